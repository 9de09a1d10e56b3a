import { type FilterableRow, rowTest } from "../../lists/row-filter.ts";
import type { AdministratorFilter } from "../../port/search.ts";
import type { Transaction } from "../connection/transaction.ts";
import { CITY_ID_BY_RULES } from "./city-id.ts";

const KEY_OF_CITY = `SELECT city_key FROM cities WHERE id = ${CITY_ID_BY_RULES}`;

/** Tests businesses by `rowTest`. */
export async function rowFilter(
  tx: Transaction,
  filter: AdministratorFilter,
): Promise<(row: FilterableRow) => boolean> {
  const { cityKey } = filter;
  if (cityKey === undefined) return rowTest(filter, undefined);
  return rowTest(filter, (await tx.value<string>(KEY_OF_CITY, [cityKey])) ?? cityKey);
}
