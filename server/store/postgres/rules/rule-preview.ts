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
import type { Transaction } from "../connection/transaction.ts";
import { readHandEdits } from "../write/hand-edits.ts";
import { ruleBusinesses } from "./rule-businesses.ts";
import { ruleJournal } from "./rule-journal.ts";
import { rules } from "./rules.ts";

/** Returns rows in the order of the ids. */
function rowsOf(tx: Transaction, ids: readonly number[]): Promise<PreviewRow[]> {
  return tx.rows<PreviewRow>(
    `SELECT b.id, b.name, b.slug, b.city, b.state, b.country, b.category
     FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (id, place) JOIN businesses b ON b.id = wanted.id ORDER BY wanted.place`,
    [ids],
  );
}

async function previewCity(tx: Transaction, rule: NewRule, afterId: number, limit: number): Promise<RulePreviewStep> {
  const { ids, lastId } = await ruleBusinesses(tx, rule, afterId, limit);
  const { cities } = await rules.ruleSet(tx);
  const renamings = await ruleJournal.renamingsOf(tx, ids);
  const edits = await readHandEdits(tx, [...renamings.keys()]);
  const preview = previewCityRule(rule, {
    rows: await rowsOf(tx, ids),
    cities,
    renamingOf: (id) => renamings.get(id),
    editedFields: (id) => edits.get(id) ?? [],
  });
  return { ...preview, lastId };
}

async function previewKind(tx: Transaction, rule: NewRule, afterId: number, limit: number): Promise<RulePreviewStep> {
  const { ids, lastId } = await ruleBusinesses(tx, rule, afterId, limit);
  return { ...previewKindRule(rule, await rules.kindTargets(tx), await rowsOf(tx, ids)), lastId };
}

async function previewCategory(tx: Transaction, rule: NewRule): Promise<RulePreviewStep> {
  const storedCategory = await tx.row<StoredCategory>(
    `SELECT category_group AS "group", business_count AS businesses FROM categories WHERE slug = $1`,
    [await rules.slugOfGroupRule(tx, rule)],
  );
  const ids = isRegrouped(rule, storedCategory) ? (await ruleBusinesses(tx, rule, 0, MAX_EXAMPLES)).ids : [];
  return previewCategoryRule(rule, storedCategory, await rowsOf(tx, ids));
}

export function previewRule(tx: Transaction, rule: NewRule, afterId: number, limit: number): Promise<RulePreviewStep> {
  if (rule.kind === "kind") return previewKind(tx, rule, afterId, limit);
  return rule.kind === "city" ? previewCity(tx, rule, afterId, limit) : previewCategory(tx, rule);
}
