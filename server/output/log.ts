import { type Logger, pino } from "pino";
import { escapeJsonControls } from "./escape-controls.ts";

/** Lines that wait while the disk of the log is full; later ones are lost. Characters. */
const MAX_WAITING = 1_000_000;

/**
 * The log: lines of JSON on standard error, since standard output is for the results of commands. Texts of others, such as
 * addresses of requests, cannot change how a terminal shows a line.
 */
export function createLog(level: string): Logger {
  const stderr = pino.destination({ fd: 2, sync: true, maxLength: MAX_WAITING });
  // a log that cannot be written ends no server
  stderr.on("error", () => {});
  return pino({ level, base: undefined }, { write: (line: string) => stderr.write(escapeJsonControls(line)) });
}
