import type { ImportReport } from "#contract/import-report";
import {
  decodedLines,
  encodingLines,
  exporterLines,
  hiddenLines,
  identityLines,
  noteLines,
} from "#domain/import-row/columns/report-lines";
import { unusedColumns } from "#domain/import-row/columns/unused-columns";
import styles from "./import-preview.module.css";

/** Longest list of names in a sentence; more go into a list to unfold. */
const MAX_UNUSED_IN_SENTENCE = 6;

/** Names the exporter of the columns, and what identifies rows without a place_id. `namesUnused` adds the columns that are not used. */
export function ImportNotes({ report, namesUnused = false }: { report: ImportReport; namesUnused?: boolean }) {
  const unused = namesUnused ? unusedColumns(report.columns) : [];
  const isLong = unused.length > MAX_UNUSED_IN_SENTENCE;
  const lines = [
    ...encodingLines(report),
    ...decodedLines(report),
    ...exporterLines(report),
    ...hiddenLines(report),
    ...noteLines(report),
    ...identityLines(report),
    ...(unused.length > 0 && !isLong ? [`Columns that were not used: ${unused.join(", ")}`] : []),
  ];
  if (lines.length === 0 && !isLong) return null;
  return (
    <ul className={styles.facts} aria-label="Notes on the file">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {isLong && (
        <li>
          <details>
            <summary>{unused.length} columns were not used</summary>
            <ul className={styles.fields}>
              {unused.map((name) => (
                <li key={name}>{name}</li>
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}
