import type { Counters } from "./counters.ts";

const MOST_KEPT = 50;

/** Keeps what every page asks for until the directory changes. Within a transaction. */
export function openPerRevision(counters: Counters) {
  const kept = new Map<string, unknown>();
  let revision = -1;
  /** Equal names mean equal answers in one revision. */
  return <T>(name: string, read: () => T): T => {
    const current = counters.get("revision");
    if (current !== revision || kept.size > MOST_KEPT) kept.clear();
    revision = current;
    if (!kept.has(name)) kept.set(name, read());
    return kept.get(name) as T;
  };
}
