import type { BusinessInsert } from "#domain/business/business-keys";
import { freeSlugs } from "../../records/free-slugs.ts";
import type { Transaction } from "../connection/transaction.ts";
import { slugs } from "../write/slugs.ts";

/** The owners of the slugs that a unit of work may assign: present businesses, former slugs, tombstones. */
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

  async #read(tx: Transaction, wanted: readonly string[]): Promise<void> {
    const owners = await slugs.ownersOf(tx, wanted);
    for (const [slug, id] of owners) if (!this.#owners.has(slug)) this.#owners.set(slug, id);
  }

  /** Assigns the slug that the business wants, or another one if that is taken. */
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
