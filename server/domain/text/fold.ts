const PLAIN = /^[\x20-\x7e]*$/;

/** Letters that Unicode does not take apart into a base letter and an accent. */
const LETTERS: Record<string, string> = {
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ς: "σ",
};

/**
 * Text as it is compared and searched: lower-cased, accents folded (Turkish İ and ı too), typographic quotes, dashes and
 * wide or ornamental letters made plain, runs of spaces one space. Letters of other scripts stay what they are.
 * Folding twice changes nothing.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return collapse(text.toLowerCase());
  const bare = text
    .replace(/´/g, "'")
    .replace(/[™®©℠]/g, "")
    .normalize("NFKD")
    .replace(/[‘’‛ʼʻ′]/g, "'")
    .replace(/[\u0300-\u036f]/g, "");
  if (PLAIN.test(bare)) return collapse(bare.toLowerCase());
  return collapse(
    bare
      .replace(/[“”„‟″]/g, '"')
      .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
      .replace(/[‐‑‒–—―−]/g, "-")
      .toLowerCase()
      .replace(/[ıßæœøđðþłħς]/g, (letter) => LETTERS[letter] ?? letter)
      .normalize("NFC"),
  );
}

function collapse(text: string): string {
  return (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, " ") : text).trim();
}
