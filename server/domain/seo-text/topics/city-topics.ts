import type { BusinessFacts } from "../facts/business-facts.ts";
import { contextTopic, type Topic } from "./topic.ts";

/** Minimum members with known hours or ratings for a figure of a city. */
const MIN_KNOWN_MEMBERS = 5;
const MIN_RANKED_MEMBERS = 10;
/** Minimum of businesses on a street that a text names. */
const MIN_BUSINESSES_ON_STREET = 3;
const SUNDAY = 6;
/** Minimum factor over its peers: otherwise these would be named again. */
const MIN_FACTOR = 1.5;

/** Tells whether the city has businesses besides those that it is compared with. */
const isWider = ({ cityName, city, group }: BusinessFacts) => cityName !== "" && city.count >= MIN_FACTOR * group.count;
const knownOnSunday = ({ city }: BusinessFacts) => city.details().knownOnDay[SUNDAY] ?? 0;

/** Topics of all businesses of its city, whatever their category, for businesses whose own kind says little. */
export const cityTopics: readonly Topic[] = [
  contextTopic(
    "city-best",
    "standing",
    (f) => (isWider(f) && f.city.details().ranked >= MIN_RANKED_MEMBERS && f.city.details().best.length > 0 ? 0.12 : 0),
    [
      "The best rated businesses of any kind listed in {city} include {bestInCity}.",
      "Among the best rated businesses listed in {city}, whatever their kind, {isOrAreBestInCity} {bestInCity}.",
      "Of all kinds, businesses listed in {city} with the best ratings include {bestInCity}.",
    ],
    { isComparison: true, needs: (f) => f.alternatives.bestInCity.length > 0 },
  ),
  contextTopic(
    "city-most-reviewed",
    "standing",
    (f) => (isWider(f) && f.city.details().reviewed >= MIN_KNOWN_MEMBERS && f.city.details().mostReviewed ? 0.11 : 0),
    [
      "Of all businesses listed in {city}, {mostReviewedInCity} has the most reviews.",
      "The most reviewed business of any kind listed in {city} is {mostReviewedInCity}.",
      "Whatever the kind, {mostReviewedInCity} has the most reviews of the businesses listed in {city}.",
    ],
    { isComparison: true, needs: (f) => f.alternatives.mostReviewedInCity !== null },
  ),
  contextTopic(
    "city-rating",
    "standing",
    (f) =>
      isWider(f) && f.city.details().rated >= MIN_KNOWN_MEMBERS && f.city.details().medianRating !== null ? 0.07 : 0,
    [
      "The {cityRated} rated businesses listed in {city}, of all kinds, typically have {cityMedianRating} stars.",
      "Across all kinds, {cityMedianRating} stars are typical of {cityRated} rated businesses listed in {city}.",
    ],
    { isComparison: true },
  ),
  contextTopic(
    "city-days",
    "hours",
    (f) => (!f.isWorship && isWider(f) && knownOnSunday(f) >= MIN_KNOWN_MEMBERS ? 0.1 : 0),
    [
      "Of all kinds, {cityOpenOnSunday} listed in {city} with known Sunday hours {cityAreOpenOnSunday} on Sundays.",
      "Across all kinds, {cityOpenOnSunday} listed in {city} whose Sunday hours are known {cityAreOpenOnSunday} that day.",
    ],
    { isComparison: true },
  ),
  contextTopic(
    "city-sunday-names",
    "hours",
    (f) => (!f.isWorship && isWider(f) && f.city.details().openOnSunday.length > 1 ? 0.09 : 0),
    [
      "Businesses listed in {city} as open on Sundays include {openOnSundayInCity}.",
      "{OpenOnSundayInCity} are among the businesses of all kinds listed in {city} that open on Sundays.",
      "Businesses of any kind with Sunday hours listed in {city} include {openOnSundayInCity}.",
    ],
    { isComparison: true, unless: "sunday-names", needs: (f) => f.alternatives.openOnSundayInCity.length > 1 },
  ),
  contextTopic(
    "city-streets",
    "surroundings",
    (f) =>
      isWider(f) &&
      f.city.details().streets.length >= 2 &&
      f.city.details().streets.every(([, count]) => count >= MIN_BUSINESSES_ON_STREET)
        ? 0.08
        : 0,
    [
      "Streets with several businesses listed in {city} include {cityStreets}.",
      "Among the streets of {city} with several businesses of any kind are {cityStreets}.",
      "In {city}, businesses of all kinds share streets such as {cityStreets}.",
    ],
  ),
];
