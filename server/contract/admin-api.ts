/**
 * Requests and responses below /api/admin. All but the login need a session; changes are refused from other sites. Errors
 * are Problems: 401 without a session, 409 while a job runs or after a change by someone else, 413 for too large a file.
 */
import type { BackupJobResult, RestoreJobResult } from "./backups/backup-list.ts";
import type { Business } from "./business.ts";
import type { ColumnChoice } from "./import-columns.ts";
import type { ImportReport, ImportUndoCounts, OnDuplicate, Progress, RowError } from "./import-report.ts";
import type { Rule } from "./rules.ts";

/** Result of a finished job by its kind. */
export interface JobResults {
  import: ImportReport;
  "dry-run": DryRunReport;
  "generate-seo": { updated: number; remaining: number; seconds: number };
  /** `host` is the machine with the snapshot, if several servers share a database. */
  "delete-all": { deleted: number; backup: string | null; host?: string };
  undo: ImportUndoCounts;
  "redo-import": UndoReport;
  "add-rule": { rule: Rule; changed: number };
  "remove-rule": { rule: Rule; changed: number };
  /** Applies pending rules, whose job was interrupted. */
  "apply-rules": { changed: number };
  backup: BackupJobResult;
  restore: RestoreJobResult;
}
export type JobKind = keyof JobResults;
export type JobState = "running" | "finished" | "failed" | "cancelled" | "interrupted";

/** GET jobs (running and recent, newest first) · GET jobs/{id} · each message of jobs/{id}/events. DELETE jobs/{id} cancels. */
export interface Job {
  id: number;
  kind: JobKind;
  /** The administrator's name. */
  actor: string;
  /** Name of the file of an import, a dry run or a restore. */
  file: string | null;
  state: JobState;
  progress: Progress | null;
  /** Result of a finished job; JobResults has the type of each kind. */
  result: JobResults[JobKind] | null;
  /** One sentence for people; set when it failed, was cancelled or interrupted. */
  error: string | null;
  startedAt: string;
  finishedAt: string | null;
}

/** POST import?onDuplicate&dryRun (multipart, field `excelFile`), once it is finished. */
export interface ImportAnswer {
  message: string;
  stats: Pick<ImportReport, "imported" | "updated" | "duplicatesSkipped" | "totalErrors">;
  errors: RowError[];
  importId: number | null;
  /** URL of the workbook of rejected rows, ready to correct and import; null when none was rejected. */
  rejectsUrl: string | null;
  /** Upload of a dry run, see DryRunReport. */
  uploadId: string | null;
}

/** POST imports: imports a workbook that was uploaded for a dry run. */
export interface StartImport {
  uploadId: string;
  onDuplicate: OnDuplicate;
  /** Version of the preview whose figures were shown; 409 when the directory has changed since. */
  dataVersion?: string;
  /** Encoding and country of that preview. */
  encoding?: string;
  country?: string;
  /** Imports a file even if over a third of its rows have the id of a business with another name. */
  allowDuplicates?: boolean;
}

/** POST imports/preview: reads an uploaded file again. */
export interface PreviewAgain {
  uploadId: string;
  /**
   * Column mapping, stored for files with the same headers: only what differs from the automatic one. An empty list forgets an earlier
   * mapping; without it that stays.
   */
  choices?: ColumnChoice[];
  /** Name of the file's encoding; detected from its content by default. */
  encoding?: string;
  /** Country of rows without one: a name or ISO code; unknown by default. */
  country?: string;
}

/** GET data-version tells whether a preview is out of date. */
export interface DataVersion {
  dataVersion: string;
  /** A long operation is changing the data batch by batch. */
  isChanging: boolean;
}

/** Expected effect of an import. */
export interface DryRunReport extends ImportReport {
  /** Sentence that says why the file cannot be imported before its columns are mapped; null when it can. */
  refusal: string | null;
  /** Existing businesses: how many equal the file in every field, how many differ, and in which fields. */
  unchanged: number;
  changed: number;
  changedFields: { field: string; businesses: number }[];
  /** Number of changes that an import skips because the field was edited by hand. */
  conflicts: number;
  /** Number of rows of businesses that were deleted by hand and stay deleted. */
  deletedByHand: number;
  /** Equals that of GET data-version until the directory changes. */
  dataVersion: string;
  /** Encoding that the administrator chose, if any. */
  encoding: string | null;
  /** The likeliest encodings of a file that is refused since its content does not determine one. */
  encodingChoices: string[];
  /** Country chosen for rows without one, an English short name; null if none was. */
  country: string | null;
  /** Id for POST imports, valid for a day; null when the file was not uploaded. */
  uploadId: string | null;
  /** Sentence that says why an import stops unless duplicates are allowed. */
  duplicateWarning?: string | null;
}

