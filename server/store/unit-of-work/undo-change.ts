import {
  type FieldPlan,
  handOver,
  outcomeOfPlan,
  type UndoOutcome,
  undoneVersion,
  undoPlan,
} from "../changes/undo-plan.ts";
import { type JournalEntry, overwrittenAgain, type WrittenFields } from "../changes/written-fields.ts";
import type { DeletedRecord } from "../records/business-changes.ts";
import { restoreBusiness } from "./edit-businesses.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/** The planned undo of an edit: its effect on the business, present or in the recycle bin. */
interface PlannedUndo {
  record: DeletedRecord;
  isPresent: boolean;
  plan: FieldPlan;
}

/** Returns the effect of undoing an entry of the journal. */
export function undoOutcome(unit: UnitOfWork, entry: JournalEntry): UndoOutcome {
  const { written } = entry;
  if (written === undefined) return removalOutcome(unit, entry);
  const plannedUndo = planUndo(unit, entry, written);
  return plannedUndo === undefined ? "gone" : outcomeOfPlan(plannedUndo.plan);
}

/** Undoes an entry of the journal, and removes it. */
export function undoEntry(unit: UnitOfWork, entry: JournalEntry, at: Date): UndoOutcome {
  const { businesses, changes } = unit;
  const { businessId, written, removed } = entry;
  changes.remove(entry);
  if (written !== undefined) {
    const plannedUndo = planUndo(unit, entry, written);
    if (plannedUndo === undefined) return "gone";
    revert(unit, written, plannedUndo, at);
    return outcomeOfPlan(plannedUndo.plan);
  }
  const outcome = removalOutcome(unit, entry);
  if (outcome !== "undone") return outcome;
  if (removed !== undefined) businesses.restore(removed);
  else if (!restoreBusiness(unit, businessId, at)) return "gone";
  return outcome;
}

/** Returns the effect of undoing an entry that removed a business. */
function removalOutcome({ businesses, tombstones }: UnitOfWork, { businessId, removed }: JournalEntry): UndoOutcome {
  if (removed !== undefined) return businesses.statusOf(removed.business.placeId) === undefined ? "undone" : "changed";
  if (businesses.record(businessId) !== undefined) return "changed";
  return tombstones.record(businessId) === undefined ? "gone" : "undone";
}

/** Returns undefined for a business without any record. */
function planUndo(unit: UnitOfWork, entry: JournalEntry, writtenFields: WrittenFields): PlannedUndo | undefined {
  const { businesses, tombstones, changes, slugs } = unit;
  const { businessId, changeId } = entry;
  const presentRecord = businesses.record(businessId);
  const record = presentRecord ?? tombstones.record(businessId);
  if (record === undefined) return undefined;
  const plan = undoPlan(writtenFields, record, changes.entriesAfter(businessId, changeId), (slug) =>
    slugs.ownerOf(slug),
  );
  return { record, isPresent: presentRecord !== undefined, plan };
}

/** Restores former values of fields, in the directory or in the recycle bin. */
function revert(
  unit: UnitOfWork,
  writtenFields: WrittenFields,
  { record, isPresent, plan }: PlannedUndo,
  at: Date,
): void {
  const { businesses, tombstones, changes, imports } = unit;
  for (const laterEntry of handOver(writtenFields, plan)) changes.save(laterEntry);
  if (plan.returning.length === 0) return;
  const undoneRecord = undoneVersion(writtenFields, record, plan, at);
  const { business, editedFields } = undoneRecord;
  const overwrittenEntry = overwrittenAgain(writtenFields, plan.returning, business.updatedAt);
  if (overwrittenEntry !== undefined) imports.addAgain(overwrittenEntry);
  if (!isPresent) {
    tombstones.rewrite(undoneRecord);
    return;
  }
  if (business.slug !== record.business.slug) businesses.rename(business.id, record.business.slug, business.slug);
  businesses.replaceRecord(business);
  businesses.setEditedFields(business.id, editedFields);
}
