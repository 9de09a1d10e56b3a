const ROWS =
  "あa いi うu えe おo かka きki くku けke こko がga ぎgi ぐgu げge ごgo さsa しshi すsu せse そso ざza じji ずzu ぜze ぞzo " +
  "たta ちchi つtsu てte とto だda ぢji づzu でde どdo なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho ばba びbi ぶbu べbe ぼbo " +
  "ぱpa ぴpi ぷpu ぺpe ぽpo まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa ゐi ゑe をo んn ゔvu ゕka ゖke ゎwa";
const LETTERS = new Map(ROWS.split(" ").map((pair) => [pair.charAt(0), pair.slice(1)]));
const SMALL_VOWELS = new Map(
  [..."ぁaぃiぅuぇeぉo".matchAll(/(.)([a-z])/g)].map(([, kana = "", vowel = ""]) => [kana, vowel]),
);
const SMALL_Y = new Map([
  ["ゃ", "ya"],
  ["ゅ", "yu"],
  ["ょ", "yo"],
]);
const RUNS = /[ぁ-ゖァ-ヶー]+/g;
const KATAKANA_TO_HIRAGANA = 0x60;

/** Writes kana in Latin letters, as Hepburn does without marks of length: "ラーメン" is ramen. The rest stays as it is. */
export function romanizeKana(text: string): string {
  return text.replace(RUNS, romanizeRun);
}

function romanizeRun(run: string): string {
  let text = "";
  let isDoubled = false;
  for (const character of run) {
    const kana = character >= "ァ" && character <= "ヶ" ? toHiragana(character) : character;
    const vowel = SMALL_VOWELS.get(kana);
    const syllable = SMALL_Y.get(kana);
    if (kana === "っ") isDoubled = true;
    else if (vowel !== undefined) text = withVowel(text, vowel);
    else if (syllable !== undefined) text = withY(text, syllable);
    else {
      const letters = LETTERS.get(kana) ?? "";
      text += (isDoubled ? doubledConsonant(letters) : "") + letters;
      isDoubled = false;
    }
  }
  return text;
}

function toHiragana(katakana: string): string {
  return String.fromCharCode(katakana.charCodeAt(0) - KATAKANA_TO_HIRAGANA);
}

function doubledConsonant(letters: string): string {
  return letters.startsWith("ch") ? "t" : (/^[^aiueon]/.exec(letters)?.[0] ?? "");
}

/** Replaces the last vowel: "ふ" and "ぁ" are fa. */
function withVowel(text: string, vowel: string): string {
  if (/(?:^|[aiueo])u$/.test(text)) return `${text.slice(0, -1)}w${vowel}`;
  return (/[aiueo]$/.test(text) ? text.slice(0, -1) : text) + vowel;
}

/** Joins a small ya, yu or yo: "き" and "ゃ" are kya, "し" and "ゃ" are sha. */
function withY(text: string, syllable: string): string {
  const consonant = text.replace(/[aiueo]$/, "");
  return consonant + (/(?:sh|ch|j)$/.test(consonant) ? syllable.slice(1) : syllable);
}
