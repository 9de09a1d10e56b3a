import { businessHead } from "#domain/publishing/page-head";
import { businessUrl, homeUrl, parseBusinessId } from "#domain/publishing/page-url";
import type { PublicQueries } from "../../api/queries.ts";
import { type AnyPage, definePage, type PublicPage } from "../../navigation/public-page.ts";
import { BusinessSkeleton } from "./business-skeleton.tsx";
import { businessTrail } from "./business-trail.ts";
import type { BusinessData } from "./business-view.tsx";
import BusinessView from "./business-view.tsx";

/** By slug, which may change, and by the permanent id. */
export const businessBySlugPage = businessPage((queries: PublicQueries, { params: { slug = "" } }) => ({
  business: queries.businessBySlug(slug),
  nearby: queries.nearbyBySlug(slug),
}));
export const businessByIdPage = businessPage((queries: PublicQueries, { params }) => {
  // no business has the id 0
  const id = parseBusinessId(params.id ?? "") ?? 0;
  return { business: queries.business(id), nearby: queries.nearby(id) };
});

function businessPage(load: PublicPage<BusinessData>["load"]): AnyPage {
  return definePage<BusinessData>({
    load,
    movedTo: ({ location, data: { business } }) => {
      const asked = location.params.slug;
      return asked === undefined || asked === business.slug ? undefined : businessUrl(business.slug);
    },
    head: ({ data: { business }, site }) => businessHead(business, site),
    trail: ({ data: { business } }) => businessTrail(business),
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
    Page: BusinessView,
  });
}
