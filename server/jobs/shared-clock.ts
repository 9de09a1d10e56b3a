import type { Cluster } from "../store/port/cluster.ts";

/** A smaller difference is left alone: clocks that are synchronized differ by less, and reading it takes time. Milliseconds. */
const TOLERANCE_MS = 1_000;
/** How long a difference is taken to hold. Milliseconds. */
const MAX_AGE_MS = 60_000;

/**
 * The current time by the clock of the database, which all servers follow: what one of them dates is neither old nor in the future for
 * another whose own clock is wrong. The difference is read again each minute, in the background. Errors: AppError `storage`.
 */
export async function openSharedClock(
  { clockOffset }: Pick<Cluster, "clockOffset">,
  localTime: () => number = Date.now,
): Promise<() => Date> {
  let offset = 0;
  let readAt = 0;

  async function sync(): Promise<void> {
    readAt = localTime();
    const difference = await clockOffset();
    offset = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
  }

  await sync();
  return () => {
    const at = localTime();
    // while the database cannot be reached, the last difference holds
    if (Math.abs(at - readAt) >= MAX_AGE_MS) void sync().catch(() => undefined);
    return new Date(at + offset);
  };
}
