import type { Transaction } from "../connection/transaction.ts";

const OWNERS = `SELECT DISTINCT ON (slug) slug, id FROM (
    SELECT slug, id, 1 AS turn FROM businesses WHERE slug = ANY($1)
    UNION ALL SELECT slug, business_id, 2 FROM old_slugs WHERE slug = ANY($1)
    UNION ALL SELECT slug, id, 3 FROM deleted_businesses WHERE slug = ANY($1)) owners ORDER BY slug, turn`;

/** The ids of the businesses, present or deleted, that have or had these slugs. */
async function ownersOf(tx: Transaction, slugs: readonly string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map();
  return new Map(await tx.arrays<[string, number]>(OWNERS, [slugs]));
}

/** Makes former slugs redirect to this business from now on. */
async function reassign(tx: Transaction, reassigned: readonly string[], id: number): Promise<void> {
  await tx.run(
    `INSERT INTO old_slugs (slug, business_id) SELECT DISTINCT slug, $2::bigint FROM unnest($1::text[]) AS slugs (slug)
     ON CONFLICT (slug) DO UPDATE SET business_id = excluded.business_id`,
    [reassigned, id],
  );
}

/** Current and former slugs. */
export const slugs = {
  ownersOf,
  ownerOf: async (tx: Transaction, slug: string): Promise<number | undefined> => (await ownersOf(tx, [slug])).get(slug),
  /** Gives a business another slug. The former one redirects to it. */
  async rename(tx: Transaction, id: number, from: string, to: string): Promise<void> {
    await tx.run("DELETE FROM old_slugs WHERE slug = $1", [to]);
    await tx.run("UPDATE businesses SET slug = $1 WHERE id = $2", [to, id]);
    await reassign(tx, [from], id);
  },
  reassign,
  /** Ends the redirect of a former slug, which a business will have again. */
  async release(tx: Transaction, slug: string): Promise<void> {
    await tx.run("DELETE FROM old_slugs WHERE slug = $1", [slug]);
  },
  formerOf: (tx: Transaction, id: number): Promise<string[]> =>
    tx.values("SELECT slug FROM old_slugs WHERE business_id = $1 ORDER BY slug", [id]),
  /** Removes the former slugs of businesses that no longer exist. */
  async forget(tx: Transaction, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await tx.run("DELETE FROM old_slugs WHERE business_id = ANY($1)", [ids]);
  },
};
