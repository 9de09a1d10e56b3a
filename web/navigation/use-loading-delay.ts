import { useEffect, useState } from "react";

/** In milliseconds: how long a page may take before its skeleton takes the place of the last page, and before it is said. */
const LONG = 150;
const VERY_LONG = 1_000;

/** How long `awaited` has been waited for; not at all once it is ready. */
export function useWait(isReady: boolean, awaited: string): { isLong: boolean; isVeryLong: boolean } {
  const [waited, setWaited] = useState({ for: awaited, time: 0 });
  useEffect(() => {
    if (isReady) return;
    const timers = [LONG, VERY_LONG].map((time) => setTimeout(() => setWaited({ for: awaited, time }), time));
    return () => timers.forEach(clearTimeout);
  }, [isReady, awaited]);
  const time = isReady || waited.for !== awaited ? 0 : waited.time;
  return { isLong: time >= LONG, isVeryLong: time >= VERY_LONG };
}
