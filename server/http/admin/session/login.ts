import type { Context } from "koa";
import * as z from "zod";
import type { CheckAuthAnswer, LoginAnswer } from "#contract/admin-api";
import { AppError } from "../../../errors.ts";
import { LONGEST_PASSWORD, passwordLength, passwordMatches } from "../../../operations/accounts/password-hash.ts";
import { admissionControl } from "../../middleware/admission-control.ts";
import type { AddRoutes, AdminParts } from "../admin-parts.ts";
import { bodyReader } from "../routes/read-body.ts";
import { AttemptLimit, networkOf } from "./attempt-limit.ts";
import { administrator } from "./require-administrator.ts";
import { signIn, signOut } from "./session.ts";

const SECOND = 1000;
/** Wrong passwords from one network. */
const NETWORK_LIMIT = { maxAttempts: 10, recoveryMs: 30 * SECOND };
/** Wrong passwords for one name. Recovers faster than one network can use it up, so that it locks nobody out. */
const USERNAME_LIMIT = { maxAttempts: 50, recoveryMs: 6 * SECOND };
/** Hashing one password takes 16 MB of memory and a whole core. */
const HASHING = { maxActive: 1, maxQueued: 20 };

const text = z.string("is required");
const credentialsSchema = z.object({
  username: text.max(200, "is longer than 200 characters").trim().min(1, "is required"),
  password: text
    .min(1, "is required")
    .refine(
      (password) => passwordLength(password) <= LONGEST_PASSWORD,
      `is longer than ${LONGEST_PASSWORD} characters`,
    ),
});

/** POST login: the only route without a session. */
export const loginRoute: AddRoutes = (router, { store, now, log }) => {
  const limits = createLimits(now);
  const admission = admissionControl(HASHING);
  const readCredentials = bodyReader("10kb");

  router.post("/login", async (ctx) => {
    const { username, password } = await readCredentials(ctx, credentialsSchema);
    const attempt = limits.add(ctx, username);
    let hash: string | undefined;
    await admission(ctx, async () => {
      const storedHash = await store.accounts.passwordHash(username);
      if (await passwordMatches(password, storedHash)) hash = storedHash;
    });
    if (hash === undefined) {
      // no IP address, as the privacy policy promises; no name, which may be a password in the wrong field
      log.warn("wrong username or password");
      throw new AppError("unauthenticated", "Invalid credentials. Please try again.");
    }
    attempt.cancel();
    await signIn(ctx, username, hash, now());
    ctx.body = { message: "Login successful", username } satisfies LoginAnswer;
  });
};

export const logoutRoute: AddRoutes = (router) => {
  router.post("/logout", async (ctx) => {
    await signOut(ctx);
    ctx.status = 204;
  });
};

/** Counts every attempt when it starts, so that concurrent ones count too; a successful one is cancelled. */
function createLimits(now: AdminParts["now"]) {
  const byNetwork = new AttemptLimit(NETWORK_LIMIT);
  const byUsername = new AttemptLimit(USERNAME_LIMIT);
  return {
    /** Errors: AppError `too-many`, with the header Retry-After. */
    add(ctx: Context, username: string) {
      const limits = [
        { limit: byNetwork, key: networkOf(ctx.ip) },
        { limit: byUsername, key: username },
      ];
      const at = now().getTime();
      const wait = Math.max(...limits.map(({ limit, key }) => limit.wait(key, at)));
      if (wait > 0) {
        const seconds = Math.ceil(wait / SECOND);
        ctx.set("Retry-After", String(seconds));
        throw new AppError("too-many", `Too many failed attempts. Please try again in ${seconds} seconds.`);
      }
      for (const { limit, key } of limits) limit.add(key, at);
      return {
        cancel: () => {
          for (const { limit, key } of limits) limit.remove(key, at);
        },
      };
    },
  };
}

/** GET check-auth: the signed-in username. */
export const checkAuthRoute: AddRoutes = (router) => {
  router.get("/check-auth", (ctx) => {
    ctx.body = { authenticated: true, username: administrator(ctx) } satisfies CheckAuthAnswer;
  });
};
