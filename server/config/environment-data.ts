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
  MAINSTREET_PANEL_SEO_LANGUAGE: { key: "panel.seoLanguage", type: "text" },
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
  MAINSTREET_IMPORTS_FOLDER: { key: "imports.folder", type: "text" },
  MAINSTREET_IMPORTS_ADDRESS: { key: "imports.address", type: "text" },
  MAINSTREET_IMPORTS_EVERY_HOURS: { key: "imports.everyHours", type: "number" },
  MAINSTREET_IMPORTS_AT_ONCE: { key: "imports.atOnce", type: "boolean" },
  MAINSTREET_IMPORTS_UPDATE: { key: "imports.update", type: "boolean" },
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
