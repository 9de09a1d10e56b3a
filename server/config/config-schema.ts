import * as z from "zod";
import { HEADER_CITIES } from "#domain/address/header-cities";
import { accentError } from "#domain/publishing/branding/accent-colors";
import { isLogoAddress } from "#domain/publishing/branding/site-logo";
import { baseUrl, fetchedAddress, origin, publishedAddress, webAddress } from "./address-schemas.ts";
import { databaseUrlError } from "./database-url.ts";
import { networkError } from "./network-error.ts";
import { isUnixSocket, NO_UNIX_SOCKET } from "./unix-socket.ts";

const line = z.string().trim().min(1).max(300);
/** A year has no thousands separator. */
const YEAR_RANGE = "must be a year from 1990 to 2200";

const network = z
  .string()
  .trim()
  .superRefine((text, context) => {
    const message = networkError(text);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });

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

/** Path of a logo on this site. */
const logoAddress = z
  .string()
  .trim()
  .refine(isLogoAddress, "must be the address of a logo that was uploaded in the panel");

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
      /** "" means that the site has no phone. */
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
      /** Cities of the header, which also come first in the footer. An empty list means the largest cities of the directory. */
      featuredCities: z
        .array(line)
        .max(8)
        .default(HEADER_CITIES.map(({ name }) => name)),
      copyrightYear: z.int().min(1990, YEAR_RANGE).max(2200, YEAR_RANGE).default(2025),
      /** Color of links and buttons; null means the green of the awning. */
      accentColor: accentColor.nullable().default(null),
      /** Logo of the site; null means the awning. */
      logo: logoAddress.nullable().default(null),
      /** Logo of the dark theme; null means `logo`. */
      logoDark: logoAddress.nullable().default(null),
      /** Shows the name beside the logo. */
      logoWithName: z.boolean().default(true),
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
  panel: z
    .strictObject({
      /** Networks from which the panel can be used, such as 192.0.2.0/24; an empty list allows all. */
      networks: z.array(network).max(100).default([]),
      /** Language of the tab SEO Sitemap, until somebody chooses another one in it. */
      seoLanguage: z.enum(["tr", "en"]).default("tr"),
    })
    .prefault({}),
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
      /** URL of Protomaps' daily builds, from which `map add` extracts an area; {date} is a day such as 20261126. */
      buildUrl: webAddress.default("https://build.protomaps.com/{date}.pmtiles"),
      /** Tile server for large maps, used without an archive of streets. */
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
  /** Scheduled imports: files that appear in a folder or at a web address. */
  imports: z
    .strictObject({
      /** Watched folder; null means `inbox` in the data folder. It is watched while it exists. */
      folder: line.nullable().default(null),
      /** Web address of a file that is fetched. */
      address: fetchedAddress.nullable().default(null),
      /** Hours between two fetches. */
      everyHours: z.int().min(1).max(8_760).default(24),
      /** Imports files at once instead of making a preview that waits for somebody. */
      atOnce: z.boolean().default(false),
      /** Lets files that are imported at once update existing businesses. */
      update: z.boolean().default(false),
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
      /** Bucket for another copy; the credentials come only from the environment. */
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

/** Keys whose value is never printed. In `database.url` and `database.replicas` only the passwords are masked. */
export const SECRET_KEYS: ReadonlySet<string> = new Set(["metrics.token", "session.secret"]);
