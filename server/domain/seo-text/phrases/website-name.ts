/** Longer names are not readable. */
const MAX_NAME_CHARS = 40;

/** Returns `example.com` or `example.com/cafe` of `https://www.example.com/cafe/?from=maps`; undefined if it is too long to read. */
export function websiteName(website: string | null): string | undefined {
  const [, host = "", path = ""] = /^https?:\/\/(?:www\.)?([^/?#:@\s]+)(?:\/([^?#\s]*))?/i.exec(website ?? "") ?? [];
  const name = [host.toLowerCase(), path.replace(/(?<!\/)\/+$/, "")].filter((part) => part !== "").join("/");
  if (name.length <= MAX_NAME_CHARS && !/\.$|%/.test(name) && !/\d{6}/.test(path) && !isRandom(path))
    return name || undefined;
  // A part of the path would be another page.
  return host.length <= MAX_NAME_CHARS && isOwnHost(host) ? host.toLowerCase() : undefined;
}

/** Tells whether the website is of the business rather than its page on a platform. */
export function isOwnWebsite(website: string | null): boolean {
  const [, host = ""] = /^https?:\/\/(?:www\.)?([^/?#:@\s]+)/i.exec(website ?? "") ?? [];
  return isOwnHost(host);
}

/** Matches parts of a path that nobody types, such as `F5W67fSY2LUCEiRH4ASy8w`. */
const RANDOM_PART = /(?:^|\/)(?=[^/]*\d)(?=[^/]*[a-z])(?=[^/]*[A-Z])[\w-]{12,}(?:\/|$)/;

function isRandom(path: string): boolean {
  return RANDOM_PART.test(path);
}

/** Tells whether the host identifies the business; that of a platform does not. */
function isOwnHost(host: string): boolean {
  return !host
    .toLowerCase()
    .split(".")
    .some((label) => PLATFORMS.has(label));
}

const PLATFORMS = new Set(
  "facebook fb instagram google linktr yelp tripadvisor youtube twitter x t wa tiktok linkedin local search yellowpages".split(
    " ",
  ),
);
