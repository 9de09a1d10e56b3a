import { createRuleFollowing } from "../../rules/rule-following.ts";
import type { RuledCity } from "../../rules/ruled-city.ts";
import type { Transaction } from "../connection/transaction.ts";
import { ruleJournal } from "./rule-journal.ts";
import { rules } from "./rules.ts";

export type RuleFollowing = Awaited<ReturnType<typeof openRuleFollowing>>;

/**
 * `createRuleFollowing` for one transaction. Of businesses that were stored before it, only those that were loaded are known;
 * changes are written by `write`.
 */
export async function openRuleFollowing(tx: Transaction) {
  let isAnyStored = await ruleJournal.any(tx);
  /** undefined: nothing is recorded. */
  const known = new Map<number, RuledCity | undefined>();
  const changed = new Set<number>();

  function set(id: number, ruled: RuledCity | undefined) {
    known.set(id, ruled);
    changed.add(id);
  }

  const { refresh, ...following } = createRuleFollowing({
    of: (id) => known.get(id),
    set,
    forget: (id) => set(id, undefined),
  });
  refresh(await rules.ruleSet(tx), isAnyStored);

  return {
    ...following,

    /** Reads what is recorded of these businesses, whether they are stored or deleted. */
    async load(ids: Iterable<number>): Promise<void> {
      if (!isAnyStored) return;
      const missing = [...new Set(ids)].filter((id) => !known.has(id));
      if (missing.length === 0) return;
      const stored = await ruleJournal.of(tx, missing);
      for (const id of missing) known.set(id, stored.get(id));
    },

    /** The business is no longer one of this rule's. */
    leave(ruleId: number, id: number) {
      const ruled = known.get(id);
      if (ruled === undefined || !ruled.ruleIds.includes(ruleId)) return;
      const ruleIds = ruled.ruleIds.filter((other) => other !== ruleId);
      set(id, ruleIds.length === 0 ? undefined : { ...ruled, ruleIds });
    },

    /** Of a business that is gone. */
    forget: (id: number) => set(id, undefined),

    /** Writes the changes of the journal at once. */
    async write(): Promise<void> {
      if (changed.size === 0) return;
      if (isAnyStored) await ruleJournal.forget(tx, [...changed]);
      const added = new Map<number, RuledCity>();
      for (const id of changed) {
        const ruled = known.get(id);
        if (ruled !== undefined) added.set(id, ruled);
      }
      changed.clear();
      if (added.size === 0) return;
      await ruleJournal.add(tx, added);
      isAnyStored = true;
    },
  };
}
