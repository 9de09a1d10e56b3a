import type { Pool } from "pg";
import { SCHEMA_VERSION } from "../schema-version.ts";
import type { PostgresOptions, StoreOptions } from "../store-options.ts";
import { type ColumnReader, openColumnReader } from "./columns/column-reader.ts";
import { type ChangeListener, openChangeListener } from "./connection/change-listener.ts";
import { clientConfig } from "./connection/open-pool.ts";
import type { Counters } from "./connection/read-counters.ts";
import type { Transaction } from "./connection/transaction.ts";
import { createTransactions, type Transactions } from "./connection/transactions.ts";
import { type CachedRead, createCachedReads } from "./lookups/cached-reads.ts";
import { openPlaceLookups } from "./lookups/place-lookups.ts";
import { openCategories } from "./read/categories.ts";
import { openCities } from "./read/cities.ts";
import { openReadReplicas, type ReadReplicas } from "./replicas/read-replicas.ts";
import { type BusinessWriter, openBusinessWriter } from "./write/business-writer.ts";

const MAX_CACHED_READS = 5_000;

/** Services that the parts of the store share. */
export interface Engine {
  pool: Pool;
  transactions: Transactions;
  writer: BusinessWriter;
  /** Listener of a server, which needs the version of the data for each request; undefined for a command. */
  listener: Pick<ChangeListener, "counters"> | undefined;
  /** Cache of small reads that many requests repeat. */
  cachedRead: CachedRead;
  placeLookups: ReturnType<typeof openPlaceLookups>;
  columns: Pick<ColumnReader, "use" | "load" | "prefetch">;
  cities: ReturnType<typeof openCities>;
  categories: ReturnType<typeof openCategories>;
}

export interface OpenEngine extends Engine {
  /** Engine for visitors, if standbys are configured. */
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
  const listener = isServing ? openChangeListener(clientConfig(postgres), onCountersRead) : undefined;
  const events = {
    onCommit(tx: Transaction) {
      writer.afterCommit(tx);
      listener?.recordCommit(tx.counters);
      reads?.showPrimary(tx.counters);
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
  let refreshPromise: Promise<void> | undefined;

  /** Stores the counters of a new instance at once by an empty write. Until standbys have them, they count as behind. */
  function onCountersRead(counters: Counters, isNewInstance: boolean) {
    reads?.updateNewest(counters);
    if (reads === undefined || !isNewInstance) return;
    refreshPromise ??= primary
      .writePrivate(async () => undefined)
      .catch(() => undefined)
      .finally(() => {
        refreshPromise = undefined;
      });
  }

  const engine: Engine = {
    pool,
    writer,
    transactions: reads === undefined ? primary : { ...primary, read: trackNewest(primary.read, reads) },
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

/** Records what administrators have read: their next request, on any server, must not see older data (monotonic reads). */
const trackNewest =
  (read: Transactions["read"], { updateNewest }: ReadReplicas): Transactions["read"] =>
  (work) =>
    read((tx) => {
      updateNewest(tx.counters);
      return work(tx);
    });

/**
 * Creates the engine for visitors, which reads from standbys. `replacements` counts how often visitors went to a version that is not a
 * later one.
 */
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
      load: engine.columns.load,
      prefetch: (tx) => engine.columns.prefetch(tx, read),
    },
  };
}
