import type { Accounts } from "../port/accounts.ts";
import type { Engine } from "./engine.ts";
import { administrators } from "./history/administrators.ts";

export function createAccounts({ transactions: { read, writePrivate } }: Engine): Accounts {
  return {
    administrators: () => read(administrators.names),
    passwordHash: (username) => read((tx) => administrators.password(tx, username)),
    addFirstAdministrator: (username, hash, at) =>
      writePrivate((tx) => administrators.addFirst(tx, username, hash, at)),
    setPasswordHash: (username, hash, at) => writePrivate((tx) => administrators.setPassword(tx, username, hash, at)),
    session: (key, at) => read((tx) => administrators.session(tx, key, at)),
    beginSession: (key, session, username, hash, at) =>
      writePrivate((tx) => administrators.beginSession(tx, key, session, username, hash, at)),
    renewSession: (key, session) => writePrivate((tx) => administrators.renewSession(tx, key, session)),
    endSession: (key) => writePrivate((tx) => administrators.endSession(tx, key)),
  };
}
