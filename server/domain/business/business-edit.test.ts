import { describe, expect, it } from "vitest";
import { draft } from "../../testing/directories/draft-fixture.ts";
import { editBusiness } from "./business-edit.ts";

const AUSTIN = draft({
  name: "Luigi's",
  category: "Pizza restaurant",
  fullAddress: "1 Main St, Austin, TX 78701, United States",
  address: "1 Main St",
  city: "Austin",
  state: "Texas",
  zipCode: "78701",
  country: "United States",
  phone: "512-555-0100",
  phoneE164: "+15125550100",
  timeZone: "America/Chicago",
});

describe("an edit", () => {
  it("changes the fields that it names, and returns those that differ now", () => {
    const {
      draft: after,
      changed,
      problems,
    } = editBusiness(AUSTIN, { name: " Luigi’s  Pizza ", rating: 4.5, category: "Pizza restaurant" });
    expect(after).toEqual({ ...AUSTIN, name: "Luigi’s Pizza", rating: 4.5 });
    expect(changed).toEqual(["name", "rating"]);
    expect(problems).toEqual([]);
  });

  it("keeps a phone as it is typed, whatever it dials", () => {
    const editPhone = (phone: string) => {
      const { phone: editedPhone, phoneE164 } = editBusiness(AUSTIN, { phone }).draft;
      return [editedPhone, phoneE164];
    };
    expect(editPhone("1-800-BAKERY1")).toEqual(["1-800-BAKERY1", "+18002253791"]);
    for (const phone of ["4.41132E+11", "ask Ann", "'n/a"]) expect(editPhone(phone)).toEqual([phone, null]);
    expect(editPhone("\ue0b0 (512) 555-0199")).toEqual(["(512) 555-0199", "+15125550199"]);
  });

  it("brings the phone number into international form, by the country where it needs one", () => {
    expect(editBusiness(AUSTIN, { phone: "(512) 555-0199" }).draft).toMatchObject({
      phone: "(512) 555-0199",
      phoneE164: "+15125550199",
    });
    const editedBusiness = editBusiness(AUSTIN, { phone: "020 7946 0000", country: "gb" });
    expect(editedBusiness.draft).toMatchObject({ country: "United Kingdom", phoneE164: "+442079460000" });
    expect(editBusiness(AUSTIN, { phone: "" }).draft).toMatchObject({ phone: null, phoneE164: null });
  });

  it("reads opening hours as people write them, day by day", () => {
    const { draft: after } = editBusiness(AUSTIN, {
      openingHours: { Monday: "9-17", Tuesday: "6:30AM–noon, 1-5pm", Sunday: "closed", Friday: "" },
    });
    expect(after.openingHours).toEqual({
      Monday: "9:00 AM - 5:00 PM",
      Tuesday: "6:30 AM - 12:00 PM, 1:00 PM - 5:00 PM",
      Sunday: "Closed",
    });
    expect(editBusiness(AUSTIN, { openingHours: {} }).draft.openingHours).toBeNull();
  });

  it("reads street, city, state and postcode from a new address line", () => {
    const {
      draft: after,
      changed,
      edited,
    } = editBusiness(AUSTIN, {
      fullAddress: "5 Elm Ave, Dallas, TX 75201, United States",
    });
    expect(after).toMatchObject({
      address: "5 Elm Ave",
      city: "Dallas",
      state: "Texas",
      zipCode: "75201",
      country: "United States",
    });
    expect(changed.toSorted()).toEqual(["address", "city", "fullAddress", "zipCode"]);
    expect(edited.toSorted()).toEqual(["address", "city", "country", "fullAddress", "state", "zipCode"]);
  });

  it("makes the address line of its parts when they change, and leaves it to follow them", () => {
    const { draft: after, changed, edited } = editBusiness(AUSTIN, { address: "5 Elm Ave" });
    expect(after.fullAddress).toBe("5 Elm Ave, Austin, Texas 78701, United States");
    expect([changed, edited]).toEqual([["address"], ["address"]]);
  });

  it("derives the time zone from the new location, unless the edit has one", () => {
    const newPlace = { latitude: 40.71, longitude: -74.01 };
    expect(editBusiness(AUSTIN, newPlace).draft.timeZone).toBe("America/New_York");
    expect(editBusiness(AUSTIN, newPlace).changed).toEqual(["latitude", "longitude"]);
    expect(editBusiness(AUSTIN, { ...newPlace, timeZone: "America/Denver" }).draft.timeZone).toBe("America/Denver");
  });

  it("completes a web address, and takes blank fields away", () => {
    expect(editBusiness(AUSTIN, { website: "www.luigis.example/menu" }).draft.website).toBe(
      "https://www.luigis.example/menu",
    );
    expect(editBusiness(AUSTIN, { website: "  ", category: "" }).draft).toMatchObject({
      website: null,
      category: "Service Provider",
    });
    expect(editBusiness(AUSTIN, { canonicalUrl: "/details/luigis" }).draft.canonicalUrl).toBe("/details/luigis");
  });

  it.each([
    ["https://ann:secret@example.org/a", "has a user name or password"],
    ["https://ann@example.org/a", "has a user name or password"],
    ["http://192.168.0.7/a", "leads to a private network, which no visitor can open"],
    ["http://printer.local/a", "leads to a private network, which no visitor can open"],
  ])("refuses the address %s in every field, because it %s", (address, message) => {
    const links = { website: address, locationLink: address, canonicalUrl: address };
    expect(editBusiness(AUSTIN, { ...links, photos: [address] }).problems).toEqual([
      ...Object.keys(links).map((field) => ({ field, message })),
      { field: "photos.0", message },
    ]);
  });

  it("takes no address of another host for a path of this site", () => {
    expect(editBusiness(AUSTIN, { canonicalUrl: "/\\a.example/b" }).problems).toMatchObject([
      { field: "canonicalUrl" },
    ]);
  });

  it("says of each field what is wrong with it", () => {
    const { problems } = editBusiness(AUSTIN, {
      name: " ",
      website: "javascript:alert(1)",
      photos: ["https://a.example/1.jpg", "C:\\photo.jpg"],
      openingHours: { Monday: "whenever", Tuesday: "9-17, 10-12" },
      phone: "call us",
      slug: "Not A Slug",
      timeZone: "Texas",
      latitude: 30,
    });
    expect(problems.map(({ field }) => field).toSorted()).toEqual([
      "longitude",
      "name",
      "openingHours.Monday",
      "openingHours.Tuesday",
      "phone",
      "photos.1",
      "slug",
      "timeZone",
      "website",
    ]);
  });

  it("with the stored values changes nothing", () => {
    const { slug: _slug, placeId: _placeId, phoneE164: _phone, createdAt: _createdAt, ...all } = AUSTIN;
    expect(editBusiness(AUSTIN, all)).toEqual({ draft: AUSTIN, changed: [], edited: [], problems: [] });
  });
});
