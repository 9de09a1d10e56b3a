/** Colours of a part by day and by night. */
export type DayAndNight = readonly [day: string, night: string];

/** Inks that are the same in all drawings, by the letter that goods name them with. Scenery has longer names. */
export const INKS: Readonly<Record<string, DayAndNight>> = {
  r: ["#d4452f", "#c24732"],
  g: ["#f2b63c", "#e0a02f"],
  n: ["#4f9a54", "#3f7d48"],
  d: ["#2f6b46", "#275a3c"],
  b: ["#3d93b8", "#357f9f"],
  k: ["#2b3138", "#1b1f24"],
  w: ["#fffdf7", "#f3ecdc"],
  c: ["#87532f", "#734726"],
  i: ["#ee9db0", "#d58398"],
  o: ["#ee8a4f", "#d67740"],
  m: ["#95a1ad", "#77838f"],
  u: ["#dba46c", "#bd8a58"],
  v: ["#7d4f9e", "#6d448b"],
  z: ["#bfdde4", "#8fb4c0"],
  trim: ["#fffdf9", "#a49d92"],
  stripe: ["#fffdf9", "#c4bbad"],
  lit: ["#fbe7b9", "#ffdd95"],
  pane: ["#a8cad0", "#2b3a44"],
  glow: ["#a8cad0", "#ffd583"],
  iron: ["#4a4f57", "#0f1216"],
  path: ["#eae1d1", "#35393d"],
  road: ["#d9d0c3", "#232629"],
  kerb: ["#d3c7b4", "#292c30"],
  grass: ["#b7d39b", "#25402f"],
  hill: ["#9bc084", "#1e3528"],
  leaf: ["#79ad84", "#3a6450"],
  bush: ["#558a66", "#2b4d3d"],
  bark: ["#b98a5e", "#5d4a3c"],
  clay: ["#c9795a", "#7d4d3e"],
  shade: ["#1d2126", "#000"],
  gloss: ["#fff", "#fff"],
};

interface Sky {
  sky: DayAndNight;
  far: DayAndNight;
}

/** Sky and the houses on the horizon, by day and by night. */
export const SKIES: readonly [Sky, ...Sky[]] = [
  { sky: ["#d9eef2", "#15232e"], far: ["#bddbe0", "#223543"] },
  { sky: ["#fce5d4", "#2b2026"], far: ["#f1cdb5", "#40303a"] },
  { sky: ["#e8e2f4", "#201c33"], far: ["#cfc5e4", "#312b4b"] },
  { sky: ["#e2f0da", "#17291f"], far: ["#c4dcb8", "#254031"] },
];

/** Colours of awnings and roofs by hue. All kinds have one of each hue, so that neighbours of other kinds differ too. */
export const AWNINGS = [
  ["#d4452f", "#b8593a", "#a03c33"],
  ["#3f8a4c", "#2f6b4f", "#6d7f3a"],
  ["#2d4478", "#4f6f91", "#2b7fa6"],
  ["#c08a1e", "#7a4a32", "#d1761f"],
  ["#8f4a86", "#c9566f", "#c2337f"],
  ["#12897f", "#444b53", "#1d5f6e", "#7b746a"],
] as const;

/** Choices from `AWNINGS`, one a hue: colours that suit a kind of business. */
export const TONES = {
  bright: "000000",
  warm: "012111",
  calm: "121101",
  fresh: "002210",
  vivid: "000220",
  earth: "221112",
  /** Category groups: their own colours, which tiles and cards of the directory have too. */
  groups: "001000",
  further: "022200",
  magenta: "000020",
  stone: "000003",
} as const;

export const WALLS = ["#f8e9c9", "#f3d9cf", "#dcebdd", "#d9e3ec", "#d99a78", "#e5dcef"] as const;
