/** A value that took less is computed anew at every change of the data. Milliseconds. */
const QUICK_MS = 100;

/**
 * Caches one expensive value per version of the data. Single-flight: while it is computed, all callers wait for the same
 * result, even if the data changes meanwhile. A failure is not cached. `staleFactor`: while the data keeps changing, as in
 * an import, a value may be stale for so many times as long as it took to compute.
 */
export function cachePerVersion<Value>(
  versionOf: () => Promise<string>,
  compute: () => Promise<Value>,
  staleFactor = 0,
): () => Promise<Value> {
  let entry: { version: string; validUntil: number; value: Promise<Value> } | undefined;

  async function timed(): Promise<Value> {
    const started = performance.now();
    try {
      const value = await compute();
      const took = performance.now() - started;
      if (entry) entry.validUntil = took < QUICK_MS ? 0 : performance.now() + took * staleFactor;
      return value;
    } catch (error) {
      entry = undefined;
      throw error;
    }
  }

  return async () => {
    const version = await versionOf();
    const isValid = entry && (entry.version === version || performance.now() < entry.validUntil);
    if (!entry || !isValid) entry = { version, validUntil: Number.POSITIVE_INFINITY, value: timed() };
    return entry.value;
  };
}
