import type { Faults } from "./business-form.ts";
import { fieldLabel } from "./field-labels.ts";

const HOURS = "openingHours.";

/** What is wrong with a field, as a sentence: the server's words follow the field's name, unless they are one already. */
export function faultSentence(field: string, fault: string | undefined): string | undefined {
  if (fault === undefined) return undefined;
  const sentence = /^[A-Z]/.test(fault) ? fault : `${labelOf(field)} ${fault}`;
  return /[.?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** Where to look, in a form that is longer than the screen; undefined without faults. */
export function faultsSummary(faults: Faults): string | undefined {
  const fields = Object.keys(faults).map(labelOf);
  return fields.length === 0 ? undefined : `Not saved yet. Look at ${fields.join(", ")}.`;
}

function labelOf(field: string): string {
  return field.startsWith(HOURS) ? field.slice(HOURS.length) : fieldLabel(field);
}
