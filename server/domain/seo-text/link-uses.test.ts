import { expect, it } from "vitest";
import type { DescribedBusiness } from "./described-business.ts";
import { linkUses } from "./link-uses.ts";

const NONE = {
  businessStatus: "OPERATIONAL",
  reservationLink: null,
  bookingLink: null,
  orderLink: null,
  menuLink: null,
};
type Links = { reservationLink?: string; bookingLink?: string; orderLink?: string };

it.each<[Links, string[]]>([
  [{ orderLink: "https://shop.oak.example/de/gutscheine/12/wertgutschein" }, []],
  [{ orderLink: "https://oak.example/gift-cards" }, []],
  [{ orderLink: "https://www.facebook.com/oak" }, []],
  [{ orderLink: "https://oak.example/de/" }, []],
  [{ orderLink: "https://oak.example/#miete-uns" }, []],
  [{ orderLink: "https://oak.example/speisekarte/" }, ["see the menu"]],
  [{ orderLink: "https://order.oak.example/elm/menu" }, ["order online"]],
  [{ orderLink: "https://oak-kurier.example/" }, ["order online"]],
  [{ orderLink: "https://food.example/store/oak" }, ["order online"]],
  [{ reservationLink: "https://oak.example/kontakt/" }, []],
  [{ reservationLink: "https://oak.example/contact-reservations" }, ["reserve a table"]],
  [{ reservationLink: "https://oak.example/events" }, []],
  [{ bookingLink: "https://www.ubereats.com/store/oak" }, ["order online"]],
  [{ bookingLink: "https://oak.example/book", orderLink: "https://oak.example/order" }, ["book", "order online"]],
])("Only what the address of a link does not contradict is said of it: %j", (links, uses) => {
  expect(linkUses({ ...NONE, ...links } as unknown as DescribedBusiness, "eat")).toEqual(uses);
});
