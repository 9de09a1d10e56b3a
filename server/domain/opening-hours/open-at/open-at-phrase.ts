import { OPEN_AT, type OpenDay } from "#contract/lists/open-at";
import { formatTime } from "./clock-time.ts";

/* Browsers load it, so it has none of the rules of opening hours. */

export const DAY_NAMES: Readonly<Record<OpenDay, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  thu: "Thursday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
  weekend: "weekend",
  today: "today",
  tomorrow: "tomorrow",
};
const DAY_MINUTES = 1440;

/** Names a value of `openAt` in a sentence: "open Saturday at 10:00 PM", "open late Friday", "open Sunday morning". */
export function openAtPhrase(text: string): string {
  const { day: name = "", dayTime, time = dayTime } = OPEN_AT.exec(text)?.groups ?? {};
  const day = name === "weekend" ? "at the weekend" : (DAY_NAMES[name as OpenDay] ?? "");
  return `open ${phraseOf(day, time)}`.trimEnd();
}

function phraseOf(day: string, time: string | undefined): string {
  if (time === undefined) return day;
  if (time.includes(":")) return `${day} ${clockPhrase(time)}`.trimStart();
  if (time === "late") return day === "" ? "after midnight" : `late ${day === "today" ? "tonight" : day}`;
  if (time === "night" && day === "today") return "tonight";
  if (day === "") return time === "night" ? "at night" : `in the ${time}`;
  return day === "today" ? `this ${time}` : `${day} ${time}`;
}

/** Describes a time. "Until 10:30" means open at 10:29. */
function clockPhrase(time: string): string {
  const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return minute % 15 === 14 ? `until ${formatTime((minute + 1) % DAY_MINUTES)}` : `at ${formatTime(minute)}`;
}
