import { expect, it } from "vitest";
import { LIST_ORDERS, listIndexes, type OrderStep, reverseOrder } from "./list-orders.ts";

const columnsOf = (order: readonly OrderStep[]) =>
  order.map(({ key, isDescending }) => (isDescending ? `${key} DESC` : key)).join(", ");

it("each order has an index, in which ids ascend", () => {
  const indexes = listIndexes(columnsOf);
  expect(Object.keys(indexes)).toEqual(["listings_latest", "listings_rating", "listings_reviews", "listings_name"]);
  for (const definition of Object.values(indexes)) expect(definition).toMatch(/\bid\)$/);
});

it("an order and its reverse share an index", () => {
  const oldest = reverseOrder(LIST_ORDERS.latest);
  expect(listIndexes(columnsOf, { ...LIST_ORDERS, oldest })).toEqual(listIndexes(columnsOf));
  expect(listIndexes(columnsOf, { oldest })).toEqual({ listings_oldest: "listings (createdAt, id)" });
});
