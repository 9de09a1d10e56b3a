import { regionName } from "../address/address-regions.ts";
import { cityKey } from "../address/city-key.ts";
import { NAMESAKE_LINES } from "./namesakes-data.ts";

const statesByCountry = new Map<string, ReadonlyMap<string, ReadonlySet<string>>>();

/** Tells whether towns of the country are listed with their states. */
export function hasListedNamesakes(code: string): boolean {
  return NAMESAKE_LINES[code] !== undefined;
}

/** Returns the states that have a town of this name, if several do. `code` is ISO alpha-2. */
export function statesOfNamesakes(code: string, name: string): ReadonlySet<string> {
  let states = statesByCountry.get(code);
  if (states === undefined) {
    states = readStates(code);
    statesByCountry.set(code, states);
  }
  return states.get(cityKey(name)) ?? NO_STATES;
}

const NO_STATES: ReadonlySet<string> = new Set();

function readStates(code: string): Map<string, ReadonlySet<string>> {
  const entries = NAMESAKE_LINES[code]?.split("|") ?? [];
  return new Map(
    entries.map((entry) => {
      const [key = "", codes = ""] = entry.split(":");
      return [key, new Set(codes.split(" ").map((state) => regionName(code, state)))];
    }),
  );
}
