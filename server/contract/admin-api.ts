/**
 * Requests and responses below /api/admin. All but the login need a session; changes are refused from other sites. Errors
 * are Problems: 401 without a session, 409 while a job runs or after a change by someone else, 413 for too large a file.
 */
import type { Business } from "./business.ts";
import type { ColumnChoice } from "./import-columns.ts";
import type { ImportReport, ImportUndoCounts, OnDuplicate, Progress, RowError } from "./import-report.ts";
import type { Rule } from "./rules.ts";

/** POST login. */
export interface LoginRequest {
  username: string;
  password: string;
  /** The session ends after 30 days, not after eight hours without use. Default: false. */
  staySignedIn?: boolean;
}

/** POST login · GET check-auth. */
export interface LoginAnswer {
  message: string;
  username: string;
}
export interface CheckAuthAnswer {
  authenticated: true;
  username: string;
}

/** Job kind → its result once it has finished. */
export interface JobResults {
  import: ImportReport;
  "dry-run": DryRunReport;
  "generate-seo": { updated: number; remaining: number; seconds: number };
  /** `host`: the machine with the snapshot, if several servers share a database. */
  "delete-all": { deleted: number; backup: string | null; host?: string };
  undo: ImportUndoCounts;
  "redo-import": UndoReport;
  "add-rule": { rule: Rule; changed: number };
  "remove-rule": { rule: Rule; changed: number };
  /** Continues rules that were stopped. */
  "apply-rules": { changed: number };
}
export type JobKind = keyof JobResults;
export type JobState = "running" | "finished" | "failed" | "cancelled" | "interrupted";

/** GET jobs (running and recent, newest first) · GET jobs/{id} · each message of jobs/{id}/events. DELETE jobs/{id} cancels. */
export interface Job {
  id: number;
  kind: JobKind;
  /** The administrator's name. */
  actor: string;
  /** Of an import or a dry run: the workbook's name. */
  file: string | null;
  state: JobState;
  progress: Progress | null;
  /** Of a finished job; see JobResults for the type of each kind. */
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
  /** URL of the workbook of rejected rows, ready to fix and import; null when none was rejected. */
  rejectsUrl: string | null;
  /** Of a dry run, see DryRunReport. */
  uploadId: string | null;
}

/** POST imports: imports a workbook that was uploaded for a dry run. */
export interface StartImport {
  uploadId: string;
  onDuplicate: OnDuplicate;
  /** Of the preview whose figures were shown; 409 when the directory has changed since. */
  dataVersion?: string;
  /** As in that preview. */
  encoding?: string;
}

/** POST imports/preview: reads an uploaded file again. */
export interface PreviewAgain {
  uploadId: string;
  /**
   * What columns are, stored for files with the same headers: only what differs from how they are read without them. An empty list
   * forgets earlier ones; without it they stay.
   */
  choices?: ColumnChoice[];
  /** Name of the file's encoding; by default it is told by its content. */
  encoding?: string;
}

/** GET data-version: whether a preview is out of date. */
export interface DataVersion {
  dataVersion: string;
  /** A long operation is changing the data batch by batch. */
  isChanging: boolean;
}

/** What an import would do. */
export interface DryRunReport extends ImportReport {
  /** Why the file cannot be imported before its columns are mapped, in a sentence; null when it can. */
  refusal: string | null;
  /** Existing businesses: how many equal the file in every field, how many differ, and in which fields. */
  unchanged: number;
  changed: number;
  changedFields: { field: string; businesses: number }[];
  /** Changes that an import skips because the field was edited by hand. */
  conflicts: number;
  /** Rows of businesses that were deleted by hand and stay deleted. */
  deletedByHand: number;
  /** Equals that of GET data-version until the directory changes. */
  dataVersion: string;
  /** The encoding that was named, if any. */
  encoding: string | null;
  /** The likeliest encodings of a file that is refused since its content does not tell. */
  encodingChoices: string[];
  /** For POST imports, within a day; null when the file was not uploaded. */
  uploadId: string | null;
}

/** GET imports: newest first. */
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
  canUndo: boolean;
}

