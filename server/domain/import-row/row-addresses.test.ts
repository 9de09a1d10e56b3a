import { expect, it } from "vitest";
import { matchHeader, readBusinessRow } from "./business-row.ts";

it.each([
  "https://ann:secret@a.example/a",
  "http://localhost/a",
  "http://10.1.2.3/a",
  "http://[fe80::1]/a",
  "http://0x7f.1/a",
])("An import leaves out the address %s, whichever the field", (address) => {
  const header = matchHeader(["name", "place_id", "website", "location_link", "photo", "canonical_url"]);
  if (!header) throw new Error("no header");
  const row = ["Corner Shop", "place-1", address, address, `${address},https://a.example/1.jpg`, address];
  const parsed = readBusinessRow(row, header, { country: "" });
  if ("problems" in parsed) throw new Error(JSON.stringify(parsed.problems));
  const { website, locationLink, canonicalUrl, photos } = parsed.business;
  expect({ website, locationLink, canonicalUrl, photos }).toEqual({
    website: null,
    locationLink: null,
    canonicalUrl: null,
    photos: ["https://a.example/1.jpg"],
  });
  expect(parsed.warnings.map(({ column }) => column)).toEqual(["website", "location_link", "photo", "canonical_url"]);
});
