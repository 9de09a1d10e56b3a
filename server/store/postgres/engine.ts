import type { Pool } from "pg";
import { SCHEMA_VERSION } from "./connection/schema-version.ts";
import { createTransactions, type Transactions } from "./connection/transactions.ts";
import { type BusinessWriter, openBusinessWriter } from "./write/business-writer.ts";

/** What the parts of the store share: connections, their transactions, and the writer. */
export interface Engine {
  pool: Pool;
  transactions: Transactions;
  writer: BusinessWriter;
}

export function openEngine(pool: Pool): Engine {
  const writer = openBusinessWriter();
  return { pool, writer, transactions: createTransactions(pool, SCHEMA_VERSION, () => writer.forget()) };
}
