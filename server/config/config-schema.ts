import ipaddr from "ipaddr.js";
import * as z from "zod";
import { HEADER_CITIES } from "#domain/address/header-cities";
import { accentError } from "#domain/publishing/accent-colors";
import { databaseUrlError } from "./database-url.ts";
import { isUnixSocket, NO_UNIX_SOCKET } from "./unix-socket.ts";

const line = z.string().trim().min(1).max(300);
const webAddress = z.url({ protocol: /^https?$/, abort: true, error: "must be an http:// or https:// address" });
/** URL of a link or script on pages. Private hosts are allowed: the operator chooses them, for a site that may be private itself. */
const publishedAddress = webAddress.refine((text) => {
  const { username, password } = new URL(text);
  return username === "" && password === "";
}, "must not have a user name or password, which every visitor could read");

/** URL with scheme, host and port only, since paths are added to it. */
const origin = webAddress
  .refine((text) => {
    const url = new URL(text);
    return url.pathname === "/" && url.search === "" && url.hash === "" && url.username + url.password === "";
  }, "must be only scheme, host and port, such as https://example.org: a path, query or user name is not possible")
  .transform((text) => new URL(text).origin);

/** Base URL of the site, without a path: pages have paths from the root of a host. */
const baseUrl = webAddress
  .refine(
    (text) => new URL(text).pathname === "/",
    "must have no path: the directory cannot be a part of another site. Give it a host of its own, such as https://guide.example.org",
  )
  .pipe(origin);

/** A year has no thousands separator. */
const YEAR_RANGE = "must be a year from 1990 to 2200";

const network = z
  .string()
  .trim()
  .refine(
    (text) => ipaddr.isValid(text) || ipaddr.isValidCIDR(text),
    "must be an address or a network such as 192.0.2.0/24 or 2001:db8::/32",
  );

/** Color with six hexadecimal digits that text can have on light grounds; the dark theme gets a lighter one of its hue. */
const accentColor = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { abort: true, error: "must be a color such as #0f6b5c" })
  .superRefine((color, context) => {
    const message = accentError(color);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });

const databaseUrl = z
  .string()
  .trim()
  .max(2000)
  .superRefine((text, context) => {
    const message = databaseUrlError(text);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });

