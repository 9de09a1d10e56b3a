import { COLUMNS, type ColumnName, WEEKDAY_COLUMNS } from "./columns-data.ts";
import type { ExporterHeaders } from "./exporter-headers.ts";
import { headerName } from "./header-name.ts";
import { OTHER_NAMES, OWNER_NAMES, OWNER_WORDS } from "./names/owner-names-data.ts";
import { SCRAPERS } from "./scrapers-data.ts";
import { SEARCH_APIS } from "./search-apis-data.ts";
import { DAY_NAMES } from "./weekdays/weekday-names-data.ts";

export interface NamedColumn {
  column: ColumnName;
  /** Rank among a column's names; 0 is the best. */
  rank: number;
  /** Path of the member to take, if a column holds a JSON object; it may also hold plain text. */
  path?: readonly string[];
}

/** A member of a JSON object that may be a column of its own. */
export interface MemberColumn extends NamedColumn {
  /** Name of the column with the object. */
  root: string;
  path: readonly string[];
}

/** Meanings of headers, by `headerName`. */
export interface HeaderTable {
  /** null for a known column that is not used. */
  columns: ReadonlyMap<string, NamedColumn | null>;
  members: readonly MemberColumn[];
}

const DAY_FORMS: readonly ((day: string) => string)[] = [
  (day) => day,
  (day) => `${day}_hours`,
  (day) => `hours_${day}`,
  (day) => `opening_hours_${day}`,
  (day) => `open_hours_${day}`,
  (day) => `working_hours_${day}`,
  (day) => `business_hours_${day}`,
  (day) => `${day}_opening_hours`,
  (day) => `${day}_working_hours`,
];

/** Meanings of headers in any file. */
export const ANY_FILE: HeaderTable = withWeekdays(
  headerTable(Object.fromEntries(Object.entries(COLUMNS).map(([column, { names }]) => [column, names])), ""),
);

/** Meanings of headers in lists that an owner made. */
export const OWNER_FILE: HeaderTable = headerTable(
  Object.fromEntries(Object.entries(OWNER_NAMES).map(([column, names]) => [column, withOwnerWords(names)])),
  OTHER_NAMES,
);

interface Exporter extends HeaderTable {
  name: string;
  signatures: readonly (readonly string[])[];
}

const EXPORTERS: readonly Exporter[] = [...SCRAPERS, ...SEARCH_APIS].map(exporterTable);

/** Returns the exporter whose signature these headers contain; of several, the one that knows most of them. */
export function exporterOf(names: ReadonlySet<string>): Exporter | undefined {
  let best: { exporter: Exporter; knownCount: number } | undefined;
  for (const exporter of EXPORTERS) {
    if (!exporter.signatures.some((signature) => signature.every((name) => names.has(name)))) continue;
    let knownCount = 0;
    for (const name of names) if (exporter.columns.has(name)) knownCount++;
    if (best === undefined || knownCount > best.knownCount) best = { exporter, knownCount };
  }
  return best?.exporter;
}

function exporterTable({ name, signatures, columns, unused }: ExporterHeaders): Exporter {
  return {
    name,
    signatures: signatures.map((line) => line.split(" ").map(headerName)),
    ...headerTable(columns, unused),
  };
}

function headerTable(columns: Partial<Record<ColumnName, string>>, unused: string): HeaderTable {
  const named = new Map<string, NamedColumn | null>();
  const members: MemberColumn[] = [];
  for (const [key, names] of Object.entries(columns)) {
    const column = key as ColumnName;
    for (const [rank, written] of names.split(" ").entries()) {
      const name = headerName(written);
      if (!named.has(name)) named.set(name, { column, rank });
      const [, ...path] = written.split(".");
      if (path.length > 0)
        members.push({ column, rank, root: headerName(written.slice(0, written.indexOf("."))), path });
    }
  }
  for (const { root, column, path } of members) {
    const bare = named.get(root);
    if (bare?.column === column && bare.path === undefined) named.set(root, { ...bare, path });
  }
  for (const name of unused.split(" ").map(headerName)) if (!named.has(name)) named.set(name, null);
  return { columns: named, members };
}

/** Writes "<place>_name" with each word for a place: "shop_name store_name …". */
function withOwnerWords(names: string): string {
  return names
    .split(" ")
    .flatMap((name) => {
      const [mark = "", list = ""] = /<(\w+)>/.exec(name) ?? [];
      return list === "" ? [name] : (OWNER_WORDS[list] ?? "").split(" ").map((word) => name.replace(mark, word));
    })
    .join(" ");
}

/** Adds columns of single weekdays: "Monday", "Hours Monday", "Montag". */
function withWeekdays(table: HeaderTable): HeaderTable {
  const columns = new Map(table.columns);
  for (const [day, names] of DAY_NAMES.entries()) {
    const column = WEEKDAY_COLUMNS[day] as ColumnName;
    for (const form of DAY_FORMS)
      for (const name of names.split(" ").map((each) => headerName(form(each)))) {
        if (!columns.has(name)) columns.set(name, { column, rank: 0 });
      }
  }
  return { ...table, columns };
}
