import { type DistanceUnit, distanceLabel } from "./distance.ts";

const METRES_PER_MINUTE = 80;
/** Maximum minutes of a walk. */
const MAX_MINUTES = 20;

/** Examples: `6 min walk`, `1.9 km`. The way is a straight line, at 80 metres a minute. */
export function walkLabel(km: number, unit: DistanceUnit): string {
  const minutes = Math.max(1, Math.ceil((km * 1000) / METRES_PER_MINUTE));
  return minutes <= MAX_MINUTES ? `${minutes} min walk` : distanceLabel(km, unit);
}
