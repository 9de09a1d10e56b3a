import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import styles from "../import-section.module.css";
import { upload } from "./upload.ts";

const MEGABYTE = 1024 * 1024;

export function UploadProgress({
  name,
  sentBytes,
  totalBytes,
}: {
  name: string;
  sentBytes: number;
  totalBytes: number;
}) {
  const megabytes = (bytes: number) => (bytes / MEGABYTE).toFixed(1);
  return (
    <div className={styles.file}>
      <ProgressBar
        label={`Uploading ${name}`}
        fraction={totalBytes === 0 ? null : sentBytes / totalBytes}
        note={`${megabytes(sentBytes)} of ${megabytes(totalBytes)} MB. Keep this page open until the upload is complete.`}
      />
      <p>
        <Button onClick={upload.cancel}>Cancel</Button>
      </p>
    </div>
  );
}
