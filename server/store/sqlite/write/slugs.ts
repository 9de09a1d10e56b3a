import type { Database } from "better-sqlite3";
import type { Slugs } from "../../unit-of-work/tables.ts";

/** Current and former slugs. */
export function openSlugs(db: Database): Slugs & { anyPast(): boolean } {
  const owner = db.prepare<[string, string, string], number>(
    `SELECT id FROM businesses WHERE slug = ? UNION ALL SELECT business_id FROM old_slugs WHERE slug = ?
     UNION ALL SELECT id FROM deleted_businesses WHERE slug = ?`,
  );
  owner.pluck();
  const selectAnyPast = db.prepare(
    "SELECT 1 WHERE EXISTS (SELECT 1 FROM old_slugs) OR EXISTS (SELECT 1 FROM deleted_businesses)",
  );
  const release = db.prepare("DELETE FROM old_slugs WHERE slug = ?");
  const forget = db.prepare("DELETE FROM old_slugs WHERE business_id = ?");
  const assign = db.prepare("INSERT OR REPLACE INTO old_slugs VALUES (?, ?)");
  const selectFormer = db
    .prepare<[number], string>("SELECT slug FROM old_slugs WHERE business_id = ? ORDER BY slug")
    .pluck();

  return {
    ownerOf: (slug) => owner.get(slug, slug, slug),
    anyPast: () => selectAnyPast.get() !== undefined,
    reassign(slugs, id) {
      for (const slug of slugs) assign.run(slug, id);
    },
    release: (slug) => release.run(slug),
    formerOf: (id) => selectFormer.all(id),
    forget: (id) => forget.run(id),
  };
}
