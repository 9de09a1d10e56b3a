import { attributesPresent } from "#domain/attributes/attribute-identity";
import { isMixedGroup } from "#domain/categories/all-groups";
import { placedCityKey } from "#domain/cities/city-identity";
import { type DuplicateFacts, duplicateFacts } from "#domain/duplicates/duplicate-facts";
import { duplicateLikelihood, MIN_LIKELIHOOD } from "#domain/duplicates/duplicate-likelihood";
import type { BusinessRecord } from "../../store/port/directory.ts";

/* Chooses the rows that a text may mention, independently of the code that writes texts. */

export const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
export type Row = BusinessRecord;

/** Returns the slug of the page that lists the businesses of a row's kind. */
export const kindOf = ({ categorySlug }: Row) => categorySlug;

export function isKind(one: Row, other: Row): boolean {
  return kindOf(one) === kindOf(other) && one.group === other.group;
}

export const isPresent = ({ businessStatus }: Row) => businessStatus === "OPERATIONAL";
const isKnown = (text: string) => text !== "";
const isOneText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Returns the rows of the same city; [] when the row does not say which of several cities of one name it is in. */
export function cityRows(business: Row, all: readonly Row[]): Row[] {
  if (placedCityKey(business.city, business.country) === "") return [];
  const sameCityRows = all.filter(
    ({ city, country }) => placedCityKey(city, country) === placedCityKey(business.city, business.country),
  );
  const isAbroad = new Set(sameCityRows.map(({ country }) => country).filter(isKnown)).size > 1;
  if (isAbroad && business.country === "") return [];
  const atHome = isAbroad ? sameCityRows.filter(({ country }) => country === business.country) : sameCityRows;
  const hasStates = new Set(atHome.map(({ state }) => state.toLowerCase()).filter(isKnown)).size > 1;
  if (hasStates && business.state === "") return [];
  return hasStates ? atHome.filter(({ state }) => isOneText(state, business.state)) : atHome;
}

export type Scope = "category" | "group" | "state" | "country" | "group-in-state" | "group-in-country" | "alone";

/** Returns the rows to compare a business with, at least four if possible, all of one country. */
export function peersOf(business: Row, all: readonly Row[]): { scope: Scope; peers: Row[] } {
  // Rows without a category have no kind.
  if (business.category === "Service Provider") return { scope: "alone", peers: [business] };
  const city = cityRows(business, all);
  const kindInCity = city.filter((other) => isKind(business, other));
  const inCountry = all.filter(
    (other) => business.country !== "" && other.country === business.country && isKind(business, other),
  );
  const groupAtHome = all.filter(
    ({ group, country }) =>
      !isMixedGroup(business.group) &&
      business.country !== "" &&
      country === business.country &&
      group === business.group,
  );
  const choices: { scope: Scope; peers: Row[] }[] = [
    { scope: "category", peers: kindInCity },
    { scope: "group", peers: isMixedGroup(business.group) ? [] : city.filter(({ group }) => group === business.group) },
    {
      scope: "state",
      peers: inCountry.filter(({ state }) => business.state !== "" && isOneText(state, business.state)),
    },
    { scope: "country", peers: inCountry },
    {
      scope: "group-in-state",
      peers: groupAtHome.filter(({ state }) => business.state !== "" && isOneText(state, business.state)),
    },
    { scope: "group-in-country", peers: groupAtHome },
  ];
  const choice = choices.find(({ peers }) => peers.length >= 4);
  return (
    choice ?? {
      scope: kindInCity.length > 0 ? "category" : "alone",
      peers: kindInCity.length > 0 ? kindInCity : [business],
    }
  );
}

/** Computes the distance from the chord between the two points. */
export function kilometres(one: Row, other: Row): number {
  const [aNorth, aEast, bNorth, bEast] = [one.latitude, one.longitude, other.latitude, other.longitude].map(
    (degrees) => ((degrees ?? 0) * Math.PI) / 180,
  ) as [number, number, number, number];
  const chord = Math.hypot(
    Math.cos(aNorth) * Math.cos(aEast) - Math.cos(bNorth) * Math.cos(bEast),
    Math.cos(aNorth) * Math.sin(aEast) - Math.cos(bNorth) * Math.sin(bEast),
    Math.sin(aNorth) - Math.sin(bNorth),
  );
  return 6371.0088 * 2 * Math.asin(chord / 2);
}

const hasPoint = ({ latitude, longitude, isServiceArea }: Row) =>
  !isServiceArea && latitude !== null && longitude !== null;
const pointOf = ({ latitude, longitude }: Row) => `${latitude} ${longitude}`;
const townOf = (row: Row) => `${placedCityKey(row.city, row.country)}, ${row.zipCode}`;

