import { homeUrl } from "#domain/publishing/page-url";
import { exactCount } from "#domain/text/count-label";
import { definePage } from "../../navigation/public-page.ts";
import { HomeSkeleton } from "./home-skeleton.tsx";
import type { HomeData } from "./home-view.tsx";
import HomeView from "./home-view.tsx";

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
