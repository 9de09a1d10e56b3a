import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import { searchQuerySchema } from "#contract/queries";
import type { Store } from "../../store/store.ts";
import { MOMENT, madeUpBusiness, openMadeUpStore } from "../../testing/directories/sample-directory.ts";
import { createPublicApi } from "../public-api.ts";

/** Makes a business in Bern, so many kilometres east of its station. */
function inBern(name: string, kilometresEast: number, fields: Partial<BusinessDraft> = {}): Partial<BusinessDraft> {
  const address = fields.address ?? "Gasse 1";
  return {
    name,
    category: "Restaurant",
    city: "Bern",
    state: "",
    country: "Switzerland",
    latitude: 46.948,
    longitude: 7.439 + kilometresEast / 76,
    ...fields,
    address,
    fullAddress: `${address}, ${fields.city ?? "Bern"}`,
  };
}

const MANILA = { city: "Quezon City", state: "Metro Manila", country: "Philippines", latitude: 14.63 };
const inQuezon = (name: string, address: string, longitude: number) =>
  inBern(name, 0, { ...MANILA, address, longitude });

const inVienna = (name: string, zipCode: string, latitude: number) =>
  inBern(name, 0, { city: "Wien", country: "Austria", zipCode, latitude, longitude: 16.373 });

const DIRECTORY: Partial<BusinessDraft>[] = [
  inBern("Kiosk Bern Hauptbahnhof", 0, { category: "Kiosk" }),
  inBern("Brezel Eck", 0.1, { category: "Bakery", address: "Hauptbahnhof, Halle 2" }),
  inBern("Velo Hirschenplatz", 4.3, { category: "Bicycle shop" }),
  inBern("Two Wheels", 4.4, { category: "Bicycle shop", city: "Muri" }),
  inBern("Old Bakery", 4.2, { category: "Bakery", rating: 5, reviewCount: 900 }),
  inBern("Station Bakery", 0.4, { category: "Bakery" }),
  inBern("Platform Pharmacy", 0.2, { category: "Pharmacy" }),
  inBern("Grand Pharmacy", 0.9, { category: "Pharmacy", rating: 5, reviewCount: 900 }),
  inBern("Curry (Distrikt 4)", 3, { category: "Indian restaurant" }),
  inBern("Pizza Uno", 3.2, { category: "Pizza restaurant" }),
  inBern("Pizza Due", 0.5, { category: "Pizza restaurant", rating: 5, reviewCount: 900 }),
  inBern("Wankdorf Grill", 3, { category: "Barbecue restaurant" }),
  inBern("Café Wankdorf", 3.1, { category: "Cafe" }),
  inBern("Airport Lounge", 7, { category: "Bar", address: "Flughafen", city: "Belp" }),
  inBern("Terminal Books", 7.1, { category: "Book store", address: "Flughafen 3", city: "Belp" }),
  inBern("Food in Motion", 1, { category: "Caterer" }),
  inBern("Gate to All", 8, { category: "Florist" }),
  inBern("Kindly Inn", 9, { category: "Hotel", address: "Ringweg 3" }),
  inBern("Ringweg Salon", 1, { category: "Hair salon", address: "Ringweg 90" }),
  inBern("Kornhaus", 5, { category: "Museum", address: "Ringweg 40" }),
  inBern("La Nonna (Kreis 4)", 2),
  inBern("Tram Depot", 0, { city: "Zürich", latitude: 47.379, longitude: 8.52 }),
  inBern("Northern Kitchen", 0, { city: "Zürich", latitude: 47.408, longitude: 8.543 }),
  inVienna("Zum Zehner", "1100", 48.174),
  inVienna("Zum Ersten", "1010", 48.208),
  inQuezon("Lola's Kitchen", "114 Scout cor Tomas Morato", 121.03),
  inQuezon("Adobo Corner", "12 Tomas Morato Ave", 121.031),
  inQuezon("Far Diner", "5 Commonwealth Ave", 121.2),
];

