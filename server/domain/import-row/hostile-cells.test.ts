import { expect, it } from "vitest";
import { matchHeader, readBusinessRow } from "./business-row.ts";

const COLUMNS =
  "name place_id category subtypes photo about working_hours rating reviews latitude longitude full_address city country phone website url".split(
    " ",
  );

/** Reads a row that has only a name, an id and this cell. */
function readCell(column: string, text: string) {
  const header = matchHeader(COLUMNS);
  if (header === undefined) throw new Error("these are no columns");
  const cells = COLUMNS.map((name) => (name === column ? text : ["name", "place_id"].includes(name) ? "A" : ""));
  return readBusinessRow(cells, header, { country: "" });
}

it("a list that is nested too deeply is not read, and does not throw", () => {
  const lists = `${"[".repeat(16_000)}${"]".repeat(16_000)}`;
  for (const column of ["category", "subtypes", "photo", "about", "working_hours"]) {
    expect(() => readCell(column, lists), column).not.toThrow();
  }
});

it("a cell full of anything is read or refused, in every column, and does not throw", () => {
  // That this takes linear time is proved of each pattern: server/testing/regexps.
  for (const unit of [
    "1",
    " ",
    ",",
    ".",
    "(",
    "()",
    "\\u",
    "_x000D_",
    "%25",
    "&amp;",
    "9-",
    "Mon: ",
    "http://a.b/",
    "İ",
    "日",
    "\ud800",
  ]) {
    const text = `${unit.repeat(32_000 / unit.length)}x`;
    for (const column of COLUMNS) expect(() => readCell(column, text), `${column}: ${unit}`).not.toThrow();
  }
});

it("a name of invisible characters alone is missing", () => {
  const problemsOf = (name: string) => {
    const header = matchHeader(["name", "place_id"]);
    if (header === undefined) throw new Error("these are no columns");
    const row = readBusinessRow([name, "A"], header, { country: "" });
    return "problems" in row ? row.problems.map(({ column, reason }) => `${column} ${reason}`) : [];
  };
  for (const name of ["\u200d", "\u200b\u200d\ufeff", "\u00ad \u200c", "\u0301"])
    expect(problemsOf(name), JSON.stringify(name)).toEqual(["name is missing"]);
  for (const name of ["!", "☕", "क्\u200dष", "7"]) expect(problemsOf(name)).toEqual([]);
});
