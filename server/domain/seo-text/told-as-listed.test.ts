import { expect, it } from "vitest";
import { textsOf } from "../../testing/texts/texts-of.ts";

const week = (hours: (day: number) => string) =>
  Object.fromEntries(
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map((day, index) => [
      day,
      hours(index),
    ]),
  );

it("Hours that are longer than eighteen hours are told as listed, and compared with none", () => {
  const openingHours = { ...week(() => "7:00 AM - 5:00 PM"), Friday: "7:00 AM - 6:00 AM" };
  for (const text of textsOf({ category: "Bakery", openingHours }))
    expect(text).toContain(
      "\nHours as listed:\n- Monday to Thursday, Saturday and Sunday: 7 AM to 5 PM\n- Friday: 7 AM",
    );
});

it("Times that change by minutes each day are left to the page", () => {
  const openingHours = week((day) => `5:4${day} PM - 2:4${day + 1} AM`);
  for (const text of textsOf({ category: "Bar", openingHours })) {
    expect(text).toMatch(/from day to day|a few minutes each day/);
    expect(text).not.toMatch(/\d:\d\d [AP]M/);
  }
});

it("An odd minute on every day alike is told", () => {
  for (const text of textsOf({ category: "Bar", openingHours: week(() => "5:42 PM - 11:00 PM") }))
    expect(text).toContain("every day from 5:42 PM to 11 PM");
});

it("Hours of a place of worship are called listed, and further places of worship are one list without stars", () => {
  const at = (index: number, category: string) => ({
    category,
    address: `${index} ${["Elm", "Oak", "Ash"][index]} St`,
    latitude: 30.2 + index / 200,
    longitude: -97.74,
    rating: 4.5,
    reviewCount: 20,
    openingHours: week(() => "9:00 AM - 3:00 PM"),
  });
  for (const text of textsOf(at(0, "Baptist church"), at(1, "Mosque"), at(2, "Church"))) {
    expect(text).toContain("\nHours listed:\n- Every day: 9 AM to 3 PM\n");
    expect(text).toMatch(/\nOther places of worship nearby:\n- Oak 1 on Oak St, [^:]*\n- Oak 2 on Ash St, [^:]*\n/);
  }
});

it("Nothing is to be ordered where takeout and delivery are denied, or where vouchers are sold", () => {
  const fields = { category: "Restaurant", group: "restaurants" as const, orderLink: "https://o.example/" };
  for (const text of textsOf(fields)) expect(text).toMatch(/order online/);
  for (const text of textsOf({ ...fields, attributes: { Service: { Takeout: false, Delivery: false } } }))
    expect(text).not.toMatch(/order online/);
  for (const text of textsOf({ ...fields, orderLink: "https://o.example/gutschein" }))
    expect(text).not.toMatch(/order online/);
});
