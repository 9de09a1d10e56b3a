import { describe, expect, it } from "vitest";
import { MAX_PLACES } from "./saved-places.ts";
import { createSavedStore } from "./saved-store.ts";

/** The browser's storage in memory, which takes `quota` characters. */
function memoryStorage(quota = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > quota) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

const idsOf = (store: ReturnType<typeof createSavedStore>) => store.current().places.map(({ id }) => id);
const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("the store of saved places", () => {
  it("keeps places for the next visit", () => {
    const storage = memoryStorage();
    const store = createSavedStore(() => storage);
    expect(store.add([4], 1)).toBeUndefined();
    store.note(4, "good");
    expect(createSavedStore(() => storage).current().places).toEqual([{ id: 4, savedAt: 1, note: "good" }]);
  });

  it("adds to what another tab has stored meanwhile", () => {
    const storage = memoryStorage();
    const [one, other] = [createSavedStore(() => storage), createSavedStore(() => storage)];
    expect([idsOf(one), idsOf(other)]).toEqual([[], []]);
    one.add([1], 1);
    other.add([2], 2);
    expect(idsOf(other)).toEqual([2, 1]);
    one.readAgain();
    expect(idsOf(one)).toEqual([2, 1]);
  });

  it("returns the same list until it changes, as React needs it", () => {
    const store = createSavedStore(() => memoryStorage());
    expect(store.current()).toBe(store.current());
  });

  it("puts a removed place back where it was, with its note", () => {
    const storage = memoryStorage();
    const store = createSavedStore(() => storage);
    store.add([1, 2, 3], 1);
    store.note(2, "mine");
    const place = store.current().places[1];
    store.remove(2);
    if (place) store.restore(place, 1);
    expect(store.current().places[1]).toEqual({ id: 2, savedAt: 1, note: "mine" });
    expect(idsOf(store)).toEqual([1, 2, 3]);
  });

  it("says why it stored nothing, and keeps what there was", () => {
    const forbidden = createSavedStore(() => {
      throw new DOMException("The operation is insecure.", "SecurityError");
    });
    expect([forbidden.add([1], 1), idsOf(forbidden)]).toEqual(["forbidden", []]);
    const small = memoryStorage(80);
    const full = createSavedStore(() => small);
    expect([full.add([1], 1), full.add(range(50), 1), idsOf(full)]).toEqual([undefined, "full", [1]]);
  });

  it("takes no more than its limit, and lets a longer list of another program be shortened", () => {
    const storage = memoryStorage();
    const store = createSavedStore(() => storage);
    expect(store.add(range(MAX_PLACES), 1)).toBeUndefined();
    expect(store.add([MAX_PLACES + 1], 2)).toBe("too-many");
    expect(store.current().places).toHaveLength(MAX_PLACES);
    const places = range(10_000).map((id) => ({ id, savedAt: 1 }));
    storage.setItem("saved-places", JSON.stringify({ version: 1, places }));
    expect(store.remove(5)).toBeUndefined();
    expect(store.current().places).toHaveLength(9_999);
  });

  it("starts anew after an unreadable list, and leaves a newer one alone", () => {
    const storage = memoryStorage();
    storage.setItem("saved-places", "{broken");
    const store = createSavedStore(() => storage);
    expect(store.current().problem).toBe("unreadable");
    expect([store.add([1], 1), store.current().problem]).toEqual([undefined, undefined]);
    storage.setItem("saved-places", '{"version":2}');
    expect([store.add([2], 1), storage.getItem("saved-places")]).toEqual(["newer", '{"version":2}']);
  });
});
