import { businessKeys } from "#domain/business/business-keys";
import { type DeletedRecord, timeAfter } from "../records/business-changes.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/**
 * Applies the current rules to businesses, deleted ones too. They are detached from the rule `removedRuleId`. Returns how many businesses
 * move to another city.
 */
export function applyRulesTo(unit: UnitOfWork, ids: readonly number[], at: Date, removedRuleId?: number): number {
  const { businesses, tombstones, rules } = unit;
  let movedCount = 0;
  for (const id of ids) {
    const record = businesses.record(id);
    const deletedRecord = record === undefined ? tombstones.record(id) : undefined;
    if (record !== undefined && moveByRules(unit, record, at)) movedCount++;
    if (deletedRecord !== undefined) renameInBin(unit, deletedRecord);
    if (removedRuleId !== undefined) rules.detach(removedRuleId, id);
  }
  return movedCount;
}

/** Moves businesses to the kinds that the current rules give them. Their times of change stay. Returns how many move. */
export function moveToKinds({ businesses, rules }: UnitOfWork, ids: readonly number[]): number {
  let movedCount = 0;
  for (const id of ids) {
    const record = businesses.record(id)?.business;
    if (record === undefined) continue;
    const business = rules.applyGroups({ ...record, ...businessKeys(record) });
    if (business.categorySlug === record.categorySlug) continue;
    businesses.replaceRenamed(id, business, Date.parse(record.updatedAt));
    movedCount++;
  }
  return movedCount;
}

/**
 * Returns whether the city of the business changes. If it returns to its own city and nothing else changed it, it also gets its former
 * time of change.
 */
function moveByRules({ businesses, rules }: UnitOfWork, record: DeletedRecord, at: Date): boolean {
  const { business, editedFields } = record;
  const { id } = business;
  const updatedAt = Date.parse(business.updatedAt);
  const isEdited = editedFields.includes("city");
  const { beforeRules, renaming } = rules.origin(id, { ...business, ...businessKeys(business) }, isEdited);
  const afterRules = rules.apply(beforeRules);
  const isMoved = afterRules.business.city !== business.city;
  const isRestored =
    afterRules.ruleIds.length === 0 && renaming?.previousAt !== null && renaming?.changedAt === updatedAt;
  const changedAt = isRestored ? (renaming?.previousAt ?? at.getTime()) : timeAfter(business, at);
  const times = isMoved ? { previousAt: updatedAt, changedAt } : undefined;
  if (isMoved) businesses.replaceRenamed(id, afterRules.business, changedAt);
  if (renaming !== undefined) rules.move(id, renaming, afterRules, times);
  else {
    const { city: storedCity } = business;
    rules.record(id, { beforeRules, afterRules, storedCity, isEdited, ...(times && { times }) });
  }
  return isMoved;
}

/** Applies the rules to a deleted business, which may be restored. */
function renameInBin({ tombstones, rules }: UnitOfWork, record: DeletedRecord): void {
  const { business, editedFields } = record;
  const isEdited = editedFields.includes("city");
  const { beforeRules, renaming } = rules.origin(business.id, { ...business, ...businessKeys(business) }, isEdited);
  if (renaming === undefined) return;
  const afterRules = rules.apply(beforeRules);
  const { city, fullAddress } = afterRules.business;
  tombstones.rewrite({ ...record, business: { ...business, city, fullAddress } });
  rules.move(business.id, renaming, afterRules);
}
