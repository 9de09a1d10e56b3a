import type { OpeningHours, SpecialDay } from "#contract/business";
import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { upcomingDays } from "#domain/opening-hours/special-days";
import type { ShownBusiness } from "../../api/shown-business.ts";
import styles from "./opening-hours-box.module.css";

/** Shows special days that are not over, and the hours of each other kind. */
export function OtherHoursTables({ business }: { business: ShownBusiness }) {
  const { otherHours, specialDays, today } = business;
  const upcoming = upcomingDays(specialDays, today);
  return (
    <>
      {upcoming.length > 0 && <HoursTable title="Special days" rows={upcoming.map(specialRow)} />}
      {Object.entries(otherHours).map(([kind, week]) => (
        <HoursTable key={kind} title={kind} rows={weekRows(week)} />
      ))}
    </>
  );
}

type Row = readonly [label: string, hours: string];

function HoursTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{title}</caption>
      <tbody>
        {rows.map(([label, hours]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {hours.split(", ").map((range) => (
                <span key={range}>{range}</span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const DATE = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "short",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

function specialRow({ date, hours, name }: SpecialDay): Row {
  const day = DATE.format(new Date(`${date}T00:00:00Z`));
  return [name === undefined ? day : `${day}, ${name}`, hours];
}

/** Joins neighbouring days with the same hours: "Monday – Friday". Unknown days are left out. */
function weekRows(week: OpeningHours): Row[] {
  const runs: { first: string; last: string; hours: string; end: number }[] = [];
  for (const [index, day] of WEEKDAYS.entries()) {
    const hours = week[day];
    const run = runs.at(-1);
    if (hours === undefined) continue;
    if (run !== undefined && run.hours === hours && run.end === index - 1)
      Object.assign(run, { last: day, end: index });
    else runs.push({ first: day, last: day, hours, end: index });
  }
  return runs.map(({ first, last, hours }) => [first === last ? first : `${first} – ${last}`, hours]);
}
