import type { Business } from "#contract/business";

export interface ActionLink {
  label: string;
  href: string;
}

/** Roles of a link in the order in which they are shown: of one address with several roles, the first counts. */
const ROLES = [
  ["reservationLink", "Reserve a table"],
  ["bookingLink", "Book"],
  ["orderLink", "Order online"],
  ["menuLink", "Menu"],
] as const;

/** Returns the links to book, reserve, order and see the menu, each address once; none for a closed business. */
export function actionLinks(business: Pick<Business, "businessStatus" | (typeof ROLES)[number][0]>): ActionLink[] {
  return linksOf(business, ROLES);
}

const CARD_ROLES = [
  ["reservationLink", "Reserve"],
  ["bookingLink", "Book"],
  ["orderLink", "Order"],
  ["website", "Website"],
] as const;
/** A card has room for so many beside Call. */
const MAX_CARD_ACTIONS = 2;

/** Returns the actions of a card besides calling: what is done by a link first, then the website. */
export function cardActions(business: Pick<Business, "businessStatus" | (typeof CARD_ROLES)[number][0]>): ActionLink[] {
  return linksOf(business, CARD_ROLES).slice(0, MAX_CARD_ACTIONS);
}

function linksOf<Field extends keyof Business>(
  business: { businessStatus: Business["businessStatus"] } & Record<Field, string | null>,
  roles: readonly (readonly [Field, string])[],
): ActionLink[] {
  if (business.businessStatus === "CLOSED_PERMANENTLY") return [];
  const shown = new Set<string>();
  return roles.flatMap(([field, label]) => {
    const href = business[field];
    if (href === null || shown.has(href)) return [];
    shown.add(href);
    return [{ label, href }];
  });
}
