import { LRUCache } from "lru-cache";
import type { Store } from "../../../store/store.ts";
import { type LoginAttempts, localAttempts, sharedAttempts } from "./login-attempts.ts";

/** Maximum lockouts logged in their interval: an attack from many networks must not fill the activity list. */
const MAX_LOCKOUTS = 20;

/** State of logins in the memory of a server. It outlives changes of settings, which make new routes. */
export interface LoginMemory {
  attempts: LoginAttempts;
  /** Times of the lockouts that were logged, by kind and network. */
  loggedLockouts: LRUCache<string, number>;
}

export function createLoginMemory(
  { cluster }: Pick<Store, "cluster">,
  sessionSecret: () => Promise<string>,
  now: () => Date,
): LoginMemory {
  return {
    attempts: cluster ? sharedAttempts(cluster.attempts, sessionSecret) : localAttempts(now),
    loggedLockouts: new LRUCache({ max: MAX_LOCKOUTS }),
  };
}
