import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { constants, getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { lowerPriority } from "./lower-priority.ts";
import { isLowFromStart } from "./task-process.ts";
import type { TaskKind, TaskRequest } from "./tasks.ts";

const LOW = constants.priority.PRIORITY_BELOW_NORMAL;
const WITH_A_THREAD = `
  new (require("node:worker_threads").Worker)("setInterval(() => {}, 1000)", { eval: true })
    .on("online", () => console.log("ready"));`;

describe("a process of lower priority", () => {
  const children: ReturnType<typeof startProcess>[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
  });

  function startProcess(script: string, argument = "") {
    return spawn(process.execPath, ["--eval", script, argument], {
      detached: true,
      stdio: ["ignore", "pipe", "ignore"],
    });
  }

  /** Waits until the script has written something. */
  async function startScript(script: string, argument?: string): Promise<number> {
    const child = startProcess(script, argument);
    children.push(child);
    await once(child.stdout, "data");
    return child.pid as number;
  }

  async function priorityAfter(): Promise<number> {
    const pid = await startScript(WITH_A_THREAD);
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

  it("lowers itself after its CPU time, and not before", async () => {
    const module = JSON.stringify(new URL("./lower-priority.ts", import.meta.url).href);
    const burn = "setInterval(() => { const end = Date.now() + 20; while (Date.now() < end); }, 25)";
    const script = `import(${module}).then((priority) => {
      priority.lowerPriorityAfter(Number(process.argv[1]));
      console.log("ready");
      ${burn};
    })`;
    const [eager, patient] = [await startScript(script, "300"), await startScript(script, "3600000")];
    await expect.poll(() => getPriority(eager)).toBe(LOW);
    expect(getPriority(patient)).toBe(getPriority(process.pid));
  });

  it("may have ended already", () => {
    expect(() => lowerPriority(2 ** 22 + 1)).not.toThrow();
  });
});

describe("which tasks begin with a low priority", () => {
  it("upkeep that nobody waits for, and imports and previews of large files", async () => {
    const folder = await mkdtemp(join(tmpdir(), "mainstreet-priority-"));
    const [small, large] = [join(folder, "small.csv"), join(folder, "large.csv")];
    await writeFile(small, "name\n");
    await writeFile(large, "x".repeat(1_000_000));
    const isLow = (kind: TaskKind, input: object) => isLowFromStart({ kind, input, actor: "ann" } as TaskRequest);
    for (const kind of ["import", "dry-run"] as const) {
      expect(await isLow(kind, { file: small })).toBe(false);
      expect(await isLow(kind, { file: large })).toBe(true);
      expect(await isLow(kind, { file: "name of a file in the database" })).toBe(false);
    }
    expect(await isLow("export", { folder })).toBe(false);
    expect(await isLow("undo", { importId: 1 })).toBe(false);
    expect(await isLow("keep-upload", { file: large })).toBe(false);
    expect(await isLow("daily-backup", {})).toBe(true);
    expect(await isLow("maintain", { upkeep: {} })).toBe(true);
    await rm(folder, { recursive: true });
  });
});
