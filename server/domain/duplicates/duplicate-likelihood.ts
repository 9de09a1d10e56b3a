import { type Coordinates, distanceKm } from "../geography/distance.ts";
import { joinList } from "../text/join-list.ts";
import { compareNames, isDistinctive, type NameComparison } from "./compare-names.ts";
import { type ComparedBusiness, type DuplicateFacts, duplicateFacts } from "./duplicate-facts.ts";
import { compareStreets } from "./street-address.ts";

export interface DuplicateLikelihood {
  /** Likelihood from 0 to 1; `MIN_LIKELIHOOD` or more is worth asking the administrator. */
  score: number;
  /** Evidence in words, such as "same phone number". */
  reasons: string[];
}

/** Points at which a pair is offered to the administrator; each piece of evidence has some. */
const ENOUGH_POINTS = 7;
/** Rate at which the score rises with the points around `ENOUGH_POINTS`. */
const SCORE_STEEPNESS = 2;
export const MIN_LIKELIHOOD = 0.5;

/** Largest distance of one door. */
const SAME_DOOR_KM = 0.06;
const SAME_BLOCK_KM = 0.15;
const SAME_TOWN_KM = 1;
const MOVED_WITHIN_KM = 25;

const NOT_THE_SAME: DuplicateLikelihood = { score: 0, reasons: [] };

/** A piece of evidence: its points, and the reason to show. */
type Evidence = readonly [points: number, reason?: string];

/**
 * Tells whether two businesses seem to be one under two place ids: similar names, and matching phone, address, website and distance.
 * Branches, departments of one house and neighbours with one switchboard are not. Symmetric.
 */
export function isLikelyDuplicate(one: ComparedBusiness, other: ComparedBusiness): boolean {
  return duplicateLikelihood(duplicateFacts(one), duplicateFacts(other)).score >= MIN_LIKELIHOOD;
}

/** Computes the likelihood from facts that were computed once, with reasons in words. Symmetric. */
export function duplicateLikelihood(one: DuplicateFacts, other: DuplicateFacts): DuplicateLikelihood {
  const neutralWords = new Set([...one.neutralWords, ...other.neutralWords]);
  const names = compareNames(one.name, other.name, { neutralWords });
  if (names.likeness === "different" || !areCompatibleKinds(one, other)) return NOT_THE_SAME;
  const phone = phoneEvidence(one, other);
  const isSamePhone = phone[0] > SHARED_PHONE_POINTS;
  const place = placeEvidence(one, other, isSamePhone);
  if (place === undefined) return NOT_THE_SAME;
  const host = hostEvidence(one, other);
  if (phone[0] < 0 && isChain(one, other)) return NOT_THE_SAME;
  const isDistinctiveName = [...one.name.words, ...other.name.words].some((word) => isDistinctive(word, neutralWords));
  const evidence = [nameEvidence(names, isDistinctiveName), phone, ...place, host, kindEvidence(one, other)];
  const points = evidence.reduce((sum, [worth]) => sum + worth, 0);
  return { score: scoreOf(points), reasons: evidence.flatMap(([, reason]) => reason ?? []) };
}

/** Maps points to the score by a logistic function with two decimals. */
function scoreOf(points: number): number {
  const score = 1 / (1 + Math.exp(-(points - ENOUGH_POINTS + 0.25) / SCORE_STEEPNESS));
  return Math.round(score * 100) / 100;
}

function isChain(one: DuplicateFacts, other: DuplicateFacts): boolean {
  return one.isChain && other.isChain;
}

function nameEvidence({ likeness, difference }: NameComparison, isDistinctiveName: boolean): Evidence {
  if (likeness === "same") return [isDistinctiveName ? 4 : 2, "same name"];
  return [2, `names differ only in ${joinList(difference.map((word) => `“${word}”`))}`];
}

const SHARED_PHONE_POINTS = 1;

function phoneEvidence(one: DuplicateFacts, other: DuplicateFacts): Evidence {
  if (one.phone === "" || other.phone === "") return [0];
  const isShared = one.isSharedPhone || other.isSharedPhone;
  if (one.phone === other.phone) {
    return isShared ? [SHARED_PHONE_POINTS, "same phone number, which others share"] : [4, "same phone number"];
  }
  return [isShared ? -1 : -3, "different phone numbers"];
}

function hostEvidence(one: DuplicateFacts, other: DuplicateFacts): Evidence {
  if (one.host === "" || other.host === "") return [0];
  return one.host === other.host ? [1, "same website"] : [-2, "different websites"];
}

