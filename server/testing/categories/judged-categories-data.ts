/*
 * Category names judged one by one, by hand, before the rules were run on them. A line has the groups that a visitor would accept, the best
 * first: R restaurants, H healthcare, A auto-services, B beauty-wellness, M home-services, P professional-services, E education, N
 * entertainment, S shopping,
 * T hotels-travel, C public-community, W pets-animals, O other. Names of the last four of these groups were O before the groups existed.
 */

/** 300 of Google's 4,045 names, drawn with seed 17. */
export const JUDGED_ENGLISH = `
A: RV repair shop; Auto parts market; Auto parts store; Dacia dealer; Bugatti dealer; Auto body parts supplier; Propeller shop; Public parking space; Auto parts manufacturer; Dealer of Fiat Professional; Auto painting; Truck rental agency; Motorsports store; Aston Martin dealer; Tyre manufacturer; Van rental agency; Boat storage facility
A/M: Small engine repair service
A/N: Motoring club
A/O: Battery store
A/P: Car finance and loan company
B: Electrolysis hair removal service; Wellness center; Beauty salon; Perfume store; Beauty products wholesaler; Gay sauna; Health spa; Thermal baths; Spa garden
B/H: Sports massage therapist
E: Realschule (middle-tier secondary school); Childminder; Music college; Vocational secondary school; Assistante maternelle; Law library; Residential college; Faculty of media and information science; Learning center; Senior high school; Educational testing service; Open university; Private educational institution; Truck driving school; Day care center
H: Occupational health service; Neuropsychologist; Applied behavior analysis therapist; STD testing service; Gastroenterologist; Home health care service; Surgical products wholesaler; Hearing assistance earphone store; Organic drug store; Pediatric pulmonologist; Wheelchair repair service; Dental implants periodontist; Mental health service; Pediatric endocrinologist; Rehabilitation center; Midwife; Physiotherapy equipment supplier; Psychiatrist
H/P: Pharmaceutical lab
M: Lamp repair service; Upholstery cleaning service; Boiler supplier; Security system installation service; Dirt supplier; Steel framework contractor; Antique furniture restoration service; Gypsum product supplier; Microwave oven repair service; Self-storage facility; Woodworker; Wood stove shop; Plumber; Fountain contractor; Cleaners; Air conditioning contractor; Carpenter; Garage builder; Modular home builder; Stucco contractor; House sitter agency; Masonry supply store; Electrical installation service
M/O/P: Computer desk store
M/P: Water treatment supplier; Water pump supplier; Electric generator shop; Concrete factory; Pile driving service; Paint manufacturer
N: Helicopter tour agency; Beach pavillion; Tennis store; Heritage museum; Shooting range; Camping store; Fishing pond; Technology museum; Batting cage center; Cabaret club; Archery club; Little league field; Sport tour agency; Festival hall; Horseback riding service; Ski resort; Hockey supply store; Carnival club; Rail museum; Laser tag center; Music producer; Canoeing area; Garden; Aboriginal art gallery; Mountain cable car; Choir; Hockey club; Bicycle club; Children’s party service; Canoe & kayak rental service; Wildlife park; Airsoft supply store; Squash club; High ropes course; Pool billard club
N/O: CD store; Nudist club; Fireworks supplier
N/P: Conference center; Record company
N/P/O: Toy manufacturer
S: Organic shop; Quilt shop; Produce market; Wholesale florist; Baking supply store; Hookah store; Health food store; Lingerie store; Children’s clothing store; Dairy; Dress and tuxedo rental service; Jewelry engraver; Diamond dealer; Formal wear store; Tuxedo shop; Costume jewelry shop; Seafood market; Wholesale food store; Goldfish store; Cigar shop; Boot store; Bridal shop
C: Pagoda; Foreign consulate; Charity; Federal Agency for Technical Relief; Methodist church; Jain temple; Foundation; Wesleyan church; Youth group; Children’s home; Federal police; Alliance church; Musalla; Wedding chapel; Church of Christ; Anglican church; Fire station; Army barracks
T: Holiday apartment rental; Holiday apartment; Love hotel; Non smoking holiday home; Mountain cabin; International airport; Cabin rental agency; Luggage storage facility; Train ticket agency
O: Custom tailor; Fruit and vegetable processing; Police officers’ housing; Orchard; Truck farmer; Olive oil manufacturer; Taxidermist; Alcoholic beverage wholesaler; Emergency call booth; Olive oil cooperative; Ranch; Food processing company; Footwear wholesaler
W: Pet adoption service; Cattery; Pet groomer
O/E: Student housing center
O/H: Glasses repair service
O/M: Glassware store
S/N: Stereo rental store
O/N: Music box store; Saddlery
O/N/E: Scout hall
O/P: Tannery; Knitwear manufacturer; Fabric wholesaler; Religious statue manufacturer; Train repairing center; Cash and carry wholesaler
S/P: Police supply store
O/P/M: Gravel pit; Pottery manufacturer
O/P/R: Shared-use commercial kitchen
P: Portrait studio; Polythene and plastic sheeting supplier; Mobile network operator; Exhibition planner; Steelwork design service; Laminating equipment supplier; Chamber of Commerce; Coworking space; Refrigerated transport service; Paper mill; Event planner; Chamber of handicrafts; Leasing service; Business development service; Publisher; Newspaper publisher; Store equipment supplier; Meeting planning service; Newspaper distribution service; Bank; Legal affairs bureau; Retail space rental agency; BPO company; Power plant consultant; Mobile phone repair shop; Environmental engineer; Drilling equipment supplier; Import export company
P/A/O: GPS supplier
P/M: Container service; Steel construction company; Fiberglass supplier
P/N: Printed music publisher
P/O: Metalware dealer; Aircraft manufacturer; Textile mill; Short term apartment rental agency; Cooling plant; Textile exporter; Land registry office; Container terminal
P/O/M: Video equipment repair service; Metal polishing service
P/O/N: Sacem
R: Poke bar; Palatine restaurant; Dessert shop; Central Javanese restaurant; Pizza restaurant; Mughlai restaurant; Yakisoba Restaurant; Nasi goreng restaurant; Peruvian restaurant; Box lunch supplier; Neapolitan restaurant; South African restaurant; Lebanese restaurant; Coffee shop; Venetian restaurant; Tongue restaurant; Mexican restaurant; Basque restaurant; Austrian restaurant; Southern restaurant (US); Couscous restaurant; Roman restaurant; Offal barbecue restaurant; North Indian restaurant; Gujarati restaurant; Koshari restaurant; Pie shop; Steamboat restaurant; Donut shop; Shandong restaurant; Asian restaurant; Sardinian restaurant; Sundae restaurant; Bengali restaurant; Pay by weight restaurant; Afghan restaurant; Monjayaki restaurant
R/O: Tea store
`;

