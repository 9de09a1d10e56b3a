import { seededRandom } from "#domain/text/seeded-random";
import type { CityCount } from "./city-scopes.ts";
import type { Neighbour } from "./neighbours.ts";
import type { Peer } from "./peer.ts";
import type { PeerGroup, Range } from "./peer-group.ts";
import { isPossiblySame } from "./same-business.ts";

/** Peers named in a text: open for business, and not possibly the business itself. Other ones for other texts. */
export interface Alternatives {
  /** Of the best-rated tenth of its peers; the best one of fewer than ten. */
  bestRated: readonly Peer[];
  mostReviewed: Peer | null;
  openOnSunday: readonly Peer[];
  openAlways: readonly Peer[];
  /** Any others, none of which is among the nearest. */
  otherPeers: readonly Peer[];
  /** The other city with the most businesses of its kind, and some of the next. */
  otherCities: readonly CityCount[];
}

const MAX_NAMED = 3;
const MAX_CITIES = 3;
const MAX_OTHERS = 10;
/** Draws from a long list before giving up. */
const MAX_DRAWS = 40;

/** Computed when first read, since most texts name few of them. `seed`: of the business. */
export function alternativesTo(
  me: Peer,
  group: PeerGroup,
  nearest: readonly Neighbour[],
  kindCities: readonly CityCount[],
  seed: string,
): Alternatives {
  const isOther = (peer: Peer) => !isPossiblySame(me, peer);
  const isNew = (peer: Peer) => !peer.isClosed && isOther(peer) && !nearest.some((near) => near.peer.id === peer.id);
  const draw = (list: readonly Peer[], what: string) =>
    drawPeers({ list, start: 0, count: list.length }, MAX_NAMED, seededRandom(`${seed} ${what}`), isOther);
  const bestRated = lazily(() => draw(group.best, "best"));
  const mostReviewed = lazily(() => [group.mostReviewed].filter((peer) => peer !== null && isOther(peer))[0] ?? null);
  const openOnSunday = lazily(() => draw(group.openOnSunday, "sunday"));
  const openAlways = lazily(() => draw(group.openAlways, "always"));
  const otherPeers = lazily(() => drawPeers(group.members, MAX_OTHERS, seededRandom(`${seed} others`), isNew));
  const otherCities = lazily(() => drawCities(kindCities, seededRandom(`${seed} cities`)));
  return {
    get bestRated() {
      return bestRated();
    },
    get mostReviewed() {
      return mostReviewed();
    },
    get openOnSunday() {
      return openOnSunday();
    },
    get openAlways() {
      return openAlways();
    },
    get otherPeers() {
      return otherPeers();
    },
    get otherCities() {
      return otherCities();
    },
  };
}

function lazily<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}

function drawCities(cities: readonly CityCount[], random: () => number): CityCount[] {
  const others = cities.slice(1).map((city) => ({ city, order: random() }));
  others.sort((a, b) => a.order - b.order);
  return [...cities.slice(0, 1), ...others.slice(0, MAX_CITIES - 1).map(({ city }) => city)].sort(
    (a, b) => b.count - a.count,
  );
}

/** At most so many different members with different names, in random order. */
function drawPeers(
  { list, start, count }: Range,
  most: number,
  random: () => number,
  isWanted: (peer: Peer) => boolean,
): Peer[] {
  const sample = new Map<string, Peer>();
  if (count <= most * 2) {
    const order = Array.from({ length: count }, (_, index) => ({ index, key: random() })).sort((a, b) => a.key - b.key);
    for (const { index } of order) add(list[start + index]);
  } else
    for (let draws = 0; draws < MAX_DRAWS && sample.size < most; draws++)
      add(list[start + Math.floor(random() * count)]);
  return Array.from(sample.values());

  function add(peer: Peer | undefined): void {
    if (!peer || sample.size >= most || sample.has(peer.name) || !isWanted(peer)) return;
    if (!sample.values().some((other) => isPossiblySame(other, peer))) sample.set(peer.name, peer);
  }
}
