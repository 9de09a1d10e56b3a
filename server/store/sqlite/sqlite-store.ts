import type { Database } from "better-sqlite3";
import type { Store } from "../store.ts";
import { createAccounts } from "./accounts.ts";
import { createChanges } from "./changes.ts";
import { type DiskReserve, NO_RESERVE } from "./connection/disk-reserve.ts";
import { checkpoint, databaseSize } from "./connection/open-database.ts";
import { createDirectory } from "./directory.ts";
import { createDuplicates } from "./duplicates.ts";
import { createEditing } from "./editing.ts";
import { openEngine } from "./engine.ts";
import { openJobs } from "./history/jobs.ts";
import { createOwnFields } from "./history/own-fields.ts";
import { createScheduledFiles } from "./imports/scheduled-files.ts";
import { createImports } from "./imports.ts";
import { createMaintenance } from "./maintenance.ts";
import { createPhotos } from "./photos.ts";
import { createSearch } from "./search.ts";
import { createSynonyms } from "./synonyms.ts";

/** Creates the port over one connection to a database whose schema is up to date. */
export function createSqliteStore(db: Database, reserve: DiskReserve = NO_RESERVE): Store {
  const engine = openEngine(db);
  const { read, writePrivate } = engine.transactions;
  /** People must be able to log in on a full disk, to free some room in the panel. */
  const writeForLogin: typeof writePrivate = (work) =>
    reserve.retry(
      () => writePrivate(work),
      () => checkpoint(db),
    );
  const jobs = openJobs(db);
  return {
    directory: createDirectory(engine),
    search: createSearch(engine),
    imports: createImports(engine),
    editing: createEditing(engine),
    synonyms: createSynonyms(engine),
    ownFields: createOwnFields(engine),
    changes: createChanges(engine),
    photos: createPhotos(engine),
    scheduledFiles: createScheduledFiles(engine),
    duplicates: createDuplicates(engine),
    maintenance: createMaintenance(engine, writeForLogin),
    jobs: {
      begin: (job, at, lease) => writePrivate(() => jobs.begin(job, at, lease)),
      heartbeat: (id, lease, progress) => writePrivate(() => jobs.heartbeat(id, lease, progress)),
      requestCancel: (id) => writePrivate(() => jobs.requestCancel(id)),
      finish: (id, outcome, at) => writePrivate(() => jobs.finish(id, outcome, at)),
      get: (id) => read(() => jobs.get(id)),
      list: (limit) => read(() => jobs.newest(limit)),
      markInterrupted: (reason, at) =>
        writePrivate(() => {
          jobs.interrupt(reason, at);
        }),
      markExpired: (reason, at) => writePrivate(() => jobs.expire(reason, at)),
    },
    ...createAccounts(db, engine, writeForLogin),
    size: async () => databaseSize(db),
    async close() {
      reserve.close();
      db.close();
    },
  };
}
