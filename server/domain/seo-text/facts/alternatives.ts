import { seededRandom } from "#domain/text/seeded-random";
import { shuffle } from "#domain/text/shuffle";
import type { Neighbour } from "./neighbours.ts";
import type { Peer } from "./peer.ts";
import type { PeerGroup, Range } from "./peer-group.ts";
import { isPossiblySame } from "./same-business.ts";

export const MAX_NAMED_PEERS = 3;
/** Number of draws from a long list before giving up. */
const MAX_DRAWS = 40;

/** Businesses that may be suggested as alternatives. */
interface Choice {
  me: Peer;
  group: PeerGroup;
  nearest: readonly Neighbour[];
  /** Seed of the business. */
  seed: string;
}

/**
 * Chooses peers to name in a text: open for business, and not possibly the business itself. Other texts name other peers. Each list is
 * sampled on first use, since most texts name few peers.
 */
export class Alternatives {
  readonly #from: Choice;
  readonly #samples = new Map<string, readonly Peer[]>();

  constructor(from: Choice) {
    this.#from = from;
  }

  get openOnSunday(): readonly Peer[] {
    return this.#draw("sunday", () => rangeOf(this.#from.group.named().openOnSunday));
  }

  get openAlways(): readonly Peer[] {
    return this.#draw("always", () => rangeOf(this.#from.group.named().openAlways));
  }

  /** Returns any of the open peers. */
  get otherPeers(): readonly Peer[] {
    const { members } = this.#from.group;
    return this.#draw(
      "others",
      () => members,
      ({ isClosed }) => !isClosed,
    );
  }

  /** Returns peers on its street. */
  get onStreet(): readonly Peer[] {
    const { group, me } = this.#from;
    return this.#draw(
      "street",
      () => rangeOf(group.peersByStreet.get(me.street) ?? []),
      ({ isClosed }) => !isClosed,
    );
  }

  /** Samples a list, once. The nearest, and those of other lists, are named in sentences of their own. */
  #draw(drawName: string, listOf: () => Range, isWanted: (peer: Peer) => boolean = () => true): readonly Peer[] {
    let sample = this.#samples.get(drawName);
    if (sample === undefined) {
      const { me, nearest, seed } = this.#from;
      const named = [...nearest.map(({ peer }) => peer), ...Array.from(this.#samples.values()).flat()];
      const isNew = (peer: Peer) =>
        isWanted(peer) &&
        !isPossiblySame(me, peer) &&
        !named.some((other) => other.name === peer.name || isPossiblySame(other, peer));
      sample = drawPeers(listOf(), MAX_NAMED_PEERS, seededRandom(`${seed} ${drawName}`), isNew);
      this.#samples.set(drawName, sample);
    }
    return sample;
  }
}

function rangeOf(list: readonly Peer[]): Range {
  return { list, start: 0, count: list.length };
}

/** Draws at most this many different members with different names, in random order. */
function drawPeers(
  { list, start, count }: Range,
  limit: number,
  random: () => number,
  isWanted: (peer: Peer) => boolean,
): Peer[] {
  const sample = new Map<string, Peer>();
  if (count <= limit * 2) for (const peer of shuffle(list.slice(start, start + count), random)) add(peer);
  else
    for (let draws = 0; draws < MAX_DRAWS && sample.size < limit; draws++)
      add(list[start + Math.floor(random() * count)]);
  return Array.from(sample.values());

  function add(peer: Peer | undefined): void {
    if (!peer || sample.size >= limit || sample.has(peer.name) || !isWanted(peer)) return;
    if (!sample.values().some((other) => isPossiblySame(other, peer))) sample.set(peer.name, peer);
  }
}
