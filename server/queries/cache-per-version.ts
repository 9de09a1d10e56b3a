/** A value whose load took less time is loaded again at every change of the data. */
const QUICK_MS = 100;

interface CachePerVersionOptions<Value> {
  /** Reads the version of the data. */
  version: () => Promise<string>;
  load: () => Promise<Value>;
  /** While the data keeps changing, a value is served for this multiple of its loading time. */
  restFactor?: number;
}

/** Caches a slow read for one version of the data. Concurrent calls share one load, even if the data changes meanwhile. */
export function cachePerVersion<Value>(options: CachePerVersionOptions<Value>): () => Promise<Value> {
  const { version: currentVersion, load, restFactor = 0 } = options;
  let entry: { version: string; freshUntil: number; value: Promise<Value> } | undefined;

  async function refresh(version: string): Promise<Value> {
    const startedAt = performance.now();
    const newEntry = { version, freshUntil: Number.POSITIVE_INFINITY, value: load() };
    entry = newEntry;
    try {
      const value = await newEntry.value;
      const durationMs = performance.now() - startedAt;
      newEntry.freshUntil = durationMs < QUICK_MS ? 0 : performance.now() + durationMs * restFactor;
      return value;
    } catch (error) {
      entry = undefined;
      throw error;
    }
  }

  return async () => {
    const version = await currentVersion();
    if (entry && (entry.version === version || performance.now() < entry.freshUntil)) return entry.value;
    return refresh(version);
  };
}
