/** Maps letters to Latin ones. Letters that folding decomposes (й, ё, ї, ά) are missing. */
const TABLE =
  "а a б b в v г g ґ g д d ђ d е e є je ж z з z ѕ dz и i і i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ c у u ф f " +
  "х h ц c ч c џ dz ш s щ sc ъ a ы y э e ю ju я ja " +
  "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o";
const RUNS = /[α-ωа-яєѕіјђљњћџґ]+/g;

const latin = new Map<string, string>([["ь", ""]]);
for (const [, letter = "", letters = ""] of TABLE.matchAll(/(\S+) (\S+)/g)) latin.set(letter, letters);

/**
 * Transliterates Cyrillic and Greek letters of a folded text, as Serbian and ELOT 743 write them without accents ("продавница" is
 * "prodavnica"); the rest stays as it is.
 */
export function transliterate(foldedText: string): string {
  return foldedText.replace(RUNS, writeRun);
}

function writeRun(run: string): string {
  let text = "";
  for (const letter of run.replaceAll("ου", "ou")) text += latin.get(letter) ?? letter;
  return text;
}
