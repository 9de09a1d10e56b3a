import { useState } from "react";
import type { BackupEntry } from "#contract/backups/backup-list";
import { useRoleRefusal } from "../session/role.tsx";
import { Button } from "../ui/button.tsx";
import { dateTimeText } from "../ui/date-time.ts";
import { RestoreDialog } from "./restore-dialog.tsx";

interface RestoreButtonProps {
  backup: BackupEntry;
  className?: string | undefined;
  /** Id of the note that says why it cannot be restored. */
  noteId?: string | undefined;
}

/** Opens the dialog that restores a backup, which administrators alone may do. */
export function RestoreButton({ backup, className, noteId }: RestoreButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const refusal = useRoleRefusal("administrator");
  const canRestore = backup.canRestore && refusal === undefined;
  return (
    <>
      <Button
        className={className}
        aria-label={`Restore the backup of ${dateTimeText(backup.at)}`}
        aria-disabled={!canRestore}
        title={refusal}
        aria-describedby={noteId}
        onClick={() => canRestore && setOpen(true)}
      >
        Restore…
      </Button>
      {isOpen && <RestoreDialog backup={backup} onClose={() => setOpen(false)} />}
    </>
  );
}
