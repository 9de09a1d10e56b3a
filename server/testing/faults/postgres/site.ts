import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { EXECUTABLE, type Outcome, type RunningExecutable, serveMainstreet } from "../../commands/run-executable.ts";
import { openProxy, type Proxy } from "../../postgres/open-proxy.ts";
import type { PostgresServer } from "../../postgres/postgres-server.ts";
import { createDatabase } from "../../postgres/test-database.ts";
import { cookiesOf, login } from "../../servers/signed-in-client.ts";
import { writeRows } from "./made-up-rows.ts";

const PASSWORD = "correct horse";
/** Businesses imported before a fault; their place ids begin with `base`. */
export const BASE_ROWS = 1_000;

export interface Command {
  child: ChildProcess;
  ended: Promise<Outcome>;
}

/** A directory in its own database, with servers and commands, behind proxies that can disturb the network. */
export interface Site {
  /** Folder for files of commands. */
  folder: string;
  /** URL of the database without the proxies. */
  databaseUrl: string;
  /** Network between its servers and the database. */
  network: Proxy;
  commandNetwork: Proxy;
  /** Starts a server with its own data folder `data`. */
  serve(data?: string, env?: Record<string, string>): Promise<RunningExecutable>;
  start(...args: string[]): Command;
  /** Runs a command to its end. */
  run(...args: string[]): Promise<Outcome>;
  /** Ends its servers and commands. */
  close(): Promise<void>;
}

/** Creates the database and imports `BASE_ROWS` businesses. `overrides` has settings as environment variables. */
export async function openSite(postgres: PostgresServer, overrides: Record<string, string> = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "mainstreet-site-"));
  const databaseUrl = await createDatabase({ serverUrl: postgres.url });
  const network = await openProxy(postgres.port);
  const commandNetwork = await openProxy(postgres.port);
  const environment = (through: Proxy) => ({
    MAINSTREET_DATABASE_URL: through.through(databaseUrl),
    MAINSTREET_ADMIN_PASSWORD: PASSWORD,
    ...overrides,
  });
  const servers: RunningExecutable[] = [];
  const commands: Command[] = [];

  function start(...args: string[]): Command {
    const child = spawn(EXECUTABLE, ["--data", "command", "--json", "--quiet", ...args], {
      cwd: folder,
      env: environment(commandNetwork),
      stdio: ["ignore", "pipe", "pipe"],
    });
    const outcome: Outcome = { code: null, stdout: "", stderr: "" };
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      outcome.stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      outcome.stderr += text;
    });
    const outcomeAtEnd = once(child, "close").then(([code]) => ({ ...outcome, code: code as number | null }));
    const command = { child, ended: outcomeAtEnd };
    commands.push(command);
    return command;
  }

  const site: Site = {
    folder,
    databaseUrl,
    network,
    commandNetwork,
    start,
    run: (...args) => start(...args).ended,
    async serve(data = "data", newSettings = {}) {
      const server = await serveMainstreet(data, folder, { ...environment(network), ...newSettings });
      servers.push(server);
      return server;
    },
    async close() {
      for (const { child, ended } of commands) {
        child.kill("SIGKILL");
        await ended;
      }
      await Promise.all(servers.map((server) => server.stop("SIGKILL")));
      await network.close();
      await commandNetwork.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  const { code, stdout } = await site.run("import", writeRows(join(folder, "base.csv"), "base", BASE_ROWS));
  if (code !== 0) throw new Error(`The businesses before the fault could not be imported: ${stdout}`);
  return site;
}

/** Returns a `fetch` of the panel's API, signed in as the administrator. */
export async function administratorOf(url: string): Promise<(path: string, init?: RequestInit) => Promise<Response>> {
  const response = await login(url, { username: "admin", password: PASSWORD });
  if (!response.ok) throw new Error(`login failed: ${await response.text()}`);
  const cookie = cookiesOf(response);
  return (path, init) => fetch(`${url}/api/admin/${path}`, { ...init, headers: { ...init?.headers, cookie } });
}

/** Returns the sentence of a failed command with --json. */
export function sentenceOf({ stdout, stderr }: Outcome): string {
  const line = stdout.trim().split("\n").at(-1) ?? "";
  try {
    const { error } = JSON.parse(line) as { error?: { message?: string } };
    return error?.message ?? line;
  } catch {
    return (line || stderr).trim();
  }
}
