import type { FieldErrors } from "react-hook-form";
import { fieldLabel } from "#domain/business/field-labels-data";
import { ownValueField } from "#domain/own-fields/own-value-fields";
import type { FormValues } from "./form-values.ts";

/** Formats a field error as a sentence: the server's words follow the label, unless they are a sentence already. */
export function fieldErrorText(field: string, message: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  const sentence = /^[A-Z]/.test(message) ? message : `${labelOf(field)} ${message}`;
  return /[.?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Names the invalid fields, since the form is longer than the screen; undefined without any. */
export function fieldErrorsSummary({
  openingHours,
  ownValues,
  root: _,
  ...errors
}: FieldErrors<FormValues>): string | undefined {
  const names = [
    ...Object.keys(errors),
    ...Object.keys(openingHours ?? {}),
    ...Object.keys(ownValues ?? {}).map(ownValueField),
  ];
  return names.length === 0
    ? undefined
    : `Not saved. Check the ${names.map(labelOf).join(", ")} ${names.length === 1 ? "field" : "fields"}.`;
}

/** Attributes the server's error of an entry, such as `photos.1` or `socialLinks.facebook`, to the whole field. */
export function toFormError({ field, message }: { field: string; message: string }) {
  const [name = field, index] = field.split(".");
  if (/^\d+$/.test(index ?? "")) return { field: name, message: `Line ${Number(index) + 1} ${message}` };
  return { field: name === "openingHours" || name === "ownValues" ? field : name, message };
}

/** Returns the label of a field, or of a day such as `openingHours.Monday`. */
function labelOf(field: string): string {
  return fieldLabel(field.replace("openingHours.", ""));
}
