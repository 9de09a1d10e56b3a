import { expect, it } from "vitest";
import { draft } from "../../../testing/directories/draft-fixture.ts";
import { labelledLinks } from "./link-labels.ts";

const linksOf = (links: Parameters<typeof draft>[0]) => labelledLinks({ ...draft(links), group: "restaurants" });

it.each([
  ["https://shop.oak.example/de/gutscheine/12/wertgutschein", "Vouchers"],
  ["https://oak.example/gift-cards", "Vouchers"],
  ["https://oak.example/order/voucher", "Vouchers"],
  ["https://oak.example/speisekarte/", "Menu"],
  ["https://tables.example/reservations/oak", "Reserve a table"],
  ["https://order.oak.example/elm/menu", "Order online"],
  ["https://gifts.example/order", "Order online"],
  ["https://oak.example/", "Order online"],
  ["https://oak.example/bestellung-reservieren", "Order online"],
])("The link to order %s has the label %s", (orderLink, label) => {
  expect(linksOf({ orderLink })).toEqual([{ label, href: orderLink }]);
});

it("A booking that is a page of a delivery service takes orders, and vouchers are vouchers in any role", () => {
  expect(linksOf({ bookingLink: "https://www.ubereats.com/store/oak" })).toMatchObject([{ label: "Order online" }]);
  expect(linksOf({ reservationLink: "https://oak.example/bon-cadeau" })).toMatchObject([{ label: "Vouchers" }]);
});

it("Where two links have one label, the one that the business names so stays", () => {
  const menuLink = "https://oak.example/card";
  const orderLink = "https://oak.example/menu";
  expect(linksOf({ orderLink, menuLink })).toEqual([{ label: "Menu", href: menuLink }]);
  const vouchers = { orderLink: "https://oak.example/voucher", menuLink: "https://oak.example/vouchers" };
  expect(linksOf(vouchers)).toEqual([{ label: "Vouchers", href: vouchers.orderLink }]);
});

it("A name within an address is no page of orders or reservations, and no booking is lost", () => {
  const bookingLink = "https://tables.example/seattle/the-tea-shop";
  expect(linksOf({ bookingLink })).toEqual([{ label: "Book", href: bookingLink }]);
  expect(linksOf({ bookingLink: "https://tables.example/border-grill" })).toMatchObject([{ label: "Book" }]);
  expect(linksOf({ orderLink: "https://tables.example/local/the-reserve" })).toMatchObject([{ label: "Order online" }]);
  const links = { bookingLink: "https://www.ubereats.com/store/oak", orderLink: "https://order.oak.example/" };
  expect(linksOf(links)).toMatchObject([{ label: "Book" }, { label: "Order online" }]);
});

it("Outside of restaurants, a page of reservations is for bookings", () => {
  const orderLink = "https://spa.example/reservation";
  expect(labelledLinks({ ...draft({ orderLink }), group: "beauty-wellness" })).toEqual([
    { label: "Book", href: orderLink },
  ]);
});
