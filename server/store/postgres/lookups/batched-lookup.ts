import { LRUCache } from "lru-cache";
import type { ChangeListener } from "../connection/change-listener.ts";

/** Longer keys are looked up each time. Characters. */
const MAX_KEY_LENGTH = 200;

/** The values of keys, of which some may have none, and the revision of the data that they are of. */
type Load<Value> = (keys: readonly string[]) => Promise<{ values: ReadonlyMap<string, Value>; revision: number }>;

/** Undefined for a key without a value. */
export type BatchedLookup<Value> = (key: string) => Promise<Value | undefined>;

/**
 * Looks keys up, those that are asked for at once in one batch, and caches values for one revision of the data, as `createCachedReads`
 * does. At most `max` entries.
 */
export function createBatchedLookup<Value>(
  load: Load<Value>,
  listener: Pick<ChangeListener, "counters"> | undefined,
  max: number,
): BatchedLookup<Value> {
  const cache = new LRUCache<string, { value: Value | undefined }>({ max });
  let revision = -1;
  /** The batch that has not begun. */
  let next: { keys: Set<string>; values: Promise<ReadonlyMap<string, Value>> } | undefined;

  async function loadBatch(keys: ReadonlySet<string>): Promise<ReadonlyMap<string, Value>> {
    // others join until the calls that run now wait
    await Promise.resolve();
    next = undefined;
    const { values, revision: own } = await load([...keys]);
    if (own !== revision) cache.clear();
    revision = own;
    for (const key of keys) if (key.length <= MAX_KEY_LENGTH) cache.set(key, { value: values.get(key) });
    return values;
  }

  return async (key) => {
    const isCurrent = listener?.counters()?.get("revision") === revision;
    const cached = isCurrent ? cache.get(key) : undefined;
    if (cached !== undefined) return cached.value;
    if (next === undefined) {
      const keys = new Set<string>();
      next = { keys, values: loadBatch(keys) };
    }
    next.keys.add(key);
    return (await next.values).get(key);
  };
}
