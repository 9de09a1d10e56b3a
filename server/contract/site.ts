/** What the pages need to know of the configuration; carried in each page, contains no secret. */
export interface SiteInfo {
  name: string;
  tagline: string;
  /** Absolute, without a slash at the end. */
  baseUrl: string;
  email: string;
  phone: string;
  social: { facebook: string; x: string; instagram: string; linkedin: string };
  copyrightYear: number;
  ads: { scriptUrl: string | null; clientId: string | null; slots: string[] };
  analyticsScriptUrl: string | null;
}
