import type { BusinessFacts } from "../facts/business-facts.ts";
import { ESSENTIAL, type Topic, topic } from "./topic.ts";

/** Wordings of the first sentence: what the business is, where, and one thing that its neighbours do not share. */
export const openingSentences: readonly string[] = [
  "{name} {isAKind}{onStreetInPlace}{feature}.",
  "{name} {isAKind}{inPlace}{feature}.",
];

/** First sentences of businesses that come to their customers, which have no street. */
export const openingSentencesOfVisitors: readonly string[] = [
  "{name} {isAKind} that comes to its customers{inArea}.",
  "{name} {isAKind} that comes to you{inArea}.",
  "{name} {isAKind}{inKnownPlace} that comes to its customers{inArea}.",
];

const hasRating = ({ business: { rating } }: BusinessFacts) => rating > 0;
const reviewsOf = ({ business: { reviewCount } }: BusinessFacts) => reviewCount;

/** Topics of the second sentence. Each business has one of them. */
export const openingTopics: readonly Topic[] = [
  topic("closed-for-now", "opening", (f) => (f.isClosedForNow ? ESSENTIAL + 1 : 0), [
    "It is listed as temporarily closed.",
    "At the moment it is listed as temporarily closed.",
    "Its listing says that it is temporarily closed.",
  ]),
  topic("rating", "opening", (f) => (hasRating(f) && reviewsOf(f) > 1 && !f.areAllFive ? ESSENTIAL : 0), [
    "It has {ratingOutOfFive} stars from {reviews}{mostGiveFive}.",
    "It is rated {ratingOutOfFive} stars in {reviews}.",
    "Its {reviews} come to {ratingOutOfFive} stars on average.",
    "In {reviews}, people give it {ratingOutOfFive} stars on average.",
    "People rate it {ratingOutOfFive} stars in {reviews}.",
  ]),
  topic("all-five", "opening", (f) => (f.areAllFive ? ESSENTIAL : 0), [
    "All of its {reviews} give five stars.",
    "Each of its {reviews} gives five stars.",
  ]),
  topic("one-review", "opening", (f) => (hasRating(f) && reviewsOf(f) === 1 ? ESSENTIAL : 0), [
    "Its one review gives it {ratingOutOfFive} stars.",
    "The only review so far gives it {ratingOutOfFive} stars.",
    "It has a single review, with {ratingOutOfFive} stars.",
  ]),
  topic("rating-only", "opening", (f) => (hasRating(f) && reviewsOf(f) === 0 ? ESSENTIAL : 0), [
    "It is rated {ratingOutOfFive} stars.",
    "It has {ratingOutOfFive} stars.",
  ]),
  topic("reviews-only", "opening", (f) => (!hasRating(f) && reviewsOf(f) > 0 ? ESSENTIAL : 0), [
    "It has {reviews}, but we do not know how many stars they give.",
    "There are {reviews} of it, but we do not know its rating.",
  ]),
  topic("no-rating", "opening", (f) => (!hasRating(f) && reviewsOf(f) === 0 ? ESSENTIAL : 0), [
    "We have not seen any reviews of it yet.",
    "There are no reviews of it yet that we know of.",
    "Nobody has reviewed it yet, as far as we know.",
    "So far we have not seen a review of it.",
  ]),
];
