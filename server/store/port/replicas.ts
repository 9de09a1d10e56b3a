import type { Photos } from "../photos/photos.ts";
import type { Directory } from "./directory.ts";
import type { Duplicates } from "./duplicates.ts";
import type { Search } from "./search.ts";

/** The parts of the store that visitors read. */
export interface VisitorStore {
  directory: Directory;
  search: Search;
  duplicates: Pick<Duplicates, "survivorOf">;
  photos: Pick<Photos, "read">;
}

/** "current" means that the lag is within the limit, "behind" that it is not, "lost" that the standby cannot be reached. */
export interface ReplicaStatus {
  /** Example: "mainstreet at db.example.org:5432". */
  name: string;
  state: "current" | "behind" | "lost";
  /** Replication lag in seconds; infinite if unknown. */
  lagSeconds: number;
}

/** Hot standbys of the database, which answer reads of visitors. */
export interface Replicas {
  /** Reads from standbys that are not behind, else from the primary. Reads never go back in time (monotonic reads). */
  visitors: VisitorStore;
  status(): { isPrimaryLost: boolean; standbys: readonly ReplicaStatus[] };
  /** Returns the newest version of the data that this server knows; undefined if it knows none. */
  newestVersion(): string | undefined;
  /** Read your writes: waits until visitors read data at least as new as a `newestVersion` of any server. Gives up after two seconds. */
  catchUp(version: string): Promise<void>;
}
