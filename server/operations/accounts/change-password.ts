import type { Store } from "../../store/store.ts";
import { accountEntry } from "./account-entry.ts";
import { checkPassword } from "./check-password.ts";
import { hashPassword } from "./password-hash.ts";

export interface ChangePasswordOptions {
  store: Pick<Store, "accounts">;
  username: string;
  newPassword: string;
  /** Current session, which continues; all others of the person end. */
  sessionKey: string;
  now: () => Date;
}

/** Changes a person's own password, after the current one was verified. Errors: AppError `invalid` with the field `newPassword`. */
export async function changePassword(options: ChangePasswordOptions): Promise<void> {
  const { store, username, newPassword, sessionKey, now } = options;
  checkPassword(newPassword, username, "The new password", "newPassword");
  const hash = await hashPassword(newPassword);
  await store.accounts.setPasswordHash(username, hash, now(), accountEntry(options, "set-password"), sessionKey);
}
