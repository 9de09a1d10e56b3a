import { seededRandom } from "#domain/text/seeded-random";
import type { CityCount } from "./city-scopes.ts";
import { cutBeforeTie } from "./cut-before-tie.ts";
import type { Neighbour } from "./neighbours.ts";
import { type Peer, rankKey } from "./peer.ts";
import type { CityFigures, PeerGroup, Range } from "./peer-group.ts";
import { isPossiblySame } from "./same-business.ts";

const MAX_NAMED_PEERS = 3;
const MIN_CITIES = 2;
const MAX_CITIES = 4;
const MAX_OTHER_PEERS = 10;
/** Number of draws from a long list before giving up. */
const MAX_DRAWS = 40;

/** Businesses that may be suggested as alternatives. */
interface Choice {
  me: Peer;
  group: PeerGroup;
  city: CityFigures;
  nearest: readonly Neighbour[];
  kindCities: readonly CityCount[];
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
  #otherPeers?: readonly Peer[];
  #otherCities?: readonly CityCount[];

  constructor(from: Choice) {
    this.#from = from;
  }

  /** Returns peers of the best-rated tenth; the best one of fewer than ten. */
  get bestRated(): readonly Peer[] {
    return sortByRank(this.#draw("best", () => this.#from.group.named().best));
  }

  get mostReviewed(): Peer | null {
    return this.#orNull(this.#from.group.named().mostReviewed);
  }

  get openOnSunday(): readonly Peer[] {
    return this.#draw("sunday", () => this.#from.group.named().openOnSunday);
  }

  get openAlways(): readonly Peer[] {
    return this.#draw("always", () => this.#from.group.named().openAlways);
  }

  /** Returns further peers, none of which is among the nearest. */
  get otherPeers(): readonly Peer[] {
    const { group, nearest, seed } = this.#from;
    const isNew = (peer: Peer) =>
      !peer.isClosed && this.#isOther(peer) && !nearest.some((neighbour) => neighbour.peer.id === peer.id);
    this.#otherPeers ??= drawPeers(group.members, MAX_OTHER_PEERS, seededRandom(`${seed} others`), isNew);
    return this.#otherPeers;
  }

  /** Returns the best-rated of all businesses of its city. */
  get bestInCity(): readonly Peer[] {
    return sortByRank(this.#draw("city best", () => this.#from.city.details().best));
  }

  get mostReviewedInCity(): Peer | null {
    return this.#orNull(this.#from.city.details().mostReviewed);
  }

  get openOnSundayInCity(): readonly Peer[] {
    return this.#draw("city sunday", () => this.#from.city.details().openOnSunday);
  }

  /** Returns peers on its street. */
  get onStreet(): readonly Peer[] {
    const { group, me } = this.#from;
    return this.#draw("street", () => (group.peersByStreet.get(me.street) ?? []).filter(({ isClosed }) => !isClosed));
  }

  /** Returns the other cities with the most businesses of its kind, most first. */
  get otherCities(): readonly CityCount[] {
    const { kindCities, seed } = this.#from;
    this.#otherCities ??= drawCities(kindCities, seededRandom(`${seed} cities`));
    return this.#otherCities;
  }

  #isOther(peer: Peer): boolean {
    return !isPossiblySame(this.#from.me, peer);
  }

  #orNull(peer: Peer | null): Peer | null {
    return peer !== null && this.#isOther(peer) ? peer : null;
  }

  /** Samples a list, once. */
  #draw(drawName: string, listOf: () => readonly Peer[]): readonly Peer[] {
    let sample = this.#samples.get(drawName);
    if (sample === undefined) {
      const list = listOf();
      const random = seededRandom(`${this.#from.seed} ${drawName}`);
      sample = drawPeers({ list, start: 0, count: list.length }, MAX_NAMED_PEERS, random, (peer) =>
        this.#isOther(peer),
      );
      this.#samples.set(drawName, sample);
    }
    return sample;
  }
}

/** Sorts the best first. */
function sortByRank(peers: readonly Peer[]): Peer[] {
  return peers.toSorted((a, b) => rankKey(b) - rankKey(a));
}

/** Draws a varying number of the largest cities, without those of a tie at the end. */
function drawCities(cities: readonly CityCount[], random: () => number): CityCount[] {
  const citiesWithSeveral = cities.filter(({ count }) => count > 1);
  const wantedCount = MIN_CITIES + Math.floor(random() * (MAX_CITIES - MIN_CITIES + 1));
  for (let limit = wantedCount; limit <= MAX_CITIES; limit++) {
    const largestCities = cutBeforeTie(citiesWithSeveral, limit, ({ count }) => count);
    if (largestCities.length >= MIN_CITIES) return largestCities;
  }
  return [];
}

/** Draws at most this many different members with different names, in random order. */
function drawPeers(
  { list, start, count }: Range,
  limit: number,
  random: () => number,
  isWanted: (peer: Peer) => boolean,
): Peer[] {
  const sample = new Map<string, Peer>();
  if (count <= limit * 2) {
    const order = Array.from({ length: count }, (_, index) => ({ index, key: random() })).sort((a, b) => a.key - b.key);
    for (const { index } of order) add(list[start + index]);
  } else
    for (let draws = 0; draws < MAX_DRAWS && sample.size < limit; draws++)
      add(list[start + Math.floor(random() * count)]);
  return Array.from(sample.values());

  function add(peer: Peer | undefined): void {
    if (!peer || sample.size >= limit || sample.has(peer.name) || !isWanted(peer)) return;
    if (!sample.values().some((other) => isPossiblySame(other, peer))) sample.set(peer.name, peer);
  }
}
