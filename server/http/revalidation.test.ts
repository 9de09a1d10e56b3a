import { setTimeout as pause } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { type MadeUpDirectory, MOMENT, serveMadeUpDirectory } from "../testing/sample-directory.ts";

let directory: MadeUpDirectory;
afterEach(() => directory.close());

it("refreshes stale pages in the background while requests queue, through every middleware", async () => {
  let at = MOMENT;
  let version = 1;
  const render = async (address: string) => {
    if (address.startsWith("/city/")) await pause(100);
    return { status: 200, html: `<!doctype html><p>${version}</p>` };
  };
  directory = await serveMadeUpDirectory({ render }, () => at);
  const read = async (path = "/") => (await fetch(directory.url + path)).text();
  const first = await read();
  version = 2;
  // more slow pages than run at once: the last ones wait, so the server counts as busy
  await Promise.all(Array.from({ length: 12 }, (_, index) => read(`/city/Town-${index}`)));
  at = new Date(at.getTime() + 61_000);
  expect(await read()).toBe(first);
  // shorter than the server counts as busy: after that a request renders the page itself
  await expect.poll(() => read(), { timeout: 3_000 }).toContain("<p>2</p>");
});
