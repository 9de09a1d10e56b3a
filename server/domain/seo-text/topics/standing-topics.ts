import type { BusinessFacts } from "../facts/business-facts.ts";
import { type Topic, topic } from "./topic.ts";

/** How it is rated, alone and beside its kind. */
export const standingTopics: readonly Topic[] = [
  topic("standing", (f) => (isNearTop(f) ? 1 : 0), [
    "Of the {rated} {peers} {here} that have reviews, it ranks number {rank} by rating.",
    "Sorted by rating, {name} comes at place {rank} among {rated} reviewed {peers} {here}.",
    "Its rating puts it near the top: rank {rank} of the {rated} reviewed {peers} {here}.",
    "Anyone who compares {peers} {here} by their stars meets it early, at position {rank} out of {rated}.",
    "Rank {rank}: that is where reviews place {name} among {rated} {peers} {here}.",
    "Reviewers have carried {name} to number {rank} on a list of {rated} {peers} {here}.",
  ]),
  topic(
    "standing",
    (f) => (f.ratedBelow !== null && f.group.rated >= 8 && f.ratedBelow >= 50 && (f.standing ?? 0) > 3 ? 0.7 : 0),
    [
      "With {rating} stars it is rated above {ratedLower} the other reviewed {peers} {here}.",
      "A lower rating is what {ratedLower} the other {peers} {here} with reviews have.",
      "A score of {rating} beats {ratedLower} the other {peers} {here} that somebody has reviewed.",
      "Take the {rated} {peers} {here} with reviews: {ratedLower} the rest score less than this one.",
      "Measured by stars, {name} is ahead of {ratedLower} the other reviewed {peers} {here}.",
      "Reviewers place it higher than {ratedLower} the other {peers} they have rated {here}.",
    ],
  ),
  topic(
    "standing",
    (f) =>
      f.standing !== null && f.group.rated >= 3 && f.ratingDifference !== 0
        ? 0.35 + Math.min(0.4, Math.abs(f.ratingDifference) / 2)
        : 0,
    [
      "Its rating of {rating} is {difference} the median for {peers} {here}, which is {medianRating}.",
      "The typical rating of {peers} {here} is {medianRating}, against {rating} for {name}.",
      "Where the median stands at {medianRating} stars for {peers} {here}, this one has {rating}.",
      "For comparison: {rating} stars here, {medianRating} in the middle of all {rated} reviewed {peers} {here}.",
      "In the middle of the reviewed {peers} {here} you find {medianRating} stars; {name} is at {rating}.",
      "Reviews average {ratingOutOfFive} for {name}, {difference} what {peers} {here} usually get.",
      "Half of the reviewed {peers} {here} have {medianRating} stars or more, and {name} has {rating}.",
    ],
  ),
  topic("standing", (f) => (f.standing !== null && f.group.rated >= 3 && f.ratingDifference === 0 ? 0.4 : 0), [
    "Its {rating} stars are what is usual for {peers} {here}.",
    "At {ratingOutOfFive}, {name} stands in the middle of the {rated} reviewed {peers} {here}.",
    "The rating, {ratingOutOfFive}, is about the median of {peers} {here}.",
    "Reviewers give it {ratingOutOfFive}, as they do to {peers} {here} on the whole.",
    "Among {rated} reviewed {peers} {here} the middle rating is about {rating}, and that is what {name} has.",
  ]),
  topic("standing", (f) => (f.standing !== null && f.group.rated < 3 ? 0.6 : 0), [
    "Reviewers give {name} {ratingOutOfFive} stars, on the strength of {reviews}.",
    "It holds {rating} stars from {reviews}.",
    "On record {reviewsAre} {reviews}, with {ratingOutOfFive} stars.",
    "Its rating is {ratingOutOfFive}, after {reviews}.",
    "So far {name} has {reviews}, and {rating} stars.",
  ]),
  topic(
    "standing",
    (f) => (f.reviewedBelow !== null && f.group.rated >= 5 ? 0.4 + Math.abs(f.reviewedBelow - 50) / 120 : 0),
    [
      "The rating rests on {reviews}; the median among {peers} {here} is {medianReviews}.",
      "People have written {reviews} of it, where half of the reviewed {peers} {here} have no more than {medianReviews}.",
      "It has {reviews}, and {reviewedLess} the other reviewed {peers} {here} have fewer.",
      "How much does its rating say? It comes from {reviews}, beside a median of {medianReviews} for the {rated} reviewed {peers} {here}.",
      "The number of reviews is {amountOfReviews}: {name} has {reviews}, and the median for {peers} {here} is {medianReviews}.",
      "{Reviews} {reviewsSpeak} about {name}; for the middle one of the {rated} reviewed {peers} {here} the number is {medianReviews}.",
      "By number of reviews, {name} is ahead of {reviewedLess} the other reviewed {peers} {here}: it has {reviews}.",
    ],
  ),
  topic("standing", (f) => (f.standing === null ? 0.8 : 0), [
    "No review of {name} is on record yet, so there is no rating to compare.",
    "{name} has no reviews in this directory so far.",
    "A rating is missing, because no review of {name} has been recorded.",
    "Whoever has been to {name} has not left a review that is known here.",
    "No stars are shown for {name}: there is not a single review to count.",
    "What customers think of {name} is not known yet; nobody's review has reached this directory.",
    "Not one review of {name} is recorded here.",
  ]),
  topic("standing", (f) => (f.standing === null && f.group.rated >= 1 && f.group.count > 1 ? 0.7 : 0), [
    "Of the {peers} {here}, {ratedHave} reviews, with a median rating of {medianRating}.",
    "As a measure of what to expect, the middle rating of the reviewed {peers} {here} is {medianRating}.",
    "Those {peers} {here} that do have reviews reach {medianRating} stars at the median.",
    "Reviews exist for {rated} of the {peers} {here}; half of these have {medianRating} stars or more.",
    "Compared with what? The reviewed {peers} {here} have a median of {medianRating} out of {mostStars}.",
  ]),
];

/** Together with those that share its place: a first place that all have is none. */
function isNearTop({ standing, sharesStanding, group: { rated: count } }: BusinessFacts): boolean {
  return standing !== null && count >= 5 && standing + sharesStanding <= Math.max(3, count * 0.1);
}
