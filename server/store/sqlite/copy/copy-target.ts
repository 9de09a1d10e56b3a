import { existsSync } from "node:fs";
import { link, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import { AppError, diskError } from "../../../errors.ts";
import { syncFolder } from "../../../files/output-file.ts";
import type { CopyProgress, CopyTarget } from "../../copy/copy-target.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import { removeDatabase } from "../connection/copy-database.ts";
import { migrate, schemaVersion } from "../connection/migrate.ts";
import { openDatabase } from "../connection/open-database.ts";
import { storageError } from "../connection/storage-error.ts";
import { buildListIndexes, dropListIndexes } from "../write/list-indexes.ts";
import { openListingIndexer } from "./index-listings.ts";
import { openTableSink } from "./table-sink.ts";
import { openTableSource } from "./table-source.ts";

/**
 * Opens a new or half-copied database, which has a temporary name until it is complete. Errors: AppError `conflict` if there is a database
 * already; `storage`, also while another process copies into it.
 */
export async function openFileTarget(file: string): Promise<CopyTarget> {
  rejectDatabase(file);
  const partialFile = `${file}.copying`;
  let db = openExclusive(partialFile);

  function setProgress(progress: CopyProgress) {
    db.prepare("UPDATE copy_progress SET progress = ?").run(JSON.stringify(progress));
  }
  function inTransaction(work: () => void) {
    try {
      db.transaction(work)();
    } catch (error) {
      throw storageError(error);
    }
  }

  return {
    async progress() {
      if (schemaVersion(db) !== SCHEMA_VERSION) return undefined;
      const hasProgress = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'copy_progress'").get() !== undefined;
      const text = hasProgress ? db.prepare<[], string>("SELECT progress FROM copy_progress").pluck().get() : undefined;
      return text === undefined ? undefined : (JSON.parse(text) as CopyProgress);
    },
    async begin(source) {
      db.close();
      await removeDatabase(partialFile);
      db = openExclusive(partialFile);
      migrate(db);
      inTransaction(() => {
        dropListIndexes(db);
        db.exec("CREATE TABLE copy_progress (progress TEXT NOT NULL) STRICT");
        db.prepare("INSERT INTO copy_progress VALUES (?)").run(JSON.stringify({ source }));
      });
    },
    async add(table, columns, rows, progress) {
      inTransaction(() => {
        openTableSink(db).add(table, columns, rows);
        setProgress(progress);
      });
    },
    async setLastId(table, lastId) {
      if (lastId > 0) inTransaction(() => openTableSink(db).setLastId(table, lastId));
    },
    async derive(onProgress) {
      const lastId = db.prepare<[], number>("SELECT max(id) FROM listings").pluck().get() ?? 0;
      inTransaction(() => {
        buildListIndexes(db);
        db.exec("INSERT INTO search (search) VALUES ('delete-all')");
      });
      const indexNext = openListingIndexer(db);
      for (let id: number | undefined = 0; id !== undefined; ) {
        const afterId: number = id;
        inTransaction(() => {
          id = indexNext(afterId);
        });
        await turn();
        onProgress(Math.min(1, afterId / Math.max(1, lastId)));
      }
    },
    inSnapshot: (read) => read(openTableSource(db)),
    async forget() {
      inTransaction(() => setProgress({ source: "" }));
    },
    async finish() {
      inTransaction(() => db.exec("DROP TABLE copy_progress"));
      db.close();
      await publish(partialFile, file);
    },
    async close() {
      db.close();
    },
  };
}

function rejectDatabase(file: string): void {
  if (!existsSync(file)) return;
  throw new AppError(
    "conflict",
    `There is a database already, ${file}, so nothing was copied. Name a new data folder, or move that file away.`,
  );
}

/** Opens a database with an exclusive lock and a rollback journal, so that a crash loses nothing committed. */
function openExclusive(file: string): Database {
  const db = openDatabase({ file });
  try {
    db.pragma("locking_mode = EXCLUSIVE");
    db.pragma("journal_mode = DELETE");
    db.exec("BEGIN EXCLUSIVE; COMMIT");
    return db;
  } catch (error) {
    db.close();
    throw storageError(error);
  }
}

/** Gives the database its final name, but never replaces a database that was created meanwhile. */
async function publish(partialFile: string, file: string): Promise<void> {
  try {
    await link(partialFile, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "EEXIST") throw error;
      // Some file systems lack hard links.
      rejectDatabase(file);
      return rename(partialFile, file);
    });
  } catch (error) {
    rejectDatabase(file);
    throw diskError(file, "written", error);
  }
  await rm(partialFile, { force: true });
  await syncFolder(dirname(file));
}
