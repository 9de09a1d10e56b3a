import type { ImportEntry, Job, MissingData, NewRule, Rule } from "#contract/admin-api";
import type {
  Business,
  CardDetails,
  CategoryGroup,
  CategorySummary,
  CitySummary,
  CountrySummary,
  StateSummary,
  Statistics,
} from "#contract/business";
import type { Facets } from "#contract/facets";
import type { OnDuplicate } from "#contract/import-report";
import type { BusinessSort } from "#contract/queries";
import type { BusinessInsert } from "#domain/business/business-keys";
import type { IndexingFacts } from "#domain/publishing/indexing";
import type { AppliedRule } from "./applied-rule.ts";
import type { DataState } from "./data-state.ts";
import type { DirectoryFigures } from "./directory-figures.ts";
import type { JobOutcome, NewJob } from "./job-outcome.ts";
import type { StoredSession } from "./stored-session.ts";
import type { UndoneBatch } from "./undone-batch.ts";

/** A business as it is kept: what an answer holds, less what depends on the moment. */
export type BusinessRecord = Omit<Business, "isOpen">;

/** All conditions hold together; an absent one does not narrow. Keys are folded by `domain/fold`. */
export interface BusinessFilter {
  /** Words as typed; each must be found, the last one also as a prefix. */
  words?: string;
  categorySlug?: string;
  group?: CategoryGroup;
  cityKey?: string;
  stateKey?: string;
  zipKey?: string;
  countryKey?: string;
  verified?: boolean;
  minRating?: number;
  /** Only what is open at this moment. */
  openAt?: Date;
  near?: { latitude: number; longitude: number; radiusKm?: number };
  missing?: MissingData;
}

/** The part of a filter whose values visitors choose from lists. */
export type ChosenFacets = Pick<
  BusinessFilter,
  "categorySlug" | "group" | "cityKey" | "verified" | "minRating" | "openAt"
>;

/** Text for search engines, made for one business. */
export interface SeoFields {
  id: number;
  seoTitle: string;
  seoDescription: string;
  uniqueContent: string;
  canonicalUrl: string;
}

export interface Page {
  limit: number;
  offset: number;
}

/** Which businesses, in which order, and which of them. */
export type ListQuery = [filter: BusinessFilter, sort: BusinessSort, page: Page];

/** `totalCount`: of all that the filter matches, exactly. */
export interface ListResult<Found> {
  businesses: Found[];
  totalCount: number;
}

export interface SitemapRow extends Pick<BusinessRecord, "id" | "slug" | "canonicalUrl"> {
  updatedAt: Date;
  facts: IndexingFacts;
}

/** A page that lists businesses; `slug`: the last part of a category's address. */
export interface KnownList {
  kind: "city" | "category";
  name: string;
  slug: string;
  businessCount: number;
}

export interface CityMatch extends CitySummary {
  cityKey: string;
}

export interface ActivityEntry {
  id: number;
  at: string;
  /** "cli" or the administrator's name. */
  actor: string;
  action: string;
  detail: Record<string, unknown>;
}

export interface BatchOutcome {
  imported: number;
  updated: number;
  duplicatesSkipped: number;
}

/** What a batch would do, and why; businesses are counted once, with the first of their rows. */
export interface DryRunOutcome extends BatchOutcome {
  /** Stored already: the same in every field, and different in some. */
  unchanged: number;
  changed: number;
  /** Field of a business → in how many it differs. */
  changedFields: Record<string, number>;
  /** Differences that stay because the field was edited by hand. */
  conflicts: number;
  deletedByHand: number;
}

/** What is to be written over a business by hand. */
export interface BusinessWrite {
  id: number;
  business: BusinessInsert;
  /** All fields of it that were edited by hand, earlier ones too. */
  editedFields: string[];
  /** Nothing is written if it was changed since. */
  expectedUpdatedAt: string;
}
export type WriteOutcome = "written" | "changed" | "gone" | "slug-taken";

export type ImportOutcome = BatchOutcome & { rows: number; totalErrors: number; state: "finished" | "stopped" };
/**
 * The port to the data. One method is one transaction; no handle, iterator or transaction leaves it. Lists leave out
 * businesses that are closed for good; reads by id or slug do not. Errors: AppError `storage` when the disk is full,
 * the folder read-only, the database locked, damaged or newer than this program; anything else is a bug.
 */
export interface Store {
  /** Changes whenever any process changed the data; equal values mean equal answers. */
  dataVersion(): Promise<string>;
  dataState(at: Date): Promise<DataState>;

