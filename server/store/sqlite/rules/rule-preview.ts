import type { Database } from "better-sqlite3";
import type { NewRule } from "#contract/rules";
import { categorySlug } from "#domain/business/business-keys";
import type { RulePreviewStep } from "../../port/editing.ts";
import { MAX_EXAMPLES, type PreviewRow, previewCityRule } from "../../rules/preview-rule.ts";
import type { Counters } from "../write/counters.ts";
import { openHandEdits } from "../write/hand-edits.ts";
import { openRuleBusinesses } from "./rule-businesses.ts";
import { openRuleJournal } from "./rule-journal.ts";
import type { Rules } from "./rules.ts";

/** See `Editing.previewRule`. Calls need the caller's transaction. */
export function openRulePreview(db: Database, { counters, rules }: { counters: Counters; rules: Rules }) {
  const journal = openRuleJournal(db);
  const edits = openHandEdits(db);
  const businessesOf = openRuleBusinesses(db, { counters, rules });
  const row = db.prepare<[number], PreviewRow>(
    "SELECT id, name, slug, city, state, country FROM businesses WHERE id = +? AND city IS NOT NULL",
  );
  const category = db.prepare<[string], { group: string; businesses: number }>(
    "SELECT category_group AS 'group', business_count AS businesses FROM categories WHERE slug = ?",
  );

  function* rowsOf(ids: readonly number[]): Generator<PreviewRow> {
    for (const id of ids) {
      const found = row.get(id);
      if (found !== undefined) yield found;
    }
  }

  function previewCity(rule: NewRule, afterId: number, limit: number): RulePreviewStep {
    const { ids, lastId } = businessesOf(rule, afterId, limit);
    const { cities } = rules.ruleSet();
    const preview = { rows: rowsOf(ids), cities, known: journal.of, editedFields: edits.of };
    return { ...previewCityRule(rule, preview), lastId };
  }

  function previewCategory({ kind, from, to }: NewRule): RulePreviewStep {
    const known = category.get(categorySlug(from));
    const none: RulePreviewStep = { businesses: 0, places: [], examples: [], lastId: null };
    if (known === undefined || known.group === to) return none;
    const { ids } = businessesOf({ kind, from, to }, 0, MAX_EXAMPLES);
    const examples = ids.flatMap((id) => {
      const { city: _, ...business } = row.get(id) ?? { city: "" };
      return "id" in business ? [{ ...business, before: known.group, after: to }] : [];
    });
    return { ...none, businesses: known.businesses, examples };
  }

  return (rule: NewRule, afterId: number, limit: number): RulePreviewStep =>
    rule.kind === "city" ? previewCity(rule, afterId, limit) : previewCategory(rule);
}
