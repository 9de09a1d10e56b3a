import { issueSentence } from "../contract/problems/issue-sentence.ts";
import { configSchema } from "./config-schema.ts";
import { type Settings, setAt, valueAt } from "./setting-keys.ts";

/**
 * Keys that the panel may set. Database, secrets, address and port of the server, and its proxy are never among them: a mistake there
 * would lock the owner out.
 */
export const PANEL_KEYS = [
  "site.name",
  "site.tagline",
  "site.baseUrl",
  "site.email",
  "site.phone",
  "site.address",
  "site.social.facebook",
  "site.social.x",
  "site.social.instagram",
  "site.social.linkedin",
  "site.featuredCities",
  "site.copyrightYear",
  "site.accentColor",
  "site.logo",
  "site.logoDark",
  "site.logoWithName",
  "ads.scriptUrl",
  "ads.clientId",
  "ads.slots",
  "analytics.scriptUrl",
  "map.tileUrl",
  "map.tileAttribution",
  "panel.seoLanguage",
  "searches.log",
  "imports.folder",
  "imports.address",
  "imports.everyHours",
  "imports.atOnce",
  "imports.update",
  "recycleBin.days",
  "backup.keep",
  "backup.keepDays",
  "backup.daily",
  "backup.copyTo",
  "backup.s3.bucket",
  "backup.s3.endpoint",
  "backup.s3.region",
  "backup.s3.prefix",
] as const;
export type PanelKey = (typeof PANEL_KEYS)[number];

const KEYS: ReadonlySet<string> = new Set(PANEL_KEYS);

export const isPanelKey = (key: string): key is PanelKey => KEYS.has(key);

/** Returns the value as the schema of config.json reads it, or a sentence that says why it is refused. */
export function readPanelSetting(key: PanelKey, value: unknown): { value: unknown } | { error: string } {
  const settings: Settings = {};
  setAt(settings, key, value);
  const result = configSchema.safeParse(settings, { error: issueSentence });
  if (result.success) return { value: valueAt(result.data, key) };
  return { error: result.error.issues[0]?.message ?? "is refused" };
}

/** Reads stored texts. Values that this version cannot use are left out: another version or a hand wrote them. */
export function readStoredSettings(stored: ReadonlyMap<string, string>): Map<PanelKey, unknown> {
  const saved = new Map<PanelKey, unknown>();
  for (const [key, text] of stored) {
    if (!isPanelKey(key)) continue;
    const result = readPanelSetting(key, parseJson(text));
    if ("value" in result) saved.set(key, result.value);
  }
  return saved;
}

/** Returns an invalid value for a text that is not JSON, since undefined would mean the default. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return Number.NaN;
  }
}
