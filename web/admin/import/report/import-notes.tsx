import type { IdentitySource } from "#contract/import-columns";
import type { ImportReport } from "#contract/import-report";
import { unusedColumns } from "#domain/import-row/columns/unused-columns";
import { counted } from "#domain/text/count-label";
import styles from "./import-preview.module.css";

const IDENTITIES: Record<IdentitySource, string> = {
  google_id: "google_id",
  kgmid: "kgmid",
  cid: "cid",
  link: "the id in the maps link",
  name: "a key of name and place",
};

/** Whose columns these are, and what identifies rows without a place_id. `namesUnused`: also the columns that are not used. */
export function ImportNotes({ report, namesUnused = false }: { report: ImportReport; namesUnused?: boolean }) {
  const { exporters, identities, columns } = report;
  const unused = namesUnused ? unusedColumns(columns) : [];
  const lines = [
    ...(exporters.length > 0 ? [`The columns are those of ${exporters.join(" and ")}.`] : []),
    ...identities.map(
      ({ source, rows }) =>
        `${counted(rows, "row has", "rows have")} no place_id; identified by ${IDENTITIES[source]}.`,
    ),
    ...(unused.length > 0 ? [`Columns that were not used: ${unused.join(", ")}`] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={styles.facts} aria-label="Notes on the file">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