/** GET imports, newest first. */
export interface ImportEntry {
  id: number;
  files: string[];
  actor: string;
  startedAt: string;
  finishedAt: string | null;
  /** "undoing": an undo is running, or was stopped and can be continued. */
  state: "running" | "finished" | "stopped" | "interrupted" | "undoing" | "undone";
  rows: number;
  imported: number;
  updated: number;
  duplicatesSkipped: number;
  totalErrors: number;
  rejectsUrl: string | null;
  /** Values that it left out can be corrected; false while it is undone. */
  hasLeftOutValues: boolean;
  canUndo: boolean;
}

/** GET activity, newest first. */
export interface Activity {
  id: number;
  at: string;
  actor: string;
  action: string;
  detail: Record<string, unknown>;
  /** `possible` allows POST activity/{id}/undo; `expired` means that nothing is left to undo; null that it never was undoable. */
  undo: "possible" | "undone" | "expired" | null;
}

/** GET activity/{id}/undo says what an undo would do, POST what it did. Counts businesses by outcome. */
export interface UndoReport {
  /** Businesses whose fields all have their former values again. */
  undone: number;
  /** Businesses with some fields reverted; their other fields were changed later and stay. */
  partly: number;
  /** Businesses whose changed fields were all changed again since, and stay. */
  changed: number;
  /** Businesses that were erased, or removed with their import. */
  gone: number;
  /** The counts in sentences. */
  message: string;
}

/** GET overview: the dashboard beyond /api/statistics. */
export interface Overview {
  /** Businesses by the day on which they were added, at most 60 days, oldest first. */
  growth: { date: string; added: number; total: number }[];
  /** Businesses by the month in which they were added, such as "2026-11", at most 12 months, oldest first. Months without any are left out. */
  months: { month: string; added: number }[];
  categories: { category: string; businessCount: number }[];
  cities: { city: string; businessCount: number }[];
  /** Number of permanently closed businesses: they are stored, and neither listed nor in the other figures. */
  closed: number;
  /** Number of listed businesses with each kind of data. */
  quality: { total: number; phone: number; hours: number; photo: number; seoText: number; website: number };
}

/** GET businesses/{id} · GET deleted/{id}. */
export interface AdminBusiness extends Business {
  /** Deletion time of a business in the recycle bin. */
  deletedAt?: string;
  /** Fields that were edited by hand, which imports leave alone. */
  editedFields: string[];
}

/** GET duplicates/merge-preview?survivorId&mergedIds: the businesses, and the survivor as a merge of all would leave it. */
export interface MergePreview {
  survivor: AdminBusiness;
  /** Businesses in the order in which they are merged. */
  merged: AdminBusiness[];
  result: AdminBusiness;
  /** Fields of the result that come from the others, or from several. */
  filled: string[];
}

/** GET duplicates?limit&offset: businesses that seem to be in the directory twice, surest first. */
export interface DuplicatePairs {
  pairs: DuplicatePair[];
  totalCount: number;
  /** Time of the last search for duplicates; null before the first one. */
  foundAt: string | null;
  /** A search for more is running: request again. */
  isSearching: boolean;
}
export interface DuplicatePair {
  /** Likelihood from 0 to 1. */
  score: number;
  /** Reasons in words, such as "same phone number". */
  reasons: string[];
  /** The business with more data comes first. */
  businesses: [AdminBusiness, AdminBusiness];
}

/** POST duplicates/merge {survivorId, mergedId}. */
export interface MergeAnswer {
  survivor: { id: number; name: string; slug: string };
  merged: { id: number; name: string };
  /** Fields of the survivor that came from the other. */
  filled: string[];
}

/** GET duplicates/merges, newest first. POST duplicates/undo-merge {mergedId} undoes one. */
export interface MergedBusiness {
  merged: { id: number; name: string; placeId: string };
  survivor: { id: number; name: string; slug: string };
  mergedAt: string;
}

/** Body of POST synonyms. */
export type NewSynonym = Pick<Synonym, "from" | "to">;

/** GET synonyms · POST synonyms · DELETE synonyms/{id}: each responds with the synonym. Searches for `from` also find `to`. */
export interface Synonym {
  id: number;
  from: string;
  /** Words, or the name of a category. */
  to: string;
  createdAt: string;
}

/** GET searches · DELETE searches?text deletes the searches with one text, or all of them. */
export interface MissedSearches {
  /** The setting `searches.log`. */
  isLogged: boolean;
  /** Searches, most frequent first. */
  searches: MissedSearch[];
}

/** A search that found fewer than three businesses. One searched less than three times is never shown. */
export interface MissedSearch {
  /** Folded text. */
  text: string;
  /** "" without a place. */
  place: string;
  count: number;
  /** `2026-03-01`, UTC. */
  firstDay: string;
  lastDay: string;
}
