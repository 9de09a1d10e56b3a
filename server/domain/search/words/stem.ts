/** Words that look inflected and are not. */
const UNINFLECTED = new Set(
  (
    "news lens mars hans sans goods customs does angeles indiana fabrica atlas canvas texas kansas dallas vegas christmas " +
    "controller propeller jeweller traveller modeller"
  ).split(" "),
);

/** Stems by irregular form; each line has the stem before its forms. */
const IRREGULAR = new Map(
  [
    "bus buses",
    "gas gases",
    "lens lenses",
    "menu menus",
    "taxi taxis",
    "ski skis",
    "kiwi kiwis",
    "bikini bikinis",
    "panini paninis",
    "safari safaris",
    "canoe canoes",
    "canvas canvases",
    "quiz quizzes",
    "man men mens",
    "woman women womens",
    "child children childrens",
    "foot feet",
    "tooth teeth",
    "knife knives",
    "shelf shelves",
    "leaf leaves",
    "loaf loaves",
    "wolf wolves",
    "half halves",
    "scarf scarves",
    "bar bares barlar",
    "flor flores",
    "otel oteller",
    "kafe kafeler",
    "ev evler",
    "skola skole",
  ].flatMap((line) => {
    const [stem = "", ...forms] = line.split(" ");
    return forms.map((form) => [form, stem] as const);
  }),
);

/** An ending, its replacement in the stem, and the length of the shortest word that has it. The first rule that fits is applied. */
type Rule = readonly [ending: RegExp, replacement: string, shortest: number];

const TURKISH: readonly Rule[] = [
  [/(?<=[aiou][^aeiou]{0,2})lari$|(?<=[eiou][^aeiou]{0,2})leri$/, "", 8],
  [/(?<=[aiou][^aeiou]{0,2})lar$|(?<=[eiou][^aeiou]{0,2})ler$/, "", 8],
  [/(?<=[ae])si$/, "", 8],
];
const PLURAL: readonly Rule[] = [
  [/(?<=ch|sh|ss|x|tz)es$/, "", 4],
  [/(?<=o)es$/, "", 6],
  [/(?<=eau)x$/, "", 6],
  [/(?<=[^isu])s$/, "", 4],
  // German
  [/(?<=[ei]nt|ei|et|ion|or|ung)en$/, "", 7],
  [/(?<=eur)in(?:nen)?$/, "", 7],
  [/(?<=[^i]e)n$/, "", 7],
];
const FINAL_VOWEL: readonly Rule[] = [
  [/(?<=[^aeiouy])y$/, "i", 4],
  [/ie$/, "i", 5],
  [/(?<=eri)a$/, "", 6],
  // French
  [/euse$/, "eur", 6],
  [/(?<=ien)ne$/, "", 7],
  // Spanish and Italian, and German and French where the ending is the same
  [/(?<=ad|at|ic)[ao]$/, "", 6],
  [/(?<=ic)[iu]$/, "", 7],
  [/(?<=er|ari)[ao]$/, "", 7],
  [/(?<=ian)[aeio]$/, "", 8],
  [/(?<=at|ar|er|nt|or|oran|st)i$/, "", 7],
  [/(?<=ar|arzt|el|eur|ic|ier|ion|ist|ital|nt|or)e$/, "", 6],
  [/(?<=er)e$/, "", 7],
  [/(?<=ion)i$/, "", 7],
  // Serbian
  [/(?<=ij)[aeu]$/, "", 6],
  [/(?<=ar|ek|ik|afan)[ae]$/, "", 6],
];

/** Endings that the rules remove, alone or one after the other. */
const ENDINGS =
  "s es e a o i u as os oes en ien n innen in x ni ler lar leri lari si eler eleri esi alar alari asi y ys ie ies ia ias".split(
    " ",
  );
/** Rule sets in their order, with the last letters of the words that they apply to. */
const RULE_SETS = [
  ["ir", TURKISH],
  ["snx", PLURAL],
  ["yeaoiu", FINAL_VOWEL],
] as const;
const LATIN_WORD = /^[a-z]{4,40}$/;
/** Matches the Arabic and the Hebrew article, with joined conjunctions and prepositions. */
const ARTICLE = /^(?:[وبكف]?ال|لل|ו?ה)(?=\p{L}{3})/u;
const ARTICLES = ["ال", "وال", "بال", "لل", "ה", "וה"];
const HAS_ARTICLES = /^[א-ת\u0620-\u06ff]{3,40}$/;

/**
 * Removes endings of number, gender and case, in English, German, French, Spanish, Italian, Turkish and Serbian at once. Stems serve
 * for comparison only. The stemmer is conservative, since a missed form costs less than two words taken for one. It never joins a
 * noun with its adjective or its trade ("organ" and "organic", "plumber" and "plumbing").
 */
export function stem(word: string): string {
  if (!LATIN_WORD.test(word)) return HAS_ARTICLES.test(word) ? word.replace(ARTICLE, "") : word;
  const irregularStem = IRREGULAR.get(word);
  if (irregularStem !== undefined) return irregularStem;
  let base = word;
  for (const [lastLetters, rules] of RULE_SETS) {
    if (!lastLetters.includes(base.charAt(base.length - 1))) continue;
    if (UNINFLECTED.has(base)) return base;
    base = applyFirst(rules, base);
  }
  return base;
}

/** Returns at most 100 candidates for other forms of a word. Real words among them with the same stem are its forms. */
export function candidateForms(word: string): string[] {
  const ownStem = stem(word);
  if (HAS_ARTICLES.test(word))
    return [ownStem, ...ARTICLES.map((article) => article + ownStem)].filter((form) => form !== word);
  if (!LATIN_WORD.test(word) && !/^[a-z]{3}$/.test(word)) return [];
  const bases = new Set([ownStem]);
  if (ownStem.endsWith("i")) bases.add(ownStem.slice(0, -1));
  const forms = new Set(bases);
  for (const base of bases) for (const suffix of ENDINGS) forms.add(base + suffix);
  if (ownStem.endsWith("eur")) for (const suffix of ["euse", "euses"]) forms.add(ownStem.slice(0, -3) + suffix);
  if (ownStem.endsWith("ien")) for (const suffix of ["ne", "nes"]) forms.add(ownStem + suffix);
  for (const [form, irregularStem] of IRREGULAR) if (irregularStem === ownStem) forms.add(form);
  forms.delete(word);
  return [...forms];
}

function applyFirst(rules: readonly Rule[], word: string): string {
  for (const [suffix, replacement, shortest] of rules) {
    if (word.length >= shortest && suffix.test(word)) return word.replace(suffix, replacement);
  }
  return word;
}
