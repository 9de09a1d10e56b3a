import { createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";
import { type OpeningState, openingState } from "#domain/opening-hours/open-state";
import type { WithOpeningState } from "../../api/shown-business.ts";

const MINUTE_MS = 60_000;
const CurrentTimeContext = createContext<Date | null>(null);

/** Provides the time, updated each full minute and when the page becomes visible. It is null until the first update. */
export function CurrentTimeProvider({ children }: { children: ReactNode }) {
  const [currentTime, setCurrentTime] = useState<Date | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      timer = setTimeout(update, MINUTE_MS - (Date.now() % MINUTE_MS));
    };
    const update = () => {
      clearTimeout(timer);
      // Without a transition, parts whose code is still loading would disappear.
      if (document.visibilityState === "visible") startTransition(() => setCurrentTime(new Date()));
      schedule();
    };
    schedule();
    document.addEventListener("visibilitychange", update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, []);
  return <CurrentTimeContext value={currentTime}>{children}</CurrentTimeContext>;
}

/** Returns the time, null until its first update. */
export function useCurrentTime(): Date | null {
  return use(CurrentTimeContext);
}

export function useOpeningState(business: WithOpeningState): OpeningState {
  return openingStateAt(business, useCurrentTime());
}

/**
 * Returns open, closed or unknown at the current time. Until its first update it returns the server's result: browsers may have other time
 * zone rules, and hydration needs the same HTML.
 */
export function openingStateAt(business: WithOpeningState, currentTime: Date | null): OpeningState {
  const { openingHours, timeZone, specialDays, opening } = business;
  return currentTime === null ? opening : openingState(openingHours, timeZone, currentTime, specialDays);
}
