import type { Facets } from "#contract/facets";
import { FLAG_FILTERS, LIST_PARAMETERS } from "#contract/lists/list-parameters";
import { itemsOf } from "#contract/lists/parameter";
import type { DistanceUnit } from "#domain/geography/distance";
import { isListIndexable } from "#domain/publishing/indexing";
import type { ListParams } from "#domain/publishing/page-url";
import { exactCount } from "#domain/text/count-label";
import { MAX_ATTRIBUTES, type ShownFacets } from "../../api/shown-facets.ts";
import { type ListState, priceLabel, radiusLabel, ratingLabel, toggleInList } from "../list-filters.ts";
import { isFilteredOrSorted } from "../list-params.ts";
import { FLAG_TEXTS } from "../list-sentence.ts";

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
  /** Tells whether the link leads to an indexable page. */
  isIndexed?: boolean;
}

export interface FilterGroup {
  title: string;
  options: FilterOption[];
  /** Folded options by group. */
  more?: FilterGroup[];
  /** Address of a page that has the further options, if this one has not. */
  moreHref?: string | undefined;
}

type ListedFacets = Facets & Pick<ShownFacets, "isFolded">;

export interface ListFacetsProps {
  state: ListState;
  facets: ListedFacets;
  /** Number of businesses of the current list. */
  totalCount: number;
  unit: DistanceUnit;
}

const RATINGS: readonly number[] = [4.5, 4, 3];
/** Radii that are round in their unit. Kilometres. */
const RADII: Readonly<Record<DistanceUnit, readonly number[]>> = { km: [1, 5, 10, 25], mi: [1.6, 8.05, 16.1, 40.2] };

/** Caches the facets of a state, since several parts of a page show the same hundred options. */
const groupsByState = new WeakMap<ListState, FilterGroup[]>();

/** Returns the facets of the list, built once for each render. */
export function listFacets({ state, facets, totalCount, unit }: ListFacetsProps): FilterGroup[] {
  const groups = groupsByState.get(state) ?? filterGroups(state, facets, totalCount, unit);
  groupsByState.set(state, groups);
  return groups;
}

/** Returns the facets of the list with live counts. `total` counts the businesses of the current list. */
export function filterGroups(state: ListState, facets: ListedFacets, total: number, unit: DistanceUnit): FilterGroup[] {
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
    ...(isCityPage(state) ? [] : [{ title: "City", options: cityOptions(state, facets, toggle) }]),
  ].filter(({ options }) => options.length > 0);
}

function isCityPage({ fixedFilters = [] }: ListState): boolean {
  return fixedFilters.includes("city") && !fixedFilters.includes("category");
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

function priceOptions({ price }: ListParams, facets: Facets, toggle: Toggle): FilterOption[] {
  const counted = new Map(facets.prices.map(({ priceLevel, businessCount }) => [String(priceLevel), businessCount]));
  return LIST_PARAMETERS.price.values
    .filter((level) => level === price || counted.has(level))
    .map((level) => ({
      ...toggle(priceLabel(level), level === price, counted.get(level) ?? 0, { price: level }, { price: undefined }),
      shortLabel: "$".repeat(Number(level)),
    }));
}

function attributeGroup(
  { has = "" }: ListParams,
  { attributes, isFolded }: ListedFacets,
  toggle: Toggle,
  count: (number: number) => string | undefined,
  change: (changed: ListParams) => string,
): FilterGroup {
  const options: FilterOption[] = [];
  const more: FilterGroup[] = [];
  const chosenSlugs = itemsOf(has);
  const isFull = chosenSlugs.length >= LIST_PARAMETERS.has.maxItems;
  // Building a URL for each of a hundred options takes longer than replacing a part of one.
  const address = change({ has: "0" });
  for (const { slug, label, group, businessCount } of attributes) {
    if (isFull && !chosenSlugs.includes(slug)) continue;
    const changed = toggleInList(has, slug);
    const option = chosenSlugs.includes(slug)
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
  return { title: "Features", options, more, moreHref: isFolded && !isFull ? change({ features: "all" }) : undefined };
}

/** Returns the radii, without counts, since facets do not measure distances. */
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

function categoryOptions(
  { params, fixedFilters = [], categoryHref, displayNames }: ListState,
  facets: Facets,
  toggle: Toggle,
  count: (number: number) => string | undefined,
): FilterOption[] {
  const { category = "" } = params;
  const otherCategories = facets.categories.filter(({ slug }) => slug !== category);
  if (fixedFilters.includes("category") && categoryHref)
    return otherCategories.map(({ category: label, slug, businessCount }) => ({
      label,
      count: count(businessCount),
      href: categoryHref(slug, { ...params, page: 1 }),
      isChosen: false,
      isIndexed: fixedFilters.includes("city") && isKindInCityIndexed(params, businessCount),
    }));
  return [
    ...(category === "" ? [] : [toggle(displayNames?.category ?? category, true, 0, {}, { category: "" })]),
    ...otherCategories.map(({ category: label, slug, businessCount }) => ({
      ...toggle(label, false, businessCount, { category: slug }, {}),
      isIndexed: fixedFilters.includes("city") && isKindInCityIndexed(params, businessCount),
    })),
  ];
}

function cityOptions(
  { params, displayNames, fixedFilters = [] }: ListState,
  facets: Facets,
  toggle: Toggle,
): FilterOption[] {
  const city = params.city === "" ? undefined : (displayNames?.city ?? params.city);
  const otherCities = facets.cities.filter(({ name }) => name !== city);
  return [
    ...(city === undefined ? [] : [toggle(city, true, 0, {}, { city: "" })]),
    ...otherCities.map(({ name, businessCount }) => ({
      ...toggle(name, false, businessCount, { city: name }, {}),
      isIndexed: fixedFilters.includes("category") && isKindInCityIndexed(params, businessCount),
    })),
  ];
}

/** Tells whether the link adds the kind or the city to a list without other conditions. */
function isKindInCityIndexed({ city: _, category: __, ...params }: ListParams, businessCount: number): boolean {
  return !isFilteredOrSorted(params) && isListIndexable(businessCount);
}
