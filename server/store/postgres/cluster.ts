import type { Cluster } from "../port/cluster.ts";
import type { PostgresOptions } from "../store-options.ts";
import { createExclusiveWork } from "./cluster/exclusive-work.ts";
import { createSharedAttempts } from "./cluster/shared-attempts.ts";
import { createSharedFiles } from "./cluster/shared-files.ts";
import { clientConfig } from "./connection/open-pool.ts";
import type { Engine } from "./engine.ts";

export function createCluster({ transactions }: Engine, options: PostgresOptions): Cluster {
  return {
    files: createSharedFiles(transactions),
    attempts: createSharedAttempts(transactions),
    runExclusively: createExclusiveWork(clientConfig(options)),
  };
}
