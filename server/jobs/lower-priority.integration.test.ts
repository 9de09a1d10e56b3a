import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { constants, getPriority } from "node:os";
import { afterEach, describe, expect, it } from "vitest";
import { lowerPriority } from "./lower-priority.ts";

const LOW = constants.priority.PRIORITY_BELOW_NORMAL;
const WITH_A_THREAD = `
  new (require("node:worker_threads").Worker)("setInterval(() => {}, 1000)", { eval: true })
    .on("online", () => console.log("ready"));`;

describe("a process of lower priority", () => {
  let child: ReturnType<typeof startProcess> | undefined;
  afterEach(() => void child?.kill("SIGKILL"));

  function startProcess() {
    return spawn(process.execPath, ["--eval", WITH_A_THREAD], { detached: true, stdio: ["ignore", "pipe", "ignore"] });
  }

  async function priorityAfter(): Promise<number> {
    child = startProcess();
    await once(child.stdout, "data");
    const pid = child.pid as number;
    lowerPriority(pid);
    return pid;
  }

  it("has a lower priority", async () => {
    expect(getPriority(await priorityAfter())).toBe(LOW);
  });

  it.runIf(existsSync("/proc/self/task"))("has it with all of its threads", async () => {
    const pid = await priorityAfter();
    const threads = readdirSync(`/proc/${pid}/task`).map(Number);
    expect(threads.length).toBeGreaterThan(1);
    expect(new Set(threads.map((thread) => getPriority(thread)))).toEqual(new Set([LOW]));
  });

  it.runIf(existsSync("/proc/self/autogroup"))("has it as a session too, with autogroup scheduling", async () => {
    const pid = await priorityAfter();
    expect(readFileSync(`/proc/${pid}/autogroup`, "utf8")).toMatch(new RegExp(`nice ${LOW}\n$`));
  });

  it("may have ended already", () => {
    expect(() => lowerPriority(2 ** 22 + 1)).not.toThrow();
  });
});
