import { joinList, lowerFirst, orList, upperFirst } from "#domain/text/join-list";
import { comesToHomes, servesFoodOrDrink, type VisitKind } from "../../advice/visit-kind.ts";
import type { KnownOffers } from "./known-offers.ts";
import type { OfferWriter } from "./offer-writers.ts";

const FOR_CHILDREN = {
  "High chairs": "high chairs",
  "Kids' menu": "a kids' menu",
  "Changing table": "a changing table",
  Playground: "a playground",
};

/** Writes about those whom guests bring along. */
export const companions: OfferWriter = (known) => {
  const { has, wordsOf } = known;
  const things = wordsOf(FOR_CHILDREN);
  const list = `there ${things[0] === "high chairs" ? "are" : "is"} ${joinList(things)}`;
  const isWelcome = has("Good for kids") || has("Family-friendly");
  const dog = dogs(known);
  if (things.length === 0) {
    if (!isWelcome) return dog === "" ? [] : [`${upperFirst(dog)}.`];
    return [dog === "" ? "Children are welcome." : `Children are welcome, and ${dog}.`];
  }
  const ending = dog === "" ? "" : ` ${upperFirst(dog)}.`;
  return isWelcome
    ? [`Children are welcome, and ${list}.${ending}`, `It is good for families, with ${joinList(things)}.${ending}`]
    : [`${upperFirst(list)}.${ending}`, `They have ${joinList(things)}.${ending}`];
};

export const reservation: OfferWriter = ({ has, lacks, visit }) => {
  if (has("Reservations required")) return ["You need a reservation."];
  if (has("Accepts reservations"))
    return [servesFoodOrDrink(visit) ? "You can reserve a table." : "They take reservations."];
  return lacks("Accepts reservations") ? ["They do not take reservations."] : [];
};

/** Returns a clause; "" if nothing is known. */
function dogs({ has }: KnownOffers): string {
  if (has("Dogs allowed inside")) return "dogs are allowed inside";
  if (has("Dogs allowed")) return "you can bring a dog";
  if (has("Dogs allowed outside")) return "dogs are allowed outside";
  return has("Pets allowed") ? "pets are allowed" : "";
}

const HOUSE = {
  Pool: "a pool",
  "Fitness center": "a fitness center",
  "Air conditioning": "air conditioning",
};

/** Returns the better of two names for one thing. */
function internet({ has, visit }: KnownOffers): string[] {
  // Nobody chooses a table for dinner by it.
  if (visit === "eat" || visit === "drink") return [];
  if (has("Free Wi-Fi")) return ["free Wi-Fi"];
  return has("Wi-Fi") ? ["Wi-Fi"] : [];
}

/** Sentences about service, one for each attribute. */
const SERVICES: readonly (readonly [label: string, sentence: string])[] = [
  ["Appointment required", "You need an appointment."],
  ["Walk-ins welcome", "You can come without an appointment."],
  ["Online appointments", "You can make an appointment online."],
  ["Accepting new patients", "They take new patients."],
  ["Online estimates", "You can get an estimate online."],
  ["Home visits", "They also come to your home."],
  ["Repair services", "They do repairs, too."],
  ["Online classes", "Some classes are online."],
  ["Catering", "They also do catering."],
  ["Drive-through", "There is a drive-through."],
  ["In-store pickup", "You can order ahead and pick it up in the store."],
];
const MAX_SERVICES = 2;

export const services: OfferWriter = ({ has, lacks, visit, kind }) => {
  // Sources name both of a few places.
  const isContrary = has("Appointment required") && has("Walk-ins welcome");
  // A contractor is there to repair things.
  const isRepairer = comesToHomes(visit) || kind.includes("repair");
  const offered = SERVICES.filter(([label]) => !isRepairer || label !== "Repair services");
  const told = offered.filter(([label]) => has(label) && !(isContrary && /Appointment required|Walk-ins/.test(label)));
  const isDelivered = !servesFoodOrDrink(visit) && (has("Delivery") || has("Same-day delivery"));
  const sentences = [
    ...(isDelivered ? [has("Same-day delivery") ? "They deliver, also on the same day." : "They deliver."] : []),
    ...(visit === "shop" && !isDelivered && lacks("Delivery") ? ["They do not deliver."] : []),
    ...told.map(([, sentence]) => sentence),
  ];
  return sentences.length === 0 ? [] : [joinClauses(sentences.slice(0, MAX_SERVICES))];
};

/** Joins whole sentences: `You need an appointment, and they also come to your home.` */
function joinClauses([first = "", second]: readonly string[]): string {
  return second === undefined ? first : `${first.slice(0, -1)}, and ${lowerFirst(second)}`;
}

/** Kinds of places at which visitors look for a restroom. */
const ON_THE_WAY: ReadonlySet<VisitKind> = new Set(["outdoors", "shop", "other", "car", "fun"]);

export const house: OfferWriter = (known) => {
  const { has, wordsOf, visit } = known;
  const restroom = ON_THE_WAY.has(visit) && has("Restroom") ? ["a restroom"] : [];
  const list = [...wordsOf(HOUSE), ...internet(known), ...restroom];
  return list.length === 0 ? [] : [`There is ${joinList(list)}.`];
};

export const owners: OfferWriter = ({ wordsOf }) => {
  const list = wordsOf({ "Women-owned": "a women-owned business", "LGBTQ+ friendly": "LGBTQ+ friendly" });
  return list.length === 0 ? [] : [`It is ${joinList(list)}.`];
};

const MISSED = {
  "Outdoor seating": "outdoor seating",
  "Wi-Fi": "Wi-Fi",
  "Free Wi-Fi": "free Wi-Fi",
  Restroom: "restroom",
};

export const missed: OfferWriter = ({ lacks }) => {
  const things = Object.entries(MISSED).flatMap(([label, word]) => (lacks(label) ? word : []));
  return things.length === 0 ? [] : [`There is no ${orList(things)}.`];
};
