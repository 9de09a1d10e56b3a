import { type BusinessFacts, MIN_COMPARED_MEDIAN } from "../facts/business-facts.ts";
import { comparison, type Topic, topic } from "./topic.ts";

/** A smaller difference from the typical rating is none that visitors notice. */
const MIN_DIFFERENCE = 0.2;

const isUnusual = ({ ratingDifference, group, isInCity, rank }: BusinessFacts) =>
  isInCity &&
  rank === null &&
  group.rated >= 2 * MIN_COMPARED_MEDIAN &&
  Math.abs(ratingDifference ?? 0) >= MIN_DIFFERENCE;
const hasCity = ({ isInCity, group }: BusinessFacts) => isInCity || group.scope === "state";

/** Topics that compare its rating and reviews with those of its kind. A text has one of the comparisons of each. */
export const standingTopics: readonly Topic[] = [
  topic("stars", "standing", (f) => (f.fiveStarReviews === null ? 0 : 0.75), [
    "Of its {reviews}, {fiveStars} give five stars.",
    "{fiveStars} of its {reviews} give five stars.",
    "Five stars come from {fiveStars} of its {reviews}.",
  ]),
  comparison("best", "standing", (f) => (f.rank === 1 && hasCity(f) ? 1.3 : 0), [
    "None of the {peers} {here} with at least five reviews is rated higher.",
    "No higher rating is found among the {peers} {here} with five reviews or more.",
  ]),
  comparison("rank", "standing", (f) => (f.rank !== null && f.rank > 1 && hasCity(f) ? 1.2 : 0), [
    "By rating it belongs to the best tenth of the {peers} {here} with five reviews or more.",
    "Its rating puts it in the top tenth of the {peers} {here} that have at least five reviews.",
    "Nine in ten {peers} {here} with at least five reviews do no better by rating.",
  ]),
  comparison("most-reviews", "standing", (f) => (f.hasMostReviews && hasCity(f) ? 0.9 : 0), [
    "It has the most reviews of the {peerCount} {peers} {weList}.",
    "Of the {peerCount} {peers} {weList}, it has the most reviews.",
  ]),
  comparison(
    "more-reviews",
    "standing",
    (f) => (f.withMoreReviews !== null && f.withMoreReviews > 0 && f.rank === null && hasCity(f) ? 0.8 : 0),
    [
      "Few {peers} {here} have been reviewed as often.",
      "It is among the most reviewed tenth of the {peers} {here}.",
      "Only a few of the {peers} {here} have more reviews.",
    ],
  ),
  comparison("median-rating", "standing", (f) => (isUnusual(f) ? 0.5 : 0), [
    "Its rating is {difference} the {medianRating} that is typical of the {peers} {here}.",
    "{Peers} {here} typically have {medianRating} stars, which puts it {difference}.",
    "The usual rating of {peers} {here} is {medianRating}, which puts it {difference}.",
  ]),
];
