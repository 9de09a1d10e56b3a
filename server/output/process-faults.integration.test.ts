import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, it } from "vitest";

const PROGRAM = join(import.meta.dirname, "../../dist/mainstreet.cjs");
/** Lets the process fail as the signal or the environment says. */
const FAULTS = `
process.on("SIGUSR2", () => {
  Promise.reject(new Error("nobody handles this"));
  Promise.reject("a text");
  process.emitWarning("eleven listeners", "MaxListenersExceededWarning");
});
process.on("SIGPIPE", () => { throw new Error("nobody catches this"); });
if (process.env.REJECT === "1") setImmediate(() => Promise.reject(new Error("nobody handles this")));
`;

let folder: string;
let hook: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-faults-"));
  hook = join(folder, "faults.cjs");
  await writeFile(hook, FAULTS);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ["--require", hook, PROGRAM, "--data", join(folder, "data"), ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stderr: string[] = [];
  createInterface({ input: child.stderr }).on("line", (line) => stderr.push(line));
  const output = createInterface({ input: child.stdout });
  const closed = once(child, "close") as Promise<[number | null]>;
  return { child, stderr, output, closed };
}

it("A server logs what nobody handled as lines of JSON, counts it and goes on; an exception ends it with code 1", async () => {
  const { child, stderr, output, closed } = start(["--json", "serve", "--port", "0"]);
  const [line] = (await once(output, "line")) as [string];
  const { url } = JSON.parse(line) as { url: string };
  const metrics = async () => (await fetch(`${url}/metrics`)).text();
  expect(await metrics()).toContain("mainstreet_unhandled_rejections_total 0\n");
  const before = stderr.length;
  child.kill("SIGUSR2");
  await expect.poll(metrics, { timeout: 20_000 }).toContain("mainstreet_unhandled_rejections_total 2\n");
  await expect.poll(() => stderr.length, { timeout: 20_000 }).toBe(before + 3);
  expect(stderr.slice(before).map((text) => JSON.parse(text))).toMatchObject([
    { level: 40, warning: "MaxListenersExceededWarning", err: { message: "eleven listeners" } },
    { level: 50, err: { message: "nobody handles this" } },
    { level: 50, err: { message: "a text" } },
  ]);
  expect((await fetch(`${url}/api/statistics`)).status).toBe(200);
  child.kill("SIGPIPE");
  expect((await closed)[0]).toBe(1);
  expect(stderr.slice(before + 3).map((text) => JSON.parse(text))).toMatchObject([
    { level: 60, err: { message: "nobody catches this" } },
  ]);
});

it("A command that something fails in ends with code 1", async () => {
  const { closed, stderr } = start(["config"], { REJECT: "1" });
  expect((await closed)[0]).toBe(1);
  expect(stderr.join("\n")).toContain("nobody handles this");
});
