import { comesToHomes } from "../advice/visit-kind.ts";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { isUnknownKind } from "../phrases/category-label.ts";
import { ESSENTIAL, type Topic, topic } from "./topic.ts";

/** Wordings of the first sentence: what the business is, where, and one thing that its neighbours do not share. */
export const openingSentences: readonly string[] = [
  "{name} {isAKind}{onStreetInPlace}{feature}.",
  "{name} {isAKind}{inPlace}{feature}.",
];

/** First sentences of places to eat or drink that their listings mark as coming to customers: it may be no more than a hidden address. */
export const openingSentencesOfHiddenPlaces: readonly string[] = ["{name} {isAKind}{inWideArea}{inNamedAreas}."];

/** First sentences of businesses that come to their customers, which have no street. */
export const openingSentencesOfVisitors: readonly string[] = [
  "{name} {isAKind}{inWideArea} that comes to its customers{inNamedAreas}.",
  "{name} {isAKind}{inWideArea} that comes to you{inNamedAreas}.",
];

const hasRating = ({ business: { rating } }: BusinessFacts) => rating > 0;
const reviewsOf = ({ business: { reviewCount } }: BusinessFacts) => reviewCount;

const isFive = ({ business: { rating } }: BusinessFacts) => rating === 5;
/** Tells whether the noun counts all of its kind in the city, as their list does. */
const isCountedInCity = ({ kind, cityName, isWorship, comesToYou }: BusinessFacts) =>
  kind.isCounted && kind.isOne.endsWith(` ${kind.one}`) && cityName !== "" && !isWorship && !comesToYou;
/** A mean of five has no other stars in it. */
const areBothFive = (f: BusinessFacts) => isFive(f) && reviewsOf(f) === 2 && !f.areAllFive;

/** Topics of the second sentence, of which each business has one, and of what else it is. */
export const openingTopics: readonly Topic[] = [
  topic("closed-for-now", "opening", (f) => (f.isClosedForNow ? ESSENTIAL + 1 : 0), [
    "It is listed as temporarily closed.",
    "At the moment it is listed as temporarily closed.",
    "Its listing says that it is temporarily closed.",
  ]),
  topic(
    "rating",
    "opening",
    (f) => (hasRating(f) && reviewsOf(f) > 1 && !f.areAllFive && !areBothFive(f) ? ESSENTIAL : 0),
    [
      "It has {ratingOutOfFive} stars from {reviews}{mostGiveFive}.",
      "It is rated {ratingOutOfFive} stars in {reviews}.",
      "On average, its {reviews} give it {ratingOutOfFive} stars.",
      "Its rating is {ratingOutOfFive} stars from {reviews}.",
      "People rate it {ratingOutOfFive} stars in {reviews}.",
    ],
  ),
  topic("all-five", "opening", (f) => (f.areAllFive ? ESSENTIAL : 0), [
    "All {reviews} give it five stars.",
    "All of its {reviews} give five stars.",
  ]),
  topic("both-five", "opening", (f) => (areBothFive(f) ? ESSENTIAL : 0), [
    "Both of its reviews give it five stars.",
    "It has only two reviews so far, both with five stars.",
    "Both reviews so far give it five stars.",
  ]),
  topic("one-five", "opening", (f) => (isFive(f) && reviewsOf(f) === 1 ? ESSENTIAL : 0), [
    "Its one review gives it five stars.",
    "The only review so far gives it five stars.",
    "It has a single review, with five stars.",
  ]),
  topic("one-review", "opening", (f) => (hasRating(f) && !isFive(f) && reviewsOf(f) === 1 ? ESSENTIAL : 0), [
    "Its one review gives it {ratingOutOfFive} stars.",
    "The only review so far gives it {ratingOutOfFive} stars.",
    "It has a single review, with {ratingOutOfFive} stars.",
  ]),
  topic("rating-only", "opening", (f) => (hasRating(f) && reviewsOf(f) === 0 ? ESSENTIAL : 0), [
    "Its listing shows {ratingOutOfFive} stars, but no reviews.",
    "It is listed with {ratingOutOfFive} stars, but without reviews.",
  ]),
  topic("reviews-only", "opening", (f) => (!hasRating(f) && reviewsOf(f) > 0 ? ESSENTIAL : 0), [
    "It has {reviews}, but we do not know how many stars they give.",
    "There are {reviews} of it, but we do not know its rating.",
  ]),
  topic("no-rating", "opening", (f) => (!hasRating(f) && reviewsOf(f) === 0 ? ESSENTIAL : 0), [
    "We have not seen any reviews of it yet.",
    "There are no reviews of it yet that we know of.",
    "It has no reviews yet that we know of.",
    "We know of no reviews of it yet.",
  ]),
  topic("kind-by-name", "opening", (f) => (f.isKindByName ? 0.6 : 0), [
    "Its listing names no category, so its name has to say what it does.",
    "It is listed without a category, so its name has to say what it does.",
  ]),
  topic("kind-unknown", "opening", (f) => (isUnknownKind(f.business.category) && !f.isKindByName ? 0.6 : 0), [
    "Its listing does not say what kind of business it is.",
    "What kind of business it is, its listing does not say.",
  ]),
  topic(
    "only-of-kind",
    "opening",
    // Others that come to their customers may serve the city, too.
    (f) => (isCountedInCity(f) && f.kindInCity === 1 && !comesToHomes(f.visit) ? 0.1 : 0),
    ["It is the only {kind} in {cityName} on our list so far.", "So far our list has no other {kind} in {cityName}."],
    { tier: 1 },
  ),
  topic(
    "some-of-kind",
    "opening",
    (f) => (isCountedInCity(f) && f.kindInCity > 1 ? 0.1 : 0),
    [
      "It is one of {kindInCity} {kinds} in {cityName} on our list.",
      "Our list has {kindInCity} {kinds} in {cityName} in all.",
    ],
    // Names say more than a number.
    { tier: 1, needs: (f) => f.neighbours().length === 0 || comesToHomes(f.visit) },
  ),
  topic(
    "list-of-kind",
    "opening",
    (f) => (f.isWorship && f.isInCity && f.hasPeersOfKind && f.group.count > 2 ? 0.1 : 0),
    ["It is one of {peerCount} {peers} {listedInPlace}.", "There are {peerCount} {peers} {listedInPlace}."],
    { tier: 1 },
  ),
  topic(
    "subtypes",
    "opening",
    (f) => (f.alsoKinds.length > 0 && f.feature.kind !== "kinds" && !f.comesToYou && !f.isClosedForNow ? 0.45 : 0),
    ["It is also {alsoKinds}."],
  ),
];
