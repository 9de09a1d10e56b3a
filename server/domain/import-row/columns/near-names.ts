import { memoize } from "../../text/memoize.ts";
import { COLUMNS, type ColumnName } from "./columns-data.ts";
import { headerName } from "./header-name.ts";
import { ANY_FILE } from "./header-table.ts";

/** Short headers that have a meaning only beside headers of the same language: "Note" is a rating beside "Avis". */
const BESIDE: readonly { name: string; column: ColumnName; neighbours: ReadonlySet<string> }[] = (
  [
    ["note", "rating", "avis nombre_avis nombre_d_avis nb_avis adresse telephone code_postal bewertungen telefon"],
    [
      "nota",
      "rating",
      "avaliacoes numero_de_avaliacoes resenas recensioni numero_recensioni endereco telefone direccion",
    ],
    ["score", "rating", "reviews review_count reviews_count recensies beoordelingen"],
    ["lien", "url", "nom adresse telephone categorie avis"],
    ["tipo", "category", "nombre nome direccion indirizzo endereco telefono telefone"],
    ["activite", "category", "nom adresse telephone ville"],
    ["range", "priceRange", "subtypes area_service reviews_per_score_1 booking_appointment_link order_links"],
  ] as const
).map(([name, column, neighbours]) => ({ name, column, neighbours: new Set(neighbours.split(" ").map(headerName)) }));

/** Returns the meaning of a header beside the other names of a file, by `headerName`, or undefined. */
export function nameBeside(name: string, names: readonly string[]): ColumnName | undefined {
  return BESIDE.find((each) => each.name === name && names.some((other) => each.neighbours.has(other)))?.column;
}

/** Columns of which lists have several with numbers: "Phone Number 1", "Phone Number 2". */
const NUMBERED: ReadonlySet<ColumnName> = new Set<ColumnName>(["phone", "email", "website"]);

/** Returns the meaning of the first of several columns with numbers, by `headerName`, or undefined. */
export function firstOfSeveral(name: string): ColumnName | undefined {
  if (!name.endsWith("1")) return undefined;
  const column = ANY_FILE.columns.get(name.slice(0, -1))?.column;
  return column !== undefined && NUMBERED.has(column) ? column : undefined;
}

/** Tells whether "name" is the name of a person, since the company has a column of its own. */
export function isContactName(name: string, names: readonly string[]): boolean {
  return name === "name" && (names.includes("company") || names.includes("companyname"));
}

/** A wrong id merges businesses, and a wrong country or category misplaces all of them, so these need their exact names. */
const EXACT_COLUMNS: ReadonlySet<ColumnName> = new Set<ColumnName>([
  "placeId",
  "googleId",
  "kgmid",
  "cid",
  "country",
  "countryCode",
  "category",
  "type",
  "subtypes",
]);
/** Shorter names, and shorter words in them, are other words when a letter differs. */
const MIN_NAME_CHARS = 8;
const MIN_WORD_CHARS = 6;
/** A letter that differs here makes another form of the word, or another word: "extension", "Unternehmer". */
const ENDING_CHARS = 2;
/** Words that differ by one letter from a word of a header, and mean something else. */
const OTHER_WORDS =
  "direction directions attitude provence racing internat bewerbung bewerbungen bewirtung bewirtungen cualificacion descriptor evacuation";

/** Words of the names of all columns, which are no typing errors. */
const realWords = new Set([
  ...OTHER_WORDS.split(" "),
  ...Object.values(COLUMNS).flatMap(({ names }) => names.split(/[ _.]/).map(headerName)),
]);

interface Candidate {
  name: string;
  column: ColumnName;
  /** The name's words in their order. */
  words: readonly string[];
}

const candidates: readonly Candidate[] = (() => {
  const words = new Map<string, string[]>();
  for (const { names } of Object.values(COLUMNS))
    for (const written of names.split(" ")) words.set(headerName(written), written.split(/[_.]/).map(headerName));
  return [...ANY_FILE.columns].flatMap(([name, meaning]) =>
    meaning === null || EXACT_COLUMNS.has(meaning.column) || /\d/.test(name)
      ? []
      : [{ name, column: meaning.column, words: words.get(name) ?? [name] }],
  );
})();

/**
 * Finds the column whose name differs by one letter, or by two that changed places, in a long word: "addresse", "numreo_de_telephone". Its
 * first letter must be right, and digits count columns: "category_2". Returns null when there is none, or several, and when the word is a
 * word itself.
 */
export const misspeltName = memoize(
  (name): ColumnName | null => {
    if (name.length < MIN_NAME_CHARS || /\d/.test(name)) return null;
    const columns = new Set<ColumnName>();
    for (const candidate of candidates) {
      if (candidate.name[0] === name[0] && isMisspelling(name, candidate)) columns.add(candidate.column);
    }
    const [column] = columns;
    return column === undefined || columns.size > 1 ? null : column;
  },
  { limit: 5_000 },
);

function isMisspelling(written: string, { name, words }: Candidate): boolean {
  if (Math.abs(name.length - written.length) > 1) return false;
  const at = firstDifference(name, written);
  if (!isOneErrorAfter(name.slice(at), written.slice(at))) return false;
  let start = 0;
  for (const word of words) {
    const end = start + word.length;
    if (at < end) {
      const wrong = written.slice(start, end + written.length - name.length);
      return wrong.length >= MIN_WORD_CHARS && at > start && at < end - ENDING_CHARS && !realWords.has(wrong);
    }
    start = end;
  }
  return false;
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** Compares two texts from their first difference. */
function isOneErrorAfter(a: string, b: string): boolean {
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
