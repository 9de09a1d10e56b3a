import type { BusinessFacts } from "../facts/business-facts.ts";
import { comparison, contextTopic, type Topic } from "./topic.ts";

const isCompared = (f: BusinessFacts) => f.isCompared && !f.isWorship;

/** Tells whether there are enough of its kind to count them. */
const isCounted = (f: BusinessFacts) => f.hasPeersOfKind && f.kind.isCounted && f.group.count > 3;

/** Topics that tell that it stands out by its rating or reviews, of which a text has one, and what its city has of its kind. */
export const standingTopics: readonly Topic[] = [
  comparison("best", "standing", (f) => (f.rank === 1 && isCompared(f) ? 1.3 : 0), [
    "Of the {peers} {inPeerPlace} that we know, none is rated higher.",
    "We know of none among the {peers} {inPeerPlace} with a higher rating.",
  ]),
  comparison("rank", "standing", (f) => (f.rank !== null && f.rank > 1 && isCompared(f) ? 1.2 : 0), [
    "It is among the best-rated {peers} {inPeerPlace} that we know of.",
    "Few {peers} {inPeerPlace} are rated higher.",
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
      "Few {peers} {inPeerPlace} have been reviewed as often.",
      "Only a few of the {peers} {inPeerPlace} have more reviews.",
    ],
  ),
  contextTopic("star-counts", "standing", (f) => (f.hasStarCounts ? 0.19 : 0), [
    "Of its {reviews}, {fives} give five stars, and {fewStars}.",
    "{Fives} of its {reviews} give five stars, and {fewStars}.",
    "Five stars come from {fives} of its {reviews}, and {fewStars}.",
  ]),
  contextTopic("peer-count", "standing", (f) => (isCounted(f) ? 0.1 : 0), [
    "It is one of {peerCount} {peers} {listedInPlace}.",
    "In all, {peerCount} {peers} are {listedInPlace}, this one included.",
    "With this one, {peerCount} {peers} are {listedInPlace}.",
    "There are {peerCount} {peers} {listedInPlace}, this one among them.",
    "{PeerCount} {peers} are {listedInPlace}, and this is one of them.",
  ]),
  contextTopic(
    "most-reviewed",
    "standing",
    (f) => (isCounted(f) && !f.isWorship ? 0.12 : 0),
    [
      "Of the other {peers} {inPeerPlace}, {mostReviewed} have the most reviews.",
      "The other {peers} {inPeerPlace} that people review most are {mostReviewed}.",
      "Among the other {peers} {inPeerPlace}, the most reviewed are {mostReviewed}.",
    ],
    { needs: (f) => f.mostReviewed().length > 1 },
  ),
];
