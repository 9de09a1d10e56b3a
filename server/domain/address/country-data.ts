/**
 * One line per country: alpha-2 and alpha-3 code, English short name, then other spellings in English, in the country's own and in sixteen
 * widely used languages. The foreign spellings come from the package i18n-iso-countries (MIT). No folded spelling belongs to two countries.
 */
export const COUNTRY_LINES = `
AD AND Andorra|Andorre|Vorstendom Andorra|Andora|Андорра|أندورا|安道尔|アンドラ
AE ARE United Arab Emirates|U.A.E.|Emirates|Vereinigte Arabische Emirate|Émirats Arabes Unis|Emiratos Árabes Unidos|Emirati Arabi Uniti|Emirados Árabes Unidos|Verenigde Arabische Emiraten|Zjednoczone Emiraty Arabskie|Birleşik Arap Emirlikleri|Spojené arabské emiráty|ОАЭ|الإمارات العربية المتحدة|阿联酋|アラブ首長国連邦|Förenade Arabemiraten|Egyesült Arab Emírségek|Emiratele Arabe Unite
AF AFG Afghanistan|افغانستان|Afganistán|Afeganistão|Islamitisch Emiraat Afghanistan|Афганистан|阿富汗|アフガニスタン|Afganisztán
AG ATG Antigua and Barbuda|Antigua und Barbuda|Antigua-et-Barbuda|Antigua y Barbuda|Antigua e Barbuda|Antigua en Barbuda|Antigua i Barbuda|Antigua ve Barbuda|Antigua a Barbuda|Антигуа и Барбуда|أنتيغوا وباربودا|安提瓜和巴布达|アンティグア・バーブーダ|Antigua och Barbuda|Antigua és Barbuda|Antigua și Barbuda
AI AIA Anguilla|Anguila|Ангилья|أنغويلا|安圭拉|アンギラ
AL ALB Albania|Shqipëri|Albanien|Albanie|Republiek Albanië|Arnavutluk|Албания|ألبانيا|阿尔巴尼亚|アルバニア
AM ARM Armenia|Հայաստան|Armenien|Arménie|Republiek Armenië|Ermenistan|Армения|أرمينيا|亚美尼亚|アルメニア|Örményország
AO AGO Angola|Republiek Angola|Ангола|أنغولا|安哥拉|アンゴラ
AQ ATA Antarctica|Antarktis|Antarctique|Antártida|Antartide|Antarktyka|Antarktika|Antarktida|Антарктида|القارة القطبية الجنوبية|南极洲|南極|Antarktisz
AR ARG Argentina|Argentinien|Argentine|Argentijnse Republiek|Argentinië|Argentyna|Arjantin|Аргентина|الأرجنتين|阿根廷|アルゼンチン
AS ASM American Samoa|Amerikanisch-Samoa|Samoa américaines|Samoa Americana|Samoa Americane|Amerikaans-Samoa|Samoa Amerykańskie|Amerikan Samoası|Americká Samoa|Американское Самоа|ساموا الأمريكية|美属萨摩亚|アメリカ領サモア|Amerikanska Samoa|Amerikai Szamoa
AT AUT Austria|Österreich|Autriche|Republiek Oostenrijk|Oostenrijk|Avusturya|Rakousko|Австрия|النمسا|奥地利|オーストリア|Österrike|Ausztria
AU AUS Australia|Australien|Australie|Gemenebest van Australië|Avustralya|Австралия|أستراليا|澳大利亚|オーストラリア|Ausztrália
AW ABW Aruba|Аруба|أروبا|阿鲁巴|アルバ
AX ALA Åland Islands|Åland|Islas Åland|Isole Åland|Ilhas Åland|Wyspy Alandzkie|Åland Adaları|Ålandy|Аландские острова|جزر أولاند|奥兰|オーランド諸島|Insulele Åland
AZ AZE Azerbaijan|Azərbaycan|Aserbaidschan|Azerbaïdjan|Azerbaiyán|Azerbaigian|Azerbaijão|Republiek Azerbeidzjan|Azerbeidzjan|Azerbejdżan|Azerbaycan|Ázerbájdžán|Азербайджан|أذربيجان|阿塞拜疆|アゼルバイジャン|Azerbajdzjan|Azerbajdzsán
BA BIH Bosnia and Herzegovina|Bosnia|Bosnia-Herzegovina|Bosna i Hercegovina|Босна и Херцеговина|Bosnien und Herzegowina|Bosnie-Herzégovine|Bosnia y Herzegovina|Bosnia ed Erzegovina|Bosnië en Herzegovina|Bosnië-Herzegovina|Bośnia i Hercegowina|Bosna Hersek|Bosna a Hercegovina|Босния и Герцеговина|البوسنة والهرسك|波黑|ボスニア・ヘルツェゴビナ|Bosnien och Hercegovina|Bosznia-Hercegovina|Bosnia și Herțegovina
BB BRB Barbados|Barbade|Барбадос|باربادوس|巴巴多斯|バルバドス
BD BGD Bangladesh|বাংলাদেশ|Bangladesch|Volksrepubliek Bangladesh|Bangladesz|Bangladeş|Бангладеш|بنغلاديش|孟加拉国|バングラデシュ
BE BEL Belgium|Belgien|Belgique|Bélgica|Belgio|Koninkrijk België|België|Belgia|Belçika|Бельгия|بلجيكا|比利时|ベルギー
BF BFA Burkina Faso|Буркина-Фасо|بوركينا فاسو|布基纳法索|ブルキナファソ
BG BGR Bulgaria|България|Bulgarien|Bulgarie|Republiek Bulgarije|Bulgarije|Bułgaria|Bulgaristan|Bulharsko|Болгария|بلغاريا|保加利亚|ブルガリア
BH BHR Bahrain|Bahreïn|Koninkrijk Bahrein|Bahrajn|Bahreyn|Бахрейн|البحرين|巴林|バーレーン
BI BDI Burundi|Republiek Burundi|Бурунди|بوروندي|布隆迪|ブルンジ
BJ BEN Benin|Benim|Republiek Benin|Бенин|بنين|贝宁|ベナン
BL BLM Saint Barthélemy|São Bartolomeu|Svatý Bartoloměj|Сен-Бартелеми|سان بارتيلمي|圣巴泰勒米|サン・バルテルミー|Sfântul Bartolomeu
BM BMU Bermuda|Bermudes|Bermudas|Bermudy|Бермуды|برمودا|百慕大|バミューダ
BN BRN Brunei|Brunei Darussalam|Brunej|Бруней|بروناي|文莱|ブルネイ・ダルサラーム
BO BOL Bolivia|Bolivien|Bolivie|Plurinationale Staat Bolivia|Boliwia|Bolivya|Боливия|بوليفيا|玻利维亚|ボリビア多民族国
BQ BES Caribbean Netherlands|Bonaire|Bonaire, Sint Eustatius and Saba|Bonaire, Saint-Eustache et Saba|Bonaire, San Eustaquio y Saba|Isole BES|Países Baixos Caribenhos|Bonaire, Sint Eustatius en Saba|Bonaire, Sint Eustatius i Saba|Karayip Hollanda|Bonaire, Svatý Eustach a Saba|Бонэйр, Синт-Эстатиус и Саба|الجزر الكاريبية الهولندية|荷兰加勒比区|ボネール、シント・ユースタティウスおよびサバ|Bonaire, Saint Eustatius och Saba|Karibi Hollandia|Insulele Caraibe Olandeze
BR BRA Brazil|Brasilien|Brésil|Brasil|Brasile|Federale Republiek Brazilië|Brazilië|Brazylia|Brezilya|Бразилия|البرازيل|巴西|ブラジル|Brazília
BS BHS Bahamas|The Bahamas|Gemenebest van de Bahama's|Bahamy|Bahamalar|Багамы|باهاماس|巴哈马|バハマ|Bahama-szigetek
BT BTN Bhutan|Bhoutan|Bután|Butão|Koninkrijk Bhutan|Бутан|بوتان|不丹|ブータン
BV BVT Bouvet Island|Bouvetinsel|Île Bouvet|Isla Bouvet|Isola Bouvet|Ilha Bouvet|Bouvet Eiland|Wyspa Bouveta|Bouvet Adası|Bouvetův ostrov|Остров Буве|جزيرة بوفيه|布韦岛|ブーベ島|Bouvetön|Bouvet-sziget|Insula Bouvet
BW BWA Botswana|Botsuana|Republiek Botswana|Botsvana|Ботсвана|بوتسوانا|博茨瓦纳|ボツワナ
BY BLR Belarus|Беларусь|Biélorussie|Bielorrusia|Bielorussia|Bielorrússia|Republiek Wit-Rusland|Wit-Rusland|Białoruś|Beyaz Rusya|Bělorusko|روسيا البيضاء|白俄罗斯|ベラルーシ|Fehéroroszország
BZ BLZ Belize|Belice|Белиз|بليز|伯利兹|ベリーズ
CA CAN Canada|Kanada|Канада|كندا|加拿大|カナダ
CC CCK Cocos Islands|Cocos (Keeling) Islands|Kokosinseln|Îles Cocos|Islas Cocos (Keeling)|Isole Cocos e Keeling|Ilhas Cocos (Keeling)|Cocoseilanden|Wyspy Kokosowe|Cocos (Keeling) Adaları|Kokosové ostrovy|Кокосовые острова|جزر كوكوس|科科斯（基林）群岛|ココス（キーリング）諸島|Kokosöarna|Kókusz (Keeling)-szigetek|Insulele Cocos (Keeling)
CD COD Democratic Republic of the Congo|DR Congo|DRC|Congo - Kinshasa|Kongo|République démocratique du Congo|Congo (República Democrática del)|Repubblica Democratica del Congo|República Popular do Congo|Democratische Republiek Congo|Demokratyczna Republika Konga|Kongo - Kinşasa|Demokratická republika Kongo|Демократическая Республика Конго|جمهورية الكونغو الديمقراطية|刚果（金）|コンゴ民主共和国|Demokratiska republiken Kongo|Kongói Demokratikus Köztársaság
CF CAF Central African Republic|Zentralafrikanische Republik|République Centrafricaine|República Centroafricana|Repubblica Centrafricana|Centraal-Afrikaanse Republiek|Republika Środkowoafrykańska|Orta Afrika Cumhuriyeti|Středoafrická republika|ЦАР|جمهورية أفريقيا الوسطى|中非|中央アフリカ共和国|Centralafrikanska republiken|Közép-afrikai Köztársaság|Republica Centrafricană
CG COG Republic of the Congo|Congo - Brazzaville|Congo|Republik Kongo|République du Congo|Repubblica del Congo|República Democrática do Congo|Republiek Congo|Kongo - Brazavil|Республика Конго|جمهورية الكونغو|刚果（布）|コンゴ共和国|Kongo-Brazzaville|Kongói Köztársaság
CH CHE Switzerland|Suisse|Svizzera|Schweiz|Suiza|Suíça|Zwitserse Bondsstaat|Zwitserland|Szwajcaria|İsviçre|Švýcarsko|Швейцария|سويسرا|瑞士|スイス|Svájc|Elveția
CI CIV Côte d'Ivoire|Ivory Coast|Elfenbeinküste|Costa de Marfil|Costa d'Avorio|Costa do Marfim|Republiek Ivoorkust|Ivoorkust|Wybrzeże Kości Słoniowej|Fildişi Sahili|Pobřeží slonoviny|Кот-д’Ивуар|ساحل العاج|科特迪瓦|コートジボワール|Elfenbenskusten|Elefántcsontpart
CK COK Cook Islands|Cookinseln|Îles Cook|Islas Cook|Isole Cook|Ilhas Cook|Cookeilanden|Wyspy Cooka|Cook Adaları|Cookovy ostrovy|Острова Кука|جزر كوك|库克群岛|クック諸島|Cooköarna|Cook-szigetek|Insulele Cook
CL CHL Chile|Chili|Cile|Republiek Chili|Şili|Чили|تشيلي|智利|チリ
CM CMR Cameroon|Kamerun|Cameroun|Camerún|Camarões|Republiek Kameroen|Kameroen|Камерун|الكاميرون|喀麦隆|カメルーン
CN CHN China|Китай|中國|PRC|P.R. China|Mainland China|People's Republic of China|Chine|Cina|Volksrepubliek China|Chiny|КНР (Китайская Народная Республика)|الصين|中国|中華人民共和国|Kina
CO COL Colombia|Kolumbien|Colombie|Republiek Colombia|Kolumbia|Kolombiya|Kolumbie|Колумбия|كولومبيا|哥伦比亚|コロンビア|Columbia
CR CRI Costa Rica|Republiek Costa Rica|Kostaryka|Kosta Rika|Коста-Рика|كوستاريكا|哥斯达黎加|コスタリカ
CU CUB Cuba|Kuba|Republiek Cuba|Куба|كوبا|古巴|キューバ
CV CPV Cape Verde|Cabo Verde|Kap Verde|Cap-Vert|Capo Verde|Republiek Kaapverdië|Kaapverdië|Republika Zielonego Przylądka|Kapverdy|Кабо-Верде|الرأس الأخضر|佛得角|カーボベルデ|Zöld-foki Köztársaság|Capul Verde
CW CUW Curaçao|Кюрасао|كوراساو|库拉索|キュラソー
CX CXR Christmas Island|Weihnachtsinsel|Île Christmas|Isla de Navidad|Isola del Natale|Ilha de Natal|Christmaseiland|Kersteiland|Wyspa Bożego Narodzenia|Christmas Adası|Vánoční ostrov|Остров Рождества|جزيرة عيد الميلاد|圣诞岛|クリスマス島|Julön|Karácsony-sziget|Insula Christmas
CY CYP Cyprus|Kıbrıs|Κύπρος|Zypern|Chypre|Chipre|Cipro|Republiek Cyprus|Cypr|Güney Kıbrıs Rum Kesimi|Kypr|Кипр|قبرص|塞浦路斯|キプロス|Cypern|Ciprus|Cipru
CZ CZE Czechia|Česko|Czech Rep.|Czech Republic|Česká republika|Tschechische Republik|Tschechien|République Tchèque|República Checa|Repubblica Ceca|Chéquia|Tsjechische Republiek|Tsjechië|Czechy|Çek Cumhuriyeti|Чехия|جمهورية التشيك|捷克|チェコ|Tjeckien|Csehország|Cehia
DE DEU Germany|Deutschland|Allemagne|Alemania|Germania|Alemanha|Bondsrepubliek Duitsland|Duitsland|Niemcy|Almanya|Německo|Германия|ألمانيا|德国|ドイツ|Tyskland|Németország
DJ DJI Djibouti|Dschibuti|Yibuti|Gibuti|Republiek Djibouti|Dżibuti|Cibuti|Džibutsko|Джибути|جيبوتي|吉布提|ジブチ|Dzsibuti
DK DNK Denmark|Danmark|Dänemark|Dinamarca|Danimarca|Koninkrijk Denemarken|Denemarken|Dania|Danimarka|Dánsko|Дания|الدنمارك|丹麦|デンマーク|Danemarca
DM DMA Dominica|Dominique|Gemenebest Dominica|Dominika|Доминика|دومينيكا|多米尼克|ドミニカ国|Dominikai Közösség
DO DOM Dominican Republic|Dominikanische Republik|République Dominicaine|República Dominicana|Repubblica Dominicana|Dominicaanse Republiek|Dominikana|Dominik Cumhuriyeti|Dominikánská republika|Доминиканская Республика|جمهورية الدومينيكان|多米尼加|ドミニカ共和国|Dominikanska republiken|Dominikai Köztársaság
DZ DZA Algeria|Algerien|Algérie|Argelia|Democratische Volksrepubliek Algerije|Algerije|Algieria|Cezayir|Alžírsko|Алжир|الجزائر|阿尔及利亚|アルジェリア|Algeriet
EC ECU Ecuador|Équateur|Equador|Republiek Ecuador|Ekwador|Ekvador|Эквадор|الإكوادور|厄瓜多尔|エクアドル
EE EST Estonia|Eesti|Estland|Estonie|Republiek Estland|Estonya|Estonsko|Эстония|إستونيا|爱沙尼亚|エストニア|Észtország
EG EGY Egypt|Ägypten|Égypte|Egipto|Egitto|Egito|Arabische Republiek Egypte|Egipt|Mısır|Египет|مصر|埃及|エジプト|Egypten|Egyiptom
EH ESH Western Sahara|Westsahara|Sahara occidental|Sahara Occidentale|Saara Ocidental|Westelijke Sahara|Sahara Zachodnia|Batı Sahara|Západní Sahara|САДР|الصحراء الغربية|阿拉伯撒哈拉民主共和国|西サハラ|Västsahara|Nyugat-Szahara|Sahara Occidentală
ER ERI Eritrea|Érythrée|Eritreia|Staat Eritrea|Erytrea|Eritre|Эритрея|إريتريا|厄立特里亚|エリトリア|Eritreea
ES ESP Spain|Espainia|España|Espanya|Spanien|Espagne|Spagna|Espanha|Koninkrijk Spanje|Spanje|Hiszpania|İspanya|Španělsko|Испания|إسبانيا|西班牙|スペイン|Spanyolország|Spania
ET ETH Ethiopia|ኢትዮጵያ|Äthiopien|Éthiopie|Etiopía|Federale Democratische Republiek Ethiopië|Etiyopya|Etiopie|Эфиопия|إثيوبيا|埃塞俄比亚|エチオピア|Etiopien
FI FIN Finland|Suomi|Finnland|Finlande|Finlandia|Republiek Finland|Finlandiya|Finsko|Финляндия|فنلندا|芬兰|フィンランド|Finnország|Finlanda
FJ FJI Fiji|Fidschi|Fidji|Figi|Republiek Fiji|Fidżi|Фиджи|فيجي|斐济|フィジー|Fidzsi-szigetek
FK FLK Falkland Islands|Falkland Islands (Malvinas)|Falklandinseln|Îles Malouines|Islas Malvinas|Isole Falkland|Ilhas Malvinas|Falklandeilanden|Falklandy|Falkland Adaları|Falklandy (Malvíny)|Фолклендские острова|جزر فوكلاند|福克兰群岛|フォークランド（マルビナス）諸島|Falklandsöarna|Falkland-szigetek|Insulele Falkland
FM FSM Micronesia|Micronesia, Federated States of|Mikronesien|Micronésie|Stati Federati di Micronesia|Federale Staten van Micronesië|Mikronezja|Mikronezya|Mikronésie|Микронезия|ولايات ميكرونيسيا المتحدة|密克罗尼西亚联邦|ミクロネシア連邦|Mikronesiska federationen|Mikronéziai Szövetségi Államok|Micronezia
FO FRO Faroe Islands|Färöer|Îles Féroé|Islas Feroe|Isole Fær Øer|Ilhas Faroé|Faeröer|Wyspy Owcze|Faroe Adaları|Faerské ostrovy|Фареры|جزر فارو|法罗群岛|フェロー諸島|Färöarna|Feröer|Insulele Feroe
FR FRA France|Frankreich|Francia|França|Franse Republiek|Frankrijk|Francja|Fransa|Francie|Франция|فرنسا|法国|フランス|Frankrike|Franciaország|Franța
GA GAB Gabon|Gabun|Gabão|Republiek Gabon|Габон|الغابون|加蓬|ガボン
GB GBR United Kingdom|England|Scotland|Wales|Northern Ireland|U.K.|Great Britain|Britain|Inglaterra|Angleterre|Y Deyrnas Unedig|Prydain Fawr|Vereinigtes Königreich|Großbritannien|Royaume-Uni|Reino Unido|Regno Unito|Verenigd Koninkrijk van Groot-Brittannië en Noord-Ierland|Verenigd Koninkrijk|Wielka Brytania|Birleşik Krallık|Spojené království|Великобритания|المملكة المتحدة|英国|イギリス|Storbritannien|Egyesült Királyság|Regatul Unit
GD GRD Grenada|Grenade|Granada|Гренада|غرينادا|格林纳达|グレナダ
GE GEO Georgia|საქართველო|Georgien|Géorgie|Gruzja|Gürcistan|Gruzie|Грузия|جورجيا|格鲁吉亚|ジョージア|Grúzia
GF GUF French Guiana|Guyane|Guyane française|Französisch-Guayana|Guayana Francesa|Guyana Francese|Guiana Francesa|Frans-Guyana|Gujana Francuska|Fransız Guyanası|Francouzská Guyana|Гвиана|غويانا الفرنسية|法属圭亚那|フランス領ギアナ|Franska Guyana|Francia Guyana|Guyana Franceză
GG GGY Guernsey|Guernesey|Гернси|غيرنزي|根西|ガーンジー
GH GHA Ghana|Gana|Republiek Ghana|Гана|غانا|加纳|ガーナ
GI GIB Gibraltar|Gibilterra|Cebelitarık|Гибралтар|جبل طارق|直布罗陀|ジブラルタル
GL GRL Greenland|Grönland|Groenland|Groenlandia|Gronelândia|Grenlandia|Grónsko|Гренландия|جرينلاند|格陵兰|グリーンランド|Groenlanda
GM GMB Gambia|The Gambia|Republic of The Gambia|Gambie|Republiek Gambia|Gambiya|Гамбия|غامبيا|冈比亚|ガンビア
GN GIN Guinea|Guinée|Guiné|Republiek Guinee|Gwinea|Gine|Гвинея|غينيا|几内亚|ギニア|Guineea
GP GLP Guadeloupe|Guadalupe|Guadalupa|Gwadelupa|Гваделупа|غوادلوب|瓜德罗普|グアドループ|Guadelupa
GQ GNQ Equatorial Guinea|Äquatorialguinea|Guinée équatoriale|Guinea Ecuatorial|Guinea Equatoriale|Guiné Equatorial|Republiek Equatoriaal-Guinea|Equatoriaal-Guinea|Gwinea Równikowa|Ekvator Ginesi|Rovníková Guinea|Экваториальная Гвинея|غينيا الاستوائية|赤道几内亚|赤道ギニア|Ekvatorialguinea|Egyenlítői-Guinea|Guineea Ecuatorială
GR GRC Greece|Ελλάδα|Griechenland|Grèce|Grecia|Helleense Republiek|Griekenland|Grecja|Yunanistan|Řecko|Греция|اليونان|希腊|ギリシャ|Grekland|Görögország
GS SGS South Georgia and the South Sandwich Islands|Südgeorgien und die Südlichen Sandwichinseln|Géorgie du Sud-et-les Îles Sandwich du Sud|Georgia del Sur y las Islas Sandwich del Sur|Georgia del Sud e isole Sandwich meridionali|Geórgia do Sul e Ilhas Sandwich do Sul|Zuid-Georgia en de Zuidelijke Sandwicheilanden|Georgia Południowa i Sandwich Południowy|Güney Georgia ve Güney Sandwich Adaları|Jižní Georgie a Jižní Sandwichovy ostrovy|Южная Георгия и Южные Сандвичевы Острова|جورجيا الجنوبية وجزر ساندويتش الجنوبية|南乔治亚和南桑威奇群岛|サウスジョージア・サウスサンドウィッチ諸島|Sydgeorgien och Sydsandwichöarna|Déli-Georgia és Déli-Sandwich-szigetek|Georgia de Sud și Insulele Sandwich de Sud|South Georgia
GT GTM Guatemala|Republiek Guatemala|Gwatemala|Гватемала|غواتيمالا|危地马拉|グアテマラ
GU GUM Guam|Гуам|غوام|关岛|グアム
GW GNB Guinea-Bissau|Guinée-Bissau|Guiné-Bissau|Republiek Guinee-Bissau|Gwinea Bissau|Gine-Bissau|Гвинея-Бисау|غينيا بيساو|几内亚比绍|ギニアビサウ|Bissau-Guinea|Guineea-Bissau
GY GUY Guyana|Guiana|Coöperatieve Republiek Guyana|Gujana|Гайана|غيانا|圭亚那|ガイアナ
HK HKG Hong Kong|Hong Kong SAR|Hong Kong SAR China|Çin Hong Kong ÖYB|Гонконг|هونغ كونغ|香港|R.A.S. Hong Kong a Chinei
HM HMD Heard Island and McDonald Islands|Heard und McDonaldinseln|Îles Heard-et-MacDonald|Heard e Islas McDonald|Isole Heard e McDonald|Ilha Heard e Ilhas McDonald|Heard en McDonaldeilanden|Wyspy Heard i McDonalda|Heard Adası ve McDonald Adaları|Heardův ostrov a McDonaldovy ostrovy|Херд и Макдональд|جزيرة هيرد وجزر ماكدونالد|赫德岛和麦克唐纳群岛|ハード島とマクドナルド諸島|Heard- och McDonaldsöarna|Heard-sziget és McDonald-szigetek|Insula Heard și Insulele McDonald
HN HND Honduras|Republiek Honduras|Гондурас|هندوراس|洪都拉斯|ホンジュラス
HR HRV Croatia|Hrvatska|Kroatien|Croatie|Croacia|Croazia|Republiek Kroatië|Kroatië|Chorwacja|Hırvatistan|Chorvatsko|Хорватия|كرواتيا|克罗地亚|クロアチア|Horvátország
HT HTI Haiti|Republiek Haïti|Гаити|هايتي|海地|ハイチ
HU HUN Hungary|Magyarország|Ungarn|Hongrie|Hungría|Ungheria|Hongaarse Republiek|Hongarije|Węgry|Macaristan|Maďarsko|Венгрия|المجر|匈牙利|ハンガリー|Ungern|Ungaria
ID IDN Indonesia|Indonesien|Indonésie|Republiek Indonesië|Indonezja|Endonezya|Индонезия|إندونيسيا|印尼|インドネシア|Indonézia
IE IRL Ireland|Republic of Ireland|Eire|Irland|Irlande|Irlanda|Ierse Republiek|Ierland|Irlandia|Irsko|Ирландия|أيرلندا|爱尔兰|アイルランド|Írország
IL ISR Israel|ישראל|Israele|Staat Israël|Izrael|İsrail|Израиль|إسرائيل|以色列|イスラエル
IM IMN Isle of Man|Insel Man|Île de Man|Isla de Man|Isola di Man|Ilha de Man|Man Eiland|Wyspa Man|Man Adası|Ostrov Man|Остров Мэн|جزيرة مان|马恩岛|マン島|Man-sziget|Insula Man
IN IND India|Bharat|भारत|Indien|Inde|Republiek India|Indie|Hindistan|Индия|الهند|印度|インド
IO IOT British Indian Ocean Territory|Britisches Territorium im Indischen Ozean|Océan Indien Britannique|Territorio Británico del Océano Índico|Territori Britannici dell'Oceano Indiano|Território Britânico do Oceano Índico|Brits Indische oceaan|Brytyjskie Terytorium Oceanu Indyjskiego|Britanya Hint Okyanusu Toprakları|Britské indickooceánské území|Британская территория в Индийском океане|إقليم المحيط الهندي البريطاني|英属印度洋领地|イギリス領インド洋地域|Brittiska territoriet i Indiska Oceanen|Brit Indiai-óceáni Terület|Teritoriul Britanic din Oceanul Indian
IQ IRQ Iraq|Irak|Iraque|Republiek Irak|Ирак|العراق|伊拉克|イラク
IR IRN Iran|Islamic Republic of Iran|ایران|República Islámica de Irán|Irão|Islamitische Republiek Iran|Иран|إيران|伊朗|イラン・イスラム共和国
IS ISL Iceland|Ísland|Islande|Islandia|Islanda|IJslandse Republiek|IJsland|İzlanda|Исландия|آيسلندا|冰岛|アイスランド|Izland
IT ITA Italy|Italien|Italie|Italia|Italiaanse Republiek|Włochy|İtalya|Италия|إيطاليا|意大利|イタリア|Olaszország
JE JEY Jersey|Джерси|جيرزي|泽西|ジャージー
JM JAM Jamaica|Jamaika|Jamaïque|Giamaica|Jamajka|Ямайка|جامايكا|牙买加|ジャマイカ
JO JOR Jordan|Jordanien|Jordanie|Jordania|Giordania|Hasjemitisch Koninkrijk Jordanië|Ürdün|Jordánsko|Иордания|الأردن|约旦|ヨルダン|Iordania
JP JPN Japan|Japon|Giappone|Japão|Japonia|Japonya|Japonsko|Япония|اليابان|日本
KE KEN Kenya|Kenia|Quénia|Republiek Kenia|Keňa|Кения|كينيا|肯尼亚|ケニア
KG KGZ Kyrgyzstan|Kyrgyz Republic|Кыргызстан|Kirgisistan|Kirghizistan|Kirguistán|Quirguistão|Kirgizische Republiek|Kirgizië|Kirgistan|Kırgızistan|Киргизия|قيرغيزستان|吉尔吉斯斯坦|キルギス|Kirgizistan|Kirgizisztán|Kârgâzstan
KH KHM Cambodia|កម្ពុជា|Kambodscha|Cambodge|Camboya|Cambogia|Camboja|Koninkrijk Cambodja|Cambodja|Kambodża|Kamboçya|Камбоджа|كمبوديا|柬埔寨|カンボジア|Kambodja|Kambodzsa|Cambodgia
KI KIR Kiribati|Quiribati|Republiek Kiribati|Кирибати|كيريباتي|基里巴斯|キリバス
KM COM Comoros|Komoren|Comores|Comoras|Comore|Unie der Comoren|Comoren|Komory|Komorlar|Коморы|جزر القمر|科摩罗|コモロ|Komorerna|Comore-szigetek
KN KNA Saint Kitts and Nevis|St. Kitts und Nevis|Saint-Christophe-et-Niévès|Saint Kitts y Nevis|Saint Kitts e Nevis|São Cristóvão e Neves|Federatie Saint Kitts en Nevis|Saint Kitts en Nevis|Saint Kitts i Nevis|Saint Kitts ve Nevis|Svatý Kryštof a Nevis|Сент-Китс и Невис|سانت كيتس ونيفيس|圣基茨和尼维斯|セントクリストファー・ネイビス|Saint Kitts och Nevis|Saint Kitts és Nevis|Saint Kitts și Nevis
KP PRK North Korea|DPRK|Nordkorea|Corée du Nord|República Popular Democrática de Corea|Corea del Nord|Coreia do Norte|Democratische Volksrepubliek Korea|Noord-Korea|Korea Północna|Kuzey Kore|Severní Korea|КНДР (Корейская Народно-Демократическая Республика)|كوريا الشمالية|朝鲜|朝鮮民主主義人民共和国|Észak-Korea|Coreea de Nord
KR KOR South Korea|Korea|Korea Republic|Republic of Korea|Korea, Republic of|대한민국|Südkorea|Corée du Sud|República de Corea|Corea del Sud|Coreia do Sul|Republiek Korea|Zuid-Korea|Korea Południowa|Güney Kore|Jižní Korea|Республика Корея|كوريا الجنوبية|韩国|大韓民国|Sydkorea|Dél-Korea|Coreea de Sud
KW KWT Kuwait|Koweït|Staat Koeweit|Koeweit|Kuwejt|Kuveyt|Kuvajt|Кувейт|الكويت|科威特|クウェート|Kuvait|Kuweit
KY CYM Cayman Islands|Kaimaninseln|Îles Caïmans|Islas Caimán|Isole Cayman|Ilhas Caimão|Kaaimaneilanden|Kajmany|Cayman Adaları|Kajmanské ostrovy|Острова Кайман|جزر كايمان|开曼群岛|ケイマン諸島|Caymanöarna|Kajmán-szigetek|Insulele Cayman
KZ KAZ Kazakhstan|Қазақстан|Kasachstan|Kazajistán|Kazakistan|Cazaquistão|Republiek Kazachstan|Kazachstan|Казахстан|كازاخستان|哈萨克斯坦|カザフスタン|Kazakstan|Kazahsztán|Kazahstan
LA LAO Laos|Lao People's Democratic Republic|República Democrática Popular de Lao|Lao Democratische Volksrepubliek|Лаос|لاوس|老挝|ラオス人民民主共和国|Laosz
LB LBN Lebanon|Libanon|Liban|Líbano|Libanese Republiek|Lübnan|Ливан|لبنان|黎巴嫩|レバノン
LC LCA Saint Lucia|St. Lucia|Sainte-Lucie|Santa Lucía|Svatá Lucie|Сент-Люсия|سانت لوسيا|圣卢西亚|セントルシア|Sfânta Lucia
LI LIE Liechtenstein|Vorstendom Liechtenstein|Lichtenštejnsko|Лихтенштейн|ليختنشتاين|列支敦士登|リヒテンシュタイン
LK LKA Sri Lanka|இலங்கை|Democratische Socialistische Republiek Sri Lanka|Шри-Ланка|سريلانكا|斯里兰卡|スリランカ
LR LBR Liberia|Republiek Liberia|Liberya|Libérie|Либерия|ليبيريا|利比里亚|リベリア
LS LSO Lesotho|Lesoto|Koninkrijk Lesotho|Лесото|ليسوتو|莱索托|レソト
LT LTU Lithuania|Lietuva|Litauen|Lituanie|Lituania|Republiek Litouwen|Litouwen|Litwa|Litvanya|Litva|Литва|ليتوانيا|立陶宛|リトアニア|Litvánia
LU LUX Luxembourg|Lëtzebuerg|Luxemburg|Luxemburgo|Lussemburgo|Groothertogdom Luxemburg|Luksemburg|Lucembursko|Люксембург|لوكسمبورغ|卢森堡|ルクセンブルク
LV LVA Latvia|Latvija|Lettland|Lettonie|Letonia|Lettonia|Republiek Letland|Letland|Łotwa|Letonya|Lotyšsko|Латвия|لاتفيا|拉脱维亚|ラトビア|Lettország
LY LBY Libya|Libyen|Libye|Libia|Staat Libië|Libië|Ливия|ليبيا|利比亚|リビア
MA MAR Morocco|Marokko|Maroc|Marruecos|Marocco|Marrocos|Koninkrijk Marokko|Maroko|Марокко|المغرب|摩洛哥|モロッコ|Marocko
MC MCO Monaco|Vorstendom Monaco|Monako|Монако|موناكو|摩纳哥|モナコ
MD MDA Moldova|Republica Moldova|Moldova, Republic of|Moldawien|Moldavie|Moldavia|Republiek Moldavië|Mołdawia|Moldavsko|Молдавия|مولدوفا|摩尔多瓦|モルドバ共和国|Moldavien
ME MNE Montenegro|Црна Гора|Czarnogóra|Karadağ|Černá Hora|Черногория|الجبل الأسود|黑山|モンテネグロ|Muntenegru
MF MAF Saint Martin|Saint Martin (French part)|Saint-Martin (partie française)|Saint Martin (francesa)|São Martinho|Sint-Maarten (Frans deel)|Sint-Maarten (Franse Antillen)|Collectiviteit van Sint-Maarten|Svatý Martin (francouzská část)|Сен-Мартен|سانت مارتن (الجزء الفرنسي)|法属圣马丁|サン・マルタン（フランス領）|Saint Martin (franska delen)|Szent Márton-sziget (francia rész)|Sfântul Martin
MG MDG Madagascar|Madagaskar|Republiek Madagaskar|Мадагаскар|مدغشقر|马达加斯加|マダガスカル|Madagaszkár
MH MHL Marshall Islands|Marshallinseln|Îles Marshall|Islas Marshall|Isole Marshall|Ilhas Marshall|Republiek der Marshalleilanden|Marshalleilanden|Wyspy Marshalla|Marshall Adaları|Marshallovy ostrovy|Маршалловы Острова|جزر مارشال|马绍尔群岛|マーシャル諸島|Marshallöarna|Marshall-szigetek|Insulele Marshall
MK MKD North Macedonia|Macedonia|FYROM|The Republic of North Macedonia|Северна Македонија|Nordmazedonien|Macédoine du Nord|Macedonia del Norte|Macedonia del Nord|Macedónia do Norte|Republiek Noord-Macedonië|Noord-Macedonië|Macedonia Północna|Kuzey Makedonya|Severní Makedonie|Северная Македония|مقدونيا الشمالية|北马其顿|北マケドニア|Nordmakedonien|Észak-Macedónia|Macedonia de Nord
ML MLI Mali|Republiek Mali|Мали|مالي|马里|マリ
MM MMR Myanmar|Burma|Myanmar (Burma)|Birmania Myanmar|Mianmar (Birmânia)|Republiek van de Unie van Myanmar|Mjanma|Мьянма|بورما|缅甸|ミャンマー|Mianmar
MN MNG Mongolia|Монгол|Mongolei|Mongolie|Moğolistan|Mongolsko|Монголия|منغوليا|蒙古|モンゴル|Mongoliet
MO MAC Macao|Macau|Makau|Çin Makao ÖYB|Макао|ماكاو|澳门|マカオ|Makao|R.A.S. Macao a Chinei
MP MNP Northern Mariana Islands|Nördliche Marianen|Îles Mariannes du Nord|Islas Marianas del Norte|Isole Marianne Settentrionali|Ilhas Marianas do Norte|Noordelijke Marianen|Mariany Północne|Kuzey Mariana Adaları|Severní Mariany|Северные Марианские Острова|جزر ماريانا الشمالية|北马里亚纳群岛|北マリアナ諸島|Nordmarianerna|Északi-Mariana-szigetek|Insulele Mariane de Nord
MQ MTQ Martinique|Martinica|Martynika|Martinik|Мартиника|مارتينيك|马提尼克|マルティニーク
MR MRT Mauritania|Mauretanien|Mauritanie|Islamitische Republiek Mauritanië|Mauretania|Moritanya|Мавритания|موريتانيا|毛里塔尼亚|モーリタニア
MS MSR Montserrat|Monserrate|Монтсеррат|مونتسرات|蒙特塞拉特|モントセラト
MT MLT Malta|Malte|Republiek Malta|Мальта|مالطا|马耳他|マルタ
MU MUS Mauritius|Maurice|Mauricio|Maurícia|Republiek Mauritius|Mauricius|Маврикий|موريشيوس|毛里求斯|モーリシャス
MV MDV Maldives|Malediven|Maldivas|Maldive|Republiek der Maldiven|Maldiven|Malediwy|Maldivler|Maledivy|Мальдивы|جزر المالديف|马尔代夫|モルディブ|Maldiverna|Maldív-szigetek
MW MWI Malawi|Malaui|Republiek Malawi|Malavi|Малави|مالاوي|马拉维|マラウイ
MX MEX Mexico|Estados Unidos Mexicanos|Mexiko|Mexique|Messico|Verenigde Mexicaanse Staten|Meksyk|Meksika|Мексика|المكسيك|墨西哥|メキシコ|Mexic
MY MYS Malaysia|Malaisie|Malasia|Malesia|Maleisië|Malezja|Malezya|Malajsie|Малайзия|ماليزيا|马来西亚|マレーシア|Malajzia
MZ MOZ Mozambique|Mosambik|Mozambico|Moçambique|Republiek Mozambique|Mozambik|Мозамбик|موزمبيق|莫桑比克|モザンビーク|Mozambic
NA NAM Namibia|Namibie|Republiek Namibië|Namibya|Намибия|ناميبيا|纳米比亚|ナミビア
NC NCL New Caledonia|Nouvelle-Calédonie|Neukaledonien|Nueva Caledonia|Nuova Caledonia|Nova Caledónia|Nieuw-Caledonië|Nowa Kaledonia|Yeni Kaledonya|Nová Kaledonie|Новая Каледония|كاليدونيا الجديدة|新喀里多尼亚|ニューカレドニア|Nya Kaledonien|Új-Kaledónia|Noua Caledonie
NE NER Niger|Republiek Niger|Nijer|Нигер|النيجر|尼日尔|ニジェール
NF NFK Norfolk Island|Norfolkinsel|Île Norfolk|Isla Norfolk|Isola Norfolk|Ilha Norfolk|Norfolk|Norfolk Adası|Остров Норфолк|جزيرة نورفولك|诺福克岛|ノーフォーク島|Norfolkön|Norfolk-sziget|Insula Norfolk
NG NGA Nigeria|Federale Republiek Nigeria|Nijerya|Nigérie|Нигерия|نيجيريا|尼日利亚|ナイジェリア
NI NIC Nicaragua|Republiek Nicaragua|Nikaragua|Никарагуа|نيكاراغوا|尼加拉瓜|ニカラグア
NL NLD Netherlands|Holland|Nederland|The Netherlands|Netherlands (Kingdom of the)|Niederlande|Pays-Bas|Países Bajos|Paesi Bassi|Países Baixos|Koninkrijk der Nederlanden|Holandia|Hollanda|Nizozemsko|Нидерланды|هولندا|荷兰|オランダ|Nederländerna|Hollandia|Țările de Jos
NO NOR Norway|Norge|Noreg|Norwegen|Norvège|Noruega|Norvegia|Koninkrijk Noorwegen|Noorwegen|Norwegia|Norveç|Norsko|Норвегия|النرويج|挪威|ノルウェー
NP NPL Nepal|Federale Democratische Republiek Nepal|Непал|نيبال|尼泊尔|ネパール
NR NRU Nauru|Republiek Nauru|Науру|ناورو|瑙鲁|ナウル
NU NIU Niue|Ниуэ|نييوي|纽埃|ニウエ
NZ NZL New Zealand|Neuseeland|Nouvelle-Zélande|Nueva Zelanda|Nuova Zelanda|Nova Zelândia|Nieuw-Zeeland|Nowa Zelandia|Yeni Zelanda|Nový Zéland|Новая Зеландия|نيوزيلندا|新西兰|ニュージーランド|Nya Zeeland|Új-Zéland|Noua Zeelandă
OM OMN Oman|Sultanaat Oman|Umman|Оман|عمان|阿曼|オマーン
PA PAN Panama|Republiek Panama|Панама|بنما|巴拿马|パナマ
PE PER Peru|Pérou|Republiek Peru|Перу|بيرو|秘鲁|ペルー
PF PYF French Polynesia|Polynésie française|Französisch-Polynesien|Polinesia Francesa|Polinesia Francese|Frans-Polynesië|Polinezja Francuska|Fransız Polinezyası|Francouzská Polynésie|Французская Полинезия|بولينزيا الفرنسية|法属波利尼西亚|フランス領ポリネシア|Franska Polynesien|Francia Polinézia|Polinezia Franceză
PG PNG Papua New Guinea|Papua-Neuguinea|Papouasie-Nouvelle-Guinée|Papua Nueva Guinea|Papua Nuova Guinea|Papua-Nova Guiné|Onafhankelijke Staat Papoea-Nieuw-Guinea|Papoea-Nieuw-Guinea|Papua-Nowa Gwinea|Papua Yeni Gine|Papua-Nová Guinea|Папуа — Новая Гвинея|بابوا غينيا الجديدة|巴布亚新几内亚|パプアニューギニア|Papua Nya Guinea|Pápua Új-Guinea|Papua-Noua Guinee
PH PHL Philippines|Pilipinas|Philippinen|Filipinas|Filippine|Republiek der Filipijnen|Filipijnen|Filipiny|Filipinler|Филиппины|الفلبين|菲律宾|フィリピン|Filippinerna|Fülöp-szigetek|Filipine
PK PAK Pakistan|پاکستان|Paquistão|Islamitische Republiek Pakistan|Пакистан|باكستان|巴基斯坦|パキスタン|Pakisztán
PL POL Poland|Polska|Polen|Pologne|Polonia|Republiek Polen|Polonya|Polsko|Польша|بولندا|波兰|ポーランド|Lengyelország
PM SPM Saint Pierre and Miquelon|Saint-Pierre und Miquelon|Saint-Pierre-et-Miquelon|San Pedro y Miquelón|Saint Pierre e Miquelon|Saint-Pierre en Miquelon|Saint-Pierre i Miquelon|Saint Pierre ve Miquelon|Saint-Pierre a Miquelon|Сен-Пьер и Микелон|سان بيير وميكلون|圣皮埃尔和密克隆|サンピエール島・ミクロン島|Saint-Pierre och Miquelon|Saint-Pierre și Miquelon
PN PCN Pitcairn Islands|Pitcairn|Pitcairninseln|Îles Pitcairn|Isole Pitcairn|Ilhas Pitcairn|Pitcairn Adaları|Pitcairnovy ostrovy|Острова Питкэрн|جزر بيتكيرن|皮特凯恩群岛|ピトケアン|Pitcairnöarna|Pitcairn-szigetek|Insulele Pitcairn
PR PRI Puerto Rico|Porto Rico|Portoryko|Porto Riko|Пуэрто-Рико|بورتوريكو|波多黎各|プエルトリコ
PS PSE Palestine|Palestinian Territories|State of Palestine|Staat Palästina|Palestina|Stato di Palestina|Territórios palestinos|Staat Palestina|Palestyna|Filistin Bölgeleri|Palestinská autonomie|Государство Палестина|فلسطين|巴勒斯坦|パレスチナ|Palestinska territoriet, ockuperade|Palesztina|Teritoriile Palestiniene
PT PRT Portugal|Portogallo|Portugese Republiek|Portugalia|Portekiz|Portugalsko|Португалия|البرتغال|葡萄牙|ポルトガル
PW PLW Palau|Palaos|Republiek Palau|Палау|بالاو|帕劳|パラオ
PY PRY Paraguay|Paraguai|Republiek Paraguay|Paragwaj|Парагвай|باراغواي|巴拉圭|パラグアイ
QA QAT Qatar|Katar|Catar|Staat Qatar|Катар|قطر|卡塔尔|カタール
RE REU Réunion|La Réunion|Reunião|Реюньон|لا ريونيون|留尼汪|レユニオン
RO ROU Romania|Rumänien|Roumanie|Rumanía|Roménia|Roemeense Republiek|Roemenië|Rumunia|Romanya|Rumunsko|Румыния|رومانيا|罗马尼亚|ルーマニア
RS SRB Serbia|Republic of Serbia|Srbija|Србија|Serbien|Serbie|Sérvia|Republiek Servië|Servië|Sırbistan|Srbsko|Сербия|صربيا|塞尔维亚|セルビア|Szerbia
RU RUS Russia|Russian Federation|Russische Föderation|Russland|Russie|Rusia|Russische Federatie|Rusland|Rosja|Rusya|Rusko|Российская Федерация|Россия|روسيا|俄罗斯|ロシア連邦|Ryssland|Oroszország
RW RWA Rwanda|Ruanda|Republiek Rwanda|Руанда|رواندا|卢旺达|ルワンダ
SA SAU Saudi Arabia|Saudi-Arabien|Arabie Saoudite|Arabia Saudita|Koninkrijk Saudi-Arabië|Saudi-Arabië|Arabia Saudyjska|Suudi Arabistan|Saúdská Arábie|Саудовская Аравия|السعودية|沙特阿拉伯|サウジアラビア|Szaudi-Arábia|KSA
SB SLB Solomon Islands|Salomonen|Îles Salomon|Islas Salomón|Isole Salomone|Ilhas Salomão|Salomonseilanden|Wyspy Salomona|Solomon Adaları|Šalamounovy ostrovy|Соломоновы Острова|جزر سليمان|所罗门群岛|ソロモン諸島|Salomonöarna|Salamon-szigetek|Insulele Solomon
SC SYC Seychelles|Seychellen|Republiek der Seychellen|Seszele|Seyşeller|Seychely|Сейшельские Острова|سيشل|塞舌尔|セーシェル|Seychellerna|Seychelle-szigetek
SD SDN Sudan|Soudan|Sudão|Republiek Soedan|Soedan|Судан|السودان|苏丹|スーダン|Szudán
SE SWE Sweden|Sverige|Schweden|Suède|Suecia|Svezia|Koninkrijk Zweden|Zweden|Szwecja|İsveç|Švédsko|Швеция|السويد|瑞典|スウェーデン|Svédország|Suedia
SG SGP Singapore|Singapur|Singapour|Singapura|Republiek Singapore|Сингапур|سنغافورة|新加坡|シンガポール|Szingapúr
SH SHN Saint Helena|St. Helena|Sainte-Hélène|Santa Helena, Ascensión y Tristán de Acuña|Sant'Elena, Isola di Ascensione e Tristan da Cunha|Santa Helena|Sint-Helena|Wyspa Świętej Heleny, Wyspa Wniebowstąpienia i Tristan da Cunha|Svatá Helena, Ascension a Tristan da Cunha|Острова Святой Елены, Вознесения и Тристан-да-Кунья|سانت هيلينا وأسينشين وتريستان دا كونا|圣赫勒拿、阿森松和特里斯坦-达库尼亚|セントヘレナ・アセンションおよびトリスタンダクーニャ|Sankta Helena|Sfânta Elena|Tristan da Cunha|Ascension Island
SI SVN Slovenia|Slovenija|Slowenien|Slovénie|Eslovenia|Republiek Slovenië|Słowenia|Slovenya|Slovinsko|Словения|سلوفينيا|斯洛文尼亚|スロベニア|Slovenien|Szlovénia
SJ SJM Svalbard and Jan Mayen|Svalbard|Jan Mayen|Svalbard und Jan Mayen|Svalbard et Île Jan Mayen|Svalbard y Jan Mayen|Svalbard e Jan Mayen|Spitsbergen en Jan Mayen|Svalbard i Jan Mayen|Svalbard ve Jan Mayen Adaları|Špicberky a Jan Mayen|Шпицберген и Ян-Майен|سفالبارد ويان ماين|斯瓦尔巴和扬马延|スヴァールバル諸島およびヤンマイエン島|Svalbard och Jan Mayen|Spitzbergák és Jan Mayen|Svalbard și Jan Mayen
SK SVK Slovakia|Slovak Republic|Slovensko|Slowakei|Slovaquie|Eslovaquia|Slovacchia|Slowaakse Republiek|Slowakije|Słowacja|Slovakya|Словакия|سلوفاكيا|斯洛伐克|スロバキア|Slovakien|Szlovákia|Slovacia
SL SLE Sierra Leone|Sierra Leona|Serra Leoa|Republiek Sierra Leone|Сьерра-Леоне|سيراليون|塞拉利昂|シエラレオネ
SM SMR San Marino|Saint-Marin|Republiek San Marino|Сан-Марино|سان مارينو|圣马力诺|サンマリノ
SN SEN Senegal|Republiek Senegal|Сенегал|السنغال|塞内加尔|セネガル|Szenegál
SO SOM Somalia|Somalie|Federale Republiek Somalië|Somali|Somálsko|Сомали|الصومال|索马里|ソマリア|Szomália
SR SUR Suriname|Republiek Suriname|Surinam|Суринам|سورينام|苏里南|スリナム
SS SSD South Sudan|Südsudan|Soudan du Sud|Sudán del Sur|Sudan del Sud|Sudão do Sul|Republiek Zuid-Soedan|Zuid-Soedan|Sudan Południowy|Güney Sudan|Jižní Súdán|Южный Судан|جنوب السودان|南苏丹|南スーダン|Sydsudan|Dél-Szudán|Sudanul de Sud
ST STP São Tomé and Príncipe|São Tomé und Príncipe|São Tomé-et-Principe|Santo Tomé y Príncipe|São Tomé e Príncipe|Democratische Republiek São Tomé en Principe|São Tomé en Principe|Wyspy Świętego Tomasza i Książęca|São Tomé ve Príncipe|Svatý Tomáš a Princův ostrov|Сан-Томе и Принсипи|ساو تومي وبرينسيب|圣多美和普林西比|サントメ・プリンシペ|São Tomé och Príncipe|São Tomé és Príncipe|Sao Tomé și Príncipe
SV SLV El Salvador|Republiek El Salvador|Salwador|Salvador|Сальвадор|السلفادور|萨尔瓦多|エルサルバドル
SX SXM Sint Maarten|Sint Maarten (Dutch part)|Saint-Martin (partie néerlandaise)|Sint Maarten (neerlandesa)|Sint Maarten (Nederlands deel)|Land Sint Maarten|Svatý Martin (nizozemská část)|Синт-Мартен|سانت مارتن (الجزء الهولندي)|荷属圣马丁|シント・マールテン（オランダ領）|Sint Maarten (nederländska delen)|Szent Márton-sziget (holland rész)
SY SYR Syria|Syrian Arab Republic|Syrien, Arabische Republik|Syrie|República Árabe Siria|Siria|Syrische Arabische Republiek|Suriye|Сирия|سوريا|叙利亚|シリア・アラブ共和国|Syrien|Szíria
SZ SWZ Eswatini|Swaziland|Royaume d'Eswatini|Esuatini|Essuatíni|Koninkrijk Eswatini|Svaziland|Svazijsko|Эсватини|سوازيلاند|斯威士兰|スワジランド|Szváziföld
TC TCA Turks and Caicos Islands|Turks- und Caicosinseln|Îles Turques-et-Caïques|Islas Turcas y Caicos|Isole Turks e Caicos|Ilhas Turcas e Caicos|Turks- en Caicoseilanden|Turks i Caicos|Turks ve Caicos Adaları|Turks a Caicos|Теркс и Кайкос|جزر توركس وكايكوس|特克斯和凯科斯群岛|タークス・カイコス諸島|Turks- och Caicosöarna|Turks- és Caicos-szigetek|Insulele Turks și Caicos
TD TCD Chad|Tschad|Tchad|Ciad|Chade|Republiek Tsjaad|Tsjaad|Czad|Чад|تشاد|乍得|チャド|Csád
TF ATF French Southern Territories|Französische Süd- und Antarktisgebiete|Terres australes françaises|Tierras Australes Francesas|Territori Francesi del Sud|Terras Austrais e Antárticas Francesas|Franse Zuidelijke Gebieden|Francuskie Terytoria Południowe i Antarktyczne|Fransız Güney Toprakları|Francouzská jižní a antarktická území|Французские Южные и Антарктические Территории|أراض فرنسية جنوبية وأنتارتيكية|法属南部领地|フランス領南方・南極地域|Franska södra territorierna|Francia déli területek|Teritoriile Australe și Antarctice Franceze|Terres australes et antarctiques françaises
TG TGO Togo|Togolese Republiek|Того|توغو|多哥|トーゴ
TH THA Thailand|ไทย|Thaïlande|Tailandia|Thailandia|Koninkrijk Thailand|Tajlandia|Tayland|Thajsko|Таиланд|تايلاند|泰国|タイ|Thaiföld|Thailanda
TJ TJK Tajikistan|Tadschikistan|Tadjikistan|Tayikistán|Tagikistan|Tajiquistão|Republiek Tadzjikistan|Tadzjikistan|Tadżykistan|Tacikistan|Tádžikistán|Таджикистан|طاجيكستان|塔吉克斯坦|タジキスタン|Tádzsikisztán
TK TKL Tokelau|Токелау|توكيلاو|托克劳|トケラウ|Tokelauöarna|Tokelau-szigetek
TL TLS Timor-Leste|East Timor|Osttimor|Timor Est|Democratische Republiek Timor-Leste|Timor Wschodni|Východní Timor|Восточный Тимор|تيمور الشرقية|东帝汶|東ティモール|Kelet-Timor|Timorul de Est
TM TKM Turkmenistan|Turquemenistão|Turkmeense Republiek|Туркмения|تركمانستان|土库曼斯坦|トルクメニスタン|Türkmenisztán
TN TUN Tunisia|Tunesien|Tunisie|Túnez|Republiek Tunesië|Tunesië|Tunezja|Tunus|Tunisko|Тунис|تونس|突尼斯|チュニジア|Tunisien|Tunézia
TO TON Tonga|Koninkrijk Tonga|Тонга|تونغا|汤加|トンガ
TR TUR Turkey|Türkiye Cumhuriyeti|Türkiye|Türkei|Turquie|Turquía|Turchia|Republiek Turkije|Turkije|Turcja|Turecko|Турция|تركيا|土耳其|トルコ|Turkiet|Törökország|Turcia
TT TTO Trinidad and Tobago|Trinidad|Trinidad und Tobago|Trinité-et-Tobago|Trinidad y Tobago|Trinidad e Tobago|Trindade e Tobago|Republiek Trinidad en Tobago|Trinidad en Tobago|Trynidad i Tobago|Trinidad ve Tobago|Trinidad a Tobago|Тринидад и Тобаго|ترينيداد وتوباغو|特立尼达和多巴哥|トリニダード・トバゴ|Trinidad och Tobago|Trinidad és Tobago|Trinidad și Tobago
TV TUV Tuvalu|Тувалу|توفالو|图瓦卢|ツバル
TW TWN Taiwan|中華民國|Republic of China|Taiwan, Province of China|Repubblica di Cina|Tajwan|Tayvan|Tchaj-wan|Тайвань|Китайская Республика|تايوان|中国台湾省|台湾|Tajvan
TZ TZA Tanzania|United Republic of Tanzania|Tanzania, Jamhuri ya Muungano|Tansania, Vereinigte Republik|Tansania|République unie de Tanzanie|Verenigde Republiek Tanzania|Tanzanya|Tanzanie|Танзания|تانزانيا|坦桑尼亚|タンザニア
UA UKR Ukraine|Україна|Ucrania|Ucraina|Oekraïne|Ukraina|Ukrayna|Ukrajina|Украина|أوكرانيا|乌克兰|ウクライナ|Ukrajna
UG UGA Uganda|Ouganda|Republiek Oeganda|Oeganda|Уганда|أوغندا|乌干达|ウガンダ
UM UMI U.S. Minor Outlying Islands|United States Minor Outlying Islands|Îles mineures éloignées des États-Unis|Islas Ultramarinas Menores de los Estados Unidos|Isole minori esterne degli Stati Uniti|Ilhas Distantes dos EUA|Amerikaanse Kleinere Afgelegen Eilanden|Dalekie Wyspy Mniejsze Stanów Zjednoczonych|ABD Uzak Adaları|Menší odlehlé ostrovy USA|Внешние малые острова (США)|جزر الولايات المتحدة|美国本土外小岛屿|合衆国領有小離島|USA:s yttre öar|Az Amerikai Egyesült Államok lakatlan külbirtokai|Insulele Îndepărtate ale S.U.A.
US USA United States|United States of America|America|Estados Unidos de América|EE.UU.|EUA|États-Unis d'Amérique|Vereinigte Staaten von Amerika|Vereinigte Staaten|Estados Unidos|Stati Uniti d'America|Estados Unidos da América|Verenigde Staten van Amerika|Verenigde Staten|Stany Zjednoczone|Amerika Birleşik Devletleri|Birleşik Devletler|Amerika|Spojené státy americké|США|الولايات المتحدة|美国|アメリカ合衆国|Amerikai Egyesült Államok|Statele Unite ale Americii
UY URY Uruguay|Uruguai|Oostelijke Republiek Uruguay|Urugwaj|Уругвай|الأوروغواي|乌拉圭|ウルグアイ
UZ UZB Uzbekistan|Oʻzbekiston|Usbekistan|Ouzbékistan|Uzbequistão|Republiek Oezbekistan|Oezbekistan|Özbekistan|Узбекистан|أوزبكستان|乌兹别克斯坦|ウズベキスタン|Üzbegisztán
VA VAT Vatican City|Vatican|Holy See|Holy See (Vatican City State)|Vatikanstadt|Saint-Siège (Vatican)|Santa Sede|Città del Vaticano|Santa Sé|Vaticaanstad|Watykan|Vatikan|Ватикан|الفاتيكان|梵蒂冈|バチカン市国|Vatikanstaten|Statul Cetății Vaticanului
VC VCT Saint Vincent and the Grenadines|St. Vincent und die Grenadinen|Saint-Vincent-et-les-Grenadines|San Vicente y las Granadinas|Saint Vincent e Grenadine|São Vicente e Granadinas|Saint Vincent en de Grenadines|Saint Vincent i Grenadyny|Saint Vincent ve Grenadinler|Svatý Vincenc a Grenadiny|Сент-Винсент и Гренадины|سانت فينسنت والغرينادين|圣文森特和格林纳丁斯|セントビンセントおよびグレナディーン諸島|Saint Vincent och Grenadinerna|Saint Vincent és a Grenadine-szigetek|Saint Vincent și Grenadinele
VE VEN Venezuela|Bolivariaanse Republiek Venezuela|Wenezuela|Венесуэла|فنزويلا|委内瑞拉|ベネズエラ・ボリバル共和国
VG VGB British Virgin Islands|Virgin Islands, British|Britische Jungferninseln|Îles vierges britanniques|Islas Vírgenes británicas|Isole Vergini Britanniche|Ilhas Virgens Britânicas|Britse Maagdeneilanden|Brytyjskie Wyspy Dziewicze|Britanya Virjin Adaları|Britské Panenské ostrovy|Виргинские Острова (Великобритания)|جزر العذراء البريطانية|英属维尔京群岛|イギリス領ヴァージン諸島|Brittiska Jungfruöarna|Brit Virgin-szigetek|Insulele Virgine Britanice
VI VIR U.S. Virgin Islands|Virgin Islands, U.S.|Amerikanische Jungferninseln|Îles vierges américaines|Islas Vírgenes de los Estados Unidos|Isole Vergini Americane|Ilhas Virgens Americanas|Amerikaanse Maagdeneilanden|Wyspy Dziewicze Stanów Zjednoczonych|ABD Virjin Adaları|Americké Panenské ostrovy|Виргинские Острова (США)|جزر العذراء الأمريكية|美属维尔京群岛|アメリカ領ヴァージン諸島|Amerikanska Jungfruöarna|Amerikai Virgin-szigetek|Insulele Virgine Americane
VN VNM Vietnam|Vietname|Socialistische Republiek Vietnam|Wietnam|Вьетнам|فيتنام|越南|ベトナム
VU VUT Vanuatu|Republiek Vanuatu|Вануату|فانواتو|瓦努阿图|バヌアツ
WF WLF Wallis and Futuna|Wallis-et-Futuna|Wallis und Futuna|Wallis y Futuna|Wallis e Futuna|Wallis en Futuna|Wallis i Futuna|Wallis ve Futuna Adaları|Wallis a Futuna|Уоллис и Футуна|والس وفوتونا|瓦利斯和富图纳|ウォリス・フツナ|Wallis- och Futunaöarna|Wallis és Futuna|Wallis și Futuna
WS WSM Samoa|Onafhankelijke Staat Samoa|Самоа|ساموا|萨摩亚|サモア|Szamoa
XK XKK Kosovo|XKX|Kosova|Kosovë|Republic of Kosovo|Косово|Republiek Kosovo|Kosowo|كوسوفو|科索沃|コソボ|Koszovó
YE YEM Yemen|Jemen|Iémen|Republiek Jemen|Йемен|اليمن|也门|イエメン
YT MYT Mayotte|Majotta|Майотта|مايوت|马约特|マヨット
ZA ZAF South Africa|RSA|Republic of South Africa|Suid-Afrika|Südafrika|Afrique du Sud|Sudáfrica|África do Sul|Republiek Zuid-Afrika|Zuid-Afrika|Południowa Afryka|Güney Afrika|Jihoafrická republika|ЮАР|جنوب أفريقيا|南非|南アフリカ|Sydafrika|Dél-Afrika|Africa de Sud
ZM ZMB Zambia|Sambia|Zambie|Republiek Zambia|Zambiya|Замбия|زامبيا|赞比亚|ザンビア
ZW ZWE Zimbabwe|Simbabwe|Zimbabue|Republiek Zimbabwe|Zimbabve|Зимбабве|زيمبابوي|津巴布韦|ジンバブエ
`;
