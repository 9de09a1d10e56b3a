import { type BusinessFacts, MIN_COMPARED_MEDIAN } from "../facts/business-facts.ts";
import { comparison, contextTopic, type Topic, topic } from "./topic.ts";

const hasTypicalReviews = ({ group }: BusinessFacts) =>
  group.reviewed >= MIN_COMPARED_MEDIAN && group.medianReviews !== null;
const differsInReviews = (f: BusinessFacts) => hasTypicalReviews(f) && f.group.medianReviews !== f.business.reviewCount;
const hasTypicalRating = ({ group }: BusinessFacts) =>
  group.rated >= MIN_COMPARED_MEDIAN && group.medianRating !== null;
const differs = ({ ratingDifference }: BusinessFacts) => Math.abs(ratingDifference ?? 0) >= 0.1;

/** Topics that compare its rating and reviews with those of its kind. */
export const standingTopics: readonly Topic[] = [
  topic("stars", "standing", (f) => (f.starCounts === null ? 0 : 0.75), [
    "Of its reviews, {fiveStars} give five stars and {oneStar} give one.",
    "Five stars came from {fiveStars} of its reviews, one star from {oneStar}.",
    "Counted by stars, {fiveStars} reviews give five and {oneStar} give one.",
  ]),
  comparison("rank", "standing", (f) => (f.rank === null ? 0 : 1.2), [
    "By rating it is number {rank} of the {ranked} {peers} {here} with five or more reviews; between equal ratings, the number of reviews decides.",
    "It belongs to the best-rated tenth: number {rank} of the {ranked} {peers} {here} that have at least five reviews, with the number of reviews deciding between equals.",
    "Among {ranked} {peers} {here} with at least five reviews it comes in at number {rank} by rating, ties being decided by the number of reviews.",
  ]),
  comparison("most-reviews", "standing", (f) => (f.withMoreReviews === 0 ? 0.9 : 0), [
    "None of the {reviewed} reviewed {peers} {here} has more reviews.",
    "No other of the {reviewed} reviewed {peers} {here} has more reviews than {name}.",
  ]),
  comparison("more-reviews", "standing", (f) => (f.withMoreReviews === null || f.withMoreReviews === 0 ? 0 : 0.8), [
    "Only {withMoreReviews} of the {reviewed} reviewed {peers} {here} {haveMore} more reviews.",
    "Few have been reviewed as often: only {withMoreReviews} of the {reviewed} reviewed {peers} {here} {haveMore} more reviews.",
    "Of {reviewed} reviewed {peers} {here}, only {withMoreReviews} {haveMore} more reviews than {name}.",
  ]),
  comparison("median-rating", "standing", (f) => (f.ratingDifference !== null && differs(f) ? 0.5 : 0), [
    "A typical rating among {rated} rated {peers} {here} is {medianRating}; {name} has {rating}.",
    "With {rating} stars it is {difference} what is typical of {rated} rated {peers} {here}.",
    "Its {rating} stars are {difference} the {medianRating} that is typical of the {rated} rated {peers} {here}.",
    "The {rated} rated {peers} {here} typically have {medianRating} stars, this one {rating}.",
  ]),
  comparison("median-reviews", "standing", (f) => (f.business.reviewCount >= 5 && differsInReviews(f) ? 0.35 : 0), [
    "With {reviews} it has {moreOrFewerReviews} than the {medianReviews} that are typical of the {reviewed} reviewed {peers} {here}.",
    "It has {reviews}; a typical number for the {reviewed} reviewed {peers} {here} is {medianReviews}.",
    "{Peers} {here} with reviews typically have {medianReviews} of them, and this one has {reviewCount}.",
    "Its {reviews} are {moreOrFewerReviews} than the typical {medianReviews} of {peers} {here} that have any.",
  ]),
  contextTopic(
    "best-rated",
    "standing",
    (f) => (f.ranked >= 10 ? 0.19 : 0),
    [
      "Among the best rated {somePeers} {somewhere} {isOrAreBest} {bestRated}.",
      "The best rated {somePeers} {somewhere} include {bestRated}.",
      "{SomePeers} {somewhere} with the best ratings include {bestRated}.",
    ],
    { isComparison: true, needs: (f) => f.alternatives.bestRated.length > 0 },
  ),
  contextTopic(
    "best-one",
    "standing",
    (f) => (f.ranked < 10 && f.ranked > 1 ? 0.19 : 0),
    [
      "By rating, then number of reviews, {bestRated} comes first of the {ranked} {peers} {here} with five or more reviews.",
      "Of {ranked} {peers} {here} with at least five reviews, {bestRated} leads by rating, ties being decided by the number of reviews.",
      "{BestRated} leads the {ranked} {peers} {here} that have five reviews or more, by rating and among equals by number of reviews.",
    ],
    { isComparison: true, needs: (f) => f.alternatives.bestRated.length > 0 },
  ),
  contextTopic(
    "most-reviewed-other",
    "standing",
    (f) => (f.group.reviewed >= 3 ? 0.16 : 0),
    [
      "The most reviewed of the {peers} {here} is {mostReviewed}.",
      "{MostReviewed} has the most reviews of the {reviewed} reviewed {peers} {here}.",
      "Of {reviewed} reviewed {peers} {here}, {mostReviewed} has the most reviews.",
    ],
    { isComparison: true, needs: (f) => f.alternatives.mostReviewed !== null },
  ),
  contextTopic(
    "peers-rating",
    "standing",
    (f) => (f.business.rating === 0 && hasTypicalRating(f) ? 0.17 : 0),
    [
      "The {rated} {peers} {here} that have a rating typically have {medianRating} stars.",
      "Typical of the {rated} rated {peers} {here} are {medianRating} stars.",
      "{Peers} {here} with a rating, {rated} in number, typically have {medianRating} stars.",
    ],
    { isComparison: true },
  ),
  contextTopic(
    "peers-reviews",
    "standing",
    (f) => (f.business.reviewCount < 5 && hasTypicalReviews(f) ? 0.13 : 0),
    [
      "The {reviewed} reviewed {peers} {here} typically have {medianReviewsText}.",
      "{Peers} {here} with reviews, {reviewed} in number, typically have {medianReviews} of them.",
    ],
    { isComparison: true },
  ),
];
