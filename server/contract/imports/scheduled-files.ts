/**
 * "new": its preview or import has not ended. "waiting": its preview waits for somebody. "failed": it cannot be read. "imported"
 * and "dismissed" files wait for nobody.
 */
export type ScheduledFileState = "new" | "waiting" | "failed" | "imported" | "dismissed";

/** Says what a preview or an import found; fields are absent before that. */
export interface ScheduledReport {
  /** New businesses. */
  imported?: number;
  /** Businesses that are in the directory with other values. */
  changed?: number;
  /** Rejected rows. */
  rejected?: number;
  /** Sentence that says why it failed, or what the preview asks for. */
  problem?: string;
  /** Times that its job was cut off. */
  attempts?: number;
}

/** A file that a schedule found. DELETE scheduled-imports/files/{id} dismisses it. */
export interface ScheduledFile extends Omit<ScheduledReport, "attempts"> {
  id: number;
  /** Folder, or host of the web address. */
  origin: string;
  name: string;
  state: ScheduledFileState;
  foundAt: string;
  /** Upload for POST imports/preview and POST imports; null if the file cannot be imported. */
  uploadId: string | null;
}

/** GET scheduled-imports: the sources of the schedules, and the newest files. */
export interface ScheduleState {
  /** Watched folder. */
  folder: string;
  /** Web address that is fetched; null for none. */
  address: string | null;
  /** The last look at each source that failed, as a sentence; null if it succeeded, or there was none. */
  folderFailure: string | null;
  addressFailure: string | null;
  /** The server last tried to fetch the address at this time. */
  attemptedAt: string | null;
  files: ScheduledFile[];
}
