import { isDeepStrictEqual } from "node:util";
import type { BusinessDraft } from "#contract/business";
import { businessEditSchema } from "#contract/business-edit";
import type { CorrectedValues, CorrectLeftOutValues } from "#contract/fields/left-out-values";
import type { StoredOwnField } from "#contract/fields/own-fields";
import { type FieldName, fieldOf } from "#domain/business/business-fields";
import { businessKeys } from "#domain/business/business-keys";
import { derive, derivedFields } from "#domain/business/derived-fields";
import { type ParsedRow, readBusinessRow } from "#domain/import-row/business-row";
import { knownColumns } from "#domain/import-row/columns/match-header";
import { needsOsmLibrary } from "#domain/import-row/row-hours";
import { loadOsmLibrary } from "#domain/opening-hours/osm-hours";
import {
  changedOwnValueFields,
  fieldValueOf,
  keyOfOwnValueField,
  withFieldValues,
} from "#domain/own-fields/own-value-fields";
import type { BusinessWrite, EditableBusiness } from "../../../store/port/editing.ts";
import type { ImportReading } from "../../../store/port/imports.ts";
import type { Store } from "../../../store/store.ts";
import { columnOf, type LeftOutListRow } from "./left-out-rows.ts";

/** Fields that a correction may change: those of an edit by hand. The id and the address of the page stay. */
const FIELDS = Object.keys(businessEditSchema.shape).filter(
  (field) => field !== "slug" && field !== "ownValues",
) as (keyof BusinessDraft)[];

const UNREADABLE = "cannot be read";
const GONE = "The business is no longer in the directory.";
const DELETED = "The business is in the recycle bin. Restore it, then import the correction.";
const EDITED = "This was edited by hand since the import, and was left as it is.";
const OTHER_VALUE = "The directory has a value from another import here, and it was left as it is.";

export interface CorrectLeftOutOptions {
  store: Pick<Store, "editing" | "directory">;
  rows: readonly LeftOutListRow[];
  corrections: CorrectLeftOutValues["values"];
  /** Choices by which the file was read. */
  reading: ImportReading | undefined;
  actor: string;
  now: () => Date;
}

/** Result of the corrections, and the rows with what is still left out of them. */
export type CorrectedRows = Omit<CorrectedValues, "remaining"> & { rows: LeftOutListRow[] };

type Refusal = CorrectedValues["refused"][number];

/**
 * Reads corrected values of rows as an import reads them, and writes them as one edit by hand. Values that still cannot be read, and those of
 * businesses that were deleted, or have another value in that field, are refused; values of rows that are no longer listed count as corrected.
 */
export async function correctLeftOut(options: CorrectLeftOutOptions): Promise<CorrectedRows> {
  const { store, actor, now } = options;
  let activityId: number | undefined;
  for (;;) {
    const { writes, fields, ...result } = await prepare(options);
    if (writes.length === 0) return { ...result, activityId: activityId ?? null };
    const entry = { at: now(), actor, action: "setFields", detail: { fields: [...fields].toSorted() }, activityId };
    const written = await store.editing.write(writes, entry);
    ({ activityId } = written);
    // Somebody else changed or deleted one of them in between. The others stay as they were written.
    const isWhole = !written.outcomes.some((outcome) => outcome === "changed" || outcome === "gone");
    if (isWhole) return { ...result, activityId: activityId ?? null };
  }
}

/** Businesses after the corrections, by id. */
type Pending = Map<number, { stored: EditableBusiness; draft: BusinessDraft; edited: Set<string> }>;

