import { expect, it } from "vitest";
import { furtherOffers, readOffers, setOffer } from "./offer-lines.ts";

const lines = "Serviceoptionen: Lieferdienst = yes\nAmenities: Wi-Fi = free\nPlanning: Reservations = no\nhalf a line";
const DELIVERY = { label: "Delivery", group: "Service options" };

it("the checklist reads offers in any spelling and language", () => {
  const states = readOffers(lines);
  expect(states.get("delivery")).toBe("yes");
  expect([...states.values()]).toEqual(["yes", "text", "no"]);
});

it("unticking removes the line in whatever spelling, and leaves all others as they are", () => {
  const unticked = setOffer(lines, DELIVERY, false);
  expect(unticked).toBe("Amenities: Wi-Fi = free\nPlanning: Reservations = no\nhalf a line");
  expect(setOffer(unticked, DELIVERY, true)).toBe(`${unticked}\nService options: Delivery = yes`);
});

it("offers that are not usual for the kind are listed too", () => {
  expect(furtherOffers(lines, [])).toEqual([{ label: "Delivery", group: "Serviceoptionen" }]);
  expect(furtherOffers(lines, [DELIVERY])).toEqual([]);
});
