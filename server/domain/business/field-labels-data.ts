const LABELS: Readonly<Record<string, string>> = {
  name: "Name",
  category: "Category",
  subtypes: "Further categories",
  description: "Description",
  fullAddress: "Full address",
  address: "Street",
  city: "City",
  state: "State",
  zipCode: "ZIP code",
  country: "Country",
  phone: "Phone",
  phoneE164: "Phone as dialled",
  website: "Website",
  rating: "Rating",
  reviewCount: "Reviews",
  photos: "Photos",
  openingHours: "Opening hours",
  timeZone: "Time zone",
  attributes: "Offers",
  businessStatus: "Business status",
  isVerified: "Verified",
  latitude: "Latitude",
  longitude: "Longitude",
  locationLink: "Map link",
  slug: "Slug",
  seoTitle: "SEO title",
  seoDescription: "SEO description",
  canonicalUrl: "Canonical URL",
  uniqueContent: "Unique content",
  placeId: "Place ID",
};

/** The label of a field of a business. */
export function fieldLabel(field: string): string {
  return LABELS[field] ?? field;
}
