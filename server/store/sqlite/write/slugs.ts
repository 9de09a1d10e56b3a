import type { Database } from "better-sqlite3";
import type { BusinessInsert } from "#domain/business/business-keys";
import { freeSlugs } from "../../records/free-slugs.ts";

export type Slugs = ReturnType<typeof openSlugs>;

/** Current and previous slugs. */
export function openSlugs(db: Database) {
  const owner = db.prepare<[string, string, string], number>(
    `SELECT id FROM businesses WHERE slug = ? UNION ALL SELECT business_id FROM old_slugs WHERE slug = ?
     UNION ALL SELECT id FROM deleted_businesses WHERE slug = ?`,
  );
  owner.pluck();
  const anyPast = db.prepare(
    "SELECT 1 WHERE EXISTS (SELECT 1 FROM old_slugs) OR EXISTS (SELECT 1 FROM deleted_businesses)",
  );
  const rename = db.prepare("UPDATE businesses SET slug = ? WHERE id = ?");
  const reclaim = db.prepare("DELETE FROM old_slugs WHERE slug = ?");
  const forget = db.prepare("DELETE FROM old_slugs WHERE business_id = ?");
  const assign = db.prepare("INSERT OR REPLACE INTO old_slugs VALUES (?, ?)");
  const former = db.prepare<[number], string>("SELECT slug FROM old_slugs WHERE business_id = ? ORDER BY slug").pluck();
  const ownerOf = (slug: string) => owner.get(slug, slug, slug);

  return {
    /** The id of the business, present or deleted, that has or had this slug. */
    ownerOf,
    anyPast: () => anyPast.get() !== undefined,
    /** A free slug; deterministic for a business. */
    free(draft: BusinessInsert): string {
      const slugs = freeSlugs(draft);
      return slugs.find((slug) => ownerOf(slug) === undefined) ?? (slugs.at(-1) as string);
    },
    /** Gives a business another slug; the previous one redirects to it. */
    rename(id: number, from: string, to: string) {
      reclaim.run(to);
      rename.run(to, id);
      assign.run(from, id);
    },
    /** Slugs that lead to this business from now on; whoever had them before. */
    reassign(slugs: readonly string[], id: number) {
      for (const slug of slugs) assign.run(slug, id);
    },
    /** A slug that is a present business's again. */
    release: (slug: string) => reclaim.run(slug),
    formerOf: (id: number) => former.all(id),
    /** Removes the previous slugs of a removed business. */
    forget: (id: number) => forget.run(id),
  };
}
