import { createHash, randomBytes } from "node:crypto";
import type Koa from "koa";
import type { Context, Middleware } from "koa";
import { createSession } from "koa-session";
import { AppError } from "../../../errors.ts";
import type { AdminParts } from "../admin-parts.ts";

const HOUR = 3_600_000;
/** A session ends when it was not used for so long; it may end from half of that on. Milliseconds. */
const IDLE = 24 * HOUR;
/** A session ends so long after signing in, however much it is used. Milliseconds. */
const LONGEST = 30 * 24 * HOUR;

/** What koa-session makes of a request's session. */
interface Session {
  username?: string;
  /** Milliseconds since 1970. */
  signedInAt?: number;
  regenerate(): Promise<void>;
  manuallyCommit(): Promise<void>;
}

type SessionParts = Pick<AdminParts, "store" | "site" | "now" | "sessionSecret">;

/**
 * Finds out who is signed in: the cookie holds a random key, and the database what belongs to it, so that a session ends
 * on the server. It is written before the request goes on, never after: one that ended meanwhile does not come back,
 * and a long answer may have sent its headers by then.
 */
export function sessions(app: Koa, parts: SessionParts): Middleware {
  const { site, now, sessionSecret } = parts;
  const find = createSession(app, {
    key: "mainstreet.session",
    maxAge: IDLE,
    renew: true,
    autoCommit: false,
    httpOnly: true,
    sameSite: "strict",
    genid: () => randomBytes(32).toString("base64url"),
    valid: (_ctx, { signedInAt }: Session) => now().getTime() - (signedInAt ?? 0) < LONGEST,
    ContextStore: sessionStore(parts),
  });
  return async (ctx, next) => {
    app.keys ??= [await sessionSecret()];
    // a proxy may speak plain HTTP with us: what counts is how browsers reach the site
    ctx.cookies.secure = ctx.secure || site.baseUrl.startsWith("https:");
    await find(ctx, async () => {
      const session = ctx.session as Session;
      if (session.username !== undefined) {
        ctx.state.administrator = session.username;
        await session.manuallyCommit();
      }
      await next();
    });
  };
}

/**
 * Begins a session with a new key, whatever the browser had before. `hash`: of the password that was given.
 * Errors: AppError `unauthenticated` when the password was changed meanwhile.
 */
export async function signIn(ctx: Context, username: string, hash: string, at: Date): Promise<void> {
  ctx.state.passwordHash = hash;
  ctx.session = { username, signedInAt: at.getTime() };
  await (ctx.session as Session).regenerate();
}

/** Ends the session here and in the database. */
export async function signOut(ctx: Context): Promise<void> {
  const session = ctx.session as Session;
  ctx.session = null;
  await session.manuallyCommit();
}

/** For an answer that goes on for long: whether the session of the request has not ended since. */
export function isStillSignedIn(ctx: Context): Promise<boolean> {
  return (ctx.state as { isStillSignedIn: () => Promise<boolean> }).isStillSignedIn();
}

/** koa-session makes one of these for each request. */
function sessionStore({ store, now }: SessionParts) {
  return class {
    readonly #ctx: Context;
    #found: string | undefined;

    constructor(ctx: Context) {
      this.#ctx = ctx;
    }

    async get(key: string): Promise<Record<string, unknown> | undefined> {
      const find = () => store.accounts.session(hashOf(key), now());
      const data = await find();
      if (data !== undefined) this.#found = key;
      this.#ctx.state.isStillSignedIn = async () => (await find()) !== undefined;
      return data;
    }

    async set(key: string, data: Required<Session>, lifetime: number): Promise<void> {
      const at = now();
      const expiresAt = new Date(Math.min(at.getTime() + lifetime, data.signedInAt + LONGEST));
      const session = { data: { ...data }, expiresAt };
      if (key === this.#found) return store.accounts.renewSession(hashOf(key), session);
      const { passwordHash } = this.#ctx.state as { passwordHash: string };
      if (!(await store.accounts.beginSession(hashOf(key), session, data.username, passwordHash, at))) {
        throw new AppError("unauthenticated", "The password has just been changed.");
      }
    }

    destroy(key: string): Promise<void> {
      return store.accounts.endSession(hashOf(key));
    }
  };
}

/** Whoever reads the database cannot make a cookie of what is in it. */
function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
