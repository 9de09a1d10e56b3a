import { businessHead } from "#domain/page-head";
import { businessIdOf, businessUrl, homeUrl } from "#domain/page-url";
import type { PublicQueries, PublicQuery } from "../../api/queries.ts";
import type { ShownBusiness } from "../../api/shown-business.ts";
import { type AnyPage, definePage, type PageLocation, pageCode } from "../../public-page.ts";
import { BusinessSkeleton } from "./business-skeleton.tsx";

export interface BusinessData {
  business: ShownBusiness;
}

type Find = (queries: PublicQueries, location: PageLocation) => PublicQuery<ShownBusiness>;

/** One page at two addresses: by slug, in any of its forms, and by the id that never changes. */
export const businessBySlugPage = businessPage("/details/:slug", (queries, { params }) =>
  queries.businessBySlug(params.slug ?? ""),
);
export const businessByIdPage = businessPage("/business/:id", (queries, { params }) =>
  // no business has the id 0
  queries.business(businessIdOf(params.id ?? "") ?? 0),
);

function businessPage(path: string, find: Find): AnyPage {
  return definePage<BusinessData>({
    path,
    load: (queries, location) => ({ business: find(queries, location) }),
    movedTo: ({ location, data: { business } }) => {
      const asked = location.params.slug;
      return asked === undefined || asked === business.slug ? undefined : businessUrl(business.slug);
    },
    head: ({ data: { business }, site }) => businessHead(business, site.name),
    failure: (status) => ({
      title: "Business Not Found",
      text:
        status === 410
          ? "This business is no longer listed."
          : status === 404
            ? "There is no business at this address."
            : "Unable to load this business. Please try again later.",
      next: { label: "Back to Home", href: homeUrl },
    }),
    Loading: BusinessSkeleton,
    code: pageCode("web/pages/business/business-view.tsx", () => import("./business-view.tsx")),
  });
}
