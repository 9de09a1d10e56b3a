import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { freePort } from "../testing/postgres/postgres-server.ts";

const PROGRAM = join(import.meta.dirname, "../../dist/mainstreet.cjs");
/** Program that fails as the signal or the environment says. */
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
  // On a busy machine the event loop may stand still, which the server logs.
  createInterface({ input: child.stderr }).on("line", (line) => line.includes("stood still") || stderr.push(line));
  const output = createInterface({ input: child.stdout });
  const closed = once(child, "close") as Promise<[number | null]>;
  return { child, stderr, output, closed };
}

const FULL = "/dev/full";

/** Runs the program with standard output, or both outputs, on a full disk. */
function startOnFullDisk(args: string[], stderr: "pipe" | "full") {
  const full = openSync(FULL, "w");
  const child = spawn(process.execPath, [PROGRAM, "--data", join(folder, "data"), ...args], {
    env: { ...process.env, MAINSTREET_LOG_REQUESTS: "true" },
    stdio: ["ignore", full, stderr === "pipe" ? "pipe" : full],
  });
  closeSync(full);
  return { child, closed: once(child, "close") as Promise<[number | null]> };
}

describe.runIf(process.platform === "linux")("on a full disk", () => {
  it("a command says in a sentence that its output cannot be written", async () => {
    const { child, closed } = startOnFullDisk(["config"], "pipe");
    const stderr = text(child.stderr as Readable);
    expect((await closed)[0]).toBe(1);
    expect(await stderr).toBe("mainstreet: The output cannot be written: the disk is full.\n");
  });

  it("a server goes on without its log", async () => {
    const port = await freePort();
    const { child, closed } = startOnFullDisk(["serve", "--port", String(port)], "full");
    const status = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        (response) => response.status,
        () => child.exitCode,
      );
    await expect.poll(() => status("/healthz")).toBe(200);
    // Each request writes a line of the log.
    for (const path of ["/", "/api/statistics", "/cities"]) expect(await status(path)).toBe(200);
    child.kill("SIGTERM");
    await closed;
    expect(child.signalCode).toBeNull();
  });
});

it("A server logs unhandled rejections as JSON lines, counts them and goes on; an exception ends it with code 1", async () => {
  const { child, stderr, output, closed } = start(["--json", "serve", "--port", "0"]);
  const [line] = (await once(output, "line")) as [string];
  const { url } = JSON.parse(line) as { url: string };
  const metrics = async () => (await fetch(`${url}/metrics`)).text();
  expect(await metrics()).toContain("mainstreet_unhandled_rejections_total 0\n");
  const before = stderr.length;
  child.kill("SIGUSR2");
  await expect.poll(metrics).toContain("mainstreet_unhandled_rejections_total 2\n");
  await expect.poll(() => stderr.length).toBe(before + 3);
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
