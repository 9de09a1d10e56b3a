import type { MergeEntries, MergeRow, NewMerge } from "../../unit-of-work/tables.ts";
import type { Transaction } from "../connection/transaction.ts";
import { LoadedKeys } from "./loaded-keys.ts";

/** The merges that a unit of work has loaded, with its changes. */
export class LoadedMerges implements MergeEntries {
  readonly #loadedIds = new LoadedKeys<number>("Merges");
  readonly #merges = new Map<number, MergeRow>();
  readonly #newMerges: NewMerge[] = [];
  readonly #forgottenIds = new Set<number>();

  async load(tx: Transaction, mergedIds: readonly number[]): Promise<void> {
    const newIds = this.#loadedIds.addNew(mergedIds);
    if (newIds.length === 0) return;
    const rows = await tx.rows<MergeRow & { mergedId: number }>(
      `SELECT merged_id AS "mergedId", survivor_id AS "survivorId", slugs, previous FROM merges WHERE merged_id = ANY($1)`,
      [newIds],
    );
    for (const { mergedId, ...merge } of rows) this.#merges.set(mergedId, merge);
  }

  mergeOf(mergedId: number): MergeRow | undefined {
    this.#loadedIds.require(mergedId);
    return this.#merges.get(mergedId);
  }

  add(merge: NewMerge): void {
    this.#newMerges.push(merge);
  }

  forget(mergedId: number): void {
    this.#merges.delete(mergedId);
    this.#forgottenIds.add(mergedId);
  }

  async write(tx: Transaction): Promise<void> {
    if (this.#forgottenIds.size > 0)
      await tx.run("DELETE FROM merges WHERE merged_id = ANY($1)", [[...this.#forgottenIds]]);
    for (const { mergedId, survivorId, importId, name, placeId, formerSlugs, changes, at } of this.#newMerges) {
      await tx.run(
        `INSERT INTO merges (merged_id, survivor_id, import_id, name, place_id, slugs, previous, merged_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          mergedId,
          survivorId,
          importId,
          name,
          placeId,
          JSON.stringify(formerSlugs),
          JSON.stringify(changes),
          at.toISOString(),
        ],
      );
    }
  }
}
