import type { Database } from "better-sqlite3";
import { createValueOrder, nameOf, type ValueOrder, verifiedOrder } from "../../lists/value-order.ts";
import type { ValueSort } from "../../port/search.ts";
import { createVersionCache } from "../../version-cache.ts";
import type { Counters } from "../write/counters.ts";

const MAX_ORDERS = 6;

/** Returns orders by category, city, country or verification, cached until the data change. Call it within a transaction. */
export function openValueOrders(db: Database, counters: Counters): (sort: ValueSort) => ValueOrder {
  const cache = createVersionCache<ValueOrder>(MAX_ORDERS);
  const select = {
    category: db.prepare<[], [number, string]>("SELECT id, slug FROM categories").raw(),
    city: db.prepare<[], [number, string]>("SELECT id, city_key FROM cities").raw(),
    country: db.prepare<[], [number, string]>("SELECT id, place_key FROM places WHERE kind = 'country'").raw(),
  };
  return (sort) => {
    const name = nameOf(sort);
    if (name === "verified") return verifiedOrder(sort);
    return cache(String(counters.get("revision")), sort, () => createValueOrder(sort, select[name].all()));
  };
}
