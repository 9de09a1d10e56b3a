import type { Context } from "koa";
import * as z from "zod";
import { MAX_PASSKEY_NAME_CHARS, type NewPasskeyOptions } from "#contract/accounts/passkeys";
import {
  addPasskey,
  removePasskey,
  renamePasskey,
  requireRoomForPasskey,
} from "../../../operations/accounts/passkeys.ts";
import { registrationOptions, verifyRegistration } from "../../../operations/accounts/webauthn.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { readBody } from "../routes/read-body.ts";
import { passwordSchema } from "../session/login.ts";
import { registrationSchema, requirePasskeyPlace } from "../session/passkey-request.ts";
import { createPasswordCheck, requirePassword } from "../session/password-check.ts";
import { administrator } from "../session/require-administrator.ts";
import { atLeast } from "../session/roles.ts";
import { sessionKey } from "../session/session.ts";

const name = z
  .string("is required")
  .trim()
  .min(1, "is required")
  .max(MAX_PASSKEY_NAME_CHARS, `is longer than ${MAX_PASSKEY_NAME_CHARS} characters`)
  .regex(/^\P{Cc}*$/u, "has control characters");
const currentSchema = z.strictObject({ currentPassword: passwordSchema });
const nameSchema = z.strictObject({ name });
const newPasskeySchema = z.strictObject({ name, response: registrationSchema });

/** POST account/passkeys/options · POST account/passkeys · PATCH, DELETE account/passkeys/{id}: the signed-in person's own passkeys. */
export const passkeyRoutes: AddRoutes = (router, parts) => {
  const { store, site, sessionSecret, now } = parts;
  const checkPassword = createPasswordCheck(parts);
  const ownOptions = (ctx: Context) => ({ store, username: administrator(ctx), now });
  const ceremony = async (ctx: Context) => {
    const options = { ...ownOptions(ctx), place: requirePasskeyPlace(ctx, site) };
    const passkeys = await requireRoomForPasskey(options);
    return { ...options, passkeys, secret: await sessionSecret(), sessionKey: sessionKey(ctx) };
  };

  router.post("/account/passkeys/options", atLeast("viewer"), async (ctx) => {
    const { currentPassword } = await readBody(ctx, currentSchema);
    const options = await ceremony(ctx);
    await requirePassword(checkPassword, ctx, options.username, currentPassword);
    ctx.body = { options: await registrationOptions(options, site.name) } satisfies NewPasskeyOptions;
  });

  // The challenge proves that the password was asked for in this session.
  router.post("/account/passkeys", atLeast("viewer"), async (ctx) => {
    const { name: newName, response } = await readBody(ctx, newPasskeySchema);
    const options = await ceremony(ctx);
    const made = await verifyRegistration(options, response);
    await addPasskey(options, { ...made, name: newName }, options.place);
    ctx.status = 204;
  });

  router.patch("/account/passkeys/:id", atLeast("viewer"), async (ctx) => {
    const body = await readBody(ctx, nameSchema);
    await renamePasskey(ownOptions(ctx), ctx.params.id ?? "", body.name);
    ctx.status = 204;
  });

  router.delete("/account/passkeys/:id", atLeast("viewer"), async (ctx) => {
    const { currentPassword } = await readBody(ctx, currentSchema);
    await requirePassword(checkPassword, ctx, administrator(ctx), currentPassword);
    await removePasskey(ownOptions(ctx), ctx.params.id ?? "");
    ctx.status = 204;
  });
};
