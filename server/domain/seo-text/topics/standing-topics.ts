import type { BusinessFacts } from "../facts/business-facts.ts";
import { comparison, contextTopic, type Topic } from "./topic.ts";

const isCompared = (f: BusinessFacts) => f.isCompared && !f.isWorship;

/** Tells whether there are enough of its kind to count them. */
const isCounted = (f: BusinessFacts) => f.hasPeersOfKind && f.kind.isCounted && f.group.count > 3;

/** Fewer reviews do not make a business one of the most reviewed. */
const MIN_MOST_REVIEWS = 10;

const isWorthNaming = ({ mostReviewed }: BusinessFacts) =>
  mostReviewed().length > 1 && mostReviewed().every(({ reviewCount }) => reviewCount >= MIN_MOST_REVIEWS);

/** Topics that tell that it stands out by its rating or reviews, of which a text has one, and what its city has of its kind. */
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
  contextTopic("star-counts", "reviews", (f) => (f.hasStarCounts && !f.areAllFive ? 0.19 : 0), [
    "Of its {reviews}, {fives} give five stars, and {fewStars}.",
    "It has five stars from {fives} of its {reviews}, and {fewStars}.",
    "Five stars come from {fives} of its {reviews}, and {fewStars}.",
  ]),
  contextTopic("all-five", "reviews", (f) => (f.hasStarCounts && f.areAllFive ? 0.19 : 0), [
    "All of its {reviews} give five stars.",
    "Each of its {reviews} gives five stars.",
    "None of its {reviews} gives fewer than five stars.",
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
    (f) => (isCounted(f) && !f.isWorship && !f.hasOthersToName ? 0.12 : 0),
    [
      "Of the other {peers} {listedInPlace}, {mostReviewed} have the most reviews.",
      "The other {peers} {listedInPlace} that people review most are {mostReviewed}.",
      "Among the other {peers} {listedInPlace}, the most reviewed are {mostReviewed}.",
    ],
    { needs: isWorthNaming },
  ),
];
