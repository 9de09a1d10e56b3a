import type { Coordinates } from "#domain/geography/distance";

const LONGEST_WAIT_MS = 15_000;
/** Maximum age of a cached position. */
const OLDEST_MS = 300_000;
const DENIED = "You have not allowed this site to see where you are. Allow it in your browser's settings.";
const UNKNOWN = "Your device could not tell where it is. Try again.";

/** Asks the browser for the visitor's position, which stays on the device. `onFailure` receives a sentence with the reason. */
export function askPosition(onFound: (position: Coordinates) => void, onFailure: (sentence: string) => void): void {
  if (!("geolocation" in navigator)) return onFailure(UNKNOWN);
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => onFound({ latitude, longitude }),
    (error) => onFailure(error.code === error.PERMISSION_DENIED ? DENIED : UNKNOWN),
    { timeout: LONGEST_WAIT_MS, maximumAge: OLDEST_MS },
  );
}
