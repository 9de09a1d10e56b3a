import type { IncomingMessage, ServerResponse } from "node:http";
import type { Middleware } from "koa";
import type { Replicas } from "../../../store/port/replicas.ts";
import { cookieName } from "./known-device.ts";

/** Equals the largest `database.maxReplicaLag`, after which every standby in use has the version. */
const LIFETIME_MS = 3_600_000;
const NAME = "mainstreet.version";
const VERSION = /(?:^|; )(?:__Host-)?mainstreet\.version=(\d{1,16}\.\d{1,16})(?:;|$)/;

type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

/** Sets a cookie with the newest data version that the administrator may have written or seen. Runs after `requireAdministrator`. */
export function rememberVersion(replicas: Replicas | undefined): Middleware {
  return async (ctx, next) => {
    await next();
    const version = replicas?.newestVersion();
    const name = cookieName(NAME, ctx.cookies.secure);
    if (version === undefined || ctx.headerSent || ctx.cookies.get(name, { signed: false }) === version) return;
    ctx.cookies.set(name, version, { signed: false, httpOnly: true, sameSite: "lax", maxAge: LIFETIME_MS });
  };
}

/** Read your writes: with that cookie, public pages are at least as new as what the panel has shown on any server. */
export function afterOwnWrites(replicas: Replicas | undefined, handler: Handler): Handler {
  if (replicas === undefined) return handler;
  return async (req, res) => {
    const version = VERSION.exec(req.headers.cookie ?? "")?.[1];
    if (version !== undefined) await replicas.catchUp(version);
    return handler(req, res);
  };
}
