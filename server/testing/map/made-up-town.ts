import { tileView } from "#domain/map/drawing/map-view";
import { worldPosition } from "#domain/map/mercator";
import { damagedMap } from "../../map/archive/damaged-map.ts";
import type { MapArchive } from "../../map/map-archive.ts";
import { line, madeUpTile, point } from "./made-up-tile.ts";

const ZOOM = 14;
/** West, south, east, north of the made-up town. */
const BOUNDS = [8.45, 47.35, 8.55, 47.45] as const;
const TOWN = { latitude: 47.4, longitude: 8.5 };
const STREETS_PX = [40, 120, 200, 280, 360, 440];

/** An archive in memory with the streets of a made-up town at zoom 14, each tile with the same streets. */
export function madeUpTown(version: string): MapArchive {
  return {
    version,
    attribution: "© OpenStreetMap contributors",
    minZoom: ZOOM,
    maxZoom: ZOOM,
    bounds: BOUNDS,
    readTile: async (zoom, x, y) => (isInside(zoom, x, y) ? townTile(x, y) : undefined),
  };
}

/** The same archive with tiles that cannot be read. */
export function damagedTown(version: string): MapArchive {
  return { ...madeUpTown(version), readTile: () => Promise.reject(damagedMap("The tile is damaged.")) };
}

function isInside(zoom: number, x: number, y: number): boolean {
  const { worldSize, left, top, width } = tileView({ zoom, x, y });
  const [west, south, east, north] = BOUNDS;
  const from = worldPosition({ latitude: north, longitude: west }, worldSize);
  const to = worldPosition({ latitude: south, longitude: east }, worldSize);
  return zoom === ZOOM && left < to.x && left + width > from.x && top < to.y && top + width > from.y;
}

function townTile(x: number, y: number): Uint8Array {
  const { worldSize, left, top } = tileView({ zoom: ZOOM, x, y });
  const town = worldPosition(TOWN, worldSize);
  return madeUpTile({
    roads: [
      line(
        [
          [0, 240],
          [512, 240],
        ],
        { kind: "major_road", kind_detail: "primary", name: "Seestrasse" },
      ),
      ...STREETS_PX.map((at) =>
        line(
          [
            [at, 0],
            [at, 512],
          ],
          { kind: "minor_road", kind_detail: "residential" },
        ),
      ),
    ],
    places: [point(town.x - left, town.y - top, { kind: "locality", kind_detail: "town", name: "Seedorf" })],
  });
}
