import { describe, expect, it } from "vitest";
import { EXPORT_COLUMNS } from "../../business/export-row.ts";
import { storedChoices } from "./column-choices.ts";
import { COLUMNS } from "./columns-data.ts";
import { IMPORT_FIELDS } from "./fields-data.ts";
import { headerName } from "./header-name.ts";
import { matchHeader } from "./match-header.ts";
import { recognisedColumns } from "./recognised-columns.ts";
import { unusedColumns } from "./unused-columns.ts";

describe("matchHeader", () => {
  it("knows columns in any order, case and spacing", () => {
    const header = matchHeader(["Place ID", " NAME ", "something", "FULL-ADDRESS", "Working_Hours"]);
    expect(header?.positions).toEqual({ placeId: 0, name: 1, fullAddress: 3, hours: 4 });
    expect(header?.missing).toEqual([]);
  });

  it("knows the other names of columns", () => {
    const header = matchHeader(["name", "google_id", "address", "image", "review_count", "site", "isVerified"]);
    expect(header?.positions).toEqual({
      name: 0,
      googleId: 1,
      address: 2,
      photo: 3,
      reviews: 4,
      website: 5,
      verified: 6,
    });
    expect(header?.missing).toEqual([]);
  });

  it("takes a list of named points with addresses, whatever else it has", () => {
    const others = Array.from({ length: 12 }, (_, index) => `measure ${index}`);
    expect(matchHeader(["name", "address", "latitude", "longitude", ...others])?.missing).toEqual([]);
    expect(matchHeader(["name", "address", "postal", "tel", ...others])?.missing).toEqual([]);
    expect(matchHeader(["name", "city", "latitude", "longitude", ...others])?.missing).not.toEqual([]);
    expect(matchHeader(["name", "address", "tel", ...others])?.missing).not.toEqual([]);
  });

  it("prefers the proper name when a sheet has two of them", () => {
    expect(matchHeader(["photos", "name", "photo", "place_id"])?.positions.photo).toBe(2);
  });

  it("takes the company for the name beside the name of a person, and the first of several phones", () => {
    const header = matchHeader(["Company", "Name", "City", "Phone Number 1", "Phone Number 2", "Email 1"]);
    expect(header?.sources).toMatchObject({ name: [0, 1], phone: [3] });
    expect(matchHeader(["Name", "Company Name", "Address"])?.positions).toMatchObject({ name: 1 });
    expect(matchHeader(["Name", "Address"])?.positions).toMatchObject({ name: 0 });
  });

  it("names the needed columns that are absent", () => {
    expect(matchHeader(["name", "category", "price"])?.missing).toEqual(["place_id"]);
    expect(matchHeader(["place_id", "category"])?.missing).toEqual(["name"]);
  });

  it.each([[["SKU", "Price", "Stock"]], [["Corner Shop", "Grocery store", "4.5"]], [["name"]], [[]], [["", ""]]])(
    "does not take %j for a header",
    (cells) => {
      expect(matchHeader(cells)).toBeUndefined();
    },
  );

  it("knows an export of our own, and no other", () => {
    expect(matchHeader(EXPORT_COLUMNS)?.ownExport).toBe(true);
    expect(matchHeader(EXPORT_COLUMNS.slice(0, 13))?.ownExport).toBe(false);
  });
});

describe("recognisedColumns", () => {
  it("maps each header to its column, by the name in the format guide", () => {
    const header = matchHeader(["Place ID", "", "Business Name", "image", "photo", "floor"]);
    expect(header && recognisedColumns(header)).toEqual([
      { at: 0, header: "Place ID", field: "place_id", why: "header" },
      { at: 2, header: "Business Name", field: "name", why: "header" },
      { at: 3, header: "image", field: "photo", why: "header" },
      { at: 4, header: "photo", field: "photo", why: "header" },
      { at: 5, header: "floor", field: null, why: null },
    ]);
  });

  it("says why a column is known: its header, the exporter, a choice or a guess", () => {
    const headers = ["title", "totalScore", "categoryName", "rank", "phone", "ours", "theirs", "photos/0", "other"];
    const match = matchHeader(
      headers,
      [{ header: "ours", field: "about" }],
      [
        { header: "theirs", field: "website" },
        { header: "phone", field: "rating" },
      ],
    );
    const whys =
      match && Object.fromEntries(recognisedColumns(match).map(({ header, why, field }) => [header, [why, field]]));
    expect(whys).toEqual({
      title: ["exporter", "name"],
      totalScore: ["exporter", "rating"],
      categoryName: ["exporter", "category"],
      rank: ["exporter", null],
      phone: ["exporter", "phone"],
      ours: ["choice", "about"],
      theirs: ["contents", "website"],
      "photos/0": ["exporter", "photo"],
      other: [null, null],
    });
  });
});

