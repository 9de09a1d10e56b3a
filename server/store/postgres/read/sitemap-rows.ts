import type { SitemapRow } from "../../port/directory.ts";
import { type SitemapValues, sitemapRow } from "../../records/sitemap-row.ts";
import type { Transaction } from "../connection/transaction.ts";

/** Bits of conditions in `SitemapValues`. */
const FACTS: readonly string[] = [
  "b.name <> ''",
  "b.category <> ''",
  "b.city <> ''",
  "coalesce(b.phone, '') <> ''",
  "b.review_count > 0",
  "b.business_status = 'CLOSED_PERMANENTLY'",
  "p.hours <> ''",
];
const BITS = FACTS.map((fact, bit) => `(${fact})::integer * ${2 ** bit}`).join(" + ");

const SELECT_AFTER = `
  SELECT b.id, b.slug, b.canonical_url, b.updated_at, ${BITS}
  FROM businesses b JOIN opening_patterns p ON p.id = b.pattern_id WHERE b.id > $1 ORDER BY b.id LIMIT $2`;

/** See `Directory.sitemapRows`. */
export async function sitemapRows(tx: Transaction, afterId: number, limit: number): Promise<SitemapRow[]> {
  return (await tx.arrays<SitemapValues>(SELECT_AFTER, [afterId, limit])).map(sitemapRow);
}
