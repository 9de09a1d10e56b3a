import type { BusinessFacts } from "../facts/business-facts.ts";
import { bestNear, mostReviewedNear, openNearOnSunday } from "../phrases/related.ts";
import { comparison, contextTopic, generalTopic, MAX_GENERAL_WEIGHT, type Topic, topic } from "./topic.ts";

/** Topics on its surroundings. */
export const surroundingsTopics: readonly Topic[] = [
  // Alternatives are open for business, and not possibly the same one again.
  topic(
    "nearest",
    "surroundings",
    (f) => (f.nearest.length > 1 ? 0.8 : 0),
    [
      "Other {someKinds}{atHome} include {neighbours}, as the crow flies.",
      "If you need another choice, {someKinds}{atHome} to think of include {neighbours}, measured in a straight line.",
      "There are also {neighbours}{atHome}, all of them {someKinds}; the distances are in a straight line.",
      "Should it not suit you, other {someKinds}{atHome} include {neighbours}, by distance on the map.",
      "Other {someKinds} to try{atHome} are {neighbours}, by distance on the map.",
      "{Neighbours} are other {someKinds} to consider{atHome}, with their distance as the crow flies.",
    ],
    { isOfOthers: true },
  ),
  topic(
    "nearest-one",
    "surroundings",
    (f) => (f.nearest.length === 1 ? 0.8 : 0),
    [
      "Another choice among {someKinds}{atHome} is {neighbours}, as the crow flies.",
      "If you need an alternative among {someKinds}{atHome}, there is {neighbours}, measured in a straight line.",
      "On the map{atHome}, {neighbours} is an alternative among {someKinds}.",
    ],
    { isOfOthers: true },
  ),
  comparison(
    "best-near",
    "surroundings",
    (f) => (bestNear(f) ? 0.4 : 0),
    [
      "Of these, {bestNear} is rated highest, at {bestNearRating}.",
      "{bestNear} has the highest rating of the {nearestCount}: {bestNearRating}.",
      "The best rated of the {nearestCount} is {bestNear}, with {bestNearRating}.",
      "With {bestNearRating}, {bestNear} has the highest rating among these.",
    ],
    { after: "nearest", isOfOthers: true },
  ),
  comparison(
    "near-reviews",
    "surroundings",
    (f) => (f.nearest.length > 1 && mostReviewedNear(f) ? 0.33 : 0),
    [
      "Of the {nearestCount}, {mostReviewedNear} has the most reviews: {mostReviewsNear}.",
      "{mostReviewedNear} has by far the most reviews of the {nearestCount}, {mostReviewsNear}.",
      "By number of reviews, {mostReviewedNear} leads these with {mostReviewsNear}.",
    ],
    { after: "nearest", isOfOthers: true },
  ),
  comparison(
    "near-sunday",
    "surroundings",
    (f) => (!f.isWorship && f.nearest.length > 1 && openNearOnSunday(f).length > 0 ? 0.36 : 0),
    [
      "Of these, {openNearOnSunday} {openNearAre} listed as open on Sundays.",
      "By listed hours, {openNearOnSunday} {opensOrOpen} on Sundays.",
      "On Sundays {openNearOnSunday} {openNearAre} open, by listed hours.",
    ],
    { after: "nearest", unless: "sunday-names", isOfOthers: true },
  ),
  // "at least" is said since those closed for now and possible copies are not counted.
  topic("within", "surroundings", (f) => (f.withinRadius >= 4 ? 0.35 + Math.min(0.2, f.withinRadius / 200) : 0), [
    "Within {radius} there are at least {withinRadius} other {kinds}{atHome}.",
    "At least {withinRadius} other {kinds}{atHome} are no more than {radius} away in a straight line.",
    "You have the choice of at least {withinRadius} other {kinds} within {radius}{atHome}.",
  ]),
  // "at least" is said since a street may be written in several ways.
  topic(
    "street",
    "surroundings",
    (f) => (f.street !== "" && f.othersOnStreet > 0 ? 0.5 : 0),
    [
      "{street} has at least {onStreet} more of the {peers} {here}.",
      "It shares {street} with at least {onStreet} of the other {peers} {here}.",
      "At least {onStreet} more of the {peers} {here} {onStreetAre} on {street}.",
    ],
    { unless: "street-names" },
  ),
  topic(
    "street-names",
    "surroundings",
    (f) => (f.street !== "" && f.othersOnStreet > 0 ? 0.6 : 0),
    [
      "On {street} you can also find {onStreetNames}.",
      "Others on {street} include {onStreetNames}.",
      "{OnStreetNames} can be found on {street} as well.",
    ],
    { unless: "street", isOfOthers: true, needs: (f) => f.alternatives.onStreet.length > 0 },
  ),
  topic("count", "surroundings", (f) => (f.group.count > 1 && f.inPlace !== "" ? 0.4 : 0), [
    "It is one of {peerCount} {peers} {here}.",
    "There are {peerCount} {peers} {here}, this one included.",
    "In all there are {peerCount} {peers} {here}.",
    "{name} is one of {peerCount} {peers} {here}.",
    "With this one there are {peerCount} {peers} {here}.",
  ]),
  topic("only-of-kind", "surroundings", (f) => (isOnlyInCity(f) ? 0.5 : 0), [
    "It is the only business listed in {city} with “{category}” as its main category.",
    "No other business listed in {city} has “{category}” as its main category.",
  ]),
  topic("only-in-city", "surroundings", (f) => (f.city.count === 1 && f.cityName !== "" ? 0.45 : 0), [
    "It is the only business listed in {city} so far.",
    "This directory lists no other business in {city} yet.",
    "No other business in {city} is listed yet.",
  ]),
  contextTopic(
    "kind-cities",
    "surroundings",
    (f) => (f.kindCities.length > 1 && f.cityName !== "" ? 0.19 : 0),
    [
      "Of other cities{inKindCountry}, the longest lists of {someKinds} are those of {otherCities}.",
      "Outside {city}, our longest lists of {someKinds}{inKindCountry} are for {otherCities}.",
      "Other cities{inKindCountry} with long lists of {someKinds} are {otherCities}.",
    ],
    { isComparison: true, needs: (f) => f.alternatives.otherCities.length > 1 },
  ),
  contextTopic(
    "cities-of-kind",
    "surroundings",
    (f) => (f.kindCities.length > 1 && f.business.city === "" ? 0.19 : 0),
    [
      "Our longest lists of {someKinds}{inKindCountry} are for {otherCities}.",
      "By city, the longest lists of {someKinds}{inKindCountry} are for {otherCities}.",
      "The longest lists of {someKinds}{inKindCountry} are those of {otherCities}.",
    ],
    { isComparison: true, needs: (f) => f.alternatives.otherCities.length > 1 },
  ),
  contextTopic(
    "other-peers",
    "surroundings",
    (f) => (f.group.count > 1 ? 0.17 : 0),
    [
      "Other {somePeers} {somewhere} include {otherPeers}.",
      "To compare, {somePeers} {somewhere} also include {otherPeers}.",
      "Besides {name}, {somePeers} {somewhere} include {otherPeers}.",
      "Others to look at include {otherPeers}.",
      "Further {somePeers} {somewhere} include {otherPeers}.",
    ],
    { needs: (f) => f.alternatives.otherPeers.length > 0 },
  ),
  generalTopic(
    "more-peers",
    "surroundings",
    (f) => (f.group.count > 6 ? MAX_GENERAL_WEIGHT + 0.01 : 0),
    [
      "There are also {morePeers}.",
      "Next to these, {morePeers} are listed.",
      "The list goes on with {morePeers}.",
      "Then there are {morePeers}.",
    ],
    { after: "other-peers", needs: (f) => f.alternatives.otherPeers.length > 5 },
  ),
  contextTopic("city-count", "surroundings", (f) => (f.cityName !== "" && f.city.count > f.group.count ? 0.15 : 0), [
    "Of all kinds together, {inCity} businesses are listed in {city}.",
    "For {city} this directory lists {inCity} businesses of all kinds.",
    "In {city} {inCity} businesses of any kind are listed.",
  ]),
  contextTopic("categories", "surroundings", (f) => (f.city.details().commonest.length >= 2 ? 0.13 : 0), [
    "The largest categories in our list of {city} are {commonestCategories}.",
    "The largest categories listed in {city} are {commonestCategories}.",
    "On the list of {city}, {commonestCategories} are the largest categories.",
  ]),
  contextTopic("in-country", "surroundings", (f) => (f.inCountry > f.group.count && f.inPlace !== "" ? 0.12 : 0), [
    "Across {country} there are {inCountry} {kinds} in this directory.",
    "For {country} as a whole, this directory has {inCountry} {kinds}.",
    "In all of {country} we know {inCountry} {kinds}.",
  ]),
];

function isOnlyInCity({ city, cityName, kindInCity }: BusinessFacts): boolean {
  return cityName !== "" && city.count > 1 && kindInCity === 1;
}
