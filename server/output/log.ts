import { type Logger, pino } from "pino";
import { escapeJsonControls } from "./escape-controls.ts";

/**
 * The log: lines of JSON on standard error, since standard output is for the results of commands. Texts of others, such as
 * addresses of requests, cannot change how a terminal shows a line.
 */
export function createLog(level: string): Logger {
  const stderr = pino.destination({ fd: 2, sync: true });
  return pino({ level, base: undefined }, { write: (line: string) => stderr.write(escapeJsonControls(line)) });
}
