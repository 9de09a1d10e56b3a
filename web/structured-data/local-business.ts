import type {
  GeoCoordinatesLeaf,
  LocationFeatureSpecificationLeaf,
  OrderActionLeaf,
  PostalAddressLeaf,
  PropertyValueLeaf,
  ReserveActionLeaf,
} from "schema-dts";
import type { Attributes, Business } from "#contract/business";
import { countryCode, countryName } from "#domain/address/country";
import { reservationAddress } from "#domain/business/facts/action-links";
import { shownPrice } from "#domain/business/facts/price";
import { dialledNumber } from "#domain/business/phones/dialled-number";
import type { LocalBusinessNode } from "./local-business-node.ts";
import { localBusinessType } from "./local-business-type.ts";
import { openingHoursSpecification, specialHoursSpecification } from "./opening-hours-specification.ts";

/** Maximum number of amenities, which keeps the page small. */
const MAX_AMENITIES = 60;

/**
 * Returns the LocalBusiness of a business page; `url` is its canonical address. It has no ratings, since they come from elsewhere, no
 * unknown values or assumed hours, and no hours of a closed business.
 */
export function localBusiness(business: Business, url: string): LocalBusinessNode {
  const { openingHours, businessStatus } = business;
  const isOperational = businessStatus === "OPERATIONAL";
  const hours = isOperational && openingHours ? openingHoursSpecification(openingHours) : [];
  const specialHours = isOperational ? specialHoursSpecification(business.specialDays) : [];
  const profiles = [business.website, ...Object.values(business.socialLinks)].filter((link) => link !== null);
  return dropNulls<LocalBusinessNode>({
    "@type": localBusinessType(business),
    "@id": url,
    url,
    name: business.name,
    description: business.description || business.seoDescription,
    telephone: dialledNumber(business) ?? null,
    image: business.photos.length > 0 ? business.photos : null,
    email: business.email,
    logo: business.logo,
    priceRange: priceRange(business),
    // Only FoodEstablishment has this property.
    hasMenu: business.group === "restaurants" ? business.menuLink : null,
    potentialAction: actions(business),
    areaServed: areasServed(business),
    sameAs: profiles.length > 1 ? profiles : (profiles[0] ?? null),
    hasMap: business.comesToCustomers ? null : business.locationLink,
    address: postalAddress(business),
    geo: coordinates(business),
    openingHoursSpecification: hours.length > 0 ? hours : null,
    specialOpeningHoursSpecification: specialHours.length > 0 ? specialHours : null,
    amenityFeature: amenities(business.attributes),
    additionalProperty: business.ownFields.length > 0 ? business.ownFields.map(ownProperty) : null,
  });
}

/** Returns the confirmed and denied attributes, each name once, since exports repeat attributes in several groups. */
function amenities(attributes: Attributes): LocationFeatureSpecificationLeaf[] | null {
  const values = new Map(Object.values(attributes).flatMap((group) => Object.entries(group)));
  const features = [...values].map(
    ([name, value]): LocationFeatureSpecificationLeaf => ({ "@type": "LocationFeatureSpecification", name, value }),
  );
  return features.length > 0 ? features.slice(0, MAX_AMENITIES) : null;
}

/** Describes an own field as PropertyValue, since schema.org has no property for it. A list becomes one text. */
function ownProperty({ name, value }: Business["ownFields"][number]): PropertyValueLeaf {
  return { "@type": "PropertyValue", name, value: Array.isArray(value) ? value.join(", ") : value };
}

/**
 * Returns the price; "" from 100 characters, which Google ignores
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
function priceRange(business: Business): string {
  const price = shownPrice(business);
  return price.length < 100 ? price : "";
}

/** Returns the actions on other sites, each URL once in its first role. */
function actions(business: Business) {
  const { orderLink, businessStatus } = business;
  if (businessStatus !== "OPERATIONAL") return null;
  const reservation = reservationAddress(business);
  const nodes: (ReserveActionLeaf | OrderActionLeaf)[] = [];
  if (reservation !== null) nodes.push({ "@type": "ReserveAction", target: reservation });
  if (orderLink !== null && orderLink !== reservation) nodes.push({ "@type": "OrderAction", target: orderLink });
  return nodes.length > 0 ? nodes : null;
}

/** Returns the named service areas; without any, a business that comes to its customers serves its city. */
function areasServed({ serviceAreas, comesToCustomers, city }: Business): string[] | null {
  if (serviceAreas.length > 0) return serviceAreas;
  return comesToCustomers && city !== "" ? [city] : null;
}

function postalAddress({ address, city, state, zipCode, country }: Business): PostalAddressLeaf | null {
  if (address === "" && city === "" && state === "" && zipCode === "" && country === "") return null;
  return dropNulls<PostalAddressLeaf>({
    "@type": "PostalAddress",
    streetAddress: address,
    addressLocality: city,
    addressRegion: state,
    postalCode: zipCode,
    // An unknown country name stays unchanged.
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
