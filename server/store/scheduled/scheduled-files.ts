import type { ScheduledFileState, ScheduledReport } from "#contract/imports/scheduled-files";

/** A version of a file that a schedule found: a file of one name from one origin has one entry. */
export interface ScheduledFileEntry {
  id: number;
  /** Folder or web address. */
  origin: string;
  name: string;
  /** Hash of the content. */
  hash: string;
  state: ScheduledFileState;
  /** Upload with the content; null when it is not needed any more. */
  uploadId: string | null;
  foundAt: string;
  report: ScheduledReport;
}

export type FoundFile = Pick<ScheduledFileEntry, "origin" | "name" | "hash" | "state" | "uploadId" | "report">;

/** Files that scheduled imports found. They belong to the installation: backups and copies do not contain their contents. */
export interface ScheduledFiles {
  /** Lists entries, newest first. */
  list(): Promise<ScheduledFileEntry[]>;
  /**
   * Adds a file, in place of an earlier version. Returns undefined, with nothing changed, if this version is known; otherwise the upload of the
   * earlier one, which is not needed any more.
   */
  add(file: FoundFile, at: Date): Promise<{ formerUploadId: string | null } | undefined>;
  /** Changes the entry of an upload, unless a newer version has replaced it. `uploadId` null forgets the upload. */
  update(
    uploadId: string,
    values: Pick<ScheduledFileEntry, "state"> & Partial<Pick<ScheduledFileEntry, "report" | "uploadId">>,
  ): Promise<void>;
  /** Dismisses an entry. Returns it as it was; undefined for one that is not there or is dismissed already. */
  dismiss(id: number): Promise<ScheduledFileEntry | undefined>;
}

/** An entry as stored. */
export type ScheduledFileRow = Omit<ScheduledFileEntry, "report"> & { report: string };

export function entryOfRow(row: ScheduledFileRow): ScheduledFileEntry {
  return { ...row, report: JSON.parse(row.report) as ScheduledReport };
}

/** Columns of a `ScheduledFileRow`, in the SQL of both engines. */
export const SCHEDULED_COLUMNS = `id, origin, name, hash, state, upload_id AS "uploadId", found_at AS "foundAt", report`;
