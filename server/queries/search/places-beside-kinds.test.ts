import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import { searchQuerySchema } from "#contract/queries";
import type { Store } from "../../store/store.ts";
import { MOMENT, madeUpBusiness, openMadeUpStore } from "../../testing/directories/sample-directory.ts";
import { createPublicApi } from "../public-api.ts";

/** Makes a business in Luzern, so many kilometres east and north of its centre. */
function inLuzern(name: string, [east, north]: readonly [number, number], fields: Partial<BusinessDraft> = {}) {
  const { address = "Uferweg 1", city = "Luzern" } = fields;
  return madeUpBusiness({
    name,
    category: "Restaurant",
    state: "",
    country: "Switzerland",
    latitude: 47.05 + north / 111.2,
    longitude: 8.3 + east / 75.7,
    ...fields,
    address,
    city,
    fullAddress: `${address}, ${city}`,
  });
}

const inDenver = (name: string, longitude: number) =>
  inLuzern(name, [0, 0], {
    category: "Electrician",
    city: "Denver",
    country: "United States",
    latitude: 39.7,
    longitude,
  });

const DIRECTORY = [
  inLuzern("Gasthaus Falke", [-4, -1]),
  inLuzern("Adler", [4, 1], { address: "Falkenstrasse 1" }),
  inLuzern("Linde", [4.1, 1], { address: "Falkenstrasse 3" }),
  inLuzern("Café Nord", [0, -3], { category: "Cafe" }),
  inLuzern("Zur Mitte", [0, 0]),
  inLuzern("Auberge", [0.2, 0.1], { address: "7 rue du Lac" }),
  inLuzern("Nordstern", [0.3, 2.4]),
  inLuzern("Südpol", [0, -2.4]),
  inLuzern("Ostwind", [3, 0]),
  inLuzern("Westend", [-3, 0.1]),
  inLuzern("Brot und Wein", [0.2, 0], { category: "Bakery", address: "Anker 3" }),
  inLuzern("Ankerstube", [0.25, 0], { category: "Cafe", address: "Anker 5" }),
  inDenver("Anker Electric", -104.9),
  inDenver("Anker Power", -105.2),
  inDenver("Anker Wiring", -104.5),
  inLuzern("Blaue Bar & Club Lindengasse", [1, 0.1], { category: "Night club", address: "Lindengasse 2" }),
  inLuzern("Rote Lampe", [1.1, 0.1], { category: "Bar", address: "Lindengasse 8" }),
  inLuzern("Grüne Fee", [1.2, 0.2], { category: "Bar", address: "Hofweg 4" }),
  inLuzern("Drehbar", [-3, -0.2], { category: "Bar", address: "Talweg 4" }),
  inLuzern("Hotel Astor", [2, 0], { category: "Hotel" }),
  inLuzern("Morgenbrot", [2.1, 0.1], { category: "Bakery" }),
  inLuzern("Bad im alten Port Selva", [-2, 0], { category: "Swimming pool" }),
  inLuzern("Fischerhaus", [-2.1, 0.1], { category: "Seafood restaurant" }),
  inLuzern("Tower Records", [0.5, 0.5], { category: "Music store" }),
  inLuzern("Prime Cuts", [0.6, 0.5], { category: "Butcher shop" }),
  inLuzern("Galerie Hall", [0.6, 0.5], { category: "Art gallery", city: "Graz", country: "Austria", latitude: 52 }),
  inLuzern("Kiosk Wipkinger Hof", [0, 0], {
    category: "Bar",
    address: "Wipkingerweg 40",
    city: "Zürich",
    latitude: 47.36,
    longitude: 8.52,
  }),
  inLuzern("Limmatblick", [0, 0], { category: "Bar", city: "Zürich", latitude: 47.395, longitude: 8.527 }),
];

let store: Store;
let api: PublicApi;
beforeAll(async () => {
  store = await openMadeUpStore(DIRECTORY);
  api = createPublicApi({ store, now: () => MOMENT });
});
afterAll(() => store.close());

async function search(q: string, location = "") {
  const { place, businesses, widened } = await api.search(searchQuerySchema.parse({ q, location }));
  return { place: place?.name, kind: place?.kind, names: businesses.map(({ name }) => name), widened };
}

