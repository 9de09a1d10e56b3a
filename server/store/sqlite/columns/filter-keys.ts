import type { Database } from "better-sqlite3";
import { idBitmap } from "../../columns/positions/id-bitmap.ts";
import { CITY_ID, openCityRules } from "../read/city-id.ts";

/** The dictionary entry of a key. */
export interface KeyEntry {
  id: number;
  businessCount: number;
}

export type FilterKeys = ReturnType<typeof openFilterKeys>;

/** Looks up the keys of filters; undefined for a key that no business has or had. */
export function openFilterKeys(db: Database) {
  const selectEntry = "SELECT id, business_count AS businessCount FROM";
  const city = db.prepare<{ key: string }, KeyEntry>(`${selectEntry} cities WHERE id = ${CITY_ID}`);
  const keyByRules = openCityRules(db);
  const category = db.prepare<[string], KeyEntry>(`${selectEntry} categories WHERE slug = ?`);
  const place = db.prepare<[string, string], KeyEntry>(`${selectEntry} places WHERE kind = ? AND place_key = ?`);
  const groupSize = db.prepare<[string], number>("SELECT sum(business_count) FROM categories WHERE category_group = ?");
  const selectCategoriesOfGroup = db.prepare<[string], number>("SELECT id FROM categories WHERE category_group = ?");
  groupSize.pluck();
  selectCategoriesOfGroup.pluck();
  return {
    city: (key: string) => city.get({ key: keyByRules(key) }),
    category: (slug: string) => category.get(slug),
    place: (kind: "state" | "postcode" | "country", key: string) => place.get(kind, key),
    groupSize: (group: string) => groupSize.get(group) ?? 0,
    /** Bitmap with 1 at the id of each category of the group. */
    categoriesOf: (group: string): Uint8Array => idBitmap(selectCategoriesOfGroup.all(group)),
  };
}
