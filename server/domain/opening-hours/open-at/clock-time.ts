/** Formats minutes of the day as "9:00 AM". */
export function formatTime(minute: number): string {
  const hour = Math.floor(minute / 60);
  const digits = String(minute % 60).padStart(2, "0");
  return `${hour % 12 || 12}:${digits} ${hour < 12 ? "AM" : "PM"}`;
}
