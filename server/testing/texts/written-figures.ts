/* Formats figures as texts do, without the code that writes them. */

const KM_PER_MILE = 1.609344;

export const count = (value: number) => value.toLocaleString("en-US");
export const time = (minute: number) => {
  if (minute % 1440 === 0) return "midnight";
  if (minute % 1440 === 720) return "noon";
  const hour = Math.floor((minute % 1440) / 60);
  const minutes = minute % 60 === 0 ? "" : `:${String(minute % 60).padStart(2, "0")}`;
  return `${((hour + 11) % 12) + 1}${minutes} ${hour < 12 ? "AM" : "PM"}`;
};

/** Formats one decimal below ten, then whole numbers; feet below a tenth of a mile, metres below a kilometre. */
export function distance(km: number, isMiles: boolean): string {
  const distanceText = (value: number) =>
    value < 9.95 ? String(Math.round(value * 10) / 10) : count(Math.round(value));
  if (!isMiles) return km < 0.995 ? `${Math.max(10, Math.round(km * 100) * 10)} m` : `${distanceText(km)} km`;
  const miles = km / KM_PER_MILE;
  return miles < 0.095 ? `${Math.max(50, Math.round((miles * 5280) / 50) * 50)} ft` : `${distanceText(miles)} mi`;
}

/** Minutes of a time as texts write it. */
export function minuteOf(text: string): number {
  if (text === "noon" || text === "midnight") return text === "noon" ? 720 : 0;
  const [, hour, minute, half] = /^(\d+)(?::(\d+))? ([AP])M$/.exec(text) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute ?? 0) + (half === "P" ? 720 : 0);
}

/** Returns the days from one to the other, past the end of the week as well. */
export function daysBetween(from: number, to: number): number[] {
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => (from + index) % 7);
}
