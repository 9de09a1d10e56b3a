import type { CategoryGroup } from "#contract/business";
import { isPlaceOfWorship } from "#domain/opening-hours/usual-hours";
import { memoize } from "#domain/text/memoize";
import { isNamedOtherwise } from "./name-kind.ts";

/** The purpose of a visit, which decides what is worth asking beforehand. */
export type VisitKind =
  | "car"
  | "care"
  | "drink"
  | "dropoff"
  | "eat"
  | "food"
  | "fun"
  | "groom"
  | "group"
  | "health"
  | "help"
  | "home"
  | "learn"
  | "office"
  | "other"
  | "outdoors"
  | "pet"
  | "shop"
  | "show"
  | "snack"
  | "stay"
  | "trade"
  | "train"
  | "venue"
  | "worship";

const KINDS_OF_GROUPS: Readonly<Record<CategoryGroup, VisitKind>> = {
  restaurants: "eat",
  healthcare: "health",
  "auto-services": "other",
  "beauty-wellness": "groom",
  "home-services": "home",
  "professional-services": "other",
  education: "learn",
  entertainment: "other",
  shopping: "other",
  "hotels-travel": "other",
  "public-community": "other",
  "pets-animals": "other",
  other: "other",
};

/** Kinds that their English name tells, whatever the group; the first that fits. */
const KINDS_OF_NAMES: readonly (readonly [name: RegExp, kind: VisitKind])[] = [
  [/\breligious (?:institution|organization|destination)\b/, "worship"],
  [
    /\b(?:nursing|retirement|rest|assisted living) (?:home|community|facility|center)\b|\bsenior (?:living|care)\b/,
    "care",
  ],
  [/\b(?:food bank|soup kitchen|charity|homeless shelter|non-?profit organization|foundation)\b/, "help"],
  [/\b(?:event|wedding|party|banquet|function) (?:venue|hall|room)\b|\bconference center\b/, "venue"],
  [/\b(?:music venue|concert hall|theater|theatre|cinema|stadium|arena|opera|comedy club|performing arts)\b/, "show"],
  [
    /\b(?:veterinarian|animal hospital|(?:pet|dog|cat|animal) (?:\w+ )?(?:groomer|boarding|sitter|trainer|day care)\w*)\b/,
    "pet",
  ],
  [
    /\b(?:auto|car|truck|motorcycle|bicycle|tire|brake|transmission|muffler) (?:\w+ )?(?:repair|body|mechanic|tire|service)\b|\b(?:mechanic|tire shop)\b/,
    "car",
  ],
  [/\b(?:oil change|wheel alignment)\b/, "car"],
  // Customers bring these things, and nobody comes to their home.
  [
    /\b(?:dry cleaner|laundry(?: service)?|laundromat|tailor|shoe repair(?: shop)?|key duplication service)$|\b(?:clock|doll|guitar|jewelry|lamp|leather|luggage|musical instrument|phone|sewing machine|watch) (?:\w+ )?(?:repair|restoration)\b|\bsharpening service$/,
    "dropoff",
  ],
  [/\b(?:garden center|plant nursery|supply store|merchant|materials? market)$/, "shop"],
  [
    /\b(?:(?:public|government|office|municipal) building|(?:storage|recycling|redemption) (?:facility|center)|self-storage|recycling drop-off location|dump|junkyard|salvage yard|transfer station|treatment plant|substation|water ?works|gravel pit|manufacturer|factory|industry|exporter|warehouse)\b/,
    "other",
  ],
  [
    /\b(?:electrician|electrical|plumber|hvac|heating|roofing|roofer|contractor|locksmith|appliance repair|carpenter)\b/,
    "trade",
  ],
  [/\b(?:parking|car park|rv park|business park|home park|theme park|water park|amusement park)\b/, "other"],
  [
    /\b(?:park|(?<!beer )garden|playground|beach|hiking area|nature reserve|nature preserve|forest|picnic ground)$/,
    "outdoors",
  ],
  [
    /\b(?:law(?! school)|lawyer|attorney|notary|legal|accountant|accounting|bookkeeping|tax|insurance|consultant|financial|real estate|architect|mediation)\b/,
    "office",
  ],
  [/\b(?:hotel|motel|hostel|inn|guest house|bed & breakfast|lodge|resort|campground)$/, "stay"],
  [
    /\b(?:judo|karate|martial arts|boxing|jujitsu|aikido|taekwondo|fitness|gym|yoga|pilates|dance|swimming) ?(?:school|club|center|studio|gym|academy|class)?$/,
    "train",
  ],
  [
    /\b(?:bakery|butcher|confectionery|chocolate shop|cheese shop|supermarket|grocery store|delicatessen|pastry shop|pasta shop|fishmonger|fish market)\b/,
    "food",
  ],
  [
    /\b(?:(?<!(?:tapas|snack|salad|juice|sushi|oyster|coffee|espresso) )bar|beer garden|pub|night club|lounge|beer hall|brewery|brewpub|wine bar)$/,
    "drink",
  ],
  [
    /\b(?:associations?|organi[sz]ation|society|fraternal order|labor union|(?:social|sports|youth|rotary|lions|chess|book|golf|country|yacht|boat|garden|soccer|tennis|rowing|senior citizens?) club)$/,
    "group",
  ],
  [/\b(?:library|pharmacy|gas station|bank|post office|car wash|dealer)$/, "other"],
  [
    /\b(?:coffee|ice cream|sandwich|tea|juice|donut|dessert|bagel|frozen yogurt) (?:shop|store)$|^(?:cafe|café|snack bar|food court|kebab place)$|\b(?:fast food|take ?out|chicken|hamburger|kebab|taco) (?:restaurant|joint|shop)$|take ?away$/,
    "snack",
  ],
  [/\b(?:distribution service|distributor|wholesaler|supplier)$/, "shop"],
  [/\b(?:barber|tattoo|print|copy|repair|body) shop$/, "other"],
  [/\b(?:store|shop|boutique|florist|bookseller)$/, "shop"],
  [/\b(?:museum|observation deck|lookout|monument|landmark|gallery|zoo|aquarium|tourist attraction|castle)$/, "fun"],
];

