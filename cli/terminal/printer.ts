import type { Progress } from "#contract/import-report";
import { jsonLine } from "../../server/json-line.ts";
import { progressLine, progressText } from "./progress-line.ts";

export interface GlobalOptions {
  data?: string;
  json: boolean;
  quiet: boolean;
}

const REDRAW_INTERVAL_MS = 100;
/** Between two lines of progress where there is no terminal. */
const LINE_INTERVAL_MS = 3_000;

/** Results go to stdout, everything else to stderr. */
export interface Printer {
  /** The object with --json, otherwise the lines; nothing with --quiet alone. */
  result(value: object, lines: string[]): void;
  /** A line beside the result. */
  note(line: string): void;
  /** Lines that are shown even with --quiet: on stdout, or on stderr with --json or --quiet. */
  always(lines: string[]): void;
  error(line: string): void;
  /** A live bar on a terminal, a line every few seconds elsewhere, with rate and time left. */
  progress(title: string): (progress: Progress) => void;
  end(): void;
}

export function createPrinter({ json, quiet }: GlobalOptions): Printer {
  const isTerminal = process.stderr.isTTY === true;
  let isBarShown = false;
  let lastReportAt = 0;
  const clearBar = () => {
    if (isBarShown) process.stderr.write("\r\u001b[K");
    isBarShown = false;
  };
  return {
    result(value, lines) {
      clearBar();
      if (json) process.stdout.write(jsonLine(value));
      else if (!quiet) process.stdout.write(`${lines.join("\n")}\n`);
    },
    note(line) {
      clearBar();
      if (!quiet) process.stderr.write(`${line}\n`);
    },
    always(lines) {
      clearBar();
      (json || quiet ? process.stderr : process.stdout).write(`${lines.join("\n")}\n`);
    },
    error(line) {
      clearBar();
      process.stderr.write(`mainstreet: ${withoutControls(line)}\n`);
    },
    progress(title) {
      let startedAt = performance.now();
      let shownAt: number | undefined;
      return (progress) => {
        const now = performance.now();
        // The second of two steps begins with the last report of the first.
        if (shownAt === undefined) startedAt = Math.max(startedAt, lastReportAt);
        shownAt ??= startedAt;
        lastReportAt = now;
        if (quiet || now - shownAt < (isTerminal ? REDRAW_INTERVAL_MS : LINE_INTERVAL_MS)) return;
        shownAt = now;
        const seconds = (now - startedAt) / 1000;
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

/** Control characters in a file name or a cell must not reach the terminal. */
function withoutControls(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, " ").trim();
}
