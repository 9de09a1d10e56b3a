/**
 * Reads the hours of exports without any code of the product, to verify it: JSON of weekdays with texts or lists of texts such as
 * "9AM-5PM", "11:30am-2pm,6-11pm", "Open 24 hours" and "Closed".
 */
export type Answer = "open" | "closed" | "unknown";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const DAY_MINUTES = 24 * 60;

/** Minutes of the day by weekday; an end past 1,440 lies in the next day. An absent day is unknown. */
type Week = Map<string, [from: number, to: number][]>;

/** Parses a text of hours. Throws for an unknown form, which then has to be added here. */
export function readWeek(cell: string): Week {
  const week: Week = new Map();
  if (cell === "") return week;
  for (const [day, value] of Object.entries(JSON.parse(cell) as Record<string, string | string[]>)) {
    const texts = [value].flat().join(",");
    if (!DAYS.includes(day)) throw new Error(`No weekday: ${day}`);
    const ranges = texts === "Closed" ? [] : texts.split(",").map(readRange);
    if (texts !== "" && !isOverlapping(ranges)) week.set(day, ranges);
  }
  return week;
}

/** Times of a day that overlap contradict each other, so the day is unknown. */
function isOverlapping(ranges: [from: number, to: number][]): boolean {
  return ranges.some(([from, to], index) => ranges.slice(index + 1).some(([start, end]) => from < end && start < to));
}

function readRange(text: string): [number, number] {
  if (text === "Open 24 hours") return [0, DAY_MINUTES];
  const parts = /^(\d+)(?::(\d\d))?([ap]m)?-(\d+)(?::(\d\d))?([ap]m)$/i.exec(text.replace(/\s/g, ""));
  if (parts === null) throw new Error(`No range of times: ${text}`);
  const [, hour, minute = 0, meridiem, toHour, toMinute = 0, toHalf = ""] = parts;
  const end = minutes(toHour, toMinute, toHalf);
  let start = minutes(hour, minute, meridiem ?? toHalf);
  // In "11-2PM" the first time is in the morning.
  if (meridiem === undefined && end > 0 && start >= end) start = (start + DAY_MINUTES / 2) % DAY_MINUTES;
  return [start, end > start ? end : end + DAY_MINUTES];
}

function minutes(hour: string | undefined, minute: string | number, meridiem: string): number {
  return (Number(hour) % 12) * 60 + Number(minute) + (meridiem.toLowerCase() === "pm" ? DAY_MINUTES / 2 : 0);
}

/** Returns the state at a time by the clocks of a time zone. */
export function answerAt(week: Week, timeZone: string, at: Date): Answer {
  const local = new Date(at.toLocaleString("en-US", { timeZone }));
  const minute = local.getHours() * 60 + local.getMinutes();
  const today = week.get(DAYS[local.getDay()] ?? "");
  const yesterday = week.get(DAYS[(local.getDay() + 6) % 7] ?? "") ?? [];
  if (today?.some(([from, to]) => from <= minute && minute < to)) return "open";
  if (yesterday.some(([, to]) => minute < to - DAY_MINUTES)) return "open";
  return today === undefined ? "unknown" : "closed";
}
