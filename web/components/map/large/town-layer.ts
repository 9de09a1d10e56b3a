import L from "leaflet";
import type { Town } from "#contract/lists/map-points";
import type { Box } from "../map-labels.ts";
import { type NameSize, placeTownNames } from "./town-names.ts";

interface ShownTown {
  town: Town;
  marker: L.Marker;
  label: HTMLElement;
  size: NameSize;
}

/**
 * Labels towns on a map without streets. Of two overlapping labels, the one of the town with more businesses is shown. `pinBoxes` returns
 * the bounding boxes of the pins.
 */
export function createTownLayer(map: L.Map, pinBoxes: () => readonly Box[]) {
  let towns: ShownTown[] = [];

  function update(): void {
    if (towns.length === 0) return;
    const names = towns.map(({ town: { latitude, longitude }, size }) => {
      const { x, y } = map.latLngToLayerPoint([latitude, longitude]);
      return { x, y, ...size };
    });
    for (const [index, offset] of placeTownNames(names, pinBoxes()).entries()) {
      const { marker, label } = towns[index] as ShownTown;
      if (offset === undefined) {
        marker.remove();
        continue;
      }
      label.style.left = `${offset.x}px`;
      label.style.top = `${offset.y}px`;
      if (!map.hasLayer(marker)) marker.addTo(map);
    }
  }

  const measure = createMeasure(map.getContainer());

  return {
    update,
    setTowns(nextTowns: readonly Town[]) {
      for (const { marker } of towns) marker.remove();
      towns = nextTowns.map((town) => ({ town, ...markerOf(town), size: measure(town.name) }));
      update();
    },
  };
}

function markerOf({ name, latitude, longitude }: Town): Pick<ShownTown, "marker" | "label"> {
  const label = document.createElement("span");
  label.textContent = name;
  const icon = L.divIcon({ className: "large-map-town", html: label, iconSize: [0, 0] });
  const options = { icon, interactive: false, keyboard: false, pane: "overlayPane", title: "" };
  return { marker: L.marker([latitude, longitude], options), label };
}

/** Sizes of names in the style sheet: `--text-c`, and the height of a line. */
const LETTERS_REM = 0.875;
const LINE_HEIGHT = 1.2;

/** Returns a function that measures a name in pixels, without a layout of the page. */
function createMeasure(container: HTMLElement): (name: string) => NameSize {
  const fontSize = LETTERS_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const context = document.createElement("canvas").getContext("2d");
  if (context) context.font = `700 ${fontSize}px ${getComputedStyle(container).fontFamily}`;
  return (name) => ({
    width: context?.measureText(name).width ?? name.length * fontSize,
    height: fontSize * LINE_HEIGHT,
  });
}
