import { describe, expect, it } from "vitest";
import { hasUsualHours } from "./usual-hours.ts";

const PREMISES = {
  isServiceArea: false,
  address: "4 Mill Lane",
  fullAddress: "4 Mill Lane",
  zipCode: "",
  latitude: null,
};
const UNKNOWN = { ...PREMISES, openingHours: null, businessStatus: "OPERATIONAL" } as const;
const unknown = (category: string) => hasUsualHours({ ...UNKNOWN, category });

describe("usual hours", () => {
  it.each(["Electrician", "Tax consultant", "Zahnarzt", "Park maintenance service", "Hospital equipment and supplies"])(
    "are shown for a business that keeps office hours: %s",
    (category) => expect(unknown(category)).toBe(true),
  );

  it.each([
    "Religious goods store",
    "Church supply store",
    "Buddhist supplies store",
    "Hotel supply store",
    "Garden center",
  ])("are shown for a shop whose name only resembles such a place: %s", (category) =>
    expect(unknown(category)).toBe(true),
  );

  it.each([
    "Baptist church",
    "Mosque",
    "Kirche",
    "Buddhist temple",
    "Синагога",
    "Place of worship",
    "Iglesia católica",
    "Église évangélique",
  ])("are not shown for a place of worship: %s", (category) => expect(unknown(category)).toBe(false));

  it.each([
    "ATM",
    "Electric vehicle charging station",
    "National park",
    "Hotel",
    "Children’s hospital",
    "Parking lot for bicycles",
    "Krankenhaus",
    "Cemetery",
    "Women’s shelter",
  ])("are not shown for what is always open: %s", (category) => expect(unknown(category)).toBe(false));

  it("are not shown beside known hours, nor for a business closed for good or for now, or that only comes to its customers", () => {
    const electrician = { ...UNKNOWN, category: "Electrician" };
    expect(hasUsualHours(electrician)).toBe(true);
    expect(hasUsualHours({ ...electrician, isServiceArea: true })).toBe(false);
    expect(hasUsualHours({ ...electrician, address: "", fullAddress: "" })).toBe(false);
    expect(hasUsualHours({ ...electrician, openingHours: { Monday: "Closed" } })).toBe(false);
    expect(hasUsualHours({ ...electrician, businessStatus: "CLOSED_TEMPORARILY" })).toBe(false);
    expect(hasUsualHours({ ...electrician, businessStatus: "CLOSED_PERMANENTLY" })).toBe(false);
  });
});
