import { exactCount } from "#domain/text/count-label";
import { upperFirst } from "#domain/text/join-list";
import type { BusinessFacts } from "../facts/business-facts.ts";
import { type Cite, shareText, type Topic } from "./topic.ts";

const rating = ({ business }: BusinessFacts, cite: Cite) => cite(business.rating, "rating", business.rating.toFixed(1));
const outOfFive = (f: BusinessFacts, cite: Cite) => `${rating(f, cite)} out of ${cite(5, "most stars")}`;
const reviews = ({ business }: BusinessFacts, cite: Cite) =>
  business.reviewCount === 1
    ? "one review"
    : `${cite(business.reviewCount, "reviewCount", exactCount(business.reviewCount))} reviews`;
const rated = (f: BusinessFacts, cite: Cite) => cite(f.group.rated, "rated", exactCount(f.group.rated));
const standing = (f: BusinessFacts, cite: Cite) => cite(f.standing ?? 0, "standing", exactCount(f.standing ?? 0));
const medianRating = (f: BusinessFacts, cite: Cite) =>
  cite(f.group.medianRating, "medianRating", starsText(f.group.medianRating));
const medianReviews = (f: BusinessFacts, cite: Cite) =>
  cite(f.group.medianReviews, "medianReviews", exactCount(Math.round(f.group.medianReviews)));
const below = (f: BusinessFacts, cite: Cite) => shareText(cite, f.ratedBelow ?? 0, "ratedBelow");
const fewer = (f: BusinessFacts, cite: Cite) => shareText(cite, f.reviewedBelow ?? 0, "reviewedBelow");
/** Of the rating as it is written, to two decimals, since a median can lie between two ratings. */
const difference = (f: BusinessFacts) =>
  Math.round((Number(f.business.rating.toFixed(1)) - f.group.medianRating) * 100) / 100;
const beside = (f: BusinessFacts) => Math.sign(difference(f));

/** `4.6`, `4.85`: a median can lie between two ratings. */
export function starsText(value: number): string {
  return Number.isInteger(Math.round(value * 1e6) / 1e5) ? value.toFixed(1) : value.toFixed(2);
}

/** Together with those that share its place: a first place that all have is none. */
function isNearTop({ standing, sharesStanding, group: { rated: count } }: BusinessFacts): boolean {
  return standing !== null && count >= 5 && standing + sharesStanding <= Math.max(3, count * 0.1);
}

