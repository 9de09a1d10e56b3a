import type { Business } from "../contract/business.ts";
import { absoluteUrl } from "./page-url.ts";

/** The way down to a page: `[name, path]` from the home page on; schema.org BreadcrumbList. */
export function breadcrumbs(baseUrl: string, steps: readonly (readonly [name: string, path: string])[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(baseUrl, path),
    })),
  };
}

/**
 * What a business page says to machines; `url` is the absolute canonical address. Ratings come from elsewhere, so they are
 * not marked up. What is unknown is left out.
 */
export function localBusiness(business: Business, url: string): object {
  const { latitude, longitude } = business;
  return known({
    "@type": "LocalBusiness",
    "@id": url,
    url,
    name: business.name,
    description: business.description,
    telephone: business.phoneE164 ?? business.phone,
    image: business.photos[0],
    sameAs: business.website,
    address: known({
      "@type": "PostalAddress",
      streetAddress: business.address,
      addressLocality: business.city,
      addressRegion: business.state,
      postalCode: business.zipCode,
      addressCountry: business.country,
    }),
    geo: latitude === null || longitude === null ? null : { "@type": "GeoCoordinates", latitude, longitude },
  });
}

function known(properties: Record<string, unknown>): object {
  return Object.fromEntries(
    Object.entries(properties).filter(([, value]) => value !== null && value !== undefined && value !== ""),
  );
}
