import type { CategoryGroup } from "../../contract/business.ts";

/** Version in the addresses of drawings, which browsers keep for a year. Raise it when any drawing changes. */
export const DRAWINGS_VERSION = 1;

/** A square, 16:9, or a street as wide as the window. */
export type DrawingFormat = "square" | "wide" | "street";

/** Returns the path of a drawing by its name in the API, such as "pizza-17". */
export function drawingUrl(name: string, format: DrawingFormat = "square"): string {
  return `/drawings/${DRAWINGS_VERSION}/${name}${format === "square" ? "" : `-${format}`}.svg`;
}

/** Names of the drawings of groups, each with the colour of its group. */
export const GROUP_DRAWINGS: Readonly<Record<CategoryGroup, string>> = {
  restaurants: "restaurants-6",
  healthcare: "healthcare-4",
  "auto-services": "auto-services-12",
  "beauty-wellness": "beauty-wellness-2",
  "home-services": "home-services-0",
  "professional-services": "professional-services-14",
  education: "education-16",
  entertainment: "entertainment-15",
  shopping: "shopping-0",
  "hotels-travel": "hotels-travel-1",
  "public-community": "public-community-13",
  "pets-animals": "pets-animals-0",
  other: "other-7",
};
