import { expect, it } from "vitest";
import type { DryRunReport } from "#contract/admin-api";
import { selectedCountry } from "../preview-choices.ts";
import { countryNote } from "./country-note.ts";

const report = (countries: Record<string, number>, country: string | null = null) =>
  ({ country, countries: Object.entries(countries).map(([country, rows]) => ({ country, rows })) }) as DryRunReport;

it("The country that most rows prove is selected for the others, until somebody chooses", () => {
  const mostlyChile = report({ Chile: 8, "": 2 });
  expect(selectedCountry({ country: undefined }, mostlyChile)).toBe("Chile");
  expect(selectedCountry({ country: "" }, mostlyChile)).toBe("");
  expect(selectedCountry({ country: "Peru" }, mostlyChile)).toBe("Peru");
  expect(selectedCountry({ country: undefined }, report({ "": 2 }, "Peru"))).toBe("Peru");
  for (const countries of [{ Chile: 8 }, { "": 3 }, { Chile: 2, Peru: 2, "": 1 }, {}] as Record<string, number>[])
    expect(selectedCountry({ country: undefined }, report(countries)), JSON.stringify(countries)).toBe("");
});

it("The note says what the rows prove, and what becomes of rows without a country", () => {
  const mostlyChile = report({ Chile: 8, "": 1 });
  expect(countryNote(mostlyChile, "Chile")).toBe(
    "1 row has no country; 8 others are in Chile. It is imported as Chile, unless you choose otherwise.",
  );
  expect(countryNote(mostlyChile, "")).toMatch(/choose it here\.$/);
  expect(countryNote(report({ "": 3 }), "Peru")).toBe("Some rows have no country. They are imported as Peru.");
  expect(countryNote(report({ Chile: 3 }), "")).toMatch(/^Every row tells its country,/);
  expect(countryNote(report({ Peru: 3 }, "Peru"), "Peru")).toBe("Rows without a country are imported as Peru.");
  expect(countryNote(report({}), "")).not.toMatch(/^Every/);
});
