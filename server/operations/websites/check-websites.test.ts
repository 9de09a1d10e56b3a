import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openMemoryStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { AT, importInto } from "../../testing/directories/import-into.ts";
import { type CheckWebsitesOptions, checkWebsites } from "./check-websites.ts";
import type { Network } from "./network.ts";

let store: Store;
let server: Server;
let port: number;
/** Hosts in the order in which they were asked. */
let asked: string[];
let concurrent: Map<string, number>;
let mostAtOnce: number;
const downHosts = new Set<string>();

const later = (days: number) => new Date(AT.getTime() + days * 86_400_000);
const LOCAL: Network = {
  async resolve(hostname) {
    if (downHosts.has(hostname)) throw Object.assign(new Error("no such host"), { code: "ENOTFOUND" });
    return [{ address: "127.0.0.1", family: 4 }];
  },
  isAllowedUrl: () => true,
  isAllowedIp: () => true,
};

beforeEach(async () => {
  store = await openMemoryStore();
  asked = [];
  concurrent = new Map();
  mostAtOnce = 0;
  downHosts.clear();
  server = createServer((request, response) => {
    const host = request.headers.host?.split(":")[0] ?? "";
    asked.push(host);
    concurrent.set(host, (concurrent.get(host) ?? 0) + 1);
    mostAtOnce = Math.max(mostAtOnce, concurrent.get(host) ?? 0);
    setTimeout(() => {
      concurrent.set(host, (concurrent.get(host) ?? 0) - 1);
      response.end();
    }, 5);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await store.close();
});

const website = (host: string, path = "/") => `http://${host}:${port}${path}`;
const put = (websites: readonly string[]) =>
  importInto(store, Object.fromEntries(websites.map((each, index) => [`p${index}`, { website: each }])));
const check = (day: number, options: Partial<CheckWebsitesOptions> = {}) =>
  checkWebsites({
    store,
    limit: 100,
    olderThanDays: 30,
    userAgent: "test",
    now: () => later(day),
    network: LOCAL,
    hostPauseMs: 0,
    ...options,
  });

describe("a check of websites", () => {
  it("says that a website does not answer after two failures some days apart, and takes it back", async () => {
    const joes = website("joes.example");
    await put([joes, website("b.example")]);
    downHosts.add("joes.example");
    expect(await check(0)).toMatchObject({ checked: 2, answered: 1, failed: 1, unanswered: 0 });
    expect(await check(1)).toMatchObject({ checked: 0, unanswered: 0 });
    expect(await check(4)).toMatchObject({ checked: 1, failed: 1, unanswered: 1 });
    const { websiteCheck } = await store.directory.origin({ id: 1, website: joes });
    expect(websiteCheck).toEqual({ checkedAt: later(4).toISOString(), failedSince: later(0).toISOString() });
    downHosts.clear();
    expect(await check(8)).toMatchObject({ checked: 1, answered: 1, unanswered: 0 });
  });

  it("asks one website of a host at a time", async () => {
    await put(["/1", "/2", "/3", "/4"].map((path) => website("chain.example", path)));
    expect(await check(0)).toMatchObject({ checked: 4, answered: 4 });
    expect(mostAtOnce).toBe(1);
  });

  it("goes on where a limit ended it", async () => {
    await put(["a", "b", "c"].map((name) => website(`${name}.example`)));
    await check(0, { limit: 2 });
    await check(0, { limit: 2 });
    expect(asked.toSorted()).toEqual(["a.example", "b.example", "c.example"]);
  });

  it("stores what it asked until it is stopped, and goes on", async () => {
    await put(Array.from({ length: 20 }, (_, index) => website("chain.example", `/${index}`)));
    const stop = new AbortController();
    const onProgress = ({ done }: { done: number }) => {
      if (done === 7) stop.abort();
    };
    expect(await check(0, { signal: stop.signal, onProgress })).toMatchObject({ checked: 7, isStopped: true });
    expect(await check(0)).toMatchObject({ checked: 13, isStopped: false });
  });

  it("stores nothing if none of five answers: this machine has no connection", async () => {
    const hosts = ["a", "b", "c", "d", "e"].map((name) => `${name}.example`);
    await put(hosts.map((host) => website(host)));
    for (const host of hosts) downHosts.add(host);
    await expect(check(0)).rejects.toMatchObject({ code: "unreadable" });
    downHosts.clear();
    expect(await check(0)).toMatchObject({ checked: 5, answered: 5 });
  });

  it("asks no private network, and says nothing of it", async () => {
    await put([website("joes.example")]);
    const network = { ...LOCAL, isAllowedIp: () => false };
    expect(await check(0, { network })).toMatchObject({ unknown: 1, failed: 0 });
    expect(asked).toEqual([]);
  });
});
