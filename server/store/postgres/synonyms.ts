import type { Synonym } from "#contract/admin-api";
import { synonymDetail } from "../changes/entry-detail.ts";
import type { ChangeEntry } from "../port/changes.ts";
import type { Synonyms } from "../port/synonyms.ts";
import type { Transaction } from "./connection/transaction.ts";
import type { Engine } from "./engine.ts";
import { activity } from "./history/activity.ts";
import { synonyms } from "./history/synonyms.ts";

async function recordSynonym(tx: Transaction, synonym: Synonym, entry: ChangeEntry): Promise<Synonym> {
  await activity.recordChange(tx, { ...entry, detail: synonymDetail(synonym) });
  return synonym;
}

export function createSynonyms({ transactions: { write } }: Engine): Synonyms {
  return {
    add: (synonym, entry) => write(async (tx) => recordSynonym(tx, await synonyms.add(tx, synonym, entry.at), entry)),
    remove: (id, entry) =>
      write(async (tx) => {
        const removedSynonym = await synonyms.remove(tx, id);
        return removedSynonym && recordSynonym(tx, removedSynonym, entry);
      }),
  };
}
