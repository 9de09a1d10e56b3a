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
