import type { Transaction } from "../connection/transaction.ts";
import { openRuleApplication } from "../rules/rule-application.ts";
import { LoadedUnit } from "../unit-of-work/loaded-unit.ts";
import { openDictionaries } from "./dictionaries.ts";

export type BusinessWriter = ReturnType<typeof openBusinessWriter>;

/** Writes businesses with everything that depends on them: dictionaries, listing, postings, counts. */
export function openBusinessWriter() {
  const dictionaries = openDictionaries();
  let generation = -1;
  /** The last transaction, until it is committed. */
  let openTransaction: Transaction | undefined;

  /** Begins a unit of work in a transaction. It writes nothing before its `end`. */
  async function begin(tx: Transaction): Promise<LoadedUnit> {
    const currentGeneration = tx.counter("generation");
    // Over a silent connection, a transaction may have been rolled back without our notice: the ids that it cached are invalid.
    const mayCacheBeInvalid = openTransaction !== undefined && openTransaction !== tx;
    if (currentGeneration !== generation || mayCacheBeInvalid) dictionaries.forget();
    generation = currentGeneration;
    openTransaction = tx;
    return new LoadedUnit(tx, await openRuleApplication(tx), dictionaries);
  }

  /** Begins a unit of work, runs `work` and ends it. */
  async function write<T>(tx: Transaction, work: (unit: LoadedUnit) => Promise<T>): Promise<T> {
    const unit = await begin(tx);
    const result = await work(unit);
    await unit.end();
    return result;
  }

  return {
    begin,
    write,
    /** Recomputes the keys of businesses. */
    rekey: (tx: Transaction, ids: readonly number[]): Promise<void> =>
      write(tx, async (unit) => {
        await unit.load({ ids });
        await unit.load({ slugs: ids.flatMap((id) => unit.businesses.renewedSlugs(id)) });
        for (const id of ids) unit.businesses.rekey(id);
      }),
    afterCommit(tx: Transaction): void {
      if (tx === openTransaction) openTransaction = undefined;
    },
    /** Drops the cached ids of dictionaries, since a rollback may have made them invalid. */
    forget(): void {
      generation = -1;
      dictionaries.forget();
    },
  };
}
