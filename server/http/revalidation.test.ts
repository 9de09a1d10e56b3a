import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { type MadeUpDirectory, MOMENT, serveMadeUpDirectory } from "../testing/directories/sample-directory.ts";

let directory: MadeUpDirectory;
afterEach(() => directory.close());

it("refreshes stale pages in the background while requests queue, through every middleware", async () => {
  let currentTime = MOMENT;
  let version = 1;
  let homePages = 0;
  const render = async (address: string) => {
    if (address.startsWith("/city/")) await pause(100);
    else homePages++;
    return { status: 200, html: `<!doctype html><p>${version}</p>` };
  };
  directory = await serveMadeUpDirectory({ render }, () => currentTime);
  const read = async (path = "/") => (await fetch(directory.url + path)).text();
  const first = await read();
  version = 2;
  // More slow pages than may run at once: the last ones wait, so the server counts as busy.
  await Promise.all(Array.from({ length: 12 }, (_, index) => read(`/city/Town-${index}`)));
  currentTime = new Date(currentTime.getTime() + 61_000);
  expect(await read()).toBe(first);
  // No request waits for this page any more: the cache has it rendered.
  await expect.poll(() => homePages).toBe(2);
  await expect.poll(() => read()).toContain("<p>2</p>");
});
