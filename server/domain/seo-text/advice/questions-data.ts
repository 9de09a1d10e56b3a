import type { VisitKind } from "./visit-kind.ts";

/** A text that is left out if one of these attributes is known. */
export type Unanswered = string | readonly [text: string, ...labels: string[]];

/** Labels of attributes that tell how to pay. */
export const CARDS = ["Credit cards", "Debit cards", "NFC mobile payments", "Cash only", "Checks"] as const;
/** Labels of attributes that tell whether to reserve. */
export const RESERVING = ["Accepts reservations", "Reservations required"] as const;
/** Labels of attributes that tell whether to make an appointment. */
export const APPOINTMENT = ["Appointment required", "Online appointments", "Walk-ins welcome"] as const;
const PARKING = [
  "On-site parking",
  "Free parking lot",
  "Paid parking lot",
  "Free parking garage",
  "Paid parking garage",
  "Valet parking",
  "Free street parking",
  "Paid street parking",
  "Wheelchair-accessible parking",
  "Parking",
] as const;
const DOGS = ["Dogs allowed", "Dogs allowed inside", "Dogs allowed outside", "Pets allowed"] as const;

/** Questions that several kinds share. */
const ARE_CARDS_ACCEPTED = ["whether cards are accepted", ...CARDS] as const;
const HOW_TO_PAY = ["how you can pay", ...CARDS] as const;
const NEEDS_APPOINTMENT = ["whether you need an appointment", ...APPOINTMENT] as const;
const WHERE_TO_PARK = ["where you can park", ...PARKING] as const;
const HAS_STEPS = ["whether the entrance has steps", "Wheelchair-accessible entrance"] as const;
const CAN_SIT_OUTSIDE = ["whether you can sit outside", "Outdoor seating"] as const;
const MAY_BRING_DOG = ["whether you may bring a dog", ...DOGS] as const;
const DELIVERS = ["whether they deliver", "Delivery", "Same-day delivery", "No-contact delivery"] as const;

const HOME_QUESTIONS = [
  ["whether an estimate is free", "Online estimates"],
  "how soon somebody can come",
  "whether somebody can come in the evening or on a weekend",
] as const;

