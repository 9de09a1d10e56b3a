import type { Transaction } from "../connection/transaction.ts";

/** A smaller table is quick to read with any plan. Bytes. */
const SMALL_TABLE = 8_000_000;
const FEW_ROWS = 10_000;

/** Tables of ours that were never analyzed, and those with more dead rows than others. */
const NEGLECTED = `
  SELECT c.relname
  FROM pg_class c JOIN pg_stat_user_tables s ON s.relid = c.oid
  WHERE c.relnamespace = to_regnamespace(quote_ident(current_schema())) AND c.relkind = 'r'
    AND ((c.reltuples < 0 AND pg_relation_size(c.oid) > ${SMALL_TABLE})
      OR (s.n_dead_tup > ${FEW_ROWS} AND s.n_dead_tup > s.n_live_tup))
  ORDER BY c.relname`;

/** Names of tables that autovacuum has neglected: plans are made for other rows than they have, or they hold more waste than rows. */
export const neglectedTables = (tx: Transaction): Promise<string[]> => tx.values<string>(NEGLECTED);
