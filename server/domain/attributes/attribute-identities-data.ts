/** An attribute by its label, with other names of the same thing, separated by commas: British, German, French, Spanish and Italian. */
export type NamedAttribute = readonly [label: string, aliases?: string];

/** Attributes that exports name in several ways, by group, in the order of the filter panel. */
export const ATTRIBUTE_GROUPS: Readonly<Record<string, readonly NamedAttribute[]>> = {
  "Service options": [
    [
      "Outdoor seating",
      `outside seating, outdoor tables, patio seating, patio, terrace, terrasse, garden terrace, sitzplätze im freien, außenbereich, gartenterrasse,
      gastgarten, places assises en extérieur, places en extérieur, terraza, asientos al aire libre, mesas al aire libre,
      posti a sedere all'aperto, tavoli all'aperto, terrazza`,
    ],
    [
      "Rooftop seating",
      "rooftop, roof terrace, sitzplätze auf der dachterrasse, dachterrasse, toit-terrasse, asientos en la azotea, terrazza panoramica",
    ],
    [
      "Dine-in",
      "dining in, eat in, speisen vor ort, vor-ort-verzehr, repas sur place, consumo en el lugar, consumazione sul posto",
    ],
    [
      "Takeout",
      "takeaway, take away, take-away, take out, to go, zum mitnehmen, mitnahme, vente à emporter, à emporter, para llevar, comida para llevar, da asporto, asporto",
    ],
    [
      "Delivery",
      "home delivery, food delivery, lieferdienst, lieferung, lieferservice, livraison, entrega a domicilio, a domicilio, consegna a domicilio",
    ],
    [
      "No-contact delivery",
      "contactless delivery, contact-free delivery, kontaktlose lieferung, livraison sans contact, entrega sin contacto, consegna senza contatto",
    ],
    [
      "Same-day delivery",
      "lieferung am selben tag, livraison le jour même, entrega el mismo día, consegna in giornata",
    ],
    [
      "Curbside pickup",
      "kerbside pickup, curb-side pickup, kerbside collection, curbside collection, abholung am straßenrand, retrait en bordure de trottoir, ritiro esterno",
    ],
    [
      "In-store pickup",
      "in-store pick-up, in store collection, click and collect, abholung im geschäft, retrait en magasin, recogida en tienda, ritiro in negozio",
    ],
    ["In-store shopping", "einkaufen im geschäft, achats en magasin, compra en tienda, acquisti in negozio"],
    ["Drive-through", "drive-thru, drive thru, drivethrough, service au volant"],
    [
      "On-site services",
      "onsite services, on-site service, onsite service, leistungen vor ort, services sur place, servicios en el lugar, servizi in loco",
    ],
    ["Online appointments", "online-termine, rendez-vous en ligne, citas online, citas en línea, appuntamenti online"],
    ["Online classes", "online-kurse, virtual classes, cours en ligne, clases online, corsi online"],
    [
      "Online estimates",
      "online estimate, online quotes, kostenvoranschlag online, devis en ligne, presupuestos online, preventivi online",
    ],
    [
      "Home visits",
      "home service, home services, house calls, at-home service, mobile service, hausbesuche, visites à domicile, visitas a domicilio, visite a domicilio",
    ],
    [
      "Repair services",
      "repairs, reparaturservice, services de réparation, servicios de reparación, servizi di riparazione",
    ],
  ],
  Accessibility: [
    [
      "Wheelchair-accessible entrance",
      `wheelchair accessible, wheelchair access, step-free entrance, rollstuhlgerechter eingang, rollstuhlgängiger eingang, entrée accessible en fauteuil roulant,
      entrada accesible para personas en silla de ruedas, entrada accesible para silla de ruedas, ingresso accessibile in sedia a rotelle`,
    ],
    [
      "Wheelchair-accessible restroom",
      `wheelchair-accessible toilet, wheelchair-accessible toilets, accessible toilet, accessible restroom, rollstuhlgerechtes wc, rollstuhlgerechte toilette,
      toilettes accessibles en fauteuil roulant, aseos adaptados, baño accesible para personas en silla de ruedas, toilette accessibile in sedia a rotelle`,
    ],
    [
      "Wheelchair-accessible seating",
      `rollstuhlgerechte sitzgelegenheiten, rollstuhlgerechte sitzplätze, sièges accessibles en fauteuil roulant, asientos accesibles para personas en silla de ruedas,
      posti a sedere accessibili in sedia a rotelle`,
    ],
    [
      "Wheelchair-accessible parking",
      `wheelchair-accessible parking lot, wheelchair-accessible car park, wheelchair-accessible parking space, disabled parking, rollstuhlgerechter parkplatz,
      parking accessible en fauteuil roulant, aparcamiento accesible para personas en silla de ruedas, parcheggio accessibile in sedia a rotelle`,
    ],
    [
      "Wheelchair-accessible elevator",
      "wheelchair-accessible lift, rollstuhlgerechter aufzug, ascenseur accessible en fauteuil roulant",
    ],
    ["Assistive hearing loop", "hearing loop, induction loop, induktionsschleife, boucle auditive"],
  ],
  "Food and drink": [
    [
      "Vegetarian options",
      "vegetarian, vegetarian food, vegetarian dishes, vegetarische gerichte, vegetarische optionen, options végétariennes, plats végétariens, opciones vegetarianas, piatti vegetariani, opzioni vegetariane",
    ],
    [
      "Vegan options",
      "vegan, vegan food, vegan dishes, vegane gerichte, vegane optionen, options véganes, options vegan, plats véganes, opciones veganas, piatti vegani, opzioni vegane",
    ],
    [
      "Gluten-free options",
      "gluten free, gluten-free food, glutenfreie optionen, glutenfreie gerichte, options sans gluten, opciones sin gluten, opzioni senza glutine",
    ],
    ["Halal food", "halal, halal options, halal-gerichte, plats halal, comida halal, cibo halal"],
    ["Kosher food", "kosher, kosher options, koschere gerichte, plats casher, comida kosher, cibo kosher"],
    [
      "Organic dishes",
      "organic food, organic options, bio-gerichte, bio-speisen, plats bio, platos orgánicos, platos ecológicos, piatti biologici",
    ],
    ["Healthy options", "gesunde gerichte, options saines, opciones saludables, piatti salutari"],
    ["Breakfast", "frühstück, petit-déjeuner, desayuno, desayunos, colazione"],
    ["Brunch"],
    ["Lunch", "mittagessen, déjeuner, almuerzo, almuerzos, pranzo"],
    ["Dinner", "abendessen, dîner, cena, cenas"],
    ["Dessert", "desserts, nachspeisen, nachtisch, postres, postre, dolci"],
    ["Catering", "catering service, traiteur"],
    [
      "Late-night food",
      "late night food, essen zu später stunde, restauration tardive, comida hasta tarde, cibo a tarda notte",
    ],
    ["Quick bite", "quick bites, kleine mahlzeiten, petite restauration, snacks, spuntini"],
    ["Small plates", "kleine gerichte, tapas und kleine gerichte, petites assiettes, raciones, piattini"],
    ["Salad bar", "salatbar, salatbuffet, bar à salades, bufé de ensaladas, buffet di insalate"],
    ["All you can eat", "all-you-can-eat, all you can eat buffet, buffet à volonté, buffet libre"],
    ["Food at bar", "bar food, speisen an der bar"],
    ["Prepared foods", "prepared food, fertiggerichte, plats préparés"],
    ["Coffee", "kaffee, café, caffè"],
    ["Alcohol", "alkohol, alcool, alcol, alcolici"],
    ["Beer", "bier, bière, bières, cerveza, birra"],
    ["Wine", "wein, vin, vins, vino"],
    ["Cocktails", "cocktail, cócteles"],
    ["Spirits", "hard liquor, liquor, spirituosen, spiritueux, bebidas alcohólicas de alta graduación, superalcolici"],
    ["Happy hour drinks", "happy-hour drinks, happy hour, getränke zur happy hour"],
    ["Happy hour food", "happy-hour food, speisen zur happy hour"],
    [
      "Private dining room",
      "privater speiseraum, séparée, salle à manger privée, comedor privado, sala da pranzo privata",
    ],
    ["Counter service", "thekenbedienung, selbstbedienung, service au comptoir, servicio en barra, servizio al banco"],
    ["Seating", "sitzgelegenheiten, sitzplätze, places assises, asientos, posti a sedere"],
    ["Braille menu", "speisekarte in braille, menu en braille, menú en braille, menù in braille"],
  ],
  Children: [
    [
      "Good for kids",
      "kid-friendly, child-friendly, children welcome, kinderfreundlich, für kinder geeignet, convient aux enfants, adapté aux enfants, adecuado para niños, ideal para ir con niños, adatto ai bambini",
    ],
    [
      "High chairs",
      "high chair, highchair, highchairs, hochstühle, hochstuhl, kinderhochstühle, kinderstühle, chaises hautes, tronas, sillas altas para niños, seggioloni",
    ],
    [
      "Kids' menu",
      "kids menu, children's menu, childrens menu, kid's menu, kindermenü, kinderkarte, menu enfant, menu enfants, menú infantil, menú para niños, menù per bambini, menu bambini",
    ],
    [
      "Changing table",
      "changing tables, has changing table(s), baby changing, wickeltisch, wickeltische, table à langer, tables à langer, cambiador, cambiadores, fasciatoio",
    ],
    [
      "Family-friendly",
      "family friendly, familienfreundlich, pour les familles, idéal pour les familles, familiar, adatto alle famiglie",
    ],
    ["Playground", "spielplatz, aire de jeux, parque infantil, parco giochi"],
    ["Good for kids birthday", "kids' birthdays, kindergeburtstag, anniversaires d'enfants"],
  ],
  Pets: [
    [
      "Dogs allowed",
      "dog friendly, dog-friendly, dogs welcome, hunde erlaubt, hunde willkommen, chiens acceptés, chiens autorisés, se admiten perros, cani ammessi",
    ],
    [
      "Dogs allowed inside",
      "dogs welcome inside, hunde drinnen erlaubt, hunde im innenbereich erlaubt, chiens acceptés à l'intérieur, se admiten perros en el interior, cani ammessi all'interno",
    ],
    [
      "Dogs allowed outside",
      "dogs welcome outside, hunde im außenbereich erlaubt, hunde draußen erlaubt, chiens acceptés à l'extérieur, se admiten perros en el exterior, cani ammessi all'esterno",
    ],
    [
      "Pets allowed",
      "pet friendly, pet-friendly, pets welcome, haustiere erlaubt, animaux acceptés, se admiten mascotas, animali ammessi",
    ],
  ],
  Amenities: [
    ["Wi-Fi", "wifi, wireless internet, wlan"],
    [
      "Free Wi-Fi",
      "free wifi, kostenloses wlan, gratis-wlan, wi-fi gratuit, wifi gratis, wi-fi gratis, wi-fi gratuito",
    ],
    [
      "Restroom",
      "restrooms, public restroom, toilet, toilets, wc, toilette, toiletten, toilettes, aseos, baño, baños, servizi igienici, bagno",
    ],
    [
      "Gender-neutral restroom",
      "gender-neutral restrooms, gender-neutral toilet, gender-neutral toilets, unisex-toilette, unisex-toiletten, wc unisex, toilettes non genrées, aseo unisex, toilette unisex",
    ],
    ["Bar on site", "bar onsite, bar vor ort, bar sur place, bar in loco"],
    [
      "Air conditioning",
      "air-conditioned, air conditioned, klimaanlage, klimatisiert, climatisation, climatisé, aire acondicionado, aria condizionata",
    ],
    ["Fireplace", "kamin, offener kamin, cheminée, chimenea, camino"],
    [
      "Good for working on laptop",
      "good for working on a laptop, laptop-friendly, laptop friendly, gut zum arbeiten am laptop, idéal pour travailler sur un ordinateur portable",
    ],
    ["Pool", "swimming pool, schwimmbad, piscine, piscina"],
    ["Fitness center", "fitness centre, gym, fitnessraum, fitnesscenter, salle de sport, gimnasio, palestra"],
  ],
  Parking: [
    [
      "Parking",
      "car park, parking lot, parkplatz, parkplätze, parkmöglichkeiten, aparcamiento, estacionamiento, parcheggio",
    ],
    [
      "On-site parking",
      "onsite parking, parkplatz vor ort, parking sur place, aparcamiento en el lugar, parcheggio in loco",
    ],
    [
      "Free parking lot",
      "free car park, free parking, kostenloser parkplatz, kostenlose parkplätze, parking gratuit, aparcamiento gratuito, parcheggio gratuito",
    ],
    [
      "Paid parking lot",
      "paid car park, paid parking, kostenpflichtiger parkplatz, parking payant, aparcamiento de pago, parcheggio a pagamento",
    ],
    [
      "Free street parking",
      "free of charge street parking, kostenlose parkplätze an der straße, stationnement gratuit dans la rue, aparcamiento gratuito en la calle, parcheggio gratuito in strada",
    ],
    [
      "Paid street parking",
      "kostenpflichtige parkplätze an der straße, stationnement payant dans la rue, aparcamiento de pago en la calle, parcheggio a pagamento in strada",
    ],
    [
      "Free parking garage",
      "free multi-storey car park, free multi-story car park, free multi-story parking garage, kostenloses parkhaus, parking couvert gratuit",
    ],
    [
      "Paid parking garage",
      "paid multi-storey car park, paid multi-story car park, paid multi-story parking garage, kostenpflichtiges parkhaus, parking couvert payant",
    ],
    ["Valet parking", "parkservice, service de voiturier, servicio de aparcacoches, parcheggio custodito"],
  ],
  Atmosphere: [
    ["Romantic", "romantisch, romantique, romántico, romantico"],
    ["Cozy", "cosy, gemütlich, chaleureux, confortable, acogedor, accogliente"],
    ["Casual", "leger, ungezwungen, décontracté, informal, informale"],
    ["Trendy", "angesagt, im trend, tendance, branché, moderno, de moda, alla moda"],
    ["Upscale", "upmarket, gehoben, haut de gamme, elegante, di classe"],
    ["Quiet", "ruhig, calme, tranquilo, tranquillo"],
    ["Historic", "historisch, historique, histórico, storico"],
    ["Live music", "live-musik, livemusik, musique live, concerts, música en directo, música en vivo, musica dal vivo"],
    ["Live performances", "live-auftritte, spectacles, actuaciones en directo, spettacoli dal vivo"],
    ["Sports", "sport, sportübertragungen, deportes"],
    ["Karaoke"],
    ["Dancing", "tanz, tanzen, danse, baile, ballo"],
    ["Trivia night", "quiz night, pub quiz, quizabend, soirée quiz"],
    ["Bar games", "kneipenspiele, jeux de bar"],
    ["Great cocktails", "tolle cocktails, excellents cocktails"],
    ["Great tea selection", "tolle teeauswahl, large choix de thés"],
    ["Great wine list", "tolle weinkarte, belle carte des vins"],
    ["Great dessert", "tolle desserts, excellents desserts"],
  ],
  "Good to know": [
    [
      "Accepts reservations",
      "reservations, takes reservations, reservierungen möglich, nimmt reservierungen an, reservierung möglich, accepte les réservations, réservations acceptées, acepta reservas, se aceptan reservas, accetta prenotazioni",
    ],
    [
      "Reservations required",
      "reservation required, reservierung erforderlich, réservation obligatoire, reserva obligatoria, prenotazione obbligatoria",
    ],
    [
      "Appointment required",
      "appointments required, by appointment only, appointment only, termin erforderlich, sur rendez-vous uniquement, se requiere cita previa, solo su appuntamento",
    ],
    ["Walk-ins welcome", "accepts walk-ins, walk-ins, walk ins"],
    ["Accepting new patients", "accepts new patients, nimmt neue patienten an, accepte de nouveaux patients"],
    ["Groups", "good for groups, groups welcome, gruppen, groupes, grupos, gruppi"],
    ["Solo dining", "good for solo dining, allein essen, repas en solo, ideal para comer solo"],
    ["Tourists", "touristen, touristes, turistas, turisti"],
    [
      "University students",
      "college students, studierende, studenten, étudiants, universitarios, studenti universitari",
    ],
    ["LGBTQ+ friendly", "lgbtq friendly, lgbtq+-freundlich, accueillant pour les lgbtq+"],
    ["Transgender safe space", "transgender safespace, sicherer ort für transgender"],
    ["Women-owned", "identifies as women-owned, women owned, woman-owned, women-led, identifies as women-led"],
    ["Small business", "identifies as small business"],
  ],
  Payments: [
    [
      "Credit cards",
      "credit card, accepts credit cards, kreditkarten, kreditkarte, cartes de crédit, carte de crédit, tarjetas de crédito, tarjeta de crédito, carte di credito",
    ],
    [
      "Debit cards",
      "debit card, accepts debit cards, debitkarten, debitkarte, cartes de débit, tarjetas de débito, carte di debito",
    ],
    [
      "NFC mobile payments",
      "mobile payments, nfc payments, contactless payments, contactless, zahlung per nfc, mobile zahlungen per nfc, paiement mobile nfc, pagos móviles nfc, pagamenti mobili nfc",
    ],
    ["Cash only", "cash-only, nur bargeld, nur barzahlung, espèces uniquement, solo efectivo, solo contanti"],
    ["Checks", "cheques, accepts checks, accepts cheques, schecks, chèques, assegni"],
  ],
};

