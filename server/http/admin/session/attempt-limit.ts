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

/**
 * The networks that an IP address counts for, smallest first. One visitor has a whole /64 of IPv6 and often a /48, so both
 * count. An IPv4 address counts alone.
 */
export function networksOf(address: string): { network: string; bits: 32 | 48 | 64 }[] {
  if (!address.includes(":")) return [{ network: address, bits: 32 }];
  if (address.includes(".")) return [{ network: address.slice(address.lastIndexOf(":") + 1), bits: 32 }];
  const groups = ipv6Groups(address);
  return [
    { network: `${groups.slice(0, 4).join(":")}::/64`, bits: 64 },
    { network: `${groups.slice(0, 3).join(":")}::/48`, bits: 48 },
  ];
}

/** The network of an IP address as logs and the activity list show it: /24 of IPv4, /48 of IPv6. */
export function networkPrefix(address: string): string {
  const network = networksOf(address).at(-1)?.network ?? "";
  if (network.includes(":")) return network;
  return /^\d+\.\d+\.\d+\.\d+$/.test(network) ? network.replace(/(?<!\d)\d+$/, "0/24") : "unknown";
}

/** The eight groups of an IPv6 address, lower case and without leading zeros. */
function ipv6Groups(address: string): string[] {
  const [head = [], tail] = address
    .replace(/%.*/s, "")
    .split("::")
    .map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: zeros }, () => "0"), ...(tail ?? [])];
  return groups.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""));
}
