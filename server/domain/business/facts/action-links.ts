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
  if (business.businessStatus === "CLOSED_PERMANENTLY") return [];
  const shown = new Set<string>();
  return ROLES.flatMap(([field, label]) => {
    const href = business[field];
    if (href === null || shown.has(href)) return [];
    shown.add(href);
    return [{ label, href }];
  });
}
