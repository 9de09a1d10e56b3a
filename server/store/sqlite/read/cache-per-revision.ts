import type { Counters } from "../write/counters.ts";

/**
 * Keeps answers by name for as long as what they depend on, which `state` stands for, stays the same; at most `limit`, the
 * least recently asked for given up first. Equal names mean answers of one type.
 */
export function cacheWhile(limit: number) {
  const kept = new Map<string, unknown>();
  let keptState = "";
  return <T>(state: string, name: string, read: () => T): T => {
    if (state !== keptState) kept.clear();
    keptState = state;
    const answer = kept.has(name) ? (kept.get(name) as T) : read();
    kept.delete(name);
    kept.set(name, answer);
    for (const oldest of kept.keys()) {
      if (kept.size <= limit) break;
      kept.delete(oldest);
    }
    return answer;
  };
}

/** The same for as long as nothing changes that visitors can see. Within a transaction. */
export function cachePerRevision(counters: Counters, limit: number) {
  const keep = cacheWhile(limit);
  return <T>(name: string, read: () => T): T => keep(String(counters.get("revision")), name, read);
}
