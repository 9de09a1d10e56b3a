import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { BackupEntry } from "#contract/backups/backup-list";
import { counted } from "#domain/text/count-label";
import { directoryQueries } from "../api/panel-queries.ts";
import { useStartJob } from "../jobs/use-start-job.ts";
import { Button } from "../ui/button.tsx";
import { dateTimeText } from "../ui/date-time.ts";
import { ModalDialog } from "../ui/dialogs/modal-dialog.tsx";
import { ErrorNotice } from "../ui/error-notice.tsx";
import { TextField } from "../ui/field.tsx";
import { ageText, stateNote } from "./backup-texts.ts";
import { startRestore } from "./backups-api.ts";
import styles from "./restore-dialog.module.css";

const WORD = "RESTORE";

interface RestoreDialogProps {
  backup: BackupEntry;
  onClose: () => void;
}

/** Says what a restore does, and starts it once the word is typed. It stays open with what was typed when the start fails. */
export function RestoreDialog({ backup, onClose }: RestoreDialogProps) {
  const [now] = useState(Date.now);
  const [typedText, setTyped] = useState("");
  const restore = useStartJob("restore", startRestore);
  const isTyped = typedText === WORD;
  const reasonId = useId();
  const confirm = () => {
    if (isTyped && !restore.isBlocked) restore.start({ name: backup.name, word: typedText }, { onSuccess: onClose });
  };
  const reason = restore.isStarting
    ? "Starting…"
    : restore.isBlocked
      ? "Another job is running. Wait until it has ended."
      : isTyped
        ? ""
        : "Type the whole word first.";
  return (
    <ModalDialog
      title={`Restore the backup of ${dateTimeText(backup.at)}?`}
      text={`Everything goes back to that time, ${ageText(backup.at, now)}.`}
      role="alertdialog"
      onClose={onClose}
    >
      <Consequences backup={backup} />
      <p className={styles.reassurance}>
        A snapshot of the current state is saved first, so you can go back. Visitors see the site as usual meanwhile.
      </p>
      {restore.refusal !== undefined && <ErrorNotice title="The restore did not start">{restore.refusal}</ErrorNotice>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <TextField
          label={`Type ${WORD} to confirm`}
          value={typedText}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </form>
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" aria-disabled={reason !== ""} aria-describedby={reasonId} onClick={confirm}>
          Restore
        </Button>
        <p id={reasonId} className={styles.reason}>
          {reason}
        </p>
      </div>
    </ModalDialog>
  );
}

function Consequences({ backup }: { backup: BackupEntry }) {
  const { data } = useQuery(directoryQueries.statistics);
  const note = stateNote(backup);
  return (
    <ul className={styles.consequences}>
      {backup.businesses !== null && (
        <li>
          The backup has {counted(backup.businesses, "business", "businesses")}
          {data && `; ${data.totalBusinesses === 0 ? "none is" : countNow(data.totalBusinesses)} listed now`}
        </li>
      )}
      <li>Imports, edits, rules and settings made since then are undone</li>
      <li>Accounts, passwords and sign-ins stay as they are now</li>
      {note !== undefined && <li>{note}</li>}
    </ul>
  );
}

const countNow = (count: number): string => counted(count, "is", "are");
