import { type BusinessFacts, MIN_COMPARED_MEDIAN } from "../facts/business-facts.ts";
import { contextTopic, type Topic, topic } from "./topic.ts";

/** Topics on its rating, alone and compared with its kind. */
export const standingTopics: readonly Topic[] = [
  topic("rank", "standing", (f) => (f.rank === null ? 0 : 1.2), [
    "Of the {ranked} {peers} {here} with five or more reviews, it ranks number {rank} by rating, then number of reviews.",
    "It is in the best-rated tenth of the {peers} {here}: number {rank} of the {ranked} with at least five reviews, ordered by rating and then by number of reviews.",
    "By rating, with ties decided by the number of reviews, {name} is number {rank} of {ranked} {peers} {here} that have five reviews or more.",
    "Counting {peers} {here} with five or more reviews, {ranked} in all, {name} comes at place {rank} by rating, then by number of reviews.",
  ]),
  topic("rating", "standing", (f) => (f.business.rating > 0 && f.business.reviewCount > 1 ? 0.9 : 0), [
    "It is rated {ratingOutOfFive} stars from {reviews}.",
    "{Reviews} give it {ratingOutOfFive} stars on average.",
    "Its rating is {ratingOutOfFive}, from {reviews}.",
    "Rating: {ratingOutOfFive}, from {reviews}.",
    "The rating of {name} is {ratingOutOfFive}, from {reviews}.",
    "{name} is rated {rating} on a scale up to {mostStars}, from {reviews}.",
    "{name} has {rating} of {mostStars} stars from {reviews}.",
    "On average, {reviews} gave {name} {rating} stars out of {mostStars}.",
  ]),
  topic("one-review", "standing", (f) => (f.business.rating > 0 && f.business.reviewCount === 1 ? 0.9 : 0), [
    "Its one review gives it {rating} of {mostStars} stars.",
    "There is one review of {name}, with {rating} of {mostStars} stars.",
    "{name} has a single review, of {ratingOutOfFive} stars.",
    "The only review so far gives {name} {rating} of {mostStars} stars.",
  ]),
  topic("rating-only", "standing", (f) => (f.business.rating > 0 && f.business.reviewCount === 0 ? 0.9 : 0), [
    "It is rated {ratingOutOfFive} stars; how many reviews that comes from is not on record.",
    "Its rating is {ratingOutOfFive}, and the number of reviews behind it is not recorded.",
    "{name} has {rating} of {mostStars} stars, with no number of reviews recorded.",
  ]),
  topic("reviews-only", "standing", (f) => (f.business.rating === 0 && f.business.reviewCount > 0 ? 0.9 : 0), [
    "It has {reviews}; its rating is not on record.",
    "{name} has {reviews}, but no rating is recorded.",
  ]),
  topic("median-rating", "standing", (f) => (f.ratingDifference !== null && differs(f) ? 0.5 : 0), [
    "The median rating of {rated} rated {peers} {here} is {medianRating}; {name} has {rating}.",
    "With {rating} stars it is {difference} the median of {rated} rated {peers} {here}, {medianRating}.",
    "Its {rating} stars are {difference} the median of the {rated} rated {peers} {here}.",
    "The {rated} rated {peers} {here} have {medianRating} stars at the median, this one {rating}.",
    "The median of {rated} ratings of {peers} {here} is {medianRating} stars, against {rating} for {name}.",
  ]),
  topic("median-reviews", "standing", (f) => (f.business.reviewCount >= 5 && differsInReviews(f) ? 0.35 : 0), [
    "The median number of reviews among {reviewed} reviewed {peers} {here} is {medianReviews}; {name} has {reviewCount}.",
    "It has {reviews}, where the {reviewed} reviewed {peers} {here} have a median of {medianReviews}.",
    "The {reviewed} reviewed {peers} {here} have {medianReviewsText} at the median, and this one has {reviewCount}.",
    "Its {reviews} compare with a median of {medianReviews} for the {reviewed} reviewed {peers} {here}.",
  ]),
  topic("more-reviews", "standing", (f) => (f.withMoreReviews === null || f.withMoreReviews === 0 ? 0 : 0.8), [
    "Only {withMoreReviews} of the {reviewed} reviewed {peers} {here} {haveMore} more reviews.",
    "It is among the most reviewed {peers} {here}: {withMoreReviews} of {reviewed} {haveMore} more reviews.",
    "Of {reviewed} reviewed {peers} {here}, only {withMoreReviews} {haveMore} been reviewed more often than {name}.",
  ]),
  topic("most-reviews", "standing", (f) => (f.withMoreReviews === 0 ? 0.9 : 0), [
    "None of the {reviewed} reviewed {peers} {here} has more reviews.",
    "No other of the {reviewed} reviewed {peers} {here} has more reviews than {name}.",
  ]),
  topic("no-rating", "standing", (f) => (f.business.rating === 0 && f.business.reviewCount === 0 ? 0.6 : 0), [
    "No rating or review of {name} is on record.",
    "Neither a rating nor a number of reviews is recorded for {name}.",
    "A rating of {name} is not on record.",
    "Its rating is not known here.",
    "How it is rated is not on record.",
    "For {name} there is no rating on record yet.",
  ]),
  contextTopic(
    "best-rated",
    "standing",
    (f) => (f.ranked >= 10 ? 0.19 : 0),
    [
      "Among the first tenth of the {ranked} {peers} {here} with five or more reviews, by rating and then by number of reviews, {isOrAreBest} {bestRated}.",
      "The best-rated tenth of the {ranked} {peers} {here} that have at least five reviews, ties being decided by the number of reviews, includes {bestRated}.",
      "By rating, with ties decided by the number of reviews, the top tenth of {ranked} {peers} {here} with five reviews or more includes {bestRated}.",
      "{BestRated} {isOrAreBest} among the first tenth of the {ranked} {peers} {here} with at least five reviews, by rating, then reviews.",
    ],
    { needs: (f) => f.alternatives.bestRated.length > 0 },
  ),
  contextTopic(
    "best-one",
    "standing",
    (f) => (f.ranked < 10 && f.ranked > 1 ? 0.19 : 0),
    [
      "By rating, then number of reviews, first of the {ranked} {peers} {here} with five or more reviews is {bestRated}.",
      "Of {ranked} {peers} {here} with at least five reviews, {bestRated} comes first by rating, ties being decided by the number of reviews.",
      "{BestRated} leads the {ranked} {peers} {here} that have five reviews or more, by rating and among equals by number of reviews.",
      "First by rating, then by number of reviews, among the {ranked} {peers} {here} with five reviews or more is {bestRated}.",
      "Ordered by rating and then by number of reviews, the {ranked} {peers} {here} that have at least five reviews begin with {bestRated}.",
    ],
    { needs: (f) => f.alternatives.bestRated.length > 0 },
  ),
  contextTopic(
    "most-reviewed-other",
    "standing",
    (f) => (f.group.reviewed >= 3 ? 0.16 : 0),
    [
      "The most reviewed of the {peers} {here} is {mostReviewed}.",
      "{MostReviewed} has the most reviews of the {reviewed} reviewed {peers} {here}.",
      "Of {reviewed} reviewed {peers} {here}, {mostReviewed} has the most reviews.",
      "By number of reviews, {mostReviewed} comes first of the {reviewed} reviewed {peers} {here}.",
    ],
    { needs: (f) => f.alternatives.mostReviewed !== null },
  ),
  contextTopic("peers-rating", "standing", (f) => (f.business.rating === 0 && hasMedianRating(f) ? 0.17 : 0), [
    "The median rating of the {rated} {peers} {here} that have one is {medianRating}.",
    "Rated {peers} {here}, {rated} in number, have a median of {medianRating} stars.",
    "A rating of {medianRating} is the median of the {rated} {peers} {here} that have been rated.",
    "Ratings of {peers} {here} have a median of {medianRating}, counting {rated} of them.",
  ]),
  contextTopic("peers-reviews", "standing", (f) => (f.business.reviewCount < 5 && hasMedianReviews(f) ? 0.13 : 0), [
    "The {reviewed} reviewed {peers} {here} have a median of {medianReviewsText}.",
    "As for numbers of reviews, the median of the {reviewed} reviewed {peers} {here} is {medianReviews}.",
    "Among the {reviewed} reviewed {peers} {here} the median number of reviews is {medianReviews}.",
  ]),
];

const hasMedianReviews = ({ group }: BusinessFacts) =>
  group.reviewed >= MIN_COMPARED_MEDIAN && group.medianReviews !== null;
const differsInReviews = (f: BusinessFacts) => hasMedianReviews(f) && f.group.medianReviews !== f.business.reviewCount;
const hasMedianRating = ({ group }: BusinessFacts) => group.rated >= MIN_COMPARED_MEDIAN && group.medianRating !== null;
const differs = ({ ratingDifference }: BusinessFacts) => Math.abs(ratingDifference ?? 0) >= 0.1;
