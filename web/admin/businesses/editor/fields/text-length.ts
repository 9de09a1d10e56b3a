import type { RecommendedLength } from "../form-sections-data.ts";

/** Says how long a text is: "48 of 60 characters", "96 characters; 120 to 160 recommended". */
export function lengthText(text: string, { unit, min = 0, max }: RecommendedLength): string {
  const length = unit === "words" ? wordsIn(text) : [...text].length;
  const count = length.toLocaleString("en-US");
  if (min === 0) return max === undefined ? `${count} ${plural(length, unit)}` : `${count} of ${max} characters`;
  const range = max === undefined ? `${min} or more` : `${min} to ${max}`;
  return `${count} ${plural(length, unit)}; ${range} recommended`;
}

function plural(count: number, unit: RecommendedLength["unit"]): string {
  return count === 1 ? unit.slice(0, -1) : unit;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== "").length;
}
