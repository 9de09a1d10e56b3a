import { useId, useState } from "react";
import type { BackupEntry } from "#contract/backups/backup-list";
import { counted } from "#domain/text/count-label";
import { failureNotice } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import { Button } from "../ui/button.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { dateTimeText } from "../ui/date-time.ts";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import { DownloadLink } from "../ui/download-link.tsx";
import styles from "./backup-table.module.css";
import { ageText, KIND_LABELS, placesText, sizeText, stateNote } from "./backup-texts.ts";
import { BACKUPS_KEY, backupHref, removeBackup } from "./backups-api.ts";
import { RestoreButton } from "./restore-button.tsx";

/** Lists backups with what can be done with each. */
export function BackupTable({ backups }: { backups: readonly BackupEntry[] }) {
  const id = useId();
  const [now] = useState(Date.now);
  const [doomedBackup, setDoomed] = useState<BackupEntry>();
  const removal = useAction({
    mutationFn: removeBackup,
    onSettled: () => setDoomed(undefined),
    meta: {
      success: () => ({ title: "Backup deleted" }),
      failure: failureNotice("The backup was not deleted"),
      invalidates: [BACKUPS_KEY, ["admin/activity"]],
    },
  });
  const noteId = ({ name }: BackupEntry) => `${id}-${backups.findIndex((backup) => backup.name === name)}`;
  return (
    <>
      <DataTable
        caption="Backups"
        columns={columnsOf({ noteId, now, onDelete: setDoomed })}
        rows={backups}
        keyOf={({ name }) => name}
        className={styles.table}
      />
      {doomedBackup && (
        <ConfirmDialog
          title={`Delete the backup of ${timeOf(doomedBackup)}?`}
          text={`${doomedBackup.name} (${sizeText(doomedBackup.bytes)}) is removed from this server and can't be brought back. Copies in other places stay there.`}
          confirmLabel="Delete backup"
          canConfirm={!removal.isPending}
          onConfirm={() => removal.mutate(doomedBackup)}
          onCancel={() => setDoomed(undefined)}
        />
      )}
    </>
  );
}

interface ColumnOptions {
  noteId: (backup: BackupEntry) => string;
  now: number;
  onDelete: (backup: BackupEntry) => void;
}

function columnsOf({ noteId, now, onDelete }: ColumnOptions): Column<BackupEntry>[] {
  return [
    {
      heading: "Made",
      isHeading: true,
      className: styles.made,
      cell: ({ at }) => (
        <>
          <time dateTime={at}>{dateTimeText(at)}</time>
          <span className={styles.quiet}>{ageText(at, now)}</span>
        </>
      ),
    },
    { heading: "Why", className: styles.why, cell: (backup) => <Reason backup={backup} noteId={noteId(backup)} /> },
    { heading: "Size", isNumber: true, className: styles.size, cell: ({ bytes }) => sizeText(bytes) },
    { heading: "Place", className: styles.place, cell: ({ places }) => placesText(places) },
    {
      heading: <span className={styles.hidden}>Actions</span>,
      className: styles.actions,
      cell: (backup) => (
        <div className={styles.buttons}>
          <RestoreButton backup={backup} noteId={noteId(backup)} />
          <DownloadLink href={backupHref(backup.name)} look="button" label={`Download the backup of ${timeOf(backup)}`}>
            Download
          </DownloadLink>
          <Button
            aria-label={`Delete the backup of ${timeOf(backup)}`}
            aria-disabled={backup.deletionRefusal !== null}
            aria-describedby={noteId(backup)}
            onClick={() => backup.deletionRefusal === null && onDelete(backup)}
          >
            Delete
          </Button>
        </div>
      ),
    },
  ];
}

const timeOf = ({ at }: BackupEntry): string => dateTimeText(at);

function Reason({ backup, noteId }: { backup: BackupEntry; noteId: string }) {
  const { kind, businesses, state, isChecked, deletionRefusal } = backup;
  const notes = [stateNote(backup), deletionRefusal].filter((note) => note !== undefined && note !== null);
  return (
    <>
      <span className={styles.kind}>
        {KIND_LABELS[kind]}
        {!backup.canRestore && <strong className={styles.bad}>{BAD_LABELS[state]}</strong>}
      </span>
      {businesses !== null && <span className={styles.quiet}>{counted(businesses, "business", "businesses")}</span>}
      {!isChecked && backup.canRestore && <span className={styles.quiet}>Not fully checked yet</span>}
      <span id={noteId} className={styles.quiet}>
        {notes.join(" ")}
      </span>
    </>
  );
}

const BAD_LABELS: Readonly<Partial<Record<BackupEntry["state"], string>>> = {
  damaged: "Damaged",
  newer: "Newer version",
  foreign: "Not a backup",
};
