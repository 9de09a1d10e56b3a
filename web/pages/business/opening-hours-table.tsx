import { DEFAULT_OPENING_HOURS, WEEKDAYS } from "#domain/opening-hours";
import type { Opened } from "../../api/shown-business.ts";
import { useOpening } from "../../moment.tsx";
import styles from "./opening-hours-table.module.css";

/** The week with today marked, by the clocks where the business is; the usual hours, said to be such, when none are known. */
export function OpeningHoursTable({ business }: { business: Opened }) {
  const { openingHours } = business;
  const { today } = useOpening(business);
  const hours = openingHours ?? DEFAULT_OPENING_HOURS;
  return (
    <>
      <table className={styles.table}>
        <tbody>
          {WEEKDAYS.map((weekday) => (
            <tr key={weekday} className={weekday === today ? styles.today : undefined}>
              <th scope="row">
                {weekday}
                {weekday === today && <span className={styles.mark}> today</span>}
              </th>
              <td>
                {(hours[weekday] ?? "Not known").split(", ").map((range) => (
                  <span key={range}>{range}</span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {openingHours === null && (
        <p className={styles.note}>
          These are usual hours: the hours of this business are not confirmed. Call before you go.
        </p>
      )}
    </>
  );
}
