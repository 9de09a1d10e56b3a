import type { BusinessFacts } from "../facts/business-facts.ts";
import { bestNear, commonStreets, relatedCategories } from "../phrases/related.ts";
import { contextTopic, GENERAL, generalTopic, type Topic, topic } from "./topic.ts";

const isInCity = ({ group }: BusinessFacts) => group.scope === "category" || group.scope === "group";

/** What is around it. */
export const surroundingsTopics: readonly Topic[] = [
  topic(
    "nearest",
    "surroundings",
    (f) => (f.nearest.length > 1 ? 0.8 : 0),
    [
      "Nearest of the other {kinds}{atHome}, in a straight line: {neighbours}.",
      "The nearest other {kinds} on the map{atHome}: {neighbours}.",
      "As the crow flies, the {kinds} nearest to it{atHome}: {neighbours}.",
      "Its nearest neighbours among {kinds}{atHome}: {neighbours}.",
      "Alternatives among {kinds}{atHome}, nearest first: {neighbours}.",
      "If you need another choice of {kinds}, the nearest{atHome}: {neighbours}.",
      "Distance by straight line to the nearest other {kinds}{atHome}: {neighbours}.",
      "Among other {kinds}{atHome}, the map has these nearest to it: {neighbours}.",
    ],
    { isOfOthers: true },
  ),
  topic(
    "nearest-one",
    "surroundings",
    (f) => (f.nearest.length === 1 ? 0.8 : 0),
    [
      "On the map{atHome}, {neighbours} is nearest to it among other {kinds}, in a straight line.",
      "Nearest other choice among {kinds}{atHome}, in a straight line: {neighbours}.",
      "As the crow flies, the nearest of other {kinds}{atHome} is {neighbours}.",
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
    ],
    { after: "nearest", isOfOthers: true },
  ),
  // "at least": those closed for now and possible copies are not counted.
  topic("within", "surroundings", (f) => (f.withinRadius >= 4 ? 0.35 + Math.min(0.2, f.withinRadius / 200) : 0), [
    "There are at least {withinRadius} other {kinds} within {radius}{atHome}.",
    "Within {radius}, in a straight line, there are at least {withinRadius} other {kinds}{atHome}.",
    "At least {withinRadius} other {kinds}{atHome} are no more than {radius} away.",
    "A circle of {radius} around it holds at least {withinRadius} other {kinds}{atHome}.",
    "At most {radius} away, in a straight line: {withinRadius} or more other {kinds}{atHome}.",
  ]),
  topic("street", "surroundings", (f) => (f.street !== "" && f.othersOnStreet > 0 ? 0.6 : 0), [
    "{street} is also the street of {onStreet} more of the {peers} {here}.",
    "On the same street, {street}, there {onStreetAre} {onStreet} more of the {peers} {here}.",
    "It shares {street} with {onStreet} of the other {peers} {here}.",
    "Also on {street}: {onStreet} more of the {peers} {here}.",
  ]),
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
    "No other business in {city} has “{category}” as its main category.",
    "It is the only business in {city} with the main category “{category}”.",
    "As a main category, “{category}” has no other business in {city} here.",
  ]),
  topic("only-in-city", "surroundings", (f) => (f.city.count === 1 && f.cityName !== "" ? 0.45 : 0), [
    "It is the only business listed in {city} so far.",
    "This directory lists no other business in {city} yet.",
    "Nothing else in {city} is listed yet.",
  ]),
  topic("no-city", "surroundings", (f) => (f.business.city === "" ? 0.4 : 0), [
    "Its city is not on record.",
    "Which city {name} is in is not known here.",
    "The record of {name} names no city.",
  ]),
  contextTopic(
    "kind-cities",
    "surroundings",
    (f) => (f.alternatives.otherCities.length > 1 && f.cityName !== "" ? 0.19 : 0),
    [
      "Other cities with {kinds}{inKindCountry}: {otherCities}.",
      "Elsewhere{inKindCountry}, {kinds} are listed in {otherCities}.",
      "{Kinds} are also listed in {otherCities}.",
      "Further {kinds}{inKindCountry}, by city: {otherCities}.",
      "{Kinds} are to be found elsewhere{inKindCountry} as well: in {otherCities}.",
      "In other cities{inKindCountry} there are more {kinds}: {otherCities}.",
    ],
  ),
  contextTopic(
    "cities-of-kind",
    "surroundings",
    (f) => (f.alternatives.otherCities.length > 1 && f.cityName === "" ? 0.19 : 0),
    [
      "Cities with {kinds}{inKindCountry}: {otherCities}.",
      "By city, {kinds}{inKindCountry} are listed in {otherCities}.",
      "In {otherCities} there are {kinds} on the list.",
      "Where {kinds} are listed{inKindCountry}: {otherCities}.",
    ],
  ),
  contextTopic("other-peers", "surroundings", (f) => (f.alternatives.otherPeers.length > 0 ? 0.17 : 0), [
    "Other {peers} {here}: {otherPeers}.",
    "Also listed among {peers} {there}: {otherPeers}.",
    "Besides {name}, {peers} {here} include {otherPeers}.",
    "Others to compare {here}: {otherPeers}.",
    "More {peers} {here}: {otherPeers}.",
  ]),
  generalTopic(
    "more-peers",
    "surroundings",
    (f) => (f.alternatives.otherPeers.length > 5 ? GENERAL + 0.01 : 0),
    [
      "Further ones are {morePeers}.",
      "You will also find {morePeers}.",
      "Next to these, {morePeers} are listed.",
      "Some more are {morePeers}.",
      "The list goes on with {morePeers}, among others.",
      "There are also {morePeers}.",
    ],
    { after: "other-peers" },
  ),
  contextTopic("streets", "surroundings", (f) => (commonStreets(f).length >= 2 && isInCity(f) ? 0.16 : 0), [
    "Streets with the most {peers} {here}: {commonStreets}.",
    "{Peers} {here} are most frequent on {commonStreets}.",
    "Of the streets, those with the most {peers} {here} are {commonStreets}.",
  ]),
  contextTopic("city-count", "surroundings", (f) => (f.cityName !== "" && f.city.count > f.group.count ? 0.15 : 0), [
    "Counting every category, {inCity} businesses are listed in {city}.",
    "For {city} this directory lists {inCity} businesses of all kinds.",
    "In {city} {inCity} businesses of any kind are listed.",
    "The page of {city} has {inCity} businesses, of this and other categories.",
    "All categories together, {city} has {inCity} listed businesses.",
  ]),
  contextTopic(
    "categories",
    "surroundings",
    (f) => (f.city.commonest.length >= 2 ? 0.13 : 0),
    [
      "The categories with the most businesses in {city} are {commonestCategories}.",
      "The largest categories in {city}: {commonestCategories}.",
      "By number of businesses, the first categories in {city} are {commonestCategories}.",
      "{city} has most businesses in these categories: {commonestCategories}.",
    ],
    { unless: "related" },
  ),
  contextTopic(
    "related",
    "surroundings",
    (f) => (relatedCategories(f).length >= 2 ? 0.14 : 0),
    [
      "Related categories in {city}: {relatedCategories}.",
      "Other categories like it in {city}: {relatedCategories}.",
      "Similar businesses in {city} are of the categories {relatedCategories}.",
    ],
    { unless: "categories" },
  ),
  contextTopic("in-country", "surroundings", (f) => (f.inCountry > f.group.count && f.inPlace !== "" ? 0.12 : 0), [
    "Across {country}, {inCountry} {kinds} are listed.",
    "For all of {country} this directory has {inCountry} {kinds}.",
    "In {country} as a whole there are {inCountry} {kinds} in this directory.",
    "Taken together, {inCountry} {kinds} in {country} are listed.",
    "The whole list for {country} has {inCountry} {kinds}.",
  ]),
];

function isOnlyInCity({ city, cityName, kindInCity }: BusinessFacts): boolean {
  return cityName !== "" && city.count > 1 && kindInCity === 1;
}
