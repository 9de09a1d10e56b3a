import type { BusinessDraft } from "#contract/business";
import type { OnDuplicate } from "#contract/import-report";
import { type BusinessWithKeys, businessKeys } from "#domain/business/business-keys";
import type { ChangeEntry } from "../../store/port/changes.ts";
import type { BatchOutcome } from "../../store/port/imports.ts";
import type { Store } from "../../store/store.ts";
import { businessInsert } from "./business-insert.ts";

/** Default time of imports in tests: a Monday morning. */
export const AT = new Date("2026-03-02T10:00:00Z");

/** Activity entry for tests that do not check it. */
export function byAnn(at: Date = AT, action = "edit"): ChangeEntry {
  return { at, actor: "ann", action };
}

/** Businesses to import, whole or as fields by place id that differ from a plain business; then duplicate policy and time. */
export type ToImport = [
  businesses: readonly (BusinessDraft | BusinessWithKeys)[] | Readonly<Record<string, Partial<BusinessDraft>>>,
  onDuplicate?: OnDuplicate,
  at?: Date,
];

/** Runs a whole import. Existing businesses are updated by default. */
export async function importInto(
  store: Store,
  ...[content, onDuplicate = "update", at = AT]: ToImport
): Promise<BatchOutcome & { importId: number }> {
  const businesses = Array.isArray(content)
    ? content.map((draft) => ({ ...businessKeys(draft), ...draft }))
    : Object.entries(content).map(([placeId, more]) => businessInsert(placeId, more));
  const importId = await store.imports.begin(["made-up.xlsx"], "cli", at);
  const outcome = await store.imports.writeBatch(importId, businesses, onDuplicate, at);
  await store.imports.finish(importId, { ...outcome, rows: businesses.length, totalErrors: 0, state: "finished" }, at);
  return { importId, ...outcome };
}
