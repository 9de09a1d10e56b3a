/** GET sitemap-stats. */
export interface SitemapStats {
  totalBusinesses: number;
  totalSitemaps: number;
  businessesPerSitemap: number;
  sitemapUrls: { main: string; mainPages: string; categories: string; cities: string; businesses: string[] };
}

/** GET noindex-pages counts noindex pages by reason, most first. */
export interface NoindexCounts {
  /** `because` is the reason in words, after a number of pages. */
  reasons: { reason: string; because: string; pages: number }[];
}

/** GET noindex-pages?reason&limit&offset. */
export interface NoindexPages {
  pages: { name: string; href: string }[];
  totalCount: number;
}

/** GET near-duplicates: similarity of the texts of businesses. */
export interface NearDuplicates {
  /** Number of compared texts; a sample of a large directory. */
  texts: number;
  isSample: boolean;
  /** Share of texts, 0 to 1, that have half of their five-word shingles in common with another. */
  share: number;
  /** Median of the similarity to the nearest text, 0 to 1; below 0.2 it may be far too low. */
  medianNearest: number;
  /** The most similar pairs. */
  pairs: { similarity: number; businesses: { id: number; slug: string }[] }[];
}
