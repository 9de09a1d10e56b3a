/** Umlauts and đ written as two letters, and as folding writes them. */
const PAIRS = [
  ["ae", "a"],
  ["oe", "o"],
  ["ue", "u"],
  ["dj", "d"],
] as const;
/** Matches umlauts in "mueller", not in "queen"; "status" is not "statues". */
const TWO_LETTERS = /(?<!q)(?:ae|oe|ue(?!s?$)|dj)/g;
const ONE_LETTER = /(?<![aeiouq])[aou](?!s?$)(?![aeiou])|d(?!j)/g;
const MIN_CHARS = 4;
/** Limits the variants of a word. */
const MAX_PLACES = 4;

/** Writes each umlaut of a word in the other way, one at a time and all at once, whether or not such words exist. */
export function spellingVariants(word: string): string[] {
  if (word.length < MIN_CHARS || word.length > 40) return [];
  const variants = new Set<string>();
  for (const [pattern, from, to] of [
    [TWO_LETTERS, 0, 1],
    [ONE_LETTER, 1, 0],
  ] as const) {
    const places = [...word.matchAll(pattern)].slice(0, MAX_PLACES);
    const replacements = new Map(PAIRS.map((pair) => [pair[from] as string, pair[to] as string]));
    const writeDifferently = (letters: string) => replacements.get(letters) ?? letters;
    for (const { 0: letters, index } of places) {
      variants.add(word.slice(0, index) + writeDifferently(letters) + word.slice(index + letters.length));
    }
    if (places.length > 1) variants.add(word.replace(pattern, writeDifferently));
  }
  variants.delete(word);
  return [...variants].filter((variant) => variant.length >= MIN_CHARS);
}