function kindEvidence(one: DuplicateFacts, other: DuplicateFacts): Evidence {
  return one.categorySlug === other.categorySlug ? [1, "same category"] : [0];
}

/** Rules out an ATM and its bank, a hotel and its restaurant. */
function areCompatibleKinds(one: DuplicateFacts, other: DuplicateFacts): boolean {
  if (one.categorySlug === other.categorySlug) return true;
  if (one.isDepartment || other.isDepartment) return false;
  if (one.isVague || other.isVague) return true;
  const isListed = one.categorySlugs.has(other.categorySlug) || other.categorySlugs.has(one.categorySlug);
  const isSameGroup = one.group === other.group && one.group !== "" && one.group !== "other";
  return isSameGroup || (isListed && (one.group === other.group || one.group === "other" || other.group === "other"));
}

/** Returns the evidence of address and distance; undefined when they rule the pair out. */
function placeEvidence(one: DuplicateFacts, other: DuplicateFacts, isSamePhone: boolean): Evidence[] | undefined {
  if (one.country !== other.country && one.country !== "" && other.country !== "") return undefined;
  const km = distanceBetween(one, other);
  const street = sameStreet(one, other, km);
  const hasConflictingUnits =
    one.street.unit !== other.street.unit && one.street.unit !== "" && other.street.unit !== "";
  if (hasConflictingUnits && !(isSamePhone && street === "same")) return undefined;
  if (street === "other") return otherAddress(one, other, km, isSamePhone);
  const isOtherCity = one.cityKey !== other.cityKey && one.cityKey !== "" && other.cityKey !== "";
  // The same door has one position; otherwise one position is wrong, or another town has a street of that name.
  const isFar = km !== undefined && km > SAME_TOWN_KM && one.hasAddress && other.hasAddress;
  if (isFar || (isOtherCity && (km === undefined || km > SAME_BLOCK_KM))) return undefined;
  const address: Evidence =
    street === "same"
      ? [3, "same address"]
      : one.hasAddress && other.hasAddress
        ? [0]
        : [0, missingAddress(one, other)];
  return [address, nearEvidence(km, one.hasAddress || other.hasAddress)];
}

function missingAddress(one: DuplicateFacts, other: DuplicateFacts): string {
  return one.hasAddress || other.hasAddress ? "one has no street address" : "neither has a street address";
}

/** Judges different doors: one may be from before a move, or a house may have two numbers. */
function otherAddress(
  one: DuplicateFacts,
  other: DuplicateFacts,
  km: number | undefined,
  isSamePhone: boolean,
): Evidence[] | undefined {
  if (!isSamePhone || km === undefined) return undefined;
  const hasMoved = one.isClosed !== other.isClosed && km <= MOVED_WITHIN_KM;
  if (hasMoved) return [[-1, "different addresses, and one is closed for good: it may have moved"]];
  if (km > SAME_DOOR_KM || isChain(one, other)) return undefined;
  return [[-1, "different house numbers"], nearEvidence(km, true)];
}

function sameStreet(one: DuplicateFacts, other: DuplicateFacts, km: number | undefined): "same" | "other" | "unknown" {
  const street = compareStreets(one.street, other.street);
  if (street !== "same") return street;
  const isNear = km !== undefined && km <= SAME_BLOCK_KM;
  const isOtherZip = one.zipKey !== other.zipKey && one.zipKey !== "" && other.zipKey !== "";
  const isKnownPlace =
    (one.zipKey !== "" && one.zipKey === other.zipKey) || (one.cityKey !== "" && one.cityKey === other.cityKey);
  if (isNear) return "same";
  if (isOtherZip) return "other";
  return isKnownPlace ? "same" : "unknown";
}

/** Judges the distance; without an address, a position is that of a town or a country. */
function nearEvidence(km: number | undefined, isDoor: boolean): Evidence {
  if (km === undefined || km > SAME_BLOCK_KM) return [0];
  return [km <= SAME_DOOR_KM && isDoor ? 2 : 1, `${Math.round(km * 1000)} m apart`];
}

function distanceBetween(one: DuplicateFacts, other: DuplicateFacts): number | undefined {
  if (one.coordinates === undefined || other.coordinates === undefined) return undefined;
  // Sorting from west to east makes rounding symmetric.
  const [west, east] = [one.coordinates, other.coordinates].toSorted(compareByPosition) as [Coordinates, Coordinates];
  return distanceKm(west, east);
}

function compareByPosition(a: Coordinates, b: Coordinates): number {
  return a.longitude - b.longitude || a.latitude - b.latitude;
}
