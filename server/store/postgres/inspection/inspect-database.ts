import { AppError } from "../../../errors.ts";
import type { DatabaseProblem, DatabaseReport, InspectionOptions } from "../../port/inspection.ts";
import { SCHEMA_VERSION } from "../../schema-version.ts";
import type { PostgresOptions } from "../../store-options.ts";
import { type DatabaseState, readState, rejectUnusable } from "../connection/check-database.ts";
import { NO_EVENTS } from "../connection/open-database.ts";
import { openPool } from "../connection/open-pool.ts";
import { storageError } from "../connection/storage-error.ts";
import type { Transaction } from "../connection/transaction.ts";
import { createTransactions } from "../connection/transactions.ts";
import { inspectConsistency } from "./consistency.ts";
import { wrongTerms } from "./postings-check.ts";
import { readServerState } from "./server-state.ts";
import { neglectedTables } from "./table-statistics.ts";

/** Share of the time that everything except the postings takes. */
const TABLES_SHARE = 0.3;

type Options = Pick<InspectionOptions, "signal" | "onProgress">;

/**
 * Checks a database in any state, in one snapshot while servers may write. Writes nothing. Problems of the server and the database are in the
 * report. Errors: AppError `cancelled` after an abort.
 */
export async function inspectDatabase(postgres: PostgresOptions, options: Options): Promise<DatabaseReport> {
  const report: DatabaseReport = { problems: [], businesses: undefined, latestActivity: undefined };
  const pool = openPool(postgres);
  try {
    const client = await pool.connect();
    const state = await readState(client).finally(() => client.release());
    const problem = problemOfState(state, postgres.name);
    if (problem !== undefined) report.problems.push(problem);
    if (problem !== undefined && problem.kind !== "older") return report;
    const { read } = createTransactions(pool, state.schemaVersion ?? SCHEMA_VERSION, NO_EVENTS);
    await read((tx) => inspect(tx, report, { ...options, postgres }));
  } catch (error) {
    report.problems.push(problemOf(error));
  } finally {
    await pool.end();
  }
  return report;
}

function problemOfState(state: DatabaseState, name: string): DatabaseProblem | undefined {
  const { schemaVersion: version, schema, hasTables } = state;
  if (version !== undefined && version > SCHEMA_VERSION) {
    return { kind: "newer", message: `schema version ${version}, and this program knows ${SCHEMA_VERSION}` };
  }
  if (version === undefined && hasTables) {
    return { kind: "foreign", message: `there are tables of another program in the schema ${schema} of ${name}` };
  }
  try {
    rejectUnusable(state, name, SCHEMA_VERSION);
  } catch (error) {
    return { kind: "unusable", message: (error as AppError).message };
  }
  if (version === undefined) return { kind: "gone", message: `there is no directory in the database ${name}` };
  if (version === SCHEMA_VERSION) return undefined;
  return { kind: "older", message: `schema version ${version}, and today's is ${SCHEMA_VERSION}` };
}

async function inspect(
  tx: Transaction,
  report: DatabaseReport,
  { postgres, signal, onProgress }: Options & { postgres: PostgresOptions },
): Promise<void> {
  const { problems } = report;
  const step = (fraction: number) => {
    if (signal?.aborted) throw new AppError("cancelled", "The check was stopped; nothing was changed.");
    onProgress?.(fraction);
  };
  step(0);
  report.businesses = await tx.value<number>("SELECT count(*) FROM businesses");
  const activity = await tx.row<Record<"first" | "latest", string | null>>(
    "SELECT min(at) AS first, max(at) AS latest FROM activity",
  );
  report.latestActivity = activity?.latest ?? undefined;
  report.firstActivity = activity?.first ?? undefined;
  report.lastActivity = await tx.value<string>("SELECT at FROM activity ORDER BY id DESC LIMIT 1");
  if (problems.some(({ kind }) => kind === "older")) return;
  report.server = await readServerState(tx, postgres);
  const tables = await neglectedTables(tx);
  if (tables.length > 0) problems.push({ kind: "statistics", message: tables.join(", ") });
  problems.push(...(await inspectConsistency(tx, () => step(TABLES_SHARE / 2))));
  const terms = await wrongTerms(tx, (fraction) => step(TABLES_SHARE + fraction * (1 - TABLES_SHARE)));
  if (terms > 0) problems.push({ kind: "index", message: `search words whose list of businesses is wrong (${terms})` });
}

function problemOf(error: unknown): DatabaseProblem {
  const knownError = storageError(error);
  if (!(knownError instanceof AppError) || knownError.code === "cancelled") throw error;
  const { code = "" } = (knownError.cause ?? {}) as { code?: string };
  if (/^XX00[12]$/.test(code)) return { kind: "damage", message: (knownError.cause as Error).message };
  return { kind: "unusable", message: knownError.message };
}