/** Groups of exports, as folded text, by the group of the panel that shows their other attributes. */
export const GROUP_ALIASES: Readonly<Record<string, string>> = {
  "Service options":
    "service options, services, serviceoptionen, options de service, opciones de servicio, opzioni di servizio",
  Accessibility: "accessibility, barrierefreiheit, accessibilité, accesibilidad, accessibilità",
  "Food and drink": `food and drink, offerings, dining options, popular for, angebot, angebote, gastronomische optionen, beliebt für, offre, restauration, services de restauration,
    qué ofrece, comidas, opciones del menú, offerte, ristorazione`,
  Children: "children, kids, kinder, enfants, niños, bambini",
  Pets: "pets, haustiere, animaux de compagnie, animaux, mascotas, animali domestici",
  Amenities: "amenities, ausstattung, services et commodités, commodités, servicios, comodidades, servizi",
  Parking: "parking, parken, parkplätze, stationnement, aparcamiento, parcheggio",
  Atmosphere:
    "atmosphere, highlights, ambiente, atmosphäre, ambiance, points forts, atmosfera, aspectos destacados, in evidenza",
  "Good to know":
    "good to know, planning, crowd, from the business, business type, planung, publikum, planification, clientèle, planificación, clientela, pianificazione",
  Payments:
    "payments, payment, payment methods, payment options, zahlungen, zahlungsmethoden, paiements, pagos, pagamenti",
};

/** British words and phrases of the folded names of other attributes, and the American ones that replace them. */
export const AMERICAN_WORDS: Readonly<Record<string, string>> = {
  "multi storey car park": "parking garage",
  "multi story car park": "parking garage",
  "free of charge": "free",
  "car park": "parking lot",
  "take away": "takeout",
  takeaway: "takeout",
  kerbside: "curbside",
  toilet: "restroom",
  toilets: "restrooms",
  cosy: "cozy",
  upmarket: "upscale",
  lift: "elevator",
  cheque: "check",
  cheques: "checks",
  centre: "center",
  theatre: "theater",
  colour: "color",
  colours: "colors",
  grey: "gray",
  flavour: "flavor",
  flavours: "flavors",
  neighbourhood: "neighborhood",
  programme: "program",
  programmes: "programs",
  jewellery: "jewelry",
  licence: "license",
  organised: "organized",
  personalised: "personalized",
  customised: "customized",
  specialised: "specialized",
  storey: "story",
  tyre: "tire",
  tyres: "tires",
  yoghurt: "yogurt",
  "pick up": "pickup",
  onsite: "on site",
};
