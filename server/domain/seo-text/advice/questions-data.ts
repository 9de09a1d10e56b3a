import type { VisitKind } from "./visit-kind.ts";

/** A text that is left out if one of these attributes is known. */
export type Unanswered = string | readonly [text: string, ...labels: string[]];

/** Questions before a visit, which claim nothing about the business. */
export interface KindQuestions {
  /** Heading above the questions. */
  heading: string;
  /** Begins a sentence that names other businesses. */
  elsewhere: readonly string[];
  /** Clauses after "ask". */
  questions: readonly Unanswered[];
}

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
] as const;
const DOGS = ["Dogs allowed", "Dogs allowed inside", "Dogs allowed outside", "Pets allowed"] as const;

/** Questions that several kinds share. */
const ARE_CARDS_ACCEPTED = ["if cards are accepted", ...CARDS] as const;
const HOW_TO_PAY = ["how you can pay", ...CARDS] as const;
const NEEDS_APPOINTMENT = ["if you need an appointment", ...APPOINTMENT] as const;
const WHERE_TO_PARK = ["where you can park", ...PARKING] as const;
const HAS_STEPS = ["if the entrance has steps", "Wheelchair-accessible entrance"] as const;
const CAN_SIT_OUTSIDE = ["if you can sit outside", "Outdoor seating"] as const;
const MAY_BRING_DOG = ["if you may bring a dog", ...DOGS] as const;
const DELIVERS = ["if they deliver", "Delivery", "Same-day delivery", "No-contact delivery"] as const;

/** Words of all kinds whose work is done at the homes of customers. */
const AT_HOME = {
  heading: "Before you call",
  elsewhere: ["For a second estimate", "If they are booked up", "To compare prices", "If you need somebody sooner"],
};
const HOME_QUESTIONS = [
  ["if an estimate is free", "Online estimates"],
  "how soon somebody can come",
  "what they charge for the drive",
  "if they take small jobs",
  "if somebody can come in the evening or on a weekend",
] as const;

