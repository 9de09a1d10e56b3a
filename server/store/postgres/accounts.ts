import type { Accounts } from "../port/accounts.ts";
import type { People } from "../port/people/people.ts";
import type { Engine } from "./engine.ts";
import { administrators } from "./people/administrators.ts";
import { people } from "./people/people.ts";

export function createAccounts({ transactions: { read, writePrivate } }: Engine): Accounts {
  return {
    administrators: () => read(administrators.names),
    passwordHash: (username) => read((tx) => administrators.password(tx, username)),
    addFirstAdministrator: (username, hash, at) =>
      writePrivate((tx) => administrators.addFirst(tx, username, hash, at)),
    setPasswordHash: (username, hash, at, exceptKey) =>
      writePrivate((tx) => administrators.setPassword(tx, username, hash, at, exceptKey)),
    session: (key, at) => read((tx) => administrators.session(tx, key, at)),
    beginSession: (key, session, username, hash, at) =>
      writePrivate((tx) => administrators.beginSession(tx, key, session, username, hash, at)),
    renewSession: (key, session) => writePrivate((tx) => administrators.renewSession(tx, key, session)),
    touchSession: (key, origin, at) => writePrivate((tx) => administrators.touchSession(tx, key, origin, at)),
    sessionsOf: (username, at) => read((tx) => administrators.sessionsOf(tx, username, at)),
    endSession: (key) => writePrivate((tx) => administrators.endSession(tx, key)),
    endSessionsOf: (username, keys) => writePrivate((tx) => administrators.endSessionsOf(tx, username, keys)),
  };
}

export function createPeople({ transactions: { read, writePrivate } }: Engine): People {
  return {
    list: (at) => read((tx) => people.list(tx, at)),
    setRole: (username, role) => writePrivate((tx) => people.setRole(tx, username, role)),
    remove: (username) => writePrivate((tx) => people.remove(tx, username)),
    addLink: (link) => writePrivate((tx) => people.addLink(tx, link)),
    link: (hash, at) => read((tx) => people.link(tx, hash, at)),
    invitations: (at) => read((tx) => people.invitations(tx, at)),
    withdrawInvitation: (hash) => writePrivate((tx) => people.withdrawInvitation(tx, hash)),
    redeemLink: (hash, username, passwordHash, at) =>
      writePrivate((tx) => people.redeemLink(tx, hash, username, passwordHash, at)),
    secondFactor: (username) => read((tx) => people.secondFactor(tx, username)),
    setSecondFactor: (username, factor) => writePrivate((tx) => people.setSecondFactor(tx, username, factor)),
    useTimeStep: (username, step) => writePrivate((tx) => people.useTimeStep(tx, username, step)),
    useRecoveryCode: (username, hash) => writePrivate((tx) => people.useRecoveryCode(tx, username, hash)),
  };
}
