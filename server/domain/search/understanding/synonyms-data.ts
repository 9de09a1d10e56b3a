/**
 * Curated names of kinds of businesses: `category + category: phrase, phrase`, with Google's names of the categories, the main
 * one first. These phrases win over those of `concepts-data.ts`.
 */
export const SYNONYM_LINES = `
Supermarket + Grocery store: groceries, grocery, grocery store, food store, food market, lebensmittel, lebensmittelgeschäft, supermarkt, épicerie, alimentation, supermercado, alimentari, bakkal, prodavnica, samoposluga, prodavnica hrane, bakalnica, mega market, tienda de alimentación, lebensmittelhändler
Convenience store: corner store, corner shop, bodega, mini market, minimarket, quick mart, kiosk, tante emma laden, späti, dragstor
Auto repair shop + Mechanic + Car repair and maintenance service: car repair, car repairs, auto repair, auto shop, car shop, mechanic, car mechanic, auto mechanic, mechanics, garage, auto service, car service, autowerkstatt, autoreparatur, kfz werkstatt, garagiste, réparation auto, taller mecánico, mecánico, officina, meccanico, oto tamir, tamirci, oto servis, auto servis, automehaničar, auto mehaničar, mehaničar, garage automobile, autofficina
Auto body shop: body shop, collision repair, dent repair, car paint, karosserie, autolimar
Oil change service: oil change, lube, ölwechsel, zamena ulja
Tire shop: tires, tyres, tire repair, tire store, reifen, pneu, pneus, llantas, gomme, gommista, lastikçi, vulkanizer, gume, reifenhändler, magasin de pneus, tienda de neumáticos
Auto parts store: car parts, auto parts, autoteile, pièces auto, autopartes, ricambi auto, yedek parça, auto delovi
Towing service: tow truck, towing, tow, roadside assistance, abschleppdienst, dépannage, grúa, çekici, šlep služba, service de remorquage, servicio de grúa, soccorso stradale
Car wash: carwash, autowäsche, lavage auto, autolavado, autolavaggio, oto yıkama, perionica, autowaschanlage, waschstraße, station de lavage, lavage de voiture, lavadero de coches, túnel de lavado
Car dealer + Used car dealer: car dealership, auto dealer, auto dealership, used cars, autohaus, autohändler, concessionnaire, concesionario, concessionaria, oto galeri, auto plac
Car rental agency: car rental, rental car, rent a car, car hire, autovermietung, mietwagen, location de voiture, alquiler de coches, autonoleggio, araç kiralama, oto kiralama
Gas station: petrol station, petrol, gasoline, fuel station, filling station, gas, tankstelle, station service, gasolinera, benzinaio, distributore, benzinci, benzin istasyonu, pumpa, benzinska pumpa
Electric vehicle charging station: ev charging, ev charger, tesla charger, supercharger, charging station, ladestation
HVAC contractor + Air conditioning contractor + Heating contractor + Air conditioning repair service + Furnace repair service: hvac, ac, ac repair, a/c repair, air conditioning, air conditioner, air conditioning repair, aircon, aircon repair, cooling, heating, heating and cooling, heating and air, heat pump, furnace, furnace repair, boiler repair, klimaanlage, klimatechnik, heizung, heizungsbauer, chauffagiste, climatisation, aire acondicionado, climatizzatori, klima, klima servisi, klima uređaji, servis klima, klimatechniker, climaticien, condizionatori
Plumber: plumbing, plummer, plummers, plumbers, drain cleaning, clogged drain, water heater, leak repair, klempner, sanitär, installateur, spengler, plombier, fontanero, plomero, gasfitero, idraulico, tesisatçı, su tesisatçısı, vodoinstalater
Electrician: electricians, electrition, electritian, electrical, electrical contractor, electrical repair, wiring, elektriker, elektro, électricien, electricista, elettricista, elektrikçi, električar
Roofing contractor: roofer, roofers, roofing, roof repair, dachdecker, couvreur, techador, çatı ustası, krovopokrivač, impresa di coperture
Handyman/Handywoman/Handyperson: handyman, handy man, home repair, home repairs, odd jobs, hausmeister, bricoleur, manitas, majstor
General contractor: contractor, builder, remodeling, renovation, home remodeling, construction company, bauunternehmen, baumeister
Painter: painters, house painter, painting contractor, maler, malermeister, peintre, pintor, imbianchino, boyacı, moler
House cleaning service + Cleaners: cleaning, cleaning service, house cleaning, cleaners, cleaner, maid, maid service, housekeeping, reinigung, putzfrau, reinigungsfirma, nettoyage, femme de ménage, limpieza, pulizie, temizlik, temizlik şirketi, čišćenje, reinigungsdienst, impresa di pulizie, agencija za čišćenje, service de nettoyage, temizlik hizmeti
Pest control service: exterminator, pest control, bug exterminator, termite, schädlingsbekämpfung, kammerjäger, dératisation, control de plagas, disinfestazione, ilaçlama, deratizacija
Landscaper + Lawn care service + Gardener: landscaping, lawn care, lawn mowing, gardener, gardening, yard work, gärtner, gartenbau, jardinier, jardinero, giardiniere, bahçıvan, baštovan, gartenbauer, paysagiste, paisajista
Tree service: tree removal, tree trimming, arborist, stump removal
Moving service + Moving and storage service: movers, mover, moving company, moving companies, moving, relocation, umzug, umzugsfirma, umzugsunternehmen, déménagement, déménageur, mudanza, mudanzas, trasloco, traslochi, nakliyat, nakliye, selidbe
Self-storage facility: storage, storage unit, storage units, self storage, mini storage, lagerraum, garde meuble, trastero, guardamuebles, deposito
Locksmith: locksmiths, lock smith, locked out, lockout, key copy, schlüsseldienst, schlosser, serrurier, cerrajero, fabbro, çilingir, bravar
Garage door supplier: garage door repair, garage doors, garage door
Appliance repair service: appliance repair, washer repair, refrigerator repair, dryer repair, dishwasher repair, bela tehnika servis
Hardware store + Home improvement store: hardware, diy, diy store, home improvement, baumarkt, eisenwaren, quincaillerie, bricolage, ferretería, ferramenta, nalbur, hırdavat, gvožđara, eisenwarenhandlung
Furniture store: furniture, möbel, möbelhaus, meubles, muebles, mobili, mobilya, nameštaj, möbelgeschäft, magasin de meubles, tienda de muebles, salon nameštaja, mobilya mağazası
Barber shop: barber, barbers, barbershop, barbershops, mens haircut, men's haircut, herrenfriseur, barbier, barbería, barbiere, berber, erkek kuaförü, berberin, berbernica, frizer
Hair salon + Hairdresser + Beauty salon: hairdresser, hairdressers, haircut, hair cut, hair stylist, hairstylist, hair dresser, salon, friseur, friseursalon, coiffeur, coiffeuse, coiffure, salon de coiffure, peluquería, peluquero, parrucchiere, parrucchieri, kuaför, frizerski salon, frizer
Nail salon: nails, nail, manicure, pedicure, mani pedi, nagelstudio, manucure, manicura, uñas, unghie, tırnak, nokti, manikir, onglerie, salone di manicure, salón de manicura, tırnak salonu
Beauty salon: beauty, beauty parlor, beauty parlour, cosmetologist, kosmetik, kosmetikstudio, institut de beauté, salón de belleza, estetista, centro estetico, güzellik salonu, kozmetički salon
Massage therapist + Massage spa: massage, masseuse, massage parlor, deep tissue massage, massagesalon, masaje, masajes, massaggi, masaj, masaža
Spa + Day spa: spa, day spa, wellness, tages spa, centro benessere, centre de bien être, centro de bienestar
Tattoo shop: tattoo, tattoos, tattoo parlor, tattoo studio, tattoo artist, tätowierer, tätowierung, tatouage, tatuajes, tatuaggi, dövme, dövmeci, tetovaža, tattoostudio, studio di tatuaggi, estudio de tatuajes, salon de tatouage
Doctor + Family practice physician + General practitioner + Medical clinic: doctor, doctors, doc, physician, primary care, family doctor, family medicine, gp, general practitioner, medical doctor, arzt, ärztin, hausarzt, médecin, docteur, médico, médica, dottore, medico, doktor, aile hekimi, lekar, doktor opšte prakse, ordinacija, praktischer arzt, allgemeinarzt, medico generico, médico de cabecera, pratisyen hekim, médecin généraliste, lekar opšte prakse
Emergency room + Urgent care center + Emergency care service + Hospital: er, emergency room, emergency rooms, emergency department, a&e, casualty, notaufnahme, urgences, urgencias, sala de emergencias, pronto soccorso, acil servis, hitna pomoć
Urgent care center + Walk-in clinic + Emergency care service: urgent care, walk in clinic, walk in doctor
Hospital: hospitals, krankenhaus, spital, klinik, hôpital, ospedale, hastane, bolnica
Dentist + Dental clinic: dentists, dental, dental care, dental clinic, dental office, teeth cleaning, zahnarzt, zahnärztin, zahnklinik, dentiste, odontólogo, odontologo, dentista, diş hekimi, dişçi, diş doktoru, zubar, stomatolog
Orthodontist: braces, invisalign, zahnspange, kieferorthopäde, orthodontiste, ortodoncista
Optometrist + Optician + Eye care center: eye doctor, eye exam, eye care, glasses, eyeglasses, optiker, opticien, óptica, optica, ottico, gözlükçü, optičar, optika
Ophthalmologist: eye surgeon, augenarzt, ophtalmologue, oftalmólogo, oculista, göz doktoru, očni lekar
Pediatrician: kids doctor, children's doctor, child doctor, paediatrician, kinderarzt, pédiatre, pediatra, çocuk doktoru, pedijatar
Dermatologist: skin doctor, hautarzt, dermatologue, dermatólogo, dermatologo, cildiye, dermatolog
Obstetrician-gynecologist + Gynecologist: obgyn, ob gyn, ob/gyn, frauenarzt, gynécologue, ginecólogo, ginecologo, kadın doğum, ginekolog
Psychologist + Psychotherapist + Counselor + Mental health clinic: therapist, therapists, therapy, counseling, counselling, counsellor, shrink, psychologe, psychotherapeut, psychologue, psicólogo, psicologo, psikolog, psiholog, psychiatrische klinik, centro di salute mentale, centro de salud mental, mental health clinic
Physical therapist + Physical therapy clinic: physical therapy, physio, physiotherapy, physiotherapist, physiotherapie, physiotherapeut, kiné, kinésithérapeute, fisioterapia, fisioterapeuta, fizyoterapi, fizioterapeut, fisioterapista, physiotherapiepraxis
Chiropractor: chiropractic, chiropracter, chiro, back doctor, chiropraktiker
Veterinarian + Animal hospital: vetinarian, vetenarian, vet, vets, veterinary, veterinary clinic, animal doctor, pet doctor, tierarzt, tierärztin, vétérinaire, veterinario, veterinaria, veteriner, veterinar
Pharmacy + Drug store: pharmacy, farmacy, pharmasy, drugstore, drug store, drugstores, chemist, chemists, apotheke, pharmacie, farmacia, farmacias, eczane, apoteka
Gym + Fitness center: gyms, fitness, fitness club, workout, crossfit, fitnessstudio, fitnesscenter, salle de sport, gimnasio, palestra, spor salonu, teretana
Yoga studio: yoga, yoga class, yoga classes, yogastudio, centre de yoga, centro de yoga, centro yoga, yoga stüdyosu
Martial arts school + Karate school: martial arts, karate, jiu jitsu, bjj, taekwondo, mma, kampfsport, arts martiaux, artes marciales, arti marziali, dövüş sanatları, borilačke veštine
Judo school + Judo club: judo, judo schule, club de judo, scuola di judo, escuela de judo, džudo klub, judo kulübü
Pet store: pet shop, pet shops, pet supplies, pet supply, pet food, zoohandlung, tierhandlung, animalerie, tienda de mascotas, negozio di animali, petshop, evcil hayvan, prodavnica za kućne ljubimce, zoo prodavnica, pet šop, tienda de animales
Pet groomer: dog groomer, dog grooming, pet grooming, groomer, hundesalon, toilettage, peluquería canina
Pet boarding service + Dog day care center: dog boarding, doggy daycare, dog daycare, kennel, kennels, pet hotel, dog hotel, pet sitting
Day care center + Child care agency + Preschool: daycare, day care, child care, childcare, nursery, kindergarten, babysitter, kita, kinderkrippe, krippe, crèche, garderie, guardería, asilo nido, asilo, kreş, anaokulu, vrtić, kindertagesstätte
Lawyer + Law firm + General practice attorney: attorney, attorneys, lawyers, law office, law offices, legal services, solicitor, barrister, anwalt, rechtsanwalt, anwältin, kanzlei, avocat, abogado, abogada, abogados, avvocato, avukat, advokat, bufete de abogados, anwaltskanzlei, studio legale, law firm
Personal injury attorney: personal injury lawyer, injury lawyer, accident lawyer, car accident lawyer
Divorce lawyer + Family law attorney: divorce attorney, family lawyer, custody lawyer, scheidungsanwalt
Criminal justice attorney: criminal lawyer, criminal defense, dui lawyer, criminal attorney
Immigration attorney: immigration lawyer, visa lawyer
Real estate agency + Real estate agent: realtor, realtors, real estate, real estate office, realty, estate agent, property agent, immobilien, immobilienmakler, makler, agence immobilière, agent immobilier, inmobiliaria, agenzia immobiliare, emlak, emlakçı, nekretnine, agencija za nekretnine, emlak ofisi
Accountant + Certified public accountant + Accounting firm + Tax preparation service: accountants, accounting, cpa, bookkeeper, bookkeeping, buchhalter, treuhänder, treuhand, comptable, contador, contable, commercialista, muhasebeci, mali müşavir, računovođa, knjigovođa, asesoría contable, knjigovodstvo
Tax preparation service + Tax consultant: tax, taxes, tax preparation, tax prep, tax help, tax preparer, steuerberater, fiscaliste, asesor fiscal, vergi danışmanı
Insurance agency + Insurance company: insurance, car insurance, auto insurance, home insurance, versicherung, assurance, assurances, seguro, seguros, assicurazione, assicurazioni, sigorta, osiguranje, versicherungsagentur, agenzia assicurativa, agence d'assurance, agencia de seguros, sigorta acentesi
Bank + Credit union: banks, banking, banque, banco, banca, banka
ATM: atm, cash machine, cashpoint, geldautomat, bancomat, distributeur, cajero automático, bankamatik, bankomat
Notary public: notary, notaries, notar, notaire, notario, notaio, noter, notarijus, javni beležnik
Hotel + Motel: hotels, motel, motels, lodging, accommodation, place to stay, places to stay, inn, unterkunft, übernachtung, hôtel, hébergement, alojamiento, albergo, alloggio, otel, konaklama, smeštaj, prenoćište
Bed & breakfast + Guest house: b&b, bnb, bed and breakfast, guesthouse, gasthaus, chambre d'hôtes, casa rural, pansiyon, prenoćišta
Travel agency: travel agent, travel, reisebüro, agence de voyage, agencia de viajes, agenzia viaggi, seyahat acentası, turistička agencija, seyahat acentesi
Restaurant: restaurants, resteraunt, restaraunt, restauraunt, resturant, restorant, food, places to eat, place to eat, dining, eatery, essen, gaststätte, wirtshaus, où manger, restaurante, restaurantes, ristorante, ristoranti, restoran, restorani, lokanta, yemek, kafana
Takeout restaurant + Chinese takeaway + Pizza takeaway + Indian takeaway + Sushi takeaway: takeaway, takeaways, take away, takeout, take out, carry out, carryout, imbiss, abholrestaurant, à emporter, para llevar, da asporto, paket servis, za poneti
Fast food restaurant: fast food, fastfood, drive thru food, schnellimbiss, comida rápida, brza hrana
Pizza restaurant + Pizza takeaway + Pizza delivery: pizza, pizza place, pizza places, pizzeria, pizzerias, pizza shop, picerija, pizzacı
Italian restaurant: italian, italian food, italienisch, italienisches, italiener, italien, italienne, italiano, italiana, italiani, cucina italiana, italyan, italijanski, italijanska
Chinese restaurant: chinese, chinese food, chinesisch, chinesisches, chinese essen, chinois, chinoise, chino, comida china, cinese, cinesi, çin lokantası, kineski, kineska hrana
Japanese restaurant: japanese, japanese food, japanisch, japanisches, japonais, japonaise, japonés, giapponese, japon lokantası, japanski
Sushi restaurant: sushi, sushi bar, suşi, suši, restaurant de sushis, sushi restaurant
Thai restaurant: thai, thai food, thailändisch, thailändisches, thaïlandais, thaï, tailandés, tailandese, tayland, tajlandski, restaurant thaï, thai lokantası
Indian restaurant: indian, indian food, curry, indisch, indisches, inder, indien, indienne, indiano, indijski
Mexican restaurant + Taco restaurant: mexican, mexican food, tacos, burritos, mexikanisch, mexikanisches, mexicain, mexicaine, mexicano, mexicana, messicano, meksika, meksički
Greek restaurant: greek, greek food, gyros, griechisch, griechisches, grieche, grec, grecque, griego, greco, yunan, grčki
Turkish restaurant: turkish, turkish food, türkisch, türkisches, türke, turc, turque, turco, turca, türk, turski
French restaurant: french, french food, französisch, französisches, français, française, francés, francese, fransız, francuski
Spanish restaurant: spanish, spanish food, spanisch, spanisches, espagnol, español, spagnolo, ispanyol, španski
Korean restaurant: korean, korean food, korean bbq, koreanisch, coréen, coreano, kore, korejski
Vietnamese restaurant: vietnamese, vietnamese food, pho, vietnamesisch, vietnamien, vietnamita, vietnam, vijetnamski
Lebanese restaurant: lebanese, lebanese food, libanesisch, libanais, libanés, libanese, lübnan, libanski
Swiss restaurant: swiss, swiss food, schweizer, schweizerisch, schweizerisches, schweizer küche, suisse, suizo, svizzero, isviçre, švajcarski
German restaurant: german, german food, deutsch, deutsches, allemand, alemán, tedesco, alman, nemački
American restaurant: american, american food, amerikanisch, américain, americano, amerikan, američki
Ethiopian restaurant: ethiopian, ethiopian food, äthiopisch, éthiopien
Asian restaurant: asian, asian food, asiatisch, asiatisches, asiatique, asiático, asiatico, asya, azijski
Mediterranean restaurant: mediterranean, mediterran, méditerranéen, mediterráneo, mediterraneo, akdeniz, mediteranski
Vegan restaurant: vegan food, vegan restaurants, veganes, veganes essen, veganes restaurant, restaurant végétalien, restaurant végan, restaurante vegano, ristorante vegano, vegan restoran, veganski restoran
Vegetarian restaurant: vegetarian food, vegetarian restaurants, vegetarisches, vegetarisches restaurant, restaurant végétarien, restaurante vegetariano, ristorante vegetariano, vejetaryen restoran, vegetarijanski restoran
Seafood restaurant: seafood, fish restaurant, fischrestaurant, fruits de mer, marisquería, mariscos, frutti di mare, balık, balıkçı, riblji restoran
Steak house: steak, steaks, steakhouse, steakhouses, grillrestaurant, steakhaus, restaurant de grillades
Hamburger restaurant: burger, burgers, burger joint, hamburger, hamburgers, burgerrestaurant, burgeri, hamburgueseria, restaurant de hamburgers, hamburgheria, hamburger restoranı, hamburguesería
Barbecue restaurant: bbq, barbecue, barbeque, bar b q, grill restaurant, roštilj
Kebab shop + Doner kebab restaurant: kebab, kebap, döner, doner, doner kebab, dönerci, kebapçı, ćevapi, ćevabdžinica
Breakfast restaurant + Brunch restaurant: breakfast, brunch, pancakes, waffles, frühstück, petit déjeuner, desayuno, desayunos, colazione, kahvaltı, doručak
Cafe + Coffee shop: coffee, coffee shop, coffee shops, coffeeshop, coffee house, coffeehouse, cafes, espresso, latte, kaffee, café, kaffeehaus, cafetería, caffè, caffetteria, kahve, kahveci, kafe, kafić, kafeterija, kaffeebar, kahve dükkanı
Bakery: bakeries, bread, bäcker, boulanger, panadero, panettiere, fornaio, pekar, bäckerei, boulangerie, panadería, panificio, forno, fırın, pekara, panetteria, fırıncı
Bagel shop: bagels, bagel
Donut shop: donuts, doughnuts, doughnut, donut
Dessert shop + Pastry shop + Cake shop: dessert, desserts, cake, cakes, birthday cake, pastry, pastries, konditorei, pâtisserie, pastelería, pasticceria, pastane, poslastičarnica, torte
Ice cream shop: ice cream, gelato, gelateria, eisdiele, eis, glacier, heladería, helado, dondurma, dondurmacı, sladoled, eiscafé, eissalon
Bar: bars, lounge, cocktails, cocktail, kneipe, birreria, bares, bar de copas
Pub: pubs, alehouse, tavern, taverns, pab
Night club: nightclub, nightclubs, clubbing, dance club, disco, diskothek, discothèque, discoteca, gece kulübü, diskoteka, noćni klub
Liquor store: liquor, liquors, alcohol, booze, beer store, wine and spirits, spirituosen, licorería, tekel, prodavnica pića
Florist: flowers, flower shop, flower delivery, blumen, blumenladen, fleuriste, floristería, fiorista, fiori, çiçekçi, cvećara
Clothing store: clothes, clothing, apparel, fashion, kleidung, bekleidung, vêtements, ropa, abbigliamento, giyim, odeća, garderoba, butik, bekleidungsgeschäft, magasin de vêtements, tienda de ropa, giyim mağazası
Shoe store: shoes, sneakers, schuhe, chaussures, zapatos, zapatería, scarpe, ayakkabı, obuća, cipele
Jewelry store: jewelry, jewlery, jewelery, jeweler, jeweller, jewellery, jewelers, schmuck, juwelier, bijouterie, joyería, gioielleria, kuyumcu, zlatara
Cell phone store: phone store, cell phones, phone shop, mobile phone, handy shop, handyladen, téléphone portable, celulares, telefonia, cep telefonu, mobilni telefoni
Mobile phone repair shop: phone repair, iphone repair, screen repair, cell phone repair, handy reparatur, réparation téléphone, reparación de celulares, telefon tamiri, servis telefona
Computer repair service: computer repair, laptop repair, pc repair, mac repair, it support, computer service, computer reparatur, bilgisayar tamiri, servis računara
Electronics store: electronics, elektronik, électronique, electrónica, elettronica, elektronika
Book store: bookstore, bookstores, bookshop, books, buchhandlung, buchladen, librairie, librería, libreria, kitapçı, knjižara
Laundromat + Laundry: laundry, laundromat, coin laundry, washateria, launderette, wäscherei, waschsalon, laverie, lavandería, lavanderia, çamaşırhane, perionica veša, lavanderia a gettoni, vešeraj
Dry cleaner: dry cleaning, dry cleaners, chemische reinigung, pressing, tintorería, kuru temizleme, hemijsko čišćenje, textilreinigung, lavanderia a secco
Tailor: tailors, alterations, seamstress, sewing alterations, schneider, änderungsschneiderei, couturier, retoucherie, sastre, modista, sarta, sarto, terzi, krojač
Shoe repair shop: shoe repair, cobbler, schuster, schuhmacher, cordonnier, zapatero, calzolaio, ayakkabı tamircisi, obućar
Pawn shop: pawn, pawnshop, pawnbroker, pfandhaus, leihhaus, empeño
Thrift store + Second hand store: thrift, thrift shop, thrift shops, goodwill, secondhand, second hand, second hand shop, consignment
Church: churches, kirche, kirchen, église, eglise, iglesia, iglesias, chiesa, chiese, kilise, crkva
Mosque: mosques, masjid, moschee, mosquée, mezquita, moschea, cami, džamija
Synagogue: synagogues, shul, synagoge, sinagoga
School: schools, schule, école, escuela, colegio, scuola, okul, škola
Driving school: driving lessons, driving instructor, drivers ed, fahrschule, auto école, autoescuela, scuola guida, sürücü kursu, auto škola, autoscuola
Movie theater: movies, movie theatre, movie theaters, cinema, cinemas, kino, cinéma, cine, sinema, bioskop
Video arcade: arcade, arcades, spielhalle
Bowling alley: bowling, kegelbahn, kuglana
Event venue + Wedding venue + Banquet hall: wedding venue, party venue, venues, event space, hochzeitslocation, salle de mariage, salón de fiestas, düğün salonu, sala za proslave
Photographer: photography, photographers, wedding photographer, fotograf, photographe, fotógrafo, fotografo, fotoğrafçı
Funeral home: funeral, funerals, mortuary, undertaker, bestattung, bestatter, pompes funèbres, funeraria, pompe funebri, cenaze, pogrebno preduzeće
Taxi service: taxi, taxis, cab, cabs, taksi
Parking lot + Parking garage: parking garage, parking lots, parkhaus
Post office: post offices, postamt, poste, bureau de poste, correos, ufficio postale, postane, pošta
Print shop: printing, printer, printers, copies, copy shop, copy center, druckerei, copyshop, imprimerie, imprenta, tipografia, matbaa, štamparija
Website designer: web design, web designer, website design, webdesign, web developer, izrada sajtova
Marketing agency + Advertising agency: marketing, digital marketing, seo, advertising, werbeagentur, agence de publicité, reklam ajansı
Employment agency: staffing, staffing agency, temp agency, recruiter, recruitment, job agency, personalvermittlung, agence d'intérim, iş bulma kurumu
Nursing home + Assisted living facility: senior living, retirement home, old folks home, elder care, altersheim, pflegeheim, altenheim, maison de retraite, residencia de ancianos, casa di riposo, huzurevi, starački dom
Bicycle store + Bicycle repair shop: bicycle shop, bike shop, fahrradgeschäft, fahrradladen, fahrradhändler, veloladen, velogeschäft, magasin de vélos, tienda de bicicletas, negozio di biciclette, bisikletçi, bisiklet mağazası, servis bicikala
Wine store + Liquor store: wine shop, weinhandlung, caviste, enoteca, tienda de vinos, vinoteka, şarap dükkanı
Language school: sprachschule, école de langues, scuola di lingue, academia de idiomas, škola stranih jezika, dil okulu
Elementary school + School: primary school, grundschule, primarschule, école primaire, scuola elementare, scuola primaria, escuela primaria, osnovna škola, ilkokul
`;
