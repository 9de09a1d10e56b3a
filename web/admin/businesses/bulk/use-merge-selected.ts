import type { MergedSelection } from "#contract/businesses/merge-selected";
import { counted } from "#domain/text/count-label";
import { mergeSelected, undoMerges } from "../../api/businesses-api.ts";
import { failureNotice } from "../../api/failure-text.ts";
import { useAction } from "../../api/use-action.ts";

/** Merges selected businesses into one; the toast offers to undo it. */
export function useMergeSelected() {
  const undo = useAction({
    mutationFn: undoMerges,
    meta: { success: () => ({ title: "Merge undone" }), failure: failureNotice("The merge was not undone") },
  });
  return useAction({
    mutationFn: mergeSelected,
    meta: {
      success: ({ survivor, merged }: MergedSelection) => ({
        title: `${counted(merged.length + 1, "business", "businesses")} merged`,
        description: survivor.name,
        action: { label: "Undo", run: () => undo.mutate(merged.map(({ id }) => id)) },
      }),
      failure: failureNotice("The merge failed"),
    },
  });
}
