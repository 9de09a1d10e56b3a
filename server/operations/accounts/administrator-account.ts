import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import { accountEntry } from "./account-entry.ts";
import { checkPassword } from "./check-password.ts";
import { hashPassword } from "./password-hash.ts";

const MAX_USERNAME_CHARS = 100;
const DEFAULT_USERNAME = "admin";

type AccountStore = Pick<Store, "accounts" | "people">;

export interface FirstAdministratorOptions {
  store: AccountStore;
  /** Environment, which may have MAINSTREET_ADMIN_USERNAME and MAINSTREET_ADMIN_PASSWORD. */
  environment: NodeJS.ProcessEnv;
  now: () => Date;
}

/**
 * Creates the administrator with the password of the environment. Without one it returns the user name that the first administrator is
 * offered, who then needs a one-time link; undefined when there is an administrator. Errors: AppError `invalid` that names the variable.
 */
export async function ensureAdministrator({
  store,
  environment,
  now,
}: FirstAdministratorOptions): Promise<{ offeredName: string } | undefined> {
  if ((await store.accounts.administrators()).length > 0) return undefined;
  const username = usernameFrom(environment);
  const password = environment.MAINSTREET_ADMIN_PASSWORD;
  if (!password) return { offeredName: username };
  checkPassword(password, username, "MAINSTREET_ADMIN_PASSWORD");
  await store.accounts.addFirstAdministrator(username, await hashPassword(password), now());
  return undefined;
}

export interface SetPasswordOptions extends FirstAdministratorOptions {
  /** User name; that of the only person or the only administrator by default. */
  username?: string | undefined;
  password: string;
  /** Name for the activity list. */
  actor: string;
}

/**
 * Changes somebody's password and ends all sessions; creates the administrator when there is none. Errors: AppError `invalid` for a
 * password that is too short, too long or too common, `usage` when a name is needed, `not-found` for an unknown one.
 */
export async function setPassword(options: SetPasswordOptions): Promise<{ username: string; created: boolean }> {
  const { store, password, actor, now } = options;
  const username = await personOfCommand(options);
  checkPassword(password, username, "The password");
  const hash = await hashPassword(password);
  const entry = accountEntry({ username, actor, now }, "set-password");
  const isCreated = await store.accounts.addFirstAdministrator(username, hash, now(), entry);
  if (!isCreated && !(await store.accounts.setPasswordHash(username, hash, now(), entry))) {
    throw new AppError("not-found", `${username} was removed meanwhile.`);
  }
  return { username, created: isCreated };
}

/**
 * Returns the person that a command is about. `username` may be left out when there is one person, or one administrator, or nobody: then
 * it is that of the first administrator. Errors: AppError `usage`, `not-found`.
 */
export async function personOfCommand(options: {
  store: Pick<Store, "people">;
  environment: NodeJS.ProcessEnv;
  username?: string | undefined;
  now: () => Date;
}): Promise<string> {
  const { store, environment, now } = options;
  const people = await store.people.list(now());
  const names = people.map(({ username }) => username);
  if (options.username !== undefined) {
    const username = checkUsername(options.username);
    if (names.length === 0 || names.includes(username)) return username;
    throw new AppError("not-found", `There is no administrator named ${username}, but there is ${names.join(", ")}.`);
  }
  const administrators = people.filter(({ role }) => role === "administrator");
  const [only] = people.length === 1 ? people : administrators;
  if (only === undefined) return usernameFrom(environment);
  if (people.length > 1 && administrators.length > 1) {
    throw new AppError("usage", `Say whose account it is, as --username NAME: there are ${names.join(", ")}.`);
  }
  return only.username;
}

function usernameFrom(environment: NodeJS.ProcessEnv): string {
  return checkUsername(environment.MAINSTREET_ADMIN_USERNAME || DEFAULT_USERNAME);
}

/** Returns the trimmed user name. Errors: AppError `invalid`. */
export function checkUsername(text: string): string {
  const username = text.trim();
  if (username === "" || username.length > MAX_USERNAME_CHARS || /[\u0000-\u001f\u007f]/.test(username)) {
    const message = `A username has 1 to ${MAX_USERNAME_CHARS} characters on one line.`;
    throw new AppError("invalid", message, [{ field: "username", message: "is not a username" }]);
  }
  return username;
}
