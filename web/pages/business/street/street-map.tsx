import type { Coordinates } from "#domain/geography/distance";
import { businessLinkRel } from "#domain/publishing/indexing";
import { businessUrl } from "#domain/publishing/page-url";
import type { CardBusiness } from "../../../api/shown-business.ts";
import { STREET_FRAME, streetLength, streetPins } from "./street-drawing.ts";
import styles from "./street-map.module.css";

/** Walking rings, at 80 metres a minute, with the places of their labels. */
const RINGS = [
  { metres: 400, label: "5 min walk", side: -1, rise: 104 },
  { metres: 800, label: "10 min walk", side: 0.93, rise: -96 },
];
const { width, height } = STREET_FRAME;
const CENTRE = { x: width / 2, y: height / 2 };

interface StreetMapProps {
  centre: Coordinates;
  nearby: readonly CardBusiness[];
}

/**
 * Draws the surroundings of a business at the scale of a street, with walking rings and the alternatives nearby. It is an extra for eyes and
 * pointers: the list of alternatives has the same links.
 */
export function StreetMap({ centre, nearby }: StreetMapProps) {
  const pins = streetPins(centre, nearby);
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {RINGS.map(({ metres, ...label }) => (
        <g key={metres}>
          <circle className={styles.ring} cx={CENTRE.x} cy={CENTRE.y} r={streetLength(metres)} />
          <RingLabel radius={streetLength(metres)} {...label} />
        </g>
      ))}
      {pins.map(({ id, x, y, number }) => {
        const business = nearby[number - 1];
        return (
          business && (
            <a key={id} href={businessUrl(business.slug)} rel={businessLinkRel(business)} tabIndex={-1}>
              <title>{`${number}. ${business.name}`}</title>
              <circle className={styles.pin} cx={x} cy={y} r="13" />
              <text className={styles.number} x={x} y={y + 4.5}>
                {number}
              </text>
            </a>
          )
        );
      })}
      <path className={styles.here} d={`M${CENTRE.x} ${CENTRE.y}l-9 -14a15 15 0 1 1 18 0Z`} />
      <circle className={styles.dot} cx={CENTRE.x} cy={CENTRE.y - 26} r="6" />
    </svg>
  );
}

/** Labels a ring, `rise` above the middle: on the left, which phones show too, or on the right. */
function RingLabel({ radius, label, side, rise }: { radius: number; label: string; side: number; rise: number }) {
  const x = Math.round(CENTRE.x + side * Math.sqrt(radius ** 2 - rise ** 2));
  return (
    <text className={styles.ringLabel} x={x} y={CENTRE.y - rise + 5}>
      {label}
    </text>
  );
}