/** Names of presets of openstreetmap/id-tagging-schema (ISC, see category-names-data.ts), drawn with seed 17, and of real exports. */
export const JUDGED_FOREIGN = `
A: Otopark; Стоянка для мотоциклів; Аутомеханичар; Auto servis; Ауто перионица
A/M: Elektrikli Süpürge İstasyonu
B: Salon de tatouage; 사우나; Paruky; Фризерски салон; Теретана; Козметички салон
B/H: Loja de Cosméticos e Higiene
E: Основна школа; Вртић
E/O: Boîte de retour de livres; Скринька для повернення книг
H: 검체 채취 시설; Болница за рехабилитацију; Radiologue; Патологоанатом; アレルギー科; Trạm Y tế; Consultório médico; Dermatolog; Orthopäde; Neurologista; Traumatologista; Dokter; Педијатар; Winkel voor medische hulpmiddelen; Chirurgo generale; Audiólogo; Зубар; Апотека; Stomatološka ordinacija; Оптичар
W: Ветеринар; Ветеринарска амбуланта; Salão de banhos e tosquias; Tierpension
H/N/P/O: Ses Uzmanı
H/O: Hogar de ancianos
M: 타일 가게; Riparazione di elettrodomestici; Loja de Eletrodomésticos; Parquetero; Magasin de matériel de piscine; Tienda de decoración de interiores; 百叶窗店; Сажотрус; Loja de material de pavimentação; 무인 빨래방; Sklep z wyposażeniem łazienek; Виготовлення ключів; Печі, каміни; Electricista; Водоинсталатер; Електричар; Продавница намештаја
M/O/A: Tiệm Ga
M/P/O: Biuro wodociągowe
N: Tempat Bowling; Kumar Salonu; Lodowisko; 屋内キッズスペース; Spor Ürünleri Mağazası; Centre de plongée; Estación de equitación; Çocuk Parkı; Boîte de nuit LGBTQ+; Vườn thú; Botanická zahrada; Свінгер клуб; Escultor; Herna; Streichelzoo; Позориште
N/O: Sklep z dziełami sztuki; Loja de instrumentos musicais; Mirador de chasse; 문화 센터
N/P: Internetcafé; İnternet Kafe
S: Магазин мужских костюмов; Manav; 백화점; Toko Madu; 靴店; Продавница орашастих плодова; Торгівельний центр; متجر سجائر إلكترونية; Çarşı; Toko Rempah; Lebensmittelhändler; Месара
C: Ambasciata; قنصلية; Будинок зустрічей друзів квакерів; 여호와의 증인 왕국회관; Хиндуистички храм; 종교 시설; شرطة; Hinduistický chrám; Iglesia; Црква
O: Крематорий; Квазі-НГО; Камера схову; 常设投票站
T: Хотел
O/A: Station de vélo-taxi
O/A/N: Wypożyczalnia rowerów; Magasin de vélos
C/H: Zařízení sociálních služeb
O/N: 복권 가게; 性少数群体社区中心; Parque de caravanas
S/N: 트로피 가게; 奖杯奖牌店; Зброя; محل بيع جوائز ودروع ولوحات تذكارية
O/N/E: 親子活動施設
C/P: Agência de adoção
O/R: Toko Permen; Loja de Bebidas
S/R: Tienda de suministros de cerveza
P: Zastavárna pro získání kauce; Офис переводчика; 建筑事务所; Finans Danışmanı; Кадрова агенція; Tiệm Chụp Hình; Espace de coworking; Detetive privado; Фотолаборатория; Geschäftszentrum; Адвокат; Књиговодствена агенција
P/M/O: Ufficio azienda fornitrice di energia; Cablaggi
P/N/O: 广播站
P/O: Telekom Perakende Mağazası; Fotowinkel
R: 아일랜드 펍; Casa de Sucos; Cervejaria; Hospoda s mikropivovarem; Vleesrestaurant; 鸡翅快餐; Erişte Restoranı; Restaurante de fideos; Vườn Bia; Frozen Yogurt Geschäft; Französisches Restaurant mit Haute Cuisine; Restaurant de grillades à la française; Veganes Restaurant; Schweizerisches Restaurant; Pizzeria; Burgerrestaurant; Eiscafé; Ristorante toscano; Kantonesisches Restaurant; Chinesisches Abholrestaurant; Pastaladen; Bäckerei; Imbiss; Suši restaurace; Brathähnchen-Takeaway; Kaffeegeschäft; Пекара; Ресторан; Кафић
R/N: Bar LGBTQ+
R/O: متجر شوكولاتة; Çaycı
`;

