import { once } from "node:events";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import Koa, { type Middleware } from "koa";
import { afterEach, describe, expect, it } from "vitest";
import { createResponseCache } from "./response-cache.ts";

const TEXT = "<p>Some words that come again and again, and a number: 12345</p>".repeat(400);

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serveWith(answer: Middleware) {
  const state = { version: "1", epoch: "1", isChanging: false, made: 0, at: 0 };
  const kept = createResponseCache({ dataState: async () => state, now: () => new Date(state.at) });
  const app = new Koa();
  app.on("error", () => {});
  app.use(kept.finish);
  app.use((ctx, next) => {
    state.made++;
    return answer(ctx, next);
  });
  server = createServer((req, res) => void kept.inFrontOf(app.callback())(req, res));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
  return { state, get, port };
}

/** The bytes of the body as they were sent. */
async function bytes(port: number, path: string): Promise<Buffer> {
  const sent = request({ port, path, host: "127.0.0.1", headers: { "accept-encoding": "gzip" } }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return Buffer.concat(await response.toArray());
}

describe("answers that are made", () => {
  it("are made once for all who ask while they are made, and kept", async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { state, get } = await serveWith(async (ctx) => {
      await gate;
      ctx.body = TEXT;
    });
    const answers = Array.from({ length: 20 }, () => get("/page"));
    answers.push(get("/other"));
    while (state.made < 2) await new Promise((resolve) => setTimeout(resolve, 1));
    open();
    for (const answer of answers) expect(await (await answer).text()).toBe(TEXT);
    expect(await (await get("/page")).text()).toBe(TEXT);
    expect(state.made).toBe(2);
  });

  it("are made again for those who waited when the data changed meanwhile", async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const { state, get } = await serveWith(async (ctx) => {
      const { version } = state;
      if (version === "1") await gate;
      ctx.body = version;
    });
    const first = get("/page");
    while (state.made < 1) await new Promise((resolve) => setTimeout(resolve, 1));
    state.version = "2";
    const second = get("/page");
    await new Promise((resolve) => setTimeout(resolve, 20));
    open();
    expect(await (await first).text()).toBe("1");
    expect(await (await second).text()).toBe("2");
  });

  it("are made by the next who asks when the first one failed", async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    let isFirst = true;
    const { get } = await serveWith(async (ctx) => {
      const fails = isFirst;
      isFirst = false;
      await gate;
      if (fails) ctx.throw(503, "broken");
      ctx.body = TEXT;
    });
    const answers = [get("/page"), get("/page"), get("/page")];
    open();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 503]);
  });

  it("are kept with their status: moved, unknown and gone pages too, failures never", async () => {
    const statuses: Record<string, number> = { "/moved": 301, "/unknown": 404, "/gone": 410, "/broken": 500 };
    const { state, get } = await serveWith((ctx) => {
      ctx.status = statuses[ctx.path] ?? 200;
      if (ctx.path === "/moved") ctx.set("Location", "/here");
      ctx.body = TEXT;
    });
    for (const [path, status] of Object.entries(statuses)) {
      state.made = 0;
      for (let times = 0; times < 3; times++) {
        const answer = await get(path);
        expect(answer.status).toBe(status);
        expect(await answer.text()).toBe(TEXT);
        expect(answer.headers.get("location")).toBe(path === "/moved" ? "/here" : null);
      }
      expect(state.made).toBe(status === 500 ? 3 : 1);
    }
  });

  it("are the same for clients that read other encodings or none, whoever asks first", async () => {
    const { port } = await serveWith((ctx) => {
      ctx.body = ctx.path === "/text" ? `${TEXT} ★` : Buffer.from(TEXT);
    });
    for (const [path, text] of [
      ["/text", `${TEXT} ★`],
      ["/bytes", TEXT],
    ] as const)
      for (const first of ["br", "gzip", "identity"]) {
        const url = `http://127.0.0.1:${port}${path}?${first}`;
        for (const encoding of [first, "identity", "br", "gzip", "identity"]) {
          const answer = await fetch(url, { headers: { "accept-encoding": encoding } });
          expect(answer.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
          expect(await answer.text()).toBe(text);
        }
      }
  });

  it("are compressed quickly at first, and smaller when they are asked for again", async () => {
    const { port } = await serveWith((ctx) => {
      ctx.body = Array.from({ length: 3000 }, (_, n) => `${(n * 7919) % 1009} words ${n % 13}`).join();
    });
    const first = await bytes(port, "/page");
    let again = await bytes(port, "/page");
    while (again.length === first.length) again = await bytes(port, "/page");
    expect(again.length).toBeLessThan(first.length);
    expect(gunzipSync(again)).toEqual(gunzipSync(first));
  });
});

describe("answers while a long operation changes the data all the time", () => {
  const serveVersions = async () => {
    const serving = await serveWith(async (ctx) => {
      ctx.body = serving.state.version;
    });
    const read = async () => (await serving.get("/page")).text();
    expect(await read()).toBe("1");
    Object.assign(serving.state, { version: "2", isChanging: true, at: 1000 });
    expect(await read()).toBe("1");
    return { ...serving, read };
  };

  it("may be some seconds old, and are made anew behind the back of those who ask", async () => {
    const { state, read } = await serveVersions();
    state.at = 10_000;
    expect(await read()).toBe("1");
    await expect.poll(read).toBe("2");
    expect(state.made).toBe(2);
  });

  it("are made anew one at a time", async () => {
    let underWay = 0;
    let most = 0;
    const { state, get } = await serveWith(async (ctx) => {
      most = Math.max(most, ++underWay);
      await new Promise(setImmediate);
      underWay--;
      ctx.body = state.version;
    });
    const pages = ["/a", "/b", "/c"];
    const read = () => Promise.all(pages.map(async (page) => (await get(page)).text()));
    for (const page of pages) await get(page);
    Object.assign(state, { version: "2", isChanging: true, at: 1000 });
    expect(await read()).toEqual(["1", "1", "1"]);
    state.at = 10_000;
    await expect.poll(read).toEqual(["2", "2", "2"]);
    expect(most).toBe(1);
  });

  it("are as the data is when nobody has asked for long", async () => {
    const { state, read } = await serveVersions();
    state.at = 59_000;
    expect(await read()).toBe("2");
  });

  it("are as the data is as soon as the operation has ended", async () => {
    const { state, read } = await serveVersions();
    state.isChanging = false;
    expect(await read()).toBe("2");
  });

  it("are as the data is as soon as this server has changed something itself", async () => {
    const { state, read } = await serveVersions();
    state.epoch = "2";
    expect(await read()).toBe("2");
  });
});
