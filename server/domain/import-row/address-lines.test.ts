import { describe, expect, it } from "vitest";
import { readRow } from "../../testing/directories/row-fixture.ts";

function read(cells: Record<string, string>) {
  return readRow({ name: "Blue Heron", ...cells }).business;
}

describe("an address with a further line beside a column of its city", () => {
  const cells = { address: "48 Quay Parade", city: "Duluth", state: "MN", zip: "55802", country: "US" };

  it("is the street, which the line follows", () => {
    expect(read({ ...cells, address2: "Unit 6" }).address).toBe("48 Quay Parade, Unit 6");
    const named = { ...cells, address: "310 Duluth Boulevard", address2: "Unit 6" };
    expect(read(named).address).toBe("310 Duluth Boulevard, Unit 6");
    expect(read({ ...cells, address_line_2: "Harbor Mall" }).address).toBe("48 Quay Parade, Harbor Mall");
  });

  it("is as before where the line says nothing new, or the address names the city", () => {
    expect(read({ ...cells, address2: "" }).address).toBe("48 Quay Parade");
    expect(read({ ...cells, address: "48 Quay Parade Unit 6", address2: "Unit 6" }).address).toBe(
      "48 Quay Parade Unit 6",
    );
    const whole = { ...cells, address: "48 Quay Parade, Duluth, MN 55802", address2: "Harbor Mall" };
    expect(read(whole)).toMatchObject({ fullAddress: "48 Quay Parade, Duluth, MN 55802", address: "48 Quay Parade" });
  });
});

describe("a street that has the name of a town", () => {
  it.each([
    ["Lugo, 118, Bilbao, Spain", "Lugo, 118 | Bilbao"],
    ["Toledo, 7, Zaragoza, España", "Toledo, 7 | Zaragoza"],
  ])("stays with its number before the city: %s", (address, wanted) => {
    const { address: street, city } = read({ address });
    expect(`${street} | ${city}`).toBe(wanted);
  });

  it.each([
    ["76 Boulevard Kingston", "76 Boulevard Kingston"],
    ["205 Avenue Vancouver", "205 Avenue Vancouver"],
    ["3 Main Street Kingston", "3 Main Street"],
  ])("stays behind the French word for its kind: %s", (address, wanted) => {
    expect(read({ address, city: "Longueuil", state: "QC", country: "Canada" }).address).toBe(wanted);
  });
});

it("an address in Cyrillic may have its country or region behind the city", () => {
  const part = (address: string) => {
    const business = read({ address });
    return [business.address, business.city, business.country].join(" | ");
  };
  expect(part("Гомель, Беларусь, ул. Советская, 31")).toBe("ул. Советская, 31 | Гомель | Belarus");
  expect(part("Казань, Татарстан, Россия, ул. Баумана, 9")).toContain("ул. Баумана, 9 | Казань");
  expect(part("Тула, Тульская область, пр. Ленина, 64")).toContain("пр. Ленина, 64 | Тула");
});
