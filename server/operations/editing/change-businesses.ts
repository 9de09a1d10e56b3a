import { setImmediate as nextTurn } from "node:timers/promises";
import type { BulkAction, BusinessEdit } from "#contract/business-edit";
import type { OwnField } from "#contract/fields/own-fields";
import { editBusiness } from "#domain/business/business-edit";
import { businessKeys } from "#domain/business/business-keys";
import type { ChangedBatch, ChangeEntry } from "../../store/port/changes.ts";
import type { BusinessWrite } from "../../store/port/editing.ts";
import type { Store } from "../../store/store.ts";
import { editableOwnFields } from "../own-fields/editable-own-fields.ts";
import { invalidFields } from "./edit-business.ts";

type EditingStore = Pick<Store, "editing" | "directory">;

export interface ChangeBusinessesOptions {
  store: EditingStore;
  ids: readonly number[];
  change: BulkAction;
  actor: string;
  now: () => Date;
}

export interface ChangedBusinesses {
  ids: number[];
  /** Id of the activity entry, by which the change can be undone; null when nothing was changed. */
  activityId: number | null;
}

/** Result of one batch. */
interface Batch extends ChangedBatch {
  /** Ids of businesses that another writer changed in between. */
  pending: number[];
}

/**
 * Applies one change to many businesses, in small transactions. Unknown businesses, and unchanged ones, are skipped. Work before an error
 * or a crash is in the activity list and can be undone.
 */
export async function changeBusinesses(options: ChangeBusinessesOptions): Promise<ChangedBusinesses> {
  const { store, change, actor, now } = options;
  const ids = [...new Set(options.ids)];
  const changedIds: number[] = [];
  const { action } = change;
  const detail = detailOf(change);
  const edit = editOf(change);
  const ownFields = edit && (await editableOwnFields(store, edit));
  let activityId: number | undefined;
  const { batchSize } = store.editing;
  if (edit !== undefined && dependsOnBusiness(edit)) {
    // A refusal by a later batch would come after earlier ones were written.
    for (let batchStart = 0; batchStart < ids.length; batchStart += batchSize) {
      await editsOf(store.editing, ids.slice(batchStart, batchStart + batchSize), edit, ownFields);
      await nextTurn();
    }
  }
  for (let batchStart = 0; batchStart < ids.length; batchStart += batchSize) {
    for (let pendingIds = ids.slice(batchStart, batchStart + batchSize); pendingIds.length > 0; ) {
      const batch = await changeBatch(store, { change, edit, ownFields }, pendingIds, {
        at: now(),
        actor,
        action,
        detail,
        activityId,
      });
      changedIds.push(...batch.ids);
      ({ pending: pendingIds, activityId } = batch);
    }
    await nextTurn();
  }
  // A restored business can be deleted again.
  return { ids: changedIds, activityId: action === "restore" ? null : (activityId ?? null) };
}

interface PreparedChange {
  change: BulkAction;
  /** Undefined for deletions and restorations. */
  edit: BusinessEdit | undefined;
  ownFields: readonly OwnField[] | undefined;
}

async function changeBatch(
  { editing }: EditingStore,
  { change, edit, ownFields }: PreparedChange,
  ids: number[],
  entry: ChangeEntry,
): Promise<Batch> {
  if (change.action === "delete") return { ...(await editing.delete(ids, entry)), pending: [] };
  if (change.action === "restore") return { ...(await editing.restore(ids, entry)), pending: [] };
  const writes = await editsOf(editing, ids, edit ?? {}, ownFields);
  if (writes.length === 0) return { ids: [], activityId: entry.activityId, pending: [] };
  const { outcomes, businesses, activityId } = await editing.write(writes, entry);
  const pendingIds = writes.filter((_, index) => outcomes[index] === "changed").map(({ id }) => id);
  return { ids: businesses.map(({ id }) => id), activityId, pending: pendingIds };
}

/** Returns the detail of the entry: the names of the fields. Their values are in the journal. */
function detailOf({ action: _, ...detail }: BulkAction): Record<string, unknown> {
  return "fields" in detail ? { fields: Object.keys(detail.fields) } : detail;
}

function editOf(change: BulkAction): BusinessEdit | undefined {
  if (change.action === "delete" || change.action === "restore") return undefined;
  if (change.action === "setFields") return change.fields;
  if (change.action === "setCategory") return { category: change.category };
  if (change.action !== "setPlace") return { isVerified: change.action === "verify" };
  const { action: _, ...place } = change;
  return place;
}

/** Tells whether a value may be valid for only some businesses: a phone number depends on the country. */
function dependsOnBusiness(edit: BusinessEdit): boolean {
  return edit.phone !== undefined || edit.latitude !== undefined || edit.longitude !== undefined;
}

async function editsOf(
  editing: Store["editing"],
  ids: number[],
  edit: BusinessEdit,
  ownFields: readonly OwnField[] = [],
): Promise<BusinessWrite[]> {
  const businesses = (await editing.businessesToEdit(ids)).filter((business) => typeof business === "object");
  return businesses.flatMap(({ business: before, editedFields: editedBefore }) => {
    const { draft, edited, problems } = editBusiness(before, edit, ownFields);
    if (problems.length > 0) throw invalidFields(problems);
    if (edited.length === 0) return [];
    const editedFields = [...new Set([...editedBefore, ...edited])].toSorted();
    const business = { ...draft, ...businessKeys(draft) };
    return [{ id: before.id, business, editedFields, expectedUpdatedAt: before.updatedAt }];
  });
}
