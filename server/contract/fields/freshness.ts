/** Source and date of the details of a business, and whether its website answers. */
export interface Freshness {
  /** Time of the import that added or last changed it, or at which it was added by hand. */
  checkedAt: string;
  /** Source of that import's data, such as "OpenStreetMap"; null if unknown. */
  source: string | null;
  /** Time of the latest of several failed checks of the website, some days apart; null while it answers or is unknown. */
  websiteFailedAt: string | null;
}
