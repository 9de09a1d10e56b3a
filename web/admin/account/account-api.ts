import { queryOptions } from "@tanstack/react-query";
import type { Account, NewSecondFactor, PasswordChange, RecoveryCodes } from "#contract/accounts/accounts";
import type { NewPasskey, NewPasskeyOptions } from "#contract/accounts/passkeys";
import { adminJson, adminSend } from "../api/admin-fetch.ts";
import { makePasskey } from "../session/passkeys.ts";

export const accountQuery = queryOptions({
  queryKey: ["admin/account"],
  queryFn: () => adminJson<Account>("account"),
});

/** Query keys that a change of the account invalidates. */
export const ACCOUNT_KEYS = [accountQuery.queryKey, ["admin/activity"]];

/** This and the functions below throw what `adminFetch` throws. */
export function changePassword(change: PasswordChange): Promise<void> {
  return adminSend("POST", "account/password", change);
}

/** Asks for the password, then for a passkey in a dialog of the browser. Throws PasskeyError too. */
export async function addPasskey(choice: { name: string; currentPassword: string }): Promise<void> {
  const { name, currentPassword } = choice;
  const { options } = await adminSend<NewPasskeyOptions>("POST", "account/passkeys/options", { currentPassword });
  const newPasskey: NewPasskey = { name, response: await makePasskey(options) };
  return adminSend("POST", "account/passkeys", newPasskey);
}

export function renamePasskey({ id, name }: { id: string; name: string }): Promise<void> {
  return adminSend("PATCH", `account/passkeys/${id}`, { name });
}

export function removePasskey({ id, currentPassword }: { id: string; currentPassword: string }): Promise<void> {
  return adminSend("DELETE", `account/passkeys/${id}`, { currentPassword });
}

export function endSession(id: string): Promise<void> {
  return adminSend("DELETE", `account/sessions/${id}`);
}

export function endOtherSessions(): Promise<{ ended: number }> {
  return adminSend("DELETE", "account/sessions");
}

export function newSecondFactor(): Promise<NewSecondFactor> {
  return adminSend("POST", "account/second-factor", {});
}

export function turnOnSecondFactor(proof: {
  currentPassword: string;
  secret: string;
  code: string;
}): Promise<RecoveryCodes> {
  return adminSend("PUT", "account/second-factor", proof);
}

export function turnOffSecondFactor(proof: { currentPassword: string }): Promise<void> {
  return adminSend("DELETE", "account/second-factor", proof);
}

export function renewRecoveryCodes(proof: { currentPassword: string }): Promise<RecoveryCodes> {
  return adminSend("POST", "account/recovery-codes", proof);
}
