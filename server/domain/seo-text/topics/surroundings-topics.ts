import { type Topic, topic } from "./topic.ts";

/** What is around it. */
export const surroundingsTopics: readonly Topic[] = [
  topic("surroundings", (f) => (f.nearest.length >= 2 ? 0.8 : 0), [
    "The nearest other {peers} are {neighbours}.",
    "Should it not suit you, {neighbours} are the closest alternatives.",
    "Closest to it on the map: {neighbours}.",
    "The next ones, measured in a straight line, are {neighbours}.",
    "As the crow flies, {neighbours} are nearest to it.",
    "Its nearest neighbours among the {peers} are called {neighbours}.",
    "You could also try {neighbours}; on the map no other {peers} {here} are nearer.",
  ]),
  topic("surroundings", (f) => (f.nearest.length === 1 ? 0.8 : 0), [
    "The nearest alternative is {nearest} ({nearestDistance}).",
    "{nearest} ({nearestDistance}) is the nearest other choice.",
    "Of the other {peers} on the map, {nearest} is closest ({nearestDistance}).",
  ]),
  topic("surroundings", (f) => (f.bestNeighbour ? 0.5 : 0), [
    "Of the {neighbourCount} nearest {peers}, {bestNeighbour} has the most stars: {bestNeighbourRating}.",
    "None of the {peers} closest to it is rated higher than {bestNeighbour}, at {bestNeighbourRating}.",
    "Among the {neighbourCount} closest {peers}, reviewers like {bestNeighbour} most ({bestNeighbourRating} stars).",
    "With {bestNeighbourRating} stars, {bestNeighbour} is the best rated of the {neighbourCount} {peers} next to it.",
  ]),
  topic("surroundings", (f) => (f.withinOneKm >= 3 ? 0.35 + Math.min(0.35, f.withinOneKm / 100) : 0), [
    "Within one kilometre there are {withinOneKm} other {peers}.",
    "Choice is close: {withinOneKm} other {peers} lie less than a kilometre away.",
    "A circle of one kilometre around it holds {withinOneKm} other {peers}.",
    "It is a neighbourhood with {withinOneKm} other {peers} inside a kilometre.",
    "{WithinOneKm} other {peers} are no more than a kilometre from its door, in a straight line.",
  ]),
  topic("surroundings", (f) => (f.nearest[0] && f.nearest[0].distanceKm > 1 ? 0.6 : 0), [
    "No other of the {peers} {here} whose position is known is closer than {nearestDistance}.",
    "It stands by itself: the next of the {peers} on the map {here} is {nearestDistance} off.",
    "For {nearestDistance} around the map shows no other of the {peers} {here}.",
  ]),
  topic(
    "surroundings",
    (f) => (f.fromCentre && f.fromCentre.km >= 0.3 ? 0.35 + Math.min(0.3, f.fromCentre.km / 30) : 0),
    [
      "It lies {fromCentre} {direction} of the midpoint of all {peers} {here}.",
      "Seen from the midpoint of all {peers} {here}, go {fromCentre} to the {direction}.",
      "On the map it is {fromCentre} to the {direction} of the spot around which the {peers} {here} gather.",
      "Its place is {fromCentre} from the middle of all {peers} {here}, on the {direction} side.",
      "Compared with the other {peers} {here}, it sits {fromCentre} out towards the {direction}.",
    ],
  ),
  topic("surroundings", (f) => (f.street !== "" && f.othersOnStreet > 0 ? 0.6 : 0), [
    "{street} has {onStreet} more of the {peers} listed {here}.",
    "On the same street, {street}, there {onStreetAre} {onStreet} more of the {peers}.",
    "It shares {street} with {onStreet} of the other {peers} {here}.",
    "Walk along {street} and you pass {onStreet} more of the {peers}.",
  ]),
  topic("surroundings", (f) => (f.group.count > 1 ? 0.45 : 0), [
    "There are {peerCount} {peers} {here}, this one included.",
    "{Here} there are {peerCount} {peers} to choose from.",
    "Altogether {peerCount} {peers} are listed {here}.",
    "You are looking at one of {peerCount} {peers} {here}.",
    "{name} has {otherPeers} besides it {here}.",
    "The list of {peers} {here} has {peerCount} names on it, this one among them.",
  ]),
  topic("surroundings", (f) => (f.group.scope !== "category" && f.business.city !== "" ? 0.5 : 0), [
    "Few businesses in {city} are listed as “{category}”, which is why it is compared with {peers} {here}.",
    "There are too few of the category “{category}” in {city} to compare among themselves; comparisons here are with {peers} {here}.",
    "Comparisons here are with {peers} {here}, as “{category}” is a rare category in {city}.",
    "What is said of others means {peers} {here}: {city} has hardly anybody else under “{category}”.",
  ]),
  topic("surroundings", (f) => (f.directory.inCategory > f.group.count && f.directory.totalCities > 1 ? 0.25 : 0), [
    "Across all {allCities}, {inCategory} entries carry the category “{category}”.",
    "In the whole directory, {inCategory} businesses are filed under “{category}”.",
    "“{category}” is the category of {inCategory} among the {allBusinesses} businesses of the directory.",
    "The category “{category}” goes beyond {cityOrThisPlace}: it has {inCategory} entries in all.",
  ]),
  topic("surroundings", (f) => (f.business.city !== "" && f.city.count > 1 ? 0.2 : 0), [
    "Counting every kind, {city} has {inCity} businesses on these pages.",
    "For {city}, {inCity} businesses of all categories are listed.",
    "With all categories taken together, the list for {city} has {inCity} entries.",
    "The page of {city} shows {inCity} businesses in total.",
    "{name} is one of {inCity} businesses of any kind in {city}.",
  ]),
];
