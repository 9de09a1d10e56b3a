import { useState } from "react";
import type { Coordinates } from "#domain/geography/distance";
import { notify } from "../../components/notifications/notify.ts";

const LONGEST_WAIT_MS = 15_000;
/** Maximum age of a cached position. */
const OLDEST_MS = 300_000;

/** Returns the place of the visitor, once it was asked for and found. It stays in the browser. */
export function useVisitorPosition(): { position: Coordinates | undefined; ask: () => void } {
  const [position, setPosition] = useState<Coordinates>();
  const fail = (description: string) => notify({ title: "No distances", description, variant: "destructive" });
  const ask = () => {
    if (!("geolocation" in navigator)) return fail(UNKNOWN);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setPosition({ latitude, longitude }),
      (error) => fail(error.code === error.PERMISSION_DENIED ? DENIED : UNKNOWN),
      { timeout: LONGEST_WAIT_MS, maximumAge: OLDEST_MS },
    );
  };
  return { position, ask };
}

const DENIED = "You have not allowed this site to see where you are. Allow it in your browser's settings.";
const UNKNOWN = "Your device could not tell where it is. Try again.";
