import { conceptCategory } from "../../../categories/category-concepts.ts";
import { groupOfName } from "../../../categories/category-group.ts";
import { memoize } from "../../../text/memoize.ts";
import type { ColumnName } from "../columns-data.ts";
import { headerName } from "../header-name.ts";
import { ANY_FILE, OWNER_FILE } from "../header-table.ts";

const ADDRESSES: readonly ColumnName[] = ["address", "fullAddress", "street"];
/** Fields that a header may name among other words, with those that say the same. Ids, countries and categories need their exact names. */
const FIELDS: Partial<Record<ColumnName, readonly ColumnName[]>> = {
  name: ["name"],
  address: ADDRESSES,
  fullAddress: ADDRESSES,
  street: ADDRESSES,
  city: ["city"],
  postalCode: ["postalCode"],
  phone: ["phone"],
  email: ["email"],
  website: ["website"],
  rating: ["rating"],
  reviews: ["reviews"],
  latitude: ["latitude"],
  longitude: ["longitude"],
};
const LINKING = wordSet("of the de del la el le les los las l d du des der die das di da do dos das e en et und y van");
/** Words that say how much of a field a column has. */
const WHOLE = wordSet(
  "full complete whole main primary official public complet complete completo completa principal principale oficial officiel ufficiale intero komplett vollstandig volledig google gmaps",
);
/** Fields that lists have in several languages. */
const TRANSLATED: ReadonlySet<ColumnName> = new Set<ColumnName>(["name", ...ADDRESSES, "city"]);
/** Languages behind a field, but none whose code is a word of headers too: "city_id", "address no". */
const LANGUAGES = wordSet(
  "en eng english ar arabic fr french de german es spanish it italian pt nl pl tr ru uk zh cn ja jp jpn ko kr kor th vi he fa el hi",
);
/** Words for "number" that precede a counted or dialled noun. */
const NUMBER = wordSet(
  "number no n nr num nro numero count total amount anzahl nb nombre cantidad quantidade aantal qtd",
);
const NUMBERED: ReadonlySet<ColumnName> = new Set<ColumnName>(["phone", "reviews"]);
/** Columns whose values may be those of a person whom the business engages. */
const CONTACTS: readonly ColumnName[] = ["phone", "email", "website"];
/** Matches kinds of persons whom other businesses engage. */
const ENGAGED_PERSON =
  /\b(?:accountant|attorney|lawyer|solicitor|barrister|notary|architect|bookkeeper|auditor|tax advis[eo]r|consultant|surveyor|broker)\b/i;
/** Matches words for stars in the names of ratings. */
const STARS = /star|stern|etoile|estrel|stell|sterren|yildiz|gwiazd|hvezd/;
const MAX_WORDS = 6;
/** Maximum length of a header; longer ones are sentences. */
const MAX_CHARS = 60;

interface FieldOfWords {
  column: ColumnName;
  /** Kind of a person whom other businesses engage, such as their accountant. */
  person?: string | undefined;
  /** Word for the language of the column: "en" of "name_en". */
  language?: string | undefined;
}

/**
 * Returns the field of a header that names it beside a kind of business, "nombre_farmacia" and "hotel phone", or beside words that change nothing:
 * "indirizzo_full", "Nº Reseñas", "name_en". Any other word may change the meaning: "owner email". null without one.
 */
const fieldOfWords = memoize((header): FieldOfWords | null => {
  if (header.length > MAX_CHARS) return null;
  const words = header
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");
  if (words.length < 2 || words.length > MAX_WORDS) return null;
  for (let at = 1; at < words.length; at++) {
    const [start, end] = [words.slice(0, at), words.slice(at)];
    const field = fieldBeside(end, start) ?? fieldBeside(start, end) ?? fieldInLanguage(start, end);
    if (field !== undefined) return field;
  }
  return null;
});

/** Returns the fields of such headers by position, where no header is a name of the field itself. `known` are the other fields. */
export function fieldsOfWords(
  cells: readonly string[],
  usedPositions: ReadonlySet<number>,
  known: ReadonlySet<ColumnName>,
): Map<number, ColumnName> {
  const fields = new Map<number, ColumnName>();
  const taken = new Set(known);
  const fieldAt = (at: number) => (usedPositions.has(at) ? null : fieldOfWords(cells[at] ?? ""));
  const persons = new Set(cells.flatMap((_, at) => fieldAt(at)?.person ?? []));
  // "Lawyer phone" beside the name and the website of another business, or the name and its accountant, is not its own.
  const areOfOthers = known.has("name") && (persons.size > 1 || CONTACTS.some((contact) => known.has(contact)));
  const isOtherLanguage = otherLanguages([...cells.keys()].flatMap((at) => fieldAt(at) ?? []));
  for (const at of cells.keys()) {
    const field = fieldAt(at);
    if (field === null || (field.person !== undefined && areOfOthers) || isOtherLanguage(field)) continue;
    const { column } = field;
    if (FIELDS[column]?.some((each) => taken.has(each))) continue;
    taken.add(column);
    fields.set(at, column);
  }
  return fields;
}

/** Tells which fields are in another language than most of them, or else than the first, though that language has the field too. */
function otherLanguages(fields: readonly FieldOfWords[]): (field: FieldOfWords) => boolean {
  const columnsByLanguage = Map.groupBy(fields, ({ language }) => language);
  columnsByLanguage.delete(undefined);
  const [main, ownFields = []] = [...columnsByLanguage].toSorted((a, b) => b[1].length - a[1].length)[0] ?? [];
  const ownColumns = new Set(ownFields.map(({ column }) => column));
  return ({ language, column }) => language !== undefined && language !== main && ownColumns.has(column);
}

/** Reads "name_en" and "Address (EN)". */
function fieldInLanguage(
  words: readonly string[],
  [language = "", ...more]: readonly string[],
): FieldOfWords | undefined {
  if (more.length > 0 || !LANGUAGES.has(headerName(language))) return undefined;
  const name = headerName(words.join(""));
  const column = (ANY_FILE.columns.get(name) ?? OWNER_FILE.columns.get(name))?.column;
  return column !== undefined && TRANSLATED.has(column) ? { column, language: headerName(language) } : undefined;
}

function fieldBeside(words: readonly string[], others: readonly string[]): FieldOfWords | undefined {
  const name = headerName(words.join(""));
  const column = (ANY_FILE.columns.get(name) ?? OWNER_FILE.columns.get(name))?.column;
  if (column === undefined || FIELDS[column] === undefined) return undefined;
  const rest = others.filter((word) => !LINKING.has(headerName(word)));
  if (rest.length === 0) return undefined;
  const isNeutral = (word: string) =>
    WHOLE.has(headerName(word)) || (NUMBERED.has(column) && NUMBER.has(headerName(word)));
  const kind = rest.filter((word) => !isNeutral(word));
  // A "full name" is that of a person.
  if (kind.length === 0) return column === "name" ? undefined : { column };
  const text = kind.join(" ");
  const category = conceptCategory(text);
  // The stars of a hotel are its class.
  const isClass = column === "rating" && STARS.test(name) && groupOfName(text).group === "hotels-travel";
  if (category === undefined || isClass) return undefined;
  return { column, person: CONTACTS.includes(column) && ENGAGED_PERSON.test(category) ? category : undefined };
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").map(headerName));
}
