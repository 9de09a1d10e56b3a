import { describe, expect, it } from "vitest";
import { ALL_GROUPS } from "./all-groups.ts";
import { addressOf, kindOf } from "./kind.ts";

describe("the kind of a category", () => {
  it.each([
    ["Florist", ["florist", "FLORIST", "Florists", "Floristería", "Cvećara", "Цвећара", "Blumengeschäft", "Fleuriste"]],
    ["Pharmacy", ["Apotheke", "Apteka", "Аптека", "Farmacia", "Eczane", "صيدلية", "약국"]],
    ["Greek restaurant", ["Griechisches Restaurant", "Restaurant grec", "Ristorante greco", "Грчки ресторан"]],
    ["Sandwich shop", ["Sandwich Shop", "sandwich-shop", "Sandwichladen"]],
    ["Driving school", ["Fahrschule", "Auto-école", "Автошкола"]],
  ])("%s has names in many languages and spellings", (kind, names) => {
    for (const name of names) expect([name, kindOf(name).name]).toEqual([name, kind]);
  });

  it.each([
    ["Pharmacy", ["Φαρμακείο", "Apteekki", "Nhà thuốc", "داروخانه", "药店", "薬局", "ร้านขายยา"]],
    ["Hair salon", ["Frisersalong", "Κομμωτήριο", "Salon rambut", "美发沙龙", "헤어살롱", "Kadeřnictví"]],
    ["Dentist", ["Hammaslääkäri", "Οδοντίατρος", "Nha sĩ", "طبيب أسنان", "歯科医", "Tannlege"]],
    ["Spa", ["سبا", "Σπα", "สปา"]],
  ])("%s has names in many scripts", (kind, names) => {
    for (const name of names) expect([name, kindOf(name).name]).toEqual([name, kind]);
  });

  it("is the same in British spelling, and with and without the word service", () => {
    const pairs = [
      ["Medical centre", "Medical Center"],
      ["Jewellery repair service", "Jewelry repair service"],
      ["Appliance Repair", "Appliance repair service"],
      ["Pest control services", "Pest control service"],
      ["Towing", "Towing service"],
    ];
    for (const [name = "", kind] of pairs) expect([name, kindOf(name).name]).toEqual([name, kind]);
  });

  it("is the same for plurals of several words", () => {
    const pairs = [
      ["Tiendas de mascotas", "Pet store"],
      ["Talleres mecánicos", "Auto repair shop"],
      ["Agencias de viajes", "Travel agency"],
      ["Salões de beleza", "Salões de beleza"],
    ];
    for (const [name = "", kind] of pairs) expect([name, kindOf(name).name]).toEqual([name, kind]);
  });

  it("is that of the trade for the plain words of English lists", () => {
    const pairs = [
      ["car_repair", "Auto repair shop"],
      ["Plumbing", "Plumber"],
      ["veterinary_care", "Veterinarian"],
      ["Sushi Bars", "Sushi restaurant"],
    ];
    for (const [name = "", kind] of pairs) expect([name, kindOf(name).name]).toEqual([name, kind]);
  });

  it("is another one for every category that Google tells apart, however alike", () => {
    const names = [
      "Fitness center",
      "Gym",
      "Hairdresser",
      "Hair salon",
      "Place of worship",
      "Church",
      "Coffee store",
      "Coffee shop",
    ];
    expect(names.map((name) => kindOf(name).name)).toEqual(names);
  });

  it("is its own for a text that names no known kind, or several", () => {
    for (const name of ["Zzyzx lounge", "Kuhstall", "Service Provider", "Qwertz & Söhne"])
      expect(kindOf(name)).toEqual({ slug: addressOf(name), name });
  });

  it("is the same for its address", () => {
    for (const name of ["Griechisches Restaurant", "Qwertz & Söhne", "ärzte", "Аптека", "🧿"]) {
      const { slug } = kindOf(name);
      expect(kindOf(slug).slug).toBe(slug);
    }
  });

  it("leaves the names of the eight groups to the groups", () => {
    for (const { slug } of ALL_GROUPS) expect(kindOf(slug).slug).toBe(slug);
  });

  it("takes no longer for a long text", () => {
    expect(kindOf("restaurant ".repeat(5_000)).slug.length).toBeLessThanOrEqual(80);
  });
});
