import { joinList, orList } from "#domain/text/join-list";
import { servesFoodOrDrink } from "../../advice/visit-kind.ts";
import type { KnownOffers } from "./known-offers.ts";

/** Returns wordings of one sentence about attributes; none if there is nothing to say. */
export type OfferWriter = (known: KnownOffers) => readonly string[];

/** Maximum number of items in a sentence. */
const MAX_LISTED = 3;
const MAX_MOODS = 2;

/** Moods, the rarest first. */
const MOODS = {
  Romantic: "romantic",
  Historic: "historic",
  Quiet: "quiet",
  Upscale: "upscale",
  Trendy: "trendy",
  Cozy: "cozy",
  Casual: "casual",
};
const CROWDS = { "University students": "students", Tourists: "tourists", Groups: "groups" };

export const mood: OfferWriter = ({ wordsOf }) => {
  const [moods, crowds] = [wordsOf(MOODS).slice(0, MAX_MOODS), wordsOf(CROWDS).slice(0, 2)];
  const place = `${/^[aeiou]/.test(moods[0] ?? "") ? "an" : "a"} ${moods.join(", ")} place`;
  if (moods.length === 0) return crowds.length === 0 ? [] : [`It is popular with ${joinList(crowds)}.`];
  if (crowds.length === 0) return [`It is ${place}.`, `The atmosphere is ${joinList(moods)}.`];
  return [
    `It is ${place}, popular with ${joinList(crowds)}.`,
    `The atmosphere is ${joinList(moods)}, and it is popular with ${joinList(crowds)}.`,
  ];
};

const ROOMS = {
  "Rooftop seating": "a rooftop terrace",
  "Private dining room": "a private dining room",
  Fireplace: "a fireplace",
  "Bar on site": "a bar",
};

export const seats: OfferWriter = ({ has, wordsOf, visit }) => {
  const rooms = joinList(
    wordsOf(visit === "drink" ? { ...ROOMS, "Bar on site": "" } : ROOMS)
      .filter((word) => word !== "")
      .slice(0, 2),
  );
  if (!has("Outdoor seating")) return rooms === "" ? [] : [`There is ${rooms}.`, `It has ${rooms}.`];
  if (rooms === "") return ["You can sit outside.", "You can also sit outside."];
  return [`You can sit outside, and there is ${rooms}.`, `There is ${rooms}, and you can sit outside, too.`];
};

export const waysToEat: OfferWriter = ({ has, lacks, visit, hasDeliveryLink }) => {
  if (!servesFoodOrDrink(visit)) return [];
  const [eatsThere, delivers] = [has("Dine-in"), has("Delivery") || has("No-contact delivery")];
  const takesAway = has("Takeout") || (has("Curbside pickup") && !lacks("Takeout"));
  const noDelivery = lacks("Delivery") && !delivers && !hasDeliveryLink;
  if (eatsThere && takesAway && delivers)
    return [
      "You can eat there, take your food away or have it delivered.",
      "You can eat there, pick something up or have it delivered.",
    ];
  if (eatsThere && takesAway)
    return noDelivery
      ? ["You can eat there or take your food away, but they do not deliver.", "There is takeout, but no delivery."]
      : ["You can eat there or take your food with you.", "You can eat there or order takeout."];
  if (takesAway && lacks("Dine-in"))
    return [
      delivers
        ? "By its listing, you cannot eat there, but you can take your food away or have it delivered."
        : "By its listing, you cannot eat there: the food is to go.",
    ];
  if (takesAway && delivers) return ["You can take your food away or have it delivered."];
  if (takesAway) return ["They offer takeout."];
  if (delivers) return [eatsThere ? "You can eat there or have your food delivered." : "They deliver."];
  if (lacks("Takeout")) return [noDelivery ? "There is no takeout or delivery." : "There is no takeout."];
  return noDelivery ? ["They do not deliver."] : [];
};

const DISHES = {
  "Vegetarian options": "vegetarian",
  "Vegan options": "vegan",
  "Gluten-free options": "gluten-free",
  "Organic dishes": "organic",
};
const BESIDES = { "Halal food": "halal food", "Kosher food": "kosher food" };

export const diet: OfferWriter = ({ wordsOf, kind }) => {
  const dishes = joinList(
    wordsOf(DISHES)
      .filter((word) => !/vegan|vegetarian/.test(kind) || !word.startsWith("veg"))
      .slice(0, MAX_LISTED),
  );
  const food = joinList(wordsOf(BESIDES).filter((word) => !kind.includes(word.split(" ")[0] ?? "")));
  if (dishes === "") return food === "" ? [] : [`You can get ${food}.`];
  const besides = food === "" ? "" : `, and you can get ${food}`;
  return [`There are ${dishes} dishes on the menu${besides}.`, `The menu has ${dishes} dishes${besides}.`];
};

