import { lazyModule } from "../../lazy/lazy-module.ts";

/** Leaflet and the code that needs it. The server never loads it. */
export const largeMapModule = lazyModule(
  "web/components/map/large/large-map.tsx",
  () => import("./large/large-map.tsx"),
);
