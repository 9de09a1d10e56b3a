import type { Context } from "koa";
import { AppError } from "../../../errors.ts";
import { passwordMatches } from "../../../operations/accounts/password-hash.ts";
import { admissionControl } from "../../middleware/admission-control.ts";
import { requestId } from "../../operating/request-id.ts";
import type { AdminParts } from "../admin-parts.ts";
import { createLoginLimits, type LoginAttempt } from "./login-limits.ts";
import { clientNetwork, createLoginLog } from "./login-log.ts";

/** Hashing one password takes 16 MB of memory and a whole core. */
const HASHING = { maxActive: 1, maxQueued: 20 };

export interface CheckedPassword {
  /** The stored hash; undefined when the password is wrong, which stays counted as a failed attempt. */
  hash: string | undefined;
  attempt: LoginAttempt;
}

/** Checks a password within the limits of failed attempts. Errors: AppError `too-many`, `busy`. */
export type CheckPassword = (ctx: Context, username: string, password: string) => Promise<CheckedPassword>;

export function createPasswordCheck(parts: AdminParts): CheckPassword {
  const { store, log } = parts;
  const loginLog = createLoginLog(parts);
  const limits = createLoginLimits(parts);
  // Known browsers have their own queue, so that nobody's guesses fill it.
  const admission = admissionControl(HASHING);
  const knownDeviceAdmission = admissionControl(HASHING);

  return async (ctx, username, password) => {
    const attempt = await limits.add(ctx, username, (limit) => loginLog.lockout(ctx, limit));
    let hash: string | undefined;
    await (attempt.isKnownDevice ? knownDeviceAdmission : admission)(ctx, async () => {
      const storedHash = await store.accounts.passwordHash(username);
      if (await passwordMatches(password, storedHash)) hash = storedHash;
    });
    if (hash === undefined) {
      // The line has no name, which may be a password in the wrong field.
      const line = { network: clientNetwork(ctx), requestId: requestId(ctx.req, ctx.app.proxy) };
      log.warn(line, "wrong username or password");
    }
    return { hash, attempt };
  };
}

/** Asks the signed-in person for the present password. Errors: AppError `invalid` with the field `currentPassword`, `too-many`. */
export async function requirePassword(check: CheckPassword, ctx: Context, username: string, password: string) {
  const { hash, attempt } = await check(ctx, username, password);
  if (hash === undefined) {
    const message = "The current password is wrong. Please try again.";
    throw new AppError("invalid", message, [{ field: "currentPassword", message: "is wrong" }]);
  }
  await attempt.cancel();
}
