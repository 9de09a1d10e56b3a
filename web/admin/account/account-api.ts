import { queryOptions } from "@tanstack/react-query";
import type { Account, NewSecondFactor, PasswordChange, RecoveryCodes } from "#contract/accounts/accounts";
import { adminJson, adminSend } from "../api/admin-fetch.ts";

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
