import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PublicApi } from "#contract/public-api";
import { searchQuerySchema } from "#contract/queries";
import { type MapPlace, type MapPlaceKind, MapPlaces } from "#domain/search/landmarks/map-places";
import { tokenize } from "#domain/search/words/tokenize";
import type { Store } from "../../store/store.ts";
import { byAnn } from "../../testing/directories/import-into.ts";
import { MOMENT, madeUpBusiness, openMadeUpStore } from "../../testing/directories/sample-directory.ts";
import { createPublicApi } from "../public-api.ts";

const STATION = { latitude: 47.35, longitude: 8.5 };

/** A business so many kilometres east of the station, whose address tells nothing of the map's places. */
const inLakeside = (name: string, kilometresEast: number, category = "Bakery") =>
  madeUpBusiness({
    name,
    category,
    city: "Lakeside",
    state: "",
    country: "Switzerland",
    address: "Mill Lane 3",
    fullAddress: "Mill Lane 3, Lakeside",
    latitude: STATION.latitude,
    longitude: STATION.longitude + kilometresEast / 75,
  });

const label = (name: string, kind: MapPlaceKind, kilometresEast: number, rank: number): MapPlace => ({
  name,
  kind,
  rank,
  latitude: STATION.latitude,
  longitude: STATION.longitude + kilometresEast / 75,
  keys: [tokenize(name).join(" ")],
});

const LABELS = new MapPlaces([
  label("Lakeside HB", "station", 0, 10),
  label("Millbrook Halt", "station", 9, 14),
  label("Reedbank", "district", 9, 11),
  label("Heron Square", "square", 0.2, 13),
  label("Heron Square", "square", 60, 13),
  label("Desert Point", "district", 300, 11),
]);

let store: Store;
beforeAll(async () => {
  store = await openMadeUpStore([
    inLakeside("Central Bakery", 0.3),
    inLakeside("Corner Bakery", 0.6),
    inLakeside("Riverside Bakery", 9.1),
    inLakeside("Hill Bakery", 25),
  ]);
});
afterAll(() => store.close());

const apiWith = (places: MapPlaces | undefined) =>
  createPublicApi({ store, now: () => MOMENT, mapPlaces: async () => places && { version: "one", places } });

async function search(q: string, location = "", places: MapPlaces | undefined = LABELS) {
  const { place, businesses } = await apiWith(places).search(searchQuerySchema.parse({ q, location }));
  return { place, names: businesses.map(({ name }) => name) };
}

describe("a search near a place of the map", () => {
  it.each([
    ["bakery near Lakeside HB", "", "Lakeside HB"],
    ["bakery near lakeside main station", "", "Lakeside HB"],
    ["bakery near the station", "", "Lakeside HB"],
    ["bakery near station", "", "Lakeside HB"],
    ["bakery within ten minutes of the station", "", "Lakeside HB"],
    ["bakery 12-minute walk from Lakeside HB", "", "Lakeside HB"],
    ["bakery within walking distance of Heron Square", "", "Heron Square"],
    ["bakery fünf Gehminuten vom Bahnhof", "", "Lakeside HB"],
    ["bakery à 7 minutes à pied de Lakeside HB", "", "Lakeside HB"],
    ["bakery", "Bahnhof Lakeside", "Lakeside HB"],
    ["bakery", "Heron Square", "Heron Square"],
    ["bakery", "heron sq, Lakeside", "Heron Square, Lakeside"],
    ["bakery", "station, Lakeside", "Lakeside HB"],
  ])("ranks what is around it: %s | %s", async (q, location, name) => {
    const { place, names } = await search(q, location);
    expect(place).toEqual({ kind: "landmark", name });
    expect(names).toEqual(["Central Bakery", "Corner Bakery"]);
  });

  it("finds districts that no address names, and nothing of them without a map", async () => {
    expect(await search("bakery in Reedbank")).toEqual({
      place: { kind: "landmark", name: "Reedbank" },
      names: ["Riverside Bakery"],
    });
    const query = searchQuerySchema.parse({ q: "bakery", location: "Reedbank" });
    expect((await apiWith(undefined).search(query)).place).toBeNull();
  });

  it("ranks from the station that businesses of another region name, and from the map's beside a town of its own", async () => {
    const far = (name: string) => ({
      ...inLakeside(name, 200),
      city: "Farville",
      fullAddress: "Kopfbahnhof 1, Farville",
      address: "Kopfbahnhof 1",
    });
    const mixedStore = await openMadeUpStore([
      inLakeside("Central Bakery", 0.3),
      ...["One", "Two", "Three"].map((name) => far(`Bakery ${name}`)),
    ]);
    const places = new MapPlaces([label("Lakeside HB", "station", 0, 10), label("Kopfbahnhof", "station", 500, 12)]);
    const mixedApi = createPublicApi({
      store: mixedStore,
      now: () => MOMENT,
      mapPlaces: async () => ({ version: "one", places }),
    });
    const placeOf = async (q: string) => (await mixedApi.search(searchQuerySchema.parse({ q }))).place?.name;
    expect(await placeOf("bakery near Kopfbahnhof")).toBe("Kopfbahnhof");
    expect(await placeOf("bakery near station")).toBe("Lakeside HB");
    expect(await placeOf("bakery near the station of Lakeside")).toBe("Lakeside HB");
    await mixedStore.close();
  });

  it("ranks from a station that one business calls by the typed word, and more by another", async () => {
    const inFarville = (name: string, address: string) => ({
      ...inLakeside(name, 200),
      city: "Farville",
      address,
      fullAddress: `${address}, Farville`,
    });
    const farStore = await openMadeUpStore([
      inLakeside("Central Bakery", 0.3),
      inFarville("Bakery at HB", "Ringweg 1"),
      inFarville("Hall Bakery", "Hauptbahnhof, Farville"),
      inFarville("Platform Bakery", "Hauptbahnhof, Halle 2"),
    ]);
    const { search: searchFar } = createPublicApi({
      store: farStore,
      now: () => MOMENT,
      mapPlaces: async () => ({
        version: "one",
        places: new MapPlaces([label("Lakeside Central", "station", 0, 10)]),
      }),
    });
    const citiesOf = async (q: string) => {
      const { businesses } = await searchFar(searchQuerySchema.parse({ q }));
      return [...new Set(businesses.map(({ city }) => city))];
    };
    expect(await citiesOf("bakery near HB")).toEqual(["Farville"]);
    expect(await citiesOf("bakery near the gare")).toEqual(["Lakeside"]);
    await farStore.close();
  });

  it("takes one address far away for no proof that the station there is meant", async () => {
    const farBakery = {
      ...inLakeside("Track Bakery", 200),
      city: "Farville",
      address: "Bahnhof, Gleis 3",
      fullAddress: "Bahnhof, Gleis 3, Farville",
    };
    const farStore = await openMadeUpStore([inLakeside("Central Bakery", 0.3), farBakery]);
    const { search: searchFar } = createPublicApi({
      store: farStore,
      now: () => MOMENT,
      mapPlaces: async () => ({ version: "one", places: LABELS }),
    });
    const { businesses } = await searchFar(searchQuerySchema.parse({ q: "bakery near Bahnhof" }));
    expect(businesses.map(({ name }) => name)).toEqual(["Central Bakery"]);
    await farStore.close();
  });

  it("knows no place of the map without a business around it, and prefers the directory's city", async () => {
    expect((await search("bakery", "Desert Point")).place).toBeNull();
    expect((await search("bakery in Lakeside")).place).toEqual({ kind: "city", name: "Lakeside" });
  });
});

