import type { ClientBase, QueryResultRow } from "pg";
import type { Value } from "../../records/business-record.ts";
import { copyRows, NULL_CHARACTER_SUBSTITUTE } from "./copy-rows.ts";

/**
 * Names of the numbers in the table `counters`. The engine's own are explained in long-writes.ts (`changingUntil`), merge-postings.ts
 * (`postingBatches`) and read-counters.ts (`instance`), the others in write/counters.ts of the SQLite engine.
 */
export type Counter =
  | "schemaVersion"
  | "revision"
  | "generation"
  | "instance"
  | "lastBusinessId"
  | "listed"
  | "verified"
  | "cities"
  | "categories"
  | "keyVersion"
  | "staleFromId"
  | "staleUntilId"
  | "duplicatesRevision"
  | "duplicatesFoundAt"
  | "changingUntil"
  | "postingBatches";

/** Maximum number of statements that are prepared, once per connection. Further ones are parsed at each execution. */
const MAX_PREPARED_STATEMENTS = 1_000;
/** Name of the prepared statement by its SQL. */
const statementNames = new Map<string, string>();

/** A transaction on one connection. Parameters are $1, $2 …; an array is one parameter, as in `= ANY($1)`. */
export class Transaction {
  readonly #client: ClientBase;
  readonly #counters: Map<string, number>;
  readonly #changedCounters = new Set<Counter>();

  constructor(client: ClientBase, counters: Map<string, number>) {
    this.#client = client;
    this.#counters = counters;
  }

  async rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    const { rows } = await this.#client.query<QueryResultRow>(this.#query(sql, values));
    return rows as Row[];
  }

  async row<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row | undefined> {
    const [row] = await this.rows<Row>(sql, values);
    return row;
  }

  /** Returns rows as arrays, which are faster to read than objects if there are many. */
  async arrays<Row extends unknown[]>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    const { rows } = await this.#client.query({ ...this.#query(sql, values), rowMode: "array" });
    return rows as Row[];
  }

  /** Returns the first column of each row. */
  async values<T extends Value>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
    return (await this.arrays<[T]>(sql, values)).map(([value]) => value);
  }

  /** Returns the first column of the first row. */
  async value<T extends Value>(sql: string, values: readonly unknown[] = []): Promise<T | undefined> {
    const [first] = await this.values<T>(sql, values);
    return first;
  }

  /** Returns how many rows were inserted, updated or deleted. */
  async run(sql: string, values: readonly unknown[] = []): Promise<number> {
    const { rowCount } = await this.#client.query(this.#query(sql, values));
    return rowCount ?? 0;
  }

  #query(sql: string, values: readonly unknown[]) {
    return { ...prepare(sql), values: values.map(parameter) };
  }

  /** Inserts rows by COPY. `columns` are in the order of the values. */
  copyRows(table: string, columns: readonly string[], rows: Iterable<readonly (Value | Buffer)[]>): Promise<void> {
    return copyRows(this.#client, table, columns, rows);
  }

  /** Returns the value at the beginning of the transaction, or as set since. */
  counter(name: Counter): number {
    return this.#counters.get(name) ?? 0;
  }

  /** Sets a counter, which is written at COMMIT. */
  setCounter(name: Counter, value: number): void {
    this.#counters.set(name, value);
    this.#changedCounters.add(name);
  }

  addToCounter(name: Counter, change: number): void {
    if (change !== 0) this.setCounter(name, this.counter(name) + change);
  }

  /** Returns all counters as they are now. */
  get counters(): ReadonlyMap<string, number> {
    return this.#counters;
  }

  get hasChangedCounters(): boolean {
    return this.#changedCounters.size > 0;
  }

  /** Returns SQL that writes the changed counters; at least one must have changed. */
  counterSql(): string {
    const rows = Array.from(this.#changedCounters, (name) => `('${name}', ${this.counter(name)})`);
    return `INSERT INTO counters VALUES ${rows.join(", ")} ON CONFLICT (name) DO UPDATE SET value = excluded.value;`;
  }
}

function prepare(text: string): { text: string; name?: string } {
  const existingName = statementNames.get(text);
  if (existingName !== undefined) return { text, name: existingName };
  if (statementNames.size >= MAX_PREPARED_STATEMENTS) return { text };
  const name = `s${statementNames.size}`;
  statementNames.set(text, name);
  return { text, name };
}

const isText = (value: unknown) => typeof value === "string";

/** Replaces null characters, as `copyRows` does. */
function parameter(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll("\0", NULL_CHARACTER_SUBSTITUTE);
  return Array.isArray(value) && value.some(isText) ? value.map(parameter) : value;
}
