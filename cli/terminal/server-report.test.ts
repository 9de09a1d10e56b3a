import { pino } from "pino";
import { expect, it } from "vitest";
import { createServerReport, type ServerEvent } from "./server-report.ts";

const STOPPING: ServerEvent = { message: "stopping", facts: { signal: "SIGTERM" }, line: "Finishing open requests …" };

function reported(isTerminal: boolean, ...events: ServerEvent[]) {
  const logged: object[] = [];
  const notes: string[] = [];
  const log = pino({ base: undefined, timestamp: false }, { write: (line) => void logged.push(JSON.parse(line)) });
  const report = createServerReport({ note: (line) => void notes.push(line) }, { version: "1.2.3" }, isTerminal);
  for (const event of events) report(log, event);
  return { logged, notes };
}

it("a server without a terminal writes lines of the log, after one that says which build it is", () => {
  expect(reported(false, STOPPING, { message: "open", level: "warn" })).toEqual({
    logged: [
      { level: 30, version: "1.2.3", msg: "starting" },
      { level: 30, signal: "SIGTERM", msg: "stopping" },
      { level: 40, msg: "open" },
    ],
    notes: [],
  });
});

it("a server on a terminal speaks to a person, and leaves out what matters to machines", () => {
  expect(reported(true, STOPPING, { message: "stopped" })).toEqual({
    logged: [],
    notes: ["Finishing open requests …"],
  });
});