/** Questions of visitors about each kind, as clauses after "We do not know". They claim nothing about the business. */
export const QUESTIONS: Readonly<Record<VisitKind, readonly Unanswered[]>> = {
  eat: [
    ["whether you need a reservation", ...RESERVING, "Counter service", "Quick bite"],
    "how late the kitchen takes orders",
    CAN_SIT_OUTSIDE,
    ARE_CARDS_ACCEPTED,
    ["what can be cooked without gluten or nuts", "Gluten-free options"],
    MAY_BRING_DOG,
    ["whether food can be taken away", "Takeout"],
    ["where guests can park", ...PARKING],
  ],
  snack: [
    ["which dishes have no meat", "Vegetarian options", "Vegan options"],
    ["what they have without gluten or nuts", "Gluten-free options"],
    ARE_CARDS_ACCEPTED,
    CAN_SIT_OUTSIDE,
    DELIVERS,
    WHERE_TO_PARK,
  ],
  health: [
    ["whether they take new patients", "Accepting new patients"],
    "how long it takes to get an appointment",
    "which insurance they accept",
    HAS_STEPS,
    "which papers to bring to a first visit",
    "how late you can cancel without a fee",
    "whether they see urgent cases on the same day",
    ["whether there is parking for patients", ...PARKING],
    ["whether children are seen as well", "Good for kids"],
  ],
  car: [
    NEEDS_APPOINTMENT,
    "whether you can borrow a car meanwhile",
    "which makes they know best",
    "how long they guarantee a repair",
    "whether you can wait while they work",
    "whether a car that does not start can be picked up",
    ARE_CARDS_ACCEPTED,
    "whether they work on hybrids and electric cars",
  ],
  groom: [
    ["whether you can come without an appointment", ...APPOINTMENT],
    "how long an appointment takes",
    "what it will cost",
    "how late you can cancel without a fee",
    ARE_CARDS_ACCEPTED,
    ["whether children are welcome", "Good for kids"],
    "whether there are evening appointments",
    WHERE_TO_PARK,
    HAS_STEPS,
  ],
  home: [...HOME_QUESTIONS, HOW_TO_PAY],
  office: [
    NEEDS_APPOINTMENT,
    "whether they charge by the hour or by the job",
    "which papers to bring",
    "whether it can be done by phone or video",
    "whether they take new clients",
    HAS_STEPS,
    ["where visitors can park", ...PARKING],
  ],
  learn: [
    "how early you have to enroll",
    "what the fee includes",
    "whether there is help with the fees",
    "when visitors are welcome",
    "how large the classes are",
    "which ages the courses are for",
    "how to get there by bus",
    "whether there is a trial lesson",
    HAS_STEPS,
    ["whether some of it is taught online", "Online classes"],
  ],
  fun: [
    "whether you need to buy tickets ahead",
    "what it costs for children and students",
    "when the last visitors are let in",
    ["whether it is right for small children", "Good for kids", "Family-friendly"],
    HAS_STEPS,
    ["where to leave a car", ...PARKING],
    ["whether there is something to eat", "Bar on site"],
    ARE_CARDS_ACCEPTED,
  ],
  worship: [
    "when services are held",
    "whether services can be followed online",
    "whether there is a room for small children during services",
    HAS_STEPS,
  ],
  shop: [
    DELIVERS,
    "how long you have to return something",
    ARE_CARDS_ACCEPTED,
    ["where you can park for loading", ...PARKING],
    "whether they repair what they sell",
    HAS_STEPS,
    "whether they order what is not on the shelf",
  ],
  outdoors: [
    "whether it is open after dark",
    ["whether dogs have to be on a leash", ...DOGS],
    ["whether there is a toilet", "Restroom"],
    ["where to leave a car or a bike", ...PARKING],
    "whether the paths suit a stroller or a wheelchair",
    ["whether there is something for small children to play on", "Playground"],
    "whether there is drinking water",
  ],
  stay: [
    "when you can check in",
    "whether breakfast is included",
    ["where to leave a car overnight", ...PARKING],
    "how late you can cancel for free",
    MAY_BRING_DOG,
    "whether there is an elevator",
    "how to get there from the station",
    "whether somebody is at the desk at night",
    "what comes on top of the price",
    ARE_CARDS_ACCEPTED,
  ],
  train: [
    "whether a first class is free",
    "which days are for beginners",
    "what a month costs",
    "from which age children can join",
    "how large the groups are",
    "whether there are showers and lockers",
    "whether you can borrow gear at first",
    WHERE_TO_PARK,
    "whether parents may watch",
  ],
  other: [
    NEEDS_APPOINTMENT,
    "what it costs",
    HOW_TO_PAY,
    HAS_STEPS,
    ["where visitors can park", ...PARKING],
    "how to get there by bus",
  ],
  show: [
    "when the doors open",
    "what a ticket costs at the door",
    "how late it goes",
    ["where to park", ...PARKING],
    "which ages are let in",
    ARE_CARDS_ACCEPTED,
    "whether there are seats",
    "whether you can buy tickets ahead",
    ["whether there is something to eat", "Bar on site"],
    HAS_STEPS,
  ],
  venue: [
    "how many people fit in",
    "what the price includes",
    "how late you can stay",
    "who does the catering",
    "how much you pay in advance",
    ["where guests can park", ...PARKING],
    HAS_STEPS,
    "whether you can bring your own music",
  ],
  drink: [
    ["whether a table can be reserved", ...RESERVING],
    ["whether there is something to eat", "Small plates", "Food at bar", "Dinner"],
    "when last orders are",
    CAN_SIT_OUTSIDE,
    ARE_CARDS_ACCEPTED,
    ["when there is music", "Live music", "Live performances"],
    MAY_BRING_DOG,
    "whether they show games",
    "whether you have to pay to get in",
  ],
  food: [
    "whether they take orders for the next day",
    "what is made in the house",
    ["what is made without gluten or nuts", "Gluten-free options"],
    ARE_CARDS_ACCEPTED,
    ["whether you can sit down there", "Dine-in", "Outdoor seating"],
    DELIVERS,
  ],
  pet: [
    NEEDS_APPOINTMENT,
    "which animals they see",
    "what to do in an emergency at night",
    ARE_CARDS_ACCEPTED,
    WHERE_TO_PARK,
    "how late you can cancel without a fee",
  ],
  trade: [
    ...HOME_QUESTIONS,
    "what they charge in an emergency",
    "whether they are licensed and insured for the work",
    "whether they deal with the permit if one is needed",
    "how long they guarantee the work",
    HOW_TO_PAY,
  ],
};
