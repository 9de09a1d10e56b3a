import type { Synonym } from "#contract/admin-api";
import { synonymDetail } from "../changes/entry-detail.ts";
import type { ChangeEntry } from "../port/changes.ts";
import type { Synonyms } from "../port/synonyms.ts";
import type { Engine } from "./engine.ts";
import { openSynonyms } from "./history/synonyms.ts";

export function createSynonyms({ db, transactions: { write }, activity }: Engine): Synonyms {
  const synonyms = openSynonyms(db);

  function recordSynonym(synonym: Synonym, entry: ChangeEntry): Synonym {
    activity.recordChange({ ...entry, detail: synonymDetail(synonym) });
    return synonym;
  }

  return {
    add: (synonym, entry) => write(() => recordSynonym(synonyms.add(synonym, entry.at), entry)),
    remove: (id, entry) =>
      write(() => {
        const removedSynonym = synonyms.remove(id);
        return removedSynonym && recordSynonym(removedSynonym, entry);
      }),
  };
}
