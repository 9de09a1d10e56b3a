import type { Transaction } from "../connection/transaction.ts";

/** Smaller tables are fast to read with any plan. */
const SMALL_TABLE_BYTES = 8_000_000;
/** Fewer dead rows do not matter. */
const FEW_ROWS = 10_000;

/** Selects large tables that were never analyzed, and tables with more dead rows than live ones. */
const NEGLECTED = `
  SELECT quote_ident(c.relname)
  FROM pg_class c JOIN pg_stat_user_tables s ON s.relid = c.oid
  WHERE c.relnamespace = to_regnamespace(quote_ident(current_schema())) AND c.relkind = 'r'
    AND ((c.reltuples < 0 AND pg_relation_size(c.oid) > ${SMALL_TABLE_BYTES})
      OR (s.n_dead_tup > ${FEW_ROWS} AND s.n_dead_tup > s.n_live_tup))
  ORDER BY c.relname`;

/** Returns names, as SQL, of the tables that autovacuum has neglected: their statistics are missing, or most of their rows are dead. */
export const neglectedTables = (tx: Transaction): Promise<string[]> => tx.values<string>(NEGLECTED);
