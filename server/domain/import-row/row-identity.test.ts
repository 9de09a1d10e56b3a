import { describe, expect, it } from "vitest";
import { matchHeader } from "./columns/match-header.ts";
import { RowCells } from "./row-cells.ts";
import { isGoogleId, linkId, rowIdentity } from "./row-identity.ts";

function identity(row: Record<string, string>) {
  const cells = { name: "Café Sonnenhof", city: "Bern", ...row };
  const header = matchHeader(Object.keys(cells));
  if (header === undefined) throw new Error("no header");
  return rowIdentity(new RowCells(Object.values(cells), header));
}

const FEATURE = "0x478e39aa00000001:0x2b6a0c5d00000002";

describe("the identity of a row", () => {
  it.each([
    [{ place_id: "ChIJ1", google_id: FEATURE }, { placeId: "ChIJ1" }],
    [
      { place_id: "", google_id: FEATURE.toUpperCase().replaceAll("X", "x") },
      { placeId: FEATURE, source: "google_id" },
    ],
    [
      { fid: FEATURE, cid: "3128327469158237698" },
      { placeId: FEATURE, source: "google_id" },
    ],
    [
      { kgmid: "/g/11made_up01", cid: "3128327469158237698" },
      { placeId: "g-11made_up01", source: "kgmid" },
    ],
    [{ cid: "3128327469158237698" }, { placeId: "3128327469158237698", source: "cid" }],
    [{ cid: FEATURE }, { placeId: FEATURE, source: "cid" }],
    [
      { google_maps_url: `https://www.google.com/maps/place/x/data=!4m2!3m1!1s${FEATURE}` },
      { placeId: FEATURE, source: "link" },
    ],
    [{ link: "https://maps.google.com/?cid=3128327469158237698" }, { placeId: "3128327469158237698", source: "link" }],
  ])("of %j is %j", (row, expected) => {
    expect(identity(row)).toEqual(expected);
  });

  it.each(["1.23E+19", "3,12E+18", "3128327469158230000", "12345678901234500000", "31283274691582300"])(
    "is never %s, which a spreadsheet rounded",
    (cid) => {
      expect(identity({ cid })).toMatchObject({ source: "name" });
      expect(identity({ place_id: cid })).toMatchObject({ source: "name" });
    },
  );

  it.each([
    ["fid", "17"],
    ["data_id", "row-12"],
    ["feature_id", "0"],
    ["cid", "4021"],
    ["CID", "C-100"],
  ])("is no number of another program: %s %s", (header, value) => {
    expect(identity({ [header]: value })).toMatchObject({ source: "name" });
  });

  it("is what somebody chose, of any form, before the id in a link", () => {
    const chosen = (field: string, value: string) => {
      const cells = {
        name: "Rosa",
        key: value,
        link: "https://maps.google.com/?q=place_id:ChIJmadeUp000000000000000001",
      };
      const header = matchHeader(Object.keys(cells), [{ header: "key", field }]);
      return header && rowIdentity(new RowCells(Object.values(cells), header));
    };
    expect(chosen("google_id", "17")).toEqual({ placeId: "17", source: "google_id" });
    expect(chosen("cid", "4021")).toEqual({ placeId: "4021", source: "cid" });
    expect(chosen("place_id", "x1")).toEqual({ placeId: "x1" });
  });

  it("keeps long numbers with all their digits, and short round ones", () => {
    expect(identity({ place_id: "12345678901234567890" }).placeId).toBe("12345678901234567890");
    expect(identity({ place_id: "1000000" }).placeId).toBe("1000000");
  });

  it("is a key of name and place: the same for other spelling, another for another place", () => {
    const key = identity({ address: "Hauptstrasse 12" });
    expect(key.placeId).toMatch(/^[\da-z]{14}-name$/);
    expect(identity({ address: "HAUPTSTRASSE  12", name: "Cafe Sonnenhof" })).toEqual(key);
    expect(identity({ address: "Hauptstrasse 13" })).not.toEqual(key);
    expect(identity({ address: "Hauptstrasse 12", city: "Thun" })).not.toEqual(key);
  });

  it("is by coordinates, phone or website where there is no address, and none by the name alone", () => {
    const at = { city: "", latitude: "46.94801", longitude: "7.44741" };
    expect(identity(at)).toEqual(identity({ ...at, latitude: "46.948012" }));
    expect(identity(at)).not.toEqual(identity({ ...at, latitude: "46.95" }));
    expect(identity({ city: "", phone: "+41 31 555 01 00" })).toEqual(identity({ city: "", phone: "+41315550100" }));
    expect(identity({ city: "", rating: "4" }).placeId).toBe("");
  });

  it("is the place_id in the link before any other id", () => {
    const locationLink = `https://www.google.com/maps/place/A/data=!4m7!1s${FEATURE}!19sChIJmadeUp000000000000000001?hl=en`;
    expect(identity({ google_id: FEATURE, cid: "123456", location_link: locationLink })).toEqual({
      placeId: "ChIJmadeUp000000000000000001",
      source: "link",
    });
  });

  it("differs for each of 100,000 businesses", () => {
    const header = matchHeader(["name", "address"]);
    if (header === undefined) throw new Error("no header");
    const keys = new Set<string>();
    for (let index = 0; index < 100_000; index++)
      keys.add(rowIdentity(new RowCells([`Shop ${index % 1_000}`, `Street ${index}`], header)).placeId);
    expect(keys.size).toBe(100_000);
  });
});

describe("the id in a maps link", () => {
  it.each([
    [`https://www.google.com/maps/place/A/@1,2,17z/data=!3m1!4b1!4m5!3m4!1s${FEATURE}!8m2!3d1!4d2`, FEATURE],
    [
      `https://www.google.com/maps/place/A/data=!4m7!3m6!1s${FEATURE}!8m2!3d1!4d2!16s%2Fg%2F11abc!19sChIJmadeUp000000000000000001`,
      "ChIJmadeUp000000000000000001",
    ],
    [
      "https://www.google.com/maps/search/?api=1&query=a&query_place_id=ChIJmadeUp000000000000000001",
      "ChIJmadeUp000000000000000001",
    ],
    ["https://www.google.com/maps/place/?q=place_id:ChIJmadeUp000000000000000001", "ChIJmadeUp000000000000000001"],
    ["https://maps.google.com/maps?ftid=0x478e39aa00000001%3A0x2b6a0c5d00000002&hl=en", FEATURE],
    ["https://www.google.com/maps?cid=3128327469158237698&hl=en", "3128327469158237698"],
    ["https://www.google.com/maps/place/A/data=!16s%2Fg%2F11abc", "g-11abc"],
    ["https://www.example.com/?id=1", ""],
    ["", ""],
  ])("of %s is %s", (link, id) => {
    expect(linkId(link)).toBe(id);
  });
});

it("an id of Google is told from other texts", () => {
  const ids = ["ChIJN1t_tDeuEmsRUsoyG83frY4", "0x80dc:0x1f", "g-11b6xyz", "1234567890123456789"];
  expect(ids.map(isGoogleId)).toEqual([true, true, true, true]);
  const texts = ["", "4.5", "id-1", "floor 2", "+15551234567", "internationalisation", "0123456789abcdef0123456789"];
  expect(texts.filter(isGoogleId)).toEqual([]);
});
