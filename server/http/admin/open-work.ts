import type { Logger } from "pino";
import type { DataFolder } from "../../data-folder.ts";
import { createBackground } from "../../in-background.ts";
import { createJobs } from "../../jobs.ts";
import { clearUnfinishedRejects } from "../../rejects-file.ts";
import type { Store } from "../../store/store.ts";
import { createUploads } from "../../uploads.ts";
import type { WorkParts } from "./admin-parts.ts";

export interface WorkOptions {
  store: Store;
  folder: DataFolder;
  /** The largest upload. */
  uploadMb: number;
  now: () => Date;
  log: Logger;
}

/** What long work is done with. `recover`, once at the start, settles what an earlier server left unfinished. */
export function openWork({ uploadMb, ...parts }: WorkOptions): WorkParts & { recover(): Promise<void> } {
  const { store, folder, now } = parts;
  const jobs = createJobs(parts);
  const uploads = createUploads({ folder, limitMb: uploadMb, now });
  return {
    folder,
    jobs,
    uploads,
    inBackground: createBackground(parts),
    async recover() {
      await Promise.all([jobs.recover(), uploads.clear(), clearUnfinishedRejects(folder)]);
      // a city half of which has its new name is a fault that visitors see
      if ((await store.rulesToFollow()).length > 0) await jobs.start({ kind: "follow-rules", actor: "server" });
    },
  };
}
