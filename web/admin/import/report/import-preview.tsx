import { type ReactNode, useState } from "react";
import type { DryRunReport } from "#contract/admin-api";
import type { OnDuplicate } from "#contract/import-report";
import { counted, exactCount } from "#domain/text/count-label";
import { startJob } from "../../api/job-api.ts";
import { fieldLabel } from "../../businesses/editor/field-labels.ts";
import { useStartJob } from "../../jobs/use-start-job.ts";
import { Button } from "../../parts/button.tsx";
import { Fault } from "../error-notice.tsx";
import { CountList } from "./count-list.tsx";
import styles from "./import-preview.module.css";
import { OnDuplicateChoice } from "./on-duplicate-choice.tsx";
import { RecognisedColumns } from "./recognised-columns.tsx";
import { RowErrors } from "./row-errors.tsx";

interface RehearsalProps {
  report: DryRunReport;
  file: string;
  /** The way to another file. */
  another: ReactNode;
  /** An import of it was stopped; what it would do was counted before that. */
  isAgain?: boolean;
}

/** What an import would do, and the button that does it. */
export function Rehearsal({ report, file, another, isAgain = false }: RehearsalProps) {
  const [onDuplicate, setOnDuplicate] = useState<OnDuplicate>("skip");
  const { start, isStarting } = useStartJob("import");
  const { uploadId, conflicts, changed, changedFields } = report;
  const todo = importTodo(report, onDuplicate);
  const [refusal, setRefusal] = useState<string>();
  const begin = async () => {
    const refused = await start(() => startJob("POST", "imports", { uploadId, onDuplicate }));
    setRefusal(refused?.text);
  };
  return (
    <div className={styles.rehearsal}>
      <div>
        <h3>{isAgain ? `Go on with ${file}` : `What ${file} would do`}</h3>
        <p className={styles.quiet}>
          {isAgain
            ? "These counts are from before it was stopped. What came in already counts as a duplicate now."
            : `${counted(report.rows, "row was", "rows were")} read. Nothing has been stored yet.`}
        </p>
      </div>
      <Counts report={report} />
      {changed > 0 && (
        <OnDuplicateChoice changed={changed} value={onDuplicate} onChange={setOnDuplicate}>
          {changedFields.length > 0 && (
            <ul className={styles.fields} aria-label="Fields that differ">
              {changedFields.map(({ field, businesses }) => (
                <li key={field}>
                  {fieldLabel(field)} <b>{exactCount(businesses)}</b>
                </li>
              ))}
            </ul>
          )}
        </OnDuplicateChoice>
      )}
      {conflicts > 0 && (
        <p className={styles.note}>
          {counted(conflicts, "value differs", "values differ")} from what was edited by hand. An import leaves those as
          they are.
        </p>
      )}
      {refusal !== undefined && <Fault title="The import did not begin">{refusal}</Fault>}
      <div className={styles.buttons}>
        <Button
          look="main"
          onClick={() => void begin()}
          disabled={isStarting || uploadId === null || todo === undefined}
        >
          {isStarting ? "Processing..." : (todo ?? "Nothing to import")}
        </Button>
        {another}
      </div>
      <RowErrors title="Rejected rows" errors={report.errors} total={report.totalErrors}>
        These rows stay out; the rest comes in. After the import you can download them as a workbook, mend them and
        import that.
      </RowErrors>
      <RowErrors title="Values left out" errors={report.warnings} total={report.totalWarnings}>
        These rows come in without the value.
      </RowErrors>
      <RecognisedColumns columns={report.columns} />
    </div>
  );
}

function Counts({ report }: { report: DryRunReport }) {
  const { imported, changed, unchanged, deletedByHand, totalErrors, duplicatesSkipped, updated } = report;
  const twice = Math.max(0, duplicatesSkipped + updated - changed - unchanged - deletedByHand);
  return (
    <CountList
      counts={[
        { label: "New", count: imported },
        { label: "Changed", count: changed },
        { label: "Unchanged", count: unchanged },
        ...(twice > 0
          ? [{ label: "Other duplicates", count: twice, note: "Again in this file, or kept by hand" }]
          : []),
        ...(deletedByHand > 0 ? [{ label: "Deleted by hand", count: deletedByHand, note: "They stay deleted" }] : []),
        { label: "Rejected", count: totalErrors },
      ]}
    />
  );
}

/** What the button would do; undefined when that is nothing. Rejected rows alone are worth an import: it makes their workbook. */
function importTodo({ imported, changed, totalErrors }: DryRunReport, onDuplicate: OnDuplicate): string | undefined {
  const parts = [
    ...(imported > 0 ? [`import ${exactCount(imported)} new`] : []),
    ...(onDuplicate === "update" && changed > 0 ? [`update ${exactCount(changed)}`] : []),
  ];
  if (parts.length === 0) return totalErrors > 0 ? "Make the workbook of rejected rows" : undefined;
  const text = parts.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
