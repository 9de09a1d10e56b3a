import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readWorkbook } from "../../../spreadsheet/read-workbook.ts";
import { openRejectsSpool } from "./rejects-workbook.ts";

it("A rejected row keeps every character that some program takes for the end of a line", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mainstreet-rejects-"));
  const target = join(folder, "rejects.xlsx");
  const name = "a\u2028b\u2029c\u0085d\ve\ff\u001cg\nh";
  const spool = await openRejectsSpool(target);
  await spool.add("made-up.csv", [
    {
      sheet: "",
      row: 2,
      header: ["name", "rating"],
      cells: [name, "many"],
      problems: [{ column: "rating", value: "many", reason: "is not a number from 0 to 5" }],
    },
  ]);
  await spool.writeWorkbook();
  await spool.remove();
  const rows: string[][] = [];
  for await (const sheet of readWorkbook(target)) {
    for await (const chunk of sheet.rows()) rows.push(...chunk.rows.map(({ cells }) => cells));
  }
  expect(rows[1]?.slice(0, 3)).toEqual([name, "many", "rating: is not a number from 0 to 5"]);
  await rm(folder, { recursive: true });
});
