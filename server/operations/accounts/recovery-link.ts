import type { Store } from "../../store/store.ts";
import { accountEntry } from "./account-entry.ts";
import { personOfCommand } from "./administrator-account.ts";
import { createFirstLink } from "./first-link.ts";
import { createLink, linkPath } from "./one-time-links.ts";

export interface RecoveryLinkOptions {
  store: Pick<Store, "people">;
  environment: NodeJS.ProcessEnv;
  username: string | undefined;
  /** Name for the activity list. */
  actor: string;
  now: () => Date;
}

/**
 * Makes a one-time link for a lost password, or for the first administrator while there is nobody. Errors: AppError `usage` when a name is
 * needed, `not-found` for an unknown one.
 */
export async function createRecoveryLink(options: RecoveryLinkOptions): Promise<{ username: string; path: string }> {
  const { store, actor, now } = options;
  const username = await personOfCommand(options);
  const person = (await store.people.list(now())).find((entry) => entry.username === username);
  if (person === undefined) return { username, path: await createFirstLink(store, username, now()) };
  const newLink = { purpose: "password", username, role: person.role, label: "", createdBy: actor } as const;
  const entry = accountEntry({ username, actor, now }, "new-link");
  const { token } = await createLink(store, newLink, now(), entry);
  return { username, path: linkPath(token) };
}
