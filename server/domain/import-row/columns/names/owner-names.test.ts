import { expect, it } from "vitest";
import { ANY_FILE, OWNER_FILE } from "../header-table.ts";
import { knownColumns } from "../match-header.ts";
import { recognisedColumns } from "../recognised-columns.ts";

const fieldsOf = (...headers: string[]) =>
  Object.fromEntries(recognisedColumns(knownColumns(headers)).map(({ header, field }) => [header, field]));

it("headers of Japan's model for open data and short forms are known", () => {
  expect(
    fieldsOf("名称", "医療機関の種類", "所在地_連結表記", "所在地_都道府県", "所在地_市区町村", "電話番号"),
  ).toEqual({
    名称: "name",
    医療機関の種類: "category",
    所在地_連結表記: "address",
    所在地_都道府県: "state",
    所在地_市区町村: "city",
    電話番号: "phone",
  });
  expect(fieldsOf("Biz name", "biz_type", "Brief description")).toEqual({
    "Biz name": "name",
    biz_type: "category",
    "Brief description": "description",
  });
});

it("headers of an owner's own list are known", () => {
  expect(
    fieldsOf("Shop", "Where", "Town / City", "Zip", "Tel.", "WWW", "Opening times", "Stars", "# of reviews"),
  ).toEqual({
    Shop: "name",
    Where: "address",
    "Town / City": "city",
    Zip: "postal_code",
    "Tel.": "phone",
    WWW: "website",
    "Opening times": "working_hours",
    Stars: "rating",
    "# of reviews": "reviews",
  });
  expect(fieldsOf("Salon Name", "Address of the salon", "Phone no.", "Trading hours", "Kind of business")).toEqual({
    "Salon Name": "name",
    "Address of the salon": "address",
    "Phone no.": "phone",
    "Trading hours": "working_hours",
    "Kind of business": "category",
  });
  expect(fieldsOf("Geschäft", "Straße und Nr.", "PLZ", "Ortschaft", "Telefonnr.", "Sprechzeiten")).toEqual({
    Geschäft: "name",
    "Straße und Nr.": "street",
    PLZ: "postal_code",
    Ortschaft: "city",
    "Telefonnr.": "phone",
    Sprechzeiten: "working_hours",
  });
});

it("headers of data portals are known", () => {
  expect(fieldsOf("SITE NAME", "Line 1", "Suburb/City", "PHONE")).toEqual({
    "SITE NAME": "name",
    "Line 1": "street",
    "Suburb/City": "city",
    PHONE: "phone",
  });
  expect(fieldsOf("Pharmacy name", "Pharmacy address", "Winery type")).toEqual({
    "Pharmacy name": "name",
    "Pharmacy address": "address",
    "Winery type": "category",
  });
});

it("a proper name is preferred to a word of owners", () => {
  expect(fieldsOf("shop", "name", "where", "full address")).toEqual({
    shop: null,
    name: "name",
    where: "address",
    "full address": "full_address",
  });
});

it("private notes and second numbers are no fields", () => {
  expect(fieldsOf("name", "Remarks", "Fax No.", "Owner", "Last checked")).toMatchObject({
    Remarks: null,
    "Fax No.": null,
    Owner: null,
    "Last checked": null,
  });
});

it("no owner's header means another field in any file", () => {
  const contradictions = [...OWNER_FILE.columns].filter(([name, meaning]) => {
    const other = ANY_FILE.columns.get(name);
    return other !== undefined && other?.column !== meaning?.column;
  });
  expect(contradictions).toEqual([]);
});

it("headers with a name in two languages, or with an alternative or a remark, are known", () => {
  expect(fieldsOf("Nom / Name", "Adresse / Address", "Ville | City", "Catégorie/Category", "Horaires – Hours")).toEqual(
    {
      "Nom / Name": "name",
      "Adresse / Address": "address",
      "Ville | City": "city",
      "Catégorie/Category": "category",
      "Horaires – Hours": "working_hours",
    },
  );
  expect(fieldsOf("Name", "Tel / Fax", "Email/Telefax", "Twitter / X", "Website (if any)", "Phone (main)")).toEqual({
    Name: "name",
    "Tel / Fax": "phone",
    "Email/Telefax": "email",
    "Twitter / X": "x_twitter",
    "Website (if any)": "website",
    "Phone (main)": "phone",
  });
});

it("headers with the names of two columns, or with a word that may change their meaning, are not guessed", () => {
  for (const header of [
    "Rating / Reviews",
    "Nom / Prénom",
    "Category / Notes",
    "Address (mailing)",
    "Name (contact)",
    "Manager / Email",
    "Phone - Emergency",
    "Reviews / Week",
    "Price / Night",
    "Address/Previous",
    "Rating | Service",
  ])
    expect(fieldsOf("Shop", "Street", header)).toMatchObject({ [header]: null });
});
