import ipaddr from "ipaddr.js";

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Top-level names that no public DNS has (RFC 6761, RFC 6762 appendix G, RFC 8375, `.internal` by ICANN). */
const PRIVATE_TOP_LEVELS = new Set(
  "localhost localdomain local internal intranet private corp home lan arpa".split(" "),
);
/** Matches most addresses, which need no parser: a plain host name with a top-level domain, and no user name before it. */
const USUAL_ADDRESS = /^https?:\/\/(?:(?!xn--)[a-z\d-]+\.)+([a-z]{2,63})(?::\d{1,4})?(?:[/?#][^\s"<>]*)?$/i;
/** Networks outside the public internet (RFC 6890). */
const PRIVATE_NETWORKS = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24
192.168.0.0/16 198.18.0.0/15 224.0.0.0/3 ::/96 64:ff9b:1::/48 fc00::/7 fe80::/9 ff00::/8`
  .split(/\s/)
  .map((network) => ipaddr.parseCIDR(network));
/** IPv6 networks whose addresses hold an IPv4 address (mapped, NAT64, 6to4), with the index of its first byte. */
const EMBEDDING_NETWORKS = [
  [ipaddr.parseCIDR("::ffff:0:0/96"), 12],
  [ipaddr.parseCIDR("64:ff9b::/96"), 12],
  [ipaddr.parseCIDR("2002::/16"), 2],
] as const;

/** Tells whether the text is an absolute http or https address without spaces, double quotes or angle brackets. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && !/[\s"<>]/.test(text) && URL.canParse(text);
}

/** Adds "https://" to an address without a scheme, such as "www.example.com". */
export function withScheme(text: string): string {
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text;
}

/**
 * Tells whether the text is a path of this site, such as "/details/joes". Browsers read a backslash as a slash, and two slashes as another
 * host.
 */
export function isSitePath(text: string): boolean {
  return /^\/[^\s/\\"'<>][^\s\\"'<>]*$/.test(text);
}

/** Says why a directory may not publish an address, as the end of a sentence; undefined if it may. */
export function addressProblem(address: string): string | undefined {
  const topLevel = USUAL_ADDRESS.exec(address)?.[1];
  if (topLevel !== undefined && !PRIVATE_TOP_LEVELS.has(topLevel.toLowerCase())) return undefined;
  if (!isWebAddress(address)) return "is not a web address (http or https)";
  const { username, password, hostname } = new URL(address);
  if (username !== "" || password !== "") return "has a user name or password";
  return isPrivateHost(hostname) ? "leads to a private network, which no visitor can open" : undefined;
}

export function isPublicAddress(address: string): boolean {
  return addressProblem(address) === undefined;
}

/** `hostname` must be normalised by the URL parser, which turns every notation of an IPv4 address into four decimal numbers. */
function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/\.$/, "").replace(/^\[(.*)\]$/, "$1");
  return ipaddr.isValid(host) ? isPrivateAddress(ipaddr.parse(host)) : isPrivateName(host);
}

/** Tells whether an IP address, such as DNS answers with, is on the public internet. */
export function isPublicIp(address: string): boolean {
  return ipaddr.isValid(address) && !isPrivateAddress(ipaddr.parse(address));
}

/** Tells whether no public DNS has the name, such as one without a dot. */
function isPrivateName(host: string): boolean {
  return !host.includes(".") || PRIVATE_TOP_LEVELS.has(host.slice(host.lastIndexOf(".") + 1));
}

function isPrivateAddress(address: Address): boolean {
  if (PRIVATE_NETWORKS.some((network) => isWithin(address, network))) return true;
  const embedding = EMBEDDING_NETWORKS.find(([network]) => isWithin(address, network));
  if (embedding === undefined) return false;
  const [, start] = embedding;
  return isPrivateAddress(ipaddr.fromByteArray(address.toByteArray().slice(start, start + 4)));
}

function isWithin(address: Address, [network, bits]: [Address, number]): boolean {
  return address.kind() === network.kind() && address.match(network, bits);
}
