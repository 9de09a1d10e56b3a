import { type Coordinates, distanceKm } from "#domain/geography/distance";
import { SMALL_MAPS, STREET_METRES_PER_PX } from "#domain/map/small-maps";
import { spreadApart } from "../../../components/map/map-labels.ts";

/** Size of the drawing in its own units, which are pixels on a wide screen. A phone sees its middle. */
export const STREET_FRAME = SMALL_MAPS.street;
/** Distance that a pin keeps from the edge. */
const MARGIN = 22;
/** Middle of the mark of the business, whose tip is its place. */
export const STREET_MARK = { x: STREET_FRAME.width / 2, y: STREET_FRAME.height / 2 - 12 };
const PIN_DISTANCE = 34;
const METRES_PER_KM = 1000;

export interface StreetPin {
  id: number;
  x: number;
  y: number;
  /** Number of the business in the list of alternatives. */
  number: number;
}

/** Returns how many units a distance is long. */
export function streetLength(metres: number): number {
  return Math.round(metres / STREET_METRES_PER_PX);
}

/**
 * Places pins for other businesses on the street map around `centre`, apart from each other and from the mark of the business. Their
 * numbers are those of the list.
 */
export function streetPins(centre: Coordinates, others: readonly ({ id: number } & Located)[]): StreetPin[] {
  const pins = pinsInFrame(centre, others);
  const spreadPositions = spreadApart([STREET_MARK, ...pins], PIN_DISTANCE, { ...STREET_FRAME, padding: MARGIN });
  const [mark = STREET_MARK, ...positions] = spreadPositions;
  return pins.map((pin, index) => ({
    ...pin,
    x: Math.round((positions[index] ?? pin).x - mark.x + STREET_MARK.x),
    y: Math.round((positions[index] ?? pin).y - mark.y + STREET_MARK.y),
  }));
}

/** Tells whether all of the others are on the street map. */
export function areOnStreet(centre: Located, others: readonly ({ id: number } & Located)[]): boolean {
  const { latitude, longitude } = centre;
  if (latitude === null || longitude === null) return false;
  return pinsInFrame({ latitude, longitude }, others).length === others.length;
}

function pinsInFrame(centre: Coordinates, others: readonly ({ id: number } & Located)[]): StreetPin[] {
  return others.flatMap(({ id, latitude, longitude }, index) => {
    if (latitude === null || longitude === null) return [];
    const x = STREET_FRAME.width / 2 + east(centre, { latitude, longitude }) / STREET_METRES_PER_PX;
    const y = STREET_FRAME.height / 2 - north(centre, { latitude, longitude }) / STREET_METRES_PER_PX;
    return isInside(x, STREET_FRAME.width) && isInside(y, STREET_FRAME.height)
      ? [{ id, x: Math.round(x), y: Math.round(y), number: index + 1 }]
      : [];
  });
}

type Located = { [Key in keyof Coordinates]: number | null };

function east({ latitude, longitude }: Coordinates, other: Coordinates): number {
  const metres = distanceKm({ latitude, longitude }, { latitude, longitude: other.longitude }) * METRES_PER_KM;
  // Across the antimeridian the shorter way counts.
  const degrees = ((other.longitude - longitude + 540) % 360) - 180;
  return degrees < 0 ? -metres : metres;
}

function north({ latitude, longitude }: Coordinates, other: Coordinates): number {
  const metres = distanceKm({ latitude, longitude }, { latitude: other.latitude, longitude }) * METRES_PER_KM;
  return other.latitude < latitude ? -metres : metres;
}

function isInside(position: number, size: number): boolean {
  return position >= MARGIN && position <= size - MARGIN;
}
