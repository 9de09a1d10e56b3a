/** Shapes of a business on other sites. `map` is the card below its streets, where the directory has them. */
export const EMBED_FORMATS = ["card", "badge", "map"] as const;
export type EmbedFormat = (typeof EMBED_FORMATS)[number];

/** Colours of an embed; without one it follows the visitor's system. */
export const EMBED_THEMES = ["light", "dark"] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** Size of the frame in CSS pixels. It may be narrower, down to `minWidth`. */
export const EMBED_SIZES: Readonly<Record<EmbedFormat, { width: number; minWidth: number; height: number }>> = {
  card: { width: 380, minWidth: 240, height: 132 },
  badge: { width: 280, minWidth: 160, height: 76 },
  map: { width: 380, minWidth: 240, height: 320 },
};
