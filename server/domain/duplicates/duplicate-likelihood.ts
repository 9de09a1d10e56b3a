import { isMixedGroup } from "../categories/all-groups.ts";
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

/** Maximum distance of two positions of the same door. */
const SAME_DOOR_KM = 0.06;
const SAME_BLOCK_KM = 0.15;
const SAME_TOWN_KM = 1;
/** Maximum distance within a town; branches with the same number and website are farther apart. */
const ACROSS_TOWN_KM = 5;
const MOVED_WITHIN_KM = 25;

const NOT_THE_SAME: DuplicateLikelihood = { score: 0, reasons: [] };

/** A piece of evidence: its points, and the reason to show. */
type Evidence = readonly [points: number, reason?: string];

/**
 * Tells whether two businesses seem to be one under two place ids: similar names, and matching phone, address, website and distance.
 * Branches, departments of one house and neighbours with one switchboard are not. Symmetric.
 */
export function isLikelyDuplicate(a: ComparedBusiness, b: ComparedBusiness): boolean {
  return duplicateLikelihood(duplicateFacts(a), duplicateFacts(b)).score >= MIN_LIKELIHOOD;
}

/** Computes the likelihood from facts that were computed once, with reasons in words. Symmetric. */
export function duplicateLikelihood(a: DuplicateFacts, b: DuplicateFacts): DuplicateLikelihood {
  const neutralWords = new Set([...a.neutralWords, ...b.neutralWords]);
  const isSameContact = hasSameContact(a, b);
  const allowsExtraWords = isSameContact && compareStreets(a.street, b.street) !== "other";
  const names = compareNames(a.name, b.name, { neutralWords, allowsExtraWords });
  if (names.likeness === "different" || !areCompatibleKinds(a, b)) return NOT_THE_SAME;
  const phone = phoneEvidence(a, b);
  const isSamePhone = phone[0] > SHARED_PHONE_POINTS;
  const place = placeEvidence(a, b, { isSamePhone, isSameContact });
  if (place === undefined) return NOT_THE_SAME;
  const host = hostEvidence(a, b);
  if (phone[0] < 0 && isChain(a, b)) return NOT_THE_SAME;
  const isDistinctiveName = [...a.name.words, ...b.name.words].some((word) => isDistinctive(word, neutralWords));
  const evidence = [nameEvidence(names, isDistinctiveName), phone, ...place, host, kindEvidence(a, b)];
  const points = evidence.reduce((sum, [worth]) => sum + worth, 0);
  return { score: scoreOf(points), reasons: evidence.flatMap(([, reason]) => reason ?? []) };
}

/** Maps points to the score by a logistic function with two decimals. */
function scoreOf(points: number): number {
  const score = 1 / (1 + Math.exp(-(points - ENOUGH_POINTS + 0.25) / SCORE_STEEPNESS));
  return Math.round(score * 100) / 100;
}

function isChain(a: DuplicateFacts, b: DuplicateFacts): boolean {
  return a.isChain && b.isChain;
}

function nameEvidence({ likeness, difference }: NameComparison, isDistinctiveName: boolean): Evidence {
  if (likeness === "same") return [isDistinctiveName ? 4 : 2, "same name"];
  return [2, `names differ only in ${joinList(difference.map((word) => `“${word}”`))}`];
}

const SHARED_PHONE_POINTS = 1;

function phoneEvidence(a: DuplicateFacts, b: DuplicateFacts): Evidence {
  const isShared = a.isSharedPhone || b.isSharedPhone;
  if (isPhoneOfBoth(a, b)) {
    return isShared ? [SHARED_PHONE_POINTS, "same phone number, which others share"] : [4, "same phone number"];
  }
  if (a.phone === "" || b.phone === "") return [0];
  return [isShared ? -1 : -3, "different phone numbers"];
}

/** Tells whether the numbers are equal. A row whose country is unknown has one in national notation. */
function isPhoneOfBoth(a: DuplicateFacts, b: DuplicateFacts): boolean {
  if (a.phone !== "" && b.phone !== "") return a.phone === b.phone;
  return a.phoneTail !== "" && a.phoneTail === b.phoneTail;
}

/** Tells whether phone, website and town are the same, and phone and website their own. */
function hasSameContact(a: DuplicateFacts, b: DuplicateFacts): boolean {
  const isOwnPhone = isPhoneOfBoth(a, b) && !a.isSharedPhone && !b.isSharedPhone;
  return isOwnPhone && a.host !== "" && a.host === b.host && a.cityKey !== "" && a.cityKey === b.cityKey;
}

function hostEvidence(a: DuplicateFacts, b: DuplicateFacts): Evidence {
  if (a.host === "" || b.host === "") return [0];
  return a.host === b.host ? [1, "same website"] : [-2, "different websites"];
}

function kindEvidence(a: DuplicateFacts, b: DuplicateFacts): Evidence {
  return a.categorySlug === b.categorySlug ? [1, "same category"] : [0];
}

