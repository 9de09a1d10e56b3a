/** Body of POST rules. */
export type NewRule = Pick<Rule, "kind" | "from" | "to"> & { state?: string | undefined; country?: string | undefined };

/** POST rules/preview: what adding a rule would do. */
export interface RulePreview {
  /** How many it would change. */
  businesses: number;
  /** Of a city: where its businesses are, most first, whatever the scope. */
  places: { state: string; country: string; businesses: number }[];
  /** At most ten. `before` and `after`: city, or slug of the group. */
  examples: { id: number; name: string; slug: string; state: string; country: string; before: string; after: string }[];
  /** How many businesses the new city or the group has already. */
  targetBusinesses: number;
  /** Names like the given ones, most alike first, where no business has such a city or category; else none. */
  suggestions: { from: string[]; to: string[] };
}

/** GET rules · POST rules: returns `{rule, changed}`, continues a rule that was stopped · DELETE rules/{id} takes it back whole. */
export interface Rule {
  id: number;
  kind: "city" | "category";
  /** The imported name of the city, or the category. */
  from: string;
  /** The new name of the city, or the slug of the group. */
  to: string;
  /** The rule is for the city in this state and country; "" for any. */
  state: string;
  country: string;
  /** How many businesses it moved, or the category has. */
  businesses: number;
  /** False for a rule of a city from before the directory recorded what rules moved: those businesses cannot go back. */
  isRecorded: boolean;
  createdAt: string;
  /** False until all existing businesses are changed. */
  isApplied: boolean;
}
