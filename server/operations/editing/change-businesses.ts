import { setImmediate as nextTurn } from "node:timers/promises";
import type { BusinessEdit } from "#contract/business-edit";
import { editBusiness } from "#domain/business/business-edit";
import { businessKeys } from "#domain/business/business-keys";
import type { BusinessWrite } from "../../store/port/editing.ts";
import type { Store } from "../../store/store.ts";

/** Businesses of one transaction: some tens of milliseconds, so that visitors hardly wait. */
const TRANSACTION_BUSINESSES = 100;

export type Change =
  | { action: "verify" | "unverify" | "delete" | "restore" }
  | { action: "setCategory"; category: string };

export interface ChangeBusinessesOptions {
  store: Store;
  ids: readonly number[];
  change: Change;
  actor: string;
  now: () => Date;
}

/**
 * Does one thing to many businesses, some at a time. Those that are not there, or are so already, are passed over.
 * Answers the ids that were changed; what was deleted can be restored by them.
 */
export async function changeBusinesses(options: ChangeBusinessesOptions): Promise<{ ids: number[] }> {
  const { store, change, actor, now } = options;
  const ids = [...new Set(options.ids)];
  const changed: number[] = [];
  // what is deleted has no name afterwards, what is restored none before
  const nameBefore = await onlyName(store, ids);
  for (let from = 0; from < ids.length; from += TRANSACTION_BUSINESSES) {
    changed.push(...(await changeSome(options, ids.slice(from, from + TRANSACTION_BUSINESSES))));
    await nextTurn();
  }
  if (changed.length > 0) {
    const { action, ...said } = change;
    const name = nameBefore ?? (await onlyName(store, changed));
    const which = changed.length === 1 ? { id: changed[0], name } : { businesses: changed.length };
    await store.maintenance.recordActivity({ at: now().toISOString(), actor, action, detail: { ...said, ...which } });
  }
  return { ids: changed };
}

async function onlyName(store: Store, [id, ...others]: readonly number[]): Promise<string | undefined> {
  const business = id === undefined || others.length > 0 ? undefined : await store.directory.business(id);
  return business === "deleted" ? undefined : business?.name;
}

async function changeSome({ store, change, now }: ChangeBusinessesOptions, ids: number[]): Promise<number[]> {
  if (change.action === "delete") return store.editing.delete(ids);
  if (change.action === "restore") return store.editing.restore(ids);
  const edit: BusinessEdit =
    change.action === "setCategory" ? { category: change.category } : { isVerified: change.action === "verify" };
  const done: number[] = [];
  // what somebody else has changed in between is read anew
  for (let rest = ids; rest.length > 0; ) {
    const writes = await writesOf(store, rest, edit);
    const outcomes = await store.editing.write(writes, now());
    done.push(...writes.filter((_, at) => outcomes[at] === "written").map(({ id }) => id));
    rest = writes.filter((_, at) => outcomes[at] === "changed").map(({ id }) => id);
  }
  return done;
}

async function writesOf(store: Store, ids: number[], edit: BusinessEdit): Promise<BusinessWrite[]> {
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
