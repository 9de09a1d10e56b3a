import type { OpenState, Weekday } from "#contract/business";
import type { OpeningState } from "#domain/opening-hours/open-state";
import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import type { WithOpeningState } from "../../api/shown-business.ts";
import { useOpeningState } from "./current-time.tsx";
import styles from "./open-badge.module.css";

interface OpenBadgeProps {
  business: WithOpeningState;
  className?: string | undefined;
}

/** Shows open or closed now, with the next change; shows neither if the hours are unknown. A closed-down business is never open. */
export function OpenBadge({ business, className = "" }: OpenBadgeProps) {
  const openingState = useOpeningState(business);
  const closureText = CLOSINGS[business.businessStatus];
  if (closureText !== undefined) return <b className={`${styles.closed} ${className}`}>{closureText}</b>;
  const nextText = openingState.state === "unknown" ? missingZone(business, openingState) : nextChange(openingState);
  return (
    <span className={`${styles.now} ${className}`}>
      <b className={styles[openingState.state]}>{LABELS[openingState.state]}</b>
      {nextText === "" ? "" : ` · ${nextText}`}
    </span>
  );
}

const LABELS: Record<OpenState, string> = { open: "Open", closed: "Closed", unknown: "Hours not known" };

const CLOSINGS: Partial<Record<WithOpeningState["businessStatus"], string>> = {
  CLOSED_PERMANENTLY: "Permanently closed",
  CLOSED_TEMPORARILY: "Temporarily closed",
};

/** Examples: `closes at 6:00 PM`, `opens Monday at 9:00 AM`. The day is named unless it is today or tonight. */
function nextChange({ state, today, changesAt }: OpeningState): string {
  const isOpen = state === "open";
  if (!changesAt) return isOpen ? "24 hours" : "";
  const isNear = changesAt.weekday === today || (isOpen && changesAt.weekday === dayAfter(today));
  return `${isOpen ? "closes" : "opens"}${isNear ? "" : ` ${changesAt.weekday}`} at ${changesAt.time}`;
}

function dayAfter(weekday: Weekday | null): Weekday | undefined {
  return weekday === null ? undefined : WEEKDAYS[(WEEKDAYS.indexOf(weekday) + 1) % 7];
}

/** Says why the state is unknown although hours are listed. */
function missingZone({ openingHours }: WithOpeningState, { today }: OpeningState): string {
  return openingHours !== null && today === null ? "local time not known" : "";
}
