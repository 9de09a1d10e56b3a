import type { BusinessDraft } from "#contract/business";
import type { BusinessEdit } from "#contract/business-edit";
import type { OwnField } from "#contract/fields/own-fields";
import type { FieldProblem } from "../business/facts/fact-edit.ts";
import { ownValueField, withOwnValue } from "./own-value-fields.ts";
import { readOwnValue } from "./own-values.ts";

/** Applies edited own fields to the draft. Returns the problems of the edit. */
export function editOwnValues(
  draft: Pick<BusinessDraft, "ownValues">,
  edited: NonNullable<BusinessEdit["ownValues"]>,
  ownFields: readonly OwnField[],
): FieldProblem[] {
  return Object.entries(edited).flatMap(([key, typed]) => {
    const field = ownFields.find((each) => each.key === key);
    if (field === undefined) return [{ field: ownValueField(key), message: "is no own field of this directory" }];
    const { value, problem } = readOwnValue(typed, field.type);
    if (problem !== undefined) return [{ field: ownValueField(key), message: problem }];
    draft.ownValues = withOwnValue(draft.ownValues, key, value);
    return [];
  });
}
