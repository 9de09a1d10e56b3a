import { isPlaceOfWorship } from "#domain/opening-hours/usual-hours";
import { areaServed } from "#domain/premises/area-served";
import { streetOf } from "#domain/seo-text/phrases/street";
import {
  cityRows,
  earliest,
  isKind,
  isPlacedAmong,
  isPresent,
  isSameBusiness,
  kilometres,
  latest,
  peersOf,
  type Row,
  turns,
} from "./rows-around.ts";
import { toldNames } from "./told-names.ts";
import { count, distance, time } from "./written-figures.ts";

/* Recomputes the figures of texts from the records, independently of the code that wrote the texts. */

export const MILES: readonly string[] = ["United States", "United Kingdom"];

export const isRanked = ({ rating, reviewCount }: Row) => rating > 0 && reviewCount >= 5;
/** Compares by rating as written, then by number of reviews. */
export const isBetter = (one: Row, other: Row) => {
  const [ownRating, otherRating] = [one.rating.toFixed(1), other.rating.toFixed(1)];
  return ownRating > otherRating || (ownRating === otherRating && one.reviewCount > other.reviewCount);
};
const phoneOf = ({ phone, phoneE164 }: Row) => (phoneE164 ?? phone ?? "").replace(/\D/g, "");
/** Tells whether two entries share a phone: they may be one business. */
const sharesPhone = (one: Row, other: Row) => phoneOf(one) !== "" && phoneOf(one) === phoneOf(other);

/** Collects the rows that the figures about one business compare it with. */
export function around(business: Row, all: readonly Row[]) {
  const { scope, peers } = peersOf(business, all);
  const otherPeers = peers.filter(({ id }) => id !== business.id);
  const kind = all.filter((other) => isKind(business, other));
  const isPlaced = isPlacedAmong(all);
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
    reviewed: peers.filter(({ reviewCount }) => reviewCount > 0),
  };
}

export type Around = ReturnType<typeof around>;

/** Tells whether a row may be named as an alternative: open for business and not the same one again. */
export const isAlternative = (business: Row, other: Row) =>
  isPresent(other) && other.id !== business.id && !isSameBusiness(business, other);
/** Names as texts write them: without what follows a bar. */
const names = (rows: readonly Row[]) => rows.flatMap(({ name }) => toldNames(name));

/** Tells whether the text may leave out a neighbour, since one with a similar name may be the same. */
const mayBeSkipped = (business: Row, other: Row) =>
  isSameBusiness(business, other) ||
  sharesPhone(business, other) ||
  foldedWords(business).some((word) => foldedWords(other).includes(word));
const foldedWords = ({ name }: Row): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the seven nearest, and those that follow when rows with a similar name are left out. */
function nearest({ me, near }: Around) {
  const chosenPeers: Around["near"] = [];
  let certainCount = 0;
  let furthest = 0;
  for (const peer of near) {
    // Ties may come in any order.
    if (certainCount >= 7 && peer.km > furthest + 1e-6) break;
    const isCopy = chosenPeers.some(({ other }) => mayBeSkipped(other, peer.other));
    if (!isCopy && !mayBeSkipped(me, peer.other)) {
      certainCount++;
      furthest = peer.km;
    }
    if (!isSameBusiness(me, peer.other)) chosenPeers.push(peer);
  }
  return chosenPeers;
}

/** Returns the businesses of other kinds that are open for business, within five kilometres; places of worship within ten miles. */
function closeBy({ me, all }: Around) {
  const isPlaced = isPlacedAmong(all);
  return (isPlaced(me) ? all.filter(isPlaced) : [])
    .map((other) => ({ other, km: kilometres(me, other) }))
    .filter(
      ({ other: { country }, km }) =>
        km <= (isPlaceOfWorship(me.kind) ? 16 : 5) + 1e-6 && (me.country === "" || country === me.country),
    )
    .filter(({ other }) => isAlternative(me, other) && !isKind(me, other));
}

