import { expect, it } from "vitest";
import { usefulFirst } from "./useful-first.ts";

type Card = Parameters<typeof usefulFirst>[0][number];
const BARE = { rating: 0, photos: [], openingHours: null, telUri: null, address: "", businessStatus: "OPERATIONAL" };
const card = (name: string, facts: Partial<Card>) => ({ ...BARE, name, ...facts }) as unknown as Card;

it("Businesses of which little is known, or that are closed, come after the others, in their order", () => {
  const known = { rating: 4.5, telUri: "tel:+1", address: "1 Example Street" };
  const order = usefulFirst([
    card("bare", {}),
    card("two facts", { rating: 4, address: "1 Example Street" }),
    card("newer", known),
    card("resting", { ...known, businessStatus: "CLOSED_TEMPORARILY" }),
    card("older", { ...known, rating: 0, openingHours: {} }),
  ]);
  expect(order.map(({ name }) => name)).toEqual(["newer", "older", "bare", "two facts", "resting"]);
});
