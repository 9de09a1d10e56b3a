import { expect, it } from "vitest";
import { directionsUrl } from "./directions-url.ts";

const UNKNOWN = {
  name: "Corner Café",
  placeId: "own-17",
  address: "",
  city: "",
  state: "",
  zipCode: "",
  country: "",
  latitude: null,
  longitude: null,
  locationLink: null,
  comesToCustomers: false,
};

const destinationOf = (fields: object) => {
  const url = directionsUrl({ ...UNKNOWN, ...fields });
  return url === undefined ? undefined : new URL(url).searchParams.get("destination");
};

it("leads to the name and address, to the coordinates without an address, else to whatever area is known", () => {
  const place = { city: "Zürich", country: "Switzerland" };
  const spot = { latitude: 47.37, longitude: 8.54 };
  expect(destinationOf({ ...place, ...spot, address: "Langstrasse 83", zipCode: "8004" })).toBe(
    "Corner Café, Langstrasse 83, Zürich, 8004, Switzerland",
  );
  expect(destinationOf({ ...place, ...spot })).toBe("47.37,8.54");
  expect(destinationOf({ latitude: 0, longitude: 0 })).toBe("0,0");
  expect(destinationOf(place)).toBe("Corner Café, Zürich, Switzerland");
});

it("names the very place where its id is known to maps", () => {
  const placeId = "ChIJGaK-SZcLkEcRA9wf5_GNbuY";
  const url = directionsUrl({ ...UNKNOWN, city: "Zürich", placeId });
  expect(new URL(url ?? "").searchParams.get("destination_place_id")).toBe(placeId);
  expect(directionsUrl({ ...UNKNOWN, city: "Zürich" })).not.toContain("place_id");
});

it("is the link that the data brought where nothing else is known, if that is a web address", () => {
  const link = "https://maps.example/place/1";
  expect(directionsUrl({ ...UNKNOWN, locationLink: link })).toBe(link);
  expect(directionsUrl({ ...UNKNOWN, locationLink: "javascript:alert(1)" })).toBeUndefined();
  expect(directionsUrl(UNKNOWN)).toBeUndefined();
});

it("leads nowhere if the business comes to its customers", () => {
  const known = { city: "Zürich", locationLink: "https://maps.example/place/1" };
  expect(directionsUrl({ ...UNKNOWN, ...known, comesToCustomers: true })).toBeUndefined();
});
