import type { BackupEntry } from "#contract/backups/backup-list";
import { counted } from "#domain/text/count-label";
import { RestoreButton } from "../backups/restore-button.tsx";
import { dateTimeText } from "../ui/date-time.ts";
import styles from "./snapshot.module.css";

interface SnapshotProps {
  backup: BackupEntry;
  /** Number of businesses that the last Delete All deleted, if that is known. */
  deleted: number | undefined;
}

/** Offers to restore the snapshot from before the last Delete All. */
export function Snapshot({ backup: { at }, backup, deleted }: SnapshotProps) {
  return (
    <div className={styles.snapshot}>
      <p>
        <strong>Deleted by mistake?</strong>{" "}
        {deleted !== undefined && `${counted(deleted, "business was", "businesses were")} deleted. `}
        The snapshot of <time dateTime={at}>{dateTimeText(at)}</time>, before the last Delete All, can be restored here.
      </p>
      <div>
        <RestoreButton backup={backup} />
      </div>
    </div>
  );
}

/** Returns the file name of a path on the server. */
export function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
