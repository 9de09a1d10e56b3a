import type {
  Business,
  CategorySummary,
  CitySummary,
  CountrySummary,
  StateSummary,
  Statistics,
} from "#contract/business";
import type { IndexingFacts } from "#domain/publishing/indexing";

/** A business as the store returns it; whether it is open depends on the current time and is added by the caller. */
export type BusinessRecord = Omit<Business, "isOpen" | "openState">;

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

export interface CityMatch extends CitySummary {
  cityKey: string;
}

export interface SitemapRow extends Pick<BusinessRecord, "id" | "slug" | "canonicalUrl"> {
  updatedAt: Date;
  facts: IndexingFacts;
}

/** Reads businesses by key and summarizes where and what they are. Keys are folded by `domain/text/fold`. */
export interface Directory {
  /** Changes whenever any process changed the data; equal values mean equal results. */
  dataVersion(): Promise<string>;
  dataState(at: Date): Promise<DataState>;

  business(id: number): Promise<BusinessRecord | "deleted" | undefined>;
  /** `slug`: the current slug, a former one, or a link that ends in characters of the place id. */
  businessBySlug(slug: string): Promise<BusinessRecord | "deleted" | undefined>;
  /** In the order of the ids; unknown ids are left out. */
  businessesByIds(ids: readonly number[]): Promise<BusinessRecord[]>;
  /** Ascending ids greater than `afterId`, permanently closed ones included; `country` is the name as stored. */
  businessesAfter(afterId: number, limit: number, country?: string): Promise<BusinessRecord[]>;
  /** How many businesses there are, permanently closed ones included; `country` is the name as stored. */
  countBusinesses(country?: string): Promise<number>;
  /** What sitemaps need of a business: ascending ids greater than `afterId`, permanently closed ones included. */
  sitemapRows(afterId: number, limit: number): Promise<SitemapRow[]>;

  statistics(): Promise<Statistics>;
  /**
   * Cities with businesses, most businesses first. `search`: part of the folded name, "" for all; `within`: state and
   * country as cities spell them.
   */
  cities(
    search: string,
    page: Page,
    within?: { state?: string; country?: string },
  ): Promise<{ cities: CitySummary[]; totalCount: number }>;
  /** Any city that has or had a business; for a city renamed by a rule, its new name. */
  city(cityKey: string): Promise<CityMatch | undefined>;
  /** States of cities with businesses, most businesses first. */
  states(limit: number): Promise<StateSummary[]>;
  countries(): Promise<CountrySummary[]>;
  /** Categories with businesses, most businesses first. */
  categories(): Promise<CategorySummary[]>;
  /** Any category that has or had a business. */
  category(categorySlug: string): Promise<CategorySummary | undefined>;
}
