import { cityKey } from "#domain/address/city-key";
import { transliterate } from "#domain/text/transliterate";

const WRITTEN_OUT = /(?<=[aou])e/g;

/** Beginnings of city keys that a text may stand for: as typed, in Latin letters ("бео"), without the e of umlauts ("zuer"). */
export function cityPrefixes(text: string): string[] {
  const key = cityKey(text);
  return [...new Set([key, transliterate(key), key.replace(WRITTEN_OUT, "")])].filter((prefix) => prefix !== "");
}