export const mealsServed: OfferWriter = ({ has, wordsOf, kind, visit }) => {
  const meals = wordsOf({ Breakfast: "breakfast", Brunch: "brunch" }).filter((meal) => !kind.includes(meal));
  const choices = wordsOf({ "Salad bar": "a salad bar", "All you can eat": "an all-you-can-eat option" });
  const choice = choices.length === 0 ? "" : joinList(choices);
  if (meals.length > 0) {
    const also = choice === "" ? "" : `, and there is ${choice}`;
    return [`You can come for ${orList(meals)}${also}.`, `They serve ${joinList(meals)}${also}.`];
  }
  if (choice !== "") return [`There is ${choice}.`];
  return visit === "eat" && has("Small plates") ? ["They serve small plates."] : [];
};

const DRINKS = { Beer: "beer", Wine: "wine", Cocktails: "cocktails", Spirits: "spirits" };
const PRAISED = {
  "Great cocktails": "cocktails",
  "Great wine list": "wine list",
  "Great beer selection": "choice of beers",
  "Great tea selection": "choice of teas",
  "Great coffee": "coffee",
  "Great dessert": "desserts",
};

export const drinks: OfferWriter = ({ has, wordsOf }) => {
  const drinks = wordsOf(DRINKS).slice(0, MAX_LISTED);
  // Beer alone is no choice of drinks.
  const list = drinks.length > 1 ? joinList(drinks) : "";
  const happyHour = has("Happy hour drinks") || has("Happy hour food");
  if (list === "") return happyHour ? ["They have a happy hour."] : [];
  const also = happyHour ? ", and there is a happy hour" : "";
  return [`They serve ${list}${also}.`, `You can get ${list}${also}.`, `The drinks include ${list}${also}.`];
};

export const praised: OfferWriter = ({ wordsOf }) => {
  const list = joinList(wordsOf(PRAISED).slice(0, 2));
  return list === "" ? [] : [`It is noted for its ${list}.`, `It is known for its ${list}.`];
};

const SHOWS = {
  "Live music": "live music",
  "Live performances": "shows",
  Karaoke: "karaoke",
  Dancing: "dancing",
  "Trivia night": "trivia nights",
  "Bar games": "bar games",
};

export const shows: OfferWriter = ({ wordsOf }) => {
  const list = joinList(wordsOf(SHOWS).slice(0, MAX_LISTED));
  return list === "" ? [] : [`They have ${list}.`];
};

/** Returns a clause, which a sentence about prices may end with. */
export function payment({ has }: KnownOffers): string {
  if (has("Cash only")) return "it is cash only";
  const ways = [
    ...(has("Credit cards") || has("Debit cards") ? ["by card"] : []),
    ...(has("NFC mobile payments") ? ["with your phone"] : []),
    ...(has("Checks") ? ["by check"] : []),
  ];
  return ways.length === 0 ? "" : `you can pay ${orList(ways)}`;
}

const FREE_PARKING = {
  "Free parking lot": "in a lot",
  "Free parking garage": "in a garage",
  "Free street parking": "on the street",
};
const PAID_PARKING = {
  "Paid street parking": "on the street",
  "Paid parking lot": "in a lot",
  "Paid parking garage": "in a garage",
};

/** Labels of one place where some pay and others do not. */
const EITHER_PARKING = {
  "Free parking lot": "Paid parking lot",
  "Free parking garage": "Paid parking garage",
  "Free street parking": "Paid street parking",
};

export const parking: OfferWriter = ({ has, lacks, wordsOf }) => {
  const [free, paid] = [orList(wordsOf(FREE_PARKING)), joinList(wordsOf(PAID_PARKING))];
  const isEither = Object.entries(EITHER_PARKING).some((labels) => labels.every(has));
  if (isEither) return ["There is both free and paid parking.", "There is free and paid parking."];
  if (has("Free parking lot") && free === "in a lot")
    return ["There is a free parking lot.", "They have a free parking lot."];
  if (free !== "") return [`You can park for free ${free}.`, `There is free parking ${free}.`];
  if (paid === "in a lot") return ["There is a paid parking lot."];
  if (paid !== "") return [`There is paid parking ${paid}.`];
  if (has("Valet parking")) return ["There is valet parking."];
  if (has("On-site parking")) return ["There is parking on site.", "You can park on site."];
  return lacks("On-site parking") ? ["There is no parking on site."] : [];
};
