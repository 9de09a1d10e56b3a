import { correctFields } from "#domain/business/field-rules";
import { fieldValueOf, withFieldValues } from "#domain/own-fields/own-value-fields";
import type { UndoCounts } from "../port/changes.ts";
import { type DeletedRecord, timeAfter } from "../records/business-changes.ts";
import { type EditEntry, isSame, type JournalEntry, type WrittenFields } from "./written-fields.ts";

export type UndoOutcome = keyof UndoCounts;
type Field = string;

/** Effect of the undo of one entry on the fields of its business. */
export interface FieldPlan {
  /** Fields that get their former values. */
  returning: Field[];
  /** Fields that each later edit overwrote. Its undo will restore their values from before this change. */
  later: Map<EditEntry, Field[]>;
  /** All fields get their former values. */
  isWhole: boolean;
}

/**
 * Plans the undo of an entry. The second argument is the current business, present or in the recycle bin. `laterEdits` are edits of the
 * same business, earliest first. `slugOwner` returns the id of the business that has or had a slug.
 */
export function undoPlan(
  { before, after }: WrittenFields,
  { business }: DeletedRecord,
  laterEdits: readonly EditEntry[],
  slugOwner: (slug: string) => number | undefined,
): FieldPlan {
  const plan: FieldPlan = { returning: [], later: new Map(), isWhole: true };
  const isSlugTaken = (field: Field) =>
    field === "slug" && (slugOwner(before.slug ?? "") ?? business.id) !== business.id;
  for (const field of Object.keys(before)) {
    const laterEdit = laterEdits.find(({ written }) => field in written.before);
    if (laterEdit !== undefined) plan.later.set(laterEdit, [...(plan.later.get(laterEdit) ?? []), field]);
    else if (isSame(fieldValueOf(business, field), after[field]) && !isSlugTaken(field)) {
      plan.returning.push(field);
      continue;
    }
    plan.isWhole = false;
  }
  return plan;
}

export function outcomeOfPlan({ returning, isWhole }: FieldPlan): UndoOutcome {
  return isWhole ? "undone" : returning.length > 0 ? "partly" : "changed";
}

/**
 * Passes the values from before this change, and the marks of hand edits, to the later edits that overwrote them. Returns the changed
 * entries.
 */
export function handOver({ before, marked }: WrittenFields, { later }: FieldPlan): EditEntry[] {
  for (const [{ written }, fields] of later) {
    for (const field of fields) Object.assign(written.before, { [field]: before[field] });
    written.marked.push(...fields.filter((field) => marked.includes(field) && !written.marked.includes(field)));
  }
  return [...later.keys()];
}

/**
 * Returns the business after the undo. `at` is the time of the undo; a business not changed since gets its former time of
 * change.
 */
export function undoneVersion(
  writtenFields: WrittenFields,
  record: DeletedRecord,
  { returning, later, isWhole }: FieldPlan,
  at: Date,
): DeletedRecord {
  const { business, editedFields } = record;
  const returnedValues = Object.fromEntries(returning.map((field) => [field, writtenFields.before[field]]));
  const isUntouched = isWhole && Date.parse(business.updatedAt) === Date.parse(writtenFields.updatedAt[1]);
  const updatedAt = isUntouched ? Date.parse(writtenFields.updatedAt[0]) : timeAfter(business, at);
  const overwrittenFields = [...later.values()].flat();
  return {
    ...record,
    business: correctFields(
      withFieldValues({ ...business, updatedAt: new Date(updatedAt).toISOString() }, returnedValues),
    ),
    editedFields: editedFields.filter(
      (field) =>
        !writtenFields.marked.includes(field) ||
        overwrittenFields.includes(field) ||
        isChangedSince(field, writtenFields, returning),
    ),
  };
}

/** Tells whether a field that the change wrote was changed since. A field that it only marked does not count. */
function isChangedSince(field: string, { before }: WrittenFields, returning: readonly string[]): boolean {
  return field in before && !returning.includes(field);
}

function undoCounts(outcomes: readonly UndoOutcome[]): UndoCounts {
  const counts: UndoCounts = { undone: 0, partly: 0, changed: 0, gone: 0 };
  for (const outcome of outcomes) counts[outcome]++;
  return counts;
}

/** Sums up the undo of a batch of at most `limit` entries. */
export function undoStep(entries: readonly JournalEntry[], outcomes: readonly UndoOutcome[], limit: number) {
  const isChanged = (outcome: UndoOutcome | undefined) => outcome === "undone" || outcome === "partly";
  const ids = entries.filter((_, index) => isChanged(outcomes[index])).map(({ businessId }) => businessId);
  return { counts: undoCounts(outcomes), ids, isDone: entries.length < limit };
}

/** Sums up the preview of a batch of at most `limit` entries. */
export function undoPreview(entries: readonly JournalEntry[], outcomes: readonly UndoOutcome[], limit: number) {
  const lastId = entries.length < limit ? null : (entries.at(-1)?.businessId ?? null);
  return { counts: undoCounts(outcomes), lastId };
}
