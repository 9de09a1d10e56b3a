import { readFileSync } from "node:fs";
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

it("the notices name the source of the kinds that searches know", () => {
  expect(notices).toMatch(/^id-tagging-schema \(data\)\s+ISC License/m);
});

it("no development tool is in the notices", () => {
  expect(notices).not.toMatch(/^(vitest|typescript|esbuild|playwright-core) /m);
});