/** Names of kinds in 20 languages, as exports show them. The stems were completed with these. */
export const JUDGED_LOCALISED = `
A: Autowerkstatt; Gebrauchtwagenhändler; Reifenservice; Garage automobile; Contrôle technique; Location de voitures; Taller mecánico; Concesionario de coches; Autolavado; Officina meccanica; Gommista; Autonoleggio; Oficina mecânica; Posto de gasolina; Oto tamir; Oto yıkama; Araç kiralama; Oto lastik; Autogarage; Warsztat samochodowy; Wulkanizacja; Myjnia samochodowa; Autoservis; Pneuservis; Автосервис; Шиномонтаж; Автомойка; Автомагазин; Вулканизер; Ауто-плац; ورشة سيارات; محطة وقود; 自動車修理工場; 中古車販売店; 汽车修理店; 加油站; 자동차 정비소; Sửa chữa ô tô; Rửa xe; Bengkel mobil; Dealer mobil; SPBU
B: Friseursalon; Nagelstudio; Kosmetikstudio; Fitnessstudio; Coiffeur; Institut de beauté; Salle de sport; Peluquería; Salón de belleza; Gimnasio; Parrucchiere; Centro estetico; Palestra; Salão de beleza; Barbearia; Academia de ginástica; Kuaför; Güzellik salonu; Spor salonu; Kapsalon; Schoonheidssalon; Sportschool; Salon fryzjerski; Siłownia; Kadeřnictví; Masáže; Салон красоты; Парикмахерская; Перукарня; Берберница; صالون تجميل; 美容室; ネイルサロン; 理发店; 健身房; 미용실; 네일샵; Tiệm làm tóc; Salon kecantikan; Pangkas rambut
E: Grundschule; Fahrschule; Kindergarten; Volkshochschule; École primaire; Auto-école; Crèche; Colegio; Autoescuela; Guardería; Scuola elementare; Scuola guida; Asilo nido; Escola; Autoescola; Creche; İlkokul; Sürücü kursu; Anaokulu; Basisschool; Rijschool; Kinderdagverblijf; Szkoła podstawowa; Przedszkole; Základní škola; Mateřská škola; Школа; Детский сад; Автошкола; Дитячий садок; Обданиште; Факултет; مدرسة ابتدائية; جامعة; 小学校; 幼稚園; 学習塾; 小学; 培训中心; 초등학교; 어린이집; 학원; Trường tiểu học; Trường mầm non; Sekolah dasar; Universitas
H: Zahnarztpraxis; Allgemeinmediziner; Augenarzt; Hautarzt; Krankengymnastik; Cabinet médical; Médecin généraliste; Chirurgien-dentiste; Cabinet infirmier; Clínica dental; Consultorio médico; Ginecólogo; Centro de salud; Fisioterapeuta; Studio dentistico; Medico di base; Farmacia; Dentista; Laboratório de análises clínicas; Diş kliniği; Aile hekimi; Göz doktoru; Tandartspraktijk; Huisartsenpraktijk; Gabinet stomatologiczny; Przychodnia lekarska; Zubní ordinace; Praktický lékař; Стоматологическая клиника; Аптека; Медицинский центр; Стоматологія; Лікарня; Дом здравља; Зубна ординација; عيادة أسنان; صيدلية; طبيب أطفال; 歯科医院; 整骨院; 牙科诊所; 药店; 치과; 한의원; Nha khoa; Phòng khám đa khoa; Nhà thuốc; Klinik gigi; Apotek; Puskesmas; Rumah sakit
W: Tierarztpraxis; Vétérinaire; Clínica veterinária; Veteriner kliniği; Ветеринарная клиника; 動物病院; 동물병원
M: Sanitärinstallateur; Dachdeckerei; Malerbetrieb; Gebäudereinigung; Umzugsunternehmen; Möbelgeschäft; Baumarkt; Plombier; Serrurier; Entreprise de nettoyage; Magasin de meubles; Fontanero; Cerrajero; Empresa de mudanzas; Ferretería; Tienda de muebles; Idraulico; Impresa di pulizie; Negozio di mobili; Ferramenta; Encanador; Eletricista; Loja de móveis; Loja de materiais de construção; Tesisatçı; Elektrikçi; Çilingir; Mobilya mağazası; Loodgieter; Schildersbedrijf; Meubelzaak; Hydraulik; Firma sprzątająca; Sklep meblowy; Instalatér; Úklidová firma; Nábytek; Сантехник; Мебельный магазин; Строительная компания; Меблевий магазин; Водоінсталатер; Столар; سباك; شركة تنظيف; 水道修理業者; 家具店; 搬家公司; 가구점; 이사업체; Cửa hàng nội thất; Toko bangunan; Toko furnitur; Jasa kebersihan
N: Kino; Spielplatz; Diskothek; Kunstgalerie; Sportverein; Cinéma; Musée; Parc d'attractions; Boîte de nuit; Cine; Museo; Discoteca; Parque infantil; Teatro; Museo d'arte; Parco giochi; Museu; Casa noturna; Clube esportivo; Müze; Sinema; Gece kulübü; Halı saha; Museum; Bioscoop; Speeltuin; Muzeum; Plac zabaw; Kręgielnia; Divadlo; Bazén; Кинотеатр; Ночной клуб; Боулинг; Музей; Парк; Позориште; Играоница; متحف; ملعب كرة قدم; 映画館; ボウリング場; カラオケ; 电影院; 博物馆; 노래방; PC방; 영화관; Rạp chiếu phim; Công viên; Bioskop; Taman bermain
C: Katholische Kirche; Église catholique; Mairie; Iglesia católica; Chiesa cattolica; Municipio; Igreja; Prefeitura; Cami; Belediye; Kerk; Kościół; Kostel; Церковь; Црква; مسجد; 神社; 寺; 教堂; 교회; Nhà thờ; Masjid
T: Hotel garni; Bahnhof; Hôtel; Hostal; Albergo; Pousada; Otel; Hotel; Гостиница; Готель; فندق; ホテル; 酒店; 호텔; Khách sạn
S: Bekleidungsgeschäft; Metzgerei; Boucherie; Magasin de vêtements; Carnicería; Supermercado; Floristería; Macelleria; Açougue; Kasap; Giyim mağazası; Slagerij; Kledingwinkel; Sklep odzieżowy; Řeznictví; Магазин одежды; Продуктовый магазин; Супермаркет; Месара; سوبر ماركت; スーパーマーケット; 服装店; 편의점; Siêu thị; Toko pakaian; Minimarket
O: Friedhof; Sklep spożywczy
P: Rechtsanwaltskanzlei; Steuerberatung; Immobilienmakler; Versicherungsagentur; Fotograf; Cabinet d'avocats; Expert-comptable; Agence immobilière; Imprimerie; Abogado; Asesoría fiscal; Inmobiliaria; Banco; Studio legale; Commercialista; Agenzia immobiliare; Advogado; Escritório de contabilidade; Imobiliária; Avukat; Mali müşavir; Emlakçı; Sigorta acentesi; Advocatenkantoor; Makelaar; Kancelaria adwokacka; Biuro rachunkowe; Agencja nieruchomości; Advokátní kancelář; Realitní kancelář; Юридическая фирма; Агентство недвижимости; Бухгалтерские услуги; Адвокат; Нотар; مكتب محاماة; مكتب عقارات; 法律事務所; 不動産会社; 律师事务所; 房地产中介; 부동산; 법무사; Văn phòng luật sư; Công ty bất động sản; Kantor notaris; Percetakan; Bank
R: Italienisches Restaurant; Griechische Taverne; Dönerladen; Chinesisches Restaurant; Restaurant italien; Crêperie; Salon de thé; Bar à vins; Restaurante mexicano; Taquería; Churrería; Cafetería; Ristorante di pesce; Panineria; Gelateria; Churrascaria; Lanchonete; Pastelaria; Kebapçı; Lahmacun salonu; Çay bahçesi; Balık restoranı; Italiaans restaurant; Broodjeszaak; Koffiebar; Restauracja włoska; Naleśnikarnia; Lody i desery; Italská restaurace; Cukrárna; Итальянский ресторан; Кофейня; Шашлычная; Суши-бар; Італійський ресторан; Кав'ярня; Pizzeria; Посластичарница; Печењара; مطعم إيطالي; مقهى; محل حلويات; ラーメン屋; 居酒屋; 喫茶店; 寿司店; 火锅店; 咖啡店; 한식당; 커피숍; 치킨집; Quán cà phê; Nhà hàng hải sản; Quán ăn; Rumah makan Padang; Kedai kopi; Warung makan; ร้านกาแฟ; Ravintola; Étterem
`;

