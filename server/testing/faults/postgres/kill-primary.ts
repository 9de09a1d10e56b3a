import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openProxy } from "../../postgres/open-proxy.ts";
import { querySuperuser, startPostgres } from "../../postgres/postgres-server.ts";
import { startStandby } from "../../postgres/standby.ts";
import type { FaultRow } from "../fault-rows.ts";
import { examineDatabase } from "./examine-database.ts";
import { missingRows, writeRows } from "./made-up-rows.ts";
import { openSite, sentenceOf } from "./site.ts";
import { waitUntil } from "./until.ts";
import { addVisits, formatVisits, noVisits, startVisitors, type Visits } from "./visitors.ts";
import { lostWrites, startWriter } from "./writer.ts";

const ROWS = 8_000;
/** One-way network delay between primary and standby. */
const REPLICATION_DELAY_MS = 30;
const STORED_SO_FAR = /So far: ([\d,]+) imported/;

interface Outcome {
  /** Sentences on acknowledged changes that are missing. */
  lost: string[];
  damages: string[];
  acknowledged: number;
  refusals: Set<string>;
  visits: Visits;
  /** Sentence of the interrupted import. */
  sentence: string;
  /** Time from the promotion until an administrator's change was stored. */
  writesAfterMs: number;
}

/**
 * Kills the primary at a random moment of visits, changes and an import, and promotes its standby behind the same address. With synchronous
 * commit no acknowledged change may be lost; without it, those that the standby had not received may.
 */
export async function tryKilledPrimaries(
  runs: number,
  random: () => number,
  commit: "synchronous" | "asynchronous",
): Promise<FaultRow> {
  const row: FaultRow = {
    fault: `primary killed, ${commit} standby promoted`,
    tries: runs,
    struck: 0,
    losses: [],
    seen: [],
  };
  const visits = noVisits();
  const seenNames = new Set<string>();
  const writesAfter: number[] = [];
  let acknowledgedCount = 0;
  let lostCount = 0;
  for (let run = 0; run < runs; run++) {
    const outcome = await failOver(random, commit === "synchronous");
    if (outcome.sentence !== "") row.struck++;
    for (const sentence of [outcome.sentence.replace(STORED_SO_FAR, "So far: … imported"), ...outcome.refusals])
      seenNames.add(sentence);
    addVisits(visits, outcome.visits);
    acknowledgedCount += outcome.acknowledged;
    lostCount += outcome.lost.length;
    writesAfter.push(outcome.writesAfterMs);
    row.losses.push(...outcome.damages, ...(commit === "synchronous" ? outcome.lost : []));
  }
  const slowestSeconds = (Math.max(...writesAfter) / 1_000).toFixed(1);
  row.seen = [
    `${lostCount} of ${acknowledgedCount} acknowledged changes lost`,
    `writes at most ${slowestSeconds} s after the promotion`,
    ...seenNames,
  ].filter((sentence) => sentence !== "");
  row.visitors = formatVisits(visits);
  return row;
}

async function failOver(random: () => number, isSynchronous: boolean): Promise<Outcome> {
  const primary = await startPostgres();
  const link = await openProxy(primary.port);
  const standby = await startStandby({ ...primary, port: Number(new URL(link.through(primary.url)).port) });
  link.delay(REPLICATION_DELAY_MS);
  const site = await openSite(primary);
  if (isSynchronous) {
    await querySuperuser(primary, "ALTER SYSTEM SET synchronous_standby_names = '*'");
    await querySuperuser(primary, "SELECT pg_reload_conf()");
  }
  try {
    const server = await site.serve();
    const visitors = startVisitors(server.url);
    const writer = await startWriter(server.url, "written");
    await pause(500);
    const file = writeRows(join(site.folder, "more.csv"), "more", ROWS);
    const importCommand = site.start("import", file);
    await pause(500 + random() * 5_000);
    await primary.kill();
    const sentence = sentenceOf(await importCommand.ended);
    await standby.promote();
    const promotedAt = performance.now();
    site.network.moveTo(standby.port);
    site.commandNetwork.moveTo(standby.port);
    const { acknowledged } = writer.written;
    const before = acknowledged.length;
    const isWriting = await waitUntil(() => acknowledged.length > before);
    const writesAfterMs = performance.now() - promotedAt;
    await pause(1_000);
    const [writes, visits] = await Promise.all([writer.stop(), visitors.leave()]);
    const url = new URL(site.databaseUrl);
    url.port = String(standby.port);
    const after = await examineDatabase(url.href);
    const lostNames = lostWrites(writes, after.names.values());
    const rows = Number(STORED_SO_FAR.exec(sentence)?.[1]?.replaceAll(",", "") ?? 0);
    const storedCount = ROWS - missingRows(after.names, "more", ROWS);
    if (storedCount < rows) lostNames.push(`${rows - storedCount} of ${rows} imported rows`);
    const secondImport = await site.run("import", file);
    const completedState = await examineDatabase(url.href);
    const damages = [...after.damages, ...completedState.damages];
    if (!isWriting) damages.push("no change was stored after the promotion");
    if (secondImport.code !== 0 || missingRows(completedState.names, "more", ROWS) > 0)
      damages.push(`import again: ${sentenceOf(secondImport)}`);
    return {
      lost: lostNames,
      damages,
      acknowledged: acknowledged.length,
      refusals: writes.refusals,
      visits,
      sentence,
      writesAfterMs,
    };
  } finally {
    await site.close();
    await standby.close();
    await link.close();
    await primary.close();
  }
}
