import type { OwnFieldType, OwnValue, OwnValues } from "#contract/fields/own-fields";
import { linkProblem } from "../business/facts/linked-addresses.ts";
import { withScheme } from "../business/web-addresses/web-address.ts";
import { looksLikeJsonOrPython, parseJsonOrPython } from "../import-row/parse-json-or-python.ts";
import { cleanLine, cleanText } from "../text/clean-text.ts";
import { foldText } from "../text/fold.ts";
import { readDecimal } from "../text/numbers/read-number.ts";
import { NO_WORDS, YES_WORDS } from "./yes-no-words-data.ts";

/** Limit of a text, a link and an item of a list in UTF-16 units. */
export const MAX_OWN_VALUE_CHARS = 1_000;
export const MAX_OWN_ITEMS = 50;
/** Limit of a list as JSON, which a cell of an export must hold. */
const MAX_LIST_CHARS = 32_000;

/** A parsed value, null if blank; or the reason for refusal, as the end of a sentence. */
export type OwnValueReading = { value: OwnValue | null; problem?: undefined } | { value?: undefined; problem: string };

/** Words for yes and no, folded with the first value: every command loads this module. */
let cachedWords: { yes: ReadonlySet<string>; no: ReadonlySet<string> } | undefined;
/** Matches numbers as programs write them. */
const PLAIN_NUMBER = /^-?\d{1,16}(?:\.\d{1,20})?(?:e[+-]?\d{1,2})?$/i;

function foldedWords(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").map(foldText));
}

/** Reads a cell as a value of the type. */
export function readOwnText(cell: string, type: OwnFieldType): OwnValueReading {
  if (type === "list") return listOf(itemsOf(cell));
  if (type === "text") return textOf(cell);
  const text = cleanLine(cell);
  if (text === "") return { value: null };
  if (type === "number") return numberOf(text);
  return type === "link" ? linkOf(text) : yesNoOf(text);
}

/** Reads a value of the editor and the API, null or "" for a blank one. */
export function readOwnValue(value: OwnValue | null, type: OwnFieldType): OwnValueReading {
  if (value === null) return { value: null };
  if (typeof value === "string") return readOwnText(value, type);
  if (Array.isArray(value)) return type === "list" ? listOf(value) : { problem: PROBLEMS[type] };
  if (typeof value === "boolean") return type === "yes-no" ? { value } : { problem: PROBLEMS[type] };
  return type === "number" && isNumber(value) ? { value: value + 0 } : { problem: PROBLEMS[type] };
}

/** Formats the cell that `readOwnText` reads back. */
export function formatOwnValue(value: OwnValue | undefined): string | number | boolean | null {
  if (value === undefined) return null;
  return Array.isArray(value) ? JSON.stringify(value) : value;
}

/** Returns the values with their keys in order, so that equal values have equal JSON. */
export function sortedOwnValues(values: OwnValues): OwnValues {
  const keys = Object.keys(values);
  if (keys.every((key, index) => index === 0 || (keys[index - 1] as string) < key)) return values;
  return Object.fromEntries(keys.toSorted().map((key) => [key, values[key] as OwnValue]));
}

const PROBLEMS: Readonly<Record<OwnFieldType, string>> = {
  text: "is no text",
  number: "is not a number",
  "yes-no": "is neither yes nor no",
  link: "is not a web address (http or https)",
  list: "is no list",
};

const isNumber = (value: number) => Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
/** A function, since every command loads this module, and its first number in English loads ICU's data. */
const tooLong = () => `is longer than ${MAX_OWN_VALUE_CHARS.toLocaleString("en-US")} characters`;

function textOf(cell: string): OwnValueReading {
  const text = cleanText(cell);
  if (text.length > MAX_OWN_VALUE_CHARS) return { problem: tooLong() };
  return { value: text === "" ? null : text };
}

function numberOf(text: string): OwnValueReading {
  const plain = PLAIN_NUMBER.test(text) ? Number(text) : Number.NaN;
  if (isNumber(plain)) return { value: plain + 0 };
  const { value } = readDecimal(text);
  return value === undefined ? { problem: PROBLEMS.number } : { value };
}

function yesNoOf(text: string): OwnValueReading {
  const word = foldText(text);
  cachedWords ??= { yes: foldedWords(YES_WORDS), no: foldedWords(NO_WORDS) };
  if (cachedWords.yes.has(word)) return { value: true };
  return cachedWords.no.has(word) ? { value: false } : { problem: PROBLEMS["yes-no"] };
}

function linkOf(text: string): OwnValueReading {
  if (text.length > MAX_OWN_VALUE_CHARS) return { problem: tooLong() };
  const address = withScheme(text);
  const problem = linkProblem(address);
  return problem === undefined ? { value: address } : { problem };
}

/** Returns the items of JSON, else of a text separated by semicolons, bars or line breaks, and by commas only without those. */
function itemsOf(cell: string): unknown[] {
  const value = looksLikeJsonOrPython(cell) ? parseJsonOrPython(cell) : undefined;
  if (value !== undefined && value !== null) return Array.isArray(value) ? value : [value];
  return cell.split(/[;|\n]/.test(cell) ? /[;|\n]/ : ",");
}

function listOf(parts: readonly unknown[]): OwnValueReading {
  const texts = parts.map((part) => (typeof part === "object" ? undefined : cleanLine(String(part))));
  if (texts.includes(undefined)) return { problem: PROBLEMS.list };
  const items = [...new Set(texts as string[])].filter((text) => text !== "");
  if (items.length > MAX_OWN_ITEMS) return { problem: `has more than ${MAX_OWN_ITEMS} items` };
  const isLong = items.some((item) => item.length > MAX_OWN_VALUE_CHARS);
  if (isLong) return { problem: `has an item that ${tooLong()}` };
  if (JSON.stringify(items).length > MAX_LIST_CHARS) return { problem: "is longer than a cell can hold" };
  return { value: items.length === 0 ? null : items };
}
