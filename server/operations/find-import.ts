import type { StoredImport } from "../store/port/imports.ts";
import type { Store } from "../store/store.ts";

/** Returns the import with this id; undefined if the list of imports has none. `at` tells whether it still runs. */
export async function findImport(
  { imports }: Pick<Store, "imports">,
  importId: number,
  at: Date,
): Promise<StoredImport | undefined> {
  return (await imports.list(Number.MAX_SAFE_INTEGER, at)).find(({ id }) => id === importId);
}