let store: Store;
let api: PublicApi;
beforeAll(async () => {
  store = await openMadeUpStore(DIRECTORY.map(madeUpBusiness));
  api = createPublicApi({ store, now: () => MOMENT });
});
afterAll(() => store.close());

async function search(q: string, location = "") {
  const { place, businesses, widened } = await api.search(searchQuerySchema.parse({ q, location }));
  return { place, names: businesses.map(({ name }) => name), widened };
}

describe("a search near a landmark", () => {
  it.each([
    ["bakery near Bern HB", ""],
    ["bakery near hauptbahnhof bern", ""],
    ["bakery", "HB, Bern"],
    ["bakery", "Bern main station"],
    ["bakery vicino alla stazione di Bern", ""],
    ["bakry vicino alla stazione di Bern", ""],
    ["Bern tren istasyonu bakery", ""],
    ["bakery у вокзала Bern", ""],
    ["bakery قرب محطة Bern", ""],
  ])("ranks from the station that names and addresses tell: %s | %s", async (q, location) => {
    const { place, names, widened } = await search(q, location);
    expect(place?.kind).toBe("landmark");
    expect(names.toSorted()).toEqual(["Brezel Eck", "Station Bakery"]);
    expect(widened).toBeNull();
  });

  it.each(["gare de Bern", "stazione Bern", "vokzal Bern"])("lists what is near a station alone: %s", async (q) => {
    const { place, names } = await search(q);
    expect(place?.kind).toBe("landmark");
    expect(names).toContain("Station Bakery");
  });

  it("knows a square by one name, if its word says that it is one", async () => {
    const { place, names } = await search("bakery Hirschenplatz");
    expect(place?.name).toBe("Hirschenplatz");
    expect(names).toEqual(["Old Bakery"]);
  });

  it("is what a few words of names and addresses mean, with its town or without", async () => {
    expect(await search("bicycle shop Hirschenplatz")).toMatchObject({
      place: { name: "Hirschenplatz" },
      names: ["Velo Hirschenplatz", "Two Wheels"],
    });
    expect(await search("Wankdorf Bern pizza")).toMatchObject({
      place: { name: "Wankdorf, Bern" },
      names: ["Pizza Uno"],
    });
    expect(await search("bicycle shop Hirschenplatz Bern")).toMatchObject({
      place: { name: "Hirschenplatz, Bern" },
      names: ["Velo Hirschenplatz", "Two Wheels"],
    });
    expect(await search("velo hirschenplatz")).toMatchObject({ place: null, names: ["Velo Hirschenplatz"] });
  });

  it("takes the station of a city for none of the town next to it", async () => {
    const { place, names } = await search("books Belp station");
    expect(place?.name).toBe("Belp");
    expect(names).toEqual(["Terminal Books"]);
  });

  it("puts a short way before a better rating", async () => {
    expect((await search("pharmacy near Bern HB")).names).toEqual(["Platform Pharmacy", "Grand Pharmacy"]);
  });

  it.each(["pharmacy gare de Bern", "pharmacy stazione di Bern", "pharmacy вокзал Bern"])(
    "is not hidden by its town: %s",
    async (q) => {
      const { place, names, widened } = await search(q);
      expect(place?.kind).toBe("landmark");
      expect(names).toEqual(["Platform Pharmacy", "Grand Pharmacy"]);
      expect(widened).toBeNull();
    },
  );

  it("finds what is there, whatever its own address says", async () => {
    expect(await search("pizza", "Distrikt 4")).toMatchObject({
      place: { kind: "landmark", name: "Distrikt 4" },
      names: ["Pizza Uno"],
    });
    expect(await search("pizza distrikt 4")).toMatchObject({ place: { name: "Distrikt 4" }, names: ["Pizza Uno"] });
    expect(await search("pizza", "Wankdorf")).toMatchObject({ place: { name: "Wankdorf" }, names: ["Pizza Uno"] });
    expect(await search("books near Bern airport")).toMatchObject({
      place: { kind: "landmark" },
      names: ["Terminal Books"],
    });
  });

  it("knows a street by several addresses, with its town or without", async () => {
    for (const location of ["Tomas Morato", "tomas morato quezon city", "Tomas Morato, Quezon City"]) {
      const { place, names } = await search("restaurant", location);
      expect(place?.kind).toBe("landmark");
      expect(names.toSorted()).toEqual(["Adobo Corner", "Lola's Kitchen"]);
    }
  });

  it("ranks from the centre of a town, where most of its businesses are", async () => {
    for (const [q, location] of [
      ["pharmacy downtown Bern", ""],
      ["pharmacy Bern Innenstadt", ""],
      ["pharmacy in centre ville Bern", ""],
      ["pharmacy", "downtown, Bern"],
    ] as const) {
      const { place, names } = await search(q, location);
      expect(place).toEqual({ kind: "landmark", name: expect.stringMatching(/, Bern$/) });
      expect(names.toSorted()).toEqual(["Grand Pharmacy", "Platform Pharmacy"]);
    }
    expect((await search("pharmacy downtown")).place).toBeNull();
  });

  it("knows districts that no address names", async () => {
    for (const [q, location] of [
      ["restaurant near Oerlikon", ""],
      ["restaurant Oerlikon", ""],
      ["restaurant Zürich Oerlikon", ""],
      ["restaurant", "Oerlikon"],
    ] as const) {
      const { place, names } = await search(q, location);
      expect(place?.name).toMatch(/^Oerlikon/);
      expect(names).toEqual(["Northern Kitchen"]);
    }
    expect(await api.suggestPlaces("oerl")).toEqual([
      { kind: "landmark", label: "Oerlikon", region: "Zürich", businessCount: 1 },
    ]);
    // Ottakring is in Vienna, and no business of the directory is in Austria.
    expect((await search("restaurant", "Ottakring")).place).toBeNull();
  });

  it.each([
    ["restaurant Kreis 4", "", "Kreis 4", "Tram Depot"],
    ["restaurant Kreis 4 Zürich", "", "Kreis 4, Zürich", "Tram Depot"],
    ["restaurant 10. Bezirk", "", "Wien 10", "Zum Zehner"],
    ["restaurant near Wien 10", "", "Wien 10", "Zum Zehner"],
    ["restaurant Wien 1", "", "Wien 1", "Zum Ersten"],
    ["restaurant", "1. Bezirk, Wien", "Wien 1", "Zum Ersten"],
    ["restaurant 1010", "", "1010", "Zum Ersten"],
  ])("knows a district by its number: %s %s", async (q, location, placeName, name) => {
    const { place, names } = await search(q, location);
    expect(place?.name).toBe(placeName);
    expect(names).toEqual([name]);
  });

  it.each([
    ["bakery near Xyzwil station", "Xyzwil station"],
    ["bakery Bahnhof Xyzwil", "Bahnhof Xyzwil"],
    ["Bahnhof Xyzwil bakery", "Bahnhof Xyzwil"],
    ["boulangerie près de la gare de Xyzwil", "gare de Xyzwil"],
    ["bakery near station Xyzwil", "station Xyzwil"],
    ["Bäckerei beim Bahnhof Xyzwil", "Bahnhof Xyzwil"],
    ["bakery Xyzwilplein square", "Xyzwilplein square"],
    ["bakery in Xyzwil", "Xyzwil"],
    ["bakery downtown Xyzwil", "downtown Xyzwil"],
    ["bakery near Xyzwil Depot", "Xyzwil Depot"],
    ["bakery near University of Wankdorf", "University of Wankdorf"],
    ["Bäckerei Innenstadt Xyzwil", "Innenstadt Xyzwil"],
  ])("says that a place is not known, not what is near another: %s", async (q, unknownPlace) => {
    const { place, names, widened } = await search(q);
    expect(place).toBeNull();
    expect(widened).toEqual({ unknownPlace });
    expect(names.toSorted()).toEqual(["Brezel Eck", "Old Bakery", "Station Bakery"]);
  });

  it("takes no wish for a part of an unknown place", async () => {
    expect((await search("bakery near Xyzwil cheap")).widened).not.toMatchObject({ unknownPlace: "Xyzwil cheap" });
  });

  it("says what lies nearest, if nothing lies near a district or an address between commas", async () => {
    const { place, names, widened } = await search("museum Wankdorf");
    expect(place?.name).toBe("Wankdorf");
    expect(widened).toMatchObject({ place: "Wankdorf", nearestKm: expect.any(Number) });
    expect(names).toEqual(["Kornhaus"]);
    expect((await search("pharmacy Halle 2")).place?.name).toBe("Halle 2");
  });

  it("takes postcodes of another country for no numbered district", async () => {
    expect((await search("restaurant", "Budapest 7")).place).toBeNull();
    expect((await search("restaurant Praha 1")).place).toBeNull();
  });

  it.each(["need a taxidermist", "find a luthier", "shop a barbecue", "um optometrist"])(
    "takes a word after an article for no place: %s",
    async (q) => {
      expect((await search(q)).widened?.unknownPlace).toBeUndefined();
    },
  );

  it("keeps the town beside an unknown place, and lists all where nothing else is asked for", async () => {
    const inTown = await search("books near Xyzwil station Belp");
    expect(inTown).toMatchObject({ place: { name: "Belp" }, widened: { unknownPlace: "Xyzwil station" } });
    expect(inTown.names).toEqual(["Terminal Books"]);
    const alone = await search("Bahnhof Xyzwil");
    expect(alone).toMatchObject({ place: null, widened: { unknownPlace: "Bahnhof Xyzwil" } });
    expect(alone.names.length).toBeGreaterThan(3);
  });

  it("says that there is none near it before it shows the nearest", async () => {
    const { place, widened, names } = await search("museum", "Wankdorf");
    expect(place?.name).toBe("Wankdorf");
    expect(widened).toMatchObject({ place: "Wankdorf", nearestKm: expect.any(Number) });
    expect(names).toEqual(["Kornhaus"]);
  });

  it("takes no words for a landmark that lie apart, name a kind or are part of a name", async () => {
    expect((await search("hotel", "Ringweg")).place).toBeNull();
    expect((await search("Bern", "bakery")).place?.kind).not.toBe("landmark");
    expect(await search("food in motion")).toMatchObject({ place: null, names: ["Food in Motion"] });
    expect((await search("bakery in Bern")).place).toEqual({ kind: "city", name: "Bern" });
  });
});

describe("suggestPlaces", () => {
  it("completes cities, postcodes and landmarks", async () => {
    const labels = async (q: string) => (await api.suggestPlaces(q)).map(({ kind, label }) => `${kind} ${label}`);
    expect(await labels("Ber")).toContain("city Bern");
    expect(await labels("wank")).toEqual(["landmark Wankdorf"]);
    expect(await labels("tomas mor")).toEqual(["landmark Tomas Morato"]);
    expect(await labels("haupt")).toEqual(["landmark Hauptbahnhof"]);
    expect(await labels("resta")).toEqual([]);
    // One address proves a place only where it is searched.
    expect(await labels("halle")).toEqual([]);
    expect(await labels(" ")).toEqual([]);
    const [postcode] = DIRECTORY.map(madeUpBusiness).map(({ zipCode }) => zipCode);
    expect(await labels(postcode?.slice(0, 3) ?? "")).toEqual([`postcode ${postcode}`]);
    expect(await api.suggestPlaces("wankdorf")).toEqual([
      { kind: "landmark", label: "Wankdorf", region: "Bern", businessCount: 2 },
    ]);
  });
});
