/** Maps letters to Latin ones. Letters that folding decomposes (й, ё, ї, ά) are missing. */
const TABLE =
  "а a б b в v г g ґ g д d ђ d е e є je ж z з z ѕ dz и i і i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ c у u ф f " +
  "х h ц c ч c џ dz ш s щ sc ъ a ы y э e ю ju я ja " +
  "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o " +
  "ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ q შ sh ჩ ch ც ts ძ dz " +
  "წ ts ჭ ch ხ kh ჯ j ჰ h " +
  "ա a բ b գ g դ d ե e զ z է e ը y թ t ժ zh ի i լ l խ kh ծ ts կ k հ h ձ dz ղ gh ճ ch մ m յ y ն n շ sh ո o չ ch պ p ջ j " +
  "ռ r ս s վ v տ t ր r ց ts ւ v փ p ք k օ o ֆ f";
const RUNS = /[α-ωа-яєѕіјђљњћџґა-ჰա-ֆ]+/g;

const latin = new Map<string, string>([["ь", ""]]);
for (const [, letter = "", letters = ""] of TABLE.matchAll(/(\S+) (\S+)/g)) latin.set(letter, letters);

/** Armenian e and o at the beginning of a word, which sound as ye and vo there. */
const FIRST_LETTERS: Readonly<Record<string, string>> = { ե: "ye", ո: "vo" };

/**
 * Transliterates letters of a folded text without accents: Cyrillic as Serbian writes it ("продавница" is "prodavnica"), Greek by ELOT 743,
 * Georgian by the national system and Armenian by BGN/PCGN. The rest stays as it is.
 */
export function transliterate(foldedText: string): string {
  return foldedText.replace(RUNS, writeRun);
}

function writeRun(run: string): string {
  const letters = run.replaceAll("ου", "ou").replaceAll("ու", "u");
  let text = FIRST_LETTERS[letters.charAt(0)] ?? "";
  for (const letter of text === "" ? letters : letters.slice(1)) text += latin.get(letter) ?? letter;
  return text;
}
