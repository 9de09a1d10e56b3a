import type { Rule } from "#contract/rules";
import { addCounts, ruleDetail } from "../changes/entry-detail.ts";
import type { ChangeEntry } from "../port/changes.ts";
import type { BusinessRecord } from "../port/directory.ts";
import type { Editing, RecordedRule } from "../port/editing.ts";
import {
  addBusiness,
  deleteBusinesses,
  deletionEntries,
  editEntries,
  restoreBusinesses,
  writeBusinesses,
} from "../unit-of-work/edit-businesses.ts";
import type { Engine } from "./engine.ts";
import { openChangeJournal } from "./history/change-journal.ts";
import { openPlaceIds } from "./read/place-ids.ts";
import { openRuleApplier } from "./rules/apply-rules.ts";
import { openRulePreview } from "./rules/rule-preview.ts";
import { openRules } from "./rules/rules.ts";
import { openHandEdits } from "./write/hand-edits.ts";
import { openSeoFields } from "./write/seo-fields.ts";

/** Batch size: some tens of milliseconds, during which this process is blocked. */
const BATCH_BUSINESSES = 100;

export function createEditing(engine: Engine): Editing {
  const { db, counters, transactions, writer, longWrites, activity, businesses } = engine;
  const { read, write, writeChunk } = transactions;
  const edits = openHandEdits(db);
  const journal = openChangeJournal(db);
  const rules = openRules(db);
  const applyRule = openRuleApplier(db, { writer, counters, rules });
  const previewRule = openRulePreview(db, { counters, rules });
  const setSeoFields = openSeoFields(db);
  const findPlaceId = openPlaceIds(db);

  const recordRule = (rule: Rule, entry: ChangeEntry): RecordedRule => ({
    rule,
    activityId: activity.recordChange({ ...entry, detail: ruleDetail(rule) }),
  });

  return {
    batchSize: BATCH_BUSINESSES,
    businessesToEdit: (ids) =>
      read(() =>
        ids.map((id) => {
          const business = businesses.get(id);
          return typeof business === "object" ? { business, editedFields: edits.fieldsOf(id) } : business;
        }),
      ),
    editedFields: (ids) => read(() => ids.map((id) => edits.fieldsOf(id))),
    findByPlaceId: (text) => read(() => findPlaceId(text)),
    add: (business, editedFields, entry) =>
      write(() => {
        const id = writer.write((unit) => addBusiness(unit, business, editedFields, entry.at));
        if (typeof id !== "number") return id;
        const [added] = businesses.getAll([id]) as [BusinessRecord];
        activity.recordBusinesses(entry, [added]);
        return added;
      }),
    write: (writes, entry) =>
      write(() => {
        const { outcomes, edits: writtenEdits } = writer.write((unit) => writeBusinesses(unit, writes, entry.at));
        const records = businesses.getAll(writtenEdits.map(({ before }) => before.business.id));
        const activityId = activity.recordBusinesses(entry, records);
        if (activityId !== undefined) journal.addAll(editEntries(activityId, writtenEdits));
        return { outcomes, businesses: records, activityId };
      }),
    delete: (ids, entry) =>
      write(() => {
        const deletedRecords = writer.write((unit) => deleteBusinesses(unit, ids, entry.at));
        const records = deletedRecords.map(({ business }) => business);
        const activityId = activity.recordBusinesses(entry, records);
        if (activityId !== undefined) journal.addAll(deletionEntries(activityId, deletedRecords));
        return { ids: records.map(({ id }) => id), activityId };
      }),
    restore: (ids, entry) =>
      write(() => {
        const restoredIds = writer.write((unit) => restoreBusinesses(unit, ids, entry.at));
        return { ids: restoredIds, activityId: activity.recordBusinesses(entry, businesses.getAll(restoredIds)) };
      }),
    rules: () => read(() => rules.all()),
    previewRule: (rule, afterId, limit) => read(() => previewRule(rule, afterId, limit)),
    addRule: (rule, entry) => write(() => recordRule(rules.add(rule, counters, entry.at), entry)),
    removeRule: (id, entry) =>
      write(() => {
        const removedRule = rules.remove(id, counters);
        return removedRule && recordRule(removedRule, entry);
      }),
    pendingRules: () => read(() => rules.pending()),
    applyRule: (rule, afterId, limit, entry) =>
      writeChunk(() => {
        const appliedRule = applyRule(rule, afterId, limit, entry.at);
        const counts = { businesses: appliedRule.changed };
        const entryOfRule = { ...entry, detail: ruleDetail(rule) };
        return {
          ...appliedRule,
          activityId: activity.recordChange(entryOfRule, (detail) => addCounts(detail, counts)),
        };
      }),
    setSeoFields: (texts, entry, hasMore) =>
      writeChunk(() => {
        if (hasMore) longWrites.heartbeat(entry.at);
        else longWrites.end();
        const updatedCount = setSeoFields(texts, entry.at);
        return { updated: updatedCount, activityId: activity.recordCounts(entry, { updated: updatedCount }) };
      }),
  };
}
