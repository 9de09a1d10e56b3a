import { LRUCache } from "lru-cache";

export interface AttemptLimitOptions {
  /** Attempts that may be made in a row. */
  maxAttempts: number;
  /** Time until one more attempt is allowed. Milliseconds. */
  recoveryMs: number;
  /** Keys that are counted; the least recently used one is forgotten. */
  maxKeys?: number;
}

const MAX_KEYS = 10_000;

/** A leaky bucket of attempts for each key, such as a network address. Times are in milliseconds. */
export class AttemptLimit {
  readonly #maxAttempts: number;
  readonly #recoveryMs: number;
  readonly #buckets: LRUCache<string, { count: number; at: number }>;

  constructor({ maxAttempts, recoveryMs, maxKeys = MAX_KEYS }: AttemptLimitOptions) {
    this.#maxAttempts = maxAttempts;
    this.#recoveryMs = recoveryMs;
    this.#buckets = new LRUCache({ max: maxKeys });
  }

  /** Milliseconds until another attempt is allowed; 0: now. */
  wait(key: string, at: number): number {
    return Math.max(0, Math.ceil((this.#count(key, at) - (this.#maxAttempts - 1)) * this.#recoveryMs));
  }

  add(key: string, at: number): void {
    this.#buckets.set(key, { count: this.#count(key, at) + 1, at });
  }

  /** Takes one attempt back that should not count. */
  remove(key: string, at: number): void {
    const count = this.#count(key, at) - 1;
    if (count > 0) this.#buckets.set(key, { count, at });
    else this.#buckets.delete(key);
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Attempts minus what has leaked since, a fraction. */
  #count(key: string, at: number): number {
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) return 0;
    return Math.max(0, bucket.count - Math.max(0, at - bucket.at) / this.#recoveryMs);
  }
}

/** The network of an IP address: one visitor has a whole /64 of IPv6. IPv4 addresses are unchanged. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  if (address.includes(".")) return address.slice(address.lastIndexOf(":") + 1);
  const [head = [], tail] = address.split("::").map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: zeros }, () => "0"), ...(tail ?? [])];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
