import type { BusinessHistory, FieldHistory, HistoryValue, ValueSource } from "#contract/fields/field-history";
import { fieldValueOf } from "#domain/own-fields/own-value-fields";
import type { ValueHistory, ValueStep } from "../../store/port/changes.ts";
import type { EditableBusiness } from "../../store/port/editing.ts";
import type { Store } from "../../store/store.ts";
import { requireExisting } from "../existing-business.ts";

const UNKNOWN: ValueSource = { kind: "unknown", files: [], actor: null, at: null };
/** Derived fields, whose changes follow from other fields. */
const DERIVED_FIELDS: ReadonlySet<string> = new Set(["phoneE164"]);

/** Reads where the values of a business come from. Errors: AppError `not-found` and `gone`. */
export async function businessHistory(store: Pick<Store, "editing" | "changes">, id: number): Promise<BusinessHistory> {
  const [business] = await store.editing.businessesToEdit([id]);
  return historyOf(requireExisting(business, id), await store.changes.valueHistory(id));
}

/** Combines recorded changes to the values of each field, earlier ones only as far as they are known. */
export function historyOf(
  { business, editedFields }: EditableBusiness,
  { steps, origin: addedBy }: ValueHistory,
): BusinessHistory {
  const origin: ValueSource = addedBy
    ? { kind: "import", ...addedBy }
    : { kind: "hand", files: [], actor: null, at: business.createdAt };
  const names = new Set(steps.flatMap(({ before }) => Object.keys(before)).filter((name) => !DERIVED_FIELDS.has(name)));
  const histories = [...names].map((field): FieldHistory => {
    const fieldSteps = steps.filter(({ before }) => field in before);
    return { field, values: valuesOf(field, fieldSteps, fieldValueOf(business, field), origin) };
  });
  const sources = new Map<string, ValueSource>(editedFields.map((field) => [field, { ...UNKNOWN, kind: "hand" }]));
  for (const { field, values } of histories) {
    const [current] = values;
    if (current !== undefined && current.source.kind !== "unknown") sources.set(field, current.source);
    else if (!sources.has(field)) sources.set(field, UNKNOWN);
  }
  return {
    since: business.createdAt,
    origin,
    sources: Object.fromEntries(sources),
    fields: histories
      .filter(({ values }) => values.length > 1)
      .toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)) || one.field.localeCompare(other.field)),
  };
}

/** Returns the values of a field, latest first. A value that no recorded change wrote is from an unknown source. */
function valuesOf(field: string, steps: readonly ValueStep[], current: unknown, origin: ValueSource): HistoryValue[] {
  const values: HistoryValue[] = [];
  const add = (value: unknown, source: ValueSource) => {
    const last = values.at(-1);
    if (last === undefined || !isSame(last.value, value)) values.push({ value, source });
  };
  steps.forEach((step, index) => {
    const { before, after, kind, files, actor, at } = step;
    add(before[field], index === 0 ? origin : UNKNOWN);
    const next = steps[index + 1];
    const newValue = after === undefined ? (next === undefined ? current : next.before[field]) : after[field];
    add(newValue, { kind, files, actor, at });
  });
  add(current, UNKNOWN);
  return values.toReversed();
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function timeOf({ values }: FieldHistory): string {
  return values.find(({ source }) => source.at !== null)?.source.at ?? "";
}
