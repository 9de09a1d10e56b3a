import { placedCityKey } from "#domain/cities/city-identity";
import { isLikelyDuplicate } from "#domain/duplicates/duplicate-likelihood";
import { streetOf } from "#domain/seo-text/phrases/street";
import {
  attributesOf,
  cityOf,
  cityRows,
  DAYS,
  earliest,
  isKind,
  isKnownOn,
  isOpenOn,
  isPlaced,
  isPresent,
  isWholeWeek,
  kilometres,
  kindOf,
  latest,
  minutesOpen,
  mostReviewed,
  opensAllKnown,
  peersOf,
  type Row,
  rangesOn,
  starsFit,
  turns,
  withAttribute,
  withDetails,
} from "./rows-around.ts";
import { count, distance, hours, KM_PER_MILE, largest, median, stars, time } from "./written-figures.ts";

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
const minutesOn = (row: Row, day: number) => (rangesOn(row, day) ?? []).reduce((sum, [from, to]) => sum + to - from, 0);

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
const names = (rows: readonly Row[]) => rows.map(({ name }) => name);

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

function bestTenth(rankedRows: readonly Row[]): Row[] {
  const places = Math.max(1, Math.floor(rankedRows.length / 10));
  return rankedRows.filter((row) => rankedRows.filter((other) => !isBetter(row, other)).length <= places);
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
  medianReviews: ({ reviewed }) =>
    median(
      reviewed.map(({ reviewCount }) => reviewCount),
      count,
    ),
  withMoreReviews: ({ me, reviewed }) => {
    const rankAbove = reviewed.filter(({ reviewCount }) => reviewCount > me.reviewCount).length;
    return rankAbove === 1 ? [] : count(rankAbove);
  },
  "difference to medianRating": ({ me, rated }) => {
    const middle = median(
      rated.map(({ rating }) => Number(rating.toFixed(1))),
      stars,
    );
    return stars(Math.abs(Number(me.rating.toFixed(1)) - Number(middle)));
  },
  "other's rating": (surroundings) => bestTenth(surroundings.ranked).map(({ rating }) => rating.toFixed(1)),
  "other's reviewCount": (surroundings) =>
    [...bestTenth(surroundings.ranked), ...mostReviewed(surroundings.peers)].map(({ reviewCount }) =>
      count(reviewCount),
    ),
  "city: ranked": ({ city }) => count(city.filter(isRanked).length),
  "city: rated": ({ city }) => count(city.filter(({ rating }) => rating > 0).length),
  "city: medianRating": ({ city }) =>
    median(
      city.filter(({ rating }) => rating > 0).map(({ rating }) => Number(rating.toFixed(1))),
      stars,
    ),
  "city: other's rating": ({ city }) => bestTenth(city.filter(isRanked)).map(({ rating }) => rating.toFixed(1)),
  "city: other's reviewCount": ({ city }) =>
    [...bestTenth(city.filter(isRanked)), ...mostReviewed(city)].map(({ reviewCount }) => count(reviewCount)),
  "name: best-rated in city": ({ me, city }) =>
    names(bestTenth(city.filter(isRanked)).filter((other) => isAlternative(me, other))),
  "name: most-reviewed in city": ({ me, city }) =>
    names(mostReviewed(city).filter((other) => isAlternative(me, other))),
  "name: sunday in city": ({ me, city }) =>
    names(city.filter((other) => isAlternative(me, other) && isOpenOn(other, 6))),
  "name: best-rated": (surroundings) =>
    names(bestTenth(surroundings.ranked).filter((other) => isAlternative(surroundings.me, other))),
  "name: most-reviewed": (surroundings) =>
    names(mostReviewed(surroundings.peers).filter((other) => isAlternative(surroundings.me, other))),
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
  distance: (surroundings) => nearest(surroundings).map(({ km }) => distance(km, surroundings.isMiles)),
  withinRadius: ({ me, near, isMiles }) => {
    const within = near.filter(({ km }) => km <= (isMiles ? 0.5 * KM_PER_MILE : 1)).map(({ other }) => other);
    const minCount = within.filter((other) => !mayBeSkipped(me, other)).length;
    const maxCount = within.filter((other) => !isLikelyDuplicate(me, other)).length;
    return Array.from({ length: maxCount - minCount + 1 }, (_, extra) => count(minCount + extra));
  },
  withWeek: ({ withWeek }) => count(withWeek.length),
  "hours a week": ({ me }) => (isWholeWeek(me) ? hours(minutesOpen(me)) : []),
  medianHours: ({ withWeek }) => median(withWeek.map(minutesOpen), hours),
  "hours on the longest day": ({ me }) => hours(Math.max(...DAYS.map((_, day) => minutesOn(me, day)))),
  openingHours: ({ me }) =>
    [me.openingHours, ...Object.values(me.otherHours)].flatMap((hours) =>
      turns({ ...me, openingHours: hours })
        .flat()
        .map(time),
    ),
  "five-star reviews": ({ me }) => (starsFit(me) ? count(me.ratingDistribution[4] ?? 0) : []),
  "one-star reviews": ({ me }) => (starsFit(me) ? count(me.ratingDistribution[0] ?? 0) : []),
  "latest closing": ({ me }) => time(latest(me)),
  "earliest opening": ({ me }) => time(earliest(me)),
  "closes later than": (surroundings) =>
    count(rivals(surroundings).filter((other) => latest(other) < latest(surroundings.me)).length),
  "opens earlier than": (surroundings) =>
    count(rivals(surroundings).filter((other) => earliest(other) > earliest(surroundings.me)).length),
  "compared, closes later than": (surroundings) => count(rivals(surroundings).length),
  "compared, opens earlier than": (surroundings) => count(rivals(surroundings).length),
  withAttributes: ({ peers }) => count(withDetails(peers).length),
  "rareAttribute count": ({ me, peers }) =>
    attributesOf(me)
      .map((name) => withAttribute(peers, name))
      .filter((few) => few <= withDetails(peers).length / 6)
      .map(String),
  peerCount: ({ peers }) => count(peers.length),
  othersOnStreet: ({ me, others }) => count(onStreet(others, streetOf(me)).length),
  inCity: ({ city }) => count(city.length),
  inCountry: ({ kindAtHome }) => count(kindAtHome.length),
  totalBusinesses: ({ all }) => count(all.length),
  totalCities: ({ all }) => count(citiesOf(all)),
};

