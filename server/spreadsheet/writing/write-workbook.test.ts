import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { read, utils } from "xlsx";
import { readCells, readSheets } from "../../testing/files/workbook-fixture.ts";
import { rowXml, STYLES } from "./sheet-xml.ts";
import { writeWorkbook } from "./write-workbook.ts";

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-write-"));
  file = join(folder, "out.xlsx");
});
afterEach(() => rm(folder, { recursive: true }));

describe("a workbook that was written", () => {
  const rows = [
    ["=1+1", " outer space ", "<b>&amp;</b>", "line\r\nbreak", "_x000D_", "\u0001\ud800"],
    [1.5, -0.25, true, false, null, ""],
    ["", "", "東京 😀"],
  ];
  const text = [rows[0], ["1.5", "-0.25", "TRUE", "FALSE"], ["", "", "東京 😀"]];

  it("gives the same cells when it is read again", async () => {
    await writeWorkbook(file, { header: ["a", "b"], columns: [20, undefined, 8] }, rows);
    expect(await readCells(file)).toEqual([["a", "b"], ...text]);
  });

  it("is a workbook to others: text is text and never a formula, numbers are numbers", async () => {
    await writeWorkbook(file, { header: ["a"] }, rows);
    const sheet = Object.values(read(await readFile(file)).Sheets)[0];
    expect(sheet?.A2).toMatchObject({ t: "s", v: "=1+1" });
    expect(sheet?.A2.f).toBeUndefined();
    expect(sheet?.A3).toMatchObject({ t: "n", v: 1.5 });
    expect(sheet?.C3).toMatchObject({ t: "b", v: true });
    expect(utils.decode_range(sheet?.["!ref"] ?? "")).toMatchObject({ e: { r: 3, c: 5 } });
  });

  it.each(["=1+1", "+1", "-1", "@SUM(1)", "\t=1", "\r=1"])("quotes %j, which looks like a formula", (text) => {
    expect(rowXml(2, [text, "a=1"], ["A", "B"], 0)).toMatch(
      /<c r="A2" s="2" t="inlineStr">.*<c r="B2" t="inlineStr">/s,
    );
    const [, styles = ""] = /<cellXfs count="3">(.*)<\/cellXfs>/.exec(STYLES) ?? [];
    expect(styles.match(/<xf [^>]*>/g)?.[2]).toContain('quotePrefix="1"');
  });

  it("goes on in further sheets under the same header, and has no empty one at the end", async () => {
    const numbers = Array.from({ length: 6 }, (_, index) => [index]);
    await writeWorkbook(file, { header: ["n"] }, numbers, { rowsPerSheet: 4 });
    const sheets = Object.values(await readSheets(file)).map((sheet) => sheet.map(({ cells }) => cells[0]));
    expect(sheets).toEqual([
      ["n", "0", "1", "2"],
      ["n", "3", "4", "5"],
    ]);
  });

  it("has its header even without rows", async () => {
    await writeWorkbook(file, { header: ["only"] }, []);
    expect(await readCells(file)).toEqual([["only"]]);
  });
});

describe("a workbook that cannot be finished", () => {
  it("leaves nothing behind when the rows fail, and an older file as it was", async () => {
    await writeWorkbook(file, { header: ["old"] }, []);
    async function* failing() {
      for (let index = 0; index < 50_000; index++) yield [index, "x".repeat(20)];
      throw new Error("the database is gone");
    }
    await expect(writeWorkbook(file, { header: ["n"] }, failing())).rejects.toThrow("the database is gone");
    expect(await readdir(folder)).toEqual(["out.xlsx"]);
    expect(await readCells(file)).toEqual([["old"]]);
  });

  it("leaves nothing behind when it is stopped", async () => {
    const stop = new AbortController();
    async function* endless() {
      for (let index = 0; ; index++) {
        if (index === 30_000) stop.abort();
        yield [index, "x".repeat(20)];
      }
    }
    const writing = writeWorkbook(file, { header: ["n"] }, endless(), { signal: stop.signal });
    await expect(writing).rejects.toMatchObject({ code: "cancelled" });
    expect(await readdir(folder)).toEqual([]);
  });

  it("says why in one sentence", async () => {
    const missing = join(folder, "no", "where.xlsx");
    await expect(writeWorkbook(missing, { header: ["n"] }, [])).rejects.toMatchObject({
      code: "storage",
      message: `${missing} cannot be written: the folder does not exist.`,
    });
  });
});
