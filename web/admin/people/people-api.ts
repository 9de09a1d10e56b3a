import { queryOptions } from "@tanstack/react-query";
import type { Invitation, NewInvitation, PeopleAnswer, PersonEntry } from "#contract/accounts/accounts";
import { adminJson, adminSend } from "../api/admin-fetch.ts";

export const peopleQuery = queryOptions({
  queryKey: ["admin/people"],
  queryFn: () => adminJson<PeopleAnswer>("people"),
});

/** Query keys that a change of people invalidates. */
export const PEOPLE_KEYS = [peopleQuery.queryKey, ["admin/activity"]];

/** This and the functions below throw what `adminFetch` throws. */
export function invite(invitation: Pick<Invitation, "label" | "role">): Promise<NewInvitation> {
  return adminSend("POST", "invitations", invitation);
}

export function withdrawInvitation({ id }: Invitation): Promise<void> {
  return adminSend("DELETE", `invitations/${id}`);
}

export function setRole({ username, role }: Pick<PersonEntry, "username" | "role">): Promise<void> {
  return adminSend("PATCH", `people/${encodeURIComponent(username)}`, { role });
}

export function removePerson(username: string): Promise<void> {
  return adminSend("DELETE", `people/${encodeURIComponent(username)}`);
}
