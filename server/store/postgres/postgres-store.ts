import type { Pool } from "pg";
import type { Store } from "../store.ts";
import type { PostgresOptions } from "../store-options.ts";
import { createAccounts } from "./accounts.ts";
import { createChanges } from "./changes.ts";
import { createCluster } from "./cluster.ts";
import { createDirectory } from "./directory.ts";
import { createDuplicates } from "./duplicates.ts";
import { createEditing } from "./editing.ts";
import { openEngine } from "./engine.ts";
import { createImports } from "./imports.ts";
import { createJobs } from "./jobs.ts";
import { createMaintenance } from "./maintenance.ts";
import { createSearch } from "./search.ts";

/** The port over a database whose schema is up to date. `isServing`: see `StoreOptions`. */
export function createPostgresStore(pool: Pool, options: PostgresOptions, isServing = false): Store {
  const engine = openEngine(pool, options, isServing);
  return {
    directory: createDirectory(engine),
    search: createSearch(engine),
    imports: createImports(engine),
    editing: createEditing(engine),
    changes: createChanges(engine),
    duplicates: createDuplicates(engine),
    jobs: createJobs(engine),
    accounts: createAccounts(engine),
    maintenance: createMaintenance(engine),
    cluster: createCluster(engine, options),
    async close() {
      await engine.listener?.close();
      await pool.end();
    },
  };
}
