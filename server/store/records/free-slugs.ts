import { createHash } from "node:crypto";
import type { BusinessInsert } from "#domain/business/business-keys";

/** Lengths of the hash of the place id to try when a slug is in use; the last is the whole hash. */
const HASH_LENGTHS = [6, 12, 32, 64];

/** Returns alternative slugs for a business whose slug is in use, best first. Deterministic. */
export function freeSlugs({ placeId, slug, slugBase }: BusinessInsert): string[] {
  const hash = createHash("sha256").update(placeId).digest("hex");
  const slugs = HASH_LENGTHS.map((length) => `${slugBase}-${hash.slice(0, length)}`);
  return slug === null ? slugs : [slugBase, ...slugs];
}