describe("a city rule of the administrator for a name that the map has too", () => {
  const places = new MapPlaces([
    label("Mill Quarter", "district", 9, 11),
    label("Lakeside-Port", "district", 9, 11),
    label("Ferry Halt", "station", 9, 11),
  ]);
  const REDIRECTED = ["Mill Quarter", "Ferry Halt"];
  let ruledStore: Store;
  let api: PublicApi;
  beforeAll(async () => {
    ruledStore = await openMadeUpStore([
      inLakeside("Central Bakery", 0.3),
      { ...inLakeside("Port Bakery", 9.1), city: "Portville", fullAddress: "Mill Lane 3, Portville" },
      { ...inLakeside("Old Bakery", 0.2), city: "Mill Quarter" },
    ]);
    for (const from of REDIRECTED) {
      const { rule } = await ruledStore.editing.addRule({ kind: "city", from, to: "Lakeside" }, byAnn());
      await ruledStore.editing.applyRule(rule, 0, 100, byAnn());
    }
    api = createPublicApi({
      store: ruledStore,
      now: () => MOMENT,
      mapPlaces: async () => ({ version: "one", places }),
    });
  });
  afterAll(() => ruledStore.close());

  it.each([
    ["bakery in Mill Quarter", ""],
    ["bakery near ferry halt", ""],
    ["mill quarter bakery", ""],
    ["bakery", "Mill-Quarter"],
    ["bakery", "mill quarter, Switzerland"],
    ["bakery", "Ferry Halt"],
  ])("counts before the map: %s | %s", async (q, location) => {
    const { place, businesses } = await api.search(searchQuerySchema.parse({ q, location }));
    expect(place).toEqual({ kind: "city", name: "Lakeside" });
    expect(businesses.map(({ name }) => name).toSorted()).toEqual(["Central Bakery", "Old Bakery"]);
  });

  it("does not keep the map from naming a district that no rule is for", async () => {
    const { place, businesses } = await api.search(searchQuerySchema.parse({ q: "bakery", location: "Lakeside-Port" }));
    expect(place).toEqual({ kind: "landmark", name: "Lakeside-Port" });
    expect(businesses.map(({ name }) => name)).toEqual(["Port Bakery"]);
  });

  it.each(["mill q", "ferry"])("is what %j suggests", async (text) =>
    expect(await api.suggestPlaces(text)).toEqual([
      { kind: "city", label: "Lakeside", region: "Switzerland", businessCount: 2 },
    ]),
  );
});

describe("suggestions of places of the map", () => {
  it("complete the beginning of any of their words, with the city and the businesses around", async () => {
    const { suggestPlaces } = apiWith(LABELS);
    expect(await suggestPlaces("ree")).toEqual([
      { kind: "landmark", label: "Reedbank", region: "Lakeside", businessCount: 1 },
    ]);
    expect((await suggestPlaces("squ")).map(({ label: text }) => text)).toEqual(["Heron Square"]);
    expect((await suggestPlaces("lake")).map(({ kind, label: text }) => `${kind} ${text}`)).toEqual([
      "city Lakeside",
      "landmark Lakeside HB",
    ]);
    expect(await suggestPlaces("desert")).toEqual([]);
    expect(await apiWith(undefined).suggestPlaces("ree")).toEqual([]);
  });
});
