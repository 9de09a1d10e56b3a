import type { QuestionTheme } from "./questions-data.ts";

/** Questions about categories that share a kind of visit with very different ones; the first name that matches decides. */
export const QUESTIONS_OF_CATEGORIES: readonly (readonly [name: RegExp, themes: readonly QuestionTheme[]])[] = [
  [
    /\b(?:pharmacy|drug ?store|chemist)$/i,
    [
      {
        leads: ["Before you go for a prescription, ask", "With a prescription, ask", "First of all, ask"],
        questions: [
          "whether they have your medicine in stock",
          "how soon they can get what is not there",
          "whether they fill a prescription from elsewhere",
          "whether somebody else can pick it up for you",
        ],
      },
      {
        leads: ["If it cannot wait, find out", "For a night or a Sunday, ask", "In case you need something late, ask"],
        questions: [
          "which pharmacy is on duty at night",
          ["whether they deliver", "Delivery", "Same-day delivery"],
          "whether you can order by phone",
        ],
      },
      {
        leads: ["They can also tell you", "While you are there, ask", "If you take several things, ask"],
        questions: [
          "whether your medicines go together",
          "whether there is a cheaper one with the same effect",
          "whether they take back old medicines",
          "whether they measure blood pressure",
        ],
      },
      {
        leads: ["For a trip, ask", "Before a vacation, ask", "With small children, ask"],
        questions: [
          "what belongs in a small first-aid kit",
          "which medicines they make up themselves",
          "whether they give vaccinations",
        ],
      },
    ],
  ],
  [
    /^(?:(?:savings|commercial|cooperative|private|community|merchant|international|national) )?bank$|\bcredit union$/i,
    [
      {
        leads: ["Before you go to the counter, ask", "If you want to see somebody, ask", "First of all, ask"],
        questions: [
          "whether you need an appointment for advice",
          "when the counter is open",
          "whether the counter takes cash",
          "who speaks your language",
        ],
      },
      {
        leads: ["If you only need cash, find out", "About the machine, ask", "For cash, find out"],
        questions: [
          "whether there is a cash machine outside",
          "what it charges for a card of another bank",
          "whether it takes coins",
        ],
      },
      {
        leads: ["To open an account, ask", "If you are new in town, ask", "As a new customer, ask"],
        questions: [
          "which papers they need to see",
          "what an account costs",
          "whether you can open one without living there",
          "how long it takes until it can be used",
        ],
      },
      {
        leads: ["They can also tell you", "If you travel a lot, ask", "As for the details, ask"],
        questions: [
          "whom to call if a card is lost",
          "whether they change foreign money",
          "whether there are safe-deposit boxes",
        ],
      },
    ],
  ],
  [
    /\bpost office$/i,
    [
      {
        leads: ["To send something, find out", "Before you bring a parcel, ask", "First of all, ask"],
        questions: [
          "when the mail leaves for the day",
          "how large a parcel may be",
          "whether they sell boxes",
          "what it takes to send something abroad",
        ],
      },
      {
        leads: ["To pick something up, ask", "If you missed a delivery, ask", "With a slip from the mail carrier, ask"],
        questions: [
          "how long they hold a parcel",
          "what to show when you pick it up",
          "whether somebody else can pick it up for you",
        ],
      },
      {
        leads: ["They can also tell you", "As for everything else, ask", "While you are there, ask"],
        questions: [
          "whether there is a mailbox outside",
          "how to have your mail forwarded",
          "whether they rent out post boxes",
          "when the line is short",
        ],
      },
    ],
  ],
  [
    /\blibrary$/i,
    [
      {
        leads: ["To borrow something, ask", "Before a first visit, find out", "First of all, ask"],
        questions: [
          "who can get a card",
          "how long you can have a book",
          "how to return one when they are closed",
          "whether a card costs anything",
        ],
      },
      {
        leads: ["If you come to work there, ask", "For an afternoon there, ask", "With a laptop, find out"],
        questions: [
          ["whether there is Wi-Fi", "Wi-Fi", "Free Wi-Fi"],
          "whether you can print or copy",
          "whether there is a quiet room",
        ],
      },
      {
        leads: ["They can also tell you", "With children, ask", "If you read a lot, ask"],
        questions: [
          "when stories are read to children",
          "which books they can get from elsewhere",
          "whether there are books in other languages",
          "what can be borrowed online",
        ],
      },
    ],
  ],
  [
    /\b(?:supermarket|grocery store|convenience store|discount supermarket|hypermarket)$/i,
    [
      {
        leads: ["Before a large purchase, find out", "If you come by car, find out", "First of all, find out"],
        questions: [
          "whether there is parking for customers",
          ["whether cards are accepted", "Credit cards", "Debit cards", "NFC mobile payments", "Cash only", "Checks"],
          "how late you can still shop",
          "whether they take back bottles",
        ],
      },
      {
        leads: ["If you would rather not carry it home, ask", "For a large order, ask", "They can also tell you"],
        questions: [
          ["whether they deliver", "Delivery", "Same-day delivery", "No-contact delivery"],
          "whether you can order ahead",
          "whether they order something for you",
        ],
      },
      {
        leads: ["Once you are there, find out", "If you look for something special, ask", "For fresh food, ask"],
        questions: [
          "whether there is a counter for meat or cheese",
          "when fresh bread comes in",
          "what they have without gluten or milk",
          "what is reduced in the evening",
        ],
      },
    ],
  ],
  [
    /^(?:gas|petrol|filling|fuel) station$/i,
    [
      {
        leads: ["Before you drive there, find out", "If you come late, find out", "First of all, find out"],
        questions: [
          "whether the pumps work at night",
          "which fuels they have",
          "whether there is a charger for electric cars",
        ],
      },
      {
        leads: ["For the car, ask", "While you are there, ask", "They can also tell you"],
        questions: [
          "where to check the air in the tires",
          "whether there is a car wash",
          "whether they sell motor oil",
          "what the shop has",
        ],
      },
      {
        leads: ["On a longer drive, find out", "As for everything else, ask", "With a trailer, find out"],
        questions: [
          "whether there is a toilet",
          "whether there is coffee",
          "how to pay at the pump",
          "whether there is room to turn",
        ],
      },
    ],
  ],
];
