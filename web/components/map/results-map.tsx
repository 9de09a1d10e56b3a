import "../../lazy/shared-modules.ts";
import type { Coordinates } from "#domain/geography/distance";
import { streetsAround, zoomOfScale } from "#domain/map/small-maps";
import { joinList } from "#domain/text/join-list";
import { Icon } from "../icon.tsx";
import { drawMap, FRAME, MARKER_RADIUS, type MapContents, type MapMarker, type MapRings } from "./map-drawing.ts";
import type { MapProjection } from "./map-projection.ts";
import styles from "./results-map.module.css";
import { MapCredit, StreetsImage } from "./streets-image.tsx";

const METRES_PER_KM = 1000;

/** Draws a map without streets from coordinates; renders nothing for fewer than two places. */
export function ResultsMap(props: MapContents) {
  const { outliers = [] } = props;
  const drawing = drawMap(props);
  if (!drawing) return null;
  const { projection, centre, rings, leaders, here, markers, towns: allTowns, scale } = drawing;
  const place = {
    centre: projection.centre,
    zoom: zoomOfScale(METRES_PER_KM / projection.unitsPerKm, projection.centre.latitude),
  };
  const streets = streetsAround(place, props.streets);
  const grid = streets ? undefined : drawing.grid;
  const captions = streets ? [] : drawing.captions;
  const towns = streets ? [] : allTowns;
  return (
    <figure className={styles.figure} data-streets={streets && ""}>
      {streets && (
        <StreetsImage
          kind="list"
          className={styles.streets}
          alt=""
          isLazy
          pins={here ? [...markers, here] : markers}
          {...{ view: place, streets }}
        />
      )}
      <svg
        className={styles.map}
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        role="group"
        aria-label={`Map of ${props.points.length} places`}
      >
        {rings && <Rings {...rings} />}
        {grid !== undefined && <path className={styles.grid} d={grid} />}
        <path className={styles.leader} d={leaders.lines} />
        <path className={styles.spot} d={leaders.dots} />
        {here && (
          <g>
            <title>You are here</title>
            <circle className={styles.here} cx={here.x} cy={here.y} r="7" />
          </g>
        )}
        {markers.map((marker) => (
          <Marker key={marker.id} marker={marker} />
        ))}
        {towns.map(({ x, y, anchor, text }) => (
          <text
            key={text}
            className={`${styles.name} ${styles.town}`}
            x={x}
            y={y}
            textAnchor={anchor}
            aria-hidden="true"
          >
            {text}
          </text>
        ))}
        {captions.map(({ x, y, anchor, text }) => (
          <text key={`${x} ${y}`} className={styles.name} x={x} y={y} textAnchor={anchor} aria-hidden="true">
            {text}
          </text>
        ))}
        <g className={styles.scale}>
          <text x="12" y="340">
            {scale.label}
          </text>
          <path d={`M12 345v5h${scale.length}v-5`} />
        </g>
        <g className={styles.scale}>
          <title>North is up</title>
          <text x="381" y="40" textAnchor="middle">
            N
          </text>
          <path d="M381 10v18M376 16l5-6 5 6" />
        </g>
      </svg>
      <figcaption className={styles.caption}>
        {here && <span>The point without a number is you.</span>}
        {outliers.length > 0 && <span>{outlierSentence(outliers)}</span>}
        {grid !== undefined && <span>{`Each square is ${scale.label} wide.`}</span>}
        {streets && <MapCredit streets={streets} />}
        <a href={openStreetMapUrl(projection, centre)} rel="noopener" target="_blank">
          <Icon name="globe" size={16} /> Open in OpenStreetMap
        </a>
      </figcaption>
    </figure>
  );
}

function Marker({ marker: { href, rel, label, x, y, number } }: { marker: MapMarker }) {
  const isFocus = number === undefined;
  return (
    <g transform={`translate(${x} ${y})`}>
      <a href={href} rel={rel} className={isFocus ? styles.focus : undefined}>
        <title>{isFocus ? label : `${number}. ${label}`}</title>
        <circle r={MARKER_RADIUS} />
        {isFocus ? <circle className={styles.focusDot} r="4" /> : <text y="4.5">{number}</text>}
      </a>
    </g>
  );
}

function Rings({ x, y, circles, labels }: MapRings) {
  return (
    <g aria-hidden="true">
      {circles.map(({ radius }) => (
        <circle key={radius} className={styles.ring} cx={x} cy={y} r={radius} />
      ))}
      {labels.map((label) => (
        <text key={label.text} className={styles.ringLabel} x={label.x} y={label.y}>
          {label.text}
        </text>
      ))}
    </g>
  );
}

/** Example: “Far away and not on this map: Alpha and Beta.” */
function outlierSentence(outliers: readonly { label: string }[]): string {
  return `Far away and not on this map: ${joinList(outliers.map(({ label }) => label))}.`;
}

function openStreetMapUrl({ centre, zoom }: MapProjection, markedPlace: Coordinates | undefined): string {
  const coordinatesOf = (point: Coordinates) => [point.latitude.toFixed(5), point.longitude.toFixed(5)] as const;
  const [latitude, longitude] = coordinatesOf(markedPlace ?? centre);
  const marker = markedPlace ? `?mlat=${latitude}&mlon=${longitude}` : "";
  return `https://www.openstreetmap.org/${marker}#map=${zoom}/${latitude}/${longitude}`;
}
