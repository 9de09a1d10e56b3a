import { AppError } from "../errors.ts";
import type { BusinessRecord } from "../store/port/directory.ts";
import type { Store } from "../store/store.ts";

/** Reads the business with this id. Errors: AppError `not-found` and `gone`. */
export async function existingBusiness(store: Pick<Store, "directory">, id: number): Promise<BusinessRecord> {
  return requireExisting(await store.directory.business(id), id);
}

/** Checks the result of a lookup by id. Errors: AppError `not-found` and `gone`. */
export function requireExisting<Found extends object>(business: Found | "deleted" | undefined, id: number): Found {
  if (business === undefined) throw new AppError("not-found", `There is no business with the id ${id}.`);
  if (business === "deleted") throw new AppError("gone", "This business was deleted.");
  return business;
}
