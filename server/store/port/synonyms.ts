import type { NewSynonym, Synonym } from "#contract/admin-api";
import type { ChangeEntry } from "./changes.ts";

/** Changes of synonyms by administrators. Each writes its entry of the activity log in the same transaction. `Search` reads the synonyms. */
export interface Synonyms {
  /** Replaces a synonym of the same folded texts, and forgets missed searches of `from`. */
  add(synonym: NewSynonym, entry: ChangeEntry): Promise<Synonym>;
  /** Returns the removed synonym; undefined when there is none. */
  remove(id: number, entry: ChangeEntry): Promise<Synonym | undefined>;
}
