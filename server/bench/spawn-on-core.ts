import { type ChildProcess, spawn, spawnSync } from "node:child_process";

/** Spawns a program pinned to a core, where `taskset` is available. Its stderr is inherited. */
export function spawnOnCore(core: number, command: string, args: string[], env = process.env): ChildProcess {
  const canPin = spawnSync("taskset", ["-c", String(core), "true"]).status === 0;
  const [program, ...rest] = canPin ? ["taskset", "-c", String(core), command, ...args] : [command, ...args];
  return spawn(program ?? command, rest, { env, stdio: ["pipe", "pipe", "inherit"] });
}
