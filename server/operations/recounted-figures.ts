import { cityKey } from "#domain/city-key";
import { slugify } from "#domain/slug";
import type { StoredBusiness } from "../store/store.ts";

/*
 * For tests: the figures of texts, worked out anew from the records in the plainest way, with nothing of what wrote the
 * texts.
 */

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const NOON = 720;

const count = (value: number) => value.toLocaleString("en-US");
const stars = (value: number) =>
  Math.abs(value * 10 - Math.round(value * 10)) < 1e-9 ? value.toFixed(1) : value.toFixed(2);
const hours = (minutes: number) => String(Math.round(minutes / 6) / 10);
const isRated = ({ rating, reviewCount }: StoredBusiness) => rating > 0 && reviewCount > 0;
const middle = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  if (sorted.length === 0) return 0;
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
};
const names = ({ attributes }: StoredBusiness) => [
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
function minutesOpen({ openingHours }: StoredBusiness): number {
  const known = openingHours && counted.get(openingHours);
  if (known !== undefined && known !== null) return known;
  const open = new Set<number>();
  for (const [day, name] of DAYS.entries())
    for (const [from, to] of rangesOf(openingHours?.[name]))
      for (let minute = from; minute < to; minute++) open.add((day * 1440 + minute) % (7 * 1440));
  if (openingHours) counted.set(openingHours, open.size);
  return open.size;
}

const openOn = (all: readonly StoredBusiness[], day: number) =>
  all.filter(({ openingHours }) => rangesOf(openingHours?.[DAYS[day] ?? "Monday"]).length > 0).length;
const turns = ({ openingHours }: StoredBusiness) => DAYS.flatMap((day) => rangesOf(openingHours?.[day]));
const hasTurns = (business: StoredBusiness) =>
  turns(business).length > 0 && !turns(business).some(([from, to]) => to - from >= 1440);
const latest = (business: StoredBusiness) => Math.max(...turns(business).map(([, to]) => to));
const earliest = (business: StoredBusiness) => Math.min(...turns(business).map(([from]) => from));

function kilometres(a: StoredBusiness, b: StoredBusiness): number {
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

const isPlaced = ({ latitude, longitude }: StoredBusiness) => latitude !== null && longitude !== null;
const slugs = new Map<string, string>();

function category(business: StoredBusiness): string {
  const slug = slugs.get(business.category) ?? slugify(business.category);
  slugs.set(business.category, slug);
  return slug;
}

/** Those it is compared with, by the rule of decision 18. */
function peersOf(me: StoredBusiness, all: readonly StoredBusiness[]): StoredBusiness[] {
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
function around(me: StoredBusiness, all: readonly StoredBusiness[]) {
  const peers = peersOf(me, all);
  const others = peers.filter(({ id }) => id !== me.id);
  const city = all.filter((other) => me.city !== "" && cityKey(other.city) === cityKey(me.city));
  const near = others
    .filter((other) => isPlaced(other) && isPlaced(me) && cityKey(other.city) === cityKey(me.city))
    .map((other) => ({ other, km: kilometres(me, other) }))
    .filter(({ km }) => km < 60)
    .toSorted((a, b) => a.km - b.km);
  return {
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

/** The last answer of `around`, since all figures of one text are asked for together. */
let lastAsked: { me: StoredBusiness; all: readonly StoredBusiness[]; found: ReturnType<typeof around> } | undefined;

/** How a figure that claims to state `fact` of `me` may be written; empty when there is no such fact. */
export function recountedFigure(fact: string, me: StoredBusiness, all: readonly StoredBusiness[]): string[] {
  if (lastAsked?.me !== me || lastAsked.all !== all) lastAsked = { me, all, found: around(me, all) };
  const { peers, others, rated, otherRated, withHours, city, cityHours, near } = lastAsked.found;
  const percent = (some: number, whole: number) => [String(Math.floor((100 * some) / whole))];
  const [, day] = /^(?:city: )?open on (\w+)$/.exec(fact) ?? [];
  if (day !== undefined && fact.startsWith("city")) return [count(openOn(city, Number(day)))];
  if (day !== undefined)
    return [
      count(
        openOn(
          peers,
          DAYS.findIndex((name) => name === day),
        ),
      ),
    ];
  const [, place] = /^commonest in city (\d)$/.exec(fact) ?? [];
  if (place !== undefined) {
    const sizes = [...Map.groupBy(city, category).values()].map(({ length }) => length).toSorted((a, b) => b - a);
    return [count(sizes[Number(place)] ?? 0)];
  }
  const street = (business: StoredBusiness) =>
    (business.address.split(",")[0] ?? "")
      .replace(/\s+(#|ste|suite|unit|apt|bldg|floor|fl)\b.*$/i, "")
      .replace(/\b\d[\w/-]*\b/g, "")
      .trim();
  switch (fact) {
    case "most stars":
      return ["5"];
    case "rating":
      return [me.rating.toFixed(1)];
    case "reviewCount":
      return [count(me.reviewCount)];
    case "photos":
      return [String(me.photos.length)];
    case "rated":
      return [count(rated.length)];
    case "standing":
      return [
        count(
          1 +
            rated.filter(
              ({ rating, reviewCount }) =>
                rating.toFixed(1) > me.rating.toFixed(1) ||
                (rating.toFixed(1) === me.rating.toFixed(1) && reviewCount > me.reviewCount),
            ).length,
        ),
      ];
    case "medianRating":
      return [stars(middle(rated.map(({ rating }) => rating)))];
    case "medianReviews":
      return [count(Math.round(middle(rated.map(({ reviewCount }) => reviewCount))))];
    case "ratedBelow":
      return percent(otherRated.filter(({ rating }) => rating < me.rating).length, otherRated.length);
    case "reviewedBelow":
      return percent(otherRated.filter(({ reviewCount }) => reviewCount < me.reviewCount).length, otherRated.length);
    case "difference to medianRating": {
      const off = Math.abs(Number(me.rating.toFixed(1)) - middle(rated.map(({ rating }) => rating)));
      return [stars(Math.round(off * 100) / 100)];
    }
    case "withHours":
      return [count(withHours.length)];
    case "hours a week":
      return [hours(minutesOpen(me))];
    case "medianHours":
      return [hours(middle(withHours.map(minutesOpen)))];
    case "hours on the longest day":
      return [
        hours(
          Math.max(
            ...DAYS.map((name) => rangesOf(me.openingHours?.[name]).reduce((sum, [from, to]) => sum + to - from, 0)),
          ),
        ),
      ];
    case "openingHours":
      return turns(me).flat().map(time);
    case "latest closing":
      return [time(latest(me))];
    case "earliest opening":
      return [time(earliest(me))];
    case "closes later than": {
      const comparable = others.filter(hasTurns);
      return percent(comparable.filter((other) => latest(other) < latest(me)).length, comparable.length);
    }
    case "opens earlier than": {
      const comparable = others.filter(hasTurns);
      return percent(comparable.filter((other) => earliest(other) > earliest(me)).length, comparable.length);
    }
    case "withAttributes":
      return [count(peers.filter((peer) => names(peer).length > 0).length)];
    case "rareAttribute count":
      return [String(Math.min(...names(me).map((name) => peers.filter((peer) => names(peer).includes(name)).length)))];
    case "withWebsite":
      return [count(peers.filter(({ website }) => website !== null).length)];
    case "peerCount":
      return [count(peers.length)];
    case "peerCount less itself":
      return [count(others.length)];
    case "nearest":
      return [String(Math.min(3, near.length))];
    case "distance":
      return near.slice(0, 3).map(({ km }) => distance(km));
    case "neighbour's rating":
      return [stars(Math.max(...near.slice(0, 3).map(({ other }) => other.rating)))];
    case "withinOneKm":
      return [count(near.filter(({ km }) => km <= 1).length)];
    case "fromCentre": {
      const placed = peers.filter(isPlaced);
      const centre = [
        middle(placed.map((peer) => peer.latitude ?? 0)),
        middle(placed.map((peer) => peer.longitude ?? 0)),
      ];
      return [distance(between([centre[0] ?? 0, centre[1] ?? 0], [me.latitude ?? 0, me.longitude ?? 0]))];
    }
    case "othersOnStreet":
      return [count(others.filter((other) => street(other) === street(me)).length)];
    case "inCategory":
      return [count(all.filter((other) => category(other) === category(me)).length)];
    case "inCity":
      return [count(city.length)];
    case "totalBusinesses":
      return [count(all.length)];
    case "totalCities":
      return [count(new Set(all.map((other) => cityKey(other.city)).filter((key) => key !== "")).size)];
    case "city: rated":
      return [count(city.filter(isRated).length)];
    case "city: medianRating":
      return [stars(middle(city.filter(isRated).map(({ rating }) => rating)))];
    case "city: medianReviews":
      return [count(Math.round(middle(city.filter(isRated).map(({ reviewCount }) => reviewCount))))];
    case "city: withHours":
      return [count(cityHours.length)];
    case "city: medianHours":
      return [hours(middle(cityHours.map(minutesOpen)))];
    case "city: withWebsite":
      return [count(city.filter(({ website }) => website !== null).length)];
    default:
      return [];
  }
}
