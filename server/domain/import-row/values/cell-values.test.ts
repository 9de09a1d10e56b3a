import { describe, expect, it } from "vitest";
import { EXPORT_COLUMNS } from "../../business/export-row.ts";
import { matchHeader, readBusinessRow } from "../business-row.ts";

const SHOP = { name: "Corner Shop", place_id: "place-1", country: "United Kingdom" };

function parse(row: Record<string, string>, fileEncoding?: string) {
  const header = matchHeader(Object.keys(row));
  if (!header) throw new Error("no header");
  const parsed = readBusinessRow(Object.values(row), header, { country: "", fileEncoding });
  if ("problems" in parsed) throw new Error(JSON.stringify(parsed.problems));
  return parsed;
}

function read(cells: Record<string, string>) {
  const { business, warnings } = parse({ ...SHOP, ...cells });
  return { ...business, warned: warnings.map(({ column, value }) => [column, value]) };
}

describe("what keeps a spreadsheet program from reading a number is removed", () => {
  it.each([
    ['="0113 496 0101"', "0113 496 0101"],
    ["'01134960102", "01134960102"],
    ["'+44 113 496 0103'", "+44 113 496 0103"],
    ["=01134960104", "01134960104"],
    ['"0113 496 0105"', "0113 496 0105"],
    ["1134960106.0", "1134960106"],
    ["1.134960107E+9", "1134960107"],
  ])("from the phone %s", (cell, phone) => {
    const e164 = `+44${phone.replace(/^\+44|^0/, "").replace(/\D/g, "")}`;
    expect(read({ phone: cell })).toMatchObject({ phone, phoneE164: e164, warned: [] });
  });

  it("from any column of a formula with a text, and from addresses", () => {
    expect(read({ name: '="The ""Crown"""', postal_code: '="LS1 4DY"' })).toMatchObject({
      name: 'The "Crown"',
      zipCode: "LS1 4DY",
    });
    expect(read({ full_address: "'12 High St, Leeds LS1 4DY" }).fullAddress).toBe("12 High St, Leeds LS1 4DY");
    expect(read({ rating: "'4.5", reviews: '="88"' })).toMatchObject({ rating: 4.5, reviewCount: 88, warned: [] });
  });

  it("but names keep their apostrophe, and formulas that are no text stay", () => {
    expect(read({ name: "'t Hoekje" }).name).toBe("'t Hoekje");
    expect(read({ name: "'90s Diner" }).name).toBe("'90s Diner");
    expect(read({ name: '=HYPERLINK("http://x")' }).name).toBe('=HYPERLINK("http://x")');
  });
});

it("a phone that a spreadsheet program rounded is left out, and proves no country", () => {
  for (const phone of ["4.41134E+11", "4,41E+11", "1.5E+9"]) {
    expect(read({ phone })).toMatchObject({ phone: null, phoneE164: null, warned: [["phone", phone]] });
  }
  expect(read({ phone: "3.81641E+11", country: "", city: "Springfield" }).country).toBe("");
});

describe("what a spreadsheet program shows in place of a value", () => {
  it.each(["#REF!", "#NAME?", "#DIV/0!", "#VALUE!", "#BEZUG!", "#¿NOMBRE?", "#Değer!", "#ССЫЛКА!", "########"])(
    "is left out with a warning in every column: %s",
    (cell) => {
      const columns = ["phone", "website", "city", "category", "street"];
      const { warned, ...business } = read(Object.fromEntries(columns.map((column) => [column, cell])));
      expect(business).toMatchObject({ phone: null, website: null });
      expect(new Set(warned.map(([column]) => column))).toEqual(new Set(columns));
      expect(JSON.stringify(business)).not.toContain(cell);
    },
  );

  it("is no value where another column has one, and no name with a number sign", () => {
    expect(read({ phone: "#NAME?", mobile: "0113 496 0108" })).toMatchObject({ phone: "0113 496 0108", warned: [] });
    expect(read({ name: "#Wow!", street: "#5 Mill Rd" })).toMatchObject({ name: "#Wow!", address: "#5 Mill Rd" });
  });
});

