/** Body of POST rules. */
export type NewRule = Pick<Rule, "kind" | "from" | "to"> & { state?: string | undefined; country?: string | undefined };

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
