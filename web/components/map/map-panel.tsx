import disclosureButton from "../header/disclosure-button.module.css";
import { Icon } from "../icon.tsx";
import { lazyResultsMap } from "./lazy-results-map.tsx";
import type { MapContents } from "./map-drawing.ts";
import styles from "./map-panel.module.css";

/** Shows the map of a list: a column on wide screens, otherwise a disclosure. */
export function MapPanel(props: MapContents) {
  return (
    <details className={styles.panel}>
      <summary className={disclosureButton.button}>
        <Icon name="map" /> Map
      </summary>
      <section className={styles.content} aria-labelledby="map-heading">
        <h2 id="map-heading" className={styles.title}>
          Where they are
        </h2>
        <lazyResultsMap.Component {...props} />
      </section>
    </details>
  );
}
