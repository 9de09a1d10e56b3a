import type { Progress } from "#contract/import-report";
import { exactCount } from "#domain/count-label";

/** What every command can be given, and where it may write. */
export interface GlobalOptions {
  data?: string;
  json: boolean;
  quiet: boolean;
}

const BAR_WIDTH = 24;
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
      const started = performance.now();
      let shown = started;
      return (progress) => {
        const now = performance.now();
        if (quiet || now - shown < (terminal ? REDRAW_MS : LINE_MS)) return;
        shown = now;
        const text = progressText(progress, (now - started) / 1000);
        const line = `${title} ${bar(progress.fraction)} ${text}`.slice(0, (process.stderr.columns ?? 80) - 1);
        process.stderr.write(terminal ? `\r${line}\u001b[K` : `${title}: ${text}\n`);
        barShown = terminal;
      };
    },
    end: clearBar,
  };
}

/** `340 ms`, `4.2 s`, `3 min 20 s`. */
export function duration(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  if (milliseconds < 1000) return `${milliseconds} ms`;
  if (milliseconds < 99_950) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

function progressText({ done, total, fraction, unit }: Progress, seconds: number): string {
  const of = total === null ? "" : ` of ${exactCount(total)}`;
  const share = fraction === null ? "" : `${Math.floor(fraction * 100)} %, `;
  const left = fraction === null || fraction < 0.01 ? "" : `, ${duration((seconds / fraction) * (1 - fraction))} left`;
  if (unit === "percent") return `${done} %${left}`;
  return `${share}${exactCount(done)}${of} ${unit}, ${exactCount(Math.round(done / seconds))}/s${left}`;
}

function bar(fraction: number | null): string {
  const filled = Math.round(Math.min(1, fraction ?? 0) * BAR_WIDTH);
  return `[${"#".repeat(filled)}${".".repeat(BAR_WIDTH - filled)}]`;
}

/** A control character in a file's name or a cell must not reach the terminal. */
function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, " ").trim();
}