describe("words that say that nothing is known", () => {
  it.each([
    "n/a",
    "N.A.",
    "keine Angabe",
    "k. A.",
    "non communiqué",
    "sin datos",
    "non disponibile",
    "não informado",
    "n.v.t.",
    "brak",
    "neuvedeno",
    "nincs adat",
    "nu există",
    "Yok",
    "нет данных",
    "немає",
    "nema podataka",
    "saknas",
    "ikke oplyst",
    "ei tiedossa",
    "μη διαθέσιμο",
    "غير متوفر",
    "לא זמין",
    "उपलब्ध नहीं",
    "tidak ada",
    "Không có",
    "ไม่มีข้อมูล",
    "暂无",
    "なし",
    "없음",
    "Unknown.",
  ])("are left out with a warning: %s", (cell) => {
    expect(read({ phone: cell, website: cell })).toMatchObject({
      phone: null,
      website: null,
      warned: expect.arrayContaining([
        ["phone", cell],
        ["website", cell],
      ]),
    });
    expect(read({ rating: cell, working_hours: cell, description: cell })).toMatchObject({
      rating: 0,
      openingHours: null,
      description: "",
    });
  });

  it.each([
    "No phone available",
    "No website found",
    "Phone number not listed",
    "Not available yet.",
    "keine Website vorhanden",
    "Send to your phone",
  ])("are left out as sentences too: %s", (cell) => {
    expect(read({ phone: cell, website: cell })).toMatchObject({ phone: null, website: null });
    expect(read({ name: cell, phone: "ask Ann" })).toMatchObject({ name: cell, phone: "ask Ann" });
  });

  it("in a column that is read twice are one warning", () => {
    expect(read({ place_id: "", website: "n/a", full_address: "12 High St, Leeds" }).warned).toEqual([
      ["website", "n/a"],
    ]);
  });

  it("let the next column of the same field be read", () => {
    expect(read({ phone: "keine", mobile: "0113 496 0108" })).toMatchObject({ phone: "0113 496 0108", warned: [] });
  });

  it("are names where there are names, and answers where there are answers", () => {
    expect(read({ name: "Brak", city: "Nema", state: "N.D." })).toMatchObject({ name: "Brak", city: "Nema" });
    expect(read({ verified: "no", permanently_closed: "no" }).warned).toEqual([]);
  });

  it("that programs write are blank without a word", () => {
    for (const phone of ["None", "NONE", "NULL", "nan", "-"])
      expect(read({ phone })).toMatchObject({ phone: null, warned: [] });
  });
});

describe("texts that another program had read in the wrong encoding", () => {
  it("are decoded in every column, and counted once each", () => {
    const { business, decoded } = parse({
      ...SHOP,
      name: "B√§ckerei Gr√ºn",
      category: "BÃ¤ckerei",
      working_hours: '{"Monday": ["9‚ÄØAM‚Äì5‚ÄØPM"]}',
      about: '{"Service options": {"CafÃ©": true}}',
      description: "Nicht kodiert: Süß",
    });
    expect(business).toMatchObject({
      name: "Bäckerei Grün",
      category: "Bäckerei",
      openingHours: { Monday: "9:00 AM - 5:00 PM" },
      attributes: { "Service options": { Café: true } },
      description: "Nicht kodiert: Süß",
    });
    expect(decoded).toEqual({
      values: 4,
      encodings: ["windows-1252", "macintosh"],
      example: { value: "BÃ¤ckerei", text: "Bäckerei" },
    });
  });

  it("are decoded after their escapes, and before control characters are dropped", () => {
    expect(parse({ ...SHOP, description: "Caf\\u00c3\\u00a9 und mehr" }).business.description).toBe("Café und mehr");
    expect(parse({ ...SHOP, name: "Ã\u0081guas" }).business.name).toBe("Águas");
  });

  it("need the whole file where they could be right", () => {
    expect(parse({ ...SHOP, city: "KÃ–LN" }).business.city).toBe("KÃ–LN");
    expect(parse({ ...SHOP, city: "KÃ–LN" }, "windows-1252").business.city).toBe("KÖLN");
  });

  it("are found in headers", () => {
    const { business } = parse({ name: "Corner Shop", place_id: "1", StraÃŸe: "Hauptweg 1" });
    expect(business.address).toBe("Hauptweg 1");
  });
});

it("a row of our own export is taken to the letter", () => {
  const own = Object.fromEntries(EXPORT_COLUMNS.map((column) => [column, ""]));
  const cells = {
    name: "CafÃ©",
    phone: "'0113",
    description: "n/a",
    place_id: "1",
    created_at: "2026-01-01T00:00:00Z",
  };
  const { business, warnings, decoded } = parse({ ...own, ...cells });
  expect(business).toMatchObject({ name: "CafÃ©", phone: "'0113" });
  expect([warnings, decoded]).toEqual([[], undefined]);
});

it("private-use letters of icon fonts are dropped everywhere", () => {
  const icons = "\ue0b0\n";
  expect(
    read({
      name: `${icons}Corner\uf8ff Shop\u{f0000}`,
      full_address: `${icons}12 High St, Leeds LS1 4DY`,
      phone: `${icons}0113 496 0109`,
      description: `\u{10fffd}Open`,
    }),
  ).toMatchObject({
    name: "Corner Shop",
    fullAddress: "12 High St, Leeds LS1 4DY",
    phone: "0113 496 0109",
    phoneE164: "+441134960109",
    description: "Open",
  });
});
