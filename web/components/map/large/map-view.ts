import "./allow-leaflet-probe.ts";
import L from "leaflet";
import { type Bounds, formatBounds } from "#contract/lists/bounds";
import type { Town } from "#contract/lists/map-points";
import type { SiteInfo } from "#contract/site";
import type { Coordinates } from "#domain/geography/distance";
import { MAX_OVERZOOM, TILE_PX } from "#domain/map/tile-size";
import { westernEdge } from "../map-extent.ts";
import { createClusters } from "./clusters.ts";
import { createPinLayer } from "./pin-layer.ts";
import { createTownLayer } from "./town-layer.ts";
import type { Place } from "./unpack-points.ts";

export interface MapViewOptions {
  site: Pick<SiteInfo, "map" | "tileServer">;
  isStill: boolean;
  /** The visitor pressed a pin; several places are at one point. */
  onChoose: (places: readonly Place[]) => void;
  /** The pointer or the focus is on the pin of a place. */
  onPoint: (id: number | undefined) => void;
  /** The visitor moved the map. */
  onMove: () => void;
}

export type MapView = ReturnType<typeof createMapView>;

const MIN_ZOOM = 2;
const MAX_ZOOM = 18;
const NEAR_ZOOM = 15;
/** Room for pins, whose points are at their foot, and for the tools at the side. */
const PADDING = { paddingTopLeft: L.point(32, 72), paddingBottomRight: L.point(84, 40) } satisfies L.FitBoundsOptions;
const PADDING_SUM = PADDING.paddingTopLeft.add(PADDING.paddingBottomRight);
const WORLD_DEGREES = 360;

/** Creates the map in a container: tiles or a plain ground with the names of towns, pins above. Call `remove` in the end. */
export function createMapView(container: HTMLElement, { site, isStill, onMove, ...pins }: MapViewOptions) {
  const map = L.map(container, {
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
    worldCopyJump: true,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    center: [0, 0],
    zoom: MIN_ZOOM,
  });
  const stopTheme = addTiles(map, site);
  const isPlain = site.map === undefined && site.tileServer === undefined;
  const pinLayer = createPinLayer(map, pins);
  const towns = createTownLayer(map, pinLayer.boxes);
  let me: L.Marker | undefined;
  /** Tells whether the program moves the map, rather than the visitor. */
  let isProgram = false;
  const moveBy = (move: () => void) => {
    isProgram = true;
    move();
    isProgram = false;
  };
  let nextFrame = 0;
  // The end of a drag has a frame of its own, so that neither is long on a slow phone.
  map.on("moveend", () => {
    cancelAnimationFrame(nextFrame);
    nextFrame = requestAnimationFrame(() => {
      pinLayer.update();
      towns.update();
    });
  });
  map.on("dragend zoomend", () => {
    if (!isProgram) onMove();
  });
  map.on("keydown", ({ originalEvent }) => {
    if (originalEvent.key.startsWith("Arrow")) onMove();
  });
  container.addEventListener("keydown", (event) => zoomOneStep(event, map), { capture: true });
  const resize = new ResizeObserver(() => moveBy(() => map.invalidateSize({ animate: false, pan: false })));
  resize.observe(container);
  /** Returns the visible rectangle as a parameter of lists. */
  const area = (): string => {
    const box = map.getBounds();
    const width = box.getEast() - box.getWest();
    const [west, east] = width >= WORLD_DEGREES ? [-180, 180] : [wrapped(box.getWest()), wrapped(box.getEast())];
    return formatBounds({ west, east, south: Math.max(-90, box.getSouth()), north: Math.min(90, box.getNorth()) });
  };

  return {
    setPlaces(places: readonly Place[], townsOfPlaces: readonly Town[]) {
      pinLayer.setClusters(createClusters(places));
      towns.setTowns(isPlain ? townsOfPlaces : []);
    },
    /** Shows these points, or the rectangle. A map that shows the rectangle already stays as it is. */
    fit(points: readonly Coordinates[], bounds?: Bounds) {
      if (bounds && area() === formatBounds(bounds)) return;
      const corners = bounds ? cornersOf(bounds) : acrossDateLine(points);
      if (corners.length === 0) return;
      const limits = bounds ? { maxZoom: MAX_ZOOM } : { ...PADDING, maxZoom: NEAR_ZOOM };
      moveBy(() => map.fitBounds(L.latLngBounds(corners), { ...limits, animate: false }));
    },
    area,
    /** Returns the zoom at which `fit` shows these points. */
    zoomFor(points: readonly Coordinates[]): number {
      if (points.length === 0) return NEAR_ZOOM;
      const zoom = map.getBoundsZoom(L.latLngBounds(acrossDateLine(points)), false, PADDING_SUM);
      return Math.min(zoom, NEAR_ZOOM);
    },
    /** Fills the container, whose size has changed. */
    fill: () => moveBy(() => map.invalidateSize({ animate: false, pan: false })),
    zoomBy: (steps: number) => void map.zoomIn(steps),
    /** Marks the pin of a place, or of its group. */
    mark: pinLayer.mark,
    choose: pinLayer.choose,
    focusPin: pinLayer.focus,
    /** Shows the position of the visitor, and optionally moves there. */
    setMe({ latitude, longitude }: Coordinates, isCentred: boolean) {
      me?.remove();
      me = L.marker([latitude, longitude], {
        icon: iconOf("large-map-me"),
        interactive: false,
        keyboard: false,
        title: "",
      });
      me.addTo(map);
      if (isCentred) map.setView([latitude, longitude], Math.max(map.getZoom(), NEAR_ZOOM), { animate: !isStill });
    },
    remove() {
      resize.disconnect();
      cancelAnimationFrame(nextFrame);
      pinLayer.remove();
      stopTheme();
      map.remove();
    },
  };
}

