import { lazyComponent } from "../../lazy/lazy-component.tsx";
import styles from "./lazy-results-map.module.css";
import type { MapContents } from "./map-drawing.ts";

/** Shows a `ResultsMap`. */
export const lazyResultsMap = lazyComponent<MapContents>(
  "web/components/map/results-map.tsx",
  () => import("./results-map.tsx").then(({ ResultsMap }) => ({ Component: ResultsMap })),
  <div className={styles.frame} />,
);
