import { shellQuote } from "#domain/text/escaping/shell-quote";
import { maskPassword } from "../../server/config/database-url.ts";
import { PROGRAM } from "./program-name.ts";

let database: string[] = [];

/** Makes `--database` of this process a part of the command lines that it prints, without the password. */
export function nameDatabase(url: string | undefined): void {
  database = url === undefined ? [] : ["--database", maskPassword(url)];
}

/** A command on this data folder that works from any folder. `dataFolder` and files are absolute paths. */
export function commandLine(dataFolder: string, ...words: string[]): string {
  return [PROGRAM, "--data", ...[dataFolder, ...database, ...words].map(shellQuote)].join(" ");
}
