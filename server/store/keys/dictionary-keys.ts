import { postcodeKey } from "#domain/business/business-keys";
import { type KindRules, kindByRules } from "#domain/categories/kind-rules";
import { placedCityKey } from "#domain/cities/city-identity";
import { foldKey } from "#domain/text/fold";

/** A table of texts that many businesses share, looked up by keys. All strings are SQL. */
export interface Dictionary {
  table: string;
  key: string;
  name: string;
  /** Column of the country; "''" except for cities. */
  country: string;
  condition: string;
  keyOf: (name: string, country: string) => string;
  /** An entry whose new key another one has keeps its key until its businesses have moved, so that its page redirects. */
  keepsKey?: true;
}

const places = (kind: string, keyOf: (name: string) => string): Dictionary => ({
  table: "places",
  key: "place_key",
  name: "name",
  country: "''",
  condition: `kind = '${kind}'`,
  keyOf,
});

/** Returns the dictionaries of places and kinds; `kinds` are the rules of kinds. */
export function dictionariesWith(kinds: KindRules): readonly Dictionary[] {
  return [
    { table: "cities", key: "city_key", name: "name", country: "country", condition: "TRUE", keyOf: placedCityKey },
    {
      table: "categories",
      key: "slug",
      name: "category",
      country: "''",
      condition: "TRUE",
      keyOf: (category) => kindByRules(category, kinds).slug,
      keepsKey: true,
    },
    places("state", foldKey),
    places("postcode", postcodeKey),
    places("country", foldKey),
  ];
}

export interface DictionaryEntry {
  id: number;
  key: string;
  name: string;
  country: string;
}

/** Returns the entries whose key is out of date, with the renewed key. */
export function staleEntries(
  { keyOf }: Dictionary,
  entries: readonly DictionaryEntry[],
): (DictionaryEntry & { renewed: string })[] {
  return entries
    .map((entry) => ({ ...entry, renewed: keyOf(entry.name, entry.country) }))
    .filter(({ key, renewed }) => renewed !== "" && renewed !== key);
}
