import { tokenize } from "../words/tokenize.ts";

const CENTRE_NAMES =
  `downtown, city centre, city center, town centre, town center, cbd, innenstadt, stadtzentrum, stadtmitte, zentrum, altstadt, old town, centre ville,
  vieille ville, centro, centro storico, centro historico, centro ciudad, casco antiguo, baixa, centrum, binnenstad, sentrum, keskusta, belvaros, centru, stare miasto, srodmiescie,
  centar, центр, центр города, κεντρο, sehir merkezi, merkez, وسط البلد, وسط المدينة, מרכז העיר, 市中心, 中心街, 시내`
    .split(",")
    .map((name) => tokenize(name));

const KEYS: ReadonlySet<string> = new Set(CENTRE_NAMES.map((words) => words.join(" ")));
/** First and last words of the names. */
const EDGE_WORDS: ReadonlySet<string> = new Set(CENTRE_NAMES.flatMap((words) => [words[0] ?? "", words.at(-1) ?? ""]));

/** Tells whether words beside the name of a town mean its centre: "downtown", "centre ville". */
export function namesTownCentre(words: readonly string[]): boolean {
  return KEYS.has(tokenize(words.join(" ")).join(" "));
}

/** Tells whether a text of several words may begin or end with such a name. */
export function mayNameTownCentre(words: readonly string[]): boolean {
  const tokens = tokenize(words.join(" "));
  return tokens.length > 1 && (EDGE_WORDS.has(tokens[0] ?? "") || EDGE_WORDS.has(tokens.at(-1) ?? ""));
}
