import { expect, it } from "vitest";
import type { CategoryGroup } from "#contract/business";
import { textsOf } from "../../testing/texts/texts-of.ts";

type Fields = Parameters<typeof textsOf>[0] & { group?: CategoryGroup };

const PLACED = { group: "restaurants", category: "Café", latitude: 47.4, longitude: 8.5 } as const;
const STORE = "https://orders.example/store/noodle-barn/q1";
const rows = (...links: (string | null)[]) =>
  links.map(
    (orderLink, index): Fields => ({
      ...PLACED,
      name: ["Elm Corner", "Noodle Barn", "Sunny Side"][index] ?? "",
      category: index === 1 ? "Noodle shop" : "Café",
      address: `${index + 1} Fir St`,
      orderLink,
    }),
  );
const ORDERS = /[Oo]rder online/;

it("A link that names a neighbour, or that others have too, is not told", () => {
  for (const text of textsOf(...rows("https://orders.example/store/elm-corner/q1", null))) expect(text).toMatch(ORDERS);
  for (const text of textsOf(...rows(STORE, null))) expect(text).not.toMatch(ORDERS);
  for (const text of textsOf(...rows("https://orders.example/77", null, "https://orders.example/77/")))
    expect(text).not.toMatch(ORDERS);
  const [elm, , other] = rows("https://orders.example/77", null, "https://orders.example/77");
  for (const text of textsOf(elm as Fields, { ...other, name: "Elm Station" })) expect(text).toMatch(ORDERS);
});

it("Others of a faith are never told as if they were all", () => {
  const church = { category: "Baptist church" };
  for (const text of textsOf(church, church, church, church, church))
    expect(text).toMatch(/\nOther Baptist churches listed in Austin include Oak/);
});

it("No list counts the business itself", () => {
  const others = Array.from({ length: 15 }, () => ({ category: "Notary" }));
  for (const text of textsOf({ category: "Notary" }, ...others)) expect(text).not.toMatch(/We list \d/);
});

