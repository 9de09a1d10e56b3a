import { type BusinessInsert, businessKeys } from "#domain/business/business-keys";
import type { DeletedRecord } from "../../records/business-changes.ts";
import { Businesses } from "../../unit-of-work/businesses.ts";
import type { UnitOfWork } from "../../unit-of-work/unit-of-work.ts";
import type { Transaction } from "../connection/transaction.ts";
import type { LoadedRules } from "../rules/rule-application.ts";
import type { openDictionaries } from "../write/dictionaries.ts";
import { LoadedChanges, LoadedImports } from "./loaded-journals.ts";
import { LoadedMerges } from "./loaded-merges.ts";
import { LoadedRows } from "./loaded-rows.ts";
import { LoadedSlugs } from "./loaded-slugs.ts";
import { LoadedTombstones } from "./loaded-tombstones.ts";
import { writeRows } from "./write-rows.ts";

interface LoadRequest {
  /** Rows of an import, or new businesses. */
  businesses?: readonly BusinessInsert[];
  ids?: readonly number[];
  /** Deleted businesses that may be restored. */
  records?: readonly DeletedRecord[];
  slugs?: readonly string[];
  /** A business that will be merged into another one. */
  formerSlugsOf?: number;
}

/** A unit of work: the `load` methods read in bulk what the rules need, and `end` writes what they changed. */
export class LoadedUnit implements UnitOfWork {
  readonly businesses: Businesses;
  readonly rules: LoadedRules;
  readonly slugs = new LoadedSlugs();
  readonly tombstones = new LoadedTombstones();
  readonly changes = new LoadedChanges();
  readonly imports = new LoadedImports();
  readonly merges = new LoadedMerges();
  readonly #rows = new LoadedRows(this.slugs);
  readonly #tx: Transaction;
  readonly #dictionaries: ReturnType<typeof openDictionaries>;

  constructor(tx: Transaction, rules: LoadedRules, dictionaries: ReturnType<typeof openDictionaries>) {
    this.#tx = tx;
    this.rules = rules;
    this.#dictionaries = dictionaries;
    const { slugs } = this;
    this.businesses = new Businesses({ rows: this.#rows, slugs, rules }, tx.counter("lastBusinessId"));
  }

  /** Loads the businesses with these ids, those with the place ids of these businesses and records, and the slugs that may be assigned. */
  async load({ businesses = [], ids = [], records = [], slugs = [], formerSlugsOf }: LoadRequest): Promise<void> {
    const restorableBusinesses = records.map(({ business }) => ({ ...business, ...businessKeys(business) }));
    const allBusinesses = [...businesses, ...restorableBusinesses];
    const placeIds = allBusinesses.map(({ placeId }) => placeId);
    const loadedIds = await this.#rows.load(this.#tx, ids, placeIds);
    await this.rules.load([...loadedIds, ...restorableBusinesses.map(({ id }) => id)]);
    const newBusinesses = allBusinesses.filter(({ placeId }) => this.#rows.idOf(placeId) === undefined);
    await this.slugs.loadWanted(
      this.#tx,
      newBusinesses.map((business) => this.rules.apply(business).business),
    );
    await this.slugs.load(this.#tx, slugs);
    if (formerSlugsOf !== undefined) await this.slugs.loadFormer(this.#tx, formerSlugsOf);
  }

  /** Loads deleted and merged businesses, with what their restoring needs. */
  async loadDeleted(ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await this.tombstones.load(this.#tx, ids);
    await this.merges.load(this.#tx, ids);
    const survivorIds = ids.flatMap((id) => this.merges.mergeOf(id)?.survivorId ?? []);
    await this.load({ ids: survivorIds, records: ids.flatMap((id) => this.tombstones.record(id) ?? []) });
    // A survivor may have been merged into another one.
    await this.loadDeleted(this.absent(survivorIds));
  }

  /** Returns the ids without a present business. */
  absent(ids: readonly number[]): number[] {
    return ids.filter((id) => !this.#rows.has(id));
  }

  /** Loads the businesses among these that the undo of an import deleted. */
  async loadUndone(businesses: readonly BusinessInsert[]): Promise<void> {
    const placeIds = businesses.map(({ placeId }) => placeId);
    const undonePlaceIds = placeIds.filter((placeId) => this.#rows.tombstoneOf(placeId) === "undone");
    const otherPlaceIds = placeIds.filter((placeId) => this.#rows.tombstoneOf(placeId) !== "undone");
    const records = await this.tombstones.loadUndone(this.#tx, undonePlaceIds, otherPlaceIds);
    if (records.length > 0) await this.load({ records });
  }

  async end(): Promise<void> {
    const tx = this.#tx;
    await writeRows(tx, this.#rows, this.#dictionaries);
    tx.setCounter("lastBusinessId", this.businesses.lastId());
    await this.rules.write();
    for (const table of [this.slugs, this.tombstones, this.changes, this.imports, this.merges]) await table.write(tx);
  }
}
