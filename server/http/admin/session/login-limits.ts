import type { Context } from "koa";
import { AppError } from "../../../errors.ts";
import { clientAddress, networksOf } from "../../overload/client-network.ts";
import { LeakyBuckets } from "../../overload/leaky-buckets.ts";
import type { AdminParts } from "../admin-parts.ts";
import { knownDevice } from "./known-device.ts";

const SECOND = 1000;
/** Wrong passwords from one network, by the bits of its prefix. A /48 may hold many customers or one. */
const NETWORK_LIMITS = {
  32: { capacity: 10, leakMs: 30 * SECOND },
  64: { capacity: 10, leakMs: 30 * SECOND },
  48: { capacity: 30, leakMs: 10 * SECOND },
};
/** Wrong passwords for one name, from browsers that are not known. */
const USERNAME_LIMIT = { capacity: 50, leakMs: 6 * SECOND };
/** Wrong passwords from a known browser, which counts for no other limit. */
const DEVICE_LIMIT = { capacity: 10, leakMs: 30 * SECOND };

export interface LoginAttempt {
  /** The user has logged in with this browser before. */
  isKnownDevice: boolean;
  /** Takes the attempt back, as a successful one. */
  cancel(): void;
}

export interface LoginLimits {
  /**
   * Counts an attempt when it starts, so that concurrent ones count too. Errors: AppError `too-many`, with the header
   * Retry-After, after a call of `onLockout` with the limit that was reached.
   */
  add(ctx: Context, username: string, onLockout: (limit: Lockout) => Promise<void>): Promise<LoginAttempt>;
}

export type Lockout = "network" | "username" | "device";

interface CountedKey {
  what: Lockout;
  limit: LeakyBuckets;
  key: string;
}

/**
 * Limits of password guessing: by network and by name. A known browser has a limit of its own instead, since whoever
 * guesses from many networks, or from the owner's, would otherwise keep the owner out.
 */
export function createLoginLimits(now: AdminParts["now"]): LoginLimits {
  const networks = {
    32: new LeakyBuckets(NETWORK_LIMITS[32]),
    64: new LeakyBuckets(NETWORK_LIMITS[64]),
    48: new LeakyBuckets(NETWORK_LIMITS[48]),
  };
  const usernames = new LeakyBuckets(USERNAME_LIMIT);
  const devices = new LeakyBuckets(DEVICE_LIMIT);

  function countedKeys(ctx: Context, username: string, device: string | undefined): CountedKey[] {
    if (device !== undefined) return [{ what: "device", limit: devices, key: device }];
    return [
      ...networksOf(clientAddress(ctx.req, ctx.app.proxy)).map(({ network, bits }) => ({
        what: "network" as const,
        limit: networks[bits],
        key: network,
      })),
      { what: "username", limit: usernames, key: username },
    ];
  }

  return {
    async add(ctx, username, onLockout) {
      const at = now().getTime();
      const device = knownDevice(ctx, username, now());
      const keys = countedKeys(ctx, username, device);
      const waits = keys.map(({ limit, key }) => limit.wait(key, at));
      const longest = Math.max(...waits);
      if (longest > 0) {
        await onLockout(keys[waits.indexOf(longest)]?.what ?? "network");
        const seconds = Math.ceil(longest / SECOND);
        ctx.set("Retry-After", String(seconds));
        throw new AppError("too-many", `Too many failed attempts. Please try again in ${seconds} seconds.`);
      }
      for (const { limit, key } of keys) limit.add(key, at);
      return {
        isKnownDevice: device !== undefined,
        cancel: () => {
          for (const { limit, key } of keys) limit.remove(key, at);
        },
      };
    },
  };
}
