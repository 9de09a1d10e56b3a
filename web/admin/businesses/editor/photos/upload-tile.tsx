import { Button } from "../../../ui/button.tsx";
import type { Upload } from "./photo-uploads.ts";
import styles from "./photos.module.css";

interface UploadTileProps {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}

/** A photo that is on its way, or could not be uploaded. */
export function UploadTile({ upload: { file, problem }, onRetry, onRemove }: UploadTileProps) {
  return (
    <div className={styles.upload} role={problem === undefined ? "status" : "alert"}>
      <strong className={styles.name}>{file.name}</strong>
      {problem === undefined ? (
        <span>Uploading…</span>
      ) : (
        <>
          <span className={styles.problem}>{problem}</span>
          <span className={styles.choice}>
            <Button className={styles.small} aria-label={`Try ${file.name} again`} onClick={onRetry}>
              Try again
            </Button>
            <Button className={styles.small} aria-label={`Dismiss ${file.name}`} onClick={onRemove}>
              Dismiss
            </Button>
          </span>
        </>
      )}
    </div>
  );
}
