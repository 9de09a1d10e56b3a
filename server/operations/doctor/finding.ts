import { shellQuote } from "#domain/text/escaping/shell-quote";

/** "error": something is broken. "warning": it will be, or is at risk. "note": worth knowing; the directory is healthy. */
export type Severity = "error" | "warning" | "note";

export interface Finding {
  severity: Severity;
  /** A sentence. */
  message: string;
  /** What to do: a sentence. */
  remedy: string;
  /** A command line that does it, which works from any folder. */
  command?: string | undefined;
  /** Does it safely, as `--fix` asks for: nothing is lost by it. Rejects when it cannot. */
  fix?: (() => Promise<void>) | undefined;
}

export interface CheckResult {
  /** What was checked, such as "disk space". */
  check: string;
  findings: Finding[];
  /** What is right, in a few words; of a check without findings. */
  fact: string;
}

export const bytesText = (bytes: number) =>
  bytes < 1e9 ? `${Math.ceil(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;

/** A disk that is mounted read-only. The kernel does that after errors, so that remounting alone may not help. */
export function readOnlyFinding(path: string): Finding {
  return {
    severity: "error",
    message: `The disk of ${path} is mounted read-only, so nothing can be changed.`,
    remedy: "Mount it for writing. If it was so before, it may have failed: look at dmesg and check it first.",
    command: `findmnt --target ${shellQuote(path)}`,
  };
}
