import type { AttributeIdentity } from "#domain/attributes/attribute";
import { MAX_FILTER_VALUES, ownKeyOfGroup } from "#domain/own-fields/own-attributes";

/** A stored attribute that is a value of an own field. */
export interface OwnAttributeRow {
  slug: string;
  group: string;
}

/** Selects the attributes of own fields, in the SQL of both engines. */
export const SELECT_OWN_ATTRIBUTES = `SELECT slug, attribute_group AS "group" FROM attributes WHERE attribute_group LIKE 'own:%'`;

/**
 * Limits the attributes of each own field: one value more than a filter may have is stored, which tells that the field is none. A text that
 * differs in every business would otherwise fill the dictionary of attributes.
 */
export class OwnAttributeLimit {
  readonly #slugsByGroup = new Map<string, Set<string>>();

  constructor(stored: readonly OwnAttributeRow[]) {
    for (const { slug, group } of stored) this.#slugsOf(group).add(slug);
  }

  /** Returns the attributes that may be stored. */
  admit(attributes: readonly AttributeIdentity[]): AttributeIdentity[] {
    return attributes.filter(({ slug, group }) => {
      if (ownKeyOfGroup(group) === undefined) return true;
      const slugs = this.#slugsOf(group);
      if (!slugs.has(slug) && slugs.size <= MAX_FILTER_VALUES) slugs.add(slug);
      return slugs.has(slug);
    });
  }

  #slugsOf(group: string): Set<string> {
    let slugs = this.#slugsByGroup.get(group);
    if (slugs === undefined) {
      slugs = new Set();
      this.#slugsByGroup.set(group, slugs);
    }
    return slugs;
  }
}

/** Tells whether any attribute is a value of an own field, which few directories have. */
export function hasOwnAttribute(attributes: readonly AttributeIdentity[]): boolean {
  return attributes.some(({ group }) => ownKeyOfGroup(group) !== undefined);
}
