import type { Database } from "better-sqlite3";
import { businessKeys } from "#domain/business/business-keys";
import { type BusinessRow, businessRecord, qualifiedColumn, RECORD_FIELDS } from "../../records/business-record.ts";
import { openSearchIndex } from "../full-text/search-index.ts";

/** Number of listings per transaction: some hundred milliseconds. */
const CHUNK_LISTINGS = 1_000;

interface IndexedListing {
  rank: number;
  city_id: number | null;
  listed_category_id: number;
  state_id: number | null;
  postcode_id: number | null;
  country_id: number | null;
  pattern_id: number;
  attribute_ids: string;
}

const SELECT = `SELECT ${RECORD_FIELDS.map(qualifiedColumn).join(", ")}, l.rank, l.city_id, l.category_id AS listed_category_id, l.state_id,
    l.postcode_id, l.country_id, l.attribute_ids, b.pattern_id
  FROM listings l JOIN businesses b ON b.id = l.id JOIN categories c ON c.id = l.category_id
  JOIN opening_patterns p ON p.id = b.pattern_id
  WHERE l.id > ? ORDER BY l.id LIMIT ${CHUNK_LISTINGS}`;

/**
 * Indexes the words of the next listings after an id, in the caller's transaction. The search index must lack them. Returns the last id,
 * undefined at the end.
 */
export function openListingIndexer(db: Database): (afterId: number) => number | undefined {
  const index = openSearchIndex(db);
  const select = db.prepare<[number], BusinessRow & IndexedListing>(SELECT);
  return (afterId) => {
    const rows = select.all(afterId);
    for (const row of rows) {
      const business = businessRecord(row);
      const ids = {
        cityId: row.city_id,
        categoryId: row.listed_category_id,
        group: business.group,
        stateId: row.state_id,
        postcodeId: row.postcode_id,
        countryId: row.country_id,
        patternId: row.pattern_id,
        attributeIds: row.attribute_ids,
      };
      index.add(row.rank, row.id, { ...business, ...businessKeys(business) }, ids);
    }
    index.write();
    return rows.at(-1)?.id;
  };
}
