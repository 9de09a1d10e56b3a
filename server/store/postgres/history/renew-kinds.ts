import type { Transaction } from "../connection/transaction.ts";
import { renewCategoryGroups } from "./category-groups.ts";
import { type RenewalParts, renewProvenKinds } from "./proven-kinds.ts";

/** Stores what rows prove of kinds, then of groups, which follow kinds. `onBatch` is called in each transaction. */
export async function renewKinds(parts: RenewalParts, onBatch: (tx: Transaction) => void): Promise<void> {
  await renewProvenKinds(parts, onBatch);
  await renewCategoryGroups(parts.transactions, onBatch);
}
