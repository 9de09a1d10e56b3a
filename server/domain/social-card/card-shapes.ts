import { escapeXml } from "#domain/text/escaping/escape-xml";
import type { FittedText } from "./fitted-lines.ts";
import { flatPicture } from "./flat-picture.ts";

/** Size of large link previews in pixels. */
export const CARD_WIDTH_PX = 1200;
export const CARD_HEIGHT_PX = 630;

/** Tokens of the light theme. */
export const INK = "#1d2126";
export const QUIET_INK = "#4a515a";
export const ACCENT = "#0f6b5c";
const STRIPE = "#fffdf9";
/** Cap height of Inter, in em. */
const CAP_HEIGHT_EM = 0.727;
const STAR = "#c97a00";
const EMPTY_STAR = "#b9b6ae";

/** Colours of the pictures sky-0 to sky-3. */
const SKIES = ["#dcedf3", "#fbe6d6", "#e0f1e8", "#ebe5f3"] as const;

export function skyColour(number: number): string {
  return SKIES[number % SKIES.length] ?? SKIES[0];
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

/** Draws an awning over the whole width with scalloped stripes; `height` excludes the scallops. Stripes must divide 1200 in pairs. */
export function awning(height: number, stripeWidth: number, colour: string): string {
  const stripes = (first: number, step: number, length: number) =>
    Array.from({ length: CARD_WIDTH_PX / stripeWidth / step }, (_, index) => {
      const radius = stripeWidth / 2;
      return `M${(first + index * step) * stripeWidth} 0h${stripeWidth}v${length}a${radius} ${radius} 0 0 1-${stripeWidth} 0z`;
    }).join("");
  return [
    `<path fill="${INK}" fill-opacity=".1" d="${stripes(0, 1, height + 8)}"/>`,
    `<path fill="${colour}" d="${stripes(0, 2, height)}"/>`,
    `<path fill="${STRIPE}" d="${stripes(1, 2, height)}"/>`,
    `<path fill="${INK}" fill-opacity=".12" d="M0 0h${CARD_WIDTH_PX}v8H0z"/>`,
  ].join("");
}

export interface TextStyle {
  size: number;
  weight: 500 | 700;
  fill: string;
}

/** Draws one line with its baseline at `y`. */
export function textLine(text: string, x: number, y: number, { size, weight, fill }: TextStyle): string {
  const style = `font-family="Inter" font-size="${size}" font-weight="${weight}" fill="${fill}"`;
  return `<text x="${roundPixels(x)}" y="${y}" ${style}>${escapeXml(text)}</text>`;
}

/** Draws lines of text; `y` is the top edge, `lead` the line height in em. */
export function textBlock(
  { size, lines }: FittedText,
  x: number,
  y: number,
  { lead, ...style }: Omit<TextStyle, "size"> & { lead: number },
): string[] {
  // Centres the capitals in the line.
  const baseline = (lead * size) / 2 + size * CAP_HEIGHT_EM * 0.5;
  return lines.map((line, index) =>
    textLine(line, x, roundPixels(y + baseline + index * size * lead), { size, ...style }),
  );
}

/** Draws five stars, the first `full` of them filled; `x` and `y` are the top left corner, `size` is that of one star. */
export function stars(full: number, x: number, y: number, size: number): string {
  const step = size * 1.12;
  return Array.from({ length: 5 }, (_, index) => {
    const place = `translate(${x + index * step} ${y}) scale(${size / 24})`;
    return `<path transform="${place}" fill="${index < full ? STAR : EMPTY_STAR}" d="${STAR_PATH}"/>`;
  }).join("");
}

const STAR_PATH = "M12 1.6l3.2 6.6 7.2 1-5.2 5.1 1.2 7.2-6.4-3.4-6.4 3.4 1.2-7.2L1.6 9.2l7.2-1z";

export function starsWidth(size: number): number {
  return size * 1.12 * 4 + size;
}

/** Draws the site's logo, 34 by 30 before scaling. */
export function mark(x: number, y: number, scale: number): string {
  const house = '<path d="M5 13h24v16H5Z" fill-opacity=".45"/>';
  const cloth = '<path d="M6 1h22l5 12a4.1 4.1 0 0 1-8 0 4 4 0 0 1-8 0 4 4 0 0 1-8 0 4.1 4.1 0 0 1-8 0Z"/>';
  return `<g fill="${ACCENT}" transform="translate(${x} ${y}) scale(${scale})">${house}${cloth}</g>`;
}

export interface Placed {
  x: number;
  y: number;
  width: number;
  isMirrored?: boolean;
}

/** Draws one of the site's pictures in the light theme; `x` and `y` are its top left corner. */
export function picture(svg: string, { x, y, width, isMirrored = false }: Placed): string {
  const flat = flatPicture(svg, `at-${x}-`);
  const scale = width / flat.width;
  const matrix = isMirrored ? [-scale, 0, 0, scale, x + width, y] : [scale, 0, 0, scale, x, y];
  return `<g transform="matrix(${matrix.join(" ")})">${flat.shapes}</g>`;
}

function roundPixels(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}
