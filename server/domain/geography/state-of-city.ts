import type { BusinessDraft } from "#contract/business";
import { regionOfPostcode } from "../address/address-regions.ts";
import { countryCode } from "../address/country.ts";
import { hasListedNamesakes, statesOfNamesakes } from "../cities/namesakes.ts";
import { statesOfNationalNumber, statesOfNumber } from "./area-code.ts";

/** Number of rows of a city that prove its state where no phone number does. */
const MIN_ROWS = 3;

/** State of a city by the rows of a file. */
export interface StateVotes {
  /** The only state of these rows; undefined where they differ. */
  state: string | undefined;
  rows: number;
}

export type PlaceOfRow = Pick<BusinessDraft, "city" | "country" | "phone" | "phoneE164" | "zipCode">;

/**
 * Returns the state of a row that names none, if other rows at its city all tell one and its area code is of that state. A row whose number
 * belongs to no place needs more rows, and no other state of the file may have such a city. Returns "" if nothing proves one.
 */
export function provenState(row: PlaceOfRow, { state, rows }: StateVotes, statesOfFile: Iterable<string>): string {
  const { city, country, zipCode } = row;
  if (state === undefined) return "";
  const statesOfPhone = country === "" ? statesOfNationalNumber(row.phone ?? "") : statesOfNumber(row.phoneE164 ?? "");
  if (country === "" && (statesOfPhone.length === 0 || zipCode !== "")) return "";
  const code = countryCode(country) ?? "";
  if (country !== "" && ![state, ""].includes(regionOfPostcode(code, zipCode))) return "";
  if (statesOfPhone.length > 0) return statesOfPhone.includes(state) ? state : "";
  return rows >= MIN_ROWS && isOnlyTown(code, city, state, statesOfFile) ? state : "";
}

/** Tells whether no other state of the file has a town of this name. Where namesakes are not listed, the file must be of one state. */
function isOnlyTown(code: string, city: string, state: string, statesOfFile: Iterable<string>): boolean {
  const namesakes = statesOfNamesakes(code, city);
  const others = [...statesOfFile].filter((other) => other !== state);
  return hasListedNamesakes(code) ? !others.some((other) => namesakes.has(other)) : others.length === 0;
}
