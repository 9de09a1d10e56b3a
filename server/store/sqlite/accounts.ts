import type { Database } from "better-sqlite3";
import type { Accounts } from "../port/accounts.ts";
import type { People } from "../port/people/people.ts";
import type { Engine } from "./engine.ts";
import { openAdministrators } from "./people/administrators.ts";
import { openPeople } from "./people/people.ts";

export function createAccounts(db: Database, { transactions }: Engine): { accounts: Accounts; people: People } {
  const { read, writePrivate } = transactions;
  const administrators = openAdministrators(db);
  const people = openPeople(db, administrators);
  return {
    accounts: {
      administrators: () => read(() => administrators.names()),
      passwordHash: (username) => read(() => administrators.password(username)),
      addFirstAdministrator: (username, hash, at) => writePrivate(() => administrators.addFirst(username, hash, at)),
      setPasswordHash: (username, hash, at, exceptKey) =>
        writePrivate(() => administrators.setPassword(username, hash, at, exceptKey)),
      session: (key, at) => read(() => administrators.session(key, at)),
      beginSession: (key, session, username, hash, at) =>
        writePrivate(() => administrators.beginSession(key, session, username, hash, at)),
      renewSession: (key, session) => writePrivate(() => administrators.renewSession(key, session)),
      touchSession: (key, origin, at) => writePrivate(() => administrators.touchSession(key, origin, at)),
      sessionsOf: (username, at) => read(() => administrators.sessionsOf(username, at)),
      endSession: (key) => writePrivate(() => administrators.endSession(key)),
      endSessionsOf: (username, keys) => writePrivate(() => administrators.endSessionsOf(username, keys)),
    },
    people: {
      list: (at) => read(() => people.list(at)),
      setRole: (username, role) => writePrivate(() => people.setRole(username, role)),
      remove: (username) => writePrivate(() => people.remove(username)),
      addLink: (link) => writePrivate(() => people.addLink(link)),
      link: (hash, at) => read(() => people.link(hash, at)),
      invitations: (at) => read(() => people.invitations(at)),
      withdrawInvitation: (hash) => writePrivate(() => people.withdrawInvitation(hash)),
      redeemLink: (hash, username, passwordHash, at) =>
        writePrivate(() => people.redeemLink(hash, username, passwordHash, at)),
      secondFactor: (username) => read(() => people.secondFactor(username)),
      setSecondFactor: (username, factor) => writePrivate(() => people.setSecondFactor(username, factor)),
      useTimeStep: (username, step) => writePrivate(() => people.useTimeStep(username, step)),
      useRecoveryCode: (username, hash) => writePrivate(() => people.useRecoveryCode(username, hash)),
    },
  };
}
