import type { Business } from "#contract/business";
import type { ActionLink } from "#contract/businesses/action-link";

/** Roles of a link in the order in which they are shown: of one address with several roles, the first counts. */
const ROLES = [
  ["reservationLink", "Reserve a table"],
  ["bookingLink", "Book"],
  ["orderLink", "Order online"],
  ["menuLink", "Menu"],
] as const;

/** A business with its links, and its group where it is known. */
type WithLinks<Field extends keyof Business> = Pick<Business, "businessStatus" | Field> &
  Partial<Pick<Business, "group">>;

/** Returns the links to book, reserve, order and see the menu, each address once; none for a closed business. */
export function actionLinks(business: WithLinks<(typeof ROLES)[number][0]>): ActionLink[] {
  return linksOf(business, ROLES);
}

const CARD_ROLES = [
  ["reservationLink", "Reserve"],
  ["bookingLink", "Book"],
  ["orderLink", "Order"],
  ["website", "Website"],
] as const;
/** Maximum number of actions on a card, besides Call. */
const MAX_CARD_ACTIONS = 2;

/** Returns the actions of a card besides calling: links first, then the website. */
export function cardActionLinks(business: WithLinks<(typeof CARD_ROLES)[number][0]>): ActionLink[] {
  return linksOf(business, CARD_ROLES).slice(0, MAX_CARD_ACTIONS);
}

/** Returns the link to reserve or book. */
export function reservationAddress(
  business: WithLinks<"reservationLink" | "bookingLink" | "orderLink">,
): string | null {
  return business.reservationLink ?? (isOnlyForOrders(business) ? null : business.bookingLink);
}

/**
 * Tells whether a link for bookings and orders only takes orders: for places to eat, exporters name the page of a delivery service as both.
 */
function isOnlyForOrders({
  bookingLink,
  orderLink,
  group,
}: Pick<Business, "bookingLink" | "orderLink"> & Partial<Pick<Business, "group">>): boolean {
  return group === "restaurants" && isSameAddress(bookingLink, orderLink);
}

function linksOf<Field extends keyof Business>(
  business: { businessStatus: Business["businessStatus"]; group?: Business["group"] } & Record<Field, string | null> &
    Pick<Business, "bookingLink" | "orderLink">,
  roles: readonly (readonly [Field, string])[],
): ActionLink[] {
  if (business.businessStatus === "CLOSED_PERMANENTLY") return [];
  const isBookable = !isOnlyForOrders(business);
  const links: ActionLink[] = [];
  for (const [field, label] of roles) {
    const href = business[field];
    if (href === null || (field === "bookingLink" && !isBookable)) continue;
    if (!links.some((link) => isSameAddress(link.href, href))) links.push({ label, href });
  }
  return links;
}

/** Compares addresses without the slash at their end. */
function isSameAddress(a: string | null, b: string | null): boolean {
  return a !== null && b !== null && withoutSlash(a) === withoutSlash(b);
}

function withoutSlash(address: string): string {
  return address.endsWith("/") ? address.slice(0, -1) : address;
}
