import type { Database } from "better-sqlite3";
import { openCategoryGroups, type RenewalParts, renewCategoryGroups } from "./category-groups.ts";
import { openProvenKinds, renewProvenKinds } from "./proven-kinds.ts";

/** Returns a function that stores what rows prove of kinds, then of groups, which follow kinds. `onBatch` runs in each transaction. */
export function openKindRenewal(db: Database, parts: RenewalParts) {
  const provenKinds = openProvenKinds(db);
  const groups = openCategoryGroups(db);
  return async (onBatch: () => void): Promise<void> => {
    await renewProvenKinds(provenKinds, parts, onBatch);
    await renewCategoryGroups(groups, parts, onBatch);
  };
}