const cities = new WeakMap<readonly Row[], number>();

/** Counts the different cities of the rows. */
function citiesOf(all: readonly Row[]): number {
  const cachedCity = cities.get(all);
  if (cachedCity !== undefined) return cachedCity;
  const number = new Set(all.flatMap((row) => cityOf(row, all) || [])).size;
  cities.set(all, number);
  return number;
}

/** Returns rows whose openings and closings are known on all days. */
function rivals({ others }: Around): Row[] {
  return others.filter(opensAllKnown);
}

function figureOf(fact: string, surroundings: Around): string | string[] {
  const [, where, which, day] = /^(city: )?(open|known) on (\d)$/.exec(fact) ?? [];
  if (day !== undefined) {
    const rows = where === undefined ? surroundings.peers : surroundings.city;
    const holds = which === "open" ? isOpenOn : isKnownOn;
    return count(rows.filter((row) => holds(row, Number(day))).length);
  }
  const [, inCity, street] = /^(city: )?on street (.+)$/s.exec(fact) ?? [];
  if (street !== undefined)
    return largest(inCity === undefined ? surroundings.peers : surroundings.city, streetOf, street);
  const [, slug] = /^category in city (.+)$/s.exec(fact) ?? [];
  if (slug !== undefined) return largest(surroundings.city, kindOf, slug);
  const [, city] = /^kind in city ([^/]+)\//.exec(fact) ?? [];
  if (city === undefined) return FIGURES[fact]?.(surroundings) ?? [];
  // The place is one of the cities of that name.
  const placeOf = (row: Row) => cityOf(row, surroundings.all);
  const rowsElsewhere = surroundings.kindAtHome.filter(
    (row) => surroundings.city.length === 0 || placeOf(row) !== placeOf(surroundings.me),
  );
  return rowsElsewhere
    .filter((row) => placedCityKey(row.city, row.country) === city)
    .flatMap((row) => largest(rowsElsewhere, placeOf, placeOf(row)));
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
