import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const dist = join(import.meta.dirname, "../../../dist");

const isRefused = (script: string, flags: readonly string[]) =>
  execFileSync(
    process.execPath,
    [
      ...flags,
      "--print",
      `const file = ${JSON.stringify(join(dist, script))};
       const cachedData = fs.readFileSync(file + ".cache");
       new vm.Script(fs.readFileSync(file, "latin1"), { cachedData }).cachedDataRejected`,
    ],
    { encoding: "utf8" },
  ).trim();

it.each([
  ["program.cjs", ["--max-semi-space-size=8"]],
  ["assets/workbook-worker.cjs", ["--max-semi-space-size=8", "--heap-growing-percent=100"]],
])("V8 takes the functions of %s from its code cache, and refuses it with another flag", (script, flags) => {
  expect(isRefused(script, flags)).toBe("false");
  expect(isRefused(script, [...flags, "--heap-growing-percent=33"])).toBe("true");
});
