import type { BusinessBatch } from "#contract/business-batch";
import { type BusinessIds, MAX_BUSINESS_IDS } from "#contract/lists/business-ids";
import { counted } from "#domain/text/count-label";

/** Returns sentences about parts of a shared link that are not shown. */
export function linkNotices(
  { furtherCount, unreadableCount }: Omit<BusinessIds, "ids">,
  { merged, missing }: Omit<BusinessBatch, "businesses">,
): string[] {
  const deletedCount = missing.filter(({ reason }) => reason === "deleted").length;
  const unknownCount = missing.length - deletedCount;
  const places = (count: number) => counted(count, "place of this link", "places of this link");
  return [
    unreadableCount > 0 &&
      `${counted(unreadableCount, "part", "parts")} of this link cannot be read. It may have been cut off or changed on its way.`,
    furtherCount > 0 &&
      `A link holds at most ${MAX_BUSINESS_IDS} places, so ${counted(furtherCount, "place is", "places are")} left out.`,
    deletedCount > 0 && `${places(deletedCount)} ${deletedCount === 1 ? "is" : "are"} no longer listed.`,
    unknownCount > 0 && `${places(unknownCount)} ${unknownCount === 1 ? "is" : "are"} not in this directory.`,
    merged.length > 0 &&
      `${places(merged.length)} ${merged.length === 1 ? "is" : "are"} now part of another entry, which is shown instead.`,
  ].filter((sentence) => sentence !== false);
}
