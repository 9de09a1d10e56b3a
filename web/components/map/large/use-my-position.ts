import { useState } from "react";
import type { Coordinates } from "#domain/geography/distance";

const LONGEST_WAIT_MS = 15_000;
const OLDEST_MS = 300_000;
const DENIED = "You have not allowed this site to see where you are. Allow it in your browser's settings.";
const UNKNOWN = "Your device could not tell where it is. Try again.";

/** Asks for the visitor's position on demand. It stays on the device. */
export function useMyPosition(show: (position: Coordinates) => void): { locate: () => void; trouble: string } {
  const [trouble, setTrouble] = useState("");
  const locate = () => {
    setTrouble("");
    if (!("geolocation" in navigator)) return setTrouble(UNKNOWN);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => show({ latitude: coords.latitude, longitude: coords.longitude }),
      (error) => setTrouble(error.code === error.PERMISSION_DENIED ? DENIED : UNKNOWN),
      { timeout: LONGEST_WAIT_MS, maximumAge: OLDEST_MS },
    );
  };
  return { locate, trouble };
}
