import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { findPostgres } from "../postgres/find-postgres.ts";

/** Folders that are only in the PATH of administrators. */
const MORE_FOLDERS = ["/usr/sbin", "/usr/local/sbin"];
/** Programs of PostgreSQL that the npm package lacks. */
const POSTGRES = ["pg_basebackup", "pg_ctl", "pg_isready", "psql"];

/**
 * Returns the folders of the programs that the images of docs/deploy/compose.yaml have. Errors: one of them is missing; the message says
 * what to install.
 */
export function findComposePrograms({ PATH = "" }: NodeJS.ProcessEnv = process.env): string[] {
  const haproxy = [...PATH.split(delimiter), ...MORE_FOLDERS]
    .map((folder) => join(folder, "haproxy"))
    .find((file) => existsSync(file));
  const postgres = findPostgres({ PATH });
  const hasPostgres =
    postgres.source === "system" && POSTGRES.every((name) => existsSync(join(postgres.programs, name)));
  if (haproxy === undefined || !hasPostgres) {
    throw new Error(
      "The test of docs/deploy/compose.yaml needs HAProxy and the programs of PostgreSQL 15 or newer. Install them (on Debian: apt-get install haproxy postgresql).",
    );
  }
  return [dirname(haproxy), postgres.programs];
}
