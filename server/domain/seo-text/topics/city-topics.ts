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
      "Whatever the category, the first tenth of the {cityRanked} businesses listed in {city} with five or more reviews, by rating and then by number of reviews, includes {bestInCity}.",
      "{BestInCity} {isOrAreBestInCity} among the first tenth of the {cityRanked} businesses of any category listed in {city} with at least five reviews, by rating, then reviews.",
      "By rating, then number of reviews, the best tenth of all {cityRanked} businesses listed in {city} that have five reviews or more includes {bestInCity}.",
    ],
    { needs: (f) => f.alternatives.bestInCity.length > 0 },
  ),
  contextTopic(
    "city-most-reviewed",
    "standing",
    (f) => (isWider(f) && f.city.details().reviewed >= MIN_KNOWN_MEMBERS && f.city.details().mostReviewed ? 0.11 : 0),
    [
      "Of all businesses listed in {city}, {mostReviewedInCity} has the most reviews.",
      "The most reviewed business of any category on the list of {city} is {mostReviewedInCity}.",
      "Whatever the category, {mostReviewedInCity} has the most reviews of the businesses listed in {city}.",
    ],
    { needs: (f) => f.alternatives.mostReviewedInCity !== null },
  ),
  contextTopic(
    "city-rating",
    "standing",
    (f) =>
      isWider(f) && f.city.details().rated >= MIN_KNOWN_MEMBERS && f.city.details().medianRating !== null ? 0.07 : 0,
    [
      "All {cityRated} rated businesses on the list of {city} together have a median of {cityMedianRating} stars.",
      "Across all categories, the median rating of {cityRated} rated businesses listed in {city} is {cityMedianRating}.",
    ],
  ),
  contextTopic("city-days", "hours", (f) => (isWider(f) && knownOnSunday(f) >= MIN_KNOWN_MEMBERS ? 0.1 : 0), [
    "Whatever the trade, {cityOpenOnSunday} listed in {city} with known Sunday hours {cityAreOpenOnSunday} on Sundays.",
    "Across all categories, {cityOpenOnSunday} listed in {city} whose hours for Sunday are known {cityAreOpenOnSunday} that day.",
  ]),
  contextTopic(
    "city-sunday-names",
    "hours",
    (f) => (isWider(f) && f.city.details().openOnSunday.length > 1 ? 0.09 : 0),
    [
      "Businesses listed in {city} as open on Sundays include {openOnSundayInCity}.",
      "{OpenOnSundayInCity} are among the businesses of all categories listed in {city} that open on Sundays.",
      "Of any category, businesses with Sunday hours listed in {city} include {openOnSundayInCity}.",
    ],
    { unless: "sunday-names", needs: (f) => f.alternatives.openOnSundayInCity.length > 1 },
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
      "Counting all categories, the streets with several businesses listed in {city} include {cityStreets}.",
      "Among the streets of {city} with several entries, of any category, are {cityStreets}.",
      "In {city}, businesses of all categories share streets such as {cityStreets}.",
    ],
  ),
];
