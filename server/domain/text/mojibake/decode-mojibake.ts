import { type ByteEncoding, byteEncodings } from "./byte-encodings.ts";

export interface DecodedText {
  text: string;
  /** Encoding in which the UTF-8 was read, by its name in the Encoding Standard; the first if it happened several times. */
  encoding: string;
}

/** Every UTF-8 sequence outside ASCII has at least two bytes. */
const MAY_BE_MOJIBAKE = /[^\0-\x7f]{2}/;
const NON_ASCII = /[^\0-\x7f]+/g;
/** Number of times that a text may have been read in the wrong encoding. */
const MAX_TIMES = 3;

/**
 * Decodes mojibake: UTF-8 that a program read in an older encoding, also several times over ("CafÃ©", "Caf√©", "CafÃƒÂ©"). Every
 * sequence that looks like UTF-8 must be UTF-8, and the decoded text must have fewer oddities than the text itself: "CAFÉ’S" could be either,
 * and stays. With `fileEncoding` of `misreadEncoding` the oddities do not count. Returns undefined for a text that stays as it is.
 */
export function decodeMojibake(text: string, fileEncoding?: string): DecodedText | undefined {
  if (!MAY_BE_MOJIBAKE.test(text)) return undefined;
  let decodedText: DecodedText | undefined;
  for (let times = 0; times < MAX_TIMES; times++) {
    const next = decodeOnce(decodedText?.text ?? text, decodedText === undefined ? fileEncoding : undefined);
    if (next === undefined) break;
    decodedText = { text: next.text, encoding: decodedText?.encoding ?? next.encoding };
  }
  return decodedText;
}

/**
 * Returns the encoding in which a whole file was read by mistake; undefined if it has a text that is right, or nothing tells. `texts` are
 * cells of its first rows.
 */
export function misreadEncoding(texts: Iterable<string>): string | undefined {
  let joined = "";
  for (const text of texts) if (/[^\0-\x7f]/.test(text)) joined += `${text}\n`;
  return decodeOnce(joined, undefined, true)?.encoding;
}

function decodeOnce(text: string, fileEncoding: string | undefined, isWhole = false): DecodedText | undefined {
  let best: DecodedText | undefined;
  let fewest: number | undefined;
  for (const encoding of byteEncodings()) {
    if (!encoding.start.test(text)) continue;
    const isOfFile = encoding.name === fileEncoding;
    const whole = isOfFile ? decodeAs(encoding, text, true) : undefined;
    if (whole !== undefined) return { text: whole, encoding: encoding.name };
    const decodedText = decodeAs(encoding, text, isWhole);
    if (decodedText === undefined) continue;
    fewest ??= count(ODDITIES, text);
    const oddities = count(ODDITIES, decodedText) + count(DECODED_ODDITIES, decodedText);
    if (oddities >= fewest) continue;
    fewest = oddities;
    best = { text: decodedText, encoding: encoding.name };
  }
  return best;
}

/**
 * Decodes the runs of characters outside ASCII. Returns undefined if none is UTF-8 in this encoding, or if one begins like UTF-8 and is none.
 * With `isWhole` every run must be UTF-8.
 */
function decodeAs(encoding: ByteEncoding, text: string, isWhole: boolean): string | undefined {
  let isSound = MAY_BE_MOJIBAKE.test(text);
  let decodedRuns = 0;
  const decodedText = text.replace(NON_ASCII, (run, offset: number) => {
    const part = isSound ? decodeRun(encoding, run) : undefined;
    if (part !== undefined) decodedRuns++;
    else if (isWhole || encoding.start.test(run) || lostItsEnd(run, text.charAt(offset + run.length))) isSound = false;
    return part ?? run;
  });
  return isSound && decodedRuns > 0 ? decodedText : undefined;
}

/** Tells whether a sequence lost a byte, which became a blank or "?", or was dropped: "Ã " for "à", "â€?" for a quote. */
function lostItsEnd(run: string, next: string): boolean {
  return /â€|‚Ä/.test(run) || (/[ÂÃâ√]$/.test(run) && !/[A-Za-z]/.test(next));
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function decodeRun({ byteOf, utf8: pattern }: ByteEncoding, run: string): string | undefined {
  if (!pattern.test(run)) return undefined;
  const bytes = Uint8Array.from(run, (character) => byteOf.get(character.charCodeAt(0)) ?? 0);
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Symbols that right texts do not attach to a letter. */
const SYMBOLS = "\\u00a1-\\u00a9\\u00ab\\u00ac\\u00af\\u00b1\\u00b5\\u00b6\\u00b8\\u00bc-\\u00bf€‚„†‡ˆ‰‹›˜•ˇ˘˛˝";
/** Closing marks, which end a word. */
const CLOSING = "°ºª®©™”“‘²³¹»";
/** Letters of phonetic alphabets and dead orthographies. */
const RARE_LETTERS =
  "[\\u0180-\\u018e\\u0190-\\u019f\\u01a2-\\u01ae\\u01b1-\\u01cc\\u01dd-\\u0217\\u021c-\\u0258\\u025a-\\u02ba\\u02bd-\\u02ff]";
const LATIN = "\\p{Script=Latin}";
const OTHER_LETTER = "(?!\\p{Script=Latin}|\\p{Script=Common})\\p{L}";

/** Matches what right texts hardly ever have. */
const ODDITIES = new RegExp(
  [
    "[\\u0080-\\u009f]",
    // Signs of mathematics, which bytes of Mac Roman are read as.
    "[√∆≈∂∑∏π∫Ω≠∞≤≥⁄ƒ¬]",
    RARE_LETTERS,
    // A capital within a word, or a small letter after two capitals.
    "(?<=(?!ß)\\p{Ll})\\p{Lu}",
    "(?<=\\p{Lu}\\p{Lu})(?!ß)\\p{Ll}",
    "[Â-ß][ŒœŸ]|Ã[ŠšŽž]",
    `(?<=\\p{L})[${SYMBOLS}]`,
    `(?<=\\p{L})[${CLOSING}](?=\\p{L})`,
    // A capital alone before a dash and a word: "Ã–sterreich".
    "(?<!\\p{L})\\p{Lu}[–—…‘“”•](?=\\p{Ll})",
    "(?<!\\p{Lu})Â[\\u00a0-\\u00bf]|Â(?=[\\u0080-\\u009f])",
    // The first bytes of punctuation, Vietnamese letters and emojis in Mac Roman.
    "‚Ä|·ª|\\uf8ffü",
    "[–—×◊][^\\0-\\x7f][–—×◊]",
  ].join("|"),
  "gu",
);

/** Matches two scripts in a word, and a letter or mark of another script alone. They show that a text should not have been decoded. */
const DECODED_ODDITIES = new RegExp(
  [
    `(?<=${LATIN})${OTHER_LETTER}`,
    `(?<=${OTHER_LETTER})${LATIN}`,
    "(?<![\\p{L}\\p{M}])\\p{M}",
    "(?<![\\p{L}\\p{M}])(?=[\\u0370-\\u08ff])\\p{L}(?![\\p{L}\\p{M}])",
  ].join("|"),
  "gu",
);

function count(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
