import type { CategoryGroup } from "../../contract/business.ts";

/*
 * Nouns of shops, suppliers and makers, and the group of their goods (docs/decisions/0065-groups-by-goods.md). Written by hand, in the form
 * of category-group-data.
 */

/** English nouns of shops. A shop whose goods have no group is "other". */
export const SHOP_HEADS = `shop, store, bookstore, outlet, outlet store, boutique, stall, seller, retailer, dealership, market, parts store, supply store, supply shop, showroom, stand, mart, emporium`;

/** Nouns of shops in other languages; they stand before their goods or after them. */
export const FOREIGN_SHOP_HEADS = `tienda, almacén, negozio, magasin, commerce, loja, Laden, Geschäft, Handlung, Markt, winkel, handel, sklep, salon, obchod, prodejna, prodavnica, продавница, trgovina,
  dyqan, mağaza, mağazası, dükkan, dükkanı, toko, kedai, butik, butikk, affär, butiken, forretning, kauppa, bolt, üzlet, magazin, κατάστημα, магазин, крамниця, متجر, محل, cửa hàng, tiệm`;

/** Nouns of hire services and markets. Hired goods without a group are "other". */
export const RENTAL_HEADS = `market place, marketplace, depot, rental, rentals, rental service, rental agency, hire, hire shop, hire service`;

/** Nouns of suppliers and makers. They serve other businesses, unless their goods belong to another group. */
export const MAKER_HEADS = `supplier, supplies, wholesaler and importer, wholesaler, wholesale, manufacturer, exporter, importer, distributor, producer, factory, mill, refinery, industry, fabricator, processor, foundry,
  merchant, maker, supply, processing, processing company, machinery, equipment, warehouse, dealer of, manufacturing, manufacturing company`;

