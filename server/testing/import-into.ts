import type { BusinessDraft } from "#contract/business";
import type { OnDuplicate } from "#contract/import-report";
import { type BusinessWithKeys, businessKeys } from "#domain/business/business-keys";
import type { BatchOutcome } from "../store/port/imports.ts";
import type { Store } from "../store/store.ts";
import { businessInsert } from "./business-insert.ts";

/** When made-up imports happen, unless told: on a Monday morning. */
export const AT = new Date("2026-03-02T10:00:00Z");

/** Whole businesses, or by place id what sets one apart from a plain one; what happens to those known; and when. */
export type ToImport = [
  given: readonly (BusinessDraft | BusinessWithKeys)[] | Readonly<Record<string, Partial<BusinessDraft>>>,
  onDuplicate?: OnDuplicate,
  at?: Date,
];

/** For tests: an import from its beginning to its end; those known are updated unless told. */
export async function importInto(
  store: Store,
  ...[given, onDuplicate = "update", at = AT]: ToImport
): Promise<BatchOutcome & { importId: number }> {
  const businesses = Array.isArray(given)
    ? given.map((draft) => ({ ...businessKeys(draft), ...draft }))
    : Object.entries(given).map(([placeId, more]) => businessInsert(placeId, more));
  const importId = await store.imports.begin(["made-up.xlsx"], "cli", at);
  const outcome = await store.imports.writeBatch(importId, businesses, onDuplicate, at);
  await store.imports.finish(importId, { ...outcome, rows: businesses.length, totalErrors: 0, state: "finished" }, at);
  return { importId, ...outcome };
}
