import { memoize } from "../text/memoize.ts";
import { COUNTRY_LINES } from "./country-data.ts";
import { placeKey } from "./place-key.ts";

interface Countries {
  nameByKey: Map<string, string>;
  codeByName: Map<string, string>;
}

let built: Countries | undefined;

/**
 * English short name ("United States", "Czechia") of a country in any common spelling: its names in English and other
 * languages, ISO alpha-2 or alpha-3. "" when unknown.
 */
export function countryName(text: string): string {
  // No country has a digit in its name; streets and the ends of addresses, which are asked about too, mostly do.
  return text.length > 80 || /\d/.test(text) ? "" : nameOf(text);
}

const nameOf = memoize((text) => countries().nameByKey.get(placeKey(text)) ?? "");

/** ISO alpha-2 of an English short name as `countryName` gives it ("XK" for Kosovo); undefined when unknown. */
export function countryCode(name: string): string | undefined {
  return countries().codeByName.get(name);
}

function countries(): Countries {
  if (built) return built;
  const nameByKey = new Map<string, string>();
  const codeByName = new Map<string, string>();
  for (const line of COUNTRY_LINES.trim().split("\n")) {
    const names = line.slice(7).split("|");
    const english = names[0] as string;
    codeByName.set(english, line.slice(0, 2));
    for (const name of [line.slice(0, 2), line.slice(3, 6), ...names]) nameByKey.set(placeKey(name), english);
  }
  built = { nameByKey, codeByName };
  return built;
}
