import type { Context } from "koa";
import { AppError } from "../../../errors.ts";
import { clientAddress, networksOf } from "../../overload/client-network.ts";
import type { AdminParts } from "../admin-parts.ts";
import { knownDevice } from "./known-device.ts";
import type { AttemptKey } from "./login-attempts.ts";

const SECOND_MS = 1000;

export interface LoginAttempt {
  /** The user has logged in with this browser before. */
  isKnownDevice: boolean;
  /** Removes the attempt, since it was successful. */
  cancel(): Promise<void>;
}

export interface LoginLimits {
  /**
   * Counts an attempt when it starts, so that concurrent ones count too. Errors: AppError `too-many`, with the header
   * Retry-After, after a call of `onLockout` with the limit that was reached.
   */
  add(ctx: Context, username: string, onLockout: (limit: Lockout) => Promise<void>): Promise<LoginAttempt>;
}

export type Lockout = "network" | "username" | "device";

interface CountedKey extends AttemptKey {
  lockout: Lockout;
}

/**
 * Creates the limits of password guessing, by network and by name. A known browser has its own limit instead, since an attacker from many
 * networks, or from the owner's, would otherwise lock the owner out.
 */
export function createLoginLimits({ loginMemory, now }: Pick<AdminParts, "loginMemory" | "now">): LoginLimits {
  function countedKeys(ctx: Context, username: string, device: string | undefined): CountedKey[] {
    if (device !== undefined) return [{ lockout: "device", limit: "device", key: device }];
    return [
      ...networksOf(clientAddress(ctx.req, ctx.app.proxy)).map(({ network, bits }) => ({
        lockout: "network" as const,
        limit: `network${bits}` as const,
        key: network,
      })),
      { lockout: "username", limit: "username", key: username },
    ];
  }

  return {
    async add(ctx, username, onLockout) {
      const device = knownDevice(ctx, username, now());
      const keys = countedKeys(ctx, username, device);
      const { attempts } = loginMemory;
      const waits = await attempts.add(keys);
      const longestWaitMs = Math.max(...waits);
      if (longestWaitMs > 0) {
        await onLockout(keys[waits.indexOf(longestWaitMs)]?.lockout ?? "network");
        const seconds = Math.ceil(longestWaitMs / SECOND_MS);
        ctx.set("Retry-After", String(seconds));
        throw new AppError("too-many", `Too many failed attempts. Please try again in ${seconds} seconds.`);
      }
      return { isKnownDevice: device !== undefined, cancel: () => attempts.remove(keys) };
    },
  };
}
