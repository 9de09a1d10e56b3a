import type { BusinessInsert } from "#domain/business/business-keys";
import { type WrittenFields, writtenFields } from "../../changes/written-fields.ts";
import type { BusinessRecord } from "../../port/directory.ts";
import type { BusinessWrite, EditableBusiness, WriteOutcome } from "../../port/editing.ts";
import type { DeletedRecord } from "../../records/business-changes.ts";
import type { Transaction } from "../connection/transaction.ts";
import { merges } from "../history/merges.ts";
import { businesses } from "../read/businesses.ts";
import type { UnitOfWork } from "../unit-of-work/unit-of-work.ts";
import { deletedBusinesses } from "./deleted-businesses.ts";
import { readHandEdits } from "./hand-edits.ts";
import { slugs } from "./slugs.ts";

/** A written business, for the journal. */
export interface WrittenEdit {
  businessId: number;
  written: WrittenFields;
}

/** See `Editing.businessesToEdit`. */
export async function businessesToEdit(
  tx: Transaction,
  ids: readonly number[],
): Promise<(EditableBusiness | "deleted" | undefined)[]> {
  const present = new Map((await businesses.getAll(tx, ids)).map((business) => [business.id, business]));
  const edited = await readHandEdits(tx, [...present.keys()]);
  const absent = ids.filter((id) => !present.has(id));
  const deleted = new Set(
    absent.length === 0
      ? []
      : await tx.values<number>("SELECT id FROM deleted_businesses WHERE id = ANY($1)", [absent]),
  );
  return ids.map((id) => {
    const business = present.get(id);
    if (business === undefined) return deleted.has(id) ? "deleted" : undefined;
    return { business, editedFields: edited.get(id) ?? [] };
  });
}

/** Restores deleted businesses, and merged ones by undoing the merge. Returns the restored ids. The caller ends the unit of work. */
export async function restoreBusinesses(
  tx: Transaction,
  unit: UnitOfWork,
  ids: readonly number[],
  at: Date,
): Promise<number[]> {
  const merged = await merges.survivors(tx, ids);
  const records = await deletedBusinesses.records(
    tx,
    ids.filter((id) => !merged.has(id)),
  );
  await unit.load({ records: records.values() });
  const restored: number[] = [];
  for (const id of ids) {
    const record = records.get(id);
    if (merged.has(id)) {
      if ((await merges.undo(tx, unit, id, at)) === "undone") restored.push(id);
    } else if (record !== undefined && typeof unit.known(record.business.placeId) !== "number") {
      unit.restore(record);
      restored.push(id);
    }
  }
  await deletedBusinesses.forget(
    tx,
    restored.filter((id) => records.has(id)),
  );
  return restored;
}

/** Edits by an administrator. The caller ends the unit of work. */
export const editing = {
  async add(
    unit: UnitOfWork,
    business: BusinessInsert,
    editedFields: readonly string[],
    at: Date,
  ): Promise<number | "known" | "deleted"> {
    await unit.load({ businesses: [business] });
    const known = unit.known(business.placeId);
    if (known !== undefined) return known === "deleted" ? "deleted" : "known";
    unit.add(business, null, at.getTime());
    const id = unit.lastId();
    unit.setEditedFields(id, editedFields);
    return id;
  },

  async write(
    tx: Transaction,
    unit: UnitOfWork,
    writes: readonly BusinessWrite[],
    at: Date,
  ): Promise<{ outcomes: WriteOutcome[]; edits: WrittenEdit[] }> {
    await unit.load({ ids: writes.map(({ id }) => id) });
    const edits: WrittenEdit[] = [];
    const outcomes: WriteOutcome[] = [];
    for (const one of writes) {
      const written = await write(tx, unit, one, at.getTime());
      if (typeof written === "object") edits.push(written);
      outcomes.push(typeof written === "object" ? "written" : written);
    }
    return { outcomes, edits };
  },

  /** Moves businesses to the recycle bin, and returns them. */
  async delete(tx: Transaction, unit: UnitOfWork, ids: readonly number[], at: Date): Promise<BusinessRecord[]> {
    await unit.load({ ids });
    const records: DeletedRecord[] = [];
    for (const id of ids) {
      const record = unit.record(id);
      if (record === undefined) continue;
      unit.remove(id);
      records.push(record);
    }
    await deletedBusinesses.add(tx, records);
    await deletedBusinesses.addToBin(tx, records, at);
    return records.map(({ business }) => business);
  },
};

/** Returns what was written, or why nothing was written. */
async function write(
  tx: Transaction,
  unit: UnitOfWork,
  { id, business, editedFields, expectedUpdatedAt }: BusinessWrite,
  at: number,
): Promise<WrittenEdit | Exclude<WriteOutcome, "written">> {
  const before = unit.record(id);
  if (before === undefined) return "gone";
  const updatedAt = Date.parse(before.business.updatedAt);
  if (updatedAt !== Date.parse(expectedUpdatedAt)) return "changed";
  const { slug: storedSlug } = before.business;
  const slug = business.slug ?? storedSlug;
  if (slug !== storedSlug) {
    if (((await slugs.ownerOf(tx, slug)) ?? id) !== id) return "slug-taken";
    await slugs.rename(tx, id, storedSlug, slug);
  }
  unit.replace(id, business, Math.max(at, updatedAt + 1));
  unit.setEditedFields(id, editedFields);
  const after = unit.record(id) ?? before;
  // the slug was renamed in the database, not in the unit of work
  return { businessId: id, written: writtenFields(before, { ...after, business: { ...after.business, slug } }) };
}
