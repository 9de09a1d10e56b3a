import type { Context } from "koa";
import * as z from "zod";
import type { CheckAuthAnswer, LoginAnswer } from "#contract/accounts/accounts";
import { MAX_TEXT_CHARS } from "#contract/lists/parameter";
import type { SiteInfo } from "#contract/site";
import { AppError } from "../../../errors.ts";
import { removeFirstLink } from "../../../operations/accounts/first-link.ts";
import { MAX_PASSWORD_CHARS, passwordLength } from "../../../operations/accounts/password-hash.ts";
import { useSecondFactor } from "../../../operations/accounts/second-factor.ts";
import { isHttps } from "../../middleware/security-headers.ts";
import { isSecureRequest } from "../../request-scheme.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { bodyReader } from "../routes/read-body.ts";
import { rememberDevice } from "./known-device.ts";
import { createLoginLog } from "./login-log.ts";
import { createPasswordCheck } from "./password-check.ts";
import { administrator } from "./require-administrator.ts";
import { atLeast, roleOfRequest } from "./roles.ts";
import { signIn, signOut } from "./session.ts";

const text = z.string("is required");
export const usernameSchema = text
  .max(MAX_TEXT_CHARS, `is longer than ${MAX_TEXT_CHARS} characters`)
  .trim()
  .min(1, "is required");
export const passwordSchema = text
  .min(1, "is required")
  .refine(
    (password) => passwordLength(password) <= MAX_PASSWORD_CHARS,
    `is longer than ${MAX_PASSWORD_CHARS} characters`,
  );
const credentialsSchema = z.object({
  username: usernameSchema,
  password: passwordSchema,
  staySignedIn: z.boolean("must be true or false").default(false),
  code: text.max(MAX_TEXT_CHARS, `is longer than ${MAX_TEXT_CHARS} characters`).trim().optional(),
});

/** POST login. With a second factor on, a right password without `code` is a 401 that names this field. */
export const loginRoute: AddRoutes = (router, parts) => {
  const { store, site, folder, now } = parts;
  const loginLog = createLoginLog(parts);
  const checkPassword = createPasswordCheck(parts);
  const readCredentials = bodyReader("10kb");

  router.post("/login", async (ctx) => {
    requireHttps(ctx, site);
    const { username, password, staySignedIn, code } = await readCredentials(ctx, credentialsSchema);
    const { hash, attempt } = await checkPassword(ctx, username, password);
    if (hash === undefined) throw new AppError("unauthenticated", "Invalid credentials. Please try again.");
    const { secret } = await store.people.secondFactor(username);
    if (secret !== null) {
      if (!code) {
        await attempt.cancel();
        throw wrongCode("Enter the code of your authenticator app, or a recovery code.", "is required");
      }
      if (!(await useSecondFactor(store, { username, secret, code }, now()))) {
        throw wrongCode("This code is wrong or was used already. Enter the next one, or a recovery code.", "is wrong");
      }
    }
    await attempt.cancel();
    const entry = loginLog.loginEntry(ctx, username);
    await signIn(ctx, { username, hash, at: now(), staySignedIn, entry });
    rememberDevice(ctx, username, now());
    await removeFirstLink(folder);
    ctx.body = { message: "Login successful", username } satisfies LoginAnswer;
  });
};

function wrongCode(sentence: string, message: string): AppError {
  return new AppError("unauthenticated", sentence, [{ field: "code", message }]);
}

/** Session cookies of an HTTPS site are Secure, so a login by HTTP would be lost. Errors: AppError `forbidden` for such a login. */
export function requireHttps(ctx: Context, site: SiteInfo): void {
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
  router.post("/logout", atLeast("viewer"), async (ctx) => {
    await signOut(ctx, loginLog.logoutEntry(ctx, administrator(ctx)));
    ctx.status = 204;
  });
};

/** GET check-auth: the signed-in username, with the role. It is the panel's first request, so the data of its table are loaded meanwhile. */
export const checkAuthRoute: AddRoutes = (router, { store }) => {
  router.get("/check-auth", atLeast("viewer"), (ctx) => {
    store.search.prefetchForAdministrator();
    const answer = { authenticated: true, username: administrator(ctx), role: roleOfRequest(ctx) } as const;
    ctx.body = answer satisfies CheckAuthAnswer;
  });
};
