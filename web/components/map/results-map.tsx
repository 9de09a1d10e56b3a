import type { Coordinates } from "#domain/geography/distance";
import { Icon } from "../icon.tsx";
import { drawMap, FRAME, type MapContents } from "./map-drawing.ts";
import type { MapProjection } from "./map-projection.ts";
import styles from "./results-map.module.css";

/** Where businesses are, drawn from their coordinates alone; nothing where a map would tell nothing. */
export function ResultsMap(props: MapContents) {
  const drawing = drawMap(props);
  if (!drawing) return null;
  const { map, centre, square, svg } = drawing;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        role="group"
        aria-label={`Map of ${props.points.length} places`}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <figcaption className={styles.caption}>
        {centre && centre === props.here && <span>The point without a number is you.</span>}
        {square && <span>{`Each square is ${square} wide.`}</span>}
        <a href={outsideMapUrl(map, centre)} rel="noopener" target="_blank">
          <Icon name="globe" size={16} /> Open in OpenStreetMap
        </a>
      </figcaption>
    </figure>
  );
}

/** The same part of the earth with streets, where the visitor goes on as they like. */
function outsideMapUrl({ centre, zoom }: MapProjection, marked: Coordinates | undefined): string {
  const at = (spot: Coordinates) => [spot.latitude.toFixed(5), spot.longitude.toFixed(5)] as const;
  const [latitude, longitude] = at(marked ?? centre);
  const marker = marked ? `?mlat=${latitude}&mlon=${longitude}` : "";
  return `https://www.openstreetmap.org/${marker}#map=${zoom}/${latitude}/${longitude}`;
}