describe("a header of another exporter or language", () => {
  const fields = (headers: string[], choices?: { header: string; field: string | null }[]) => {
    const header = matchHeader(headers, choices);
    return header && Object.fromEntries(recognisedColumns(header).map(({ header, field }) => [header, field]));
  };

  it("is read by names that mean the same in any file, whatever accents and spelling", () => {
    expect(fields(["Nombre", "Dirección", "Código Postal", "Teléfono", "Reseñas", "Notas"])).toEqual({
      Nombre: "name",
      Dirección: "address",
      "Código Postal": "postal_code",
      Teléfono: "phone",
      Reseñas: "reviews",
      Notas: null,
    });
  });

  it("gives a column the meaning that its exporter gives it", () => {
    const apify = fields(["title", "totalScore", "categoryName", "reviewsCount", "reviews", "neighborhood", "url"]);
    expect(apify).toMatchObject({ reviews: null, reviewsCount: "reviews", neighborhood: null, url: "location_link" });
    const gosom = fields(["title", "category", "review_rating", "review_count", "open_hours", "status", "link"]);
    expect(gosom).toMatchObject({ status: "open_state", link: "location_link", review_rating: "rating" });
    expect(fields(["name", "reviews", "status", "place_id"])).toMatchObject({
      reviews: "reviews",
      status: "open_state",
    });
  });

  it("joins columns of lists and of weekdays", () => {
    const headers = ["name", "place_id", "openingHours/0/day", "openingHours/0/hours", "photos/0", "photos/1"];
    expect(matchHeader(headers)?.sources).toMatchObject({ hours: [{ parts: [{ at: 2 }, { at: 3 }] }], photo: [{}] });
    expect(fields(["name", "place_id", "Montag", "Sunday hours"])).toMatchObject({
      Montag: "monday",
      "Sunday hours": "sunday",
    });
  });

  it("finds members of objects, in columns of their own or in JSON", () => {
    const own = matchHeader(["name", "place_id", "location", "location.lat", "location.lng"]);
    expect(own?.positions).toEqual({ name: 0, placeId: 1, latitude: 3, longitude: 4 });
    const apify = matchHeader(["title", "totalScore", "reviewsCount", "location", "location.lat", "location.lng"]);
    expect(apify?.positions).toEqual({ name: 0, rating: 1, reviews: 2, latitude: 4, longitude: 5 });
    const inJson = matchHeader(["title", "data_id", "place_id", "type", "gps_coordinates"]);
    expect(inJson?.positions).toMatchObject({ latitude: 4, longitude: 4 });
  });

  it("forgives one wrong letter of a long name, but takes no other word for it", () => {
    expect(
      fields(["nom", "Addresse", "Numréo de Téléphone", "altitude", "phome", "category_9", "websites"]),
    ).toMatchObject({
      Addresse: "address",
      "Numréo de Téléphone": "phone",
      altitude: null,
      phome: null,
      category_9: null,
      websites: "website",
    });
  });

  it.each([
    "featured",
    "feature_ids",
    "county_names",
    "Countryman",
    "Contry",
    "Extension",
    "Branches",
    "Categroy",
    "Subtype",
    "Direction",
    "Bewirtung",
    "Unternehmer",
    "Fotograaf",
    "Internat",
    "Place_idd",
    "stage_name",
  ])("takes no %s for another column that differs by one letter", (header) => {
    expect(fields(["name", "address", "city", header])).toMatchObject({ [header]: null });
  });

  it.each([
    ["Adresss", null],
    ["Beschriebung", "description"],
    ["Openning Hours", "working_hours"],
    ["Telephnoe", "phone"],
    ["Wesbite URL", "website"],
    ["Longitdue", "longitude"],
  ])("reads the typing error %s as %s", (header, field) => {
    expect(fields(["name", "address", "city", header])).toMatchObject({ [header]: field });
  });

  it("takes a county for no country", () => {
    expect(fields(["name", "city", "county_name"])).toMatchObject({ county_name: "county" });
  });

  it("joins the pictures of columns of one name, and reads no object of a location as one text", () => {
    const header = matchHeader(["name", "address", "Image", "image", "thumbnail"]);
    expect(header?.sources.photo).toEqual([{ lines: [2, 3] }, 4]);
    expect(fields(["name", "Location"])).toMatchObject({ Location: "location" });
    expect(matchHeader(["name", "location"])?.positions).toMatchObject({ location: 1, latitude: 1, city: 1 });
  });

  it("reads short names only beside others of their language", () => {
    expect(fields(["Nom", "Adresse", "Note"])).toMatchObject({ Note: "rating" });
    expect(fields(["name", "address", "note"])).toMatchObject({ note: null });
  });

  it("takes no rating and no photos of reviews for those of the business", () => {
    const headers = ["place_name", "address", "review_id", "reviewer_name", "review_rating", "photos"];
    expect(fields(headers)).toMatchObject({ place_name: "name", review_rating: null, photos: null });
    expect(fields([...headers, "rating"])).toMatchObject({ rating: "rating", review_rating: null });
    expect(fields(["name", "address", "review_rating"])).toMatchObject({ review_rating: "rating" });
  });

  it("follows what somebody chose, before what is known", () => {
    const choices = [
      { header: "Wer", field: "name" },
      { header: "NAME", field: "description" },
      { header: "phone", field: null },
      { header: "tel_2", field: "phone" },
    ];
    expect(fields(["Wer", "Name", "Phone", "tel 2", "city"], choices)).toEqual({
      Wer: "name",
      Name: "description",
      Phone: null,
      "tel 2": "phone",
      city: "city",
    });
  });

  it("is refused when most of what is needed is unknown, and more columns than are used", () => {
    expect(matchHeader(["name", "place_id", "a", "b", "c", "d"])?.missing).toEqual([
      "category",
      "full_address",
      "phone",
      "rating",
    ]);
    expect(matchHeader(["name", "place_id", "a"])?.missing).toEqual([]);
    expect(matchHeader(["name", "city"])?.missing).toEqual([]);
    // Lists of owners and towns have no ids and stars; most of this one is known.
    const list = ["Name", "Street", "City", "State", "Postcode", "Website", "Lat", "Lon", "Permit", "Ward", "Source"];
    expect(matchHeader(list)?.missing).toEqual([]);
    expect(
      matchHeader(["name", "place_id", "a", "b", "c", "d"], [{ header: "a", field: "category" }])?.missing,
    ).toEqual([]);
  });

  it("every field of the mapping is offered, and names a column", () => {
    expect(IMPORT_FIELDS).toEqual(Object.values(COLUMNS).map(({ field }) => field));
    expect(new Set(IMPORT_FIELDS).size).toBe(IMPORT_FIELDS.length);
  });

  it("no name means two fields in any file", () => {
    const seen = new Map<string, string>();
    const doubles: string[] = [];
    for (const [column, { names }] of Object.entries(COLUMNS)) {
      for (const name of names.split(" ").map(headerName)) {
        const other = seen.get(name);
        if (other !== undefined && other !== column) doubles.push(`${name}: ${other}, ${column}`);
        seen.set(name, column);
      }
    }
    expect(doubles).toEqual([]);
  });
});

it("long texts with many dots are no members of objects, and take no time", () => {
  const text = "a.".repeat(50_000);
  const cells = ["name", "address", "rating", ...Array.from({ length: 40 }, (_, index) => `${index}${text}`)];
  expect(matchHeader(cells)?.missing).toBeDefined();
  expect(unusedColumns(cells.map((header) => ({ header, field: null })))).toHaveLength(cells.length);
});

describe("stored choices", () => {
  const choices = [{ header: "Wer", field: "name" }];
  const mappings = [{ headers: ["Wer", "Wo", "Was"], choices }];

  it("apply to the same headers in any order and spelling, and to no others", () => {
    expect(storedChoices(["was", "WER", "wo "], mappings, false)).toBe(choices);
    expect(storedChoices(["Wer", "Wo"], mappings, false)).toBeUndefined();
    expect(storedChoices(["Wer", "Wo", "Was", "Wann"], mappings, false)).toBeUndefined();
  });

  it("apply to records that do not have all keys yet", () => {
    expect(storedChoices(["Wer", "Wo"], mappings, true)).toBe(choices);
    expect(storedChoices(["Wer", "Wann"], mappings, true)).toBeUndefined();
  });
});
