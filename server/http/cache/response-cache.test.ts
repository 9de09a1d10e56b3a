import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import Koa from "koa";
import { afterEach, describe, expect, it } from "vitest";
import { declaredTable } from "../../testing/servers/routes-alone.ts";
import { createRouter } from "../create-router.ts";
import { createAdmission } from "../overload/admission.ts";
import { mountRoutes } from "../routes/mount-routes.ts";
import type { CachedRoute } from "../routes/route.ts";
import { createResponseCache } from "./response-cache.ts";

const TEXT = "<p>Some words that come again and again, and a number: 12345</p>".repeat(400);

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serveWith(respond: CachedRoute["respond"], normalize = (url: string) => url) {
  const state = { version: "1", epoch: "1", isChanging: false, isBroken: false, isBusy: false, rendered: 0, at: 0 };
  const cache = createResponseCache({
    dataState: async () => {
      if (state.isBroken) throw new Error("broken");
      return state;
    },
    now: () => new Date(state.at),
    normalize,
    isBusy: () => state.isBusy,
    variantOf: ({ headers }) => (headers["x-forwarded-proto"] === "https" ? "" : "http "),
  });
  const app = new Koa();
  app.on("error", () => {});
  app.use((ctx, next) => {
    ctx.set("X-Scheme", ctx.get("X-Forwarded-Proto") || "http");
    return next();
  });
  const route: CachedRoute = {
    path: /^\//,
    respond(request) {
      state.rendered++;
      return respond(request);
    },
  };
  app.use(mountRoutes(createRouter(), [route], { cache, admission: createAdmission(), laneOf: () => "" }).routes());
  server = createServer((req, res) => void cache.wrap(app.callback())(req, res));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", headers });
  return { state, get, port };
}

const html = (body: string, status = 200) => ({
  status,
  headers: { "Content-Type": "text/html; charset=utf-8" },
  body,
});
const unavailable = () => Object.assign(new Error("broken"), { status: 503 });

/** Returns the gzipped body as it was sent. */
async function gzipBody(port: number, path: string): Promise<Buffer> {
  const clientRequest = request({ port, path, host: "127.0.0.1", headers: { "accept-encoding": "gzip" } }).end();
  const [response] = (await once(clientRequest, "response")) as [IncomingMessage];
  return Buffer.concat(await response.toArray());
}

