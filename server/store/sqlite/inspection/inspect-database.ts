import { existsSync } from "node:fs";
import { setImmediate as turn } from "node:timers/promises";
import type { Database } from "better-sqlite3";
import { AppError } from "../../../errors.ts";
import type { DatabaseProblem, DatabaseReport, InspectionOptions } from "../../port/inspection.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import { schemaVersion } from "../connection/migrate.ts";
import { openDatabase } from "../connection/open-database.ts";
import { firstFinding, isCausedBy, isDamage, storageError } from "../connection/storage-error.ts";
import { inspectConsistency } from "./consistency.ts";

/** Share of the time for the check of the tables. */
const TABLES_SHARE = 0.7;
/** Matches reports of `integrity_check` about an index; the rows themselves are whole. */
const INDEX_DAMAGE =
  /missing from index|values differ from index|wrong # of entries in index|non-unique entry in index/;

/**
 * Checks a database of any state, in one snapshot beside a server that writes. Writes nothing. Errors: AppError `cancelled`
 * after an abort; whatever is wrong with the database is in the report.
 */
export async function inspectDatabase(options: InspectionOptions): Promise<DatabaseReport> {
  const { file } = options;
  const report: DatabaseReport = { problems: [], businesses: undefined, latestActivity: undefined };
  if (!existsSync(file))
    return { ...report, problems: [{ kind: "gone", message: "there is no database in the data folder" }] };
  let db: Database | undefined;
  try {
    db = openDatabase({ file, readonly: true, isSequentialScan: true });
    db.exec("BEGIN");
    await inspect(db, report, options);
  } catch (error) {
    report.problems.push(problemOf(error));
  } finally {
    db?.close();
  }
  return report;
}

async function inspect(db: Database, report: DatabaseReport, options: InspectionOptions): Promise<void> {
  const { problems } = report;
  const tables = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  if (!tables.includes("businesses") || !tables.includes("counters")) {
    problems.push({ kind: "foreign", message: "the file is no database of Mainstreet" });
    return;
  }
  const version = schemaVersion(db);
  if (version > SCHEMA_VERSION) {
    const message = `schema version ${version}, and this program knows ${SCHEMA_VERSION}`;
    problems.push({ kind: "newer", message });
    return;
  }
  await checkTables(db, tables, problems, options);
  report.businesses = db.prepare<[], number>("SELECT count(*) FROM businesses").pluck().get();
  report.latestActivity = db.prepare<[], string | null>("SELECT max(at) FROM activity").pluck().get() ?? undefined;
  report.lastActivity = db.prepare<[], string>("SELECT at FROM activity ORDER BY id DESC LIMIT 1").pluck().get();
  if (version < SCHEMA_VERSION) {
    const message = `schema version ${version}, and today's is ${SCHEMA_VERSION}`;
    problems.push({ kind: "older", message });
    return;
  }
  if (problems.some(({ kind }) => kind === "damage")) return;
  problems.push(...inspectConsistency(db));
  options.onProgress?.(1);
}

/** Checks table by table, between turns of the event loop, so that Ctrl-C is handled. */
async function checkTables(
  db: Database,
  tables: readonly string[],
  problems: DatabaseProblem[],
  { signal, onProgress }: InspectionOptions,
): Promise<void> {
  db.pragma("cell_size_check = ON");
  // The tables behind the full-text index are checked as ordinary tables; `inspectConsistency` checks the index itself.
  const tablesWithoutSearch = tables.filter((table) => table !== "search");
  for (const [index, table] of tablesWithoutSearch.entries()) {
    await turn();
    if (signal?.aborted) throw new AppError("cancelled", "The check was stopped; nothing was changed.");
    onProgress?.((index / tablesWithoutSearch.length) * TABLES_SHARE);
    const rows = db.pragma(`integrity_check("${table.replaceAll('"', '""')}")`) as { integrity_check: string }[];
    const damages = rows.map((row) => row.integrity_check).filter((line) => line !== "ok");
    if (damages.length === 0) continue;
    const isIndex = damages.every((line) => INDEX_DAMAGE.test(line));
    const message = `${table}: ${firstFinding(damages) ?? "damaged pages"}`;
    problems.push({ kind: isIndex ? "lookups" : "damage", message });
  }
}

function problemOf(error: unknown): DatabaseProblem {
  const knownError = storageError(error);
  if (!(knownError instanceof AppError) || knownError.code === "cancelled") throw error;
  if (!isDamage(knownError)) return { kind: "unreadable", message: knownError.message, cause: causeOf(knownError) };
  const { message } = (knownError.cause ?? knownError) as Error;
  return { kind: "damage", message };
}

function causeOf(error: AppError): NonNullable<DatabaseProblem["cause"]> {
  if (isCausedBy(error, /^SQLITE_(BUSY|LOCKED)/)) return "locked";
  if (isCausedBy(error, /^SQLITE_(FULL|IOERR_SHMSIZE)/)) return "full";
  return isCausedBy(error, /^SQLITE_IOERR/) ? "disk" : "access";
}
