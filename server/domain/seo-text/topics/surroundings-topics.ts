import type { BusinessFacts } from "../facts/business-facts.ts";
import { isClosedOn, SUNDAY } from "../facts/hours/week.ts";
import { bestNear, mostReviewedNear, openNearOnSunday } from "../phrases/related.ts";
import { comparison, contextTopic, type Topic, topic } from "./topic.ts";

/** Nobody whose table is taken drives further. */
const MAX_KM_TO_EAT = 1.5;

function hasElsewhere({ visit, isClosedForNow, nearest }: BusinessFacts): boolean {
  if (isClosedForNow) return true;
  if (visit !== "eat" && visit !== "drink") return visit !== "worship";
  return nearest.every(({ distanceKm }) => distanceKm <= MAX_KM_TO_EAT);
}

const isNear = (f: BusinessFacts, count: "one" | "several") =>
  count === "one" ? f.nearest.length === 1 : f.nearest.length > 1;

/** Topics on its surroundings. */
export const surroundingsTopics: readonly Topic[] = [
  topic("count", "surroundings", (f) => (isCountedPlace(f) ? 0.4 : 0), [
    "It is one of {peerCount} {peers} {here}.",
    "There are {peerCount} {peers} {here}, this one included.",
    "{shortName} is one of {peerCount} {peers} {here}.",
    "With this one there are {peerCount} {peers} {here}.",
  ]),
  topic("only-of-kind", "surroundings", (f) => (isOnlyInCity(f) ? 0.5 : 0), [
    "So far it is alone on our list of {listName} in {city}.",
    "Our list of {listName} in {city} has no other yet.",
    "On our list of {listName} in {city} it is the only one so far.",
  ]),
  topic("only-in-city", "surroundings", (f) => (f.city.count === 1 && f.cityName !== "" ? 0.45 : 0), [
    "It is the only business in {city} on our list so far.",
    "We have no other business in {city} yet.",
    "No other business in {city} is listed here yet.",
  ]),
  // Alternatives are open for business, and not possibly the same one again.
  topic(
    "nearest",
    "surroundings",
    (f) => (isNear(f, "several") ? (hasElsewhere(f) ? 0.8 : 0) : 0),
    [
      "{Elsewhere}, other {kinds} in the area {includeNearest} {neighbours}.",
      "{Elsewhere}, there are also {neighbours}.",
      "{Elsewhere}, you could try {neighbours}.",
      "{Elsewhere}, other {kinds} to try are {neighbours}.",
    ],
    { isOfOthers: true },
  ),
  topic(
    "nearest-plain",
    "surroundings",
    (f) => (isNear(f, "several") && !hasElsewhere(f) ? 0.8 : 0),
    [
      "Other {kinds} in the area {includeNearest} {neighbours}.",
      "In the same area are {neighbours}.",
      "Others in the area {includeNearest} {neighbours}.",
    ],
    { isOfOthers: true },
  ),
  topic(
    "nearest-one",
    "surroundings",
    (f) => (isNear(f, "one") ? 0.8 : 0),
    ["Another choice among {kinds} in the area is {neighbours}.", "In the same area there is also {neighbours}."],
    { isOfOthers: true },
  ),
  comparison(
    "best-near",
    "surroundings",
    (f) => (bestNear(f) && !f.isWorship ? 0.4 : 0),
    [
      "Of these, {bestNear} is rated highest, at {bestNearRating}.",
      "The best rated of the {nearestCount} is {bestNear}, with {bestNearRating}.",
      "With {bestNearRating}, {bestNear} has the highest rating of the {nearestCount}.",
    ],
    { after: "nearest", isOfOthers: true },
  ),
  comparison(
    "near-sunday",
    "surroundings",
    (f) =>
      !f.isWorship && isClosedOn(f.week, SUNDAY) && isNear(f, "several") && openNearOnSunday(f).length > 0 ? 0.36 : 0,
    [
      "Of these, {openNearOnSunday} {openNearAre} known to open on Sundays.",
      "On Sundays {openNearOnSunday} {openNearAre} open, by listed hours.",
    ],
    { after: "nearest", unless: "best-near", isOfOthers: true },
  ),
  comparison(
    "near-reviews",
    "surroundings",
    (f) => (!f.isWorship && isNear(f, "several") && mostReviewedNear(f) ? 0.33 : 0),
    [
      "Of the {nearestCount}, {mostReviewedNear} has the most reviews: {mostReviewsNear}.",
      "{mostReviewedNear} has by far the most reviews of the {nearestCount}, {mostReviewsNear}.",
    ],
    { after: "nearest", unless: "best-near", isOfOthers: true },
  ),
  // "at least" is said since those closed for now and possible copies are not counted.
  topic(
    "within",
    "surroundings",
    (f) => (f.withinRadius >= 4 ? 0.3 + Math.min(0.2, f.withinRadius / 200) : 0),
    [
      "Within {radius} there are at least {withinRadius} to choose from.",
      "At least {withinRadius} are no more than {radius} away.",
    ],
    { after: "nearest", isOfOthers: true },
  ),
  topic(
    "street-names",
    "surroundings",
    (f) => (f.street !== "" && f.othersOnStreet > 0 ? 0.6 : 0),
    [
      "On {street} you can also find {onStreetNames}.",
      "Others on {street} {includeOnStreet} {onStreetNames}.",
      "{OnStreetNames} can be found on {street} as well.",
    ],
    { isOfOthers: true, needs: (f) => f.alternatives.onStreet.length > 0 },
  ),
  contextTopic(
    "close-by",
    "surroundings",
    (f) => (f.isPlaced && !f.comesToYou ? 0.2 : 0),
    [
      "Close by {isOrAreClose} {closeBy}.",
      "A few minutes away {isOrAreClose} {closeBy}.",
      "If you have other errands, {closeBy} {isOrAreClose} close by.",
      "Not far from it {isOrAreClose} {closeBy}.",
    ],
    { needs: (f) => f.closeBy().length > 0 },
  ),
  contextTopic(
    "other-peers",
    "surroundings",
    (f) => (f.isInCity && f.group.count > 1 && f.nearest.length === 0 ? 0.17 : 0),
    [
      "Other {somePeers} {somewhere} {includeOthers} {otherPeers}.",
      "Among the {somePeers} {somewhere} you will also find {otherPeers}.",
      "Besides {shortName}, {somePeers} {somewhere} {includeOthers} {otherPeers}.",
    ],
    { unless: "street-names", needs: (f) => f.alternatives.otherPeers.length > 0 },
  ),
  contextTopic(
    "city-count",
    "surroundings",
    (f) => (f.cityName !== "" && f.city.count > Math.max(1, f.group.count) ? 0.05 : 0),
    [
      "Our page for {city} has {inCity} businesses of all kinds.",
      "For anything else in {city}, its page lists {inCity} businesses.",
      "The page of {city} lists {inCity} businesses in all.",
    ],
  ),
];

/** Tells whether the list of its peers is one that people in its place would look at. */
function isCountedPlace({ group, isInCity, kind }: BusinessFacts): boolean {
  return group.count > 1 && (group.scope === "state" ? kind.isCounted : isInCity && group.scope === "category");
}

function isOnlyInCity({ city, cityName, kindInCity }: BusinessFacts): boolean {
  return cityName !== "" && city.count > 1 && kindInCity === 1;
}
