import { shellQuote } from "#domain/text/escaping/shell-quote";
import { PROGRAM } from "./program-name.ts";

/** A command on this data folder that works from any folder. `dataFolder` and files are absolute paths. */
export function commandLine(dataFolder: string, ...words: string[]): string {
  return [PROGRAM, "--data", ...[dataFolder, ...words].map(shellQuote)].join(" ");
}
