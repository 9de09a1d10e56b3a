import { type Coordinates, distanceKm } from "../geography/distance.ts";
import { joinList } from "../text/join-list.ts";
import { compareNames, isDistinctive, type NameComparison } from "./compare-names.ts";
import { type ComparedBusiness, type DuplicateFacts, duplicateFacts } from "./duplicate-facts.ts";
import { compareStreets } from "./street-address.ts";

/** How likely two businesses are one. */
export interface DuplicateLikelihood {
  /** 0–1; `LIKELY` or more is worth asking the administrator. */
  score: number;
  /** What speaks for it, and what is left unsaid: "same phone number". */
  reasons: string[];
}

/** Points at which a pair is offered; each piece of evidence is worth some. */
const ENOUGH_POINTS = 7;
/** How fast the score rises with the points around `ENOUGH_POINTS`. */
const STEEPNESS = 2;
export const LIKELY = 0.5;

/** Kilometres. */
const SAME_DOOR = 0.06;
const SAME_BLOCK = 0.15;
const SAME_TOWN = 1;
const MOVED_WITHIN = 25;

const NOT_THE_SAME: DuplicateLikelihood = { score: 0, reasons: [] };

/** A piece of evidence: its points, and the reason to show. */
type Evidence = readonly [points: number, reason?: string];

/**
 * Whether two businesses seem to be one under two place ids: alike names, and phone, address, website and distance that agree.
 * Branches, departments of one house and neighbours with one switchboard are not. Symmetric.
 */
export function isLikelyDuplicate(one: ComparedBusiness, other: ComparedBusiness): boolean {
  return duplicateLikelihood(duplicateFacts(one), duplicateFacts(other)).score >= LIKELY;
}

/** As `isLikelyDuplicate`, with facts computed once and reasons in words. Symmetric. */
export function duplicateLikelihood(one: DuplicateFacts, other: DuplicateFacts): DuplicateLikelihood {
  const neutralWords = new Set([...one.neutralWords, ...other.neutralWords]);
  const names = compareNames(one.name, other.name, { neutralWords });
  if (names.likeness === "different" || !areCompatibleKinds(one, other)) return NOT_THE_SAME;
  const phone = phoneEvidence(one, other);
  const isSamePhone = phone[0] > SHARED_PHONE;
  const place = placeEvidence(one, other, isSamePhone);
  if (place === undefined) return NOT_THE_SAME;
  const host = hostEvidence(one, other);
  if (phone[0] < 0 && isChain(one, other)) return NOT_THE_SAME;
  const isDistinctiveName = [...one.name.words, ...other.name.words].some((word) => isDistinctive(word, neutralWords));
  const evidence = [nameEvidence(names, isDistinctiveName), phone, ...place, host, kindEvidence(one, other)];
  const points = evidence.reduce((sum, [worth]) => sum + worth, 0);
  return { score: scoreOf(points), reasons: evidence.flatMap(([, reason]) => reason ?? []) };
}

/** Logistic; two decimals. */
function scoreOf(points: number): number {
  const score = 1 / (1 + Math.exp(-(points - ENOUGH_POINTS + 0.25) / STEEPNESS));
  return Math.round(score * 100) / 100;
}

function isChain(one: DuplicateFacts, other: DuplicateFacts): boolean {
  return one.isChain && other.isChain;
}

function nameEvidence({ likeness, difference }: NameComparison, isDistinctiveName: boolean): Evidence {
  if (likeness === "same") return [isDistinctiveName ? 4 : 2, "same name"];
  return [2, `names differ only in ${joinList(difference.map((word) => `“${word}”`))}`];
}

const SHARED_PHONE = 1;

