import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const sources = globSync(["{cli,server,web}/**/*.{ts,tsx,mjs}", "*.{ts,mjs}"], { cwd: root });

describe("names and purity", () => {
  it("no file name is a catch-all such as utils", () => {
    const bags = sources.filter((file) =>
      /^(utils?|helpers?|common|managers?|misc|types|index)\./.test(basename(file)),
    );
    expect(bags).toEqual([]);
  });

  it("domain does not use the clock, random numbers, the environment or the network", () => {
    const impure = /\bnew Date\(\)|\bDate\.now\b|\bMath\.random\b|\bprocess\.|\bfetch\(|\bsetTimeout\b|\bglobalThis\b/;
    const domain = sources.filter((file) => file.startsWith("server/domain/") && !file.includes(".test."));
    expect(domain.filter((file) => impure.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
  });

  it("no test replaces a module of ours", () => {
    const tests = sources.filter(
      (file) => file.includes(".test.") && file !== "server/testing/architecture.integration.test.ts",
    );
    expect(tests.filter((file) => /\bvi\.(do)?[mM]ock\(/.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
  });
});

/** Import cycles, and folders with more files than a newcomer can keep in mind. */
describe("rooms", () => {
  const product = sources.filter((file) => !/\.test\.|\.d\.ts$|^[^/]+$/.test(file));

  it("no file imports itself through others, types included", () => {
    expect(importCycles(product)).toEqual([]);
  });

  it("no folder holds more than 15 files of code", () => {
    const counts = new Map<string, number>();
    for (const file of product) {
      if (/-data\.ts$|\/(e2e|bench|sample|testing|suite|migrations)\//.test(file)) continue;
      counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 15)).toEqual([]);
  });

  it.each(["server", "web"])("%s/ itself holds at most 8 files", (folder) => {
    expect(globSync(`${folder}/*.*`, { cwd: root }).length).toBeLessThanOrEqual(8);
  });
});

describe("documentation", () => {
  it("docs/architecture.md names files and folders that exist", () => {
    const text = readFileSync(join(root, "docs/architecture.md"), "utf8");
    const paths = [...text.matchAll(/`((?:cli|docs|server|web)\/[\w/.-]+)`/g)].map(([, path = ""]) => path);
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it("docs/architecture.md names folders, files and what is in them, all of which exist", () => {
    const text = readFileSync(join(root, "docs/architecture.md"), "utf8");
    const names = [...text.matchAll(/`(?!docs\/|server\/testing\/)((?:[\w-]+\/)+|(?:[\w-]+\/)*[\w-]+\.tsx?)`/g)];
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter(([, name]) => !sources.some((file) => `/${file}`.includes(`/${name}`)))).toEqual([]);
    const parts = [...text.matchAll(/`(\w+?)(?:_…)?` (?:and `(\w+)` )?in `((?:\w+\/)[\w/.-]+)`/g)];
    expect(parts.length).toBeGreaterThan(10);
    for (const [, one = "", other = one, path = ""] of parts) {
      const code = sources
        .filter((file) => file.startsWith(path))
        .map((file) => readFileSync(join(root, file), "utf8"));
      for (const part of [one, other]) expect(code.join("\n"), path).toMatch(new RegExp(`\\b${part}`));
    }
  });

  it("the index of decision records names every record with its title, and each has a status and at most 40 lines", () => {
    const index = readFileSync(join(root, "docs/decisions/README.md"), "utf8");
    for (const name of globSync("0*.md", { cwd: join(root, "docs/decisions") })) {
      const text = readFileSync(join(root, "docs/decisions", name), "utf8");
      const [, title = ""] = /^# \d+\. (.+)$/m.exec(text) ?? [];
      expect(index, name).toContain(`](${name}) | ${title} |`);
      expect(text, name).toMatch(/^Status: (accepted|superseded)/m);
      expect(text.trimEnd().split("\n").length, name).toBeLessThanOrEqual(40);
    }
  });
});

/** Returns import cycles, each as a list of files (depth-first search). */
function importCycles(files: readonly string[]): string[][] {
  const fileSet = new Set(files);
  const cycles: string[][] = [];
  const finishedFiles = new Set<string>();
  function visit(file: string, path: string[]) {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file]);
    if (finishedFiles.has(file) || path.includes(file)) return;
    for (const importedFile of importsOf(file)) if (fileSet.has(importedFile)) visit(importedFile, [...path, file]);
    finishedFiles.add(file);
  }
  for (const file of files) visit(file, []);
  return cycles;
}

/** Returns our files that a file imports, by paths from the repository's root. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*"([.#][^"]+)"/g)].map(([, name = ""]) =>
    name.startsWith("#") ? `${name.replace("#", "server/")}.ts` : join(dirname(file), name),
  );
}
