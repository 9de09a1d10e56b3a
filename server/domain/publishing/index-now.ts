/** IndexNow (indexnow.org): telling search engines at once which addresses changed, instead of waiting until they look. */

/** Addresses that one message may hold. */
export const MOST_ADDRESSES = 10_000;

export interface IndexNowMessage {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

/** `baseUrl` without a slash at the end; at `keyLocation` search engines look whether the message is the site's own. */
export function indexNowMessage(baseUrl: string, key: string, urlList: string[]): IndexNowMessage {
  return { host: new URL(baseUrl).host, key, keyLocation: baseUrl + indexNowKeyPath(key), urlList };
}

export function indexNowKeyPath(key: string): string {
  return `/${key}.txt`;
}

/** The key that this path asks for; undefined when it is none that could be ours. */
export function indexNowKeyOf(path: string): string | undefined {
  return /^\/([0-9a-f]{32})\.txt$/.exec(path)?.[1];
}

/** Is it this machine that the address names, which no search engine can reach? */
export function isLocalAddress(baseUrl: string): boolean {
  const { hostname } = new URL(baseUrl);
  return /(^|\.)localhost$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(hostname);
}
