import type { CityRenaming } from "../../rules/city-renaming.ts";
import { createRuleApplication, type RuleApplication } from "../../rules/rule-application.ts";
import type { Transaction } from "../connection/transaction.ts";
import { ruleJournal } from "./rule-journal.ts";
import { rules } from "./rules.ts";

/** The rules of a unit of work, with the records that it has loaded. */
export interface LoadedRules extends RuleApplication {
  /** Reads the records of these businesses, present or deleted. */
  load(ids: Iterable<number>): Promise<void>;
  /** Writes all changes of the journal. */
  write(): Promise<void>;
}

/** Opens the rule application of one transaction. Stored businesses must be loaded first; `write` writes the changes. */
export async function openRuleApplication(tx: Transaction): Promise<LoadedRules> {
  let hasStored = await ruleJournal.any(tx);
  /** Records by business id; undefined if nothing is recorded. */
  const renamings = new Map<number, CityRenaming | undefined>();
  const changed = new Set<number>();

  const lastStoredId = tx.counter("lastBusinessId");
  const isStored = (id: number) => hasStored && id <= lastStoredId;

  function set(id: number, renaming: CityRenaming | undefined) {
    renamings.set(id, renaming);
    changed.add(id);
  }

  const { refresh, ...application } = createRuleApplication({
    of(id) {
      if (isStored(id) && !renamings.has(id)) throw new Error(`The record of business ${id} was not loaded`);
      return renamings.get(id);
    },
    set,
    forget: (id) => set(id, undefined),
  });
  refresh(await rules.ruleSet(tx), hasStored);

  return {
    ...application,

    async load(ids) {
      if (!hasStored) return;
      const missing = [...new Set(ids)].filter((id) => !renamings.has(id));
      if (missing.length === 0) return;
      const stored = await ruleJournal.of(tx, missing);
      for (const id of missing) renamings.set(id, stored.get(id));
    },

    async write() {
      if (changed.size === 0) return;
      if (hasStored) await ruleJournal.forget(tx, [...changed]);
      const added = new Map<number, CityRenaming>();
      for (const id of changed) {
        const renaming = renamings.get(id);
        if (renaming !== undefined) added.set(id, renaming);
      }
      changed.clear();
      if (added.size === 0) return;
      await ruleJournal.add(tx, added);
      hasStored = true;
    },
  };
}
