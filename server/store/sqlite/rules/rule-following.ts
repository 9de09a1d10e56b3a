import type { Database } from "better-sqlite3";
import { createRuleFollowing, type RuleFollowing } from "../../rules/rule-following.ts";
import { openRuleJournal } from "./rule-journal.ts";
import { openRules } from "./rules.ts";

/** Opens the rule application over the tables of rules. */
export function openRuleFollowing(db: Database): RuleFollowing & { refresh(): void } {
  const rules = openRules(db);
  const journal = openRuleJournal(db);
  const { refresh, ...following } = createRuleFollowing(journal);
  return {
    ...following,
    /** Call it at the beginning of a transaction. */
    refresh: () => refresh(rules.ruleSet(), journal.any()),
  };
}
