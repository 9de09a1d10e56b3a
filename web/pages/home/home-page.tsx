import type { CitySummary, Statistics } from "#contract/business";
import { exactCount } from "#domain/count-label";
import { homeUrl } from "#domain/page-url";
import type { CardBusiness } from "../../api/shown-business.ts";
import { definePage } from "../../public-page.ts";
import { HomeSkeleton } from "./home-skeleton.tsx";
import HomeView from "./home-view.tsx";

export interface HomeData {
  statistics: Statistics;
  cities: CitySummary[];
  recommended: CardBusiness[];
  latest: CardBusiness[];
}

export const homePage = definePage<HomeData>({
  load: (queries) => ({
    statistics: queries.statistics(),
    cities: queries.popularCities(),
    recommended: queries.recommended(),
    latest: queries.latest(),
  }),
  head: ({ data: { statistics }, site }) => ({
    title: `${site.name}: ${site.tagline}`,
    description: `Find ${exactCount(statistics.totalBusinesses)} local businesses in ${exactCount(statistics.totalCities)} cities: who is open, how they are rated, where they are and how to call them.`,
    canonical: homeUrl,
    indexed: true,
  }),
  failure: () => ({
    title: "The directory is not available",
    text: "Unable to load the directory. Please try again later.",
    next: { label: "Back to Home", href: homeUrl },
  }),
  Loading: HomeSkeleton,
  Page: HomeView,
});
