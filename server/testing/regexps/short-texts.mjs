/** Regular expressions that only see short texts or texts of our own: pattern, and what limits the text. */
export const SHORT_TEXTS = [
  ["([^/]+\\.db)\\.\\d+[^/]*\\.part", "a path in the data folder, whose names have at most 255 bytes"],
  ["=+$", "base64 of a hash of fixed length"],
  ["\\B(?=(\\d{3})+$)", "a number, of at most 21 digits"],
  [
    "^(\\D{3,60}?)[\\s-]+(?:\\d{1,3}(?:st|nd|rd|th|er|e|ème|\\.)?|[IVX]{1,6}\\.?)$",
    "at most 120 characters: tidyCity in tidy-city.ts",
  ],
  ["(\\S+) (\\S+)", "a table in transliterate.ts"],
  ["\\s*([|/,;:·•–—-])\\s*(?:[|/,;:·•–—-]\\s*)+(?=\\s|$)", "at most 500 characters: MAX_LENGTH in drawable-text.ts"],
  ["<style>([\\s\\S]*?)<\\/style>", "drawings of our own"],
  ['<(\\w+)([^>]*?) class="([^"]*)"', "drawings of our own"],
  ['viewBox="\\S+ \\S+ (\\S+)', "drawings of our own"],
  ["(--[\\w-]+):([^;}]+)", "drawings of our own"],
  ["([\\w.-]+)\\{([^}]*)\\}", "drawings of our own"],
  [
    "(?<![\\p{L}\\p{N}.,-])\\+?[(\\d][\\d ()./+-]{0,60}\\d(?![\\p{L}\\p{N}])",
    "at most 60 steps from each character, of a search of at most 200",
  ],
  ["(?<!;);W[^\\s;]{0,40} [\\s+]{0,9}(\\d{1,40})", "at most 90 steps from each character"],
];
