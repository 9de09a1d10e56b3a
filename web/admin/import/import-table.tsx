import type { ImportEntry } from "#contract/admin-api";
import { exactCount } from "#domain/text/count-label";
import layout from "../../styles/layout.module.css";
import { actorName } from "../jobs/actor-name.ts";
import { Button } from "../ui/button.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { DownloadLink } from "../ui/download-link.tsx";
import styles from "./import-list.module.css";

interface ImportTableProps {
  imports: readonly ImportEntry[];
  stateLabel: (entry: ImportEntry) => string;
  isUndoDisabled: boolean;
  onUndo: (entry: ImportEntry) => void;
}

interface Row {
  entry: ImportEntry;
  state: string;
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

/** A table of imports. */
export function ImportTable({ imports, stateLabel, isUndoDisabled, onUndo }: ImportTableProps) {
  const rows = imports.map((entry) => ({
    entry,
    state: stateLabel(entry),
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
    </>
  );
}

function Errors({ entry: { totalErrors, rejectsUrl } }: Row) {
  if (rejectsUrl === null) return exactCount(totalErrors);
  return (
    <DownloadLink href={rejectsUrl}>
      {exactCount(totalErrors)}
      <span className={layout.visuallyHidden}> rejected rows, download</span>
    </DownloadLink>
  );
}

function UndoButton({ entry, isUndoDisabled, undo }: Row) {
  if (!entry.canUndo) return null;
  const isResumed = entry.state === "undoing";
  const files = entry.files.join(", ");
  return (
    <Button
      onClick={undo}
      disabled={isUndoDisabled}
      aria-label={isResumed ? `Resume undoing ${files}` : `Undo ${files}`}
    >
      {isResumed ? "Resume" : "Undo"}
    </Button>
  );
}
