import { ROLE_LABELS, type Role } from "#domain/accounts/roles";
import { AppError } from "../../errors.ts";
import type { NewActivity } from "../../store/port/maintenance.ts";
import type { OneTimeLink, PersonOutcome } from "../../store/port/people/people.ts";
import type { Store } from "../../store/store.ts";
import { accountEntry } from "./account-entry.ts";
import { createLink } from "./one-time-links.ts";

export interface PeopleOptions {
  store: Pick<Store, "people">;
  /** Name for the activity list. */
  actor: string;
  now: () => Date;
}

/** Invites somebody. `label` tells readers of the list who was invited. Returns the token of the link, which is not stored. */
export async function invite(
  options: PeopleOptions,
  { label, role }: Pick<OneTimeLink, "label" | "role">,
): Promise<{ token: string; link: OneTimeLink }> {
  const { store, actor, now } = options;
  const newLink = { purpose: "invitation", username: "", role, label, createdBy: actor } as const;
  return createLink(store, newLink, now(), entryOf(options, "invite", { label, role }));
}

/** Errors: AppError `not-found`. */
export async function withdrawInvitation(options: PeopleOptions, hash: string): Promise<void> {
  const link = (await options.store.people.invitations(options.now())).find((invitation) => invitation.hash === hash);
  const entry = entryOf(options, "withdraw-invitation", { label: link?.label, role: link?.role });
  if (link === undefined || !(await options.store.people.withdrawInvitation(hash, entry))) {
    throw new AppError("not-found", "There is no such invitation any more: it was used, withdrawn or has expired.");
  }
}

/** Errors: AppError `not-found`, `conflict` for the only administrator. */
export async function setRole(options: PeopleOptions, username: string, role: Role): Promise<void> {
  const entry = accountEntry({ ...options, username }, "set-role", { role });
  requireDone(await options.store.people.setRole(username, role, entry), username);
}

/** Removes a person with passkeys and sessions. Errors: AppError `not-found`, `conflict` for the only administrator. */
export async function removePerson(options: PeopleOptions, username: string): Promise<void> {
  const entry = accountEntry({ ...options, username }, "remove-person");
  requireDone(await options.store.people.remove(username, entry), username);
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

function entryOf({ actor, now }: PeopleOptions, action: string, detail: NewActivity["detail"]): NewActivity {
  return { at: now().toISOString(), actor, action, detail };
}
