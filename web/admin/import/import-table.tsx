import type { ImportEntry } from "#contract/admin-api";
import { exactCount } from "#domain/text/count-label";
import { actorName } from "../jobs/actor-name.ts";
import { Button } from "../parts/button.tsx";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { DownloadLink } from "../parts/download-link.tsx";
import styles from "./import-list.module.css";

const STATES: Readonly<Record<ImportEntry["state"], string>> = {
  running: "Running",
  finished: "Finished",
  stopped: "Stopped half-way",
  interrupted: "Interrupted",
  undoing: "Undo not finished",
  undone: "Undone",
};

interface ImportTableProps {
  imports: readonly ImportEntry[];
  /** Not while a job runs. */
  canUndoNow: boolean;
  onUndo: (entry: ImportEntry) => void;
}

/** An import and what can be done with it. */
interface Row {
  entry: ImportEntry;
  isDisabled: boolean;
  undo: () => void;
}

const COLUMNS: readonly Column<Row>[] = [
  { heading: "File and state", cell: ({ entry }) => <File {...entry} />, isHeading: true, className: styles.file },
  { heading: "Rows", className: styles.rows, cell: ({ entry }) => exactCount(entry.rows), isNumber: true },
  { heading: "New", className: styles.new, cell: ({ entry }) => exactCount(entry.imported), isNumber: true },
  { heading: "Updated", className: styles.updated, cell: ({ entry }) => exactCount(entry.updated), isNumber: true },
  {
    heading: "Duplicates",
    className: styles.duplicates,
    cell: ({ entry }) => exactCount(entry.duplicatesSkipped),
    isNumber: true,
  },
  { heading: "Errors", className: styles.errors, cell: ({ entry }) => <Errors {...entry} />, isNumber: true },
  { heading: <span className={styles.heard}>Action</span>, className: styles.action, cell: (row) => <Undo {...row} /> },
];

/** One import a line. */
export function ImportTable({ imports, canUndoNow, onUndo }: ImportTableProps) {
  const rows = imports.map((entry) => ({ entry, isDisabled: !canUndoNow, undo: () => onUndo(entry) }));
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

const MOMENT = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

function File({ id, files, state, actor, startedAt }: ImportEntry) {
  return (
    <>
      <span className={styles.name}>{files.join(", ")}</span>
      <span className={styles.when}>
        Import {id} · <time dateTime={startedAt}>{MOMENT.format(new Date(startedAt))}</time> by {actorName(actor)}
      </span>
      <span className={styles.state} data-state={state}>
        {STATES[state]}
      </span>
    </>
  );
}

function Errors({ totalErrors, rejectsUrl }: ImportEntry) {
  if (rejectsUrl === null) return exactCount(totalErrors);
  return (
    <DownloadLink href={rejectsUrl}>
      {exactCount(totalErrors)}
      <span className={styles.heard}> rejected rows, download</span>
    </DownloadLink>
  );
}

function Undo({ entry, isDisabled, undo }: Row) {
  if (!entry.canUndo) return null;
  const isBegun = entry.state === "undoing";
  const files = entry.files.join(", ");
  return (
    <Button onClick={undo} disabled={isDisabled} aria-label={isBegun ? `Go on undoing ${files}` : `Undo ${files}`}>
      {isBegun ? "Go on" : "Undo"}
    </Button>
  );
}
