import type { BusinessFacts } from "../facts/business-facts.ts";
import { ESSENTIAL, type Topic, topic } from "./topic.ts";

/** Wordings of the first sentence: what the business is, where, and one thing that its neighbours do not share. */
export const openingSentences: readonly string[] = [
  "{name} {isAKind}{onStreetInPlace}{feature}.",
  "{name}{onItsStreet} {isAKind}{inPlace}{feature}.",
  "{InPlaceFirst}{name} {isAKind}{onItsStreet}{feature}.",
];

/** First sentences of businesses that come to their customers, which have no street. */
export const openingSentencesOfVisitors: readonly string[] = [
  "{name} {isAKind} and comes to its customers{inArea}.",
  "{InPlaceFirst}{name} {isAKind} and comes to you{inArea}.",
  "{name} {isAKind}{inKnownPlace} that comes to its customers{inArea}.",
];

const hasRating = ({ business: { rating } }: BusinessFacts) => rating > 0;
const reviewsOf = ({ business: { reviewCount } }: BusinessFacts) => reviewCount;

/** Topics of the second sentence. Each business has one of them. */
export const openingTopics: readonly Topic[] = [
  topic("closed-for-now", "opening", (f) => (f.isClosedForNow ? ESSENTIAL + 1 : 0), [
    "It is reported closed for now, though not for good.",
    "At the last report it was temporarily closed.",
    "At present it is reported as temporarily closed.",
  ]),
  topic("rating", "opening", (f) => (hasRating(f) && reviewsOf(f) > 1 ? ESSENTIAL : 0), [
    "It is rated {ratingOutOfFive} stars from {reviews}.",
    "Its {reviews} give it {ratingOutOfFive} stars on average.",
    "Its rating is {ratingOutOfFive} stars, from {reviews}.",
    "It has {reviews}, with an average of {ratingOutOfFive} stars.",
    "Reviewers give it {ratingOutOfFive} stars on average, in {reviews} so far.",
  ]),
  topic("one-review", "opening", (f) => (hasRating(f) && reviewsOf(f) === 1 ? ESSENTIAL : 0), [
    "Its one review gives it {ratingOutOfFive} stars.",
    "The only review so far gives it {ratingOutOfFive} stars.",
    "It has a single review, of {ratingOutOfFive} stars.",
  ]),
  topic("rating-only", "opening", (f) => (hasRating(f) && reviewsOf(f) === 0 ? ESSENTIAL : 0), [
    "It is rated {ratingOutOfFive} stars; we do not know from how many reviews.",
    "Its rating is {ratingOutOfFive} stars, from an unknown number of reviews.",
  ]),
  topic("reviews-only", "opening", (f) => (!hasRating(f) && reviewsOf(f) > 0 ? ESSENTIAL : 0), [
    "It has {reviews}; the stars that they give are not known here.",
    "There are {reviews} of it, but we do not know its rating.",
  ]),
  topic("no-rating", "opening", (f) => (!hasRating(f) && reviewsOf(f) === 0 ? ESSENTIAL : 0), [
    "We know of no reviews of it yet.",
    "Nobody has rated it yet, as far as we know.",
    "So far we have not seen a review of it.",
    "It has no reviews that we know of.",
    "No rating of it is known here so far.",
  ]),
];
