const DATE_TIME = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** Formats an ISO time as "Nov 21, 2026, 10:00 AM", in the time zone of the browser. */
export function dateTimeText(isoTime: string): string {
  return DATE_TIME.format(new Date(isoTime));
}
