import type { Pool } from "pg";
import type { PostgresOptions, StoreOptions } from "../store-options.ts";
import { type ColumnReader, openColumnReader } from "./columns/column-reader.ts";
import { type ChangeListener, openChangeListener } from "./connection/change-listener.ts";
import { clientConfig } from "./connection/open-pool.ts";
import { SCHEMA_VERSION } from "./connection/schema-version.ts";
import { createTransactions, type Transactions } from "./connection/transactions.ts";
import { type CachedRead, createCachedReads } from "./lookups/cached-reads.ts";
import { openPlaceLookups } from "./lookups/place-lookups.ts";
import { openCategories } from "./read/categories.ts";
import { openCities } from "./read/cities.ts";
import { openReadReplicas, type ReadReplicas } from "./replicas/read-replicas.ts";
import { type BusinessWriter, openBusinessWriter } from "./write/business-writer.ts";

const MAX_CACHED_READS = 5_000;

/** What the parts of the store share: connections, their transactions, and the writer. */
export interface Engine {
  pool: Pool;
  transactions: Transactions;
  writer: BusinessWriter;
  /** Of a server, which is asked for the version of the data with each request. */
  listener: Pick<ChangeListener, "counters"> | undefined;
  /** For small reads that requests repeat. */
  cachedRead: CachedRead;
  placeLookups: ReturnType<typeof openPlaceLookups>;
  columns: Pick<ColumnReader, "use" | "prefetch">;
  cities: ReturnType<typeof openCities>;
  categories: ReturnType<typeof openCategories>;
}

export interface OpenEngine extends Engine {
  /** What visitors read, where standbys answer them. */
  replicas: { visitors: Engine; reads: ReadReplicas } | undefined;
  close(): Promise<void>;
}

export type EngineOptions = Pick<StoreOptions, "isServing" | "onReplicaChange">;

export function openEngine(
  pool: Pool,
  postgres: PostgresOptions,
  { isServing, onReplicaChange }: EngineOptions,
): OpenEngine {
  const writer = openBusinessWriter();
  const listener = isServing ? openChangeListener(clientConfig(postgres), onHeard) : undefined;
  const events = {
    onCommit(counters: ReadonlyMap<string, number>) {
      listener?.note(counters);
      reads?.show(counters);
    },
    onRollback: () => writer.forget(),
  };
  const primary = createTransactions(pool, SCHEMA_VERSION, events);
  const hasReplicas = listener !== undefined && (postgres.replicas ?? []).length > 0;
  const onReplaced = () => {
    replacements++;
    columns.allowOlder();
  };
  const reads = hasReplicas
    ? openReadReplicas({ postgres, listener, readPrimary: primary.read, onReplaced, onChange: onReplicaChange })
    : undefined;
  const columns = openColumnReader(reads?.readNewest ?? primary.read);
  let replacements = 0;
  let leap: Promise<void> | undefined;

  /** The next write stores a leap of the counters. Standbys must have it, or they seem to be behind until then. */
  function onHeard(counters: ReadonlyMap<string, number>, isLeapt: boolean) {
    reads?.hear(counters);
    if (reads === undefined || !isLeapt) return;
    leap ??= primary
      .writePrivate(async () => undefined)
      .catch(() => undefined)
      .finally(() => {
        leap = undefined;
      });
  }

  const engine: Engine = {
    pool,
    writer,
    transactions: reads === undefined ? primary : { ...primary, read: hearing(primary.read, reads) },
    listener,
    cachedRead: createCachedReads(primary.read, listener, MAX_CACHED_READS),
    placeLookups: openPlaceLookups(primary.read, listener),
    columns,
    cities: openCities(),
    categories: openCategories(),
  };
  return {
    ...engine,
    replicas: reads && { reads, visitors: visitorEngine(engine, reads, () => replacements) },
    async close() {
      await listener?.close();
      await reads?.close();
      await pool.end();
    },
  };
}

/** What an administrator was shown, his next request must reach wherever it is answered. */
const hearing =
  (read: Transactions["read"], { hear }: ReadReplicas): Transactions["read"] =>
  (work) =>
    read((tx) => {
      hear(tx.counters);
      return work(tx);
    });

/** Reads from standbys. `replacements`: how often what visitors see was replaced by something else than a later version. */
function visitorEngine(engine: Engine, reads: ReadReplicas, replacements: () => number): Engine {
  const { read } = reads;
  const { writeCount } = engine.transactions;
  return {
    ...engine,
    transactions: { ...engine.transactions, read, writeCount: () => writeCount() + replacements() },
    listener: reads,
    cachedRead: createCachedReads(read, reads, MAX_CACHED_READS),
    placeLookups: openPlaceLookups(read, reads),
    columns: {
      use: (work) => engine.columns.use(work, read),
      prefetch: (tx) => engine.columns.prefetch(tx, read),
    },
  };
}
