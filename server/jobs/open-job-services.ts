import { setImmediate as nextTurn } from "node:timers/promises";
import type { Logger } from "pino";
import type { DataFolder } from "../config/data-folder.ts";
import { clearOldRejects } from "../operations/spreadsheets/rejects-file.ts";
import type { Store } from "../store/store.ts";
import { createChildTaskRunner, type RunChildTask } from "./child-tasks.ts";
import { createJobQueue, type JobQueue } from "./job-queue.ts";
import { createKeyRenewal } from "./key-renewal.ts";
import { removeStaleFiles } from "./remove-stale-files.ts";
import { createSegmentMerging } from "./segment-merging.ts";
import { createUploads, type Uploads } from "./uploads.ts";

export interface JobServicesOptions {
  store: Store;
  folder: DataFolder;
  /** The largest upload. */
  uploadMb: number;
  now: () => Date;
  log: Logger;
}

/** How often uploads that nobody imported are looked for. Milliseconds. */
const TIDYING = 3_600_000;

/** What HTTP routes start long work with. */
export interface JobServices {
  folder: DataFolder;
  jobs: JobQueue;
  uploads: Uploads;
  inBackground: RunChildTask;
  /** Resolves once startup recovery is done; no long work may begin before. Errors: AppError `storage`. */
  ready: () => Promise<void>;
}

export interface RunningJobServices extends JobServices {
  /** Once at the start: settles what an earlier server left unfinished; where that fails, the first who needs it tries again. */
  recover(): Promise<void>;
  /** Stops what is under way. */
  close(): Promise<void>;
}

/** What long work is done with. */
export function openJobServices({ uploadMb, ...parts }: JobServicesOptions): RunningJobServices {
  const { store, folder, now, log } = parts;
  const jobs = createJobQueue(parts);
  const uploads = createUploads({ folder, limitMb: uploadMb, now });
  const inBackground = createChildTaskRunner(parts);
  const segments = createSegmentMerging({ ...parts, inBackground });
  const keys = createKeyRenewal({ ...parts, inBackground });
  let recovered = Promise.resolve();

  async function settle(): Promise<void> {
    // the server tells first that it listens
    await nextTurn();
    await workOffBacklog().catch((error: unknown) => log.warn({ err: error }, "urgent maintenance failed"));
    await Promise.all([jobs.recover(), uploads.clear(), removeStaleFiles(folder), clearOldRejects(folder)]);
    // a city half of which has its new name is a fault that visitors see
    if ((await store.editing.pendingRules()).length > 0) await jobs.start({ kind: "apply-rules", actor: "server" });
    void keys.renew().then(segments.merge);
  }

  /** Done now by a child process; otherwise the next write does it, and visitors wait. */
  async function workOffBacklog(): Promise<void> {
    if (await store.maintenance.needsMaintenance("urgent")) {
      await inBackground({ kind: "maintain", upkeep: "urgent", actor: "server" });
    }
  }

  function recover(): Promise<void> {
    recovered = settle();
    return recovered;
  }

  setInterval(() => void uploads.clearOld().catch(() => undefined), TIDYING).unref();
  return {
    folder,
    jobs,
    uploads,
    inBackground,
    recover,
    ready: () => recovered.catch(recover),
    async close() {
      await Promise.all([recovered.catch(() => undefined), jobs.close(), segments.close(), keys.close()]);
    },
  };
}
