import { createValueOrder, nameOf, type ValueOrder, verifiedOrder } from "../../lists/value-order.ts";
import type { ValueSort } from "../../port/search.ts";
import { createAsyncVersionCache } from "../../version-cache.ts";
import type { Transaction } from "../connection/transaction.ts";

const MAX_ORDERS = 6;
const SELECT = {
  category: "SELECT id, slug AS label FROM categories",
  city: "SELECT id, city_key AS label FROM cities",
  country: "SELECT id, place_key AS label FROM places WHERE kind = 'country'",
};

/** Returns orders by category, city, country or verification, cached until the data change. */
export function openValueOrders(): (tx: Transaction, sort: ValueSort) => Promise<ValueOrder> {
  const cache = createAsyncVersionCache<ValueOrder>(MAX_ORDERS);
  return async (tx, sort) => {
    const name = nameOf(sort);
    if (name === "verified") return verifiedOrder(sort);
    return cache(String(tx.counter("revision")), sort, async () => {
      const rows = await tx.rows<{ id: number; label: string }>(SELECT[name]);
      return createValueOrder(
        sort,
        rows.map(({ id, label }) => [id, label] as const),
      );
    });
  };
}
