import { actionLinks } from "#domain/business/facts/action-links";
import { MENU, ORDERS, RESERVES, tellingAddress } from "#domain/business/facts/link-labels";
import { servesFoodOrDrink, type VisitKind } from "./advice/visit-kind.ts";
import type { DescribedBusiness } from "./described-business.ts";

/** Actions of the buttons of the page, by their labels. */
const ACTIONS: Readonly<Record<string, string>> = {
  "Reserve a table": "reserve a table",
  Book: "book online",
  "Order online": "order online",
  Menu: "see the menu",
};

/** Matches addresses that sell something else than food, or lead to people rather than to a form. */
const OTHER_USE =
  /gutschein|wertgut|voucher|gift|geschenk|bon-?cadeau|check-?in\b|miete|\brent(?:al)?\b|catering|reserv|kontakt|contact|\bevents?\b|\/\/(?:www\.)?(?:facebook|instagram)\./i;
/** Matches the start page of a website, in a language of it at most. */
const START_PAGE = /^https?:\/\/[^/?#]+\/?(?:[a-z]{2}\/?)?(?:home\/?|index\.\w+)?$/i;

/** Returns what can be done through the links of a business, as verbs. What the address of a link contradicts is not told. */
export function linkUses(business: DescribedBusiness, visit: VisitKind): string[] {
  const uses = actionLinks(business).flatMap(({ label, href }) => useOf(label, href, visit) ?? []);
  const told = [...new Set(uses)];
  const [booking, order] = ["book online", "order online"].map((use) => told.indexOf(use)) as [number, number];
  // "Book online or order online" says "online" twice.
  return booking === -1 || order === -1 ? told : told.with(booking, "book");
}

function useOf(label: string, href: string, visit: VisitKind): string | undefined {
  const address = tellingAddress(href);
  if (label === "Order online") {
    const isOrder = ORDERS.test(address);
    if (MENU.test(address) && !isOrder) return "see the menu";
    return (OTHER_USE.test(address) && !/bestell|order/i.test(address)) || (START_PAGE.test(address) && !isOrder)
      ? undefined
      : ACTIONS[label];
  }
  if (label !== "Reserve a table" && label !== "Book") return ACTIONS[label];
  if (OTHER_USE.test(address) && !RESERVES.test(href)) return undefined;
  // Exporters call the page of a delivery service a booking, too.
  const isOrder = label === "Book" && servesFoodOrDrink(visit) && ORDERS.test(address) && !RESERVES.test(href);
  return ACTIONS[isOrder ? "Order online" : label];
}
