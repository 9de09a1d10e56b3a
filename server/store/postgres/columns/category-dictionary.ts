import type { CategoryGroup, CategorySummary } from "#contract/business";
import { idBitmap } from "../../columns/positions/id-bitmap.ts";
import { createAsyncVersionCache } from "../../version-cache.ts";
import type { Transaction } from "../connection/transaction.ts";

interface CategoryRow extends Omit<CategorySummary, "businessCount"> {
  id: number;
}

const SELECT_CATEGORIES = `SELECT id, category, slug, category_group AS "group" FROM categories`;

/** All categories, some thousands, by id and slug. */
export class CategoryDictionary {
  readonly #byId: ReadonlyMap<number, CategoryRow>;
  readonly #bySlug: ReadonlyMap<string, CategoryRow>;
  readonly #bitmaps = new Map<string, Uint8Array>();

  constructor(rows: readonly CategoryRow[]) {
    this.#byId = new Map(rows.map((row) => [row.id, row]));
    this.#bySlug = new Map(rows.map((row) => [row.slug, row]));
  }

  /** Returns undefined for a category that no business has or had. */
  idOf(slug: string): number | undefined {
    return this.#bySlug.get(slug)?.id;
  }

  get(id: number): { category: string; slug: string; group: CategoryGroup } | undefined {
    return this.#byId.get(id);
  }

  idsOfGroup(group: string): number[] {
    return Array.from(this.#byId.values()).flatMap((row) => (row.group === group ? [row.id] : []));
  }

  /** Returns a bitmap with 1 at the id of each category of the group. */
  bitmapOfGroup(group: string): Uint8Array {
    const cachedBitmap = this.#bitmaps.get(group);
    if (cachedBitmap !== undefined) return cachedBitmap;
    const bitmap = idBitmap(this.idsOfGroup(group));
    this.#bitmaps.set(group, bitmap);
    return bitmap;
  }
}

export type ReadCategories = ReturnType<typeof openCategoryDictionary>;

/** Reads the categories once per revision. */
export function openCategoryDictionary() {
  const cache = createAsyncVersionCache(1);
  return (tx: Transaction): Promise<CategoryDictionary> =>
    cache(
      String(tx.counter("revision")),
      "all",
      async () => new CategoryDictionary(await tx.rows<CategoryRow>(SELECT_CATEGORIES)),
    );
}
