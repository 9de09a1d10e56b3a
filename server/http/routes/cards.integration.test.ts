import { once } from "node:events";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { configSchema } from "../../config/config-schema.ts";
import { siteInfo } from "../../config/load-config.ts";
import { createPublicApi } from "../../queries/public-api.ts";
import { importInto } from "../../testing/directories/import-into.ts";
import {
  type MadeUpDirectory,
  MOMENT,
  madeUpBusiness,
  serveMadeUpDirectory,
} from "../../testing/directories/sample-directory.ts";
import { routesAlone } from "../../testing/servers/routes-alone.ts";
import { problems } from "../middleware/problems.ts";
import { cardRoutes } from "./cards.ts";

let directory: MadeUpDirectory;
beforeAll(async () => {
  directory = await serveMadeUpDirectory();
});
afterAll(() => directory.close());

const get = (path: string, init?: RequestInit) => fetch(directory.url + path, init);

/** Returns width and height from the header of a PNG. */
async function sizeOf(response: Response): Promise<[number, number]> {
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(0, 8)).toEqual(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"));
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe("a social card", () => {
  it.each([
    ["of the site", "/card.png"],
    ["of a business", "/business/1/card.png"],
    ["of a business whose name is a script", "/business/7/card.png"],
    ["of a city", "/city/Z%C3%BCrich/card.png"],
    ["of a city that the header links to and that has no business", "/city/Chicago/card.png"],
  ])("%s is a PNG of 1200 by 630 that is cached for a day and is 304 when unchanged", async (_, path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(await sizeOf(response)).toEqual([1200, 630]);
    const etag = response.headers.get("etag") ?? "";
    const revalidation = await get(path, { headers: { "If-None-Match": etag } });
    expect([revalidation.status, await revalidation.text()]).toEqual([304, ""]);
    const head = await get(path, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await get(path, { method: "POST" })).status).toBe(405);
  });

  it("may be fetched by crawlers", async () => {
    const robots = await (await get("/robots.txt")).text();
    const disallowedPaths = Array.from(robots.matchAll(/^Disallow: (.+)$/gm), ([, start = ""]) => start);
    for (const path of ["/card.png", "/business/1/card.png", "/city/Austin/card.png"])
      expect(disallowedPaths.filter((start) => path.startsWith(start))).toEqual([]);
  });

  it("is the same for all spellings of a city", async () => {
    const etags = await Promise.all(
      ["/city/Z%C3%BCrich/card.png", "/city/zurich/card.png"].map(async (path) =>
        (await get(path)).headers.get("etag"),
      ),
    );
    expect(etags[0]).toBe(etags[1]);
  });

  it.each(["/business/99/card.png", "/business/0/card.png", "/business/x/card.png", "/city/Atlantis/card.png"])(
    "is not there for what is not: %s",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it("changes with its content", async () => {
    const path = "/business/3/card.png";
    const before = (await get(path)).headers.get("etag") ?? "";
    const ratedBusiness = madeUpBusiness({ name: "Bright Smiles", category: "Dentist", reviewCount: 11 });
    await importInto(directory.store, [ratedBusiness]);
    const after = await get(path, { headers: { "If-None-Match": before } });
    expect([after.status, after.headers.get("etag") === before]).toEqual([200, false]);
  });
});

it("twenty requests for cards are served, further ones get 503 at once", async () => {
  const drawing = Promise.withResolvers<Buffer>();
  const app = new Koa();
  app.use(problems(pino({ level: "silent" })));
  const routes = cardRoutes({
    api: createPublicApi({ store: directory.store, now: () => MOMENT }),
    site: siteInfo(configSchema.parse({}), 3000),
    cards: { version: () => "one", png: () => drawing.promise },
  });
  app.use(routesAlone(routes));
  const server = app.listen(0, "127.0.0.1");
  try {
    await once(server, "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/card.png`;
    const tenTurnedAway = Promise.withResolvers<void>();
    let turnedAway = 0;
    const statuses = Array.from({ length: 30 }, async () => {
      const response = await fetch(url);
      if (response.status === 503 && ++turnedAway === 10) tenTurnedAway.resolve();
      return response.status;
    });
    await tenTurnedAway.promise;
    drawing.resolve(Buffer.from("a card"));
    expect((await Promise.all(statuses)).filter((status) => status === 200)).toHaveLength(20);
  } finally {
    server.close();
  }
});
