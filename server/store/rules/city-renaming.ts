/** The record of a business that rules moved to another city. Times in milliseconds; null if an import applied the rules. */
export interface CityRenaming {
  /** The rules that led from one city to the other. */
  ruleIds: readonly number[];
  /** The city before any rule. */
  city: string;
  /** The city that the rules gave it. */
  renamedCity: string;
  /** The address line was recomposed with the new city. */
  isLineComposed: boolean;
  /** The previous city was entered by hand. */
  isEdited: boolean;
  previousAt: number | null;
  changedAt: number | null;
}

/** A row of `rule_changes`: one for each rule, with values that all rules of the business share. */
export interface RuleChangeRow extends Omit<CityRenaming, "ruleIds" | "isLineComposed" | "isEdited"> {
  ruleId: number;
  isLineComposed: number;
  isEdited: number;
}

/** Reads the record in the rows of one business; undefined for no rows. */
export function cityRenamingOf(rows: readonly RuleChangeRow[]): CityRenaming | undefined {
  const [firstRow] = rows;
  if (firstRow === undefined) return undefined;
  const { city, renamedCity, isLineComposed, isEdited, previousAt, changedAt } = firstRow;
  const ruleIds = rows.map(({ ruleId }) => ruleId);
  return {
    ruleIds,
    city,
    renamedCity,
    isLineComposed: isLineComposed === 1,
    isEdited: isEdited === 1,
    previousAt,
    changedAt,
  };
}

/** Returns the rows of a record, with values in the order of the columns. */
export function ruleChangeRows(businessId: number, renaming: CityRenaming): (string | number | null)[][] {
  const { ruleIds, city, renamedCity, isLineComposed, isEdited, previousAt, changedAt } = renaming;
  const flags = [Number(isLineComposed), Number(isEdited)];
  return ruleIds.map((ruleId) => [ruleId, businessId, city, renamedCity, ...flags, previousAt, changedAt]);
}
