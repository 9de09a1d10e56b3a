import { attributesPresent } from "#domain/attributes/attribute-identity";
import { comesToCustomers } from "#domain/premises/comes-to-customers";
import type { DescribedBusiness } from "../described-business.ts";
import { hasKnownHours } from "../facts/hours/other-hours.ts";
import { isAirside } from "../facts/peer.ts";
import { deniedLabels } from "../phrases/offers/denied-labels.ts";
import { comesToHomes, servesFoodOrDrink, type VisitKind } from "./visit-kind.ts";

/** Facts about a business that sentences of advice take for granted. */
export interface Premises {
  hasPhone: boolean;
  /** It can be reached by telephone, by e-mail or through pages of its own. */
  isReachable: boolean;
  hasPages: boolean;
  /** There is more than one review to read. */
  hasReviews: boolean;
  /** Times are known that may change. */
  hasTimes: boolean;
  /** Guests may sit down there. */
  hasSeats: boolean;
  /** Guests may sit outside. */
  isOutdoors: boolean;
  /** Guests may book a table there. */
  takesBookings: boolean;
  /** People go there for its own sake, and do not just pass it at a station or an airport. */
  isDestination: boolean;
  /** Guests choose what they eat. */
  hasChoice: boolean;
  /** Tells whether it is outside the security check of an airport. */
  isLandside: boolean;
  /** Tells whether it is inside the security check of an airport. */
  isAirside: boolean;
  /** One kitchen cooks all that is sold there. */
  isOneKitchen: boolean;
  /** Families may eat there. */
  hasFamilies: boolean;
  /** Customers come to it. */
  hasDoor: boolean;
  /** People go there, rather than have work done at home. */
  isVisited: boolean;
  /** It makes the food that it sells. */
  makesFood: boolean;
  /** It sells more to eat than sweets or drinks. */
  hasDishes: boolean;
  /** It sells to anybody, and not only to other businesses. */
  isRetail: boolean;
  /** It sells to other businesses above all. */
  isForBusinesses: boolean;
}

/** Matches kinds of evenings for grown-ups. */
const FOR_ADULTS = /\bomakase\b|\bkappo\b|\btasting menu\b|\bnight ?club\b/i;

/** Matches kinds of meals that the kitchen chooses. */
const CHEFS_CHOICE = /\bomakase\b|\bkappo\b|\btasting menu\b/i;

/** Matches places that people pass through, where nobody books a table. */
const ON_THE_WAY =
  /\b(?:airport|flughafen|terminal|airside|bahnhof|halle|hauptbahnhof|train station|food court|gates?|shopville)\b/i;

/** Matches kinds that sell what others made. */
const RESELLERS = /\b(?:grocery|grocer|supermarket|convenience|hypermarket)\b/i;
const SWEETS_AND_DRINKS =
  /\b(?:ice cream|gelato|frozen yogurt|juice|tea|coffee|donut|dessert|candy|chocolate) (?:shop|store|house|stand|bar)\b/i;
const FOR_BUSINESSES = /\b(?:distribution service|distributor|wholesaler|supplier)$/i;

export function premisesOf(business: DescribedBusiness, visit: VisitKind): Premises {
  const { phone, email, website, socialLinks, locatedIn, address, attributes, name, description, subtypes, category } =
    business;
  const hasPages = Boolean(website) || Object.keys(socialLinks).length > 0;
  const isTable = servesFoodOrDrink(visit);
  const hasSeats = !isTable || !isFoodToGo(attributes);
  const isForBusinesses = FOR_BUSINESSES.test(category);
  const isOnTheWay = isTable && ON_THE_WAY.test([name, locatedIn, address].join(" "));
  return {
    hasPhone: Boolean(phone),
    isReachable: Boolean(phone) || Boolean(email) || hasPages,
    hasPages,
    hasReviews: business.reviewCount > 1,
    hasTimes: hasKnownHours(business),
    hasSeats,
    isOutdoors: hasSeats && !(isTable && Boolean(locatedIn)) && !isOnTheWay,
    takesBookings: hasSeats && !isOnTheWay,
    isDestination: !isOnTheWay && !isAirside(business),
    hasChoice: !CHEFS_CHOICE.test([name, description, category].join(" ")),
    isLandside: !isAirside(business),
    isAirside: isAirside(business),
    isOneKitchen: !/\bfood (?:court|hall)\b/i.test(category),
    hasFamilies: !FOR_ADULTS.test([name, description, ...(subtypes ?? [])].join(" ")) && !isAirside(business),
    hasDoor: !comesToCustomers(business),
    isVisited: !comesToHomes(visit) && !comesToCustomers(business),
    makesFood: !RESELLERS.test(category),
    hasDishes: !SWEETS_AND_DRINKS.test(category),
    isRetail: !isForBusinesses,
    isForBusinesses,
  };
}

/** Tells whether the attributes name ways to get food, but no seats. */
function isFoodToGo(attributes: DescribedBusiness["attributes"]): boolean {
  const present = new Set(attributesPresent(attributes).map(({ label }) => label));
  if (present.has("Dine-in") || present.has("Table service") || present.has("Seating")) return false;
  return (
    deniedLabels(attributes).has("Dine-in") ||
    ["Takeout", "Delivery", "Curbside pickup", "No-contact delivery"].some((label) => present.has(label))
  );
}