/** Goods by the group that people look for them in. "other" has goods that only a plain shop sells. */
export const GOODS: Partial<Record<CategoryGroup, string>> = {
  restaurants: `sandwich, cake, cupcake, donut, doughnut, bagel, dessert, pastry, pie, salad, soup, juice, noodle, coffee, pretzel, cookie, frozen yogurt, yogurt, gelato, kebab, açaí, tortilla, bun, pizza, burger,
    waffle, crepe, smoothie, bubble tea, ice cream, churro, taco, falafel, shawarma, chicken, snack, bread, kahve, hot dog, pasta, poke, café, candy, sweets, confectionery, chocolate, popcorn, tea,
    rice cracker`,
  healthcare: `wheelchair, hearing aid, hearing assistance, hearing, medical, medical equipment, orthopedic, orthopedics, surgical, surgical appliance, orthopedic appliance, orthodontic appliance, mobility appliance, contact lenses, disability, mobility, mobility equipment, diabetes, optical,
    eyeglasses, eyewear, herbal medicine, chinese medicine, oriental medicine, physiotherapy, dental, drug, organic drug, vitamin, medicine, homeopathic, prosthetics, pharmaceutical, pharmacy,
    oxygen, oxygen equipment, x-ray, x-ray equipment, hospital, hospital equipment, denture, breast pump, crutch, orthopedic shoe, nutrition, sports nutrition, sunglasses`,
  "auto-services": `auto, car, truck, motorcycle, tire, tyre, rv, vehicle, motorsports, racing car, race car, wheel, brake, muffler, car battery, auto battery, alternator, camper, camper van, van, bus, trailer, moped,
    scooter, hub cap, engine, diesel engine, atv, motor scooter, automotive, auto parts, boat, motor, license plate, towing equipment, towing, autoricambi, ricambi, pneumatici, recambios,
    repuestos, Autoteile, Reifen, yedek parça, oto, lastik, autodíly, části samochodowe, battery, golf cart, snowmobile, aircraft charter`,
  "beauty-wellness": `beauty, beauty products, cosmetics, cosmetic, beauty supply, hair, hair extensions, barber, wig, perfume, fragrance, tanning, nail, skin care, tattoo, aromatherapy, essential oil, make-up, makeup,
    kozmetik, parfümeri, massage, exercise equipment, fitness equipment, fitness, gym equipment, yoga, toiletries, hairdressing, salon, spa, bodybuilding, hairdresser`,
  "home-services": `furniture, furnishing, bed, bedding, mattress, sofa, couch, futon, waterbed, kitchen, kitchenware, bathroom, bath, shower, shower door, tile, floor, flooring, parquet, linoleum, laminate, carpet,
    rug, tatami, curtain, drapery, blind, blinds, shutter, window, window treatment, door, glass, mirror, lighting, lamp, lamp shade, light bulb, chandelier, hardware, tool, ladder, scaffolding,
    paint, wallpaper, building materials, building material, building equipment, construction material, construction equipment, finishing materials, building, construction, construction machine,
    lumber, timber, wood, plywood, molding, cement, concrete, ready mix concrete, brick, stone, marble, granite, sand, gravel, aggregate, dirt, topsoil, soil, mulch, bark, sod, turf, fertilizer,
    roofing, siding, insulation, dry wall, drywall, plaster, gypsum, stucco, masonry, plumbing, pipe, boiler, furnace, fireplace, gas logs, stove, wood stove, firewood, grill, barbecue, heating,
    heating equipment, air conditioning, air conditioner, air conditioning system, ventilating equipment, ventilation, water heater, hot water, hot water system, hot tub, sauna, pool,
    swimming pool, swimming pool supply, pond, garden, garden furniture, garden machinery, lawn, lawn mower, lawn equipment, landscaping, landscape, greenhouse, hydroponics, irrigation,
    irrigation equipment, fence, awning, gate, patio, patio enclosure, deck, stair, ceiling, cabinet, countertop, appliance, household appliance, electrical appliance, refrigerator, washer,
    washer and dryer, dishwasher, vacuum cleaner, vacuum cleaning system, electrical, electrical equipment, electrical products, electric generator, generator, wire and cable, solar, solar energy,
    solar energy equipment, photovoltaic, lock, safe, alarm, fire alarm, home, house, houseware, household, household goods, household chemicals, home goods, home improvement, do-it-yourself, diy,
    garage door, garage, garden building, shed, water filter, purifier, water purifier, air purifier, water softening, water softening equipment, water treatment, water purification, water cooler, water pump, pump, rainwater tank,
    septic tank, linens, shelving, cleaning products, cleaning, janitorial equipment, laundry, laundry equipment, retaining wall, paving materials, swimming pool equipment, plastic window,
    plast window, pvc, aluminum frames, wood frame, wicker, cane furniture, interior decoration, interior design, decor, home decor, portable building, truss, elevator, plant nursery, air filter,
    thermal insulation, screw, fastener, nail and screw, faucet, sink, sanitary ware, crushed stone, natural stone, basement, bathroom accessories, bathroom furniture, upholstery, woodworking,
    woodworking supply, aquarium furniture, cutlery, chinaware, glassware, desk, chair, table, antique furniture, butane gas, propane, lpg, inverter, gas cylinder, bottled gas, kerosene, coal, heating oil,
    tile and stone, storage, pool supply`,
  "professional-services": `office, office equipment, office furniture, office supply, business, computer hardware, computer software, printer, printing, printing equipment, printer ink, toner, toner cartridge, copier,
    copying, copying supply, laminating equipment, packaging, packaging supply, telecommunications, telecommunications equipment, telephone, pos terminal, eftpos equipment, sign, banner,
    promotional products, corporate gift, store fixture, store equipment, restaurant equipment, restaurant supply, hotel supply, catering equipment, stationery, audiovisual equipment, hotel equipment, safety equipment, fire protection, fire protection equipment,
    fire protection system, security, security equipment, welding, welding gas, measuring instrument, video conferencing, video conferencing equipment, engineering model, tool and die, forklift,
    crane, plant and machinery, machinery, paper bag, plastic bag, pos, rubber stamp, copy, photocopy`,
  education: `school, educational, school supply, educational supply, teaching materials`,
  entertainment: `bike, sport, sports, sporting goods, outdoor sports, game, video game, hobby, toy, music, musical instrument, instrument, guitar, piano, violin, drum, sheet music, music box, record, cd, dvd, video,
    art supply, art, craft, model, model train, miniatures, kite, magic, party, party equipment, fireworks, balloon, piñata, golf, tennis, table tennis, badminton, hockey, soccer, football,
    baseball, basketball, cricket, rugby, running, ski, snowboard, surf, windsurfing, skate, skateboard, scuba, dive, diving, canoe, kayak, paddle, camping, camping equipment, outdoor, fishing,
    hunting, hunting and fishing, bait, archery, airsoft, paintball, billiards, billiard, pool table, dart, bowling, equestrian, martial arts, martial arts supply, trading card, sports card,
    amusement machine, amusement ride, amusement, pinball machine, pinball, jukebox, theater, theatrical, cinema, cinema equipment, dj, stage lighting, karaoke equipment, karaoke, playground,
    playground equipment, aeromodel, rc, drone, swimming, aquatic, water sports, water ski, hiking, climbing, gymnastics, trampoline, sports equipment, stringed instrument, musical, bicycle,
    electric bicycle, used bicycle, saddlery, tent, marquee, outdoor clothing and equipment, airbrushing, tack, lottery, comic book, comic, collectible, poster, painting, figurine, doll, stamp, sports memorabilia, scrapbooking, telescope, watersport,
    water sport, swim, scuba diving, arts and crafts`,
  shopping: `wear, ammo, shoe, clothing, clothes, apparel, garment, dress, fashion, costume, theatrical costume, lingerie, uniform, footwear, sport wear, sportswear,
    sportwear, music video, leather, leather goods, fur, jewelry, watch, bag, luggage, fabric, cotton, wool, silk, thread, jeans, food, frozen food,
    seasoning, grocery, beverage, drink, water, mineral water, drinking water, bottled water, soft drink, wine, beer, liquor, alcohol, spirit,
    winemaking, brewing, meat, ham, sausage, poultry, fish, seafood, oyster, shrimp, fruit, vegetable, produce, rice, grain, flour, spice, soy sauce,
    sauce, condiment, olive oil, sugar, dairy, milk, cheese, egg, honey, foie gras, tofu, nut, health food, tobacco, cigar, cannabis, incense,
    candle, flower, florist, orchid, plant, artificial plant, bonsai plant, garden flower, seed, souvenir, gift, handicraft, novelty, christmas tree, religious,
    religious statue, christmas, wedding souvenir, ice, baby, maternity, bridal, wedding, coffee machine, gun, ammunition, police, army, navy,
    drinking, baking, baking supply, cake decorating equipment, butter, salt, pasta sauce, makeup bag, tableware, used, computer, computer accessory,
    computer software, used computer, adult dvd, sewing machine, christian book, religious book, book, antique, needlework, yarn, bead, dance,
    flamenco dance, christian, clock`,
  "hotels-travel": `vacation home, holiday home`,
  "pets-animals": `animal, pet, bird`,
  other: `food machinery, hay, feed, horse, cattle, livestock, agricultural, agrochemicals, crop, farm, farm equipment, agricultural machinery,
    dairy farm equipment, church, coffin, casket, helium, helium gas, restaurant, restaurant furniture, bar, bar stool, ice cream equipment, ticket,
    funeral, bakery equipment, mobile home, mobile home supply, tractor, tractor parts`,
};
