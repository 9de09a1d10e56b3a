/** Minimum contrast of text and background (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;
/** The darkest light ground and the lightest dark ground of pages, --sunken and --raised in tokens.css. */
const LIGHT_GROUND = "#f6f2ea";
const DARK_GROUND = "#1c2024";
const WHITE = "#ffffff";
/** Contrast of the accent in the dark theme, like that of the default color. */
const DARK_CONTRAST = 7.5;
const BLACK = "#000000";

/** Values of the color tokens of one theme, by the names of tokens.css without dashes. */
export interface AccentTokens {
  accent: string;
  "accent-strong": string;
  "accent-soft": string;
  "on-accent": string;
  "map-ring": string;
}

/** Accent of a site that chose none, as in tokens.css. */
export const DEFAULT_ACCENT = "#0f6b5c";

/** Returns why a color such as "#0f6b5c" cannot be the accent, or undefined when it can. */
export function accentError(color: string): string | undefined {
  const contrast = accentContrast(color);
  if (contrast >= MIN_CONTRAST) return undefined;
  // Rounded down, so that 4.46 does not read as 4.5.
  const contrastText = (Math.floor(contrast * 10) / 10).toFixed(1);
  return `is too light: its contrast on the page is ${contrastText}:1, and text needs ${MIN_CONTRAST}:1 to be readable. Choose a darker color`;
}

/** Tells whether a text is a color that can be the accent. */
export function isAccent(color: string): boolean {
  return /^#[0-9a-f]{6}$/.test(color) && accentError(color) === undefined;
}

/** Returns the contrast of the accent on the darkest light background, 1 to 21. */
export function accentContrast(color: string): number {
  return contrastOf(color, LIGHT_GROUND);
}

/** Returns the tokens of both themes for an accent that `accentError` accepts. */
export function accentTokens(color: string): { light: AccentTokens; dark: AccentTokens } {
  const dark = lighten(color, (lighter) => contrastOf(lighter, DARK_GROUND) >= DARK_CONTRAST);
  return {
    light: {
      accent: color,
      "accent-strong": mix(color, BLACK, 0.22),
      "accent-soft": softGround(color, WHITE),
      "on-accent": WHITE,
      "map-ring": color,
    },
    dark: {
      accent: dark,
      "accent-strong": mix(dark, WHITE, 0.3),
      "accent-soft": softGround(dark, DARK_GROUND),
      "on-accent": mix(dark, BLACK, 0.85),
      "map-ring": dark,
    },
  };
}

/** Returns the style sheet that replaces the accent of tokens.css. */
export function accentStyle(color: string): string {
  const { light, dark } = accentTokens(color);
  return `:root{${declarations(light)}}@media screen and (prefers-color-scheme:dark){:root{${declarations(dark)}}}`;
}

/** Returns the style element of a page, whose hash the Content Security Policy allows; nothing without a color. */
export function accentStyleElement(color: string | undefined): string {
  return color === undefined ? "" : `<style>${accentStyle(color)}</style>`;
}

function declarations(tokens: AccentTokens): string {
  return Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");
}

/** Returns the ground tinted by up to 12 per cent of the color, less when the color would not be readable on it. */
function softGround(color: string, ground: string): string {
  for (let percent = 12; percent > 0; percent--) {
    const tinted = mix(ground, color, percent / 100);
    if (contrastOf(color, tinted) >= MIN_CONTRAST) return tinted;
  }
  return ground;
}

function lighten(color: string, isEnough: (lighter: string) => boolean): string {
  for (let percent = 0; percent < 100; percent++) {
    const lighter = mix(color, WHITE, percent / 100);
    if (isEnough(lighter)) return lighter;
  }
  return WHITE;
}

/** Mixes two colors in sRGB; a share of 0 is the first one. */
function mix(color: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(color).map((value, index) => Math.round(value + ((others[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Returns the contrast ratio of two colors (WCAG 2). */
export function contrastOf(color: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(color), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns red, green and blue, 0 to 255. */
function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}
