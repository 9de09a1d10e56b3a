import { useMutationState } from "@tanstack/react-query";
import { type NamedBusiness, removeBusiness, restoreBusiness } from "../api/businesses-api.ts";
import { failureNotice } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";

const REMOVAL_KEY = ["remove-business"];

/** Deletes a business without a confirmation, with a toast that offers to undo it; also restores one. */
export function useRemoval() {
  const restore = useAction({
    mutationKey: REMOVAL_KEY,
    mutationFn: restoreBusiness,
    meta: {
      success: (_: unknown, { name }: NamedBusiness) => ({ title: "Business restored", description: name }),
      failure: (error, { name }: NamedBusiness) => failureNotice("Restore failed", name)(error),
    },
  });
  const { mutate } = useAction({
    mutationKey: REMOVAL_KEY,
    mutationFn: removeBusiness,
    meta: {
      success: (_: unknown, business: NamedBusiness) => ({
        title: "Business deleted",
        description: business.name,
        action: { label: "Undo", run: () => restore.mutate(business) },
      }),
      failure: (error, { name }: NamedBusiness) => failureNotice("Delete failed", name)(error),
    },
  });
  const pendingRemovals = useMutationState({
    filters: { mutationKey: REMOVAL_KEY, status: "pending" },
    select: ({ state }) => (state.variables as NamedBusiness).id,
  });
  return { remove: mutate, restore: restore.mutate, isPending: (id: number) => pendingRemovals.includes(id) };
}
