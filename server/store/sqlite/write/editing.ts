import type { BusinessInsert } from "#domain/business/business-keys";
import type { BusinessRecord } from "../../port/directory.ts";
import type { BusinessWrite, WriteOutcome } from "../../port/editing.ts";
import type { DeletedRecord } from "../../records/business-changes.ts";
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
}

/** A written business before and after, with its fields that were edited by hand. */
export interface WrittenEdit {
  before: DeletedRecord;
  after: DeletedRecord;
}

/** Edits by an administrator. Each call needs a transaction of the caller. */
export function openEditing({ writer, edits, slugs, deleted, merges }: EditingParts) {
  /** Returns both versions, or why nothing was written. */
  function write(edit: BusinessWrite, at: number): WrittenEdit | Exclude<WriteOutcome, "written"> {
    const { id, business, editedFields, expectedUpdatedAt } = edit;
    const before = writer.record(id);
    if (before === undefined) return "gone";
    const updatedAt = Date.parse(before.business.updatedAt);
    if (updatedAt !== Date.parse(expectedUpdatedAt)) return "changed";
    const { slug: storedSlug } = before.business;
    const slug = business.slug ?? storedSlug;
    if ((slugs.ownerOf(slug) ?? id) !== id) return "slug-taken";
    if (slug !== storedSlug) slugs.rename(id, storedSlug, slug);
    writer.replace(id, business, Math.max(at, updatedAt + 1));
    edits.set(id, editedFields);
    return { before, after: writer.record(id) ?? before };
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

    write(writes: readonly BusinessWrite[], at: Date): { outcomes: WriteOutcome[]; edits: WrittenEdit[] } {
      const results = withWriter(() => writes.map((one) => write(one, at.getTime())));
      return {
        outcomes: results.map((result) => (typeof result === "object" ? "written" : result)),
        edits: results.filter((result) => typeof result === "object"),
      };
    },

    /** Returns the deleted businesses. */
    delete: (ids: readonly number[], at: Date): BusinessRecord[] =>
      withWriter(() =>
        ids.flatMap((id) => {
          const record = writer.record(id);
          if (record === undefined) return [];
          writer.remove(id);
          deleted.add(record);
          deleted.addToBin(record, at);
          return [record.business];
        }),
      ),

    /** Between the writer's `begin` and `end`. */
    restoreOne,
    restore: (ids: readonly number[], at: Date): number[] => withWriter(() => ids.filter((id) => restoreOne(id, at))),
  };
}
