import * as z from "zod";

const line = z.string().trim().min(1).max(300);
const webAddress = z.url({ protocol: /^https?$/, abort: true, error: "must be an http:// or https:// address" });

/** Links are built as baseUrl + path, so a path, query or password in it would spoil every one of them. */
const baseUrl = webAddress
  .refine((text) => {
    const url = new URL(text);
    return url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "";
  }, "must be only scheme, host and port, such as https://example.org: a path, query or user name is not possible")
  .transform((text) => new URL(text).origin);

/** Everything that may stand in config.json, with its default. Nothing else may. */
export const configSchema = z.strictObject({
  site: z
    .strictObject({
      name: line.default("Mainstreet"),
      tagline: line.default("Local businesses, found simply"),
      /** null means http://localhost:{port}. */
      baseUrl: baseUrl.nullable().default(null),
      email: line.default("support@example.com"),
      phone: line.default("(555) 555-0100"),
      social: z
        .strictObject({
          facebook: webAddress.or(z.literal("#")).default("#"),
          x: webAddress.or(z.literal("#")).default("#"),
          instagram: webAddress.or(z.literal("#")).default("#"),
          linkedin: webAddress.or(z.literal("#")).default("#"),
        })
        .prefault({}),
      copyrightYear: z.int().min(1990).max(2200).default(2025),
    })
    .prefault({}),
  ads: z
    .strictObject({
      scriptUrl: webAddress.nullable().default(null),
      clientId: line.nullable().default(null),
      slots: z.array(line).max(20).default([]),
    })
    .prefault({}),
  analytics: z.strictObject({ scriptUrl: webAddress.nullable().default(null) }).prefault({}),
  /** Where `mainstreet sitemap --ping` tells search engines what changed. */
  indexNow: z.strictObject({ endpoint: webAddress.default("https://api.indexnow.org/indexnow") }).prefault({}),
  server: z
    .strictObject({
      host: line.default("127.0.0.1"),
      /** 0 lets the system choose a free one. */
      port: z.int().min(0).max(65_535).default(3000),
      /** Believe X-Forwarded-For and -Proto: only behind a proxy that sets them. */
      trustProxy: z.boolean().default(false),
    })
    .prefault({}),
  session: z.strictObject({ secret: z.string().min(32).max(500).nullable().default(null) }).prefault({}),
  limits: z
    .strictObject({
      uploadMb: z.int().min(1).max(4096).default(200),
      importRows: z.int().min(1).max(100_000_000).default(2_000_000),
    })
    .prefault({}),
  backup: z.strictObject({ keep: z.int().min(1).max(1000).default(7) }).prefault({}),
});
export type Config = z.infer<typeof configSchema>;

/** How the text of an environment variable becomes a value. */
type Reading = "text" | "number" | "boolean" | "list";

/** Environment variable → key of config.json; each wins over the file. */
export const ENVIRONMENT: Readonly<Record<string, { key: string; reading: Reading }>> = {
  MAINSTREET_SITE_NAME: { key: "site.name", reading: "text" },
  MAINSTREET_SITE_TAGLINE: { key: "site.tagline", reading: "text" },
  MAINSTREET_BASE_URL: { key: "site.baseUrl", reading: "text" },
  MAINSTREET_SITE_EMAIL: { key: "site.email", reading: "text" },
  MAINSTREET_SITE_PHONE: { key: "site.phone", reading: "text" },
  MAINSTREET_ADS_SCRIPT_URL: { key: "ads.scriptUrl", reading: "text" },
  MAINSTREET_ADS_CLIENT_ID: { key: "ads.clientId", reading: "text" },
  MAINSTREET_ADS_SLOTS: { key: "ads.slots", reading: "list" },
  MAINSTREET_ANALYTICS_SCRIPT_URL: { key: "analytics.scriptUrl", reading: "text" },
  MAINSTREET_INDEXNOW_ENDPOINT: { key: "indexNow.endpoint", reading: "text" },
  MAINSTREET_HOST: { key: "server.host", reading: "text" },
  MAINSTREET_PORT: { key: "server.port", reading: "number" },
  MAINSTREET_TRUST_PROXY: { key: "server.trustProxy", reading: "boolean" },
  MAINSTREET_SESSION_SECRET: { key: "session.secret", reading: "text" },
  MAINSTREET_LIMITS_UPLOAD_MB: { key: "limits.uploadMb", reading: "number" },
  MAINSTREET_LIMITS_IMPORT_ROWS: { key: "limits.importRows", reading: "number" },
  MAINSTREET_BACKUP_KEEP: { key: "backup.keep", reading: "number" },
};

/** Read elsewhere: the data folder, the first administrator, the build and the tests. */
export const OTHER_VARIABLES: readonly RegExp[] = [
  /^MAINSTREET_DATA$/,
  /^MAINSTREET_ADMIN_(USERNAME|PASSWORD)$/,
  /^MAINSTREET_CACHE$/,
  /^MAINSTREET_CHROMIUM$/,
  /^MAINSTREET_DEBUG$/,
];

/** Keys whose value is never printed. */
export const SECRET_KEYS: ReadonlySet<string> = new Set(["session.secret"]);
