import type { BusinessDraft } from "#contract/business";
import { businessKeys } from "#domain/business/business-keys";
import { AppError } from "../../../errors.ts";
import type { UndoCounts } from "../../port/changes.ts";
import type { DeletedRecord } from "../../records/business-changes.ts";
import type { BusinessWriter } from "../write/business-writer.ts";
import type { DeletedBusinesses } from "../write/deleted-businesses.ts";
import type { HandEdits } from "../write/hand-edits.ts";
import type { Slugs } from "../write/slugs.ts";
import { type ChangeJournal, isSame, type JournalEntry, type WrittenFields } from "./change-journal.ts";

interface ChangeUndoParts {
  writer: BusinessWriter;
  journal: ChangeJournal;
  edits: HandEdits;
  slugs: Slugs;
  deleted: DeletedBusinesses;
  /** Whether the business was restored. */
  restore: (id: number, at: Date) => boolean;
}

type Outcome = keyof UndoCounts;
type Field = keyof BusinessDraft;

/** What undoing one entry does to the fields. */
interface FieldPlan {
  /** Fields that get their former values. */
  returning: Field[];
  /** Later change → fields that it overwrote: undoing it will then restore their values from before this change. */
  later: Map<JournalEntry, Field[]>;
  /** Whether all fields return. */
  isWhole: boolean;
}

/** Undo of changes by administrators, in any order. Each call needs a transaction of the caller. */
export function openChangeUndo({ writer, journal, edits, slugs, deleted, restore }: ChangeUndoParts) {
  /** The business, present or in the recycle bin. */
  const recordOf = (id: number): DeletedRecord | undefined => writer.record(id) ?? deleted.record(id);

  function planOf({ changeId, businessId }: JournalEntry, { before, after }: WrittenFields, record: DeletedRecord) {
    const plan: FieldPlan = { returning: [], later: new Map(), isWhole: true };
    const laterEntries = journal.after(businessId, changeId);
    for (const field of Object.keys(before) as Field[]) {
      const laterEntry = laterEntries.find(({ written }) => written !== undefined && field in written.before);
      if (laterEntry !== undefined) plan.later.set(laterEntry, [...(plan.later.get(laterEntry) ?? []), field]);
      else if (isSame(record.business[field], after[field]) && !isSlugTaken(record, field, before)) {
        plan.returning.push(field);
        continue;
      }
      plan.isWhole = false;
    }
    return plan;
  }

  function isSlugTaken({ business }: DeletedRecord, field: Field, { slug }: WrittenFields["before"]): boolean {
    return field === "slug" && (slugs.ownerOf(slug ?? "") ?? business.id) !== business.id;
  }

  function outcomeOf(entry: JournalEntry): Outcome {
    const present = writer.record(entry.businessId);
    if (entry.written === undefined) {
      if (present !== undefined) return "changed";
      return deleted.record(entry.businessId) === undefined ? "gone" : "undone";
    }
    const record = present ?? deleted.record(entry.businessId);
    if (record === undefined) return "gone";
    const { returning, isWhole } = planOf(entry, entry.written, record);
    return isWhole ? "undone" : returning.length > 0 ? "partly" : "changed";
  }

  /** Gives later changes that overwrote a field its value, and its mark of an edit by hand, from before this change. */
  function handOver({ before, marked }: WrittenFields, later: FieldPlan["later"]) {
    for (const [entry, fields] of later) {
      const { written } = entry;
      if (written === undefined) continue;
      for (const field of fields) Object.assign(written.before, { [field]: before[field] });
      written.marked.push(...fields.filter((field) => marked.includes(field) && !written.marked.includes(field)));
      journal.save(entry);
    }
  }

  function revert(entry: JournalEntry, written: WrittenFields, at: number) {
    const record = recordOf(entry.businessId);
    if (record === undefined) return;
    const { returning, later, isWhole } = planOf(entry, written, record);
    handOver(written, later);
    if (returning.length === 0) return;
    const { business } = record;
    const draft = { ...business, ...Object.fromEntries(returning.map((field) => [field, written.before[field]])) };
    const isUntouched = isWhole && Date.parse(business.updatedAt) === Date.parse(written.updatedAt[1]);
    const updatedAt = isUntouched ? Date.parse(written.updatedAt[0]) : Math.max(at, Date.parse(business.updatedAt) + 1);
    const overwritten = [...later.values()].flat() as string[];
    const editedFields = record.editedFields.filter(
      (field) =>
        !written.marked.includes(field) || overwritten.includes(field) || isChangedSince(field, written, returning),
    );
    if (writer.record(entry.businessId) === undefined) {
      deleted.rewrite({
        ...record,
        business: { ...draft, updatedAt: new Date(updatedAt).toISOString() },
        editedFields,
      });
      return;
    }
    if (draft.slug !== business.slug) slugs.rename(business.id, business.slug, draft.slug);
    writer.replace(business.id, { ...draft, ...businessKeys(draft) }, updatedAt);
    edits.set(business.id, editedFields);
  }

  function undoOne(entry: JournalEntry, at: Date): Outcome {
    const outcome = outcomeOf(entry);
    if (entry.written === undefined) {
      if (outcome === "undone" && !restore(entry.businessId, at)) return "gone";
    } else if (outcome !== "gone") revert(entry, entry.written, at.getTime());
    journal.remove(entry);
    return outcome;
  }

  function entriesOf(changeId: number, afterId: number, limit: number): JournalEntry[] {
    if (journal.undoState(changeId) === undefined) {
      throw new AppError("not-found", "This entry of the activity list is no change that can be undone.");
    }
    return journal.page(changeId, afterId, limit);
  }

  return {
    preview(changeId: number, afterId: number, limit: number) {
      const entries = entriesOf(changeId, afterId, limit);
      const last = entries.length < limit ? null : (entries.at(-1)?.businessId ?? null);
      return { counts: countsOf(entries.map(outcomeOf)), lastId: last };
    },
    undo(changeId: number, limit: number, at: Date) {
      const entries = entriesOf(changeId, 0, limit);
      writer.begin();
      const outcomes = entries.map((entry) => undoOne(entry, at));
      writer.end();
      const isDone = entries.length < limit;
      if (isDone) journal.setUndone(changeId);
      const isChanged = (outcome: Outcome | undefined) => outcome === "undone" || outcome === "partly";
      const ids = entries.filter((_, index) => isChanged(outcomes[index])).map(({ businessId }) => businessId);
      return { counts: countsOf(outcomes), ids, isDone };
    },
  };
}

/** Whether a field that the change wrote has another value by now; one that it only marked has not. */
function isChangedSince(field: string, { before }: WrittenFields, returning: readonly string[]): boolean {
  return field in before && !returning.includes(field);
}

function countsOf(outcomes: readonly Outcome[]): UndoCounts {
  const counts: UndoCounts = { undone: 0, partly: 0, changed: 0, gone: 0 };
  for (const outcome of outcomes) counts[outcome]++;
  return counts;
}
