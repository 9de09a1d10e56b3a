import { type DistanceUnit, distanceLabel, roundDistance, type Spot } from "#domain/distance";
import { type Caption, placeCaptions, placeRingLabels, spreadApart } from "#domain/map-labels";
import { type MapPosition, type MapProjection, mapProjection, scaleBar } from "#domain/map-projection";
import { Icon } from "./icon.tsx";
import styles from "./results-map.module.css";

export interface MapPoint extends Spot {
  id: string;
  /** Its name. */
  label: string;
  href: string;
  rel?: "nofollow" | undefined;
  /** What is written beside it; its name, unless told. */
  caption?: string;
}

export interface ResultsMapProps {
  points: readonly MapPoint[];
  /** The `id` of the point that the others are near; it has no number. */
  focus?: string;
  /** Where the visitor is; shown when no point is in focus. */
  here?: Spot | undefined;
  unit?: DistanceUnit;
}

const FRAME = { width: 400, height: 360, padding: 34 };
const RADIUS = 13;
/** Leaves each number a target of 24 CSS pixels on the smallest phone. */
const APART = 34;
const FONT_SIZE = 13;
const RING_FONT_SIZE = 11;
const LONGEST_CAPTION = 24;
const LONGEST_BAR = 90;
const SCALE_BOX = { left: 0, top: 326, right: 130, bottom: 360 };
const COMPASS_BOX = { left: 362, top: 0, right: 400, bottom: 46 };
/** Beyond it the scale differs too much between the upper and the lower edge for a grid and rings. */
const LARGEST_KM = 600;

/**
 * Where businesses are, drawn from their coordinates alone: numbers in the order of the points, each a link, with
 * scale, grid or rings of round distances, and north. Nothing without a point, or with one and nothing to compare it to.
 */
export function ResultsMap({ points, focus, here, unit = "km" }: ResultsMapProps) {
  const centre = points.find(({ id }) => id === focus) ?? here;
  const spots = here && centre === here ? [...points, here] : points;
  if (spots.length < 2) return null;
  const map = mapProjection(spots, FRAME);
  const signs = spreadApart(
    spots.map((spot) => map.position(spot)),
    APART,
    FRAME,
  );
  const bar = scaleBar(map, LONGEST_BAR, unit);
  const isNear = FRAME.height / map.unitsPerKm < LARGEST_KM;
  const rings = isNear && centre ? ringsAround(map, centre, unit) : undefined;
  const space = { ...FRAME, radius: RADIUS, taken: [SCALE_BOX, COMPASS_BOX] };
  const labels = rings ? placeRingLabels(rings, rings.circles, signs, { ...space, fontSize: RING_FONT_SIZE }) : [];
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
        role="group"
        aria-label={`Map of ${points.length} places`}
      >
        {rings && <Rings {...rings} labels={labels} />}
        {isNear && !centre && <Grid cell={bar.length} />}
        <Points
          map={map}
          points={points}
          signs={signs}
          captions={placeCaptions(captioned(points, signs), { ...space, fontSize: FONT_SIZE, labels })}
          focus={focus}
          here={centre === here ? here : undefined}
        />
        <Scale length={bar.length} label={distanceLabel(bar.km, unit)} />
        <Compass />
      </svg>
      <figcaption className={styles.caption}>
        {here && centre === here && <span>The point without a number is you.</span>}
        {isNear && !centre && <span>Each square is {distanceLabel(bar.km, unit)} wide.</span>}
        <a href={outsideMapUrl(map, centre)} rel="noopener" target="_blank">
          <Icon name="globe" size={16} /> Open in OpenStreetMap
        </a>
      </figcaption>
    </figure>
  );
}

interface PointsProps extends Pick<ResultsMapProps, "points" | "focus" | "here"> {
  map: MapProjection;
  /** Where the number of each point stands. */
  signs: readonly MapPosition[];
  captions: readonly (Caption | undefined)[];
}

