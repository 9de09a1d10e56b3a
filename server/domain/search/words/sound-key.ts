const SOUNDS: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/ph/g, "f"],
  [/c(?=[eiy])|z/g, "s"],
  [/c(?!h)k?|q/g, "k"],
  [/[aeiouy]+/g, "a"],
  [/(.)\1+/g, "$1"],
];

/** Phonetic key, equal for words that sound much alike in English: "bycicle" and "bicycle", "farmacy" and "pharmacy". */
export function soundKey(word: string): string {
  return SOUNDS.reduce((key, [letters, sound]) => key.replace(letters, sound), word);
}
