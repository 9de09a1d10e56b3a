import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import { searchQuerySchema } from "#contract/queries";
import type { Store } from "../../store/store.ts";
import { MOMENT, madeUpBusiness, openMadeUpStore } from "../../testing/directories/sample-directory.ts";
import { createPublicApi } from "../public-api.ts";

/** Makes a business in Chur, so many kilometres east and north of its centre. */
function inChur(name: string, category: string, [east, north]: readonly [number, number], address = "Hofweg 1") {
  const fields: Partial<BusinessDraft> = {
    name,
    category,
    address,
    fullAddress: `${address}, Chur`,
    city: "Chur",
    state: "",
    country: "Switzerland",
    latitude: 46.85 + north / 111.2,
    longitude: 9.53 + east / 76,
  };
  return madeUpBusiness(fields);
}

const BEST = { rating: 5, reviewCount: 900 };
const DIRECTORY = [
  inChur("Krejci Optik", "Optician", [0, 0]),
  inChur("Haus Krejci", "Hotel", [0, 0.1]),
  { ...inChur("Nadel und Faden", "Tailor", [0, 0]), ...BEST },
  { ...inChur("Massarbeit", "Tailor", [0, 0]), ...BEST },
  inChur("Garage West AG", "Auto repair shop", [3, 0]),
  inChur("Reifenhof", "Auto repair shop", [-3, 0.1]),
  inChur("Felgenwerk", "Auto repair shop", [-3, 0]),
  inChur("Salon Ost", "Hair salon", [-3, 0]),
  inChur("Haarwerk", "Hair salon", [3, 0]),
  inChur("Werk am Fluss", "Museum", [0, 1], "Brücke 1"),
  inChur("Abendrot", "Bar", [1, 2], "Mühlegasse 8"),
  inChur("Nachtfalter", "Bar", [1.1, 2], "Seilerweg 4"),
  inChur("Grill Bar", "Steak house", [1.05, 2], "Mühlegasse 5"),
  inChur("Bar und Brot", "Sandwich shop", [1.05, 2], "Mühlegasse 6"),
  inChur("Drehbar", "Bar", [-4, 0], "Talweg 4"),
  { ...inChur("Limmatblick", "Cafe", [0, 0]), city: "Zürich", latitude: 47.395, longitude: 8.527 },
  { ...inChur("Bahnhof Hardau", "Museum", [0, 0]), city: "Zürich", latitude: 47.389, longitude: 8.52 },
  ...["Eins", "Zwei", "Drei", "Vier", "Fünf"].map((name) => inChur(`Buch ${name}`, "Book store", [2, 2.6], "Markt 1")),
  ...[-8, -7, -6, 6, 7, 8].map((east) => ({ ...inChur(`Buchhaus ${east}`, "Book store", [east, -east / 2]), ...BEST })),
];

let store: Store;
let api: PublicApi;
beforeAll(async () => {
  store = await openMadeUpStore(DIRECTORY);
  api = createPublicApi({ store, now: () => MOMENT });
});
afterAll(() => store.close());

async function search(q: string) {
  const { place, businesses, widened } = await api.search(searchQuerySchema.parse({ q }));
  return { place: place?.name, widened, names: businesses.map(({ name }) => name) };
}

describe("a word that a further language has for a kind", () => {
  it("is first the name of businesses, then the kind", async () => {
    const { names } = await search("krejci");
    expect(names.slice(0, 2).toSorted()).toEqual(["Haus Krejci", "Krejci Optik"]);
    expect(names.slice(2).toSorted()).toEqual(["Massarbeit", "Nadel und Faden"]);
  });

  it("is the kind where no name has it", async () =>
    expect((await search("krawiec")).names.toSorted()).toEqual(["Massarbeit", "Nadel und Faden"]));
});

describe("a legal form", () => {
  it.each(["garage west chur", "garage west ag chur", "garage west gmbh chur"])(
    "is no part of the name that a point of the compass belongs to: %s",
    async (q) => expect((await search(q)).names[0]).toBe("Garage West AG"),
  );

  it("of a search is no part of a name without one", async () =>
    expect((await search("salon ost ag chur")).names[0]).toBe("Salon Ost"));
});

describe("a street beside words for a kind", () => {
  it.each(["bar mühlegasse", "bar mühlegasse chur", "bar chur mühlegasse", "mühlegasse bar"])(
    "is a place if most of a few results only mention the kind: %s",
    async (q) => {
      const { place, names } = await search(q);
      expect(place).toMatch(/^Mühlegasse/);
      expect(names).toContain("Nachtfalter");
      expect(names).not.toContain("Drehbar");
    },
  );
});

describe("a landmark", () => {
  it("is not the district of its name with the word for its kind in names", async () => {
    const { place, names } = await search("Bahnhof Wipkingen");
    expect(place).toMatch(/Wipkingen/);
    expect(names).toEqual(["Limmatblick", "Bahnhof Hardau"]);
  });

  it("lists all businesses around it by distance", async () => {
    const { place, names } = await search("near Mühlegasse");
    expect(place).toBe("Mühlegasse");
    expect(names.slice(0, 2).toSorted()).toEqual(["Bar und Brot", "Grill Bar"]);
    expect(names.slice(2, 4).toSorted()).toEqual(["Abendrot", "Nachtfalter"]);
  });

  it("that is unknown is no other word with one for its kind", async () =>
    expect((await search("hair salon near Werkbrücke")).widened).toEqual({ unknownPlace: "Werkbrücke" }));

  it("may be the centre of a town, where most businesses are close together", async () => {
    const { names } = await search("book store downtown Chur");
    expect(names.slice(0, 5).every((name) => name.startsWith("Buch "))).toBe(true);
  });
});
