import { exactCount } from "#domain/count-label";
import type { BusinessFacts } from "./business-facts.ts";
import type { Cite, Topic } from "./topic.ts";

const rating = ({ business }: BusinessFacts, cite: Cite) => cite(business.rating, "rating", business.rating.toFixed(1));
const reviews = ({ business }: BusinessFacts, cite: Cite) =>
  `${cite(business.reviewCount, "reviewCount", exactCount(business.reviewCount))} ${business.reviewCount === 1 ? "review" : "reviews"}`;
const rated = (f: BusinessFacts, cite: Cite) => cite(f.rated, "rated", exactCount(f.rated));
const standing = (f: BusinessFacts, cite: Cite) => cite(f.standing ?? 0, "standing", exactCount(f.standing ?? 0));
const medianRating = (f: BusinessFacts, cite: Cite) =>
  cite(f.group?.medianRating ?? 0, "medianRating", oneDecimal(f.group?.medianRating ?? 0));
const medianReviews = (f: BusinessFacts, cite: Cite) =>
  cite(f.group?.medianReviews ?? 0, "medianReviews", exactCount(Math.round(f.group?.medianReviews ?? 0)));
const below = (f: BusinessFacts, cite: Cite) => cite(f.ratedBelow ?? 0, "ratedBelow");
const fewer = (f: BusinessFacts, cite: Cite) => cite(f.reviewedBelow ?? 0, "reviewedBelow");
const difference = (f: BusinessFacts) => Math.round((f.business.rating - (f.group?.medianRating ?? 0)) * 10) / 10;

function oneDecimal(value: number): string {
  return Number.isInteger(value * 10) ? value.toFixed(1) : value.toFixed(2);
}

