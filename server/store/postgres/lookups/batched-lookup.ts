import { LRUCache } from "lru-cache";
import type { ChangeListener } from "../connection/change-listener.ts";

/** Maximum length of a cached key. */
const MAX_KEY_CHARS = 200;

/** Reads the values of keys that have one, and the revision of the data. */
type Load<Value> = (keys: readonly string[]) => Promise<{ values: ReadonlyMap<string, Value>; revision: number }>;

/** Returns undefined for a key without a value. */
export type BatchedLookup<Value> = (key: string) => Promise<Value | undefined>;

/**
 * Batches concurrent lookups into one read, and caches values for one revision of the data, like `createCachedReads`, with at most `max`
 * entries.
 */
export function createBatchedLookup<Value>(
  load: Load<Value>,
  listener: Pick<ChangeListener, "counters"> | undefined,
  max: number,
): BatchedLookup<Value> {
  const cache = new LRUCache<string, { value: Value | undefined }>({ max });
  let revision = -1;
  /** The batch that collects keys. */
  let nextBatch: { keys: Set<string>; values: Promise<ReadonlyMap<string, Value>> } | undefined;

  async function loadBatch(keys: ReadonlySet<string>): Promise<ReadonlyMap<string, Value>> {
    // Calls made before this microtask runs join the batch.
    await Promise.resolve();
    nextBatch = undefined;
    const { values, revision: loadedRevision } = await load([...keys]);
    if (loadedRevision !== revision) cache.clear();
    revision = loadedRevision;
    for (const key of keys) if (key.length <= MAX_KEY_CHARS) cache.set(key, { value: values.get(key) });
    return values;
  }

  return async (key) => {
    const isCurrent = listener?.counters()?.get("revision") === revision;
    const cachedValue = isCurrent ? cache.get(key) : undefined;
    if (cachedValue !== undefined) return cachedValue.value;
    if (nextBatch === undefined) {
      const keys = new Set<string>();
      nextBatch = { keys, values: loadBatch(keys) };
    }
    nextBatch.keys.add(key);
    return (await nextBatch.values).get(key);
  };
}
