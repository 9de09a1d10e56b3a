import type { Job } from "#contract/admin-api";
import { statusOfError } from "../../../api/api-error.ts";
import { failureText } from "../../api/failure-text.ts";
import { isAbort } from "../../api/query-client.ts";
import { jobFailure } from "../../jobs/job-notice.ts";
import { setUnsaved } from "../../ui/dialogs/unsaved-drafts.ts";
import { type FileChoice, fileError } from "../upload/file-error.ts";
import { upload } from "../upload/upload.ts";
import { isSettled, type QueuedFile } from "./queued-files.ts";

/** An entry of this page, which still has the file of the computer. */
interface Entry extends QueuedFile {
  file: File;
}

/** Another job may begin between the check and the upload; more refusals in a row have another cause. */
const MAX_REFUSALS = 3;

let entries: readonly Entry[] = [];
let lastId = 0;
/** Newest job of a file that was skipped. */
let skippedJobId = 0;
const listeners = new Set<() => void>();

function setEntries(next: readonly Entry[]): void {
  entries = next;
  // Waiting files are gone when the page closes.
  const hasWaiting = entries.some(({ state }) => state === "waiting");
  setUnsaved("waiting files", hasWaiting);
  for (const listener of listeners) listener();
}

function change(id: number, values: Partial<QueuedFile>): void {
  setEntries(entries.map((entry) => (entry.id === id ? { ...entry, ...values } : entry)));
}

/** The files that were chosen in this page. They stay while another tab of the panel is open. */
export const fileQueue = {
  current: (): readonly Entry[] => entries,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Adds files, each refused one with its reason. With nothing else waiting they take the place of the files before. */
  add(files: readonly File[], choice: FileChoice): void {
    const isBusy = entries.some(({ state }) => state === "waiting" || state === "uploading");
    const remaining = isBusy || entries.length > 1 ? entries.filter((entry) => isBusy || !isSettled(entry)) : [];
    const added = files.map((file): Entry => {
      const error = fileError(file, choice);
      lastId++;
      return {
        id: lastId,
        name: file.name,
        file,
        ...(error === undefined ? { state: "waiting" } : { state: "failed", note: error, isRefused: true }),
      };
    });
    setEntries([...remaining, ...added]);
  },
  change,
  remove(id: number): void {
    setEntries(entries.filter((entry) => entry.id !== id));
  },
  /** Removes the file that is previewed, so that the next one has its turn. `job` is its newest one, which is not shown any more. */
  skip(id: number, job: Pick<Job, "id"> | undefined): void {
    skippedJobId = job?.id ?? skippedJobId;
    fileQueue.remove(id);
  },
  isSkipped: ({ id }: Pick<Job, "id">): boolean => id <= skippedJobId,
  retry: (id: number): void => change(id, { state: "waiting", note: "", refusals: 0 }),

  /** Uploads a file and returns the dry run that the server starts. Throws what `upload.send` throws. */
  async send({ id, file, refusals = 0 }: Entry): Promise<Job> {
    change(id, { state: "uploading" });
    try {
      const job = await upload.send(file);
      // The server may give it a safer name, under which its jobs are found.
      change(id, { state: "open", jobId: job.id, name: job.file ?? file.name });
      return job;
    } catch (error) {
      if (isAbort(error as Error)) fileQueue.remove(id);
      else if (statusOfError(error) === 409 && entries.length > 1 && refusals < MAX_REFUSALS)
        change(id, { state: "waiting", refusals: refusals + 1 });
      else change(id, { state: "failed", note: failureText(error, jobFailure("dry-run")[1]) });
      throw error;
    }
  },
};

export type FileQueueEntry = Entry;
