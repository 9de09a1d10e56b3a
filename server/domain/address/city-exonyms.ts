import { CITY_NAMES } from "./city-exonyms-data.ts";
import { cityKey } from "./city-key.ts";

let cachedKeys: ReadonlyMap<string, readonly string[]> | undefined;

/** Returns keys of the city's names in other languages: "Munich" is München. There are several if cities share the name. */
export function otherCityKeys(name: string): readonly string[] {
  cachedKeys ??= buildKeys();
  return cachedKeys.get(cityKey(name)) ?? [];
}

function buildKeys(): Map<string, string[]> {
  const byKey = new Map<string, string[]>();
  for (const line of CITY_NAMES.trim().split("\n")) {
    const keys = [...new Set(line.split(", ").map(cityKey))];
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), ...keys.filter((other) => other !== key)]);
  }
  return byKey;
}
