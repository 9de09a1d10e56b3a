import type { Database } from "better-sqlite3";
import type { BusinessInsert } from "#domain/business/business-keys";
import { rankOf } from "../../lists/rank.ts";
import type { DictionaryIds, Value } from "../../records/business-record.ts";
import { countable, isListed, LISTING_COLUMNS, listingValues } from "../../records/listing-row.ts";
import { openSearchIndex } from "../full-text/search-index.ts";
import { openCountDeltas } from "./count-deltas.ts";
import type { Counters } from "./counters.ts";
import { openListingChanges } from "./listing-changes.ts";

interface ListingRow {
  rank: number;
  cityId: number | null;
  categoryId: number;
  stateId: number | null;
  postcodeId: number | null;
  countryId: number | null;
  isVerified: number;
}

/** Writes the listing of a business, its words in the search index, the counts and the change log. */
export function openListingWriter(db: Database, counters: Counters) {
  const counts = openCountDeltas(db, counters);
  const index = openSearchIndex(db);
  const changes = openListingChanges(db);
  const insert = db.prepare(
    `INSERT INTO listings (${LISTING_COLUMNS.join(", ")}) VALUES (${LISTING_COLUMNS.map(() => "?").join(", ")})`,
  );
  const remove = db.prepare<[number], ListingRow>(
    `DELETE FROM listings WHERE id = ? RETURNING rank, city_id AS cityId, category_id AS categoryId, state_id AS stateId,
       postcode_id AS postcodeId, country_id AS countryId, is_verified AS isVerified`,
  );
  const addClosed = db.prepare("INSERT INTO unlisted (id, country_id) VALUES (?, ?)");
  const removeClosed = db.prepare("DELETE FROM unlisted WHERE id = ?");

  return {
    /** `createdAt` is in milliseconds. `values` has all content fields. */
    add(id: number, business: BusinessInsert, ids: DictionaryIds, createdAt: number, values: readonly Value[]) {
      if (!isListed(business)) {
        addClosed.run(id, ids.countryId);
        return;
      }
      insert.run(...listingValues({ id, createdAt, business, ids, values }));
      index.add(rankOf(business.quality), id, business, ids);
      counts.add(countable({ business, ids }), 1);
    },

    /** City, state and country are as stored. */
    remove(id: number, city: string, state: string, country: string) {
      changes.add(id);
      const row = remove.get(id);
      if (row === undefined) {
        removeClosed.run(id);
        return;
      }
      index.remove(row.rank, id);
      counts.add({ ...row, isVerified: row.isVerified === 1, city, state, country }, -1);
    },

    /** Makes column stores in memory reread this listing. */
    logChange: (id: number) => changes.add(id),

    end() {
      counts.write();
      changes.prune();
      // This comes last, since any later statement makes FTS5 flush its buffer.
      index.write();
    },

    forget() {
      index.forget();
      counts.forget();
    },
  };
}
