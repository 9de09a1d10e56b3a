const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

/** Formats a date such as "2026-11-21", or a time in milliseconds, as "Nov 21, 2026". */
export function dayLabel(date: string | number): string {
  return DAY.format(new Date(date));
}
