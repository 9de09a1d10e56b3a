import type { DryRunReport } from "#contract/admin-api";
import type { ColumnChoice, ImportColumn } from "#contract/import-columns";
import { IMPORT_FIELDS } from "#domain/import-row/columns/fields-data";
import { unusedColumns } from "#domain/import-row/columns/unused-columns";
import { counted } from "#domain/text/count-label";
import { useStartJob } from "../../jobs/use-start-job.ts";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { SelectBox } from "../../ui/select-box.tsx";
import { changedChoices, UNUSED } from "./column-changes.ts";
import styles from "./column-mapping.module.css";
import { previewAgain } from "./preview-again.ts";
import type { PreviewChoicesState } from "./preview-choices.ts";

const FIELD_OPTIONS = [
  { value: UNUSED, label: "Not used" },
  ...IMPORT_FIELDS.map((value) => ({ value, label: value })),
];

interface Row extends ImportColumn {
  value: string;
  /** Undefined if the server does not have the file any more. */
  onChange: ((field: string) => void) | undefined;
}

const COLUMNS: readonly Column<Row>[] = [
  { heading: "Column", cell: ({ header }) => header, isHeading: true, className: styles.header },
  { heading: "Values", cell: ({ samples }) => <Samples samples={samples} />, className: styles.samples },
  { heading: "Read as", cell: FieldCell, className: styles.field },
];

/** Longest list of names in a sentence; more are found in the list of columns. */
const MAX_IGNORED_IN_SENTENCE = 6;

interface ColumnMappingProps extends PreviewChoicesState {
  report: Pick<DryRunReport, "columns" | "uploadId" | "encoding" | "country" | "refusal" | "mapping">;
}

/** Lists the columns of the file with three values each and the field they are read as, which can be changed. */
export function ColumnMapping({ report, choices: { columns: changes }, change }: ColumnMappingProps) {
  const { columns, uploadId, refusal, mapping } = report;
  const preview = useStartJob("dry-run", (choices: ColumnChoice[]) =>
    previewAgain(report, { choices }).then((job) => {
      // The next report contains them.
      change({ columns: new Map() });
      return job;
    }),
  );
  const rows = columns.map((column): Row => {
    const value = changes.get(column.header) ?? column.field ?? UNUSED;
    const onChange = (field: string) => change({ columns: new Map(changes).set(column.header, field) });
    return { ...column, value, onChange: uploadId === null ? undefined : onChange };
  });
  const ignored = unusedColumns(columns);
  return (
    <details className={styles.columns} open={refusal !== null || changes.size > 0 || undefined}>
      <summary>
        Columns: {columns.filter(({ field }) => field !== null).length} recognised, {ignored.length} ignored
      </summary>
      {ignored.length > 0 && ignored.length <= MAX_IGNORED_IN_SENTENCE && (
        <p className={styles.note}>
          {counted(ignored.length, "column is", "columns are")} ignored: {ignored.join(", ")}
        </p>
      )}
      {mapping !== null && (
        <p className={styles.note}>Some columns are read as you chose for files with these columns.</p>
      )}
      <DataTable
        caption="Columns of the file"
        columns={COLUMNS}
        rows={rows}
        className={styles.table}
        keyOf={({ header }) => header}
      />
      {preview.refusal !== undefined && (
        <ErrorNotice title="The file could not be read again">{preview.refusal}</ErrorNotice>
      )}
      {changes.size > 0 && (
        <div className={styles.apply}>
          <Button
            look="main"
            disabled={preview.isBlocked}
            onClick={() => preview.start(changedChoices(columns, changes))}
          >
            Read the file again
          </Button>
          <p className={styles.note}>Your choice is kept for other files with the same columns.</p>
        </div>
      )}
    </details>
  );
}

function Samples({ samples }: { samples: readonly string[] }) {
  if (samples.length === 0) return <i className={styles.blank}>blank</i>;
  return (
    <ul className={styles.values}>
      {samples.map((sample) => (
        <li key={sample}>{sample}</li>
      ))}
    </ul>
  );
}

function FieldCell({ header, value, onChange, isChosen, field }: Row) {
  if (onChange === undefined) return value === UNUSED ? "Not used" : value;
  const options = isChosen ? [...FIELD_OPTIONS, { value: "", label: "As recognised" }] : FIELD_OPTIONS;
  const isJoined = field?.includes(", ") ?? false;
  return (
    <SelectBox
      label={`${header} is read as`}
      value={value}
      options={isJoined && field !== null ? [...options, { value: field, label: field }] : options}
      onChange={onChange}
    />
  );
}
