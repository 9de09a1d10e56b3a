import { pino } from "pino";
import { expect, it } from "vitest";
import { createServerReport, type ServerEvent } from "./server-report.ts";

const STOPPING: ServerEvent = { message: "stopping", facts: { signal: "SIGTERM" }, line: "Finishing open requests …" };

function reportEvents(isTerminal: boolean, ...events: ServerEvent[]) {
  const logEntries: object[] = [];
  const notes: string[] = [];
  const log = pino({ base: undefined, timestamp: false }, { write: (line) => void logEntries.push(JSON.parse(line)) });
  const report = createServerReport({ note: (line) => void notes.push(line) }, { version: "1.2.3" }, isTerminal);
  for (const event of events) report(log, event);
  return { logged: logEntries, notes };
}

it("a server without a terminal logs its build first, then its messages", () => {
  expect(reportEvents(false, STOPPING, { message: "open", level: "warn" })).toEqual({
    logged: [
      { level: 30, version: "1.2.3", msg: "starting" },
      { level: 30, signal: "SIGTERM", msg: "stopping" },
      { level: 40, msg: "open" },
    ],
    notes: [],
  });
});

it("a server on a terminal writes sentences, and leaves out details for machines", () => {
  expect(reportEvents(true, STOPPING, { message: "stopped" })).toEqual({
    logged: [],
    notes: ["Finishing open requests …"],
  });
});
