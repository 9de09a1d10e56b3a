import type { Database } from "better-sqlite3";
import { addressOf, type Kind, kindOf } from "#domain/categories/kind";
import { type KindRules, type KindTarget, kindOfAddress } from "#domain/categories/kind-rules";
import { detachSlice } from "#domain/text/detach-slice";

/** Maximum number of categories that are known to be stored; beyond this the cache is cleared. */
const MAX_CACHED_NAMES = 50_000;

/** Categories by addresses that are not those of their kinds, and the kinds that rows prove. */
export function openCategoryNames(db: Database) {
  const select = db.prepare<[string], string>("SELECT category FROM category_names WHERE slug = ?").pluck();
  const add = db.prepare("INSERT OR IGNORE INTO category_names (slug, category) VALUES (?, ?)");
  const renewOwn = db.prepare("UPDATE category_names SET category = ? WHERE slug = ? AND kind IS NULL");
  const setKind = db.prepare(
    `INSERT INTO category_names (slug, category, kind) VALUES (?, ?, ?)
     ON CONFLICT (slug) DO UPDATE SET category = excluded.category, kind = excluded.kind`,
  );
  const selectProven = db.prepare<[], KindTarget>(
    "SELECT slug AS key, kind AS 'to' FROM category_names WHERE kind IS NOT NULL",
  );
  const selectAll = db.prepare<[], { slug: string; category: string; kind: string | null }>(
    "SELECT slug, category, kind FROM category_names",
  );
  const forgetKind = db.prepare("UPDATE category_names SET kind = NULL WHERE slug = ?");
  const storedCategories = new Set<string>();

  return {
    /** Stores the address of a category. That of a kind needs no entry, but one may lead to a kind that had it by a rule. */
    add(category: string, kindSlug: string) {
      if (storedCategories.has(category)) return;
      const address = addressOf(category);
      if (address === kindSlug) renewOwn.run(category, address);
      else add.run(address, category);
      if (storedCategories.size >= MAX_CACHED_NAMES) storedCategories.clear();
      storedCategories.add(detachSlice(category));
    },
    /** Stores a former address of a category. */
    addAddress: (slug: string, category: string) => add.run(slug, category),
    prove: (category: string, kind: string) => setKind.run(addressOf(category), category, kind),
    /** The kinds that rows prove, by the address of the category. */
    proven: () => selectProven.all(),
    kindOf: (text: string, rules: KindRules): Kind => kindOfAddress(text, rules, (address) => select.get(address)),
    /** Adds the addresses that this program version gives to categories, and drops proofs that known names have made needless. */
    renew() {
      for (const { slug, category, kind } of selectAll.all()) {
        const address = addressOf(category);
        const isKnown = kindOf(category).slug !== address;
        if (kind !== null && isKnown) forgetKind.run(slug);
        if (kind !== null && !isKnown && address !== slug) setKind.run(address, category, kind);
        else add.run(address, category);
      }
    },
    forget: () => storedCategories.clear(),
  };
}
