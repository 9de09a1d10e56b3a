import type { Directory } from "./directory.ts";
import type { Duplicates } from "./duplicates.ts";
import type { Search } from "./search.ts";

/** What visitors read. */
export interface VisitorStore {
  directory: Directory;
  search: Search;
  duplicates: Pick<Duplicates, "survivorOf">;
}

/** "current": its data are as new as they must be. "behind": they are older. "lost": it cannot be reached. */
export interface ReplicaStatus {
  /** "mainstreet at db.example.org:5432" */
  name: string;
  state: "current" | "behind" | "lost";
  /** How old its data are; infinite where that is unknown. Seconds. */
  lagSeconds: number;
}

/** Standbys of the database, which take part of the reads. */
export interface Replicas {
  /** The reads of visitors from standbys that are not behind, else from the primary. What is read never becomes older. */
  visitors: VisitorStore;
  status(): { isPrimaryLost: boolean; standbys: readonly ReplicaStatus[] };
  /** The newest version of the data that this server knows; undefined where it knows none. */
  newestVersion(): string | undefined;
  /** What visitors read from now on is at least as new as a `newestVersion` of any server; while the primary is lost, it may not be. */
  catchUp(version: string): Promise<void>;
}