/** All settings of config.json with their defaults; unknown keys are errors. */
export const configSchema = z.strictObject({
  site: z
    .strictObject({
      name: line.default("Mainstreet"),
      tagline: line.default("Local businesses, found simply"),
      /** null means http://localhost:{port}. */
      baseUrl: baseUrl.nullable().default(null),
      email: line.default("support@example.com"),
      /** Empty: the site has no phone. */
      phone: line.or(z.literal("")).default("(555) 555-0100"),
      /** Postal address of the operator, in the footer and on the contact page. */
      address: line.nullable().default(null),
      social: z
        .strictObject({
          facebook: publishedAddress.or(z.literal("#")).default("#"),
          x: publishedAddress.or(z.literal("#")).default("#"),
          instagram: publishedAddress.or(z.literal("#")).default("#"),
          linkedin: publishedAddress.or(z.literal("#")).default("#"),
        })
        .prefault({}),
      /** Cities of the header; the footer begins with them. None: the largest of the directory. */
      featuredCities: z
        .array(line)
        .max(8)
        .default(HEADER_CITIES.map(({ name }) => name)),
      copyrightYear: z.int().min(1990, YEAR_RANGE).max(2200, YEAR_RANGE).default(2025),
      /** Color of links and buttons; null means the green of the awning. */
      accentColor: accentColor.nullable().default(null),
    })
    .prefault({}),
  ads: z
    .strictObject({
      scriptUrl: publishedAddress.nullable().default(null),
      clientId: line.nullable().default(null),
      slots: z.array(line).max(20).default([]),
    })
    .prefault({}),
  analytics: z.strictObject({ scriptUrl: publishedAddress.nullable().default(null) }).prefault({}),
  /** Endpoint to which `mainstreet sitemap --ping` sends changed pages. */
  indexNow: z.strictObject({ endpoint: webAddress.default("https://api.indexnow.org/indexnow") }).prefault({}),
  server: z
    .strictObject({
      host: line.refine((text) => !isUnixSocket(text), NO_UNIX_SOCKET).default("127.0.0.1"),
      /** 0 lets the system choose a free port. */
      port: z
        .int({ error: ({ input }) => (isUnixSocket(input) ? NO_UNIX_SOCKET : undefined) })
        .min(0)
        .max(65_535)
        .default(3000),
      /** Trust X-Forwarded-For and -Proto: only behind a proxy that sets them. */
      trustProxy: z.boolean().default(false),
      /** Strict-Transport-Security also covers subdomains of the site's host. */
      hstsSubdomains: z.boolean().default(true),
    })
    .prefault({}),
  /** Networks from which the panel can be used, such as 192.0.2.0/24; none means all. */
  panel: z.strictObject({ networks: z.array(network).max(100).default([]) }).prefault({}),
  /** PostgreSQL in place of the SQLite database in the data folder. */
  database: z
    .strictObject({
      /** null means SQLite. */
      url: databaseUrl.nullable().default(null),
      /** URLs of its streaming standbys, from which visitors read. */
      replicas: z.array(databaseUrl).max(20).default([]),
      /** Replication lag in seconds above which a standby is not used. */
      maxReplicaLag: z.int().min(1).max(3600).default(2),
      /** File with the password, in place of one in the URL. */
      passwordFile: line.nullable().default(null),
      /** Maximum connections of this process. */
      poolSize: z.int().min(2).max(1000).default(10),
      /** null means the `sslmode` in the URL, else "off". */
      tls: z.enum(["off", "require", "verify"]).nullable().default(null),
      /** File with the certificates (PEM) of the authorities that "verify" trusts, in place of the public ones. */
      tlsCaFile: line.nullable().default(null),
    })
    .prefault({}),
  session: z.strictObject({ secret: z.string().min(32).max(500).nullable().default(null) }).prefault({}),
  limits: z
    .strictObject({
      uploadMb: z.int().min(1).max(4096).default(200),
      importRows: z.int().min(1).max(100_000_000).default(2_000_000),
      /** Uncached pages a second that one network may request; 0 is no limit. */
      pagesPerSecond: z.int().min(0).max(100_000).default(20),
    })
    .prefault({}),
  log: z
    .strictObject({
      level: z.enum(["fatal", "error", "warn", "info", "debug", "trace"]).default("info"),
      /** Logs each request, with the network in place of the address. */
      requests: z.boolean().default(false),
    })
    .prefault({}),
  /** The token lets programs on other machines read /metrics. */
  metrics: z.strictObject({ token: z.string().min(16).max(500).nullable().default(null) }).prefault({}),
  /** Counts searches with few results. */
  searches: z.strictObject({ log: z.boolean().default(true) }).prefault({}),
  map: z
    .strictObject({
      /** Path of the archive of streets, such as on a disk that servers share; null means map.pmtiles in the data folder. */
      file: line.nullable().default(null),
      /** Protomaps' daily builds, from which `map add` takes a part; {date} is a day such as 20261126. */
      buildUrl: webAddress.default("https://build.protomaps.com/{date}.pmtiles"),
      /** Tiles of another server under large maps, where there is no archive of streets. */
      tileUrl: publishedAddress
        .refine(
          (text) => ["{z}", "{x}", "{y}"].every((part) => text.includes(part)),
          "must have {z}, {x} and {y} for zoom, column and row, such as https://tiles.example.org/{z}/{x}/{y}.png",
        )
        .refine(
          (text) => !/[{}]/.test(text.replaceAll(/\{[zxy]\}/g, "")),
          "must have no other braces than {z}, {x} and {y}: write the key or server name itself in their place",
        )
        .nullable()
        .default(null),
      /** Text that the server's owner wants on every map. */
      tileAttribution: line.default("© OpenStreetMap contributors"),
    })
    .prefault({}),
  /** Deleted businesses are erased after this many days; 0 means never. */
  recycleBin: z.strictObject({ days: z.int().min(0).max(36_500).default(90) }).prefault({}),
  backup: z
    .strictObject({
      /** Number of copies to keep for one reason. */
      keep: z.int().min(1).max(1000).default(7),
      /** Age from which the doctor warns about a copy; copies are never deleted because of their age. */
      keepDays: z.int().min(1).max(36_500).default(90),
      /** The server makes a backup a day. */
      daily: z.boolean().default(true),
      /** A folder, such as a mounted disk, that gets another copy. */
      copyTo: line.nullable().default(null),
      /** A bucket that gets another copy; the credentials come from the environment alone. */
      s3: z
        .strictObject({
          /** null means none. */
          bucket: z
            .string()
            .regex(
              /^[A-Za-z0-9][\w.-]{1,61}[A-Za-z0-9]$/,
              "must be the name of a bucket: letters, digits, dots and hyphens",
            )
            .nullable()
            .default(null),
          /** null means Amazon's endpoint of that region. */
          endpoint: origin.nullable().default(null),
          region: line.default("us-east-1"),
          /** Prefix of the names in the bucket. */
          prefix: z
            .string()
            .max(300)
            .regex(/^(?!\/)/, "must not begin with a slash")
            .default("mainstreet/"),
        })
        .prefault({}),
    })
    .prefault({}),
});
export type Config = z.infer<typeof configSchema>;

/** Type by which the text of an environment variable is parsed. */
type VariableType = "text" | "number" | "boolean" | "list";

