import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { changeOwner, openGuardedFolder } from "../postgres/guarded-folder.ts";
import { hasExited } from "../postgres/postgres-server.ts";
import { type ProxyName, type ProxyOptions, prepareProxy } from "./shipped-proxy.ts";

/** A proxy configured by a shipped file. It never outlives this process. */
export interface RunningProxy {
  name: ProxyName;
  /** Serves HTTPS on 127.0.0.1. */
  port: number;
  log(): string;
  close(): Promise<void>;
}

/** Starts a proxy and waits until it accepts connections. Errors: it ends before. */
export async function runProxy(name: ProxyName, options: Omit<ProxyOptions, "folder">): Promise<RunningProxy> {
  const folder = openGuardedFolder();
  const { port, run, environment } = await prepareProxy(name, { ...options, folder: folder.path });
  for (const file of readdirSync(folder.path)) changeOwner(join(folder.path, file), folder.user);
  const logFile = join(folder.path, "log");
  const output = openSync(logFile, "a");
  const [program = "", ...args] = run;
  const child = spawn(program, args, {
    ...folder.user,
    cwd: folder.path,
    env: environment,
    detached: true,
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  await once(child, "spawn");
  folder.guard(child.pid);
  const log = () => readFileSync(logFile, "utf8");
  while (!(await accepts(port))) {
    if (hasExited(child)) throw new Error(`${name} ended:\n${log()}`);
    await sleep(20);
  }
  return {
    name,
    port,
    log,
    async close() {
      await end(child);
      folder.guard(undefined);
      await folder.close();
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  return once(socket, "connect").then(
    () => Boolean(socket.destroy()),
    () => false,
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (hasExited(child)) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}
