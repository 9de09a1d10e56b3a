import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { registerBin } from "./history/bin.ts";
import { registerRules } from "./rules.ts";
import { registerUndo } from "./undo.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-hints-"));
  writeFileSync(join(folder, "mainstreet.db"), "", { mode: 0o600 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

/** Returns the error that a command prints. */
async function errorOf(data: string, exitCode: number, ...args: string[]): Promise<string> {
  const program = new Command().option("--data <folder>").option("--json", "", false).option("--quiet", "", false);
  for (const register of [registerBin, registerRules, registerUndo]) register(program);
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await program.parseAsync(["--data", data, ...args], { from: "user" });
  expect(process.exitCode).toBe(exitCode);
  return write.mock.calls.map(([text]) => String(text)).join("");
}

it.each([
  [["bin", "--empty"], "bin --empty --confirm EMPTY"],
  [["bin", "--restore", "x"], "bin"],
  [["rules", "--city", "NYC"], "rules --city NYC --to 'New York'"],
  [["undo", "x"], "undo 3"],
])("%j names a command on the same data folder", async (args, hint) => {
  expect(await errorOf("/srv/other shop", 2, ...args)).toMatch(
    new RegExp(`mainstreet.* --data '/srv/other shop' ${hint}\n$`),
  );
});

it.each([
  [["--city", "Zürich", "--to", "Zürich"], "--to is the same as the old name."],
  [["--city", "", "--to", " "], "--city is needed; --to is needed."],
  [["--category", "", "--to", "shop"], "--category is needed; --to is none of the groups: "],
  [["--category", "Church", "--to", "entertainment", "--state", "Ohio"], "--state is for rules of cities only."],
])("a rule of %j is refused with the names of its options", async (args, problems) => {
  expect(await errorOf(folder, 1, "rules", ...args)).toContain(`No rule was added: ${problems}`);
});

it.each([[["undo"]], [["undo", ""]]])("%j asks for the number of an import", async (args) => {
  expect(await errorOf(folder, 2, ...args)).toMatch(/^mainstreet: Give the number that import printed, as in: \S/);
});

it("An empty --data is refused: it would be another folder", async () => {
  expect(await errorOf("", 2, "bin")).toBe("mainstreet: --data is empty.\n");
});
