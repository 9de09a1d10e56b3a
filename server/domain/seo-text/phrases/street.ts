import { memoize } from "#domain/text/memoize";
import {
  LANDMARK_WORDS,
  NOT_STREETS,
  NUMBERED_STREET_ENDINGS,
  STREET_ENDINGS,
  STREET_WORDS,
} from "./street-words-data.ts";

const MAX_WORDS = 6;
const MAX_STREET_CHARS = 120;
/** Matches `No:58`, `Nr. 5`, `N° 12`, `#7`, `58`, and not the ordinals `5th` and `1er`. */
const HOUSE_NUMBER =
  /^(?!\d+(?:st|nd|rd|th|er|[èe]re|[èe]me)$)(?:(?:no|nr|num|n|č|бр)?[.:°º]?#?\d|(?:no|nr|num)[.:]?$|n[°º.]$)/i;
/** Matches `C5` of `Sihlquai C5`. */
const LETTERED_NUMBER = /^\p{Lu}\d{1,3}$/u;
/** Matches words that end the name of a street, and begin none of a gate such as "Notting Hill Gate". */
const PLAIN_STREET = /^(?:street|st|road|rd|avenue|ave|boulevard|blvd|drive|dr|highway|hwy|way)\.?$/i;
/** Matches `US-72`, `AL-157`, `I-40`, `SR 12`. */
const ROAD_CODE = /^(?:\p{Lu}{1,3}-|(?:US|SR|CR|FM|RR) )\d{1,4}[A-Z]?(?: [NSEW])?$/u;
/** Matches words before a number that belongs to a name: `Rue du 4 Septembre`. */
const BEFORE_DATE = /^(?:du|del|della|vom)$/i;
/** Matches words before the number of a road: `Old Hwy`, `Co Rd`. */
const NUMBERED = /\b(?:hwy|highway|interstate|(?:co|county|state|us) (?:rd|road|route|hwy))\.?$/i;
/** Matches roads whose number belongs to the name: `60` in `Co Rd 60`, `43` in `Hwy 43`. */
const NUMBERED_ROAD = /\b(?:co|county|state|us|hwy|highway|route|interstate|farm)\b/i;

/**
 * Returns `Main Street` of `12 Main Street, Suite 5`, `Bahnhofstrasse` of `Halle 2, Bahnhofstrasse 3`; undefined if no part of the line is
 * clearly a street, as in `Lokal 53`, a plus code or a PO box.
 */
export function streetName(address: string): string | undefined {
  return nameOf(address) || undefined;
}

/**
 * Returns the street of a business, "" if the line names none: a complex such as "The Circle", or the place's own name without a number, is
 * no street.
 */
export function streetOf({ name, address }: { name: string; address: string }): string {
  const street = streetName(address) ?? "";
  const hasNumber = /\d/.test(address.split(",").find((part) => part.includes(street)) ?? "");
  return street !== "" && !hasNumber && (/^the /i.test(street) || isOneText(street, name)) ? "" : street;
}

/** Tells whether the line has the number of a door beside its street: without one, the position is often that of a town or a road. */
export function hasHouseNumber(address: string): boolean {
  const street = streetName(address);
  return address.split(",").some((part) => {
    if (!/\d/.test(part)) return false;
    if (street !== undefined) return part.includes(street) && /\d/.test(part.replace(street, ""));
    if (part.split(/\s+/).some(isUnit)) return false;
    return /^\s*\d+[a-z]? \p{L}/iu.test(part) || !(ROAD_CODE.test(part.trim()) || NUMBERED_ROAD.test(part));
  });
}

function isOneText(a: string, b: string): boolean {
  return a.toLowerCase() === b.trim().toLowerCase();
}

/** Matches `Teléfono 643 00 00 94`. */
const PHONE_LINE = /^(?:t[eé]l(?:[eé]fono|efon|[eé]phone)?|phone|fon|mobile?|cell)[\d\s:()+/.-]{6,}$/iu;

/** Tells whether somebody can find the address: a number alone, as in `4`, or a telephone number leads nowhere. */
export function isFindable(address: string): boolean {
  return /\p{L}/u.test(address) && !PHONE_LINE.test(address.trim());
}

/** Returns the line without a box for letters, and without a bracket that is not closed and what follows in its part of the line. */
export function wholeLine(line: string): string {
  const parts = line.split(/, */);
  const visited = parts.filter((part) => !isPostBox(part)).map(withoutBox);
  const isWhole = visited.length === 0 || visited.join() === parts.join();
  // The sentence itself says "at".
  const address = (isWhole ? line : visited.join(", ")).replace(/^at /i, "");
  const open = address.lastIndexOf("(");
  if (open === -1 || address.includes(")", open)) return address;
  const comma = address.indexOf(",", open);
  return address.slice(0, open).trimEnd() + (comma === -1 ? "" : address.slice(comma));
}

/** Returns the part without a box after the place itself, as in "Dock B Postfach 2472". */
function withoutBox(part: string): string {
  const [place = ""] = part.split(/\s(?:postfach|p\.? ?o\.? box)\s/i, 1);
  // A number or a preposition alone is no place.
  return place.includes(" ") ? place : part;
}

/** Tells whether the address is only for letters, not for visits. */
export function isPostBox(address: string): boolean {
  return /^\W*(?:(?:rr|hc|rural route) ?#?\d+,? box|p\.? ?o\.? ?box|post office box|postfach|postbus|apartado|casilla|caixa postal|bo[iî]te postale)\b/i.test(
    address,
  );
}

const nameOf = memoize((address) => {
  if (address.length > MAX_STREET_CHARS) return "";
  const names = address
    .split(",")
    .slice(0, 3)
    .map((part) => ({ name: streetInPart(part.trim().replace(/^at /i, "")), hasNumber: /\d/.test(part) }))
    .filter(({ name }) => name !== "");
  // A building may be called after a place or a lane; a house number proves the street.
  return (names.find(({ hasNumber }) => hasNumber) ?? names[0])?.name ?? "";
});

function streetInPart(part: string): string {
  const afterNumber = part.replace(/^(?:no\.?\s*)?\d{1,6}(?:bis|ter|quater|[a-z])?(?:[-/]\d{1,5}[a-z]?)?\s+/i, "");
  const hasFirstNumber = afterNumber !== part;
  if (hasFirstNumber && ROAD_CODE.test(afterNumber)) return afterNumber;
  let words = withoutGate(
    afterNumber.split(/\s+/).filter((word, index, allWords) => word !== "" && word !== allWords[index - 1]),
  );
  // The number after a name ends it: "Geroldstrasse 15 The5-Dome", unless it is the number of a road.
  const numberAt = words.findIndex(
    (word, index) =>
      index > 0 &&
      !BEFORE_DATE.test(words[index - 1] ?? "") &&
      (HOUSE_NUMBER.test(word) || (LETTERED_NUMBER.test(word) && STREET_ENDINGS.test(words[index - 1] ?? ""))) &&
      !NUMBERED.test(words.slice(0, index).join(" ")),
  );
  const isNumberedRoad = hasFirstNumber && NUMBERED_ROAD.test(afterNumber);
  if (numberAt > 0 && !isNumberedRoad) words = words.slice(0, numberAt);
  const typeAt = words.findIndex((word, index) => index > 0 && STREET_WORDS.has(foldStreet(word)));
  // Examples: "Wool Creek Dr F10", "Getty Dr Suite R".
  if (hasFirstNumber && typeAt > 0) {
    const unitAt = words.findIndex(
      (word, index) => index > typeAt && (/\d|^#|^[a-df-mo-rt-vx-z]$/i.test(word) || isUnit(word)),
    );
    if (unitAt > 0 && !isNumberedRoad) words = words.slice(0, unitAt);
  }
  const name = words.join(" ").replace(/(?<![\s.,;:#-])[\s.,;:#-]+$/, (end) => (end.startsWith(".") ? "." : ""));
  if (words.length === 0 || words.length > MAX_WORDS || /[+@|(){}[\]"“”]/.test(name)) return "";
  if (!/\p{L}{3}/u.test(name) || words.some(isUnit) || LANDMARK_WORDS.has(foldStreet(words[0] ?? ""))) return "";
  const hasType =
    words.some((word) => STREET_WORDS.has(foldStreet(word))) || words.some((word) => STREET_ENDINGS.test(word));
  if (words.length === 1 && STREET_WORDS.has(foldStreet(words[0] ?? "")))
    return foldStreet(name) === "broadway" ? name : "";
  // Without a word for street, most names with a number are those of a door, a plot or a landmark.
  const isNumbered = numberAt > 0 && NUMBERED_STREET_ENDINGS.test(words.at(-1) ?? "");
  return hasType || isNumbered ? name : "";
}

/** Leaves out the gate of an airport after a street: "Flughafenstrasse Gate E46". A Norwegian street may be called "gate" too. */
function withoutGate(words: string[]): string[] {
  const gateAt = words.findIndex((word, index) => {
    const [before = "", after = ""] = [words[index - 1], words[index + 1]];
    const isGate = /^gates?$/i.test(word) && /^\p{Lu}?\d/u.test(after);
    return isGate && (LETTERED_NUMBER.test(after) || STREET_ENDINGS.test(before) || PLAIN_STREET.test(before));
  });
  return gateAt === -1 ? words : words.slice(0, gateAt);
}

function isUnit(word: string): boolean {
  return NOT_STREETS.has(foldStreet(word)) && !STREET_WORDS.has(foldStreet(word));
}

const foldStreet = memoize(
  (word) =>
    word
      .normalize("NFKD")
      .replace(/[\u0300-\u036f.'’#:]/g, "")
      .replaceAll("ß", "ss")
      .toLowerCase(),
  { limit: 20_000 },
);

/** Matches streets such as "Am Schanzengraben", whose name says where. */
const WITH_PREPOSITION = /^(?:am|an|auf|bei|beim|hinter|im|in|unter|vor|zum|zur)\b/i;

/** Example: `Beatenplatz` of `Beatenpl.`, which nobody says. */
function streetInFull(street: string): string {
  return street.replace(/(?<=\p{L}{3})pl\.$/u, "platz");
}

/** Returns ` on Seestrasse`; "" if there is no street, or the name of the business says it, as "Peking Garden Seestrasse" does. */
export function onStreet(street: string, name: string): string {
  const isUnsaid = street === "" || name.toLowerCase().includes(street.toLowerCase()) || WITH_PREPOSITION.test(street);
  return isUnsaid ? "" : ` on ${streetInFull(street)}`;
}
