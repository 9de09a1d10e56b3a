import type { AttributeIdentity } from "#domain/attributes/attribute";
import { isOtherAttribute, MAX_OTHER_ATTRIBUTES } from "#domain/attributes/other-attributes";
import { MAX_FILTER_VALUES } from "#domain/own-fields/own-attributes";
import { ownKeyOfGroup } from "#domain/own-fields/own-group";

/** A stored attribute. */
export interface LimitedAttributeRow {
  slug: string;
  group: string;
}

/** Selects the stored attributes, in the SQL of both engines. */
export const SELECT_ATTRIBUTES = `SELECT slug, attribute_group AS "group" FROM attributes`;

/** Key of the attributes that are not values of own fields. */
const OTHERS = "";

/**
 * Limits the attributes outside of the table of identities, which any file can add: those of each own field to one value more than a filter
 * may have, which disqualifies the field as a filter, and all others together. A text that differs in every business would otherwise fill
 * the dictionary of attributes.
 */
export class AttributeLimit {
  readonly #slugsBySet = new Map<string, Set<string>>();

  constructor(storedRows: readonly LimitedAttributeRow[]) {
    for (const row of storedRows) if (isOtherAttribute(row.slug)) this.#slugsOf(setOf(row)).add(row.slug);
  }

  /** Returns the attributes that may be stored. */
  admit(attributes: readonly AttributeIdentity[]): AttributeIdentity[] {
    return attributes.filter((attribute) => {
      const { slug } = attribute;
      if (!isOtherAttribute(slug)) return true;
      const set = setOf(attribute);
      const slugs = this.#slugsOf(set);
      if (slugs.has(slug)) return true;
      if (slugs.size >= (set === OTHERS ? MAX_OTHER_ATTRIBUTES : MAX_FILTER_VALUES + 1)) return false;
      slugs.add(slug);
      return true;
    });
  }

  #slugsOf(set: string): Set<string> {
    let slugs = this.#slugsBySet.get(set);
    if (slugs === undefined) {
      slugs = new Set();
      this.#slugsBySet.set(set, slugs);
    }
    return slugs;
  }
}

function setOf({ group }: LimitedAttributeRow): string {
  return ownKeyOfGroup(group) === undefined ? OTHERS : group;
}

/** Tells whether the limit counts any of these attributes, which few businesses have. */
export function hasLimitedAttribute(attributes: readonly AttributeIdentity[]): boolean {
  return attributes.some(({ slug }) => isOtherAttribute(slug));
}
