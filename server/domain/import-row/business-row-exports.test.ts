import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { read, utils } from "xlsx";
import { EXPORTS } from "../../testing/files/export-files.ts";
import { EXPORT_COLUMNS, exportRow } from "../business/export-row.ts";
import { matchHeader, readBusinessRow } from "./business-row.ts";

const AT = "2026-01-02T03:04:05.000Z";

describe("an export of Google Maps", () => {
  it.each(EXPORTS)("%s comes in whole and comes back the same; only hours that overlap are left out", (file) => {
    const sheet = Object.values(read(readFileSync(file)).Sheets)[0];
    if (!sheet) throw new Error("no sheet");
    const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, defval: "" }).map((row) => row.map(String));
    const header = matchHeader(rows[0] ?? []);
    const own = matchHeader(EXPORT_COLUMNS);
    if (!header || !own) throw new Error("no header");
    for (const cells of rows.slice(1)) {
      const parsed = readBusinessRow(cells, header, { country: "" });
      if ("problems" in parsed) throw new Error(JSON.stringify(parsed.problems));
      const others = parsed.warnings.filter(
        ({ reason }) => !/: has hours that overlap$|^has times that overlap/.test(reason),
      );
      expect(others).toEqual([]);
      const stored = { ...parsed.business, id: 1, slug: "a-slug", createdAt: AT, updatedAt: AT };
      const back = readBusinessRow(
        exportRow(stored).map((cell) => String(cell ?? "")),
        own,
        { country: "" },
      );
      expect(back).toEqual({ business: { ...parsed.business, slug: "a-slug", createdAt: AT }, warnings: [] });
    }
  });
});
