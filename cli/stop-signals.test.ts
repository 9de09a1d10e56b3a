import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";

/** Program that waits for a signal and prints its name. With `stays` it runs until a second signal. */
const PROGRAM = `
  const { listenForStop } = await import(${JSON.stringify(join(import.meta.dirname, "stop-signals.ts"))});
  const [isInTerminal, stays] = process.argv.slice(1);
  const stop = listenForStop(9, isInTerminal === "detect" ? undefined : isInTerminal === "true", () => console.log("hangup"));
  const timer = setInterval(() => {}, 1000);
  stop.signal.addEventListener("abort", () => {
    console.log("stopped by " + stop.receivedSignal());
    if (!stays) { clearInterval(timer); stop.remove(); }
  });
  console.log("listening");`;

async function start(isInTerminal: string, keepsRunning = "") {
  const args = ["--input-type=module", "--eval", PROGRAM, isInTerminal, keepsRunning];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const line = async () => (await lines.next()).value;
  const exitEvent = once(child, "exit");
  expect(await line()).toBe("listening");
  return { line, kill: (signal: NodeJS.Signals) => child.kill(signal), ended: exitEvent };
}

it.each(["SIGHUP", "SIGTERM", "SIGINT"] as const)(
  "%s ends a process that was started on a terminal",
  async (signal) => {
    const { line, kill, ended } = await start("true");
    kill(signal);
    expect(await line()).toBe(`stopped by ${signal}`);
    expect(await ended).toEqual([0, null]);
  },
);

it.each(["false", "detect"])(
  "SIGHUP does not end a process without a terminal (%s), SIGTERM does",
  async (isInTerminal) => {
    const { line, kill, ended } = await start(isInTerminal);
    for (let count = 0; count < 3; count++) {
      kill("SIGHUP");
      expect(await line()).toBe("hangup");
    }
    kill("SIGTERM");
    expect(await line()).toBe("stopped by SIGTERM");
    expect(await ended).toEqual([0, null]);
  },
);

it("A second signal ends the process at once", async () => {
  const { line, kill, ended } = await start("true", "stays");
  kill("SIGTERM");
  expect(await line()).toBe("stopped by SIGTERM");
  kill("SIGINT");
  expect(await ended).toEqual([9, null]);
});
