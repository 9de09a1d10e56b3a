import { memoize } from "../../text/memoize.ts";
import type { ColumnName } from "./columns-data.ts";
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

/** Shorter names are other words when a letter differs. */
const MIN_NAME_CHARS = 8;

/**
 * Finds the column whose name differs by one letter, or by two that changed places: "addresse", "numreo_de_telephone". Its first letter
 * must be right, and digits count columns: "category_2". Returns null when there is none, or several.
 */
export const misspeltName = memoize(
  (name): ColumnName | null => {
    if (name.length < MIN_NAME_CHARS || /\d/.test(name)) return null;
    const columns = new Set<ColumnName>();
    for (const [candidate, meaning] of ANY_FILE.columns) {
      if (meaning === null || candidate[0] !== name[0] || /\d/.test(candidate)) continue;
      if (Math.abs(candidate.length - name.length) <= 1 && isOneErrorApart(candidate, name))
        columns.add(meaning.column);
    }
    const [column] = columns;
    return column === undefined || columns.size > 1 ? null : column;
  },
  { limit: 5_000 },
);

function isOneErrorApart(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
