import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterEach, beforeEach, expect, it } from "vitest";
import { shortClassNames } from "./short-class-names.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "mainstreet-styles-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function addFiles(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, ".."), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

async function bundled(platform: "browser" | "node"): Promise<{ script: string; style: string }> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, "entry.js")],
    bundle: true,
    write: false,
    format: "esm",
    outdir: folder,
    platform,
    external: ["*.svg"],
    plugins: [shortClassNames(folder)],
  });
  const [script = "", style = ""] = [".js", ".css"].map(
    (ending) => outputFiles.find(({ path }) => path.endsWith(ending))?.text,
  );
  return { script, style };
}

it("classes of style modules get short names, the same in both builds; nothing else is renamed", async () => {
  addFiles({
    "entry.js":
      'import card from "./parts/card.module.css"; import list from "./list.module.css"; console.log(card, list);',
    "list.module.css": ".list-of-cards > .first { width: 0.5em; } :global(html):has(.first) .second { color: red; }",
    "parts/card.module.css":
      '/* .no */ .first::after { content: ".no"; background: url(a.no.svg); animation: appear 1s; }',
  });
  const { script, style } = await bundled("browser");
  expect(style).toContain(".s0 > .s1 {");
  expect(style).toContain("html:has(.s1) .s2 {");
  expect(style).toContain('.s3::after {\n  content: ".no";');
  expect(style).toContain("url(a.no.svg)");
  for (const pair of ['"list-of-cards": "s0"', '"first": "s1"', '"second": "s2"', '"first": "s3"'])
    expect(script).toContain(pair);
  expect((await bundled("node")).script).toBe(script);
});

it("two files may not have animations of one name, which styles of a page share", () => {
  addFiles({
    "a.module.css": "@keyframes appear { from { opacity: 0; } }",
    "b.module.css": "@keyframes appear { to { opacity: 0; } }",
  });
  expect(() => shortClassNames(folder)).toThrow("b.module.css and a.module.css have animations named appear");
});