describe("a place beside words for a kind", () => {
  it.each([
    ["restaurant Luzern Nord", "", "Nordstern", "Südpol"],
    ["restaurant in north Luzern", "", "Nordstern", "Südpol"],
    ["restaurant", "Luzern Süd", "Südpol", "Nordstern"],
  ])("may be a part of a town by the compass: %s | %s", async (q, location, near, far) => {
    const { kind, names } = await search(q, location);
    expect(kind).toBe("landmark");
    expect(names[0]).toBe(near);
    expect(names).not.toContain(far);
  });

  it("is where it is an address, if names elsewhere have the word by chance", async () => {
    const { place, names } = await search("bakery near Anker");
    expect(place).toBe("Anker");
    expect(names[0]).toBe("Brot und Wein");
  });

  it.each(["bar Lindengasse Luzern", "bar Lindengasse"])("may be a street that a name mentions: %s", async (q) => {
    const { kind, names } = await search(q);
    expect(kind).toBe("landmark");
    expect(names.slice(0, 3).toSorted()).toEqual(["Blaue Bar & Club Lindengasse", "Grüne Fee", "Rote Lampe"]);
    expect(names).not.toContain("Drehbar");
  });

  it.each([
    "restaurant Quartier Wipkingen",
    "bar barrio Wipkingen",
    "bar Wipkingen district",
    "bar Stadtteil Wipkingen Zürich",
  ])("may have a word for a district beside it: %s", async (q) => {
    const { place, widened } = await search(q);
    expect(place).toMatch(/^Wipkingen/);
    expect(widened?.words).toBeUndefined();
  });

  it.each([
    "bakery in der Nähe vom Hotel Astor",
    "bakery opposite Hotel Astor",
    "bakery junto a Hotel Astor",
    "bakery en face de l'Hotel Astor",
    "bakery tegenover Hotel Astor",
  ])("may stand behind other prepositions: %s", async (q) => {
    expect(await search(q)).toMatchObject({ place: "Hotel Astor", widened: null });
  });

  it("may be a street that one business is in", async () => {
    const street = await search("restaurant rue du Lac");
    expect(street.place).toBe("rue du Lac");
    expect(street.names).toContain("Zur Mitte");
  });

  it("is part of a whole name", async () => {
    expect(await search("rote lampe")).toMatchObject({ place: undefined, names: ["Rote Lampe"] });
    expect((await search("hotel astor")).names).toEqual(["Hotel Astor"]);
  });

  it("may be a business whose name has a word for its kind", async () => {
    const { place, names } = await search("bakery near Hotel Astor");
    expect(place).toBe("Hotel Astor");
    expect(names[0]).toBe("Morgenbrot");
  });

  it("may be a port that one business mentions", async () => {
    expect(await search("seafood restaurant Port Selva")).toMatchObject({
      place: "Port Selva",
      names: ["Fischerhaus"],
    });
    const { place, names } = await search("Port Selva");
    expect(place).toBe("Port Selva");
    expect(names).toContain("Fischerhaus");
  });

  it.each([
    ["butcher near Prime Tower", "Prime Tower"],
    ["butcher Quarzbrücke", "Quarzbrücke"],
  ])("is said to be unknown, whatever else its words are in: %s", async (q, unknownPlace) => {
    const { widened, names } = await search(q);
    expect(widened).toEqual({ unknownPlace });
    expect(names).toContain("Prime Cuts");
  });

  it("is named, even if the kind is found far away only", async () => {
    const { place, widened } = await search("art gallery Lindengasse");
    expect(place).toBe("Lindengasse");
    expect(widened).toMatchObject({ place: "Lindengasse", foundIn: ["Graz"] });
  });

  it("is no street that a word only begins, if the kind is found far away only", async () => {
    const { place, names } = await search("art gallery lindeng");
    expect(place).toBeUndefined();
    expect(names.length).toBeGreaterThan(0);
  });

  it("is called as typed, if no business writes it so", async () => {
    expect((await search("bakery near Lac Rue")).place).toBe("Lac Rue");
  });

  it("is a district rather than a street with its name at the beginning", async () => {
    const { place, names } = await search("bar in Wipkingen");
    expect(place).toBe("Wipkingen");
    expect(names[0]).toBe("Limmatblick");
  });
});

describe("a kind beside the name of a business", () => {
  it.each([
    ["restaurant falke", "Gasthaus Falke"],
    ["restaurant falke luzern", "Gasthaus Falke"],
    ["café nord luzern", "Café Nord"],
  ])("%s finds %s", async (q, name) => {
    const { businesses } = await api.search(searchQuerySchema.parse({ q }));
    expect(businesses[0]?.name).toBe(name);
  });
});
