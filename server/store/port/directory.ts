import type {
  Business,
  BusinessDraft,
  CategorySummary,
  CitySummary,
  ComputedField,
  CountrySummary,
  StateSummary,
  Statistics,
} from "#contract/business";
import type { StoredOwnField } from "#contract/fields/own-fields";
import type { WebsiteCheck } from "#domain/business/web-addresses/website-check";
import type { IndexingFacts } from "#domain/publishing/indexing";

/** A business as the store returns it; whether it is open depends on the current time and is added by the caller. */
export type BusinessRecord = Omit<Business, ComputedField> & Pick<BusinessDraft, "ownValues">;

/** A slice of a list, in rows. */
export interface Page {
  limit: number;
  offset: number;
}

export interface DataState {
  /** Equals `dataVersion()`. */
  version: string;
  /** Changes when this process changed the data, or when any process replaced the whole of it. */
  epoch: string;
  /** A long operation of any process is changing the data batch by batch; false as soon as it ends. */
  isChanging: boolean;
}

export interface CityWithKey extends CitySummary {
  cityKey: string;
}

/** A city found by a name. */
export interface CityMatch extends CityWithKey {
  /** A rule of the administrator gives the name to the city. */
  isByRule: boolean;
}

/** The source of the details of a business, and the check of its website. Times are ISO 8601. */
export interface BusinessOrigin {
  /** Start of the latest import that added or changed it; null for one that was added by hand. */
  importedAt: string | null;
  /** Source of that import's data, such as "Google Maps"; null if its files do not prove one. */
  source: string | null;
  /** The latest check of its current website; null before the first. */
  websiteCheck: WebsiteCheck | null;
}

/** A business that was changed from closed to open. */
export interface Reopening {
  id: number;
  /** ISO time of the change. */
  at: string;
}

export interface SitemapRow extends Pick<BusinessRecord, "id" | "slug" | "canonicalUrl"> {
  updatedAt: Date;
  facts: IndexingFacts;
}

/** Reads businesses by key and summarizes their places and kinds. Keys are folded by `domain/text/fold`. */
export interface Directory {
  /** Returns a version that changes whenever any process changed the data; equal values mean equal results. */
  dataVersion(): Promise<string>;
  dataState(at: Date): Promise<DataState>;

  business(id: number): Promise<BusinessRecord | "deleted" | undefined>;
  /** `slug` is the current slug, a former one, or a link that ends in characters of the place id. */
  businessBySlug(slug: string): Promise<BusinessRecord | "deleted" | undefined>;
  origin(business: Pick<BusinessRecord, "id" | "website">): Promise<BusinessOrigin>;
  /** Returns open businesses that an import or an edit changed from closed to open, latest first, each once. */
  reopenings(limit: number): Promise<Reopening[]>;
  /** Returns businesses in the order of the ids; unknown ids are left out. */
  businessesByIds(ids: readonly number[]): Promise<BusinessRecord[]>;
  /** Returns businesses by ascending ids greater than `afterId`, including permanently closed ones; `country` is the name as stored. */
  businessesAfter(afterId: number, limit: number, country?: string): Promise<BusinessRecord[]>;
  /** Counts businesses, including permanently closed ones; `country` is the name as stored. */
  countBusinesses(country?: string): Promise<number>;
  /** Returns fields of businesses for sitemaps: ascending ids greater than `afterId`, including permanently closed ones. */
  sitemapRows(afterId: number, limit: number): Promise<SitemapRow[]>;

  statistics(): Promise<Statistics>;
  /**
   * Lists cities with businesses, most businesses first. `search` is part of the folded name, "" for all; `region` is state and country as
   * cities spell them.
   */
  cities(
    search: string,
    page: Page,
    region?: { state?: string; country?: string },
  ): Promise<{ cities: CitySummary[]; totalCount: number }>;
  /** Returns any city that has or had a business; for a city renamed by a rule, its new name. */
  city(cityKey: string): Promise<CityMatch | undefined>;
  /** Lists states of cities with businesses, most businesses first. */
  states(limit: number): Promise<StateSummary[]>;
  countries(): Promise<CountrySummary[]>;
  /** Lists categories with businesses, most businesses first. */
  categories(): Promise<CategorySummary[]>;
  /** Returns the own fields by position, removed ones too. */
  ownFields(): Promise<StoredOwnField[]>;
  /** Returns the kind that has or had a business of a category, by any of its names in any language or by the address of a page. */
  category(text: string): Promise<CategorySummary | undefined>;
}
