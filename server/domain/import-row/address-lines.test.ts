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
    for (const street of ["310 Duluth Ave", "310 Duluth St", "310 West Duluth Rd"])
      expect(read({ ...cells, address: street, address2: "Apt 12" }).address).toBe(`${street}, Apt 12`);
    expect(read({ ...cells, address_line_2: "Harbor Mall" }).address).toBe("48 Quay Parade, Harbor Mall");
  });

  it("is as before where the line says nothing new, or the address names the city", () => {
    expect(read({ ...cells, address2: "" }).address).toBe("48 Quay Parade");
    expect(read({ ...cells, address: "48 Quay Parade Unit 6", address2: "Unit 6" }).address).toBe(
      "48 Quay Parade Unit 6",
    );
    expect(read({ ...cells, address2: "Duluth MN 55802" }).address).toBe("48 Quay Parade");
    for (const [city, state, address] of [
      ["Sauk Street", "MN", "9 Mill Ln Sauk Street"],
      ["Moose Jaw", "SK", "9 Mill Ln Moose Jaw SK"],
    ] as const)
      expect(read({ address, city, state, address2: "Suite 4" }).address).not.toContain("Suite 4");
    const whole = { ...cells, address: "48 Quay Parade, Duluth, MN 55802", address2: "Harbor Mall" };
    expect(read(whole)).toMatchObject({ fullAddress: "48 Quay Parade, Duluth, MN 55802", address: "48 Quay Parade" });
  });
});

describe("a whole address that names its city otherwise than its column is no first line", () => {
  it.each([
    [{ address: "Domplatz 3, 50667 Köln", city: "Cologne", country: "Germany" }, "2. OG", "Domplatz 3"],
    [
      { address: "77 W Jackson Blvd, Chicago, IL 60604", city: "The Loop", country: "US" },
      "Suite 90",
      "77 W Jackson Blvd",
    ],
    [{ address: "41 Elm St, Mt. Vernon, NY 10550", city: "Mount Vernon", country: "US" }, "Suite 2", "41 Elm St"],
  ])("%j", (cells, address2, street) => {
    expect(read({ ...cells, address2 })).toMatchObject({ address: street, fullAddress: cells.address });
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
    ["Camden, 12, Maine, USA", "Camden", "Maine"],
    ["Salem, 5, Oregon, USA", "Salem", "Oregon"],
  ])("is a town before a state: %s", (address, city, state) => {
    expect(read({ address })).toMatchObject({ city, state });
  });

  it.each([
    ["200 Parkway Gatlinburg, TN 37738", "200 Parkway", "Gatlinburg"],
    ["3 Plaza Boston, MA 02110", "3 Plaza", "Boston"],
    ["100 Boulevard Atlanta GA 30312", "100 Boulevard", "Atlanta"],
  ])("may be a word for a kind alone in the United States: %s", (address, street, city) => {
    expect(read({ address })).toMatchObject({ address: street, city });
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
  expect(part("Кировская, 27")).toBe("Кировская, 27 |  | ");
  for (const number of ["14", "16/21", "9 корп. 3", "40 лет Победы 15"])
    expect(part(`Тольятти, ${number}`)).toBe(`${number} | Тольятти | Russia`);
  expect(part("Казань, ул. Баумана, 9")).toContain("ул. Баумана, 9 | Казань");
  expect(part("Тула, Тульская область, пр. Ленина, 64")).toContain("пр. Ленина, 64 | Тула");
});