function Points({ map, points, signs, captions, focus, here }: PointsProps) {
  const spots = points.map((point) => map.position(point));
  const hereAt = here && map.position(here);
  const leaders = spots.flatMap((spot, index) => leaderOf(spot, signs[index] ?? spot));
  let number = 0;
  return (
    <>
      <path
        className={styles.leader}
        d={leaders.map(({ spot, sign }) => `M${spot.x} ${spot.y}L${sign.x} ${sign.y}`).join("")}
      />
      <path className={styles.spot} d={leaders.map(({ spot }) => `M${spot.x} ${spot.y}h0`).join("")} />
      {hereAt && (
        <g>
          <title>You are here</title>
          <circle className={styles.here} cx={hereAt.x} cy={hereAt.y} r="7" />
        </g>
      )}
      {points.map((point, index) => {
        const { x, y } = signs[index] ?? FRAME_CENTRE;
        // not known to the types, which take every link for one of HTML
        const place = { transform: `translate(${x} ${y})` };
        const isFocus = point.id === focus;
        if (!isFocus) number++;
        return (
          <a key={point.id} href={point.href} rel={point.rel} className={isFocus ? styles.focus : undefined} {...place}>
            <title>{isFocus ? point.label : `${number}. ${point.label}`}</title>
            <circle r={RADIUS} />
            {isFocus ? <circle className={styles.focusDot} r="4" /> : <text y="4.5">{number}</text>}
          </a>
        );
      })}
      {captions.map((caption, index) =>
        caption ? (
          <text
            key={points[index]?.id}
            className={styles.name}
            x={caption.x}
            y={caption.y}
            textAnchor={caption.anchor}
            aria-hidden="true"
          >
            {caption.text}
          </text>
        ) : null,
      )}
    </>
  );
}

const FRAME_CENTRE = { x: FRAME.width / 2, y: FRAME.height / 2 };

/** From where the business is to where its number stands, when the number had to make room. */
function leaderOf(spot: MapPosition, sign: MapPosition) {
  return Math.hypot(spot.x - sign.x, spot.y - sign.y) < 2 ? [] : [{ spot, sign }];
}

function captioned(points: readonly MapPoint[], signs: readonly MapPosition[]) {
  return points.map((point, index) => ({ ...(signs[index] ?? FRAME_CENTRE), text: captionOf(point) }));
}

function captionOf({ caption, label }: MapPoint): string {
  const text = caption ?? label;
  return text.length > LONGEST_CAPTION
    ? `${[...text]
        .slice(0, LONGEST_CAPTION - 1)
        .join("")
        .trimEnd()}…`
    : text;
}

/** Squares of the scale's length, from the middle outwards. */
function Grid({ cell }: { cell: number }) {
  const from = (middle: number) => middle - Math.ceil(middle / cell) * cell;
  const lines = (middle: number, size: number, path: (at: number) => string) =>
    Array.from({ length: Math.ceil(size / cell) + 1 }, (_, index) => path(Math.round(from(middle) + index * cell)));
  const d = [
    ...lines(FRAME.width / 2, FRAME.width, (x) => `M${x} 0V${FRAME.height}`),
    ...lines(FRAME.height / 2, FRAME.height, (y) => `M0 ${y}H${FRAME.width}`),
  ].join("");
  return <path className={styles.grid} d={d} />;
}

const RINGS = [1, 2, 3, 4];

/** Circles of round distances around a spot. */
function ringsAround(map: MapProjection, centre: Spot, unit: DistanceUnit) {
  const km = roundDistance(FRAME.height / 3 / map.unitsPerKm, unit);
  const circles = RINGS.map((times) => ({
    radius: Math.round(times * km * map.unitsPerKm),
    text: distanceLabel(times * km, unit),
  }));
  return { ...map.position(centre), circles };
}

function Rings({ x, y, circles, labels }: ReturnType<typeof ringsAround> & { labels: readonly Caption[] }) {
  return (
    <g aria-hidden="true">
      {circles.map(({ radius }) => (
        <circle key={radius} className={styles.ring} cx={x} cy={y} r={radius} />
      ))}
      {labels.map(({ text, ...at }) => (
        <text key={text} className={styles.ringLabel} x={at.x} y={at.y}>
          {text}
        </text>
      ))}
    </g>
  );
}

function Scale({ length, label }: { length: number; label: string }) {
  return (
    <g className={styles.scale}>
      <text x="12" y="340">
        {label}
      </text>
      <path d={`M12 345v5h${length}v-5`} />
    </g>
  );
}

function Compass() {
  return (
    <g className={styles.scale}>
      <title>North is up</title>
      <text x="381" y="40" textAnchor="middle">
        N
      </text>
      <path d="M381 10v18M376 16l5-6 5 6" />
    </g>
  );
}

/** The same part of the earth with streets, where the visitor goes on as they like. */
function outsideMapUrl({ centre, zoom }: MapProjection, marked: Spot | undefined): string {
  const at = (spot: Spot) => [spot.latitude.toFixed(5), spot.longitude.toFixed(5)] as const;
  const [latitude, longitude] = at(marked ?? centre);
  const marker = marked ? `?mlat=${latitude}&mlon=${longitude}` : "";
  return `https://www.openstreetmap.org/${marker}#map=${zoom}/${latitude}/${longitude}`;
}
