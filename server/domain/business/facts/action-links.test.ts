import { expect, it } from "vitest";
import { draft } from "../../../testing/directories/draft-fixture.ts";
import { actionLinks, cardActionLinks, reservationAddress } from "./action-links.ts";

const link = "https://book.example/";

it("An address with several roles is one button, of its first role", () => {
  const business = draft({ bookingLink: link, orderLink: link, menuLink: "https://menu.example/" });
  expect(actionLinks(business)).toEqual([
    { label: "Book", href: link },
    { label: "Menu", href: "https://menu.example/" },
  ]);
});

it("A place to eat takes orders where its link to book is the one to order", () => {
  const links = { bookingLink: "https://order.example/menu", orderLink: "https://order.example/menu/" };
  const labels = (business: Parameters<typeof actionLinks>[0]) => actionLinks(business).map(({ label }) => label);
  expect(labels({ ...draft(links), group: "restaurants" })).toEqual(["Order online"]);
  expect(labels({ ...draft(links), group: "beauty-wellness" })).toEqual(["Book"]);
  expect(labels({ ...draft({ ...links, reservationLink: link }), group: "restaurants" })).toEqual([
    "Reserve a table",
    "Order online",
  ]);
  expect(reservationAddress({ ...draft(links), group: "restaurants" })).toBeNull();
  expect(reservationAddress({ ...draft({ ...links, orderLink: link }), group: "restaurants" })).toBe(links.bookingLink);
});

it("A business that is closed for good has no buttons", () => {
  expect(actionLinks(draft({ bookingLink: link, businessStatus: "CLOSED_PERMANENTLY" }))).toEqual([]);
});

it("A card has two actions at most, the website last", () => {
  const links = { reservationLink: "https://table.example/", orderLink: "https://order.example/" };
  expect(cardActionLinks(draft({ website: link })).map(({ label }) => label)).toEqual(["Website"]);
  expect(cardActionLinks(draft({ ...links, website: link })).map(({ label }) => label)).toEqual(["Reserve", "Order"]);
  expect(cardActionLinks(draft({ bookingLink: link, website: link }))).toEqual([{ label: "Book", href: link }]);
  expect(cardActionLinks(draft({ website: link, businessStatus: "CLOSED_PERMANENTLY" }))).toEqual([]);
});
