import type { Logger } from "pino";

/** Receivers of process errors. */
export interface ErrorReceivers {
  log: Logger;
  /** Counts an unhandled rejection. */
  countUnhandledRejection: () => void;
}

/**
 * Reports errors of a server's process as lines of its log, for the rest of its life. An unhandled rejection is counted, and the server
 * goes on. An uncaught exception ends the process with code 1, as its state is unknown. Warnings of Node replace the plain text that it
 * prints otherwise. Returns a function that replaces the receivers, for use after the services were reopened.
 */
export function reportProcessErrors(first: ErrorReceivers): (next: ErrorReceivers) => void {
  let receivers = first;
  process.on("unhandledRejection", (reason: unknown) => {
    receivers.countUnhandledRejection();
    receivers.log.error({ err: toError(reason) }, "a promise was rejected and nobody handled it");
  });
  process.on("uncaughtException", (error: unknown) => {
    receivers.log.fatal({ err: toError(error) }, "an exception was not caught: the server ends");
    process.exit(1);
  });
  // The listener that Node installs prints plain text.
  process.removeAllListeners("warning");
  process.on("warning", (warning) => {
    receivers.log.warn({ err: warning, warning: warning.name }, "warning of the process");
  });
  return (next) => {
    receivers = next;
  };
}

/** Converts a thrown value to an error, since any value can be thrown. */
function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
