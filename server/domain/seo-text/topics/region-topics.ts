import { contextTopic, type Topic } from "./topic.ts";

const MIN_KNOWN = 5;
const MIN_RANKED = 10;
const SUNDAY = 6;

/** Those of its kind in its state or country: for those of whose city little is known. */
export const regionTopics: readonly Topic[] = [
  contextTopic(
    "region-best",
    "standing",
    (f) => ((f.region?.figures().rankKeys.length ?? 0) >= MIN_RANKED ? 0.06 : 0),
    [
      "The first tenth of the {regionRanked} {kinds} listed {inRegion} with five or more reviews, by rating and then by number of reviews, includes {bestInRegion}.",
      "Among the best tenth of {regionRanked} {kinds} listed {inRegion} that have at least five reviews, by rating, then reviews, {isOrAreBestInRegion} {bestInRegion}.",
    ],
    { needs: (f) => f.alternatives.bestInRegion.length > 0 },
  ),
  contextTopic(
    "region-most-reviewed",
    "standing",
    (f) => ((f.region?.figures().reviewed ?? 0) >= MIN_KNOWN ? 0.055 : 0),
    [
      "Of all {kinds} listed {inRegion}, {mostReviewedInRegion} has the most reviews.",
      "The most reviewed of the {kinds} listed {inRegion} is {mostReviewedInRegion}.",
    ],
    { needs: (f) => f.alternatives.mostReviewedInRegion !== null },
  ),
  contextTopic("region-days", "hours", (f) => ((f.region?.figures().knownOnDay[SUNDAY] ?? 0) >= MIN_KNOWN ? 0.05 : 0), [
    "{InRegion}, {regionOpenOnSunday} listed with known Sunday hours {regionAreOpenOnSunday} that day.",
    "On Sundays {regionOpenOnSunday} listed {inRegion} whose hours for the day are known {regionAreOpenOnSunday}.",
  ]),
  contextTopic("region-count", "surroundings", (f) => (f.region?.isState ? 0.065 : 0), [
    "In all, this directory lists {regionCount} {kinds} {inRegion}.",
    "{InRegion} as a whole, {regionCount} {kinds} are listed.",
  ]),
];