/** Returns a function that tells whether the coordinates of a row are its own: without a street address they may be those of its town. */
function placedRows(all: readonly Row[]): (row: Row) => boolean {
  const isWithoutStreet = (row: Row) => row.address === "" && row.city !== "" && row.group !== "home-services";
  const townRows = Map.groupBy(
    all.filter((row) => isWithoutStreet(row) && hasPoint(row) && row.businessStatus !== "CLOSED_PERMANENTLY"),
    townOf,
  );
  return (row) => {
    if (!hasPoint(row) || /^p\.?o\.? box|^postfach/i.test(row.address)) return false;
    if (row.address !== "") return true;
    const points = (townRows.get(townOf(row)) ?? []).map(pointOf);
    const isOwn = points.filter((point) => point === pointOf(row)).length === 1;
    return isOwn && new Set(points).size >= Math.max(4, 0.9 * points.length);
  };
}

const placedByRows = new WeakMap<readonly Row[], (row: Row) => boolean>();

export function isPlacedAmong(all: readonly Row[]): (row: Row) => boolean {
  const isPlaced = placedByRows.get(all) ?? placedRows(all);
  placedByRows.set(all, isPlaced);
  return isPlaced;
}

/** Returns minutes of the day; `undefined` for an unknown day. */
export function rangesOn(row: Row, day: number): [number, number][] | undefined {
  const text = row.openingHours?.[DAYS[day] ?? "Monday"];
  if (text === undefined) return undefined;
  if (text === "Closed") return [];
  if (text === "Open 24 hours") return [[0, 1440]];
  const minutes = (text.match(/\d+:\d+ [AP]M/g) ?? []).map((time) => {
    const [, hour, minute, meridiem] = /(\d+):(\d+) ([AP])/.exec(time) ?? [];
    return (Number(hour) % 12) * 60 + Number(minute) + (meridiem === "P" ? 720 : 0);
  });
  const ranges = minutes.flatMap((from, index): [number, number][] => {
    const to = minutes[index + 1] ?? 0;
    return index % 2 === 1 ? [] : [[from, to > from ? to : to + 1440]];
  });
  return ranges.length === 0 ? undefined : ranges;
}

export const isKnownOn = (row: Row, day: number) => isPresent(row) && rangesOn(row, day) !== undefined;
export const isOpenOn = (row: Row, day: number) => isPresent(row) && (rangesOn(row, day)?.length ?? 0) > 0;
export const isWholeWeek = (row: Row) => DAYS.every((_, day) => isKnownOn(row, day));
export const turns = (row: Row) => DAYS.flatMap((_, day) => rangesOn(row, day) ?? []);
const countByRow = new WeakMap<object, number>();

/** Counts every minute of the week in which it is open, one by one. */
export function minutesOpen(row: Row): number {
  const knownCount = row.openingHours && countByRow.get(row.openingHours);
  if (knownCount !== undefined && knownCount !== null) return knownCount;
  const openDays = new Set<number>();
  for (const [day] of DAYS.entries())
    for (const [from, to] of rangesOn(row, day) ?? [])
      for (let minute = from; minute < to; minute++) openDays.add((day * 1440 + minute) % (7 * 1440));
  if (row.openingHours) countByRow.set(row.openingHours, openDays.size);
  return openDays.size;
}

/** Tells whether it opens and closes at known times all week, or is open round the clock on some day. */
export const opensAllKnown = (row: Row) => isWholeWeek(row) && minutesOpen(row) > 0;
export const isAllDay = (row: Row) => turns(row).some(([from, to]) => to - from >= 1440);
export const latest = (row: Row) =>
  isAllDay(row) ? Number.POSITIVE_INFINITY : Math.max(...turns(row).map(([, to]) => to));
export const earliest = (row: Row) =>
  isAllDay(row) ? Number.NEGATIVE_INFINITY : Math.min(...turns(row).map(([from]) => from));

export const attributesOf = ({ attributes }: Row) => attributesPresent(attributes).map(({ label }) => label);
/** Tells whether the counts by stars are those of its reviews, within a twentieth. */
export const starsFit = ({ ratingDistribution, reviewCount }: Row) => {
  const sum = ratingDistribution.reduce((total, stars) => total + stars, 0);
  return reviewCount > 0 && Math.abs(sum - reviewCount) <= Math.max(1, reviewCount / 20);
};

/** Facts by which rows are compared, computed once: the figures of one text compare hundreds of rows. */
const duplicateFactsByRow = new WeakMap<Row, DuplicateFacts>();

function duplicateFactsOf(row: Row): DuplicateFacts {
  const facts = duplicateFactsByRow.get(row) ?? duplicateFacts(row);
  duplicateFactsByRow.set(row, facts);
  return facts;
}

/** Tells what `isLikelyDuplicate` tells. */
export function isSameBusiness(row: Row, other: Row): boolean {
  return duplicateLikelihood(duplicateFactsOf(row), duplicateFactsOf(other)).score >= MIN_LIKELIHOOD;
}
