/** What visitors ask for of a business besides its kind. A closed list: each is one term of the index. */
export const ATTRIBUTE_TAGS = [
  "wifi", "parking", "outdoor-seating", "wheelchair", "vegan", "vegetarian", "halal", "kids", "delivery", "takeout", "dine-in",
  "reservations", "dogs", "live-music", "cash", "cards", "contactless", "restroom", "drive-through", "organic", "gluten-free",
  "appointments", "emergency", "online-services", "women-led",
] as const;
export type AttributeTag = (typeof ATTRIBUTE_TAGS)[number];
