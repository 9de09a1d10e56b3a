import { createHash } from "node:crypto";
import type { Database } from "better-sqlite3";
import type { BusinessInsert } from "#domain/business/business-keys";

/** Characters of the place id's hash that make a taken slug unique; mostly the first will do. */
const HASH_LENGTHS = [6, 12, 32];

export type Slugs = ReturnType<typeof openSlugs>;

/** Which slugs are in use, or were. */
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
  const keep = db.prepare("INSERT INTO old_slugs VALUES (?, ?)");
  const takeBack = db.prepare("DELETE FROM old_slugs WHERE slug = ?");
  const forget = db.prepare("DELETE FROM old_slugs WHERE business_id = ?");
  const ownerOf = (slug: string) => owner.get(slug, slug, slug);

  return {
    /** The business that has this slug, or had it, or had it when it was deleted. */
    ownerOf,
    anyPast: () => anyPast.get() !== undefined,
    /** One that nobody has, the same for the same business each time. */
    free(draft: BusinessInsert): string {
      const hash = createHash("sha256").update(draft.placeId).digest("hex");
      const slugs = HASH_LENGTHS.map((length) => `${draft.slugBase}-${hash.slice(0, length)}`);
      if (draft.slug !== null) slugs.unshift(draft.slugBase);
      return slugs.find((slug) => ownerOf(slug) === undefined) ?? `${draft.slugBase}-${hash}`;
    },
    /** Gives a business another slug; the old one leads to it. */
    rename(id: number, from: string, to: string) {
      takeBack.run(to);
      rename.run(to, id);
      keep.run(from, id);
    },
    /** The old ones of a business that is gone without a mark. */
    forget: (id: number) => forget.run(id),
  };
}