/** How it is rated, alone and beside its kind. */
export const standingTopics: readonly Topic[] = [
  {
    part: "standing",
    weight: (f) => (f.standing !== null && f.rated >= 5 && f.standing <= Math.max(3, f.rated * 0.1) ? 1 : 0),
    wordings: [
      (f, c) =>
        `Of the ${rated(f, c)} ${f.peersAre} ${f.inPlace} that have reviews, it stands at number ${standing(f, c)} by rating.`,
      (f, c) =>
        `Sorted by rating, ${f.business.name} comes at place ${standing(f, c)} among ${rated(f, c)} reviewed ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `No more than ${standing(f, c)} of ${rated(f, c)} reviewed ${f.peersAre} ${f.inPlace}, itself included, reach its level of ${rating(f, c)} stars and as many reviews.`,
      (f, c) =>
        `Its rating puts it near the head of its field: rank ${standing(f, c)} of ${rated(f, c)} for ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `People who compare ${f.peersAre} ${f.inPlace} by stars meet it early, at position ${standing(f, c)} out of ${rated(f, c)}.`,
      (f, c) =>
        `Rank ${standing(f, c)}: that is where reviews place ${f.business.name} among ${rated(f, c)} ${f.peersAre} with ratings ${f.inPlace}.`,
    ],
  },
  {
    part: "standing",
    weight: (f) => (f.ratedBelow !== null && f.rated >= 8 && f.ratedBelow >= 50 && (f.standing ?? 0) > 3 ? 0.7 : 0),
    wordings: [
      (f, c) =>
        `With ${rating(f, c)} stars it is rated above ${below(f, c)} percent of the other reviewed ${f.peersAre} ${f.inPlace}.`,
      (f, c) => `${below(f, c)} percent of the other ${f.peersAre} ${f.inPlace} with reviews have a lower rating.`,
      (f, c) =>
        `Its score of ${rating(f, c)} beats that of ${below(f, c)} in a hundred ${f.peersAre} ${f.inPlace} that somebody has reviewed.`,
      (f, c) =>
        `Take all ${rated(f, c)} ${f.peersAre} ${f.inPlace} with reviews, and ${below(f, c)} percent of the rest score less than this one.`,
      (f, c) =>
        `Measured by stars, ${f.business.name} is ahead of ${below(f, c)} percent of the ${f.peersAre} around it.`,
      (f, c) =>
        `Reviewers place it higher than ${below(f, c)} percent of what else there is among ${f.peersAre} ${f.inPlace}.`,
    ],
  },
  {
    part: "standing",
    weight: (f) => (f.standing !== null && f.rated >= 3 ? 0.35 + Math.min(0.4, Math.abs(difference(f)) / 2) : 0),
    wordings: [
      (f, c) =>
        `Its ${rating(f, c)} ${compared(f, c)}; the midpoint for ${f.peersAre} ${f.inPlace} is ${medianRating(f, c)}.`,
      (f, c) =>
        `Half of the reviewed ${f.peersAre} ${f.inPlace} have ${medianRating(f, c)} stars or more, and ${f.business.name} has ${rating(f, c)}.`,
      (f, c) =>
        `The typical rating among ${f.peersAre} here is ${medianRating(f, c)}, against ${rating(f, c)} for ${f.business.name}.`,
      (f, c) =>
        `For comparison: ${rating(f, c)} here, ${medianRating(f, c)} in the middle of all ${rated(f, c)} reviewed ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `A middling rating for ${f.peersAre} ${f.inPlace} would be ${medianRating(f, c)}; this one stands at ${rating(f, c)}.`,
      (f, c) =>
        `Set beside the median of ${medianRating(f, c)} for its kind ${f.inPlace}, the score is ${rating(f, c)}.`,
      (f, c) =>
        `Reviews average ${rating(f, c)} of 5 for ${f.business.name}, where ${medianRating(f, c)} is the middle value among ${f.peersAre} ${f.ofPlace}.`,
    ],
  },
  {
    part: "standing",
    weight: (f) => (f.standing !== null && f.rated < 3 ? 0.6 : 0),
    wordings: [
      (f, c) => `Reviewers give ${f.business.name} ${rating(f, c)} of 5 stars, from ${reviews(f, c)}.`,
      (f, c) => `It holds ${rating(f, c)} stars over ${reviews(f, c)}.`,
      (f, c) => `On record are ${reviews(f, c)} with an average of ${rating(f, c)}.`,
      (f, c) => `The average of its ${reviews(f, c)} is ${rating(f, c)} out of 5.`,
      (f, c) => `So far ${reviews(f, c)} came together for ${f.business.name}, at ${rating(f, c)} stars on average.`,
    ],
  },
  {
    part: "standing",
    weight: (f) => (f.reviewedBelow !== null && f.rated >= 5 ? 0.4 + Math.abs(f.reviewedBelow - 50) / 120 : 0),
    wordings: [
      (f, c) =>
        `${upper(reviews(f, c))} stand behind that figure; the usual number among ${f.peersAre} ${f.inPlace} is ${medianReviews(f, c)}.`,
      (f, c) =>
        `It rests on ${reviews(f, c)}, where half of the ${f.peersAre} ${f.inPlace} have no more than ${medianReviews(f, c)}.`,
      (f, c) =>
        `${fewer(f, c)} percent of the other ${f.peersAre} ${f.inPlace} gathered fewer than its ${reviews(f, c)}.`,
      (f, c) =>
        `How much is that worth? There are ${reviews(f, c)}, more than ${fewer(f, c)} percent of comparable ${f.peersAre} have.`,
      (f, c) =>
        `The number of voices is ${amount(f)}: ${reviews(f, c)}, with a median of ${medianReviews(f, c)} for ${f.peersAre} in the same city.`,
      (f, c) =>
        `In all, ${reviews(f, c)} were counted, against ${medianReviews(f, c)} for the middle one of ${rated(f, c)} ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `By number of reviews (${c(f.business.reviewCount, "reviewCount", exactCount(f.business.reviewCount))}) it leaves ${fewer(f, c)} percent of the others ${f.ofPlace} behind.`,
    ],
  },
  {
    part: "standing",
    weight: (f) => (f.standing === null ? 0.8 : 0),
    wordings: [
      (f) => `Nobody's review of ${f.business.name} is on record yet, so there is no rating to compare.`,
      () => `It has no reviews in the directory so far.`,
      (f) => `A rating is missing: no review of ${f.business.name} has been recorded.`,
      (f) => `Whoever has been to ${f.business.name} has not left a review that is known here.`,
      () => `No stars are shown, because there is not one review to count.`,
    ],
  },
  {
    part: "standing",
    weight: (f) => (f.standing === null && f.rated >= 1 && f.peerCount > 1 ? 0.7 : 0),
    wordings: [
      (f, c) =>
        `Of the ${f.peersAre} ${f.inPlace}, ${rated(f, c)} ${f.rated === 1 ? "has" : "have"} reviews, with a median rating of ${medianRating(f, c)}.`,
      (f, c) =>
        `As a measure of what to expect: the middle rating among ${rated(f, c)} reviewed ${f.peersAre} ${f.inPlace} is ${medianRating(f, c)}.`,
      (f, c) =>
        `Elsewhere ${f.inPlace}, ${f.peersAre} with reviews (${rated(f, c)} of them) reach ${medianRating(f, c)} stars at the median.`,
    ],
  },
];

function compared(f: BusinessFacts, cite: Cite): string {
  const by = difference(f);
  if (by === 0) return "is exactly what is usual";
  const points = cite(Math.abs(by), "difference to medianRating", Math.abs(by).toFixed(1));
  return by > 0 ? `is ${points} better than usual` : `is ${points} under the usual`;
}

function amount({ reviewedBelow }: BusinessFacts): string {
  if (reviewedBelow === null || (reviewedBelow >= 40 && reviewedBelow <= 60)) return "ordinary";
  return reviewedBelow > 60
    ? reviewedBelow >= 90
      ? "unusually large"
      : "large"
    : reviewedBelow < 15
      ? "small"
      : "modest";
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
