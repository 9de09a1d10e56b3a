import { expect, it } from "vitest";
import { textsOf } from "../../testing/texts/texts-of.ts";

it.each<[string, Parameters<typeof textsOf>[0], RegExp, RegExp]>([
  [
    "a night is told with its evening",
    {
      category: "Bar",
      openingHours: {
        Monday: "6:00 PM - 12:00 AM",
        Tuesday: "12:00 AM - 2:00 AM, 6:00 PM - 12:00 AM",
        Wednesday: "12:00 AM - 2:00 AM",
      },
    },
    /Monday and Tuesday from 6 PM to 2 AM/,
    /midnight/,
  ],
  [
    "times of services are known from other hours",
    { category: "Church", phone: "555-0100", otherHours: { "Worship service": { Sunday: "10:00 AM - 11:30 AM" } } },
    /Services are Sunday from 10 AM to 11:30 AM/,
    /times of services|when services are held/,
  ],
  [
    "an office of a church does not close it on Sundays",
    { category: "Church", openingHours: { Monday: "9:00 AM - 3:00 PM", Sunday: "Closed" } },
    /Monday from 9 AM to 3 PM/,
    /closed on Sunday|Sunday it is closed/i,
  ],
  [
    "brunch needs hours that reach it",
    {
      category: "Restaurant",
      openingHours: { Friday: "6:30 PM - 11:00 PM" },
      attributes: { Dining: { Brunch: true, Dinner: true } },
    },
    /6:30 PM to 11 PM/,
    /brunch/,
  ],
  [
    "a hotel that is listed for its restaurant is a hotel",
    {
      category: "Restaurant",
      name: "Oak Hotel",
      subtypes: ["Hotel"],
      attributes: { Other: { "Check-in time": "15:00" } },
    },
    /^Oak Hotel is (?:in|a hotel)/,
    /is a restaurant|every table/,
  ],
  [
    "a restaurant is what its subtypes say",
    { category: "Restaurant", subtypes: ["Pizza restaurant"] },
    /is a pizza restaurant/,
    /is a restaurant/,
  ],
  [
    "a word of the name is not repeated",
    { category: "Haute French restaurant", name: "Haute" },
    /is a French restaurant/,
    /a haute/,
  ],
  [
    "members only comes first",
    { category: "Restaurant", description: "Luxe, members-only rooftop." },
    /^[^.]*, for members only\./,
    /undefined/,
  ],
  [
    "what it is inside of comes first, and once",
    { category: "Café", locatedIn: "Oak Mall", address: "" },
    /^[^.]*, inside Oak Mall\./,
    /Oak Mall[^]*Oak Mall/,
  ],
  [
    "a name in small letters begins with a capital",
    { category: "Café", name: "oak king" },
    /^Oak King is/,
    /(?:^|\. )oak king/,
  ],
  [
    "a bracket that is not closed is left out",
    { category: "Café", address: "Oak Center (Bus Stop, Hall 2" },
    /Oak Center, Hall 2/,
    /\(Bus/,
  ],
  [
    "a brasserie inside a hotel is no hotel, though its row has the facts of one",
    {
      category: "Brasserie",
      name: "Brasserie Oak",
      subtypes: ["Hotel"],
      attributes: { Other: { "Star rating": "4" } },
    },
    /is in Austin|is a brasserie|is a French/,
    /is a hotel/,
  ],
  [
    "a lodging with a restaurant in its name is a lodging in any language",
    {
      category: "Restaurant",
      name: "Gasthof Eiche – Restaurant",
      subtypes: ["Hotel"],
      attributes: { Other: { "Check-in time": "14:00" } },
    },
    /is a hotel/,
    /is a restaurant/,
  ],
  [
    "a kind with the name of a property of objects is told like others",
    { category: "Constructor", name: "Oak" },
    /Constructor|constructor/,
    /undefined|function/,
  ],
  [
    "an event venue whose name says restaurant is listed as one",
    { category: "Event venue", name: "Oak Garden Restaurant" },
    /is listed as an event venue/,
    /is an event venue/,
  ],
  [
    "a shop that a map names by its goods is a shop of them",
    { category: "furniture", name: "Oak" },
    /is a furniture store/,
    /listed as “/,
  ],
  [
    "two words for one kind are no list of kinds",
    { category: "Bar & grill", name: "Oak" },
    /is a bar & grill/,
    /listed as “/,
  ],
  [
    "the faith of a hall has its capital",
    { category: "Jehovah's witness Kingdom Hall", name: "Oak" },
    /Jehovah's Witness Kingdom Hall/,
    /jehovah/,
  ],
])("%s", (_, fields, told, untold) => {
  for (const text of textsOf(fields)) {
    expect(text).toMatch(told);
    expect(text).not.toMatch(untold);
  }
});
