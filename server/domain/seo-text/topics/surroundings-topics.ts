import type { BusinessFacts } from "../facts/business-facts.ts";
import { FIRST_IN_TOWN, FIRST_NEAREST, FIRST_OTHERS, FURTHER_NEAREST } from "../phrases/other-businesses.ts";
import { contextTopic, generalTopic, MAX_GENERAL_WEIGHT, type Topic, topic } from "./topic.ts";

/** Tells whether there are enough of its kind in its city to count them. */
const isCounted = (f: BusinessFacts) => f.isCompared && f.group.count > 3;

/** Tells whether the businesses with the most reviews are others than those of the list. */
function namesOthers(f: BusinessFacts): boolean {
  const listedIds = new Set(f.nearest.map(({ peer }) => peer.id));
  return f.mostReviewed().length > 1 && !f.mostReviewed().some(({ id }) => listedIds.has(id));
}

/** Topics on its surroundings. Alternatives are open for business, and not possibly the same one again. */
export const surroundingsTopics: readonly Topic[] = [
  topic("nearest", "surroundings", (f) => (f.nearest.length > 0 ? 0.8 : 0), ["{nearest}"], {
    isOfOthers: true,
    isList: true,
  }),
  contextTopic("further", "surroundings", (f) => (f.nearest.length > FIRST_NEAREST ? 0.18 : 0), ["{further}"], {
    after: "nearest",
    isList: true,
  }),
  contextTopic("furthest", "surroundings", (f) => (f.nearest.length > FURTHER_NEAREST ? 0.05 : 0), ["{furthest}"], {
    after: "further",
    isList: true,
  }),
  contextTopic("other-peers", "surroundings", (f) => (f.hasOthersToName ? 0.17 : 0), ["{otherPeers}"], {
    needs: (f) => f.otherPeers().length > 0,
    isList: true,
  }),
  contextTopic("more-others", "surroundings", (f) => (f.hasOthersToName ? 0.05 : 0), ["{moreOthers}"], {
    after: "other-peers",
    needs: (f) => f.otherPeers().length > FIRST_OTHERS,
    isList: true,
  }),
  contextTopic("peer-count", "surroundings", (f) => (isCounted(f) ? 0.1 : 0), [
    "This directory lists {peerCount} {peers} {inPeerPlace} in all.",
    "In all, this directory has {peerCount} {peers} {inPeerPlace}.",
    "There are {peerCount} {peers} {inPeerPlace} in this directory.",
  ]),
  contextTopic(
    "most-reviewed",
    "surroundings",
    (f) => (isCounted(f) && !f.isWorship ? 0.12 : 0),
    [
      "Of the other {peers} {inPeerPlace} in this directory, {mostReviewed} have the most reviews.",
      "The other {peers} {inPeerPlace} with the most reviews in this directory are {mostReviewed}.",
    ],
    { needs: namesOthers },
  ),
  contextTopic("close-by", "around", (f) => (f.isPlaced && !f.comesToYou ? 0.2 : 0), ["{closeBy}"], {
    needs: (f) => f.closeBy().length > 0,
    isList: true,
  }),
  generalTopic("in-town", "town", (f) => (f.isPlaced && !f.comesToYou ? 8 * MAX_GENERAL_WEIGHT : 0), ["{inTown}"], {
    needs: (f) => f.inTown().length > 0,
    isList: true,
  }),
  generalTopic(
    "rest-of-town",
    "town",
    (f) => (f.isPlaced && !f.comesToYou ? MAX_GENERAL_WEIGHT * 2 : 0),
    ["{restOfTown}"],
    {
      after: "in-town",
      needs: (f) => f.inTown().length > FIRST_IN_TOWN,
      isList: true,
    },
  ),
];
