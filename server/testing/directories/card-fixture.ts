import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CardTools, SocialCard } from "#domain/social-card/card-facts";
import { readFontTable } from "#domain/social-card/font-table";
import { socialCardSvg } from "#domain/social-card/social-card";

const require = createRequire(import.meta.url);
const read = (name: string) => new Uint8Array(readFileSync(require.resolve(name)));

export const FONTS = [
  read("@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf"),
  read("@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf"),
] as const;

/** The product's fonts and pictures. */
export const TOOLS: CardTools = {
  bold: readFontTable(FONTS[0]),
  medium: readFontTable(FONTS[1]),
  picture: (name) => readFileSync(new URL(`../../../web/images/${name}.svg`, import.meta.url), "utf8"),
};

/** Returns the lines of text on a card, in drawing order. */
export function linesOf(card: SocialCard): string[] {
  const lines = socialCardSvg(card, TOOLS).matchAll(/<text [^>]*>([^<]*)<\/text>/g);
  return Array.from(lines, ([, line = ""]) => line.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)));
}
