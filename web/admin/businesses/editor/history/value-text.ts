import type { AdminBusiness } from "#contract/admin-api";
import type { OwnField } from "#contract/fields/own-fields";
import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { keyOfOwnValueField } from "#domain/own-fields/own-value-fields";
import { type FormValues, toFormValues } from "../form-values.ts";
import { STATUS_LABELS } from "../status-labels-data.ts";

/** Returns the form of a business in which one field has another value; undefined for a field that the form does not have. */
export function formWithValue(
  business: AdminBusiness,
  field: string,
  value: unknown,
  ownFields: readonly OwnField[],
): FormValues | undefined {
  const key = keyOfOwnValueField(field);
  if (key === undefined) {
    const values = toFormValues({ ...business, [field]: value }, ownFields);
    return field in values && field !== "placeId" ? values : undefined;
  }
  const own = ownFields.find((each) => each.key === key);
  if (own === undefined) return undefined;
  const others = business.ownFields.filter((each) => each.key !== key);
  const shown = value === null ? others : [...others, { ...own, value }];
  return toFormValues({ ...business, ownFields: shown as AdminBusiness["ownFields"] }, ownFields);
}

/** Writes the value of a field for people, as the form shows it; "" without a value. */
export function valueText(values: FormValues, field: string): string {
  const key = keyOfOwnValueField(field);
  if (key !== undefined) return values.ownValues[key] ?? "";
  if (field.startsWith("openingHours."))
    return values.openingHours[field.slice(13) as keyof FormValues["openingHours"]];
  const value = values[field as keyof FormValues];
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (field === "businessStatus") return STATUS_LABELS[values.businessStatus];
  if (typeof value === "string") return value;
  const { openingHours } = values;
  return WEEKDAYS.filter((day) => openingHours[day] !== "")
    .map((day) => `${day}: ${openingHours[day]}`)
    .join("\n");
}
