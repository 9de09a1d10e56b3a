import type { ChosenAttribute } from "#contract/facets";
import { FLAG_FILTERS } from "#contract/lists/list-parameters";
import { type DistanceUnit, distanceLabel } from "#domain/geography/distance";
import type { ListParams } from "#domain/publishing/page-url";
import { upperFirst } from "#domain/text/join-list";
import { NO_LOCATION } from "./list-params.ts";
import { FLAG_TEXTS } from "./list-sentence.ts";

/** A filter that the path of a page may set. */
export type PathFilter = "city" | "category";

/** A list of businesses: its parameters and how its addresses are built. */
export interface ListState {
  params: ListParams;
  /** Returns the address of the list with other parameters. */
  href: (params: ListParams) => string;
  /** Returns the address of the list of this category; a query parameter by default. */
  categoryHref?: (slug: string, params: ListParams) => string;
  /** The filters in the path of the page, which are not shown as applied. */
  fixedFilters?: readonly PathFilter[];
  /** Additional applied filters of this page, such as its search text. */
  extraFilters?: AppliedFilter[];
  /** Display names of category and city, if the parameters have a slug or another spelling. */
  displayNames?: { category?: string | undefined; city?: string | undefined };
  /** The attributes in the parameters. */
  attributes?: readonly ChosenAttribute[];
  /** The time in the parameters, as in a sentence. */
  openAtPhrase?: string;
}

export interface AppliedFilter {
  label: string;
  removeHref: string;
}

export function ratingLabel(rating: number): string {
  return `${rating} and up`;
}

const PRICE_NAMES = ["Inexpensive", "Moderate", "Expensive", "Very expensive"];

/** Example: "$$ Moderate". */
export function priceLabel(level: string): string {
  return `${"$".repeat(Number(level))} ${PRICE_NAMES[Number(level) - 1] ?? ""}`;
}

/** Adds a value to a list of the address, or removes it. */
export function toggleInList(list: string, value: string): string {
  if (list === "") return value;
  const values = new Set(list.split(","));
  if (!values.delete(value)) values.add(value);
  return [...values].filter(Boolean).sort().join(",");
}

export function radiusLabel(radiusKm: number, unit: DistanceUnit): string {
  return `Within ${distanceLabel(radiusKm, unit)}`;
}

type AppliedState = [holds: boolean, label: () => string, off: ListParams];

/** Returns the applied filters, each with the address of the list without it. */
export function appliedFilters(state: ListState, unit: DistanceUnit): AppliedFilter[] {
  const {
    params,
    href,
    fixedFilters = [],
    extraFilters = [],
    displayNames,
    attributes = [],
    openAtPhrase = "",
  } = state;
  const { category = "", city = "", minRating, price, has = "", status, lat, radiusKm, bounds } = params;
  const appliedStates: AppliedState[] = [
    [category !== "" && !fixedFilters.includes("category"), () => displayNames?.category ?? category, { category: "" }],
    [city !== "" && !fixedFilters.includes("city"), () => displayNames?.city ?? city, { city: "" }],
    ...FLAG_FILTERS.map(
      (name): AppliedState => [params[name] === true, () => FLAG_TEXTS[name].label, { [name]: false }],
    ),
    [openAtPhrase !== "", () => upperFirst(openAtPhrase), { openAt: undefined }],
    [minRating !== undefined, () => ratingLabel(minRating ?? 0), { minRating: undefined }],
    [price !== undefined, () => priceLabel(price ?? ""), { price: undefined }],
    ...attributes.map(({ slug, label }): AppliedState => [true, () => label, { has: toggleInList(has, slug) }]),
    [status === "verified", () => "Verified", { status: undefined }],
    [status === "pending", () => "Not verified", { status: undefined }],
    [lat !== undefined && radiusKm === undefined, () => "Near you", NO_LOCATION],
    [bounds !== undefined, () => "In this area", { bounds: undefined }],
    [radiusKm !== undefined, () => radiusLabel(radiusKm ?? 0, unit), { radiusKm: undefined }],
  ];
  return [
    ...extraFilters,
    ...appliedStates
      .filter(([holds]) => holds)
      .map(([, label, off]) => ({
        label: label(),
        removeHref: href(dropDistanceSort({ ...params, ...off, page: 1 })),
      })),
  ];
}

/** Drops the sort by distance, which needs a location. */
function dropDistanceSort(params: ListParams): ListParams {
  return params.lat === undefined && params.sort === "distance" ? { ...params, sort: "" } : params;
}
