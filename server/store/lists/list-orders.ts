import type { IndexedSort } from "./id-page.ts";

/** The values that businesses are sorted by. Columns of listings have the same names, in snake case. */
export interface SortKeys {
  id: number;
  rank: number;
  rating: number;
  reviewCount: number;
  /** Time in milliseconds. */
  createdAt: number;
  sortName: string;
  /** Folded value of a `ValueSort`; "" without one. */
  label?: string;
}

export interface OrderStep {
  key: Exclude<keyof SortKeys, "label">;
  isDescending: boolean;
}

const asc = (key: OrderStep["key"]): OrderStep => ({ key, isDescending: false });
const desc = (key: OrderStep["key"]): OrderStep => ({ key, isDescending: true });

/** The orders of lists that have an index. The id, last, decides between equals. */
export const LIST_ORDERS: Readonly<Record<IndexedSort, readonly OrderStep[]>> = withReverse({
  latest: [desc("createdAt"), desc("id")],
  rating: [desc("rating"), desc("reviewCount"), asc("id")],
  reviews: [desc("reviewCount"), desc("rating"), asc("id")],
  name: [asc("sortName"), asc("id")],
});
export const BY_RANK: readonly OrderStep[] = [asc("rank"), asc("id")];

function withReverse<Name extends string>(
  orders: Record<Name, readonly OrderStep[]>,
): Record<Name | `-${Name}`, readonly OrderStep[]> {
  const reversed = Object.entries<readonly OrderStep[]>(orders).map(([name, order]) => [
    `-${name}`,
    reverseOrder(order),
  ]);
  return { ...orders, ...Object.fromEntries(reversed) };
}

/** Applies `map` to each order, for example to write it in SQL. */
export function mapOrders<Result>(map: (order: readonly OrderStep[]) => Result): Record<IndexedSort, Result> {
  const entries = Object.entries(LIST_ORDERS).map(([sort, order]) => [sort, map(order)]);
  return Object.fromEntries(entries) as Record<IndexedSort, Result>;
}

export function reverseOrder(order: readonly OrderStep[]): OrderStep[] {
  return order.map(({ key, isDescending }) => ({ key, isDescending: !isDescending }));
}

/** Returns the order or its reverse: the one in which ids ascend, as they do in an index. */
function indexOrder(order: readonly OrderStep[]): readonly OrderStep[] {
  return order.at(-1)?.isDescending ? reverseOrder(order) : order;
}

/** Returns the definitions of the indexes of lists by name. An order and its reverse share one. */
export function listIndexes(
  columnsOf: (order: readonly OrderStep[]) => string,
  orders: Readonly<Record<string, readonly OrderStep[]>> = LIST_ORDERS,
): Record<string, string> {
  const names = new Map<string, string>();
  for (const [sort, order] of Object.entries(orders)) {
    const definition = `listings (${columnsOf(indexOrder(order))})`;
    if (!names.has(definition)) names.set(definition, `listings_${sort}`);
  }
  return Object.fromEntries(Array.from(names, ([definition, name]) => [name, definition]));
}

export function comparator(order: readonly OrderStep[]): (a: SortKeys, b: SortKeys) => number {
  return (a, b) => {
    for (const { key, isDescending } of order) {
      if (a[key] !== b[key]) return a[key] < b[key] !== isDescending ? -1 : 1;
    }
    return 0;
  };
}

/** Returns `created_at` for `createdAt`. */
export function columnName(key: OrderStep["key"]): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
