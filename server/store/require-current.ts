import { KEY_VERSION } from "#domain/business/business-keys";
import { AppError } from "../errors.ts";
import { SCHEMA_VERSION } from "./schema-version.ts";

/**
 * Refuses a database that must be migrated before this program may use it. `subject` is a text such as "the database /srv/data/mainstreet.db".
 * Errors: AppError `storage`.
 */
export function rejectOlder(version: number, subject: string): void {
  if (version < SCHEMA_VERSION) throw otherVersionError("An earlier", subject);
}

/** Refuses stored keys that another program computed. A new database has key version 0. Errors: AppError `storage`. */
export function rejectOtherKeys(keyVersion: number, subject: string): void {
  if (keyVersion === KEY_VERSION || keyVersion === 0) return;
  throw otherVersionError(keyVersion < KEY_VERSION ? "An earlier" : "Another", subject);
}

function otherVersionError(whichVersion: string, subject: string): AppError {
  const remedy = "Upgrade it with: mainstreet migrate, or start the new server, which does so too.";
  return new AppError("storage", `${whichVersion} version of Mainstreet wrote ${subject}. ${remedy}`);
}
