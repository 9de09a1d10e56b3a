import type { Logger } from "pino";
import type { Printer } from "./printer.ts";

export interface ServerEvent {
  /** Text of the log line. */
  message: string;
  facts?: object;
  level?: "info" | "warn" | "fatal";
  /** The line that a person on a terminal reads instead; nothing if undefined. */
  line?: string | undefined;
}

/**
 * Reports what happens to a server: lines on a terminal; elsewhere lines of the log, which then holds nothing but JSON. The first one is
 * preceded by "starting", so that a server that cannot start prints its one line alone.
 */
export type ServerReport = (log: Logger, event: ServerEvent) => void;

/** `startFacts`: of the line "starting". */
export function createServerReport(
  print: Pick<Printer, "note">,
  startFacts: object,
  isTerminal = process.stderr.isTTY === true,
): ServerReport {
  let isStarted = false;
  return (log, { message, facts = {}, level = "info", line }) => {
    if (isTerminal) {
      if (line !== undefined) print.note(line);
      return;
    }
    if (!isStarted) log.info(startFacts, "starting");
    isStarted = true;
    log[level](facts, message);
  };
}
