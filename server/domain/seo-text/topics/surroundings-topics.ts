import type { BusinessFacts } from "../facts/business-facts.ts";
import { isClosedOn, SUNDAY } from "../facts/hours/week.ts";
import { openNearOnSunday } from "../phrases/related.ts";
import { contextTopic, type Topic, topic } from "./topic.ts";

/** Tells whether the sentence may say when to go there. */
const hasElsewhere = ({ visit, isClosedForNow, isNearOnFoot }: BusinessFacts) =>
  isClosedForNow || (visit !== "worship" && isNearOnFoot);
const isNear = (f: BusinessFacts, count: "one" | "several") =>
  count === "one" ? f.nearest.length === 1 : f.nearest.length > 1;

/** Topics on its surroundings. Alternatives are open for business, and not possibly the same one again. */
export const surroundingsTopics: readonly Topic[] = [
  topic(
    "nearest",
    "surroundings",
    (f) => (f.nearest.length > 0 && hasElsewhere(f) ? 0.8 : 0),
    [
      "{Elsewhere}, try {neighboursOr}.",
      "{Elsewhere}, you could try {neighboursOr}.",
      "{Elsewhere}, there {isOrAreNear} also {neighbours}.",
    ],
    { isOfOthers: true },
  ),
  topic(
    "nearest-plain",
    "surroundings",
    (f) => (isNear(f, "several") && !hasElsewhere(f) ? 0.8 : 0),
    [
      "Other {kinds} in the area {includeNearest} {neighbours}.",
      "In the area, other {kinds} {includeNearest} {neighbours}.",
    ],
    { isOfOthers: true },
  ),
  topic(
    "nearest-one",
    "surroundings",
    (f) => (isNear(f, "one") && !hasElsewhere(f) ? 0.8 : 0),
    ["In the same area there is also {neighbours}.", "Not far away there is also {neighbours}."],
    { isOfOthers: true },
  ),
  topic(
    "near-sunday",
    "surroundings",
    (f) =>
      !f.isWorship && isClosedOn(f.week, SUNDAY) && isNear(f, "several") && openNearOnSunday(f).length > 0 ? 0.36 : 0,
    [
      "Of these, {openNearOnSunday} {openNearAre} open on Sundays.",
      "On Sundays, {openNearOnSunday} {openNearAre} open.",
    ],
    { after: "nearest", isOfOthers: true },
  ),
  contextTopic(
    "close-by",
    "surroundings",
    (f) => (f.isPlaced && !f.comesToYou ? 0.2 : 0),
    [
      "Close by {isOrAreClose} {closeBy}.",
      "If you have some time, {closeBy} {isOrAreClose} close by.",
      "A short walk away {isOrAreClose} {closeBy}.",
    ],
    { needs: (f) => f.closeBy().length > 0 },
  ),
  contextTopic(
    "other-peers",
    "surroundings",
    (f) => (f.isInCity && f.group.scope === "category" && f.group.count > 1 && f.nearest.length === 0 ? 0.17 : 0),
    ["Other {somePeers} {inPeerPlace} {includeOthers} {otherPeers}.", "{InPeerPlace} you will also find {otherPeers}."],
    { needs: (f) => f.otherPeers().length > 0 },
  ),
];
