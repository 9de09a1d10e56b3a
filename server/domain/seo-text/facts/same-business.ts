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
export function isPossiblySame(a: Peer, b: Peer): boolean {
  if (a.id === b.id) return true;
  const [samePhone, samePlace] = [isSamePhone(a, b), isSamePlace(a, b)];
  return (samePhone && samePlace) || ((samePhone || samePlace) && isAlikeName(a, b));
}

/** Tells whether `isPossiblySame` needs to compare the names, which takes longer. */
export function sharesPhoneOrPlace(a: Peer, b: Peer): boolean {
  return isSamePhone(a, b) || isSamePlace(a, b);
}

function isAlikeName(a: Peer, b: Peer): boolean {
  if (!sharesBeginning(a.name, b.name)) return false;
  const [oneName, otherName] = [wordsOf(a.name), wordsOf(b.name)];
  // Most names have no word in common; a single word may be an acronym or a misspelling.
  const isShort = oneName.words.length === 1 || otherName.words.length === 1;
  if (
    !isShort &&
    !oneName.words.some((word) => otherName.words.includes(word)) &&
    oneName.compact !== otherName.compact
  )
    return false;
  const neutralWords = new Set([...neutralWordsOf(a), ...neutralWordsOf(b)]);
  return compareNames(oneName, otherName, { neutralWords }).likeness !== "different";
}

/** Tells quickly whether names may be similar: two words begin alike, or a name is one word. */
function sharesBeginning(a: string, b: string): boolean {
  const [oneWords, otherWords] = [a.toLowerCase().split(" "), b.toLowerCase().split(" ")];
  if (oneWords.length < 2 || otherWords.length < 2) return true;
  return oneWords.some((word) => otherWords.some((otherWord) => otherWord.slice(0, 3) === word.slice(0, 3)));
}

function isSamePhone(a: Peer, b: Peer): boolean {
  return a.phone !== 0 && a.phone === b.phone;
}

function isSamePlace(a: Peer, b: Peer): boolean {
  const [cityKey, otherKey] = [a.place.cityKey, b.place.cityKey];
  const isSameCity = cityKey === otherKey || cityKey === "" || otherKey === "";
  if (isSameCity && a.street !== "" && a.street === b.street) return true;
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return isSameCity;
  return (
    distanceKm({ latitude: a.latitude, longitude: a.longitude }, { latitude: b.latitude, longitude: b.longitude }) <=
    SAME_BLOCK_KM
  );
}

function neutralWordsOf({ kind, place, street }: Peer): readonly string[] {
  return wordsOf([kind.category, place.city, place.state, place.country, street].join(" ")).words;
}
