import type { Context } from "koa";
import * as z from "zod";
import type { CheckAuthAnswer, LoginAnswer } from "#contract/admin-api";
import { MAX_TEXT_CHARS } from "#contract/lists/parameter";
import type { SiteInfo } from "#contract/site";
import { AppError } from "../../../errors.ts";
import { removeFirstPassword } from "../../../operations/accounts/first-password.ts";
import { MAX_PASSWORD_CHARS, passwordLength, passwordMatches } from "../../../operations/accounts/password-hash.ts";
import { admissionControl } from "../../middleware/admission-control.ts";
import { isHttps } from "../../middleware/security-headers.ts";
import { requestId } from "../../operating/request-id.ts";
import { isSecureRequest } from "../../request-scheme.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { bodyReader } from "../routes/read-body.ts";
import { rememberDevice } from "./known-device.ts";
import { sharedAttempts } from "./login-attempts.ts";
import { createLoginLimits } from "./login-limits.ts";
import { clientNetwork, createLoginLog } from "./login-log.ts";
import { administrator } from "./require-administrator.ts";
import { signIn, signOut } from "./session.ts";

/** Hashing one password takes 16 MB of memory and a whole core. */
const HASHING = { maxActive: 1, maxQueued: 20 };

const text = z.string("is required");
const credentialsSchema = z.object({
  username: text.max(MAX_TEXT_CHARS, `is longer than ${MAX_TEXT_CHARS} characters`).trim().min(1, "is required"),
  password: text
    .min(1, "is required")
    .refine(
      (password) => passwordLength(password) <= MAX_PASSWORD_CHARS,
      `is longer than ${MAX_PASSWORD_CHARS} characters`,
    ),
  staySignedIn: z.boolean("must be true or false").default(false),
});

/** POST login: the only route without a session. */
export const loginRoute: AddRoutes = (router, { store, site, folder, now, log, sessionSecret }) => {
  const attempts = store.cluster && sharedAttempts(store.cluster.attempts, sessionSecret);
  const limits = createLoginLimits(now, attempts);
  const loginLog = createLoginLog({ store, now, log });
  // Known browsers have their own queue, so that nobody's guesses fill it.
  const admission = admissionControl(HASHING);
  const knownDeviceAdmission = admissionControl(HASHING);
  const readCredentials = bodyReader("10kb");

  router.post("/login", async (ctx) => {
    requireHttps(ctx, site);
    const { username, password, staySignedIn } = await readCredentials(ctx, credentialsSchema);
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
      throw new AppError("unauthenticated", "Invalid credentials. Please try again.");
    }
    await attempt.cancel();
    await signIn(ctx, { username, hash, at: now(), staySignedIn });
    rememberDevice(ctx, username, now());
    await loginLog.login(ctx, username);
    await removeFirstPassword(folder);
    ctx.body = { message: "Login successful", username } satisfies LoginAnswer;
  });
};

/** Session cookies of an HTTPS site are Secure, so a login by HTTP would be lost. Errors: AppError `forbidden` for such a login. */
function requireHttps(ctx: Context, site: SiteInfo): void {
  if (!isHttps(site) || isSecureRequest(ctx.req, ctx.app.proxy)) return;
  // A proxy may not report the browser's scheme, but the browser does.
  if ((ctx.get("Origin") || ctx.get("Referer")).startsWith("https:")) return;
  throw new AppError(
    "forbidden",
    `Nobody can log in by HTTP, since this site keeps its cookies for HTTPS: open ${site.baseUrl}/admin-login instead.`,
  );
}

export const logoutRoute: AddRoutes = (router, parts) => {
  const loginLog = createLoginLog(parts);
  router.post("/logout", async (ctx) => {
    const username = administrator(ctx);
    await signOut(ctx);
    await loginLog.logout(ctx, username);
    ctx.status = 204;
  });
};

/** GET check-auth: the signed-in username. */
export const checkAuthRoute: AddRoutes = (router) => {
  router.get("/check-auth", (ctx) => {
    ctx.body = { authenticated: true, username: administrator(ctx) } satisfies CheckAuthAnswer;
  });
};
