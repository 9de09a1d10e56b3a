const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** A day such as "2026-11-21" or a moment as people write its day: "Nov 21, 2026". */
export function dayLabel(date: string | number): string {
  return DAY.format(new Date(date));
}
