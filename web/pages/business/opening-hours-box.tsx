import type { OpeningHours, SpecialDay, Weekday } from "#contract/business";
import { DEFAULT_OPENING_HOURS, WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { hoursAround } from "#domain/opening-hours/special-days";
import type { ShownBusiness } from "../../api/shown-business.ts";
import { useOpeningState } from "../../components/card/current-time.tsx";
import { OpenBadge } from "../../components/card/open-badge.tsx";
import { Icon } from "../../components/icon.tsx";
import styles from "./opening-hours-box.module.css";
import { OtherHoursTables } from "./other-hours-tables.tsx";

/** Shows the week in the business's time zone with today marked. Default hours for unknown ones are folded, and marked as not confirmed. */
export function OpeningHoursBox({ business }: { business: ShownBusiness }) {
  const { openingHours, hasUsualHours, specialDays } = business;
  const isToday = ({ date }: SpecialDay) => date === business.today;
  const thisWeek = hoursAround(openingHours, specialDays.filter(isToday), business.today);
  const { today } = useOpeningState(business);
  return (
    <section aria-labelledby="hours">
      <h2 id="hours">Opening hours</h2>
      <p className={styles.now}>
        <OpenBadge business={business} />
        {openingHours === null && <CallForHours business={business} />}
      </p>
      {thisWeek !== null && <Week hours={thisWeek} today={today} />}
      <HolidayNote business={business} />
      {hasUsualHours && (
        <details className={styles.usual}>
          <summary>Usual hours for businesses like this, not confirmed</summary>
          <Week hours={DEFAULT_OPENING_HOURS} today={null} />
        </details>
      )}
      <OtherHoursTables business={business} />
    </section>
  );
}

const DATE = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });

/** Warns of a public holiday with unknown hours. */
function HolidayNote({ business: { holiday, today } }: { business: ShownBusiness }) {
  if (holiday === null) return null;
  return (
    <p className={styles.note}>
      <Icon name="alert" />
      <span>
        <b>{holiday.date === today ? "Today" : DATE.format(new Date(holiday.date))}</b> is {holiday.name}. Hours may
        differ.
      </span>
    </p>
  );
}

function CallForHours({ business }: { business: ShownBusiness }) {
  const { telUri } = business;
  if (telUri === null || business.businessStatus !== "OPERATIONAL") return null;
  return (
    <>
      . Call <a href={telUri}>{business.phone}</a>
    </>
  );
}

function Week({ hours, today }: { hours: OpeningHours; today: Weekday | null }) {
  return (
    <table className={styles.table} aria-labelledby="hours">
      <tbody>
        {WEEKDAYS.map((weekday) => (
          <tr key={weekday} className={weekday === today ? styles.today : undefined}>
            <th scope="row">
              {weekday}
              {weekday === today && <span className={styles.mark}> today</span>}
            </th>
            <td>
              {hours[weekday]?.split(", ").map((range) => <span key={range}>{range}</span>) ?? (
                <span className={styles.unknown}>Not known</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
