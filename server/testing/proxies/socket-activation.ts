import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EXECUTABLE } from "../commands/run-executable.ts";
import { hasExited } from "../postgres/postgres-server.ts";
import { findDeployPrograms } from "./find-programs.ts";

/** Restarts the server whenever it ends, as systemd does, with the socket as descriptor 3. $1 is the file of the process id. */
const SUPERVISOR = `
file=$1
shift
trap 'kill "$(cat "$file")"; wait; exit' TERM
while :; do
  sh -c 'echo $$ >"$1"; shift; LISTEN_PID=$$ exec "$@"' sh "$file" "$@" &
  wait
done
`;

export interface ActivatedServer {
  /** Returns the process id of the running server. */
  pid(): number;
  /** Sends SIGTERM; returns once another process has replaced it. */
  restart(): Promise<void>;
  /** Waits until another process has replaced this one. */
  waitForReplacement(pid: number): Promise<void>;
  stderr(): string;
  stop(): Promise<void>;
}

/** Returns arguments of systemd-socket-activate, which listens and, at the first connection, becomes the program. */
function activation(listen: string, environment: Record<string, string>, program: string[]): string[] {
  const variables = Object.entries(environment).map(([name, value]) => `--setenv=${name}=${value}`);
  return [`--listen=${listen}`, ...variables, ...program];
}

/** Runs `mainstreet serve` once on a socket of systemd. Returns its exit code and its stderr. */
export async function serveOnSocket(listen: string, cwd: string): Promise<{ code: number | null; stderr: string }> {
  const args = activation(listen, {}, [EXECUTABLE, "--data", "data", "serve"]);
  const child = spawn(findDeployPrograms()["systemd-socket-activate"], args, {
    cwd,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const output = collect(child);
  while (!(await canConnect(listen))) await sleep(20);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, stderr: output() };
}

/** Runs `mainstreet serve` on a port of 127.0.0.1 that systemd listens on, with restarts. */
export async function superviseServer(
  port: number,
  cwd: string,
  environment: Record<string, string>,
): Promise<ActivatedServer> {
  const pidFile = join(cwd, "pid");
  const serve = [EXECUTABLE, "--data", "data", "serve"];
  const args = activation(`127.0.0.1:${port}`, environment, ["/bin/sh", "-c", SUPERVISOR, "sh", pidFile, ...serve]);
  const child = spawn(findDeployPrograms()["systemd-socket-activate"], args, {
    cwd,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const output = collect(child);
  const pid = () => Number(readFileSync(pidFile, "utf8"));
  while ((await healthStatus(port)) !== 200) {
    if (hasExited(child)) throw new Error(`The server ended:\n${output()}`);
    await sleep(20);
  }
  const server: ActivatedServer = {
    pid,
    async restart() {
      const formerPid = pid();
      process.kill(formerPid, "SIGTERM");
      await server.waitForReplacement(formerPid);
    },
    async waitForReplacement(formerPid) {
      while (pid() === formerPid || Number.isNaN(pid()) || pid() === 0) await sleep(20);
    },
    stderr: output,
    async stop() {
      const closed = once(child, "close");
      child.kill("SIGTERM");
      await closed;
    },
  };
  return server;
}

async function healthStatus(port: number): Promise<number> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ status }) => status,
    () => 0,
  );
}

async function canConnect(listen: string): Promise<boolean> {
  const socket = connect(listen);
  return once(socket, "connect").then(
    () => Boolean(socket.destroy()),
    () => false,
  );
}

function collect(child: ChildProcess): () => string {
  let text = "";
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
  });
  return () => text;
}
