import type { CategoryIndex } from "./understanding/concepts.ts";
import type { SynonymTable } from "./understanding/synonyms.ts";
import type { Vocabulary } from "./words/vocabulary.ts";

/** The words that a directory uses, and their meanings. */
export interface Lexicon {
  vocabulary: Vocabulary;
  categories: CategoryIndex;
  /** Synonyms that the administrator added. */
  synonyms: SynonymTable;
}
