/**
 * Query parameters that only tell a site where a visitor came from; pages are the same without them. All are in lower case. They come from
 * the Tracking Query Parameters Registry (github.com/mpchadwick/tracking-query-params-registry, Unlicense) and the documentation that each
 * line names. Parameters that sites also use for other things (`ref`, `src`, `cid`, `campaign`) are not listed.
 */
const NAMES: readonly string[] = [
  // Google Ads, Search Ads, Merchant Center, Analytics: support.google.com/google-ads/answer/9744275, /merchants/answer/11498430
  "gclid, gclsrc, dclid, gbraid, wbraid, gad_source, gad_campaignid, srsltid, _ga, _gl",
  // Reserve with Google: developers.google.com/actions-center/verticals/reservations/e2e/conversion-tracking
  "rwg_token",
  // Meta: developers.facebook.com/docs/marketing-api/conversions-api/parameters/fbp-and-fbc; of shared posts
  "fbclid, fb_action_ids, fb_action_types, fb_source, mibextid, igshid, igsh",
  // Microsoft Advertising: help.ads.microsoft.com/apex/index/3/en/60000
  "msclkid",
  // Yandex: yandex.com/support/direct/en/statistics/url-tags, yandex.com/support/metrica/general/source-tags
  "yclid, ymclid, ysclid, _openstat",
  // Yext Listings: help.yext.com/hc/en-us/articles/360029674711
  "y_source",
  // X, LinkedIn, TikTok, Pinterest, Snapchat: click identifiers of their conversion APIs
  "twclid, li_fat_id, ttclid, epik, sccid",
  // Mailchimp, HubSpot, Marketo, Klaviyo, dotdigital, Bronto, Listrak, Drip, Vero, Omeda
  "mc_cid, mc_eid, _hsenc, _hsmi, __hstc, __hssc, __hsfp, hsctatracking, mkt_tok, _ke, _kx, dm_i, _bta_tid, _bta_c",
  "trk_contact, trk_msg, trk_module, trk_sid, __s, vero_id, vero_conv, oly_anon_id, oly_enc_id",
  // Adobe: experienceleague.adobe.com/docs/advertising
  "s_kwcid, ef_id",
  // Matomo: matomo.org/faq/reports/what-is-campaign-tracking-and-why-it-is-important
  "pk_campaign, pk_kwd, pk_keyword, pk_source, pk_medium, pk_content, pk_cid, piwik_campaign, piwik_kwd, piwik_keyword",
  "mtm_campaign, mtm_kwd, mtm_keyword, mtm_source, mtm_medium, mtm_content, mtm_cid, mtm_group, mtm_placement",
  // Mapp (Webtrekk): docs.mapp.com/docs/metrics-qty-campaign-source
  "wt_mc",
  // GoDataFeed, Springbot, Marin
  "gdfms, gdftrk, gdffi, redirect_log_mongo_id, redirect_mongo_id, sb_referer_host, mkwid, pcrid",
];

export const TRACKING_PARAMETERS: ReadonlySet<string> = new Set(NAMES.flatMap((names) => names.split(", ")));

/** Prefix of campaign parameters of Google Analytics, and of those that others add: support.google.com/analytics/answer/10917952 */
export const TRACKING_PREFIX = "utm_";

/** Google's links to book carry the whole search of whoever exported them, up to 1,700 characters. */
const SEARCH_SESSION: ReadonlySet<string> = new Set(["ei", "gei", "opi", "sourceurl", "ved"]);

/** Parameters by host without `www.` that identify a session, or who shared a link, only on that host. */
export const TRACKING_OF_HOST: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["google.com", SEARCH_SESSION],
  ["youtube.com", new Set(["si"])],
  ["youtu.be", new Set(["si"])],
]);

/** Pages that only redirect to the address in one of their parameters. */
export const REDIRECTS: readonly { host: RegExp; path: string; parameters: readonly string[] }[] = [
  { host: /^(?:www\.|maps\.)?google\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/, path: "/url", parameters: ["q", "url"] },
  { host: /^lm?\.facebook\.com$/, path: "/l.php", parameters: ["u"] },
  { host: /^l\.instagram\.com$/, path: "/", parameters: ["u"] },
];
