import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../../postgres/postgres-server.ts";
import type { FaultRow } from "../fault-rows.ts";
import { examineDatabase } from "./examine-database.ts";
import { missingRows, writeRows } from "./made-up-rows.ts";
import { openSite, sentenceOf } from "./site.ts";

const ROWS = 8_000;

/** Kills `import` at a random moment; the same import again completes it. */
export async function tryKilledImports(runs: number, random: () => number): Promise<FaultRow> {
  const row: FaultRow = { fault: "import killed", tries: runs, struck: 0, losses: [], seen: [] };
  const postgres = await startPostgres();
  try {
    const site = await openSite(postgres);
    for (let run = 0; run < runs; run++) {
      const prefix = `run${run}x`;
      const file = writeRows(join(site.folder, `${prefix}.csv`), prefix, ROWS);
      const { child, ended } = site.start("import", file);
      await Promise.race([pause(200 + random() * 3_000), ended]);
      child.kill("SIGKILL");
      if ((await ended).code === null) row.struck++;
      const finalState = await examineDatabase(site.databaseUrl);
      const storedCount = ROWS - missingRows(finalState.names, prefix, ROWS);
      const secondImport = await site.run("import", file);
      const { imported, duplicatesSkipped } = JSON.parse(secondImport.stdout) as Record<string, number>;
      const completedState = await examineDatabase(site.databaseUrl);
      row.losses.push(...finalState.damages, ...completedState.damages);
      if (secondImport.code !== 0) row.losses.push(`the second import: ${sentenceOf(secondImport)}`);
      if (duplicatesSkipped !== storedCount)
        row.losses.push(`${duplicatesSkipped} were known, ${storedCount} were stored`);
      if (imported !== ROWS - storedCount) row.losses.push(`${imported} were added to ${storedCount}`);
      const missingCount = missingRows(completedState.names, prefix, ROWS);
      if (missingCount > 0) row.losses.push(`${missingCount} rows are missing`);
    }
    row.seen.push("the same import again completes it");
    await site.close();
    return row;
  } finally {
    await postgres.close();
  }
}
