import { Command } from "commander";
import { afterEach, expect, it, vi } from "vitest";
import { registerBin } from "./history/bin.ts";
import { registerRules } from "./rules.ts";
import { registerUndo } from "./undo.ts";

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

/** What a command prints as an error. */
async function errorOf(...args: string[]): Promise<string> {
  const program = new Command().option("--data <folder>").option("--json", "", false).option("--quiet", "", false);
  for (const register of [registerBin, registerRules, registerUndo]) register(program);
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await program.parseAsync(["--data", "/srv/other shop", ...args], { from: "user" });
  expect(process.exitCode).toBe(2);
  return write.mock.calls.map(([text]) => String(text)).join("");
}

it.each([
  [["bin", "--empty"], "bin --empty --confirm EMPTY"],
  [["bin", "--restore", "x"], "bin"],
  [["rules", "--city", "NYC"], "rules --city NYC --to 'New York'"],
  [["undo", "x"], "undo 3"],
])("%j names a command on the same data folder", async (args, hint) => {
  expect(await errorOf(...args)).toMatch(new RegExp(`mainstreet.* --data '/srv/other shop' ${hint}\n$`));
});
