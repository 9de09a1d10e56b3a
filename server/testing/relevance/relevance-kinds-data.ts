/*
 * Kinds of businesses of the made-up directory. Ids (its own, then the wider ones), category, subtypes, nouns of English
 * names, hours, attributes, number in a city of size 1, then its category in German, French, Italian, Spanish, Serbian and
 * Turkish; blank where exports have it in English.
 */
export const KINDS = `
pizza,italian-food,restaurant|Pizza restaurant|Pizza delivery;Restaurant|Pizza;Pizzeria;Pizza House|restaurant|food|3|Pizzeria|Pizzeria|Pizzeria|Pizzería|Пицерија|Pizza restoranı
italian,italian-food,restaurant|Italian restaurant|Restaurant|Trattoria;Ristorante;Italian Kitchen|restaurant|food|2|Italienisches Restaurant|Restaurant italien|Ristorante italiano|Restaurante italiano|Италијански ресторан|İtalyan restoranı
thai,asian-food,restaurant|Thai restaurant|Restaurant|Thai Kitchen;Thai Cuisine;Thai Garden|restaurant|food|2|Thailändisches Restaurant|Restaurant thaï|Ristorante thailandese|Restaurante tailandés||Tayland restoranı
vegan,restaurant|Vegan restaurant|Vegetarian restaurant;Restaurant|Vegan Kitchen;Greens;Plant Table|restaurant|vegan|1|Veganes Restaurant|Restaurant végétalien|Ristorante vegano|Restaurante vegano|Вегански ресторан|Vegan restoran
chinese,asian-food,restaurant|Chinese restaurant|Restaurant|Dragon Palace;Noodle House;Wok|restaurant|food|2|Chinesisches Restaurant|Restaurant chinois|Ristorante cinese|Restaurante chino|Кинески ресторан|Çin restoranı
mexican,restaurant|Mexican restaurant|Taco restaurant;Restaurant|Taqueria;Cantina;Tacos|restaurant|food|1|Mexikanisches Restaurant||Ristorante messicano|Restaurante mexicano||
sushi,asian-food,restaurant|Sushi restaurant|Japanese restaurant;Restaurant|Sushi;Sushi Bar;Japanese Kitchen|restaurant|food|1|Sushi-Restaurant|Restaurant de sushis|Ristorante di sushi|Restaurante de sushi||Suşi restoranı
indian,asian-food,restaurant|Indian restaurant|Restaurant|Curry House;Tandoori;Spice|restaurant|food|1|Indisches Restaurant|Restaurant indien|Ristorante indiano|Restaurante indio||
burger,restaurant|Hamburger restaurant|Fast food restaurant|Burgers;Burger Bar;Grill|restaurant|food|1|Burgerrestaurant|Restaurant de hamburgers|Hamburgheria|Hamburguesería||Hamburger restoranı
steak,restaurant|Steak house|Restaurant|Steakhouse;Chophouse|restaurant|food|1|Steakhaus||Steakhouse|Asador||
restaurant|Restaurant||Restaurant;Kitchen;Table|restaurant|food|3|Restaurant|Restaurant|Ristorante|Restaurante|Ресторан|Restoran
cafe|Cafe|Coffee shop;Breakfast restaurant|Cafe;Café;Coffee & Cake|day|cafe|3|Café|Café|Caffè|Cafetería|Кафић|Kafe
coffee,cafe|Coffee shop|Cafe|Coffee;Coffee Roasters;Espresso|early|cafe|2|Kaffeebar|Café|Caffetteria|Cafetería|Кафетерија|Kahve dükkanı
bakery|Bakery|Pastry shop|Bakery;Bread;Bakehouse|early|cafe|2|Bäckerei|Boulangerie|Panetteria|Panadería|Пекара|Fırın
bar|Bar|Cocktail bar|Bar;Tap Room;Lounge|evening|bar|2|Bar|Bar|Cocktail bar|Bar de copas|Бар|Bar
pub,bar|Pub|Bar;Irish pub|Pub;Tavern;Arms|evening|bar|1|Pub|Pub|Pub|Pub|Паб|Pub
icecream|Ice cream shop|Dessert shop|Ice Cream;Gelato;Creamery|day|cafe|1|Eiscafé|Glacier|Gelateria|Heladería|Посластичарница|Dondurmacı
barber|Barber shop|Hair salon|Barber Shop;Barbers;Cuts|shop|service|2|Herrenfriseur|Barbier|Barbiere|Barbería|Берберница|Berber
hair|Hair salon|Beauty salon|Hair Salon;Hair Studio;Hair Design|shop|service|2|Friseursalon|Salon de coiffure|Parrucchiere|Peluquería|Фризерски салон|Kuaför
nail|Nail salon|Beauty salon;Manicure|Nails;Nail Bar;Nail Studio|shop|service|1|Nagelstudio|Onglerie|Salone di manicure|Salón de manicura|Маникир|Tırnak salonu
spa|Day spa|Massage spa;Spa|Day Spa;Wellness;Retreat|shop|service|1|Tages-Spa|Spa|Centro benessere|Spa||Spa
tattoo|Tattoo shop||Tattoo;Ink;Tattoo Studio|day|service|1|Tattoostudio|Salon de tatouage|Studio di tatuaggi|Estudio de tatuajes||Dövmeci
dentist|Dentist|Dental clinic;Cosmetic dentist|Dental;Family Dentistry;Dental Care|office|care|3|Zahnarzt|Dentiste|Dentista|Dentista|Зубар|Diş hekimi
orthodontist,dentist|Orthodontist|Dental clinic|Orthodontics;Braces|office|care|1|Kieferorthopäde|Orthodontiste||||
mental|Mental health clinic|Mental health service;Counselor|Mental Health;Behavioral Health;Counseling Center|office|care|2|Psychiatrische Klinik||Centro di salute mentale|Centro de salud mental||
psychologist,mental|Psychologist|Psychotherapist|Psychology;Therapy Group|office|care|1|Psychologe|Psychologue|Psicologo|Psicólogo|Психолог|Psikolog
doctor|General practitioner|Doctor;Medical clinic|Family Medicine;Medical Associates;Primary Care|office|care|2|Praktischer Arzt|Médecin généraliste|Medico generico|Médico de cabecera|Лекар опште праксе|Pratisyen hekim
pediatrician,doctor|Pediatrician|Doctor|Pediatrics;Children's Clinic|office|care|1|Kinderarzt|Pédiatre|Pediatra|Pediatra|Педијатар|Çocuk doktoru
dermatologist,doctor|Dermatologist|Skin care clinic|Dermatology;Skin Center|office|care|1|Hautarzt|Dermatologue|Dermatologo|Dermatólogo||
pharmacy|Pharmacy|Drug store|Pharmacy;Drugs;Apothecary|shop|care|2|Apotheke|Pharmacie|Farmacia|Farmacia|Апотека|Eczane
hospital|Hospital|Medical center;Emergency room|General Hospital;Medical Center|always|care|1|Krankenhaus|Hôpital|Ospedale|Hospital|Болница|Hastane
vet|Veterinarian|Animal hospital|Animal Clinic;Veterinary Hospital;Pet Doctors|office|care|1|Tierarzt|Vétérinaire|Veterinario|Veterinario|Ветеринар|Veteriner
optician|Optician|Eye care center;Optometrist|Optical;Vision;Eyewear|shop|care|1|Optiker|Opticien|Ottico|Óptica|Оптичар|Gözlükçü
physio|Physical therapist|Physical therapy clinic|Physical Therapy;Rehab|office|care|1|Physiotherapeut|Kinésithérapeute|Fisioterapista|Fisioterapeuta||
autorepair|Auto repair shop|Mechanic;Brake shop|Auto Repair;Garage;Auto Service|shop|service|2|Autowerkstatt|Garage automobile|Autofficina|Taller mecánico|Ауто сервис|Oto tamir
carwash|Car wash|Car detailing service|Car Wash;Detailing;Auto Spa|shop|service|1|Autowaschanlage|Station de lavage|Autolavaggio|Lavadero de coches|Ауто перионица|Oto yıkama
tire|Tire shop|Wheel store|Tires;Tire & Wheel|shop|service|1|Reifenhändler|Magasin de pneus|Gommista|Tienda de neumáticos|Вулканизер|Lastikçi
gas|Gas station|Convenience store|Gas;Fuel Stop|always|service|1|Tankstelle|Station-service|Stazione di servizio|Gasolinera|Бензинска пумпа|Benzin istasyonu
towing|Towing service|Roadside assistance|Towing;Recovery|always|service|1|Abschleppdienst|Service de remorquage||Servicio de grúa||
plumber|Plumber|Drainage service;Water heater installation|Plumbing;Plumbing & Heating;Drain|office|service|2|Klempner|Plombier|Idraulico|Fontanero|Водоинсталатер|Su tesisatçısı
electrician|Electrician|Electrical installation service|Electric;Electrical Services|office|service|2|Elektriker|Électricien|Elettricista|Electricista|Електричар|Elektrikçi
hvac|HVAC contractor|Air conditioning repair service;Heating contractor|Heating & Cooling;Air;Climate Control|office|service|1|Klimatechniker|Climaticien|Condizionatori|Aire acondicionado||Klima servisi
roofer|Roofing contractor|Gutter service|Roofing;Roofs|office|service|1|Dachdecker|Couvreur|Impresa di coperture|Techador||
locksmith|Locksmith|Key duplication service|Locksmith;Lock & Key|always|service|1|Schlüsseldienst|Serrurier|Fabbro|Cerrajero|Бравар|Çilingir
cleaning|House cleaning service|Cleaning service|Cleaning;Maids;Home Cleaning|office|service|1|Reinigungsdienst|Service de nettoyage|Impresa di pulizie|Servicio de limpieza|Агенција за чишћење|Temizlik hizmeti
landscaper|Landscaper|Lawn care service|Landscaping;Lawn Care|office|service|1|Gartenbauer|Paysagiste|Giardiniere|Paisajista||
pest|Pest control service||Pest Control;Exterminating|office|service|1|Schädlingsbekämpfung||Disinfestazione|Control de plagas||
mover|Moving company|Moving and storage service|Moving;Movers|office|service|1|Umzugsunternehmen|Entreprise de déménagement|Traslochi|Mudanzas|Селидбе|Nakliyat
supermarket,grocery|Supermarket|Grocery store|Supermarket;Market;Foods|long|store|2|Supermarkt|Supermarché|Supermercato|Supermercado|Супермаркет|Süpermarket
grocery|Grocery store|Convenience store|Grocery;Corner Market;Provisions|long|store|1|Lebensmittelgeschäft|Épicerie|Alimentari|Tienda de alimentación|Продавница|Bakkal
pet|Pet store|Pet supply store|Pet Store;Pet Supply;Pets|shop|store|1|Tierhandlung|Animalerie|Negozio di animali|Tienda de animales|Зоо продавница|Evcil hayvan mağazası
book|Book store|Used book store|Books;Bookshop|shop|store|1|Buchhandlung|Librairie|Libreria|Librería|Књижара|Kitapçı
florist|Florist|Flower delivery|Flowers;Florist;Blooms|shop|store|1|Florist|Fleuriste|Fiorista|Floristería|Цвећара|Çiçekçi
hardware|Hardware store|Tool store;Paint store|Hardware;Tools & Supply|shop|store|1|Eisenwarenhandlung|Quincaillerie|Ferramenta|Ferretería|Гвожђара|Nalbur
shoe|Shoe store|Leather goods store|Shoes;Footwear|shop|store|1|Schuhgeschäft|Magasin de chaussures|Negozio di scarpe|Zapatería|Продавница обуће|Ayakkabı mağazası
clothing|Clothing store|Women's clothing store|Clothing;Boutique|shop|store|1|Bekleidungsgeschäft|Magasin de vêtements|Negozio di abbigliamento|Tienda de ropa|Бутик|Giyim mağazası
furniture|Furniture store|Mattress store|Furniture;Interiors|shop|store|1|Möbelgeschäft|Magasin de meubles|Negozio di mobili|Tienda de muebles|Салон намештаја|Mobilya mağazası
bicycle|Bicycle Shop|Bicycle repair shop|Bikes;Cycles;Bike Shop|shop|store|1|Fahrradgeschäft|Magasin de vélos|Negozio di biciclette|Tienda de bicicletas|Сервис бицикала|Bisiklet mağazası
jewelry|Jewelry store|Watch store|Jewelers;Fine Jewelry|shop|store|1|Juwelier|Bijouterie|Gioielleria|Joyería|Златара|Kuyumcu
wine|Wine store|Liquor store|Wine & Spirits;Cellars|day|store|1|Weinhandlung|Caviste|Enoteca|Tienda de vinos|Винотека|
lawyer|Law firm|Attorney;Personal injury attorney|Law Group;Attorneys;Legal|office|plain|2|Anwaltskanzlei|Avocat|Studio legale|Bufete de abogados|Адвокат|Avukat
accountant|Accountant|Tax preparation service;Bookkeeping service|Accounting;CPA;Tax Services|office|plain|1|Steuerberater|Comptable|Commercialista|Asesoría contable|Књиговодство|Mali müşavir
realestate|Real estate agency|Real estate agent;Property management company|Realty;Real Estate;Homes|office|plain|1|Immobilienmakler|Agence immobilière|Agenzia immobiliare|Inmobiliaria|Агенција за некретнине|Emlak ofisi
insurance|Insurance agency|Auto insurance agency|Insurance;Insurance Partners|office|plain|1|Versicherungsagentur|Agence d'assurance|Agenzia assicurativa|Agencia de seguros|Осигурање|Sigorta acentesi
bank|Bank|ATM|Savings Bank;Community Bank|office|plain|1|Bank|Banque|Banca|Banco|Банка|Banka
notary|Notary public||Notary;Notary Services|office|plain|1|Notar|Notaire|Notaio|Notaría|Јавни бележник|Noter
daycare|Day care center|Preschool|Day Care;Early Learning;Kids Academy|office|plain|1|Kindertagesstätte|Crèche|Asilo nido|Guardería|Вртић|Kreş
driving|Driving school||Driving School;Driver Training|office|plain|1|Fahrschule|Auto-école|Autoscuola|Autoescuela|Ауто школа|Sürücü kursu
language|Language school|English language school|Language School;Languages|office|plain|1|Sprachschule|École de langues|Scuola di lingue|Academia de idiomas|Школа страних језика|Dil okulu
school|Elementary school|School|Elementary School;Academy|office|plain|1|Grundschule|École primaire|Scuola elementare|Colegio|Основна школа|İlkokul
library|Public library|Library|Public Library;Library|day|plain|1|Bibliothek|Bibliothèque|Biblioteca|Biblioteca|Библиотека|Kütüphane
gym|Gym|Fitness center;Personal trainer|Fitness;Gym;Athletic Club|long|sport|2|Fitnessstudio|Salle de sport|Palestra|Gimnasio|Теретана|Spor salonu
yoga|Yoga studio|Pilates studio|Yoga;Yoga Loft|day|sport|1|Yogastudio|Centre de yoga|Centro yoga|Centro de yoga||Yoga stüdyosu
judo|Judo school|Martial arts school;Karate school|Judo Club;Martial Arts;Dojo|evening|sport|1|Judo-Schule|Club de judo|Scuola di judo|Escuela de judo|Џудо клуб|Judo kulübü
cinema|Movie theater||Cinema;Theater;Picture House|evening|plain|1|Kino|Cinéma|Cinema|Cine|Биоскоп|Sinema
museum|Museum|Tourist attraction;Art museum|Museum;Museum of Art|day|plain|1|Museum|Musée|Museo|Museo|Музеј|Müze
nightclub,bar|Night club|Bar;Dance club|Club;Nightclub|night|bar|1|Nachtclub|Boîte de nuit|Discoteca|Discoteca|Ноћни клуб|Gece kulübü
church|Church|Christian church|Community Church;Chapel|sunday|plain|2|Kirche|Église|Chiesa|Iglesia|Црква|Kilise
baptist,church|Baptist church|Church|Baptist Church|sunday|plain|1||||||
hotel|Hotel||Hotel;Inn;Suites|always|hotel|1|Hotel|Hôtel|Hotel|Hotel|Хотел|Otel
laundry|Laundromat|Laundry service|Laundromat;Wash & Fold|long|plain|1|Waschsalon|Laverie|Lavanderia a gettoni|Lavandería|Вешерај|Çamaşırhane
drycleaner|Dry cleaner|Laundry service|Dry Cleaners;Cleaners|shop|plain|1|Textilreinigung|Pressing|Lavanderia a secco|Tintorería|Хемијско чишћење|Kuru temizleme
travel|Travel agency|Tour agency|Travel;Tours|office|plain|1|Reisebüro|Agence de voyages|Agenzia di viaggi|Agencia de viajes|Туристичка агенција|Seyahat acentesi
other|Store||Store|shop|store|0||||||
`;
export const LANGUAGES = ["de", "fr", "it", "es", "sr", "tr"] as const;