export const QUESTIONS: Readonly<Record<VisitKind, KindQuestions>> = {
  eat: {
    heading: "Planning a visit",
    elsewhere: ["If every table is taken", "For another day", "If you want a change", "If it is full"],
    questions: [
      ["if you need a reservation", ...RESERVING, "Counter service", "Quick bite"],
      "how late the kitchen takes orders",
      ["which dishes have no meat", "Vegetarian options", "Vegan options"],
      ["if children can have smaller portions", "Kids' menu"],
      CAN_SIT_OUTSIDE,
      ARE_CARDS_ACCEPTED,
      "how large a party they can seat together",
      "which dishes they are known for",
      ["what can be cooked without gluten or nuts", "Gluten-free options"],
      MAY_BRING_DOG,
      ["if food can be taken away", "Takeout"],
      ["where guests can park", ...PARKING],
    ],
  },
  snack: {
    heading: "Planning a visit",
    elsewhere: ["If the line is too long", "For another day", "If you want a change"],
    questions: [
      ["what has no meat in it", "Vegetarian options", "Vegan options"],
      ["what can be had without gluten or nuts", "Gluten-free options"],
      "when it is busiest",
      "what most people order",
      ARE_CARDS_ACCEPTED,
      CAN_SIT_OUTSIDE,
      DELIVERS,
      WHERE_TO_PARK,
    ],
  },
  health: {
    heading: "Before your first visit",
    elsewhere: ["If you cannot get an appointment soon", "If you need somebody else", "For a second opinion"],
    questions: [
      ["if they take new patients", "Accepting new patients"],
      "how long it takes to get an appointment",
      "which insurance they accept",
      "what a first visit costs without insurance",
      "whom to turn to outside of their hours",
      HAS_STEPS,
      "if somebody speaks your language",
      "which papers to bring to a first visit",
      "how late you can cancel without a fee",
      "if they see urgent cases on the same day",
      "if results can be sent to your own doctor",
      ["if there is parking for patients", ...PARKING],
      ["if children are seen as well", "Good for kids"],
    ],
  },
  car: {
    heading: "Before you bring your car",
    elsewhere: [
      "For a second estimate",
      "If they have no time this week",
      "If you need somebody else",
      "To compare prices",
    ],
    questions: [
      NEEDS_APPOINTMENT,
      "what it costs to find the problem",
      "how long they need the car",
      "if you can borrow a car meanwhile",
      "which makes they know best",
      "if used parts can be fitted",
      "how long they guarantee a repair",
      "if you can wait while they work",
      "if a car that does not start can be picked up",
      ARE_CARDS_ACCEPTED,
      "where to drop off the key before they open",
      "if they work on hybrids and electric cars",
    ],
  },
  groom: {
    heading: "Before your appointment",
    elsewhere: [
      "If no appointment suits you",
      "If you want to try somebody else",
      "If they are booked up",
      "To compare prices",
    ],
    questions: [
      ["if you can come without an appointment", ...APPOINTMENT],
      "how long an appointment takes",
      "what it will cost",
      "who is best at what you want",
      "which products they use if your skin is sensitive",
      "how late you can cancel without a fee",
      ARE_CARDS_ACCEPTED,
      ["if children are welcome", "Good for kids"],
      "if there are evening appointments",
      WHERE_TO_PARK,
      "if gift certificates are sold",
      HAS_STEPS,
    ],
  },
  home: {
    ...AT_HOME,
    questions: [
      ...HOME_QUESTIONS,
      "who pays when something breaks",
      "how far they drive to a job",
      "if they bring what they need",
      HOW_TO_PAY,
      "how late you can cancel for free",
      "if there is a minimum charge",
    ],
  },
  office: {
    heading: "Before your first meeting",
    elsewhere: ["If you want to talk to somebody else", "For a second opinion", "To compare fees"],
    questions: [
      NEEDS_APPOINTMENT,
      "what a first meeting costs",
      "if they charge by the hour or by the job",
      "which papers to bring",
      "who will deal with your case",
      "how long it usually takes",
      "if they have done the same for others lately",
      "if it can be done by phone or video",
      "if they take new clients",
      HAS_STEPS,
      "if somebody speaks your language",
      ["where visitors can park", ...PARKING],
    ],
  },
  learn: {
    heading: "Before you enroll",
    elsewhere: ["If it does not suit you", "If there is no place left", "To compare", "If you want to visit several"],
    questions: [
      "when the next place is free",
      "how early you have to enroll",
      "what the fee includes",
      "if there is help with the fees",
      "when visitors are welcome",
      "how large the classes are",
      "which ages the courses are for",
      "what happens when you miss a lesson",
      "how to get there by bus",
      "if there is a trial lesson",
      "if anything goes on during the holidays",
      HAS_STEPS,
      ["if some of it is taught online", "Online classes"],
    ],
  },
  fun: {
    heading: "Planning a visit",
    elsewhere: ["If it is sold out", "For another day", "If you want more", "If it is closed that day"],
    questions: [
      "if you need to buy tickets ahead",
      "what it costs for children and students",
      "how long a visit takes",
      "when the last visitors are let in",
      "when it is quiet",
      ["if it is right for small children", "Good for kids", "Family-friendly"],
      HAS_STEPS,
      "if you may take pictures",
      ["where to leave a car", ...PARKING],
      ["if there is something to eat", "Bar on site"],
      "what is closed at the moment",
      ARE_CARDS_ACCEPTED,
    ],
  },
  worship: {
    heading: "Visiting for the first time",
    elsewhere: [],
    questions: [
      "when services are held",
      "if somebody can give you a ride",
      "if the service can be followed online",
      "what takes place on the big holidays",
      "whom to talk to about a wedding or a funeral",
      HAS_STEPS,
      "when the office is open",
      "if there is a group for young people",
      "what is done for children",
    ],
  },
  shop: {
    heading: "Before you go",
    elsewhere: [
      "If it does not have what you need",
      "If you want to compare",
      "If it is closed that day",
      "If you need something else",
    ],
    questions: [
      "if what you need is in stock",
      "if they can put something aside for you",
      "how long an order takes",
      DELIVERS,
      "how long you have to return something",
      ARE_CARDS_ACCEPTED,
      ["where you can park for loading", ...PARKING],
      "if they repair what they sell",
      HAS_STEPS,
      "if gift certificates are sold",
      "when it is quiet",
      "if they order what is not on the shelf",
    ],
  },
  outdoors: {
    heading: "Planning a visit",
    elsewhere: ["For another day", "If you want more", "If it is crowded", "If you like places like this"],
    questions: [
      "if it is open after dark",
      ["if dogs have to be on a leash", ...DOGS],
      ["if there is a toilet", "Restroom"],
      ["where to leave a car or a bike", ...PARKING],
      "if the paths suit a stroller or a wheelchair",
      ["if there is something for small children to play on", "Playground"],
      "if fires and barbecues are allowed",
      "if a group needs a permit",
      "what is closed at the moment",
      "if there is drinking water",
      "which bus stops nearby",
    ],
  },
  stay: {
    heading: "Before you book",
    elsewhere: ["If it is full", "If you want to compare", "For other dates", "If you need more beds"],
    questions: [
      "when you can check in",
      "if breakfast is included",
      ["where to leave a car overnight", ...PARKING],
      "how late you can cancel for free",
      MAY_BRING_DOG,
      "which rooms are quiet",
      "if there is an elevator",
      "if a crib can be put in the room",
      "how to get there from the station",
      "if somebody is at the desk at night",
      "what comes on top of the price",
      ARE_CARDS_ACCEPTED,
      "if luggage can be left there after you check out",
    ],
  },
  train: {
    heading: "Before you start",
    elsewhere: ["If the times do not suit you", "To see another one", "If you want to compare", "If classes are full"],
    questions: [
      "if a first class is free",
      "which days are for beginners",
      "what a month costs",
      "what to wear the first time",
      "from which age children can join",
      "who teaches",
      "how large the groups are",
      "if there are showers and lockers",
      "what happens to the fee when you are ill",
      "if you can borrow gear at first",
      WHERE_TO_PARK,
      "if there are classes during the holidays",
      "if parents may watch",
    ],
  },
  other: {
    heading: "Good to know",
    elsewhere: [
      "If it does not suit you",
      "If you want to compare",
      "If it is closed that day",
      "If you need another choice",
    ],
    questions: [
      NEEDS_APPOINTMENT,
      "what it costs",
      HOW_TO_PAY,
      HAS_STEPS,
      ["where visitors can park", ...PARKING],
      "how to get there by bus",
      "what the hours are around holidays",
      "how much time to plan for",
      "when it is quiet",
      "what you should bring",
      "if anything has changed lately",
    ],
  },
  show: {
    heading: "Planning an evening",
    elsewhere: ["If it is sold out", "For another night", "If you want more"],
    questions: [
      "when the doors open",
      "what a ticket costs at the door",
      "who is on next",
      "how late it goes",
      ["where to park", ...PARKING],
      "which ages are let in",
      ARE_CARDS_ACCEPTED,
      "if there are seats",
      "if you can buy tickets ahead",
      ["if there is something to eat", "Bar on site"],
      HAS_STEPS,
    ],
  },
  venue: {
    heading: "Planning an event",
    elsewhere: ["If your date is taken", "To compare", "If you need more room"],
    questions: [
      "which dates are free",
      "how many people fit in",
      "what the price includes",
      "how late you can stay",
      "who does the catering",
      "how much you pay in advance",
      ["where guests can park", ...PARKING],
      HAS_STEPS,
      "if you can see the room first",
      "if you can bring your own music",
    ],
  },
  drink: {
    heading: "Planning an evening",
    elsewhere: ["If it is full", "For another evening", "If you want a change", "To move on from there"],
    questions: [
      ["if a table can be reserved", ...RESERVING],
      ["if there is something to eat", "Small plates", "Food at bar", "Dinner"],
      "when last orders are",
      CAN_SIT_OUTSIDE,
      ARE_CARDS_ACCEPTED,
      ["when there is music", "Live music", "Live performances"],
      "how large a party they can seat together",
      MAY_BRING_DOG,
      "if they show games",
      "if you have to pay to get in",
      "what they have without alcohol",
    ],
  },
  food: {
    heading: "Good to know",
    elsewhere: ["If something is sold out", "For another day", "If it is closed that day", "If you want a change"],
    questions: [
      "if they take orders for the next day",
      "what is made in the house",
      "what they have on certain days only",
      ["what is made without gluten or nuts", "Gluten-free options"],
      ARE_CARDS_ACCEPTED,
      "if they make something for parties",
      "where the ingredients come from",
      ["if you can sit down there", "Dine-in", "Outdoor seating"],
      DELIVERS,
    ],
  },
  pet: {
    heading: "Before your first visit",
    elsewhere: [
      "If no appointment is free",
      "If you need somebody sooner",
      "To compare prices",
      "For a second opinion",
    ],
    questions: [
      NEEDS_APPOINTMENT,
      "which animals they see",
      "what it costs for an animal of your pet's size",
      "how long it takes",
      "which vaccinations your pet needs",
      "if you can stay with it",
      "what to do in an emergency at night",
      ARE_CARDS_ACCEPTED,
      WHERE_TO_PARK,
      "if cats have a room of their own",
      "how late you can cancel without a fee",
    ],
  },
  trade: {
    ...AT_HOME,
    questions: [
      ...HOME_QUESTIONS,
      "what they charge in an emergency",
      "if they are licensed and insured for the work",
      "if they deal with the permit if one is needed",
      "how long they guarantee the work",
      "how far they drive to a job",
      "who buys the material",
      HOW_TO_PAY,
    ],
  },
};
