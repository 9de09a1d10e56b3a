import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { mainstreet } from "../../commands/run-executable.ts";
import { postgresPrograms } from "../../postgres/installation.ts";
import { startPostgres } from "../../postgres/postgres-server.ts";
import { queryDatabase } from "../../postgres/query-database.ts";
import { createDatabase } from "../../postgres/test-database.ts";
import type { FaultRow } from "../fault-rows.ts";
import { writeRows } from "./made-up-rows.ts";
import { openSite, type Site, sentenceOf } from "./site.ts";

interface Mistake {
  name: string;
  /** Returns the URL and the data folder that the operator names by mistake. */
  prepare(site: Site, serverUrl: string): Promise<{ url: string; data: string }>;
}

const MISTAKES: readonly Mistake[] = [
  {
    name: "a data folder and a URL at once",
    async prepare({ folder, databaseUrl }) {
      const file = writeRows(join(folder, "own.csv"), "own", 10);
      await mainstreet(["--data", "both", "import", file], { cwd: folder });
      return { url: databaseUrl, data: "both" };
    },
  },
  {
    name: "a database of another program",
    async prepare(_site, serverUrl) {
      const url = await createDatabase({ serverUrl });
      await queryDatabase(
        url,
        "CREATE TABLE orders (id integer PRIMARY KEY, customer text); INSERT INTO orders VALUES (1, 'Ann')",
      );
      return { url, data: "other" };
    },
  },
  {
    name: "a newer schema",
    async prepare({ databaseUrl }) {
      await queryDatabase(databaseUrl, "UPDATE counters SET value = value + 1 WHERE name = 'schemaVersion'");
      return { url: databaseUrl, data: "newer" };
    },
  },
];

const COMMANDS = [["import", "rows.csv"], ["serve", "--port", "0"], ["undo", "1"], ["export"]];

/** Runs commands on a database that they must refuse and leave unchanged. */
export async function tryRefusals(commands = COMMANDS): Promise<FaultRow> {
  const row: FaultRow = { fault: "wrong database", tries: 0, struck: 0, losses: [], seen: [] };
  if (!existsSync(join(postgresPrograms(), "pg_dump"))) return { ...row, seen: ["not tried: there is no pg_dump"] };
  const postgres = await startPostgres();
  try {
    for (const { name, prepare } of MISTAKES) {
      const site = await openSite(postgres);
      const { url, data } = await prepare(site, postgres.url);
      writeRows(join(site.folder, "rows.csv"), "row", 5);
      mkdirSync(join(site.folder, data), { recursive: true });
      const before = stateOf(site, url, data);
      for (const command of commands) {
        row.tries++;
        const options = { cwd: site.folder, env: { MAINSTREET_DATABASE_URL: url } };
        const outcome = await mainstreet(["--data", data, "--json", "--quiet", ...command], options);
        const sentence = sentenceOf(outcome)
          .replace(new URL(url).pathname.slice(1), "…")
          .replaceAll(/\S+\/(?=both)|(?<=127.0.0.1):\d+/g, "");
        if (outcome.code === 0) row.losses.push(`${name}: ${command[0]} is not refused`);
        else row.struck++;
        if (!row.seen.includes(sentence)) row.seen.push(sentence);
        if (stateOf(site, url, data) !== before) row.losses.push(`${name}: ${command[0]} changed something`);
      }
      await site.close();
    }
    return row;
  } finally {
    await postgres.close();
  }
}

/** Returns the whole database as SQL, and the files of the data folder. */
function stateOf({ folder }: Site, url: string, data: string): string {
  const { status, stdout, stderr } = spawnSync(join(postgresPrograms(), "pg_dump"), [url], { encoding: "utf8" });
  if (status !== 0) throw new Error(`pg_dump failed: ${stderr}`);
  const files = readdirSync(join(folder, data)).map((name) => `${name} ${statSync(join(folder, data, name)).mtimeMs}`);
  // These lines of pg_dump have a random key.
  return `${stdout.replaceAll(/^\\(un)?restrict .*$/gm, "")}\n${files.join("\n")}`;
}
