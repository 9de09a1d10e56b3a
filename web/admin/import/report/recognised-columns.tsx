import type { DryRunReport } from "#contract/admin-api";
import { counted } from "#domain/text/count-label";
import styles from "./recognised-columns.module.css";

/** The columns of the file and the fields they were recognised as. */
export function RecognisedColumns({ columns }: Pick<DryRunReport, "columns">) {
  const known = columns.flatMap(({ header, field }) => (field === null ? [] : [{ header, field }]));
  const ignored = columns.filter(({ field }) => field === null);
  return (
    <details className={styles.columns}>
      <summary>
        Columns: {known.length} recognised, {ignored.length} ignored
      </summary>
      <ul className={styles.list} aria-label="Recognised columns">
        {known.map(({ header, field }) => (
          <li key={header}>
            <b>{header}</b>
            {header !== field && <span> read as {field}</span>}
          </li>
        ))}
      </ul>
      {ignored.length > 0 && (
        <p className={styles.ignored}>
          {counted(ignored.length, "column is", "columns are")} ignored:{" "}
          {ignored.map(({ header }) => header).join(", ")}
        </p>
      )}
    </details>
  );
}