  business(id: number): Promise<BusinessRecord | "deleted" | undefined>;
  /** The slug itself, a slug it had before, or one of the link forms of contract §4. */
  businessBySlug(slug: string): Promise<BusinessRecord | "deleted" | undefined>;
  businesses(...asked: ListQuery): Promise<ListResult<BusinessRecord>>;
  /** The same businesses in the same order, with no more than their cards show. */
  businessCards(...asked: ListQuery): Promise<ListResult<CardDetails>>;
  /** Those closed for good, newest first; words are sought in the name. */
  closedBusinesses(
    filter: Pick<BusinessFilter, "words" | "categorySlug" | "group" | "cityKey" | "countryKey">,
    page: Page,
  ): Promise<{ businesses: BusinessRecord[]; totalCount: number }>;
  /** How many there would be for each value that could be chosen, see Facets; open ones at the moment `at`. */
  facets(fixed: BusinessFilter, chosen: ChosenFacets, at: Date): Promise<Facets>;
  /**
   * Others that are in business, at most 100 km away, nearest first: of its category, then of its group. When it has no
   * coordinates the best of its city instead, `distance` null. Kilometres.
   */
  nearby(to: BusinessRecord, limit: number): Promise<{ business: BusinessRecord; distance: number | null }[]>;
  /** Names that complete what was typed, best first: businesses, categories and cities. */
  suggest(
    typed: string,
    limit: number,
  ): Promise<{
    businesses: { name: string; slug: string; city: string }[];
    categories: CategorySummary[];
    cities: CitySummary[];
  }>;

  statistics(): Promise<Statistics>;
  /**
   * Most businesses first; cities whose folded name holds `search`, all when it is blank, of the state and country when
   * they are given, spelled as cities have them. Cities without businesses are left out.
   */
  cities(
    search: string,
    page: Page,
    of?: { state?: string; country?: string },
  ): Promise<{ cities: CitySummary[]; totalCount: number }>;
  /** Where cities with businesses are, most businesses first. */
  states(limit: number): Promise<StateSummary[]>;
  /** Known: every city that a business has or had; one that a rule renamed is the one that it is now. */
  city(cityKey: string): Promise<CityMatch | undefined>;
  /** Categories with businesses, most first. */
  categories(): Promise<CategorySummary[]>;
  /** Known: every category that a business has or had. */
  category(categorySlug: string): Promise<CategorySummary | undefined>;
  countries(): Promise<CountrySummary[]>;
  /** The name of the state, postcode or country with this key, which the location box can mean; undefined when no business is in it. */
  knowsPlace(kind: "state" | "postcode" | "country", key: string): Promise<string | undefined>;

  beginImport(files: string[], actor: string, at: Date): Promise<number>;
  importBatch(
    importId: number,
    businesses: Iterable<BusinessInsert>,
    onDuplicate: OnDuplicate,
    at: Date,
  ): Promise<BatchOutcome>;
  /** False, and its record left as it is, when it was taken back meanwhile. */
  finishImport(importId: number, outcome: ImportOutcome, at: Date): Promise<boolean>;
  /** What importBatch would answer, for batches in turn, without changing anything that lasts. */
  dryRunBatch(businesses: Iterable<BusinessInsert>, onDuplicate: OnDuplicate): Promise<DryRunOutcome>;
  endDryRun(): Promise<void>;
  /** Newest first. One that has not been heard of for minutes is given as interrupted. */
  imports(limit: number, at: Date): Promise<Omit<ImportEntry, "rejectsUrl">[]>;
  /** Marks imports that ended without a word: those of `actor`, and any that have been silent for minutes. */
  interruptImports(actor: string | undefined, at: Date): Promise<void>;

  /** The fields of each business that were edited by hand. */
  editedFields(ids: readonly number[]): Promise<string[][]>;
  /** Its id; or why its place id cannot be had: there is such a business, or was one that was deleted by hand. */
  addBusiness(business: BusinessInsert, editedFields: string[], at: Date): Promise<number | "known" | "deleted">;
  /** One outcome each. Another slug than before is taken up, and the one before leads to it. */
  writeBusinesses(writes: readonly BusinessWrite[], at: Date): Promise<WriteOutcome[]>;
  /** Leaves their marks: imports do not bring them back. Answers the ids that were there. */
  deleteBusinesses(ids: readonly number[]): Promise<number[]>;
  /** Brings back what was deleted so, with all fields and under the same ids. Answers the ids that were. */
  restoreBusinesses(ids: readonly number[]): Promise<number[]>;

  rules(): Promise<Rule[]>;
  /** In place of one from the same city or category. Errors: AppError `conflict` when the city it names is renamed itself. */
  addRule(rule: NewRule, at: Date): Promise<Rule>;
  /** undefined when there is none. A category goes back to the group that its name says. */
  removeRule(id: number): Promise<Rule | undefined>;
  /** Laid down or taken back, and not yet followed to the end. */
  pendingRules(): Promise<Rule[]>;
  /** Writes businesses that a rule concerns, or did, as the rules have them now: at most `limit`, with ids after this one. */
  applyRule(rule: Rule, afterId: number, limit: number, at: Date): Promise<AppliedRule>;

