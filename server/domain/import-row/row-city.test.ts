import { describe, expect, it } from "vitest";
import { readRow } from "../../testing/directories/row-fixture.ts";

function read(cells: Record<string, string>) {
  return readRow({ name: "Blue Heron", ...cells });
}

/** Reads "city | state | postcode | country" of a row. */
function place(cells: Record<string, string>): string {
  const { business } = read(cells);
  return [business.city, business.state, business.zipCode, business.country].join(" | ");
}

function warnings(cells: Record<string, string>): string[] {
  return read(cells).warnings.map(({ column, reason }) => `${column} ${reason}`);
}

describe("a city column with two cities", () => {
  const WARNING = "city names several cities, and nothing says in which one the business is";
  const cells = { address: "Kirchgasse 4", country: "Germany" };

  it("is a town beside its city", () => {
    expect(place({ ...cells, city: "Hürth - Köln" })).toBe("Hürth |  |  | Germany");
    expect(warnings({ ...cells, city: "Hürth - Köln" })).toEqual([]);
  });

  it("is left blank with a warning if nothing decides", () => {
    const row = { ...cells, city: "Harburg / Hamburg" };
    expect(place(row)).toBe(" |  |  | Germany");
    expect(warnings(row)).toEqual([WARNING]);
  });

  it("is the city at the point, or of the address", () => {
    const row = { ...cells, city: "Harburg / Hamburg" };
    const point = { ...row, latitude: "53.46", longitude: "9.98" };
    const address = { ...row, address: "Kirchgasse 4, 21073 Hamburg, Germany" };
    expect(place(point)).toBe("Hamburg | Hamburg |  | Germany");
    expect(place(address)).toBe("Hamburg | Hamburg | 21073 | Germany");
    expect([...warnings(point), ...warnings(address)]).toEqual([]);
  });

  it("is a town whose state stands behind it with its full name", () => {
    expect(place({ address: "4 Mill Rd", city: "Syracuse, New York", country: "US" })).toBe(
      "Syracuse | New York |  | United States",
    );
  });
});
