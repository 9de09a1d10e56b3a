import type { CategoryGroup } from "#contract/business";

/** One item of the grid on every listing, and the attributes of a business that may speak of it. */
export interface OfferItem {
  label: string;
  /** Most businesses offer it. */
  isUsual: boolean;
  /** Names of attributes that mean the same, as `offerKey` makes them. Their value replaces the usual one. */
  same?: readonly string[];
  /** Names of narrower attributes, which replace the item under their own name. */
  narrower?: readonly string[];
  /** Names of attributes that, if true, rule the item out. */
  ruledOutBy?: readonly string[];
  /** State of the item for a business that comes to its customers, if no attribute mentions it. */
  inServiceArea?: "confirmed" | "unsaid";
  /** Group of kinds that usually offer it, so that nothing is said where no attribute speaks of it. */
  unsaidIn?: CategoryGroup;
}

export interface OfferGroupItems {
  title: string;
  /** Attribute groups of exports whose other attributes also belong here. */
  takesIn: readonly string[];
  /** Further categories of the business also belong here. */
  takesInSubtypes?: boolean;
  items: readonly OfferItem[];
}

const CASH_ONLY = ["cash only"];
const BY_APPOINTMENT = ["appointment required", "reservations required"];

/** The fixed grid. All items are usually available, except Home service. */
export const OFFER_GROUPS: readonly OfferGroupItems[] = [
  {
    title: "Service Options",
    takesIn: ["service options", "planning"],
    items: [
      {
        label: "On-site service",
        isUsual: true,
        same: ["onsite services", "on site services", "onsite service"],
        narrower: ["dine in", "in store shopping"],
      },
      {
        label: "Appointments or reservations",
        isUsual: true,
        narrower: [
          "accepts reservations",
          "accepts appointments",
          "appointments recommended",
          "online appointments",
          ...BY_APPOINTMENT,
        ],
      },
      {
        label: "Walk-ins",
        isUsual: true,
        same: ["walk ins welcome", "accepts walk ins", "walk ins"],
        ruledOutBy: BY_APPOINTMENT,
        inServiceArea: "unsaid",
      },
      {
        label: "Home service",
        isUsual: false,
        same: ["home service", "home services", "home visits", "house calls", "at home service", "mobile service"],
        inServiceArea: "confirmed",
        unsaidIn: "home-services",
      },
    ],
  },
  {
    title: "Payment Methods",
    takesIn: ["payments", "payment", "payment methods", "payment options"],
    items: [
      { label: "Cash", isUsual: true, same: ["cash", "accepts cash"], narrower: CASH_ONLY },
      { label: "Credit cards", isUsual: true, same: ["credit cards", "credit card"], ruledOutBy: CASH_ONLY },
      { label: "Debit cards", isUsual: true, same: ["debit cards", "debit card"], ruledOutBy: CASH_ONLY },
      {
        label: "Mobile payments",
        isUsual: true,
        same: ["nfc mobile payments", "mobile payments", "nfc payments"],
        ruledOutBy: CASH_ONLY,
      },
    ],
  },
  {
    title: "Accessibility",
    takesIn: ["accessibility"],
    items: [
      {
        label: "Wheelchair accessible entrance",
        isUsual: true,
        same: ["wheelchair accessible entrance"],
        inServiceArea: "unsaid",
      },
      {
        label: "Wheelchair accessible parking",
        isUsual: true,
        same: [
          "wheelchair accessible parking",
          "wheelchair accessible parking lot",
          "wheelchair accessible car park",
          "wheelchair accessible parking space",
        ],
        inServiceArea: "unsaid",
      },
      {
        label: "Wheelchair accessible restroom",
        isUsual: true,
        same: ["wheelchair accessible restroom", "wheelchair accessible toilet"],
        inServiceArea: "unsaid",
      },
      {
        label: "Wheelchair accessible seating",
        isUsual: true,
        same: ["wheelchair accessible seating"],
        inServiceArea: "unsaid",
      },
    ],
  },
  {
    title: "Business Type",
    takesIn: ["from the business", "business type"],
    takesInSubtypes: true,
    items: [
      { label: "Local business", isUsual: true, narrower: ["small business", "independent business"] },
      { label: "Family friendly", isUsual: true, same: ["family friendly"], narrower: ["good for kids"] },
      { label: "Groups welcome", isUsual: true, same: ["groups", "good for groups", "groups welcome"] },
    ],
  },
];
