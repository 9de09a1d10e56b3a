/** "off" does not encrypt. "require" encrypts but does not check the server. "verify" requires a certificate for the server's host name. */
export type DatabaseTls = "off" | "require" | "verify";

const SCHEMES = ["postgres:", "postgresql:"];
const EXAMPLE = "postgres://mainstreet@db.example.org/mainstreet";
/** Maps `sslmode` of libpq to the setting `database.tls`. */
const TLS_OF_MODE: Readonly<Record<string, DatabaseTls>> = {
  disable: "off",
  allow: "off",
  prefer: "off",
  require: "require",
  "no-verify": "require",
  "verify-ca": "verify",
  "verify-full": "verify",
};
/** Matches parameters that have a setting of this program, or a place of their own in the URL. */
const REFUSED = /^(ssl(?!mode$)|uselibpqcompat$|user$|password$|port$)/;

/** Says what is wrong with the URL of a database, as the predicate of a sentence that does not quote it; undefined for a valid one. */
export function databaseUrlError(text: string): string | undefined {
  const url = parseUrl(text);
  if (url === undefined)
    return `must be an address such as ${EXAMPLE}; characters like @ and / in a password as %40 and %2F`;
  if (url.hostname === "" && !url.searchParams.has("host")) return `must name the host, as in ${EXAMPLE}`;
  if (url.pathname.length < 2) return `must name the database, as in ${EXAMPLE}`;
  if (url.hash !== "") return "must have the character # as %23";
  const mode = url.searchParams.get("sslmode");
  if (mode !== null && TLS_OF_MODE[mode] === undefined) return "has an unknown sslmode";
  const refusedParameter = [...url.searchParams.keys()].find((name) => REFUSED.test(name));
  if (refusedParameter?.startsWith("ssl"))
    return `must not have ${refusedParameter}: use database.tls and database.tlsCaFile`;
  return refusedParameter === undefined ? undefined : `must not have ${refusedParameter} as a parameter`;
}

function parseUrl(text: string): URL | undefined {
  const url = URL.parse(text) ?? undefined;
  if (url === undefined || !SCHEMES.includes(url.protocol)) return undefined;
  try {
    decodeURIComponent(url.username + url.password + url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

/** Replaces the password in a URL by asterisks. */
export function maskPassword(text: string): string {
  const url = parseUrl(text);
  if (url === undefined) return "********";
  if (url.password !== "") url.password = "********";
  return url.href;
}

/** Names a database in sentences: "mainstreet at db.example.org:5432". `text` is a checked URL. */
export function databaseName(text: string): string {
  const url = new URL(text);
  const host = url.hostname || (url.searchParams.get("host") ?? "");
  return `${decodeURIComponent(url.pathname.slice(1))} at ${host}${host.startsWith("/") ? "" : `:${url.port || 5432}`}`;
}

/** Splits a URL into the URL without `sslmode`, and the encryption that it demands. `text` is a checked URL. */
export function splitTls(text: string): { url: URL; tls: DatabaseTls | undefined } {
  const url = new URL(text);
  const mode = url.searchParams.get("sslmode");
  if (mode === null) return { url, tls: undefined };
  url.searchParams.delete("sslmode");
  return { url, tls: TLS_OF_MODE[mode] };
}
