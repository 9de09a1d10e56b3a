import { createHmac } from "node:crypto";
import type { SharedAttempts } from "../../../store/port/cluster.ts";
import { LeakyBuckets } from "../../overload/leaky-buckets.ts";

const SECOND_MS = 1000;
/** Maximum wrong passwords in a row, and the time until one more is allowed. */
const LIMITS = {
  /** Limits for one network, by the bits of its prefix. A /48 may hold many customers or one. */
  network32: { capacity: 10, leakMs: 30 * SECOND_MS },
  network64: { capacity: 10, leakMs: 30 * SECOND_MS },
  network48: { capacity: 30, leakMs: 10 * SECOND_MS },
  /** Limit for one name, from unknown browsers. */
  username: { capacity: 50, leakMs: 6 * SECOND_MS },
  /** Limit for a known browser, whose attempts count for no other limit. */
  device: { capacity: 10, leakMs: 30 * SECOND_MS },
};

export interface AttemptKey {
  limit: keyof typeof LIMITS;
  key: string;
}

/** Counts of attempts by key. */
export interface LoginAttempts {
  /**
   * Counts an attempt for all keys, or for none if one is at its limit. Returns the milliseconds to wait for each key; if all are 0, it was
   * counted.
   */
  add(keys: readonly AttemptKey[]): Promise<number[]>;
  /** Removes an attempt that should not count. */
  remove(keys: readonly AttemptKey[]): Promise<void>;
}

/** Counts attempts in memory, for a single server. */
export function localAttempts(now: () => Date): LoginAttempts {
  const buckets = new Map(Object.entries(LIMITS).map(([limit, options]) => [limit, new LeakyBuckets(options)]));
  return {
    async add(keys) {
      const time = now().getTime();
      const waits = keys.map(({ limit, key }) => buckets.get(limit)?.wait(key, time) ?? 0);
      if (waits.every((wait) => wait === 0)) for (const { limit, key } of keys) buckets.get(limit)?.add(key, time);
      return waits;
    },
    async remove(keys) {
      const time = now().getTime();
      for (const { limit, key } of keys) buckets.get(limit)?.remove(key, time);
    },
  };
}

/**
 * Counts attempts in the database, for all servers. Keys are hashed (HMAC): a name may be a password that was typed into the wrong field.
 */
export function sharedAttempts(attempts: SharedAttempts, secret: () => Promise<string>): LoginAttempts {
  async function limitsOf(keys: readonly AttemptKey[]) {
    const hashKey = await secret();
    return keys.map(({ limit, key }) => ({
      ...LIMITS[limit],
      key: createHmac("sha256", hashKey).update(`login ${limit} ${key}`).digest("base64url"),
    }));
  }
  return {
    add: async (keys) => attempts.add(await limitsOf(keys)),
    remove: async (keys) => attempts.remove(await limitsOf(keys)),
  };
}
