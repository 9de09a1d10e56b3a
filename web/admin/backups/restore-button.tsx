import { useState } from "react";
import type { BackupEntry } from "#contract/backups/backup-list";
import { Button } from "../ui/button.tsx";
import { dateTimeText } from "../ui/date-time.ts";
import { RestoreDialog } from "./restore-dialog.tsx";

interface RestoreButtonProps {
  backup: BackupEntry;
  className?: string | undefined;
  /** Id of the note that says why it cannot be restored. */
  noteId?: string | undefined;
}

/** Opens the dialog that restores a backup. */
export function RestoreButton({ backup, className, noteId }: RestoreButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className={className}
        aria-label={`Restore the backup of ${dateTimeText(backup.at)}`}
        aria-disabled={!backup.canRestore}
        aria-describedby={noteId}
        onClick={() => backup.canRestore && setOpen(true)}
      >
        Restore…
      </Button>
      {isOpen && <RestoreDialog backup={backup} onClose={() => setOpen(false)} />}
    </>
  );
}
