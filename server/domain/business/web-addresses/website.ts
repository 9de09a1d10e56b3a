import { memoize } from "../../text/memoize.ts";
import { isWebAddress } from "./web-address.ts";
import { REDIRECTS, TRACKING_OF_HOST, TRACKING_PARAMETERS, TRACKING_PREFIX } from "./website-data.ts";

/** Maximum depth of nested redirects. */
const MAX_REDIRECTS = 4;

/** The parts of an address; `rest` is empty or begins with "/", "?" or "#". */
interface Address {
  /** Scheme, host and port. */
  origin: string;
  host: string;
  rest: string;
}

/**
 * Returns the address of a website as its owner would write it: decoded if an exporter encoded it twice, taken out of a redirect of Google
 * or Facebook, and without tracking parameters. Any other address is returned unchanged.
 */
export function cleanWebsite(address: string): string {
  // Most addresses have neither.
  return address.includes("%") || address.includes("?") ? cleanAddress(address) : address;
}

const cleanAddress = memoize((address) => {
  let currentAddress = address;
  for (let step = 0; step < MAX_REDIRECTS; step++) {
    const nextAddress = removeTracking(unwrapRedirect(decodeAddress(currentAddress)));
    if (nextAddress === currentAddress) break;
    currentAddress = nextAddress;
  }
  // An invalid result means that the input was misunderstood.
  return isWebAddress(currentAddress) ? currentAddress : address;
});

const ENCODED_ADDRESS = /^https?%3a%2f%2f/i;

/** Decodes an address that was encoded like a parameter, as a whole or from the end of the host. */
function decodeAddress(address: string): string {
  if (ENCODED_ADDRESS.test(address)) return decodeOnce(address) ?? address;
  const parts = partsOf(address);
  if (parts === undefined) return address;
  const [path = ""] = parts.rest.split(/[?#]/, 1);
  const decodedPart = decodedQuery(parts.rest.slice(path.length));
  const isTwice = (hasEncodedQuery(path) && !decodedPart.startsWith("?")) || /(?:%25[89a-f][0-9a-f]){2}/i.test(path);
  const decodedPathOnce = isTwice ? decodeOnce(path)?.replace(/\?$/, "") : undefined;
  return parts.origin + (decodedPathOnce ?? path) + decodedPart;
}

/** Decodes a query whose separators are encoded too. */
function decodedQuery(encodedPart: string): string {
  const [query = ""] = encodedPart.split("#", 1);
  const isTwice = /^\?[a-z_][\w.-]*%3d[^%]/i.test(query) && !/[=&]/.test(query);
  return isTwice ? (decodeOnce(query) ?? query) + encodedPart.slice(query.length) : encodedPart;
}

/**
 * Tells whether an encoded question mark starts a query: a parameter follows it, or it ends a path. Titles of wikis end in question marks,
 * too.
 */
function hasEncodedQuery(path: string): boolean {
  const questionMark = path.search(/%3f/i);
  if (questionMark === -1) return false;
  const query = path.slice(questionMark + 3);
  return query === "" ? !/\/wiki\//i.test(path) : /%3d/i.test(query);
}

/** Returns undefined for text that is not encoded. Encodes characters that no address may hold. */
function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text).replace(/%(?![0-9a-f]{2})|[\s\p{Cc}"<>\\^`{|}]/giu, encodeURIComponent);
  } catch {
    return undefined;
  }
}

/** Returns the address that a redirect leads to. */
function unwrapRedirect(address: string): string {
  const parts = address.startsWith("/url?") ? { host: "www.google.com", rest: address } : partsOf(address);
  if (parts === undefined) return address;
  const [path = "", query = ""] = parts.rest.split(/[?#]/, 2);
  const redirect = REDIRECTS.find((candidate) => candidate.path === path && candidate.host.test(parts.host));
  for (const name of redirect?.parameters ?? []) {
    const value = query.split("&").find((pair) => pair.startsWith(`${name}=`));
    const target = value && decodeOnce(value.slice(name.length + 1));
    if (target && (isWebAddress(target) || ENCODED_ADDRESS.test(target))) return target;
  }
  return address;
}

function removeTracking(address: string): string {
  const parts = partsOf(address);
  if (parts === undefined) return address;
  const [, path = "", query, fragment = ""] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(parts.rest) ?? [];
  if (query === undefined) return address;
  const hostParameters = TRACKING_OF_HOST.get(parts.host.replace(/^(?:www|m)\./, ""));
  const pairs = query.split("&");
  const remainingPairs = pairs.filter((pair) => {
    const name = (pair.split("=", 1)[0] ?? "").toLowerCase();
    return !name.startsWith(TRACKING_PREFIX) && !TRACKING_PARAMETERS.has(name) && !hostParameters?.has(name);
  });
  if (remainingPairs.length === pairs.length) return address;
  return parts.origin + path + (remainingPairs.join("") === "" ? "" : `?${remainingPairs.join("&")}`) + fragment;
}

/** Returns undefined for anything but an http address with a host. */
function partsOf(address: string): Address | undefined {
  const [, origin = "", authority = "", rest = ""] = /^(https?:\/\/([^/?#%\s]+))(.*)$/is.exec(address) ?? [];
  const host = authority.toLowerCase().replace(/^[^@]*@|:\d*$/g, "");
  return host === "" ? undefined : { origin, host, rest };
}
