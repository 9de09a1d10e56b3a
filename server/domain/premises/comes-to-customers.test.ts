import { describe, expect, it } from "vitest";
import { areaServed, comesToYouLabel } from "./area-served.ts";
import { comesToCustomers, pointOfPremises } from "./comes-to-customers.ts";

const UNKNOWN = {
  isServiceArea: false,
  address: "",
  fullAddress: "",
  zipCode: "",
  category: "Electrician",
  latitude: null,
};
const POINT = { latitude: 44.05, longitude: -121.31 };

describe("A business comes to its customers", () => {
  it("if its source says so, whatever its kind and address", () => {
    for (const category of ["Church", "Pasta shop", "Electrician"])
      expect(comesToCustomers({ ...UNKNOWN, category, isServiceArea: true, address: "4 Mill Lane" })).toBe(true);
  });

  it.each([
    "Electrician",
    "plumber",
    "Roofing contractor",
    "House cleaning service",
    "Elektriker",
    "Mobile Hairdresser",
  ])("if it has neither street nor coordinates and is a %s", (category) => {
    expect(comesToCustomers({ ...UNKNOWN, category })).toBe(true);
    expect(comesToCustomers({ ...UNKNOWN, category, fullAddress: "Bend, OR 97701", zipCode: "97701" })).toBe(true);
    expect(comesToCustomers({ ...UNKNOWN, category, address: "4 Mill Lane" })).toBe(false);
    expect(comesToCustomers({ ...UNKNOWN, category, ...POINT })).toBe(false);
  });

  it.each(["Church", "Restaurant", "Hardware store", "Locksmith", "Electrical supply store", "Park", ""])(
    "but not for want of a street if it is a %s",
    (category) => {
      expect(comesToCustomers({ ...UNKNOWN, category })).toBe(false);
    },
  );

  it("but not if a number of its address may be that of a house", () => {
    expect(comesToCustomers({ ...UNKNOWN, fullAddress: "Pod 12, Bend, OR 97701", zipCode: "97701" })).toBe(false);
    expect(comesToCustomers({ ...UNKNOWN, fullAddress: "١٢ Bend" })).toBe(false);
  });

  it("and then has no point", () => {
    expect(pointOfPremises({ ...UNKNOWN, ...POINT, isServiceArea: true })).toEqual({ latitude: null, longitude: null });
    expect(pointOfPremises({ ...UNKNOWN, ...POINT, category: "Church" })).toEqual(POINT);
    expect(pointOfPremises({ ...UNKNOWN, category: "Church", latitude: 4, longitude: null }).latitude).toBeNull();
  });
});

describe("The area of a business that comes to its customers", () => {
  it.each([
    [[], "", "Comes to you"],
    [[], "Bend", "Comes to you · Bend area"],
    [["Redmond, OR"], "Bend", "Comes to you · Redmond area"],
    [["Deschutes County, OR"], "", "Comes to you · Deschutes County, OR"],
    [["Bend", "Redmond"], "Sisters", "Comes to you · Bend and Redmond"],
    [["A", "B", "C", "D"], "", "Comes to you · A, B, C and D"],
    [["A", "B", "C", "D", "E"], "", "Comes to you · A, B, C and 2 more"],
  ])("%j and city %j read %j", (serviceAreas, city, label) => {
    expect(comesToYouLabel(areaServed({ serviceAreas, city }))).toBe(label);
  });
});