/** Zooms one step. On many keyboards plus needs Shift, with which Leaflet would zoom three steps. */
function zoomOneStep(event: KeyboardEvent, map: L.Map): void {
  if (event.target !== map.getContainer() || !event.shiftKey || event.key !== "+") return;
  event.preventDefault();
  event.stopPropagation();
  map.zoomIn(1);
}

function iconOf(className: string): L.DivIcon {
  // Leaflet would turn a text into HTML, even an empty one.
  return L.divIcon({ className, html: document.createElement("span"), iconSize: [0, 0] });
}

/** Adds the layer of tiles, in the colours of the page. Returns the function that ends it. */
function addTiles(map: L.Map, { map: streets, tileServer }: MapViewOptions["site"]): () => void {
  if (streets === undefined) {
    if (tileServer)
      L.tileLayer(tileServer.url, { maxZoom: MAX_ZOOM, maxNativeZoom: MAX_ZOOM, detectRetina: false }).addTo(map);
    return () => undefined;
  }
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const url = () =>
    `/map/{z}/{x}/{y}.svg?theme=${dark.matches ? "dark" : "light"}&v=${encodeURIComponent(streets.version)}`;
  const [west, south, east, north] = streets.bounds;
  const layer = L.tileLayer(url(), {
    tileSize: TILE_PX,
    zoomOffset: -1,
    minZoom: streets.minZoom + 1,
    maxNativeZoom: Math.min(MAX_ZOOM, streets.maxZoom + MAX_OVERZOOM + 1),
    maxZoom: MAX_ZOOM,
    bounds: [
      [south, west],
      [north, east],
    ],
  }).addTo(map);
  const change = () => void layer.setUrl(url());
  dark.addEventListener("change", change);
  return () => dark.removeEventListener("change", change);
}

function cornersOf({ west, south, east, north }: Bounds): L.LatLngTuple[] {
  return [
    [south, west],
    [north, east < west ? east + WORLD_DEGREES : east],
  ];
}

/** Counts longitudes eastwards from the widest gap, so that the map does not go round the world. */
function acrossDateLine(points: readonly Coordinates[]): L.LatLngTuple[] {
  const west = westernEdge(points);
  return points.map(({ latitude, longitude }) => [latitude, longitude < west ? longitude + WORLD_DEGREES : longitude]);
}

function wrapped(longitude: number): number {
  return ((((longitude + 180) % WORLD_DEGREES) + WORLD_DEGREES) % WORLD_DEGREES) - 180;
}
