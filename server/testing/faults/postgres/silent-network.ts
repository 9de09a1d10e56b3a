import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type PostgresServer, startPostgres } from "../../postgres/postgres-server.ts";
import type { FaultRow } from "../fault-rows.ts";
import { examineDatabase } from "./examine-database.ts";
import { missingRows, writeRows } from "./made-up-rows.ts";
import { openSite, type Site, sentenceOf } from "./site.ts";
import { waitUntil } from "./until.ts";
import { addVisits, formatVisits, noVisits, startVisitors, type Visits } from "./visitors.ts";
import { lostWrites, startWriter } from "./writer.ts";

const ROWS = 4_000;
/** Time until a silent connection of a command is cut, as the operating system would do later. */
const SILENCE_MS = 5_000;

interface Phase {
  name: string;
  /** A text that the client sends in this phase. */
  text: string;
  isPassed?: boolean;
}
export const COMMIT_RESPONSE: Phase = { name: "the response to COMMIT", text: "NOTIFY", isPassed: true };
const READ: Phase = { name: "a read", text: "READ ONLY" };
const WRITES: readonly Phase[] = [
  { name: "a write", text: "pg_advisory_xact_lock" },
  { name: "COPY", text: "COPY listings" },
  { name: "COMMIT", text: "NOTIFY" },
  COMMIT_RESPONSE,
];

interface Outcome {
  phase: string;
  losses: string[];
  seen: string[];
  visits: Visits;
}

/** Silences a connection of a server for ever in each phase, without closing it. New connections work. */
export async function trySilentServers(runs: number): Promise<FaultRow> {
  const phases = Array.from({ length: runs }, () => [READ, ...WRITES]).flat();
  return tryPhases("network of a server silent", phases, silenceServer);
}

/** Silences a connection of an import, which is cut after a while. */
export async function trySilentImports(runs: number, each = WRITES): Promise<FaultRow> {
  const phases = Array.from({ length: runs }, () => each).flat();
  return tryPhases("network of an import silent", phases, silenceImport);
}

async function tryPhases(
  fault: string,
  phases: readonly Phase[],
  run: (site: Site, phase: Phase) => Promise<Outcome>,
): Promise<FaultRow> {
  const row: FaultRow = { fault, tries: phases.length, struck: 0, losses: [], seen: [] };
  const visits = noVisits();
  const postgres: PostgresServer = await startPostgres();
  try {
    // All run at once, since they mostly wait.
    const outcomes = await Promise.all(
      phases.map(async (phase) => {
        const site = await openSite(postgres);
        try {
          return await run(site, phase);
        } finally {
          await site.close();
        }
      }),
    );
    for (const outcome of outcomes) {
      row.struck++;
      row.losses.push(...outcome.losses.map((loss) => `${outcome.phase}: ${loss}`));
      for (const sentence of outcome.seen) if (!row.seen.includes(sentence)) row.seen.push(sentence);
      addVisits(visits, outcome.visits);
    }
    if (visits.other.size > 0) row.losses.push("visitors saw other answers");
    row.visitors = formatVisits(visits);
    return row;
  } finally {
    await postgres.close();
  }
}

async function silenceServer(site: Site, { name, text, isPassed }: Phase): Promise<Outcome> {
  const outcome: Outcome = { phase: name, losses: [], seen: [], visits: noVisits() };
  const server = await site.serve();
  const visitors = startVisitors(server.url);
  const writer = await startWriter(server.url, "written");
  const { acknowledged } = writer.written;
  await waitUntil(() => acknowledged.length > 3);
  site.network.silenceAt(text, isPassed);
  await waitUntil(() => site.network.silentCount() > 0);
  const silentAt = performance.now();
  const before = acknowledged.length;
  if (!(await waitUntil(() => acknowledged.length > before + 3)))
    outcome.losses.push("no change was stored afterwards");
  outcome.seen.push(`${name}: changes go on after ${((performance.now() - silentAt) / 1_000).toFixed(0)} s`);
  const [writes, visits] = await Promise.all([writer.stop(), visitors.leave()]);
  outcome.visits = visits;
  outcome.seen.push(...writes.refusals);
  const { damages, names } = await examineDatabase(site.databaseUrl);
  outcome.losses.push(...damages, ...lostWrites(writes, names.values()));
  return outcome;
}

async function silenceImport(site: Site, { name, text, isPassed }: Phase): Promise<Outcome> {
  const outcome: Outcome = { phase: name, losses: [], seen: [], visits: noVisits() };
  const server = await site.serve();
  const visitors = startVisitors(server.url);
  const file = writeRows(join(site.folder, "more.csv"), "more", ROWS);
  site.commandNetwork.silenceAt(text, isPassed);
  const importCommand = site.start("import", file);
  await waitUntil(() => site.commandNetwork.silentCount() > 0);
  await pause(SILENCE_MS);
  site.commandNetwork.cut();
  const endResult = await importCommand.ended;
  if (endResult.code !== 1) outcome.losses.push(`exit code ${endResult.code}`);
  outcome.seen.push(sentenceOf(endResult));
  const secondImport = await site.run("import", file);
  outcome.visits = await visitors.leave();
  if (secondImport.code !== 0) outcome.losses.push(`import again: ${sentenceOf(secondImport)}`);
  const { damages, names } = await examineDatabase(site.databaseUrl);
  outcome.losses.push(...damages);
  if (missingRows(names, "more", ROWS) > 0) outcome.losses.push("rows are missing");
  return outcome;
}
