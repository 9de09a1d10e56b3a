import { session } from "../session/session-renewal.ts";

/** Longest interval between two requests of a poll. */
const MAX_MS = 60_000;

/** Returns the interval, doubled for every failure in a row. */
export function backOff(intervalMs: number, failures: number): number {
  return Math.min(MAX_MS, intervalMs * 2 ** Math.min(failures, 30));
}

/**
 * `refetchInterval` of a query. It grows while the server fails, and stops when the user has put off a login, since each request would open
 * the login again. The refetch after the login restarts it.
 */
export function pollInterval(intervalMs: number) {
  return ({ state }: { state: { status: string } }): number | false => {
    if (session.state() === "ended") return false;
    return state.status === "error" ? backOff(intervalMs, 2) : intervalMs;
  };
}
