import { setImmediate as nextTurn } from "node:timers/promises";
import type { BusinessEdit } from "#contract/business-edit";
import { editBusiness } from "#domain/business/business-edit";
import { businessKeys } from "#domain/business/business-keys";
import type { BusinessWrite } from "../../store/port/editing.ts";
import type { Store } from "../../store/store.ts";
import { invalidFields } from "./edit-business.ts";

export type Change =
  | { action: "verify" | "unverify" | "delete" | "restore" }
  | { action: "setCategory"; category: string }
  | { action: "setPlace"; city?: string | undefined; state?: string | undefined; country?: string | undefined };

type EditingStore = Pick<Store, "directory" | "editing" | "changes" | "maintenance">;

export interface ChangeBusinessesOptions {
  store: EditingStore;
  ids: readonly number[];
  change: Change;
  actor: string;
  now: () => Date;
}

export interface ChangedBusinesses {
  ids: number[];
  /** Of the entry of the activity list, by which the change can be undone; null when nothing was changed. */
  activityId: number | null;
}

/**
 * Applies one change to many businesses, in small transactions. Unknown businesses, and those that are so already, are
 * skipped. What was done before an error or a crash is in the activity list and can be undone.
 */
export async function changeBusinesses(options: ChangeBusinessesOptions): Promise<ChangedBusinesses> {
  const { store, change, actor, now } = options;
  const ids = [...new Set(options.ids)];
  const changed: number[] = [];
  // A deleted business has no name afterwards, a restored one none before.
  const nameBefore = await nameOfSingle(store, ids);
  const { action, ...values } = change;
  const at = now().toISOString();
  const entry = { at, actor, action, detail: values };
  // a restored business can be deleted again
  const activityId = action === "restore" ? undefined : await store.changes.begin(entry);
  try {
    const { batchSize } = store.editing;
    for (let from = 0; from < ids.length; from += batchSize) {
      changed.push(...(await changeBatch(options, ids.slice(from, from + batchSize), activityId)));
      await nextTurn();
    }
  } finally {
    const name = nameBefore ?? (await nameOfSingle(store, changed));
    const which = changed.length === 1 ? { id: changed[0], name } : { businesses: changed.length };
    const detail = { ...values, ...which };
    if (activityId !== undefined) await store.changes.finish(activityId, detail);
    else if (changed.length > 0) await store.maintenance.recordActivity({ ...entry, detail });
  }
  return { ids: changed, activityId: changed.length === 0 ? null : (activityId ?? null) };
}

async function nameOfSingle(store: EditingStore, [id, ...others]: readonly number[]): Promise<string | undefined> {
  const business = id === undefined || others.length > 0 ? undefined : await store.directory.business(id);
  return business === "deleted" ? undefined : business?.name;
}

async function changeBatch(
  { store, change, now }: ChangeBusinessesOptions,
  ids: number[],
  activityId: number | undefined,
): Promise<number[]> {
  if (change.action === "delete") return store.editing.delete(ids, now(), activityId);
  if (change.action === "restore") return store.editing.restore(ids, now());
  const edit = editOf(change);
  const changed: number[] = [];
  // Repeats what another writer changed in between.
  for (let pending = ids; pending.length > 0; ) {
    const writes = await editsOf(store, pending, edit);
    const outcomes = await store.editing.write(writes, now(), activityId);
    changed.push(...writes.filter((_, at) => outcomes[at] === "written").map(({ id }) => id));
    pending = writes.filter((_, at) => outcomes[at] === "changed").map(({ id }) => id);
  }
  return changed;
}

function editOf(change: Exclude<Change, { action: "delete" | "restore" }>): BusinessEdit {
  if (change.action === "setCategory") return { category: change.category };
  if (change.action !== "setPlace") return { isVerified: change.action === "verify" };
  const { action: _, ...place } = change;
  return place;
}

async function editsOf(store: EditingStore, ids: number[], edit: BusinessEdit): Promise<BusinessWrite[]> {
  const businesses = await store.directory.businessesByIds(ids);
  const edited = await store.editing.editedFields(businesses.map(({ id }) => id));
  return businesses.flatMap((before, at) => {
    const { draft, edited: fields, problems } = editBusiness(before, edit);
    if (problems.length > 0) throw invalidFields(problems);
    if (fields.length === 0) return [];
    const editedFields = [...new Set([...(edited[at] ?? []), ...fields])].toSorted();
    const business = { ...draft, ...businessKeys(draft) };
    return [{ id: before.id, business, editedFields, expectedUpdatedAt: before.updatedAt }];
  });
}
