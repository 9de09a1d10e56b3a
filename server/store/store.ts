import type { Photos } from "./photos/photos.ts";
import type { Accounts } from "./port/accounts.ts";
import type { Changes } from "./port/changes.ts";
import type { Cluster } from "./port/cluster.ts";
import type { Directory } from "./port/directory.ts";
import type { Duplicates } from "./port/duplicates.ts";
import type { Editing } from "./port/editing.ts";
import type { Imports } from "./port/imports.ts";
import type { Jobs } from "./port/jobs.ts";
import type { Maintenance } from "./port/maintenance.ts";
import type { OwnFields } from "./port/own-fields.ts";
import type { Passkeys } from "./port/people/passkeys.ts";
import type { People } from "./port/people/people.ts";
import type { Replicas } from "./port/replicas.ts";
import type { Search } from "./port/search.ts";
import type { Synonyms } from "./port/synonyms.ts";
import type { ScheduledFiles } from "./scheduled/scheduled-files.ts";

/** Sizes in bytes. */
export interface StoreSize {
  database: number;
  /** The write-ahead log of SQLite; 0 on PostgreSQL, whose log belongs to all databases of its server. */
  wal: number;
}

/**
 * The port to the data, split by topic. One method is one transaction; no handle, iterator or transaction leaves it. Errors of every
 * method: AppError `storage` when the disk is full, the folder read-only, or the database locked, damaged or newer than this program;
 * anything else is a bug.
 */
export interface Store {
  directory: Directory;
  search: Search;
  imports: Imports;
  editing: Editing;
  synonyms: Synonyms;
  ownFields: OwnFields;
  changes: Changes;
  photos: Photos;
  scheduledFiles: ScheduledFiles;
  duplicates: Duplicates;
  jobs: Jobs;
  accounts: Accounts;
  people: People;
  passkeys: Passkeys;
  maintenance: Maintenance;
  /** Undefined for SQLite, where one machine runs all servers and the data folder holds their files. */
  cluster?: Cluster | undefined;
  /** Undefined without standbys. */
  replicas?: Replicas | undefined;
  size(): Promise<StoreSize>;
  close(): Promise<void>;
}
