import { useEffect, useState } from "react";

/** Until a skeleton replaces the last page. Milliseconds. */
const LONG_MS = 150;
/** Until "Loading" is announced. Milliseconds. */
const VERY_LONG_MS = 1_000;

/** How long the page with this key has been loading. */
export function useLoadingDelay(isReady: boolean, key: string): { isLong: boolean; isVeryLong: boolean } {
  const [elapsed, setElapsed] = useState({ key, time: 0 });
  useEffect(() => {
    if (isReady) return;
    const timers = [LONG_MS, VERY_LONG_MS].map((time) => setTimeout(() => setElapsed({ key, time }), time));
    return () => timers.forEach(clearTimeout);
  }, [isReady, key]);
  const time = isReady || elapsed.key !== key ? 0 : elapsed.time;
  return { isLong: time >= LONG_MS, isVeryLong: time >= VERY_LONG_MS };
}
