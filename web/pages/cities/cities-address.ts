import type { CitiesParams } from "#domain/publishing/page-url";
import { counted } from "#domain/text/count-label";
import { askedPage, askedText } from "../../lists/list-params.ts";
import { inPlace } from "../../lists/list-sentence.ts";
import type { PageLocation } from "../../navigation/public-page.ts";

export const CITIES_PER_PAGE = 60;

/** Which of the cities were asked for. */
export type AskedCities = Required<CitiesParams>;

export function askedCities({ search }: Pick<PageLocation, "search">): AskedCities {
  return {
    search: askedText(search, "search"),
    state: askedText(search, "state"),
    country: askedText(search, "country"),
    page: askedPage(search),
  };
}

export function isNarrowed({ search, state, country }: AskedCities): boolean {
  return search !== "" || state !== "" || country !== "";
}

export function citiesTitle(asked: AskedCities): string {
  const region = regionName(asked);
  return region === "" ? "All cities" : `Cities ${inPlace(region)}`;
}

/** How many, and which: `4 cities for “aus” in Texas, United States`. */
export function citiesSentence(totalCount: number, asked: AskedCities): string {
  const region = regionName(asked);
  return [
    totalCount === 0 ? "No cities found" : counted(totalCount, "city", "cities"),
    asked.search === "" ? "" : ` for “${asked.search}”`,
    region === "" ? "" : ` ${inPlace(region)}`,
  ].join("");
}

function regionName({ state, country }: AskedCities): string {
  return [state, country].filter((name) => name !== "").join(", ");
}

export function pagesOfCities({ totalCount }: { totalCount: number }): number {
  return Math.ceil(totalCount / CITIES_PER_PAGE);
}
