import { shellQuote } from "#domain/text/escaping/shell-quote";
import { maskPassword } from "../../server/config/database-url.ts";
import { PROGRAM } from "./program-name.ts";

let database: string[] = [];

/** Adds this process's `--database`, without the password, to the command lines that it prints. */
export function nameDatabase(url: string | undefined): void {
  database = url === undefined ? [] : ["--database", maskPassword(url)];
}

/** Returns a command on this data folder that works from any folder. `dataFolder` and files are absolute paths. */
export function commandLine(dataFolder: string, ...words: string[]): string {
  return [PROGRAM, "--data", ...[dataFolder, ...database, ...words].map(shellQuote)].join(" ");
}
