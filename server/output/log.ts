import { type Logger, pino } from "pino";
import { escapeJsonControls } from "./escape-controls.ts";

/** Maximum buffer while the disk of the log is full; later lines are lost. */
const MAX_BUFFERED_CHARS = 1_000_000;

/**
 * Creates the log: lines of JSON on standard error, since standard output is for the results of commands. Foreign texts, such as addresses
 * of requests, cannot change how a terminal shows a line.
 */
export function createLog(level: string): Logger {
  const stderr = pino.destination({ fd: 2, sync: true, maxLength: MAX_BUFFERED_CHARS });
  // A failed write must not end the server.
  stderr.on("error", () => {});
  return pino({ level, base: undefined }, { write: (line: string) => stderr.write(escapeJsonControls(line)) });
}