function phoneEvidence(one: DuplicateFacts, other: DuplicateFacts): Evidence {
  if (one.phone === "" || other.phone === "") return [0];
  const isShared = one.isSharedPhone || other.isSharedPhone;
  if (one.phone === other.phone) {
    return isShared ? [SHARED_PHONE, "same phone number, which others share"] : [4, "same phone number"];
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

/** An ATM is not its bank, and a hotel not its restaurant. */
function areCompatibleKinds(one: DuplicateFacts, other: DuplicateFacts): boolean {
  if (one.categorySlug === other.categorySlug) return true;
  if (one.isDepartment || other.isDepartment) return false;
  if (one.isVague || other.isVague) return true;
  const isListed = one.categorySlugs.has(other.categorySlug) || other.categorySlugs.has(one.categorySlug);
  const isSameGroup = one.group === other.group && one.group !== "" && one.group !== "other";
  return isSameGroup || (isListed && (one.group === other.group || one.group === "other" || other.group === "other"));
}

/** What address and distance say; undefined when they rule the pair out. */
function placeEvidence(one: DuplicateFacts, other: DuplicateFacts, isSamePhone: boolean): Evidence[] | undefined {
  if (one.country !== other.country && one.country !== "" && other.country !== "") return undefined;
  const km = distanceBetween(one, other);
  const street = sameStreet(one, other, km);
  const hasConflictingUnits =
    one.street.unit !== other.street.unit && one.street.unit !== "" && other.street.unit !== "";
  if (hasConflictingUnits && !(isSamePhone && street === "same")) return undefined;
  if (street === "other") return otherAddress(one, other, km, isSamePhone);
  const isOtherCity = one.cityKey !== other.cityKey && one.cityKey !== "" && other.cityKey !== "";
  // A door that is one has one position; the rest is a wrong one, or a street of the same name elsewhere.
  const isFar = km !== undefined && km > SAME_TOWN && one.hasAddress && other.hasAddress;
  if (isFar || (isOtherCity && (km === undefined || km > SAME_BLOCK))) return undefined;
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

/** Another door: the entry of before a move, or a house with two numbers. */
function otherAddress(
  one: DuplicateFacts,
  other: DuplicateFacts,
  km: number | undefined,
  isSamePhone: boolean,
): Evidence[] | undefined {
  if (!isSamePhone || km === undefined) return undefined;
  const hasMoved = one.isClosed !== other.isClosed && km <= MOVED_WITHIN;
  if (hasMoved) return [[-1, "different addresses, and one is closed for good: it may have moved"]];
  if (km > SAME_DOOR || isChain(one, other)) return undefined;
  return [[-1, "different house numbers"], nearEvidence(km, true)];
}

function sameStreet(one: DuplicateFacts, other: DuplicateFacts, km: number | undefined): "same" | "other" | "unknown" {
  const street = compareStreets(one.street, other.street);
  if (street !== "same") return street;
  const isNear = km !== undefined && km <= SAME_BLOCK;
  const isOtherZip = one.zipKey !== other.zipKey && one.zipKey !== "" && other.zipKey !== "";
  const isKnownPlace =
    (one.zipKey !== "" && one.zipKey === other.zipKey) || (one.cityKey !== "" && one.cityKey === other.cityKey);
  if (isNear) return "same";
  if (isOtherZip) return "other";
  return isKnownPlace ? "same" : "unknown";
}

/** Businesses without an address have the position of a town or a country. */
function nearEvidence(km: number | undefined, isDoor: boolean): Evidence {
  if (km === undefined || km > SAME_BLOCK) return [0];
  return [km <= SAME_DOOR && isDoor ? 2 : 1, `${Math.round(km * 1000)} m apart`];
}

function distanceBetween(one: DuplicateFacts, other: DuplicateFacts): number | undefined {
  if (one.coordinates === undefined || other.coordinates === undefined) return undefined;
  // From west to east, so that rounding is the same both ways.
  const [west, east] = [one.coordinates, other.coordinates].toSorted(byPosition) as [Coordinates, Coordinates];
  return distanceKm(west, east);
}

function byPosition(a: Coordinates, b: Coordinates): number {
  return a.longitude - b.longitude || a.latitude - b.latitude;
}
