import type { Progress } from "#contract/import-report";
import { progressLine, progressText } from "./progress-line.ts";

/** What every command can be given, and where it may write. */
export interface GlobalOptions {
  data?: string;
  json: boolean;
  quiet: boolean;
}

const REDRAW_MS = 100;
const LINE_MS = 3_000;

/** What a command writes: results to stdout, everything else to stderr. */
export interface Printer {
  /** The result: the object with --json, otherwise the lines, unless --quiet. */
  result(value: object, lines: string[]): void;
  /** A line for people beside the result. */
  note(line: string): void;
  /** What is shown only this once, with --quiet too: on stdout, unless that holds nothing but the result. */
  once(lines: string[]): void;
  error(line: string): void;
  /** A live bar on a terminal, a line every few seconds elsewhere, with rate and time left. */
  progress(title: string): (progress: Progress) => void;
  end(): void;
}

/** Writes to the process's own streams. */
export function createPrinter({ json, quiet }: GlobalOptions): Printer {
  const terminal = process.stderr.isTTY === true;
  let barShown = false;
  let heardAt = 0;
  const clearBar = () => {
    if (barShown) process.stderr.write("\r\u001b[K");
    barShown = false;
  };
  return {
    result(value, lines) {
      clearBar();
      if (json) process.stdout.write(`${JSON.stringify(value)}\n`);
      else if (!quiet) process.stdout.write(`${lines.join("\n")}\n`);
    },
    note(line) {
      clearBar();
      if (!quiet) process.stderr.write(`${line}\n`);
    },
    once(lines) {
      clearBar();
      (json || quiet ? process.stderr : process.stdout).write(`${lines.join("\n")}\n`);
    },
    error(line) {
      clearBar();
      process.stderr.write(`mainstreet: ${oneLine(line)}\n`);
    },
    progress(title) {
      let started = performance.now();
      let shown: number | undefined;
      return (progress) => {
        const now = performance.now();
        // of works that follow each other, each begins when the one before was last heard of
        if (shown === undefined) started = Math.max(started, heardAt);
        shown ??= started;
        heardAt = now;
        if (quiet || now - shown < (terminal ? REDRAW_MS : LINE_MS)) return;
        shown = now;
        const seconds = (now - started) / 1000;
        const width = (process.stderr.columns || 80) - 1;
        const line = terminal
          ? `\r${progressLine(title, progress, seconds, width)}\u001b[K`
          : `${title}: ${progressText(progress, seconds)}\n`;
        process.stderr.write(line);
        barShown = terminal;
      };
    },
    end: clearBar,
  };
}

/** A control character in a file's name or a cell must not reach the terminal. */
function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, " ").trim();
}
