import type { Logger } from "pino";
import type { Printer } from "./printer.ts";

export interface ServerEvent {
  /** Text of the log line. */
  message: string;
  facts?: object;
  level?: "info" | "warn" | "fatal";
  /** Line that a terminal shows instead; nothing if undefined. */
  line?: string | undefined;
}

/**
 * Reports what happens to a server: as lines on a terminal, elsewhere as lines of a log that is pure JSON. "starting" precedes the first
 * log line, so that a server that cannot start prints its one error line alone.
 */
export type ServerReport = (log: Logger, event: ServerEvent) => void;

/** `startFacts` are the fields of the line "starting". */
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
