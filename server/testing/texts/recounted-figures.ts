import { isLikelyDuplicate } from "#domain/duplicates/duplicate-likelihood";
import { streetOf } from "#domain/seo-text/phrases/street";
import {
  attributesOf,
  cityRows,
  earliest,
  isKind,
  isKnownOn,
  isOpenOn,
  isPlaced,
  isPresent,
  isWholeWeek,
  kilometres,
  latest,
  minutesOpen,
  peersOf,
  type Row,
  starsFit,
  turns,
  withAttribute,
  withDetails,
} from "./rows-around.ts";
import { count, distance, KM_PER_MILE, median, stars, time } from "./written-figures.ts";

/* Recomputes the figures of texts from the records, independently of the code that wrote the texts. */

export const MILES: readonly string[] = ["United States", "United Kingdom"];

export const isRanked = ({ rating, reviewCount }: Row) => rating > 0 && reviewCount >= 5;
/** Compares by rating as written, then by number of reviews. */
export const isBetter = (one: Row, other: Row) => {
  const [ownRating, otherRating] = [one.rating.toFixed(1), other.rating.toFixed(1)];
  return ownRating > otherRating || (ownRating === otherRating && one.reviewCount > other.reviewCount);
};
export const onStreet = (rows: readonly Row[], street: string) =>
  rows.filter((row) => !row.isServiceArea && streetOf(row) === street);
const phoneOf = ({ phone, phoneE164 }: Row) => (phoneE164 ?? phone ?? "").replace(/\D/g, "");
/** Tells whether two entries share a phone: they may be one business. */
const sharesPhone = (one: Row, other: Row) => phoneOf(one) !== "" && phoneOf(one) === phoneOf(other);

/** Collects the rows that the figures about one business compare it with. */
export function around(business: Row, all: readonly Row[]) {
  const { scope, peers } = peersOf(business, all);
  const otherPeers = peers.filter(({ id }) => id !== business.id);
  const kind = all.filter((other) => isKind(business, other));
  const isMiles = MILES.includes(business.country);
  const neighbours = kind
    .filter((other) => other.id !== business.id && isPlaced(other) && isPlaced(business) && isPresent(other))
    .filter(({ country }) => business.country === "" || country === "" || country === business.country)
    .map((other) => ({ other, km: kilometres(business, other) }))
    .filter(({ km }) => km < 30)
    .toSorted((a, b) => a.km - b.km);
  return {
    me: business,
    all,
    scope,
    peers,
    others: otherPeers,
    kind,
    isMiles,
    near: neighbours,
    city: cityRows(business, all),
    ranked: peers.filter(isRanked),
    rated: peers.filter(({ rating }) => rating > 0),
    reviewed: peers.filter(({ reviewCount }) => reviewCount > 0),
    withWeek: peers.filter(isWholeWeek),
    kindAtHome: kind.filter(({ country }) => business.country === "" || country === business.country),
  };
}

export type Around = ReturnType<typeof around>;

/** Tells whether a row may be named as an alternative: open for business and not the same one again. */
export const isAlternative = (business: Row, other: Row) =>
  isPresent(other) && other.id !== business.id && !isLikelyDuplicate(business, other);
/** Names as texts write them: without what follows a bar. */
const names = (rows: readonly Row[]) => rows.map(({ name }) => name.replace(/^(.{3,}?)\s?[|•].*$/s, "$1"));

/** Tells whether the text may leave out a neighbour, since one with a similar name may be the same. */
const mayBeSkipped = (business: Row, other: Row) =>
  isLikelyDuplicate(business, other) ||
  sharesPhone(business, other) ||
  foldedWords(business).some((word) => foldedWords(other).includes(word));
const foldedWords = ({ name }: Row): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the three nearest, and those that follow when rows with a similar name are left out. */
function nearest({ me, near }: Around) {
  const chosenPeers: Around["near"] = [];
  let certainCount = 0;
  let furthest = 0;
  for (const peer of near) {
    // Ties may come in any order.
    if (certainCount >= 3 && peer.km > furthest + 1e-6) break;
    const isCopy = chosenPeers.some(({ other }) => mayBeSkipped(other, peer.other));
    if (!isCopy && !mayBeSkipped(me, peer.other)) {
      certainCount++;
      furthest = peer.km;
    }
    if (!isLikelyDuplicate(me, peer.other)) chosenPeers.push(peer);
  }
  return chosenPeers;
}

/** Returns the businesses of other kinds within half a kilometre that are open for business. */
function closeBy({ me, all }: Around) {
  return (isPlaced(me) ? all.filter(isPlaced) : [])
    .map((other) => ({ other, km: kilometres(me, other) }))
    .filter(({ other: { country }, km }) => km <= 0.5 + 1e-6 && (me.country === "" || country === me.country))
    .filter(({ other }) => isAlternative(me, other) && !isKind(me, other));
}