/** 150 more of Google's names, drawn with seed 18 when the rules were done. */
export const JUDGED_ENGLISH_LATER = `
A: Auto market; Used auto parts store; Alfa Romeo dealer; Used truck dealer; Smart Car dealer; Used tire shop; Alternator supplier
A/O: Tractor repair shop
B: Tattoo and piercing shop
E: Special educator; Massage school; Faculty of pharmacy; Real estate school; Nursery school; Waldorf school; Accounting school; Bartending school; Photography class
E/N: Water skiing instructor; Shogi lesson
E/N/P: Film and photograph library
H: Pain management physician; Hospital equipment and supplies; Occupational therapist; Pediatric surgeon; Homeopathic pharmacy; Drug testing service; Local medical services; Travel clinic; Orthotics & prosthetics service
H/P: Optical products manufacturer
M: Sand & gravel supplier; Sewing machine repair service; Joiner; Insulation contractor; Plant nursery; Garden building supplier; HVAC contractor; Double glazing installer; Heating equipment supplier; Upholstery shop; Laundry service
M/A: Electric vehicle charging station contractor
M/O/P: Mausoleum builder
M/P: Interior plant service; Wire and cable supplier; Dock builder; Concrete product supplier
N: Rugby; Acrobatic diving pool; Art museum; Museum of zoology; Athletic track; Model shop; Dance club; Public golf course; Fishing charter; Musical instrument store; Softball club; Soccer practice; Opera house; Country club; Billiards supply store; Skeet shooting range; Scale model club
N/O: Club
C: Veterans center; Buddhist temple; Border guard; Refugee camp; Political party office; Coast guard station
T: Airline; Train ticket office; Motel
O: Church supply store; Organic farm; Crop grower
W: Animal feed store
S: Duty free store; Jeweler; Clothes market
O/E: Military archive
S/E/N: Law book store
C/H: Social welfare center
S/M/P: Acrylic store
O/N: Poster store
O/N/A: Bicycle store
O/P: Sailmaker; Funeral home; Vegetable wholesaler; Farm bureau
O/P/A: Horse transport supplier
P: Metal supplier; Certification agency; Divorce service; Nuclear engineering service; Structural engineer; Paper shredding machine supplier; Laser cutting service; Architects association; Real estate agent; Telemarketing service; Computer support and services; Mining equipment; Insurance broker; Visa consulting service; Drafting service; Fiber optic products supplier; Savings bank; Oil refinery; Biotechnology company
P/M: Welding gas supplier
P/M/A: Hydraulic repair service
P/O: Steel distributor; Clothes and fabric manufacturer; Fish processing; Railroad company; Technology park; Post office; Railway services; Drinking water supplier
P/O/M: Warehouse
P/O/R: Bakery equipment
R: Tuscan restaurant; Raclette restaurant; Betawi restaurant; Canadian restaurant; Persian restaurant; Mobile caterer; Traditional teahouse; Bagel shop; Ice cream shop; Thuringian restaurant; Frituur; West African restaurant; Hunan restaurant; Lithuanian restaurant; Cendol restaurant; Shabu-shabu restaurant; Teppanyaki restaurant; Ayam penyet restaurant; Tapas bar; Satay restaurant; Croatian restaurant; Soba noodle shop; Sukiyaki restaurant; Korean beef restaurant
R/N: Children’s party buffet
R/O: Coffee vending machine
`;

