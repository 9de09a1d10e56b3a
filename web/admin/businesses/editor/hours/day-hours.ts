/** One span of opening hours, each time as `HH:MM` or "" while it is not chosen yet. */
export interface Period {
  from: string;
  to: string;
}

/** `text` is a day whose text has another form than the stored one, such as one that an import could not read. */
export type DayState = "unknown" | "closed" | "always" | "open" | "text";

export interface DayHours {
  state: DayState;
  /** At least one if the day is open, else none. */
  periods: Period[];
}

const CLOSED = "Closed";
const ALWAYS = "Open 24 hours";
const TIME = String.raw`(\d{1,2}:\d{2} [AP]M)?`;
const PERIOD = new RegExp(`^${TIME} ?- ?${TIME}$`);

/** Reads the text of a day as forms keep it: the stored form, in which a time may be missing. */
export function readDay(text: string): DayHours {
  if (text.trim() === "") return { state: "unknown", periods: [] };
  if (text === CLOSED) return { state: "closed", periods: [] };
  if (text === ALWAYS) return { state: "always", periods: [] };
  const matches = text.split(", ").map((part) => PERIOD.exec(part));
  if (matches.includes(null)) return { state: "text", periods: [] };
  return {
    state: "open",
    periods: matches.map((match) => ({ from: toClock(match?.[1]), to: toClock(match?.[2]) })),
  };
}

/** Writes an open day for `readDay`. */
export function writePeriods(periods: readonly Period[]): string {
  return periods.map(({ from, to }) => `${toTwelveHours(from)} - ${toTwelveHours(to)}`).join(", ");
}

/** Returns the text of a day after a choice of its state. A day that opens keeps the periods that it had. */
export function writeState(state: DayState, periods: readonly Period[]): string {
  if (state === "closed") return CLOSED;
  if (state === "always") return ALWAYS;
  if (state !== "open") return "";
  return writePeriods(periods.length > 0 ? periods : [{ from: "", to: "" }]);
}

/** Says what is missing of a day; the words follow its name. */
export function dayProblem(text: string): string | undefined {
  const isWhole = readDay(text).periods.every(({ from, to }) => from !== "" && to !== "");
  return isWhole ? undefined : "needs the time when it opens and the time when it closes";
}

/** Converts "5:30 PM" to "17:30", and a missing time to "". */
function toClock(text: string | undefined): string {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2}) ([AP])M$/.exec(text ?? "") ?? [];
  if (hour === undefined) return "";
  return `${String((Number(hour) % 12) + (half === "P" ? 12 : 0)).padStart(2, "0")}:${minute}`;
}

function toTwelveHours(clock: string): string {
  const [hour = "", minute] = clock.split(":");
  if (minute === undefined) return "";
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? "AM" : "PM"}`;
}
