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

function readClock(format: Intl.DateTimeFormat, minute: number): number {
  const [day = "", time = ""] = format.format(minute * MINUTE_MS).split(" ");
  return DAYS.indexOf(day) * 1440 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function clockOf(timeZone: string): Clock {
  const cachedClock = clocks.get(timeZone);
  if (cachedClock) return cachedClock;
  if (clocks.size >= 1_000) clocks.clear();
  const clock: Clock = { format: formatFor(timeZone), lastMinute: Number.NaN, lastResult: undefined };
  clocks.set(timeZone, clock);
  return clock;
}

function formatFor(timeZone: string): Intl.DateTimeFormat | undefined {
  const options = { weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  try {
    return new Intl.DateTimeFormat("en-US", { ...options, timeZone });
  } catch {
    return undefined;
  }
}
