/*
 * Invented businesses of the rest of the world, in their own languages. A line that starts with # opens a city:
 * # country | latitude, longitude | phone, a digit # in the range reserved for fiction | end of the address.
 * The others: kind of hours | kind of attributes | category | name | street part | postcode, which takes the place of {z}.
 */
export const ABROAD = `
# Germany | 52.5290,13.4010 | +49 30 23125### | {z} Berlin, Germany
bakery|food|Bakery|Backstube Morgenrot|Torstraße 118|10119
dinner|food|German restaurant|Wirtshaus zum Blauen Igel|Kastanienallee 47|10435
clinic|health|Dentist|Zahnarztpraxis Dr. Lenz & Kollegen|Bergmannstraße 21|10961
late|culture|Movie theater|Lichtspiele am Kanal|Weserstraße 156|12045
salon|beauty|Hair salon|Haarwerk Immergrün|Graefestraße 9|10967
office|office|Lawyer|Kanzlei Brandt und Yıldız|Schönhauser Allee 83|10439
# Germany | 48.1370,11.5750 | +49 89 99998### | {z} München, Germany
late|food|Beer garden|Biergarten Zur Alten Linde|Lindwurmstraße 88|80337
trades|auto|Auto repair shop|Autowerkstatt Huber & Tochter|Tegernseer Landstraße 161|81539
shop|health|Pharmacy|Sonnenblumen-Apotheke|Hohenzollernstraße 34|80801
# Germany | 53.5600,9.9600 | +49 40 66969### | {z} Hamburg
cafe|food|Cafe|Café Möwennest|Susannenstraße 26|20357
trades|home|Plumber|Klempnerei Jansen|Eppendorfer Weg 70|20259
park|park|Park|Tidenpark|Elbchaussee 5|22765
# Switzerland | 47.3770,8.5330 | | {z} Zürich, Switzerland
split|food|Swiss restaurant|Wirtschaft zum Goldenen Rehbock|Langstrasse 92|8004
cafe|food|Coffee shop|Kaffeerösterei Lochergut Nord|Badenerstrasse 230|8004
clinic|health|Physical therapist|Physiotherapie Seefeldquai|Dufourstrasse 55|8008
shop|shop|Book store|Buchhandlung Federlesen|Niederdorfstrasse 18|8001
# Switzerland | 46.2020,6.1460 | | {z} Genève, Switzerland
split|food|Fondue restaurant|Le Caquelon d'Argent|Rue des Pâquis 31|1201
office|office|Real estate agency|Régie Lac & Jardin|Rue du Rhône 64|1204
# Austria | 48.2040,16.3560 | | {z} Wien, Austria
cafe|food|Cafe|Kaffeehaus Wendelin|Josefstädter Straße 27|1080
museum|culture|Museum|Museum der vergessenen Uhren|Neubaugasse 40|1070
trades|home|Electrician|Elektro Novak & Söhne|Ottakringer Straße 112|1160
salon|beauty|Nail salon|Nagelstudio Perlmutt|Mariahilfer Straße 95|1060
# France | 48.8600,2.3500 | +33 1 99 00 ## ## | {z} Paris, France
bakery|food|Bakery|Boulangerie des Trois Moulins|34 Rue des Martyrs|75009
split|food|French restaurant|Chez Mirabelle et Fils|12 Rue Oberkampf|75011
shop|beauty|Hair salon|Salon Coquelicot|58 Rue de Charonne|75011
office|office|Architect|Atelier Delaunay-Ferrand|7 Rue du Temple|75004
museum|culture|Art gallery|Galerie du Passage Bleu|21 Rue de Seine|75006
shop|health|Pharmacy|Pharmacie de la Fontaine Verte|90 Rue Mouffetard|75005
# France | 45.7600,4.8300 | +33 4 65 71 ## ## | {z} Lyon, France
split|food|French restaurant|Le Bouchon d'Élise|19 Rue Saint-Jean|69005
trades|auto|Auto repair shop|Garage des Deux Rivières|142 Cours Lafayette|69003
school|school|Music school|École de Musique Clef de Sol|8 Rue de la Charité|69002
# France | 44.8380,-0.5790 | +33 5 36 49 ## ## | {z} Bordeaux
late|food|Bar|Bar à Vin La Grappe Folle|15 Rue du Parlement Saint-Pierre|33000
trades|home|Locksmith|Serrurerie Garonne|63 Cours Pasteur|33000
# Italy | 41.8950,12.4920 | | {z} Roma RM, Italy
dinner|food|Pizza restaurant|Pizzeria Lupo Gentile|Via dei Serpenti, 46|00184
bakery|food|Ice cream shop|Gelateria Nuvola di Latte|Via del Pellegrino, 112|00186
split|food|Italian restaurant|Trattoria Zia Ersilia|Via della Scala, 25|00153
clinic|health|Dentist|Studio Dentistico Marchetti Bassi|Via Cola di Rienzo, 180|00192
# Italy | 45.4640,9.1880 | | {z} Milano MI, Italy
office|office|Lawyer|Studio Legale Fontanesi|Via Solferino, 22|20121
salon|beauty|Beauty salon|Centro Estetico Camelia Bianca|Corso Garibaldi, 71|20121
late|food|Bar|Bar Tramonto sui Navigli|Ripa di Porta Ticinese, 39|20143
shop|shop|Clothing store|Sartoria Pellegrini Moda|Via Torino, 53|20123
# Spain | 40.4250,-3.7030 | | {z} Madrid, Spain
late|food|Tapas bar|Taberna La Sardina Risueña|C. de la Cava Baja, 31|28005
split|food|Spanish restaurant|Mesón Doña Remedios|C. del Pez, 18|28004
shop|shop|Book store|Librería Tinta Lenta|C. de San Bernardo, 52|28015
gym|beauty|Gym|Gimnasio Roble Fuerte|C. de Embajadores, 107|28012
# Spain | 41.3880,2.1600 | | {z} Barcelona, Spain
cafe|food|Coffee shop|Cafè del Colom Gris|Carrer de Verdi, 42|08012
clinic|health|Physical therapist|Fisioteràpia Passeig Clar|Carrer de Girona, 88|08009
late|culture|Night club|Sala Medianoche Azul|Carrer de Pallars, 122|08018
# Portugal | 38.7130,-9.1420 | | {z} Lisboa, Portugal
bakery|food|Pastry shop|Pastelaria Canela & Sal|R. da Rosa 77|1200-382
dinner|food|Portuguese restaurant|Tasca do Avô Januário|R. dos Remédios 141|1100-446
school|school|Language school|Escola de Línguas Andorinha|Av. Almirante Reis 54|1150-019
# Netherlands | 52.3700,4.8900 | | {z} Amsterdam, Netherlands
cafe|food|Cafe|Eetcafé De Luie Reiger|Haarlemmerdijk 95|1013 KD
shop|shop|Bicycle store|Fietsen Van Dalen|Ceintuurbaan 212|1072 GC
clinic|health|Dentist|Tandartspraktijk Westerkwartier|Bilderdijkstraat 140|1053 LC
office|office|Marketing agency|Bureau Zonderling|Keizersgracht 391|1016 EJ
# Netherlands | 52.0900,5.1220 | | {z} Utrecht, Netherlands
museum|culture|Museum|Museum van het Kleine Geluid|Oudegracht 158|3511 AZ
salon|beauty|Barber shop|Kapsalon Scheef & Recht|Twijnstraat 33|3511 ZH
# Belgium | 50.8500,4.3520 | | {z} Bruxelles, Belgium
day|food|Snack bar|Friterie du Coin Doré|Rue Haute 201|1000
shop|shop|Chocolate shop|Chocolaterie Vandermeulen-Lys|Rue de Namur 19|1000
office|office|Accountant|Fiduciaire Dubois & Claes|Rue Antoine Dansaert 88|1000
# Poland | 52.2300,21.0100 | | {z} Warszawa, Poland
dinner|food|Polish restaurant|Pierogarnia Babci Heleny|Nowy Świat 41|00-042
shop|health|Pharmacy|Apteka Pod Lipami|Mokotowska 57|00-542
trades|auto|Car wash|Myjnia Błysk|Puławska 118|02-620
school|school|Kindergarten|Przedszkole Wesołe Jeżyki|Krucza 23|00-525
# Poland | 50.0600,19.9380 | | {z} Kraków, Poland
cafe|food|Cafe|Kawiarnia Pod Srebrnym Kotem|Józefa 14|31-056
clinic|pets|Veterinarian|Gabinet Weterynaryjny Cztery Łapki|Starowiślna 62|31-035
# Czechia | 50.0780,14.4400 | | {z} Praha, Czechia
late|food|Pub|Hospoda U Zlaté Žáby|Vinohradská 74|130 00
bakery|food|Bakery|Pekárna Ranní Vůně|Korunní 51|120 00
salon|beauty|Hair salon|Kadeřnictví Stříhánek|Husitská 28|130 00
trades|home|Plumber|Instalatérství Kapka|Sokolovská 112|186 00
# Sweden | 59.3150,18.0700 | +46 8 465 004 ## | {z} Stockholm, Sweden
cafe|food|Cafe|Café Lingon & Kanel|Götgatan 67|116 21
clinic|health|Dentist|Tandläkarna vid Slussen Norra|Folkungagatan 92|116 30
museum|culture|Library|Bondegatans Stadsbibliotek|Bondegatan 15|116 33
# Turkey | 41.0250,28.9900 | | {z}/İstanbul, Türkiye
dinner|food|Turkish restaurant|Leylek Ocakbaşı|Caferağa, Moda Cd. No:58|34710 Kadıköy
bakery|food|Bakery|Çınaraltı Fırını|Kuzguncuk, İcadiye Cd. No:31|34674 Üsküdar
salon|beauty|Beauty salon|Güzellik Salonu Nilüfer|Cihangir, Akarsu Cd. No:14|34433 Beyoğlu
trades|auto|Tire shop|Yılmazlar Lastik|Levent, Nispetiye Cd. No:76|34330 Beşiktaş
# Turkey | 39.9080,32.8600 | | {z}/Ankara, Türkiye
shop|health|Pharmacy|Papatya Eczanesi|Kavaklıdere, Tunalı Hilmi Cd. No:93|06680 Çankaya
school|school|Driving school|Güvenli Yol Sürücü Kursu|Kızılay, Sakarya Cd. No:22|06420 Çankaya
# Serbia | 44.8140,20.4610 | | Beograd {z}, Serbia
late|food|Restaurant|Kafana Tri Dunje|Skadarska 19|11000
trades|home|Electrician|Električar Petrović|Cara Dušana 84|11000
# Albania | 41.3240,19.8190 | | Tirana {z}, Albania
cafe|food|Coffee shop|Kafe Portokalli i Vogël|Rruga Myslym Shyri 27|1001
clinic|health|Dentist|Klinika Dentare Buzëqeshja|Rruga e Durrësit 112|1001
# Brazil | -23.5530,-46.6560 | | São Paulo - SP, {z}, Brazil
bakery|food|Bakery|Padaria Flor de Trigo|R. Augusta, 1842 - Consolação|01304-001
dinner|food|Brazilian restaurant|Cantinho da Dona Zulmira|R. Harmonia, 227 - Vila Madalena|05435-000
salon|beauty|Hair salon|Salão Jabuticaba|R. dos Pinheiros, 610 - Pinheiros|05422-001
gym|beauty|Gym|Academia Onça Parda|Av. Angélica, 1106 - Santa Cecília|01228-100
# Brazil | -22.9670,-43.1870 | | Rio de Janeiro - RJ, {z}, Brazil
late|food|Bar|Boteco Maré Mansa|R. Bolívar, 86 - Copacabana|22061-020
shop|pets|Pet groomer|Banho & Tosa Bicho Cheiroso|R. Voluntários da Pátria, 301 - Botafogo|22270-003
# Mexico | 19.4140,-99.1650 | | {z} Ciudad de México, CDMX, Mexico
dinner|food|Taco restaurant|Taquería El Gallo Despierto|Av. Álvaro Obregón 154, Roma Nte., Cuauhtémoc|06700
cafe|food|Coffee shop|Café Jacaranda Lenta|Calle Colima 88, Roma Nte., Cuauhtémoc|06700
trades|home|Locksmith|Cerrajería La Llave Dorada|Av. Universidad 533, Narvarte Poniente, Benito Juárez|03020
museum|culture|Museum|Museo del Papel Picado|Calle Durango 210, Roma Nte., Cuauhtémoc|06700
# Mexico | 20.6740,-103.3590 | | {z} Guadalajara, Jal., Mexico
split|food|Mexican restaurant|Fonda Las Comadres de Analco|Calle Libertad 1620, Col Americana|44160
clinic|health|Optometrist|Óptica Buena Mirada|Av. Chapultepec Sur 215, Col Americana|44160
# Japan | 35.6640,139.7050 | | Shibuya, Tokyo {z}, Japan
dinner|food|Ramen restaurant|Menya Shirokuma|3 Chome-14-7 Jingumae|150-0001
late|food|Izakaya restaurant|Izakaya Tsukimi|1 Chome-9-2 Ebisu|150-0013
salon|beauty|Hair salon|Hair Atelier Komorebi|2 Chome-21-5 Tomigaya|151-0063
always|beauty|Massage therapist|Yasuragi Massage|1 Chome-6-11 Dogenzaka|150-0043
# India | 12.9780,77.6400 | | Bengaluru, Karnataka {z}, India
split|food|South Indian restaurant|Ammamma's Tiffin Room|112, 100 Feet Rd, Indiranagar|560038
always|health|Hospital|Neem Tree Multispeciality Hospital|48, Residency Rd, Ashok Nagar|560025
office|office|Software company|Banyan Loop Software|27, Church St, Ashok Nagar|560001
# India | 19.0600,72.8300 | | Mumbai, Maharashtra {z}, India
shop|shop|Jewelry store|Kamala & Daughters Jewellers|19, Hill Rd, Bandra West|400050
school|school|Dance school|Ghungroo Dance Academy|7, Linking Rd, Khar West|400052
# Philippines | 14.5650,121.0300 | | Makati, {z} Metro Manila, Philippines
day|food|Filipino restaurant|Kusina ni Lola Ising|72 Jupiter St|1209
gym|beauty|Gym|Bayani Fitness Club|118 Kamagong St|1203
office|school|Tutoring service|Matiyaga Tutorial Center|33 Kalayaan Ave|1206
# United Arab Emirates | 25.2100,55.2600 | | Dubai - United Arab Emirates
dinner|food|Lebanese restaurant|Bait Al Yasmeen|Al Wasl Rd - Jumeirah|
day|auto|Car wash|Desert Mirror Car Wash|14th St - Al Quoz|
office|office|Real estate agency|Seven Dunes Properties|Al Maktoum Rd - Deira|
# South Africa | -33.9280,18.4180 | | Cape Town, {z}, South Africa
split|food|Seafood restaurant|The Crooked Kelp|84 Kloof Street, Gardens|8001
day|culture|Tourist attraction|Signal Hill Story Walk|12 Wale Street, Bo-Kaap|8001
`;
