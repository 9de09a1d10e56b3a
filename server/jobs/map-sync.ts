import type { Logger } from "pino";
import type { Config } from "../config/load-config.ts";
import type { CurrentArchive } from "../map/current-map.ts";
import type { Store } from "../store/store.ts";

export interface MapSyncParts {
  store: Pick<Store, "cluster">;
  config: Pick<Config, "map">;
  /** Path of the archive on this machine. */
  file: string;
  currentMap: CurrentArchive;
  log: Logger;
}

/** Creates the step that makes the map of this machine that of all servers. A single server, or a shared file, needs none. */
export function createMapSync({ store, config, file, currentMap, log }: MapSyncParts): () => Promise<void> {
  const { cluster } = store;
  if (cluster === undefined || config.map.file !== null) return async () => undefined;
  return async () => {
    try {
      const { fetchSharedMap } = await import("../operations/maps/shared-map.ts");
      const isChanged = await fetchSharedMap(cluster.files, file, (await currentMap())?.version);
      if (isChanged) log.info("the map was replaced by that of the other servers");
    } catch (error) {
      log.warn({ err: error }, "the map of the other servers could not be fetched");
    }
  };
}