describe("the response cache", () => {
  it("renders once for concurrent requests of one URL, and caches the response", async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { state, get } = await serveWith(async () => {
      await gate;
      return { body: TEXT };
    });
    const responses = Array.from({ length: 20 }, () => get("/page"));
    responses.push(get("/other"));
    while (state.rendered < 2) await new Promise((resolve) => setTimeout(resolve, 1));
    open();
    for (const response of responses) expect(await (await response).text()).toBe(TEXT);
    expect(await (await get("/page")).text()).toBe(TEXT);
    expect(state.rendered).toBe(2);
  });

  it("renders again for requests that waited while the data changed", async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { state, get } = await serveWith(async () => {
      const { version } = state;
      if (version === "1") await gate;
      return { body: version };
    });
    const first = get("/page");
    while (state.rendered < 1) await new Promise((resolve) => setTimeout(resolve, 1));
    state.version = "2";
    const second = get("/page");
    await new Promise((resolve) => setTimeout(resolve, 20));
    open();
    expect(await (await first).text()).toBe("1");
    expect(await (await second).text()).toBe("2");
  });

  it("renders for the next request when the first one failed", async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    let isFirst = true;
    const { get } = await serveWith(async () => {
      const fails = isFirst;
      isFirst = false;
      await gate;
      if (fails) throw unavailable();
      return { body: TEXT };
    });
    const responses = [get("/page"), get("/page"), get("/page")];
    open();
    const statuses = (await Promise.all(responses)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 503]);
  });

  it("caches redirects, 404 and 410 with their status, and never failures", async () => {
    const statuses: Record<string, number> = { "/moved": 301, "/unknown": 404, "/gone": 410, "/broken": 500 };
    const { state, get } = await serveWith(({ path }) => ({
      status: statuses[path] ?? 200,
      headers: { ...(path === "/moved" && { Location: "/here" }) },
      body: TEXT,
    }));
    for (const [path, status] of Object.entries(statuses)) {
      state.rendered = 0;
      for (let times = 0; times < 3; times++) {
        const response = await get(path);
        expect(response.status).toBe(status);
        expect(await response.text()).toBe(TEXT);
        expect(response.headers.get("location")).toBe(path === "/moved" ? "/here" : null);
      }
      expect(state.rendered).toBe(status === 500 ? 3 : 1);
    }
  });

  it("passes the response through when the version of the data cannot be read", async () => {
    const { state, get } = await serveWith(() => html(TEXT, 503));
    state.isBroken = true;
    const response = await get("/page");
    expect([response.status, response.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
    expect(await response.text()).toBe(TEXT);
  });

  it("serves stale entries for two minutes while the database is away, and fresh ones as soon as it is back", async () => {
    const { state, get } = await serveWith(() => {
      if (state.isBroken) throw unavailable();
      return { body: `version ${state.version}` };
    });
    expect(await (await get("/page")).text()).toBe("version 1");
    Object.assign(state, { isBroken: true, at: 119_999 });
    expect(await (await get("/page")).text()).toBe("version 1");
    expect((await get("/other")).status).toBe(503);
    state.at = 120_000;
    expect((await get("/page")).status).toBe(503);
    Object.assign(state, { isBroken: false, version: "2", at: 121_000 });
    expect(await (await get("/page")).text()).toBe("version 2");
  });

  it("serves every encoding, whichever was requested first", async () => {
    const { port } = await serveWith(({ path }) => ({ body: path === "/text" ? `${TEXT} ★` : Buffer.from(TEXT) }));
    for (const [path, text] of [
      ["/text", `${TEXT} ★`],
      ["/bytes", TEXT],
    ] as const)
      for (const first of ["br", "gzip", "identity"]) {
        const url = `http://127.0.0.1:${port}${path}?${first}`;
        for (const encoding of [first, "identity", "br", "gzip", "identity"]) {
          const response = await fetch(url, { headers: { "accept-encoding": encoding } });
          expect(response.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
          expect(await response.text()).toBe(text);
        }
      }
  });

  it("compresses fast at first, and smaller once a response is sent again", async () => {
    const { port } = await serveWith(() => ({
      body: Array.from({ length: 3000 }, (_, n) => `${(n * 7919) % 1009} words ${n % 13}`).join(),
    }));
    const first = await gzipBody(port, "/page");
    let secondBody = await gzipBody(port, "/page");
    while (secondBody.length === first.length) secondBody = await gzipBody(port, "/page");
    expect(secondBody.length).toBeLessThan(first.length);
    expect(gunzipSync(secondBody)).toEqual(gunzipSync(first));
  });
});

describe("the response cache while a long operation keeps changing the data", () => {
  const serveVersions = async () => {
    const cachedServer = await serveWith(async () => ({ body: cachedServer.state.version }));
    const read = async () => (await cachedServer.get("/page")).text();
    expect(await read()).toBe("1");
    Object.assign(cachedServer.state, { version: "2", isChanging: true, at: 1000 });
    expect(await read()).toBe("1");
    return { ...cachedServer, read };
  };

  it("serves stale entries and refreshes them in the background", async () => {
    const { state, read } = await serveVersions();
    state.at = 10_000;
    expect(await read()).toBe("1");
    await expect.poll(read).toBe("2");
    expect(state.rendered).toBe(2);
  });

  it("refreshes an entry whose client has closed its connection", async () => {
    const { state, get } = await serveWith(() => ({ body: state.version }));
    const read = async () => (await get("/page", { connection: "close" })).text();
    expect(await read()).toBe("1");
    Object.assign(state, { version: "2", isChanging: true, at: 10_000 });
    expect(await read()).toBe("1");
    await expect.poll(() => state.rendered).toBe(2);
    expect(await read()).toBe("2");
  });

  it("refreshes each variant of a URL as such", async () => {
    const { state, get } = await serveWith(() => ({ body: state.version }));
    const variants = [
      ["http", {}],
      ["https", { "x-forwarded-proto": "https" }],
    ] as const;
    const read = async (headers: Record<string, string>) => {
      const response = await get("/page", headers);
      return `${response.headers.get("x-scheme")} ${await response.text()}`;
    };
    for (const [scheme, headers] of variants) expect(await read(headers)).toBe(`${scheme} 1`);
    Object.assign(state, { version: "2", isChanging: true, at: 10_000 });
    for (const [scheme, headers] of variants) await expect.poll(() => read(headers)).toBe(`${scheme} 2`);
    expect(state.rendered).toBe(4);
  });

  it("refreshes one entry at a time", async () => {
    let active = 0;
    let maxActive = 0;
    const { state, get } = await serveWith(async () => {
      maxActive = Math.max(maxActive, ++active);
      await new Promise(setImmediate);
      active--;
      return { body: state.version };
    });
    const pages = ["/a", "/b", "/c"];
    const read = () => Promise.all(pages.map(async (page) => (await get(page)).text()));
    for (const page of pages) await get(page);
    Object.assign(state, { version: "2", isChanging: true, at: 1000 });
    expect(await read()).toEqual(["1", "1", "1"]);
    state.at = 10_000;
    await expect.poll(read).toEqual(["2", "2", "2"]);
    expect(maxActive).toBe(1);
  });

  it("renders again when an entry is too stale", async () => {
    const { state, read } = await serveVersions();
    state.at = 59_000;
    expect(await read()).toBe("2");
  });

  it("renders again as soon as the operation has ended", async () => {
    const { state, read } = await serveVersions();
    state.isChanging = false;
    expect(await read()).toBe("2");
  });

  it("renders again as soon as this server has changed something itself", async () => {
    const { state, read } = await serveVersions();
    state.epoch = "2";
    expect(await read()).toBe("2");
  });

  it("serves stale entries while requests wait for their turn, and refreshes them in the background", async () => {
    const { state, get } = await serveWith(({ url }) => ({ body: `${url} ${state.version}` }));
    const read = async () => (await get("/page")).text();
    expect(await read()).toBe("/page 1");
    // The minute and the data have changed.
    Object.assign(state, { version: "2", isBusy: true, at: 61_000 });
    expect(await read()).toBe("/page 1");
    await expect.poll(read).toBe("/page 2");
    expect(state.rendered).toBe(2);
  });
});

it("addresses that differ in unknown parameters only share an entry", async () => {
  const { state, get } = await serveWith(({ url }) => ({ body: url }), declaredTable().normalize);
  for (const path of ["/search?q=a&location=b", "/search?location=b&utm_source=x&q=a&page="])
    expect(await (await get(path)).text()).toBe("/search?q=a&location=b");
  expect(state.rendered).toBe(1);
});
