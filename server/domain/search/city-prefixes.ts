import { cityKey } from "#domain/address/city-key";
import { transliterate } from "#domain/text/scripts/transliterate";

/** Matches the e of an umlaut transcribed as two letters. */
const UMLAUT_E = /(?<=[aou])e/g;

/** Returns the prefixes of city keys that a text may mean: as typed, in Latin letters ("бео"), without the e of umlauts ("zuer"). */
export function cityPrefixes(text: string): string[] {
  const key = cityKey(text);
  return [...new Set([key, transliterate(key), key.replace(UMLAUT_E, "")])].filter((prefix) => prefix !== "");
}
