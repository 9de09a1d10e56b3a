import { randomBytes } from "node:crypto";
import type { Context } from "koa";

/** Time for which a browser is known after its last successful login. */
const LIFETIME_MS = 365 * 24 * 3_600_000;

/** Returns the name of a cookie; over HTTPS with the prefix that binds it to this host (RFC 6265bis). */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/**
 * Returns the id of the browser, if this user has logged in with it before: a signed device cookie, as OWASP describes it. It gives no
 * access; its attempts only count separately from others, so that those cannot lock the owner out.
 */
export function knownDevice(ctx: Context, username: string, time: Date): string | undefined {
  const [id, expiresAt = "", name] = ctx.cookies.get(deviceCookie(ctx), { signed: true })?.split(".") ?? [];
  return name === encode(username) && Number(expiresAt) > time.getTime() ? id : undefined;
}

/** Makes this browser a known one after a successful login. */
export function rememberDevice(ctx: Context, username: string, time: Date): void {
  const value = [randomBytes(16).toString("base64url"), time.getTime() + LIFETIME_MS, encode(username)].join(".");
  ctx.cookies.set(deviceCookie(ctx), value, {
    signed: true,
    httpOnly: true,
    sameSite: "strict",
    maxAge: LIFETIME_MS,
  });
}

function deviceCookie(ctx: Context): string {
  return cookieName("mainstreet.device", ctx.cookies.secure);
}

function encode(username: string): string {
  return Buffer.from(username).toString("base64url");
}
