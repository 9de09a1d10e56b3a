import {
  aboutUrl,
  addBusinessUrl,
  advertiseUrl,
  contactUrl,
  homeUrl,
  privacyPolicyUrl,
  savedUrl,
  termsOfServiceUrl,
} from "#domain/publishing/page-url";
import { type PageRoute, pageRoute } from "./navigation/public-page.ts";

/** The one list of public pages; any other address is the 404 page. */
export const publicRoutes: PageRoute[] = [
  pageRoute(homeUrl, "web/pages/home/home-page.tsx", () =>
    import("./pages/home/home-page.tsx").then((module) => module.homePage),
  ),
  pageRoute("/search", "web/pages/search/search-page.tsx", () =>
    import("./pages/search/search-page.tsx").then((module) => module.searchPage),
  ),
  pageRoute("/businesses", "web/pages/business-lists/browse-page.tsx", () =>
    import("./pages/business-lists/browse-page.tsx").then((module) => module.browsePage),
  ),
  pageRoute("/category/:categoryName", "web/pages/business-lists/list-pages.ts", () =>
    import("./pages/business-lists/list-pages.ts").then((module) => module.categoryPage),
  ),
  pageRoute("/city/:cityName", "web/pages/business-lists/list-pages.ts", () =>
    import("./pages/business-lists/list-pages.ts").then((module) => module.cityPage),
  ),
  pageRoute("/city/:cityName/:categoryName", "web/pages/business-lists/list-pages.ts", () =>
    import("./pages/business-lists/list-pages.ts").then((module) => module.kindInCityPage),
  ),
  pageRoute("/cities", "web/pages/cities/cities-page.tsx", () =>
    import("./pages/cities/cities-page.tsx").then((module) => module.citiesPage),
  ),
  pageRoute("/details/:slug", "web/pages/business/business-page.tsx", () =>
    import("./pages/business/business-page.tsx").then((module) => module.businessBySlugPage),
  ),
  pageRoute("/business/:id", "web/pages/business/business-page.tsx", () =>
    import("./pages/business/business-page.tsx").then((module) => module.businessByIdPage),
  ),
  pageRoute(savedUrl, "web/pages/saved/saved-page.tsx", () =>
    import("./pages/saved/saved-page.tsx").then((module) => module.savedPage),
  ),
  pageRoute(aboutUrl, "web/pages/texts/about-page.tsx", () =>
    import("./pages/texts/about-page.tsx").then((module) => module.aboutPage),
  ),
  pageRoute(contactUrl, "web/pages/texts/contact-page.tsx", () =>
    import("./pages/texts/contact-page.tsx").then((module) => module.contactPage),
  ),
  pageRoute(addBusinessUrl, "web/pages/texts/add-business-page.tsx", () =>
    import("./pages/texts/add-business-page.tsx").then((module) => module.addBusinessPage),
  ),
  pageRoute(advertiseUrl, "web/pages/texts/advertise-page.tsx", () =>
    import("./pages/texts/advertise-page.tsx").then((module) => module.advertisePage),
  ),
  pageRoute(privacyPolicyUrl, "web/pages/texts/privacy-policy-page.tsx", () =>
    import("./pages/texts/privacy-policy-page.tsx").then((module) => module.privacyPolicyPage),
  ),
  pageRoute(termsOfServiceUrl, "web/pages/texts/terms-of-service-page.tsx", () =>
    import("./pages/texts/terms-of-service-page.tsx").then((module) => module.termsOfServicePage),
  ),
];
