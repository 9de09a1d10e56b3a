import type { Context } from "koa";
import * as z from "zod";
import type { LoginAnswer } from "#contract/admin-api";
import { AppError } from "../../../errors.ts";
import { LONGEST_PASSWORD, passwordLength, passwordMatches } from "../../../operations/accounts/password-hash.ts";
import { admissionControl } from "../../middleware/admission-control.ts";
import type { AddRoutes, AdminParts } from "../admin-parts.ts";
import { bodyReader } from "../routes/read-body.ts";
import { AttemptLimit, networkOf } from "./attempt-limit.ts";
import { signIn, signOut } from "./session.ts";

const SECOND = 1000;
/** Wrong passwords from one network, and then one every half minute. */
const BY_NETWORK = { most: 10, regainedEvery: 30 * SECOND };
/** Wrong passwords for one name: regained faster than one network can use them up, so that it locks nobody out. */
const BY_USERNAME = { most: 50, regainedEvery: 6 * SECOND };
/** Each password that is checked takes 16 MB of memory and a whole core. */
const CHECKS = { mostUnderWay: 1, mostWaiting: 20 };

const text = z.string("is required");
const credentialsSchema = z.object({
  username: text.max(200, "is longer than 200 characters").trim().min(1, "is required"),
  password: text
    .min(1, "is required")
    .refine((typed) => passwordLength(typed) <= LONGEST_PASSWORD, `is longer than ${LONGEST_PASSWORD} characters`),
});

/** POST login: the one route that needs no session. */
export const loginRoute: AddRoutes = (router, { store, now, log }) => {
  const limits = createLimits(now);
  const inTurn = admissionControl(CHECKS);
  const readCredentials = bodyReader("10kb");

  router.post("/login", async (ctx) => {
    const { username, password } = await readCredentials(ctx, credentialsSchema);
    const attempt = limits.begin(ctx, username);
    let hash: string | undefined;
    await inTurn(ctx, async () => {
      const kept = await store.accounts.passwordHash(username);
      if (await passwordMatches(password, kept)) hash = kept;
    });
    if (hash === undefined) {
      // without the address, as the privacy policy promises, and without a name, which may be a password in the wrong field
      log.warn("wrong username or password");
      throw new AppError("unauthenticated", "Invalid credentials. Please try again.");
    }
    attempt.succeeded();
    await signIn(ctx, username, hash, now());
    ctx.body = { message: "Login successful", username } satisfies LoginAnswer;
  });
};

/** POST logout. */
export const logoutRoute: AddRoutes = (router) => {
  router.post("/logout", async (ctx) => {
    await signOut(ctx);
    ctx.status = 204;
  });
};

/** Every attempt counts from its beginning, so that many at once are as many; one that succeeds is taken back. */
function createLimits(now: AdminParts["now"]) {
  const byNetwork = new AttemptLimit(BY_NETWORK);
  const byUsername = new AttemptLimit(BY_USERNAME);
  return {
    /** Errors: AppError `too-many`, with the header Retry-After. */
    begin(ctx: Context, username: string) {
      const counted = [
        { limit: byNetwork, key: networkOf(ctx.ip) },
        { limit: byUsername, key: username },
      ];
      const at = now().getTime();
      const wait = Math.max(...counted.map(({ limit, key }) => limit.wait(key, at)));
      if (wait > 0) {
        const seconds = Math.ceil(wait / SECOND);
        ctx.set("Retry-After", String(seconds));
        throw new AppError("too-many", `Too many failed attempts. Please try again in ${seconds} seconds.`);
      }
      for (const { limit, key } of counted) limit.add(key, at);
      return {
        succeeded: () => {
          for (const { limit, key } of counted) limit.takeBack(key, at);
        },
      };
    },
  };
}
