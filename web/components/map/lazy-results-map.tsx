import { Suspense, use } from "react";
import { ErrorBoundary } from "../../lazy/error-boundary.tsx";
import { lazyModule } from "../../lazy/lazy-module.ts";
import styles from "./lazy-results-map.module.css";
import type { MapContents } from "./map-drawing.ts";

export const lazyResultsMap = lazyModule("web/components/map/results-map.tsx", () => import("./results-map.tsx"));

/**
 * Shows a `ResultsMap`, whose code browsers load after that of the page. Until then the server's drawing stays, or an empty frame is shown. A page is
 * complete without its map, so that nothing is shown if the code does not load.
 */
export function LazyResultsMap(props: MapContents) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<div className={styles.frame} />}>
        <LoadedMap {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadedMap(props: MapContents) {
  const { ResultsMap } = lazyResultsMap.module ?? use(lazyResultsMap.load());
  return <ResultsMap {...props} />;
}
