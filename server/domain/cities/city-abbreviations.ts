/** Abbreviations of words in names of cities, as the postal services of the United States and Canada write them. */
const AMERICAN: Readonly<Record<string, readonly string[]>> = {
  bch: ["beach"],
  bnd: ["bend"],
  cir: ["circle"],
  cntr: ["center"],
  crk: ["creek"],
  ctr: ["center"],
  cy: ["city"],
  e: ["east"],
  fls: ["falls"],
  frst: ["forest"],
  ft: ["fort"],
  gdns: ["gardens"],
  grv: ["grove"],
  hbr: ["harbor"],
  hls: ["hills"],
  hts: ["heights"],
  isl: ["island"],
  jct: ["junction"],
  lk: ["lake"],
  lks: ["lakes"],
  mdws: ["meadows"],
  mt: ["mount", "mountain"],
  mtn: ["mountain"],
  n: ["north"],
  pk: ["park"],
  plns: ["plains"],
  pt: ["port", "point"],
  rdg: ["ridge"],
  riv: ["river"],
  rpds: ["rapids"],
  s: ["south"],
  spg: ["spring", "springs"],
  spgs: ["springs"],
  spngs: ["springs"],
  sta: ["station"],
  twp: ["township"],
  vlg: ["village"],
  vly: ["valley"],
  vw: ["view"],
  w: ["west"],
};
const BRITISH: Readonly<Record<string, readonly string[]>> = { on: ["upon"], upon: ["on"] };
/** Both spellings of saints; the gazetteer has one of them. */
const SAINTS: Readonly<Record<string, readonly string[]>> = {
  st: ["saint"],
  ste: ["sainte"],
  saint: ["st"],
  sainte: ["ste"],
};
const WORDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  US: AMERICAN,
  CA: AMERICAN,
  PR: AMERICAN,
  GB: BRITISH,
};
const HAS_SAINT = /(?:^| )(?:st|saint)e?(?: |$)/;
const MAX_SPELLINGS = 16;

const ARABIC_CODES: ReadonlySet<string> = new Set(
  "AE SA QA KW BH OM YE IQ SY JO LB EG LY TN DZ MA SD PS MR".split(" "),
);
/** Matches the article of Arabic, which transcriptions adapt to the next letter or leave out. */
const ARTICLE = /^(?:(?:al|el|ad|an|ar|as|ash|at|ath|az) |ال)(?=\S{3})/;

/** Returns other spellings of a city's key with words written out: "ft worth" gives "fort worth". `code` is ISO alpha-2. */
export function fullCityKeys(code: string, key: string): string[] {
  if (ARABIC_CODES.has(code)) return arabicKeys(key);
  const words = WORDS[code] ?? {};
  if (!key.includes(" ") || !(WORDS[code] || HAS_SAINT.test(key))) return [];
  let spellings = [""];
  for (const word of key.split(" ")) {
    const full = SAINTS[word] ?? words[word] ?? [];
    if (spellings.length * (full.length + 1) > MAX_SPELLINGS) return [];
    spellings = spellings.flatMap((start) => [word, ...full].map((next) => (start === "" ? next : `${start} ${next}`)));
  }
  return spellings.slice(1);
}

/** Drops the article, diacritics of transcription and the hamza of alef. */
function arabicKeys(key: string): string[] {
  const keyWithoutMarks = key.replace(/[ʿʾ\u200e\u200f]/g, "").replace(/[أإآ]/g, "ا");
  const bare = keyWithoutMarks.replace(ARTICLE, "");
  const others = [
    keyWithoutMarks,
    bare,
    keyWithoutMarks.replaceAll(" al ", " el "),
    keyWithoutMarks.replaceAll(" el ", " al "),
  ];
  return others.filter((spelling) => spelling !== key);
}
