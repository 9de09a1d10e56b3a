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

/** Fields whose addresses imports clean of tracking parameters. */
export const CLEANED_LINK_FIELDS = ["website", "bookingLink", "reservationLink", "orderLink", "menuLink"] as const;
