import { describe, expect, it } from "vitest";
import { tokenize } from "../words/tokenize.ts";
import { ATTRIBUTE_PHRASES } from "./attribute-phrases-data.ts";
import { ATTRIBUTE_TAGS, attributeTags } from "./attribute-tags.ts";
import { attributeAt } from "./intents.ts";

const tagsOf = (...names: string[]) => attributeTags({ Any: Object.fromEntries(names.map((name) => [name, true])) });

describe("the attribute tags of a business", () => {
  it.each([
    [["Free Wi-Fi"], ["wifi"]],
    [
      ["Outdoor seating", "Dine-in"],
      ["outdoor-seating", "dine-in"],
    ],
    [["Rooftop seating"], ["outdoor-seating", "rooftop"]],
    [["Seating"], []],
    [["Wheelchair-accessible entrance"], ["wheelchair", "wheelchair-entrance"]],
    [["Wheelchair accessible parking lot"], ["parking", "wheelchair", "wheelchair-parking"]],
    [
      ["Vegan options", "Vegetarian options"],
      ["vegan", "vegetarian"],
    ],
    [["Good for kids"], ["kids"]],
    [
      ["Kids' menu", "High chairs"],
      ["kids", "high-chairs", "kids-menu"],
    ],
    [["Family friendly"], ["kids"]],
    [["No-contact delivery"], ["delivery"]],
    [["Takeaway", "Kerbside pickup"], ["takeout"]],
    [["Accepts reservations"], ["reservations"]],
    [["Dogs allowed inside"], ["dogs", "dogs-inside"]],
    [["Live performances"], ["live-music"]],
    [
      ["NFC mobile payments", "Debit cards"],
      ["cards", "contactless"],
    ],
    [["Gender-neutral toilets"], ["restroom", "gender-neutral-restroom"]],
    [["Identifies as women-owned"], ["women-led"]],
    [["Identifies as veteran-owned"], ["veteran-owned"]],
    [["Identifies as Latino-owned"], ["latino-owned"]],
    [["Online classes"], ["online-services"]],
    [["Casual", "Coffee", "Bar on site"], []],
    [
      ["Groups", "LGBTQ+ friendly"],
      ["groups", "lgbtq"],
    ],
    [
      ["Chaises hautes", "Hunde erlaubt"],
      ["kids", "dogs", "high-chairs"],
    ],
    [
      ["Asientos al aire libre", "Opzioni vegane"],
      ["outdoor-seating", "vegan"],
    ],
  ])("%j → %j", (names, tags) => {
    expect(tagsOf(...names)).toEqual(tags);
  });

  it("leave out attributes that are false or texts", () => {
    expect(attributeTags({ Amenities: { "Wi-Fi": false, Parking: "nearby" } })).toEqual([]);
  });

  it("come from kinds too", () => {
    expect(attributeTags({}, ["Vegan restaurant", "Pizza delivery", "Car park"])).toEqual(["vegan", "delivery"]);
  });

  it("come from late hours too, which an export's own word for late nights does not tell", () => {
    const lateHours = { Thursday: "6:00 PM - 1:00 AM", Friday: "6:00 PM - 1:00 AM", Saturday: "6:00 PM - 1:00 AM" };
    expect(attributeTags({}, [], { openingHours: lateHours })).toEqual(["late-night"]);
    expect(tagsOf("Late-night food")).toEqual([]);
  });

  it("come from work at the customer's too", () => {
    expect(attributeTags({}, ["Plumber"], { comesToCustomers: true })).toEqual(["comes-to-you"]);
    expect(tagsOf("House calls")).toEqual(["comes-to-you"]);
    expect(tagsOf("Onsite services")).toEqual([]);
  });

  it("are not those of another attribute: good for kids has no high chairs", () => {
    expect(tagsOf("Good for kids", "Family friendly")).toEqual(["kids"]);
  });

  it("each have phrases that ask for them", () => {
    expect(ATTRIBUTE_TAGS.filter((tag) => !ATTRIBUTE_PHRASES[tag])).toEqual([]);
  });

  it.each([
    ["Tisch reservieren", "reservations"],
    ["réserver une table", "reservations"],
    ["prenotare un tavolo", "reservations"],
    ["Gruppen", "groups"],
    ["gruplar için", "groups"],
    ["von Frauen geführt", "women-led"],
    ["pour travailler", "laptop"],
    ["come to my place", "comes-to-you"],
    ["Hausbesuche", "comes-to-you"],
    ["dolazak na adresu", "comes-to-you"],
  ])("are asked for by %s", (text, tag) => {
    const words = tokenize(text);
    expect(attributeAt(words, 0)).toEqual({ start: 0, end: words.length, value: tag });
  });
});