/** Rules out an ATM and its bank, a hotel and its restaurant. */
function areCompatibleKinds(a: DuplicateFacts, b: DuplicateFacts): boolean {
  if (a.categorySlug === b.categorySlug) return true;
  if (a.isDepartment || b.isDepartment) return false;
  if (a.isVague || b.isVague) return true;
  const isListed = a.categorySlugs.has(b.categorySlug) || b.categorySlugs.has(a.categorySlug);
  const isSameGroup = a.group === b.group && a.group !== "" && !isMixedGroup(a.group);
  return isSameGroup || (isListed && (a.group === b.group || isMixedGroup(a.group) || isMixedGroup(b.group)));
}

/** Contact details that two businesses share. */
interface Contact {
  isSamePhone: boolean;
  /** Tells whether phone, website and town are the same. */
  isSameContact: boolean;
}

/** Returns the evidence of address and distance; undefined when they rule the pair out. */
function placeEvidence(a: DuplicateFacts, b: DuplicateFacts, contact: Contact): Evidence[] | undefined {
  if (a.country !== b.country && a.country !== "" && b.country !== "") return undefined;
  const km = distanceBetween(a, b);
  const street = sameStreet(a, b, km);
  const hasConflictingUnits = a.street.unit !== b.street.unit && a.street.unit !== "" && b.street.unit !== "";
  if (hasConflictingUnits && !(contact.isSamePhone && street === "same")) return undefined;
  if (street === "other") return otherAddress(a, b, km, contact);
  const isOtherCity = a.cityKey !== b.cityKey && a.cityKey !== "" && b.cityKey !== "";
  // The same door has one position; otherwise one position is wrong, or another town has a street of that name.
  const isFar = km !== undefined && km > SAME_TOWN_KM && a.hasAddress && b.hasAddress;
  if (isFar || (isOtherCity && (km === undefined || km > SAME_BLOCK_KM))) return undefined;
  const address: Evidence =
    street === "same" ? [3, "same address"] : a.hasAddress && b.hasAddress ? [0] : [0, missingAddress(a, b)];
  return [address, nearEvidence(km, a.hasAddress || b.hasAddress)];
}

function missingAddress(a: DuplicateFacts, b: DuplicateFacts): string {
  return a.hasAddress || b.hasAddress ? "one has no street address" : "neither has a street address";
}

/** Judges different doors: one may be from before a move, or a house may have two numbers. */
function otherAddress(
  a: DuplicateFacts,
  b: DuplicateFacts,
  km: number | undefined,
  { isSamePhone, isSameContact }: Contact,
): Evidence[] | undefined {
  if (isSameContact && !isChain(a, b) && (km === undefined || km <= ACROSS_TOWN_KM) && !a.isClosed && !b.isClosed)
    return [[-1, "different addresses in one town"], nearEvidence(km, false)];
  if (!isSamePhone || km === undefined) return undefined;
  const hasMoved = a.isClosed !== b.isClosed && km <= MOVED_WITHIN_KM;
  if (hasMoved) return [[-1, "different addresses, and one is closed for good: it may have moved"]];
  if (km > SAME_DOOR_KM || isChain(a, b)) return undefined;
  return [[-1, "different house numbers"], nearEvidence(km, true)];
}

function sameStreet(a: DuplicateFacts, b: DuplicateFacts, km: number | undefined): "same" | "other" | "unknown" {
  const street = compareStreets(a.street, b.street);
  if (street !== "same") return street;
  const isNear = km !== undefined && km <= SAME_BLOCK_KM;
  const isOtherZip = a.zipKey !== b.zipKey && a.zipKey !== "" && b.zipKey !== "";
  const isKnownPlace = (a.zipKey !== "" && a.zipKey === b.zipKey) || (a.cityKey !== "" && a.cityKey === b.cityKey);
  if (isNear) return "same";
  if (isOtherZip) return "other";
  return isKnownPlace ? "same" : "unknown";
}

/** Judges the distance; without an address, a position is that of a town or a country. */
function nearEvidence(km: number | undefined, isDoor: boolean): Evidence {
  if (km === undefined || km > SAME_BLOCK_KM) return [0];
  return [km <= SAME_DOOR_KM && isDoor ? 2 : 1, `${Math.round(km * 1000)} m apart`];
}

function distanceBetween(a: DuplicateFacts, b: DuplicateFacts): number | undefined {
  if (a.coordinates === undefined || b.coordinates === undefined) return undefined;
  // Sorting from west to east makes rounding symmetric.
  const [west, east] = [a.coordinates, b.coordinates].toSorted(compareByPosition) as [Coordinates, Coordinates];
  return distanceKm(west, east);
}

function compareByPosition(a: Coordinates, b: Coordinates): number {
  return a.longitude - b.longitude || a.latitude - b.latitude;
}
