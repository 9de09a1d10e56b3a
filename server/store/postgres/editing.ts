import type { Editing } from "../port/editing.ts";
import { longWrites } from "./connection/long-writes.ts";
import type { Transaction } from "./connection/transaction.ts";
import type { Engine } from "./engine.ts";
import { synonyms } from "./history/synonyms.ts";
import { findPlaceId } from "./read/place-ids.ts";
import { applyRule } from "./rules/apply-rules.ts";
import { previewRule } from "./rules/rule-preview.ts";
import { rules } from "./rules/rules.ts";
import type { UnitOfWork } from "./unit-of-work/unit-of-work.ts";
import { editing, restoreBusinesses } from "./write/editing.ts";
import { readHandEdits } from "./write/hand-edits.ts";
import { setSeoFields } from "./write/seo-fields.ts";

/** Other writers wait some tenths of a second for a batch. Each batch rewrites the postings of its terms, which is most of the work. */
const BATCH_SIZE = 500;

export function createEditing({ transactions, writer }: Engine): Editing {
  const { read, write, writeChunk } = transactions;

  function withUnit<T>(work: (tx: Transaction, unit: UnitOfWork) => Promise<T>): Promise<T> {
    return write(async (tx) => {
      const unit = await writer.begin(tx);
      const result = await work(tx, unit);
      await unit.end();
      return result;
    });
  }

  return {
    batchSize: BATCH_SIZE,
    editedFields: (ids) =>
      read(async (tx) => {
        const edited = await readHandEdits(tx, ids);
        return ids.map((id) => edited.get(id) ?? []);
      }),
    byPlaceId: (text) => read((tx) => findPlaceId(tx, text)),
    add: (business, editedFields, at) => withUnit((_, unit) => editing.add(unit, business, editedFields, at)),
    write: (writes, at, changeId) => withUnit((tx, unit) => editing.write(tx, unit, writes, at, changeId)),
    delete: (ids, at, changeId) => withUnit((tx, unit) => editing.delete(tx, unit, ids, at, changeId)),
    restore: (ids, at) => withUnit((tx, unit) => restoreBusinesses(tx, unit, ids, at)),
    rules: () => read((tx) => rules.all(tx)),
    previewRule: (rule, afterId, limit) => read((tx) => previewRule(tx, rule, afterId, limit)),
    addRule: (rule, at) => write((tx) => rules.add(tx, rule, at)),
    removeRule: (id) => write((tx) => rules.remove(tx, id)),
    pendingRules: () => read((tx) => rules.pending(tx)),
    applyRule: (rule, afterId, limit, at) => writeChunk((tx) => applyRule(tx, writer, rule, afterId, limit, at)),
    addSynonym: (synonym, at) => write((tx) => synonyms.add(tx, synonym, at)),
    removeSynonym: (id) => write((tx) => synonyms.remove(tx, id)),
    setSeoFields: (texts, at, hasMore) =>
      writeChunk((tx) => {
        if (hasMore) longWrites.heartbeat(tx, at);
        else longWrites.end(tx);
        return setSeoFields(tx, texts, at);
      }),
  };
}
