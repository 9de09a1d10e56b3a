import type { Cluster } from "../port/cluster.ts";
import type { PostgresOptions } from "../store-options.ts";
import { createExclusiveWork } from "./cluster/exclusive-work.ts";
import { createSharedAttempts } from "./cluster/shared-attempts.ts";
import { createSharedFiles } from "./cluster/shared-files.ts";
import { NOW } from "./connection/database-clock.ts";
import { clientConfig } from "./connection/open-pool.ts";
import type { Engine } from "./engine.ts";

export function createCluster({ transactions }: Engine, options: PostgresOptions): Cluster {
  async function clockOffset(): Promise<number> {
    return transactions.read(async (tx) => {
      const startedAt = Date.now();
      const databaseTime = Number(await tx.value<number>(`SELECT ${NOW}`));
      return Math.round(databaseTime - (startedAt + Date.now()) / 2);
    });
  }

  return {
    files: createSharedFiles(transactions),
    attempts: createSharedAttempts(transactions),
    clockOffset,
    runExclusively: createExclusiveWork(clientConfig(options)),
  };
}
