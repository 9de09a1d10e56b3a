import {
  aboutUrl,
  addBusinessUrl,
  advertiseUrl,
  contactUrl,
  homeUrl,
  privacyPolicyUrl,
  termsOfServiceUrl,
} from "#domain/publishing/page-url";
import { type PageRoute, pageRoute } from "./navigation/public-page.ts";

/** The one list of public pages; what is not in it is the 404 page. */
export const publicRoutes: PageRoute[] = [
  pageRoute(homeUrl, "web/pages/home/home-page.tsx", async () => (await import("./pages/home/home-page.tsx")).homePage),
  pageRoute(
    "/search",
    "web/pages/search/search-page.tsx",
    async () => (await import("./pages/search/search-page.tsx")).searchPage,
  ),
  pageRoute(
    "/businesses",
    "web/pages/browse/browse-page.tsx",
    async () => (await import("./pages/browse/browse-page.tsx")).browsePage,
  ),
  pageRoute(
    "/category/:categoryName",
    "web/pages/category/category-page.tsx",
    async () => (await import("./pages/category/category-page.tsx")).categoryPage,
  ),
  pageRoute(
    "/city/:cityName",
    "web/pages/city/city-page.tsx",
    async () => (await import("./pages/city/city-page.tsx")).cityPage,
  ),
  pageRoute(
    "/cities",
    "web/pages/cities/cities-page.tsx",
    async () => (await import("./pages/cities/cities-page.tsx")).citiesPage,
  ),
  pageRoute(
    "/details/:slug",
    "web/pages/business/business-page.tsx",
    async () => (await import("./pages/business/business-page.tsx")).businessBySlugPage,
  ),
  pageRoute(
    "/business/:id",
    "web/pages/business/business-page.tsx",
    async () => (await import("./pages/business/business-page.tsx")).businessByIdPage,
  ),
  pageRoute(
    aboutUrl,
    "web/pages/texts/about-page.tsx",
    async () => (await import("./pages/texts/about-page.tsx")).aboutPage,
  ),
  pageRoute(
    contactUrl,
    "web/pages/texts/contact-page.tsx",
    async () => (await import("./pages/texts/contact-page.tsx")).contactPage,
  ),
  pageRoute(
    addBusinessUrl,
    "web/pages/texts/add-business-page.tsx",
    async () => (await import("./pages/texts/add-business-page.tsx")).addBusinessPage,
  ),
  pageRoute(
    advertiseUrl,
    "web/pages/texts/advertise-page.tsx",
    async () => (await import("./pages/texts/advertise-page.tsx")).advertisePage,
  ),
  pageRoute(
    privacyPolicyUrl,
    "web/pages/texts/privacy-policy-page.tsx",
    async () => (await import("./pages/texts/privacy-policy-page.tsx")).privacyPolicyPage,
  ),
  pageRoute(
    termsOfServiceUrl,
    "web/pages/texts/terms-of-service-page.tsx",
    async () => (await import("./pages/texts/terms-of-service-page.tsx")).termsOfServicePage,
  ),
];
