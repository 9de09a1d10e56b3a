import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
/** Test that is exempt, since it names files outside its folder, which it plants. */
const PLANTS = "server/testing/architecture.integration.test.ts";
const INSTALLED_OR_MADE = /^(node_modules|dist|mainstreet-data|\.git)(\/|$)/;
const TEXT =
  /\.(ts|tsx|mjs|js|json|md|css|html|c|yaml|yml|conf|service|socket|svg|csv|tsv|txt)$|^\.ci\/run$|Caddyfile$/;

/** Returns relative paths in a text that lead out of a folder: "../name", "../../name" and "../.." in quotes. */
function pathsOutwards(text: string): string[] {
  return [...text.matchAll(/(?<![\w.)/\\-])(?:\.\/)?(?:(?:\.\.\/)+[\w@.-]*|(?:\.\.\/)*\.\.(?=["'`]))/g)].map(
    ([path]) => path,
  );
}

/** Returns the paths in a file's text that leave the repository, from the file's folder. */
function pathsAbove(file: string, text: string): string[] {
  return pathsOutwards(text).filter((path) => join(dirname(file), path).startsWith(".."));
}

describe("a clone is self-contained", () => {
  const files = globSync("**/*", {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => INSTALLED_OR_MADE.test(join(entry.parentPath, entry.name).slice(root.length + 1)),
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  const texts = [...files, ...globSync(".ci/*", { cwd: root })].filter((file) => TEXT.test(file) && file !== PLANTS);

  it("no file names a path outside the repository", () => {
    expect(texts.length).toBeGreaterThan(1_000);
    const above = texts.flatMap((file) =>
      pathsAbove(file, readFileSync(join(root, file), "utf8")).map((path) => `${file}: ${path}`),
    );
    expect(above).toEqual([]);
  });

  it.each([
    ["server/a.test.ts", "join(import.meta.dirname, '../../beside/data')"],
    ["server/domain/a.ts", 'new URL("<up>beside", import.meta.url)'],
    ["docs/decisions/0001-a.md", "Tried where `<up>beside/data` lies."],
    ["build.mjs", 'join(root, "..")'],
    [".ci/run", "cp ../../beside/a ."],
  ])("a path that leaves the repository is found in %s: %s", (file, text) => {
    expect(pathsAbove(file, text.replace("<up>", "../".repeat(3)))).toHaveLength(1);
  });

  it.each([
    ["server/a.test.ts", 'join(import.meta.dirname, "..")'],
    ["server/domain/a.ts", 'import { a } from "../errors.ts"'],
    ["docs/decisions/0001-a.md", "See [two](0002-b.md) and `../../server/main.ts`, and so on..."],
    ["web/a.ts", 'const all = [...list, "/../x"];'],
  ])("a path within the repository is not reported in %s: %s", (file, text) => {
    expect(pathsAbove(file, text)).toEqual([]);
  });

  it("no test is skipped because a file is missing", () => {
    const tests = texts.filter((file) => /\.test\.tsx?$/.test(file));
    const conditional = /\b(?:skipIf|runIf|each)\(.*(?:existsSync|length === 0|length > 0)/;
    const onKernel = /existsSync\("\/proc\//;
    const violations = tests.flatMap((file) =>
      readFileSync(join(root, file), "utf8")
        .split("\n")
        .filter((line) => conditional.test(line) && !onKernel.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(violations).toEqual([]);
  });
});
