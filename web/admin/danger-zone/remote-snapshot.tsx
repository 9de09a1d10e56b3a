import { counted } from "#domain/text/count-label";
import { shellQuote } from "#domain/text/escaping/shell-quote";
import { CopyButton } from "../ui/clipboard/copy-button.tsx";
import { dateTimeText } from "../ui/date-time.ts";
import styles from "./snapshot.module.css";

interface RemoteSnapshotProps {
  /** Number of deleted businesses. */
  deleted: number;
  /** Path on the server. */
  file: string;
  /** Host name of the server. */
  host: string;
  at: string;
}

/** Shows where the snapshot of another server is, and the command that restores it there. */
export function RemoteSnapshot({ deleted, file, host, at }: RemoteSnapshotProps) {
  const command = `mainstreet --data ${shellQuote(dataFolderOf(file))} restore ${shellQuote(file)}`;
  return (
    <div className={styles.snapshot}>
      <p>
        {counted(deleted, "business was", "businesses were")} deleted on <time dateTime={at}>{dateTimeText(at)}</time>.
        The snapshot is on the server {host}:
      </p>
      <code>{file}</code>
      <p>To restore everything, open the panel of that server, or run this there with the same database.url:</p>
      <div className={styles.command}>
        <code>{command}</code>
        <CopyButton text={command}>Copy</CopyButton>
      </div>
    </div>
  );
}

/** Returns the data folder: snapshots lie in its folder `backups`. */
function dataFolderOf(file: string): string {
  return file.replace(/\/backups\/[^/]*$/, "");
}
