import type { Box } from "../map-labels.ts";
import type { MapPosition } from "../map-projection.ts";
import { LARGE_GROUP, type Pin } from "./clusters.ts";
import { pinText } from "./unpack-points.ts";

const GROUP_RADIUS_PX = 22;
const LARGE_GROUP_RADIUS_PX = 27;
const DOT_RADIUS_PX = 6;
/** Height of a pin including its tip. */
const PIN_HEIGHT_PX = 34;
const MIN_PIN_WIDTH_PX = 40;
const PIN_PADDING_PX = 18;
const PIN_LETTER_PX = 10;

/** Returns the bounding box of a pin with its tip at a position. */
export function pinBox({ place, count }: Pick<Pin, "place" | "count">, { x, y }: MapPosition): Box {
  const text = place && pinText(place);
  if (text) {
    const width = Math.max(MIN_PIN_WIDTH_PX, PIN_PADDING_PX + text.length * PIN_LETTER_PX);
    return { left: x - width / 2, right: x + width / 2, top: y - PIN_HEIGHT_PX, bottom: y };
  }
  const radius = place ? DOT_RADIUS_PX : count >= LARGE_GROUP ? LARGE_GROUP_RADIUS_PX : GROUP_RADIUS_PX;
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}
