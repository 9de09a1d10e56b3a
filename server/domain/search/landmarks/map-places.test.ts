import { describe, expect, it } from "vitest";
import { tokenize } from "../words/tokenize.ts";
import { knownDistricts } from "./known-districts.ts";
import { type MapPlace, type MapPlaceKind, MapPlaces } from "./map-places.ts";

const place = (name: string, kind: MapPlaceKind, rank: number, ...otherNames: string[]): MapPlace => ({
  name,
  kind,
  rank,
  latitude: 47.35,
  longitude: 8.5,
  keys: [name, ...otherNames].map((text) => tokenize(text).join(" ")),
});

const places = new MapPlaces([
  place("Quay Halt", "station", 14),
  place("Lakeside HB", "station", 10),
  place("Reedbank", "district", 11, "Röhrichtufer"),
  place("Heron Square", "square", 13),
  place("Reed Lane", "square", 15),
  place("Lakeside-Airfield", "airport", 12),
  place("La Boulière", "district", 13),
]);

describe("MapPlaces", () => {
  it.each([
    ["Reedbank", ["Reedbank"]],
    ["röhrichtufer", ["Reedbank"]],
    ["heron sq", ["Heron Square"]],
    ["Lakeside Hauptbahnhof", ["Lakeside HB"]],
    ["Bahnhof Quay Halt", ["Quay Halt"]],
    ["lakeside airfield airport", ["Lakeside-Airfield"]],
    ["la bouliere", ["La Boulière"]],
    ["boulière", ["La Boulière"]],
    ["station", []],
    ["reed", []],
    ["", []],
  ])("finds by %j: %j", (text, names) => expect(places.named(tokenize(text)).map(({ name }) => name)).toEqual(names));

  it.each([
    ["ree", ["Reedbank", "Reed Lane"]],
    ["squ", ["Heron Square"]],
    ["HERON S", ["Heron Square"]],
    ["röhr", ["Reedbank"]],
    ["z", []],
    ["  ", []],
  ])("completes %j to %j, the most important first", (text, names) =>
    expect(places.startingWith(text, 5).map(({ name }) => name)).toEqual(names),
  );

  it("completes places of equal importance by how well the text fits, then in their order", () => {
    const equalPlaces = new MapPlaces(
      ["Old Elmhurst", "Elmwood", "Elm Grove", "Elm"].map((name) => place(name, "district", 20)),
    );
    const names = equalPlaces.startingWith("Elm", 5).map(({ name }) => name);
    expect(names).toEqual(["Elm", "Elmwood", "Elm Grove", "Old Elmhurst"]);
  });

  it.each([
    ["station", ["Lakeside HB", "Quay Halt"]],
    ["gare", ["Lakeside HB", "Quay Halt"]],
    ["Flughafen", ["Lakeside-Airfield"]],
    ["square", []],
    ["Reedbank", []],
  ])("finds by the kind %j: %j", (text, names) =>
    expect(places.ofKind(tokenize(text)).map(({ name }) => name)).toEqual(names),
  );

  it("completes to so many at most", () => expect(places.startingWith("ree", 1)).toHaveLength(1));
});

describe("known districts", () => {
  it("have a radius if their parts lie apart or many people live there", () => {
    const radiusOf = (code: string, name: string) => knownDistricts(code).named(tokenize(name))[0]?.radiusKm;
    expect(radiusOf("CH", "Kreis 7")).toBeGreaterThan(2);
    expect(radiusOf("AT", "Donaustadt")).toBeGreaterThan(3);
    expect(radiusOf("CH", "Wipkingen")).toBeUndefined();
  });
});