/** Maps an environment variable to the key of config.json that it overrides. */
export const ENVIRONMENT: Readonly<Record<string, { key: string; type: VariableType }>> = {
  MAINSTREET_SITE_NAME: { key: "site.name", type: "text" },
  MAINSTREET_SITE_TAGLINE: { key: "site.tagline", type: "text" },
  MAINSTREET_BASE_URL: { key: "site.baseUrl", type: "text" },
  MAINSTREET_SITE_EMAIL: { key: "site.email", type: "text" },
  MAINSTREET_SITE_PHONE: { key: "site.phone", type: "text" },
  MAINSTREET_SITE_ADDRESS: { key: "site.address", type: "text" },
  MAINSTREET_SITE_ACCENT_COLOR: { key: "site.accentColor", type: "text" },
  MAINSTREET_SITE_FEATURED_CITIES: { key: "site.featuredCities", type: "list" },
  MAINSTREET_ADS_SCRIPT_URL: { key: "ads.scriptUrl", type: "text" },
  MAINSTREET_ADS_CLIENT_ID: { key: "ads.clientId", type: "text" },
  MAINSTREET_ADS_SLOTS: { key: "ads.slots", type: "list" },
  MAINSTREET_ANALYTICS_SCRIPT_URL: { key: "analytics.scriptUrl", type: "text" },
  MAINSTREET_MAP_TILE_URL: { key: "map.tileUrl", type: "text" },
  MAINSTREET_MAP_TILE_ATTRIBUTION: { key: "map.tileAttribution", type: "text" },
  MAINSTREET_INDEXNOW_ENDPOINT: { key: "indexNow.endpoint", type: "text" },
  MAINSTREET_HOST: { key: "server.host", type: "text" },
  MAINSTREET_PORT: { key: "server.port", type: "number" },
  MAINSTREET_TRUST_PROXY: { key: "server.trustProxy", type: "boolean" },
  MAINSTREET_HSTS_SUBDOMAINS: { key: "server.hstsSubdomains", type: "boolean" },
  MAINSTREET_PANEL_NETWORKS: { key: "panel.networks", type: "list" },
  MAINSTREET_DATABASE_URL: { key: "database.url", type: "text" },
  MAINSTREET_DATABASE_REPLICAS: { key: "database.replicas", type: "list" },
  MAINSTREET_DATABASE_MAX_REPLICA_LAG: { key: "database.maxReplicaLag", type: "number" },
  MAINSTREET_DATABASE_PASSWORD_FILE: { key: "database.passwordFile", type: "text" },
  MAINSTREET_DATABASE_POOL_SIZE: { key: "database.poolSize", type: "number" },
  MAINSTREET_DATABASE_TLS: { key: "database.tls", type: "text" },
  MAINSTREET_DATABASE_TLS_CA_FILE: { key: "database.tlsCaFile", type: "text" },
  MAINSTREET_SESSION_SECRET: { key: "session.secret", type: "text" },
  MAINSTREET_LIMITS_UPLOAD_MB: { key: "limits.uploadMb", type: "number" },
  MAINSTREET_LIMITS_IMPORT_ROWS: { key: "limits.importRows", type: "number" },
  MAINSTREET_LIMITS_PAGES_PER_SECOND: { key: "limits.pagesPerSecond", type: "number" },
  MAINSTREET_LOG_LEVEL: { key: "log.level", type: "text" },
  MAINSTREET_LOG_REQUESTS: { key: "log.requests", type: "boolean" },
  MAINSTREET_METRICS_TOKEN: { key: "metrics.token", type: "text" },
  MAINSTREET_SEARCHES_LOG: { key: "searches.log", type: "boolean" },
  MAINSTREET_MAP_FILE: { key: "map.file", type: "text" },
  MAINSTREET_MAP_BUILD_URL: { key: "map.buildUrl", type: "text" },
  MAINSTREET_RECYCLE_BIN_DAYS: { key: "recycleBin.days", type: "number" },
  MAINSTREET_BACKUP_KEEP: { key: "backup.keep", type: "number" },
  MAINSTREET_BACKUP_KEEP_DAYS: { key: "backup.keepDays", type: "number" },
  MAINSTREET_BACKUP_DAILY: { key: "backup.daily", type: "boolean" },
  MAINSTREET_BACKUP_COPY_TO: { key: "backup.copyTo", type: "text" },
  MAINSTREET_BACKUP_S3_BUCKET: { key: "backup.s3.bucket", type: "text" },
  MAINSTREET_BACKUP_S3_ENDPOINT: { key: "backup.s3.endpoint", type: "text" },
  MAINSTREET_BACKUP_S3_REGION: { key: "backup.s3.region", type: "text" },
  MAINSTREET_BACKUP_S3_PREFIX: { key: "backup.s3.prefix", type: "text" },
};

/** Maps a variable with the path of a secret file, as Docker and Kubernetes provide them, to the key of its value. */
export const SECRET_FILES: Readonly<Record<string, string>> = {
  MAINSTREET_DATABASE_URL_FILE: "database.url",
  MAINSTREET_DATABASE_REPLICAS_FILE: "database.replicas",
  MAINSTREET_SESSION_SECRET_FILE: "session.secret",
};

/** Variables of other parts: the data folder, the first administrator, the build and the tests. */
export const OTHER_VARIABLES: readonly RegExp[] = [
  /^MAINSTREET_DATA$/,
  /^MAINSTREET_ADMIN_(USERNAME|PASSWORD)$/,
  /^MAINSTREET_CACHE$/,
  /^MAINSTREET_CHROMIUM$/,
  /^MAINSTREET_DEBUG$/,
];

/** Keys whose value is never printed. In `database.url` and `database.replicas` only the passwords are masked. */
export const SECRET_KEYS: ReadonlySet<string> = new Set(["metrics.token", "session.secret"]);
