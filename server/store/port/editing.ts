import type { NewRule, Rule, RulePreview } from "#contract/rules";
import type { BusinessInsert } from "#domain/business/business-keys";
import type { ChangedBatch, ChangeEntry } from "./changes.ts";
import type { BusinessRecord } from "./directory.ts";

/** A business with the names of its fields that were edited by hand. */
export interface EditableBusiness {
  business: BusinessRecord;
  editedFields: string[];
}

/** An edit by hand: the new values of a business. */
export interface BusinessWrite {
  id: number;
  business: BusinessInsert;
  /** All fields edited by hand, including earlier ones. */
  editedFields: string[];
  /** `updatedAt` of the edited version; the write is refused when it is not current (optimistic locking). */
  expectedUpdatedAt: string;
}
export type WriteOutcome = "written" | "changed" | "gone" | "slug-taken";

/** Result of one batch of edits. */
export interface WrittenBatch {
  /** Outcomes in the order of the edits. */
  outcomes: WriteOutcome[];
  /** The businesses after the write. */
  businesses: BusinessRecord[];
  /** Undefined, without an entry, while the change has written nothing. */
  activityId: number | undefined;
}

/** Generated texts for search engines. */
export interface SeoFields {
  id: number;
  seoTitle: string;
  seoDescription: string;
  uniqueContent: string;
  canonicalUrl: string;
}

/** Result of one batch of texts. */
export interface WrittenTexts {
  /** Number of businesses that changed. */
  updated: number;
  /** Undefined, without an entry, while no business has changed. */
  activityId: number | undefined;
}

/** Result of applying a rule to one chunk of the directory. */
export interface AppliedRule {
  changed: number;
  /** Id after which the next chunk starts; null at the end. */
  lastId: number | null;
  /** Part of the directory that was scanned, 0 to 1. */
  fraction: number;
}

/** A rule that was added or removed, and its entry in the activity log. */
export interface RecordedRule {
  rule: Rule;
  activityId: number;
}

/** The business with a place id, or the only one whose place id begins with the text. */
export interface PlaceIdMatch {
  id: number;
  isWhole: boolean;
}

/** Effect of a rule on one chunk of the directory. */
export interface RulePreviewStep extends Pick<RulePreview, "businesses" | "places" | "examples"> {
  /** Id after which the next chunk starts; null at the end. */
  lastId: number | null;
}

/**
 * Changes by administrators: single businesses, rules that rename cities and regroup categories, generated texts. Each writes its entry of
 * the activity log in the same transaction.
 */
export interface Editing {
  /**
   * Number of businesses per call of `write`, `delete`, `restore`, `applyRule` or `Changes.undo`, so that other writers wait only briefly.
   */
  readonly batchSize: number;
  /** Returns the business of each id, in the order of the ids; undefined for an unknown id. */
  businessesToEdit(ids: readonly number[]): Promise<(EditableBusiness | "deleted" | undefined)[]>;
  /** Returns the fields of each business that were edited by hand. */
  editedFields(ids: readonly number[]): Promise<string[][]>;
  /**
   * Finds a business by its place id or a prefix that only it has: deleted businesses if no other matches, and the survivor of a merged
   * one.
   */
  findByPlaceId(text: string): Promise<PlaceIdMatch | undefined>;
  /** Returns the new business, or why the place id is not free: `known` to the directory, or `deleted` by hand. */
  add(
    business: BusinessInsert,
    editedFields: string[],
    entry: ChangeEntry,
  ): Promise<BusinessRecord | "known" | "deleted">;
  /** Writes edits. After a change of slug, the former one redirects to it. `Changes.undo` reverts the edits. */
  write(writes: readonly BusinessWrite[], entry: ChangeEntry): Promise<WrittenBatch>;
  /** Moves businesses to the recycle bin. Leaves tombstones, so that imports do not add them again. `Changes.undo` reverts the deletion. */
  delete(ids: readonly number[], entry: ChangeEntry): Promise<ChangedBatch>;
  /** Reverts `delete` with all fields and the same ids; for a merged business it reverts the merge. */
  restore(ids: readonly number[], entry: ChangeEntry): Promise<ChangedBatch>;

  rules(): Promise<Rule[]>;
  /**
   * Previews a rule for at most `limit` businesses with ids greater than `afterId`; a rule for a category is previewed at once. Returns at
   * most ten examples.
   */
  previewRule(rule: NewRule, afterId: number, limit: number): Promise<RulePreviewStep>;
  /**
   * Adds a rule for future businesses; `applyRule` applies it to the others. The same rule again continues one that was stopped. Errors:
   * AppError `conflict` with an existing rule.
   */
  addRule(rule: NewRule, entry: ChangeEntry): Promise<RecordedRule>;
  /** Returns the removed rule, which `applyRule` reverts; undefined when there is none. A category returns to the group of its name. */
  removeRule(id: number, entry: ChangeEntry): Promise<RecordedRule | undefined>;
  /** Lists rules that were added or removed and not yet applied to every business. */
  pendingRules(): Promise<Rule[]>;
  /**
   * Applies a rule to at most `limit` businesses with ids greater than `afterId`, or reverts a removed rule. Businesses whose city was
   * edited by hand since then are left unchanged. The entry counts the others as `businesses`.
   */
  applyRule(
    rule: Rule,
    afterId: number,
    limit: number,
    entry: ChangeEntry,
  ): Promise<AppliedRule & Pick<RecordedRule, "activityId">>;

  /** Fills these fields if they are empty. The entry counts the changed businesses as `updated`. `hasMore` means that another call will follow. */
  setSeoFields(texts: readonly SeoFields[], entry: ChangeEntry, hasMore?: boolean): Promise<WrittenTexts>;
}
