import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const notices = readFileSync(new URL("../../dist/THIRD-PARTY-NOTICES.txt", import.meta.url), "utf8");

it.each(["react", "react-dom", "react-router", "koa", "commander", "zod", "better-sqlite3", "lru-cache"])(
  "the notices name %s with its licence",
  (name) => {
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, "m"));
  },
);

it("the notices name the font and the renderer of social cards", () => {
  expect(notices).toMatch(/^@expo-google-fonts\/inter .*OFL/m);
  expect(notices).toMatch(/^@resvg\/resvg-wasm .*MPL-2\.0/m);
});

it("the notices name the source of the categories that search understands", () => {
  expect(notices).toMatch(/^id-tagging-schema \(data\)\s+ISC License/m);
});

it("the notices have the licence of the opening_hours library, with the GPL that it supplements", () => {
  const [, notice = ""] = /^opening_hours \d+\.\d+\.\d+ \(LGPL-3\.0-only\)$([^]*?)\n-{80}\n/m.exec(notices) ?? [];
  expect(notice).toContain("GNU LESSER GENERAL PUBLIC LICENSE");
  expect(notice).toContain("GNU GENERAL PUBLIC LICENSE");
});

it("the opening_hours library is in the scripts that read files, and in no browser script", () => {
  const assets = new URL("../../dist/assets/", import.meta.url);
  const hasLibrary = (name: string | URL) =>
    readFileSync(new URL(name, assets), "utf8").includes("rant_degree_sign_used_for_zero");
  const scripts = readdirSync(new URL("client/", assets)).filter((name) => name.endsWith(".js"));
  expect(scripts.filter((name) => hasLibrary(`client/${name}`))).toEqual([]);
  expect(hasLibrary("workbook-worker.cjs")).toBe(true);
  // The program reads small texts and corrected values itself.
  expect(hasLibrary("../program.cjs")).toBe(true);
});

it("no development tool is in the notices", () => {
  expect(notices).not.toMatch(/^(vitest|typescript|esbuild|playwright-core) /m);
});
