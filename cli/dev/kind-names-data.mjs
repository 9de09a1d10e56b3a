/** Presets whose names say more or less than the category of Google that search maps them to. They name no kind. */
export const LOOSE_PRESETS = new Set(
  `amenity/animal_breeding amenity/bar/lgbtq amenity/childcare amenity/clinic amenity/community_centre/community_hall amenity/courthouse
  amenity/doctors/orthopaedics amenity/doctors/surgery amenity/exhibition_centre amenity/gambling amenity/police amenity/studio/video
  amenity/fast_food/bagel amenity/fast_food/burger amenity/fast_food/chicken amenity/fast_food/chinese amenity/fast_food/donut
  amenity/fast_food/fish_and_chips amenity/fast_food/hot_dog amenity/fast_food/indian amenity/fast_food/juice amenity/fast_food/kebab
  amenity/fast_food/mexican amenity/fast_food/pizza amenity/fast_food/sandwich amenity/fast_food/sushi amenity/fast_food/wings
  craft/agricultural_engines craft/cleaning craft/clockmaker craft/metal_construction craft/pottery craft/saddler craft/scaffolder
  craft/shoemaker craft/stonemason craft/tinsmith craft/watchmaker craft/window_construction healthcare/counselling leisure/horse_riding
  leisure/resort leisure/sports_centre leisure/sports_centre/climbing_adventure leisure/sports_centre/swimming leisure/swimming_pool
  office/association office/energy_supplier office/engineer office/guide office/it office/newspaper office/security office/therapist
  office/union office/water_utility shop/agrarian shop/art shop/bag shop/bed shop/beverages shop/caravan shop/charity shop/chemist
  shop/clothes/suits shop/craft shop/gas shop/gold_buyer shop/hairdresser_supply shop/household_linen shop/houseware
  shop/interior_decoration shop/kitchen shop/laundry shop/money_lender shop/radiotechnics shop/religion shop/telecommunication shop/ticket
  shop/vacuum_cleaner shop/water_sports tourism/apartment tourism/chalet tourism/guest_house tourism/zoo/petting`.split(
    /\s+/,
  ),
);

/** Categories of presets that their English name would place wrong. */
export const PRESET_KINDS = new Map([["amenity/place_of_worship/christian", "Church"]]);

