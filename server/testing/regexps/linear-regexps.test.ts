import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const folder = import.meta.dirname;

it("every regular expression of the product takes linear time, or sees short texts only", () => {
  const check = spawnSync(process.execPath, [join(folder, "check-regexps.mjs")], { encoding: "utf8" });
  expect(check.stdout, "docs/decisions/0087-linear-regexps.md says what to do").toBe("");
  expect(check.stderr).toMatch(/^1\d{3} regular expressions, 0 at fault/m);
});

it("the proof finds what takes more, and knows a guarded run", () => {
  const patterns = ["\\s+$", "(a+)+$", "^(.+?):(.+?)=(.+)$", "^\\s+", "(?<!\\s)\\s+$", "(?<![\\s,])[\\s,]+\\d$"];
  const program = `
    import { superlinearCost } from ${JSON.stringify(join(folder, "regexp-proof.mjs"))};
    const costs = ${JSON.stringify(patterns)}.map((source) => superlinearCost({ source, flags: "" }) ?? "linear");
    console.log(JSON.stringify(costs));`;
  const costs = execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
  expect(JSON.parse(costs)).toEqual([
    "2nd degree polynomial",
    "exponential",
    "3rd degree polynomial",
    "linear",
    "linear",
    "linear",
  ]);
});
