import { describe, expect, it } from "vitest";
import { safeFileName } from "./safe-file-name.ts";

describe("safeFileName", () => {
  it.each([
    ["Cafés Zürich (2).xlsx", "Cafés Zürich (2).xlsx"],
    ["C:\\Users\\ann\\list.XLS", "list.XLS"],
    ["../../etc/passwd", "passwd"],
    ["..", "upload"],
    ["", "upload"],
    [".xlsx", "xlsx"],
    ["-rf.xlsx", "rf.xlsx"],
    ["a\u0000b\u001b[31m\n.xlsx", "ab[31m.xlsx"],
    ["a\u202exslx.exe", "axslx.exe"],
    ['what? "this" <is>|.xlsx', "what this is.xlsx"],
    ["a/", "upload"],
    ["日本.xlsx", "日本.xlsx"],
  ])("%j is kept as %j", (fileName, safeName) => {
    expect(safeFileName(fileName)).toBe(safeName);
  });

  it("is short enough for any file system, and keeps its ending", () => {
    const name = safeFileName(`${"ü".repeat(500)}.xlsx`);
    expect(Buffer.byteLength(name)).toBeLessThan(255);
    expect(name).toMatch(/^ü+\.xlsx$/);
  });
});