it("A neighbour next door is named without its town, which may differ by mistake", () => {
  const next = { ...PLACED, address: "4 Mill St", city: "Zürich" };
  for (const text of textsOf(
    { ...next, city: "Kloten" },
    { ...next, latitude: 47.4009 },
    { ...next, latitude: 47.44 },
  )) {
    expect(text).toMatch(/Oak 1 on Mill St \(/);
    expect(text.split("Also in the area")[0]).not.toMatch(/Oak 1[^.(]* in Zürich/);
  }
});

it.each<[string, Fields, RegExp]>([
  ["a food bank", { category: "Food bank" }, /e-mail|papers|whom you talked to|who decides|price|how long it takes/],
  ["a club", { category: "Chess club" }, /e-mail will do|papers|who decides|in writing|what it costs/],
  ["a library", { category: "Library" }, /e-mail will do|papers|who decides|in writing|by when you need/],
  ["a nursing home", { category: "Nursing home" }, /papers|who decides|new patients|whom to ask for/],
  ["a church", { category: "Church" }, /languages/],
])("Advice for an office is none for %s", (_, fields, unfit) => {
  for (const text of textsOf(fields)) expect(text).not.toMatch(unfit);
});

it("The way home at night is told of bars that close late, and of none behind a security check", () => {
  const late = /last bus|get home/;
  const until = (closing: string) =>
    Object.fromEntries(
      ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((day) => [
        day,
        `11:00 AM - ${closing}`,
      ]),
    );
  const bar: Fields = { category: "Bar", group: "restaurants", phone: "+1 512-555-0100" };
  expect(textsOf({ ...bar, openingHours: until("1:00 AM") }).join("\n")).toMatch(/last bus/);
  expect(textsOf({ ...bar, openingHours: until("8:30 PM") }).join("\n")).not.toMatch(/last bus/);
  expect(textsOf({ ...bar, address: "Gate C4, Airside Hall" }).join("\n")).not.toMatch(late);
});

it.each<[string, Fields, Fields, RegExp]>([
  [
    "service times",
    { category: "Church", openingHours: { Monday: "9:00 AM - 3:00 PM" } },
    { otherHours: { "Worship service": { Sunday: "9:30 AM - 10:30 AM" } } },
    /when services are held/,
  ],
  [
    "check-in",
    { category: "Hotel", group: "hotels-travel" },
    { attributes: { Other: { "Check-in time": "14:00" } } },
    /when you can check in/,
  ],
  [
    "a free trial",
    { category: "Karate school" },
    { website: "https://elm.example/", bookingLink: "https://elm.example/first-trial-lesson" },
    /first class is free|[Tt]rial class|[Tt]ry a class|try a class/,
  ],
  [
    "a link to reserve",
    { category: "Thai restaurant", group: "restaurants" },
    { reservationLink: "https://tables.example/elm" },
    /need a reservation/,
  ],
  ["a price level", { category: "Hair salon", group: "beauty-wellness" }, { priceLevel: 2 }, /what it will cost/],
])("Nothing is asked that facts answer: %s", (_, fields, answer, asked) => {
  expect(textsOf(fields).join("\n")).toMatch(asked);
  expect(textsOf({ ...fields, ...answer }).join("\n")).not.toMatch(asked);
});

it("Hours of a church are those of services only where they look like it", () => {
  const maybe = /times of services/;
  const hours = (openingHours: Fields["openingHours"]) =>
    textsOf({ category: "Church", openingHours: openingHours ?? null });
  for (const text of hours({ Sunday: "10:00 AM - 11:30 AM" })) expect(text).toMatch(maybe);
  for (const text of hours({ Wednesday: "6:30 PM - 8:00 PM" })) expect(text).toMatch(maybe);
  for (const text of hours({ Monday: "8:00 AM - 4:00 PM", Thursday: "8:00 AM - 4:00 PM", Sunday: "Closed" })) {
    expect(text).not.toMatch(/may well be the times|look like the times|probably the times/);
    expect(text).toMatch(/No Sunday hours are listed|[Nn]o hours are listed/);
  }
  for (const text of hours({ Tuesday: "8:00 AM - 4:00 PM", Sunday: "8:00 AM - 4:00 PM" }))
    expect(text).not.toMatch(/may well be the times|look like the times|probably the times/);
});

it("Hours of nearly a whole day are told as listed", () => {
  const odd = /as listed|how they are listed/;
  const shop: Fields = { category: "Tire shop", group: "auto-services" };
  for (const text of textsOf({ ...shop, phone: "+1 512-555-2368", openingHours: { Monday: "7:00 AM - 4:00 AM" } }))
    expect(text).toMatch(
      /(?:as listed|how they are listed)[^.]* call (?:first if it is late|before you count on the late hours)\./,
    );
  for (const text of textsOf({ ...shop, openingHours: { Monday: "7:00 AM - 10:00 PM" } }))
    expect(text).not.toMatch(odd);
  for (const text of textsOf({ ...shop, openingHours: { Monday: "Open 24 hours" } })) expect(text).not.toMatch(odd);
});

it("What a business is besides stands in the first paragraph, and is not told of one that comes to customers", () => {
  const fields: Fields = {
    category: "Electrician",
    subtypes: ["Lighting store"],
    attributes: { Service: { "Online estimates": true } },
  };
  const ofOther = { ...fields, group: "other" };
  for (const text of textsOf(ofOther)) expect(text).not.toMatch(/What it offers:\n[^\n]*also a/);
  for (const text of textsOf({ ...fields, isServiceArea: true })) expect(text).not.toMatch(/also a lighting store/);
});

it.each<[number, number, RegExp]>([
  [5, 1, /one review gives it five stars|only review so far gives it five stars|single review, with five stars/],
  [5, 2, /Both (?:of its )?reviews (?:so far )?give it five stars|two reviews[^.]* five stars/],
])("A rating of %d from %d reviews is told in words", (rating, reviewCount, told) => {
  for (const text of textsOf({ category: "Museum", rating, reviewCount })) {
    expect(text.split("\n")[0]).toMatch(told);
    expect(text.split("\n")[0]).not.toMatch(/5\.0/);
  }
});
