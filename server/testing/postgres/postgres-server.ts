import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { once } from "node:events";
import { appendFileSync, closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { QueryResultRow } from "pg";
import { changeOwner, type GuardedFolder, openGuardedFolder } from "./guarded-folder.ts";
import { postgresPrograms } from "./installation.ts";
import { queryDatabase } from "./query-database.ts";

/** Parameters of postgresql.conf: `{ max_connections: 50, work_mem: "8MB" }`. */
export type Settings = Record<string, string | number | boolean>;

/** A PostgreSQL on loopback in a temporary folder, which ends with this process at the latest. */
export interface PostgresServer {
  /** URL of the product's role `mainstreet`, which may create databases and nothing else; database `postgres`. */
  url: string;
  /** URL of a superuser and the database `postgres`, for tests that manage the server itself. */
  superuserUrl: string;
  port: number;
  /** The data directory. */
  data: string;
  /** Returns the server's log. */
  log(): string;
  /** Restarts the server on the same port, after `stop` or `kill`. */
  start(): Promise<void>;
  /** Shuts the server down in order (fast shutdown); clients are disconnected. */
  stop(): Promise<void>;
  /** Kills the server with all its processes at once, as a crash of the machine would. */
  kill(): Promise<void>;
  /** Stops the server and removes its files. */
  close(): Promise<void>;
}

/** Settings without durable writes, which are faster. `synchronous_commit` stays on: commits still wait for synchronous standbys. */
const NOT_DURABLE: Settings = { fsync: false, full_page_writes: false };
const ALWAYS: Settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  logging_collector: false,
  log_destination: "stderr",
};

/**
 * Creates a cluster (UTF-8, locale C) and starts it.
 * @param durable writes as a server in production does (fsync, full page writes)
 * @param folder in which its own is made; the system's for temporary files when left out
 * Errors: no PostgreSQL to be found, or it does not start; the message has the end of its log.
 */
export async function startPostgres({
  durable = false,
  settings = {},
  folder: parent,
}: {
  durable?: boolean;
  settings?: Settings;
  folder?: string;
} = {}): Promise<PostgresServer> {
  const folder = openGuardedFolder(parent);
  try {
    const data = join(folder.path, "data");
    const password = randomBytes(12).toString("hex");
    const passwordFile = join(folder.path, "password");
    writeFileSync(passwordFile, password, { mode: 0o600 });
    changeOwner(passwordFile, folder.user);
    const options = `--username=postgres --encoding=UTF8 --locale=C --auth=scram-sha-256 --no-sync --no-instructions`;
    await runProgram(folder, "initdb", [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...options.split(" ")]);
    rmSync(passwordFile);
    configure(data, { ...ALWAYS, ...(durable ? {} : NOT_DURABLE), ...settings });
    const server = await runServer(folder, password);
    await querySuperuser(server, `CREATE ROLE mainstreet LOGIN CREATEDB PASSWORD '${password}'`);
    return server;
  } catch (error) {
    await folder.close();
    throw error;
  }
}

/** Adds parameters to postgresql.conf; the last value of a name counts. */
export function configure(data: string, settings: Settings): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`);
  appendFileSync(join(data, "postgresql.conf"), `\n${lines.join("\n")}\n`);
}

/** Starts the server of a data directory. `password` is that of both roles. Errors: it does not start. */
export async function runServer(folder: GuardedFolder, password: string): Promise<PostgresServer> {
  const data = join(folder.path, "data");
  const logFile = join(folder.path, "log");
  const port = await freePort();
  configure(data, { port });
  const urlOf = (role: string) => `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;

  const server: PostgresServer = {
    url: urlOf("mainstreet"),
    superuserUrl: urlOf("postgres"),
    port,
    data,
    log: () => (existsSync(logFile) ? readFileSync(logFile, "utf8") : ""),
    async start() {
      const log = openSync(logFile, "a");
      child = spawn(join(postgresPrograms(), "postgres"), ["-D", data], {
        ...folder.user,
        cwd: folder.path,
        // Ctrl-C in a terminal reaches the tests alone.
        detached: true,
        stdio: ["ignore", log, log],
      });
      closeSync(log);
      child.unref();
      await once(child, "spawn");
      folder.guard(child.pid);
      await acceptsConnections(server, child);
    },
    stop: () => end(async (postmaster) => void postmaster.kill("SIGINT")),
    kill: () => end(killAll),
    async close() {
      await server.stop();
      await folder.close();
    },
  };

  async function end(signal: (postmaster: ChildProcess) => Promise<void>): Promise<void> {
    if (child === undefined || hasExited(child)) return;
    child.ref();
    const exit = once(child, "exit");
    await signal(child);
    await exit;
    folder.guard(undefined);
  }

  await server.start();
  return server;
}

/** Runs one statement as the superuser, in its own connection. */
export async function querySuperuser<Row extends QueryResultRow>(
  { superuserUrl }: PostgresServer,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return queryDatabase<Row>(superuserUrl, sql, values);
}

/** Runs a program of PostgreSQL as the user of the folder. Errors: its exit code is not 0. */
async function runProgram({ path, user }: GuardedFolder, name: string, args: string[]): Promise<void> {
  await promisify(execFile)(join(postgresPrograms(), name), args, { ...user, cwd: path });
}

export const hasExited = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function acceptsConnections(server: PostgresServer, child: ChildProcess): Promise<void> {
  for (;;) {
    try {
      await querySuperuser(server, "SELECT 1");
      return;
    } catch (error) {
      if (hasExited(child))
        throw new Error(`PostgreSQL does not start:\n${server.log().slice(-2_000)}`, { cause: error });
    }
    await sleep(50);
  }
}

/** Kills a process and its children. It is suspended first, since a postmaster replaces children that die. */
export async function killAll(postmaster: ChildProcess): Promise<void> {
  postmaster.kill("SIGSTOP");
  const list = `/proc/${postmaster.pid}/task/${postmaster.pid}/children`;
  const children = existsSync(list) ? readFileSync(list, "utf8").trim().split(" ").filter(Boolean) : [];
  for (const pid of children) {
    try {
      process.kill(Number(pid), "SIGKILL");
    } catch {
      // The process has ended by itself.
    }
  }
  postmaster.kill("SIGKILL");
  // The server does not restart while one of them holds its shared memory.
  while (children.some(isRunning)) await sleep(10);
}

/** Returns false for a zombie (state Z), which only waits for its parent. */
function isRunning(pid: string): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

/** Picks a port below the ephemeral ones, since an outgoing connection could take one of those while the server is down. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once("error", () => resolve(false));
      probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
