const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;
const VOWELS = 21;
const SYLLABLES = /[가-힣]+/g;

const INITIAL_LETTERS = "g kk n d tt r m b pp s ss - j jj ch k t p h".split(" ");
const SILENT = INITIAL_LETTERS.indexOf("-");
const VOWEL_LETTERS = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ");
const FINAL_LETTERS = "- k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ");
/** Finals before a vowel, which begin its syllable. */
const LINKED_FINALS = "- g kk ks n nj n d r lg lm lb ls lt lp r m b ps s ss ng j ch k t p -".split(" ");
/** Finals that turn the next g, d and j into k, t and ch. */
const FINALS_WITH_H = new Set([6, 15, 27]);
const ASPIRATED: Readonly<Record<string, string>> = { g: "k", d: "t", j: "ch" };
/** Final and initial consonants that change each other. */
const ASSIMILATED: Readonly<Record<string, string>> = {
  "k n": "ngn",
  "k r": "ngn",
  "k m": "ngm",
  "n r": "ll",
  "t n": "nn",
  "t r": "nn",
  "t m": "nm",
  "l n": "ll",
  "l r": "ll",
  "m r": "mn",
  "p n": "mn",
  "p r": "mn",
  "p m": "mm",
  "ng r": "ngn",
};
/** Before i, d is j and t is ch: "같이" is gachi. */
const PALATALIZED: Readonly<Record<string, string>> = { d: "j", t: "ch", lt: "lch" };
const I = VOWEL_LETTERS.indexOf("i");

/** Writes Hangul in Latin letters by the Revised Romanization, as pronounced: "신라" is silla. The rest stays as it is. */
export function romanizeKorean(text: string): string {
  return text.replace(SYLLABLES, romanizeSyllables);
}

function romanizeSyllables(syllables: string): string {
  let text = "";
  let final = 0;
  for (const syllable of syllables) {
    const index = syllable.charCodeAt(0) - FIRST_SYLLABLE;
    const initial = Math.floor(index / (VOWELS * FINALS));
    const vowel = Math.floor(index / FINALS) % VOWELS;
    text += consonants(final, initial, vowel) + VOWEL_LETTERS[vowel];
    final = index % FINALS;
  }
  return text + consonants(final, SILENT, -1);
}

/** Writes the consonants between two vowels. A vowel of -1 is the end of the text. */
function consonants(final: number, initial: number, vowel: number): string {
  const [first = "", second = ""] = [FINAL_LETTERS[final], INITIAL_LETTERS[initial]];
  if (final === 0) return latin(second);
  if (initial === SILENT && vowel !== -1) {
    const linked = LINKED_FINALS[final] ?? "";
    return latin((vowel === I ? PALATALIZED[linked] : undefined) ?? linked);
  }
  const aspirated = FINALS_WITH_H.has(final) ? ASPIRATED[second] : undefined;
  if (aspirated !== undefined) return (final === 6 ? "n" : final === 15 ? "l" : "") + aspirated;
  return ASSIMILATED[`${first} ${second}`] ?? first + latin(second);
}

function latin(letters: string): string {
  return letters === "-" ? "" : letters;
}
