import type { Replicas } from "../../store/port/replicas.ts";
import { openPostgresStore } from "../../store/postgres/open-postgres-store.ts";
import type { Store } from "../../store/store.ts";

/** Store of a server that reads from standbys. `notices` are sentences for the operator. */
export type ReplicatedStore = Store & { replicas: Replicas; notices: string[] };

/** Returns the URL of a database at another server of the same cluster, as the product's role. */
export function urlAt(database: string, { port }: { port: number }): string {
  const url = new URL(database);
  url.port = String(port);
  return url.href;
}

/** Opens the store of a server. `replicas` are URLs. */
export async function openReplicatedStore(
  url: string,
  replicas: readonly string[],
  maxReplicaLagMs = 2_000,
): Promise<ReplicatedStore> {
  const notices: string[] = [];
  const options = { poolSize: 3, tls: "off" } as const;
  const store = await openPostgresStore(
    {
      ...options,
      url,
      name: "primary",
      maxReplicaLagMs,
      replicas: replicas.map((replicaUrl, number) => ({ url: replicaUrl, name: `standby ${number + 1}`, tls: "off" })),
    },
    { isServing: true, onReplicaChange: (sentence) => void notices.push(sentence) },
  );
  if (store.replicas === undefined) throw new Error("the store reads from no replicas");
  return { ...store, replicas: store.replicas, notices };
}
