/** A queue with one lane for each key, served round-robin (fair queuing): a key with many items delays only its own. */
export class FairQueue<Item> {
  /** Lanes in the order of service. No lane is empty. */
  readonly #lanes = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(key: string, item: Item): void {
    this.#size++;
    const lane = this.#lanes.get(key);
    if (lane === undefined) this.#lanes.set(key, [item]);
    else lane.push(item);
  }

  /** Removes the oldest item of the next lane. */
  shift(): Item | undefined {
    const [next] = this.#lanes;
    if (next === undefined) return undefined;
    const [key, lane] = next;
    const item = lane.shift();
    this.#lanes.delete(key);
    if (lane.length > 0) this.#lanes.set(key, lane);
    this.#size--;
    return item;
  }

  /** Makes room for an item of this key: removes the newest item of the longest lane, unless the key's own is about as long. */
  evictFor(key: string): Item | undefined {
    const lane = this.#laneToEvictFrom(key);
    if (lane === undefined) return undefined;
    this.#size--;
    return lane.pop();
  }

  canEvictFor(key: string): boolean {
    return this.#laneToEvictFrom(key) !== undefined;
  }

  /** Returns a lane with at least two items more than the key's, so that it is not empty afterwards. */
  #laneToEvictFrom(key: string): Item[] | undefined {
    let longestLane: Item[] | undefined;
    let length = (this.#lanes.get(key)?.length ?? 0) + 1;
    for (const lane of this.#lanes.values()) {
      if (lane.length <= length) continue;
      longestLane = lane;
      length = lane.length;
    }
    return longestLane;
  }
}
