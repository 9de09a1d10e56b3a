import type { Business } from "#contract/business";
import { conceptCategory } from "../categories/category-concepts.ts";
import { comesToCustomers, type Premises } from "../premises/comes-to-customers.ts";
import { memoize } from "../text/memoize.ts";

/** Matches places of worship, which are open for services, not in office hours. The second part excludes shops and offices. */
const WORSHIP =
  /\b(?:abbey|basilica|cathedral|chapel|church|congregation|convent|gurudwara|house of worship|mission|monastery|mosque|parish|place of worship|priory|religious (?:destination|institution|organization)|seminary|shrine|synagogue|temple)\b/i;
const NOT_WORSHIP = /\b(?:shop|store|supplies|supply|office|wedding|school|manufacturer)\b/i;

/** Matches whole English names of kinds that are accessible, staffed or lived in day and night. */
const ALWAYS_OPEN = new RegExp(
  `^(?:${[
    "(?:crypto |bitcoin )?atm",
    "(?:gas|alternative fuel|hydrogen|compressed natural gas) station",
    "(?:free |public |tsukigime )?(?:parking (?:lot|garage|space)|park & ride)(?: for .*)?",
    "(?:city|state|national|country|memorial|dog|ecological|nature|community)? ?(?:park|forest|garden|preserve|reserve)",
    "playground|skatepark|parkour spot|beach|scenic spot|bridge|monument|memorial|sculpture|square|plaza|pier|fishing pier",
    "(?:military |pet )?cemetery|(?:cultural|historical) landmark|tourist attraction|hiking area|picnic ground|lake|swimming lake",
    "(?:holiday|serviced) apartment|villa|cottage|farmstay|capsule hotel|mountain (?:cabin|hut)|camping cabin",
    "emergency (?:room|care service)|(?:first aid|fire|police|coast guard|power|toll) station|(?:civil |federal |state )?police",
    "(?:[a-z]+ )?airport|heliport|marina|(?:bus|train|subway|transit|light rail|tram|ferry) (?:station|stop|terminal)|bus stop",
    "(?:toll road )?rest stop|truck stop|nursing home|(?:apartment|housing|condominium) (?:building|complex|development)",
    "recycling drop-off location|public (?:bathroom|restroom|toilet)|toilet",
  ].join("|")})$`,
  "i",
);

/** Matches the last words of such names: "Children’s hospital", "Bike locker". */
const ENDS_ALWAYS_OPEN =
  /(?:^| )(?:hospital|hotel|hostel|motel|inn|lodge|lodging|resort|guest house|bed & breakfast|campground|rv park|charging station|vending machine|locker|fountain|call booth|shelter)$/i;

/** Tells whether the default hours may be shown for a business, marked as not confirmed. Its kind is read in any language. */
export function hasUsualHours(business: Premises & Pick<Business, "openingHours" | "businessStatus">): boolean {
  const { category, openingHours, businessStatus } = business;
  if (openingHours !== null || businessStatus !== "OPERATIONAL") return false;
  return !comesToCustomers(business) && keepsOfficeHours(category);
}

const keepsOfficeHours = memoize(
  (category: string): boolean =>
    !isPlaceOfWorship(category) && !isAlwaysOpen(category) && !isAlwaysOpen(conceptCategory(category) ?? ""),
);

/** Tells whether the category is a kind of place of worship, in any language. */
export const isPlaceOfWorship = memoize((category: string): boolean => {
  const concept = conceptCategory(category);
  return isWorship([category, ...(concept === undefined ? conceptsOfWords(category) : [concept])]);
});

/** Kinds that single words mean: "Iglesia católica" contains "Church". */
function conceptsOfWords(category: string): string[] {
  return category.split(/[\s/,-]+/).flatMap((word) => conceptCategory(word) ?? []);
}

const isWorship = (names: readonly string[]) =>
  names.some((name) => WORSHIP.test(name)) && !names.some((name) => NOT_WORSHIP.test(name));

const isAlwaysOpen = (name: string) => ALWAYS_OPEN.test(name) || ENDS_ALWAYS_OPEN.test(name);
