import type { Accounts } from "../port/accounts.ts";
import type { NewActivity } from "../port/maintenance.ts";
import type { Passkeys } from "../port/people/passkeys.ts";
import { isDone, type People } from "../port/people/people.ts";
import type { Transaction } from "./connection/transaction.ts";
import type { Engine } from "./engine.ts";
import { activity } from "./history/activity.ts";
import { administrators } from "./people/administrators.ts";
import { passkeys } from "./people/passkeys.ts";
import { people } from "./people/people.ts";

/** Makes a change and stores its entry in one transaction, unless `change` returns that nothing changed. */
function entryWriter({ transactions: { writePrivate } }: Engine) {
  return <T>(entry: NewActivity | undefined, change: (tx: Transaction) => Promise<T>): Promise<T> =>
    writePrivate(async (tx) => {
      const outcome = await change(tx);
      if (entry !== undefined && isDone(outcome)) await activity.record(tx, entry);
      return outcome;
    });
}

export function createAccounts(engine: Engine): Accounts {
  const { read, writePrivate } = engine.transactions;
  const writeWith = entryWriter(engine);
  return {
    administrators: () => read(administrators.names),
    passwordHash: (username) => read((tx) => administrators.password(tx, username)),
    addFirstAdministrator: (username, hash, at, entry) =>
      writeWith(entry, (tx) => administrators.addFirst(tx, username, hash, at)),
    setPasswordHash: (username, hash, at, entry, exceptKey) =>
      writeWith(entry, (tx) => administrators.setPassword(tx, username, hash, at, exceptKey)),
    session: (key, at) => read((tx) => administrators.session(tx, key, at)),
    beginSession: (key, session, username, hash, at, entry) =>
      writeWith(entry, (tx) => administrators.beginSession(tx, key, session, username, hash, at)),
    renewSession: (key, session) => writePrivate((tx) => administrators.renewSession(tx, key, session)),
    touchSession: (key, origin, at) => writePrivate((tx) => administrators.touchSession(tx, key, origin, at)),
    sessionsOf: (username, at) => read((tx) => administrators.sessionsOf(tx, username, at)),
    endSession: (key, entry) => writeWith(entry, (tx) => administrators.endSession(tx, key)),
    endSessionsOf: (username, keys) => writePrivate((tx) => administrators.endSessionsOf(tx, username, keys)),
  };
}

export function createPeople(engine: Engine): People {
  const { read, writePrivate } = engine.transactions;
  const writeWith = entryWriter(engine);
  return {
    list: (at) => read((tx) => people.list(tx, at)),
    setRole: (username, role, entry) => writeWith(entry, (tx) => people.setRole(tx, username, role)),
    remove: (username, entry) => writeWith(entry, (tx) => people.remove(tx, username)),
    addLink: (link, entry) => writeWith(entry, (tx) => people.addLink(tx, link)),
    link: (hash, at) => read((tx) => people.link(tx, hash, at)),
    invitations: (at) => read((tx) => people.invitations(tx, at)),
    withdrawInvitation: (hash, entry) => writeWith(entry, (tx) => people.withdrawInvitation(tx, hash)),
    redeemLink: (hash, username, passwordHash, at, entry) =>
      writeWith(entry, (tx) => people.redeemLink(tx, hash, username, passwordHash, at)),
    secondFactor: (username) => read((tx) => people.secondFactor(tx, username)),
    setSecondFactor: (username, factor, entry, usedStep) =>
      writeWith(entry, async (tx) => {
        const isSet = await people.setSecondFactor(tx, username, factor);
        if (usedStep !== undefined) await people.useTimeStep(tx, username, usedStep);
        return isSet;
      }),
    useTimeStep: (username, step) => writePrivate((tx) => people.useTimeStep(tx, username, step)),
    useRecoveryCode: (username, hash) => writePrivate((tx) => people.useRecoveryCode(tx, username, hash)),
  };
}

export function createPasskeys(engine: Engine): Passkeys {
  const { read, writePrivate } = engine.transactions;
  const writeWith = entryWriter(engine);
  return {
    of: (username) => read((tx) => passkeys.of(tx, username)),
    find: (id) => read((tx) => passkeys.find(tx, id)),
    existFor: (relyingPartyId) => read((tx) => passkeys.existFor(tx, relyingPartyId)),
    add: (passkey, entry) => writeWith(entry, (tx) => passkeys.add(tx, passkey)),
    rename: (username, id, name, entry) => writeWith(entry, (tx) => passkeys.rename(tx, username, id, name)),
    remove: (username, id, entry) => writeWith(entry, (tx) => passkeys.remove(tx, username, id)),
    removeAll: (username, entry) => writeWith(entry, (tx) => passkeys.removeAll(tx, username)),
    useChallenge: (challenge, at) => writePrivate((tx) => passkeys.useChallenge(tx, challenge, at)),
    use: (id, counter, at) => writePrivate((tx) => passkeys.use(tx, id, counter, at)),
  };
}
