import { useState } from "react";
import { counted } from "#domain/text/count-label";
import { Button } from "../parts/button.tsx";
import styles from "./snapshot.module.css";

interface SnapshotProps {
  /** How many businesses were deleted after it was taken. */
  deleted: number;
  /** On the server's disk. */
  file: string;
  at: string;
}

const MOMENT = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** Where the snapshot of the last deletion lies, and the command that brings everything back. */
export function Snapshot({ deleted, file, at }: SnapshotProps) {
  const command = `mainstreet restore ${quoted(file)}`;
  const [copied, setCopied] = useState<"" | "Copied" | "Select it and copy it">("");
  const copy = () =>
    navigator.clipboard.writeText(command).then(
      () => setCopied("Copied"),
      () => setCopied("Select it and copy it"),
    );
  return (
    <div className={styles.snapshot}>
      <p>
        {counted(deleted, "business was", "businesses were")} deleted on{" "}
        <time dateTime={at}>{MOMENT.format(new Date(at))}</time>. The snapshot is on the server, in
      </p>
      <code>{file}</code>
      <p>To bring everything back, run this on the server, with --data if its data folder is not the usual one:</p>
      <div className={styles.command}>
        <code>{command}</code>
        <Button onClick={() => void copy()}>Copy</Button>
        <span role="status">{copied}</span>
      </div>
    </div>
  );
}

/** As a shell takes it for one word. */
function quoted(file: string): string {
  return /^[\w./:@%+=,-]+$/.test(file) ? file : `'${file.replaceAll("'", String.raw`'\''`)}'`;
}
