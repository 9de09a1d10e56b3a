import { shellQuote } from "#domain/text/escaping/shell-quote";

/** "error" means that something is broken, "warning" that it will be or is at risk, "note" is worth knowing in a healthy directory. */
export type Severity = "error" | "warning" | "note";

export interface Finding {
  severity: Severity;
  message: string;
  /** Sentence with the remedy. */
  remedy: string;
  /** A command line for the remedy, which works from any folder. */
  command?: string | undefined;
  /** Repairs it safely, as `--fix` asks for: nothing is lost. Rejects when it cannot. */
  fix?: (() => Promise<void>) | undefined;
}

export interface CheckResult {
  /** Subject of the check, such as "disk space". */
  check: string;
  findings: Finding[];
  /** Result of a check without findings, in a few words. */
  fact: string;
}

export function bytesText(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`;
  return bytes < 1e9 ? `${Math.ceil(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

/** Reports a disk that is mounted read-only. The kernel does that after errors, so remounting may not be enough. */
export function readOnlyFinding(path: string): Finding {
  return {
    severity: "error",
    message: `The disk of ${path} is mounted read-only, so nothing can be changed.`,
    remedy: "Mount it for writing. If it was so before, it may have failed: look at dmesg and check it first.",
    command: `findmnt --target ${shellQuote(path)}`,
  };
}