/** Tells whether the work is done where customers live, whatever address the business has. */
export function comesToHomes(kind: VisitKind): boolean {
  return kind === "home" || kind === "trade";
}

const FOOD_OR_DRINK: ReadonlySet<VisitKind> = new Set(["eat", "snack", "drink", "food"]);

/** Tells whether visitors eat or drink there, or take food away. */
export function servesFoodOrDrink(kind: VisitKind): boolean {
  return FOOD_OR_DRINK.has(kind);
}

/** Decides by the name of the category, then by its group. */
export function visitKind(category: string, group: CategoryGroup): VisitKind {
  return kindOf(`${group}/${category.toLowerCase()}`);
}

/** Chains whose rows often say "Restaurant". */
const QUICK_CHAINS =
  /\b(?:burger king|mcdonald|taco bell|wendy'?s|subway|kfc|popeyes|domino'?s|pizza hut|little caesars?|papa john'?s|chick-fil-a|five guys|chipotle|starbucks|dunkin|dairy queen|arby'?s|sonic drive|jack in the box|hardee'?s|jimmy john'?s|firehouse subs)\b/i;

/** Matches names of homes and congregations, whose rows often say no more than "organization". */
const CARE_NAMES = /\b(?:nursing|assisted living|retirement|hospice|senior living)\b/i;
const WORSHIP_NAMES =
  /\b(?:church|chapel|fellowship|bible|ministr(?:y|ies)|gospel|baptist|methodist|mosque|synagogue)\b/i;

/** Tells the purpose of a visit to one business, whose name may say more than a general category. */
export function visitKindOf(name: string, category: string, group: CategoryGroup, comesToYou = false): VisitKind {
  const kindOfPlace = visitKind(category, group);
  // A business that comes to its customers is hired, whatever it does.
  const kind = comesToYou && kindOfPlace === "other" ? "home" : kindOfPlace;
  // Its neighbours are no others of its faith.
  if (/\bkingdom hall\b/i.test(category)) return "worship";
  if (kind === "worship" && isNamedOtherwise(name, category)) return "other";
  if (kind === "help" || kind === "group") {
    if (CARE_NAMES.test(name)) return "care";
    if (kind === "group" && WORSHIP_NAMES.test(name)) return "worship";
  }
  return kind === "eat" && QUICK_CHAINS.test(name) ? "snack" : kind;
}

const kindOf = memoize((key): VisitKind => {
  const [group, category] = key.split(/\/(.*)/s) as [CategoryGroup, string];
  if (isPlaceOfWorship(category)) return "worship";
  const ofGroup = KINDS_OF_GROUPS[group];
  const ofName = KINDS_OF_NAMES.find(([name]) => name.test(category))?.[1] ?? ofGroup;
  // A barber shop and a medical supply store say more by their group.
  return ["other", "shop"].includes(ofName) &&
    ["groom", "health"].includes(ofGroup) &&
    !/pharmacy|store|bank|post office|print shop/.test(category)
    ? ofGroup
    : ofName;
});
