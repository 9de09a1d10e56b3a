import type { FeatureProperties } from "./read-map-tile.ts";

/** Maximum length of a name that fits on a map. */
const MAX_CHARS = 44;
/** Characters that XML forbids, that steer terminals and the direction of text, or that show nothing. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]+/gu;
/** Average width of a letter in the widest common font, relative to the font size; letters of wide scripts are square. */
const LETTER_WIDTH_EM = 0.58;
const BOLD_LETTER_WIDTH_EM = 0.67;
const WIDE_LETTERS = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g;

export interface LabelOptions {
  /** Language of names, where the archive has it. */
  language: string;
  /** Names that it does not match are left out: the font of a picture has no letters for them. */
  letters?: RegExp;
}

/** Returns a feature's name in a language, or else as it is signed there; undefined if it has none that fits on a map. */
export function labelText(properties: FeatureProperties, { language, letters }: LabelOptions): string | undefined {
  for (const key of [`name:${language}`, "name"]) {
    const value = properties[key];
    const text = typeof value === "string" ? value.replace(UNSAFE, " ").replace(/\s+/g, " ").trim() : "";
    if (text !== "") return text.length <= MAX_CHARS && (letters?.test(text) ?? true) ? text : undefined;
  }
  return undefined;
}

/** Estimates the width of a text in CSS pixels. */
export function labelWidth(text: string, fontPx: number, isBold: boolean): number {
  const wideLetters = text.match(WIDE_LETTERS)?.length ?? 0;
  const letterWidth = isBold ? BOLD_LETTER_WIDTH_EM : LETTER_WIDTH_EM;
  return fontPx * (letterWidth * (text.length - wideLetters) + wideLetters);
}
