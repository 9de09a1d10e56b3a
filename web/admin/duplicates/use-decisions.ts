import type { MergeAnswer } from "#contract/admin-api";
import { fieldLabel } from "#domain/business/field-labels-data";
import type { NamedBusiness } from "../api/businesses-api.ts";
import { failureNotice } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import { mergeBusinesses, setDistinct, undoMerge } from "./duplicates-api.ts";

export function useUndoMerge() {
  return useAction({
    mutationFn: undoMerge,
    meta: {
      success: ({ name }: NamedBusiness) => ({ title: "Merge undone", description: `${name} is listed again` }),
      failure: failureNotice("The merge was not undone"),
    },
  });
}

/** Merges two businesses or marks them as distinct; the toast offers to undo it. */
export function useDecisions() {
  const undo = useUndoMerge();
  const merge = useAction({
    mutationFn: mergeBusinesses,
    meta: {
      success: ({ survivor, merged, filled }: MergeAnswer) => ({
        title: `Merged into ${survivor.name}`,
        ...(filled.length > 0 && { description: `Filled in: ${filled.map(fieldLabel).join(", ")}` }),
        action: { label: "Undo", run: () => undo.mutate(merged) },
      }),
      failure: failureNotice("The businesses were not merged"),
    },
  });
  const pairAgain = useAction({
    mutationFn: setDistinct,
    meta: {
      success: () => ({ title: "Listed as possible duplicates again" }),
      failure: failureNotice("They were not listed again"),
    },
  });
  const declareDistinct = useAction({
    mutationFn: setDistinct,
    meta: {
      success: (_: unknown, { ids }: { ids: [number, number] }) => ({
        title: "Kept as separate businesses",
        description: "They won’t be listed as duplicates again",
        action: { label: "Undo", run: () => pairAgain.mutate({ ids, isDistinct: false }) },
      }),
      failure: failureNotice("The decision was not saved"),
    },
  });
  return { merge, distinct: declareDistinct };
}
