import { hasPostcodeRegions } from "#domain/address/address-regions";
import { cityKey } from "#domain/address/city-key";
import { countryCode, nameOfCountry } from "#domain/address/country";
import { type BusinessWithKeys, businessKeys } from "#domain/business/business-keys";
import { phoneToE164 } from "#domain/business/phones/phone";
import { provenState, type StateVotes } from "#domain/geography/state-of-city";
import { timeZoneOf } from "#domain/geography/time-zone";
import type { PlacedRow, RowEvidence } from "./waiting-rows.ts";

/** Maximum number of cities that are counted. */
const MAX_CITIES = 50_000;
/** Countries that a national phone number and the other rows prove together. */
const NORTH_AMERICA = ["US", "CA"];

/** Gives businesses whose city has no state that of others at the city, if these prove it. Later rows may contradict them. */
export class CityStates implements RowEvidence {
  /** Votes by country code and `cityKey`. */
  readonly #cities = new Map<string, StateVotes>();
  /** The same by country and city as written, so that a text is folded once. */
  readonly #texts = new Map<string, StateVotes>();
  readonly #statesOfFile = new Map<string, Set<string>>();

  observe({ city, state, country }: BusinessWithKeys): void {
    if (city !== "" && state !== "") this.#count(city, state, country);
  }

  /** Waits only once a row has told a state: the first thousand rows of a sheet are observed before one is added. */
  isUndecided({ business: { city, state, country, phone } }: PlacedRow): boolean {
    if (city === "" || state !== "" || this.#cities.size === 0) return false;
    return country === "" ? phone !== null : hasPostcodeRegions(countryCode(country) ?? "");
  }

  settle(row: PlacedRow): PlacedRow {
    return this.isUndecided(row) ? { ...row, business: this.#withState(row.business) } : row;
  }

  #count(city: string, state: string, country: string): void {
    const text = `${country} ${city}`;
    const votes = this.#texts.get(text) ?? this.#votesOf(text, city, country);
    if (votes === undefined) return;
    votes.rows++;
    if (votes.state === state) return;
    const isFirst = votes.rows === 1;
    votes.state = isFirst ? state : undefined;
    const states = this.#statesOfFile.get(country) ?? new Set();
    this.#statesOfFile.set(country, states.add(state));
  }

  #votesOf(text: string, city: string, country: string): StateVotes | undefined {
    const code = countryCode(country);
    if (code === undefined || !hasPostcodeRegions(code) || this.#texts.size >= MAX_CITIES) return undefined;
    const key = `${code} ${cityKey(city)}`;
    const votes = this.#cities.get(key) ?? { state: undefined, rows: 0 };
    this.#cities.set(key, votes);
    this.#texts.set(text, votes);
    return votes;
  }

  #withState(business: BusinessWithKeys): BusinessWithKeys {
    const codes = business.country === "" ? NORTH_AMERICA : [countryCode(business.country) as string];
    for (const code of codes) {
      const country = nameOfCountry(code);
      const votes = this.#cities.get(`${code} ${cityKey(business.city)}`);
      const state = votes === undefined ? "" : provenState(business, votes, this.#statesOfFile.get(country) ?? []);
      if (state !== "") return inState(business, state, country);
    }
    return business;
  }
}

function inState(business: BusinessWithKeys, state: string, country: string): BusinessWithKeys {
  const { phone, phoneE164, timeZone, latitude, longitude } = business;
  const before = timeZoneOf({ ...business, timeZone: "" });
  const draft = {
    ...business,
    state,
    country,
    phoneE164: phoneE164 ?? (phone === null ? null : phoneToE164(phone, country)),
    // A zone of its own column stays.
    timeZone: timeZone === before ? timeZoneOf({ timeZone: "", latitude, longitude, state, country }) : timeZone,
  };
  return { ...draft, ...businessKeys(draft) };
}
