import type { Role } from "#domain/accounts/roles";
import type { NewActivity } from "../maintenance.ts";

export interface Person {
  username: string;
  role: Role;
  /** Time of the last use of a session; null when there is none. */
  seenAt: Date | null;
  hasSecondFactor: boolean;
  passkeyCount: number;
}

/** "first" makes the first administrator, "invitation" a person, "password" sets a lost password. */
export type LinkPurpose = "first" | "invitation" | "password";

export interface OneTimeLink {
  /** Hash of the token in the link. */
  hash: string;
  purpose: LinkPurpose;
  /** Owner of the lost password, or the name that a first administrator is offered; "" for an invitation. */
  username: string;
  role: Role;
  /** Name or address of the invited person, which the list shows. */
  label: string;
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
}

/** "last": the only administrator keeps the role. */
export type PersonOutcome = "done" | "unknown" | "last";

/** Tells whether a change that returns its outcome was made. */
export function isDone(outcome: unknown): boolean {
  return (
    outcome === undefined || outcome === "done" || outcome === true || (typeof outcome === "number" && outcome > 0)
  );
}

/** "gone": the link was used, withdrawn or has expired. "taken": the user name exists, ignoring case. */
export type LinkOutcome = "done" | "gone" | "taken";

export interface SecondFactor {
  /** Base32 secret of the authenticator app; null when it is off. */
  secret: string | null;
  /** Hashes of unused recovery codes. */
  recoveryCodes: string[];
}

/** People of the panel, links that let them in, and their second factors. A successful change stores its `entry` in the same transaction. */
export interface People {
  list(at: Date): Promise<Person[]>;
  /** A person who is no longer an administrator loses pending invitations. */
  setRole(username: string, role: Role, entry: NewActivity): Promise<PersonOutcome>;
  /** Ends sessions, passkeys, pending invitations and links of the person. */
  remove(username: string, entry: NewActivity): Promise<PersonOutcome>;

  /** Deletes expired links. The link of a first start has no entry, since nobody makes it. */
  addLink(link: OneTimeLink, entry?: NewActivity): Promise<void>;
  /** Returns undefined for a link that cannot be used. */
  link(hash: string, at: Date): Promise<OneTimeLink | undefined>;
  /** Lists invitations that can still be used, newest first. */
  invitations(at: Date): Promise<OneTimeLink[]>;
  /** Returns false for an unknown invitation. */
  withdrawInvitation(hash: string, entry: NewActivity): Promise<boolean>;
  /** Uses a link once: adds the person, or sets the password and ends the sessions of its owner. */
  redeemLink(hash: string, username: string, passwordHash: string, at: Date, entry: NewActivity): Promise<LinkOutcome>;

  secondFactor(username: string): Promise<SecondFactor>;
  /** `usedStep` is the time step of the code that turned it on, which cannot be used again. Returns false for an unknown user name. */
  setSecondFactor(username: string, factor: SecondFactor, entry: NewActivity, usedStep?: number): Promise<boolean>;
  /** Returns false when a code of this time step, or a later one, was used. */
  useTimeStep(username: string, step: number): Promise<boolean>;
  /** Returns false when there is no such unused code. */
  useRecoveryCode(username: string, hash: string): Promise<boolean>;
}
