import L from "leaflet";
import type { Town } from "#contract/lists/map-points";

/** Least distances between the middles of two names. */
const MIN_X_PX = 110;
const MIN_Y_PX = 30;

/** Writes names of towns on the plain ground: where two would overlap, the town with more businesses has its name. */
export function createTownLayer(map: L.Map) {
  let towns: { town: Town; marker: L.Marker }[] = [];

  function update(): void {
    const shownPoints: L.Point[] = [];
    for (const { town, marker } of towns) {
      const point = map.latLngToLayerPoint([town.latitude, town.longitude]);
      const isFree = shownPoints.every(
        ({ x, y }) => Math.abs(x - point.x) > MIN_X_PX || Math.abs(y - point.y) > MIN_Y_PX,
      );
      if (isFree) shownPoints.push(point);
      if (isFree === map.hasLayer(marker)) continue;
      if (isFree) marker.addTo(map);
      else marker.remove();
    }
  }

  return {
    update,
    setTowns(nextTowns: readonly Town[]) {
      for (const { marker } of towns) marker.remove();
      towns = nextTowns.map((town) => ({ town, marker: markerOf(town) }));
      update();
    },
  };
}

function markerOf({ name, latitude, longitude }: Town): L.Marker {
  const label = document.createElement("span");
  label.textContent = name;
  const icon = L.divIcon({ className: "large-map-town", html: label, iconSize: [0, 0] });
  return L.marker([latitude, longitude], { icon, interactive: false, keyboard: false, pane: "overlayPane", title: "" });
}
