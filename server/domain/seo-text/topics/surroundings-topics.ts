import { exactCount } from "#domain/text/count-label";
import { joinList, upperFirst } from "#domain/text/join-list";
import type { BusinessFacts } from "../facts/business-facts.ts";
import type { Neighbour } from "../facts/neighbours.ts";
import { MAX_WITHIN_ONE_KM } from "../facts/neighbours.ts";
import { starsText } from "./standing-topics.ts";
import { type Cite, distanceText, type Topic } from "./topic.ts";

const peerCount = (f: BusinessFacts, cite: Cite) => cite(f.group.count, "peerCount", exactCount(f.group.count));
const away = ({ distanceKm }: Neighbour, cite: Cite) => cite(distanceKm, "distance", distanceText(distanceKm));
const others = (f: BusinessFacts, cite: Cite, count = 3) =>
  joinList(f.nearest.slice(0, count).map((near) => `${near.name} (${away(near, cite)})`));
const first = (f: BusinessFacts) => f.nearest[0]?.name ?? "";
const firstAway = (f: BusinessFacts, cite: Cite) => (f.nearest[0] ? away(f.nearest[0], cite) : "");
const within = (f: BusinessFacts, cite: Cite) =>
  `${f.withinOneKm >= MAX_WITHIN_ONE_KM ? "at least " : ""}${cite(f.withinOneKm, "withinOneKm", exactCount(f.withinOneKm))}`;
const fromCentre = (f: BusinessFacts, cite: Cite) =>
  cite(f.fromCentre?.km ?? 0, "fromCentre", distanceText(f.fromCentre?.km ?? 0));
const onStreet = (f: BusinessFacts, cite: Cite) =>
  f.othersOnStreet === 1 ? "one" : cite(f.othersOnStreet, "othersOnStreet", exactCount(f.othersOnStreet));
const isOne = (f: BusinessFacts) => f.othersOnStreet === 1;
const inCategory = (f: BusinessFacts, cite: Cite) =>
  cite(f.directory.inCategory, "inCategory", exactCount(f.directory.inCategory));
const listedInCity = (f: BusinessFacts, cite: Cite) => cite(f.city.count, "inCity", exactCount(f.city.count));
const cities = (f: BusinessFacts, cite: Cite) =>
  cite(f.directory.totalCities, "totalCities", exactCount(f.directory.totalCities));
const total = (f: BusinessFacts, cite: Cite) =>
  cite(f.directory.totalBusinesses, "totalBusinesses", exactCount(f.directory.totalBusinesses));

