import { type MouseEvent } from "react";
import { useApp } from "../../app-context.ts";
import layout from "../../styles/layout.module.css";
import { Icon } from "../icon.tsx";
import { lazyResultsMap } from "./lazy-results-map.tsx";
import type { MapContents } from "./map-drawing.ts";
import styles from "./map-panel.module.css";

const ID = "map";

/** Shows the map of a list: a column on wide screens, otherwise a sheet, which a button at the foot of the screen opens. */
export function MapPanel(props: MapContents) {
  const { map } = useApp().site;
  return (
    <>
      <button className={styles.open} type="button" popoverTarget={ID}>
        <Icon name="map" /> Map
      </button>
      <section
        id={ID}
        className={styles.panel}
        popover="auto"
        aria-label="Map"
        data-streets={map && ""}
        onClick={closeOnMarker}
      >
        <lazyResultsMap.Component {...props} streets={map} />
        <button
          className={`${layout.quietButton} ${styles.close}`}
          type="button"
          popoverTarget={ID}
          popoverTargetAction="hide"
        >
          Show the list
        </button>
      </section>
    </>
  );
}

/** A marker leads to its card, which the sheet would cover. */
function closeOnMarker({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest('a[href^="#"]') && currentTarget.matches(":popover-open"))
    currentTarget.hidePopover();
}
