import { type KindTarget, kindRulesOf } from "#domain/categories/kind-rules";
import { isProvable, provenKind, type SubtypeRows } from "#domain/categories/proven-kind";

/** A category in the dictionary: a kind, or a category whose businesses are still to move to their kind. */
export interface CategoryEntry {
  id: number;
  slug: string;
  category: string;
  businessCount: number;
}

/** Reads how many businesses have each list of other categories. `subtypes` is JSON. */
export function subtypeRows(rows: readonly { subtypes: string; rows: number }[]): SubtypeRows[] {
  return rows.map(({ subtypes, rows: count }) => ({ subtypes: JSON.parse(subtypes) as string[], rows: count }));
}

/** Returns the entries whose kind only their businesses can prove, since no rule and no name decides it. */
export function provableEntries(entries: readonly CategoryEntry[], targets: readonly KindTarget[]): CategoryEntry[] {
  const slugsOfRules = new Set(targets.map(({ key }) => key));
  return entries.filter(({ slug, category }) => !slugsOfRules.has(slug) && isProvable(category));
}

/** Returns the categories whose businesses prove another kind. */
export function findProvenKinds(
  entries: readonly CategoryEntry[],
  targets: readonly KindTarget[],
  subtypesOf: (id: number) => readonly SubtypeRows[],
): { category: string; kind: string }[] {
  return provableEntries(entries, targets).flatMap(({ id, category }) => {
    const kind = provenKind(category, subtypesOf(id));
    return kind === undefined ? [] : [{ category, kind }];
  });
}

/** Returns the entries whose businesses belong to another kind, by a rule or by proof. */
export function displacedEntries(entries: readonly CategoryEntry[], targets: readonly KindTarget[]): CategoryEntry[] {
  const rules = kindRulesOf(targets);
  return entries.filter(({ slug }) => (rules.get(slug)?.slug ?? slug) !== slug);
}
