const CONSONANTS = new Map(
  (
    "क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m " +
    "य y र r ल l ळ l व v श sh ष sh स s ह h"
  )
    .split(" ")
    .flatMap((letter, index, letters) => (index % 2 === 0 ? [[letter, letters[index + 1] ?? ""] as const] : [])),
);
const VOWELS = new Map(
  [..."अaआaइiईiउuऊuऋriएeऐaiऑoओoऔauाaिiीiुuूuृriेeैaiॉoोoौau".matchAll(/([^a-z])([a-z]+)/g)].map(
    ([, letter = "", vowel = ""]) => [letter, vowel],
  ),
);
const DEPENDENT_VOWEL = /[ा-ौ]/;
const VIRAMA = "्";
const ANUSVARA = "ं";
const LABIAL = /[पफबभम]/;
const RUNS = /[ँ-ॐ]+/g;

/**
 * Writes Devanagari in Latin letters without accents, as people type it: "शर्मा" is sharma. The a that a last consonant implies stays,
 * since Sanskrit names keep it ("himalaya") and Hindi drops it. Takes text whose nuktas are folded; the rest stays as it is.
 */
export function romanizeDevanagari(text: string): string {
  return text.replace(RUNS, romanizeRun);
}

function romanizeRun(run: string): string {
  let text = "";
  for (let index = 0; index < run.length; index++) {
    const letter = run.charAt(index);
    const nextLetter = run.charAt(index + 1);
    const consonant = CONSONANTS.get(letter);
    if (consonant !== undefined)
      text += consonant + (nextLetter === VIRAMA || DEPENDENT_VOWEL.test(nextLetter) ? "" : "a");
    else if (letter === ANUSVARA) text += LABIAL.test(nextLetter) ? "m" : "n";
    else text += VOWELS.get(letter) ?? (letter === VIRAMA ? "" : letter);
  }
  return text;
}

/** Tells whether a word ends in a consonant with an implied a, which Hindi does not pronounce: "गणेश" is ganesh. */
export function endsInImpliedA(word: string): boolean {
  return CONSONANTS.has(word.at(-1) ?? "");
}
