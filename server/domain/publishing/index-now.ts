/** Maximum number of URLs in one IndexNow message (indexnow.org). */
export const MAX_URLS = 10_000;

export interface IndexNowMessage {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

/** Makes a message that announces changed URLs. `baseUrl` has no trailing slash; the key at `keyLocation` proves the sender. */
export function indexNowMessage(baseUrl: string, key: string, urlList: string[]): IndexNowMessage {
  return { host: new URL(baseUrl).host, key, keyLocation: baseUrl + indexNowKeyPath(key), urlList };
}

export function indexNowKeyPath(key: string): string {
  return `/${key}.txt`;
}

/** Returns the key in a path of `indexNowKeyPath`; undefined for other paths. */
export function parseIndexNowKeyPath(path: string): string | undefined {
  return /^\/([0-9a-f]{32})\.txt$/.exec(path)?.[1];
}

/** Tells whether this is a loopback address, which no search engine can reach. */
export function isLocalAddress(baseUrl: string): boolean {
  const { hostname } = new URL(baseUrl);
  return /(^|\.)localhost$|^127(?:\.\d{1,3}){3}$|^0\.0\.0\.0$|^\[::1?\]$/.test(hostname);
}
