import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encodeText } from "../../testing/files/encode-text.ts";
import { readSheets } from "../../testing/files/workbook-fixture.ts";
import type { ReadWorkbookOptions } from "../read-workbook.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "mainstreet-encoding-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function cellsOf(content: Buffer, name = "a.csv", options: ReadWorkbookOptions = {}) {
  const file = join(folder, name);
  await writeFile(file, content);
  const [rows = []] = Object.values(await readSheets(file, options));
  return rows.map(({ cells, problem }) => problem?.reason ?? cells.join("|"));
}

const NAMES = "Ćevapdžinica Čačak Požarevac Knjižara Vrnjačka Kruševac".split(" ");
const serbian = (delimiter: string) => NAMES.map((name, index) => `${name}${delimiter}${index}\r\n`).join("");

it("a text in UTF-32, whose mark begins like that of UTF-16, is refused", async () => {
  const letters = [..."\ufeffname,id\r\nČaj,1\r\n"];
  const bytes = Buffer.concat(
    letters.map((letter) => {
      const word = Buffer.alloc(4);
      word.writeUInt32LE(letter.codePointAt(0) ?? 0);
      return word;
    }),
  );
  await expect(cellsOf(bytes)).rejects.toThrow("a.csv is encoded in UTF-32: save it as UTF-8 and import that file.");
});

describe("a text in an older encoding", () => {
  it("is decoded in the encoding that fits its letters, however late they come", async () => {
    const plain = "Plain,1\r\n".repeat(60_000);
    const bytes = encodeText(`name,id\r\n${plain}${serbian(",")}`, "windows-1250");
    const rows = await cellsOf(bytes);
    expect(rows.slice(-NAMES.length)).toEqual(NAMES.map((name, index) => `${name}|${index}`));
    expect(await cellsOf(gzipSync(bytes), "a.csv.gz")).toEqual(rows);
  });

  it("may have bytes of commas, bars and brackets within its characters", async () => {
    const names = ["ソース屋", "表参道カフェ", "能登ラーメン", "十一"];
    const bytes = encodeText(`name|id\n${names.map((name) => `${name}|1\n`).join("")}`, "shift_jis");
    expect((await cellsOf(bytes)).slice(1)).toEqual(names.map((name) => `${name}|1`));
    const json = encodeText(JSON.stringify(names.map((name) => ({ name, id: "1" }))), "shift_jis");
    expect((await cellsOf(json, "a.json")).slice(1)).toEqual(names.map((name) => `${name}|1`));
  });

  it("is refused when its letters are ambiguous, and decoded in the named encoding", async () => {
    const bytes = encodeText("name,id\nČačak,1\n", "windows-1250");
    await expect(cellsOf(bytes)).rejects.toThrow(
      /^a\.csv is not UTF-8, and its few letters .* windows-1250 or windows-1252.* --encoding NAME\.$/,
    );
    expect(await cellsOf(bytes, "a.csv", { encoding: "windows-1250" })).toEqual(["name|id", "Čačak|1"]);
  });

  it("has rejected rows where a line is UTF-8", async () => {
    const mixed = Buffer.concat([encodeText(`name,id\r\n${serbian(",")}`, "windows-1250"), Buffer.from("Žuto,9\r\n")]);
    expect((await cellsOf(mixed)).map((row) => row.includes("another encoding"))).toEqual([
      ...Array(NAMES.length + 1).fill(false),
      true,
    ]);
  });

  it("is decoded by its byte order mark even if another encoding is named", async () => {
    expect(await cellsOf(Buffer.from("\ufeffname,id\nČačak,1\n"), "a.csv", { encoding: "windows-1250" })).toEqual([
      "name|id",
      "Čačak|1",
    ]);
  });

  it("is JSON whose records keep their brackets", async () => {
    const text = JSON.stringify(NAMES.map((name) => ({ name, id: 1 })));
    expect((await cellsOf(encodeText(text, "windows-1250"), "a.json")).slice(1)).toEqual(
      NAMES.map((name) => `${name}|1`),
    );
  });
});
