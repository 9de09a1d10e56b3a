import type { FontTable } from "./font-table.ts";

export interface FittedText {
  /** Font size in pixels. */
  size: number;
  lines: string[];
}

/** A font size in pixels and the maximum number of lines. */
export interface TextSetting {
  size: number;
  maxLines: number;
}

/** Factor for kerning and rounding. */
const WIDTH_MARGIN_FACTOR = 1.01;

/** Returns pixels. A character without a glyph counts as one em. */
export function textWidth(text: string, size: number, font: FontTable): number {
  let width = 0;
  for (const char of text) width += font.get(char.codePointAt(0) ?? 0) ?? 1;
  return width * size * WIDTH_MARGIN_FACTOR;
}

/**
 * Wraps the text into lines of at most `width` pixels and about equal length, in the first setting that holds it without breaking a word.
 * The last setting breaks long words and may end with an ellipsis.
 */
export function fitLines(text: string, width: number, settings: readonly TextSetting[], font: FontTable): FittedText {
  let fittedText: FittedText = { size: 0, lines: [] };
  for (const { size, maxLines } of settings) {
    const widthOf = (line: string) => textWidth(line, size, font);
    const lines = wrap(text, width, widthOf);
    if (lines.length <= maxLines && !hasLongWord(text, width, widthOf))
      return { size, lines: balanceLines(text, lines, width, widthOf) };
    fittedText = {
      size,
      lines: lines.length <= maxLines ? lines : truncateLines(lines.slice(0, maxLines), width, widthOf),
    };
  }
  return fittedText;
}

type WidthOf = (line: string) => number;

function hasLongWord(text: string, width: number, widthOf: WidthOf): boolean {
  return text.split(" ").some((word) => widthOf(word) > width);
}

function wrap(text: string, width: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").flatMap((segment) => pieces(segment, width, widthOf))) {
    const longerLine = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longerLine) <= width) lines[lines.length - 1] = longerLine;
    else lines.push(word);
  }
  return lines;
}

/** Breaks a word into pieces that fit a line. */
function pieces(word: string, width: number, widthOf: WidthOf): string[] {
  if (widthOf(word) <= width) return word === "" ? [] : [word];
  const parts = [""];
  for (const char of word) {
    const longerPart = parts.at(-1) + char;
    if (widthOf(longerPart) <= width || longerPart === char) parts[parts.length - 1] = longerPart;
    else parts.push(char);
  }
  return parts;
}

/** Rewraps to the least width with the same number of lines, so that the last line is no single word. */
function balanceLines(text: string, lines: string[], width: number, widthOf: WidthOf): string[] {
  let best = lines;
  for (let narrowerWidth = width * 0.96; best.length > 1 && narrowerWidth > width / 3; narrowerWidth -= width * 0.04) {
    const candidate = wrap(text, narrowerWidth, widthOf);
    if (candidate.length > lines.length || hasLongWord(text, narrowerWidth, widthOf)) break;
    best = candidate;
  }
  return best;
}

function truncateLines(lines: string[], width: number, widthOf: WidthOf): string[] {
  const lastLine = Array.from(lines.pop() ?? "");
  const truncatedLine = () => `${lastLine.join("").replace(/(?<![\s,;:·–-])[\s,;:·–-]+$/, "")}…`;
  while (lastLine.length > 0 && widthOf(truncatedLine()) > width) lastLine.pop();
  return [...lines, truncatedLine()];
}
