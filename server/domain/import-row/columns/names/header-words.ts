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
/** Words for "number", before what is counted or dialled. */
const NUMBER = wordSet(
  "number no n nr num nro numero count total amount anzahl nb nombre cantidad quantidade aantal qtd",
);
const NUMBERED: ReadonlySet<ColumnName> = new Set<ColumnName>(["phone", "reviews"]);
/** Matches words for stars in the names of ratings. */
const STARS = /star|stern|etoile|estrel|stell|sterren|yildiz|gwiazd|hvezd/;
const MAX_WORDS = 6;
/** Longer headers are sentences. */
const MAX_CHARS = 60;

interface FieldOfWords {
  column: ColumnName;
  /** The kind is a profession that other businesses engage, such as "accountant". */
  isOfProfession?: boolean;
}

/**
 * Returns the field of a header that names it beside a kind of business, "nombre_farmacia" and "hotel phone", or beside words that change nothing:
 * "indirizzo_full", "Nº Reseñas". Any other word may change the meaning: "owner email". null without one.
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
    const field = fieldBeside(end, start) ?? fieldBeside(start, end);
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
  for (const [at, header] of cells.entries()) {
    const { column, isOfProfession = false } = (usedPositions.has(at) ? null : fieldOfWords(header)) ?? {};
    // "Lawyer phone" beside the name of another business is not its own.
    if (
      column === undefined ||
      (isOfProfession && known.has("name")) ||
      FIELDS[column]?.some((each) => taken.has(each))
    )
      continue;
    taken.add(column);
    fields.set(at, column);
  }
  return fields;
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
  // The stars of a hotel are its class.
  if (conceptCategory(text) === undefined || (column === "rating" && STARS.test(name))) return undefined;
  return { column, isOfProfession: groupOfName(text).group === "professional-services" };
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").map(headerName));
}
