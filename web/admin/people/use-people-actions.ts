import type { Invitation, PersonEntry } from "#contract/accounts/accounts";
import { failureNotice } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import { PEOPLE_KEYS, removePerson, setRole, withdrawInvitation } from "./people-api.ts";

type NewRole = Pick<PersonEntry, "username" | "role">;

/** Returns the actions on people and invitations. */
export function usePeopleActions(ownName: string | undefined) {
  const change = useAction({
    mutationFn: setRole,
    onSuccess: (_: void, { username }: NewRole) => {
      // The own role decides what the panel shows.
      if (username === ownName) window.location.reload();
    },
    meta: {
      success: (_: unknown, { username, role }: NewRole) => ({
        title: "Role changed",
        description: `${username} is now ${role === "viewer" ? "a" : "an"} ${role}.`,
      }),
      failure: failureNotice("The role was not changed"),
      invalidates: PEOPLE_KEYS,
    },
  });
  const removal = useAction({
    mutationFn: removePerson,
    meta: {
      success: (_: unknown, username: string) => ({ title: "Person removed", description: username }),
      failure: failureNotice("The person was not removed"),
      invalidates: PEOPLE_KEYS,
    },
  });
  const withdrawal = useAction({
    mutationFn: withdrawInvitation,
    meta: {
      success: (_: unknown, { label }: Invitation) => ({ title: "Invitation withdrawn", description: label }),
      failure: failureNotice("The invitation was not withdrawn"),
      invalidates: PEOPLE_KEYS,
    },
  });
  return {
    changeRole: change.mutate,
    remove: removal.mutate,
    withdraw: withdrawal.mutate,
    isPending: change.isPending || removal.isPending || withdrawal.isPending,
  };
}
