import type { Context } from "koa";
import { encode } from "uqr";
import * as z from "zod";
import type { Account, NewSecondFactor, RecoveryCodes } from "#contract/accounts/accounts";
import { AppError } from "../../../errors.ts";
import { changePassword } from "../../../operations/accounts/change-password.ts";
import { removeFirstLink } from "../../../operations/accounts/first-link.ts";
import {
  newSecret,
  renewRecoveryCodes,
  turnOffSecondFactor,
  turnOnSecondFactor,
} from "../../../operations/accounts/second-factor.ts";
import type { AddRoutes } from "../admin-parts.ts";
import { readBody } from "../routes/read-body.ts";
import { passwordSchema } from "../session/login.ts";
import { createPasswordCheck, requirePassword } from "../session/password-check.ts";
import { administrator } from "../session/require-administrator.ts";
import { atLeast, roleOfRequest } from "../session/roles.ts";
import { sessionKey } from "../session/session.ts";

const text = z.string("is required").max(200, "is too long");
const currentSchema = z.strictObject({ currentPassword: passwordSchema });
const passwordChangeSchema = currentSchema.extend({ newPassword: passwordSchema });
const factorSchema = currentSchema.extend({ secret: text, code: text });

/** The signed-in person's own account: password, sessions, second factor. Changes ask for the present password. */
export const accountRoutes: AddRoutes = (router, parts) => {
  const { store, site, folder, now } = parts;
  const checkPassword = createPasswordCheck(parts);
  /** Asks for the password of the body and returns its owner. */
  const owner = async (ctx: Context, currentPassword: string) => {
    const username = administrator(ctx);
    await requirePassword(checkPassword, ctx, username, currentPassword);
    return { store, username, now };
  };

  router.get("/account", atLeast("viewer"), async (ctx) => {
    const username = administrator(ctx);
    const { secret, recoveryCodes } = await store.people.secondFactor(username);
    const sessions = await store.accounts.sessionsOf(username, now());
    const passkeys = await store.passkeys.of(username);
    ctx.body = {
      username,
      role: roleOfRequest(ctx),
      hasSecondFactor: secret !== null,
      recoveryCodesLeft: recoveryCodes.length,
      passkeys: passkeys.map(({ id, name, relyingPartyId, addedAt, usedAt }) => ({
        id,
        name,
        host: relyingPartyId,
        addedAt: addedAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      })),
      baseUrl: site.baseUrl,
      sessions: sessions.map(({ key, seenAt, ...session }) => ({
        id: key,
        ...session,
        seenAt: seenAt.toISOString(),
        isCurrent: key === sessionKey(ctx),
      })),
    } satisfies Account;
  });

  router.post("/account/password", atLeast("viewer"), async (ctx) => {
    const { currentPassword, newPassword } = await readBody(ctx, passwordChangeSchema);
    await changePassword({ ...(await owner(ctx, currentPassword)), newPassword, sessionKey: sessionKey(ctx) });
    await removeFirstLink(folder);
    ctx.status = 204;
  });

  router.delete("/account/sessions", atLeast("viewer"), async (ctx) => {
    ctx.body = { ended: await store.accounts.endSessionsOf(administrator(ctx), { exceptKey: sessionKey(ctx) }) };
  });

  router.delete("/account/sessions/:id", atLeast("viewer"), async (ctx) => {
    const key = ctx.params.id ?? "";
    if ((await store.accounts.endSessionsOf(administrator(ctx), { key })) === 0) {
      throw new AppError("not-found", "This session has ended already.");
    }
    ctx.status = 204;
  });

  router.post("/account/second-factor", atLeast("viewer"), async (ctx) => {
    const { secret, uri } = newSecret(site.name, administrator(ctx));
    const { size, data } = encode(uri);
    ctx.body = { secret, uri, qrPath: qrPath(data), qrSize: size } satisfies NewSecondFactor;
  });

  router.put("/account/second-factor", atLeast("viewer"), async (ctx) => {
    const { currentPassword, secret, code } = await readBody(ctx, factorSchema);
    const recoveryCodes = await turnOnSecondFactor(await owner(ctx, currentPassword), secret, code);
    ctx.body = { recoveryCodes } satisfies RecoveryCodes;
  });

  router.delete("/account/second-factor", atLeast("viewer"), async (ctx) => {
    const { currentPassword } = await readBody(ctx, currentSchema);
    await turnOffSecondFactor(await owner(ctx, currentPassword));
    ctx.status = 204;
  });

  router.post("/account/recovery-codes", atLeast("viewer"), async (ctx) => {
    const { currentPassword } = await readBody(ctx, currentSchema);
    const recoveryCodes = await renewRecoveryCodes(await owner(ctx, currentPassword));
    ctx.body = { recoveryCodes } satisfies RecoveryCodes;
  });
};

/** Draws each dark module of a QR code as a square of side 1. */
function qrPath(modules: readonly boolean[][]): string {
  return modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}
