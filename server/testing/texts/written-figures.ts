/* Formats figures as texts do, without the code that writes them. */

export const KM_PER_MILE = 1.609344;

export const count = (value: number) => value.toLocaleString("en-US");
export const stars = (value: number) => value.toFixed(1);
/** Formats the median; [] if it would lie between two different values, which no business has. */
export const median = (numbers: readonly number[], write: (value: number) => string): string | string[] => {
  const sortedNumbers = numbers.toSorted((a, b) => a - b);
  const [low, high] = [
    sortedNumbers[Math.ceil(sortedNumbers.length / 2) - 1],
    sortedNumbers[Math.floor(sortedNumbers.length / 2)],
  ];
  return low === undefined || low !== high ? [] : write(low);
};
export const time = (minute: number) => {
  if (minute % 1440 === 0) return "midnight";
  if (minute % 1440 === 720) return "noon";
  const hour = Math.floor((minute % 1440) / 60);
  return `${((hour + 11) % 12) + 1}:${String(minute % 60).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
};

/** Formats one decimal below ten, then whole numbers; feet below a tenth of a mile, metres below a kilometre. */
export function distance(km: number, isMiles: boolean): string {
  if (isMiles ? (km / KM_PER_MILE) * 5280 < 25.001 : km < 0.005) return "at the same spot on the map";
  const distanceText = (value: number) =>
    value < 9.95 ? String(Math.round(value * 10) / 10) : count(Math.round(value));
  if (!isMiles) return km < 0.995 ? `${Math.max(10, Math.round(km * 100) * 10)} m` : `${distanceText(km)} km`;
  const miles = km / KM_PER_MILE;
  return miles < 0.095 ? `${Math.max(50, Math.round((miles * 5280) / 50) * 50)} ft` : `${distanceText(miles)} mi`;
}
