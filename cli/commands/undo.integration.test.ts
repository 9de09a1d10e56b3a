import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { SAMPLE } from "../../server/testing/commands/run-executable.ts";
import { runInFolder, runJsonInFolder } from "../../server/testing/commands/run-in-process.ts";
import { readCells } from "../../server/testing/files/workbook-fixture.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "mainstreet-undo-"));
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

const run = (...args: string[]) => runInFolder(["--data", "data", ...args], { cwd });
const json = (...args: string[]) => runJsonInFolder(cwd, ...args);

describe("undo", () => {
  it("leaves every cell of an export as it was before the import", async () => {
    await json("import", SAMPLE);
    await json("export", "--country", "US", "--out", "us.xlsx");
    await json("delete-all", "--confirm", "DELETE");
    await json("import", "us.xlsx");
    await json("export", "--out", "before.xlsx");
    const { importId, imported, updated } = await json("import", "--on-duplicate", "update", SAMPLE);
    expect(imported).toBeGreaterThan(0);
    expect(await json("undo", String(importId))).toMatchObject({ removed: imported, restored: updated });
    await json("export", "--out", "after.xlsx");
    expect(await readCells(join(cwd, "after.xlsx"))).toEqual(await readCells(join(cwd, "before.xlsx")));
  });

  it("names the id that import printed, and the reason why an import cannot be undone", async () => {
    const importResult = await run("import", SAMPLE);
    expect(importResult.stdout).toMatch(/To take it back: mainstreet --data \/\S+ undo 1\n/);
    expect(await run("undo", "7")).toMatchObject({ code: 1, stderr: "mainstreet: There is no import 7.\n" });
    expect((await run("undo", "seven")).code).toBe(2);
    expect((await run("undo")).code).toBe(2);
    expect((await run("undo", "1", "--preview")).stdout).toMatch(
      /^\d+ businesses this import added will be removed\.\nThis was a preview; nothing was changed\.\n$/,
    );
    const undoResult = await run("undo", "1", "--keep-edited");
    expect(undoResult.stdout).toContain("Import 1 was taken back.");
    const [, change = ""] =
      /To bring it back: mainstreet --data \/\S+ undo --change (\d+)\n/.exec(undoResult.stdout) ?? [];
    expect((await run("undo", "--change", change)).stdout).toMatch(/^\d+ businesses are as before\.\n$/);
    await run("undo", "1");
    expect(await run("undo", "1")).toMatchObject({ code: 1, stderr: "mainstreet: Import 1 was taken back before.\n" });
    expect((await run("help", "undo")).stdout).toContain("[import-id]");
  });

  it("reverts a rule that was previewed and added by command", async () => {
    await json("import", SAMPLE);
    const rule = ["--city", "Chicago", "--to", "Chicagoland", "--state", "Illinois"];
    const preview = await json("rules", ...rule, "--preview");
    expect(preview.businesses).toBeGreaterThan(0);
    expect((await run("rules", "--city", "Chicgo", "--to", "Lodon", "--preview")).stdout).toMatch(/Like it: .*Chicago/);
    expect(await json("rules", ...rule)).toMatchObject({ changed: preview.businesses });
    expect((await run("rules")).stdout).toContain("1  city Chicago in Illinois → Chicagoland");
    expect(await json("rules", "--remove", "1")).toMatchObject({ changed: preview.businesses });
    expect(await json("rules")).toEqual({ rules: [] });
    expect((await run("rules", "--city", "Chicago")).code).toBe(2);
    expect(await run("rules", "--remove", "1")).toMatchObject({ code: 1 });
  });

  it("takes back a change by hand; the bin lists and restores deleted businesses, until it is emptied", async () => {
    await json("import", SAMPLE);
    await json("duplicates", "--merge", "1", "2");
    const { activity } = await json("activity", "--limit", "1");
    expect(activity).toMatchObject([{ action: "merge", undo: "possible" }]);
    expect(await json("undo", "--change", String(activity[0].id))).toMatchObject({ undone: 1 });
    expect((await run("activity")).stdout).toMatch(/Merge of .+ undone/);
    expect((await run("undo", "1", "--change", "1")).code).toBe(2);
    expect((await run("undo", "--preview", "--change", "1")).code).toBe(2);
    expect(await json("bin")).toEqual({ businesses: [], totalCount: 0 });
    expect(await run("bin", "--restore", "1")).toMatchObject({ code: 1, stderr: "mainstreet: Not in the bin: 1.\n" });
    expect((await run("bin", "--empty")).code).toBe(2);
    expect(await json("bin", "--empty", "--confirm", "EMPTY")).toEqual({ erased: 0 });
  });
});
