import { useQueryClient } from "@tanstack/react-query";
import type { DryRunReport } from "#contract/admin-api";
import type { ColumnChoice, ImportColumn } from "#contract/import-columns";
import { columnReason } from "#domain/import-row/columns/column-reason";
import { unusedColumns } from "#domain/import-row/columns/unused-columns";
import { parseOwnChoice } from "#domain/own-fields/own-field-names";
import { counted, exactCount } from "#domain/text/count-label";
import { whenJobEnds } from "../../../jobs/job-end.ts";
import { useStartJob } from "../../../jobs/use-start-job.ts";
import { Button } from "../../../ui/button.tsx";
import { type Column, DataTable } from "../../../ui/data-table.tsx";
import { ErrorNotice } from "../../../ui/error-notice.tsx";
import { SelectBox } from "../../../ui/select-box.tsx";
import { previewAgain } from "../choices/preview-again.ts";
import type { PreviewChoicesState } from "../preview-choices.ts";
import { changedChoices, OWN, ownFieldFor, suggestedField, UNUSED } from "./column-changes.ts";
import styles from "./column-mapping.module.css";
import { FIELD_OPTIONS, fieldLabels } from "./field-options.ts";
import { OwnChoice } from "./own-choice.tsx";

interface Row extends ImportColumn {
  value: string;
  /** Field guessed from the values, which is not applied before the administrator accepts it. */
  suggestion: string | undefined;
  /** Undefined if the server does not have the file any more. */
  onChange: ((field: string) => void) | undefined;
}

const COLUMNS: readonly Column<Row>[] = [
  { heading: "Column", cell: ({ header }) => header, isHeading: true, className: styles.header },
  { heading: "Values", cell: ({ samples }) => <Samples samples={samples} />, className: styles.samples },
  { heading: "Import as", cell: FieldCell, className: styles.field },
  { heading: "Filled", cell: FilledCell, isNumber: true, className: styles.filled },
];

/** Longest list of names in a sentence; more are found in the list of columns. */
const MAX_IGNORED_IN_SENTENCE = 6;

interface ColumnMappingProps extends PreviewChoicesState {
  report: Pick<DryRunReport, "columns" | "uploadId" | "encoding" | "country" | "refusal" | "mapping">;
}

/**
 * Lists the columns of the file with three values each, the field they are imported as and why, which can be changed. Guesses by the values
 * stand as suggestions, and count once they are accepted.
 */
export function ColumnMapping({ report, choices: { columns: changes }, change }: ColumnMappingProps) {
  const { columns, uploadId, refusal, mapping } = report;
  const client = useQueryClient();
  const preview = useStartJob("dry-run", (choices: ColumnChoice[]) =>
    previewAgain(report, { choices }).then((job) => {
      whenJobEnds(client, job.id, (ended) => {
        // The next report contains them.
        if (ended?.state === "finished") change({ columns: new Map() });
      });
      return job;
    }),
  );
  const rows = columns.map((column): Row => {
    const suggestion = uploadId === null ? undefined : suggestedField(column, changes);
    const value = changes.get(column.header) ?? column.field ?? UNUSED;
    const onChange = (field: string) => change({ columns: new Map(changes).set(column.header, field) });
    return { ...column, value, suggestion, onChange: uploadId === null ? undefined : onChange };
  });
  const ignored = unusedColumns(rows.map((row) => ({ ...row, field: row.suggestion ?? row.field })));
  const suggestionCount = rows.filter(({ suggestion }) => suggestion !== undefined).length;
  const suggestions = suggestionCount === 1 ? "the suggestion" : `${suggestionCount} suggestions`;
  return (
    <details className={styles.columns} open={refusal !== null || changes.size > 0 || suggestionCount > 0 || undefined}>
      <summary>{summaryOf(columns, suggestionCount)}</summary>
      {suggestionCount > 0 && (
        <p className={styles.note}>
          We guessed some columns from their values. A suggestion is imported only if you use it.
        </p>
      )}
      {ignored.length > 0 && ignored.length <= MAX_IGNORED_IN_SENTENCE && (
        <p className={styles.note}>
          {counted(ignored.length, "column isn't", "columns aren't")} imported: {ignored.join(", ")}
        </p>
      )}
      {mapping !== null && (
        <p className={styles.note}>
          Some columns are imported the way you chose for an earlier file with the same columns.
        </p>
      )}
      <DataTable
        caption="Columns of the file"
        columns={refusal === null ? COLUMNS : COLUMNS.filter(({ cell }) => cell !== FilledCell)}
        rows={rows}
        className={styles.table}
        keyOf={({ header }) => header}
      />
      {preview.refusal !== undefined && (
        <ErrorNotice title="The file could not be read again">{preview.refusal}</ErrorNotice>
      )}
      {(changes.size > 0 || suggestionCount > 0) && (
        <div className={styles.apply}>
          <div className={styles.buttons}>
            {suggestionCount > 0 && (
              <Button
                look="main"
                disabled={preview.isBlocked}
                onClick={() => preview.start(changedChoices(columns, changes, true))}
              >
                Use {suggestions}
              </Button>
            )}
            {changes.size > 0 && (
              <Button
                look={suggestionCount > 0 ? "button" : "main"}
                disabled={preview.isBlocked}
                onClick={() => preview.start(changedChoices(columns, changes))}
              >
                Preview again
              </Button>
            )}
          </div>
          <p className={styles.note}>Your choice is remembered for files with the same columns.</p>
        </div>
      )}
    </details>
  );
}

/** Example: "12 columns, 10 matched, 1 suggested". */
function summaryOf(columns: readonly ImportColumn[], suggestionCount: number): string {
  const matchedCount = columns.filter(({ field }) => field !== null).length;
  const parts = [
    counted(columns.length, "column", "columns"),
    matchedCount === 0 ? "none matched yet" : `${exactCount(matchedCount)} matched`,
    ...(suggestionCount > 0 ? [`${exactCount(suggestionCount)} suggested`] : []),
  ];
  return parts.join(", ");
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

function FieldCell(row: Row) {
  const { header, value, onChange, isChosen, suggestion, field } = row;
  const reason = columnReason(row);
  const note = (
    <p className={styles.reason}>
      {suggestion === undefined ? (
        reason.charAt(0).toUpperCase() + reason.slice(1)
      ) : (
        <>
          <b className={styles.badge}>Suggestion</b> {fieldLabels(suggestion)}: {reason}
        </>
      )}
    </p>
  );
  if (onChange === undefined) {
    return (
      <>
        {value === UNUSED ? "Not imported" : fieldLabels(value)}
        {note}
      </>
    );
  }
  const options = isChosen ? [...FIELD_OPTIONS, { value: "", label: "As recognized" }] : FIELD_OPTIONS;
  const isOwn = parseOwnChoice(value) !== undefined;
  const isJoined = !isOwn && (field?.includes(", ") ?? false);
  return (
    <>
      <SelectBox
        label={`Import ${header} as`}
        value={isOwn ? OWN : value}
        options={isJoined && field !== null ? [...options, { value: field, label: fieldLabels(field) }] : options}
        onChange={(chosen) => onChange(chosen === OWN ? ownFieldFor(row) : chosen)}
      />
      {isOwn && <OwnChoice header={header} value={value} onChange={onChange} />}
      {value === (field ?? UNUSED) ? note : null}
    </>
  );
}

function FilledCell({ filled, leftOut }: Row) {
  return (
    <>
      {exactCount(filled)}
      {leftOut > 0 && <p className={styles.reason}>{exactCount(leftOut)} skipped</p>}
    </>
  );
}
