import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ScheduledFile, ScheduleState } from "#contract/imports/scheduled-files";
import { adminJson, adminSend } from "../../api/admin-fetch.ts";
import { failureNotice } from "../../api/failure-text.ts";
import { startJob } from "../../api/job-api.ts";
import { pollInterval } from "../../api/poll-interval.ts";
import { useAction } from "../../api/use-action.ts";
import { useStartJob } from "../../jobs/use-start-job.ts";
import { Button } from "../../ui/button.tsx";
import { dateTimeText } from "../../ui/date-time.ts";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { Section } from "../../ui/tab-page.tsx";
import styles from "../queue/file-queue-list.module.css";
import { fileNote } from "./file-note.ts";

/** Interval at which the page looks for files that were found meanwhile. */
const POLL_MS = 10_000;

const scheduledQuery = queryOptions({
  queryKey: ["admin/scheduled-imports"],
  queryFn: () => adminJson<ScheduleState>("scheduled-imports"),
});

/** Lists the files of scheduled imports that wait or have failed, each with what can be done. Without any, nothing is shown. */
export function ScheduledFiles() {
  const { data } = useQuery({ ...scheduledQuery, refetchInterval: pollInterval(POLL_MS) });
  const review = useStartJob("dry-run", ({ uploadId }: Pick<ScheduledFile, "uploadId">) =>
    startJob("POST", "imports/preview", { uploadId }),
  );
  const dismiss = useAction({
    mutationFn: (id: number) => adminSend<void>("DELETE", `scheduled-imports/files/${id}`),
    meta: { failure: failureNotice("The file was not dismissed"), invalidates: [scheduledQuery.queryKey] },
  });
  const files = data?.files.filter(({ state }) => state !== "imported" && state !== "dismissed") ?? [];
  const failures = [data?.folderFailure, data?.addressFailure].filter((failure) => failure != null);
  if (files.length + failures.length === 0) return null;
  return (
    <Section
      leastRole="editor"
      title="Files that were found"
      intro="Scheduled imports found them. Nothing is saved before you import them."
    >
      {failures.map((failure) => (
        <ErrorNotice key={failure} title="A scheduled import failed">
          {failure}
        </ErrorNotice>
      ))}
      {files.length > 0 && (
        <ul className={styles.list} aria-label="Files that were found">
          {files.map((file) => (
            <li key={file.id} className={styles.item} data-state={file.state}>
              <div className={styles.text}>
                <p className={styles.name}>{file.name}</p>
                <p className={styles.note}>
                  {fileNote(file)} From {file.origin}, {dateTimeText(file.foundAt)}.
                </p>
              </div>
              <div className={styles.actions}>
                {file.state === "waiting" && (
                  <Button
                    look="main"
                    aria-label={`Review ${file.name}`}
                    disabled={review.isBlocked}
                    onClick={() => review.start({ uploadId: file.uploadId })}
                  >
                    Review
                  </Button>
                )}
                <Button
                  aria-label={`Dismiss ${file.name}`}
                  disabled={dismiss.isPending || file.state === "new"}
                  onClick={() => dismiss.mutate(file.id)}
                >
                  Dismiss
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
