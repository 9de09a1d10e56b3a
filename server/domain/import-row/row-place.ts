import type { BusinessDraft } from "#contract/business";
import { parseAddress } from "../address/address.ts";
import { countryName, nameOfCountry } from "../address/country.ts";
import { byStateCode } from "../address/infer-country.ts";
import { type CountryEvidence, countryOfEvidence } from "../geography/country-evidence.ts";
import { countryOfAreaCode } from "../geography/country-of-area-code.ts";
import { regionForm, splitCityCell } from "../geography/region-form.ts";
import type { RowCells } from "./row-cells.ts";
import { readLocation } from "./row-location.ts";

export type RowPlace = Pick<BusinessDraft, "fullAddress" | "address" | "city" | "state" | "zipCode" | "country">;

/** Returns the place of a row of our own export, unchanged but for the form of its state. */
export function settledPlace(row: RowCells): RowPlace {
  const country = row.line("country");
  return {
    fullAddress: row.line("fullAddress"),
    address: row.line("street"),
    city: row.line("city"),
    state: regionForm(row.line("state"), country),
    zipCode: row.line("postalCode"),
    country,
  };
}

/**
 * Reads the place of a row. The country comes first: its column, its code, the evidence of phone, zone, coordinates and ZIP code, the
 * address's end, the import's option; then the address by that country. `importCountry` is a name or ISO code, "" for none.
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
    row.addressLine("fullAddress") || row.addressLine("address") || (location.kind === "address" ? location.text : "");
  const city = row.line("city") || (location.kind === "city" ? location.text : "");
  const postalCode = row.line("postalCode").replace(/^(\d+)\.0+$/, "$1");
  const countryCell = row.line("country");
  const named = countryName(countryCell) || countryName(row.line("countryCode"));
  const parsed = parseAddress({
    fullAddress,
    postalCode,
    country: named || provenCountry(row, { ...evidence, fullAddress, postalCode, city }),
    fallbackCountry: countryName(importCountry) || importCountry,
    street: row.addressLine("street"),
    city,
    borough: row.line("borough"),
    state: stateCell(row),
  });
  const placed = splitCityCell(city, parsed.city, parsed.country);
  return {
    fullAddress,
    address: parsed.address,
    city: placed.city,
    state: regionForm(parsed.state || placed.state || row.line("county"), parsed.country),
    zipCode: parsed.zipCode,
    country: parsed.country || countryCell,
  };
}

/** Returns the cell of the state; a code of two letters in capitals, as the codes of states are. */
function stateCell(row: RowCells): string {
  const cell = row.line("state") || row.line("usState") || row.line("stateCode");
  return /^[a-z]\.?\s?[a-z]\.?$/i.test(cell) ? cell.replace(/[.\s]/g, "").toUpperCase() : cell;
}

type PlaceEvidence = Omit<CountryEvidence, "timeZone"> & { postalCode: string; city: string };

function provenCountry(row: RowCells, place: PlaceEvidence): string {
  return (
    countryOfEvidence({ ...place, timeZone: row.line("timeZone") }) ||
    countryOfAreaCode(place) ||
    countryOfCityCell(place.city)
  );
}

/** Infers the country from a cell such as "Portland, ME". */
function countryOfCityCell(cell: string): string {
  const [, city = "", state = ""] = /^([^,]{2,40}), ?([A-Z]{2})$/.exec(cell) ?? [];
  return state === "" ? "" : nameOfCountry(byStateCode(state, city));
}
