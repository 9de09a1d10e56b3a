import type { Cluster } from "../store/port/cluster.ts";

/** Smaller differences are ignored, as they may be measurement errors. */
const TOLERANCE_MS = 1_000;
/** Maximum age of the measured difference of the clocks. */
const MAX_AGE_MS = 60_000;

/**
 * Returns the current time by the clock of the database, which all servers use: the wrong clock of one machine does no harm to the others.
 * The difference is measured every minute in the background. Errors: AppError `storage`.
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
    const measuredAt = localTime();
    // After a failed measurement the last difference stays in use.
    if (Math.abs(measuredAt - readAt) >= MAX_AGE_MS) sync().catch(() => undefined);
    return new Date(measuredAt + offset);
  };
}
