import type { ChosenAttribute, ListedKind } from "#contract/facets";
import { FLAG_FILTERS, type FlagFilter } from "#contract/lists/list-parameters";
import { type DistanceUnit, distanceLabel } from "#domain/geography/distance";
import type { ListParams } from "#domain/publishing/page-url";
import { exactCount } from "#domain/text/count-label";

/** Filters that are on or off: in the panel and on a chip, and in a sentence. */
export const FLAG_TEXTS: Readonly<Record<FlagFilter, { label: string; phrase: string }>> = {
  openNow: { label: "Open now", phrase: "open now" },
};

export interface ListSentence {
  totalCount: number;
  params: ListParams;
  /** Singular and plural of the category. */
  kind?: Pick<ListedKind, "one" | "many"> | null;
  searchText?: string | undefined;
  /** City, or the place that the location was resolved to. */
  place?: string | undefined;
  /** Station, district, street or building near which the list is. */
  landmark?: string | undefined;
  chosenAttributes?: readonly Pick<ChosenAttribute, "phrase">[];
  openAtPhrase?: string;
  unit: DistanceUnit;
}

const BUSINESS = { one: "business", many: "businesses" };
/** Example: `142 restaurants in Austin, open now`. */
export function listSentence(list: ListSentence): string {
  const { totalCount, kind } = list;
  const { one, many } = kind ?? BUSINESS;
  const conditions = describeConditions(list);
  if (totalCount > 0) return `${exactCount(totalCount)} ${totalCount === 1 ? one : many}${conditions}`;
  return kind ? `No businesses found: ${many}${conditions}` : `No businesses found${conditions}`;
}

const WITH_ARTICLE =
  /^(United (States|Kingdom|Arab Emirates)|Netherlands|Philippines|Bahamas|Gambia|Maldives|.* (Republic|Islands)|Isle of Man)$/;

/** Examples: `in Austin`, `in the United States`. */
export function placePhrase(name: string): string {
  return WITH_ARTICLE.test(name) ? `in the ${name}` : `in ${name}`;
}

/** Example: ` for “pizza” in Austin, open now`. */
export function describeConditions({
  totalCount,
  params,
  searchText,
  place,
  landmark,
  chosenAttributes = [],
  openAtPhrase,
  unit,
}: ListSentence): string {
  const { minRating, price, status, sort, lat, radiusKm, bounds } = params;
  const placeParts = [
    searchText && ` for “${searchText}”`,
    place && ` ${placePhrase(place)}`,
    landmark && ` near ${landmark}`,
    bounds !== undefined && " in this area",
    radiusKm !== undefined && ` within ${distanceLabel(radiusKm, unit)} of you`,
  ];
  const conditions = [
    ...FLAG_FILTERS.map((name) => params[name] && FLAG_TEXTS[name].phrase),
    openAtPhrase,
    minRating !== undefined && `rated ${minRating} or more`,
    price !== undefined && `price ${"$".repeat(Number(price))}`,
    ...chosenAttributes.map(({ phrase }) => phrase),
    status === "verified" && "verified",
    status === "pending" && "not verified",
    lat !== undefined && sort === "distance" && totalCount > 1 && "nearest first",
  ];
  return [placeParts.filter(Boolean).join(""), ...conditions.filter(Boolean)].join(", ");
}
