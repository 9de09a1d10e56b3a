import { createHash } from "node:crypto";
import type { BusinessInsert } from "#domain/business/business-keys";

/** Lengths of the place id's hash to try when a slug is taken; the last is all of it. */
const HASH_LENGTHS = [6, 12, 32, 64];

/** The slugs that a business may have instead of one that is taken, best first; the same each time. */
export function freeSlugs({ placeId, slug, slugBase }: BusinessInsert): string[] {
  const hash = createHash("sha256").update(placeId).digest("hex");
  const slugs = HASH_LENGTHS.map((length) => `${slugBase}-${hash.slice(0, length)}`);
  return slug === null ? slugs : [slugBase, ...slugs];
}
