import { type Role, roleOf } from "#domain/accounts/roles";
import { isSameUsername } from "#domain/accounts/same-username";
import type { LinkOutcome, OneTimeLink, Person, PersonOutcome, SecondFactor } from "../../port/people/people.ts";
import type { Transaction } from "../connection/transaction.ts";
import { administrators } from "./administrators.ts";

interface LinkRow extends Omit<OneTimeLink, "createdAt" | "expiresAt"> {
  createdAt: number;
  expiresAt: number;
}

interface PersonRow {
  username: string;
  role: string;
  seenAt: number | null;
  hasSecondFactor: boolean;
  passkeyCount: number;
}

const LINK_COLUMNS = `hash, purpose, username, role, label, created_by AS "createdBy", created_at AS "createdAt",
  expires_at AS "expiresAt"`;

/** People, one-time links and second factors. The writer lock serializes changes, so the last administrator stays. */
export const people = {
  async list(tx: Transaction, at: Date): Promise<Person[]> {
    const rows = await tx.rows<PersonRow>(
      `SELECT username, role, totp_secret IS NOT NULL AS "hasSecondFactor",
         (SELECT count(*) FROM passkeys p WHERE p.username = a.username)::int AS "passkeyCount",
         (SELECT max(seen_at) FROM sessions s WHERE s.username = a.username AND expires_at > $1) AS "seenAt"
       FROM administrators a ORDER BY username`,
      [at.getTime()],
    );
    return rows.map(({ role, seenAt, ...row }) => ({
      ...row,
      role: roleOf(role),
      seenAt: seenAt === null || seenAt === 0 ? null : new Date(seenAt),
    }));
  },

  async setRole(tx: Transaction, username: string, role: Role): Promise<PersonOutcome> {
    const outcome = await outcomeFor(tx, username);
    if (outcome === "unknown" || (outcome === "last" && role !== "administrator")) return outcome;
    await tx.run("UPDATE administrators SET role = $1 WHERE username = $2", [role, username]);
    if (role !== "administrator") await endInvitations(tx, username);
    return "done";
  },

  async remove(tx: Transaction, username: string): Promise<PersonOutcome> {
    const outcome = await outcomeFor(tx, username);
    if (outcome !== "done") return outcome;
    await administrators.endSessionsOf(tx, username, { exceptKey: "" });
    await endInvitations(tx, username);
    await tx.run("DELETE FROM one_time_links WHERE purpose = 'password' AND username = $1", [username]);
    await tx.run("DELETE FROM passkeys WHERE username = $1", [username]);
    await tx.run("DELETE FROM administrators WHERE username = $1", [username]);
    return "done";
  },

  async addLink(tx: Transaction, link: OneTimeLink): Promise<void> {
    await tx.run("DELETE FROM one_time_links WHERE expires_at <= $1", [link.createdAt.getTime()]);
    const { hash, purpose, username, role, label, createdBy, createdAt, expiresAt } = link;
    await tx.run("INSERT INTO one_time_links VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", [
      hash,
      purpose,
      username,
      role,
      label,
      createdBy,
      createdAt.getTime(),
      expiresAt.getTime(),
    ]);
  },

  link: findLink,

  async invitations(tx: Transaction, at: Date): Promise<OneTimeLink[]> {
    const rows = await tx.rows<LinkRow>(
      `SELECT ${LINK_COLUMNS} FROM one_time_links WHERE purpose = 'invitation' AND expires_at > $1
       ORDER BY created_at DESC, hash`,
      [at.getTime()],
    );
    return rows.map(linkOf);
  },

  async withdrawInvitation(tx: Transaction, hash: string): Promise<boolean> {
    return (await tx.run("DELETE FROM one_time_links WHERE hash = $1 AND purpose = 'invitation'", [hash])) > 0;
  },

  async redeemLink(
    tx: Transaction,
    hash: string,
    username: string,
    passwordHash: string,
    at: Date,
  ): Promise<LinkOutcome> {
    const link = await findLink(tx, hash, at);
    if (link === undefined) return "gone";
    if (link.purpose === "first") {
      return (await administrators.addFirst(tx, username, passwordHash, at)) ? "done" : "gone";
    }
    if (link.purpose === "password") {
      return (await administrators.setPassword(tx, link.username, passwordHash, at)) ? "done" : "gone";
    }
    const names = await administrators.names(tx);
    if (names.some((name) => isSameUsername(name, username))) return "taken";
    await tx.run("DELETE FROM one_time_links WHERE hash = $1", [hash]);
    await tx.run(
      `INSERT INTO administrators (username, password, changed_at, added_at, role)
       VALUES ($1, $2, $3::bigint, $3::bigint, $4)`,
      [username, passwordHash, at.getTime(), link.role],
    );
    return "done";
  },

  secondFactor: readSecondFactor,
  setSecondFactor,

  async useTimeStep(tx: Transaction, username: string, step: number): Promise<boolean> {
    const sql = "UPDATE administrators SET totp_step = $1::bigint WHERE username = $2 AND totp_step < $1::bigint";
    return (await tx.run(sql, [step, username])) > 0;
  },

  async useRecoveryCode(tx: Transaction, username: string, hash: string): Promise<boolean> {
    const { secret, recoveryCodes } = await readSecondFactor(tx, username);
    if (!recoveryCodes.includes(hash)) return false;
    await setSecondFactor(tx, username, { secret, recoveryCodes: recoveryCodes.filter((code) => code !== hash) });
    return true;
  },
};

/** The only administrator can neither be removed nor get another role. */
async function outcomeFor(tx: Transaction, username: string): Promise<PersonOutcome> {
  const role = await tx.value<string>("SELECT role FROM administrators WHERE username = $1", [username]);
  if (role === undefined) return "unknown";
  const names = await tx.values("SELECT username FROM administrators WHERE role = 'administrator'");
  return role === "administrator" && names.length === 1 ? "last" : "done";
}

async function endInvitations(tx: Transaction, username: string): Promise<void> {
  await tx.run("DELETE FROM one_time_links WHERE purpose = 'invitation' AND created_by = $1", [username]);
}

async function findLink(tx: Transaction, hash: string, at: Date): Promise<OneTimeLink | undefined> {
  const row = await tx.row<LinkRow>(`SELECT ${LINK_COLUMNS} FROM one_time_links WHERE hash = $1 AND expires_at > $2`, [
    hash,
    at.getTime(),
  ]);
  return row && linkOf(row);
}

async function readSecondFactor(tx: Transaction, username: string): Promise<SecondFactor> {
  const row = await tx.row<{ secret: string | null; recoveryCodes: string }>(
    `SELECT totp_secret AS secret, recovery_codes AS "recoveryCodes" FROM administrators WHERE username = $1`,
    [username],
  );
  return { secret: row?.secret ?? null, recoveryCodes: JSON.parse(row?.recoveryCodes ?? "[]") as string[] };
}

async function setSecondFactor(
  tx: Transaction,
  username: string,
  { secret, recoveryCodes }: SecondFactor,
): Promise<boolean> {
  const sql = "UPDATE administrators SET totp_secret = $1, recovery_codes = $2 WHERE username = $3";
  return (await tx.run(sql, [secret, JSON.stringify(recoveryCodes), username])) > 0;
}

function linkOf(row: LinkRow): OneTimeLink {
  return {
    ...row,
    role: roleOf(row.role),
    createdAt: new Date(row.createdAt),
    expiresAt: new Date(row.expiresAt),
  };
}
