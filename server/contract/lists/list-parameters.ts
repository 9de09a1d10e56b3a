import { OPEN_AT } from "./open-at.ts";
import { defaultOf, isSet, MAX_OFFSET, type Parameter, type ValueOf } from "./parameter.ts";

/**
 * Purpose of a parameter. `search` holds what is searched for, `text` words within a list, and `order` the sort order. `filter` narrows
 * lists everywhere, `region` those of the API and the page of cities. Only pages read `page` and `view`, only the API reads `slice`.
 */
export type ParameterRole = "search" | "text" | "region" | "filter" | "order" | "page" | "view" | "slice";

/**
 * The parameters of lists and searches, in the order of addresses. Addresses, schemas of the API, reading on pages, cache keys, defaults
 * and docs/api.md follow it. Browsers import this file, so it has no zod.
 */
export const LIST_PARAMETERS = {
  q: { role: "search", kind: "text", isCut: true },
  location: { role: "search", kind: "text", isCut: true },
  /** Searches without correction. */
  exact: { role: "search", kind: "flag" },
  search: { role: "text", kind: "text", isCut: true },
  state: { role: "region", kind: "text" },
  country: { role: "region", kind: "text" },
  /** A name or slug, or that of a group. */
  category: { role: "filter", kind: "text" },
  city: { role: "filter", kind: "text" },
  openNow: { role: "filter", kind: "flag" },
  /** A day, a time or both, in the time zone of each business. */
  openAt: {
    role: "filter",
    kind: "form",
    pattern: OPEN_AT,
    form: "a day, a time or both: sun, 22:00, sat-22:00, fri-late",
  },
  minRating: { role: "filter", kind: "number", min: 0, max: 5, pageMin: 0.1 },
  /** A price level, 1 (inexpensive) to 4 (very expensive). */
  price: { role: "filter", kind: "choice", values: ["1", "2", "3", "4"] },
  /** Slugs of attributes with commas between them, all of which a business must have. */
  has: { role: "filter", kind: "text", maxItems: 10 },
  status: { role: "filter", kind: "choice", values: ["verified", "pending"] },
  /** `best` lists the best matches of the words first; without words it equals `recommended`. */
  sort: {
    role: "order",
    kind: "choice",
    values: ["recommended", "best", "latest", "rating", "reviews", "name", "distance"],
  },
  /** Decimal degrees, both or neither. */
  lat: { role: "filter", kind: "number", min: -90, max: 90 },
  lng: { role: "filter", kind: "number", min: -180, max: 180 },
  radiusKm: { role: "filter", kind: "number", min: 0, isMinExcluded: true, max: 20_000, pageMin: 0.1 },
  /** West, south, east and north in degrees; west is more than east across the date line. */
  bounds: { role: "filter", kind: "bounds" },
  page: { role: "page", kind: "whole", min: 1, max: 1_000_000, default: 1 },
  /** Unfolds filters that are otherwise loaded when a visitor opens them. */
  features: { role: "view", kind: "choice", values: ["all"] },
  limit: { role: "slice", kind: "whole", min: 1, max: 100, default: 20 },
  offset: { role: "slice", kind: "whole", min: 0, max: MAX_OFFSET, default: 0 },
} as const satisfies Record<string, Parameter & { role: ParameterRole }>;

type Table = typeof LIST_PARAMETERS;
export type ParameterName = keyof Table;
export type ParameterValues = { [Name in ParameterName]: ValueOf<Table[Name]> };
/** Names of the parameters whose rows match a type. */
type NamesLike<Row> = { [Name in ParameterName]: Table[Name] extends Row ? Name : never }[ParameterName];
export type NamesOf<Role extends ParameterRole> = NamesLike<{ role: Role }>;
/** Parameters that have a default in the API. */
export type DefaultedName = NamesLike<{ kind: "text" | "flag" | "whole" }>;
/** Filters that are on or off. */
export type FlagFilter = NamesLike<{ role: "filter"; kind: "flag" }>;

/** Parameters in the order of addresses. */
export const PARAMETER_ORDER = Object.keys(LIST_PARAMETERS) as ParameterName[];

/** Returns the parameters of these roles, in the order of URLs. */
export function namesOf<Role extends ParameterRole>(...roles: readonly Role[]): NamesOf<Role>[] {
  const isOfRole = (name: ParameterName): name is NamesOf<Role> =>
    roles.some((role) => role === LIST_PARAMETERS[name].role);
  return PARAMETER_ORDER.filter(isOfRole);
}

export const FILTERS = PARAMETER_ORDER.filter(
  (name): name is NamesOf<"filter"> => LIST_PARAMETERS[name].role === "filter",
);
export const FLAG_FILTERS = FILTERS.filter((name): name is FlagFilter => LIST_PARAMETERS[name].kind === "flag");

/** A search of the API without parameters. */
export const SEARCH_DEFAULTS = Object.fromEntries(
  PARAMETER_ORDER.filter((name) => name !== "page")
    .map((name) => [name, defaultOf(LIST_PARAMETERS[name])])
    .filter(([, value]) => value !== undefined),
) as Pick<ParameterValues, Exclude<DefaultedName, "page">>;

/** Tells whether a query narrows the list, its words and place aside. */
export function isNarrowed(query: Partial<ParameterValues>): boolean {
  return namesOf("text", "region", "filter").some((name) => isSet(query[name]));
}
