import { callUrl } from "#domain/business/contact-url";
import { DEFAULT_OPENING_HOURS, WEEKDAYS } from "#domain/opening-hours/opening-hours";
import type { ShownBusiness } from "../../api/shown-business.ts";
import { useOpeningState } from "../../components/card/current-time.tsx";
import { OpenBadge } from "../../components/card/open-badge.tsx";
import frame from "./business-frame.module.css";
import styles from "./opening-hours-box.module.css";
import { OtherHoursTables } from "./other-hours-tables.tsx";

/** Shows the week in the business's time zone with today marked. Unknown hours are shown as default hours, labelled as not confirmed. */
export function OpeningHoursBox({ business }: { business: ShownBusiness }) {
  const { openingHours } = business;
  const { today } = useOpeningState(business);
  const hours = openingHours ?? DEFAULT_OPENING_HOURS;
  return (
    <section className={frame.box} aria-labelledby="hours">
      <h2 id="hours" className={styles.title}>
        Opening hours
      </h2>
      <p className={styles.now}>
        <OpenBadge business={business} />
      </p>
      <table
        className={openingHours === null ? `${styles.table} ${styles.assumed}` : styles.table}
        aria-labelledby="hours"
      >
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
      {openingHours === null && (
        <p className={styles.note}>
          These are usual hours: the hours of this business are not confirmed.
          {callUrl(business) ? " Call before you go." : ""}
        </p>
      )}
      <OtherHoursTables business={business} />
    </section>
  );
}
