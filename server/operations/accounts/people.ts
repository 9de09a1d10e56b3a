import { ROLE_LABELS, type Role } from "#domain/accounts/roles";
import { AppError } from "../../errors.ts";
import type { OneTimeLink, PersonOutcome } from "../../store/port/people/people.ts";
import type { Store } from "../../store/store.ts";
import { createLink } from "./one-time-links.ts";

export interface PeopleOptions {
  store: Pick<Store, "people" | "maintenance">;
  /** Name for the activity list. */
  actor: string;
  now: () => Date;
}

/** Invites somebody. `label` says whom, for those who read the list. Returns the token of the link, which is not stored. */
export async function invite(
  options: PeopleOptions,
  { label, role }: Pick<OneTimeLink, "label" | "role">,
): Promise<{ token: string; link: OneTimeLink }> {
  const { store, actor, now } = options;
  const invitation = await createLink(
    store,
    { purpose: "invitation", username: "", role, label, createdBy: actor },
    now(),
  );
  await record(options, "invite", { label, role });
  return invitation;
}

/** Errors: AppError `not-found`. */
export async function withdrawInvitation(options: PeopleOptions, hash: string): Promise<void> {
  const link = (await options.store.people.invitations(options.now())).find((invitation) => invitation.hash === hash);
  if (link === undefined || !(await options.store.people.withdrawInvitation(hash))) {
    throw new AppError("not-found", "There is no such invitation any more: it was used, withdrawn or has expired.");
  }
  await record(options, "withdraw-invitation", { label: link.label, role: link.role });
}

/** Errors: AppError `not-found`, `conflict` for the only administrator. */
export async function setRole(options: PeopleOptions, username: string, role: Role): Promise<void> {
  requireDone(await options.store.people.setRole(username, role), username);
  await record(options, "set-role", { username, role });
}

/** Removes a person and ends the person's sessions. Errors: AppError `not-found`, `conflict` for the only administrator. */
export async function removePerson(options: PeopleOptions, username: string): Promise<void> {
  requireDone(await options.store.people.remove(username), username);
  await record(options, "remove-person", { username });
}

function requireDone(outcome: PersonOutcome, username: string): void {
  if (outcome === "unknown") throw new AppError("not-found", `There is nobody named ${username}.`);
  if (outcome === "last") {
    const role = ROLE_LABELS.administrator.toLowerCase();
    throw new AppError(
      "conflict",
      `${username} is the only ${role} and has to stay one. Make someone else an ${role} first.`,
    );
  }
}

async function record({ store, actor, now }: PeopleOptions, action: string, detail: Record<string, unknown>) {
  await store.maintenance.recordActivity({ at: now().toISOString(), actor, action, detail });
}
