import * as z from "zod";
import type { OneTimeLinkAnswer, UsedLinkAnswer } from "#contract/accounts/accounts";
import { removeFirstLink } from "../../../operations/accounts/first-link.ts";
import { findLink, redeemLink } from "../../../operations/accounts/one-time-links.ts";
import { admissionControl } from "../../middleware/admission-control.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { bodyReader } from "../routes/read-body.ts";
import { rememberDevice } from "../session/known-device.ts";
import { passwordSchema, requireHttps, usernameSchema } from "../session/login.ts";
import { createLoginLog } from "../session/login-log.ts";
import { signIn } from "../session/session.ts";

const token = z.string("is required").max(200, "is too long");
const tokenSchema = z.strictObject({ token });
const useSchema = z.strictObject({ token, username: usernameSchema, password: passwordSchema });
/** Hashing one password takes 16 MB of memory and a whole core. */
const HASHING = { maxActive: 1, maxQueued: 20 };

/** POST links/check, links/use: one-time links need no session. Tokens have 256 bits, so guesses need no limit. */
export const linkRoutes: AddRoutes = (router, parts) => {
  const { store, site, folder, now } = parts;
  const loginLog = createLoginLog(parts);
  const admission = admissionControl(HASHING);
  const readSmallBody = bodyReader("10kb");

  router.post("/links/check", async (ctx) => {
    const link = await findLink(store, (await readSmallBody(ctx, tokenSchema)).token, now());
    const { purpose, username, role, expiresAt } = link;
    ctx.body = { purpose, username, role, expiresAt: expiresAt.toISOString() } satisfies OneTimeLinkAnswer;
  });

  router.post("/links/use", async (ctx) => {
    requireHttps(ctx, site);
    const chosen = await readSmallBody(ctx, useSchema);
    await admission(ctx, async () => {
      const { username, passwordHash: hash } = await redeemLink(store, chosen, now);
      await removeFirstLink(folder);
      const { secret } = await store.people.secondFactor(username);
      if (secret === null) {
        const entry = loginLog.loginEntry(ctx, username);
        await signIn(ctx, { username, hash, at: now(), staySignedIn: false, entry });
        rememberDevice(ctx, username, now());
      }
      ctx.body = { username, isSignedIn: secret === null } satisfies UsedLinkAnswer;
    });
  });
};
