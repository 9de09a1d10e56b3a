import type { Understood, UnderstoodFilter } from "#contract/search-result";
import { openAtPhrase } from "../../opening-hours/open-at/open-at-phrase.ts";
import { joinList, upperFirst } from "../../text/join-list.ts";

/** Labels that differ from the name of the filter. */
const LABELS: Partial<Record<UnderstoodFilter, string>> = {
  openNow: "Open now",
  alwaysOpen: "Open 24 hours",
  nearMe: "Near me",
  wifi: "Wi-Fi",
  wheelchair: "Wheelchair accessible",
  "wheelchair-entrance": "Wheelchair-accessible entrance",
  "wheelchair-restroom": "Wheelchair-accessible restroom",
  "wheelchair-parking": "Wheelchair-accessible parking",
  "wheelchair-seating": "Wheelchair-accessible seating",
  kids: "Good for kids",
  "kids-menu": "Kids' menu",
  "dine-in": "Dine-in",
  dogs: "Dogs allowed",
  "dogs-inside": "Dogs allowed inside",
  cards: "Cards accepted",
  "gluten-free": "Gluten-free",
  rooftop: "Rooftop seating",
  buffet: "All you can eat",
  "private-room": "Private dining room",
  laptop: "Good for working on laptop",
  groups: "Good for groups",
  lgbtq: "LGBTQ+ friendly",
  "gender-neutral-restroom": "Gender-neutral restroom",
  "in-store-pickup": "In-store pickup",
  "same-day-delivery": "Same-day delivery",
  "new-patients": "Accepting new patients",
  "veteran-owned": "Veteran-owned",
  "black-owned": "Black-owned",
  "asian-owned": "Asian-owned",
  "latino-owned": "Latino-owned",
  "price-1": "$ Inexpensive",
  "price-2": "$$ Moderate",
  "price-3": "$$$ Expensive",
  "price-4": "$$$$ Very expensive",
  affordable: "$ to $$",
  expensive: "$$$ to $$$$",
};

/** Returns the labels of filters, such as "Outdoor seating". `openAt` has the values of the parameter. */
export function filterLabels(filters: readonly UnderstoodFilter[], openAt: readonly string[]): Understood["labels"] {
  const labelOf = (filter: UnderstoodFilter) =>
    filter === "openAt" ? joinList(openAt.map(openAtPhrase)) : (LABELS[filter] ?? filter.replaceAll("-", " "));
  return Object.fromEntries(filters.map((filter) => [filter, upperFirst(labelOf(filter))]));
}
