/** Fields of a business that hold one address. */
export const LINK_FIELDS = [
  "website",
  "locationLink",
  "canonicalUrl",
  "bookingLink",
  "reservationLink",
  "orderLink",
  "menuLink",
  "logo",
] as const;

/** Fields whose address imports clean: it leads to the same page without what only tells where a visitor came from. */
export const CLEANED_LINK_FIELDS = ["website", "bookingLink", "reservationLink", "orderLink", "menuLink"] as const;
