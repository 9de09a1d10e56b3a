import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { DryRunReport } from "#contract/admin-api";
import type { OnDuplicate } from "#contract/import-report";
import { fieldLabel } from "#domain/business/field-labels-data";
import { counted, exactCount } from "#domain/text/count-label";
import { jobQueries, startJob } from "../../api/job-api.ts";
import { whenJobEnds } from "../../jobs/job-end.ts";
import { useStartJob } from "../../jobs/use-start-job.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { CountryChoice } from "./choices/country-choice.tsx";
import { DuplicateWarning } from "./choices/duplicate-warning.tsx";
import { EncodingChoice } from "./choices/encoding-choice.tsx";
import { OnDuplicateChoice } from "./choices/on-duplicate-choice.tsx";
import { namedOptions } from "./choices/preview-again.ts";
import { suggestedField } from "./columns/column-changes.ts";
import { ColumnMapping } from "./columns/column-mapping.tsx";
import { CountList } from "./count-list.tsx";
import { ImportNotes } from "./import-notes.tsx";
import styles from "./import-preview.module.css";
import { forgetChoices, type PreviewChoicesState, releaseChoices, selectedCountry } from "./preview-choices.ts";
import { RowErrors } from "./row-errors.tsx";
import { usePreviewRenewal } from "./use-preview-renewal.ts";

interface ImportPreviewProps extends PreviewChoicesState {
  report: DryRunReport;
  file: string;
  /** Button to choose another file. */
  chooseButton: ReactNode;
  /** The preview was repeated because the directory had changed. */
  isRenewed: boolean;
}

/** Shows the result of a dry run, with the button that starts the import. */
export function ImportPreview({ report, file, chooseButton, isRenewed, choices, change }: ImportPreviewProps) {
  const { onDuplicate, allowDuplicates } = choices;
  const { uploadId, dataVersion, conflicts, changed, changedFields, duplicateWarning } = report;
  const label = importLabel(report, onDuplicate);
  const suggested = uploadId === null ? [] : report.columns.filter((column) => suggestedField(column, choices.columns));
  const suggestions = suggested.length;
  const renewal = usePreviewRenewal(report, report.refusal === null);
  const client = useQueryClient();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const changedColumns = choices.columns.size;
  const importing = useStartJob("import", () =>
    startJob("POST", "imports", {
      uploadId,
      onDuplicate,
      dataVersion,
      allowDuplicates,
      ...namedOptions({ encoding: report.encoding, country: selectedCountry(choices, report) || null }),
    })
      .then((job) => {
        releaseChoices();
        whenJobEnds(client, job.id, (ended) => {
          if (ended?.state === "finished") forgetChoices(uploadId);
        });
        return job;
      })
      .finally(() => {
        setConfirmOpen(false);
        void client.invalidateQueries({ queryKey: jobQueries.dataVersion.queryKey });
      }),
  );
  if (report.encodingChoices.length > 0) return <UnknownEncoding {...{ report, file, chooseButton }} />;
  if (report.refusal !== null) return <UnknownColumns {...{ report, file, chooseButton, choices, change }} />;
  return (
    <div className={styles.preview}>
      <div>
        <h3>Preview of {file}</h3>
        <p className={styles.quiet}>{counted(report.rows, "row", "rows")}. Nothing is saved yet.</p>
      </div>
      {renewal.failure !== undefined ? (
        <ErrorNotice title="This preview is out of date">{renewal.failure}</ErrorNotice>
      ) : (
        (renewal.isOutdated || isRenewed) && (
          <p className={styles.note} role="status">
            {renewal.isOutdated
              ? "The directory changed since this preview. Updating…"
              : "The directory changed, so this preview was updated."}
          </p>
        )
      )}
      <Counts report={report} />
      <ImportNotes report={report} />
      {duplicateWarning && (
        <DuplicateWarning
          warning={duplicateWarning}
          isAllowed={allowDuplicates}
          onChange={(isAllowed) => change({ allowDuplicates: isAllowed })}
        />
      )}
      <CountryChoice {...{ report, choices, change }} />
      {changed > 0 && (
        <OnDuplicateChoice changed={changed} value={onDuplicate} onChange={(onDuplicate) => change({ onDuplicate })}>
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
          {counted(conflicts, "value differs", "values differ")} from edits made by hand. The edits stay.
        </p>
      )}
      {importing.refusal !== undefined && (
        <ErrorNotice title="The import did not start">{importing.refusal}</ErrorNotice>
      )}
      <div className={styles.buttons}>
        <Button
          look="main"
          onClick={() => (changedColumns > 0 ? setConfirmOpen(true) : importing.start())}
          disabled={
            importing.isStarting ||
            renewal.isOutdated ||
            uploadId === null ||
            label === undefined ||
            (Boolean(duplicateWarning) && !allowDuplicates)
          }
        >
          {importing.isStarting ? "Processing..." : (label ?? "Nothing to import")}
        </Button>
        {chooseButton}
      </div>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        title={`Import without your ${changedColumns === 1 ? "change" : "changes"} to columns?`}
        text={`You changed how ${counted(changedColumns, "column is", "columns are")} imported, which this preview doesn’t have yet. To use that, cancel and click Preview again below.`}
        confirmLabel="Import without it"
        canConfirm={!importing.isStarting}
        onConfirm={() => importing.start()}
        onCancel={() => setConfirmOpen(false)}
      />
      {suggestions > 0 && (
        <p className={styles.quiet}>
          {suggestions === 1
            ? "A suggestion for a column below isn't used yet. Use it first if it is right."
            : "Suggestions for columns below aren't used yet. Use them first if they are right."}
        </p>
      )}
      <ColumnMapping {...{ report, choices, change }} />
      <RowErrors title="Rejected rows" errors={report.errors} total={report.totalErrors}>
        These rows are not imported. After the import you can fix them here.
      </RowErrors>
      <RowErrors title="Values skipped" errors={report.warnings} total={report.totalWarnings}>
        The businesses are imported without them.
      </RowErrors>
      {(report.encodings.length > 0 || report.encoding !== null) && <EncodingChoice report={report} />}
    </div>
  );
}

