import type { Business } from "#contract/business";

type Located = Pick<
  Business,
  | "name"
  | "placeId"
  | "address"
  | "city"
  | "state"
  | "zipCode"
  | "country"
  | "latitude"
  | "longitude"
  | "locationLink"
  | "comesToCustomers"
>;

/** Matches Google place ids; other sources have ids of their own. */
const PLACE_ID = /^ChIJ[\w-]{23}$/;

/** Returns a URL for directions, which opens a map app on phones and a map in other browsers. Undefined without a known location or premises. */
export function directionsUrl(business: Located): string | undefined {
  if (business.comesToCustomers) return undefined;
  const destination = destinationOf(business);
  if (destination === undefined) return webLink(business.locationLink);
  const query = new URLSearchParams({ api: "1", destination });
  if (PLACE_ID.test(business.placeId)) query.set("destination_place_id", business.placeId);
  return `https://www.google.com/maps/dir/?${query}`;
}

/** Prefers name and address to coordinates, which often lead to the back of a building. */
function destinationOf({ name, address, city, state, zipCode, country, latitude, longitude }: Located) {
  const area = [city, state, zipCode, country].filter((part) => part !== "").join(", ");
  if (address !== "" && area !== "") return `${name}, ${address}, ${area}`;
  if (latitude !== null && longitude !== null) return `${latitude},${longitude}`;
  return area === "" ? undefined : `${name}, ${area}`;
}

function webLink(link: string | null): string | undefined {
  return link !== null && /^https?:\/\//i.test(link) ? link : undefined;
}
