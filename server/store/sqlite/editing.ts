import type { Editing } from "../port/editing.ts";
import type { Engine } from "./engine.ts";
import { openChangeJournal } from "./history/change-journal.ts";
import { openMerges } from "./history/merges.ts";
import { openSynonyms } from "./history/synonyms.ts";
import { openPlaceIds } from "./read/place-ids.ts";
import { openRuleApplication } from "./rules/apply-rules.ts";
import { openRulePreview } from "./rules/rule-preview.ts";
import { openRules } from "./rules/rules.ts";
import { openDeletedBusinesses } from "./write/deleted-businesses.ts";
import { openEditing } from "./write/editing.ts";
import { openHandEdits } from "./write/hand-edits.ts";
import { openSeoFields } from "./write/seo-fields.ts";
import { openSlugs } from "./write/slugs.ts";

/** Some tens of milliseconds, in which this process does nothing else. */
const BATCH_SIZE = 100;

export function createEditing({ db, counters, transactions, writer, longWrites }: Engine): Editing {
  const { read, write, writeChunk } = transactions;
  const edits = openHandEdits(db);
  const slugs = openSlugs(db);
  const deleted = openDeletedBusinesses(db);
  const merges = openMerges(db, { writer, edits, slugs, deleted });
  const editing = openEditing(db, { writer, edits, slugs, deleted, merges, journal: openChangeJournal(db) });
  const rules = openRules(db);
  const applyRule = openRuleApplication(db, { writer, counters, rules, deleted });
  const previewRule = openRulePreview(db, { counters, rules });
  const synonyms = openSynonyms(db);
  const setSeoFields = openSeoFields(db);
  const byPlaceId = openPlaceIds(db);

  return {
    batchSize: BATCH_SIZE,
    editedFields: (ids) => read(() => ids.map((id) => edits.of(id))),
    byPlaceId: (text) => read(() => byPlaceId(text)),
    add: (business, editedFields, at) => write(() => editing.add(business, editedFields, at)),
    write: (writes, at, changeId) => write(() => editing.write(writes, at, changeId)),
    delete: (ids, at, changeId) => write(() => editing.delete(ids, at, changeId)),
    restore: (ids, at) => write(() => editing.restore(ids, at)),
    rules: () => read(() => rules.all()),
    previewRule: (rule, afterId, limit) => read(() => previewRule(rule, afterId, limit)),
    addRule: (rule, at) => write(() => rules.add(rule, counters, at)),
    removeRule: (id) => write(() => rules.remove(id, counters)),
    pendingRules: () => read(() => rules.pending()),
    applyRule: (rule, afterId, limit, at) => writeChunk(() => applyRule(rule, afterId, limit, at)),
    addSynonym: (synonym, at) => write(() => synonyms.add(synonym, at)),
    removeSynonym: (id) => write(() => synonyms.remove(id)),
    setSeoFields: (texts, at, hasMore) =>
      writeChunk(() => {
        if (hasMore) longWrites.heartbeat(at);
        else longWrites.end();
        return setSeoFields(texts, at);
      }),
  };
}
