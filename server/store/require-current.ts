import { KEY_VERSION } from "#domain/business/business-keys";
import { AppError } from "../errors.ts";
import { SCHEMA_VERSION } from "./schema-version.ts";

/**
 * Refuses a database that must be migrated before this program may use it. `what`: "The database /srv/data/mainstreet.db". Errors:
 * AppError `storage`.
 */
export function rejectOlder(version: number, what: string): void {
  if (version >= SCHEMA_VERSION) return;
  throw new AppError(
    "storage",
    `${what} has schema version ${version}, and this mainstreet needs ${SCHEMA_VERSION}: migrate it, which copies it first, with: mainstreet migrate`,
  );
}

/** Refuses stored keys that another program computed. A new database has key version 0. Errors: AppError `storage`. */
export function rejectOtherKeys(keyVersion: number, what: string): void {
  if (keyVersion === KEY_VERSION || keyVersion === 0) return;
  throw new AppError(
    "storage",
    `${what} has search keys of version ${keyVersion}, and this mainstreet needs ${KEY_VERSION}: renew them with: mainstreet migrate`,
  );
}
