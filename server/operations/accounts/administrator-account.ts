import { randomInt } from "node:crypto";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import { hashPassword, LONGEST_PASSWORD, passwordLength } from "./password-hash.ts";

/** Characters. */
const SHORTEST_PASSWORD = 8;
const LONGEST_USERNAME = 100;
const DEFAULT_USERNAME = "admin";
/** Letters and digits that are not mistaken for each other: five bits each. */
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

type AccountStore = Pick<Store, "accounts" | "maintenance">;

export interface FirstAdministratorOptions {
  store: AccountStore;
  /** MAINSTREET_ADMIN_USERNAME and MAINSTREET_ADMIN_PASSWORD, as far as they are set. */
  environment: NodeJS.ProcessEnv;
  now: () => Date;
}

/**
 * Where there is no administrator, makes one; undefined where there is. `generatedPassword` is known to nobody else and
 * is to be shown once; null when the environment gave the password. Errors: AppError `invalid` that names the variable.
 */
export async function ensureAdministrator({
  store,
  environment,
  now,
}: FirstAdministratorOptions): Promise<{ username: string; generatedPassword: string | null } | undefined> {
  if ((await store.accounts.administrators()).length > 0) return undefined;
  const username = usernameFrom(environment);
  const given = environment.MAINSTREET_ADMIN_PASSWORD;
  if (given) checkPassword(given, "MAINSTREET_ADMIN_PASSWORD");
  const password = given || generatedPassword();
  const isFirst = await store.accounts.addFirstAdministrator(username, await hashPassword(password), now());
  return isFirst ? { username, generatedPassword: given ? null : password } : undefined;
}

export interface SetPasswordOptions extends FirstAdministratorOptions {
  /** Without it, the one there is. */
  username?: string | undefined;
  password: string;
  /** Who does it, for the activity list. */
  actor: string;
}

/**
 * Changes the administrator's password and ends the sessions begun with the former one; where there is no administrator
 * yet, makes one. Errors: AppError `invalid` for a password that is too short, `not-found` for a name that nobody has.
 */
export async function setPassword(options: SetPasswordOptions): Promise<{ username: string; created: boolean }> {
  const { store, environment, password, actor, now } = options;
  checkPassword(password, "The password");
  const names = await store.accounts.administrators();
  const username =
    options.username === undefined ? (names[0] ?? usernameFrom(environment)) : checkedUsername(options.username);
  if (names.length > 0 && !names.includes(username)) {
    throw new AppError("not-found", `There is no administrator named ${username}, but there is ${names.join(", ")}.`);
  }
  const hash = await hashPassword(password);
  const created = await store.accounts.addFirstAdministrator(username, hash, now());
  if (!created) await store.accounts.setPasswordHash(username, hash, now());
  await store.maintenance.recordActivity({
    at: now().toISOString(),
    actor,
    action: "set-password",
    detail: { username },
  });
  return { username, created };
}

function usernameFrom(environment: NodeJS.ProcessEnv): string {
  return checkedUsername(environment.MAINSTREET_ADMIN_USERNAME || DEFAULT_USERNAME);
}

function checkedUsername(text: string): string {
  const username = text.trim();
  if (username === "" || username.length > LONGEST_USERNAME || /[\u0000-\u001f\u007f]/.test(username)) {
    throw new AppError("invalid", `A username has 1 to ${LONGEST_USERNAME} characters on one line.`);
  }
  return username;
}

function checkPassword(password: string, what: string): void {
  const length = passwordLength(password);
  if (length < SHORTEST_PASSWORD)
    throw new AppError("invalid", `${what} is too short: it takes ${SHORTEST_PASSWORD} characters or more.`);
  if (length > LONGEST_PASSWORD)
    throw new AppError("invalid", `${what} is too long: it takes ${LONGEST_PASSWORD} characters at most.`);
}

/** Four groups of five characters: 100 bits. */
function generatedPassword(): string {
  const group = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}
