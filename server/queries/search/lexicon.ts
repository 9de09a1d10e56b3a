import type { Lexicon } from "#domain/search/lexicon";
import { indexCategories } from "#domain/search/understanding/concepts";
import { synonymTable } from "#domain/search/understanding/synonyms";
import type { Store } from "../../store/store.ts";
import { cachePerVersion } from "../cache-per-version.ts";

/** Reads the lexicon of the directory. Categories and synonyms are cached per version of the data. */
export function openLexicon(store: Pick<Store, "directory" | "search">): () => Promise<Lexicon> {
  const tables = cachePerVersion({
    version: () => store.directory.dataVersion(),
    load: async () => {
      const [categories, synonyms] = await Promise.all([store.directory.categories(), store.search.synonyms()]);
      return { categories: indexCategories(categories), synonyms: synonymTable(synonyms) };
    },
    restFactor: 20,
  });
  return async () => ({ ...(await tables()), vocabulary: await store.search.vocabulary() });
}
