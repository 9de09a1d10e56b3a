/** Maximum length of a readable name. */
const MAX_NAME_CHARS = 40;

/** Returns `example.com` or `example.com/cafe` of `https://www.example.com/cafe/?from=maps`; undefined if it is too long to read. */
export function websiteName(website: string | null): string | undefined {
  const [, host = "", path = ""] = /^https?:\/\/(?:www\.)?([^/?#:@\s]+)(?:\/([^?#\s]*))?/i.exec(website ?? "") ?? [];
  if (isRedirect(website ?? "", host)) return undefined;
  const name = [host.toLowerCase(), path.replace(/(?<!\/)\/+$/, "")].filter((part) => part !== "").join("/");
  if (name.length <= MAX_NAME_CHARS && !/\.$|%/.test(name) && !/\d{6}/.test(path) && !isRandom(path))
    return name || undefined;
  // A part of the path would be another page.
  return host.length <= MAX_NAME_CHARS && isOwnHost(host) ? host.toLowerCase() : undefined;
}

/** Tells whether the name has no path though the link leads to a page such as `/alabama.html`. */
export function isWebsiteCut(website: string | null): boolean {
  const [path = ""] = (website ?? "").split(/[?#]/, 1);
  const file = path.slice(path.lastIndexOf("/") + 1);
  const isPage = path.split("/").length > 3 && /\.(?:html?|php|aspx?)$/i.test(file);
  return isPage && !/^(?:index|home|default)\./i.test(file) && !websiteName(website)?.includes("/");
}

/** Hosts that lead on to another page, or count who follows a link. */
const REDIRECTS =
  "bit.ly goo.gl t.co t.ly tinyurl.com ow.ly rb.gy cutt.ly commander1.com restaurantlogin.com is.gd buff.ly lnkd.in doubleclick.net googleadservices.com l.facebook.com hubs.ly sendgrid.net list-manage.com".split(
    " ",
  );
const REDIRECT_LABEL = /^(?:clicks?|clk|track|tracking|trk|redirect|redir)\d?$/;

/** Tells whether the address only leads to another one: its name is not that of the website. */
function isRedirect(website: string, host: string): boolean {
  const name = host.toLowerCase();
  return (
    REDIRECTS.some((redirect) => name === redirect || name.endsWith(`.${redirect}`)) ||
    (name.split(".").length > 2 && REDIRECT_LABEL.test(name.split(".", 1)[0] ?? "")) ||
    /[?&](?:url|u|dest|destination|redirect|redirect_url|target|goto)=https?/i.test(website)
  );
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
  "facebook fb instagram google linktr yelp tripadvisor youtube twitter x t wa tiktok linkedin local search yellowpages smood foodbooking mymenuweb ubereats just-eat lieferando deliveroo doordash grubhub opentable".split(
    " ",
  ),
);
