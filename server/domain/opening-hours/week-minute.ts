const MINUTE_MS = 60_000;
const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

interface Clock {
  /** undefined if no time zone of that name is known. */
  format: Intl.DateTimeFormat | undefined;
  /** Caches the last result, since a list asks for one zone and time repeatedly: minute since 1970, and minute of the week. */
  lastMinute: number;
  lastResult: number | undefined;
}

const clocks = new Map<string, Clock>();

/** Returns minutes since Monday 0:00 by local time in an IANA time zone, 0–10,079; undefined for null or an unknown zone. */
export function weekMinute(timeZone: string | null, at: Date): number | undefined {
  if (timeZone === null) return undefined;
  const clock = clockOf(timeZone);
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  if (clock.lastMinute !== minute) {
    clock.lastResult = clock.format && readClock(clock.format, minute);
    clock.lastMinute = minute;
  }
  return clock.lastResult;
}

/** Returns the local date in an IANA time zone, as "2026-12-25"; undefined for null or an unknown zone. */
export function localDate(timeZone: string | null, at: Date): string | undefined {
  const format = timeZone === null ? undefined : dateFormat(timeZone);
  return format && format.format(at);
}

/** Locale whose dates have the order of ISO 8601. */
const ISO_LOCALE = "sv-SE";
const dateFormats = new Map<string, Intl.DateTimeFormat | undefined>();

function dateFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!dateFormats.has(timeZone)) {
    if (dateFormats.size >= 1_000) dateFormats.clear();
    dateFormats.set(timeZone, formatFor(timeZone, ISO_LOCALE, { year: "numeric", month: "2-digit", day: "2-digit" }));
  }
  return dateFormats.get(timeZone);
}

function readClock(format: Intl.DateTimeFormat, minute: number): number {
  const [day = "", time = ""] = format.format(minute * MINUTE_MS).split(" ");
  return DAYS.indexOf(day) * 1440 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function clockOf(timeZone: string): Clock {
  const cachedClock = clocks.get(timeZone);
  if (cachedClock) return cachedClock;
  if (clocks.size >= 1_000) clocks.clear();
  const clock: Clock = {
    format: formatFor(timeZone, "en-US", WEEK_CLOCK),
    lastMinute: Number.NaN,
    lastResult: undefined,
  };
  clocks.set(timeZone, clock);
  return clock;
}

const WEEK_CLOCK = { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

function formatFor(
  timeZone: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat(locale, { ...options, timeZone });
  } catch {
    return undefined;
  }
}
