import type { VisitKind } from "./visit-kind.ts";

/** A text that is left out if one of these attributes is known. */
export type Unanswered = string | readonly [text: string, ...labels: string[]];

/** Questions on one subject, as clauses after one of the leads, which is left out where they follow a verb of their own. */
export interface QuestionTheme {
  leads: readonly string[];
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
const ARE_CARDS_ACCEPTED = ["whether cards are accepted", ...CARDS] as const;
const HOW_TO_PAY = ["how you can pay", ...CARDS] as const;
const NEEDS_APPOINTMENT = ["whether you need an appointment", ...APPOINTMENT] as const;
const WHERE_TO_PARK = ["where you can park", ...PARKING] as const;
const HAS_STEPS = ["whether the entrance has steps", "Wheelchair-accessible entrance"] as const;
const CAN_SIT_OUTSIDE = ["whether you can sit outside", "Outdoor seating"] as const;
const MAY_BRING_DOG = ["whether you may bring a dog", ...DOGS] as const;
const DELIVERS = ["whether they deliver", "Delivery", "Same-day delivery", "No-contact delivery"] as const;

/** Leads that fit the practical questions of any kind. */
const PRACTICAL = [
  "On the practical side, find out",
  "For the visit itself, ask",
  "It also helps to know",
  "Before you set out, find out",
] as const;

const WORK_QUESTIONS: readonly QuestionTheme[] = [
  {
    leads: ["About the price, ask", "So that the bill is no surprise, ask", "Before you agree on anything, find out"],
    questions: [
      ["whether an estimate is free", "Online estimates"],
      "whether there is a minimum charge",
      HOW_TO_PAY,
      "what they charge in an emergency",
    ],
  },
  {
    leads: ["To fix a date, ask", "About a visit, find out", "When you arrange a date, ask"],
    questions: [
      "how soon somebody can come",
      "whether somebody can come in the evening or on a weekend",
      "how far they drive to a job",
      "how late you can cancel for free",
    ],
  },
];

/** Questions of visitors about each kind, the most important theme first. They claim nothing about the business. */
export const QUESTIONS: Readonly<Record<VisitKind, readonly QuestionTheme[]>> = {
  eat: [
    {
      leads: ["If you plan to come with others, ask", "About the table, find out", "To plan a longer meal, ask"],
      questions: [
        ["whether you need a reservation", ...RESERVING, "Counter service", "Quick bite"],
        "how late the kitchen takes orders",
        "how large a party they can seat together",
        CAN_SIT_OUTSIDE,
      ],
    },
    {
      leads: ["As for the food, ask", "They can also tell you", "If you are careful about what you eat, ask"],
      questions: [
        ["which dishes have no meat", "Vegetarian options", "Vegan options"],
        ["what can be cooked without gluten or nuts", "Gluten-free options"],
        ["whether children can have smaller portions", "Kids' menu"],
        ["whether they pack food to go", "Takeout"],
      ],
    },
    { leads: PRACTICAL, questions: [["where guests can park", ...PARKING], MAY_BRING_DOG, ARE_CARDS_ACCEPTED] },
    {
      leads: [
        "For a birthday or an anniversary, ask",
        "If there is something to celebrate, ask",
        "For a special day, ask",
      ],
      questions: [
        "whether you can bring a cake of your own",
        "whether there is a room for a party",
        "until when you can say how many you are",
        "whether they write menus for groups",
      ],
    },
  ],
  snack: [
    {
      leads: ["As for the food, ask", "They can also tell you", "If you are careful about what you eat, ask"],
      questions: [
        ["which dishes have no meat", "Vegetarian options", "Vegan options"],
        ["what they have without gluten or nuts", "Gluten-free options"],
        "what they are out of early",
      ],
    },
    {
      leads: [
        "If you order for several people, ask",
        "For a larger order, find out",
        "If you would rather eat at home, ask",
      ],
      questions: [DELIVERS, "how far ahead to order for a group", "how long it takes when it is full"],
    },
    { leads: PRACTICAL, questions: [CAN_SIT_OUTSIDE, ARE_CARDS_ACCEPTED, WHERE_TO_PARK, HAS_STEPS, MAY_BRING_DOG] },
    {
      leads: ["While you wait, ask", "If you do not know the place, ask", "To make up your mind, ask"],
      questions: [
        "what most people order",
        "whether it comes in two sizes",
        "when it is least busy",
        "whether they have a toilet for guests",
        "whether there is shade outside",
        ["whether there is Wi-Fi", "Wi-Fi"],
      ],
    },
  ],
  health: [
    {
      leads: [
        "To get in at all, ask",
        "Before you count on them, ask",
        "To find out whether it works out, ask",
        "If you have not been there before, ask",
        "As a newcomer, find out",
      ],
      questions: [
        ["whether they take new patients", "Accepting new patients"],
        "whether there is a list for canceled appointments",
        "which days are best for a first visit",
        "how long it takes to get an appointment",
        "which insurance they accept",
        "which papers to bring to a first visit",
      ],
    },
    {
      leads: [
        "In case something is urgent, find out",
        "If the pain comes at night, it helps to know",
        "With an emergency in mind, ask",
        "For bad days, it is good to know",
        "If it cannot wait, ask",
      ],
      questions: [
        "whether they see urgent cases on the same day",
        "what to do outside of their hours",
        "whether somebody can help on the phone",
        "how to reach somebody on a holiday",
        "where they send people on a weekend",
      ],
    },
    {
      leads: [
        "Once you have a date, ask",
        "When you make a date, ask",
        "So that the day goes well, find out",
        "Before the day itself, find out",
        "For the appointment itself, ask",
      ],
      questions: [
        "what you should not eat or drink before",
        "whether somebody reminds you of the date",
        "how late you can cancel without a fee",
        "whether results can be sent to your own doctor",
        "which bus stops nearby",
        "how early you should be there",
        ["whether there is parking for patients", ...PARKING],
        HAS_STEPS,
        ["whether children are seen as well", "Good for kids"],
        "how long a first visit takes",
        "whether you can have somebody with you",
      ],
    },
    {
      leads: [
        "For the months to come, ask",
        "In the long run, it matters",
        "If you stay with them, ask",
        "About everyday things, ask",
        "As a patient, it helps to know",
      ],
      questions: [
        "which languages they speak",
        "whether prescriptions can be renewed by phone",
        "how you will hear about results",
        "who fills in when they are away",
        "whether there is an early or a late day",
      ],
    },
  ],
  car: [
    {
      leads: ["Before you bring the car, ask", "First of all, find out", "To plan the day, ask"],
      questions: [
        NEEDS_APPOINTMENT,
        "whether you can wait while they work",
        "whether you can borrow a car meanwhile",
        "where to drop off the key before they open",
      ],
    },
    {
      leads: ["About the car itself, ask", "They can also tell you", "Say what you drive, and ask"],
      questions: [
        "which makes they know best",
        "whether they work on hybrids and electric cars",
        "whether a car that does not start can be picked up",
      ],
    },
    {
      leads: ["As for the bill, find out", "About the price and the parts, ask", "Before they begin, ask"],
      questions: ["whether used parts can be fitted", "how long they guarantee a repair", ARE_CARDS_ACCEPTED],
    },
    {
      leads: ["When you pick it up, ask", "After the work, ask", "For the next time, ask"],
      questions: [
        "what was changed",
        "what should be done next, and when",
        "whether they keep the old parts for you",
        "what the warning light meant",
      ],
    },
  ],
  groom: [
    {
      leads: ["To find a time, ask", "When you choose a day, ask", "First of all, find out"],
      questions: [
        ["whether you can come without an appointment", ...APPOINTMENT],
        "how long an appointment takes",
        "whether there are evening appointments",
        "which days are quiet",
      ],
    },
    {
      leads: ["As for the price, ask", "About money, find out", "So that the bill is no surprise, ask"],
      questions: [
        "what it will cost",
        "how late you can cancel without a fee",
        ARE_CARDS_ACCEPTED,
        "whether gift certificates are sold",
      ],
    },
    { leads: PRACTICAL, questions: [["whether children are welcome", "Good for kids"], WHERE_TO_PARK, HAS_STEPS] },
    {
      leads: ["If you are not sure what you want, ask", "Once you are there, ask", "They can also tell you"],
      questions: [
        "what they would do themselves",
        "how to keep it that way at home",
        "how often to come back",
        "which products they use",
      ],
    },
  ],
  home: [
    ...WORK_QUESTIONS,
    {
      leads: ["About the work itself, ask", "They can also tell you", "If you have not hired them before, ask"],
      questions: [
        "whether they take small jobs",
        "whether they bring everything that they need",
        "whether the same people come each time",
        "whether they are insured for damage",
      ],
    },
    {
      leads: ["Before the day itself, ask", "Once a date is set, ask", "So that nothing holds them up, ask"],
      questions: [
        "what you should have ready",
        "how long they will need",
        "whether somebody has to be home",
        "where they can leave a van",
      ],
    },
  ],
  trade: [
    ...WORK_QUESTIONS,
    {
      leads: ["About the work itself, ask", "They can also tell you", "If you have not hired them before, ask"],
      questions: [
        "whether they take small jobs",
        "whether they are licensed and insured for the work",
        "whether they take care of permits",
        "how long they guarantee the work",
      ],
    },
    {
      leads: ["Before the day itself, ask", "Once a date is set, ask", "So that nothing holds them up, ask"],
      questions: [
        "what you should have ready",
        "how long they will need",
        "who will come",
        "whether somebody has to be at home",
      ],
    },
  ],
  dropoff: [
    {
      leads: [
        "About the time it takes, ask",
        "If you need it back soon, ask",
        "To plan when you get it back, find out",
      ],
      questions: [
        "how long it usually takes",
        "whether it can be done faster for a fee",
        "until when you can pick it up",
        "whether somebody else may pick it up for you",
      ],
    },
    {
      leads: ["About the price, ask", "Before you leave anything there, ask", "So that the bill is no surprise, ask"],
      questions: ["what it will cost", ARE_CARDS_ACCEPTED, "who pays if something goes wrong"],
    },
    {
      leads: ["They can also tell you", "It is also good to know", "On the practical side, ask"],
      questions: [
        "what they do not take",
        ["whether they pick things up and bring them back", "Delivery"],
        WHERE_TO_PARK,
      ],
    },
    {
      leads: ["If it is old or delicate, ask", "For something that you value, ask", "Before they begin, ask"],
      questions: [
        "who would work on it",
        "whether they have worked on one like it",
        "whether it is worth the money",
        "what could go wrong",
      ],
    },
  ],
  office: [
    {
      leads: ["Before a first meeting, ask", "If you are new to them, ask", "First of all, find out"],
      questions: [
        NEEDS_APPOINTMENT,
        "whether they take new clients",
        "which papers to bring",
        "whether it can be done by phone or video",
      ],
    },
    {
      leads: ["About the fees, ask", "As for money, find out", "So that the bill is no surprise, ask"],
      questions: ["what a first meeting costs", "whether they charge by the hour or by the job", "when a bill is due"],
    },
    {
      leads: ["If you go there yourself, ask", "It also helps to know", "They can also tell you"],
      questions: [["where visitors can park", ...PARKING], HAS_STEPS, "who would work on your case"],
    },
    {
      leads: ["Once you have decided, ask", "For the time after, ask", "At the end of a first talk, ask"],
      questions: [
        "what happens next, and when",
        "how you can reach the person who works on it",
        "what they need from you",
        "what can be settled by e-mail",
      ],
    },
  ],
  learn: [
    {
      leads: ["Before you sign up, ask", "If you think of enrolling, ask", "First of all, find out"],
      questions: [
        "how early you have to enroll",
        "which ages the courses are for",
        "how large the classes are",
        "whether there is a trial lesson",
      ],
    },
    {
      leads: ["As for the costs, ask", "About money, find out", "It is also worth knowing"],
      questions: ["what the fee includes", "whether there is help with the fees"],
    },
    {
      leads: ["For everyday life there, ask", "On the practical side, find out", "They can also tell you"],
      questions: [
        "when visitors are welcome",
        "how to get there by bus",
        "whether anything goes on during the holidays",
        HAS_STEPS,
        ["whether some of it is taught online", "Online classes"],
      ],
    },
    {
      leads: ["For a first impression, ask", "If you are new in town, ask", "They can also tell you"],
      questions: [
        "whether you can sit in on a class",
        "who to talk to about a child that needs help",
        "when the next term begins",
        "whether there is a list of what to buy",
      ],
    },
  ],
  fun: [
    {
      leads: ["Before you go, ask", "About tickets, find out", "To plan the day, ask"],
      questions: [
        "whether you need to buy tickets ahead",
        "what it costs for children and students",
        "when the last visitors are let in",
        "whether there are guided tours",
      ],
    },
    {
      leads: ["If you come as a family, ask", "They can also tell you", "With some time to spend, ask"],
      questions: [
        ["whether it is right for small children", "Good for kids", "Family-friendly"],
        "whether you may take pictures",
        ["whether there is something to eat", "Bar on site"],
        "how much time to plan for it",
      ],
    },
    { leads: PRACTICAL, questions: [["where to leave a car", ...PARKING], HAS_STEPS, ARE_CARDS_ACCEPTED] },
    {
      leads: ["Once you are there, ask", "If you have only an hour, ask", "As for the details, ask"],
      questions: [
        "what you should not miss",
        "what is closed at the moment",
        "whether you can leave and come back",
        "where to leave a bag",
      ],
    },
  ],
  worship: [
    {
      leads: [
        "If you have never been there, ask",
        "For a first visit, find out",
        "Before you come for the first time, ask",
      ],
      questions: [
        "when services are held",
        "whether there is a room for small children during services",
        HAS_STEPS,
        "how long a service lasts",
        "which door to use",
        "what people wear",
      ],
    },
    {
      leads: [
        "If you cannot get there by yourself, ask",
        "For somebody who does not drive, ask",
        "If the way is a problem, ask",
      ],
      questions: ["whether somebody can give you a ride", "whether services can be followed online"],
    },
    {
      leads: ["Beyond Sunday, ask", "As for the rest of the week, ask", "They can also tell you"],
      questions: [
        "who to talk to about a wedding or a funeral",
        "when the office is open",
        "whether there is a group for young people",
        "whether there is a choir",
        "how to help out",
      ],
    },
    {
      leads: ["Once you know a few people, ask", "If you would like to belong, ask", "To get to know people, ask"],
      questions: [
        "what goes on during the week",
        "whether people stay for coffee afterward",
        "how to become a member",
        "whether there are small groups",
      ],
    },
  ],
  shop: [
    {
      leads: ["Before you make the trip, ask", "If you want something in particular, ask", "About what they sell, ask"],
      questions: [
        "whether they have what you need in stock",
        "whether they order what is not on the shelf",
        "whether gift certificates are sold",
      ],
    },
    {
      leads: ["For a larger purchase, ask", "Before you pay, find out", "About the purchase itself, ask"],
      questions: ["how long you have to return something", ARE_CARDS_ACCEPTED, DELIVERS],
    },
    {
      leads: PRACTICAL,
      questions: [
        "which door to use",
        "how to get there by bus",
        ["where you can park for loading", ...PARKING],
        HAS_STEPS,
      ],
    },
    {
      leads: ["If you need advice, ask", "Once you are there, ask", "They can also tell you"],
      questions: [
        "who knows most about what you are looking for",
        "when somebody has time for you",
        "whether they keep something for a day or two",
        "when new goods come in",
      ],
    },
  ],
  outdoors: [
    {
      leads: ["Before you go, find out", "For a longer stay, find out", "To plan the day, find out"],
      questions: [
        "whether it is open after dark",
        ["whether there is a toilet", "Restroom"],
        "whether there is drinking water",
        "whether there is shade in summer",
      ],
    },
    {
      leads: [
        "With the family, it is good to know",
        "If you bring children or a dog, find out",
        "As for company, find out",
      ],
      questions: [
        ["whether there is something for small children to play on", "Playground"],
        ["whether dogs have to be on a leash", ...DOGS],
        "whether the paths suit a stroller or a wheelchair",
      ],
    },
    {
      leads: [
        "For a picnic or a party, ask the town",
        "The town can also tell you",
        "With a larger group, ask the town",
      ],
      questions: [
        "whether fires and barbecues are allowed",
        "whether a group needs a permit",
        ["where to leave a car or a bike", ...PARKING],
        "which bus stops nearby",
      ],
    },
    {
      leads: ["In bad weather, find out", "Before a longer walk, find out", "As for the ground, find out"],
      questions: [
        "how muddy it gets after rain",
        "whether the gates are locked at night",
        "how long the way around is",
        "which entrance is the nearest",
      ],
    },
  ],
  stay: [
    {
      leads: ["Before you book, ask", "About the price, find out", "When you compare prices, ask"],
      questions: [
        "whether breakfast is included",
        "how late you can cancel for free",
        "what comes on top of the price",
        ARE_CARDS_ACCEPTED,
      ],
    },
    {
      leads: ["For the day you arrive, ask", "To plan the trip, find out", "As for coming and going, ask"],
      questions: [
        "when you can check in",
        "how to get there from the station",
        "whether somebody is at the desk at night",
        "whether luggage can be left there after you check out",
        ["where to leave a car overnight", ...PARKING],
      ],
    },
    {
      leads: ["About the room, ask", "If you do not travel alone, ask", "They can also tell you"],
      questions: [MAY_BRING_DOG, "whether there is an elevator", "whether a crib can be put in the room"],
    },
    {
      leads: ["Once you have a room, ask", "For the stay itself, ask", "They can also tell you"],
      questions: [
        "by when you have to be out on the last day",
        "which rooms are quiet",
        "whether there is a desk to work at",
        "where to eat nearby",
      ],
    },
  ],
  train: [
    {
      leads: ["If you are just starting, ask", "As a beginner, ask", "Before a first class, ask"],
      questions: [
        "whether a first class is free",
        "which days are for beginners",
        "whether you can borrow gear at first",
        "what to wear the first time",
      ],
    },
    {
      leads: ["If it is for a child, ask", "For parents, it is good to know", "With children, find out"],
      questions: ["from which age children can join", "whether parents may watch", "how large the groups are"],
    },
    {
      leads: ["Before you sign up, find out", "About everything else, ask", "If you think of staying, ask"],
      questions: [
        "what a month costs",
        "who teaches",
        "whether there are showers and lockers",
        WHERE_TO_PARK,
        "whether there are classes during the holidays",
      ],
    },
    {
      leads: ["After a first class, ask", "If you come back, ask", "For the weeks ahead, ask"],
      questions: [
        "how often beginners should come",
        "what to work on at home",
        "what happens if you miss a class",
        "whether there are tests or belts",
      ],
    },
  ],
  other: [
    {
      leads: [
        "Before you make the trip, ask",
        "So that you do not come in vain, ask",
        "First of all, find out",
        "Before you go out of your way, ask",
        "To be on the safe side, ask",
      ],
      questions: [
        "whether somebody is there all day",
        "what the hours are around holidays",
        "when it is least busy",
        "whether they close for lunch",
        "whether you have to come at a certain time",
      ],
    },
    {
      leads: [
        "For the way there, ask",
        "If you have not been there, ask",
        "When you set out, it helps to know",
        "To get there, it helps to know",
        "On the practical side, find out",
      ],
      questions: [
        HAS_STEPS,
        ["where visitors can park", ...PARKING],
        "how to get there by bus",
        "which door to use",
        "where to leave a bike",
      ],
    },
    {
      leads: [
        "They can also tell you",
        "It is also good to know",
        "While you are at it, ask",
        "As for the details, ask",
      ],
      questions: [
        HOW_TO_PAY,
        "which languages they speak",
        "what to have with you",
        "whether somebody else can go for you",
        "who can help if they cannot",
        "whether you can ask by e-mail",
        "whether there is anything that they do not do",
      ],
    },
    {
      leads: [
        "If you have more than one question, ask",
        "To come prepared, ask",
        "If it matters to you, find out",
        "For a first visit, ask",
        "To save yourself a second trip, ask",
      ],
      questions: [
        "who is the right person for it",
        "how long it usually takes",
        "whether it can be settled by phone",
        "what they need to see",
        "whether there is a form to fill in first",
      ],
    },
  ],
  help: [
    {
      leads: ["If you need help, ask", "For somebody in need, ask", "First of all, ask"],
      questions: [
        "who can get help there",
        "what to have with you",
        "what the hours are around holidays",
        "whether somebody else can come for you",
      ],
    },
    {
      leads: ["If you would like to give or to help, ask", "As a helper, ask", "If you have something to give, ask"],
      questions: [
        "what they can use at the moment",
        "when donations can be brought",
        "whether they look for volunteers",
      ],
    },
    {
      leads: PRACTICAL,
      questions: [HAS_STEPS, ["where visitors can park", ...PARKING], "whether there is an event that you can come to"],
    },
    {
      leads: ["Before you go for the first time, ask", "They can also tell you", "As for the details, ask"],
      questions: [
        "which day is the quietest",
        "where exactly to go",
        "which languages they speak",
        "who to speak to first",
      ],
    },
  ],
  group: [
    {
      leads: ["If you are curious, ask", "Before a first visit, ask", "First of all, find out"],
      questions: [
        "when they meet next",
        "whether guests are welcome",
        "which ages take part",
        "whether you have to say that you are coming",
      ],
    },
    {
      leads: ["If you think of joining, ask", "To become part of it, ask", "They can also tell you"],
      questions: ["how to become a member", "whether they look for volunteers", "how much time it takes"],
    },
    {
      leads: ["To keep in touch, ask", "It is also good to know", "For the months ahead, find out"],
      questions: ["what they have planned for the next few months", "whether there is a newsletter", HAS_STEPS],
    },
    {
      leads: ["As for the details, ask", "Once you have been there, ask", "They can also tell you"],
      questions: ["where exactly they meet", "what to have with you", "how long a meeting lasts", "who leads it"],
    },
  ],
  care: [
    {
      leads: ["If you look for a place, ask", "Before you decide, ask", "For a parent, ask"],
      questions: [
        "whether there is a waiting list",
        "whether you can see a room first",
        "what a month includes",
        "whether short stays are possible",
      ],
    },
    {
      leads: ["If you visit somebody, ask", "As a visitor, ask", "For a visit, find out"],
      questions: [
        "when visitors are welcome",
        "whether a pet may come along",
        ["where visitors can park", ...PARKING],
        "whether visitors can have a meal there",
      ],
    },
    {
      leads: ["They can also tell you", "It is also good to know", "About everyday life there, ask"],
      questions: ["who is there at night", "which doctor comes to the house", "what goes on during the week"],
    },
    {
      leads: ["In the first days, ask", "Once a room is free, ask", "As for the details, ask"],
      questions: [
        "what furniture may come along",
        "who to call about a worry",
        "whether there is a trial week",
        "how families are kept up to date",
      ],
    },
  ],
  show: [
    {
      leads: ["About tickets, ask", "Before you buy a ticket, ask", "First of all, find out"],
      questions: [
        "whether you can buy tickets ahead",
        "what a ticket costs at the door",
        "which ages are let in",
        "whether there are seats",
      ],
    },
    {
      leads: ["For the day itself, ask", "To plan the way home, ask", "They can also tell you"],
      questions: [
        "when the doors open",
        "how late it goes",
        ["where to park", ...PARKING],
        "whether you can leave a coat",
      ],
    },
    {
      leads: ["It is also good to know", "Once you have a ticket, find out", "Before you set out, find out"],
      questions: [ARE_CARDS_ACCEPTED, ["whether there is something to eat", "Bar on site"], HAS_STEPS],
    },
    {
      leads: ["If you have never been there, ask", "As for the details, ask", "With friends, find out"],
      questions: [
        "where you see best",
        "whether there is a break",
        "whether latecomers are let in",
        "whether you can leave and come back",
      ],
    },
  ],
  venue: [
    {
      leads: ["To see whether it fits, ask", "First of all, ask", "With your guests in mind, ask"],
      questions: ["how many people fit in", "how late you can stay", ["where guests can park", ...PARKING], HAS_STEPS],
    },
    {
      leads: ["About the price, ask", "Before you sign, ask", "As for money, find out"],
      questions: ["what the price includes", "how much you pay in advance", "until when you can cancel"],
    },
    {
      leads: ["For the party itself, ask", "They can also tell you", "When you plan the day, ask"],
      questions: [
        "who does the catering",
        "whether you can bring your own music",
        "when you can get in to decorate",
        "who cleans up",
      ],
    },
    {
      leads: ["Once you have a date, ask", "For the plan, ask", "As for the details, ask"],
      questions: [
        "until when they hold the date",
        "how many tables there are",
        "where the band can set up",
        "what happens if it rains",
      ],
    },
  ],
  drink: [
    {
      leads: ["If there are several of you, ask", "To plan the night, ask", "Before you go, find out"],
      questions: [
        ["whether a table can be reserved", ...RESERVING],
        "how large a party they can seat together",
        CAN_SIT_OUTSIDE,
        "when last orders are",
      ],
    },
    {
      leads: ["About what is on, ask", "For the mood, it is good to know", "They can also tell you"],
      questions: [
        ["when there is music", "Live music", "Live performances"],
        "whether they show games",
        "whether you have to pay to get in",
      ],
    },
    {
      leads: ["As for what you order, ask", "With food and drink in mind, ask", "Before you order, ask"],
      questions: [
        ["whether there is something to eat", "Small plates", "Food at bar", "Dinner"],
        "what they have without alcohol",
        ARE_CARDS_ACCEPTED,
      ],
    },
    { leads: PRACTICAL, questions: [MAY_BRING_DOG, WHERE_TO_PARK, HAS_STEPS] },
  ],
  food: [
    {
      leads: ["About what they make, ask", "If you are curious, ask", "They can also tell you"],
      questions: [
        "what is made in the house",
        "where the ingredients come from",
        ["what is made without gluten or nuts", "Gluten-free options"],
        "what is gone by noon",
      ],
    },
    {
      leads: ["If you have guests coming, ask", "For a larger order, ask", "Before a party, ask"],
      questions: ["whether they take orders for the next day", "whether they make something for parties", DELIVERS],
    },
    {
      leads: PRACTICAL,
      questions: [ARE_CARDS_ACCEPTED, ["whether you can sit down there", "Dine-in", "Outdoor seating"], WHERE_TO_PARK],
    },
    {
      leads: ["If you do not know what to take, ask", "Once you are there, ask", "They can also tell you"],
      questions: [
        "what they like best themselves",
        "how long it keeps",
        "on which days they have what you like",
        "what is new",
      ],
    },
  ],
  pet: [
    {
      leads: ["First of all, ask", "Before a first visit, ask", "If you are new there, ask"],
      questions: [
        NEEDS_APPOINTMENT,
        "which animals they see",
        "which papers to bring",
        "whether cats have a room of their own",
      ],
    },
    {
      leads: ["For an emergency, it is good to know", "In case something happens, ask", "They can also tell you"],
      questions: ["what to do in an emergency at night", "whether they make house calls"],
    },
    {
      leads: PRACTICAL,
      questions: [ARE_CARDS_ACCEPTED, WHERE_TO_PARK, "how late you can cancel without a fee", "what it will cost"],
    },
    {
      leads: ["For the time after, ask", "If your animal is nervous, ask", "As for everyday things, ask"],
      questions: [
        "which hour is the quietest",
        "what to watch for at home",
        "whether you may stay with it",
        "how much food to bring",
      ],
    },
  ],
};
