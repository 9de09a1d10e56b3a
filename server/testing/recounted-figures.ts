import { cityKey } from "#domain/address/city-key";
import { slugify } from "#domain/text/slug";
import type { BusinessRecord } from "../store/port/directory.ts";

/*
 * For tests: recomputes the figures of texts from the records in the plainest way, without the code that wrote the
 * texts.
 */

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const NOON = 720;

const count = (value: number) => value.toLocaleString("en-US");
const stars = (value: number) =>
  Math.abs(value * 10 - Math.round(value * 10)) < 1e-9 ? value.toFixed(1) : value.toFixed(2);
const hours = (minutes: number) => String(Math.round(minutes / 6) / 10);
const isRated = ({ rating, reviewCount }: BusinessRecord) => rating > 0 && reviewCount > 0;
const middle = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  if (sorted.length === 0) return 0;
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
};
const names = ({ attributes }: BusinessRecord) => [
  ...new Set(Object.values(attributes).flatMap((group) => Object.keys(group).filter((name) => group[name] === true))),
];
const time = (minute: number) => {
  if (minute % 1440 === 0) return "midnight";
  if (minute % 1440 === NOON) return "noon";
  const hour = Math.floor((minute % 1440) / 60);
  return `${((hour + 11) % 12) + 1}:${String(minute % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
};

function rangesOf(text: string | undefined): [number, number][] {
  if (text === "Open 24 hours") return [[0, 1440]];
  const times = (text ?? "").match(/\d+:\d+ [AP]M/g) ?? [];
  const minutes = times.map((each) => {
    const [, hour, minute, half] = /(\d+):(\d+) ([AP])/.exec(each) ?? [];
    return (Number(hour) % 12) * 60 + Number(minute) + (half === "P" ? NOON : 0);
  });
  return minutes.flatMap((from, index): [number, number][] => {
    const to = minutes[index + 1] ?? 0;
    return index % 2 === 1 ? [] : [[from, to > from ? to : to + 1440]];
  });
}

const counted = new WeakMap<object, number>();

/** Every minute of the week in which it is open, counted one by one. */
function minutesOpen({ openingHours }: BusinessRecord): number {
  const known = openingHours && counted.get(openingHours);
  if (known !== undefined && known !== null) return known;
  const open = new Set<number>();
  for (const [day, name] of DAYS.entries())
    for (const [from, to] of rangesOf(openingHours?.[name]))
      for (let minute = from; minute < to; minute++) open.add((day * 1440 + minute) % (7 * 1440));
  if (openingHours) counted.set(openingHours, open.size);
  return open.size;
}

const openOn = (all: readonly BusinessRecord[], day: number) =>
  all.filter(({ openingHours }) => rangesOf(openingHours?.[DAYS[day] ?? "Monday"]).length > 0).length;
const turns = ({ openingHours }: BusinessRecord) => DAYS.flatMap((day) => rangesOf(openingHours?.[day]));
const hasTurns = (business: BusinessRecord) =>
  turns(business).length > 0 && !turns(business).some(([from, to]) => to - from >= 1440);
const latest = (business: BusinessRecord) => Math.max(...turns(business).map(([, to]) => to));
const earliest = (business: BusinessRecord) => Math.min(...turns(business).map(([from]) => from));

function kilometres(a: BusinessRecord, b: BusinessRecord): number {
  return between([a.latitude ?? 0, a.longitude ?? 0], [b.latitude ?? 0, b.longitude ?? 0]);
}

function between(a: readonly [number, number], b: readonly [number, number]): number {
  const [aNorth, aEast, bNorth, bEast] = [...a, ...b].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
    number,
  ];
  const cosine = Math.sin(aNorth) * Math.sin(bNorth) + Math.cos(aNorth) * Math.cos(bNorth) * Math.cos(aEast - bEast);
  return 6371.0088 * Math.acos(Math.min(1, cosine));
}

function distance(km: number): string {
  if (km < 0.005) return "next door";
  return km < 0.95 ? `${Math.round(km * 100) * 10} m` : `${km.toFixed(1)} km`;
}

const isPlaced = ({ latitude, longitude }: BusinessRecord) => latitude !== null && longitude !== null;
const slugs = new Map<string, string>();

function category(business: BusinessRecord): string {
  const slug = slugs.get(business.category) ?? slugify(business.category);
  slugs.set(business.category, slug);
  return slug;
}

/** Those it is compared with, by the rule of decision 18. */
function peersOf(me: BusinessRecord, all: readonly BusinessRecord[]): BusinessRecord[] {
  const hasGroup = me.group !== "other";
  const inCity = all.filter(({ city }) => me.city !== "" && cityKey(city) === cityKey(me.city));
  const choices = [
    inCity.filter((other) => category(other) === category(me)),
    hasGroup ? inCity.filter(({ group }) => group === me.group) : [],
    all.filter((other) => category(other) === category(me)),
  ];
  const enough = choices.find(({ length }) => length >= 4);
  return enough ?? (hasGroup ? all.filter(({ group }) => group === me.group) : (choices[2] ?? []));
}

/** Whom the figures about one business are about. */
function around(me: BusinessRecord, all: readonly BusinessRecord[]) {
  const peers = peersOf(me, all);
  const others = peers.filter(({ id }) => id !== me.id);
  const city = all.filter((other) => me.city !== "" && cityKey(other.city) === cityKey(me.city));
  const near = others
    .filter((other) => isPlaced(other) && isPlaced(me) && cityKey(other.city) === cityKey(me.city))
    .map((other) => ({ other, km: kilometres(me, other) }))
    .filter(({ km }) => km < 60)
    .toSorted((a, b) => a.km - b.km);
  return {
    me,
    all,
    peers,
    others,
    rated: peers.filter(isRated),
    otherRated: others.filter(isRated),
    withHours: peers.filter(({ openingHours }) => openingHours !== null),
    city,
    cityHours: city.filter(({ openingHours }) => openingHours !== null),
    near,
  };
}

const percent = (some: number, whole: number) => String(Math.floor((100 * some) / whole));
const ratingsOf = (some: readonly BusinessRecord[]) => some.map(({ rating }) => rating);
const reviewsOf = (some: readonly BusinessRecord[]) => some.map(({ reviewCount }) => reviewCount);
const ratedLower = (business: BusinessRecord, than: BusinessRecord) => {
  const [rating, limit] = [business.rating.toFixed(1), than.rating.toFixed(1)];
  return rating < limit || (rating === limit && business.reviewCount < than.reviewCount);
};
const withWebsite = (some: readonly BusinessRecord[]) => some.filter(({ website }) => website !== null).length;
const withName = (some: readonly BusinessRecord[], name: string) =>
  some.filter((each) => names(each).includes(name)).length;
const minutesOn = ({ openingHours }: BusinessRecord, day: (typeof DAYS)[number]) =>
  rangesOf(openingHours?.[day]).reduce((sum, [from, to]) => sum + to - from, 0);
const street = ({ address }: BusinessRecord) =>
  (address.split(",")[0] ?? "")
    .replace(/\s+(#|ste|suite|unit|apt|bldg|floor|fl)\b.*$/i, "")
    .replace(/\b\d[\w/-]*\b/g, "")
    .trim();

function fromCentre({ me, peers }: Around): number {
  const placed = peers.filter(isPlaced);
  const centre = [middle(placed.map((peer) => peer.latitude ?? 0)), middle(placed.map((peer) => peer.longitude ?? 0))];
  return between([centre[0] ?? 0, centre[1] ?? 0], [me.latitude ?? 0, me.longitude ?? 0]);
}

function shareOf(others: readonly BusinessRecord[], holds: (other: BusinessRecord) => boolean): string {
  const comparable = others.filter(hasTurns);
  return percent(comparable.filter(holds).length, comparable.length);
}

type Around = ReturnType<typeof around>;

/** How the figure of a fact is written, or may be. */
const FIGURES: Readonly<Record<string, (of: Around) => string | string[]>> = {
  "most stars": () => "5",
  rating: ({ me }) => me.rating.toFixed(1),
  reviewCount: ({ me }) => count(me.reviewCount),
  photos: ({ me }) => String(me.photos.length),
  rated: ({ rated }) => count(rated.length),
  standing: ({ me, rated }) => count(1 + rated.filter((other) => ratedLower(me, other)).length),
  medianRating: ({ rated }) => stars(middle(ratingsOf(rated))),
  medianReviews: ({ rated }) => count(Math.round(middle(reviewsOf(rated)))),
  ratedBelow: ({ me, otherRated }) =>
    percent(otherRated.filter(({ rating }) => rating < me.rating).length, otherRated.length),
  reviewedBelow: ({ me, otherRated }) =>
    percent(otherRated.filter(({ reviewCount }) => reviewCount < me.reviewCount).length, otherRated.length),
  "difference to medianRating": ({ me, rated }) => {
    const off = Math.abs(Number(me.rating.toFixed(1)) - middle(ratingsOf(rated)));
    return stars(Math.round(off * 100) / 100);
  },
  withHours: ({ withHours }) => count(withHours.length),
  "hours a week": ({ me }) => hours(minutesOpen(me)),
  medianHours: ({ withHours }) => hours(middle(withHours.map(minutesOpen))),
  "hours on the longest day": ({ me }) => hours(Math.max(...DAYS.map((day) => minutesOn(me, day)))),
  openingHours: ({ me }) => turns(me).flat().map(time),
  "latest closing": ({ me }) => time(latest(me)),
  "earliest opening": ({ me }) => time(earliest(me)),
  "closes later than": ({ me, others }) => shareOf(others, (other) => latest(other) < latest(me)),
  "opens earlier than": ({ me, others }) => shareOf(others, (other) => earliest(other) > earliest(me)),
  withAttributes: ({ peers }) => count(peers.filter((peer) => names(peer).length > 0).length),
  "rareAttribute count": ({ me, peers }) => String(Math.min(...names(me).map((name) => withName(peers, name)))),
  withWebsite: ({ peers }) => count(withWebsite(peers)),
  peerCount: ({ peers }) => count(peers.length),
  "peerCount less itself": ({ others }) => count(others.length),
  nearest: ({ near }) => String(Math.min(3, near.length)),
  distance: ({ near }) => near.slice(0, 3).map(({ km }) => distance(km)),
  "neighbour's rating": ({ near }) => stars(Math.max(...ratingsOf(near.slice(0, 3).map(({ other }) => other)))),
  withinOneKm: ({ near }) => count(near.filter(({ km }) => km <= 1).length),
  fromCentre: (of) => distance(fromCentre(of)),
  othersOnStreet: ({ me, others }) => count(others.filter((other) => street(other) === street(me)).length),
  inCategory: ({ me, all }) => count(all.filter((other) => category(other) === category(me)).length),
  inCity: ({ city }) => count(city.length),
  totalBusinesses: ({ all }) => count(all.length),
  totalCities: ({ all }) => count(new Set(all.map((other) => cityKey(other.city)).filter((key) => key !== "")).size),
  "city: rated": ({ city }) => count(city.filter(isRated).length),
  "city: medianRating": ({ city }) => stars(middle(ratingsOf(city.filter(isRated)))),
  "city: medianReviews": ({ city }) => count(Math.round(middle(reviewsOf(city.filter(isRated))))),
  "city: withHours": ({ cityHours }) => count(cityHours.length),
  "city: medianHours": ({ cityHours }) => hours(middle(cityHours.map(minutesOpen))),
  "city: withWebsite": ({ city }) => count(withWebsite(city)),
};

function figureOf(fact: string, of: Around): string | string[] {
  const [, where, day] = /^(city: )?open on (\w+)$/.exec(fact) ?? [];
  if (where !== undefined) return count(openOn(of.city, Number(day)));
  if (day !== undefined) {
    const number = DAYS.findIndex((name) => name === day);
    return count(openOn(of.peers, number));
  }
  const [, place] = /^commonest in city (\d)$/.exec(fact) ?? [];
  if (place === undefined) return FIGURES[fact]?.(of) ?? [];
  const sizes = [...Map.groupBy(of.city, category).values()].map(({ length }) => length).toSorted((a, b) => b - a);
  return count(sizes[Number(place)] ?? 0);
}

/** Cache of the last result: all figures of one text need the same. */
let cachedAround: Around | undefined;

/** The ways to write the figure of `fact` for `me`; empty for an unknown fact. */
export function recountedFigure(fact: string, me: BusinessRecord, all: readonly BusinessRecord[]): string[] {
  if (cachedAround?.me !== me || cachedAround.all !== all) cachedAround = around(me, all);
  return [figureOf(fact, cachedAround)].flat();
}
