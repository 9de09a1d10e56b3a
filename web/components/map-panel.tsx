import { Icon } from "./icon.tsx";
import styles from "./map-panel.module.css";
import opener from "./opener.module.css";
import { ResultsMap, type ResultsMapProps } from "./results-map.tsx";

/** The map of a list: beside it where there is room, otherwise folded away. */
export function MapPanel(props: ResultsMapProps) {
  return (
    <details className={styles.panel}>
      <summary className={opener.opener}>
        <Icon name="map" /> Map
      </summary>
      <section className={styles.content} aria-labelledby="map-heading">
        <h2 id="map-heading" className={styles.title}>
          Where they are
        </h2>
        <ResultsMap {...props} />
      </section>
    </details>
  );
}
