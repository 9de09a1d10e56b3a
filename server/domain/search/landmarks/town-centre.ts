import { tokenize } from "../words/tokenize.ts";

const CENTRE_NAMES =
  `downtown, city centre, city center, town centre, town center, cbd, innenstadt, stadtzentrum, stadtmitte, zentrum, altstadt, old town, centre ville,
  vieille ville, centro, centro storico, centro historico, centro ciudad, casco antiguo, baixa, centrum, binnenstad, sentrum, keskusta, belvaros, centru, stare miasto, srodmiescie,
  centar, центр, центр города, κεντρο, sehir merkezi, merkez, وسط البلد, وسط المدينة, מרכז העיר, 市中心, 中心街, 시내`
    .split(",")
    .map((name) => tokenize(name));

const KEYS: ReadonlySet<string> = new Set(CENTRE_NAMES.map((words) => words.join(" ")));
const MAX_WORDS = Math.max(...CENTRE_NAMES.map(({ length }) => length));

/** Tells whether words beside the name of a town mean its centre: "downtown", "centre ville". */
export function namesTownCentre(words: readonly string[]): boolean {
  return KEYS.has(tokenize(words.join(" ")).join(" "));
}

/** Tells whether the first or last of several words mean the centre of a town that the other words may name. */
export function mayNameTownCentre(words: readonly string[]): boolean {
  const tokens = tokenize(words.join(" "));
  const lengths = Array.from({ length: Math.min(MAX_WORDS, tokens.length - 1) }, (_, index) => index + 1);
  return lengths.some((length) =>
    [tokens.slice(0, length), tokens.slice(-length)].some((part) => KEYS.has(part.join(" "))),
  );
}