/** Names of businesses in 20 languages, written and judged when the rules were done. */
export const JUDGED_LOCALISED_LATER = `
A: Autolackiererei; Motorradhändler; Carrosserie automobile; Taller de chapa y pintura; Carrozzeria; Funilaria e pintura; Oto elektrikçi; Autoschadeherstel; Lakiernia samochodowa; Autolakovna; Автосалон; Автомийка; Аутолимар; معرض سيارات; レンタカー; 洗车店; 세차장; Garage ô tô; Bengkel motor; Συνεργείο αυτοκινήτων; Bilverkstad
E: Tanzschule; Lycée; Academia de inglés; Liceo; Jardim de infância; Lise; Liceum ogólnokształcące; Gymnázium; Университет; Средња школа; روضة أطفال; 専門学校; 图书馆; 도서관; Đại học; Taman kanak-kanak; Δημοτικό σχολείο; Förskola
H: Hausarztpraxis; Orthopädische Praxis; Pharmacie; Opticien; Óptica; Studio di fisioterapia; Parafarmacia; Ortopedista; Optik; Fysiotherapeut; Okulista; Oční lékař; Детская поликлиника; Педијатријска ординација; مستشفى; 眼科; 眼镜店; 안과; Οδοντίατρος; Tandläkare
W: Klinik hewan; Bệnh viện thú y; Haustierbedarf
M: Heizungsbauer; Küchenstudio; Gartenbaubetrieb; Entreprise de plomberie; Empresa de reformas; Elettricista; Dedetizadora; Boyacı; Dakdekker; Dekarz; Malíř pokojů; Ремонт квартир; Електрик; Молер; كهربائي; 電気工事店; 五金店; 철물점; Cửa hàng vật liệu xây dựng; Toko cat; Υδραυλικός; Rörmokare
N: Kletterhalle; Salle de concert; Campo de fútbol; Estádio; Düğün salonu; Voetbalclub; Basen; Zimní stadion; Бассейн; Стадіон; Биоскоп; سينما; 水族館; 体育馆; 볼링장; Sân vận động; Kolam renang; Θέατρο; Biograf
T/N: Stabilimento balneare
S: Fleuriste; Zapatería; Floricultura; Çiçekçi; Kwiaciarnia; Цветочный магазин; Цвећара; 花屋; 花店; 꽃집; Pasar; Blomsterbutik
C: كنيسة; Εκκλησία
O: Chợ
O/N/A: Fahrradgeschäft
O/P: Bestattungsinstitut
P: Agence d'assurance; Notaire; Correduría de seguros; Corretora de seguros; Noter; Notariskantoor; Notariusz; Notář; Нотариус; Нотаріус; Осигуравајуће друштво; بنك; 税理士事務所; 会计师事务所; 세무사; Văn phòng công chứng; Kantor akuntan; Δικηγόρος; Fastighetsmäklare
R: Biergarten; Sushi-Imbiss; Boulangerie-pâtisserie; Asador; Enoteca; Panificio; Padaria; Pide salonu; Eetcafé; Bar mleczny; Pivnice; Пиццерия; Піцерія; Кафана; مخبز; 焼肉店; 面包店; 빵집; Tiệm bánh; Toko roti; Ταβέρνα; Bageri
`;

