import { describe, expect } from "vitest";
import { contentWidth } from "./support/locators.ts";
import { resize, testOn } from "./support/test.ts";

const TOWN = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";
const WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft".repeat(2);
const SEARCHED = "W".repeat(190);

const inTown = (index: number, fields: object) => ({
  name: `Plain ${index}`,
  category: "Restaurant",
  full_address: `1 Example Street, ${TOWN}`,
  city: TOWN,
  country: "United Kingdom",
  rating: 4,
  reviews: 2,
  latitude: 53.2 + index / 1000,
  longitude: -4.2 + index / 1000,
  place_id: `ChIJ_made_up_${index}`,
  ...fields,
});

const test = testOn({
  rows: [
    inTown(1, { category: WORD }),
    inTown(2, { name: WORD, description: WORD }),
    inTown(3, { full_address: WORD }),
    inTown(4, {}),
  ],
});
describe("words longer than a line of a window", () => {
  test.for([
    "/",
    "/businesses",
    "/cities",
    `/city/${TOWN}`,
    "/business/1",
    "/business/2",
    "/business/3",
    "/business/4",
    `/businesses?search=${SEARCHED}`,
    `/businesses?category=${SEARCHED}&city=${SEARCHED}`,
    `/search?q=${SEARCHED}&location=${SEARCHED}`,
    `/cities?search=${SEARCHED}`,
  ])("wrap on %s, at any width", async (path, { visit }) => {
    const page = await visit(path, { viewport: { width: 360, height: 740 } });
    for (const width of [360, 768, 1280]) {
      await resize(page, width, 740);
      await expect.poll(() => contentWidth(page), { message: `${width}` }).toBe(width);
    }
  });
});
