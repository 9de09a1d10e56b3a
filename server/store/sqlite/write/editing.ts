import type { Database } from "better-sqlite3";
import type { BusinessInsert } from "#domain/business/business-keys";
import type { BusinessWrite, WriteOutcome } from "../../port/editing.ts";
import type { ChangeJournal } from "../history/change-journal.ts";
import type { Merges } from "../history/merges.ts";
import type { BusinessWriter } from "./business-writer.ts";
import type { DeletedBusinesses } from "./deleted-businesses.ts";
import type { HandEdits } from "./hand-edits.ts";
import type { Slugs } from "./slugs.ts";

interface EditingParts {
  writer: BusinessWriter;
  edits: HandEdits;
  slugs: Slugs;
  deleted: DeletedBusinesses;
  merges: Merges;
  journal: ChangeJournal;
}

/** Edits by an administrator. Each call needs a transaction of the caller. */
export function openEditing(db: Database, { writer, edits, slugs, deleted, merges, journal }: EditingParts) {
  const present = db.prepare<[number], { slug: string; updatedAt: number }>(
    "SELECT slug, updated_at AS updatedAt FROM businesses WHERE id = ?",
  );

  function write(edit: BusinessWrite, at: number, changeId: number | undefined): WriteOutcome {
    const { id, business, editedFields, expectedUpdatedAt } = edit;
    const stored = present.get(id);
    if (stored === undefined) return "gone";
    if (stored.updatedAt !== Date.parse(expectedUpdatedAt)) return "changed";
    const slug = business.slug ?? stored.slug;
    if ((slugs.ownerOf(slug) ?? id) !== id) return "slug-taken";
    const before = changeId === undefined ? undefined : writer.record(id);
    if (slug !== stored.slug) slugs.rename(id, stored.slug, slug);
    writer.replace(id, business, Math.max(at, stored.updatedAt + 1));
    edits.set(id, editedFields);
    const after = before && writer.record(id);
    if (changeId !== undefined && before && after) journal.addEdit(changeId, before, after);
    return "written";
  }

  function restoreOne(id: number, at: Date): boolean {
    if (merges.isMerged(id)) return merges.undo(id, at) === "undone";
    const record = deleted.record(id);
    if (record === undefined || typeof writer.known(record.business.placeId) === "number") return false;
    deleted.forget(id);
    writer.restore(record);
    return true;
  }

  /** Runs the work between the writer's `begin` and `end`. */
  function withWriter<T>(work: () => T): T {
    writer.begin();
    const result = work();
    writer.end();
    return result;
  }

  return {
    add: (business: BusinessInsert, editedFields: string[], at: Date): number | "known" | "deleted" =>
      withWriter(() => {
        const known = writer.known(business.placeId);
        if (known !== undefined) return known === "deleted" ? "deleted" : "known";
        writer.add(business, null, at.getTime());
        const id = writer.lastId();
        edits.set(id, editedFields);
        return id;
      }),

    write: (writes: readonly BusinessWrite[], at: Date, changeId?: number): WriteOutcome[] =>
      withWriter(() => writes.map((one) => write(one, at.getTime(), changeId))),

    delete: (ids: readonly number[], at: Date, changeId?: number): number[] =>
      withWriter(() =>
        ids.filter((id) => {
          const record = writer.record(id);
          if (record === undefined) return false;
          writer.remove(id);
          deleted.add(record);
          deleted.addToBin(record, at);
          if (changeId !== undefined) journal.addDeletion(changeId, id);
          return true;
        }),
      ),

    /** Between the writer's `begin` and `end`. */
    restoreOne,
    restore: (ids: readonly number[], at: Date): number[] => withWriter(() => ids.filter((id) => restoreOne(id, at))),
  };
}
