/** Requests and responses of sign-in, the account page and people, below /api/admin. */
import type { Role } from "#domain/accounts/roles";
import type { AccountPasskey } from "./passkeys.ts";

/** POST login. */
export interface LoginRequest {
  username: string;
  password: string;
  /** The session ends after 30 days, not after eight hours without use; false by default. */
  staySignedIn?: boolean;
  /** Code of an authenticator app or a recovery code. A 401 whose errors name this field asks for it. */
  code?: string;
}

/** POST login · GET check-auth. */
export interface LoginAnswer {
  message: string;
  username: string;
}
export interface CheckAuthAnswer {
  authenticated: true;
  username: string;
  role: Role;
}

/** POST links/check {token}: purpose of a one-time link. 410 when it cannot be used. */
export interface OneTimeLinkAnswer {
  purpose: "first" | "invitation" | "password";
  /** Owner of the lost password, or the name that a first administrator is offered; "" for an invitation. */
  username: string;
  role: Role;
  expiresAt: string;
}

/** POST links/use {token, username, password}: `isSignedIn` is false if a second factor is required. */
export interface UsedLinkAnswer {
  username: string;
  isSignedIn: boolean;
}

/** GET account. */
export interface Account {
  username: string;
  role: Role;
  hasSecondFactor: boolean;
  recoveryCodesLeft: number;
  passkeys: AccountPasskey[];
  /** Base URL of the site, to which passkeys are bound. */
  baseUrl: string;
  sessions: AccountSession[];
}
/** DELETE account/sessions/{id} ends one, DELETE account/sessions all others. */
export interface AccountSession {
  id: string;
  /** "Firefox on Linux"; "" is unknown. */
  browser: string;
  /** Network of its last use, such as "192.0.2.0/24". */
  network: string;
  seenAt: string;
  isCurrent: boolean;
}

/** POST account/password: 400 names the field that is wrong. */
export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** POST account/second-factor {}: a new secret, which PUT account/second-factor {secret, code, currentPassword} turns on. */
export interface NewSecondFactor {
  secret: string;
  /** `otpauth:` address of the secret. */
  uri: string;
  /** The address as a QR code: an SVG path and the width and height of its view box. */
  qrPath: string;
  qrSize: number;
}

/** PUT account/second-factor · POST account/recovery-codes: shown once. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** GET people. PATCH people/{username} {role} · DELETE people/{username}. */
export interface PeopleAnswer {
  people: PersonEntry[];
  invitations: Invitation[];
}
export interface PersonEntry {
  username: string;
  role: Role;
  /** Time of the last use; null without a session. */
  seenAt: string | null;
  hasSecondFactor: boolean;
  passkeyCount: number;
}

/** DELETE invitations/{id} withdraws one. */
export interface Invitation {
  id: string;
  label: string;
  role: Role;
  createdBy: string;
  createdAt: string;
  expiresAt: string;
}

/** POST invitations {label, role}: the path of the link, which is shown once. */
export interface NewInvitation {
  invitation: Invitation;
  path: string;
}
