import { businessKeys } from "#domain/business/business-keys";
import type { DeletedRecord } from "../records/business-changes.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/**
 * Applies the current rules to businesses, deleted ones too. `leave`: a removed rule, from which they are detached. `at`: milliseconds. Returns
 * how many businesses move to another city.
 */
export function applyRulesTo(unit: UnitOfWork, ids: readonly number[], at: number, leave?: number): number {
  const { businesses, tombstones, following } = unit;
  let moved = 0;
  for (const id of ids) {
    const record = businesses.record(id);
    const binned = record === undefined ? tombstones.record(id) : undefined;
    if (record !== undefined && moveByRules(unit, record, at)) moved++;
    if (binned !== undefined) renameInBin(unit, binned);
    if (leave !== undefined) following.leave(leave, id);
  }
  return moved;
}

/**
 * Returns whether the city of the business changes. If it returns to its own city and nothing else changed it, it also gets its former
 * time of change.
 */
function moveByRules({ businesses, following }: UnitOfWork, record: DeletedRecord, at: number): boolean {
  const { business, editedFields } = record;
  const { id } = business;
  const updatedAt = Date.parse(business.updatedAt);
  const given = { ...business, ...businessKeys(business) };
  const isEdited = editedFields.includes("city");
  const { business: before, known } = following.origin(id, given, isEdited);
  const ruled = following.apply(before);
  const isMoved = ruled.business.city !== business.city;
  const isBack = ruled.ruleIds.length === 0 && known?.previousAt !== null && known?.changedAt === updatedAt;
  const changedAt = isBack ? (known?.previousAt ?? at) : Math.max(at, updatedAt + 1);
  const times = isMoved ? { previousAt: updatedAt, changedAt } : undefined;
  if (isMoved) businesses.replaceRuled(id, ruled.business, changedAt);
  if (known !== undefined) following.move(id, known, ruled, times);
  else following.record(id, { given: before, ruled, storedCity: business.city, isEdited, ...(times && { times }) });
  return isMoved;
}

/** Applies the rules to a deleted business, which may be restored. */
function renameInBin({ tombstones, following }: UnitOfWork, record: DeletedRecord): void {
  const { business, editedFields } = record;
  const given = { ...business, ...businessKeys(business) };
  const { business: before, known } = following.origin(business.id, given, editedFields.includes("city"));
  if (known === undefined) return;
  const ruled = following.apply(before);
  const { city, fullAddress } = ruled.business;
  tombstones.rewrite({ ...record, business: { ...business, city, fullAddress } });
  following.move(business.id, known, ruled);
}
