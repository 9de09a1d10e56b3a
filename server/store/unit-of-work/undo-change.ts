import { handOver, outcomeOfPlan, type UndoOutcome, undoneVersion, undoPlan } from "../changes/undo-plan.ts";
import { type JournalEntry, overwrittenAgain, type WrittenFields } from "../changes/written-fields.ts";
import type { DeletedRecord } from "../records/business-changes.ts";
import { restoreBusiness } from "./edit-businesses.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/** Effect of the undo of an entry of the journal. */
export function undoOutcome(unit: UnitOfWork, entry: JournalEntry): UndoOutcome {
  const { businesses, tombstones } = unit;
  const { businessId, written, removed } = entry;
  if (removed !== undefined) return businesses.known(removed.business.placeId) === undefined ? "undone" : "changed";
  const present = businesses.record(businessId);
  if (written === undefined && present !== undefined) return "changed";
  const record = present ?? tombstones.record(businessId);
  if (record === undefined) return "gone";
  return written === undefined ? "undone" : outcomeOfPlan(planOf(unit, entry, written, record));
}

/** Undoes an entry of the journal, and removes it. */
export function undoEntry(unit: UnitOfWork, entry: JournalEntry, at: Date): UndoOutcome {
  const { businesses, changes } = unit;
  const outcome = undoOutcome(unit, entry);
  const { businessId, written, removed } = entry;
  changes.remove(entry);
  if (removed !== undefined) {
    if (outcome === "undone") businesses.restore(removed);
  } else if (written === undefined) {
    if (outcome === "undone" && !restoreBusiness(unit, businessId, at)) return "gone";
  } else if (outcome !== "gone") revert(unit, entry, written, at.getTime());
  return outcome;
}

function planOf({ changes, slugs }: UnitOfWork, entry: JournalEntry, written: WrittenFields, record: DeletedRecord) {
  const later = changes.after(entry.businessId, entry.changeId);
  return undoPlan(written, record, later, (slug) => slugs.ownerOf(slug));
}

/** Restores former values of fields, in the directory or in the recycle bin. */
function revert(unit: UnitOfWork, entry: JournalEntry, written: WrittenFields, at: number): void {
  const { businesses, tombstones, changes, imports } = unit;
  const { businessId } = entry;
  const present = businesses.record(businessId);
  const record = present ?? tombstones.record(businessId);
  if (record === undefined) return;
  const plan = planOf(unit, entry, written, record);
  for (const later of handOver(written, plan)) changes.save(later);
  if (plan.returning.length === 0) return;
  const undone = undoneVersion(written, record, plan, at);
  const { business, editedFields } = undone;
  const overwritten = overwrittenAgain(written, plan.returning, business.updatedAt);
  if (overwritten !== undefined) imports.addAgain(overwritten);
  if (present === undefined) {
    tombstones.rewrite(undone);
    return;
  }
  if (business.slug !== record.business.slug) businesses.rename(businessId, record.business.slug, business.slug);
  businesses.replaceRecord(business);
  businesses.setEditedFields(businessId, editedFields);
}
