import type { BusinessDraft } from "#contract/business";
import { parseAddress } from "../address/address.ts";
import { countryName } from "../address/country.ts";
import { type CountryEvidence, countryOfEvidence } from "../geography/country-evidence.ts";
import type { RowCells } from "./row-cells.ts";
import { readLocation } from "./row-location.ts";

export type RowPlace = Pick<BusinessDraft, "fullAddress" | "address" | "city" | "state" | "zipCode" | "country">;

/** Returns the place of a row of our own export, unchanged. */
export function settledPlace(row: RowCells): RowPlace {
  return {
    fullAddress: row.line("fullAddress"),
    address: row.line("street"),
    city: row.line("city"),
    state: row.line("state"),
    zipCode: row.line("postalCode"),
    country: row.line("country"),
  };
}

/**
 * Reads the place of a row. The country comes first: its column, its code, the evidence of phone, zone and coordinates, the address's end,
 * the import's option; then the address by that country. `importCountry` is a name or ISO code, "" for none.
 */
export function readPlace(
  row: RowCells,
  evidence: Pick<CountryEvidence, "latitude" | "longitude" | "phone">,
  importCountry: string,
): RowPlace {
  const location = readLocation(row);
  if (location.text !== "" && location.kind === null)
    row.warn("location", "is not an address, a known city, coordinates or a maps link");
  const fullAddress =
    row.line("fullAddress") || row.line("address") || (location.kind === "address" ? location.text : "");
  const city = row.line("city") || (location.kind === "city" ? location.text : "");
  const countryCell = row.line("country");
  const named = countryName(countryCell) || countryName(row.line("countryCode"));
  const parsed = parseAddress({
    fullAddress,
    postalCode: row.line("postalCode"),
    country:
      named ||
      countryOfEvidence({
        ...evidence,
        timeZone: row.line("timeZone"),
        fullAddress,
        city,
      }),
    fallbackCountry: countryName(importCountry) || importCountry,
    street: row.line("street"),
    city,
    borough: row.line("borough"),
    state: row.line("state") || row.line("usState") || row.line("stateCode"),
  });
  return {
    fullAddress,
    address: parsed.address,
    city: parsed.city,
    state: parsed.state || row.line("county"),
    zipCode: parsed.zipCode,
    country: parsed.country || countryCell,
  };
}
