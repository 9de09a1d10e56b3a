import { lazyComponent } from "../../lazy/lazy-component.tsx";
import type { MapPanelProps } from "./map-panel.tsx";

/** Shows a `MapPanel`. */
export const lazyMapPanel = lazyComponent<MapPanelProps>("web/components/map/map-panel.tsx", () =>
  import("./map-panel.tsx").then(({ MapPanel }) => ({ Component: MapPanel })),
);
