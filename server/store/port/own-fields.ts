import type { OwnField, StoredOwnField } from "#contract/fields/own-fields";
import type { ChangeEntry } from "./changes.ts";

/** Changes of own fields. Those by administrators write their entry of the activity log in the same transaction. `Directory` reads them. */
export interface OwnFields {
  /**
   * Adds the fields that the directory does not have; the undo of the import removes them if they are empty then. Errors: AppError
   * `conflict` when there are too many, or when others were added since the keys were chosen.
   */
  define(fields: readonly OwnField[], at: Date, importId?: number): Promise<void>;
  /** Returns the renamed field; undefined when there is none. Errors: AppError `conflict` for a name that another field has. */
  rename(key: string, name: string, entry: ChangeEntry): Promise<StoredOwnField | undefined>;
  /** Removes a field, whose values stay stored and are shown nowhere. Returns it; undefined when there is none in use. */
  remove(key: string, entry: ChangeEntry): Promise<StoredOwnField | undefined>;
  /** Puts a removed field back with its values. Returns it; undefined when none was removed. Errors: AppError `conflict`. */
  putBack(key: string, entry: ChangeEntry): Promise<StoredOwnField | undefined>;
}
