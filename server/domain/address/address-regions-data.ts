/**
 * First-level regions (states, provinces, prefectures …) by ISO alpha-2 code of the country, one region per line: its display name, then
 * codes, abbreviations and names in other languages. An alias of two to four capitals is a code.
 */
export const REGION_LINES: Readonly<Record<string, string>> = {
  US: `Alabama|AL|Ala
Alaska|AK
Arizona|AZ|Ariz
Arkansas|AR|Ark
California|CA|Calif
Colorado|CO|Colo
Connecticut|CT|Conn
Delaware|DE
District of Columbia|DC|D.C.|Washington DC|Washington D.C.
Florida|FL|Fla
Georgia|GA
Hawaii|HI|Hawaiʻi
Idaho|ID
Illinois|IL|Ill
Indiana|IN
Iowa|IA
Kansas|KS
Kentucky|KY
Louisiana|LA
Maine|ME
Maryland|MD
Massachusetts|MA|Mass
Michigan|MI|Mich
Minnesota|MN|Minn
Mississippi|MS|Miss
Missouri|MO
Montana|MT
Nebraska|NE|Neb
Nevada|NV|Nev
New Hampshire|NH
New Jersey|NJ
New Mexico|NM
New York|NY|New York State
North Carolina|NC
North Dakota|ND
Ohio|OH
Oklahoma|OK|Okla
Oregon|OR
Pennsylvania|PA|Penn
Rhode Island|RI
South Carolina|SC
South Dakota|SD
Tennessee|TN|Tenn
Texas|TX|Tex
Utah|UT
Vermont|VT
Virginia|VA
Washington|WA|Washington State
West Virginia|WV
Wisconsin|WI|Wisc
Wyoming|WY|Wyo
American Samoa|AS
Guam|GU
Northern Mariana Islands|MP
Puerto Rico|PR
U.S. Virgin Islands|VI`,
  CA: `Alberta|AB|Alta
British Columbia|BC|B.C.|Colombie-Britannique
Manitoba|MB|Man
New Brunswick|NB|Nouveau-Brunswick
Newfoundland and Labrador|NL|Newfoundland|Terre-Neuve-et-Labrador
Northwest Territories|NT|Territoires du Nord-Ouest
Nova Scotia|NS|Nouvelle-Écosse
Nunavut|NU
Ontario|ON|Ont
Prince Edward Island|PE|PEI|Île-du-Prince-Édouard
Quebec|QC|PQ|Québec
Saskatchewan|SK|Sask
Yukon|YT|Yukon Territory`,
  AU: `Australian Capital Territory|ACT
New South Wales|NSW
Northern Territory|NT
Queensland|QLD
South Australia|SA
Tasmania|TAS
Victoria|VIC
Western Australia|WA`,
  NZ: `Northland
Waikato
Bay of Plenty
Hawke's Bay
Taranaki
Manawatū-Whanganui|Manawatu-Wanganui
Marlborough
Canterbury
Otago
Southland
West Coast`,
  IN: `Andaman and Nicobar Islands|Andaman & Nicobar Islands|A&N Islands
Andhra Pradesh|AP
Arunachal Pradesh
Assam
Bihar
Chandigarh
Chhattisgarh|CG|Chattisgarh
Dadra and Nagar Haveli and Daman and Diu|Dadra and Nagar Haveli|Daman and Diu
Delhi|DL|NCT of Delhi|दिल्ली|National Capital Territory of Delhi
Goa
Gujarat|GJ|ગુજરાત
Haryana|HR|हरियाणा
Himachal Pradesh|HP
Jammu and Kashmir|Jammu & Kashmir|J&K
Jharkhand|JH|झारखंड
Karnataka|KA|ಕರ್ನಾಟಕ
Kerala|KL|കേരളം
Ladakh
Lakshadweep
Madhya Pradesh|MP|मध्य प्रदेश
Maharashtra|MH|महाराष्ट्र
Manipur
Meghalaya
Mizoram
Nagaland
Odisha|Orissa|OD
Puducherry|Pondicherry|PY
Punjab|PB|ਪੰਜਾਬ|पंजाब
Rajasthan|RJ|राजस्थान
Sikkim
Tamil Nadu|TN|Tamilnadu|தமிழ்நாடு
Telangana|TS|TG|తెలంగాణ|तेलंगाना
Tripura
Uttar Pradesh|UP|U.P.|उत्तर प्रदेश
Uttarakhand|UK|Uttaranchal|उत्तराखंड
West Bengal|WB|পশ্চিমবঙ্গ`,
  PH: `Metro Manila|NCR|National Capital Region|Kalakhang Maynila|Kalakhang Manila
Abra
Agusan del Norte|Hilagang Agusan
Agusan del Sur|Timog Agusan
Aklan
Albay
Antique
Apayao
Aurora
Basilan
Bataan
Batanes
Batangas
Benguet
Biliran
Bohol
Bukidnon
Bulacan
Cagayan
Camarines Norte|Hilagang Kamarines
Camarines Sur|Timog Kamarines
Camiguin
Capiz
Catanduanes
Cavite|Kabite
Cebu|Lalawigan ng Cebu
Cotabato|North Cotabato
Davao de Oro|Compostela Valley
Davao del Norte|Hilagang Davao
Davao del Sur|Timog Davao
Davao Occidental
Davao Oriental
Dinagat Islands
Eastern Samar
Guimaras
Ifugao
Ilocos Norte|Hilagang Ilocos
Ilocos Sur|Timog Ilocos
Iloilo
Isabela
Kalinga
La Union
Laguna
Lanao del Norte
Lanao del Sur
Leyte
Maguindanao|Maguindanao del Norte|Maguindanao del Sur
Marinduque
Masbate
Misamis Occidental|Kanlurang Misamis
Misamis Oriental|Silangang Misamis
Mountain Province
Negros Occidental|Kanlurang Negros
Negros Oriental|Silangang Negros
Northern Samar
Nueva Ecija
Nueva Vizcaya
Occidental Mindoro
Oriental Mindoro
Palawan
Pampanga
Pangasinan
Quezon|Quezon Province|Lalawigan ng Quezon
Quirino
Rizal
Romblon
Samar|Western Samar
Sarangani
Siquijor
Sorsogon
South Cotabato|Timog Cotabato
Southern Leyte
Sultan Kudarat
Sulu
Surigao del Norte|Hilagang Surigao
Surigao del Sur|Timog Surigao
Tarlac
Tawi-Tawi
Zambales
Zamboanga del Norte
Zamboanga del Sur
Zamboanga Sibugay`,
  BR: `Acre|AC
Alagoas|AL
Amapá|AP
Amazonas|AM
Bahia|BA
Ceará|CE
Distrito Federal|DF|Federal District
Espírito Santo|ES
Goiás|GO
Maranhão|MA
Mato Grosso|MT
Mato Grosso do Sul|MS
Minas Gerais|MG
Pará|PA
Paraíba|PB
Paraná|PR
Pernambuco|PE
Piauí|PI
Rio de Janeiro|RJ|State of Rio de Janeiro
Rio Grande do Norte|RN
Rio Grande do Sul|RS
Rondônia|RO
Roraima|RR
Santa Catarina|SC
São Paulo|SP|State of São Paulo
Sergipe|SE
Tocantins|TO`,
  MX: `Aguascalientes|Ags
Baja California|B.C.|BC
Baja California Sur|B.C.S.|BCS
Campeche|Camp
Chiapas|Chis
Chihuahua|Chih
Ciudad de México|CDMX|Mexico City|Cd. de México
Federal District|Distrito Federal|D.F.|DF
Coahuila|Coah|Coahuila de Zaragoza
Colima|Col
Durango|Dgo
Guanajuato|Gto
Guerrero|Gro
Hidalgo|Hgo
Jalisco|Jal
Estado de México|Méx|Edo. Méx|Edo. de México|State of Mexico|EDOMEX
Michoacán|Mich|Michoacán de Ocampo
Morelos|Mor
Nayarit|Nay
Nuevo León|N.L.|NL
Oaxaca|Oax
Puebla|Pue
Querétaro|Qro|Querétaro de Arteaga
Quintana Roo|Q.R.|Q. Roo
San Luis Potosí|S.L.P.|SLP
Sinaloa|Sin
Sonora|Son
Tabasco|Tab
Tamaulipas|Tamps|Tam
Tlaxcala|Tlax
Veracruz|Ver|Veracruz de Ignacio de la Llave
Yucatán|Yuc
Zacatecas|Zac`,
  ES: `Álava|Araba|VI
Albacete|AB
Alicante|Alacant
Almería|AL
Asturias|Principality of Asturias|Principado de Asturias|Asturies
Ávila
Badajoz
Islas Baleares|Balearic Islands|Illes Balears|Baleares|PM
Barcelona
Bizkaia|Vizcaya|Biscay
Burgos
Cáceres
Cádiz|Cadiz
Cantabria
Castellón|Castelló|Castellón de la Plana
Ceuta
Ciudad Real
Córdoba|Cordova
A Coruña|La Coruña|Corunna
Cuenca
Gipuzkoa|Guipúzcoa
Girona|Gerona
Granada
Guadalajara
Huelva
Huesca
Jaén
La Rioja
Las Palmas
León
Lleida|Lérida
Lugo
Madrid|Community of Madrid|Comunidad de Madrid
Málaga
Melilla
Murcia|Región de Murcia|Region of Murcia
Navarra|Navarre|Nafarroa
Ourense|Orense
Palencia
Pontevedra
Salamanca
Santa Cruz de Tenerife
Segovia
Sevilla|Seville
Soria
Tarragona
Teruel
Toledo
Valencia|València
Valladolid
Zamora
Zaragoza|Saragossa
Andalusia|Andalucía|Andalusien|Andalousie
Aragon|Aragón
Basque Country|País Vasco|Euskadi
Canary Islands|Canarias|Islas Canarias
Castile and León|Castilla y León
Castile-La Mancha|Castilla-La Mancha
Catalonia|Cataluña|Catalunya
Extremadura
Galicia
Valencian Community|Comunidad Valenciana|Comunitat Valenciana`,
  IT: `Agrigento|AG
Alessandria|AL
Ancona|AN
Aosta|AO
Arezzo|AR
Ascoli Piceno|AP
Asti|AT
Avellino|AV
Bari|BA|Metropolitan City of Bari
Barletta-Andria-Trani|BT
Belluno|BL
Benevento|BN
Bergamo|BG
Biella|BI
Bologna|BO|Metropolitan City of Bologna
Bolzano|BZ|South Tyrol|Bozen
Brescia|BS
Brindisi|BR
Cagliari|CA|Metropolitan City of Cagliari
Caltanissetta|CL
Campobasso|CB
Caserta|CE
Catania|CT|Metropolitan City of Catania
Catanzaro|CZ
Chieti|CH
Como|CO
Cosenza|CS
Cremona|CR
Crotone|KR
Cuneo|CN
Enna|EN
Fermo|FM
Ferrara|FE
Firenze|FI|Florence|Metropolitan City of Florence
Foggia|FG
Forlì-Cesena|FC
Frosinone|FR
Genova|GE|Genoa|Metropolitan City of Genoa
Gorizia|GO
Grosseto|GR
Imperia|IM
Isernia|IS
L'Aquila|AQ
La Spezia|SP
Latina|LT
Lecce|LE
Lecco|LC
Livorno|LI
Lodi|LO
Lucca|LU
Macerata|MC
Mantova|MN|Mantua
Massa-Carrara|MS
Matera|MT
Messina|ME|Metropolitan City of Messina
Milano|MI|Milan|Metropolitan City of Milan
Modena|MO
Monza e Brianza|MB|Monza and Brianza
Napoli|NA|Naples|Metropolitan City of Naples
Novara|NO
Nuoro|NU
Oristano|OR
Padova|PD|Padua
Palermo|PA|Metropolitan City of Palermo
Parma|PR
Pavia|PV
Perugia|PG
Pesaro e Urbino|PU
Pescara|PE
Piacenza|PC
Pisa|PI
Pistoia|PT
Pordenone|PN
Potenza|PZ
Prato|PO
Ragusa|RG
Ravenna|RA
Reggio Calabria|RC|Metropolitan City of Reggio Calabria
Reggio Emilia|RE
Rieti|RI
Rimini|RN
Roma|RM|Rome|Metropolitan City of Rome|Metropolitan City of Rome Capital
Rovigo|RO
Salerno|SA
Sassari|SS
Savona|SV
Siena|SI
Siracusa|SR|Syracuse
Sondrio|SO
Sud Sardegna|SU
Taranto|TA
Teramo|TE
Terni|TR
Torino|TO|Turin|Metropolitan City of Turin
Trapani|TP
Trento|TN
Treviso|TV
Trieste|TS
Udine|UD
Varese|VA
Venezia|VE|Venice|Metropolitan City of Venice
Verbano-Cusio-Ossola|VB
Vercelli|VC
Verona|VR
Vibo Valentia|VV
Vicenza|VI
Viterbo|VT
Abruzzo
Basilicata
Calabria
Campania
Emilia-Romagna
Friuli-Venezia Giulia
Lazio|Latium
Liguria
Lombardia|Lombardy
Marche
Molise
Piemonte|Piedmont
Puglia|Apulia
Sardegna|Sardinia
Sicilia|Sicily
Toscana|Tuscany
Trentino-Alto Adige
Umbria
Valle d'Aosta|Aosta Valley
Veneto`,
  DE: `Baden-Württemberg|BW
Bavaria|Bayern|BY
Berlin|BE
Brandenburg|BB
Bremen|HB|Freie Hansestadt Bremen
Hamburg|HH|Freie und Hansestadt Hamburg
Hesse|Hessen|HE
Mecklenburg-Vorpommern|MV|Mecklenburg-Western Pomerania
Lower Saxony|Niedersachsen|NI
North Rhine-Westphalia|Nordrhein-Westfalen|NRW|NW
Rhineland-Palatinate|Rheinland-Pfalz|RP
Saarland|SL
Saxony|Sachsen|SN
Saxony-Anhalt|Sachsen-Anhalt|ST
Schleswig-Holstein|SH
Thuringia|Thüringen|TH`,
  AT: `Burgenland
Carinthia|Kärnten
Lower Austria|Niederösterreich
Upper Austria|Oberösterreich
Salzburg
Styria|Steiermark
Tyrol|Tirol
Vorarlberg
Vienna|Wien`,
  CH: `Aargau|AG
Appenzell Ausserrhoden|AR
Appenzell Innerrhoden|AI
Basel-Landschaft|BL
Basel-Stadt|BS
Bern|BE|Berne
Fribourg|FR|Freiburg
Geneva|GE|Genève|Genf
Glarus|GL
Graubünden|GR|Grisons
Jura|JU
Lucerne|LU|Luzern
Neuchâtel|NE
Nidwalden|NW
Obwalden|OW
Schaffhausen|SH
Schwyz|SZ
Solothurn|SO
St. Gallen|SG|Sankt Gallen
Thurgau|TG
Ticino|TI|Tessin
Uri|UR
Valais|VS|Wallis
Vaud|VD|Waadt
Zug|ZG
Zurich|ZH|Zürich`,
  FR: `Auvergne-Rhône-Alpes
Bourgogne-Franche-Comté|Burgundy-Franche-Comté
Bretagne|Brittany
Centre-Val de Loire
Corse|Corsica
Grand Est
Hauts-de-France
Île-de-France|Ile de France
Normandie|Normandy
Nouvelle-Aquitaine|New Aquitaine
Occitanie|Occitania
Pays de la Loire
Provence-Alpes-Côte d'Azur|PACA
Guadeloupe
Martinique
French Guiana|Guyane|Guyane française
Réunion|La Réunion
Mayotte`,
  BE: `Antwerp|Antwerpen|Anvers
Brussels|Brussels-Capital Region|Bruxelles-Capitale
East Flanders|Oost-Vlaanderen|Flandre orientale
Flemish Brabant|Vlaams-Brabant|Brabant flamand
Hainaut|Henegouwen
Liège|Luik|Province de Liège
Limburg
Luxembourg|Luxemburg
Namur|Namen
Walloon Brabant|Brabant wallon|Waals-Brabant
West Flanders|West-Vlaanderen|Flandre occidentale
Flanders|Vlaanderen|Flemish Region
Wallonia|Wallonie`,
  NL: `Drenthe
Flevoland
Friesland|Fryslân
Gelderland
Groningen
Limburg
North Brabant|Noord-Brabant
North Holland|Noord-Holland
Overijssel
South Holland|Zuid-Holland
Utrecht
Zeeland`,
  GB: `England|Inglaterra|Angleterre
Scotland|Alba
Wales|Cymru
Northern Ireland`,
  IE: `County Carlow|Co. Carlow
County Cavan|Co. Cavan
County Clare|Co. Clare|Clare
County Cork|Co. Cork
County Donegal|Co. Donegal
County Dublin|Co. Dublin
County Galway|Co. Galway
County Kerry|Co. Kerry|Kerry
County Kildare|Co. Kildare
County Kilkenny|Co. Kilkenny
County Laois|Co. Laois|Laois
County Leitrim|Co. Leitrim|Leitrim
County Limerick|Co. Limerick
County Longford|Co. Longford
County Louth|Co. Louth
County Mayo|Co. Mayo|Mayo
County Meath|Co. Meath|Meath
County Monaghan|Co. Monaghan
County Offaly|Co. Offaly|Offaly
County Roscommon|Co. Roscommon
County Sligo|Co. Sligo
County Tipperary|Co. Tipperary
County Waterford|Co. Waterford
County Westmeath|Co. Westmeath|Westmeath
County Wexford|Co. Wexford
County Wicklow|Co. Wicklow
Leinster
Munster
Connacht
Ulster`,
  AE: `Abu Dhabi|AUH|أبوظبي|أبو ظبي|Emirate of Abu Dhabi
Ajman|عجمان
Dubai|DXB|دبي|Emirate of Dubai
Fujairah|Al Fujairah|الفجيرة
Ras Al Khaimah|Ras Al-Khaimah|RAK|رأس الخيمة
Sharjah|الشارقة|Emirate of Sharjah
Umm Al Quwain|Umm Al-Quwain|UAQ|أم القيوين`,
  JP: `Hokkaido|北海道
Aomori|青森県
Iwate|岩手県
Miyagi|宮城県
Akita|秋田県
Yamagata|山形県
Fukushima|福島県
Ibaraki|茨城県
Tochigi|栃木県
Gunma|群馬県
Saitama|埼玉県
Chiba|千葉県
Tokyo|東京都|Tokyo-to
Kanagawa|神奈川県
Niigata|新潟県
Toyama|富山県
Ishikawa|石川県
Fukui|福井県
Yamanashi|山梨県
Nagano|長野県
Gifu|岐阜県
Shizuoka|静岡県
Aichi|愛知県
Mie|三重県
Shiga|滋賀県
Kyoto|京都府
Osaka|大阪府
Hyogo|兵庫県|Hyōgo
Nara|奈良県
Wakayama|和歌山県
Tottori|鳥取県
Shimane|島根県
Okayama|岡山県
Hiroshima|広島県
Yamaguchi|山口県
Tokushima|徳島県
Kagawa|香川県
Ehime|愛媛県
Kochi|高知県
Fukuoka|福岡県
Saga|佐賀県
Nagasaki|長崎県
Kumamoto|熊本県
Oita|大分県
Miyazaki|宮崎県
Kagoshima|鹿児島県
Okinawa|沖縄県`,
  TR: `Adana
Adıyaman
Afyonkarahisar|Afyon
Ağrı
Aksaray
Amasya
Ankara
Antalya
Ardahan
Artvin
Aydın
Balıkesir
Bartın
Batman
Bayburt
Bilecik
Bingöl
Bitlis
Bolu
Burdur
Bursa
Çanakkale
Çankırı
Çorum
Denizli
Diyarbakır
Düzce
Edirne
Elazığ
Erzincan
Erzurum
Eskişehir
Gaziantep
Giresun
Gümüşhane
Hakkâri
Hatay
Iğdır
Isparta
İstanbul
İzmir
Kahramanmaraş
Karabük
Karaman
Kars
Kastamonu
Kayseri
Kilis
Kırıkkale
Kırklareli
Kırşehir
Kocaeli
Konya
Kütahya
Malatya
Manisa
Mardin
Mersin|İçel
Muğla
Muş
Nevşehir
Niğde
Ordu
Osmaniye
Rize
Sakarya
Samsun
Siirt
Sinop
Sivas
Şanlıurfa|Urfa
Şırnak
Tekirdağ
Tokat
Trabzon
Tunceli
Uşak
Van
Yalova
Yozgat
Zonguldak`,
  ZA: `Eastern Cape
Free State
Gauteng
KwaZulu-Natal|KZN
Limpopo
Mpumalanga
North West
Northern Cape
Western Cape`,
  MY: `Johor
Kedah
Kelantan
Kuala Lumpur|Wilayah Persekutuan Kuala Lumpur|Federal Territory of Kuala Lumpur
Labuan|Wilayah Persekutuan Labuan
Malacca|Melaka
Negeri Sembilan|Negri Sembilan
Pahang
Penang|Pulau Pinang
Perak
Perlis
Putrajaya|Wilayah Persekutuan Putrajaya
Sabah
Sarawak
Selangor|Selangor Darul Ehsan
Terengganu`,
  PK: `Azad Jammu and Kashmir|AJK
Balochistan
Gilgit-Baltistan
Islamabad Capital Territory
Khyber Pakhtunkhwa|KPK
Punjab
Sindh`,
  AR: `Buenos Aires|Provincia de Buenos Aires|Buenos Aires Province|PBA
Catamarca
Chaco
Chubut
Ciudad Autónoma de Buenos Aires|CABA|C.A.B.A.|Cdad. Autónoma de Buenos Aires|Buenos Aires F.D.
Córdoba
Corrientes
Entre Ríos
Formosa
Jujuy
La Pampa
La Rioja
Mendoza
Misiones
Neuquén
Río Negro
Salta
San Juan
San Luis
Santa Cruz
Santa Fe
Santiago del Estero
Tierra del Fuego
Tucumán`,
  CO: `Amazonas
Antioquia
Arauca
Atlántico|Atlantico
Bolívar
Boyacá
Caldas
Caquetá
Casanare
Cauca
Cesar
Chocó
Córdoba
Cundinamarca
Guainía
Guaviare
Huila
La Guajira
Magdalena
Meta
Nariño
Norte de Santander
Putumayo
Quindío
Risaralda
San Andrés y Providencia
Santander
Sucre
Tolima
Valle del Cauca
Vaupés
Vichada`,
  PG: `Central
Chimbu
East New Britain
East Sepik
Eastern Highlands
Enga
Gulf
Hela
Jiwaka
Madang
Manus
Milne Bay
Morobe
National Capital District|NCD
New Ireland
Southern Highlands
West New Britain
Western Highlands
West Sepik
Bougainville`,
  NG: `Abia
Adamawa
Akwa Ibom
Anambra
Bauchi
Bayelsa
Benue
Borno
Cross River
Delta
Ebonyi
Edo
Ekiti
Enugu
Federal Capital Territory|FCT
Gombe
Imo
Jigawa
Kaduna
Kano
Katsina
Kebbi
Kogi
Kwara
Lagos|Lagos State
Nasarawa
Niger
Ogun
Ondo
Osun
Oyo
Plateau
Rivers
Sokoto
Taraba
Yobe
Zamfara`,
  CN: `Anhui|安徽省
Beijing|北京市
Chongqing|重庆市
Fujian|福建省
Gansu|甘肃省
Guangdong|广东省|Guangdong Province
Guangxi|广西壮族自治区
Guizhou|贵州省
Hainan|海南省
Hebei|河北省
Heilongjiang|黑龙江省
Henan|河南省
Hubei|湖北省
Hunan|湖南省
Inner Mongolia|内蒙古自治区
Jiangsu|江苏省
Jiangxi|江西省
Jilin|吉林省
Liaoning|辽宁省
Ningxia|宁夏回族自治区
Qinghai|青海省
Shaanxi|陕西省
Shandong|山东省
Shanghai|上海市
Shanxi|山西省
Sichuan|四川省
Tianjin|天津市
Tibet|西藏自治区
Xinjiang|新疆维吾尔自治区
Yunnan|云南省
Zhejiang|浙江省`,
  ID: `Aceh|Nanggroe Aceh Darussalam
Bali
Bangka Belitung Islands|Kepulauan Bangka Belitung|Bangka Belitung
Banten
Bengkulu
Central Java|Jawa Tengah
Central Kalimantan|Kalimantan Tengah
Central Papua|Papua Tengah
Central Sulawesi|Sulawesi Tengah
East Java|Jawa Timur
East Kalimantan|Kalimantan Timur
East Nusa Tenggara|Nusa Tenggara Timur
Gorontalo
Highland Papua|Papua Pegunungan
Jakarta|Daerah Khusus Ibukota Jakarta|DKI Jakarta|Daerah Khusus Jakarta|Jakarta Special Capital Region|Special Capital Region of Jakarta
Jambi
Lampung
Maluku
North Kalimantan|Kalimantan Utara
North Maluku|Maluku Utara
North Sulawesi|Sulawesi Utara
North Sumatra|Sumatera Utara
Papua
Riau
Riau Islands|Kepulauan Riau
South Kalimantan|Kalimantan Selatan
South Papua|Papua Selatan
South Sulawesi|Sulawesi Selatan
South Sumatra|Sumatera Selatan
Southeast Sulawesi|Sulawesi Tenggara
Southwest Papua|Papua Barat Daya
West Java|Jawa Barat
West Kalimantan|Kalimantan Barat
West Nusa Tenggara|Nusa Tenggara Barat
West Papua|Papua Barat
West Sulawesi|Sulawesi Barat
West Sumatra|Sumatera Barat
Yogyakarta|Daerah Istimewa Yogyakarta|Special Region of Yogyakarta|DI Yogyakarta`,
  KR: `Seoul|서울특별시|서울|서울시|Seoul-si
Busan|부산광역시|부산|부산시|Busan-si
Daegu|대구광역시|대구|대구시
Incheon|인천광역시|인천|인천시
Gwangju|광주광역시|광주
Daejeon|대전광역시|대전|대전시
Ulsan|울산광역시|울산|울산시
Sejong|세종특별자치시|세종|세종시|Sejong-si
Gyeonggi-do|경기도|경기|Gyeonggi
Gangwon-do|강원도|강원특별자치도|강원|Gangwon State
Chungcheongbuk-do|충청북도|충북|North Chungcheong
Chungcheongnam-do|충청남도|충남|South Chungcheong
Jeollabuk-do|전라북도|전북특별자치도|전북|North Jeolla|Jeonbuk-do|Jeonbuk State
Jeollanam-do|전라남도|전남|South Jeolla
Gyeongsangbuk-do|경상북도|경북|North Gyeongsang
Gyeongsangnam-do|경상남도|경남|South Gyeongsang
Jeju-do|제주특별자치도|제주도|Jeju|Jeju Island`,
  CL: `Arica y Parinacota|Región de Arica y Parinacota
Tarapacá|Región de Tarapacá|Tarapaca
Antofagasta|Región de Antofagasta
Atacama|Región de Atacama
Coquimbo|Región de Coquimbo
Valparaíso|Región de Valparaíso
Región Metropolitana de Santiago|Región Metropolitana|Santiago Metropolitan Region|RM
O'Higgins|Libertador General Bernardo O'Higgins|Región del Libertador General Bernardo O'Higgins
Maule|Región del Maule
Ñuble|Región de Ñuble
Biobío|Región del Biobío|Bío Bío|Bio Bio
La Araucanía|Araucanía|Región de la Araucanía
Los Ríos|Región de Los Ríos
Los Lagos|Región de Los Lagos
Aysén|Aysén del General Carlos Ibáñez del Campo
Magallanes|Magallanes y la Antártica Chilena|Región de Magallanes y de la Antártica Chilena`,
  TH: `Amnat Charoen
Ang Thong
Bangkok|Krung Thep Maha Nakhon|กรุงเทพมหานคร
Bueng Kan
Buri Ram|Buriram
Chachoengsao
Chai Nat
Chaiyaphum
Chanthaburi
Chiang Mai|เชียงใหม่
Chiang Rai|เชียงราย
Chon Buri|Chonburi|ชลบุรี
Chumphon
Kalasin
Kamphaeng Phet
Kanchanaburi
Khon Kaen
Krabi|กระบี่
Lampang
Lamphun
Loei
Lop Buri|Lopburi
Mae Hong Son
Maha Sarakham
Mukdahan
Nakhon Nayok
Nakhon Pathom
Nakhon Phanom
Nakhon Ratchasima
Nakhon Sawan
Nakhon Si Thammarat
Nan
Narathiwat
Nong Bua Lam Phu
Nong Khai
Nonthaburi|นนทบุรี
Pathum Thani|ปทุมธานี
Pattani
Phangnga|Phang Nga|Phang-nga
Phatthalung
Phayao
Phetchabun
Phetchaburi
Phichit
Phitsanulok
Phra Nakhon Si Ayutthaya|Ayutthaya
Phrae
Phuket|ภูเก็ต
Prachin Buri|Prachinburi
Prachuap Khiri Khan
Ranong
Ratchaburi
Rayong|ระยอง
Roi Et
Sa Kaeo
Sakon Nakhon
Samut Prakan|สมุทรปราการ
Samut Sakhon
Samut Songkhram
Saraburi
Satun
Si Sa Ket|Sisaket
Sing Buri
Songkhla
Sukhothai
Suphan Buri
Surat Thani|สุราษฎร์ธานี
Surin
Tak
Trang
Trat
Ubon Ratchathani
Udon Thani
Uthai Thani
Uttaradit
Yala
Yasothon`,
};

