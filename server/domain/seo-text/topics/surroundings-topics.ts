import type { BusinessFacts } from "../facts/business-facts.ts";
import { bestNear, mostReviewedNear, openNearOnSunday } from "../phrases/related.ts";
import { contextTopic, gapTopic, generalTopic, MAX_GENERAL_WEIGHT, type Topic, topic } from "./topic.ts";

/** Topics on its surroundings. */
export const surroundingsTopics: readonly Topic[] = [
  // Alternatives are open for business, and not possibly the same one again.
  topic(
    "nearest",
    "surroundings",
    (f) => (f.nearest.length > 1 ? 0.8 : 0),
    [
      "Alternatives among other {kinds}{atHome}, with their distance in a straight line: {neighbours}.",
      "On the map{atHome}, other {kinds} include {neighbours}.",
      "Other {kinds}{atHome}, with their distance as the crow flies: {neighbours}.",
      "Alternatives among {kinds}{atHome} by their distance on the map: {neighbours}.",
      "For another choice of {kinds}{atHome}, with distances on the map: {neighbours}.",
      "By straight line, alternatives among {kinds}{atHome} include {neighbours}.",
      "Among other {kinds}{atHome}, the map has these alternatives: {neighbours}.",
      "Other {kinds} to try{atHome}, by distance on the map: {neighbours}.",
      "{Neighbours} are alternatives on the map among other {kinds}{atHome}.",
    ],
    { isOfOthers: true },
  ),
  topic(
    "nearest-one",
    "surroundings",
    (f) => (f.nearest.length === 1 ? 0.8 : 0),
    [
      "On the map{atHome}, {neighbours} is an alternative among {kinds}, measured in a straight line.",
      "Alternative among {kinds}{atHome}, with its distance in a straight line: {neighbours}.",
      "An alternative among {kinds}{atHome}, with its distance as the crow flies, is {neighbours}.",
    ],
    { isOfOthers: true },
  ),
  topic(
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
  topic(
    "near-reviews",
    "surroundings",
    (f) => (f.nearest.length > 1 && mostReviewedNear(f) ? 0.33 : 0),
    [
      "Of the {nearestCount}, {mostReviewedNear} has the most reviews: {mostReviewsNear}.",
      "Most reviews of these: {mostReviewedNear}, with {mostReviewsNear}.",
      "{mostReviewedNear} has by far the most reviews of the {nearestCount}, {mostReviewsNear}.",
      "By number of reviews, {mostReviewedNear} leads these with {mostReviewsNear}.",
    ],
    { after: "nearest", isOfOthers: true },
  ),
  topic(
    "near-sunday",
    "surroundings",
    (f) => (f.nearest.length > 1 && openNearOnSunday(f).length > 0 ? 0.36 : 0),
    [
      "Of these, {openNearOnSunday} {openNearAre} listed as open on Sundays.",
      "By listed hours, {openNearOnSunday} {opensOrOpen} on Sundays.",
      "On Sundays {openNearOnSunday} {openNearAre} open, by listed hours.",
    ],
    { after: "nearest", unless: "sunday-names", isOfOthers: true },
  ),
  // "at least" is said since those closed for now and possible copies are not counted.
  topic("within", "surroundings", (f) => (f.withinRadius >= 4 ? 0.35 + Math.min(0.2, f.withinRadius / 200) : 0), [
    "There are at least {withinRadius} other {kinds} within {radius}{atHome}.",
    "Within {radius}, in a straight line, there are at least {withinRadius} other {kinds}{atHome}.",
    "At least {withinRadius} other {kinds}{atHome} are no more than {radius} away.",
    "A circle of {radius} around it holds at least {withinRadius} other {kinds}{atHome}.",
    "At most {radius} away, in a straight line: {withinRadius} or more other {kinds}{atHome}.",
  ]),
  // "at least" is said since a street may be written in several ways.
  topic(
    "street",
    "surroundings",
    (f) => (f.street !== "" && f.othersOnStreet > 0 ? 0.6 : 0),
    [
      "{street} is also the street of at least {onStreet} more of the {peers} {here}.",
      "On the same street, {street}, there {onStreetAre} at least {onStreet} more of the {peers} {here}.",
      "It shares {street} with at least {onStreet} of the other {peers} {here}.",
      "Also on {street}: at least {onStreet} more of the {peers} {here}.",
    ],
    { unless: "street-names" },
  ),
  topic(
    "street-names",
    "surroundings",
    (f) => (f.street !== "" && f.othersOnStreet > 0 ? 0.5 : 0),
    [
      "On {street} you can also find {onStreetNames}.",
      "Others on {street} include {onStreetNames}.",
      "The same street, {street}, is the address of {onStreetNames}.",
      "{OnStreetNames} can be found on {street} as well.",
    ],
    { unless: "street", isOfOthers: true, needs: (f) => f.alternatives.onStreet.length > 0 },
  ),
  topic("count", "surroundings", (f) => (f.group.count > 1 && f.inPlace !== "" ? 0.4 : 0), [
    "This directory lists {peerCount} {peers} {there}.",
    "{There} there are {peerCount} {peers} in this directory.",
    "It is one of {peerCount} {peers} {there} in this directory.",
    "{name} is one of {peerCount} {peers} listed {there}.",
    "In all, {peerCount} {peers} are listed {there}.",
    "The list of {peers} {there} has {peerCount} entries, this one included.",
    "With this one, {peerCount} {peers} are listed {there}.",
  ]),
  topic("only-of-kind", "surroundings", (f) => (isOnlyInCity(f) ? 0.5 : 0), [
    "No other business listed in {city} has “{category}” as its main category.",
    "It is the only business listed in {city} with the main category “{category}”.",
    "“{category}” is the main category of no other business listed in {city}.",
  ]),
  topic("only-in-city", "surroundings", (f) => (f.city.count === 1 && f.cityName !== "" ? 0.45 : 0), [
    "It is the only business listed in {city} so far.",
    "This directory lists no other business in {city} yet.",
    "No other business in {city} is listed yet.",
  ]),
  gapTopic("no-city", "surroundings", (f) => (f.business.city === "" ? 0.05 : 0), [
    "Its city is not on record.",
    "Which city {name} is in is not known here.",
  ]),
  contextTopic(
    "kind-cities",
    "surroundings",
    (f) => (f.kindCities.length > 1 && f.cityName !== "" ? 0.19 : 0),
    [
      "Of other cities{inKindCountry}, this directory lists the most {kinds} in {otherCities}.",
      "This directory has its longest lists of {kinds} in other cities{inKindCountry} for {otherCities}.",
      "Outside {city}, this directory has the most {kinds}{inKindCountry} in {otherCities}.",
      "By number of listed {kinds}, the first other cities{inKindCountry} are {otherCities}.",
    ],
    { needs: (f) => f.alternatives.otherCities.length > 1 },
  ),
  contextTopic(
    "cities-of-kind",
    "surroundings",
    (f) => (f.kindCities.length > 1 && f.business.city === "" ? 0.19 : 0),
    [
      "This directory lists the most {kinds}{inKindCountry} in {otherCities}.",
      "By city, the most {kinds}{inKindCountry} are listed in {otherCities}.",
      "This directory has its longest lists of {kinds}{inKindCountry} for {otherCities}.",
      "By number of listed {kinds}, the first cities{inKindCountry} are {otherCities}.",
    ],
    { needs: (f) => f.alternatives.otherCities.length > 1 },
  ),
  contextTopic(
    "other-peers",
    "surroundings",
    (f) => (f.group.count > 1 ? 0.17 : 0),
    [
      "Other {peers} {here} include {otherPeers}.",
      "The {peers} {here} also include {otherPeers}.",
      "Besides {name}, {peers} {here} include {otherPeers}.",
      "Others to compare {here} include {otherPeers}.",
      "More {peers} {here} include {otherPeers}.",
    ],
    { needs: (f) => f.alternatives.otherPeers.length > 0 },
  ),
  generalTopic(
    "more-peers",
    "surroundings",
    (f) => (f.group.count > 6 ? MAX_GENERAL_WEIGHT + 0.01 : 0),
    [
      "Further ones include {morePeers}.",
      "Next to these, {morePeers} are listed.",
      "The list goes on with {morePeers}.",
      "There are also {morePeers}.",
    ],
    { after: "other-peers", needs: (f) => f.alternatives.otherPeers.length > 5 },
  ),
  contextTopic("city-count", "surroundings", (f) => (f.cityName !== "" && f.city.count > f.group.count ? 0.15 : 0), [
    "Counting every category, {inCity} businesses are listed in {city}.",
    "For {city} this directory lists {inCity} businesses of all kinds.",
    "In {city} {inCity} businesses of any kind are listed.",
    "All categories together, {city} has {inCity} listed businesses.",
  ]),
  contextTopic("categories", "surroundings", (f) => (f.city.details().commonest.length >= 2 ? 0.13 : 0), [
    "The categories with the most businesses listed in {city} are {commonestCategories}.",
    "The largest categories on the list of {city}: {commonestCategories}.",
    "By number of listed businesses, the first categories in {city} are {commonestCategories}.",
    "On the list of {city}, {commonestCategories} are the largest categories.",
  ]),
  contextTopic("in-country", "surroundings", (f) => (f.inCountry > f.group.count && f.inPlace !== "" ? 0.12 : 0), [
    "Across {country}, {inCountry} {kinds} are listed.",
    "For {country} as a whole, this directory has {inCountry} {kinds}.",
    "In {country} as a whole there are {inCountry} {kinds} in this directory.",
    "The whole list for {country} has {inCountry} {kinds}.",
  ]),
];

function isOnlyInCity({ city, cityName, kindInCity }: BusinessFacts): boolean {
  return cityName !== "" && city.count > 1 && kindInCity === 1;
}
