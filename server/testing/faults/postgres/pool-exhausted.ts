import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startPostgres } from "../../postgres/postgres-server.ts";
import type { FaultRow } from "../fault-rows.ts";
import { examineDatabase } from "./examine-database.ts";
import { openSite } from "./site.ts";
import { waitUntil } from "./until.ts";
import { addVisits, formatVisits, noVisits, startVisitors } from "./visitors.ts";

/** Maximum connections of PostgreSQL, few so that they are quickly taken. */
const MAX_CONNECTIONS = 12;
const AWAY_MS = 4_000;
/** Port on which nothing listens. */
const NO_PORT = 1;

/** Lets other clients take all connections of PostgreSQL, and release them. The server's pool has two. */
export async function tryTakenConnections(runs: number, random: () => number): Promise<FaultRow> {
  const row: FaultRow = { fault: "no free connection", tries: runs, struck: 0, losses: [], seen: [] };
  const visits = noVisits();
  const postgres = await startPostgres({ settings: { max_connections: MAX_CONNECTIONS } });
  try {
    const site = await openSite(postgres, { MAINSTREET_DATABASE_POOL_SIZE: "2" });
    const server = await site.serve();
    const visitors = Array.from({ length: 5 }, () => startVisitors(server.url));
    for (let run = 0; run < runs; run++) {
      await pause(300 + random() * 1_000);
      // Cuts the server's own connections, so that others get them.
      site.network.moveTo(NO_PORT);
      const takenClients = await takeConnections(site.databaseUrl);
      site.network.moveTo(postgres.port);
      if ((await fetch(`${server.url}/search?q=taken+${run}`)).status === 503) row.struck++;
      if ((await fetch(`${server.url}/readyz`)).status !== 503) row.losses.push("/readyz did not tell");
      await pause(AWAY_MS);
      for (const client of takenClients) await client.end();
      const isBack = await waitUntil(
        async () => (await fetch(`${server.url}/search?q=free+${run}`)).status === 200,
        30_000,
      );
      if (!isBack) row.losses.push("no page was there again");
    }
    if (!server.stderr().includes("max_connections")) row.losses.push("the log does not say what is missing");
    for (const visitor of visitors) addVisits(visits, await visitor.leave());
    if (visits.other.size > 0) row.losses.push("visitors saw other answers");
    row.losses.push(...(await examineDatabase(site.databaseUrl)).damages);
    row.seen.push("/readyz 503, the log says to raise max_connections");
    row.visitors = formatVisits(visits);
    await site.close();
    return row;
  } finally {
    await postgres.close();
  }
}

/** Opens connections until PostgreSQL refuses more. */
async function takeConnections(url: string): Promise<pg.Client[]> {
  const takenClients: pg.Client[] = [];
  for (let failures = 0; failures < 10; ) {
    const client = new pg.Client(url);
    client.on("error", () => undefined);
    try {
      await client.connect();
      takenClients.push(client);
    } catch {
      failures++;
      await pause(50);
    }
  }
  return takenClients;
}
