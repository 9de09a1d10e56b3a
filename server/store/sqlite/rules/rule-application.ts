import type { Database } from "better-sqlite3";
import { createRuleApplication, type RuleApplication } from "../../rules/rule-application.ts";
import { openRuleJournal } from "./rule-journal.ts";
import { openRules } from "./rules.ts";

/** Opens the rule application over the tables of rules. */
export function openRuleApplication(db: Database): RuleApplication & { refresh(): void } {
  const rules = openRules(db);
  const journal = openRuleJournal(db);
  const { refresh, ...application } = createRuleApplication(journal);
  return {
    ...application,
    /** Call it at the beginning of a transaction. */
    refresh: () => refresh(rules.ruleSet(), journal.any()),
  };
}
