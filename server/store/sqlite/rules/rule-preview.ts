import type { Database } from "better-sqlite3";
import type { NewRule } from "#contract/rules";
import type { RulePreviewStep } from "../../port/editing.ts";
import {
  isRegrouped,
  MAX_EXAMPLES,
  type PreviewRow,
  previewCategoryRule,
  previewCityRule,
  previewKindRule,
  type StoredCategory,
} from "../../rules/preview-rule.ts";
import type { Counters } from "../write/counters.ts";
import { openHandEdits } from "../write/hand-edits.ts";
import { openRuleBusinesses } from "./rule-businesses.ts";
import { openRuleJournal } from "./rule-journal.ts";
import type { Rules } from "./rules.ts";

export function openRulePreview(db: Database, { counters, rules }: { counters: Counters; rules: Rules }) {
  const journal = openRuleJournal(db);
  const edits = openHandEdits(db);
  const businessesOf = openRuleBusinesses(db, { counters, rules });
  const row = db.prepare<[number], PreviewRow>(
    "SELECT id, name, slug, city, state, country, category FROM businesses WHERE id = +? AND city IS NOT NULL",
  );
  const category = db.prepare<[string], StoredCategory>(
    "SELECT category_group AS 'group', business_count AS businesses FROM categories WHERE slug = ?",
  );

  function* rowsOf(ids: readonly number[]): Generator<PreviewRow> {
    for (const id of ids) {
      const previewRow = row.get(id);
      if (previewRow !== undefined) yield previewRow;
    }
  }

  function previewCity(rule: NewRule, afterId: number, limit: number): RulePreviewStep {
    const { ids, lastId } = businessesOf(rule, afterId, limit);
    const { cities } = rules.ruleSet();
    const preview = { rows: rowsOf(ids), cities, renamingOf: journal.renamingOf, editedFields: edits.fieldsOf };
    return { ...previewCityRule(rule, preview), lastId };
  }

  function previewKind(rule: NewRule, afterId: number, limit: number): RulePreviewStep {
    const { ids, lastId } = businessesOf(rule, afterId, limit);
    return { ...previewKindRule(rule, rules.kindTargets(), rowsOf(ids)), lastId };
  }

  function previewCategory(rule: NewRule): RulePreviewStep {
    const storedCategory = category.get(rules.slugOfGroupRule(rule));
    const ids = isRegrouped(rule, storedCategory) ? businessesOf(rule, 0, MAX_EXAMPLES).ids : [];
    return previewCategoryRule(rule, storedCategory, rowsOf(ids));
  }

  return (rule: NewRule, afterId: number, limit: number): RulePreviewStep => {
    if (rule.kind === "kind") return previewKind(rule, afterId, limit);
    return rule.kind === "city" ? previewCity(rule, afterId, limit) : previewCategory(rule);
  };
}
