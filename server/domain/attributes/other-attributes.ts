import { ownKeyOfGroup } from "../own-fields/own-group.ts";
import { detachSlice } from "../text/detach-slice.ts";
import { knownAttribute, readAttributeLine } from "./attribute-identity.ts";

/** Maximum number of attributes outside of the table of identities that a directory has as filters. Real directories have some hundred. */
export const MAX_OTHER_ATTRIBUTES = 2_000;

/** Maximum number of texts that are remembered. */
const MAX_TEXTS = 2_000;

/** Tells whether an attribute is outside of the table of identities. Values of own fields are, too. */
export function isOtherAttribute(slug: string): boolean {
  return knownAttribute(slug) === undefined;
}

/** Counts the attributes of a file that are outside of the table of identities and no values of own fields. */
export class OtherAttributes {
  readonly #slugs = new Set<string>();
  /** Lines of attributes counted so far; most rows repeat them. */
  readonly #lines = new Set<string>();
  /** Texts of `attributeLines` without a line that is to be counted. */
  readonly #texts = new Set<string>();

  /** Adds the `attributeLines` of a business. Returns the label of the first attribute beyond the limit, if any. */
  add(attributeLines: string): string | undefined {
    // Lines of known attributes have no tab, and rows share the texts of others.
    if (!attributeLines.includes("\t") || this.#texts.has(attributeLines)) return undefined;
    let beyond: string | undefined;
    for (const line of attributeLines.split("\n")) {
      if (!line.includes("\t") || this.#lines.has(line)) continue;
      const { slug, label, group } = readAttributeLine(line);
      if (ownKeyOfGroup(group) !== undefined || this.#slugs.has(slug)) continue;
      if (this.#slugs.size < MAX_OTHER_ATTRIBUTES) {
        this.#slugs.add(slug);
        this.#lines.add(detachSlice(line));
      } else beyond ??= label;
    }
    if (beyond === undefined && this.#texts.size < MAX_TEXTS) this.#texts.add(attributeLines);
    return beyond;
  }
}
