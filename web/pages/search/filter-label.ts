import type { UnderstoodFilter } from "#contract/search-result";

/** Labels that differ from the name of the filter. */
const LABELS: Partial<Record<UnderstoodFilter, string>> = {
  openNow: "Open now",
  alwaysOpen: "Open 24 hours",
  nearMe: "Near me",
  wifi: "Wi-Fi",
  wheelchair: "Wheelchair accessible",
  kids: "Good for kids",
  "dine-in": "Dine-in",
  dogs: "Dogs allowed",
  cards: "Cards accepted",
  "gluten-free": "Gluten-free",
};

/** Returns the label of a filter's chip, such as `Outdoor seating`. */
export function filterLabel(filter: UnderstoodFilter): string {
  return LABELS[filter] ?? filter.charAt(0).toUpperCase() + filter.slice(1).replaceAll("-", " ");
}
