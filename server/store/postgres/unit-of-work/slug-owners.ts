import type { BusinessInsert } from "#domain/business/business-keys";
import { freeSlugs } from "../../records/free-slugs.ts";
import type { Transaction } from "../connection/transaction.ts";

/** Who has or had the slugs that a unit of work may give to businesses: present businesses, former slugs, tombstones. */
export class SlugOwners {
  readonly #owners = new Map<string, number>();

  /** Reads the owners of the slugs that these businesses may get. */
  async load(tx: Transaction, businesses: readonly BusinessInsert[]): Promise<void> {
    const wanted = new Map<string, number>();
    for (const business of businesses) {
      const slug = wantedSlug(business);
      wanted.set(slug, (wanted.get(slug) ?? 0) + 1);
    }
    await this.#read(tx, [...wanted.keys()]);
    const contested = businesses.filter((business) => {
      const slug = wantedSlug(business);
      return this.#owners.has(slug) || (wanted.get(slug) ?? 0) > 1;
    });
    await this.#read(tx, contested.flatMap(freeSlugs));
  }

  async #read(tx: Transaction, slugs: readonly string[]): Promise<void> {
    if (slugs.length === 0) return;
    const rows = await tx.arrays<[slug: string, id: number]>(
      `SELECT slug, id FROM businesses WHERE slug = ANY($1)
       UNION ALL SELECT slug, business_id FROM old_slugs WHERE slug = ANY($1)
       UNION ALL SELECT slug, id FROM deleted_businesses WHERE slug = ANY($1)`,
      [slugs],
    );
    // a present business comes before those that had the slug
    for (const [slug, id] of rows) if (!this.#owners.has(slug)) this.#owners.set(slug, id);
  }

  /** Takes the slug that the business wants, or another one if that is taken. */
  claim(id: number, business: BusinessInsert): string {
    const slug = wantedSlug(business);
    const isFree = (free: string) => (this.#owners.get(free) ?? id) === id;
    const claimed = isFree(slug) ? slug : (freeSlugs(business).find((free) => !this.#owners.has(free)) ?? slug);
    this.#owners.set(claimed, id);
    return claimed;
  }
}

function wantedSlug({ slug, slugBase }: BusinessInsert): string {
  return slug ?? slugBase;
}
