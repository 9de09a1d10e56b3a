import type { Business } from "#contract/business";
import type { ActionLink } from "#contract/businesses/action-link";
import { actionLinks } from "./action-links.ts";

/** Matches addresses of a page for orders. */
export const ORDERS =
  /order|bestell|liefer|deliver|shop|take-?away|to-?go|kurier|click-?(?:and-?)?collect|\beats?\b|ubereats|smood/i;
/** Matches addresses of a page for reservations. */
export const RESERVES = /reserv|(?<!face|food)book|tisch|table|aleno/i;
/** Matches addresses that end with the menu. */
export const MENU = /(?:\/|#)(?:menus?|menukarte|speisekarte|speisen|carte)(?:[-_]section)?\/?$/i;
/** Matches addresses of pages that only take orders. A name in an address may end with "shop" or "border". */
const ORDERS_ALONE =
  /(?<![a-z])(?:orders?(?![a-z])|bestell|liefer|deliver|take-?away|ubereats|smood)|toasttab|grubhub|chownow|doordash/i;
/** Matches addresses with a path of reservations, not with the name of a place: "the-reserve". */
const RESERVATION_PATH = /(?<![a-z-])reserv/i;
const VOUCHERS = /gutschein|wertgut|voucher|bon-?cadeau|(?:gift|geschenk)-?(?:cards?|karten?|certificates?)/i;
/** Matches tracking and widget parameters, which do not identify the page. */
const OTHER_PARAMETERS = /[?#](?:utm|alenoWidget|fbclid)/i;

type LinkedBusiness = Pick<
  Business,
  "businessStatus" | "group" | "reservationLink" | "bookingLink" | "orderLink" | "menuLink"
>;

/**
 * Returns the links of a business with labels that their addresses do not contradict: exporters name pages of vouchers, menus and reservations
 * as links to order. A second page of the menu or of vouchers is left out; any other link whose changed label is taken keeps that of its role.
 */
export function labelledLinks(business: LinkedBusiness): ActionLink[] {
  const links = actionLinks(business).map((link) => ({
    ...link,
    role: link.label,
    label: labelOf(link, business.group),
  }));
  const isTaken = ({ label }: ActionLink, index: number) =>
    links.some((other, place) => other.label === label && (other.role === label || place < index));
  return links.flatMap((link, index) => {
    const { role, label, href } = link;
    if (role === label || !isTaken(link, index)) return [{ label, href }];
    return label === "Menu" || label === "Vouchers" ? [] : [{ label: role, href }];
  });
}

/** Returns the address before its first tracking parameter. */
export function tellingAddress(href: string): string {
  return href.split(OTHER_PARAMETERS, 1)[0] ?? href;
}

function labelOf({ label, href }: ActionLink, group: Business["group"]): string {
  const address = tellingAddress(href);
  if (VOUCHERS.test(address)) return "Vouchers";
  const isForOrders = ORDERS.test(address) || ORDERS_ALONE.test(address);
  if (label === "Order online" && !isForOrders) {
    if (MENU.test(address)) return "Menu";
    if (RESERVATION_PATH.test(address)) return group === "restaurants" ? "Reserve a table" : "Book";
  }
  // Exporters call the page of a delivery service a booking, too.
  return label === "Book" && group === "restaurants" && ORDERS_ALONE.test(address) && !RESERVES.test(href)
    ? "Order online"
    : label;
}
