import { Button } from "../../parts/button.tsx";
import { ProgressBar } from "../../parts/progress-bar.tsx";
import styles from "../import-file.module.css";
import { upload } from "./upload.ts";

const MEGABYTE = 1024 * 1024;

/** How much of a file has been sent; in bytes. */
export function UploadProgress({ name, sent, total }: { name: string; sent: number; total: number }) {
  const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);
  return (
    <div className={styles.file}>
      <ProgressBar
        label={`Sending ${name}`}
        fraction={total === 0 ? null : sent / total}
        note={`${megabytes(sent)} of ${megabytes(total)} MB. Keep this page open until it has been sent.`}
      />
      <p>
        <Button onClick={upload.cancel}>Cancel</Button>
      </p>
    </div>
  );
}
