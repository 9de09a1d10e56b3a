import { session } from "../session/session-renewal.ts";

/** The most between two requests of a poll. Milliseconds. */
const MAX_MS = 60_000;

/** An interval that doubles with every failure in a row. Milliseconds. */
export function backOff(intervalMs: number, failures: number): number {
  return Math.min(MAX_MS, intervalMs * 2 ** Math.min(failures, 30));
}

/**
 * `refetchInterval` of a query. It grows while the server fails, and stops when the user has put off a login: each request would
 * open the login again. The refetch after the login starts it anew.
 */
export function pollInterval(intervalMs: number) {
  return ({ state }: { state: { status: string } }): number | false => {
    if (session.state() === "ended") return false;
    return state.status === "error" ? backOff(intervalMs, 2) : intervalMs;
  };
}
