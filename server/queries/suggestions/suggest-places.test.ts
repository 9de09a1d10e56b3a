import { afterEach, describe, expect, it } from "vitest";
import type { Store } from "../../store/store.ts";
import { MOMENT, madeUpBusiness, openMadeUpStore } from "../../testing/directories/sample-directory.ts";
import { createPublicApi } from "../public-api.ts";

interface Town {
  city: string;
  country: string;
  latitude: number;
  longitude: number;
}

const PERTH: Town = { city: "Perth", country: "Australia", latitude: -31.9, longitude: 115.6 };
const SALZBURG: Town = { city: "Salzburg", country: "Austria", latitude: 47.8, longitude: 13.04 };
/** Towns at the points of districts that the table knows. */
const MARIBYRNONG: Town = { city: "Melbourne", country: "Australia", latitude: -37.772, longitude: 144.884 };
const MARIENDORF: Town = { city: "Berlin", country: "Germany", latitude: 52.438, longitude: 13.381 };
const MARINO: Town = { city: "Dublin", country: "Ireland", latitude: 53.37, longitude: -6.236 };
const LIND_IN_AUSTRIA: Town = { city: "Villach", country: "Austria", latitude: 46.622, longitude: 13.847 };
const LIND: Town = { city: "Winterthur", country: "Switzerland", latitude: 47.506, longitude: 8.734 };
const LINDENHOF: Town = { city: "Zürich", country: "Switzerland", latitude: 47.372, longitude: 8.54 };
const KREIS_1: Town = { city: "Zürich", country: "Switzerland", latitude: 47.371, longitude: 8.542 };
const ROSEMEADOW: Town = { city: "Sydney", country: "Australia", latitude: -34.104, longitude: 150.793 };

let store: Store | undefined;
afterEach(() => store?.close());

/** Suggests places of a directory with so many shops in each town. */
async function suggestionsIn(towns: [town: Town, shopCount: number][], text: string) {
  const shops = towns.flatMap(([{ city, country, latitude, longitude }, shopCount]) =>
    Array.from({ length: shopCount }, (_, n) =>
      madeUpBusiness({
        name: `Shop ${n} of ${city}`,
        city,
        country,
        state: "",
        zipCode: "",
        address: "",
        fullAddress: city,
        latitude,
        longitude,
      }),
    ),
  );
  store = await openMadeUpStore(shops);
  const places = await createPublicApi({ store, now: () => MOMENT }).suggestPlaces(text);
  return places.map(({ label, region, businessCount }) => `${label}, ${region}: ${businessCount}`);
}

describe("suggestions of districts", () => {
  it("are those with most businesses around, in whichever country", async () => {
    const towns: [Town, number][] = [
      [PERTH, 6],
      [MARIBYRNONG, 1],
      [SALZBURG, 5],
      [MARINO, 3],
      [MARIENDORF, 2],
    ];
    expect(await suggestionsIn(towns, "mari")).toEqual(["Marino, Dublin: 3", "Mariendorf, Berlin: 2"]);
  });

  it("begin with the one of which the text is the whole name, the largest of its namesakes", async () => {
    const towns: [Town, number][] = [
      [SALZBURG, 9],
      [LIND_IN_AUSTRIA, 3],
      [LIND, 1],
      [LINDENHOF, 4],
    ];
    expect(await suggestionsIn(towns, "lind")).toEqual(["Lind, Villach: 3", "Lindenhof, Zürich: 4"]);
    await store?.close();
    expect(await suggestionsIn(towns, "linde")).toEqual(["Lindenhof, Zürich: 4"]);
  });

  it.each<[Town, string, string[]]>([
    [ROSEMEADOW, "rose", ["Rosemeadow, Sydney: 2"]],
    [KREIS_1, "kreis", ["Kreis 1, Zürich: 2"]],
  ])("pass over districts of the same country without businesses: $0.city", async (town, text, suggestions) =>
    expect(await suggestionsIn([[town, 2]], text)).toEqual(suggestions),
  );
});
