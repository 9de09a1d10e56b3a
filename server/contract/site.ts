/** The streets of the directory's towns, which this server draws as tiles at `/map/{z}/{x}/{y}.svg`. */
export interface StreetMap {
  /** Changes with the streets; part of the addresses of tiles. */
  version: string;
  /** Plain text that every map must show. */
  attribution: string;
  minZoom: number;
  maxZoom: number;
  /** West, south, east, north in degrees. */
  bounds: readonly [number, number, number, number];
}

/** Another server's tiles, the settings `map.tileUrl` and `map.tileAttribution`. */
export interface TileServer {
  /** Address with {z}, {x} and {y}. */
  url: string;
  attribution: string;
}

/** The site's own logo, shown in place of the awning. */
export interface SiteLogo {
  light: LogoPicture;
  /** Logo of the dark theme; `light` by default. */
  dark?: LogoPicture;
  /** Tells whether the name is shown beside the logo; otherwise the name is the logo's alternative text. */
  isBesideName: boolean;
}

export interface LogoPicture {
  /** Path of this site. */
  address: string;
  /** Size in which pages show it, in CSS pixels. */
  width: number;
  height: number;
}

/** Language of the tab SEO Sitemap, the setting `panel.seoLanguage`. */
export type SeoLanguage = "tr" | "en";

/** The part of the configuration that the panel has before anybody signs in. */
export interface PanelSite {
  name: string;
  logo?: SiteLogo;
  seoLanguage: SeoLanguage;
}

/** The part of the configuration that pages need. It is sent with each page, so it holds no secret. */
export interface SiteInfo {
  name: string;
  tagline: string;
  /** Absolute, without a trailing slash. */
  baseUrl: string;
  email: string;
  /** "" means that the operator has no phone. */
  phone: string;
  /** Postal address of the operator, if one is set. */
  address?: string;
  /** Color such as "#0f6b5c" in place of the default accent, if one is set. */
  accentColor?: string;
  /** Absent: the site has the awning. */
  logo?: SiteLogo;
  /** `tel:` URI that calls the operator; null if the number cannot be dialled. */
  telUri: string | null;
  social: { facebook: string; x: string; instagram: string; linkedin: string };
  copyrightYear: number;
  ads: { scriptUrl: string | null; clientId: string | null; slots: string[] };
  analyticsScriptUrl: string | null;
  /** Absent without streets. */
  map?: StreetMap;
  tileServer?: TileServer;
  /** The setting `searches.log`. */
  logsSearches: boolean;
  /** The setting `log.requests`. */
  logsRequests: boolean;
}
