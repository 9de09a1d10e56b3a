import { expect, it } from "vitest";
import { draft } from "../../testing/directories/draft-fixture.ts";
import { repairFields } from "./repair-fields.ts";

it("a stored phone gets the number that an earlier version did not recognise", () => {
  const phone = { phone: "1-800-BAKERY1", country: "United States", phoneE164: null };
  expect(repairFields(draft(phone), ["phone"])).toMatchObject({ phone: "1-800-BAKERY1", phoneE164: "+18002253791" });
  const right = draft({ phone: "ask Ann", country: "United States", phoneE164: null });
  expect(repairFields(right, [])).toBe(right);
});

it("a stored point that is no place is left out, with the time zone that it told, unless it was edited by hand", () => {
  const stored = draft({ latitude: 30, longitude: -40, timeZone: "Etc/GMT+3", country: "Portugal", address: "Rua 4" });
  expect(repairFields(stored, [])).toMatchObject({ latitude: null, longitude: null });
  expect(repairFields(stored, []).timeZone).not.toBe("Etc/GMT+3");
  expect(repairFields(stored, ["latitude"])).toMatchObject({ latitude: 30, longitude: -40 });
});

it("stored texts lose letters of icon fonts and wrong encodings, unless they were edited by hand", () => {
  const stored = draft({
    name: "KÃ¶hler & SÃ¶hne",
    category: "BÃ¤ckerei",
    city: "\ue0c8 TÃ¼bingen",
    address: "\uf8ff Gartenstraße 5",
    description: "SchÃ¶ne Torten.\nJeden Tag.",
    phone: "\ue0b0",
    subtypes: ["CafÃ©", "Bar"],
    attributes: { "Ã–ffentlich": { "\ue5ca WC": true, Zahlung: "GebÃ¼hr" } },
  });
  expect(repairFields(stored, [])).toMatchObject({
    name: "Köhler & Söhne",
    category: "Bäckerei",
    city: "Tübingen",
    address: "Gartenstraße 5",
    description: "Schöne Torten.\nJeden Tag.",
    phone: null,
    subtypes: ["Café", "Bar"],
    attributes: { Öffentlich: { WC: true, Zahlung: "Gebühr" } },
  });
  const edited = ["name", "category", "city", "address", "description", "phone", "subtypes", "attributes"];
  expect(repairFields(stored, edited)).toMatchObject({ name: stored.name, city: stored.city, phone: "\ue0b0" });
});

it("stored texts that are right stay", () => {
  const right = draft({
    name: "東京カフェ “Ä”",
    category: "Café",
    description: "Ærø – øl & ß…  zwei Leerzeichen",
    subtypes: ["ÇİĞ köfte"],
    attributes: { Überdacht: { "Für Hunde": true } },
  });
  expect(repairFields(right, [])).toBe(right);
  expect(repairFields(draft({ name: "\ue0c8" }), []).name).toBe("\ue0c8");
});

it("stored links lose what only tells where a visitor came from, unless they were edited by hand", () => {
  const stored = draft({
    website: "https://joes.example/?utm_source=maps",
    orderLink: "https://order.example/joes?city=3&rwg_token=AAi",
    menuLink: "https://joes.example/menu",
  });
  expect(repairFields(stored, ["website"])).toMatchObject({
    website: "https://joes.example/?utm_source=maps",
    orderLink: "https://order.example/joes?city=3",
    menuLink: "https://joes.example/menu",
  });
});
