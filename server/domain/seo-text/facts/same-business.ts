import { compareNames, nameWords } from "#domain/duplicates/compare-names";
import { distanceKm } from "#domain/geography/distance";
import { memoize } from "#domain/text/memoize";
import type { Peer } from "./peer.ts";

/** Distance within which similar names are enough. */
const SAME_BLOCK_KM = 0.15;
const MAX_NAMES = 4_000;

const wordsOf = memoize(nameWords, { limit: MAX_NAMES });

/**
 * Tells whether it is possibly one business listed twice, which is no alternative to itself: the same phone at the same place, or similar
 * names with one of these. It is wider than `isLikelyDuplicate`, which compares what peers do not keep in memory.
 */
export function isPossiblySame(one: Peer, other: Peer): boolean {
  if (one.id === other.id) return true;
  const [samePhone, samePlace] = [isSamePhone(one, other), isSamePlace(one, other)];
  return (samePhone && samePlace) || ((samePhone || samePlace) && isAlikeName(one, other));
}

/** Tells whether `isPossiblySame` needs to compare the names, which takes longer. */
export function sharesPhoneOrPlace(one: Peer, other: Peer): boolean {
  return isSamePhone(one, other) || isSamePlace(one, other);
}

function isAlikeName(one: Peer, other: Peer): boolean {
  if (!sharesBeginning(one.name, other.name)) return false;
  const [oneName, otherName] = [wordsOf(one.name), wordsOf(other.name)];
  // Most names have no word in common; a single word may be an acronym or a misspelling.
  const isShort = oneName.words.length === 1 || otherName.words.length === 1;
  if (
    !isShort &&
    !oneName.words.some((word) => otherName.words.includes(word)) &&
    oneName.compact !== otherName.compact
  )
    return false;
  const neutralWords = new Set([...neutralWordsOf(one), ...neutralWordsOf(other)]);
  return compareNames(oneName, otherName, { neutralWords }).likeness !== "different";
}

/** Tells quickly whether names may be similar: two words begin alike, or a name is one word. */
function sharesBeginning(one: string, other: string): boolean {
  const [oneWords, otherWords] = [one.toLowerCase().split(" "), other.toLowerCase().split(" ")];
  if (oneWords.length < 2 || otherWords.length < 2) return true;
  return oneWords.some((word) => otherWords.some((each) => each.slice(0, 3) === word.slice(0, 3)));
}

function isSamePhone(one: Peer, other: Peer): boolean {
  return one.phone !== 0 && one.phone === other.phone;
}

function isSamePlace(one: Peer, other: Peer): boolean {
  const [cityKey, otherKey] = [one.place.cityKey, other.place.cityKey];
  const isSameCity = cityKey === otherKey || cityKey === "" || otherKey === "";
  if (isSameCity && one.street !== "" && one.street === other.street) return true;
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return isSameCity;
  return (
    distanceKm(
      { latitude: one.latitude, longitude: one.longitude },
      { latitude: other.latitude, longitude: other.longitude },
    ) <= SAME_BLOCK_KM
  );
}

function neutralWordsOf({ kind, place, street }: Peer): readonly string[] {
  return wordsOf([kind.category, place.city, place.state, place.country, street].join(" ")).words;
}
