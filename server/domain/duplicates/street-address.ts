import { foldText } from "../text/fold.ts";

/** Parts of a street line that identify a door. Words are folded. */
export interface StreetAddress {
  /** House numbers; a range has all that are written. Empty without one. */
  numbers: readonly string[];
  /** Words of the street's name, without its kind and direction. */
  words: readonly string[];
  /** "n", "s", "e", "w" and pairs of them; "" without one. */
  direction: string;
  /** Suite, shop or floor; "" without one. */
  unit: string;
}

/** Maximum length of a street line. */
const MAX_LINE_CHARS = 300;
const UNIT =
  /(?:^|[\s,])(?:#|(?:ste|suite|unit|apt|apartment|room|rm|shop|store|stall|level|lvl|floor|fl|space|spc|kiosk|gate|gates|terminal|dock|lokal|local|etage|stock|og)\b\.?)\s{0,3}#?\s{0,3}([a-z]{0,2}-?\d{1,5}[a-z]?|[a-z])(?![a-z0-9])/;
const POST_BOX =
  /\b(?:postfach|p\.? ?o\.? ?box|case postale|apartado|casilla postal|boite postale|caixa postal|postbus|postboks|pk)\.? {0,2}\d{1,7}/g;
/** Kinds of streets and their abbreviations; comparisons of street names ignore them. */
const STREET_KINDS = new Set(
  "st street ave av avenue rd road dr drive ln lane blvd boulevard ct court pl place platz plaza sq square hwy highway us state route rte way pkwy parkway cir circle ter terrace trl trail str strasse gasse weg allee ring rue chemin calle via viale corso piazza rua avenida no nr sk sokak cad cadde caddesi ulica ul".split(
    " ",
  ),
);
const DIRECTIONS = new Map(
  "n north|s south|e east|w west|ne northeast|nw northwest|se southeast|sw southwest"
    .split("|")
    .flatMap((line) => line.split(" ").map((word) => [word, line.split(" ")[0] ?? ""] as const)),
);
/** Matches endings of compounds: "Bahnhofstr." is "Bahnhofstrasse". */
const COMPOUND_END = /(?<=\p{L}{3})(?:strasse|str|gasse|platz|pl|weg|allee|straat|laan|gatan|vagen|katu)$/u;

/** Parses the street part of an address: "12-14 N Main St, Suite 4", "Hauptstr. 5a". */
export function parseStreet(address: string): StreetAddress {
  const foldedAddress = foldText(address.slice(0, MAX_LINE_CHARS)).replace(POST_BOX, " ");
  const unit = UNIT.exec(foldedAddress);
  const line =
    unit === null
      ? foldedAddress
      : `${foldedAddress.slice(0, unit.index)} , ${foldedAddress.slice(unit.index + unit[0].length)}`;
  const tokens = line.split(",").flatMap((part) => part.match(/[\p{L}\p{M}\p{N}]+(?:[-–/][\p{N}]+\p{L}?)*/gu) ?? []);
  const isNumber = (token: string) => /^\d/.test(token) && !/^\d+(?:st|nd|rd|th)$/.test(token);
  const firstToken = tokens[0] ?? "";
  const number = isNumber(firstToken) ? firstToken : (tokens.findLast(isNumber) ?? "");
  const words = tokens.filter((token) => token !== number);
  return {
    numbers: number === "" ? [] : number.split(/[-–/]/).filter((part) => /^\d/.test(part)),
    words: words.filter((word) => !STREET_KINDS.has(word) && !DIRECTIONS.has(word)).map(streetStem),
    direction: words.flatMap((word) => DIRECTIONS.get(word) ?? []).join(" "),
    unit: unit?.[1]?.replaceAll("-", "") ?? "",
  };
}

function streetStem(word: string): string {
  return word.replace(COMPOUND_END, "");
}

/** Compares two streets; "unknown" if either has no number. */
export function compareStreets(a: StreetAddress, b: StreetAddress): "same" | "other" | "unknown" {
  if (a.numbers.length === 0 || b.numbers.length === 0) return "unknown";
  if (!a.numbers.some((number) => b.numbers.includes(number))) return "other";
  if (a.direction !== b.direction && a.direction !== "" && b.direction !== "") return "other";
  if (a.words.length === 0 || b.words.length === 0) return "unknown";
  return a.words.some((word) => b.words.some((otherWord) => isSameWord(word, otherWord))) ? "same" : "other";
}

/** Tells whether the words are equal, or one abbreviates the other. */
function isSameWord(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return a === b || (short.length >= 3 && !/\d/.test(short) && long.startsWith(short));
}
