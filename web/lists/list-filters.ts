import type { ChosenAttribute, Facets } from "#contract/facets";
import { FLAG_FILTERS, LIST_PARAMETERS } from "#contract/lists/list-parameters";
import type { BusinessSort } from "#contract/queries";
import { type DistanceUnit, distanceLabel } from "#domain/geography/distance";
import type { ListParams } from "#domain/publishing/page-url";
import { exactCount } from "#domain/text/count-label";
import { upperFirst } from "#domain/text/join-list";
import { NO_LOCATION } from "./list-params.ts";
import { FLAG_TEXTS } from "./list-sentence.ts";

/** A list of businesses: its parameters and how its addresses are built. */
export interface ListState {
  params: ListParams;
  /** Returns the address of the list with other parameters. */
  href: (params: ListParams) => string;
  /** Returns the address of the list of this category; a query parameter by default. */
  categoryHref?: (slug: string, params: ListParams) => string;
  /** The filter in the path of the page, which can be neither chosen nor removed. */
  fixedFilter?: "city" | "category";
  /** Further applied filters of this page, such as its search text. */
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

/** One value of a facet: a link that applies it or, when applied, removes it. */
export interface FilterOption {
  label: string;
  /** Label of a chip, if shorter. */
  shortLabel?: string;
  /** Number of businesses that match with it; undefined when not counted. */
  count?: string | undefined;
  /** Undefined when nothing would match. */
  href: string | undefined;
  isChosen: boolean;
}

export interface FilterGroup {
  title: string;
  options: FilterOption[];
  /** Further options by group, which are folded. */
  more?: FilterGroup[];
}

const RATINGS: readonly number[] = [4.5, 4, 3];
/** Radii that are round in their unit. Kilometres. */
const RADII: Readonly<Record<DistanceUnit, readonly number[]>> = { km: [1, 5, 10, 25], mi: [1.6, 8.05, 16.1, 40.2] };

/** Returns the facets of the list with live counts. `total` counts the businesses of the current list. */
export function filterGroups(state: ListState, facets: Facets, total: number, unit: DistanceUnit): FilterGroup[] {
  const { params } = state;
  const count = (number: number) => {
    if (!facets.isAtLeast) return exactCount(number);
    return number === 0 ? undefined : `${exactCount(number)}+`;
  };
  const change = (changes: ListParams) => state.href({ ...params, ...changes, page: 1 });
  const toggle = (label: string, isChosen: boolean, number: number, on: ListParams, off: ListParams): FilterOption => ({
    label,
    isChosen,
    count: isChosen ? exactCount(total) : count(number),
    href: isChosen ? change(off) : number === 0 && !facets.isAtLeast ? undefined : change(on),
  });
  const isVerified = params.status === "verified";
  return [
    {
      title: "Show only",
      options: [
        ...FLAG_FILTERS.map((name) =>
          toggle(FLAG_TEXTS[name].label, params[name] === true, facets[name], { [name]: true }, { [name]: false }),
        ),
        ...(facets.verified > 0 || isVerified
          ? [toggle("Verified", isVerified, facets.verified, { status: "verified" }, { status: undefined })]
          : []),
      ],
    },
    { title: "Rating", options: ratingOptions(params, facets, toggle) },
    { title: "Price", options: priceOptions(params, facets, toggle) },
    attributeGroup(params, facets, toggle, count, change),
    ...(params.lat === undefined ? [] : [{ title: "Distance", options: radiusOptions(params, unit, change) }]),
    { title: "Category", options: categoryOptions(state, facets, toggle, count) },
    ...(state.fixedFilter === "city" ? [] : [{ title: "City", options: cityOptions(state, facets, toggle) }]),
  ].filter(({ options }) => options.length > 0);
}

type Toggle = (label: string, isChosen: boolean, number: number, on: ListParams, off: ListParams) => FilterOption;

function ratingOptions({ minRating }: ListParams, facets: Facets, toggle: Toggle): FilterOption[] {
  const countByRating = new Map(facets.ratings.map((rating) => [rating.minRating, rating.businessCount]));
  const ratings = minRating === undefined || RATINGS.includes(minRating) ? RATINGS : [minRating, ...RATINGS];
  return ratings
    .filter((rating) => rating === minRating || countByRating.has(rating))
    .map((rating) => ({
      ...toggle(
        ratingLabel(rating),
        rating === minRating,
        countByRating.get(rating) ?? 0,
        { minRating: rating },
        { minRating: undefined },
      ),
      shortLabel: `${rating}+`,
    }));
}

function ratingLabel(rating: number): string {
  return `${rating} and up`;
}

function priceOptions({ price }: ListParams, facets: Facets, toggle: Toggle): FilterOption[] {
  const counted = new Map(facets.prices.map(({ priceLevel, businessCount }) => [String(priceLevel), businessCount]));
  return LIST_PARAMETERS.price.values
    .filter((level) => level === price || counted.has(level))
    .map((level) => ({
      ...toggle(priceLabel(level), level === price, counted.get(level) ?? 0, { price: level }, { price: undefined }),
      shortLabel: "$".repeat(Number(level)),
    }));
}

const PRICE_NAMES = ["Inexpensive", "Moderate", "Expensive", "Very expensive"];

/** Example: "$$ Moderate". */
function priceLabel(level: string): string {
  return `${"$".repeat(Number(level))} ${PRICE_NAMES[Number(level) - 1] ?? ""}`;
}

/** Adds a value to a list of the address, or removes it. */
export function toggleInList(list: string, value: string): string {
  const values = new Set(list.split(","));
  if (!values.delete(value)) values.add(value);
  return [...values].filter(Boolean).sort().join(",");
}

/** Number of attributes that are not folded. The server lists the most useful ones first, the others by group. */
const MAX_ATTRIBUTES = 12;

function attributeGroup(
  { has = "" }: ListParams,
  { attributes }: Facets,
  toggle: Toggle,
  count: (number: number) => string | undefined,
  change: (changed: ListParams) => string,
): FilterGroup {
  const options: FilterOption[] = [];
  const more: FilterGroup[] = [];
  const chosen = has.split(",");
  // There are a hundred of them, and building an address takes longer than replacing a part of it.
  const address = change({ has: "0" });
  for (const { slug, label, group, businessCount } of attributes) {
    const changed = toggleInList(has, slug);
    const option = chosen.includes(slug)
      ? toggle(label, true, 0, {}, { has: changed })
      : {
          label,
          isChosen: false,
          count: count(businessCount),
          href: address.replace("has=0", `has=${encodeURIComponent(changed)}`),
        };
    const last = more.at(-1);
    if (option.isChosen || options.length < MAX_ATTRIBUTES) options.push(option);
    else if (last?.title === group) last.options.push(option);
    else more.push({ title: group, options: [option] });
  }
  return { title: "Features", options, more };
}

/** The radii have no counts, since facets do not measure distances. */
function radiusOptions(
  { radiusKm }: ListParams,
  unit: DistanceUnit,
  change: (changes: ListParams) => string,
): FilterOption[] {
  const ownRadius = radiusKm === undefined || RADII[unit].includes(radiusKm) ? [] : [radiusKm];
  return [...ownRadius, ...RADII[unit]].map((radius) => ({
    label: radiusLabel(radius, unit),
    isChosen: radius === radiusKm,
    href: change({ radiusKm: radius === radiusKm ? undefined : radius }),
  }));
}

function radiusLabel(radiusKm: number, unit: DistanceUnit): string {
  return `Within ${distanceLabel(radiusKm, unit)}`;
}

function categoryOptions(
  { params, fixedFilter, categoryHref, displayNames }: ListState,
  facets: Facets,
  toggle: Toggle,
  count: (number: number) => string | undefined,
): FilterOption[] {
  const { category = "" } = params;
  const otherCategories = facets.categories.filter(({ slug }) => slug !== category);
  if (fixedFilter === "category" && categoryHref)
    return otherCategories.map(({ category: label, slug, businessCount }) => ({
      label,
      count: count(businessCount),
      href: categoryHref(slug, { ...params, page: 1 }),
      isChosen: false,
    }));
  return [
    ...(category === "" ? [] : [toggle(displayNames?.category ?? category, true, 0, {}, { category: "" })]),
    ...otherCategories.map(({ category: label, slug, businessCount }) =>
      toggle(label, false, businessCount, { category: slug }, {}),
    ),
  ];
}

function cityOptions({ params, displayNames }: ListState, facets: Facets, toggle: Toggle): FilterOption[] {
  const city = params.city === "" ? undefined : (displayNames?.city ?? params.city);
  const otherCities = facets.cities.filter(({ name }) => name !== city);
  return [
    ...(city === undefined ? [] : [toggle(city, true, 0, {}, { city: "" })]),
    ...otherCities.map(({ name, businessCount }) => toggle(name, false, businessCount, { city: name }, {})),
  ];
}

type AppliedState = [holds: boolean, label: () => string, off: ListParams];

/** Returns the applied filters, each with the address of the list without it. */
export function appliedFilters(state: ListState, unit: DistanceUnit): AppliedFilter[] {
  const { params, href, fixedFilter, extraFilters = [], displayNames, attributes = [], openAtPhrase = "" } = state;
  const { category = "", city = "", minRating, price, has = "", status, lat, radiusKm } = params;
  const appliedStates: AppliedState[] = [
    [category !== "" && fixedFilter !== "category", () => displayNames?.category ?? category, { category: "" }],
    [city !== "" && fixedFilter !== "city", () => displayNames?.city ?? city, { city: "" }],
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

/** Sorting by distance needs a location. */
function dropDistanceSort(params: ListParams): ListParams {
  return params.lat === undefined && params.sort === "distance" ? { ...params, sort: "" } : params;
}

/** Filters in the order of the menu. */
const SORT_NAMES: Readonly<Record<Exclude<BusinessSort, "best" | "recommended">, string>> = {
  distance: "Nearest",
  rating: "Highest rated",
  reviews: "Most reviews",
  latest: "Recently added",
  name: "Name",
};

/** Returns the sort orders of this list; "" is the default one. */
export function sortChoices({ lat }: ListParams, words = ""): readonly [sort: string, name: string][] {
  const names = Object.entries(SORT_NAMES).filter(([sort]) => sort !== "distance" || lat !== undefined);
  return words === ""
    ? [["", "Recommended"], ...names]
    : [["", "Best match"], ["recommended", "Recommended"], ...names];
}
