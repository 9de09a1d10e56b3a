/** The sentence that an attribute belongs to. */
export type OfferVerb =
  | "can"
  | "serves"
  | "offers"
  | "has"
  | "parking"
  | "accessible"
  | "popular"
  | "suits"
  | "is"
  | "identifies"
  | "atmosphere"
  | "highlights"
  | "pays"
  | "sentence";

/**
 * Attributes by their label, as they read inside a sentence; "" for the label with a small first letter. Labels that no visitor would say,
 * such as "On-site services" and "In-store shopping", are left out.
 */
export const OFFER_WORDS: Readonly<Record<OfferVerb, Readonly<Record<string, string>>>> = {
  can: {
    "Dine-in": "dine in",
    Takeout: "order takeout",
    Delivery: "have your order delivered",
    "No-contact delivery": "have it left at your door",
    "Same-day delivery": "get it delivered the same day",
    "Curbside pickup": "pick up your order at the curb",
    "In-store pickup": "pick up your order in the store",
    "Online appointments": "make an appointment online",
    "Online classes": "take classes online",
    "Online estimates": "get an estimate online",
    "Home visits": "ask for a home visit",
  },
  serves: {
    "Vegetarian options": "vegetarian dishes",
    "Vegan options": "vegan dishes",
    "Gluten-free options": "gluten-free dishes",
    "Halal food": "",
    "Kosher food": "",
    "Organic dishes": "",
    "Healthy options": "healthy dishes",
    Breakfast: "",
    Brunch: "",
    Lunch: "",
    Dinner: "",
    Dessert: "",
    "Quick bite": "quick bites",
    "Small plates": "",
    "Food at bar": "food at the bar",
    "Prepared foods": "",
    Coffee: "",
    Alcohol: "",
    Beer: "",
    Wine: "",
    Cocktails: "",
    Spirits: "",
    "Happy hour drinks": "happy-hour drinks",
    "Happy hour food": "happy-hour food",
  },
  offers: {
    "Repair services": "repairs",
    Catering: "",
    "Counter service": "",
    "Table service": "",
  },
  has: {
    "Outdoor seating": "",
    "Rooftop seating": "",
    "Drive-through": "a drive-through",
    "Salad bar": "a salad bar",
    "All you can eat": "an all-you-can-eat choice",
    "Private dining room": "a private dining room",
    "Braille menu": "a menu in Braille",
    "High chairs": "",
    "Kids' menu": "a kids' menu",
    "Changing table": "a changing table",
    Playground: "a playground",
    "Wi-Fi": "Wi-Fi",
    "Free Wi-Fi": "free Wi-Fi",
    Restroom: "a restroom",
    "Gender-neutral restroom": "a gender-neutral restroom",
    "Bar on site": "a bar",
    "Air conditioning": "",
    Fireplace: "a fireplace",
    Pool: "a pool",
    "Fitness center": "a fitness center",
    "Assistive hearing loop": "an assistive hearing loop",
  },
  parking: {
    "On-site parking": "parking on site",
    "Free parking lot": "a free parking lot",
    "Paid parking lot": "a paid parking lot",
    "Free street parking": "",
    "Paid street parking": "",
    "Free parking garage": "a free parking garage",
    "Paid parking garage": "a paid parking garage",
    "Valet parking": "",
  },
  accessible: {
    "Wheelchair-accessible entrance": "entrance",
    "Wheelchair-accessible restroom": "restroom",
    "Wheelchair-accessible seating": "seating",
    "Wheelchair-accessible parking": "parking",
    "Wheelchair-accessible elevator": "elevator",
  },
  popular: {
    Groups: "",
    Tourists: "",
    "University students": "",
  },
  suits: {
    "Solo dining": "solo diners",
    "Good for kids": "kids",
    "Family-friendly": "families",
    "Good for working on laptop": "people with a laptop",
    "Good for kids birthday": "children's birthdays",
  },
  is: { "LGBTQ+ friendly": "LGBTQ+ friendly", "Transgender safe space": "a transgender safe space" },
  identifies: { "Women-owned": "women-owned", "Small business": "a small business" },
  atmosphere: { Romantic: "", Cozy: "", Casual: "", Trendy: "", Upscale: "", Quiet: "", Historic: "" },
  highlights: {
    "Live music": "",
    "Live performances": "",
    Karaoke: "",
    Dancing: "",
    "Trivia night": "trivia nights",
    "Bar games": "",
    "Great cocktails": "",
    "Great tea selection": "a great tea selection",
    "Great wine list": "a great wine list",
    "Great dessert": "great desserts",
    "Great coffee": "",
    "Great beer selection": "a great beer selection",
    "Fast service": "",
    "Rooftop dining": "",
  },
  pays: {
    "Credit cards": "",
    "Debit cards": "",
    "NFC mobile payments": "mobile payments",
    Checks: "",
  },
  sentence: {
    "Accepts reservations": "Reservations are accepted.",
    "Reservations required": "You need a reservation.",
    "Appointment required": "You need an appointment.",
    "Walk-ins welcome": "You can walk in without an appointment.",
    "Accepting new patients": "It takes new patients.",
    "Dogs allowed": "Dogs are allowed.",
    "Dogs allowed inside": "Dogs are allowed inside.",
    "Dogs allowed outside": "Dogs are allowed outside.",
    "Pets allowed": "Pets are allowed.",
    "Cash only": "It is cash only.",
  },
};

/** Wordings of each sentence, with the list in braces; in the order in which they matter. */
export const OFFER_SENTENCES: Readonly<Record<Exclude<OfferVerb, "sentence" | "accessible">, readonly string[]>> = {
  can: ["You can {list}."],
  offers: ["It offers {list}."],
  serves: ["It serves {list}.", "You can have {list}.", "The menu includes {list}."],
  has: ["It has {list}.", "You will find {list}."],
  popular: ["It is popular with {list}."],
  suits: ["It is good for {list}.", "It suits {list}."],
  atmosphere: ["The atmosphere is {list}.", "Expect a {list} atmosphere."],
  highlights: ["Highlights include {list}.", "Its highlights include {list}."],
  pays: ["It takes {list}.", "You can pay with {list}."],
  parking: ["For cars there is {list}.", "If you drive, there is {list}.", "Drivers find {list}."],
  is: ["It is {list}."],
  identifies: ["It identifies as {list}.", "It describes itself as {list}."],
};

/** Attributes that the first sentence may name, as nouns that "with" precedes; "" for the words of the table above. */
export const FEATURES: Readonly<Record<string, string>> = {
  "Outdoor seating": "",
  "Rooftop seating": "",
  Delivery: "delivery",
  Takeout: "takeout",
  Catering: "",
  "Salad bar": "",
  "Private dining room": "",
  "High chairs": "",
  "Kids' menu": "",
  Playground: "",
  "Free Wi-Fi": "",
  "Bar on site": "",
  Fireplace: "",
  Pool: "",
  "Fitness center": "",
  "Online appointments": "online appointments",
  "Online estimates": "online estimates",
  "Home visits": "home visits",
  "Repair services": "",
  "Drive-through": "",
};
