import type { Database } from "better-sqlite3";
import type { BusinessInsert } from "#domain/business/business-keys";
import type { BusinessWrite, WriteOutcome } from "../../port/editing.ts";
import type { BusinessWriter } from "./business-writer.ts";
import type { DeletedBusinesses } from "./deleted-businesses.ts";
import type { HandEdits } from "./hand-edits.ts";
import type { Slugs } from "./slugs.ts";

interface EditingParts {
  writer: BusinessWriter;
  edits: HandEdits;
  slugs: Slugs;
  deleted: DeletedBusinesses;
}

/** What an administrator does to single businesses, each call within a transaction of the caller's. */
export function openEditing(db: Database, { writer, edits, slugs, deleted }: EditingParts) {
  const present = db.prepare<[number], { slug: string; updatedAt: number }>(
    "SELECT slug, updated_at AS updatedAt FROM businesses WHERE id = ?",
  );

  function write({ id, business, editedFields, expectedUpdatedAt }: BusinessWrite, at: number): WriteOutcome {
    const found = present.get(id);
    if (found === undefined) return "gone";
    if (found.updatedAt !== Date.parse(expectedUpdatedAt)) return "changed";
    const slug = business.slug ?? found.slug;
    if ((slugs.ownerOf(slug) ?? id) !== id) return "slug-taken";
    if (slug !== found.slug) slugs.rename(id, found.slug, slug);
    writer.replace(id, business, Math.max(at, found.updatedAt + 1));
    edits.set(id, editedFields);
    return "written";
  }

  function restore(id: number): boolean {
    const record = deleted.record(id);
    if (record === undefined || typeof writer.known(record.business.placeId) === "number") return false;
    deleted.forget(id);
    writer.restore(record);
    return true;
  }

  /** Does the work between the writer's `begin` and `end`. */
  function written<T>(work: () => T): T {
    writer.begin();
    const result = work();
    writer.end();
    return result;
  }

  return {
    add: (business: BusinessInsert, editedFields: string[], at: Date): number | "known" | "deleted" =>
      written(() => {
        const known = writer.known(business.placeId);
        if (known !== undefined) return known === "deleted" ? "deleted" : "known";
        writer.add(business, null, at.getTime());
        const id = writer.lastId();
        edits.set(id, editedFields);
        return id;
      }),

    write: (writes: readonly BusinessWrite[], at: Date): WriteOutcome[] =>
      written(() => writes.map((one) => write(one, at.getTime()))),

    delete: (ids: readonly number[]): number[] =>
      written(() =>
        ids.filter((id) => {
          const record = writer.record(id);
          if (record === undefined) return false;
          writer.remove(id);
          deleted.add(record);
          return true;
        }),
      ),

    restore: (ids: readonly number[]): number[] => written(() => ids.filter(restore)),
  };
}
