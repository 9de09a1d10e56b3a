import type { OpenState } from "#contract/business";
import { CLOSURE_LABELS } from "#domain/business/facts/closure-label";
import type { OpeningState } from "#domain/opening-hours/open-state";
import type { WithOpeningState } from "../../api/shown-business.ts";
import { nextChange, stateEnd } from "./change-text.ts";
import { openingStateAt, useCurrentTime } from "./current-time.tsx";
import styles from "./open-badge.module.css";

interface OpenBadgeProps {
  business: WithOpeningState;
  /** Shows the next change in the short form of cards: "Open until 6 PM". */
  isShort?: boolean;
}

/** Shows open or closed now, with the next change; shows neither if the hours are unknown. A closed-down business is never open. */
export function OpenBadge(props: OpenBadgeProps) {
  return openBadge(props, useCurrentTime());
}

/** Renders it without a component: a list has twenty of them, and each component costs the server time. */
export function openBadge({ business, isShort = false }: OpenBadgeProps, currentTime: Date | null) {
  const openingState = openingStateAt(business, currentTime);
  const closureText = CLOSURE_LABELS[business.businessStatus];
  if (closureText !== undefined) return <b className={styles.closed}>{closureText}</b>;
  return (
    <span className={isShort ? undefined : styles.now}>
      <b className={styles[openingState.state]}>{LABELS[openingState.state]}</b>
      {detail(business, openingState, isShort)}
    </span>
  );
}

const LABELS: Record<OpenState, string> = { open: "Open", closed: "Closed", unknown: "Hours not known" };

/** Returns the text after the state. Unknown hours get a reason if hours are listed. */
function detail({ openingHours }: WithOpeningState, state: OpeningState, isShort: boolean): string {
  if (state.state === "unknown") return openingHours !== null && state.today === null ? " · local time not known" : "";
  const text = isShort ? stateEnd(state) : nextChange(state);
  if (text === "") return "";
  return isShort ? ` ${text}` : ` · ${text}`;
}
