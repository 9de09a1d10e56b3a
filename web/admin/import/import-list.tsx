import { useState } from "react";
import { Link } from "react-router-dom";
import type { ImportEntry } from "#contract/admin-api";
import type { EditedFate, ImportUndoPreview } from "#contract/import-report";
import { exactCount } from "#domain/text/count-label";
import layout from "../../styles/layout.module.css";
import { failureNotice } from "../api/failure-text.ts";
import { startJob } from "../api/job-api.ts";
import { previewUndoOfImport } from "../api/undo-activity.ts";
import { useAction } from "../api/use-action.ts";
import { actorName } from "../jobs/actor-name.ts";
import { BusyNote } from "../jobs/busy-note.tsx";
import { JobProgress } from "../jobs/job-progress.tsx";
import { useStartJob } from "../jobs/use-start-job.ts";
import { useRoleRefusal } from "../session/role.tsx";
import { Button } from "../ui/button.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { DownloadLink } from "../ui/download-link.tsx";
import styles from "./import-list.module.css";
import { fixRowsHref, leftOutHref } from "./import-sections.ts";
import { importStateLabel } from "./import-state.ts";
import { UndoImportDialog } from "./undo-import-dialog.tsx";

const COLLAPSED_LENGTH = 10;

/** Lists the imports, newest first, each with a button that undoes it. */
export function ImportList({ imports }: { imports: readonly ImportEntry[] }) {
  const undo = useStartJob("undo", ({ id, edited }: { id: number; edited: EditedFate }) =>
    startJob("POST", `imports/${id}/undo`, { edited }),
  );
  const [candidate, setCandidate] = useState<{ entry: ImportEntry; preview: ImportUndoPreview }>();
  const preview = useAction({
    mutationFn: async (entry: ImportEntry) => ({ entry, preview: await previewUndoOfImport(entry.id) }),
    onSuccess: setCandidate,
    meta: { failure: failureNotice("This import cannot be undone"), invalidates: [] },
  });
  const [isExpanded, setExpanded] = useState(false);
  const undoRefusal = useRoleRefusal("editor");
  return (
    <div className={styles.list}>
      {undo.job && <JobProgress job={undo.job} />}
      {undoRefusal === undefined && <BusyNote shown={["undo"]} action="undo an import" />}
      <ImportTable
        imports={isExpanded ? imports : imports.slice(0, COLLAPSED_LENGTH)}
        stateLabel={(entry) => importStateLabel(entry, { job: undo.job, importId: undo.startedWith?.id })}
        undoRefusal={undoRefusal}
        isUndoDisabled={undoRefusal !== undefined || undo.isBlocked || preview.isPending}
        onUndo={preview.mutate}
      />
      {!isExpanded && imports.length > COLLAPSED_LENGTH && (
        <Button onClick={() => setExpanded(true)}>Show all {imports.length} imports</Button>
      )}
      {candidate && (
        <UndoImportDialog
          {...candidate}
          onUndo={(edited) => {
            setCandidate(undefined);
            undo.start({ id: candidate.entry.id, edited });
          }}
          onCancel={() => setCandidate(undefined)}
        />
      )}
    </div>
  );
}

interface ImportTableProps {
  imports: readonly ImportEntry[];
  stateLabel: (entry: ImportEntry) => string;
  /** Says why the person may not undo. */
  undoRefusal: string | undefined;
  isUndoDisabled: boolean;
  onUndo: (entry: ImportEntry) => void;
}

interface Row {
  entry: ImportEntry;
  state: string;
  undoRefusal: string | undefined;
  isUndoDisabled: boolean;
  undo: () => void;
}

const COLUMNS: readonly Column<Row>[] = [
  { heading: "File and state", cell: File, isHeading: true, className: styles.file },
  { heading: "Rows", className: styles.rows, cell: ({ entry }) => exactCount(entry.rows), isNumber: true },
  { heading: "New", className: styles.new, cell: ({ entry }) => exactCount(entry.imported), isNumber: true },
  { heading: "Updated", className: styles.updated, cell: ({ entry }) => exactCount(entry.updated), isNumber: true },
  {
    heading: "Duplicates",
    className: styles.duplicates,
    cell: ({ entry }) => exactCount(entry.duplicatesSkipped),
    isNumber: true,
  },
  { heading: "Errors", className: styles.errors, cell: Errors, isNumber: true },
  { heading: <span className={layout.visuallyHidden}>Action</span>, className: styles.action, cell: UndoButton },
];

function ImportTable({ imports, stateLabel, undoRefusal, isUndoDisabled, onUndo }: ImportTableProps) {
  const rows = imports.map((entry) => ({
    entry,
    state: stateLabel(entry),
    undoRefusal,
    isUndoDisabled,
    undo: () => onUndo(entry),
  }));
  return (
    <DataTable
      caption="Imports, newest first"
      className={styles.table}
      columns={COLUMNS}
      rows={rows}
      keyOf={({ entry }) => entry.id}
    />
  );
}

const DATE_TIME = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

function File({ entry, state }: Row) {
  const { id, files, actor, startedAt } = entry;
  return (
    <>
      <span className={styles.name}>{files.join(", ")}</span>
      <span className={styles.when}>
        Import {id} · <time dateTime={startedAt}>{DATE_TIME.format(new Date(startedAt))}</time> by {actorName(actor)}
      </span>
      <span className={styles.state} data-state={entry.state}>
        {state}
      </span>
      {entry.hasLeftOutValues && <Link to={leftOutHref(id)}>Correct skipped values</Link>}
    </>
  );
}

function Errors({ entry: { id, totalErrors, rejectsUrl } }: Row) {
  if (rejectsUrl === null) return exactCount(totalErrors);
  return (
    <>
      <Link to={fixRowsHref(id)}>
        {exactCount(totalErrors)}
        <span className={layout.visuallyHidden}> rejected rows, fix them</span>
      </Link>{" "}
      <DownloadLink href={rejectsUrl}>
        <span aria-hidden="true">↓</span>
        <span className={layout.visuallyHidden}>Download the rejected rows</span>
      </DownloadLink>
    </>
  );
}

function UndoButton({ entry, undoRefusal, isUndoDisabled, undo }: Row) {
  if (!entry.canUndo) return null;
  const isResumed = entry.state === "undoing";
  const files = entry.files.join(", ");
  return (
    <Button
      onClick={undo}
      disabled={isUndoDisabled}
      title={undoRefusal}
      aria-label={isResumed ? `Resume undoing ${files}` : `Undo ${files}`}
    >
      {isResumed ? "Resume" : "Undo"}
    </Button>
  );
}
