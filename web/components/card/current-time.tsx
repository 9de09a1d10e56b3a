import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { type OpeningState, openingState } from "#domain/opening-hours/opening-hours";
import type { WithOpeningState } from "../../api/shown-business.ts";

const MINUTE = 60_000;
const CurrentTimeContext = createContext<Date | null>(null);

/** Follows the browser's clock from the next full minute on, and at once when a page in the background is looked at again. */
export function CurrentTimeProvider({ children }: { children: ReactNode }) {
  const [moment, setMoment] = useState<Date | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const follow = () => {
      timer = setTimeout(tell, MINUTE - (Date.now() % MINUTE));
    };
    const tell = () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") setMoment(new Date());
      follow();
    };
    follow();
    document.addEventListener("visibilitychange", tell);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tell);
    };
  }, []);
  return <CurrentTimeContext value={moment}>{children}</CurrentTimeContext>;
}

/**
 * Open or closed now. At first what the data's source worked out, since the browser's rules for a time zone can be older or
 * newer than the server's and both must render the same.
 */
export function useOpeningState({ openingHours, timeZone, opening }: WithOpeningState): OpeningState {
  const moment = use(CurrentTimeContext);
  return moment === null ? opening : openingState(openingHours, timeZone, moment);
}
