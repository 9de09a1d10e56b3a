/**
 * Preloads the style sheet's pictures above the fold of a phone, which browsers would find only in the style sheet. A photo may cover them,
 * or fail.
 */
import type { NamedBusinessList } from "#contract/business";
import { pictureHash } from "#domain/social-card/picture-hash";
import type { CardBusiness } from "../api/shown-business.ts";
import type { AnyPage, PageView } from "../navigation/public-page.ts";
import type { BusinessData } from "../pages/business/business-page.tsx";
import { businessByIdPage, businessBySlugPage } from "../pages/business/business-page.tsx";
import type { BrowseData } from "../pages/business-lists/browse-page.tsx";
import { browsePage } from "../pages/business-lists/browse-page.tsx";
import { categoryPage } from "../pages/business-lists/category-page.tsx";
import { cityPage } from "../pages/business-lists/city-page.tsx";
import type { NamedListData } from "../pages/business-lists/named-list-page.tsx";
import { homePage } from "../pages/home/home-page.tsx";
import { searchPage } from "../pages/search/search-page.tsx";
import type { SearchData } from "../pages/search/search-view.tsx";

/** Number of cards above the fold of a phone. */
const FIRST_CARDS = 2;

const drawings = new Map<AnyPage, (data: never) => string[]>([
  [homePage, () => ["street"]],
  [browsePage, ({ list }: BrowseData) => shopfronts(list)],
  [searchPage, ({ result }: SearchData) => shopfronts(result)],
  [cityPage, ({ filteredList, list }: NamedListData<NamedBusinessList>) => shopfronts(filteredList ?? list)],
  [categoryPage, ({ filteredList, list }: NamedListData<NamedBusinessList>) => shopfronts(filteredList ?? list)],
  [businessBySlugPage, sceneOf],
  [businessByIdPage, sceneOf],
]);

/** Returns paths of source files from the project's root. */
export function firstImages(page: AnyPage, { data }: PageView<object>): string[] {
  const names = drawings.get(page)?.(data as never) ?? [];
  return [...new Set(names)].map((name) => `web/images/${name}.svg`);
}

function shopfronts({ businesses }: { businesses: CardBusiness[] }): string[] {
  return businesses.slice(0, FIRST_CARDS).flatMap(({ group, name }) => [group, `sky-${pictureHash(name) % 4}`]);
}

function sceneOf({ business: { defaultImage } }: BusinessData): string[] {
  return [`default-${defaultImage}`];
}
