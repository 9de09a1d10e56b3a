import { describe, expect, it } from "vitest";
import { draft } from "../../testing/directories/draft-fixture.ts";
import { businessKeys, draftOf } from "./business-keys.ts";
import { keepEditedFields } from "./keep-edited-fields.ts";

const storable = (overrides: Parameters<typeof draft>[0]) => {
  const business = draft(overrides);
  return { ...business, ...businessKeys(business) };
};

describe("a row for a business that was edited by hand", () => {
  const storedBusiness = draft({
    name: "Joe's Diner",
    phone: "020 7946 0000",
    country: "United Kingdom",
    photos: ["https://a.example/1.jpg"],
  });

  it("updates everything but the edited fields, and keeps the search keys of the edited ones", () => {
    const row = storable({ name: "JOES DINER LTD", rating: 4.5, openingHours: { Monday: "Closed" }, photos: [] });
    const mergedRow = keepEditedFields(row, storedBusiness, ["name", "photos"]);
    expect(mergedRow).toMatchObject({
      name: "Joe's Diner",
      rating: 4.5,
      photos: storedBusiness.photos,
      sortName: "joe's diner",
    });
    expect(mergedRow.photosJson).toBe('["https://a.example/1.jpg"]');
    expect(mergedRow.openingHours).toEqual({ Monday: "Closed" });
  });

  it("has the international number of the phone that stays, and the time zone of the place that stays", () => {
    const row = storable({
      phone: "+1 212 555 0100",
      phoneE164: "+12125550100",
      country: "United States",
      timeZone: "America/New_York",
    });
    const mergedRow = keepEditedFields(row, storedBusiness, ["phone", "country"]);
    expect(mergedRow).toMatchObject({ phone: "020 7946 0000", phoneE164: "+442079460000", timeZone: "Europe/London" });
  });

  it("recomposes the address line from edited and imported parts, unless the line itself was edited", () => {
    const editedBusiness = draft({
      address: "1 Main St",
      city: "Salem",
      state: "Oregon",
      fullAddress: "1 Main St, Salem",
    });
    const row = storable({ address: "2 Elm St", city: "Keizer", state: "Oregon", fullAddress: "2 Elm St, Keizer" });
    expect(keepEditedFields(row, editedBusiness, ["city"])).toMatchObject({
      address: "2 Elm St",
      city: "Salem",
      fullAddress: "2 Elm St, Salem, Oregon",
    });
    const all = ["fullAddress", "address", "city", "state", "zipCode", "country"];
    expect(keepEditedFields(row, editedBusiness, all)).toMatchObject({
      address: "1 Main St",
      fullAddress: "1 Main St, Salem",
    });
  });

  it("is the row itself when no field of it was edited", () => {
    const row = storable({ name: "Joe", subtypes: ["Cafe"], attributes: { Payments: { Cash: true } } });
    expect(keepEditedFields(row, storedBusiness, [])).toEqual(row);
    expect(draftOf(row)).toMatchObject({ subtypes: ["Cafe"], attributes: { Payments: { Cash: true } } });
  });
});
