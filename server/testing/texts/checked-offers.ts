import { attributesOf, type Row } from "./rows-around.ts";

/* Recounts from the records whether words about attributes hold, without the code that writes them. */

/** Words of a text, and labels of attributes of which one has to be confirmed. */
const CONFIRMED: readonly (readonly [words: RegExp, ...labels: string[]])[] = [
  [
    /take (?:your )?food away|take your food with you|pick something up|to go[.:]|There is takeout/,
    "Takeout",
    "Curbside pickup",
  ],
  [/have it delivered|food delivered|They deliver\b/, "Delivery", "No-contact delivery", "Same-day delivery"],
  [/can eat there/, "Dine-in"],
  [/sit outside|with [^.]*outdoor seating/, "Outdoor seating"],
  [/rooftop terrace/, "Rooftop seating"],
  [/(?:There is|with|has|,|and) a (?:bar|fireplace)\b(?! [a-z])/, "Bar on site", "Fireplace"],
  [/private dining room/, "Private dining room"],
  [/\bvegetarian [^.]*dishes/, "Vegetarian options"],
  [/\bvegan [^.]*dishes/, "Vegan options"],
  [/gluten-free [^.]*dishes/, "Gluten-free options"],
  [/organic dishes/, "Organic dishes"],
  [/get halal food/, "Halal food"],
  [/(?:come for|serve) breakfast/, "Breakfast"],
  [/(?:come for|serve|or|and) brunch/, "Brunch"],
  [/(?:serve|get) beer/, "Beer"],
  [/\bwine\b(?! list)[^.]*\.(?= |$)/, "Wine", "Great wine list"],
  [/happy hour[,.]/, "Happy hour drinks", "Happy hour food"],
  [/small plates/, "Small plates"],
  [
    /It is (?:noted|known) for its/,
    "Great cocktails",
    "Great wine list",
    "Great beer selection",
    "Great tea selection",
    "Great coffee",
    "Great dessert",
  ],
  [/high chairs/, "High chairs"],
  [/kids' menu/, "Kids' menu"],
  [/changing table/, "Changing table"],
  [/Children are welcome|good for children|good for families/, "Good for kids", "Family-friendly"],
  [/[Yy]ou can reserve a table(?:[.]|, (?!order|see|book))/, "Accepts reservations"],
  [/[Yy]ou need a reservation/, "Reservations required"],
  [/[Dd]ogs are allowed|can bring a dog/, "Dogs allowed", "Dogs allowed inside", "Dogs allowed outside"],
  [/[Tt]here is (?:a [^.]*|air [^.]*)?(?:free )?Wi-Fi/, "Wi-Fi", "Free Wi-Fi"],
  [/pay by [^.]*\bcard/, "Credit cards", "Debit cards"],
  [/pay (?:by|with) [^.]*\bphone/, "NFC mobile payments"],
  [/cash only/, "Cash only"],
  [
    /park for free|[Ff]ree parking (?:on|in)|a free parking lot/,
    "Free parking lot",
    "Free parking garage",
    "Free street parking",
  ],
  [/paid parking/, "Paid parking lot", "Paid parking garage", "Paid street parking"],
  [/popular with [^.]*students/, "University students"],
  [/popular with [^.]*tourists/, "Tourists"],
  [/popular with [^.]*groups/, "Groups"],
  [
    /\b(?:romantic|historic|upscale|trendy|cozy|casual)[^.]*place|atmosphere is/,
    "Romantic",
    "Historic",
    "Quiet",
    "Upscale",
    "Trendy",
    "Cozy",
    "Casual",
  ],
  [/LGBTQ\+ friendly/, "LGBTQ+ friendly"],
  [/women-owned/, "Women-owned"],
];

/** Words of a text, and a label that must not be confirmed. */
const DENIED: readonly (readonly [words: RegExp, label: string])[] = [
  [/do not deliver|no (?:takeout or )?delivery|or delivery\./, "Delivery"],
  [/There is no takeout/, "Takeout"],
  [/There is no [^.]*outdoor seating/, "Outdoor seating"],
  [/There is no (?:[^.]* )?Wi-Fi/, "Wi-Fi"],
  [/do not take reservations/, "Accepts reservations"],
];

/** Headings of advice, which is not about the business. */
const ADVICE = /\n\n(?:Before|Good to know)[^\n]*:\n/;

/** Returns words about attributes that the row does not confirm, and those that it does though the text denies them. */
export function wrongOffers(text: string, business: Row): string[] {
  const labels = new Set(attributesOf(business));
  const [told = ""] = text.split(ADVICE);
  const section = /\n\nWhat it offers:\n[^]*?(?=\n\n[A-Z][^\n]*:\n|$)/.exec(told)?.[0] ?? "";
  // Its other kinds are no attributes.
  const offer = section.replace(/It is also [^.]*\./, "");
  return [
    ...CONFIRMED.filter(([words, ...known]) => words.test(offer) && !known.some((label) => labels.has(label))).map(
      String,
    ),
    ...DENIED.filter(([words, label]) => words.test(offer) && labels.has(label)).map(String),
  ];
}
