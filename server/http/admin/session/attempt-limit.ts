export interface AttemptLimitOptions {
  /** Attempts that may be made one after the other. */
  most: number;
  /** How long until one more may be made. Milliseconds. */
  regainedEvery: number;
  /** How many keys are remembered; the one not heard of for longest is forgotten. */
  keys?: number;
}

const KEYS = 10_000;

/** Counts attempts by key, such as an address; each is forgotten after a while. The time is given in milliseconds. */
export class AttemptLimit {
  readonly #options: Required<AttemptLimitOptions>;
  readonly #made = new Map<string, { count: number; at: number }>();

  constructor(options: AttemptLimitOptions) {
    this.#options = { keys: KEYS, ...options };
  }

  /** Milliseconds until another attempt may be made; 0: now. */
  wait(key: string, at: number): number {
    const { most, regainedEvery } = this.#options;
    return Math.max(0, Math.ceil((this.#count(key, at) - (most - 1)) * regainedEvery));
  }

  add(key: string, at: number): void {
    this.#set(key, this.#count(key, at) + 1, at);
  }

  /** Takes back one attempt, which turned out to be none of those to be counted. */
  takeBack(key: string, at: number): void {
    this.#set(key, Math.max(0, this.#count(key, at) - 1), at);
  }

  /** How many are remembered. */
  get size(): number {
    return this.#made.size;
  }

  /** Attempts less what has been regained since, in fractions. */
  #count(key: string, at: number): number {
    const made = this.#made.get(key);
    if (made === undefined) return 0;
    return Math.max(0, made.count - Math.max(0, at - made.at) / this.#options.regainedEvery);
  }

  #set(key: string, count: number, at: number): void {
    this.#made.delete(key);
    if (count > 0) this.#made.set(key, { count, at });
    for (const oldest of this.#made.keys()) {
      if (this.#made.size <= this.#options.keys) break;
      this.#made.delete(oldest);
    }
  }
}

/** One visitor can have any address of such a network (IPv6: /64), so they count as one. IPv4 is as it is. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  if (address.includes(".")) return address.slice(address.lastIndexOf(":") + 1);
  const [head = [], tail] = address.split("::").map((part) => part.split(":").filter((group) => group !== ""));
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: zeros }, () => "0"), ...(tail ?? [])];
  return `${groups.slice(0, 4).join(":")}::/64`;
}
