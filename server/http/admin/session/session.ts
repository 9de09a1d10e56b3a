import { createHash, randomBytes } from "node:crypto";
import Keygrip from "keygrip";
import type Koa from "koa";
import type { Context, Middleware } from "koa";
import { createSession } from "koa-session";
import { browserName } from "#domain/accounts/browser-name";
import { AppError } from "../../../errors.ts";
import type { SessionOrigin } from "../../../store/port/accounts.ts";
import type { NewActivity } from "../../../store/port/maintenance.ts";
import type { AdminParts } from "../admin-parts.ts";
import { cookieName } from "./known-device.ts";
import { clientNetwork } from "./login-log.ts";

const HOUR_MS = 3_600_000;
/** An unused session expires after this, or up to half earlier, since it is renewed at half its age. */
const IDLE_TIMEOUT_MS = 8 * HOUR_MS;
/** A session expires this long after signing in, used or not; one that stays signed in expires only then. */
const MAX_AGE_MS = 30 * 24 * HOUR_MS;

/** The last use of a session is stored once in this time. */
const TOUCH_INTERVAL_MS = 300_000;

/** The session object of koa-session. */
interface Session {
  username?: string;
  /** Unix time of the login in milliseconds. */
  signedInAt?: number;
  /** Milliseconds until it expires unused; koa-session stores it with the session. */
  maxAge: number;
  regenerate(): Promise<void>;
  manuallyCommit(): Promise<void>;
}

type SessionParts = Pick<AdminParts, "store" | "site" | "now" | "sessionSecret">;

/**
 * Creates server-side sessions: the cookie holds a random key, the database the session. It is renewed before the request is handled, never
 * after: a session that ended meanwhile must not come back, and headers may have been sent by then.
 */
export function sessions(app: Koa, parts: SessionParts): Middleware {
  const { site, now, sessionSecret } = parts;
  const isHttps = site.baseUrl.startsWith("https:");
  const sessionMiddleware = createSession(app, {
    key: cookieName("mainstreet.session", isHttps),
    maxAge: IDLE_TIMEOUT_MS,
    renew: true,
    autoCommit: false,
    httpOnly: true,
    sameSite: "strict",
    genid: () => randomBytes(32).toString("base64url"),
    valid: (_ctx, { signedInAt }: Session) => now().getTime() - (signedInAt ?? 0) < MAX_AGE_MS,
    ContextStore: sessionStore(parts),
  });
  return async (ctx, next) => {
    app.keys ??= new Keygrip([await sessionSecret()], "sha256");
    // Behind a proxy we see plain HTTP; the scheme that browsers use for the site counts.
    ctx.cookies.secure = ctx.secure || isHttps;
    await sessionMiddleware(ctx, async () => {
      const session = ctx.session as Session;
      if (session.username !== undefined) {
        ctx.state.administrator = session.username;
        await session.manuallyCommit();
        touch(ctx, parts);
      }
      await next();
    });
  };
}

/** Stores the last use in the background: a read must not wait for a write, nor fail with it. */
function touch(ctx: Context, { store, now }: SessionParts): void {
  const { sessionKey, seenAt } = ctx.state as { sessionKey: string; seenAt: Date };
  if (now().getTime() - seenAt.getTime() < TOUCH_INTERVAL_MS) return;
  store.accounts.touchSession(sessionKey, originOf(ctx), now()).catch(() => undefined);
}

function originOf(ctx: Context): SessionOrigin {
  return { browser: browserName(ctx.get("User-Agent")), network: clientNetwork(ctx) };
}

/** Returns the stored key of the signed-in session. */
export function sessionKey(ctx: Context): string {
  return ctx.state.sessionKey as string;
}

interface SignInOptions {
  username: string;
  /** Hash of the verified password. */
  hash: string;
  at: Date;
  /** A session that stays signed in does not expire unused. */
  staySignedIn: boolean;
  /** Entry of the activity list, which is stored with the session. */
  entry?: NewActivity;
}

/** Starts a session with a new key, against session fixation. Errors: AppError `unauthenticated` when the password was changed meanwhile. */
export async function signIn(ctx: Context, { username, hash, at, staySignedIn, entry }: SignInOptions): Promise<void> {
  Object.assign(ctx.state, { passwordHash: hash, loginEntry: entry });
  ctx.session = { username, signedInAt: at.getTime() };
  const session = ctx.session as Session;
  session.maxAge = staySignedIn ? MAX_AGE_MS : IDLE_TIMEOUT_MS;
  await session.regenerate();
}

/** Ends the session in the browser and in the database, and stores its entry with that. */
export async function signOut(ctx: Context, entry: NewActivity): Promise<void> {
  const session = ctx.session as Session;
  ctx.state.logoutEntry = entry;
  ctx.session = null;
  await session.manuallyCommit();
}

/** Tells whether the session of a long-running request is still valid. */
export function isStillSignedIn(ctx: Context): Promise<boolean> {
  return (ctx.state as { isStillSignedIn: () => Promise<boolean> }).isStillSignedIn();
}

/** Creates the `ContextStore` of koa-session, which creates one for each request. */
function sessionStore({ store, now }: SessionParts) {
  return class {
    readonly #ctx: Context;
    #storedKey: string | undefined;

    constructor(ctx: Context) {
      this.#ctx = ctx;
    }

    async get(key: string): Promise<Record<string, unknown> | undefined> {
      const readSession = () => store.accounts.session(hashOf(key), now());
      const session = await readSession();
      if (session !== undefined) this.#storedKey = key;
      const isStillSignedIn = async () => (await readSession()) !== undefined;
      const { role, seenAt, data } = session ?? {};
      Object.assign(this.#ctx.state, { role, seenAt, sessionKey: hashOf(key), isStillSignedIn });
      return data;
    }

    async set(key: string, data: Required<Session>, lifetime: number): Promise<void> {
      const at = now();
      const expiresAt = new Date(Math.min(at.getTime() + lifetime, data.signedInAt + MAX_AGE_MS));
      const session = { data: { ...data }, expiresAt, origin: originOf(this.#ctx) };
      if (key === this.#storedKey) return store.accounts.renewSession(hashOf(key), session);
      const { passwordHash, loginEntry } = this.#ctx.state as { passwordHash: string; loginEntry?: NewActivity };
      if (!(await store.accounts.beginSession(hashOf(key), session, data.username, passwordHash, at, loginEntry))) {
        throw new AppError("unauthenticated", "The password has just been changed.");
      }
    }

    async destroy(key: string): Promise<void> {
      const { logoutEntry } = this.#ctx.state as { logoutEntry?: NewActivity };
      await store.accounts.endSession(hashOf(key), logoutEntry);
    }
  };
}

/** The database stores hashes only: reading it does not give a valid cookie. */
function hashOf(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}
