import { type BusinessInsert, businessKeys } from "#domain/business/business-keys";
import type { BusinessRecord } from "../port/directory.ts";
import type { DeletedRecord } from "../records/business-changes.ts";
import type { createRuleFollowing } from "./rule-following.ts";

interface FollowingParts {
  following: Pick<ReturnType<typeof createRuleFollowing>, "apply" | "move" | "origin" | "record">;
  /** Writes a business to which the rules were applied. */
  replace: (id: number, business: BusinessInsert, at: number) => void;
  /** Writes the record of a deleted business. */
  rewrite: (record: DeletedRecord) => void;
}

/** Applies the current rules to single stored businesses. */
export function createRuleFollower({ following, replace, rewrite }: FollowingParts) {
  return {
    /**
     * Returns whether the city of the business changes. If it returns to its own city and nothing else changed it, it also gets its former
     * time of change.
     */
    follow(business: BusinessRecord, editedFields: readonly string[], at: number): boolean {
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
      if (isMoved) replace(id, ruled.business, changedAt);
      if (known !== undefined) following.move(id, known, ruled, times);
      else following.record(id, { given: before, ruled, storedCity: business.city, isEdited, ...(times && { times }) });
      return isMoved;
    },

    /** Applies the rules to a deleted business, which may be restored. */
    followInBin(record: DeletedRecord): void {
      const { business, editedFields } = record;
      const given = { ...business, ...businessKeys(business) };
      const { business: before, known } = following.origin(business.id, given, editedFields.includes("city"));
      if (known === undefined) return;
      const ruled = following.apply(before);
      const { city, fullAddress } = ruled.business;
      rewrite({ ...record, business: { ...business, city, fullAddress } });
      following.move(business.id, known, ruled);
    },
  };
}
