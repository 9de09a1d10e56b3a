import { browsePage } from "./pages/browse/browse-page.tsx";
import { businessByIdPage, businessBySlugPage } from "./pages/business/business-page.tsx";
import { categoryPage } from "./pages/category/category-page.tsx";
import { citiesPage } from "./pages/cities/cities-page.tsx";
import { cityPage } from "./pages/city/city-page.tsx";
import { homePage } from "./pages/home/home-page.tsx";
import { searchPage } from "./pages/search/search-page.tsx";
import { textPages } from "./pages/texts/text-pages.tsx";
import type { AnyPage } from "./public-page.ts";

/** The one list of public pages; what is not in it is the 404 page. */
export const publicPages: AnyPage[] = [
  homePage,
  searchPage,
  browsePage,
  categoryPage,
  cityPage,
  citiesPage,
  businessBySlugPage,
  businessByIdPage,
  ...textPages,
];
