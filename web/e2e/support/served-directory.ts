import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { csvText } from "../../../server/testing/files/text-tables.ts";
import { type Row, tableOf } from "./write-rows.ts";

export const EXECUTABLE = join(import.meta.dirname, "../../../dist/mainstreet");
export const SAMPLE_WORKBOOK = join(import.meta.dirname, "../../../server/sample/businesses.xlsx");

/** Matches an entry of the log about an error, level 50 or above. */
const ERROR_LINE = /^\{"level":[56]0,/;

/** The one administrator of every served directory. */
export const ADMINISTRATOR = { username: "admin", password: "correct horse battery" };

export interface ServedDirectory {
  url: string;
  /** Process id of the server. */
  pid: number;
  folder: string;
  close(): Promise<void>;
}

export interface DirectoryContent {
  /** Businesses to import; the sample if absent. */
  rows?: readonly Row[];
  /** Workbook to import instead of rows. */
  workbook?: string;
  /** Data folder to copy instead of importing anything. */
  dataFolder?: string;
  /** Content of config.json. */
  settings?: object;
}

/** Serves a directory with the packaged program, on a free port and in its own data folder. */
export async function serveDirectory(content: DirectoryContent = {}): Promise<ServedDirectory> {
  const folder = makeDataFolder();
  fillDataFolder(folder, content);
  const server = spawn(EXECUTABLE, ["--data", folder, "--json", "serve", "--port", "0"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, MAINSTREET_ADMIN_PASSWORD: ADMINISTRATOR.password },
  });
  // An unexpected error of the server explains a failure that cannot be repeated.
  createInterface({ input: server.stderr }).on("line", (line) => {
    if (ERROR_LINE.test(line)) process.stderr.write(`${line}\n`);
  });
  const exit = once(server, "exit");
  const firstLine = once(createInterface({ input: server.stdout }), "line");
  const [line] = (await Promise.race([firstLine, exit.then(() => [undefined])])) as [string | undefined];
  if (line === undefined) throw new Error("The server exited before it listened.");
  const { url } = JSON.parse(line) as { url: string };
  return {
    url,
    pid: server.pid ?? 0,
    folder,
    async close() {
      server.kill("SIGTERM");
      // The server writes to its folder until it exits.
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function makeDataFolder(): string {
  return mkdtempSync(join(tmpdir(), "mainstreet-e2e-"));
}

/** Imports the content into an empty data folder and writes its settings. */
export function fillDataFolder(
  folder: string,
  { rows, workbook = SAMPLE_WORKBOOK, dataFolder, settings }: DirectoryContent,
): void {
  if (settings) writeFileSync(join(folder, "config.json"), JSON.stringify(settings));
  if (dataFolder !== undefined) {
    cpSync(dataFolder, folder, { recursive: true });
    return;
  }
  // A small text file is read without the thread that a workbook needs, in half the time.
  const file = rows ? join(folder, "rows.csv") : workbook;
  if (rows) writeFileSync(file, csvText(tableOf(rows).map((cells) => cells.map(String))));
  execFileSync(EXECUTABLE, ["--data", folder, "import", file, "--quiet"]);
}
