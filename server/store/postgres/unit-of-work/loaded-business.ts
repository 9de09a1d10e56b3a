import type { Countable } from "../../counts/count-deltas.ts";
import {
  type BusinessRow,
  CONTENT_FIELDS,
  columnOf,
  OWN_COLUMNS,
  qualifiedColumn,
  RECORD_FIELDS,
  type Value,
} from "../../records/business-record.ts";
import type { Transaction } from "../connection/transaction.ts";

/** A business in the database, with the data needed to remove it. */
export interface LoadedBusiness {
  row: BusinessRow;
  /** Properties by which its listing is counted; undefined if it is not listed. */
  counted: Countable | undefined;
  /** Stored terms of the business (see `searchTermsOf`); none if it is not listed. */
  searchTerms: readonly string[];
}

interface ListingColumns {
  listing_id: number | null;
  city_id: number | null;
  listed_category_id: number | null;
  state_id: number | null;
  postcode_id: number | null;
  country_id: number | null;
  listed_as_verified: number | null;
}

const SELECT = `
  SELECT ${[...new Set([...RECORD_FIELDS, ...CONTENT_FIELDS, "createdAt", "updatedAt"])].map(qualifiedColumn).join(", ")},
    b.place_id, b.slug, b.import_id, b.search_terms, l.id AS listing_id, l.city_id, l.category_id AS listed_category_id,
    l.state_id, l.postcode_id, l.country_id, l.is_verified AS listed_as_verified
  FROM businesses b JOIN categories c ON c.id = b.category_id JOIN opening_patterns p ON p.id = b.pattern_id
  LEFT JOIN listings l ON l.id = b.id`;

/** Reads the businesses with these ids or place ids. */
export async function readBusinesses(
  tx: Transaction,
  ids: readonly number[],
  placeIds: readonly string[],
): Promise<LoadedBusiness[]> {
  const rowsById = ids.length === 0 ? [] : await tx.rows<BusinessRow>(`${SELECT} WHERE b.id = ANY($1)`, [ids]);
  const rowsByPlaceId =
    placeIds.length === 0 ? [] : await tx.rows<BusinessRow>(`${SELECT} WHERE b.place_id = ANY($1)`, [placeIds]);
  return [...rowsById, ...rowsByPlaceId].map(loadedBusiness);
}

function loadedBusiness(selectedRow: BusinessRow): LoadedBusiness {
  const { search_terms, listing_id, city_id, listed_category_id, ...rest } = selectedRow as BusinessRow &
    ListingColumns;
  const { state_id, postcode_id, country_id, listed_as_verified, ...row } = rest;
  const { city, state, country } = row as unknown as Pick<Countable, "city" | "state" | "country">;
  return {
    row,
    searchTerms: search_terms === "" ? [] : String(search_terms).split(" "),
    counted:
      listing_id === null
        ? undefined
        : {
            cityId: city_id,
            categoryId: listed_category_id ?? 0,
            stateId: state_id,
            postcodeId: postcode_id,
            countryId: country_id,
            isVerified: listed_as_verified === 1,
            city,
            state,
            country,
          },
  };
}

const CONTENT_COLUMNS = CONTENT_FIELDS.map(columnOf);

/** Returns the values of all content fields, like `contentValues`. */
export function valuesOf(row: BusinessRow): Value[] {
  return CONTENT_COLUMNS.map((column) => row[column] ?? null);
}

const ROW_COLUMNS = ["id", "place_id", "slug", "import_id", "created_at", "updated_at", ...OWN_COLUMNS];
/** Columns of `businesses` in the order of `businessValues`. */
export const BUSINESS_COLUMNS: readonly string[] = [...ROW_COLUMNS, "pattern_id", "category_id", "search_terms"];

/** Returns the values of a row in `businesses`. */
export function businessValues(
  row: BusinessRow,
  { patternId, categoryId }: { patternId: number; categoryId: number },
  searchTerms: readonly string[],
): Value[] {
  const values = ROW_COLUMNS.map((column) => row[column] ?? null);
  values.push(patternId, categoryId, searchTerms.join(" "));
  return values;
}

/** Replaces the values of all content fields in the row. */
export function setValues(row: BusinessRow, values: readonly Value[]): void {
  for (const [position, column] of CONTENT_COLUMNS.entries()) row[column] = values[position] ?? null;
}
