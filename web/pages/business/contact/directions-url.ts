import type { Business } from "#contract/business";

type Located = Pick<
  Business,
  "name" | "placeId" | "address" | "city" | "state" | "zipCode" | "country" | "latitude" | "longitude" | "locationLink"
>;

/** Only these are place ids; other sources of data have ids of their own. */
const PLACE_ID = /^ChIJ[\w-]{23}$/;

/**
 * The way there: an address that phones open in a map app and other browsers as a map. undefined where nobody knows the
 * place.
 */
export function directionsUrl(business: Located): string | undefined {
  const destination = destinationOf(business);
  if (destination === undefined) return webLink(business.locationLink);
  const query = new URLSearchParams({ api: "1", destination });
  if (PLACE_ID.test(business.placeId)) query.set("destination_place_id", business.placeId);
  return `https://www.google.com/maps/dir/?${query}`;
}

/** The name with the address, since coordinates alone are those of a roof and often lead to its back; else those. */
function destinationOf({ name, address, city, state, zipCode, country, latitude, longitude }: Located) {
  const area = [city, state, zipCode, country].filter((part) => part !== "").join(", ");
  if (address !== "" && area !== "") return `${name}, ${address}, ${area}`;
  if (latitude !== null && longitude !== null) return `${latitude},${longitude}`;
  return area === "" ? undefined : `${name}, ${area}`;
}

function webLink(link: string | null): string | undefined {
  return link !== null && /^https?:\/\//i.test(link) ? link : undefined;
}
