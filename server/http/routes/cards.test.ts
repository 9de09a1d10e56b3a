import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { businessKeys } from "#domain/business-keys";
import {
  MADE_UP_BUSINESSES,
  type MadeUpDirectory,
  MOMENT,
  madeUpBusiness,
  serveMadeUpDirectory,
} from "../made-up-directory.ts";

let directory: MadeUpDirectory;
beforeAll(async () => {
  directory = await serveMadeUpDirectory();
});
afterAll(() => directory.close());

const get = (path: string, init?: RequestInit) => fetch(directory.url + path, init);

/** Width and height as the first part of a PNG says them. */
async function sizeOf(answer: Response): Promise<[number, number]> {
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 8)).toEqual(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe("the picture of a link", () => {
  it.each([
    ["of the site", "/card.png"],
    ["of a business", "/business/1/card.png"],
    ["of a business whose name is a script", "/business/7/card.png"],
    ["of a city", "/city/Z%C3%BCrich/card.png"],
    ["of a city of the header that has no business", "/city/Chicago/card.png"],
  ])("%s is a PNG of 1200 by 630 that may be kept for a day and is not sent again unchanged", async (_, path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(await sizeOf(answer)).toEqual([1200, 630]);
    const etag = answer.headers.get("etag") ?? "";
    const again = await get(path, { headers: { "If-None-Match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const head = await get(path, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await get(path, { method: "POST" })).status).toBe(405);
  });

  it("is one for all ways to write a city's name", async () => {
    const etags = await Promise.all(
      ["/city/Z%C3%BCrich/card.png", "/city/zurich/card.png"].map(async (path) =>
        (await get(path)).headers.get("etag"),
      ),
    );
    expect(etags[0]).toBe(etags[1]);
  });

  it.each([
    "/business/99/card.png",
    "/business/0/card.png",
    "/business/x/card.png",
    "/city/Atlantis/card.png",
    "/city/%zz/card.png",
  ])("is not there for what is not: %s", async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it("changes with what it says", async () => {
    const path = "/business/3/card.png";
    const before = (await get(path)).headers.get("etag") ?? "";
    const rated = madeUpBusiness({ name: "Bright Smiles", category: "Dentist", reviewCount: 11 });
    const importId = await directory.store.beginImport(["newer.xlsx"], "test", MOMENT);
    await directory.store.importBatch(importId, [{ ...rated, ...businessKeys(rated) }], "update", MOMENT);
    const after = await get(path, { headers: { "If-None-Match": before } });
    expect([after.status, after.headers.get("etag") === before]).toEqual([200, false]);
  });

  it("turns away who comes when many wait, and serves all others", async () => {
    const paths = MADE_UP_BUSINESSES.flatMap((_, index) =>
      Array.from({ length: 8 }, () => `/business/${index + 1}/card.png`),
    );
    const statuses = await Promise.all(paths.map(async (path) => (await get(path)).status));
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect((await get("/business/2/card.png")).status).toBe(200);
  });
});
