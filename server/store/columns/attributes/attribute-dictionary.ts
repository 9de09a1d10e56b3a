import type { AttributeFacet } from "#contract/facets";
import { type AttributeIdentity, knownAttribute } from "#domain/attributes/attribute-identity";
import type { IdCount } from "../facet-counts.ts";

export interface AttributeRow extends AttributeIdentity {
  id: number;
}

/** Columns of an `AttributeRow`, in the SQL of both engines. */
export const ATTRIBUTE_COLUMNS = `id, slug, label, attribute_group AS "group"`;

/** The attributes of a directory by id and slug. Within a generation of the data rows are only added. */
export class AttributeDictionary {
  #byId = new Map<number, AttributeIdentity>();
  #idBySlug = new Map<string, number>();
  #lastId = 0;

  get lastId(): number {
    return this.#lastId;
  }

  clear() {
    this.#byId.clear();
    this.#idBySlug.clear();
    this.#lastId = 0;
  }

  /** Adds rows in ascending order of ids. */
  add(rows: readonly AttributeRow[]) {
    for (const { id, slug, label, group } of rows) {
      this.#byId.set(id, knownAttribute(slug) ?? { slug, label, group });
      this.#idBySlug.set(slug, id);
      this.#lastId = id;
    }
  }

  /** Returns ids in ascending order; undefined if no business has one of the attributes. */
  idsOf(slugs: readonly string[]): number[] | undefined {
    const ids = slugs.flatMap((slug) => this.#idBySlug.get(slug) ?? []);
    return ids.length === slugs.length ? ids.sort((a, b) => a - b) : undefined;
  }

  /** Names counted attributes, most businesses first, then by slug. */
  facetsOf(counts: readonly IdCount[]): AttributeFacet[] {
    return counts
      .flatMap(({ id, count }) => {
        const identity = this.#byId.get(id);
        return identity === undefined ? [] : [{ ...identity, businessCount: count }];
      })
      .sort((a, b) => b.businessCount - a.businessCount || (a.slug < b.slug ? -1 : 1));
  }
}
