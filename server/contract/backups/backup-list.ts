import type { BackupPlace, BackupStatus } from "./backup-status.ts";

/** Reason why a backup was made; "other" is a file that somebody put into the folder under a name of their own. */
export type BackupKind =
  | "manual"
  | "daily"
  | "before-import"
  | "before-upgrade"
  | "before-delete-all"
  | "before-restore"
  | "uploaded"
  | "other";

/**
 * "older" was made by an earlier version and can be restored. These cannot: "newer" (of a later version), "damaged", and "foreign" (not a
 * backup of Mainstreet).
 */
export type BackupState = "good" | "older" | "newer" | "damaged" | "foreign";

/** Result of a look into a backup. */
export interface BackupInspection {
  state: BackupState;
  /** null if they cannot be counted. */
  businesses: number | null;
}

/** A backup that this server can restore. */
export interface BackupEntry extends BackupInspection {
  /** File name, unique in the list. */
  name: string;
  /** Time of the backup in ISO 8601, from its name or else from its file. */
  at: string;
  kind: BackupKind;
  bytes: number;
  /** "server" is the data folder of this server. "bucket" means that the bucket has a copy, or that one was sent if it cannot be listed. */
  places: ("server" | BackupPlace["kind"])[];
  /** False if only the head of the file was read so far. */
  isChecked: boolean;
  canRestore: boolean;
  /** Reason why it cannot be deleted; null if it can. */
  deletionRefusal: string | null;
}

/** A setting of backups with its source: "default", "panel", "config.json", a variable or "command line". */
export interface BackupSetting {
  key: string;
  value: string | number | boolean | null;
  source: string;
}

/** GET backups. The newest backup comes first. With `?check=true` the server also reads each file as a whole. */
export interface BackupList extends BackupStatus {
  backups: BackupEntry[];
  /** Files are being read: request again. */
  isChecking: boolean;
  /** Sentence on a bucket that could not be listed. */
  bucketFailure?: string;
  /** This machine, if several servers share a database. */
  host?: string;
  settings: BackupSetting[];
  uploadLimitMb: number;
}

/** Result of a job that made a backup. */
export interface BackupJobResult {
  name: string;
  businesses: number;
  bytes: number;
  /** Sentences on copies that did not arrive; the backup is good. */
  failures: string[];
}

/** Result of a job that restored a backup. */
export interface RestoreJobResult {
  name: string;
  businesses: number;
  /** Name of the snapshot of the replaced state; null if there was none. */
  snapshot: string | null;
  /** The replaced database was unusable, so it was moved aside. */
  isDamaged: boolean;
  /** Number of values that were cut or left out. */
  cleaned: number;
}

/** POST backups/test {kind}: the result in a sentence. */
export interface PlaceTest {
  isWorking: boolean;
  message: string;
}
