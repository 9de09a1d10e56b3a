/**
 * Goods, needs and complaints, and the kinds of businesses that help: `category + category: phrase, phrase`, in English, German,
 * French, Spanish, Italian, Turkish and Serbian. The first category is the likeliest. A phrase may stand in several lines. Fillers in
 * phrases do not count: "lost my keys" is "lost keys".
 */
export const GOODS_LINES = `
Bar + Pub + Brewery + Liquor store: beer, beers, craft beer, draft beer, ipa, pint, bier, bière, cerveza, birra, bira, pivo
Sports bar + Pub + Bar: watch game, watch football, watch soccer, live sports, pool table, darts, fussball schauen, maç izlemek
Seafood market + Supermarket: fresh fish, buy fish, fresh seafood, frischer fisch, poisson frais, pescado fresco, pesce fresco, taze balık, sveža riba
Bar + Night club: drinks, drink, trinken gehen, boire un verre, tomar algo, copas, piće
Bar: cocktail, margarita, mojito, gin tonic, aperitif, aperitivo, koktel, kokteyl
Wine store + Liquor store + Bar: wine, red wine, white wine, champagne, prosecco, wein, rotwein, vin, vino, şarap
Liquor store: whiskey, whisky, vodka, gin, rum, tequila, schnaps, rakija, rakı
Cafe + Coffee shop: cappuccino, americano coffee, flat white, hot chocolate, iced coffee, chai, kaffee trinken, kafa, kava, kahve, türk kahvesi, café crème, tee trinken
Tea house + Cafe: tea, green tea, bubble tea, çay, čaj
Bakery + Cake shop + Pastry shop: birthday cake, wedding cake, cupcakes, cupcake, pie, pies, torte, geburtstagstorte, hochzeitstorte, kuchen, gâteau, gâteau d'anniversaire, pastel, tarta, tarta de cumpleaños, torta, torta di compleanno, pasta cake, doğum günü pastası, yaş pasta, rođendanska torta
Bakery + Cafe: croissant, croissants, brownies, cookies, muffins, gipfeli
Bakery + Supermarket: bread, sourdough, baguette, rolls, bun, brot, brötchen, semmel, zopf, du pain, comprar pan, pane, ekmek, simit, hleb, burek, kifla
Cafe + Bakery + Sandwich shop: sandwich, sandwiches
Supermarket + Grocery store + Convenience store: milk, eggs, butter, cheese, fruit, vegetables, bananas, potatoes, rice, water bottle, diapers, toilet paper, milch, eier, gemüse, obst, lait, œufs, légumes, leche, huevos, verduras, latte fresco, uova, verdura, süt, yumurta, sebze, mleko, jaja, povrće, market, lebensmittel einkaufen, faire les courses
Convenience store + Gas station + Tobacco shop: snacks, cigarettes, lottery tickets, ice cubes, zigaretten, sigara, cigarete
Butcher shop + Supermarket: meat, beef, pork, chicken meat, sausage, ground beef, fleisch, wurst, viande, carne, et ürünleri, meso
Pizza restaurant + Italian restaurant: calzone, margherita, pizza slice, pepperoni
Italian restaurant: pasta, spaghetti, lasagna, lasagne, risotto, ravioli, carbonara, gnocchi, tiramisu, makarna
Mexican restaurant + Taco restaurant: burrito, taco, quesadilla, enchiladas, nachos, guacamole, fajitas
Thai restaurant: pad thai, tom yum, green curry, red curry, tom kha
Chinese restaurant + Dim sum restaurant + Asian restaurant: dumplings, dumpling, dim sum, fried rice, chow mein, spring rolls, wonton, peking duck, bao, teigtaschen
Chinese restaurant + Thai restaurant + Noodle shop + Vietnamese restaurant + Ramen restaurant: noodles, noodle soup, nudeln, nouilles
Ramen restaurant + Japanese restaurant: ramen, udon, miso soup, tempura, teriyaki
Sushi restaurant + Japanese restaurant: maki, sashimi, nigiri
Indian restaurant: tikka masala, butter chicken, naan, biryani, samosa, tandoori, masala
Vietnamese restaurant: banh mi, summer rolls, bun cha
Korean restaurant: bibimbap, kimchi, bulgogi
Greek restaurant: souvlaki, gyro, moussaka, tzatziki
Lebanese restaurant + Mediterranean restaurant: falafel, hummus, shawarma, mezze
Kebab shop + Turkish restaurant: dürüm, lahmacun, köfte, pide, iskender
Swiss restaurant: rösti, raclette, käsefondue, cheese fondue, zürcher geschnetzeltes, älplermagronen, fondue au fromage
German restaurant + Austrian restaurant + Swiss restaurant: schnitzel, bratwurst, currywurst, sauerkraut, spätzle
Spanish restaurant + Tapas restaurant: tapas, paella, sangria
French restaurant: crêpes, crepes, quiche, escargot, ratatouille
Steak house: ribeye, sirloin, filet mignon, t bone, tomahawk, entrecôte, biftek, bistecca
Barbecue restaurant: ribs, brisket, pulled pork, ćevapi, pljeskavica, leskovački roštilj
Seafood restaurant: lobster, oysters, crab, shrimp, clams, fish and chips, homard, langosta, aragosta, škampi
Hamburger restaurant + Fast food restaurant: cheeseburger, fries, burger, burgers, hamburger, veggie burger, pommes, patates kızartması
Fast food restaurant + Chicken restaurant: fried chicken, chicken nuggets, chicken wings, hot dog, hot dogs
Restaurant + Fast food restaurant + Cafe: lunch, dinner, supper, something to eat, hungry, mittagessen, abendessen, znacht, zmittag, déjeuner, dîner, comida, almuerzo, cena, cenar, pranzo, öğle yemeği, akşam yemeği, ručak, večera, eat out, eat, essen gehen, manger, comer, mangiare, yemek yemek, jesti
Hamburger restaurant + Kebab shop + Pizza restaurant: fast food, schnellimbiss, comida rápida, restauration rapide, brza hrana
Ice cream shop: sundae, milkshake, milkshakes, sorbet, frozen yogurt, eiscreme, glace, glaces, sorvete, sladoled na kugle
Candy store + Chocolate shop + Supermarket: candy, chocolates, pralines, schokolade, chocolat, caramelos, çikolata, čokolada
Dentist + Dental clinic: toothache, tooth ache, tooth pain, tooth hurts, teeth hurt, tooth, teeth, root canal, wisdom tooth, wisdom teeth, cavity, filling tooth, broken tooth, dental implant, dental implants, dentures, veneers, crown tooth, teeth whitening, zahnschmerzen, zahnweh, wurzelbehandlung, weisheitszahn, mal de dents, rage de dents, dolor de muelas, dolor de dientes, mal di denti, dolore ai denti, diş ağrısı, diş, kanal tedavisi, zubobolja, boli zub, boli me zub
Orthodontist + Dentist: aligners, retainer, crooked teeth
Pharmacy + Drug store: medicine, medication, prescription, pills, cough medicine, cough syrup, headache pills, aspirin, ibuprofen, painkillers, band aid, antibiotics, vitamins, medikamente, medikament, rezept einlösen, médicaments, médicament, medicamentos, medicinas, medicine farmaco, farmaci, ilaç, lekovi, lijekovi, lek
Pharmacy + Doctor + Walk-in clinic: flu shot, vaccine, vaccination, covid test, covid vaccine, impfung, grippeimpfung, vaccin, vacuna, vaccino, aşı, vakcina
Doctor + Urgent care center + Walk-in clinic: fever, flu, sore throat, headache, cough, cold and flu, feel sick, check up, checkup, physical exam, blood test, std test, stomach ache, fieber, grippe, halsschmerzen, kopfschmerzen, husten, fièvre, mal de gorge, fiebre, dolor de cabeza, febbre, mal di testa, ateş, baş ağrısı, temperatura, glavobolja
Hospital + Emergency room + Urgent care center: broken arm, broken leg, broken bone, stitches, chest pain, x ray, mri
Dermatologist + Doctor: rash, skin rash, acne, eczema, mole removal, wart, hautausschlag, ausschlag, akne, acné, cilt, osip
Physical therapist + Chiropractor + Doctor: back pain, neck pain, knee pain, sciatica, sports injury, rückenschmerzen, nackenschmerzen, mal de dos, dolor de espalda, mal di schiena, bel ağrısı, bol u leđima
Psychologist + Psychotherapist + Counselor + Mental health clinic: depression, anxiety, stress, burnout, panic attacks, marriage counseling, couples therapy, grief, angststörung, dépression, anxiété, depresión, ansiedad, depressione, ansia, depresyon, kaygı, depresija, anksioznost
Optician + Optometrist + Eye care center: contact lenses, contact lens, contacts lenses, reading glasses, sunglasses, spectacles, prescription glasses, eye test, kontaktlinsen, brille, brillen, sehtest, lentilles, lunettes, lentes de contacto, lentillas, gafas, anteojos, lenti a contatto, occhiali, lens, gözlük, göz muayenesi, naočare, sočiva, kontaktna sočiva
Pediatrician + Doctor: sick child, sick baby, baby checkup, krankes kind
Gynecologist + Obstetrician-gynecologist: pregnancy, pregnancy test, pap smear, ultrasound, schwangerschaft, grossesse, embarazo, gravidanza, gebelik, trudnoća
Veterinarian + Animal hospital: dog vet, cat vet, sick dog, sick cat, sick pet, rabies shot, spay, neuter, puppy shots, kranker hund, kranke katze, chien malade, perro enfermo, cane malato, hasta köpek, bolestan pas, dog doctor
Pet store + Veterinarian + Pet groomer: dog, cat, puppy, kitten, hund, katze, chien, perro, gato, gatto, köpek, kedi, mačka
Pet store: dog food, cat food, cat litter, dog toys, dog leash, aquarium fish, bird seed, hundefutter, katzenfutter, croquettes, comida para perros, cibo per cani, köpek maması, kedi maması, hrana za pse, hrana za mačke
Hair salon + Barber shop: haircut, hair cut, cut hair, hair, hairstyle, hair color, hair dye, highlights, blowout, balayage, perm, haare schneiden, cut and color, haarschnitt, haare färben, coupe de cheveux, couper cheveux, coupe cheveux, corte de pelo, cortar pelo, corte de cabello, taglio capelli, tagliare capelli, saç kesimi, saç kestirmek, saç, šišanje, farbanje kose, frizer
Barber shop + Hair salon: shave, beard trim, beard, fade, buzz cut, kids haircut, bartpflege, barbe, barba, sakal tıraşı, tıraş, brijanje
Beauty salon + Day spa: facial, waxing, eyelashes, lash extensions, eyebrows, threading, make up artist, makeup artist, wimpern, épilation, depilación, ceretta, ağda, depilacija, trepavice
Nail salon: gel nails, acrylic nails, nail polish, ongles, gelnägel
Day spa + Massage spa: sauna, facial massage, relax, couples massage, hot stone massage, hamam
Gym + Fitness center: weight lifting, weights, personal trainer, lose weight, treadmill, spinning, krafttraining, abnehmen, musculation, pesas, perder peso, pesi, kilo vermek, mršavljenje
Yoga studio: pilates, meditation, meditation class
Martial arts school + Judo school: self defense, self defence, self defense class, boxing, kickboxing, selbstverteidigung, autodéfense, defensa personal, autodifesa, samoodbrana
Auto repair shop + Mechanic: arreglar coche, reparar coche, auto reparieren, réparer voiture, riparare auto, araba tamiri, popraviti auto, oil change, brake, brakes, brake pads, brake repair, transmission, muffler, exhaust, alternator, spark plugs, check engine light, engine repair, car inspection, smog check, fix car, repair car, car broke, car battery, dead battery, car ac, dent, bremsen, auspuff, ölwechsel, auto kaputt, autopanne, freins, vidange, panne de voiture, frenos, cambio de aceite, freni, cambio olio, yağ değişimi, fren, kočnice, zamena ulja, popravka auta
Auto body shop: dent, dents, scratch, fix car, repair car, bumper, beule, arreglar coche, reparar coche, auto reparieren, réparer voiture, riparare auto, araba tamiri, popraviti auto, carrosserie, popravka auta
Towing service + Auto repair shop: car broke down, broke down car, broken down car, breakdown, car won't start, dead battery, jump start, stuck car, panne, pannenhilfe, dépanneuse, remolque, soccorso stradale, yol yardım, pomoć na putu
Tire shop + Auto repair shop: flat tire, flat tyre, punctured tire, puncture, tire change, new tires, winter tires, wheel alignment, tire rotation, rims, reifenwechsel, winterreifen, reifenpanne, platten, crevaison, changement de pneus, pinchazo, cambio de llantas, cambio gomme, foratura, lastik, patlak lastik, probušena guma, zamena guma
Car wash: wash car, clean car, car detailing, detailing, auto waschen, laver voiture, lavar coche, lavare auto, pranje auta
Gas station: diesel, fuel, unleaded, benzin, essence, gasolina, benzina, gorivo
Locksmith: lost keys, lost key, keys, key, locked out, spare key, duplicate key, key cutting, broken lock, change locks, lock change, house lockout, car lockout, schlüssel, schlüssel verloren, ausgesperrt, clés, clé perdue, porte claquée, llaves, perdí llaves, chiavi, chiavi perse, anahtar, anahtar kayboldu, kapıda kaldım, ključ, ključevi, izgubljen ključ
Plumber: leak, leaking pipe, leaky faucet, leaking faucet, dripping tap, burst pipe, pipe burst, pipes, water leak, blocked toilet, clogged toilet, toilet repair, blocked sink, clogged sink, kitchen sink, blocked drain, sewer, garbage disposal, shower repair, rohrbruch, verstopfter abfluss, verstopfte toilette, wasserhahn tropft, fuite d'eau, fuite, wc bouché, robinet, fuga de agua, tubería, desatasco, perdita d'acqua, tubo rotto, scarico intasato, su kaçağı, tıkalı lavabo, curi voda, zapušena sudopera
Plumber + HVAC contractor: hot water, no hot water, water heater, boiler, kein warmwasser, chauffe eau, calentador, caldaia, kombi, bojler
HVAC contractor + Air conditioning contractor: broken ac, ac not working, broken air conditioner, heater, broken heater, no heat, thermostat, ventilation, ductwork, heizung kaputt, chauffage, calefacción, riscaldamento, kalorifer, grejanje
Electrician: power outage, no power, power outlet, outlet, outlets, light switch, light fixture, light fixtures, ceiling fan, ceiling fan installation, ceiling fans, circuit breaker, fuse, fuse box, breaker box, breaker, rewire, rewiring, panel upgrade, chandelier, short circuit, sicherung, lights, ceiling light, ceiling lights, install lights, smoke detector, doorbell, ev charger installation, lampe montieren, licht defekt, steckdose, stromausfall, kurzschluss, prise électrique, court circuit, panne de courant, enchufe, cortocircuito, presa elettrica, priz, elektrik arızası, sigorta attı, utičnica, osigurač
Roofing contractor: leaky roof, roof leak, shingles, gutters, gutter, new roof, dach undicht, toiture, gotera
Pest control service: mice, rats, roaches, cockroaches, ants, bed bugs, bedbugs, wasps, wasp nest, spiders, termites, rodents, fleas, mäuse, ratten, bettwanzen, wespennest, kakerlaken, souris, punaises de lit, cafards, ratones, cucarachas, chinches, topi, scarafaggi, cimici, hamam böceği, bubašvabe, miševi, stenice
Landscaper + Gardener + Lawn care service: mow lawn, mow grass, cut grass, hedge trimming, rasen mähen, tondre pelouse, cortar césped, tagliare erba, çim biçme, košenje trave
Tree service + Landscaper: fallen tree, cut down tree, tree cutting
Moving service + Moving and storage service + Moving company: moving boxes, move apartment, moving truck, movers and packers, furniture moving, piano movers, removals, removal company, man and van, umziehen, umzugskartons, déménager, ev taşıma, selidba
House cleaning service: clean house, clean apartment, deep cleaning, window cleaning, carpet cleaning, spring cleaning, move out cleaning, end of tenancy cleaning, putzen, fensterputzer, wohnung putzen, ménage, limpiar casa, pulire casa, ev temizliği, čišćenje stana
Handyman/Handywoman/Handyperson + General contractor: tv mounting, furniture assembly, drywall, fix door, home repairs
Jewelry store: ring, rings, wedding ring, wedding rings, engagement ring, engagement rings, wedding band, wedding bands, necklace, earrings, bracelet, bracelets, diamond, diamonds, gold chain, watch battery, verlobungsring, ehering, eheringe, halskette, ohrringe, alliance mariage, bague, bague de fiançailles, collier, anillo de compromiso, anillo, collar oro, anello, anello di fidanzamento, fede nuziale, yüzük, nişan yüzüğü, alyans, kolye, küpe, verenički prsten, prsten, ogrlica
Florist: roses, red roses, tulips, bouquet, bouquets, wedding flowers, funeral flowers, orchids, rosen, blumenstrauss, blumenstrauß, bouquet de fleurs, flores, rosas, ramo de flores, mazzo di fiori, rose rosse, çiçek, buket, gül buketi, cveće, buket cveća, ruže
Furniture store + Mattress store: sofa, couch, mattress, mattresses, bed, bed frame, dining table, desk, wardrobe, armchair, bookshelf, matratze, sofas, bett, tisch, schrank, canapé, matelas, sofá, colchón, cama, divano, materasso, letto, koltuk, yatak, kanepe, krevet, dušek, kauč
Clothing store: dress, dresses, shirt, shirts, t shirt, t shirts, jeans, pants, trousers, skirt, jacket, jackets, coat, winter coat, sweater, hoodie, underwear, socks, swimsuit, suit, suits, hemd, hemden, kleid, jacke, wintermantel, chemise, pantalon, robe, manteau, camisa, pantalones, vestido, abrigo, camicia, pantaloni, vestito, gömlek, pantolon, elbise, košulja, haljina, jakna
Formal wear store + Tailor + Bridal shop + Clothing store: tuxedo, tuxedos, tuxedo rental, tux, tux rental, smoking anzug, prom dress, anzug, costume homme, esmoquin, damatlık, odelo
Bridal shop + Clothing store: wedding dress, wedding gown, brautkleid, hochzeitskleid, robe de mariée, vestido de novia, abito da sposa, gelinlik, venčanica
Tailor: hem pants, zipper repair, dress alterations, hose kürzen, ourlet, dobladillo, orlo
Shoe store: boots, heels, high heels, sandals, running shoes, slippers, stiefel, laufschuhe, bottes, baskets, zapatillas, botas, stivali, scarpe da corsa, çizme, spor ayakkabı, patike, čizme
Book store: book, novel, novels, comics, textbooks, magazines, cookbook, buch, bücher, roman, romane, livre, livres, libro, libros, libri, kitap, knjiga, knjige
Hardware store + Home improvement store: hammer, nails and screws, screwdriver, screws, drill, power drill, tools, lumber, plywood, light bulb, light bulbs, paint, paint brushes, duct tape, ladder, padlock, wrench, saw, werkzeug, schrauben, schraubenzieher, bohrmaschine, nägel hammer, outils, marteau, tournevis, perceuse, herramientas, martillo, destornillador, taladro, attrezzi, martello, cacciavite, trapano, çekiç, tornavida, matkap, čekić, šrafciger, bušilica
Bicycle store + Bicycle repair shop: bike repair, bicycle repair, bike tire, flat bike tire, fahrrad, fahrräder, bike tune up, fix bike, e bike, bikes, bike, velo reparatur, velo, fahrrad reparatur, fahrradreparatur, réparation vélo, vélo, bicicleta, reparar bicicleta, bicicletta, riparare bici, bisiklet, bisiklet tamiri, bicikl, popravka bicikla
Toy store: toys, toy, lego, board games, puzzle, dolls, spielzeug, jouets, juguetes, giocattoli, oyuncak, igračke
Electronics store: tv, television, headphones, charger, laptop, camera, fernseher, kopfhörer, téléviseur, écouteurs, televisor, cuffie, televizyon, kulaklık, televizor, slušalice
Cell phone store + Electronics store: iphone, smartphone, phone case, phone charger, sim card, prepaid phone, sim karte, carte sim, sim kart, sim kartica
Mobile phone repair shop: cracked screen, broken phone, broken screen, fix phone, phone screen
Computer repair service: slow computer, virus removal, broken laptop, fix computer, data recovery
Gift shop + Souvenir store: gift, gifts, souvenirs, birthday present, geschenk, cadeau, regalo, hediye, poklon
Office supply store: pens, notebooks, printer paper, envelopes, office supplies
Sporting goods store: tennis racket, football, basketball, golf clubs, ski rental, soccer ball, tent
Baby store: stroller, crib, baby clothes, car seat, kinderwagen, poussette, passeggino, bebek arabası, kolica
Musical instrument store: guitar, piano, drums, violin, gitarre, guitare, guitarra, chitarra, gitar, gitara
Cosmetics store + Beauty supply store: makeup, lipstick, perfume, skincare, shampoo, parfüm, maquillage, maquillaje, trucco, šminka
Photographer + Photo shop + Pharmacy: passport photo, passport photos, passport pictures, visa photo, id photo, passfoto, passbild, passbilder, photo d'identité, photo passeport, foto de pasaporte, foto carnet, fototessera, vesikalık, vesikalık fotoğraf, fotografija za pasoš
Photographer: family portrait, headshots, portraits, wedding photos, baby photos, hochzeitsfotos
Print shop + Copy shop: business cards, flyers, posters, photocopies, photocopy, banners, fotokopi, visitenkarten, cartes de visite, kartvizit, fotokopiranje
Post office + Shipping and mailing service: stamps, mail package, ship package, send package, send parcel, parcel, briefmarken, paket verschicken, timbres, colis, sellos, enviar paquete, francobolli, spedire pacco, kargo, poslati paket
Laundromat + Dry cleaner + Laundry: wash clothes, wash laundry, washing machine, laundry service, wäsche waschen, laver linge, lavar ropa, lavare vestiti, çamaşır yıkama, pranje veša
Dry cleaner: suit cleaning, wedding dress cleaning, stain removal, hemden reinigen
Accountant + Tax preparation service: tax return, tax returns, file taxes, taxes, payroll, bookkeeping help, irs, audit, steuererklärung, déclaration d'impôts, impôts, declaración de impuestos, dichiarazione dei redditi, vergi beyannamesi, poreska prijava
Lawyer + Law firm: divorce, custody, lawsuit, sue, will lawyer, last will, testament, will and testament, contract lawyer, legal help, legal advice, dui, eviction, accident claim, green card, scheidung, rechtsberatung, klage, divorce avocat, testament notaire, divorcio, herencia, divorzio, eredità, boşanma, miras, razvod, nasledstvo
Lawyer + Notary public: write will, make will, testament schreiben, estate planning
Notary public + Lawyer: notarize, notarized, documents notarized, document notarized, last will, power of attorney, beglaubigung, procuration, poder notarial, procura, vekaletname, overa
Real estate agency: buy house, buy home, house for sale, houses for sale, homes for sale, sell house, apartment rent, apartment for rent, apartments for rent, apartments, rent apartment, house for rent, wohnung mieten, haus kaufen, wohnung, acheter maison, appartement à louer, comprar casa, alquilar piso, comprare casa, affittare appartamento, kiralık ev, satılık ev, kupiti stan, iznajmiti stan
Insurance agency: health insurance, life insurance, home owners insurance, renters insurance, insurance quote, krankenversicherung, assurance maladie, seguro de coche
Bank + ATM: mortgage, loan, open account, savings account, withdraw money, exchange money, cash, kredit, hypothek, prêt, crédit, préstamo, hipoteca, mutuo, prestito, kredi, para çekme, podići novac
Currency exchange service + Bank: exchange money, currency exchange, money exchange, geld wechseln, change argent, cambio de moneda, cambio valuta, döviz, menjačnica
Language school: learn english, learn spanish, learn german, learn french, learn italian, english lessons, english classes, spanish lessons, spanish classes, german lessons, german course, english course, deutschkurs, deutsch lernen, englischkurs, englisch lernen, apprendre anglais, cours d'anglais, cours de français, aprender inglés, clases de inglés, corso di inglese, imparare inglese, ingilizce kursu, almanca kursu, kurs engleskog, čas engleskog
Driving school: learn drive, learn driving, driving lesson, driver's license, drivers license, permis de conduire, führerschein, autofahren lernen, sacar licencia, carnet de conducir, patente di guida, ehliyet, vozačka dozvola
Musical instrument store + Music school: piano lessons, guitar lessons, klavierunterricht, cours de piano, clases de guitarra
Tutoring service: tutor, math tutor, homework help, nachhilfe, soutien scolaire, ripetizioni, özel ders
Day care center + Preschool: babysitting, watch my kids, kinderbetreuung, garde d'enfants
Night club: dance, dancing, place to dance, party, dj, tanzen, tanzen gehen, danser, salir de fiesta, bailar, ballare, dans etmek, izlazak
Movie theater: watch movie, watch film, film, films, imax, new movie, filme, películas, film izle, gledati film
Museum + Art gallery: exhibition, paintings, ausstellung, exposition, exposición, mostra, sergi, izložba
Hotel + Motel: room for night, bed for night, hotel rooms, place sleep, somewhere sleep, sleep, vacation stay, zimmer, chambre, habitación, camera d'albergo, prenoćište
Travel agency: cruise, cruises, flights, plane tickets, vacation packages, honeymoon, holiday, holidays, urlaub, flüge, vols, voyage organisé, vuelos, vacaciones, voli, vacanza, uçak bileti, tatil, letovanje, avio karte
Taxi service: ride airport, airport ride, airport transfer, airport shuttle, flughafentransfer
Library + Public library: borrow books, study room, bücher ausleihen, emprunter livres
Church: sunday service, sunday mass, bible study, prayer, worship service, baptism, gottesdienst, misa, culto domenicale
Tattoo shop: piercing, ear piercing, nose piercing, ohrloch
Funeral home: cremation, burial, beerdigung
`;
