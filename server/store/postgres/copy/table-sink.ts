import pg from "pg";
import { businessKeys } from "#domain/business/business-keys";
import { AppError } from "../../../errors.ts";
import { COPIED_TABLES } from "../../copy/copied-tables.ts";
import type { TableSink } from "../../copy/table-sink.ts";
import type { StoredRow } from "../../copy/table-source.ts";
import { type BusinessRow, businessRecord } from "../../records/business-record.ts";
import type { Transaction } from "../connection/transaction.ts";
import { PostingsWriter } from "../full-text/postings-writer.ts";
import { searchTermsOf } from "../full-text/search-terms.ts";

interface Pattern {
  id: number;
  hours: string;
  time_zone: string;
  special_days: string;
}

/** Matches SQLSTATE classes of rejected values: wrong type or size, not unique, too long for an index. */
const WRONG_VALUE = /^(22|23|54)/;

/**
 * Inserts rows into empty tables, in the order of their keys, and adds the businesses to the postings. Errors: AppError `unreadable` for
 * values that PostgreSQL rejects; other errors of the server.
 */
export function openTableSink(tx: Transaction): TableSink {
  let patterns: ReadonlyMap<number, Pattern> | undefined;

  async function readPatterns() {
    const rows = await tx.rows<Pattern>("SELECT id, hours, time_zone, special_days FROM opening_patterns");
    return new Map(rows.map((row) => [row.id, row]));
  }

  async function addBusinesses(columns: readonly string[], rows: readonly StoredRow[]): Promise<void> {
    patterns ??= await readPatterns();
    const patternById = patterns;
    const postings = new PostingsWriter(0);
    function* withTerms() {
      for (const values of rows) {
        const row = Object.fromEntries(columns.map((column, position) => [column, values[position]])) as BusinessRow;
        const pattern = patternById.get(Number(row["pattern_id"]));
        const { hours = "", time_zone = "", special_days = "[]" } = pattern ?? {};
        const record = businessRecord({ ...row, hours, time_zone, special_days });
        // A permanently closed business is not listed.
        const isListed = record.businessStatus !== "CLOSED_PERMANENTLY";
        const terms = isListed ? searchTermsOf({ ...record, ...businessKeys(record) }) : [];
        postings.change(row.id, [], terms);
        yield [...values, terms.join(" ")];
      }
    }
    await tx.copyRows("businesses", [...columns, "search_terms"], withTerms());
    await postings.write(tx);
  }

  return {
    async add({ name }, columns, rows) {
      try {
        await (name === "businesses" ? addBusinesses(columns, rows) : tx.copyRows(name, columns, rows));
      } catch (error) {
        throw wrongValue(name, error);
      }
    },
    /** Never lowers the sequence. A rollback does not reset it. */
    async setLastId({ name }, lastId) {
      if (lastId === 0) return;
      const sequence = await tx.value<string>("SELECT pg_get_serial_sequence($1, 'id')", [name]);
      await tx.run(`SELECT setval($1, greatest($2, CASE WHEN is_called THEN last_value ELSE 1 END)) FROM ${sequence}`, [
        sequence,
        lastId,
      ]);
    },
  };
}

function wrongValue(table: string, error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError && WRONG_VALUE.test(error.code ?? ""))) return error;
  const asciiMessage = error.message.replace(/[^\x20-\x7e]/g, "?").slice(0, 200);
  return new AppError("unreadable", `A value in ${table} is none that PostgreSQL can store (${asciiMessage}).`, [], {
    cause: error,
  });
}

/** Deletes all rows of the selected tables, including sessions and postings, in reverse order of their references. */
export async function emptyTables(tx: Transaction, isEmptied: (table: string) => boolean): Promise<void> {
  for (const table of ["sessions", "postings", ...COPIED_TABLES.toReversed().map(({ name }) => name)]) {
    if (isEmptied(table)) await tx.run(`DELETE FROM ${table}`);
  }
  tx.setCounter("postingBatches", 0);
}