/** 300 more of Google's names, none of those above, drawn with seed 20261123. */
export const JUDGED_ENGLISH_FRESH = `
A: Karma dealer; Valet parking service; Yamaha motorcycle dealer; Self service car wash; Diesel engine repair service; CNG fitment center; Fiat dealer; Auto radiator repair service; Chevrolet dealer; Compressed natural gas station; Car detailing service; Truck topper supplier; Parking lot for motorcycles; Hub cap supplier
A/M: LPG conversion
A/N: Boat dealer
A/P: Chauffeur service
A/P/O: Auto tag agency
B: Eyelash salon; Beauty product supplier; Soapland
B/E: Aromatherapy class
B/H: Hair replacement service; Reiki therapist; Laser hair removal service
B/N: Day-use onsen
B/O: Aromatherapy supply store
B/P: Image consultant
E: Public university; Preschool; University; Faculty of science; Sixth form college; Aviation training institute; Montessori preschool; School administration office
E/A/O: Driving test center
E/N: Music instructor; Handicraft school; Baby swimming school; Conservatory of music
E/O: Seminary
E/P: Student career counseling office
H: Cancer treatment center; Orthopedic clinic; Emergency room; Spine surgeon; Organ donation and tissue bank; Pedorthist; Dialysis center; Anesthesiologist; Mammography service; Child psychotherapist; Emergency care physician; Psychoanalyst; Orthopedic surgeon; Surgical supply store; Diabetes equipment supplier; Medical office
H/M: Home help service agency
H/O: Adult foster care service; Orthopedic shoe store; Public health department
H/O/N: Senior citizen center
M: Floor sanding and polishing service; Refrigerator repair service; Linoleum store; Water tank cleaning service; Air duct cleaning service; Log home builder; Arborist service; House clearance service; Countertop contractor; Bed shop; Landscape designer; Building restoration service; Tile cleaning service; Do-it-yourself shop; Water damage restoration service; Home automation company; Pool cleaning service; Bark supplier; Fireplace store; Skylight contractor; Flooring store; Retaining wall supplier
M/A/O: Salvage yard
M/B: Sauna store
M/O: Oriental rug store; Antique furniture store; Recycling drop-off location
M/O/P: Coal supplier
M/P: Electrical equipment supplier; Asbestos testing service; Property maintenance; Lighting consultant; Metal construction company; Scaffolding rental service; Millwork shop
M/P/O: Moving supply store; Water treatment plant; Television repair service
N: Theater production; Freestyle wrestling; Marksmen’s clubhouse; Modern art museum; National museum; BMX club; Amateur theater; BMX park; Ethnographic museum; Musician; Snowboard rental service; Canoe & kayak store; Outdoor swimming pool; Racquetball club; Padel court; Miniature golf course; Sports equipment rental service; Skatepark; Theater company; Rafting
N/A: Boat rental service
N/A/O: Marina
N/E: Tennis instructor; Pickleball instructor; Sports school; Martial arts club; Dance company; Jujitsu school; Chess instructor
N/O: Outdoor sports store; Magic store; Musical instrument repair shop; Water ski shop; Sports memorabilia store; Gun club; Ticket office; Tack shop; Telescope store
N/O/A: Electric bicycle store; Bicycle wholesaler
N/P/O: Piano maker
C: Episcopal church; Christian church; United States Armed Forces Base; Parsi temple; Catholic cathedral; Evangelical church; Gospel church; Spiritist center; Non-governmental organization; Air force base; United Church of Christ; Assemblies of God church; Rectory; Taoist temple
S: Shoe store; Tobacco shop; Plus size clothing store; Hypermarket; Vintage clothing store; Silk store; Children’s store; Smart shop; Haberdashery; Oriental goods store; Farmers’ market; Consignment shop; Hat shop; Leather coats store
T: Extended stay hotel; Train depot; Religious lodging; Bed & breakfast
O: Dressmaker; Cremation service; Staple food package; Favela; Men’s tailor
W: Cat boarding service
O/M/N: Home theater store
O/M/P: Jewelry repair service; Vastu consultant
T/N: Camping cabin
O/N/E/P: Archive
T/P: Airline ticket agency
O/P: Spice wholesaler; State employment department; Novelties wholesaler; FMCG goods wholesaler; Fruits wholesaler; Customs office; Fruit wholesaler; Timeshare agency; Sheepskin and wool products supplier
C/P: State government office; Immigration & naturalization service
S/P: Gold dealer; Cell phone store; Cell phone accessory store; Wholesale jeweler
O/P/A: License bureau
O/P/R: Tea exporter; Beer distributor; Homekill service
S/R: Cured ham store; Dry fruit store; Cheese shop; Charcuterie
T/R: Inn
S/R/N: Night market
P: Acoustical consultant; Screen printing shop; Precision engineer; Tax preparation; Satellite communication service; Barrister; General practice attorney; Paper bag supplier; Plastic fabrication company; Media house; Cable company; Research engineer; Architectural and engineering model maker; Packaging supply store; Real estate consultant; Insurance attorney; Mapping service; Trucking company; Quantity surveyor; Bookkeeping service
P/A: Machine workshop; Marine engineer
P/E: Design institute
P/H: Laboratory
P/M: Fire protection service; Railroad contractor; Crane service; Construction machine dealer
P/M/A: Powder coating service
P/N: Music management and promotion; Event management company; Model portfolio studio
P/N/O: Audio visual equipment supplier
P/O: Judicial auction; Genealogist; Stationery wholesaler; Package locker; Importer; Executive suite rental agency; Food processing equipment; Corporate gift supplier; Passport agent; Central bank; Agricultural machinery manufacturer; Fire department equipment supplier; Vending machine supplier; Equipment importer; Decal supplier; Sewing company
P/O/A: Societe de Flocage
P/O/M: Glass engraving service
R: Franconian restaurant; Diner; Haute French restaurant; South Sulawesi restaurant; Churreria; Nyonya restaurant; Gyudon restaurant; Fish & chips restaurant; Dominican restaurant; Pueblan restaurant; Oaxacan restaurant; Indian sizzler restaurant; Cig kofte restaurant; Ukrainian restaurant; Taiwanese restaurant; Fast food restaurant; Marche restaurant; Ryotei restaurant; Indian Muslim restaurant; Karnataka restaurant; Takeout restaurant; Kushiyaki restaurant; Portuguese restaurant; Stand bar; Tunisian restaurant; Kosher restaurant; East Javanese restaurant; Raw food restaurant; Cajun restaurant; Central American restaurant; Honduran restaurant; Hawker stall; Ikan bakar restaurant; Cape Verdean restaurant
R/N: Animal cafe; Dart bar
R/O: Pasta shop
`;

