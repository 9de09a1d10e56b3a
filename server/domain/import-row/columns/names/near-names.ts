import { memoize } from "../../../text/memoize.ts";
import { COLUMNS, type ColumnName } from "../columns-data.ts";
import { headerName } from "../header-name.ts";
import { ANY_FILE, OWNER_FILE } from "../header-table.ts";

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
    ["lieu", "city", "code_postal codepostal cp"],
    ["activite", "category", "nom adresse telephone ville"],
    ["range", "priceRange", "subtypes area_service reviews_per_score_1 booking_appointment_link order_links"],
  ] as const
).map(([name, column, neighbours]) => ({ name, column, neighbours: new Set(neighbours.split(" ").map(headerName)) }));

/**
 * Finds the column of a header missing from all tables: beside the `headerName`s of the other headers, in several languages, or without its
 * remark or typing error. Returns undefined when there is none.
 */
export function nearName(header: string, names: readonly string[]): ColumnName | undefined {
  const name = headerName(header);
  const column = nameBeside(name, names) ?? firstOfSeveral(name) ?? alternativeNames(header) ?? withoutRemark(header);
  return column ?? misspeltName(name) ?? undefined;
}

function nameBeside(name: string, names: readonly string[]): ColumnName | undefined {
  return BESIDE.find((each) => each.name === name && names.some((other) => each.neighbours.has(other)))?.column;
}

/** Columns that lists repeat with numbers: "Phone Number 1", "Phone Number 2". */
const NUMBERED: ReadonlySet<ColumnName> = new Set<ColumnName>(["phone", "email", "website"]);

/** Returns the meaning of the first of several columns with numbers, by `headerName`, or undefined. */
function firstOfSeveral(name: string): ColumnName | undefined {
  if (!name.endsWith("1")) return undefined;
  const column = ANY_FILE.columns.get(name.slice(0, -1))?.column;
  return column !== undefined && NUMBERED.has(column) ? column : undefined;
}

/** A list in two languages has both names in a header. A single space, dot or hyphen may be within one name. */
const BETWEEN_NAMES = /\s[/|–—·-]\s|[/|\n]/;
const MAX_NAMES = 3;

/** Words beside a column's name for another form of the same thing. Any other unknown word may change the meaning: "Owner / Email". */
const ALTERNATIVES: ReadonlySet<string> = new Set(["fax", "telefax", "x"]);

/**
 * Returns the meaning of a header with a column's name in several languages, or with an alternative: "Ville / City", "Phone / Fax". It is
 * undefined for names of different columns, "Rating / Reviews".
 */
function alternativeNames(header: string): ColumnName | undefined {
  const names = header.split(BETWEEN_NAMES).map(headerName);
  if (names.length < 2 || names.length > MAX_NAMES || names.some((name) => /^\d*$/.test(name))) return undefined;
  const columns = names.map(knownName);
  const [column, ...others] = new Set(columns.filter((each) => each !== undefined));
  if (column === undefined || others.length > 0) return undefined;
  const isEachKnown = names.every((name, index) => columns[index] !== undefined || ALTERNATIVES.has(name));
  return isEachKnown ? column : undefined;
}

function knownName(name: string): ColumnName | undefined {
  return (ANY_FILE.columns.get(name) ?? OWNER_FILE.columns.get(name))?.column;
}

/** Remarks that leave the meaning of a header as it is, unlike those in "Address (mailing)" and "Name (contact)". */
const REMARKS: ReadonlySet<string> = new Set([
  "main",
  "primary",
  "public",
  "business",
  "office",
  "optional",
  "required",
  "mandatory",
  "if any",
  "if available",
  "dba",
  "facultatif",
  "optionnel",
  "obligatoire",
  "opcional",
  "obligatorio",
  "obbligatorio",
  "facoltativo",
  "freiwillig",
  "pflichtfeld",
]);

function withoutRemark(header: string): ColumnName | undefined {
  const text = header.trim().replace(/\s+/g, " ");
  const start = text.lastIndexOf(" (");
  const isRemark = start > 0 && text.endsWith(")") && REMARKS.has(text.slice(start + 2, -1).toLowerCase());
  return isRemark ? knownName(headerName(text.slice(0, start))) : undefined;
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
/** Minimum length of a name, and of a word in it, to tolerate a typing error. */
const MIN_NAME_CHARS = 8;
const MIN_WORD_CHARS = 6;
/** A letter that differs here makes another form of the word, or another word: "extension", "Unternehmer". */
const ENDING_CHARS = 2;
/** Words that differ by one letter from a word of a header, and mean something else. */
const OTHER_WORDS =
  "direction directions attitude provence racing internat bewerbung bewerbungen bewirtung bewirtungen cualificacion descriptor evacuation";

/** Words of the names of all columns, which are not typing errors. */
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
const misspeltName = memoize(
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
