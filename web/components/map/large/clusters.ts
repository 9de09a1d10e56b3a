import Supercluster from "supercluster";
import type { Bounds } from "#contract/lists/bounds";
import type { Place } from "./unpack-points.ts";

/** One pin on the map: a place, or a group of places that are close together at this zoom. */
export interface Pin {
  /** Equal for equal pins, so that one that stays keeps its element. */
  key: string;
  latitude: number;
  longitude: number;
  /** Undefined for a group. */
  place: Place | undefined;
  count: number;
  /** The group's id. */
  group: number | undefined;
}

export type Clusters = ReturnType<typeof createClusters>;

/** The pin of a group with this many places is larger. */
export const LARGE_GROUP = 10;
const RADIUS_PX = 62;
/** Width of Leaflet's world at zoom 0; the library's default is twice as large. */
const WORLD_PX = 256;
/** Maximum zoom of clusters, except for places at one point. */
const MAX_GROUP_ZOOM = 17;

/** Number of nearest groups to search for a place: some 14 centres fit into twice the radius. */
const MAX_NEAREST_GROUPS = 16;

/** Groups places for each zoom. Loading 20,000 takes some 30 ms. */
export function createClusters(places: readonly Place[]) {
  const index = new Supercluster<{ place: Place }>({ radius: RADIUS_PX, extent: WORLD_PX, maxZoom: MAX_GROUP_ZOOM });
  index.load(
    places.map((place) => ({
      type: "Feature",
      properties: { place },
      geometry: { type: "Point", coordinates: [place.longitude, place.latitude] },
    })),
  );
  const placesOf = (group: number, limit = Number.POSITIVE_INFINITY): Place[] =>
    index.getLeaves(group, limit).map(({ properties }) => properties.place);
  let placesById: Map<number, Place> | undefined;
  return {
    pins({ west, south, east, north }: Bounds, zoom: number): Pin[] {
      return index.getClusters([west, south, east, north], zoom).map(({ properties, geometry }) => {
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        if (!("cluster" in properties)) {
          const { place } = properties;
          return { key: `p${place.id}`, latitude, longitude, place, count: 1, group: undefined };
        }
        const { cluster_id: group, point_count: count } = properties;
        return { key: `g${group}`, latitude, longitude, place: undefined, count, group };
      });
    },
    /** Returns the zoom at which the group breaks up. */
    zoomOf: (group: number) => index.getClusterExpansionZoom(group),
    placesOf,
    /** Returns the pin of a place among the pins of a zoom: its own, or that of its group. */
    pinOf(id: number, pins: readonly Pin[]): Pin | undefined {
      const ownPin = pins.find(({ place }) => place?.id === id);
      placesById ??= new Map(places.map((place) => [place.id, place]));
      const place = placesById.get(id);
      if (ownPin || !place) return ownPin;
      const isOfPlace = ({ group }: Pin) => group !== undefined && placesOf(group).includes(place);
      return nearestGroups(place, pins).find(isOfPlace);
    },
  };
}

function nearestGroups({ latitude, longitude }: Place, pins: readonly Pin[]): Pin[] {
  const degreeWidth = Math.cos((latitude * Math.PI) / 180);
  const distances = pins
    .filter(({ group }) => group !== undefined)
    .map((pin) => ({
      pin,
      distance: Math.hypot(pin.latitude - latitude, (pin.longitude - longitude) * degreeWidth),
    }));
  distances.sort((a, b) => a.distance - b.distance);
  return distances.slice(0, MAX_NEAREST_GROUPS).map(({ pin }) => pin);
}
