import { useEffect, useSyncExternalStore } from "react";
import type { Job } from "#contract/admin-api";
import { useStartJob } from "../../jobs/use-start-job.ts";
import { type FileQueueEntry, fileQueue } from "./file-queue.ts";
import { isCurrent, jobOfFile, nextFile, settled } from "./queued-files.ts";

interface FileQueueState {
  files: readonly FileQueueEntry[];
  /** File that is uploaded or previewed. */
  current: FileQueueEntry | undefined;
  /** Its newest preview or import. */
  currentJob: Job | undefined;
}

/** Works through the chosen files: uploads the next one once the file before it is imported, removed or has failed and no job runs. */
export function useFileQueue(jobs: readonly Job[]): FileQueueState {
  const files = useSyncExternalStore(fileQueue.subscribe, fileQueue.current);
  const { start, isBlocked } = useStartJob("dry-run", fileQueue.send);
  const current = files.find(isCurrent);
  const currentJob = current && jobOfFile(current, jobs);
  const end = settled(currentJob);
  const next = isBlocked ? undefined : nextFile(files);
  useEffect(() => {
    if (current !== undefined && end !== undefined) fileQueue.change(current.id, end);
  }, [current, end]);
  useEffect(() => {
    if (next !== undefined) start(next);
  }, [next, start]);
  return { files, current, currentJob };
}
