/** Longer names are not readable. */
const MAX_NAME_CHARS = 40;

/** Returns `example.com` or `example.com/cafe` of `https://www.example.com/cafe/?from=maps`; undefined if it is too long to read. */
export function websiteName(website: string | null): string | undefined {
  const [, host = "", path = ""] = /^https?:\/\/(?:www\.)?([^/?#:@\s]+)(?:\/([^?#\s]*))?/i.exec(website ?? "") ?? [];
  const name = [host.toLowerCase(), path.replace(/(?<!\/)\/+$/, "")].filter((part) => part !== "").join("/");
  if (name.length <= MAX_NAME_CHARS && !/[%.]$|%|\/.*\d{6}/.test(name)) return name || undefined;
  // A part of the path would be another page.
  return host.length <= MAX_NAME_CHARS && isOwnHost(host) ? host.toLowerCase() : undefined;
}

/** Tells whether the host identifies the business; that of a platform does not. */
function isOwnHost(host: string): boolean {
  return !host
    .toLowerCase()
    .split(".")
    .some((label) => PLATFORMS.has(label));
}

const PLATFORMS = new Set(
  "facebook fb instagram google linktr yelp tripadvisor youtube twitter x t wa tiktok linkedin".split(" "),
);
