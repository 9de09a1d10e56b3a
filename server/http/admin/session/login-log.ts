import type { Context } from "koa";
import type { NewActivity } from "../../../store/port/maintenance.ts";
import { clientAddress, networkOfAddress } from "../../overload/client-network.ts";
import type { AdminParts } from "../admin-parts.ts";
import type { Lockout } from "./login-limits.ts";

/** A lockout of one kind and network is logged once in this time. */
const LOCKOUT_INTERVAL_MS = 3_600_000;

type LogParts = Pick<AdminParts, "store" | "loginMemory" | "now" | "log">;

export interface LoginLog {
  /** Returns the entry to store with the session. `method` is left out for a password. */
  loginEntry(ctx: Context, username: string, method?: "passkey"): NewActivity;
  /** Returns the entry to store with the end of the session. */
  logoutEntry(ctx: Context, username: string): NewActivity;
  lockout(ctx: Context, limit: Lockout): Promise<void>;
}

/**
 * Logs logins, logouts and lockouts in the activity list, with the prefix of the network and never the whole address. Failed names are not
 * logged: one may be a password in the wrong field.
 */
export function createLoginLog({ store, loginMemory, now, log }: LogParts): LoginLog {
  function entry(actor: string, action: string, detail: Record<string, unknown>): NewActivity {
    return { at: now().toISOString(), actor, action, detail };
  }

  function isNew(key: string): boolean {
    const { loggedLockouts } = loginMemory;
    const nowMs = now().getTime();
    for (const [other, lockedSince] of loggedLockouts.entries())
      if (nowMs - lockedSince >= LOCKOUT_INTERVAL_MS) loggedLockouts.delete(other);
    if (loggedLockouts.has(key) || loggedLockouts.size >= loggedLockouts.max) return false;
    loggedLockouts.set(key, nowMs);
    return true;
  }

  return {
    loginEntry: (ctx, username, method) =>
      entry(username, "login", { network: clientNetwork(ctx), ...(method !== undefined && { method }) }),
    logoutEntry: (ctx, username) => entry(username, "logout", { network: clientNetwork(ctx) }),
    async lockout(ctx, limit) {
      const network = clientNetwork(ctx);
      if (!isNew(limit === "username" ? limit : `${limit} ${network}`)) return;
      log.warn({ limit, network }, "logins locked out");
      await store.maintenance.recordActivity(entry("server", "lockout", { limit, network }));
    },
  };
}

/** Returns the client's network as logs and the activity list show it. */
export function clientNetwork({ req, app }: Context): string {
  return networkOfAddress(clientAddress(req, app.proxy));
}
