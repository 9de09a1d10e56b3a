import type { Logger } from "pino";
import type { Printer } from "./printer.ts";

export interface ServerEvent {
  /** Of the log line. */
  message: string;
  facts?: object;
  level?: "info" | "warn" | "fatal";
  /** What a person on a terminal reads instead; nothing if undefined. */
  line?: string | undefined;
}

/** What a server tells of itself: lines on a terminal; elsewhere lines of the log, which then holds nothing but JSON. */
export type ServerReport = (log: Logger, event: ServerEvent) => void;

export function createServerReport(
  print: Pick<Printer, "note">,
  isTerminal = process.stderr.isTTY === true,
): ServerReport {
  return (log, { message, facts = {}, level = "info", line }) => {
    if (!isTerminal) log[level](facts, message);
    else if (line !== undefined) print.note(line);
  };
}
