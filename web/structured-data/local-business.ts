import type { GeoCoordinatesLeaf, PostalAddressLeaf } from "schema-dts";
import type { Business } from "#contract/business";
import { countryCode, countryName } from "#domain/address/country";
import { dialledNumber } from "#domain/business/phones/dialled-number";
import type { LocalBusinessNode } from "./local-business-node.ts";
import { localBusinessType } from "./local-business-type.ts";
import { openingHoursSpecification } from "./opening-hours-specification.ts";

/**
 * Returns the LocalBusiness of a business page; `url` is its canonical address. It has no ratings, since they come from elsewhere, no
 * unknown values or assumed hours, and no hours of a closed business.
 */
export function localBusiness(business: Business, url: string): LocalBusinessNode {
  const { openingHours, businessStatus } = business;
  const hours = businessStatus === "OPERATIONAL" && openingHours ? openingHoursSpecification(openingHours) : [];
  return dropNulls<LocalBusinessNode>({
    "@type": localBusinessType(business),
    "@id": url,
    url,
    name: business.name,
    description: business.description || business.seoDescription,
    telephone: dialledNumber(business) ?? null,
    image: business.photos.length > 0 ? business.photos : null,
    sameAs: business.website,
    hasMap: business.locationLink,
    address: postalAddress(business),
    geo: coordinates(business),
    openingHoursSpecification: hours.length > 0 ? hours : null,
  });
}

function postalAddress({ address, city, state, zipCode, country }: Business): PostalAddressLeaf | null {
  if (address === "" && city === "" && state === "" && zipCode === "" && country === "") return null;
  return dropNulls<PostalAddressLeaf>({
    "@type": "PostalAddress",
    streetAddress: address,
    addressLocality: city,
    addressRegion: state,
    postalCode: zipCode,
    // A country without a known name stays as it is written.
    addressCountry: countryCode(countryName(country)) ?? country,
  });
}

function coordinates({ latitude, longitude }: Business): GeoCoordinatesLeaf | null {
  return latitude === null || longitude === null ? null : { "@type": "GeoCoordinates", latitude, longitude };
}

/** Drops null and "". */
function dropNulls<Node extends object>(properties: { [Key in keyof Node]: Node[Key] | null }): Node {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== null && value !== "")) as Node;
}
