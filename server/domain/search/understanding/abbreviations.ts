/** Groups of folded words that mean the same in addresses and names. */
const GROUPS = `street st, saint st, avenue ave av, road rd, boulevard blvd, drive dr, lane ln, court ct, place pl, square sq, highway hwy,
  parkway pkwy, suite ste, mount mt, fort ft, north n, south s, east e, west w, strasse str, plaza plz, company co, brothers bros,
  center ctr centre, doctor dr, ulica ul, bulevar bul, cadde cad caddesi, sokak sok sokagi, mahalle mah mahallesi, first 1st, second 2nd,
  third 3rd, fourth 4th, fifth 5th, sixth 6th, seventh 7th, eighth 8th, ninth 9th, tenth 10th, theater theatre, and und et`;

const variantsByWord = new Map<string, string[]>();
for (const group of GROUPS.split(",")) {
  const words = group.trim().split(" ");
  for (const word of words)
    variantsByWord.set(word, [...(variantsByWord.get(word) ?? []), ...words.filter((other) => other !== word)]);
}
/** Matches German street names, which may be abbreviated: "bahnhofstr" is bahnhofstrasse. */
const STREET_ENDING = /^(\p{L}{3,}str)(asse)?$/u;

/** Returns other ways to write a word of an address: "st" for "street". */
export function abbreviationVariants(word: string): readonly string[] {
  const [, stem, suffix] = STREET_ENDING.exec(word) ?? [];
  if (stem !== undefined) return [suffix === undefined ? `${stem}asse` : stem];
  return variantsByWord.get(word) ?? [];
}
