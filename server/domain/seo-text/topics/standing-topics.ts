import type { BusinessFacts } from "../facts/business-facts.ts";
import { comparison, type Topic } from "./topic.ts";

const isCompared = (f: BusinessFacts) => f.isCompared && !f.isWorship;

const isRankedAfterSome = (f: BusinessFacts) => f.rank !== null && f.rank > 1 && isCompared(f);

/** Topics that tell that it stands out by its rating or reviews, of which a text has one. */
export const standingTopics: readonly Topic[] = [
  comparison("best", "standing", (f) => (f.rank === 1 && isCompared(f) ? 1.3 : 0), [
    "Of the {peers} {inPeerPlace} with five or more reviews, none is rated higher.",
    "None of the other {peers} {inPeerPlace} with five or more reviews has a higher rating.",
  ]),
  comparison("rank", "standing", (f) => (isRankedAfterSome(f) && f.withHigherRating !== 1 ? 1.2 : 0), [
    "It is among the best-rated {peers} {inPeerPlace} that we know of.",
    "Its rating is among the highest of the {peers} {listedInPlace}.",
  ]),
  comparison("one-higher", "standing", (f) => (isRankedAfterSome(f) && f.withHigherRating === 1 ? 1.2 : 0), [
    "Only one of the {peers} {inPeerPlace} with five or more reviews is rated higher.",
    "Of the {peers} {inPeerPlace} with five or more reviews, only one has a higher rating.",
  ]),
  comparison("most-reviews", "standing", (f) => (f.hasMostReviews && isCompared(f) ? 0.9 : 0), [
    "Of the {peers} {listedInPlace}, it has been reviewed the most.",
    "It has more reviews than any of the other {peers} {listedInPlace}.",
  ]),
  comparison(
    "more-reviews",
    "standing",
    (f) => (f.withMoreReviews !== null && f.withMoreReviews > 1 && isCompared(f) ? 0.8 : 0),
    [
      "Few {peers} {listedInPlace} have been reviewed as often.",
      "Only a few of the {peers} {listedInPlace} have more reviews.",
    ],
  ),
  comparison("one-with-more-reviews", "standing", (f) => (f.withMoreReviews === 1 && isCompared(f) ? 0.8 : 0), [
    "Only one of the {peers} {listedInPlace} has more reviews.",
    "Of the {peers} {listedInPlace}, only one has more reviews.",
  ]),
];
