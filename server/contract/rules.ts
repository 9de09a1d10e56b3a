/**
 * `city` renames a city, `category` puts a kind into a group, `kind` merges a kind with another, renames it, or splits a category off.
 */
export const RULE_KINDS = ["city", "category", "kind"] as const;

/** Body of POST rules. */
export type NewRule = Pick<Rule, "kind" | "from" | "to"> & { state?: string | undefined; country?: string | undefined };

/** POST rules/preview says what adding a rule would do. */
export interface RulePreview {
  /** Number of businesses that it would change. */
  businesses: number;
  /** Places of a city's businesses, most first, whatever the scope. */
  places: { state: string; country: string; businesses: number }[];
  /** Lists ten businesses or fewer. `before` and `after` are a city, the slug of a group, or the name of a kind. */
  examples: { id: number; name: string; slug: string; state: string; country: string; before: string; after: string }[];
  /** Number of businesses that the new city, the group or the kind already has. */
  targetBusinesses: number;
  /** Names similar to the requested ones, most similar first, if no business has such a city or category; else none. */
  suggestions: { from: string[]; to: string[] };
}

/** GET rules · POST rules returns `{rule, changed}`, and continues an interrupted rule · DELETE rules/{id} reverts all of it. */
export interface Rule {
  id: number;
  kind: (typeof RULE_KINDS)[number];
  /** The imported name of the city, or the category or kind. */
  from: string;
  /** The new name of the city, the slug of the group, or the name of the kind. */
  to: string;
  /** The rule is for the city in this state and country; "" for any. */
  state: string;
  country: string;
  /** Number of businesses that it moved, that the category has, or that the new kind has. */
  businesses: number;
  /** false for a city rule from before the directory recorded what rules moved: those businesses cannot go back. */
  isRecorded: boolean;
  createdAt: string;
  /** false until all existing businesses are changed. */
  isApplied: boolean;
}
