import { expect, it } from "vitest";
import { dataSource } from "./data-source.ts";

it.each<[string[], string[][], string | undefined]>([
  [["Apify (compass/crawler-google-places)"], [["title", "placeId"]], "Google Maps"],
  [["Outscraper (2026)"], [["name", "place_id"]], "Google Maps"],
  [["Yelp"], [["name", "alias"]], "Yelp"],
  [["OpenStreetMap"], [["name", "addr:street"]], "OpenStreetMap"],
  [[], [["name", "addr:street", "addr:city", "opening_hours"]], "OpenStreetMap"],
  [[], [["osm_id", "name", "shop"]], "OpenStreetMap"],
  [[], [["@osmId", "name"]], "OpenStreetMap"],
  [[], [["@id", "name", "address"]], undefined],
  [[], [["name", "address", "place_id"]], undefined],
  [
    [],
    [
      ["osm_id", "name"],
      ["name", "address"],
    ],
    undefined,
  ],
  [["Yelp", "Outscraper"], [["name"]], undefined],
  [["Outscraper"], [["name"], ["name", "address"]], undefined],
  [[], [], undefined],
])("exporters %j and headers %j prove %j", (exporters, headers, source) => {
  expect(dataSource(exporters, headers)).toBe(source);
});