/** How it is rated, alone and beside its kind. */
export const standingTopics: readonly Topic[] = [
  {
    part: "standing",
    weight: (f) => (isNearTop(f) ? 1 : 0),
    wordings: [
      (f, c) =>
        `Of the ${rated(f, c)} ${f.peersAre} ${f.inPlace} that have reviews, it ranks number ${standing(f, c)} by rating.`,
      (f, c) =>
        `Sorted by rating, ${f.business.name} comes at place ${standing(f, c)} among ${rated(f, c)} reviewed ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `Its rating puts it near the top: rank ${standing(f, c)} of the ${rated(f, c)} reviewed ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `Anyone who compares ${f.peersAre} ${f.inPlace} by their stars meets it early, at position ${standing(f, c)} out of ${rated(f, c)}.`,
      (f, c) =>
        `Rank ${standing(f, c)}: that is where reviews place ${f.business.name} among ${rated(f, c)} ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `Reviewers have carried ${f.business.name} to number ${standing(f, c)} on a list of ${rated(f, c)} ${f.peersAre} ${f.inPlace}.`,
    ],
  },
  {
    part: "standing",
    weight: (f) =>
      f.ratedBelow !== null && f.group.rated >= 8 && f.ratedBelow >= 50 && (f.standing ?? 0) > 3 ? 0.7 : 0,
    wordings: [
      (f, c) =>
        `With ${rating(f, c)} stars it is rated above ${below(f, c)} the other reviewed ${f.peersAre} ${f.inPlace}.`,
      (f, c) => `A lower rating is what ${below(f, c)} the other ${f.peersAre} ${f.inPlace} with reviews have.`,
      (f, c) =>
        `A score of ${rating(f, c)} beats ${below(f, c)} the other ${f.peersAre} ${f.inPlace} that somebody has reviewed.`,
      (f, c) =>
        `Take the ${rated(f, c)} ${f.peersAre} ${f.inPlace} with reviews: ${below(f, c)} the rest score less than this one.`,
      (f, c) =>
        `Measured by stars, ${f.business.name} is ahead of ${below(f, c)} the other reviewed ${f.peersAre} ${f.inPlace}.`,
      (f, c) => `Reviewers place it higher than ${below(f, c)} the other ${f.peersAre} they have rated ${f.inPlace}.`,
    ],
  },
  {
    part: "standing",
    weight: (f) =>
      f.standing !== null && f.group.rated >= 3 && beside(f) !== 0
        ? 0.35 + Math.min(0.4, Math.abs(difference(f)) / 2)
        : 0,
    wordings: [
      (f, c) =>
        `Its rating of ${rating(f, c)} is ${away(f, c)} the median for ${f.peersAre} ${f.inPlace}, which is ${medianRating(f, c)}.`,
      (f, c) =>
        `The typical rating of ${f.peersAre} ${f.inPlace} is ${medianRating(f, c)}, against ${rating(f, c)} for ${f.business.name}.`,
      (f, c) =>
        `Where the median stands at ${medianRating(f, c)} stars for ${f.peersAre} ${f.inPlace}, this one has ${rating(f, c)}.`,
      (f, c) =>
        `For comparison: ${rating(f, c)} stars here, ${medianRating(f, c)} in the middle of all ${rated(f, c)} reviewed ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `In the middle of the reviewed ${f.peersAre} ${f.inPlace} you find ${medianRating(f, c)} stars; ${f.business.name} is at ${rating(f, c)}.`,
      (f, c) =>
        `Reviews average ${outOfFive(f, c)} for ${f.business.name}, ${away(f, c)} what ${f.peersAre} ${f.inPlace} usually get.`,
      (f, c) =>
        `Half of the reviewed ${f.peersAre} ${f.inPlace} have ${medianRating(f, c)} stars or more, and ${f.business.name} has ${rating(f, c)}.`,
    ],
  },
  {
    part: "standing",
    weight: (f) => (f.standing !== null && f.group.rated >= 3 && beside(f) === 0 ? 0.4 : 0),
    wordings: [
      (f, c) => `Its ${rating(f, c)} stars are what is usual for ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `At ${outOfFive(f, c)}, ${f.business.name} stands in the middle of the ${rated(f, c)} reviewed ${f.peersAre} ${f.inPlace}.`,
      (f, c) => `The rating, ${outOfFive(f, c)}, is about the median of ${f.peersAre} ${f.inPlace}.`,
      (f, c) => `Reviewers give it ${outOfFive(f, c)}, as they do to ${f.peersAre} ${f.inPlace} on the whole.`,
      (f, c) =>
        `Among ${rated(f, c)} reviewed ${f.peersAre} ${f.inPlace} the middle rating is about ${rating(f, c)}, and that is what ${f.business.name} has.`,
    ],
  },
  {
    part: "standing",
    weight: (f) => (f.standing !== null && f.group.rated < 3 ? 0.6 : 0),
    wordings: [
      (f, c) => `Reviewers give ${f.business.name} ${outOfFive(f, c)} stars, on the strength of ${reviews(f, c)}.`,
      (f, c) => `It holds ${rating(f, c)} stars from ${reviews(f, c)}.`,
      (f, c) =>
        `On record ${f.business.reviewCount === 1 ? "is" : "are"} ${reviews(f, c)}, with ${outOfFive(f, c)} stars.`,
      (f, c) => `Its rating is ${outOfFive(f, c)}, after ${reviews(f, c)}.`,
      (f, c) => `So far ${f.business.name} has ${reviews(f, c)}, and ${rating(f, c)} stars.`,
    ],
  },
  {
    part: "standing",
    weight: (f) => (f.reviewedBelow !== null && f.group.rated >= 5 ? 0.4 + Math.abs(f.reviewedBelow - 50) / 120 : 0),
    wordings: [
      (f, c) =>
        `The rating rests on ${reviews(f, c)}; the median among ${f.peersAre} ${f.inPlace} is ${medianReviews(f, c)}.`,
      (f, c) =>
        `People have written ${reviews(f, c)} of it, where half of the reviewed ${f.peersAre} ${f.inPlace} have no more than ${medianReviews(f, c)}.`,
      (f, c) => `It has ${reviews(f, c)}, and ${fewer(f, c)} the other reviewed ${f.peersAre} ${f.inPlace} have fewer.`,
      (f, c) =>
        `How much does its rating say? It comes from ${reviews(f, c)}, beside a median of ${medianReviews(f, c)} for the ${rated(f, c)} reviewed ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `The number of reviews is ${amount(f)}: ${f.business.name} has ${reviews(f, c)}, and the median for ${f.peersAre} ${f.inPlace} is ${medianReviews(f, c)}.`,
      (f, c) =>
        `${upperFirst(reviews(f, c))} ${f.business.reviewCount === 1 ? "speaks" : "speak"} about ${f.business.name}; for the middle one of the ${rated(f, c)} reviewed ${f.peersAre} ${f.inPlace} the number is ${medianReviews(f, c)}.`,
      (f, c) =>
        `By number of reviews, ${f.business.name} is ahead of ${fewer(f, c)} the other reviewed ${f.peersAre} ${f.inPlace}: it has ${reviews(f, c)}.`,
    ],
  },
  {
    part: "standing",
    weight: (f) => (f.standing === null ? 0.8 : 0),
    wordings: [
      (f) => `No review of ${f.business.name} is on record yet, so there is no rating to compare.`,
      (f) => `${f.business.name} has no reviews in this directory so far.`,
      (f) => `A rating is missing, because no review of ${f.business.name} has been recorded.`,
      (f) => `Whoever has been to ${f.business.name} has not left a review that is known here.`,
      (f) => `No stars are shown for ${f.business.name}: there is not a single review to count.`,
      (f) => `What customers think of ${f.business.name} is not known yet; nobody's review has reached this directory.`,
      (f) => `Not one review of ${f.business.name} is recorded here.`,
    ],
  },
  {
    part: "standing",
    weight: (f) => (f.standing === null && f.group.rated >= 1 && f.group.count > 1 ? 0.7 : 0),
    wordings: [
      (f, c) =>
        `Of the ${f.peersAre} ${f.inPlace}, ${f.group.rated === 1 ? "one has" : `${rated(f, c)} have`} reviews, with a median rating of ${medianRating(f, c)}.`,
      (f, c) =>
        `As a measure of what to expect, the middle rating of the reviewed ${f.peersAre} ${f.inPlace} is ${medianRating(f, c)}.`,
      (f, c) =>
        `Those ${f.peersAre} ${f.inPlace} that do have reviews reach ${medianRating(f, c)} stars at the median.`,
      (f, c) =>
        `Reviews exist for ${f.group.rated === 1 ? "one" : rated(f, c)} of the ${f.peersAre} ${f.inPlace}; half of these have ${medianRating(f, c)} stars or more.`,
      (f, c) =>
        `Compared with what? The reviewed ${f.peersAre} ${f.inPlace} have a median of ${medianRating(f, c)} out of ${c(5, "most stars")}.`,
    ],
  },
];

function away(f: BusinessFacts, cite: Cite): string {
  const by = difference(f);
  return `${cite(Math.abs(by), "difference to medianRating", starsText(Math.abs(by)))} ${by > 0 ? "above" : "below"}`;
}

function amount({ reviewedBelow }: BusinessFacts): string {
  if (reviewedBelow === null || (reviewedBelow >= 40 && reviewedBelow <= 60)) return "ordinary";
  if (reviewedBelow > 60) return reviewedBelow >= 90 ? "unusually large" : "large";
  return reviewedBelow < 15 ? "small" : "modest";
}
