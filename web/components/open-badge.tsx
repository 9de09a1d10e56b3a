import type { Weekday } from "#contract/business";
import { type OpeningState, WEEKDAYS } from "#domain/opening-hours";
import type { Opened } from "../api/shown-business.ts";
import { useOpening } from "../moment.tsx";
import styles from "./open-badge.module.css";

/** Open or Closed at this moment, with what comes next; a business closed for good or for now is never open. */
export function OpenBadge({ business }: { business: Opened }) {
  const state = useOpening(business);
  if (business.businessStatus === "CLOSED_PERMANENTLY") return <b className={styles.closed}>Permanently closed</b>;
  if (business.businessStatus === "CLOSED_TEMPORARILY") return <b className={styles.closed}>Temporarily closed</b>;
  return (
    <span className={styles.now}>
      <b className={state.isOpen ? styles.open : styles.closed}>{state.isOpen ? "Open" : "Closed"}</b>{" "}
      <span className={styles.next}>{nextChange(state)}</span>
    </span>
  );
}

/** `closes at 6:00 PM`, `opens Monday at 9:00 AM`; the day is named when it is neither today nor the night to come. */
function nextChange({ isOpen, confirmed, today, changesAt }: OpeningState): string {
  if (!confirmed) return "hours not confirmed";
  if (!changesAt) return isOpen ? "24 hours" : "";
  const isNear = changesAt.weekday === today || (isOpen && changesAt.weekday === dayAfter(today));
  return `${isOpen ? "closes" : "opens"}${isNear ? "" : ` ${changesAt.weekday}`} at ${changesAt.time}`;
}

function dayAfter(weekday: Weekday): Weekday | undefined {
  return WEEKDAYS[(WEEKDAYS.indexOf(weekday) + 1) % 7];
}
