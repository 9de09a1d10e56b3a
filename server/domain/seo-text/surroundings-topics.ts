import { exactCount } from "#domain/count-label";
import type { BusinessFacts } from "./business-facts.ts";
import type { Neighbour } from "./peer-group.ts";
import { type Cite, distanceText, listed, type Topic } from "./topic.ts";

const peerCount = (f: BusinessFacts, cite: Cite) => cite(f.peerCount, "peerCount", exactCount(f.peerCount));
const away = ({ distanceKm }: Neighbour, cite: Cite) => cite(distanceKm, "distance", distanceText(distanceKm));
const others = (f: BusinessFacts, cite: Cite, count = 3) =>
  listed(f.nearest.slice(0, count).map((near) => `${near.name} (${away(near, cite)})`));
const first = (f: BusinessFacts) => f.nearest[0]?.name ?? "";
const firstAway = (f: BusinessFacts, cite: Cite) => (f.nearest[0] ? away(f.nearest[0], cite) : "");
const within = (f: BusinessFacts, cite: Cite) => cite(f.withinOneKm, "withinOneKm", exactCount(f.withinOneKm));
const fromCentre = (f: BusinessFacts, cite: Cite) =>
  cite(f.fromCentre?.km ?? 0, "fromCentre", distanceText(f.fromCentre?.km ?? 0));
const onStreet = (f: BusinessFacts, cite: Cite) =>
  cite(f.othersOnStreet, "othersOnStreet", exactCount(f.othersOnStreet));
const inCategory = (f: BusinessFacts, cite: Cite) =>
  cite(f.directory.inCategory, "inCategory", exactCount(f.directory.inCategory));
