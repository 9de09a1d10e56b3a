import { createHash, randomBytes } from "node:crypto";
import { AppError } from "../../errors.ts";
import type { NewActivity } from "../../store/port/maintenance.ts";
import type { LinkPurpose, OneTimeLink } from "../../store/port/people/people.ts";
import type { Store } from "../../store/store.ts";
import { checkUsername } from "./administrator-account.ts";
import { checkPassword } from "./check-password.ts";
import { hashPassword } from "./password-hash.ts";

const DAY_MS = 24 * 3_600_000;
const LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = { first: DAY_MS, invitation: 7 * DAY_MS, password: DAY_MS };
const TOKEN_BYTES = 32;
const GONE = "This link was used, was withdrawn or has expired. Ask for a new one.";
/** Actors in the activity list that are not people. */
const RESERVED_NAMES: ReadonlySet<string> = new Set(["cli", "server"]);

type LinkStore = Pick<Store, "people">;
export type NewLink = Pick<OneTimeLink, "purpose" | "username" | "role" | "label" | "createdBy">;

/** Stores a link with its entry in the activity list. Returns its token; only the hash is stored. */
export async function createLink(
  { people }: Pick<Store, "people">,
  newLink: NewLink,
  at: Date,
  entry?: NewActivity,
): Promise<{ token: string; link: OneTimeLink }> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const expiresAt = new Date(at.getTime() + LIFETIME_MS[newLink.purpose]);
  const link = { ...newLink, hash: hashOf(token), createdAt: at, expiresAt };
  await people.addLink(link, entry);
  return { token, link };
}

/** Returns the path of a link. The token is in the fragment, which browsers send to no server and no log. */
export function linkPath(token: string): string {
  return `/admin-login#link=${token}`;
}

/** Errors: AppError `gone`. */
export async function findLink({ people }: Pick<Store, "people">, token: string, at: Date): Promise<OneTimeLink> {
  const link = await people.link(hashOf(token), at);
  if (link === undefined) throw new AppError("gone", GONE);
  return link;
}

export interface RedeemedLink {
  purpose: LinkPurpose;
  username: string;
  passwordHash: string;
}

/**
 * Uses a link: its owner chooses a user name, unless the link is for a lost password, and a password. Errors: AppError `gone`, `conflict`
 * for a name that somebody has, `invalid` for a name or password that cannot be chosen.
 */
export async function redeemLink(
  store: LinkStore,
  chosen: { token: string; username: string; password: string },
  now: () => Date,
): Promise<RedeemedLink> {
  const { hash, purpose, ...link } = await findLink(store, chosen.token, now());
  const username = purpose === "password" ? link.username : chosenName(chosen.username);
  checkPassword(chosen.password, username, "The password", "password");
  const passwordHash = await hashPassword(chosen.password);
  const entry = {
    at: now().toISOString(),
    actor: username,
    action: purpose === "invitation" ? "join" : "set-password",
    detail:
      purpose === "invitation"
        ? { username, role: link.role, invitedBy: link.createdBy }
        : { username, isByLink: true },
  };
  const outcome = await store.people.redeemLink(hash, username, passwordHash, now(), entry);
  if (outcome === "gone") throw new AppError("gone", GONE);
  if (outcome === "taken") {
    const message = `Somebody has the username ${username} already. Choose another one.`;
    throw new AppError("conflict", message, [{ field: "username", message: "is taken" }]);
  }
  return { purpose, username, passwordHash };
}

function chosenName(text: string): string {
  const username = checkUsername(text);
  // A name of dots cannot be in an address, and invisible characters make two names look the same.
  if (!/[\p{L}\p{N}]/u.test(username) || /\p{Cf}/u.test(username)) {
    const message = "A username has a letter or a digit, and no invisible characters. Choose another one.";
    throw new AppError("invalid", message, [{ field: "username", message: "is not a username" }]);
  }
  if (RESERVED_NAMES.has(username.toLowerCase())) {
    const message = `The username ${username} stands for the program itself. Choose another one.`;
    throw new AppError("invalid", message, [{ field: "username", message: "is reserved" }]);
  }
  return username;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