/** Possible texts for the figure of a fact. */
const FIGURES: Readonly<Record<string, (surroundings: Around) => string | string[]>> = {
  "most stars": () => "5",
  rating: ({ me }) => me.rating.toFixed(1),
  reviewCount: ({ me }) => count(me.reviewCount),
  ranked: ({ ranked }) => count(ranked.length),
  // Texts do not state a shared rank.
  rank: ({ me, ranked }) => {
    const equalRows = ranked.filter((other) => !isBetter(me, other) && !isBetter(other, me));
    return equalRows.length > 1 ? [] : count(1 + ranked.filter((other) => isBetter(other, me)).length);
  },
  rated: ({ rated }) => count(rated.length),
  medianRating: ({ rated }) =>
    median(
      rated.map(({ rating }) => Number(rating.toFixed(1))),
      stars,
    ),
  reviewed: ({ reviewed }) => count(reviewed.length),
  "difference to medianRating": ({ me, rated }) => {
    const middle = median(
      rated.map(({ rating }) => Number(rating.toFixed(1))),
      stars,
    );
    return stars(Math.abs(Number(me.rating.toFixed(1)) - Number(middle)));
  },
  "name: sunday": ({ me, peers }) => names(peers.filter((other) => isAlternative(me, other) && isOpenOn(other, 6))),
  "name: always-open": ({ me, peers }) =>
    names(peers.filter((other) => isAlternative(me, other) && isWholeWeek(other) && minutesOpen(other) === 7 * 1440)),
  "name: other": ({ me, others }) => names(others.filter((other) => isAlternative(me, other))),
  "name: nearest": (surroundings) => names(nearest(surroundings).map(({ other }) => other)),
  "name: best of nearest": (surroundings) =>
    names(
      nearest(surroundings)
        .map(({ other }) => other)
        .filter(isRanked),
    ),
  "name: nearest, sunday": (surroundings) =>
    names(
      nearest(surroundings)
        .map(({ other }) => other)
        .filter((other) => isOpenOn(other, 6)),
    ),
  "name: most reviewed of nearest": (surroundings) =>
    names(
      nearest(surroundings)
        .map(({ other }) => other)
        .filter(({ reviewCount }) => reviewCount >= 10),
    ),
  "name: on street": (surroundings) =>
    names(
      onStreet(surroundings.others, streetOf(surroundings.me)).filter(
        (other) =>
          !surroundings.me.isServiceArea && streetOf(surroundings.me) !== "" && isAlternative(surroundings.me, other),
      ),
    ),
  "most reviewed of nearest: reviews": (surroundings) =>
    nearest(surroundings).map(({ other }) => count(other.reviewCount)),
  "best of nearest: rating": (surroundings) => nearest(surroundings).map(({ other }) => other.rating.toFixed(1)),
  distance: (surroundings) =>
    [...nearest(surroundings), ...closeBy(surroundings)].map(({ km }) => distance(km, surroundings.isMiles)),
  "name: close by": (surroundings) => names(closeBy(surroundings).map(({ other }) => other)),
  withinRadius: ({ me, near, isMiles }) => {
    const within = near.filter(({ km }) => km <= (isMiles ? 0.5 * KM_PER_MILE : 1)).map(({ other }) => other);
    const minCount = within.filter((other) => !mayBeSkipped(me, other)).length;
    const maxCount = within.filter((other) => !isLikelyDuplicate(me, other)).length;
    return Array.from({ length: maxCount - minCount + 1 }, (_, extra) => count(minCount + extra));
  },
  openingHours: ({ me }) =>
    [me.openingHours, ...Object.values(me.otherHours)].flatMap((hours) =>
      turns({ ...me, openingHours: hours })
        .flat()
        .map(time),
    ),
  "five-star reviews": ({ me }) => (starsFit(me) ? count(me.ratingDistribution[4] ?? 0) : []),
  "latest closing": ({ me }) => time(latest(me)),
  "earliest opening": ({ me }) => time(earliest(me)),
  "rareAttribute count": ({ me, peers }) =>
    attributesOf(me)
      .map((name) => withAttribute(peers, name))
      .filter((few) => few <= withDetails(peers).length / 6)
      .map(String),
  peerCount: ({ peers }) => count(peers.length),
  othersOnStreet: ({ me, others }) => count(onStreet(others, streetOf(me)).length),
  inCity: ({ city }) => count(city.length),
};

function figureOf(fact: string, surroundings: Around): string | string[] {
  const [, which, day] = /^(open|known) on (\d)$/.exec(fact) ?? [];
  if (day === undefined) return FIGURES[fact]?.(surroundings) ?? [];
  const holds = which === "open" ? isOpenOn : isKnownOn;
  return count(surroundings.peers.filter((row) => holds(row, Number(day))).length);
}
/** Caches the last result: all figures of one text need the same. */
let cachedAround: Around | undefined;

export function cachedAroundOf(business: Row, all: readonly Row[]): Around {
  if (cachedAround?.me !== business || cachedAround.all !== all) cachedAround = around(business, all);
  return cachedAround;
}

/** Returns the ways to write the figure of `fact` for `me`; empty for an unknown fact. */
export function recountedFigure(fact: string, business: Row, all: readonly Row[]): string[] {
  return [figureOf(fact, cachedAroundOf(business, all))].flat();
}
