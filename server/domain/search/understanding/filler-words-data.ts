/** Phrases of queries in English, German, French, Spanish, Italian, Turkish and Serbian, some in Russian and Arabic, separated by commas. */

/** Phrases for what a query asks for beside words and a place. */
export const INTENT_PHRASES = {
  openNow: `open today, today open, that are open, geöffnet, heute geöffnet, geöffnet heute, ouvert, ouverte, ouverts, ouvertes, ouvert aujourd'hui,
    abierto, abierta, abierto hoy, aperto oggi, otvoreno`,
  alwaysOpen: `24 hours, 24 hour, 24 hrs, 24 hr, 24h, 24hrs, 24hr, 24 h, 24 7, 24x7, 24 hours a day, open 24 hours, open 24 hour, open 24 7, open 24h,
    all night, open all night, around the clock, 24 stunden, 24 std, rund um die uhr, 24 stunden geöffnet, 24 heures, 24h 24, 24 heures sur 24,
    24 horas, abierto 24 horas, 24 ore, aperto 24 ore, 24 ore su 24, 24 saat, 7 24, 24 saat açık, 24 sata, 0 24, non stop, otvoreno 24 sata`,
  nearMe: `near me, nearby, near by, nearest, closest, close by, close to me, around me, around here, near here, in my area, in the area, next to me,
    in der nähe, in meiner nähe, nähe, umgebung, in der umgebung, près de moi, près d'ici, autour de moi, à proximité, à côté, proche de moi,
    cerca de mí, cerca de mi, cerca, cercano, cercana, más cercano, vicino a me, vicino, nelle vicinanze, qui vicino, yakınımda, yakınımdaki,
    yakınlarda, yakındaki, en yakın, bana yakın, blizu mene, u blizini, u mojoj blizini, najbliži, najbliža, najbliže`,
};
export type Intent = keyof typeof INTENT_PHRASES;

/** Phrases before a place. */
export const PREPOSITIONS = `in, near, at, around, near to, close to, next to, nearby to, within, inside, in the city of, in the area of, in and around, opposite, across from, beside,
  im, bei, beim, nahe, nahe bei, unweit von, unweit vom, nähe, in der nähe von, in der nähe vom, in der nähe der, in der nähe des, in der nähe, neben, gegenüber, gegenüber von, gegenüber vom,
  rund um, um, in der stadt, à, en, dans, près de, pres de, proche de, autour de, aux environs de, en face de, en face du, à côté de, à côté du, proche du,
  cerca de, cerca del, junto a, al lado de, al lado del, frente a, en la ciudad de, alrededor de, a, ad, presso, vicino a, vicino al, vicino alla, vicino all, près du, pres du, nei pressi di, accanto a, di fronte a, naast, tegenover, vlakbij, perto de, perto do, perto da, ao lado de, ao lado do, dalle parti di, u, kod, blizu, oko, u gradu, u blizini,
  у, около, возле, рядом с, недалеко от, قرب, بالقرب من, بجانب`;

/** Phrases before a place that tell how far it may be, by language. Each number takes the place of "N". */
export const WALKING_PHRASES = [
  {
    numbers: "two three four five six seven eight nine ten twelve fifteen twenty thirty",
    phrases: `within N minutes of, within N minutes from, within N min of, within a N minute walk of, within N minutes walk of, within N minutes walking distance of,
      less than N minutes from, N minutes from, N min from, N minute walk from, N minutes walk from, N min walk from, walking distance of, walking distance from,
      within walking distance of, within walking distance from, in walking distance of, walkable from, a short walk from, short walk from`,
  },
  {
    numbers: "zwei drei vier fünf zehn fünfzehn zwanzig dreißig",
    phrases: `N minuten von, N minuten vom, N min von, N min vom, N gehminuten von, N gehminuten vom, N minuten zu fuß von, N minuten zu fuß vom, zu fuß von, zu fuß vom,
      fußläufig von, fußläufig vom, fußläufig zu, fußläufig zum`,
  },
  {
    numbers: "deux trois quatre cinq dix quinze vingt trente",
    phrases: `à N minutes de, à N minutes du, à N min de, à N min du, à N minutes à pied de, à N minutes à pied du, à pied de, à pied du`,
  },
  {
    numbers: "dos tres cuatro cinco diez quince veinte treinta",
    phrases: `a N minutos de, a N minutos del, a N min de, a N min del, a N minutos a pie de, a N minutos a pie del, a N minutos andando de, a N minutos andando del`,
  },
  {
    numbers: "due tre quattro cinque dieci quindici venti trenta",
    phrases: `a N minuti da, a N minuti dal, a N minuti dalla, a N minuti a piedi da, a N minuti a piedi dal, a N minuti a piedi dalla`,
  },
] as const;

/** Phrases after a place, as in "Kadıköy yakınında". */
export const POSTPOSITIONS = `yakınında, yakınındaki, civarında, civarındaki, çevresinde, içinde, şehrinde, yanında, karşısında,
  bölgesinde, semtinde, mahallesinde`;

/** Stop words, which say nothing about what is searched. */
export const FILLERS = `the, a, an, and, or, of, for, to, with, in, on, at, near, by, from, around, within, inside, is, are, i, me, my, some, any,
  want, need,
  find, search, looking, look, looking for, where, wheres, where is, where can i find, show, show me, what, whats, which, who, whos, can, could, you,
  there, best, the best, top, top rated, top 10, best rated, highest rated, good, great, recommended, local, place, please, that, has, have, does,
  can, get,
  der, die, das, den, dem, ein, eine, einen, und, oder, mit, für, von, zu, zum, zur, im, bei, am, wo, suche, finde, beste, bester, bestes, besten,
  was ist, wer ist, was hat, wer hat, welche sind, welche haben, haben, gute, guter, gutes,
  le, la, les, l, un, une, des, du, de, d, et, ou, avec, pour, dans, à, au, aux, en, chez, où, cherche, qu'est-ce qui est, qui est, quels sont,
  trouver, meilleur, meilleure, meilleurs,
  meilleures, bon, bonne,
  el, los, las, una, unos, unas, del, y, o, con, para, por, que, donde, dónde, qué está, qué hay, cuáles están, busco, buscar, mejor, mejores, buen,
  buena, bueno,
  il, lo, gli, i, uno, della, dei, delle, di, e, per, nel, nella, dove, cosa, cosa è, cos'è, cosa c'è, chi è, quali sono, cerco,
  migliore, migliori, buono, buona,
  ve, veya, ile, için, bir, bu, ne var, nerede, en iyi, iyi,
  i, ili, sa, za, u, na, gde, gde je, šta, šta je, ko je, najbolji, najbolja, najbolje, dobar, dobra, dobro, neki, neka`;