  /**
   * An undo: begun, then batch by batch until it is done, then finished; whoever stops in between can begin again. What
   * the import added goes, what it changed gets its former values back but for those changed since, by hand or by a later
   * import. Errors: AppError `not-found`, `conflict` for an import that runs, was taken back before or is not remembered.
   */
  beginUndo(importId: number, at: Date): Promise<void>;
  undoBatch(importId: number, limit: number, at: Date): Promise<UndoneBatch>;
  /** Notes it in the activity, and answers what was taken back in all. */
  finishUndo(importId: number, actor: string, at: Date): Promise<Pick<UndoneBatch, "removed" | "restored">>;

  /** Starts a job unless one is running, which is then given back; `isNew` says which it is. */
  beginJob(job: NewJob, at: Date): Promise<{ job: Job; isNew: boolean }>;
  finishJob(id: number, outcome: JobOutcome, at: Date): Promise<void>;
  job(id: number): Promise<Job | undefined>;
  /** Newest first. */
  jobs(limit: number): Promise<Job[]>;
  /** Marks whatever is running as interrupted, for this reason. */
  interruptJobs(reason: string, at: Date): Promise<void>;

  /** By id, ascending, from after `afterId`; permanently closed ones too. For export. */
  exportPage(afterId: number, limit: number, country?: string): Promise<BusinessRecord[]>;
  countForExport(country?: string): Promise<number>;
  /** Looks through all businesses, some at a time. */
  directoryFigures(): Promise<DirectoryFigures>;
  /** In the order of the ids; those that are not there are left out. */
  businessesByIds(ids: readonly number[]): Promise<BusinessRecord[]>;
  /** Fills what is empty of these fields. Answers how many businesses were changed. `moreFollow`: another call will. */
  setSeoFields(texts: readonly SeoFields[], at: Date, moreFollow?: boolean): Promise<number>;
  /** By id, ascending, from after `afterId`; permanently closed ones too. What sitemaps say of a business and decide by. */
  sitemapRows(afterId: number, limit: number): Promise<SitemapRow[]>;
  /** Known categories and cities that have fewer businesses than `fewest`, in the order of their keys. */
  smallLists(fewest: number, page: Page): Promise<{ lists: KnownList[]; totalCount: number }>;

  /** Everything of the directory, imports and marks of deletion too; activity and settings stay. Ids do not come back. */
  deleteAll(actor: string, at: Date, detail: Record<string, unknown>): Promise<number>;

  recordActivity(entry: Omit<ActivityEntry, "id">): Promise<void>;
  activity(limit: number): Promise<ActivityEntry[]>;
  setting(key: string): Promise<string | undefined>;
  setSetting(key: string, value: string): Promise<void>;
  /** Sets it unless it is set; answers what it then is, the same to all who ask at once. */
  ensureSetting(key: string, value: string): Promise<string>;

  /** Their names. */
  administrators(): Promise<string[]>;
  /** The hash of the administrator's password; undefined when there is none of this name. */
  passwordHash(username: string): Promise<string | undefined>;
  /** False, and nothing done, when there is an administrator already. */
  addFirstAdministrator(username: string, hash: string, at: Date): Promise<boolean>;
  /** Ends every session of the administrator. False when there is none of this name. */
  setPasswordHash(username: string, hash: string, at: Date): Promise<boolean>;
  /** `key`: the hash of what the browser holds. Undefined when the session has ended or expired. */
  session(key: string, at: Date): Promise<Record<string, unknown> | undefined>;
  /** False, and none begun, when `hash` is not the administrator's any more. Sessions that have expired are forgotten. */
  beginSession(key: string, session: StoredSession, username: string, hash: string, at: Date): Promise<boolean>;
  /** A session that has ended meanwhile stays ended. */
  renewSession(key: string, session: StoredSession): Promise<void>;
  endSession(key: string): Promise<void>;

  /** A consistent copy while others write; opened and checked before the promise resolves. Errors: AppError `storage`. */
  copyTo(file: string, onProgress?: (fraction: number) => void): Promise<void>;
  /** Whether so many changes lie in a log, left by a killed import, that the next change would take long. */
  isLogLong(): Promise<boolean>;
  /** Moves them to where they belong; meanwhile others read. */
  emptyLog(): Promise<void>;
  /** Whether searches and lists take longer than they need, because the index lies in many segments. */
  hasManySegments(): Promise<boolean>;
  /** Merges them in short transactions, between which others write; an abort leaves the rest as it was. */
  mergeSegments(signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}