/** Asks for the encoding of a file whose few non-ASCII letters do not reveal it. */
function UnknownEncoding({ report, file, chooseButton }: Omit<UnknownProps, keyof PreviewChoicesState>) {
  return (
    <div className={styles.preview}>
      <ErrorNotice title={`The encoding of ${file} is not clear`}>
        The file is not UTF-8, and it has too few accented letters to tell what it is. Choose the encoding it was saved
        in and check the names in the preview, or save the file as UTF-8.
      </ErrorNotice>
      <EncodingChoice report={report} />
      <div className={styles.buttons}>{chooseButton}</div>
    </div>
  );
}

type UnknownProps = Omit<ImportPreviewProps, "isRenewed">;

/** Asks for the fields of a file's columns, without which it cannot be imported. */
function UnknownColumns({ report, file, chooseButton, choices, change }: UnknownProps) {
  const isSomeKnown = report.columns.some(({ field }) => field !== null);
  return (
    <div className={styles.preview}>
      <ErrorNotice
        title={
          isSomeKnown
            ? `We couldn't find all the columns we need in ${file}`
            : `We couldn't tell what the columns in ${file} are`
        }
      >
        Match at least the name and an address, then preview the file again.
      </ErrorNotice>
      <ColumnMapping {...{ report, choices, change }} />
      <div className={styles.buttons}>{chooseButton}</div>
    </div>
  );
}

function Counts({ report }: { report: DryRunReport }) {
  const { imported, changed, unchanged, deletedByHand, totalErrors, duplicatesSkipped, updated } = report;
  const others = Math.max(0, duplicatesSkipped + updated - changed - unchanged - deletedByHand);
  return (
    <CountList
      counts={[
        { label: "New", count: imported },
        { label: "Changed", count: changed },
        { label: "Unchanged", count: unchanged },
        ...(others > 0
          ? [{ label: "Other duplicates", count: others, note: "Repeated in this file, or edited by hand" }]
          : []),
        ...(deletedByHand > 0 ? [{ label: "Deleted by hand", count: deletedByHand, note: "They stay deleted" }] : []),
        { label: "Rejected", count: totalErrors },
      ]}
    />
  );
}

/** Returns the button's label; undefined without anything to import. Importing rejected rows alone creates their workbook. */
function importLabel({ imported, changed, totalErrors }: DryRunReport, onDuplicate: OnDuplicate): string | undefined {
  const parts = [
    ...(imported > 0 ? [`import ${exactCount(imported)} new`] : []),
    ...(onDuplicate === "update" && changed > 0 ? [`update ${exactCount(changed)}`] : []),
  ];
  if (parts.length === 0) return totalErrors > 0 ? "Keep the rejected rows to fix" : undefined;
  const text = parts.join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
