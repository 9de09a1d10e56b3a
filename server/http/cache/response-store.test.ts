import { describe, expect, it } from "vitest";
import { CACHE_FOREVER, createCachedResponse } from "./cached-response.ts";
import { type CacheState, ResponseStore } from "./response-store.ts";

const freshState = (generation: string, overrides: Partial<CacheState> = {}): CacheState => ({
  generation,
  epoch: "1",
  maxStaleMs: 0,
  requestedAt: 0,
  ...overrides,
});
/** State some seconds later, while the data keeps changing. */
const stateOf = (generation: string, seconds: number, overrides: Partial<CacheState> = {}) =>
  freshState(generation, { maxStaleMs: 20_000, requestedAt: seconds * 1000, ...overrides });
const response = (bytes: number) => createCachedResponse({ body: Buffer.alloc(bytes), headers: {} });

describe("the response store", () => {
  it("returns an entry while the data is the same", () => {
    const store = new ResponseStore(200_000);
    expect(store.get(freshState("1"), "/a")).toBeUndefined();
    const cachedResponse = response(10);
    store.set("1", "/a", cachedResponse);
    expect(store.get(freshState("1"), "/a")).toEqual({ response: cachedResponse, staleMs: 0 });
  });

  it("returns no entry of other data", () => {
    const store = new ResponseStore(200_000);
    store.get(freshState("1"), "/a");
    store.set("1", "/a", response(10));
    expect(store.get(freshState("2"), "/a")).toBeUndefined();
  });

  it("keeps a response that clients may keep for ever, whatever the data", () => {
    const store = new ResponseStore(200_000);
    store.get(freshState("1"), "/a");
    const headers = { "Cache-Control": CACHE_FOREVER };
    store.set("1", "/a", createCachedResponse({ body: Buffer.alloc(10), headers }));
    const later = freshState("2", { requestedAt: 3_600_000 });
    expect(store.get(later, "/a")?.staleMs).toBe(0);
    expect(store.getStale("/a", 7_200_000, 1)).toBeDefined();
    expect(store.get({ ...later, epoch: "2" }, "/a")).toBeUndefined();
  });

  it("does not store a response to older data", () => {
    const store = new ResponseStore(200_000);
    store.get(freshState("1"), "/a");
    store.get(freshState("2"), "/b");
    store.set("1", "/a", response(10));
    expect(store.get(freshState("2"), "/a")).toBeUndefined();
  });

  it("evicts the least recently used entries beyond its capacity", () => {
    const store = new ResponseStore(1_000_000);
    store.get(freshState("1"), "/");
    for (let i = 0; i < 100; i++) {
      store.set("1", `/${i}`, response(8_000));
      store.get(freshState("1"), "/0");
    }
    const urls = Array.from({ length: 100 }, (_, i) => i).filter(
      (i) => store.get(freshState("1"), `/${i}`) !== undefined,
    );
    expect(urls).toContain(0);
    expect(urls).toContain(99);
    expect(urls).not.toContain(1);
    expect(urls.length * 8_000).toBeLessThan(1_000_000);
  });

  it("keeps entries that were requested twice, however many are requested once", () => {
    const store = new ResponseStore(1_000_000);
    store.get(freshState("1"), "/");
    for (const url of ["/a", "/b", "/c"]) store.set("1", url, response(8_000));
    store.get(freshState("1"), "/a");
    store.get(freshState("1"), "/b");
    for (let i = 0; i < 1000; i++) store.set("1", `/${i}`, response(8_000));
    expect(["/a", "/b", "/c"].map((url) => store.get(freshState("1"), url) !== undefined)).toEqual([true, true, false]);
  });

  it("counts encodings that were added to an entry", () => {
    const store = new ResponseStore(1_000_000);
    store.get(freshState("1"), "/");
    for (let i = 0; i < 100; i++) {
      const growingResponse = response(1_000);
      store.set("1", `/${i}`, growingResponse);
      growingResponse.identity = response(50_000).identity;
      store.resize(`/${i}`);
    }
    const urls = Array.from({ length: 100 }, (_, i) => i).filter(
      (i) => store.get(freshState("1"), `/${i}`) !== undefined,
    );
    expect(urls).toContain(99);
    expect(urls.length * 50_000).toBeLessThan(1_000_000);
  });

  it("does not store a response larger than 1/64 of its capacity", () => {
    const store = new ResponseStore(200_000);
    store.get(freshState("1"), "/");
    store.set("1", "/large", response(5_000));
    expect(store.get(freshState("1"), "/large")).toBeUndefined();
  });
});

describe("the response store while the data keeps changing", () => {
  const filledStore = () => {
    const store = new ResponseStore(200_000);
    store.get(freshState("1"), "/a");
    store.set("1", "/a", response(10));
    return store;
  };

  it("returns stale entries for 20 seconds, with their staleness", () => {
    const store = filledStore();
    expect(store.get(stateOf("2", 1), "/a")?.staleMs).toBe(1000);
    expect(store.get(stateOf("3", 9), "/a")?.staleMs).toBe(9000);
    expect(store.get(stateOf("4", 30), "/a")).toBeUndefined();
  });

  it("replaces a stale entry by a newer one, never by an older one", () => {
    const store = filledStore();
    store.get(stateOf("2", 1), "/a");
    const newerResponse = response(20);
    store.set("2", "/a", newerResponse);
    store.set("1", "/a", response(30));
    expect(store.get(stateOf("2", 2), "/a")).toEqual({ response: newerResponse, staleMs: 0 });
  });

  it("returns no stale entry when the change has ended, but keeps it for a time when the server is busy", () => {
    const store = filledStore();
    store.get(stateOf("2", 1), "/a");
    expect(store.get(freshState("2", { requestedAt: 1000 }), "/a")).toBeUndefined();
    expect(store.get(stateOf("2", 100, { maxStaleMs: 120_000 }), "/a")?.staleMs).toBe(100_000);
    expect(store.get(stateOf("2", 121, { maxStaleMs: 120_000 }), "/a")).toBeUndefined();
  });

  it("drops every entry in a new epoch, and does not store responses of the previous one", () => {
    const store = filledStore();
    const other = { epoch: "2" };
    expect(store.get(stateOf("2", 1, other), "/a")).toBeUndefined();
    store.set("1", "/b", response(10));
    expect(store.get(stateOf("2", 1, other), "/b")).toBeUndefined();
  });
});
