import { countBelow } from "./count-below.ts";
import { type DirectoryColumns, NO_MINUTE } from "./directory-columns.ts";

/** How one business stands among its group, itself not counted. Of one without reviews or hours, what depends on them means nothing. */
export interface Comparison {
  /** Rated better, or as well by more reviews; and the same in both. */
  ratedBetter: number;
  ratedTheSame: number;
  /** Lower rating; fewer reviews. */
  ratedLower: number;
  reviewedLess: number;
  /** Those whose latest closing is earlier, and whose earliest opening is later. */
  closingEarlier: number;
  openingLater: number;
  onStreet: number;
  /** Of its attributes: how many have each, itself counted, by number. */
  attributeCounts: ReadonlyMap<number, number>;
}

/** A number that is greater for a better rating, to one decimal, and for more reviews among equal ratings; 0 without reviews. */
export function standingAt({ ratings, reviewCounts }: DirectoryColumns, index: number): number {
  const rating = ratings[index] as number;
  const reviewCount = reviewCounts[index] as number;
  return rating > 0 && reviewCount > 0 ? Math.round(rating * 10) * 1e9 + Math.min(reviewCount, 1e9 - 1) : 0;
}

/** How many have each attribute: its numbers, ascending, and the counts in the same order. */
export interface AttributeTally {
  numbers: Uint16Array;
  counts: Uint32Array;
}

/** By number of an attribute; cleared after each use. */
const tallying = new Uint32Array(0x10000);

export function tallyAttributes({ attributes, attributesEnd }: DirectoryColumns, members: Uint32Array): AttributeTally {
  const found: number[] = [];
  for (const index of members) {
    const end = attributesEnd[index] as number;
    for (let at = index === 0 ? 0 : (attributesEnd[index - 1] as number); at < end; at++) {
      const number = attributes[at] as number;
      if (tallying[number] === 0) found.push(number);
      tallying[number] = (tallying[number] as number) + 1;
    }
  }
  const numbers = Uint16Array.from(found).sort();
  const counts = Uint32Array.from(numbers, (number) => tallying[number] as number);
  for (const number of found) tallying[number] = 0;
  return { numbers, counts };
}

/** Looks at every member: quick while these are hundreds. */
export function comparedOneByOne(
  columns: DirectoryColumns,
  { members, attributes }: { members: Uint32Array; attributes: AttributeTally },
  me: number,
): Comparison {
  const { ratings, reviewCounts, earliest, latest, streets } = columns;
  const [rating, reviewCount, standing] = [ratings[me] as number, reviewCounts[me] as number, standingAt(columns, me)];
  const [opens, closes, street] = [earliest[me] as number, latest[me] as number, streets[me] as number];
  const found = { ratedBetter: 0, ratedTheSame: -1, ratedLower: 0, reviewedLess: 0 };
  let [closingEarlier, openingLater, onStreet] = [0, 0, -1];
  for (const index of members) {
    const its = standingAt(columns, index);
    if (its > 0) {
      if (its > standing) found.ratedBetter++;
      else if (its === standing) found.ratedTheSame++;
      if ((ratings[index] as number) < rating) found.ratedLower++;
      if ((reviewCounts[index] as number) < reviewCount) found.reviewedLess++;
    }
    if (earliest[index] !== NO_MINUTE) {
      if ((latest[index] as number) < closes) closingEarlier++;
      if ((earliest[index] as number) > opens) openingLater++;
    }
    if (streets[index] === street) onStreet++;
  }
  const attributeCounts = countsOf(columns, me, attributes);
  return { ...found, closingEarlier, openingLater, onStreet: street === 0 ? 0 : onStreet, attributeCounts };
}

function countsOf(columns: DirectoryColumns, me: number, { numbers, counts }: AttributeTally): Map<number, number> {
  const found = new Map<number, number>();
  for (const number of columns.attributesOf(me)) found.set(number, counts[countBelow(numbers, number)] ?? 0);
  return found;
}

/** Sorts what is compared once, for groups of many: about 24 bytes of each member. */
export function comparedByOrder(
  columns: DirectoryColumns,
  { members, attributes }: { members: Uint32Array; attributes: AttributeTally },
): (me: number) => Comparison {
  const { ratings, reviewCounts, earliest, latest, streets } = columns;
  const rated = members.filter((index) => standingAt(columns, index) > 0);
  const turning = members.filter((index) => earliest[index] !== NO_MINUTE);
  const standings = Float64Array.from(rated, (index) => standingAt(columns, index)).sort();
  const byRating = Float64Array.from(rated, (index) => ratings[index] as number).sort();
  const byReviews = Uint32Array.from(rated, (index) => reviewCounts[index] as number).sort();
  const openings = Uint16Array.from(turning, (index) => earliest[index] as number).sort();
  const closings = Uint16Array.from(turning, (index) => latest[index] as number).sort();
  const onStreets = new Map<number, number>();
  for (const index of members) {
    const street = streets[index] as number;
    if (street !== 0) onStreets.set(street, (onStreets.get(street) ?? 0) + 1);
  }
  return (me) => {
    const standing = standingAt(columns, me);
    const upTo = countBelow(standings, standing + 1);
    return {
      ratedBetter: standings.length - upTo,
      ratedTheSame: upTo - countBelow(standings, standing) - 1,
      ratedLower: countBelow(byRating, ratings[me] as number),
      reviewedLess: countBelow(byReviews, reviewCounts[me] as number),
      closingEarlier: countBelow(closings, latest[me] as number),
      openingLater: openings.length - countBelow(openings, (earliest[me] as number) + 1),
      onStreet: (onStreets.get(streets[me] as number) ?? 1) - 1,
      attributeCounts: countsOf(columns, me, attributes),
    };
  };
}
