import type { Weekday } from "#contract/business";
import { type OpeningState, WEEKDAYS } from "#domain/opening-hours/opening-hours";
import type { WithOpeningState } from "../../api/shown-business.ts";
import { useOpeningState } from "./current-time.tsx";
import styles from "./open-badge.module.css";

interface OpenBadgeProps {
  business: WithOpeningState;
  className?: string | undefined;
}

/** Open or closed now, with the next change; never open for a closed business. */
export function OpenBadge({ business, className = "" }: OpenBadgeProps) {
  const state = useOpeningState(business);
  const closing = CLOSINGS[business.businessStatus];
  if (closing !== undefined) return <b className={`${styles.closed} ${className}`}>{closing}</b>;
  const next = nextChange(state);
  return (
    <span className={`${styles.now} ${className}`}>
      <b className={state.isOpen ? styles.open : styles.closed}>{state.isOpen ? "Open" : "Closed"}</b>
      {next === "" ? "" : ` · ${next}`}
    </span>
  );
}

const CLOSINGS: Partial<Record<WithOpeningState["businessStatus"], string>> = {
  CLOSED_PERMANENTLY: "Permanently closed",
  CLOSED_TEMPORARILY: "Temporarily closed",
};

/** `closes at 6:00 PM`, `opens Monday at 9:00 AM`; the day is named unless it is today or tonight. */
function nextChange({ isOpen, confirmed, today, changesAt }: OpeningState): string {
  if (!confirmed) return "hours not confirmed";
  if (!changesAt) return isOpen ? "24 hours" : "";
  const isNear = changesAt.weekday === today || (isOpen && changesAt.weekday === dayAfter(today));
  return `${isOpen ? "closes" : "opens"}${isNear ? "" : ` ${changesAt.weekday}`} at ${changesAt.time}`;
}

function dayAfter(weekday: Weekday): Weekday | undefined {
  return WEEKDAYS[(WEEKDAYS.indexOf(weekday) + 1) % 7];
}
