import type { Progress } from "#contract/import-report";
import { escapeControls } from "../../server/output/escape-controls.ts";
import { jsonLine } from "../../server/output/json-line.ts";
import { progressLine, progressText } from "./progress-line.ts";

export interface GlobalOptions {
  data?: string;
  /** URL of a PostgreSQL database. */
  database?: string;
  json: boolean;
  quiet: boolean;
}

const REDRAW_INTERVAL_MS = 100;
/** Interval of progress lines when there is no terminal. */
const LINE_INTERVAL_MS = 3_000;

export interface CommandFailure {
  code: string;
  message: string;
  fields?: readonly { field: string; message: string }[];
}

/** Prints results to stdout and everything else to stderr. Texts of files and pages cannot control the terminal. */
export interface Printer {
  /** Prints what was done: the object with --json, otherwise the lines. Prints nothing with --quiet but without --json. */
  result(value: object, lines: string[]): void;
  /** Prints the requested data: like `result`, but with --quiet too. */
  answer(value: object, lines: string[]): void;
  /** Prints a line that is not part of the result. */
  note(line: string): void;
  /** Shows lines on the terminal, even with --quiet. Without a terminal it writes nothing and returns false. */
  secret(lines: string[]): boolean;
  error(line: string): void;
  /** Prints why the command failed: a line, and with --json an object `{error}` unless the result was printed. */
  failure(error: CommandFailure): void;
  /** Shows a live bar on a terminal, elsewhere a line every few seconds, with rate and time left. */
  progress(title: string): (progress: Progress) => void;
  end(): void;
}

export function createPrinter({ json, quiet }: GlobalOptions): Printer {
  const isTerminal = process.stderr.isTTY === true;
  let isBarShown = false;
  let lastReportAt = 0;
  let hasResult = false;
  const clearBar = () => {
    if (isBarShown) process.stderr.write("\r\u001b[K");
    isBarShown = false;
  };
  const printError = (line: string) => {
    clearBar();
    process.stderr.write(`mainstreet: ${escapeControls(line.trim())}\n`);
  };
  const printResult = (value: object, lines: string[], isShown: boolean) => {
    clearBar();
    hasResult = true;
    if (json) process.stdout.write(jsonLine(value));
    else if (isShown) process.stdout.write(textOf(lines));
  };
  return {
    result: (value, lines) => printResult(value, lines, !quiet),
    answer: (value, lines) => printResult(value, lines, true),
    note(line) {
      clearBar();
      if (!quiet) process.stderr.write(textOf([line]));
    },
    secret(lines) {
      const terminal = [process.stderr, process.stdout].find(({ isTTY }) => isTTY);
      clearBar();
      terminal?.write(textOf(lines));
      return terminal !== undefined;
    },
    error: printError,
    failure(error) {
      printError(error.message);
      if (json && !hasResult) process.stdout.write(jsonLine({ error }));
    },
    progress(rawTitle) {
      const title = escapeControls(rawTitle);
      let startedAt = performance.now();
      let shownAt: number | undefined;
      return (progress) => {
        const time = performance.now();
        // The second of two steps begins at the last report of the first.
        if (shownAt === undefined) startedAt = Math.max(startedAt, lastReportAt);
        shownAt ??= startedAt;
        lastReportAt = time;
        if (quiet || time - shownAt < (isTerminal ? REDRAW_INTERVAL_MS : LINE_INTERVAL_MS)) return;
        shownAt = time;
        const seconds = (time - startedAt) / 1000;
        const width = (process.stderr.columns || 80) - 1;
        process.stderr.write(
          isTerminal
            ? `\r${progressLine(title, progress, seconds, width)}\u001b[K`
            : `${title}: ${progressText(progress, seconds)}\n`,
        );
        isBarShown = isTerminal;
      };
    },
    end: clearBar,
  };
}

function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${escapeControls(line)}\n`).join("");
}