async function prepare({ store, rows, corrections, reading }: CorrectLeftOutOptions) {
  const ownFields = await store.directory.ownFields();
  const valuesByRow = new Map<number, Map<string, string>>();
  for (const { row, column, value } of corrections)
    valuesByRow.set(row, (valuesByRow.get(row) ?? new Map<string, string>()).set(column, value));
  const pending: Pending = new Map();
  const refused: Refusal[] = [];
  const fields = new Set<string>();
  const newRows: LeftOutListRow[] = [];
  for (const row of rows) {
    const values = valuesByRow.get(row.number);
    const listed = new Map([...(values ?? [])].filter(([column]) => row.problems.some((one) => one.column === column)));
    if (listed.size === 0) {
      newRows.push(row);
      continue;
    }
    const read = await rowReader(row, reading, ownFields);
    const corrected = await correctRow({ store, row, values: listed, read, pending });
    refused.push(...corrected.refused.map(({ column, reason }) => ({ row: row.number, column, reason })));
    for (const field of corrected.fields) fields.add(field);
    newRows.push(corrected.row);
  }
  const writes: BusinessWrite[] = [...pending.values()]
    .filter(({ edited }) => edited.size > 0)
    .map(({ stored, draft, edited }) => ({
      id: stored.business.id,
      business: { ...draft, ...businessKeys(draft) },
      editedFields: [...new Set([...stored.editedFields, ...edited])].toSorted(),
      expectedUpdatedAt: stored.business.updatedAt,
    }));
  return { writes, fields, refused, corrected: corrections.length - refused.length, rows: newRows };
}

type ReadRow = (cells: readonly string[]) => ParsedRow;

/** Returns the reader of imports for the columns of a row. */
async function rowReader(
  { header, cells }: LeftOutListRow,
  reading: ImportReading | undefined,
  ownFields: readonly StoredOwnField[],
): Promise<ReadRow> {
  const match = knownColumns(header, reading?.choices, undefined, ownFields);
  if (needsOsmLibrary(cells, match)) await loadOsmLibrary();
  return (row) => readBusinessRow(row, match, { country: reading?.country ?? "" });
}

interface RowCorrection {
  store: Pick<Store, "editing">;
  row: LeftOutListRow;
  /** Corrected values by column. */
  values: ReadonlyMap<string, string>;
  read: ReadRow;
  pending: Pending;
}

interface CorrectedRow {
  row: LeftOutListRow;
  fields: string[];
  refused: { column: string; reason: string }[];
}

async function correctRow({ store, row, values, read, pending }: RowCorrection): Promise<CorrectedRow> {
  const accepted = new Map(values);
  const refused: CorrectedRow["refused"] = [];
  const refuse = (column: string, reason: string) => {
    if (accepted.delete(column)) refused.push({ column, reason });
  };
  const unchanged = () => ({ row, fields: [], refused });
  refuseUnreadable(row, accepted, read, refuse);
  if (accepted.size === 0) return unchanged();
  const target = await targetOf(store, row, pending);
  if (typeof target === "string") {
    for (const column of accepted.keys()) refuse(column, target);
    return unchanged();
  }
  refuseConflicts(row, accepted, { read, target, refuse });
  if (accepted.size === 0) return unchanged();
  const before = read(row.cells);
  const changed = changedValues(before, read(withValues(row, accepted)));
  const draft = withFieldValues(target.draft, changed);
  const differing = Object.keys(changed).filter((field) => !isSame(target.draft, draft, field));
  const derived = derivedFields((field) => !isSame(target.draft, draft, field));
  target.draft = derive(draft, derived);
  for (const field of differing) target.edited.add(field);
  const written = Object.fromEntries(Object.entries(changed).map(([field, value]) => [field, JSON.stringify(value)]));
  const firstRead = Object.keys(changed).map((field) => [field, JSON.stringify(valueRead(before, field))]);
  return {
    row: {
      ...row,
      cells: withValues(row, accepted),
      problems: row.problems.filter(({ column }) => !accepted.has(column)),
      written: { ...row.written, ...written },
      read: { ...Object.fromEntries(firstRead), ...row.read },
    },
    fields: differing,
    refused,
  };
}

type Refuse = (column: string, reason: string) => void;

