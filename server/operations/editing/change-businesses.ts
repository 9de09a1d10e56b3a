import { setImmediate as nextTurn } from "node:timers/promises";
import type { BusinessEdit } from "#contract/business-edit";
import { editBusiness } from "#domain/business/business-edit";
import { businessKeys } from "#domain/business/business-keys";
import type { BusinessWrite } from "../../store/port/editing.ts";
import type { Store } from "../../store/store.ts";

/** Businesses of one transaction: some tens of milliseconds, so that other writers hardly wait. */
const TRANSACTION_BUSINESSES = 100;

export type Change =
  | { action: "verify" | "unverify" | "delete" | "restore" }
  | { action: "setCategory"; category: string };

type EditingStore = Pick<Store, "directory" | "editing" | "maintenance">;

export interface ChangeBusinessesOptions {
  store: EditingStore;
  ids: readonly number[];
  change: Change;
  actor: string;
  now: () => Date;
}

/**
 * Applies one change to many businesses, in small transactions. Unknown businesses, and those that are so already, are
 * skipped. Returns the changed ids, by which a deletion can be undone.
 */
export async function changeBusinesses(options: ChangeBusinessesOptions): Promise<{ ids: number[] }> {
  const { store, change, actor, now } = options;
  const ids = [...new Set(options.ids)];
  const changed: number[] = [];
  // A deleted business has no name afterwards, a restored one none before.
  const nameBefore = await nameOfSingle(store, ids);
  for (let from = 0; from < ids.length; from += TRANSACTION_BUSINESSES) {
    changed.push(...(await changeBatch(options, ids.slice(from, from + TRANSACTION_BUSINESSES))));
    await nextTurn();
  }
  if (changed.length > 0) {
    const { action, ...values } = change;
    const name = nameBefore ?? (await nameOfSingle(store, changed));
    const which = changed.length === 1 ? { id: changed[0], name } : { businesses: changed.length };
    await store.maintenance.recordActivity({ at: now().toISOString(), actor, action, detail: { ...values, ...which } });
  }
  return { ids: changed };
}

async function nameOfSingle(store: EditingStore, [id, ...others]: readonly number[]): Promise<string | undefined> {
  const business = id === undefined || others.length > 0 ? undefined : await store.directory.business(id);
  return business === "deleted" ? undefined : business?.name;
}

async function changeBatch({ store, change, now }: ChangeBusinessesOptions, ids: number[]): Promise<number[]> {
  if (change.action === "delete") return store.editing.delete(ids);
  if (change.action === "restore") return store.editing.restore(ids, now());
  const edit: BusinessEdit =
    change.action === "setCategory" ? { category: change.category } : { isVerified: change.action === "verify" };
  const changed: number[] = [];
  // Repeats what another writer changed in between.
  for (let pending = ids; pending.length > 0; ) {
    const writes = await editsOf(store, pending, edit);
    const outcomes = await store.editing.write(writes, now());
    changed.push(...writes.filter((_, at) => outcomes[at] === "written").map(({ id }) => id));
    pending = writes.filter((_, at) => outcomes[at] === "changed").map(({ id }) => id);
  }
  return changed;
}

async function editsOf(store: EditingStore, ids: number[], edit: BusinessEdit): Promise<BusinessWrite[]> {
  const businesses = await store.directory.businessesByIds(ids);
  const edited = await store.editing.editedFields(businesses.map(({ id }) => id));
  return businesses.flatMap((before, at) => {
    const { draft, edited: fields } = editBusiness(before, edit);
    if (fields.length === 0) return [];
    const editedFields = [...new Set([...(edited[at] ?? []), ...fields])].toSorted();
    const business = { ...draft, ...businessKeys(draft) };
    return [{ id: before.id, business, editedFields, expectedUpdatedAt: before.updatedAt }];
  });
}
