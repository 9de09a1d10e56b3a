import type { CityRenaming } from "../../rules/city-renaming.ts";
import { createRuleApplication, type RuleApplication } from "../../rules/rule-application.ts";
import type { Transaction } from "../connection/transaction.ts";
import { ruleJournal } from "./rule-journal.ts";
import { rules } from "./rules.ts";

/** The rules of a unit of work, with the records that it has loaded. */
export interface LoadedRules extends RuleApplication {
  /** Reads the records of these businesses, present or deleted. */
  load(ids: Iterable<number>): Promise<void>;
  /** Writes the pending changes of the journal. */
  write(): Promise<void>;
}

/** Opens the rule application of one transaction. Stored businesses must be loaded first; `write` writes the changes once. */
export async function openRuleApplication(tx: Transaction): Promise<LoadedRules> {
  const hasStored = await ruleJournal.any(tx);
  /** Records by business id; undefined if nothing is recorded. */
  const renamings = new Map<number, CityRenaming | undefined>();
  const changedIds = new Set<number>();

  const lastStoredId = tx.counter("lastBusinessId");
  const isStored = (id: number) => hasStored && id <= lastStoredId;

  function set(id: number, renaming: CityRenaming | undefined) {
    renamings.set(id, renaming);
    changedIds.add(id);
  }

  const { refresh, ...application } = createRuleApplication({
    renamingOf(id) {
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
      const missingIds = [...new Set(ids)].filter((id) => !renamings.has(id));
      if (missingIds.length === 0) return;
      const storedRenamings = await ruleJournal.renamingsOf(tx, missingIds);
      for (const id of missingIds) renamings.set(id, storedRenamings.get(id));
    },

    async write() {
      if (changedIds.size === 0) return;
      if (hasStored) await ruleJournal.forget(tx, [...changedIds]);
      const newRenamings = new Map<number, CityRenaming>();
      for (const id of changedIds) {
        const renaming = renamings.get(id);
        if (renaming !== undefined) newRenamings.set(id, renaming);
      }
      if (newRenamings.size > 0) await ruleJournal.add(tx, newRenamings);
    },
  };
}