const listedInCity = (f: BusinessFacts, cite: Cite) =>
  cite(f.directory.inCity, "inCity", exactCount(f.directory.inCity));
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
      (f, c) => `The nearest ${f.peersAre} besides it are ${others(f, c)}.`,
      (f, c) => `Should it not suit you, ${others(f, c)} are the closest alternatives.`,
      (f, c) => `Next door in a manner of speaking: ${others(f, c)}.`,
      (f, c) => `Within reach from there are ${others(f, c)}, by straight line.`,
      (f, c) => `Measured as the crow flies, ${others(f, c)} come closest to it.`,
      (f, c) => `Its neighbours of the same kind are called ${others(f, c)}.`,
      (f, c) => `You could also try ${others(f, c)}; no other ${f.peersAre} ${f.inPlace} are nearer.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.nearest.length === 1 ? 0.8 : 0),
    wordings: [
      (f, c) => `The one alternative close by is ${first(f)}, ${firstAway(f, c)} away.`,
      (f, c) => `${first(f)} is the nearest other choice, at ${firstAway(f, c)}.`,
      (f, c) => `From there to ${first(f)}, the next of its kind, it is ${firstAway(f, c)}.`,
      (f, c) => `Only ${first(f)} compares nearby; the two are ${firstAway(f, c)} apart.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (betterNearby(f) ? 0.55 : 0),
    wordings: [
      (f, c) => `Of these, ${best(f)} has the most stars: ${bestRating(f, c)}.`,
      (f, c) => `${best(f)} is rated best in that neighbourhood, at ${bestRating(f, c)}.`,
      (f, c) => `Reviewers like ${best(f)} most among these neighbours (${bestRating(f, c)} stars).`,
      (f, c) => `With ${bestRating(f, c)} stars ${best(f)} leads that short list.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.withinOneKm >= 3 ? 0.35 + Math.min(0.35, f.withinOneKm / 100) : 0),
    wordings: [
      (f, c) => `Within one kilometre there are ${within(f, c)} other ${f.peersAre}.`,
      (f, c) => `Choice is close: ${within(f, c)} more ${f.peersAre} lie less than a kilometre away.`,
      (f, c) => `A circle of one kilometre around it holds ${within(f, c)} further ${f.peersAre}.`,
      (f, c) => `It is a quarter with ${within(f, c)} other ${f.peersAre} inside a kilometre.`,
      (f, c) => `${within(f, c)} others of its kind are a walk of a kilometre or less from its door, by straight line.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.nearest[0] && f.withinOneKm === 0 ? 0.6 : 0),
    wordings: [
      (f, c) => `None of its kind is closer than ${firstAway(f, c)}.`,
      (f, c) => `It stands alone: the next one is ${firstAway(f, c)} off.`,
      (f, c) => `For ${firstAway(f, c)} around there is no other of the ${f.peersAre} listed ${f.inPlace}.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.fromCentre ? 0.35 + Math.min(0.3, f.fromCentre.km / 30) : 0),
    wordings: [
      (f, c) =>
        `It lies ${fromCentre(f, c)} ${f.fromCentre?.direction} of the middle of all ${f.peersAre} ${f.inPlace}.`,
      (f, c) =>
        `Seen from the midpoint ${f.ofPlace}'s ${f.peersAre}, go ${fromCentre(f, c)} to the ${f.fromCentre?.direction}.`,
      (f, c) =>
        `On the map it is ${fromCentre(f, c)} to the ${f.fromCentre?.direction} of where ${f.peersAre} ${f.inPlace} centre.`,
      (f, c) =>
        `Its spot is on the ${f.fromCentre?.direction} side, ${fromCentre(f, c)} from the centre of its field ${f.inPlace}.`,
      (f, c) =>
        `Relative to the other ${f.peersAre}, it sits ${fromCentre(f, c)} out towards the ${f.fromCentre?.direction}.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.street !== "" && f.othersOnStreet > 0 ? 0.6 : 0),
    wordings: [
      (f, c) =>
        `${f.street} has ${onStreet(f, c)} other${f.othersOnStreet === 1 ? "" : "s"} of the ${f.peersAre} listed here.`,
      (f, c) =>
        `On the same street, ${f.street}, there ${f.othersOnStreet === 1 ? "is" : "are"} ${onStreet(f, c)} more.`,
      (f, c) => `It shares ${f.street} with ${onStreet(f, c)} of the other ${f.peersAre}.`,
      (f, c) => `Walk along ${f.street} and you pass ${onStreet(f, c)} more of its kind.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.peerCount > 1 ? 0.45 : 0),
    wordings: [
      (f, c) => `The directory knows ${peerCount(f, c)} ${f.peersAre} ${f.inPlace}.`,
      (f, c) => `${f.inPlace.replace("in", "In")} there are ${peerCount(f, c)} ${f.peersAre} to choose from.`,
      (f, c) => `Its field ${f.inPlace} counts ${peerCount(f, c)} listings.`,
      (f, c) => `Altogether ${peerCount(f, c)} ${f.peersAre} of this city are listed.`,
      (f, c) => `You are looking at one of ${peerCount(f, c)} ${f.peersAre} ${f.inPlace}.`,
      (f, c) => `${peerCount(f, c)} ${f.peersAre} ${f.inPlace} are on these pages.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.group && f.group.scope !== "category" && f.business.city !== "" ? 0.5 : 0),
    wordings: [
      (f) =>
        `Few businesses in ${f.business.city} are listed as “${f.business.category}”, which is why it is compared with ${f.peersAre} ${f.inPlace}.`,
      (f) =>
        `There are too few of the category “${f.business.category}” in ${f.business.city} to compare among themselves; the figures are about ${f.peersAre} ${f.inPlace}.`,
      (f) =>
        `The comparison is with ${f.peersAre} ${f.inPlace}, as “${f.business.category}” is a rare category in ${f.business.city}.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.directory.inCategory > f.peerCount ? 0.25 : 0),
    wordings: [
      (f, c) =>
        `Across all ${cities(f, c)} cities, ${inCategory(f, c)} entries carry the category “${f.business.category}”.`,
      (f, c) => `In the whole directory, ${inCategory(f, c)} are filed under “${f.business.category}”.`,
      (f, c) =>
        `“${f.business.category}” has ${inCategory(f, c)} entries among the ${total(f, c)} businesses of the directory.`,
      (f, c) =>
        `The category “${f.business.category}” goes beyond ${f.business.city || "this place"}: ${inCategory(f, c)} entries in all.`,
    ],
  },
  {
    part: "surroundings",
    weight: (f) => (f.business.city !== "" && f.directory.inCity > 0 ? 0.2 : 0),
    wordings: [
      (f, c) => `Of every kind together, ${f.business.city} has ${listedInCity(f, c)} businesses on these pages.`,
      (f, c) => `${listedInCity(f, c)} businesses of all categories are listed for ${f.business.city}.`,
      (f, c) => `All categories taken together, the list for ${f.business.city} is ${listedInCity(f, c)} long.`,
      (f, c) => `The page of ${f.business.city} shows ${listedInCity(f, c)} businesses in total.`,
    ],
  },
];

function bestNeighbour(f: BusinessFacts): Neighbour | undefined {
  const [top, second] = f.nearest.slice(0, 3).sort((a, b) => b.rating - a.rating);
  return top && second && top.reviewCount > 0 && top.rating > second.rating ? top : undefined;
}

function betterNearby(f: BusinessFacts): boolean {
  return f.nearest.length >= 2 && bestNeighbour(f) !== undefined;
}

function best(f: BusinessFacts): string {
  return bestNeighbour(f)?.name ?? "";
}

function bestRating(f: BusinessFacts, cite: Cite): string {
  const rating = bestNeighbour(f)?.rating ?? 0;
  return cite(rating, "neighbour's rating", rating.toFixed(1));
}
