import { describe, expect, it } from "vitest";
import { knownColumns } from "../match-header.ts";
import { recognisedColumns } from "../recognised-columns.ts";

const fieldsOf = (...headers: string[]) =>
  Object.fromEntries(recognisedColumns(knownColumns(headers)).map(({ header, field }) => [header, field]));

describe("a header that names a field among other words", () => {
  it("is that field beside a kind of business, in any language and order", () => {
    expect(fieldsOf("nombre_panaderia", "direccion_panaderia", "Telefon Bäckerei", "bakeryEmail")).toEqual({
      nombre_panaderia: "name",
      direccion_panaderia: "address",
      "Telefon Bäckerei": "phone",
      bakeryEmail: "email",
    });
    expect(fieldsOf("Name of the dentist", "hairdresser address")).toEqual({
      "Name of the dentist": "name",
      "hairdresser address": "address",
    });
  });

  it("is that field beside words that change nothing", () => {
    expect(fieldsOf("Name", "adresse_complet", "N° avis", "Teléfono principal", "web_oficial")).toEqual({
      Name: "name",
      adresse_complet: "address",
      "N° avis": "reviews",
      "Teléfono principal": "phone",
      web_oficial: "website",
    });
  });

  it("is that field beside a language, of several the first", () => {
    expect(fieldsOf("title_de", "title_fr", "Address (EN)", "city-ja")).toEqual({
      title_de: "name",
      title_fr: null,
      "Address (EN)": "address",
      "city-ja": "city",
    });
    expect(fieldsOf("Name", "name_tr", "city_id", "phone_en")).toEqual({
      Name: "name",
      name_tr: null,
      city_id: null,
      phone_en: null,
    });
  });

  it("is in the language of most columns, else in the first", () => {
    expect(fieldsOf("title_ko", "title_en", "address_en", "city_en")).toEqual({
      title_ko: null,
      title_en: "name",
      address_en: "address",
      city_en: "city",
    });
    expect(fieldsOf("name_de", "name_it", "address_de", "address_it")).toMatchObject({
      name_de: "name",
      address_de: "address",
    });
  });

  it("is none beside other words, and none where a header is the field's own name", () => {
    expect(fieldsOf("Full name", "owner phone nr", "station name", "delivery website")).toEqual({
      "Full name": null,
      "owner phone nr": null,
      "station name": null,
      "delivery website": null,
    });
    expect(fieldsOf("Name", "Doctor name", "Street", "Florist address")).toMatchObject({
      Name: "name",
      "Doctor name": null,
      Street: "street",
      "Florist address": null,
    });
  });
});

it("a profession beside a field is that of another, if a header is the business's own name", () => {
  expect(fieldsOf("Name", "Notary Phone", "architect_email")).toEqual({
    Name: "name",
    "Notary Phone": null,
    architect_email: null,
  });
  expect(fieldsOf("notary_name", "notary_phone")).toEqual({ notary_name: "name", notary_phone: "phone" });
  expect(fieldsOf("Name", "Website", "Solicitor E-mail")).toMatchObject({ "Solicitor E-mail": null });
  expect(fieldsOf("Name", "Notary Phone", "Notary City")).toMatchObject({
    "Notary Phone": "phone",
    "Notary City": "city",
  });
  expect(fieldsOf("Name", "Bank Phone", "Bank Address")).toMatchObject({
    "Bank Phone": "phone",
    "Bank Address": "address",
  });
  expect(fieldsOf("Name", "Bakery Phone")).toMatchObject({ "Bakery Phone": "phone" });
});

it("stars beside a kind of business are no rating by visitors", () => {
  expect(fieldsOf("Name", "Guest House Star Rating", "estrellas_hotel")).toEqual({
    Name: "name",
    "Guest House Star Rating": null,
    estrellas_hotel: null,
  });
  expect(fieldsOf("Name", "Hotel Rating")).toMatchObject({ "Hotel Rating": "rating" });
  expect(fieldsOf("Name", "Bar Stars")).toMatchObject({ "Bar Stars": "rating" });
});

it("headers of Southeast Asia, the Near East and Catalonia are known", () => {
  expect(fieldsOf("Nama", "Alamat", "Kota", "No. Telp")).toEqual({
    Nama: "name",
    Alamat: "address",
    Kota: "city",
    "No. Telp": "phone",
  });
  expect(fieldsOf("الاسم", "العنوان", "الهاتف")).toEqual({ الاسم: "name", العنوان: "address", الهاتف: "phone" });
  expect(fieldsOf("שם", "כתובת", "טלפון", "עיר")).toEqual({
    שם: "name",
    כתובת: "address",
    טלפון: "phone",
    עיר: "city",
  });
  expect(fieldsOf("Nom", "Adreça", "Municipi", "Correu")).toMatchObject({ Adreça: "address", Municipi: "city" });
});

it("“lieu” is the town beside a postal code alone", () => {
  expect(fieldsOf("Nom", "Code postal", "Lieu")).toMatchObject({ Lieu: "city" });
  expect(fieldsOf("Nom", "Lieu")).toMatchObject({ Lieu: null });
});
