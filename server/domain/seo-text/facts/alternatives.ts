import { seededRandom } from "#domain/text/seeded-random";
import type { CityCount } from "./city-scopes.ts";
import { cutBeforeTie } from "./cut-before-tie.ts";
import type { Neighbour } from "./neighbours.ts";
import type { Peer } from "./peer.ts";
import type { CityFigures, PeerGroup, Range } from "./peer-group.ts";
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
  /** The same among all businesses of its city. */
  bestInCity: readonly Peer[];
  mostReviewedInCity: Peer | null;
  openOnSundayInCity: readonly Peer[];
  /** Others on its street. */
  onStreet: readonly Peer[];
  /** The other cities with the most businesses of its kind, most first. */
  otherCities: readonly CityCount[];
}

const MAX_NAMED = 3;
const MIN_CITIES = 2;
const MAX_CITIES = 4;
const MAX_OTHERS = 10;
/** Draws from a long list before giving up. */
const MAX_DRAWS = 40;

/** Computed when first read, since most texts name few of them. `seed`: of the business. */
export function alternativesTo(
  me: Peer,
  group: PeerGroup,
  city: CityFigures,
  nearest: readonly Neighbour[],
  kindCities: readonly CityCount[],
  seed: string,
): Alternatives {
  const isOther = (peer: Peer) => !isPossiblySame(me, peer);
  const isNew = (peer: Peer) => !peer.isClosed && isOther(peer) && !nearest.some((near) => near.peer.id === peer.id);
  const draw = (list: readonly Peer[], what: string) =>
    drawPeers({ list, start: 0, count: list.length }, MAX_NAMED, seededRandom(`${seed} ${what}`), isOther);
  const bestRated = lazily(() => draw(group.best, "best"));
  const orNull = (peer: Peer | null) => (peer !== null && isOther(peer) ? peer : null);
  const mostReviewed = lazily(() => orNull(group.mostReviewed));
  const bestInCity = lazily(() => draw(city.best, "city best"));
  const mostReviewedInCity = lazily(() => orNull(city.mostReviewed));
  const openOnSundayInCity = lazily(() => draw(city.openOnSunday, "city sunday"));
  const openOnSunday = lazily(() => draw(group.openOnSunday, "sunday"));
  const openAlways = lazily(() => draw(group.openAlways, "always"));
  const otherPeers = lazily(() => drawPeers(group.members, MAX_OTHERS, seededRandom(`${seed} others`), isNew));
  const onStreet = lazily(() =>
    draw(
      (group.byStreet.get(me.street) ?? []).filter(({ isClosed }) => !isClosed),
      "street",
    ),
  );
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
    get bestInCity() {
      return bestInCity();
    },
    get mostReviewedInCity() {
      return mostReviewedInCity();
    },
    get openOnSundayInCity() {
      return openOnSundayInCity();
    },
    get onStreet() {
      return onStreet();
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

/** More or fewer of the largest ones, without those of a tie at the end. */
function drawCities(cities: readonly CityCount[], random: () => number): CityCount[] {
  const several = cities.filter(({ count }) => count > 1);
  const wanted = MIN_CITIES + Math.floor(random() * (MAX_CITIES - MIN_CITIES + 1));
  for (let most = wanted; most <= MAX_CITIES; most++) {
    const largest = cutBeforeTie(several, most, ({ count }) => count);
    if (largest.length >= MIN_CITIES) return largest;
  }
  return [];
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
