import { fieldLabel } from "#domain/business/field-labels-data";
import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { ownValueField } from "#domain/own-fields/own-value-fields";
import { differingFields, type FormValues } from "../form-values.ts";
import { valueText } from "../history/value-text.ts";

/** An input that both sides changed, to different values. */
export interface ConflictRow {
  /** A field, a day such as `openingHours.Monday`, or an own field such as `ownValues.since`. */
  name: string;
  label: string;
  /** Texts of the value before both changes, of ours and of theirs. */
  before: string;
  mine: string;
  theirs: string;
}

/** Returns the inputs that both sides changed differently. Each day and each own field is one. */
export function conflictRows(before: FormValues, mine: FormValues, theirs: FormValues): ConflictRow[] {
  return inputNames(before).flatMap((name) => {
    const [was, my, their] = [before, mine, theirs].map((values) => valueText(values, name)) as [
      string,
      string,
      string,
    ];
    if (my === was || their === was || my === their) return [];
    return [{ name, label: fieldLabel(name.replace("openingHours.", "")), before: was, mine: my, theirs: their }];
  });
}

function inputNames(values: FormValues): string[] {
  const names = Object.keys(values).filter((name) => name !== "openingHours" && name !== "ownValues");
  const days = WEEKDAYS.map((day) => `openingHours.${day}`);
  return [...names, ...days, ...Object.keys(values.ownValues).map(ownValueField)];
}

/** Returns the labels of fields that they changed and we did not. */
export function theirFields(before: FormValues, mine: FormValues, theirs: FormValues): string[] {
  const ours = differingFields(mine, before);
  return differingFields(theirs, before)
    .filter((name) => !ours.includes(name))
    .map(fieldLabel);
}
