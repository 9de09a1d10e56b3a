import type { Config } from "../../config/load-config.ts";
import { AppError } from "../../errors.ts";

/** Whether this program can put a copy of the database of these settings in its place. Of PostgreSQL it can only make one. */
export const hasBackups = ({ database }: Pick<Config, "database">): boolean => database.url === null;

/** `sentence`: what does not work, and what to do. Errors: AppError `invalid` with PostgreSQL. */
export function requireBackups(config: Pick<Config, "database">, sentence: string): void {
  if (!hasBackups(config)) throw new AppError("invalid", sentence);
}

export const NO_SNAPSHOT =
  "delete-all takes a snapshot first, which mainstreet cannot make of a PostgreSQL database yet, so nothing was deleted.";
