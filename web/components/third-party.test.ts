import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadThirdParty } from "./third-party.ts";

let scripts: { src: string; async?: boolean }[];
beforeEach(() => {
  scripts = [{ src: "https://directory.example/client/entry.js" }];
  const head = { append: (script: { src: string }) => scripts.push(script) };
  vi.stubGlobal("document", { scripts, head, createElement: () => ({}) });
});
afterEach(() => vi.unstubAllGlobals());

it("a script of a third party is added to the document as async", () => {
  loadThirdParty("https://stats.example/script.js?site=1");
  expect(scripts.slice(1)).toEqual([{ src: "https://stats.example/script.js?site=1", async: true }]);
});

it("a script is added once, however its address is written", () => {
  loadThirdParty("https://ads.example");
  loadThirdParty("https://ads.example/");
  loadThirdParty("https://ADS.example");
  expect(scripts.slice(1)).toEqual([{ src: "https://ads.example/", async: true }]);
});
