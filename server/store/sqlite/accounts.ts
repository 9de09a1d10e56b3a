import type { Database } from "better-sqlite3";
import type { Accounts } from "../port/accounts.ts";
import type { NewActivity } from "../port/maintenance.ts";
import type { Passkeys } from "../port/people/passkeys.ts";
import { isDone, type People } from "../port/people/people.ts";
import type { Transactions } from "./connection/transactions.ts";
import type { Engine } from "./engine.ts";
import { openAdministrators } from "./people/administrators.ts";
import { openPasskeys } from "./people/passkeys.ts";
import { openPeople } from "./people/people.ts";

interface AccountParts {
  accounts: Accounts;
  people: People;
  passkeys: Passkeys;
}

export function createAccounts(
  db: Database,
  { transactions, activity }: Engine,
  writePrivate: Transactions["writePrivate"],
): AccountParts {
  const { read } = transactions;
  const administrators = openAdministrators(db);
  const people = openPeople(db, administrators);
  const passkeys = openPasskeys(db, administrators);
  /** Makes a change and stores its entry, unless `change` returns that nothing changed. */
  const writeWith = <T>(entry: NewActivity | undefined, change: () => T): Promise<T> =>
    writePrivate(() => {
      const outcome = change();
      if (entry !== undefined && isDone(outcome)) activity.record(entry);
      return outcome;
    });
  return {
    accounts: {
      administrators: () => read(() => administrators.names()),
      passwordHash: (username) => read(() => administrators.password(username)),
      addFirstAdministrator: (username, hash, at, entry) =>
        writeWith(entry, () => administrators.addFirst(username, hash, at)),
      setPasswordHash: (username, hash, at, entry, exceptKey) =>
        writeWith(entry, () => administrators.setPassword(username, hash, at, exceptKey)),
      session: (key, at) => read(() => administrators.session(key, at)),
      beginSession: (key, session, username, hash, at, entry) =>
        writeWith(entry, () => administrators.beginSession(key, session, username, hash, at)),
      renewSession: (key, session) => writePrivate(() => administrators.renewSession(key, session)),
      touchSession: (key, origin, at) => writePrivate(() => administrators.touchSession(key, origin, at)),
      sessionsOf: (username, at) => read(() => administrators.sessionsOf(username, at)),
      endSession: (key, entry) => writeWith(entry, () => administrators.endSession(key)),
      endSessionsOf: (username, keys) => writePrivate(() => administrators.endSessionsOf(username, keys)),
    },
    people: {
      list: (at) => read(() => people.list(at)),
      setRole: (username, role, entry) => writeWith(entry, () => people.setRole(username, role)),
      remove: (username, entry) => writeWith(entry, () => people.remove(username)),
      addLink: (link, entry) => writeWith(entry, () => people.addLink(link)),
      link: (hash, at) => read(() => people.link(hash, at)),
      invitations: (at) => read(() => people.invitations(at)),
      withdrawInvitation: (hash, entry) => writeWith(entry, () => people.withdrawInvitation(hash)),
      redeemLink: (hash, username, passwordHash, at, entry) =>
        writeWith(entry, () => people.redeemLink(hash, username, passwordHash, at)),
      secondFactor: (username) => read(() => people.secondFactor(username)),
      setSecondFactor: (username, factor, entry, usedStep) =>
        writeWith(entry, () => {
          const isSet = people.setSecondFactor(username, factor);
          if (usedStep !== undefined) people.useTimeStep(username, usedStep);
          return isSet;
        }),
      useTimeStep: (username, step) => writePrivate(() => people.useTimeStep(username, step)),
      useRecoveryCode: (username, hash) => writePrivate(() => people.useRecoveryCode(username, hash)),
    },
    passkeys: {
      of: (username) => read(() => passkeys.of(username)),
      find: (id) => read(() => passkeys.find(id)),
      existFor: (relyingPartyId) => read(() => passkeys.existFor(relyingPartyId)),
      add: (passkey, entry) => writeWith(entry, () => passkeys.add(passkey)),
      rename: (username, id, name, entry) => writeWith(entry, () => passkeys.rename(username, id, name)),
      remove: (username, id, entry) => writeWith(entry, () => passkeys.remove(username, id)),
      removeAll: (username, entry) => writeWith(entry, () => passkeys.removeAll(username)),
      useChallenge: (challenge, at) => writePrivate(() => passkeys.useChallenge(challenge, at)),
      use: (id, counter, at) => writePrivate(() => passkeys.use(id, counter, at)),
    },
  };
}