/** Refuses values that the readers leave out again, until the others are read. */
function refuseUnreadable(row: LeftOutListRow, accepted: Map<string, string>, read: ReadRow, refuse: Refuse): void {
  for (const [column, value] of accepted) if (value.trim() === "") refuse(column, "is blank");
  while (accepted.size > 0) {
    const parsed = read(withValues(row, accepted));
    const problems = parsed.warnings ?? parsed.problems;
    const wrong = problems.filter(({ column }) => accepted.has(column));
    for (const { column, reason } of wrong) refuse(column, reason);
    if (wrong.length > 0) continue;
    if (parsed.warnings === undefined)
      for (const column of accepted.keys()) refuse(column, problems[0]?.reason ?? UNREADABLE);
    return;
  }
}

/**
 * Refuses values of fields that somebody edited by hand since, and of fields with a value of another import: the row may have been skipped as
 * a duplicate. Values that the row or its corrections gave are none of these.
 */
function refuseConflicts(
  row: LeftOutListRow,
  accepted: Map<string, string>,
  { read, target, refuse }: { read: ReadRow; target: Target; refuse: Refuse },
): void {
  const { business, editedFields } = target.stored;
  const before = read(row.cells);
  const conflictOf = (field: string, value: unknown) => {
    const stored = fieldValueOf(business, field);
    const current = JSON.stringify(stored);
    if (current === row.written[field] || isDeepStrictEqual(stored, value)) return undefined;
    if (editedFields.includes(field)) return EDITED;
    const isOfRow = isDeepStrictEqual(stored, valueRead(before, field)) || current === row.read?.[field];
    return isOfRow || isDeepStrictEqual(stored, blankOf(field)) ? undefined : OTHER_VALUE;
  };
  const conflictWith = (values: ReadonlyMap<string, string>) =>
    Object.entries(changedValues(before, read(withValues(row, values))))
      .map((change) => conflictOf(...change))
      .find((conflict) => conflict !== undefined);
  for (const [column, value] of accepted) {
    const conflict = conflictWith(new Map([[column, value]]));
    if (conflict !== undefined) refuse(column, conflict);
  }
  // Two columns, such as those of a point, may change a field only together.
  const conflict = conflictWith(accepted);
  if (conflict !== undefined) for (const column of accepted.keys()) refuse(column, conflict);
}

function blankOf(field: string): unknown {
  return keyOfOwnValueField(field) === undefined ? fieldOf(field as FieldName).blank : null;
}

/** Returns the value that a row was read with; undefined for a rejected row. */
function valueRead(parsed: ParsedRow, field: string): unknown {
  return parsed.warnings === undefined ? undefined : fieldValueOf(parsed.business, field);
}

type Target = NonNullable<ReturnType<Pending["get"]>>;

/** Returns the business of a row, or why it cannot be changed. */
async function targetOf(
  { editing }: Pick<Store, "editing">,
  { placeId }: LeftOutListRow,
  pending: Pending,
): Promise<Target | string> {
  const match = await editing.findByPlaceId(placeId);
  if (match === undefined || !match.isWhole) return GONE;
  const known = pending.get(match.id);
  if (known !== undefined) return known;
  const [stored] = await editing.businessesToEdit([match.id]);
  if (stored === undefined) return GONE;
  if (stored === "deleted") return DELETED;
  const target: Target = { stored, draft: stored.business, edited: new Set() };
  pending.set(match.id, target);
  return target;
}

function withValues(row: LeftOutListRow, values: ReadonlyMap<string, string>): string[] {
  const cells = [...row.cells];
  for (const [column, value] of values) cells[columnOf(row, column)] = value;
  return cells;
}

/** Returns the fields, own ones too, in which two readings of a row differ, with their later values. */
function changedValues(before: ParsedRow, after: ParsedRow): Record<string, unknown> {
  if (before.warnings === undefined || after.warnings === undefined) return {};
  const [from, to] = [before.business, after.business];
  const fields: string[] = FIELDS.filter((field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]));
  fields.push(...changedOwnValueFields(from.ownValues, to.ownValues));
  return Object.fromEntries(fields.map((field) => [field, fieldValueOf(to, field)]));
}

function isSame(one: BusinessDraft, other: BusinessDraft, field: string): boolean {
  return JSON.stringify(fieldValueOf(one, field)) === JSON.stringify(fieldValueOf(other, field));
}