/** Tells whether a list of its kind may name others close by, since its kind is a general one. */
export const mayNameOtherKinds = ({ kind }: Row) => isPlaceOfWorship(kind) || !kind.includes(" ");

/** Tells whether more than three can be named: of its kind, or of others close by. */
export const hasFurther = ({ me, near, all }: Around) =>
  near.length > 3 || (mayNameOtherKinds(me) && all.filter(isPlacedAmong(all)).length > 4);

const listed = (surroundings: Around) => [
  ...nearest(surroundings).map(({ other }) => other),
  ...closeBy(surroundings).map(({ other }) => other),
  ...surroundings.others,
  ...kindInAreas(surroundings.me, surroundings.kind),
];

/** Returns the rows of its kind in the area of a business that has no city of its own. */
function kindInAreas(business: Row, kind: readonly Row[]): Row[] {
  if (business.city !== "") return [];
  const area = areaServed(business).replace(/ area$/, "");
  return kind.filter(({ city }) => city !== "" && city === area);
}

const WORDS = "none one two three four five six seven eight nine ten".split(" ");

/** Possible texts for the figure of a fact. */
const FIGURES: Readonly<Record<string, (surroundings: Around) => string | string[]>> = {
  "most stars": () => "5",
  "hours of a day": () => "24",
  rating: ({ me }) => me.rating.toFixed(1),
  reviewCount: ({ me }) => count(me.reviewCount),
  ranked: ({ ranked }) => count(ranked.length),
  // Texts do not state a shared rank.
  rank: ({ me, ranked }) => {
    const equalRows = ranked.filter((other) => !isBetter(me, other) && !isBetter(other, me));
    return equalRows.length > 1 ? [] : count(1 + ranked.filter((other) => isBetter(other, me)).length);
  },
  "name: other": ({ me, others, kind }) =>
    names([...others, ...kindInAreas(me, kind)].filter((other) => isAlternative(me, other))),
  "name: on street": ({ me, city }) =>
    names(city.filter((row) => isAlternative(me, row) && streetOf(row) !== "" && streetOf(row) === streetOf(me))),
  "name: nearest": (surroundings) => names(nearest(surroundings).map(({ other }) => other)),
  distance: (surroundings) =>
    [...nearest(surroundings), ...closeBy(surroundings)].map(({ km }) => distance(km, surroundings.isMiles)),
  "name: close by": (surroundings) => names(closeBy(surroundings).map(({ other }) => other)),
  // `wrongItems` checks to whom they belong.
  "rating of another": (surroundings) => listed(surroundings).map(({ rating }) => rating.toFixed(1)),
  "reviews of another": (surroundings) => listed(surroundings).map(({ reviewCount }) => count(reviewCount)),
  openingHours: ({ me }) =>
    [me.openingHours, ...Object.values(me.otherHours)].flatMap((hours) =>
      turns({ ...me, openingHours: hours })
        .flat()
        .map(time),
    ),
  "latest closing": ({ me }) => time(latest(me)),
  "earliest opening": ({ me }) => time(earliest(me)),
  kindInCity: ({ me, city }) => {
    const kindCount = city.filter((row) => isKind(me, row)).length;
    return WORDS[kindCount] ?? count(kindCount);
  },
  peerCount: ({ peers }) => count(peers.length),
  inCity: ({ city }) => count(city.length),
};

/** Caches the last result: all figures of one text need the same. */
let cachedAround: Around | undefined;

export function cachedAroundOf(business: Row, all: readonly Row[]): Around {
  if (cachedAround?.me !== business || cachedAround.all !== all) cachedAround = around(business, all);
  return cachedAround;
}

/** Returns the ways to write the figure of `fact` for `me`; empty for an unknown fact. */
export function recountedFigure(fact: string, business: Row, all: readonly Row[]): string[] {
  return [FIGURES[fact]?.(cachedAroundOf(business, all)) ?? []].flat();
}
