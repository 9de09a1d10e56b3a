import { describe, expect, it } from "vitest";
import { tileAt } from "#domain/map/map-box";
import { LAKESIDE_STATION } from "../../testing/map/made-up-archive.ts";
import { madeUpTile, point } from "../../testing/map/made-up-tile.ts";
import { isDamagedMap } from "../archive/damaged-map.ts";
import { readPlaceLabels } from "./read-place-labels.ts";

const { x, y } = tileAt(LAKESIDE_STATION, 14);
const at = (properties: Record<string, string | number>, [left, top]: readonly [number, number] = [256, 256]) =>
  point(left, top, properties);
const labels = (layer: "places" | "pois", ...features: ReturnType<typeof at>[]) =>
  readPlaceLabels(madeUpTile({ [layer]: features }), 14, x, y);

describe("readPlaceLabels", () => {
  it("reads districts, towns, stations, airports and squares, and nothing else", () => {
    const kinds = labels(
      "places",
      at({ kind: "neighbourhood", name: "Reedbank" }),
      at({ kind: "locality", name: "Lakeside" }),
      at({ kind: "region", name: "Lake County" }),
      at({ kind: "unknown", kind_detail: "suburb", name: "Millside" }),
    );
    expect(kinds.map(({ name, kind }) => [name, kind])).toEqual([
      ["Reedbank", "district"],
      ["Lakeside", "town"],
      ["Millside", "district"],
    ]);
    const pois = labels(
      "pois",
      at({ kind: "station", name: "Central" }),
      at({ kind: "aerodrome", name: "Lakeside Airfield" }),
      at({ kind: "square", name: "Heron Square" }),
      at({ kind: "restaurant", name: "Heron's" }),
      at({ kind: "bus_stop", name: "Quay" }),
    );
    expect(pois.map(({ kind }) => kind)).toEqual(["station", "airport", "square"]);
  });

  it("takes the names of all languages as keys, the local one as the name", () => {
    const [place] = labels(
      "places",
      at({ kind: "neighbourhood", "name:de": "Röhrichtufer", name: "Rive-Roseaux", pgf: "x" }),
    );
    expect(place).toMatchObject({ name: "Rive-Roseaux", keys: ["rive roseaux", "rohrichtufer"] });
  });

  it("cleans markup and control characters, and drops names that have nothing else", () => {
    const places = labels(
      "pois",
      at({ kind: "square", name: '<script>alert("1")</script>Heron\u0000 \u202eSquare' }),
      at({ kind: "square", name: "<b></b>" }),
      at({ kind: "square", name: "\u0007\u0008" }),
      at({ kind: "square", name: "a < b & c" }),
      at({ kind: "square", name: "x".repeat(5_000) }),
      at({ kind: "square" }),
    );
    expect(places.map(({ name }) => name).filter((name) => name.length < 100)).toEqual([
      'alert("1") Heron Square',
      "a b & c",
    ]);
    for (const { name } of places) expect(name).not.toMatch(/[<>\u0000-\u001f]/);
  });

  it("places a label where its tile says, and drops those outside of it", () => {
    const [place] = labels("pois", at({ kind: "station", name: "Central", min_zoom: 9 }, [0, 0]));
    expect(place?.latitude).toBeGreaterThan(47.34);
    expect(place?.latitude).toBeLessThan(47.37);
    expect(place?.longitude).toBeCloseTo((x / 2 ** 14) * 360 - 180, 5);
    expect(place?.rank).toBe(9);
    expect(
      labels(
        "pois",
        at({ kind: "station", name: "Far" }, [11_250, 0]),
        at({ kind: "station", name: "Out" }, [0, -500]),
      ),
    ).toEqual([]);
    expect(labels("pois", at({ kind: "station", name: "No zoom", min_zoom: "x" }))[0]?.rank).toBe(20);
  });

  it("refuses bytes that are no tile as damaged", () => {
    const tile = madeUpTile({ pois: [at({ kind: "station", name: "Central" })] });
    for (const bytes of [tile.subarray(0, tile.length - 3), Buffer.from("no vector tile, but a text of some length")]) {
      let error: unknown;
      try {
        readPlaceLabels(bytes, 14, x, y);
      } catch (reason) {
        error = reason;
      }
      expect(error === undefined || isDamagedMap(error)).toBe(true);
    }
  });
});
