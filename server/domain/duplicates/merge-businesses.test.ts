import { describe, expect, it } from "vitest";
import type { BusinessDraft } from "#contract/business";
import { BLANK_DRAFT } from "../business/business-fields.ts";
import { type MergeSide, mergeBusinesses } from "./merge-businesses.ts";

const side = (business: Partial<BusinessDraft>, ...editedFields: string[]): MergeSide => ({
  business: { ...BLANK_DRAFT, placeId: "p", name: "Heron", category: "Restaurant", ...business },
  editedFields,
});

describe("a merge", () => {
  it("fills what the survivor lacks, joins photos and subtypes, and keeps the rest", () => {
    const survivor = side({ name: "Blue Heron", rating: 4, reviewCount: 9, photos: ["a", "b"], subtypes: ["Bar"] });
    const other = side({
      placeId: "q",
      slug: "other",
      phone: "1",
      phoneE164: "+1",
      rating: 5,
      reviewCount: 2,
      photos: ["b", "c"],
      subtypes: ["Restaurant", "Cafe"],
      website: "https://heron.example",
      uniqueContent: "About the other",
      canonicalUrl: "/details/other",
      createdAt: "2026-01-01T00:00:00Z",
      isVerified: true,
    });
    const { draft, filled, editedFields } = mergeBusinesses(survivor, other);
    expect(filled.toSorted()).toEqual(["phone", "phoneE164", "photos", "subtypes", "website"]);
    expect(editedFields).toEqual(filled.toSorted());
    expect(draft).toEqual({
      ...survivor.business,
      phone: "1",
      phoneE164: "+1",
      photos: ["a", "b", "c"],
      subtypes: ["Bar", "Cafe"],
      website: "https://heron.example",
    });
  });

  it("takes an address whole, and only where the survivor has no street in another city", () => {
    const place = { address: "1 A St", city: "Springfield", zipCode: "62701", fullAddress: "1 A St, Springfield" };
    const takenFields = (survivor: Partial<BusinessDraft>) =>
      mergeBusinesses(side(survivor), side({ ...place, latitude: 1, longitude: 2 })).draft;
    expect(takenFields({})).toMatchObject({ ...place, latitude: 1 });
    expect(takenFields({ city: "Springfield", latitude: 5, longitude: 6 })).toMatchObject({ ...place, latitude: 1 });
    expect(takenFields({ city: "Boston" })).toMatchObject({ address: "", zipCode: "", latitude: null });
    expect(takenFields({ address: "2 B St" })).toMatchObject({ address: "2 B St", city: "", latitude: null });
  });

  it("lets fields that were edited by hand win", () => {
    const mergeSides = (survivor: MergeSide, other: MergeSide) => mergeBusinesses(survivor, other).draft.name;
    expect(mergeSides(side({ name: "A" }), side({ name: "B" }, "name"))).toBe("B");
    expect(mergeSides(side({ name: "A" }, "name"), side({ name: "B" }, "name"))).toBe("A");
    const mergeOfEmptied = mergeBusinesses(side({ phone: null }, "phone"), side({ phone: "1", phoneE164: "+1" }));
    expect(mergeOfEmptied.draft).toMatchObject({ phone: null, phoneE164: null });
    expect(mergeBusinesses(side({ photos: [] }, "photos"), side({ photos: ["a"] })).draft.photos).toEqual([]);
  });

  it("with an equal business changes nothing", () => {
    expect(mergeBusinesses(side({ phone: "1" }, "phone"), side({ phone: "1" }))).toMatchObject({
      filled: [],
      editedFields: ["phone"],
    });
  });
});
