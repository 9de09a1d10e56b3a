import type { Context } from "koa";
import { LRUCache } from "lru-cache";
import { clientAddress, networkOfAddress } from "../../overload/client-network.ts";
import type { AdminParts } from "../admin-parts.ts";
import type { Lockout } from "./login-limits.ts";

/** A lockout of one kind and network is logged once in this time. */
const LOCKOUT_INTERVAL_MS = 3_600_000;
/** Maximum lockouts logged in that time: an attack from many networks must not fill the activity list. */
const MAX_LOCKOUTS = 20;

export interface LoginLog {
  login(ctx: Context, username: string): Promise<void>;
  logout(ctx: Context, username: string): Promise<void>;
  lockout(ctx: Context, limit: Lockout): Promise<void>;
}

/**
 * Logs logins, logouts and lockouts in the activity list, with the prefix of the network and never the whole address. Failed names are not
 * logged: one may be a password in the wrong field.
 */
export function createLoginLog({ store, now, log }: Pick<AdminParts, "store" | "now" | "log">): LoginLog {
  const loggedLockouts = new LRUCache<string, number>({ max: MAX_LOCKOUTS });

  function record(actor: string, action: string, detail: Record<string, unknown>): Promise<void> {
    return store.maintenance.recordActivity({ at: now().toISOString(), actor, action, detail });
  }

  function isNew(key: string): boolean {
    const nowMs = now().getTime();
    for (const [other, lockedSince] of loggedLockouts.entries())
      if (nowMs - lockedSince >= LOCKOUT_INTERVAL_MS) loggedLockouts.delete(other);
    if (loggedLockouts.has(key) || loggedLockouts.size >= MAX_LOCKOUTS) return false;
    loggedLockouts.set(key, nowMs);
    return true;
  }

  return {
    login: (ctx, username) => record(username, "login", { network: clientNetwork(ctx) }),
    logout: (ctx, username) => record(username, "logout", { network: clientNetwork(ctx) }),
    async lockout(ctx, limit) {
      const network = clientNetwork(ctx);
      if (!isNew(limit === "username" ? limit : `${limit} ${network}`)) return;
      log.warn({ limit, network }, "logins locked out");
      await record("server", "lockout", { limit, network });
    },
  };
}

/** Returns the client's network as logs and the activity list show it. */
export function clientNetwork({ req, app }: Context): string {
  return networkOfAddress(clientAddress(req, app.proxy));
}
