import { useRef, useState } from "react";
import { counted } from "#domain/text/count-label";
import { failureText } from "../api/failure-text.ts";
import { isAbort } from "../api/query-client.ts";
import { useAction } from "../api/use-action.ts";
import { Button } from "../ui/button.tsx";
import { ErrorNotice } from "../ui/error-notice.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { sizeText } from "./backup-texts.ts";
import { BACKUPS_KEY, sendBackup } from "./backups-api.ts";
import styles from "./backups-page.module.css";

const BYTES_PER_MB = 1024 * 1024;

/** Chooses a backup and sends it to the server, which checks it before it is listed. */
export function useBackupUpload(limitMb: number | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<{ sentBytes: number; totalBytes: number }>();
  const [sizeError, setSizeError] = useState<string>();
  const [controller, setController] = useState<AbortController>();
  const upload = useAction({
    mutationFn: sendBackup,
    onSettled: () => setProgress(undefined),
    meta: {
      success: (result) => {
        const { name, businesses } = result as { name: string; businesses: number };
        return { title: "Backup uploaded", description: `${name}: ${counted(businesses, "business", "businesses")}.` };
      },
      invalidates: [BACKUPS_KEY, ["admin/activity"]],
    },
  });

  function choose(file: File | undefined): void {
    if (file === undefined) return;
    const isTooLarge = limitMb !== undefined && file.size > limitMb * BYTES_PER_MB;
    setSizeError(
      isTooLarge
        ? `${file.name} is ${sizeText(file.size)}, and uploads can have at most ${limitMb} MB. Raise limits.uploadMb, or restore it with the command on the server.`
        : undefined,
    );
    if (isTooLarge) return;
    const stop = new AbortController();
    setController(stop);
    setProgress({ sentBytes: 0, totalBytes: file.size });
    upload.mutate({
      file,
      signal: stop.signal,
      onProgress: (sentBytes, totalBytes) => setProgress({ sentBytes, totalBytes }),
    });
  }

  const isRefused = upload.error !== null && !isAbort(upload.error);
  return {
    open: () => input.current?.click(),
    isPending: upload.isPending,
    cancel: () => controller?.abort(),
    progress: upload.isPending ? progress : undefined,
    refusal: sizeError ?? (isRefused ? failureText(upload.error, "Please try again.") : undefined),
    input: (
      <input
        ref={input}
        type="file"
        accept=".db"
        aria-label="Backup to upload"
        className={styles.file}
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
    ),
  };
}

/** Shows the upload that is running, or why the last one was refused. */
export function UploadState({ upload }: { upload: ReturnType<typeof useBackupUpload> }) {
  const { progress, refusal } = upload;
  if (progress !== undefined) {
    const isSent = progress.sentBytes >= progress.totalBytes;
    return (
      <div className={styles.upload}>
        <ProgressBar
          label={isSent ? "Checking the backup" : "Uploading the backup"}
          fraction={isSent ? null : progress.sentBytes / Math.max(1, progress.totalBytes)}
          note={
            isSent
              ? "The server reads the whole file before it is listed."
              : `${sizeText(progress.sentBytes)} of ${sizeText(progress.totalBytes)}. Keep this page open until the upload is complete.`
          }
        />
        {!isSent && (
          <p>
            <Button onClick={upload.cancel}>Cancel upload</Button>
          </p>
        )}
      </div>
    );
  }
  if (refusal === undefined) return null;
  return <ErrorNotice title="The backup was not uploaded">{refusal}</ErrorNotice>;
}
