import type { Database } from "better-sqlite3";
import type { BusinessInsert } from "#domain/business/business-keys";
import { missingDataBits } from "../../columns/missing-data.ts";
import type { DictionaryIds } from "../read/business-record.ts";
import { openSearchIndex, rankOf } from "../read/search-index.ts";
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

/** Writes what lists and counts go by: the listing, its words, the kept counts, and the log of changes. */
export function openListingWriter(db: Database, counters: Counters) {
  const tally = openCountDeltas(db, counters);
  const index = openSearchIndex(db);
  const changes = openListingChanges(db);
  const list = db.prepare(
    `INSERT INTO listings (id, rank, rating, review_count, created_at, city_id, category_id, state_id, postcode_id,
       country_id, is_verified, pattern_id, latitude, longitude, sort_name, missing_data)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const unlist = db.prepare<[number], ListingRow>(
    `DELETE FROM listings WHERE id = ? RETURNING rank, city_id AS cityId, category_id AS categoryId, state_id AS stateId,
       postcode_id AS postcodeId, country_id AS countryId, is_verified AS isVerified`,
  );
  const closeForGood = db.prepare("INSERT INTO unlisted (id, country_id) VALUES (?, ?)");
  const reopen = db.prepare("DELETE FROM unlisted WHERE id = ?");

  return {
    /** `isDescribed`: it has all of its texts for search engines. */
    add(id: number, draft: BusinessInsert, ids: DictionaryIds, createdAt: number, isDescribed: boolean) {
      if (draft.businessStatus === "CLOSED_PERMANENTLY") {
        closeForGood.run(id, ids.countryId);
        return;
      }
      const rank = rankOf(draft.quality);
      const pattern = draft.businessStatus === "OPERATIONAL" ? ids.patternId : null;
      list.run(
        id,
        rank,
        draft.rating,
        draft.reviewCount,
        createdAt,
        ids.cityId,
        ids.categoryId,
        ids.stateId,
        ids.postcodeId,
        ids.countryId,
        draft.isVerified ? 1 : 0,
        pattern,
        draft.latitude === null || draft.longitude === null ? null : draft.latitude,
        draft.longitude,
        draft.sortName,
        missingDataBits(draft, isDescribed),
      );
      index.add(rank, id, draft, ids);
      const { isVerified, city, state, country } = draft;
      tally.add({ ...ids, isVerified, city, state, country }, 1);
    },

    /** City, state and country as they are stored. */
    remove(id: number, city: string, state: string, country: string) {
      changes.note(id);
      const row = unlist.get(id);
      if (row === undefined) {
        reopen.run(id);
        return;
      }
      index.remove(row.rank, id);
      tally.add({ ...row, isVerified: row.isVerified === 1, city, state, country }, -1);
    },

    /** Whoever holds listings in memory reads this one again. */
    note: (id: number) => changes.note(id),

    end() {
      tally.write();
      changes.prune();
      // last, because every statement that follows makes the index write out what it has gathered
      index.write();
    },

    forget() {
      index.forget();
      tally.forget();
    },
  };
}