/** What is around it. */
export const surroundingsTopics: readonly Topic[] = [
  {
    part: "surroundings",
    weight: (f) => (f.nearest.length >= 2 ? 0.8 : 0),
    wordings: [
      (f, c) => `The nearest other ${f.peersAre} are ${others(f, c)}.`,
      (f, c) => `Should it not suit you, ${others(f, c)} are the closest alternatives.`,
      (f, c) => `Closest to it on the map: ${others(f, c)}.`,
      (f, c) => `The next ones, measured in a straight line, are ${others(f, c)}.`,
      (f, c) => `As the crow flies, ${others(f, c)} are nearest to it.`,
      (f, c) => `Its nearest neighbours among the ${f.peersAre} are called ${others(f, c)}.`,
      (f, c) => `You could also try ${others(f, c)}; on the map no other ${f.peersAre} ${f.inPlace} are nearer.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.nearest.length === 1 ? 0.8 : 0),
    wordings: [
      (f, c) => `The nearest alternative is ${first(f)} (${firstAway(f, c)}).`,
      (f, c) => `${first(f)} (${firstAway(f, c)}) is the nearest other choice.`,
      (f, c) => `Of the other ${f.peersAre} on the map, ${first(f)} is closest (${firstAway(f, c)}).`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (bestNeighbour(f) ? 0.5 : 0),
    wordings: [
      (f, c) => `Of the ${nearCount(f, c)} nearest ${f.peersAre}, ${best(f)} has the most stars: ${bestRating(f, c)}.`,
      (f, c) => `None of the ${f.peersAre} closest to it is rated higher than ${best(f)}, at ${bestRating(f, c)}.`,
      (f, c) =>
        `Among the ${nearCount(f, c)} closest ${f.peersAre}, reviewers like ${best(f)} most (${bestRating(f, c)} stars).`,
      (f, c) =>
        `With ${bestRating(f, c)} stars, ${best(f)} is the best rated of the ${nearCount(f, c)} ${f.peersAre} next to it.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.withinOneKm >= 3 ? 0.35 + Math.min(0.35, f.withinOneKm / 100) : 0),
    wordings: [
      (f, c) => `Within one kilometre there are ${within(f, c)} other ${f.peersAre}.`,
      (f, c) => `Choice is close: ${within(f, c)} other ${f.peersAre} lie less than a kilometre away.`,
      (f, c) => `A circle of one kilometre around it holds ${within(f, c)} other ${f.peersAre}.`,
      (f, c) => `It is a neighbourhood with ${within(f, c)} other ${f.peersAre} inside a kilometre.`,
      (f, c) =>
        `${upperFirst(within(f, c))} other ${f.peersAre} are no more than a kilometre from its door, in a straight line.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.nearest[0] && f.nearest[0].distanceKm > 1 ? 0.6 : 0),
    wordings: [
      (f, c) => `No other of the ${f.peersAre} ${f.inPlace} whose position is known is closer than ${firstAway(f, c)}.`,
      (f, c) => `It stands by itself: the next of the ${f.peersAre} on the map ${f.inPlace} is ${firstAway(f, c)} off.`,
      (f, c) => `For ${firstAway(f, c)} around the map shows no other of the ${f.peersAre} ${f.inPlace}.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.fromCentre && f.fromCentre.km >= 0.3 ? 0.35 + Math.min(0.3, f.fromCentre.km / 30) : 0),
    wordings: [
      (f, c) =>
        `It lies ${fromCentre(f, c)} ${f.fromCentre?.direction} of the midpoint of all ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `Seen from the midpoint of all ${f.peersAre} ${f.inPlace}, go ${fromCentre(f, c)} to the ${f.fromCentre?.direction}.`,
      (f, c) =>
        `On the map it is ${fromCentre(f, c)} to the ${f.fromCentre?.direction} of the spot around which the ${f.peersAre} ${f.inPlace} gather.`,
      (f, c) =>
        `Its place is ${fromCentre(f, c)} from the middle of all ${f.peersAre} ${f.inPlace}, on the ${f.fromCentre?.direction} side.`,
      (f, c) =>
        `Compared with the other ${f.peersAre} ${f.inPlace}, it sits ${fromCentre(f, c)} out towards the ${f.fromCentre?.direction}.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.street !== "" && f.othersOnStreet > 0 ? 0.6 : 0),
    wordings: [
      (f, c) => `${f.street} has ${onStreet(f, c)} more of the ${f.peersAre} listed ${f.inPlace}.`,
      (f, c) =>
        `On the same street, ${f.street}, there ${isOne(f) ? "is" : "are"} ${onStreet(f, c)} more of the ${f.peersAre}.`,
      (f, c) => `It shares ${f.street} with ${onStreet(f, c)} of the other ${f.peersAre} ${f.inPlace}.`,
      (f, c) => `Walk along ${f.street} and you pass ${onStreet(f, c)} more of the ${f.peersAre}.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.group.count > 1 ? 0.45 : 0),
    wordings: [
      (f, c) => `There are ${peerCount(f, c)} ${f.peersAre} ${f.inPlace}, this one included.`,
      (f, c) => `${upperFirst(f.inPlace)} there are ${peerCount(f, c)} ${f.peersAre} to choose from.`,
      (f, c) => `Altogether ${peerCount(f, c)} ${f.peersAre} are listed ${f.inPlace}.`,
      (f, c) => `You are looking at one of ${peerCount(f, c)} ${f.peersAre} ${f.inPlace}.`,
      (f, c) => `${f.business.name} has ${otherPeers(f, c)} besides it ${f.inPlace}.`,
      (f, c) => `The list of ${f.peersAre} ${f.inPlace} has ${peerCount(f, c)} names on it, this one among them.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.group.scope !== "category" && f.business.city !== "" ? 0.5 : 0),
    wordings: [
      (f) =>
        `Few businesses in ${f.business.city} are listed as “${f.business.category}”, which is why it is compared with ${f.peersAre} ${f.inPlace}.`,
      (f) =>
        `There are too few of the category “${f.business.category}” in ${f.business.city} to compare among themselves; comparisons here are with ${f.peersAre} ${f.inPlace}.`,
      (f) =>
        `Comparisons here are with ${f.peersAre} ${f.inPlace}, as “${f.business.category}” is a rare category in ${f.business.city}.`,
      (f) =>
        `What is said of others means ${f.peersAre} ${f.inPlace}: ${f.business.city} has hardly anybody else under “${f.business.category}”.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.directory.inCategory > f.group.count && f.directory.totalCities > 1 ? 0.25 : 0),
    wordings: [
      (f, c) =>
        `Across all ${cities(f, c)} cities, ${inCategory(f, c)} entries carry the category “${f.business.category}”.`,
      (f, c) => `In the whole directory, ${inCategory(f, c)} businesses are filed under “${f.business.category}”.`,
      (f, c) =>
        `“${f.business.category}” is the category of ${inCategory(f, c)} among the ${total(f, c)} businesses of the directory.`,
      (f, c) =>
        `The category “${f.business.category}” goes beyond ${f.business.city || "this place"}: it has ${inCategory(f, c)} entries in all.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.business.city !== "" && f.city.count > 1 ? 0.2 : 0),
    wordings: [
      (f, c) => `Counting every kind, ${f.business.city} has ${listedInCity(f, c)} businesses on these pages.`,
      (f, c) => `For ${f.business.city}, ${listedInCity(f, c)} businesses of all categories are listed.`,
      (f, c) =>
        `With all categories taken together, the list for ${f.business.city} has ${listedInCity(f, c)} entries.`,
      (f, c) => `The page of ${f.business.city} shows ${listedInCity(f, c)} businesses in total.`,
      (f, c) => `${f.business.name} is one of ${listedInCity(f, c)} businesses of any kind in ${f.business.city}.`,
    ],
  },
];

function otherPeers(f: BusinessFacts, cite: Cite): string {
  return `${cite(f.group.count - 1, "peerCount less itself", exactCount(f.group.count - 1))} other ${f.peersAre}`;
}

function nearCount(f: BusinessFacts, cite: Cite): string {
  return cite(f.nearest.length, "nearest");
}

function bestNeighbour(f: BusinessFacts): Neighbour | undefined {
  const [top, second] = f.nearest.toSorted((a, b) => b.rating - a.rating);
  return top && second && top.reviewCount > 0 && top.rating > second.rating ? top : undefined;
}

function best(f: BusinessFacts): string {
  return bestNeighbour(f)?.name ?? "";
}

function bestRating(f: BusinessFacts, cite: Cite): string {
  const rating = bestNeighbour(f)?.rating ?? 0;
  return cite(rating, "neighbour's rating", starsText(rating));
}