/** 100 names of businesses in 20 languages, of the presets of openstreetmap/id-tagging-schema, drawn with seed 20261124. */
export const JUDGED_FOREIGN_FRESH = `
A/N/O: مخزن القوارب
A/O: Aire de covoiturage
A/P/O: Trạm Cân Xe tải
B: Zonnebank
B/N: Öffentliches Bad
E/A: Rijvaardigheidscentrum
E/N/O: Ludothèque
H: 结直肠外科诊室; Tempat Rehabilitasi; Hospiz; Optometrist; 放射科诊室; Nhà An dưỡng Cuối đời; Clínica de fertilização; Alternativmedizin; 生育诊所; Клиника за оплодњу
M: Loja de eletrodomésticos; Posadzkarz; Roupa de cama; 벽난로 가게; Perde Mağazası; Magasin de portes; Каменщик; HVAC 작업장; Obchod s bytovými dekoracemi; Toko Mebel; Toko Swakriya; 工務店
M/O: محل بيع الغاز المعبأ
M/P: 전자 제품 수리점
M/P/O: Каменорезац; Box a noleggio
N: 舞厅; 놀이공원; Magasin de modélisme; Stripclub; Arena Seluncur Es; Magasin d'arts et loisirs créatifs; Safaripark; Rybářské potřeby
N/E: 交通公園
N/O: Loto Bayi; Jagdgeschäft; Kasa biletowa; Tienda de fuegos artificiales
N/P: Xưởng Phim
N/P/R: مقهى إنترنت
S: Groenteboer; Робочий одяг; 대마초 가게; Магазин морепродуктов; Loja de laticínios; Tweedehands kledingwinkel; Tienda de frutas y verduras; Supermarket z żywnością ekologiczną
C: 사찰; Релігійна організація; Świątynia sikhijska; Luogo di culto; Mosquée; Tempio buddista
O: Boks na wózki sklepowe; 投票所(常設)
O/A/P/N: Једрар
S/H: 健康食品店
O/M/H/B: Droguerie
O/P: Văn phòng Liên lạc; Terzi; Kadın Terzisi; Интерактивни киоск
O/P/A/M: Mechanik maszyn rolniczych
O/P/M: Годинникар
P: Інженер; Spécialiste en informatique; Kancelář architekta
P/M/O: Лесопилка
P/N: Radyo İstasyonu; Buồng Chụp hình
P/O: Шумарска канцеларија; 전자상거래 사업자 영업소; Betalingscentrum
R: レストラン・アメリカ料理; Кафетерій; Fast food di ciambelle; Mexicaanse fastfoodzaak; Rychlé občerstvení s džusy; Cafétéria; Restauracja ze stekami; Restauracja wietnamska; Nhà hàng Nhật; Nhà hàng Hy Lạp; Тайський ресторан; Restoran Masakan Amerika; Пицерија; Бабл ти кафић; Fast food de burger; Restoran Pizza
R/N/O: Espaço hookah
R/O: Wijngoed
`;

