/** One item of the grid on every listing, and the attributes of a business that may speak of it. */
export interface OfferItem {
  label: string;
  /** Value assumed for every listing. */
  assumed: boolean;
  /** Names of attributes that mean the same, as `offerKey` makes them. Their value replaces the assumed one. */
  same?: readonly string[];
  /** Names of narrower attributes, which replace the item under their own name. */
  narrower?: readonly string[];
  /** Names of attributes that, if true, rule the item out. */
  ruledOutBy?: readonly string[];
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

/** The fixed grid. All items are assumed to be available, except Home service. */
export const OFFER_GROUPS: readonly OfferGroupItems[] = [
  {
    title: "Service Options",
    takesIn: ["service options", "planning"],
    items: [
      {
        label: "On-site service",
        assumed: true,
        same: ["onsite services", "on site services", "onsite service"],
        narrower: ["dine in", "in store shopping"],
      },
      {
        label: "Appointments or reservations",
        assumed: true,
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
        assumed: true,
        same: ["walk ins welcome", "accepts walk ins", "walk ins"],
        ruledOutBy: BY_APPOINTMENT,
      },
      {
        label: "Home service",
        assumed: false,
        same: ["home service", "home services", "home visits", "house calls", "at home service", "mobile service"],
      },
    ],
  },
  {
    title: "Payment Methods",
    takesIn: ["payments", "payment", "payment methods", "payment options"],
    items: [
      { label: "Cash", assumed: true, same: ["cash", "accepts cash"], narrower: CASH_ONLY },
      { label: "Credit cards", assumed: true, same: ["credit cards", "credit card"], ruledOutBy: CASH_ONLY },
      { label: "Debit cards", assumed: true, same: ["debit cards", "debit card"], ruledOutBy: CASH_ONLY },
      {
        label: "Mobile payments",
        assumed: true,
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
        assumed: true,
        same: ["wheelchair accessible entrance"],
      },
      {
        label: "Wheelchair accessible parking",
        assumed: true,
        same: [
          "wheelchair accessible parking",
          "wheelchair accessible parking lot",
          "wheelchair accessible car park",
          "wheelchair accessible parking space",
        ],
      },
      {
        label: "Wheelchair accessible restroom",
        assumed: true,
        same: ["wheelchair accessible restroom", "wheelchair accessible toilet"],
      },
      { label: "Wheelchair accessible seating", assumed: true, same: ["wheelchair accessible seating"] },
    ],
  },
  {
    title: "Business Type",
    takesIn: ["from the business", "business type"],
    takesInSubtypes: true,
    items: [
      { label: "Local business", assumed: true, narrower: ["small business", "independent business"] },
      { label: "Family friendly", assumed: true, same: ["family friendly"], narrower: ["good for kids"] },
      { label: "Groups welcome", assumed: true, same: ["groups", "good for groups", "groups welcome"] },
    ],
  },
];
