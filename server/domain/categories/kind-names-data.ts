// Written by cli/dev/make-kind-names.mjs; do not edit.
/**
 * Kinds of businesses by Google's English name of the category, each with its other names in 21 languages: in Latin letters as
 * `tokenize` writes them, else folded. Names in other languages are derived from the presets of openstreetmap/id-tagging-schema:
 *
 * ISC License
 *
 * Copyright (c) 2017-2026, iD Contributors
 *
 * Permission to use, copy, modify, and/or distribute this software for any
 * purpose with or without fee is hereby granted, provided that the above
 * copyright notice and this permission notice appear in all copies.
 *
 * THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
 * REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY
 * AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
 * INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM
 * LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR
 * OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
 * PERFORMANCE OF THIS SOFTWARE.
 */
export const KIND_LINES = `3D printing service
ATM|cash machine|automated teller machine|geldautomat|distributeur de billets|cajero automatico|bancomat|terminal bancario|caixa eletronico|bankautomaat|bankomat|صراف آلي|atm机|may rut tien
ATV dealer
ATV rental service
ATV repair shop
Aadhaar center
Abarth dealer
Abbey
Aboriginal and Torres Strait Islander organisation
Aboriginal art gallery
Abortion clinic|abtreibungsklinik|clinique d avortement|clinica de aborto|clinica per aborti|clinica de interrupcao da gravidez|abortiecentrum|kurtaj klinigi|klinika aborcyjna|potratova klinika|klinika preryvanija beremennosti|pererivannja vagitnosti|klinika za abortuse|عيادة الإجهاض|中絶クリニック|流产诊所|낙태 클리닉|phong kham pha thai
Abrasives supplier
Abundant Life church
Academic department
Acaraje restaurant
Accountant|accountant office|buchhaltungsburo|oficina de contador|contabilidade|muhasebe ofisi|racunovodstvena kancelarija|مكتب محاسب|会計事務所(主に法人向け)|회계사 사무소|expert comptable|comptable|contador|contabilista|commercialista|ksiegowa|ksiegowy|ucetni|konyvelo|contabil|logistis|revisor|kirjanpitaja|muhasebeci|mali musavir|buhgalter|محاسب|akuntan|boekhouder
Accounting firm|accounting|accounting services|accountancy|cabinet comptable|cabinet d expertise comptable|escritorio de contabilidade|gabinete de contabilidade|asesoria contable|studio commercialista|accountantskantoor|administratiekantoor|biuro rachunkowe|ucetni kancelar|uctovnicka kancelaria|konyveloiroda|firma de contabilitate|scetovodna kasca|logistiko grafeio|redovisningsbyra|revisionsbyra|revisionsfirma|regnskapsfirma|regnskabskontor|tilitoimisto|muhasebe burosu|buhgalterskaja firma|buhgalterska firma|racunovodstvena agencija|مكتب محاسبة|دفتر حسابداری|firma akuntansi|kantor akuntan|van phong ke toan|สํานักงานบัญชี|会计事务所|會計師事務所|会計事務所|회계사무소
Accounting school
Acoustical consultant
Acrobatic diving pool
Acrylic store
Acupuncture clinic
Acupuncture school
Acupuncturist
Acura dealer
Adaptive sports center
Addiction treatment center
Administrative attorney
Adoption agency|adoptionsagentur|agence d adoption|agencia de adopcion|agenzia per adozioni|agencia de adocao|adoptiebureau|evlat edinme ajansi|osrodek adopcyjny|adopcni agentura|agenstvo po usynovleniju|agencija z usinovlennja|agencija za usvajanje|養子縁組み機関|领养中介|입양기관|panti adopsi|co quan nhan con nuoi
Adult DVD store
Adult day care center
Adult education school
Adult entertainment club|strip club|stripclub|club de strip tease|club de striptease|club di spogliarello|clube de strip|striptiz kulubu|klub ze striptizem|striptyzovy klub|striptiz klub|strip klub|ストリップ劇場|脱衣舞俱乐部|스트릿 클럽
Adult entertainment store|erotic store|erotic shop|erotikgeschaft|sex shop|tienda erotica|sexy shop|seksshop|erotik urunler magazasi|seks sop|prodavnica erotike|アダルトショップ|情趣用品店|성인용품 가게|tiem ban do khieu dam
Adult foster care service
Adventure sports center
Advertising agency|werbeagentur|agence de publicite|agencia de publicidad|agenzia pubblicitaria|agencia de publicidade|reclamebureau|reklam ajansi|agencja reklamowa|reklamni agentura|reklamnoe agenstvo|reklamna agencija|وكالة إعلانية|広告代理店|广告中介|광고 대행사|agen periklanan|co so quang cao
Aerated drinks supplier
Aerial photographer
Aerial sports center
Aero dance class
Aerobics instructor
Aeroclub
Aeromodel shop
Aeronautical engineer
Aerospace company
Afghan restaurant|afghanisches restaurant|restaurant afghan|ristorante afgano|restaurante afgano
African goods store
African restaurant|afrikanisches restaurant|restaurant africain|ristorante africano|restaurante africano|africki restoran
After school program
Aged care
Agenzia Entrate
Aggregate supplier
Agistment service
Agricultural association
Agricultural cooperative
Agricultural engineer
Agricultural high school
Agricultural machinery manufacturer
Agricultural organization
Agricultural product wholesaler
Agricultural production
Agricultural service
Agrochemicals supplier
Aikido club
Aikido school
Air ambulance service
Air compressor repair service
Air compressor supplier
Air conditioning contractor
Air conditioning repair service
Air conditioning store
Air conditioning system supplier
Air duct cleaning service
Air filter supplier
Air force base
Air taxi
Airbrushing service
Airbrushing supply store
Aircraft dealer
Aircraft maintenance company
Aircraft manufacturer
Aircraft rental service
Aircraft supply store
Airline
Airline ticket agency
Airplane
Airport
Airport shuttle service
Airsoft supply store
Airstrip
Alcohol manufacturer
Alcohol retail monopoly
Alcoholic beverage wholesaler
Alcoholism treatment program
Alfa Romeo dealer
Algerian Restaurant
Allergist|allergologist|allergologe|allergologue|alergologo|alergista|allergologa|allergoloog|alergolog|allergolog|アレルギー科|过敏科诊室|알레르기의학과
Alliance church
Alsace restaurant
Alternative fuel station
Alternative medicine practitioner|alternative medicine|alternativmedizin|heilpraktiker|heilpraktikerin|medecine alternative|medicina alternativa|alternatieve geneeskunde|alternatif tip|medycyna alternatywna|alternativni medicina|alternativnaja medicina|alternativna medicina|طبيعي|حجامة|代替医療|替代医学|대체의학|pengobatan alternatif|y hoc thay the
Alternator supplier
Aluminum frames supplier
Aluminum supplier
Aluminum welder
Aluminum window
Amateur theater
Ambulance service
American football field
American grocery store
American restaurant|amerikanisches restaurant|restaurant americain|restaurante norteamericano|ristorante americano|restaurante americano|amerikaans restaurant|amerikan restorani|restauracja amerykanska|americka restaurace|amerikanskii restoran|americki restoran|مطعم امريكي|レストラン・アメリカ料理|美式餐馆|미국 음식점|restoran masakan amerika|nha hang my
Amish furniture store
Ammunition supplier
Amphitheater|amphitheatre|anfiteatro|amfitheater|amfiteatr|野外劇場|圆形剧场
Amusement center
Amusement machine supplier
Amusement park
Amusement park ride
Amusement ride supplier
Anago restaurant
Andalusian restaurant
Andhra restaurant
Anesthesiologist
Anganwadi center
Angler fish restaurant
Anglican church
Anhui restaurant
Animal cafe
Animal control service
Animal feed store
Animal hospital
Animal protection organization
Animal rescue service
Animal shelter|tierheim|refuge animalier|refugio de animales|rifugio per animali|abrigo para animais|abrigo de animais|dierenasiel|hayvan barinagi|schronisko dla zwierzat|zvireci utulek|prijut dlja zivotnyh|pritulok dlja tvarin|azil za zivotinje|مأوى حيوانات|動物保護施設|动物收容救助所|동물 보호소|penampungan hewan|tram cuu ho thu cung
Animal watering hole
Animation studio
Anime club
Anodizing service
Antenna service
Antique furniture restoration service
Antique furniture store
Antique store|antique shop|antiques shop|antiques store|antiquitatenhandler|antiquaire|tienda de antiguedades|negozio di oggetti antichi|loja de antiguidades|antiquario|antiekwinkel|antika dukkani|sklep z antykami|antykwariat|starozitnictvi|antikvariat|antikvarnii magazin|prodavnica atikviteta|متجر تحف|古美術品店|古董店|골동품 가게|toko barang antik|tiem do co
Apartment building
Apartment complex
Apartment rental agency
Apostolic church
Appliance parts supplier
Appliance rental service
Appliance repair service|appliances repair
Appliance store|appliance shop|haushaltselektrogerategeschaft|loja de eletrodomesticos brancos|huishoudelijkeapparatuurwinkel|sklep z agd|prodejna domacich spotrebicu|magazin bytovoi tehniki|pobutova tehnika|prodavnica bele tehnike|متجر الأجهزة المنزلية|白物家電販売店(大型製品)|家用电器店|가전 제품 가게|toko alat rumah tangga|tiem gia dung|tienda de electrodomesticos|loja de eletrodomesticos|haushaltsgerategeschaft|magasin d electromenager|negozio di elettrodomestici|sklep agd|beyaz esya magazasi
Appliances customer service
Applied behavior analysis therapist
Appraiser
Apprenticeship center
Aquaculture farm
Aquarium|acuario|acquario|aquario publico|aquario|akvaryum|akwarium|akvarium|akvarijum|حوض سمك|水族館|水族馆|아쿠아리움|thuy cung
Aquarium shop
Aquatic center
Arab restaurant
Arboretum
Arborist service
Archaeological museum
Archery club
Archery range
Archery store
Architect|architect office|oficina de arquitecto|studio di architettura|arquitetura|architectenbureau|mimarlik ofisi|kancelar architekta|arhitekturnoe bjuro|arhitektonska kancelarija|مكتب مهندس معماري|設計事務所|建筑事务所|건축가 사무소|kantor jasa arsitek|van phong kien truc su|architekt|architekturburo|architecte|arquitecto|arquiteto|architetto|epitesz|arhitect|arhitekt|architektonas|arkitekt|arkkitehti|mimar|arhitektor|arhitekta|مهندس معماري|arsitek|kien truc su|建筑师|建築家|건축사
Architects association
Architectural and engineering model maker
Architectural designer
Architectural salvage store
Architecture firm
Architecture school
Archive
Arena
Argentinian restaurant|argentinisches restaurant|restaurant argentin|ristorante argentino|restaurante argentino|argentine restaurant
Armed forces association
Armenian church
Armenian restaurant
Army & navy surplus shop|military surplus store|military surplus shop|militarkleidungsabverkauf|surplus militaire|tienda de excedentes militares|negozio di eccedenze militari|loja de excedentes militares|loja de excedente militar|legerdump|askeri fazlalik magazasi|sklep ze sprzetem wojskowym|armadni vyprodej|armeiskii magazin|magazin viiskovih tovariv|prodavnica vojnih viskova|متجر بيع المعدات والمستلزمات العسكرية المستعملة|軍払い下げ品店|军品店|군용품 판매점
Army barracks
Army facility
Army museum
Aromatherapy class
Aromatherapy service
Aromatherapy supply store
Art cafe
Art center
Art dealer
Art gallery|exposicao artistica|kunstgalerij|muzeum sztuki|galerie umeni|hudozestvennaja galereja|hudoznja galereja|galerija slika|رواق الفنون|アートギャラリー|美术馆|미술관|museum kesenian|phong tranh|kunstgalerie|galerie d art|galeria de arte|galleria d arte|galeria sztuki|sergi salonu|sanat galerisi|resim galerisi|konstgalleri|kunstgalleri
Art museum
Art restoration service
Art school
Art studio
Art supply store
Artificial plant supplier
Artist
Arts organization
Asbestos testing service
Ashram
Asian fusion restaurant
Asian grocery store
Asian household goods store
Asian restaurant|asiatisches restaurant|restaurant asiatique|restaurante asiatico|ristorante asiatico|aziatisch restaurant|asya restorani|restauracja azjatycka|asijska restaurace|aziatskii restoran|azijski retoran|مطعم آسيوي|レストラン・アジア料理|亚洲餐馆|아시아 음식점|nha hang chau a
Asphalt contractor
Asphalt mixing plant
Assamese restaurant
Assemblies of God church
Assistante maternelle
Assisted living facility|senior assisted living facility|einrichtung fur betreutes seniorenwohnen|residence autonomie pour personnes agees|residencia para mayores|struttura di residenza assistita per anziani|centro de apoio a terceira idade|woonvoorziening voor senioren|mieszkania wspomagane dla seniorow|asistovane bydleni pro seniory|pansion dlja perestarilih|高齢者向け住宅|老年公寓|노인복지생활시설
Association / Organization
Aston Martin dealer
Astrologer
Asturian restaurant
Asylum center
Athletic club
Athletic field
Athletic park
Athletic track
Attorney referral service
Auction house
Audi dealer
Audio visual consultant
Audio visual equipment repair service
Audio visual equipment supplier
Audiologist|audiologe|audiologiste|audiologo|fonoaudiologista|audiologista|ses uzmani|audiolog|usni|أخصائي السمع|聴覚訓練士|听力学家|청능사|spesialis pendengaran|nha thinh hoc
Audiovisual equipment rental service
Auditor
Auditorium
Australian goods store
Australian restaurant
Austrian restaurant|osterreichisches restaurant|restaurant autrichien|ristorante austriaco
Authentic Japanese restaurant
Auto accessories wholesaler
Auto air conditioning service
Auto auction
Auto body parts supplier
Auto body shop|karosseriewerkstatt|carrosserie|carrozzeria|taller de chapa y pintura|autolimarska radionica|body shop|auto body|oficina de chapa e pintura|funilaria e pintura|carrosseriebedrijf|autoschadeherstel|blacharz samochodowy|autolakovna|karosszerialakatos|tinichigerie auto|bilplat|pladevaerksted|peltikorjaamo|kaporta boya|kuzovnoi remont
Auto bodywork mechanic
Auto broker
Auto care products store
Auto chemistry shop
Auto dent removal service
Auto electrical service
Auto glass repair service
Auto glass shop
Auto insurance agency
Auto machine shop
Auto market
Auto painting
Auto parts manufacturer
Auto parts market
Auto parts store|car parts store|car parts shop|autoteilehandel|magasin de pieces automobiles|tienda de repuestos de automovil|negozio di autoricambi|loja de pecas para automoveis|loja de pecas automotivas|auto onderdelenwinkel|yedek parca dukkani|sklep z czesciami do samochodow|obchod s nahradnimi dily pro auta|prodavnica auto delova|محل قطع غيار السيارة|カー用品店|汽车零部件商店|자동차 부품 가게|toko peralatan mobil|tiem phu tung xe hoi|autopecas|repuestos|repuestos de autos|refaccionaria|recambios|autoersatzteile|pieces auto|ricambi auto|auto onderdelen|czesci samochodowe|sklep motoryzacyjny|nahradni dily|autoalkatresz|piese auto|yedek parca|oto yedek parca|avtozapcasti|avtozapcastini|قطع غيار سيارات
Auto radiator repair service
Auto repair shop|car repair shop|automobile repair shop|car mechanic|garage de reparation automobile|autofficina|oficina de automoveis|arac tamirhanesi|avtomasterskaja|avtomaisternja|ورشة إصلاح سيارات|自動車修理工場|자동차 수리점|autowerkstatt|kfz werkstatt|autoreparaturwerkstatt|garage automobile|officina per riparazione auto|taller de reparacion de automoviles|oficina mecanica|autoservis|auto servis|radionica za popravku automobila|auto repair|car repair|auto mechanic|officina auto|officina meccanica|autogarage|taller mecanico|taller de coches|oficina auto|warsztat samochodowy|autoopravna|autoservice|autoszerviz|atelier auto|service auto|avtoserviz|synergeio aytokiniton|bilverkstad|bilverksted|autovaerksted|autokorjaamo|oto tamirci|oto tamir dukkani|avtoservis|sto|ورشة سيارات|ورشة تصليح سيارات|تعمیرگاه خودرو|bengkel mobil|bengkel|tiem sua xe|gara o to|อู่ซ่อมรถ|汽车修理店|汽車維修廠|自動車修理店|자동차 정비소|카센터
Auto restoration service
Auto rickshaw stand|tricycle terminal|autorikscha stand|station de tuk tuk|parada de auto rickshaw|supporto per riscio automatico|praca de riquexos motorizados|standplaats voor tuktuks|postoj autoriksz|stanoviste motorizovane riksi|stoika dlja motoriks|misce posadki v avtoriksi|三輪タクシー乗り場|机动三轮车站|자동 인력거 스탠드
Auto spring shop
Auto sunroof shop
Auto tag agency
Auto tune up service
Auto upholsterer
Auto window tinting service
Auto wrecker
Automation company
Automobile storage facility
Aviation consultant
Aviation training institute
Awadhi restaurant
Awning supplier
Ayam penyet restaurant
Ayurvedic clinic|ayurveda practitioner|praxis fur ayurveda|praticien ayurvedique|practicante de ayurveda|ayurveda|profissional de ayurveda|ayurveda praktijk|ajurweda|praktik ajurvedy|likar ajurvedi|prakticar ajurvede|阿育吠陀治疗师|아유르베다
Azerbaijani restaurant
Açaí shop
BMW dealer
BMW motorcycle dealer
BMX club
BMX park
BMX venue
BPO company
BPO placement agency
Baby clothing store
Baby store|baby goods store|baby goods shop|babysachengeschaft|magasin de produits pour bebes|tienda de productos para bebe|negozio di prodotti per l infanzia|loja de acessorios para bebes|loja de artigos para bebes|babyartikelenwinkel|bebek malzemeleri magazasi|sklep z artykulami dla dzieci i niemowlat|obchod s potrebami pro deti|magazin detskih tovarov|tovari dlja nemovljat|prodavnica bebi opreme|متجر مستلزمات الأطفال|赤ちゃん用品店|婴儿用品店|유아 용품 가게|toko perlengkapan bayi|tiem do so sinh
Baby swimming school
Baden restaurant
Badminton club
Badminton complex
Badminton court
Bag shop
Bagel shop
Bahá'í house of worship
Bail bonds service|bail bond agent|kautionsagentur|bureau de cautionnement|agente de fianzas|agente di cauzione|agente de fiancas|agente de fianca|borgtochtgeldschieter|poreczyciel majatkowy|zastavarna pro ziskani kauce|agent po zalogu|zastava za zvilnennja|مكتب وكيل سند الكفالة|保釈保証業者|保释担保代理|보석채권대리인|van phong dong tien the chan tai ngoai
Bait shop
Bakery|panificio|pekarstvi|bulocnaja|bulocna|烘焙店|제과점|tiem banh|backerei|boulangerie|panetteria|panaderia|padaria|bakkerij|firin|pekara|boulangerie patisserie|piekarnia|pekarna|pekaren|pekseg|brutarie|furna|artopoieio|fournos|bageri|bakeri|leipomo|pekarnja|مخبز|مخبزة|نانوایی|toko roti|tiem banh mi|ร้านเบเกอรี่|ร้านขนมปัง|面包店|麵包店|パン屋|ベーカリー|베이커리|빵집
Bakery equipment
Baking supply store
Bakso restaurant
Balinese restaurant
Ballet school
Ballet theater
Balloon artist
Balloon ride tour agency
Balloon store
Ballroom dance instructor
Band
Bangladeshi restaurant
Bangle Shop
Bank|bank filiale|銀行|银行|은행|koperasi|ngan hang|banque|banco|banca|banka
Bankruptcy attorney
Bankruptcy service
Banner store
Banquet hall
Baptist church
Bar|american bar|bar requintado ou drinqueria|bar alkoholowy|바|quan ruou|mpar|baari|quan bar|حانة|บาร์|酒吧|バー
Bar & grill
Bar PMU
Bar restaurant furniture store
Bar stool supplier
Bar tabac
Barbecue area
Barbecue restaurant|barbeque restaurant|restaurante de barbacoa|ristorante con griglia|restaurante de churrasco|barbecuerestaurant|restauracja grillowa|barbecue restaurace|restoran barbekju|rostilj restoran|レストラン・焼肉|烧烤餐厅|바베큐 레스토랑|grillrestaurant|rostilj|restoran sa rostiljem
Barber school
Barber shop|barber|barbers|barbero|barbeiro|理容店|男士理发店|herrenfriseur|barbier|barberia|barbiere|barbearia|erkek kuaforu|berber|berbernica|muski frizer|barbersop|barbershop|herrkapper|herenkapper|barberare|parturi|holicstvi|holicstvo|ferfi fodraszat|frizerie|brasnarnica|koureio|muzskaja parikmaherskaja|صالون حلاقة|حلاق رجالي|tukang cukur|pangkas rambut|tiem cat toc nam|ร้านตัดผมชาย|理容室|床屋|이발소|바버샵
Barber supply store
Bariatric surgeon
Bark supplier
Barrel supplier
Barrister
Bartending school
Bartending service
Baseball club
Baseball field
Baseball goods store
Basilica
Basket supplier
Basketball club
Basketball court
Basketball court contractor
Basque restaurant
Batak restaurant
Bathroom remodeler
Bathroom supply store|bathroom furnishing store|bathroom furnishing shop|badeinrichtungsgeschaft|fournitures pour salles de bain|tienda de muebles de bano|negozio di prodotti per il bagno|loja de assessorios para casas de banho|loja de mobiliario de banheiros|badkamermeubelwinkel|banyo mobilyalari ve aksesuarlari dukkani|sklep z wyposazeniem lazienek|obchod s vybavenim do koupelny|magazin prodajuscii mebel dlja vannyh komnat|magazin santehniki|prodavnica opreme za kupatilo|متجر أثاث واكسسوارات الحمامات|浴室用品店|浴室家具店|화장실 기구 가게|toko perlengkapan kamar mandi|tiem ban do phong tam
Batik clothing store
Battery manufacturer
Battery store
Battery wholesaler
Batting cage center
Bavarian restaurant
Bazar
Beach cleaning service
Beach clothing store
Beach club
Beach entertainment shop
Beach pavillion
Beach volleyball club
Beach volleyball court
Bead store
Bead wholesaler
Bearing supplier
Beautician
Beauty product supplier
Beauty products vending machine
Beauty products wholesaler
Beauty salon|beauty shop|salon urody|salon pieknosci|محل تجميل|美容サービス|美容店|뷰티 샵|kosmetikstudio|schonheitssalon|institut de beaute|salon de beaute|salone di bellezza|salon de belleza|salao de beleza|schoonheidssalon|guzellik salonu|salon lepote|beauty|centro estetico|centro de estetica|salon kosmetyczny|gabinet kosmetyczny|kosmeticky salon|kozmeticky salon|kozmetikai szalon|salon de infrumusetare|salon za krasota|institouto aisthitikis|skonhetssalong|skonhedssalon|hudpleiesalong|kauneushoitola|salon krasoty|salon krasi|kozmeticki salon|صالون تجميل|مركز تجميل|سالن زیبایی|salon kecantikan|tham my vien|ร้านเสริมสวย|美容院|美容中心|エステサロン|미용실|뷰티 살롱
Beauty school
Beauty supply store
Bed & breakfast|bed and breakfast|b b|chambre d hotes|maison d hotes|casa rural|alojamento local|penzion|panzio|pensiune|pousada|bed en breakfast|pensjonat|pokoje goscinne|민박
Bed shop
Bedding store
Bedroom furniture store
Bee relocation service
Beer distributor
Beer garden|biergarten|jardim de cerveja|bira bahcesi|ogrodek piwny|pivni zahradka|pivnoi sad|pivnii sadok|pivska basta|ビアガーデン|啤酒花园|옥외 식탁|vuon bia
Beer hall
Beer store
Belgian restaurant
Belt shop
Bengali restaurant
Bentley dealer
Berry restaurant
Berufsfachschule (vocational school with apprenticeship)
Betawi restaurant
Betting agency
Beverage distributor
Bicycle club
Bicycle rack
Bicycle rental service
Bicycle repair shop
Bicycle store|bicycle shop|bike shop|fahrradladen|magasin de velos|tienda de bicicletas|negozio di biciclette|loja de bicicletas|fietswinkel|bisiklet magazasi|sklep rowerowy|cykloprodejna|velomagazin|prodavnica bicikala|متجر دراجات هوائية|自転車店|自行车店|자전거 가게|toko sepeda|tiem xe dap
Bicycle wholesaler
Bike wash
Bikram yoga studio
Bilingual preschool
Bilingual school
Billiards supply store
Bingo hall
Biochemistry lab
Biofeedback therapist
Biotechnology company
Bird control service
Bird shop
Bird watching area
Birth center|birthing center|birthing centre|geburtshaus|maternite|centro de maternidad|centro nascita|casa de parto|geboortecentrum|geboortehuis|geboortehotel|dogum merkezi|izba porodowa|porodowka|porodnice|roddom|pologovii centr|porodiliste|مركز ولادة|バースセンター|分娩中心|조산원|trung tam phu san
Birth certificate service
Birth control center
Biryani restaurant
Bistro
Blacksmith|schmiede|forgeron|herrero|maniscalco|ferreiro|smid|demirci|kowal|kovar|kuznec|koval|kovac|حدّاد|鍛冶屋|铁匠坊|대장간|pandai besi|ren kim loai
Blast cleaning service
Blinds shop|window blind store|window blind shop|fensterladengeschaft|magasin de vente de stores|tienda de persianas|negozio di tapparelle e serrande|loja de estores|loja de persianas|jaloeziewinkel|jaluzi magazasi|sklep z zaluzjami|roletami|obchod s roletami|magazin zaljuzi|zaljuzi roleti|محل لبيع ستائر النوافذ|ブラインドカーテン専門店|百叶窗店|창문 블라인드 가게|toko kerai|tiem manh
Blood bank
Blood donation center|blood donor center|blood donor centre|blutspendezentrale|centre de don du sang|centro de donacion de sangre|centro trasfusionale|banco de sangue|centro de doacao de sangue|bloeddonorcentrum|kan bagis merkezi|centrum krwiodawstwa|punkt krwiodawstwa|odber krve|stancija perelivanija krovi|bank krovi|mesto za davanje krvi|مركز التبرع بالدم|献血ルーム|献血中心|헌혈의 집|trung tam hien mau
Blood testing service
Blueprint service
Blues club
Board game club
Board of education
Boarding house
Boarding school
Boat accessories supplier
Boat builders
Boat cleaning service
Boat club
Boat cover supplier
Boat dealer|boat store|boat shop|bootsgeschaft|magasin de bateaux|tienda de barcos|negozio di barche|loja de barcos|bootwinkel|tekne magazasi|sklep zeglarski|prodejna lodi|magazin lodok|magazin covniv|prodavnica camaca|متجر بيع قوارب ومستلزماتها|ボート店|船店|보트 가게|toko kapal|perahu|tiem tau thuyen
Boat detailing service
Boat ramp
Boat rental service
Boat repair shop
Boat storage facility
Boat tour agency
Boat trailer dealer
Boating instructor
Bocce ball court
Body piercing shop|piercing studio|perceur|estudio de piercings|estudio de piercing|studio piercingu|piercingove studio|pirsing studija|ピアススタジオ|身体穿孔店|피어싱샵
Body shaping class
Boiler manufacturer
Boiler supplier
Bonesetting house
Bonsai plant supplier
Book publisher
Book store|bookshop|bookseller|book shop|book seller|boekenwinkel|بائع كتب|buchhandlung|librairie|libreria|livraria|boekhandel|knjizara|kitabevi|kniznyi magazin|bookstore|ksiegarnia|knihkupectvi|knihkupectvo|konyvesbolt|librarie|knizarnica|vivliopoleio|bokhandel|boghandel|kirjakauppa|boekwinkel|kitapci|knigarnja|knizara|کتابفروشی|toko buku|hieu sach|nha sach|ร้านหนังสือ|书店|書店|本屋|서점
Bookbinder|buchbinder|relieur|encuadernador|legatoria|encadernador|boekbinder|ciltci|introligator|knihar|perepletcik knig|paliturnik|knjigovezac|تغليف وتجليد الكتب|製本所|装订工坊|제본소|tukang jilid|dong sach
Bookkeeping service
Books wholesaler
Boot camp
Boot repair shop
Boot store
Border crossing station
Border guard
Botanica
Botanical garden|botanischer garten|jardin botanique|jardin botanico|giardino botanico|jardim botanico|botanische tuin|botanik bahce|ogrod botaniczny|botanicka zahrada|botaniceskii sad|botanicnii sad|botanicka basta|حديقة نباتية|植物園|植物园|식물원|taman botani|vuon bach thao
Bottle & can redemption center
Bottled water supplier
Bouncy castle hire
Boutique
Bowling alley|bowlingbahn|bowling|bolera|sala da bowling|pista de bolingue|pista de boliche|bowlingbaan|bowling salonu|kregielnia|bowlingova draha|bouling centr|bouling|kuglana|بولينغ|ボウリング場|保龄球馆|볼링장|tempat bowling|khu bowling
Bowling club
Bowling supply shop
Box lunch supplier
Boxing club
Boxing gym
Boxing ring
Boys' high school
Brake shop
Branding agency
Brasserie
Brazilian pastelaria
Brazilian restaurant|brasilianisches restaurant|restaurant bresilien|ristorante brasiliano|restaurante brasileno
Breakfast restaurant
Brewery|craft brewery|handwerksbrauerei|hausbrauerei|kleinbrauerei|fabrica de cerveza artesanal|birrificio artigianale|cervejaria artesanal|microbrouwerij|el yapimi bira isletmesi|browar rzemieslniczy|minipivovar|kraftovaja pivovarnja|kraftova pivovarnja|kraft pivara|ビール醸造所|啤酒坊|수제 맥주 양조장|brouwerij|cervejaria|cerveceria|brasserie artisanale|birrificio|browar|pivovar|sorfozde|bryggeri|panimo|bira fabrikasi|pivovarnja
Brewing supply store|brewing supply shop|brauzubehorgeschaft|magasin de materiel de brasserie|tienda de suministros de cerveza|negozio di forniture per la produzione di birra|loja de material de fermentacao|loja de suprimentos para cerveja|winkel voor brouwbenodigdheden|bira malzemeleri magazasi|sklep dla piwowarow domowych|obchod s potrebami pro vyrobu piva|vina|magazin pivovarennogo oborudovanija|pivovarne ta vinorobne obladnannja|prodavnica pivarske opreme|醸造用品店|酿酒用品店|양조 용품 가게
Brewpub|pub mit hausbrauerei|brasserie pub|microcerveceria|pub birrificio|cafe met microbrouwerij|birahane|pub z minibrowarem|hospoda s mikropivovarem|pivnoi bar|kraft pab|pivnica|居酒屋(地ビールあり)|自酿酒吧|브루펍
Brick manufacturer
Bricklayer
Bridal shop|wedding clothes store|wedding clothes shop|hochzeitskleidungsgeschaft|magasin de vetements de mariage|tienda de ropa para bodas|negozio di abiti per matrimonio|loja de vestuario de casamento|loja de roupas de casamento|trouwkledingwinkel|dugun giyim magazasi|salon sukien slubnych|obchod se svatebnim oblecenim|magazin svadebnyh platev|magazin vesilnogo vbrannja|prodavnica vencanica|محل بيع وتفصيل ملابس الزفاف|衣料品店(婚礼)|婚礼服饰店|혼례복 가게|toko|sewa busana pengantin|tiem ao cuoi
Bridge
Bridge club
British restaurant
Brunch restaurant
Bubble tea store|bubble tea cafe|the aux perles|te de burbujas|locale di bubble tea|casa de cha de bolhas|cha de cafe com bolhas|bubbelthee cafe|inci cayi kafesi|bar z bubble tea|obcerstveni s bublinkovym cajem|babl ti kafe|cai z bulbaskami|babl ti kafic|مقهى شاي الفقاعات|タピオカティー店|奶茶店|버블티 카페|teh boba|quan tra sua
Buddhist supplies store
Buddhist temple|buddhistischer tempel|temple boudhiste|templo budista|tempio buddista|boeddhistische tempel|budist tapinagi|swiatynia buddyjska|buddhisticky chram|buddiiskii hram|budisticki hram|معبد بوذي|仏教寺院|佛寺殿堂|사찰|kuil buddha|chua phat giao
Buffet restaurant
Bugatti dealer
Buick dealer
Building consultant
Building designer
Building equipment hire service
Building firm
Building inspector
Building materials market
Building materials store|loja de material de construcao|loja de materiais de construcao|materiales de construccion|baustoffhandel|materiaux de construction|materiali edili|bouwmaterialen|sklad budowlany|materiale de constructii
Building materials supplier
Building restoration service
Building society
Bulgarian restaurant
Bullring
Bungee jumping center
Burglar alarm store
Burmese restaurant|birmanisches restaurant
Burrito restaurant
Bus charter
Bus company
Bus depot
Bus ticket agency
Bus tour agency
Business administration service
Business attorney
Business banking service
Business broker
Business center|geschaftszentrum|businesscenter
Business development service
Business management consultant
Business networking company
Business park
Business school
Business to business service
Butane gas supplier
Butcher shop|butcher|pork store|butchery|macellaio|mjasnoi|m jasna lavka|penjagalan|hang thit|metzgerei|fleischerei|boucherie|macelleria|carniceria|kasap|boucherie charcuterie|talho|acougue|slagerij|sklep miesny|reznictvi|masiarstvo|hentesuzlet|macelarie|mesarnica|kreopoleio|kottaffar|slagter|slakter|lihakauppa|mjasnoi magazin|m jasnii magazin|mesara|ملحمة|جزار|toko daging|ร้านขายเนื้อ|肉店|精肉店|정육점
Butcher shop deli
Butsudan store
CBSE school
CD store
CNG fitment center
Cabaret club
Cabin rental agency
Cabinet maker
Cabinet store
Cable company
Cadillac dealer
Cafe|咖啡餐馆|angkringan|caffe|kaffeehaus|kafic|kafe bar|cafes|kawiarnia|kafejka|kavarna|kaviaren|kavezo|cafenea|kahvila|kaffebar|kafeteria|kafene|kafe|kav jarnja|kofeinja|مقهى|كافيه|کافه|quan ca phe|คาเฟ่|ร้านกาแฟ|咖啡馆|咖啡店|咖啡廳|カフェ|喫茶店|카페
Cafeteria|comedor|mensa|cantina|kantine|kafeterie|stolovaja|kafeterii|カフェテリア|自助餐厅|카페테리아
Cajun restaurant
Cake decorating equipment shop
Cake shop
Californian restaurant
Call center
Call shop
Calligraphy lesson
Calvary Chapel church
Cambodian restaurant
Camera repair shop
Camera store|camera equipment store|camera equipment shop|boutique de materiel photographique|tienda de equipos de fotografia|negozio di materiale fotografico|loja de equipamento fotografico|loja de equipamentos para cameras|winkel voor camerabenodigdheden|kamera ekipman magazasi|sklep z aparatami fotograficznymi i kamerami|prodejna kamer|magazin fotooborudovanija|fotoobladnannja|prodavnica opreme za kamere|カメラ店|相机店|카메라 가게|toko kamera|tiem may anh
Camper shell supplier
Campground|camp site|campamento|local de acampamento|kamp yeri|taboriste|turisticeskii prijut|tabir|prostor za kampovanje|مكان التخييم|宿营场地|bumi perkemahan|khu cam trai|camping|campingplatz|zeltplatz|campeggio|parque de campismo|kemp|kempingi|kampingk|campingplass|leirintaalue|kamp alani|kemping|キャンプ場|캠핑장|露营地
Camping cabin
Camping farm
Camping store
Canadian restaurant
Cancer treatment center
Candle store|candle shop|kerzengeschaft|magasin de bougies|tienda de velas|negozio di candele|loja de velas|kaarsenwinkel|mum magazasi|sklep ze swiecami|obchod se svickami|svecnoi magazin|magazin svicok|svecarnica|متجر الشموع|キャンドル専門店|蜡烛店|양초 가게|toko lilin|tiem cay nen
Candy store|candy shop|sweet shop|susswarenladen|confiserie|tienda de dulces|negozio di dolciumi|docaria|doceria|loja de doces|snoepwinkel|seker magazasi|sklep ze slodyczami|obchod s cukrovinkami|cukerki|bombondzinica|菓子屋(販売)|糖果店|사탕 가게|toko permen|tiem keo
Cane furniture store
Cannabis club
Cannabis store|cannabis shop|cannabisgeschaft|magasin de cannabis|tienda de cannabis|negozio di cannabis|loja de canabis|cannabiswinkel|esrar dukkani|sklep z produktami z konopi|prodejna konopi|magazin marihuany|konoplja|prodavnica kanabisa|大麻店(日本では違法)|大麻店|대마초 가게|tiem can sa
Cannery
Canoe & kayak rental service
Canoe & kayak store
Canoe & kayak tour agency
Canoe and kayak club
Canoeing area
Cantabrian restaurant
Cantonese restaurant|kantonesisches restaurant|restaurant cantonais|ristorante cantonese
Cape Verdean restaurant
Capoeira school
Capsule hotel
Car accessories store
Car alarm supplier
Car battery store
Car dealer|car dealership|concessionario|loja de automoveis|concessionaria de carros|revenda de automoveis|loja de revenda de automoveis|autoshowroom|salon sprzedazy samochodow|prodejna aut|avtodiler|salon automobila|カーディーラー|汽车店|tiem xe hoi|autohandler|autohaus|concessionnaire automobile|concessionaria auto|concesionario de automoviles|auto salon|auto plac|concessionnaire auto|concesionario de coches|stand de automoveis|concessionaria de veiculos|autodealer|salon samochodowy|autosalon|autobazar|autokereskedes|dealer auto|avtokasca|antiprosopeia aytokiniton|bilhandlare|bilforhandler|autoliike|oto galeri|avtosalon|معرض سيارات|dealer mobil|dai ly o to|汽车经销商|自動車ディーラー|자동차 대리점
Car detailing service
Car factory
Car finance and loan company
Car inspection station
Car leasing service
Car manufacturer
Car racing venue
Car rental agency|car rental|location de voiture|alquiler de automoviles|noleggio auto|locadora de veiculos|pujcovna aut|arenda avtomobilei|prokat avtomobiliv|iznajmljivanje vozila|محل إيجار سيارات|汽车租赁|자동차 대여점|penyewaan mobil|cho thue xe|autovermietung|agence de location de voitures|autonoleggio|agencia de alquiler de coches|rent a car|iznajmljivanje automobila|location de voitures|alquiler de coches|aluguel de carros|aluguer de automoveis|autoverhuur|wypozyczalnia samochodow|autopujcovna|autopozicovna|autokolcsonzo|inchirieri auto|koli pod naem|enoikiasi aytokiniton|biluthyrning|biludlejning|bilutleie|autovuokraamo|oto kiralama|arac kiralama|prokat avtomobilei|prokat avto|تأجير سيارات|rental mobil|thue xe|租车公司|レンタカー|렌터카
Car repair and maintenance service
Car security system installer
Car sharing location|car sharing station|station d auto partage|stazione per il car sharing|posto de partilha de automovel|estacao de compartilhamento de carros|autodelen|arac paylasma istasyonu|stacja car sharingowa|stanice sdileni aut|punkt kratkosrocnoi arendy avtomobilei|karsering stancija|stanica za deljenje automobila|محطة مشاركة السيارات|カーシェアリング|共享汽车站点|카셰어링 센터|stasiun berbagi mobil|tram chia se xe
Car stereo store
Car wash|autowasche|station de lavage de voiture|lavado de automoviles|lavagem de veiculos|lava a jato|洗车|pencucian mobil|autowaschanlage|station de lavage|autolavaggio|lavadero de coches|perionica automobila|autoperionica|auto perionica|avtomoika|lavage auto|lavado de coches|lavadero de autos|lava jato|lava rapido|lavagem de carros|autowasstraat|wasstraat|myjnia samochodowa|mycka aut|automycka|autoumyvaren|automoso|spalatorie auto|avtomivka|plyntirio aytokiniton|biltvatt|bilvask|autopesu|autopesula|oto yikama|arac yikama|avtomiika|مغسلة سيارات|غسيل سيارات|کارواش|cuci mobil|rua xe|ร้านล้างรถ|洗车店|洗車場|세차장
Carabinieri police
Cardiologist|kardiologe|cardiologue|cardiologo|cardiologa|cardiologista|cardioloog|kardiolog|循環器科|心血管科诊室|순환기내과 의사
Cardiovascular and thoracic surgeon
Career guidance service
Caribbean restaurant|karibisches restaurant|restaurant caribeen
Carnival club
Carpenter|zimmerer|carpentiere|ciesla|tesar|plotnik|tesljar|工務店|木匠工坊|목공소|dong do go|menuisier|charpentier|schreiner|tischler|carpintero|carpinteiro|falegname|timmerman|stolarz|truhlar|asztalos|tamplar|darvodelec|xylourgos|snickare|tomrer|snekker|puuseppa|kirvesmies|marangoz|stoljar|stolar|نجار|tukang kayu|tho moc|木匠|大工|목수
Carpet cleaning service|carpet cleaners
Carpet installer|carpet layer|teppichleger|pose de moquette et revetements|tapizador de alfombras|posatori di moquette|alcatifador|instalador de carpete|tapijtlegger|halici|montaz wykladzin|pokladac kobercu|ukladcik kovrolina|usteljuvac kilimiv|فرش وتركيب المفروشات|畳・カーペット工事店|铺地毯工人|카펫시공소|pemasang karpet|lap tham
Carpet manufacturer
Carpet store|carpet shop|teppichgeschaft|magasin de tapis|tienda de alfombras|negozio di tappeti|loja de tapetes|tapecaria|tapijtwinkel|hali magazasi|sklep z dywanami|prodejna kobercu|magazin kovrov|magazin kilimiv|prodavnica tepiha|متجر سجاد ومفروشات|カーペット店|地毯店|카펫 가게|toko karpet|tiem tham
Carpet wholesaler
Carpooling location
Carport and pergola builder
Carriage ride service
Carvery
Cash and carry wholesaler
Casino|kasino|cassino|kumarhane|kasyno|kazino|كازينو|カジノ|赌场|카지노|song bac
Casino hotel
Casket service
Castilian restaurant
Castle
Cat boarding service
Cat breeder
Cat cafe
Cat trainer
Catalonian restaurant
Caterer|fornitore di catering|fornecedor|fornecedor de refeicoes|gida dagitim sirketi|katering|organizacija banketov|organizacija banketiv|ketering|منظم حفلات|仕出し料理店|餐饮服务|케이터링 작업소|jasa boga|suat an|traiteur|partyservice|cateraar|cateringfirma|catering
Catering equipment rental service
Catering food and drink supplier
Cathedral
Catholic cathedral
Catholic church
Catholic school
Cattery
Cattle farm
Cattle market
Caucasian restaurant
Ceiling supplier
Cell phone accessory store|mobile phone accessory store|mobile phone accessory shop|geschaft fur handyzubehor|boutique d accessoires pour telephone|tienda de accesorios para moviles|negozio di accessori per cellulari|loja de acessorios para telemoveis|loja de acessorios para celular|cep telefonu aksesuarlari magazasi|sklep z akcesoriami do telefonow komorkowych|obchod s prislusenstvim pro mobilni telefony|magazin aksessuarov dlja mobilnyh telefonov|magazin aksesuariv dlja mobilnih telefoniv|スマートフォンアクセサリー店|手机配件商店|휴대폰 악세서리 가게|toko aksesoris ponsel
Cell phone charging station
Cell phone store|mobile phone store|mobile phone shop|mobiltelefonladen|magasin de telephonie mobile|tienda de telefonia movil|negozio di telefonia mobile|loja de telemoveis|loja de celulares|mobieletelefoonwinkel|cep telefonu magazasi|sklep z telefonami komorkowymi|obchod s mobily|magazin mobilnyh telefonov i aksessuarov|mobilni telefoni|prodavnica mobilnih telefona|محل بيع هواتف|携帯電話店|手机店|휴대폰 가게|toko handphone|tiem dien thoai di dong
Cement manufacturer
Cement supplier
Cemetery|graveyard|graberfeld|lieu de sepulture attenant a un lieu de culte cimetiere paroissial|camposanto|cemiterio paroquial|mezarlik|cmentarz przykoscielny|pohrebiste|cvintar|groblje|مقبرة|墓地(宗教施設内など、小)|教堂墓地|kuburan|nghia dia tai nha tho
Cendol restaurant
Central American restaurant
Central European restaurant
Central Javanese restaurant
Central bank
Ceramic manufacturer
Ceramics wholesaler
Certification agency
Certified public accountant
Cha chaan teng (Hong Kong-style cafe)
Chalet
Chamber of Commerce
Chamber of agriculture
Chamber of handicrafts
Champon noodle restaurant
Chanko restaurant
Chapel
Charcuterie
Charity|charity office|wohlfahrtseinrichtung|organisation de bienfaisance|charite|oficina de beneficencia|organizzazione benefica|instituicao de caridade|caridade|kantoor van liefdadigheidsinstelling|hayir kurumu|organizacja charytatywna|kancelar charity|blagotvoritelnaja organizacija|blagodiina organizacija|dobrotvorna kancelarija|مكتب منظمة خيرية|慈善団体|慈善机构|자선 단체 사무소|kantor amal|to chuc tu thien
Charter school
Chartered accountant
Chauffeur service
Check cashing service
Cheese manufacturer
Cheese shop|cheese store|kaseladen|fromagerie|tienda de quesos|negozio di formaggi|loja de queijos|kaaswinkel|peynirci|sklep z serami|prodejna syru|magazin syrov|magazin siru|prodavnica sira|متجر أجبان|チーズ店|奶酪店|치즈 가게|toko keju|tiem pho mat
Cheesesteak restaurant
Chemical engineering service
Chemical exporter
Chemical manufacturer
Chemical plant
Chemical wholesaler
Chemistry lab
Chesapeake restaurant
Chess and card club
Chess club
Chess instructor
Chettinad restaurant
Chevrolet dealer
Chicken restaurant|hahnchenrestaurant
Chicken shop
Chicken wings restaurant
Child care agency|tagesmutter
Child health care center
Child psychiatrist
Child psychologist
Child psychotherapist
Childbirth class
Childminder
Children Policlinic
Children hall
Children's amusement center
Children's book store
Children's cafe
Children's camp
Children's clothing store
Children's club
Children's farm
Children's furniture store
Children's home
Children's hospital
Children's library
Children's museum
Children's party buffet
Children's party service
Children's store
Children's theater
Chilean restaurant
Chimney services
Chimney sweep|chimney sweeper|schornsteinfeger|ramoneur|deshollinador|spazzacamino|limpa chamines|limpador de chamine|schoorsteenveger|baca temizleyicisi|kominiarz|kominik|trubocist|sazotrus|dimnicar|منظف مداخن|煙突掃除人|烟囱清扫|굴뚝 청소업체|pembersih cerobong asap|quet bo hong
Chinaware store
Chinese bakery
Chinese language instructor
Chinese language school
Chinese medicine clinic|traditional chinese medicine practitioner|praxis fur traditionelle chinesische medizin|medecine traditionnelle chinoise|practicante de medicina tradicional china|medicina tradizionale cinese|profissional de medicina chinesa|praktijk voor traditionale chinese geneeskunde|tradycyjna medycyna chinska|praktik tradicni cinske mediciny|praktikujuscii vrac tradicionnoi kitaiskoi mediciny|tradiciina kitaiska medicina|prakticar tradicionalne kineske medicine|中国医学|中医师|한의사
Chinese medicine store
Chinese noodle restaurant
Chinese restaurant|chinesisches restaurant|restaurant chinois|restaurante chino|ristorante cinese|restaurante chines|chinees restaurant|cin restorani|restauracja chinska|cinska restaurace|restoran kitaiskoi kuhni|kitaiskii restoran|مطعم صيني|レストラン・中華料理|中式餐馆|중국 음식점|restoran masakan cina|nha hang trung quoc|kineski restoran|kinesisches restaurant
Chinese supermarket
Chinese takeaway|chinesisches abholrestaurant|chinese take away
Chinese tea house
Chiropractor|chiropraktiker|chiropraticien|quiropractico|chiropratico|quiropraxia|quiroprata|kregarz|chiropraktyk|chiropraktik|hiropraktika|kiroprakticar|تقويم العظام|カイロプラクター|脊骨神经治疗师|카이로프랙터|nan khop xuong
Chocolate artisan
Chocolate cafe
Chocolate factory
Chocolate shop|chocolate store|schokoladenladen|chocolatier|chocolateria|cioccolateria|loja de chocolates|chocoladewinkel|cikolata dukkani|sklep z czekolada|prodejna cokolady|magazin sokolada|magazin sokoladu|prodavnica cokolade|متجر شوكولاتة|チョコレート店|巧克力店|초콜릿 가게|toko cokelat|tiem so co la
Choir
Chop bar
Chophouse restaurant
Christian book store
Christian church
Christian college
Christmas market
Christmas store
Christmas tree farm
Chrysler dealer
Church|christliche kirche|eglise chretienne|iglesia cristiana|chiesa cristiana|espaco de oracao cristao|igreja crista|christelijke kerk|hristiyan klisesi|misto krestanskych obradu|hristianskaja cerkov|hristijanska cerkva|كنيسية مسيحية|キリスト教の教会|基督教堂|기독교 교회|nha tho kito giao|kirche|eglise|chiesa|iglesia|igreja|kerk|crkva|kilise|cerkov|kosciol|kostel|kostol|templom|biserica|ekklisia|kyrka|kirkko|cerkva|كنيسة|gereja|nha tho|โบสถ์|教堂|教会|교회
Church council office
Church of Christ
Church of Jesus Christ of Latter-day Saints
Church of the Nazarene
Church supply store
Churreria
Cider bar
Cider mill
Cig kofte restaurant
Cigar shop
Cinema equipment supplier
Circus
Citizen information bureau
Citroen dealer
City clerk's office
City courthouse
City department of transportation
City district office
City employment department
City government office
City or town hall|town hall|rathaus gemeindeamt|mairie hotel de ville|ayuntamiento|municipalidad|municipio|camara municipal|junta de freguesia|paco municipal ou prefeitura|gemeentehuis|belediye binasi|urzad miasta lub gminy|obecni|mestsky urad|administracija|miska derzavna administracija|gradska kuca|مبنى البلدية|المركز الإداري|役場|地方政府|村礼堂|마을 회관|balai kota|toa thi chinh thi xa|city hall|stadtisches rathaus|mairie|stadhuis|urzad miasta|radnice velkomesta|gorodskaja ratusa|merija|مركز المدينة|إمارة المدينة|市区役所|市政府|시청|kantor pusat pemerintahan kota|toa thi chinh thanh pho
City park
City pillar shrine
City tax office
Civic center
Civil defense
Civil engineer
Civil engineering company
Civil examinations academy
Civil law attorney
Civil police
Classified ads newspaper publisher
Cleaners|cleaning company|cleaning services|cleaning|reinigungsfirma|entreprise de nettoyage|societe de nettoyage|empresa de limpieza|empresa de limpeza|impresa di pulizie|schoonmaakbedrijf|firma sprzatajaca|uklidova firma|upratovacia firma|takarito ceg|firma de curatenie|synergeio katharismou|stadfirma|rengoringsfirma|rengjoringsbyra|siivousyritys|temizlik sirketi|kliningovaja kompanija|kliningova kompanija|شركة تنظيف|jasa kebersihan|cong ty ve sinh|清洁公司|清掃会社|청소 업체
Cleaning products supplier
Clergyman
Clock and watch maker
Clock repair service
Closed circuit television
Clothes and fabric manufacturer
Clothes and fabric wholesaler
Clothes market
Clothing alteration service
Clothing store|clothing shop|kledingzaak|odjag|tiem quan ao|bekleidungsgeschaft|magasin de vetements|negozio di abbigliamento|tienda de ropa|loja de roupa|kledingwinkel|prodavnica odece|giyim magazasi|magazin odezdy|boutique de vetements|loja de roupas|sklep odziezowy|obchod s oblecenim|predajna odevov|ruhabolt|ruhazati bolt|magazin de imbracaminte|magazin za drehi|katastima rouchon|kladaffar|kladbutik|tojbutik|klesbutikk|vaatekauppa|magazin odjagu|متجر ملابس|محل ملابس|فروشگاه پوشاک|toko pakaian|toko baju|cua hang quan ao|ร้านเสื้อผ้า|服装店|服飾店|衣料品店|의류 매장|옷가게
Clothing supplier
Clothing wholesale market place
Clothing wholesaler
Club
Co-ed school
Coaching center
Coal exporter
Coal supplier
Coalfield
Coast guard station
Cocktail bar|cocktailbar|bar a cocktails|koktel bar
Coffee machine supplier
Coffee roasters
Coffee shop|coffeehouse|caffetteria|koffiehuis|kahve evi|obcerstveni s kavou|kafedzinica|コーヒー専門店|kafeterija|kaffeebar|koffiezaak|koffiebar|kahve dukkani|kahveci|kedai kopi|warung kopi|コーヒーショップ|커피숍|커피 전문점
Coffee stand
Coffee store|kaffeegeschaft|boutique de vente de cafes|tienda de cafe|negozio di caffe|loja de cafe|loja de cafes|koffiewinkel|sklep z kawa|obchod s balenou kavou|magazin kofe|kramnicja kavi|prodavnica kafe|متجر القهوة|コーヒー豆販売店|咖啡商店|커피 가게|toko biji kopi|tiem bot ca phe
Coffee vending machine
Coffee wholesaler
Coffin supplier
Coin dealer
Coin operated laundry equipment supplier
Coin operated locker
Cold cut store
Cold noodle restaurant
Cold storage facility
Collectibles store
College
College of agriculture
Colombian restaurant
Combined primary and secondary school
Comedy club
Comic book store
Comic cafe
Commercial agent
Commercial photographer
Commercial printer
Commercial real estate agency
Commercial real estate inspector
Commercial refrigerator supplier
Commissioner for Oaths
Communications tower
Community center|community centre|gemeindezentrum|centre communautaire|centro comunitario|centro sociale|buurthuis|toplum merkezi|centrum spolecznosciowe|komunitni centrum|obscestvennyi centr|suspilnii centr|dom kulture|مركز اجتماعي|コミュニティセンター|社区活动中心|커뮤니티 센터|trung tam cong dong
Community college
Community garden|gemeinschaftsgarten|jardin partage|jardin comunitario|orti in concessione|jardim comunitario|volkstuin|topluluk bahcesi|ogrod spoleczny|ogrod spolecznosciowy|ogrod sasiedzki|komunitni zahrada|obscestvennyi sad|komunalnii sad|zajednicka basta|حديقة مجتمعية|コミュニティ庭園|社区花园|텃밭|taman komunitas|khu vuon gia dinh
Community health center
Community school
Company registry
Comprehensive secondary school
Compressed natural gas station
Computer accessories store
Computer club
Computer consultant
Computer desk store
Computer hardware manufacturer
Computer networking service
Computer repair service
Computer security service
Computer service
Computer software store
Computer store|computer shop|computerfachhandel|negozio di informatica|bilgisayar magazasi|obchod s pocitaci|kompjuternyi magazin|komp juteri|prodavnica racunara|محل حاسب آلي|コンピューター店|电脑店|컴퓨터 가게|toko komputer|tiem may tinh|tienda de computadoras|tienda de informatica|loja de informatica|magasin d informatique|negozio di computer|computerladen|computerwinkel|sklep komputerowy|bilgisayarci
Computer support and services
Computer training school
Computer wholesaler
Concert hall
Concrete contractor
Concrete factory
Concrete metal framework supplier
Concrete product supplier
Condiments supplier
Condominium complex
Condominium rental agency
Confectionery store
Confectionery wholesaler
Conference center
Congregation
Conservative club
Conservative synagogue
Conservatory of music
Consignment shop
Consolidated rental car center
Construction company
Construction equipment supplier
Construction machine dealer
Construction machine rental service
Construction material wholesaler
Consultant|consultancy office|consulting|beratungs buro|bureau de consultant|oficina de consultora|studio di consulenza|empresa de consultadoria|consultoria|adviesbureau|danismanlik ofisi|biuro firmy konsultingowej|poradenska kancelar|konsultacionnaja kompanija|konsaltingova firma|konsultantska kancelarija|مكتب شركة استشارية|コンサルティング事務所|咨询顾问|컨설팅 사무소|kantor konsultan|van phong tu van|berater|consulente|consultor|konsultti|konsulent|danisman|konsultant|مستشار|konsultan|顾问|コンサルタント|컨설턴트
Consumer advice center
Contact lenses supplier
Container service
Container supplier
Container terminal
Containers supplier
Contemporary Louisiana restaurant
Continental restaurant
Contractor
Convenience store|convenience shop|minimarkt|tienda multiservicio|minimercado|loja de conveniencia|gemakswinkel|sklep ogolnospozywczy|obchod se smisenym zbozim|magazin u doma|mini market|بقالة - متجر صغير|コンビニエンスストア|便利店|편의점|tiem tien loi|spati|nachbarschaftsladen|epicerie de quartier|minimarket|tienda de conveniencia
Convent
Convention center|convention centre|kongresszentrum|centre de congres|centro de convenciones|centro conferenze|centro de convencoes|congrescentrum|kongre merkezi|centrum konferencyjne|konferencni centrum|konferenc centr|kongresni centar|مركز مؤتمرات|コンベンションセンター|会议中心|컨벤션 센터|trung tam hoi nghi
Convention information bureau
Conveyancer
Conveyor belt sushi restaurant
Cookie shop
Cooking class
Cooking school
Cooling plant
Cooperative bank
Copier repair service
Copper supplier
Coppersmith
Copy shop|copy store|kopierladen|photocopie et impression|centro de copiado|copisteria|loja de fotocopias|copiadora|punkt ksero i druku|kopirovani|magazin kopirovanija pecati|kopijuvalni poslugi|kopirnica|متجر نسخ وتصوير|コピー店|打印店|복사집|jasa percetakan|tiem sao chep
Copying supply store
Copywriting service
Corporate campus
Corporate gift supplier
Corporate office
Cosmetic dentist
Cosmetic products manufacturer
Cosmetic surgeon
Cosmetics industry
Cosmetics store|cosmetics shop|kosmetikladen|magasin de cosmetiques|tienda de cosmeticos|negozio di cosmetici|loja de cosmetica|loja de cosmeticos|cosmeticawinkel|kozmetik magazasi|sklep z kosmetykami|obchod s kosmetikou|magazin kosmetiki|prodavnica kozmetike|متجر مستحضرات التجميل|化粧品店|化妆品店|화장품 가게|toko kosmetik|tiem my pham
Cosmetics wholesaler
Cosplay cafe
Cost accounting service
Costa Rican restaurant
Costume jewelry shop
Costume rental service
Costume store
Cottage
Cottage rental
Cotton exporter
Cotton mill
Cotton supplier
Council
Counselor
Countertop contractor
Countertop store
Country club
Country food restaurant
Country house
Country park
County government office
Courier service
Court executive officer
Court reporter
Couscous restaurant
Coworking space|coworking buro|espace de coworking|espacio de cotrabajo|ufficio in coworking|coworking|espaco de coworking|coworking kantoor|ortak calisma alani|centrum coworkingowe|misto pro spolupraci|kovorking|deljeni radni prostor|مساحة عمل مشتركة|コワーキングスペース|共享办公空间|공동 작업 공간|van phong lam viec chung
Crab house
Craft store
Cramming school
Crane dealer
Crane rental agency
Crane service
Craniosacral therapy
Credit counseling service
Credit reporting agency
Credit union
Cremation service|crematorium|krematorium|crematorio|forno crematorio|cesed yakma yeri|krematorii|krematorijum|محرقة موتى|火葬場|火葬场|화장장|kremasi|lo thieu
Creole restaurant
Creperie
Cricket club
Cricket ground
Cricket shop
Crime victim service
Criminal justice attorney
Croatian restaurant
Crop grower
Croquet club
Cruise agency
Cruise line company
Cruise terminal
Crushed stone supplier
Crypto ATM
Cuban restaurant
Cue sports school
Culinary school
Cultural association
Cultural center
Cultural landmark
Cupcake shop
Cupra dealer
Cured ham bar
Cured ham store
Cured ham warehouse
Curling club
Curling hall
Currency exchange service
Curtain store|curtain shop|vorhanggeschaft|magasin de rideaux|tienda de cortinas|negozio di tende|loja de cortinas|gordijnenwinkel|perde magazasi|sklep z zaslonami|obchod se zavesy|magazin stor i drapirovok|magazin zanavisok|prodavnica zavesa|محل بيع الستائر|カーテン店|窗帘店|커튼 가게|toko gorden|tiem man cua
Curtain supplier and maker
Custom confiscated goods store
Custom home builder
Custom label printer
Custom t-shirt store
Custom tailor
Customs broker
Customs consultant
Customs office
Customs warehouse
Cutlery store
Cycle rickshaw stand|pedicab terminal|fahrradrikscha stand|station de velo taxi|parada de ciclo rickshaw|supporto per riscio ciclo|praca de riquexos a pedais|standplaats voor riksjas|postoj riksz|stanoviste cyklisticke riksi|stoika dlja veloriks|misce posadki u veloriksi|自転車タクシー乗り場|人力车站|자전거식 인력거 스탠드
Cycling park
Czech restaurant
DJ service
DJ supply store
DS Automobiles dealer
DVD store
Dacia dealer
Daihatsu dealer
Dairy
Dairy farm
Dairy farm equipment supplier
Dairy store|dairy shop|milchgeschaft|cremerie|tienda de lacteos|negozio di latticini|loja de laticinios|zuivelhandel|sut magazasi|sklep z nabialem|obchod s mlecnymi vyrobky|magazin molocnyh produktov|molocnii magazin|prodavnica mlecnih proizvoda|متجر الألبان|乳製品店|乳品店|유제품 가게|toko susu|tiem sua
Dairy supplier
Dan Dan noodle restaurant
Dance club
Dance company
Dance hall|tanzsaal|salle de danse|salon de baile|sala da ballo|salao de danca|danceteria|danszaal|dans salonu|sala taneczna|tancirna|tancevalnyi zal|zala dlja tanciv|plesna sala|قاعة الرقص|ダンスホール|舞厅|댄스 홀|phong khieu vu
Dance pavillion
Dance restaurant
Dance school|tanzschule|ecole de danse|escuela de danza|escuela de baile|escola de danca|scuola di danza|dansschool|szkola tanca|tanecni skola|tanciskola|dansskola|danseskole|tanssikoulu|dans studyosu|dans okulu|skola tancev|skola tanciv
Dance store
Danish restaurant
Dart bar
Dart supply store
Data center
Data entry service
Data recovery service
Database management company
Dating service
Day care center|daycare|nursery|kita|kindertagesstatte|kinderkrippe|garderie|guarderia|guarderia infantil|escuela infantil|asilo nido|creche|kinderdagverblijf|kinderopvang|zlobek|jesle|jasle|bolcsode|cresa|detski jasli|vrefonipiakos stathmos|vuggestue|kres|jasli|ditjaci jasla|jaslice|حضانة|penitipan anak|nha tre|托儿所|保育園|어린이집
Day spa
Day-use onsen
Deaf church
Deaf service
Dealer of Fiat Professional
Debris removal service
Debt collecting
Debt collection agency
Decal supplier
Deck builder
Deli|delicatessen|specialty food store|gourmet food store|fine food store|gourmet food shop|feinkostladen|epicerie fine|negozio di specialita gastronomiche|negozio di prodotti tipici|loja gourmet|delicatesse|buffet de doces e salgados|sarkuteri|ekskluzywne delikatesy|lahudkarstvi|delikatesy|delikatesi|visukana iza|محل أطعمة لذيذة|高級食材店|熟食店|조제 식품 판매점|toko makanan gourmet|tiem thuc pham cao cap
Delivery Chinese restaurant
Delivery service
Demolition contractor
Dental clinic|zahnklinik|clinique dentaire|clinica dentale|clinica dental|clinica odontologica|stomatoloska ordinacija|zubarska ordinacija|dis klinigi|stomatologiceskaja klinika
Dental hygienist
Dental implants periodontist
Dental implants provider
Dental insurance agency
Dental laboratory
Dental radiology
Dental school
Dental supply store
Dentist|牙科医院|zahnarzt|zahnarztin|dentiste|dentista|tandarts|dis hekimi|stomatolog|cabinet dentaire|cirujano dentista|odontologo|dentysta|gabinet stomatologiczny|zubar|fogorvos|stomatologie|zabolekar|odontiatros|tandlakare|tandlaege|tannlege|hammaslaakari|disci|stomatologija|zubna ordinacija|طبيب أسنان|دندانپزشک|dokter gigi|nha si|nha khoa|ทันตแพทย์|คลินิกทันตกรรม|牙医|牙科|牙醫|歯科医|歯医者|歯科医院|치과|치과의사|치과의원
Denture care center
Department of Public Safety
Department of Social Services
Department of Transportation
Department of housing
Department of motor vehicles
Department store|kaufhaus|grand magasin|grandes almacenes|tienda departamental|grande magazzino|grande armazem|loja de departamentos|warenhuis|magaza|dom towarowy|obchodni dum|univermag|robna kuca|محل متعدد الأقسام|百貨店|百货商场|백화점|tiem bach hoa
Dermatologist|hautarzt|dermatologue|dermatologo|dermatologista|dermatoloog|dermatolog|皮膚科|皮肤科诊室|피부과 의사
Desalination plant
Design agency
Design engineer
Design institute
Desktop publishing service
Dessert restaurant
Dessert shop
Detention center
Dhaba
Diabetes center
Diabetes equipment supplier
Diabetologist
Diagnostic center
Dialysis center|dialysis centre|dialysezentrum|centre de dialyse|centro de dialisis|centro dialisi|centro de dialise|dialysecentrum|stacja dializ|dialyzacni stredisko|centr dializa|dializ centr|centar za dijalizu|غسيل كلى|透析センター|透析中心|투석 센터|pusat cuci darah
Diamond buyer
Diamond dealer
Diaper service
Diesel engine dealer
Diesel engine repair service
Diesel fuel supplier
Dietitian
Digital printer
Digital printing service
Dim sum restaurant
Diner
Dinner theater
Direct mail advertising
Dirt supplier
Disability equipment supplier
Disability services and support organization
Disc golf course|discgolfanlage|parcours de disc golf|golf de disco|campo da golf del disco|campo de golfe de disco|percurso de golfe de disco|discgolfparcours|disk golf sahasi|pole do gry w disc golfa|hriste pro disc golf|pole dlja disk golfa|disko golf|disk golf teren|مكان للعب قرص الجولف|ディスクゴルフコース|飞盘高尔夫场|디스크 골프 코스|san gon dia
Disciples of Christ Church
Disco club
Discount store|discount shop|sonderpostenmarkt|magasin discount|tienda de saldos|variedades|discount|loja de variedades|loja de descontos|discountwinkel|indirim magazasi|sklep dyskontowy|obchod s levnym zbozim|tovary po odnoi cene|diskaunter|diskontna prodavnica|متجر التخفيضات|均一価格店|折扣商店|할인 판매점|toko loak|tiem tap hoa
Discount supermarket
Display home center
Display stand manufacturer
Disposable tableware supplier
Distance learning center
Distillery|brennerei|distillerie|destileria|distilleria|destilaria|destilleerderij|icki imalathanesi|gorzelnia|lihovar|zavod krepkih alkogolnyh napitkov|guralnja|destilerija|蒸留所|蒸馏工坊|증류소|penyulingan|nha may ruou
Distribution service
District Justice
District attorney
District government office
District office
Dive club
Dive shop|dive center|dive centre|tauchschule|centre de plongee|centro de buceo|centro subacqueo|centro de mergulho|duikcentrum|dalis merkezi|centrum nurkowe|centrum potapeni|daiv centr|centr navcannja pidvodnogo plavannja|ronilacki centar|مركز للغوص|ダイブセンター|潜水中心|다이브 센터|trung tam lan bien|scuba diving shop|tauchwarengeschaft|magasin de materiel de plongee sous marine|tienda de buceo|negozio di attrezzatura per subacquei|loja de equipamento de mergulho|loja de equipamentos de mergulho|duikwinkel|tuple dalis magazasi|sklep nurkowy|obchod s potrebami pro pristrojove potapeni|magazin podvodnogo snarjazenija|pidvodne plavannja|prodavnica ronilacke opreme|متجر معدات الغوص تحت الماء|スキューバダイビングショップ|潜水商店|스쿠버 다이빙 가게|toko perlengkapan menyelam|tiem dung cu lan scuba
Diving center
Diving contractor
Divorce lawyer
Divorce service
Do-it-yourself shop
Dock builder
Doctor|consultorio medico|gabinet lekarski|kabinet vraca|診療所(個人・小規模)|私人诊所|의원|arzt|arztin|medecin|medico|doktor|vrac|lekarz|lekar|orvos|giatros|iatros|lakare|laege|lege|laakari|likar|طبيب|پزشک|dokter|bac si|แพทย์|医生|醫生|医師|의사
Dodge dealer
Dog breeder
Dog cafe
Dog day care center
Dog park|hundepark|parc canin|parque para perros|area per cani|parque canino|cachorrodromo|hondenpark|kopek parki|wybieg dla psow|psi park|ploscadka dlja vygula sobak|park dlja sobak|park za pse|حديقة كلاب|ドッグラン|狗公园|개 공원|taman anjing|cong vien danh cho cho
Dog trainer
Dog walker
Dogsled ride service
Dojo restaurant
Doll restoration service
Doll store
Dollar store
Domestic abuse treatment center
Domestic airport
Dominican restaurant
Donations center
Donburi restaurant
Doner kebab restaurant|donerrestaurant|donerladen
Donut shop
Door manufacturer
Door shop|turgeschaft|magasin de portes|negozio di porte|loja de portas|deurenwinkel|kapi dukkani|sklep z drzwiami|prodejna dveri|magazin dverei|prodavnica vrata|متجر بيع أبواب|ドア販売店|门业商店|문 가게|toko kusen pintu|tiem cua
Door supplier
Door warehouse
Double glazing installer
Doula
Drafting equipment supplier
Drafting service
Drainage service
Drama school
Drawing lessons
Dress and tuxedo rental service
Dress store
Dressmaker|damenschneiderei|costureira|kleermaker voornamelijk voor vrouwen|kadin terzisi|krawcowa|svadlena|خياط نسائي|ドレスメーカー|女装裁缝|여성복 제작소|penjahit pakaian wanita|may ao phu nu
Dried flower shop
Dried seafood store
Drilling contractor
Drilling equipment supplier
Drinking water fountain
Drinking water supplier
Drive-in movie theater
Drivers license training school
Driver's license office
Driveshaft shop
Driving school|driver training grounds|driving safety center|verkehrsubungsplatz|fahrsicherheitszentrum|circuit d essai de stages de conduite|terreno para preparacion de conductores|scuola guida|pista de aulas de conducao|area de treinamento de megulho|rijvaardigheidscentrum|plac do nauki jazdy|autodrom|cvicna plocha pro ridice|ploscadka dlja obucenija vozdeniju|poligon za obuku vozaca|أراضي تعليم السيلقة|自動車教習コース|驾驶训练场|운전 연습장|lapangan uji sim|san tap lai xe|fahrschule|auto ecole|autoscuola|autoescuela|auto skola|autoskola|surucu kursu|escuela de manejo|escola de conducao|rijschool|nauka jazdy|szkola jazdy|osrodek szkolenia kierowcow|autosuola|autosiskola|scoala de soferi|avtoskola|scholi odigon|trafikskola|korskola|koreskole|kjoreskole|autokoulu|skola vodinnja|skola voznje|مدرسة تعليم القيادة|kursus mengemudi|truong day lai xe|โรงเรียนสอนขับรถ|驾校|駕訓班|自動車教習所|운전학원
Driving test center
Drone service
Drone shop
Drug store
Drug testing service
Drum school
Drum store
Dry cleaner|limpeza a seco|lavanderia a seco|kuru temizleme magazasi|cistirna|مغسلة ملابس بالبخار|jasa cuci kering|textilreinigung|lavanderia a secco|tintoreria|hemijsko ciscenje|pressing|chemische reinigung|stomerij|pralnia chemiczna|chemicka cistirna|vegytisztito|curatatorie chimica|himicesko cistene|stegnokatharistirio|kemtvatt|renseri|kuivapesula|kuru temizleme|himcistka|kemijska cistionica|خشکشویی|dry cleaning|tiem giat kho|ร้านซักแห้ง|干洗店|乾洗店|クリーニング店|드라이클리닝
Dry fruit store
Dry ice supplier
Dry wall contractor
Dry wall supply store
Dryer vent cleaning service
Ducati dealer
Dude ranch
Dump truck dealer
Dumpling restaurant
Dumpster rental service
Durum restaurant
Dutch restaurant
Duty free store
Dye store
Dyeworks
Dynamometer supplier
E commerce agency
E-bike charging station
E-commerce service
EFTPOS equipment supplier
EMDR psychotherapist
Ear piercing service
Earth works company
East African restaurant
East Javanese restaurant
Eastern Catholic church
Eastern European grocery store
Eastern European restaurant
Eastern Orthodox Church
Eating disorder treatment center
Eclectic restaurant
Ecological park
Ecologists association
Economic consultant
Economic development agency
Ecuadorian restaurant
Education center
Educational consultant
Educational institution
Educational supply store
Educational testing service
Egg supplier
Egyptian restaurant
Elder law attorney
Electric bicycle store
Electric generator shop
Electric motor repair shop
Electric motor scooter dealer
Electric motor store
Electric motor vehicle dealer
Electric motorcycle dealer
Electric utility company
Electric vehicle charging station|charging station|ladestation fur elektrofahrzeuge|station de recharge|estacion de carga para vehiculos electricos|stazione di ricarica|posto de carregamento|estacao de carregamento|oplaadstation|laadpaal|sarj istasyonu|stacja ladowania pojazdow|nabijeci stanice|stancija zarjadki|zarjadna stancija|stanica za punjenje elektricnih vozila|محطة شحن|充電スタンド|充电站|충전소|tram sac pin
Electric vehicle charging station contractor
Electrical appliance wholesaler
Electrical engineer
Electrical equipment supplier
Electrical installation service
Electrical products wholesaler
Electrical repair shop
Electrical substation
Electrical supply store|electrical equipment store|electrical equipment shop|elektrofachgeschaft|magasin d equipements electriques|tienda de equipos electricos|negozio di materiale elettrico|loja de material eletrico|loja de equipamentos eletricos|winkel voor elektriciteitsbenodigdheden|elektrikli ekipman magazasi|sklep elektryczny|obchod s elektrotechnickymi potrebami|magazin elektrotovarov|magazin elektrotehnicnogo obladnannja|prodavnica elektroopreme|متجر المستلزمات الإلكترونية|電気店|电气设备店|전기 기구 가게|tiem linh kien dien tu
Electrician|ofis elektrika|전기 작업장|lap dien|elektriker|electricien|elettricista|electricista|eletricista|elektricien|elektricar|elektrikci|electrical services|electrical contractor|elektryk|elektrikar|villanyszerelo|electrician autorizat|elektrotehnik|ilektrologos|elinstallator|sahkoasentaja|sahkomies|elektrik|كهربائي|tukang listrik|tho dien|ช่างไฟฟ้า|电工|電気工事店|전기 기사
Electrolysis hair removal service
Electronic engineering service
Electronic parts supplier
Electronics accessories wholesaler
Electronics company
Electronics engineer
Electronics hire shop
Electronics manufacturer
Electronics repair shop|elektronik reparaturdienst|service de reparation electronique|taller de reparacion de aparatos electronicos|riparazione di elettrodomestici|reparacao de aparelhos eletronicos|oficina de eletronicos|elektronicaherstelwinkel|elektronik tamircisi|punkt napraw sprzetu elektronicznego|opravna elektroniky|remont elektroniki|elektro servis|خدمة إصلاح الالكترونيات|電化製品修理店|电器修理|전자 제품 수리점|tiem sua dien tu
Electronics store|electronics shop|elektronikfachgeschaft|magasin d electronique et d electromenager|tienda de electronica y electrodomesticos|huishoudtoestellen|witgoedwinkel|obchod s elektronikou|magazin bytovoi elektroniki|elektronika|محل إلكترونيات|家電販売店(小型製品)|电器店|전자 제품 가게|tiem dien tu|elektronikgeschaft|negozio di elettronica|tienda de electronica|prodavnica elektronike|magasin d electronique|loja de eletronicos|loja de eletronica|elektronicawinkel|sklep elektroniczny|sklep z elektronika|elektro obchod|elektronikai bolt|magazin de electronice|elektronikbutik|elektronikkbutikk|elektroniikkaliike|elektronik magazasi|magazin elektroniki|متجر إلكترونيات|toko elektronik|cua hang dien tu|电子产品店|家電量販店|전자제품 매장
Electronics vending machine
Electronics wholesaler
Elementary school
Elevator manufacturer
Elevator service
Embassy|botschaft|ambassade|embajada|ambasciata|embaixada|buyukelcilik|ambasada|posolstvo|سفارة|大使館|大使馆|대사관|kedutaan besar|dai su quan
Embossing service
Embroidery service
Embroidery shop
Emergency call booth
Emergency care physician
Emergency care service
Emergency dental service
Emergency locksmith service
Emergency room
Emergency training
Emergency training school
Emergency veterinarian service
Employment agency|arbeitsvermittlung|agence pour l emploi|agencia de empleo|agenzia per l impiego|agencia de emprego|agencia de empregos|uitzendbureau|is ve isci bulma kurumu|agencja zatrudnienia|urad prace|kadrovoe agentstvo|kadrova agencija|sluzba za zaposljavanje|مكتب وكالة توظيف|職業安定所|就业中介|직업 소개소|agen tenaga kerja|co quan gioi thieu viec lam
Employment attorney
Employment center
Employment consultant
Endocrinologist
Endodontist
Endoscopist
Energy advisory service
Energy equipment and solutions
Energy supplier
Engine rebuilding service
Engineer
Engineering consultant
Engineering school
English language camp
English language school
English restaurant
Engraver
Entertainer
Entertainment agency
Envelope supplier
Environment office
Environment renewable natural resources
Environmental attorney
Environmental consultant
Environmental engineer
Environmental health service
Environmental organization
Environmental protection organization
Episcopal church
Equestrian club
Equestrian facility
Equestrian store
Equipment exporter
Equipment importer
Equipment rental agency
Equipment supplier
Eritrean restaurant
Erotic massage
Escape room center|escape room|escape game|sala de escape|sala de fuga|escaperoom|kacis odasi|unikova hra|kvest komnata|kvest kimnata|eskejp rum|غرفة الهروب|脱出ゲーム場|密室逃脱|방탈출|tro choi thoat khoi phong
Escrow service
Espresso bar
Estate appraiser
Estate liquidator
Estate litigation attorney
Estate planning attorney
Esthetics service
Ethiopian restaurant|athiopisches restaurant|restaurant ethiopien
Ethnographic museum
European grocery store
European restaurant|europaisches restaurant|restaurant europeen|ristorante europeo|evropski restoran
Evangelical church
Evening school
Event fabrication service
Event management company
Event planner|organizadora de eventos|organizador de eventos|organisateur d evenements|eventagentur|event agentur|agencja eventowa|organizacja imprez|organizzazione eventi|evenementenbureau
Event technology service
Event ticket seller
Event venue|eventlocation|veranstaltungsort|salle de reception|salle des fetes|salon de eventos|salon de fiestas|sala eventi|salao de eventos|salao de festas|evenementenlocatie|feestzaal|sala bankietowa|eventovy prostor|rendezvenyhelyszin|sala de evenimente|aithousa ekdiloseon|festlokal|selskapslokale|juhlatila|etkinlik mekani|banketnyi zal|قاعة أفراح|قاعة مناسبات|イベント会場|이벤트 홀
Excavating contractor
Executive search firm
Executive suite rental agency
Executor
Exercise equipment store
Exhibit
Exhibition and trade center
Exhibition planner
Exporter
Extended stay hotel
Extremaduran restaurant
Eye care center
Eyebrow bar
Eyelash salon
FMCG goods wholesaler
FMCG manufacturer
Fabric product manufacturer
Fabric store|fabric shop|stoffgeschaft|magasin de tissus|tienda textil|negozio di tessuti|loja de tecidos|stofwinkel|kumas magazasi|sklep z tkaninami|obchod s metrovym textilem|magazin tkanei|magazin tkanin|prodavnica tekstila|محل بيع الأقمشة|生地屋|布店|직물 가게|toko kain|tiem vai
Fabric wholesaler
Fabrication engineer
Facial spa
Factory equipment supplier
Faculty of chemistry
Faculty of geography and history
Faculty of law
Faculty of media and information science
Faculty of pharmacy
Faculty of science
Fairground
Falafel restaurant
Family counselor
Family day care service
Family law attorney
Family planning center
Family planning counselor
Family practice physician
Family restaurant
Family service center
Farm|bauernhof|ferme|exploitation agricole|granja|finca agricola|azienda agricola|fattoria|quinta agricola|boerderij|gospodarstwo rolne|tanya|farma|bondgard|bondegard|gard|maatila|ciftlik|ferma|مزرعة|peternakan|trang trai|农场|農場|농장
Farm bureau
Farm equipment repair service
Farm equipment supplier
Farm household tour
Farm school
Farm shop
Farmers' market
Farmstay
Farrier service
Fashion accessories store|fashion accessories shop|geschaft fur modeaccessoires|boutique d accessoires de mode|tienda de accesorios de moda|negozio di accessori di moda|loja de acessorios de moda|modeaccessoirewinkel|moda aksesuarlari magazasi|sklep z galanteria|obchod s modnimi doplnky|magazin modnyh aksessuarov|magazin modnih aksesuariv|prodavnica modnih dodataka|محل اكسسوارات الموضة|ファッション小物店|饰品店|패션 액세서리 가게|toko pelengkap busana|tiem phu kien thoi trang
Fashion design school
Fashion designer
Fast food restaurant|fast food|schnellimbiss|comida rapida|lanchonete|fastfoodrestaurant|snackbar|rychle obcerstveni|fast fud|وجبات سريعة|ファストフード全般|快餐店|패스트푸드|restoran cepat saji|nha hang an nhanh|schnellrestaurant|restauration rapide|ristorante fast food|restaurante de comida rapida|restoran brze hrane|brza hrana
Fastener supplier
Favela
Fax service
Federal Agency for Technical Relief
Federal credit union
Federal government office
Federal police
Feed manufacturer
Felt boots store
Fence contractor
Fence supply store
Fencing salon
Fencing school
Feng shui consultant
Feng shui shop
Ferrari dealer
Ferris wheel
Ferry service
Fertility clinic|kinderwunschklinik|clinique de fertilite|clinica de fertilidad|centro fecondazione assistita|clinica de fertilizacao|clinica de fertilidade|vruchtbaarheidskliniek|bebek merkezi|osrodek leczenia nieplodnosci|klinika plodnosti|klinika planirovanija semi|klinika reproduktivnoi medicini|klinika za oplodnju|عيادة الخصوبة|不妊クリニック|生育诊所|불임 클리닉|phong kham vo sinh
Fertility physician
Fertilizer supplier
Festival
Festival hall
Fiat dealer
Fiber optic products supplier
Fiberglass repair service
Fiberglass supplier
Figurine shop
Filipino grocery store
Filipino restaurant
Film and photograph library
Film production company
Filtration plant
Finance broker
Financial advisor|finanzberatung|finanzberater|finanzberaterin|conseiller financier|asesor financiero|consulente finanziario|conselheiro financeiro|financieel adviseur|finans danismani|doradca finansowy|financni poradce|finansovyi sovetnik|radnik z finansovih pitan|finansijski savetnik|المستشار المالي|ファイナンシャル・アドバイザー|财务顾问|재정 자문 사무소|co van tai chinh
Financial audit
Financial consultant
Financial institution|financial office|finanzvermittlung|bureau d entreprise financiere|financiera|ufficio finanziario|empresa financeira|instituicao financeira|kantoor van financiele instelling|finans ofisi|biuro firmy finansowej|financni spolecnost|finansovaja organizacija|finansove upravlinnja|finansijska kancelarija|مكتب مالي|会計事務所(主に個人向け)|金融机构|금융 사무소|kantor keuangan|van phong tai chinh
Financial planner
Fine dining restaurant|gehobenes restaurant|feinschmeckerrestaurant|restaurant gastronomique
Fingerprinting service
Finishing materials supplier
Finnish restaurant
Fire alarm supplier
Fire damage restoration service
Fire department equipment supplier
Fire fighters academy
Fire protection consultant
Fire protection equipment supplier
Fire protection service
Fire protection system supplier
Fire station|fire house|fire hall|estacion de bomberos|quartel dos bombeiros|posto de bombeiros|remiza strazacka|hasicska zbrojnice|pozarnaja cast|pozezna stancija|vatrogasna stanica|محطة إطفاء حريق|消防署|消防站|소방서|kantor pemadam kebakaran|tram cuu hoa|feuerwache|caserne de pompiers|caserma dei vigili del fuoco|parque de bomberos|brandweerkazerne|itfaiye
Firearms academy
Fireplace manufacturer
Fireplace store|fireplace shop|kachelofenladen|magasin de cheminees|tienda de chimeneas|negozio di caminetti|loja de lareiras|haardwinkel|somine magazasi|sklep z kominkami|obchod s krby a kamny|prodaza kaminov|peci kamini|prodavnica kamina|متجر بيع المواقد والدفايات|暖房具店|壁炉用品店|벽난로 가게|tiem lo suoi
Firewood supplier
Fireworks store|fireworks shop|feuerwerksgeschaft|magasin de feux d artifice|tienda de fuegos artificiales|negozio di fuochi d artificio|loja de pirotecnia|loja de fogos de artificio|vuurwerkwinkel|havai fisek magazasi|sklep ze sztucznymi ogniami|obchod s pyrotechnikou|magazin feierverkov|fejerverki|prodavnica pirotehnike|متجر ألعاب نارية|花火店|烟花爆竹店|불꽃놀이 가게|toko kembang api|tiem phao bong
Fireworks supplier
First aid station
Fish & chips restaurant
Fish and chips takeaway
Fish farm
Fish processing
Fish restaurant|fischrestaurant|riblji restoran
Fish spa
Fish store
Fishing camp
Fishing charter
Fishing club
Fishing pier
Fishing pond
Fishing store|fishing shop|angelgeschaft|magasin de peche|tienda de pesca|negozio di pesca|loja de artigos de pesca|loja de pesca|hengelsportwinkel|balikcilik magazasi|sklep wedkarski|rybarske potreby|rybolovnyi magazin|ribalskii magazin|prodavnica ribe|محل معدات الصيد البحري|釣具店|钓鱼店|낚시 가게|toko ikan|tiem can cau
Fitness center
Fitness equipment wholesaler
Fitted furniture supplier
Fixed-base operator
Flag store
Flamenco dance store
Flamenco school
Flamenco theater
Flavours fragrances and aroma supplier
Flea market
Flight school
Floating market
Floor refinishing service
Floor sanding and polishing service
Flooring contractor|floorer|bodenleger|poseur de sol|colocador de pisos|costruttore di pavimentazioni|assentador de pavimento|vloerder|doseme ustasi|posadzkarz|podlahar|ukladcik polov|ukladannja pidlogi|أرضيات|床張り屋|铺地工匠|lam san nha
Flooring store|flooring supply shop|fussbodengeschaft|magasin de revetements de sol|tienda de suministros para pisos|negozio di articoli per pavimentazioni|loja de material de pavimentacao|loja de materiais para pisos|vloerwinkel|doseme malzemeleri magazasi|sklep z posadzkami|obchod s podlahovymi krytinami|magazin napolnyh pokrytii|magazin napilnih materialiv|prodavnica podnih obloga|محل بيع أرضيات|床用品店|地板店|바닥재 가게
Floridian restaurant
Florist|blumenhandler|kviti|cvecar|محل بيع الورود|生花店|꽃 가게|blumengeschaft|florist in|fleuriste|fioraio|cicekci|cvetocnyi magazin|blumenladen|fleuristerie|floristeria|floreria|floricultura|florista|bloemist|bloemenwinkel|kwiaciarnia|kvetinarstvi|kvetinarstvo|viragbolt|viraguzlet|florarie|magazin za cvetja|anthopoleio|blomsteraffar|blomsterhandel|blomsterbutik|blomsterbutikk|kukkakauppa|kvitkovii magazin|cvecara|محل زهور|متجر زهور|گلفروشی|toko bunga|cua hang hoa|tiem hoa|ร้านดอกไม้|花店|花屋|フラワーショップ|꽃집
Flour mill
Flower delivery
Flower designer
Flower market
Foam rubber producer
Foam rubber supplier
Foie gras producer
Folk high school
Fondue restaurant
Food and beverage consultant
Food and beverage exporter
Food bank|lebensmittelausgabe|banque alimentaire|banco de alimentos|banco alimentare|banco alimentar|voedselbank|asevi|bank zywnosci|potravinova banka|piscevoi bank|bank harciv|narodna kuhinja|بنك الطعام|フードバンク|粥厂|푸드 뱅크|bank makanan|phan phat thuc pham
Food broker
Food court|gemeinschaftlicher gastronomiebereich|aire de restauration food court|plaza de comida|zona ristorazione|praca de alimentacao|foodcourt|yemek yeri|strefa gastronomiczna|jidelni plocha|restorannyi dvorik|fud kort|قاعة طعام|フードコート|食阁|푸드코트|taman jajan|trung tam am thuc
Food machinery supplier
Food manufacturer
Food manufacturing supply
Food processing company
Food processing equipment
Food producer
Food products supplier
Food seasoning manufacturer
Foot bath
Foot care
Foot massage parlor
Football club
Footwear wholesaler
Ford dealer
Foreclosure service
Foreign consulate|consulate|konsulat|consulat|consulado|consolato|consulaat|konsolosluk|konzulat|konsulstvo|قنصلية|領事館|领事馆|영사관|lanh su quan
Foreign exchange students organization
Foreign languages program school
Foreign trade consultant
Foreman builders association
Forensic consultant
Forestry service
Forklift dealer
Forklift rental service
Formal wear store
Fortress
Fortune telling services
Foster care service
Foundation|foundation office|stiftung|fondation|oficina de fundacion|fondazione|fundacao|kantoor van stichting|vakif|fundacja|kancelar nadace|fond|fundacija|fondaciona kancelarija|مكتب مؤسسة|財団|基金会|재단 사무소|kantor yayasan|quy tu thien
Foundry
Fountain contractor
Foursquare church
Franconian restaurant
Fraternal organization
Free clinic
Free parking lot
Freestyle wrestling
Freight forwarding service|spedition|transitaire|spediteur|casa di spedizioni|agencia de carga
French language school
French restaurant|frans restaurant|fransiz restorani|restauracja francuska|francouzska restaurace|restoran francuzskoi kuhni|francuzkii restoran|مطعم فرنسي|レストラン・フランス料理|法式餐馆|프랑스 음식점|restoran masakan perancis|nha hang phap|franzosisches restaurant|restaurant francais|ristorante francese|restaurante frances|francuski restoran
French steakhouse restaurant|restaurant de grillades a la francaise
Fresh food market
Fried chicken takeaway|brathahnchen takeaway
Friends church
Frituur
Frozen dessert supplier
Frozen food manufacturer
Frozen food store|frozen food shop|geschaft fur tiefkuhlprodukte|magasin de produits surgeles|tienda de alimentos congelados|negozio di cibo surgelato|loja de comida congelada|loja de alimentos congelados|winkel voor bevroren voedsel|donmus yiyecek magazasi|sklep z mrozonkami|prodejna mrazenych potravin|magazin zamorozennyh produktov|zamorozeni produkti|prodavnica smrznute hrane|متجر أغذية مجمدة|冷凍食品店|冷冻食品店|냉동식품 가게|toko makanan beku|tiem thuc pham dong lanh
Frozen yogurt shop|frozen yoghurt shop|frozen yogurt geschaft|magasin de yaourt glace|tienda de yogures helados|negozio di yogurt gelato|loja de iogurte gelado|frozen yoghurt winkel|bar z mrozonym jogurtem|prodej mrazeneho jogurtu|magazin zamorozennyh iogurtov|zamorozenii iogurt|prodavnica zamrznutog jogurta|フローズンヨーグルト店|炒酸奶|냉동 요거트 가게
Fruit and vegetable processing
Fruit and vegetable store
Fruit and vegetable wholesaler
Fruit parlor
Fruit wholesaler
Fruits wholesaler
Fuel supplier
Fugu restaurant
Fujian restaurant
Full Gospel church
Full dress rental service
Function room facility
Funeral celebrant service
Funeral director
Funeral home|funeral service hall|trauerhalle|salle de service funeraire|sala de servicio funerario|sala per funerali|casa mortuaria|aula begrafenisondernemer|dom przedpogrzebowy|pohrebni sin|ritualnoe bjuro|zal pohoronnih ceremonii|葬儀場|殡仪馆|장례식장|funeral parlor|beerdigungsinstitut|pompes funebres|funeraria|casa funeraria|agencia funeraria|begrafenisondernemer|cenaze koordinatoru|zaklad pogrzebowy|pohrebni sluzba|bjuro pohoronnyh uslug|ritualni poslugi|prodavnica zagrobne opreme|محل بيع أكفان ومستلزمات الجنائز|葬儀社|殡葬用品店|rumah duka|nha quan
Fur coat shop
Fur manufacturer
Fur service
Furnace parts supplier
Furnace repair service
Furnace store
Furnished apartment building
Furniture accessories
Furniture accessories supplier
Furniture maker
Furniture manufacturer
Furniture rental service
Furniture repair shop
Furniture store|furniture shop|obchod s nabytkem|mebli|محل بيع أثاث|mobelgeschaft|mobelhaus|magasin de meubles|negozio di mobili|tienda de muebles|salon namestaja|prodavnica namestaja|mobilya magazasi|mebelnyi magazin|muebleria|loja de moveis|loja de mobiliario|meubelwinkel|meubelzaak|sklep meblowy|prodejna nabytku|nabytok|butorbolt|butoruzlet|magazin de mobila|mebelen magazin|katastima epiplon|mobelaffar|mobelbutik|mobelbutikk|mobelforretning|huonekaluliike|huonekalukauppa|meblevii magazin|متجر أثاث|معرض أثاث|فروشگاه مبلمان|toko furnitur|toko mebel|cua hang noi that|ร้านเฟอร์นิเจอร์|家具店|傢俱店|가구점
Furniture wholesaler
Fusion restaurant|fusionsrestaurant
Futon store
Futsal court
GMC dealer
GPS supplier
Galician restaurant
Gambling house
Gambling instructor
Game store|tabletop game store|tabletop game shop|brettspielgeschaft|magasin de jeux de plateau|tienda de juegos de mesa|negozio di giochi da tavolo|loja de jogos de tabuleiro|loja de jogos de mesa|bordspellenwinkel|masa oyunlari magazasi|sklep z grami|deskove hry|magazin nastolnyh igr|nastilni igri|prodavnica drustvenih igara|متجر ألعاب الطاولة|ボードゲーム販売店|桌游店|보드게임 가게
Garage builder
Garage door supplier
Garbage collection service
Garbage dump
Garden|garten|jardin|giardino|jardim|horta|tuin|bahce|ogrod|zahrada|basta|حديقة|庭園|花园|정원|taman bunga|vuon
Garden building supplier
Garden center|garden centre|gartenzentrum|jardinerie|centro de jardineria|vivero|vivaio|loja de jardinagem|centro de jardinagem|tuincentrum|bahce duzenleme magazasi|centrum ogrodnicze|zahradnictvi|sadovye prinadleznosti|sadovo parkovii centr|bastenski centar|مشتل|園芸用品店|园艺品店|원예 용품점|toko tanaman|trung tam lam vuon
Garden furniture shop
Garden machinery supplier
Gardener|jardinier|jardinero|jardineiro|tuinman|bahcivan|landsaftnyi dizainer ili sadovnik|sadivnik|bastovan|بستاني|造園業|园艺工坊|정원사 사무실|tukang kebun|lam vuon
Garment exporter
Gas company
Gas cylinders supplier
Gas engineer
Gas installation service
Gas logs supplier
Gas shop
Gas station|petrol station|estacion de servicio|posto de combustivel|benzinci|benzinska stanica|pom bensin|tankstelle|station service|stazione di servizio|gasolinera|posto de gasolina|benzinska pumpa|benzin istasyonu|azs|bensinstation|benzinstation|tankstation|bensinstasjon|huoltoasema|stacja paliw|stacja benzynowa|cerpaci stanice|cerpacia stanica|benzinkut|benzinarie|benzinostancija|pratirio kaysimon|venzinadiko|akaryakit istasyonu|zapravka|avtozapravka|محطة وقود|محطة بنزين|spbu|tram xang|cay xang|ปั๊มน้ํามัน|加油站|ガソリンスタンド|주유소
Gasfitter
Gasket manufacturer
Gastroenterologist|gastroenterologe|gastroenterologue|gastroenterologo|gastroenterologista|gastro enteroloog|gastroenterolog|消化器科|消化科诊室|소화기내과 의사
Gastrointestinal surgeon
Gastropub
Gated community
Gay & lesbian organization
Gay bar
Gay night club
Gay sauna
Gazebo builder
Gemologist
Genealogist
General contractor|bauunternehmer|generalunternehmer|entrepreneur general
General education school
General hospital
General practice attorney
General practitioner|hausarzt|medecin generaliste|medico de familia|medico de cabecera|medico di base|huisarts|lekarz rodzinny|prakticky lekar|haziorvos|medic de familie|fastlege|huslakare|semeinyi vrac|simeinii likar
General store
Genesis dealer
Geological research company
Geological service
Georgian restaurant|georgisches restaurant|restaurant georgien|restaurante georgiano|ristorante georgiano|georgisch restaurant|gurcu restorani|restauracja gruzinska|gruzinska restaurace|restoran gruzinskoi kuhni|gruzinskii restoran|gruzijski restoran|レストラン・ジョージア料理|格鲁吉亚餐馆|조지아식 레스토랑
Geotechnical engineer
Geriatrician
German language school
German restaurant|restaurante aleman|restaurante alemao|duits restaurant|alman restorani|restauracja niemiecka|nemecka restaurace|restoran nemeckoi kuhni|nimeckii restoran|مطعم ألماني|レストラン・ドイツ料理|德式餐馆|독일 음식점|nha hang duc|deutsches restaurant|restaurant allemand|ristorante tedesco|nemacki restoran
Gestalt therapist
Ghost town
Gift basket store
Gift shop|souvenir shop|negozio souvenir|loja de lembrancas|hediyelik esya dukkani|sklep z pamiatkami|darky suvenyry|magazin suvenirov|podarunki|prodavnica poklona|محل بيع هدايا|ギフト店|礼品店|선물 가게|toko cenderamata|tiem qua tang|cadeauwinkel|geschenkeladen|boutique de cadeaux|tienda de regalos|loja de presentes|negozio di articoli da regalo|hediyelik esya|hediyelikci|sklep z upominkami|magazin podarkov
Gift wrap store
Girl bar
Girls' high school
Glass & mirror shop
Glass block supplier
Glass blower
Glass cutting service
Glass engraving service
Glass etching service
Glass industry
Glass manufacturer
Glass merchant
Glass repair service
Glass shop
Glasses repair service
Glassware manufacturer
Glassware store
Glassware wholesaler
Glazier|glaziery|glaserei|vitrerie|vidrieria|vetreria|vidraceiro|glazenmaker|camci|szklarz|sklenarstvi|stekolnaja masterskaja|skljar|staklara|تركيب وإصلاح الزجاج|ガラス細工師|玻璃工坊|유리 시공소|lap kinh
Gluten-free restaurant
Go club
Go-karting venue|go kart facility|go kart anlage|karting|pista de go karts|circuito per go kart|kartodromo|karting faciliteit|osrodek kartingowy|osrodek gokartowy|motokarove centrum|maidancik dlja kartingu|objekat za karting|カート競技場|卡丁车场|고카트 시설
Goan restaurant
Gold dealer
Gold mining company
Goldfish store
Goldsmith
Golf cart dealer
Golf club
Golf course|golfplatz|parcours de golf|campo de golf|campo da golf|campo de golfe|golfbaan|golf sahasi|pole golfowe|golfove hriste|ploscadka dlja golfa|pole dlja golfu|golf teren|معلب جولف|ゴルフコース|高尔夫球场|골프장|lapangan golf|san gon
Golf course builder
Golf driving range
Golf instructor
Golf shop
Gospel church
Gourmet grocery store
Government college
Government economic program
Government hospital
Government office
Government ration shop
Government school
Graduate school
Graffiti removal service
Grain elevator
Grammar school
Granite supplier
Graphic designer|graphic design office|grafikdesign|oficina de diseno grafico|ufficio di progettazione grafica|empresa de design grafico|design grafico|kantoor van een grafisch ontwerper|agencja graficzna|kancelar grafickeho designu|bjuro graficeskogo dizaina|graficnii dizain|graficki studio|グラフィックデザイン会社|平面设计|그래픽 디자인 사무소|jasa desain grafis|diseno grafico|graphiste|grafikdesigner|grafico pubblicitario|designer grafico|grafisch ontwerper|grafik|grafik tasarimci
Gravel pit
Gravel plant
Greek Orthodox church
Greek restaurant|restaurante grego|grieks restaurant|yunan restorani|restauracja grecka|recka restaurace|restoran greceskoi kuhni|greckii restoran|مطعم يوناني|レストラン・ギリシャ料理|希腊餐馆|그리스 음식점|nha hang hy lap|griechisches restaurant|restaurant grec|ristorante greco|restaurante griego|grcki restoran
Green energy supplier
Greengrocer|produce store|produce shop|obst und gemuseladen|primeur|tienda de frutas y verduras|fruttivendolo|loja de frutas e verduras|verdureira ou quitanda|groenteboer|manav|warzywniak|obchod s ovocem a zeleninou|magazin ovoscei i fruktov|ovocevii|piljar|متجر خضروات|青果店|果蔬店|청과상|toko buah|sayuran|tiem rau qua
Greenhouse
Greeting card shop
Greyhound stadium
Grill
Grill store
Grocery delivery service
Grocery store|lebensmittelgeschaft|lebensmittelhandler|epicerie|negozio di alimentari|tienda de alimentacion|prodavnica prehrambenih proizvoda|bakkal|alimentari|mercearia|superette|kruidenier|kruidenierswinkel|sklep spozywczy|potraviny|elelmiszerbolt|magazin alimentar|hranitelen magazin|pantopoleio|mpakaliko|livsmedelsbutik|matbutik|matbutikk|dagligvarebutik|ruokakauppa|elintarvikekauppa|produktovyi magazin|produktovii magazin|بقالة|toko kelontong|cua hang tap hoa|ร้านขายของชํา|杂货店|雜貨店|食料品店|식료품점
Ground self defense force
Group home
Grow shop
Guardia Civil
Guardia Di Finanza Police
Guatemalan restaurant
Guest house
Guitar instructor
Guitar store
Guizhou restaurant
Gujarati restaurant
Gun club
Gun shop|weapon shop|waffengeschaft|armurerie|armeria|loja de armas|wapenwinkel|silah magazasi|sklep z bronia|zbrane a strelivo|oruzeinyi magazin|zbroja|oruzarnica|متجر أسلحة|武器屋|武器店|무기 가게|toko senjata|tiem vu khi
Gurudwara|sikh temple|sikh tempel|temple sikh|templo sij|tempio sikh|templo sikh|templo sique|sih tapinagi|swiatynia sikhijska|sikhsky chram|gurdvara|hram sikhiv|sik hram|معبد السيخ|シク教寺院|锡克教教堂|시크교 사원|den tho sikh giao
Gutter cleaning service
Gutter service
Gym|fitness centre|fitness studio|centre de fitness|centro de fitness|centro fitness|fitnesscentrum|klub fitness|fitness centrum|fitnes centr|fitnes centar|مركز لياقة بدنية|ジム/フィットネスセンター|체육관|피트니스 센터|trung tam the duc|fitnessstudio|salle de sport|palestra|academia de ginastica|sportschool|spor salonu|teretana|fitness club|fitnessclub|gimnasio|ginasio|silownia|posilovna|konditerem|edzoterem|sala de fitness|fitnes zala|gymnastirio|treningssenter|fitnesscenter|kuntosali|sportzal|trenazernyi zal|trenazernii zal|صالة رياضية|نادي رياضي|باشگاه ورزشی|pusat kebugaran|phong gym|phong tap gym|ฟิตเนส|ยิม|健身房|健身中心|ジム|スポーツジム|헬스장|헬스클럽
Gymnasium school
Gymnastics center
Gymnastics club
Gynecologist|obstetrician|gynakologe|frauenarzt|facharzt fur frauenheilkunde|gynecologue|obstetricien|obstetra|ginecologo|ginecologista|ginekolog|poloznik|porodnik|gynekolog|akuser ginekolog|産婦人科|妇产科诊室
Gypsum product supplier
Gyro restaurant
Gyudon restaurant
HIV testing center
HVAC contractor|hvac workplace|heizungs luftungs und klimatechnik|chauffagiste|taller de climatizacion|officina di hvac|tecnico de aquecimento e ventilacao|ambiente de trabalho de avac|werklplaats van een hvac ontwerper|ish calisma alani|montaz ogrzewania|wentylacji|opalennja ventiljacija ta kondicijuvannja povitrja|ورشة|محل تبريد وتكييف|空調施工業|暖通工程|hvac 작업장|so hvac|hvac
Haberdashery
Hair extension technician
Hair extensions supplier
Hair removal service
Hair replacement service
Hair salon|friseursalon|salon de coiffure|salone di parrucchiere|peluqueria|kapsalon|frizer|parikmaherskaja|coiffeur|salon coiffure|friseur|friseurgeschaft|parrucchiere|parrucchieri|salon de peluqueria|cabeleireiro|salao de cabeleireiro|kapper|salon fryzjerski|fryzjer|kadernictvi|kadernictvo|fodraszat|fodrasz|salon de coafura|coafor|frizorski salon|kommotirio|frisersalong|frisorsalon|frisorsalong|frisor|kampaamo|parturi kampaamo|kuafor|kuafor salonu|perukarnja|frizerski salon|صالون تصفيف شعر|صالون شعر|آرایشگاه|salon rambut|salon toc|tiem lam toc|ร้านทําผม|美发沙龙|美發沙龍|美容室|ヘアサロン|헤어살롱|헤어샵|hair care
Hair transplantation clinic
Hairdresser|hair stylist|حلاق|理美容店|理发店
Haitian restaurant
Hakka restaurant
Halal restaurant|restaurant halal
Haleem restaurant
Halfway house
Ham shop
Hamburger restaurant|burgerrestaurant|burger restaurant|restaurant de hamburgers|hamburgeseria|hamburgueseria|burger restoran|burger|burger joint|burgers
Hammam
Hand surgeon
Handbags shop
Handball club
Handball court
Handicapped transportation service
Handicraft
Handicraft exporter
Handicraft fair
Handicraft museum
Handicraft school
Handicrafts wholesaler
Handyman/Handywoman/Handyperson|handyman|handyman services
Hang gliding center
Hardware store|hardware shop|eisenwarenhandel|sklep z narzedziami|budivelni tovari|محل مواد بناء|金物屋|tiem ngu kim|eisenwarengeschaft|quincaillerie|ferramenta|ferreteria|gvozdara|hirdavatci|eisenwarenhandlung|ijzerwarenwinkel|loja de ferragens|ijzerwinkel|ijzerhandel|sklep zelazny|zelezarstvi|zeleziarstvo|vasbolt|zelezarija|katastima sidirikon|jarnhandel|jarnaffar|isenkraemmer|isenkram|jernvarehandel|rautakauppa|nalbur|hirdavat dukkani|gospodarskii magazin|hozjaistvennyi magazin|gvozdarska radnja|محل أدوات|متجر أدوات|فروشگاه ابزار|toko perkakas|toko besi|cua hang kim khi|ร้านฮาร์ดแวร์|五金店|金物店|철물점
Harley-Davidson dealer
Hat shop
Haunted house
Hauptschule (lower-tier secondary school)
Haute French restaurant|franzosisches restaurant mit haute cuisine
Haute couture fashion house
Hawaiian goods store
Hawaiian restaurant
Hawker center
Hawker stall
Hay supplier
Head and neck surgeon
Head start center
Health and beauty shop
Health consultant
Health counselor
Health food restaurant|restaurant fur gesunde ernahrung
Health food store|health food shop|reformhaus|magasin d alimentation dietetique|tienda de alimentos saludables|negozio di cibi sani|loja de comida saudavel|loja de alimentos saudaveis|loja de alimentos naturais|natuurvoedingswinkel|sklep ze zdrowa zywnoscia|obchod se zdravou vyzivou|magazin zdorovogo pitanija|magazin zdorovogo harcuvannja|متجر أغذية صحية|健康食品店|건강식품 판매점|tiem thuc pham thien nhien
Health insurance agency
Health resort
Health spa
Hearing aid repair service
Hearing aid store
Hearing assistance earphone store
Heart hospital
Heating contractor|heizungsbauer|heizungsinstallateur|heizung|instalador de calefaccion|instalador de aquecimento|termoidraulico|verwarmingsinstallateur|instalator ogrzewania|topenar|kurenar|futesszerelo
Heating equipment supplier
Heating oil supplier
Height works
Helicopter charter
Helicopter tour agency
Heliport
Helium gas supplier
Hematologist|haematologist|hamatologe|hematologue|hematologo|ematologo|hematologista|hematoloog|hematolog|gematolog|血液科|血液科诊室|혈액종양내과 의사
Hepatologist
Herb shop
Herbal medicine store
Herbalist|krauterladen|herboristerie|herbolario|erboristeria|ervanaria|sifali bitkiler magazasi|sklep zielarski|bylinkarstvi|magazin trav i lekarstvennyh rastenii|botanik|travar|محل بيع الأعشاب الطبية|عطار|薬草店|草药店|약초 가게|toko herbal|tiem duoc thao
Heritage building
Heritage museum
Heritage preservation
Heritage railroad
High ropes course
High school
Higher secondary school
Highway patrol
Hiking area
Hiking club
Hiking guide
Hindu priest
Hindu temple|hindutempel|temple hindou|templo hindu|tempio hindu|hindoeistische tempel|hindu tapinagi|swiatynia hinduistyczna|hinduisticky chram|induistskii hram|induskii hram|hinduisticki hram|معبد هندوسي|ヒンドゥー教寺院|印度教寺庙|힌두교 사원|pura|den tho an do giao
Hip hop dance class
Hispanic church
Historical landmark
Historical place museum
Historical society
History museum|historisches museum|musee d histoire|museo de historia|museo di storia|museu de historia|museum over geschiedenis|tarih muzesi|muzeum historyczne|muzeum historie|istoriceskii muzei|istoricnii muzei|istorijski muzej|متحف تاريخي|歴史博物館|历史博物馆|역사 박물관|museum sejarah|bao tang lich su
Hoagie restaurant
Hobby store
Hockey club
Hockey field
Hockey supply store
Holding company
Holiday apartment
Holiday apartment rental
Holiday home
Holistic medicine practitioner
Home audio store
Home automation company
Home builder
Home cinema installation
Home goods store
Home health care service
Home help
Home help service agency
Home improvement store|diy store|diy shop|heimwerkerladen|hagalo usted mismo|negozio per il fai da te|loja de bricolagem|bricolagem|bouwmarkt doe het zelfwinkel|malzeme magazasi|sklep dla majsterkowiczow|obchod pro kutily|budivelnii gipermarket|prodavnica sve za kucu|محل عدد وأدوات وأجهزة صيانة وتحسين المنزل|diy店|diy 가게|toko swakriya|tiem vat lieu xay dung|baumarkt|bouwmarkt|magasin de bricolage|tienda de bricolaje|sklep budowlany|market budowlany|hobby market|barkacsaruhaz|bygghandel|byggmarknad|byggemarked|byggevarehus|yapi market|stroitelnyi magazin|budivelnii magazin|ホームセンター
Home inspector
Home insurance agency
Home staging service
Home theater store
Homekill service
Homeless service
Homeless shelter|obdachlosenheim|foyer pour sans abri|refugio para personas sin hogar|dormitorio|abrigo para os sem abrigo|abrigo para moradores de rua|opvangcentrum voor daklozen|evsizler barinagi|schronisko dla bezdomnych|nocleharna pro bezdomovce|prijut dlja bezdomnyh|pritulok dlja bezhatcenkiv|prihvatiliste za beskucnike|ملجأ مشردين|ホームレス緊急一時宿泊施設|救助管理站|노숙인 보호 시설|tempat penampungan tunawisma|cuu tro nguoi vo gia cu
Homeopath|homeopathy practitioner|praxis fur homoopathie|homeopathe|homeopata|omeopata|homeopaat|homeopat|gomeopat|顺势治疗|동종요법사
Homeopathic pharmacy
Homeowners' association
Honda dealer
Honduran restaurant
Honey farm
Hong Kong style fast food restaurant
Hookah bar|hookah lounge|shisha bar|bar a chicha|bar de cachimbas|sala narghile|espaco hookah|shishabar|salonek s vodni dymkou|kaljannaja|kaljanna zala|sisa bar|シーシャラウンジ|水烟馆|후카 라운지
Hookah store
Horse boarding stable
Horse breeder
Horse rental service
Horse riding field
Horse riding school
Horse trailer dealer
Horse trainer
Horse transport supplier
Horseback riding service
Horseshoe smith
Horsestable studfarm
Hose supplier
Hospice|hospiz|cuidados paliativos|ospizio|hospicio|unidades de cuidados paliativos|palliatievezorgcentrum|darulaceze|hospicjum|hospic|hospis|hospicij|دار رعاية المسنين وكبار السن|ホスピス|临终关怀机构|호스피스|perawatan lanjut usia|nha an duong cuoi doi
Hospital|hospital grounds|centre hospitalier|terreno del hospital|ziekenhuisgebied|teren szpitala|prostor nemocnice|territorija bolnicy|teritorija likarni|bolnicki krug|أرض مستشفى|大規模病院(代表点または敷地)|병원 부지|lingkungan fasilitas kesehatan|san benh vien|krankenhaus|spital|hopital|ospedale|hastane|ziekenhuis|hospital general|szpital|nemocnice|nemocnica|korhaz|spitalul|bolnica|nosokomeio|sjukhus|sygehus|sykehus|sairaala|likarnja|مستشفى|بیمارستان|rumah sakit|benh vien|โรงพยาบาล|医院|醫院|病院|병원
Hospital department
Hospital equipment and supplies
Hospitality and tourism school
Hospitality high school
Host club
Hostel|auberge de jeunesse|albergue|ostello|jeugdherberg|شقة مفروشة|簡易宿泊所|旅舍|호스텔|hotel terjangkau|nha tro
Hot bedstone spa
Hot dog restaurant
Hot dog stand
Hot pot restaurant|fondue chinoise|restaurante de hot pot|restaurante hot pot|restaurante de fondue|restauracja hot pot|restaurace s horkym kotlikem|restoran hogo|レストラン・火鍋|火锅餐馆|훠궈 가게
Hot tub repair service
Hot tub store|hot tub|whirlpool|jacuzzi|banera de hidromasaje|jacuzi|virivka|dzakuzi|garjaca vanna|dakuzi|浴槽|温水池|온수 욕조
Hot water system supplier
Hotel|gotel|فندق|ホテル|호텔|khach san|albergo|hotelli|otel|gostinica
Hotel management school
Hotel supply store
House cleaning service|gebaudereinigung|reinigungsdienst fur haushalte
House clearance service
House sitter
House sitter agency
Houseboat rental service
Household chemicals supplier
Household goods wholesaler
Housing association
Housing authority
Housing complex
Housing cooperative
Housing development
Housing society
Housing utility company
Hua gong shop
Hua niao market place
Hub cap supplier
Human resource consulting
Hunan restaurant
Hungarian restaurant
Hunting and fishing store
Hunting area
Hunting club
Hunting preserve
Hunting store|hunting shop|jagdgeschaft|magasin de chasse|tienda de caza|negozio di caccia|loja de artigos de caca|loja de caca|jachtwinkel|avcilik magazasi|sklep mysliwski|obchod s mysliveckymi potrebami|ohotnicii magazin|mislivskii magazin|prodavnica lovacke opreme|متجر بيع أسلحة ومعدات الصيد|狩猟用品店|狩猎店|사냥 용품 가게|toko alat berburu|tiem sung san
Hyderabadi restaurant
Hydraulic engineer
Hydraulic equipment supplier
Hydraulic repair service
Hydroelectric power plant
Hydrogen station
Hydroponics equipment supplier
Hygiene articles wholesaler
Hyperbaric medicine physician
Hypermarket|hipermercado|hipermarket|hypermarche|ipermercato|hypermarkt|gipermarket|هايبر ماركت
Hypnotherapy service
Hyundai dealer
ICSE school
IMAX theater
IV therapy service
Ice cream equipment supplier
Ice cream shop|eisgeschaft|magasin de cremes glacees|geladaria|lodziarnia|zmrzlina|prilavok s morozenym|morozivo|sladoleddzinica|محل بيع المثلجات|アイスクリーム店|冰淇淋店|아이스크림 가게|toko es krim|tiem kem|eiscafe|eisdiele|gelateria|heladeria|sorveteria|ijssalon|poslasticarnica sladoled|dondurmaci
Ice hockey club
Ice hockey rink
Ice skating club
Ice skating instructor
Ice skating rink|ice rink|eislaufbahn|patinoire|pista de hielo|pista di ghiaccio|rinque de gelo|pista de patinacao no gelo|schaatsbaan|buz pateni|lodowisko|kluziste|katok|klizaliste|حلبة تزلج|アイススケート場|滑冰场|아이스 링크|arena seluncur es|san bang
Ice supplier
Icelandic restaurant
Ikan bakar restaurant
Image consultant
Immigration & naturalization service
Immigration attorney
Immigration detention center
Immunologist
Impermeabilization service
Import export company
Importer
Incense supplier
Incineration plant
Income protection insurance agency
Income tax help association
Indian Motorcycle dealer
Indian Muslim restaurant
Indian grocery store
Indian restaurant|restaurante indiano|indiaas restaurant|hint restorani|restauracja indyjska|indicka restaurace|restoran indiiskoi kuhni|indiiskii restoran|مطعم هندي|レストラン・インド料理|印度餐馆|인도 음식점|restoran masakan india|nha hang an do|indisches restaurant|restaurant indien|ristorante indiano|restaurante indio|indijski restoran
Indian sizzler restaurant
Indian sweets shop
Indian takeaway
Indonesian restaurant
Indoor cycling
Indoor golf course
Indoor playground|indoor play center|indoor play centre|innenliegender spielbereich|salle de jeux interieur|centro de juegos de interior|centro giochi al chiuso|centro de diversoes interior|centro de jogos coberto|binnenspeeltuin|sala zabaw|vnitrni herna|detskaja ploscadka vnutri zdanija|igrovii centr|zabaviste|屋内キッズスペース|室内游乐中心|실내 놀이 센터|tempat bermain dalam ruangan|khu vui choi trong nha|innenliegender spielplatz|aire de jeux en interieur|patio de juegos de interior|parco giochi interno|parque infantil interior|parquinho interno|speeltuin in gebouw|vnitrni detske hriste|kritii igrovii maidancik|igraliste u zatvorenom|ملعب داخلي|室内遊園地|室内儿童游乐场|실내 놀이터|taman bermain dalam ruangan|san choi trong nha
Indoor snowcenter
Indoor swimming pool
Industrial chemicals wholesaler
Industrial consultant
Industrial design company
Industrial engineer
Industrial engineers association
Industrial equipment supplier
Industrial gas supplier
Industrial real estate agency
Industrial supermarket
Industrial technical engineers association
Industrial vacuum equipment supplier
Infectious disease physician
Infiniti dealer
Information services
Inn
Insolvency service
Institute of Geography and Statistics
Institute of technology
Instrumentation engineer
Insulation contractor
Insulation materials store
Insulator supplier
Insurance agency|insurance office|versicherungsburo|aseguradora|assicurazione|seguradora|مكتب تأمينات|保険会社・代理店|保险公司|보험 사무소|kantor asuransi|van phong bao hiem|versicherungsagentur|agence d assurance|agenzia di assicurazioni|osiguravajuce drustvo|assicurazioni|agenzia assicurativa|agencia de seguros|verzekeringskantoor|agencja ubezpieczeniowa|pojistovna|poistovna|biztosito|agentie de asigurari|zastrahovatelna agencija|asfalistiko grafeio|asfalistikos praktoras|forsakringsbolag|forsikringsagentur|forsikringsagent|forsikringsselskab|vakuutusyhtio|vakuutusedustaja|sigorta acentesi|sigorta acentasi|strahovaja kompanija|strahova agencija|strahova kompanija|وكالة تأمين|آژانس بیمه|agen asuransi|dai ly bao hiem|ตัวแทนประกันภัย|保险代理|保險代理|保険代理店|보험 대리점|insurance
Insurance agent
Insurance attorney
Insurance broker|versicherungsmakler|courtier en assurance|courtier d assurances|correduria de seguros|corredor de seguros|corretora de seguros|corretor de seguros|broker assicurativo|verzekeringsmakelaar|broker ubezpieczeniowy|pojistovaci makler|biztositasi alkusz|broker de asigurari|forsikringsmaegler|strahovoi broker
Insurance company
Intellectual property registry
Intensivist
Interior Decorator
Interior architect office
Interior construction contractor
Interior designer
Interior fitting contractor
Interior plant service
Internal medicine ward
International airport
International school
International trade consultant
Internet cafe|internetcafe|cybercafe|cibercafe|internet kafe|kafejka internetowa|internetova kavarna|internet kafic|مقهى إنترنت|インターネットカフェ|网吧|pc방|warung internet|quan internet
Internet marketing service
Internet service provider
Internet shop
Internist|interniste|internista|medico internista|terapevt|内科|内科诊室|내과의사
Investment bank
Investment company
Investment service
Invitation printing service
Irish goods store
Irish pub|pub irlandais|pub irlandes|pub irlandese|ierse pub|irlanda bari|pub irlandzki|irsky bar|irlandskii pab|irski pab|アイリッシュパブ|爱尔兰酒吧|아일랜드 펍|quan ruou pub ai len
Irish restaurant
Iron ware dealer
Iron works
Irrigation equipment supplier
Israeli restaurant
Isuzu dealer
Italian grocery store
Italian restaurant|italiaans restaurant|restauracja wloska|italska restaurace|italiiskii restoran|مطعم إيطالي|レストラン・イタリア料理|意式餐馆|이탈리아 음식점|restoran masakan italia|nha hang y|italienisches restaurant|restaurant italien|ristorante italiano|restaurante italiano|italijanski restoran|italyan restorani
Izakaya restaurant
Jaguar dealer
Jain temple
Jamaican restaurant
Janitorial equipment supplier
Janitorial service
Japanese cheap sweets shop
Japanese confectionery shop
Japanese curry restaurant
Japanese delicatessen
Japanese grocery store
Japanese language instructor
Japanese prefecture government office
Japanese regional restaurant
Japanese restaurant|japans restaurant|japon restorani|restauracja japonska|japonska restaurace|restoran japonskoi kuhni|japonskii restoran|مطعم ياباني|レストラン・日本料理|日式餐馆|일본 음식점|restoran masakan jepang|nha hang nhat|japanisches restaurant|restaurant japonais|ristorante giapponese|restaurante japones|japanski restoran
Japanese steakhouse
Japanese sweets restaurant
Japanized western restaurant
Javanese restaurant
Jazz club
Jeans shop
Jeep dealer
Jehovah's Witness Kingdom Hall|kingdom hall of jehovahs witnesses|konigreichssaal der zeugen jehovas|salle du royaume des temoins de jehovah|salon del reino de los testigos de jehova|sala del regno dei testimoni di geova|salao do reino das testemunhas de jeova|koninkrijkszaal van jehovahs getuigen|yehova sahitleri nin ibadet salonu|sala krolestwa swiadkow jehowy|kralovska sin svedku jehovovych|zal carstva svidkiv jegovi|kraljevska dvorana jehovinih svedoka|エホバの証人の王国会館|耶和华见证人王国会馆|여호와의 증인 왕국회관|phong nuoc troi cua nhan chung gie ho va
Jeweler
Jewelry appraiser
Jewelry buyer
Jewelry designer
Jewelry engraver
Jewelry equipment supplier
Jewelry exporter
Jewelry manufacturer
Jewelry repair service
Jewelry store|jewellery shop|ourivesaria|juwelierszaak|taki magazasi|juvelirni prikrasi|prodavnica nakita|محل بيع مجوهرات|宝飾店|귀금속 가게|tiem kim hoan|bijouterie|gioielleria|joyeria|joalheria|juwelier|kuyumcu|jewellery store|jeweller|jewelry shop|joalharia|oreficeria|juwelierswinkel|jubiler|sklep jubilerski|klenotnictvi|klenotnictvo|ekszerbolt|ekszeruzlet|magazin de bijuterii|bizuterien magazin|kosmimatopoleio|guldsmedsaffar|juvelerare|guldsmed|gullsmed|kultaseppa|koruliike|juvelirnyi magazin|juvelirnii magazin|zlatara|محل مجوهرات|متجر مجوهرات|جواهرفروشی|toko perhiasan|toko emas|tiem vang|cua hang trang suc|ร้านเครื่องประดับ|ร้านทอง|珠宝店|珠寶店|宝石店|ジュエリーショップ|보석상|귀금속점
Jewish restaurant
Jiangsu restaurant
Joiner|tischlerei|schreinerei|ebanista|marcheteiro|marceneiro|schrijnwerker|meubelmaker|木工職人|家具工坊|가구 제작소
Judaica store
Judicial auction
Judicial scrivener
Judo club
Judo school
Juice shop
Jujitsu school
Junior college
Junk dealer
Junk removal service
Junkyard
Justice department
Jute exporter
Jute mill
Juvenile detention center
K-12 school
Kabaddi club
Kaiseki restaurant
Kalle pache restaurant
Karaoke
Karaoke bar
Karaoke equipment rental service
Karate club
Karate school
Karma dealer
Karnataka restaurant
Kashmiri restaurant
Katsudon restaurant
Kawasaki motorcycle dealer
Kazakhstani restaurant
Kebab shop|kebabladen|kebap restaurant|kebapci
Kennel
Kerala restaurant
Kerosene supplier
Key duplication service|key cutter|schlusselschneider|reproduction de cles|copista de llaves|duplicazione di chiavi|copia de chaves|copiador de chaves|sleutelmaker|vyroba klicu|izgotovlenie dublikatov kljucei|vigotovlennja kljuciv|narezivanje kljuceva|قص ونسخ مفاتيح|合鍵作成(小店舗)|配匙店|열쇠 복제소|duplikat kunci|lam them chia khoa
Kia dealer
Kickboxing school
Kilt shop and hire
Kimono store
Kindergarten|jardin de infantes|jardim de infancia|jardin d enfants|scuola materna|kleuterschool|przedszkole|materska skola|ovoda|gradinita|detska gradina|nipiagogeio|forskola|bornehave|barnehage|paivakoti|anaokulu|detskii sad|ditjacii sadok|vrtic|روضة أطفال|taman kanak kanak|truong mau giao|โรงเรียนอนุบาล|幼儿园|幼稚園|유치원
Kinesiologist
Kinesiotherapist
Kiosk|kiosque|quiosco|chiosco|quiosque|winkelkiosk|bufe|kiosek|キオスク|售货亭|가판대|warung|kios|gian hang
Kitchen furniture store
Kitchen remodeler
Kitchen supply store
Kite shop
Knife manufacturer
Knife store
Knit shop
Knitting instructor
Knitwear manufacturer
Kofta restaurant
Konkani restaurant
Korean barbecue restaurant
Korean beef restaurant
Korean church
Korean grocery store
Korean restaurant|koreaans restaurant|kore restorani|restauracja koreanska|korejska restaurace|restoran koreiskoi kuhni|koreiskii restoran|レストラン・韓国料理|韩式餐馆|한식당|restoran masakan korea|koreanisches restaurant|restaurant coreen|ristorante coreano|restaurante coreano|korejski restoran
Korean rib restaurant
Koshari restaurant
Kosher grocery store
Kosher restaurant
Kung fu school
Kushiage and kushikatsu restaurant
Kushiyaki restaurant
Kyoto style Japanese restaurant
LPG conversion
Labor relations attorney
Labor union
Laboratory
Laboratory equipment supplier
Lactation service
Ladder supplier
Lamborghini dealer
Laminating equipment supplier
Lamination service
Lamp repair service
Lamp shade supplier
Lancia dealer
Land Rover dealer
Land allotment
Land planning authority
Land reform institute
Land registry office
Land surveying office
Land surveyor|surveyor office|sachverstandigenburo|geometre|oficina de agrimensor|ufficio di un geometra|empresa de peritagem|peritagem|kantoor van landmeter|expert|risicoschatter|schademeter|opiniepeilers|statisticus|harita muhendisligi|geodeta|kancelar zememerice|organizacija ocenki i statistiki|ekspert ocinnik|geodetska kancelarija|مكتب مساح أرضي|不動産調査鑑定事務所|测绘机构|측량기사 사무소|van phong khao sat
Landscape architect
Landscape designer
Landscape lighting designer
Landscaper|landscaping|paysagiste|landschaftsgartner|gartenbau|garten und landschaftsbau|giardiniere|hovenier|ogrodnik|zahradnik|kertesz|gradinar|tradgardsmastare|anlaegsgartner|anleggsgartner|peyzaj mimari
Landscaping supply store
Language school|sprachschule|ecole de langues|academia de idiomas|escuela de idiomas|escola de idiomas|escola de linguas|scuola di lingue|talenschool|szkola jezykowa|jazykova skola|nyelviskola|dil kursu|dil okulu|jazykovaja skola|movna skola|sprakskola|sprogskole|sprakskole|kielikoulu|어학원|语言学校|語学学校
Laotian restaurant
Lapidary
Laser cutting service
Laser equipment supplier
Laser hair removal service
Laser tag center
Lasik surgeon
Latin American restaurant|lateinamerikanisches restaurant
Laundromat|self service laundry|coin laundry|coin wash|launderette|washateria|waschsalon mit selbstbedienung|laverie en libre service|lavanderia de autoservicio|lavanderia self service|lavandaria de autosservico|lavanderia de autosservico|wasserette met zelfbediening|self servis camasirhane|pralnia samoobslugowa|samoobsluzna pradelna|pracecnaja samoobsluzivanija|pralnja samoobslugovuvannja|samousluzna perionica|مغسلة ملابس - خدمة ذاتية|自助洗衣店|무인 빨래방|laundry swalayan|tiem giat la tu phuc vu
Laundry|lavandaria|lavanderia|blanchisserie|wascherei|wasserij|pralnia|pradelna|pracovna|mosoda|spalatorie|plyntirio rouchon|tvatteri|vaskeri|pesula|camasirhane|pracecnaja|pralnja|مغسلة ملابس|penatu|tiem giat la|ร้านซักรีด|洗衣店|洗濯屋|세탁소
Laundry service
Law book store
Law firm|anwaltskanzlei|rechtsanwaltskanzlei|cabinet d avocats|studio legale|despacho de abogados|bufete de abogados|escritorio de advocacia|advocatenkantoor|hukuk burosu|advokatska kancelarija|law office|cabinet d avocat|kanzlei|estudio juridico|kancelaria prawna|kancelaria adwokacka|advokatni kancelar|advokatska kancelaria|ugyvedi iroda|cabinet de avocatura|advokatska kantora|dikigoriko grafeio|advokatbyra|advokatfirma|advokatkontor|asianajotoimisto|avukatlik burosu|juridiceskaja firma|juridicna firma|juridiceskaja kompanija|مكتب محاماة|مكتب محامي|دفتر وکالت|firma hukum|kantor hukum|van phong luat|van phong luat su|สํานักงานกฎหมาย|律师事务所|律師事務所|法律事務所|법률 사무소|변호사 사무실|law
Law library
Law school
Lawn bowls club
Lawn care service
Lawn equipment rental service
Lawn irrigation equipment supplier
Lawn mower repair service
Lawn mower store
Lawn sprinkler system contractor
Lawyer|advocacia|prawnik|pravni kancelar|juridiceskie uslugi|advokatske bjuro|مكتب قانوني|rechtsanwalt|rechtsanwaltin|anwalt|avocat|avvocato|abogado|advogado|advocaat|avukat|advokat
Lawyers association
Leagues club
Learner driver training area
Learning center
Leasing service
Leather cleaning service
Leather coats store
Leather exporter
Leather goods manufacturer
Leather goods store
Leather goods supplier
Leather goods wholesaler
Leather repair service
Leather wholesaler
Lebanese restaurant|libanesisches restaurant|restaurant libanais|ristorante libanese|restaurante libanes
Lechon restaurant
Legal affairs bureau
Legal services
Leisure center
Lesbian bar
Lexus dealer
Library|مكتبة عامة|bibliothek|bucherei|bibliotheque|bibliotheek|knihovna|kniznica|konyvtar|biblioteca|vivliothiki|bibliotek|kirjasto|kutuphane|biblioteka|perpustakaan|thu vien|ห้องสมุด|图书馆|圖書館|図書館|도서관
License bureau
License plate frames supplier
Lido
Life coach
Life insurance agency
Light bulb supplier
Lighting consultant
Lighting contractor
Lighting manufacturer
Lighting products wholesaler
Lighting store|lighting shop|leuchten und lampengeschaft|magasin de lampes|tienda de iluminacion|negozio di illuminazione|loja de iluminacao|verlichtingswinkel|aydinlatma magazasi|sklep z oswietleniem|prodejna osvetleni|magazin svetilnikov|magazin osvitlennja|prodavnica osvetljenja|متجر إنارة ولمبات|照明器具店|灯饰店|조명 가게|toko lampu|tiem den sang
Ligurian restaurant
Limousine service
Lincoln dealer
Line marking service
Linens store
Lingerie manufacturer
Lingerie store
Lingerie wholesaler
Linoleum store
Liquidator
Liquor store|spirituosenladen|magasin de vente d alcool|licoreria|negozio di liquori|loja de bebidas alcoolicas|loja de alcoolicos licenciada|slijterij|icki dukkani|sklep monopolowy|prodejna alkoholu|alkogolnyi magazin|alkogolni napoi|prodavnica alkoholnih pica|متجر خمور|酒水店|주류상|tiem ruou
Literacy program
Lithuanian restaurant
Little league club
Little league field
Live music bar
Live music venue
Livery company
Livestock auction house
Livestock breeder
Livestock dealer
Livestock producer
Loan agency
Local government office
Local history museum
Local medical services
Lock Store
Locks supplier
Locksmith|cerrajeria|fabbro|serralheiro|anahtarci|izgotovlenie kljucei|sljusar|محل بيع أقفال ونسخ مفاتيح|鍵屋(専門店)|锁匠铺|열쇠 제조공|toko kunci|schlusseldienst|serrurier|cerrajero|chaveiro|slotenmaker|cilingir|serrurerie|slusarz|zaklad slusarski|zamecnik|zamocnik|kulcsmasolo|zarszerviz|lacatus|kljucar|kleidaras|lassmed|lasesmed|lukkoseppa|slesar po zamkam|bravar|أقفال ومفاتيح|محل أقفال|کلیدسازی|tukang kunci|tho khoa|ช่างทํากุญแจ|ร้านทํากุญแจ|锁匠|鎖匠|鍵屋|열쇠 수리점|열쇠집
Loctician service
Lodge
Lodging
Log cabins
Log home builder
Logging contractor
Logistics service
Lombardian restaurant
Longarm quilting service
Loss adjuster
Lost property office
Lottery retailer
Lottery shop|lottoannahmestelle|loterie|loteria|ricevitoria|loja de lotaria|casa loterica|loterij|loto bayi|kolektura|prodejna losu|prodaza lotereinyh biletov|lotereinii magazin|prodavnica lutrije|متجر اليانصيب|宝くじ売り場|彩票店|복권 가게|toko lotre|tiem xo so
Lounge bar
Love hotel|stundenhotel|hotel para parejas|motel para casais|ask oteli|hotel milosci|hodinovy hotel|otel ljubvi|gotel kohannja|ljubavni hotel|ラブホテル|情侣酒店|러브 호텔|khach san tinh yeu
Low income housing program
Luggage repair service
Luggage storage facility
Luggage store
Luggage wholesaler
Lumber store
Lunch restaurant
Lutheran church
Lyceum
Lymph drainage therapist
MG dealer
MINI dealer
MRI center
Machine construction
Machine knife supplier
Machine maintenance service
Machine repair service
Machine shop|torneria|taller de mecanizado|atelier d usinage|officina meccanica di precisione
Machine workshop
Machinery parts manufacturer
Machining manufacturer
Macrobiotic restaurant
Madrilian restaurant
Magazine store
Magic store
Magician
Mahjong house
Mailbox rental service
Mailbox supplier
Mailing machine supplier
Mailing service
Main customs office
Majorcan restaurant
Make-up artist
Makerspace
Malaysian restaurant
Maltese restaurant
Mammography service
Manado restaurant
Management school
Mandarin restaurant
Manor house
Manufactured home transporter
Manufacturer
Maori organization
Map store
Mapping service
Marae
Marathi restaurant
Marble contractor
Marble supplier
Marche restaurant
Marina|yachthafen|puerto deportivo|jachthaven|yat limani|przystan|port jachtowy|pristaviste|stojanka dlja jaht|pristan dlja jaht|مرسى لليخوت والقوارب الصغيرة|マリーナ|游艇码头|마리나|ben tau
Marine engineer
Marine self defense force
Marine supply store
Marine surveyor
Maritime museum
Market|marketplace|marktplatz|marche|mercado|mercato|feira ou mercado publico|marktplaats|carsi|targowisko|hala targowa|trziste|rynok|rinok|trznica|محل تسوق|市場|市场|시장|pasar|cho phien
Market researcher
Marketing agency|marketingagentur|agence marketing|agence de marketing|agencia de marketing|agenzia di marketing|marketingbureau|agencja marketingowa|marketingova agentura|marketing ugynokseg|agentie de marketing|etaireia marketingk|marknadsforingsbyra|reklambyra|markedsforingsbyra|reklamebureau|markkinointitoimisto|mainostoimisto|pazarlama ajansi|marketingovoe agentstvo|marketingova agencija|marketing agencija|وكالة تسويق|آژانس بازاریابی|agensi pemasaran|cong ty marketing|เอเจนซี่การตลาด|营销机构|行銷公司|マーケティング会社|마케팅 대행사
Marketing consultant
Marksmen's clubhouse
Marquee hire service
Marriage celebrant
Marriage license bureau
Marriage or relationship counselor
Martial arts club
Martial arts school|dojo|martial arts academy|kampfsportstudio|academia de artes marciales|accademia di arti marziali|centro de artes marciais|academia de artes marciais|school voor japanse krijgskunsten|dovus sanatlari akademisi|szkola sztuk walki|skola bojovych umeni|dodze|skola boevyh iskusstv|dodzo|skola boiovih mistectv|skola borilackih vestina|دوجو|أكاديمية الفنون القتالية|道場|道场|武术学院|도장|무술 학원|sasana bela diri|vo duong
Martial arts supply store
Maserati dealer
Masonic center
Masonry contractor|maurer|macon|entreprise de maconnerie|albanil|muratore|pedreiro|metselaar|murarz|zednik|murar|komuves|zidar|murare|murer|muurari|duvarci|kamenscik|muljar|metselaarbedrijf
Masonry supply store
Massage school
Massage spa|massagesalon|massagestudio|salon de massage|centro de masajes|centro massaggi|centro de massagens|salon masazu|masazni salon|masersky salon|masszazs szalon|salon de masaj|masazno studio|hierontapaikka|masaj salonu|massaznyi salon|masaznii salon|salon za masazu|panti pijat|ร้านนวด|按摩店|マッサージ店|마사지샵
Massage supply store
Massage therapist|massage shop|salon de masajes|loja de massagem|massagewinkel|masaze|masaz|صالون التدليك|마사지 가게|tiem xoa bop|masseur|masseuse|masseurin|massor|massose|massageterapeut|hieroja|masajista|massagista|massaggiatore|masazysta|masszor|maseur|masazist|massazist|masaj terapisti|masor|maser|معالج تدليك|ماساژور|terapis pijat|chuyen vien massage|นักนวด|按摩师|マッサージ師|마사지사
Match box manufacturer
Material handling equipment supplier
Maternity hospital
Maternity store
Mathematics school
Mattress store
Mausoleum builder
Maybach dealer
Mazda dealer
McLaren dealer
Meal delivery
Measuring instruments supplier
Meat dish restaurant|fleischrestaurant
Meat packer
Meat processor
Meat products store
Meat wholesaler
Mechanic
Mechanical contractor
Mechanical engineer
Mechanical plant
Media company
Media consultant
Media house
Mediation service
Medical Center
Medical billing service
Medical book store
Medical certificate service
Medical clinic
Medical diagnostic imaging center
Medical equipment manufacturer
Medical equipment supplier
Medical examiner
Medical geneticist
Medical group
Medical laboratory|medizinisches labor|laboratoire de biologie medicale laboratoire d analyses medicale|laboratorio medico|laboratorio de analises clinicas|medisch laboratorium|tibbi laboratuvar|laboratorium medyczne|zdravotnicka laborator|medicinskaja laboratorija|medicna laboratorija|medicinska laboratorija|مختبر طبي|衛生検査所|医学实验室|의학 연구소|laboratorium medis|phong thi nghiem y te
Medical lawyer
Medical office
Medical school
Medical spa
Medical supply store|medical supply shop|sanitatshaus|magasin de materiel medical|tienda de aparatos ortopedicos|negozio di forniture mediche|loja de material medico|loja de equipamentos hospitalares|winkel voor medische hulpmiddelen|medikal urunler magazasi|sklep ze sprzetem medycznym|obchod se zdravotnickymi potrebami|medicinskie prinadleznosti|medtehnika|prodavnica medicinske opreme|متجر مستلزمات وأجهزة طبية|健康・医療器具店|医疗用品店|의료 용품 가게|toko peralatan medis|tiem thiet bi y te
Medical technology manufacturer
Medical transcription service
Medicine exporter
Meditation center
Meditation instructor
Mediterranean restaurant|mediterranes restaurant|restaurant mediterraneen|ristorante mediterraneo|restaurante mediterraneo|mediteranski restoran
Meeting planning service
Mehandi class
Mehndi designer
Memorial
Memorial estate
Memorial park
Mennonite church
Mental health clinic
Mental health service
Men's clothing store
Men's health physician
Men's tailor
Mercantile development
Mercedes-Benz dealer
Messianic synagogue
Metal construction company
Metal detecting equipment supplier
Metal fabricator
Metal finisher
Metal heat treating service
Metal industry suppliers
Metal machinery supplier
Metal polishing service
Metal processing company
Metal stamping service
Metal supplier
Metal working shop
Metal workshop
Metallurgy company
Metalware dealer
Metalware producer
Metaphysical supply store
Methodist church
Metropolitan train company
Mexican goods store
Mexican grocery store
Mexican restaurant|mexicaans restaurant|meksika restorani|restauracja meksykanska|mexicka restaurace|restoran meksikanskoi kuhni|meksikanskii restoran|مطعم مكسيكي|レストラン・メキシコ料理|墨西哥餐馆|멕시코 음식점|restoran masakan meksiko|nha hang me|mexikanisches restaurant|restaurant mexicain|ristorante messicano|restaurante mexicano|meksicki restoran
Mexican torta restaurant
Meyhane
Microwave oven repair service
Mid-Atlantic restaurant (US)
Middle Eastern restaurant|nahostliches restaurant|restaurant moyen oriental|ristorante mediorientale
Middle school
Midwife|hebamme|sage femme|partera|clinica prenatale|parteira|verloskundige|polozna|porodni baba|akuserstvo|akuser|babica|مركز قابلات للأمهات والأطفال حديثي الولادة|助産婦|助产士|조산사|bidan|ba do
Military archive
Military barracks
Military base
Military board
Military cemetery
Military hospital
Military recruiting office
Military residence
Military school
Military town
Milk delivery service
Mill
Millwork shop
Mine
Mineral water company
Mineral water wholesaler
Miniature golf course|miniature golf|minigolfanlage|mini golf|minigolf|campo de minigolfe|ملعب الجولف المصغرة|ミニゴルフ|迷你高尔夫|미니 골프|golf mini|san gon mini
Miniatures store
Minibus taxi service
Mining company
Mining consultant
Mining engineer
Mining equipment
Ministry of Education
Mirror shop
Miso cutlet restaurant
Missing persons organization
Mission
Mitsubishi dealer
Mobile caterer
Mobile disco service
Mobile home dealer
Mobile home park
Mobile home rental agency
Mobile home supply store
Mobile money agent
Mobile network operator
Mobile phone repair shop|phone repair shop|phone repair|cell phone repair|handy reparatur|handyreparatur|reparation de telephone|reparation telephone|reparation de telephones|reparacion de moviles|reparacion de celulares|riparazione cellulari|reparacao de telemoveis|conserto de celulares|assistencia tecnica de celulares|telefoonreparatie|telefoon reparatie|serwis telefonow|oprava mobilu|mobilszerviz|service gsm|mobilreparation|telefon tamircisi|remont telefonov|remont telefoniv|تصليح جوالات|servis hp|sua dien thoai|手机维修|スマホ修理|휴대폰 수리
Mobility equipment supplier
Model car play area
Model design company
Model portfolio studio
Model shop|modellbaugeschaft|magasin de modelisme|tienda de modelismo|negozio di modellistica|loja de modelismo|loja de modelos|modelwinkel|manken dukkani|sklep modelarski|modelarsky obchod|magazin dlja modelirovanija|magazin masstabnih modelei|modelarska prodavnica|متجر بيع النماذج المصغرة للأشياء|模型店|모형 가게|toko diecast|model|tiem mo hinh
Model train store
Modeling agency
Modeling school
Modern British restaurant
Modern European restaurant
Modern French restaurant
Modern Indian restaurant
Modern art museum
Modern izakaya restaurant
Modular home builder
Modular home dealer
Mohel
Mold maker
Molding supplier
Momo restaurant
Monastery|monastery grounds|klostergelande|terrain de monastere|terreno del monasterio|monastero|mosteiro|jardins do mosteiro|kloostergebied|manastir alani|teren klasztoru|monastyr|teritorija monastirja|manastirsko zemljiste|修道院|수도원 부지|san tu vien
Money order service
Money transfer service|money transfer station|geldtransferstation|transfert d argent|estacion de transferencia de dinero|agenzia di money transfer|servico de transferencia de dinheiro|estacao de transferencia de dinheiro|wisselkantoor|para transfer istasyonu|placowka przekazow pienieznych|misto pro penezni prevody|deneznye perevody|grosovi perekazi|usluga za prenos novca|محل لتحويل الأموال|海外送金所|货币交换处|환전소|gui tien
Mongolian barbecue restaurant
Monjayaki restaurant
Monogramming service
Montessori preschool
Montessori school
Monument maker
Moped dealer
Moravian church
Moroccan restaurant|marokkanisches restaurant|restaurant marocain
Mortgage broker
Mortgage lender
Mortuary
Mosque|muslim mosque|muslimische moschee|mezquita musulmana|moschea musulmana|mesquita muculmana|islamitische moskee|musluman camisi|islamska mesita|musulmanskaja mecet|musulmanska mecet|イスラム教のモスク|清真寺殿堂|이슬람교 모스크|nha tho hoi giao|moschee|mosquee|moschea|mezquita|mesquita|moskee|meczet|mesita|mecset|tzami|moske|moskeija|cami|mecet|dzamija|مسجد|جامع|masjid|มัสยิด|清真寺|モスク|모스크
Motel|hotel de estrada|فندق صغير|モーテル|汽车旅馆|모텔|khach san doc duong
Motor scooter dealer
Motor scooter repair shop
Motor vehicle dealer
Motorcycle dealer|motorcycle dealership|motorradhandler|vendeur de motos|concesionario de motos|concessionario di motociclette|loja de motas|loja de motocicletas|loja de motos|revenda de motos|motorwinkel|motosiklet satis magazasi|sklep motocyklowy|obchod s motocykly|magazin motociklov|salon motocikliv|prodavnica motocikala|بائع دراجات نارية|バイク店|摩托车店|오토바이 대리점|dealer motor|tiem xe may
Motorcycle driving school
Motorcycle insurance agency
Motorcycle parts store
Motorcycle rental agency|motorcycle rental|motorradverleih|location de motos|alquiler de motos|noleggio motocicli|aluguer de motas|aluguel de motocicleta|motorfietsverhuur|motosiklet kiralama|wypozyczalnia motocykli|pujcovna motocyklu|motoprokat|prokat motocikliv|iznajmljivanje motocikla|إيجار دراجات نارية|レンタルバイク|摩托车租赁处|오토바이 대여소|sewa sepeda bermotor|cho thue xe may
Motorcycle repair shop|motorcycle repair workshop|motorradwerkstatt|reparateur de motos|taller de reparacion de motos|officina riparazione motocicli|oficina de motas|oficina de motocicletas|motorreparatie|motosiklet tamir atolyesi|warsztat motocyklowy|opravna motocyklu|motomasterskaja|remont motocikliv|popravka motocikala|ورشة تصليح الدراجات النارية|バイク修理店|摩托车修理店|오토바이 수리점|bengkel motor|tiem sua xe may
Motorcycle shop
Motoring club
Motorsports store
Mountain cabin
Mountain cable car
Mountaineering class
Movie rental kiosk
Movie rental store
Movie studio
Movie theater|cinema|kino|cine|bioscoop|sinema|kinoteatr|bioskop|سينما|映画館|电影院|영화관|rap phim
Moving and storage service|moving company
Moving service|moving company office|oficina de mudanzas|ufficio compagnia di traslochi|kantoor van verhuisbedrijf|tasima sirketi ofisi|biuro firmy przeprowadzkowej|kancelar stehovaci spolecnosti|pomosc pri pereezde|perevezennja recei|sluzba za selidbu|مكتب شركة نقل|이삿짐센터|van phong cong ty chuyen nha|umzugsunternehmen|umzugsfirma|demenagement|entreprise de demenagement|empresa de mudanzas|empresa de mudancas|traslochi|ditta di traslochi|verhuisbedrijf|firma przeprowadzkowa|stehovaci sluzba|stehovani|stahovanie|koltoztetes|firma de mutari|flyttfirma|flyttefirma|muuttopalvelu|nakliyat|evden eve nakliyat|gruzoperevozki i pereezdy|شركة نقل عفش|jasa pindahan|搬家公司|引っ越し業者|이사 업체
Moving supply store
Muay Thai boxing gym
Muffler shop
Mughlai restaurant
Mulch supplier
Multimedia and electronic book publisher
Municipal Department of Tourism
Municipal Guard
Municipal administration office
Murtabak restaurant
Musalla
Museum|muzej|博物館・美術館|musee|museo|museu|muzeum|muzeu|muzei|mouseio|museet|muze|متحف|bao tang|พิพิธภัณฑ์|博物馆|博物館|박물관
Museum of space history
Museum of zoology
Music box store
Music college
Music conservatory
Music instructor
Music management and promotion
Music producer
Music publisher
Music school|musikschule|ecole de musique|escuela de musica|escola de musica|scuola di musica|muziekschool|szkola muzyczna|hudebni skola|zeneiskola|scoala de muzica|odeio|musikskola|musikskole|musiikkikoulu|muzik okulu|muzykalnaja skola|muzicna skola|muzicka skola|مدرسة موسيقى|sekolah musik|音乐学校|音楽教室|음악학원
Music store|music shop|musikgeschaft|disquaire|tienda de musica|negozio di musica|loja de musica|loja de discos musicais|muziekwinkel|muzik magazasi|sklep muzyczny|obchod s hudbou|muzykalnyi magazin|muzicnii magazin|prodavnica muzike|متجر بيع موسيقى|レコード店|音乐店|음반 가게|toko musik|tiem am nhac
Musical club
Musical instrument manufacturer
Musical instrument rental service
Musical instrument repair shop
Musical instrument store|musical instrument shop|musikinstrumentegeschaft|magasin d instruments de musique|tienda de instrumentos musicales|negozio di strumenti musicali|loja de instrumentos musicais|muziekinstrumentenwinkel|muzik aletleri magazasi|sklep z instrumentami muzycznymi|obchod s hudebnimi nastroji|magazin muzykalnyh instrumentov|magazin muzicnih instrumentiv|prodavnica muzickih instrumenata|متجر آلات موسيقية|楽器店|乐器店|악기 가게|toko alat musik|tiem nhac cu
Musician
Musician and composer
Mutton barbecue restaurant
Nail salon|manucure|onicotecnica|cura delle unghie|manicure|estetica de unhas|manicure pedicure salao de beleza centro de estetica|manikur pedikur magazasi|salon manicure|pedicure|nehtovy salon|manikjurnii salon|manikir|네일 살롱|tiem lam mong|nagelstudio|onglerie|salon de manucure|centro per unghie|salon de manicura|salon za manikir|nagelsalon|nails|nail bar|salao de unhas|salao de manicure|salon de unas|salone per unghie|salon paznokci|studio paznokci|nehtove studio|nechtove studio|koromszalon|salon de unghii|salon za manikjur|saloni nychion|nagelsalong|neglesalon|neglesalong|kynsistudio|nail art salonu|tirnak salonu|nogtevaja studija|manikjurnyi salon|salon manikjuru|صالون أظافر|سالن ناخن|salon kuku|tiem nail|ร้านทําเล็บ|美甲店|ネイルサロン|네일샵
Nanotechnology engineering service
Nasi goreng restaurant
Nasi restaurant
Nasi uduk restaurant
National forest
National library
National museum
National park
National reserve
Native American restaurant
Native american goods store
Natural goods store
Natural history museum
Natural rock climbing area
Natural stone exporter
Natural stone supplier
Natural stone wholesaler
Nature preserve
Naturopathic practitioner|naturopath|naturopathy practitioner|praxis fur naturheilkunde|naturopathe|naturopata|naturopaat|naturopat|travnik|自然疗法|자연요법사
Naval base
Navarraise restaurant
Neapolitan restaurant|neapolitanisches restaurant
Needlework shop
Neon sign shop
Neonatal physician
Nepalese restaurant|nepalesisches restaurant|nepali restaurant
Nephrologist|nephrologe|nephrologue|nefrologo|nefrologista|nefroloog|nefrolog|腎臓科|肾脏内科诊室|신장내과 의사
Netball club
Neurologist|neurologe|neurologue|neurologo|neurologista|neuroloog|neurolog|nevrolog|神経科|神经内科诊室|신경과 의사
Neurophysiologist
Neuropsychologist
Neurosurgeon|brain surgeon|neurochirurgie|neurochirurgien|neurocirujano|neurochirurgo|neurocirurgiao|neurochirurg|neirohirurg|neurohirurg|神経外科|神经外科诊室|신경외과 의사
New Age church
New American restaurant
New England restaurant
New Zealand restaurant
News service
Newspaper distribution service
Newspaper publisher
Newsstand|newspaper|magazine shop|newsagent|zeitschriftenhandel|marchand de journaux|puesto de periodicos y revistas|edicola|loja de jornais|revistas|banca de jornais|krantenkiosk|gazete bayii|salonik prasowy|obchod s novinami|casopisy|gazetnyi kiosk|presa|novinarnica|新聞スタンド|报刊店|뉴스 간판대|kios koran|quay bao
Nicaraguan restaurant
Night club|nightclub|diskothek|boate|klub nocny|dyskoteka|nocnoi klub|nicnii klub|ملهى ليلي|ナイトクラブ|夜总会|나이트클럽|kelab malam|cau lac bo giai tri|nachtclub|boite de nuit|discoteca|nocni klub|gece kulubu
Night market
Nissan dealer
Non smoking holiday home
Non vegetarian restaurant
Non-denominational church
Non-governmental organization|ngo office|ngo buro nichtregierungsorganisation|organisation non gouvernementale|oficina de ong|organizzazione non governativa|sede de ong|kantoor van ngo|sivil toplum orgutu|biuro organizacji pozarzadowej|neziskova organizace|obscestvennaja organizacija|nederzavna gromadska organizacija|kancelarija nvo|مكتب المنظمات العامة الغير حكومية|ngo事務所|非政府组织|ngo 사무소|kantor lsm|to chuc phi chinh phu
Non-profit organization
Noodle shop|noodle restaurant|nudel restaurant|restaurant de nouilles|restaurante de fideos|ristorante noodle|restaurante de noodles|restaurante de lamen|noedelrestaurant|eriste restorani|restauracja z makaronami|nudlova restaurace|restoran s lapsoi|restoran loksini|knedla restoran|مطعم مكرونة|レストラン・麺類|面馆|국숫집|warung mie|nha hang mi|mien
North African restaurant
North Eastern Indian restaurant
North Indian restaurant
Northern Italian restaurant
Norwegian restaurant
Notaries association
Notary public|notary office|escribania|ufficio notarile|tabelionato|notarska kancelarija|مكتب كتابة عدل|موثق|kantor notaris|van phong cong chung|notaire|notaio|javni beleznik|noter|notariat|notaria|notario|cartorio|notaris|notariskantoor|notariusz|notar|kozjegyzo|notar public|symvolaiografos|notarius|كاتب عدل|cong chung|公证处|公証役場|공증사무소|notary
Notions store
Novelties wholesaler
Novelty store
Nuclear engineering service
Nuclear power company
Nuclear power plant
Nudist club
Nudist park
Nuevo Latino restaurant
Numerologist
Nurse practitioner
Nursery school
Nursing agency
Nursing association
Nursing home|seniorenpflegeheim|ehpad|hogar de ancianos|residenza sanitaria assistenziale|centro geriatrico|verpleeghuis|bakim evi|dom pomocy spolecznej|zarizeni osetrovatelske pece pro seniory|budinok prestarilih|staracki dom|دار التمريض|介護付き老人ホーム|疗养院|요양원|vien duong lao
Nursing practice
Nursing school
Nut store
Nutritionist
Nyonya restaurant
Oaxacan restaurant
Obanzai restaurant
Observation deck
Observatory
Obstetrician-gynecologist
Occupational health service
Occupational medical physician
Occupational safety and health
Occupational therapist|beschaftigungstherapeut|beschaftigungstherapeutin|ergotherapeute|terapeuta ocupacional|medico del lavoro|ergotherapeut|tedavi uzmani|terapeuta zajeciowy|ergoterapeut|ergoterapist|trudoterapevt|radni terapeut|أخصائي العلاج الوظيفي|作業療法士|作业治疗师|작업치료사|terapis kerja|phuc hoi chuc nang
Oden restaurant
Odia restaurant
Off roading area
Off track betting shop
Off-road racing venue
Offal barbecue restaurant
Offal pot cooking restaurant
Office accessories wholesaler
Office equipment rental service
Office equipment repair service
Office equipment supplier
Office furniture store
Office refurbishment service
Office space rental agency
Office supply store
Office supply wholesaler
Oil & natural gas company
Oil and gas exploration service
Oil change service
Oil field equipment supplier
Oil refinery
Oilfield
Okonomiyaki restaurant
Oldsmobile dealer
Olive oil bottling company
Olive oil cooperative
Olive oil manufacturer
Oncologist|onkologe|oncologue|oncologo|oncologista|oncoloog|onkolog|腫瘍科|肿瘤科诊室|종양내과 의사
Onsen
Opel dealer
Open air museum
Open university
Opera company
Opera house
Ophthalmologist|augenarzt|ophthalmologe|ophtalmologue|oftalmologo|oftalmologista|oogarts|okulista|oftalmolog|ocni lekar|oftamolog|眼科|眼科诊室|안과의사
Ophthalmology clinic
Optical instrument repair service
Optical products manufacturer
Optical wholesaler
Optician|متجر نظارات|メガネ店|tiem kinh mat|optiker|ottico|optica|opticar|augenoptiker|optico|otica|opticien|optik|optyk|ocni optika|optikus|optica medicala|optikko|gozlukcu|optika|نظارات|بصريات|kacamata|mat kinh|ร้านแว่นตา|眼镜店|眼鏡行|眼鏡店|メガネ屋|안경점|brillenwinkel
Optometrist|augenoptikerin|optometriste|optometrista|optometrysta|検眼医|验光师|검안사|spesialis mata|do mat
Oral and maxillofacial surgeon
Oral surgeon
Orchard
Orchestra
Orchid farm
Orchid grower
Organ donation and tissue bank
Organic drug store
Organic farm
Organic food store|organic supermarket|bio supermarkt|supermarche bio|supermercado organico|supermercato biologico|supermercado de produtos biologicos|biologische supermarkt|organik supermarket|supermarket z zywnoscia ekologiczna|supermarket s bioprodukty|supermarket organiceskih produktov|supermarket organicnih produktiv|supermarket organske hrane|سوبر ماركت عضوي|スーパーマーケット(有機食品)|有机产品超市|유기농 슈퍼마켓|sieu thi huu co
Organic restaurant
Organic shop
Oriental goods store
Oriental medicine clinic
Oriental medicine store
Oriental rug store
Orphanage
Orthodontist|kieferorthopade|kieferorthopadin|orthodontiste|ortodoncista|ortodontista|ortodontist|ortodonta|ortodoncie|ortodont|أخصائي تقويم الأسنان|矯正歯科|正畸医师|치과교정과 의원|bac si chinh nha
Orthodox church
Orthodox synagogue
Orthopedic clinic
Orthopedic shoe store
Orthopedic supplies store
Orthopedic surgeon
Orthoptist
Orthotics & prosthetics service
Osteopath|osteopathy practitioner|praxis fur osteopathie|整骨治疗师|정골의학 의사|osteopathe|osteopata|osteopaat|osteopaatti|osteopat
Otolaryngologist|otorhinolaryngologist|hals nasen ohren arzt|hno arzt|otorhinolaryngologiste|otorrinolaringologo|otorinolaringoiatra|otorrinolaringologista|neus keel oorarts|otolaryngolog|laryngolog|otolaringolog|otorinolaringolog|耳鼻科|耳鼻喉科诊室|이비인후과 의사
Otolaryngology clinic
Outboard motor store
Outdoor activity organiser
Outdoor bath
Outdoor clothing and equipment shop
Outdoor equestrian facility
Outdoor furniture store
Outdoor movie theater
Outdoor sports store|outdoors store|outdoors shop|outdoorgeschaft|magasin de materiel de sports de plein air|tienda de actividades al aire libre|negozio per sport all aria aperta|loja de artigos para atividades ao ar livre|loja de esportes de aventura|buitensportwinkel|kampeerwinkel|kamp malzemeleri magazasi|sklep turystyczny|obchod s outdoorovym zbozim|magazin snarjazenija dlja aktivnogo otdyha|aktivnii vidpocinok|prodavnica planinarske opreme|متجر معدات الرحلات والتسلق والتخييم|アウトドアショップ|户外用品店|아웃도어 가게|toko perlengkapan outdoor|tiem the thao ngoai troi
Outdoor swimming pool
Outerwear store
Outlet mall
Outlet store
Oxygen cocktail spot
Oxygen equipment supplier
Oyster bar restaurant
Oyster supplier
POS terminal supplier
PVC windows supplier
Paan shop
Pachinko parlor
Pacific Northwest restaurant (Canada)
Pacific Northwest restaurant (US)
Pacific Rim restaurant
Package locker
Packaging company
Packaging supply store
Padang restaurant
Padel club
Padel court
Pagoda
Pain control clinic
Pain management physician
Paint manufacturer
Paint store|paint shop|farbengeschaft|magasin de peintures|tienda de pinturas|negozio di vernici|loja de tintas|verfwinkel|boya dukkani|sklep z farbami|barvy a laky|magazin krasocnyh izdelii|magazin farb|farbara|متجر دهانات وطلاء|塗料店|涂料店|페인트 가게|toko cat|tiem son
Paint stripping service
Paintball center
Paintball store
Painter|peintre|pittore|malir|slikar|塗装業|油漆工程|도색작업소|tukang cat|tho son|maler|malerbetrieb|peintre en batiment|imbianchino|moler|schilder|schildersbedrijf|pintor de casas|pintor|malarz|malir pokoju|maliar|szobafesto|zugrav|malare|malermester|maalari|boyaci|maljar|دهان
Painting
Painting lessons
Painting studio
Paintings store
Paisa restaurant
Pakistani restaurant|pakistanisches restaurant
Palatine restaurant
Palestinian restaurant
Pallet supplier
Pan-Asian restaurant
Pan-Latin restaurant
Pancake restaurant
Panipuri shop
Paper bag supplier
Paper distributor
Paper exporter
Paper mill
Paper shredding machine supplier
Paper store
Paraguayan restaurant
Paralegal services provider
Parapharmacy
Parasailing ride operator
Parish
Park|parc|parque|plaza verde|parco|parque publico|parque ou praca|park otdyha|منتزه|公園|公园|공원|taman|cong vien
Park & ride
Parking garage
Parking lot|car park|parkplatz|parking|estacionamiento|aparcamiento|parcheggio|parque de estacionamento|estacionamento|parkeerplaats|otopark|parking samochodowy|parkoviste|parkovka|avtostojanka|parkiraliste|مكان انتظار سيارات|駐車場|停车场|주차장|parkiran|bai dau xe
Parking lot for bicycles
Parking lot for motorcycles
Parkour spot
Parochial school
Parsi restaurant
Parsi temple
Party equipment rental service
Party planner
Party store|party supply store|party supply shop|partyzubehor|magasin de materiel de fete|tienda de articulos para fiestas|negozio di articoli per le feste|loja de acessorios para festas|loja de materiais para festas|feestwinkel|parti malzemeleri magazasi|sklep z artykulami imprezowymi|party zbozi|magazin dlja vecerinok|tovari do svjat|prodavnica opreme za zurke|متجر مستلزمات حفلات|パーティ用品店|节庆用品店|파티 용품 가게|toko alat pesta|sewa dekorasi|tiem phu kien trang tri tiec
Passport agent
Passport office
Passport photo processor
Pasta shop|pasta store|nudelgeschaft|magasin de pates|fabrica de pastas|negozio di pasta|loja de massas|loja de massa|pastawinkel|makarna dukkani|sklep z makaronami|obchod s testovinami|magazin makaronnyh izdelii|magazin makaronnih virobiv|prodavnica testenine|パスタショップ|生面食店|파스타 가게|pastaladen
Pastry shop|pastelaria|cukiernia|cukrarna|pirogi|konditerski virobi|焼菓子(ペイストリー)店|甜品店|과자 가게|toko kue|tiem banh ngot|konditorei|pasticceria|pasteleria|confeitaria|poslasticarnica|pastane|konditerskaja
Patent attorney
Patent office
Paternity testing service
Pathologist|pathologe|anatomopathologiste|patologo|patologista|patholoog|patolog|patologoanatom|病理科|病理科诊室|병리과 의사
Patients support association
Patio enclosure supplier
Patisserie
Paving contractor
Paving materials supplier
Pawn shop|pawnshop|pawnbroker|pfandleihe|preteur sur gages|casa de empenos|banco dei pegni|loja de penhoras|loja de penhor|pandjeshuis|lombard|zastavarna|zalagaonica|متجر رهن|質屋|当铺|전당포|pegadaian|tiem cam do
Pay by weight restaurant
Payment terminal|zahlungsterminal|terminal de paiement|terminal de pago|terminale pagamenti|terminal de pagamento|betalingsterminal|odeme terminali|terminal platniczy|platebni terminal|plateznyi terminal|platiznii terminal|interaktivni kiosk|محطة دفع نقود|支払端末|支付终端|결제 단말기
Payroll service
Pecel lele restaurant
Pedestrian zone
Pediatric cardiologist
Pediatric clinic
Pediatric dentist
Pediatric dermatologist
Pediatric endocrinologist
Pediatric gastroenterologist
Pediatric hematologist
Pediatric nephrologist
Pediatric neurologist
Pediatric oncologist
Pediatric ophthalmologist
Pediatric orthopedic surgeon
Pediatric pulmonologist
Pediatric rheumatologist
Pediatric surgeon
Pediatric urologist
Pediatrician|paediatrician|kinderarzt|pediatre|pediatra|pediater|pediatr|pedijatar|小児科医|儿科诊室|소아청소년과 의사
Pedorthist
Pempek restaurant
Pen store
Pennsylvania Dutch restaurant
Pension office
Pentecostal church
Performing arts group
Performing arts theater|theater|theatre|teatro|tiyatro|teatr|divadlo|pozoriste|مسرح|劇場|剧院|극장|teater|taman budaya|nha hat
Perfume store|perfume shop|parfumerie|perfumeria|profumeria|perfumaria|parfumwinkel|parfumeri|parfjumerija|parfumi|parfemdzinica|متجر عطور|香水店|향수 가게|toko parfum|minyak wangi|tiem nuoc hoa
Perinatal center
Periodontist
Permanent make-up clinic
Persian restaurant|persisches restaurant|restaurant persan
Personal chef service
Personal concierge service
Personal injury attorney
Personal trainer
Personal watercraft dealer
Peruvian restaurant|peruanisches restaurant
Pest control service
Pet adoption service
Pet boarding service|animal boarding facility|tierpension|pension animaliere|alojamiento de animales|pensione per animali|hotel para animais|dierenpension|yatili hayvan bakim yeri|hotel dla zwierzat|hotel pro zvirata|perederzka zivotnyh|gotel dlja tvarin|odgajivacnica|منشأة رعاية حيوانات|ペットホテル|动物寄养机构|동물 기숙 시설|khach san thu cung
Pet cemetery
Pet funeral service
Pet groomer|tierfriseur|salon de toilettage|peluqueria de mascotas|tolettatura per animali|salao de banhos e tosquias|banho e tosa|huisdiertrimmer|salon fryzjerski dla zwierzat|zvireci kadernik|parikmaherskaja dlja zivotnyh|strizka domasnih tvarin|grumer|ペット美容室|宠物美容|반려동물 미용실
Pet microchip scanning station
Pet moving service
Pet sitter
Pet store|loja de animais de estimacao|loja de animais ou artigos para animais|evcil hayvan magazasi|tovari dlja tvarin|prodavnica kucnih ljubimaca|محل بيع حيوانات أليفة|toko peliharaan|tiem vat nuoi|zoofachgeschaft|tierhandlung|animalerie|negozio di animali|tienda de mascotas|prodavnica za kucne ljubimce|zoomagazin|negozio per animali|loja de animais|petshop|dierenwinkel|dierenspeciaalzaak|zoohandlung|sklep zoologiczny|chovatelske potreby|allateledel bolt|kisallatkereskedes|magazin pentru animale|magazin za domasni ljubimci|katastima katoikidion|pet shop|djuraffar|zooaffar|dyrehandel|dyrebutikk|lemmikkikauppa|evcil hayvan dukkani|متجر حيوانات أليفة|محل حيوانات أليفة|فروشگاه حیوانات خانگی|toko hewan peliharaan|cua hang thu cung|ร้านขายสัตว์เลี้ยง|宠物店|寵物店|ペットショップ|펫샵|애완동물 가게
Pet supply store
Pet trainer
Petrochemical engineering service
Petroleum products company
Peugeot dealer
Pharmaceutical company
Pharmaceutical lab
Pharmaceutical products wholesaler
Pharmacy|pharmacy counter|apotekarski salter|薬局・ドラッグストア(薬剤師が居る店)|quay thuoc|apotheke|pharmacie|farmacia|apotheek|eczane|apoteka|lekarna|lekaren|gyogyszertar|patika|farmacie|apteka|farmakeio|apotek|apteekki|ljekarna|صيدلية|داروخانه|nha thuoc|hieu thuoc|ร้านขายยา|药店|药房|藥局|薬局|약국|chemist|chemists
Philharmonic hall
Pho restaurant
Phone repair service
Photo agency
Photo booth|fotoautomat|photomaton|cabina de fotos|cabina per fototessere|cabine fotografica|cabine de foto|pasfotohokje|fotograf kabini|fotobudka|foto budka|fotokabina|foto kabinka|foto kabina|証明写真機|自助照相机|사진 부스|buong chup hinh
Photo lab|photographic laboratory|fotolabor|laboratoire photographique|laboratorio fotografico|foto ontwikkellab|fotograf labovatuari|laboratorium fotograficzne|fotograficka laborator|fotolaboratorija|fotografska laboratorija|مختبر التصوير|現像所|冲印店|현상소|laboratorium fotografi|rua hinh
Photo restoration service
Photo shop|photography store|photography shop|boutique photo|tienda de fotografia|loja de fotografia|fotowinkel|sklep fotograficzny|fotograficky obchod|fototovary|fototovari|fotografska radnja|محل تصوير|写真店|사진 가게|toko fotografi|tiem chup hinh
Photographer|写真館|chup hinh|photographe|fotografo|fotograaf|fenykepesz|fotograf profesionist|fotograf|fotografos|valokuvaaja|fotografci|مصور|fotografer|nhiep anh gia|ช่างภาพ|摄影师|カメラマン|사진작가|photography
Photography class
Photography school
Photography service
Photography studio|studio photo|studio photographique|estudio fotografico|studio fotografico|studio fotograficzne|zaklad fotograficzny|fotoatelier|studio foto|fotostudio|fotografiko stountio|fotostudie|valokuvausstudio|fotograf studyosu|fotostudija|foto studio|استوديو تصوير|استودیو عکاسی|studio nhiep anh|tiem chup anh|สตูดิโอถ่ายภาพ|摄影工作室|照相馆|攝影工作室|写真スタジオ|フォトスタジオ|사진 스튜디오|사진관
Physiatrist
Physical examination center
Physical fitness program
Physical rehabilitation center
Physical therapist|physiotherapist|physiotherapeut|kinesitherapeute|fisioterapeuta|fisioterapista|fysiotherapeut|fizjoterapeuta|fyzioterapeut|gyogytornasz|fizioterapeut|kinetoterapeut|fysikotherapeytis|fysioterapeut|fysioterapeutti|fizyoterapist|fizioterapevt|أخصائي علاج طبيعي|fisioterapis|物理治疗师|理学療法士|물리치료사
Physical therapy clinic
Physician assistant
Physician referral service
Physiotherapy equipment supplier
Piadina restaurant
Piano bar
Piano instructor
Piano maker
Piano moving service
Piano repair service
Piano store
Piano tuning service
Pick your own farm produce
Pickleball court
Pickleball instructor
Picnic ground
Picture frame shop|framing shop|bilderrahmengeschaft|magasin d encadrements|tienda de enmarcacion|negozio di cornici|loja de molduras|lijstenmakerij|cerceve magazasi|sklep z ramami|ramarstvi|magazin ramok dlja fotografii i kartin|bagetna maisternja|staklar|額縁店|相框店|액자 가게|toko bingkai|tiem khung tranh
Pie shop
Piedmontese restaurant
Pig farm
Pilaf restaurant
Pilates studio
Pile driving service
Pilgrim hostel
Pilgrimage place
Pinball machine supplier
Pine furniture shop
Pipe supplier
Pizza delivery
Pizza restaurant|restaurante de pizza|pizzerie|restoran pici|レストラン・ピザ|披萨餐馆|피자 음식점|pizzaria|pica restoran|piccerija|restoran pizza|pizza restorani|pizzarestaurant|pizzeria|pitsaria|picerija|picarija|مطعم بيتزا|پیتزافروشی|nha hang pizza|ร้านพิซซ่า|披萨店|比萨店|披薩店|ピザ店|ピザ屋|피자 레스토랑|피자집
Pizza takeaway|pizza a emporter
Piñatas supplier
Place of worship|andachtsstatte|lieu de culte|lugar de adoracion|luogo di culto|local de oracao|local de pratica religiosa|gebedshuis|ibadethane|miejsce odbywania praktyk religijnych|misto nabozenskych obradu|mesto poklonenija|kultove misce|bogomolja|مكان عبادة|宗教施設全般|礼拜场所|종교 시설|fasilitas ibadah|noi tho phung
Planetarium|planetario|gokevi|planetarii|planetarijum|قبة فلكية|プラネタリウム|天文馆|천체투영관|cung thien van
Plant and machinery hire
Plant nursery
Plast window store
Plasterer|stuckateur|platrier|yesero|intonacatore|estucador|gesseiro|stukadoor|sivaci|tynkarz|stukater|stukatur|gipsar|左官|粉刷工程|미장원|trat vua
Plastic bag supplier
Plastic bags wholesaler
Plastic fabrication company
Plastic injection molding service
Plastic products supplier
Plastic products wholesaler
Plastic resin manufacturer
Plastic surgeon|plastischer chirurg|schonheitschirurg|chirurgien plastique|cirujano plastico|chirurgo plastico|cirurgiao plastico|plastisch chirurg|chirurg plastyczny|plasticky chirurg|plasticeskii hirurg|plasticnii hirurg|plasticni hirurg|形成外科|整形科诊室|성형외과 의사
Plastic surgery clinic
Plating service
Playground|spielplatz|aire de jeux pour enfants|patio de juegos|parco giochi|parque infantil|parquinho|speeltuin|cocuk parki|plac zabaw|detske hriste|detskaja ploscadka|igrovii maidancik|igraliste|ساحة ألعاب للأطفال|遊び場|儿童游乐场|놀이터|taman bermain|san choi
Playground equipment supplier
Playgroup
Plumber|sanitarbetrieb|plomero|ofis slesarja santehnika|vodoprovidnik|سباكة|管路工坊|배관시공소|sua ong nuoc|klempner|sanitarinstallateur|plombier|idraulico|fontanero|encanador|loodgieter|tesisatci|plumbing|sanitar|installateur sanitaire|hydraulik|instalater|vizvezetek szerelo|instalator sanitar|vodoprovodcik|ydraylikos|rormokare|vvs installator|rorlegger|putkimies|su tesisatcisi|santehnik|vodoinstalater|سباك|tukang ledeng|tho sua ong nuoc|ช่างประปา|水管工|配管工|배관공|canalizador
Plumbing supply store
Plus size clothing store
Plywood supplier
Pneumatic tools supplier
Podiatrist|chiropodist|podiatric surgeon|podologue|podologo|podologista|podoloog|podolog|podiatra|podiatr|ortoped|طبيب الأقدام|足病医|足踝科诊室|족부의학과 의사|spesialis kaki|podologe|ayak hastaliklari uzmani|足疗师|족부의사|chua chan
Poke bar
Police academy
Police officers' housing
Police supply store
Polish restaurant
Political party office|parteiburo|bureau de parti politique|oficina del partido politico|ufficio di un partito|sede partidaria|partido politico|kantoor van een politieke partij|siyasi parti ofisi|biuro partii politycznej|kancelar politicke strany|ofis politiceskoi partii|ofis politicnoi partii|kancelarija politicke stranke|مكتب الحزب السياسي|政党事務所|政党办公室|정당 사무소|kantor partai politik|van phong dang phai chinh tri
Polo club
Polygraph service
Polymer supplier
Polynesian restaurant
Polytechnic institute
Polythene and plastic sheeting supplier
Pond contractor
Pond fish supplier
Pond supply store
Pontiac dealer
Pony club
Pony ride service
Pool billard club
Pool cleaning service
Pool hall
Popcorn store
Porridge restaurant
Porsche dealer
Port authority
Port operating company
Portable building manufacturer
Portable toilet supplier
Portrait studio
Portuguese restaurant|portugiesisches restaurant|restaurant portugais|ristorante portoghese
Post office|oficina postal|estacao de correios|agencia de correios|agencja pocztowa|مكتب البريد|postamt|postfiliale|bureau de poste|oficina de correos|ufficio postale|agencia dos correios|postkantoor|urzad pocztowy|poczta|postahivatal|oficiu postal|poscenska stancija|tachydromeio|postkontor|posthus|posti|postane|poctovoe otdelenie|postove viddilennja|posta|مكتب بريد|kantor pos|buu dien|ไปรษณีย์|邮局|郵局|郵便局|우체국
Poster store
Pottery classes
Pottery manufacturer
Pottery store|pottery shop|keramikladen|magasin de poterie|tienda de alfareria|negozio di ceramica|loja de ceramica|winkel voor aardewerk|comlek magazasi|sklep garncarski|obchod s keramikou|magazin keramiki|porceljanovi virobi|prodavnica grncarije|متجر فخار|陶磁器店|陶瓷店|도자기 가게|tiem do gom
Poultry farm
Poultry store
Powder coating service
Power plant consultant
Power plant equipment supplier
Power station
Powersports vehicle dealer
Pozole restaurant
Po' boys restaurant
Prawn fishing
Precision engineer
Pregnancy care center
Preparatory school
Presbyterian church
Preschool
Press advisory
Pressure washing service
Pretzel store
Priest
Primary school|grundschule|primarschule|ecole primaire|scuola primaria|escuela primaria|osnovna skola|ilkokul
Print shop|imprimerie|druckerei|imprenta|tipografia|grafica|drukkerij|drukarnia|tiskarna|tlaciaren|nyomda|tipografie|pecatnica|typografeio|tryckeri|trykkeri|painotalo|matbaa|tipografija|drukarnja|stamparija|مطبعة|percetakan|nha in|โรงพิมพ์|印刷厂|印刷会社|인쇄소
Printed music publisher
Printer ink refill store|printer ink store|printer ink shop|druckertintengeschaft|vendeur d encre pour imprimante|tienda de tinta para impresora|negozio di cartucce per stampanti|loja de tinteiros de impressora|loja de tinta de impressora|winkel voor printerinkt|kartus magazasi|sklep z tuszami do drukarek|obchod s barvami do tiskaren|magazin cernil dlja printera|cornila dlja printera|prodavnica mastila za stampace|متجر أحبار طابعة|プリンタ用インク店|打印耗材店|프린터 잉크 가게|tiem muc in
Printer repair service
Printing equipment supplier
Prison
Private college
Private educational institution
Private equity firm
Private golf course
Private hospital
Private investigator|private investigator office|privatdetektiv|enqueteur prive|detective|oficina de investigador privado|ufficio agenzia investigativa privata|detetive privado|detetive particular|kantoor van privedetective|dedektif|prywatny detektyw|kancelar soukromeho detektiva|castnyi syscik|privatnii detektiv|detektivska kancelarija|مكتب محقق خاص|私立探偵社|私家侦探事务所|사설탐정 사무소|kantor detektif|van phong tham tu tu
Private sector bank
Private tutor
Private university
Probate attorney
Probation office
Process server
Proctologist
Produce market
Produce wholesaler
Professional and hobby associations
Professional association
Professional organizer
Promenade
Promotional products supplier
Propane supplier
Propeller shop
Property administration service
Property investment company
Property maintenance
Property management company|property management|leasing office|societe de location immobiliere|administracion de propiedades|oficina de arrendamiento|ufficio di gestione immobiliare|locazione|gestao de condominios|administradora imobiliaria|escritorio de locacao|kantoor van een vastgoedbeheerder|sprava nemovitosti|upravljajuscaja kompanija|ofis upravljajucoi neruhomistju kompanii|kancelarija za upravljanje imovinom|kancelarije za izdavanje|資産管理会社|物业管理|租赁|자산 관리|임대 사무소|administradora de imoveis|hausverwaltung|administracion de fincas|administrador de fincas|gestion locative|amministratore di condominio|zarzadca nieruchomosci|vastgoedbeheer
Prosthodontist
Protected area
Protective clothing supplier
Protestant church
Provence restaurant
Psychiatric hospital
Psychiatrist|psychiater|psychiatre|psiquiatra|psichiatra|psychiatra|psychiatr|psihiatr|psihijatar|精神科医|心理科诊室|정신건강의학과 의사
Psychic|astrologiker|magasin esoterique psi|vidente|sensitivo|psiquico|medyum|wrozka|vestirna|predskazatel|ekstrasens|vidovnjak|サイキック店|占卜店|초능력자|dukun
Psychoanalyst
Psychologist|psychologe|psychologin|psychologue|psicologo|psycholoog|psycholog|pszichologus|psychologos|psykolog|psykologi|psikolog|psiholog|طبيب نفسي|nha tam ly|心理咨询师|心理学者|심리상담사
Psychomotor therapist
Psychoneurological specialized clinic
Psychopedagogy clinic
Psychosocial therapist
Psychosomatic medical practitioner
Psychotherapist|clinical psychologist|psychotherapeut|psychotherapeutin|psychotherapeute|psicoterapeuta|psicoterapista|psicoterapia|ruh sagliklari uzmani|psychoterapeuta|psychoterapeut|psihoterapevt|psihoterapeut|معالج نفسي|心理療法士|心理咨询|심리치료사|terapis psikologi|tam ly tri lieu
Pub|taberna|boteco|居酒屋|清吧|주점|quan ruou pub|pivnice|hospoda|kocsma|krcma|krog|pubi|pab|パブ|펍
Public bath|offentliches bad|bain public|bano publico|terme pubbliche|banhos publicos|banho publico|publiek bad|hamam|laznia publiczna|verejne lazne|obscestvennaja banja|gromadska laznja|javno kupatilo|دورة مياة عمومية|公衆浴場|公共浴室|대중 목욕탕|petirtaan|noi tam cong cong
Public bathroom
Public defender's office
Public educational institution
Public female bathroom
Public golf course
Public health department
Public housing
Public library
Public male bathroom
Public medical center
Public parking space
Public prosecutors office|staatsanwaltschaft|bureau du procureur general|fiscalia|procura|gabinete de procuradoria|ministerio publico|kantoor van de officier van justitie|cumhuriyet savciligi|prokuratura|statni zastupitelstvi|kancelarija javnog tuzilastva|مكتب النيابة العامة|検察庁|检察院|검찰청|kantor jaksa penuntut umum|van phong cong to vien
Public relations firm
Public safety office
Public sauna
Public sector bank
Public swimming pool
Public university
Public utility company
Public water well
Public wheelchair-accessible bathroom
Public works department
Publisher
Pueblan restaurant
Puerto Rican restaurant
Pulmonologist|pneumologist|respiratory physician|respirologist|lungenfacharzt|pneumologue|neumologo|pneumologo|pneumologista|longarts|pulmonolog|pneumolog|pulmolog|呼吸器科|呼吸科诊室|호흡기내과 의사
Pump supplier
Pumpkin patch
Punjabi restaurant
Puppet theater
Pyrotechnician
Qing fang market place
Quaker church|quaker friends meeting house|quaker versammlungshaus|salle de reunion de la societe religieuse des amis|casa de reuniones cuaquera|casa di incontro degli amici quaccheri|casa de reunioes quaker friends|casa de reuniao dos amigos|quaker friends ontmoetingshuis|quaker arkadaslar bulusma evi|miejsce spotkan religijnego towarzystwa przyjaciol|dum pro setkani pratel quakeru|dom vstrec kvakerov|budinok zustricei druziv kvakeriv|クエーカーフレンズ集会所|贵格会礼拜堂|퀘이커 친우회 모임 집
Quantity surveyor
Quarry
Queer bar
Quilt shop
Québécois restaurant
RV dealer
RV detailing service
RV inspection service
RV park|caravan park|wohnmobil stellplatz|aire pour caravanes|parque de autocaravanas|sosta per camper|parque de caravanas|estacionamento de trailers|caravan|kampeerwagenterrein|karavan parki|kemping dla kamperow|parkoviste pro karavany|stojanka treilerov|karavan park|kamp park|موقف عربات كبيرة|オートキャンプ場|房车营地|rv 공원|taman rv|bai dau nha luu dong
RV repair and maintenance service
RV repair shop
RV storage facility
RV supply store
Race car dealer
Racecourse
Racing car parts store
Raclette restaurant
Racquetball club
Radiator repair service
Radiator shop
Radio broadcaster|radio station|radiostation|station de radio|estacion de radio|studio emittente radiofonica|estacao de radio|radiozender|radyo istasyonu|studio radiowe|radiostanice|radiostancija|radijska stanica|ラジオ局|广播站|라디오 방송국|dai phat thanh
Radiologist|roentgenologist|radiologe|radiologue|radiologo|radiologista|radioloog|radiolog|rentgenolog|放射線科|放射科诊室|영상의학과 의사
Radiotherapist
Raft trip outfitter
Rafting
Rail museum
Railing contractor
Railroad company
Railroad contractor
Railroad equipment supplier
Railroad ties supplier
Railway services
Rainwater tank supplier
Rajasthani restaurant
Ram dealer
Ramen restaurant|ramen shop|restaurant de ramen|restaurante de ramen|ristorante ramen|restaurante ramen|ramen restorani|restauracja z ramenem|restaurace ramen|ramennaja|ramen restoran|レストラン・ラーメン|日式拉面餐馆|라멘 가게|toko ramen
Ranch
Rare book store
Raw food restaurant
Ready mix concrete supplier
Real estate agency|real estate office|agencia imobiliaria|gayrimenkul ofisi|agencija z neruhomosti|不動産代理店|부동산 사무소|kantor real estate|van phong bat dong san|immobilienagentur|immobilienburo|agence immobiliere|agenzia immobiliare|agencia inmobiliaria|agencija za nekretnine|emlakci|agentstvo nedvizimosti|inmobiliaria|imobiliaria|makelaarskantoor|makelaardij|agencja nieruchomosci|biuro nieruchomosci|realitni kancelar|realitna kancelaria|ingatlaniroda|agentie imobiliara|agencija za nedvizimi imoti|mesitiko grafeio|fastighetsbyra|ejendomsmaegler|ejendomsmaeglerkontor|kiinteistonvalitys|kiinteistonvalittaja|emlak ofisi|agentstvo neruhomosti|مكتب عقارات|مكتب عقاري|وكالة عقارية|آژانس املاک|agen properti|cong ty bat dong san|บริษัทอสังหาริมทรัพย์|房地产中介|房屋仲介|不動産会社|不動産屋|부동산 중개소|부동산|real estate|estate agent|estate agency|estate agents
Real estate agent|immobilienmakler|agent immobilier|agente inmobiliario|corretor de imoveis|agente immobiliare|makelaar|posrednik nieruchomosci|realitni makler|ingatlanugynok|agent imobiliar|fastighetsmaklare|eiendomsmegler|emlak danismani|rieltor|rijeltor
Real estate appraiser
Real estate attorney
Real estate auctioneer
Real estate consultant
Real estate developer
Real estate rental agency
Real estate school
Real estate surveyor
Realschule (middle-tier secondary school)
Record company
Record store
Recording studio|tonstudio|studio d enregistrement|estudio de grabacion|studio di registrazione audio|estudio de gravacao|kayit studyosu|studio nagran|nahravaci studio|studija zapisi|studija zvukozapisu|muzicki studio|レコーディングスタジオ|录音工作室|녹음실|phong thu
Records storage facility
Recreation center
Recreational vehicle rental agency
Recruiter
Rectory
Recycling center
Recycling drop-off location
Reenactment site
Reflexologist
Reform synagogue
Reformed church
Refrigerated transport service
Refrigerator repair service
Refrigerator store
Refugee camp|fluchtlingslager|camp de refugies|campamento de refugiados|campo profughi|campo de refugiados|vluchtelingenkamp|multeci kampi|oboz uchodzcow|uprchlicky tabor|lager bezencev|tabir bizenciv|izbeglicki kamp|مخيم لاجئين|難民キャンプ|难民营|난민촌|tenda sementara|trai ti nan
Regional airport
Regional council
Regional government office
Registered general nurse
Registration office
Registry office
Rehabilitation center|rehabilitation facility|reha klinik|centre de readaptation|centro de rehabilitacion|centro riabilitativo|unidade de reabilitacao|clinica de reabilitacao|revalidatiekliniek|rehabilitasyon merkezi iyilestirme merkezi|placowka rehabilitacyjna|rehabilitacni stredisko|reabilitacionnyi centr|reabilitaciinii zaklad|bolnica za rehabilitaciju|مركز إعادة التأهيل|リハビリ施設|康复设施|재활 시설|tempat rehabilitasi|trung tam phuc hoi chuc nang
Rehearsal studio
Reiki therapist
Religious book store
Religious destination
Religious goods store
Religious institution
Religious lodging
Religious organization
Religious school
Religious statue manufacturer
Remodeler|renovation contractor|renovierungsfirma|sanierungsfirma|entreprise de renovation|renovation|empresa de reformas|reformas|impresa di ristrutturazioni|ristrutturazioni|empresa de remodelacao|empresa de remodelacoes|remodelacoes|renovatiebedrijf|firma remontowa|remonty|rekonstrukce bytu|lakasfelujitas|renovari|remont kvartir|renoveringsfirma|remonttiyritys|tadilat|dekorasyon tadilat
Renault dealer
Rental car return location
Renter's insurance agency
Repair service
Reproductive health clinic
Reptile store
Research and product development
Research engineer
Research foundation
Research institute|research institute grounds|forschungseinrichtung|laboratoire de recherche|terreno del instituto de investigacion|istituto di ricerca|instituto de pesquisa|area do instituto de pesquisa|gebied van een onderzoekscentrum|arastirma enstitusu alani|teren instytutu badawczego|vyzkumny ustav|territorija naucno issledovatelskogo instituta|teritorija naukovo doslidnogo institutu|podrucije istazivackog instituta|أراضي معهد بحوث|研究所|研究所场地|연구 기관 부지|lingkungan penelitian|san vien nghien cuu
Residential college
Residents association
Resort hotel
Rest stop
Restaurant|lokanta|レストラン全般|ristorante|restaurante|restaurang|restauracja|restaurace|restauracia|etterem|vendeglo|ravintola|restorant|estiatorio|restoran|مطعم|رستوران|rumah makan|nha hang|ร้านอาหาร|餐厅|餐馆|餐廳|饭店|レストラン|레스토랑|음식점
Restaurant supply store
Resume service
Retail space rental agency
Retaining wall supplier
Retirement community
Retirement home
Retreat center
Rheumatologist|rheumatologe|rhumatologue|reumatologo|reumatologista|reumatoloog|reumatolog|revmatolog|リウマチ科|风湿免疫科诊室|류마티스내과 의사
Rice cake shop
Rice cracker shop
Rice mill
Rice restaurant
Rice shop|rice store|reisgeschaft|magasin de riz|tienda de arroz|negozio di riso|loja de arroz|rijstwinkel|pirinc dukkani|sklep z ryzem|obchod s ryzi|magazin risa|magazin risu|prodavnica pirinca|米穀店|米店|쌀 가게|toko beras
Rice wholesaler
Rideshare pickup location
River port
Road construction company
Road construction machine repair service
Road cycling
Road safety town
Roads ports and canals engineers association
Rock climbing
Rock climbing gym|climbing gym|kletterhalle|salle d escalade|gimnasio de escalada|palestra di arrampicata|local de escalada artificial|academia de escalada|klimhal|tirmanma salonu|centrum wspinaczkowe|boulderownia|bulderownia|lezecka stena|skalodrom|skeledrom|bolderana|مركز رياضة التسلق|クライミングジム|攀岩馆|클라이밍 시설|panjat tebing|khu tuong leo nui
Rock climbing instructor
Rock music club
Rock shop
Rodeo
Rolled metal products supplier
Roller coaster
Roller skating club
Roller skating rink
Rolls-Royce dealer
Roman restaurant
Romanian restaurant
Roofing contractor|dachdeckerbetrieb|riparatore tetti|reparador de telhados|dakwerker|cati tamircisi|ofis krovelscika|pokrivelnik|krovar|بناء الأسقف والقرميد|屋根ふき職人|屋顶工程|지붕 시공소|tukang atap|lop nha|dachdecker|couvreur|techador|telhador|copritetto|dakdekker|dekarz|pokryvac|tetofedo|taklaggare|tagdaekker|taktekker|cati ustasi|krovelscik|roofing|roofer
Roofing supply store
Roommate referral service
Rowing area
Rowing club
Rsl club
Rubber products supplier
Rubber stamp store
Rug store
Rugby
Rugby club
Rugby field
Rugby league club
Rugby store
Running store
Russian Orthodox church
Russian grocery store
Russian restaurant|russisches restaurant|restaurant russe
Rustic furniture store
Ryotei restaurant
SCUBA instructor
SCUBA tour agency
STD clinic
STD testing service
Saab dealer
Sacem
Saddlery
Safe & vault shop
Safety equipment supplier
Sailing club
Sailing event area
Sailing school
Sailmaker|segelmacher|voilerie|velero|velaio|veleiro|fabricante de velas nauticas|zeilmaker|yelkenci|zaglomistrz|vyroba plachet|parusnyi master|vitrilnii maister|jedrar|صانع أشرعة|製帆職人|制帆工坊|돛 제작소|dung buom
Sake brewery
Salad shop
Salsa bar
Salsa classes
Salvadoran restaurant
Salvage dealer
Salvage yard
Samba school
Sambo school
Sambodrome
Sand & gravel supplier
Sand plant
Sandblasting service
Sandwich shop|sandwichladen|sandwicherie|sendvicara
Sanitary inspection
Sanitation service
Sardinian restaurant
Saree Shop
Satay restaurant
Satellite communication service
Saturn dealer
Sauna|سونا|サウナ|桑拿|사우나|tam hoi
Sauna club
Sauna store
Savings bank
Saw mill
Saw sharpening service
Scaffolding rental service
Scaffolding service
Scale model club
Scale repair service
Scale supplier
Scandinavian restaurant
Scenic spot
Scenography company
School
School administration office
School bus service
School cafeteria
School center
School district office
School for the deaf
School for the visually impaired
School house
School supply store
Science museum
Scientific equipment supplier
Scooter rental service
Scooter repair shop
Scottish restaurant
Scout hall
Scout home
Scouting|scout group|pfadfinderstamm|groupe de scout|grupo de exploradores|scout|gruppo scout|grupo de escuteiros|grupo escoteiro|harcowka|skautsky oddil|klub skautov|skauti|スカウト団|童子军|스카우트 그룹
Scrap metal dealer
Scrapbooking store
Screen printer
Screen printing shop
Screen printing supply store
Screen repair service
Screen store
Screw supplier
Sculptor|bildhauer|sculpteur|escultor|scultore|beeldhouwer|yontucu|rzezbiarz|sochar|skulptor|نحّات|彫刻製作所|雕塑工坊|조각소|pemahat|nha dieu khac
Sculpture
Sculpture museum
Seafood donburi restaurant
Seafood farm
Seafood market|seafood shop|fishmonger|fischgeschaft|poissonnerie|vente de fruits de mer|tienda de pescados y mariscos|pescheria|peixaria|peixaria ou loja de frutos do mar|viswinkel|deniz urunleri magazasi|sklep z rybami i owocami morza|obchod s rybami nebo morskymi plody|magazin moreproduktov|moreprodukti|prodavnica morske hrane|متجر مأكولات بحرية|魚屋|海鲜店|해산물 가게|toko bahari|tiem hai san
Seafood restaurant|meeresfruchte restaurant|restaurante de mariscos|ristorante di mare|marisqueira|restaurante de frutos do mar|visrestaurant|deniz yiyecekleri restorani|restauracja z owocami morza|restaurace s morskymi rybami|restoran moreproduktov|restoran moreproduktiv|restoran morske hrane|مطعم مأكولات بحرية|レストラン・シーフード|海鲜餐馆|해산물 음식점|restoran boga bahari|nha hang do bien|meeresfruchterestaurant|restaurant de fruits de mer|ristorante di pesce|marisqueria
Seafood wholesaler
Seal shop
Seaplane base
Seasonal goods store
Seat dealer
Seating systems provider
Seblak restaurant
Second hand store
Secondary school
Security guard service
Security service|security company|sicherheitsdienst|sicherheitsfirma|entreprise de securite|societe de gardiennage|empresa de seguridad|seguridad privada|vigilanza privata|istituto di vigilanza|empresa de seguranca|beveiligingsbedrijf|agencja ochrony|bezpecnostni agentura|vagyonvedelem|firma de paza|ohranitelna firma|etaireia security|vaktbolag|vagtselskab|vaktselskap|vartiointiliike|guvenlik sirketi|ohrannoe predprijatie|cop|ohoronna firma|شركة حراسة|jasa keamanan|cong ty bao ve|保安公司|警備会社|경비 업체
Security system installation service
Security system supplier
Seed supplier
Seitai
Self defense school
Self service car wash
Self service health station
Self service restaurant
Self-storage facility|storage rental|lagerraumvermieter|location de stockage|alquiler de espacios para almacenaje|box a noleggio|aluguer de depositos|aluguel de armazenamento|zelfopslag|depo kiralama magazasi|pronajem skladovacich prostor|arenda skladskih pomescenii|skladi v orendu|iznajmljivanje skladista|محل تأجير أماكن التخزين|レンタル倉庫|仓储租赁|저장공간 대여소|jasa penitipan barang|cho thue cho de do
Semi conductor supplier
Seminary
Senior citizen center
Senior high school
Septic system service
Serbian restaurant
Serviced accommodation
Serviced apartment
Seventh-day Adventist church
Sewage disposal service
Sewage treatment plant
Sewing company
Sewing machine repair service
Sewing machine store
Sewing school
Sewing shop|sewing supply shop|geschaft fur nahzubehor|mercerie|tienda de suministros de costura|merceria|retrosaria|loja de aviamentos|loja de suprimentos de costura|loja de armarinhos|naaiwinkel|dikis malzemeleri dukkani|pasmanteria|sici potreby galanterie|sveinye prinadleznosti|priladdja dlja sittja|prodavnica krojacke robe|متجر مستلزمات خياطة|手芸用品店|缝纫用品商店|바느질 용품 가게|tiem do kim chi
Sexologist
Seychelles restaurant
Sfiha restaurant
Shabu-shabu restaurant
Shandong restaurant
Shanghainese restaurant
Shared-use commercial kitchen
Sharpening service
Shawarma restaurant
Shed builder
Sheep shearer
Sheepskin and wool products supplier
Sheet metal contractor
Sheet music store
Shelter
Sheltered housing
Shelving store
Sheriff's department
Shinto shrine|shinto schrein|sanctuaire shintoiste|santuario sintoista|tempio shintoista|templo xintoista|santuario xintoista|shintotempel|sintoizm tapinagi|sanktuarium shintoistyczne|dzindzja|sintoistska svjatinja|sintoisticko svetiliste|ضريح شنتو|神社|神道教神社|신사|den tho than dao
Shipbuilding and repair company
Shipping and mailing service
Shipping company
Shipping equipment industry
Shipping service
Shipyard
Shochu brewery
Shoe factory
Shoe repair shop|schuhreparatur|cordonnier|taller de reparacion de calzado|calzolaio|reparador de sapatos|loja de conserto de calcados|schoenenreparatiewinkel|ayakkabi tamir magazasi|opravna obuvi|remont obuvi|remont vzuttja|obucar|محل تصليح الأحذية|靴修理店|修鞋店|신발 수선점|toko sol sepatu|tiem sua giay
Shoe shining service
Shoe store|shoe shop|obuvnictvi|vzuttja|靴店|tiem giay|schuhgeschaft|magasin de chaussures|negozio di scarpe|zapateria|prodavnica obuce|ayakkabi magazasi|magazin obuvi|schuhladen|loja de calcados|sapataria|schoenenwinkel|sklep obuwniczy|obuv|cipobolt|magazin de incaltaminte|magazin za obuvki|katastima ypodimaton|skoaffar|skobutik|skobutikk|kenkakauppa|ayakkabici|magazin vzuttja|محل أحذية|متجر أحذية|toko sepatu|cua hang giay|ร้านรองเท้า|鞋店|靴屋|신발가게
Shogi lesson
Shooting event area
Shooting range|shooting range facility|schiesssportanlage|centre de tir|instalacion del campo de tiro|poligono di tiro|centro desportivo de tiro ao alvo|schietbaancentrum|sportif atis poligonu|areal sportovni strelnice|strelbisce dlja sportivnoi strelby|elementi strilbisca|streljana|مرفق ميدان الرماية|射撃競技用施設|射击场设施|사격장 시설|fasilitas lapangan tembak|trung tam ban sung
Shop supermarket furniture store
Shopfitter
Shopping mall|mall|shopping center|shopping centre|shopping ou galeria de lojas|torgivelnii centr|ショッピングセンター|trung tam thuong mai|einkaufszentrum|centre commercial|centro commerciale|centro comercial|winkelcentrum|centrum handlowe|galeria handlowa|obchodni centrum|obchodne centrum|bevasarlokozpont|centru comercial|targovski centar|emporiko kentro|kopcentrum|indkobscenter|kjopesenter|kauppakeskus|alisveris merkezi|torgovyi centr|torgovii centr|trzni centar|مركز تسوق|pusat perbelanjaan|trung tam mua sam|ห้างสรรพสินค้า|购物中心|購物中心|ショッピングモール|쇼핑몰
Short term apartment rental agency
Shower door shop
Showroom
Shredding service
Shrimp farm
Shrine
Sichuan restaurant
Sicilian restaurant
Siding contractor
Sightseeing tour agency
Sign shop|signmaker|schilder und lichtreklamehersteller|fabriquant d enseignes|fabricante de carteles|costruttore di segnali|fabricante de letreiros|criador de sinais|bordenmaker|tabelaci|wyrob tablic i znakow|vyrobce ceduli|vigotovlennja stampiv|pecatok|firmopisac|خطاط ومصمم لوحات تجارية|看板屋|广告工坊|간판공 사무실|lam bang hieu
Silk plant shop
Silk store
Silversmith
Singaporean restaurant
Singing telegram service
Single sex secondary school
Singles organization
Sixth form college
Skate sharpening service
Skate shop
Skateboard shop
Skatepark
Skating instructor
Skeet shooting range
Ski club
Ski rental service
Ski repair service
Ski resort
Ski school
Ski shop
Skin care clinic
Skin care products vending machine
Skittle club
Skoda dealer
Skydiving center
Skylight contractor
Slaughterhouse
Sleep clinic
Small appliance repair service
Small claims assistance service
Small engine repair service
Small plates restaurant
Smart Car dealer
Smart dealer
Smart locker manufacturer
Smart shop
Smog inspection station
Smoke shop
Snack bar|imbiss|imbissbude
Snow removal service
Snowboard rental service
Snowboard shop
Snowmobile dealer
Snowmobile rental service
Soapland
Soba noodle shop
Soccer club
Soccer field
Soccer practice
Soccer store
Social club
Social security attorney
Social security financial department
Social security office
Social services organization
Social welfare center
Social worker
Societe de Flocage
Sod supplier
Sofa store
Soft drinks shop
Softball club
Softball field
Software company|softwareunternehmen|softwarehaus|editeur de logiciels|empresa de software|azienda di software|softwarebedrijf|firma informatyczna|softwarova firma|szoftverceg|firma de software|softuerna kompanija|etaireia logismikou|mjukvaruforetag|softwarevirksomhed|ohjelmistoyritys|yazilim sirketi|razrabotka programmnogo obespecenija|شركة برمجيات|perusahaan perangkat lunak|cong ty phan mem|软件公司|軟體公司|ソフトウェア会社|소프트웨어 회사
Software training institute
Soil testing service
Solar energy company
Solar energy equipment supplier
Solar energy system service
Solar hot water system supplier
Solar panel maintenance service
Solar photovoltaic power plant
Solid fuel company
Solid waste engineer
Soondae restaurant
Soto ayam restaurant
Soto restaurant
Soul food restaurant
Soup kitchen
Soup restaurant
Soup shop
South African restaurant
South American restaurant
South Asian restaurant
South Indian restaurant
South Sulawesi restaurant
Southeast Asian restaurant
Southern Italian restaurant|suditalienisches restaurant
Southern restaurant (US)
Southwest France restaurant
Southwestern restaurant (US)
Souvenir manufacturer
Souvenir store
Soy sauce maker
Spa|سبا|اسپا|สปา|水疗中心|水療中心|スパ|스파
Spa and health club
Spa garden
Space of remembrance
Spanish restaurant|restaurante espanhol|spaans restaurant|ispanyol restorani|restauracja hiszpanska|spanelska restaurace|restoran ispanskoi kuhni|ispanskii restoran|レストラン・スペイン料理|西班牙饭店|스페인식 레스토랑|restoran masakan spanyol|spanisches restaurant|restaurant espagnol|ristorante spagnolo|restaurante espanol|spanski restoran
Special education school
Special educator
Specialized clinic
Specialized hospital
Speech pathologist|speech therapist|logopade|logopadin|orthophoniste|fonoaudiologo|logopedista|terapeuta da fala|logopedist|konusma terapisti|logopeda|logoped|معالج مشاكل النطق|スピーチセラピスト|语言治疗师|언어치료사|terapis wicara|tri lieu ngon ngu
Sperm bank
Spice exporter
Spice store|spice shop|gewurzladen|magasin d epices|tienda de especias|negozio di spezie|loja de especiarias|kruidenwinkel|baharat magazasi|sklep z przyprawami|obchod s korenim|magazin specii|specii|prodavnica zacina|محل بيع بهارات|スパイス店|香料店|향신료 가게|toko rempah|tiem gia vi
Spice wholesaler
Spine surgeon
Spiritist center
Sport tour agency
Sporting goods store|sporting goods shop|magasin d equipement sportif|tienda de articulos deportivos|loja de artigos desportivos|loja de equipamentos esportivos|sportzaak|spor urunleri magazasi|obchod se sportovnimi potrebami|sporttovari|prodavnica sportske opreme|متجر بيع أدوات رياضية|スポーツ用品店|体育用品店|스포츠 용품 가게|toko olahraga|tiem dung cu the thao|tienda deportiva|tienda de deportes|loja de artigos esportivos|loja de desporto|sportgeschaft|magasin de sport|negozio di articoli sportivi|sportwinkel|sklep sportowy|sportbutik|spor magazasi|sporttovary
Sports accessories wholesaler
Sports bar
Sports card store
Sports club|sportverein|club de sport|club de deportes|club sportivo|clube desportivo|clube de esportes|sportclub|spor kulubu|klub sportowy|sportovni klub|sportivnyi klub|sportklub|sportski klub|スポーツクラブ|体育俱乐部|스포츠 클럽|cau lac bo the thao
Sports complex
Sports equipment rental service
Sports massage therapist
Sports medicine clinic
Sports medicine physician
Sports memorabilia store
Sports nutrition store
Sports school
Sportswear store
Sportwear manufacturer
Spring supplier
Squash club
Squash court
Sri Lankan restaurant|sri lankisches restaurant
Stable
Stadium|stadion|stade|estadio|stadio|stadyum|استاد رياضي|スタジアム|体育场|경기장|san van dong
Stage
Stage lighting equipment supplier
Stained glass studio
Stainless steel plant
Stair contractor
Stall installation service
Stamp collectors club
Stamp shop
Stand bar
Staple food package
State archive
State employment department
State government office
State liquor store
State office of education
State owned farm
State park
State parliament
State police
Stationery manufacturer
Stationery store|stationery shop|schreibwarengeschaft|papeterie|papeleria|negozio di cancelleria|papelaria|kantoorboekhandel|sklep papierniczy|obchod s kancelarskymi potrebami|kanceljarskie tovary|kanctovari|prodavnica kancelarijske opreme|متجر قرطاسية و أدوات مكتبية|文具店|문구점|toko atk|fotokopi|tiem van phong pham
Stationery wholesaler
Statuary
Steak house|casa de carnes|vleesrestaurant|et lokantasi|restauracja ze stekami|steik haus|gril restoran|مطعم شرائح اللحم|レストラン・ステーキ|牛排餐馆|스테이크하우스|nha hang bit tet|steakhaus|steakhouse|steak restoran
Steamboat restaurant
Steamed bun shop
Steel construction company
Steel distributor
Steel erector
Steel fabricator
Steel framework contractor
Steelwork design service
Stereo rental store
Stereo repair service
Sticker manufacturer
Stitching class
Stock broker
Stock exchange building
Stone carving
Stone cutter
Stone supplier
Storage facility
Store
Store equipment supplier
Store fixture supplier
Stringed instrument maker
Structural engineer
Stucco contractor
Student career counseling office
Student dormitory
Student housing center
Student union
Students parents association
Students support association
Study at home school
Studying center
Stylist
Subaru dealer
Suburban train line
Sugar factory
Sugar shack
Sukiyaki and Shabu Shabu restaurant
Sukiyaki restaurant
Summer camp organizer|summer camp|sommercamp|camp d ete|campamento de verano|campo estivo|colonia de ferias|acampamento de verao|osrodek kolonijny|letni tabor|litnii tabir|サマーキャンプ場|夏令营
Summer toboggan run
Sundae restaurant
Sundanese restaurant
Sunglasses store
Sunroom contractor
Super public bath
Superannuation consultant
Superfund site
Supermarket|supermarkt|supermarche|supermercato|supermercado|samoposluga|szupermarket|supermarked|snabbkop|supermarkedet|souper market|سوبر ماركت|سوبرماركت|sieu thi|ซูเปอร์มาร์เก็ต|超市|スーパーマーケット|スーパー|슈퍼마켓|마트
Suppon restaurant
Support group
Surf lifesaving club
Surf school
Surf shop
Surgeon
Surgical center
Surgical oncologist
Surgical products wholesaler
Surgical supply store
Surinamese restaurant
Surplus store
Surveyor
Sushi restaurant|restaurant sushi|restaurante de sushi|sushirestaurant|susi restorani|restauracja z sushi|sushi restaurace|restoran susi|مطعم سوشي|寿司屋|寿司餐馆|초밥 음식점|restoran sushi|nha hang sushi|restaurant de sushis|ristorante di sushi|susi restaurace|susi restoran|sushi|sushi bar
Sushi takeaway
Suzuki dealer
Suzuki motorcycle dealer
Swabian restaurant
Swedish restaurant
Sweets and dessert buffet
Swim club
Swimming competition
Swimming facility
Swimming instructor
Swimming lake
Swimming pool
Swimming pool contractor
Swimming pool repair service
Swimming pool supply store|pool supply store|pool supply shop|swimmingpoolbedarf|magasin de materiel de piscine|tienda de suministros para piscinas|negozio per rifornimenti per piscina|loja de acessorios para piscinas|loja de suprimentos para piscinas|winkel voor zwembadbenodigdheden|havuz malzemeleri magazasi|sklep z akcesoriami do basenow|obchod s bazeny|magazin tovarov dlja basseina|obladnannja dlja baseiniv|prodavnica opreme za bazene|متجر مستلزمات حمامات السباحة|プール用品店|泳池设备店|수영장 용품 가게|toko alat kolam renang
Swimming school
Swimwear store
Swiss restaurant|schweizerisches restaurant|schweizer restaurant|restaurant suisse|ristorante svizzero|restaurante suizo|svajcarski restoran
Synagogue|jewish synagogue|judische synagoge|sinagoga judia|sinagoga ebraica|sinagoga|sinagoga judaica|joodse synagoge|yahudi sinagogu|synagoga|zidovska synagoga|iudeiskaja sinagoga|jevreiska sinagoga|كنيس يهودي|ユダヤ教のシナゴーグ|犹太教堂|유대교 시너고그|sinagoge|nha tho do thai giao
Syokudo and Teishoku restaurant
Syrian restaurant
T-shirt store
TB clinic
Tabascan restaurant
Table tennis club
Table tennis facility
Table tennis supply store
Tacaca restaurant
Tack shop
Taco restaurant
Taekwondo competition area
Taekwondo school
Tai chi school
Tailor|sastreria|alfaiate|alfaiataria|krejcovstvi|portnoi|दऱजी|schneider|schneiderei|tailleur|couturier|sastre|sartoria|kleermaker|krawiec|zaklad krawiecki|krejci|krajcir|szabo|croitorie|sivac|raftis|skraddare|skraedder|skredder|raatali|ompelimo|terzi|atele|atelje|krojac|خياط|penjahit|tiem may|ร้านตัดเสื้อ|裁缝店|仕立屋|양복점
Taiwanese restaurant
Takeout restaurant|takeaway|take away|takeout|mitnahmerestaurant|restaurant zum mitnehmen|restaurant a emporter|takeaway restaurant
Takoyaki restaurant
Talent agency
Tamale shop
Tannery
Tanning salon|sonnenstudio|salon de bronzage|salon de bronceado|centro abbronzatura|solario|salao de bronzeamento|zonnebank|bronzlasma magazasi|solarium|soljarii|solarijum|صالون تسمير|日焼けサロン|日光浴沙龙|일광 살롱|tiem lam nau da
Taoist temple|tao tempel|temple taoiste|templo taoista|tempio taoista|taoistische tempel|taoist tapinagi|swiatynia taoistyczna|taoisticky chram|daosskii hram|daoskii hram|taoisticki hram|معبد طاوي|道教寺院|道观殿堂|도관|kelenteng|dao quan
Tapas bar
Tapas restaurant|restaurant de tapas
Tata Motors dealer
Tatami store
Tattoo and piercing shop
Tattoo artist
Tattoo removal service
Tattoo shop|tatowierer|salon de tatuajes|tatuatore|estudio de tatuagens|tattoozetter|tetovaci salon|salon za tetovaze|صالون الوشم|문신 가게|jasa pembuatan tato|tattoo|tattoo parlour|tattoo parlor|tattoostudio|tatowierstudio|salon de tatouage|studio de tatouage|estudio de tatuajes|estudio de tatuagem|studio tatuaggi|studio di tatuaggi|tattooshop|studio tatuazu|salon tatuazu|tetovaci studio|tetovacie studio|tetovaloszalon|salon de tatuaje|studio za tatuirovki|katastima tatouaz|stountio tatouaz|tatueringsstudio|tatoveringsstudio|tatoveringsbutik|tatuointiliike|tatuointistudio|dovme studyosu|dovmeci|tatu salon|tattoo studio|محل وشم|استوديو وشم|استودیو خالکوبی|studio tato|tiem xam hinh|tiem xam|ร้านสัก|纹身店|刺青店|タトゥーショップ|タトゥースタジオ|문신샵|타투샵
Tattoo supply store
Tax assessor
Tax attorney
Tax collector's office
Tax consultant|tax advisor office|steuerberatungskanzlei|oficina de asesor fiscal|centro assistenza fiscale|escritorio de consultadoria fiscal|assessoria fiscal|kantoor van belastingsadviseur|vergi danismanligi|kancelar danoveho poradce|ofis konsultanta po nalogam|podatkova konsultacija|kancelarija poreskog savetnika|مستشار الضرائب|税理士事務所|税务顾问|dich vu khai thue|steuerberater|steuerberatung|steuerberaterin|steuerkanzlei|conseiller fiscal|asesor fiscal|asesoria fiscal|consulente fiscale|consultor fiscal|belastingadviseur|doradca podatkowy|danovy poradce|danovy poradca|adotanacsado|consultant fiscal|vergi danismani|nalogovyi konsultant|税理士|세무사|세무사 사무소
Tax department|tax and revenue office|finanzamt|centre des impots|oficina de recaudacion de impuestos y rentas|agenzia delle entrate|reparticao de financas|tributario|belastingskantoor|vergi dairesi|urzad skarbowy|financni urad|nalogovaja|fiskalna sluzba|poreska kancelarija|مكتب الضرائب|税務署|税务局|세무서|kantor pajak dan pendapatan|so thue vu
Tax preparation
Tax preparation service
Taxi service|taxiunternehmen|service de taxi|taxibedrijf|servicio de taxi|servizio taxi|servico de taxi|firma taksowkarska|taxisluzba|taxi szolgalat|taxibolag|taxaselskab|taksipalvelu|taksi duragi|sluzba taksi|خدمة تاكسي|タクシー会社|택시 회사
Taxi stand|taxistand|station de taxi|parada de taxi|posteggio taxi|praca de taxis|ponto de taxi|taxistandplaats|postoj taksowek|stanoviste taxi|stojanka taksi|taksi stajaliste|موقف تاكسي|タクシー乗り場|出租车停车处|택시 승차장|tempat tunggu taksi|ben tac xi
Taxidermist
Tea exporter
Tea house|teahouse|teehaus|salon de the|casa de te|casa da te|salao de cha|theehuisje|kahvehane|cay ocagi|herbaciarnia|cajovna|cainyi domik|caina kramnicja|ティールーム|茶馆|찻집
Tea manufacturer
Tea market place
Tea store|teegeschaft|magasin de thes|tienda de te|negozio di te|loja de chas|theewinkel|cayci|sklep z herbata|obchod s cajem|cainyi magazin|متجر شاي|茶舗|茶叶商店|차 가게|toko teh|tiem tra kho
Tea wholesaler
Teachers college
Teachers' housing
Technical school
Technical university
Technology museum
Technology park
Teeth whitening service
Tegal restaurant
Telecommunication school
Telecommunications contractor
Telecommunications engineer
Telecommunications equipment supplier
Telecommunications service provider|telecom office|telekommunikationsunternehmen|agence de telecommunications|oficina de telecomunicaciones|ufficio di telecomunicazioni|empresa de telecomunicacoes|telecomunicacoes|telecomkantoor|haberlesme burosu|biuro firmy telekomunikacyjnej|telekomunikacni spolecnost|ofis telekommunikacionnoi kompanii|telekomunikaciina kompanija|telekomunikaciona kancelarija|مكتب شركات اتصالات|通信会社事務所|通信营业厅|통신 사무소|kantor telekomunikasi|van phong vien thong
Telemarketing service
Telephone answering service
Telephone company
Telephone exchange
Telescope store
Television repair service
Television station|fernsehstation|station de television|estacion de television|studio emittente televisiva|estacao de televisao|televisiestation|televizyon istasyonu|studio telewizyjne|televizni stanice|telestancija|stancija telebacennja|televizijska stanica|テレビ局|电视台|텔레비전 방송국|dai truyen hinh
Temaki restaurant
Temp agency
Tempura donburi restaurant
Tempura restaurant
Tenant ownership
Tenant's union
Tennis club
Tennis court
Tennis court construction company
Tennis instructor
Tennis store
Tent rental service
Teppanyaki restaurant
Tesla showroom
Test preparation center
Tex-Mex restaurant
Textile engineer
Textile exporter
Textile mill
Thai massage therapist
Thai restaurant|restaurant thailandais|thais restaurant|tayland restorani|restauracja tajska|thajska restaurace|restoran taiskoi kuhni|taiskii restoran|مطعم تايلاندي|レストラン・タイ料理|泰式餐馆|태국 음식점|restoran masakan thailand|nha hang thai lan|thailandisches restaurant|restaurant thai|ristorante thailandese|restaurante tailandes|tajlandski restoran
Theater company
Theater production
Theater supply store
Theatrical costume supplier
Theme park|themenpark|parc d attraction|parque de atracciones|parco a tema|parque de diversoes|parque tematico|themapark|eglence parki|park rozrywki|zabavni park|park razvlecenii|tematicnii park|tematski park|حديقة ترفيه|テーマパーク|主题公园|놀이공원|kawasan taman hiburan|cong vien chu de
Thermal baths
Thermal power plant
Thread supplier
Threads and yarns wholesaler
Thrift store|thrift shop|consignment store|resale shop|secondhand shop|second hand laden|magasin de produits d occasion|tienda de segunda mano|mercatino dell usato|loja de produtos em segunda mao|brecho|tweedehandswinkel|sklep z rzeczami uzywanymi|second hand|komissionnyi magazin|sekond hend|prodavnica polovnih stvari|متجر التوفير|中古品店|二手商品店|중고품 가게|toko barang bekas|tiem mua lai
Thuringian restaurant
Tibetan restaurant|tibetisches restaurant
Ticket office
Tiffin center
Tiki bar
Tile cleaning service
Tile contractor|tiler|solador|ladrilheiro|tegelmaker|kiremetci|kafelkarz|مبلط|タイル職人|铺砖工|타일 시공소|lop ngoi|fliesenleger|carreleur|alicatador|piastrellista|ladrilhador|azulejista|tegelzetter|glazurnik|obkladac|burkolo|faiantar|plockadzija|plattsattare|flisemurer|flislegger|laatoittaja|fayansci|plitocnik|keramicar
Tile manufacturer
Tile store|tile shop|fliesenhandler|magasin de carrelage|tienda de azulejos|negozio di piastrelle|loja de azulejos|tegelwinkel|karo dukkani|sklep z plytkami ceramicznymi|obchod s keramickymi obklady|magazin plitki|kahel|prodavnica keramike|متجر بلاط|タイル店|瓷砖商店|타일 가게|toko keramik|tiem ngoi
Timeshare agency
Tire repair shop
Tire service
Tire shop|tire store|reifenhandel|bandenwinkel|arac lastigi magazasi|sklep z oponami|obchod s pneumatikami|siny|kolesa ta sini|prodavnica guma|محل بيع إطارات|タイヤ店|reifenhandler|magasin de pneus|gommista|tienda de neumaticos|vulkanizer|vulkanizerska radnja|lastikci|sinomontaz|tyre shop|centre de pneus|reifenservice|taller de neumaticos|loja de pneus|borracharia|bandenservice|bandencentrale|serwis opon|wulkanizacja|pneuservis|gumiszerviz|vulcanizare|avtogumi|voulkanizater|dackverkstad|daekcenter|dekkverksted|rengasliike|lastik tamircisi|محل إطارات|toko ban|tiem lop xe|ร้านยาง|轮胎店|タイヤショップ|타이어 가게
Title company
Toast restaurant
Tobacco shop|tabakwarengeschaft|bureau de tabac|tienda de tabaco|tabaccheria|tabacaria|tabakswinkel|tutuncu|sklep z tytoniem|obchod s tabakem|kurackymi potrebami|tabacnyi magazin|tjutjun|duvandzinica|محل بيع التبغ|たばこ店|烟草店|담배 가게|toko tembakau|tiem thuoc la
Tobacco supplier
Tofu restaurant
Tofu shop
Toiletries store
Toll road rest stop
Toll station
Toner cartridge supplier
Tongue restaurant
Tonkatsu restaurant
Tool & die shop
Tool manufacturer
Tool rental service|tool rental|werkzeugverleih|location d outils|alquiler de herramientas|noleggio utensili|aluguer de ferramentas|aluguel de ferramentas|gereedschapsverhuur|alet kiralama|wypozyczalnia narzedzi|pujcovna naradi|arenda instrumenta|prokat instrumenta|iznajmljivanje alata|محل تأجير معدات|工具レンタル店|工具租赁店|도구 대여점|toko penyewaan alat perkakas|cho thue cong cu
Tool repair shop
Tool store
Tool wholesaler
Toolroom
Topography company
Topsoil supplier
Tortilla shop
Tour agency
Tour operator
Tourist attraction
Tourist information center|tourist information office|touristeninformation|office de tourisme|oficina de informacion turistica|ufficio informazioni turistiche|posto de turismo|posto de informacoes turisticas|biuro informacji turystycznej|turisticka informacni kancelar|turistskii informacionnyi centr|turisticna dovidkova sluzba|観光案内所|旅游咨询处|관광 안내소|kantor informasi wisata
Towing equipment provider
Towing service
Townhouse complex
Toy library|spielzeugbibliothek|ludotheque|biblioteca de juguetes|ludoteca|brinquedoteca|brinquedoteca ou ludoteca|spelotheek|oyuncak kutuphanesi|wypozyczalnia gier i zabawek|pujcovna hracek|igroteka|prokat igrasok|biblioteka igracaka|おもちゃ資料館|玩具城|장난감 도서관|thu vien do choi
Toy manufacturer
Toy museum
Toy store|toy shop|oyuncak magazasi|igruski|igraski|متجر ألعاب|완구점|tiem do choi|spielwarengeschaft|spielzeugladen|magasin de jouets|jugueteria|loja de brinquedos|negozio di giocattoli|speelgoedwinkel|sklep z zabawkami|hrackarstvi|hracky|jatekbolt|magazin de jucarii|leksaksaffar|legetojsbutik|leketoysbutikk|lelukauppa|oyuncakci|magazin igrusek|magazin igrasok|prodavnica igracaka|محل ألعاب|toko mainan|cua hang do choi|玩具店|おもちゃ屋|장난감 가게
Toyota dealer
Tractor dealer
Tractor parts store
Tractor repair shop
Trade fair construction company
Trade school
Trading card store
Traditional American restaurant
Traditional Kostume store
Traditional costume club
Traditional market
Traditional teahouse
Traffic officer
Trailer dealer
Trailer manufacturer
Trailer rental service
Trailer repair shop
Trailer supply store
Train depot
Train repairing center
Train ticket agency
Train ticket office
Train yard
Training center
Transcription service
Transit depot
Translation service|translation office|ubersetzer|bureau de traduction|oficina de traduccion|ufficio traduzioni|escritorio de traducao|vertaler|tlumacz|prekladatelska kancelar|ofis perevodcika|bjuro perekladiv|通訳・翻訳事業者|翻译机构|번역 사무소
Transmission shop
Transplant surgeon
Transportation escort service
Transportation service
Travel agency|turizm acentasi|bjuro putesestvii|van phong du lich|reiseburo|agence de voyage|agence de voyages|agencia de viajes|agencia de viagens|agenzia di viaggi|agenzia viaggi|reisbureau|biuro podrozy|cestovni kancelar|cestovna kancelaria|utazasi iroda|agentie de turism|turisticeska agencija|taxidiotiko grafeio|resebyra|rejsebureau|reisebyra|matkatoimisto|seyahat acentesi|seyahat acentasi|turagentstvo|turisticeskoe agentstvo|turisticna agencija|turisticka agencija|وكالة سفر|مكتب سفريات|agen perjalanan|biro perjalanan|dai ly du lich|cong ty du lich|บริษัททัวร์|旅行社|旅行代理店|여행사
Travel clinic
Travel lounge
Tree farm
Tree service
Trial attorney
Tribal headquarters
Triumph motorcycle dealer
Trophy shop|trophaengeschaft|magasin de trophees|tienda de trofeos|negozio di coppe|loja de trofeus|trofeewinkel|kupa dukkani|sklep z trofeami|prodejna trofeji|magazin nagrad|magazin nagorod|prodavnica trofeja|محل بيع جوائز ودروع ولوحات تذكارية|徽章店|奖杯奖牌店|트로피 가게|toko piala|tiem giai thuong
Tropical fish store
Truck accessories store
Truck dealer
Truck driving school
Truck farmer
Truck parts supplier
Truck rental agency
Truck repair shop
Truck stop
Truck topper supplier
Trucking company|autotrasporti|empresa de transporte|empresa de transportes|transportadora|transportbedrijf|firma transportowa|entreprise de transport|fuhrunternehmen|fuvarozas|firma de transport|akeri|vognmand|nakliye firmasi|transportnaja kompanija|transportna kompanija|شركة نقل|运输公司|運送会社|운송 회사
Truss manufacturer
Trust bank
Tsukigime parking lot
Tune up supplier
Tunisian restaurant
Turf supplier
Turkish restaurant|turks restaurant|turk restorani|restauracja turecka|turecka restaurace|restoran tureckoi kuhni|tureckii restoran|مطعم تركي|レストラン・トルコ料理|土耳其餐馆|터키 음식점|restoran masakan turki|nha hang tho nhi ky|turkisches restaurant|restaurant turc|ristorante turco|restaurante turco|turski restoran
Turkmen restaurant
Turnery
Tuscan restaurant|toskanisches restaurant|ristorante toscano
Tutoring service|nachhilfe|nachhilfeinstitut|soutien scolaire|cours particuliers|clases particulares|academia de refuerzo|ripetizioni|lezioni private|explicacoes|centro de explicacoes|reforco escolar|bijles|bijlesinstituut|korepetycje|doucovani|doucovanie|korrepetalas|meditatii|frontistirio|laxhjalp|lektiehjaelp|leksehjelp|ozel ders|repetitor|repetitorstvo|دروس خصوصية|bimbingan belajar|gia su|โรงเรียนกวดวิชา|补习班|補習班|学習塾|과외
Tuxedo shop
Typewriter repair service
Typewriter supplier
Typing service
Tyre manufacturer
Udon noodle restaurant
Ukrainian restaurant|ukrainisches restaurant|restaurant ukrainien|restaurante ucraniano|ristorante ucraino|oekraiens restaurant|ukrayn restorani|restauracja ukrainska|ukrajinska restaurace|restoran ukrainskoi kuhni|ukrainskii restoran|ukrajnski restoran|レストラン・ウクライナ料理|乌克兰饭店|우크라이나식 레스토랑
Unagi restaurant
Underwear store|underwear shop|unterwasche geschaft|boutique de sous vetements|tienda de ropa interior|negozio di intimo|loja de roupa interior|loja de roupa intima|winkel voor ondergoed|ic camasiri magazasi|sklep z bielizna|prodejna spodniho pradla|magazin niznego belja|spidnja bilizna|prodavnica donjeg vesa|متجر بيع الملابس الداخلية|下着店|内衣店|속옷 가게|toko pakaian dalam|tiem do lot
Unemployment office
Unfinished furniture store
Uniform store
Unitarian Universalist Church
United Church of Canada
United Church of Christ
United Methodist church
United States Armed Forces Base
Unity church
University|universitat|universidad|universidade|universita|universiteit|uniwersytet|univerzita|egyetem|universitate|panepistimio|yliopisto|universite|universitet|univerzitet|sveuciliste|جامعة|universitas|dai hoc|มหาวิทยาลัย|大学|大學|대학교
University hospital
University library
Upholstery cleaning service
Upholstery shop|upholsterer|raumausstatter|tapissier|tapicero|tappezziere|estofador|stoffeerder|dosemeci|tapicer|calounik|mebelscik|meblivnik|tapetar|منجد|椅子張り職人|家具装饰|인테리어 업소|boc ghe
Urban planning department
Urgent care center
Urologist|urologe|urologue|urologo|urulogista|urologista|uroloog|urolog|泌尿器科|泌尿外科诊室|비뇨의학과 의사
Urology clinic
Uruguayan restaurant
Used CD store
Used appliance store
Used auto parts store
Used bicycle shop
Used book store
Used car dealer|used car dealership|gebrauchtwagenhandlung|concessionnaire de voiture d occasion|concesionario de autos usados|vendita di auto usate|loja de carros usados|concessionaria de carros usados|tweedehands autodealer|ikinci el araba galerisi|komis samochodowy|prodaza podderzannyh avtomobilei|avtosalon vzivanih avto|معرض بيع السيارات المستعملة|中古車店|二手车行|중고차 거래점|dealer mobil bekas|tiem xe hoi cu|gebrauchtwagenhandler|concessionnaire de voitures d occasion
Used clothing store|secondhand clothing store|secondhand clothing shop|second hand bekleidungsgeschaft|magasin de vetements de seconde main|tienda de ropa de segunda mano|negozio di abiti usati|loja de roupa em segunda mao|loja de roupa de segunda mao|tweedehands kledingwinkel|ikinci el kiyafet magazasi|sklep z odzieza uzywana|second hand obleceni|sekondhend|magazin vzivanogo odjagu|prodavnica koriscene odece|متجر لبيع الملابس المستعملة|衣料品店(リサイクル)|二手服装店|중고 옷가게|toko pakaian bekas|tiem quan ao cu
Used computer store
Used furniture store
Used game store
Used motorcycle dealer
Used musical instrument store
Used office furniture store
Used store fixture supplier
Used tire shop
Used truck dealer
Utility contractor
Utility trailer dealer
Uyghur cuisine restaurant
Uzbeki restaurant
VCR repair service
Vacation home rental agency
Vacuum cleaner repair shop
Vacuum cleaner store
Vacuum cleaning system supplier
Valencian restaurant
Valet parking service
Van rental agency
Vaporizer store|e cigarette shop|e zigarettengeschaft|magasin de cigarettes electroniques|tienda de cigarrillo electronico|negozio di sigarette elettroniche|loja de cigarros eletronicos|loja de cigarro eletronico|e sigarettenwinkel|elektronik sigara magazasi|sklep z e papierosami|obchod s e cigaretami|magazin elektronnyh sigaret|magazin e cigarok|prodavnica elektronskih cigareta|متجر سجائر إلكترونية|電子タバコ店|电子烟店|전자 담배 가게|toko vape|tiem thuoc la dien tu
Variety store
Vascular surgeon
Vastu consultant
Vauxhall dealer
Vegan restaurant|veganes restaurant|restaurant vegetalien|ristorante vegano|restaurante vegano|veganski restoran
Vegetable wholesale market
Vegetable wholesaler
Vegetarian cafe and deli
Vegetarian restaurant|vegetarisches restaurant|restaurant vegetarien|ristorante vegetariano|restaurante vegetariano|vegetarijanski restoran
Vehicle exporter
Vehicle inspection service|vehicle inspection|fahrzeuginspektion|centre de controle technique|inspeccion vehicular|ispezione veicolo|centro de inspecao de veiculos|inspecao veicular|voertuigkeuring|arac muayene istasyonu|stacja kontroli pojazdow|stanice technicke|emisni kontroly|stancija tehosmotra|tehogljad trasportnih zasobiv|tehnicki pregled vozila|الفحص الدوري|車検場|车辆检验站|차량 점검|perawatan kendaraan|tram kiem tra xe
Vehicle shipping agent
Vehicle wrapping service
Velodrome
Vending machine supplier
Venereologist
Venetian restaurant
Venezuelan restaurant
Ventilating equipment manufacturer
Venture capital company
Veterans affairs department
Veterans center
Veterans hospital
Veterans organization
Veterinarian|tierarztpraxis|veterina|veterinarna likarnja|veterinarnica|动物医院|tierarzt|tierarztin|veterinaire|veterinario|dierenarts|veteriner|veterinarska ambulanta|veterinarska stanica|veterinari|weterynarz|gabinet weterynaryjny|lekarz weterynarii|allatorvos|medic veterinar|cabinet veterinar|veterinaren lekar|ktiniatros|veterinar|dyrlaege|veterinaer|elainlaakari|طبيب بيطري|عيادة بيطرية|دامپزشک|dokter hewan|bac si thu y|thu y|สัตวแพทย์|兽医|獸醫|獣医|動物病院|수의사|동물병원|veterinary care|vet|vets|veterinary
Veterinary pharmacy|animal pharmacy|tierapotheke|pharmacie veterinaire|farmacia veterinaria|dierenapotheek|apteka weterynaryjna|lekarna pro zvirata|veterinarnaja apteka|veterinarna apteka|動物専門薬局|兽药店|동물 약국
Video arcade|amusement arcade|spielhalle fur unterhaltungsspiele|salle de jeux|sala recreativa de videojuegos|sala giochi|salao de jogos|fliperama|speelhal|oyun salonu|salon gier|herna|igrovye avtomaty|igrovi avtomati|arkadna igraonica|ゲームセンター|游戏厅|오락실|hiburan arcade|khu tro choi dien tu
Video camera repair service
Video conferencing equipment supplier
Video conferencing service
Video duplication service
Video editing service
Video equipment repair service
Video game rental kiosk
Video game rental store
Video game store|video games shop|videospielgeschaft|magasin de location et vente de jeux video|tienda de videojuegos|negozio di videogiochi|loja de videojogos|loja de videogames|computerspelwinkel|bilgisayar oyun magazasi|sklep z grami wideo|obchod s videohrami|magazin videoigr|komp juterni igri|prodavnica video igara|متجر العاب الفيديو|テレビゲーム販売店|电子游戏店|비디오 게임 가게|toko permainan video|tiem tro choi dien tu
Video karaoke
Video production service
Video store|video|dvd shop|videothek|video club|videoclub|videoteca|videoclube|loja|locadora de videos|videotheek|film video magazasi|sklep|wypozyczalnia z filmami|obchod s videi|videopujcovna|videomagazin|video klub|محل بيع وتأجير الأفلام|ビデオ店|影像店|비디오 가게|toko video|tiem phim
Vietnamese restaurant|vietnamees restaurant|vietnam restorani|restauracja wietnamska|vietnamska restaurace|restoran vetnamskoi kuhni|v jetnamskii restoran|مطعم فيتنامي|レストラン・ベトナム料理|越南餐馆|베트남 음식점|nha hang viet nam|vietnamesisches restaurant|restaurant vietnamien|ristorante vietnamita|restaurante vietnamita|vijetnamski restoran
Villa
Village hall|dorfgemeinschaftshaus|salle communale|salon del pueblo|sala comunale|salao comunitario central|dorpshuis|swietlica wiejska|obecni sal|selskii klub|silskii klub|seoski dom|農村集会所|村民活动中心|balai desa
Vineyard
Vineyard church
Vintage clothing store
Vinyl sign shop
Violin shop
Virtual office rental
Visa and passport office
Visa consulting service
Visitor center|besucherzentrum|centre d accueil des visiteurs|centro de visitantes|centro visitatori|centro de interpretacao|centrum obslugi zwiedzajacych|navstevnicke centrum|centr dlja posetitelei|ビジターセンター|游客中心|방문자 센터|pusat pengunjung
Vitamin & supplements store|nutrition supplements store|nutrition supplements shop|nahrungserganzungsmittelgeschaft|boutique de complements alimentaires|tienda de suplementos nutricionales|negozio di integratori alimentari|loja de suplementos alimentares|loja de suplementos nutricionais|voedingssupplementenwinkel|gida takviye urunleri magazasi|sklep z suplementami diety|obchod s doplnky vyzivy|magazin piscevyh dobavok|magazin harcovih dobavok|prodavnica dodataka ishrani|متجر المكملات الغذائية|栄養サプリ販売店|保健品店|영양 보조 식품 가게|tiem thuoc bo
Vocal instructor
Vocational gymnasium school
Vocational school
Vocational secondary school
Volkswagen dealer
Volleyball club
Volleyball court
Volleyball instructor
Volunteer organization
Volvo dealer
Voter registration office
Waldorf kindergarten
Waldorf school
Walk-in clinic
Wallpaper installer
Wallpaper store
War museum
Warehouse
Warehouse club
Warehouse store
Washer & dryer repair service
Washer & dryer store
Waste management service
Waste transfer station
Watch manufacturer
Watch repair service
Watch store|watches shop|uhrengeschaft|magasin de montres|relojeria|negozio di orologi|loja de relogios|relojoaria|horlogewinkel|saat saticisi|sklep z zegarkami|hodinarstvi|magazin casov|godinniki|prodavnica satova|متجر الساعات اليدوية|腕時計店|手表店|손목시계 가게|toko jam|tiem dong ho deo tay
Water cooler supplier
Water damage restoration service
Water filter supplier
Water jet cutting service
Water mill
Water park|erlebnisbad|parc a theme aquatique|parque acuatico|parco acquatico|parque aquatico|waterpretpark|su parki|akwapark|akvapark|vodeni park|ملاهي مائية|ウォーターパーク|水上乐园|워터파크|taman air|cong vien nuoc
Water polo pool
Water pump supplier
Water purification company
Water ski shop
Water skiing club
Water skiing instructor
Water skiing service
Water softening equipment supplier
Water sports equipment rental service
Water tank cleaning service
Water testing service
Water treatment plant
Water treatment supplier
Water utility company
Water works
Water works equipment supplier
Waterbed repair service
Waterbed store
Waterproofing service
Wax museum
Wax supplier
Waxing hair removal service
Weather forecast service
Weaving mill
Web hosting company
Website designer
Wedding bakery
Wedding buffet
Wedding chapel
Wedding dress rental service
Wedding photographer
Wedding planner
Wedding service
Wedding souvenir shop
Wedding store
Wedding venue
Weigh station
Weight loss service
Weightlifting area
Weir
Welder
Welding gas supplier
Welding supply store
Well drilling contractor
Wellness center
Wellness hotel
Wellness program
Welsh restaurant
Wesleyan church
West African restaurant
Western apparel store
Western restaurant
Whale watching tour agency
Wheel alignment service
Wheel store
Wheelchair rental service
Wheelchair repair service
Wheelchair store
Wholesale bakery
Wholesale drugstore
Wholesale florist
Wholesale food store
Wholesale grocer
Wholesale jeweler
Wholesale market
Wholesale plant nursery
Wholesaler|wholesale store|wholesale shop|cash carry|grosshandel|commerce de gros|almacen al por mayor|grossista|loja grossista|atacadista|groothandel|toptan satis magazasi|hurtownia|velkoobchod|optovyi magazin|gurtova torgivlja|veleprodajna prodavnica|متجر بيع بالجملة|卸売店|仓储超市|도매상|toko grosir|tiem ban buon
Wholesaler household appliances
Wi-Fi spot
Wicker store
Wig shop|peruckenladen|magasin de perruques|tienda de pelucas|negozio di parrucche|loja de perucas|pruikenwinkel|peruk magazasi|sklep z perukami|paruky|magazin parikov|magazin peruk|prodavnica perika|متجر بيع الباروكات|かつら店|假发店|가발 가게|toko wig|tiem toc gia
Wildlife and safari park
Wildlife park|wildpark|parc animalier|parque de vida silvestre|parco faunistico|parque de vida selvagem|vahsi yasam parki|park dzikich zwierzat|park s divokymi zviraty|park dikoi prirody|park dikoi prirodi|park divljih zivotinja|حديقة حيوانات برية|野生公園|野放动物公园|야생동물 공원|kebun binatang margasatwa|cong vien dong vat hoang da
Wildlife refuge
Wildlife rescue service
Willow basket manufacturer
Wind farm
Wind turbine builder
Window cleaning service
Window installation service
Window supplier
Window tinting service
Window treatment store
Windsurfing store
Wine bar|weinbar|weinstube|bar a vin|vinski bar|sarap evi
Wine cellar
Wine club
Wine storage facility
Wine store|weinhandel|sklep z winami|obchod s vinem|vino|vinarnica|متجر نبيذ|ワイン店|酒品商店|와인 가게|toko anggur|tiem ruou vang|wine shop|weinhandlung|vinothek|cave a vin|caviste|vinoteca|tienda de vinos|enoteca|garrafeira|loja de vinhos|wijnhandel|slijterij wijn|sklep z winem|vinoteka|borszakuzlet|magazin de vinuri|magazin za vino|kava|vinbutik|sarap magazasi|vinnyi magazin|酒庄专卖|ワインショップ|와인샵
Wine wholesaler and importer
Winemaking supply store
Winery|chai|bodega de vitivinicultura|vinicultor|wijngoed|sarap fabrikasi|winiarnia|vinokurnja|vinorobnja|ワイナリー|葡萄酒坊|포도주 양조장|penghasil anggur|nha may ruou vang|weingut|domaine viticole|vigneron|bodega|adega|cantina vinicola|azienda vinicola|vinicola|wijnmakerij|winnica|vinarstvi|vinarstvo|boraszat|crama|vinarna|oinopoieio|vingard|viinitila|sarap ureticisi|vinodelnja|vinarija
Wing chun school
Wire and cable supplier
Wok restaurant
Women's clothing store
Women's college
Women's health clinic
Women's organization
Women's personal trainer
Women's protection service
Women's shelter
Wood and laminate flooring supplier
Wood floor installation service|parquet layer|parkettleger|poseur de parquet|parquetero|posatori di parquet|assentador de parque|tecnico de parque|parketlegger|parke ustasi|parkieciarz|pokladac parket|ukladcik parketa|parketnik|寄せ木床張り職人|木地板工|tukang parket|jasa pasang parket
Wood floor refinishing service
Wood frame supplier
Wood stove shop
Wood supplier
Wood working class
Woodworker
Woodworking supply store
Wool store
Work clothes store|workwear store|workwear shop|geschaft fur berufskleidung|magasin de vetements de travail|tienda de ropa de trabajo|negozio di abbigliamento da lavoro|loja de roupa de trabalho|loja de roupas de trabalho|werkkledingwinkel|sklep z odzieza robocza|obchod s pracovnimi odevy|magazin specodezdy|robocii odjag|prodavnica odela za rad|متجر بيع ملابس مخصصة للعمل|作業服店|工作服装店|작업복 판매점|toko pakaian kerja|tiem quan ao bao ho lao dong
Workers' club
Working women's hostel
Wrestling school
X-ray equipment supplier
X-ray lab
Yacht broker
Yacht club
Yakatabune
Yakiniku restaurant
Yakisoba Restaurant
Yakitori restaurant
Yamaha motorcycle dealer
Yarn store
Yemeni restaurant
Yeshiva
Yoga instructor
Yoga retreat center
Yoga studio|salle de yoga|centro yoga|استوديو يوجا|phong tap yoga|yogastudio|studio de yoga|estudio de ioga|estudio de yoga|studio yoga|studio di yoga|studio jogi|szkola jogi|jogastudio|ioga studio|stountio giogka|yogastudie|joogastudio|yoga studyosu|studija iogi|ioga studija|joga studio|استوديو يوغا|استودیو یوگا|สตูดิโอโยคะ|瑜伽馆|ヨガスタジオ|요가 스튜디오
Youth care service
Youth center|youth centre|jugendzentrum|centre pour la jeunesse|centro juvenil|centro giovanile|centro comunitario para jovens|centro de juventude|jeugdcentrum|osrodek mlodziezowy|centrum mladeze|molodeznyi centr|molodiznii centr|centar za mlade|مركز الشباب|青少年センター|青年中心|청소년 복지시설|karang taruna|trung tam thanh nien
Youth clothing store
Youth club
Youth group
Youth hostel
Youth organization
Youth social services organization
Yucatan restaurant
Zhejiang restaurant
Zoo|parc zoologique|zoologico|jardim zoologico|dierentuin|hayvanat bahcesi|zoopark|zooloski vrt|حديقة حيوانات|動物園|动物园|동물원|kebun binatang|vuon thu|चिड़िया घर`;
