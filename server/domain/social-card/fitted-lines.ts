import type { FontTable } from "./font-table.ts";

export interface FittedText {
  /** Pixels. */
  size: number;
  lines: string[];
}

/** How text may be set: the first that holds it is taken; sizes from large to small, in pixels. */
export interface Setting {
  size: number;
  mostLines: number;
}

/** What kerning and rounding may add. */
const SLACK = 1.01;
const ELLIPSIS = "…";

/** Pixels. Characters that the font does not have are taken as one em wide. */
export function textWidth(text: string, size: number, font: FontTable): number {
  let width = 0;
  for (const char of text) width += font.advance(char.codePointAt(0) ?? 0) ?? 1;
  return width * size * SLACK;
}

/**
 * The text in lines of at most `width` pixels, all about equally long, in the first setting that holds it; in the last one
 * its end is cut off with an ellipsis if it must be. Words longer than a line are broken.
 */
export function fitLines(text: string, width: number, settings: readonly Setting[], font: FontTable): FittedText {
  let fitted: FittedText = { size: 0, lines: [] };
  for (const { size, mostLines } of settings) {
    const inWidth = (most: number) => wrap(text, (line) => textWidth(line, size, font) <= most);
    const { lines, isBroken } = inWidth(width);
    if (lines.length <= mostLines && !isBroken) return { size, lines: balanced(lines, width, inWidth) };
    fitted = { size, lines: lines.length <= mostLines ? lines : shortened(lines, mostLines, width, size, font) };
  }
  return fitted;
}

interface Wrapped {
  lines: string[];
  /** A word was too long for a line. */
  isBroken: boolean;
}

function wrap(text: string, fits: (line: string) => boolean): Wrapped {
  const lines: string[] = [];
  let line = "";
  let isBroken = false;
  for (const word of text.split(" ")) {
    if (fits(line === "" ? word : `${line} ${word}`)) {
      line = line === "" ? word : `${line} ${word}`;
      continue;
    }
    if (line !== "") lines.push(line);
    line = "";
    for (const char of word) {
      if (line !== "" && !fits(line + char)) {
        lines.push(line);
        line = "";
        isBroken = true;
      }
      line += char;
    }
  }
  return { lines: line === "" ? lines : [...lines, line], isBroken };
}

/** The narrowest setting of as many lines, so that the last one is no single word. */
function balanced(lines: string[], width: number, inWidth: (most: number) => Wrapped): string[] {
  let best = lines;
  for (let narrower = width * 0.96; best.length > 1 && narrower > width / 3; narrower -= width * 0.04) {
    const tried = inWidth(narrower);
    if (tried.isBroken || tried.lines.length > lines.length) break;
    best = tried.lines;
  }
  return best;
}

function shortened(lines: string[], mostLines: number, width: number, size: number, font: FontTable): string[] {
  const last = Array.from(lines[mostLines - 1] ?? "");
  const cut = () => `${last.join("").replace(/[\s,;:·–-]+$/, "")}${ELLIPSIS}`;
  while (last.length > 0 && textWidth(cut(), size, font) > width) last.pop();
  return [...lines.slice(0, mostLines - 1), cut()];
}
