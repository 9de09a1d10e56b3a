import type { Database } from "better-sqlite3";
import { RULED_CITY_KEY } from "../history/rules.ts";

/** What a key stands for, and how many businesses have it. */
export interface Counted {
  id: number;
  business_count: number;
}

export type FilterKeys = ReturnType<typeof openFilterKeys>;

/** The ids behind the keys of a filter; undefined for what no business has or had. */
export function openFilterKeys(db: Database) {
  const city = db.prepare<{ key: string }, Counted>(
    `SELECT id, business_count FROM cities WHERE city_key = ${RULED_CITY_KEY}`,
  );
  const category = db.prepare<[string], Counted>("SELECT id, business_count FROM categories WHERE slug = ?");
  const place = db.prepare<[string, string], Counted>(
    "SELECT id, business_count FROM places WHERE kind = ? AND place_key = ?",
  );
  const groupSize = db.prepare<[string], number>("SELECT sum(business_count) FROM categories WHERE category_group = ?");
  const ofGroup = db.prepare<[string], number>("SELECT id FROM categories WHERE category_group = ?");
  groupSize.pluck();
  ofGroup.pluck();
  return {
    city: (key: string) => city.get({ key }),
    category: (slug: string) => category.get(slug),
    place: (kind: "state" | "postcode" | "country", key: string) => place.get(kind, key),
    groupSize: (group: string) => groupSize.get(group) ?? 0,
    /** 1 at the id of each category of the group. */
    categoriesOf(group: string): Uint8Array {
      const ids = ofGroup.all(group);
      const marked = new Uint8Array(Math.max(0, ...ids) + 1);
      for (const id of ids) marked[id] = 1;
      return marked;
    },
  };
}