/** Names of categories in four real exports, none of them judged before. */
export const JUDGED_OF_FILES = `
N: Adult entertainment club; Banquet hall; Bowling alley; Children's amusement center; Concert hall; Convention center; DJ service; Dinner theater; Disco club; Entertainment; Event venue; Function room facility; Historical landmark; Judo club; Karaoke bar; Live music venue; Musical club; Observation deck; Party equipment rental service; Recreation; Sports; Sports club; Stage; Tourist attraction; Wedding venue
R: African restaurant; American restaurant; Arab restaurant; Argentinian restaurant; Argentinisches Restaurant; Asian fusion restaurant; Authentic Japanese restaurant; Bakery; Bangladeshi restaurant; Bar; Bar & grill; Barbecue restaurant; Beer garden; Beer hall; Biryani restaurant; Bistro; Brasserie; Brazilian restaurant; Breakfast restaurant; Brewery; Brewpub; British restaurant; Brunch restaurant; Bubble tea store; Buffet restaurant; Burrito restaurant; Café; Cantonese restaurant; Caribbean restaurant; Caterer; Catering food and drink supplier; Central European restaurant; Chettinad restaurant; Chicken restaurant; Chicken wings restaurant; Chinese Take Away; Chinese noodle restaurant; Chinese restaurant; Chinese takeaway; Chocolate shop; Cocktail bar; Coffee roasters; Coffee stand; Coffee store; Confectionery store; Continental restaurant; Dance restaurant; Deli; Delivery Chinese restaurant; Deutsches Restaurant; Dim sum restaurant; Doner kebab restaurant; Dutch restaurant; East African restaurant; Eastern European restaurant; Eclectic restaurant; Eritrean restaurant; Espresso bar; Ethiopian restaurant; European restaurant; Family restaurant; Fine dining restaurant; Fish and chips takeaway; Fish restaurant; Fondue restaurant; Food court; Food-Court; French restaurant; French steakhouse restaurant; Fried chicken takeaway; Fusion restaurant; Gastropub; German restaurant; Gluten-free restaurant; Greek restaurant; Grill; Halal restaurant; Hamburger restaurant; Health food restaurant; Hot pot restaurant; Indian restaurant; Indian takeaway; Irish restaurant; Israeli restaurant; Italian restaurant; Izakaya restaurant; Japanese delicatessen; Japanese restaurant; Japanisches Restaurant; Juice shop; Kebab Place; Korean barbecue restaurant; Korean restaurant; Kyoto style Japanese restaurant; Latin American restaurant; Live music bar; Lounge; Lunch restaurant; Meal delivery; Meat dish restaurant; Mediterranean restaurant; Middle Eastern restaurant; Modern European restaurant; Modern Indian restaurant; Momo restaurant; Neapolitanisches Restaurant; Nepalese restaurant; Noodle shop; North Eastern Indian restaurant; Norwegian restaurant; Organic restaurant; Oyster bar restaurant; Pakistani restaurant; Palestinian restaurant; Pan-Asian restaurant; Pastry shop; Piano bar; Pizza delivery; Pizza takeaway; Pretzel store; Pub; Punjabi restaurant; Ramen restaurant; Ramen-Restaurant; Restaurant; Restaurant de hamburgers; Restaurant de sushis; Restaurant mit asiatischer Fusionsküche; Restaurant suisse; Salad shop; Sandwich shop; Scandinavian restaurant; Seafood restaurant; Shanghainese restaurant; Shawarma restaurant; Sichuan restaurant; Singaporean restaurant; Small plates restaurant; Snack bar; Soup restaurant; South American restaurant; South Asian restaurant; South Indian restaurant; Southeast Asian restaurant; Southern Italian restaurant; Spanish restaurant; Sports bar; Sri Lankan restaurant; Steak house; Sushi Takeaway; Sushi restaurant; Sushi takeaway; Sushi-Restaurant; Sweets and dessert buffet; Swiss restaurant; Syrian restaurant; Süditalienisches Restaurant; Taco restaurant; Take Away; Tapas restaurant; Tea house; Tex-Mex restaurant; Thai restaurant; Tibetan restaurant; Traditional restaurant; Turkish restaurant; Vegan restaurant; Vegetarian restaurant; Vietnamese restaurant; Western restaurant; Wine bar; Wine cellar; Winery
E: After school program; Cooking class; Judo school; Karate school; Kickboxing school; Martial arts school; Self defense school; Wrestling school
M: Air conditioning repair service; Appliance repair service; Contractor; Electrical repair shop; Electrician; Flooring contractor; Furnace repair service; General contractor; Handyman/Handywoman/Handyperson; Heating contractor; Home builder; Lighting store; Painter; Remodeler; Window installation service
T: Airport; Boarding house
C: Apostolic church; Association / Organization; Baptist church; Catholic church; Church; Church of Jesus Christ of Latter-day Saints; Church of the Nazarene; Congregation; Disciples of Christ Church; Food bank; Jehovah's Witness Kingdom Hall; Lutheran church; Non-denominational church; Non-profit organization; Pentecostal church; Presbyterian church; Religious destination; Religious institution; Religious organization; Seventh-day Adventist church; United Methodist church
S: Asian grocery store; Gourmet grocery store; Grocery store; Italian grocery store; Kosher grocery store; Liquor store; Market; Natural goods store; Shop; Shopping mall; Spice store; Store; Wine store
O: Delivery service; Restaurant supply store; Service establishment; Wine club
P: Business center; Business park; Courier service; Distribution service; Electrical engineer; Energy equipment and solutions; Food products supplier; Ice supplier; Internet service provider; Oyster supplier; Professional services; Seafood wholesaler; Telecommunications contractor; Wine wholesaler and importer
B: Fitness center; Gym; Personal trainer; Physical fitness program; Women's personal trainer
A: Parking lot
`;
