/** What the rules made of one business's city. Times in milliseconds; null when an import applied the rules. */
export interface RuledCity {
  /** The rules that led from one city to the other. */
  ruleIds: readonly number[];
  /** Before any rule. */
  city: string;
  /** As the rules gave it. */
  ruledCity: string;
  /** The address line was composed again with the new city. */
  isLineComposed: boolean;
  /** The city before was given by hand. */
  isEdited: boolean;
  previousAt: number | null;
  changedAt: number | null;
}

/** A row of `rule_changes`: of one rule, with what all rules of the business share. */
export interface RuleChangeRow extends Omit<RuledCity, "ruleIds" | "isLineComposed" | "isEdited"> {
  ruleId: number;
  isLineComposed: number;
  isEdited: number;
}

/** Of the rows of one business by rule; undefined for none. */
export function ruledCityOf(rows: readonly RuleChangeRow[]): RuledCity | undefined {
  const [first] = rows;
  if (first === undefined) return undefined;
  const { city, ruledCity, isLineComposed, isEdited, previousAt, changedAt } = first;
  const ruleIds = rows.map(({ ruleId }) => ruleId);
  return {
    ruleIds,
    city,
    ruledCity,
    isLineComposed: isLineComposed === 1,
    isEdited: isEdited === 1,
    previousAt,
    changedAt,
  };
}

/** The rows of a business in the order of the columns. */
export function ruleChangeRows(businessId: number, ruled: RuledCity): (string | number | null)[][] {
  const { ruleIds, city, ruledCity, isLineComposed, isEdited, previousAt, changedAt } = ruled;
  const flags = [Number(isLineComposed), Number(isEdited)];
  return ruleIds.map((ruleId) => [ruleId, businessId, city, ruledCity, ...flags, previousAt, changedAt]);
}