/**
 * Provinces and islands that are no cities, in countries whose other regions are not listed: most of them are named after their capital. The
 * form is that of `REGION_LINES`. Islands whose name stands for a town, such as Providenciales, are left out.
 */
export const SOME_REGION_LINES: Readonly<Record<string, string>> = {
  PA: `Chiriquí
Coclé
Darién
Herrera
Panamá Oeste
Veraguas
Guna Yala
Ngäbe-Buglé`,
  CR: "Guanacaste",
  GT: `Alta Verapaz
Baja Verapaz
Izabal
Petén
Quiché
Sacatepéquez
Suchitepéquez`,
  HN: `Atlántida
Colón
Cortés
Francisco Morazán
Gracias a Dios
Islas de la Bahía
Lempira
Ocotepeque
Olancho`,
  NI: `Carazo
Chontales
Madriz
Nueva Segovia
Río San Juan`,
  SV: `Cabañas
Cuscatlán
Morazán`,
  DO: `Bahoruco
Duarte
Elías Piña
Espaillat
Hermanas Mirabal
Independencia
La Altagracia
María Trinidad Sánchez
Peravia
Sánchez Ramírez
Santiago Rodríguez`,
  EC: `Azuay
Carchi
Chimborazo
Cotopaxi
El Oro
Galápagos
Guayas
Imbabura
Los Ríos
Manabí
Morona Santiago
Napo
Orellana
Pastaza
Pichincha
Santo Domingo de los Tsáchilas
Sucumbíos
Tungurahua
Zamora Chinchipe`,
  PE: `Amazonas
Áncash
Apurímac
La Libertad
Loreto
Madre de Dios
Pasco
San Martín
Ucayali`,
  BO: `Beni
Chuquisaca
Pando`,
  VE: `Anzoátegui
Apure
Aragua
Carabobo
Cojedes
Delta Amacuro
Falcón
Guárico
Monagas
Nueva Esparta
Portuguesa
Táchira
Yaracuy
Zulia`,
  CU: `Granma
Isla de la Juventud
Mayabeque
Villa Clara`,
  UY: `Cerro Largo
Río Negro
Soriano`,
  PY: `Alto Paraguay
Alto Paraná
Amambay
Boquerón
Canindeyú
Cordillera
Guairá
Itapúa
Ñeembucú
Presidente Hayes`,
  SC: "Mahé",
  TC: `North Caicos
Middle Caicos
South Caicos`,
  BS: `New Providence
Grand Bahama
Abaco
Great Abaco
Eleuthera
Andros`,
  KY: "Grand Cayman",
  FJ: `Viti Levu
Vanua Levu`,
  TO: "Tongatapu",
  WS: `Upolu
Savai'i`,
  VU: `Efate
Espiritu Santo
Malekula`,
  SB: `Guadalcanal
Malaita`,
  AS: "Tutuila",
  KN: "Saint Kitts|St. Kitts|St Kitts",
  KM: `Grande Comore
Anjouan
Mohéli`,
  GQ: `Bioko
Río Muni`,
  FO: `Streymoy
Eysturoy`,
};
