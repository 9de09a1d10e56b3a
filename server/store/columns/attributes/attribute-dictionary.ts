import type { AttributeFacet } from "#contract/facets";
import type { StoredOwnField } from "#contract/fields/own-fields";
import type { AttributeIdentity } from "#domain/attributes/attribute";
import { knownAttribute } from "#domain/attributes/attribute-identity";
import { isFilterField, namedOwnAttribute } from "#domain/own-fields/own-attributes";
import { ownKeyOfGroup } from "#domain/own-fields/own-group";
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
  /** Values of own fields, by the key of their field. */
  #ownRows = new Map<string, AttributeRow[]>();
  /** Ids of values of own fields that are filters. */
  #ownIds = new Set<number>();
  #lastId = 0;

  get lastId(): number {
    return this.#lastId;
  }

  /** Ids of attributes that are facets however few businesses have them: the owner made these fields. */
  get ownIds(): ReadonlySet<number> {
    return this.#ownIds;
  }

  clear() {
    this.#byId.clear();
    this.#idBySlug.clear();
    this.#ownRows.clear();
    this.#ownIds.clear();
    this.#lastId = 0;
  }

  /** Adds rows in ascending order of ids. */
  add(rows: readonly AttributeRow[]) {
    for (const row of rows) {
      const { id, slug, label, group } = row;
      this.#lastId = id;
      const ownKey = ownKeyOfGroup(group);
      if (ownKey === undefined) {
        this.#byId.set(id, knownAttribute(slug) ?? { slug, label, group });
        this.#idBySlug.set(slug, id);
      } else this.#ownRows.set(ownKey, [...(this.#ownRows.get(ownKey) ?? []), row]);
    }
  }

  /** Names the values of own fields, and leaves out those of fields that are removed or no filter. */
  nameOwn(fields: readonly StoredOwnField[]) {
    const fieldByKey = new Map(fields.filter(({ removedAt }) => removedAt === null).map((field) => [field.key, field]));
    for (const [key, rows] of this.#ownRows) {
      const field = fieldByKey.get(key);
      const isFilter = field !== undefined && isFilterField(field, rows.length);
      for (const row of rows) {
        if (isFilter) {
          this.#byId.set(row.id, namedOwnAttribute(row, field));
          this.#idBySlug.set(row.slug, row.id);
          this.#ownIds.add(row.id);
        } else {
          this.#byId.delete(row.id);
          this.#idBySlug.delete(row.slug);
          this.#ownIds.delete(row.id);
        }
      }
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
