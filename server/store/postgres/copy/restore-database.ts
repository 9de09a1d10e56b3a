import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { AppError } from "../../../errors.ts";
import { COPIED_TABLES, GUARDED_SETTINGS, LOCAL_SETTINGS } from "../../copy/copied-tables.ts";
import { copyTables } from "../../copy/copy-tables.ts";
import { copyToFile } from "../../copy/copy-to-file.ts";
import { readBackup } from "../../copy/read-backup.ts";
import type { TableSink } from "../../copy/table-sink.ts";
import type { StoredRow, TableSource } from "../../copy/table-source.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import type { PostgresOptions, RestoreOptions } from "../../store-options.ts";
import { hasDirectory, NO_EVENTS, openDatabase } from "../connection/open-database.ts";
import { storageError } from "../connection/storage-error.ts";
import type { Counter, Transaction } from "../connection/transaction.ts";
import { createTransactions, type Transactions } from "../connection/transactions.ts";
import { vacuum } from "../connection/vacuum.ts";
import { mergeAllPostings } from "../full-text/merge-postings.ts";
import { emptyTables, openTableSink } from "./table-sink.ts";
import { openTableSource } from "./table-source.ts";

/** Shares of the time for reading the backup and for saving the current database. */
const READING_SHARE = 0.4;
const SAVING_SHARE = 0.3;
/** Counters that never decrease: caches depend on the first two, new ids on the last. */
const RISING_COUNTERS: readonly Counter[] = ["revision", "generation", "lastBusinessId"];

/**
 * Replaces all rows of the database by those of a backup, in one transaction under the writer lock: servers can read meanwhile, nothing is
 * written between saving and replacing, and a killed restore changes nothing. Returns the path of the former data, null if there was no
 * directory. Errors, which change nothing: AppError `not-found`, `unreadable`, `storage`, `cancelled`.
 */
export async function restoreDatabase(options: RestoreOptions, postgres: PostgresOptions): Promise<string | null> {
  const { from, to, mustExist = false, onCleaned, signal, onProgress } = options;
  const report = (fraction: number) => {
    if (signal?.aborted) throw new AppError("cancelled", "The restore was stopped before anything was changed.");
    onProgress?.(fraction);
  };
  const hadDirectory = await hasDirectory({ ...postgres, mustExist });
  const newSchema = `${to}.${process.pid}.${randomBytes(6).toString("hex")}.restore`;
  const backupOptions = {
    from,
    to: newSchema,
    onCleaned,
    onProgress: (fraction: number) => report(fraction * READING_SHARE),
  };
  return readBackup(backupOptions, async (source) => {
    const pool = await openDatabase({ ...postgres, mustExist });
    try {
      const transactions = createTransactions(pool, SCHEMA_VERSION, NO_EVENTS);
      const formerDataPath = await transactions.write(async (tx) => {
        // This transaction is idle while the copy of the current database is completed.
        await tx.run("SET LOCAL idle_in_transaction_session_timeout = 0");
        const save = (file: string, onSaved?: (fraction: number) => void) =>
          copyToFile(
            file,
            (read) => read(openTableSource(tx)),
            (fraction) => {
              report(READING_SHARE + fraction * SAVING_SHARE);
              onSaved?.(fraction);
            },
          );
        const savedPath = hadDirectory ? await options.saveCurrent(save) : null;
        await replaceRows(tx, source, (fraction) => {
          const progressBefore = READING_SHARE + SAVING_SHARE;
          report(progressBefore + fraction * (1 - progressBefore));
        });
        return savedPath;
      });
      // Everything is restored: if this fails, autovacuum and the upkeep of a server do it later.
      await tidyUp(pool, transactions, signal).catch(() => undefined);
      return formerDataPath;
    } catch (error) {
      throw storageError(error);
    } finally {
      await pool.end();
    }
  });
}

async function tidyUp(pool: Pool, transactions: Transactions, signal?: AbortSignal): Promise<void> {
  await mergeAllPostings(transactions, signal);
  await vacuum(pool, ["postings", ...COPIED_TABLES.map(({ name }) => name)]);
}

/** The job that restores: its server waits for its end and extends its lease meanwhile. */
const RESTORE_JOB = "state = 'running' AND kind = 'restore'";

const TABLES_OF_PEOPLE: ReadonlySet<string> = new Set(["administrators", "passkeys", "sessions"]);

/**
 * Keeps what must not go back in time: the versions by which caches notice the change, the last assigned ids, the settings of this
 * installation and those that a backup must not choose, its administrators with their passkeys and sessions, if there are any, and the job that restores.
 */
async function replaceRows(
  tx: Transaction,
  source: TableSource,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const hasAdministrators = (await tx.value("SELECT 1 FROM administrators LIMIT 1")) !== undefined;
  const isKept = (table: string) => table === "counters" || (hasAdministrators && TABLES_OF_PEOPLE.has(table));
  await emptyTables(tx, (table) => table !== "settings" && table !== "jobs" && !isKept(table));
  await tx.run(`DELETE FROM jobs WHERE NOT (${RESTORE_JOB})`);
  const restoreJobs = await tx.rows<{ id: number | string }>("SELECT id FROM jobs");
  const restoreJobIds = new Set(restoreJobs.map(({ id }) => Number(id)));
  const preservedSettings: readonly string[] = hasAdministrators
    ? [...LOCAL_SETTINGS, ...GUARDED_SETTINGS]
    : LOCAL_SETTINGS;
  await tx.run("DELETE FROM settings WHERE name <> ALL($1)", [preservedSettings]);
  const rowSink = openTableSink(tx);
  const sink: TableSink = {
    ...rowSink,
    add(table, columns, newRows) {
      if (table.name === "counters") return setCounters(tx, columns, newRows);
      if (isKept(table.name)) return undefined;
      const name = columns.indexOf("name");
      const id = columns.indexOf("id");
      const isAdded: Readonly<Record<string, (row: StoredRow) => boolean>> = {
        settings: (row) => !preservedSettings.includes(String(row[name])),
        jobs: (row) => !restoreJobIds.has(Number(row[id])),
      };
      return rowSink.add(table, columns, newRows.filter(isAdded[table.name] ?? (() => true)));
    },
  };
  await copyTables(source, sink, onProgress);
}

/** Takes the counters of the backup, except for those that never decrease. The write raises the revision at its end. */
function setCounters(tx: Transaction, columns: readonly string[], rows: readonly StoredRow[]): void {
  const [name, value] = [columns.indexOf("name"), columns.indexOf("value")];
  for (const row of rows) {
    const counter = row[name] as Counter;
    const restoredValue = Number(row[value]);
    tx.setCounter(
      counter,
      RISING_COUNTERS.includes(counter) ? Math.max(tx.counter(counter), restoredValue) : restoredValue,
    );
  }
  tx.addToCounter("generation", 1);
  tx.setCounter("changingUntil", 0);
}
