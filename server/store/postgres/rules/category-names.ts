import { addressOf, type Kind, kindOf } from "#domain/categories/kind";
import { type KindRules, kindOfAddress } from "#domain/categories/kind-rules";
import type { Transaction } from "../connection/transaction.ts";

/** Categories by addresses that are not those of their kinds, and the kinds that rows prove. */
export const categoryNames = {
  /** Stores addresses of categories; existing ones stay. */
  async add(tx: Transaction, names: readonly { slug: string; category: string }[]): Promise<void> {
    if (names.length === 0) return;
    await tx.run(
      `INSERT INTO category_names (slug, category) SELECT * FROM unnest($1::text[], $2::text[]) ON CONFLICT DO NOTHING`,
      [names.map(({ slug }) => slug), names.map(({ category }) => category)],
    );
  },

  /** Resets the addresses of these kinds that a rule had redirected to another kind. */
  async renewOwn(tx: Transaction, names: readonly { slug: string; category: string }[]): Promise<void> {
    if (names.length === 0) return;
    await tx.run(
      `UPDATE category_names SET category = own.category FROM unnest($1::text[], $2::text[]) AS own (slug, category)
       WHERE category_names.slug = own.slug AND kind IS NULL AND category_names.category <> own.category`,
      [names.map(({ slug }) => slug), names.map(({ category }) => category)],
    );
  },

  async prove(tx: Transaction, category: string, kind: string): Promise<void> {
    await tx.run(
      `INSERT INTO category_names (slug, category, kind) VALUES ($1, $2, $3)
       ON CONFLICT (slug) DO UPDATE SET category = excluded.category, kind = excluded.kind`,
      [addressOf(category), category, kind],
    );
  },

  async kindOf(tx: Transaction, text: string, rules: KindRules): Promise<Kind> {
    const category = await tx.value<string>("SELECT category FROM category_names WHERE slug = $1", [addressOf(text)]);
    return kindOfAddress(text, rules, () => category);
  },

  /** Adds the addresses that this program version gives to categories, and drops proofs that known names have made needless. */
  async renew(tx: Transaction): Promise<void> {
    const names = await tx.rows<{ slug: string; category: string; kind: string | null }>(
      "SELECT slug, category, kind FROM category_names ORDER BY slug",
    );
    for (const { slug, category, kind } of names) {
      const address = addressOf(category);
      const isKnown = kindOf(category).slug !== address;
      if (kind !== null && isKnown) await tx.run("UPDATE category_names SET kind = NULL WHERE slug = $1", [slug]);
      if (kind !== null && !isKnown && address !== slug) await categoryNames.prove(tx, category, kind);
    }
    await categoryNames.add(
      tx,
      names.map(({ category }) => ({ slug: addressOf(category), category })),
    );
  },
};
