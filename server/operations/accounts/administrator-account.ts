import { randomInt } from "node:crypto";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import { checkPassword } from "./check-password.ts";
import { hashPassword } from "./password-hash.ts";

const MAX_USERNAME_CHARS = 100;
const DEFAULT_USERNAME = "admin";
/** Letters and digits that are not easily confused, five bits each. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

type AccountStore = Pick<Store, "accounts" | "maintenance">;

export interface FirstAdministratorOptions {
  store: AccountStore;
  /** Environment, which may have MAINSTREET_ADMIN_USERNAME and MAINSTREET_ADMIN_PASSWORD. */
  environment: NodeJS.ProcessEnv;
  now: () => Date;
}

/**
 * Creates the administrator; undefined when there is one. `generatedPassword` must be shown once, since only its hash is stored; null when
 * the environment has the password. Errors: AppError `invalid` that names the variable.
 */
export async function ensureAdministrator({
  store,
  environment,
  now,
}: FirstAdministratorOptions): Promise<{ username: string; generatedPassword: string | null } | undefined> {
  if ((await store.accounts.administrators()).length > 0) return undefined;
  const username = usernameFrom(environment);
  const configuredPassword = environment.MAINSTREET_ADMIN_PASSWORD;
  if (configuredPassword) checkPassword(configuredPassword, username, "MAINSTREET_ADMIN_PASSWORD");
  const password = configuredPassword || generatePassword();
  const isFirst = await store.accounts.addFirstAdministrator(username, await hashPassword(password), now());
  return isFirst ? { username, generatedPassword: configuredPassword ? null : password } : undefined;
}

export interface SetPasswordOptions extends FirstAdministratorOptions {
  /** User name; that of the existing administrator by default. */
  username?: string | undefined;
  password: string;
  /** Name for the activity list. */
  actor: string;
}

/**
 * Changes the administrator's password and ends all sessions; creates the administrator when there is none. Errors: AppError `invalid` for
 * a password that is too short, too long or too common, `not-found` for an unknown name.
 */
export async function setPassword(options: SetPasswordOptions): Promise<{ username: string; created: boolean }> {
  const { store, environment, password, actor, now } = options;
  const names = await store.accounts.administrators();
  const username =
    options.username === undefined ? (names[0] ?? usernameFrom(environment)) : checkUsername(options.username);
  checkPassword(password, username, "The password");
  if (names.length > 0 && !names.includes(username)) {
    throw new AppError("not-found", `There is no administrator named ${username}, but there is ${names.join(", ")}.`);
  }
  const hash = await hashPassword(password);
  const isCreated = await store.accounts.addFirstAdministrator(username, hash, now());
  if (!isCreated) await store.accounts.setPasswordHash(username, hash, now());
  await store.maintenance.recordActivity({
    at: now().toISOString(),
    actor,
    action: "set-password",
    detail: { username },
  });
  return { username, created: isCreated };
}

function usernameFrom(environment: NodeJS.ProcessEnv): string {
  return checkUsername(environment.MAINSTREET_ADMIN_USERNAME || DEFAULT_USERNAME);
}

function checkUsername(text: string): string {
  const username = text.trim();
  if (username === "" || username.length > MAX_USERNAME_CHARS || /[\u0000-\u001f\u007f]/.test(username)) {
    throw new AppError("invalid", `A username has 1 to ${MAX_USERNAME_CHARS} characters on one line.`);
  }
  return username;
}

/** Generates four groups of five characters: 100 bits. */
function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}
