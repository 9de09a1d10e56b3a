import type { Database } from "better-sqlite3";
import { type Role, roleOf } from "#domain/accounts/roles";
import { isSameUsername } from "#domain/accounts/same-username";
import type { LinkOutcome, OneTimeLink, Person, PersonOutcome, SecondFactor } from "../../port/people/people.ts";
import type { openAdministrators } from "./administrators.ts";

interface LinkRow extends Omit<OneTimeLink, "createdAt" | "expiresAt"> {
  createdAt: number;
  expiresAt: number;
}

interface PersonRow {
  username: string;
  role: string;
  seenAt: number | null;
  hasSecondFactor: number;
  passkeyCount: number;
}

const LINK_COLUMNS =
  "hash, purpose, username, role, label, created_by AS createdBy, created_at AS createdAt, expires_at AS expiresAt";

/** People, one-time links and second factors. Calls need the caller's transaction. */
export function openPeople(db: Database, administrators: ReturnType<typeof openAdministrators>) {
  const selectPeople = db.prepare<[number], PersonRow>(
    `SELECT username, role, totp_secret IS NOT NULL AS hasSecondFactor,
       (SELECT count(*) FROM passkeys p WHERE p.username = a.username) AS passkeyCount,
       (SELECT max(seen_at) FROM sessions s WHERE s.username = a.username AND expires_at > ?) AS seenAt
     FROM administrators a ORDER BY username`,
  );
  const selectRole = db.prepare<[string], string>("SELECT role FROM administrators WHERE username = ?").pluck();
  const countAdministrators = db
    .prepare<[], number>("SELECT count(*) FROM administrators WHERE role = 'administrator'")
    .pluck();
  const updateRole = db.prepare("UPDATE administrators SET role = ? WHERE username = ?");
  const deletePasskeys = db.prepare("DELETE FROM passkeys WHERE username = ?");
  const deletePerson = db.prepare("DELETE FROM administrators WHERE username = ?");
  const addPerson = db.prepare(
    "INSERT INTO administrators (username, password, changed_at, added_at, role) VALUES (?, ?, ?, ?, ?)",
  );
  const endInvitations = db.prepare("DELETE FROM one_time_links WHERE purpose = 'invitation' AND created_by = ?");
  const endPasswordLinks = db.prepare("DELETE FROM one_time_links WHERE purpose = 'password' AND username = ?");

  const insertLink = db.prepare("INSERT INTO one_time_links VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  const deleteExpired = db.prepare("DELETE FROM one_time_links WHERE expires_at <= ?");
  const deleteLink = db.prepare("DELETE FROM one_time_links WHERE hash = ?");
  const deleteInvitation = db.prepare("DELETE FROM one_time_links WHERE hash = ? AND purpose = 'invitation'");
  const selectLink = db.prepare<[string, number], LinkRow>(
    `SELECT ${LINK_COLUMNS} FROM one_time_links WHERE hash = ? AND expires_at > ?`,
  );
  const selectInvitations = db.prepare<[number], LinkRow>(
    `SELECT ${LINK_COLUMNS} FROM one_time_links WHERE purpose = 'invitation' AND expires_at > ? ORDER BY created_at DESC, hash`,
  );

  const selectFactor = db.prepare<[string], { secret: string | null; recoveryCodes: string }>(
    "SELECT totp_secret AS secret, recovery_codes AS recoveryCodes FROM administrators WHERE username = ?",
  );
  const updateFactor = db.prepare("UPDATE administrators SET totp_secret = ?, recovery_codes = ? WHERE username = ?");
  const updateStep = db.prepare("UPDATE administrators SET totp_step = ? WHERE username = ? AND totp_step < ?");

  const link = (hash: string, at: Date): OneTimeLink | undefined => {
    const row = selectLink.get(hash, at.getTime());
    return row && linkOf(row);
  };
  /** The only administrator can neither be removed nor get another role. */
  const outcomeFor = (username: string): PersonOutcome => {
    const role = selectRole.get(username);
    if (role === undefined) return "unknown";
    return role === "administrator" && countAdministrators.get() === 1 ? "last" : "done";
  };
  const secondFactor = (username: string): SecondFactor => {
    const { secret = null, recoveryCodes = "[]" } = selectFactor.get(username) ?? {};
    return { secret, recoveryCodes: JSON.parse(recoveryCodes) as string[] };
  };
  const setSecondFactor = (username: string, { secret, recoveryCodes }: SecondFactor): boolean =>
    updateFactor.run(secret, JSON.stringify(recoveryCodes), username).changes > 0;

  return {
    list: (at: Date): Person[] =>
      selectPeople.all(at.getTime()).map(({ role, seenAt, hasSecondFactor, ...row }) => ({
        ...row,
        role: roleOf(role),
        seenAt: seenAt ? new Date(seenAt) : null,
        hasSecondFactor: hasSecondFactor === 1,
      })),
    setRole(username: string, role: Role): PersonOutcome {
      const outcome = outcomeFor(username);
      if (outcome === "unknown" || (outcome === "last" && role !== "administrator")) return outcome;
      updateRole.run(role, username);
      if (role !== "administrator") endInvitations.run(username);
      return "done";
    },
    remove(username: string): PersonOutcome {
      const outcome = outcomeFor(username);
      if (outcome !== "done") return outcome;
      administrators.endSessionsOf(username, { exceptKey: "" });
      endInvitations.run(username);
      endPasswordLinks.run(username);
      deletePasskeys.run(username);
      deletePerson.run(username);
      return "done";
    },

    addLink(link: OneTimeLink) {
      deleteExpired.run(link.createdAt.getTime());
      const { hash, purpose, username, role, label, createdBy, createdAt, expiresAt } = link;
      insertLink.run(hash, purpose, username, role, label, createdBy, createdAt.getTime(), expiresAt.getTime());
    },
    link,
    invitations: (at: Date): OneTimeLink[] => selectInvitations.all(at.getTime()).map(linkOf),
    withdrawInvitation: (hash: string): boolean => deleteInvitation.run(hash).changes > 0,
    redeemLink(hash: string, username: string, passwordHash: string, at: Date): LinkOutcome {
      const usedLink = link(hash, at);
      if (usedLink === undefined) return "gone";
      if (usedLink.purpose === "first") {
        return administrators.addFirst(username, passwordHash, at) ? "done" : "gone";
      }
      if (usedLink.purpose === "password") {
        return administrators.setPassword(usedLink.username, passwordHash, at) ? "done" : "gone";
      }
      if (administrators.names().some((name) => isSameUsername(name, username))) return "taken";
      deleteLink.run(hash);
      addPerson.run(username, passwordHash, at.getTime(), at.getTime(), usedLink.role);
      return "done";
    },

    secondFactor,
    setSecondFactor,
    useTimeStep: (username: string, step: number): boolean => updateStep.run(step, username, step).changes > 0,
    useRecoveryCode(username: string, hash: string): boolean {
      const { secret, recoveryCodes } = secondFactor(username);
      if (!recoveryCodes.includes(hash)) return false;
      setSecondFactor(username, { secret, recoveryCodes: recoveryCodes.filter((code) => code !== hash) });
      return true;
    },
  };
}

function linkOf(row: LinkRow): OneTimeLink {
  return {
    ...row,
    role: roleOf(row.role),
    createdAt: new Date(row.createdAt),
    expiresAt: new Date(row.expiresAt),
  };
}
