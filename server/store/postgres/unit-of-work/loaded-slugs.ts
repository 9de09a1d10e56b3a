import type { BusinessInsert } from "#domain/business/business-keys";
import { freeSlugs } from "../../records/free-slugs.ts";
import type { Slugs } from "../../unit-of-work/tables.ts";
import type { Transaction } from "../connection/transaction.ts";
import { LoadedKeys } from "./loaded-keys.ts";

type Source = "present" | "former" | "deleted";

const OWNERS = `
  SELECT slug, id, 'present' FROM businesses WHERE slug = ANY($1)
  UNION ALL SELECT slug, business_id, 'former' FROM old_slugs WHERE slug = ANY($1)
  UNION ALL SELECT slug, id, 'deleted' FROM deleted_businesses WHERE slug = ANY($1)`;

/** The slugs that a unit of work has loaded. */
export class LoadedSlugs implements Slugs {
  /** Owners by slug. */
  readonly #owners: Record<Source, Map<string, number>> = { present: new Map(), former: new Map(), deleted: new Map() };
  readonly #loadedSlugs = new LoadedKeys<string>("Owners");
  readonly #loadedFormerIds = new LoadedKeys<number>("Former slugs");
  /** Slugs whose redirect changed. */
  readonly #changedSlugs = new Set<string>();
  readonly #forgottenIds: number[] = [];

  async load(tx: Transaction, slugs: Iterable<string>): Promise<void> {
    const newSlugs = this.#loadedSlugs.addNew(slugs);
    if (newSlugs.length === 0) return;
    const rows = await tx.arrays<[slug: string, id: number, source: Source]>(OWNERS, [newSlugs]);
    for (const [slug, id, source] of rows) this.#owners[source].set(slug, id);
  }

  /** Loads the slugs that new businesses may get. */
  async loadWanted(tx: Transaction, businesses: readonly BusinessInsert[]): Promise<void> {
    const wantedSlugs = businesses.map(({ slug, slugBase }) => slug ?? slugBase);
    const counts = new Map<string, number>();
    for (const slug of wantedSlugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
    await this.load(tx, counts.keys());
    const isContested = (slug = "") => this.ownerOf(slug) !== undefined || (counts.get(slug) ?? 0) > 1;
    await this.load(tx, businesses.filter((_, index) => isContested(wantedSlugs[index])).flatMap(freeSlugs));
  }

  /** Loads the former slugs of a business. */
  async loadFormer(tx: Transaction, id: number): Promise<void> {
    for (const slug of await tx.values<string>("SELECT slug FROM old_slugs WHERE business_id = $1", [id])) {
      if (!this.#changedSlugs.has(slug)) this.#owners.former.set(slug, id);
    }
    this.#loadedFormerIds.add([id]);
  }

  ownerOf(slug: string): number | undefined {
    const { present, former, deleted } = this.#owners;
    const owner = present.get(slug) ?? former.get(slug) ?? deleted.get(slug);
    if (owner === undefined) this.#loadedSlugs.require(slug);
    return owner;
  }

  /** Assigns the slug to a present business. */
  claim(slug: string, id: number): void {
    this.#owners.present.set(slug, id);
  }

  reassign(slugs: readonly string[], id: number): void {
    for (const slug of slugs) {
      this.#owners.former.set(slug, id);
      this.#changedSlugs.add(slug);
    }
  }

  release(slug: string): void {
    this.#owners.former.delete(slug);
    this.#changedSlugs.add(slug);
  }

  formerOf(id: number): string[] {
    this.#loadedFormerIds.require(id);
    return this.#formerOf(id);
  }

  #formerOf(id: number): string[] {
    return Array.from(this.#owners.former)
      .flatMap(([slug, owner]) => (owner === id ? [slug] : []))
      .toSorted();
  }

  forget(id: number): void {
    for (const slug of this.#formerOf(id)) this.#owners.former.delete(slug);
    this.#forgottenIds.push(id);
  }

  async write(tx: Transaction): Promise<void> {
    if (this.#forgottenIds.length > 0) {
      await tx.run("DELETE FROM old_slugs WHERE business_id = ANY($1)", [this.#forgottenIds]);
    }
    if (this.#changedSlugs.size === 0) return;
    const changedSlugs = [...this.#changedSlugs];
    await tx.run("DELETE FROM old_slugs WHERE slug = ANY($1)", [changedSlugs]);
    const { former } = this.#owners;
    const assignedSlugs = changedSlugs.filter((slug) => former.has(slug));
    if (assignedSlugs.length === 0) return;
    await tx.run("INSERT INTO old_slugs (slug, business_id) SELECT * FROM unnest($1::text[], $2::bigint[])", [
      assignedSlugs,
      assignedSlugs.map((slug) => former.get(slug)),
    ]);
  }
}
