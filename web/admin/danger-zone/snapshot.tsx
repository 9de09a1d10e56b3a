import { useState } from "react";
import { counted } from "#domain/text/count-label";
import { shellQuote } from "#domain/text/escaping/shell-quote";
import { Button } from "../ui/button.tsx";
import { dateTimeText } from "../ui/date-time.ts";
import styles from "./snapshot.module.css";

interface SnapshotProps {
  /** Number of deleted businesses. */
  deleted: number;
  /** Path on the server. */
  file: string;
  /** Host name of the server, if there are several servers. */
  host: string | undefined;
  at: string;
}

/** Shows the path of the last snapshot and the command that restores it. */
export function Snapshot({ deleted, file, host, at }: SnapshotProps) {
  const command = `mainstreet --data ${shellQuote(dataFolderOf(file))} restore ${shellQuote(file)}`;
  const [copyMessage, setCopied] = useState<"" | "Copied" | "Select it and copy it">("");
  const copy = () =>
    navigator.clipboard.writeText(command).then(
      () => setCopied("Copied"),
      () => setCopied("Select it and copy it"),
    );
  return (
    <div className={styles.snapshot}>
      <p>
        {counted(deleted, "business was", "businesses were")} deleted on <time dateTime={at}>{dateTimeText(at)}</time>.
        The snapshot is on the server{host === undefined ? "" : ` ${host}`}:
      </p>
      <code>{file}</code>
      <p>
        To restore everything, run this on that server, in any folder
        {host === undefined ? "" : " and with the same database.url"}:
      </p>
      <div className={styles.command}>
        <code>{command}</code>
        <Button onClick={() => void copy()}>Copy</Button>
        <span role="status">{copyMessage}</span>
      </div>
    </div>
  );
}

/** Returns the data folder: snapshots lie in its folder `backups`. */
function dataFolderOf(file: string): string {
  return file.replace(/\/backups\/[^/]*$/, "");
}
