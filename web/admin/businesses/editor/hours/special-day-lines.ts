/** A day with hours of its own, as the form keeps it. */
export interface SpecialDayRow {
  date: string;
  hours: string;
  /** "" for a day without a name. */
  name: string;
}

/** Reads the lines of the form. A line in another form, which somebody typed before, becomes a row without a date. */
export function readSpecialRows(text: string): SpecialDayRow[] {
  if (text === "") return [];
  return text.split("\n").map((line) => {
    const [, date = "", hours = "", name = ""] = /^(\d{4}-\d\d-\d\d)?: ?([^(]*?)(?: \((.*)\))?$/.exec(line) ?? [
      "",
      "",
      line,
    ];
    return { date, hours, name };
  });
}

export function writeSpecialRows(rows: readonly SpecialDayRow[]): string {
  return rows.map(({ date, hours, name }) => `${date}: ${hours}${name === "" ? "" : ` (${name})`}`).join("\n");
}

/** Says what is missing of the rows; the words follow the label of the field. */
export function specialDaysProblem(text: string): string | undefined {
  const isWhole = readSpecialRows(text).every(({ date, hours }) => date !== "" && hours.trim() !== "");
  return isWhole ? undefined : "need a date and hours each, such as 10:00 AM - 2:00 PM or Closed";
}
