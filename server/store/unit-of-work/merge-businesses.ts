import { isCurrent, mergeChanges, undoMergeChanges } from "../duplicates/merge-changes.ts";
import type { Merge, UndoMergeRefusal } from "../port/duplicates.ts";
import { timeAfter } from "../records/business-changes.ts";
import type { UnitOfWork } from "./unit-of-work.ts";

/** See `Duplicates.merge`. */
export function mergeBusinesses(unit: UnitOfWork, merge: Merge, at: Date): "merged" | "changed" | "gone" {
  const { businesses, tombstones, slugs, merges } = unit;
  const { survivorId, mergedId, business, editedFields, expectedUpdatedAt } = merge;
  const [survivor, mergedBusiness] = [businesses.record(survivorId), businesses.record(mergedId)];
  if (survivor === undefined || mergedBusiness === undefined || survivorId === mergedId) return "gone";
  if (!isCurrent(survivor, expectedUpdatedAt[0]) || !isCurrent(mergedBusiness, expectedUpdatedAt[1])) return "changed";
  businesses.remove(mergedId);
  tombstones.add(mergedBusiness);
  const { slug, name, placeId } = mergedBusiness.business;
  const formerSlugs = slugs.formerOf(mergedId);
  slugs.reassign([slug, ...formerSlugs], survivorId);
  businesses.replace(survivorId, business, timeAfter(survivor.business, at));
  businesses.setEditedFields(survivorId, editedFields);
  const writtenSurvivor = businesses.record(survivorId)?.business ?? survivor.business;
  const changes = mergeChanges(survivor, writtenSurvivor);
  merges.add({ mergedId, survivorId, importId: mergedBusiness.importId, name, placeId, formerSlugs, changes, at });
  return "merged";
}

/** See `Duplicates.undoMerge`. */
export function undoMerge(unit: UnitOfWork, mergedId: number, at: Date): UndoMergeRefusal | "undone" {
  const { businesses, tombstones, slugs, merges } = unit;
  const merge = merges.mergeOf(mergedId);
  const record = tombstones.record(mergedId);
  if (merge === undefined || record === undefined) return "unknown";
  const survivor = businesses.record(merge.survivorId);
  if (survivor === undefined || typeof businesses.statusOf(record.business.placeId) === "number") return "blocked";
  const { business, editedFields } = undoMergeChanges(survivor, JSON.parse(merge.previous));
  businesses.replaceRecord(business, timeAfter(survivor.business, at));
  businesses.setEditedFields(business.id, editedFields);
  slugs.release(record.business.slug);
  slugs.reassign(JSON.parse(merge.slugs), mergedId);
  merges.forget(mergedId);
  tombstones.forget(mergedId);
  businesses.restore(record);
  return "undone";
}

/** Undoes a merge, and before it the merges of its survivor into others. */
export function undoMergeWithSurvivors(unit: UnitOfWork, mergedId: number, at: Date): void {
  const survivorId = unit.merges.mergeOf(mergedId)?.survivorId;
  if (survivorId !== undefined && unit.businesses.record(survivorId) === undefined) {
    undoMergeWithSurvivors(unit, survivorId, at);
  }
  undoMerge(unit, mergedId, at);
}
