import type { PasskeyPlace } from "#domain/accounts/passkey-place";
import { AppError } from "../../errors.ts";
import type { Passkey } from "../../store/port/people/passkeys.ts";
import type { Store } from "../../store/store.ts";
import { type AccountEntryOptions, accountEntry } from "./account-entry.ts";

const MAX_PASSKEYS = 20;

export interface PasskeyOptions extends AccountEntryOptions {
  store: Pick<Store, "passkeys">;
}

/** Errors: AppError `conflict` when the person has as many passkeys as anybody may have. */
export async function requireRoomForPasskey({ store, username }: PasskeyOptions): Promise<Passkey[]> {
  const passkeys = await store.passkeys.of(username);
  if (passkeys.length < MAX_PASSKEYS) return passkeys;
  throw new AppError("conflict", `You have ${MAX_PASSKEYS} passkeys. Remove one that you do not use first.`);
}

export type MadePasskey = Pick<Passkey, "id" | "userHandle" | "publicKey" | "counter" | "transports" | "name">;

/** Adds a verified passkey. Errors: AppError `conflict` if it exists already, `not-found` when its owner was removed. */
export async function addPasskey(
  options: PasskeyOptions,
  made: MadePasskey,
  { relyingPartyId }: PasskeyPlace,
): Promise<void> {
  await requireRoomForPasskey(options);
  const { store, username, now } = options;
  const passkey = { ...made, username, relyingPartyId, addedAt: now(), usedAt: null };
  if (await store.passkeys.add(passkey, accountEntry(options, "add-passkey", { name: made.name }))) return;
  throw new AppError("conflict", "This passkey is in use already. Choose another device or security key.");
}

/** Errors: AppError `not-found`. */
export async function renamePasskey(options: PasskeyOptions, id: string, name: string): Promise<void> {
  const { store, username } = options;
  const { name: formerName } = await ownPasskey(options, id);
  const entry = accountEntry(options, "rename-passkey", { from: formerName, to: name });
  if (formerName !== name && !(await store.passkeys.rename(username, id, name, entry))) throw unknownPasskey();
}

/** Removes one passkey; the password stays a way to log in. Errors: AppError `not-found`. */
export async function removePasskey(options: PasskeyOptions, id: string): Promise<void> {
  const { store, username } = options;
  const { name } = await ownPasskey(options, id);
  if (!(await store.passkeys.remove(username, id, accountEntry(options, "remove-passkey", { name })))) {
    throw unknownPasskey();
  }
}

/** Removes all passkeys of somebody who lost a device, and ends the sessions. Returns the number of passkeys. */
export async function removeAllPasskeys(options: PasskeyOptions): Promise<number> {
  const { store, username } = options;
  return store.passkeys.removeAll(username, accountEntry(options, "remove-passkeys"));
}

async function ownPasskey({ store, username }: PasskeyOptions, id: string): Promise<Passkey> {
  const passkey = (await store.passkeys.of(username)).find((own) => own.id === id);
  if (passkey === undefined) throw unknownPasskey();
  return passkey;
}

function unknownPasskey(): AppError {
  return new AppError("not-found", "You have no such passkey any more: it was removed.");
}
