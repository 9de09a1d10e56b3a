import type { Config } from "../../config/load-config.ts";
import { AppError } from "../../errors.ts";

/** Whether this program can copy the database of these settings, and put a copy in its place. */
export const hasBackups = ({ database }: Pick<Config, "database">): boolean => database.url === null;

/** `sentence`: what does not work, and what to do. Errors: AppError `invalid` with PostgreSQL. */
export function requireBackups(config: Pick<Config, "database">, sentence: string): void {
  if (!hasBackups(config)) throw new AppError("invalid", sentence);
}

export const NO_SNAPSHOT =
  "delete-all takes a snapshot first, which mainstreet cannot make of a PostgreSQL database yet, so nothing was deleted.";
