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
import { longWrites } from "./connection/long-writes.ts";
import type { Transaction } from "./connection/transaction.ts";
import type { Engine } from "./engine.ts";
import { activity } from "./history/activity.ts";
import { changeJournal } from "./history/change-journal.ts";
import { businesses } from "./read/businesses.ts";
import { findPlaceId } from "./read/place-ids.ts";
import { applyRule } from "./rules/apply-rules.ts";
import { previewRule } from "./rules/rule-preview.ts";
import { rules } from "./rules/rules.ts";
import { businessesToEdit } from "./write/businesses-to-edit.ts";
import { readHandEdits } from "./write/hand-edits.ts";
import { setSeoFields } from "./write/seo-fields.ts";

/**
 * Batch size: other writers wait some tenths of a second for a batch. Each batch rewrites the postings of its terms, which is most of the
 * work.
 */
const BATCH_BUSINESSES = 500;

async function recordRule(tx: Transaction, rule: Rule, entry: ChangeEntry): Promise<RecordedRule> {
  return { rule, activityId: await activity.recordChange(tx, { ...entry, detail: ruleDetail(rule) }) };
}

export function createEditing({ transactions, writer }: Engine): Editing {
  const { read, write, writeChunk } = transactions;

  return {
    batchSize: BATCH_BUSINESSES,
    businessesToEdit: (ids) => read((tx) => businessesToEdit(tx, ids)),
    editedFields: (ids) =>
      read(async (tx) => {
        const editedFieldsById = await readHandEdits(tx, ids);
        return ids.map((id) => editedFieldsById.get(id) ?? []);
      }),
    findByPlaceId: (text) => read((tx) => findPlaceId(tx, text)),
    add: (business, editedFields, entry) =>
      write(async (tx) => {
        const id = await writer.write(tx, async (unit) => {
          await unit.load({ businesses: [business] });
          return addBusiness(unit, business, editedFields, entry.at);
        });
        if (typeof id !== "number") return id;
        const [addedBusiness] = (await businesses.getAll(tx, [id])) as [BusinessRecord];
        await activity.recordBusinesses(tx, entry, [addedBusiness]);
        return addedBusiness;
      }),
    write: (writes, entry) =>
      write(async (tx) => {
        const { outcomes, edits } = await writer.write(tx, async (unit) => {
          const slugs = writes.flatMap(({ business }) => business.slug ?? []);
          await unit.load({ ids: writes.map(({ id }) => id), slugs });
          return writeBusinesses(unit, writes, entry.at);
        });
        const records = await businesses.getAll(
          tx,
          edits.map(({ before }) => before.business.id),
        );
        const activityId = await activity.recordBusinesses(tx, entry, records);
        if (activityId !== undefined) await changeJournal.add(tx, editEntries(activityId, edits));
        return { outcomes, businesses: records, activityId };
      }),
    delete: (ids, entry) =>
      write(async (tx) => {
        const deletedRecords = await writer.write(tx, async (unit) => {
          await unit.load({ ids });
          return deleteBusinesses(unit, ids, entry.at);
        });
        const records = deletedRecords.map(({ business }) => business);
        const activityId = await activity.recordBusinesses(tx, entry, records);
        if (activityId !== undefined) await changeJournal.add(tx, deletionEntries(activityId, deletedRecords));
        return { ids: records.map(({ id }) => id), activityId };
      }),
    restore: (ids, entry) =>
      write(async (tx) => {
        const restoredIds = await writer.write(tx, async (unit) => {
          await unit.loadDeleted(ids);
          return restoreBusinesses(unit, ids, entry.at);
        });
        const records = await businesses.getAll(tx, restoredIds);
        return { ids: restoredIds, activityId: await activity.recordBusinesses(tx, entry, records) };
      }),
    rules: () => read((tx) => rules.all(tx)),
    previewRule: (rule, afterId, limit) => read((tx) => previewRule(tx, rule, afterId, limit)),
    addRule: (rule, entry) => write(async (tx) => recordRule(tx, await rules.add(tx, rule, entry.at), entry)),
    removeRule: (id, entry) =>
      write(async (tx) => {
        const removedRule = await rules.remove(tx, id);
        return removedRule && recordRule(tx, removedRule, entry);
      }),
    pendingRules: () => read((tx) => rules.pending(tx)),
    applyRule: (rule, afterId, limit, entry) =>
      writeChunk(async (tx) => {
        const appliedRule = await applyRule(tx, writer, rule, afterId, limit, entry.at);
        const counts = { businesses: appliedRule.changed };
        const entryOfRule = { ...entry, detail: ruleDetail(rule) };
        const activityId = await activity.recordChange(tx, entryOfRule, (detail) => addCounts(detail, counts));
        return { ...appliedRule, activityId };
      }),
    setSeoFields: (texts, entry, hasMore) =>
      writeChunk(async (tx) => {
        if (hasMore) longWrites.heartbeat(tx, entry.at);
        else longWrites.end(tx);
        const updatedCount = await setSeoFields(tx, texts, entry.at);
        return { updated: updatedCount, activityId: await activity.recordCounts(tx, entry, { updated: updatedCount }) };
      }),
  };
}
