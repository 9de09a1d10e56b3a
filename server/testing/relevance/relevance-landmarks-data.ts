/*
 * Businesses of the made-up directory that queries name. Name, kind, city, postcode, address line, last four digits of the
 * phone, rating, reviews, hours, attributes, category where it is not its kind's, description; the rest is made up.
 */
export const LANDMARKS = `
Liberty Bell Plumbing & Drain|plumber|Philadelphia|19106|210 Walnut St|0134|4.8|212|office|||
Old City Plumbers Co-op|plumber|Philadelphia|19106|44 N 2nd St|0135|4.1|36|office|||
Penn's Landing Pizza|pizza|Philadelphia|19106|301 Chestnut St|0140|4.6|840|restaurant|wifi delivery kids||
Rittenhouse Dental Associates|dentist|Philadelphia|19103|1800 Walnut St|0141|4.9|320|office|wheelchair||
Center City Mental Health Clinic|mental|Philadelphia|19102|1420 Pine St|0142|3.4|88|office|wheelchair||
Philadelphia Behavioral Health Center|mental|Philadelphia|19107|1101 Market St|0143|3.1|140|office|||
Dr. Susan Okafor, DMD|dentist|Philadelphia|19147|612 South St|0144|4.7|95|office|||
Hiram's Barbershop|barber|Philadelphia|19107|910 Race St|0145|4.9|410|shop|||
Barnaby's Bar|bar|Philadelphia|19106|15 S 2nd St|0146|4.4|930|evening|outdoor-seating live-music||
The Barrel Room|bar|Philadelphia|19147|700 South St|0147|4.5|510|evening|||
Barbara's Alterations|other|Philadelphia|19123|500 N 2nd St|0148|4.3|40|shop||Tailor|
Cadbury Chocolate Corner|other|Philadelphia|19102|1500 Chestnut St|0149|4.6|300|day||Chocolate shop|
Vanguard Financial Planning|other|Philadelphia|19103|1900 Market St|0150|3.9|61|office||Financial planner|
Philadelphia VA Medical Center|hospital|Philadelphia|19104|3900 Woodland Ave|0151|3.6|700|always|wheelchair emergency|VA hospital|
VA Clinic Pittsburgh|doctor|Pittsburgh|15222|1010 Penn Ave|0151|4.0|120|office|wheelchair|Medical clinic|
Vanguard Roofing|roofer|Pittsburgh|15203|2100 E Carson St|0152|4.2|44|office|||
Coffee Cup Diner|cafe|Pittsburgh|15219|33 Forbes Ave|0153|4.2|260|early|wifi||
McDonald's|burger|Philadelphia|19107|1000 Market St|0160|3.4|1900|always|drive-through kids|Fast food restaurant|
McDonald's|burger|New York|10011|300 W 23rd St|0160|3.3|2600|always|kids|Fast food restaurant|
McDonald's|burger|Zürich|8004|Langstrasse 12|0160|3.6|2100|long|kids|Fast food restaurant|
McDonald's|burger|Quezon City|1103|120 Tomas Morato Ave|0160|4.0|3100|always|kids delivery|Fast food restaurant|
Bean & Leaf Coffee|coffee|Philadelphia|19106|122 Market St|0161|4.5|610|early|wifi outdoor-seating||
Bean & Leaf Coffee|coffee|Philadelphia|19103|1700 Chestnut St|0162|4.3|420|early|wifi||
Bean & Leaf Coffee|coffee|Austin|78701|600 Congress Ave|0161|4.6|880|early|wifi||
Bean & Leaf Coffee|coffee|Seattle|98101|88 Pike St|0161|4.4|1010|early|wifi||
Bean & Leaf Coffee|coffee|Portland|97209|500 NW 23rd Ave|0161|4.4|700|early|wifi||
Joe's Hardware & Paint|hardware|Austin|78702|1200 E 6th St|0170|4.7|150|shop|||
A & B Towing|towing|Austin|78704|90 S Lamar Blvd|0171|3.8|77|always|||
Ace A/C Repair|hvac|Austin|78702|410 E 6th St|0172|4.5|180|office|||
Lone Star Heating & Cooling|hvac|Austin|78704|2200 S Lamar Blvd|0173|4.8|390|office|||
Thai Orchid Garden|thai|Austin|78701|210 Congress Ave|0174|4.7|1200|restaurant|delivery vegan||
Thai Express Corner|thai|Austin|78702|19 E 6th St|0175|2.2|44|always|delivery||
Thai Thai|thai|New York|10013|80 Canal St|0176|2.2|12|always|||
Sister's Pet Palace|pet|Austin|78704|310 S Lamar Blvd|0177|4.6|210|shop|dogs||
Ozark Mountain Electric|electrician|Little Rock|72207|5905 Cantrell Rd|0180|4.9|88|office|||
St. Andrew's Episcopal Church|church|Little Rock|72205|300 W Markham St|0181|4.8|70|sunday|wheelchair|Episcopal church|
First Baptist Church of Florence|baptist|Florence|35630|209 N Court St|0182|4.8|140|sunday|wheelchair||
Wood Avenue Church of Christ|church|Florence|35630|531 Wood Ave|0183|4.7|52|sunday||Church of Christ|
Sekai Judo Club|judo|San Jose|95112|816 N 1st St|0184|4.9|66|evening|kids||
Kowalczyk & Daughters Bakery|bakery|Scranton|18503|12 Wyoming Ave|0185|4.9|330|early|||
Schwartzkopf Delicatessen|restaurant|New York|10025|610 Amsterdam Ave|0186|4.4|2200|day|delivery|Deli|
Guggenheim Optical|optician|New York|10011|19 5th Ave|0187|4.0|31|shop|||
O'Malley's Irish Pub|pub|New York|10001|400 Broadway|0188|4.3|880|evening|live-music||
24 Hour Locksmith of Manhattan|locksmith|New York|10001|40 W 23rd St|0189|4.1|130|always|emergency||
Duane Night Pharmacy|pharmacy|New York|10013|333 Canal St|0190|3.5|410|always|drive-through||
Broadway Pharmacy|pharmacy|New York|10001|600 Broadway|0191|4.2|98|shop|||
Corner Drug & Apothecary|pharmacy|Philadelphia|19106|64 Walnut St|0192|4.6|51|shop|||
All Night Pharmacy|pharmacy|Philadelphia|19147|900 South St|0193|3.6|205|always|||
Blue Heron Books|book|Portland|97214|3400 SE Hawthorne Blvd|0194|4.9|1500|day|wifi kids||
Lobster Shack at the Pier|restaurant|Portland|04101|250 Commercial St|0195|4.6|2100|restaurant|outdoor-seating kids|Seafood restaurant|
Abraham's Used Cars|other|Springfield|62701|700 E Adams St|0196|3.9|140|shop||Used car dealer|
Mulberry Street Day Care|daycare|Springfield|01103|77 State St|0197|4.7|33|office|kids||
Mobile Mike Locksmith|locksmith|-Philadelphia||||4.9|71|always|||
Brotherly Love Dog Grooming|other|-Philadelphia||||4.8|65|shop|dogs|Pet groomer|
Foyle's Chess Shop|other|London|WC2H 7LA|113 Charing Cross Road|020|4.7|190|shop||Hobby store|
The Crown & Anchor|pub|London|SE1 9SG|10 Borough High Street|021|4.5|1700|evening|outdoor-seating||
Brick Lane Beigel House|bakery|London|E1 6AN|159 Brick Lane|022|4.6|9000|always|||
Zeughaus Stube|restaurant|Zürich|8001|Bahnhofstrasse 28|2081|4.5|8900|restaurant|outdoor-seating wheelchair|Schweizerisches Restaurant|Gemütliches Lokal mit Kalbsgeschnetzeltem und Rösti.
Bäckerei Kräftig|bakery|Zürich|8004|Langstrasse 101|2082|4.7|210|early||Bäckerei|
Veganissimo|vegan|Zürich|8005|Josefstrasse 44|2083|4.6|640|restaurant|vegan delivery|Veganes Restaurant|
Grüner Löffel|vegan|Zürich|8008|Seefeldstrasse 90|2084|4.4|205|restaurant|vegan|Veganes Restaurant|
Thai Lotus Zürich|thai|Zürich|8004|Langstrasse 150|2085|4.6|720|restaurant|delivery|Thailändisches Restaurant|
Ristorante Da Mario|italian|Zürich|8032|Asylstrasse 70|2086|4.5|510|restaurant|outdoor-seating|Italienisches Restaurant|
Zahnarztpraxis Dr. Müller|dentist|Zürich|8001|Niederdorfstrasse 9|2087|4.8|66|office|wheelchair|Zahnarzt|
Coiffeur Schönhaar|hair|Zürich|8008|Seefeldstrasse 12|2088|4.7|120|shop||Friseursalon|
Café Größenwahn|cafe|München|80799|Türkenstraße 33|0201|4.6|410|day|wifi outdoor-seating|Café|
Weißes Bräuhaus am Platzl|restaurant|München|80331|Sendlinger Straße 7|0202|4.3|12000|restaurant|outdoor-seating|Bayerisches Restaurant|
Fahrrad Schröder|bicycle|München|80469|Müllerstraße 40|0203|4.5|160|shop||Fahrradgeschäft|
Boulangerie du Rhône|bakery|Genève|1204|Rue du Rhône 40|1081|4.5|190|early||Boulangerie|
Pâtisserie L'Éclair Doré|bakery|Genève|1201|Rue des Pâquis 5|1082|4.7|300|early||Pâtisserie|
Bistrot d'Été|restaurant|Genève|1205|Boulevard Carl-Vogt 10|1083|4.2|410|restaurant|outdoor-seating|Restaurant français|
Cabinet Dentaire des Eaux-Vives|dentist|Genève|1204|Rue du Rhône 99|1084|4.6|50|office||Dentiste|
Пекара Трпковић|bakery|Beograd|11000|Немањина 32|0301|4.4|5100|always||Пекара|
Pekara Spasa|bakery|Beograd|11070|Bulevar kralja Aleksandra 80|0302|4.2|700|early||Pekara|
Ресторан Мадера|restaurant|Beograd|11000|Булевар краља Александра 43|0303|4.5|2600|restaurant|outdoor-seating|Ресторан|
Кафана Вопрос|restaurant|Beograd|11000|Кнез Михаилова 6|0304|4.6|3300|restaurant|live-music|Кафана|
Продавница Код Љубе|grocery|Beograd|11080|Светогорска 4|0305|4.0|60|long||Продавница|
Prodavnica Dunav|grocery|Novi Sad|21000|Dunavska 14|0305|4.1|41|long||Prodavnica|
Зоо Шапа|pet|Beograd|11000|Светогорска 21|0306|4.7|190|shop|dogs|Зоо продавница|
Pet Shop Njuška|pet|Novi Sad|21000|Zmaj Jovina 8|0306|4.5|130|shop|dogs|Prodavnica za kućne ljubimce|
Књижара Вулкан|book|Beograd|11000|Кнез Михаилова 40|0307|4.6|900|long||Књижара|
Apoteka Zdravlje|pharmacy|Beograd|11000|Nemanjina 2|0308|4.3|220|always||Apoteka|
Џез Бар Ђорђе|bar|Beograd|11000|Светогорска 30|0309|4.5|410|evening|live-music|Бар|
Žika Berberin|barber|Novi Sad|21000|Futoška 2|0309|4.9|77|shop||Berbernica|
Çiçek Pasajı Meyhanesi|restaurant|İstanbul|34430|İstiklal Caddesi 80|4401|4.1|9200|evening|live-music|Meyhane|
Kadıköy Balıkçısı|restaurant|İstanbul|34710|Bahariye Caddesi 12|4402|4.3|1500|restaurant||Balık restoranı|
İpek Kuaför|hair|İstanbul|34357|Abide-i Hürriyet Caddesi 60|4403|4.8|260|shop||Kuaför|
Şifa Eczanesi|pharmacy|İstanbul|34430|İstiklal Caddesi 12|4404|4.6|90|shop||Eczane|
Yıldız Oto Servis|autorepair|İstanbul|34710|Bağdat Caddesi 300|4405|4.5|140|shop||Oto tamir|
Aling Nena's Carinderia|restaurant|Quezon City|1112|44 Maginhawa St|4501|4.6|310|long|takeout|Filipino restaurant|
Katipunan Pizza Works|pizza|Quezon City|1109|300 Katipunan Ave|4502|4.5|900|long|delivery wifi||
Timog Pizza Parlor|pizza|Quezon City|1103|80 Timog Ave|4503|4.1|205|always|delivery||
Jollibird Fried Chicken|burger|Quezon City|1103|15 Timog Ave|4504|4.3|4100|always|kids drive-through|Fast food restaurant|
Maginhawa Book Nook|book|Quezon City|1112|90 Maginhawa St|4505|4.8|150|day|wifi||
Santo Domingo Dental Clinic|dentist|Quezon City|1109|21 Katipunan Ave|4506|4.7|130|office|||
Binondo Dim Sum House|chinese|Manila|1004|700 Ongpin St|4507|4.4|2100|long|||
Trattoria dei Navigli|italian|Milano|20144|Via Tortona 9|601|4.6|1800|restaurant|outdoor-seating|Trattoria|
Gelateria Fior di Latte|icecream|Milano|20124|Corso Buenos Aires 33|602|4.7|2600|day|kids|Gelateria|
Farmacia Centrale Duomo|pharmacy|Milano|20121|Via Torino 2|603|4.0|150|always||Farmacia|
Libreria Città Aperta|book|Milano|20144|Via Tortona 40|604|4.8|310|day||Libreria|
Officina Brambilla|autorepair|Milano|20124|Viale Monza 77|605|4.6|88|shop||Autofficina|
Taberna El Gato Negro|restaurant|Madrid|28012|Calle de Atocha 12|601|4.4|2900|restaurant|outdoor-seating|Restaurante español|
Churrería San Ginebra|cafe|Madrid|28013|Calle Mayor 5|602|4.3|9900|always||Churrería|
Peluquería Niño Bonito|hair|Madrid|28004|Calle de Fuencarral 70|603|4.7|140|shop|kids|Peluquería|
Ferretería La Llave|hardware|Madrid|28004|Calle de Fuencarral 101|604|4.5|77|shop||Ferretería|
Clínica Dental Sonrisa|dentist|Madrid|28013|Gran Vía 31|605|4.8|310|office|wheelchair|Dentista|
大阪 Ramen House|restaurant|New York|10013|12 Canal St|0198|4.5|640|restaurant||Ramen restaurant|
寿司 Hanami|sushi|San Jose|95113|60 E Santa Clara St|0198|4.6|320|restaurant||Sushi restaurant|
Ταβέρνα Ακρόπολις|restaurant|New York|10025|800 Amsterdam Ave|0199|4.4|210|restaurant|outdoor-seating|Greek restaurant|
Pho 75|restaurant|Philadelphia|19147|1122 South St|0200|4.6|1900|restaurant||Vietnamese restaurant|
Studio 54 Hair & Color|hair|New York|10011|254 W 23rd St|0201|4.2|66|shop|||
7-Eleven|grocery|Austin|78701|100 Congress Ave|0202|3.2|210|always||Convenience store|
Al's Auto Body & Frame|autorepair|Scranton|18504|9 Lackawanna Ave|0203|4.8|51|shop||Auto body shop|
Wheel & Sprocket Bicycle Works|bicycle|Philadelphia|19123|410 N 2nd St|0204|4.9|260|shop|||
Zampe & Code|pet|Milano|20124|Viale Monza 30|606|4.6|90|shop|dogs|Negozio di animali|
Fleurs des Pâquis|florist|Genève|1201|22 Rue des Pâquis|1085|4.7|44|shop||Fleuriste|
Ermita Savers Supermarket|supermarket|Manila|1000|250 Adriatico St|4508|4.1|700|long|parking||
Хотел Дунав|hotel|Novi Sad|21000|Дунавска 1|0310|4.2|310|always|parking|Хотел|
Lincoln Inn & Suites|hotel|Springfield|62701|400 E Adams St|0205|4.0|520|always|wifi parking||
Hotel Isarblick|hotel|München|80469|Müllerstraße 2|0204|4.4|900|always|wifi|Hotel|
Penn Square Hotel|hotel|Philadelphia|19107|1200 Market St|0206|4.3|1400|always|wifi parking||
`;
