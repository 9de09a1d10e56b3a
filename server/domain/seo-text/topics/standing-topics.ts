import type { BusinessFacts } from "../facts/business-facts.ts";
import { comparison, type Topic } from "./topic.ts";

const isCompared = (f: BusinessFacts) => f.isCompared && !f.isWorship;

/** Topics that tell that it stands out by its rating or reviews, of which a text has one. */
export const standingTopics: readonly Topic[] = [
  comparison("best", "standing", (f) => (f.rank === 1 && isCompared(f) ? 1.3 : 0), [
    "Of the {peers} {inPeerPlace} that we know, none is rated higher.",
    "We know of none among the {peers} {inPeerPlace} with a higher rating.",
  ]),
  comparison("rank", "standing", (f) => (f.rank !== null && f.rank > 1 && isCompared(f) ? 1.2 : 0), [
    "It is among the best-rated {peers} {inPeerPlace} that we know of.",
    "Few {peers} {listedInPlace} are rated higher.",
  ]),
  comparison("most-reviews", "standing", (f) => (f.hasMostReviews && isCompared(f) ? 0.9 : 0), [
    "Of the {peers} {inPeerPlace} that we know, it has been reviewed the most.",
    "None of the other {peers} {inPeerPlace} that we know has as many reviews.",
  ]),
  comparison(
    "more-reviews",
    "standing",
    (f) => (f.withMoreReviews !== null && f.withMoreReviews > 0 && isCompared(f) ? 0.8 : 0),
    [
      "Few {peers} {listedInPlace} have been reviewed as often.",
      "Only a few of the {peers} {listedInPlace} have more reviews.",
    ],
  ),
];
