import * as z from "zod";
import type { LoginAnswer } from "#contract/accounts/accounts";
import type { PasskeyLoginOptions } from "#contract/accounts/passkeys";
import { AppError } from "../../../errors.ts";
import { removeFirstLink } from "../../../operations/accounts/first-link.ts";
import { authenticationOptions, NOT_ACCEPTED, verifyAuthentication } from "../../../operations/accounts/webauthn.ts";
import { requestId } from "../../operating/request-id.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { bodyReader } from "../routes/read-body.ts";
import { rememberDevice } from "./known-device.ts";
import { requireHttps } from "./login.ts";
import { createLoginLimits } from "./login-limits.ts";
import { clientNetwork, createLoginLog } from "./login-log.ts";
import { authenticationSchema, placeOfRequest, requirePasskeyPlace } from "./passkey-request.ts";
import { signIn } from "./session.ts";

const emptySchema = z.strictObject({});
const loginSchema = z.strictObject({
  response: authenticationSchema,
  staySignedIn: z.boolean("must be true or false").default(false),
});

/**
 * POST login/passkey-options · POST login/passkey. A passkey counts as both factors, since it is verified by PIN or biometrics. Failed
 * attempts count for the same limits as wrong passwords.
 */
export const passkeyLoginRoutes: AddRoutes = (router, parts) => {
  const { store, site, folder, sessionSecret, now, log } = parts;
  const loginLog = createLoginLog(parts);
  const limits = createLoginLimits(parts);
  const readSmallBody = bodyReader("50kb");

  router.post("/login/passkey-options", async (ctx) => {
    await readSmallBody(ctx, emptySchema);
    const place = placeOfRequest(ctx, site);
    const none: PasskeyLoginOptions = { options: null, refusal: null };
    if ("refusal" in place) {
      const { hostname } = new URL(site.baseUrl);
      ctx.body = (await store.passkeys.existFor(hostname)) ? { ...none, refusal: place.refusal } : none;
    } else if (await store.passkeys.existFor(place.relyingPartyId)) {
      const options = await authenticationOptions({ store, place, secret: await sessionSecret(), now });
      ctx.body = { ...none, options };
    } else {
      ctx.body = none;
    }
  });

  router.post("/login/passkey", async (ctx) => {
    requireHttps(ctx, site);
    const place = requirePasskeyPlace(ctx, site);
    const { response, staySignedIn } = await readSmallBody(ctx, loginSchema);
    const passkey = await store.passkeys.find(response.id);
    const username = passkey?.username ?? "";
    const attempt = await limits.add(ctx, username, (limit) => loginLog.lockout(ctx, limit));
    const hash = await store.accounts.passwordHash(username);
    try {
      if (passkey === undefined || hash === undefined) throw new AppError("unauthenticated", NOT_ACCEPTED);
      await verifyAuthentication({ store, place, secret: await sessionSecret(), now }, passkey, response);
    } catch (error) {
      log.warn({ network: clientNetwork(ctx), requestId: requestId(ctx.req, ctx.app.proxy) }, "passkey refused");
      throw error;
    }
    await attempt.cancel();
    const entry = loginLog.loginEntry(ctx, username, "passkey");
    await signIn(ctx, { username, hash, at: now(), staySignedIn, entry });
    rememberDevice(ctx, username, now());
    await removeFirstLink(folder);
    ctx.body = { message: "Login successful", username } satisfies LoginAnswer;
  });
};