/** GET activity: newest first. */
export interface Activity {
  id: number;
  at: string;
  actor: string;
  action: string;
  detail: Record<string, unknown>;
  /** `possible`: POST activity/{id}/undo; `expired`: nothing is left to undo; null: it never was undoable. */
  undo: "possible" | "undone" | "expired" | null;
}

/** GET activity/{id}/undo: what an undo would do · POST: what it did. How many businesses, by outcome. */
export interface UndoReport {
  /** They are again what they were before. */
  undone: number;
  /** Some fields are; others were changed since, and stay. */
  partly: number;
  /** All that was changed has been changed since, and stays. */
  changed: number;
  /** Erased, or removed with their import. */
  gone: number;
  /** The same in sentences. */
  message: string;
}

/** GET overview: the dashboard beyond /api/statistics. */
export interface Overview {
  /** Businesses by the day on which they were added, at most 60 days, oldest first. */
  growth: { date: string; added: number; total: number }[];
  categories: { category: string; businessCount: number }[];
  cities: { city: string; businessCount: number }[];
  /** How many listed businesses have each. */
  quality: { total: number; phone: number; hours: number; photo: number; seoText: number; website: number };
}

/** GET businesses/{id} · GET deleted/{id}. */
export interface AdminBusiness extends Business {
  /** Of a business in the recycle bin. */
  deletedAt?: string;
  /** Fields that were edited by hand, which imports leave alone. */
  editedFields: string[];
}

/** GET sitemap-stats. */
export interface SitemapStats {
  totalBusinesses: number;
  totalSitemaps: number;
  businessesPerSitemap: number;
  sitemapUrls: { main: string; mainPages: string; categories: string; cities: string; businesses: string[] };
}

/** GET noindex-pages: how many pages are noindex, by reason, most first. */
export interface NoindexCounts {
  /** `because`: the reason in words, after a number of pages. */
  reasons: { reason: string; because: string; pages: number }[];
}

/** GET noindex-pages?reason&limit&offset. */
export interface NoindexPages {
  pages: { name: string; href: string }[];
  totalCount: number;
}

/** GET near-duplicates: how similar the texts of businesses are. */
export interface NearDuplicates {
  /** Texts compared; a sample of a large directory. */
  texts: number;
  isSample: boolean;
  /** Share of texts that have half of their five-word shingles in common with another, 0–1. */
  share: number;
  /** Median of the similarity to the nearest text, 0–1; below 0.2 it may be far too low. */
  medianNearest: number;
  /** The most similar pairs. */
  pairs: { similarity: number; businesses: { id: number; slug: string }[] }[];
}

/** GET duplicates?limit&offset: businesses that seem to be in the directory twice, surest first. */
export interface DuplicatePairs {
  pairs: DuplicatePair[];
  totalCount: number;
  /** When they were looked for; null before the first time. */
  foundAt: string | null;
  /** A search for more is running: ask again. */
  isSearching: boolean;
}
export interface DuplicatePair {
  /** 0–1. */
  score: number;
  /** In words: "same phone number". */
  reasons: string[];
  /** The one that knows more first. */
  businesses: [AdminBusiness, AdminBusiness];
}

/** POST duplicates/merge {survivorId, mergedId}. */
export interface MergeAnswer {
  survivor: { id: number; name: string; slug: string };
  merged: { id: number; name: string };
  /** Fields of the survivor that came from the other. */
  filled: string[];
}

/** GET duplicates/merges: newest first. POST duplicates/undo-merge {mergedId} takes one back. */
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

/** GET searches · DELETE searches?text forgets those of one text, or all. */
export interface MissedSearches {
  /** The setting `searches.log`. */
  isLogged: boolean;
  /** Most first. */
  searches: MissedSearch[];
}

/** A search that found fewer than three businesses. Searched less than three times it is never shown. */
export interface MissedSearch {
  /** Folded. */
  text: string;
  /** "" where no place was given. */
  place: string;
  count: number;
  /** `2026-03-01`, UTC. */
  firstDay: string;
  lastDay: string;
}

export interface ImportOptions {
  onDuplicate: OnDuplicate;
  dryRun: boolean;
  encoding?: string | undefined;
}
