import { expect, it } from "vitest";
import { contentHash } from "../output/content-hash.ts";
import { madeUpTown } from "../testing/map/made-up-town.ts";
import { drawCardMap, drawTile } from "./map-drawer.ts";
import { mapVersion } from "./map-version.ts";

const MAP = madeUpTown("a");

it("A change of drawings raises their version, since browsers keep each for a year", async () => {
  const drawing = await drawTile(MAP, { zoom: 14, x: 8578, y: 5736 }, undefined);
  expect({ version: mapVersion(MAP), drawing: contentHash(drawing ?? "") }).toMatchInlineSnapshot(`
    {
      "drawing": "IZZO_VOlLKbsCYz5-zh6GDQ0GmE",
      "version": "1-a",
    }
  `);
});

it("The map of a shared link has the light colours, and nothing of another place", async () => {
  const drawing = await drawCardMap(MAP, { latitude: 47.4, longitude: 8.5 });
  expect(drawing).toContain('width="500" height="148"');
  expect(drawing).not.toContain("@media");
  expect(await drawCardMap(MAP, { latitude: 10, longitude: 10 })).toBeUndefined();
});