/** Names of kinds by hand: how Google itself names its categories in other languages, and spellings in English. */
export const NAMES_BY_HAND = `
Afghan restaurant: Afghanisches Restaurant, Restaurant afghan, Ristorante afgano, Restaurante afgano
African restaurant: Afrikanisches Restaurant, Restaurant africain, Ristorante africano, Restaurante africano, Afrički restoran
Argentinian restaurant: Argentinisches Restaurant, Restaurant argentin, Ristorante argentino, Restaurante argentino, Argentine restaurant
Austrian restaurant: Österreichisches Restaurant, Restaurant autrichien, Ristorante austriaco
Auto body shop: Karosseriewerkstatt, Carrosserie, Carrozzeria, Taller de chapa y pintura, Autolimarska radionica
Auto repair shop: Autowerkstatt, Kfz-Werkstatt, Autoreparaturwerkstatt, Garage automobile, Officina per riparazione auto, Taller de reparación de automóviles, Oficina mecânica, Autoservis, Auto servis, Radionica za popravku automobila, Автосервис
Bakery: Bäckerei, Boulangerie, Panetteria, Panadería, Padaria, Bakkerij, Pekara, Fırın, Пекара, Пекарня
Bank: Banka, Banque, Banco, Banca, Банка
Bar: Бар
Barbecue restaurant: Grillrestaurant, Roštilj, Restoran sa roštiljem
Barber shop: Herrenfriseur, Barbier, Barbería, Barbiere, Barbearia, Erkek kuaförü, Berber, Berbernica, Muški frizer, Барбершоп
Beauty salon: Kosmetikstudio, Schönheitssalon, Institut de beauté, Salon de beauté, Salone di bellezza, Salón de belleza, Salão de beleza, Schoonheidssalon, Güzellik salonu, Salon lepote, Kozmetički salon, Салон красоты
Book store: Buchhandlung, Librairie, Librería, Livraria, Boekhandel, Knjižara, Kitabevi, Книжный магазин
Burmese restaurant: Birmanisches Restaurant
Butcher shop: Metzgerei, Fleischerei, Boucherie, Macelleria, Carnicería, Mesara, Kasap
Brazilian restaurant: Brasilianisches Restaurant, Restaurant brésilien, Ristorante brasiliano, Restaurante brasileño
Business center: Geschäftszentrum, Businesscenter
Cafe: Café, Caffè, Kaffeehaus, Kafić, Kafe, Kafe bar, Кафе
Car dealer: Autohändler, Autohaus, Concessionnaire automobile, Concessionaria auto, Concesionario de automóviles, Auto salon, Autosalon, Auto plac
Car rental agency: Autovermietung, Agence de location de voitures, Autonoleggio, Agencia de alquiler de coches, Rent a car, Iznajmljivanje automobila
Car wash: Autowaschanlage, Station de lavage, Autolavaggio, Lavadero de coches, Perionica automobila, Autoperionica, Auto perionica, Автомойка
Cantonese restaurant: Kantonesisches Restaurant, Restaurant cantonais, Ristorante cantonese
Caribbean restaurant: Karibisches Restaurant, Restaurant caribéen
Chicken restaurant: Hähnchenrestaurant
Chinese restaurant: Kineski restoran, Kinesisches Restaurant
Chinese takeaway: Chinesisches Abholrestaurant, Chinese Take Away
Church: Kirche, Église, Chiesa, Iglesia, Igreja, Kerk, Crkva, Kilise, Церква, Церковь
Clothing store: Bekleidungsgeschäft, Magasin de vêtements, Negozio di abbigliamento, Tienda de ropa, Loja de roupa, Kledingwinkel, Prodavnica odeće, Giyim mağazası, Магазин одежды
Coffee shop: Kafeterija, Kaffeebar
Convenience store: Kiosk, Späti, Nachbarschaftsladen, Épicerie de quartier, Minimarket, Tienda de conveniencia
Cocktail bar: Cocktailbar, Bar à cocktails, Koktel bar
Dental clinic: Zahnklinik, Clinique dentaire, Clinica dentale, Clínica dental, Clínica odontológica, Stomatološka ordinacija, Zubarska ordinacija, Diş kliniği, Стоматологическая клиника
Dentist: Zahnarzt, Zahnärztin, Dentiste, Dentista, Tandarts, Diş hekimi, Stomatolog, Zubar, Стоматолог
Doctor: Arzt, Ärztin, Médecin, Medico, Médico, Doktor, Lekar, Врач
Doner kebab restaurant: Dönerrestaurant, Dönerladen
Driving school: Fahrschule, Auto-école, Autoscuola, Autoescuela, Auto škola, Autoškola, Sürücü kursu, Автошкола
Dry cleaner: Textilreinigung, Lavanderia a secco, Tintorería, Hemijsko čišćenje
Electrician: Elektriker, Électricien, Elettricista, Electricista, Eletricista, Elektricien, Električar, Elektrikçi, Электрик
Electronics store: Elektronikgeschäft, Magasin d'électronique, Negozio di elettronica, Tienda de electrónica, Prodavnica elektronike
Ethiopian restaurant: Äthiopisches Restaurant, Restaurant éthiopien
European restaurant: Europäisches Restaurant, Restaurant européen, Ristorante europeo, Evropski restoran
Fast food restaurant: Schnellrestaurant, Fast-Food-Restaurant, Restauration rapide, Ristorante fast food, Restaurante de comida rápida, Restoran brze hrane, Brza hrana
Fine dining restaurant: Gehobenes Restaurant, Feinschmeckerrestaurant, Restaurant gastronomique
Fish restaurant: Fischrestaurant, Riblji restoran
Florist: Blumengeschäft, Florist/in, Floristería, Fleuriste, Fioraio, Cvećara, Çiçekçi, Цветочный магазин
Food court: Food-Court
French restaurant: Französisches Restaurant, Restaurant français, Ristorante francese, Restaurante francés, Francuski restoran
French steakhouse restaurant: Restaurant de grillades à la française
Fried chicken takeaway: Brathähnchen-Takeaway
Furniture store: Möbelgeschäft, Möbelhaus, Magasin de meubles, Negozio di mobili, Tienda de muebles, Salon nameštaja, Prodavnica nameštaja, Mobilya mağazası, Мебельный магазин
Fusion restaurant: Fusion-Restaurant, Fusionsrestaurant
Gas station: Tankstelle, Station-service, Stazione di servizio, Gasolinera, Posto de gasolina, Benzinska pumpa, Benzin istasyonu, АЗС
General contractor: Bauunternehmer, Generalunternehmer, Entrepreneur général
German restaurant: Deutsches Restaurant, Restaurant allemand, Ristorante tedesco, Nemački restoran
Greek restaurant: Griechisches Restaurant, Restaurant grec, Ristorante greco, Restaurante griego, Grčki restoran
Grocery store: Lebensmittelgeschäft, Lebensmittelhändler, Épicerie, Negozio di alimentari, Tienda de alimentación, Prodavnica prehrambenih proizvoda, Bakkal
Gym: Fitnessstudio, Salle de sport, Palestra, Gimnasio, Academia de ginástica, Sportschool, Spor salonu, Teretana
Hair salon: Friseursalon, Salon de coiffure, Salone di parrucchiere, Peluquería, Salão de cabeleireiro, Kapsalon, Frizerski salon, Frizer, Парикмахерская
Haute French restaurant: Französisches Restaurant mit Haute Cuisine
Halal restaurant: Halal-Restaurant, Restaurant halal
Hamburger restaurant: Burgerrestaurant, Burger-Restaurant, Hamburger-Restaurant, Restaurant de hamburgers, Hamburgeseria, Hamburguesería, Burger restoran
Hardware store: Eisenwarengeschäft, Quincaillerie, Ferramenta, Ferretería, Gvožđara, Hırdavatçı
Health food restaurant: Restaurant für gesunde Ernährung
Hospital: Krankenhaus, Spital, Hôpital, Ospedale, Bolnica, Hastane, Ziekenhuis, Больница
Hotel: Hôtel, Albergo, Otel, Hotelli, Отель, Гостиница, Хотел
House cleaning service: Gebäudereinigung, Reinigungsdienst für Haushalte
Ice cream shop: Eiscafé, Eisdiele, Gelateria, Heladería, Sorveteria, IJssalon, Poslastičarnica sladoled, Dondurmacı
Indian restaurant: Indisches Restaurant, Restaurant indien, Ristorante indiano, Restaurante indio, Indijski restoran
Insurance agency: Versicherungsagentur, Agence d'assurance, Agenzia di assicurazioni, Agencia de seguros, Osiguravajuće društvo
Italian restaurant: Italienisches Restaurant, Restaurant italien, Ristorante italiano, Restaurante italiano, Italijanski restoran, İtalyan restoranı
Japanese restaurant: Japanisches Restaurant, Restaurant japonais, Ristorante giapponese, Restaurante japonés, Japanski restoran
Jewelry store: Juwelier, Bijouterie, Gioielleria, Joyería, Joalheria, Juwelier, Zlatara, Kuyumcu, Jewellery store, Jeweller
Kebab shop: Kebabladen, Kebap-Restaurant, Kebapçı
Korean restaurant: Koreanisches Restaurant, Restaurant coréen, Ristorante coreano, Restaurante coreano, Korejski restoran
Latin American restaurant: Lateinamerikanisches Restaurant
Law firm: Anwaltskanzlei, Rechtsanwaltskanzlei, Cabinet d'avocats, Studio legale, Despacho de abogados, Bufete de abogados, Escritório de advocacia, Advocatenkantoor, Hukuk bürosu, Advokatska kancelarija, Law office
Lawyer: Rechtsanwalt, Rechtsanwältin, Anwalt, Avocat, Avvocato, Abogado, Advogado, Advocaat, Advokat, Avukat, Адвокат
Lebanese restaurant: Libanesisches Restaurant, Restaurant libanais, Ristorante libanese, Restaurante libanés
Locksmith: Schlüsseldienst, Serrurier, Cerrajero, Chaveiro, Slotenmaker, Çilingir
Meat dish restaurant: Fleischrestaurant
Mediterranean restaurant: Mediterranes Restaurant, Restaurant méditerranéen, Ristorante mediterraneo, Restaurante mediterráneo, Mediteranski restoran
Mexican restaurant: Mexikanisches Restaurant, Restaurant mexicain, Ristorante messicano, Restaurante mexicano, Meksički restoran
Middle Eastern restaurant: Nahöstliches Restaurant, Restaurant moyen-oriental, Ristorante mediorientale
Moroccan restaurant: Marokkanisches Restaurant, Restaurant marocain
Moving service: Umzugsunternehmen, Umzugsfirma
Nail salon: Nagelstudio, Onglerie, Salon de manucure, Centro per unghie, Salón de manicura, Salon za manikir, Nagelsalon
Neapolitan restaurant: Neapolitanisches Restaurant
Nepalese restaurant: Nepalesisches Restaurant, Nepali restaurant
Night club: Nachtclub, Boîte de nuit, Discoteca, Noćni klub, Gece kulübü
Notary public: Notar, Notaire, Notaio, Notario, Javni beležnik, Noter
Optician: Optiker, Opticien, Ottico, Óptica, Optika, Optičar, Optik
Painter: Maler, Malerbetrieb, Peintre en bâtiment, Imbianchino, Moler
Pakistani restaurant: Pakistanisches Restaurant
Pasta shop: Pastaladen
Pastry shop: Konditorei, Pâtisserie, Pasticceria, Pastelería, Confeitaria, Poslastičarnica, Pastane, Кондитерская
Persian restaurant: Persisches Restaurant, Restaurant persan
Peruvian restaurant: Peruanisches Restaurant
Pet store: Zoofachgeschäft, Tierhandlung, Animalerie, Negozio di animali, Tienda de mascotas, Prodavnica za kućne ljubimce, Pet shop, Зоомагазин
Pharmacy: Apotheke, Pharmacie, Farmacia, Farmácia, Apotheek, Apoteka, Ljekarna, Eczane, Аптека, Апотека
Pizza restaurant: Pizzeria, Pizzaria, Picerija, Pizzería, Pica restoran, Пиццерия, Пицерија
Pizza takeaway: Pizza-Takeaway, Pizza à emporter
Plumber: Klempner, Sanitärinstallateur, Plombier, Idraulico, Fontanero, Encanador, Loodgieter, Vodoinstalater, Tesisatçı, Сантехник
Portuguese restaurant: Portugiesisches Restaurant, Restaurant portugais, Ristorante portoghese
Primary school: Grundschule, Primarschule, École primaire, Scuola primaria, Escuela primaria, Osnovna škola, İlkokul
Ramen restaurant: Ramen-Restaurant
Real estate agency: Immobilienagentur, Immobilienbüro, Agence immobilière, Agenzia immobiliare, Agencia inmobiliaria, Agencija za nekretnine, Emlakçı, Агентство недвижимости
Restaurant: Ristorante, Restaurante, Restoran, Ресторан
Russian restaurant: Russisches Restaurant, Restaurant russe
Sandwich shop: Sandwichladen, Sandwicherie, Sendvičara
Seafood restaurant: Meeresfrüchterestaurant, Restaurant de fruits de mer, Ristorante di pesce, Marisquería
Shoe store: Schuhgeschäft, Magasin de chaussures, Negozio di scarpe, Zapatería, Prodavnica obuće, Ayakkabı mağazası, Магазин обуви
Snack bar: Imbiss, Imbissbude
Southern Italian restaurant: Süditalienisches Restaurant
Spanish restaurant: Spanisches Restaurant, Restaurant espagnol, Ristorante spagnolo, Restaurante español, Španski restoran
Sri Lankan restaurant: Sri-lankisches Restaurant
Steak house: Steakhaus, Steakhouse, Steak restoran
Supermarket: Supermarkt, Supermarché, Supermercato, Supermercado, Süpermarket, Samoposluga, Супермаркет
Sushi restaurant: Sushi-Restaurant, Restaurant de sushis, Ristorante di sushi, Suši restaurace, Suši restoran
Swiss restaurant: Schweizerisches Restaurant, Schweizer Restaurant, Restaurant suisse, Ristorante svizzero, Restaurante suizo, Švajcarski restoran
Takeout restaurant: Take Away, Takeaway, Take-away, Takeout, Mitnahmerestaurant, Restaurant zum Mitnehmen, Restaurant à emporter, Takeaway restaurant
Tapas restaurant: Tapas-Restaurant, Restaurant de tapas
Thai restaurant: Thailändisches Restaurant, Thai-Restaurant, Restaurant thaï, Ristorante thailandese, Restaurante tailandés, Tajlandski restoran
Tibetan restaurant: Tibetisches Restaurant
Tire shop: Reifenhändler, Magasin de pneus, Gommista, Tienda de neumáticos, Vulkanizer, Vulkanizerska radnja, Lastikçi, Шиномонтаж, Tyre shop
Tuscan restaurant: Toskanisches Restaurant, Ristorante toscano
Turkish restaurant: Türkisches Restaurant, Restaurant turc, Ristorante turco, Restaurante turco, Turski restoran
Used car dealer: Gebrauchtwagenhändler, Concessionnaire de voitures d'occasion
Vegan restaurant: Veganes Restaurant, Restaurant végétalien, Ristorante vegano, Restaurante vegano, Veganski restoran
Vegetarian restaurant: Vegetarisches Restaurant, Restaurant végétarien, Ristorante vegetariano, Restaurante vegetariano, Vegetarijanski restoran
Veterinarian: Tierarzt, Tierärztin, Vétérinaire, Veterinario, Veterinário, Dierenarts, Veterinar, Veteriner, Veterinarska ambulanta, Veterinarska stanica, Ветеринар
Vietnamese restaurant: Vietnamesisches Restaurant, Restaurant vietnamien, Ristorante vietnamita, Restaurante vietnamita, Vijetnamski restoran
Wine bar: Weinbar, Weinstube, Bar à vin, Vinski bar
`;

/** Names that people also give to businesses of other kinds, some of them in another language. */
export const LOOSE_NAMES = new Set(["corner shop", "corner store", "academia", "academias"]);
