import type { BusinessDraft } from "#contract/business";

/** A business for tests, with as little known of it as can be. */
export function draft(more: Partial<BusinessDraft> = {}): BusinessDraft {
  return {
    placeId: "place-1",
    name: "Corner Shop",
    category: "Grocery store",
    description: "",
    fullAddress: "",
    address: "",
    city: "",
    state: "",
    zipCode: "",
    country: "",
    phone: null,
    phoneE164: null,
    website: null,
    rating: 0,
    reviewCount: 0,
    photos: [],
    openingHours: null,
    timeZone: null,
    attributes: {},
    subtypes: [],
    businessStatus: "OPERATIONAL",
    isVerified: false,
    latitude: null,
    longitude: null,
    locationLink: null,
    slug: null,
    seoTitle: null,
    seoDescription: null,
    canonicalUrl: null,
    uniqueContent: null,
    createdAt: null,
    ...more,
  };
}
