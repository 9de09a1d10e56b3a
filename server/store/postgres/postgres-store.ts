import type { Pool } from "pg";
import type { Replicas } from "../port/replicas.ts";
import type { Store } from "../store.ts";
import type { PostgresOptions } from "../store-options.ts";
import { createAccounts, createPasskeys, createPeople } from "./accounts.ts";
import { createChanges } from "./changes.ts";
import { createCluster } from "./cluster.ts";
import { storageError } from "./connection/storage-error.ts";
import { createDirectory } from "./directory.ts";
import { createDuplicates } from "./duplicates.ts";
import { createEditing } from "./editing.ts";
import { type EngineOptions, type OpenEngine, openEngine } from "./engine.ts";
import { createOwnFields } from "./history/own-fields.ts";
import { createScheduledFiles } from "./imports/scheduled-files.ts";
import { createImports } from "./imports.ts";
import { createJobs } from "./jobs.ts";
import { createMaintenance } from "./maintenance.ts";
import { createPhotos } from "./photos.ts";
import { createSearch } from "./search.ts";
import { createSynonyms } from "./synonyms.ts";

/** Creates the port over a database whose schema is up to date. */
export function createPostgresStore(pool: Pool, postgres: PostgresOptions, options: EngineOptions): Store {
  const engine = openEngine(pool, postgres, options);
  return {
    directory: createDirectory(engine),
    search: createSearch(engine),
    imports: createImports(engine),
    editing: createEditing(engine),
    synonyms: createSynonyms(engine),
    ownFields: createOwnFields(engine),
    changes: createChanges(engine),
    photos: createPhotos(engine),
    scheduledFiles: createScheduledFiles(engine),
    duplicates: createDuplicates(engine),
    jobs: createJobs(engine),
    accounts: createAccounts(engine),
    people: createPeople(engine),
    passkeys: createPasskeys(engine),
    maintenance: createMaintenance(engine),
    cluster: createCluster(engine, postgres),
    replicas: engine.replicas && createReplicas(engine.replicas),
    async size() {
      try {
        const { rows } = await pool.query<{ bytes: string }>("SELECT pg_database_size(current_database()) AS bytes");
        return { database: Number(rows[0]?.bytes), wal: 0 };
      } catch (error) {
        throw storageError(error);
      }
    },
    close: () => engine.close(),
  };
}

function createReplicas({ visitors, reads }: NonNullable<OpenEngine["replicas"]>): Replicas {
  return {
    visitors: {
      directory: createDirectory(visitors),
      search: createSearch(visitors),
      duplicates: createDuplicates(visitors),
      photos: createPhotos(visitors),
    },
    status: reads.status,
    newestVersion: reads.newestVersion,
    catchUp: reads.catchUp,
  };
}
