/** Failed attempts since the last success. Times are in ISO 8601. `host` is the machine, if several servers share a database. */
export interface BackupFailure {
  /** Time of the latest attempt. */
  at: string;
  /** Time of the first failed attempt. */
  since: string;
  /** Number of failed attempts in a row. */
  attempts: number;
  message: string;
  host?: string;
}

/** Destination of a copy of each backup: the folder `backup.copyTo`, or the bucket of `backup.s3`. */
export interface BackupPlace {
  kind: "folder" | "bucket";
  /** An absolute path, or "s3://bucket/prefix". */
  name: string;
  /** The last copy that arrived. `backupAt` is the time of the copied backup. */
  last: { at: string; backupAt: string; place: string; copy: string } | null;
  /** Reason why the latest attempt failed; null once one succeeded. The backup itself may be good. */
  failure: BackupFailure | null;
  /** Number of failed attempts since the directory was made. */
  failures: number;
  /** The last copy that arrived is of a backup from two days ago or more. */
  isOverdue: boolean;
}

/** GET backups. Times are in ISO 8601. `host` is the machine that made the backup, if several servers share a database. */
export interface BackupStatus {
  /** The server makes a backup a day. */
  isDaily: boolean;
  /** The last good backup; copies in other places are in `places`. */
  last: { at: string; file: string; businesses: number; bytes: number; host?: string } | null;
  /** Reason why the latest attempt failed; null once one succeeded. */
  failure: BackupFailure | null;
  /** Number of failed attempts since the directory was made. */
  failures: number;
  /** True when there are businesses but no backup of the last two days. */
  isOverdue: boolean;
  places: BackupPlace[];
}
